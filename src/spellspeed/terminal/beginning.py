"""How a session begins: with a new duel, a saved one, or the one that was left unfinished."""

import random
import sys
from collections.abc import Callable
from typing import Any, Final, Protocol

import spellspeed.terminal.messages as messages
from spellspeed import CardPool, Deck, Duel
from spellspeed.bots import Bot
from spellspeed.telling import Voice, tell_events
from spellspeed.terminal.commands import load_duel, reason_of
from spellspeed.terminal.holding import is_free
from spellspeed.terminal.keeping import PEOPLE, Keeper, list_unfinished, remove_old, take_unfinished
from spellspeed.terminal.practice import Wanted, arrange, read_list
from spellspeed.terminal.session import Session
from spellspeed.user_folder import user_folder

LINES_AGAIN: Final = 6  # of what happened before, told where a duel goes on


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
    resume: bool
    hand: str | None
    opp_hand: str | None
    deck_order: str | None
    order_graveyard: bool
    lang: str
    plain: bool


def check_choice(chosen: Chosen) -> None:
    """Refuse two duels to go on with."""
    if chosen.resume and chosen.load is not None:
        raise ValueError(Voice(chosen.lang).say(messages.TWO_DUELS))


def begin_session(chosen: Chosen, decks: tuple[Deck, Deck], bot: Bot | None) -> Session:
    """Return the session the command line asks for, its greeting already shown."""
    bots = {} if bot is None else {1: bot}
    unfinished = any(is_free(path) for path in list_unfinished())
    remove_old()
    keeper = Keeper(PEOPLE if bot is None else chosen.bot)
    if chosen.load is not None:
        session = Session(load_duel(chosen.load), bots, chosen.lang, chosen.ask, plain=chosen.plain, keeper=keeper)
        session.say(messages.CONTINUED)
        session.saved = session.duel.state
        session.forget_news()
        return session
    duel = begin_duel(chosen, decks)
    session = Session(duel, bots, chosen.lang, chosen.ask, plain=chosen.plain, keeper=keeper)
    session.say(messages.WELCOME, seed=duel.seed)
    names = cards_without_effects(decks, chosen.lang)
    if names:
        session.say(messages.NO_EFFECTS, names=session.voice.say(("; ", "、")).join(names))
    if unfinished:
        session.say(messages.UNFINISHED)
    return session


def begin_duel(chosen: Chosen, decks: tuple[Deck, Deck]) -> Duel:
    """Return the new duel the command line asks for; for practice its decks lie in the order that was wanted."""
    seed = random.SystemRandom().randrange(1 << 32) if chosen.seed is None else chosen.seed
    first = None if chosen.first is None else 0 if chosen.first == "you" else 1
    # All questions are built and the session answers the trivial ones: so how often one is asked can change any time.
    settings: dict[str, Any] = {"ask_all": True, "order_graveyard": chosen.order_graveyard}
    if chosen.hand is not None or chosen.opp_hand is not None or chosen.deck_order is not None:
        mine = Wanted(read_list(chosen.hand, "--hand"), read_list(chosen.deck_order, "--deck-order"))
        theirs = Wanted(read_list(chosen.opp_hand, "--opp-hand"), options=("--opp-hand", ""))
        # Arranged by us and not shuffled again: so a replay of it needs nothing but the decks.
        decks = (arrange(decks[0], mine, 2 * seed), arrange(decks[1], theirs, 2 * seed + 1))
        settings["shuffle"] = False
    return Duel(decks[0], decks[1], seed=seed, format=chosen.format, first=first, **settings)


def resume_session(chosen: Chosen, make_bot: Callable[[str, int], Bot]) -> Session:
    """Return a session that goes on with the unfinished duel played last, of those that can still be played."""
    voice = Voice(chosen.lang)
    elsewhere = False
    for path in list_unfinished():
        keeper = take_unfinished(path)
        if keeper is None:
            elsewhere = True
            continue
        try:
            duel = load_duel(str(path))
        except Exception as wrong:  # whatever a broken file brings about, an older one may be whole
            keeper.release()
            why = reason_of(wrong, str(path), chosen.lang)
            print(voice.say(messages.CANNOT_RESUME, path=path, why=why), file=sys.stderr)
            continue
        opponent = keeper.opponent
        keeper.kept = duel.state
        bots = {} if opponent == PEOPLE else {1: make_bot(opponent, duel.seed)}
        session = Session(duel, bots, chosen.lang, chosen.ask, plain=chosen.plain, keeper=keeper)
        if elsewhere:
            session.say(messages.ANOTHER_IS_OPEN)
        session.say(messages.RESUMED)
        if bots:  # of two people nobody knows yet who sits there
            for line in tell_events(session.view().events, session.voice)[-LINES_AGAIN:]:
                session.write(line)
        session.forget_news()
        return session
    if elsewhere:
        raise ValueError(voice.say(messages.OPEN_ELSEWHERE))
    raise ValueError(voice.say(messages.NOTHING_KEPT, folder=user_folder()))


def cards_without_effects(decks: tuple[Deck, Deck], lang: str) -> list[str]:
    """Return the names of the cards in these decks that the engine cannot play in full.

    >>> cards_without_effects((Deck(["Mystical Elf"]), Deck(["Magical Hats"])), "en")
    ['Magical Hats']
    """
    pool = CardPool.builtin()
    cards = [pool.with_password(password) for deck in decks for password in (*deck.main, *deck.extra)]
    missing = [card for card in dict.fromkeys(cards) if card is not None and not pool.is_playable(card)]
    return [(card.name_zh if lang == "zh" else "") or card.name_en for card in missing]
