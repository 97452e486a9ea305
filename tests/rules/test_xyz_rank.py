"""Topic xyz: the Rank, which Xyz Monsters alone have, and what changes it."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.every_word import FACE_UP, RANK
from spellspeed.lang.words.lines import Activation, Continuous
from spellspeed.lang.words.nouns import THE_TARGET, Monster
from spellspeed.lang.words.places_said import THE_FIELD
from spellspeed.lang.words.verbs import ChangeStat, Destroy
from spellspeed.words import ARROW_BOTTOM, ARROW_LEFT, ARROW_RIGHT, ARROW_TOP
from table import Table, table

SIN: Final = "Number 70: Malevolent Sin"
NO_TARGET: Final = "target.timing.chosen-at-activation"
FOUR: Final = ARROW_BOTTOM | ARROW_LEFT | ARROW_RIGHT | ARROW_TOP
A_SYNCHRO: Final = probe("Test Synchro", "Warrior / Synchro", level=4)
A_LINK: Final = probe("Test Link", "Cyberse / Link", arrows=FOUR)
# "Target 1 Rank 4 monster; destroy it.", "… Rank 7 …"
RANK_4: Final = probe(
    "Rank 4 Only", "Spell", Activation(target=One(Monster(rank=4), THE_FIELD), do=Destroy(THE_TARGET))
)
RANK_7: Final = probe(
    "Rank 7 Only", "Spell", Activation(target=One(Monster(rank=7), THE_FIELD), do=Destroy(THE_TARGET))
)
# "All monsters gain 1 Rank.", "Target 1 face-up monster; it gains 1 Rank."
HEIGHTS: Final = probe(
    "Test Heights", "Spell / Continuous", Continuous(do=ChangeStat(RANK, All(Monster(FACE_UP), THE_FIELD), 1))
)
UPLIFT: Final = probe(
    "Test Uplift", "Spell", Activation(target=One(Monster(FACE_UP), THE_FIELD), do=ChangeStat(RANK, THE_TARGET, 1))
)
POOL: Final = pool_with(A_SYNCHRO, A_LINK, RANK_4, RANK_7, HEIGHTS, UPLIFT)
OTHERS: Final = "Test Synchro (zone 1), Test Link (zone 2), Battle Ox (zone 3)"


def your_turn(you: str, opp: str = "") -> Table:
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}   deck: 3 Sogen\nopp 8000   {opp}", pool=POOL)


def fight_with_sin(you: str, opp: str) -> Table:
    """Malevolent Sin has attacked and gained 300 ATK and 3 Ranks; it is Main Phase 2."""
    t = table(f"turn 3, Battle Step, you to act\nyou 8000   {you}\nopp 8000   monsters: Kuriboh   {opp}", pool=POOL)
    t.you.attacks(SIN, "Kuriboh")
    while f"trigger {SIN}" not in t.you.is_offered():
        t.you.passes()
    t.you.triggers(SIN)
    t.nobody_responds()
    if t.phase != "Main Phase 2":
        t.you.goes_to("Main Phase 2")
    return t


def rank(t: Table, name: str) -> int | None:
    """The Rank of your monster as you see it."""
    (seen,) = [card for card in t.you.view.monsters(t.you.player) if card is not None and card.name == name]
    return seen.rank


@pytest.mark.rule("xyz.rank.only-xyz", scenario=1)
def test_a_synchro_or_link_monster_has_no_rank() -> None:
    t = your_turn(f"monsters: {OTHERS}   hand: Rank 4 Only, Test Uplift")
    t.you.cannot("activate Rank 4 Only", because=NO_TARGET)
    t.you.cannot("activate Test Uplift", because=NO_TARGET)
    t = your_turn(f"monsters: {OTHERS}, {SIN} (zone 4)   hand: Rank 4 Only, Test Uplift")
    t.you.activates("Test Uplift")
    assert (rank(t, SIN), rank(t, "Test Synchro"), rank(t, "Test Link"), rank(t, "Battle Ox")) == (5, None, None, None)
    t.you.cannot("activate Rank 4 Only", because=NO_TARGET)


@pytest.mark.rule("xyz.rank.only-xyz", scenario=0)
def test_what_raises_all_ranks_gives_none_to_a_monster_that_has_none() -> None:
    t = your_turn(f"monsters: {OTHERS}   spells: Test Heights   hand: The Calibrator", f"monsters: {SIN}")
    assert (rank(t, "Test Synchro"), rank(t, "Test Link")) == (None, None)
    t.you.summons("The Calibrator")
    assert t.you.atk_of("The Calibrator") == 1500 + 300 * 5


@pytest.mark.rule("xyz.rank.only-xyz", scenario=0)
def test_cat_shark_chooses_among_xyz_monsters_of_rank_4_or_lower() -> None:
    t = your_turn(f"monsters: Decode Talker (extra zone 1), Cat Shark (materials: Kuriboh), Mechanicalchaser, {SIN}")
    t.you.activates("Cat Shark")
    assert sorted(t.you.is_asked("target").offers) == ["Cat Shark", SIN]


@pytest.mark.rule("xyz.rank.changed-value-replaces", scenario=1)
def test_a_monster_whose_rank_is_changed_no_longer_has_the_former_one() -> None:
    t = your_turn(f"monsters: {SIN}   hand: Rank 4 Only, Rank 7 Only")
    t.you.can("activate Rank 4 Only")
    t.you.cannot("activate Rank 7 Only", because=NO_TARGET)
    t = fight_with_sin(f"monsters: {SIN}   hand: Rank 4 Only, Rank 7 Only", "")
    t.you.cannot("activate Rank 4 Only", because=NO_TARGET)
    t.you.can("activate Rank 7 Only")


@pytest.mark.rule("xyz.rank.changed-value-replaces", scenario=1)
def test_malevolent_sin_of_rank_7_is_too_high_for_cat_shark_and_high_enough_for_xyz_burst() -> None:
    mine = f"monsters: {SIN} (zone 1), Cat Shark (zone 2, materials: Kuriboh)   hand: Xyz Burst"
    t = your_turn(mine, "set: Trap Hole")
    t.you.cannot("activate Xyz Burst", because="effect.condition.all-must-be-met")
    t.you.activates("Cat Shark")
    assert sorted(t.you.is_asked("target").offers) == ["Cat Shark", SIN]
    t = fight_with_sin(mine, "set: Trap Hole")
    assert rank(t, SIN) == 7
    t.you.activates("Cat Shark").nobody_responds()
    assert t.you.atk_of(SIN) == 2700 and t.you.atk_of("Cat Shark") == 1000
    t.you.activates("Xyz Burst").nobody_responds()
    assert t.opp.set_cards == []
