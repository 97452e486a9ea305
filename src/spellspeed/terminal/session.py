"""A duel in the terminal: asks a person, has the bot answer, and tells both what happens, in plain lines."""

import random
import re
import unicodedata
from collections.abc import Callable
from typing import Final, Protocol

import spellspeed.terminal.messages as messages
from spellspeed import AmbiguousAnswer, Deck, Duel, IllegalAnswer, Refusal, UnreadableAnswer
from spellspeed.bots import Bot
from spellspeed.duel import SURRENDERED
from spellspeed.pool import CardPool
from spellspeed.terminal.commands import Leaving, find_command, run_command
from spellspeed.terminal.phrases import Pair
from spellspeed.terminal.telling import Voice, tell_events, tell_moment, tell_option, tell_request
from spellspeed.view import View
from spellspeed.wishes import find_option
from spellspeed.words import FOR_ATTACK_TARGET, FOR_RESPONSE, PASS

NUMBERS: Final = re.compile(r"\d+(?:[\s,、]+\d+)*")


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
        self.wish = ""  # what was typed last, as long as it may answer the next question too
        self.files: Final[set[str]] = set()  # what this session wrote itself and may write again

    @property
    def voice(self) -> Voice:
        """How to speak to whoever sits at the keyboard."""
        return Voice(self.lang, self.reader)

    def say(self, pair: Pair, **words: object) -> None:
        """Show a line in the person's language."""
        self.write(self.voice.say(pair, **words))

    def view(self) -> View:
        """Return what the person at the keyboard sees."""
        view: View = self.duel.view(self.reader)
        return view

    # -------------------------------------------------------------------------------------------------------- the loop

    def run(self) -> int:
        """Play until the duel is over and the person leaves, and return the exit code."""
        try:
            while True:
                while self.duel.request is not None:
                    self.go_on()
                self.tell_news()
                self.end()
        except (EOFError, KeyboardInterrupt):
            self.write("")
        except Leaving:
            pass
        self.say(messages.GOODBYE)
        return 0

    def go_on(self) -> None:
        """Have the open request answered, by a bot, by itself or by a person."""
        request = self.duel.request
        assert request is not None
        player = request.player
        if not self.must_ask():
            self.duel.answer(*self.silent_answer())
        elif player in self.bots:
            self.duel.answer(*self.bots[player].choose(self.duel), by=player)
            self.tell_news()
        else:
            self.sit_down(player)
            self.tell_news()
            self.ask_person()

    def must_ask(self) -> bool:
        """Whether somebody has to choose; what can be answered in one way only is answered without asking."""
        request = self.duel.request
        assert request is not None
        person = request.player not in self.bots
        if person and self.ask == "always":
            return True
        if request.purpose != FOR_RESPONSE or not person:
            return self.duel.count_answers(2) > 1
        if len(request.options) < 2:
            return False
        # What happened last is what the window answers.
        events = self.duel.view(request.player).events
        return self.ask == "respond" or not events or events[-1].player != request.player

    def silent_answer(self) -> tuple[int, ...]:
        """Return the only answer, or the pass in a window nobody wants to be asked in."""
        request = self.duel.request
        assert request is not None
        for at, option in enumerate(request.options):
            if option.deed == PASS:
                return (at,)
        return next(iter(self.duel.legal_answers()))

    def sit_down(self, player: int) -> None:
        """Give the keyboard to the other person before anything of theirs is shown."""
        if player != self.reader and len(self.people) == 2:
            self.say(messages.HAND_OVER, number=player)
            self.read()
        self.reader = player

    def tell_news(self) -> None:
        """Tell the person at the keyboard what happened since they were told last."""
        events = self.view().events
        for line in tell_events(events[self.told[self.reader] :], self.voice, self.ask == "always"):
            self.write(line)
        self.told[self.reader] = len(events)

    def forget_news(self) -> None:
        """Begin telling from here on, after the duel was changed from outside."""
        for player in (0, 1):
            self.told[player] = len(self.duel.view(player).events)

    def end(self) -> None:
        """Offer to keep the duel; a decision taken back or another duel loaded goes on."""
        self.say(messages.ENDED)
        while self.duel.request is None:
            text = self.read().strip()
            if not text:
                raise Leaving
            if find_command(text) is None:
                self.say(messages.ENDED)
            else:
                run_command(self, text)

    # ------------------------------------------------------------------------------------------------------ the person

    def ask_person(self) -> None:
        """Ask until there is a legal answer, or a command has changed what is asked."""
        if self.answer_as_wished():
            return
        self.show_question()
        while True:
            asked = self.duel
            state = asked.state
            text = self.read().strip()
            if not text:
                self.show_question()
            elif find_command(text) is not None:
                run_command(self, text)
                if self.duel is not asked or self.duel.state is not state:
                    return
                self.write(tell_request(self.view(), self.voice))
            else:
                picks = self.read_answer(text)
                if picks is not None:
                    self.give(picks, text)
                    return
                self.show_question()

    def give(self, picks: tuple[int, ...], text: str) -> None:
        """Give an answer that has been checked; "I give up" is one too."""
        if picks == (SURRENDERED,):
            self.duel.surrender(self.reader)
        else:
            self.wish = text
            self.duel.answer(*picks, by=self.reader)

    def answer_as_wished(self) -> bool:
        """Answer what the last wish has answered already: "attack A with B" names the target too."""
        wish, self.wish = self.wish, ""
        request = self.duel.request
        if not wish or request is None or request.purpose != FOR_ATTACK_TARGET or NUMBERS.fullmatch(wish):
            return False
        try:
            picks = find_option(self.duel, wish, self.reader)
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
        self.write(tell_request(view, self.voice))
        for number, option in enumerate(request.options, 1):
            self.write(f"{number}. {tell_option(option, self.voice)}")

    def read_answer(self, text: str) -> tuple[int, ...] | None:
        """Return the picks a typed line stands for; None after a complaint."""
        plain = unicodedata.normalize("NFKC", text)
        if NUMBERS.fullmatch(plain):
            return self.read_numbers([int(digits) for digits in re.findall(r"\d+", plain)])
        if text.lower() in messages.NONE_WORDS:
            return self.read_numbers([])
        try:
            return tuple(find_option(self.duel, text, self.reader))
        except IllegalAnswer as illegal:
            self.say(messages.NOT_ALLOWED, why=self.tell_refusal(illegal.refusal))
        except AmbiguousAnswer as several:
            self.say(messages.SEVERAL, why=several)
        except (UnreadableAnswer, LookupError) as unreadable:
            self.say(messages.NOT_UNDERSTOOD, text=text, why=str(unreadable).rstrip("."))
        return None

    def read_numbers(self, numbers: list[int]) -> tuple[int, ...] | None:
        """Return the picks of these numbers, counted from 1 on the screen; None after a complaint."""
        request = self.duel.request
        assert request is not None
        last = len(request.options)
        for number in numbers:
            if not 1 <= number <= last:
                self.say(messages.NOT_A_NUMBER, given=number, last=last)
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
        picks = tuple(number - 1 for number in numbers)
        refusal = self.duel.check(*picks, by=self.reader)
        if refusal is not None:
            self.say(messages.NOT_ALLOWED, why=self.tell_refusal(refusal))
            return None
        return picks

    def tell_refusal(self, refusal: Refusal) -> str:
        """Return a refusal in the person's language."""
        return refusal.in_chinese() if self.lang == "zh" else str(refusal)


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
    lang: str


def begin_session(chosen: Chosen, decks: tuple[Deck, Deck], bot: Bot | None) -> Session:
    """Return the session the command line asks for, its greeting already shown."""
    from spellspeed.terminal.commands import load_duel

    bots = {} if bot is None else {1: bot}
    if chosen.load is not None:
        session = Session(load_duel(chosen.load), bots, chosen.lang, chosen.ask)
        session.say(messages.CONTINUED)
        session.forget_news()
        return session
    seed = random.SystemRandom().randrange(1 << 32) if chosen.seed is None else chosen.seed
    first = None if chosen.first is None else 0 if chosen.first == "you" else 1
    # All questions are built and the session answers the trivial ones: so how often one is asked can change any time.
    duel = Duel(decks[0], decks[1], seed=seed, format=chosen.format, first=first, ask_all=True)
    session = Session(duel, bots, chosen.lang, chosen.ask)
    session.say(messages.WELCOME, seed=seed)
    names = cards_without_effects(decks, chosen.lang)
    if names:
        session.say(messages.NO_EFFECTS, names=session.voice.say((", ", "、")).join(names))
    return session


def cards_without_effects(decks: tuple[Deck, Deck], lang: str) -> list[str]:
    """Return the names of the cards in these decks that the engine cannot play in full.

    >>> cards_without_effects((Deck(["Mystical Elf"]), Deck(["Kuriboh"])), "en")
    ['Kuriboh']
    """
    pool = CardPool.builtin()
    cards = [pool.facts[pool.by_password[password]] for deck in decks for password in (*deck.main, *deck.extra)]
    missing = [card for card in dict.fromkeys(cards) if not pool.is_playable(card)]
    return [(card.name_zh if lang == "zh" else "") or card.name_en for card in missing]
