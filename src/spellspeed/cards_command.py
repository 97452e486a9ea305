"""What `spellspeed cards NAME` prints."""

import sys

from spellspeed.describe import describe
from spellspeed.pool import AmbiguousCard, CardPool, UnknownCard

LIMIT = 20


def cards_command(names: list[str], lang: str) -> int:
    """Print the cards of these names, or what comes close; 0 if every name led to a card, else 1.

    >>> cards_command(["mystical", "elf"], "en")
    Mystical Elf [15025844]
      圣精灵 · ホーリー・エルフ
      [Spellcaster / Normal] LIGHT Level 4
      ATK 800 / DEF 2000
      playable: yes
    0
    """
    pool = CardPool.builtin()
    whole = " ".join(names)
    if len(names) > 1 and pool.search(whole, 1):
        names = [whole]  # a name of several words, typed without quotation marks
    outcome = 0
    for place, name in enumerate(names):
        if place:
            print()
        outcome = max(outcome, _print_matches(pool, name, lang))
    return outcome


def _print_matches(pool: CardPool, name: str, lang: str) -> int:
    try:
        print(describe(pool.find(name), lang, pool))
    except AmbiguousCard as several:
        print("\n\n".join(describe(card, lang, pool) for card in several.candidates))
    except UnknownCard as unknown:
        found = pool.search(name, LIMIT + 1)
        if not found:
            print(unknown, file=sys.stderr)
            return 1
        if len(found) == 1:
            print(describe(found[0], lang, pool))
            return 0
        for card in found[:LIMIT]:
            print(f"{card.password:>9}  " + " · ".join([card.name_en, card.name_zh]))
        if len(found) > LIMIT:
            print("           …")
    return 0
