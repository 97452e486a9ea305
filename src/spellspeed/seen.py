"""Cards, questions and events as somebody sees them: nothing in them tells one hidden card from another."""

from typing import TYPE_CHECKING, Any, Final

from spellspeed.engine.game import Game
from spellspeed.engine.places import KINDS, zone_number
from spellspeed.engine.pool import CardFacts
from spellspeed.engine.rows import CardState, Event
from spellspeed.engine.stats import attack_of, defense_of, level_of
from spellspeed.telling.events import tell_event
from spellspeed.telling.voice import Voice
from spellspeed.telling.words import (
    CAUSES,
    DEEDS,
    EVENTS,
    PHASES,
    PLACES,
    POSITIONS,
    REASONS,
    STEPS,
    TIMINGS,
    ReplayWords,
    plain,
    translate,
)
from spellspeed.wording import Words, check_language, points
from spellspeed.words import (
    EVENT_ATTACK_DECLARED,
    EVENT_BATTLED,
    EVENT_DAMAGE_CALCULATED,
    EVENT_DISCARDED,
    EVENT_DUEL_ENDED,
    EVENT_FLIP_SUMMONED,
    EVENT_PHASE_STARTED,
    EVENT_SHUFFLED,
    EVENT_SPECIAL_SUMMONED,
    EVENT_STEP_STARTED,
    EVENT_SUMMON_ATTEMPTED,
    EVENT_SUMMONED,
    EVENT_TIMING_REACHED,
    IN_BANISHED,
    IN_DECK,
    IN_EXTRA_DECK,
    IN_GRAVEYARD,
    IN_HAND,
    IN_MONSTER_ZONE,
    IN_VOID,
    MONSTER,
    NONE,
    ON_THE_FIELD,
    SPELL,
    TRAP,
    UNKNOWN,
)

if TYPE_CHECKING:
    from spellspeed.duel import Duel

PLACE_WORDS: Final = {number: english for number, english, _ in PLACES}
POSITION_WORDS: Final = {number: english for number, english, _ in POSITIONS}
EVERYBODY: Final = -1  # sees all cards: the reader of a replay


def may_see(row: CardState, player: int) -> bool:
    """Whether the player may see what this card is.

    rule: info.hand.hidden-from-opponent, info.deck.contents-and-order-hidden, info.face-down.not-open-to-opponent
    """
    if player == EVERYBODY:
        return True
    kind = KINDS[row.place]
    if kind & (IN_DECK | IN_VOID):
        return False
    if kind & IN_HAND:
        return row.controller == player
    if kind & IN_EXTRA_DECK:
        return row.face_up or row.owner == player
    if kind & IN_BANISHED:
        # rule: info.banished.facedown-owner-may-look
        return row.face_up or row.owner == player
    # rule: info.graveyard.contents-public, info.set-spell-trap.controller-may-look
    return row.face_up or row.controller == player or kind & IN_GRAVEYARD != 0


class Seen:
    """A value made of plain content; two with the same content are equal."""

    def key(self) -> tuple[Any, ...]:
        """Return all it shows, as plain words and numbers."""
        return ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


class SeenCard(Seen):
    """A card as somebody sees it; one that is hidden has its place and nothing that is printed on it.

    >>> from spellspeed import Deck, Duel
    >>> duel = Duel(Deck(["Mystical Elf"] * 40), Deck(["Mystical Elf"] * 40), first=0, limits=False)
    >>> duel.view(0).hand[0]
    <Mystical Elf, hand 1>
    """

    def __init__(self, game: Game, row: CardState, viewer: int, index: int, seen: bool) -> None:
        facts = game.facts[row.card] if seen else None
        kind = KINDS[row.place]
        on_field = kind & ON_THE_FIELD != 0
        self.facts: Final[CardFacts | None] = facts
        self.place: Final = PLACE_WORDS[kind]
        self.index: Final = zone_number(row.place, viewer) if on_field else index  # from 1; 0 where there is no order
        self.controller: Final = row.controller
        self.owner: Final = row.owner
        self.face_up: Final = row.face_up
        self.attack: Final = row.attack and kind & IN_MONSTER_ZONE != 0
        self.position: Final = POSITION_WORDS[row.position()] if kind & IN_MONSTER_ZONE else ""
        atk: int | None = None
        def_: int | None = None
        level: int | None = None
        if facts is not None and facts.kind & MONSTER:
            atk = attack_of(game, row) if on_field else facts.atk
            if facts.def_ != NONE:
                def_ = defense_of(game, row) if on_field else facts.def_
            if facts.level != NONE:
                level = level_of(game, row)
        self.atk: Final = atk
        self.def_: Final = def_
        self.level: Final = level

    @property
    def hidden(self) -> bool:
        """Whether this player may not see what the card is."""
        return self.facts is None

    @property
    def name(self) -> str:
        """The English name, empty for a hidden card."""
        return "" if self.facts is None else self.facts.name_en

    @property
    def password(self) -> int:
        """The password, 0 for a hidden card."""
        return 0 if self.facts is None else self.facts.password

    @property
    def where(self) -> str:
        """The place with its number, as in "monster zone 3"."""
        return f"{self.place} {self.index}" if self.index else self.place

    @property
    def is_monster(self) -> bool | None:
        """Whether it is a monster; None where this player cannot know."""
        if self.facts is None:
            place = self.place
            return True if "monster zone" in place else False if "zone" in place else None
        return self.facts.kind & MONSTER != 0

    @property
    def is_spell(self) -> bool | None:
        """Whether it is a Spell; None where this player cannot know."""
        # rule: info.set-spell-trap.hidden-including-kind
        if self.facts is None:
            return True if self.place == "field zone" else False if self.is_monster else None
        return self.facts.kind & SPELL != 0

    @property
    def is_trap(self) -> bool | None:
        """Whether it is a Trap; None where this player cannot know."""
        if self.facts is None:
            return False if self.is_monster or self.is_spell else None
        return self.facts.kind & TRAP != 0

    def called(self, lang: str = "en") -> str:
        """Return the card's name in a language, or what its back is called."""
        chinese = check_language(lang) == "zh"
        if self.facts is None:
            return "里侧的卡" if chinese else "face-down card"
        return (self.facts.name_zh if chinese else "") or self.facts.name_en

    def key(self) -> tuple[Any, ...]:
        seen = (self.password, self.atk, self.def_, self.level)
        return (self.place, self.index, self.controller, self.owner, self.face_up, self.attack, self.position) + seen

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """Return the card in plain words, its name in a language; a hidden one has no name."""
        told = {**_name(self, lang), "at": self.where, "of": self.controller, **_condition(self)}
        if self.level is not None:
            told["level"] = self.level
        return told

    def to_text(self, lang: str = "en") -> str:
        """Return the card in a few words: its name, and for a monster on the field its position and points."""
        chinese = check_language(lang) == "zh"
        parts = [self.called(lang)]
        if self.position:
            parts.append(translate(POSITIONS, self.position, lang))
            if self.atk is not None:
                parts.append(points(self.atk) + ("" if self.def_ is None else f"/{points(self.def_)}"))
        elif self.facts is not None and not self.face_up and self.place in ("spell & trap zone", "field zone"):
            parts.append("里侧" if chinese else "face-down")
        return parts[0] if len(parts) == 1 else f"{parts[0]} ({' '.join(parts[1:])})"

    def __repr__(self) -> str:
        return f"<{self.name or 'hidden card'}, {self.where}>"


class SeenOption(Seen):
    """One possible answer to one's own request; its place in the list is the number to answer with."""

    def __init__(self, deed: int, card: SeenCard | None, place: str, controller: int, number: int) -> None:
        self.deed: Final = deed
        self.card: Final = card
        self.place: Final = place  # a zone to choose, with its number; empty where none is chosen
        self.controller: Final = controller  # whose zone that is
        self.number: Final = number

    def key(self) -> tuple[Any, ...]:
        card = None if self.card is None else self.card.key()
        return (self.deed, card, self.place, self.controller, self.number)

    def __repr__(self) -> str:
        words = [plain(DEEDS, self.deed)]
        if self.card is not None:
            words.append(self.card.name or self.card.where)
        if self.place:
            words.append(self.place)
        return f"<{' '.join(words)}>"


class SeenRequest(Seen):
    """Who is asked; what is asked only if it is the player who looks."""

    def __init__(
        self,
        player: int,
        kind: int = 0,
        purpose: int = 0,
        card: SeenCard | None = None,
        options: tuple[SeenOption, ...] = (),
        least: int = 0,
        most: int = 0,
        condition: tuple[int, ...] = (),
    ) -> None:
        self.player: Final = player
        self.kind: Final = kind
        self.purpose: Final = purpose
        self.card: Final = card
        self.options: Final = options
        self.least: Final = least
        self.most: Final = most
        self.condition: Final = condition

    def key(self) -> tuple[Any, ...]:
        card = None if self.card is None else self.card.key()
        options = tuple([option.key() for option in self.options])
        return (self.player, self.kind, self.purpose, card, options, self.least, self.most, self.condition)

    def __repr__(self) -> str:
        if not self.options:
            return f"<player {self.player} is choosing>"
        return f"<player {self.player} is asked, {len(self.options)} options>"


class SeenBattle(Seen):
    """The attack under way: who attacks with what, and what is attacked (None: a direct attack)."""

    def __init__(self, player: int, attacker: SeenCard, target: SeenCard | None, calculated: bool) -> None:
        self.player: Final = player
        self.attacker: Final = attacker
        self.target: Final = target
        self.calculated: Final = calculated

    def key(self) -> tuple[Any, ...]:
        target = None if self.target is None else self.target.key()
        return (self.player, self.attacker.key(), target, self.calculated)

    def __repr__(self) -> str:
        return f"<{self.attacker!r} attacks {'directly' if self.target is None else self.target!r}>"


class SeenEvent(Seen):
    """Something that happened, as somebody saw it."""

    def __init__(
        self, event: Event, card: SeenCard | None, came_from: str, other: SeenCard | None, number: int
    ) -> None:
        self.kind: Final = event.kind
        self.player: Final = event.player
        self.card: Final = card  # as it lies afterwards
        self.came_from: Final = came_from  # the place it left, empty if it did not move
        self.other: Final = other  # what is attacked or battled with; else the card that caused it
        self.cause: Final = event.cause
        self.number: Final = number  # the turn, phase, step or timing that began, the deed, the reason of the end …
        self.old: Final = event.old
        self.new: Final = event.new

    def key(self) -> tuple[Any, ...]:
        card = None if self.card is None else self.card.key()
        other = None if self.other is None else self.other.key()
        rest = (self.cause, self.number, self.old, self.new)
        return (self.kind, self.player, card, self.came_from, other) + rest

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """Return the event in plain words: what replays and logs are made of, and sentences told from."""
        told: dict[str, Any] = {"event": plain(EVENTS, self.kind), "player": self.player}
        if self.card is not None:
            told.update(_name(self.card, lang))
            if self.came_from:
                told["from"] = self.came_from
                told["to"] = self.card.where
            else:
                told["at"] = self.card.where
            if self.card.controller != self.player:
                told["of"] = self.card.controller
            told.update(_condition(self.card) if self.card.position else {})
        if self.other is not None:
            other = self.other.to_dict(lang)
            other.pop("level", None)
            told["target" if self.kind in ABOUT_TWO else "by"] = other
        if self.number:
            told["number"] = _say_number(self.kind, self.number)
        if self.old != self.new:
            told["old"] = self.old
            told["new"] = self.new
        told["cause"] = plain(CAUSES, self.cause)
        return told

    def to_text(self, lang: str = "en", reader: int | None = None) -> str:
        """Return the event as a sentence; it says "you" to the reader, if there is one."""
        return tell_event(self, Voice(lang, reader))

    def __repr__(self) -> str:
        return f"<{self.to_text()}>"


ABOUT_TWO: Final = (EVENT_ATTACK_DECLARED, EVENT_DAMAGE_CALCULATED, EVENT_BATTLED)
NUMBER_WORDS: Final[dict[int, Words | ReplayWords]] = {
    EVENT_PHASE_STARTED: PHASES,
    EVENT_STEP_STARTED: STEPS,
    EVENT_TIMING_REACHED: TIMINGS,
    EVENT_SHUFFLED: PLACES,
    EVENT_SUMMON_ATTEMPTED: DEEDS,
    EVENT_SUMMONED: DEEDS,
    EVENT_FLIP_SUMMONED: DEEDS,
    EVENT_SPECIAL_SUMMONED: DEEDS,
    EVENT_DUEL_ENDED: REASONS,
}


def _name(card: SeenCard, lang: str) -> dict[str, Any]:
    return {} if card.facts is None else {"card": card.facts.password, "name": card.called(lang)}


def _condition(card: SeenCard) -> dict[str, Any]:
    """The position and the points of a card, where it has them."""
    told: dict[str, Any] = {"position": card.position} if card.position else {}
    for key, value in (("atk", card.atk), ("def", card.def_)):
        if value is not None:
            told[key] = "?" if value == UNKNOWN else value
    return told


def _say_number(kind: int, number: int) -> int | str:
    words = NUMBER_WORDS.get(kind)
    return number if words is None else plain(words, number)


class Witness:
    """Somebody who follows the events from the start and knows where every card lay at the time."""

    def __init__(self, duel: "Duel", player: int) -> None:
        nodes = duel.history()
        self.game: Final = duel.game
        self.player: Final = player
        # What lay on the field before the first event, in a duel that began in a written position.
        self.rows: Final = list(nodes[0].state.cards if nodes else duel.state.cards)
        self.events: Final = [self.see(event) for event in duel.events]

    def see(self, event: Event) -> SeenEvent:
        """Return the event as the witness sees it."""
        before, after = event.before, event.after
        card: SeenCard | None = None
        came_from = ""
        if after is not None:
            # What leaves the hand for the Graveyard is shown; what was face-up before is known while it is put away.
            shown = event.kind == EVENT_DISCARDED or may_see(after, self.player)
            shown = shown or (before is not None and may_see(before, self.player))
            card = SeenCard(self.game, after, self.player, 0, shown)
            if before is not None and before.place != after.place:
                came_from = self.name_place(before.place)
            self.rows[after.uid] = after
        number = event.number
        if event.kind == EVENT_SHUFFLED:
            number = KINDS[number]
        return SeenEvent(event, card, came_from, self.look_at(event.source), number)

    def look_at(self, uid: int) -> SeenCard | None:
        """Return a card as the witness sees it at this moment of the tale."""
        if uid < 0:
            return None
        row = self.rows[uid]
        return SeenCard(self.game, row, self.player, 0, may_see(row, self.player))

    def name_place(self, place: int) -> str:
        """Return a place with its number, as the witness counts the zones."""
        number = zone_number(place, self.player)
        name = PLACE_WORDS[KINDS[place]]
        return f"{name} {number}" if number else name


def witness_events(duel: "Duel", player: int) -> list[SeenEvent]:
    """Return all that happened as the player saw it; EVERYBODY saw every card.

    >>> from spellspeed import Deck, Duel
    >>> duel = Duel(Deck(["Mystical Elf"] * 40), Deck(["Mystical Elf"] * 40), first=0, shuffle=False, limits=False)
    >>> [witness_events(duel, player)[2] for player in (0, 1)]
    [<Player 0 draws Mystical Elf.>, <Player 0 draws a card.>]
    """
    return Witness(duel, player).events
