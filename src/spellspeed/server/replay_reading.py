"""A replay, stepped through: the duel is played once, and each moment of it is shown as somebody saw it."""

from typing import Final

from spellspeed.duel import SURRENDERED, Duel
from spellspeed.formats.puzzle import read_puzzle
from spellspeed.formats.puzzle_position import to_position
from spellspeed.pool import CardPool
from spellspeed.replay import Replay, ReplayError
from spellspeed.rulebook.book import Pair
from spellspeed.server.book_messages import Given, Moment, PositionShown, ReplayOpened, Told
from spellspeed.server.messages import JUDGE
from spellspeed.server.picturing import Names, picture_events, picture_question, picture_table
from spellspeed.telling import Voice, tell_outcome
from spellspeed.telling.complaints import complain_in_chinese
from spellspeed.view import View

PLAYERS: Final = (0, 1)
MOST_ANSWERS: Final = 5_000
SURRENDERS: Final[Pair] = ("Surrender", "投降")
TIME: Final[Pair] = ("Time is called", "时间到")
NOTHING: Final[Pair] = ("nothing", "不选")
TOO_LONG: Final[Pair] = (
    f"the replay has more than {MOST_ANSWERS} answers",
    f"录像的回答超过了{MOST_ANSWERS}个",
)


class TooLong(ValueError):
    """A replay that is too long to be shown."""


class Played:
    """A replay that has been played, with all its moments.

    >>> from spellspeed import Deck
    >>> deck = Deck.packaged("dragons")
    >>> duel = Duel(deck, deck, seed=3, first=0)
    >>> duel.surrender(0)
    >>> played = Played(Replay.of(duel))
    >>> played.count, played.show(0, 3, "en").after.text
    (1, 'Surrender')
    """

    def __init__(self, replay: Replay, pool: CardPool | None = None) -> None:
        if len(replay.answers) > MOST_ANSWERS:
            raise TooLong(TOO_LONG[0])
        self.replay: Final = replay
        self.warning = ""
        try:
            duel = replay.play(pool=pool)
        except ReplayError as wrong:
            if wrong.duel is None:
                raise
            duel = wrong.duel
            self.warning = str(wrong)
        # What had one answer only is no step of its own.
        self._given: Final = [node for node in duel.history() if node.chosen]
        self._duels: Final = [*[duel.resume(node.state, node.parent) for node in self._given], duel]

    @property
    def count(self) -> int:
        """How many answers there are."""
        return len(self._given)

    def open(self, key: str, lang: str, names: Names = None) -> ReplayOpened:
        """Return what is told of the whole replay, of players who may have names."""
        outcome = self._duels[-1].outcome
        ended = "" if outcome is None else tell_outcome(outcome, Voice(lang, names=names))
        warning = complain_in_chinese(self.warning) if lang == "zh" and self.warning else self.warning
        log: list[Told] = []
        turns: list[int] = []
        told = 0
        for n, duel in enumerate(self._duels):
            view = look(duel, JUDGE)
            for event in picture_events(view.events_after(told), lang, JUDGE, names):
                begins = event.kind == "turn started"
                if begins:
                    turns.append(n)
                if event.text:
                    log.append(Told(n, event.text, event.player, begins))
            told = view.count_events()
        proved = self.replay.fair is not None
        return ReplayOpened(key, self.replay.format, self.count, log, turns, ended, warning, proved)

    def show(self, n: int, seat: int, lang: str, names: Names = None) -> Moment:
        """Return a moment as a player saw it, or openly."""
        n = min(max(n, 0), self.count)
        view = look(self._duels[n], seat)
        told = look(self._duels[n - 1], seat).count_events() if n else 0
        events = picture_events(view.events_after(told), lang, seat, names)
        before = self.tell_answer(n - 1, lang) if n else None
        after = self.tell_answer(n, lang) if n < self.count else None
        return Moment(n, picture_table(view, lang, names), events, before, after)

    def tell_answer(self, n: int, lang: str) -> Given:
        """Return the answer that was given after n others, in words."""
        node, at = self._given[n], 1 if lang == "zh" else 0
        if not node.is_answer():
            return Given(node.player, (SURRENDERS if node.picks == (SURRENDERED,) else TIME)[at])
        question = picture_question(self._duels[n].view(node.player), "", lang)
        said = [question.options[pick].text for pick in node.picks]
        return Given(node.player, ("、" if at else "; ").join(said) or NOTHING[at], question.text)

    def write(self, n: int, lang: str) -> str:
        """Return a moment as a position in our notation."""
        return self._duels[min(max(n, 0), self.count)].to_text(lang)


def look(duel: Duel, seat: int) -> View:
    """Return a duel as a player saw it; for any other seat everything is open."""
    return duel.view(seat) if seat in PLAYERS else duel.watch(openly=True)


def show_position(text: str, lang: str, pool: CardPool | None = None) -> PositionShown:
    """Return a written position as it looks to who is to act.

    >>> show_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Umi\\nopp 800", "en").table.sides[1].lp
    800
    """
    duel = Duel.from_position(text, pool=pool)
    request = duel.request
    question = None if request is None else picture_question(duel.view(request.player), "", lang)
    return PositionShown(duel.to_text(lang), picture_table(duel.watch(openly=True), lang), question)


def show_puzzle(content: str, name: str, format: str, lang: str, pool: CardPool | None = None) -> PositionShown:
    """Return a puzzle of a .lua file as a position, with what the file says of it."""
    puzzle = read_puzzle(content, name)
    shown = show_position(to_position(puzzle, pool, format), lang, pool)
    shown.message = puzzle.message
    shown.hints = list(puzzle.hints)
    shown.solution = puzzle.solution
    return shown
