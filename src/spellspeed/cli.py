"""The command `spellspeed`: play, cards, deck, convert, duel, rules, replay, position, version."""

import argparse
import contextlib
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Sequence
from functools import cache
from hashlib import blake2b
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, NoReturn

import spellspeed.words
from spellspeed import Deck, Duel, __version__, playout
from spellspeed.bots import Bot, GreedyBot, RandomBot, play
from spellspeed.deck import FORMATS
from spellspeed.packaged_decks import PACKAGED, list_packaged
from spellspeed.wording import LANGUAGES

if TYPE_CHECKING:
    from spellspeed.commands.deck import Paired

BOTS = ("random", "greedy")
ASK_MODES = ("always", "respond", "opponent")
ASK_HELP = (
    "when you are asked to respond: always, in every window; respond, only when you can (the default); "
    "opponent, only when you can and your opponent acted; `ask MODE` changes it while you play"
)
RULES_SHOWN = 20
LARGEST_SHARE = 50  # duels a process plays before it reports: progress is told share by share
STOPPED = 130  # the exit code of a command that Ctrl-C ended


class WrongInput(Exception):
    """What the user gave cannot be used; the message is the one line that is printed."""


class Parser(argparse.ArgumentParser):
    """A parser whose complaint is one line and whose exit code for wrong input is 1, like that of the commands."""

    def error(self, message: str) -> NoReturn:
        self.exit(1, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code: 0, 1 for wrong input, 130 when Ctrl-C ended it.

    >>> main(["rules", "zone.field.one-per-player", "--lang", "zh"])
    zone.field.one-per-player：各自场地区1张；自己和对方各自发动1张场地魔法 (000:52, 001:539, 002:49)
    0
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(
                errors="replace"
            )  # a terminal without Chinese letters shows question marks, no traceback
    try:
        chosen = build_parser().parse_args(argv)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 1
    try:
        return run(chosen)
    except (ValueError, LookupError, OSError, WrongInput) as wrong:
        if isinstance(wrong, BrokenPipeError):
            return leave_broken_pipe()
        told = one_line(wrong)
        if getattr(chosen, "lang", "") == "zh":
            told = getattr(wrong, "chinese", told).replace("\n", "；")
        print(f"spellspeed {chosen.command}: {told}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"\nspellspeed {chosen.command}: stopped", file=sys.stderr)
        return STOPPED


def one_line(error: Exception) -> str:
    """Return an error's message as one line.

    >>> one_line(ValueError("first\\nsecond"))
    'first; second'
    """
    if isinstance(error, OSError) and error.strerror and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    # A KeyError prints its message in quotation marks.
    text = str(error.args[0]) if isinstance(error, KeyError) and error.args else str(error)
    return "; ".join(line.strip() for line in text.splitlines() if line.strip()) or type(error).__name__


def leave_broken_pipe() -> int:
    """Leave quietly when whoever read our output has gone, as with `| head`."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def build_parser() -> argparse.ArgumentParser:
    """Return the parser of all commands.

    >>> build_parser().parse_args(["duel", "--games", "5"]).games
    5
    """
    parser = Parser(prog="spellspeed", description="A Yu-Gi-Oh! OCG duel engine.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    add_play(commands)
    cards = commands.add_parser("cards", help="show cards by a name in English, Chinese or Japanese, or by password")
    cards.add_argument("names", nargs="+", metavar="NAME")
    add_language(cards)
    deck = commands.add_parser("deck", help="check a deck list and print every problem it has, or list packaged decks")
    where = "[check] DECK: a .ydk file, a ydke:// address, an Omega code or a packaged deck; without it, list those"
    deck.add_argument("words", metavar="DECK", nargs="*", help=where)
    add_format(deck)
    add_language(deck)
    convert = commands.add_parser("convert", help="write a file in the format of another program")
    convert.add_argument("source", metavar="A", help="a file, a code of a deck, or - for standard input")
    convert.add_argument("target", metavar="B", help="a file, or - for standard output")
    convert.add_argument("--from", dest="read_as", metavar="FORMAT", help="the format of A (default: as it looks)")
    convert.add_argument("--to", dest="write_as", metavar="FORMAT", help="the format of B (default: as it is called)")
    convert.add_argument("--force", action="store_true", help="overwrite B if it is there")
    add_language(convert)
    add_duel(commands)
    rules = commands.add_parser("rules", help="search the rule book")
    rules.add_argument("text", nargs="+", metavar="TEXT|ID")
    rules.add_argument("--all", action="store_true", help=f"show every rule found, not only the first {RULES_SHOWN}")
    add_language(rules)
    replay = commands.add_parser("replay", help="print what happened in a saved duel")
    replay.add_argument("file", metavar="FILE")
    add_language(replay)
    position = commands.add_parser("position", help="read a written position and show it")
    position.add_argument("file", metavar="FILE")
    position.add_argument("--svg", metavar="OUT", help="also draw it into this file")
    add_language(position)
    commands.add_parser("version", help="print the version and whether the engine is compiled")
    return parser


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the choice of language."""
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="English or Chinese (default: en)")


def add_decks(parser: argparse.ArgumentParser) -> None:
    """Add the choice of decks and format."""
    packaged = ", ".join(Deck.packaged_names())
    parser.add_argument("--deck", metavar="DECK", help=f"for player 0: a .ydk file, or one of {packaged} (dragons)")
    parser.add_argument("--against", metavar="DECK", help="for player 1: a .ydk file, or a packaged deck (warriors)")
    parser.add_argument("--decks", metavar="A,B", help="both decks at once, such as chaos,exodia")
    add_format(parser)


def add_format(parser: argparse.ArgumentParser) -> None:
    """Add the choice of format and of the Forbidden & Limited list."""
    usual = "that of the packaged decks, or master2020"
    parser.add_argument("--format", choices=FORMATS, help=f"the rules (default: {usual})")
    parser.add_argument(
        "--list",
        metavar="FILE[:NAME]",
        help="a Forbidden & Limited list as lflist.conf, or none (default: that of the format)",
    )


def add_play(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add the command that plays a duel in the terminal."""
    parser = commands.add_parser("play", help="play a duel in the terminal")
    add_decks(parser)
    parser.add_argument("--bot", choices=BOTS, default="greedy", help="who plays against you (default: greedy)")
    parser.add_argument("--people", type=int, choices=(1, 2), default=1, help="2: two people at one keyboard")
    parser.add_argument("--seed", type=int, help="the shuffle; a duel with the same seed begins the same way")
    parser.add_argument("--first", choices=("you", "opp"), help="who takes the first turn (default: a throw decides)")
    parser.add_argument("--ask", choices=ASK_MODES, default="respond", help=ASK_HELP)
    order = "always ask for the order of cards that go to a Graveyard at once"
    parser.add_argument("--order-graveyard", action="store_true", help=order)
    parser.add_argument("--load", metavar="FILE", help="go on with a saved duel")
    add_language(parser)


def add_duel(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add the command that has bots play many duels."""
    parser = commands.add_parser("duel", help="have two bots play duels and print the results and the speed")
    parser.add_argument("--bots", default="random,random", metavar="A,B", help="random or greedy, for each player")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many duels (default: 100)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the first duel; the next has S + 1")
    add_decks(parser)
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes to use (default: 1)")
    parser.add_argument("--keys", metavar="FILE", help="write the final state_key of every duel, one a line")


def run(chosen: argparse.Namespace) -> int:
    """Run the chosen command; imports wait until here, so that every command starts at once."""
    if chosen.command == "play":
        return play_command(chosen)
    if chosen.command == "cards":
        from spellspeed.cards_command import cards_command

        return cards_command(chosen.names, chosen.lang)
    if chosen.command == "deck":
        from spellspeed.commands.deck import deck_command

        return deck_command(chosen.words, chosen.format, chosen.list, chosen.lang)
    if chosen.command == "convert":
        from spellspeed.commands.convert import convert_command

        return convert_command(chosen.source, chosen.target, chosen.read_as, chosen.write_as, chosen.force, chosen.lang)
    if chosen.command == "duel":
        return duel_command(chosen)
    if chosen.command == "rules":
        return rules_command(" ".join(chosen.text), chosen.lang, chosen.all)
    if chosen.command == "replay":
        return replay_command(chosen.file, chosen.lang)
    if chosen.command == "position":
        return position_command(chosen.file, chosen.svg, chosen.lang)
    print(f"spellspeed {__version__} ({build_kind()})")
    return 0


def build_kind() -> str:
    """Return which build of the engine runs: "compiled", or "interpreted", which plays the same and is slower.

    >>> build_kind() in ("compiled", "interpreted")
    True
    """
    return "interpreted" if str(spellspeed.words.__file__).endswith(".py") else "compiled"


def play_command(chosen: argparse.Namespace) -> int:
    """Play a duel in the terminal."""
    from spellspeed.terminal.session import begin_session

    if sys.stdin is None:  # closed by whoever started us: nothing can be typed
        sys.stdin = open(os.devnull, encoding="utf-8")
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  # gives the typed lines arrow keys and a history
    mine, theirs = named_decks(chosen)
    if sys.stdin.isatty() and not chosen.load and mine is None and theirs is None:
        mine, theirs = ask_for_decks(chosen.lang)
    # A duel that is loaded brings its own decks.
    pair = load_pair(None, None) if chosen.load else load_pair(mine, theirs, chosen.format, chosen.list, chosen.lang)
    chosen.format = pair.format
    bot = None if chosen.people == 2 else make_bot(chosen.bot, chosen.seed or 0, pair.format)
    return begin_session(chosen, pair.decks, bot).run()


# ------------------------------------------------------------------------------------------------------ decks and bots


def load_decks(deck: str | None = None, against: str | None = None) -> tuple[Deck, Deck]:
    """Return the decks of both players: files or packaged decks; an illegal one is refused by its name.

    >>> [len(deck.main) for deck in load_decks("chaos")]
    [40, 40]
    """
    return load_pair(deck, against).decks


def load_pair(
    deck: str | None, against: str | None, format: str | None = None, list_: str | None = None, lang: str = "en"
) -> "Paired":
    """Return the decks of both players, and the format they are played in.

    >>> load_pair("chaos", None).format
    '408'
    """
    from spellspeed.commands.deck import pair_decks

    return pair_decks((deck or "dragons", against or "warriors"), format, list_, lang)


def named_decks(chosen: argparse.Namespace) -> tuple[str | None, str | None]:
    """Return which decks were named for both players, None for one that was not.

    >>> named_decks(build_parser().parse_args(["duel", "--decks", "chaos,exodia"]))
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


def ask_for_decks(lang: str) -> tuple[str, str]:
    """Ask a person which packaged deck each player has; an empty line takes the first one that is offered."""
    chinese = lang == "zh"
    for number, line in enumerate(list_packaged(lang), 1):
        print(f"{number}. {line}")
    found: list[str] = []
    names = Deck.packaged_names()
    questions = ("你的卡组", "对方的卡组") if chinese else ("your deck", "the other deck")
    for usual, question in enumerate(questions):
        while len(found) <= usual:
            typed = input(f"{question} ({names[usual]})> ").strip()
            if typed.isdigit() and 1 <= int(typed) <= len(names):
                typed = names[int(typed) - 1]
            if not typed or typed.casefold() in names or Path(typed).is_file():
                found.append(typed or names[usual])
    return found[0], found[1]


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
        raise WrongInput(f"no bot is called {name!r}; there are {' and '.join(BOTS)}")
    return GreedyBot(seed, suppose=list_known_decks(format)) if name == "greedy" else RandomBot(seed)


@cache
def list_known_decks(format: str = "master2020") -> tuple[Deck, ...]:
    """Return the decks that a bot takes to be played, until it sees other cards; the latest rules play all of them.

    >>> len(list_known_decks()) == len(Deck.packaged_names()), len(list_known_decks("408"))
    (True, 6)
    """
    known = [name for name, deck in PACKAGED.items() if format == FORMATS[0] or format in deck.formats]
    return tuple(Deck.packaged(name) for name in known)


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

    >>> series = Series(("random", "random"), load_decks(), "master2020", range(2))
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
    return max(1, min(asked, games, processors))


def cut_shares(series: Series, jobs: int) -> list[Series]:
    """Cut the duels into shares: several a process since duels differ in length, and small since each is progress.

    >>> series = Series(("random", "random"), load_decks(), "master2020", range(1000))
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
        raise WrongInput(f"--bots wants two names such as random,greedy; given {chosen.bots!r}")
    if chosen.games < 1 or chosen.jobs < 1:
        raise WrongInput("--games and --jobs must be at least 1")
    for name in names:
        make_bot(name, 0)
    if chosen.keys:
        check_writable(Path(chosen.keys))
    mine, theirs = named_decks(chosen)
    decks, format = load_pair(mine, theirs, chosen.format, chosen.list)
    series = Series((names[0], names[1]), decks, format, range(chosen.seed, chosen.seed + chosen.games))
    jobs = count_jobs(chosen.jobs, chosen.games)
    begin = time.perf_counter()
    duels = play_series(series) if jobs == 1 else play_in_processes(series, jobs)
    with contextlib.closing(duels):
        played = list(watched(duels, chosen.games))
    print(f"engine: {build_kind()}")
    print(f"decks: {name_deck(mine, 'dragons')} against {name_deck(theirs, 'warriors')}")
    print(f"format: {format}")
    print_results(series.bots, played, time.perf_counter() - begin)
    if chosen.keys:
        Path(chosen.keys).write_text("".join(f"{one.key}\n" for one in played), encoding="utf-8")
    return 0


def check_writable(path: Path) -> None:
    """Raise an OSError now, not after an hour of duels, if the file cannot be written; leave it as it is."""
    existed = path.exists()
    path.open("a", encoding="utf-8").close()
    if not existed:
        path.unlink()


def watched(duels: Iterable[Played], games: int) -> Iterator[Played]:
    """Hand the duels on, and count them on stderr where somebody can see it."""
    if not sys.stderr.isatty():
        yield from duels
        return
    told = time.perf_counter()
    for number, duel in enumerate(duels, 1):
        yield duel
        if time.perf_counter() - told > 0.5:
            told = time.perf_counter()
            print(f"\r{number} of {games} duels", end="", file=sys.stderr, flush=True)
    print("\r" + " " * 40 + "\r", end="", file=sys.stderr, flush=True)


def print_results(bots: tuple[str, str], played: list[Played], seconds: float) -> None:
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
    games = len(played)
    wins = Counter(one.winner for one in played)
    reasons = Counter(one.reason for one in played)
    decisions = sum(one.decisions for one in played)
    print(f"duels: {games}")
    for player, bot in enumerate(bots):
        print(f"player {player} ({bot}) wins: {wins[player]} ({100 * wins[player] / games:.1f}%)")
    print(f"draws: {wins[None]}")
    print("reasons: " + ", ".join(f"{reason} {count}" for reason, count in reasons.most_common()))
    print(f"mean turns: {sum(one.turns for one in played) / games:.1f}")
    print(f"mean decisions: {decisions / games:.1f}")
    print(f"speed: {games / seconds:.1f} duels/s, {decisions / seconds:.0f} decisions/s")
    digest = blake2b("".join(f"{one.key}\n" for one in played).encode(), digest_size=8).hexdigest()
    print(f"digest: {digest}")


# ------------------------------------------------------------------------------------------------------------- reading


def rules_command(text: str, lang: str, everything: bool) -> int:
    """Print the rule with this id, or the rules in which all these words occur.

    >>> rules_command("no such words anywhere", "en", False)
    1
    """
    from spellspeed.rulebook.book import find_rule, search

    try:
        found = [find_rule(text)]
    except KeyError:
        found = search(text)
    if not found:
        print(f"spellspeed rules: no rule speaks of {text!r}", file=sys.stderr)
        return 1
    shown = found if everything else found[:RULES_SHOWN]
    for rule in shown:
        print(f"{rule.id}：{rule.in_chinese()} ({rule.source})" if lang == "zh" else str(rule))
    if len(found) > len(shown):
        print(f"… {len(found) - len(shown)} more; --all shows them")
    return 0


def replay_command(file: str, lang: str) -> int:
    """Print what happened in a saved duel, a line an event."""
    from spellspeed.replay import Replay

    for line in Replay.load(file).log(lang):
        print(line)
    return 0


def position_command(file: str, svg: str | None, lang: str) -> int:
    """Read a position, print it as we write it, and draw it if a file to draw into is named."""
    from spellspeed.notation import write_position
    from spellspeed.svg import draw_duel

    try:
        text = Path(file).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise WrongInput(f"{file} is not UTF-8 text") from None
    duel = Duel.from_position(text)
    print(write_position(duel, lang), end="")
    if svg is not None:
        Path(svg).write_text(draw_duel(duel, lang=lang), encoding="utf-8")
    return 0
