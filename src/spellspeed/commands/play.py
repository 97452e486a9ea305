"""The command `play`: a duel in the terminal."""

import argparse
import sys

from spellspeed.commands.options import BOTS, Parser, add_decks, add_language, add_plain, check_begun
from spellspeed.commands.players import ask_for_pair, load_pair, make_bot, named_decks
from spellspeed.terminal.beginning import begin_session, check_choice, resume_session
from spellspeed.terminal.keyboard import open_keyboard

ASK_MODES = ("always", "respond", "opponent")
ASK_HELP = (
    "when you are asked to respond: always, in every window; respond, only when you can (the default); "
    "opponent, only when you can and your opponent acted; `ask MODE` changes it while you play"
)
EXAMPLES = """examples:
  spellspeed play                           it asks which decks; type help in the duel
  spellspeed play --decks soldiers,chaos    your deck, then the other one
  spellspeed play --deck mine.ydk           your own deck against warriors
  spellspeed play --resume                  go on with the duel you left"""


def add_play(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add the command that plays a duel in the terminal."""
    parser = commands.add_parser("play", help="play a duel in the terminal", epilog=EXAMPLES)
    decks = parser.add_argument_group("the decks (without these it asks)")
    add_decks(decks, ("your deck", "the deck of your opponent"))
    duel = parser.add_argument_group("the duel")
    duel.add_argument("--bot", choices=BOTS, help="who plays against you (default: greedy)")
    duel.add_argument("--people", type=int, choices=(1, 2), help="2: two people at one keyboard")
    duel.add_argument("--first", choices=("you", "opp"), help="who takes the first turn (default: a throw decides)")
    duel.add_argument("--seed", type=int, help="a number for the shuffle: with the same one a duel begins the same way")
    duel.add_argument("--ask", choices=ASK_MODES, default="respond", help=ASK_HELP)
    order = "always ask for the order of cards that go to a Graveyard at once"
    duel.add_argument("--order-graveyard", action="store_true", help=order)
    before = parser.add_argument_group("a duel that was begun before")
    before.add_argument("--resume", action="store_true", help="go on with the unfinished duel you played last")
    before.add_argument("--load", metavar="FILE", help="go on with a duel you saved")
    practice = parser.add_argument_group("practice")
    hand = 'cards of your deck in your opening hand, such as "Kuriboh, Sangan"; the others are drawn'
    practice.add_argument("--hand", metavar="CARDS", help=hand)
    practice.add_argument("--opp-hand", metavar="CARDS", help="the same for your opponent")
    order = "cards of your deck that you draw first, in this order; names, or a file with a name a line"
    practice.add_argument("--deck-order", metavar="FILE|CARDS", help=order)
    shown = parser.add_argument_group("how it is shown")
    add_plain(shown)
    add_language(shown)


def play_command(chosen: argparse.Namespace) -> int:
    """Play a duel in the terminal."""
    open_keyboard()
    check_choice(chosen)
    # The opponent of a duel that was left is kept with it; for one in a file he is chosen.
    settings = ("first", "order_graveyard", "hand", "opp_hand", "deck_order")
    check_begun(chosen, ("duel", "决斗"), *settings, *(("bot", "people") if chosen.resume else ()))
    chosen.bot = chosen.bot or "greedy"
    chosen.people = chosen.people or 1
    if chosen.resume:
        return resume_session(chosen, make_bot).run()
    mine, theirs = named_decks(chosen)
    if chosen.load:  # it brings its own decks
        pair = load_pair(None, None)
    elif sys.stdin.isatty() and mine is None and theirs is None:
        asked = ask_for_pair(chosen)
        if asked is None:
            return 0
        pair = asked
    else:
        pair = load_pair(mine, theirs, chosen.format, chosen.list, chosen.lang)
    chosen.format = pair.format
    bot = None if chosen.people == 2 else make_bot(chosen.bot, chosen.seed or 0, pair.format)
    return begin_session(chosen, pair.decks, bot).run()
