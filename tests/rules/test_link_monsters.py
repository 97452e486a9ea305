"""Topic link: what Link Monsters are and are not, where their Link Markers point, and the Extra Monster Zones."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.places import points_to
from spellspeed.lang.words.choices import All, Compare, One, UsedMaterials
from spellspeed.lang.words.every_word import (
    ATK,
    BEAST,
    DEF,
    EARTH,
    FACE_UP,
    FACE_UP_DEFENSE,
    LEVEL,
    LINK,
    LINK_SUMMON,
    THE_OTHER_POSITION,
)
from spellspeed.lang.words.lines import A_TUNER_AND_OTHERS, Activation, Continuous, Ignition, Materials
from spellspeed.lang.words.nouns import (
    A_MONSTER,
    THE_TARGET,
    THIS_CARD,
    AtLeast,
    AtMost,
    MaterialsUsed,
    Monster,
    Token,
)
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, THE_FIELD, YOUR_GRAVEYARD
from spellspeed.lang.words.verbs import (
    AddToHand,
    ChangePosition,
    ChangeStat,
    Destroy,
    GainLP,
    ReturnToDeck,
    SendToGraveyard,
    SpecialSummon,
    SummonTokens,
)
from spellspeed.words import (
    ARROW_BOTTOM,
    ARROW_BOTTOM_LEFT,
    ARROW_BOTTOM_RIGHT,
    ARROW_LEFT,
    ARROW_RIGHT,
    ARROW_TOP,
    ARROW_TOP_LEFT,
    ARROW_TOP_RIGHT,
    EXTRA_MONSTER_ZONE,
    FOR_OPEN_STATE,
    MONSTER_ZONE,
    PLACES_EACH,
)
from table import Table, table

ALL_ARROWS: Final = {
    "left": ARROW_LEFT,
    "right": ARROW_RIGHT,
    "top-left": ARROW_TOP_LEFT,
    "top": ARROW_TOP,
    "top-right": ARROW_TOP_RIGHT,
    "bottom-left": ARROW_BOTTOM_LEFT,
    "bottom": ARROW_BOTTOM,
    "bottom-right": ARROW_BOTTOM_RIGHT,
}
TWO: Final = Materials(of=(A_MONSTER, A_MONSTER), by=LINK_SUMMON)
DUO: Final = probe("Test Duo", "Cyberse / Link / Effect", TWO, Ignition(1, do=GainLP(500)), arrows=5, atk=1500)
SINGLES: Final = tuple(probe(f"Test {name}", "Cyberse / Link", arrows=arrow) for name, arrow in ALL_ARROWS.items())
PEER: Final = probe("Test Peer", "Warrior / Effect", Ignition(1, do=GainLP(500)))


OF_LEVEL_2: Final = probe(
    "Test Second", "Spell", Activation(target=One(Monster(level=2), THE_FIELD), do=Destroy(THE_TARGET))
)
UP_TO_4: Final = probe(
    "Test Lowly", "Spell", Activation(target=One(Monster(level=AtMost(4)), THE_FIELD), do=Destroy(THE_TARGET))
)
NO_DEF: Final = probe("Test Frail", "Spell", Activation(target=One(Monster(def_=0), THE_FIELD), do=Destroy(THE_TARGET)))
LITTLE_DEF: Final = probe(
    "Test Soft", "Spell", Activation(target=One(Monster(def_=AtMost(2000)), THE_FIELD), do=Destroy(THE_TARGET))
)
RISE: Final = probe(
    "Test Rise", "Spell", Activation(target=One(Monster(FACE_UP), THE_FIELD), do=ChangeStat(LEVEL, THE_TARGET, 1))
)
EVERY_MONSTER: Final = All(A_MONSTER, THE_FIELD)
BOOST: Final = probe(
    "Test Boost",
    "Spell",
    Activation(do=ChangeStat(ATK | DEF, All(A_MONSTER, THE_FIELD), 800)),
)
TURN: Final = probe(
    "Test Turn",
    "Spell",
    Activation(target=One(Monster(FACE_UP), OPPONENTS_FIELD), do=ChangePosition(THE_TARGET, THE_OTHER_POSITION)),
)
CALL: Final = probe(
    "Test Call",
    "Spell",
    Activation(target=One(A_MONSTER, YOUR_GRAVEYARD), do=SpecialSummon(THE_TARGET, FACE_UP_DEFENSE)),
)
MAKER: Final = probe(
    "Test Maker", "Spell", Activation(do=SummonTokens(Token("Test Token", "测试衍生物", EARTH, BEAST, 1, 0, 0)))
)
STAR_4: Final = probe("Test Star 4", "Dragon / Synchro", A_TUNER_AND_OTHERS, level=4)
TUNER_3: Final = probe("Test Tuner 3", "Machine / Tuner", level=3)
POOL: Final = pool_with(
    *(DUO, *SINGLES, PEER, OF_LEVEL_2, UP_TO_4, NO_DEF, LITTLE_DEF, RISE, BOOST, TURN, CALL, STAR_4, TUNER_3, MAKER)
)
NO_TARGET: Final = "target.timing.chosen-at-activation"


def your_turn(you: str, opp: str = "") -> Table:
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}", POOL)


# ------------------------------------------------------------------------------------------------- what it has not got


@pytest.mark.rule("link.monster.no-level", scenario=1)
def test_a_link_monster_has_no_level() -> None:
    t = your_turn("hand: Test Second, Test Lowly, Test Rise   monsters: Test Duo")
    t.you.cannot("activate Test Second", because=NO_TARGET)
    t.you.cannot("activate Test Lowly", because=NO_TARGET)
    t.you.cannot("activate Test Rise", because=NO_TARGET)


@pytest.mark.rule("link.monster.no-def", scenario=1)
def test_a_link_monster_has_no_def() -> None:
    t = your_turn("hand: Test Frail, Test Soft   monsters: Test Duo")
    t.you.cannot("activate Test Frail", because=NO_TARGET)
    t.you.cannot("activate Test Soft", because=NO_TARGET)


@pytest.mark.rule("link.stats.atk-def-change-only-atk", scenario=1)
def test_only_the_atk_of_a_link_monster_changes() -> None:
    t = your_turn("hand: Test Boost   monsters: Test Duo, Kuriboh")
    t.you.activates("Test Boost")
    assert t.you.atk_of("Test Duo") == 2300 and t.you.def_of("Kuriboh") == 1000
    assert POOL.find("Test Duo").def_ == -2


@pytest.mark.rule("link.target.position-change-illegal", scenario=1)
def test_a_link_monster_is_no_target_of_a_change_of_position() -> None:
    t = your_turn("hand: Test Turn, Enemy Controller", "monsters: Test Duo")
    t.you.cannot("activate Test Turn", because=NO_TARGET)
    t = your_turn("hand: Test Turn", "monsters: Test Duo, Kuriboh")
    t.you.activates("Test Turn")
    assert t.opp.monster("Kuriboh").row.attack is False


@pytest.mark.rule("link.target.summon-in-defense-illegal", scenario=1)
def test_a_link_monster_is_no_target_of_a_summon_in_defense_position() -> None:
    t = your_turn("hand: Test Call   graveyard: Test Duo (properly summoned)")
    t.you.cannot("activate Test Call", because=NO_TARGET)
    t = your_turn("hand: Test Call   graveyard: Test Star 4 (properly summoned)")
    t.you.can("activate Test Call")


@pytest.mark.rule("link.position.number-41-does-not-apply", scenario=1)
def test_number_41_neither_turns_nor_negates_a_link_monster() -> None:
    bagooska = "Number 41: Bagooska the Terribly Tired Tapir"
    t = your_turn(
        "monsters: Gemini Elf, Kuriboh, Test Peer   extra: Test Duo", f"monsters: {bagooska} (defense, materials: Umi)"
    )
    t.you.does("link summon Test Duo")
    t.you.does("Gemini Elf, Kuriboh")
    t.you.does("extra zone 1")
    assert t.you.monster("Test Duo").row.attack and not t.you.monster("Test Peer").row.attack
    t.you.activates("Test Duo")
    assert t.you.lp == 8500
    t.you.activates("Test Peer")
    assert t.you.lp == 8500


# -------------------------------------------------------------------------------------------------------- Link Markers


def pointed_at(arrow: str, place: int) -> list[int]:
    """The monster zones that a Link Monster of yours with this one marker points to from a place."""
    t = your_turn(f"monsters: Test {arrow}")
    row = t.you.monster(f"Test {arrow}").row
    row = row.elsewhere(row.card, 0, place)
    zones = [*range(MONSTER_ZONE, MONSTER_ZONE + 5), *range(PLACES_EACH + MONSTER_ZONE, PLACES_EACH + MONSTER_ZONE + 5)]
    zones += [EXTRA_MONSTER_ZONE, EXTRA_MONSTER_ZONE + 1]
    return [zone for zone in zones if points_to(t.duel.game, row, zone)]


@pytest.mark.rule("link.marker.adjacent-zones", scenario=1)
def test_upward_markers_of_a_main_monster_zone_point_to_extra_monster_zones_only() -> None:
    left, right = [EXTRA_MONSTER_ZONE], [EXTRA_MONSTER_ZONE + 1]
    wanted = {(1, "top-right"): left, (2, "top"): left, (3, "top-left"): left, (3, "top-right"): right}
    wanted |= {(4, "top"): right, (5, "top-left"): right}
    for zone in range(1, 6):
        for arrow in ("top-left", "top", "top-right"):
            assert pointed_at(arrow, MONSTER_ZONE + zone - 1) == wanted.get((zone, arrow), []), (zone, arrow)


@pytest.mark.rule("link.marker.adjacent-zones", scenario=2)
@pytest.mark.rule("zone.extra-monster.geometry", scenario=1)
def test_markers_of_an_extra_monster_zone_point_to_both_halves() -> None:
    own, theirs = MONSTER_ZONE - 1, PLACES_EACH + MONSTER_ZONE - 1
    left = {"bottom-left": 1, "bottom": 2, "bottom-right": 3}
    for arrow, zone in left.items():
        assert pointed_at(arrow, EXTRA_MONSTER_ZONE) == [own + zone]
        # The other player counts from his own left: columns 1, 2, 3 are his zones 5, 4, 3.
        assert pointed_at(arrow.replace("bottom", "top"), EXTRA_MONSTER_ZONE) == [theirs + 6 - zone]
        assert pointed_at(arrow, EXTRA_MONSTER_ZONE + 1) == [own + zone + 2]
        assert pointed_at(arrow.replace("bottom", "top"), EXTRA_MONSTER_ZONE + 1) == [theirs + 4 - zone]
    assert pointed_at("left", EXTRA_MONSTER_ZONE + 1) == [] and pointed_at("right", EXTRA_MONSTER_ZONE) == []


# ------------------------------------------------------------------------------------------------- Extra Monster Zones


@pytest.mark.rule("zone.extra-monster.two-shared-zones", scenario=1)
def test_a_monster_in_an_extra_monster_zone_is_its_controllers() -> None:
    t = your_turn("hand: Summoned Skull   monsters: Gemini Elf, Kuriboh   extra: 2 Test Duo", "extra: Test Duo")
    t.you.does("link summon Test Duo")
    assert t.you.is_asked("zone").offers == ["extra zone 1", "extra zone 2"]
    t.you.does("extra zone 1")
    assert t.you.monsters == ["Test Duo"] and t.opp.monsters == []
    t.you.summons("Summoned Skull", tributing=["Test Duo"])
    assert t.you.monsters == ["Summoned Skull"]
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Test Duo (extra zone 1)
        opp 8000   monsters: Gemini Elf, Kuriboh   extra: Test Duo
        """,
        POOL,
    )
    t.opp.does("link summon Test Duo")
    # Your left Extra Monster Zone is his right one; your monster also points to his zone 4.
    assert t.opp.is_asked("zone").offers == ["zone 4", "extra zone 1"]


@pytest.mark.rule("zone.extra-monster.two-shared-zones", scenario=2)
def test_who_has_a_monster_there_controls_a_monster() -> None:
    t = your_turn("hand: Cyber Dragon   monsters: Test Duo (extra zone 1)", "monsters: Kuriboh")
    t.you.cannot("special summon Cyber Dragon", because="summon.special.cyber-dragon-style-inherent")
    t = your_turn("monsters: Gemini Elf", "monsters: Test Duo (extra zone 1)")
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.cannot("attack directly with Gemini Elf", because="battle.attack.must-choose-monster-if-any")


@pytest.mark.rule("zone.extra-monster.one-per-player", scenario=2)
def test_who_uses_the_monster_there_may_take_either_zone() -> None:
    t = your_turn("monsters: Test Duo (extra zone 1), Gemini Elf   extra: Test Duo")
    t.you.does("link summon Test Duo")
    zones = t.you.is_asked("zone").offers
    assert "extra zone 1" in zones and "extra zone 2" in zones


@pytest.mark.rule("zone.extra-monster.only-from-extra-deck", scenario=1)
def test_a_revived_link_monster_comes_to_a_main_monster_zone() -> None:
    t = your_turn("hand: Monster Reborn   graveyard: Test Duo (properly summoned)")
    t.you.activates("Monster Reborn")
    assert t.you.is_asked("zone").offers == [f"zone {number}" for number in range(1, 6)]
    t = your_turn("hand: Monster Reborn   graveyard: Test Duo (properly summoned)   monsters: 5 Kuriboh")
    t.you.cannot("activate Monster Reborn", because="zone.main-monster.max-five")


# -------------------------------------------------------------------------------------------------------------- Tokens


@pytest.mark.rule("token.synchro-material-allowed", scenario=1)
@pytest.mark.rule("token.synchro-material-vanishes", scenario=1)
def test_a_token_is_synchro_material_and_ceases_to_exist() -> None:
    t = your_turn("hand: Test Maker   monsters: Test Tuner 3   extra: Test Star 4")
    t.you.activates("Test Maker")
    t.you.takes_position("attack")
    t.you.makes("Test Star 4", "Test Tuner 3", "Test Token")
    assert t.you.monsters == ["Test Star 4"] and sorted(t.you.graveyard) == ["Test Maker", "Test Tuner 3"]


# ----------------------------------------------------------------------------------------------------------- materials


def undone(t: Table) -> list[str]:
    """The monsters on your field after Test Undo has sent Test Duo back and called what was used for it, if it can."""
    t.you.activates("Test Undo", targeting="Test Duo")
    while t.you.request().purpose != FOR_OPEN_STATE:
        t.duel.answer(0)
    return sorted(t.you.monsters)


def duo_made() -> Table:
    """Test Duo has been Link Summoned with Gemini Elf and Battle Ox."""
    undo = probe(
        "Test Undo",
        "Spell",
        Activation(
            target=One(Monster(kind=LINK), THE_FIELD),
            do=ReturnToDeck(THE_TARGET).then(SpecialSummon(UsedMaterials(THE_TARGET, YOUR_GRAVEYARD, by=LINK_SUMMON))),
        ),
    )
    mine = "hand: Test Undo, Monster Reborn, Test Gone   monsters: Gemini Elf, Battle Ox   extra: Test Duo"
    gone = probe("Test Gone", "Spell", Activation(target=One(A_MONSTER, THE_FIELD), do=SendToGraveyard(THE_TARGET)))
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {mine}\nopp 8000", pool_with(DUO, undo, gone))
    t.you.does("link summon Test Duo")
    t.you.does("extra zone 1")
    return t


@pytest.mark.rule("link.material.identity-lost-when-it-moves", scenario=1)
def test_a_link_material_that_was_revived_and_went_again_is_none_any_more() -> None:
    assert undone(duo_made()) == ["Battle Ox", "Gemini Elf"]
    t = duo_made()
    t.you.activates("Monster Reborn", targeting="Battle Ox")
    t.you.takes_position("attack")
    t.you.activates("Test Gone", targeting="Battle Ox")
    assert "Battle Ox" in t.you.graveyard and undone(t) == []


@pytest.mark.rule("link.material.forgotten-when-link-monster-moves", scenario=1)
def test_a_link_monster_that_was_revived_has_no_materials() -> None:
    t = duo_made()
    t.you.activates("Test Gone", targeting="Test Duo")
    t.you.activates("Monster Reborn", targeting="Test Duo")
    while t.you.request().purpose != FOR_OPEN_STATE:
        t.duel.answer(0)
    assert undone(t) == []


@pytest.mark.rule("link.material.temporary-banish-keeps-link", scenario=1)
def test_a_link_monster_that_was_banished_for_a_time_is_still_the_one_made_of_its_materials() -> None:
    knot = probe(
        "Test Knot",
        "Cyberse / Link / Effect",
        TWO,
        Continuous(
            1,
            ChangeStat(ATK, THIS_CARD, 300),
            while_=Compare(MaterialsUsed(THIS_CARD, what=Monster(name="Battle Ox")), AtLeast(1)),
        ),
        arrows=5,
        atk=1500,
    )
    recall = probe(
        "Test Recall",
        "Spell",
        Activation(
            target=One(Monster(kind=LINK), THE_FIELD),
            do=AddToHand(UsedMaterials(THE_TARGET, YOUR_GRAVEYARD, by=LINK_SUMMON)),
        ),
    )
    mine = "hand: Test Recall   set: Interdimensional Matter Transporter   monsters: Gemini Elf, Battle Ox"
    t = table(
        f"turn 3, Main Phase 1, you to act\nyou 8000   {mine}   extra: Test Knot   deck: 2 Umi\nopp 8000   deck: 2 Umi",
        pool_with(knot, recall),
    )
    t.you.does("link summon Test Knot")
    t.you.does("extra zone 1")
    assert t.you.atk_of("Test Knot") == 1800
    t.you.activates("Interdimensional Matter Transporter", targeting="Test Knot")
    assert t.you.banished == ["Test Knot"]
    t.you.goes_to("End Phase")
    t.nobody_responds()
    t.you.chooses_zone(3)
    t.opp.ends_turn()
    # What it was made of no longer counts for itself, but it is still the monster they were used for.
    assert t.turn == 5 and t.you.atk_of("Test Knot") == 1500
    (seen,) = [card for card in t.you.view.monsters() if card is not None]
    assert seen.summoned == "Link Summon"
    t.you.activates("Test Recall", targeting="Test Knot")
    assert {"Gemini Elf", "Battle Ox"} <= set(t.you.hand)
