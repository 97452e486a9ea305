"""Matches: how many duels, who chooses, what may be exchanged between them, and who has won."""

import pytest

from match_table import EMPTYING, MatchTable, lay_match
from spellspeed import Deck
from spellspeed.play import check_presented

FUSION = "Blue-Eyes Ultimate Dragon"
OTHER_FUSION = "Ojama King"


def registered_deck(main: int = 40, extra: int = 15, side: int = 15) -> Deck:
    """A deck whose Side Deck holds a Fusion Monster and Spells."""
    return Deck(
        ["Mystical Elf"] * (main - 3) + ["Sangan", "Kuriboh", "Battle Ox"],
        [OTHER_FUSION] * extra,
        [FUSION] + ["Raigeki", "Dark Hole"] + ["Umi"] * (side - 3),
    )


def exchange(deck: Deck, main_out: list[str], side_out: list[str], extra_out: list[str] | None = None) -> Deck:
    """The deck after these cards went out of Main and Extra Deck, and those of the Side Deck where they belong."""
    main, extra, side = list(deck.main), list(deck.extra), list(deck.side)
    outs = [Deck(main_out).main, Deck([], extra_out or []).extra, Deck([], [], side_out).side]
    for section, out in zip((main, extra, side), outs, strict=True):
        for card in out:
            section.remove(card)
    fusions = set(Deck([], [FUSION, OTHER_FUSION]).extra)
    for card in outs[2]:
        (extra if card in fusions else main).append(card)
    side += [*outs[0], *outs[1]]
    return Deck(main, extra, side)


def lay_results(*winners: str) -> MatchTable:
    """A match in which the duels have been won by these, as far as they were played."""
    m = lay_match(EMPTYING, EMPTYING)
    for winner in winners:
        m.win_duel(winner)
    return m


@pytest.mark.rule("match.format.best-of-three", scenario=1)
def test_after_one_win_a_second_duel_is_played_and_after_two_wins_none() -> None:
    m = lay_results("you")
    assert m.stage == "side" and m.match.number == 2
    m.begin_duel()
    assert m.stage == "duel"
    m.opp.surrenders()
    assert m.winner == "you" and m.match.due == ()
    m.you.cannot("throw", "rock", because="ask.match-over")
    m = lay_results("you", "opp")
    assert m.stage == "side" and m.match.number == 3
    m.win_duel("you")
    assert m.winner == "you" and len(m.results) == 3
    m.opp.cannot("side", because="ask.match-over")


@pytest.mark.rule("match.format.best-of-three", scenario=2)
def test_whoever_has_two_wins_first_wins_the_match() -> None:
    m = lay_results("you", "you")
    assert m.winner == "you" and m.results == ["you", "you"]
    m = lay_results("you", "opp", "opp")
    assert m.winner == "opp" and (m.you.wins, m.opp.wins) == (1, 2)


@pytest.mark.rule("match.win.one-win-two-draws")
def test_one_win_and_two_draws_win_the_match() -> None:
    m = lay_results("draw", "you", "draw")
    assert m.winner == "you" and m.results == ["draw", "you", "draw"]


@pytest.mark.rule("match.draw.equal-record")
def test_a_match_with_equal_records_is_a_draw() -> None:
    m = lay_results("you", "opp", "draw")
    assert m.winner == "draw" and m.stage == "over"
    m = lay_results("draw", "draw", "draw")
    assert m.winner == "draw" and m.stage == "over"


@pytest.mark.rule("match.draw.equal-record", scenario=0)
def test_where_draws_are_broken_an_extra_duel_follows_until_somebody_has_won() -> None:
    m = lay_match(EMPTYING, EMPTYING, rules="knock-out")
    for winner in ("you", "opp", "draw", "draw"):
        m.win_duel(winner)
    assert m.stage == "side" and m.match.standing.is_extra
    m.win_duel("opp")
    assert m.winner == "opp" and [result.extra for result in m.match.results] == [False, False, False, True, True]


@pytest.mark.rule("match.first-player.previous-loser-chooses")
def test_the_loser_of_the_last_duel_chooses_before_the_hands_are_drawn() -> None:
    m = lay_results("you")
    m.you.keeps()
    m.opp.keeps()
    assert m.stage == "choose" and m.due == ["opp: choose"]
    m.you.cannot("throw", "rock", because="ask.not-at-this-stage")
    m.you.cannot("choose", "first", because="ask.wrong-player")
    duel = m.match.duel
    assert duel is not None and [duel.view(player).hand_size() for player in (0, 1)] == [0, 0]
    m.opp.chooses("second")
    assert m.turn_player == "you" and m.you.view.duel.hand_size() == 5
    m.you.surrenders()
    m.opp.keeps()
    m.you.keeps()
    assert m.due == ["you: choose"]
    m.you.chooses("first")
    assert m.turn_player == "you"


@pytest.mark.rule("match.first-player.throw-after-drawn-duel")
def test_after_a_drawn_duel_the_choice_is_thrown_for_again() -> None:
    m = lay_results("draw")
    m.you.keeps()
    m.opp.keeps()
    assert m.stage == "throw" and m.due == ["you: throw", "opp: throw"]
    m.opp.throws("paper")
    m.you.throws("paper")
    assert m.stage == "throw", "an even throw is thrown again"
    m.you.throws("rock")
    m.you.cannot("throw", "paper", because="ask.not-at-this-stage")
    m.opp.throws("paper")
    assert m.due == ["opp: choose"]


@pytest.mark.rule("match.banished-cards-return-for-next-duel")
def test_banished_cards_are_back_in_the_deck_in_the_next_duel() -> None:
    banishing = ["Soul Release", "Card Destruction", "Soul Release", "Mystical Elf"] * 10
    m = lay_match(banishing, ["Umi"] * 40, seed=3)
    m.begin_duel()
    with m.playing() as t:
        t.you.activates("Card Destruction").nobody_responds()
        t.you.activates("Soul Release", zone=2)
        t.duel.answer(0, 1, 2)
        t.nobody_responds()
        assert len(t.you.banished) == 3
    m.you.surrenders()
    m.begin_duel()
    with m.playing() as t:
        assert t.you.banished == [] and len(t.you.deck) == 35
        assert sorted([*t.you.deck, *t.you.hand]) == sorted(banishing)


@pytest.mark.rule("match.side-deck.only-between-duels", scenario=1)
def test_cards_are_exchanged_only_between_two_duels() -> None:
    deck = registered_deck()
    sided = exchange(deck, ["Sangan"], ["Raigeki"])
    m = lay_match(deck, deck)
    only = "match.side-deck.only-between-duels"
    m.you.cannot_present(sided, because=only)
    m.you.throws("rock")
    m.opp.throws("scissors")
    m.you.cannot_present(sided, because=only)
    m.you.chooses("first")
    m.you.cannot_present(sided, because=only)
    m.you.surrenders()
    m.you.sides(sided)
    m.opp.keeps()
    m.you.cannot_present(deck, because=only)
    m.begin_duel()
    with m.playing() as t:
        mine = [*t.you.deck, *t.you.hand]
        assert "Raigeki" in mine and "Sangan" not in mine


@pytest.mark.rule("match.side-deck.only-between-duels", scenario=2)
def test_both_players_are_asked_between_duels_and_never_in_a_single_duel() -> None:
    deck = registered_deck()
    m = lay_match(deck, deck)
    assert m.stage == "throw"
    m.begin_duel()
    m.opp.surrenders()
    assert m.due == ["you: side", "opp: side"]
    m.opp.sides(exchange(deck, ["Sangan", "Kuriboh", "Battle Ox"], ["Raigeki", "Dark Hole", "Umi"]))
    m.you.cannot_present(fusion_in_main(deck), because="match.side-deck.swaps-main-and-extra")
    m.you.sides(exchange(deck, [], [FUSION], [OTHER_FUSION]))
    assert m.stage == "choose"
    single = lay_match(deck, deck, rules="single")
    single.begin_duel()
    single.you.cannot("side", because="match.side-deck.only-between-duels")
    single.you.surrenders()
    assert single.stage == "over" and single.winner == "opp"


def fusion_in_main(deck: Deck) -> Deck:
    """The deck with the Fusion Monster of the Side Deck in the place of a card of the Main Deck."""
    main, side = list(deck.main), list(deck.side)
    sangan, fusion = Deck(["Sangan"]).main[0], Deck([], [FUSION]).extra[0]
    main[main.index(sangan)], side[side.index(fusion)] = fusion, sangan
    return Deck(main, deck.extra, side)


@pytest.mark.rule("match.side-deck.swaps-main-and-extra")
def test_cards_are_exchanged_with_the_main_and_with_the_extra_deck() -> None:
    deck = registered_deck(40, 1, 3)
    m = lay_match(deck, deck)
    m.begin_duel()
    m.you.surrenders()
    m.you.cannot_present(fusion_in_main(deck), because="match.side-deck.swaps-main-and-extra")
    m.you.sides(exchange(deck, ["Sangan", "Kuriboh"], [FUSION, "Raigeki", "Dark Hole"], [OTHER_FUSION]))
    m.opp.keeps()
    m.begin_duel()
    with m.playing() as t:
        assert {"Raigeki", "Dark Hole"} <= {*t.you.deck, *t.you.hand}
    assert [card.name for card in m.you.view.duel.extra_deck()] == [FUSION]


@pytest.mark.rule("match.side-deck.counts-unchanged", scenario=1)
def test_two_cards_for_two_are_accepted_and_two_for_one_are_not() -> None:
    deck = registered_deck(41)
    m = lay_match(deck, deck)
    m.begin_duel()
    m.you.surrenders()
    one_short = exchange(deck, ["Sangan"], ["Raigeki", "Dark Hole"])
    assert (len(one_short.main), len(one_short.side)) == (42, 14)
    refused = m.you.cannot_present(one_short, because="match.side-deck.counts-unchanged")
    assert "the Main Deck had 41 cards and has 42" in str(refused) and "主卡组原来有41张" in refused.in_chinese()
    m.you.sides(exchange(deck, ["Sangan", "Kuriboh"], ["Raigeki", "Dark Hole"]))
    assert m.due == ["opp: side"]


@pytest.mark.rule("match.side-deck.counts-unchanged", scenario=2)
def test_the_three_decks_keep_their_sizes_and_hold_registered_cards_only() -> None:
    deck = registered_deck()
    m = lay_match(deck, deck)
    m.begin_duel()
    m.opp.surrenders()
    counts = "match.side-deck.counts-unchanged"
    m.you.cannot_present(exchange(deck, [], ["Raigeki"]), because=counts)
    smaller_extra = Deck(deck.main, deck.extra[1:], (*deck.side, deck.extra[0]))
    m.you.cannot_present(smaller_extra, because=counts)
    strange = Deck(["Dark Magician", *deck.main[1:]], deck.extra, deck.side)
    refused = m.you.cannot_present(strange, because="tournament.deck.only-registered-cards")
    assert "1 Dark Magician in the Main Deck, 0 registered" in str(refused)
    m.you.sides(exchange(deck, ["Sangan", "Kuriboh"], ["Umi", FUSION, "Dark Hole"], [OTHER_FUSION]))
    assert m.due == ["opp: side"]


@pytest.mark.rule("tournament.deck.only-registered-cards", scenario=0)
def test_a_card_that_is_not_registered_is_refused_in_each_of_the_three_decks() -> None:
    deck = registered_deck()
    m = lay_match(deck, deck)
    m.begin_duel()
    m.opp.surrenders()
    for presented in (
        Deck(["Dark Magician", *deck.main[1:]], deck.extra, deck.side),
        Deck(deck.main, ["Gaia the Dragon Champion", *deck.extra[1:]], deck.side),
        Deck(deck.main, deck.extra, ["Dark Magician", *deck.side[1:]]),
        Deck(["Sangan", *deck.main[1:]], deck.extra, deck.side),
    ):
        m.you.cannot_present(presented, because="tournament.deck.only-registered-cards")
    m.you.sides(Deck(deck.main[::-1], deck.extra, deck.side))


@pytest.mark.rule("tournament.deck.restore-before-next-match", scenario=0)
def test_the_next_match_begins_with_the_registered_deck() -> None:
    deck = registered_deck()
    sided = exchange(deck, ["Sangan", "Kuriboh", "Battle Ox"], ["Raigeki", "Dark Hole", "Umi"])
    with pytest.raises(ValueError, match="restore-before-next-match"):
        lay_match(sided, deck, registered=(deck, deck))
    with pytest.raises(ValueError, match="restore-before-next-match"):
        lay_match(deck, sided, registered=(deck, deck))
    m = lay_match(deck, deck, registered=(deck, deck))
    m.begin_duel()
    m.you.surrenders()
    m.you.sides(sided)
    m.opp.keeps()
    assert m.you.view.deck == sided
    again = MatchTable(m.match.rematch(8))
    assert again.you.view.deck == deck and again.stage == "throw"


def test_artworks_and_order_do_not_matter_where_a_deck_is_presented() -> None:
    tomato = Deck(["Mystic Tomato", "Sangan"])
    assert check_presented(tomato, Deck([tomato.main[1], tomato.main[0] + 1])) == ()
