"""What the monsters of `cards/equips.py` do, as monsters and as equips."""

import pytest

from table import Table, table

NO_TARGET = "target.timing.chosen-at-activation"
NO_COST = "cost.unpayable.cannot-activate"
NAME_USED_UP = "effect.name-limit.this-effect-of-x-once"

# ------------------------------------------------------------------------------------------------- Guardian of Felgrand


def guardian() -> Table:
    """Guardian of Felgrand was Normal Summoned and has equipped Felgrand Dragon to itself."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Guardian of Felgrand, Mystical Space Typhoon
                   graveyard: Felgrand Dragon, Wattaildragon
        opp 8000   set: Skill Drain
    """)
    t.you.summons("Guardian of Felgrand")
    t.you.triggers("Guardian of Felgrand")
    t.nobody_responds()
    t.you.take_zone(None)
    t.nobody_responds()
    return t


@pytest.mark.rule("equip.monster.treated-as-equip-spell", scenario=0)
def test_guardian_of_felgrand_equips_a_dragon_to_itself() -> None:
    """card: Guardian of Felgrand ①"""
    t = guardian()
    # Wattaildragon is of Level 6.
    assert t.you.spells == ["Felgrand Dragon"] and t.you.graveyard == ["Wattaildragon"]
    assert t.you.monsters == ["Guardian of Felgrand"]


def test_guardian_of_felgrand_equips_a_dragon_from_the_hand_when_it_is_special_summoned() -> None:
    """card: Guardian of Felgrand ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Monster Reborn, Divine Dragon Lord Felgrand   graveyard: Guardian of Felgrand
        opp 8000
    """)
    t.you.activates("Monster Reborn", targeting="Guardian of Felgrand").nobody_responds()
    t.you.takes_position("attack")
    t.you.triggers("Guardian of Felgrand")
    t.nobody_responds()
    t.you.take_zone(None)
    assert t.you.spells == ["Divine Dragon Lord Felgrand"] and t.you.hand == []


def test_guardian_of_felgrand_gains_half_of_what_the_dragon_has() -> None:
    """card: Guardian of Felgrand ②"""
    t = guardian()
    assert (t.you.atk_of("Guardian of Felgrand"), t.you.def_of("Guardian of Felgrand")) == (1900, 1900)
    t.you.activates("Mystical Space Typhoon", targeting="Felgrand Dragon").nobody_responds()
    assert (t.you.atk_of("Guardian of Felgrand"), t.you.def_of("Guardian of Felgrand")) == (500, 500)


@pytest.mark.rule("equip.by-own-effect.destroyed-when-monster-negated", scenario=0)
def test_guardian_of_felgrand_loses_its_dragon_when_its_effects_are_negated() -> None:
    """card: Guardian of Felgrand ①, Skill Drain ①"""
    t = guardian()
    t.you.activates("Mystical Space Typhoon", targeting="Skill Drain")
    t.opp.activates("Skill Drain").nobody_responds()
    # Skill Drain is destroyed by the chain's first link, but the Dragon has fallen by then.
    assert "Felgrand Dragon" in t.you.graveyard and t.you.spells == []
    assert t.you.atk_of("Guardian of Felgrand") == 500


def test_guardian_of_felgrand_is_tributed_with_another_monster_for_a_dragon() -> None:
    """card: Guardian of Felgrand ③"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Guardian of Felgrand, Kuriboh (set)   graveyard: Divine Dragon Lord Felgrand, Wattaildragon
        opp 8000
    """)
    t.you.activates("Guardian of Felgrand").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Divine Dragon Lord Felgrand"]
    assert sorted(t.you.graveyard) == ["Guardian of Felgrand", "Kuriboh", "Wattaildragon"]


def test_guardian_of_felgrand_needs_another_monster_and_a_dragon() -> None:
    """card: Guardian of Felgrand ③"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Guardian of Felgrand   graveyard: Divine Dragon Lord Felgrand
        opp 8000
    """)
    t.you.cannot("activate Guardian of Felgrand", because=NO_COST)
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Guardian of Felgrand, Kuriboh   graveyard: Wattaildragon
        opp 8000
    """)
    t.you.cannot("activate Guardian of Felgrand", because=NO_TARGET)


# ----------------------------------------------------------------------------------------------------------- Gwenhwyfar

QUEEN = "Gwenhwyfar, Queen of Noble Arms"
LIGHT_KNIGHT = "Noble Knight Artorigus"
DARK_KNIGHT = "Ignoble Knight of Black Laundsallyn"


def queen(knight: str, more: str = "", theirs: str = "monsters: Wattaildragon") -> Table:
    """The Queen is equipped to a knight."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   graveyard: {QUEEN}   monsters: {knight}   {more}
        opp 8000   {theirs}
        """
    )
    t.you.activates(f"{QUEEN} (Graveyard)").nobody_responds()
    t.nobody_responds()
    return t


def test_gwenhwyfar_equips_herself_from_hand_or_graveyard_to_a_noble_knight() -> None:
    """card: Gwenhwyfar, Queen of Noble Arms ①"""
    t = queen(f"{LIGHT_KNIGHT}, Sangan", f"hand: {QUEEN}")
    assert t.you.spells == [QUEEN] and t.you.graveyard == []
    assert (t.you.atk_of(LIGHT_KNIGHT), t.you.def_of(LIGHT_KNIGHT)) == (1800 + 300, 1800)
    t.you.cannot(f"activate {QUEEN}", because=NAME_USED_UP)
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {QUEEN}   monsters: Sangan
        opp 8000   monsters: {DARK_KNIGHT}
        """
    )
    t.you.cannot(f"activate {QUEEN}", because=NO_TARGET)


@pytest.mark.rule("damage-step.calc.destruction-replacement-applies-here", scenario=0)
def test_gwenhwyfar_is_destroyed_instead_of_a_light_knight() -> None:
    """card: Gwenhwyfar, Queen of Noble Arms ②"""
    t = queen(f"{LIGHT_KNIGHT}, Kuriboh", "hand: Dark Hole")
    t.you.activates("Dark Hole").nobody_responds()
    t.you.says_yes()
    assert t.you.monsters == [LIGHT_KNIGHT] and t.you.spells == []
    assert sorted(t.you.graveyard) == ["Dark Hole", QUEEN, "Kuriboh"]


@pytest.mark.rule("damage-step.calc.destruction-replacement-applies-here", scenario=0)
def test_gwenhwyfar_need_not_fall_for_her_knight() -> None:
    """card: Gwenhwyfar, Queen of Noble Arms ②"""
    t = queen(LIGHT_KNIGHT, "hand: Dark Hole")
    t.you.activates("Dark Hole").nobody_responds()
    t.you.says_no()
    assert t.you.monsters == [] and sorted(t.you.graveyard) == ["Dark Hole", QUEEN, LIGHT_KNIGHT]


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_gwenhwyfar_does_not_fall_for_a_dark_knight() -> None:
    """card: Gwenhwyfar, Queen of Noble Arms ②"""
    t = queen(DARK_KNIGHT, "hand: Dark Hole")
    t.you.activates("Dark Hole").nobody_responds()
    t.you.is_asked("open state")
    assert t.you.monsters == []


def test_gwenhwyfar_destroys_what_her_dark_knight_battles_and_then_falls() -> None:
    """card: Gwenhwyfar, Queen of Noble Arms ②"""
    t = queen(DARK_KNIGHT)
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.attacks(DARK_KNIGHT, "Wattaildragon")
    t.you.triggers(QUEEN)
    t.nobody_responds()
    assert t.opp.monsters == [] and t.you.monsters == [DARK_KNIGHT] and t.you.graveyard == [QUEEN]
    assert t.you.lp == t.opp.lp == 8000


@pytest.mark.rule("equip.monster.its-effects-are-equip-spell-effects", scenario=0)
def test_gwenhwyfar_is_an_equip_spell_to_first_of_the_dragons() -> None:
    """card: Gwenhwyfar, Queen of Noble Arms ②, First of the Dragons ②"""
    t = queen(DARK_KNIGHT, theirs="monsters: First of the Dragons")
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.attacks(DARK_KNIGHT, "First of the Dragons")
    t.you.triggers(QUEEN)
    t.nobody_responds()
    assert t.opp.monsters == [] and t.opp.graveyard == ["First of the Dragons"]


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_gwenhwyfar_does_not_destroy_what_a_light_knight_battles() -> None:
    """card: Gwenhwyfar, Queen of Noble Arms ②"""
    t = queen(LIGHT_KNIGHT, theirs="monsters: Sangan")
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.attacks(LIGHT_KNIGHT, "Sangan")
    assert t.you.spells == [QUEEN] and t.opp.lp == 8000 - (2100 - 1000)


# --------------------------------------------------------------------------------- monsters that live on their equips


def with_equips(monster: str, axe_on: str) -> Table:
    """Lay out a monster and another one, equip the first with a sword of both sides and put an axe on one of them."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Axe of Despair, Malevolent Nuzzler   monsters: {monster}, Gemini Elf
        opp 8000   monsters: Kuriboh, Sangan, Feral Imp
    """)
    t.you.activates("Malevolent Nuzzler", targeting=monster)
    t.you.activates("Axe of Despair", targeting=axe_on)
    return t


def test_maha_vailo_gains_500_for_each_card_equipped_to_it() -> None:
    """card: Maha Vailo ①"""
    assert with_equips("Maha Vailo", "Maha Vailo").you.atk_of("Maha Vailo") == 1550 + 700 + 1000 + 2 * 500
    assert with_equips("Maha Vailo", "Gemini Elf").you.atk_of("Maha Vailo") == 1550 + 700 + 500


def test_woodland_sprite_gives_an_equip_card_for_500_damage() -> None:
    """card: Woodland Sprite"""
    t = with_equips("Woodland Sprite", "Gemini Elf")
    t.you.activates("Woodland Sprite")
    t.nobody_responds()
    assert t.opp.lp == 7500 and t.you.graveyard[0] == "Malevolent Nuzzler"
    t = table(
        "turn 3, Main Phase 1, you to act\nyou 8000   monsters: Woodland Sprite   spells: Messenger of Peace\nopp 8000"
    )
    t.you.cannot("activate Woodland Sprite", because="cost.unpayable.cannot-activate")


def test_ben_kei_attacks_once_more_for_each_card_equipped_to_it() -> None:
    """card: Armed Samurai - Ben Kei"""
    ben_kei = "Armed Samurai - Ben Kei"
    t = with_equips(ben_kei, "Gemini Elf")
    t.you.goes_to("Battle Phase")
    t.you.attacks(ben_kei, "Kuriboh")
    t.you.attacks(ben_kei, "Sangan")
    assert t.opp.monsters == ["Feral Imp"]
    t.you.cannot(f"attack Feral Imp with {ben_kei}", because="battle.attack.once-per-turn")
