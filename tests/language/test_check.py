"""Every mistake that a card's author can make in a line is told, with its place."""

import pytest

from language.told import A_MONSTER, ALL_MONSTERS, NO_TARGET, THE_ADDED_CARD, told, told_of
from spellspeed.lang.words import timings
from spellspeed.lang.words.choices import ANY_CARD, All, Choice, Exists, Not, One, Some, Top, UpTo
from spellspeed.lang.words.deeds import Deed, Later, May, OneOf
from spellspeed.lang.words.every_word import (
    AFTER_DAMAGE_CALCULATION,
    ATK,
    BEING_AFFECTED,
    DARK,
    DECLARING_ATTACKS,
    DEF,
    DRAGON,
    END_PHASE,
    EXTRA_ATTACK,
    FACE_DOWN,
    IN_BANISHED,
    NO_DAMAGE,
    OPPONENT,
    PIERCING,
    SPELL_COUNTER,
    STANDBY_PHASE,
    THE_ACTIVATION,
    THE_ATTACK,
    THE_EFFECT,
    THE_SUMMON,
    UNTIL_TURN_ENDS,
    YOU,
)
from spellspeed.lang.words.life_points import LoseLP
from spellspeed.lang.words.lines import (
    Activation,
    Continuous,
    Flip,
    Ignition,
    Instead,
    Limit,
    Line,
    Materials,
    Quick,
    SummonProcedure,
    Trigger,
    Unclassified,
)
from spellspeed.lang.words.nouns import (
    THAT_CARD,
    THE_EQUIPPED,
    THE_LINKED_CARD,
    THE_OPPOSING,
    THE_TARGET,
    THIS_CARD,
    AtMost,
    HowMany,
    Monster,
    Plus,
    Spell,
    Stat,
    TheAmount,
    TheChange,
)
from spellspeed.lang.words.places_said import THE_FIELD, YOUR_DECK, YOUR_FIELD, YOUR_GRAVEYARD, YOUR_HAND
from spellspeed.lang.words.terms import Negatable
from spellspeed.lang.words.timings import (
    Activated,
    AttackDeclared,
    AttackTargetSelected,
    BattleReached,
    ControlChanged,
    DamageTaken,
    Destroyed,
    Drawn,
    EndStepReached,
    If,
    NormalDrawDue,
    PhaseReached,
    PositionChanged,
    Sent,
    Summoned,
    When,
    WouldBeSummoned,
)
from spellspeed.lang.words.verbs import (
    AddToHand,
    Banish,
    ChangeControl,
    ChangeDamage,
    ChangeStat,
    Destroy,
    Discard,
    Draw,
    Equip,
    Forbid,
    FusionSummon,
    GainLP,
    Grant,
    InflictDamage,
    LinkTogether,
    Negate,
    NegateEffectsOf,
    PayLP,
    PlaceCounters,
    Redirect,
    RemoveCounters,
    ReturnToField,
    SendToGraveyard,
    SpecialSummon,
    Treat,
    Tribute,
)
from spellspeed.words import FLIP, FUSION, MONSTER, SPELL, TRAP


def test_a_card_that_is_well_said_has_no_problems() -> None:
    assert told_of(Destroy(THE_TARGET), target=A_MONSTER) == []


# ----------------------------------------------------------------------------------------------------------- references

NOT_CALLED = "'the added card' is used before anything is called so"
NO_EVENT = "'that card' is used, but the line answers nothing that is about a card"
REFERENCES: list[tuple[Line, list[str]]] = [
    (Activation(1, do=Draw(1).then(Destroy(THE_ADDED_CARD))), [f"Test ① do → then → Destroy(cards): {NOT_CALLED}"]),
    (Activation(1, do=Destroy(THE_TARGET)), [f"Test ① do → Destroy(cards): {NO_TARGET}"]),
    (
        Activation(1, cost=SendToGraveyard(THE_TARGET), target=A_MONSTER, do=Draw(1)),
        [f"Test ① cost → SendToGraveyard(cards): {NO_TARGET}"],
    ),
    (Activation(1, do=Destroy(THAT_CARD)), [f"Test ① do → Destroy(cards): {NO_EVENT}"]),
    (Activation(1, when=When(Drawn(YOU)), do=Discard(THAT_CARD)), []),
    (Activation(1, when=When(Summoned(Monster())), do=Destroy(THAT_CARD)), []),
    (Unclassified(when=When(Summoned(Monster())), do=Destroy(THAT_CARD)), []),
    (
        Unclassified(if_=Exists(ANY_CARD, YOUR_HAND), do=Destroy(THAT_CARD)),
        [f"Test line 1 do → Destroy(cards): {NO_EVENT}"],
    ),
    (
        Activation(1, do=Destroy(THE_LINKED_CARD)),
        ["Test ① do → Destroy(cards): 'the linked card' is used, but no line links a card"],
    ),
    (
        Continuous(1, ChangeStat(ATK, THE_EQUIPPED, 100)),
        ["Test ① do → ChangeStat(cards): 'the equipped monster' is used, but no line equips this card"],
    ),
    (
        Activation(1, do=Destroy(All(Monster(named_like=THE_ADDED_CARD), THE_FIELD))),
        [f"Test ① do → Destroy(cards) → All(what) → Monster(named_like): {NOT_CALLED}"],
    ),
    (
        Activation(1, do=InflictDamage(Stat(ATK, THE_ADDED_CARD), OPPONENT)),
        [f"Test ① do → InflictDamage(amount) → Stat(of): {NOT_CALLED}"],
    ),
    (
        Activation(1, cost=Tribute(A_MONSTER, called=THE_ADDED_CARD), do=Draw(HowMany(THE_ADDED_CARD))),
        [],
    ),
    (
        Activation(
            1,
            cost=Discard(One(Monster(level=AtMost(Stat(ATK, THE_ADDED_CARD))), YOUR_HAND)),
            target=One(Monster(), THE_FIELD, called=THE_ADDED_CARD),
            do=Destroy(THE_ADDED_CARD),
        ),
        [f"Test ① cost → Discard(cards) → One(what) → Monster(level) → AtMost(most) → Stat(of): {NOT_CALLED}"],
    ),
    (
        Activation(1, do=OneOf(Destroy(A_MONSTER, called=THE_ADDED_CARD), Draw(1)).then(Destroy(THE_ADDED_CARD))),
        [f"Test ① do → then → Destroy(cards): {NOT_CALLED}"],
    ),
    (
        Activation(1, do=OneOf(Destroy(A_MONSTER, called=THE_ADDED_CARD), Destroy(THE_ADDED_CARD))),
        [f"Test ① do → OneOf(second) → Destroy(cards): {NOT_CALLED}"],
    ),
    (
        Activation(1, do=Destroy(A_MONSTER, called=THE_TARGET)),
        ["Test ① do → Destroy(called): 'the target' has a meaning already and cannot be given as a name"],
    ),
    (Trigger(1, when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD)), do=Destroy(THE_OPPOSING)), []),
    (Trigger(1, when=When(AttackDeclared(THIS_CARD)), do=Destroy(THE_OPPOSING).also(Destroy(THAT_CARD))), []),
    (Trigger(1, when=When(AttackTargetSelected(THIS_CARD)), do=Destroy(THE_OPPOSING).also(Destroy(THAT_CARD))), []),
    (
        Trigger(1, when=When(AttackDeclared(THIS_CARD), Summoned(THIS_CARD)), do=Destroy(THE_OPPOSING)),
        ["Test ① do → Destroy(cards): 'the opposing monster' is used, but the line answers no battle and no attack"],
    ),
    (Trigger(1, when=When(ControlChanged(Monster()), PositionChanged(Monster())), do=Destroy(THAT_CARD)), []),
    (Trigger(1, when=When(NormalDrawDue()), do=Destroy(THAT_CARD)), [f"Test ① do → Destroy(cards): {NO_EVENT}"]),
    (Trigger(1, when=If(EndStepReached()), do=Destroy(THAT_CARD)), [f"Test ① do → Destroy(cards): {NO_EVENT}"]),
    (Trigger(1, when=If(DamageTaken(YOU)), do=InflictDamage(TheAmount(), OPPONENT)), []),
    (
        Trigger(1, when=If(DamageTaken(YOU), Drawn(YOU)), do=InflictDamage(Plus(TheAmount(), 100), OPPONENT)),
        ["Test ① do → InflictDamage(amount) → Plus(one): TheAmount is used, but the line does not answer DamageTaken"],
    ),
    (Ignition(1, do=ChangeStat(ATK, THIS_CARD, 500, lose=True).then(GainLP(TheChange()))), []),
    (
        Ignition(1, do=GainLP(TheChange()).then(ChangeStat(ATK, THIS_CARD, 500, lose=True))),
        ["Test ① do → GainLP(amount): TheChange is used before anything changes a value"],
    ),
    (
        Ignition(1, do=Banish(A_MONSTER, called=THE_ADDED_CARD).also(Later(END_PHASE, ReturnToField(THE_ADDED_CARD)))),
        [],
    ),
    (Ignition(1, do=Later(END_PHASE, Destroy(THE_TARGET))), [f"Test ① do → Later(do) → Destroy(cards): {NO_TARGET}"]),
    (
        Activation(1, do=Destroy(A_MONSTER, called=THE_OPPOSING)),
        ["Test ① do → Destroy(called): 'the opposing monster' has a meaning already and cannot be given as a name"],
    ),
    (
        Activation(1, do=Destroy(One(Monster(), THE_FIELD, called=THE_ADDED_CARD), called=THE_ADDED_CARD)),
        ["Test ① do → Destroy(called): 'the added card' is the name of something else already"],
    ),
]


@pytest.mark.parametrize(("line", "problems"), REFERENCES, ids=[repr(line)[:60] for line, _ in REFERENCES])
def test_a_line_speaks_only_of_cards_it_has_spoken_of(line: Line, problems: list[str]) -> None:
    assert told(line) == problems


def test_a_name_does_not_reach_from_line_to_line() -> None:
    named = Ignition(1, do=AddToHand(One(Monster(), YOUR_DECK), called=THE_ADDED_CARD))
    assert told(named, Ignition(2, do=Destroy(THE_ADDED_CARD))) == [f"Test ② do → Destroy(cards): {NOT_CALLED}"]


def test_a_link_or_an_equip_reaches_from_line_to_line() -> None:
    bind = Activation(1, target=A_MONSTER, do=LinkTogether(THE_TARGET).also(Equip(THE_TARGET)))
    assert told(bind, Ignition(do=Destroy(THE_LINKED_CARD)), Ignition(do=Destroy(THE_EQUIPPED))) == []


# -------------------------------------------------------------------------------------------- targets, negations, costs

TARGETS: list[tuple[Choice | tuple[Choice, ...], str]] = [
    (ALL_MONSTERS, "a target is chosen: it cannot be All"),
    (Top(1), "a target is chosen: it cannot be Top"),
    (One(Monster(), THE_FIELD, at_random=True), "a target is chosen: it cannot be at random"),
    (One(Monster(), YOUR_DECK), "cards in a hand or deck cannot be targeted"),
    (Some(2, Monster(), YOUR_HAND), "cards in a hand or deck cannot be targeted"),
    ((A_MONSTER, UpTo(2, Monster(), YOUR_HAND)), "cards in a hand or deck cannot be targeted"),
    ((), "the tuple names no target"),
]


@pytest.mark.parametrize(("target", "problem"), TARGETS)
def test_a_target_is_chosen_where_both_see_it(target: Choice, problem: str) -> None:
    assert told_of(Draw(1), target=target) == [f"Test ① target: {problem}"]


NEGATIONS = [
    (THE_ACTIVATION, WouldBeSummoned(Monster()), "to negate an activation, when= must speak of Activated"),
    (THE_EFFECT, WouldBeSummoned(Monster()), "to negate an effect, when= must speak of Activated"),
    (THE_SUMMON, Summoned(Monster()), "to negate a summon, when= must speak of WouldBeSummoned"),
    (THE_ATTACK, Activated(Spell()), "to negate an attack, when= must speak of AttackDeclared"),
]


@pytest.mark.parametrize(("what", "event", "problem"), NEGATIONS)
def test_a_line_negates_only_what_it_answers(what: Negatable, event: timings.Happening, problem: str) -> None:
    assert told_of(Negate(what), when=When(event)) == [f"Test ① do → Negate(what): {problem}"]
    assert told_of(Negate(what)) == [f"Test ① do → Negate(what): {problem}"]


def test_an_attack_is_negated_also_as_its_target_is_selected() -> None:
    assert told_of(Negate(THE_ATTACK), when=When(AttackTargetSelected(THIS_CARD))) == []


def test_just_below_a_number_is_the_only_negative_one() -> None:
    def found(less: int) -> list[str]:
        weaker = Monster(atk=AtMost(Plus(less, Stat(ATK, THE_TARGET))))
        return told_of(Destroy(One(weaker, THE_FIELD)), target=One(Monster(), THE_FIELD))

    where = "Test ① do → Destroy(cards) → One(what) → Monster(atk) → AtMost(most) → Plus(one)"
    assert found(-1) == [] and found(-2) == [f"{where}: -2 is less than -1"]


def test_one_line_can_negate_either_of_two_things() -> None:
    both = When(Activated(Spell()), WouldBeSummoned(Monster()), AttackDeclared(Monster()))
    assert told_of(Negate(THE_ACTIVATION | THE_SUMMON | THE_ATTACK), when=both) == []


COSTS: list[tuple[Deed, list[str]]] = [
    (PayLP(1000).and_(Discard(One(ANY_CARD, YOUR_HAND))).then(Tribute(A_MONSTER)), []),
    (RemoveCounters(SPELL_COUNTER, One(Monster(counter=SPELL_COUNTER), YOUR_FIELD), 1), []),
    (LoseLP(500), ["Test ① cost: LoseLP cannot be a cost"]),
    (Destroy(ALL_MONSTERS), ["Test ① cost: Destroy cannot be a cost"]),
    (PayLP(500).then(Draw(1)), ["Test ① cost → then: Draw cannot be a cost"]),
    (OneOf(PayLP(1), PayLP(2)), ["Test ① cost: OneOf cannot be a cost"]),
    (PayLP(500).also(PayLP(500)), ["Test ① cost: costs are joined by and_ or then, not by 'also'"]),
    (PayLP(500).then(PayLP(500), may=True), ["Test ① cost: a cost cannot be declined: it has no may="]),
]


@pytest.mark.parametrize(("cost", "problems"), COSTS)
def test_a_cost_can_be_paid(cost: Deed, problems: list[str]) -> None:
    assert told_of(Draw(1), cost=cost) == problems


# ---------------------------------------------------------------------------------------------------------------- lines


def test_lines_count_from_one() -> None:
    assert told(Ignition(1, do=Draw(1)), Ignition(do=Draw(1)), Ignition(2, do=Draw(1))) == []
    assert told(Ignition(2, do=Draw(1))) == ["Test: the lines are numbered [2]: they must count from 1"]
    assert told(Ignition(1, do=Draw(1)), Ignition(1, do=Draw(1))) == [
        "Test: the lines are numbered [1, 1]: they must count from 1"
    ]


def test_of_several_ways_to_activate_a_card_each_does_something() -> None:
    assert told(Activation(do=Draw(1)), Activation(do=Draw(2))) == []
    assert told(Activation(do=Draw(1)), Activation()) == [
        "Test: of several Activations one is chosen, so each must do something: it needs do="
    ]


NOBODY_CHOOSES = "nobody chooses in a Continuous Effect: use All, THIS_CARD, THE_EQUIPPED or THE_LINKED_CARD"
GAINS = ChangeStat(ATK, THIS_CARD, 500)
LINES: list[tuple[Line, str]] = [
    (Ignition(1), "Test ①: Ignition does nothing: it needs do="),
    (Quick(1), "Test ①: Quick does nothing: it needs do="),
    (Trigger(1, when=If(Summoned(THIS_CARD))), "Test ①: Trigger does nothing: it needs do="),
    (Flip(1), "Test ①: Flip does nothing: it needs do="),
    (Continuous(1), "Test ①: Continuous does nothing: it needs do="),
    (Unclassified(1, when=If(Summoned(THIS_CARD))), "Test ①: Unclassified does nothing: it needs do="),
    (Unclassified(1, do=Draw(1)), "Test ①: Unclassified needs when= or if_="),
    (SummonProcedure(1, by=Draw(1)), "Test ① by: Draw cannot be a cost"),
    (
        SummonProcedure(1, from_=YOUR_FIELD),
        "Test ① from_: a monster is not summoned by itself from the field",
    ),
    (
        SummonProcedure(1, limit=Limit()),
        "Test ① limit: how often a monster is summoned this way is counted by its name: PER_EFFECT",
    ),
    (SummonProcedure(1, lies=FACE_DOWN), "Test ① lies: FACE_DOWN cannot be said here, only FACE_UP"),
    (Trigger(1, do=Draw(1)), "Test ①: Trigger answers nothing: it needs when="),
    (
        Ignition(1, when=When(Summoned(THIS_CARD)), do=Draw(1)),
        "Test ① when: Ignition says by itself when it is activated",
    ),
    (Flip(1, when=When(Summoned(THIS_CARD)), do=Draw(1)), "Test ① when: Flip says by itself when it is activated"),
    (Trigger(1, when=When(), do=Draw(1)), "Test ① when: When names no event"),
    (
        Continuous(1, Destroy(ALL_MONSTERS)),
        "Test ① do: Destroy cannot go on: it happens at once, in a line of its own with when= or while_=",
    ),
    (
        Continuous(1, ChangeStat(ATK, A_MONSTER, 100)),
        f"Test ① do → ChangeStat(cards): {NOBODY_CHOOSES}",
    ),
    (
        Continuous(1, NegateEffectsOf(ALL_MONSTERS, UNTIL_TURN_ENDS)),
        "Test ① do: a Continuous Effect lasts as long as its card: it has no until=",
    ),
    (
        Continuous(1, GAINS.also(Grant(PIERCING, A_MONSTER))),
        f"Test ① do → also → Grant(cards): {NOBODY_CHOOSES}",
    ),
    (
        Continuous(1, GAINS.and_(Treat(ALL_MONSTERS, DARK, until=UNTIL_TURN_ENDS))),
        "Test ① do → and: a Continuous Effect lasts as long as its card: it has no until=",
    ),
    (
        Continuous(1, GAINS.also(Draw(1)), while_=Exists(ANY_CARD, YOUR_HAND)),
        "Test ① do → also: Draw cannot go on: it happens at once, in a line of its own with when= or while_=",
    ),
    (
        Continuous(1, GAINS.then(GAINS)),
        "Test ① do: what goes on is joined by also or and_, not by 'then'",
    ),
    (
        Continuous(1, GAINS.also(GAINS, may=True)),
        "Test ① do: what goes on cannot be declined: it has no may=",
    ),
    (
        Continuous(1, GAINS, together=True),
        "Test ① together: together= says how often something happens: it needs when=",
    ),
    (Continuous(1, when=If(Summoned(Monster()))), "Test ①: Continuous does nothing: it needs do="),
    (Continuous(1, Draw(1), when=If()), "Test ① when: If names no event"),
    (Instead(1, do=Draw(1)), "Test ①: Instead takes the place of nothing: it needs of="),
    (Instead(1, Destroyed(THIS_CARD)), "Test ①: Instead does nothing: it needs do="),
    (Instead(1, Destroyed(THIS_CARD), limit=Limit()), "Test ①: Instead does nothing: it needs do="),
    (Instead(1, Destroyed(THIS_CARD), mandatory=True), "Test ①: Instead does nothing: it needs do="),
    (
        Trigger(1, when=If(Sent(THIS_CARD, YOUR_GRAVEYARD, undrawn=True)), do=Draw(1)),
        "Test ① when: Sent has undrawn= only for what goes to a hand",
    ),
    (
        Ignition(1, do=SpecialSummon(All(Monster(), YOUR_GRAVEYARD), where_it_points=True)),
        "Test ① do: SpecialSummon has where_it_points= only for one monster",
    ),
    (
        Instead(1, Destroyed(THIS_CARD), Draw(1), together=True),
        "Test ① together: together= spares all cards of a kind: it needs of=Destroyed of such cards",
    ),
    (
        Instead(1, Summoned(Monster()), Draw(1)),
        "Test ① of: Summoned cannot be replaced: only Destroyed can, and DamageTaken by battle",
    ),
]


@pytest.mark.parametrize(("line", "problem"), LINES, ids=[repr(line)[:60] for line, _ in LINES])
def test_a_line_has_what_its_kind_needs(line: Line, problem: str) -> None:
    assert told(line) == [problem]


def test_lines_that_go_on_can_be_about_a_player_or_the_card_itself() -> None:
    assert (
        told(Continuous(1, Forbid(DECLARING_ATTACKS, who=OPPONENT)), Continuous(2, ChangeStat(ATK, THIS_CARD, 1))) == []
    )


LASTING: list[Deed] = [
    ChangeStat(DEF, THIS_CARD, 300),
    NegateEffectsOf(ALL_MONSTERS),
    Forbid(BEING_AFFECTED, THIS_CARD, by=Spell()),
    Treat(ALL_MONSTERS, type_=DRAGON),
    Grant(EXTRA_ATTACK, THIS_CARD, 2),
    ChangeControl(THE_LINKED_CARD),
    ChangeDamage(NO_DAMAGE),
    Redirect(All(ANY_CARD, THE_FIELD), IN_BANISHED),
]


@pytest.mark.parametrize("deed", LASTING, ids=lambda deed: type(deed).__name__)
def test_what_goes_on_goes_on_alone_or_with_others(deed: Deed) -> None:
    link = Activation(target=A_MONSTER, do=LinkTogether(THE_TARGET))
    for do in (deed, deed.also(GAINS), GAINS.and_(deed), GAINS.also(deed).also(GAINS)):
        assert told(link, Continuous(1, do), Continuous(2, do, while_=Exists(ANY_CARD, YOUR_HAND))) == []


def test_what_happens_at_once_is_done_each_time_or_as_soon_as_something_is_so() -> None:
    gone = Not(Exists(ANY_CARD, YOUR_HAND))
    assert told(Continuous(1, Destroy(THIS_CARD), while_=gone)) == []
    assert told(Continuous(1, Destroy(THIS_CARD).then(Draw(1)), while_=gone)) == []
    assert told(Continuous(1, PlaceCounters(SPELL_COUNTER, 1, THIS_CARD), when=If(Activated(Spell())))) == []
    each_time = Continuous(1, Destroy(THAT_CARD).then(GAINS), gone, If(Summoned(Monster())), together=True)
    assert told(each_time) == []
    assert told(Continuous(1, May(PayLP(500)), when=If(PhaseReached(STANDBY_PHASE, YOU)))) == []
    assert told(Continuous(1, Negate(THE_ATTACK), when=If(Summoned(Monster())))) == [
        "Test ① do → Negate(what): to negate an attack, when= must speak of AttackDeclared"
    ]


def test_what_takes_the_place_of_a_destruction_knows_what_would_be_destroyed() -> None:
    do = Banish(THAT_CARD).also(Tribute(A_MONSTER))
    assert told(Instead(1, Destroyed(Monster()), do, limit=Limit(), from_=YOUR_GRAVEYARD)) == []


def test_a_line_suits_the_printed_kind() -> None:
    assert told(Activation(do=Draw(1)), kind=SPELL) == []
    assert told(Flip(do=Draw(1)), kind=MONSTER | FLIP) == []
    assert told(Activation(do=Draw(1)), kind=MONSTER) == ["Test line 1: only a Spell or Trap has an Activation"]
    assert told(Flip(do=Draw(1)), kind=MONSTER) == ["Test line 1: only a Flip Monster has a Flip"]
    assert told(Materials(of=(Monster(), Monster())), kind=MONSTER | FUSION) == []
    assert told(Materials(of=(Monster(),)), kind=MONSTER) == [
        "Test line 1: only a monster of the Extra Deck has Materials"
    ]
    assert told(SummonProcedure(), kind=MONSTER) == []
    assert told(SummonProcedure(), kind=SPELL) == ["Test line 1: only a monster has a SummonProcedure"]
    assert told(SummonProcedure(), SummonProcedure(by=PayLP(500))) == [
        "Test: a monster is summoned by itself in one way only: one SummonProcedure"
    ]
    from_hand = Activation(do=Draw(1), from_hand=Exists(ANY_CARD, YOUR_FIELD))
    assert told(from_hand, kind=TRAP) == []
    assert told(from_hand, kind=SPELL) == [
        "Test line 1 from_hand: only a Trap needs leave to be activated from the hand"
    ]


def test_a_fusion_monster_is_made_of_up_to_five_monsters() -> None:
    count = "Test line 1 of: a monster has 1 to 5 materials"
    assert told(Materials()) == [count]
    assert told(Materials(of=(Monster(),) * 6)) == [count]
    assert told(Materials(of=(Spell(),))) == ["Test line 1 of: Spell is no material: use Monster"]
    assert told(Materials(of=(Monster(named_like=THIS_CARD),))) == [
        "Test line 1 of → Monster(named_like): a material is the same in every duel: it cannot speak of 'this card'"
    ]


def test_a_fusion_summon_takes_materials_that_can_go_where_it_says() -> None:
    assert told_of(FusionSummon(Monster(), YOUR_HAND | YOUR_FIELD)) == []
    assert told_of(FusionSummon(Monster(), YOUR_GRAVEYARD, banish=True)) == []
    assert told_of(FusionSummon(Monster(), THE_FIELD)) == [
        "Test ① do: FusionSummon takes its materials from your hand, field or Graveyard"
    ]
    assert told_of(FusionSummon(Monster(), YOUR_GRAVEYARD)) == [
        "Test ① do: FusionSummon has materials from the Graveyard only together with banish="
    ]
