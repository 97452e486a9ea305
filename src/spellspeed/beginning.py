"""Where a duel begins, and the answers given since."""

from typing import TYPE_CHECKING, Any, Final

from spellspeed.arguments import read_number, read_text
from spellspeed.deck import Deck, DeckError
from spellspeed.dice import BLAKE2B, FAST, read_dice, read_seed
from spellspeed.engine.kernel.game import Game, find_format
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.engine.kernel.rows import Event
from spellspeed.engine.kernel.state import State
from spellspeed.engine.run import advance
from spellspeed.engine.turn.setup import begin_duel
from spellspeed.engine.turn.turn import call_time
from spellspeed.pool import CardPool
from spellspeed.words import NOBODY, NONE

if TYPE_CHECKING:
    from spellspeed.notation.read import Sheet

# What stands in a history where picks would stand.
SURRENDERED: Final = -1
MOST_TURNS: Final = 1_000_000
TIME_CALLED: Final = -2  # and after it, how many more turns are played


class HistoryNode:
    """One answer of the history: the state it was given in, and what happened next."""

    __slots__ = ("chosen", "course", "events", "memories", "parent", "picks", "player", "state", "words")

    def __init__(
        self,
        parent: "HistoryNode | None",
        state: State,
        player: int,
        picks: tuple[int, ...],
        events: list[Event],
        chosen: bool,
    ) -> None:
        self.parent: Final = parent
        self.state: Final = state
        self.player: Final = player
        self.picks: Final = picks
        self.events: Final = events
        self.chosen: Final = chosen  # there was another possible answer: a replay must record this one
        self.course: list[State] | None = None  # the state at each of the events, once somebody has asked for it
        self.memories: dict[int, Any] | None = None  # what witnesses keep in mind up to here, by their chairs
        self.words: str | None = None  # the answer in words, once somebody has asked for it

    def is_answer(self) -> bool:
        """Whether this was an answer to the open question; a surrender is none, and none is that time has run out."""
        return not self.picks or self.picks[0] >= 0


class Beginning:
    """Where a duel began: with two decks, in a written position, or where another duel stood."""

    __slots__ = (
        *("chooser", "decks", "dice", "first", "game", "last_turn", "opening", "pool", "position", "seed", "shuffle"),
    )

    def __init__(
        self,
        pool: CardPool,
        game: Game,
        opening: list[Event],
        decks: tuple[Deck, Deck] | None = None,
        position: str = "",
        seed: int = 0,
        first: int | None = None,
        shuffle: bool = False,
        chooser: int | None = None,
        last_turn: int = 0,
        dice: str = FAST,
    ) -> None:
        self.pool: Final = pool
        self.game: Final = game
        self.opening: Final = opening  # what happened before the first answer
        self.decks: Final = decks
        self.position: Final = position
        self.seed: Final = seed
        self.first: Final = first
        self.shuffle: Final = shuffle
        self.chooser: Final = chooser
        self.last_turn: Final = last_turn  # the one that the duel had from its beginning
        self.dice: Final = dice

    def origin(self) -> tuple[Any, ...]:
        """Return what was said when the duel began, in the order in which it is handed over here."""
        said = (self.decks, self.position, self.seed, self.first, self.shuffle, self.chooser, self.last_turn)
        return (*said, self.dice)


def begin_with_decks(
    decks: tuple[Deck, Deck],
    seed: int,
    format: str,
    first: int | None,
    shuffle: bool,
    settings: tuple[bool, bool],
    pool: CardPool,
    limits: bool,
    chooser: int | None = None,
    last_turn: int = 0,
    dice: str = FAST,
) -> tuple[Beginning, State]:
    """Return the beginning of an ordinary duel, and its state at the first question.

    The settings are whether all is asked, and whether the order of cards that go to a Graveyard at once is.
    """
    for player in (0, 1):
        if not isinstance(decks[player], Deck):
            raise TypeError(f"the deck of player {player} is {decks[player]!r}; make a Deck of it")
    dice = read_dice(dice)
    seed = read_seed(seed, dice)
    game = Game(pool, find_format(read_text(format, "a format")), settings[0], settings[1])
    if first is not None and first != 0 and first != 1:
        raise ValueError(f"first is {first!r}; it must be 0, 1 or None")
    if chooser is not None and chooser != 0 and chooser != 1:
        raise ValueError(f"chooser is {chooser!r}; it must be 0, 1 or None")
    if chooser is not None and first is not None:
        raise ValueError("say who goes first, or who chooses, not both")
    last_turn = read_number(last_turn, "the last turn")
    if not 0 <= last_turn <= MOST_TURNS:
        raise ValueError(f"the last turn is {last_turn}; it must be 1 to {MOST_TURNS}, or 0 for none")
    mains = (indices(pool, decks[0].main, 0), indices(pool, decks[1].main, 1))
    extras = (indices(pool, decks[0].extra, 0), indices(pool, decks[1].extra, 1))
    for player in (0, 1):
        indices(pool, decks[player].side, player)
        if limits:
            check_deck(decks[player], player, format, pool)
    # A bool is a whole number too; as one it would not be the same in a pickle, a replay or a key.
    first, shuffle = None if first is None else int(first), bool(shuffle)
    chooser = None if chooser is None else int(chooser)
    goes, says = NOBODY if first is None else first, NOBODY if chooser is None else chooser
    state = begin_duel(game, mains, extras, seed, goes, shuffle, says, last_turn, dice == BLAKE2B)
    advance(game, state)
    events = state.collect_events()
    return Beginning(pool, game, events, decks, "", seed, first, shuffle, chooser, last_turn, dice), state


def begin_in_position(
    text: str, seed: int, settings: tuple[bool, bool], pool: CardPool, dice: str = FAST
) -> tuple[Beginning, State, "Sheet"]:
    """Return the beginning of a duel in a written position, its state at the first question, and what was written."""
    from spellspeed.notation import build_position, read_sheet

    dice = read_dice(dice)
    seed = read_seed(seed, dice)
    sheet = read_sheet(read_text(text, "a position"), pool)
    game, state = build_position(sheet, pool, seed, settings[0], settings[1], dice == BLAKE2B)
    advance(game, state)
    return Beginning(pool, game, state.collect_events(), None, sheet.base, seed, dice=dice), state, sheet


def check_deck(deck: Deck, player: int, format: str, pool: CardPool) -> None:
    """Raise an error that names every problem of the deck; which list is valid is for whoever holds the duel to say."""
    problems = deck.check(format, pool, limits=None)
    if problems:
        listed = "; ".join([str(problem) for problem in problems])
        raise DeckError(f"the deck of player {player} is not legal in {format}: {listed}")


def indices(pool: CardPool, passwords: tuple[int, ...], player: int) -> tuple[int, ...]:
    """Return the pool's index of every password."""
    here = pool.by_password
    if all(password in here for password in passwords):
        return tuple([here[password] for password in passwords])
    cards: list[CardFacts] = []
    for password in passwords:
        card = pool.with_password(password)
        if card is None:
            raise DeckError(f"the deck of player {player} holds the unknown password {password}")
        cards.append(card)
    names = [f'"{card.name_en}"' for card in dict.fromkeys(cards) if card.index == NONE]
    if names:
        raise DeckError(
            f"the deck of player {player} holds cards that are known, but cannot be played yet: {', '.join(names)}"
        )
    return tuple([card.index for card in cards])


def chain_nodes(rows: list[tuple[Any, ...]]) -> HistoryNode | None:
    """Return a history that was taken apart into rows: state, player, picks, events, and whether it was chosen."""
    node: HistoryNode | None = None
    for before, player, picks, events, chosen in rows:
        node = HistoryNode(node, before, player, picks, events, chosen)
    return node


def call_time_in(node: HistoryNode | None, before: State, turns: int) -> tuple[HistoryNode, State]:
    """Return a history and its state after time has run out there, with so many more turns to play."""
    if not 0 <= turns <= MOST_TURNS:
        raise ValueError(f"{turns} more turns: it must be 0 to {MOST_TURNS}")
    if before.last_turn:
        raise ValueError(f"the last turn is settled already: turn {before.last_turn}")
    after = before.fork()
    call_time(after, turns)
    return HistoryNode(node, before, NOBODY, (TIME_CALLED, turns), after.collect_events(), True), after


def say_deed(node: HistoryNode) -> str:
    """Return in words what a history holds besides answers: a surrender, or that time has run out."""
    return "surrender" if node.picks == (SURRENDERED,) else f"time {node.picks[1]}"
