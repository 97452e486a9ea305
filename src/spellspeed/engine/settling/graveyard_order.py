"""In which order cards lie that come to a Graveyard at once: asked where a card of the duel speaks of it, or always.

No player gains anything by it otherwise, so it is a setting of the table to be asked each time.
"""

from typing import Final

from spellspeed.engine.asking.ask import ask
from spellspeed.engine.kernel.frames import FRAME_ORDER, FRAME_SETTLE
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import own
from spellspeed.engine.kernel.rows import Frame, Option
from spellspeed.engine.kernel.state import State
from spellspeed.words import (
    ASK_ORDER,
    EVENT_SENT_TO_GRAVEYARD,
    FOR_ORDER,
    GRAVEYARD,
    PICK_CARD,
)

# Steps. The frame's player is the owner, its memory the cards.
ASKING: Final = 0
ANSWERED: Final = 1
ASKED_ALREADY: Final = 1  # the line of a settling frame below


def ask_for_order(g: Game, s: State, settling: Frame) -> bool:
    """Have the owners say how the cards lie that have just come to their Graveyards; say whether one has a choice.

    The cards lie there already: what happened at once is told in some order, and nobody looks in between.
    rule: zone.graveyard.simultaneous-owner-orders
    """
    if not matters(g, s):
        return False
    jobs: list[Frame] = []
    for owner in (1 - s.turn_player, s.turn_player):
        uids = find_arrived(s, owner)
        if len(uids) > 1:
            jobs.append(Frame(FRAME_ORDER, ASKING, owner, -1, 0, tuple(uids)))
    if not jobs:
        return False
    s.go_on_as(Frame(FRAME_SETTLE, settling.step, settling.player, settling.uid, ASKED_ALREADY, settling.memory))
    for job in jobs:
        s.push(job)
    return True


def matters(g: Game, s: State) -> bool:
    """Whether the table wants it, or a card of this duel speaks of the order of a Graveyard."""
    if g.order_graveyard:
        return True
    for row in s.cards:
        if g.programs[row.card].reads_order:
            return True
    return False


def find_arrived(s: State, owner: int) -> list[int]:
    """Return the cards that came to the owner's Graveyard with the last of them, since the state last settled."""
    pile = s.piles[own(owner, GRAVEYARD)]
    found: list[int] = []
    batch = -1
    for at in range(len(s.happened) - 1, s.noticed - 1, -1):
        event = s.happened[at]
        after = event.after
        if event.kind == EVENT_SENT_TO_GRAVEYARD and after is not None and after.owner == owner:
            if (not found or event.batch == batch) and s.holds(after.uid, after.visit) and after.uid in pile:
                batch = event.batch
                found.append(after.uid)
    found.reverse()
    return found


def run_order(g: Game, s: State, frame: Frame) -> None:
    """Ask for the order, the lowest card first, and lay the cards so."""
    if frame.step == ASKING:
        s.go_on(ANSWERED)
        options = tuple([Option(PICK_CARD, uid) for uid in frame.memory])
        ask(g, s, frame.player, ASK_ORDER, FOR_ORDER, -1, options, len(options), len(options))
        return
    ordered = [option.uid for option in s.picks]
    place = own(frame.player, GRAVEYARD)
    others = [uid for uid in s.piles[place] if uid not in ordered]
    s.set_pile(place, (*others, *ordered))
    s.pop()
