"""Topic xyz: so many monsters of one Level are overlaid, and the Xyz Monster comes on top of them."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import (
    ATK,
    BEAST,
    BEING_MATERIAL,
    BEING_XYZ_MATERIAL,
    DARK,
    EARTH,
    SUMMONED_BY_XYZ,
    SYNCHRO_SUMMON,
    XYZ,
    XYZ_SUMMON,
)
from spellspeed.lang.words.lines import Activation, Clause, Continuous, Ignition, Materials, Unclassified
from spellspeed.lang.words.nouns import A_NON_TUNER, A_TUNER, THAT_CARD, THIS_CARD, Filter, Monster, Token
from spellspeed.lang.words.places_said import YOUR_FIELD
from spellspeed.lang.words.terms import Doing
from spellspeed.lang.words.timings import If, Summoned
from spellspeed.lang.words.verbs import Attach, ChangeStat, Forbid, GainEffects, GainLP, SummonTokens
from spellspeed.telling.event_sentences import tell_events
from spellspeed.telling.voice import Voice
from spellspeed.words import ARROW_BOTTOM, ARROW_TOP
from table import Table, table


def of_level(level: int) -> Filter:
    return Monster(level=level)


RANK_2: Final = probe("Test Rank 2", "Dragon / Xyz", Materials(of=(of_level(2),) * 2, by=XYZ_SUMMON), rank=2)
RANK_4: Final = probe("Test Rank 4", "Dragon / Xyz", Materials(of=(of_level(4),) * 2, by=XYZ_SUMMON), rank=4)
CROWD: Final = probe("Test Crowd", "Dragon / Xyz", Materials(of=(of_level(4),) * 2, by=XYZ_SUMMON, more=True), rank=4)
RISEN: Final = probe("Test Risen", "Dragon / Xyz", Materials(of=(Monster(name="Test Rank 4"),), by=XYZ_SUMMON), rank=5)
STAR: Final = probe(
    "Test Star 8", "Dragon / Synchro", Materials(of=(A_TUNER, A_NON_TUNER), by=SYNCHRO_SUMMON, more=True), level=8
)
TUNER_4: Final = probe("Test Tuner 4", "Machine / Tuner", level=4)
FIVE: Final = probe("Test Five", "Machine / Normal", level=5)
TWO: Final = probe("Test Two", "Machine / Normal", level=2)
LINK: Final = probe("Test Link", "Machine / Link", arrows=ARROW_BOTTOM | ARROW_TOP)
POOL: Final = pool_with(RANK_2, RANK_4, CROWD, RISEN, STAR, TUNER_4, FIVE, TWO, LINK)
UNMET: Final = "xyz.summon.procedure"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}\nopp 8000   {opp}", POOL)


@pytest.mark.rule("xyz.summon.procedure", scenario=1)
def test_two_monsters_of_its_rank_are_overlaid_and_nothing_is_sent() -> None:
    t = your_turn("monsters: Gemini Elf, Battle Ox   extra: Test Rank 4")
    t.you.does("xyz summon Test Rank 4")
    assert t.chain == []
    t.you.takes_position("attack")
    assert t.you.monsters == ["Test Rank 4"] and t.you.graveyard == []
    assert sorted(t.you.materials_of("Test Rank 4")) == ["Battle Ox", "Gemini Elf"]
    assert "Test Rank 4 xyz summoned" in t.log() and not any("activated" in line for line in t.log())
    t = your_turn("monsters: Gemini Elf, Battle Ox   extra: Test Rank 4", phase="Battle Step")
    t.you.cannot("xyz summon Test Rank 4", because="summon.procedure.main-phase-open-state")


@pytest.mark.rule("xyz.summon.procedure", scenario=2)
def test_the_materials_are_of_its_rank_and_just_as_many_as_it_says() -> None:
    t = your_turn("monsters: Gemini Elf, Test Five   extra: Test Rank 4")
    t.you.cannot("xyz summon Test Rank 4", because=UNMET)
    t = your_turn("monsters: Gemini Elf, Battle Ox, Mystical Elf   extra: Test Rank 4")
    t.you.does("xyz summon Test Rank 4")
    question = t.you.is_asked("material")
    assert question.offers == ["Gemini Elf", "Battle Ox", "Mystical Elf"] and (question.least, question.most) == (2, 2)
    t.you.does("Gemini Elf, Mystical Elf")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Battle Ox", "Test Rank 4"]


@pytest.mark.rule("xyz.summon.procedure", scenario=0)
def test_two_or_more_are_as_many_as_the_player_likes() -> None:
    t = your_turn("monsters: Gemini Elf, Battle Ox, Mystical Elf   extra: Test Crowd")
    t.you.makes("Test Crowd", "Gemini Elf", "Battle Ox", "Mystical Elf")
    assert t.you.monsters == ["Test Crowd"] and len(t.you.materials_of("Test Crowd")) == 3


@pytest.mark.rule("xyz.summon.overlay-before-monster-appears", scenario=1)
def test_materials_are_overlaid_before_the_attempt_so_that_full_zones_do_not_matter() -> None:
    full = "Gemini Elf (zone 1), Battle Ox (zone 2), 3 Kuriboh"
    t = your_turn(f"monsters: {full}, Thousand Dragon (extra zone 1)   extra: Test Rank 4", "set: Solemn Judgment")
    t.you.does("xyz summon Test Rank 4")
    t.you.does("attack position")
    assert t.you.is_asked("zone").offers == ["zone 1", "zone 2"]
    t.you.chooses_zone(1)
    # The negation window: the materials are no monsters on the field any more.
    assert t.opp.is_to_decide() and sorted(t.you.monsters) == ["Kuriboh", "Kuriboh", "Kuriboh", "Thousand Dragon"]
    t.opp.passes()
    assert t.you.monster("Test Rank 4").zone == 1 and t.you.graveyard == []
    assert sorted(t.you.materials_of("Test Rank 4")) == ["Battle Ox", "Gemini Elf"]
    steps = [line for line in t.log() if "attached" in line or "Test Rank 4" in line]
    assert [line.split(" ")[-1] if "attached" not in line else "attached" for line in steps] == [
        "attached",
        "attached",
        "summoned",
        "summoned",
    ]
    assert "Test Rank 4 would be summoned" in steps[2] and "Test Rank 4 xyz summoned" in steps[3]


@pytest.mark.rule("xyz.summon.negated-materials-to-graveyard", scenario=1)
@pytest.mark.rule("xyz.summon.negated-materials-not-from-field", scenario=0)
def test_a_negated_xyz_monster_and_its_materials_go_to_the_graveyard() -> None:
    t = your_turn("monsters: Gemini Elf, Battle Ox   extra: Test Rank 4", "set: Solemn Judgment")
    t.you.makes("Test Rank 4", "Gemini Elf", "Battle Ox")
    t.opp.activates("Solemn Judgment")
    t.nobody_responds()
    assert t.you.monsters == [] and sorted(t.you.graveyard) == ["Battle Ox", "Gemini Elf", "Test Rank 4"]


@pytest.mark.rule("xyz.summon.negated-materials-not-from-field", scenario=1)
def test_a_negated_xyz_summon_sends_no_material_from_the_field() -> None:
    pool = pool_with(probe("Test Rank 3", "Dragon / Xyz", Materials(of=(of_level(3),) * 2, by=XYZ_SUMMON), rank=3))
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Sangan, Elemental HERO Avian   hand: Dark Hole   extra: Test Rank 3   deck: Kuriboh
        opp 8000   set: Solemn Judgment
    """
    t = table(position, pool)
    t.you.makes("Test Rank 3", "Sangan", "Elemental HERO Avian")
    t.opp.activates("Solemn Judgment")
    t.nobody_responds()
    assert "Sangan" in t.you.graveyard and t.you.hand == ["Dark Hole"]
    t = table(position, pool)
    t.you.activates("Dark Hole")
    t.opp.passes()
    assert t.you.hand == ["Kuriboh"]  # from the field it is heard


@pytest.mark.rule("xyz.summon.link-material-illegal", scenario=1)
def test_a_link_monster_has_no_level() -> None:
    t = your_turn("monsters: Test Two, Test Link   extra: Test Rank 2")
    t.you.cannot("xyz summon Test Rank 2", because=UNMET)
    t = your_turn("monsters: 2 Test Two, Test Link   extra: Test Rank 2")
    t.you.does("xyz summon Test Rank 2")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Test Link", "Test Rank 2"]


@pytest.mark.rule("xyz.summon.trap-monster-material-allowed", scenario=1)
def test_a_trap_monster_is_attached_as_material() -> None:
    t = your_turn("monsters: Gemini Elf   set: Embodiment of Apophis   extra: Test Rank 4")
    t.you.activates("Embodiment of Apophis")
    t.nobody_responds()
    t.you.takes_position("attack")
    t.you.makes("Test Rank 4", "Gemini Elf", "Embodiment of Apophis")
    assert sorted(t.you.materials_of("Test Rank 4")) == ["Embodiment of Apophis", "Gemini Elf"]


@pytest.mark.rule("xyz.summon.overlay-on-xyz-keeps-materials", scenario=1)
def test_an_xyz_monster_brings_its_materials_along_under_another() -> None:
    t = your_turn("monsters: Test Rank 4 (materials: Gemini Elf + Battle Ox)   extra: Test Risen")
    t.you.makes("Test Risen", "Test Rank 4")
    assert t.you.monsters == ["Test Risen"] and t.you.graveyard == []
    assert sorted(t.you.materials_of("Test Risen")) == ["Battle Ox", "Gemini Elf", "Test Rank 4"]


@pytest.mark.rule("token.xyz-material-illegal", scenario=1)
def test_a_token_is_neither_overlaid_nor_attached() -> None:
    token = Token("Test Token", "测试衍生物", EARTH, BEAST, 4, 0, 0)
    maker = probe("Test Maker", "Spell", Activation(do=SummonTokens(token)))
    taker = probe(
        "Test Taker",
        "Dragon / Xyz / Effect",
        Ignition(1, do=Attach(One(Monster(), YOUR_FIELD, other_than=THIS_CARD), to=THIS_CARD)),
        rank=4,
    )
    mine = "hand: Test Maker   monsters: Gemini Elf   extra: Test Rank 4"
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {mine}\nopp 8000", pool_with(RANK_4, maker))
    t.you.activates("Test Maker")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Gemini Elf", "Test Token"]
    t.you.cannot("xyz summon Test Rank 4", because="token.xyz-material-illegal")
    mine = "hand: Test Maker   monsters: Test Taker"
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {mine}\nopp 8000", pool_with(taker, maker))
    t.you.activates("Test Maker")
    t.you.takes_position("attack")
    t.you.cannot("activate Test Taker", because="effect.condition.no-possible-resolution-blocks-activation")


@pytest.mark.rule("synchro.summon.facedown-material-illegal", scenario=1)
def test_a_face_down_monster_is_material_of_neither_summon() -> None:
    t = your_turn("monsters: Test Tuner 4, Gemini Elf (set)   extra: Test Star 8, Test Rank 4")
    t.you.cannot("synchro summon Test Star 8", because="synchro.summon.facedown-material-illegal")
    t.you.cannot("xyz summon Test Rank 4", because="synchro.summon.facedown-material-illegal")
    t = your_turn("monsters: Test Tuner 4, Gemini Elf   extra: Test Star 8, Test Rank 4")
    t.you.can("synchro summon Test Star 8")
    t.you.can("xyz summon Test Rank 4")


@pytest.mark.rule("summon.extra.fusion-synchro-xyz-any-main-zone", scenario=0)
def test_with_both_extra_monster_zones_taken_it_comes_to_a_main_monster_zone() -> None:
    t = your_turn(
        "monsters: Test Tuner 4 (zone 1), Gemini Elf (zone 2)   extra: Test Rank 4, Test Star 8",
        "monsters: Imduk the World Chalice Dragon (extra zone 1), Test Link (extra zone 2)",
    )
    for wish in ("synchro summon Test Star 8", "xyz summon Test Rank 4"):
        fork = Table(t.duel.fork())
        fork.you.does(wish)
        fork.you.does("attack position")
        assert fork.you.is_asked("zone").offers == [f"zone {number}" for number in range(1, 6)]


@pytest.mark.rule("effect-type.unclassified.xyz-material-grants-effect", scenario=1)
def test_a_material_lets_the_monster_that_was_xyz_summoned_with_it_gain_an_effect() -> None:
    stronger = GainEffects(THAT_CARD, lines=(Continuous(1, ChangeStat(ATK, THIS_CARD, 500)),))
    giver = probe(
        "Test Giver",
        "Machine / Effect",
        Unclassified(1, when=If(Summoned(Monster(kind=XYZ), SUMMONED_BY_XYZ, using=THIS_CARD)), do=stronger),
        Ignition(2, do=GainLP(1)),
    )
    taker = probe(
        "Test Taker",
        "Dragon / Xyz / Effect",
        Materials(of=(of_level(4),) * 2, by=XYZ_SUMMON),
        Ignition(1, do=Attach(One(Monster(), YOUR_FIELD, other_than=THIS_CARD), to=THIS_CARD)),
        rank=4,
        atk=2000,
    )
    position = "turn 3, Main Phase 1, you to act\nyou 8000   monsters: {}   extra: Test Taker\nopp 8000"
    pool = pool_with(giver, taker)
    t = table(position.format("Test Giver, Gemini Elf"), pool)
    t.you.makes("Test Taker", "Test Giver", "Gemini Elf")
    assert t.you.atk_of("Test Taker") == 2500 and not any("activated" in line for line in t.log())
    # What is attached later by an effect gives nothing.
    t = table(position.format("Battle Ox, Gemini Elf, Test Giver"), pool)
    t.you.does("xyz summon Test Taker")
    t.you.does("Battle Ox, Gemini Elf")
    t.you.takes_position("attack")
    t.you.activates("Test Taker")
    assert sorted(t.you.materials_of("Test Taker")) == ["Battle Ox", "Gemini Elf", "Test Giver"]
    assert t.you.atk_of("Test Taker") == 2000


@pytest.mark.rule("effect.non-effect-text.restricts-monster-summoned-with-it", scenario=1)
@pytest.mark.parametrize("being", [BEING_XYZ_MATERIAL, BEING_MATERIAL])
def test_a_material_can_be_kept_for_dark_monsters(being: Doing) -> None:
    kept = probe(
        "Test Kept",
        "Machine / Effect",
        Clause(do=Forbid(being, THIS_CARD, by=Monster(not_attribute=DARK))),
        Continuous(1, ChangeStat(ATK, THIS_CARD, 500)),
    )
    made_of = Materials(of=(of_level(4),) * 2, by=XYZ_SUMMON)
    light = probe("Test Light", "Dragon / Xyz", made_of, attribute="LIGHT", rank=4)
    dark = probe("Test Dark", "Dragon / Xyz", made_of, attribute="DARK", rank=4)
    mine = "monsters: Test Kept, Gemini Elf   spells: Skill Drain   extra: Test Light, Test Dark"
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {mine}\nopp 8000", pool_with(kept, light, dark))
    assert t.you.atk_of("Test Kept") == 1000
    t.you.cannot("xyz summon Test Light", because="effect.non-effect-text.restricts-monster-summoned-with-it")
    t.you.makes("Test Dark", "Test Kept", "Gemini Elf")
    assert t.you.monsters == ["Test Dark"]


@pytest.mark.rule("xyz.summon.procedure", scenario=0)
def test_both_players_are_told_of_an_xyz_summon() -> None:
    t = your_turn("monsters: Gemini Elf, Battle Ox   extra: Test Rank 4")
    t.you.does("XYZ召唤 Test Rank 4")
    t.you.takes_position("attack")
    told = tell_events(t.opp.view.events, Voice("en", t.opp.player, t.duel.pool))
    assert told[0].startswith("Gemini Elf is attached to Test Rank 4")
    assert told[-1].startswith("Your opponent Xyz Summons Test Rank 4")
    told = tell_events(t.you.view.events, Voice("zh", t.you.player, t.duel.pool))
    assert told[-1].startswith("你XYZ召唤「Test Rank 4」")
