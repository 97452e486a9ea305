"""Giving the cards of a state other numbers: every row that names a card is written anew here."""

from typing import Final

from spellspeed.engine.kernel.how_summoned import MADE_OF
from spellspeed.engine.kernel.layouts import layout_of
from spellspeed.engine.kernel.rows import (
    Battle,
    Bond,
    CardState,
    Event,
    Frame,
    Lingering,
    Link,
    Onset,
    Option,
    Request,
    WaitingTrigger,
)
from spellspeed.engine.kernel.slots import AT_SLOTS
from spellspeed.engine.kernel.state import State
from spellspeed.words import FREES_A_ZONE, TELLS_OF_OPTIONS, UNTIL_DUE


class Renumbering:
    """A new number for every card of a state; what else the rows say stays as it is.

    >>> Renumbering([1, 0, 2]).every((0, 7, 2, 8), 2)
    (1, 7, 2, 8)
    """

    def __init__(self, new: list[int]) -> None:
        self.new: Final = new  # by the old number

    def one(self, uid: int) -> int:
        """Return a card's new number; a negative one names no card and stays."""
        return uid if uid < 0 else self.new[uid]

    def every(self, numbers: tuple[int, ...], stride: int) -> tuple[int, ...]:
        """Return references such as uid, visit, uid, visit … with new uids; `stride` is the length of one."""
        return tuple([self.one(number) if at % stride == 0 else number for at, number in enumerate(numbers)])

    def state(self, s: State) -> State:
        """Return the whole state renumbered."""
        cards: list[CardState] = list(s.cards)
        for row in s.cards:
            cards[self.new[row.uid]] = self.row(row)
        return State(
            cards,
            [self.every(pile, 1) for pile in s.piles],
            [self.frame(frame) for frame in s.frames],
            [self.link(link) for link in s.chain],
            [self.onset(onset) for onset in s.onsets],
            [self.lingering(effect) for effect in s.lingering],
            [self.waiting(row) for row in s.waiting],
            [deed.with_uid(self.one(deed.uid)) for deed in s.deeds],
            [self.bond(bond) for bond in s.bonds],
            [self.event(event) for event in s.events],
            [self.event(event) for event in s.happened],
            tuple([self.event(event) for event in s.moment]),
            tuple([self.option(option) for option in s.picks]),
            None if s.request is None else self.request(s.request),
            None if s.battle is None else self.battle(s.battle),
            *s.key()[15:-3] + (self.made_of(s.materials), s.last_turn, s.undrawn),
        )

    def made_of(self, materials: tuple[int, ...]) -> tuple[int, ...]:
        """Return what monsters were made of: uid, visit of the monster, then card, uid, visit of the material."""
        uids = (0, 3)
        return tuple([self.one(each) if at % MADE_OF in uids else each for at, each in enumerate(materials)])

    def row(self, row: CardState) -> CardState:
        """Return a card's row."""
        content = list(row.key())
        content[0] = self.one(row.uid)
        content[-2] = self.one(row.holder)
        return CardState(*content)

    def frame(self, frame: Frame) -> Frame:
        """Return a frame with the cards it remembers."""
        uid, memory = self.one(frame.uid), self.frame_memory(frame)
        return Frame(frame.kind, frame.step, frame.player, uid, frame.detail, memory)

    def frame_memory(self, frame: Frame) -> tuple[int, ...]:
        """Return what a frame remembers; each kind that remembers cards has a layout."""
        memory, layout = frame.memory, layout_of(frame.kind)
        if layout.falling:
            return self.falling(memory)
        if layout.of_line:
            return self.memory(memory)
        if not layout.stride:
            return memory
        return memory[: layout.first] + self.every(memory[layout.first :], layout.stride)

    def falling(self, memory: tuple[int, ...]) -> tuple[int, ...]:
        """Return what a destruction remembers: how many cards, uid, visit, by … of them, then uid, uid, line …"""
        found = list(memory)
        behind = 1 + 3 * memory[0]
        for at in range(1, len(found)):
            kept = 1 if at < behind else 2  # which of three is no uid
            if (at - 1) % 3 != kept:
                found[at] = self.one(found[at])
        return tuple(found)

    def memory(self, memory: tuple[int, ...]) -> tuple[int, ...]:
        """Return what a line remembers: its numbers, then slots of uid, visit … behind their length."""
        found = list(memory)
        at = AT_SLOTS
        while at < len(found):
            for pair in range(found[at]):
                found[at + 1 + 2 * pair] = self.one(found[at + 1 + 2 * pair])
            at += 1 + 2 * found[at]
        return tuple(found)

    def link(self, link: Link) -> Link:
        """Return a chain link with its targets and what it remembers."""
        return Link(
            link.number,
            link.player,
            self.one(link.uid),
            link.visit,
            link.card,
            link.line,
            self.every(link.targets, 2),
            self.memory(link.memory),
            link.negated,
        )

    def onset(self, onset: Onset) -> Onset:
        """Return an onset."""
        uid, visit, turned, line, affected, *rest = onset.key()
        return Onset(self.one(uid), visit, turned, line, self.one(affected), *rest)

    def lingering(self, effect: Lingering) -> Lingering:
        """Return a lingering effect with the cards it affects."""
        player, card, line, pc, affected, *rest = effect.key()
        memory, until, until_turn, serial = rest
        if until == UNTIL_DUE:  # a deed put off keeps what its line remembers
            memory = self.memory(memory)
        return Lingering(player, card, line, pc, self.every(affected, 3), memory, until, until_turn, serial)

    def waiting(self, row: WaitingTrigger) -> WaitingTrigger:
        """Return a waiting trigger with the event it answers."""
        uid, event = self.one(row.uid), self.event(row.event)
        return WaitingTrigger(row.player, uid, row.visit, row.card, row.line, row.batch, row.rank, event)

    def bond(self, bond: Bond) -> Bond:
        """Return a bond."""
        kind, uid, visit, turned, other, *rest = bond.key()
        return Bond(kind, self.one(uid), visit, turned, self.one(other), *rest)

    def event(self, event: Event) -> Event:
        """Return an event with its rows."""
        before = None if event.before is None else self.row(event.before)
        after = None if event.after is None else self.row(event.after)
        return event.with_cards(before, after, self.one(event.source))

    def option(self, option: Option) -> Option:
        """Return an option."""
        return Option(option.deed, self.one(option.uid), option.place, option.number)

    def request(self, request: Request) -> Request:
        """Return a request with its options, in their order."""
        options = tuple([self.option(option) for option in request.options])
        head = (request.player, request.kind, request.purpose, self.one(request.uid), request.line)
        condition = request.condition
        first = 2 if condition and condition[0] == FREES_A_ZONE else 0
        if len(condition) > first and condition[first] not in TELLS_OF_OPTIONS:
            # How many of these cards must stay.
            condition = condition[: first + 2] + self.every(condition[first + 2 :], 1)
        return Request(*head, options, request.least, request.most, condition)

    def battle(self, battle: Battle) -> Battle:
        """Return the attack under way."""
        player, attacker, visit, target, *rest = battle.key()
        return Battle(player, self.one(attacker), visit, self.one(target), *rest)
