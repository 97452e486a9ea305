"""Topic info: what each player may see of a duel."""

from typing import Any

import pytest

from spellspeed import Deck
from spellspeed.engine.kernel.places import own
from spellspeed.seen import SeenEvent
from spellspeed.view import View
from spellspeed.words import DECK, EVENT_SET, EVENT_TRIBUTED, EXTRA_DECK, PLACES_EACH
from table import Table, start, table


def views(t: Table) -> tuple[View, View]:
    """The table as both players see it: yours first."""
    return t.you.view, t.opp.view


def names(cards: Any) -> list[str]:
    return [card.name for card in cards if card is not None]


def plain_events(view: View, kind: int) -> list[dict[str, Any]]:
    return [event.to_dict() for event in view.events if event.kind == kind]


def words_in(view: View) -> str:
    """All that a view says, in both languages and in its content."""
    return view.to_text() + view.to_text("zh") + repr(view.key()) + repr([event.to_dict() for event in view.events])


def both_graveyards() -> Table:
    t = table("""
        turn 4, Main Phase 1, you to act
        you 8000   monsters: Vorse Raider (attack)   graveyard: Kuriboh   deck: Sangan, Sangan
        opp 8000   monsters: Mystical Elf (attack)   graveyard: Umi, Raigeki   deck: Sangan, Sangan
    """)
    t.you.goes_to("Battle Phase")
    t.you.attacks("Vorse Raider", "Mystical Elf")
    return t


# ----------------------------------------------------------------------------------------------------------- Graveyards


@pytest.mark.rule("info.graveyard.contents-public", scenario=1)
def test_both_players_see_every_card_of_both_graveyards() -> None:
    t = both_graveyards()
    for view in views(t):
        assert names(view.graveyard(t.you.player)) == ["Kuriboh"]
        assert names(view.graveyard(t.opp.player)) == ["Umi", "Raigeki", "Mystical Elf"]
        assert "Mystical Elf" in view.to_text()


@pytest.mark.rule("info.graveyard.count-public", scenario=1)
def test_the_opponent_may_ask_how_many_cards_a_graveyard_has() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   graveyard: 7 Kuriboh   hand: Mystical Elf   deck: Sangan, Sangan
        opp 8000   deck: Sangan, Sangan
    """)
    assert len(t.opp.view.graveyard(t.you.player)) == 7
    t.you.summons("Mystical Elf")
    assert len(t.opp.view.graveyard(t.you.player)) == 7
    t.you.ends_turn()
    assert t.turn_player == "opp"
    assert len(t.opp.view.graveyard(t.you.player)) == 7


# ---------------------------------------------------------------------------------------------------------------- decks


@pytest.mark.rule("info.deck.contents-and-order-hidden", scenario=1)
def test_no_view_shows_cards_or_order_of_a_main_deck() -> None:
    seen = ["Mystical Elf"] * 6
    one = start(seen + ["Sangan", "Kuriboh", "Umi"], seen + ["Raigeki", "Giant Rat", "Umi"], first=0, seed=1)
    other = start(seen + ["Umi", "Sangan", "Kuriboh"], seen + ["Umi", "Raigeki", "Giant Rat"], first=0, seed=1)
    for t in (one, other):
        t.you.summons("Mystical Elf")  # nothing else can be done, so the turn ends
        t.opp.sets("Mystical Elf")
    for player in (0, 1):
        # The two duels differ in the order of both decks, and nobody can tell.
        assert one.duel.view(player) == other.duel.view(player)
        said = words_in(one.duel.view(player))
        assert not [name for name in ("Sangan", "Kuriboh", "Raigeki", "Giant Rat", "Umi") if name in said]
    assert one.duel.state != other.duel.state


@pytest.mark.rule("info.deck.count-public", scenario=1)
def test_the_opponent_may_ask_in_any_phase_how_many_cards_a_deck_has() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Vorse Raider (attack)   deck: 23 Sangan
        opp 8000   deck: 2 Sangan
        """,
        ask_all=True,
    )
    seen = set()
    while t.duel.request is not None and t.duel.state.turn == 3:
        view = t.opp.view
        assert view.deck_size(t.you.player) == 23
        seen.add(t.phase)
        # The first option leads on: a change of position, passes, the Battle Phase, and so on to the end.
        t.duel.answer(0)
    assert {"Main Phase 1", "Battle Phase", "Main Phase 2", "End Phase"} <= seen


# ---------------------------------------------------------------------------------------------------------- Extra Decks


@pytest.mark.rule("info.extra-deck.facedown-hidden-from-opponent", scenario=1)
def test_only_its_owner_sees_an_extra_deck_and_no_draw_takes_from_it() -> None:
    fusions = ["Flame Swordsman", "Karbonala Warrior", "Dark Paladin"] * 5
    t = start(Deck(["Mystical Elf"] * 7, fusions), Deck(["Kuriboh"] * 8), first=0)
    duel = t.duel
    assert sorted(names(t.you.view.extra_deck())) == sorted(fusions)
    seen_by_b = t.opp.view.extra_deck(t.you.player)
    assert [card.name for card in seen_by_b] == [""] * 15
    assert len({card.key() for card in seen_by_b}) == 1
    assert "Flame Swordsman" not in words_in(t.opp.view)
    while duel.outcome is None:
        # Always the last option: nobody does anything until a deck is empty and a draw fails.
        assert duel.request is not None
        duel.answer(len(duel.request.options) - 1)
    assert t.winner == "opp"
    assert t.opp.view.extra_size(t.you.player) == 15
    assert not set(fusions) & set(names(t.you.view.hand()))


@pytest.mark.rule("info.extra-deck.count-public", scenario=1)
def test_an_extra_deck_is_counted_and_its_face_up_cards_are_named() -> None:
    slayer = "Master Pendulum, the Dracoslayer"
    deck = Deck(["Mystical Elf"] * 8, ["Dark Paladin"] * 12 + [slayer] * 2)
    t = start(deck, ["Mystical Elf"] * 8, first=0)
    state = t.duel.state.fork()
    for uid in state.piles[own(t.you.player, EXTRA_DECK)]:
        if t.name(uid) == slayer:
            state.put(state.cards[uid].laid(True, False, state.turn))
    view = Table(t.duel.resume(state, t.duel.node)).opp.view
    assert view.extra_size(t.you.player) == 14
    assert names(view.extra_deck(t.you.player)) == [""] * 12 + [slayer] * 2


# ---------------------------------------------------------------------------------------------------------------- hands


@pytest.mark.rule("info.hand.hidden-from-opponent", scenario=1)
def test_the_opponent_sees_how_many_cards_were_drawn_and_not_which() -> None:
    hand = ["Sangan", "Kuriboh", "Umi", "Raigeki", "Giant Rat"]
    t = start([*hand, "Mystical Elf"], ["Mystical Elf"] * 8, first=0, seed=1)
    own, other = views(t)
    assert names(own.hand()) == hand
    assert other.hand_size(t.you.player) == 5
    assert not [name for name in hand if name in words_in(other)]
    twin = start([*reversed(hand), "Mystical Elf"], ["Mystical Elf"] * 8, first=0, seed=1)
    assert twin.opp.view == other
    assert twin.you.view != own


@pytest.mark.rule("info.hand.count-public", scenario=1)
def test_the_opponent_may_ask_how_many_cards_a_hand_has() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Sangan, Kuriboh, Umi, Raigeki   deck: 3 Sangan
        opp 8000   deck: 3 Sangan
    """)
    assert t.opp.view.hand_size(t.you.player) == 4
    t.you.sets("Raigeki")
    assert t.opp.view.hand_size(t.you.player) == 3
    t.you.ends_turn()
    assert t.opp.view.hand_size(t.you.player) == 3


# ------------------------------------------------------------------------------------------------------ face-down cards


@pytest.mark.rule("info.set-monster.level-not-revealed", scenario=1)
def test_a_tribute_set_shows_the_tribute_and_a_back() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Summoned Skull   monsters: Kuriboh (attack)   deck: 2 Sangan
        opp 8000   deck: 2 Sangan
    """)
    t.you.sets("Summoned Skull", zone=2, tributing=["Kuriboh"])
    view = t.opp.view
    assert [event["name"] for event in plain_events(view, EVENT_TRIBUTED)] == ["Kuriboh"]
    card = view.monsters(t.you.player)[1]
    assert card is not None and card.position == "face-down defense"
    assert (card.facts, card.name, card.level, card.atk, card.def_) == (None, "", None, None, None)
    assert "Summoned Skull" not in words_in(view)
    assert "70781052" not in words_in(view)


@pytest.mark.rule("info.set-spell-trap.hidden-including-kind", scenario=1)
def test_a_set_spell_and_a_set_trap_look_the_same() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki, Mirror Force   deck: 2 Sangan
        opp 8000   deck: 2 Sangan
    """)
    t.you.sets("Raigeki", zone=1)
    t.you.sets("Mirror Force", zone=2)
    view = t.opp.view
    spell, trap = view.spells(t.you.player)[:2]
    assert spell is not None and trap is not None
    for card in (spell, trap):
        assert (card.name, card.is_spell, card.is_trap, card.is_monster) == ("", None, None, False)
    # Apart from the zone, nothing is different: neither the cards nor the events.
    assert (spell.index, trap.index, len(spell.key())) == (1, 2, len(trap.key()))
    assert [pair for pair in zip(spell.key(), trap.key(), strict=True) if pair[0] != pair[1]] == [(1, 2)]
    first, second = plain_events(view, EVENT_SET)
    assert {**first, "to": ""} == {**second, "to": ""}
    other_way_round = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki, Mirror Force   deck: 2 Sangan
        opp 8000   deck: 2 Sangan
    """)
    other_way_round.you.sets("Mirror Force", zone=1)
    other_way_round.you.sets("Raigeki", zone=2)
    assert other_way_round.opp.view == view
    assert other_way_round.you.view != t.you.view


@pytest.mark.rule("info.set-spell-trap.controller-may-look", scenario=1)
def test_whoever_controls_a_set_card_may_look_at_it() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Mirror Force (zone 1), Raigeki (zone 2, owner opp)   deck: 2 Sangan
        opp 8000   deck: 2 Sangan
    """)
    assert names(t.you.view.spells(t.you.player)) == ["Mirror Force", "Raigeki"]
    assert names(t.opp.view.spells(t.you.player)) == ["", ""]
    t.you.ends_turn()
    assert t.turn_player == "opp"
    assert names(t.you.view.spells(t.you.player)) == ["Mirror Force", "Raigeki"]


@pytest.mark.rule("info.face-down.not-open-to-opponent", scenario=1)
def test_face_down_cards_are_open_to_their_controller_alone() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Sangan (set, zone 1)   set: Raigeki (zone 1)   deck: 2 Giant Rat
        opp 8000   monsters: Kuriboh (set, zone 1)   set: Mirror Force (zone 1)   deck: 2 Giant Rat
    """)
    yours, theirs = ["Sangan", "Raigeki"], ["Kuriboh", "Mirror Force"]
    for view, open_, hidden in ((t.you.view, yours, theirs), (t.opp.view, theirs, yours)):
        assert names([view.monsters(view.player)[0], view.spells(view.player)[0]]) == open_
        for card in (view.monsters(1 - view.player)[0], view.spells(1 - view.player)[0]):
            assert card is not None and card.hidden
            assert (card.name, card.password, card.atk, card.def_, card.level) == ("", 0, None, None, None)
        assert not [name for name in hidden if name in words_in(view)]


@pytest.mark.rule("info.set-field-spell.known-as-field-spell", scenario=0)
def test_a_set_field_spell_is_known_as_one_without_its_name() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Umi   deck: 2 Sangan
        opp 8000   deck: 2 Sangan
    """)
    t.you.sets("Umi")
    card = t.opp.view.field_zone(t.you.player)
    assert card is not None and card.name == ""
    assert (card.is_spell, card.is_trap) == (True, False)


@pytest.mark.rule("info.face-down.not-open-to-opponent", scenario=0)
def test_an_attacked_face_down_monster_becomes_public_when_it_is_flipped() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Kuriboh (attack)   deck: 2 Sangan
        opp 8000   monsters: Mystical Elf (set, zone 2)   deck: 2 Sangan
    """)
    t.you.goes_to("Battle Phase")
    t.you.attacks("Kuriboh", "Mystical Elf")
    told: list[SeenEvent] = t.you.view.events
    lines = [event.to_text("en", t.you.player) for event in told]
    assert "Your Kuriboh attacks a face-down monster in your opponent's monster zone 2 of 5." in lines
    assert "Mystical Elf in your opponent's monster zone 2 of 5 is flipped face-up." in lines
    card = t.you.view.monsters(t.opp.player)[1]
    assert card is not None and (card.name, card.position) == ("Mystical Elf", "face-up defense")


# ----------------------------------------------------------------------------------------------------- LP, backs, sizes


@pytest.mark.rule("info.lp.public-and-truthful-answers", scenario=1)
def test_at_every_question_both_players_see_the_true_lp_and_hand_sizes() -> None:
    deck = Deck(["Vorse Raider", "Mystical Elf", "Kuriboh"] * 8)
    duel = start(deck, deck, seed=4, first=0, shuffle=True, ask_all=True).duel
    asked = 0
    lp = {8000}
    while duel.request is not None and asked < 400:
        state = duel.state
        hands = tuple(len(state.piles[player * PLACES_EACH + DECK + 1]) for player in (0, 1))
        for player in (0, 1):
            view = duel.view(player)
            assert (view.lp(0), view.lp(1)) == state.lp
            assert (view.hand_size(0), view.hand_size(1)) == hands
        lp.update(state.lp)
        duel.answer(*range(duel.request.least))
        asked += 1
    assert len(lp) > 2


@pytest.mark.rule("tournament.sleeves.uniform-and-unmarked", scenario=1)
def test_no_back_can_be_told_from_another() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Sangan, Umi   monsters: Kuriboh (set, zone 1), Sangan (set, zone 2)   deck: Sangan, Kuriboh
                   extra: Dark Paladin, Flame Swordsman   set: Raigeki (zone 1), Mirror Force (zone 2)
        opp 8000   deck: 2 Sangan
    """)
    view = t.opp.view
    for first, second in (
        view.monsters(t.you.player)[:2],
        view.spells(t.you.player)[:2],
        view.extra_deck(t.you.player),
    ):
        assert first is not None and second is not None
        # Content, not identity, and no more of it than place, zone, owner and how the card lies.
        assert first.key()[2:] == second.key()[2:]
        assert first.facts is second.facts is None
        shown = {name: value for name, value in vars(first).items() if value != vars(second)[name]}
        assert set(shown) <= {"index"}
    # Neither in deck nor hand is there a card to look at, only a number.
    assert (view.hand_size(t.you.player), view.deck_size(t.you.player)) == (2, 2)
    swapped = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Kuriboh, Raigeki   monsters: Sangan (set, zone 1), Kuriboh (set, zone 2)   deck: Umi, Sangan
                   extra: Flame Swordsman, Dark Paladin   set: Mirror Force (zone 1), Raigeki (zone 2)
        opp 8000   deck: 2 Sangan
    """)
    assert swapped.opp.view == view


@pytest.mark.rule("tournament.info.declare-extra-and-side-size", scenario=1)
def test_before_the_opening_draw_each_player_sees_the_sizes_of_extra_and_side_deck() -> None:
    first = Deck(["Mystical Elf"] * 40, ["Dark Paladin"] * 4, ["Umi"] * 9)
    second = Deck(["Mystical Elf"] * 40, ["Flame Swordsman"] * 11, ["Raigeki"] * 2)
    t = start(first, second, seed=1, shuffle=True)
    you, opp = t.you.player, t.opp.player
    assert (t.you.view.hand_size(you), t.you.view.hand_size(opp)) == (0, 0)
    assert (t.you.view.extra_size(opp), t.you.view.side_size(opp)) == (11, 2)
    assert (t.opp.view.extra_size(you), t.opp.view.side_size(you)) == (4, 9)
    assert not [name for name in ("Flame Swordsman", "Raigeki") if name in words_in(t.you.view)]
    assert not [name for name in ("Dark Paladin", "Umi") if name in words_in(t.opp.view)]


@pytest.mark.rule("info.deck.contents-and-order-hidden", scenario=0)
def test_what_a_card_was_numbered_before_a_shuffle_does_not_tell_where_it_lies_afterwards() -> None:
    """Neither the cards nor the places keep their numbers when Reinforcement of the Army has searched the deck."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Reinforcement of the Army   deck: 9 Umi, Celtic Guardian, 9 Sogen
        opp 8000
    """)
    place = own(t.you.player, DECK)
    before = t.duel.state.piles[place]
    t.you.activates("Reinforcement of the Army").nobody_responds()
    after = t.duel.state.piles[place]
    assert t.you.hand == ["Celtic Guardian"] and sorted(t.you.deck) == [*["Sogen"] * 9, *["Umi"] * 9]
    assert list(after) != [uid for uid in before if uid in after]
