"""The routes of events: make one, enter, give orders, look, go to a table."""

import asyncio
import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

import msgspec
from fastapi import FastAPI, Request, Response

from spellspeed.database.troubles import Pair, StoreError
from spellspeed.event.records import Row
from spellspeed.event.refused import EventRefused, refuse
from spellspeed.event.store_errors import NameTaken
from spellspeed.event.tournament import Tournament
from spellspeed.server import event_messages as told
from spellspeed.server.complaining import UNREADABLE, complain, complain_of_loss
from spellspeed.server.doors import address_of
from spellspeed.server.event_picturing import find_room, may_enter, picture_event, picture_own, picture_penalties
from spellspeed.server.held_events import ORGANISER, PersonLink
from spellspeed.server.identity import make_link, make_room_name, make_token, read_link
from spellspeed.server.limits import Allowances
from spellspeed.server.messages import JUDGE
from spellspeed.server.steward import LiveEvent, Steward, judge_order
from spellspeed.server.store_errors import LinkRefused

if TYPE_CHECKING:
    from spellspeed.server.app import Serving

A_MONTH: Final = 31 * 24 * 3600
OWN_KINDS: Final = ("deck", "drop")  # what a player may order, for himself
NOBODY_HERE: Final = ("you have no place in this event: open it with your link", "你不在这个赛事中：请用你的链接打开")
NOT_YOURS: Final = ("only the organiser may do this", "只有主办方可以这样做")
NO_EVENT: Final = ("there is no such event", "没有这个赛事")
NO_ENTRY: Final = ("nobody can enter by himself now: ask the organiser", "现在不能自行报名：请联系主办方")
NO_ROOM: Final = ("this table has no room now", "本桌现在没有房间")
OWN_TABLE: Final = (
    "who plays at a table does not judge it: a judge sees all cards",
    "裁判能看到所有的卡，不能裁判自己的比赛",
)
FULL: Final = ("this event is full", "报名已满")
TOO_MANY: Final = ("too many from this address; try again later", "此地址操作过多，请稍后再试")
Read = TypeVar("Read")


class Wrong(Exception):
    """A request that is turned down, and how."""

    def __init__(self, response: Response) -> None:
        super().__init__()
        self.response = response


class Who(NamedTuple):
    """Who asks: by which token as a player, and by which as the organiser; each may be missing."""

    player: int | None = None
    player_token: str = ""
    organiser_token: str = ""


def answer(told_: object, status: int = 200) -> Response:
    """Return something as JSON."""
    return Response(msgspec.json.encode(told_), status, media_type="application/json")


async def read(request: Request, kind: type[Read]) -> Read:
    """Read what a request says, or turn it down."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        said = str(wrong)[:300]
        raise turn_away(request, 422, (f"this cannot be read: {said}", f"无法读取：{said}"), noted=UNREADABLE) from None


def turn_away(request: Request, status: int, why: Pair, lang: str = "en", noted: str = "") -> Wrong:
    """Return how a request is turned down that may be meant to do harm, and write down that it was."""
    request.app.state.turned_away.note(noted or why[0], address_of(request))
    return Wrong(complain(status, *why, lang))


def cookie_of(player: int, id: str) -> str:
    """Return the name of the cookie by which a browser is a player, or the organiser; one may be both.

    >>> cookie_of(0, "abc"), cookie_of(7, "abc")
    ('organiser-abc', 'player-abc')
    """
    return f"{'player' if player else 'organiser'}-{id}"


def add_event_routes(app: FastAPI, serving: "Serving", steward: Steward) -> None:
    """Add the routes of events to an application."""
    routes = EventRoutes(serving, steward)
    for path, does, takes in (
        ("/api/events", routes.make, told.NewEvent),
        ("/api/events", routes.list_events, None),
        ("/api/events/{id}", routes.show, None),
        ("/api/events/{id}/enter", routes.enter, told.Entry),
        ("/api/events/{id}/person", routes.become, told.GivenPersonLink),
        ("/api/events/{id}/order", routes.order, told.Order),
        ("/api/events/{id}/link", routes.link, told.LinkWish),
        ("/api/events/{id}/table", routes.go_to_table, told.TableWish),
    ):
        method = "GET" if takes is None else "POST"
        described = describe(path, takes)
        app.add_api_route(path, guarded(does), methods=[method], name=does.__name__, openapi_extra=described)


def describe(path: str, takes: type | None) -> dict[str, Any]:
    """Return what a route takes, for the description of the server from which requests are forged.

    >>> describe("/api/events/{id}", None)["parameters"][0]["name"]
    'id'
    """
    name: dict[str, Any] = {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}}
    described: dict[str, Any] = {"parameters": [name]} if "{id}" in path else {}
    if takes is not None:
        # Each part stands where it is used: nothing else of the description needs to know them.
        (schema,), parts = msgspec.json.schema_components([takes], ref_template="{name}")
        described["requestBody"] = {"content": {"application/json": {"schema": put_in(schema, parts)}}}
    return described


def put_in(schema: Any, parts: Mapping[str, Any]) -> Any:
    """Return a schema with its parts in place of their names.

    >>> put_in({"items": {"$ref": "A"}}, {"A": {"type": "string"}})
    {'items': {'type': 'string'}}
    """
    if isinstance(schema, dict):
        return (
            put_in(parts[schema["$ref"]], parts)
            if "$ref" in schema
            else {k: put_in(v, parts) for k, v in schema.items()}
        )
    return [put_in(each, parts) for each in schema] if isinstance(schema, list) else schema


def guarded(does: Any) -> Any:
    """Return a route that answers what was turned down in it."""

    async def route(request: Request) -> Response:
        try:
            response: Response = await does(request)
            return response
        except Wrong as wrong:
            return wrong.response
        except StoreError as lost:
            asked = f"{request.method} {request.url.path}"
            return complain_of_loss(asked, lost, request.query_params.get("lang", "en"))

    return route


def refuse_by(refused: EventRefused, lang: str) -> Wrong:
    """Return how a row that an event does not take is turned down: why, and what to do."""
    english, chinese = [
        " ".join(filter(None, (refused.sentence(each), refused.next_step(each)))) for each in ("en", "zh")
    ]
    return Wrong(complain(409, english, chinese, lang))


class EventRoutes:
    """What the routes of events do."""

    def __init__(self, serving: "Serving", steward: Steward) -> None:
        self.serving: Final = serving
        self.steward: Final = steward
        limits = serving.limits
        self.events_made: Final = Allowances(limits.events_an_address / 3600, limits.events_an_address)
        self.entries_made: Final = Allowances(limits.entries_an_address / 3600, limits.entries_an_address)

    # -------------------------------------------------------------------------------------------------------- helping

    async def _find(self, request: Request, lang: str = "") -> LiveEvent:
        live = await self.steward.find(str(request.path_params["id"])[:64])
        if live is None:
            raise Wrong(complain(404, *NO_EVENT, lang or request.query_params.get("lang", "en")))
        return live

    async def _find_who(self, request: Request, live: LiveEvent) -> Who:
        """Return who asks, by the cookies of his browser."""
        tokens = [request.cookies.get(cookie_of(number, live.held.id), "") for number in (1, ORGANISER)]
        players = [await self._find_person(live, token) for token in tokens]
        organiser = tokens[1] if players[1] == ORGANISER else ""
        return Who(players[0] if players[0] != ORGANISER else None, tokens[0], organiser)

    async def _find_person(self, live: LiveEvent, cookie: str) -> int | None:
        key_id, _, token = cookie.partition(".")
        kept = self.serving.keys.hash(token, key_id) if token else b""
        if not kept:
            return None
        if kept not in live.people:  # asked for once, and again when one was taken back
            found = await asyncio.to_thread(self.serving.store.find_person, live.held.id, kept)
            if found is None:
                return None
            live.people[kept] = found
        return live.people[kept]

    def _keep_cookie(self, response: Response, name: str, token: str, path: str) -> Response:
        response.set_cookie(
            name,
            f"{self.serving.keys.newest}.{token}",
            max_age=A_MONTH,
            path=path,
            secure=self.serving.secure,
            httponly=True,
            samesite="strict",
        )
        return response

    def _become(self, id: str, person: told.Person, player: int, token: str) -> Response:
        return self._keep_cookie(answer(person), cookie_of(player, id), token, f"/api/events/{id}")

    # --------------------------------------------------------------------------------------------------------- events

    async def make(self, request: Request) -> Response:
        """Make an event; whoever has the link that comes back is its organiser."""
        wanted = await read(request, told.NewEvent)
        if not self.events_made.spend(address_of(request)):
            raise turn_away(request, 429, TOO_MANY, wanted.lang)
        id, token, keys = make_room_name(), make_token(), self.serving.keys
        # Decks are needed to play, so everybody files one.
        try:
            new = {"name": wanted.name, "rules": {**wanted.rules, "registration": True}}
            _, rows = judge_order(Tournament(), "new", new)
        except EventRefused as refused:
            raise refuse_by(refused, wanted.lang) from None
        link = PersonLink(ORGANISER, keys.hash(token), keys.newest)
        settings = msgspec.to_builtins(wanted.settings)  # what is as usual is left out
        try:
            hold = self.serving.store.hold
            await asyncio.to_thread(lambda: hold(id, rows, settings, [link], listed=wanted.settings.listed))
        except NameTaken as taken:
            raise Wrong(complain(409, str(taken), taken.chinese, wanted.lang)) from None
        return answer(told.MadeEvent(id, f"{ORGANISER}.{token}"), 201)

    async def list_events(self, request: Request) -> Response:
        """List the events that are announced, the newest first."""
        found: list[told.EventListed] = []
        for held in await asyncio.to_thread(self.serving.store.list_held):
            live = await self.steward.find(held.id)
            assert live is not None
            await self.steward.look(live)
            there = len([player for player in live.t.players.values() if player.is_in])
            stage: Any = live.t.stage
            found.append(told.EventListed(held.id, live.t.name, stage, there, may_enter(live.t, held.settings)))
        return answer(found)

    async def show(self, request: Request) -> Response:
        """Show how an event stands for whoever asks; what has not changed since is not sent again."""
        lang = "zh" if request.query_params.get("lang") == "zh" else "en"
        live = await self._find(request, lang)
        await self.steward.look(live)
        who = await self._find_who(request, live)
        content = await asyncio.to_thread(picture_for, live, who, lang)
        tag = f'"{hashlib.blake2b(content, digest_size=12).hexdigest()}"'
        headers = {"ETag": tag, "Cache-Control": "private, no-cache", "Vary": "Cookie"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(content, media_type="application/json", headers=headers)

    # --------------------------------------------------------------------------------------------------------- people

    async def enter(self, request: Request) -> Response:
        """Enter with a name and a deck; the browser becomes that player."""
        entry = await read(request, told.Entry)
        live = await self._find(request, entry.lang)
        await self.steward.look(live)
        who = await self._find_who(request, live)
        if who.player is not None and who.player in live.t.players:
            return answer(told.Person(who.player, bool(who.organiser_token)))  # sent again: he is in already
        if not may_enter(live.t, live.held.settings):
            raise Wrong(complain(409, *NO_ENTRY, entry.lang))
        if len(live.t.players) >= self.serving.limits.players_an_event:
            raise Wrong(complain(409, *FULL, entry.lang))
        if not self.entries_made.spend(address_of(request)):
            raise turn_away(request, 429, TOO_MANY, entry.lang)
        token, keys = make_token(), self.serving.keys
        sheet = {"main": entry.deck.main, "extra": entry.deck.extra, "side": entry.deck.side}
        kept = keys.hash(token)

        def link(row: Row) -> list[PersonLink]:
            return [PersonLink(row.body["player"], kept, keys.newest, kept)]

        try:
            written = await self.steward.order(live, "enter", {"name": entry.name, "sheet": sheet}, None, link)
        except EventRefused as refused:
            raise refuse_by(refused, entry.lang) from None
        player = int(written.rows[0].body["player"])
        return self._become(live.held.id, told.Person(player, bool(who.organiser_token)), player, token)

    async def become(self, request: Request) -> Response:
        """Exchange a link for a cookie, once; without a link, tell who the browser is."""
        given = await read(request, told.GivenPersonLink)
        live = await self._find(request, given.lang)
        who = await self._find_who(request, live)
        person = told.Person(who.player, bool(who.organiser_token))
        if not given.link:
            return answer(person)
        player, secret = read_link(given.link[:100], self.serving.limits.players_an_event * 2)
        if player == who.player or (player == ORGANISER and person.organiser):
            return answer(person)  # followed once more by the one who has used it
        token, keys = make_token(), self.serving.keys
        take = self.serving.store.take_person_link
        try:
            await asyncio.to_thread(take, live.held.id, player, keys.hash(secret), keys.hash(token))
        except LinkRefused as refused:
            why = (str(refused), refused.chinese)
            raise turn_away(request, 403, why, given.lang, "a link that leads into no event") from None
        if player == ORGANISER:
            person.organiser = True
        else:
            person.player = player
        return self._become(live.held.id, person, player, token)

    async def link(self, request: Request) -> Response:
        """Give the organiser a further link for somebody."""
        wish = await read(request, told.LinkWish)
        live = await self._find(request, wish.lang)
        who = await self._find_who(request, live)
        await self.steward.look(live)
        if not who.organiser_token:
            raise turn_away(request, 403, NOT_YOURS, wish.lang)
        if wish.player != ORGANISER and wish.player not in live.t.players:
            raise refuse_by(refuse("no-such-player", player=str(wish.player)), wish.lang)
        keys = self.serving.keys
        secret = make_link(wish.player)
        kept = PersonLink(wish.player, keys.hash(secret.partition(".")[2]), keys.newest)
        await asyncio.to_thread(self.serving.store.add_person_link, live.held.id, kept)
        return answer(told.MadeEvent(live.held.id, secret), 201)

    # --------------------------------------------------------------------------------------------------------- orders

    async def order(self, request: Request) -> Response:
        """Write a row: the organiser any, a player what concerns himself alone."""
        order = await read(request, told.Order)
        live = await self._find(request, order.lang)
        who = await self._find_who(request, live)
        body: Mapping[str, Any] = order.body
        if not who.organiser_token or (order.kind in OWN_KINDS and "player" not in body):
            if who.player is None:
                raise turn_away(request, 403, NOBODY_HERE, order.lang)
            if order.kind not in OWN_KINDS or body.get("player", who.player) != who.player or "reason" in body:
                raise turn_away(request, 403, NOT_YOURS, order.lang)
            body = {**body, "player": who.player}
        try:
            written = await self.steward.order(live, order.kind, body, order.seen)
        except EventRefused as refused:
            raise refuse_by(refused, order.lang) from None
        return answer(told.Ordered(written.rows[-1].number, written.again))

    async def go_to_table(self, request: Request) -> Response:
        """Give a player the seat at his table, or the organiser that of a judge at any."""
        wish = await read(request, told.TableWish)
        live = await self._find(request, wish.lang)
        who = await self._find_who(request, live)
        live.read_at = 0.0
        await self.steward.look(live)
        place, seat, token = find_seat(live, who, wish)
        if place is None:
            raise turn_away(request, 403, NOBODY_HERE, wish.lang)
        if seat == JUDGE and live.t.rounds and who.player is not None:
            own_table = live.t.rounds[-1].find(who.player)
            if own_table is not None and own_table.table == place:
                raise Wrong(complain(403, *OWN_TABLE, wish.lang))
        room = find_room(live.t, live.around.rooms, place)
        if room is None:
            raise Wrong(complain(409, *NO_ROOM, wish.lang))
        keys = self.serving.keys
        derived = keys.hash(f"{token}/{room.room}/{seat}").hex()  # twice at the same table is the same seat
        await asyncio.to_thread(self.serving.store.give_seat, room.room, seat, keys.hash(derived), keys.newest)
        given = told.TableGiven(room.room, seat)
        if seat != JUDGE and who.player is not None:
            player = live.t.players[who.player]
            own = picture_own(live.t, live.around, who.player)
            given.name = player.name
            given.deck = None if own is None else own.deck
        return self._keep_cookie(answer(given), f"seat-{room.room}", derived, f"/api/rooms/{room.room}")


def find_seat(live: LiveEvent, who: Who, wish: told.TableWish) -> tuple[int | None, int, str]:
    """Return the table somebody may go to, the seat there, and the token that gives it; None for no table."""
    if wish.table is not None:
        return (wish.table, JUDGE, who.organiser_token) if who.organiser_token else (None, JUDGE, "")
    pairing = live.t.rounds[-1].find(who.player) if live.t.rounds and who.player is not None else None
    if pairing is None or who.player is None:
        return None, JUDGE, ""
    return pairing.table, pairing.players.index(who.player), who.player_token


def picture_for(live: LiveEvent, who: Who, lang: str) -> bytes:
    """Return how an event stands for somebody, encoded; what all share is worked out once."""
    t, around = live.t, live.around
    key = (lang, bool(who.organiser_token))
    shown = live.shown.get(key)
    if shown is None or shown[0] is not t or shown[1] != around:
        shown = live.shown[key] = (t, around, picture_event(t, around, lang, bool(who.organiser_token)))
    picture = shown[2]
    if who.player is not None:
        penalties = [each for each in picture_penalties(t) if who.organiser_token or each.player == who.player]
        picture = msgspec.structs.replace(picture, me=picture_own(t, around, who.player), penalties=penalties)
    return msgspec.json.encode(picture)
