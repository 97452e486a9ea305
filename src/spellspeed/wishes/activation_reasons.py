"""Why a card or effect cannot be activated: the guard of the engine, asked for every line of the card."""

from dataclasses import dataclass

import spellspeed.rulebook.codes as rule
from spellspeed.duel import Duel
from spellspeed.engine.applies.texts import find_replaced, program_of
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import kind_of, own
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.activate import may_activate
from spellspeed.engine.may.why import Why, refuse
from spellspeed.lang.codes.code import LINE_ACTIVATION, LINE_FLIP, LINE_TRIGGER
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.pool import CardPool
from spellspeed.wishes.activation_facts import ActivationFacts, Found
from spellspeed.wishes.card_facts import facts_about_gemini
from spellspeed.wishes.facts import MARKS, name_of, tell_effect, where_is
from spellspeed.wishes.match import ACTIVATED, effect_number
from spellspeed.wishes.summon_facts import tell_kind
from spellspeed.wishes.trigger_reasons import find_trigger_reasons
from spellspeed.wishes.unwritten import find_unwritten_reasons
from spellspeed.words import (
    EFFECT,
    FUSION,
    HAND,
    IN_HAND,
    IN_SPELL_TRAP_ZONE,
    LINK,
    MONSTER,
    NORMAL,
    RITUAL,
    SYNCHRO,
    TOKEN,
    TRAP,
    XYZ,
)


@dataclass(frozen=True)
class Try:
    """One line of one copy of a card, and what the guard says about it."""

    row: CardState
    line: LineCode
    why: Why

    def rank(self) -> tuple[bool, bool, int]:
        """Return how far this is from what the player may mean: the right place first, then the fewest reasons."""
        kind = kind_of(self.row.place)
        if self.line.kind == LINE_ACTIVATION:
            proper = kind & IN_HAND != 0 or (kind & IN_SPELL_TRAP_ZONE != 0 and not self.row.face_up)
        else:
            # What lies face-down among Spells and Traps is activated as a card.
            hidden = kind & IN_SPELL_TRAP_ZONE != 0 and not self.row.face_up
            proper = kind & self.line.places != 0 and not hidden
        return (not proper, self.line.kind in (LINE_TRIGGER, LINE_FLIP), len(self.why.rules))


def find_activation_reasons(duel: Duel, player: int, rows: list[CardState], number: int) -> list[Found]:
    """Return what forbids the player to activate one of these copies of a card, [] when one of them may be activated.

    `number` says which effect is meant, 0 for any.
    """
    g, s = duel.game, duel.state
    tries: list[Try] = []
    for row in rows:
        for line in program_of(g, s, row).lines:
            if line.kind in ACTIVATED and number in (0, effect_number(g, row.card, line.index)):
                why = Why()
                may_activate(g, s, player, row, line, why)
                tries.append(Try(row, line, why))
    tries += [each for row in rows for each in find_lost(g, s, row, number, [other.row for other in tries])]
    if not tries:
        assert isinstance(g.pool, CardPool)
        facts = g.facts[rows[0].card]
        if g.pool.is_playable(facts) or facts.kind & TOKEN or is_trap_in_hand(g, player, rows[0]):
            return [without_lines(g, player, rows[0], number)]
        return find_unwritten_reasons(g, s, player, rows[0])
    if any(not attempt.why.rules for attempt in tries):
        return []
    best = min(tries, key=Try.rank)
    if best.line.gemini:
        return find_gemini_reasons(duel, player, best)
    if rule.EFFECT_GAINED_REPLACES_THE_GAINING_EFFECT in best.why.rules:
        return [tell_lost(duel, player, best)]
    if best.line.kind in (LINE_TRIGGER, LINE_FLIP) and best.row.controller == player:
        return find_trigger_reasons(duel, player, best.row, best.line, best.why)
    found = ActivationFacts(duel, s, player, best.row, best.line).tell_of(best.why, best.why.rules)
    alike = [other for other in tries if other.row is best.row and other.rank()[:2] == best.rank()[:2]]
    return [with_other_targets(duel, player, each, [other for other in alike if other is not best]) for each in found]


def find_gemini_reasons(duel: Duel, player: int, best: Try) -> list[Found]:
    """Return first that a Gemini Monster does not have an effect as it lies, then what else forbids it."""
    facts = facts_about_gemini(duel.game, best.row, name_of(duel.game, best.row, player), ("", ""))
    found = [Found(number, (facts[number],)) for number in best.why.rules if number in facts]
    others = [number for number in best.why.rules if number not in facts]
    if best.line.kind != LINE_TRIGGER or best.row.controller != player:
        return found + ActivationFacts(duel, duel.state, player, best.row, best.line).tell_of(best.why, others)
    return found or find_trigger_reasons(duel, player, best.row, best.line, best.why)


def find_lost(g: Game, s: State, row: CardState, number: int, tried: list[CardState]) -> list[Try]:
    """Return the lines that a monster has lost by gaining effects through them, if one of them is meant."""
    found: list[Try] = []
    for index in find_replaced(g, s, row):
        line = g.line_of(row.card, index)
        meant = number == effect_number(g, row.card, index) if number else row not in tried
        if meant and line.kind in ACTIVATED:
            why = Why()
            refuse(why, rule.EFFECT_GAINED_REPLACES_THE_GAINING_EFFECT)
            found.append(Try(row, line, why))
    return found


def tell_lost(duel: Duel, player: int, attempt: Try) -> Found:
    """Say that a monster has other effects for now instead of the one by which it gained them."""
    g, row = duel.game, attempt.row
    english, chinese = tell_effect(g, row.card, attempt.line, name_of(g, row, player))
    fact = (f"{english} has been replaced by the effects it has gained", f"{chinese}已经换成了得到的效果")
    return Found(rule.EFFECT_GAINED_REPLACES_THE_GAINING_EFFECT, (fact,))


def with_other_targets(duel: Duel, player: int, found: Found, others: list[Try]) -> Found:
    """Add to a missing target which targets the other effects of the card would have, if they are missing too."""
    number = rule.TARGET_TIMING_CHOSEN_AT_ACTIVATION
    if found.number != number or any(number not in other.why.rules for other in others):
        return found
    told = [ActivationFacts(duel, duel.state, player, other.row, other.line).targets() for other in others]
    return Found(
        number, found.facts + tuple([fact for fact in told if fact[0] and fact not in found.facts]), found.card
    )


def is_trap_in_hand(g: Game, player: int, row: CardState) -> bool:
    """Whether a card is a Trap in the player's hand."""
    return g.facts[row.card].kind & TRAP != 0 and row.place == own(player, HAND)


def without_lines(g: Game, player: int, row: CardState, number: int) -> Found:
    """Say why nothing of a card can ever be activated."""
    kind = g.facts[row.card].kind
    english, chinese = name_of(g, row, player)
    if kind & TOKEN and not kind & EFFECT:
        # rule: token.is-normal-monster
        token = (
            f"{english} is a Token, which is treated as a Normal Monster",
            f"{chinese}是衍生物，当作通常怪兽",
        )
        return Found(rule.CARD_NORMAL_MONSTER_NO_MONSTER_EFFECT, (token,))
    if kind & MONSTER and kind & NORMAL:
        normal = (f"{english} is a Normal Monster", f"{chinese}是通常怪兽")
        return Found(rule.CARD_NORMAL_MONSTER_NO_MONSTER_EFFECT, (normal,))
    if kind & (FUSION | RITUAL | SYNCHRO | XYZ | LINK) and not kind & EFFECT:
        told = tell_kind(g, row, (english, chinese))
        plain = (f"{told[0]} without an effect; there is nothing to activate", f"{told[1]}，没有任何可以发动的效果")
        # rule: card.effect-monster.any-monster-with-effect
        return Found(rule.CARD_EFFECT_MONSTER_ANY_MONSTER_WITH_EFFECT, (plain,))
    if is_trap_in_hand(g, player, row):
        return Found(rule.TRAP_SET_MUST_BE_SET_FIRST, (where_is(g, row, player),))
    if number:
        mark = MARKS[number - 1] if number <= len(MARKS) else str(number)
        fact = (f"{english} has no effect {mark} that is activated", f"{chinese}没有可以发动的{mark}效果")
    else:
        fact = (f"{english} has no effect that is activated", f"{chinese}没有需要发动的效果")
        return Found(rule.EFFECT_TYPE_CONTINUOUS_NOT_ACTIVATED, (fact,))
    return Found(rule.ASK_NOT_OFFERED, (fact,))
