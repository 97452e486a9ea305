"""What a line under way remembers: a few ints, some numbers, slots of references to cards; and how it goes on.

The layout is the same for every card, so that forks, keys and `determinise` need not know what a card does:
`AT_LINK … AT_ZONES`, then the registers, then for every slot its length and its (uid, visit) pairs.
"""

from typing import Final

from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.lang.codes.code import FIRST_NAMED_SLOT, REGISTERS, SLOT_TARGETS

FRESH: Final = 0

ASKED: Final = 1

ASKED_AGAIN: Final = 2

SETTLED: Final = 1  # of a new batch: what came before it has been settled

AT_LINK: Final = 0  # the number of its chain link, 0 for what makes none
AT_CARD: Final = 1  # the pool index of its card, which a shuffle may since have dealt elsewhere
AT_DONE: Final = 2  # how much the last deed did
AT_STAGE: Final = 3  # how far a step that asks has come
AT_ANSWERED: Final = 4  # what it answers: an event kind, 0 for nothing
AT_VISIT: Final = 5  # the visit in which its card was when the activation was declared
AT_AMOUNT: Final = 6  # the amount of what it answers: damage, counters
AT_CHANGE: Final = 7  # by how much the last change of a value has really changed it
AT_ZONES: Final = 8  # a mask of 1 << place: the zones that were chosen
AT_REGISTERS: Final = 9
AT_SLOTS: Final = AT_REGISTERS + REGISTERS
NO_NUMBERS: Final = (0,) * (AT_SLOTS - 2)  # behind AT_LINK and AT_CARD
# What a line that names no slots has behind the first one.
NONE_NAMED: Final[tuple[int, ...]] = (0,) * (FIRST_NAMED_SLOT - 1)


def new_memory(link: int, card: int, slots: int) -> tuple[int, ...]:
    """Return a memory with so many empty slots."""
    return (link, card) + NO_NUMBERS + (0,) * slots


def begin_memory(
    card: int, uid: int, visit: int, empty: tuple[int, ...], declared: int = 0, answered: int = 0, amount: int = 0
) -> tuple[int, ...]:
    """Return the memory with which a line begins: it knows its card, in SLOT_THIS, and has the empty slots behind it.

    It is written in one go, since every question about a line begins so.

    >>> begin_memory(3, 7, 2, (0, 0, 0)) == with_slot(new_memory(0, 3, 4), 0, (7, 2))
    True
    """
    known = (0, card, 0, 0, answered, declared, amount, 0, 0, 0, 0, 0, 0, 0, 0, 1, uid, visit)
    return known + empty


def plain_memory(row: CardState) -> tuple[int, ...]:
    """Return a memory that knows only this card."""
    return begin_memory(row.card, row.uid, row.visit, NONE_NAMED)


def with_int(memory: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """Return the memory with one int changed."""
    return memory[:at] + (value,) + memory[at + 1 :]


def find_slot(memory: tuple[int, ...], slot: int) -> int:
    """Return where a slot's length stands."""
    at = AT_SLOTS
    for _ in range(slot):
        at += 1 + 2 * memory[at]
    return at


def slot_of(memory: tuple[int, ...], slot: int) -> tuple[int, ...]:
    """Return a slot's references as uid, visit, uid, visit …"""
    at = find_slot(memory, slot)
    return memory[at + 1 : at + 1 + 2 * memory[at]]


def awaits_targets(memory: tuple[int, ...], slot: int) -> bool:
    """Whether a slot is that of targets which are not chosen yet: their choice answers for what is to fit them."""
    return slot == SLOT_TARGETS and memory[AT_LINK] == 0 and not slot_of(memory, slot)


def with_slot(memory: tuple[int, ...], slot: int, references: tuple[int, ...]) -> tuple[int, ...]:
    """Return the memory with other cards in a slot."""
    at = find_slot(memory, slot)
    return memory[:at] + (len(references) // 2,) + references + memory[at + 1 + 2 * memory[at] :]


def follow(memory: tuple[int, ...], uid: int, old: int, new: int) -> tuple[int, ...]:
    """Return the memory with all references to a card led to its new place."""
    changed = list(memory)
    at = AT_SLOTS
    while at < len(memory):
        for pair in range(at + 1, at + 1 + 2 * memory[at], 2):
            if memory[pair] == uid and memory[pair + 1] == old:
                changed[pair + 1] = new
        at += 1 + 2 * memory[at]
    return tuple(changed)


def references(s: State, uids: list[int]) -> tuple[int, ...]:
    """Return cards as uid, visit, uid, visit …"""
    found: list[int] = []
    for uid in uids:
        found.append(uid)
        found.append(s.cards[uid].visit)
    return tuple(found)


def still_meant(s: State, memory: tuple[int, ...], slot: int) -> list[int]:
    """Return the uids of a slot's cards that are still the same."""
    found: list[int] = []
    kept = slot_of(memory, slot)
    for at in range(0, len(kept), 2):
        if s.holds(kept[at], kept[at + 1]):
            found.append(kept[at])
    return found


def refreshed(memory: tuple[int, ...]) -> tuple[int, ...]:
    """Return the memory for a step that has not asked anything yet."""
    return memory if memory[AT_STAGE] == FRESH else with_int(memory, AT_STAGE, FRESH)


def go_on(s: State, pc: int, memory: tuple[int, ...]) -> None:
    """Go to another step with this memory, which has not asked anything yet."""
    s.go_on_with(pc, refreshed(memory))


def go_on_done(s: State, pc: int, memory: tuple[int, ...], amount: int) -> None:
    """Go to another step, remembering how much the last deed did."""
    go_on(s, pc, with_int(memory, AT_DONE, amount))


def hand_back(s: State, memory: tuple[int, ...], amount: int) -> None:
    """End the job on top; the line below goes to its next step with this memory, and knows how much has been done."""
    s.pop_with(s.frames[-2].step + 1, refreshed(with_int(memory, AT_DONE, amount)))


def note_change(s: State, changed: int) -> None:
    """Let the line under way remember by how much it has really changed a value."""
    top = s.frames[-1]
    s.go_on_with(top.step, with_int(top.memory, AT_CHANGE, changed))
