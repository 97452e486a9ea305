"""How a room is played, as its maker chose: read from plain data, refused with a sentence that says what is wrong."""

from typing import Any, Final, NamedTuple

from spellspeed.packaged_decks import FORMATS
from spellspeed.play import MatchRules, find_match_rules

MOST_PAUSE: Final = 5_000  # milliseconds
MOST_DELAY: Final = 3_600_000


class WrongSettings(ValueError):
    """Settings that no room can have, in both languages."""

    def __init__(self, english: str, chinese: str) -> None:
        super().__init__(english)
        self.chinese: Final = chinese


class Settings(NamedTuple):
    """What a room is played with, besides who sits there and with which deck.

    >>> Settings().format, Settings().match, Settings(practice=True).practice
    ('master2020', 'single', True)
    """

    format: str = "master2020"
    match: str = "single"  # a name of match rules, or "custom" with the rules in `rules`
    rules: dict[str, Any] | None = None
    limits: bool = True  # the Forbidden & Limited list of the format
    ask_all: bool = False
    practice: bool = False  # answers may be taken back
    fair: bool = True  # seats give nonces to the seed
    pause: int = 350  # milliseconds for which every window in which somebody may respond looks alike
    watch_delay: int = 0  # milliseconds by which watchers see later
    bots: tuple[str, str] = ("", "")  # by seat: the name of a bot that plays there
    public: bool = False  # listed among the rooms that can be watched
    event: str = ""  # at which a match is played here
    opens: str = "match"  # when the secret of the dice opens: after the match, or after the event
    given: tuple[dict[str, Any], dict[str, Any]] | None = None  # by seat: the name and the deck of who may sit there
    both: bool = False  # one person, on seat 0, plays both sides
    open: bool = False  # and sees all cards, not those of the side that is to act
    start: str = ""  # the position in our notation in which the one duel begins; it has no dice to prove
    start_of: str = ""  # what that was made of: "position", "puzzle" or "replay"

    @property
    def match_rules(self) -> MatchRules:
        """The rules of the match.

        >>> Settings(match="official").match_rules.duels
        3
        """
        return find_match_rules(self.match) if self.rules is None else MatchRules.from_dict(self.rules)

    def to_dict(self) -> dict[str, Any]:
        """Return the settings as plain data.

        >>> read_settings(Settings(format="408").to_dict()).format
        '408'
        """
        plain = {**self._asdict(), "bots": list(self.bots)}
        return {**plain, "given": None if self.given is None else list(self.given)}


OF_EVENTS: Final = ("event", "opens", "given")  # what nobody else sets
KINDS: Final[dict[str, type]] = {
    **dict.fromkeys(("format", "match", "event", "opens", "start", "start_of"), str),
    **dict.fromkeys(("limits", "ask_all", "practice", "fair", "public", "both", "open"), bool),
    **dict.fromkeys(("pause", "watch_delay"), int),
}


def read_settings(plain: object) -> Settings:
    """Read settings; what is not said is as usual.

    >>> read_settings({"format": "409"})
    Traceback (most recent call last):
    ...
    spellspeed.server.settings.WrongSettings: the format is '409'; there are master2020, 408
    """
    if not isinstance(plain, dict):
        raise WrongSettings("the settings are not an object", "设定不是对象")
    strange = [str(name)[:40] for name in plain if name not in Settings._fields]
    if strange:
        raise WrongSettings(f"there is no setting {strange[0]!r}", f"没有名为{strange[0]!r}的设定")
    for name, kind in KINDS.items():
        if name in plain and type(plain[name]) is not kind:
            raise WrongSettings(f"{name} must be of type {kind.__name__}", f"{name}的类型必须是{kind.__name__}")
    given = plain.get("given")
    read = {"bots": _read_bots(plain.get("bots", ("", ""))), "given": None if given is None else (given[0], given[1])}
    alone = bool(plain.get("both") or plain.get("start"))
    usual = {"practice": bool(plain.get("both")), "fair": not alone}
    settings = Settings(**{**usual, **plain, **read})
    if settings.format not in FORMATS:
        listed = ", ".join(FORMATS)
        raise WrongSettings(
            f"the format is {settings.format[:40]!r}; there are {listed}",
            f"规则环境是{settings.format[:40]!r}，可用：{listed}",
        )
    for name, value, most in (
        ("pause", settings.pause, MOST_PAUSE),
        ("watch_delay", settings.watch_delay, MOST_DELAY),
    ):
        if not 0 <= value <= most:
            raise WrongSettings(f"{name} must be 0 to {most}", f"{name}必须是0到{most}")
    try:
        settings.match_rules  # noqa: B018 - refused if there are no such rules
    except ValueError as wrong:
        raise WrongSettings(str(wrong), f"比赛规则有误：{wrong}") from None
    check_together(settings)
    return settings


def check_together(settings: Settings) -> None:
    """Refuse settings that do not go together.

    >>> check_together(Settings(both=True))
    Traceback (most recent call last):
    ...
    spellspeed.server.settings.WrongSettings: dice are proved between two who begin with decks, not here
    """
    if settings.fair and (settings.both or settings.start):
        raise WrongSettings(
            "dice are proved between two who begin with decks, not here", "只有双方以卡组开局时才能证明骰子，这里不能"
        )
    if settings.both and any(settings.bots):
        raise WrongSettings("who plays both sides plays against no bot", "同时操作双方时没有电脑对手")
    if settings.open and not settings.both:
        raise WrongSettings("only who plays both sides may see all cards", "只有同时操作双方的人才能看到所有卡")
    if settings.start and (settings.match_rules.duels != 1 or settings.match_rules.breaks_draws):
        raise WrongSettings("a match that starts in a position is a single duel", "从局面开始的比赛只有一局")


def _read_bots(plain: object) -> tuple[str, str]:
    if not isinstance(plain, list | tuple) or len(plain) != 2 or not all(isinstance(name, str) for name in plain):
        raise WrongSettings("bots must be two names, empty for people", "bots必须是两个名字，真人留空")
    return plain[0][:40], plain[1][:40]
