"""Rules where two cases look alike: the other kind of damage, what came of a summon, what is declared."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.vocabulary import (
    ATK,
    BECAUSE_OF_BATTLE,
    BECAUSE_OF_EFFECT,
    FUSION,
    NO_DAMAGE,
    THIS_CARD,
    YOU,
    YOUR_FIELD,
    YOUR_HAND,
    Activation,
    ChangeDamage,
    ChangeStat,
    Continuous,
    FusionSummon,
    Monster,
    Ref,
)
from spellspeed.words import ASK_NAME
from table import table, there

GUARD = probe(
    "Test Guard",
    "Warrior / Effect",
    Continuous(1, ChangeDamage(NO_DAMAGE, YOU, BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT, cards=THIS_CARD)),
)


@pytest.mark.rule("damage.battle.definition", scenario=0)
@pytest.mark.parametrize(
    ("attacker", "after_trap", "after_battle"), [("Test Guard", 7000, 7000), ("Kuriboh", 7000, 7000 - 2700)]
)
def test_what_spares_damage_of_its_own_battles_spares_no_other(
    attacker: str, after_trap: int, after_battle: int
) -> None:
    """Just Desserts, 500 for each of two monsters, is no damage of a battle; another battle is not its own."""
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Test Guard, Kuriboh
        opp 8000   monsters: Blue-Eyes White Dragon   set: Just Desserts
        """,
        pool=pool_with(GUARD),
    )
    t.you.attacks(attacker, "Blue-Eyes White Dragon")
    t.opp.activates("Just Desserts")
    assert "Just Desserts" in t.opp.graveyard and f"you lp 8000 -> {after_trap} (effect)" in t.log()
    t.nobody_responds()
    assert t.you.lp == after_battle


@pytest.mark.rule("effect.resolve.stops-at-impossible-step", scenario=0)
def test_what_is_said_of_the_monster_that_was_fusion_summoned_is_done_to_it_alone() -> None:
    called = Ref("the Summoned monster")
    deed = FusionSummon(Monster(kind=FUSION), YOUR_HAND | YOUR_FIELD, called=called)
    bond = probe("Test Bond", "Spell", Activation(do=deed.and_if_you_do(ChangeStat(ATK, called, 500))))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Bond, Time Wizard, Baby Dragon   monsters: Kuriboh   extra: Thousand Dragon
        opp 8000
        """,
        pool=pool_with(bond),
    )
    t.you.activates("Test Bond")
    t.you.takes_position("attack")
    assert (t.you.atk_of("Thousand Dragon"), t.you.atk_of("Kuriboh")) == (2400 + 500, 300)


@pytest.mark.rule("info.announce.effects-and-declarations", scenario=0)
def test_a_name_is_asked_for_as_a_name() -> None:
    t = table("turn 3, Main Phase 1, you to act\nyou 8000   hand: Prohibition\nopp 8000   hand: Kuriboh")
    t.you.activates("Prohibition")
    assert there(t.duel.state.request).kind == ASK_NAME


@pytest.mark.rule("equip.continuously-targets-equipped-monster", scenario=0)
@pytest.mark.parametrize("armed", [1, 2])
def test_a_union_monster_on_one_monster_is_none_on_the_other(armed: int) -> None:
    """The second finds only the Dark Blade that the first is not equipped to; Black Pendant is no Union monster."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: 2 Dark Blade, 3 Pitch-Dark Dragon   hand: Black Pendant
        opp 8000
    """)
    t.you.activates("Black Pendant", targeting=f"Dark Blade (zone {3 - armed})")
    t.you.activates("Pitch-Dark Dragon (zone 3)", targeting=f"Dark Blade (zone {armed})")
    t.you.take_zone()
    t.you.activates("Pitch-Dark Dragon (zone 4)")
    atk = [t.you.atk_of("Dark Blade", zone=zone) for zone in (armed, 3 - armed)]
    assert atk == [1800 + 400, 1800 + 400 + 500]
    t.you.cannot("activate Pitch-Dark Dragon", because="target.timing.chosen-at-activation")
