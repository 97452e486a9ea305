"""Topic card: names and fragments by rule, and what an effect makes of attribute, Type and name."""

import pytest

import spellspeed.words as words
from probes import pool_with, probe
from spellspeed.engine.applies.find import attribute_of, name_of, type_of
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.deeds import Deed
from spellspeed.lang.words.every_word import ATK, DRAGON, FACE_DOWN, FACE_UP, FIRE, LIGHT, MACHINE
from spellspeed.lang.words.lines import Activation, Continuous
from spellspeed.lang.words.nouns import THE_TARGET, AnyCard, Monster
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, THE_FIELD, YOUR_DECK, YOUR_GRAVEYARD
from spellspeed.lang.words.verbs import AddToHand, ChangeStat, Destroy, LookAt, Treat
from table import Seat, table

IMPOSSIBLE = "effect.condition.no-possible-resolution-blocks-activation"
NO_TARGET = "target.timing.chosen-at-activation"


def spell(name: str, target: One, do: Deed) -> CardFacts:
    return probe(name, "Spell / Normal", Activation(target=target, do=do))


def attribute(seat: Seat, name: str) -> int:
    duel = seat.table.duel
    return attribute_of(duel.game, duel.state, seat.monster(name).row)


def type_(seat: Seat, name: str) -> int:
    duel = seat.table.duel
    return type_of(duel.game, duel.state, seat.monster(name).row)


# ------------------------------------------------------------------------------------------------------ names by rule


@pytest.mark.rule("card.name.rule-name-in-every-place", scenario=1)
def test_cyber_harpie_lady_is_harpie_lady_in_the_deck_and_in_the_graveyard() -> None:
    harpie = Monster(name="Harpie Lady")
    pool = pool_with(
        probe("Test Search", "Spell / Normal", Activation(do=AddToHand(One(harpie, YOUR_DECK)))),
        probe(
            "Test Return", "Spell / Normal", Activation(target=One(harpie, YOUR_GRAVEYARD), do=AddToHand(THE_TARGET))
        ),
    )
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Search, Test Return   deck: {0}, Sogen   graveyard: {0}
        opp 8000
    """
    t = table(position.format("鹰身女郎 电子紧身装束"), pool=pool)
    t.you.activates("Test Search")
    assert t.you.hand == ["Test Return", "Cyber Harpie Lady"]
    t.you.activates("Test Return", targeting="Cyber Harpie Lady")
    assert t.you.hand == ["Cyber Harpie Lady", "Cyber Harpie Lady"]
    t = table(position.format("Harpie Girl"), pool=pool)
    t.you.cannot("activate Test Return", because=NO_TARGET)
    t.you.cannot("activate Test Search", because=IMPOSSIBLE)


@pytest.mark.rule("card.name.rule-archetype", scenario=1)
def test_a_card_that_is_one_of_a_series_by_rule_is_found_as_one() -> None:
    search = Activation(do=AddToHand(One(Monster(archetype="Harpie"), YOUR_DECK)))
    pool = pool_with(
        probe("Test Search", "Spell / Normal", search),
        probe("Test Songbird", "Winged Beast / Effect", archetypes=("Harpie",)),
        probe("Test Sparrow", "Winged Beast / Effect"),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Search   deck: Test Sparrow, Test Songbird, Harpie Girl
        opp 8000
        """,
        pool=pool,
    )
    t.you.activates("Test Search")
    assert sorted(t.you.is_asked("search").offers) == ["Harpie Girl", "Test Songbird"]
    t.you.chooses("Test Songbird")
    assert t.you.hand == ["Test Songbird"]


@pytest.mark.rule("card.archetype.phrase-means-name-contains", scenario=1)
@pytest.mark.parametrize(("what", "found"), [(AnyCard, 2), (Monster, 1)])
def test_a_blue_eyes_card_may_be_a_spell_and_a_blue_eyes_monster_may_not(what: type[AnyCard], found: int) -> None:
    search = Activation(do=AddToHand(One(what(archetype="Blue-Eyes"), YOUR_DECK)))
    pool = pool_with(
        probe("Test Search", "Spell / Normal", search), probe("Blue-Eyes Test", "Trap", archetypes=("Blue-Eyes",))
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Search   deck: Blue-Eyes White Dragon, Blue-Eyes Test, Red-Eyes Black Dragon
        opp 8000
        """,
        pool=pool,
    )
    t.you.activates("Test Search")
    if found == 1:
        assert t.you.hand == ["Blue-Eyes White Dragon"]
    else:
        assert sorted(t.you.is_asked("search").offers) == ["Blue-Eyes Test", "Blue-Eyes White Dragon"]


# ------------------------------------------------------------------------------------------------------ what is changed


@pytest.mark.rule("card.attribute.changed-value-replaces", scenario=1)
def test_a_monster_whose_attribute_is_changed_has_only_the_new_one() -> None:
    """DNA Transplant, with FIRE declared."""
    pool = pool_with(
        probe("Test Transplant", "Trap / Continuous", Continuous(do=Treat(All(Monster(FACE_UP), THE_FIELD), FIRE))),
        probe(
            "Test Ray",
            "Spell / Normal",
            Activation(target=One(Monster(attribute=LIGHT), THE_FIELD), do=Destroy(THE_TARGET)),
        ),
        probe(
            "Test Hose",
            "Spell / Normal",
            Activation(target=One(Monster(attribute=FIRE), THE_FIELD), do=Destroy(THE_TARGET)),
        ),
    )
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Ray, Test Hose   monsters: Mystical Elf   {}
        opp 8000
    """
    t = table(position.format(""), pool=pool)
    assert attribute(t.you, "Mystical Elf") == words.LIGHT
    t.you.can("activate Test Ray")
    t = table(position.format("spells: Test Transplant"), pool=pool)
    assert attribute(t.you, "Mystical Elf") == words.FIRE
    t.you.cannot("activate Test Ray", because=NO_TARGET)
    t.you.activates("Test Hose", targeting="Mystical Elf")
    assert t.you.graveyard[0] == "Mystical Elf"


@pytest.mark.rule("card.type.changed-value-replaces", scenario=1)
def test_a_monster_whose_type_is_changed_has_only_the_new_one() -> None:
    """DNA Surgery, with Machine declared."""
    surgery = Continuous(do=Treat(All(Monster(FACE_UP), THE_FIELD), type_=MACHINE))
    valley = Continuous(do=ChangeStat(ATK, All(Monster(FACE_UP, type_=DRAGON), THE_FIELD), 500))
    pool = pool_with(
        probe("Test Surgery", "Trap / Continuous", surgery), probe("Test Valley", "Spell / Continuous", valley)
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Blue-Eyes White Dragon   spells: Test Valley   set: Test Surgery
        opp 8000
        """,
        pool=pool,
    )
    assert (type_(t.you, "Blue-Eyes White Dragon"), t.you.atk_of("Blue-Eyes White Dragon")) == (words.DRAGON, 3500)
    t.you.activates("Test Surgery")
    assert (type_(t.you, "Blue-Eyes White Dragon"), t.you.atk_of("Blue-Eyes White Dragon")) == (words.MACHINE, 3000)


@pytest.mark.rule("card.facedown.no-name-type-attribute-change", scenario=1)
def test_what_changes_type_attribute_or_name_leaves_face_down_monsters_alone() -> None:
    change = Treat(All(Monster(), THE_FIELD), FIRE, MACHINE, "Kuriboh")
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Luster Dragon   monsters: Baby Dragon (set)   spells: Test Surgery
        opp 8000
        """,
        pool=pool_with(probe("Test Surgery", "Trap / Continuous", Continuous(do=change))),
    )
    t.you.sets("Luster Dragon")
    duel = t.duel
    for name in ("Luster Dragon", "Baby Dragon"):
        row = t.you.monster(name).row
        assert type_(t.you, name) == words.DRAGON and attribute(t.you, name) != words.FIRE
        assert name_of(duel.game, duel.state, row) == duel.pool.find(name).password
    t.you.flip_summons("Baby Dragon")
    assert (type_(t.you, "Baby Dragon"), attribute(t.you, "Baby Dragon")) == (words.MACHINE, words.FIRE)
    assert name_of(duel.game, duel.state, t.you.monster("Baby Dragon").row) == duel.pool.find("Kuriboh").password


@pytest.mark.rule("card.reveal.looking-at-set-card-is-no-flip", scenario=1)
def test_a_set_monster_that_is_looked_at_stays_face_down_and_is_not_flipped() -> None:
    look = Activation(target=One(Monster(FACE_DOWN), OPPONENTS_FIELD), do=LookAt(THE_TARGET))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Lamp   monsters: Gemini Elf
        opp 8000   monsters: Man-Eater Bug (set)
        """,
        pool=pool_with(probe("Test Lamp", "Spell / Normal", look)),
    )
    zone = t.opp.monster("Man-Eater Bug").zone
    t.you.activates("Test Lamp")
    assert [line for line in t.log() if "Man-Eater Bug" in line and "reveal" in line]
    assert not [line for line in t.log() if "flipped" in line]
    bug = t.opp.monster("Man-Eater Bug")
    assert (bug.position, bug.zone) == ("set", zone) and t.you.monsters == ["Gemini Elf"]
    t.you.is_asked("open state")
