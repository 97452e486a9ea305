"""The command `serve`: a server to play on, from one's own machine to a whole event."""

import argparse
import os
import secrets
from pathlib import Path
from typing import Final

from spellspeed.commands.browsing import check_port, find_address, is_ours, open_page, open_when_up
from spellspeed.commands.options import Parser, WrongInput, add_language
from spellspeed.user_folder import user_folder

PORT: Final = 8408
NEEDED: Final = ("fastapi", "uvicorn", "websockets", "msgspec", "sqlalchemy", "alembic", "starlette", "pydantic")
MISSING: Final = (
    "the server needs further packages: pip install 'spellspeed[server]'",
    "服务器需要额外的软件包：pip install 'spellspeed[server]'",
)
ONE_WORKER: Final = (
    "a SQLite file is served by one worker; for more, keep the rooms on PostgreSQL (--db postgresql://…)",
    "SQLite文件只能由一个进程提供服务；需要多个进程时请使用PostgreSQL（--db postgresql://…）",
)
SERVING: Final = (
    "Spellspeed is at {address} (rooms are kept in {db}; Ctrl-C ends it, and nothing is lost)",
    "Spellspeed已启动：{address}（房间保存在{db}；按Ctrl-C结束，不会丢失任何数据）",
)
RUNNING: Final = ("Spellspeed is running already at {address}: opened.", "Spellspeed已在{address}运行：已打开。")
ENDED: Final = (
    "Ended. Every duel is kept, and goes on when the server is started again.",
    "已结束。所有决斗均已保存，下次启动服务器后可继续。",
)


def add_serve(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add the command that serves."""
    parser = commands.add_parser("serve", help="serve rooms to play in with a browser")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (default: this machine alone)")
    parser.add_argument("--port", type=int, default=PORT, metavar="N", help=f"the port to listen at (default: {PORT})")
    parser.add_argument("--db", metavar="FILE", help="a file or postgresql://… (default: a file in your data folder)")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes that serve, with PostgreSQL")
    parser.add_argument("--bots", type=int, default=1, metavar="N", help="processes of each worker in which bots think")
    parser.add_argument("--name", action="append", default=[], help="a name by which browsers reach the server")
    parser.add_argument("--secure", action="store_true", help="behind a proxy with TLS: cookies go over it alone")
    parser.add_argument(
        "--browser", action=argparse.BooleanOptionalAction, default=False, help="open the page in your browser"
    )
    parser.add_argument("--metrics", type=int, default=0, metavar="N", help="tell numbers for Prometheus at this port")
    parser.add_argument("--limit", action="append", default=[], metavar="NAME=N", help="a limit that is not as usual")
    parser.add_argument("--pics", metavar="DIR", help="a folder with pictures of cards of your own (PASSWORD.jpg)")
    add_language(parser)


def serve_command(chosen: argparse.Namespace) -> int:
    """Serve until interrupted."""
    try:
        import uvicorn

        from spellspeed.server.identity import LOCAL_HOSTS
        from spellspeed.server.limits import Limits, WrongLimit, read_limits
        from spellspeed.server.store import Store
        from spellspeed.server.worker import VARIABLE, Plan
    except ImportError as missing:
        if (missing.name or "").partition(".")[0] not in NEEDED:
            raise
        raise WrongInput(*MISSING) from None
    db = chosen.db or str(user_folder() / "rooms.db")
    if "://" not in db:
        Path(db).parent.mkdir(parents=True, exist_ok=True)
    if chosen.workers > 1 and not db.startswith("postgres"):
        raise WrongInput(*ONE_WORKER)
    try:
        limits = read_limits(chosen.limit)
    except WrongLimit as wrong:
        raise WrongInput(str(wrong), wrong.chinese) from None
    Store.open(db).close()  # its tables are there, or it is said at once why not
    address, second = find_address(chosen.host, chosen.port), chosen.lang == "zh"
    if chosen.browser and is_ours(address):
        print(RUNNING[second].format(address=address), flush=True)
        open_page(address, chosen.lang)
        return 0
    check_port(chosen.host, chosen.port)
    hosts = tuple(dict.fromkeys([*LOCAL_HOSTS, *chosen.name, chosen.host]))
    os.environ[VARIABLE] = Plan(
        db, read_keys(), hosts, chosen.secure, chosen.bots, limits, chosen.metrics, read_pics(chosen.pics)
    ).to_text()
    print(SERVING[second].format(address=address, db=db.rpartition("@")[2]), flush=True)
    if chosen.browser:
        open_when_up(address, chosen.lang)
    uvicorn.run(
        "spellspeed.server.worker:create",
        factory=True,
        host=chosen.host,
        port=chosen.port,
        workers=chosen.workers,
        log_level="warning",
        proxy_headers=chosen.secure,
        server_header=False,
        ws_max_size=int(limits.get("message_bytes", Limits().message_bytes)),  # more is not even kept to be refused
        timeout_graceful_shutdown=5,
    )
    print(ENDED[second], flush=True)
    return 0


def read_pics(folder: str | None) -> str:
    """Return the folder with pictures of cards in full, "" for none; raises where there is no such folder.

    >>> read_pics(None)
    ''
    """
    if not folder:
        return ""
    if not Path(folder).is_dir():
        raise WrongInput(f"there is no folder {folder}", f"没有文件夹{folder}")
    return str(Path(folder).resolve())


def read_keys() -> dict[str, str]:
    """Return the keys by which tokens are hashed, by their ids: those of the environment, else one kept in a file."""
    written = os.environ.get("SPELLSPEED_KEYS", "")
    if not written:
        path = user_folder() / "server.key"
        if not path.is_file():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(mode=0o600)
            path.write_text(f"k1:{secrets.token_hex(32)}", encoding="utf-8")
        written = path.read_text(encoding="utf-8").strip()
    try:
        found = dict([part.split(":", 1) for part in written.split(",")])
        return {name: bytes.fromhex(key).hex() for name, key in found.items()}
    except ValueError:
        raise WrongInput(
            "the keys are not written as ID:HEX,ID:HEX in SPELLSPEED_KEYS or server.key",
            "SPELLSPEED_KEYS或server.key中的密钥格式应为ID:十六进制,ID:十六进制",
        ) from None
