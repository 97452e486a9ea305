"""The words of the test table: phases, purposes and causes, and every event in short words."""

from collections.abc import Sequence
from dataclasses import dataclass

from seating import Who
from spellspeed.duel import Duel, reason_word
from spellspeed.engine.kernel.places import is_on_field
from spellspeed.engine.kernel.rows import CardState, Event, Option, Request
from spellspeed.telling.duel_words import DECLARATIONS, word
from spellspeed.wishes import write_option
from spellspeed.wishes.match import numbers_of
from spellspeed.words import (
    A_COUNTER,
    B_COUNTER,
    BLACK_FEATHER_COUNTER,
    BUSHIDO_COUNTER,
    BY_BATTLE,
    BY_COST,
    BY_EFFECT,
    BY_HAND_LIMIT,
    BY_NORMAL_DRAW,
    BY_PLAYER,
    BY_RULE,
    BY_SETUP,
    BY_SUMMON,
    BY_TRIBUTE,
    CALL,
    CHAOS_COUNTER,
    CHOOSE_MODE,
    CLOCK_COUNTER,
    COIN_HEADS,
    COIN_TAILS,
    DECLARE_NAME,
    DIRECT_ATTACK,
    EVENT_ACTIVATED,
    EVENT_ADDED_TO_HAND,
    EVENT_ANNOUNCED,
    EVENT_ATTACHED,
    EVENT_ATTACK_DECLARED,
    EVENT_ATTACK_STOPPED,
    EVENT_ATTACK_TARGET,
    EVENT_BANISHED,
    EVENT_BATTLED,
    EVENT_CHAIN_ENDED,
    EVENT_COIN_TOSSED,
    EVENT_CONTROL_CHANGED,
    EVENT_COUNTERS_CHANGED,
    EVENT_DAMAGE_CALCULATED,
    EVENT_DECLARED,
    EVENT_DECLINED,
    EVENT_DESTROYED,
    EVENT_DIE_ROLLED,
    EVENT_DISCARDED,
    EVENT_DRAW_DUE,
    EVENT_DRAWN,
    EVENT_DUEL_ENDED,
    EVENT_DUEL_STARTED,
    EVENT_EQUIPPED,
    EVENT_FIRST_CHOSEN,
    EVENT_FLIP_SUMMONED,
    EVENT_FLIPPED,
    EVENT_LASTING_ENDED,
    EVENT_LINK_RESOLVED,
    EVENT_LINK_STARTED,
    EVENT_LP_CHANGED,
    EVENT_MOVED,
    EVENT_NEGATED,
    EVENT_PHASE_SKIPPED,
    EVENT_PHASE_STARTED,
    EVENT_PLACED,
    EVENT_POSITION_CHANGED,
    EVENT_REPLACED,
    EVENT_REPLAY,
    EVENT_RETURNED_TO_DECK,
    EVENT_RETURNED_TO_FIELD,
    EVENT_REVEALED,
    EVENT_SENT_TO_GRAVEYARD,
    EVENT_SET,
    EVENT_SHUFFLED,
    EVENT_SPECIAL_SUMMONED,
    EVENT_STAT_CHANGED,
    EVENT_STEP_STARTED,
    EVENT_SUMMON_ATTEMPTED,
    EVENT_SUMMONED,
    EVENT_TARGETED,
    EVENT_TARGETS_CHOSEN,
    EVENT_TIME_CALLED,
    EVENT_TIMING_REACHED,
    EVENT_TO_EXTRA_DECK,
    EVENT_TOKEN_VANISHED,
    EVENT_TRIBUTED,
    EVENT_TURN_STARTED,
    EVENT_ZONE_BLOCKED,
    FOG_COUNTER,
    FOR_ATTACK_TARGET,
    FOR_BLOCKING,
    FOR_CALL,
    FOR_COST,
    FOR_DECK_ORDER,
    FOR_DECLARATION,
    FOR_DISCARD,
    FOR_EFFECT,
    FOR_FIRST_TURN,
    FOR_HAND_LIMIT,
    FOR_MATERIAL,
    FOR_MODE,
    FOR_OPEN_STATE,
    FOR_OPTION,
    FOR_ORDER,
    FOR_PENDULUM,
    FOR_POSITION,
    FOR_REPLACEMENT,
    FOR_REPLAY,
    FOR_RESPONSE,
    FOR_RIGHT,
    FOR_SEARCH,
    FOR_TARGET,
    FOR_TRIBUTE,
    FOR_TRIGGER,
    FOR_WAY,
    FOR_ZONE,
    ICE_COUNTER,
    KAIJU_COUNTER,
    LINK_SUMMON,
    NO,
    PASS,
    PICK_POSITION,
    PICK_ZONE,
    PLAIN_COUNTER,
    PREDATOR_COUNTER,
    SPELL_COUNTER,
    STOP_ATTACK,
    SYNCHRO_SUMMON,
    THE_ACTIVATION,
    THE_ATTACK,
    THE_EFFECT,
    THE_SUMMON,
    WEDGE_COUNTER,
    XYZ_SUMMON,
    YES,
)

WHO = Who()
PHASES = (
    "before the first turn",
    "Draw Phase",
    "Standby Phase",
    "Main Phase 1",
    "Battle Phase",
    "Main Phase 2",
    "End Phase",
)
STEPS = ("", "Start Step", "Battle Step", "Damage Step", "End Step")
TIMINGS = (
    "",
    "start of the Damage Step",
    "before damage calculation",
    "damage calculation",
    "after damage calculation",
    "end of the Damage Step",
)
CAUSES = {
    BY_RULE: "rule",
    BY_BATTLE: "battle",
    BY_EFFECT: "effect",
    BY_COST: "cost",
    BY_TRIBUTE: "tribute",
    BY_SUMMON: "summon",
    BY_PLAYER: "player",
    BY_HAND_LIMIT: "hand limit",
    BY_NORMAL_DRAW: "normal draw",
    BY_SETUP: "setup",
}
PURPOSES = {
    FOR_OPEN_STATE: "open state",
    FOR_RESPONSE: "response",
    FOR_TRIBUTE: "tribute",
    FOR_ZONE: "zone",
    FOR_ATTACK_TARGET: "attack target",
    FOR_REPLAY: "replay",
    FOR_HAND_LIMIT: "hand limit",
    FOR_FIRST_TURN: "first turn",
    FOR_TARGET: "target",
    FOR_COST: "cost",
    FOR_MATERIAL: "material",
    FOR_SEARCH: "search",
    FOR_DISCARD: "discard",
    FOR_EFFECT: "effect",
    FOR_TRIGGER: "trigger",
    FOR_OPTION: "option",
    FOR_MODE: "mode",
    FOR_ORDER: "order",
    FOR_CALL: "call",
    FOR_DECLARATION: "declaration",
    FOR_DECK_ORDER: "deck order",
    FOR_BLOCKING: "blocking",
    FOR_RIGHT: "right",
    FOR_WAY: "way",
    FOR_REPLACEMENT: "replacement",
    FOR_POSITION: "position",
    FOR_PENDULUM: "pendulum",
}
COUNTERS = {
    SPELL_COUNTER: "spell counters",
    A_COUNTER: "a-counters",
    B_COUNTER: "b-counters",
    ICE_COUNTER: "ice counters",
    FOG_COUNTER: "fog counters",
    PREDATOR_COUNTER: "predator counters",
    BUSHIDO_COUNTER: "bushido counters",
    KAIJU_COUNTER: "kaiju counters",
    BLACK_FEATHER_COUNTER: "black feather counters",
    CHAOS_COUNTER: "chaos counters",
    WEDGE_COUNTER: "wedge counters",
    CLOCK_COUNTER: "clock counters",
    PLAIN_COUNTER: "counters",
}
COINS = {COIN_HEADS: "heads", COIN_TAILS: "tails"}
NEGATED = {
    THE_ACTIVATION: "activation",
    THE_EFFECT: "effect",
    THE_SUMMON: "summon",
    THE_ATTACK: "attack",
}


Names = str | Sequence[str]


@dataclass(frozen=True)
class Question:
    """What a player is asked: how many of what."""

    purpose: str
    offers: list[str]
    least: int
    most: int


@dataclass(frozen=True)
class CardOnField:
    """A card as it lies on the field."""

    name: str
    position: str  # "attack", "defense" or "set"; "face-up" or "set" for a Spell or Trap
    zone: int  # 1 to 5 from the controller's left, 0 elsewhere
    extra_zone: int
    owner: str
    controller: str
    row: CardState


def is_known(row: CardState, player: int) -> bool:
    """Whether a card on the field can be named by a player."""
    return row.face_up or row.controller == player or not is_on_field(row.place)


def names_of(names: Names) -> list[str]:
    return [names] if isinstance(names, str) else list(names)


def say_event(duel: Duel, event: Event) -> str:
    """One event in short words."""
    kind, number = event.kind, event.number
    who = WHO[event.player] if event.player in (0, 1) else "nobody"
    row = event.after if event.after is not None else event.before
    card = "" if row is None else duel.pool.facts[row.card].name_en
    source = duel.pool.facts[duel.state.cards[event.source].card].name_en if event.source >= 0 else ""
    if kind == EVENT_PHASE_STARTED:
        return f"phase {PHASES[number]}"
    if kind == EVENT_TIME_CALLED:
        return f"time after turn {number}"
    if kind == EVENT_PHASE_SKIPPED:
        return f"{who} skipped {PHASES[number]}"
    if kind == EVENT_SENT_TO_GRAVEYARD and event.before is not None and event.before.holder >= 0 and event.source >= 0:
        return f"{who} detached {card} ({CAUSES.get(event.cause, str(event.cause))})"
    if kind == EVENT_ATTACHED:
        return f"{card} attached to {source}"
    if kind == EVENT_STEP_STARTED:
        return f"step {STEPS[number]}"
    if kind == EVENT_TIMING_REACHED:
        return f"timing {TIMINGS[number]}"
    if kind == EVENT_ATTACK_DECLARED:
        return f"{card} attacks {source}" if source else f"{card} attacks directly"
    if kind == EVENT_POSITION_CHANGED and row is not None:
        to = ("attack" if row.attack else "defense") if row.face_up else "set"
        return f"{card} to {to}"
    if kind == EVENT_DUEL_ENDED:
        return f"duel ended: {who + ' won' if event.player in (0, 1) else 'draw'} ({reason_word(number)})"
    return say_other_event(duel, event, who, card, source)


def say_declared(duel: Duel, event: Event) -> str:
    """What a player has declared."""
    if event.kind != EVENT_ANNOUNCED:
        return ""
    if event.old == DECLARE_NAME:
        return duel.pool.find(str(event.number)).name_en
    return word(DECLARATIONS[event.old], event.number) if event.old in DECLARATIONS else str(event.number)


# How Special Summons are called that the rules make.
SUMMONS = {SYNCHRO_SUMMON: "synchro", XYZ_SUMMON: "xyz", LINK_SUMMON: "link"}


def say_other_event(duel: Duel, event: Event, who: str, card: str, source: str) -> str:
    """One event whose words depend on little but its kind."""
    kind, number, row = event.kind, event.number, event.after
    cause = CAUSES.get(event.cause, str(event.cause))
    if kind == EVENT_LP_CHANGED and event.cause == BY_COST:
        return f"{who} paid {-number} LP"
    if kind == EVENT_NEGATED and row is not None:
        return f"{WHO[row.controller]}'s {card} was negated: {NEGATED[number]}"
    texts = {
        EVENT_DUEL_STARTED: "duel started",
        EVENT_SHUFFLED: f"{who} shuffled",
        EVENT_FIRST_CHOSEN: f"{who} first",
        EVENT_TURN_STARTED: f"turn {number} {who}",
        EVENT_DRAWN: f"{who} drew",
        EVENT_MOVED: f"{card} moved",
        EVENT_TRIBUTED: f"{who} tributed {card}",
        EVENT_SUMMON_ATTEMPTED: f"{card} would be summoned",
        EVENT_SUMMONED: f"{card} summoned",
        EVENT_SPECIAL_SUMMONED: f"{card} {SUMMONS.get(number, 'special')} summoned",
        EVENT_FLIP_SUMMONED: f"{card} flip summoned",
        EVENT_SET: f"{who} set {card}",
        EVENT_FLIPPED: f"{card} flipped",
        EVENT_ATTACK_STOPPED: f"attack of {card} stopped",
        EVENT_REPLAY: f"replay of {card}",
        EVENT_DAMAGE_CALCULATED: "damage calculated",
        EVENT_LP_CHANGED: f"{who} lp {event.old} -> {event.new} ({cause})",
        EVENT_DESTROYED: f"{card} destroyed ({cause})",
        EVENT_SENT_TO_GRAVEYARD: f"{card} sent to graveyard ({cause})",
        EVENT_DISCARDED: f"{who} discarded {card} ({cause})",
        EVENT_BATTLED: f"{card} battled {source}",
        EVENT_DECLARED: f"{who} declared {card}",
        EVENT_ACTIVATED: f"{who} activated {card}",
        EVENT_TARGETS_CHOSEN: f"{who} chose the target {card}",
        EVENT_TARGETED: f"{card} was targeted by {source}",
        EVENT_LINK_STARTED: f"link {number} {card} resolves",
        EVENT_LINK_RESOLVED: f"link {number} {card} resolved",
        EVENT_CHAIN_ENDED: f"chain of {number} ended",
        EVENT_ADDED_TO_HAND: f"{card} added to hand ({cause})",
        EVENT_RETURNED_TO_DECK: f"{card} returned to deck ({cause})",
        EVENT_PLACED: f"{card} placed ({cause})",
        EVENT_TO_EXTRA_DECK: f"{card} put face-up into extra deck ({cause})",
        EVENT_BANISHED: f"{card} banished ({cause})",
        EVENT_REVEALED: f"{card} revealed",
        EVENT_STAT_CHANGED: f"{card} stats changed by {number}",
        EVENT_EQUIPPED: f"{card} equipped to {source}",
        EVENT_DECLINED: f"{who} declined",
        EVENT_COIN_TOSSED: f"{who} tossed {COINS.get(number, number)}",
        EVENT_ANNOUNCED: f"{who} declared {say_declared(duel, event)}",
        EVENT_ZONE_BLOCKED: f"{who} monster zone {number} {'blocked' if event.new else 'free again'}",
        EVENT_DIE_ROLLED: f"{who} rolled {number}",
        EVENT_CONTROL_CHANGED: f"{who} gained control of {card} ({cause})",
        EVENT_COUNTERS_CHANGED: f"{card} has {event.new} {COUNTERS.get(event.old, '')} ({cause})",
        EVENT_REPLACED: f"{card} spared by {source} ({cause})",
        EVENT_TOKEN_VANISHED: f"{card} vanished ({cause})",
        EVENT_ATTACK_TARGET: f"attack target {card}",
        EVENT_DRAW_DUE: f"{who} about to draw",
        EVENT_RETURNED_TO_FIELD: f"{card} returned to the field",
        EVENT_LASTING_ENDED: f"effect on {card} ended" if card else f"effect of {who} ended",
    }
    return texts[kind]


def say_offer(duel: Duel, request: Request, option: Option) -> str:
    """One option of a question in short words."""
    if option.deed == PICK_ZONE:
        zone, extra_zone = numbers_of(option.place, request.player)
        return f"zone {zone}" if zone else f"extra zone {extra_zone}"
    if option.deed == DIRECT_ATTACK:
        return "direct attack"
    if option.deed == STOP_ATTACK:
        return "stop"
    if request.purpose in (FOR_OPEN_STATE, FOR_RESPONSE, FOR_FIRST_TURN, FOR_TRIGGER):
        return write_option(duel, option)
    if option.deed in (YES, NO, PASS, PICK_POSITION, CHOOSE_MODE, CALL):
        return write_option(duel, option)
    if option.uid < 0:
        return write_option(duel, option).removeprefix("declare ")
    return duel.pool.facts[duel.state.cards[option.uid].card].name_en
