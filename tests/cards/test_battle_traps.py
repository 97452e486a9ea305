"""Cards: Normal Traps for battles."""

import pytest

from spellspeed.words import FOR_ZONE
from table import Table, table

UNMET = "effect.condition.all-must-be-met"
NO_TARGET = "target.timing.chosen-at-activation"
UNPAYABLE = "cost.unpayable.cannot-activate"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"


def your_turn(you: str, opp: str = "", phase: str = "Battle Step", ask_all: bool = False) -> Table:
    return table(
        f"turn 3, {phase}, you to act\nformat 408\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen",
        ask_all=ask_all,
    )


def their_turn(you: str, opp: str = "", phase: str = "Battle Step", ask_all: bool = False) -> Table:
    return table(
        f"turn 4, {phase}, opp to act\nformat 408\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen",
        ask_all=ask_all,
    )


# -------------------------------------------------------------------------------------------------------- at an attack


def test_enchanted_javelin_gives_the_attack_of_the_attacker_as_lp() -> None:
    """card: Enchanted Javelin"""
    t = their_turn("set: Enchanted Javelin", "monsters: Gemini Elf")
    t.opp.attacks_directly("Gemini Elf")
    t.you.activates("Enchanted Javelin").nobody_responds()
    assert t.you.lp == 8000 + 1900 - 1900
    t = their_turn("set: Enchanted Javelin   monsters: Mystical Elf (defense)", "monsters: Gemini Elf")
    t.opp.attacks("Gemini Elf", "Mystical Elf")
    t.you.activates("Enchanted Javelin").nobody_responds()
    assert t.you.lp == 9900


def test_enchanted_javelin_needs_an_attacker_of_the_opponent_that_stays_face_up() -> None:
    """card: Enchanted Javelin"""
    t = your_turn("set: Enchanted Javelin   monsters: Gemini Elf", ask_all=True)
    t.you.attacks_directly("Gemini Elf")
    t.you.cannot("activate Enchanted Javelin", because=UNMET)
    t = their_turn("set: Enchanted Javelin", "monsters: Gemini Elf   hand: Book of Moon")
    t.opp.attacks_directly("Gemini Elf")
    t.opp.passes()
    t.you.activates("Enchanted Javelin")
    t.opp.activates("Book of Moon").nobody_responds()
    assert t.you.lp == 8000


def test_relieve_monster_exchanges_a_monster_for_one_of_level_4() -> None:
    """card: Relieve Monster"""
    t = their_turn(
        "set: Relieve Monster   monsters: Kuriboh, Sangan   hand: Gemini Elf, Summoned Skull", "monsters: Axe Raider"
    )
    t.opp.attacks("Axe Raider", "Kuriboh")
    t.you.activates("Relieve Monster", targeting="Sangan").nobody_responds()
    t.you.takes_position("defense")
    assert t.you.monsters == ["Kuriboh", "Gemini Elf"] and sorted(t.you.hand) == ["Sangan", "Summoned Skull"]


def test_relieve_monster_needs_a_level_4_monster_a_target_and_an_attack_of_the_opponent() -> None:
    """card: Relieve Monster"""
    t = their_turn("set: Relieve Monster   monsters: Gemini Elf   hand: Sangan", "monsters: Axe Raider", ask_all=True)
    t.opp.attacks("Axe Raider", "Gemini Elf")
    t.you.cannot("activate Relieve Monster", because=UNMET)
    t = their_turn("set: Relieve Monster   hand: Gemini Elf", "monsters: Axe Raider", ask_all=True)
    t.opp.attacks_directly("Axe Raider")
    t.you.cannot("activate Relieve Monster", because=NO_TARGET)
    t = your_turn("set: Relieve Monster   hand: Gemini Elf   monsters: Axe Raider", ask_all=True)
    t.you.attacks_directly("Axe Raider")
    t.you.cannot("activate Relieve Monster", because=UNMET)


def test_a_feint_plan_keeps_both_players_from_face_down_monsters_for_a_turn() -> None:
    """card: A Feint Plan"""
    t = their_turn(
        "set: A Feint Plan   monsters: Kuriboh (set), Sangan", "monsters: Gemini Elf, Axe Raider   hand: Ookazi"
    )
    t.opp.attacks("Axe Raider", "Sangan")
    t.you.activates("A Feint Plan").nobody_responds()
    assert "Sangan" in t.you.graveyard
    t.opp.cannot("attack zone 1 with Gemini Elf", because=FORBIDDEN)
    t.opp.cannot("Gemini Elf attacks directly", because="battle.attack.must-choose-monster-if-any")


def test_a_feint_plan_holds_for_monsters_turned_down_later_and_ends_with_the_turn() -> None:
    """card: A Feint Plan"""
    t = your_turn(
        "set: A Feint Plan   monsters: Gemini Elf   hand: Book of Moon", "monsters: Kuriboh, Sangan", "Main Phase 1"
    )
    t.you.activates("A Feint Plan").nobody_responds()
    t.you.activates("Book of Moon", targeting="Kuriboh").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack zone 1 with Gemini Elf", because=FORBIDDEN)
    t.you.can("attack Sangan with Gemini Elf")
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.goes_to("Battle Phase")
    t.you.can("attack zone 1 with Gemini Elf")


# -------------------------------------------------------------------------------------------------- in the Damage Step


def test_bark_of_dark_ruler_weakens_what_battles_your_fiend_by_the_lp_paid() -> None:
    """card: Bark of Dark Ruler"""
    t = their_turn("set: Bark of Dark Ruler   monsters: Vorse Raider, Opticlops", "monsters: Gemini Elf, Kuriboh")
    t.opp.attacks("Gemini Elf", "Opticlops")
    t.you.activates("Bark of Dark Ruler")
    assert t.you.is_asked("declaration").offers[:3] == ["100", "200", "300"]
    t.you.does("declare 500")
    assert t.you.lp == 7500 and t.opp.graveyard == ["Gemini Elf"] and t.opp.lp == 8000 - 400
    assert t.you.monsters == ["Vorse Raider", "Opticlops"]


def test_bark_of_dark_ruler_lasts_for_the_turn_and_lowers_both_values() -> None:
    """card: Bark of Dark Ruler"""
    t = your_turn("set: Bark of Dark Ruler   monsters: Opticlops, Gemini Elf", "monsters: Spirit of the Harp (defense)")
    t.you.attacks("Opticlops", "Spirit of the Harp")
    t.you.activates("Bark of Dark Ruler")
    t.you.does("declare 200")
    harp = "Spirit of the Harp"
    assert (t.opp.atk_of(harp), t.opp.def_of(harp)) == (600, 1800)
    t.you.ends_turn()
    assert (t.opp.atk_of(harp), t.opp.def_of(harp)) == (800, 2000)


def test_bark_of_dark_ruler_needs_a_battle_of_your_fiend_against_a_monster() -> None:
    """card: Bark of Dark Ruler"""
    t = their_turn("set: Bark of Dark Ruler   monsters: Gemini Elf, Opticlops", "monsters: Summoned Skull, Kuriboh")
    t.opp.attacks("Summoned Skull", "Gemini Elf")
    t.opp.is_asked("open state")  # nobody else was asked
    t = your_turn("set: Bark of Dark Ruler   monsters: Opticlops")
    t.you.attacks_directly("Opticlops")
    assert t.opp.lp == 8000 - 1800
    t = your_turn("set: Bark of Dark Ruler   monsters: Opticlops", "monsters: Gemini Elf", "Main Phase 1")
    t.you.cannot("activate Bark of Dark Ruler", because=UNMET)


def test_metalmorph_strengthens_and_adds_half_the_attack_of_what_is_attacked() -> None:
    """card: Metalmorph ①②"""
    t = your_turn(
        "set: Metalmorph   monsters: Gemini Elf", "monsters: Summoned Skull, Mystical Elf (defense)", "Main Phase 1"
    )
    t.you.activates("Metalmorph", targeting="Gemini Elf").nobody_responds()
    assert (t.you.atk_of("Gemini Elf"), t.you.def_of("Gemini Elf")) == (2200, 1200)
    assert t.you.spells == ["Metalmorph"]
    t.you.goes_to("Battle Phase")
    t.you.attacks("Gemini Elf", "Summoned Skull")
    assert t.opp.graveyard == ["Summoned Skull"] and t.opp.lp == 8000 - (2200 + 1250 - 2500)
    assert t.you.atk_of("Gemini Elf") == 2200


def test_metalmorph_adds_nothing_for_a_direct_attack_or_when_its_monster_is_attacked() -> None:
    """card: Metalmorph ①②"""
    t = your_turn("set: Metalmorph   monsters: Gemini Elf", "", "Main Phase 1")
    t.you.activates("Metalmorph", targeting="Gemini Elf").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Gemini Elf")
    assert t.opp.lp == 8000 - 2200
    t = their_turn("set: Metalmorph   monsters: Gemini Elf", "monsters: Summoned Skull")
    t.opp.attacks("Summoned Skull", "Gemini Elf")
    t.you.activates("Metalmorph", targeting="Gemini Elf").nobody_responds()
    assert t.you.graveyard == ["Gemini Elf", "Metalmorph"] and t.you.lp == 8000 - 300


def test_nutrient_z_gains_4000_lp_before_2000_battle_damage() -> None:
    """card: Nutrient Z ①"""
    t = their_turn("set: Nutrient Z", "monsters: Summoned Skull, Kuriboh")
    t.opp.attacks_directly("Summoned Skull")
    assert t.timing == "damage calculation"
    t.you.activates("Nutrient Z").nobody_responds()
    assert t.you.lp == 8000 + 4000 - 2500


@pytest.mark.parametrize("attacker", ["Gemini Elf", "Vorse Raider"])
def test_nutrient_z_is_not_for_less_damage_or_for_what_the_opponent_takes(attacker: str) -> None:
    """card: Nutrient Z ①"""
    t = their_turn("set: Nutrient Z", f"monsters: {attacker}, Kuriboh")
    t.opp.attacks_directly(attacker)
    assert t.you.lp == 6100  # nobody was asked
    t = your_turn("set: Nutrient Z   monsters: Summoned Skull, Kuriboh")
    t.you.attacks_directly("Summoned Skull")
    assert t.opp.lp == 5500
    t = your_turn("set: Nutrient Z   monsters: Kuriboh", "", "Main Phase 1")
    t.you.cannot("activate Nutrient Z", because=UNMET)


def test_destruction_punch_destroys_an_attacker_weaker_than_the_defense() -> None:
    """card: Destruction Punch"""
    t = their_turn("set: Destruction Punch   monsters: Mystical Elf (set)", "monsters: Gemini Elf, Kuriboh")
    t.opp.attacks("Gemini Elf", "Mystical Elf")
    assert t.timing == "damage calculation"
    t.you.activates("Destruction Punch").nobody_responds()
    assert t.opp.graveyard == ["Gemini Elf"] and t.opp.lp == 7900 and t.you.monsters == ["Mystical Elf"]
    log = t.log()
    assert [line for line in log if line.startswith("Gemini Elf destroyed (effect)")]
    t.opp.attacks("Kuriboh", "Mystical Elf")
    assert t.opp.monsters == ["Kuriboh"]  # it was for that battle only


def test_destruction_punch_needs_a_defense_above_the_attack_of_an_opponents_monster() -> None:
    """card: Destruction Punch"""
    mine = "set: Destruction Punch   monsters: Mystical Elf (defense), Soul Tiger, Kuriboh"
    for attacker, target in (("Summoned Skull", "Mystical Elf"), ("Gemini Elf", "Soul Tiger")):
        t = their_turn(mine, f"monsters: {attacker}, Kuriboh")
        t.opp.attacks(attacker, target)
        assert attacker in t.opp.monsters and t.opp.is_asked("open state")  # nobody was asked
    t = your_turn("set: Destruction Punch   monsters: Gemini Elf, Kuriboh", "monsters: Mystical Elf (defense)")
    t.you.attacks("Gemini Elf", "Mystical Elf")
    assert "Gemini Elf" in t.you.monsters and t.you.is_asked("open state")


# ----------------------------------------------------------------------------------------------------- who has fallen


def test_rope_of_life_brings_a_fallen_monster_back_for_the_whole_hand() -> None:
    """card: Rope of Life"""
    t = their_turn("set: Rope of Life   monsters: Gemini Elf   hand: Umi, Sogen", "monsters: Summoned Skull, Kuriboh")
    t.opp.attacks("Summoned Skull", "Gemini Elf")
    t.you.activates("Rope of Life")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Gemini Elf"] and t.you.atk_of("Gemini Elf") == 2700 and t.you.hand == []
    assert sorted(t.you.graveyard) == ["Rope of Life", "Sogen", "Umi"]
    t.opp.ends_turn()
    assert t.you.atk_of("Gemini Elf") == 2700


def test_rope_of_life_needs_a_hand_and_a_battle() -> None:
    """card: Rope of Life"""
    t = their_turn("set: Rope of Life   monsters: Gemini Elf", "monsters: Summoned Skull, Kuriboh")
    t.opp.attacks("Summoned Skull", "Gemini Elf")
    assert t.you.graveyard == ["Gemini Elf"]
    t.opp.is_asked("open state")  # nobody else was asked
    t = their_turn("set: Rope of Life   monsters: Gemini Elf   hand: Umi", "hand: Raigeki", "Main Phase 1")
    t.opp.activates("Raigeki").nobody_responds()
    assert t.you.graveyard == ["Gemini Elf"]
    t.opp.is_asked("open state")  # nobody was asked


def take_any_zone(t: Table) -> None:
    """Take the first zone, if one is asked for."""
    request = t.duel.state.request
    if request is not None and request.purpose == FOR_ZONE:
        t.seat_of(request.player).take_zone()


@pytest.mark.parametrize(
    ("effect", "position", "attacker"),
    [(1, "attack", "Summoned Skull"), (2, "defense", "Summoned Skull"), (3, "attack", "Kuriboh"), (4, "defense", "")],
)
def test_time_machine_brings_a_fallen_monster_back_as_it_was(effect: int, position: str, attacker: str) -> None:
    """card: Time Machine ①②③④"""
    if effect == 4:
        t = your_turn("set: Time Machine   monsters: Summoned Skull, Gemini Elf", "monsters: Mystical Elf (defense)")
        t.you.attacks("Summoned Skull", "Mystical Elf")
        seat, name = t.opp, "Mystical Elf"
    else:
        mine = "Axe Raider (defense)" if effect == 2 else "Axe Raider"
        t = their_turn(f"set: Time Machine   monsters: {mine}", f"monsters: {attacker}, Sangan")
        t.opp.attacks(attacker, "Axe Raider")
        seat, name = (t.opp, "Kuriboh") if effect == 3 else (t.you, "Axe Raider")
    t.you.activates("Time Machine", effect=effect)
    take_any_zone(t)
    assert name in seat.monsters and seat.monster(name).position == position
    assert [line for line in t.log() if line == f"{name} special summoned"]


def test_time_machine_answers_a_battle_and_brings_one_back_on_the_field_it_fell_from() -> None:
    """card: Time Machine ①②③④"""
    t = their_turn("set: Time Machine   monsters: Axe Raider", "hand: Raigeki, Umi", "Main Phase 1")
    t.opp.activates("Raigeki")
    assert t.you.graveyard == ["Axe Raider"] and t.opp.is_asked("open state")  # nobody was asked
    t = their_turn("set: Time Machine   monsters: Axe Raider (owner opp)", "monsters: Summoned Skull, Sangan")
    t.opp.attacks("Summoned Skull", "Axe Raider")
    assert t.opp.graveyard == ["Axe Raider"]
    t.you.activates("Time Machine", effect=1)
    take_any_zone(t)
    assert t.you.monsters == ["Axe Raider"]
