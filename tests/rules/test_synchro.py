"""Topic synchro: a Tuner and other monsters whose Levels are together that of the Synchro Monster."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.card_data import read_type_line
from spellspeed.engine.kernel.places import facts_now
from spellspeed.lang.words.every_word import BECAUSE_OF_COST, BECAUSE_OF_EFFECT, PER_EFFECT, SYNCHRO_SUMMON
from spellspeed.lang.words.lines import Limit, Materials, Trigger
from spellspeed.lang.words.nouns import A_NON_TUNER, A_TUNER, THIS_CARD, Monster
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD, THE_FIELD, YOUR_EXTRA_DECK, YOUR_HAND
from spellspeed.lang.words.timings import Destroyed, If, Sent
from spellspeed.lang.words.verbs import GainLP
from spellspeed.words import ARROW_BOTTOM, EFFECT, MONSTER, NORMAL, TRAP, TUNER
from table import Table, table

USUAL: Final = Materials(of=(A_TUNER, A_NON_TUNER), by=SYNCHRO_SUMMON, more=True)
STARS: Final = tuple(probe(f"Test Star {level}", "Dragon / Synchro", USUAL, level=level) for level in range(4, 11))
TUNERS: Final = tuple(probe(f"Test Tuner {level}", "Machine / Tuner", level=level) for level in range(1, 5))
OTHERS: Final = tuple(probe(f"Test Other {level}", "Machine / Normal", level=level) for level in range(1, 6))
FORMULA: Final = probe("Test Formula", "Machine / Synchro / Tuner", USUAL, level=2)
XYZ: Final = probe("Test Rank 4", "Machine / Xyz", rank=4)
LINK: Final = probe("Test Link", "Machine / Link", arrows=ARROW_BOTTOM | 1)
# "If sent to the Graveyard by a card effect or as a cost: gain 100 LP; however it is sent: gain 1 LP."
HERALD: Final = probe(
    "Test Herald",
    "Machine / Effect",
    Trigger(
        1,
        when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD, because=BECAUSE_OF_EFFECT | BECAUSE_OF_COST)),
        do=GainLP(100),
        mandatory=True,
    ),
    Trigger(2, when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD)), do=GainLP(1), mandatory=True),
)
POOL: Final = pool_with(*STARS, *TUNERS, *OTHERS, FORMULA, XYZ, LINK, HERALD)
TOTAL: Final = "synchro.summon.exact-level-total"
PAIRS: Final = ((("Tuner 3", 1), ("Other 4", 3)), (("Tuner 3", 2), ("Other 4", 4)))
KINDS: Final = "synchro.summon.one-tuner-and-non-tuners"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}\nopp 8000   {opp}", POOL)


# ------------------------------------------------------------------------------------------------------- the procedure


@pytest.mark.rule("synchro.summon.procedure", scenario=1)
def test_a_tuner_and_another_monster_are_sent_and_the_synchro_monster_comes_without_a_chain() -> None:
    t = your_turn("monsters: Test Tuner 3, Test Other 4   extra: Test Star 7")
    t.you.does("synchro summon Test Star 7")
    assert t.chain == [] and sorted(t.you.graveyard) == ["Test Other 4", "Test Tuner 3"] and t.you.monsters == []
    t.you.takes_position("defense")
    assert t.you.monsters == ["Test Star 7"]
    assert "Test Star 7 synchro summoned" in t.log() and not any("activated" in line for line in t.log())


@pytest.mark.rule("synchro.summon.procedure", scenario=1)
def test_it_is_made_in_the_own_main_phase_only() -> None:
    mine = "monsters: Test Tuner 3, Test Other 4   extra: Test Star 7"
    t = your_turn(mine, phase="Battle Step")
    t.you.cannot("synchro summon Test Star 7", because="summon.procedure.main-phase-open-state")
    t = table(f"turn 4, Main Phase 1, opp to act\nyou 8000   {mine}\nopp 8000   hand: Umi", POOL)
    t.you.cannot("synchro summon Test Star 7", because="summon.procedure.main-phase-open-state")
    t = your_turn(mine, phase="Main Phase 2")
    t.you.can("synchro summon Test Star 7")


@pytest.mark.rule("synchro.summon.procedure", scenario=1)
def test_solemn_judgment_negates_it_and_the_materials_stay_in_the_graveyard() -> None:
    t = your_turn("monsters: Test Tuner 3, Test Other 4   extra: Test Star 7", "set: Solemn Judgment")
    t.you.makes("Test Star 7", "Test Tuner 3", "Test Other 4")
    t.opp.activates("Solemn Judgment")
    t.nobody_responds()
    assert t.you.monsters == [] and sorted(t.you.graveyard) == ["Test Other 4", "Test Star 7", "Test Tuner 3"]


@pytest.mark.rule("synchro.summon.procedure", scenario=0)
def test_the_materials_are_sent_neither_by_an_effect_nor_as_a_cost() -> None:
    t = your_turn("monsters: Test Tuner 3, Test Herald   extra: Test Star 7")
    t.you.makes("Test Star 7", "Test Tuner 3", "Test Herald")
    assert t.you.lp == 8001


@pytest.mark.rule("synchro.summon.exact-level-total", scenario=1)
def test_the_levels_add_up_exactly() -> None:
    t = your_turn("monsters: Test Tuner 3, Test Other 4   extra: Test Star 6, Test Star 7, Test Star 8")
    t.you.can("synchro summon Test Star 7")
    t.you.cannot("synchro summon Test Star 6", because=TOTAL)
    t.you.cannot("synchro summon Test Star 8", because=TOTAL)
    t = your_turn("monsters: Test Tuner 2, Test Other 2, Test Other 3   extra: Test Star 7")
    t.you.makes("Test Star 7", "Test Tuner 2", "Test Other 2", "Test Other 3")
    assert t.you.monsters == ["Test Star 7"] and len(t.you.graveyard) == 3


@pytest.mark.rule("synchro.summon.exact-level-total", scenario=0)
def test_only_what_can_be_completed_is_offered() -> None:
    mine = "monsters: Test Tuner 2, Test Tuner 3, Test Other 4, Test Other 5, Test Other 1   extra: Test Star 8"
    t = your_turn(mine)
    t.you.does("synchro summon Test Star 8")
    question = t.you.is_asked("material")
    # 2 + 5 + 1, 3 + 5, 3 + 4 + 1
    assert question.offers == ["Test Tuner 2", "Test Tuner 3", "Test Other 4", "Test Other 5", "Test Other 1"]
    t.you.does("Test Tuner 3, Test Other 4, Test Other 1")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Test Other 5", "Test Star 8", "Test Tuner 2"]


@pytest.mark.rule("synchro.summon.one-tuner-and-non-tuners", scenario=1)
def test_just_one_tuner_is_used() -> None:
    t = your_turn("monsters: 2 Test Tuner 2   extra: Test Star 4")
    t.you.cannot("synchro summon Test Star 4", because=KINDS)
    t = your_turn("monsters: Test Tuner 2, 2 Test Other 1   extra: Test Star 4")
    t.you.makes("Test Star 4", "Test Tuner 2", "Test Other 1")
    assert t.you.monsters == ["Test Star 4"] and len(t.you.graveyard) == 3
    t = your_turn("monsters: 2 Test Tuner 2, Test Other 1   extra: Test Star 5")
    t.you.cannot("synchro summon Test Star 5", because=TOTAL)  # it would take both Tuners
    t = your_turn("monsters: Test Other 3, Test Other 1   extra: Test Star 4")
    t.you.cannot("synchro summon Test Star 4", because=KINDS)


@pytest.mark.rule("summon.special.procedure-may-free-a-zone", scenario=1)
def test_with_all_zones_full_it_takes_a_zone_that_its_materials_leave() -> None:
    full = "Test Tuner 3 (zone 1), Test Other 4 (zone 2), 3 Kuriboh"
    t = your_turn(f"monsters: {full}, Thousand Dragon (extra zone 1)   extra: Test Star 7")
    t.you.does("synchro summon Test Star 7")
    t.you.does("attack position")
    assert t.you.is_asked("zone").offers == ["zone 1", "zone 2"]
    t.you.chooses_zone(2)
    assert t.you.monster("Test Star 7").zone == 2 and len(t.you.monsters) == 5


@pytest.mark.rule("summon.procedure.negated-not-from-hand-field-extra", scenario=1)
def test_a_negated_synchro_monster_is_sent_from_nowhere() -> None:
    star = Monster(name="Test Star 7")
    places = (THE_FIELD, YOUR_HAND, YOUR_EXTRA_DECK)
    mourner = probe(
        "Test Mourner",
        "Spell / Continuous",
        *[
            Trigger(at, when=If(Sent(star, to=EITHER_GRAVEYARD, from_=place)), do=GainLP(1), mandatory=True)
            for at, place in enumerate(places, 1)
        ],
        Trigger(4, when=If(Destroyed(Monster(), from_=THE_FIELD)), do=GainLP(10), mandatory=True),
        Trigger(5, when=If(Sent(star, to=EITHER_GRAVEYARD)), do=GainLP(100), mandatory=True),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Tuner 3, Test Other 4   extra: Test Star 7   spells: Test Mourner
        opp 8000   set: Solemn Judgment
        """,
        pool_with(*STARS, *TUNERS, *OTHERS, mourner),
    )
    t.you.makes("Test Star 7", "Test Tuner 3", "Test Other 4")
    t.opp.activates("Solemn Judgment")
    t.nobody_responds()
    assert t.you.lp == 8100 and "Test Star 7" in t.you.graveyard


@pytest.mark.rule("summon.special.per-turn-limit-not-used-when-negated", scenario=1)
def test_a_negated_synchro_summon_does_not_use_up_the_turns_limit_but_a_negated_normal_summon_does() -> None:
    limited = Materials(of=(A_TUNER, A_NON_TUNER), by=SYNCHRO_SUMMON, more=True, limit=Limit(PER_EFFECT))
    once = probe("Test Once", "Dragon / Synchro", limited, level=7)
    mine = "hand: 2 Kuriboh   monsters: 2 Test Tuner 3, 2 Test Other 4   extra: 2 Test Once"
    position = f"turn 3, Main Phase 1, you to act\nyou 8000   {mine}\nopp 8000   set: Solemn Judgment"
    pool = pool_with(*TUNERS, *OTHERS, once)
    pairs = [[f"Test {kind} (your monster zone {zone})" for kind, zone in pair] for pair in PAIRS]
    t = table(position, pool)
    t.you.makes("Test Once", *pairs[0])
    t.opp.activates("Solemn Judgment")
    t.nobody_responds()
    assert "Test Once" not in t.you.monsters
    t.you.makes("Test Once", *pairs[1])
    assert t.you.monsters == ["Test Once"]
    t = table(position.replace("extra: 2", "extra: 3").replace("set: Solemn Judgment", ""), pool)
    t.you.makes("Test Once", *pairs[0])
    t.you.cannot("synchro summon Test Once", because="effect.name-limit.this-effect-of-x-once")
    t = table(position, pool)
    t.you.does("summon Kuriboh")
    t.opp.activates("Solemn Judgment")
    t.nobody_responds()
    t.you.cannot("summon Kuriboh", because="summon.normal.once-per-turn-shared")


@pytest.mark.rule("summon.extra.fusion-synchro-xyz-any-main-zone", scenario=0)
def test_it_comes_to_a_freed_zone_and_to_an_extra_monster_zone() -> None:
    t = your_turn("monsters: Test Tuner 3 (zone 1), Test Other 4 (zone 2), Kuriboh (zone 3)   extra: Test Star 7")
    t.you.does("synchro summon Test Star 7")
    t.you.does("attack position")
    zones = ["zone 1", "zone 2", "zone 4", "zone 5", "extra zone 1", "extra zone 2"]
    assert t.you.is_asked("zone").offers == zones


# -------------------------------------------------------------------------------------------------------------- Tuners


@pytest.mark.rule("synchro.tuner.not-an-effect", scenario=1)
def test_a_tuner_whose_effects_are_negated_is_a_tuner() -> None:
    t = your_turn("monsters: Junk Synchron, Test Other 2   spells: Skill Drain   extra: Test Star 5")
    t.you.makes("Test Star 5", "Junk Synchron", "Test Other 2")
    assert t.you.monsters == ["Test Star 5"]


@pytest.mark.rule("synchro.tuner.with-effect-is-effect-monster", scenario=1)
def test_a_tuner_with_an_effect_is_an_effect_monster() -> None:
    kind = POOL.find("Junk Synchron").kind
    assert kind & TUNER and kind & EFFECT and not kind & NORMAL


@pytest.mark.rule("synchro.tuner.without-effect-is-normal", scenario=1)
def test_a_tuner_without_an_effect_is_a_normal_monster() -> None:
    kind, _ = read_type_line("Machine / Tuner")
    assert kind & TUNER and kind & NORMAL and not kind & EFFECT


@pytest.mark.rule("synchro.tuner.synchro-tuner-exists", scenario=1)
def test_a_synchro_monster_that_is_a_tuner_is_the_tuner_of_another() -> None:
    t = your_turn("monsters: Test Formula, Test Star 8   extra: Test Star 10")
    t.you.makes("Test Star 10", "Test Formula", "Test Star 8")
    assert t.you.monsters == ["Test Star 10"] and sorted(t.you.graveyard) == ["Test Formula", "Test Star 8"]


# ----------------------------------------------------------------------------------------------------------- materials


@pytest.mark.rule("synchro.summon.xyz-material-illegal", scenario=1)
def test_an_xyz_monster_has_no_level_to_add() -> None:
    t = your_turn("monsters: Test Tuner 4, Test Rank 4   extra: Test Star 8, Test Star 4")
    t.you.cannot("synchro summon Test Star 8", because=KINDS)
    t.you.cannot("synchro summon Test Star 4", because=KINDS)


@pytest.mark.rule("synchro.summon.link-material-illegal", scenario=1)
def test_a_link_monster_has_no_level_to_add() -> None:
    t = your_turn("monsters: Test Tuner 3, Test Link   extra: Test Star 5, Test Star 4")
    t.you.cannot("synchro summon Test Star 5", because=KINDS)
    t.you.cannot("synchro summon Test Star 4", because=KINDS)


@pytest.mark.rule("synchro.summon.trap-monster-material-allowed", scenario=1)
@pytest.mark.rule("synchro.summon.trap-material-to-graveyard", scenario=1)
def test_a_trap_monster_is_material_and_a_trap_in_the_graveyard() -> None:
    t = your_turn("monsters: Test Tuner 4   set: Embodiment of Apophis   extra: Test Star 8")
    t.you.activates("Embodiment of Apophis")
    t.nobody_responds()
    t.you.takes_position("attack")
    t.you.makes("Test Star 8", "Embodiment of Apophis", "Test Tuner 4")
    assert t.you.monsters == ["Test Star 8"] and "Embodiment of Apophis" in t.you.graveyard
    row = next(row for row in t.duel.state.cards if t.name(row.uid) == "Embodiment of Apophis")
    assert facts_now(t.duel.game, row).kind & (TRAP | MONSTER) == TRAP


@pytest.mark.rule("synchro.summon.facedown-material-illegal", scenario=0)
def test_a_face_down_monster_is_no_material() -> None:
    t = your_turn("monsters: Test Tuner 4, Test Other 4 (set)   extra: Test Star 8")
    t.you.cannot("synchro summon Test Star 8", because="synchro.summon.facedown-material-illegal")


@pytest.mark.rule("summon.material.synchro-link-while-sent-cards-are-banished", scenario=0)
def test_materials_are_banished_while_sent_cards_are() -> None:
    t = your_turn("monsters: Test Tuner 3, Test Other 4   spells: Macro Cosmos   extra: Test Star 7")
    t.you.makes("Test Star 7", "Test Tuner 3", "Test Other 4")
    assert t.you.monsters == ["Test Star 7"] and sorted(t.you.banished) == ["Test Other 4", "Test Tuner 3"]
    assert t.you.graveyard == []
