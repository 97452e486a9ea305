"""The steps of a line: every verb and connector as codes that the engine carries out."""

from typing import Final
from zlib import crc32

import spellspeed.lang.code as code
from spellspeed.lang.amounts import depends_on_outcome, group_amounts
from spellspeed.lang.chance import CHANCE, RollDie, TossCoins
from spellspeed.lang.choices import Cards, Choice, UsedMaterials
from spellspeed.lang.code import ChoiceCode, NumberCode, Step
from spellspeed.lang.coding import FindCard, Words, called
from spellspeed.lang.declaring import Declare
from spellspeed.lang.node import Line, Node
from spellspeed.lang.nouns import Amount, AnyCard, Ref, Stat
from spellspeed.lang.problems import everything
from spellspeed.lang.verbs import (
    AddBattlePhase,
    AddToHand,
    AllowSummons,
    Attach,
    Banish,
    ChangeControl,
    ChangeDamage,
    ChangePosition,
    ChangeStat,
    Deed,
    Destroy,
    Detach,
    Discard,
    Draw,
    EndBattlePhase,
    Equip,
    Forbid,
    FusionSummon,
    GainEffects,
    GainLP,
    Grant,
    InflictDamage,
    Joined,
    Later,
    LinkTogether,
    LookAt,
    LoseLP,
    May,
    MoveToZone,
    Negate,
    NegateEffectsOf,
    NormalSummon,
    OneOf,
    OnlyIf,
    PayLP,
    PlaceCounters,
    PlaceOnField,
    Redirect,
    RemoveCounters,
    ReturnToDeck,
    ReturnToField,
    Reveal,
    RitualSummon,
    SendToGraveyard,
    SetOnField,
    ShuffleDeck,
    SkipPhase,
    SpecialSummon,
    SummonTokens,
    Treat,
    Tribute,
    WinTheDuel,
)
from spellspeed.lang.writing import (
    binds_only_you,
    depends_on,
    draws_from_what_is_there,
    is_searched,
    write_chance,
    write_declaration,
    write_player_verb,
)
from spellspeed.lang.zones import BlockZones, ChooseZones
from spellspeed.words import (
    ADDITIONAL_SUMMON,
    AFTER_THAT,
    AND,
    AND_IF_YOU_DO,
    IN_DECK,
    MORE_SUMMONS,
    OPPONENT,
    THEN,
    YOU,
)

MOVES: Final = {
    Destroy: code.OP_DESTROY,
    Banish: code.OP_BANISH,
    SendToGraveyard: code.OP_SEND,
    Detach: code.OP_SEND,
    Attach: code.OP_ATTACH,
    Discard: code.OP_DISCARD,
    Tribute: code.OP_TRIBUTE,
    AddToHand: code.OP_TO_HAND,
    ReturnToDeck: code.OP_TO_DECK,
    SpecialSummon: code.OP_SPECIAL_SUMMON,
    SetOnField: code.OP_SET,
    PlaceOnField: code.OP_SET,
    ReturnToField: code.OP_RETURN_TO_FIELD,
    NormalSummon: code.OP_NORMAL_SUMMON,
}
Moving = (
    Destroy
    | Banish
    | SendToGraveyard
    | Detach
    | Attach
    | Discard
    | Tribute
    | AddToHand
    | ReturnToDeck
    | SpecialSummon
    | SetOnField
    | PlaceOnField
    | ReturnToField
    | NormalSummon
)
PLAYER_VERBS: Final = (
    Draw,
    InflictDamage,
    GainLP,
    PayLP,
    LoseLP,
    ShuffleDeck,
    WinTheDuel,
    EndBattlePhase,
    AddBattlePhase,
    SkipPhase,
)


class Writer(Words):
    """Writes the steps of one line."""

    def __init__(self, find_card: FindCard) -> None:
        super().__init__(find_card)
        self.steps: list[Step] = []
        self.granted: list[Line] = []  # the lines that the card lets others gain
        self.keeps_declaration = False  # whether other lines of the card speak of what this one declares
        self.said = 0  # how many deeds of the effect are written
        self.as_cost = False
        self.frees_a_zone = False  # whether the cost takes a monster off your field
        self.registers: dict[int, int] = {}  # id of an amount → the register it was read into
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
            at = self.emit(Step(code.OP_UNLESS_WANTED, as_cost=self.as_cost))
            possible = self.apart(node.do)
            self.steps[at].a = possible[0]
            self.steps[at].to = self.here()
            return possible
        if isinstance(node, OnlyIf):
            self.read_pending()
            at = self.emit(Step(code.OP_UNLESS, condition=self.condition(node.condition)))
            possible = self.apart(node.do)
            self.steps[at].to = self.here()
            return [at, *possible, code.BOTH_OF]
        if isinstance(node, OneOf):
            self.read_pending()
            mode = self.emit(Step(code.OP_CHOOSE_MODE, b=int(node.freely)))
            first = self.apart(node.first)
            end = self.emit(Step(code.OP_JUMP))
            self.steps[mode].to = self.here()
            second = self.apart(node.second)
            self.steps[mode].a = first[0]
            self.steps[end].to = self.here()
            return [*first, *second, code.ONE_OF]
        if isinstance(node, Later):
            return [self.later(node)]
        return [self.verb(node)]

    def apart(self, node: Deed) -> list[int]:
        """Write a deed that may be left out: what is read within it is read for it alone."""
        pending = self.pending
        self.begin_group(node)
        possible = self.deed(node)
        self.pending = pending
        return possible

    def later(self, node: Later) -> int:
        """Write what is put off to a later phase; what follows it goes on at once."""
        at = self.emit(Step(code.OP_LATER, a=node.phase, b=node.turn_of, c=node.by, d=node.count))
        pending = self.pending
        self.begin_group(node.do)
        self.deed(node.do)
        self.emit(Step(code.OP_STOP))
        self.pending = pending
        self.steps[at].to = self.here()
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
            self.emit(Step(code.OP_NEW_BATCH))
            self.begin_group(node.second)
        if node.may:
            self.read_pending()
        wanted = self.emit(Step(code.OP_UNLESS_WANTED)) if node.may else -1
        second = self.apart(node.second) if node.may else self.deed(node.second)
        for at in jumps:
            self.steps[at].to = self.here()
        if node.may:
            self.steps[wanted].a = second[0]
            self.steps[wanted].to = self.here()
        if guard >= 0:
            self.steps[guard].a = second[0]
            self.steps[guard].to = self.here()
        if isinstance(node.first, (*CHANCE, Declare)):
            return second  # what is said or left to chance is no matter by itself
        if node.how == AND or (node.how == THEN and not node.may and draws_from_what_is_there(node)):
            return [*first, *second, code.BOTH_OF]
        if needs_first or self.is_about(second, start, middle) or binds_only_you(node.second):
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

    def keep_for_later(self, cost: Deed, line: Node) -> None:
        """Note the values of cards chosen for a cost that the rest of the line speaks of: they are read in time."""
        given = [called(word) for _, word in everything("", cost) if isinstance(word, Choice)]
        for _, word in everything("", line):
            if isinstance(word, Stat) and word.of in given and id(word) not in self.wanted:
                self.wanted.add(id(word))
                self.pending.append(word)

    def number(self, node: Amount) -> NumberCode:
        """Flatten a number, or refer to the register in which it is kept."""
        if id(node) in self.kept:
            return NumberCode(code.NUM_REGISTER, self.kept[id(node)], super().number(node))
        return super().number(node)

    def read_pending(self) -> None:
        """Read the amounts of this group whose cards are known by now."""
        if not self.reading:
            return
        for amount in self.pending:
            if id(amount) in self.registers or id(amount) in self.kept:
                continue
            if len(self.registers) > self.last_register():
                continue
            try:
                number = self.number(amount)
            except ValueError:
                continue  # about cards that a later step of the group will choose: it is read in its place
            if id(amount) in self.wanted:
                self.kept[id(amount)] = register = self.last_register()
                self.emit(Step(code.OP_READ, number=number, a=register))
            elif not depends_on_outcome(number):
                self.registers[id(amount)] = register = len(self.registers)
                self.emit(Step(code.OP_READ, number=number, a=register))

    def last_register(self) -> int:
        """Give the last register that nothing is kept in."""
        return code.REGISTERS - 1 - len(self.kept) - len(self.results) - len(self.declared)

    def new_register(self) -> int:
        """Give a register to keep a number in that the rest of the line may speak of."""
        register = self.last_register()
        if register < len(self.registers):
            raise ValueError("the line has more numbers than it can remember")
        return register

    def amount(self, node: Amount) -> NumberCode:
        """Flatten an amount, or refer to the register it has been read into."""
        if id(node) in self.registers:
            return NumberCode(code.NUM_REGISTER, self.registers[id(node)], self.number(node))
        return self.number(node)

    # ----------------------------------------------------------------------------------------------------------- verbs

    def cards(self, node: Cards) -> tuple[int, ChoiceCode | None]:
        """Write the choice of cards, if there is one; return the slot they are in."""
        if isinstance(node, Ref):
            return self.slot(node), None
        choice = self.choice(node)
        slot = self.introduce(called(node))
        if self.reading:
            self.emit(Step(code.OP_CHOOSE, slot, choice=choice, as_cost=self.as_cost))
        return slot, choice

    def verb(self, node: Deed) -> int:
        """Write one verb; return where it stands. The choice before it learns which verb its cards are for."""
        start = self.here()
        at = self.any_verb(node)
        self.steps[at].said = self.said
        self.said += 1
        for choosing in self.steps[start:at]:
            if choosing.op == code.OP_CHOOSE:
                choosing.a = at
        return at

    def any_verb(self, node: Deed) -> int:
        """Write one verb of whatever family."""
        for kind, op in MOVES.items():
            if isinstance(node, kind):
                return self.move(node, op)
        if isinstance(node, PLAYER_VERBS):
            return write_player_verb(self, node)
        if isinstance(node, SummonTokens):
            return self.tokens(node)
        if isinstance(node, (TossCoins, RollDie)):
            return write_chance(self, node)
        if isinstance(node, Declare):
            return write_declaration(self, node)
        if isinstance(node, (FusionSummon, RitualSummon)):
            return self.fusion(node)
        if isinstance(node, ChooseZones):
            slot = code.NO_SLOT if node.of is None else self.slot(node.of)
            a, b, c = node.where.yours, node.where.opponents, int(node.up_to)
            return self.emit(Step(code.OP_CHOOSE_ZONES, slot, a=a, b=b, c=c, d=node.count, as_cost=self.as_cost))
        if isinstance(node, BlockZones):
            return self.emit(Step(code.OP_BLOCK_ZONES, self.slot(node.as_long_as)))
        if isinstance(node, AllowSummons):
            return self.allow(node)
        if isinstance(node, (Negate, Equip, LinkTogether, Forbid, ChangeDamage)):
            return self.binding_verb(node)
        return self.applied_verb(node)

    def move(self, node: Deed, op: int) -> int:
        """Write a verb that moves cards, and what remembers the outcome."""
        assert isinstance(node, Moving), f"{node!r} moves no cards"
        slot, choice = self.cards(node.cards)
        self.read_pending()
        a = b = c = d = 0
        if isinstance(node, SpecialSummon):
            a, b, c, d = node.lies, node.to, int(self.frees_a_zone), int(node.ignoring_conditions)
        elif isinstance(node, ReturnToDeck):
            a, b, c = node.where, int(is_searched(self.steps, slot)), int(node.in_any_order)
            if node.in_any_order:
                self.emit(Step(code.OP_ORDER, slot, as_cost=self.as_cost))
        elif isinstance(node, NormalSummon):
            a = node.lies
        elif isinstance(node, Banish):
            a, b = int(node.face_down), int(node.for_a_time)
        elif isinstance(node, Destroy):
            a = int(node.banish)
        elif isinstance(node, SetOnField):
            a = int(node.usable_at_once)
        elif isinstance(node, PlaceOnField):
            b = node.placed_as
        elif isinstance(node, Discard):
            a = int(node.to_graveyard)
        elif isinstance(node, Detach):
            a = 1
        if node.called is not None and node.called in self.values:
            self.noted[node.called] = self.new_slot()
            self.emit(Step(code.OP_RECALL, slot, self.noted[node.called], a=self.values[node.called]))
        to = self.slot(node.to) if isinstance(node, Attach) else code.NO_SLOT
        at = self.emit(Step(op, slot, to, choice=choice, a=a, b=b, c=c, d=d, as_cost=self.as_cost))
        out = code.NO_SLOT if node.called is None else self.introduce(node.called)
        self.emit(Step(code.OP_RESULT, slot, out))
        if choice is not None and not choice.from_top and choice.among < 0 and not isinstance(node, ReturnToDeck):
            # What was looked through is shuffled.
            if choice.yours & IN_DECK:
                self.emit(Step(code.OP_SHUFFLE, a=YOU))
            if choice.opponents & IN_DECK:
                self.emit(Step(code.OP_SHUFFLE, a=OPPONENT))
        return at

    def tokens(self, node: SummonTokens) -> int:
        """Write the summon of Tokens; the slot holds them once they are there."""
        slot = self.introduce(node.called)
        password = NumberCode(code.NUM_FIXED, self.find_card(node.token.name))
        frees = int(self.frees_a_zone)
        return self.emit(Step(code.OP_TOKEN, slot, number=password, a=node.lies, b=node.to, c=frees, d=node.count))

    def fusion(self, node: FusionSummon | RitualSummon) -> int:
        """Write a Fusion or Ritual Summon; the slot holds the monster once it is there."""
        slot = self.introduce(node.called)
        what, from_ = self.filter(node.what), node.from_.yours
        if isinstance(node, FusionSummon):
            return self.emit(Step(code.OP_FUSION_SUMMON, slot, filter_=what, a=from_, b=int(node.banish)))
        tributes, total = self.filter(node.tributes), node.level
        return self.emit(
            Step(code.OP_RITUAL_SUMMON, slot, filter_=what, a=from_, b=int(node.exactly), d=total, by=tributes)
        )

    def recall_materials(self, line: Node) -> None:
        """Write what remembers the materials that the line speaks of, before their monster leaves."""
        for _, word in everything("", line):
            if isinstance(word, Stat) and word.before:
                self.values[word.of] = word.which
            if isinstance(word, UsedMaterials) and word.of not in self.recalled:
                self.recalled[word.of] = self.new_slot()
                self.emit(Step(code.OP_RECALL, self.slot(word.of), self.recalled[word.of], b=word.by))

    def allow(self, node: AllowSummons) -> int:
        """Write what lets a player Normal Summon more often; `d` is the same for sentences that say the same."""
        what = self.filter(node.what)
        number = NumberCode(code.NUM_FIXED, node.up_to)
        kind = MORE_SUMMONS if node.up_to else ADDITIONAL_SUMMON
        said = crc32(repr(node).encode())
        return self.emit(Step(code.OP_GRANT, number=number, filter_=what, a=kind, b=node.how, c=node.until, d=said))

    def binding_verb(self, node: Deed) -> int:
        """Write a verb that negates, binds cards together, or sets up a rule of its own."""
        if isinstance(node, Negate):
            self.read_pending()
            return self.emit(Step(code.OP_NEGATE, code.SLOT_THAT, a=node.what))
        if isinstance(node, Equip):
            what, choice = self.cards(node.what)
            return self.emit(Step(code.OP_EQUIP, self.slot(node.to), what, choice=choice))
        if isinstance(node, LinkTogether):
            return self.emit(Step(code.OP_LINK, self.slot(node.with_)))
        assert isinstance(node, (Forbid, ChangeDamage)), f"{node!r} is no deed"
        slot, choice = (code.NO_SLOT, None) if node.cards is None else self.cards(node.cards)
        if isinstance(node, ChangeDamage):
            return self.emit(
                Step(code.OP_CHANGE_DAMAGE, slot, choice=choice, a=node.how, b=node.who, c=node.until, d=node.because)
            )
        about = None if node.what is None else self.filter(node.what)
        by = None if node.by is None else self.filter(node.by)
        return self.emit(
            Step(
                code.OP_FORBID,
                slot,
                choice=choice,
                filter_=about,
                a=node.doing,
                b=node.who,
                c=node.until,
                d=node.from_,
                by=by,
                otherwise=node.otherwise,
            )
        )

    def applied_verb(self, node: Deed) -> int:
        """Write a verb that applies something to cards where they are."""
        if isinstance(node, GainEffects):
            return self.lend(node)
        if isinstance(node, NegateEffectsOf) and node.what is not None:
            return self.emit(Step(code.OP_NEGATE_EFFECTS, filter_=self.filter(node.what), c=node.until))
        if isinstance(node, (ChangeControl, PlaceCounters, RemoveCounters, Redirect, MoveToZone)):
            return self.placing_verb(node)
        assert isinstance(node, (ChangePosition, ChangeStat, NegateEffectsOf, LookAt, Reveal, Treat, Grant)), (
            f"{node!r} is no deed"
        )
        assert node.cards is not None, f"{node!r} is about no card"
        slot, choice = self.cards(node.cards)
        self.read_pending()
        if isinstance(node, ChangePosition):
            return self.emit(Step(code.OP_POSITION, slot, choice=choice, a=node.to, b=int(node.quietly)))
        if isinstance(node, ChangeStat):
            how = code.STAT_LOSE if node.lose else code.STAT_GAIN
            if node.become:
                how = code.STAT_BECOME_ORIGINAL if node.original else code.STAT_BECOME
            number = self.amount(node.amount)
            return self.emit(Step(code.OP_STAT, slot, choice=choice, number=number, a=node.stat, b=how, c=node.until))
        if isinstance(node, NegateEffectsOf):
            return self.emit(Step(code.OP_NEGATE_EFFECTS, slot, choice=choice, c=node.until))
        if isinstance(node, Treat):
            name = NumberCode(code.NUM_FIXED, self.find_card(node.name[0])) if node.name else None
            if node.name_of is not None:
                name = NumberCode(code.NUM_NAME, slot=self.slot(node.name_of))
            return self.emit(
                Step(
                    code.OP_TREAT,
                    slot,
                    choice=choice,
                    number=name,
                    a=node.attribute,
                    b=node.type_,
                    c=node.until,
                    d=node.declared,
                    kind=node.kind,
                )
            )
        if isinstance(node, Grant):
            number = self.amount(node.times)
            for_ = None if node.for_ is None else self.filter(node.for_)
            return self.emit(
                Step(code.OP_GRANT, slot, choice=choice, number=number, filter_=for_, a=node.what, c=node.until)
            )
        op = code.OP_LOOK if isinstance(node, LookAt) else code.OP_REVEAL
        return self.emit(Step(op, slot, choice=choice, as_cost=self.as_cost))

    def lend(self, node: GainEffects) -> int:
        """Write that cards gain effects: those of a card, or lines that this card lends."""
        slot, choice = (code.NO_SLOT, None) if node.cards is None else self.cards(node.cards)
        first = [each for each, line in enumerate(self.granted) if node.lines and line is node.lines[0]]
        what = None if node.of is None else self.filter(AnyCard(named_like=node.of))
        a = first[0] if first else 0
        return self.emit(Step(code.OP_LEND, slot, choice=choice, filter_=what, a=a, b=len(node.lines), c=node.until))

    def placing_verb(self, node: Deed) -> int:
        """Write a verb about who controls cards, what lies on them, and where they go."""
        assert isinstance(node, (ChangeControl, PlaceCounters, RemoveCounters, Redirect, MoveToZone))
        slot, choice = self.cards(node.cards)
        self.read_pending()
        if isinstance(node, ChangeControl):
            frees = int(self.frees_a_zone)
            return self.emit(Step(code.OP_CONTROL, slot, choice=choice, a=node.to, c=node.until, d=frees))
        if isinstance(node, PlaceCounters):
            number, b, d = self.amount(node.count), int(node.spread), node.at_most
            return self.emit(Step(code.OP_PLACE_COUNTERS, slot, choice=choice, number=number, a=node.kind, b=b, d=d))
        if isinstance(node, RemoveCounters):
            count = None if node.count is None else self.amount(node.count)
            return self.emit(
                Step(code.OP_REMOVE_COUNTERS, slot, choice=choice, number=count, a=node.kind, as_cost=self.as_cost)
            )
        if isinstance(node, Redirect):
            return self.emit(Step(code.OP_REDIRECT, slot, choice=choice, a=node.to, b=node.instead_of, c=node.until))
        return self.emit(Step(code.OP_MOVE_ZONE, slot, choice=choice))

    def targets(self, node: Choice | tuple[Choice, ...] | None) -> None:
        """Write the choice of targets, each into a slot of its own."""
        choices = () if node is None else node if isinstance(node, tuple) else (node,)
        for choice in choices:
            slot = self.introduce(called(choice))
            self.emit(Step(code.OP_TARGET, slot, choice=self.choice(choice)))

    def tell_costs_what_depends_on_them(self) -> None:
        """Let the choice of one card for a cost know a later choice whose cards must fit that card."""
        for at, step in enumerate(self.steps):
            if step.op != code.OP_CHOOSE or not step.as_cost or step.choice is None or step.choice.most != 1:
                continue
            for later in self.steps[at + 1 :]:
                deed = later.op == code.OP_TARGET or later.op >= code.FIRST_DEED
                if deed and later.choice is not None and depends_on(later.choice.filter, step.slot):
                    step.narrowed_by = self.steps[step.a].narrowed_by = later
                    break  # what the first choice finds the later ones have

    def tell_targets_what_depends_on_them(self, possible: list[int]) -> None:
        """Let the choice of one target know a choice that the effect needs and whose cards must fit that target."""
        for step in self.steps:
            if step.op == code.OP_TARGET and step.choice is not None and step.choice.most == 1:
                for at in possible:
                    what = self.steps[at].choice if at >= 0 else None
                    if what is not None and (
                        depends_on(what.filter, step.slot) or depends_on(what.filter, code.SLOT_TARGETS)
                    ):
                        step.narrowed_by = self.steps[at]
                        break

    def tell_targets_their_verb(self, start: int) -> None:
        """Let every choice of a target know the first deed about it: what it could not act on is no target."""
        for step in self.steps:
            if step.op == code.OP_TARGET:
                for at in range(start, self.here()):
                    deed = self.steps[at]
                    among = code.NO_SLOT if deed.choice is None else deed.choice.among
                    mine = (step.slot, code.SLOT_TARGETS)
                    equips = deed.op == code.OP_EQUIP and deed.out in mine
                    acts = deed.op >= code.FIRST_DEED and deed.op != code.OP_CHOOSE_ZONES
                    if (deed.slot in mine or among in mine or equips) and acts:
                        step.a = at
                        break
