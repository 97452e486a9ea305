"""Cards: Spirit Monsters that act in a Draw Phase, before the normal draw."""

import pytest

from table import Table, table

NO_TARGET = "target.timing.chosen-at-activation"
SPIRITS = ("Maharaghi", "Hino-Kagu-Tsuchi")


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1", deck: str = "Umi, Forest, 7 Sogen") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: {deck}\nopp 8000   {opp}   deck: 9 Sogen")


@pytest.mark.parametrize("spirit", SPIRITS)
def test_it_cannot_be_special_summoned(spirit: str) -> None:
    """card: Maharaghi, Hino-Kagu-Tsuchi"""
    t = your_turn(f"hand: Monster Reborn   graveyard: {spirit}")
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)


@pytest.mark.parametrize("spirit", SPIRITS)
def test_it_returns_to_the_hand_in_the_end_phase_of_the_turn_it_came(spirit: str) -> None:
    """card: Maharaghi, Hino-Kagu-Tsuchi"""
    t = your_turn(f"monsters: {spirit} (set)   hand: Kuriboh", "hand: Umi")
    t.you.flip_summons(spirit)
    t.nobody_responds()
    t.you.ends_turn()
    assert spirit in t.you.hand and t.you.monsters == []
    t = your_turn(f"monsters: {spirit}   hand: Kuriboh", "hand: Umi")
    t.you.ends_turn()
    assert t.you.monsters == [spirit]


@pytest.mark.parametrize(("where", "drawn"), [(1, "Umi"), (2, "Forest")])
@pytest.mark.parametrize("how", ["summoned", "flipped"])
def test_maharaghi_lets_you_choose_the_next_draw(where: int, drawn: str, how: str) -> None:
    """card: Maharaghi"""
    if how == "summoned":
        t = your_turn("hand: Maharaghi, Kuriboh", "hand: Sogen")
        t.you.summons("Maharaghi")
    else:
        t = your_turn("monsters: Maharaghi (set)   hand: Kuriboh", "hand: Sogen")
        t.you.flip_summons("Maharaghi")
    t.nobody_responds()
    t.you.ends_turn()
    t.opp.ends_turn()
    assert t.phase == "Draw Phase" and len(t.you.hand) == 2
    t.you.chooses_effect(where)
    assert t.you.hand[-1] == drawn and (t.you.deck[-1] == "Umi") == (where == 2)


def test_maharaghi_does_so_for_one_draw_only() -> None:
    """card: Maharaghi"""
    t = your_turn("hand: Maharaghi, Kuriboh", "hand: Sogen")
    t.you.summons("Maharaghi")
    t.nobody_responds()
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.chooses_effect(1)
    t.you.ends_turn()
    t.opp.ends_turn()
    assert t.turn == 7 and t.phase == "Main Phase 1"


def test_hino_kagu_tsuchi_burns_the_hand_before_the_next_draw() -> None:
    """card: Hino-Kagu-Tsuchi"""
    t = your_turn("monsters: Hino-Kagu-Tsuchi   hand: Kuriboh", "hand: Umi, Forest", "Battle Step")
    t.you.attacks_directly("Hino-Kagu-Tsuchi")
    t.nobody_responds()
    t.you.ends_turn()
    assert sorted(t.opp.graveyard) == ["Forest", "Umi"] and t.opp.hand == ["Sogen"]


def test_hino_kagu_tsuchi_burns_nothing_if_that_draw_phase_is_skipped() -> None:
    """card: Hino-Kagu-Tsuchi"""
    t = your_turn("monsters: Hino-Kagu-Tsuchi   set: Time Seal   hand: Kuriboh", "hand: Umi, Forest")
    t.you.activates("Time Seal").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Hino-Kagu-Tsuchi")
    t.nobody_responds()
    t.you.ends_turn()
    assert t.turn == 4 and sorted(t.opp.hand) == ["Forest", "Umi"]
    t.opp.ends_turn()
    t.you.ends_turn()
    assert t.turn == 6 and sorted(t.opp.hand) == ["Forest", "Sogen", "Umi"] and t.opp.graveyard == []


def test_hino_kagu_tsuchi_burns_nothing_without_damage() -> None:
    """card: Hino-Kagu-Tsuchi"""
    t = your_turn(
        "monsters: Hino-Kagu-Tsuchi   hand: Kuriboh", "hand: Umi, Forest   monsters: Kuriboh (defense)", "Battle Step"
    )
    t.you.attacks("Hino-Kagu-Tsuchi", "Kuriboh")
    t.you.ends_turn()
    assert len(t.opp.hand) == 3
