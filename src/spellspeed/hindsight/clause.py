"""An event as a part of a sentence: in the past, and without the zones and numbers that only the log has to tell."""

import re
from typing import Final

from spellspeed.rulebook.book import Pair
from spellspeed.words import EVENT_PHASE_STARTED, EVENT_STEP_STARTED, EVENT_TIMING_REACHED, EVENT_TURN_STARTED

_BY_PLAYER: Final = re.compile(r"^(Your opponent|You|Player \d) (\w+ Summons?|\w+)")
_OF_CARD: Final = re.compile(r" (is|has been|has battled|returns|goes|attacks|vanishes|stops|now has|resolves:)(?= |$)")
_IN_ZONE: Final = re.compile(
    r" in (?:(?:your opponent's|your|player \d's) (?:monster zone|Spell & Trap Zone)|Extra Monster Zone) \d of \d"
    r"| as chain link \d+"
)
_POINTS: Final = re.compile(r" \([^()]*(?:ATK|DEF|Position)[^()]*\)")
# A name may begin with "The" as well.
_LOWER: Final = re.compile(
    r"^(?:Your?\b|Player \d|Turn \d|The (?:activation|attack|chain|duel|effect|material|summon)\b|An effect\b)"
)
_ZH_POINTS: Final = re.compile(r"（[^（）]*(?:攻击力|守备力|表示)[^（）]*）")
_ZH_ZONE: Final = re.compile(
    r"，放在[^，。；]*第\d格|（[^（）]*第\d格）|在?(?:你|对方|玩家\d)的(?:怪兽区|魔法与陷阱区)第\d格的?|，连锁\d+$"
)
# What our verbs become; all others take a "d" or "ed".
_PAST: Final = {
    "choose": "chose",
    "draw": "drew",
    "has battled": "battled",
    "has been": "was",
    "is": "was",
    "goes": "went",
    "lose": "lost",
    "now has": "now had",
    "pay": "paid",
    "resolves:": "resolved:",
    "returns": "returned",
    "Set": "Set",
    "skip": "skipped",
    "stops": "stopped",
    "take": "took",
}


def make_clause(kind: int, told: Pair, points: bool = False) -> Pair:
    """Return what happened as a clause, from the sentence that tells an event of this kind; `points` keeps ATK and DEF.

    >>> from spellspeed.words import EVENT_DESTROYED
    >>> make_clause(EVENT_PHASE_STARTED, ("Your Standby Phase", "你的准备阶段"))
    ('your Standby Phase began', '你的准备阶段开始')
    >>> make_clause(EVENT_DESTROYED, ("Your opponent's Sangan is destroyed by battle", "对方的「三眼怪」被战斗破坏"))
    ("your opponent's Sangan was destroyed by battle", '对方的「三眼怪」被战斗破坏')
    """
    english, chinese = told
    if kind == EVENT_TURN_STARTED:
        return (f"{begin_small(english).partition(':')[0]} began", f"{chinese.partition('：')[0]}开始")
    if kind == EVENT_PHASE_STARTED:
        return (f"{begin_small(english)} began", f"{chinese}开始")
    if kind == EVENT_STEP_STARTED:
        return (f"the {english} began", f"{chinese}开始")
    if kind == EVENT_TIMING_REACHED:
        return (f"the Damage Step came to “{english.removeprefix('Damage Step: ')}”", f"到了{chinese}")
    if not points:
        english, chinese = _POINTS.sub("", english), _ZH_POINTS.sub("", chinese)
    return (tell_in_past(_IN_ZONE.sub("", english)), _ZH_ZONE.sub("", chinese))


def tell_in_past(english: str) -> str:
    """Return a sentence of the log in the past, as a part of another.

    >>> tell_in_past("Your opponent Normal Summons Sangan"), tell_in_past("You draw Kuriboh")
    ('your opponent Normal Summoned Sangan', 'you drew Kuriboh')
    >>> tell_in_past("Sangan is sent to your Graveyard")
    'Sangan was sent to your Graveyard'
    """
    by_player = _BY_PLAYER.match(english)
    if by_player is None:
        found = _OF_CARD.search(english)
        if found is None:
            return begin_small(english)
        return begin_small(f"{english[: found.start()]} {past_of(found[1])}{english[found.end() :]}")
    who, verb = by_player[1], by_player[2]
    plain = verb if who == "You" else verb.removesuffix("s")
    return begin_small(f"{who} {past_of(plain)}{english[by_player.end() :]}")


def past_of(verb: str) -> str:
    """Return a verb in the past."""
    if verb in _PAST:
        return _PAST[verb]
    stem = verb.removesuffix("s") if verb in ("attacks", "vanishes") else verb
    return f"{stem}d" if stem.endswith("e") else f"{stem}ed"


def begin_small(english: str) -> str:
    """Return a sentence without its capital, unless it begins with a name.

    >>> begin_small("Your Standby Phase"), begin_small("The Thing in the Crater is there")
    ('your Standby Phase', 'The Thing in the Crater is there')
    """
    return english[0].lower() + english[1:] if _LOWER.match(english) else english
