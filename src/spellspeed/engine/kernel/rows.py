"""The rows of the state: frozen values; a change puts a new row in the old one's place.

Every row is built from ints, bools, strings, tuples and rows. `key()` is its whole content in the order of the
constructor, so equality, hash, pickle and printing are written once.
"""

from typing import Any, Final

from spellspeed.engine.kernel.card_state import CardState as CardState
from spellspeed.engine.kernel.questions import Option as Option
from spellspeed.engine.kernel.questions import Request as Request
from spellspeed.engine.kernel.row import Row as Row
from spellspeed.words import DURING_OPPONENTS_NEXT_TURN, UNTIL_DUE

# Kinds of bond.
BOND_EQUIP: Final = 1
BOND_LINK: Final = 2
BOND_EQUIPPED_ITSELF: Final = 4  # a monster's own effect has equipped it to another
BOND_EQUIP_BY_ITSELF: Final = 3  # the monster's own effect has equipped the card to it


class Frame(Row):
    """A job under way: its kind, its named step, whose it is, the card it is about, and what it remembers.

    Its `detail` is what else its kind must know. Others read it as the line or the window that it is; any other detail
    is read by the module that runs the kind alone, which says above its steps what it is.
    """

    def __init__(self, kind: int, step: int, player: int, uid: int, detail: int, memory: tuple[int, ...]) -> None:
        self.kind: Final = kind
        self.step: Final = step
        self.player: Final = player
        self.uid: Final = uid
        self.detail: Final = detail
        self.memory: Final = memory

    @property
    def line(self) -> int:
        """Which line of its card is under way: of what is activated, carried out, or a procedure."""
        return self.detail

    @property
    def window(self) -> int:
        """What a window answers, or in which window a chain began: a WINDOW_*."""
        return self.detail

    def key(self) -> tuple[Any, ...]:
        return (self.kind, self.step, self.player, self.uid, self.detail, self.memory)

    def at(self, step: int, memory: tuple[int, ...]) -> "Frame":
        """Return the same job at this step, remembering this."""
        return Frame(self.kind, step, self.player, self.uid, self.detail, memory)


class Link(Row):
    """One chain link: who activated which line of which card, at what, and how it was negated."""

    def __init__(
        self,
        number: int,
        player: int,
        uid: int,
        visit: int,
        card: int,
        line: int,
        targets: tuple[int, ...],
        memory: tuple[int, ...],
        negated: int,
    ) -> None:
        self.number: Final = number
        self.player: Final = player
        self.uid: Final = uid
        self.visit: Final = visit
        self.card: Final = card
        self.line: Final = line
        self.targets: Final = targets  # uid, visit, uid, visit …
        self.memory: Final = memory  # what "that card" and the named amounts mean
        self.negated: Final = negated

    def key(self) -> tuple[Any, ...]:
        return (
            self.number,
            self.player,
            self.uid,
            self.visit,
            self.card,
            self.line,
            self.targets,
            self.memory,
            self.negated,
        )

    def aimed_at(self, targets: tuple[int, ...], memory: tuple[int, ...]) -> "Link":
        """Return the link with other targets, which its memory means too."""
        return Link(self.number, self.player, self.uid, self.visit, self.card, self.line, targets, memory, self.negated)

    def with_negation(self, negated: int) -> "Link":
        """Return the link with this much of it negated."""
        return Link(
            self.number,
            self.player,
            self.uid,
            self.visit,
            self.card,
            self.line,
            self.targets,
            self.memory,
            negated,
        )


class Onset(Row):
    """The fact that a continuous line began to apply to a card."""

    def __init__(
        self,
        uid: int,
        visit: int,
        turned: int,
        line: int,
        affected: int,
        affected_visit: int,
        affected_turned: int,
        serial: int,
    ) -> None:
        self.uid: Final = uid
        self.visit: Final = visit
        self.turned: Final = turned
        self.line: Final = line
        self.affected: Final = affected
        self.affected_visit: Final = affected_visit
        self.affected_turned: Final = affected_turned
        self.serial: Final = serial

    def key(self) -> tuple[Any, ...]:
        return (
            self.uid,
            self.visit,
            self.turned,
            self.line,
            self.affected,
            self.affected_visit,
            self.affected_turned,
            self.serial,
        )


class Lingering(Row):
    """An applied effect with a duration; a delayed part keeps where its program goes on."""

    def __init__(
        self,
        player: int,
        card: int,
        line: int,
        pc: int,
        affected: tuple[int, ...],
        memory: tuple[int, ...],
        until: int,
        until_turn: int,
        serial: int,
    ) -> None:
        self.player: Final = player
        self.card: Final = card
        self.line: Final = line
        self.pc: Final = pc
        self.affected: Final = affected  # uid, visit, turned, uid, visit, turned …
        self.memory: Final = memory
        self.until: Final = until
        self.until_turn: Final = until_turn
        self.serial: Final = serial

    def is_under_way(self, turn: int) -> bool:
        """Whether it applies in this turn: it is neither put off nor for a turn that has not begun."""
        if self.until == DURING_OPPONENTS_NEXT_TURN:
            return self.until_turn == turn
        return self.until != UNTIL_DUE

    def with_affected(self, affected: tuple[int, ...]) -> "Lingering":
        """Return the same effect on these cards."""
        return Lingering(
            self.player,
            self.card,
            self.line,
            self.pc,
            affected,
            self.memory,
            self.until,
            self.until_turn,
            self.serial,
        )

    def key(self) -> tuple[Any, ...]:
        return (
            self.player,
            self.card,
            self.line,
            self.pc,
            self.affected,
            self.memory,
            self.until,
            self.until_turn,
            self.serial,
        )


class Event(Row):
    """What happened: the card before and after, the cause, the causing card, and the amounts."""

    def __init__(
        self,
        kind: int,
        player: int,
        before: CardState | None,
        after: CardState | None,
        cause: int,
        source: int,
        source_visit: int,
        number: int,
        old: int,
        new: int,
        batch: int,
        known: tuple[int, ...],
    ) -> None:
        self.kind: Final = kind
        self.player: Final = player
        self.before: Final = before
        self.after: Final = after
        self.cause: Final = cause
        self.source: Final = source  # uid of the other card, which causes it or is attacked; -1 for none
        self.source_visit: Final = source_visit
        self.number: Final = number  # the amount, the phase, the zone: what the kind says, see the words EVENT_*
        self.old: Final = old
        self.new: Final = new  # of what a card does to another, as `old`: 1 + whose effect, cost or battle it is
        self.batch: Final = batch  # what happened at once has the same batch
        self.known: Final = known  # of a monster summoned by its own text: by which line, what amount that answers

    def about(self, after: CardState | None) -> "Event":
        """Return the same event as something that has happened to this card."""
        return self.with_cards(None, after, self.source)

    def with_cards(self, before: CardState | None, after: CardState | None, source: int) -> "Event":
        """Return the same event with these rows, and this number for the other card."""
        return Event(
            kind=self.kind,
            player=self.player,
            before=before,
            after=after,
            cause=self.cause,
            source=source,
            source_visit=self.source_visit,
            number=self.number,
            old=self.old,
            new=self.new,
            batch=self.batch,
            known=self.known,
        )

    def plain(self) -> tuple[Any, ...]:
        """Return the content with the rows in it as plain content too."""
        before, after = self.before, self.after
        cards = (None if before is None else before.key(), None if after is None else after.key())
        return (self.kind, self.player, cards, self.key()[4:])

    def key(self) -> tuple[Any, ...]:
        return (
            self.kind,
            self.player,
            self.before,
            self.after,
            self.cause,
            self.source,
            self.source_visit,
            self.number,
            self.old,
            self.new,
            self.batch,
            self.known,
        )


class WaitingTrigger(Row):
    """A trigger whose event has happened and that has not been activated or given up yet."""

    def __init__(
        self, player: int, uid: int, visit: int, card: int, line: int, batch: int, rank: int, event: Event
    ) -> None:
        self.player: Final = player
        self.uid: Final = uid
        self.visit: Final = visit
        self.card: Final = card
        self.line: Final = line
        self.batch: Final = batch
        self.rank: Final = rank  # mandatory before optional, public before hidden, turn player first
        self.event: Final = event  # what it answers

    def key(self) -> tuple[Any, ...]:
        return (self.player, self.uid, self.visit, self.card, self.line, self.batch, self.rank, self.event)

    def plain(self) -> tuple[Any, ...]:
        """Return the content with the event in it as plain content too."""
        return (self.key()[:7], self.event.plain())


class DeedDone(Row):
    """Something a player or a card did this turn; the limits "once per turn" read these."""

    def __init__(
        self, player: int, deed: int, uid: int, visit: int, card: int, line: int, phase: int, turned: int
    ) -> None:
        self.player: Final = player
        self.deed: Final = deed
        self.uid: Final = uid
        self.visit: Final = visit
        self.card: Final = card
        # Of what was activated the line; of a Normal Summon the right, plus THE_SUMMON if it was
        # negated; of an attack which Battle Phase; of a Special Summon where it came from; of a skip see limits.py.
        self.line: Final = line
        self.phase: Final = phase
        self.turned: Final = turned

    def with_uid(self, uid: int) -> "DeedDone":
        """Return the same deed of a card with this number."""
        return DeedDone(self.player, self.deed, uid, self.visit, self.card, self.line, self.phase, self.turned)

    def done_with(self, uid: int, visit: int, turned: int) -> "DeedDone":
        """Return the same deed of what lies in the place of another card."""
        return DeedDone(self.player, self.deed, uid, visit, self.card, self.line, self.phase, turned)

    def key(self) -> tuple[Any, ...]:
        return (self.player, self.deed, self.uid, self.visit, self.card, self.line, self.phase, self.turned)


class Bond(Row):
    """A relation between two cards that ends when either changes: an equip, a link made by an effect."""

    def __init__(
        self,
        kind: int,
        uid: int,
        visit: int,
        turned: int,
        other: int,
        other_visit: int,
        other_turned: int,
        serial: int,
        card: int,
        negated: bool,
        line: int = -1,
    ) -> None:
        self.kind: Final = kind
        self.uid: Final = uid
        self.visit: Final = visit
        self.turned: Final = turned
        self.other: Final = other
        self.other_visit: Final = other_visit
        self.other_turned: Final = other_turned
        self.serial: Final = serial
        self.card: Final = card  # pool index: a shuffle may deal the uid another card
        self.negated: Final = negated  # whether the effects of the card were negated when the state last settled
        self.line: Final = line  # the monster's own line that has equipped it, or another card to it; -1: no such

    def key(self) -> tuple[Any, ...]:
        return (
            self.kind,
            self.uid,
            self.visit,
            self.turned,
            self.other,
            self.other_visit,
            self.other_turned,
            self.serial,
            self.card,
            self.negated,
            self.line,
        )

    def is_equip(self) -> bool:
        """Whether the card is equipped to the other one, by whatever effect."""
        return self.kind != BOND_LINK

    def with_negation(self, negated: bool) -> "Bond":
        """Return the bond that knows whether the effects of its card are negated."""
        return Bond(
            self.kind,
            self.uid,
            self.visit,
            self.turned,
            self.other,
            self.other_visit,
            self.other_turned,
            self.serial,
            self.card,
            negated,
            self.line,
        )


MADE_DIRECT: Final = -1  # what stands for the visit of the target, if an effect has made the attack a direct one


class Battle(Row):
    """The attack under way, from its declaration to the end of its Damage Step."""

    def __init__(
        self,
        player: int,
        attacker: int,
        attacker_visit: int,
        target: int,
        target_visit: int,
        count_changed: bool,
        calculated: bool,
    ) -> None:
        self.player: Final = player  # who attacks
        self.attacker: Final = attacker
        self.attacker_visit: Final = attacker_visit
        self.target: Final = target  # -1: a direct attack
        self.target_visit: Final = target_visit
        self.count_changed: Final = count_changed  # a monster came to or left the attacked side since the last choice
        self.calculated: Final = calculated  # damage calculation has been carried out: the two have battled

    def key(self) -> tuple[Any, ...]:
        return (
            self.player,
            self.attacker,
            self.attacker_visit,
            self.target,
            self.target_visit,
            self.count_changed,
            self.calculated,
        )

    def made_direct(self) -> "Battle":
        """Return the same attack, of which an effect has made a direct one."""
        return Battle(
            player=self.player,
            attacker=self.attacker,
            attacker_visit=self.attacker_visit,
            target=-1,
            target_visit=MADE_DIRECT,
            count_changed=self.count_changed,
            calculated=self.calculated,
        )

    def with_count_changed(self) -> "Battle":
        """Return the same battle with the attacked side's monster count changed: a replay is due."""
        return Battle(
            self.player,
            self.attacker,
            self.attacker_visit,
            self.target,
            self.target_visit,
            True,
            self.calculated,
        )
