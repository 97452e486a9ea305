"""What can go wrong with the rooms that are kept, each told in one sentence of both languages."""

from typing import Final, Literal

from spellspeed.database.troubles import NoSuchStore, Pair, StoreError

__all__ = ["LinkRefused", "NoSuchRoom", "NoSuchStore", "NumberSkipped", "NumberTaken", "RoomTaken", "StoreError"]


class NumberTaken(StoreError):
    """Somebody else has written the row of that number: read what was missed, and judge again.

    >>> NumberTaken("k3", 7).number
    7
    """

    def __init__(self, room: str, number: int) -> None:
        super().__init__(
            f"row {number} of room {room} is written already: nothing of yours was; read it and try again",
            f"房间{room}的第{number}行已经写入：你的内容没有写入，请读取后再试",
        )
        self.room = room
        self.number = number


class NumberSkipped(StoreError):
    """The row before the one that was to be written is not there: a log has no gaps.

    >>> NumberSkipped("k3", 7, 5).following
    5
    """

    def __init__(self, room: str, number: int, following: int) -> None:
        super().__init__(
            f"row {number} of room {room} cannot be written: the next one is {following}",
            f"房间{room}的第{number}行不能写入：下一行是第{following}行",
        )
        self.room = room
        self.number = number
        self.following = following


class NoSuchRoom(StoreError):
    """No room of that name is kept here.

    >>> print(NoSuchRoom("k3"))
    there is no room k3
    """

    def __init__(self, room: str) -> None:
        super().__init__(f"there is no room {room}", f"没有房间{room}")
        self.room = room


class RoomTaken(StoreError):
    """A room of that name, or with that link, is kept here already.

    >>> print(RoomTaken("k3"))
    room k3, or one of its links, is there already; draw another
    """

    def __init__(self, room: str) -> None:
        super().__init__(
            f"room {room}, or one of its links, is there already; draw another",
            f"房间{room}或者它的链接已经存在，请重新生成",
        )
        self.room = room


Linked = Literal["room", "event"]
_LINKS: Final[dict[Linked, dict[str, Pair]]] = {
    "room": {
        "unknown": (
            "no seat of room {} has this link: copy the whole link, or ask for a new one",
            "房间{}没有这个链接对应的座位：请复制完整的链接，或者索要新的链接",
        ),
        "used": (
            "this link to room {} has been used: open the room where you used it, or ask for a new link",
            "这个进入房间{}的链接已经用过：请在用过它的浏览器里打开房间，或者索要新的链接",
        ),
        "revoked": (
            "this link to room {} was withdrawn: ask for a new one",
            "这个进入房间{}的链接已被收回：请索要新的链接",
        ),
    },
    "event": {
        "unknown": (
            "event {} has no such link: copy the whole link, or ask the organiser for a new one",
            "赛事{}没有这个链接：请复制完整的链接，或者向主办方索要新的链接",
        ),
        "used": (
            "this link to event {} has been used: open it where you used it, or ask the organiser for another",
            "这个进入赛事{}的链接已经用过：请在用过它的浏览器里打开，或者向主办方索要新的链接",
        ),
        "revoked": (
            "this link to event {} was withdrawn: ask the organiser for a new one",
            "这个进入赛事{}的链接已被收回：请向主办方索要新的链接",
        ),
    },
}


class LinkRefused(StoreError):
    """A link does not lead to a seat or into an event, and why.

    >>> LinkRefused("k3", "used").why
    'used'
    """

    def __init__(self, name: str, why: Literal["unknown", "used", "revoked"], of: Linked = "room") -> None:
        english, chinese = _LINKS[of][why]
        super().__init__(english.format(name), chinese.format(name))
        self.name = name
        self.why = why
