"""Lays our duel as recorded where a rule decides against the record and play can go on; the difference is noted."""

import zlib

from tools.traces.ours import our_side, password_of
from tools.traces.record import Record, Recorded

from spellspeed import Duel
from spellspeed.engine.dice import DECK_ORDER
from spellspeed.engine.main_phase import find_actions
from spellspeed.engine.moves import move, shuffle
from spellspeed.engine.places import deck_of
from spellspeed.engine.rows import CardState, Request
from spellspeed.engine.state import State
from spellspeed.words import ASK_ACTION, EXTRA_MONSTER_ZONE, FOR_OPEN_STATE, MONSTER_ZONE, PLACES_EACH


def mend(duel: Duel, record: Record, before: Recorded, decks: list[list[int]]) -> tuple[Duel, list[str]]:
    """Return the duel laid as recorded where a listed difference says why it is not, and those differences."""
    state = duel.state.fork()
    noted: list[str] = []
    for player in (0, 1):
        side = before["players"][player]
        if keep_control(duel, state, record, player, side):
            noted.append("taken-monster-turned-face-down")
        if our_side(duel, player)["deck_hash"] != side["deck_hash"] and lay_back(duel, state, player, side, decks):
            noted.append("search-that-found-nothing")
    if not noted:
        return duel, noted
    state.collect_events()
    asked = duel.state.request
    assert asked is not None
    options = find_actions(duel.game, state, asked.player)
    state.ask(Request(asked.player, ASK_ACTION, FOR_OPEN_STATE, -1, 0, options, 1, 1, ()))
    return duel.resume(state, duel.node), noted


def keep_control(duel: Duel, state: State, record: Record, player: int, side: Recorded) -> bool:
    """Leave face-down monsters of the opponent with a player where the record does; say whether there were any."""
    found = False
    for zone, entry in enumerate(side["mzone"]):
        if entry is None or not entry[1].startswith("facedown") or entry[5] == player:
            continue
        place = player * PLACES_EACH + MONSTER_ZONE + zone
        if zone < 5 and not state.piles[place]:
            row = find_returned(duel, state, 1 - player, record.password(entry[0]))
            if row is not None:
                after = move(state, row, place, player, False, row.attack, row.arrived_by)
                state.put(after.with_home(player))
                found = True
    return found


def find_returned(duel: Duel, state: State, player: int, password: int) -> CardState | None:
    """Return a face-down monster of this name that a player owns and controls."""
    for uid in state.monsters_of(player):
        row = state.cards[uid]
        if row.place < EXTRA_MONSTER_ZONE and not row.face_up and row.owner == player:
            if password_of(duel, row) == password:
                return row
    return None


def lay_back(duel: Duel, state: State, player: int, side: Recorded, decks: list[list[int]]) -> bool:
    """Lay a deck as it lay before it was shuffled, if that is how it is recorded; say whether it is."""
    cards = [state.cards[uid].card for uid in state.piles[deck_of(player)]]
    order = decks[player][: len(cards)]
    words = ",".join([str(duel.pool.facts[card].password) for card in reversed(order)])
    if sorted(order) != sorted(cards) or f"{zlib.crc32(words.encode()):08x}" != side["deck_hash"]:
        return False
    rest = state.foretold
    state.foretell(((DECK_ORDER, player, *reversed(order)),))
    shuffle(state, player, deck_of(player))
    state.foretell(rest)
    return True
