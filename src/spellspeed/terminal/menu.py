"""The numbered options as they are shown: a zone has its own number, copies in the hand share a line."""

from typing import Final, NamedTuple

import spellspeed.terminal.messages as messages
from spellspeed.seen import SeenOption, SeenRequest
from spellspeed.telling import Voice, tell_option
from spellspeed.words import PASS, PICK_ZONE

MAIN_ZONES: Final = 5


class MenuLine(NamedTuple):
    """One line of a menu: the number to type, the option it stands for, and what is said."""

    number: int
    pick: int
    text: str


def number_options(request: SeenRequest, voice: Voice) -> list[MenuLine]:
    """Return the lines for a question.

    >>> from spellspeed import Deck, Duel
    >>> deck = Deck(["Mystical Elf"] * 40)
    >>> request = Duel(deck, deck, first=0, limits=False).view(0).request
    >>> number_options(request, Voice("en", 0))[0].text
    'Normal Summon Mystical Elf (Level 4, ATK 800, DEF 2000) (5 copies)'
    """
    texts = [tell_option(option, voice) for option in request.options]
    zones = [zone_of(option) for option in request.options]
    if all(zones) and len(set(zones)) == len(zones):
        return [MenuLine(zone, at, text) for at, (zone, text) in enumerate(zip(zones, texts, strict=True))]
    if request.least != 1 or request.most != 1:
        return [MenuLine(at + 1, at, text) for at, text in enumerate(texts)]
    same = [text for option, text in zip(request.options, texts, strict=True) if is_alike(option)]
    first: dict[str, int] = {}  # where each line comes first
    lines: list[MenuLine] = []
    for at, (option, text) in enumerate(zip(request.options, texts, strict=True)):
        alike = is_alike(option)
        if alike and first.setdefault(text, at) != at:
            continue
        copies = len([each for each in same if each == text]) if alike else 1
        told = text + voice.say(messages.COPIES, number=copies) if copies > 1 else text
        if option.deed == PASS:
            told += voice.say(messages.ENTER)
        lines.append(MenuLine(len(lines) + 1, at, told))
    return lines


def is_alike(option: SeenOption) -> bool:
    """Whether one copy is as good as another where the card of an option lies: in a hand, or face-down in a deck."""
    card = option.card
    return card is not None and (card.place in ("hand", "deck") or (card.place == "extra deck" and not card.face_up))


def find_pass(request: SeenRequest) -> int:
    """Return which option is to pass, -1 for a question that wants another answer.

    >>> from spellspeed import Deck, Duel
    >>> deck = Deck(["Mystical Elf"] * 40)
    >>> find_pass(Duel(deck, deck, first=0, limits=False).view(0).request)
    -1
    """
    return next((at for at, option in enumerate(request.options) if option.deed == PASS), -1)


def zone_of(option: SeenOption) -> int:
    """Return the number of the zone that an option chooses, the Extra Monster Zones behind the others; 0 for none."""
    name, _, number = option.place.rpartition(" ")
    if option.deed != PICK_ZONE or not number.isdigit():
        return 0
    return int(number) + (MAIN_ZONES if name.startswith("extra") else 0)
