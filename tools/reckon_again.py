"""A second reckoning of tournaments, which shares no code with the package: from plain rows to points and tie-breaks.

It also says what pairings could have been: how many repetitions are unavoidable is read from the rank of a random Tutte
matrix (Lovász: it is twice the size of the largest matching), where the package uses Edmonds' blossoms.
"""

import random
from collections.abc import Collection, Iterable
from fractions import Fraction
from typing import Any

PRIME = (1 << 61) - 1


class Ledger:
    """What a log says of the Swiss rounds, as a sheet with a line for each player and a column for each round."""

    def __init__(self, rows: Iterable[tuple[int, str, dict[str, Any], str]]) -> None:
        self.rules: dict[str, Any] = {}
        self.names: dict[int, str] = {}
        self.couples: list[list[list[int | None]]] = []  # by round
        self.seats: list[dict[int, tuple[int, list[int | None]]]] = []  # by round: the table of each player
        self.kinds: list[str] = []
        self.slips: dict[tuple[int, int], str] = {}  # by round and table, a letter for each player: "WL"
        self.fled: dict[tuple[int, int], set[int]] = {}
        self.fines: dict[int, tuple[int, str, int, bool]] = {}
        self.away: dict[int, int] = {}  # who is out, and since how many rounds
        self.banned: set[int] = set()
        self.excused: dict[tuple[int, int], str] = {}  # by player and round: what a missed round counts
        for number, kind, body, _ in rows:
            getattr(self, f"on_{kind}", lambda number, body: None)(number, body)

    def on_new(self, number: int, body: dict[str, Any]) -> None:
        """The rules of the event."""
        self.rules = dict(body["rules"])

    def on_rules(self, number: int, body: dict[str, Any]) -> None:
        """Changed rules."""
        self.rules.update(body)

    def on_enter(self, number: int, body: dict[str, Any]) -> None:
        """A player, maybe late."""
        self.names[body["player"]] = body["name"]
        self.excuse(body["player"], body["missed"])

    def on_pair(self, number: int, body: dict[str, Any]) -> None:
        """A further round."""
        self.couples.append(body["pairings"])
        self.seats.append({})
        for table, couple in enumerate(body["pairings"], 1):
            self.seats[-1].update({player: (table, couple) for player in couple if player is not None})
        self.kinds.append(body["stage"])

    def on_unpair(self, number: int, body: dict[str, Any]) -> None:
        """The last round is taken back, with all that was noted of it."""
        self.couples.pop()
        self.seats.pop()
        self.kinds.pop()
        gone = len(self.couples) + 1
        self.fled = {at: who for at, who in self.fled.items() if at[0] != gone}
        self.excused = {at: how for at, how in self.excused.items() if at[1] != gone}
        self.away = {who: min(since, gone - 1) for who, since in self.away.items()}

    def on_result(self, number: int, body: dict[str, Any]) -> None:
        """A slip."""
        first, second, _ = body["score"]
        letters = (
            "LL" if body["how"] == "double-loss" else "DD" if first == second else "WL" if first > second else "LW"
        )
        self.slips[body["round"], body["table"]] = letters

    on_correct = on_result

    def on_penalty(self, number: int, body: dict[str, Any]) -> None:
        """A penalty; one that disqualifies takes the player out."""
        out = body["penalty"] == "disqualification"
        self.fines[number] = (body["player"], body["penalty"], body["round"], out and body["player"] not in self.away)
        if out:
            self.banned.add(body["player"])
            if body["player"] not in self.away:
                self.leave(body["player"])

    def on_lift(self, number: int, body: dict[str, Any]) -> None:
        """A penalty taken back."""
        player, penalty, round, removed = self.fines.pop(body["penalty"])
        if penalty == "disqualification":
            self.banned.remove(player)
        if removed:
            self.come_back(player, body["missed"])
        if body["score"] is not None:
            table = next(at for at, couple in enumerate(self.couples[round - 1], 1) if player in couple)
            self.on_result(number, {"round": round, "table": table, "score": body["score"], "how": "played"})

    def on_drop(self, number: int, body: dict[str, Any]) -> None:
        """Somebody leaves; before the first round he was never there."""
        if self.rules.get("begun"):
            self.leave(body["player"])
        else:
            del self.names[body["player"]]

    def on_start(self, number: int, body: dict[str, Any]) -> None:
        """From now on who leaves stays on the sheet."""
        self.rules["begun"] = True

    def on_return(self, number: int, body: dict[str, Any]) -> None:
        """Somebody comes back."""
        self.come_back(body["player"], body["missed"])

    def excuse(self, player: int, missed: dict[str, str]) -> None:
        """Note what missed rounds count."""
        self.excused.update({(player, int(round)): how for round, how in missed.items()})

    def leave(self, player: int) -> None:
        """Note that somebody is out, and the match he walked away from."""
        self.away[player] = last = len(self.couples)
        for table, couple in enumerate(self.couples[-1] if self.couples else [], 1):
            if player in couple and None not in couple and (last, table) not in self.slips:
                self.fled.setdefault((last, table), set()).add(player)

    def come_back(self, player: int, missed: dict[str, str]) -> None:
        """Undo it, as far as the last round goes."""
        self.excuse(player, missed)
        del self.away[player]
        for (round, _), who in self.fled.items():
            if round == len(self.couples):
                who.discard(player)

    def counts(self, player: int) -> bool:
        """Whether somebody stands anywhere: not who left before he ever had a seat, unless he was sent away."""
        seated = any(player in seats for seats in self.seats)
        return seated or player not in self.away or player in self.banned

    def is_fined(self, player: int | None, round: int) -> bool:
        """Whether penalties have lost a player the match of a round."""
        own = [fine for who, fine, at, _ in self.fines.values() if who == player and at == round]
        return "match-loss" in own or own.count("game-loss") >= self.rules["match"]["wins"]

    def letter(self, player: int, round: int) -> str:
        """W, L or D; a small w is a bye, a small l a bye that was lost, x a round that was missed, else nothing."""
        table, couple = self.seats[round - 1].get(player, (0, [None, None]))
        if table:
            seat = couple.index(player)
            mine, others = self.is_fined(player, round), self.is_fined(couple[1 - seat], round)
            if couple[1] is None:
                return "l" if mine else "w"
            if mine or others:
                return "L" if mine else "W"
            if (round, table) in self.slips:
                return self.slips[round, table][seat]
            fled = self.fled.get((round, table), set())
            return "L" if player in fled else "W" if fled else ""
        return {"bye": "w", "loss": "x", "": ""}[self.excused.get((player, round), "")]

    def opponent(self, player: int, round: int) -> int | None:
        """Whom a player was paired with."""
        _, couple = self.seats[round - 1].get(player, (0, [player, None]))
        return couple[1 - couple.index(player)]

    def swiss(self) -> list[int]:
        """The numbers of the Swiss rounds."""
        return [number for number, kind in enumerate(self.kinds, 1) if kind == "swiss"]

    def met(self, player: int) -> list[int]:
        """Everybody a player has met."""
        found = [
            self.opponent(player, round) for round in self.swiss() if self.letter(player, round) in ("W", "L", "D")
        ]
        return [other for other in found if other is not None]

    def byes(self, player: int) -> int:
        """How many byes a player has had."""
        return sum([self.letter(player, round) in ("w", "l") for round in self.swiss()])

    def points(self, player: int) -> int:
        """Match points."""
        letters = "".join([self.letter(player, round) for round in self.swiss()])
        each = {"W": self.rules["win_points"], "w": self.rules["win_points"], "D": self.rules["draw_points"]}
        return sum([each.get(letter, 0) for letter in letters])


def reckon(ledger: Ledger) -> dict[int, tuple[int, Fraction, Fraction, int]]:
    """Points and tie-breaks of everybody, by matrices: M counts meetings, S is the column of shares."""
    players = sorted([player for player in ledger.names if ledger.counts(player)])
    at = {player: place for place, player in enumerate(players)}
    size = len(players)
    matrix = [[0] * size for _ in players]
    shares, points, squares = [Fraction(1, 3)] * size, [0] * size, [0] * size
    for player in players:
        letters = [(round, ledger.letter(player, round)) for round in ledger.swiss()]
        counted = [(round, letter) for round, letter in letters if letter]
        points[at[player]] = ledger.points(player)
        squares[at[player]] = sum([round**2 for round, letter in counted if letter in "Llx"])
        if counted:
            share = Fraction(points[at[player]], ledger.rules["win_points"] * len(counted))
            shares[at[player]] = share if share > Fraction(1, 3) else Fraction(1, 3)
        for other in ledger.met(player):
            matrix[at[player]][at[other]] += 1

    def spread(column: list[Fraction]) -> list[Fraction]:
        spreaded = []
        for line in matrix:
            meetings = sum(line)
            total = sum([count * column[place] for place, count in enumerate(line) if count], Fraction(0))
            spreaded.append(total / meetings if meetings else Fraction(1, 3))
        return spreaded

    first = spread(shares)
    second = spread(first)
    return {
        player: (points[at[player]], first[at[player]], second[at[player]], squares[at[player]]) for player in players
    }


def largest_matching(nodes: Collection[int], edges: Iterable[tuple[int, int]], seed: int = 1) -> int:
    """How many pairs can be made at most: half the rank of a random skew-symmetric matrix."""
    lots = random.Random(seed)
    at = {node: place for place, node in enumerate(nodes)}
    matrix = [[0] * len(at) for _ in at]
    for one, other in edges:
        value = lots.randrange(1, PRIME)
        matrix[at[one]][at[other]], matrix[at[other]][at[one]] = value, PRIME - value
    return _rank(matrix) // 2


def _rank(matrix: list[list[int]]) -> int:
    """The rank of a matrix modulo the prime, by elimination."""
    rank = 0
    for column in range(len(matrix)):
        pivot = next((line for line in range(rank, len(matrix)) if matrix[line][column]), None)
        if pivot is None:
            continue
        matrix[rank], matrix[pivot] = matrix[pivot], matrix[rank]
        head = matrix[rank]
        inverse = pow(head[column], PRIME - 2, PRIME)
        for line in range(rank + 1, len(matrix)):
            factor = matrix[line][column] * inverse % PRIME
            if factor:
                matrix[line] = [
                    (value - factor * above) % PRIME for value, above in zip(matrix[line], head, strict=True)
                ]
        rank += 1
    return rank


def fewest_repeats(players: Collection[int], met: dict[int, list[int]], without: int | None = None) -> int:
    """How many pairs of a round must repeat, whoever has the bye; or, `without` somebody, if he has it."""
    nodes = [player for player in players if player != without]
    edges = [(one, other) for one in nodes for other in nodes if one < other and other not in met[one]]
    if len(nodes) % 2:
        edges += [(0, player) for player in nodes]  # nobody may be paired with anybody
        nodes = [0, *nodes]
    return len(nodes) // 2 - largest_matching(nodes, edges)
