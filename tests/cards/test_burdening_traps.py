"""Cards: Normal Traps that keep the opponent from something for a time, or show and destroy what he draws."""

from loaded_dice import load_dice
from table import Table, table

CONDITION = "effect.condition.all-must-be-met"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"
NO_COST = "cost.unpayable.cannot-activate"


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Umi")


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Umi")


def test_non_aggression_area_forbids_all_summons_of_his_next_turn() -> None:
    """card: Non Aggression Area"""
    t = table(
        "turn 3, Standby Phase, you to act\nyou 8000   set: Non Aggression Area   hand: Umi   deck: 5 Sogen\n"
        "opp 8000   hand: Kuriboh, Monster Reborn   set: Call of the Haunted   graveyard: Gemini Elf   deck: 5 Umi"
    )
    t.you.activates("Non Aggression Area")
    t.opp.can("activate Call of the Haunted")
    t.nobody_responds()
    assert t.phase == "Main Phase 1"
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.cannot("summon Kuriboh", because=FORBIDDEN)
    t.opp.cannot("set Kuriboh", because=FORBIDDEN)
    t.opp.cannot("activate Monster Reborn", because=FORBIDDEN)
    t.opp.ends_turn()
    t.nobody_responds()
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.can("summon Kuriboh")


def test_non_aggression_area_holds_in_a_turn_without_a_draw_phase() -> None:
    """card: Non Aggression Area"""
    t = table(
        "turn 3, Standby Phase, you to act\n"
        "you 8000   set: Non Aggression Area, Time Seal   hand: Umi   deck: 5 Sogen\n"
        "opp 8000   hand: Kuriboh, Monster Reborn   graveyard: Gemini Elf   deck: 5 Umi"
    )
    t.you.activates("Non Aggression Area").nobody_responds()
    t.you.activates("Time Seal").nobody_responds()
    t.you.ends_turn()
    t.nobody_responds()
    assert t.turn == 4 and len(t.opp.hand) == 2
    t.opp.cannot("summon Kuriboh", because=FORBIDDEN)
    t.opp.cannot("activate Monster Reborn", because=FORBIDDEN)
    t.opp.ends_turn()
    t.nobody_responds()
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.can("summon Kuriboh")


def test_non_aggression_area_is_for_your_standby_phase_and_costs_a_card() -> None:
    """card: Non Aggression Area"""
    t = your_turn("set: Non Aggression Area   hand: Umi")
    t.you.cannot("activate Non Aggression Area", because=CONDITION)
    t = table("turn 3, Standby Phase, you to act\nyou 8000   set: Non Aggression Area\nopp 8000", ask_all=True)
    t.you.cannot("activate Non Aggression Area", because=NO_COST)


def test_penalty_game_takes_the_draw_of_his_next_draw_phase() -> None:
    """card: Penalty Game! ①"""
    t = your_turn("set: Penalty Game!", "hand: 4 Kuriboh")
    t.you.activates("Penalty Game!", effect=1).nobody_responds()
    t.you.ends_turn()
    t.nobody_responds()
    assert t.phase == "Main Phase 1" and len(t.opp.hand) == 4
    t.opp.ends_turn()
    t.nobody_responds()
    t.you.ends_turn()
    t.nobody_responds()
    assert len(t.opp.hand) == 5


def test_penalty_game_keeps_him_from_spells_and_traps_this_turn() -> None:
    """card: Penalty Game! ②"""
    t = their_turn("set: Penalty Game!", "hand: Raigeki, 3 Kuriboh   set: Jar of Greed   monsters: Cannon Soldier")
    t.opp.does("go to Battle Phase")
    t.you.activates("Penalty Game!", effect=2).nobody_responds()
    t.opp.cannot("activate Jar of Greed", because=FORBIDDEN)
    t.opp.cannot("activate Raigeki", because=FORBIDDEN)
    t.opp.can("activate Cannon Soldier")


def test_penalty_game_needs_just_four_cards_in_his_hand() -> None:
    """card: Penalty Game! ①②"""
    for cards in (3, 5):
        t = your_turn("set: Penalty Game!", f"hand: {cards} Kuriboh")
        t.you.cannot("activate Penalty Game! effect 1", because=CONDITION)
        t.you.cannot("activate Penalty Game! effect 2", because=CONDITION)


def turns_later(t: Table, turns: int) -> None:
    """Let so many turns end."""
    for _ in range(turns):
        (t.opp if t.opp.is_to_decide() else t.you).ends_turn()
        t.nobody_responds()


def revealed(t: Table) -> int:
    """How often a card was revealed."""
    return len([line for line in t.log() if "reveal" in line.lower()])


def test_pikerus_second_sight_shows_the_draws_of_two_of_his_turns() -> None:
    """card: Pikeru's Second Sight"""
    t = your_turn("set: Pikeru's Second Sight")
    t.you.activates("Pikeru's Second Sight").nobody_responds()
    shown = []
    for _ in range(3):
        turns_later(t, 1)
        shown.append(revealed(t))
        turns_later(t, 1)
    assert shown == [1, 2, 2] and revealed(t) == 2


def test_deck_devastation_virus_destroys_the_weak_of_hand_and_field() -> None:
    """card: Deck Devastation Virus ①"""
    t = your_turn(
        "set: Deck Devastation Virus   monsters: Summoned Skull",
        "hand: Kuriboh, Gemini Elf, Umi   monsters: Battle Ox, Sangan (set), Mystical Elf",
    )
    t.you.activates("Deck Devastation Virus").nobody_responds()
    assert sorted(t.opp.hand) == ["Gemini Elf", "Umi"] and t.opp.monsters == ["Battle Ox"]
    assert t.you.monsters == []


def test_deck_devastation_virus_destroys_the_weak_he_draws_in_three_of_his_turns() -> None:
    """card: Deck Devastation Virus ①"""
    t = table(
        "turn 4, Main Phase 1, opp to act\n"
        "you 8000   set: Deck Devastation Virus   monsters: Summoned Skull   deck: 9 Sogen\n"
        "opp 8000   hand: Jar of Greed   deck: Kuriboh, Gemini Elf, Sangan, Skull Servant, Umi"
    )
    t.opp.does("end phase")
    t.you.activates("Deck Devastation Virus").nobody_responds()
    turns_later(t, 2)  # his second turn begins with a Kuriboh
    assert t.opp.graveyard == ["Kuriboh"]
    turns_later(t, 2)
    assert t.opp.graveyard == ["Kuriboh"] and "Gemini Elf" in t.opp.hand
    turns_later(t, 2)
    assert t.opp.graveyard == ["Kuriboh"] and "Sangan" in t.opp.hand  # that was the fourth


def test_deck_devastation_virus_needs_a_strong_dark_monster() -> None:
    """card: Deck Devastation Virus ①"""
    t = your_turn("set: Deck Devastation Virus   monsters: Kuriboh, Blue-Eyes White Dragon", "hand: Kuriboh")
    t.you.cannot("activate Deck Devastation Virus", because=NO_COST)


def test_gamble_fills_your_hand_if_the_call_was_right() -> None:
    """card: Gamble"""
    t = your_turn("set: Gamble   hand: Umi", "hand: 6 Kuriboh")
    load_dice(t, "heads")
    t.you.activates("Gamble").nobody_responds()
    t.you.does("heads")
    assert len(t.you.hand) == 5


def test_gamble_takes_your_next_turn_if_the_call_was_wrong() -> None:
    """card: Gamble"""
    t = your_turn("set: Gamble", "hand: 6 Kuriboh")
    load_dice(t, "heads")
    t.you.activates("Gamble").nobody_responds()
    t.you.does("tails")
    t.you.ends_turn()
    t.nobody_responds()
    assert t.opp.is_to_decide() and len(t.opp.hand) == 7
    t.opp.ends_turn()
    t.nobody_responds()
    t.opp.discards("Kuriboh") if t.opp.is_to_decide() and len(t.opp.hand) == 7 and t.phase == "End Phase" else None
    t.nobody_responds()
    assert t.opp.is_to_decide() and t.phase == "Main Phase 1"  # another turn of his


def test_gamble_needs_a_full_hand_on_his_side_and_a_small_one_on_yours() -> None:
    """card: Gamble"""
    t = your_turn("set: Gamble", "hand: 5 Kuriboh")
    t.you.cannot("activate Gamble", because=CONDITION)
    t = your_turn("set: Gamble   hand: 3 Umi", "hand: 6 Kuriboh")
    t.you.cannot("activate Gamble", because=CONDITION)
