"""The decks and the bots of the duels that a command begins."""

import argparse
import sys
from functools import cache
from pathlib import Path

from spellspeed import Deck
from spellspeed.bots import Bot, GreedyBot, RandomBot
from spellspeed.commands.deck import open_deck, tell_unplayable
from spellspeed.commands.options import BOTS, WrongInput, did_you_mean


def load_decks(
    deck: str | None = None, against: str | None = None, format: str = "master2020", lang: str = "en"
) -> tuple[Deck, Deck]:
    """Return the decks of both players: files or packaged decks; an illegal one is refused by its name.

    >>> [len(deck.main) for deck in load_decks("chaos")]
    [40, 40]
    """
    return load_deck(deck or "dragons", format, lang), load_deck(against or "warriors", format, lang)


def named_decks(chosen: argparse.Namespace) -> tuple[str | None, str | None]:
    """Return which decks were named for both players, None for one that was not.

    >>> named_decks(argparse.Namespace(decks="chaos,exodia", deck=None, against=None))
    ('chaos', 'exodia')
    """
    if chosen.decks is None:
        return chosen.deck, chosen.against
    names = [name.strip() for name in chosen.decks.split(",")]
    if len(names) != 2 or not all(names):
        raise WrongInput(f"--decks wants two decks such as chaos,exodia; given {chosen.decks!r}")
    if chosen.deck is not None or chosen.against is not None:
        raise WrongInput("--decks names both decks: leave out --deck and --against")
    return names[0], names[1]


def name_deck(path: str | None, packaged: str) -> str:
    """Return what a player's deck is called in the results.

    >>> name_deck(None, "dragons"), name_deck("decks/mine.ydk", "dragons")
    ('dragons', 'mine')
    """
    return packaged if path is None else Path(path).stem


def load_deck(path: str, format: str, lang: str) -> Deck:
    """Return a deck by name or file if it is legal, having told on stderr which cards were put in another section."""
    deck = open_deck(path)
    chinese = lang == "zh"
    problems = deck.check(format)
    if problems:
        told = "; ".join([str(problem) for problem in problems])
        raise WrongInput(
            f"{path} is not legal in {format}: {told}",
            f"{path}：不符合{format}：{'；'.join([problem.in_chinese() for problem in problems])}",
        )
    missing = [card for card in deck.unplayable() if not card.in_pool]
    if missing:
        raise WrongInput(f"{path}: {tell_unplayable(missing, False)}", f"{path}：{tell_unplayable(missing, True)}")
    for note in deck.moved:
        print(f"{path}：{note[1]}" if chinese else f"{path}, {note[0]}", file=sys.stderr)
    return deck


def make_bot(name: str, seed: int) -> Bot:
    """Return the bot of this name; it supposes that one plays a deck of the package.

    >>> type(make_bot("greedy", 1)).__name__
    'GreedyBot'
    """
    if name not in BOTS:
        near = did_you_mean(name, BOTS)
        told = f"no bot is called {name!r}; there are {' and '.join(BOTS)}{near[0]}"
        raise WrongInput(told, f"没有叫“{name}”的电脑玩家；有{'、'.join(BOTS)}{near[1]}")
    return GreedyBot(seed, suppose=list_known_decks()) if name == "greedy" else RandomBot(seed)


@cache
def list_known_decks() -> tuple[Deck, ...]:
    """Return the decks that a bot takes to be played, until it sees other cards.

    >>> len(list_known_decks()) == len(Deck.packaged_names())
    True
    """
    return tuple(Deck.packaged(name) for name in Deck.packaged_names())
