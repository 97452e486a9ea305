"""The decks and the bots of the duels that a command begins."""

import argparse
from functools import cache
from pathlib import Path

from spellspeed import Deck
from spellspeed.bots import Bot, GreedyBot, RandomBot
from spellspeed.commands.deck import Paired, pair_decks
from spellspeed.commands.options import BOTS, WrongInput, did_you_mean, tell_error
from spellspeed.packaged_decks import FORMATS, PACKAGED
from spellspeed.terminal.deck_question import choose_decks
from spellspeed.terminal.screen import Screen


def load_decks(deck: str | None = None, against: str | None = None) -> tuple[Deck, Deck]:
    """Return the decks of both players: files or packaged decks; an illegal one is refused by its name.

    >>> [len(deck.main) for deck in load_decks("chaos")]
    [40, 40]
    """
    return load_pair(deck, against).decks


def load_pair(
    deck: str | None, against: str | None, format: str | None = None, list_: str | None = None, lang: str = "en"
) -> Paired:
    """Return the decks of both players, and the format they are played in.

    >>> load_pair("chaos", None).format
    '408'
    """
    return pair_decks((deck or "dragons", against or "warriors"), format, list_, lang)


def named_decks(chosen: argparse.Namespace) -> tuple[str | None, str | None]:
    """Return which decks were named for both players, None for one that was not.

    >>> named_decks(argparse.Namespace(decks="chaos,exodia", deck=None, against=None))
    ('chaos', 'exodia')
    """
    if chosen.decks is None:
        return chosen.deck, chosen.against
    names = [name.strip() for name in chosen.decks.split(",")]
    if len(names) != 2 or not all(names):
        raise WrongInput(
            f"--decks wants two decks such as chaos,exodia; given {chosen.decks!r}",
            f"--decks需要两副卡组，例如chaos,exodia；给出了“{chosen.decks}”",
        )
    if chosen.deck is not None or chosen.against is not None:
        told = "--decks names both decks: leave out --deck and --against"
        raise WrongInput(told, "--decks已经写明两副卡组：请去掉--deck和--against")
    return names[0], names[1]


def ask_for_pair(chosen: argparse.Namespace) -> Paired | None:
    """Ask a person for the decks until both can be played; None for somebody who leaves instead."""
    listed = True
    while True:
        named = choose_decks(chosen.lang, chosen.plain, listed, chosen.people == 2)
        if named is None:
            return None
        try:
            return load_pair(*named, chosen.format, chosen.list, chosen.lang)
        except (ValueError, LookupError, OSError) as wrong:
            Screen(chosen.plain).write(tell_error(wrong, chosen.lang))
            listed = False


def name_deck(path: str | None, packaged: str) -> str:
    """Return what a player's deck is called in the results.

    >>> name_deck(None, "dragons"), name_deck("decks/mine.ydk", "dragons")
    ('dragons', 'mine')
    """
    return packaged if path is None else Path(path).stem


def make_bot(name: str, seed: int, format: str = "master2020") -> Bot:
    """Return the bot of this name; it supposes that one plays a deck of the package.

    >>> type(make_bot("greedy", 1)).__name__
    'GreedyBot'
    """
    if name not in BOTS:
        near = did_you_mean(name, BOTS)
        told = f"no bot is called {name!r}; there are {' and '.join(BOTS)}{near[0]}"
        raise WrongInput(told, f"没有叫“{name}”的电脑玩家；有{'、'.join(BOTS)}{near[1]}")
    return GreedyBot(seed, suppose=list_known_decks(format)) if name == "greedy" else RandomBot(seed)


@cache
def list_known_decks(format: str = "master2020") -> tuple[Deck, ...]:
    """Return the decks that a bot takes to be played, until it sees other cards; the latest rules play all of them.

    >>> len(list_known_decks()) == len(Deck.packaged_names()), len(list_known_decks("408"))
    (True, 20)
    """
    known = [name for name, deck in PACKAGED.items() if format == FORMATS[0] or format in deck.formats]
    return tuple(Deck.packaged(name) for name in known)
