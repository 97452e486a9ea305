"""Topic summon: more monsters than zones, and summons that are negated and nothing more."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.choices import All
from spellspeed.lang.lines import Activation
from spellspeed.lang.nouns import Monster
from spellspeed.lang.places import YOUR_GRAVEYARD
from spellspeed.lang.timings import When, WouldBeSummoned
from spellspeed.lang.verbs import Negate, SpecialSummon
from spellspeed.words import SUMMONED_NORMALLY, THE_SUMMON, ZOMBIE
from table import Table, table

# "Special Summon all Zombie monsters from your Graveyard."
DAWN = probe("Test Dawn", "Spell / Normal", Activation(do=SpecialSummon(All(Monster(type_=ZOMBIE), YOUR_GRAVEYARD))))
GHOULS = [probe(f"Test Ghoul {number}", "Zombie / Normal") for number in (1, 2, 3)]
# "When a monster would be Normal Summoned: negate the Summon."
FENCE = probe(
    "Test Fence",
    "Trap / Counter",
    Activation(when=When(WouldBeSummoned(Monster(), SUMMONED_NORMALLY)), do=Negate(THE_SUMMON)),
)
POOL = pool_with(DAWN, *GHOULS, FENCE)
NAMES = ["Test Ghoul 1", "Test Ghoul 2", "Test Ghoul 3"]


def dawn(others: int) -> Table:
    """Test Dawn is processed while its player controls so many other monsters."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Dawn   monsters: {others} Battle Ox   graveyard: {", ".join(NAMES)}
        opp 8000
        """,
        pool=POOL,
    )
    t.you.activates("Test Dawn")
    return t


@pytest.mark.rule("summon.special.needs-free-monster-zone", scenario=0)
@pytest.mark.parametrize("free", [1, 2])
def test_of_more_monsters_than_there_are_zones_the_player_says_which_come(free: int) -> None:
    """As many come as find a zone; the others stay where they are."""
    t = dawn(5 - free)
    question = t.you.is_asked("effect")
    assert sorted(question.offers) == NAMES and (question.least, question.most) == (free, free)
    chosen = NAMES[3 - free :]
    t.you.chooses(*chosen)
    for _ in chosen:
        t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Battle Ox"] * (5 - free) + chosen
    assert sorted(t.you.graveyard) == ["Test Dawn", *NAMES[: 3 - free]]


@pytest.mark.rule("summon.special.needs-free-monster-zone", scenario=0)
def test_where_all_find_a_zone_nobody_is_asked_which_come() -> None:
    """Three zones are enough for three monsters."""
    t = dawn(2)
    for _ in NAMES:
        t.you.takes_position("defense")
    assert sorted(t.you.monsters) == ["Battle Ox", "Battle Ox", *NAMES]


@pytest.mark.rule("summon.normal.negated-goes-to-graveyard", scenario=0)
@pytest.mark.parametrize("name", ["Battle Ox", "Summoned Skull"])
def test_a_summon_that_is_only_negated_sends_the_monster_to_the_graveyard(name: str) -> None:
    """Where the text says nothing else of the monster it is sent to the Graveyard and not destroyed."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {name}, Kuriboh   monsters: Mystical Elf
        opp 8000   set: Test Fence
        """,
        pool=POOL,
    )
    t.you.summons(name)
    t.opp.activates("Test Fence")
    t.nobody_responds()
    gone = [name] if name == "Battle Ox" else ["Mystical Elf", name]
    assert t.you.graveyard == gone and t.you.hand == ["Kuriboh"]
    assert t.you.monsters == (["Mystical Elf"] if name == "Battle Ox" else [])
    assert not [line for line in t.log() if "destroyed" in line]
    t.you.cannot("summon Kuriboh", because="summon.normal.once-per-turn-shared")
