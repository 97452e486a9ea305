"""What a player knows of cards that he cannot see: some entirely, of others what kind of card they must be."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from spellspeed.duel import Duel
from spellspeed.engine.kernel.frames import (
    FRAME_COME_BACK,
    FRAME_FUSION,
    FRAME_PENDULUM,
    FRAME_PLACE,
    FRAME_SPECIAL_SUMMON,
    FRAME_TRAP_MONSTERS,
)
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.how_summoned import way_of
from spellspeed.engine.kernel.layouts import layout_of
from spellspeed.engine.kernel.places import KINDS
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.engine.kernel.rows import CardState, Event
from spellspeed.engine.kernel.slots import AT_SLOTS
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.ways import NEVER_NORMAL_SUMMONED, tributes_needed
from spellspeed.engine.moving.mixing import LOST_BEFORE, find_mixed
from spellspeed.seen import is_searched, may_see
from spellspeed.words import (
    EVENT_DECLARED,
    EVENT_REVEALED,
    EVENT_SET,
    EVENT_SHUFFLED,
    FIELD,
    FLIP_SUMMON,
    IN_FIELD_ZONE,
    IN_HAND,
    IN_MONSTER_ZONE,
    IN_SPELL_TRAP_ZONE,
    IN_VOID,
    MONSTER,
    NORMAL_SUMMON,
    ON_THE_FIELD,
    SET_MONSTER,
    SUMMONED_SPECIALLY,
    TRIBUTE_SUMMON,
    UNTIL_DUE,
)

# What a player knows of a face-down card by its place; the higher numbers say more, and the lower include them.
ANY_CARD: Final = 0
A_MONSTER: Final = 1
A_SPELL_OR_TRAP: Final = 2
A_FIELD_SPELL: Final = 3
CAN_BE_SET: Final = 4
SET_WITHOUT_TRIBUTE: Final = 5  # 6: with one Tribute, 7: with two

# Jobs that bring cards somewhere.
ON_THE_WAY: Final = (
    FRAME_SPECIAL_SUMMON,
    FRAME_PLACE,
    FRAME_COME_BACK,
    FRAME_FUSION,
    FRAME_TRAP_MONSTERS,
    FRAME_PENDULUM,
)
# A monster that came to the field so lay face-up for all to see, even if it was turned face-down since.
CAME_FACE_UP: Final = (NORMAL_SUMMON, TRIBUTE_SUMMON, FLIP_SUMMON)


# ----------------------------------------------------------------------------------------------------- known entirely


def find_known(duel: Duel, player: int) -> "tuple[set[int], Counter[int]]":
    """Return the cards whose identity the player knows though they are hidden now, and all he has seen of the opponent.

    What an option or an effect is about is known by its place only, unless the player has chosen it from his own deck.

    >>> from spellspeed import Deck
    >>> deck = Deck(["Mystical Elf"] * 40)
    >>> duel = Duel(deck, deck, first=1, limits=False)
    >>> duel.play("summon Mystical Elf", "zone 3")
    >>> known, seen = find_known(duel, 0)
    >>> [duel.pool.facts[card].name_en for card in seen.elements()]
    ['Mystical Elf']
    """
    state = duel.state
    memory = Memory(duel, player)
    known = {row.uid for row in memory.known.values() if state.holds(row.uid, row.visit)}
    known |= {row.uid for row in state.cards if was_seen_on_field(row)}
    request = state.request
    if request is not None and request.player == player:
        # A deck that is searched, a hand that was looked at; the backs of cards on the field stay backs.
        offered = {option.uid for option in request.options} | {request.uid}
        known |= {uid for uid in offered if uid >= 0 and not KINDS[state.cards[uid].place] & ON_THE_FIELD}
    # An activation is public, a trigger that waits in a hidden place is not.
    known |= {link.uid for link in state.chain if state.holds(link.uid, link.visit)}
    known |= {uid for uid in find_handled(state) if state.cards[uid].owner == player}
    return known - find_lost(state, player), memory.most


def find_lost(state: State, player: int) -> set[int]:
    """Return the opponent's mixed monsters of which the player knows no more than that they are monsters.

    As long as all that were mixed together lie there, one that he had seen before lies among them.
    """
    mixed = find_mixed(state, 1 - player)
    return {deed.uid for deed in mixed if deed.line & LOST_BEFORE or deed.line // 2 != len(mixed)}


class Memory:
    """What a player can tell of hidden cards because he has seen them: where they lie, and how many are of a kind."""

    def __init__(self, duel: Duel, player: int) -> None:
        self.player: Final = player
        self.game: Final = duel.game
        self.known: Final[dict[int, CardState]] = {}  # by uid: hidden cards as they were when they were seen last
        self.most: Final[Counter[int]] = Counter()  # the most copies of each card seen at once, of the opponent's
        self.now: Final[Counter[int]] = Counter()
        self.sight: Final[dict[int, CardState]] = {}  # of the opponent's
        nodes = duel.history()
        first = nodes[0].state if nodes else duel.state
        for row in first.cards:
            if may_see(row, player):
                self.see(row)
        for event in duel.beginning.opening:
            self.follow(event)
        for node in nodes:
            for event in node.events:
                self.follow(event)

    def follow(self, event: Event) -> None:
        """Learn what an event shows, and forget what it mixes."""
        before, after = event.before, event.after
        if event.kind == EVENT_SHUFFLED and not KINDS[event.number] & ON_THE_FIELD:
            self.forget(event.number, ANY_CARD)
        if after is None:
            return
        shown = is_shown(event, self.player)
        if before is not None and not shown and KINDS[before.place] & IN_HAND and before.place != after.place:
            self.forget(before.place, know(after, -1))  # it may be one of those that were seen
        if shown:
            self.see(after)
        if not may_see(after, self.player):
            self.lose(after.uid)
            if shown:
                self.known[after.uid] = after

    def forget(self, place: int, knowledge: int) -> None:
        """Forget where the cards of a pile are that may have been moved, by what is known of the one that was."""
        for row in list(self.known.values()):
            if row.place == place and may_be(self.game, row.card, knowledge):
                del self.known[row.uid]

    def see(self, row: CardState) -> None:
        """Take a card into sight."""
        if row.owner == self.player or KINDS[row.place] & IN_VOID:
            return
        self.lose(row.uid)
        self.sight[row.uid] = row
        self.now[row.card] += 1
        self.most[row.card] = max(self.most[row.card], self.now[row.card])

    def lose(self, uid: int) -> None:
        """Lose a card out of sight."""
        row = self.sight.pop(uid, None)
        if row is not None:
            self.now[row.card] -= 1


def was_seen_on_field(row: CardState) -> bool:
    """Whether a face-down monster has lain face-up since it came to the field."""
    if row.face_up or not KINDS[row.place] & IN_MONSTER_ZONE:
        return False
    came_face_up = row.arrived_by in CAME_FACE_UP or way_of(row.arrived_by) & SUMMONED_SPECIALLY != 0
    # One that was banished for a time has come back as it lay: it was set anew, and not turned.
    return came_face_up or (row.turn_set > row.turn_placed and row.turned > row.visit)


def find_handled(state: State) -> Iterator[int]:
    """Yield the cards that jobs under way are about."""
    for frame in state.frames:
        layout = layout_of(frame.kind)
        if layout.of_line:
            yield from find_referred(state, frame.memory, AT_SLOTS)
        elif frame.kind in ON_THE_WAY:
            yield from layout.cards(frame.memory)
    for lasting in state.lingering:
        if lasting.until == UNTIL_DUE:
            # What a deed that was put off is about lies there as it did when it was chosen.
            yield from find_referred(state, lasting.memory, AT_SLOTS)


def find_referred(state: State, memory: tuple[int, ...], first: int) -> Iterator[int]:
    """Yield the cards in the slots of a line's memory that are still the same."""
    at = first
    while at < len(memory):
        for pair in range(at + 1, at + 1 + 2 * memory[at], 2):
            if state.holds(memory[pair], memory[pair + 1]):
                yield memory[pair]
        at += 1 + 2 * memory[at]


def is_shown(event: Event, player: int) -> bool:
    """Whether the player saw what card an event was about."""
    if event.kind == EVENT_REVEALED and (event.number or event.player == player):
        return True
    # A card whose effect is activated where it lies is shown, and may stay in a hand.
    if event.kind == EVENT_DECLARED or is_searched(event):
        return True
    before, after = event.before, event.after
    return (before is not None and may_see(before, player)) or (after is not None and may_see(after, player))


# ------------------------------------------------------------------------------------------------------ known by kind


def find_kinds(duel: Duel, rows: list[CardState]) -> list[int]:
    """Return what everybody knows of hidden cards by how they came to lie where they lie."""
    monsters = {row.uid: row.visit for row in rows if row.arrived_by == SET_MONSTER}
    tributes: dict[int, int] = {}
    if monsters:
        for event in duel.collect_events():
            after = event.after
            if event.kind == EVENT_SET and after is not None and monsters.get(after.uid) == after.visit:
                tributes[after.uid] = event.number
    return [know(row, tributes.get(row.uid, -1)) for row in rows]


def know(row: CardState, tributes: int) -> int:
    """Return what everybody knows of a hidden card by its place, and by the Tributes with which it was Set there."""
    kind = KINDS[row.place]
    if kind & IN_FIELD_ZONE:
        return A_FIELD_SPELL
    if kind & IN_SPELL_TRAP_ZONE:
        return A_SPELL_OR_TRAP
    if not kind & IN_MONSTER_ZONE:
        return ANY_CARD
    if row.arrived_by != SET_MONSTER:
        return A_MONSTER
    return CAN_BE_SET if tributes < 0 else SET_WITHOUT_TRIBUTE + tributes


def loosen(knowledge: int) -> int:
    """Return what is likely in place of what cannot be: a text may have let somebody Set a monster in its own way.

    >>> loosen(SET_WITHOUT_TRIBUTE + 2) == CAN_BE_SET, loosen(CAN_BE_SET) == A_MONSTER
    (True, True)
    """
    return CAN_BE_SET if knowledge > CAN_BE_SET else A_MONSTER if knowledge == CAN_BE_SET else ANY_CARD


def may_be(game: Game, card: int, knowledge: int) -> bool:
    """Whether a card agrees with what is known; some monsters can lie face-down among Spells and Traps."""
    if knowledge == A_SPELL_OR_TRAP and game.programs[card].sets_as_spell:
        return True
    return fits(game.facts[card], knowledge)


def fits(facts: CardFacts, knowledge: int) -> bool:
    """Whether a card agrees with what is known.

    >>> from spellspeed.pool import CardPool
    >>> fits(CardPool.builtin().find("Summoned Skull"), SET_WITHOUT_TRIBUTE + 1)
    True
    """
    if knowledge == ANY_CARD:
        return True
    if knowledge == A_SPELL_OR_TRAP:
        return not facts.kind & (MONSTER | FIELD)
    if knowledge == A_FIELD_SPELL:
        return facts.kind & FIELD != 0
    if not facts.kind & MONSTER:
        return False
    if knowledge == A_MONSTER:
        return True
    if facts.kind & NEVER_NORMAL_SUMMONED:
        return False
    return knowledge == CAN_BE_SET or tributes_needed(facts.level) == knowledge - SET_WITHOUT_TRIBUTE
