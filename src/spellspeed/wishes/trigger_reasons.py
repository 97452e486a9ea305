"""Why a trigger cannot be activated: it was set off and went, it waits, or nothing has set it off."""

from typing import Final

import spellspeed.rulebook.codes as rule
from spellspeed.duel import Duel
from spellspeed.engine.applies.awaited import is_of_this_phase
from spellspeed.engine.applies.triggers import is_there
from spellspeed.engine.chain.waiting import answer_of
from spellspeed.engine.kernel.places import kind_of
from spellspeed.engine.kernel.rows import CardState, WaitingTrigger
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import recall_beginning
from spellspeed.engine.may.activate import may_begin
from spellspeed.engine.may.why import Why
from spellspeed.hindsight.let_go import LetGo, find_let_go, name_rule
from spellspeed.lang.codes.code import SLOT_THIS
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.rulebook.book import Pair
from spellspeed.telling.duel_words import PHASES, word
from spellspeed.wishes.activation_facts import ActivationFacts, Found
from spellspeed.wishes.facts import THEY_RESPOND, phase_now, under_way, where_is
from spellspeed.wishes.unmet import NOTHING_LIKE_IT, OF_TIME
from spellspeed.words import EVENT_DECLARED, EVENT_NEGATED, ON_THE_FIELD, THE_ACTIVATION, THE_EFFECT

DECLINED: Final[Pair] = ("you were asked and did not activate it", "当时询问过你，你没有发动")
COMES_LATER: Final[Pair] = ("it can be activated once that is done", "要等处理完才能发动")
LIMITS: Final = (
    rule.EFFECT_ONCE_PER_TURN_LIMITS_THE_USER,
    rule.EFFECT_NAME_LIMIT_THIS_EFFECT_OF_X_ONCE,
    rule.EFFECT_NAME_LIMIT_THE_EFFECTS_OF_X_ONCE,
)
# By these rules the place is told already, with what had set the effect off.
MOVED: Final = (
    rule.TIMING_TRIGGER_NOT_FROM_DECK_OR_FACEDOWN_EXTRA_DECK,
    rule.TIMING_TRIGGER_SOURCE_MOVED_CANNOT_ACTIVATE,
)
RETRIES: Final = (rule.TURN_END_NEGATED_TRIGGER_CANNOT_RETRY, rule.TURN_STANDBY_NEGATED_TRIGGER_CANNOT_RETRY)


def find_trigger_reasons(duel: Duel, player: int, row: CardState, line: LineCode, why: Why) -> list[Found]:
    """Return what stands against a trigger now; `why` is what the guard says about activating it like a fast effect."""
    return TriggerFacts(duel, duel.state, player, row, line).find(why)


class TriggerFacts(ActivationFacts):
    """What in a position, and in the turn so far, makes the rules forbid the activation of one trigger."""

    def find(self, why: Why) -> list[Found]:
        """Return the reasons, the most telling first."""
        s = self.state
        limits = self.tell_of(why, [number for number in why.rules if number in LIMITS])
        retries = self.tell_of(why, [number for number in why.rules if number in RETRIES])
        if retries and not self.is_elsewhere():
            return retries if self.was_negated() else [self.tell_once_a_phase()]
        for waiting in s.waiting:
            if waiting.uid == self.row.uid and waiting.visit == self.row.visit and waiting.line == self.line.index:
                return self.tell_waiting(waiting, why)
        if self.is_being_activated():
            return [Found(rule.EFFECT_ACTIVATION_ORDER_OF_STEPS, (self.being_activated(),))]
        if is_of_this_phase(s, self.row, self.line, self.row.controller) and is_there(self.game, self.row, self.line):
            return self.tell_of_phase(why)
        gone = [each for each in find_let_go(self.duel, s.turn) if self.is_it(each.waiting)]
        told = self.tell_let_go(gone[-1]) if gone else [self.tell_not_set_off()]
        if self.is_elsewhere() and not (gone and gone[-1].number in MOVED):
            told = [self.tell_elsewhere(), *told]
        return told + [each for each in limits if all(each.number != other.number for other in told)]

    def is_elsewhere(self) -> bool:
        """Whether the card is not where it could be set off; what sends it there itself is told as the occasion."""
        goes_there = any(code.slot == SLOT_THIS for code in self.line.events)
        return super().is_elsewhere() and (not goes_there or self.line.places & ON_THE_FIELD != 0)

    def was_negated(self) -> bool:
        """Whether an activation or effect of this card has been negated in this turn."""
        for _, event in self.unmet.turn_backwards():
            if event.kind == EVENT_NEGATED and event.number in (THE_ACTIVATION, THE_EFFECT) and event.after is not None:
                if event.after.uid == self.row.uid:
                    return True
        return False

    def tell_once_a_phase(self) -> Found:
        """Say that the effect of a phase has been activated in it, which is once."""
        english, chinese = self.unmet.called()
        phase = (word(PHASES, self.state.phase, "en"), word(PHASES, self.state.phase, "zh"))
        once = (
            f"{english} is activated once in a {phase[0]}, and in this one it has been",
            f"{chinese}在1次{phase[1]}只能发动1次，这次已经发动过",
        )
        return Found(rule.EFFECT_TYPE_TRIGGER_AT_STATED_TIMING, (once,))

    def is_it(self, waiting: WaitingTrigger) -> bool:
        """Whether what waited was this line of this card."""
        return waiting.uid == self.row.uid and waiting.card == self.row.card and waiting.line == self.line.index

    # -------------------------------------------------------------------------------------------------------- set off

    def set_off(self, waiting: WaitingTrigger, before: int | None = None) -> tuple[Pair, ...]:
        """Say by what the trigger was set off."""
        english, chinese = self.unmet.called()
        at = self.unmet.log.find(waiting.event, before)
        if at < 0:
            return ((f"{english} was set off", f"{chinese}曾被诱发"),)
        told = self.unmet.log.clause(at)
        return ((f"{english} was set off when {told[0]}", f"{chinese}在“{told[1]}”时被诱发"),)

    def tell_let_go(self, gone: LetGo) -> list[Found]:
        """Say by what a trigger was set off, and why it went without being activated."""
        facts = list(self.set_off(gone.waiting, gone.before))
        number = gone.number
        if number == rule.TIMING_WHEN_OPTIONAL_MISSES:
            return [Found(number, (*facts, *self.last_since(gone)))]
        if number == rule.TIMING_OPTIONAL_PLAYER_DECIDES:
            return [Found(number, (*facts, DECLINED))]
        if not gone.why.rules:
            return [Found(number, (*facts, where_is(self.game, self.row, self.player)))]
        return self.tell_then(gone.state, gone.why, tuple(facts))

    def last_since(self, gone: LetGo) -> tuple[Pair, ...]:
        """Say what happened last, after what had set a trigger off."""
        log = self.unmet.log
        at = log.find(gone.waiting.event, gone.before)
        last = log.find_last(at + 1, gone.before)
        if at < 0 or last <= at:
            return ()
        return (self.unmet.then(last) if gone.state is self.state else self.unmet.had_happened(last),)

    def tell_then(self, s: State, why: Why, facts: tuple[Pair, ...]) -> list[Found]:
        """Return what stood against a trigger in the state in which it went, with how it was set off."""
        there = s.cards[self.row.uid]
        reasons = ActivationFacts(self.duel, s, self.player, there, self.line).tell_of(why, why.rules)
        return [Found(each.number, facts + each.facts, each.card) for each in reasons]

    def tell_waiting(self, waiting: WaitingTrigger, why: Why) -> list[Found]:
        """Say that a trigger waits, and for what, or what stands against it already."""
        s = self.state
        against = Why()
        number = name_rule(self.game, s, waiting, against)
        if number != rule.TIMING_OPTIONAL_PLAYER_DECIDES:
            return self.tell_let_go(LetGo(waiting, s, number, against, len(self.unmet.log.rows)))
        job = under_way(self.game, s, self.player)
        number = rule.TIMING_ACTION_NOTHING_ACTIVATED_BEFORE_IT_IS_DONE
        if rule.EFFECT_ACTIVATION_ORDER_OF_STEPS in why.rules:
            number = rule.EFFECT_ACTIVATION_ORDER_OF_STEPS
        elif s.chain:
            number = rule.CHAIN_RESOLVE_NO_ACTIVATION_DURING
        elif job == THEY_RESPOND:
            number = rule.ASK_WRONG_PLAYER
        return [Found(number, (*self.set_off(waiting), job, COMES_LATER))]

    def tell_of_phase(self, why: Why) -> list[Found]:
        """Say what stands against an effect of the phase that it is."""
        s, row, line = self.state, self.row, self.line
        waiting = WaitingTrigger(self.player, row.uid, row.visit, row.card, line.index, s.batch, 0, recall_beginning(s))
        against = Why()
        may_begin(self.game, s, self.player, row, line, answer_of(self.game, s, waiting), against)
        if against.rules:
            return self.tell_of(against, against.rules)
        moment = [number for number in why.rules if number != rule.EFFECT_TYPE_TRIGGER_AT_STATED_TIMING]
        return self.tell_of(why, moment) or [Found(rule.EFFECT_TYPE_TRIGGER_AT_STATED_TIMING, (COMES_LATER,))]

    # ---------------------------------------------------------------------------------------------------- not set off

    def tell_not_set_off(self) -> Found:
        """Say what would set a trigger off, and what has happened instead."""
        english, chinese = self.unmet.called()
        timing = self.unmet.occasion_in_words()
        facts = [(f"{english} is set off “{timing[0]}”", f"{chinese}的诱发条件是“{timing[1]}”")] if timing[0] else []
        if self.is_elsewhere():
            # What has happened to others says nothing to a card that could not have answered it.
            return Found(rule.EFFECT_TYPE_TRIGGER_AT_STATED_TIMING, tuple(facts))
        if self.line.places & ON_THE_FIELD and not kind_of(self.row.place) & (self.line.places | ON_THE_FIELD):
            # It would go on with its card, but only from the field could it begin.
            where = where_is(self.game, self.row, self.player)
            return Found(rule.EFFECT_TYPE_TRIGGER_AT_STATED_TIMING, (*facts, where))
        near = self.unmet.find_near()
        if near < 0:
            of_time = all(code.kind in OF_TIME for code in self.line.events)
            facts.append(phase_now(self.state) if of_time else NOTHING_LIKE_IT)
        else:
            facts.append(self.unmet.happened(near))
            facts += self.activated_since(near)
        return Found(rule.EFFECT_TYPE_TRIGGER_AT_STATED_TIMING, tuple(facts))

    def activated_since(self, at: int) -> list[Pair]:
        """Say that the effect has been activated for what has happened, if it has."""
        for event in self.unmet.log.rows[at + 1 :]:
            after = event.after
            if event.kind == EVENT_DECLARED and event.old == self.line.index and after is not None:
                if after.uid == self.row.uid:
                    english, chinese = self.unmet.called()
                    return [(f"{english} has been activated for it", f"{chinese}已经为此发动过")]
        return []
