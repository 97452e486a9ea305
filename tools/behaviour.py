"""Plays random duels and digests how they behave: two checkouts that print the same digests behave the same.

At every decision the digest has what both players see, what each has been told since the last decision, the question
and its options as a person reads them (English and Chinese) and, for three wishes about cards of the player who is
asked, the rules that forbid them; at the end, how the duel came out. A second digest has the texts of all cards.

Nothing of it depends on which other cards the library has. The duels are played with a pool of their own, made of the
cards in `behaviour_cards.txt` and of no others, in that order and with texts only for those that had one then: what can
be declared, which decks are drawn, which names a wish may mean and which index a card has comes from that list alone.
Digests of a pool, keys of states and reprs are not in it; `behaviour_facts.py` lists what is.

    python tools/behaviour.py --games 5000 --seed 1 --check    compare with `behaviour.toml`
    python tools/behaviour.py --duel 7                         print the duel of one seed
    python tools/behaviour.py --games 5 --dump FILE            write duels out, to compare two checkouts

Each duel has a digest of its own (`--list FILE`). In one of four everything is asked (`ask_all`). Of a duel the end and
300 decisions in a row are looked at, mostly the first ones; what comes before and behind is played without looking.
"""

import argparse
import hashlib
import multiprocessing
import os
import sys
import tomllib
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TextIO

import spellspeed.words
from spellspeed import CardPool, Duel
from spellspeed.bots import RandomBot
from spellspeed.facts import reindexed
from spellspeed.seen import SeenCard, SeenEvent
from spellspeed.view import View
from spellspeed.words import TOKEN

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))
import tools.behaviour_facts as say  # noqa: E402
from tools.progress import Progress  # noqa: E402
from tools.random_decks import Decks  # noqa: E402

CARDS = Path(__file__).with_name("behaviour_cards.txt")
KEPT = Path(__file__).with_name("behaviour.toml")
LOOKED_AT = 300  # decisions of a duel; half of the duels are shorter, those in which everything is asked much longer
BEGINNINGS = {False: (0, 0, 0, 250), True: (0, 250, 500, 750)}  # after how many decisions, by whether all is asked
LAST = 20_000  # decisions after which a duel is left
WISHES = 3
REMEMBERED = 100  # after so many decisions each, what has been told is compared with what is told in the end
IN_HAND = ("summon", "set", "activate", "special summon")
ON_FIELD = ("activate", "attack with", "flip summon", "change position of")


# ------------------------------------------------------------------------------------------------------------ the cards


class Listed(NamedTuple):
    """One line of the list of cards."""

    section: str
    password: int
    partners: tuple[int, ...]


def read_list() -> list[Listed]:
    """Return the cards that are played with."""
    section, listed = "", []
    for line in CARDS.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = line[1 : line.index("]")]
        elif line and not line.startswith("#"):
            password, _, *partners = line.split("\t")
            listed.append(Listed(section, int(password), tuple(map(int, " ".join(partners).split()))))
    return listed


def make_pool(library: CardPool, listed: list[Listed]) -> CardPool:
    """Return a pool of just these cards; only those that are listed as written have their texts."""
    indices = [library.by_password[each.password] for each in listed]
    cards = [library.facts[index] for index in indices]
    facts = [reindexed(card, at, card.password, card.name_en) for at, card in enumerate(cards)]
    further = {at: library.further_names[index] for at, index in enumerate(indices) if index in library.further_names}
    written = zip(indices, listed, strict=True)
    scripts = tuple([library.scripts[index] for index, each in written if each.section == "written"])
    # A text may name cards that joined the library later: no card fits those names.
    known = {card.password for card in cards}
    others = [card for card in library.facts if card.password not in known and not card.kind & TOKEN]
    strangers = tuple([card.name_en for card in others])
    return CardPool(facts, "behaviour", further, scripts, strangers)


# ------------------------------------------------------------------------------------------------------------- one duel


class Watched:
    """One duel, and what was seen and told in it, a block of lines for each decision."""

    def __init__(self, pool: CardPool, decks: Decks, seed: int) -> None:
        random, ask_all = Random(seed), seed % 4 == 3
        self.pool = pool
        self.duel = Duel(decks.draw(random), decks.draw(random), seed=seed, ask_all=ask_all, pool=pool, limits=False)
        self.begin = BEGINNINGS[ask_all][seed // 4 % 4]
        self.bot = RandomBot(seed)
        self.wishes = Random(seed + 1)
        self.shown: tuple[dict[str, str], dict[str, str]] = ({}, {})
        self.blocks: list[list[str]] = []
        self.told: tuple[list[list[SeenEvent]], list[list[SeenEvent]]] = ([], [])  # what each knew at some decisions
        self.decisions = 0

    def play(self) -> None:
        """Play the duel to its end, and look at some of it."""
        while self.duel.request is not None and self.decisions < LAST:
            picks = self.bot.choose(self.duel)
            if 0 <= self.decisions - self.begin < LOOKED_AT:
                self.look()
                self.blocks[-1].append(f"picked: {picks}")
            self.duel.answer(*picks)
            self.decisions += 1
        end = [f"== the end, after {self.decisions} decisions"]
        for player in (0, 1):
            end += self.see(self.duel.view(player))
        self.blocks.append([*end, say.say_outcome(self.duel.outcome)])
        self.tell()

    def look(self) -> None:
        """Write down what both see, what is asked, and why some wishes are impossible."""
        duel = self.duel
        assert duel.request is not None
        views = (duel.view(0), duel.view(1))
        asked = views[duel.request.player]
        block = [f"== {self.decisions}: player {asked.player} is asked"]
        for view in views:
            block += self.see(view)
        request = asked.request
        assert request is not None
        block += say.say_request(duel, asked, request, self.pool)
        for wish in self.draw_wishes(asked):
            block.append(f"why not {wish}: {say.say_why_not(duel, wish)}")
        self.blocks.append(block)
        if self.decisions % REMEMBERED == REMEMBERED - 1:
            for view in views:
                self.told[view.player].append(say.find_events(view))

    def see(self, view: View) -> Iterator[str]:
        """Yield what a player sees otherwise than when he was looked at last."""
        shown = self.shown[view.player]
        for name, text in say.list_facts(view):
            if shown.get(name, "") != text:
                shown[name] = text
                yield f"player {view.player} sees {name}: {text}"

    def draw_wishes(self, view: View) -> Iterator[str]:
        """Yield wishes about cards that a player has in the hand or on the field."""
        cards = [*say.own_hand(view), *say.own_field(view)]
        for _ in range(WISHES if cards else 0):
            card = self.wishes.choice(cards)
            verb = self.wishes.choice(IN_HAND if card.place == "hand" else ON_FIELD)
            yield f"{verb} {self.name(card)}"

    def name(self, card: SeenCard) -> str:
        """Return a card as a wish may name it: in English, in Chinese or by its password."""
        ways = [card.called("en"), card.called("zh"), str(card.password)]
        # These are taken for "… on a target" first, and looking for a card of half a name takes long; Tokens have no
        # password that one can type.
        if " on " in ways[0] or "以" in ways[1]:
            return ways[2]
        return ways[self.wishes.randrange(2 if len(ways[2]) > 9 else 3)]

    def tell(self) -> None:
        """Add to each block what has been told to both since the one before."""
        # The terminal tells as the duel goes on; a tale stays as it was told, so that once in the end is enough.
        starts = list(accumulate(say.count_events(self.duel), initial=0))
        for player in (0, 1):
            events = say.find_events(self.duel.view(player))
            for at, block in enumerate(self.blocks[:-1], self.begin):
                self.tell_in(block, player, events[starts[at] : starts[at + 1]])
            self.tell_in(self.blocks[-1], player, events[starts[-2] :])
            for told in self.told[player]:
                if events[: len(told)] != told:
                    self.blocks[-1].append(f"player {player} had been told otherwise")

    def tell_in(self, block: list[str], player: int, events: list[SeenEvent]) -> None:
        """Put what a player is told in front of what he sees then."""
        block[1:1] = [f"player {player} is told: {line}" for line in say.say_events(events, player, self.pool)]

    def text(self) -> str:
        """Return all that was written down."""
        return "".join([f"{line}\n" for block in self.blocks for line in block])


# ----------------------------------------------------------------------------------------------------------- many duels


class Played(NamedTuple):
    """What one duel came to."""

    seed: int
    digest: str
    decisions: int
    looked_at: int
    over: bool


class Player:
    """Plays duels with the listed cards."""

    def __init__(self, library: CardPool | None = None) -> None:
        listed = read_list()
        self.pool = make_pool(library or CardPool.builtin(), listed)
        self.decks = Decks(self.pool, {each.password: each.partners for each in listed})

    def watch(self, seed: int) -> Watched:
        """Play the duel of a seed."""
        watched = Watched(self.pool, self.decks, seed)
        try:
            watched.play()
        except Exception as error:
            error.add_note(f"in the duel of seed {seed}, decision {watched.decisions}")
            raise
        return watched

    def play(self, seed: int) -> Played:
        """Play the duel of a seed and return what it came to."""
        watched = self.watch(seed)
        over = watched.duel.request is None
        return Played(seed, digest_of(watched.text()), watched.decisions, len(watched.blocks) - 1, over)

    def texts(self) -> str:
        """Return how the cards read that have a text."""
        cards = [self.pool.facts[index] for index in self.pool.scripts]
        return "".join([f"{line}\n" for card in cards for line in say.say_text(card, self.pool)])


PLAYER: list[Player] = []


def prepare() -> Player:
    """Return the player of this process; one that was forked has that of its parent."""
    if not PLAYER:
        PLAYER.append(Player())
    return PLAYER[0]


def play_here(seed: int) -> Played:
    """Play a duel in this process."""
    return prepare().play(seed)


def play_all(seeds: range, jobs: int) -> Iterator[Played]:
    """Yield what the duels came to, in their order."""
    if jobs == 1:
        yield from map(play_here, seeds)
        return
    with multiprocessing.Pool(jobs) as processes:
        yield from processes.imap(play_here, seeds, chunksize=4)


def digest_of(text: str) -> str:
    """Return the digest of a text."""
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def build_name() -> str:
    """Return which build of the package this is."""
    return "interpreted" if spellspeed.words.__file__.endswith(".py") else "compiled"


# ----------------------------------------------------------------------------------------------------- the command line


def run(arguments: argparse.Namespace) -> int:
    """Play the duels, print the digests, and compare them if that is wanted."""
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    kept = read_kept(arguments.kept, arguments.seed, arguments.games) if arguments.check else None
    print(f"{build_name()}: {arguments.games} duels from seed {arguments.seed}", flush=True)
    texts = digest_of(prepare().texts())
    played: list[Played] = []
    progress = Progress(arguments.games)
    for each in play_all(seeds, arguments.jobs):
        played.append(each)
        progress.tell(len(played), sum([each.decisions for each in played]))
    if arguments.list:
        lines = [f"{each.seed} {each.decisions} {each.digest}\n" for each in played]
        arguments.list.write_text("".join(lines), encoding="utf-8")
    decisions, looked = sum([each.decisions for each in played]), sum([each.looked_at for each in played])
    endless = [each.seed for each in played if not each.over]
    print(f"{decisions} decisions in {progress.seconds():.0f} s, {looked} of them and {len(played)} ends looked at")
    print(f"left after {LAST} decisions: {endless or 'none'}")
    found = {"behaviour": digest_of("".join([each.digest for each in played])), "texts": texts}
    for name, digest in found.items():
        print(f"digest of {name}: {digest}")
    return 0 if kept is None else compare(found, kept, arguments.seed, arguments.games)


def read_kept(path: Path, seed: int, games: int) -> dict[str, str]:
    """Return the digests that are kept for this run."""
    kept: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    for run in kept["duels"]:
        if (run["seed"], run["games"]) == (seed, games):
            return {"behaviour": run["digest"], "texts": kept["texts"]}
    known = ", ".join([f"--games {run['games']} --seed {run['seed']}" for run in kept["duels"]])
    raise SystemExit(f"no digest is kept for {games} duels from seed {seed}, only for {known}")


def compare(found: dict[str, str], kept: dict[str, str], seed: int, games: int) -> int:
    """Say whether the digests are those that are kept, and else how to find the difference."""
    if found == kept:
        print("as it was: both digests are those that are kept")
        return 0
    if found["behaviour"] != kept["behaviour"]:
        print(f"the duels are played otherwise than before ({kept['behaviour']}).")
        print("Which: run this checkout and one from before, and compare what they write:")
        print(f"    python tools/behaviour.py --games {games} --seed {seed} --list FILE")
        print("What: print the first duel that differs in both, and compare: python tools/behaviour.py --duel SEED")
    if found["texts"] != kept["texts"]:
        print(f"cards read otherwise than before ({kept['texts']}).")
        print("Compare what both checkouts write: python tools/behaviour.py --texts")
    return 1


def print_duels(seeds: range, out: TextIO) -> None:
    """Write duels out in full."""
    player = Player()
    for seed in seeds:
        out.write(f"==== the duel of seed {seed}\n{player.watch(seed).text()}")


def main() -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="how many duels (40)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first duel (1); the others follow")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes (all cores)")
    parser.add_argument("--check", action="store_true", help="compare with the digests that are kept")
    parser.add_argument("--kept", type=Path, default=KEPT, help="where they are kept (behaviour.toml)")
    parser.add_argument("--list", type=Path, metavar="FILE", help="write the digest of every duel there")
    parser.add_argument("--dump", type=Path, metavar="FILE", help="write the duels there in full instead")
    parser.add_argument("--duel", type=int, metavar="SEED", help="print one duel in full instead")
    parser.add_argument("--texts", action="store_true", help="print the texts of the cards instead")
    arguments = parser.parse_args()
    if arguments.texts:
        print(Player().texts(), end="")
    elif arguments.duel is not None:
        print_duels(range(arguments.duel, arguments.duel + 1), sys.stdout)
    elif arguments.dump:
        with arguments.dump.open("w", encoding="utf-8") as out:
            print_duels(range(arguments.seed, arguments.seed + arguments.games), out)
    else:
        return run(arguments)
    return 0


if __name__ == "__main__":
    sys.exit(main())
