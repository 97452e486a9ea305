"""Matches that bots play at an event, each drawn from the event's seed, the round and the table, and nothing else."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from spellspeed import Deck, Duel, playout
from spellspeed.bots import Bot, GreedyBot, RandomBot, play
from spellspeed.event.draw import draw_lot
from spellspeed.event.records import ELIMINATION, Pairing, Player, Round
from spellspeed.event.sheet import deck_of
from spellspeed.event.tournament import Tournament
from spellspeed.packaged_decks import PACKAGED

BOTS: Final = ("random", "greedy")
NOTED: Final = "bot "  # before the name of a bot, where a member number is noted of a person
MOST_DUELS: Final = 99  # of a match that must have a winner: bots draw so seldom that it is never reached

Score = tuple[int, int, int]  # duels won by the first and by the second, and drawn ones


class Match(NamedTuple):
    """What two bots need to play a match."""

    seed: int
    bots: tuple[str, str]
    sheets: tuple[Mapping[str, Any], Mapping[str, Any]]
    format: str
    duels: int  # at most
    wins: int  # that win it
    decided: bool  # it must have a winner


def note_bot(name: str) -> str:
    """Return what is noted of a player that is a bot.

    >>> note_bot("greedy"), name_bot(Player(1, "Hal", note_bot("greedy")))
    ('bot greedy', 'greedy')
    """
    return NOTED + name


def name_bot(player: Player) -> str:
    """Return which bot a player is, or nothing if it is a person.

    >>> name_bot(Player(1, "Ann", "0123")), name_bot(Player(2, "Hal", "bot random"))
    ('', 'random')
    """
    name = player.member.removeprefix(NOTED)
    return name if player.member.startswith(NOTED) and name in BOTS else ""


def list_decks(format: str) -> tuple[str, ...]:
    """Return the packaged decks that are legal in a format under its list.

    >>> list_decks("408")
    ('dragons', 'warriors', 'soldiers', 'chaos', 'exodia')
    """
    return tuple([name for name, deck in PACKAGED.items() if format in deck.formats and deck.listed])


def prepare_match(t: Tournament, round: Round, pairing: Pairing) -> Match | None:
    """Return the match of a table, or None if a person or somebody without a deck sits there."""
    first, second = [None if number is None else t.players[number] for number in pairing.players]
    if first is None or second is None or not (name_bot(first) and name_bot(second)):
        return None
    if first.sheet is None or second.sheet is None:
        return None
    return Match(
        draw_lot(t.config.seed, "match", round.number, pairing.table),
        (name_bot(first), name_bot(second)),
        (first.sheet, second.sheet),
        t.config.format,
        int(t.config.match.get("duels", 3)),
        t.config.wins,
        round.kind == ELIMINATION,
    )


def play_match(match: Match) -> Score:
    """Play a match to its end and return its score."""
    decks = deck_of(match.sheets[0]), deck_of(match.sheets[1])
    won = [0, 0]
    drawn = 0
    while max(won) < match.wins:
        played = won[0] + won[1] + drawn
        over = played >= match.duels and (won[0] != won[1] or not match.decided)
        if over or played >= MOST_DUELS:
            break
        winner = play_duel(match, decks, draw_lot(match.seed, "duel", played + 1))
        if winner is None:
            drawn += 1
        else:
            won[winner] += 1
    return won[0], won[1], drawn


def play_duel(match: Match, decks: tuple[Deck, Deck], seed: int) -> int | None:
    """Play one duel of a match and return who won it."""
    duel = Duel(*decks, seed=seed, format=match.format, limits=False)
    if match.bots == ("random", "random"):
        ended = playout(duel, seed=seed)  # the same, and faster
        return None if ended.outcome is None else ended.outcome.winner
    bots = [make_bot(name, draw_lot(seed, "bot", player), match.format) for player, name in enumerate(match.bots)]
    return play(duel, bots[0], bots[1]).winner


def make_bot(name: str, seed: int, format: str) -> Bot:
    """Return a bot, which supposes that one plays a packaged deck.

    >>> type(make_bot("random", 1, "408")).__name__
    'RandomBot'
    """
    return GreedyBot(seed, suppose=load_decks(format)) if name == "greedy" else RandomBot(seed)


@cache
def load_decks(format: str) -> tuple[Deck, ...]:
    """Return the packaged decks of a format.

    >>> len(load_decks("408"))
    5
    """
    return tuple([Deck.packaged(name) for name in list_decks(format)])


def play_matches(matches: Sequence[Match], jobs: int = 1) -> Iterator[Score]:
    """Play matches, in several processes if one wants, and yield the scores in their order, as soon as they are there.

    >>> list(play_matches([]))
    []
    """
    if jobs < 2 or len(matches) < 2:
        for match in matches:
            yield play_match(match)
        return
    from concurrent.futures import ProcessPoolExecutor

    # Started anew, not forked: on every system alike, and whatever the database holds open stays with us.
    started = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(matches)), mp_context=started, initializer=end_with_parent) as processes:
        try:
            yield from processes.map(play_match, matches)
        except BaseException:
            processes.shutdown(wait=False, cancel_futures=True)
            raise


def end_with_parent() -> None:
    """Have a process that plays matches leave Ctrl-C to the one that started it, and end when that one is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=wait_for_parent, daemon=True).start()


def wait_for_parent() -> None:
    """End this process when the one that started it has ended."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
