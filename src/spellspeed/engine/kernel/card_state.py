"""The row of one physical card; a change puts a new row in the old one's place."""

from typing import Any, Final

from spellspeed.engine.kernel.row import Row
from spellspeed.words import FACE_DOWN_ATTACK, FACE_DOWN_DEFENSE, FACE_UP_ATTACK, FACE_UP_DEFENSE, NORMALLY

# Why a Gemini Monster counts as summoned again; both can hold.
FOR_GOOD: Final = 1  # it was, until it leaves or is turned face-down.  rule: gemini.leaves-field.resummon-state-lost
FOR_NOW: Final = 2  # something says so as long as it applies; written when the state settles


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
        resummoned: int = 0,  # behind the others: a row saved before there were Gemini Monsters still opens
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
        self.reserved: Final = reserved  # the zone kept for a card that is NOWHERE, or left by one banished for a time
        self.doomed: Final = doomed  # its destruction is decided, it has not left yet
        self.working: Final = working  # a face-up Spell or Trap applies only once its activation has resolved
        self.proper: Final = proper  # was summoned by its own method, so it may be revived later
        self.home: Final = home  # who controls it when no effect says otherwise
        self.counters: Final = counters  # kind, number, kind, number …
        self.holder: Final = holder  # uid of the card it is attached to, -1 for none
        self.resummoned: Final = resummoned  # of a Gemini Monster: FOR_GOOD, FOR_NOW or both, 0 if it was not

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
            self.resummoned,
        )

    def but_for_when(self, turn: int) -> tuple[Any, ...]:
        """Return the content without since when it is so, but for whether it came to where it is in this turn."""
        content = self.key()
        return (*content[:7], self.turn_placed == turn, *content[11:])

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
            uid=self.uid,
            card=self.card,
            owner=self.owner,
            controller=self.controller,
            place=self.place,
            face_up=face_up,
            attack=attack,
            visit=self.visit,
            turned=self.turned + int(turns_down),
            turn_placed=self.turn_placed,
            turn_set=turn if turns_down else self.turn_set,
            came_from=self.came_from,
            arrived_by=self.arrived_by,
            reserved=self.reserved,
            doomed=self.doomed,
            working=self.working and not turns_down,
            # rule: effect-type.unclassified.original-atk-by-way-of-summon
            proper=self.proper and not (turns_down and self.arrived_by in NORMALLY),
            home=self.home,
            # rule: counter.removed-when-turned-facedown
            counters=() if turns_down else self.counters,
            holder=self.holder,
            resummoned=0 if turns_down else self.resummoned,
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
            uid=self.uid,
            card=card,
            owner=owner,
            controller=controller,
            place=place,
            face_up=face_up,
            attack=attack,
            visit=self.visit,
            turned=self.turned,
            turn_placed=self.turn_placed,
            turn_set=self.turn_set,
            came_from=self.came_from,
            arrived_by=self.arrived_by,
            reserved=reserved,
            doomed=doomed,
            working=self.working,
            proper=self.proper,
            home=self.home,
            counters=self.counters,
            holder=self.holder,
            resummoned=self.resummoned,
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
            uid=self.uid,
            card=self.card,
            owner=self.owner,
            controller=self.controller,
            place=self.place,
            face_up=self.face_up,
            attack=self.attack,
            visit=self.visit,
            turned=self.turned,
            turn_placed=self.turn_placed,
            turn_set=turn_set,
            came_from=self.came_from,
            arrived_by=self.arrived_by,
            reserved=self.reserved,
            doomed=self.doomed,
            working=working,
            proper=proper,
            home=home,
            counters=counters,
            holder=self.holder,
            resummoned=self.resummoned,
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

    def with_resummoned(self, resummoned: int) -> "CardState":
        """Return the row of the same Gemini Monster that counts as summoned again or not."""
        content = list(self.key())
        content[-1] = resummoned
        return CardState(*content)

    def since(self, before: "CardState", turn_placed: int, zone: int) -> "CardState":
        """Return the row of a card that still counts as having come when, whence and how it had come before.

        rule: link.material.temporary-banish-keeps-link
        """
        content = list(self.key())
        content[9] = turn_placed
        content[11], content[12], content[13] = before.came_from, before.arrived_by, zone
        content[16] = self.proper and before.arrived_by not in NORMALLY  # the Tributes of its own text are forgotten
        content[17] = before.home
        return CardState(*content)

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
