"""The steps of a line: every verb and connector as codes that the engine carries out."""

from dataclasses import replace
from typing import Any, Final

import spellspeed.lang.codes.code as code
from spellspeed.lang.codes.code import ChoiceCode, EventCode, NumberCode, speaks_of
from spellspeed.lang.codes.line_code import Step
from spellspeed.lang.flatten.amounts import depends_on_outcome, exchanged_values, group_amounts
from spellspeed.lang.flatten.composed_verbs import COMPOSED
from spellspeed.lang.flatten.dependence import (
    binds_only_you,
    depends_on,
    draws_from_what_is_there,
    turns_only_this_card,
)
from spellspeed.lang.flatten.happening_codes import event_codes
from spellspeed.lang.flatten.noun_codes import FindCard, NounWriter, called
from spellspeed.lang.words.choices import Cards, Choice, UsedMaterials, WhenActivated
from spellspeed.lang.words.deeds import (
    FREES_A_ZONE,
    SAID,
    Deed,
    Joined,
    Later,
    May,
    Move,
    OneOf,
    OnlyIf,
    is_left_to_chance,
)
from spellspeed.lang.words.every_word import AFTER_THAT, AND, AND_IF_YOU_DO, THEN
from spellspeed.lang.words.node import Line, Node, words_in
from spellspeed.lang.words.nouns import Amount, Filter, Ref, Stat
from spellspeed.lang.words.rare import SummonsMade
from spellspeed.lang.words.terms import engine_number
from spellspeed.lang.words.timings import TimesHappened
from spellspeed.lang.words.verbs import ChangeStat, LookAt, Reveal
from spellspeed.words import IN_DECK, OPPONENT, YOU

COUNTED_A_LINE: Final = 8  # more than a line counts
THOSE: Final = Ref("those cards")  # what several values of which change, if the sentence gives them no name


class StepWriter(NounWriter):
    """Writes the steps of one line."""

    def __init__(self, find_card: FindCard) -> None:
        super().__init__(find_card)
        self.steps: list[Step] = []
        self.granted: list[Line] = []  # the lines that the card lets others gain
        self.keeps_declaration = False  # whether other lines of the card speak of what this one declares
        self.line_index = 0  # which line of its card it writes
        self.counting: dict[TimesHappened, int] = {}  # what it counts this turn → its number
        self.tallied: list[tuple[int, EventCode]] = []  # what it counts this turn, each under a number
        self.said = 0  # how many deeds of the effect are written
        self.as_cost = False
        self.as_card = False  # whether it writes the activation of a card
        self.frees_a_zone = False  # whether the cost takes a monster off your field
        self.registers: dict[int, int] = {}  # id of an amount → the register it was read into
        self.exchanged: list[Stat] = []  # values of this group that each of several cards has for itself
        self.notes: dict[int, int] = {}  # id of such a value → the slot in which it is noted
        self.pending: list[Amount] = []  # amounts of this simultaneous group that are not read yet
        self.kept: dict[int, int] = {}  # the same for values of what the cost takes away, which the effect speaks of
        self.values: dict[Ref, int] = {}  # by what a deed will have taken away: the value that is spoken of
        self.wanted: set[int] = set()  # ids of the amounts that are to be kept so
        self.reading = True  # numbers of activated lines are read before a group acts; continuous ones always anew

    def emit(self, step: Step) -> int:
        """Write a step and return where it stands."""
        self.steps.append(step)
        return len(self.steps) - 1

    def here(self) -> int:
        """Return where the next step will stand."""
        return len(self.steps)

    # ------------------------------------------------------------------------------------------------------ connectors

    def deed(self, node: Deed) -> list[int]:
        """Write a deed; return the expression that says whether it could do anything."""
        if isinstance(node, Joined):
            return self.joined(node)
        if isinstance(node, May):
            self.read_pending()
            at = self.emit(Step(code.OP_UNLESS_WANTED, as_cost=self.as_cost, who=node.by.value))
            possible = self.apart(node.do)
            self.steps[at].deed_at = possible[0]
            self.steps[at].jump_to = self.here()
            return possible
        if isinstance(node, OnlyIf):
            self.read_pending()
            at = self.emit(Step(code.OP_UNLESS, condition=self.condition(node.condition)))
            possible = self.apart(node.do)
            self.steps[at].jump_to = self.here()
            return [at, *possible, code.BOTH_OF]
        if isinstance(node, OneOf):
            self.read_pending()
            mode = self.emit(Step(code.OP_CHOOSE_MODE, freely=node.freely, who=node.by.value))
            first = self.apart(node.first)
            end = self.emit(Step(code.OP_JUMP))
            self.steps[mode].jump_to = self.here()
            second = self.apart(node.second)
            self.steps[mode].deed_at = first[0]
            self.steps[end].jump_to = self.here()
            return [*first, *second, code.ONE_OF]
        if isinstance(node, Later):
            return [self.later(node)]
        if isinstance(node, ChangeStat) and len(node.stat) > 1:
            return self.change_stats(node)
        return [self.verb(node)]

    def apart(self, node: Deed) -> list[int]:
        """Write a deed that may be left out: what is read within it is read for it alone."""
        pending, exchanged = self.pending, self.exchanged
        self.begin_group(node)
        possible = self.deed(node)
        self.pending = pending
        self.exchanged = exchanged
        return possible

    def later(self, node: Later) -> int:
        """Write what is put off to a later phase; what follows it goes on at once."""
        at = self.emit(
            Step(
                code.OP_LATER,
                phase=node.phase.number,
                turn_of=node.turn_of.value,
                who=node.by.value,
                nth_turn=0 if node.nth else node.count,
                nth_phase=node.nth,
                at_end=node.at_end,
                this_turn=node.this_turn,
            )
        )
        pending = self.pending
        self.begin_group(node.do)
        self.deed(node.do)
        self.emit(Step(code.OP_STOP))
        self.pending = pending
        self.steps[at].jump_to = self.here()
        return at

    def joined(self, node: Joined) -> list[int]:
        """Write two deeds and what joins them."""
        needs_first = node.how in (AND, AND_IF_YOU_DO, THEN)
        start = self.here()
        guard = self.emit(Step(code.OP_UNLESS_POSSIBLE)) if node.how == AND else -1
        first = self.deed(node.first)
        middle = self.here()
        jumps: list[int] = []
        if needs_first:
            jumps.append(self.emit(Step(code.OP_UNLESS_DONE)))
        if node.how in (THEN, AFTER_THAT):
            self.begin_group(node.second)
        if node.may:
            self.read_pending()
        wanted = self.emit(Step(code.OP_UNLESS_WANTED)) if node.may else -1
        if node.how in (THEN, AFTER_THAT):
            self.emit(Step(code.OP_NEW_BATCH))  # what is declined comes after nothing
        second = self.apart(node.second) if node.may else self.deed(node.second)
        for at in jumps:
            self.steps[at].jump_to = self.here()
        if node.may:
            self.steps[wanted].deed_at = second[0]
            self.steps[wanted].jump_to = self.here()
        if guard >= 0:
            self.steps[guard].deed_at = second[0]
            self.steps[guard].jump_to = self.here()
        if is_left_to_chance(node.first):
            return second  # what is said or left to chance is no matter by itself
        if isinstance(node.first, (Reveal, LookAt)) and isinstance(node.second, OnlyIf):
            decided = [self.steps[at] for at in second if at >= 0]
            if any(step.slot == code.SLOT_THIS or step.choice is not None for step in decided):
                return [*first, *second, code.BOTH_OF]  # shown only to decide what becomes of this card or of others
        needs_cards = node.how in (AND_IF_YOU_DO, THEN) and not node.may and draws_from_what_is_there(node)
        if node.how == AND or needs_cards:
            return [*first, *second, code.BOTH_OF]
        if needs_first or self.is_about(second, start, middle):
            return first
        if binds_only_you(node.second) or turns_only_this_card(node.second):
            return first
        return [*first, *second, code.ONE_OF]

    def is_about(self, possible: list[int], start: int, end: int) -> bool:
        """Whether deeds are only about cards that steps before them choose or move: no more possible than those."""
        known = {step.slot for step in self.steps[start:end] if step.op == code.OP_CHOOSE}
        known |= {step.out for step in self.steps[start:end] if step.op == code.OP_RESULT and step.out >= 0}
        deeds = [self.steps[at] for at in possible if at >= 0]
        return all(deed.choice is None and deed.slot in known for deed in deeds)

    def begin_group(self, node: Deed) -> None:
        """Note the amounts of what happens at once: they are read before the first of it acts."""
        self.pending = [amount for amount in group_amounts(node) if not isinstance(amount, int)]
        self.exchanged = list(exchanged_values(node))

    def pay(self, cost: Deed | None, line: Node) -> None:
        """Write what is noted at the activation, and then the cost."""
        self.as_cost = True
        for word in words_in(line):
            if isinstance(word, WhenActivated) and word not in self.noted_before:
                register = self.new_register()
                self.emit(Step(code.OP_READ, condition=self.condition(word.of), register=register))
                self.noted_before[word] = register
        if cost is not None:
            self.begin_group(cost)
            self.keep_for_later(cost, line)
            self.deed(cost)
        self.as_cost = False

    def keep_for_later(self, cost: Deed, line: Node) -> None:
        """Note the values of cards chosen for a cost that the rest of the line speaks of: they are read in time."""
        given = [called(word) for word in words_in(cost) if isinstance(word, Choice)]
        for word in words_in(line):
            if isinstance(word, Stat) and word.of in given and id(word) not in self.wanted:
                self.wanted.add(id(word))
                self.pending.append(word)

    def number(self, node: Amount) -> NumberCode:
        """Flatten a number, or refer to the register in which it is kept."""
        if isinstance(node, SummonsMade):
            return NumberCode(code.NUM_SUMMONS)
        if isinstance(node, TimesHappened):
            if node not in self.counting:
                self.counting[node] = self.line_index * COUNTED_A_LINE + len(self.counting)
                self.tallied += [(self.counting[node], event) for event in event_codes(self, node.what)]
            return NumberCode(code.NUM_HAPPENED, value=self.counting[node])
        if id(node) in self.kept:
            return NumberCode(code.NUM_REGISTER, register=self.kept[id(node)], one=super().number(node))
        return super().number(node)

    def read_pending(self) -> None:
        """Read the amounts of this group whose cards are known by now."""
        if not self.reading:
            return
        for amount in self.pending:
            if id(amount) in self.registers or id(amount) in self.kept or id(amount) in self.notes:
                continue
            if len(self.registers) > self.last_register():
                continue
            try:
                number = self.number(amount)
            except ValueError:
                continue  # about cards that a later step of the group will choose: it is read in its place
            if any(amount is value for value in self.exchanged):
                self.note_each(amount)
            elif id(amount) in self.wanted:
                self.kept[id(amount)] = register = self.last_register()
                self.emit(Step(code.OP_READ, number=number, register=register))
            elif not depends_on_outcome(number):
                self.registers[id(amount)] = register = len(self.registers)
                self.emit(Step(code.OP_READ, number=number, register=register))

    def note_each(self, value: Amount) -> None:
        """Write what notes a value of each of several cards, before any of them changes."""
        assert isinstance(value, Stat)
        self.notes[id(value)] = self.new_slot()
        how = code.STAT_BECOME_ORIGINAL if value.original else 0
        slot, out = self.slot(value.of), self.notes[id(value)]
        self.emit(Step(code.OP_RECALL, slot=slot, out=out, stat=value.which.number, stat_change=how))

    def last_register(self) -> int:
        """Give the last register that nothing is kept in."""
        return code.REGISTERS - 1 - len(self.kept) - len(self.results) - len(self.declared) - len(self.noted_before)

    def new_register(self) -> int:
        """Give a register to keep a number in that the rest of the line may speak of."""
        register = self.last_register()
        if register < len(self.registers):
            raise ValueError("the line has more numbers than it can remember")
        return register

    def amount(self, node: Amount) -> NumberCode:
        """Flatten an amount, or refer to the register it has been read into."""
        if isinstance(node, Stat) and id(node) in self.notes:
            return NumberCode(code.NUM_NOTED, noted_in=self.notes[id(node)], slot=self.slot(node.of))
        if id(node) in self.registers:
            return NumberCode(code.NUM_REGISTER, register=self.registers[id(node)], one=self.number(node))
        return self.number(node)

    # ----------------------------------------------------------------------------------------------------------- verbs

    def cards(self, node: Cards | None) -> tuple[int, ChoiceCode | None]:
        """Write the choice of cards, if there is one; return the slot they are in."""
        if node is None:
            return code.NO_SLOT, None
        if isinstance(node, Ref):
            return self.slot(node), None
        choice = self.choice(node)
        slot = self.introduce(called(node))
        if self.reading:
            self.emit(Step(code.OP_CHOOSE, slot=slot, choice=choice, as_cost=self.as_cost))
        return slot, choice

    def verb(self, node: Deed) -> int:
        """Write one verb; return where it stands. The choice before it learns which verb its cards are for."""
        start = self.here()
        compose = COMPOSED.get(type(node))
        at = self.plain_verb(node) if compose is None else compose(self, node)
        self.steps[at].said = self.said
        self.said += 1
        for choosing in self.steps[start:at]:
            if choosing.op == code.OP_CHOOSE:
                choosing.deed_at = at
        return at

    def plain_verb(self, node: Deed) -> int:
        """Write a verb whose step is made of its fields."""
        verb = node.verb
        assert verb.op, f"{node!r} is no deed"
        if isinstance(node, Move):
            slot, choice = self.cards(node.cards)
            self.read_pending()
            return self.move(node, slot, choice)
        slot, choice = self.cards(getattr(node, verb.cards) if verb.cards else None)
        self.read_pending()
        if verb.slot:
            slot = self.slot(getattr(node, verb.slot)) if isinstance(verb.slot, str) else verb.slot
        return self.emit(self.step(node, slot, choice))

    def holder_of(self, node: Deed) -> int:
        """Return the slot of the other card that a verb speaks of, if its sentence names one."""
        ref = getattr(node, node.verb.holder) if node.verb.holder else None
        return code.NO_SLOT if ref is None else self.slot(ref)

    def step(
        self,
        node: Deed,
        slot: int,
        choice: ChoiceCode | None,
        **known: Any,
    ) -> Step:
        """Make the step of a verb from the fields of its node, and from what is known besides."""
        verb = node.verb
        amount: Amount | None = getattr(node, verb.number) if verb.number else None
        what: Filter | None = getattr(node, verb.filter) if verb.filter else None
        by: Filter | None = getattr(node, verb.by) if verb.by else None
        tributes: Filter | None = getattr(node, verb.tributes) if verb.tributes else None
        for name in SAID:
            if name not in known and (said := verb.field_of(node, name)):
                known[name] = self.value_in(node, said)
        known.setdefault("number", None if amount is None else self.amount(amount))
        return Step(
            verb.op,
            slot=slot,
            choice=choice,
            filter_=None if what is None else self.filter(what),
            by=None if by is None else self.filter(by),
            tributes=None if tributes is None else self.filter(tributes),
            holder=self.holder_of(node),
            as_cost=self.as_cost,
            as_card=self.as_card,
            **known,
        )

    def value_in(self, node: Deed, said: str | bool) -> int | bool:
        """Give the engine's number for what a field says, or whether it is so."""
        if isinstance(said, bool):
            return said
        if said == FREES_A_ZONE:
            return self.frees_a_zone
        value = getattr(node, said)
        return value if isinstance(value, bool) else engine_number(value)

    def move(self, node: Move, slot: int, choice: ChoiceCode | None, shuffles: bool = True, **known: bool) -> int:
        """Write a verb that moves cards, and what remembers the outcome; a deck that was looked through is shuffled."""
        if node.called is not None and node.called in self.values:
            self.noted[node.called] = self.new_slot()
            self.emit(Step(code.OP_RECALL, slot=slot, out=self.noted[node.called], stat=self.values[node.called]))
        at = self.emit(self.step(node, slot, choice, **known))
        out = code.NO_SLOT if node.called is None else self.introduce(node.called)
        self.emit(Step(code.OP_RESULT, slot=slot, out=out))
        if shuffles and choice is not None and not choice.from_top and choice.among < 0:
            if choice.yours & IN_DECK:
                self.emit(Step(code.OP_SHUFFLE, who=YOU))
            if choice.opponents & IN_DECK:
                self.emit(Step(code.OP_SHUFFLE, who=OPPONENT))
        return at

    def change_stats(self, node: ChangeStat) -> list[int]:
        """Write a change of several values as one deed: each has its step, about the same cards."""
        start, said, cards = self.here(), self.said, node.cards
        first, *others = list(node.stat)
        if self.reading and isinstance(cards, Choice):
            node = replace(node, cards=replace(cards, called=cards.called or THOSE))
            cards = cards.called or THOSE
        possible = [self.verb(replace(node, stat=first))]
        middle = self.here()
        for value in others:
            self.said = said
            other = [self.verb(replace(node, stat=value, cards=cards))]
            if not self.is_about(other, start, middle):
                possible = [*possible, *other, code.ONE_OF]
        return possible

    def recall_materials(self, line: Node) -> None:
        """Write what remembers the materials that the line speaks of, before their monster leaves."""
        for word in words_in(line):
            if isinstance(word, Stat) and word.before:
                self.values[word.of] = word.which.number
            if isinstance(word, UsedMaterials) and word.of not in self.recalled:
                self.recalled[word.of] = self.new_slot()
                self.emit(Step(code.OP_RECALL, slot=self.slot(word.of), out=self.recalled[word.of], ways=word.by.value))

    def targets(self, node: Choice | tuple[Choice, ...] | None) -> None:
        """Write the choice of targets, each into a slot of its own."""
        choices = () if node is None else node if isinstance(node, tuple) else (node,)
        for choice in choices:
            slot = self.introduce(called(choice))
            self.emit(Step(code.OP_TARGET, slot=slot, choice=self.choice(choice)))

    def tell_costs_what_depends_on_them(self) -> None:
        """Let the choice of one card for a cost, or to be shown, know a later choice whose cards must fit that card.

        rule: effect.resolve.no-self-defeating-choice
        """
        for at, step in enumerate(self.steps):
            if step.op != code.OP_CHOOSE or step.choice is None or step.choice.most != 1:
                continue
            if not step.as_cost and self.steps[step.deed_at].op != code.OP_REVEAL:
                continue
            for later in self.steps[at + 1 :]:
                deed = later.op == code.OP_TARGET or later.is_deed
                if deed and later.choice is not None and depends_on(later.choice.filter, step.slot):
                    step.narrowed_by = self.steps[step.deed_at].narrowed_by = later
                    break  # what the first choice finds the later ones have

    def tell_targets_what_depends_on_them(self, possible: list[int]) -> None:
        """Let the choice of one target know a choice that the effect needs and whose cards must fit that target."""
        for step in self.steps:
            if step.op == code.OP_TARGET and step.choice is not None and step.choice.most == 1:
                for at in possible:
                    what = self.steps[at].choice if at >= 0 else None
                    if what is not None and self.needs_target(what, self.steps[at].number, step.slot):
                        step.narrowed_by = self.steps[at]
                        break

    def needs_target(self, what: ChoiceCode, number: NumberCode | None, slot: int) -> bool:
        """Whether a choice, or what is done to its cards, depends on a target."""
        for each in (slot, code.SLOT_TARGETS):
            if depends_on(what.filter, each) or speaks_of(number, each) or speaks_of(what.levels, each):
                return True
        return False

    def tell_targets_their_verb(self, start: int) -> None:
        """Let every choice of a target know the first deed about it: what it could not act on is no target."""
        for step in self.steps:
            if step.op == code.OP_TARGET:
                for at in range(start, self.here()):
                    deed = self.steps[at]
                    among = code.NO_SLOT if deed.choice is None else deed.choice.among
                    mine = (step.slot, code.SLOT_TARGETS)
                    equips = deed.op == code.OP_EQUIP and deed.equipment in mine
                    acts = deed.is_deed and deed.op != code.OP_CHOOSE_ZONES
                    if (deed.slot in mine or among in mine or equips) and acts:
                        step.deed_at = at
                        break
                step.judged_as = judged_as(step, self.steps[step.deed_at] if step.deed_at else step)


def judged_as(target: Step, deed: Step) -> Step:
    """Return the deed with the choice of the target, so that one question serves both."""
    # The target may be the card that is to be equipped.
    among = code.NO_SLOT if deed.choice is None else deed.choice.among
    mine = (target.slot, code.SLOT_TARGETS)
    equips = deed.op == code.OP_EQUIP and (deed.equipment in mine or among in mine)
    return Step(
        deed.op,
        slot=deed.slot,
        choice=target.choice,
        number=deed.number,
        name=deed.name,
        equipment=deed.equipment if equips else code.NO_SLOT,
        **{name: getattr(deed, name) for name in SAID},
    )
