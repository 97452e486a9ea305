"""The Pendulum Summon: several monsters are Special Summoned at once, and nothing is activated."""

from typing import Final

from spellspeed.engine.asking.ask import ask, ask_for_position, ask_for_zone
from spellspeed.engine.kernel.begin import open_window, settle_next
from spellspeed.engine.kernel.frames import WINDOW_SUMMON_ATTEMPT
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.limits import note
from spellspeed.engine.kernel.places import KINDS
from spellspeed.engine.kernel.rows import DeedDone, Frame, Option
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell_card
from spellspeed.engine.may.pendulum import PendulumRoom, count_kinds, find_summonable
from spellspeed.engine.may.special_summon import summon_positions
from spellspeed.engine.moving.moves import move, send_to_graveyard
from spellspeed.words import (
    ASK_CARDS,
    BY_PLAYER,
    BY_RULE,
    EVENT_SPECIAL_SUMMONED,
    EVENT_SUMMON_ATTEMPTED,
    FACE_UP,
    FACE_UP_ATTACK,
    FINDS_ZONES,
    FOR_PENDULUM,
    IN_EXTRA_DECK,
    NO_ZONE,
    NOWHERE,
    PENDULUM_SUMMON,
    PICK_CARD,
    SPECIAL_SUMMON,
)

# Steps. The memory is uid, visit, position, zone of every monster; those are 0 and -1 until they are chosen.
CHOOSE: Final = 0
CHOSEN: Final = 1
NEXT: Final = 2
POSITIONED: Final = 3
PLACED: Final = 4
SUCCEED: Final = 5
STRIDE: Final = 4


def run_pendulum_summon(g: Game, s: State, frame: Frame) -> None:
    """Choose the monsters, then the position and zone of each; attempt and succeed with all of them at once.

    rule: pendulum.summon.procedure
    """
    if frame.step == CHOOSE:
        ask_for_monsters(g, s, frame)
    elif frame.step == CHOSEN:
        memory: tuple[int, ...] = ()
        for option in s.picks:
            memory += (option.uid, s.cards[option.uid].visit, 0, -1)
        s.go_on_with(NEXT, memory)
    elif frame.step == NEXT:
        ask_position(g, s, frame)
    elif frame.step == POSITIONED:
        ask_zone(g, s, frame)
    elif frame.step == PLACED:
        at = next_of(frame.memory)
        memory = frame.memory[: at + 3] + (s.picks[0].place,) + frame.memory[at + STRIDE :]
        s.go_on_with(NEXT, memory)
    else:
        succeed(g, s, frame)


def next_of(memory: tuple[int, ...]) -> int:
    """Return where the first monster without a zone stands in the memory, its length for none."""
    at = 0
    while at < len(memory) and memory[at + 3] != NO_ZONE:
        at += STRIDE
    return at


def ask_for_monsters(g: Game, s: State, frame: Frame) -> None:
    """Ask for the monsters: only as many together as find zones."""
    uids = find_summonable(g, s, frame.player)
    room = PendulumRoom(g, s, frame.player, [])
    options: list[Option] = []
    needs: list[int] = []
    for uid in uids:
        of_hand, of_extra = count_kinds(s, [uid])
        if room.suffices(of_hand, of_extra):
            options.append(Option(PICK_CARD, uid))
            needs.append(of_extra)
    s.go_on(CHOSEN)
    condition = (FINDS_ZONES, len(room.main), 1 if room.extra else 0, len(room.linked), *needs)
    most = len(room.main) + (1 if room.extra else 0)
    ask(g, s, frame.player, ASK_CARDS, FOR_PENDULUM, -1, tuple(options), 1, min(most, len(options)), condition)


def ask_position(g: Game, s: State, frame: Frame) -> None:
    """Ask for the position of the next monster; when all have their zones, the summon is attempted."""
    at = next_of(frame.memory)
    if at == len(frame.memory):
        attempt(s, frame)
        return
    row = s.cards[frame.memory[at]]
    s.go_on(POSITIONED)
    ask_for_position(g, s, frame.player, row.uid, summon_positions(g, row, FACE_UP))


def ask_zone(g: Game, s: State, frame: Frame) -> None:
    """Take the position and ask for a zone that leaves room for the monsters that come after it."""
    memory = frame.memory
    at = next_of(memory)
    row = s.cards[memory[at]]
    position = s.picks[0].number
    taken = [memory[other + 3] for other in range(0, at, STRIDE)]
    of_hand, of_extra = count_kinds(s, [memory[other] for other in range(at + STRIDE, len(memory), STRIDE)])
    zones: list[int] = []
    for zone in PendulumRoom(g, s, frame.player, taken).zones_for(KINDS[row.place] & IN_EXTRA_DECK != 0):
        if PendulumRoom(g, s, frame.player, [*taken, zone]).suffices(of_hand, of_extra):
            zones.append(zone)
    s.go_on_with(PLACED, memory[: at + 2] + (position,) + memory[at + 3 :])
    ask_for_zone(g, s, frame.player, row.uid, zones)


def attempt(s: State, frame: Frame) -> None:
    """Take the monsters from where they are; they are nowhere until the summon succeeds.

    rule: pendulum.summon.once-per-turn
    """
    memory = frame.memory
    s.remember(DeedDone(frame.player, PENDULUM_SUMMON, -1, 0, -1, 0, s.phase, 0))
    after: tuple[int, ...] = ()
    for at in range(0, len(memory), STRIDE):
        before = s.cards[memory[at]]
        attack = memory[at + 2] == FACE_UP_ATTACK
        row = move(s, before, NOWHERE, frame.player, True, attack, SPECIAL_SUMMON, memory[at + 3])
        tell_card(s, EVENT_SUMMON_ATTEMPTED, frame.player, before, row, BY_PLAYER, -1, PENDULUM_SUMMON)
        after += (row.uid, row.visit, *memory[at + 2 : at + STRIDE])
    s.go_on_with(SUCCEED, after)
    open_window(s, WINDOW_SUMMON_ATTEMPT)


def succeed(g: Game, s: State, frame: Frame) -> None:
    """Put the monsters into their zones, all at once.  rule: timing.special-summon.success-moment"""
    memory = frame.memory
    s.pop()
    s.begin_batch()
    for at in range(0, len(memory), STRIDE):
        if not s.holds(memory[at], memory[at + 1]):
            continue  # the summon was negated, and the card has left
        before = s.cards[memory[at]]
        if before.reserved == NO_ZONE:
            # The summon was negated and nothing said what becomes of the monster.
            send_to_graveyard(g, s, before.uid, BY_RULE, -1)
            continue
        after = move(s, before, before.reserved, frame.player, True, before.attack, SPECIAL_SUMMON)
        note(s, frame.player, SPECIAL_SUMMON, after)
        origin = before.elsewhere(before.card, frame.player, before.came_from)
        tell_card(s, EVENT_SPECIAL_SUMMONED, frame.player, origin, after, BY_PLAYER, -1, PENDULUM_SUMMON)
    settle_next(s)
