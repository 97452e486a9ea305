"""Topic turn: how turns are counted, of both players or of the one that a text names."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.deeds import Later
from spellspeed.lang.words.every_word import END_PHASE, YOU
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, Monster
from spellspeed.lang.words.places_said import OPPONENTS_FIELD
from spellspeed.lang.words.verbs import Destroy
from table import Table, start, table

A_MONSTER = One(Monster(), OPPONENTS_FIELD)


def bomb(turns: int) -> CardFacts:
    """Destroy a monster "in the End Phase … turns later", which names no player."""
    do = Later(END_PHASE, Destroy(THE_TARGET), count=turns)
    return probe(f"Test Bomb {turns}", "Spell / Normal", Activation(1, target=A_MONSTER, do=do))


def candle(turns: int) -> CardFacts:
    """A Spell that stays on the field for so many turns, "counted by your own turns"."""
    do = Later(END_PHASE, Destroy(THIS_CARD), turn_of=YOU, count=turns)
    return probe(f"Test Candle {turns}", "Spell / Normal", Activation(1, do=do, stays=True))


POOL = pool_with(*[bomb(turns) for turns in (1, 2, 3, 4)], *[candle(turns) for turns in (1, 2, 3)])
FOUR = ["Battle Ox", "Celtic Guardian", "Gemini Elf", "Silver Fang"]


def ends_turn(t: Table) -> None:
    {"you": t.you, "opp": t.opp}[t.turn_player].ends_turn()


@pytest.mark.rule("turn.count.unspecified-counts-every-turn", scenario=1)
def test_four_turns_later_counts_the_turns_of_both_players() -> None:
    """With bombs for one to four turns the count can be read after each turn."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Bomb 1, Test Bomb 2, Test Bomb 3, Test Bomb 4   deck: 6 Mystical Elf
        opp 8000   monsters: {", ".join(FOUR)}   deck: 6 Mystical Elf
        """,
        pool=POOL,
    )
    for turns, name in enumerate(FOUR, 1):
        t.you.activates(f"Test Bomb {turns}", targeting=name)
    left = []
    for turn in (3, 4, 5, 6, 7):
        assert t.turn == turn
        ends_turn(t)
        left.append(t.opp.monsters)
    assert t.turn == 8
    assert left == [FOUR, FOUR[1:], FOUR[2:], FOUR[3:], []]


@pytest.mark.rule("turn.count.unspecified-counts-every-turn", scenario=1)
def test_the_deed_of_four_turns_later_is_due_in_the_end_phase_and_not_before() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Bomb 4   deck: 6 Mystical Elf
        opp 8000   monsters: Battle Ox   deck: 6 Mystical Elf
        """,
        pool=POOL,
    )
    t.you.activates("Test Bomb 4", targeting="Battle Ox")
    for turn in (3, 4, 5, 6):
        assert (t.turn, t.phase) == (turn, "Main Phase 1")
        # Nobody is asked in the End Phase: nothing is due.
        {"you": t.you, "opp": t.opp}[t.turn_player].goes_to("End Phase")
    assert (t.turn, t.phase, t.opp.monsters) == (7, "Main Phase 1", ["Battle Ox"])
    t.you.goes_to("End Phase")
    assert (t.phase, t.opp.monsters) == ("End Phase", ["Battle Ox"])
    t.you.carries_out("Test Bomb 4")
    assert (t.turn, t.opp.monsters) == (8, [])


@pytest.mark.rule("turn.count.unspecified-counts-every-turn", scenario=2)
def test_turns_are_numbered_on_and_two_of_them_have_passed_after_one_of_each_player() -> None:
    """The opponent's card of turn 2 counts from turn 3 on, and takes two turns."""
    oxen = ["Battle Ox"] * 8
    t = start(["Trap Hole", *oxen], ["Test Bomb 2", *oxen], first=0, pool=POOL)
    assert (t.turn, t.turn_player) == (1, "you")
    t.you.summons("Battle Ox")
    t.you.ends_turn()
    assert (t.turn, t.turn_player) == (2, "opp")
    t.opp.activates("Test Bomb 2", targeting="Battle Ox")
    t.opp.ends_turn()
    assert (t.turn, t.turn_player, t.you.monsters) == (3, "you", ["Battle Ox"])
    t.you.goes_to("End Phase")
    assert (t.turn, t.turn_player, t.you.monsters) == (4, "opp", ["Battle Ox"])
    t.opp.goes_to("End Phase")
    assert (t.turn, t.phase, t.you.monsters) == (4, "End Phase", ["Battle Ox"])
    t.opp.carries_out("Test Bomb 2")
    assert (t.turn, t.turn_player, t.you.monsters) == (5, "you", [])


@pytest.mark.rule("turn.count.named-players-turns-only", scenario=1)
def test_own_turns_are_counted_and_the_opponents_are_not() -> None:
    """With candles for one to three turns the count can be read after each of six turns."""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Candle 1, Test Candle 2, Test Candle 3   deck: 6 Mystical Elf
        opp 8000   deck: 6 Mystical Elf
        """,
        pool=POOL,
    )
    candles = ["Test Candle 1", "Test Candle 2", "Test Candle 3"]
    for name in candles:
        t.you.activates(name)
    t.you.ends_turn()
    assert (t.turn, t.you.spells) == (4, candles)
    counted = []
    for turn in (4, 5, 6, 7, 8, 9):
        assert t.turn == turn
        ends_turn(t)
        counted.append(3 - len(t.you.spells))
    # Turns 5, 7 and 9 are those of the player whose turns are meant.
    assert counted == [0, 1, 1, 2, 2, 3]
    assert t.you.graveyard == candles


@pytest.mark.rule("turn.count.named-players-turns-only", scenario=2)
def test_swords_of_revealing_light_of_turn_1_end_in_the_opponents_third_turn() -> None:
    oxen = ["Battle Ox"] * 12
    t = start(["Swords of Revealing Light", *oxen], oxen, first=0)
    t.you.activates("Swords of Revealing Light")
    for turn in (1, 2, 3, 4, 5):
        assert t.turn == turn
        if t.turn_player == "opp":
            t.opp.summons("Battle Ox")
        ends_turn(t)
        assert t.you.spells == ["Swords of Revealing Light"]
    assert (t.turn, t.turn_player) == (6, "opp")
    t.opp.sets("Battle Ox")
    t.opp.goes_to("End Phase")
    assert (t.turn, t.phase) == (6, "End Phase")
    t.you.carries_out("Swords of Revealing Light")
    assert (t.turn, t.you.spells, t.you.graveyard) == (7, [], ["Swords of Revealing Light"])
