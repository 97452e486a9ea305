"""What happened, as somebody saw it."""

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from spellspeed.beginning import HistoryNode
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS, zone_number
from spellspeed.engine.kernel.rows import CardState, Event
from spellspeed.engine.kernel.state import State
from spellspeed.engine.moving.mixing import is_mixed
from spellspeed.seen.cards import (
    PLACE_WORDS,
    Seen,
    SeenCard,
    condition_of,
    further_of,
    is_searched,
    is_secret,
    may_see,
    name_of,
)
from spellspeed.seen.course import follow
from spellspeed.seen.questions import name_declared
from spellspeed.telling.duel_words import (
    CAUSES,
    COINS,
    DECK_PLACES,
    DEEDS,
    EVENTS,
    NEGATIONS,
    PHASES,
    PLACES,
    REASONS,
    SHOWINGS,
    STEPS,
    TIMINGS,
    ReplayWords,
    plain,
)
from spellspeed.telling.event_sentences import tell_event
from spellspeed.telling.voice import Voice
from spellspeed.wording import (
    COUNTERS,
    Words,
)
from spellspeed.words import (
    EVENT_ACTIVATED,
    EVENT_ANNOUNCED,
    EVENT_ATTACHED,
    EVENT_ATTACK_DECLARED,
    EVENT_BATTLED,
    EVENT_CHAIN_ENDED,
    EVENT_COIN_TOSSED,
    EVENT_COUNTERS_CHANGED,
    EVENT_DAMAGE_CALCULATED,
    EVENT_DECLARED,
    EVENT_DECLINED,
    EVENT_DESTROYED,
    EVENT_DISCARDED,
    EVENT_DUEL_ENDED,
    EVENT_EQUIPPED,
    EVENT_FLIP_SUMMONED,
    EVENT_LINK_RESOLVED,
    EVENT_LINK_STARTED,
    EVENT_NEGATED,
    EVENT_PHASE_SKIPPED,
    EVENT_PHASE_STARTED,
    EVENT_POSITION_CHANGED,
    EVENT_RETURNED_TO_DECK,
    EVENT_REVEALED,
    EVENT_SHUFFLED,
    EVENT_SPECIAL_SUMMONED,
    EVENT_STEP_STARTED,
    EVENT_SUMMON_ATTEMPTED,
    EVENT_SUMMONED,
    EVENT_TIMING_REACHED,
    EVENT_TRIBUTED,
)

if TYPE_CHECKING:
    from spellspeed.duel import Duel


class SeenEvent(Seen):
    """Something that happened, as somebody saw it."""

    def __init__(
        self,
        event: Event,
        card: SeenCard | None,
        came_from: str,
        other: SeenCard | None,
        number: int,
        declared: str = "",
    ) -> None:
        before = event.before
        self.kind: Final = event.kind
        self.player: Final = event.player
        self.card: Final = card  # as it lies afterwards
        self.came_from: Final = came_from  # the place it left, empty if it did not move
        self.left: Final = event.player if before is None else before.controller  # whose place that was
        # An effect of a card that lies there as before, rather than a card that is played or turned up.
        self.as_effect: Final = event.kind == EVENT_DECLARED and before == event.after
        self.other: Final = other  # what is attacked or battled with; else the card that caused it
        self.cause: Final = event.cause
        self.number: Final = number  # the turn, phase, step or timing that began, the deed, the reason of the end …
        self.old: Final = event.old
        self.new: Final = event.new
        self.declared: Final = declared  # what was declared, in the plain words of replays

    def key(self) -> tuple[Any, ...]:
        card = None if self.card is None else self.card.key()
        other = None if self.other is None else self.other.key()
        rest = (self.left, self.as_effect, self.cause, self.number, self.old, self.new)
        return (self.kind, self.player, card, self.came_from, other) + rest

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """Return the event in plain words: what replays and logs are made of, and sentences told from."""
        told: dict[str, Any] = {"event": plain(EVENTS, self.kind), "player": self.player}
        if self.card is not None:
            told.update(name_of(self.card, lang))
            if self.came_from:
                told["from"] = self.came_from
                told["to"] = self.card.where
                if self.left != self.player:
                    told["left"] = self.left
            else:
                told["at"] = self.card.where
            if self.card.controller != self.player:
                told["of"] = self.card.controller
            told.update(condition_of(self.card) if self.card.position else {})
        if self.as_effect:
            told["effect"] = True
        if self.other is not None:
            other = self.other
            said = {**name_of(other, lang), "at": other.where, "of": other.controller, **condition_of(other)}
            told["target" if self.kind in ABOUT_TWO else "by"] = {**said, **further_of(other, lang)}
        if self.number:
            told["number"] = _say_number(self.kind, self.number)
        if self.kind == EVENT_COUNTERS_CHANGED:
            told["counter"] = plain(COUNTERS, self.old)
            told["old"] = self.new - self.number
            told["new"] = self.new
        elif self.kind == EVENT_ANNOUNCED:
            told["what"] = plain(DEEDS, self.old)
            told["declared"] = self.declared
        elif self.kind == EVENT_COIN_TOSSED:
            if self.old:
                told["call"] = plain(COINS, self.old)
        elif self.old != self.new:
            told["old"] = self.old
            told["new"] = self.new
        told["cause"] = plain(CAUSES, self.cause)
        return told

    def to_text(self, lang: str = "en", reader: int | None = None) -> str:
        """Return the event as a sentence; it says "you" to the reader, if there is one."""
        return tell_event(self, Voice(lang, reader))

    def __repr__(self) -> str:
        return f"<{self.to_text()}>"


ABOUT_TWO: Final = (EVENT_ATTACK_DECLARED, EVENT_DAMAGE_CALCULATED, EVENT_BATTLED, EVENT_EQUIPPED, EVENT_ATTACHED)
ABOUT_LINKS: Final = (EVENT_LINK_STARTED, EVENT_LINK_RESOLVED, EVENT_NEGATED)
# What is activated; and what goes to the Graveyard, where everybody sees it.
ALWAYS_SHOWN: Final = (EVENT_DECLARED, EVENT_ACTIVATED, EVENT_DISCARDED, EVENT_DESTROYED, EVENT_TRIBUTED)
NUMBER_WORDS: Final[dict[int, Words | ReplayWords]] = {
    EVENT_PHASE_STARTED: PHASES,
    EVENT_PHASE_SKIPPED: PHASES,
    EVENT_STEP_STARTED: STEPS,
    EVENT_TIMING_REACHED: TIMINGS,
    EVENT_SHUFFLED: PLACES,
    EVENT_SUMMON_ATTEMPTED: DEEDS,
    EVENT_SUMMONED: DEEDS,
    EVENT_FLIP_SUMMONED: DEEDS,
    EVENT_SPECIAL_SUMMONED: DEEDS,
    EVENT_DUEL_ENDED: REASONS,
    EVENT_NEGATED: NEGATIONS,
    EVENT_RETURNED_TO_DECK: DECK_PLACES,
    EVENT_REVEALED: SHOWINGS,
    EVENT_COIN_TOSSED: COINS,
}


def _say_number(kind: int, number: int) -> int | str:
    words = NUMBER_WORDS.get(kind)
    return number if words is None else plain(words, number)


class Memory(NamedTuple):
    """What a witness keeps in mind of a tale, up to a moment of it."""

    rows: list[CardState]  # each card as it lay then
    links: dict[int, CardState]  # by number: the cards on the chain as they were activated
    shown: set[tuple[int, int]]  # hidden cards that the witness was shown: uid, visit
    heard: int  # events seen


class Witness:
    """Somebody who follows the events from the start and knows where every card lay at the time."""

    def __init__(self, game: Game, player: int, state: State, memory: Memory) -> None:
        self.game: Final = game
        self.player: Final = player
        self.state = state
        self.rows: Final = list(memory.rows)
        self.links: Final = dict(memory.links)
        self.shown: Final = set(memory.shown)
        self.count = memory.heard

    def hear(self, node: HistoryNode, after: State, wanted: int) -> list[SeenEvent]:
        """Follow what came of an answer, and return what was seen of it after the first `wanted` events."""
        if self.count + len(node.events) <= wanted:
            for event in node.events:
                self.note(event)
            return []
        told: list[SeenEvent] = []
        # Points are told as they were then: a tale tells nothing of who was asked since, and stays as it was told.
        course = follow(self.game, node, after)
        for event, self.state in zip(node.events, course, strict=True):
            if self.count < wanted:
                self.note(event)
            elif is_secret(event, self.player):
                self.see(event)
            else:
                told.append(self.see(event))
                self.count += 1
        return told

    def note(self, event: Event) -> None:
        """Keep an event in mind that nobody wants to be told."""
        self.keep(event)
        if event.kind == EVENT_REVEALED and event.after is not None:
            self.is_seen(event, event.after)
        self.forget_after(event)
        self.count += not is_secret(event, self.player)

    def keep(self, event: Event) -> None:
        """Keep in mind how the card of an event lies."""
        after = event.after
        if after is not None:
            while len(self.rows) <= after.uid:
                self.rows.append(after)  # a Token was not there at the start
            self.rows[after.uid] = after
            if event.kind in (EVENT_DECLARED, EVENT_ACTIVATED):
                self.links[event.number] = after

    def forget_after(self, event: Event) -> None:
        """Forget what nobody can know any more after an event."""
        if event.kind == EVENT_SHUFFLED:
            self.forget(event.number)
        elif event.kind == EVENT_CHAIN_ENDED:
            self.links.clear()
        elif event.kind == EVENT_LINK_RESOLVED:
            self.shown.clear()  # from now on a hand may be mixed

    def see(self, event: Event) -> SeenEvent:
        """Return the event as the witness sees it."""
        before, after = event.before, event.after
        card: SeenCard | None = None
        came_from = ""
        self.keep(event)
        if after is not None:
            after = self.as_activated(after) if event.kind in ABOUT_LINKS else after
            card = SeenCard(self.game, self.state, after, self.player, 0, self.is_seen(event, after))
            if before is not None and before.place != after.place:
                came_from = self.name_place(before.place)
        number = event.number
        self.forget_after(event)
        if event.kind == EVENT_SHUFFLED:
            number = KINDS[number]
        elif event.kind in (EVENT_DECLINED, EVENT_POSITION_CHANGED):
            number = 0  # a line of the engine's own counting; a position that the card shows
        declared = name_declared(self.game, event.old, number) if event.kind == EVENT_ANNOUNCED else ""
        return SeenEvent(
            event, card, came_from, self.look_at(event.source, event.kind == EVENT_ATTACHED), number, declared
        )

    def is_seen(self, event: Event, after: CardState) -> bool:
        """Whether the witness sees which card an event is about, also when it lies in a hidden place."""
        before = event.before
        if event.kind == EVENT_REVEALED and (event.number or event.player == self.player):
            self.shown.add((after.uid, after.visit))
            return True
        if event.kind in ALWAYS_SHOWN or event.kind in ABOUT_LINKS:
            return True
        if may_see(after, self.player) or before is None:
            return may_see(after, self.player)
        # A card searched by a condition is shown, a drawn one is not; what was known is known while it is put away.
        return is_searched(event) or may_see(before, self.player) or (before.uid, before.visit) in self.shown

    def as_activated(self, row: CardState) -> CardState:
        """Return the row of a card on the chain as the card that was activated: a shuffle may have dealt it anew.

        One that was shuffled on the field since is told where it lay when it was activated.
        """
        for link in self.links.values():
            if link.uid == row.uid:
                if not may_see(row, self.player) and is_mixed(self.state, row):
                    return link
                return row.with_card(link.card, link.owner)
        return row

    def forget(self, place: int) -> None:
        """Forget what was shown of a pile that is shuffled."""
        self.shown.difference_update([seen for seen in self.shown if self.rows[seen[0]].place == place])

    def look_at(self, uid: int, shown: bool = False) -> SeenCard | None:
        """Return a card as the witness sees it at this moment of the tale; who Xyz Summons it shows it."""
        if uid < 0:
            return None
        row = self.rows[uid]
        seen = shown or may_see(row, self.player) or any(link.uid == uid for link in self.links.values())
        return SeenCard(self.game, self.state, self.as_activated(row), self.player, 0, seen)

    def name_place(self, place: int) -> str:
        """Return a place with its number, as the witness counts the zones."""
        number = zone_number(place, self.player)
        name = PLACE_WORDS[KINDS[place]]
        return f"{name} {number}" if number else name


def witness_events(duel: "Duel", player: int, after: int = 0) -> list[SeenEvent]:
    """Return all that happened as the player saw it, or what happened after so many events; EVERYBODY saw every card.

    >>> from spellspeed import Deck, Duel
    >>> duel = Duel(Deck(["Mystical Elf"] * 40), Deck(["Mystical Elf"] * 40), first=0, shuffle=False, limits=False)
    >>> [witness_events(duel, player, 2)[0] for player in (0, 1)]
    [<Player 0 draws Mystical Elf.>, <Player 0 draws a card.>]
    """
    return listen(duel, player, after)[0]


def count_witnessed(duel: "Duel", player: int) -> int:
    """Return how many events a player has seen."""
    return listen(duel, player, duel.count_events())[1]


def listen(duel: "Duel", player: int, after: int) -> tuple[list[SeenEvent], int]:
    """Return what happened after so many events, and how many there were; where the tale stands is kept in mind."""
    nodes: list[HistoryNode] = []
    node, memory = duel.node, None
    while node is not None:
        memory = None if node.memories is None else node.memories.get(player)
        if memory is not None and memory.heard <= after:
            break
        nodes.append(node)
        node = node.parent
    nodes.reverse()
    states = [*[each.state for each in nodes], duel.state]
    told: list[SeenEvent] = []
    if node is None:
        # What lay on the field before the first event, in a duel that began in a written position.
        witness = Witness(duel.game, player, states[0], Memory(list(states[0].cards), {}, set(), 0))
        told += [witness.see(event) for event in duel.beginning.opening]
        witness.count = len(told)
        told = told[after:]
    else:
        assert memory is not None
        witness = Witness(duel.game, player, states[0], memory)
    for each, state in zip(nodes, states[1:], strict=True):
        told += witness.hear(each, state, after)
    if after and nodes:
        keep_in_mind(nodes[-1], player, Memory(witness.rows, witness.links, witness.shown, witness.count))
    return told, witness.count


def keep_in_mind(node: HistoryNode, player: int, memory: Memory) -> None:
    """Keep where a tale stands after an answer and the one before it, and no longer where it stood earlier."""
    node.memories = {**(node.memories or {}), player: memory}
    before = None if node.parent is None else node.parent.parent
    if before is not None and before.memories is not None:
        before.memories.pop(player, None)
