"""What lies on each side, in one form: LP, piles and zones of ours, and as recorded."""

import zlib
from typing import Any

from tools.traces.ours import POSITIONS, password_of, where
from tools.traces.reading import Meaning, Recorded
from tools.traces.record import TOKEN_PASSWORD, Record

from spellspeed import CardPool, Duel
from spellspeed.engine.applies.continuous import is_negated
from spellspeed.engine.applies.stats import attack_of, defense_of, level_of
from spellspeed.engine.moving.attached import materials_of
from spellspeed.engine.verbs.bonds import targets_of
from spellspeed.words import (
    BANISHED,
    DECK,
    EFFECT,
    EXTRA_DECK,
    EXTRA_MONSTER_ZONE,
    FIELD_ZONE,
    GRAVEYARD,
    HAND,
    ICE_COUNTER,
    LINK,
    MONSTER_ZONE,
    PLACES_EACH,
    SPELL_COUNTER,
    SPELL_TRAP_ZONE,
)

COUNTERS = {SPELL_COUNTER: "1", ICE_COUNTER: "4117"}  # what a record calls them


def our_side(duel: Duel, player: int) -> dict[str, Any]:
    """Return all there is on a player's side, in the record's form; of a face-down monster only the card."""
    state = duel.state
    first = player * PLACES_EACH
    piles = {
        name: [password_of(duel, state.cards[uid]) for uid in state.piles[first + place]]
        for name, place in (("hand", HAND), ("grave", GRAVEYARD), ("banished", BANISHED))
    }
    deck = state.piles[first + DECK]
    order = ",".join([str(password_of(duel, state.cards[uid])) for uid in reversed(deck)])
    extra = [EXTRA_MONSTER_ZONE, EXTRA_MONSTER_ZONE + 1]
    if player == 1:
        extra.reverse()
    monsters = [*range(first + MONSTER_ZONE, first + MONSTER_ZONE + 5), *extra]
    spells = [*range(first + SPELL_TRAP_ZONE, first + SPELL_TRAP_ZONE + 5), first + FIELD_ZONE]
    return {
        "lp": max(state.lp[player], 0),
        **{name: sorted(pile) for name, pile in piles.items()},
        "deck": len(deck),
        "deck_hash": f"{zlib.crc32(order.encode()):08x}",
        "extra": len(state.piles[first + EXTRA_DECK]),
        "mzone": [our_monster(duel, player, place) for place in monsters],
        "szone": [our_spell(duel, place) for place in spells],
    }


def our_monster(duel: Duel, player: int, place: int) -> Meaning | None:
    """Return a Monster Zone in the record's form."""
    state, game = duel.state, duel.game
    if not state.piles[place]:
        return None
    row = state.cards[state.piles[place][0]]
    if row.controller != player:
        return None
    lies = (password_of(duel, row), POSITIONS[row.position()], row.owner)
    if not row.face_up:
        return lies
    found = (attack_of(game, state, row), defense_of(game, state, row), level_of(game, state, row))
    values = [max(value, 0) for value in found]  # what a monster does not have is 0 in a record
    if duel.pool.facts[row.card].kind & LINK:
        values[1] = 0
    counters = [
        (COUNTERS.get(kind, str(kind)), n) for kind, n in zip(row.counters[::2], row.counters[1::2], strict=True)
    ]
    under = sorted([password_of(duel, state.cards[uid]) for uid in materials_of(state, row.uid)])
    negated = has_effect(duel.pool, lies[0]) and is_negated(game, state, row)
    return (*lies, *values, tuple(sorted(counters)), negated, tuple(under))


def has_effect(pool: CardPool, password: int) -> bool:
    """Tell whether a card is an Effect Monster: whether the effects of another one are negated makes no difference."""
    index = pool.by_password.get(password)
    return index is not None and pool.facts[index].kind & EFFECT != 0


def our_spell(duel: Duel, place: int) -> Meaning | None:
    """Return a Spell & Trap Zone in the record's form."""
    state = duel.state
    if not state.piles[place]:
        return None
    row = state.cards[state.piles[place][0]]
    equipped = ""
    for uid in targets_of(state, row):
        monster = state.cards[uid]
        equipped = f"{monster.controller}/{where(monster.place, monster.controller)}"
    return (password_of(duel, row), "faceup" if row.face_up else "facedown", row.owner, equipped)


def recorded_side(record: Record, side: Recorded) -> dict[str, Any]:
    """Return the recorded side in the same form."""
    same = {name: side[name] for name in ("deck", "deck_hash", "extra")}
    piles = {name: sorted([record.password(card) for card in side[name]]) for name in ("hand", "grave", "banished")}
    monsters = [recorded_monster(record, entry) for entry in side["mzone"]]
    spells = [recorded_spell(record, entry) for entry in side["szone"][:6]]
    return {"lp": max(side["lp"], 0), **piles, **same, "mzone": monsters, "szone": spells}


def recorded_monster(record: Record, entry: list[Any] | None) -> Meaning | None:
    """Return a recorded Monster Zone; of a face-down monster only the card is compared."""
    if entry is None:
        return None
    more = entry[6] if len(entry) > 6 else {}
    lies = (TOKEN_PASSWORD if more.get("token") else record.password(entry[0]), entry[1], entry[5])
    if entry[1].startswith("facedown"):
        return lies
    counters = tuple(sorted(more.get("counters", {}).items()))
    under = tuple(sorted([record.password(card) for card in more.get("overlay", ())]))
    return (*lies, *entry[2:5], counters, has_effect(record.pool, lies[0]) and more.get("negated", False), under)


def recorded_spell(record: Record, entry: list[Any] | None) -> Meaning | None:
    """Return a recorded Spell & Trap Zone."""
    if entry is None:
        return None
    more = entry[6] if len(entry) > 6 else {}
    return (record.password(entry[0]), entry[1], entry[5], more.get("equip", ""))


def without_values(side: dict[str, Any]) -> dict[str, Any]:
    """Return a side without the ATK, DEF and Level of its monsters."""
    return {**side, "mzone": [one and (*one[:3], *one[6:]) for one in side["mzone"]]}
