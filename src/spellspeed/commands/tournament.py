"""The command `tournament`: an event from its first entry to its last standing, step by step."""

import argparse
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from spellspeed.commands.options import BOTS, Parser, WrongInput, add_format, add_language

FORMS: Final = ("swiss", "elimination", "swiss+cut")
PENALTIES: Final = ("warning", "game-loss", "match-loss", "disqualification")
PAGES: Final = ("pairings", "slips", "standings")
TABLES: Final = ("log", "players", "pairings", "results", "standings")
PLAYER: Final = "the name, in any spelling, or the number"
NEEDED: Final = ("sqlalchemy", "alembic", "networkx")  # packages that only events need

# Which module of the commands holds a step.
WHERE: Final[dict[str, tuple[str, ...]]] = {
    "event_rules": ("new", "rules"),
    "event_entries": ("enter", "rename", "deck", "drop", "return"),
    "event_rounds": ("start", "pair", "unpair", "result", "correct", "penalty", "lift", "cut", "finish", "reopen"),
    "event_told": ("list", "show", "standings"),
    "event_files": ("print", "export", "import"),
    "event_run": ("run",),
}

EPILOG: Final = """an event, in the order in which things are done:
  spellspeed tournament new "Spring Cup"          make it; --help names what can be chosen
  spellspeed tournament enter Ann "李 雷" Bob     enter players, or --file players.csv
  spellspeed tournament start                     no further deck changes
  spellspeed tournament pair                      pair the next round; then `print pairings`, `print slips`
  spellspeed tournament result 3 2-1              table 3 ended 2-1; again and again until the round is over
  spellspeed tournament standings                 and so on with `pair`, until `finish`
`show` says at any time how things stand and what comes next."""


def add_tournament(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add the command that holds events."""
    parser = commands.add_parser(
        "tournament",
        help="hold an event: entries, pairings, results, standings, pages to print",
        epilog=EPILOG,
    )
    told = "what is done; STEP --help says more of one"
    steps = parser.add_subparsers(dest="step", required=True, metavar="STEP", help=told)
    add_entries(steps)
    add_rounds(steps)
    add_told(steps)


def add_step(steps: "argparse._SubParsersAction[Parser]", name: str, told: str, named: bool = True) -> Parser:
    """Add one step, with what all of them can be told."""
    parser = steps.add_parser(name, help=told, description=f"{told[:1].upper()}{told[1:]}.")
    parser.add_argument("--db", metavar="FILE", help="a file or postgresql://… (default: a file in your data folder)")
    if named:
        parser.add_argument("--event", metavar="NAME", help="which event (default: the only one that is not over)")
    add_language(parser)
    return parser


def add_rules(parser: Parser) -> None:
    """Add what an organiser chooses."""
    parser.add_argument("--form", choices=FORMS, help="Swiss rounds, single elimination, or one after the other")
    parser.add_argument(
        "--rounds", type=int, metavar="N", help="Swiss rounds (default: as many as are needed for one winner)"
    )
    parser.add_argument("--top", type=int, metavar="N", help="how many go on after the Swiss rounds (8)")
    parser.add_argument("--wins", type=int, metavar="N", help="duels that win a match (2: best of three)")
    parser.add_argument("--minutes", type=int, metavar="N", help="time for a match (40)")
    parser.add_argument("--register", action="store_true", default=None, help="everybody registers a deck list")
    parser.add_argument("--japanese", action="store_true", default=None, help="Japanese prints only")
    parser.add_argument(
        "--late", choices=("loss", "bye"), help="what a round counts that was missed by coming late (loss)"
    )
    parser.add_argument("--bracket", choices=("seeded", "drawn"), help="elimination by standings or by lot (seeded)")
    parser.add_argument(
        "--seed", type=int, metavar="S", help="the number from which pairings and lots are drawn (default: any)"
    )
    add_format(parser, "master2020")


def add_entries(steps: "argparse._SubParsersAction[Parser]") -> None:
    """Add the steps about the event and its players."""
    new = add_step(steps, "new", "make an event", named=False)
    new.add_argument("name", metavar="NAME", help="of the event")
    add_rules(new)
    add_rules(add_step(steps, "rules", "say what was chosen for the event, or change it"))
    enter = add_step(steps, "enter", "enter players")
    enter.add_argument("names", metavar="NAME", nargs="*", help="of a player; in quotation marks if it has spaces")
    enter.add_argument("--file", metavar="FILE", help="a CSV file with a column name (and deck, member), or names")
    enter.add_argument("--deck", metavar="DECK", help="the deck list: a .ydk file, a code or a packaged deck")
    enter.add_argument("--member", metavar="TEXT", help="a member number, or whatever is to be noted")
    enter.add_argument("--bot", choices=BOTS, help="the player is a bot: `run` plays its matches")
    enter.add_argument("--bots", type=int, metavar="N", help="enter N bots with packaged decks")
    rename = add_step(steps, "rename", "give a player another name, at any time")
    rename.add_argument("player", metavar="PLAYER", help=PLAYER)
    rename.add_argument("name", metavar="NAME", help="what the player is called from now on")
    deck = add_step(steps, "deck", "register a player's deck list")
    deck.add_argument("player", metavar="PLAYER", help=PLAYER)
    deck.add_argument("deck", metavar="DECK", help="a .ydk file, a code or a packaged deck")
    told = "after the start: why the list that was registered is wrong"
    deck.add_argument("--reason", metavar="TEXT", default="", help=told)
    add_step(steps, "drop", "a player leaves; before the start, an entry is taken back").add_argument(
        "player", metavar="PLAYER", help=PLAYER
    )
    add_step(steps, "return", "a player who has left comes back").add_argument("player", metavar="PLAYER", help=PLAYER)


def add_rounds(steps: "argparse._SubParsersAction[Parser]") -> None:
    """Add the steps about rounds, results and penalties."""
    add_step(steps, "start", "end the registration of decks, and begin")
    add_step(steps, "pair", "pair the next round")
    add_step(steps, "unpair", "take the pairings of a round back that has no result yet")
    for name, told in (("result", "enter the result of a match"), ("correct", "correct a result, of any round")):
        parser = add_step(steps, name, told)
        parser.add_argument("where", metavar="TABLE", help="the table, or one of the players, whose duels come first")
        parser.add_argument("score", metavar="SCORE", nargs="?", help="duels won, such as 2-1; 1-1-1 with a drawn one")
        parser.add_argument("--absent", metavar="PLAYER", help="who did not come and loses")
        parser.add_argument("--both-lose", action="store_true", help="both players lose")
        parser.add_argument("--round", type=int, metavar="N", help="which round (default: the last)")
        if name == "correct":
            parser.add_argument("--reason", metavar="TEXT", default="", help="why, for the record")
    penalty = add_step(steps, "penalty", "give a player a penalty")
    penalty.add_argument("player", metavar="PLAYER", help=PLAYER)
    penalty.add_argument("penalty", choices=PENALTIES, metavar="PENALTY", help=", ".join(PENALTIES))
    penalty.add_argument("--round", type=int, metavar="N", help="of which round's match (default: this or the next)")
    penalty.add_argument("--reason", metavar="TEXT", default="", help="why, for the record")
    lift = add_step(steps, "lift", "take a penalty back")
    lift.add_argument("number", type=int, metavar="NUMBER", help="of the penalty, as `show` lists it")
    lift.add_argument("--score", metavar="SCORE", help="of the match, where the penalty had decided it")
    add_step(steps, "cut", "choose who goes on after the Swiss rounds").add_argument(
        "--top", type=int, metavar="N", help="how many (default: as was chosen for the event)"
    )
    finish = add_step(steps, "finish", "end the event")
    finish.add_argument("--early", action="store_true", help="though rounds are left to play")
    reopen = add_step(steps, "reopen", "take the end of the event back")
    reopen.add_argument("--reason", metavar="TEXT", default="", help="why, for the record")


def add_told(steps: "argparse._SubParsersAction[Parser]") -> None:
    """Add the steps that tell, print, exchange and play."""
    add_step(steps, "list", "list the events", named=False)
    add_step(steps, "show", "say how things stand and what comes next").add_argument(
        "--round", type=int, metavar="N", help="the pairings of an earlier round"
    )
    add_step(steps, "standings", "print the standings")
    page = add_step(steps, "print", "write a page to print, as HTML")
    page.add_argument("page", choices=PAGES, metavar="PAGE", help=", ".join(PAGES))
    page.add_argument("--round", type=int, metavar="N", help="which round (default: the last)")
    export = add_step(steps, "export", "write the event as JSON, or a table of it as CSV")
    told = "log, which is all of it, as JSON (default), or as CSV " + ", ".join(TABLES[1:])
    export.add_argument("table", choices=TABLES, nargs="?", default="log", metavar="WHAT", help=told)
    export.add_argument("--bom", action="store_true", help="begin CSV with the mark that Excel knows UTF-8 by")
    for parser in (page, export):
        parser.add_argument("--to", metavar="OUT", help="the file, or - (default: named after the event, here)")
        parser.add_argument("--force", action="store_true", help="overwrite a file that is not ours")
    read = add_step(steps, "import", "read an event that was exported as JSON", named=False)
    read.add_argument("file", metavar="FILE", help="as `export` wrote it")
    read.add_argument("--as", dest="name", metavar="NAME", help="under another name")
    run = add_step(steps, "run", "have bots play their matches, and go on to the end while only bots are left")
    run.add_argument("--jobs", type=int, default=1, metavar="N", help="processes to use (default: 1)")


def tournament_command(chosen: argparse.Namespace) -> int:
    """Do one step of an event."""
    module = next(module for module, steps in WHERE.items() if chosen.step in steps)
    try:
        found: Any = import_module(f"spellspeed.commands.{module}")
        do: Callable[[argparse.Namespace], int] = getattr(found, f"do_{chosen.step}")
        return do(chosen)
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in NEEDED:
            raise
        told = "pip install 'spellspeed[event]'"
        raise WrongInput(f"events need further packages: {told}", f"赛事功能需要另外安装：{told}") from None
