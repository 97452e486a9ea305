"""Chain links in the log: which activation an event belongs to, and what the activation answered."""

from spellspeed.engine.kernel.rows import Event
from spellspeed.words import EVENT_ACTIVATED, EVENT_CHAIN_ENDED, EVENT_DECLARED, EVENT_LINK_RESOLVED, EVENT_LINK_STARTED


def find_link_under_way(rows: list[Event], at: int) -> int:
    """Return where the link began to be processed that was under way at a place of the log, -1 for none."""
    for place in range(at - 1, -1, -1):
        kind = rows[place].kind
        if kind == EVENT_LINK_STARTED:
            return place
        if kind == EVENT_LINK_RESOLVED or kind == EVENT_CHAIN_ENDED:
            return -1
    return -1


def find_activation(rows: list[Event], number: int, before: int) -> int:
    """Return where a link of a chain was activated, looking back from a place of the log; -1 for none."""
    for place in range(before - 1, -1, -1):
        event = rows[place]
        if event.kind == EVENT_ACTIVATED and event.number == number:
            return place
        if event.kind == EVENT_CHAIN_ENDED:
            return -1
    return -1


def find_declaration(rows: list[Event], at: int) -> int:
    """Return where the activation was declared that an event, a cost or a choice of targets, is a part of."""
    for place in range(at, -1, -1):
        if rows[place].kind == EVENT_DECLARED:
            return place
        if rows[place].kind in (EVENT_CHAIN_ENDED, EVENT_LINK_STARTED):
            return -1
    return -1
