"""Cards and places as messages: nothing is in them that the seen card does not show."""

from functools import cache
from typing import Final, Literal, NamedTuple, cast

from spellspeed.seen import PointChange, SeenCard
from spellspeed.server.messages import At, Card, Change, Counters
from spellspeed.server.plain_words import Place, Position
from spellspeed.wording import ARROWS, COUNTERS, say
from spellspeed.words import LINK, PENDULUM

POSITIONS: Final[dict[str, Position]] = {
    "": "",
    "face-up attack": "attack",
    "face-up defense": "defense",
    "face-down attack": "set",
    "face-down defense": "set",
}
Stat = Literal["ATK", "DEF"]
How = Literal["gain", "lose", "become", "original"]
APART: Final = ("material", "nowhere", "void")  # in no row of cards that a table shows


class Printed(NamedTuple):
    """What is printed on a card and stays so."""

    link: int | None
    arrows: list[str]
    scale: int | None


@cache
def read_printed(kind: int, link: int, arrows: int, scale: int) -> Printed:
    """Return what is printed on a card and no effect changes.

    >>> read_printed(LINK, 1, 1, 0).link, read_printed(0, 0, 0, 0).link
    (1, None)
    """
    shown = list(say(ARROWS, arrows)) if kind & LINK else []
    return Printed(link if kind & LINK else None, shown, scale if kind & PENDULUM else None)


def picture_at(card: SeenCard) -> At:
    """Return where a card lies."""
    return At(card.controller, cast(Place, card.place), card.index)


def picture_place(place: str, of: int) -> At:
    """Return a place as a view names it, whose it is.

    >>> picture_place("monster zone 3", 1), picture_place("hand", 0)
    (At(of=1, place='monster zone', index=3), At(of=0, place='hand', index=0))
    """
    head, _, number = place.rpartition(" ")
    return At(of, cast(Place, head), int(number)) if number.isdigit() else At(of, cast(Place, place))


def picture_card(card: SeenCard, lang: str) -> Card:
    """Return a card as a message tells of it.

    >>> from spellspeed import Duel
    >>> text = "turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 8000 monsters: Sangan   set: Ookazi"
    >>> view = Duel.from_position(text).view(0)
    >>> picture_card(view.monsters(1)[0], "zh").name, picture_card(view.spells(1)[0], "en").password
    ('三眼怪', 0)
    """
    facts = card.facts
    told = Card(picture_at(card), card.owner, face_up=card.face_up, position=POSITIONS[card.position])
    if card.set_this_turn:
        told.set_this_turn = True
    if card.counters:
        told.counters = picture_counters(card.counters, lang)
    if card.summoned:
        told.summoned = card.summoned
        told.summoned_this_turn = card.summoned_this_turn
    if card.position_changed:
        told.position_changed = True
    if card.attacks_made:
        told.attacks_made = card.attacks_made
    if card.equipped_to:
        told.equipped_to = picture_place(card.equipped_to, card.equipped_of)
    if card.materials:
        told.materials = [picture_card(material, lang) for material in card.materials]
    if facts is None:
        return told
    told.password = facts.password
    told.name = (facts.name_zh if lang == "zh" else "") or facts.name_en
    told.kinds = list(card.kinds)
    told.attributes = list(card.attributes)
    told.types = list(card.types)
    told.level = card.level
    told.rank = card.rank
    told.atk = card.atk
    told.def_ = card.def_
    told.link, told.arrows, told.scale = read_printed(facts.kind, facts.link, facts.arrows, facts.scale)
    if card.atk is not None and card.atk != facts.atk:
        told.printed_atk = facts.atk
    if card.def_ is not None and card.def_ != facts.def_:
        told.printed_def = facts.def_
    if card.changes:
        told.changes = picture_changes(card.changes, lang)
    if card.negated:
        told.negated = True
    if card.summoned_again:
        told.summoned_again = True
    return told


def picture_counters(counters: tuple[int, ...], lang: str) -> list[Counters]:
    """Return the counters on a card: kind, number, kind, number …"""
    words = {number: (english, chinese) for number, english, chinese in COUNTERS}
    pairs = zip(counters[::2], counters[1::2], strict=True)
    return [Counters(words[kind][1 if lang == "zh" else 0], count) for kind, count in pairs if count]


def picture_changes(changes: tuple[PointChange, ...], lang: str) -> list[Change]:
    """Return which effects have changed the points of a monster, in their order."""
    return [
        Change(cast(Stat, change.stat), cast(How, change.how), change.amount, change.called(lang)) for change in changes
    ]


def is_on_table(card: SeenCard) -> bool:
    """Whether the table shows this card where it says it lies, so that nobody needs to be told of it again."""
    return card.hidden or (card.place not in APART and (card.index > 0 or card.place == "field zone"))
