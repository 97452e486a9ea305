"""Cards: Traps that become monsters."""

import pytest

from spellspeed.engine.kernel.places import facts_now
from spellspeed.words import (
    AQUA,
    DARK,
    EARTH,
    EFFECT,
    FIEND,
    FOR_ZONE,
    MACHINE,
    NORMAL,
    REPTILE,
    ROCK,
    TUNER,
    WATER,
    ZOMBIE,
)
from table import Table, table

APOPHIS = "Embodiment of Apophis"
STATUE = "Statue of Anguish Pattern"
STRONGHOLD = "Stronghold the Moving Fortress"
SLIME = "Metal Reflect Slime"
ZOMA = "Zoma the Spirit"
MACHINE_KING = "Machine King - 3000 B.C."
VEIL = "The Phantom Knights of Shadow Veil"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 3 Sogen\nopp 8000   {opp}   deck: 3 Sogen")


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}   deck: 3 Sogen\nopp 8000   {opp}   deck: 3 Sogen")


@pytest.mark.rule("trap-monster.is-both-trap-and-monster", scenario=0)
@pytest.mark.parametrize(
    ("name", "asked", "kind", "printed"),
    [
        (APOPHIS, True, NORMAL, (EARTH, REPTILE, 4, 1600, 1800)),
        (SLIME, False, EFFECT, (WATER, AQUA, 10, 0, 3000)),
        (ZOMA, False, EFFECT, (DARK, ZOMBIE, 4, 1800, 500)),
        (STRONGHOLD, False, EFFECT, (EARTH, MACHINE, 4, 0, 2000)),
        ("Shapesister", True, NORMAL | TUNER, (EARTH, FIEND, 2, 0, 0)),
        (STATUE, True, EFFECT, (EARTH, ROCK, 7, 0, 2500)),
        (MACHINE_KING, True, EFFECT, (EARTH, MACHINE, 4, 1000, 1000)),
    ],
)
def test_it_becomes_the_monster_that_its_text_says(
    name: str, asked: bool, kind: int, printed: tuple[int, int, int, int, int]
) -> None:
    """card: Embodiment of Apophis ①, Metal Reflect Slime ①, Zoma the Spirit ①, Stronghold the Moving Fortress ①

    card: Shapesister, Statue of Anguish Pattern ①, Machine King - 3000 B.C.
    """
    t = your_turn(f"set: {name}")
    t.you.activates(name)
    if asked:
        t.you.takes_position("defense")
    else:
        t.you.settle_zone(None)  # it can come in Defense Position only
    assert t.you.monster(name).position == "defense" and t.you.spells + t.you.set_cards == []
    facts = facts_now(t.duel.game, t.you.monster(name).row)
    assert (facts.attribute, facts.type_, facts.level, facts.atk, facts.def_) == printed
    assert facts.kind & (NORMAL | EFFECT | TUNER) == kind and facts.is_monster() and facts.is_trap()
    assert (t.you.atk_of(name), t.you.def_of(name)) == printed[3:]


def test_apophis_becomes_a_monster_in_a_main_phase_only() -> None:
    """card: Embodiment of Apophis ①"""
    t = your_turn(f"set: {APOPHIS}   monsters: Gemini Elf", "", "Battle Step")
    t.you.cannot(f"activate {APOPHIS}", because="effect.condition.all-must-be-met")
    t = their_turn(f"set: {APOPHIS}", "hand: Gemini Elf")
    t.opp.summons("Gemini Elf")
    t.you.activates(APOPHIS)
    t.you.takes_position("attack")
    assert t.you.monster(APOPHIS).position == "attack"


def test_metal_reflect_slime_cannot_attack() -> None:
    """card: Metal Reflect Slime ②"""
    t = your_turn(f"monsters: {SLIME}, Gemini Elf", "", "Battle Step")
    t.you.cannot(f"attack with {SLIME}", because="effect.cannot.forbids-while-it-applies")
    t.you.can("attack with Gemini Elf")


def test_zoma_deals_damage_equal_to_the_attack_of_what_destroyed_it_by_battle() -> None:
    """card: Zoma the Spirit ②"""
    t = your_turn("monsters: Summoned Skull", f"monsters: {ZOMA} (defense)", "Battle Step")
    t.you.attacks("Summoned Skull", ZOMA)
    assert t.opp.graveyard == [ZOMA] and t.you.lp == 8000 - 2500 and t.opp.lp == 8000


@pytest.mark.rule("battle.destruction.not-by-card-effect", scenario=0)
def test_zoma_deals_no_damage_if_an_effect_destroys_it() -> None:
    """card: Zoma the Spirit ②"""
    t = your_turn("hand: Dark Hole", f"monsters: {ZOMA} (defense)")
    t.you.activates("Dark Hole")
    assert t.opp.graveyard == [ZOMA] and t.you.lp == 8000


def test_stronghold_gains_attack_while_you_have_all_three_gadgets() -> None:
    """card: Stronghold the Moving Fortress ②"""
    t = your_turn(f"monsters: {STRONGHOLD}, Red Gadget, Green Gadget   hand: Yellow Gadget, Raigeki")
    assert t.you.atk_of(STRONGHOLD) == 0
    t.you.summons("Yellow Gadget")
    assert t.you.atk_of(STRONGHOLD) == 3000
    t = your_turn(f"monsters: {STRONGHOLD}, Red Gadget, Green Gadget, Yellow Gadget (set)")
    assert t.you.atk_of(STRONGHOLD) == 0  # a face-down card has no name


def test_shapesister_is_activated_once_a_turn() -> None:
    """card: Shapesister"""
    t = your_turn("set: Shapesister, Shapesister")
    t.you.activates("Shapesister (zone 1)")
    t.you.takes_position("attack").nobody_responds()
    t.you.cannot("activate Shapesister", because="effect.use-limit.effect-negated-still-activated")


@pytest.mark.rule("target.immunity.cannot-be-chosen", scenario=0)
def test_statue_cannot_be_targeted_by_the_opponent_beside_another_trap_monster() -> None:
    """card: Statue of Anguish Pattern ②"""
    t = your_turn("hand: Mystical Space Typhoon", f"monsters: {STATUE}, Shapesister")
    t.you.activates("Mystical Space Typhoon", targeting="Shapesister")
    assert t.opp.monsters == [STATUE]
    t = your_turn("hand: Mystical Space Typhoon", f"monsters: {STATUE}, Gemini Elf")
    t.you.activates("Mystical Space Typhoon", targeting=STATUE)
    assert t.opp.monsters == ["Gemini Elf"]
    t = your_turn(f"monsters: {STATUE}, Shapesister   hand: Mystical Space Typhoon")
    t.you.activates("Mystical Space Typhoon", targeting=STATUE)
    assert t.you.monsters == ["Shapesister"]


def test_statue_destroys_a_card_when_a_card_comes_from_your_spell_trap_zone() -> None:
    """card: Statue of Anguish Pattern ③"""
    t = your_turn(f"monsters: {STATUE}   set: Shapesister", "monsters: Gemini Elf, Battle Ox")
    t.you.activates("Shapesister")
    t.you.takes_position("attack")
    t.you.triggers(STATUE).you.targets("Gemini Elf")
    assert t.opp.monsters == ["Battle Ox"]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_statue_does_not_answer_its_own_summon_or_that_of_the_opponent() -> None:
    """card: Statue of Anguish Pattern ③"""
    t = your_turn(f"set: {STATUE}", "monsters: Gemini Elf")
    t.you.activates(STATUE)
    t.you.takes_position("attack")
    assert t.chain == [] and t.you.is_asked("open state")
    t = their_turn(f"monsters: {STATUE}", "set: Shapesister")
    t.opp.activates("Shapesister")
    t.opp.takes_position("attack")
    assert t.chain == [] and t.opp.is_asked("open state")


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_statue_does_not_answer_tokens_which_come_from_no_place() -> None:
    """card: Statue of Anguish Pattern ③"""
    t = your_turn(f"monsters: {STATUE}   hand: Scapegoat", "monsters: Gemini Elf")
    t.you.activates("Scapegoat").nobody_responds()
    while t.you.request().purpose == FOR_ZONE:
        t.duel.answer(0)
    assert t.you.monsters.count("Sheep Token") == 4
    assert t.chain == [] and t.you.is_asked("open state")


def test_shadow_veil_comes_from_the_graveyard_against_a_direct_attack() -> None:
    """card: The Phantom Knights of Shadow Veil ②"""
    t = their_turn(f"graveyard: {VEIL}", "monsters: Battle Ox, Gemini Elf", "Battle Step")
    t.opp.attacks_directly("Battle Ox")
    t.you.activates(VEIL, zone=2)
    assert t.you.monster(VEIL).position == "defense" and (t.you.atk_of(VEIL), t.you.def_of(VEIL)) == (0, 300)
    t.opp.chooses_target(VEIL)  # a replay
    assert t.you.monsters == [] and t.you.banished == [VEIL] and t.you.graveyard == []


@pytest.mark.rule("card.text.activation-condition-and-effect", scenario=0)
def test_shadow_veil_does_not_answer_an_attack_on_a_monster() -> None:
    """card: The Phantom Knights of Shadow Veil ②"""
    t = their_turn(f"graveyard: {VEIL}   monsters: Sangan", "monsters: Battle Ox, Gemini Elf", "Battle Step")
    t.opp.attacks("Battle Ox", "Sangan")
    assert t.you.monsters == [] and VEIL not in t.chain


def test_machine_king_gains_the_attack_of_a_tributed_machine_for_a_turn() -> None:
    """card: Machine King - 3000 B.C."""
    t = your_turn(f"monsters: {MACHINE_KING}, Mechanicalchaser, Gemini Elf")
    t.you.activates(MACHINE_KING, tributing="Mechanicalchaser")
    assert t.you.atk_of(MACHINE_KING) == 1000 + 1850
    t.you.cannot(f"activate {MACHINE_KING}", because="effect.once-per-turn.limits-the-user")
    t.you.ends_turn()
    assert t.you.atk_of(MACHINE_KING) == 1000
    t = your_turn(f"monsters: {MACHINE_KING}, Gemini Elf")
    t.you.cannot(f"activate {MACHINE_KING}", because="cost.unpayable.cannot-activate")


def test_machine_king_is_the_only_monster_summoned_in_the_turn_of_its_activation() -> None:
    """card: Machine King - 3000 B.C."""
    t = your_turn(f"set: {MACHINE_KING}   hand: Gemini Elf, Monster Reborn   graveyard: Sangan")
    t.you.activates(MACHINE_KING)
    t.you.takes_position("attack")
    t.you.cannot("summon Gemini Elf", because="effect.cannot.forbids-while-it-applies")
    t.you.cannot("activate Monster Reborn", because="effect.cannot.forbids-while-it-applies")
    t.you.can("set Gemini Elf")
    t = your_turn(f"set: {MACHINE_KING}   hand: Gemini Elf")
    t.you.summons("Gemini Elf")
    t.you.cannot(f"activate {MACHINE_KING}", because="effect.condition.all-must-be-met")
