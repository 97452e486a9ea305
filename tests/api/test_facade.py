"""What a duel shows of itself: how things stand, what is asked, what has happened, why something is refused."""

import pickle

import pytest

from spellspeed import Deck, Duel, Event, Option, Refusal, Request

TYPHOON = """
    turn 3, Main Phase 1, you to act
    you 7000   hand: Mystical Space Typhoon   monsters: Sangan (set), Kuriboh   set: Seven Tools of the Bandit
    opp 8000   hand: Sangan   set: Magic Jammer, Mirror Force   field: Umi
"""


def begin() -> Duel:
    return Duel.from_position(TYPHOON)


# ----------------------------------------------------------------------------------------------------- how things stand


def test_a_duel_tells_how_things_stand() -> None:
    duel = begin()
    assert (duel.lp, duel.turn, duel.turn_player, duel.phase) == ((7000, 8000), 3, 0, "Main Phase 1")
    assert duel.chain == ()
    duel.play("battle phase")
    assert duel.phase == "Battle Phase"


def test_before_the_first_turn_there_is_no_phase_yet() -> None:
    deck = Deck(["Mystical Elf"] * 40)
    duel = Duel(deck, deck, limits=False)
    assert (duel.turn, duel.phase) == (0, "before the first turn")
    assert repr(duel.request) in [
        f"<player {player}, before the first turn, first turn: 2 options>" for player in (0, 1)
    ]


def test_the_field_holds_all_cards_face_down_or_not() -> None:
    field = begin().field
    assert [(card.name, card.controller, card.face_up) for card in field] == [
        ("Sangan", 0, False),
        ("Kuriboh", 0, True),
        ("Seven Tools of the Bandit", 0, False),
        ("Magic Jammer", 1, False),
        ("Mirror Force", 1, False),
        ("Umi", 1, True),
    ]
    hidden = [card for card in begin().view(0).spells(1) if card is not None]
    assert [card.name for card in hidden] == ["", ""]


def test_the_extra_monster_zones_stand_between_the_players() -> None:
    duel = Duel.from_position("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Kuriboh, Dark Paladin (extra zone 2)
        opp 8000   monsters: Sangan
    """)
    assert [card.where for card in duel.field] == ["monster zone 1", "extra monster zone 2", "monster zone 1"]


def test_the_chain_names_also_targets_that_a_player_does_not_see() -> None:
    duel = begin()
    duel.play("activate Mystical Space Typhoon", "zone 2", "target face-down (their spell zone 2)")
    (link,) = duel.chain
    assert (link.number, link.player, link.card.name) == (1, 0, "Mystical Space Typhoon")
    assert [target.name for target in link.targets] == ["Mirror Force"]
    assert [target.name for target in duel.view(0).chain[0].targets] == [""]


# -------------------------------------------------------------------------------------------------------- what is asked


def test_a_request_tells_who_is_asked_for_what() -> None:
    duel = begin()
    request = duel.request
    assert isinstance(request, Request) and repr(request) == "<player 0, Main Phase 1: 6 options>"
    assert (request.player, request.least, request.most, request.purpose, request.card) == (0, 1, 1, "open state", None)
    duel.play("activate Mystical Space Typhoon")
    request = duel.request
    assert request is not None and repr(request) == "<player 0, Main Phase 1, zone: 4 options>"
    assert request.card is not None and request.card.name == "Mystical Space Typhoon"
    assert [option.place for option in request.options] == [f"spell & trap zone {zone}" for zone in (2, 3, 4, 5)]


def test_a_request_tells_how_many_options_are_picked() -> None:
    duel = Duel.from_position("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Blue-Eyes White Dragon   monsters: Sangan, Kuriboh, Giant Rat
        opp 8000
    """)
    duel.play("summon Blue-Eyes White Dragon")
    assert repr(duel.request) == "<player 0, Main Phase 1, tribute: 2 of 3 options>"
    assert duel.request is not None and duel.request.options[1].wish == "tribute Kuriboh"


def test_an_option_is_a_wish_about_a_card() -> None:
    duel = begin()
    assert duel.request is not None
    option = duel.request.options[0]
    assert isinstance(option, Option) and repr(option) == "<set Mystical Space Typhoon>"
    assert (option.index, option.deed, option.place) == (0, "set spell or trap", "")
    assert option.card is not None and (option.card.name, option.card.where) == ("Mystical Space Typhoon", "hand 1")
    last = duel.request.options[-1]
    assert (last.wish, last.deed, last.card) == ("end phase", "to the end phase", None)


def test_a_request_stays_as_it_was_when_the_duel_goes_on() -> None:
    duel = begin()
    request = duel.request
    assert request is not None
    words = [option.wish for option in request.options]
    duel.play("battle phase")
    assert [option.wish for option in request.options] == words
    duel.undo()
    assert duel.request == request and hash(duel.request) == hash(request)
    assert duel.request is not None and duel.request.options[2] == request.options[2] != request.options[3]
    duel.play("battle phase")
    assert duel.request != request


def test_a_question_in_another_state_is_another_question() -> None:
    text = "turn 3, Main Phase 1, you to act\nyou 8000\nopp {}"
    one, other = Duel.from_position(text.format(8000)), Duel.from_position(text.format(7000))
    assert one.request != other.request and one.state.request == other.state.request


# -------------------------------------------------------------------------------------------------------- what happened


def test_an_event_tells_what_happened_to_which_card() -> None:
    duel = begin()
    duel.play("activate Mystical Space Typhoon", "zone 2", "target face-down (their spell zone 2)", "pass")
    destroyed = [event for event in duel.events if event.kind == "destroyed"]
    assert len(destroyed) == 1 and isinstance(destroyed[0], Event)
    (event,) = destroyed
    assert event.card is not None and event.other is not None
    assert (event.card.name, event.card.where, event.cause) == ("Mirror Force", "spell & trap zone 2", "effect")
    assert (event.other.name, event.came_from) == ("Mystical Space Typhoon", "")
    assert repr(event) == f"<{event.to_text()}>" and "Mirror Force" in event.to_text()
    (sent, _) = [event for event in duel.events if event.kind == "sent to the graveyard"]
    assert (sent.player, sent.came_from) == (1, "spell & trap zone 2")
    assert sent.card is not None and (sent.card.name, sent.card.place) == ("Mirror Force", "graveyard")
    assert event.to_dict()["event"] == "destroyed"
    assert "破坏" in event.to_text("zh")


def test_events_are_told_as_it_was_then() -> None:
    duel = Duel.from_position("turn 3, Main Phase 1, you to act\nyou 8000 hand: Mystical Elf\nopp 8000")
    duel.play("summon Mystical Elf", "zone 3")
    before = duel.events
    duel.play("battle phase")
    assert [repr(event) for event in duel.events[: len(before)]] == [repr(event) for event in before]
    assert duel.events[: len(before)] == before and len(duel.events) > len(before)
    assert hash(duel.events[0]) == hash(before[0])


# -------------------------------------------------------------------------------------------------------------- refused


def test_a_refusal_tells_its_rule_its_sentence_and_the_facts() -> None:
    duel = begin()
    refusal = duel.why_not("summon Kuriboh")
    assert isinstance(refusal, Refusal)
    assert repr(refusal).startswith(f"<{refusal.rule}: {refusal.sentence}") and repr(refusal).endswith(".>")
    assert str(refusal).endswith(f"[{refusal.rule}, {refusal.source}]")


@pytest.mark.parametrize("thing", ["request", "option", "event"])
def test_what_belongs_to_a_duel_is_not_pickled_without_it(thing: str) -> None:
    duel = begin()
    duel.play("battle phase")
    assert duel.request is not None
    things = {"request": duel.request, "option": duel.request.options[0], "event": duel.events[0]}
    with pytest.raises(TypeError, match="cannot be pickled"):
        pickle.dumps(things[thing])
