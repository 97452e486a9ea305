"""Cards: hands kept open, cards excavated from the top of a deck."""

from typing import Any

from table import Table, table


def your_turn(you: str, opp: str = "") -> Table:
    """Lay out your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nformat 408\nyou 8000   {you}\nopp 8000   {opp}")


def names(cards: Any) -> list[str]:
    return [card.name for card in cards]


# ---------------------------------------------------------------------------------------------------- hands kept open


def test_ceremonial_bell_opens_both_hands_once_it_lies_face_up() -> None:
    """card: Ceremonial Bell"""
    t = your_turn("hand: Umi   monsters: Ceremonial Bell (set)", "hand: Sangan, Kuriboh")
    assert t.duel.view(0).open_hand(1) == ()
    t.you.flip_summons("Ceremonial Bell")
    assert names(t.duel.view(0).open_hand(1)) == ["Sangan", "Kuriboh"]
    assert names(t.duel.view(1).open_hand(0)) == ["Umi"]


def test_mind_on_air_opens_the_hand_of_the_opponent_until_it_leaves() -> None:
    """card: Mind on Air"""
    t = your_turn("hand: Dark Hole   monsters: Mind on Air", "hand: Sangan, Kuriboh")
    assert names(t.duel.view(0).open_hand(1)) == ["Sangan", "Kuriboh"] and t.duel.view(1).open_hand(0) == ()
    t.you.activates("Dark Hole")
    assert t.duel.view(0).open_hand(1) == ()


def test_respect_play_opens_the_hand_of_the_turn_player() -> None:
    """card: Respect Play"""
    t = your_turn("hand: Umi   spells: Respect Play   deck: 2 Sogen", "hand: Sangan   deck: 2 Sogen")
    assert names(t.duel.view(1).open_hand(0)) == ["Umi"] and t.duel.view(0).open_hand(1) == ()
    t.you.ends_turn()
    assert t.duel.view(1).open_hand(0) == () and names(t.duel.view(0).open_hand(1)) == ["Sangan", "Sogen"]
