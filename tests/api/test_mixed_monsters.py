"""Monsters that were shuffled on the field: nobody but their controller is told which lies where."""

from collections import Counter

import pytest

from playing import looks_alike
from spellspeed import Deck, Duel
from spellspeed.engine.moving.mixing import find_mixed
from spellspeed.notation import write_position
from spellspeed.view import View

SUPPOSED = Deck.packaged("classic")
SEEDS = range(12)  # of the shuffle
TEXT = """
    turn 4, Main Phase 1, opp to act
    you 8000   hand: Tribute to the Doomed, 2 Umi   monsters: Summoned Skull   deck: 8 Umi
    opp 8000   hand: Gemini Elf, 2 Book of Moon   spells: Shifting Shadows   deck: 8 Umi
               monsters: Kuriboh (set), Man-Eater Bug, Sangan (set)
"""
HIDES = ("set Gemini Elf", "zone 5", "activate Book of Moon", "zone 2", "target Man-Eater Bug")
SHUFFLES = ("activate Shifting Shadows",)


def play(duel: Duel, *wishes: str) -> Duel:
    """Do what is wished; whoever is asked whether he responds passes."""
    for wish in wishes:
        pass_all(duel)
        duel.play(wish)
    pass_all(duel)
    return duel


def pass_all(duel: Duel) -> None:
    while duel.request is not None and "response" in repr(duel.request):
        duel.play("pass")


def shuffled(seed: int, *wishes: str, text: str = TEXT) -> Duel:
    """The opponent Sets Gemini Elf, turns Man-Eater Bug face-down, and shuffles."""
    return play(Duel.from_position(text, seed=seed), *HIDES, *SHUFFLES, *wishes)


def names(duel: Duel) -> tuple[str, ...]:
    return tuple("" if card is None else card.name for card in duel.view(1).monsters(1))


def told(duel: Duel, player: int) -> object:
    """All that somebody is told, as well as the duels dealt to him."""
    view = View(duel, player)
    deals = []
    if player < 2:
        for seed in range(8):
            maybe = view.determinise(seed, suppose=SUPPOSED)
            assert looks_alike(view, maybe)
            deals.append((names(maybe), maybe.view(0).key(), maybe.view(1).key()))
    return view.key(), deals


def test_the_arrangements_differ() -> None:
    assert len({names(shuffled(seed)) for seed in SEEDS}) > 5


@pytest.mark.parametrize("viewer", [0, 2])
def test_nobody_else_is_told_the_arrangement(viewer: int) -> None:
    first, *others = [told(shuffled(seed), viewer) for seed in SEEDS]
    assert all(other == first for other in others)


def test_nor_while_he_attacks_or_chooses_one_of_them() -> None:
    turn = ("end phase", "battle phase", "attack with Summoned Skull")
    asked = [shuffled(seed, *turn) for seed in SEEDS]
    request = asked[0].view(0).request
    assert request is not None and request.player == 0 and len(request.options) >= 4
    first, *others = [told(duel, 0) for duel in asked]
    assert all(other == first for other in others)


def test_what_was_seen_lies_somewhere_among_them() -> None:
    view = shuffled(0).view(0)
    deals = [names(view.determinise(seed, suppose=SUPPOSED)) for seed in range(200)]
    assert all("Man-Eater Bug" in deal for deal in deals)
    places = Counter(deal.index("Man-Eater Bug") for deal in deals)
    assert set(places) == {0, 1, 2, 4} and min(places.values()) > 20
    # Before it was shuffled everybody knew where it lies.
    before = play(Duel.from_position(TEXT), *HIDES).view(0)
    assert {names(before.determinise(seed, suppose=SUPPOSED))[1] for seed in range(20)} == {"Man-Eater Bug"}


def test_open_lists_are_dealt_among_them() -> None:
    view = shuffled(0).view(0)
    deals = [names(view.determinise(seed, open_lists=True)) for seed in range(40)]
    # No other monster is left to him that could lie there.
    assert all(sorted(deal) == ["", "Gemini Elf", "Kuriboh", "Man-Eater Bug", "Sangan"] for deal in deals)
    assert {deal.index("Sangan") for deal in deals} == {0, 1, 2, 4}


def test_what_was_done_with_one_of_them_is_told_of_none() -> None:
    duel = play(Duel.from_position(TEXT), *HIDES)
    seen = [card for card in duel.view(0).monsters(1) if card is not None]
    assert [card.set_this_turn for card in seen] == [False, True, False, True]
    play(duel, *SHUFFLES)
    assert not any(card.set_this_turn for card in duel.view(0).monsters(1) if card is not None)
    mine = {card.name for card in duel.view(1).monsters(1) if card is not None and card.set_this_turn}
    assert mine == {"Man-Eater Bug", "Gemini Elf"}


def test_of_the_rest_nobody_knows_more_once_one_is_gone() -> None:
    """Kuriboh is turned up in a zone; what is left is told alike, however it came there."""
    found: dict[int, list[object]] = {}
    for seed in range(40):
        duel = shuffled(seed)
        at = names(duel).index("Kuriboh")
        play(duel, "flip summon Kuriboh")
        assert len(find_mixed(duel.state, 1)) == 3
        found.setdefault(at, []).append(told(duel, 0))
    assert set(found) == {0, 1, 2, 4}
    for views in found.values():
        assert all(view == views[0] for view in views) and len(views) > 1


def test_one_that_is_turned_up_is_known_again_when_it_is_turned_down() -> None:
    duel = shuffled(3, "flip summon Kuriboh")
    at = names(duel).index("Kuriboh")
    play(duel, "activate Book of Moon", "zone 2", "target Kuriboh")
    view = duel.view(0)
    assert {names(view.determinise(seed, suppose=SUPPOSED))[at] for seed in range(20)} == {"Kuriboh"}


def test_wandering_mummy_is_not_told_apart_either() -> None:
    text = TEXT.replace("Man-Eater Bug", "Wandering Mummy")
    duels = [play(Duel.from_position(text, seed=seed), "activate Wandering Mummy") for seed in SEEDS]
    assert len({names(duel) for duel in duels}) > 3
    first, *others = [told(duel, 0) for duel in duels]
    assert all(other == first for other in others)


def test_a_position_tells_what_is_mixed() -> None:
    duel = shuffled(1)
    again = Duel.from_position(write_position(duel))
    assert len(find_mixed(again.state, 1)) == 4 and again.view(0).situation() == duel.view(0).situation()


def test_the_next_turn_knows_no_more() -> None:
    first, *others = [told(shuffled(seed, "end phase", "end phase"), 0) for seed in SEEDS]
    assert all(other == first for other in others)
