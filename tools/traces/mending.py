"""Lays our duel as recorded where a rule decides against the record and play can go on; the difference is noted."""

import zlib

from tools.traces.ours import password_of
from tools.traces.reading import Recorded
from tools.traces.record import Record
from tools.traces.sides import our_side

from spellspeed import Duel
from spellspeed.engine.kernel.dice import DECK_ORDER
from spellspeed.engine.kernel.places import deck_of
from spellspeed.engine.kernel.rows import CardState, Request
from spellspeed.engine.kernel.state import State
from spellspeed.engine.moving.moves import move, shuffle
from spellspeed.engine.turn.main_phase import find_actions
from spellspeed.words import ASK_ACTION, BATTLE_PHASE, EXTRA_MONSTER_ZONE, FOR_OPEN_STATE, MONSTER_ZONE, PLACES_EACH


def mend(duel: Duel, record: Record, before: Recorded, decks: list[list[int]]) -> tuple[Duel, list[str]]:
    """Return the duel laid as recorded where a listed difference says why it is not, and those differences."""
    state = duel.state.fork()
    noted: list[str] = []
    exchanged = False
    for player in (0, 1):
        side = before["players"][player]
        if keep_control(duel, state, record, player, side):
            noted.append("taken-monster-turned-face-down")
        if our_side(duel, player)["deck_hash"] != side["deck_hash"]:
            if lay_back(duel, state, player, side, decks):
                noted.append("search-that-found-nothing")
            exchanged = exchange_copies(duel, state, player, side) or exchanged
    if not noted and not exchanged:
        return duel, noted
    state.collect_events()
    asked = duel.state.request
    assert asked is not None
    if noted and duel.state.phase != BATTLE_PHASE:
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
    if sorted(order) != sorted(cards) or hash_of(duel, order) != side["deck_hash"]:
        return False
    lay(state, player, order)
    return True


def exchange_copies(duel: Duel, state: State, player: int, side: Recorded) -> bool:
    """Lay a deck as recorded if it was another copy of its top card that came there; say whether it was."""
    cards = [state.cards[uid].card for uid in state.piles[deck_of(player)]]
    rest, top = cards[:-1], cards[-1:]
    for at in range(len(rest) + 1):
        whole = rest[:at] + top + rest[at:]
        for copy, card in enumerate(whole):
            order = whole[:copy] + whole[copy + 1 :] + top
            if card == top[0] and hash_of(duel, order) == side["deck_hash"]:
                lay(state, player, order)
                return True
    return False


def hash_of(duel: Duel, order: list[int]) -> str:
    """Return the hash of a deck in the record's form, the top card last here."""
    words = ",".join([str(duel.pool.facts[card].password) for card in reversed(order)])
    return f"{zlib.crc32(words.encode()):08x}"


def lay(state: State, player: int, order: list[int]) -> None:
    """Lay a deck in this order, the top card last."""
    rest = state.foretold
    state.foretell(((DECK_ORDER, player, *reversed(order)),))
    shuffle(state, player, deck_of(player))
    state.foretell(rest)
