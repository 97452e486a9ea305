"""Cards: Normal Traps that move cards of hands, decks and Graveyards."""

import pytest

from table import Table, table

UNMET = "effect.condition.all-must-be-met"
NO_TARGET = "target.timing.chosen-at-activation"
UNPAYABLE = "cost.unpayable.cannot-activate"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1", ask_all: bool = False) -> Table:
    return table(f"turn 3, {phase}, you to act\nformat 408\nyou 8000   {you}\nopp 8000   {opp}", ask_all=ask_all)


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1", ask_all: bool = False) -> Table:
    return table(f"turn 4, {phase}, opp to act\nformat 408\nyou 8000   {you}\nopp 8000   {opp}", ask_all=ask_all)


# --------------------------------------------------------------------------------------------------------------- hands


def test_lightforce_sword_takes_a_card_until_the_fourth_standby_phase() -> None:
    """card: Lightforce Sword ①"""
    t = your_turn("set: Lightforce Sword   deck: 9 Sogen", "hand: Kuriboh   deck: 9 Umi")
    t.you.activates("Lightforce Sword").nobody_responds()
    assert t.opp.hand == [] and t.opp.banished == ["Kuriboh"]
    for _ in range(3):
        t.you.ends_turn()
        assert t.phase == "Main Phase 1" and t.opp.banished == ["Kuriboh"]
        t.opp.ends_turn()
    t.you.ends_turn()
    assert t.phase == "Standby Phase"
    t.you.carries_out("Lightforce Sword")
    assert t.opp.banished == [] and "Kuriboh" in t.opp.hand


def test_lightforce_sword_banishes_face_down_and_at_random() -> None:
    """card: Lightforce Sword ①"""
    t = your_turn("set: Lightforce Sword", "hand: Kuriboh, Sangan, Umi")
    t.you.activates("Lightforce Sword").nobody_responds()
    (banished,) = t.you.view.banished(t.opp.player)
    assert len(t.opp.hand) == 2 and not banished.face_up


def test_lightforce_sword_needs_a_card_in_the_hand_of_the_opponent() -> None:
    """card: Lightforce Sword ①"""
    your_turn("set: Lightforce Sword   hand: Umi", "monsters: Kuriboh").you.cannot(
        "activate Lightforce Sword", because=NOTHING_TO_DO
    )


def test_disturbance_strategy_exchanges_the_hand_of_the_opponent() -> None:
    """card: Disturbance Strategy"""
    t = your_turn("set: Disturbance Strategy   hand: Kuriboh   deck: Umi", "hand: 2 Umi   deck: 3 Umi")
    t.you.activates("Disturbance Strategy").nobody_responds()
    assert t.opp.hand == ["Umi"] * 2 and len(t.opp.deck) == 3 and t.you.hand == ["Kuriboh"]
    log = t.log()
    assert log.count("opp drew") == 2 and [line for line in log if "shuffled" in line]
    your_turn("set: Disturbance Strategy", "deck: 3 Umi").you.cannot(
        "activate Disturbance Strategy", because=NOTHING_TO_DO
    )


def test_multiple_destruction_puts_both_hands_under_the_decks_and_draws_five_for_lp() -> None:
    """card: Multiple Destruction ①"""
    t = your_turn("set: 2 Multiple Destruction   hand: 3 Kuriboh   deck: 6 Sogen", "hand: 4 Sangan   deck: 7 Umi")
    t.you.activates("Multiple Destruction (zone 1)").nobody_responds()
    t.you.does("Kuriboh, Kuriboh, Kuriboh")
    t.opp.does("Sangan, Sangan, Sangan, Sangan")
    assert t.you.hand == ["Sogen"] * 5 and t.you.deck == ["Sogen"] + ["Kuriboh"] * 3
    assert t.opp.hand == ["Umi"] * 5 and t.opp.deck == ["Umi"] * 2 + ["Sangan"] * 4
    assert (t.you.lp, t.opp.lp) == (8000 - 7 * 300, 8000)
    t.you.cannot("activate Multiple Destruction", because="effect.use-limit.effect-negated-still-activated")


def test_multiple_destruction_lets_each_player_say_the_order() -> None:
    """card: Multiple Destruction ①"""
    t = your_turn(
        "set: Multiple Destruction   hand: Kuriboh, Sangan, Umi   deck: 5 Sogen", "hand: 3 Gemini Elf   deck: 5 Umi"
    )
    t.you.activates("Multiple Destruction").nobody_responds()
    assert sorted(t.you.is_asked("deck order").offers) == ["Kuriboh", "Sangan", "Umi"]
    t.you.does("Umi, Sangan, Kuriboh")
    t.opp.does("Gemini Elf, Gemini Elf, Gemini Elf")
    assert t.you.deck == ["Umi", "Sangan", "Kuriboh"]


@pytest.mark.parametrize(("mine", "theirs"), [(2, 3), (3, 2)])
def test_multiple_destruction_needs_three_cards_in_both_hands(mine: int, theirs: int) -> None:
    """card: Multiple Destruction ①"""
    t = your_turn(
        f"set: Multiple Destruction   hand: {mine} Kuriboh   deck: 9 Umi", f"hand: {theirs} Sangan   deck: 9 Umi"
    )
    t.you.cannot("activate Multiple Destruction", because=UNMET)


def test_bubble_crash_leaves_each_player_five_cards() -> None:
    """card: Bubble Crash"""
    t = your_turn(
        "set: Bubble Crash, Jar of Greed   hand: Umi, Sogen, Forest   monsters: Kuriboh",
        "hand: 4 Umi   monsters: Gemini Elf, Sangan   field: Sogen",
    )
    t.you.activates("Bubble Crash")
    assert sorted(t.you.is_asked("effect").offers) == ["Forest", "Jar of Greed", "Kuriboh", "Sogen", "Umi"]
    t.you.chooses("Sogen")
    t.opp.is_asked("effect")
    t.opp.chooses("Sangan", "Sogen")
    assert t.you.graveyard == ["Sogen", "Bubble Crash"] and t.opp.graveyard == ["Sangan", "Sogen"]
    assert not [line for line in t.log() if "discarded" in line or "destroyed" in line]


def test_bubble_crash_concerns_only_who_has_six_cards() -> None:
    """card: Bubble Crash"""
    t = your_turn("set: Bubble Crash   hand: 4 Umi", "hand: 5 Umi   monsters: Gemini Elf")
    t.you.activates("Bubble Crash").nobody_responds()
    t.opp.chooses("Gemini Elf")
    assert t.you.graveyard == ["Bubble Crash"] and len(t.you.hand) == 4 and t.opp.graveyard == ["Gemini Elf"]
    t = your_turn("set: Bubble Crash   hand: 4 Umi", "hand: 4 Umi   monsters: Gemini Elf")
    t.you.cannot("activate Bubble Crash", because=UNMET)


def riot(you: str, opp: str = "monsters: Gale Lizard (set), Axe Raider") -> Table:
    t = their_turn(f"set: Major Riot   {you}", opp)
    t.opp.flip_summons("Gale Lizard")
    return t


def test_major_riot_returns_all_monsters_and_both_players_bring_as_many_face_down() -> None:
    """card: Major Riot"""
    t = riot("hand: Sangan   monsters: Gemini Elf, Kuriboh")
    t.opp.targets("Gemini Elf")
    t.you.activates("Major Riot").nobody_responds()
    t.you.chooses("Sangan")
    t.opp.take_zone()  # each player summons his own
    t.opp.take_zone()
    assert t.you.monsters == ["Sangan"] and t.opp.monsters == ["Gale Lizard", "Axe Raider"]
    for seat, name in ((t.you, "Sangan"), (t.opp, "Axe Raider"), (t.opp, "Gale Lizard")):
        assert seat.monster(name).position == "set"
    assert sorted(t.you.hand) == ["Gemini Elf", "Kuriboh"] and t.opp.hand == []


def test_major_riot_does_not_count_what_went_to_the_extra_deck() -> None:
    """card: Major Riot"""
    t = riot("hand: Sangan   monsters: Gemini Elf, Kuriboh, Flame Swordsman")
    t.opp.targets("Kuriboh")
    t.you.activates("Major Riot").nobody_responds()
    t.you.chooses("Gemini Elf")
    t.opp.take_zone()
    t.opp.take_zone()
    assert t.you.extra == ["Flame Swordsman"] and t.you.monsters == ["Gemini Elf"]
    assert sorted(t.you.hand) == ["Kuriboh", "Sangan"] and len(t.opp.monsters) == 2


def test_major_riot_answers_only_an_effect_of_the_opponent() -> None:
    """card: Major Riot"""
    t = your_turn("set: Major Riot   monsters: Gale Lizard (set), Gemini Elf", "monsters: Axe Raider")
    t.you.flip_summons("Gale Lizard")
    assert t.opp.hand == ["Axe Raider"] and t.you.is_asked("open state")
    t.you.cannot("activate Major Riot", because=UNMET)


@pytest.mark.rule("move.draw.effect-draw-is-not-normal-draw")
def test_drop_off_discards_what_the_opponent_draws_for_his_turn() -> None:
    """card: Drop Off"""
    t = your_turn("set: Drop Off   deck: 3 Sogen", "hand: Kuriboh   deck: Umi, Sangan, Sogen")
    t.you.ends_turn()
    assert t.phase == "Draw Phase"
    t.you.activates("Drop Off").nobody_responds()
    assert t.opp.hand == ["Kuriboh"] and t.opp.graveyard == ["Umi"]
    assert [line for line in t.log() if "discarded" in line and "Umi" in line]


def test_drop_off_answers_no_other_draw() -> None:
    """card: Drop Off"""
    t = their_turn("set: Drop Off", "hand: Pot of Greed   deck: Umi, Sangan, Sogen")
    t.opp.activates("Pot of Greed")
    assert sorted(t.opp.hand) == ["Sangan", "Umi"] and t.opp.is_asked("open state")  # nobody was asked
    t = their_turn("set: Drop Off   deck: 3 Sogen", "deck: 3 Umi")
    t.opp.ends_turn()
    assert t.phase == "Main Phase 1" and t.you.hand == ["Sogen"]  # your own draw is none of the opponent's


FIFTEEN = "8 Kuriboh, 7 Umi"


def test_exchange_of_the_spirit_turns_decks_and_graveyards_round() -> None:
    """card: Exchange of the Spirit ①"""
    name = "Exchange of the Spirit"
    t = your_turn(
        f"set: {name} (zone 1), {name} (zone 2)   graveyard: {FIFTEEN}   deck: 15 Sogen",
        "graveyard: 15 Gemini Elf, Flame Swordsman   deck: Sangan",
    )
    t.you.activates(f"{name} (zone 1)").nobody_responds()
    assert sorted(t.you.deck) == ["Kuriboh"] * 8 + ["Umi"] * 7 and t.you.graveyard == ["Sogen"] * 15 + [name]
    assert t.opp.deck == ["Gemini Elf"] * 15 and t.opp.graveyard == ["Sangan"] and t.opp.extra == ["Flame Swordsman"]
    assert (t.you.lp, t.opp.lp) == (7000, 8000)
    t = your_turn(
        f"set: {name} (zone 1), {name} (zone 2)   graveyard: {FIFTEEN}   deck: 15 Sogen",
        "graveyard: 15 Gemini Elf   deck: 15 Sangan",
    )
    t.you.activates(f"{name} (zone 1)").nobody_responds()
    t.you.cannot(f"activate {name}", because="effect.use-limit.effect-negated-still-activated")


@pytest.mark.parametrize(("mine", "theirs"), [("14 Umi", "15 Umi"), ("15 Umi", "14 Umi")])
def test_exchange_of_the_spirit_needs_fifteen_cards_in_both_graveyards(mine: str, theirs: str) -> None:
    """card: Exchange of the Spirit ①"""
    t = your_turn(f"set: Exchange of the Spirit   graveyard: {mine}   deck: Umi", f"graveyard: {theirs}   deck: Umi")
    t.you.cannot("activate Exchange of the Spirit", because=UNMET)


# ------------------------------------------------------------------------------------------------- decks and Graveyards


def test_virus_cannon_sends_a_spell_for_each_tributed_monster() -> None:
    """card: Virus Cannon ①"""
    t = your_turn(
        "set: Virus Cannon, Scapegoat   monsters: Kuriboh, Sangan, Gemini Elf",
        "deck: Umi, Kuriboh, Raigeki, Jar of Greed, Sogen",
    )
    t.you.activates("Virus Cannon", tributing=["Kuriboh", "Gemini Elf"]).nobody_responds()
    assert sorted(t.opp.is_asked("search").offers) == ["Raigeki", "Sogen", "Umi"]
    t.opp.chooses("Raigeki", "Umi")
    assert t.you.monsters == ["Sangan"] and sorted(t.opp.graveyard) == ["Raigeki", "Umi"]


def test_virus_cannon_sends_all_spells_if_there_are_fewer_and_takes_no_tokens() -> None:
    """card: Virus Cannon ①"""
    t = your_turn("set: Virus Cannon   monsters: Kuriboh, Gemini Elf", "deck: Umi, Kuriboh")
    t.you.activates("Virus Cannon", tributing=["Kuriboh", "Gemini Elf"]).nobody_responds()
    assert t.opp.graveyard == ["Umi"] and t.opp.deck == ["Kuriboh"]
    t = your_turn("set: Virus Cannon   hand: Scapegoat", "deck: Umi, Kuriboh")
    t.you.activates("Scapegoat").nobody_responds()
    for _ in range(4):
        t.you.take_zone()
    assert len(t.you.monsters) == 4
    t.you.cannot("activate Virus Cannon", because=UNPAYABLE)


def test_arsenal_robber_lets_the_opponent_send_an_equip_spell() -> None:
    """card: Arsenal Robber"""
    t = your_turn("set: Arsenal Robber   deck: Axe of Despair", "deck: Black Pendant, Umi, Axe of Despair, Kuriboh")
    t.you.activates("Arsenal Robber").nobody_responds()
    assert sorted(t.opp.is_asked("search").offers) == ["Axe of Despair", "Black Pendant"]
    t.opp.chooses("Black Pendant")
    assert t.opp.graveyard == ["Black Pendant"] and t.you.deck == ["Axe of Despair"]
    t = your_turn("set: Arsenal Robber   deck: Axe of Despair")
    t.you.cannot("activate Arsenal Robber", because=NOTHING_TO_DO)


@pytest.mark.parametrize(
    ("trap", "fitting", "others"),
    [
        ("Hidden Spellbook", ["Raigeki", "Sogen", "Umi"], "Kuriboh, Jar of Greed"),
        ("Ray of Hope", ["Mystical Elf", "Shining Angel", "Soul Tiger"], "Kuriboh, Umi"),
    ],
)
def test_two_cards_of_your_graveyard_are_shuffled_into_the_deck(trap: str, fitting: list[str], others: str) -> None:
    """card: Hidden Spellbook, Ray of Hope"""
    first, second, third = fitting
    if trap == "Ray of Hope":
        fitting = ["Mystical Elf", "Shining Angel", "Hysteric Fairy"]
        first, second, third = fitting
    graveyard = f"{first}, {second}, {third}, {others}"
    t = your_turn(f"set: {trap}   graveyard: {graveyard}   deck: Gemini Elf")
    t.you.activates(trap)
    assert sorted(t.you.is_asked("target").offers) == sorted(fitting)
    t.you.targets(first, third).nobody_responds()
    assert sorted(t.you.deck) == sorted([first, third, "Gemini Elf"]) and second in t.you.graveyard
    t = your_turn(f"set: {trap}   graveyard: {first}, {others}", f"graveyard: {second}, {third}")
    t.you.cannot(f"activate {trap}", because=NO_TARGET)


def test_hidden_spellbook_is_for_your_own_turn() -> None:
    """card: Hidden Spellbook"""
    t = their_turn("set: Hidden Spellbook   graveyard: Umi, Sogen", "hand: Ookazi", ask_all=True)
    t.opp.activates("Ookazi")
    t.you.cannot("activate Hidden Spellbook", because=UNMET)
