"""Duel: a state, its game and its history; the only mutable thing users hold.

It is interpreted in both builds, so that help and errors are the same; what takes time is compiled below it.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import spellspeed.rulebook.codes as rule
from spellspeed.arguments import read_number, read_player, read_text
from spellspeed.asked import Request
from spellspeed.beginning import SURRENDERED as SURRENDERED
from spellspeed.beginning import Beginning, HistoryNode, begin_in_position, begin_with_decks, call_time_in, chain_nodes
from spellspeed.deck import Deck
from spellspeed.dice import FAST
from spellspeed.engine.asking.answer import check_picks, count_answers, find_next_picks, list_answers
from spellspeed.engine.kernel.game import Game, find_format
from spellspeed.engine.kernel.rows import Event as EventRow
from spellspeed.engine.kernel.state import State
from spellspeed.engine.run import give_answer
from spellspeed.engine.settling.settle import end_duel
from spellspeed.happened import Event, tell_events
from spellspeed.outcome import Outcome as Outcome
from spellspeed.outcome import reason_word as reason_word
from spellspeed.picks import read_picks, wrong_picks, wrong_player
from spellspeed.pool import CardPool, choose_pool
from spellspeed.rulebook.book import Refusal
from spellspeed.rulebook.errors import IllegalAnswer
from spellspeed.seen import EVERYBODY, WATCHER, SeenCard, SeenLink, see_chain, see_field
from spellspeed.telling.duel_words import PHASES, word
from spellspeed.words import NOT_OVER, WON_BY_SURRENDER

if TYPE_CHECKING:
    from spellspeed.hindsight.explanation import Explanation
    from spellspeed.view import View

_new: Final = object.__new__


class Duel:
    """A duel under way: ask it what is asked, answer, fork it, take answers back.

    The first card of a deck list lies on top of the deck when `shuffle` is off; `limits` off accepts any deck list.
    Who goes `first` is said, or the `chooser` is asked, or the winner of a throw; LP decide after the `last_turn`.
    The duel shows all cards; what one player may see of them is a `view`.

    >>> deck = Deck(["Mystical Elf", "Alexandrite Dragon", "Giant Soldier of Stone"] * 13 + ["Mystical Elf"])
    >>> duel = Duel(deck, deck, seed=1, first=0, limits=False)
    >>> duel.request.player, duel.view(0).hand_size(1)
    (0, 5)
    """

    __slots__ = ("_beginning", "node", "state")

    def __init__(
        self,
        deck0: Deck,
        deck1: Deck,
        seed: int = 0,
        format: str = "master2020",
        first: int | None = None,
        shuffle: bool = True,
        ask_all: bool = False,
        pool: CardPool | None = None,
        limits: bool = True,
        order_graveyard: bool = False,
        chooser: int | None = None,
        last_turn: int = 0,
        dice: str = FAST,
    ) -> None:
        cards = choose_pool(pool)
        settings = (bool(ask_all), bool(order_graveyard))
        beginning, state = begin_with_decks(
            (deck0, deck1), seed, format, first, shuffle, settings, cards, limits, chooser, last_turn, dice
        )
        self._beginning: Beginning = beginning
        self.state: State = state
        self.node: HistoryNode | None = None

    @staticmethod
    def from_position(
        text: str,
        seed: int = 0,
        pool: CardPool | None = None,
        ask_all: bool = False,
        order_graveyard: bool = False,
        dice: str = FAST,
    ) -> "Duel":
        """Begin in a position written in our notation.

        >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 800")
        >>> duel.lp
        (8000, 800)
        """
        from spellspeed.wishes import play_since

        settings = (bool(ask_all), bool(order_graveyard))
        beginning, state, sheet = begin_in_position(text, seed, settings, choose_pool(pool), dice)
        duel = make_duel(beginning, state, None)
        if sheet.then or sheet.chance:
            play_since(duel, sheet)
        return duel

    # --------------------------------------------------------------------------------------------------------- its past

    @property
    def pool(self) -> CardPool:
        """The cards that are known."""
        return self._beginning.pool

    @property
    def game(self) -> Game:
        """The format and the programs of the cards: what the engine needs besides the state."""
        return self._beginning.game

    @property
    def decks(self) -> tuple[Deck, Deck] | None:
        """The decks it began with, None for a duel that began in a written position."""
        return self._beginning.decks

    @property
    def position(self) -> str:
        """The written position it began in, empty for a duel that began with decks."""
        return self._beginning.position

    @property
    def seed(self) -> int:
        """The seed of its dice and shuffles."""
        return self._beginning.seed

    @property
    def dice(self) -> str:
        """Which dice it is played with: "fast" or "blake2b"."""
        return self._beginning.dice

    @property
    def first(self) -> int | None:
        """Who was to go first, None where that was decided at the table."""
        return self._beginning.first

    @property
    def beginning(self) -> Beginning:
        """Where it began, all that was said then."""
        return self._beginning

    # ------------------------------------------------------------------------------------------------- how things stand

    @property
    def lp(self) -> tuple[int, int]:
        """The LP of player 0 and of player 1."""
        return self.state.lp

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return self.state.turn

    @property
    def last_turn(self) -> int:
        """The turn from whose end on the player with more LP wins, 0 if there is none."""
        return self.state.last_turn

    @property
    def turn_player(self) -> int:
        """Whose turn it is."""
        return self.state.turn_player

    @property
    def phase(self) -> str:
        """The phase, such as "Main Phase 1"."""
        return word(PHASES, self.state.phase)

    @property
    def chain(self) -> tuple[SeenLink, ...]:
        """The links of the chain under way, the first one first.

        >>> text = "turn 3, Main Phase 1, you to act\\nyou 8000 hand: Ookazi\\nopp 8000 hand: Umi set: Magic Jammer"
        >>> duel = Duel.from_position(text)
        >>> duel.play("activate Ookazi", "zone 1")
        >>> duel.chain
        (<chain link 1: Ookazi of player 0>,)
        """
        return see_chain(self.game, self.state)

    @property
    def field(self) -> tuple[SeenCard, ...]:
        """All cards on the field, also those face-down: the monsters, Spells and Traps of player 0, then of player 1.

        >>> text = "turn 3, Main Phase 1, you to act\\nyou 8000 monsters: Sangan\\nopp 8000 set: Magic Jammer"
        >>> Duel.from_position(text).field
        (<Sangan, monster zone 1>, <Magic Jammer, spell & trap zone 1>)
        """
        return see_field(self.game, self.state)

    # ---------------------------------------------------------------------------------------------------- what is asked

    @property
    def request(self) -> Request | None:
        """The question that is open now, None when the duel is over.

        >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
        >>> duel.request, duel.request.options[0]
        (<player 0, Main Phase 1: 4 options>, <summon Mystical Elf>)
        """
        state = self.state
        row = state.request
        return None if row is None else Request(self._beginning.game, state, row)

    @property
    def outcome(self) -> Outcome | None:
        """How the duel ended, None while it goes on."""
        state = self.state
        if state.outcome == NOT_OVER:
            return None
        return Outcome(state.winner, state.outcome, state.turn)

    def legal_answers(self) -> Iterator[tuple[int, ...]]:
        """Yield every legal answer to the open request, in a fixed order; nothing is listed in advance.

        >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
        >>> list(duel.legal_answers())
        [(0,), (1,), (2,), (3,)]
        """
        request = self.state.request
        if request is None:
            return iter(())
        return list_answers(self.state, request)

    def count_answers(self, limit: int = 1_000_000) -> int:
        """Return how many legal answers there are, counting no further than `limit`."""
        limit = read_number(limit, "the limit")
        if limit < 1:
            raise ValueError(f"cannot count up to {limit}: the limit must be at least 1")
        request = self.state.request
        return 0 if request is None else count_answers(self.state, request, limit)

    def next_picks(self, *picks: int) -> tuple[tuple[int, ...], bool]:
        """Return the options that may be picked after these, and whether one may stop here.

        >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
        >>> duel.next_picks(), duel.next_picks(2)
        (((0, 1, 2, 3), False), ((), True))
        """
        numbers = read_picks(picks)
        request = self.state.request
        return ((), False) if request is None else find_next_picks(self.state, request, numbers)

    # -------------------------------------------------------------------------------------------------------- answering

    def check(self, *picks: int, by: int | None = None) -> Refusal | None:
        """Return why these picks are no legal answer, or None when they are one.

        >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
        >>> duel.check(0), duel.check(7).rule
        (None, 'ask.out-of-range')
        """
        return self._refuse(read_picks(picks), None if by is None else read_player(by))

    def answer(self, *picks: int, by: int | None = None) -> None:
        """Answer the open request; a refused answer raises IllegalAnswer and changes nothing.

        >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
        >>> duel.answer(0)
        >>> duel.request
        <player 0, Main Phase 1, zone: 5 options>
        """
        numbers = read_picks(picks)
        refusal = self._refuse(numbers, None if by is None else read_player(by))
        if refusal is not None:
            raise IllegalAnswer(refusal)
        before, game = self.state, self._beginning.game
        request = before.request
        assert request is not None
        # The answer runs on a fork, so an error of ours leaves the duel as it was.
        after = before.fork()
        give_answer(game, after, numbers)
        chosen = not game.ask_all or count_answers(before, request, 2) > 1
        self.node = HistoryNode(self.node, before, request.player, numbers, after.collect_events(), chosen)
        self.state = after

    def _refuse(self, numbers: tuple[int, ...], by: int | None) -> Refusal | None:
        """Why these picks of this player are no legal answer, None when they are one."""
        state = self.state
        request = state.request
        if request is None:
            return Refusal.of(rule.ASK_NOTHING_ASKED if state.outcome == NOT_OVER else rule.ASK_DUEL_OVER)
        if by is not None and by != request.player:
            return Refusal.of(rule.ASK_WRONG_PLAYER, (wrong_player(request.player, by),))
        number = check_picks(state, request, numbers)
        return Refusal.of(number, (wrong_picks(request, numbers),)) if number else None

    def play(self, *wishes: str, by: int | None = None) -> None:
        """Do what these wishes say, one after the other; if one of them is refused, nothing is changed.

        >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
        >>> duel.play("summon Mystical Elf", "zone 3", "end phase")
        >>> duel.count_played()
        3
        """
        from spellspeed.wishes import play_wishes

        after = play_wishes(self, wishes, None if by is None else read_player(by))
        self.state = after.state
        self.node = after.node

    def surrender(self, player: int) -> None:
        """Have a player give up; possible at any request."""
        player = read_player(player)
        if self.state.outcome != NOT_OVER:
            raise IllegalAnswer(Refusal.of(rule.ASK_DUEL_OVER))
        before = self.state
        after = before.fork()
        end_duel(after, WON_BY_SURRENDER, 1 - player)
        self.node = HistoryNode(self.node, before, player, (SURRENDERED,), after.collect_events(), True)
        self.state = after

    def call_time(self, turns: int = 3) -> None:
        """Say that time has run out: this turn is finished, so many more are played, then the player with more LP wins.

        While LP are equal then, sudden death goes on from turn to turn.

        >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 8000")
        >>> duel.call_time()
        >>> duel.last_turn, duel.events[-1]
        (6, <Time: from the end of turn 6 on, more LP win.>)
        """
        if self.state.outcome != NOT_OVER:
            raise IllegalAnswer(Refusal.of(rule.ASK_DUEL_OVER))
        self.node, self.state = call_time_in(self.node, self.state, read_number(turns, "the number of turns"))

    def why_not(self, text: str, by: int | None = None) -> Refusal | None:
        """Return the rule that forbids a wish such as "summon Mystical Elf", or None when it is possible now.

        >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
        >>> duel.why_not("summon Mystical Elf"), duel.why_not("main phase 2").rule
        (None, 'turn.main2.only-after-battle-phase')
        """
        reasons = self.reasons_against(text, by)
        return reasons[0] if reasons else None

    def reasons_against(self, text: str, by: int | None = None) -> list[Refusal]:
        """Return every rule that forbids the wish, the most telling first."""
        from spellspeed.wishes import find_reasons

        return find_reasons(self, read_text(text, "a wish"), None if by is None else read_player(by))

    def why(self, event: Event | int) -> "Explanation":
        """Return why something happened: what set it off, the rule it obeyed, and what did not happen because of it.

        The event is one of `events`, or its place in that list.

        >>> text = "turn 3, Main Phase 1, you to act\\nyou 8000 hand: Ookazi, Umi\\nopp 8000"
        >>> duel = Duel.from_position(text)
        >>> duel.play("activate Ookazi", "zone 1")
        >>> [duel.why(event).rule for event in duel.events if event.kind == "lp changed"]
        ['effect.text.usage-part-done-at-activation']
        """
        from spellspeed.hindsight.event_reasons import explain_event

        return explain_event(self, self._place_of(event))

    def omissions(self) -> "list[Explanation]":
        """Return what did not happen, each with the place of the event it belongs to.

        Triggers that were set off and not activated, links that did nothing, attacks that were chosen anew, cards that
        went elsewhere.

        >>> text = "turn 3, Main Phase 1, you to act\\nyou 8000 hand: Peten the Dark Clown set: Raigeki Break"
        >>> duel = Duel.from_position(text + "\\nopp 8000 monsters: Mystical Elf")
        >>> duel.play("activate Raigeki Break")
        >>> [(why.rule, duel.events[why.place].kind) for why in duel.omissions()]
        [('timing.when-optional.misses', 'sent to the graveyard')]
        """
        from spellspeed.hindsight.film import find_all_nodes
        from spellspeed.hindsight.omissions import find_omissions

        return find_omissions(self, find_all_nodes(self))

    def _place_of(self, event: Event | int) -> int:
        """The place of an event in the log; an event of another duel is refused."""
        told = self.collect_events()
        at = event.place if isinstance(event, Event) else read_number(event, "the place of an event")
        if not 0 <= at < len(told):
            raise ValueError(f"no event has the place {at}: there are {len(told)}")
        if isinstance(event, Event) and not event.is_row(told[at]):
            raise ValueError(f"{event!r} is no event of this duel")
        return at

    # ------------------------------------------------------------------------------------------ copies, history, seeing

    def fork(self) -> "Duel":
        """Return an independent duel that goes on from here; the history is shared, not copied.

        >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
        >>> search = duel.fork()
        >>> search.play("end phase")
        >>> duel.turn_player, search.turn_player
        (0, 1)
        """
        # Written out, since search forks more often than anything else.
        duel = _new(Duel)
        duel._beginning = self._beginning
        duel.state = self.state.fork()
        duel.node = self.node
        return duel

    def resume(self, state: State, node: HistoryNode | None) -> "Duel":
        """Return a duel of the same game in another state, with that history."""
        return make_duel(self._beginning, state, node)

    def undo(self, n: int = 1) -> None:
        """Take the last n answers back.

        >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
        >>> duel.play("summon Mystical Elf", "zone 3")
        >>> duel.undo(2)
        >>> duel.field
        ()
        """
        n = read_number(n, "the number of answers to take back")
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

    def history(self) -> list[HistoryNode]:
        """Return the answers given so far, the first one first."""
        nodes: list[HistoryNode] = []
        node = self.node
        while node is not None:
            nodes.append(node)
            node = node.parent
        nodes.reverse()
        return nodes

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, in order.

        >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
        >>> duel.play("summon Mystical Elf", "zone 3")
        >>> duel.events[-1]
        <Player 0 Normal Summons Mystical Elf (Attack Position, ATK 800, DEF 2000) in player 0's monster zone 3 of 5.>
        """
        return tell_events(self)

    def collect_events(self) -> list[EventRow]:
        """Return everything that has happened as the rows of the engine."""
        told = list(self._beginning.opening)
        for node in self.history():
            told.extend(node.events)
        return told

    def count_events(self) -> int:
        """Return how much has happened: the number of `events`."""
        return len(self._beginning.opening) + sum([len(node.events) for node in self.history()])

    def view(self, player: int) -> "View":
        """Return the duel as this player may see it.

        >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
        >>> duel.view(1).hand_size(0), duel.view(1).request
        (1, <player 0 is choosing>)
        """
        from spellspeed.view import View

        return View(self, read_player(player))

    def watch(self, openly: bool = False) -> "View":
        """Return the duel as somebody sees it who looks on: what both players see, or openly, as for a judge, all.

        >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Umi\\nopp 8000 set: Ookazi")
        >>> duel.watch().hand(0), duel.watch().spells(1)[0], duel.watch(openly=True).spells(1)[0]
        ((<hidden card, hand>,), <hidden card, spell & trap zone 1>, <Ookazi, spell & trap zone 1>)
        """
        from spellspeed.view import View

        return View(self, EVERYBODY if openly else WATCHER)

    def sights(self, player: int) -> "list[View]":
        """Return what a player has seen since the last answer was given, whoever gave it: view after view.

        They tell nothing of whether the opponent could respond: in each window in which he might have, there is a view
        in which he is choosing; for `WATCHER`, who looks on, either player. Without such a moment the list is empty.

        >>> text = "turn 3, Main Phase 1, you to act\\nyou 8000 hand: Ookazi\\nopp 8000 set: Mirror Force"
        >>> duel = Duel.from_position(text)
        >>> duel.play("activate Ookazi", "zone 1")
        >>> [(view.chain, view.lp(1)) for view in duel.sights(0)]
        [((<chain link 1: Ookazi of player 0>,), 8000), ((), 7200), ((), 7200)]
        """
        from spellspeed.view import list_sights, read_chair

        return list_sights(self, read_chair(player))

    def to_text(self, lang: str = "en") -> str:
        """Return the position in our notation, in English or Chinese: `from_position` leads to the same one.

        In the middle of an action it is the position where a player last could act freely, and the answers since.

        >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
        >>> print(duel.to_text().splitlines()[0])
        turn 3, Main Phase 1, you to act
        """
        from spellspeed.wishes import write_duel

        return str(write_duel(self, lang))

    def state_key(self) -> str:
        """Return a name of the state's content, equal across processes and builds."""
        return self.state.state_key()

    def position_key(self) -> str:
        """Return the history-free key: equal for positions that cannot be told apart by playing on with equal luck.

        It names cards by their passwords, so it outlives further cards; it costs more than `state_key`.

        >>> text = "turn 3, Main Phase 1, you to act\\nyou 8000 monsters: Sangan, Kuriboh\\nopp 8000"
        >>> one, other = Duel.from_position(text), Duel.from_position(text)
        >>> one.play("turn Sangan to defense", "turn Kuriboh to defense")
        >>> other.play("turn Kuriboh to defense", "turn Sangan to defense")
        >>> one.position_key() == other.position_key()
        True
        """
        from spellspeed.position_key import position_key

        return position_key(self.game, self.state)

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
        game = (self.game.format.name, self.game.ask_all, self.game.order_graveyard)
        origin, opening = self._beginning.origin(), list(self._beginning.opening)
        return (restore, (pool, self.pool.digest, game, origin, self.state, opening, nodes))


def make_duel(beginning: Beginning, state: State, node: HistoryNode | None) -> Duel:
    """Return a duel that began there and stands here."""
    duel = _new(Duel)
    duel._beginning = beginning
    duel.state = state
    duel.node = node
    return duel


def restore(
    pool: CardPool | None,
    digest: str,
    game: tuple[Any, ...],
    origin: tuple[Any, ...],
    state: State,
    opening: list[EventRow],
    nodes: list[tuple[Any, ...]],
) -> Duel:
    """Return the duel that was pickled; its cards must be the ones we know."""
    cards = CardPool.builtin() if pool is None else pool
    if cards.digest != digest:
        raise ValueError(f"the duel was saved with other cards (pool {digest}, here {cards.digest})")
    rules = Game(cards, find_format(game[0]), *game[1:])
    return make_duel(Beginning(cards, rules, opening, *origin), state, chain_nodes(nodes))
