"""Records in which a card goes by the password of another artwork: read as if by its first one.

The hashes of decks are over the passwords as recorded, so the decks are followed from event to event and hashed anew.
"""

import zlib
from typing import Any

from tools.traces.reading import Recorded

from spellspeed import CardPool

NEAR = 10  # artworks of one card that no table knows are numbered next to each other


def with_first_artworks(content: Recorded, pool: CardPool) -> Recorded:
    """Return a recorded duel with the first password of every card; most records are returned as they are."""
    others = find_others(content, pool)
    if not others:
        return content
    hash_anew(content, others)
    changed: Recorded = replace(content, others)
    return changed


def find_others(content: Recorded, pool: CardPool) -> dict[int, int]:
    """Return the passwords in both decks that are not the first of their card, each with the first."""
    found: dict[int, int] = {}
    for deck in content["deck"]:
        for password in {*deck["main"], *deck["extra"]}:
            near = [password, *[password + by * sign for by in range(1, NEAR) for sign in (-1, 1)]]
            index = next((pool.by_password[other] for other in near if other in pool.by_password), None)
            if index is not None and pool.facts[index].password != password:
                found[password] = pool.facts[index].password
    return found


def replace(part: Any, others: dict[int, int]) -> Any:
    """Return a part of a record with other passwords."""
    if isinstance(part, dict):
        return {name: replace(value, others) for name, value in part.items()}
    if isinstance(part, list):
        return [replace(value, others) for value in part]
    return others.get(part, part) if type(part) is int else part


def hash_of(order: list[int]) -> str:
    """Return the hash of a deck, from the top.

    >>> hash_of([]), hash_of([46986414, 89631139])
    ('00000000', 'c66d369a')
    """
    return f"{zlib.crc32(','.join([str(card) for card in order]).encode()):08x}"


def hash_anew(content: Recorded, others: dict[int, int]) -> None:
    """Hash both decks of every state anew, with the first passwords; where the events leave a gap the hash stays."""
    decks = [list(deck["main"]) for deck in content["deck"]]
    for part in (content["start"], *content["steps"]):
        follow_events(decks, part)
        for deck, side in zip(decks, part["state"]["players"], strict=True):
            if hash_of(deck) == side["deck_hash"]:
                side["deck_hash"] = hash_of([others.get(card, card) for card in deck])


def follow_events(decks: list[list[int]], part: Recorded) -> None:
    """Change both decks, from the top, as the events between two decisions say."""
    orders: list[list[list[int]]] = [[], []]
    for outcome in part.get("random", ()):
        if outcome["random"] in ("shuffle-deck", "deck-order"):
            orders[outcome["player"]].append(list(outcome["order"]))
    for event in part.get("events", ()):
        if event[0] == "draw":
            del decks[event[1]][: len(event[2])]
        elif event[0] == "move":
            take_out(decks, event[2])
            put_in(decks, event[3], event[1])
        elif event[0] in ("shuffle-deck", "swap-grave-deck") and orders[event[1]]:
            decks[event[1]][:] = orders[event[1]].pop(0)
        elif event[0] == "reverse-decks":
            for deck in decks:
                deck.reverse()


def take_out(decks: list[list[int]], place: str) -> None:
    """Take a card out of a deck, if that is where it came from."""
    player, _, where = place.partition("/")
    if where.startswith("deck:") and int(where[5:]) < len(decks[int(player)]):
        del decks[int(player)][int(where[5:])]


def put_in(decks: list[list[int]], place: str, card: int) -> None:
    """Put a card into a deck, if that is where it goes."""
    player, _, where = place.partition("/")
    if where.startswith("deck:"):
        decks[int(player)].insert(int(where[5:]), card)
