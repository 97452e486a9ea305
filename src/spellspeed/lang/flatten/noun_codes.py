"""Nouns, numbers, choices and conditions as codes; which slot a reference means."""

from collections.abc import Callable
from dataclasses import replace

import spellspeed.lang.codes.code as code
from spellspeed.lang.codes.code import (
    ANY_NUMBER,
    ChoiceCode,
    ConditionCode,
    NumberCode,
    RangeCode,
)
from spellspeed.lang.codes.filter_code import (
    CO_LINKED,
    EQUIPPED,
    EQUIPPED_BY_ITS_MONSTER,
    EQUIPPED_BY_ITSELF,
    LINKED,
    FilterCode,
    KindCode,
    LyingCode,
    PrintedCode,
    RecordCode,
)
from spellspeed.lang.words.choices import (
    All,
    AsMaterials,
    Both,
    Cards,
    Choice,
    Compare,
    Condition,
    CountOf,
    During,
    Either,
    Exists,
    HasDone,
    InBattleStep,
    Matches,
    Not,
    One,
    Some,
    SumOf,
    Those,
    Top,
    UpTo,
    UsedMaterials,
    WhenActivated,
    WouldTakeBattleDamage,
)
from spellspeed.lang.words.coins_and_dice import CalledRight, Result
from spellspeed.lang.words.declarations import TheDeclared, needs_memory
from spellspeed.lang.words.every_word import (
    A_CARD_KIND,
    A_NAME,
    A_NUMBER,
    A_TYPE,
    AN_ATTRIBUTE,
    AN_ORIGINAL_NAME,
    IN_BANISHED,
    IN_GRAVEYARD,
    IN_HAND,
    ON_THE_FIELD,
)
from spellspeed.lang.words.nouns import (
    THAT_CARD,
    THE_EQUIPPED,
    THE_LINKED_CARD,
    THE_OPPOSING,
    THE_TARGET,
    THE_TARGETED,
    THIS_CARD,
    Amount,
    AnyCard,
    AtLeast,
    Counters,
    Difference,
    FallenThisTurn,
    FelledBy,
    Filter,
    Half,
    HasEquip,
    HasMaterial,
    HasNamesake,
    HasNotDone,
    HowMany,
    IsEquipped,
    LayAtStart,
    LifePoints,
    Linked,
    ListedOn,
    Lowest,
    MaterialsUsed,
    Monster,
    NamedUnlike,
    NotLinked,
    Numbers,
    Or,
    OrSet,
    OtherThan,
    Plus,
    PointedAtBy,
    Range,
    Ref,
    SeenThrough,
    StandbysPassed,
    Stat,
    SummonedBy,
    TheAmount,
    TheChange,
    Times,
    TributesMade,
    WasMaterial,
    all_names,
    trait_of,
)
from spellspeed.lang.words.places_said import (
    YOUR_GRAVEYARD,
    Place,
)
from spellspeed.lang.words.rare import (
    AlikeIn,
    AttacksDeclared,
    ButNot,
    Doubled,
    EquipsItself,
    Felled,
    GreatestOf,
    HasCounters,
    InZone,
    IsEitherOf,
    NegatesEffectsOf,
    NotTargeting,
    OriginalATK,
    OriginalLevel,
    OriginallyNamed,
    OrMadeOfIt,
    SharesAttribute,
    SharesColumn,
    Targeting,
    UsedUp,
    Waiting,
    WasSet,
)
from spellspeed.lang.words.terms import Declarable
from spellspeed.words import LEVEL

PILES = ON_THE_FIELD | IN_HAND | IN_GRAVEYARD | IN_BANISHED
EVERYWHERE = Place(PILES, PILES)
FindCard = Callable[[str], int]  # from an English name to a password
KNOWN_SLOTS = {
    THIS_CARD: code.SLOT_THIS,
    THE_TARGET: code.SLOT_TARGETS,
    THAT_CARD: code.SLOT_THAT,
    THE_EQUIPPED: code.SLOT_BOUND,
    THE_LINKED_CARD: code.SLOT_BOUND,
    THE_OPPOSING: code.SLOT_OPPOSING,
    THE_TARGETED: code.SLOT_OPPOSING,  # what answers an activation answers no battle
}


def how_linked(trait: Linked | NotLinked | None) -> int:
    """Give how linked a monster is to be, or not to be: 0 if nothing is said."""
    if trait is None:
        return 0
    return CO_LINKED if trait.mutually else LINKED


def how_equipped(node: Filter) -> int:
    """Give by whose effect a card is to be equipped to a monster: 0 if it need not be equipped."""
    if node.equipped_by_itself:
        return EQUIPPED_BY_ITSELF
    trait = trait_of(node, IsEquipped)
    if trait is None:
        return 0
    return EQUIPPED_BY_ITS_MONSTER if trait.by_it else EQUIPPED


class NounWriter:
    """Turns the nouns, numbers and conditions of one line into codes; knows which slot a reference means."""

    def __init__(self, find_card: FindCard) -> None:
        self.find_card = find_card
        self.slots: dict[Ref, int] = dict(KNOWN_SLOTS)
        self.count = code.FIRST_NAMED_SLOT
        self.declared: dict[Declarable, int] = {}  # what the line declares → its register
        self.noted: dict[Ref, int] = {}  # by what a deed takes away: the slot of the values it had
        self.recalled: dict[Ref, int] = {}  # by monster: the slot of what was used for its Fusion Summon
        self.asked_of_materials: list[FilterCode] = []  # what is asked of what the card was made of
        self.noted_before: dict[WhenActivated, int] = {}  # what was so at the activation → its register
        self.results: dict[Ref, int] = {}  # what chance gives, by name → its register, from the last one down

    def new_slot(self) -> int:
        """Give a slot that no reference has yet."""
        self.count += 1
        return self.count - 1

    def introduce(self, ref: Ref | None) -> int:
        """Give the slot for what a sentence calls by this name, a new one if it has none."""
        if ref is None:
            return self.new_slot()
        if ref not in self.slots:
            self.slots[ref] = self.new_slot()
        return self.slots[ref]

    def slot(self, ref: Ref) -> int:
        """Give the slot of a reference that has been introduced."""
        if ref not in self.slots:
            raise ValueError(f"{ref.name!r} is used before anything is called so")
        return self.slots[ref]

    def result(self, ref: Ref) -> int:
        """Give the register of an outcome that has been named."""
        if ref not in self.results:
            raise ValueError(f"{ref.name!r} is used before anything is tossed or rolled")
        return self.results[ref]

    def filter(self, node: Filter) -> FilterCode:
        """Flatten a filter: each field has its place in one of the parts."""
        return FilterCode(
            node.what.value,
            kinds=KindCode(kind=node.kind.value, all_kinds=node.all_kinds.value, not_kind=node.not_kind.value),
            printed=self.printed(node),
            lies=LyingCode(
                positions=node.lies.value,
                controller=node.controller.value,
                owner=node.owner.value,
                zones=node.zone.value,
                or_set=trait_of(node, OrSet) is not None,
            ),
            record=self.record(node),
            remembers=needs_memory(node),
            through=trait_of(node, SeenThrough) is not None,
        )

    def printed(self, node: Filter) -> PrintedCode:
        """Flatten what a filter asks of the face of a card, but for its kind."""
        original, unlike = trait_of(node, OriginalLevel), trait_of(node, NamedUnlike)
        like, alike = trait_of(node, OriginallyNamed), trait_of(node, AlikeIn)
        strength = trait_of(node, OriginalATK)
        return PrintedCode(
            attribute=node.attribute.value,
            not_attribute=node.not_attribute.value,
            type_=node.type_.value,
            not_type=node.not_type.value,
            level=self.range(node.level if original is None else original.level),
            rank=self.range(node.rank),
            link=self.range(node.link),
            original_level=original is not None,
            original_atk=self.range(None if strength is None else strength.atk),
            atk=self.range(node.atk),
            def_=self.range(node.def_),
            names=self.find_cards(node.name),
            or_made_of=trait_of(node, OrMadeOfIt) is not None,
            not_names=self.find_cards(node.not_name),
            archetype=node.archetype,
            not_archetype=node.not_archetype,
            named_like=self.slot_if_any(node.named_like),
            unlike=self.slot_if_any(None if unlike is None else unlike.of),
            originally_like=self.slot_if_any(None if like is None else like.like),
            type_like=self.slot_if_any(None if alike is None else alike.of),
            attribute_like=self.slot_if_any(None if alike is None or not alike.attribute else alike.of),
            declared=self.what_was_declared(node.declared),
        )

    def record(self, node: Filter) -> RecordCode:
        """Flatten what a filter says has become of a card."""
        undone, material = trait_of(node, HasNotDone), trait_of(node, HasMaterial)
        source = trait_of(node, SummonedBy)
        pointing, beside = trait_of(node, PointedAtBy), trait_of(node, SharesColumn)
        used, lay = trait_of(node, WasMaterial), trait_of(node, LayAtStart)
        equip, negating, aimed = trait_of(node, HasEquip), trait_of(node, NegatesEffectsOf), trait_of(node, Targeting)
        shared, many, named = trait_of(node, HasNamesake), trait_of(node, HasCounters), trait_of(node, ListedOn)
        place, counted = (None if shared is None else shared.where), (node.counter if many is None else many.kind)
        excepted, other = trait_of(node, OtherThan), trait_of(node, Or)
        feller, passing, akin = trait_of(node, FelledBy), trait_of(node, NotTargeting), trait_of(node, SharesAttribute)
        zone, no_such, either = trait_of(node, InZone), trait_of(node, ButNot), trait_of(node, IsEitherOf)
        return RecordCode(
            summoned=node.summoned.value,
            own_way=node.own_way,
            summoned_by=self.find_cards(node.summoned_by),
            summoned_by_such=None if source is None else self.filter(source.what),
            attacking=node.attacking,
            battling=node.battling,
            lay_at_start=0 if lay is None else lay.lies.value,
            doomed=node.doomed,
            done=node.done.value,
            not_done=0 if undone is None else undone.deeds.value,
            counter=0 if counted is None else counted.value,
            counters=1 if many is None else many.least,
            equipped=equip is not None,
            equipped_with=None if equip is None or equip.what is None else self.filter(equip.what),
            equipped_turns=0 if equip is None else equip.turns,
            negates=0 if negating is None else negating.what.what.value,
            equips_itself=trait_of(node, EquipsItself) is not None,
            equipped_to=self.slot_if_any(node.equipped_to),
            listed_on=self.slot_if_any(None if named is None or named.in_text else named.of),
            listed_in=self.slot_if_any(None if named is None or not named.in_text else named.of),
            targeting=self.slot_if_any(None if aimed is None else aimed.of),
            not_targeting=self.slot_if_any(None if passing is None else passing.of),
            attribute_of=self.slot_if_any(None if akin is None else akin.of),
            an_equip=how_equipped(node),
            without_union=node.without_union,
            pointed_at_by=self.slot_if_any(None if pointing is None else pointing.of),
            linked=how_linked(trait_of(node, Linked)),
            not_linked=how_linked(trait_of(node, NotLinked)),
            column_of=self.slot_if_any(None if beside is None else beside.of),
            zone_number=None if zone is None else self.number(zone.number),
            was_set=trait_of(node, WasSet) is not None,
            namesakes=0 if shared is None else shared.count,
            share_type=shared is not None and shared.of_type,
            namesakes_in=(0, 0) if place is None else (place.yours.value, place.opponents.value),
            waiting=trait_of(node, Waiting) is not None,
            felled=trait_of(node, Felled) is not None,
            felled_by=self.slot_if_any(None if feller is None else feller.of),
            came_from=node.came_from.value,
            was_material=used is not None and used.of is None,
            material_of=self.slot_if_any(None if used is None else used.of),
            other_than=self.slot_if_any(None if excepted is None else excepted.of),
            kind_like=self.slot_if_any(node.kind_like),
            attached_to=self.slot_if_any(node.attached_to),
            otherwise=None if other is None else self.filter(other.what),
            one_of=() if either is None else (self.slot(either.one), self.slot(either.other)),
            but_not=None if no_such is None else self.filter(no_such.what),
            holds=None if material is None else self.filter(material.what),
        )

    def find_cards(self, names: str | tuple[str, ...]) -> tuple[int, ...]:
        """Give the passwords of cards."""
        return tuple(self.find_card(name) for name in all_names(names))

    def slot_if_any(self, ref: Ref | None) -> int:
        """Give the slot of a reference that has been introduced, NO_SLOT for none."""
        return code.NO_SLOT if ref is None else self.slot(ref)

    def what_was_declared(self, declared: Declarable) -> tuple[tuple[int, int], ...]:
        """Flatten what was declared: each with its register, or NO_SLOT if another line declares it."""
        found: list[tuple[int, int]] = []
        for what in (A_NAME, A_TYPE, AN_ATTRIBUTE, A_CARD_KIND, A_NUMBER, AN_ORIGINAL_NAME):
            if declared & what:
                said = A_NAME if what == AN_ORIGINAL_NAME else what
                found.append((what.value, self.declared.get(said, code.NO_SLOT)))
        return tuple(found)

    def range(self, node: Numbers | None) -> RangeCode | None:
        """Flatten a range; a number alone is both of its ends."""
        if node is None:
            return None
        if not isinstance(node, Range):
            return RangeCode(self.number(node), self.number(node))
        least = None if node.least is None else self.number(node.least)
        most = None if node.most is None else self.number(node.most)
        return RangeCode(least, most)

    def number(self, node: Amount) -> NumberCode:
        """Flatten a number."""
        if isinstance(node, int):
            return NumberCode(code.NUM_FIXED, value=node)
        if isinstance(node, Times):
            return NumberCode(code.NUM_TIMES, factor=node.factor, one=self.number(node.of))
        if isinstance(node, Half):
            return NumberCode(code.NUM_HALF, down=node.down, one=self.number(node.of))
        if isinstance(node, Difference):
            return NumberCode(code.NUM_DIFFERENCE, one=self.number(node.of), other=self.number(node.and_))
        if isinstance(node, Lowest):
            return self.lowest(node.of)
        if isinstance(node, Stat) and node.before:
            return NumberCode(code.NUM_NOTED, noted_in=self.noted.get(node.of, code.NO_SLOT), slot=self.slot(node.of))
        if isinstance(node, Stat):
            return NumberCode(code.NUM_STAT, stat=node.which.number, slot=self.slot(node.of), original=node.original)
        if isinstance(node, LifePoints):
            return NumberCode(code.NUM_LP, who=node.of.value)
        if isinstance(node, HowMany):
            return NumberCode(code.NUM_HOW_MANY, slot=self.slot(node.of))
        if isinstance(node, Plus):
            return NumberCode(code.NUM_PLUS, one=self.number(node.one), other=self.number(node.other))
        if isinstance(node, Counters):
            slot = code.NO_SLOT if node.of is None else self.slot(node.of)
            choice = None if node.where is None else self.choice(All(AnyCard(), node.where))
            kind, before = node.kind.value, node.before
            return NumberCode(code.NUM_COUNTERS, counter=kind, slot=slot, choice=choice, original=before)
        if isinstance(node, MaterialsUsed):
            which = None if node.what is None else self.choice(All(node.what, YOUR_GRAVEYARD))
            if which is not None:
                self.asked_of_materials.append(which.filter)
            return NumberCode(
                code.NUM_MATERIALS, stat=node.stat.number if node.stat else 0, slot=self.slot(node.of), choice=which
            )
        if isinstance(node, (TheAmount, TributesMade)):
            return NumberCode(code.NUM_AMOUNT)
        if isinstance(node, Doubled):
            return NumberCode(code.NUM_DOUBLED, one=self.number(node.of), other=self.number(node.times))
        if isinstance(node, TheChange):
            return NumberCode(code.NUM_CHANGE)
        if isinstance(node, TheDeclared):
            return NumberCode(code.NUM_DECLARED, register=self.declared.get(A_NUMBER, code.NO_REGISTER))
        if isinstance(node, Result):
            return NumberCode(code.NUM_RESULT, register=self.result(node.of))
        if isinstance(node, GreatestOf):
            return NumberCode(code.NUM_GREATEST, stat=node.stat.number, choice=self.choice(All(node.what, node.where)))
        if isinstance(node, SumOf):
            choice = self.choice(All(node.what, node.where, node.other_than))
            return NumberCode(code.NUM_SUM, stat=node.stat.number, original=node.original, choice=choice)
        if isinstance(node, CountOf):
            other_than = code.NO_SLOT if node.other_than is None else self.slot(node.other_than)
            among = code.NO_SLOT if node.among is None else self.slot(node.among)
            choice = gather(self.filter(node.what), node.where, other_than=other_than, among=among)
            return NumberCode(code.NUM_COUNT, choice=choice)
        return self.past(node)

    def past(self, node: Amount) -> NumberCode:
        """Flatten a number of what has been done."""
        if isinstance(node, AttacksDeclared):
            return NumberCode(code.NUM_ATTACKS)
        if isinstance(node, FallenThisTurn):
            return NumberCode(code.NUM_FALLEN, choice=self.choice(All(node.what, YOUR_GRAVEYARD)))
        if isinstance(node, StandbysPassed):
            return NumberCode(code.NUM_STANDBYS)
        raise TypeError(f"{node!r} is no number")

    def counted(self, node: CountOf) -> ChoiceCode:
        """Flatten what is counted; cards that were spoken of may be anywhere, so that their place is asked of each."""
        if node.among is None:
            return self.choice(All(node.what, node.where, node.other_than))
        there = replace(node.what, zone=node.where.yours | node.where.opponents)
        return self.choice(Those(node.among, there, other_than=node.other_than))

    def lowest(self, of: tuple[Amount, ...]) -> NumberCode:
        """Flatten the lowest of several numbers: by how much the first exceeds what it is above the others is left."""
        if len(of) == 1:
            return self.number(of[0])
        above = NumberCode(code.NUM_DIFFERENCE, one=self.number(of[0]), other=self.lowest(of[1:]))
        return NumberCode(code.NUM_DIFFERENCE, one=self.number(of[0]), other=above)

    def choice(self, node: Choice) -> ChoiceCode:
        """Flatten a choice."""
        if isinstance(node, Top):
            anything = self.filter(AnyCard())
            if node.until is not None:
                return gather(anything, node.of, least=1, from_top=True, until=self.filter(node.until))
            if isinstance(node.count, int):
                return gather(anything, node.of, most=node.count, from_top=True)
            return gather(anything, node.of, from_top=True, number=self.number(node.count))
        if isinstance(node, Those):
            # Where the cards are is no matter: a card that has moved is no longer the one that is meant.
            other = code.NO_SLOT if node.other_than is None else self.slot(node.other_than)
            return gather(self.filter(node.what), EVERYWHERE, among=self.slot(node.of), other_than=other)
        if isinstance(node, (AsMaterials, UsedMaterials)):
            return self.materials(node)
        other_than = code.NO_SLOT
        if isinstance(node, (All, One, Some, UpTo)) and node.other_than is not None:
            other_than = self.slot(node.other_than)
        if isinstance(node, All):
            return gather(self.filter(node.what), node.where, other_than=other_than)
        having = number = None
        if isinstance(node, One):
            least, most, at_random, having = 1, 1, node.at_random, node.having
        elif isinstance(node, Some):
            fixed = node.count if isinstance(node.count, int) else 0
            least, most, at_random, having = fixed, fixed or ANY_NUMBER, node.at_random, node.having
        elif isinstance(node, UpTo):
            least, most = int(not node.or_none), node.count if isinstance(node.count, int) else ANY_NUMBER
            at_random = False
        else:
            raise TypeError(f"{node!r} is no choice of cards")
        if isinstance(node, (Some, UpTo)) and not isinstance(node.count, int):
            number = self.number(node.count)
        return ChoiceCode(
            least=least,
            most=most,
            filter_=self.filter(node.what),
            yours=node.where.yours.value,
            opponents=node.where.opponents.value,
            by=node.by.value,
            at_random=at_random,
            other_than=other_than,
            superlative=0 if having is None else having.which.value,
            stat=LEVEL if having is None else having.stat.number,
            among=code.NO_SLOT if node.among is None else self.slot(node.among),
            number=number,
            or_all=isinstance(node, Some) and (node.or_all or node.count == ANY_NUMBER),
            or_none=isinstance(node, (One, UpTo)) and node.or_none,
            all_different=isinstance(node, Some | UpTo) and node.of_different_names,
            levels=self.number(node.levels) if isinstance(node, UpTo) and node.levels is not None else None,
        )

    def materials(self, node: AsMaterials | UsedMaterials) -> ChoiceCode:
        """Flatten a choice of materials; those that were used are recalled by a step at the beginning of the line."""
        used = isinstance(node, UsedMaterials)
        slot = self.recalled[node.of] if isinstance(node, UsedMaterials) else code.NO_SLOT
        return ChoiceCode(
            least=0 if used else 1,
            most=ANY_NUMBER,
            filter_=self.filter(Monster() if used else AnyCard()),
            yours=node.where.yours.value,
            opponents=node.where.opponents.value,
            everything=used,
            among=slot,
            number=NumberCode(code.NUM_HOW_MANY, slot=slot) if used else None,
            materials=code.USED_MATERIALS if used else code.AS_MATERIALS,
        )

    def condition(self, node: Condition | None) -> ConditionCode | None:
        """Flatten a condition."""
        if node is None:
            return None
        if isinstance(node, Exists):
            choice = self.choice(All(node.what, node.where, node.other_than))
            if node.among is not None:
                choice = self.choice(Those(node.among, node.what, other_than=node.other_than))
            return ConditionCode(code.IF_EXISTS, choice=choice, range_=self.range(node.count))
        if isinstance(node, Not):
            return ConditionCode(code.IF_NOT, one=self.condition(node.of))
        if isinstance(node, Both | Either):
            op = code.IF_BOTH if isinstance(node, Both) else code.IF_EITHER
            flat = self.condition(node.of[0])
            for other in node.of[1:]:
                flat = ConditionCode(op, one=flat, other=self.condition(other))
            return flat
        if isinstance(node, Compare):
            return ConditionCode(code.IF_NUMBER, number=self.number(node.number), range_=self.range(node.is_))
        if isinstance(node, CalledRight):
            return self.condition(Compare(Result(node.of), AtLeast(1)))
        if isinstance(node, During):
            return ConditionCode(
                code.IF_DURING,
                phases=node.phases.value,
                turn_of=node.turn_of.value,
                at_start=node.at_start,
                timings=node.timings.value,
            )
        if isinstance(node, HasDone):
            return ConditionCode(code.IF_DONE, slot=self.slot(node.of), deeds=node.deeds.value)
        if isinstance(node, Matches):
            what = None if node.what == AnyCard() else self.filter(node.what)
            return ConditionCode(code.IF_MATCHES, slot=self.slot(node.of), filter_=what)
        if isinstance(node, WhenActivated):
            if node not in self.noted_before:
                return self.condition(node.of)
            return ConditionCode(code.IF_NOTED, one=self.condition(node.of), register=self.noted_before[node])
        if isinstance(node, UsedUp):
            return ConditionCode(code.IF_USED_UP)
        if isinstance(node, InBattleStep):
            return ConditionCode(code.IF_BATTLE_STEP)
        if isinstance(node, WouldTakeBattleDamage):
            return ConditionCode(
                code.IF_WOULD_TAKE_DAMAGE, who=node.who.value, range_=self.range(AtLeast(node.least or 1))
            )
        raise TypeError(f"{node!r} is no condition")


def gather(
    what: FilterCode,
    where: Place,
    most: int = ANY_NUMBER,
    other_than: int = code.NO_SLOT,
    from_top: bool = False,
    among: int = code.NO_SLOT,
    number: NumberCode | None = None,
    until: FilterCode | None = None,
    least: int = 0,
) -> ChoiceCode:
    """Return a choice that nobody makes: everything that fits, or so many cards from the top."""
    least = least or (0 if number is not None else most if from_top else 1)
    return ChoiceCode(
        least=least,
        most=most,
        filter_=what,
        yours=where.yours.value,
        opponents=where.opponents.value,
        everything=True,
        other_than=other_than,
        from_top=from_top,
        among=among,
        number=number,
        until=until,
    )


def called(cards: Cards) -> Ref | None:
    """Return the name that a choice gives to the chosen cards."""
    return cards.called if isinstance(cards, Choice) else None
