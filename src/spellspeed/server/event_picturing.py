"""How an event is shown: to everybody, to one of its players, to its organiser; pure, in either language."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Final, NamedTuple, cast

from spellspeed.event.bots import name_bot
from spellspeed.event.ranking import Standing
from spellspeed.event.records import Pairing, Player
from spellspeed.event.sheet import deck_of
from spellspeed.event.taking import is_locked
from spellspeed.event.tournament import Tournament
from spellspeed.server import event_messages as told
from spellspeed.server.books import title
from spellspeed.server.event_tables import find_pair_rows
from spellspeed.server.held_events import Held, TableRoom
from spellspeed.server.messages import Deck

MINUTE: Final = 60


class Around(NamedTuple):
    """What is known of an event besides its rows."""

    held: Held
    rooms: tuple[TableRoom, ...] = ()
    seated: Mapping[str, frozenset[int]] = {}  # by room: the seats on which somebody has sat down
    troubles: Mapping[str, tuple[str, str]] = {}  # by room: why its result is not taken


def picture_event(t: Tournament, around: Around, lang: str, organises: bool) -> told.EventPicture:
    """Return how an event stands for everybody, or for its organiser."""
    settings = around.held.settings
    return told.EventPicture(
        id=around.held.id,
        name=t.name,
        rows=len(t.rows),
        stage=cast(told.EventStage, t.stage),
        form=cast(told.EventForm, t.config.form),
        format=t.config.format,
        format_word=title(t.config.format, lang)["title"],
        wins=t.config.wins,
        match_word=say_match(t, lang),
        next_word=t.next_step().sentence(lang),
        players=[picture_player(each) for each in t.players.values()],
        rounds=picture_rounds(t, around, lang, organises),
        standings=[picture_standing(each) for each in t.standings()] if t.started else [],
        planned=t.planned or t.config.usual_rounds(len([each for each in t.players.values() if each.is_in])),
        top=t.config.top if t.config.form == "swiss+cut" else 0,
        entry=may_enter(t, settings),
        opens=settings.get("opens", "match"),
        desk=picture_desk(t) if organises else None,
        penalties=picture_penalties(t) if organises else [],
    )


def picture_penalties(t: Tournament) -> list[told.EventPenalty]:
    """Return all penalties."""
    return [
        told.EventPenalty(each.number, each.player, each.penalty, each.round, each.reason)
        for each in t.penalties.values()
    ]


def may_enter(t: Tournament, settings: Mapping[str, object]) -> bool:
    """Whether anybody may enter now; who is late asks the organiser.

    >>> may_enter(Tournament(), {"entry": "closed"})
    False
    """
    return settings.get("entry", "open") == "open" and not t.started and not t.finished


def say_match(t: Tournament, lang: str) -> str:
    """Say how a match is played.

    >>> say_match(Tournament(), "en"), say_match(Tournament(), "zh")
    ('best of 3, 40 minutes', '3局2胜，40分钟')
    """
    match = t.config.match
    wins, seconds, clock = int(match["wins"]), int(match.get("time_limit", 0)), match.get("clock")
    most = int(match.get("duels", 2 * wins - 1))
    english = ["a single duel" if most == 1 else f"best of {most}"]
    chinese = ["一局决胜" if most == 1 else f"{most}局{wins}胜"]
    if seconds:
        english.append(f"{seconds // MINUTE} minutes")
        chinese.append(f"{seconds // MINUTE}分钟")
    if clock:
        english.append(f"each player {clock[0] // MINUTE} minutes a duel")
        chinese.append(f"每人每局{clock[0] // MINUTE}分钟")
    return "，".join(chinese) if lang == "zh" else ", ".join(english)


def picture_player(player: Player) -> told.EventPlayer:
    """Return a player as everybody sees him.

    >>> picture_player(Player(1, "Anna", left=2)).status
    'dropped'
    """
    status: told.EventStatus = "disqualified" if player.disqualified else "in" if player.is_in else "dropped"
    return told.EventPlayer(player.number, player.name, name_bot(player), status, player.sheet is not None)


def picture_rounds(t: Tournament, around: Around, lang: str, organises: bool) -> list[told.EventRound]:
    """Return all rounds with their tables."""
    paired = find_pair_rows(t.rows)
    newest = {(room.paired, room.place): room for room in around.rooms}
    found: list[told.EventRound] = []
    for row, round in zip(paired, t.rounds, strict=True):
        tables = [
            picture_table(t, each, newest.get((row, each.table)), around, lang if organises else "")
            for each in round.pairings
        ]
        kind = "swiss" if round.kind == "swiss" else "elimination"
        found.append(told.EventRound(round.number, kind, tables, t.rows[row - 1].at))  # type: ignore[arg-type]
    return found


def picture_table(
    t: Tournament, pairing: Pairing, room: TableRoom | None, around: Around, troubled: str
) -> told.EventTable:
    """Return a table; `troubled` is the language in which the organiser is told what is wrong there, if anything."""
    found = told.EventTable(pairing.table, list(pairing.players))
    if pairing.is_bye:
        found.state = "bye"
    if pairing.result is not None:
        found.state = "bye" if pairing.is_bye else "over"
        found.outcome = list(pairing.result.outcome)
        found.score = list(pairing.result.score)
        found.how = pairing.result.how
    elif room is not None:
        sat = around.seated.get(room.room, frozenset())
        bots = [number is not None and bool(name_bot(t.players[number])) for number in pairing.players]
        found.here = [bots[seat] or seat in sat for seat in (0, 1)]
        found.state = "playing" if all(found.here) else "waiting"
        trouble = around.troubles.get(room.room)
        if trouble and troubled:
            found.trouble = trouble[troubled == "zh"]
    elif not pairing.is_bye and all(number is not None and name_bot(t.players[number]) for number in pairing.players):
        found.state = "playing"
    return found


def say_share(share: Fraction) -> str:
    """Say a share in percent.

    >>> say_share(Fraction(1, 3))
    '33.3'
    """
    return f"{float(share * 100):.1f}"


def picture_standing(standing: Standing) -> told.EventStanding:
    """Return the place of a player."""
    return told.EventStanding(
        standing.place,
        standing.player,
        standing.points,
        say_share(standing.opponents),
        say_share(standing.opponents_opponents),
        standing.lost_rounds,
        standing.wins,
        standing.losses,
        standing.draws,
        standing.byes,
        standing.reached,
        standing.shared,
    )


def picture_own(t: Tournament, around: Around, number: int) -> told.OwnEntry | None:
    """Return what a player is told about himself; None once the entry was taken back."""
    player = t.players.get(number)
    if player is None:
        return None
    own = told.OwnEntry(number, locked=is_locked(t, player))
    if player.sheet is not None:
        deck = deck_of(player.sheet)
        own.deck = Deck(list(deck.main), list(deck.extra), list(deck.side))
    if t.rounds and not t.finished:
        round = t.rounds[-1]
        pairing = round.find(number)
        if pairing is not None:
            room = find_room(t, around.rooms, pairing.table)
            is_open = room is not None and pairing.result is None
            own.table = told.OwnTable(round.number, pairing.table, pairing.other(number), is_open)
    return own


def find_room(t: Tournament, rooms: tuple[TableRoom, ...], table: int) -> TableRoom | None:
    """Return the room of a table of the last round, None while there is none."""
    paired = find_pair_rows(t.rows)
    own = [room for room in rooms if paired and (room.paired, room.place) == (paired[-1], table)]
    return own[-1] if own else None


def picture_desk(t: Tournament) -> told.Desk:
    """Return what only the organiser is told."""
    otherwise = t.pairings_otherwise() if len(t.rounds) > 1 else []
    return told.Desk(t.next_step().action, [told.EventCouple(list(couple)) for couple in otherwise])
