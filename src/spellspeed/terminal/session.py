"""A duel in the terminal: asks a person, has the bot answer, and tells both what happens, in plain lines."""

import re
import unicodedata
from collections.abc import Callable, Mapping
from typing import Final

import spellspeed.terminal.messages as messages
from spellspeed import AmbiguousAnswer, Duel, IllegalAnswer, UnreadableAnswer
from spellspeed.beginning import HistoryNode
from spellspeed.bots import Bot
from spellspeed.duel import SURRENDERED
from spellspeed.replay import Replay
from spellspeed.rulebook.book import Pair
from spellspeed.telling import Voice, tell_chain, tell_events, tell_moment, tell_why
from spellspeed.telling.duel_words import PHASES, word
from spellspeed.terminal.commands import Leaving, find_command, load_duel, reason_of, run_command, surrender
from spellspeed.terminal.keeping import Keeper
from spellspeed.terminal.keyboard import forget_typed_lines, read_typed
from spellspeed.terminal.lines import MOST_DIGITS, suggest
from spellspeed.terminal.menu import find_pass, number_options
from spellspeed.terminal.messages import CHINESE, ENGLISH
from spellspeed.terminal.screen import Screen
from spellspeed.terminal.taking_back import Passing, find_declaration
from spellspeed.terminal.windows import tell_open_question
from spellspeed.view import View
from spellspeed.wishes import find_option
from spellspeed.wishes.write import complete_wish
from spellspeed.words import (
    ASK_NAME,
    END_BATTLE_PHASE,
    END_PHASE,
    EVENT_CHAIN_ENDED,
    EVENT_LINK_RESOLVED,
    EVENT_SENT_TO_GRAVEYARD,
    FOR_ATTACK_TARGET,
    FOR_RESPONSE,
    FOR_TARGET,
    FOR_TRIBUTE,
    FOR_ZONE,
    GO_FIRST,
    GO_SECOND,
    MAIN_PHASE_2,
    NO,
    PASS,
    TO_END_PHASE,
    YES,
)

NUMBERS: Final = re.compile(r"\d+(?:[\s,、]+\d+)*")
MARKS_BEHIND: Final = re.compile(r"(?<=\d)[.)。]+(?=[\s,、]|$)")  # as in "1." and "1)"
QUESTION_AND_STOP: Final = re.compile(r"\?\.(?=\s|$)")
ZONE_WISH: Final = re.compile(r"zone\b|区域", re.IGNORECASE)
LINE_NUMBER: Final = re.compile(r"^\s*\d+\.\s+")
NOBODYS_DEEDS: Final = (EVENT_CHAIN_ENDED, EVENT_SENT_TO_GRAVEYARD, EVENT_LINK_RESOLVED)
NEXT_PHASES: Final = {TO_END_PHASE: END_PHASE, END_BATTLE_PHASE: MAIN_PHASE_2}


class Session:
    """One duel in front of one or two people; `read` gives the typed lines, `write` shows a line.

    >>> from spellspeed import Deck
    >>> from spellspeed.bots import GreedyBot
    >>> deck = Deck(["Mystical Elf"] * 40)
    >>> duel = Duel(deck, deck, first=0, limits=False, ask_all=True)
    >>> typed = iter(["deck", "quit"])
    >>> session = Session(duel, {1: GreedyBot()}, read=lambda: next(typed), write=lambda line: None)
    >>> session.run()
    0
    """

    other_meanings: Mapping[str, Pair] = {}  # of commands that mean something else here than in a duel

    def __init__(
        self,
        duel: Duel,
        bots: dict[int, Bot],
        lang: str = "en",
        ask: str = "respond",
        read: Callable[[], str] = read_typed,
        write: Callable[[str], None] | None = None,
        clear: Callable[[], None] | None = None,
        plain: bool = False,
        keeper: Keeper | None = None,
    ) -> None:
        self.duel = duel
        self.bots: Final = bots
        self.lang = lang
        self.ask = ask
        self.read: Final = read
        self.write: Final = write or Screen(plain).write
        self.clear: Final = clear or (Screen(plain).clear if write is None else lambda: None)
        self.plain: Final = plain
        self.keeper = keeper  # None: the duel is kept only where somebody says so
        self.said_problem = False  # that it cannot be kept
        self.people: Final = tuple(player for player in (0, 1) if player not in bots)
        self.reader = self.people[0]  # who sits at the keyboard
        self.seated = len(self.people) == 1  # two people are told first who begins
        self.answered: Final[set[HistoryNode]] = set()  # what a person has answered, rather than a bot or we ourselves
        self.brought: set[HistoryNode] = set()  # the answers that a loaded duel came with: whose they were is not known
        self.passing: Final[dict[int, Passing]] = {}  # who passes in advance, and until when
        self.told = [0, 0]  # how many events each player has been told
        self.wish = ""  # what of the last typed line may answer the next question too
        self.saved: object = None  # the state that is in a file
        self.files: Final[set[str]] = set()  # what this session wrote itself and may write again
        self.brought.update(duel.history())

    @property
    def voice(self) -> Voice:
        """How to speak to whoever sits at the keyboard."""
        return Voice(self.lang, self.reader, self.duel.pool)

    def say(self, pair: Pair, **words: object) -> None:
        """Show a line in the person's language."""
        self.write(QUESTION_AND_STOP.sub("?", self.voice.say(pair, **words)))

    def read_line(self) -> str:
        """Read a line; what is no text at all counts as an empty one, and control characters as spaces."""
        try:
            text = self.read().encode("utf-8", "replace").decode("utf-8")
            # Shown again in an answer, they would drive the terminal.
            return "".join([" " if unicodedata.category(letter) == "Cc" else letter for letter in text]).strip()
        except UnicodeError:
            return ""
        except OSError:  # the terminal is gone
            raise EOFError from None

    def view(self) -> View:
        """Return what the person at the keyboard sees."""
        view: View = self.duel.view(self.reader)
        return view

    # -------------------------------------------------------------------------------------------------------- the loop

    def run(self) -> int:
        """Play until the duel is over and the person leaves, and return the exit code."""
        try:
            while True:
                while self.duel.state.request is not None:
                    self.go_on()
                self.keep()
                self.tell_news()
                self.end()
        except (EOFError, KeyboardInterrupt):
            self.keep()
            self.write("")
        except Leaving:
            self.keep()
        except OSError:  # nobody sees what we write any more
            self.keep()
            raise
        finally:
            if self.keeper is not None:
                self.keeper.release()
        self.say_whether_kept()
        self.say(messages.GOODBYE)
        return 0

    def keep(self) -> None:
        """Keep the duel where `--resume` finds it, once the person has answered something."""
        if self.keeper is None or self.duel.state is self.saved or not (self.answered or self.brought):
            return
        if not self.keeper.keep(self.duel) and not self.said_problem:
            self.said_problem = True
            problem = self.keeper.problem
            assert problem is not None
            self.say(messages.CANNOT_KEEP, why=reason_of(problem, "", self.lang))

    def say_whether_kept(self) -> None:
        """Say at the end what becomes of a duel that is not over."""
        if self.duel.state.request is None or self.duel.state is self.saved:
            return
        if self.keeper is not None and self.keeper.kept is self.duel.state:
            self.say(messages.KEPT)
        elif self.keeper is None or self.answered:
            self.say(messages.NOT_KEPT)

    def go_on(self) -> None:
        """Have the open request answered, by a bot, by itself or by a person."""
        request = self.duel.state.request
        assert request is not None
        player = request.player
        if not self.must_ask():
            picks = self.silent_answer()
            if player == self.reader and player not in self.bots and picks:
                self.tell_next_phase(request.options[picks[0]].deed)
            self.duel.answer(*picks)
        elif player in self.bots:
            self.duel.answer(*self.bots[player].choose(self.duel), by=player)
            self.tell_news()
        elif player in self.passing and self.passing[player].goes_on(self, player):
            self.duel.answer(*self.silent_answer())
        else:
            if player in self.passing and not self.passing[player].waits(self, player):
                del self.passing[player]
            self.sit_down(player)
            self.tell_news()
            self.ask_person()

    def must_ask(self, duel: Duel | None = None) -> bool:
        """Whether somebody has to choose; what can be answered in one way only is answered without asking."""
        duel = self.duel if duel is None else duel
        request = duel.state.request
        assert request is not None
        person = request.player not in self.bots
        if person and (self.ask == "always" or (self.wish and request.purpose == FOR_ZONE)):
            return True
        can_pass = any(option.deed == PASS for option in request.options)
        if request.purpose != FOR_RESPONSE or not person or not can_pass:
            return duel.count_answers(2) > 1
        if len(request.options) < 2:
            return False
        return self.ask == "respond" or has_opponent_acted(duel, request.player)

    def silent_answer(self) -> tuple[int, ...]:
        """Return the only answer, or the pass in a window nobody wants to be asked in."""
        request = self.duel.state.request
        assert request is not None
        for at, option in enumerate(request.options):
            if option.deed == PASS:
                return (at,)
        return next(iter(self.duel.legal_answers()))

    def tell_next_phase(self, deed: int) -> None:
        """Say that the turn goes on by itself, where nothing else is possible."""
        if deed in NEXT_PHASES:
            self.tell_news()
            self.say(messages.NOTHING_MORE, phase=word(PHASES, NEXT_PHASES[deed], self.lang))

    def sit_down(self, player: int) -> None:
        """Give the keyboard to the other person before anything of theirs is shown."""
        if len(self.people) == 2 and (player != self.reader or not self.seated):
            self.wish = ""
            self.reader = player
            if self.seated:
                self.clear()
            self.say(messages.HAND_OVER, number=player + 1, other=2 - player)
            while text := self.read_line():
                found = find_command(text)
                if found is not None and found[0] == "quit":
                    raise Leaving
                self.say(messages.HAND_OVER, number=player + 1, other=2 - player)
            forget_typed_lines()
            if self.seated:  # at the beginning there is only the greeting
                self.clear()
        self.seated = True
        self.reader = player

    def tell_news(self) -> None:
        """Tell the person at the keyboard what happened since they were told last."""
        events = self.view().events
        for line in tell_events(events[self.told[self.reader] :], self.voice, self.ask == "always"):
            self.write(line)
        self.told[self.reader] = len(events)

    def begin_anew(self) -> None:
        """Go on with another duel; the one before it stays where it was kept."""
        if self.keeper is not None:
            self.keeper = self.keeper.another()
        self.brought = set(self.duel.history())
        self.forget_news()

    def take_back(self, steps: int) -> None:
        """Take so many answers back, whoever gave them."""
        self.duel.undo(steps)
        self.forget_news()

    def undo_further(self) -> None:
        """Say that there is no decision in the duel that could be taken back."""
        self.say(messages.NOTHING_TO_UNDO)

    def write_file(self, path: str) -> None:
        """Write what is played to a file."""
        Replay.of(self.duel).save(path)

    def read_file(self, path: str) -> Duel:
        """Return what is in a file, to go on with."""
        return load_duel(path)

    def has_answered(self, node: HistoryNode) -> bool:
        """Whether a person gave this answer; of a loaded duel, whether a person would be asked for it now."""
        if node in self.answered or node not in self.brought:
            return node in self.answered
        asked = node.player in self.people and node.chosen
        return asked and (node.picks == (SURRENDERED,) or self.must_ask(self.duel.resume(node.state, node.parent)))

    def forget_news(self) -> None:
        """Begin telling from here on, after the duel was changed from outside."""
        self.wish = ""
        self.passing.clear()
        for player in (0, 1):
            self.told[player] = len(self.duel.view(player).events)

    def end(self) -> None:
        """Offer to keep the duel; a decision taken back or another duel loaded goes on."""
        self.say(messages.ENDED)
        while self.duel.state.request is None:
            text = self.read_line()
            if not text:
                raise Leaving
            if find_command(text) is None:
                self.say(messages.ENDED)
            else:
                self.safely(self.obey, text)

    # ------------------------------------------------------------------------------------------------------ the person

    def ask_person(self) -> None:
        """Ask until there is a legal answer, or a command has changed what is asked."""
        if self.answer_as_wished():
            return
        self.keep()
        self.show_question()
        asked = self.duel
        state = asked.state
        while self.duel is asked and self.duel.state is state:
            self.safely(self.react, self.read_line())

    def safely(self, do: Callable[[str], None], text: str) -> None:
        """Do what a typed line asks for; whatever goes wrong with it, the duel goes on."""
        try:
            do(text)
        except (Leaving, EOFError):
            raise
        except Exception as wrong:
            self.say(messages.SLIP, why=" ".join(str(wrong).split())[:200].rstrip(".") or type(wrong).__name__)

    def obey(self, text: str) -> None:
        """Carry out a command."""
        run_command(self, text)

    def react(self, text: str) -> None:
        """Do what a line means that is typed at a question: repeat it, obey a command, give the answer."""
        asked, state = self.duel, self.duel.state
        request = self.view().request
        if not text and request is not None and find_pass(request) >= 0:
            self.give((find_pass(request),), "")
        elif not text:
            self.show_question()
        elif find_command(text) is not None:
            run_command(self, text)
            if self.duel is asked and self.duel.state is state:
                self.show_question()
        else:
            picks = self.read_answer(text)
            if picks is not None:
                self.give(*picks)
            if self.duel.state is state:
                self.show_question()

    def give(self, picks: tuple[int, ...], left: str) -> None:
        """Give an answer that has been checked, and keep what is left of the wish; "I give up" is an answer too."""
        if picks == (SURRENDERED,):
            surrender(self, "")
            return
        request = self.duel.state.request
        # The zone waits until the Tributes are chosen, a target until the zone is.
        waits = request is not None and request.purpose in (FOR_TRIBUTE, FOR_ZONE)
        self.wish = left or (self.wish if waits else "")
        self.duel.answer(*picks, by=self.reader)
        self.note_answer()

    def give_pass(self) -> None:
        """Pass in the open window, as the person has said."""
        self.duel.answer(*self.silent_answer(), by=self.reader)
        self.note_answer()

    def note_answer(self) -> None:
        """Remember that a person gave the last answer, and keep it."""
        assert self.duel.node is not None
        self.answered.add(self.duel.node)
        self.keep()

    def answer_as_wished(self) -> bool:
        """Answer what the last wish has answered already: "attack A with B" names the target, too."""
        request = self.duel.state.request
        if request is None or not self.wish or request.purpose == FOR_TRIBUTE:
            return False
        if request.purpose == FOR_ZONE and not ZONE_WISH.match(self.wish):
            return False
        wish = self.wish
        self.wish = ""
        if request.purpose not in (FOR_ATTACK_TARGET, FOR_ZONE, FOR_TARGET):
            return False
        try:
            picks = find_option(self.duel, wish, self.reader)
        except IllegalAnswer as illegal:
            if request.purpose == FOR_ZONE:
                self.say(messages.NOT_ALLOWED, why=tell_why(illegal, self.voice))
            return False
        except (ValueError, LookupError):
            return False
        self.duel.answer(*picks, by=self.reader)
        return True

    def show_question(self) -> None:
        """Show the moment, the question and its numbered options."""
        view = self.view()
        request = view.request
        assert request is not None
        if not self.plain:
            self.write("")
        self.write(tell_moment(view, self.voice))
        if find_pass(request) >= 0:
            for link in tell_chain(view, self.voice):
                self.write(link)
        self.write(tell_open_question(view, self.voice))
        if request.kind == ASK_NAME:
            self.say(messages.TYPE_A_NAME)
            return
        for line in number_options(request, self.voice):
            self.write(f"{line.number}. {line.text}")

    def read_answer(self, text: str) -> tuple[tuple[int, ...], str] | None:
        """Return the picks a typed line stands for and what is left for the next question; None after a complaint."""
        plain = MARKS_BEHIND.sub("", unicodedata.normalize("NFKC", text))
        if NUMBERS.fullmatch(plain) or text.lower() in messages.NONE_WORDS:
            picks = self.read_numbers(re.findall(r"\d+", plain))
            return None if picks is None else (picks, "")
        shown = self.find_shown(text)
        if shown is not None:
            return ((shown,), "")
        try:
            wish, left = complete_wish(self.duel, text, self.reader)
            return (tuple(find_option(self.duel, wish, self.reader)), left)
        except IllegalAnswer as illegal:
            self.say(messages.NOT_ALLOWED, why=tell_why(illegal, self.voice))
            if find_declaration(self)[1] is None:
                self.say(messages.CANCEL_HINT)
        except AmbiguousAnswer as several:
            self.say(messages.SEVERAL, why=tell_why(several, self.voice))
        except UnreadableAnswer as unreadable:
            if text.casefold() in messages.BARE_VERBS:
                self.say(messages.WHICH_CARD, typed=text)
                return None
            known = (*(ENGLISH if self.lang == "en" else CHINESE), *messages.WISHES[self.lang == "zh"])
            near = suggest(text, known, self.voice) or suggest(text.split()[0], known, self.voice)
            self.say(messages.NOT_UNDERSTOOD, why=tell_why(unreadable, self.voice), near=near)
        return None

    def find_shown(self, text: str) -> int | None:
        """Return the option whose line on the screen was typed, or the yes or no that was meant."""
        request = self.view().request
        if request is None or (request.least, request.most) != (1, 1):
            return None
        typed = LINE_NUMBER.sub("", unicodedata.normalize("NFKC", text)).casefold().rstrip(".。!！")
        for line in number_options(request, self.voice):
            if unicodedata.normalize("NFKC", line.text).casefold().rstrip(".。!！") == typed:
                return line.pick
        for deeds, words in (((YES, GO_FIRST), messages.YES_WORDS), ((NO, GO_SECOND), messages.NO_WORDS)):
            for at, option in enumerate(request.options):
                if option.deed in deeds and typed in words:
                    return at
        passing = find_pass(request)
        if passing >= 0 and typed in messages.NO_WORDS:
            return passing
        if passing >= 0 and typed in messages.YES_WORDS and len(request.options) == 2:
            return 1 - passing
        return None

    def read_numbers(self, typed: list[str]) -> tuple[int, ...] | None:
        """Return the picks of these numbers, as the screen counts them; None after a complaint."""
        request = self.view().request
        assert request is not None
        shown = {line.number: line.pick for line in number_options(request, self.voice)}
        numbers = [int(digits) if len(digits) <= MOST_DIGITS else -1 for digits in typed]
        for number, digits in zip(numbers, typed, strict=True):
            if number not in shown:
                given = digits if number >= 0 else f"{digits[:MOST_DIGITS]}…"
                listed = self.voice.say((", ", "、")).join([str(known) for known in shown])
                gaps = list(shown) != list(range(1, len(shown) + 1))
                what = messages.ONLY_OPTION if len(shown) == 1 else messages.NOT_A_NUMBER
                what = messages.NOT_A_ZONE if gaps else what
                self.say(what, given=given, last=len(shown), numbers=listed)
                return None
        if len(set(numbers)) < len(numbers):
            self.say(messages.TWICE)
            return None
        if not request.least <= len(numbers) <= request.most:
            count = str(request.least)
            if request.least != request.most:
                count = self.voice.say(messages.TO, least=request.least, most=request.most)
            only_one = (request.least, request.most) == (1, 1) and numbers
            self.say(messages.JUST_ONE if only_one else messages.WRONG_COUNT, count=count, given=len(numbers))
            return None
        picks = tuple([shown[number] for number in numbers])
        refusal = self.duel.check(*picks, by=self.reader)
        if refusal is not None:
            self.say(messages.NOT_ALLOWED, why=tell_why(refusal, self.voice))
            return None
        return picks


def has_opponent_acted(duel: Duel, player: int) -> bool:
    """Whether what the open window answers was done by the other player: the last link, or what happened last."""
    view: View = duel.view(player)
    if view.chain:
        return view.chain[-1].player != player
    acted = [event.player for event in view.events if event.kind not in NOBODYS_DEEDS]
    return not acted or acted[-1] != player
