"""Draws answers of `why_not` from random duels and prints them as a table, to be read by a person against the rules.

    python tools/draw_refusals.py --count 200 --seed 7 > refusals.md

Of each rule there are at most four answers, and at least half of all are about cards whose timing or condition was
nearly met: one reason alone stood against them. The exit code is 1 if an answer mixes the languages or says nothing
about the position, or if there are too few of them.
"""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from spellspeed import CardPool, Duel
from spellspeed.random_play import pick_at_random, seed_of_play
from spellspeed.rulebook.book import Refusal
from spellspeed.seen import may_see
from spellspeed.telling.duel_words import PURPOSES, plain
from spellspeed.words import FOR_TARGET

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))
from tools.random_decks import Decks  # noqa: E402

MOST_OF_A_RULE = 4
TURNS = 24  # later turns of random play are long and alike
ASKED = 8  # one decision in so many is asked about
RECENT = 6  # so many of the last events are printed
WISHES = 30  # so many wishes are tried there; the one whose rule is rarest so far is kept
# What no timing and no condition would change, and what is asked for in the wrong words.
ABSURD = (
    "ask.",
    "card.",
    "duel.",
    "effect-type.continuous.",
    "turn.structure.",
    "turn.main2.",
    "summon.normal.eligible",
)
OBVIOUS = (
    "is in your",
    "is on your field",
    "is banished",
    "the other player's turn",
    "is no monster",
    "cannot be Special Summoned by itself",
)
VAGUE = ("a condition of ", "has not just happened", "is not there")
HAN = re.compile(r"[\u3000-\u303f\u4e00-\u9fff]")
LATIN = re.compile(r"[A-Za-z]{2,}")
EXPLAINED = ("ask.", "duel.", "card.")  # what these say needs no fact


class Drawn(NamedTuple):
    """One answer: where it was asked, what was wished, and all that was said against it."""

    seed: int
    position: str
    log: tuple[str, ...]
    player: int
    wish: str
    reasons: tuple[Refusal, ...]
    near: bool

    @property
    def answer(self) -> Refusal:
        """The deciding reason."""
        return self.reasons[0]


class Draw:
    """Answers drawn so far, and how many of each rule."""

    def __init__(self, count: int, pool: CardPool) -> None:
        self.count = count
        self.pool = pool
        self.names = sorted([card.name_en for card in pool.facts], key=len, reverse=True)
        self.drawn: list[Drawn] = []
        self.rules: Counter[str] = Counter()

    def is_full(self) -> bool:
        """Whether there are enough answers."""
        return len(self.drawn) >= self.count

    def wants(self, rule: str, near: bool) -> bool:
        """Whether one more answer of this rule is wanted; those that were nearly met are half of all at least."""
        far = len([drawn for drawn in self.drawn if not drawn.near])
        return self.rules[rule] < MOST_OF_A_RULE and (near or far < self.count // 2)

    def play(self, seed: int, decks: Decks) -> None:
        """Play a duel at random, and ask at some of its decisions for something that is not possible."""
        random = Random(seed)
        duel = Duel(decks.draw(random), decks.draw(random), seed=seed)
        dice, draws = seed_of_play(seed), 0
        while duel.state.request is not None and duel.turn <= TURNS and not self.is_full():
            if not random.randrange(ASKED):
                self.ask(duel, seed, random)
            picks, draws = pick_at_random(duel.state, duel.state.request, dice, draws)
            duel.answer(*picks)

    def ask(self, duel: Duel, seed: int, random: Random) -> None:
        """Ask about some wishes of both players, and keep the answer that is rarest so far."""
        wishes = [(player, wish) for player in (0, 1) for wish in find_wishes(duel, player)]
        best: Drawn | None = None
        for player, wish in random.sample(wishes, min(WISHES, len(wishes))):
            reasons = tuple(duel.reasons_against(wish, player))
            if not reasons or not self.wants(reasons[0].rule, is_near(wish, reasons)):
                continue
            if best is None or self.rules[reasons[0].rule] < self.rules[best.answer.rule]:
                log = tuple([event.to_text("en", None) for event in duel.events[-RECENT:]])
                best = Drawn(seed, describe(duel), log, player, wish, reasons, is_near(wish, reasons))
        if best is not None:
            self.rules[best.answer.rule] += 1
            self.drawn.append(best)

    # ---------------------------------------------------------------------------------------------------------- checks

    def find_faults(self) -> Iterator[str]:
        """Yield what is wrong with the answers as far as a program can tell."""
        for number, drawn in enumerate(self.drawn, 1):
            for refusal in drawn.reasons:
                english, chinese = str(refusal), refusal.in_chinese().rpartition("［")[0]
                if HAN.search(english):
                    yield f"{number}: Chinese in an English answer: {english}"
                if LATIN.search(self.without_names(chinese)):
                    yield f"{number}: English in a Chinese answer: {chinese}"
                if any(words in english for words in VAGUE):
                    yield f"{number}: vague: {english}"
            answer = drawn.answer
            if not answer.facts and not answer.card and not answer.rule.startswith(EXPLAINED):
                yield f"{number}: nothing about the position: {answer}"

    def without_names(self, text: str) -> str:
        """Return a Chinese text without what is written alike in both languages: names, points and categories."""
        for name in re.findall("「([^」]*)」", text):
            text = text.replace(name, "")
        return re.sub(r"LV|XYZ", "", text)

    # ----------------------------------------------------------------------------------------------------------- output

    def print(self) -> None:
        """Print the answers as a Markdown table."""
        print("| no. | position, and what happened last | wish | answer | 回答 |\n|---|---|---|---|---|")
        for number, drawn in enumerate(self.drawn, 1):
            where = "<br>".join([*drawn.position.splitlines(), "", *drawn.log])
            also = ", ".join([reason.rule for reason in drawn.reasons[1:]])
            english = f"{drawn.answer}" + (f"<br>also: {also}" if also else "")
            cells = [f"{number}{' near' if drawn.near else ''}<br>seed {drawn.seed}", where]
            cells += [f"player {drawn.player}: {drawn.wish}", english, drawn.answer.in_chinese()]
            print("| " + " | ".join([cell.replace("|", "\\|") for cell in cells]) + " |")


def find_wishes(duel: Duel, player: int) -> list[str]:
    """Return what a player might wish with the cards he sees, whether it is possible or not."""
    s = duel.state
    wishes = ["battle phase", "main phase 2", "end phase", "attack directly", "pendulum summon"]
    request = s.request
    chooses = request is not None and request.player == player and request.purpose == FOR_TARGET
    for row in s.cards:
        name = duel.pool.facts[row.card].name_en
        if not may_see(row, player) or not any(row.uid in pile for pile in s.piles):
            continue
        if chooses:
            wishes.append(f"target {name}")
        if row.controller == player:
            wishes += [f"activate {name}"] * 5  # what cards do is asked about most
            wishes += [f"summon {name}", f"set {name}", f"special summon {name}", f"change position of {name}"]
            wishes += [f"attack with {name}", f"attack directly with {name}", f"flip summon {name}"]
    return wishes


def is_near(wish: str, reasons: tuple[Refusal, ...]) -> bool:
    """Whether one reason alone stood against what was wished with a card, and not what it is or where it lies."""
    answer = reasons[0]
    alone = len({reason.rule for reason in reasons}) == 1 and not answer.rule.startswith(ABSURD)
    plain = any(words in fact for fact in answer.facts for words in OBVIOUS)
    return alone and not plain and wish.startswith(("activate", "summon", "set", "special", "attack with", "target"))


def describe(duel: Duel) -> str:
    """Return the position, and what is asked in it."""
    request = duel.state.request
    assert request is not None
    # The decks are long, and nobody reads them.
    position = re.sub(r"\bdeck: .*", "deck: …", duel.to_text())
    return f"{position}player {request.player} is asked: {plain(PURPOSES, request.purpose)}"


def main() -> int:
    """Draw, check and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200, help="how many answers")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first duel; the others follow")
    parser.add_argument("--games", type=int, default=600, help="play no more duels than this")
    parser.add_argument("--quiet", action="store_true", help="print only what is wrong, and the counts")
    options = parser.parse_args()
    pool = CardPool.builtin()
    decks, draw = Decks(pool), Draw(options.count, pool)
    played = 0
    while not draw.is_full() and played < options.games:
        draw.play(options.seed + played, decks)
        played += 1
    if not options.quiet:
        draw.print()
    faults = list(draw.find_faults())
    near = len([drawn for drawn in draw.drawn if drawn.near])
    found = f"{len(draw.drawn)} answers by {len(draw.rules)} rules from {played} duels, {near} near"
    print(f"\nseed {options.seed}: {found}")
    for fault in faults:
        print(fault)
    enough = draw.is_full() and near * 2 >= len(draw.drawn)
    return 0 if enough and not faults else 1


if __name__ == "__main__":
    sys.exit(main())
