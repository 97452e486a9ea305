"""Duel: a state, its game and its history; the only mutable thing users hold."""

from collections.abc import Iterator
from operator import index
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

import spellspeed.rulebook.codes as rule
from spellspeed.deck import Deck, DeckError
from spellspeed.engine.answer import check_picks, count_answers, find_next_picks, list_answers
from spellspeed.engine.game import Game, find_format
from spellspeed.engine.pool import Pool
from spellspeed.engine.rows import Event, Request
from spellspeed.engine.run import advance, give_answer
from spellspeed.engine.settle import end_duel
from spellspeed.engine.setup import begin_duel
from spellspeed.engine.state import State
from spellspeed.pool import CardPool
from spellspeed.rulebook.book import Refusal
from spellspeed.rulebook.errors import IllegalAnswer, UnreadableAnswer
from spellspeed.words import (
    DRAWN_BY_CARD,
    DRAWN_BY_DECK_OUT,
    DRAWN_BY_LOOP,
    DRAWN_BY_LP,
    NOBODY,
    NOT_OVER,
    WON_BY_CARD,
    WON_BY_DECK_OUT,
    WON_BY_LP,
    WON_BY_SURRENDER,
)

if TYPE_CHECKING:
    from spellspeed.view import View

SURRENDERED: Final = -1  # stands in a history where picks would stand


def reason_word(reason: int) -> str:
    """Return the reason of a result as one English word.

    >>> reason_word(WON_BY_DECK_OUT)
    'deck-out'
    """
    if reason == WON_BY_LP or reason == DRAWN_BY_LP:
        return "lp"
    if reason == WON_BY_DECK_OUT or reason == DRAWN_BY_DECK_OUT:
        return "deck-out"
    if reason == WON_BY_SURRENDER:
        return "surrender"
    if reason == WON_BY_CARD or reason == DRAWN_BY_CARD:
        return "card effect"
    return "loop" if reason == DRAWN_BY_LOOP else "not over"


class Outcome:
    """How a duel ended: who won (None for a draw), why, and in which turn.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 8000")
    >>> duel.surrender(1)
    >>> duel.outcome, duel.outcome.reason
    (<player 0 wins by surrender in turn 3>, 'surrender')
    """

    def __init__(self, winner: int | None, ending: int, turn: int) -> None:
        self.winner: Final = winner
        self.reason: Final = reason_word(ending)  # "lp", "deck-out", "surrender", "card effect" or "loop"
        self.turn: Final = turn
        self.ending: Final = ending  # the reason as a number from `words`

    def __repr__(self) -> str:
        who = "draw" if self.winner is None else f"player {self.winner} wins"
        return f"<{who} by {self.reason} in turn {self.turn}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Outcome):
            return False
        return self.winner == other.winner and self.ending == other.ending and self.turn == other.turn

    def __hash__(self) -> int:
        return hash((self.winner, self.ending, self.turn))

    def __reduce__(self) -> tuple[Any, ...]:
        return (Outcome, (self.winner, self.ending, self.turn))


class Node:
    """One answer of the history: the state it was given in, and what happened next."""

    def __init__(
        self,
        parent: "Node | None",
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


class Start:
    """Where a duel begins: with two decks, in a written position, or where another duel stands."""

    def __init__(
        self,
        pool: CardPool,
        game: Game,
        state: State,
        opening: list[Event],
        node: Node | None,
        decks: tuple[Deck, Deck] | None,
        position: str,
        seed: int,
        first: int | None,
        shuffle: bool,
    ) -> None:
        self.pool: Final = pool
        self.game: Final = game
        self.state: Final = state
        self.opening: Final = opening
        self.node: Final = node
        self.decks: Final = decks
        self.position: Final = position
        self.seed: Final = seed
        self.first: Final = first
        self.shuffle: Final = shuffle


def start_with_decks(
    decks: tuple[Deck, Deck],
    seed: int,
    format: str,
    first: int | None,
    shuffle: bool,
    ask_all: bool,
    pool: CardPool,
    limits: bool,
) -> Start:
    """Return the start of an ordinary duel, up to its first question."""
    for player in (0, 1):
        if not isinstance(decks[player], Deck):
            raise TypeError(f"the deck of player {player} is {decks[player]!r}; make a Deck of it")
    if not isinstance(seed, int):
        raise TypeError(f"the seed is {seed!r}; it must be a whole number")
    game = Game(pool, find_format(format), bool(ask_all))
    if first is not None and first != 0 and first != 1:
        raise ValueError(f"first is {first!r}; it must be 0, 1 or None")
    mains = (indices(pool, decks[0].main, 0), indices(pool, decks[1].main, 1))
    extras = (indices(pool, decks[0].extra, 0), indices(pool, decks[1].extra, 1))
    for player in (0, 1):
        indices(pool, decks[player].side, player)
        if limits:
            check_deck(decks[player], player, format, pool)
    # A bool is a whole number too; as one it would not be the same in a pickle, a replay or a key.
    seed, first, shuffle = int(seed), None if first is None else int(first), bool(shuffle)
    state = begin_duel(game, mains, extras, seed, NOBODY if first is None else first, shuffle)
    advance(game, state)
    return Start(pool, game, state, state.collect_events(), None, decks, "", seed, first, shuffle)


class Duel:
    """A duel under way: ask it what is asked, answer, fork it, take answers back.

    The first card of a deck list lies on top of the deck when `shuffle` is off; `limits` off accepts any deck list.

    >>> deck = Deck(["Mystical Elf", "Alexandrite Dragon", "Giant Soldier of Stone"] * 13 + ["Mystical Elf"])
    >>> duel = Duel(deck, deck, seed=1, first=0, limits=False)
    >>> duel.request.player, duel.view(0).hand_size(1)
    (0, 5)
    """

    def __init__(
        self,
        deck0: Deck | None,
        deck1: Deck | None,
        seed: int = 0,
        format: str = "master2020",
        first: int | None = None,
        shuffle: bool = True,
        ask_all: bool = False,
        pool: CardPool | None = None,
        limits: bool = True,
        start: Start | None = None,
    ) -> None:
        if start is None:
            if deck0 is None or deck1 is None:
                raise ValueError("a duel needs two decks")
            cards = CardPool.builtin() if pool is None else pool
            start = start_with_decks((deck0, deck1), seed, format, first, shuffle, ask_all, cards, limits)
        self.pool: Final = start.pool
        self.game: Final = start.game
        self.state = start.state
        self.node = start.node
        self.opening: Final = start.opening
        self.decks: Final = start.decks  # None for a duel that began in a written position
        self.position: Final = start.position
        self.seed: Final = start.seed
        self.first: Final = start.first
        self.shuffle: Final = start.shuffle

    @staticmethod
    def from_position(text: str, seed: int = 0, pool: CardPool | None = None, ask_all: bool = False) -> "Duel":
        """Begin in a position written in our notation.

        >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 800")
        >>> duel.state.lp
        (8000, 800)
        """
        from spellspeed.notation import read_position

        if not isinstance(text, str):
            raise TypeError(f"a position is text, not {text!r}")
        cards = CardPool.builtin() if pool is None else pool
        game, state = read_position(text, cards, seed, ask_all)
        advance(game, state)
        start = Start(cards, game, state, state.collect_events(), None, None, text, seed, None, False)
        return Duel(None, None, start=start)

    # ---------------------------------------------------------------------------------------------------- what is asked

    @property
    def request(self) -> Request | None:
        """The question that is open now, None when the duel is over."""
        return self.state.request

    @property
    def outcome(self) -> Outcome | None:
        """How the duel ended, None while it goes on."""
        state = self.state
        if state.outcome == NOT_OVER:
            return None
        return Outcome(None if state.winner == NOBODY else state.winner, state.outcome, state.turn)

    def legal_answers(self) -> Iterator[tuple[int, ...]]:
        """Yield every legal answer to the open request, in a fixed order; nothing is listed in advance."""
        request = self.state.request
        if request is None:
            return iter(())
        return list_answers(self.state, request)

    def count_answers(self, limit: int = 1_000_000) -> int:
        """Return how many legal answers there are, counting no further than `limit`."""
        if limit < 1:
            raise ValueError(f"cannot count up to {limit}: the limit must be at least 1")
        request = self.state.request
        return 0 if request is None else count_answers(self.state, request, limit)

    def next_picks(self, *picks: int) -> tuple[tuple[int, ...], bool]:
        """Return the options that may be picked after these, and whether one may stop here."""
        request = self.state.request
        if request is None:
            return ((), False)
        return find_next_picks(self.state, request, read_picks(picks))

    # -------------------------------------------------------------------------------------------------------- answering

    def check(self, *picks: int, by: int | None = None) -> Refusal | None:
        """Return why these picks are no legal answer, or None when they are one."""
        request = self.state.request
        if request is None:
            number = rule.ASK_NOTHING_ASKED if self.state.outcome == NOT_OVER else rule.ASK_DUEL_OVER
            return Refusal.of(number)
        if by is not None and by != request.player:
            return Refusal.of(rule.ASK_WRONG_PLAYER, (wrong_player(request.player, by),))
        numbers = read_picks(picks)
        number = check_picks(self.state, request, numbers)
        if number == 0:
            return None
        return Refusal.of(number, (wrong_picks(request, numbers),))

    def answer(self, *picks: int, by: int | None = None) -> None:
        """Answer the open request; a refused answer raises IllegalAnswer and changes nothing."""
        refusal = self.check(*picks, by=by)
        if refusal is not None:
            raise IllegalAnswer(refusal)
        before = self.state
        request = before.request
        assert request is not None
        # The answer runs on a fork, so an error of ours leaves the duel as it was.
        after = before.fork()
        numbers = read_picks(picks)
        give_answer(self.game, after, numbers)
        chosen = not self.game.ask_all or count_answers(before, request, 2) > 1
        self.node = Node(self.node, before, request.player, numbers, after.collect_events(), chosen)
        self.state = after

    def play(self, *wishes: str, by: int | None = None) -> None:
        """Do what these wishes say, one after the other; if one of them is refused, nothing is changed.

        >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
        >>> duel.play("summon Mystical Elf", "zone 3", "end phase")
        >>> duel.count_played()
        3
        """
        from spellspeed.wishes import play_wishes

        after = play_wishes(self, wishes, by)
        self.state, self.node = after.state, after.node

    def surrender(self, player: int) -> None:
        """Have a player give up; possible at any request."""
        if player != 0 and player != 1:
            raise ValueError(f"no player {player!r}")
        player = int(player)
        if self.state.outcome != NOT_OVER:
            raise IllegalAnswer(Refusal.of(rule.ASK_DUEL_OVER))
        before = self.state
        after = before.fork()
        end_duel(after, WON_BY_SURRENDER, 1 - player)
        self.node = Node(self.node, before, player, (SURRENDERED,), after.collect_events(), True)
        self.state = after

    def why_not(self, text: str, by: int | None = None) -> Refusal | None:
        """Return the rule that forbids a wish such as "summon Mystical Elf", or None when it is possible now."""
        reasons = self.reasons_against(text, by)
        return reasons[0] if reasons else None

    def reasons_against(self, text: str, by: int | None = None) -> list[Refusal]:
        """Return every rule that forbids the wish, the most telling first."""
        from spellspeed.wishes import find_reasons

        return list(find_reasons(self, text, by))

    # ------------------------------------------------------------------------------------------ copies, history, seeing

    def fork(self) -> "Duel":
        """Return an independent duel that goes on from here; the history is shared, not copied."""
        return self.resume(self.state.fork(), self.node)

    def resume(self, state: State, node: Node | None) -> "Duel":
        """Return a duel of the same game in another state, with that history."""
        start = Start(
            self.pool,
            self.game,
            state,
            self.opening,
            node,
            self.decks,
            self.position,
            self.seed,
            self.first,
            self.shuffle,
        )
        return Duel(None, None, start=start)

    def undo(self, n: int = 1) -> None:
        """Take the last n answers back."""
        if n < 0:
            raise ValueError(f"cannot take back {n} answers")
        if n > self.count_played():
            raise ValueError(f"cannot take back {n} answers: only {self.count_played()} have been given")
        for _ in range(n):
            node = self.node
            assert node is not None
            self.state = node.state.fork()
            self.node = node.parent

    def count_played(self) -> int:
        """Return how many answers have been given."""
        count = 0
        node = self.node
        while node is not None:
            count += 1
            node = node.parent
        return count

    def history(self) -> list[Node]:
        """Return the answers given so far, the first one first."""
        nodes: list[Node] = []
        node = self.node
        while node is not None:
            nodes.append(node)
            node = node.parent
        nodes.reverse()
        return nodes

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, in order."""
        told = list(self.opening)
        for node in self.history():
            told.extend(node.events)
        return told

    def view(self, player: int) -> "View":
        """Return the duel as this player may see it: a `View`."""
        from spellspeed.view import View

        return View(self, player)

    def to_text(self) -> str:
        """Return the position in our notation."""
        from spellspeed.notation import write_position

        return str(write_position(self))

    def state_key(self) -> str:
        """Return a name of the state's content, equal across processes and builds."""
        return self.state.state_key()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Duel):
            return False
        return self.game.format is other.game.format and self.pool.digest == other.pool.digest and self.same(other)

    def same(self, other: "Duel") -> bool:
        """Whether the two states are equal."""
        return self.state == other.state

    def __hash__(self) -> int:
        raise TypeError("a Duel changes with every answer and cannot be hashed: use its state_key()")

    def __repr__(self) -> str:
        if self.outcome is not None:
            return f"<Duel {self.outcome!r}>"
        request = self.state.request
        asked = "nobody" if request is None else f"player {request.player}"
        return f"<Duel turn {self.state.turn}, LP {self.state.lp[0]}:{self.state.lp[1]}, {asked} is asked>"

    def _repr_svg_(self) -> str:
        from spellspeed.svg import draw_duel

        return str(draw_duel(self))

    def __reduce__(self) -> tuple[Any, ...]:
        nodes = [(node.state, node.player, node.picks, node.events, node.chosen) for node in self.history()]
        pool = None if self.pool is CardPool.builtin() else self.pool
        game = (self.game.format.name, self.game.ask_all)
        origin = (self.decks, self.position, self.seed, self.first, self.shuffle)
        return (restore, (pool, self.pool.digest, game, origin, self.state, list(self.opening), nodes))


def wrong_player(asked: int, by: int) -> tuple[str, str]:
    """Say in English and Chinese that somebody else is asked.

    >>> wrong_player(1, 0)
    ('player 1 is asked, not player 0', '被询问的是玩家1，不是玩家0')
    """
    return (f"player {asked} is asked, not player {by}", f"被询问的是玩家{asked}，不是玩家{by}")


def wrong_picks(request: Request, picks: tuple[int, ...]) -> tuple[str, str]:
    """Say in English and Chinese what may be picked, and what was."""
    options, least, most = len(request.options), request.least, request.most
    count = f"{least}" if least == most else f"{least} to {most}"
    english = f"{options} options, numbered from 0, of which {count} must be picked; given {picks}"
    listed = "、".join([str(pick) for pick in picks]) or "无"
    count = f"{least}" if least == most else f"{least}到{most}"
    return (english, f"共有{options}个选项，从0开始编号，必须选{count}个；给出的是：{listed}")


def read_picks(picks: tuple[object, ...]) -> tuple[int, ...]:
    """Return the picks as plain whole numbers, whatever kind of whole number was given.

    >>> read_picks((True, 2))
    (1, 2)
    """
    numbers: list[int] = []
    for pick in picks:
        if not isinstance(pick, SupportsIndex):
            raise UnreadableAnswer(
                f"an answer is made of option numbers; given {pick!r}", f"回答由选项的编号组成；给出的是：{pick!r}"
            )
        numbers.append(index(pick))
    return tuple(numbers)


def check_deck(deck: Deck, player: int, format: str, pool: CardPool) -> None:
    """Raise an error that names every problem of the deck."""
    problems = deck.check(format, pool)
    if problems:
        listed = "; ".join([str(problem) for problem in problems])
        raise DeckError(f"the deck of player {player} is not legal in {format}: {listed}")


def indices(pool: Pool, passwords: tuple[int, ...], player: int) -> tuple[int, ...]:
    """Return the pool's index of every password."""
    found: list[int] = []
    for password in passwords:
        index = pool.by_password.get(password)
        if index is None:
            raise DeckError(f"the deck of player {player} holds the unknown password {password}")
        found.append(index)
    return tuple(found)


def restore(
    pool: CardPool | None,
    digest: str,
    game: tuple[str, bool],
    origin: tuple[Any, ...],
    state: State,
    opening: list[Event],
    nodes: list[tuple[Any, ...]],
) -> Duel:
    """Return the duel that was pickled; its cards must be the ones we know."""
    cards = CardPool.builtin() if pool is None else pool
    if cards.digest != digest:
        raise ValueError(f"the duel was saved with other cards (pool {digest}, here {cards.digest})")
    node: Node | None = None
    for before, player, picks, events, chosen in nodes:
        node = Node(node, before, player, picks, events, chosen)
    decks, position, seed, first, shuffle = origin
    rules = Game(cards, find_format(game[0]), game[1])
    start = Start(cards, rules, state, opening, node, decks, position, seed, first, shuffle)
    return Duel(None, None, start=start)
