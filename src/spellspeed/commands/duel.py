"""The command `duel`: bots play duels, in as many processes as one wants."""

import argparse
import contextlib
import os
import signal
import time
from collections import Counter
from collections.abc import Generator
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from spellspeed import Deck, Duel, playout
from spellspeed.bots import play
from spellspeed.commands.options import Parser, WrongInput, add_decks, add_language, add_plain
from spellspeed.commands.players import load_pair, make_bot, name_deck, named_decks
from spellspeed.commands.progress import watched
from spellspeed.commands.version import build_kind
from spellspeed.telling import Voice

MOST_PROCESSES = 61  # Windows waits for no more of them at once
LARGEST_SHARE = 50  # duels a process plays before it reports: progress is told share by share


BUILDS = {"interpreted": ("interpreted", "解释执行"), "compiled": ("compiled", "已编译")}
WON_BY = {"lp": "基本分", "deck-out": "无法抽卡", "surrender": "投降", "card effect": "卡的效果", "loop": "循环"}
EXAMPLES = """examples:
  spellspeed duel --bots greedy,random --games 1000 --seed 1
  spellspeed duel --bots greedy,greedy --decks chaos,exodia"""


def add_duel(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add the command that has bots play many duels."""
    parser = commands.add_parser(
        "duel", help="have two bots play duels and print the results and the speed", epilog=EXAMPLES
    )
    parser.add_argument("--bots", default="random,random", metavar="A,B", help="random or greedy, for each player")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many duels (default: 100)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the first duel; the next has S + 1")
    add_decks(parser)
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes to use (default: 1)")
    add_plain(parser)
    parser.add_argument("--keys", metavar="FILE", help="write the final state_key of every duel, one a line")
    add_language(parser)


class Played(NamedTuple):
    """What is kept of one duel between bots."""

    winner: int | None
    reason: str
    turns: int
    decisions: int
    key: str


class Series(NamedTuple):
    """What a process needs to play its share of the duels."""

    bots: tuple[str, str]
    decks: tuple[Deck, Deck]
    format: str
    seeds: range


def play_series(series: Series) -> Generator[Played, None, None]:
    """Play a duel for each seed.

    >>> series = Series(("random", "random"), load_pair(None, None).decks, "master2020", range(2))
    >>> [played.winner in (0, 1) for played in play_series(series)]
    [True, True]
    """
    for seed in series.seeds:
        duel = Duel(series.decks[0], series.decks[1], seed=seed, format=series.format)
        if series.bots == ("random", "random"):
            ended = playout(duel, seed=seed)
            outcome, decisions, key = ended.outcome, ended.decisions, ended.state_key()
        else:
            bots = [make_bot(name, 2 * seed + player, series.format) for player, name in enumerate(series.bots)]
            outcome = play(duel, *bots)
            decisions, key = duel.count_played(), duel.state_key()
        assert outcome is not None, "nothing cuts a duel between bots off"
        yield Played(outcome.winner, outcome.reason, outcome.turn, decisions, key)


def play_share(series: Series) -> list[Played]:
    """Play a whole share: what a process of `--jobs` does."""
    return list(play_series(series))


def count_jobs(asked: int, games: int) -> int:
    """Return how many processes are of use: no more than were asked for, than there are duels, and than processors.

    >>> count_jobs(1000, 1), count_jobs(1, 1000)
    (1, 1)
    """
    processors = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(asked, games, processors, MOST_PROCESSES))


def cut_shares(series: Series, jobs: int) -> list[Series]:
    """Cut the duels into shares: several a process since duels differ in length, and small since each is progress.

    >>> series = Series(("random", "random"), load_pair(None, None).decks, "master2020", range(1000))
    >>> len(cut_shares(series, 2)), len(cut_shares(series, 100))
    (20, 1000)
    """
    size = min(LARGEST_SHARE, max(1, len(series.seeds) // (jobs * 8)))
    return [series._replace(seeds=series.seeds[at : at + size]) for at in range(0, len(series.seeds), size)]


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_in_processes(series: Series, jobs: int) -> Generator[Played, None, None]:
    """Play the duels in several processes; they come back in the order of their seeds."""
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    others = multiprocessing.active_children()
    with ProcessPoolExecutor(jobs, initializer=ignore_interrupts) as processes:
        try:
            shares = [processes.submit(play_share, share) for share in cut_shares(series, jobs)]
            for share in shares:
                yield from share.result()
        except BaseException:
            # Nobody waits for the rest: what has not begun is dropped, what is under way is ended.
            processes.shutdown(wait=False, cancel_futures=True)
            for child in multiprocessing.active_children():
                if child not in others:
                    child.terminate()
            raise


def duel_command(chosen: argparse.Namespace) -> int:
    """Have bots play duels, and print results, speed and a digest of all final states."""
    names = tuple(name.strip() for name in chosen.bots.split(","))
    if len(names) != 2:
        told = f"--bots wants two names such as random,greedy; given {chosen.bots!r}"
        raise WrongInput(told, f"--bots需要两个名字，例如random,greedy；给出了“{chosen.bots}”")
    if chosen.games < 1 or chosen.jobs < 1:
        raise WrongInput("--games and --jobs must be at least 1", "--games和--jobs至少是1")
    for name in names:
        make_bot(name, 0)
    if chosen.keys:
        check_writable(Path(chosen.keys))
    mine, theirs = named_decks(chosen)
    decks, format = load_pair(mine, theirs, chosen.format, chosen.list, chosen.lang)
    series = Series((names[0], names[1]), decks, format, range(chosen.seed, chosen.seed + chosen.games))
    jobs = count_jobs(chosen.jobs, chosen.games)
    begin = time.perf_counter()
    duels = play_series(series) if jobs == 1 else play_in_processes(series, jobs)
    with contextlib.closing(duels):
        played = list(watched(duels, chosen.games, "duels", chosen.plain))
    say = Voice(chosen.lang).say
    print(say(("engine: {kind}", "引擎：{kind}"), kind=say(BUILDS[build_kind()])))
    sides = (name_deck(mine, "dragons"), name_deck(theirs, "warriors"))
    print(say(("decks: {mine} against {theirs}", "卡组：{mine}对{theirs}"), mine=sides[0], theirs=sides[1]))
    print(say(("format: {format}", "环境：{format}"), format=format))
    print_results(series.bots, played, time.perf_counter() - begin, chosen.lang)
    if chosen.keys:
        Path(chosen.keys).write_text("".join(f"{one.key}\n" for one in played), encoding="utf-8")
    return 0


def check_writable(path: Path) -> None:
    """Raise an OSError now, not after an hour of duels, if the file cannot be written; leave it as it is."""
    existed = path.exists()
    path.open("a", encoding="utf-8").close()
    if not existed:
        path.unlink()


def print_results(bots: tuple[str, str], played: list[Played], seconds: float, lang: str = "en") -> None:
    """Print who won how often and why, how long duels were, how fast they went, and the digest.

    >>> print_results(("greedy", "random"), [Played(0, "lp", 9, 80, "ab")], 0.5)
    duels: 1
    player 0 (greedy) wins: 1 (100.0%)
    player 1 (random) wins: 0 (0.0%)
    draws: 0
    reasons: lp 1
    mean turns: 9.0
    mean decisions: 80.0
    speed: 2.0 duels/s, 160 decisions/s
    digest: 62208e15b11fad61
    """
    say = Voice(lang).say
    games = len(played)
    wins = Counter(one.winner for one in played)
    reasons = Counter(one.reason for one in played)
    decisions = sum(one.decisions for one in played)
    print(say(("duels: {games}", "决斗：{games}场"), games=games))
    for player, bot in enumerate(bots):
        share = f"{100 * wins[player] / games:.1f}"
        told = ("player {player} ({bot}) wins: {wins} ({share}%)", "玩家{player}（{bot}）获胜：{wins}场（{share}%）")
        print(say(told, player=player, bot=bot, wins=wins[player], share=share))
    print(say(("draws: {wins}", "平局：{wins}场"), wins=wins[None]))
    known = [(say((reason, WON_BY.get(reason, reason))), count) for reason, count in reasons.most_common()]
    listed = say((", ", "，")).join([f"{reason} {count}" for reason, count in known])
    print(say(("reasons: {listed}", "原因：{listed}"), listed=listed))
    turns = f"{sum(one.turns for one in played) / games:.1f}"
    print(say(("mean turns: {turns}", "平均回合数：{turns}"), turns=turns))
    print(say(("mean decisions: {mean}", "平均选择次数：{mean}"), mean=f"{decisions / games:.1f}"))
    speed = ("speed: {duels} duels/s, {decisions} decisions/s", "速度：每秒{duels}场，每秒{decisions}次选择")
    print(say(speed, duels=f"{games / seconds:.1f}", decisions=f"{decisions / seconds:.0f}"))
    digest = blake2b("".join(f"{one.key}\n" for one in played).encode(), digest_size=8).hexdigest()
    print(say(("digest: {digest}", "摘要：{digest}"), digest=digest))
