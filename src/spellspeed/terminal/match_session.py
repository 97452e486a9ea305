"""A match in the terminal: duels as in a session of one, and between them throws, the score and siding."""

from collections.abc import Callable, Mapping
from typing import Final

import spellspeed.terminal.match_messages as messages
import spellspeed.terminal.messages as session_messages
from spellspeed import Duel, IllegalAnswer
from spellspeed.bots import Bot
from spellspeed.play import Match, MatchRules
from spellspeed.play.by_bots import act_for
from spellspeed.play.clocks import Watch
from spellspeed.rulebook.book import Pair
from spellspeed.telling import capital
from spellspeed.terminal.commands import Leaving, find_command, reason_of, save, set_language
from spellspeed.terminal.match_keeping import MatchKeeper
from spellspeed.terminal.session import Session
from spellspeed.terminal.siding import SidingTable


class StageChanged(Leaving):
    """Something was taken back: one leaves where the match has stood."""


class MatchSession(Session):
    """One match in front of one or two people; `read` gives the typed lines, `write` shows a line.

    >>> from spellspeed import Deck
    >>> from spellspeed.bots import RandomBot
    >>> deck = Deck.packaged("dragons")
    >>> typed = iter(["rock", "quit"])
    >>> match = Match(deck, deck, ask_all=True)
    >>> MatchSession(match, {1: RandomBot()}, read=lambda: next(typed), write=lambda line: None).run()
    0
    >>> match.records[0].kind
    'throw'
    """

    other_meanings: Mapping[str, Pair] = messages.MEANINGS

    def __init__(
        self,
        match: Match,
        bots: dict[int, Bot],
        lang: str = "en",
        ask: str = "respond",
        read: Callable[[], str] = lambda: input("> "),
        write: Callable[[str], None] | None = None,
        clear: Callable[[], None] | None = None,
        plain: bool = False,
        keeper: MatchKeeper | None = None,
        watch: Watch | None = None,
    ) -> None:
        self.match: Final = match
        self.match_keeper: Final = keeper
        # Until both have thrown there is no duel; one that nobody sees stands for it.
        duel = match.duel or Duel(*match.decks, format=match.beginning.format, pool=match.pool, limits=False)
        super().__init__(duel, bots, lang, ask, read, write, clear, plain)
        self.seen_records = match.count_records()  # when the match was saved or begun
        if match.rules.time_limit or match.rules.clock is not None:
            match.clock = Watch(match.standing.at) if watch is None else watch

    # --------------------------------------------------------------------------------------------------------- the loop

    def run(self) -> int:
        """Play until the match is over or the person leaves, and return the exit code."""
        try:
            self.play_match()
        except (EOFError, KeyboardInterrupt):
            self.keep()
            self.write("")
        except Leaving:
            self.keep()
        except OSError:  # nobody sees what we write any more
            self.keep()
            raise
        finally:
            if self.match_keeper is not None:
                self.match_keeper.release()
        self.say_whether_kept()
        self.say(session_messages.GOODBYE)
        return 0

    def play_match(self) -> None:
        """Do what the match is at until it is over."""
        while self.match.outcome is None:
            self.look_at_clock()
            try:
                if self.match.stage == "throw":
                    self.ask_for_throws()
                elif self.match.stage == "side":
                    self.ask_for_decks()
                else:
                    self.play_duel()
            except StageChanged:
                self.say(messages.UNDONE)
        self.keep()
        outcome = self.match.outcome
        if outcome.winner is None:
            self.say(messages.MATCH_DRAWN, score=self.tell_score())
        else:
            self.say(messages.MATCH_WON, Who=capital(self.call(outcome.winner)), score=self.tell_score())

    def keep(self) -> None:
        """Bring the match to where the duel stands, and keep it where `--resume` finds it."""
        self.follow()
        keeper = self.match_keeper
        if keeper is None or (self.match.count_records() == self.seen_records and keeper.kept is None):
            return
        if not keeper.keep_match(self.match) and not self.said_problem:
            self.said_problem = True
            assert keeper.problem is not None
            self.say(messages.CANNOT_KEEP, why=reason_of(keeper.problem, "", self.lang))

    def say_whether_kept(self) -> None:
        """Say at the end what becomes of a match that is not over."""
        if self.match.outcome is not None or self.saved is self.duel.state:
            return
        keeper = self.match_keeper
        if keeper is not None and keeper.kept is self.match.table:
            self.say(messages.KEPT)
        elif self.match.count_records() != self.seen_records:
            self.say(messages.NOT_KEPT)

    def write_file(self, path: str) -> None:
        """Write the match to a file."""
        self.follow()
        self.match.save(path)

    def read_file(self, path: str) -> Duel:
        """Refuse to exchange the match for another."""
        raise ValueError(self.voice.say(messages.LOAD_LATER))

    # --------------------------------------------------------------------------------------------------------- the duel

    def play_duel(self) -> None:
        """Play the duel that the match is in, until the people go on after its end."""
        self.lay_duel()
        while True:
            while self.match.request is not None:
                self.go_on()
            self.keep()
            self.tell_news()
            self.tell_result()
            if self.wait_for_enter():
                return

    def lay_duel(self) -> None:
        """Take the duel of the match, and say which one it is."""
        duel = self.match.duel
        assert duel is not None
        self.duel = duel
        self.answered.clear()
        self.forget_news()
        self.brought = set(duel.history())
        if not duel.count_played():
            self.told = [0, 0]
            begins = messages.EXTRA_BEGINS if duel.last_turn else messages.DUEL_BEGINS
            self.say(begins, number=self.match.number, turns=duel.last_turn, score=self.tell_score())
            self.tell_sizes()

    def tell_sizes(self) -> None:
        """Say how many cards the others have in Extra and Side Deck."""
        # rule: tournament.info.declare-extra-and-side-size
        for player in (0, 1):
            if player not in self.people or len(self.people) == 2:
                deck = self.match.decks[player]
                sizes = {"extra": len(deck.extra), "side": len(deck.side)}
                self.say(messages.DECK_SIZES, Other=capital(self.call(player)), **sizes)

    def go_on(self) -> None:
        """Have the open request answered, and the match follow."""
        self.look_at_clock()
        if self.match.request is not None:
            super().go_on()
            self.follow()

    def follow(self) -> None:
        """Have the match follow the duel; if time has run out meanwhile, the duel is as the match says."""
        duel = self.match.table.duel
        if duel is None or duel.seed != self.duel.seed:
            return
        try:
            self.match.follow(self.duel)
        except IllegalAnswer:
            self.say(messages.TOO_LATE)
        if self.match.table.duel != self.duel:
            self.adopt()

    def adopt(self) -> None:
        """Go on with the duel as the match has it."""
        duel = self.match.duel
        if duel is not None and duel.seed == self.duel.seed:
            self.brought.update(duel.history())
            self.duel = duel
            self.passing.clear()

    def look_at_clock(self) -> None:
        """See what has run out, and say so."""
        if self.match.clock is None:
            return
        before = self.match.count_records()
        self.match.look_at_clock()
        for record in self.match.records[before:]:
            if record.kind == "timeout":
                self.say(messages.TIMED_OUT, Who=capital(self.call(record.seat)))
            elif record.kind == "time" and self.match.stage != "duel":
                self.say(messages.TIME_CALLED)
        if self.match.count_records() > before:
            self.adopt()

    def take_back(self, steps: int) -> None:
        """Take so many answers of the duel back, in the match as well."""
        super().take_back(steps)
        self.follow()

    def wait_for_enter(self) -> bool:
        """Wait after a duel until somebody goes on; False if a decision was taken back."""
        self.say(messages.DUEL_ENDED)
        while self.match.request is None:
            text = self.read_line()
            if not text:
                return True
            if find_command(text) is None:
                self.say(messages.DUEL_ENDED)
            else:
                self.safely(self.obey, text)
                self.follow()
        return False

    # ---------------------------------------------------------------------------------------------------------- telling

    def call(self, player: int) -> str:
        """Return what a player is called: you and your opponent, or with two people by number."""
        if len(self.people) == 2:
            return self.voice.say(messages.PLAYER, number=player + 1)
        return self.voice.say(messages.YOU if player in self.people else messages.OPPONENT)

    def tell_score(self) -> str:
        """Return how many duels each player has won."""
        one = self.people[0]
        score = self.match.score
        told = {"one": self.call(one), "other": self.call(1 - one), "wins": score[one], "losses": score[1 - one]}
        return self.voice.say(messages.SCORE, **told)

    def tell_result(self) -> None:
        """Say who has won the duel that is over, and the score."""
        winner, number = self.match.results[-1].winner, len(self.match.results)
        if winner is None:
            self.say(messages.DUEL_DRAWN, number=number, score=self.tell_score())
        else:
            self.say(messages.DUEL_WON, number=number, who=self.call(winner), score=self.tell_score())

    # ---------------------------------------------------------------------------------------------------- between duels

    def ask_for_throws(self) -> None:
        """Have everybody throw who has not, and say who has won."""
        for seat, _ in self.match.due:
            if seat in self.bots:
                act_for(self.match, seat, self.bots[seat])
            else:
                self.sit_down(seat)
                self.match.throw(seat, self.ask_for_throw())
            self.keep()
        if not all(self.match.standing.thrown):
            return
        one = self.people[0]
        hands = [self.voice.say(messages.THROWS[hand]) for hand in self.match.standing.thrown]
        told = {"One": capital(self.call(one)), "Other": capital(self.call(1 - one))}
        self.say(messages.THROWN, hand=hands[one], other_hand=hands[1 - one], **told)
        if self.match.request is None:
            self.say(messages.THROWN_EVEN)
        else:
            self.say(messages.THROWN_WON, Who=capital(self.call(self.match.request.player)))

    def ask_for_throw(self) -> str:
        """Return what a person throws."""
        self.say(messages.THROW)
        while True:
            text = self.read_line()
            hand = messages.THROW_WORDS.get(text.casefold())
            if hand is not None:
                return hand
            if not self.obey_between(text):
                self.say(messages.THROW_HINT)

    def obey_between(self, text: str) -> bool:
        """Carry out a command that can be given between duels; False for any other line."""
        found = find_command(text)
        if found is None or found[0] not in messages.BETWEEN_COMMANDS:
            return False
        command, rest = found
        if command == "quit":
            raise Leaving
        if command == "save":
            save(self, rest)
        elif command == "lang":
            set_language(self, rest)
        else:
            self.undo_between()
        return True

    def undo_further(self) -> None:
        """Take back what came before the duel."""
        self.undo_between()

    def undo_between(self) -> None:
        """Take back the last thing that a person did in the match."""
        try:
            self.match.undo(self.people)
        except ValueError:
            self.say(messages.NOTHING_TO_UNDO)
            return
        raise StageChanged

    def ask_for_decks(self) -> None:
        """Have everybody present a deck for the next duel who has not."""
        for seat, _ in self.match.due:
            if seat in self.bots:
                act_for(self.match, seat, self.bots[seat])
            elif not self.match.decks[seat].side:
                self.match.keep(seat)
            else:
                self.sit_down(seat)
                self.side(seat)
                if self.match.outcome is not None:
                    return
            self.keep()

    def side(self, seat: int) -> None:
        """Let a person exchange cards until the deck may be presented."""
        self.say(messages.SIDE_HEAD)
        table = self.lay_siding(seat, None)
        table.show()
        while True:
            text = self.read_line()
            word, rest = split_siding(text)
            if table.voice.lang != self.lang:
                table = self.lay_siding(seat, table)
            if word == "in" or word == "out":
                table.move(word, rest)
            elif word == "list" or not text:
                table.show()
            elif word == "reset":
                table.reset()
            elif word == "keep":
                self.match.keep(seat)
                return
            elif word == "concede":
                if self.concede(seat):
                    return
            elif word == "done":
                faults = table.find_faults()
                if not faults:
                    self.match.side(seat, table.deck())
                    self.say(messages.SIDE_DONE)
                    return
                for fault in faults:
                    self.say(messages.SIDE_REFUSED, why=fault)
            elif word == "help":
                self.say(messages.SIDE_HELP)
            elif not self.obey_between(text):
                self.say(messages.SIDE_UNKNOWN, typed=text[:40], help=self.voice.say(messages.SIDE_HELP))

    def lay_siding(self, seat: int, before: SidingTable | None) -> SidingTable:
        """Lay the deck of a player out, as it lay before if it did."""
        match = self.match
        table = SidingTable(match.registered[seat], match.decks[seat], match.pool, self.voice, self.write)
        if before is not None:
            table.main = before.main
            table.extra = before.extra
            table.side = before.side
        return table

    def concede(self, seat: int) -> bool:
        """Give the match up, if it is meant."""
        self.say(messages.REALLY_CONCEDE)
        if self.read_line().casefold() not in session_messages.YES_WORDS:
            return False
        self.match.concede(seat)
        return True


def split_siding(text: str) -> tuple[str, str]:
    """Return the command of siding that a line begins with, and the rest; two empty words if it is none.

    >>> split_siding("in 2 Sangan"), split_siding("换入三眼怪"), split_siding("Sangan")
    (('in', '2 Sangan'), ('in', '三眼怪'), ('', ''))
    """
    first, _, rest = text.strip().partition(" ")
    if first.casefold() in messages.SIDE_WORDS:
        return messages.SIDE_WORDS[first.casefold()], rest.strip()
    for word, command in messages.SIDE_WORDS.items():
        if not word.isascii() and text.startswith(word):
            return command, text[len(word) :].strip()
    return "", ""


def tell_match_rules(rules: MatchRules, lang: str) -> str:
    """Return in words how a match is played.

    >>> tell_match_rules(MatchRules(), "en")
    'at most 3 duels, 2 wins decide, 40 minutes'
    """
    column = 1 if lang == "zh" else 0
    told = (messages.SINGLE if rules.duels == 1 else messages.RULES)[column].format(duels=rules.duels, wins=rules.wins)
    if rules.time_limit:
        told += messages.TIME_LIMIT[column].format(minutes=f"{rules.time_limit / 60:g}")
    if rules.clock is not None:
        told += messages.PLAYER_CLOCK[column].format(**rules.clock._asdict())
    return told + (messages.BREAKS_DRAWS[column] if rules.breaks_draws else "")
