"""Cards: Hieratic Dragons, which bring Dragons without effects when they are Tributed."""

import pytest

from table import Table, table

TEFNUIT = "Hieratic Dragon of Tefnuit"
SU = "Hieratic Dragon of Su"
ESET = "Hieratic Dragon of Eset"
GEBEB = "Hieratic Dragon of Gebeb"
NUIT = "Hieratic Dragon of Nuit"
SUTEKH = "Hieratic Dragon of Sutekh"
SUN = "Hieratic Seal of the Sun Dragon Overlord"
CONVOCATION = "Hieratic Seal of Convocation"
BANISHMENT = "Hieratic Seal of Banishment"
REFLECTION = "Hieratic Seal of Reflection"
LABRADORITE = "Labradorite Dragon"
WATTAIL = "Wattaildragon"
CONSONANCE = "Cards of Consonance"
ATUM = "Hieratic Dragon King of Atum"
HELIOPOLIS = "Hieratic Sun Dragon Overlord of Heliopolis"

INHERENT = "summon.special.cyber-dragon-style-inherent"
NO_COST = "cost.unpayable.cannot-activate"
NO_TARGET = "target.timing.chosen-at-activation"
ONCE = "effect.once-per-turn.limits-the-user"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}\nopp 8000   {opp}   deck: 4 Sogen")


def their_turn(you: str, opp: str = "", ask_all: bool = False) -> Table:
    return table(
        f"turn 4, Main Phase 1, opp to act\nyou 8000   {you}\nopp 8000   {opp}   deck: 4 Sogen", ask_all=ask_all
    )


def level_of(t: Table, name: str) -> int | None:
    """The Level of your monster now."""
    seen = [*t.you.view.monsters(t.you.player), *t.you.view.extra_monster_zones]
    [card] = [card for card in seen if card is not None and card.name == name]
    return card.level


# -------------------------------------------------------------------------------------------- when they are Tributed


@pytest.mark.parametrize("tributed", [TEFNUIT, SU, ESET])
def test_one_that_is_tributed_brings_a_dragon_without_effects_with_0_atk_and_def(tributed: str) -> None:
    """card: Hieratic Dragon of Tefnuit ②, Hieratic Dragon of Su, Hieratic Dragon of Eset"""
    t = your_turn(
        f"hand: {SU}, {SUN}   monsters: {tributed}   graveyard: Luster Dragon, Jinzo   deck: {WATTAIL}, Spear Dragon"
    )
    t.you.special_summons(SU, tributing=tributed)
    t.you.triggers(tributed)
    assert sorted(t.you.is_asked("search").offers) == [SUN, "Luster Dragon", WATTAIL]
    t.you.chooses(WATTAIL)
    t.you.takes_position("attack")
    assert t.you.monsters == [SU, WATTAIL] and (t.you.atk_of(WATTAIL), t.you.def_of(WATTAIL)) == (0, 0)
    t.you.ends_turn()
    assert t.you.atk_of(WATTAIL) == 0


def test_it_is_mandatory_and_does_nothing_if_there_is_no_such_dragon() -> None:
    """card: Hieratic Dragon of Tefnuit ②"""
    t = your_turn(f"hand: {SU}   monsters: {TEFNUIT}   deck: Spear Dragon")
    t.you.special_summons(SU, tributing=TEFNUIT)
    assert t.you.is_asked("open state") and t.you.monsters == [SU]


def test_one_that_is_tributed_for_a_tribute_summon_brings_its_dragon_too() -> None:
    """card: Hieratic Dragon of Tefnuit ②"""
    t = your_turn(f"hand: Jinzo   monsters: {TEFNUIT}   deck: {WATTAIL}")
    t.you.summons("Jinzo", tributing=[TEFNUIT])
    t.you.triggers(TEFNUIT)
    t.you.takes_position("defense")
    assert t.you.monsters == ["Jinzo", WATTAIL]


def test_gebeb_that_is_tributed_brings_a_hieratic_without_effects_as_it_is_printed() -> None:
    """card: Hieratic Dragon of Gebeb"""
    t = your_turn(f"hand: {SU}   monsters: {GEBEB}   deck: {SUN}, {WATTAIL}")
    t.you.special_summons(SU, tributing=GEBEB)
    t.you.triggers(GEBEB)
    t.you.takes_position("defense")
    assert t.you.monsters == [SU, SUN] and t.you.deck == [WATTAIL]


# ---------------------------------------------------------------------------------------------- the Dragons themselves


def test_tefnuit_comes_if_only_the_opponent_has_monsters_and_does_not_attack_that_turn() -> None:
    """card: Hieratic Dragon of Tefnuit ①"""
    t = your_turn(f"hand: 2 {TEFNUIT}   deck: 2 Sogen", "monsters: Gemini Elf")
    t.you.special_summons(TEFNUIT)
    t.you.cannot(f"special summon {TEFNUIT}", because=INHERENT)
    t.you.goes_to("Battle Phase")
    t.you.cannot(f"attack with {TEFNUIT}", because=FORBIDDEN)
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.goes_to("Battle Phase")
    t.you.can(f"attack with {TEFNUIT}")
    your_turn(f"hand: {TEFNUIT}").you.cannot(f"special summon {TEFNUIT}", because=INHERENT)


def test_tefnuit_that_comes_otherwise_attacks() -> None:
    """card: Hieratic Dragon of Tefnuit ①"""
    t = your_turn(f"hand: Monster Reborn   graveyard: {TEFNUIT}", "monsters: Gemini Elf")
    t.you.activates("Monster Reborn", targeting=TEFNUIT).nobody_responds()
    t.you.takes_position("attack")
    t.you.goes_to("Battle Phase")
    t.you.attacks(TEFNUIT, "Gemini Elf")
    assert t.opp.lp == 8000 - 200


def test_su_comes_for_a_hieratic_only() -> None:
    """card: Hieratic Dragon of Su"""
    t = your_turn(f"hand: {SU}   monsters: {WATTAIL}")
    t.you.cannot(f"special summon {SU}", because=INHERENT)


def test_su_tributes_a_hieratic_of_hand_or_field_to_destroy_a_spell_or_trap() -> None:
    """card: Hieratic Dragon of Su"""
    t = your_turn(
        f"hand: {TEFNUIT}, Sangan   monsters: {SU}, {SUN}, {WATTAIL}   deck: {WATTAIL}",
        "monsters: Gemini Elf   set: Mirror Force   spells: Messenger of Peace",
    )
    t.you.does(f"activate {SU} effect 1")
    assert sorted(t.you.is_asked("tribute").offers) == [TEFNUIT, SUN]
    t.you.chooses(TEFNUIT)
    assert sorted(t.you.is_asked("target").offers) == ["Messenger of Peace", "Mirror Force"]
    t.you.targets("Mirror Force").nobody_responds()
    # Tefnuit was Tributed from the hand, and brings its Dragon all the same.
    t.you.triggers(TEFNUIT)
    t.you.takes_position("attack")
    assert t.opp.graveyard == ["Mirror Force"] and t.you.monsters == [SU, SUN, WATTAIL, WATTAIL]
    t.you.cannot(f"activate {SU} effect 1", because=ONCE)


def test_su_does_not_tribute_itself() -> None:
    """card: Hieratic Dragon of Su"""
    t = your_turn(f"monsters: {SU}, {WATTAIL}", "set: Mirror Force")
    t.you.cannot(f"activate {SU} effect 1", because=NO_COST)


def test_eset_comes_without_a_tribute_with_1000_atk() -> None:
    """card: Hieratic Dragon of Eset"""
    t = your_turn(f"hand: {ESET}, Sangan")
    t.you.cannot(f"set {ESET}", because="summon.set.level-5-plus-needs-tributes")
    t.you.summons(ESET)
    assert t.you.atk_of(ESET) == 1000 and t.you.monsters == [ESET]
    t = your_turn(f"hand: {ESET}   monsters: Sangan   deck: 2 Sogen")
    t.you.does(f"summon {ESET}")
    t.you.does("with 1 tribute")
    t.you.settle_zone(None)
    t.nobody_responds()
    assert t.you.atk_of(ESET) == 1900


def test_eset_gives_every_hieratic_the_level_of_a_dragon_without_effects() -> None:
    """card: Hieratic Dragon of Eset"""
    t = your_turn(f"monsters: {ESET}, {GEBEB}, {WATTAIL}, Sangan", f"monsters: {SU}")
    t.you.activates(ESET, targeting=WATTAIL).nobody_responds()
    assert [level_of(t, name) for name in (ESET, GEBEB, WATTAIL, "Sangan")] == [6, 6, 6, 3]
    t.you.cannot(f"activate {ESET}", because=ONCE)
    t.you.ends_turn()
    assert [level_of(t, name) for name in (ESET, GEBEB)] == [5, 4]
    t = your_turn(f"monsters: {ESET}, {GEBEB}, Gemini Elf")
    t.you.cannot(f"activate {ESET}", because=NO_TARGET)


def test_gebeb_that_destroys_a_monster_by_battle_brings_a_dragon_without_effects() -> None:
    """card: Hieratic Dragon of Gebeb"""
    t = your_turn(f"monsters: {GEBEB}   deck: {WATTAIL}, {TEFNUIT}", "monsters: Mystical Elf (defense), Sangan")
    t.you.goes_to("Battle Phase")
    t.you.attacks(GEBEB, "Sangan")
    t.you.triggers(GEBEB)
    t.nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == [GEBEB, WATTAIL] and t.you.atk_of(WATTAIL) == 0


def test_nuit_that_is_targeted_brings_a_dragon_without_effects_once_a_turn() -> None:
    """card: Hieratic Dragon of Nuit"""
    t = their_turn(
        f"monsters: {NUIT}   deck: {WATTAIL}, {SUN}", "set: Raigeki Break   hand: Umi, Enemy Controller, Book of Moon"
    )
    t.opp.activates("Enemy Controller", effect=1, targeting=NUIT)
    t.you.triggers(NUIT)
    t.opp.passes()
    t.you.chooses(SUN)
    t.you.takes_position("defense")
    # It is resolved before what has targeted it.
    assert t.you.monsters == [NUIT, SUN] and t.you.monster(NUIT).position == "defense"
    t.opp.activates("Book of Moon", targeting=NUIT).nobody_responds()
    assert t.you.monsters == [NUIT, SUN] and t.you.monster(NUIT).position == "set"


def test_sutekh_comes_for_three_dragons_without_effects_in_the_graveyard() -> None:
    """card: Hieratic Dragon of Sutekh"""
    t = your_turn(f"hand: {SUTEKH}   graveyard: {WATTAIL}, {SUN}, Luster Dragon, Spear Dragon, Gemini Elf")
    t.you.cannot(f"summon {SUTEKH}", because="summon.special-monster.cannot-be-normal-summoned")
    t.you.special_summons(SUTEKH)
    assert t.you.monsters == [SUTEKH] and sorted(t.you.banished) == [SUN, "Luster Dragon", WATTAIL]
    t = your_turn(f"hand: {SUTEKH}   graveyard: {WATTAIL}, {SUN}, Spear Dragon, Gemini Elf")
    t.you.cannot(f"special summon {SUTEKH}", because="summon.special-monster.by-fulfilling-condition")


def test_sutekh_banishes_a_dragon_of_the_graveyard_to_destroy_a_card() -> None:
    """card: Hieratic Dragon of Sutekh"""
    t = your_turn(f"monsters: {SUTEKH}   graveyard: {TEFNUIT}, Gemini Elf", "set: Mirror Force")
    t.you.activates(SUTEKH)
    assert t.you.banished == [TEFNUIT] and sorted(t.you.is_asked("target").offers) == [SUTEKH, "Mirror Force"]
    t.you.targets("Mirror Force").nobody_responds()
    assert t.opp.graveyard == ["Mirror Force"]
    t.you.cannot(f"activate {SUTEKH}", because=ONCE)


# ------------------------------------------------------------------------------------------------- Spells and Traps


def test_convocation_adds_a_hieratic_monster() -> None:
    """card: Hieratic Seal of Convocation ①"""
    t = your_turn(f"hand: {CONVOCATION}   deck: {SU}, {SUN}, {REFLECTION}, {WATTAIL}")
    t.you.activates(CONVOCATION)
    assert sorted(t.you.is_asked("search").offers) == [SU, SUN]
    t.you.chooses(SU)
    assert t.you.hand == [SU]


def test_banishment_tributes_a_hieratic_to_banish_a_card() -> None:
    """card: Hieratic Seal of Banishment"""
    t = your_turn(f"set: {BANISHMENT}   monsters: {GEBEB}, {WATTAIL}", "monsters: Jinzo (set)   set: Mirror Force")
    t.you.activates(BANISHMENT, tributing=GEBEB)
    assert sorted(t.you.is_asked("target").offers) == ["Jinzo", "Mirror Force"]
    t.you.targets("Jinzo").nobody_responds()
    assert t.opp.banished == ["Jinzo"] and t.you.monsters == [WATTAIL]
    t = your_turn(f"set: {BANISHMENT}   monsters: {WATTAIL}", "monsters: Jinzo")
    t.you.cannot(f"activate {BANISHMENT}", because=NO_COST)


@pytest.mark.parametrize("what", ["Raigeki", "Exiled Force"])
def test_reflection_tributes_a_hieratic_to_negate_a_spell_or_the_effect_of_a_monster(what: str) -> None:
    """card: Hieratic Seal of Reflection"""
    t = their_turn(
        f"set: {REFLECTION}   monsters: {SU}, {WATTAIL}   deck: Sogen", "hand: Raigeki   monsters: Exiled Force"
    )
    t.opp.activates(what, targeting=() if what == "Raigeki" else WATTAIL)
    t.you.activates(REFLECTION, tributing=SU).nobody_responds()
    assert t.you.monsters == [WATTAIL] and what in t.opp.graveyard
    t = their_turn(f"set: {REFLECTION}   monsters: {WATTAIL}", "hand: Raigeki", ask_all=True)
    t.opp.activates("Raigeki")
    t.you.cannot(f"activate {REFLECTION}", because=NO_COST)


def test_cards_of_consonance_draws_two_for_a_weak_dragon_tuner() -> None:
    """card: Cards of Consonance ①"""
    t = your_turn(f"hand: {CONSONANCE}, {LABRADORITE}, {WATTAIL}   deck: 3 Sogen")
    t.you.activates(CONSONANCE, discarding=LABRADORITE).nobody_responds()
    assert sorted(t.you.hand) == ["Sogen", "Sogen", WATTAIL] and t.you.graveyard == [LABRADORITE, CONSONANCE]
    t = your_turn(f"hand: {CONSONANCE}, {WATTAIL}   deck: 3 Sogen")
    t.you.cannot(f"activate {CONSONANCE}", because=NO_COST)


# ------------------------------------------------------------------------------------------------------ Xyz Monsters


@pytest.mark.parametrize(
    ("xyz", "fits", "wrong"), [(ATUM, (SU, WATTAIL), "Jinzo"), (HELIOPOLIS, (SUN, "Cosmo Queen"), "Jinzo")]
)
def test_what_the_dragon_kings_are_made_of(xyz: str, fits: tuple[str, ...], wrong: str) -> None:
    """card: Hieratic Dragon King of Atum, Hieratic Sun Dragon Overlord of Heliopolis"""
    t = your_turn(f"monsters: {', '.join(fits)}   extra: {xyz}")
    t.you.makes(xyz, *fits)
    assert t.you.monsters == [xyz] and sorted(t.you.materials_of(xyz)) == sorted(fits)
    t = your_turn(f"monsters: {fits[0]}, {wrong}   extra: {xyz}")
    t.you.cannot(f"xyz summon {xyz}", because="xyz.summon.procedure")


def test_atum_brings_a_dragon_of_the_deck_with_0_atk_and_def_and_does_not_attack() -> None:
    """card: Hieratic Dragon King of Atum ①"""
    t = your_turn(f"monsters: {ATUM} (attack, materials: {SU} + {WATTAIL})   deck: {TEFNUIT}, {LABRADORITE}, Jinzo")
    t.you.activates(ATUM, detaching=SU)
    assert sorted(t.you.is_asked("search").offers) == [TEFNUIT, LABRADORITE]
    t.you.chooses(TEFNUIT)
    t.you.takes_position("defense")
    assert (t.you.atk_of(TEFNUIT), t.you.def_of(TEFNUIT)) == (0, 0) and t.you.materials_of(ATUM) == [WATTAIL]
    t.you.cannot(f"activate {ATUM}", because=ONCE)
    t.you.goes_to("Battle Phase")
    t.you.cannot(f"attack with {ATUM}", because=FORBIDDEN)


def test_heliopolis_tributes_monsters_of_hand_and_field_and_destroys_as_many_cards() -> None:
    """card: Hieratic Sun Dragon Overlord of Heliopolis"""
    t = your_turn(
        f"hand: Sangan, Umi   monsters: {HELIOPOLIS} (attack, materials: {SUN}), Kuriboh",
        "monsters: Jinzo, Gemini Elf (set)   set: Mirror Force",
    )
    t.you.activates(HELIOPOLIS, detaching=SUN)
    asked = t.you.is_asked("tribute")
    assert sorted(asked.offers) == sorted([HELIOPOLIS, "Kuriboh", "Sangan"]) and (asked.least, asked.most) == (1, 3)
    t.you.chooses("Sangan", "Kuriboh")
    t.you.chooses("Jinzo", "Mirror Force")
    assert sorted(t.opp.graveyard) == ["Jinzo", "Mirror Force"] and t.you.monsters == [HELIOPOLIS]
    t.you.cannot(f"activate {HELIOPOLIS}", because=ONCE)


def test_the_dragons_without_effects_have_none() -> None:
    """card: Hieratic Seal of the Sun Dragon Overlord, Labradorite Dragon"""
    t = your_turn(f"monsters: {SUN}, {LABRADORITE}")
    assert (t.you.atk_of(SUN), t.you.def_of(LABRADORITE)) == (0, 2400)
    assert (level_of(t, SUN), level_of(t, LABRADORITE)) == (8, 6)
