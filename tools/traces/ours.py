"""Our duel in the record's words: what each option means, and which phase it is."""

from collections.abc import Callable

from tools.traces.reading import Meaning
from tools.traces.record import TOKEN_PASSWORD

from spellspeed import Duel
from spellspeed.engine.kernel.places import KINDS, zone_number
from spellspeed.engine.kernel.rows import CardState, Option, Request
from spellspeed.engine.may.attack import find_attack_targets
from spellspeed.wording import ATTRIBUTES, TYPES, Words, say
from spellspeed.words import (
    ACTIVATE,
    ATTACK,
    BATTLE_PHASE,
    BATTLE_STEP,
    CALL,
    CARRY_OUT,
    CHANGE_POSITION,
    CHOOSE_MODE,
    COIN_HEADS,
    COIN_TAILS,
    DAMAGE_CALCULATION,
    DAMAGE_STEP,
    DECLARE_ATTRIBUTE,
    DECLARE_KIND,
    DECLARE_NAME,
    DECLARE_TYPE,
    DIRECT_ATTACK,
    DRAW_PHASE,
    END_BATTLE_PHASE,
    END_PHASE,
    EXTRA_MONSTER_ZONE,
    FACE_DOWN_ATTACK,
    FACE_DOWN_DEFENSE,
    FACE_UP_ATTACK,
    FACE_UP_DEFENSE,
    FLIP_SUMMON,
    IN_BANISHED,
    IN_DECK,
    IN_EXTRA_DECK,
    IN_EXTRA_MONSTER_ZONE,
    IN_FIELD_ZONE,
    IN_GRAVEYARD,
    IN_HAND,
    IN_MAIN_MONSTER_ZONE,
    IN_SPELL_TRAP_ZONE,
    LINK_SUMMON,
    MAIN_PHASE_1,
    MAIN_PHASE_2,
    MONSTER,
    NO,
    NORMAL_SUMMON,
    PASS,
    PENDULUM_SUMMON,
    PICK_CARD,
    PICK_NUMBER,
    PICK_POSITION,
    PICK_ZONE,
    PLACES_EACH,
    SET_MONSTER,
    SET_SPELL_TRAP,
    SPECIAL_SUMMON,
    SPELL,
    SPELL_TRAP_ZONE,
    STANDBY_PHASE,
    START_STEP,
    STOP_ATTACK,
    SYNCHRO_SUMMON,
    TO_BATTLE_PHASE,
    TO_END_PHASE,
    TOKEN,
    TRAP,
    USE_RIGHT,
    WITH_TRIBUTES,
    XYZ_SUMMON,
    YES,
)

DEEDS = {
    NORMAL_SUMMON: "normal-summon",
    SET_MONSTER: "set-monster",
    SET_SPELL_TRAP: "set-spelltrap",
    FLIP_SUMMON: "flip-summon",
    CHANGE_POSITION: "change-position",
    SPECIAL_SUMMON: "special-summon",
    SYNCHRO_SUMMON: "special-summon",
    XYZ_SUMMON: "special-summon",
    LINK_SUMMON: "special-summon",
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
CALLS = {COIN_HEADS: "sys:60", COIN_TAILS: "sys:61"}
CARD_KINDS = {MONSTER: "sys:70", SPELL: "sys:71", TRAP: "sys:72"}
SAID: dict[int, Callable[[int], Meaning]] = {
    CALL: lambda number: ("option", CALLS[number]),
    DECLARE_KIND: lambda number: ("option", CARD_KINDS[number]),
    DECLARE_TYPE: lambda number: ("declare", in_words(TYPES, number)),
    DECLARE_ATTRIBUTE: lambda number: ("declare", in_words(ATTRIBUTES, number)),
    PICK_NUMBER: lambda number: ("number", number),
    CHOOSE_MODE: lambda number: ("option", number),
}


def in_words(words: Words, bit: int) -> str:
    """Return a Type or an attribute as a record spells it."""
    return say(words, bit)[0].lower().replace(" ", "-")


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


def where_lies(duel: Duel, row: CardState) -> Meaning:
    """Return whose card it is and its place in the record's words; a material lies where its monster does."""
    if row.holder >= 0:
        holder = duel.state.cards[row.holder]
        return (holder.controller, where(holder.place, holder.controller) + "/overlay")
    return (row.controller, where(row.place, row.controller))


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
    if option.deed in SAID:
        return SAID[option.deed](option.number)
    if option.deed == DECLARE_NAME:
        return ("declare", option.number)
    if option.deed in (WITH_TRIBUTES, USE_RIGHT):
        return ("tributes" if option.deed == WITH_TRIBUTES else "right", option.number)
    if option.deed == PENDULUM_SUMMON:
        left = duel.state.piles[request.player * PLACES_EACH + SPELL_TRAP_ZONE][0]
        return ("special-summon", password_of(duel, duel.state.cards[left]), request.player, "szone:0")
    word = DEEDS.get(option.deed, f"deed {option.deed}")
    if option.uid < 0 or option.deed in (YES, NO):
        return (word,)
    row = duel.state.cards[option.uid]
    card = (password_of(duel, row), *where_lies(duel, row))
    if option.deed == ATTACK:
        targets = find_attack_targets(duel.game, duel.state, row.controller, row)
        return (word, *card, any(target.deed == DIRECT_ATTACK for target in targets))
    return (word, *card)


def meanings(duel: Duel, request: Request) -> list[Meaning]:
    """Return what each of our options means."""
    return [meaning(duel, request, option) for option in request.options]
