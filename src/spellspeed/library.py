"""Every card there is, by name or password: what is printed on it, its limit, and whether it can be played."""

from dataclasses import dataclass
from typing import Final

from spellspeed.arguments import read_number, read_text
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.known_cards import known_cards
from spellspeed.near_names import SHORTENED, rank_names
from spellspeed.packaged_decks import Pair
from spellspeed.pool import AmbiguousCard, CardPool, UnknownCard, UnplayableCard, choose_pool

# What the Forbidden & Limited list says of a card, by the sign that stands in the data file.
LIMITS: Final[dict[str, Pair]] = {
    "": ("Unlimited", "无限制"),
    "2": ("Semi-Limited", "准限制"),
    "1": ("Limited", "限制"),
    "0": ("Forbidden", "禁止"),
    "-": ("not yet released", "未发售"),
    "?": ("unknown", "不明"),
}
NO_LIMIT: Final = "?"


@dataclass(frozen=True)
class KnownCard:
    """A card that is known by name, whether or not it can be played.

    >>> ash = Library().find("Ash Blossom & Joyous Spring")
    >>> ash.facts.level, ash.limit, ash.playable
    (3, 'Semi-Limited', False)
    """

    facts: CardFacts
    playable: bool  # a duel plays everything the card does
    sign: str = ""  # its limit, as the data file writes it

    @property
    def name(self) -> str:
        """Its English name.

        >>> Library().find("灰流丽").name
        'Ash Blossom & Joyous Spring'
        """
        return self.facts.name_en

    @property
    def limit(self) -> str:
        """What the OCG's Forbidden & Limited list of `Library.limits_of` says of it: "Unlimited", "Forbidden" ….

        >>> Library().find("Pot of Greed").limit
        'Forbidden'
        """
        return LIMITS[self.sign][0]

    @property
    def in_pool(self) -> bool:
        """Whether a duel can hold the card; one whose text is not written does nothing there.

        >>> [(card.in_pool, card.playable) for card in map(Library().find, ("Raigeki", "Magical Hats", "灰流丽"))]
        [(True, True), (True, False), (False, False)]
        """
        return self.facts.index >= 0

    def __repr__(self) -> str:
        return f"{self.facts!r}" if self.playable else f"{self.facts!r} (not playable yet)"


class Library:
    """All cards that are known by name: those of a pool, which duels are played with, and every other one.

    >>> Library().search("ash blossom")
    [<Ash Blossom & Joyous Spring [14558127]> (not playable yet)]
    """

    def __init__(self, pool: CardPool | None = None) -> None:
        self.pool: Final = choose_pool(pool)

    @property
    def limits_of(self) -> str:
        """The day from which the Forbidden & Limited list is valid that the limits are taken from.

        >>> Library().limits_of
        '2026-07-01'
        """
        return known_cards().limits_of

    def find(self, name: str) -> KnownCard:
        """Find the one card with this name, in any of our languages, or with this password.

        >>> Library().find("14558127") == Library().find("灰流うらら")
        True
        >>> Library().find("Ash Blosom")
        Traceback (most recent call last):
        ...
        spellspeed.pool.UnknownCard: no card is called 'Ash Blosom'; did you mean Ash Blossom & Joyous Spring?
        """
        try:
            found = [self.pool.find(name)]
        except UnplayableCard as unplayable:
            return self._known(unplayable.card)
        except AmbiguousCard as several:
            found = several.candidates
        found += [card for card in known_cards().called(name) if card.password not in self.pool.by_password]
        exact = [card for card in found if name in (card.name_en, card.name_zh, card.name_ja)]
        found = exact or found
        if len(found) > 1:
            raise AmbiguousCard(name, found)
        return self._known(found[0])

    def with_password(self, password: int) -> KnownCard:
        """Find the card with this password.

        >>> Library().with_password(14558127).name
        'Ash Blossom & Joyous Spring'
        """
        facts = self.pool.with_password(read_number(password, "a password"))
        if facts is None:
            raise UnknownCard(str(password), [])
        return self._known(facts)

    def search(self, text: str, limit: int = 20) -> list[KnownCard]:
        """Find cards by a name, the first letters of its words, its beginning, a part of it, or its words in any order.

        >>> [card.name for card in Library().search("solemn", 3)]
        ['Solemn Wishes', 'Solemn Strike', 'Solemn Warning']
        """
        limit = read_number(limit, "the limit")
        ranks = known_cards().search(read_text(text, "a name"))
        for index, order in rank_names(text, self.pool.name_index()).items():
            password = self.pool.facts[index].password
            ranks[password] = min(order, ranks.get(password, order))
        for card in self.pool.shortened(text):
            ranks[card.password] = min(SHORTENED, ranks.get(card.password, SHORTENED))
        ranked = sorted([(order, password) for password, order in ranks.items()])
        return [self.with_password(password) for _, password in ranked[:limit]]

    def _known(self, facts: CardFacts) -> KnownCard:
        return KnownCard(facts, self.pool.is_playable(facts), known_cards().limit_of(facts.password))
