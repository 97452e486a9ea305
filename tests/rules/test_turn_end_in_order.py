"""Topic turn: what is carried out in the End Phase, one thing after the other."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.deeds import Later
from spellspeed.lang.words.every_word import BECAUSE_OF_EFFECT, END_PHASE, NO_DAMAGE, OPPONENT, UNTIL_END_PHASE, YOU
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import THIS_CARD, Monster
from spellspeed.lang.words.places_said import YOUR_DECK
from spellspeed.lang.words.verbs import ChangeDamage, Destroy, InflictDamage, SpecialSummon
from table import table

SHELTER = probe(
    "Test Shelter",
    "Spell / Quick-Play",
    Activation(do=ChangeDamage(NO_DAMAGE, YOU, BECAUSE_OF_EFFECT, until=UNTIL_END_PHASE)),
)
SPARK = probe("Test Spark", "Trap", Activation(do=InflictDamage(500, OPPONENT)))
FUSE = probe("Test Fuse", "Spell", Activation(do=Later(END_PHASE, Destroy(THIS_CARD)), stays=True))
CALL = probe("Test Call", "Spell", Activation(do=SpecialSummon(One(Monster(), YOUR_DECK))))


@pytest.mark.rule("chain.trigger.phase-triggers-one-after-another", scenario=0)
def test_two_monsters_that_one_card_brought_for_the_turn_go_back_one_after_the_other() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Call   deck: Magical Scientist   extra: Flame Ghost, Karbonala Warrior
        opp 8000   deck: 2 Kuriboh
        """,
        pool=pool_with(CALL),
    )
    t.you.activates("Test Call").nobody_responds()
    t.you.takes_position("attack")
    for name in ("Flame Ghost", "Karbonala Warrior"):
        t.you.activates("Magical Scientist").nobody_responds()
        if name == "Flame Ghost":
            t.you.chooses(name)
        t.you.takes_position("attack")
    t.you.goes_to("End Phase")
    assert t.you.is_asked("response").offers == ["carry out Magical Scientist", "pass"]
    t.you.carries_out("Magical Scientist")
    assert t.you.extra == ["Flame Ghost"] and t.phase == "End Phase"
    assert t.you.is_asked("response").offers == ["carry out Magical Scientist", "pass"]
    t.you.carries_out("Magical Scientist")
    assert sorted(t.you.extra) == ["Flame Ghost", "Karbonala Warrior"] and t.turn == 4


@pytest.mark.rule("position.turned-facedown.applied-effects-end", scenario=0)
def test_a_monster_that_is_turned_face_down_is_not_destroyed_in_the_end_phase() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Limiter Removal, Book of Moon   monsters: Mechanicalchaser, Gear Golem the Moving Fortress
                   deck: 2 Kuriboh
        opp 8000   deck: 2 Kuriboh
    """)
    t.you.activates("Limiter Removal").nobody_responds()
    t.you.activates("Book of Moon", targeting="Mechanicalchaser").nobody_responds()
    t.you.goes_to("End Phase")
    t.you.carries_out("Limiter Removal")
    assert t.you.monsters == ["Mechanicalchaser"] and "Gear Golem the Moving Fortress destroyed (effect)" in t.log()


@pytest.mark.rule("timing.duration.until-end-phase-ends-within-end-phase", scenario=0)
@pytest.mark.parametrize(("ended", "lp"), [(False, 8000), (True, 7500)])
def test_what_lasts_for_a_player_until_the_end_phase_ends_within_it_as_well(ended: bool, lp: int) -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Shelter   deck: 2 Kuriboh
        opp 8000   set: Test Spark   deck: 2 Kuriboh
        """,
        pool=pool_with(SHELTER, SPARK),
    )
    t.you.activates("Test Shelter").nobody_responds()
    t.you.goes_to("End Phase")
    t.opp.passes()  # before the phase begins
    assert t.phase == "End Phase" and t.you.is_asked("response").offers == ["carry out Test Shelter", "pass"]
    if ended:
        t.you.carries_out("Test Shelter")
    else:
        t.you.passes()
    t.opp.activates("Test Spark").nobody_responds()
    assert t.you.lp == lp


@pytest.mark.rule("timing.duration.until-end-phase-ends-within-end-phase", scenario=0)
def test_the_end_of_one_duration_leaves_the_others_as_they_are() -> None:
    """Each ending is a process of its own."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: 2 Change of Heart   monsters: Silver Fang   deck: 2 Kuriboh
        opp 8000   monsters: Battle Ox (zone 1), Gemini Elf (zone 3)   deck: 2 Kuriboh
    """)
    t.you.activates("Change of Heart", targeting="Battle Ox").nobody_responds()
    t.you.chooses_zone(4)
    t.you.activates("Change of Heart", targeting="Gemini Elf").nobody_responds()
    t.you.chooses_zone(5)
    t.you.goes_to("End Phase")
    assert len(t.you.is_asked("response").offers) == 3  # one for each, and to pass
    t.duel.answer(0, by=t.you.player)
    t.opp.chooses_zone(1)
    assert sorted(t.you.monsters) == ["Gemini Elf", "Silver Fang"] and t.opp.monsters == ["Battle Ox"]
    assert t.you.is_asked("response").offers == ["carry out Change of Heart", "pass"]


@pytest.mark.rule("effect.resolve.no-target-or-recipient-does-nothing", scenario=0)
@pytest.mark.parametrize("destroyed", [False, True])
def test_what_was_to_be_done_with_a_card_that_has_left_is_not_demanded(destroyed: bool) -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Fuse, Mystical Space Typhoon   deck: 2 Kuriboh
        opp 8000   deck: 2 Kuriboh   spells: Gravity Bind
        """,
        pool=pool_with(FUSE),
    )
    t.you.activates("Test Fuse").nobody_responds()
    target = "Test Fuse" if destroyed else "Gravity Bind"
    t.you.activates("Mystical Space Typhoon", targeting=target).nobody_responds()
    t.you.goes_to("End Phase")
    if not destroyed:
        assert t.you.is_asked("response").offers == ["carry out Test Fuse", "pass"]
        t.you.carries_out("Test Fuse")
    assert t.turn == 4 and t.you.graveyard[-1] == ("Mystical Space Typhoon" if destroyed else "Test Fuse")


@pytest.mark.rule("turn.end.phase-effects-turn-player-first", scenario=0)
def test_what_an_effect_of_the_end_phase_puts_off_to_the_end_phase_is_done_in_the_same_one() -> None:
    """The End Phase lasts until everything in it is done."""
    t = table("""
        turn 3, End Phase, you to act
        you 8000   hand: Limiter Removal   monsters: Mechanicalchaser   deck: 2 Kuriboh
        opp 8000   deck: 2 Kuriboh
    """)
    t.you.activates("Limiter Removal").nobody_responds()
    assert t.turn == 4 and t.you.monsters == [] and sorted(t.you.graveyard) == ["Limiter Removal", "Mechanicalchaser"]
