"""Which condition of a line is not met: the part of its text, what stands against it, and since when."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import spellspeed.rulebook.codes as rule
from spellspeed.duel import Duel
from spellspeed.engine.applies.find import find
from spellspeed.engine.applies.numbers import compute, holds
from spellspeed.engine.applies.triggers import answers_event, is_met_by, is_met_where
from spellspeed.engine.kernel.places import side_of
from spellspeed.engine.kernel.rows import CardState, Event
from spellspeed.engine.kernel.state import State
from spellspeed.hindsight.log import Log
from spellspeed.hindsight.since import NEVER, find_change
from spellspeed.lang.codes.code import (
    IF_BOTH,
    IF_DURING,
    IF_EXISTS,
    IF_NOT,
    IF_NUMBER,
    LINE_ACTIVATION,
    LINE_FLIP,
    ON_ACTIVATION,
    ON_SUMMON_ATTEMPT,
    SLOT_THIS,
    ConditionCode,
    EventCode,
)
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.rulebook.book import Pair
from spellspeed.telling.quoted import find_line, quote_condition, quote_timing
from spellspeed.wishes.facts import OTHERS_TURN, name_of, phase_now, tell_effect
from spellspeed.words import (
    EVENT_ATTACK_DECLARED,
    EVENT_FLIP_SUMMONED,
    EVENT_PHASE_STARTED,
    EVENT_SENT_TO_GRAVEYARD,
    EVENT_SPECIAL_SUMMONED,
    EVENT_STEP_STARTED,
    EVENT_SUMMON_ATTEMPTED,
    EVENT_SUMMONED,
    EVENT_TIMING_REACHED,
)

if TYPE_CHECKING:
    from spellspeed.lang.words.choices import Condition
    from spellspeed.lang.words.lines import ActivatedLine

SUMMONS: Final = (EVENT_SUMMONED, EVENT_FLIP_SUMMONED, EVENT_SPECIAL_SUMMONED)
OF_TIME: Final = (EVENT_TIMING_REACHED, EVENT_PHASE_STARTED, EVENT_STEP_STARTED)  # what time it is, is said otherwise
OPENLY_DONE: Final = (*SUMMONS, EVENT_SUMMON_ATTEMPTED, EVENT_ATTACK_DECLARED)
MOST_NAMES: Final = 3
FLIPPED: Final[Pair] = ("when this card is flipped face-up", "这张卡反转时")
OWN_TURN: Final[Pair] = ("it is your own turn", "现在是自己的回合")
NOTHING_LIKE_IT: Final[Pair] = ("nothing of the kind has happened in this turn", "这个回合没有发生这样的事")
HAS_PASSED: Final[Pair] = ("the moment for it has passed", "能对应它的时机已经过去")


class Unmet:
    """What a line of a card waits for and does not find, as far as its player can know."""

    def __init__(
        self, duel: Duel, s: State, player: int, row: CardState, line: LineCode, memory: tuple[int, ...]
    ) -> None:
        self.duel: Final = duel
        self.game: Final = duel.game
        self.state: Final = s
        self.player: Final = player
        self.row: Final = row
        self.line: Final = line
        self.memory: Final = memory
        self.name: Final = name_of(duel.game, row, player)
        self.log: Final = Log(duel, player)

    # -------------------------------------------------------------------------------------------------- what it answers

    def timing(self) -> Pair:
        """Return what the line answers, in its own words."""
        said = quote_timing(self.game, self.row.card, self.line)
        return FLIPPED if not said[0] and self.line.kind == LINE_FLIP else said

    def occasion_in_words(self) -> Pair:
        """Return what sets the line off with what must be so then, as its text says both in one breath."""
        english, chinese = self.timing()
        said = find_line(self.game, self.row.card, self.line)
        if not english or said is None or said.needs is None:
            return (english, chinese)
        needs = quote_condition(self.game, self.row.card, said, said.needs)
        return (f"{english}, {needs[0]}", f"{chinese}，{needs[1]}")

    def wants(self) -> Pair:
        """Say what the line answers."""
        english, chinese = self.timing()
        if not english:
            return (f"what {self.name[0]} answers has not just happened", f"{self.name[1]}所对应的事情没有刚刚发生")
        return self.only(english, chinese)

    def only(self, english: str, chinese: str) -> Pair:
        """Say when alone the card or effect can be activated."""
        name = self.called()
        return (f"{name[0]} can be activated only “{english}”", f"{name[1]}只能在“{chinese}”发动")

    def called(self) -> Pair:
        """Name the card that is activated, or the effect by its number."""
        if self.line.kind == LINE_ACTIVATION:
            return self.name
        return tell_effect(self.game, self.row.card, self.line, self.name)

    def occasion(self) -> tuple[int, tuple[Pair, ...]]:
        """Return which rule says best that the line has nothing to answer, and the facts: what did happen instead."""
        no = rule.EFFECT_CONDITION_ALL_MUST_BE_MET
        at = self.find_answered()
        if at < 0:
            near = self.find_near()
            return (no, (self.wants(), self.happened(near) if near >= 0 else NOTHING_LIKE_IT))
        event = self.log.rows[at]
        last = self.log.find_last(at + 1)
        facts = [self.wants(), self.happened(at)]
        if event in self.state.moment:
            # The window still answers what happened, but something else has happened since.
            return (rule.TIMING_WHEN_OPTIONAL_MISSES, (*facts, self.then(last)))
        facts.append(HAS_PASSED if last <= at else self.passed(last))
        return (rule.TIMING_SUMMON_RESPONSE_ONLY_IN_FIRST_CHAIN if event.kind in SUMMONS else no, tuple(facts))

    def find_answered(self) -> int:
        """Return where the last event of the turn stands that the line speaks of, -1 for none."""
        g, s = self.game, self.state
        for at, event in self.turn_backwards():
            for code in self.line.events:
                # Of a battle that is over it can no longer be told which monsters it was about.
                if code.kind in (ON_ACTIVATION, EVENT_TIMING_REACHED):
                    continue
                if answers_event(g, s, self.player, self.row, code, event):
                    return at
        return -1

    def find_near(self) -> int:
        """Return where the last event of the turn stands that is almost what the line answers, -1 for none."""
        for at, event in self.turn_backwards():
            if event.kind not in OF_TIME and any(self.is_near(code, event) for code in self.line.events):
                return at
        return -1

    def is_near(self, code: EventCode, event: Event) -> bool:
        """Whether an event is of the kind that the line speaks of, and nothing but the card of it is another.

        Of a summon or an attack also another player's is near; of this very card, whatever befell it.
        """
        kind = EVENT_SUMMON_ATTEMPTED if code.kind == ON_SUMMON_ATTEMPT else code.kind
        if event.kind != kind:
            return False
        if code.slot == SLOT_THIS:
            return event.after is not None and event.after.uid == self.row.uid
        if code.on_slot == SLOT_THIS and event.kind != EVENT_ATTACK_DECLARED:
            return event.source == self.row.uid
        if event.kind in OPENLY_DONE:
            return True
        if code.because and not code.because & 1 << event.cause:
            return False
        return is_met_by(self.state, self.player, code, event) and is_met_where(self.player, code, event)

    def turn_backwards(self) -> Iterator[tuple[int, Event]]:
        """Yield the events of the turn with their places, the last one first."""
        rows = self.log.rows
        for at in range(len(rows) - 1, self.log.begin_of_turn() - 1, -1):
            yield at, rows[at]

    def happened(self, at: int) -> Pair:
        """Say that this is what has happened."""
        english, chinese = self.log.clause(at, points=True)
        if self.log.rows[at].kind == EVENT_SENT_TO_GRAVEYARD:
            left = self.log.tell_left(at)  # mostly that is what the line asks for
            english, chinese = f"{english} (from {left[0]})", f"{chinese}（从{left[1]}）"
        return (f"what happened: {english}", f"发生的是“{chinese}”")

    def then(self, at: int) -> Pair:
        """Say that this happened last."""
        english, chinese = self.log.clause(at)
        return (f"what happened last: {english}", f"最后发生的是“{chinese}”")

    def had_happened(self, at: int) -> Pair:
        """Say that this had happened last when the line could have been activated, whatever has happened since."""
        english, chinese = self.log.clause(at)
        return (
            f"when it could have been activated, the last thing that had happened was: {english}",
            f"到了可以发动的时点，最后发生的已经是“{chinese}”",
        )

    def passed(self, at: int) -> Pair:
        """Say that the moment has passed, and what has happened since."""
        english, chinese = self.log.clause(at)
        return (f"{HAS_PASSED[0]}: since then {english}", f"{HAS_PASSED[1]}，之后发生的是“{chinese}”")

    # ---------------------------------------------------------------------------------------------------- what it needs

    def conditions(self) -> tuple[Pair, ...]:
        """Say which of the conditions of the line do not hold, why, and since when."""
        said = find_line(self.game, self.row.card, self.line)
        found: list[Pair] = []
        for node, code in (
            (None if said is None else said.needs, self.line.needs),
            (None if said is None else said.still_needs, self.line.still_needs),
        ):
            if code is None or self.holds(self.state, code):
                continue
            if said is None or node is None:
                found.append((f"a condition of {self.name[0]} is not met", f"没有满足{self.name[1]}的发动条件"))
                continue
            for part, its_code in self.failing(node, code):
                found.append(self.needs(said, part))
                found += self.against(its_code)
                found += self.since(its_code)
        return tuple(found)

    def holds(self, s: State, code: ConditionCode) -> bool:
        """Whether a condition of the line holds in a state."""
        return holds(self.game, s, self.player, self.memory, code)

    def failing(self, node: "Condition", code: ConditionCode) -> "Iterator[tuple[Condition, ConditionCode]]":
        """Yield the parts of a condition that do not hold, as small as its text says them."""
        from spellspeed.lang.words.choices import Both

        if not isinstance(node, Both) or code.op != IF_BOTH:
            yield node, code
            return
        codes: list[ConditionCode] = []
        rest = code
        for _ in node.of[1:]:
            assert rest.one is not None and rest.other is not None
            codes.append(rest.other)
            rest = rest.one
        codes.append(rest)
        for part, its_code in zip(node.of, reversed(codes), strict=True):
            if not self.holds(self.state, its_code):
                yield from self.failing(part, its_code)

    def needs(self, said: "ActivatedLine", part: "Condition") -> Pair:
        """Say which condition it is."""
        english, chinese = quote_condition(self.game, self.row.card, said, part)
        return self.only(english, chinese)

    def against(self, code: ConditionCode) -> list[Pair]:
        """Say what stands against a condition: the cards that are there, how many, the phase, the number."""
        g, s = self.game, self.state
        if code.op == IF_DURING:
            if not code.turn_of & side_of(self.player, s.turn_player):
                return [OWN_TURN if s.turn_player == self.player else OTHERS_TURN]
            return [] if code.at_start and code.phases & 1 << s.phase else [phase_now(s)]
        if code.op == IF_NUMBER:
            value = compute(g, s, self.player, self.memory, code.number)
            return [(f"that number is {value} now", f"现在这个数值是{value}")]
        inner = code.one if code.op == IF_NOT else code
        if inner is None or inner.op != IF_EXISTS or inner.choice is None:
            return []
        rows = [s.cards[uid] for uid in find(g, s, self.player, self.memory, inner.choice)]
        if not rows:
            return [("there is none", "现在没有")]
        return [self.name_some(rows)]

    def name_some(self, rows: list[CardState]) -> Pair:
        """Name the cards that are there, the first few of them."""
        rows.sort(key=lambda row: row.place)
        names = [name_of(self.game, row, self.player) for row in rows[:MOST_NAMES]]
        more = len(rows) - len(names)
        english = ", ".join([name[0] for name in names]) + (f" and {more} more" if more else "")
        chinese = "、".join([name[1] for name in names]) + (f"等{len(rows)}张" if more else "")
        verb = "is" if len(rows) == 1 else "are"
        return (f"there {verb}: {english}", f"现在有：{chinese}")

    def since(self, code: ConditionCode) -> list[Pair]:
        """Say since when a condition does not hold, if it held earlier in this turn."""
        if code.op == IF_DURING and not code.at_start:
            return []
        told = find_change(self.duel, lambda s: self.holds(s, code))
        told = told if told == NEVER else self.log.place_after(told)
        at = -1 if told == NEVER else self.log.find_last(self.log.begin_of_turn(), told)
        if any(event.kind == EVENT_PHASE_STARTED for event in self.log.rows[at + 1 : max(told, 0)]):
            at = self.log.find_next(told)  # an answer that had not told anything yet ended it in the new phase
        if at < 0:
            return []
        english, chinese = self.log.clause(at)
        return [(f"that no longer holds since {english}", f"从“{chinese}”起不再满足")]
