"""Legal decks for random duels, drawn from the cards of a pool that have a text."""

from collections.abc import Mapping, Sequence
from random import Random

from spellspeed import CardPool, Deck
from spellspeed.lang.words.lines import Card
from spellspeed.lang.words.node import Node
from spellspeed.words import EXTRA_DECK_KINDS, MONSTER, NORMAL, PENDULUM, TOKEN

OUTSIDE = EXTRA_DECK_KINDS | TOKEN  # what is never in a Main Deck


class Decks:
    """Draws legal decks: written cards with what their texts name, the rest Normal Monsters, mostly of low Levels.

    Which cards go with which is read from the texts, unless it is said.
    """

    def __init__(self, pool: CardPool, partners: Mapping[int, Sequence[int]] | None = None) -> None:
        self.pool = pool
        kinds = {card.password: card.kind for card in pool.facts}
        written = [card.password for card in pool.scripts.values()]
        self.rule_names = {card.password: card.rule_name for card in pool.facts}
        self.main = [password for password in written if not kinds[password] & OUTSIDE]
        self.extra = [password for password in written if kinds[password] & EXTRA_DECK_KINDS]
        self.in_extra = set(self.extra)
        plain = [card for card in pool.facts if card.kind & NORMAL and card.kind & MONSTER]
        plain = [card for card in plain if not card.kind & (PENDULUM | TOKEN)]
        self.low = [card.password for card in plain if card.level <= 4]
        self.high = [card.password for card in plain if card.level > 4]
        self.partners = find_partners(pool) if partners is None else partners

    def draw(self, random: Random) -> Deck:
        """Return a deck of 40 to 60 cards, at most three of a name, with up to 15 cards in the Extra Deck."""
        size = 40 if random.randrange(3) else random.randint(41, 60)
        # Few names, so that several copies of one card meet.
        written = random.sample(self.main, random.randint(8, 22))
        extra = random.sample(self.extra, random.randint(0, min(15, len(self.extra))))
        main: list[int] = []
        for password in [*written, *random.sample(extra, min(2, len(extra)))]:
            copies = random.randint(1, 3)
            if password not in self.in_extra:
                self.add(main, password, copies, size - 8)
            for partner in self.partners[password]:
                if partner not in self.in_extra and random.randrange(2):
                    self.add(main, partner, copies, size - 8)
        while len(main) < size:
            self.add(main, random.choice(self.low if random.randrange(6) else self.high), 1, size)
        return Deck(main, extra, pool=self.pool)

    def add(self, main: list[int], password: int, copies: int, most: int) -> None:
        """Add copies of a card as long as the deck may have them."""
        same = len([other for other in main if self.rule_names[other] == self.rule_names[password]])
        main += [password] * max(0, min(copies, 3 - same, most - len(main)))


def find_partners(pool: CardPool) -> dict[int, list[int]]:
    """Return by password which cards of a Main Deck the text of each written card names."""
    names = {card.name_en: card.password for card in pool.facts if not card.kind & OUTSIDE}
    return {card.password: find_named(card, names) for card in pool.scripts.values()}


def find_named(node: object, names: dict[str, int]) -> list[int]:
    """Return the cards that the text of a card names."""
    if isinstance(node, str):
        return [names[node]] if node in names else []
    if isinstance(node, tuple):
        return list(dict.fromkeys(found for part in node for found in find_named(part, names)))
    if isinstance(node, Card):
        return [found for found in find_named(node.all_lines(), names) if found != node.password]
    return find_named(tuple(vars(node).values()), names) if isinstance(node, Node) else []
