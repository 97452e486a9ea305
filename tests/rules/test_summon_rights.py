"""Rules: how many Normal Summons there are in a turn, which right is used, and with how many Tributes."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.every_word import UNTIL_TURN_ENDS, WARRIOR
from spellspeed.lang.words.lines import Activation, Continuous, TributeProcedure
from spellspeed.lang.words.nouns import Monster
from spellspeed.lang.words.verbs import AllowSummons
from spellspeed.words import FOR_ZONE
from table import Table, table

USED_UP: Final = "summon.normal.once-per-turn-shared"
IMPOSSIBLE: Final = "effect.condition.no-possible-resolution-blocks-activation"
INFANTRY: Final = "Atlantean Heavy Infantry"

TWICE: Final = probe("Test Twice", "Spell", Activation(do=AllowSummons(up_to=2, until=UNTIL_TURN_ENDS)))
HERALD: Final = probe("Test Herald", "Fairy / Effect", Continuous(do=AllowSummons(Monster(type_=WARRIOR))))
COLOSSUS: Final = probe(
    "Test Colossus", "Rock / Effect", TributeProcedure(tributes=3, only=True, set_too=True), level=10
)
MOUNTAIN: Final = probe("Test Mountain", "Rock / Normal", level=10)
SOLDIER: Final = probe("Test Soldier", "Warrior / Normal")
OGRE: Final = probe("Test Ogre", "Fiend / Normal", level=5)
PROBES: Final = (TWICE, HERALD, COLOSSUS, MOUNTAIN, SOLDIER, OGRE)


def your_turn(you: str, opp: str = "") -> Table:
    """Lay out your Main Phase 1."""
    position = f"turn 3, Main Phase 1, you to act\nyou 8000   {you}   deck: 3 Sogen\nopp 8000   {opp}   deck: 3 Sogen"
    return table(position, pool=pool_with(*PROBES))


@pytest.mark.rule("summon.extra-normal.only-one-of-several-applies", scenario=1)
def test_two_monsters_that_allow_one_more_summon_allow_one_together() -> None:
    t = your_turn(f"hand: Kuriboh, 2 Kaiser Sea Horse   monsters: 2 {INFANTRY}")
    t.you.summons("Kuriboh")
    t.you.summons("Kaiser Sea Horse")
    t.you.cannot("summon Kaiser Sea Horse", because=USED_UP)
    assert len(t.you.monsters) == 4


@pytest.mark.rule("summon.extra-normal.different-kinds-share-the-limit", scenario=1)
def test_after_one_additional_summon_an_effect_that_allows_another_is_not_activated() -> None:
    t = your_turn("hand: Test Soldier, Kuriboh   monsters: Test Herald, Balancer Lord")
    t.you.can("activate Balancer Lord")
    t.you.does("summon Test Soldier")
    t.you.does("additional right")
    t.you.take_zone(None)
    t.you.cannot("activate Balancer Lord", because=IMPOSSIBLE)
    t.you.summons("Kuriboh")  # the ordinary summon is still there


@pytest.mark.rule("summon.extra-normal.unused-other-may-still-activate", scenario=1)
def test_of_two_unused_additional_summons_only_one_is_made() -> None:
    t = your_turn("hand: Poison Draw Frog, Balancer Lord, Kuriboh   monsters: Swap Frog, Balancer Lord, Mystical Elf")
    t.you.activates("Swap Frog", paying="Mystical Elf")
    t.you.activates("Balancer Lord")
    t.you.summons("Kuriboh")
    t.you.can("summon Poison Draw Frog")
    t.you.summons("Balancer Lord")
    t.you.cannot("summon Poison Draw Frog", because=USED_UP)


@pytest.mark.rule("summon.extra-normal.same-content-cannot-be-activated-again", scenario=1)
@pytest.mark.parametrize("used", [False, True])
def test_an_effect_that_allows_the_same_is_not_activated_in_the_same_turn(used: bool) -> None:
    hand = "hand: Summoned Skull, Test Ogre, Eidos the Underworld Squire   spells: Ultimate Offering"
    t = your_turn(f"{hand}   monsters: Mithra the Thunder Vassal, Kuriboh")
    t.you.summons("Eidos the Underworld Squire")
    t.nobody_responds()
    if used:
        t.you.summons("Test Ogre", tributing=["Kuriboh"])
        t.nobody_responds()
    t.you.activates("Ultimate Offering").nobody_responds()
    if not used:
        t.you.chooses("Summoned Skull")
    t.you.takes_position("attack")
    t.you.chooses("Mithra the Thunder Vassal", zone=None)
    t.nobody_responds()
    assert t.you.graveyard[-1] == "Mithra the Thunder Vassal" and t.you.is_asked("open state")
    assert "you activated Mithra the Thunder Vassal" not in t.log()


@pytest.mark.rule("summon.extra-normal.families-are-cumulative", scenario=1)
def test_a_raised_number_and_an_additional_summon_add_up() -> None:
    t = your_turn(f"hand: Test Twice, Kuriboh, Mystical Elf, Kaiser Sea Horse, Sangan   monsters: {INFANTRY}")
    t.you.activates("Test Twice")
    t.you.summons("Kuriboh")
    t.you.summons("Mystical Elf")
    t.you.cannot("summon Sangan", because=USED_UP)
    t.you.summons("Kaiser Sea Horse")
    assert t.you.monsters == [INFANTRY, "Kuriboh", "Mystical Elf", "Kaiser Sea Horse"]
    t.you.cannot("set Sangan", because=USED_UP)


@pytest.mark.rule("summon.extra-normal.families-are-cumulative")
def test_a_summon_that_an_effect_makes_at_once_counts_for_no_other_right() -> None:
    t = your_turn(f"hand: Kuriboh, Mystical Elf, Kaiser Sea Horse   monsters: {INFANTRY}   spells: Ultimate Offering")
    t.you.activates("Ultimate Offering").nobody_responds()
    t.you.chooses("Mystical Elf")
    t.you.takes_position("attack")
    t.nobody_responds()
    t.you.summons("Kuriboh")
    t.nobody_responds()
    t.you.summons("Kaiser Sea Horse")
    assert t.you.monsters == [INFANTRY, "Mystical Elf", "Kuriboh", "Kaiser Sea Horse"]


@pytest.mark.rule("summon.extra-normal.only-one-of-several-applies", scenario=0)
def test_a_number_that_is_raised_twice_is_raised_once() -> None:
    t = your_turn("hand: 2 Test Twice, Kuriboh, Mystical Elf, Sangan")
    t.you.activates("Test Twice")
    t.you.cannot("activate Test Twice", because=IMPOSSIBLE)
    t.you.summons("Kuriboh")
    t.you.sets("Mystical Elf")
    t.you.cannot("summon Sangan", because=USED_UP)


@pytest.mark.rule("summon.extra-normal.declare-which-right", scenario=1)
def test_who_has_two_rights_says_which_one_he_uses() -> None:
    t = your_turn(f"hand: Kaiser Sea Horse, Kuriboh   monsters: {INFANTRY}")
    t.you.does("summon Kaiser Sea Horse")
    assert t.you.is_asked("right").offers == ["ordinary right", "additional right"]
    t.you.does("additional right")
    t.you.take_zone(None)
    t.you.summons("Kuriboh")


@pytest.mark.rule("summon.extra-normal.declare-which-right")
def test_who_uses_the_ordinary_right_keeps_the_additional_one_for_what_it_is_for() -> None:
    t = your_turn(f"hand: 2 Kaiser Sea Horse, Kuriboh   monsters: {INFANTRY}")
    t.you.does("summon Kaiser Sea Horse")
    t.you.does("ordinary right")
    t.you.take_zone(None)
    t.you.cannot("summon Kuriboh", because=USED_UP)
    t.you.summons("Kaiser Sea Horse")


@pytest.mark.rule("summon.extra-normal.declare-which-right", scenario=0)
def test_an_additional_right_ends_with_what_gives_it() -> None:
    t = your_turn(f"hand: Kuriboh, Kaiser Sea Horse, Dark Hole   monsters: {INFANTRY}")
    t.you.summons("Kuriboh")
    t.you.activates("Dark Hole")
    t.you.cannot("summon Kaiser Sea Horse", because=USED_UP)


@pytest.mark.rule("summon.normal.negated-still-uses-the-right")
def test_a_negated_additional_summon_is_used_up() -> None:
    t = your_turn(f"hand: 2 Kaiser Sea Horse, Kuriboh   monsters: {INFANTRY}", "set: Solemn Judgment")
    t.you.does("summon Kaiser Sea Horse")
    t.you.does("additional right")
    t.you.take_zone(None)
    t.opp.activates("Solemn Judgment").nobody_responds()
    assert t.you.graveyard == ["Kaiser Sea Horse"]
    t.you.does("summon Kaiser Sea Horse")
    request = t.duel.state.request
    assert request is not None and request.purpose == FOR_ZONE  # only the ordinary right is left
    t.you.take_zone(None)
    t.you.cannot("summon Kuriboh", because=USED_UP)


# ----------------------------------------------------------------------------------------------------- three Tributes


@pytest.mark.rule("summon.tribute.three-only-by-card-text", scenario=1)
def test_three_tributes_are_made_only_for_a_monster_whose_text_says_so() -> None:
    t = your_turn("hand: Test Mountain   monsters: Kuriboh, Sangan, Mystical Elf")
    t.you.does("summon Test Mountain")
    t.you.cannot("tribute Kuriboh, Sangan, Mystical Elf", because="ask.wrong-count")
    t.you.chooses("Kuriboh", "Sangan")
    t = your_turn("hand: Test Colossus   monsters: Kuriboh, Mystical Elf")
    t.you.cannot("summon Test Colossus", because="summon.tribute.three-only-by-card-text")
    t.you.cannot("set Test Colossus", because="summon.tribute.three-only-by-card-text")
    t = your_turn("hand: Test Colossus   monsters: Kuriboh, Gemini Elf, Mystical Elf")
    t.you.summons("Test Colossus", tributing=["Kuriboh", "Gemini Elf", "Mystical Elf"])
    assert t.you.monsters == ["Test Colossus"]


# ------------------------------------------------------------------------------------------------ Extra Monster Zones


@pytest.mark.rule("summon.tribute.emz-tribute-frees-no-main-zone", scenario=1)
def test_a_tribute_from_an_extra_monster_zone_frees_no_main_monster_zone() -> None:
    field = "monsters: 5 Kuriboh, Dark Paladin (extra zone 1)"
    t = your_turn(f"hand: Summoned Skull   {field}")
    t.you.does("summon Summoned Skull")
    t.you.cannot("tribute Dark Paladin", because="ask.joint-condition")
    t.you.chooses("Kuriboh (zone 3)")
    assert t.you.monster("Summoned Skull").zone == 3
    t = your_turn(f"hand: Blue-Eyes White Dragon   {field}")
    t.you.does("summon Blue-Eyes White Dragon")
    t.you.chooses("Dark Paladin", "Kuriboh (zone 2)")
    assert t.you.monster("Blue-Eyes White Dragon").zone == 2
