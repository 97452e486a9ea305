"""Topic effect-type: Continuous, Ignition and Trigger Effects of monsters."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.applies.continuous import is_negated
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.choices import ANY_CARD, All, Exists, Not, One, Top
from spellspeed.lang.words.deeds import Deed, May
from spellspeed.lang.words.every_word import (
    ATK,
    BECAUSE_OF_BATTLE,
    BECAUSE_OF_EFFECT,
    BEING_DESTROYED_BY_EFFECTS,
    FACE_UP,
    FACE_UP_DEFENSE,
    SUMMONED_NORMALLY,
    WARRIOR,
    YOU,
)
from spellspeed.lang.words.lines import Activation, Continuous, Flip, Ignition, Line, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, Monster
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, THE_FIELD, YOUR_FIELD, YOUR_GRAVEYARD, YOUR_HAND
from spellspeed.lang.words.timings import Destroyed, Discarded, Flipped, If, Summoned, When
from spellspeed.lang.words.verbs import (
    Banish,
    ChangePosition,
    ChangeStat,
    Destroy,
    Discard,
    Forbid,
    GainLP,
    SendToGraveyard,
    SpecialSummon,
)
from table import Table, table


def played(*cards: CardFacts, you: str, opp: str = "") -> Table:
    """Your Main Phase 1 with these made-up cards in the pool."""
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000 {you}\nopp 8000 {opp}", pool=pool_with(*cards))


def monster(name: str, *lines: Line, line: str = "Warrior / Effect", atk: int = 1000) -> CardFacts:
    return probe(name, line, *lines, atk=atk)


def captain(amount: int = 400, other_than_this: bool = False) -> CardFacts:
    """A Warrior that gives ATK to its controller's Warriors, or to his other monsters."""
    mine = All(Monster(FACE_UP), YOUR_FIELD, other_than=THIS_CARD)
    warriors = All(Monster(FACE_UP, type_=WARRIOR), YOUR_FIELD)
    return monster("Test Captain", Continuous(1, ChangeStat(ATK, mine if other_than_this else warriors, amount)))


def spell(deed: Deed, name: str = "Test Spell") -> CardFacts:
    return probe(name, "Spell", Activation(do=deed))


# --------------------------------------------------------------------------------------------------- Continuous Effects


@pytest.mark.rule("effect-type.continuous.not-activated", scenario=1)
def test_a_continuous_effect_makes_no_chain_link_and_cannot_be_answered() -> None:
    """Divine Wrath answers any activated effect of a monster."""
    t = played(
        captain(),
        you="hand: Test Captain   monsters: Celtic Guardian, Cannon Soldier",
        opp="hand: Kuriboh   set: Divine Wrath",
    )
    t.you.summons("Test Captain")
    assert t.news()[-1] == "Test Captain summoned"
    t.you.is_asked("open state")
    assert (t.you.atk_of("Celtic Guardian"), t.you.atk_of("Test Captain")) == (1800, 1400)
    assert not [line for line in t.log() if "declared" in line or "link" in line or "activated" in line]
    # An activated effect can be answered.
    t.you.activates("Cannon Soldier", tributing="Test Captain")
    assert t.opp.is_asked("response").offers == ["activate Divine Wrath", "pass"]


@pytest.mark.rule("effect-type.continuous.not-activated", scenario=2)
def test_skill_drain_negates_a_summoned_effect_monster_at_once_and_activates_nothing() -> None:
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   spells: Skill Drain
        opp 8000   hand: Test Captain, Kuriboh   set: Magic Jammer, Seven Tools of the Bandit
        """,
        pool=pool_with(captain()),
    )
    t.opp.summons("Test Captain")
    t.opp.is_asked("open state")
    assert is_negated(t.duel.game, t.duel.state, t.opp.monster("Test Captain").row)
    assert t.opp.atk_of("Test Captain") == 1000
    assert not [line for line in t.log() if "declared" in line or "link" in line or "activated" in line]


@pytest.mark.rule("effect-type.continuous.applies-once-faceup", scenario=1)
def test_a_continuous_effect_applies_as_soon_as_its_monster_is_flipped() -> None:
    t = played(
        captain(),
        you="monsters: Test Captain (set), Celtic Guardian   set: Threatening Roar",
        opp="set: Threatening Roar",
    )
    assert t.you.atk_of("Celtic Guardian") == 1400
    t.you.flip_summons("Test Captain")
    t.you.is_asked("response")
    assert (t.you.atk_of("Celtic Guardian"), t.you.atk_of("Test Captain")) == (1800, 1400)


@pytest.mark.rule("effect-type.continuous.applies-once-faceup", scenario=2)
def test_a_continuous_effect_applies_before_any_player_can_respond_to_the_summon() -> None:
    t = played(
        captain(300, other_than_this=True),
        you="hand: Test Captain   monsters: Celtic Guardian, Mystical Elf (attack)",
        opp="set: Torrential Tribute   monsters: Gemini Elf",
    )
    t.you.summons("Test Captain")
    t.opp.is_asked("response")
    assert (t.you.atk_of("Celtic Guardian"), t.you.atk_of("Mystical Elf")) == (1700, 1100)
    assert (t.you.atk_of("Test Captain"), t.opp.atk_of("Gemini Elf")) == (1000, 1900)


@pytest.mark.rule("effect-type.continuous.stops-when-not-faceup", scenario=1)
@pytest.mark.parametrize("card", ["Book of Moon", "Compulsory Evacuation Device"])
def test_a_continuous_effect_stops_when_its_monster_is_no_longer_face_up_on_the_field(card: str) -> None:
    t = played(captain(), you=f"monsters: Test Captain, Celtic Guardian   set: {card}")
    assert t.you.atk_of("Celtic Guardian") == 1800
    t.you.activates(card, targeting="Test Captain")
    if card == "Book of Moon":
        assert t.you.monster("Test Captain").position == "set"
    else:
        assert t.you.hand == ["Test Captain"]
    assert t.you.atk_of("Celtic Guardian") == 1400


@pytest.mark.rule("effect-type.continuous.stops-in-mid-resolution", scenario=1)
def test_a_protection_ends_in_the_middle_of_an_effect_with_the_monster_that_gave_it() -> None:
    others = All(Monster(), YOUR_FIELD, other_than=THIS_CARD)
    shield = monster("Test Guardian", Continuous(1, Forbid(BEING_DESTROYED_BY_EFFECTS, others)))
    one = Destroy(One(Monster(), OPPONENTS_FIELD))
    t = played(
        shield,
        spell(one.then(Destroy(One(Monster(), OPPONENTS_FIELD)), may=True)),
        you="hand: Test Spell, Fissure",
        opp="monsters: Test Guardian, Skull Servant, Gemini Elf",
    )
    # While it is there, the protection holds: Skull Servant has the lowest ATK.
    t.you.activates("Fissure")
    assert t.opp.monsters == ["Test Guardian", "Skull Servant", "Gemini Elf"]
    t.you.activates("Test Spell")
    t.you.chooses("Test Guardian")
    t.you.says_yes()
    t.you.chooses("Skull Servant")
    assert t.opp.graveyard == ["Test Guardian", "Skull Servant"] and t.opp.monsters == ["Gemini Elf"]


# ----------------------------------------------------------------------------------------------------- Ignition Effects


IGNITION_RULE = "effect-type.ignition.own-main-phase-open-state"


@pytest.mark.rule("effect-type.ignition.own-main-phase-open-state", scenario=1)
@pytest.mark.parametrize("phase", ["Main Phase 1", "Main Phase 2"])
def test_an_ignition_effect_is_offered_in_the_open_state_of_the_own_main_phases(phase: str) -> None:
    t = table(f"turn 3, {phase}, you to act\nyou 8000 monsters: Cannon Soldier, Battle Ox\nopp 8000")
    t.you.activates("Cannon Soldier", tributing="Battle Ox")
    assert t.opp.lp == 7500


@pytest.mark.rule("effect-type.ignition.own-main-phase-open-state", scenario=1)
@pytest.mark.parametrize("time", ["Battle Step", "End Phase", "Standby Phase"])
def test_an_ignition_effect_is_not_offered_in_other_phases(time: str) -> None:
    t = table(f"""
        turn 3, {time}, you to act
        you 8000   monsters: Cannon Soldier, Battle Ox   set: Threatening Roar
        opp 8000
    """)
    assert "activate Threatening Roar" in t.you.is_offered()
    t.you.cannot("activate Cannon Soldier", because=IGNITION_RULE)


@pytest.mark.rule("effect-type.ignition.own-main-phase-open-state", scenario=1)
def test_an_ignition_effect_is_not_offered_in_the_opponents_turn() -> None:
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Cannon Soldier, Battle Ox   set: Threatening Roar
        opp 8000   hand: Ookazi
    """)
    t.opp.activates("Ookazi")
    assert t.you.is_asked("response").offers == ["activate Threatening Roar", "pass"]
    t.you.cannot("activate Cannon Soldier", because=IGNITION_RULE)
    t.nobody_responds()
    t.opp.goes_to("End Phase")
    assert t.you.is_asked("response").offers == ["activate Threatening Roar", "pass"]
    t.you.cannot("activate Cannon Soldier", because=IGNITION_RULE)


@pytest.mark.rule("effect-type.ignition.own-main-phase-open-state", scenario=1)
def test_an_ignition_effect_is_not_offered_directly_after_a_summon() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Battle Ox   monsters: Cannon Soldier   set: Threatening Roar
        opp 8000   set: Torrential Tribute
    """)
    t.you.summons("Battle Ox")
    assert t.you.is_asked("response").offers == ["activate Threatening Roar", "pass"]
    t.you.cannot("activate Cannon Soldier", because=IGNITION_RULE)
    t.you.passes()
    # The opponent may respond to the summon before the effect can be used.
    t.opp.activates("Torrential Tribute")
    t.you.passes()
    assert t.you.monsters == []


@pytest.mark.rule("effect-type.ignition.spell-speed-1", scenario=1)
def test_an_ignition_effect_cannot_be_chained_to_an_activation_of_the_opponent() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Celtic Guardian   monsters: Cannon Soldier, Battle Ox   set: Threatening Roar
        opp 8000   set: Trap Hole
    """)
    t.you.summons("Celtic Guardian")
    t.you.passes()
    t.opp.activates("Trap Hole", targeting="Celtic Guardian")
    assert t.you.is_asked("response").offers == ["activate Threatening Roar", "pass"]
    t.you.cannot("activate Cannon Soldier", because="chain.spell-speed-1.cannot-be-chained-freely")


@pytest.mark.rule("effect-type.ignition.may-be-off-field", scenario=1)
def test_an_ignition_effect_in_the_graveyard_is_used_in_the_own_main_phase_only() -> None:
    ghost = monster("Test Ghost", Ignition(1, cost=Banish(THIS_CARD), do=GainLP(500), from_=YOUR_GRAVEYARD))
    roar = "graveyard: Test Ghost   set: Threatening Roar"
    t = played(ghost, you=f"{roar}   hand: Ookazi", opp="set: Threatening Roar")
    assert "activate Test Ghost" in t.you.is_offered()
    t.you.activates("Ookazi")
    t.opp.passes()
    assert t.you.is_asked("response").offers == ["activate Threatening Roar", "pass"]
    t.you.cannot("activate Test Ghost", because=IGNITION_RULE)
    t.you.passes()
    t.nobody_responds()
    t.you.activates("Test Ghost")
    t.nobody_responds()
    assert t.you.lp == 8500 and t.you.banished == ["Test Ghost"]

    t = table(
        f"turn 4, Main Phase 1, opp to act\nyou 8000 {roar}\nopp 8000 hand: Ookazi",
        pool=pool_with(ghost),
    )
    t.opp.activates("Ookazi")
    assert t.you.is_asked("response").offers == ["activate Threatening Roar", "pass"]
    t.you.cannot("activate Test Ghost", because=IGNITION_RULE)


@pytest.mark.rule("effect-type.self-summon.usually-ignition-or-trigger", scenario=1)
def test_an_effect_that_summons_its_monster_from_the_hand_is_ignition_or_trigger_and_slow() -> None:
    alone = Ignition(1, needs=Not(Exists(Monster(), YOUR_FIELD)), do=SpecialSummon(THIS_CARD), from_=YOUR_HAND)
    fallen = When(Destroyed(Monster(controller=YOU)))
    avenger = Trigger(1, when=fallen, do=SpecialSummon(THIS_CARD), from_=YOUR_HAND)
    pool = (monster("Test Loner", alone), monster("Test Avenger", avenger))
    t = played(*pool, you="hand: Test Loner, Test Avenger   set: Threatening Roar")
    assert "activate Test Loner" in t.you.is_offered() and "activate Test Avenger" not in t.you.is_offered()
    t.you.cannot("activate Test Avenger", because="effect-type.trigger.at-stated-timing")
    lines = [t.duel.game.programs[t.duel.pool.find(name).index].lines[0] for name in ("Test Loner", "Test Avenger")]
    assert [line.speed for line in lines] == [1, 1]

    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   hand: Test Loner, Test Avenger   monsters: Battle Ox   set: Threatening Roar
        opp 8000   hand: Raigeki
        """,
        pool=pool_with(*pool),
    )
    t.opp.activates("Raigeki")
    # On the chain neither of them is a response.
    assert t.you.is_asked("response").offers == ["activate Threatening Roar", "pass"]
    t.you.passes()
    # Directly after the destruction the Trigger is offered, the Ignition Effect is not.
    offers = [offer for offer in t.you.is_offered() if "Test" in offer]
    assert len(offers) == 1 and "Test Avenger" in offers[0] and t.chain == []
    t.you.does(offers[0])
    t.nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Test Avenger"]


# ------------------------------------------------------------------------------------------------------ Trigger Effects


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=1)
def test_an_effect_on_destruction_by_battle_is_offered_directly_after_it_and_never_before() -> None:
    fallen = When(Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE))
    martyr = monster("Test Martyr", Trigger(1, when=fallen, do=GainLP(500), from_=YOUR_GRAVEYARD))
    t = played(martyr, you="monsters: Test Martyr, Battle Ox", opp="monsters: Summoned Skull")
    t.you.cannot("activate Test Martyr", because="effect-type.trigger.at-stated-timing")
    t.you.goes_to("Battle Phase")
    t.you.attacks("Test Martyr", "Summoned Skull")
    assert t.timing == "end of the Damage Step"
    assert t.you.is_asked("trigger").offers == ["trigger Test Martyr", "pass"]
    t.you.passes()
    t.you.goes_to("Main Phase 2")
    assert t.phase == "Main Phase 2" and not [offer for offer in t.you.is_offered() if "Martyr" in offer]
    t.you.cannot("activate Test Martyr", because="timing.optional.player-decides")


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=2)
def test_an_effect_on_a_normal_summon_is_asked_for_before_other_fast_effects() -> None:
    came = When(Summoned(THIS_CARD, SUMMONED_NORMALLY))
    herald = monster("Test Herald", Trigger(1, when=came, do=GainLP(500)))
    t = played(herald, you="hand: Test Herald, Ookazi   set: Threatening Roar", opp="set: Threatening Roar")
    t.you.cannot("activate Test Herald", because="effect-type.trigger.at-stated-timing")
    t.you.summons("Test Herald")
    assert t.you.is_asked("trigger").offers == ["trigger Test Herald", "pass"]

    t = played(herald, you="hand: Ookazi   monsters: Test Herald")
    t.you.cannot("activate Test Herald", because="effect-type.trigger.at-stated-timing")
    t.you.activates("Ookazi")
    assert t.opp.lp == 7200 and "you declared Test Herald" not in t.log()


@pytest.mark.rule("effect-type.trigger.spell-speed-1", scenario=1)
def test_a_trigger_that_is_met_while_a_chain_resolves_begins_a_new_chain_afterwards() -> None:
    fallen = If(Destroyed(THIS_CARD))
    martyr = monster("Test Martyr", Trigger(1, when=fallen, do=GainLP(500), from_=YOUR_GRAVEYARD))
    t = played(
        martyr,
        you="hand: Ookazi, Kuriboh   monsters: Test Martyr   set: Threatening Roar",
        opp="set: Raigeki Break   hand: Kuriboh",
    )
    t.you.activates("Ookazi")
    t.opp.activates("Raigeki Break", discarding="Kuriboh", targeting="Test Martyr")
    assert t.chain == ["Ookazi", "Raigeki Break"]
    assert t.you.is_asked("response").offers == ["activate Threatening Roar", "pass"]
    t.you.passes()
    # Both links have resolved; only now is the Trigger asked for, and it is the first link of its own chain.
    assert t.opp.lp == 7200 and "chain of 2 ended" in t.log() and t.chain == []
    t.you.triggers("Test Martyr")
    assert t.chain == ["Test Martyr"]
    t.you.passes()
    assert t.you.lp == 8500


@pytest.mark.rule("effect-type.trigger.event-may-be-caused-by-other-cards", scenario=1)
@pytest.mark.parametrize("how", ["effect", "flip summon"])
def test_a_flip_is_a_flip_whatever_causes_it(how: str) -> None:
    line = Activation(target=One(Monster(), YOUR_FIELD), do=ChangePosition(THE_TARGET, FACE_UP_DEFENSE))
    t = played(
        probe("Test Spell", "Spell", line),
        monster("Test Sleeper", Trigger(1, when=If(Flipped(THIS_CARD)), do=GainLP(500), mandatory=True)),
        you="hand: Test Spell   monsters: Test Sleeper (set)",
    )
    if how == "effect":
        t.you.activates("Test Spell", targeting="Test Sleeper")
        assert t.log().index("chain of 1 ended") < t.log().index("you declared Test Sleeper")
    else:
        t.you.flip_summons("Test Sleeper")
    assert t.you.lp == 8500


def ryko() -> CardFacts:
    """A monster with the sentence of Ryko, Lightsworn Hunter."""
    hunt = May(Destroy(One(ANY_CARD, THE_FIELD))).after_that(SendToGraveyard(Top(3)))
    return monster("Test Ryko", Flip(1, do=hunt), line="Beast / Flip / Effect")


@pytest.mark.rule("effect-type.flip.example-mandatory-with-optional-part", scenario=1)
@pytest.mark.parametrize("wanted", [True, False])
def test_ryko_must_be_activated_may_destroy_a_card_and_always_sends_three(wanted: bool) -> None:
    deck = "Mystical Elf, Gemini Elf, Celtic Guardian, Silver Fang"
    t = played(ryko(), you=f"monsters: Test Ryko (set), Battle Ox   deck: {deck}", opp="set: Threatening Roar")
    t.you.flip_summons("Test Ryko")
    # It is on the chain without a question, and nothing was targeted.
    assert t.chain == ["Test Ryko"] and not [line for line in t.log() if "target" in line]
    t.opp.is_asked("response")
    t.opp.passes()
    t.you.is_asked("option")
    if wanted:
        t.you.says_yes()
        assert sorted(t.you.is_asked("effect").offers) == ["Battle Ox", "Test Ryko", "Threatening Roar"]
        t.you.chooses("Threatening Roar")
        assert t.opp.graveyard == ["Threatening Roar"]
    else:
        t.you.says_no()
        t.nobody_responds()
        assert t.opp.set_cards == ["Threatening Roar"]
    assert sorted(t.you.graveyard) == ["Celtic Guardian", "Gemini Elf", "Mystical Elf"] and t.you.deck == [
        "Silver Fang"
    ]


@pytest.mark.rule("effect-type.trigger.on-discard", scenario=1)
@pytest.mark.parametrize(
    ("deed", "where", "lp"),
    [
        (Discard(One(ANY_CARD, YOUR_HAND)), "hand", 8500),
        (SendToGraveyard(One(ANY_CARD, YOUR_HAND)), "hand", 8000),
        (Destroy(All(Monster(), YOUR_FIELD)), "monsters", 8000),
    ],
)
def test_an_effect_on_being_discarded_answers_neither_destruction_nor_sending(deed: Deed, where: str, lp: int) -> None:
    thrown = If(Discarded(THIS_CARD, because=BECAUSE_OF_EFFECT))
    line = Trigger(1, when=thrown, do=GainLP(500), from_=YOUR_GRAVEYARD, mandatory=True)
    cards = "hand: Test Spell, Test Fiend" if where == "hand" else "hand: Test Spell   monsters: Test Fiend"
    t = played(monster("Test Fiend", line), spell(deed), you=cards)
    t.you.activates("Test Spell")
    assert "Test Fiend" in t.you.graveyard and t.you.lp == lp
