"""What came of the duels: counted, told, and the unexplained ones put together by the cards they are about."""

from collections import Counter, defaultdict
from typing import NamedTuple

from tools.traces.comparison import compare
from tools.traces.following import CutShort, Difference, Disagreement, Parted
from tools.traces.play import Play

AGREE, PARTED, CUT, UNEXPLAINED = "agree", "parted", "cut short", "unexplained"
SHOWN = 5  # disagreements told in full
CLUSTERS = 40  # groups of disagreements told


class Result(NamedTuple):
    """What came of one duel."""

    duel: str
    outcome: str
    reason: str  # what it parts at, or the card that is not written yet
    noted: Counter[str]
    wrong: tuple[Difference, ...]
    decisions: int
    states: int
    windows: int


def play_duel(play: Play) -> Result:
    """Play one duel again and return what came of it."""
    outcome, reason = AGREE, ""
    wrong: tuple[Difference, ...] = ()
    try:
        compare(play)
        wrong = play.follow.loose
    except Parted as found:
        outcome, reason = PARTED, str(found)
    except CutShort as found:
        outcome, reason = CUT, str(found)
    except Disagreement as found:
        wrong = (*play.follow.loose[: play.loose], found.difference)
    except (KeyError, IndexError, ValueError, AssertionError) as found:
        # What this comparison does not know yet is a disagreement too, and no reason to leave the other duels out.
        told = f"{type(found).__name__}: {found}"
        wrong = (*play.follow.loose[: play.loose], play.difference(told, play.record.tell(play.follow.at), []))
    if wrong:
        outcome = UNEXPLAINED
    follow = play.follow
    noted = follow.noted + Counter([reason] if outcome == PARTED else [])
    return Result(play.record.id, outcome, reason, noted, wrong, follow.at, play.states, follow.windows)


class Tally:
    """What came of some duels."""

    def __init__(self) -> None:
        self.results: list[Result] = []

    def count(self, outcome: str) -> int:
        """Return how many duels came out like this."""
        return sum(result.outcome == outcome for result in self.results)

    def wrong(self) -> list[Difference]:
        """Return the first disagreement of each duel that has one."""
        return [result.wrong[0] for result in self.results if result.wrong]

    def all_wrong(self) -> list[Difference]:
        """Return every disagreement; where play could go on, a duel may have several."""
        return [difference for result in self.results for difference in result.wrong]

    def noted(self) -> Counter[str]:
        """Return how often each difference was met."""
        return sum([result.noted for result in self.results], Counter())

    def tell(self) -> str:
        """Return the numbers in one line."""
        duels = len(self.results)
        shares = []
        for outcome, words in (
            (AGREE, "agree to the end"),
            (PARTED, "part at a listed difference"),
            (CUT, "are cut short"),
            (UNEXPLAINED, "unexplained"),
        ):
            shares.append(f"{self.count(outcome)} {words} ({100 * self.count(outcome) / max(duels, 1):.1f} %)")
        seen = [sum(numbers) for numbers in zip(*[result[5:] for result in self.results], strict=True)] or [0, 0, 0]
        return (
            f"{duels} duels: {', '.join(shares)}; {seen[0]} decisions, {seen[1]} states and {seen[2]} windows compared"
        )


def cluster(wrong: list[Difference]) -> list[tuple[str, list[Difference]]]:
    """Return the disagreements put together by the card that most of them are about, the largest group first.

    >>> one = Difference("a", 1, 1, "", "", ("Sangan", "Kuriboh"), ())
    >>> [(card, len(found)) for card, found in cluster([one, one._replace(cards=("Kuriboh",))])]
    [('Kuriboh', 2)]
    """
    left = list(wrong)
    groups = []
    while left:
        about: defaultdict[str, int] = defaultdict(int)
        for difference in left:
            for card in set(difference.cards) or {"no card"}:
                about[card] += 1
        card = max(sorted(about), key=lambda name: about[name])
        groups.append((card, [one for one in left if card in (one.cards or ("no card",))]))
        left = [one for one in left if card not in (one.cards or ("no card",))]
    return groups
