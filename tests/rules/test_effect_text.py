"""Topic effect: text that is no effect, which nothing negates."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.deeds import OneOf
from spellspeed.lang.words.every_word import (
    ATK,
    BEING_MATERIAL,
    BEING_SYNCHRO_MATERIAL,
    END_PHASE,
    OPPONENT,
    ROCK,
    SYNCHRO_SUMMON,
    YOU,
)
from spellspeed.lang.words.lines import Clause, Continuous, Ignition, Limit, Materials
from spellspeed.lang.words.nouns import A_NON_TUNER, A_TUNER, THIS_CARD, AnyCard, Monster
from spellspeed.lang.words.places_said import YOUR_HAND
from spellspeed.lang.words.timings import If, PhaseReached
from spellspeed.lang.words.verbs import ChangeStat, Destroy, Forbid, InflictDamage, Reveal, SendToGraveyard
from table import table

# A Koa'ki Meiru monster: Umi stands for its core, and it has an Ignition Effect besides.
CORE = SendToGraveyard(One(AnyCard(name="Umi"), YOUR_HAND))
KOAKI: CardFacts = probe(
    "Test Koaki",
    "Rock / Effect",
    Clause(
        do=OneOf(OneOf(CORE, Reveal(One(Monster(type_=ROCK), YOUR_HAND))), Destroy(THIS_CARD)),
        when=If(PhaseReached(END_PHASE, YOU)),
    ),
    Ignition(1, limit=Limit(), do=InflictDamage(500, OPPONENT)),
    atk=1900,
)


@pytest.mark.rule("effect.non-effect-text.maintenance-clause", scenario=1)
@pytest.mark.parametrize("drained", [True, False])
def test_what_must_be_done_to_keep_a_monster_must_be_done_although_its_effects_are_negated(drained: bool) -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Sogen   monsters: Test Koaki   {"spells: Skill Drain" if drained else ""}
        opp 8000
        """,
        pool=pool_with(KOAKI),
    )
    t.you.activates("Test Koaki")
    assert t.opp.lp == (8000 if drained else 7500)
    before = len(t.log())
    t.you.goes_to("End Phase")
    t.you.carries_out("Test Koaki")
    assert t.you.graveyard == ["Test Koaki"] and t.you.hand == ["Sogen"]
    assert not [line for line in t.log()[before:] if "activated" in line or "link" in line]
    assert "Test Koaki destroyed (rule)" in t.log()


@pytest.mark.rule("effect.non-effect-text.maintenance-clause", scenario=0)
@pytest.mark.parametrize(("held", "mode"), [("Umi", "sent"), ("Giant Soldier of Stone", "shown"), ("Umi", "neither")])
def test_a_monster_is_kept_by_what_its_text_demands(held: str, mode: str) -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {held}   monsters: Test Koaki   spells: Skill Drain
        opp 8000
        """,
        pool=pool_with(KOAKI),
    )
    t.you.goes_to("End Phase")
    t.you.carries_out("Test Koaki")
    t.you.chooses_effect(2 if mode == "neither" else 1)
    assert t.you.monsters == ([] if mode == "neither" else ["Test Koaki"])
    assert t.you.hand == ([] if mode == "sent" else [held])


@pytest.mark.rule("effect.non-effect-text.applies-in-every-state", scenario=1)
@pytest.mark.parametrize("where", ["monsters: Test Stone (set)", "monsters: Test Stone   spells: Skill Drain"])
def test_what_cannot_be_fusion_material_is_none_however_it_lies(where: str) -> None:
    stone = probe("Test Stone", "Rock / Effect", Clause(do=Forbid(BEING_MATERIAL, THIS_CARD)))
    statue = probe(
        "Test Statue", "Rock / Fusion", Materials(of=(Monster(type_=ROCK), Monster(type_=ROCK))), level=6, atk=2000
    )
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Polymerization, Giant Soldier of Stone{}   {}   extra: Test Statue
        opp 8000
    """
    impossible = "effect.condition.no-possible-resolution-blocks-activation"
    t = table(position.format("", where), pool=pool_with(stone, statue))
    t.you.cannot("activate Polymerization", because=impossible)
    t = table(position.format(", Guardian Statue", where), pool=pool_with(stone, statue))
    t.you.activates("Polymerization")
    t.you.takes_position("attack")
    assert "Test Stone" in t.you.monsters and "Test Statue" in t.you.monsters
    assert sorted(t.you.graveyard) == ["Giant Soldier of Stone", "Guardian Statue", "Polymerization"]


@pytest.mark.rule("effect.non-effect-text.cannot-be-negated", scenario=1)
@pytest.mark.parametrize("text", ["no effect", "an effect"])
def test_what_cannot_be_synchro_material_remains_so_when_all_its_effects_are_negated(text: str) -> None:
    forbidden = Forbid(BEING_SYNCHRO_MATERIAL, THIS_CARD)
    line = Clause(do=forbidden) if text == "no effect" else Continuous(2, forbidden)
    stone = probe("Test Stone", "Rock / Effect / Tuner", Continuous(1, ChangeStat(ATK, THIS_CARD, 500)), line, level=3)
    statue = probe(
        "Test Statue", "Rock / Synchro", Materials(of=(A_TUNER, A_NON_TUNER), by=SYNCHRO_SUMMON, more=True), level=6
    )
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Stone, Giant Soldier of Stone   spells: {}   extra: Test Statue
        opp 8000
    """
    t = table(position.format("Banner of Courage"), pool=pool_with(stone, statue))
    says_no = "effect.cannot.forbids-while-it-applies"
    unfit = "effect.non-effect-text.cannot-be-material" if text == "no effect" else says_no
    t.you.cannot("synchro summon Test Statue", because=unfit)
    t = table(position.format("Skill Drain"), pool=pool_with(stone, statue))
    assert t.you.atk_of("Test Stone") == 1000
    if text == "no effect":
        t.you.cannot("synchro summon Test Statue", because=unfit)
    else:
        t.you.can("synchro summon Test Statue")
