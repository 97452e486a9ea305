"""The command `match`: duels with siding between them, for people and bots."""

import argparse
import os
import random
import re
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import spellspeed.terminal.match_messages as messages
import spellspeed.terminal.messages as session_messages
from spellspeed.bots import Bot
from spellspeed.commands.deck import Paired
from spellspeed.commands.options import BOTS, Parser, WrongInput, add_decks, add_language, add_plain, check_begun
from spellspeed.commands.play import ASK_HELP, ASK_MODES
from spellspeed.commands.players import ask_for_pair, load_pair, make_bot, named_decks
from spellspeed.commands.progress import SECONDS_BETWEEN
from spellspeed.play import Match, MatchRules, PlayerClock, find_match_rules
from spellspeed.play.by_bots import act_for
from spellspeed.play.rules import NAMED, check_match_rules
from spellspeed.rulebook.book import Pair
from spellspeed.terminal.beginning import cards_without_effects
from spellspeed.terminal.holding import is_free
from spellspeed.terminal.keeping import PEOPLE, opponent_in, remove_old
from spellspeed.terminal.keyboard import open_keyboard
from spellspeed.terminal.match_keeping import MatchKeeper, list_unfinished_matches, matches_folder
from spellspeed.terminal.match_session import MatchSession, tell_match_rules

CLOCK = re.compile(r"(\d{1,6})(?:\+(\d{1,6}))?")


def add_match(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add the command that plays a match."""
    parser = commands.add_parser("match", help="play a match: duels with siding between them, with people or bots")
    decks = parser.add_argument_group("the decks (without these it asks)")
    add_decks(decks, ("your deck", "the deck of your opponent"))
    told = "official (40 minutes), untimed (the default), single, or knock-out (an extra duel breaks a draw)"
    parser.add_argument("--rules", choices=tuple(NAMED), help=told)
    clock = "the time of each player in each duel, in seconds: at the beginning, and added by an answer"
    parser.add_argument("--clock", metavar="SECONDS[+SECONDS]", help=clock)
    parser.add_argument("--bot", choices=BOTS, help="who plays against you (default: greedy)")
    parser.add_argument("--people", type=int, choices=(1, 2), help="2: two people at one keyboard")
    parser.add_argument("--bots", metavar="A,B", help="have two bots play, such as greedy,random")
    parser.add_argument("--seed", type=int, help="the shuffles; a match with the same seed begins the same way")
    parser.add_argument("--ask", choices=ASK_MODES, default="respond", help=ASK_HELP)
    parser.add_argument("--load", metavar="FILE", help="go on with a saved match")
    parser.add_argument("--resume", action="store_true", help="go on with the unfinished match you played last")
    parser.add_argument("--save", metavar="FILE", help="write the match to a file at the end")
    add_plain(parser)
    add_language(parser)


def match_command(chosen: argparse.Namespace) -> int:
    """Play a match."""
    check_match_choice(chosen)
    open_keyboard()
    if chosen.bots is not None:
        return play_bots(chosen)
    found = find_session(chosen)
    if found is None:
        return 0
    code = found.run()
    save_match(chosen, found.match)
    return code


def wrong(pair: Pair, **words: object) -> WrongInput:
    """Return a complaint in both languages."""
    return WrongInput(pair[0].format(**words), pair[1].format(**words))


def check_match_choice(chosen: argparse.Namespace) -> None:
    """Refuse what cannot be wanted at once."""
    if chosen.resume and chosen.load is not None:
        raise wrong(messages.TWO_MATCHES)
    # The opponent of a match that was left is kept with it; for one in a file he is chosen.
    check_begun(chosen, ("match", "比赛"), "rules", "clock", *(("bot", "people") if chosen.resume else ()))
    if chosen.bots is not None and (chosen.people or chosen.bot or chosen.load or chosen.resume):
        raise wrong(messages.BOTS_ALONE)
    if chosen.save is not None and os.path.exists(chosen.save) and chosen.save != chosen.load:
        raise wrong(messages.SAVED_ALREADY, path=chosen.save)
    if chosen.save is not None:
        Path(chosen.save).resolve().parent.stat()  # a folder that is missing is told now, not after an hour


def choose_match_rules(chosen: argparse.Namespace) -> MatchRules:
    """Return the rules of the match that are asked for.

    >>> choose_match_rules(argparse.Namespace(rules="single", clock="600+10")).clock
    PlayerClock(main=600, increment=10)
    """
    rules = find_match_rules(chosen.rules or "untimed")
    if chosen.clock is None:
        return rules
    found = CLOCK.fullmatch(chosen.clock.strip())
    if found is None or not int(found[1]):
        raise wrong(messages.WRONG_CLOCK, given=repr(chosen.clock))
    return check_match_rules(rules._replace(clock=PlayerClock(int(found[1]), int(found[2] or 0))))


def begin_match(chosen: argparse.Namespace, pair: Paired, ask_all: bool) -> Match:
    """Return the new match that the command line asks for."""
    rules = choose_match_rules(chosen)
    seed = random.SystemRandom().randrange(1 << 32) if chosen.seed is None else chosen.seed
    # The decks have just been judged, each in its own format.
    return Match(*pair.decks, seed=seed, format=pair.format, rules=rules, limits=False, ask_all=ask_all)


def save_match(chosen: argparse.Namespace, match: Match) -> None:
    """Write the match where the command line says."""
    if chosen.save is not None:
        match.save(chosen.save)
        print(f"已保存到 {chosen.save}。" if chosen.lang == "zh" else f"Saved in {chosen.save}.")


# --------------------------------------------------------------------------------------------------------------- people


def find_session(chosen: argparse.Namespace) -> MatchSession | None:
    """Return the session of a new match, of a saved one or of the one that was left; None for somebody who leaves."""
    if chosen.resume:
        return resume_session(chosen)
    if chosen.load is not None:
        match = Match.load(chosen.load)
        if match.outcome is not None:
            raise wrong(messages.FINISHED, path=chosen.load, score=f"{match.score[0]}:{match.score[1]}")
        return seat(chosen, match, PEOPLE if chosen.people == 2 else chosen.bot or "greedy", messages.GOES_ON)
    choose_match_rules(chosen)  # a wrong clock is told before anybody is asked for decks
    names = named_decks(chosen)
    if sys.stdin.isatty() and names == (None, None):
        pair = ask_for_pair(chosen)
        if pair is None:
            return None
    else:
        pair = load_pair(*names, chosen.format, chosen.list, chosen.lang)
    match = begin_match(chosen, pair, ask_all=True)
    unfinished = any(is_free(path) for path in list_unfinished_matches())
    remove_old(matches_folder())
    session = seat(chosen, match, PEOPLE if chosen.people == 2 else chosen.bot or "greedy", messages.WELCOME)
    without = cards_without_effects(pair.decks, chosen.lang)
    if without:
        session.say(session_messages.NO_EFFECTS, names=session.voice.say(("; ", "、")).join(without))
    if unfinished:
        session.say(messages.UNFINISHED)
    return session


def seat(
    chosen: argparse.Namespace, match: Match, opponent: str, greeting: Pair, keeper: MatchKeeper | None = None
) -> MatchSession:
    """Return a session with this opponent, its greeting already shown."""
    bots: dict[int, Bot] = {}
    if opponent != PEOPLE:
        bots = {1: make_bot(opponent, match.beginning.seed, match.beginning.format)}
    if keeper is None:
        keeper = MatchKeeper(opponent)
    else:  # it has the file of this match
        keeper.kept = match.table
    session = MatchSession(match, bots, chosen.lang, chosen.ask, plain=chosen.plain, keeper=keeper)
    session.say(greeting, rules=tell_match_rules(match.rules, chosen.lang), seed=match.beginning.seed)
    return session


def resume_session(chosen: argparse.Namespace) -> MatchSession:
    """Return a session that goes on with the unfinished match played last, of those that can still be played."""
    chinese = chosen.lang == "zh"
    elsewhere = False
    for path in list_unfinished_matches():
        keeper = MatchKeeper(opponent_in(path), path.parent, path)
        if not keeper.hold.take():
            elsewhere = True
            continue
        try:
            return seat(chosen, Match.load(path), keeper.opponent, messages.GOES_ON, keeper)
        except Exception as broken:  # whatever a broken file brings about, an older one may be whole
            keeper.release()
            why = " ".join(str(broken).split()).removeprefix(f"{path}: ")
            print(messages.CANNOT_RESUME[chinese].format(path=path, why=why), file=sys.stderr)
    if elsewhere:
        raise wrong(messages.OPEN_ELSEWHERE)
    raise wrong(messages.NOTHING_KEPT, folder=matches_folder())


# ----------------------------------------------------------------------------------------------------------------- bots


def play_bots(chosen: argparse.Namespace) -> int:
    """Have two bots play a match, and print how its duels ended."""
    names = [name.strip() for name in chosen.bots.split(",")]
    if len(names) != 2:
        raise WrongInput(f"--bots wants two names such as random,greedy; given {chosen.bots!r}")
    pair = load_pair(*named_decks(chosen), chosen.format, chosen.list, chosen.lang)
    match = begin_match(chosen, pair, ask_all=False)
    seed, format = match.beginning.seed, match.beginning.format
    bots = [make_bot(name, 2 * seed + player, format) for player, name in enumerate(names)]
    column = chosen.lang == "zh"
    print(messages.WELCOME[column].format(rules=tell_match_rules(match.rules, chosen.lang), seed=seed))
    show = watch_match(column) if sys.stderr.isatty() and not chosen.plain else lambda match: None
    while match.outcome is None:
        before = len(match.results)
        player = match.due[0][0]
        act_for(match, player, bots[player])
        show(match)
        if len(match.results) > before:
            print(tell_bot_duel(match, names, column), flush=True)
    who = name_winner(match.outcome.winner, names, column)
    print(messages.BOT_MATCH[column].format(who=who))
    save_match(chosen, match)
    return 0


def name_winner(winner: int | None, names: Sequence[str], column: bool) -> str:
    """Return which of two bots has won, or that neither has.

    >>> name_winner(1, ["greedy", "random"], False), name_winner(None, ["greedy", "random"], True)
    ('player 1 (random) wins', '平局')
    """
    if winner is None:
        return messages.BOT_DRAWN[column]
    return messages.BOT_WON[column].format(number=winner, bot=names[winner])


def tell_bot_duel(match: Match, names: Sequence[str], column: bool) -> str:
    """Return how the last duel between bots ended, and the score."""
    result = match.results[-1]
    who = name_winner(result.winner, names, column)
    told: dict[str, Any] = {"number": len(match.results), "who": who, "turn": result.turn}
    told["extra"] = messages.BOT_EXTRA[column] if result.extra else ""
    told["reason"] = messages.REASONS[result.reason][column]
    return messages.BOT_DUEL[column].format(one=match.score[0], other=match.score[1], **told)


def watch_match(column: bool) -> Callable[[Match], None]:
    """Return what tells now and then how far a match between bots has come, on a line that is written over."""
    told = [time.perf_counter()]

    def show(match: Match) -> None:
        now = time.perf_counter()
        duel = match.table.duel
        if now - told[0] > SECONDS_BETWEEN and duel is not None:
            told[0] = now
            line = messages.PLAYING[column].format(number=match.number, turn=duel.turn)
            print(f"\r{line}   \r", end="", file=sys.stderr, flush=True)

    return show
