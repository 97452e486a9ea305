"""What each command does: it becomes a row, or is answered from what the seat may see."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from spellspeed.duel import Duel
from spellspeed.server import messages, rows
from spellspeed.server.messages import JUDGE, Picks, Pong, Reasons, Taken, Told
from spellspeed.server.picturing import picture_refusal
from spellspeed.server.room import RULING, NotNow, Room

if TYPE_CHECKING:
    from spellspeed.server.sockets import Socket

PLAYERS: Final = (0, 1)


async def serve(socket: "Socket", command: Any) -> Told | None:
    """Carry out a command of a socket, and return what it is told, None if it has been told already."""
    return await SERVED[type(command)](socket, command)


def plain_deck(deck: messages.Deck) -> dict[str, Any]:
    """Return a deck as a row keeps it.

    >>> plain_deck(messages.Deck([1, 2]))
    {'main': [1, 2], 'extra': [], 'side': []}
    """
    return {"main": deck.main, "extra": deck.extra, "side": deck.side}


async def keep(socket: "Socket", id: int, kind: str, body: dict[str, Any], request: str = "") -> Told | None:
    """Keep a row of the socket's own seat."""
    if socket.seat not in PLAYERS:
        raise NotNow("whoever watches cannot play", "观战者不能操作", "not-yours")
    seat = find_actor(socket.live.room, socket.seat, kind, request)
    return await socket.keep(id, kind, body, request, seat)


def find_actor(room: Room, seat: int, kind: str, request: str = "") -> int:
    """Return for which seat somebody acts: who plays both sides, for the one that is asked, or is due."""
    if not room.settings.both:
        return seat
    if request in room.answered:
        return room.answered[request].seat
    due = [each for each, what in room.due() if what == kind]
    return due[0] if due else room.chair(seat)


def own_question(socket: "Socket", request: str) -> Duel:
    """Return the duel at the seat's own question; raises that it is not asked, or no longer."""
    room = socket.live.room
    asked, seat = None if room.match is None else room.match.request, room.chair(socket.seat)
    if asked is None or asked.player != seat or request != room.request_name(seat):
        raise NotNow("this question is no longer open", "这个问题已经结束", "stale")
    assert room.match is not None and room.match.table.duel is not None
    return room.match.table.duel


def check_picks(socket: "Socket", picks: list[int]) -> tuple[int, ...]:
    """Refuse more picks than anybody needs."""
    if len(picks) > socket.limits.picks_an_answer:
        raise NotNow(f"more than {socket.limits.picks_an_answer} picks", "选择过多", "too-much")
    return tuple(picks)


async def sit(socket: "Socket", command: messages.Sit) -> Told | None:
    """Sit down with a deck."""
    name = command.name.strip()[: socket.limits.name_letters]
    body = {"name": name, "deck": plain_deck(command.deck), "nonce_hash": command.nonce_hash[:128]}
    if socket.seat in PLAYERS:
        body = socket.live.room.complete_sitting(socket.seat, body)
    for word, wanted in (("hand", command.hand), ("order", command.order), ("salt", command.salt)):
        if wanted:
            body[word] = wanted[: socket.limits.message_bytes]
    return await keep(socket, command.id, rows.SIT, body)


async def reveal(socket: "Socket", command: messages.Reveal) -> Told | None:
    """Open one's nonce."""
    return await keep(socket, command.id, rows.NONCE, {"nonce": command.nonce[:128]})


async def throw(socket: "Socket", command: messages.Throw) -> Told | None:
    """Throw for the choice."""
    return await keep(socket, command.id, "throw", {"hand": command.hand})


async def choose(socket: "Socket", command: messages.Choose) -> Told | None:
    """Go first or second."""
    return await keep(socket, command.id, "choose", {"order": command.order})


async def answer(socket: "Socket", command: messages.Answer) -> Told | None:
    """Answer the open question."""
    picks = list(check_picks(socket, command.picks))
    room = socket.live.room
    if room.stage == "choose" and len(picks) == 1 and picks[0] in (0, 1):
        return await keep(socket, command.id, "choose", {"order": ("first", "second")[picks[0]]}, command.request)
    return await keep(socket, command.id, "answer", {"picks": picks}, command.request)


async def try_picks(socket: "Socket", command: messages.Try) -> Told:
    """Say what can be picked next."""
    duel = own_question(socket, command.request)
    further, complete = duel.next_picks(*check_picks(socket, command.picks))
    return Picks(command.id, list(further), complete)


async def why(socket: "Socket", command: messages.Why) -> Told:
    """Say why a wish cannot be done, from what the seat may know."""
    if socket.seat not in PLAYERS:
        raise NotNow("only players are told why not", "只有玩家可以询问原因", "not-yours")
    if len(command.wish) > socket.limits.wish_letters:
        raise NotNow("the wish is too long", "内容过长", "too-much")
    await socket.outbox.calm()  # nobody is told sooner by asking
    room = socket.live.room
    duel = None if room.match is None else room.match.table.duel
    if duel is None:
        raise NotNow("no duel is being played", "没有进行中的决斗")
    found = duel.reasons_against(command.wish, by=room.chair(socket.seat))
    return Reasons(command.id, [picture_refusal(refusal, socket.teller.lang) for refusal in found])


async def present(socket: "Socket", command: messages.Present) -> Told | None:
    """Present a deck for the next duel."""
    return await keep(socket, command.id, "side", {"deck": plain_deck(command.deck)})


async def undo(socket: "Socket", command: messages.Undo) -> Told | None:
    """Take back one's own last answer, in practice."""
    room = socket.live.room
    if room.match is None:
        raise NotNow("there is nothing to take back", "没有可以撤回的操作")
    trial = room.match.fork()
    before = trial.count_records()
    try:
        went = trial.undo((0, 1) if room.settings.both else (socket.seat,))
    except ValueError:
        raise NotNow("there is nothing to take back", "没有可以撤回的操作") from None
    return await keep(socket, command.id, rows.UNDO, {"records": before - went})


async def surrender(socket: "Socket", command: messages.Surrender) -> Told | None:
    """Give up the duel or the match."""
    return await keep(socket, command.id, "concede" if command.match else "surrender", {})


async def rematch(socket: "Socket", command: messages.Rematch) -> Told | None:
    """Ask for another match."""
    told = await keep(socket, command.id, rows.REMATCH, {})
    await socket.desk.lead_on(socket.live)
    return told


async def rule(socket: "Socket", command: messages.Rule) -> Told | None:
    """Enter a judge's ruling as a row that both players see."""
    if socket.seat != JUDGE:
        raise NotNow("only a judge rules", "只有裁判可以裁定", "not-yours")
    kind = RULED[command.what]
    body: dict[str, Any] = {"text": command.text[:500]}
    if kind == RULING:
        body = {**body, "what": command.what, "number": command.number}
    elif kind == rows.UNDO:
        body = {**body, "records": command.number}
    elif kind == rows.VOID:
        body = {**body, "why": command.text[:500] or "a judge's ruling"}
    return await socket.keep(command.id, kind, body)


async def speak(socket: "Socket", command: messages.Speak) -> Told:
    """Change the language of words; everything seen is told again in it."""
    await socket.outbox.calm()
    socket.teller.lang = command.lang
    socket.outbox.put(socket.teller.greet(socket.room, socket.desk.sittings(socket.live)))
    return Taken(command.id)


async def pong(socket: "Socket", command: messages.Ping) -> Told:
    """Say that we are there."""
    return Pong()


RULED: Final = {
    **dict.fromkeys(("duel", "match", "time"), RULING),
    "pause": rows.PAUSE,
    "resume": rows.RESUME,
    "back": rows.UNDO,
    "void": rows.VOID,
}
Served = Callable[["Socket", Any], Awaitable[Told | None]]
SERVED: Final[dict[type, Served]] = {
    messages.Sit: sit,
    messages.Reveal: reveal,
    messages.Throw: throw,
    messages.Choose: choose,
    messages.Answer: answer,
    messages.Try: try_picks,
    messages.Why: why,
    messages.Present: present,
    messages.Undo: undo,
    messages.Surrender: surrender,
    messages.Rematch: rematch,
    messages.Rule: rule,
    messages.Speak: speak,
    messages.Ping: pong,
}
