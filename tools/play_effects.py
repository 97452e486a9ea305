"""Plays many random duels with legal decks drawn from every written card, and says what they came to.

The digest is over the last state of every duel: two builds that print the same one have played the same duels.
"""

import argparse
import hashlib
import pickle
import sys
import time
from collections import Counter
from random import Random

import spellspeed.words
from spellspeed import CardPool, Deck, Duel
from spellspeed.cards import ALL_CARDS
from spellspeed.duel import reason_word
from spellspeed.engine.answer import list_answers
from spellspeed.engine.chain import RESOLVED
from spellspeed.engine.frames import FRAME_ACTIVATE, FRAME_CHAIN
from spellspeed.engine.game import Game
from spellspeed.engine.run import give_answer
from spellspeed.engine.state import State
from spellspeed.lang.lines import Card
from spellspeed.lang.node import Node
from spellspeed.random_play import pick_at_random, seed_of_play
from spellspeed.words import EVENT_CHAIN_ENDED, EXTRA_DECK_KINDS, MONSTER, NORMAL, PENDULUM, TOKEN

TURNS = 300  # a duel this long is reported: decks of 40 cards last fewer turns unless cards go back into them
DECISIONS = 20_000


class Decks:
    """Draws legal decks: written cards with what their texts name, the rest Normal Monsters, mostly of low Levels."""

    def __init__(self, pool: CardPool) -> None:
        facts = {card: pool.facts[pool.by_password[card.password]] for card in ALL_CARDS}
        outside = EXTRA_DECK_KINDS | TOKEN
        self.names = {card.name_en: card.password for card in pool.facts if not card.kind & outside}
        self.rule_names = {card.password: card.rule_name for card in pool.facts}
        self.main = [card for card in ALL_CARDS if not facts[card].kind & outside]
        self.extra = [card for card in ALL_CARDS if facts[card].kind & EXTRA_DECK_KINDS]
        self.in_extra = {card.password for card in self.extra}
        plain = [card for card in pool.facts if card.kind & NORMAL and card.kind & MONSTER]
        plain = [card for card in plain if not card.kind & (PENDULUM | TOKEN)]
        self.low = [card.password for card in plain if card.level <= 4]
        self.high = [card.password for card in plain if card.level > 4]
        self.partners = {card.password: find_named(card, self.names) for card in ALL_CARDS}

    def draw(self, random: Random) -> Deck:
        """Return a deck of 40 to 60 cards, at most three of a name, with up to 15 cards in the Extra Deck."""
        size = 40 if random.randrange(3) else random.randint(41, 60)
        # Few names, so that several copies of one card meet.
        written = random.sample(self.main, random.randint(8, 22))
        extra = random.sample(self.extra, random.randint(0, min(15, len(self.extra))))
        main: list[int] = []
        for card in [*written, *random.sample(extra, min(2, len(extra)))]:
            copies = random.randint(1, 3)
            if card.password not in self.in_extra:
                self.add(main, card.password, copies, size - 8)
            for partner in self.partners[card.password]:
                if partner not in self.in_extra and random.randrange(2):
                    self.add(main, partner, copies, size - 8)
        while len(main) < size:
            self.add(main, random.choice(self.low if random.randrange(6) else self.high), 1, size)
        return Deck(main, [card.password for card in extra])

    def add(self, main: list[int], password: int, copies: int, most: int) -> None:
        """Add copies of a card as long as the deck may have them."""
        same = len([other for other in main if self.rule_names[other] == self.rule_names[password]])
        main += [password] * max(0, min(copies, 3 - same, most - len(main)))


def find_named(node: object, names: dict[str, int]) -> list[int]:
    """Return the cards that the text of a card names."""
    if isinstance(node, str):
        return [names[node]] if node in names else []
    if isinstance(node, tuple):
        return list(dict.fromkeys(found for part in node for found in find_named(part, names)))
    if isinstance(node, Card):
        return [found for found in find_named(node.all_lines(), names) if found != node.password]
    return find_named(tuple(vars(node).values()), names) if isinstance(node, Node) else []


class Tally:
    """What happened in all duels together."""

    def __init__(self) -> None:
        self.digest = hashlib.blake2b(digest_size=16)
        self.decisions = 0
        self.chains: Counter[int] = Counter()  # by length
        self.paying = 0
        self.copies = 0
        self.resolving = 0
        self.reasons: Counter[str] = Counter()
        self.endless: list[int] = []

    def note_request(self, state: State) -> None:
        """Count a request, and whether it is asked while something is activated or resolves."""
        self.decisions += 1
        for frame in state.frames:
            if frame.kind == FRAME_CHAIN and frame.step == RESOLVED:
                self.resolving += 1
            elif frame.kind == FRAME_ACTIVATE:
                self.paying += 1

    def copy(self, game: Game, state: State) -> None:
        """Fork and pickle a state; both copies must equal it and be named like it, and go on to the same state."""
        assert state.request is not None
        forked, loaded = state.fork(), pickle.loads(pickle.dumps(state))
        assert forked == loaded == state and loaded.state_key() == state.state_key(), "a copy differs"
        picks = next(list_answers(state, state.request))
        before = state.state_key()
        give_answer(game, forked, picks)
        give_answer(game, loaded, picks)
        assert forked == loaded and state.state_key() == before, "the copies went different ways"
        self.copies += 1

    def play(self, seed: int, decks: Decks, ask_all: bool, copying: bool) -> None:
        """Play one duel to its end, or until it is too long."""
        random = Random(seed)
        duel = Duel(decks.draw(random), decks.draw(random), seed=seed, ask_all=ask_all)
        state = duel.state
        dice, draws, count = seed_of_play(seed), 0, 0
        while state.request is not None:
            if state.turn > TURNS or count > DECISIONS:
                self.endless.append(seed)
                break
            self.note_request(state)
            if copying:
                self.copy(duel.game, state)
            picks, draws = pick_at_random(state, state.request, dice, draws)
            give_answer(duel.game, state, picks)
            count += 1
            for event in state.collect_events():
                if event.kind == EVENT_CHAIN_ENDED:
                    self.chains[event.number] += 1
        self.reasons[reason_word(state.outcome)] += 1
        self.digest.update(state.state_key().encode())

    def print(self, games: int, seconds: float) -> None:
        """Print the counts and the digest."""
        build = "interpreted" if spellspeed.words.__file__.endswith(".py") else "compiled"
        print(f"{build}: {games} duels, {self.decisions} decisions in {seconds:.1f} s")
        lengths = ", ".join(f"{count} of {length}" for length, count in sorted(self.chains.items()))
        print(f"chains: {self.chains.total()}, the longest {max(self.chains, default=0)} links ({lengths})")
        print(f"requests while something is activated: {self.paying}, while an effect resolves: {self.resolving}")
        print(f"ends: {dict(self.reasons)}; over {TURNS} turns or {DECISIONS} decisions: {self.endless or 'none'}")
        if self.copies:
            print(f"forked, pickled and compared: {self.copies} states, each played on by one answer")
        print(f"digest: {self.digest.hexdigest()}")


def main() -> int:
    """Play and print; an error tells the seed of its duel."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first duel; the others follow")
    parser.add_argument("--ask-all", action="store_true", help="ask also what has one possible answer")
    parser.add_argument("--copy", action="store_true", help="fork and pickle at every request, and compare")
    parser.add_argument("--go-on", action="store_true", help="count errors and go on")
    arguments = parser.parse_args()
    decks, tally = Decks(CardPool.builtin()), Tally()
    errors: Counter[str] = Counter()
    began = time.perf_counter()
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        try:
            tally.play(seed, decks, arguments.ask_all, arguments.copy)
        except Exception as error:
            if not arguments.go_on:
                print(f"the duel of seed {seed} failed", file=sys.stderr)
                raise
            errors[f"{type(error).__name__}: {error}"[:150]] += 1
    tally.print(arguments.games, time.perf_counter() - began)
    for text, count in errors.most_common():
        print(f"{count} times {text}", file=sys.stderr)
    return 1 if errors or tally.endless else 0


if __name__ == "__main__":
    sys.exit(main())
