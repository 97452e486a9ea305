"""What the opponent might play: a list that agrees with what has been seen, filled up from what is supposed."""

from collections import Counter
from collections.abc import Sequence
from functools import cache

from spellspeed.beginning import indices
from spellspeed.deck import Deck
from spellspeed.pool import CardPool
from spellspeed.words import TOKEN

Prior = Deck | Sequence[Deck]


def read_prior(suppose: object) -> tuple[Deck, ...]:
    """Return the supposed decks, none where nothing is supposed.

    >>> read_prior(None), len(read_prior(Deck.packaged("chaos"))), len(read_prior([Deck.packaged("chaos")] * 2))
    ((), 1, 2)
    """
    if suppose is None:
        return ()
    decks = (suppose,) if isinstance(suppose, Deck) else tuple(suppose) if isinstance(suppose, list | tuple) else ()
    wrong = [deck for deck in decks if not isinstance(deck, Deck)]
    if wrong or not decks:
        raise TypeError(f"the supposed deck is {suppose!r}; make a Deck of it, or a list of them")
    return decks


def find_likely(pool: CardPool, decks: tuple[Deck, ...], seen: Counter[int], player: int) -> list[Counter[int]]:
    """Return the supposed decks that explain most of what was seen, as cards of the pool.

    >>> pool = CardPool.builtin()
    >>> decks = (Deck(["Kuriboh"] * 3), Deck(["Umi"] * 3))
    >>> seen = Counter([pool.by_password[pool.find("Umi").password]])
    >>> [deck.total() for deck in find_likely(pool, decks, seen, 1)], find_likely(pool, decks, Counter(), 1)[0] == 0
    ([3], False)
    """
    lists = [Counter(indices(pool, deck.main + deck.extra, player)) for deck in decks]
    explained = [(cards & seen).total() for cards in lists]
    return [cards for cards, count in zip(lists, explained, strict=True) if count == max(explained)]


@cache
def find_playable(pool: CardPool) -> tuple[int, ...]:
    """Return the cards of the pool that a deck can hold and that can be played, by their passwords.

    >>> pool = CardPool.builtin()
    >>> len(find_playable(pool)) > 500
    True
    """
    facts = pool.facts
    cards = [card for card, each in enumerate(facts) if not each.kind & TOKEN and pool.is_playable(each)]
    return tuple(sorted(cards, key=lambda card: facts[card].password))
