"""Topic link: Link Summons, what counts for the Link Rating, and where a Link Monster comes."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.places import facts_now
from spellspeed.lang.words.every_word import BEAST, BEING_SYNCHRO_MATERIAL, EARTH, EFFECT, LINK_SUMMON
from spellspeed.lang.words.lines import A_TUNER_AND_OTHERS, Activation, Clause, Materials, Trigger
from spellspeed.lang.words.nouns import A_MONSTER, THIS_CARD, Monster, Token
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD
from spellspeed.lang.words.timings import If, Sent
from spellspeed.lang.words.verbs import Forbid, GainLP, SummonTokens
from spellspeed.words import ARROW_BOTTOM, ARROW_LEFT, ARROW_RIGHT, ARROW_TOP, MONSTER, TRAP
from table import Table, table

TWO: Final = Materials(of=(A_MONSTER, A_MONSTER), by=LINK_SUMMON)
TWO_OR_MORE: Final = Materials(of=(A_MONSTER, A_MONSTER), by=LINK_SUMMON, more=True)
EFFECTS: Final = Materials(of=(Monster(kind=EFFECT),) * 2, by=LINK_SUMMON, more=True)
THREE: Final = ARROW_LEFT | ARROW_RIGHT | ARROW_TOP
DUO: Final = probe("Test Duo", "Cyberse / Link", TWO, arrows=ARROW_BOTTOM | ARROW_TOP)
SIDEWAYS: Final = probe("Test Sideways", "Cyberse / Link", TWO, arrows=ARROW_LEFT | ARROW_RIGHT)
TRIO: Final = probe("Test Trio", "Cyberse / Link / Effect", EFFECTS, arrows=THREE)
FOUR: Final = probe("Test Four", "Cyberse / Link / Effect", TWO_OR_MORE, arrows=THREE | ARROW_BOTTOM)
LINK_2: Final = probe("Test Chain", "Cyberse / Link / Effect", arrows=ARROW_LEFT | ARROW_RIGHT)
ABLE: Final = probe("Test Able", "Warrior / Effect")
TOKEN: Final = Token("Test Token", "测试衍生物", EARTH, BEAST, 1, 0, 0)
MAKER: Final = probe("Test Maker", "Spell", Activation(do=SummonTokens(TOKEN, count=2)))
MOURNER: Final = probe(
    "Test Mourner",
    "Spell / Continuous",
    Trigger(1, when=If(Sent(Monster(), to=EITHER_GRAVEYARD)), do=GainLP(10), mandatory=True),
)
POOL: Final = pool_with(DUO, SIDEWAYS, TRIO, FOUR, LINK_2, ABLE, MAKER, MOURNER)
UNMET: Final = "link.summon.procedure"
RATING: Final = "link.summon.rating-equals-material-count"
NO_ZONE: Final = "summon.extra.link-needs-emz-or-linked-zone"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}\nopp 8000   {opp}", POOL)


# ------------------------------------------------------------------------------------------------------- the procedure


@pytest.mark.rule("link.summon.procedure", scenario=1)
def test_two_monsters_are_sent_and_the_link_monster_comes_without_a_chain() -> None:
    mine = "monsters: Gemini Elf, Kuriboh   extra: Test Duo"
    t = your_turn(mine)
    t.you.does("link summon Test Duo")
    assert t.chain == [] and sorted(t.you.graveyard) == ["Gemini Elf", "Kuriboh"]
    t.you.does("extra zone 1")
    assert t.you.monsters == ["Test Duo"] and "Test Duo link summoned" in t.log()
    assert not any("activated" in line for line in t.log())
    your_turn(mine, phase="Battle Step").you.cannot(
        "link summon Test Duo", because="summon.procedure.main-phase-open-state"
    )
    t = table(f"turn 4, Main Phase 1, opp to act\nyou 8000   {mine}\nopp 8000", POOL)
    t.you.cannot("link summon Test Duo", because="summon.procedure.main-phase-open-state")


@pytest.mark.rule("link.summon.procedure", scenario=2)
def test_the_materials_go_before_the_attempt_and_stay_where_they_went_if_it_is_negated() -> None:
    t = your_turn("monsters: Gemini Elf, Kuriboh   extra: Test Duo", "set: Solemn Judgment")
    t.you.does("link summon Test Duo")
    t.you.does("extra zone 1")
    assert sorted(t.you.graveyard) == ["Gemini Elf", "Kuriboh"] and t.you.monsters == []
    t.opp.activates("Solemn Judgment")
    t.nobody_responds()
    assert t.you.monsters == [] and sorted(t.you.graveyard) == ["Gemini Elf", "Kuriboh", "Test Duo"]
    log = t.log()
    attempt = log.index("Test Duo would be summoned")
    assert all(any(f"{name} " in line for line in log[:attempt]) for name in ("Gemini Elf", "Kuriboh"))


@pytest.mark.rule("link.summon.faceup-own-materials-only", scenario=1)
def test_only_own_face_up_monsters_are_materials() -> None:
    t = your_turn("monsters: Gemini Elf, Kuriboh (set)   extra: Test Duo", "monsters: Battle Ox")
    t.you.cannot("link summon Test Duo", because="synchro.summon.facedown-material-illegal")
    t.you.flip_summons("Kuriboh")
    t.you.can("link summon Test Duo")


# ------------------------------------------------------------------------------------------------------ the Link Rating


@pytest.mark.rule("link.summon.rating-equals-material-count", scenario=1)
def test_each_counts_as_one_or_as_its_link_rating() -> None:
    t = your_turn("monsters: 3 Test Able   extra: Test Trio")
    t.you.does("link summon Test Trio")
    assert len(t.you.graveyard) == 3
    t = your_turn("monsters: Test Chain, Test Able   extra: Test Trio")
    t.you.does("link summon Test Trio")
    assert sorted(t.you.graveyard) == ["Test Able", "Test Chain"]
    t = your_turn("monsters: Test Chain, 2 Test Able   extra: Test Trio")
    t.you.does("link summon Test Trio")
    assert (t.you.is_asked("material").least, t.you.is_asked("material").most) == (2, 3)
    t.you.does("Test Chain, Test Able (zone 2), Test Able (zone 3)")
    assert len(t.you.graveyard) == 3
    t = your_turn("monsters: 2 Test Able   extra: Test Trio")
    t.you.cannot("link summon Test Trio", because=RATING)
    t = your_turn("monsters: 4 Test Able   extra: Test Trio")
    t.you.does("link summon Test Trio")
    assert not t.you.reasons("Test Able (zone 1), Test Able (zone 2), Test Able (zone 3)")
    assert t.you.reasons("Test Able (zone 1), Test Able (zone 2), Test Able (zone 3), Test Able (zone 4)")


@pytest.mark.rule("link.summon.rating-equals-material-count", scenario=0)
def test_who_has_link_monsters_alone_chooses_whether_two_or_three_are_used() -> None:
    t = your_turn("monsters: 3 Test Chain   extra: Test Trio")
    t.you.does("link summon Test Trio")
    assert (t.you.is_asked("material").least, t.you.is_asked("material").most) == (2, 3)
    t.you.does("Test Chain (zone 1), Test Chain (zone 3)")  # one counts as two, the other as one
    assert t.you.graveyard == ["Test Chain", "Test Chain"] and "Test Chain" in t.you.monsters


@pytest.mark.rule("link.summon.rating-equals-material-count", scenario=2)
def test_one_link_3_monster_is_not_two_monsters() -> None:
    t = your_turn("monsters: Test Trio   extra: Test Trio")
    t.you.cannot("link summon Test Trio", because=UNMET)


@pytest.mark.rule("link.summon.rating-equals-material-count", scenario=3)
@pytest.mark.parametrize(("made", "fits"), [("Test Four", True), ("Test Duo", True), ("Test Trio", False)])
def test_a_link_3_monster_counts_as_one_or_three(made: str, fits: bool) -> None:
    t = your_turn(f"monsters: Test Trio, Test Able   extra: {made}")
    if fits:
        t.you.does(f"link summon {made}")
        assert sorted(t.you.graveyard) == ["Test Able", "Test Trio"]
    else:
        t.you.cannot(f"link summon {made}", because=RATING)


# ----------------------------------------------------------------------------------------------------------- the zones


@pytest.mark.rule("summon.extra.link-needs-emz-or-linked-zone", scenario=1)
def test_it_comes_to_an_extra_monster_zone_or_where_a_link_monster_points() -> None:
    t = your_turn("monsters: Gemini Elf (zone 4), Kuriboh (zone 5)   extra: Test Duo")
    t.you.does("link summon Test Duo")
    assert t.you.is_asked("zone").offers == ["extra zone 1", "extra zone 2"]
    t = your_turn("monsters: Test Duo (extra zone 1), Gemini Elf (zone 4), Kuriboh (zone 5)   extra: Test Sideways")
    t.you.does("link summon Test Sideways")
    t.you.does("Gemini Elf, Kuriboh")
    assert t.you.monster("Test Sideways").zone == 2  # the one zone there is needs no question


@pytest.mark.rule("summon.extra.link-needs-emz-or-linked-zone", scenario=2)
def test_without_such_a_zone_it_does_not_come_unless_a_material_leaves_the_extra_monster_zone() -> None:
    t = your_turn("monsters: Test Sideways (extra zone 1), Gemini Elf   extra: Test Duo")
    t.you.does("link summon Test Duo")
    assert sorted(t.you.graveyard) == ["Gemini Elf", "Test Sideways"]
    mine = "monsters: Test Sideways (extra zone 1), Gemini Elf, Kuriboh   extra: Test Duo"
    t = your_turn(mine)
    t.you.does("link summon Test Duo")
    assert t.you.reasons("Gemini Elf, Kuriboh") and not t.you.reasons("Gemini Elf, Test Sideways")
    t = your_turn(mine.replace("Test Sideways", "Thousand Dragon (set)").replace("(set) (", "(set, "))
    t.you.cannot("link summon Test Duo", because=NO_ZONE)


@pytest.mark.rule("summon.extra.link-needs-emz-or-linked-zone", scenario=0)
def test_a_material_that_leaves_the_zone_pointed_to_makes_room_there() -> None:
    """Test Duo, which could be a material too, stays in the Extra Monster Zone and goes on pointing to zone 2."""
    t = your_turn("monsters: Test Duo (extra zone 1), Gemini Elf (zone 2), Kuriboh (zone 5)   extra: Test Sideways")
    t.you.does("link summon Test Sideways")
    t.you.does("Gemini Elf, Kuriboh")
    assert t.you.monster("Test Sideways").zone == 2 and t.you.monster("Test Duo").extra_zone == 1


@pytest.mark.rule("summon.extra.link-needs-emz-or-linked-zone", scenario=0)
def test_a_material_makes_room_as_long_as_the_link_monster_that_points_to_it_stays() -> None:
    """Test Sideways in zone 2 points to zones 1 and 3 and could be a material itself; then it points nowhere."""
    t = your_turn("""
        monsters: Thousand Dragon (extra zone 1, set), Gemini Elf (zone 1), Test Sideways (zone 2),
                  Mystical Elf (zone 3), Kuriboh (zone 4), Sangan (zone 5)   extra: Test Duo
    """)
    t.you.does("link summon Test Duo")
    assert t.you.reasons("Gemini Elf, Test Sideways") and t.you.reasons("Kuriboh, Sangan")
    t.you.does("Kuriboh, Gemini Elf")
    assert t.you.monster("Test Duo").zone == 1


@pytest.mark.rule("summon.extra.opponents-link-marker-counts", scenario=1)
def test_a_zone_that_the_opponents_link_monster_points_to_will_do() -> None:
    t = your_turn(
        "monsters: Thousand Dragon (extra zone 2, set), Gemini Elf (zone 4), Kuriboh (zone 5)   extra: Test Sideways",
        "monsters: Test Duo (extra zone 2)",
    )
    t.you.does("link summon Test Sideways")
    assert t.you.monster("Test Sideways").zone == 2 and sorted(t.you.graveyard) == ["Gemini Elf", "Kuriboh"]


# ----------------------------------------------------------------------------------------------------------- materials


@pytest.mark.rule("token.link-material-allowed", scenario=1)
@pytest.mark.rule("token.link-material-vanishes", scenario=1)
def test_tokens_are_materials_and_cease_to_exist() -> None:
    t = your_turn("hand: Test Maker   spells: Test Mourner   extra: Test Duo")
    t.you.activates("Test Maker")
    while t.you.request().purpose != 1:
        t.duel.answer(0)
    assert t.you.monsters == ["Test Token", "Test Token"]
    t.you.does("link summon Test Duo")
    t.you.does("extra zone 1")
    assert t.you.monsters == ["Test Duo"] and t.you.graveyard == ["Test Maker"] and t.you.lp == 8000


@pytest.mark.rule("link.summon.trap-monster-material-allowed", scenario=1)
@pytest.mark.rule("link.summon.trap-material-to-graveyard", scenario=1)
def test_a_trap_monster_is_material_and_a_trap_in_the_graveyard() -> None:
    t = your_turn("monsters: Gemini Elf   set: Embodiment of Apophis   extra: Test Duo")
    t.you.activates("Embodiment of Apophis")
    t.nobody_responds()
    t.you.takes_position("attack")
    t.you.does("link summon Test Duo")
    assert sorted(t.you.graveyard) == ["Embodiment of Apophis", "Gemini Elf"]
    row = next(row for row in t.duel.state.cards if t.name(row.uid) == "Embodiment of Apophis")
    assert facts_now(t.duel.game, row).kind & (TRAP | MONSTER) == TRAP


@pytest.mark.rule("summon.material.synchro-link-while-sent-cards-are-banished", scenario=1)
def test_materials_of_both_summons_are_banished_while_sent_cards_are() -> None:
    star = probe("Test Star", "Dragon / Synchro", A_TUNER_AND_OTHERS, level=7)
    tuner = probe("Test Tuner", "Machine / Tuner", level=3)
    mine = "monsters: Test Tuner, Gemini Elf   spells: Macro Cosmos   extra: Test Star, Test Duo"
    for wish in ("synchro summon Test Star", "link summon Test Duo"):
        t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {mine}\nopp 8000", pool_with(star, tuner, DUO))
        t.you.does(wish)
        assert sorted(t.you.banished) == ["Gemini Elf", "Test Tuner"] and t.you.graveyard == []


@pytest.mark.rule("effect.non-effect-text.cannot-be-material", scenario=1)
def test_what_is_no_synchro_material_is_link_material() -> None:
    star = probe("Test Star", "Dragon / Synchro", A_TUNER_AND_OTHERS, level=7)
    stone = probe("Test Stone", "Rock / Tuner / Effect", Clause(do=Forbid(BEING_SYNCHRO_MATERIAL, THIS_CARD)), level=3)
    mine = "monsters: Test Stone, Gemini Elf   spells: Skill Drain   extra: Test Star, Test Duo"
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {mine}\nopp 8000", pool_with(star, stone, DUO))
    t.you.cannot("synchro summon Test Star", because="effect.non-effect-text.cannot-be-material")
    t.you.does("link summon Test Duo")
    assert sorted(t.you.graveyard) == ["Gemini Elf", "Test Stone"]
