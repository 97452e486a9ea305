"""The command `server`: what an operator does with the rooms that are kept, also while they are being played in."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from spellspeed.commands.options import Parser, WrongInput, add_language
from spellspeed.commands.serve import MISSING, NEEDED, read_keys
from spellspeed.user_folder import user_folder

if TYPE_CHECKING:
    from spellspeed.server.held_events import Held
    from spellspeed.server.identity import Keys
    from spellspeed.server.store import Store

STATUS: Final = (
    "{where}: {rooms} rooms, {under_way} of them under way, {rows} rows, {size:.1f} MB; {alive}",
    "{where}：{rooms}个房间，其中{under_way}个进行中，{rows}行，{size:.1f} MB；{alive}",
)
ALIVE: Final = ("a worker was alive {seconds:.0f} s ago", "{seconds:.0f}秒前有服务进程在运行")
NEVER: Final = ("no worker has ever served it", "从未有服务进程使用过它")
PURGED: Final = (
    "{count} rooms that ended more than {days:g} days ago are gone",
    "已删除{count}个结束超过{days:g}天的房间",
)
FORGOT: Final = (
    "{name} is forgotten on {count} seats; servers that run forget it within seconds",
    "已在{count}个座位上抹去{name}；正在运行的服务器会在几秒内同步",
)
REVOKED: Final = (
    "{count} links and cookies of seat {seat} in room {room} hold nothing any longer; connections end within seconds.\n"
    "A new link, for one use: /room/{room}#{link}",
    "房间{room}座位{seat}的{count}个链接和Cookie已失效，连接会在几秒内断开。\n新的链接（只能用一次）：/room/{room}#{link}",
)
WITHDRAWN: Final = (
    "{count} links and cookies of {who} in event {event} hold nothing any longer, nor do the seats they led to.\n"
    "A new link, for one use: /events/{event}#{link}",
    "赛事{event}中{who}的{count}个链接和Cookie以及由此得到的座位已失效。\n新的链接（只能用一次）：/events/{event}#{link}",
)
ORGANISER_CALLED: Final = ("the organiser", "主办方")
PLAYERS: Final = (
    "event {event} has no player {player}; 0 is the organiser",
    "赛事{event}没有{player}号选手；0是主办方",
)
SEATS: Final = (
    "the seats are 0 and 1 (players), 2 (watching) and 3 (judge)",
    "座位是0和1（玩家）、2（观战）、3（裁判）",
)
BACKED: Final = ("the rooms are copied to {path}", "房间已备份到{path}")
RESTORED: Final = ("the rooms of {path} are at {db}", "{path}中的房间已恢复到{db}")
THERE: Final = (
    "{} is there already: end the server, move that file away, and restore again",
    "{}已经存在：请先停止服务器并移走该文件，然后再恢复",
)
OWN_PROGRAM: Final = (
    "PostgreSQL is restored with its own program: pg_restore or psql",
    "PostgreSQL请用它自带的pg_restore或psql恢复",
)


def add_server(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add the command with its steps."""
    parser = commands.add_parser(
        "server", help="look after the rooms of a server: status, purge, forget, revoke, backup"
    )
    steps = parser.add_subparsers(dest="step", required=True, metavar="STEP")
    steps.add_parser("status", help="how much is kept, and whether a worker is alive")
    purge = steps.add_parser("purge", help="delete rooms that ended long ago")
    purge.add_argument("--days", type=float, default=90.0, metavar="N", help="how long ago (default: 90 days)")
    forget = steps.add_parser("forget", help="take a person's name out of all rooms; the duels stay")
    forget.add_argument("name", help="the name as it was given")
    revoke = steps.add_parser("revoke", help="take a seat back from whoever has its link or cookie")
    revoke.add_argument("room", help="the name of the room or event, as its address has it")
    revoke.add_argument(
        "seat",
        type=int,
        help="0 or 1: a player, 2: who watches, 3: the judge; of an event a player's number, 0: its organiser",
    )
    backup = steps.add_parser("backup", help="copy the rooms of a SQLite file, also while it is in use")
    backup.add_argument("path", help="the file to write, which must not be there yet")
    restore = steps.add_parser("restore", help="put a backup where a server finds it")
    restore.add_argument("path", help="the backup")
    for step in steps.choices.values():
        step.add_argument("--db", metavar="FILE", help="a file or postgresql://… (default: a file in your data folder)")
        add_language(step)


def server_command(chosen: argparse.Namespace) -> int:
    """Do one step."""
    try:
        from spellspeed.server.store import Store
    except ImportError as missing:
        if (missing.name or "").partition(".")[0] not in NEEDED:
            raise
        raise WrongInput(*MISSING) from None
    db = chosen.db or str(user_folder() / "rooms.db")
    if chosen.step == "restore":
        print(restore_rooms(Path(chosen.path), db)[chosen.lang == "zh"])
        return 0
    with Store.open(db, create=False) as store:
        print(STEPS[chosen.step](store, chosen)[chosen.lang == "zh"])
    return 0


def tell_status(store: "Store", chosen: argparse.Namespace) -> tuple[str, str]:
    """Say how much is kept, and whether it is served."""
    counts, beat = store.count(), store.last_beat()
    alive = NEVER
    if beat is not None:
        seconds = (store.now() - beat) / 1000
        alive = (ALIVE[0].format(seconds=seconds), ALIVE[1].format(seconds=seconds))
    told = {**counts._asdict(), "where": store.where, "size": counts.bytes / 1e6}
    return STATUS[0].format(**told, alive=alive[0]), STATUS[1].format(**told, alive=alive[1])


def purge_rooms(store: "Store", chosen: argparse.Namespace) -> tuple[str, str]:
    """Delete what ended long ago."""
    if not 0 <= chosen.days < 100_000:
        raise WrongInput("--days must be 0 or more", "--days必须大于等于0")
    count = store.purge(chosen.days)
    return PURGED[0].format(count=count, days=chosen.days), PURGED[1].format(count=count, days=chosen.days)


def forget_name(store: "Store", chosen: argparse.Namespace) -> tuple[str, str]:
    """Take a name out of all rooms."""
    count = store.forget(chosen.name)
    return FORGOT[0].format(name=chosen.name, count=count), FORGOT[1].format(name=chosen.name, count=count)


def revoke_seat(store: "Store", chosen: argparse.Namespace) -> tuple[str, str]:
    """Take a seat back, or somebody's place in an event, and tell a new link to it."""
    from spellspeed.event.store_errors import NoSuchEvent
    from spellspeed.server.identity import Keys, make_link, read_link
    from spellspeed.server.store_errors import NoSuchRoom

    keys, link = Keys({name: bytes.fromhex(key) for name, key in read_keys().items()}), make_link(chosen.seat)
    try:
        store.read_room(chosen.room)
    except NoSuchRoom:
        try:
            held = store.read_held(chosen.room)
        except NoSuchEvent:
            held = None
        if held is None:
            raise  # there is no room of that name
        return revoke_person(store, held, chosen.seat, keys, link)
    if not 0 <= chosen.seat <= 3:
        raise WrongInput(*SEATS)
    count = store.revoke(chosen.room, chosen.seat)
    store.add_link(chosen.room, chosen.seat, keys.hash(read_link(link)[1]), keys.newest)
    told = {"count": count, "room": chosen.room, "seat": chosen.seat, "link": link}
    return REVOKED[0].format(**told), REVOKED[1].format(**told)


def revoke_person(store: "Store", held: "Held", player: int, keys: "Keys", link: str) -> tuple[str, str]:
    """Take back the links and cookies of a player of an event, or of its organiser, and tell a new link."""
    from spellspeed.event.tournament import Tournament
    from spellspeed.server.held_events import ORGANISER, PersonLink

    players = Tournament.fold(store.read_event_rows(held.event)).players
    if player != ORGANISER and player not in players:
        said = {"event": held.id, "player": player}
        raise WrongInput(PLAYERS[0].format(**said), PLAYERS[1].format(**said))
    count = store.revoke_person(held.id, player)
    secret = link.partition(".")[2]
    store.add_person_link(held.id, PersonLink(player, keys.hash(secret), keys.newest))
    who = ORGANISER_CALLED if player == ORGANISER else (players[player].name, players[player].name)
    told = {"count": count, "event": held.id, "link": link}
    return WITHDRAWN[0].format(who=who[0], **told), WITHDRAWN[1].format(who=who[1], **told)


def back_up(store: "Store", chosen: argparse.Namespace) -> tuple[str, str]:
    """Copy all rooms."""
    path = store.backup(chosen.path)
    return BACKED[0].format(path=path), BACKED[1].format(path=path)


def restore_rooms(path: Path, db: str) -> tuple[str, str]:
    """Put a backup where a server finds it, if it is one and nothing is there."""
    from spellspeed.server.store import Store

    if "://" in db:
        raise WrongInput(*OWN_PROGRAM)
    if Path(db).exists():
        raise WrongInput(THERE[0].format(db), THERE[1].format(db))
    with Store.open(path, create=False) as backup:
        Path(db).parent.mkdir(parents=True, exist_ok=True)
        backup.backup(db)
    return RESTORED[0].format(path=path, db=db), RESTORED[1].format(path=path, db=db)


STEPS: Final = {
    "status": tell_status,
    "purge": purge_rooms,
    "forget": forget_name,
    "revoke": revoke_seat,
    "backup": back_up,
}
