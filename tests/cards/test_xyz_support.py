"""Cards: what brings two monsters of one Level together, and Spells and Traps for Xyz Monsters."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All
from spellspeed.lang.words.lines import A_TUNER_AND_OTHERS, Activation, Trigger
from spellspeed.lang.words.nouns import THIS_CARD, AnyCard
from spellspeed.lang.words.places_said import OPPONENTS_HAND
from spellspeed.lang.words.timings import Summoned, When
from spellspeed.lang.words.verbs import Discard, GainLP
from table import Table, table

PEARL = "Gem-Knight Pearl"
THRASHER = "Photon Thrasher"
CRUSHER = "Photon Crusher"
BERGH = "Goblindbergh"
FISH = "Tin Goldfish"
GAGAGA = "Gagaga Magician"
REBORN = "Xyz Reborn"
EFFECT = "Xyz Effect"
REGEN = "Overlay Regen"
ENERGY = "Xyz Energy"

INHERENT = "summon.special-monster.by-fulfilling-condition"
NO_COST = "cost.unpayable.cannot-activate"
NO_TARGET = "target.timing.chosen-at-activation"
# It can miss its timing.
GREETER = probe("Test Greeter", "Warrior / Effect", Trigger(when=When(Summoned(THIS_CARD)), do=GainLP(500)))
TUNER = probe("Test Tuner", "Machine / Tuner", level=1)
STAR = probe("Test Star", "Dragon / Synchro", A_TUNER_AND_OTHERS, level=5)
RAID = probe("Test Raid", "Trap", Activation(do=Discard(All(AnyCard(), OPPONENTS_HAND))))
CARDS = (GREETER, TUNER, STAR, RAID)


def your_turn(you: str, opp: str = "", ask_all: bool = False) -> Table:
    return table(
        f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}   deck: 4 Sogen",
        pool=pool_with(*CARDS),
        ask_all=ask_all,
    )


def level_of(t: Table, name: str) -> int | None:
    """The Level of your monster now."""
    [card] = [card for card in t.you.view.monsters(t.you.player) if card is not None and card.name == name]
    return card.level


def test_photon_thrasher_comes_while_you_control_no_monster_and_never_by_a_normal_summon() -> None:
    """card: Photon Thrasher"""
    t = your_turn(f"hand: 2 {THRASHER}", "monsters: Jinzo")
    t.you.cannot(f"summon {THRASHER}", because="summon.special-monster.cannot-be-normal-summoned")
    t.you.special_summons(THRASHER)
    assert t.you.monsters == [THRASHER]
    t.you.cannot(f"special summon {THRASHER}", because=INHERENT)


def test_photon_thrasher_can_be_revived_once_it_has_come_properly() -> None:
    """card: Photon Thrasher"""
    t = your_turn(f"hand: Monster Reborn   graveyard: {THRASHER} (properly summoned)   monsters: Sangan")
    t.you.activates("Monster Reborn", targeting=THRASHER).nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Sangan", THRASHER]
    t = your_turn(f"hand: Monster Reborn   graveyard: {THRASHER}")
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)


def test_photon_thrasher_does_not_attack_beside_another_monster() -> None:
    """card: Photon Thrasher ①"""
    t = your_turn(f"monsters: {THRASHER}, Sangan (set)")
    t.you.goes_to("Battle Phase")
    t.you.cannot(f"attack with {THRASHER}", because="effect.cannot.forbids-while-it-applies")
    t = your_turn(f"monsters: {THRASHER}")
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly(THRASHER)
    assert t.opp.lp == 8000 - 2100


def test_photon_crusher_lies_down_after_its_attack() -> None:
    """card: Photon Crusher ①"""
    t = your_turn(f"monsters: {CRUSHER}")
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly(CRUSHER)
    assert t.opp.lp == 6000 and t.you.monster(CRUSHER).position == "defense"


def test_goblindbergh_brings_a_monster_from_the_hand_and_then_lies_down() -> None:
    """card: Goblindbergh ①"""
    t = your_turn(f"hand: {BERGH}, Test Greeter, Jinzo")
    t.you.summons(BERGH)
    t.you.triggers(BERGH)
    t.you.takes_position("attack")
    assert t.you.monsters == [BERGH, "Test Greeter"] and t.you.monster(BERGH).position == "defense"
    # The summon was not the last thing that happened: "when" misses it.
    assert t.you.is_asked("open state") and t.you.lp == 8000


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=0)
def test_goblindbergh_does_not_lie_down_where_it_could_bring_nothing() -> None:
    """card: Goblindbergh ①"""
    t = your_turn(f"hand: {BERGH}, {THRASHER}, Jinzo")
    t.you.summons(BERGH)  # Photon Thrasher comes from the hand by its own procedure only
    t.you.is_asked("open state")
    assert t.you.monster(BERGH).position == "attack"


def test_goblindbergh_can_stay_upright() -> None:
    """card: Goblindbergh ①"""
    t = your_turn(f"hand: {BERGH}, Sangan")
    t.you.summons(BERGH)
    t.you.passes()
    assert t.you.monster(BERGH).position == "attack" and t.you.hand == ["Sangan"]


def test_goblindbergh_lies_down_also_if_nothing_is_left_to_bring() -> None:
    """card: Goblindbergh ①"""
    t = your_turn(f"hand: {BERGH}, Sangan", "set: Test Raid")
    t.you.summons(BERGH)
    t.you.triggers(BERGH)
    t.opp.activates("Test Raid").nobody_responds()
    assert t.you.monsters == [BERGH] and t.you.monster(BERGH).position == "defense"


def test_tin_goldfish_brings_a_level_4_monster_from_the_hand() -> None:
    """card: Tin Goldfish ①"""
    t = your_turn(f"hand: {FISH}, Test Greeter, Sangan")
    t.you.summons(FISH)
    t.you.triggers(FISH)
    t.you.takes_position("attack")
    assert t.you.monsters == [FISH, "Test Greeter"]
    # Its own effect has nothing more to do after the summon: the other does not miss its timing.
    t.you.triggers("Test Greeter")
    assert t.you.lp == 8500 and t.you.monster(FISH).position == "attack"
    t = your_turn(f"hand: {FISH}, Sangan")
    t.you.summons(FISH)
    assert t.you.is_asked("open state")


def test_gagaga_magician_takes_any_level_from_1_to_8_until_the_turn_ends() -> None:
    """card: Gagaga Magician ②"""
    t = your_turn(f"monsters: {GAGAGA}   deck: 2 Sogen")
    t.you.does(f"activate {GAGAGA} effect 2")
    assert t.you.is_asked("declaration").offers == ["1", "2", "3", "4", "5", "6", "7", "8"]
    t.you.does("declare 7")
    t.nobody_responds()
    assert level_of(t, GAGAGA) == 7
    t.you.cannot(f"activate {GAGAGA} effect 2", because="effect.once-per-turn.limits-the-user")
    t.you.ends_turn()
    assert level_of(t, GAGAGA) == 4


def test_gagaga_magician_is_never_there_twice_and_no_synchro_material() -> None:
    """card: Gagaga Magician ①"""
    t = your_turn(f"monsters: {GAGAGA}, Test Tuner   hand: {GAGAGA}, Sangan   extra: Test Star")
    t.you.cannot(f"summon {GAGAGA}", because="effect-type.unclassified.only-one-on-field")
    t.you.cannot("synchro summon Test Star", because="effect.non-effect-text.cannot-be-material")


def test_xyz_reborn_revives_an_xyz_monster_and_becomes_its_material() -> None:
    """card: Xyz Reborn ①"""
    t = your_turn(f"set: {REBORN}   graveyard: {PEARL} (properly summoned), Jinzo")
    t.you.activates(REBORN).nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == [PEARL] and t.you.materials_of(PEARL) == [REBORN]
    assert t.you.graveyard == ["Jinzo"] and t.you.spells == []


def test_xyz_reborn_finds_no_xyz_monster_that_was_never_xyz_summoned() -> None:
    """card: Xyz Reborn ①"""
    t = your_turn(f"set: {REBORN}   graveyard: {PEARL}, Jinzo")
    t.you.cannot(f"activate {REBORN}", because=NO_TARGET)


def test_xyz_effect_destroys_a_card_when_you_xyz_summon() -> None:
    """card: Xyz Effect"""
    t = your_turn(f"set: {EFFECT}   monsters: Vorse Raider, Gemini Elf   extra: {PEARL}", "set: Mirror Force")
    t.you.makes(PEARL, "Vorse Raider", "Gemini Elf")
    t.you.activates(EFFECT)
    assert sorted(t.you.is_asked("target").offers) == [PEARL, "Mirror Force"]
    t.you.targets("Mirror Force").nobody_responds()
    assert t.opp.graveyard == ["Mirror Force"]


def test_xyz_effect_does_not_answer_another_summon_or_that_of_the_opponent() -> None:
    """card: Xyz Effect"""
    condition = "effect.condition.all-must-be-met"
    t = your_turn(f"set: {EFFECT}   hand: Photon Thrasher", "set: Mirror Force", ask_all=True)
    t.you.special_summons(THRASHER)
    t.you.cannot(f"activate {EFFECT}", because=condition)
    t = table(
        f"""
        turn 4, Main Phase 1, opp to act
        you 8000   set: {EFFECT}
        opp 8000   monsters: Vorse Raider, Gemini Elf   extra: {PEARL}
        """,
        ask_all=True,
    )
    t.opp.makes(PEARL, "Vorse Raider", "Gemini Elf")
    t.opp.passes()
    t.you.cannot(f"activate {EFFECT}", because=condition)


def test_overlay_regen_becomes_a_material_of_an_xyz_monster_on_the_field() -> None:
    """card: Overlay Regen"""
    t = your_turn(f"hand: {REGEN}   monsters: {PEARL} (attack), Jinzo", f"monsters: {PEARL}")
    t.you.activates(REGEN)
    assert sorted(t.you.is_asked("target").offers) == [PEARL, PEARL]
    t.you.does(f"target {PEARL} (your zone 1)")
    t.nobody_responds()
    assert t.you.materials_of(PEARL) == [REGEN] and t.you.graveyard == []


@pytest.mark.rule("effect.resolve.no-target-or-recipient-does-nothing", scenario=0)
def test_overlay_regen_goes_to_the_graveyard_if_the_xyz_monster_is_gone() -> None:
    """card: Overlay Regen"""
    t = your_turn(f"hand: {REGEN}   monsters: {PEARL} (attack)", "set: Raigeki Break   hand: Umi")
    t.you.activates(REGEN)
    t.opp.activates("Raigeki Break", discarding="Umi", targeting=PEARL).nobody_responds()
    assert sorted(t.you.graveyard) == [PEARL, REGEN]


def test_xyz_energy_detaches_a_material_of_yours_to_destroy_a_face_up_monster() -> None:
    """card: Xyz Energy"""
    t = your_turn(
        f"hand: {ENERGY}   monsters: {PEARL} (attack, materials: Sangan)",
        f"monsters: Jinzo, Gemini Elf (set), {PEARL} (materials: Kuriboh)",
    )
    t.you.activates(ENERGY, detaching="Sangan")
    assert sorted(t.you.is_asked("target").offers) == [PEARL, "Jinzo"]
    t.you.targets("Jinzo").nobody_responds()
    assert t.opp.graveyard == ["Jinzo"] and sorted(t.you.graveyard) == ["Sangan", ENERGY]
    t = your_turn(f"hand: {ENERGY}   monsters: {PEARL}", f"monsters: {PEARL} (materials: Kuriboh)")
    t.you.cannot(f"activate {ENERGY}", because=NO_COST)
