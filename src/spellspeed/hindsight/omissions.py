"""What did not happen: triggers that went, links that did nothing, attacks chosen anew, cards that went elsewhere."""

from collections.abc import Iterator
from typing import Final

import spellspeed.engine.applies.continuous as continuous
import spellspeed.rulebook.codes as rule
from spellspeed.beginning import HistoryNode
from spellspeed.duel import Duel
from spellspeed.engine.applies.continuous import find_forbidding, is_link_negated
from spellspeed.engine.applies.numbers import holds
from spellspeed.engine.chain.chain import IS_A_NORMAL_SUMMON, needs_its_card
from spellspeed.engine.kernel.falling import is_banishing
from spellspeed.engine.kernel.frames import FRAME_DESTROY
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS, is_on_field
from spellspeed.engine.kernel.rows import CardState, Event, Link
from spellspeed.engine.kernel.state import State
from spellspeed.engine.moving.moves import goes_as_meant
from spellspeed.hindsight.explanation import Explanation
from spellspeed.hindsight.film import shoot
from spellspeed.hindsight.let_go import LetGo, find_gone
from spellspeed.hindsight.links import find_activation, find_link_under_way
from spellspeed.hindsight.log import Log
from spellspeed.lang.codes.code import OP_NEGATE_EFFECTS, OP_REDIRECT
from spellspeed.rulebook.book import Pair, rule_of
from spellspeed.seen import EVERYBODY
from spellspeed.words import (
    BANISHING,
    EVENT_ACTIVATED,
    EVENT_ATTACK_DECLARED,
    EVENT_ATTACK_STOPPED,
    EVENT_BANISHED,
    EVENT_DAMAGE_CALCULATED,
    EVENT_DESTROYED,
    EVENT_LINK_RESOLVED,
    EVENT_LINK_STARTED,
    EVENT_NEGATED,
    EVENT_PHASE_STARTED,
    EVENT_REPLAY,
    EVENT_SENT_TO_GRAVEYARD,
    EVENT_SUMMON_ATTEMPTED,
    EVENT_TARGETED,
    IN_GRAVEYARD,
    NOT_NEGATED,
    THE_ACTIVATION,
    THE_ATTACK,
    THE_SUMMON,
)

# What is negated before it comes to anything: where it began, and the rule.
NEGATED_BEFORE: Final[dict[int, tuple[int, str]]] = {
    THE_ACTIVATION: (EVENT_ACTIVATED, "negate.activation.no-resolution"),
    THE_SUMMON: (EVENT_SUMMON_ATTEMPTED, "timing.summon-negation-window.before-success"),
    THE_ATTACK: (EVENT_ATTACK_DECLARED, "battle.attack.negated-skips-damage-step"),
}
ABOUT_ATTACKS: Final = (EVENT_ATTACK_DECLARED, EVENT_DAMAGE_CALCULATED, EVENT_PHASE_STARTED)
DID_NOTHING: Final[Pair] = ("this link did nothing", "这个连锁块什么都没有做")
SAYS_NOTHING: Final = (EVENT_TARGETED, EVENT_NEGATED)  # what is told of a link that does nothing


def find_omissions(duel: Duel, nodes: list[tuple[int, HistoryNode]]) -> list[Explanation]:
    """Return what did not happen in this stretch of a duel, each at the event that it belongs to."""
    return sorted(Omissions(duel).find(nodes), key=lambda each: each.place)


class Omissions:
    """The film of a duel, searched for what did not happen."""

    def __init__(self, duel: Duel) -> None:
        self.duel: Final = duel
        self.game: Final[Game] = duel.game
        self.log: Final = Log(duel, EVERYBODY)
        self.rows: Final = self.log.rows

    def find(self, nodes: list[tuple[int, HistoryNode]]) -> Iterator[Explanation]:
        """Yield everything that did not happen."""
        counted = -1  # since which event a replay is due
        attack = -1  # where the attack was declared that has come to no damage calculation yet
        begun: dict[int, State] = {}  # by the place of their start: the state in which links began
        for shot in shoot(self.duel, nodes):
            for gone in find_gone(self.game, shot):
                yield from self.of_trigger(gone)
            before, after = shot.before.battle, shot.after.battle
            if after is not None and after.count_changed and (before is None or not before.count_changed):
                counted = shot.first + len(shot.events)
            for at, event in enumerate(shot.events, shot.first):
                if event.kind == EVENT_LINK_STARTED:
                    begun[event.number] = shot.after
                elif event.kind == EVENT_LINK_RESOLVED and event.number in begun:
                    yield from self.of_link(at, begun.pop(event.number), shot.before)
                elif event.kind == EVENT_NEGATED and event.number in NEGATED_BEFORE:
                    yield from self.of_negated(at, NEGATED_BEFORE[event.number])
                elif event.kind == EVENT_REPLAY:
                    yield from self.of_replay(at, counted)
                elif event.kind in (EVENT_BANISHED, EVENT_SENT_TO_GRAVEYARD):
                    yield from self.of_place(at, event, shot.before)
                if attack >= 0 and event.kind in (EVENT_ATTACK_DECLARED, EVENT_PHASE_STARTED):
                    yield from self.of_attack(attack, at)
                if event.kind in ABOUT_ATTACKS:
                    attack = at if event.kind == EVENT_ATTACK_DECLARED else -1
        if attack >= 0 and nodes and self.duel.state.battle is None and nodes[-1][1] is self.duel.node:
            yield from self.of_attack(attack, len(self.rows))

    def told(self, at: int, english: str, chinese: str) -> Pair:
        """Return a fact with an event in it."""
        clause = self.log.tell(at)
        return (english.format(clause[0]), chinese.format(clause[1]))

    # --------------------------------------------------------------------------------------------------------- triggers

    def of_trigger(self, gone: LetGo) -> Iterator[Explanation]:
        """Say which trigger was set off and went, and what happened last."""
        at = self.log.find(gone.waiting.event, gone.before)
        if at < 0:
            return
        facts = self.game.facts[gone.waiting.card]
        name_zh = facts.name_zh or facts.name_en
        told = [
            (f"an effect of {facts.name_en} was set off and not activated", f"「{name_zh}」的效果被诱发而没有发动"),
        ]
        causes = [at]
        last = self.log.find_last(at + 1, gone.before)
        if gone.number == rule.TIMING_WHEN_OPTIONAL_MISSES and last > at:
            told.append(self.told(last, "what happened last is: {}", "最后发生的是：{}"))
            causes.append(last)
        yield Explanation.of(rule_of(gone.number).id, at, tuple(told), tuple(causes))

    # ------------------------------------------------------------------------------------------------------------ links

    def of_link(self, end: int, s: State, done: State) -> Iterator[Explanation]:
        """Say why a link did nothing, if it did nothing, from the states in which it began and ended."""
        at = find_link_under_way(self.rows, end)
        if at < 0 or any(event.kind not in SAYS_NOTHING for event in self.rows[at + 1 : end]):
            return
        link = s.chain[self.rows[at].number - 1]
        line = self.game.line_of(link.card, link.line)
        if line.deeds_at >= line.end or has_changed(s, done, link):
            return  # there was nothing to do, or what it did is told by no event
        if line.deeds == IS_A_NORMAL_SUMMON and link.number == 1:
            return  # it is made when the chain is over
        rule_id, facts, causes = self.name_reason(s, link, at)
        yield Explanation.of(rule_id, at, (DID_NOTHING, *facts), causes)

    def name_reason(self, s: State, link: Link, at: int) -> tuple[str, tuple[Pair, ...], tuple[int, ...]]:
        """Return why a link does nothing in a state."""
        g, line = self.game, self.game.line_of(link.card, link.line)
        row = s.cards[link.uid]
        if link.negated != NOT_NEGATED or is_link_negated(g, s, link):
            return ("negate.effect-only.still-resolves-without-effect", self.negating(s, row), ())
        gone = row.visit != link.visit or not is_on_field(row.place) or not row.face_up
        if needs_its_card(g.facts[link.card].kind, line) and gone:
            return ("spell.continuous.destroyed-in-response-does-not-resolve", *self.moved(link.uid, link.number, at))
        if line.still_needs is not None and not holds(g, s, link.player, link.memory, line.still_needs):
            return ("effect.resolve.field-condition-must-still-hold", (), ())
        targets = link.targets
        if targets and not any(s.holds(targets[each], targets[each + 1]) for each in range(0, len(targets), 2)):
            return ("target.moved.effect-not-applied", *self.moved(targets[0], link.number, at))
        return ("effect.resolve.no-target-or-recipient-does-nothing", (), ())

    def moved(self, uid: int, number: int, before: int) -> tuple[tuple[Pair, ...], tuple[int, ...]]:
        """Say what became of a card since a link was activated."""
        for place in range(before - 1, max(find_activation(self.rows, number, before), 0), -1):
            after, left = self.rows[place].after, self.rows[place].before
            if after is not None and after.uid == uid and left is not None and left.place != after.place:
                return ((self.told(place, "before that: {}", "在那之前：{}"),), (place,))
        return ((), ())

    def negating(self, s: State, row: CardState) -> tuple[Pair, ...]:
        """Say which card negates the effects of another, if one does."""
        for source, lasting, step in continuous.find_steps(self.game, s, OP_NEGATE_EFFECTS):
            if continuous.applies_to(self.game, s, source, lasting, step, row):
                card = source.card if source is not None else lasting.card if lasting is not None else -1
                return (self.because_of(card),) if card >= 0 else ()
        return ()

    def of_negated(self, at: int, begun: tuple[int, str]) -> Iterator[Explanation]:
        """Say that an activation, a summon or an attack came to nothing since it was negated."""
        kind, rule_id = begun
        after = self.rows[at].after
        for place in range(at - 1, -1, -1):
            other = self.rows[place]
            if other.kind == kind and after is not None and other.after is not None and other.after.uid == after.uid:
                yield Explanation.of(rule_id, place, (self.told(at, "{}", "{}"),), (at,))
                return

    def of_attack(self, at: int, end: int) -> Iterator[Explanation]:
        """Say why an attack came to no damage calculation, unless it was negated."""
        attacker = self.rows[at].after
        between = range(at + 1, end)
        if attacker is None or any(self.is_negation(place) for place in between):
            return
        stopped = tuple([place for place in between if self.rows[place].kind == EVENT_ATTACK_STOPPED])
        for place in reversed(between):
            left, row = self.rows[place].before, self.rows[place].after
            if left is None or row is None or row.uid != attacker.uid:
                continue
            if left.place != row.place or left.position() != row.position():
                rule_id = "battle.attack.attacker-leaving-stops-attack"
                if is_on_field(row.place):
                    rule_id = "battle.attack.attacker-in-defense-stops-attack"
                yield Explanation.of(rule_id, at, (self.told(place, "{}", "{}"),), (place, *stopped))
                return
        if stopped:
            fact = self.told(stopped[0], "{}", "{}")
            yield Explanation.of("battle.replay.stopping-counts-as-declared", at, (fact,), stopped)

    def is_negation(self, place: int) -> bool:
        """Whether an attack was negated at this place of the log."""
        return self.rows[place].kind == EVENT_NEGATED and self.rows[place].number == THE_ATTACK

    # ---------------------------------------------------------------------------------------------- attacks and places

    def of_replay(self, at: int, counted: int) -> Iterator[Explanation]:
        """Say why an attack does not go on as it was declared."""
        for place in range(at - 1, -1, -1):
            if self.rows[place].kind == EVENT_ATTACK_DECLARED:
                last = self.log.find_last(place + 1, counted) if counted > place else -1
                why = (
                    (self.told(last, "the number of monsters changed: {}", "怪兽的数量变化了：{}"),)
                    if last >= 0
                    else ()
                )
                causes = (last, at) if last >= 0 else (at,)
                yield Explanation.of("battle.replay.on-change-of-opponents-monster-count", place, why, causes)
                return

    def of_place(self, at: int, event: Event, s: State) -> Iterator[Explanation]:
        """Say why a card did not go where it would have gone otherwise."""
        row = event.before
        if row is None:
            return
        if event.kind == EVENT_BANISHED:
            card = find_redirecting(self.game, s, row)
            if card >= 0:
                last = self.rows[at - 1] if at else None
                fallen = last is not None and last.kind == EVENT_DESTROYED and last.after is not None
                rule_id = "move.send-to-gy.banished-under-macro-cosmos"
                if fallen and last is not None and last.after is not None and last.after.uid == row.uid:
                    rule_id = "move.destroy.banished-instead-still-destroyed"
                yield Explanation.of(rule_id, at, (self.because_of(card),))
            return
        if any(frame.kind == FRAME_DESTROY and is_banishing(frame) for frame in s.frames):
            card = find_forbidding(self.game, s, row.controller, BANISHING, row)
            if card >= 0:
                yield Explanation.of("effect.conflict.cannot-beats-must", at, (self.because_of(card),))

    def because_of(self, card: int) -> Pair:
        """Say which card is the reason."""
        facts = self.game.facts[card]
        return (f"because of {facts.name_en}", f"因为「{facts.name_zh or facts.name_en}」")


def has_changed(s: State, done: State, link: Link) -> bool:
    """Whether anything but the card of a link is otherwise after it than before."""
    if s.lingering != done.lingering or s.bonds != done.bonds or s.lp != done.lp or s.battle != done.battle:
        return True
    others = [(one, other) for one, other in zip(s.cards, done.cards, strict=False) if one.uid != link.uid]
    return len(s.cards) != len(done.cards) or any(one != other for one, other in others)


def find_redirecting(g: Game, s: State, row: CardState) -> int:
    """Return the card whose effect sends a card elsewhere that would go to the Graveyard, -1 for none."""
    if not continuous.has_op(g, s, OP_REDIRECT) or KINDS[row.place] & IN_GRAVEYARD:
        return -1
    for source, lasting, step in continuous.find_steps(g, s, OP_REDIRECT):
        if step.instead_of & IN_GRAVEYARD and goes_as_meant(g, row, step):
            if continuous.applies_to(g, s, source, lasting, step, row):
                return source.card if source is not None else lasting.card if lasting is not None else -1
    return -1
