"""Holds many random tournaments and sees that what must hold of every one does hold.

    python tools/hold_tournaments.py --count 1000 --seed 1

Each has 5 to 200 players, a random form and rules; people come late, leave and come back, results are corrected,
penalties given and taken back, rounds unpaired, and rows handed in at the wrong time. Of every one it is checked that
* no pairing repeats and nobody has a second bye while that can be avoided (`reckon_again.py` finds out by other means),
* points and tie-breaks are those of a second reckoning from the rows,
* the log, once through JSON, folds to the same event, and a refused row changes nothing,
* every round seats those who are in exactly once, and a bracket is played by those who won.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).resolve().parent.parent))
from tools.reckon_again import Ledger, fewest_repeats, reckon

from spellspeed.event import EventRefused, Row, Tournament

SMALL = 24  # up to so many players everything is checked at every row
EVERY = 20.0  # seconds between two lines of progress


class Holding:
    """One random tournament, checked while it is held."""

    def __init__(self, seed: int, most: int = 200) -> None:
        self.lots = random.Random(seed)
        self.t = Tournament()
        # Few of the largest: they take longest, and small events have the odd cases.
        self.size = 5 + int((most - 4) * self.lots.random() ** 2)
        self.small = self.size <= SMALL
        self.counted: dict[str, int] = {}
        self.names = 0

    def count(self, what: str, number: int = 1) -> None:
        """Note that something happened."""
        self.counted[what] = self.counted.get(what, 0) + number

    def chance(self, often: float) -> bool:
        """Draw whether something happens."""
        return self.lots.random() < often

    def do(self, kind: str, body: dict[str, Any]) -> bool:
        """Hand a row in; whether it was taken."""
        before = repr(vars(self.t)) if self.small else ""
        fork = self.t.fork()
        try:
            row = self.t.accept(kind, body, f"row {len(self.t.rows)}")
        except EventRefused as refused:
            assert refused.sentence("en") and refused.sentence("zh"), "a refusal says why"
            assert refused.next_step("en") is not None
            assert self.t == fork and (not self.small or repr(vars(self.t)) == before), "a refused row changes nothing"
            self.count(f"{kind} refused")
            return False
        self.count(kind)
        assert fork.accept(row.kind, row.body, row.at) == row and fork == self.t, "a row taken again is the same row"
        if self.small or self.chance(0.005):
            self.fold()
        return True

    def fold(self) -> None:
        """See that the log gives the event."""
        rows = [Row(*row) for row in json.loads(json.dumps(self.t.rows))]
        assert Tournament.fold(rows) == self.t, "the log folds to the event"

    def hold(self) -> None:
        """Hold the tournament from its first row to its last."""
        self.begin()
        while self.t.next_step().action:
            action = self.t.next_step().action
            if self.chance(0.15):
                self.disturb()
            if self.t.next_step().action != action:
                continue
            if action == "pair":
                if self.small or self.chance(0.1):
                    self.check_standings()
                self.pair()
            elif action == "result":
                self.report()
            elif action == "finish":
                self.check_standings()
                assert self.do("finish", {})
            else:
                assert self.do(action, {}), action
        self.check_standings()
        self.check_bracket()
        self.fold()

    def begin(self) -> None:
        """Make the event and let people enter."""
        form = self.lots.choice(["swiss", "swiss", "swiss+cut", "swiss+cut", "elimination"])
        rules: dict[str, Any] = {
            "form": form,
            "seed": self.lots.randrange(1 << 32),
            "top": self.lots.choice([2, 4, 7, 8]),
        }
        rules["late"] = self.lots.choice(["loss", "loss", "bye"])
        rules["bracket"] = self.lots.choice(["seeded", "drawn"])
        if self.small and self.chance(0.3):
            rules["rounds"] = self.lots.randint(1, 2 * self.size)  # more than there are opponents, too
        if self.chance(0.2):
            rules["match"] = {"wins": self.lots.choice([1, 3])}
        self.do("pair", {})
        assert self.do("new", {"name": "Event", "rules": rules})
        for _ in range(self.size):
            self.enter()
        if self.chance(0.3):
            assert self.do("drop", {"player": self.someone()})
        self.do("result", {"table": 1, "score": [2, 0]})
        assert self.do("start", {})

    def enter(self) -> bool:
        """Let one more person enter."""
        self.names += 1
        return self.do("enter", {"name": f"Player {self.names}"})

    def someone(self, out: bool = False) -> int:
        """Draw a player, or one of those who have left."""
        left = [number for number, player in self.t.players.items() if not player.is_in] if out else []
        return self.lots.choice(left or list(self.t.players))

    def score(self) -> list[int]:
        """Draw a score."""
        wins = self.t.config.wins
        lower = self.lots.randrange(wins)
        if self.chance(0.05) and self.t.rounds[-1].kind == "swiss":
            return [lower, lower, 1]
        return [wins, lower, 0] if self.chance(0.55) else [lower, wins, 0]

    def report(self) -> None:
        """Report one match of the round, in one of the ways there are."""
        table = self.lots.choice(self.t.next_step().tables)
        players = self.t.rounds[-1].pairings[table - 1].players
        body: dict[str, Any] = {"table": table, "score": self.score()}
        if self.chance(0.03):
            body = {"table": table, "double_loss": True}
        elif self.chance(0.03):
            body = {"player": players[1], "absent": [self.lots.choice(players)]}
        if not self.do("result", body):  # a duel lost by penalty is missing in it
            wins = self.t.config.wins
            done = self.do("result", {"table": table, "score": [wins, 0]}) or self.do(
                "result", {"table": table, "score": [0, wins]}
            )
            assert done or self.do("result", {"table": table, "double_loss": True})

    def pair(self) -> None:
        """Pair the next round, seldom by hand, and see whether it could have been done better."""
        body = self.t.pair_next_round()
        numbers = [number for number, player in self.t.players.items() if player.is_in]
        if body["stage"] == "swiss" and self.chance(0.05):
            self.lots.shuffle(numbers)
            seats: list[int | None] = [*numbers, None][: len(numbers) + len(numbers) % 2]
            body["pairings"] = [list(couple) for couple in zip(seats[::2], seats[1::2], strict=True)]
            self.count("pairings by hand")
        elif body["stage"] == "swiss":
            self.check_pairing(numbers, body["pairings"])
        if body["stage"] == "swiss":
            assert sorted([one for couple in body["pairings"] for one in couple if one is not None]) == sorted(numbers)
        assert self.do("pair", body)
        if self.chance(0.05):
            self.do("unpair", {})

    def check_pairing(self, numbers: list[int], pairings: list[list[int]]) -> None:
        """See that repetitions and second byes were unavoidable."""
        ledger = Ledger(self.t.rows)
        met = {number: ledger.met(number) for number in numbers}
        byes = {number: ledger.byes(number) for number in numbers}
        repeats = len([1 for one, other in pairings if other in met[one]])
        if repeats:
            assert repeats == fewest_repeats(numbers, met), "a pairing repeats though that could be avoided"
            self.count("rounds with unavoidable repetitions")
        for one in [one for one, other in pairings if other is None and byes[one]]:
            for other in [other for other in numbers if byes[other] < byes[one]]:
                assert fewest_repeats(numbers, met, other) > repeats, "a second bye though it could be avoided"
            self.count("unavoidable second byes")
        self.count("pairings checked")

    def disturb(self) -> None:
        """Let something happen that an organiser has to cope with."""
        acts: list[Callable[[], bool]] = [
            lambda: self.do("drop", {"player": self.someone()}),
            lambda: self.do("return", {"player": self.someone(out=True)}),
            self.enter,
            self.correct,
            self.correct,
            self.punish,
            self.lift,
            lambda: self.do("unpair", {}),
            self.end_too_early,
            lambda: self.do(self.lots.choice(["start", "pair", "cut", "finish", "new", "shuffle"]), {"name": "Event"}),
            lambda: self.do("rules", {"rounds": self.lots.randint(1, 9)}),
            lambda: self.do("result", {"table": self.lots.randint(0, 99), "score": [9, 9]}),
        ]
        self.lots.choice(acts)()

    def correct(self) -> bool:
        """Correct some result, of this round or an earlier one."""
        if not self.t.rounds:
            return False
        round = self.lots.choice(self.t.rounds)
        table = self.lots.choice(round.pairings).table
        done = self.do(
            "correct", {"round": round.number, "table": table, "score": self.score(), "reason": "wrong slip"}
        )
        if done and round.number < len(self.t.rounds):
            self.count("corrections after the next pairing")
            if self.small:
                self.t.pairings_otherwise()
        return done

    def end_too_early(self) -> bool:
        """End the event before its time, correct some result while it is over, and take the end back."""
        if not self.do("finish", {"early": True}):
            return False
        self.correct()
        assert self.do("reopen", {})
        return True

    def punish(self) -> bool:
        """Give a penalty."""
        kinds = ["warning", "game-loss", "game-loss", "match-loss", "match-loss", "disqualification"]
        body: dict[str, Any] = {"player": self.someone(), "penalty": self.lots.choice(kinds), "reason": "late"}
        if self.chance(0.2):
            body["round"] = self.lots.randint(0, len(self.t.rounds) + 1)
        return self.do("penalty", body)

    def lift(self) -> bool:
        """Take a penalty back."""
        if not self.t.penalties:
            return False
        number = self.lots.choice(list(self.t.penalties))
        return self.do("lift", {"penalty": number}) or self.do("lift", {"penalty": number, "score": self.score()})

    def check_standings(self) -> None:
        """Compare points, tie-breaks and places with the second reckoning."""
        ledger = Ledger(self.t.rows)
        wanted = reckon(ledger)
        standings = self.t.standings()
        found = {one.player: (one.points, *one.tie_breaks) for one in standings}
        assert found == wanted, "points and tie-breaks are those of the second reckoning"
        assert {one.player for one in standings if one.place == 0} == ledger.banned
        placed = [one for one in standings if one.place]
        for one in placed:
            own = (one.reached, *wanted[one.player])
            better = [other for other in placed if (other.reached, *wanted[other.player]) > own]
            assert one.place == len(better) + 1, "the place is one more than the number of those who are better"
        self.count("standings checked")

    def check_bracket(self) -> None:
        """See that after the first round of a bracket only winners of the one before play."""
        rounds = self.t.bracket_rounds
        ledger = Ledger(self.t.rows)
        for before, after in pairwise(rounds):
            won = {number for number in before.seats if before.seats[number].outcome_of(number) == "win"}
            assert set(after.seats) <= won, "who plays on has won"
            missing = won - set(after.seats)
            assert all(ledger.away.get(number, after.number) < after.number for number in missing), (
                "who has won plays on"
            )
        self.count("brackets checked", bool(rounds))


def main() -> int:
    """Hold them, and say how far it has come."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1000, help="how many tournaments (1000)")
    parser.add_argument("--seed", type=int, default=1, help="the first seed (1); each tournament has the next one")
    parser.add_argument("--most", type=int, default=200, help="players at most (200)")
    chosen = parser.parse_args()
    print(f"{chosen.count} tournaments of 5 to {chosen.most} players, seed {chosen.seed}", flush=True)
    began = said = time.monotonic()
    counted: dict[str, int] = {}
    for done in range(chosen.count):
        holding = Holding(chosen.seed + done, chosen.most)
        try:
            holding.hold()
        except Exception:
            print(
                f"FAILED: seed {chosen.seed + done} ({holding.size} players), row {len(holding.t.rows) + 1}", flush=True
            )
            raise
        holding.count("players", holding.size)
        for what, number in holding.counted.items():
            counted[what] = counted.get(what, 0) + number
        if time.monotonic() - said > EVERY:
            said = time.monotonic()
            left = (said - began) / (done + 1) * (chosen.count - done - 1) / 60
            print(f"{done + 1} of {chosen.count} tournaments, about {left:.0f} min left", file=sys.stderr, flush=True)
    for what in sorted(counted):
        print(f"  {counted[what]:8d}  {what}")
    print(f"all held, in {(time.monotonic() - began) / 60:.1f} min")
    return 0


if __name__ == "__main__":
    sys.exit(main())
