"""Topic trap: Traps wait a turn where they were Set, answer in either turn, and go or stay by their kind."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import QUICK_PLAY
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import SpellOrTrap, Trap
from spellspeed.lang.words.places_said import YOUR_DECK, YOUR_HAND
from spellspeed.lang.words.verbs import SetOnField
from table import Table, table

SLOW_TRICK = probe("Probe Slow Trick", "Spell / Normal", Activation(do=SetOnField(One(Trap(), YOUR_DECK))))
QUICK_TRICK = probe(
    "Probe Quick Trick", "Spell / Normal", Activation(do=SetOnField(One(Trap(), YOUR_DECK), usable_at_once=True))
)
SLEIGHT = probe(
    "Probe Sleight", "Spell / Normal", Activation(do=SetOnField(One(SpellOrTrap(kind=QUICK_PLAY), YOUR_HAND)))
)
POOL = pool_with(SLOW_TRICK, QUICK_TRICK, SLEIGHT)
DEVICE = "activate Compulsory Evacuation Device"


def pass_until_turn(t: Table, turn: int) -> None:
    """Have everybody pass or go on to the End Phase until the first question of this turn."""
    for _ in range(60):
        if t.turn == turn:
            return
        seat = t.you if t.you.is_to_decide() else t.opp
        seat.does("pass" if "pass" in seat.is_offered() else "end phase")
    raise AssertionError(f"turn {turn} does not come")


# --------------------------------------------------------------------------------------------------- the activation


@pytest.mark.rule("trap.activation.uses-chain", scenario=1)
def test_the_activation_of_a_trap_is_a_chain_link_that_is_answered_at_spell_speed_two_or_three() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Just Desserts   hand: Kuriboh
        opp 8000   monsters: Kuriboh   set: Mystical Space Typhoon, Threatening Roar, Seven Tools of the Bandit
                   hand: Pot of Greed   deck: 3 Mystical Elf
    """)
    t.you.activates("Just Desserts")
    assert t.chain == ["Just Desserts"] and t.opp.lp == 8000
    assert t.opp.is_offered() == [
        "activate Mystical Space Typhoon",
        "activate Threatening Roar",
        "activate Seven Tools of the Bandit",
        "pass",
    ]
    t.opp.activates("Threatening Roar")
    assert t.chain == ["Just Desserts", "Threatening Roar"]
    t.nobody_responds()
    assert t.opp.lp == 7500 and "chain of 2 ended" in t.log()


@pytest.mark.rule("trap.activation.both-players-turns", scenario=1)
@pytest.mark.parametrize("turn", [2, 3])
def test_a_trap_set_on_the_first_turn_is_activated_in_the_opponents_turn_or_in_the_own_next_one(turn: int) -> None:
    t = table(
        """
        turn 1, Main Phase 1, you to act
        you 8000   hand: Compulsory Evacuation Device   deck: 3 Mystical Elf
        opp 8000   hand: Vorse Raider   deck: 3 Mystical Elf
        """,
        ask_all=True,
    )
    t.you.sets("Compulsory Evacuation Device")
    pass_until_turn(t, 2)
    t.nobody_responds()
    # Its condition is not met: there is no monster.
    t.you.cannot(DEVICE, because="target.timing.chosen-at-activation")
    t.opp.summons("Vorse Raider")
    while not (t.you.is_to_decide() and DEVICE in t.you.is_offered()):
        t.seats[0 if t.you.is_to_decide() else 1].passes()
    assert t.turn == 2
    if turn == 3:
        pass_until_turn(t, 3)
        assert (t.turn_player, t.phase) == ("you", "Draw Phase")
    assert DEVICE in t.you.is_offered()
    t.you.activates("Compulsory Evacuation Device", targeting="Vorse Raider").nobody_responds()
    assert t.turn == turn and t.opp.monsters == [] and "Vorse Raider" in t.opp.hand


@pytest.mark.rule("trap.normal.to-graveyard-after-resolution", scenario=1)
def test_a_normal_trap_goes_to_its_owners_graveyard_after_the_chain() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Just Desserts   graveyard: Kuriboh
        opp 8000   monsters: Kuriboh
    """)
    t.you.activates("Just Desserts").nobody_responds()
    assert t.opp.lp == 7500
    assert t.you.graveyard == ["Kuriboh", "Just Desserts"] and t.you.spells == [] and t.you.set_cards == []
    told = t.log()
    assert told.index("link 1 Just Desserts resolved") < told.index("Just Desserts sent to graveyard (rule)")


@pytest.mark.rule("trap.continuous.stays-and-keeps-applying", scenario=1)
def test_a_continuous_trap_stays_and_holds_in_both_turns_until_it_leaves() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   set: Gravity Bind   monsters: Vorse Raider (attack)   deck: 3 Mystical Elf
        opp 8000   monsters: Celtic Guardian (attack)   hand: Mystical Space Typhoon   deck: 3 Mystical Elf
        """,
        ask_all=True,
    )
    t.you.activates("Gravity Bind").nobody_responds()
    assert t.you.spells == ["Gravity Bind"] and t.you.graveyard == []
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    assert t.step == "Battle Step"
    t.you.cannot("attack Celtic Guardian with Vorse Raider", because="effect.cannot.forbids-while-it-applies")
    t.you.ends_turn()
    t.nobody_responds()
    assert t.turn == 4 and t.you.spells == ["Gravity Bind"]
    t.opp.goes_to("Battle Phase")
    t.nobody_responds()
    assert (t.turn, t.step) == (4, "Battle Step")
    t.opp.cannot("attack Vorse Raider with Celtic Guardian", because="effect.cannot.forbids-while-it-applies")
    t.opp.activates("Mystical Space Typhoon", targeting="Gravity Bind").nobody_responds()
    assert t.you.graveyard == ["Gravity Bind"] and t.you.spells == []
    t.opp.can("attack Vorse Raider with Celtic Guardian")


# -------------------------------------------------------------------------------------------------------- being Set


@pytest.mark.rule("trap.set.must-be-set-first", scenario=1)
def test_a_trap_in_the_hand_is_only_set_even_when_it_could_do_something() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Just Desserts, Compulsory Evacuation Device   set: Threatening Roar   monsters: Kuriboh
        opp 8000   monsters: Kuriboh   deck: 2 Mystical Elf
    """)
    offers = t.you.is_offered()
    assert [offer for offer in offers if offer.startswith("activate")] == ["activate Threatening Roar"]
    for name in ("Just Desserts", "Compulsory Evacuation Device"):
        assert f"set {name}" in offers
        t.you.cannot(f"activate {name}", because="trap.set.must-be-set-first")
    # Neither in the own Battle Phase nor in the opponent's turn: there not even that.
    t.you.goes_to("Battle Phase")
    for name in ("Just Desserts", "Compulsory Evacuation Device"):
        t.you.cannot(f"activate {name}", because="trap.set.must-be-set-first")
        assert f"set {name}" not in t.you.is_offered()


@pytest.mark.rule("trap.set.not-in-turn-it-was-set", scenario=1)
def test_a_trap_does_not_answer_what_happens_later_in_the_turn_in_which_it_was_set() -> None:
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Vorse Raider (attack)   {trap}
        opp 8000   monsters: Mystical Elf (attack), Celtic Guardian (defense)
    """
    t = table(position.format(trap="hand: Just Desserts"), ask_all=True)
    t.you.sets("Just Desserts")
    t.nobody_responds()
    assert "activate Just Desserts" not in t.you.is_offered()
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.attacks("Vorse Raider", "Mystical Elf")
    assert t.you.is_offered() == ["pass"]
    t.you.cannot("activate Just Desserts", because="trap.set.not-in-turn-it-was-set")
    # One that was Set earlier does.
    t = table(position.format(trap="set: Just Desserts"), ask_all=True)
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.attacks("Vorse Raider", "Mystical Elf")
    assert t.you.is_offered() == ["activate Just Desserts", "pass"]


@pytest.mark.rule("trap.set.usable-from-next-turn", scenario=1)
def test_a_trap_set_in_turn_1_is_offered_in_the_opponents_draw_phase() -> None:
    t = table("""
        turn 1, Main Phase 1, you to act
        you 8000   hand: Mirror Force, Kuriboh, Compulsory Evacuation Device, Umi   deck: 3 Mystical Elf
        opp 8000   deck: 3 Mystical Elf
    """)
    t.you.summons("Kuriboh")
    t.you.sets("Mirror Force")
    t.you.sets("Compulsory Evacuation Device")
    t.you.cannot(DEVICE, because="trap.set.not-in-turn-it-was-set")
    t.you.ends_turn()
    # The condition of Mirror Force is not met.
    assert (t.turn, t.turn_player, t.phase) == (2, "opp", "Draw Phase")
    assert t.you.is_offered() == [DEVICE, "pass"]
    t.you.activates("Compulsory Evacuation Device", targeting="Kuriboh").nobody_responds()
    assert t.you.hand == ["Umi", "Kuriboh"]


@pytest.mark.rule("trap.set.can-be-destroyed-before-use", scenario=1)
def test_a_trap_destroyed_in_the_turn_in_which_it_was_set_is_not_chained_and_does_nothing() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Just Desserts   set: Threatening Roar
        opp 8000   set: Mystical Space Typhoon   monsters: Kuriboh
    """)
    t.you.sets("Just Desserts")
    t.nobody_responds()
    t.you.goes_to("End Phase")
    t.opp.activates("Mystical Space Typhoon", targeting="Just Desserts")
    # You are asked, since another Trap could be chained, but this one cannot.
    assert t.you.is_offered() == ["activate Threatening Roar", "pass"]
    t.you.cannot("activate Just Desserts", because="trap.set.not-in-turn-it-was-set")
    t.nobody_responds()
    assert t.you.graveyard == ["Just Desserts"] and t.opp.lp == 8000
    assert "Just Desserts destroyed (effect)" in t.log() and "you activated Just Desserts" not in t.log()


@pytest.mark.rule("trap.set.set-by-effect-also-waits", scenario=1)
def test_a_trap_that_an_effect_set_from_the_deck_waits_for_the_next_turn() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Probe Slow Trick   deck: Just Desserts, Mystical Elf, Mystical Elf
        opp 8000   monsters: Kuriboh   deck: 3 Mystical Elf
        """,
        pool=POOL,
        ask_all=True,
    )
    t.you.activates("Probe Slow Trick").nobody_responds()
    t.you.chooses("Just Desserts")
    assert t.you.set_cards == ["Just Desserts"]
    questions = 0
    while t.turn == 3:
        t.you.cannot("activate Just Desserts", because="trap.set.not-in-turn-it-was-set")
        if t.you.is_to_decide():
            assert "activate Just Desserts" not in t.you.is_offered()
            questions += 1
            t.you.does("pass" if "pass" in t.you.is_offered() else "end phase")
        else:
            t.opp.passes()
    assert questions > 2 and t.turn_player == "opp"
    t.opp.passes()
    assert t.phase == "Draw Phase" and "activate Just Desserts" in t.you.is_offered()


@pytest.mark.rule("trap.set.set-by-effect-also-waits", scenario=1)
def test_a_trap_that_an_effect_set_for_use_in_this_turn_is_offered_at_once() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Probe Quick Trick   deck: Just Desserts, Mystical Elf, Mystical Elf
        opp 8000   monsters: Kuriboh
        """,
        pool=POOL,
    )
    t.you.activates("Probe Quick Trick").nobody_responds()
    t.you.take_zone(None)
    t.nobody_responds()
    assert t.you.set_cards == ["Just Desserts"] and "activate Just Desserts" in t.you.is_offered()
    t.you.activates("Just Desserts").nobody_responds()
    assert t.opp.lp == 7500


@pytest.mark.rule("trap.set.set-by-effect-also-waits", scenario=1)
def test_a_quick_play_spell_that_an_effect_set_waits_as_well() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Probe Sleight, Mystical Space Typhoon   deck: 3 Mystical Elf
        opp 8000   set: Trap Hole   deck: 3 Mystical Elf
        """,
        pool=POOL,
    )
    t.you.can("activate Mystical Space Typhoon")
    t.you.activates("Probe Sleight").nobody_responds()
    t.you.take_zone(None)
    t.nobody_responds()
    assert t.you.set_cards == ["Mystical Space Typhoon"]
    t.you.cannot("activate Mystical Space Typhoon", because="spell.quick-play.not-in-turn-it-was-set")
    t.you.goes_to("End Phase")
    assert (t.turn_player, t.phase) == ("opp", "Draw Phase")
    assert t.you.is_offered() == ["activate Mystical Space Typhoon", "pass"]


# ---------------------------------------------------------------------------------------------------- Counter Traps


@pytest.mark.rule("trap.counter.answers-activations", scenario=1)
def test_magic_jammer_is_offered_only_while_the_activation_of_a_spell_is_pending() -> None:
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   set: Magic Jammer   hand: Kuriboh
        opp 8000   set: Mystical Space Typhoon   hand: Celtic Guardian
        """,
        ask_all=True,
    )
    t.you.cannot("activate Magic Jammer", because="trap.counter.answers-activations")
    t.opp.summons("Celtic Guardian")
    for _ in range(2):  # the summon that is attempted, and the summon that has succeeded
        t.opp.passes()
        assert t.you.is_offered() == ["pass"]
        t.you.cannot("activate Magic Jammer", because="trap.counter.answers-activations")
        t.you.passes()
    t.opp.activates("Mystical Space Typhoon", targeting="Magic Jammer")
    assert t.you.is_offered() == ["activate Magic Jammer", "pass"]
    t.you.activates("Magic Jammer", discarding="Kuriboh").nobody_responds()
    assert "opp's Mystical Space Typhoon was negated: activation" in t.log()
    assert t.opp.graveyard == ["Mystical Space Typhoon"] and "Magic Jammer destroyed (effect)" not in t.log()


@pytest.mark.rule("trap.counter.works-on-normal-cards-with-own-condition", scenario=1)
def test_magic_jammer_stops_a_normal_spell_but_seven_tools_of_the_bandit_does_not() -> None:
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   set: Magic Jammer, Seven Tools of the Bandit   hand: Kuriboh
        opp 8000   hand: Pot of Greed   deck: 3 Mystical Elf
    """)
    t.opp.activates("Pot of Greed")
    assert t.you.is_offered() == ["activate Magic Jammer", "pass"]
    t.you.cannot("activate Seven Tools of the Bandit", because="trap.counter.answers-activations")
    t.you.activates("Magic Jammer", discarding="Kuriboh").nobody_responds()
    assert t.opp.hand == [] and t.opp.graveyard == ["Pot of Greed"]
    assert t.you.graveyard == ["Kuriboh", "Magic Jammer"] and t.you.set_cards == ["Seven Tools of the Bandit"]


@pytest.mark.rule("trap.counter.works-on-normal-cards-with-own-condition", scenario=1)
def test_magic_jammer_cannot_be_used_with_an_empty_hand() -> None:
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   set: Magic Jammer, Seven Tools of the Bandit
        opp 8000   hand: Pot of Greed   deck: 3 Mystical Elf
        """,
        ask_all=True,
    )
    t.opp.activates("Pot of Greed")
    assert t.you.is_offered() == ["pass"]
    t.you.cannot("activate Magic Jammer", because="cost.unpayable.cannot-activate")
    t.nobody_responds()
    assert t.opp.hand == ["Mystical Elf"] * 2


@pytest.mark.rule("trap.counter.works-on-normal-cards-with-own-condition", scenario=1)
def test_seven_tools_of_the_bandit_stops_a_normal_trap_but_magic_jammer_does_not() -> None:
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   set: Magic Jammer, Seven Tools of the Bandit   hand: Kuriboh   monsters: Kuriboh
        opp 8000   set: Just Desserts
    """)
    t.opp.activates("Just Desserts")
    assert t.you.is_offered() == ["activate Seven Tools of the Bandit", "pass"]
    t.you.cannot("activate Magic Jammer", because="trap.counter.answers-activations")
    t.you.activates("Seven Tools of the Bandit").nobody_responds()
    assert t.you.lp == 7000 and t.opp.graveyard == ["Just Desserts"]
