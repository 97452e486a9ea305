"""The exchange of cards with the Side Deck at the keyboard: cards are moved by name, and what is wrong is named."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Final

import spellspeed.terminal.match_messages as messages
from spellspeed import CardPool, Deck
from spellspeed.near_names import list_close_names
from spellspeed.play import check_presented
from spellspeed.play.siding import SECTIONS, name_card
from spellspeed.pool import folded
from spellspeed.telling import Voice
from spellspeed.terminal.lines import whole_number

NUMBERED: Final = re.compile(r"(\d{1,3})\s*(?:x\s+|张\s*|\s)\s*(.+)", re.IGNORECASE)
LONGEST_NAME: Final = 100
DECK, SIDE = 0, 1  # where a card comes from: Main and Extra Deck, or the Side Deck


class SidingTable:
    """A deck that is being changed between two duels.

    >>> lines = []
    >>> deck = Deck(["Mystical Elf"] * 40, side=["Sangan"])
    >>> table = SidingTable(deck, deck, CardPool.builtin(), Voice("en"), lines.append)
    >>> table.move("in", "sangan")
    >>> table.move("out", "Mystical Elf")
    >>> table.find_faults(), lines[-1]
    ((), 'Main Deck 40 (40), Extra Deck 0 (0), Side Deck 1 (1); in brackets what it must be.')
    """

    def __init__(
        self, registered: Deck, before: Deck, pool: CardPool, voice: Voice, write: Callable[[str], None]
    ) -> None:
        self.registered: Final = registered
        self.before: Final = before  # the deck of the last duel
        self.pool: Final = pool
        self.voice: Final = voice
        self.write: Final = write
        self.main = list(before.main)
        self.extra = list(before.extra)
        self.side = list(before.side)

    def deck(self) -> Deck:
        """Return the deck as it lies there."""
        return Deck(self.main, self.extra, self.side, pool=self.pool)

    def find_faults(self) -> tuple[str, ...]:
        """Return what is wrong with the deck, a sentence for each rule."""
        refusals = check_presented(self.registered, self.deck(), siding=True, pool=self.pool)
        return tuple([refusal.in_chinese() if self.voice.lang == "zh" else str(refusal) for refusal in refusals])

    def reset(self) -> None:
        """Put all cards back where they were in the last duel."""
        self.main = list(self.before.main)
        self.extra = list(self.before.extra)
        self.side = list(self.before.side)
        self.show_counts()

    def show_counts(self) -> None:
        """Say how many cards each deck has and must have."""
        was = self.registered
        counts = {"main": len(self.main), "extra": len(self.extra), "side": len(self.side)}
        wanted = {"main_was": len(was.main), "extra_was": len(was.extra), "side_was": len(was.side)}
        self.write(self.voice.say(messages.SIDE_COUNTS, **counts, **wanted))

    def show(self) -> None:
        """List all cards of the three decks."""
        for section, cards in zip(SECTIONS, (self.main, self.extra, self.side), strict=True):
            counted = Counter([self.name(password) for password in cards])
            listed = [f"{count} {name}" if count > 1 else name for name, count in counted.items()]
            told = self.voice.say(("; ", "、")).join(listed) or "-"
            self.write(self.voice.say(messages.SIDE_SECTION, section=self.voice.say(section), cards=told))
        self.show_counts()

    def name(self, password: int) -> str:
        """Return what a card is called in the language that is spoken."""
        english, chinese = name_card(password, self.pool)
        return chinese if self.voice.lang == "zh" else english

    # ----------------------------------------------------------------------------------------------------- moving cards

    def move(self, command: str, rest: str) -> None:
        """Move cards as a typed line says: "in Sangan", "out 2 Mystical Elf"."""
        found = NUMBERED.fullmatch(rest.strip())
        count, name = (whole_number(found[1]), found[2]) if found else (1, rest.strip())
        if not name or count < 1:
            self.write(self.voice.say(messages.SIDE_WHICH, typed=command))
            return
        source = self.side if command == "in" else [*self.main, *self.extra]
        section = self.voice.say(SECTIONS[2] if command == "in" else messages.SIDE_DECK)
        password = self.find(name[:LONGEST_NAME], source, section)
        if password is None:
            return
        copies = [card for card in source if self.same(card, password)]
        if len(copies) < count:
            self.write(self.voice.say(messages.SIDE_FEW, number=len(copies), section=section))
            return
        own = self.extra if self.belongs_in_extra_deck(password) else self.main
        for card in copies[:count]:
            if command == "in":
                self.side.remove(card)
                own.append(card)
            else:
                (self.main if card in self.main else self.extra).remove(card)
                self.side.append(card)
        where = SECTIONS[2] if command == "out" else SECTIONS[1 if own is self.extra else 0]
        told = {"number": count, "name": self.name(password), "section": self.voice.say(where)}
        self.write(self.voice.say(messages.SIDE_MOVED, **told))
        self.show_counts()

    def belongs_in_extra_deck(self, password: int) -> bool:
        """Whether a card's place is the Extra Deck."""
        card = self.pool.with_password(password)
        return card is not None and card.belongs_in_extra_deck()

    def same(self, one: int, other: int) -> bool:
        """Whether two passwords are artworks of one card."""
        return self.pool.with_password(one) == self.pool.with_password(other)

    def find(self, typed: str, source: list[int], section: str) -> int | None:
        """Return the card that is meant among these, by its name or a part of it; None after a complaint."""
        wanted = folded(typed)
        names = {
            password: [folded(name.strip("「」")) for name in name_card(password, self.pool)] for password in source
        }
        exact = [password for password, known in names.items() if wanted in known]
        part = [password for password, known in names.items() if wanted and any(wanted in name for name in known)]
        found = {self.name(password): password for password in exact or part}
        if len(found) == 1:
            return next(iter(found.values()))
        if found:
            listed = self.voice.say((" or ", "或")).join(list(found)[:4])
            self.write(self.voice.say(messages.SIDE_SEVERAL, names=listed))
            return None
        close = list_close_names(wanted, [name for known in names.values() for name in known], 2)
        near = {self.name(password): None for password, known in names.items() if any(name in close for name in known)}
        told = ""
        if near:
            told = self.voice.say(
                (" Did you mean {names}?", "是不是{names}？"), names=self.voice.say((" or ", "或")).join(near)
            )
        self.write(self.voice.say(messages.SIDE_NO_CARD, name=typed, section=section, near=told))
        return None
