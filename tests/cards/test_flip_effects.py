"""Cards: Flip monsters, and monsters that turn themselves face-down to be Flip Summoned again."""

import pytest

from table import Table, table

NO_TARGET = "target.timing.chosen-at-activation"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 8 Sogen\nopp 8000   {opp}   deck: 8 Sogen")


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen")


# ------------------------------------------------------------------------------------------------------ Flip monsters


@pytest.mark.parametrize("card", ["Old Vindictive Magician", "Night Assailant"])
def test_it_destroys_a_monster_of_the_opponent_when_it_is_flipped(card: str) -> None:
    """card: Old Vindictive Magician, Night Assailant"""
    t = your_turn(f"monsters: {card} (set), Kuriboh   hand: Umi", "monsters: Summoned Skull, Kuriboh (set)")
    t.you.flip_summons(card)
    assert sorted(t.you.is_asked("target").offers) == ["Kuriboh", "Summoned Skull"]
    t.you.targets("Summoned Skull").nobody_responds()
    assert t.opp.graveyard == ["Summoned Skull"]


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=0)
@pytest.mark.parametrize("card", ["Old Vindictive Magician", "Night Assailant"])
def test_it_does_nothing_where_the_opponent_has_no_monster(card: str) -> None:
    """card: Old Vindictive Magician, Night Assailant"""
    t = your_turn(f"monsters: {card} (set), Kuriboh   hand: Umi")
    t.you.flip_summons(card)
    assert t.you.is_asked("open state") and t.you.monsters == [card, "Kuriboh"]


def test_night_assailant_fetches_another_flip_monster_when_it_is_discarded() -> None:
    """card: Night Assailant"""
    t = your_turn(
        "set: Raigeki Break   hand: Night Assailant   graveyard: Night Assailant, Skelengel, Kuriboh, Mask of Darkness",
        "monsters: Sangan",
    )
    t.you.activates("Raigeki Break", discarding="Night Assailant")
    t.nobody_responds()
    assert sorted(t.you.is_asked("target").offers) == ["Mask of Darkness", "Skelengel"]
    t.you.targets("Skelengel").nobody_responds()
    assert t.you.hand == ["Skelengel"]


def test_night_assailant_fetches_nothing_when_it_goes_from_the_field() -> None:
    """card: Night Assailant"""
    t = your_turn("monsters: Night Assailant (set)   hand: Dark Hole, Umi   graveyard: Skelengel", "monsters: Sangan")
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.hand == ["Umi"] and "Skelengel" in t.you.graveyard


def test_mask_of_darkness_fetches_a_trap() -> None:
    """card: Mask of Darkness"""
    t = your_turn("monsters: Mask of Darkness (set)   hand: Umi   graveyard: Waboku, Dust Tornado, Dark Hole")
    t.you.flip_summons("Mask of Darkness")
    assert sorted(t.you.is_asked("target").offers) == ["Dust Tornado", "Waboku"]
    t.you.targets("Waboku").nobody_responds()
    assert sorted(t.you.hand) == ["Umi", "Waboku"]


@pytest.mark.parametrize(("others", "drawn"), [("Kuriboh", 1), ("2 Bokoichi the Freightening Car", 3)])
def test_dekoichi_draws_one_more_for_each_bokoichi(others: str, drawn: int) -> None:
    """card: Dekoichi the Battlechanted Locomotive"""
    t = your_turn(
        f"monsters: Dekoichi the Battlechanted Locomotive (set), {others}   hand: Umi",
        "monsters: Bokoichi the Freightening Car",
    )
    t.you.flip_summons("Dekoichi the Battlechanted Locomotive")
    t.nobody_responds()
    assert len(t.you.hand) == 1 + drawn


def test_skelengel_draws_a_card() -> None:
    """card: Skelengel ①"""
    t = your_turn("monsters: Skelengel (set)   hand: Umi")
    t.you.flip_summons("Skelengel")
    t.nobody_responds()
    assert sorted(t.you.hand) == ["Sogen", "Umi"]


def test_needle_worm_sends_five_cards_of_the_opponents_deck() -> None:
    """card: Needle Worm"""
    t = your_turn("monsters: Needle Worm (set)   hand: Umi")
    t.you.flip_summons("Needle Worm")
    t.nobody_responds()
    assert len(t.opp.graveyard) == 5 and t.you.graveyard == [] and len(t.opp.deck) == 3


def test_princess_of_tsurugi_hurts_for_each_spell_and_trap_of_the_opponent() -> None:
    """card: Princess of Tsurugi"""
    t = your_turn(
        "monsters: Princess of Tsurugi (set)   hand: Umi   set: Waboku",
        "set: Waboku, Dark Hole   field: Umi   monsters: Sangan",
    )
    t.you.flip_summons("Princess of Tsurugi")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 3 * 500 and t.you.lp == 8000


def test_the_ladybug_destroys_face_up_level_4_monsters_of_the_opponent() -> None:
    """card: 4-Starred Ladybug of Doom"""
    t = your_turn(
        "monsters: 4-Starred Ladybug of Doom (set), Gemini Elf   hand: Umi",
        "monsters: Battle Ox, Gemini Elf, Summoned Skull, Celtic Guardian (set)",
    )
    t.you.flip_summons("4-Starred Ladybug of Doom")
    t.nobody_responds()
    assert sorted(t.opp.graveyard) == ["Battle Ox", "Gemini Elf"] and t.you.graveyard == []


def test_tornado_bird_returns_two_spells_or_traps() -> None:
    """card: Tornado Bird"""
    t = your_turn("monsters: Tornado Bird (set)   hand: Umi", "set: Waboku, Dark Hole   field: Umi")
    t.you.flip_summons("Tornado Bird")
    t.you.targets("Waboku", "Umi").nobody_responds()
    assert sorted(t.opp.hand) == ["Umi", "Waboku"] and t.opp.set_cards == ["Dark Hole"]


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=0)
def test_tornado_bird_needs_two_spells_or_traps() -> None:
    """card: Tornado Bird"""
    t = your_turn("monsters: Tornado Bird (set)   hand: Umi", "set: Dark Hole")
    t.you.flip_summons("Tornado Bird")
    assert t.you.is_asked("open state") and t.opp.set_cards == ["Dark Hole"]


def test_the_immortal_of_thunder_gives_3000_and_takes_5000() -> None:
    """card: The Immortal of Thunder"""
    t = your_turn("monsters: The Immortal of Thunder (set)   hand: Dark Hole")
    t.you.flip_summons("The Immortal of Thunder")
    t.nobody_responds()
    assert t.you.lp == 11000
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.lp == 6000


def test_the_immortal_of_thunder_takes_nothing_when_it_is_discarded() -> None:
    """card: The Immortal of Thunder"""
    t = your_turn("set: Raigeki Break   hand: The Immortal of Thunder", "monsters: Sangan")
    t.you.activates("Raigeki Break", discarding="The Immortal of Thunder", targeting="Sangan").nobody_responds()
    assert t.you.lp == 8000


def test_jowls_of_dark_demise_takes_a_monster_that_can_attack_directly_this_turn() -> None:
    """card: Jowls of Dark Demise"""
    t = your_turn("monsters: Jowls of Dark Demise (set)   hand: Umi", "monsters: Summoned Skull, Kuriboh")
    t.you.flip_summons("Jowls of Dark Demise")
    t.you.targets("Summoned Skull")
    t.you.take_zone()
    assert t.you.monsters == ["Jowls of Dark Demise", "Summoned Skull"]
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Summoned Skull")
    assert t.opp.lp == 5500
    t.you.goes_to("Main Phase 2")
    t.you.does("end phase")
    t.you.carries_out("Jowls of Dark Demise")
    t.opp.take_zone()
    assert sorted(t.opp.monsters) == ["Kuriboh", "Summoned Skull"]


# ------------------------------------------------------------------------------------- face-down and face-up again


@pytest.mark.parametrize(
    "card",
    ["Moai Interceptor Cannons", "Guardian Sphinx", "Golem Sentry", "Guardian Statue", "Medusa Worm", "Great Spirit"],
)
def test_it_turns_itself_face_down(card: str) -> None:
    """card: Moai Interceptor Cannons, Guardian Sphinx, Golem Sentry, Guardian Statue, Medusa Worm, Great Spirit"""
    t = your_turn(f"monsters: {card}   hand: Umi")
    t.you.activates(card).nobody_responds()
    assert t.you.monster(card).position == "set"


@pytest.mark.parametrize("card", ["Golem Sentry", "Guardian Statue"])
def test_flip_summoned_it_returns_a_monster_of_the_opponent(card: str) -> None:
    """card: Golem Sentry, Guardian Statue"""
    t = your_turn(f"monsters: {card} (set), Kuriboh   hand: Umi", "monsters: Summoned Skull, Sangan (set)")
    t.you.flip_summons(card)
    assert sorted(t.you.is_asked("target").offers) == ["Sangan", "Summoned Skull"]
    t.you.targets("Summoned Skull").nobody_responds()
    assert t.opp.hand == ["Summoned Skull"] and t.you.monsters == [card, "Kuriboh"]


def test_golem_sentry_returns_nothing_when_it_is_flipped_by_an_attack() -> None:
    """card: Golem Sentry"""
    t = their_turn("monsters: Golem Sentry (set)", "monsters: Kuriboh   hand: Umi", phase="Battle Step")
    t.opp.attacks("Kuriboh", "Golem Sentry")
    assert t.opp.monsters == ["Kuriboh"] and t.opp.lp == 8000 - 1500


def test_medusa_worm_destroys_a_monster_of_the_opponent() -> None:
    """card: Medusa Worm"""
    t = your_turn("monsters: Medusa Worm (set), Kuriboh   hand: Umi", "monsters: Summoned Skull, Sangan")
    t.you.flip_summons("Medusa Worm")
    t.you.targets("Summoned Skull").nobody_responds()
    assert t.opp.graveyard == ["Summoned Skull"]


def test_guardian_sphinx_returns_all_monsters_of_the_opponent() -> None:
    """card: Guardian Sphinx"""
    t = your_turn("monsters: Guardian Sphinx (set), Kuriboh   hand: Umi", "monsters: Summoned Skull, Sangan (set)")
    t.you.flip_summons("Guardian Sphinx")
    t.nobody_responds()
    assert sorted(t.opp.hand) == ["Sangan", "Summoned Skull"] and t.you.monsters == ["Guardian Sphinx", "Kuriboh"]


def test_great_spirit_exchanges_atk_and_def_of_an_earth_monster_until_the_end_phase() -> None:
    """card: Great Spirit"""
    t = your_turn(
        "monsters: Great Spirit (set)   hand: Umi   spells: Malevolent Nuzzler (on opp zone 1)",
        "monsters: Giant Soldier of Stone, Kuriboh",
    )
    t.you.flip_summons("Great Spirit")
    t.you.triggers("Great Spirit")
    assert sorted(t.you.is_asked("target").offers) == ["Giant Soldier of Stone", "Great Spirit"]
    t.you.targets("Giant Soldier of Stone").nobody_responds()
    assert (t.opp.atk_of("Giant Soldier of Stone"), t.opp.def_of("Giant Soldier of Stone")) == (2700, 1300)
    t.you.ends_turn()
    assert (t.opp.atk_of("Giant Soldier of Stone"), t.opp.def_of("Giant Soldier of Stone")) == (2000, 2000)


# ------------------------------------------------------------------------------------------------- guards and snakes


def test_mysterious_guard_puts_a_face_up_monster_on_top_of_the_deck() -> None:
    """card: Mysterious Guard"""
    t = your_turn("monsters: Mysterious Guard (set)   hand: Umi", "monsters: Battle Ox, Sangan (set)")
    t.you.flip_summons("Mysterious Guard")
    assert sorted(t.you.is_asked("target").offers) == ["Battle Ox", "Mysterious Guard"]
    t.you.targets("Battle Ox").nobody_responds()
    assert t.opp.deck[0] == "Battle Ox" and t.opp.monsters == ["Sangan"]


@pytest.mark.parametrize("effect", [1, 2])
def test_mysterious_guard_returns_another_monster_to_the_hand_beside_a_warrior(effect: int) -> None:
    """card: Mysterious Guard"""
    t = your_turn(
        "monsters: Mysterious Guard (set), Silver Fang, Axe Raider   hand: Umi", "monsters: Battle Ox, Kuriboh"
    )
    t.you.flip_summons("Mysterious Guard")
    t.you.triggers("Mysterious Guard", effect)
    t.you.targets("Battle Ox")
    if effect == 2:
        t.you.targets("Kuriboh")
    t.nobody_responds()
    assert t.opp.deck[0] == "Battle Ox" and t.opp.hand == ["Kuriboh"] * (effect - 1)
    assert t.you.is_asked("open state")


def test_mysterious_guard_returns_nothing_to_the_hand_once_the_warrior_has_gone() -> None:
    """card: Mysterious Guard"""
    t = your_turn("monsters: Mysterious Guard (set), Axe Raider   hand: Umi", "monsters: Battle Ox, Kuriboh")
    t.you.flip_summons("Mysterious Guard")
    t.you.triggers("Mysterious Guard", 2)
    t.you.targets("Axe Raider")
    t.you.targets("Kuriboh")
    t.nobody_responds()
    assert t.you.deck[0] == "Axe Raider" and t.opp.hand == [] and t.opp.monsters == ["Battle Ox", "Kuriboh"]


def test_cobra_jar_lays_a_snake_that_bites_when_it_falls_in_battle() -> None:
    """card: Cobra Jar"""
    t = your_turn("monsters: Cobra Jar (set)   hand: Umi", "monsters: Battle Ox   hand: Umi")
    t.you.flip_summons("Cobra Jar")
    t.nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Cobra Jar", "Poisonous Snake Token"] and t.you.atk_of("Poisonous Snake Token") == 1200
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")
    t.opp.attacks("Battle Ox", "Poisonous Snake Token")
    t.nobody_responds()
    assert (t.you.lp, t.opp.lp) == (7500, 7500) and t.you.monsters == ["Cobra Jar"]


def test_cobra_jars_snake_does_not_bite_when_it_falls_otherwise() -> None:
    """card: Cobra Jar"""
    t = your_turn("monsters: Cobra Jar (set)   hand: Raigeki", "hand: Raigeki")
    t.you.flip_summons("Cobra Jar")
    t.nobody_responds()
    t.you.takes_position("attack")
    t.you.ends_turn()
    t.opp.activates("Raigeki").nobody_responds()
    assert t.you.monsters == [] and t.opp.lp == 8000


def test_jigen_bakudan_blows_up_in_your_standby_phase() -> None:
    """card: Jigen Bakudan"""
    t = your_turn("monsters: Jigen Bakudan (set), Battle Ox, Mystical Elf (defense)   hand: Umi")
    t.you.flip_summons("Jigen Bakudan")
    t.you.ends_turn()
    assert t.you.monsters == ["Jigen Bakudan", "Battle Ox", "Mystical Elf"] and t.opp.lp == 8000
    t.opp.ends_turn()
    t.nobody_responds()
    assert t.you.monsters == [] and t.opp.lp == 8000 - (1700 + 800) // 2
    assert sorted(t.you.graveyard) == ["Battle Ox", "Jigen Bakudan", "Mystical Elf"]


def test_jigen_bakudan_that_was_summoned_face_up_does_not_blow_up() -> None:
    """card: Jigen Bakudan"""
    t = your_turn("monsters: Jigen Bakudan, Battle Ox   hand: Umi")
    t.you.ends_turn()
    t.opp.ends_turn()
    assert t.you.monsters == ["Jigen Bakudan", "Battle Ox"]


SWORDS = "Swords of Revealing Light"


def test_weather_report_breaks_the_swords_for_a_second_battle_phase() -> None:
    """card: Weather Report"""
    t = your_turn("monsters: Weather Report (set), Battle Ox   hand: Umi", f"spells: {SWORDS}   hand: Umi")
    t.you.flip_summons("Weather Report")
    t.nobody_responds()
    assert t.opp.graveyard == [SWORDS]
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Battle Ox")
    t.you.goes_to("Main Phase 2")
    assert t.phase == "Battle Phase"
    t.you.attacks_directly("Battle Ox")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 2 * 1700


def test_weather_report_that_is_attacked_serves_the_next_battle_phase_of_its_player() -> None:
    """card: Weather Report"""
    t = their_turn(
        "monsters: Weather Report (set), Battle Ox", f"monsters: Kuriboh   spells: {SWORDS}   hand: Umi", "Battle Step"
    )
    t.opp.attacks("Kuriboh", "Weather Report")
    t.nobody_responds()
    assert t.opp.graveyard == [SWORDS]
    t.opp.ends_turn()
    t.you.goes_to("Battle Phase")
    t.you.attacks("Battle Ox", "Kuriboh")
    t.nobody_responds()
    assert t.phase == "Battle Phase"
    t.you.attacks_directly("Battle Ox")
    t.nobody_responds()
    assert t.phase == "Main Phase 2" and t.opp.lp == 8000 - (1500 - 300) - (1700 - 300) - 1700


def test_weather_report_without_swords_changes_nothing() -> None:
    """card: Weather Report"""
    t = your_turn("monsters: Weather Report (set), Battle Ox   hand: Umi", "hand: Umi")
    t.you.flip_summons("Weather Report")
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Battle Ox")
    t.you.goes_to("Main Phase 2")
    assert t.phase == "Main Phase 2"
