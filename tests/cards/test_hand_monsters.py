"""Cards: monsters that act from the hand, in either turn."""

from table import Table, table


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 9 Sogen\nopp 8000   {opp}   deck: 9 Sogen")


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}   deck: 9 Sogen\nopp 8000   {opp}   deck: 9 Sogen")


def test_charm_of_shabti_keeps_gravekeepers_from_falling_in_battle() -> None:
    """card: Charm of Shabti"""
    t = their_turn(
        "hand: Charm of Shabti   monsters: Gravekeeper's Spy (attack), Kuriboh",
        "monsters: Summoned Skull, Battle Ox   hand: Umi",
        "Battle Step",
    )
    t.opp.declares("Summoned Skull")
    t.opp.chooses_target("Gravekeeper's Spy")
    t.you.activates("Charm of Shabti").nobody_responds()
    assert t.you.monsters == ["Gravekeeper's Spy", "Kuriboh"] and t.you.graveyard == ["Charm of Shabti"]
    assert t.you.lp == 8000 - 1300
    t.opp.attacks("Battle Ox", "Kuriboh")
    t.nobody_responds()
    assert t.you.monsters == ["Gravekeeper's Spy"]


def test_charm_of_shabti_also_covers_gravekeepers_that_come_later_in_the_turn() -> None:
    """card: Charm of Shabti"""
    t = your_turn("hand: Charm of Shabti, Gravekeeper's Spy, Umi", "monsters: Summoned Skull")
    t.you.activates("Charm of Shabti").nobody_responds()
    t.you.summons("Gravekeeper's Spy")
    t.you.goes_to("Battle Phase")
    t.you.attacks("Gravekeeper's Spy", "Summoned Skull")
    t.nobody_responds()
    assert t.you.monsters == ["Gravekeeper's Spy"] and t.you.lp == 8000 - 1300


def test_juragedo_comes_in_the_battle_step_of_either_player() -> None:
    """card: Juragedo ①"""
    t = their_turn("hand: Juragedo, Juragedo", "monsters: Battle Ox   hand: Umi", "Battle Step")
    t.opp.declares("Battle Ox")
    t.you.activates("Juragedo").nobody_responds()
    t.you.takes_position("defense")
    assert t.you.monsters == ["Juragedo"] and t.you.lp == 9000


def test_juragedo_does_not_come_outside_the_battle_step_nor_twice_a_turn() -> None:
    """card: Juragedo ①"""
    t = your_turn("hand: Juragedo, Umi", "monsters: Battle Ox")
    t.you.cannot("activate Juragedo", because="effect.condition.all-must-be-met")
    t = your_turn("hand: Juragedo, Juragedo   monsters: Kuriboh, Battle Ox", "monsters: Mystical Elf", "Battle Step")
    t.you.activates("Juragedo").nobody_responds()
    t.you.takes_position("attack")
    t.you.cannot("activate Juragedo effect 1", because="effect.name-limit.this-effect-of-x-once")


def test_juragedo_is_tributed_for_strength_that_lasts_to_the_end_of_the_next_turn() -> None:
    """card: Juragedo ②"""
    t = your_turn("monsters: Juragedo, Kuriboh   hand: Umi", "monsters: Battle Ox")
    t.you.activates("Juragedo", targeting="Kuriboh").nobody_responds()
    assert t.you.atk_of("Kuriboh") == 1300 and t.you.graveyard == ["Juragedo"]
    t.you.ends_turn()
    assert t.you.atk_of("Kuriboh") == 1300
    t.opp.ends_turn()
    assert t.you.atk_of("Kuriboh") == 300


def test_juragedo_alone_strengthens_nobody() -> None:
    """card: Juragedo ②"""
    t = your_turn("monsters: Juragedo, Sangan (set)   hand: Umi", "monsters: Battle Ox")
    t.you.cannot("activate Juragedo", because="target.timing.chosen-at-activation")


MANTIS = "Guard Mantis"


def test_guard_mantis_comes_for_lp_and_lets_only_insects_follow() -> None:
    """card: Guard Mantis ①"""
    t = your_turn(
        f"hand: {MANTIS}, Monster Reborn, Cyber Dragon, Umi   graveyard: Kuriboh, Man-Eater Bug", "monsters: Sangan"
    )
    t.you.activates(MANTIS).nobody_responds()
    assert t.you.lp == 7000 and t.you.monster(MANTIS).position == "defense"
    t.you.activates("Monster Reborn").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == [MANTIS, "Man-Eater Bug"]


def test_guard_mantis_forbids_nothing_any_more_once_it_was_turned_face_down() -> None:
    """card: Guard Mantis ①"""
    t = your_turn(f"hand: {MANTIS}, Monster Reborn, Book of Moon   graveyard: Kuriboh")
    t.you.activates(MANTIS).nobody_responds()
    t.you.cannot("activate Monster Reborn", because="target.timing.chosen-at-activation")
    t.you.activates("Book of Moon", targeting=MANTIS).nobody_responds()
    t.you.can("activate Monster Reborn")


def test_guard_mantis_forbids_nothing_if_it_came_otherwise() -> None:
    """card: Guard Mantis ①"""
    t = your_turn(f"hand: {MANTIS}, Monster Reborn   graveyard: Kuriboh")
    t.you.summons(MANTIS)
    t.you.can("activate Monster Reborn")


def test_guard_mantis_comes_once_a_turn() -> None:
    """card: Guard Mantis ①"""
    t = your_turn(f"hand: 2 {MANTIS}")
    t.you.activates(MANTIS).nobody_responds()
    t.you.cannot(f"activate {MANTIS}", because="effect.name-limit.this-effect-of-x-once")


def test_guard_mantis_turns_an_insect_in_the_turn_of_the_opponent() -> None:
    """card: Guard Mantis ②"""
    t = their_turn(f"monsters: {MANTIS} (defense), Kuriboh, Man-Eater Bug (defense)", "hand: Ookazi, Umi")
    t.opp.activates("Ookazi")
    t.you.activates(MANTIS)
    assert sorted(t.you.is_asked("target").offers) == [MANTIS, "Man-Eater Bug"]
    t.you.targets("Man-Eater Bug").nobody_responds()
    assert t.you.monster("Man-Eater Bug").position == "attack"
    mine = your_turn(f"monsters: {MANTIS}   hand: Umi")
    mine.you.cannot(f"activate {MANTIS}", because="effect.condition.all-must-be-met")
