"""Partners of cards that speak of a family."""

import pytest

from table import Table, table

RED, GREEN, BLUE = "Super Quantum Red Layer", "Super Quantum Green Layer", "Super Quantum Blue Layer"
LEE, CROWNED = "Lee the World Chalice Fairy", "Crowned by the World Chalice"
MAGNET, SCALES = "Superheavy Samurai Magnet", "Superheavy Samurai Scales"
WITCH, JACKFROST = "Ghostrick Witch", "Ghostrick Jackfrost"


def your_turn(you: str, opp: str = "") -> Table:
    cards = f"you 8000   {you}   deck: 3 Sogen\nopp 8000   {opp}   deck: 3 Sogen"
    return table(f"turn 3, Main Phase 1, you to act\n{cards}")


def attacked(you: str, opp: str) -> Table:
    return table(f"turn 4, Battle Step, opp to act\nyou 8000   {you}\nopp 8000   {opp}")


@pytest.mark.rule("effect.once-per-turn.limits-the-user", scenario=0)
def test_gogogo_golem_in_defense_position_is_spared_once_a_turn() -> None:
    """card: Gogogo Golem ①"""
    t = attacked("monsters: Gogogo Golem (defense)", "monsters: Blue-Eyes White Dragon, Summoned Skull")
    t.opp.attacks("Blue-Eyes White Dragon", "Gogogo Golem")
    assert t.you.monsters == ["Gogogo Golem"]
    t.opp.attacks("Summoned Skull", "Gogogo Golem")
    assert t.you.monsters == []
    t = attacked("monsters: Gogogo Golem", "monsters: Blue-Eyes White Dragon")
    t.opp.attacks("Blue-Eyes White Dragon", "Gogogo Golem")
    assert t.you.monsters == []


def test_gogogo_giant_brings_back_a_gogogo_and_turns_to_defense_position() -> None:
    """card: Gogogo Giant ①"""
    t = your_turn("hand: Gogogo Giant   graveyard: Gogogo Golem, Battle Ox")
    t.you.summons("Gogogo Giant")
    t.you.triggers("Gogogo Giant")
    t.nobody_responds()
    t.you.take_zone()
    assert {t.you.monster(name).position for name in ("Gogogo Giant", "Gogogo Golem")} == {"defense"}


def test_gogogo_giant_that_has_attacked_turns_at_the_end_of_the_battle_phase() -> None:
    """card: Gogogo Giant ②"""
    t = table("turn 3, Battle Step, you to act\nyou 8000   monsters: Gogogo Giant   hand: Umi\nopp 8000")
    t.you.attacks_directly("Gogogo Giant")
    t.you.carries_out("Gogogo Giant")
    assert t.you.monster("Gogogo Giant").position == "defense"


def test_super_quantum_red_layer_comes_to_an_empty_field_and_takes_one_back() -> None:
    """card: Super Quantum Red Layer ①②"""
    t = your_turn(f"hand: {RED}   graveyard: {BLUE}")
    t.you.does(f"special summon {RED}")
    t.you.takes_position("attack")
    t.you.triggers(RED)
    t.nobody_responds()
    assert t.you.hand == [BLUE]


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_super_quantum_red_layer_that_is_buried_revives_one_that_activates_nothing() -> None:
    """card: Super Quantum Red Layer ③"""
    t = your_turn(f"monsters: {RED}   graveyard: {GREEN}   hand: Dark Hole, {BLUE}")
    t.you.activates("Dark Hole").nobody_responds()
    t.you.triggers(RED)
    t.nobody_responds()
    t.you.takes_position("attack")
    # The Green Layer would bring the Blue one from the hand.
    assert t.you.monsters == [GREEN] and t.you.hand == [BLUE] and not t.chain


def test_super_quantum_green_layer_brings_one_from_the_hand_and_draws_when_it_is_buried() -> None:
    """card: Super Quantum Green Layer ①②"""
    t = your_turn(f"hand: {GREEN}, {RED}")
    t.you.summons(GREEN)
    t.you.triggers(GREEN)
    t.nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == [GREEN, RED]
    t = your_turn(f"monsters: {GREEN}   hand: Dark Hole, {BLUE}")
    t.you.activates("Dark Hole").nobody_responds()
    t.you.triggers(GREEN)
    t.nobody_responds()
    assert t.you.hand == ["Sogen"] and BLUE in t.you.graveyard


def test_super_quantum_blue_layer_finds_another_and_sends_back_what_is_buried() -> None:
    """card: Super Quantum Blue Layer ①②"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {BLUE}, Dark Hole   deck: {RED}, {BLUE}, Sogen
        opp 8000
    """)
    t.you.summons(BLUE)
    t.you.triggers(BLUE)
    t.nobody_responds()
    assert sorted(t.you.hand) == ["Dark Hole", RED]
    t.you.activates("Dark Hole").nobody_responds()
    t.you.triggers(BLUE)
    t.nobody_responds()
    assert t.you.graveyard == ["Dark Hole"] and t.you.deck.count(BLUE) == 2


def test_lee_finds_a_world_chalice_monster_and_comes_back_for_another() -> None:
    """card: Lee the World Chalice Fairy ①②"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {LEE}   deck: {CROWNED}, Sogen, Battle Ox
        opp 8000
    """)
    t.you.summons(LEE)
    t.you.triggers(LEE)
    t.nobody_responds()
    assert t.you.hand == [CROWNED]
    t = your_turn(f"graveyard: {LEE}   monsters: Battle Ox")
    t.you.activates(LEE).nobody_responds()
    assert t.you.hand == [LEE] and t.you.graveyard == ["Battle Ox"]


def test_superheavy_samurai_magnet_brings_another_and_draws_all_attacks() -> None:
    """card: Superheavy Samurai Magnet ①②"""
    t = your_turn(f"hand: {MAGNET}, {SCALES}")
    t.you.summons(MAGNET)
    t.you.triggers(MAGNET)
    t.nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monster(MAGNET).position == "defense" and SCALES in t.you.monsters
    t = attacked(f"monsters: {MAGNET} (defense), Kuriboh", "monsters: Gemini Elf")
    t.opp.cannot("attack Kuriboh with Gemini Elf", because="effect.cannot.forbids-while-it-applies")
    t.opp.can(f"attack {MAGNET} with Gemini Elf")


def test_superheavy_samurai_scales_comes_against_two_and_brings_one_back() -> None:
    """card: Superheavy Samurai Scales ①②"""
    t = your_turn(f"hand: {SCALES}   graveyard: {MAGNET}", "monsters: Gemini Elf, Kuriboh")
    t.you.does(f"special summon {SCALES}")
    t.you.takes_position("attack")
    t.you.triggers(SCALES)
    t.nobody_responds()
    t.you.take_zone()
    assert t.you.monster(MAGNET).position == "defense"
    t = your_turn(f"hand: {SCALES}", "monsters: Gemini Elf")
    t.you.cannot(f"special summon {SCALES}", because="summon.special.cyber-dragon-style-inherent")


@pytest.mark.parametrize("name", [WITCH, JACKFROST])
def test_a_ghostrick_is_summoned_face_up_beside_another_only_and_turns_itself_down(name: str) -> None:
    """card: Ghostrick Witch, Ghostrick Jackfrost"""
    t = your_turn(f"hand: {name}   monsters: Kuriboh")
    t.you.cannot(f"summon {name}", because="summon.normal.eligible-monsters")
    t.you.can(f"set {name}")
    t = your_turn(f"hand: {name}   monsters: {WITCH}")
    t.you.can(f"summon {name}")


def test_ghostrick_witch_turns_a_monster_down_and_itself() -> None:
    """card: Ghostrick Witch"""
    t = your_turn(f"monsters: {WITCH}", "monsters: Gemini Elf")
    t.you.activates(WITCH, effect=2, targeting="Gemini Elf").nobody_responds()
    assert t.opp.monster("Gemini Elf").position == "set"
    t.you.activates(WITCH, effect=1).nobody_responds()
    assert t.you.monster(WITCH).position == "set"


def test_ghostrick_jackfrost_answers_a_direct_attack_from_the_hand() -> None:
    """card: Ghostrick Jackfrost"""
    t = attacked(f"hand: {JACKFROST}", "monsters: Gemini Elf")
    t.opp.attacks_directly("Gemini Elf")
    t.you.triggers(JACKFROST)
    t.nobody_responds()
    t.you.take_zone()
    assert t.opp.monster("Gemini Elf").position == "set" and t.you.monster(JACKFROST).position == "set"
    assert t.you.lp == 8000
