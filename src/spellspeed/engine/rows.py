"""The rows of the state: frozen values; a change puts a new row in the old one's place.

Every row is built from ints, bools, strings, tuples and rows. `key()` is its whole content in the order of the
constructor, so equality, hash, pickle and printing are written once.
"""

from typing import Any, Final

from spellspeed.engine.questions import Option as Option
from spellspeed.engine.questions import Request as Request
from spellspeed.engine.row import Row as Row
from spellspeed.words import FACE_DOWN_ATTACK, FACE_DOWN_DEFENSE, FACE_UP_ATTACK, FACE_UP_DEFENSE, NORMALLY

# Kinds of bond.
BOND_EQUIP: Final = 1
BOND_LINK: Final = 2
BOND_EQUIP_BY_ITSELF: Final = 3  # the monster's own effect has equipped the card to it


class CardState(Row):
    """One physical card: where it is, how it lies, and since when."""

    def __init__(
        self,
        uid: int,
        card: int,
        owner: int,
        controller: int,
        place: int,
        face_up: bool,
        attack: bool,
        visit: int,
        turned: int,
        turn_placed: int,
        turn_set: int,
        came_from: int,
        arrived_by: int,
        reserved: int,
        doomed: bool,
        working: bool,
        proper: bool,
        home: int,
        counters: tuple[int, ...],
        holder: int,
    ) -> None:
        self.uid: Final = uid  # its index in State.cards, for the whole duel
        self.card: Final = card  # index in the pool
        self.owner: Final = owner
        self.controller: Final = controller
        self.place: Final = place
        self.face_up: Final = face_up
        self.attack: Final = attack  # Attack Position, for a monster on the field
        self.visit: Final = visit  # + 1 with every change of pile: "still the same card?"
        self.turned: Final = turned  # + 1 when turned face-down, and with every visit
        self.turn_placed: Final = turn_placed  # the turn in which it came to where it is
        self.turn_set: Final = turn_set  # the turn in which it was last Set or turned face-down on the field
        self.came_from: Final = came_from  # where it was before it came here; a move within the field does not count
        self.arrived_by: Final = arrived_by  # the deed that brought it: NORMAL_SUMMON, SET_MONSTER …
        self.reserved: Final = reserved  # the field zone kept free for a card that is NOWHERE, -1 for none
        self.doomed: Final = doomed  # its destruction is decided, it has not left yet
        self.working: Final = working  # a face-up Spell or Trap applies only once its activation has resolved
        self.proper: Final = proper  # was summoned by its own method, so it may be revived later
        self.home: Final = home  # who controls it when no effect says otherwise
        self.counters: Final = counters  # kind, number, kind, number …
        self.holder: Final = holder  # uid of the card it is attached to, -1 for none

    def key(self) -> tuple[Any, ...]:
        return (
            self.uid,
            self.card,
            self.owner,
            self.controller,
            self.place,
            self.face_up,
            self.attack,
            self.visit,
            self.turned,
            self.turn_placed,
            self.turn_set,
            self.came_from,
            self.arrived_by,
            self.reserved,
            self.doomed,
            self.working,
            self.proper,
            self.home,
            self.counters,
            self.holder,
        )

    def position(self) -> int:
        """Return the battle position as one word; only for a monster on the field."""
        if self.face_up:
            return FACE_UP_ATTACK if self.attack else FACE_UP_DEFENSE
        return FACE_DOWN_ATTACK if self.attack else FACE_DOWN_DEFENSE

    def count_counters(self, kind: int) -> int:
        """Return how many counters of a kind lie on the card.  rule: counter.definition"""
        for at in range(0, len(self.counters), 2):
            if self.counters[at] == kind:
                return self.counters[at + 1]
        return 0

    def laid(self, face_up: bool, attack: bool, turn: int) -> "CardState":
        """Return the row of the same card lying otherwise in the same place; what turning face-down ends has ended."""
        turns_down = self.face_up and not face_up
        return CardState(
            self.uid,
            self.card,
            self.owner,
            self.controller,
            self.place,
            face_up,
            attack,
            self.visit,
            self.turned + 1 if turns_down else self.turned,
            self.turn_placed,
            turn if turns_down else self.turn_set,
            self.came_from,
            self.arrived_by,
            self.reserved,
            self.doomed,
            self.working and not turns_down,
            # rule: effect-type.unclassified.original-atk-by-way-of-summon
            self.proper and not (turns_down and self.arrived_by in NORMALLY),
            self.home,
            # rule: counter.removed-when-turned-facedown
            () if turns_down else self.counters,
            self.holder,
        )

    def again(
        self,
        card: int,
        owner: int,
        controller: int,
        place: int,
        face_up: bool,
        attack: bool,
        reserved: int,
        doomed: bool,
    ) -> "CardState":
        """Return a row since the same time that differs in these and nothing else."""
        return CardState(
            self.uid,
            card,
            owner,
            controller,
            place,
            face_up,
            attack,
            self.visit,
            self.turned,
            self.turn_placed,
            self.turn_set,
            self.came_from,
            self.arrived_by,
            reserved,
            doomed,
            self.working,
            self.proper,
            self.home,
            self.counters,
            self.holder,
        )

    def face_down_before(self) -> "CardState":
        """Return the row as it lay face-down in Defense Position before it was turned up."""
        return self.again(self.card, self.owner, self.controller, self.place, False, False, self.reserved, self.doomed)

    def shown(self, open_: bool) -> "CardState":
        """Return the row of a card in a hand that lies open or not."""
        return self.again(
            self.card, self.owner, self.controller, self.place, open_, self.attack, self.reserved, self.doomed
        )

    def with_zone(self, reserved: int) -> "CardState":
        """Return the row of the same card with another zone kept for it."""
        return self.again(
            self.card, self.owner, self.controller, self.place, self.face_up, self.attack, reserved, self.doomed
        )

    def elsewhere(self, card: int, controller: int, place: int) -> "CardState":
        """Return a row of what the card was when it lay face-up in another place."""
        return self.again(card, self.owner, controller, place, True, False, -1, False)

    def since_then(
        self, turn_set: int, working: bool, proper: bool, home: int, counters: tuple[int, ...]
    ) -> "CardState":
        """Return a row lying as it lay that differs in these and nothing else."""
        return CardState(
            self.uid,
            self.card,
            self.owner,
            self.controller,
            self.place,
            self.face_up,
            self.attack,
            self.visit,
            self.turned,
            self.turn_placed,
            turn_set,
            self.came_from,
            self.arrived_by,
            self.reserved,
            self.doomed,
            working,
            proper,
            home,
            counters,
            self.holder,
        )

    def with_use(self, turn_set: int, working: bool) -> "CardState":
        """Return the row of a Spell or Trap that counts as Set in another turn, or that works or not."""
        return self.since_then(turn_set, working, self.proper, self.home, self.counters)

    def with_counters(self, counters: tuple[int, ...]) -> "CardState":
        """Return the row of the same card with these counters on it."""
        return self.since_then(self.turn_set, self.working, self.proper, self.home, counters)

    def with_home(self, home: int) -> "CardState":
        """Return the row of the same card that another player controls when no effect says otherwise."""
        return self.since_then(self.turn_set, self.working, self.proper, home, self.counters)

    def without_own_way(self) -> "CardState":
        """Return the row of the same card that no longer counts as summoned with the Tributes of its own text."""
        return self.since_then(self.turn_set, self.working, False, self.home, self.counters)

    def with_doom(self, doomed: bool) -> "CardState":
        """Return the row of the same card with its destruction decided or not."""
        return self.again(
            self.card, self.owner, self.controller, self.place, self.face_up, self.attack, self.reserved, doomed
        )

    def with_card(self, card: int, owner: int) -> "CardState":
        """Return the row with another card's identity: what a shuffle or `determinise` deals to a hidden place."""
        return self.again(
            card, owner, self.controller, self.place, self.face_up, self.attack, self.reserved, self.doomed
        )


class Frame(Row):
    """A job under way: its kind, its named step, whose it is, the card it is about, and what it remembers."""

    def __init__(self, kind: int, step: int, player: int, uid: int, line: int, memory: tuple[int, ...]) -> None:
        self.kind: Final = kind
        self.step: Final = step
        self.player: Final = player
        self.uid: Final = uid
        self.line: Final = line
        self.memory: Final = memory

    def key(self) -> tuple[Any, ...]:
        return (self.kind, self.step, self.player, self.uid, self.line, self.memory)

    def at(self, step: int, memory: tuple[int, ...]) -> "Frame":
        """Return the same job at this step, remembering this."""
        return Frame(self.kind, step, self.player, self.uid, self.line, memory)


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
        self.number: Final = number  # the amount, the phase, the zone: what the kind says
        self.old: Final = old
        self.new: Final = new  # of what a card does to another, as `old`: 1 + whose effect, cost or battle it is
        self.batch: Final = batch  # what happened at once has the same batch
        self.known: Final = known  # last known ATK, DEF, Level of a card that left the field

    def about(self, after: CardState | None) -> "Event":
        """Return the same event as something that has happened to this card."""
        return Event(self.kind, self.player, None, after, *self.key()[4:])

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


class Waiting(Row):
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


class Deed(Row):
    """Something a player or a card did this turn; the limits "once per turn" read these."""

    def __init__(
        self, player: int, deed: int, uid: int, visit: int, card: int, line: int, phase: int, turned: int
    ) -> None:
        self.player: Final = player
        self.deed: Final = deed
        self.uid: Final = uid
        self.visit: Final = visit
        self.card: Final = card
        self.line: Final = line  # of a Special Summon where it came from; THE_SUMMON for another that was negated
        self.phase: Final = phase
        self.turned: Final = turned

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
        )


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
        replays: int,
    ) -> None:
        self.player: Final = player  # who attacks
        self.attacker: Final = attacker
        self.attacker_visit: Final = attacker_visit
        self.target: Final = target  # -1: a direct attack
        self.target_visit: Final = target_visit
        self.count_changed: Final = count_changed  # a monster came to or left the attacked side since the last choice
        self.calculated: Final = calculated  # damage calculation has been carried out: the two have battled
        self.replays: Final = replays

    def key(self) -> tuple[Any, ...]:
        return (
            self.player,
            self.attacker,
            self.attacker_visit,
            self.target,
            self.target_visit,
            self.count_changed,
            self.calculated,
            self.replays,
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
            self.replays,
        )
