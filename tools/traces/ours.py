"""Our duel in the record's words: what an option means, and what lies on each side."""

import zlib
from typing import Any

from tools.traces.record import TOKEN_PASSWORD, Meaning, Record, Recorded

from spellspeed import Duel
from spellspeed.engine.bonds import targets_of
from spellspeed.engine.continuous import is_negated
from spellspeed.engine.may.attack import find_attack_targets
from spellspeed.engine.places import KINDS, zone_number
from spellspeed.engine.rows import CardState, Option, Request
from spellspeed.engine.stats import attack_of, defense_of, level_of
from spellspeed.words import (
    ACTIVATE,
    ATTACK,
    BANISHED,
    BATTLE_PHASE,
    BATTLE_STEP,
    CARRY_OUT,
    CHANGE_POSITION,
    DAMAGE_CALCULATION,
    DAMAGE_STEP,
    DECK,
    DIRECT_ATTACK,
    DRAW_PHASE,
    END_BATTLE_PHASE,
    END_PHASE,
    EXTRA_DECK,
    EXTRA_MONSTER_ZONE,
    FACE_DOWN_ATTACK,
    FACE_DOWN_DEFENSE,
    FACE_UP_ATTACK,
    FACE_UP_DEFENSE,
    FIELD_ZONE,
    FLIP_SUMMON,
    GRAVEYARD,
    HAND,
    IN_BANISHED,
    IN_DECK,
    IN_EXTRA_DECK,
    IN_EXTRA_MONSTER_ZONE,
    IN_FIELD_ZONE,
    IN_GRAVEYARD,
    IN_HAND,
    IN_MAIN_MONSTER_ZONE,
    IN_SPELL_TRAP_ZONE,
    MAIN_PHASE_1,
    MAIN_PHASE_2,
    MONSTER_ZONE,
    NO,
    NORMAL_SUMMON,
    PASS,
    PICK_CARD,
    PICK_POSITION,
    PICK_ZONE,
    PLACES_EACH,
    SET_MONSTER,
    SET_SPELL_TRAP,
    SPECIAL_SUMMON,
    SPELL_COUNTER,
    SPELL_TRAP_ZONE,
    STANDBY_PHASE,
    START_STEP,
    STOP_ATTACK,
    TO_BATTLE_PHASE,
    TO_END_PHASE,
    TOKEN,
    YES,
)

DEEDS = {
    NORMAL_SUMMON: "normal-summon",
    SET_MONSTER: "set-monster",
    SET_SPELL_TRAP: "set-spelltrap",
    FLIP_SUMMON: "flip-summon",
    CHANGE_POSITION: "change-position",
    SPECIAL_SUMMON: "special-summon",
    ACTIVATE: "activate",
    TO_BATTLE_PHASE: "to-battle",
    TO_END_PHASE: "end-turn",
    END_BATTLE_PHASE: "to-main2",
    ATTACK: "attack",
    CARRY_OUT: "activate",
    PASS: "pass",
    PICK_CARD: "card",
    YES: "yes",
    NO: "no",
    STOP_ATTACK: "stop",
    DIRECT_ATTACK: "direct",
}
PILES = {IN_HAND: "hand", IN_DECK: "deck", IN_GRAVEYARD: "grave", IN_BANISHED: "banished", IN_EXTRA_DECK: "extra"}
POSITIONS = {
    FACE_UP_ATTACK: "faceup-attack",
    FACE_DOWN_ATTACK: "facedown-attack",
    FACE_UP_DEFENSE: "faceup-defense",
    FACE_DOWN_DEFENSE: "facedown-defense",
}
PHASES = {
    DRAW_PHASE: ("draw",),
    STANDBY_PHASE: ("standby",),
    MAIN_PHASE_1: ("main1",),
    MAIN_PHASE_2: ("main2",),
    END_PHASE: ("end",),
}
COUNTERS = {SPELL_COUNTER: "1"}


def phases_of(duel: Duel) -> tuple[str, ...]:
    """Return what a record may call the phase that it is."""
    state = duel.state
    if state.phase != BATTLE_PHASE:
        return PHASES[state.phase]
    if state.step == START_STEP:
        return ("battle-start",)
    if state.step == BATTLE_STEP:
        return ("battle-step",)
    if state.step == DAMAGE_STEP:
        return ("damage-step", "damage-calc") if state.timing <= DAMAGE_CALCULATION else ("damage-step",)
    return ("battle-end", "battle-step")


def where(place: int, viewer: int) -> str:
    """Return a place in the record's words, as one player counts the zones."""
    kind = KINDS[place]
    if kind & IN_MAIN_MONSTER_ZONE:
        return f"mzone:{zone_number(place, viewer) - 1}"
    if kind & IN_EXTRA_MONSTER_ZONE:
        return f"mzone:{zone_number(place, viewer) + 4}"
    if kind & IN_SPELL_TRAP_ZONE:
        return f"szone:{zone_number(place, viewer) - 1}"
    return "szone:5" if kind & IN_FIELD_ZONE else PILES.get(kind, "nowhere")


def password_of(duel: Duel, row: CardState) -> int:
    """Return what a card is called."""
    facts = duel.pool.facts[row.card]
    return TOKEN_PASSWORD if facts.kind & TOKEN else facts.password


def meaning(duel: Duel, request: Request, option: Option) -> Meaning:
    """Return what one of our options means."""
    if option.deed == PICK_ZONE:
        place = option.place
        whose = request.player if place >= EXTRA_MONSTER_ZONE else place // PLACES_EACH
        return ("zone", whose, where(place, whose))
    if option.deed == PICK_POSITION:
        return ("position", POSITIONS[option.number])
    word = DEEDS.get(option.deed, f"deed {option.deed}")
    if option.uid < 0:
        return (word,)
    row = duel.state.cards[option.uid]
    card = (password_of(duel, row), row.controller, where(row.place, row.controller))
    if option.deed == ATTACK:
        targets = find_attack_targets(duel.game, duel.state, row.controller, row)
        return (word, *card, any(target.deed == DIRECT_ATTACK for target in targets))
    return (word, *card)


def meanings(duel: Duel, request: Request) -> list[Meaning]:
    """Return what each of our options means."""
    return [meaning(duel, request, option) for option in request.options]


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
    values = (attack_of(game, state, row), defense_of(game, state, row), level_of(game, state, row))
    counters = [
        (COUNTERS.get(kind, str(kind)), n) for kind, n in zip(row.counters[::2], row.counters[1::2], strict=True)
    ]
    return (*lies, *values, tuple(sorted(counters)), is_negated(game, state, row))


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
    return (*lies, *entry[2:5], tuple(sorted(more.get("counters", {}).items())), more.get("negated", False))


def recorded_spell(record: Record, entry: list[Any] | None) -> Meaning | None:
    """Return a recorded Spell & Trap Zone."""
    if entry is None:
        return None
    more = entry[6] if len(entry) > 6 else {}
    return (record.password(entry[0]), entry[1], entry[5], more.get("equip", ""))
