"""What a room refuses to take, and why."""

from typing import TYPE_CHECKING, Any, Final

from spellspeed.deck import Deck, DeckError
from spellspeed.server import fair, rows
from spellspeed.server.messages import JUDGE
from spellspeed.terminal.practice import Wanted, arrange

if TYPE_CHECKING:
    from spellspeed.server.room import Room

OVER: Final = "over"
LOOK: Final = "look"  # at the clock: what has run out by now has run out


class NotNow(ValueError):
    """Something that cannot be done as the room stands, in both languages."""

    def __init__(self, english: str, chinese: str, code: str = "not-now") -> None:
        super().__init__(english)
        self.chinese: Final = chinese
        self.code: Final = code  # as `Refused` tells it


def check_sitting(room: "Room", seat: int, body: dict[str, Any]) -> None:
    """Refuse to sit down twice, or with a deck that is not legal."""
    if room.match is not None or room.is_over or room.sitters[seat] is not None:
        raise NotNow("this seat is taken", "座位已有人")
    if room.complete_sitting(seat, body) != body:
        raise NotNow("another deck was filed for this event", "与赛事登记的卡组不符", "illegal")
    if room.settings.start:
        return  # whatever deck is brought, the position has its cards
    deck = body["deck"]
    try:
        made = Deck(deck.get("main", []), deck.get("extra", []), deck.get("side", []), pool=room.pool)
    except DeckError as wrong:
        raise NotNow(str(wrong), wrong.chinese, "illegal") from None
    problems = made.check(room.settings.format, room.pool) if room.settings.limits else []
    if problems:
        raise NotNow(str(problems[0]), problems[0].in_chinese(), "illegal")
    wanted = (body.get("hand") or None, body.get("order") or None)
    if any(wanted):
        if not room.settings.practice:
            raise NotNow("an opening hand is chosen only in practice", "只有练习中才能指定起手")
        try:
            arrange(made, Wanted(*wanted, ("hand", "order")), 0, room.pool)
        except DeckError as wrong:
            raise NotNow(str(wrong), wrong.chinese, "illegal") from None
    if room.settings.fair:
        try:
            fair.read_hex(body.get("nonce_hash", ""), fair.call_hash(fair.call_nonce(seat)))
            if body.get("salt"):
                fair.read_hex(
                    body["salt"], (f"the salt of {fair.call_deck(seat)[0]}", f"{fair.call_deck(seat)[1]}的盐")
                )
        except fair.FairError as wrong:
            raise NotNow(str(wrong), wrong.chinese, "illegal") from None


def check_nonce(room: "Room", seat: int, body: dict[str, Any]) -> None:
    """Refuse a nonce that is not the one that was promised."""
    sitter = room.sitters[seat]
    if room.match is not None or sitter is None or not all(room.sitters) or sitter.nonce:
        raise NotNow("nothing is to be opened now", "现在不需要公开随机数")
    try:
        fair.check_nonce(room.beginning.id, seat, body["nonce"], sitter.nonce_hash)
    except fair.FairError as wrong:
        raise NotNow(str(wrong), wrong.chinese, "illegal") from None


def check_undo(room: "Room", seat: int, body: dict[str, Any]) -> None:
    """Refuse to take back what is no practice, unless a judge does."""
    if room.match is None or room.voided or not (room.settings.practice or seat == JUDGE):
        raise NotNow("answers are taken back only in practice", "只有练习中才能悔棋")
    if not 0 <= body["records"] < room.match.count_records():
        raise NotNow("there is nothing to take back", "没有可以撤回的操作")


def check_pause(room: "Room", seat: int, body: dict[str, Any]) -> None:
    """Refuse to pause what does not run."""
    if room.match is None or room.is_over or room.paused_at is not None:
        raise NotNow("nothing is running that could be paused", "没有进行中的比赛可以暂停")


def check_resume(room: "Room", seat: int, body: dict[str, Any]) -> None:
    """Refuse to go on with what is not paused."""
    if room.paused_at is None or room.is_over:
        raise NotNow("the match is not paused", "比赛没有暂停")
    if room.differs is not None:
        raise NotNow(room.differs.english, room.differs.chinese)


def check_rematch(room: "Room", seat: int, body: dict[str, Any]) -> None:
    """Refuse a rematch before the end, or asked for twice."""
    if seat == rows.NOBODY:
        if room.next_room or not room.agree_to_rematch():
            raise NotNow("there is no rematch to begin", "没有可以开始的再赛")
        return
    if room.match is None or room.match.stage != OVER or room.wants[seat] or room.settings.event:
        raise NotNow("a rematch is asked for once, after the match", "比赛结束后才能申请再来一局，且只能一次")


def check_open(room: "Room", seat: int, body: dict[str, Any]) -> None:
    """Refuse what a closed room cannot have."""
    if room.is_over:
        raise NotNow("this room is closed", "房间已关闭")


def check_judge(room: "Room", seat: int, body: dict[str, Any]) -> None:
    """Refuse a judge who has been told of already."""
    check_open(room, seat, body)
    if room.judged or seat != JUDGE:
        raise NotNow("everybody knows that a judge is here", "裁判已经在场")


def check_opening(room: "Room", seat: int, body: dict[str, Any]) -> None:
    """Refuse to open the secret before the match is over, or twice."""
    if room.match is None or room.match.stage != OVER or room.is_open or not room.settings.fair:
        raise NotNow("nothing is to be opened now", "现在没有可以公开的")


def check_beginning(room: "Room", seat: int, body: dict[str, Any]) -> None:
    """Refuse to begin before both are ready."""
    if not room.is_ready():
        raise NotNow("not everybody is ready", "尚未全部就绪")


CHECKS: Final = {
    rows.SIT: check_sitting,
    rows.STAND: check_open,
    rows.NONCE: check_nonce,
    rows.BEGIN: check_beginning,
    rows.UNDO: check_undo,
    rows.PAUSE: check_pause,
    rows.RESUME: check_resume,
    rows.DOWN: check_open,
    rows.ADJOURN: check_open,
    rows.OPEN: check_opening,
    rows.VOID: check_open,
    rows.REMATCH: check_rematch,
    rows.CLOSE: check_open,
    rows.JUDGE: check_judge,
    LOOK: check_open,
}
