"""A duel in the terminal: asks a person, has the bot answer, and tells both what happens, in plain lines."""

import random
import re
import unicodedata
from collections.abc import Callable
from typing import Any, Final, Protocol

import spellspeed.terminal.messages as messages
from spellspeed import AmbiguousAnswer, Deck, Duel, IllegalAnswer, UnreadableAnswer
from spellspeed.bots import Bot
from spellspeed.duel import SURRENDERED
from spellspeed.pool import CardPool
from spellspeed.rulebook.book import Pair
from spellspeed.telling import Voice, tell_chain, tell_events, tell_moment, tell_request, tell_why
from spellspeed.telling.words import PHASES, word
from spellspeed.terminal.commands import MOST_DIGITS, Leaving, find_command, run_command, surrender
from spellspeed.terminal.menu import find_pass, number_options
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
    FOR_TRIBUTE,
    FOR_ZONE,
    MAIN_PHASE_2,
    NO,
    PASS,
    TO_END_PHASE,
    YES,
)

NUMBERS: Final = re.compile(r"\d+(?:[\s,、]+\d+)*")
MARKS_BEHIND: Final = re.compile(r"(?<=\d)[.)。]+(?=[\s,、]|$)")  # as in "1." and "1)"
QUESTION_AND_STOP: Final = re.compile(r"\?\.(?=\s|$)")
LINE_NUMBER: Final = re.compile(r"^\s*\d+\.\s+")
NOBODYS_DEEDS: Final = (EVENT_CHAIN_ENDED, EVENT_SENT_TO_GRAVEYARD, EVENT_LINK_RESOLVED)
NEXT_PHASES: Final = {TO_END_PHASE: END_PHASE, END_BATTLE_PHASE: MAIN_PHASE_2}


class Session:
    """One duel in front of one or two people; `read` gives the typed lines, `write` shows a line.

    >>> from spellspeed.bots import GreedyBot
    >>> deck = Deck(["Mystical Elf"] * 40)
    >>> duel = Duel(deck, deck, first=0, limits=False, ask_all=True)
    >>> typed = iter(["deck", "quit"])
    >>> session = Session(duel, {1: GreedyBot()}, read=lambda: next(typed), write=lambda line: None)
    >>> session.run()
    0
    """

    def __init__(
        self,
        duel: Duel,
        bots: dict[int, Bot],
        lang: str = "en",
        ask: str = "respond",
        read: Callable[[], str] = lambda: input("> "),
        write: Callable[[str], None] = print,
    ) -> None:
        self.duel = duel
        self.bots: Final = bots
        self.lang = lang
        self.ask = ask
        self.read: Final = read
        self.write: Final = write
        self.people: Final = tuple(player for player in (0, 1) if player not in bots)
        self.reader = self.people[0]  # who sits at the keyboard
        self.told = [0, 0]  # how many events each player has been told
        self.wish = ""  # what of the last typed line may answer the next question too
        self.saved: object = None  # the state that is in a file
        self.files: Final[set[str]] = set()  # what this session wrote itself and may write again

    @property
    def voice(self) -> Voice:
        """How to speak to whoever sits at the keyboard."""
        return Voice(self.lang, self.reader, self.duel.pool)

    def say(self, pair: Pair, **words: object) -> None:
        """Show a line in the person's language."""
        self.write(QUESTION_AND_STOP.sub("?", self.voice.say(pair, **words)))

    def read_line(self) -> str:
        """Read a line; what is no text at all counts as an empty one."""
        try:
            return self.read().encode("utf-8", "replace").decode("utf-8").strip()
        except UnicodeError:
            return ""

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
                self.tell_news()
                self.end()
        except (EOFError, KeyboardInterrupt):
            self.write("")
        except Leaving:
            pass
        if self.duel.state.request is not None and self.duel.state is not self.saved:
            self.say(messages.NOT_KEPT)
        self.say(messages.GOODBYE)
        return 0

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
        else:
            self.sit_down(player)
            self.tell_news()
            self.ask_person()

    def must_ask(self) -> bool:
        """Whether somebody has to choose; what can be answered in one way only is answered without asking."""
        request = self.duel.state.request
        assert request is not None
        person = request.player not in self.bots
        if person and (self.ask == "always" or (self.wish and request.purpose == FOR_ZONE)):
            return True
        can_pass = any(option.deed == PASS for option in request.options)
        if request.purpose != FOR_RESPONSE or not person or not can_pass:
            return self.duel.count_answers(2) > 1
        if len(request.options) < 2:
            return False
        return self.ask == "respond" or self.has_opponent_acted(request.player)

    def has_opponent_acted(self, player: int) -> bool:
        """Whether what the open window answers was done by the other player: the last link, or what happened last."""
        view: View = self.duel.view(player)
        if view.chain:
            return view.chain[-1].player != player
        acted = [event.player for event in view.events if event.kind not in NOBODYS_DEEDS]
        return not acted or acted[-1] != player

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
        if player != self.reader and len(self.people) == 2:
            self.say(messages.HAND_OVER, number=player)
            self.read_line()
            self.wish = ""
        self.reader = player

    def tell_news(self) -> None:
        """Tell the person at the keyboard what happened since they were told last."""
        events = self.view().events
        for line in tell_events(events[self.told[self.reader] :], self.voice, self.ask == "always"):
            self.write(line)
        self.told[self.reader] = len(events)

    def forget_news(self) -> None:
        """Begin telling from here on, after the duel was changed from outside."""
        self.wish = ""
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
                self.write(tell_request(self.view(), self.voice))
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
        # The zone waits until the Tributes are chosen.
        waits = request is not None and request.purpose == FOR_TRIBUTE
        self.wish = left or (self.wish if waits else "")
        self.duel.answer(*picks, by=self.reader)

    def answer_as_wished(self) -> bool:
        """Answer what the last wish has answered already: "attack A with B" names the target, too."""
        request = self.duel.state.request
        if request is None or not self.wish or request.purpose == FOR_TRIBUTE:
            return False
        wish, self.wish = self.wish, ""
        if request.purpose not in (FOR_ATTACK_TARGET, FOR_ZONE):
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
        self.write("")
        self.write(tell_moment(view, self.voice))
        if find_pass(request) >= 0:
            for link in tell_chain(view, self.voice):
                self.write(link)
        self.write(tell_request(view, self.voice))
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
        except AmbiguousAnswer as several:
            self.say(messages.SEVERAL, why=tell_why(several, self.voice))
        except UnreadableAnswer as unreadable:
            self.say(messages.NOT_UNDERSTOOD, why=tell_why(unreadable, self.voice))
        return None

    def find_shown(self, text: str) -> int | None:
        """Return the option whose line on the screen was typed, or the yes or no that was meant."""
        request = self.view().request
        if request is None or (request.least, request.most) != (1, 1):
            return None
        typed = LINE_NUMBER.sub("", text).casefold()
        for line in number_options(request, self.voice):
            if line.text.casefold() == typed:
                return line.pick
        for deed, words in ((YES, messages.YES_WORDS), (NO, messages.NO_WORDS)):
            for at, option in enumerate(request.options):
                if option.deed == deed and typed in words:
                    return at
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
                what = messages.NOT_A_ZONE if gaps else messages.NOT_A_NUMBER
                self.say(what, given=given, last=len(shown), numbers=listed)
                return None
        if len(set(numbers)) < len(numbers):
            self.say(messages.TWICE)
            return None
        if not request.least <= len(numbers) <= request.most:
            count = str(request.least)
            if request.least != request.most:
                count = self.voice.say(messages.TO, least=request.least, most=request.most)
            self.say(messages.WRONG_COUNT, count=count, given=len(numbers))
            return None
        picks = tuple([shown[number] for number in numbers])
        refusal = self.duel.check(*picks, by=self.reader)
        if refusal is not None:
            self.say(messages.NOT_ALLOWED, why=tell_why(refusal, self.voice))
            return None
        return picks


# ---------------------------------------------------------------------------------------------------------- beginning


class Chosen(Protocol):
    """What the command line says about the duel to play."""

    deck: str | None
    against: str | None
    format: str
    bot: str
    people: int
    seed: int | None
    first: str | None
    ask: str
    load: str | None
    order_graveyard: bool
    lang: str


def begin_session(chosen: Chosen, decks: tuple[Deck, Deck], bot: Bot | None) -> Session:
    """Return the session the command line asks for, its greeting already shown."""
    from spellspeed.terminal.commands import load_duel

    bots = {} if bot is None else {1: bot}
    if chosen.load is not None:
        session = Session(load_duel(chosen.load), bots, chosen.lang, chosen.ask)
        session.say(messages.CONTINUED)
        session.saved = session.duel.state
        session.forget_news()
        return session
    seed = random.SystemRandom().randrange(1 << 32) if chosen.seed is None else chosen.seed
    first = None if chosen.first is None else 0 if chosen.first == "you" else 1
    # All questions are built and the session answers the trivial ones: so how often one is asked can change any time.
    settings: dict[str, Any] = {"ask_all": True, "order_graveyard": chosen.order_graveyard}
    duel = Duel(decks[0], decks[1], seed=seed, format=chosen.format, first=first, **settings)
    session = Session(duel, bots, chosen.lang, chosen.ask)
    session.say(messages.WELCOME, seed=seed)
    names = cards_without_effects(decks, chosen.lang)
    if names:
        session.say(messages.NO_EFFECTS, names=session.voice.say(("; ", "、")).join(names))
    return session


def cards_without_effects(decks: tuple[Deck, Deck], lang: str) -> list[str]:
    """Return the names of the cards in these decks that the engine cannot play in full.

    >>> cards_without_effects((Deck(["Mystical Elf"]), Deck(["Magical Hats"])), "en")
    ['Magical Hats']
    """
    pool = CardPool.builtin()
    cards = [pool.with_password(password) for deck in decks for password in (*deck.main, *deck.extra)]
    missing = [card for card in dict.fromkeys(cards) if card is not None and not pool.is_playable(card)]
    return [(card.name_zh if lang == "zh" else "") or card.name_en for card in missing]
