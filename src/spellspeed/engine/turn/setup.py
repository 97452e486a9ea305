"""Setting up a duel: decks in place, shuffled, who goes first, the opening hands."""

from typing import Final

from spellspeed.engine.asking.ask import ask
from spellspeed.engine.kernel.dice import fold_seed, key_seed
from spellspeed.engine.kernel.frames import FRAME_SETUP, FRAME_TURN
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import deck_of, own
from spellspeed.engine.kernel.rows import CardState, Frame, Option
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell
from spellspeed.engine.moving.moves import draw, shuffle
from spellspeed.words import (
    ASK_FIRST,
    BEFORE_FIRST_TURN,
    BY_SETUP,
    DECK,
    EVENT_DUEL_STARTED,
    EVENT_FIRST_CHOSEN,
    EXTRA_DECK,
    FOR_FIRST_TURN,
    GO_FIRST,
    GO_SECOND,
    NO_DEED,
    NO_STEP,
    NO_TIMING,
    NOBODY,
    NOT_OVER,
    PLACES,
)

# Steps. The frame's memory is (who goes first or NOBODY, whether to shuffle).
SHUFFLE: Final = 0
CHOOSE: Final = 1
CHOSEN: Final = 2
HANDS: Final = 3


def empty_state(g: Game, seed: int, keyed: bool = False) -> State:
    """Return a state with empty piles and nothing under way, with fast or with keyed dice."""
    return State(
        [],
        [()] * PLACES,
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        (),
        (),
        None,
        None,
        (g.format.lp, g.format.lp),
        0,
        NOBODY,
        NOBODY,
        BEFORE_FIRST_TURN,
        NO_STEP,
        NO_TIMING,
        0,
        0,
        key_seed(seed) if keyed else fold_seed(seed),
        0,
        NOT_OVER,
        NOBODY,
        0,
        0,
    )


def add_card(s: State, card: int, owner: int, place: int) -> int:
    """Put a new card face-down on top of a pile, and return its uid."""
    uid = len(s.cards)
    s.add(
        CardState(
            uid=uid,
            card=card,
            owner=owner,
            controller=owner,
            place=place,
            face_up=False,
            attack=False,
            visit=0,
            turned=0,
            turn_placed=0,
            turn_set=0,
            came_from=place,
            arrived_by=NO_DEED,
            reserved=-1,
            doomed=False,
            working=False,
            proper=False,
            home=owner,
            counters=(),
            holder=-1,
        )
    )
    s.set_pile(place, s.piles[place] + (uid,))
    return uid


def begin_duel(
    g: Game,
    mains: tuple[tuple[int, ...], tuple[int, ...]],
    extras: tuple[tuple[int, ...], tuple[int, ...]],
    seed: int,
    first: int,
    shuffled: bool,
    chooser: int = NOBODY,
    last_turn: int = 0,
    keyed: bool = False,
) -> State:
    """Return the state before the decks are shuffled; the first card of a list is on top of its deck.

    Who goes first is said, or for the chooser to say; if neither is named, chance throws for the choice.
    """
    s = empty_state(g, seed, keyed)
    # rule: duel.setup.decks-returned-and-placed
    for player in (0, 1):
        for card in reversed(mains[player]):
            add_card(s, card, player, own(player, DECK))
        for card in extras[player]:
            add_card(s, card, player, own(player, EXTRA_DECK))
    s.set_last_turn(last_turn)
    s.push(Frame(FRAME_SETUP, SHUFFLE, chooser, -1, 0, (first, 1 if shuffled else 0)))
    return s


def run_setup(g: Game, s: State, frame: Frame) -> None:
    """Shuffle, have the winner of the throw choose, draw the opening hands, begin turn 1."""
    if frame.step == SHUFFLE:
        tell(s, EVENT_DUEL_STARTED, NOBODY)
        if frame.memory[1]:
            # rule: duel.setup.shuffle-own-deck-then-opponents, duel.setup.no-reshuffle-after-cut
            shuffle(s, 0, deck_of(0))
            shuffle(s, 1, deck_of(1))
        s.go_on(CHOOSE)
    elif frame.step == CHOOSE:
        if frame.memory[0] != NOBODY:
            begin_hands(s, frame.memory[0])
            return
        # rule: duel.setup.first-player.winner-chooses, match.first-player.previous-loser-chooses
        winner = s.roll(2) if frame.player == NOBODY else frame.player
        s.go_on_as(Frame(FRAME_SETUP, CHOSEN, winner, -1, 0, frame.memory))
        ask(g, s, winner, ASK_FIRST, FOR_FIRST_TURN, -1, (Option(GO_FIRST), Option(GO_SECOND)), 1, 1)
    elif frame.step == CHOSEN:
        first = frame.player if s.picks[0].deed == GO_FIRST else 1 - frame.player
        begin_hands(s, first)
    else:
        # rule: duel.setup.opening-hand-five
        for player in (s.first_player, 1 - s.first_player):
            for _ in range(min(g.format.opening_hand, len(s.piles[deck_of(player)]))):
                draw(s, player, BY_SETUP)
        s.go_on_as(Frame(FRAME_TURN, 0, s.first_player, -1, 0, (1,)))


def begin_hands(s: State, first: int) -> None:
    """Say who goes first; the hands are drawn next."""
    s.choose_first(first)
    tell(s, EVENT_FIRST_CHOSEN, first)
    s.go_on(HANDS)
