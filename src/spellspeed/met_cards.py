"""The cards that a duel can meet, and a digest of them: it stays the same however many other cards there are."""

import hashlib
from collections.abc import Iterable

from spellspeed.facts import describing_line
from spellspeed.pool import CardPool


def digest_met_cards(pool: CardPool, passwords: Iterable[int]) -> str:
    """Return a digest of these cards, their texts with the Tokens in them, and the names that the texts read.

    >>> pool = CardPool.builtin()
    >>> digest_met_cards(pool, [70781052]) == digest_met_cards(pool, [70781052, 70781052])
    True
    """
    digest = hashlib.blake2b(digest_size=8)
    names: set[str] = set()
    for password in sorted(set(passwords)):
        index = pool.by_password.get(password)
        if index is None:
            digest.update(f"{password} is no card here\n".encode())
            continue
        script = pool.scripts.get(index)
        digest.update(describing_line(pool.facts[index]).encode())
        if script is not None:
            digest.update(repr(script).encode())
            names.update(find_texts(script))
    for card in pool.facts:
        if card.name_en in names:
            digest.update(describing_line(card).encode())
    return digest.hexdigest()


def find_texts(node: object) -> list[str]:
    """Find all texts in a card's sentences, the names of cards among them.

    >>> from spellspeed.lang.words.nouns import AnyCard
    >>> find_texts((AnyCard(), ("Sangan", ("Kuriboh",))))
    ['Sangan', 'Kuriboh']
    """
    if isinstance(node, str):
        return [node] if node else []
    fields = getattr(node, "__dataclass_fields__", ())
    parts = node if isinstance(node, tuple) else [getattr(node, name) for name in fields]
    return [text for part in parts for text in find_texts(part)]
