"""Which rule an event obeyed, by what happened and by what it happened."""

from typing import Final

from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.rows import Event
from spellspeed.words import (
    BY_BATTLE,
    BY_COST,
    BY_EFFECT,
    BY_HAND_LIMIT,
    BY_NORMAL_DRAW,
    BY_PLAYER,
    BY_RULE,
    BY_SETUP,
    BY_TRIBUTE,
    DRAWN_BY_CARD,
    DRAWN_BY_DECK_OUT,
    DRAWN_BY_LOOP,
    DRAWN_BY_LP,
    EQUIP,
    EVENT_ACTIVATED,
    EVENT_ATTACHED,
    EVENT_ATTACK_DECLARED,
    EVENT_ATTACK_STOPPED,
    EVENT_ATTACK_TARGET,
    EVENT_BANISHED,
    EVENT_BATTLED,
    EVENT_CHAIN_ENDED,
    EVENT_CONTROL_CHANGED,
    EVENT_DAMAGE_CALCULATED,
    EVENT_DECLARED,
    EVENT_DESTROYED,
    EVENT_DISCARDED,
    EVENT_DRAWN,
    EVENT_DUEL_ENDED,
    EVENT_DUEL_STARTED,
    EVENT_FIRST_CHOSEN,
    EVENT_FLIP_SUMMONED,
    EVENT_FLIPPED,
    EVENT_LASTING_ENDED,
    EVENT_LINK_RESOLVED,
    EVENT_LINK_STARTED,
    EVENT_LP_CHANGED,
    EVENT_NEGATED,
    EVENT_PHASE_SKIPPED,
    EVENT_PHASE_STARTED,
    EVENT_POSITION_CHANGED,
    EVENT_REPLACED,
    EVENT_REPLAY,
    EVENT_RETURNED_TO_FIELD,
    EVENT_SENT_TO_GRAVEYARD,
    EVENT_SET,
    EVENT_SHUFFLED,
    EVENT_SPECIAL_SUMMONED,
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
    GEMINI_SUMMON,
    MONSTER,
    SPELL,
    THE_ACTIVATION,
    THE_ATTACK,
    THE_EFFECT,
    TRAP,
    WON_BY_CARD,
    WON_BY_DECK_OUT,
    WON_BY_LP,
    WON_BY_SURRENDER,
    WON_BY_TIME,
    WON_MATCH,
)

BY_AN_EFFECT: Final = "effect.text.usage-part-done-at-activation"
APPLIES: Final = "effect-type.continuous.applies-once-faceup"
INSTEAD_OF_GRAVEYARD: Final = "move.send-to-gy.banished-under-macro-cosmos"
AFTER_USE: Final = "chain.resolve.normal-cards-go-to-gy-after-whole-chain"
PHASES: Final = "turn.structure.six-phases-in-order"
CALCULATION: Final = "damage-step.calc.resolves-and-deducts-lp"
# What always obeys the same rule, by whatever it happens.
BY_KIND: Final[dict[int, str]] = {
    EVENT_DUEL_STARTED: "duel.definition.single-game",
    EVENT_SHUFFLED: "duel.shuffle.no-purposeful-ordering",
    EVENT_FIRST_CHOSEN: "duel.setup.first-player.winner-chooses",
    EVENT_TURN_STARTED: "turn.order.first-player-then-alternate",
    EVENT_PHASE_STARTED: PHASES,
    EVENT_STEP_STARTED: "battle.phase.four-steps-in-order",
    EVENT_TIMING_REACHED: "damage-step.five-timings-in-order",
    EVENT_TIME_CALLED: "tournament.extra-turns.when-time-runs-out-in-a-duel",
    EVENT_PHASE_SKIPPED: "effect.cannot.forbids-while-it-applies",
    EVENT_TRIBUTED: "summon.tribute.level-5-plus-needs-tribute",
    EVENT_SUMMON_ATTEMPTED: "timing.summon-negation-window.before-success",
    EVENT_SUMMONED: "timing.summon.success-moment",
    EVENT_FLIP_SUMMONED: "summon.flip.definition",
    EVENT_ATTACK_DECLARED: "battle.attack.declaration-order",
    EVENT_ATTACK_TARGET: "battle.attack.declaration-order",
    EVENT_REPLAY: "battle.replay.on-change-of-opponents-monster-count",
    EVENT_DAMAGE_CALCULATED: CALCULATION,
    EVENT_BATTLED: CALCULATION,
    EVENT_DECLARED: "effect.activation.order-of-steps",
    EVENT_TARGETS_CHOSEN: "target.timing.chosen-at-activation",
    EVENT_ACTIVATED: "effect.activation.order-of-steps",
    EVENT_TARGETED: "target.timing.chosen-at-activation",
    EVENT_LINK_STARTED: "chain.resolve.reverse-order",
    EVENT_LINK_RESOLVED: "chain.resolve.reverse-order",
    EVENT_CHAIN_ENDED: "chain.resolve.reverse-order",
    EVENT_REPLACED: "damage-step.calc.replaced-destruction-is-no-destruction",
    EVENT_TOKEN_VANISHED: "token.leaves-field.vanishes",
    EVENT_RETURNED_TO_FIELD: "move.temp-banish.return-does-not-chain",
    EVENT_TO_EXTRA_DECK: "pendulum.leave-field.goes-faceup-to-extra-deck",
    EVENT_ATTACHED: "xyz.material.becoming-material-is-not-leaving-field",
    EVENT_LASTING_ENDED: "timing.duration.until-end-of-turn-ends-with-turn",
}
# What obeys a rule that depends on the cause.
BY_CAUSE: Final[dict[tuple[int, int], str]] = {
    (EVENT_DRAWN, BY_NORMAL_DRAW): "turn.draw.normal-draw",
    (EVENT_DRAWN, BY_SETUP): "duel.setup.opening-hand-five",
    (EVENT_SET, BY_PLAYER): "spell.set.own-main-phase-open-state",
    (EVENT_POSITION_CHANGED, BY_PLAYER): "position.change.in-own-main-phase",
    (EVENT_FLIPPED, BY_BATTLE): "damage-step.before-calc.facedown-is-flipped",
    (EVENT_FLIPPED, BY_PLAYER): "summon.flip.counts-as-flip",
    (EVENT_SPECIAL_SUMMONED, BY_EFFECT): "summon.special.by-effect-is-part-of-resolution",
    (EVENT_SPECIAL_SUMMONED, BY_PLAYER): "summon.special.sources",
    (EVENT_ATTACK_STOPPED, BY_PLAYER): "battle.replay.stopping-counts-as-declared",
    (EVENT_ATTACK_STOPPED, BY_RULE): "battle.attack.attacker-leaving-stops-attack",
    (EVENT_LP_CHANGED, BY_BATTLE): CALCULATION,
    (EVENT_DESTROYED, BY_BATTLE): "damage-step.calc.doomed-monster-stays-until-end",
    (EVENT_DISCARDED, BY_HAND_LIMIT): "turn.end.hand-limit.discard-down-to-six",
    (EVENT_CONTROL_CHANGED, BY_RULE): "timing.duration.until-end-of-turn-ends-with-turn",
}
ANY_KIND: Final[dict[int, str]] = {
    BY_COST: "cost.definition",
    BY_TRIBUTE: "summon.tribute.level-5-plus-needs-tribute",
    BY_HAND_LIMIT: "turn.end.hand-limit.discard-down-to-six",
    BY_PLAYER: "turn.main.action-list",
    BY_EFFECT: BY_AN_EFFECT,
    BY_BATTLE: CALCULATION,
}
ENDINGS: Final[dict[int, str]] = {
    WON_BY_LP: "win.lp.opponent-to-zero",
    WON_BY_DECK_OUT: "win.deck-out.cannot-draw-loses",
    WON_BY_SURRENDER: "duel.definition.single-game",
    WON_BY_TIME: "tournament.extra-turns.higher-lp-wins",
    WON_BY_CARD: "win.card-effect.alternative-victory",
    WON_MATCH: "win.card-effect.alternative-victory",
    DRAWN_BY_LP: "win.draw.simultaneous-lp-zero",
    DRAWN_BY_DECK_OUT: "win.draw.simultaneous-deck-out",
    DRAWN_BY_CARD: "win.card-effect.alternative-victory",
    DRAWN_BY_LOOP: "ask.endless-loop",
}
NEGATIONS: Final[dict[int, str]] = {
    THE_ACTIVATION: "negate.activation.no-resolution",
    THE_EFFECT: "negate.effect-only.still-resolves-without-effect",
    THE_ATTACK: "battle.attack.negated-skips-damage-step",
}

SUMMONED_AGAIN: Final = "gemini.resummoned.is-effect-monster"


def name_obeyed(g: Game, event: Event, last: Event | None) -> str:
    """Return the id of the rule that an event obeyed; `last` is the event told just before it.

    >>> from spellspeed.duel import Duel
    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
    >>> duel.play("summon Mystical Elf", "zone 3")
    >>> name_obeyed(duel.game, duel.collect_events()[-1], None)
    'timing.summon.success-moment'
    """
    kind = event.kind
    if kind == EVENT_DUEL_ENDED:
        return ENDINGS[event.number]
    if kind == EVENT_NEGATED:
        return NEGATIONS.get(event.number, "timing.summon-negation-window.before-success")
    if kind == EVENT_SUMMONED and event.number == GEMINI_SUMMON:
        return SUMMONED_AGAIN
    if kind == EVENT_SENT_TO_GRAVEYARD:
        return name_way_to_graveyard(g, event, last)
    if kind == EVENT_BANISHED and event.cause != BY_EFFECT and event.cause != BY_COST:
        return INSTEAD_OF_GRAVEYARD
    if kind == EVENT_SET and event.after is not None and g.facts[event.after.card].kind & MONSTER:
        return "summon.set.face-down-defense-from-hand" if event.cause == BY_PLAYER else BY_AN_EFFECT
    if kind == EVENT_DESTROYED and event.cause == BY_RULE:
        return "equip.lost-target.equip-card-destroyed"
    return BY_CAUSE.get((kind, event.cause)) or BY_KIND.get(kind) or ANY_KIND.get(event.cause, "turn.main.action-list")


def name_way_to_graveyard(g: Game, event: Event, last: Event | None) -> str:
    """Return the rule by which a card was sent to the Graveyard."""
    after = event.after
    if last is not None and after is not None and last.after is not None and last.after.uid == after.uid:
        if last.kind == EVENT_DESTROYED and last.batch == event.batch:
            return "move.destroy.then-sent-to-gy"
    if event.cause != BY_RULE or after is None:
        return ANY_KIND.get(event.cause, "move.send-to-gy.umbrella-term")
    kind = g.facts[after.card].kind
    if kind & EQUIP:
        return "equip.spell.no-target-at-resolution-not-destroyed"
    if kind & (SPELL | TRAP):
        return AFTER_USE
    return "move.send-to-gy.umbrella-term"


def all_obeyed() -> set[str]:
    """Return every rule that an event can be said to have obeyed.

    >>> "turn.draw.normal-draw" in all_obeyed()
    True
    """
    named = {
        *("equip.lost-target.equip-card-destroyed", "equip.spell.no-target-at-resolution-not-destroyed", APPLIES),
        *("move.destroy.then-sent-to-gy", "move.send-to-gy.umbrella-term", "summon.set.face-down-defense-from-hand"),
        *(AFTER_USE, INSTEAD_OF_GRAVEYARD, SUMMONED_AGAIN, "timing.summon-negation-window.before-success"),
    }
    tables = (BY_KIND, BY_CAUSE, ANY_KIND, ENDINGS, NEGATIONS)
    return named.union(*[set(table.values()) for table in tables])
