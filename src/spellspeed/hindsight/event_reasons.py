"""Why an event happened: what set it off, and the rule it obeyed."""

from typing import Final

from spellspeed.duel import Duel
from spellspeed.engine.applies.triggers import find_answer
from spellspeed.engine.kernel.frames import FRAME_ACTIVATE
from spellspeed.engine.kernel.rows import Event, WaitingTrigger
from spellspeed.hindsight.explanation import Explanation
from spellspeed.hindsight.film import Shot, find_turn, shoot
from spellspeed.hindsight.links import find_activation, find_declaration, find_link_under_way
from spellspeed.hindsight.log import Log
from spellspeed.hindsight.obeyed import APPLIES, BY_AN_EFFECT, name_obeyed
from spellspeed.hindsight.omissions import find_omissions
from spellspeed.rulebook.book import Pair
from spellspeed.seen import EVERYBODY
from spellspeed.telling.quoted import quote_timing
from spellspeed.words import (
    BY_BATTLE,
    BY_COST,
    BY_EFFECT,
    EVENT_ACTIVATED,
    EVENT_ATTACK_DECLARED,
    EVENT_ATTACK_STOPPED,
    EVENT_DAMAGE_CALCULATED,
    EVENT_DECLARED,
    EVENT_LINK_RESOLVED,
    EVENT_LINK_STARTED,
    EVENT_NEGATED,
    EVENT_TARGETED,
    EVENT_TARGETS_CHOSEN,
)

OF_ACTIVATION: Final = (EVENT_DECLARED, EVENT_TARGETS_CHOSEN, EVENT_ACTIVATED)
OF_LINK: Final = (EVENT_LINK_STARTED, EVENT_LINK_RESOLVED, EVENT_TARGETED)
CHOSEN: Final[Pair] = ("its player chose to do so", "由玩家选择进行")


def explain_event(duel: Duel, at: int) -> Explanation:
    """Return why the event at this place of the log happened, and what did not happen because of it.

    >>> duel = Duel.from_position('''
    ...     turn 3, Main Phase 1, you to act
    ...     you 8000   hand: Mystical Space Typhoon
    ...     opp 8000   set: Mirror Force
    ... ''')
    >>> duel.play("activate Mystical Space Typhoon", "zone 1")
    >>> places = [at for at, event in enumerate(duel.events) if event.kind == "destroyed"]
    >>> why = explain_event(duel, places[0])
    >>> why.rule, [duel.events[at].kind for at in why.causes]
    ('effect.text.usage-part-done-at-activation', ['resolves', 'activated'])
    """
    return Past(duel).explain(at)


class Past:
    """The log of a duel, asked about one of its events."""

    def __init__(self, duel: Duel) -> None:
        self.duel: Final = duel
        self.game: Final = duel.game
        self.log: Final = Log(duel, EVERYBODY)
        self.rows: Final = self.log.rows

    def explain(self, at: int) -> Explanation:
        """Return why the event at this place happened."""
        event = self.rows[at]
        rule = name_obeyed(self.game, event, self.rows[at - 1] if at else None)
        if event.kind in OF_ACTIVATION:
            rule, facts, causes = self.of_activation(at, rule)
        elif event.kind in OF_LINK:
            facts, causes = self.of_link(find_activation(self.rows, event.number, at))
        elif event.cause == BY_COST:
            facts, causes = self.of_cost(at)
        elif event.cause == BY_EFFECT or event.kind == EVENT_NEGATED:
            rule, facts, causes = self.of_effect(at, rule)
        elif event.cause == BY_BATTLE:
            facts, causes = self.of_battle(at)
        else:
            facts, causes = self.of_play(at)
        turn = find_omissions(self.duel, find_turn(self.duel, at))
        omitted = tuple([each for each in turn if each.place == at or at in each.causes])
        if event.kind == EVENT_ATTACK_STOPPED and omitted:
            rule = omitted[0].rule  # by its player, or since it could not go on
        return Explanation.of(rule, at, facts, causes, omitted)

    def told(self, at: int, english: str, chinese: str) -> Pair:
        """Return a fact with an event in it."""
        clause = self.log.tell(at)
        return (english.format(clause[0]), chinese.format(clause[1]))

    # ------------------------------------------------------------------------------------------------------ activations

    def of_activation(self, at: int, rule: str) -> tuple[str, tuple[Pair, ...], tuple[int, ...]]:
        """Say what set an activation off: a trigger's event, what it answers, the link before it, or its player."""
        declared = find_declaration(self.rows, at)
        shot = self.find_beginning(declared) if declared >= 0 else None
        if shot is None:
            return (rule, (CHOSEN,), ())
        event = self.rows[declared]
        assert event.after is not None
        line = self.game.line_of(event.after.card, event.old)
        waiting = find_waiting(shot, event)
        if waiting is not None:
            cause = self.log.find(waiting.event, declared)
            missed = bool(shot.before.moment) and waiting.batch != shot.before.moment[-1].batch
            rule = name_of_trigger(line.mandatory, line.can_miss, missed)
            facts = (self.told(cause, "it was set off by this: {}", "诱发它的是：{}"),) if cause >= 0 else ()
            return (rule, facts + self.quoted(event), (cause,) if cause >= 0 else ())
        row = shot.before.cards[event.after.uid]
        answer = find_answer(self.game, shot.before, event.player, row, line)
        for place in range(declared - 1, -1, -1) if answer and answer[0] else ():
            if self.rows[place].kind == answer[0] and self.rows[place] in shot.before.moment:
                fact = self.told(place, "it answers this: {}", "对应的是：{}")
                return ("effect.condition.all-must-be-met", (fact, *self.quoted(event)), (place,))
        last = find_activation(self.rows, len(shot.before.chain), declared) if shot.before.chain else -1
        if last >= 0:
            fact = self.told(last, "it was chained to this: {}", "连锁于：{}")
            return ("chain.spell-speed.must-be-at-least", (fact,), (last,))
        return (rule, (CHOSEN,), ())

    def quoted(self, event: Event) -> tuple[Pair, ...]:
        """Say in the words of a card what its line answers."""
        assert event.after is not None
        line = self.game.line_of(event.after.card, event.old)
        said = quote_timing(self.game, event.after.card, line)
        return ((f"its text says “{said[0]}”", f"文本写明“{said[1]}”"),) if said[0] else ()

    def find_beginning(self, declared: int) -> Shot | None:
        """Return the step of the duel in which the activation was begun that was declared at a place of the log."""
        event = self.rows[declared]
        found: Shot | None = None
        for shot in shoot(self.duel, find_turn(self.duel, declared)):
            if shot.first > declared:
                break
            if is_begun(shot, event):
                found = shot
        return found

    # ---------------------------------------------------------------------------------------------------------- effects

    def of_link(self, activated: int) -> tuple[tuple[Pair, ...], tuple[int, ...]]:
        """Say where a link was activated."""
        if activated < 0:
            return ((), ())
        return ((self.told(activated, "it was activated here: {}", "发动于：{}"),), (activated,))

    def of_effect(self, at: int, rule: str) -> tuple[str, tuple[Pair, ...], tuple[int, ...]]:
        """Say which link did something, or that a card did it whose effect applies."""
        event = self.rows[at]
        started = find_link_under_way(self.rows, at)
        if started >= 0 and (event.source < 0 or event.source == uid_of(self.rows[started])):
            number = self.rows[started].number
            activated = find_activation(self.rows, number, started)
            told, causes = self.of_link(activated)
            did = (f"chain link {number} did this", f"这是连锁{number}的处理")
            return (rule, (did, *told), (started, *causes))
        if event.source < 0:
            return (rule, (), ())
        seen = self.log.see(at).other
        facts = None if seen is None else seen.facts
        if facts is None:
            return (rule, (), ())
        name_zh = facts.name_zh or facts.name_en
        by = (f"an effect of {facts.name_en} that applies did this", f"这是适用中的「{name_zh}」的效果")
        return (APPLIES if rule == BY_AN_EFFECT else rule, (by,), ())

    def of_cost(self, at: int) -> tuple[tuple[Pair, ...], tuple[int, ...]]:
        """Say for which activation a cost was paid."""
        declared = find_declaration(self.rows, at)
        if declared < 0:
            return ((), ())
        return ((self.told(declared, "it was paid for this: {}", "为此支付：{}"),), (declared,))

    def of_battle(self, at: int) -> tuple[tuple[Pair, ...], tuple[int, ...]]:
        """Say in which damage calculation something was decided."""
        for place in range(at - 1, -1, -1):
            if self.rows[place].kind == EVENT_DAMAGE_CALCULATED:
                return ((self.told(place, "it was decided here: {}", "决定于：{}"),), (place,))
            if self.rows[place].kind == EVENT_ATTACK_DECLARED:
                return ((self.told(place, "it came of this: {}", "起因：{}"),), (place,))
        return ((), ())

    def of_play(self, at: int) -> tuple[tuple[Pair, ...], tuple[int, ...]]:
        """Say what came just before an event that a player or the rules brought about."""
        event = self.rows[at]
        last = self.log.find_last(max(0, at - 12), at)
        same = [place for place in range(max(0, at - 12), at) if self.rows[place].batch == event.batch]
        cause = same[-1] if same else last
        if cause < 0:
            return ((), ())
        return ((self.told(cause, "it followed this: {}", "在此之后：{}"),), (cause,))


def uid_of(event: Event) -> int:
    """Return the number of the card that an event is about, -1 for none."""
    return -1 if event.after is None else event.after.uid


def is_begun(shot: Shot, event: Event) -> bool:
    """Whether a step begins the activation that an event declares."""
    before = [frame for frame in shot.before.frames if frame.kind == FRAME_ACTIVATE]
    after = [frame for frame in shot.after.frames if frame.kind == FRAME_ACTIVATE]
    return len(after) > len(before) and after[-1].uid == uid_of(event) and after[-1].line == event.old


def find_waiting(shot: Shot, event: Event) -> WaitingTrigger | None:
    """Return the trigger that waited before a step and is the one that an event declares, None for no trigger."""
    for waiting in shot.before.waiting:
        if waiting.uid == uid_of(event) and waiting.line == event.old:
            return waiting
    return None


def name_of_trigger(mandatory: bool, can_miss: bool, later: bool) -> str:
    """Return the rule by which a trigger was activated; `later` says that something has happened since it was set off.

    >>> name_of_trigger(False, False, True)
    'timing.if-optional.deferred-until-after-chain'
    """
    if mandatory:
        return "timing.mandatory.deferred-until-after-chain" if later else "timing.mandatory.must-activate"
    if can_miss:
        return "timing.when-optional.ok-if-last-event"
    return "timing.if-optional.deferred-until-after-chain" if later else "timing.optional.player-decides"
