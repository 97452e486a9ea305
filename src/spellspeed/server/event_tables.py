"""Which rooms an event needs and which results follow from them: pure, from its rows and the rooms it has."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from spellspeed.event.bots import name_bot, score_match
from spellspeed.event.records import ELIMINATION, Pairing, Player, Row
from spellspeed.event.sheet import deck_of
from spellspeed.event.tournament import Tournament
from spellspeed.play import MatchRules
from spellspeed.server.held_events import Held, TableRoom
from spellspeed.server.room import Room
from spellspeed.server.settings import Settings

Pair = tuple[str, str]
ENTERED: Final[Pair] = ("the organiser has decided this table", "主办方已决定本桌的结果")
TAKEN_BACK: Final[Pair] = ("these pairings were taken back", "本轮对阵已被撤回")
OTHERS: Final[Pair] = ("others play at this table now", "本桌的选手已更换")


class Ending(NamedTuple):
    """A room that counts no longer, and why."""

    table: TableRoom
    why: Pair


class Plan(NamedTuple):
    """What is to be done so that rooms and results are as the rows of an event want them."""

    look: tuple[TableRoom, ...] = ()  # rooms that may be over: their result is entered
    end: tuple[Ending, ...] = ()
    make: tuple[TableRoom, ...] = ()  # without a name yet
    bots: tuple[Pairing, ...] = ()  # tables at which only bots sit


def find_pair_rows(rows: Iterable[Row]) -> list[int]:
    """Return for each round that stands the number of the row that paired it.

    >>> find_pair_rows([Row(3, "pair", {}), Row(4, "unpair", {}), Row(5, "pair", {})])
    [5]
    """
    found: list[int] = []
    for row in rows:
        if row.kind == "pair":
            found.append(row.number)
        elif row.kind == "unpair":
            found.pop()
    return found


def plan_tables(t: Tournament, rooms: Iterable[TableRoom]) -> Plan:
    """Return what is to be done now; done once more after it, nothing is left.

    >>> plan_tables(Tournament(), [])
    Plan(look=(), end=(), make=(), bots=())
    """
    paired = find_pair_rows(t.rows)
    newest: dict[tuple[int, int], TableRoom] = {}
    look: list[TableRoom] = []
    end: list[Ending] = []
    known = list(rooms)
    for room in known:
        newest[room.paired, room.place] = room
    for room in [each for each in known if not each.done]:
        why = _why_ended(t, paired, room) if room is newest[room.paired, room.place] else OTHERS
        if why is not None:
            end.append(Ending(room, why))
        elif room.may_be_over:
            look.append(room)
    make: list[TableRoom] = []
    bots: list[Pairing] = []
    for pairing in t.rounds[-1].pairings if t.stage == "round" else ():
        if pairing.result is not None:
            continue
        if _is_for_bots(t, pairing):
            bots.append(pairing)
            continue
        if any(number is None or t.players[number].sheet is None for number in pairing.players):
            continue  # nobody plays here without a deck; the organiser decides the table
        last = newest.get((paired[-1], pairing.table))
        if last is None or last.done or last.players != pairing.players:
            assert pairing.players[1] is not None
            players = (pairing.players[0], pairing.players[1])
            make.append(TableRoom(paired[-1], pairing.table, 0 if last is None else last.turn + 1, players, ""))
    return Plan(tuple(look), tuple(end), tuple(make), tuple(bots))


def _why_ended(t: Tournament, paired: list[int], room: TableRoom) -> Pair | None:
    """Why nothing can follow from a room any longer, None while something can."""
    if room.paired not in paired:
        return TAKEN_BACK
    pairing = t.rounds[paired.index(room.paired)].pairings[room.place - 1]
    if pairing.players != room.players:
        return OTHERS
    return None if pairing.result is None else ENTERED


def _is_for_bots(t: Tournament, pairing: Pairing) -> bool:
    return all(number is not None and name_bot(t.players[number]) for number in pairing.players)


def arrange_room(t: Tournament, table: TableRoom, held: Held) -> Settings:
    """Return how the match of a table is played: by the rules of the event, with the decks that were filed."""
    players = [t.players[number] for number in table.players]
    bracket = t.rounds[-1].kind == ELIMINATION
    rules = MatchRules.from_dict({**t.config.match, "breaks_draws": bracket})
    return Settings(
        format=t.config.format,
        match="single" if rules.duels == 1 else "custom",
        rules=rules.to_dict(),
        limits=False,  # decks were checked when they were filed, by the list of the event
        bots=(name_bot(players[0]), name_bot(players[1])),
        event=held.id,
        opens=held.settings.get("opens", "match"),
        pause=held.settings.get("pause", 350),
        given=(give(players[0]), give(players[1])),
    )


def give(player: Player) -> dict[str, Any]:
    """Return the name and the deck with which a player sits down."""
    assert player.sheet is not None
    deck = deck_of(player.sheet)
    return {"name": player.name, "deck": {"main": list(deck.main), "extra": list(deck.extra), "side": list(deck.side)}}


def read_score(room: Room) -> list[int] | None:
    """Return the score of a room that is over; None if nobody won or drew there: it is void."""
    match = room.match
    if room.voided or match is None or match.outcome is None:
        return None
    return list(score_match(match.rules, match.outcome, match.results))
