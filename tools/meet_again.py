"""Proves the history-free key: pairs of states with equal keys are played on alike, and must stay alike.

    python tools/meet_again.py --pairs 100000 --seed 1

Random duels give the states. A pair is a state and its *scrambled* twin (other numbers of cards, serials and batches,
deeds in another order, an older past), or the two states that come of two answers in *either order*.
Both are given the same luck and the same random answers; after each of these the keys, and at the end both players'
views, must be equal. The exit code is 1 if a pair parts.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path
from random import Random

from spellspeed import AmbiguousAnswer, CardPool, Deck, Duel, IllegalAnswer
from spellspeed.determinise.renumber import Renumbering
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS
from spellspeed.engine.kernel.rows import Bond, CardState, DeedDone, Lingering, Onset
from spellspeed.engine.kernel.state import State
from spellspeed.engine.run import give_answer
from spellspeed.position_key import Description, describe, position_key
from spellspeed.random_play import pick_at_random, seed_of_play
from spellspeed.view import View
from spellspeed.words import ATTACK, FOR_OPEN_STATE, ON_THE_FIELD, WAS_ATTACK_TARGET

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))
from tools.progress import Progress  # noqa: E402
from tools.random_decks import Decks  # noqa: E402

ANSWERS = 12  # with which a pair is played on
EVERY = 3  # so-manieth question of a duel gives a pair
MOST_OF_A_DUEL = 60
TURNS = 40
SCRAMBLED, EITHER_ORDER = "scrambled", "in either order"
KEEPS_ITS_PLACE = (ATTACK, WAS_ATTACK_TARGET)  # deeds whose order says which belongs to which


class Parted(Exception):
    """Two states with equal keys that could be told apart."""


def scramble(s: State, random: Random) -> State:
    """Return a state that differs from another only in what the key leaves out."""
    uids = list(range(len(s.cards)))
    random.shuffle(uids)
    new = Renumbering(uids).state(s)
    is_open = new.request is not None and new.request.purpose == FOR_OPEN_STATE and not new.chain
    twin = Renumbering(list(range(len(uids)))).state(new)
    for row in new.cards:
        twin.put(with_another_past(new, row, random))
    # Elsewhere an option or a job may name what lasts by its serial.
    apart, ahead = (random.randrange(1, 4), random.randrange(50)) if is_open else (1, 0)
    twin.set_onsets([Onset(*[*onset.key()[:-1], apart * onset.serial + ahead]) for onset in new.onsets])
    twin.set_lingering([Lingering(*[*each.key()[:-1], apart * each.serial + ahead]) for each in new.lingering])
    twin.set_bonds([Bond(*[*bond.key()[:7], apart * bond.serial + ahead, *bond.key()[8:]]) for bond in new.bonds])
    for _ in range((apart - 1) * new.serial + ahead):
        twin.next_serial()
    twin.set_deeds(in_another_order(new.deeds, random))
    if is_open:
        twin.begin_batch()
        twin.set_moment(())
        twin.set_happened([])
        twin.notice_all()
        twin.apply_all()
    twin.drop_caches()
    return twin


def with_another_past(s: State, row: CardState, random: Random) -> CardState:
    """Return a card that came and was Set longer ago, if that was not in this turn or the last."""
    content = list(row.key())
    if row.turn_placed < s.turn and row.turn_set < s.turn - 3 and KINDS[row.place] & ON_THE_FIELD:
        before = random.randrange(3)
        content[9] -= before
        content[10] -= before
    return CardState(*content)


def in_another_order(deeds: list[DeedDone], random: Random) -> list[DeedDone]:
    """Return the deeds in another order; attacks and their targets stay where they are."""
    kept = [deed for deed in deeds if deed.deed in KEEPS_ITS_PLACE]
    if kept:
        return list(deeds)
    shuffled = list(deeds)
    random.shuffle(shuffled)
    return shuffled


class Proof:
    """Pairs played on so far."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.counts: Counter[str] = Counter()
        self.answers = 0
        self.failed: list[str] = []

    def play_duel(self, duel: Duel, seed: int) -> None:
        """Play a duel at random, and prove the pairs that are met on the way."""
        state, dice, draws, count = duel.state, seed_of_play(seed), 0, 0
        first = self.random.randrange(EVERY)
        met = 0
        while state.request is not None and state.turn <= TURNS and met < MOST_OF_A_DUEL:
            if count % EVERY == first:
                met += self.prove_here(duel, state, f"duel {seed}, answer {count}")
            picks, draws = pick_at_random(state, state.request, dice, draws)
            give_answer(duel.game, state, picks)
            state.collect_events()
            count += 1

    def prove_here(self, duel: Duel, state: State, where: str) -> int:
        """Make pairs of a state, and prove them; return how many there were."""
        pairs = [(SCRAMBLED, state.fork(), scramble(state, self.random))]
        pairs += [(EITHER_ORDER, *pair) for pair in self.in_either_order(duel, state)]
        for kind, one, other in pairs:
            try:
                self.stay_alike(duel, one, other)
            except Parted as parted:
                self.failed.append(f"{where}, {kind}: {parted}")
                print(self.failed[-1], flush=True)
            self.counts[kind] += 1
        return len(pairs)

    def in_either_order(self, duel: Duel, state: State) -> list[tuple[State, State]]:
        """Return the states after two answers in either order, if these have the same key."""
        request = state.request
        if request is None or request.purpose != FOR_OPEN_STATE or len(request.options) < 3:
            return []
        wishes = [duel.resume(state.fork(), None).request for _ in range(1)]
        assert wishes[0] is not None
        options = [option.wish for option in wishes[0].options[:-1]]
        first, second = self.random.sample(options, 2)
        made: list[Duel] = []
        for order in ((first, second), (second, first)):
            twin = duel.resume(state.fork(), None)
            twin.state.reseed(1, 0)
            try:
                for wish in order:
                    twin.play(wish)
                    if self.is_asked_further(twin, request.player):
                        return []
            except (IllegalAnswer, AmbiguousAnswer):
                return []
            made.append(twin)
        one, other = [twin.state for twin in made]
        self.counts["tried in either order"] += 1
        return [(one, other)] if position_key(duel.game, one) == position_key(duel.game, other) else []

    def is_asked_further(self, duel: Duel, player: int) -> bool:
        """Answer what is asked about the last wish with the first that is possible; whether it comes to no rest."""
        for _ in range(10):
            request = duel.state.request
            if request is None:
                return True
            if request.purpose == FOR_OPEN_STATE and request.player == player:
                return False
            duel.answer(*next(duel.legal_answers()))
        return True

    def stay_alike(self, duel: Duel, one: State, other: State) -> None:
        """Play both on alike, and compare."""
        g = duel.game
        if position_key(g, one) != position_key(g, other):
            raise Parted(f"the keys differ at once: {first_difference(describe(g, one), describe(g, other))}")
        luck = self.random.getrandbits(40)
        one.reseed(luck, 0)
        other.reseed(luck, 0)
        dice, draws = seed_of_play(luck), 0
        for number in range(ANSWERS):
            if one.request is None:
                break
            picks, draws = pick_at_random(one, one.request, dice, draws)
            same = find_same(g, one, other, picks)
            give_answer(g, one, picks)
            give_answer(g, other, same)
            self.answers += 1
            if number % 4 == 3 or one.request is None or number == ANSWERS - 1:
                there, here = describe(g, one), describe(g, other)
                if there != here:
                    raise Parted(f"after {number + 1} answers: {first_difference(there, here)}")
        self.compare_views(duel, one, other)

    def compare_views(self, duel: Duel, one: State, other: State) -> None:
        """Compare what both players see."""
        if one.request is not None and self.random.randrange(4) == 0:
            for player in (0, 1):
                seen = [see(duel.resume(state, None).view(player)) for state in (one, other)]
                if seen[0] != seen[1]:
                    raise Parted(f"player {player} sees a difference: {first_difference(*seen)}")


def see(view: View) -> tuple[object, ...]:
    """Return what a player sees, with the options of a question in an order of their own."""
    request = view.request
    options = () if request is None else sorted([repr(option.key()) for option in request.options])
    return (*view.situation()[:-1], options)


def find_same(g: Game, one: State, other: State, picks: tuple[int, ...]) -> tuple[int, ...]:
    """Return the picks with which the other is answered as the one is: options may lie in another order there."""
    assert one.request is not None
    if other.request is None:
        raise Parted("only one of them is asked")
    there, here = Description(g, one), Description(g, other)
    options = [here.describe_option(option) for option in other.request.options]
    found: list[int] = []
    for pick in picks:
        wanted = there.describe_option(one.request.options[pick])
        same = [at for at, option in enumerate(options) if option == wanted and at not in found]
        if not same:
            raise Parted(f"only one of them can answer {wanted}")
        found.append(same[0])
    return tuple(found)


def first_difference(one: object, other: object) -> str:
    """Return the first difference of two contents, and what stands around it."""
    first, second = repr(one), repr(other)
    at = next((at for at, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
    return f"…{first[max(0, at - 80) : at + 60]}… against …{second[max(0, at - 80) : at + 60]}…"


def main() -> int:
    """Prove pairs until there are enough."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=100_000, help="how many pairs (100,000)")
    parser.add_argument("--seed", type=int, default=1, help="of the first duel; the others follow")
    chosen = parser.parse_args()
    decks, proof, progress = Decks(CardPool.builtin()), Proof(chosen.seed), Progress(chosen.pairs)
    packaged = [Deck.packaged(name) for name in Deck.packaged_names()]
    print(f"{chosen.pairs} pairs, from seed {chosen.seed}", flush=True)
    seed, pairs = chosen.seed, 0
    while pairs < chosen.pairs:
        random = Random(seed)
        two = [random.choice(packaged) if random.randrange(2) else decks.draw(random) for _ in range(2)]
        proof.play_duel(Duel(two[0], two[1], seed=seed, limits=False), seed)
        seed += 1
        pairs = proof.counts[SCRAMBLED] + proof.counts[EITHER_ORDER]
        progress.tell(pairs, proof.answers)
    print(f"{seed - chosen.seed} duels, {pairs} pairs, {proof.answers} answers each: {dict(proof.counts)}")
    print(f"{len(proof.failed)} pairs parted")
    return 1 if proof.failed else 0


if __name__ == "__main__":
    sys.exit(main())
