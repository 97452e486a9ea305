"""Matches that bots play at an event, each drawn from the event's seed, the round and the table, and nothing else."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from spellspeed import Deck
from spellspeed.bots import Bot, GreedyBot, RandomBot
from spellspeed.event.draw import draw_lot
from spellspeed.event.records import ELIMINATION, Pairing, Player, Round
from spellspeed.event.sheet import deck_of, sheet_of
from spellspeed.event.tournament import Tournament
from spellspeed.packaged_decks import PACKAGED
from spellspeed.play import DuelResult, Match, MatchOutcome, MatchRules
from spellspeed.play.by_bots import play_out

BOTS: Final = ("random", "greedy")
NOTED: Final = "bot "  # before the name of a bot, where a member number is noted of a person

Score = tuple[int, int, int]  # duels won by the first and by the second, and drawn ones


class BotTable(NamedTuple):
    """What two bots need to play the match of a table."""

    seed: int
    bots: tuple[str, str]
    sheets: tuple[Mapping[str, Any], Mapping[str, Any]]
    format: str
    rules: dict[str, Any]  # of the match


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

    >>> list_decks("408")[:5]
    ('dragons', 'warriors', 'soldiers', 'chaos', 'exodia')
    """
    return tuple([name for name, deck in PACKAGED.items() if format in deck.formats and deck.listed])


def make_entries(t: Tournament, count: int, bot: str) -> list[dict[str, Any]]:
    """Return the entries of so many bots, whose packaged decks take turns, under names that are free.

    >>> [entry["name"] for entry in make_entries(Tournament(), 2, "random")]
    ['Bot 1', 'Bot 2']
    """
    taken = {player.name for player in t.players.values()}
    names = (f"Bot {number:0{len(str(count))}d}" for number in range(1, count + len(taken) + 1))
    free = [name for name in names if name not in taken][:count]
    sheets = [sheet_of(Deck.packaged(deck)) for deck in list_decks(t.config.format)]
    return [
        {"name": name, "member": note_bot(bot), "sheet": dict(sheets[at % len(sheets)])} for at, name in enumerate(free)
    ]


def prepare_table(t: Tournament, round: Round, pairing: Pairing) -> BotTable | None:
    """Return what is played at a table, or None if a person or somebody without a deck sits there."""
    first, second = [None if number is None else t.players[number] for number in pairing.players]
    if first is None or second is None or not (name_bot(first) and name_bot(second)):
        return None
    if first.sheet is None or second.sheet is None:
        return None
    return BotTable(
        draw_lot(t.config.seed, "match", round.number, pairing.table),
        (name_bot(first), name_bot(second)),
        (first.sheet, second.sheet),
        t.config.format,
        {**t.config.match, "breaks_draws": round.kind == ELIMINATION},
    )


def play_table(table: BotTable) -> Score:
    """Have the bots of a table play their match to its end, and return its score."""
    first, second = deck_of(table.sheets[0]), deck_of(table.sheets[1])
    # No clock runs: bots would be slower on one machine than on another, and the match with them.
    match = Match(first, second, table.seed, table.format, MatchRules.from_dict(table.rules), limits=False)
    bots = [make_bot(name, draw_lot(table.seed, "bot", seat), table.format) for seat, name in enumerate(table.bots)]
    return score_match(match.rules, play_out(match, bots[0], bots[1]), match.results)


def score_match(rules: MatchRules, outcome: MatchOutcome, results: Sequence[DuelResult]) -> Score:
    """Return the duels won by each and drawn; a match that was won otherwise counts as won by its duels.

    >>> score_match(MatchRules(), MatchOutcome(1, "wins"), [DuelResult(winner, "lp", 9) for winner in (1, None, 1)])
    (0, 2, 1)
    >>> score_match(MatchRules(), MatchOutcome(0, "card effect"), [DuelResult(0, "card effect", 9)])
    (2, 0, 0)
    """
    winners = [result.winner for result in results]
    score = [winners.count(0), winners.count(1)]
    if outcome.winner is not None and outcome.reason != "wins":
        score[outcome.winner] = rules.wins
        score[1 - outcome.winner] = min(score[1 - outcome.winner], rules.wins - 1)
    return score[0], score[1], winners.count(None)


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
    15
    """
    return tuple([Deck.packaged(name) for name in list_decks(format)])


def play_tables(tables: Sequence[BotTable], jobs: int = 1) -> Generator[Score, None, None]:
    """Play matches, in several processes if one wants, and yield the scores in their order, as soon as they are there.

    >>> list(play_tables([]))
    []
    """
    if jobs < 2 or len(tables) < 2:
        for table in tables:
            yield play_table(table)
        return
    from concurrent.futures import ProcessPoolExecutor

    # Started anew, not forked: on every system alike, and whatever the database holds open stays with us.
    started = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(tables)), mp_context=started, initializer=end_with_parent) as processes:
        try:
            yield from processes.map(play_table, tables)
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
