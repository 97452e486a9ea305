"""Topic chain: the Spell Speed of every effect that is activated, and what it can be chained to."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.flatten.circumstances import speed_of
from spellspeed.lang.flatten.whole_card import flatten
from spellspeed.lang.words.choices import All
from spellspeed.lang.words.every_word import ATK, OPPONENT, UNTIL_TURN_ENDS
from spellspeed.lang.words.lines import Activation, Card, Continuous, Flip, Ignition, Line, Quick, Trigger, Unclassified
from spellspeed.lang.words.nouns import THIS_CARD, Monster, Trap
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD, THE_FIELD
from spellspeed.lang.words.timings import If, LeftField, Sent
from spellspeed.lang.words.verbs import ChangeStat, Draw, GainLP, InflictDamage, NegateEffectsOf
from spellspeed.pool import CardPool
from spellspeed.words import COUNTER, TRAP
from table import Table, table

IGNITION = Ignition(1, do=InflictDamage(300, OPPONENT))
QUICK = Quick(1, do=GainLP(300))
TRIGGER = Trigger(1, when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD)), do=Draw(1))
FLIP = Flip(1, do=Draw(1))

IGNITER = probe("Test Igniter", "Warrior / Effect", IGNITION)
QUICK_HEALER = probe("Test Healer", "Warrior / Effect", QUICK)
MOURNER = probe("Test Mourner", "Warrior / Effect", TRIGGER)
TUMBLER = probe("Test Tumbler", "Warrior / Flip / Effect", FLIP)
STARGAZER = probe("Test Stargazer", "Spellcaster / Pendulum / Effect", pendulum=(Ignition(1, do=GainLP(100)),), scale=1)
TRAP_STUN = probe(
    "Test Trap Stun",
    "Trap / Normal",
    Activation(1, do=NegateEffectsOf(All(Trap(), THE_FIELD, other_than=THIS_CARD), until=UNTIL_TURN_ENDS)),
)
POOL = pool_with(IGNITER, QUICK_HEALER, MOURNER, TUMBLER, TRAP_STUN, STARGAZER)


def speeds_of(name: str) -> list[int]:
    """The Spell Speeds of a written card's lines, 0 for what is not activated."""
    return [line.speed for line in POOL.programs[POOL.find(name).index].lines]


def activation_speed(name: str) -> int:
    """The Spell Speed with which a Spell or Trap Card is activated, written or not."""
    return speed_of(Activation(), POOL.find(name).kind)


# ------------------------------------------------------------------------------------------------ what speed a card has


@pytest.mark.rule("chain.spell-speed.every-activated-effect-has-one", scenario=1)
def test_every_activated_effect_has_a_spell_speed() -> None:
    assert speeds_of("Trade-In") == [1]
    assert speeds_of("Mystical Space Typhoon") == [2]
    assert speeds_of("Raigeki Break") == [2]
    assert speeds_of("Solemn Judgment") == [3]
    assert speeds_of("Cannon Soldier") == [1]  # an Ignition Effect
    assert speeds_of("Sangan") == [1]  # a Trigger Effect
    assert speeds_of("Man-Eater Bug") == [1]  # a Flip Effect
    assert speeds_of("Test Healer") == [2]  # a Quick Effect


@pytest.mark.rule("chain.spell-speed.every-activated-effect-has-one", scenario=1)
def test_what_is_not_activated_has_no_spell_speed() -> None:
    assert speeds_of("Skill Drain") == [2, 0]  # the activation of the card, then its Continuous Effect
    assert speeds_of("Jinzo") == [0, 0]
    assert speeds_of("Call of the Haunted") == [2, 0, 0]  # its last two sentences happen by themselves
    assert speeds_of("Exodia the Forbidden One") == [0]


@pytest.mark.rule("chain.spell-speed-1.members", scenario=1)
@pytest.mark.rule("chain.spell-speed-1.members", scenario=2)
@pytest.mark.parametrize(
    "name",
    [
        "Smashing Ground",  # Normal
        "Axe of Despair",  # Equip
        "Megamorph",
        "Sogen",  # Field
        "Amorphous Persona",
        "Banner of Courage",  # Continuous
        "Dracocension",
        "Black Luster Ritual",  # Ritual
    ],
)
def test_the_five_kinds_of_slow_spell_have_spell_speed_1(name: str) -> None:
    assert activation_speed(name) == 1


@pytest.mark.rule("chain.spell-speed-1.members", scenario=1)
def test_a_pendulum_effect_and_placing_a_pendulum_card_have_spell_speed_1() -> None:
    # The documents' card is in no data file: a monster with such a Pendulum Effect stands for it.
    assert speeds_of("Test Stargazer") == [1, 1]  # the Pendulum Effect, and the activation of the card itself


@pytest.mark.rule("chain.spell-speed-1.members", scenario=1)
@pytest.mark.rule("chain.spell-speed-1.members", scenario=2)
@pytest.mark.parametrize("line", [IGNITION, TRIGGER, FLIP])
def test_ignition_trigger_and_flip_effects_have_spell_speed_1(line: Line) -> None:
    assert speed_of(line, POOL.find("Test Igniter").kind) == 1


@pytest.mark.rule("chain.spell-speed-1.members", scenario=2)
@pytest.mark.rule("chain.spell-speed-2.members", scenario=1)
def test_quick_play_spells_ordinary_traps_and_quick_effects_have_spell_speed_2() -> None:
    assert activation_speed("Mystical Space Typhoon") == 2  # Quick-Play
    assert activation_speed("Raigeki Break") == 2  # Normal Trap
    assert activation_speed("Skill Drain") == 2  # Continuous Trap
    assert speed_of(QUICK, POOL.find("Wattkinetic Puppeteer").kind) == 2  # the Quick Effect of a monster


@pytest.mark.rule("chain.spell-speed-1.members", scenario=2)
@pytest.mark.rule("chain.spell-speed-3.only-counter-traps", scenario=1)
@pytest.mark.parametrize(
    "name",
    ["Solemn Judgment", "Solemn Strike", "Magic Jammer", "Seven Tools of the Bandit", "Vampire Domination"],
)
def test_a_counter_trap_has_spell_speed_3(name: str) -> None:
    assert activation_speed(name) == 3


@pytest.mark.rule("chain.spell-speed-3.only-counter-traps", scenario=1)
def test_of_all_cards_only_counter_traps_have_spell_speed_3() -> None:
    cards = CardPool.builtin().facts
    fastest = [card.name_en for card in cards if 3 in all_speeds(card)]
    counter_traps = [card.name_en for card in cards if card.kind & TRAP and card.kind & COUNTER]
    assert len(counter_traps) > 10
    assert fastest == counter_traps


def all_speeds(card: CardFacts) -> list[int]:
    """The Spell Speeds of a card's lines and of the activation that every Spell and Trap has."""
    lines = list(CardPool.builtin().programs[card.index].lines)
    if not card.is_monster():
        lines += flatten(Card(card.password, card.name_en), card.kind, lambda name: 0).lines
    return [line.speed for line in lines]


@pytest.mark.rule("chain.spell-speed.every-activated-effect-has-one", scenario=0)
def test_a_continuous_or_unclassified_line_has_no_spell_speed_on_any_kind_of_card() -> None:
    continuous = Continuous(do=ChangeStat(ATK, All(Monster(), THE_FIELD), 100))
    unclassified = Unclassified(when=If(LeftField(THIS_CARD)), do=Draw(1))
    for name in ("Solemn Judgment", "Mystical Space Typhoon", "Sogen", "Sangan"):
        assert speed_of(continuous, POOL.find(name).kind) == 0
        assert speed_of(unclassified, POOL.find(name).kind) == 0


# ------------------------------------------------------------------------------------------- Spell Speed 1 is no answer


@pytest.mark.rule("chain.spell-speed-1.cannot-be-chained-freely", scenario=1)
def test_a_normal_spell_and_an_ignition_effect_wait_for_an_open_state_of_the_main_phase() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Trade-In, Blue-Eyes White Dragon, Mirror Force   monsters: Cannon Soldier
                   deck: 3 Mystical Elf
        opp 8000   set: Mystical Space Typhoon
        """,
        ask_all=True,
    )
    t.you.can("activate Trade-In")
    t.you.can("activate Cannon Soldier")
    t.you.sets("Mirror Force")
    for name in ("Trade-In", "Cannon Soldier"):
        assert not t.you.can_activate(name)
    t.you.passes()
    t.opp.activates("Mystical Space Typhoon", targeting="Mirror Force")
    assert t.you.is_asked("response").offers == ["pass"]
    for name in ("Trade-In", "Cannon Soldier"):
        t.you.cannot(f"activate {name}", because="chain.spell-speed-1.cannot-be-chained-freely")
    t.you.passes()
    t.opp.passes()
    assert t.you.is_asked("response").offers == ["pass"]  # the chain is over, but this is no open state yet
    t.nobody_responds()
    t.you.is_asked("open state")
    t.you.can("activate Trade-In")
    t.you.can("activate Cannon Soldier")


@pytest.mark.rule("chain.spell-speed-1.cannot-be-chained-freely", scenario=1)
@pytest.mark.parametrize("phase", ["Draw Phase", "Standby Phase", "Battle Step", "End Phase"])
def test_spell_speed_1_is_not_available_outside_the_main_phase(phase: str) -> None:
    t = table(
        f"""
        turn 3, {phase}, you to act
        you 8000   hand: Trade-In, Blue-Eyes White Dragon   monsters: Cannon Soldier   deck: 3 Mystical Elf
        opp 8000
        """,
        ask_all=True,
    )
    t.you.cannot("activate Trade-In", because="spell.activation.own-main-phase-open-state")
    t.you.cannot("activate Cannon Soldier", because="effect-type.ignition.own-main-phase-open-state")


@pytest.mark.rule("chain.spell-speed.must-be-at-least", scenario=1)
def test_only_what_is_at_least_as_fast_as_the_last_link_can_be_chained_to_it() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Rush Recklessly, Ookazi   monsters: Test Healer, Test Igniter
                   set: Compulsory Evacuation Device, Solemn Judgment, Seven Tools of the Bandit
        opp 8000   hand: Sangan   set: Mystical Space Typhoon, Magic Jammer
        """,
        pool=POOL,
        ask_all=True,
    )
    t.you.activates("Rush Recklessly", targeting="Test Healer")
    t.opp.activates("Mystical Space Typhoon", targeting="Compulsory Evacuation Device")  # Spell Speed 2
    assert sorted(t.you.is_offered()) == [
        "activate Compulsory Evacuation Device",
        "activate Solemn Judgment",
        "activate Test Healer",
        "pass",
    ]
    for name in ("Ookazi", "Test Igniter"):
        t.you.cannot(f"activate {name}", because="chain.spell-speed-1.cannot-be-chained-freely")
    t.you.activates("Test Healer")
    t.opp.passes()
    t.you.activates("Compulsory Evacuation Device", targeting="Test Igniter")
    assert t.chain[-1] == "Compulsory Evacuation Device"


@pytest.mark.rule("chain.spell-speed.must-be-at-least", scenario=1)
@pytest.mark.rule("chain.spell-speed-3.only-counter-traps", scenario=2)
def test_a_counter_trap_can_be_answered_by_counter_traps_only() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi, Rush Recklessly, Hinotama   monsters: Test Healer, Test Igniter
                   set: Compulsory Evacuation Device, Solemn Judgment, Seven Tools of the Bandit, Test Trap Stun
        opp 8000   hand: Sangan   set: Magic Jammer
        """,
        pool=POOL,
        ask_all=True,
    )
    t.you.activates("Ookazi")
    t.opp.activates("Magic Jammer", discarding="Sangan")  # Spell Speed 3
    offered = t.you.is_offered()
    assert sorted(offered) == ["activate Seven Tools of the Bandit", "activate Solemn Judgment", "pass"]
    for name in ("Rush Recklessly", "Test Healer", "Compulsory Evacuation Device", "Test Trap Stun"):
        t.you.cannot(f"activate {name}", because="chain.spell-speed.must-be-at-least")
    for name in ("Hinotama", "Test Igniter"):
        t.you.cannot(f"activate {name}", because="chain.spell-speed-1.cannot-be-chained-freely")


# ------------------------------------------------------------------------------------------------------- Spell Speed 2


def answering_a_trap(first: str) -> Table:
    """The opponent has activated a card, and you hold a Set Normal Trap."""
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   hand: Sangan, Kuriboh   monsters: Battle Ox   set: Raigeki Break, Magic Jammer
        opp 8000   hand: Ookazi, Rush Recklessly, Mystical Elf   monsters: Celtic Guardian
                   set: Compulsory Evacuation Device, Seven Tools of the Bandit
        """,
        ask_all=True,
    )
    t.opp.does(f"activate {first}")
    t.opp.settle_zone(None)
    if first != "Ookazi":
        t.opp.targets("Celtic Guardian")
    return t


@pytest.mark.rule("chain.spell-speed-2.members", scenario=2)
@pytest.mark.parametrize("first", ["Ookazi", "Rush Recklessly", "Compulsory Evacuation Device"])
def test_a_normal_trap_answers_a_normal_spell_a_quick_play_spell_and_a_normal_trap(first: str) -> None:
    t = answering_a_trap(first)
    t.you.activates("Raigeki Break", discarding="Kuriboh", targeting="Celtic Guardian")
    assert t.chain == [first, "Raigeki Break"]


@pytest.mark.rule("chain.spell-speed-2.members", scenario=2)
def test_a_normal_trap_does_not_answer_a_counter_trap() -> None:
    t = answering_a_trap("Ookazi")
    t.you.activates("Magic Jammer", discarding="Kuriboh")
    t.opp.activates("Seven Tools of the Bandit")
    t.you.is_asked("response")
    t.you.cannot("activate Raigeki Break", because="chain.spell-speed.must-be-at-least")


@pytest.mark.rule("chain.spell-speed-2.may-be-activated-with-priority", scenario=1)
def test_spell_speed_2_answers_spell_speed_1_and_2_in_the_opponents_turn() -> None:
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   hand: Kuriboh   monsters: Battle Ox   set: Mystical Space Typhoon, Raigeki Break
        opp 8000   hand: Smashing Ground   monsters: Celtic Guardian   set: Rush Recklessly, Mirror Force
        """,
        ask_all=True,
    )
    t.opp.activates("Smashing Ground")
    t.you.can("activate Mystical Space Typhoon")
    t.you.can("activate Raigeki Break")
    t.you.activates("Mystical Space Typhoon", targeting="Mirror Force")
    t.opp.activates("Rush Recklessly", targeting="Celtic Guardian")
    t.you.activates("Raigeki Break", discarding="Kuriboh", targeting="Celtic Guardian")
    assert t.chain == ["Smashing Ground", "Mystical Space Typhoon", "Rush Recklessly", "Raigeki Break"]


@pytest.mark.rule("chain.spell-speed-2.may-be-activated-with-priority", scenario=2)
@pytest.mark.parametrize("fast", [True, False])
def test_spell_speed_2_answers_a_normal_trap_and_not_a_counter_trap(fast: bool) -> None:
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   hand: Kuriboh, Sangan   set: Raigeki Break, Compulsory Evacuation Device
        opp 8000   hand: Ookazi   monsters: Celtic Guardian   set: Mystical Space Typhoon, Seven Tools of the Bandit
        """,
        ask_all=True,
    )
    t.opp.activates("Ookazi")
    t.you.activates("Raigeki Break", discarding="Kuriboh", targeting="Celtic Guardian")
    t.opp.can("activate Mystical Space Typhoon")
    t.opp.can("activate Seven Tools of the Bandit")
    if fast:
        t.opp.activates("Mystical Space Typhoon", targeting="Compulsory Evacuation Device")
        t.you.activates("Compulsory Evacuation Device", targeting="Celtic Guardian")
        assert t.chain[1:] == ["Raigeki Break", "Mystical Space Typhoon", "Compulsory Evacuation Device"]
    else:
        t.opp.activates("Seven Tools of the Bandit")
        assert t.you.is_asked("response").offers == ["pass"]
        t.you.cannot("activate Compulsory Evacuation Device", because="chain.spell-speed.must-be-at-least")


@pytest.mark.rule("chain.spell-speed-2.cannot-chain-to-speed-3", scenario=1)
def test_nothing_of_spell_speed_2_can_be_chained_to_solemn_judgment() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi   monsters: Test Healer   set: Mystical Space Typhoon, Test Trap Stun, Royal Decree
        opp 8000   set: Solemn Judgment, Mystical Space Typhoon
        """,
        pool=POOL,
        ask_all=True,
    )
    t.you.activates("Ookazi")
    t.opp.activates("Solemn Judgment")
    assert t.opp.lp == 4000
    assert t.you.is_asked("response").offers == ["pass"]
    for name in ("Mystical Space Typhoon", "Test Trap Stun", "Test Healer", "Royal Decree"):
        t.you.cannot(f"activate {name}", because="chain.spell-speed.must-be-at-least")
    t.you.passes()
    # The one who activated the Counter Trap cannot chain a slower card to it either.
    t.opp.cannot("activate Mystical Space Typhoon", because="chain.spell-speed.must-be-at-least")


# ------------------------------------------------------------------------------------------------------- Spell Speed 3


@pytest.mark.rule("chain.spell-speed-3.may-be-activated-with-priority", scenario=1)
def test_a_set_magic_jammer_answers_a_spell() -> None:
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   hand: Kuriboh, Sangan   set: Magic Jammer
        opp 8000   hand: Trade-In, Blue-Eyes White Dragon   deck: 3 Mystical Elf
        """,
        ask_all=True,
    )
    t.opp.activates("Trade-In", discarding="Blue-Eyes White Dragon")
    t.you.activates("Magic Jammer", discarding="Kuriboh")
    assert t.chain == ["Trade-In", "Magic Jammer"]
    assert t.you.hand == ["Sangan"] and t.you.graveyard == ["Kuriboh"]
    t.nobody_responds()
    assert t.opp.hand == [] and t.opp.graveyard == ["Blue-Eyes White Dragon", "Trade-In"]


@pytest.mark.rule("chain.spell-speed-3.may-be-activated-with-priority", scenario=1)
def test_a_counter_trap_whose_condition_is_not_met_is_not_offered_with_priority() -> None:
    t = table(
        """
        turn 4, Standby Phase, opp to act
        you 8000   hand: Kuriboh   set: Magic Jammer
        opp 8000
        """,
        ask_all=True,
    )
    t.opp.passes()
    t.you.cannot("activate Magic Jammer", because="trap.counter.answers-activations")
    assert t.you.is_offered() == ["pass"]


@pytest.mark.rule("chain.spell-speed-3.chains-to-anything", scenario=1)
def test_solemn_judgment_answers_solemn_judgment() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Trade-In, Blue-Eyes White Dragon   set: Solemn Judgment   deck: 3 Mystical Elf
        opp 8000   set: Solemn Judgment
        """,
        ask_all=True,
    )
    t.you.activates("Trade-In", discarding="Blue-Eyes White Dragon")
    t.opp.activates("Solemn Judgment")
    t.you.activates("Solemn Judgment")
    assert t.chain == ["Trade-In", "Solemn Judgment", "Solemn Judgment"]
    assert (t.you.lp, t.opp.lp) == (4000, 4000)
    t.nobody_responds()
    assert t.you.hand == ["Mystical Elf", "Mystical Elf"]


@pytest.mark.rule("chain.spell-speed-3.chains-to-anything", scenario=2)
def test_only_seven_tools_answers_magic_jammer() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi, Mystical Space Typhoon   monsters: Test Healer
                   set: Seven Tools of the Bandit, Compulsory Evacuation Device
        opp 8000   hand: Sangan   set: Magic Jammer, Mirror Force
        """,
        pool=POOL,
        ask_all=True,
    )
    t.you.activates("Ookazi")
    t.opp.activates("Magic Jammer", discarding="Sangan")
    assert t.you.is_offered() == ["activate Seven Tools of the Bandit", "pass"]
    for name in ("Mystical Space Typhoon", "Test Healer", "Compulsory Evacuation Device"):
        t.you.cannot(f"activate {name}", because="chain.spell-speed.must-be-at-least")
    t.you.activates("Seven Tools of the Bandit")
    assert t.chain == ["Ookazi", "Magic Jammer", "Seven Tools of the Bandit"]
