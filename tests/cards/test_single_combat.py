"""Cards: Spells that let one monster fight while the others do not, or that exchange and bring back what one has."""

import pytest

from table import Table, table

NOT_MET = "effect.condition.all-must-be-met"
NO_TARGET = "target.timing.chosen-at-activation"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen")


# ------------------------------------------------------------------------------------------ one monster, not the others


def test_magicians_unite_lets_one_spellcaster_attack_with_3000_atk() -> None:
    """card: Magicians Unite ①"""
    t = your_turn("hand: Magicians Unite, Neo the Magic Swordsman   monsters: Mystical Elf, Gemini Elf, Kuriboh")
    t.you.activates("Magicians Unite", targeting="Mystical Elf").nobody_responds()
    t.you.summons("Neo the Magic Swordsman")
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack with Gemini Elf", because=FORBIDDEN)
    t.you.cannot("attack with Neo the Magic Swordsman", because=FORBIDDEN)
    t.you.attacks_directly("Mystical Elf")
    t.you.attacks_directly("Kuriboh")
    assert t.opp.lp == 8000 - 3000 - 300
    assert t.you.atk_of("Mystical Elf") == 3000


def test_magicians_unite_targets_a_spellcaster_in_attack_position_until_the_turn_ends() -> None:
    """card: Magicians Unite ①"""
    t = your_turn("hand: Magicians Unite   monsters: Mystical Elf, Gemini Elf, Dark Magician (defense), Kuriboh")
    t.you.activates("Magicians Unite")
    assert sorted(t.you.is_asked("target").offers) == ["Gemini Elf", "Mystical Elf"]
    t.you.targets("Mystical Elf").nobody_responds()
    assert t.you.atk_of("Mystical Elf") == 3000
    t.you.ends_turn()
    assert t.you.atk_of("Mystical Elf") == 800


def test_a_position_keeps_which_monster_magicians_unite_excepts() -> None:
    """card: Magicians Unite ①"""
    t = your_turn("hand: Magicians Unite   monsters: Mystical Elf, Gemini Elf")
    t.you.activates("Magicians Unite", targeting="Mystical Elf").nobody_responds()
    again = table(t.write())
    again.you.goes_to("Battle Phase")
    again.you.cannot("attack with Gemini Elf", because=FORBIDDEN)
    again.you.can("attack with Mystical Elf")


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_magicians_unite_needs_two_spellcasters_in_attack_position() -> None:
    """card: Magicians Unite ①"""
    t = your_turn("hand: Magicians Unite   monsters: Mystical Elf, Gemini Elf (defense), Kuriboh")
    t.you.cannot("activate Magicians Unite", because=NOT_MET)


def test_rebellion_borrows_a_monster_that_alone_attacks() -> None:
    """card: Rebellion ①"""
    t = your_turn("hand: 2 Rebellion   monsters: Battle Ox", "monsters: Summoned Skull, Kuriboh (set)")
    t.you.cannot("activate Rebellion", because=NOT_MET)
    t.you.goes_to("Battle Phase")
    t.you.activates("Rebellion", targeting="Summoned Skull")
    t.you.take_zone()
    t.you.cannot("attack with Battle Ox", because=FORBIDDEN)
    t.you.cannot("activate Rebellion", because="effect.use-limit.effect-negated-still-activated")
    t.you.attacks("Summoned Skull", "Kuriboh")
    t.opp.take_zone()
    assert t.opp.graveyard == ["Kuriboh"] and t.phase == "Main Phase 2"
    assert t.opp.monsters == ["Summoned Skull"] and t.you.monsters == ["Battle Ox"]


def test_feather_shot_lets_avian_attack_once_for_each_monster() -> None:
    """card: Feather Shot"""
    t = your_turn("hand: Feather Shot   monsters: Elemental HERO Avian, Battle Ox, Kuriboh", "monsters: 4 Petit Moth")
    t.you.activates("Feather Shot").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack with Battle Ox", because=FORBIDDEN)
    for zone in (1, 2, 3):
        t.you.attacks("Elemental HERO Avian", f"Petit Moth (zone {zone})")
    t.you.cannot("attack with Elemental HERO Avian", because="battle.attack.once-per-turn")
    assert t.opp.lp == 8000 - 3 * 700


def test_feather_shot_forbids_direct_attacks() -> None:
    """card: Feather Shot"""
    t = your_turn("hand: Feather Shot   monsters: Elemental HERO Avian, Battle Ox")
    t.you.activates("Feather Shot").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.cannot("Elemental HERO Avian attacks directly", because=FORBIDDEN)
    t = your_turn("hand: Feather Shot   monsters: Battle Ox", "monsters: Elemental HERO Avian")
    t.you.cannot("activate Feather Shot", because=NO_TARGET)


def test_what_they_forbid_and_allow_ends_with_the_turn() -> None:
    """card: Magicians Unite ①, Rebellion ①, Feather Shot"""
    t = your_turn("hand: Magicians Unite   monsters: Mystical Elf, Gemini Elf")
    t.you.activates("Magicians Unite", targeting="Mystical Elf").nobody_responds()
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.goes_to("Battle Phase")
    t.you.can("attack with Gemini Elf")
    t = your_turn("hand: Rebellion   monsters: Battle Ox", "monsters: Summoned Skull", "Battle Step")
    t.you.activates("Rebellion")
    t.you.take_zone()
    t.you.goes_to("Main Phase 2")
    t.opp.take_zone()
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.goes_to("Battle Phase")
    t.you.can("attack with Battle Ox")
    t = your_turn("hand: Feather Shot   monsters: Elemental HERO Avian, Battle Ox", "monsters: Petit Moth")
    t.you.activates("Feather Shot").nobody_responds()
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.goes_to("Battle Phase")
    t.you.attacks("Battle Ox", "Petit Moth")
    t.you.attacks_directly("Elemental HERO Avian")
    t.you.cannot("attack with Elemental HERO Avian", because="turn.structure.six-phases-in-order")


def test_feather_shot_needs_avian_face_up() -> None:
    """card: Feather Shot"""
    t = your_turn("hand: Feather Shot   monsters: Elemental HERO Avian (set), Battle Ox")
    t.you.cannot("activate Feather Shot", because=NO_TARGET)


# ---------------------------------------------------------------------------------------------------- back to the owner


def test_owners_seal_gives_every_monster_back_to_its_owner() -> None:
    """card: Owner's Seal ①"""
    t = your_turn(
        "hand: Owner's Seal   monsters: Kuriboh, Summoned Skull (owner opp)",
        "monsters: Gemini Elf, Battle Ox (owner you)",
    )
    t.you.activates("Owner's Seal").nobody_responds()
    t.opp.take_zone() if t.opp.is_to_decide() else t.you.take_zone()
    if not t.you.monsters.count("Battle Ox"):
        t.you.take_zone()
    assert sorted(t.you.monsters) == ["Battle Ox", "Kuriboh"]
    assert sorted(t.opp.monsters) == ["Gemini Elf", "Summoned Skull"]
    t = your_turn("hand: Owner's Seal   monsters: Kuriboh", "monsters: Gemini Elf")
    t.you.cannot("activate Owner's Seal", because=NOTHING_TO_DO)


def test_monster_recovery_exchanges_the_hand_and_takes_a_monster_back() -> None:
    """card: Monster Recovery"""
    t = your_turn("hand: Umi, Waboku   set: Monster Recovery   monsters: Kuriboh, Sangan (owner opp)")
    t.you.activates("Monster Recovery", targeting="Kuriboh").nobody_responds()
    assert t.you.monsters == ["Sangan"] and len(t.you.hand) == 2 and len(t.you.deck) == 5 + 3 - 2
    assert sorted(t.you.hand + t.you.deck) == sorted(["Umi", "Waboku", "Kuriboh"] + 5 * ["Sogen"])
    t = your_turn("hand: Umi   set: Monster Recovery   monsters: Sangan (owner opp)")
    t.you.cannot("activate Monster Recovery", because=NO_TARGET)


def test_monster_recovery_needs_a_hand() -> None:
    """card: Monster Recovery"""
    t = your_turn("set: Monster Recovery   monsters: Kuriboh")
    t.you.cannot("activate Monster Recovery", because=NOT_MET)


def test_monster_recovery_keeps_the_hand_if_the_monster_is_gone() -> None:
    """card: Monster Recovery"""
    t = your_turn("hand: Umi   set: Monster Recovery   monsters: Kuriboh", "set: Raigeki Break   hand: Sogen")
    t.you.activates("Monster Recovery", targeting="Kuriboh")
    t.opp.activates("Raigeki Break", discarding="Sogen", targeting="Kuriboh").nobody_responds()
    assert t.you.hand == ["Umi"] and len(t.you.deck) == 5


def test_level_modulation_revives_a_powerless_monster_for_two_cards() -> None:
    """card: Level Modulation"""
    t = your_turn(
        "hand: Level Modulation, Umi   graveyard: Armed Dragon LV7 (properly summoned), Kuriboh", "monsters: Petit Moth"
    )
    t.you.activates("Level Modulation")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Armed Dragon LV7"] and t.opp.hand == ["Sogen", "Sogen"]
    t.you.cannot("activate Armed Dragon LV7", because=FORBIDDEN)
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack with Armed Dragon LV7", because=FORBIDDEN)
    t = your_turn("hand: Level Modulation   graveyard: Kuriboh")
    t.you.cannot("activate Level Modulation", because=NO_TARGET)


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=0)
def test_level_modulation_has_its_target_when_it_is_activated_and_the_opponent_draws_in_any_case() -> None:
    """card: Level Modulation"""
    t = your_turn(
        "hand: Level Modulation   graveyard: Armed Dragon LV3, Armed Dragon LV5",
        "set: Disappear   hand: Umi",
    )
    t.you.activates("Level Modulation")
    assert sorted(t.you.is_asked("target").offers) == ["Armed Dragon LV3", "Armed Dragon LV5"]
    t.you.targets("Armed Dragon LV5")
    t.opp.activates("Disappear", targeting="Armed Dragon LV5").nobody_responds()
    assert t.you.monsters == [] and t.you.banished == ["Armed Dragon LV5"] and len(t.opp.hand) == 3


@pytest.mark.rule("move.draw.needs-enough-cards-to-activate", scenario=0)
def test_level_modulation_needs_two_cards_in_the_opponents_deck() -> None:
    """card: Level Modulation"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Level Modulation   graveyard: Armed Dragon LV3   deck: 4 Umi
        opp 8000   deck: Umi
    """)
    t.you.cannot("activate Level Modulation", because="move.draw.needs-enough-cards-to-activate")
