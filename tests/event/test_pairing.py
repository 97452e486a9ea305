"""Swiss pairings: no repetition and no second bye while avoidable, near points, the same again from the same seed."""

import random
import subprocess
import sys
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from organising import begin, by_hand, refused
from samples import examples

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from tools.reckon_again import fewest_repeats, largest_matching

from spellspeed.event.pairing import NEAR, WHOLE, Entrant, pair_swiss

Couples = list[tuple[int, int | None]]


def draw_entrants(lots: random.Random, count: int, meetings: int) -> list[Entrant]:
    """Players who have met so many times at random, whatever rounds that would take."""
    met: dict[int, list[int]] = {number: [] for number in range(1, count + 1)}
    for _ in range(meetings):
        one, other = lots.sample(list(met), 2)
        met[one].append(other)
        met[other].append(one)
    return [Entrant(number, 3 * lots.randrange(4), tuple(met[number]), lots.choice([0, 0, 1])) for number in met]


def all_pairings(numbers: list[int]) -> list[Couples]:
    """Every way to pair a few players; one is left over if they are odd."""
    if len(numbers) < 2:
        return [[(number, None) for number in numbers]]
    first, rest = numbers[0], numbers[1:]
    found: list[Couples] = []
    for other in rest:
        left = [number for number in rest if number != other]
        found += [[(first, other), *others] for others in all_pairings(left)]
    if len(numbers) % 2:
        found += [[(first, None), *others] for others in all_pairings(rest)]
    return found


def weigh(couples: Couples, entrants: list[Entrant]) -> tuple[int, int, int, int]:
    """What counts of a pairing, in its order: repetitions, byes had before, meetings before, points apart."""
    of = {entrant.number: entrant for entrant in entrants}
    least = min(entrant.points for entrant in entrants)
    met = [of[one].met.count(other) for one, other in couples if other is not None]
    byes = sum(of[one].byes for one, other in couples if other is None)
    apart = sum((of[one].points - (least if other is None else of[other].points)) ** 2 for one, other in couples)
    return sum(count > 0 for count in met), byes, sum(met), apart


@given(st.integers(0, 10**6), st.integers(2, 8))
def test_of_all_pairings_of_a_few_players_none_is_better(seed: int, count: int) -> None:
    lots = random.Random(seed)
    entrants = draw_entrants(lots, count, lots.randrange(3 * count))
    couples = pair_swiss(entrants, seed, 1)
    best = min(weigh(each, entrants) for each in all_pairings([entrant.number for entrant in entrants]))
    assert weigh(couples, entrants) == best


@examples(20)
@given(st.integers(0, 10**6), st.integers(WHOLE + 1, 60))
def test_among_many_no_repetition_and_no_second_bye_that_could_be_avoided(seed: int, count: int) -> None:
    lots = random.Random(seed)
    entrants = draw_entrants(lots, count, lots.choice([2, 6, 20, count // 2 + 4]) * count)
    couples = pair_swiss(entrants, seed, 1)
    assert sorted(one for couple in couples for one in couple if one is not None) == list(range(1, count + 1))
    met = {entrant.number: list(entrant.met) for entrant in entrants}
    repeats, byes, _, _ = weigh(couples, entrants)
    if repeats:
        assert repeats == fewest_repeats(met, met)
    if byes:
        fresh = [entrant.number for entrant in entrants if not entrant.byes]
        assert all(fewest_repeats(met, met, number) > repeats for number in fresh)


def test_where_few_fresh_opponents_are_left_they_are_found_far_away() -> None:
    """Everybody has met all neighbours in points: the nearest fresh opponents are on the other side of the field."""
    count = 3 * WHOLE
    half = count // 2
    entrants = []
    for number in range(1, count + 1):
        side = range(1, half + 1) if number <= half else range(half + 1, count + 1)
        entrants.append(Entrant(number, 3 * (number <= half), tuple(other for other in side if other != number)))
    couples = pair_swiss(entrants, 1, 9)
    assert len(couples) == half and all((one <= half) != ((other or 0) <= half) for one, other in couples)
    assert half > 2 * NEAR  # so that the first look was too narrow


def test_the_bye_goes_to_the_last_who_had_none() -> None:
    entrants = [Entrant(1, 6, (2,)), Entrant(2, 3, (1,)), Entrant(3, 0, (), 1)]
    assert pair_swiss(entrants, 1, 2) == [(1, 3), (2, None)]


def test_among_many_the_bye_goes_past_all_who_had_one() -> None:
    entrants = [Entrant(number, 3 * (number < 20), (), int(number > 15)) for number in range(1, 2 * WHOLE)]
    [bye] = [one for one, other in pair_swiss(entrants, 1, 2) if other is None]
    assert bye <= 15


def test_the_same_seed_and_round_give_the_same_pairings_whatever_the_order_of_entry() -> None:
    entrants = [Entrant(number, 0) for number in range(1, 6)]
    first = pair_swiss(entrants, 7, 1)
    assert all(pair_swiss(each, 7, 1) == first for each in permutations(entrants))
    others = {tuple(pair_swiss(entrants, seed, round)) for seed in range(5) for round in range(1, 5)}
    assert len(others) > 10


def test_the_pairings_of_a_seed_stay_what_they_were() -> None:
    """Worked out apart from the package: lots are five bytes of BLAKE2b, and the pairing with the least sum wins."""
    from hashlib import blake2b

    def lot(one: int, other: int) -> int:
        return int.from_bytes(blake2b(f"3/pair/2/{one}/{other}".encode(), digest_size=5).digest(), "big")

    ways = all_pairings(list(range(1, 7)))
    best = min(ways, key=lambda way: sum(lot(one, other) for one, other in way if other))
    found = pair_swiss([Entrant(number, 0) for number in range(1, 7)], 3, 2)
    assert {frozenset(couple) for couple in found} == {frozenset(couple) for couple in best}


@pytest.mark.parametrize(
    ("nodes", "edges", "size"),
    [
        (4, [(1, 2), (2, 3), (3, 4)], 2),
        (4, [(1, 2), (1, 3), (1, 4)], 1),
        (6, [(1, 2), (2, 3), (1, 3), (4, 5), (5, 6), (4, 6)], 2),
        (6, [(1, 2), (2, 3), (1, 3), (3, 4), (4, 5), (5, 6), (4, 6)], 3),
        (3, [], 0),
    ],
)
def test_the_second_reckoning_knows_the_largest_matching(nodes: int, edges: list[tuple[int, int]], size: int) -> None:
    assert largest_matching(range(1, nodes + 1), edges) == size


def test_networkx_is_imported_only_when_a_swiss_round_is_paired() -> None:
    code = """if True:
        import sys
        from spellspeed.event import Tournament
        t = Tournament()
        t.accept("new", {"name": "Sunday"})
        t.accept("enter", {"name": "Anna"})
        t.accept("enter", {"name": "Bo"})
        t.accept("start", {})
        assert not {"networkx", "sqlalchemy", "alembic"} & set(sys.modules)
        t.accept("pair", {})
        assert "networkx" in sys.modules
    """
    subprocess.run([sys.executable, "-c", code], check=True)


def test_without_networkx_the_organiser_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "networkx", None)
    t = begin(4)
    assert "spellspeed[event]" in refused(t, "pair", {}).sentence("zh")
    by_hand(t, "Anna Bo", "Cem Dee")
