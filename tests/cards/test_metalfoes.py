"""The Metalfoes: a card of one's own is destroyed for a Spell or Trap, and they are fused."""

import pytest

from table import Table, table

NOT_MET = "effect.condition.all-must-be-met"
SCALES = ("Metalfoes Steelen", "Metalfoes Silverd", "Metalfoes Goldriver", "Metalfoes Volflame")


def lay(you: str, opp: str = "") -> Table:
    """A table in your third turn."""
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000 {you}\nopp 8000 {opp}")


def face_up_extra(t: Table) -> list[str]:
    """The names of the cards that lie face-up in your Extra Deck."""
    return sorted(card.name for card in t.opp.view.extra_deck(t.you.player) if card.face_up)


@pytest.mark.parametrize("name", [*SCALES, "Raremetalfoes Bismugear"])
def test_a_scale_destroys_a_card_of_yours_and_sets_a_metalfoes_spell_or_trap(name: str) -> None:
    """card: Metalfoes Steelen ①, Metalfoes Silverd ①, Metalfoes Goldriver ①, Metalfoes Volflame ①

    card: Raremetalfoes Bismugear ①
    """
    t = lay(
        f"pendulum: {name}, Igknight Gallant  monsters: Mystical Elf, Giant Soldier of Stone (set)  set: Mirror Force"
        "   deck: Metalfoes Fusion, Metalfoes Counter, Polymerization, Metalfoes Steelen",
        "monsters: Dark Blade",
    )
    t.you.activates(name)
    assert sorted(t.you.is_asked("target").offers) == ["Igknight Gallant", "Mystical Elf"]
    t.you.targets("Igknight Gallant")
    t.nobody_responds()
    assert sorted(t.you.is_asked("search").offers) == ["Metalfoes Counter", "Metalfoes Fusion"]
    t.you.chooses("Metalfoes Fusion")
    assert sorted(t.you.set_cards) == ["Metalfoes Fusion", "Mirror Force"] and face_up_extra(t) == ["Igknight Gallant"]
    t.you.cannot(f"activate {name}", because="effect.once-per-turn.limits-the-user")


def test_a_scale_needs_a_face_up_card_and_something_to_set() -> None:
    t = lay("pendulum: Metalfoes Steelen  set: Mirror Force  deck: Metalfoes Fusion", "monsters: Dark Blade")
    t.you.cannot("activate Metalfoes Steelen", because="target.timing.chosen-at-activation")
    t = lay("pendulum: Metalfoes Steelen  monsters: Mystical Elf  deck: Metalfoes Silverd, Polymerization")
    t.you.cannot("activate Metalfoes Steelen", because=NOT_MET)


def test_bismugear_destroyed_in_a_monster_zone_fetches_a_metalfoes_monster_in_the_end_phase() -> None:
    """card: Raremetalfoes Bismugear ①"""
    t = lay(
        "monsters: Raremetalfoes Bismugear  hand: Dark Hole  deck: Metalfoes Volflame, Metalfoes Fusion",
        "deck: 2 Kuriboh",
    )
    t.you.activates("Dark Hole")
    t.nobody_responds()
    t.you.triggers("Raremetalfoes Bismugear")
    t.nobody_responds()
    assert t.you.hand == []
    t.you.goes_to("End Phase")
    t.nobody_responds()
    assert t.you.hand == ["Metalfoes Volflame"]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_bismugear_destroyed_in_a_pendulum_zone_fetches_nothing() -> None:
    t = lay("pendulum: Raremetalfoes Bismugear  hand: Mystical Space Typhoon  deck: Metalfoes Volflame")
    t.you.activates("Mystical Space Typhoon")
    t.nobody_responds()
    assert face_up_extra(t) == ["Raremetalfoes Bismugear"]
    t.you.is_asked("open state")


@pytest.mark.parametrize("spell", ["Metalfoes Fusion", "Fullmetalfoes Fusion"])
def test_a_metalfoes_fusion_monster_is_made_from_hand_and_field(spell: str) -> None:
    """card: Metalfoes Fusion ①, Fullmetalfoes Fusion ①, Metalfoes Adamante"""
    t = lay(
        f"hand: {spell}, Metalfoes Volflame  monsters: Mystical Elf"
        "   extra: Metalfoes Adamante, Metalfoes Crimsonite, Blue-Eyes Ultimate Dragon"
    )
    t.you.activates(spell)
    t.nobody_responds()
    t.you.takes_position("attack", zone=3)
    assert t.you.monsters == ["Metalfoes Adamante"]
    # From the hand a Pendulum Monster goes to the Graveyard.
    assert sorted(t.you.graveyard) == sorted([spell, "Metalfoes Volflame", "Mystical Elf"])
    t = lay(f"hand: {spell}, Mystical Elf, Dark Blade  extra: Metalfoes Adamante")
    t.you.cannot(f"activate {spell}", because="effect.condition.no-possible-resolution-blocks-activation")


def test_fullmetalfoes_fusion_is_quick() -> None:
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   set: Fullmetalfoes Fusion   monsters: Metalfoes Goldriver, Metalfoes Volflame
                   extra: Metalfoes Orichalc
        opp 8000   monsters: Blue-Eyes White Dragon
    """)
    t.opp.attacks("Blue-Eyes White Dragon", "Metalfoes Goldriver")
    t.you.activates("Fullmetalfoes Fusion")
    t.nobody_responds()
    t.you.takes_position("attack", zone=3)
    assert t.you.monsters == ["Metalfoes Orichalc"]


def test_metalfoes_fusion_in_the_graveyard_becomes_another_card_once_per_turn() -> None:
    """card: Metalfoes Fusion ②"""
    t = lay("graveyard: 2 Metalfoes Fusion  deck: 3 Kuriboh")
    t.you.activates("Metalfoes Fusion", effect=2)
    t.nobody_responds()
    assert t.you.graveyard == ["Metalfoes Fusion"] and len(t.you.hand) == 1 and len(t.you.deck) == 3
    t.you.cannot("activate Metalfoes Fusion effect 2", because="effect.name-limit.this-effect-of-x-once")


def test_metalfoes_counter_brings_a_metalfoes_monster_for_a_destroyed_card() -> None:
    """card: Metalfoes Counter ①"""
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   set: Metalfoes Counter   pendulum: Metalfoes Steelen   deck: Metalfoes Volflame, Dark Blade
        opp 8000   hand: Mystical Space Typhoon
    """)
    t.opp.activates("Mystical Space Typhoon", targeting="Metalfoes Steelen")
    t.you.activates("Metalfoes Counter")
    t.nobody_responds()
    t.you.takes_position("attack", zone=3)
    assert t.you.monsters == ["Metalfoes Volflame"]


def test_metalfoes_counter_answers_no_destruction_on_the_other_field() -> None:
    t = lay("set: Metalfoes Counter  hand: Fissure  deck: Metalfoes Volflame", "monsters: Mystical Elf")
    t.you.activates("Fissure")
    t.nobody_responds()
    t.you.cannot("activate Metalfoes Counter", because=NOT_MET)


def test_metalfoes_counter_in_the_graveyard_takes_a_metalfoes_monster_back() -> None:
    """card: Metalfoes Counter ②"""
    t = lay("graveyard: Metalfoes Counter  extra: Metalfoes Steelen (face-up), Igknight Squire (face-up)")
    t.you.activates("Metalfoes Counter", effect=2)
    t.nobody_responds()
    assert t.you.hand == ["Metalfoes Steelen"] and t.you.banished == ["Metalfoes Counter"]
    t = lay("set: Metalfoes Counter  hand: Mystical Space Typhoon  extra: Metalfoes Steelen (face-up)")
    t.you.activates("Mystical Space Typhoon")
    t.nobody_responds()
    t.you.cannot("activate Metalfoes Counter effect 2", because=NOT_MET)  # not in the turn it was sent there


def test_metalfoes_combination_revives_a_metalfoes_monster_of_lower_level() -> None:
    """card: Metalfoes Combination ①"""
    t = lay(
        "spells: Metalfoes Combination  hand: Metalfoes Fusion, Metalfoes Goldriver, Mystical Elf"
        "   extra: Metalfoes Adamante  graveyard: Metalfoes Volflame, Metalfoes Silverd, Vorse Raider",
    )
    t.you.activates("Metalfoes Fusion")
    t.nobody_responds()
    t.you.takes_position("attack", zone=3)
    t.you.triggers("Metalfoes Combination")
    # Adamante has Level 5: neither Volflame (7) nor a monster of another name.
    assert sorted(t.you.is_asked("target").offers) == ["Metalfoes Goldriver", "Metalfoes Silverd"]
    t.you.targets("Metalfoes Silverd")
    t.nobody_responds()
    t.you.takes_position("attack", zone=2)
    assert sorted(t.you.monsters) == ["Metalfoes Adamante", "Metalfoes Silverd"]


def test_metalfoes_combination_sent_from_the_field_fetches_a_metalfoes_monster() -> None:
    """card: Metalfoes Combination ②"""
    t = lay("spells: Metalfoes Combination  hand: Mystical Space Typhoon  deck: Metalfoes Volflame, Metalfoes Fusion")
    t.you.activates("Mystical Space Typhoon")
    t.nobody_responds()
    t.you.triggers("Metalfoes Combination")
    t.nobody_responds()
    assert t.you.hand == ["Metalfoes Volflame"]


def test_orichalc_doubles_the_piercing_damage_of_metalfoes_monsters() -> None:
    """card: Metalfoes Orichalc ①"""
    t = lay(
        "monsters: Metalfoes Orichalc, Metalfoes Goldriver, Vorse Raider",
        "monsters: Sangan (defense), Kuriboh (defense), Dark Blade, Gil Garth (defense)",
    )
    t.you.goes_to("Battle Phase")
    t.you.attacks("Metalfoes Goldriver", "Sangan")
    assert t.opp.lp == 8000 - 2 * (1900 - 600)
    t = lay("monsters: Metalfoes Orichalc, Vorse Raider", "monsters: Sangan (defense), Dark Blade")
    t.you.goes_to("Battle Phase")
    t.you.attacks("Vorse Raider", "Sangan")
    assert t.opp.lp == 8000  # no Metalfoes monster
    t.you.attacks("Metalfoes Orichalc", "Dark Blade")
    assert t.opp.lp == 8000 - (2800 - 1800)  # an Attack Position monster


def test_orichalc_sent_from_the_field_destroys_a_card() -> None:
    """card: Metalfoes Orichalc ②"""
    t = lay("monsters: Metalfoes Orichalc  hand: Tribute to The Doomed, Kuriboh", "set: Mirror Force")
    t.you.activates("Tribute to The Doomed", targeting="Metalfoes Orichalc")
    t.nobody_responds()
    t.you.triggers("Metalfoes Orichalc")
    t.nobody_responds()
    assert t.opp.graveyard == ["Mirror Force"]


def test_the_materials_of_the_metalfoes_fusion_monsters() -> None:
    """card: Metalfoes Orichalc, Metalfoes Crimsonite, Metalfoes Mithrilium"""
    hand = "hand: Metalfoes Fusion, {}  extra: {}"
    t = lay(hand.format("Metalfoes Steelen, Metalfoes Silverd", "Metalfoes Orichalc"))
    t.you.can("activate Metalfoes Fusion")
    t = lay(hand.format("Metalfoes Steelen, Igknight Squire", "Metalfoes Orichalc"))
    t.you.cannot("activate Metalfoes Fusion", because="effect.condition.no-possible-resolution-blocks-activation")
    t = lay(hand.format("Metalfoes Steelen, Igknight Squire", "Metalfoes Mithrilium"))
    t.you.can("activate Metalfoes Fusion")
    t = lay(hand.format("Metalfoes Steelen, Dark Blade", "Metalfoes Mithrilium"))
    t.you.cannot("activate Metalfoes Fusion", because="effect.condition.no-possible-resolution-blocks-activation")
    t = lay(hand.format("Metalfoes Steelen, Dark Blade, Blue-Eyes White Dragon", "Metalfoes Crimsonite"))
    t.you.can("activate Metalfoes Fusion")
    t = lay(hand.format("Metalfoes Steelen, Dark Blade", "Metalfoes Crimsonite"))
    t.you.cannot("activate Metalfoes Fusion", because="effect.condition.no-possible-resolution-blocks-activation")
    t = lay(hand.format("Metalfoes Steelen, Blue-Eyes White Dragon", "Metalfoes Adamante"))  # more than 2500 ATK
    t.you.cannot("activate Metalfoes Fusion", because="effect.condition.no-possible-resolution-blocks-activation")


def test_mithrilium_shuffles_two_metalfoes_cards_back_and_returns_a_card() -> None:
    """card: Metalfoes Mithrilium ①"""
    t = lay(
        "monsters: Metalfoes Mithrilium  graveyard: Metalfoes Fusion, Metalfoes Silverd, Dark Blade",
        "monsters: Blue-Eyes White Dragon",
    )
    t.you.activates("Metalfoes Mithrilium", effect=1)
    t.you.targets("Blue-Eyes White Dragon")
    t.nobody_responds()
    assert t.opp.hand == ["Blue-Eyes White Dragon"] and t.you.graveyard == ["Dark Blade"]
    assert sorted(t.you.deck) == ["Metalfoes Fusion", "Metalfoes Silverd"]
    t = lay("monsters: Metalfoes Mithrilium  graveyard: Metalfoes Fusion, Dark Blade", "monsters: Dark Blade")
    t.you.cannot("activate Metalfoes Mithrilium", because="target.timing.chosen-at-activation")


def test_mithrilium_sent_from_the_field_brings_a_metalfoes_pendulum_monster() -> None:
    """card: Metalfoes Mithrilium ②"""
    t = lay(
        "monsters: Metalfoes Mithrilium  hand: Dark Hole  graveyard: Metalfoes Silverd"
        "   extra: Metalfoes Volflame (face-up), Igknight Squire (face-up), Metalfoes Orichalc"
    )
    t.you.activates("Dark Hole")
    t.nobody_responds()
    t.you.triggers("Metalfoes Mithrilium")
    t.nobody_responds()
    assert sorted(t.you.is_asked("effect").offers) == ["Metalfoes Silverd", "Metalfoes Volflame"]
    t.you.chooses("Metalfoes Volflame")


def test_what_metalfoes_effects_can_be_used_only_once_per_turn() -> None:
    t = lay(
        "monsters: 2 Metalfoes Mithrilium  graveyard: 2 Metalfoes Fusion, 2 Metalfoes Silverd",
        "monsters: Blue-Eyes White Dragon, Dark Blade",
    )
    t.you.activates("Metalfoes Mithrilium (zone 1)", effect=1)
    t.you.targets("Metalfoes Fusion (copy 1)", "Metalfoes Silverd (copy 1)")
    t.you.targets("Blue-Eyes White Dragon")
    t.nobody_responds()
    t.you.cannot("activate Metalfoes Mithrilium", because="effect.name-limit.this-effect-of-x-once")
    t = lay("monsters: 2 Raremetalfoes Bismugear  hand: Dark Hole  deck: 2 Metalfoes Volflame")
    t.you.activates("Dark Hole")
    t.nobody_responds()
    t.you.triggers("Raremetalfoes Bismugear")
    t.nobody_responds()
    assert t.log().count("you activated Raremetalfoes Bismugear") == 1
    t.you.is_asked("open state")
