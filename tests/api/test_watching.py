"""Who looks on sees what both players see, and nothing of who was asked; a judge sees everything."""

from random import Random

import pytest
from tools.exchange_cards import WHOLE, WITHIN, Pair, Tally, compare_courses, compare_past, exchange
from tools.random_decks import Decks

from spellspeed import CardPool, Deck, Duel
from spellspeed.random_play import pick_at_random
from spellspeed.seen import WATCHER
from spellspeed.view import View
from table import table

BOTH = """
    turn 4, Main Phase 1, {first} to act
    {first} 8000   hand: {hand}   set: {trap}   monsters: {monster} (set)   deck: {deck}, 5 Umi   extra: {extra}
    {second} 8000   hand: {hand}   set: {trap}   monsters: {monster} (set)   deck: {deck}, 5 Umi   extra: {extra}
"""
WORDS = ("hand", "trap", "monster", "deck", "extra")
ONE = dict(zip(WORDS, ("Ookazi", "Magic Jammer", "Sangan", "Kuriboh", "Flame Swordsman"), strict=True))
OTHER = dict(zip(WORDS, ("Umi", "Mirror Force", "Giant Rat", "Raigeki", "Karbonala Warrior"), strict=True))


def seats() -> list[tuple[str, str]]:
    return [("you", "opp"), ("opp", "you")]


@pytest.mark.parametrize(("first", "second"), seats())
@pytest.mark.rule("info.hand.hidden-from-opponent", scenario=0)
def test_who_looks_on_sees_no_hand_no_back_and_no_deck_of_either_player(first: str, second: str) -> None:
    views = [table(BOTH.format(first=first, second=second, **cards)).duel.watch() for cards in (ONE, OTHER)]
    assert views[0] == views[1]
    for player in (0, 1):
        view = views[0]
        back, trap = view.monsters(player)[0], view.spells(player)[0]
        assert back is not None and trap is not None
        cards = [*view.hand(player), back, trap, *view.deck(player), *view.extra_deck(player)]
        assert len(cards) > 8 and all(card.hidden and card.password == 0 for card in cards)


@pytest.mark.parametrize(("first", "second"), seats())
def test_a_judge_sees_every_card_and_the_open_question(first: str, second: str) -> None:
    duel = table(BOTH.format(first=first, second=second, **ONE)).duel
    view = duel.watch(openly=True)
    for player in (0, 1):
        cards = [*view.hand(player), *view.monsters(player), *view.spells(player), *view.extra_deck(player)]
        names = [card.name for card in cards if card is not None]
        assert names == ["Ookazi", "Sangan", "Magic Jammer", "Flame Swordsman"]
        assert "Kuriboh" in [card.name for card in view.deck(player)]
    request, own = view.request, duel.view(view.turn_player).request
    assert request is not None and own is not None and len(request.options) == len(own.options) > 3


@pytest.mark.rule("info.deck.search-shows-whole-deck", scenario=0)
def test_a_deck_that_is_searched_stays_closed_to_who_looks_on() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Reinforcement of the Army   deck: Marauding Captain, Exiled Force, 5 Umi
        opp 8000   deck: 9 Umi
    """)
    t.you.activates("Reinforcement of the Army")
    assert t.you.view.searches_deck and not t.duel.watch().searches_deck
    assert all(card.hidden for card in t.duel.watch().deck(t.you.player))
    t.duel.play("choose Exiled Force")
    assert "Exiled Force" in " ".join([event.to_text() for event in t.duel.watch().events])  # it is shown to both


def test_a_hand_that_one_player_looks_at_is_not_shown_to_who_looks_on() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Confiscation   deck: 9 Umi
        opp 8000   hand: Sangan, Kuriboh   deck: 9 Umi
    """)
    t.you.activates("Confiscation")
    mine, theirs = [" ".join([event.to_text() for event in view.events]) for view in (t.you.view, t.duel.watch())]
    assert "Sangan" in mine and "Kuriboh" in mine and "Sangan" not in theirs and "Kuriboh" not in theirs
    t.duel.play("discard Sangan")
    theirs = " ".join([event.to_text() for event in t.duel.watch().events])
    assert "Sangan" in theirs and "Kuriboh" not in theirs  # discarded, it lies in the Graveyard


def attack_into(trap: str, seat: str) -> Duel:
    other = "opp" if seat == "you" else "you"
    t = table(f"""
        turn 3, Battle Step, {seat} to act
        {seat} 8000   hand: Sangan   monsters: Gemini Elf   deck: 9 Umi
        {other} 8000   hand: Umi   monsters: Mystical Elf (attack)   set: {trap}   deck: 9 Umi
    """)
    t.duel.play("attack with Gemini Elf")
    return t.duel


@pytest.mark.parametrize("seat", ["you", "opp"])
@pytest.mark.rule("priority.chain.opponent-responds-first", scenario=0)
def test_who_looks_on_cannot_tell_whether_somebody_was_asked(seat: str) -> None:
    asked, passed_over = attack_into("Mirror Force", seat), attack_into("Magic Jammer", seat)
    assert asked.request is not None and passed_over.request is not None
    responds = asked.request.player
    assert passed_over.request.player != responds
    seen: list[View] = asked.sights(WATCHER)
    while asked.request is not None and asked.request.player == responds:
        asked.play("pass")
        seen += asked.sights(WATCHER)
    sights = passed_over.sights(WATCHER)
    assert [view.key() for view in seen] == [view.key() for view in sights]
    windows = [view.request.player for view in sights if view.request is not None]
    assert responds in windows and 1 - responds in windows  # both may have been choosing


def test_who_looks_on_must_say_whose_cards_are_meant() -> None:
    deck = Deck(["Mystical Elf"] * 40)
    view = Duel(deck, deck, first=0, limits=False).watch()
    with pytest.raises(ValueError, match="whose cards"):
        view.hand()
    with pytest.raises(ValueError, match="for a player only"):
        view.determinise(1)
    assert "player 0 is choosing" in view.to_text() and "等待玩家0选择" in view.to_text("zh")


def test_no_player_sits_on_the_chair_of_who_looks_on() -> None:
    deck = Deck(["Mystical Elf"] * 40)
    duel = Duel(deck, deck, first=0, limits=False)
    with pytest.raises(ValueError, match="no player 2"):
        duel.view(WATCHER)


@pytest.mark.parametrize("number", range(3))
def test_exchanged_cards_of_either_player_are_not_told_to_who_looks_on(number: int) -> None:
    random, decks = Random(number), Decks(CardPool.builtin())
    duel = Duel(decks.draw(random), decks.draw(random), seed=random.getrandbits(40), limits=False)
    tally, draws, owners = Tally(), 0, set()
    for at in range(60):
        request = duel.state.request
        if request is None:
            break
        picks, draws = pick_at_random(duel.state, request, number, draws)
        if at % 6 == 0:
            how = random.choice((WITHIN, WHOLE))
            other, exchanged = exchange(duel, WATCHER, how, random)
            owners |= {duel.state.cards[uid].owner for uid in exchanged}
            assert duel.watch() == other.watch()
            pair = Pair(duel, other, WATCHER, exchanged, how)
            compare_past(pair)
            alone = [each.resume(each.state, None) for each in (duel, other)]
            compare_courses(pair._replace(duel=alone[0], other=alone[1]), picks, [], random, tally)
        duel.answer(*picks)
    assert owners == {0, 1} and tally.moments > 50


@pytest.mark.parametrize("chair", [0, 1, WATCHER])
def test_what_happened_after_so_many_events_is_the_rest_of_the_tale(chair: int) -> None:
    """Also after answers were taken back, when what was kept in mind belongs to another course of the duel."""
    random, decks = Random(5), Decks(CardPool.builtin())
    duel = Duel(decks.draw(random), decks.draw(random), seed=11, limits=False)
    told, draws = 0, 0
    for at in range(80):
        request = duel.state.request
        if request is None:
            break
        picks, draws = pick_at_random(duel.state, request, 8 + at, draws)
        duel.answer(*picks)
        if at % 9 == 8:
            duel.undo(3)
            told = min(told, View(duel, chair).count_events())
        for view in [*duel.sights(chair), View(duel, chair)]:
            whole = [event.key() for event in view.events]
            assert view.count_events() == len(whole)
            assert [event.key() for event in view.events_after(told)] == whole[told:]
            told = len(whole)
    assert told > 60
