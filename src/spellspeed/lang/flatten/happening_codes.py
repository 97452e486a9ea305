"""Happenings as codes: which events of the duel a line answers."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from spellspeed.lang.codes.code import (
    ANY_DAMAGE,
    DIRECT_DAMAGE,
    GAINED,
    NO_SLOT,
    ON_ACTIVATION,
    ON_RESOLUTION,
    ON_SUMMON_ATTEMPT,
    ChoiceCode,
    EventCode,
    on_sides,
)
from spellspeed.lang.codes.filter_code import where_such_lie
from spellspeed.lang.flatten.noun_codes import NounWriter
from spellspeed.lang.words.choices import All
from spellspeed.lang.words.deeds import Deed, Move
from spellspeed.lang.words.every_word import (
    EITHER,
    FACE_DOWN,
    IN_BANISHED,
    IN_DECK,
    IN_EXTRA_DECK,
    IN_GRAVEYARD,
    IN_HAND,
    IN_MONSTER_ZONE,
    ON_THE_FIELD,
    SUMMONED_BY_FLIPPING,
    SUMMONED_NORMALLY,
    SUMMONED_SPECIALLY,
)
from spellspeed.lang.words.nouns import (
    THE_EQUIPPED,
    THE_LINKED_CARD,
    THIS_CARD,
    AnyCard,
    Filter,
    Ref,
    SeenThrough,
    all_traits,
)
from spellspeed.lang.words.places_said import Place
from spellspeed.lang.words.rare import CountersPlaced, LPGained
from spellspeed.lang.words.terms import Player
from spellspeed.lang.words.timings import (
    Activated,
    AttackDeclared,
    AttackTargetSelected,
    BattleReached,
    ControlChanged,
    DamageTaken,
    Destroyed,
    Discarded,
    Drawn,
    EndStepReached,
    Equipped,
    Flipped,
    Happening,
    LeftField,
    MonsterSet,
    NormalDrawDue,
    PhaseReached,
    PositionChanged,
    Resolving,
    Sent,
    Summoned,
    Targeted,
    Tributed,
    WouldBeSummoned,
)
from spellspeed.lang.words.verbs import InflictDamage
from spellspeed.words import (
    BY_NORMAL_DRAW,
    BY_TRIBUTE,
    END_STEP,
    EVENT_ADDED_TO_HAND,
    EVENT_ATTACK_DECLARED,
    EVENT_ATTACK_TARGET,
    EVENT_BANISHED,
    EVENT_CONTROL_CHANGED,
    EVENT_COUNTERS_CHANGED,
    EVENT_DESTROYED,
    EVENT_DISCARDED,
    EVENT_DRAW_DUE,
    EVENT_DRAWN,
    EVENT_EQUIPPED,
    EVENT_FLIP_SUMMONED,
    EVENT_FLIPPED,
    EVENT_LP_CHANGED,
    EVENT_PHASE_STARTED,
    EVENT_POSITION_CHANGED,
    EVENT_RETURNED_TO_DECK,
    EVENT_SENT_TO_GRAVEYARD,
    EVENT_SET,
    EVENT_SPECIAL_SUMMONED,
    EVENT_STEP_STARTED,
    EVENT_SUMMONED,
    EVENT_TARGETED,
    EVENT_TIMING_REACHED,
    EVENT_TOKEN_VANISHED,
    EVENT_TRIBUTED,
)

NOWHERE_SAID: Final = Place()
ANYWHERE: Final = Place(
    IN_GRAVEYARD | IN_BANISHED | IN_HAND | IN_DECK | IN_EXTRA_DECK,
    IN_GRAVEYARD | IN_BANISHED | IN_HAND | IN_DECK | IN_EXTRA_DECK,
)
THE_FIELD: Final = Place(ON_THE_FIELD, ON_THE_FIELD)
ARRIVALS: Final = (
    (IN_GRAVEYARD, EVENT_SENT_TO_GRAVEYARD),
    (IN_BANISHED, EVENT_BANISHED),
    (IN_HAND, EVENT_ADDED_TO_HAND),
    (IN_DECK | IN_EXTRA_DECK, EVENT_RETURNED_TO_DECK),
)
SUMMONS: Final = (
    (SUMMONED_NORMALLY, EVENT_SUMMONED),
    (SUMMONED_BY_FLIPPING, EVENT_FLIP_SUMMONED),
    (SUMMONED_SPECIALLY, EVENT_SPECIAL_SUMMONED),
)


def about(
    words: NounWriter,
    kind: int,
    subject: Filter | Ref | None = None,
    *,
    by: Player = EITHER,
    to: Place = NOWHERE_SAID,
    from_: Place = NOWHERE_SAID,
    on: Filter | Ref | None = None,
    was: Filter | None = None,
    **said: Any,
) -> EventCode:
    """Put an event together; about a card that is this card, or one that fits. What else is said is said as it is."""
    for ref in (subject, on):
        if isinstance(ref, Ref) and ref not in (THIS_CARD, THE_LINKED_CARD, THE_EQUIPPED):
            raise ValueError(f"an event can be about this card or about cards of a kind, not about {ref.name!r}")
    return EventCode(
        kind,
        slot=words.slot(subject) if isinstance(subject, Ref) else NO_SLOT,
        filter_=words.filter(subject) if isinstance(subject, Filter) else None if was is None else words.filter(was),
        by=(by or EITHER).value,
        to=to.yours.value,
        to_opponents=to.opponents.value,
        from_=from_.yours.value,
        from_opponents=from_.opponents.value,
        on_slot=words.slot(on) if isinstance(on, Ref) else NO_SLOT,
        on=words.filter(on) if isinstance(on, Filter) else None,
        **said,
    )


def seen_through(what: Filter | None) -> Filter | None:
    """Return what somebody knows of a card that he has drawn, though it lies hidden from the other player."""
    return None if what is None else replace(what, that=(*all_traits(what), SeenThrough()))


def places_of(deed: int, choice: ChoiceCode) -> int:
    """Return the mask of the places in which a deed reaches the cards of a choice."""
    what = choice.filter.what
    return on_sides(deed, where_such_lie(what, choice.yours), where_such_lie(what, choice.opponents))


def effects(deeds: tuple[Deed, ...]) -> tuple[int, ...]:
    """Return what deeds do, and to cards in which places or to whom, as op, mask, op …"""
    found: list[int] = []
    for deed in deeds:
        mask = 0
        if isinstance(deed, Move) and isinstance(deed.cards, All):
            what, where = deed.cards.what.what.value, deed.cards.where
            yours, opponents = where_such_lie(what, where.yours.value), where_such_lie(what, where.opponents.value)
            mask = on_sides(deed.verb.op, yours, opponents)
        elif isinstance(deed, InflictDamage):
            mask = on_sides(deed.verb.op, deed.to.value & 1, deed.to.value >> 1)
        found += [deed.verb.op, mask]
    return tuple(found)


def event_codes(words: NounWriter, node: Happening) -> Iterator[EventCode]:
    """Yield the codes of one happening; some happenings are several events."""
    if isinstance(node, Activated):
        kind = ON_RESOLUTION if isinstance(node, Resolving) else ON_ACTIVATION
        yield about(
            words,
            kind,
            node.what,
            by=node.by,
            on=node.targeting,
            others=node.other_than is not None,
            activated_as=node.as_.value,
            including=effects(node.including),
            alone=node.alone,
            untargeted=node.untargeted,
        )
    elif isinstance(node, WouldBeSummoned):
        yield about(words, ON_SUMMON_ATTEMPT, node.what, ways=node.how.value, by=node.by)
    elif isinstance(node, Summoned):
        for mask, kind in SUMMONS:
            # A monster that is flipped comes from nowhere.
            if node.how & mask and (node.from_ is None or kind != EVENT_FLIP_SUMMONED):
                yield about(
                    words,
                    kind,
                    node.what,
                    by=node.by,
                    from_=node.from_ or NOWHERE_SAID,
                    because=node.because.value,
                    on=node.using,
                    others=node.other_than is not None,
                    ways=(node.how & mask).value,
                    own_line=node.by_line,
                )
    elif isinstance(node, AttackDeclared):
        yield about(words, EVENT_ATTACK_DECLARED, node.what, by=node.by, on=node.on, directly=node.directly)
    elif isinstance(node, Drawn):
        yield about(
            words, EVENT_DRAWN, seen_through(node.what), by=node.by, because=1 << BY_NORMAL_DRAW if node.normally else 0
        )
    elif isinstance(node, DamageTaken):
        how = DIRECT_DAMAGE if node.directly else ANY_DAMAGE
        because = node.because.value
        yield about(words, EVENT_LP_CHANGED, by=node.who, because=because, lp_change=how, on=node.by_card)
    elif isinstance(node, LPGained):
        yield about(words, EVENT_LP_CHANGED, by=node.who, lp_change=GAINED)
    else:
        yield from done_to_cards(words, node)


def done_to_cards(words: NounWriter, node: Happening) -> Iterator[EventCode]:
    """Yield what a line answers that is done to cards: they are sent somewhere, destroyed, targeted, Tributed."""
    if isinstance(node, Sent):
        yield from arrivals(
            words,
            node.what,
            node.to,
            node.from_ or NOWHERE_SAID,
            by=node.by,
            because=node.because.value,
            on=node.by_card,
            was=node.was,
            destroyed=node.destroyed,
            drawn=not node.undrawn,
        )
    elif isinstance(node, LeftField):
        yield from arrivals(words, node.what, ANYWHERE, THE_FIELD, was=node.was)
        yield about(
            words, EVENT_TOKEN_VANISHED, node.what, from_=THE_FIELD, was=node.was
        )  # rule: token.leaves-field.vanishes
    elif isinstance(node, Destroyed):
        where = node.from_ or NOWHERE_SAID
        by, why, on = node.by, node.because.value, node.by_card
        yield about(words, EVENT_DESTROYED, node.what, by=by, from_=where, because=why, on=on, was=node.was)
    elif isinstance(node, Discarded):
        from_ = node.from_ or NOWHERE_SAID
        kind = EVENT_SENT_TO_GRAVEYARD if node.to_graveyard else EVENT_DISCARDED
        yield about(
            words, kind, node.what, by=node.by, from_=from_, because=node.because.value, discarded=node.to_graveyard
        )
    elif isinstance(node, Targeted):
        yield about(words, EVENT_TARGETED, node.what)
    elif isinstance(node, Tributed):
        because = 0 if node.for_ is None else 1 << BY_TRIBUTE
        yield about(words, EVENT_TRIBUTED, node.what, because=because, on=node.for_)
    elif isinstance(node, Flipped):
        yield about(words, EVENT_FLIPPED, node.what)
    elif isinstance(node, MonsterSet):
        monster = AnyCard(FACE_DOWN, zone=IN_MONSTER_ZONE, controller=node.controller)
        ways = SUMMONED_SPECIALLY.value
        for kind in (EVENT_SET, EVENT_POSITION_CHANGED, EVENT_SPECIAL_SUMMONED):
            yield about(words, kind, monster, by=node.by, positions=FACE_DOWN.value, ways=ways)
    else:
        yield from times(words, node)


def times(words: NounWriter, node: Happening) -> Iterator[EventCode]:
    """Yield what a line answers that speaks of a phase, a step, a timing or a battle."""
    if isinstance(node, PhaseReached):
        after = () if node.after is None else tuple(event_codes(words, node.after))
        yield about(words, EVENT_PHASE_STARTED, by=node.turn_of, phase=node.phase.number, after=after)
    elif isinstance(node, EndStepReached):
        yield about(words, EVENT_STEP_STARTED, by=node.turn_of, step=END_STEP)
    elif isinstance(node, NormalDrawDue):
        yield about(words, EVENT_DRAW_DUE, by=node.turn_of, instead=node.instead)
    elif isinstance(node, BattleReached):
        role, timing = node.role.value, node.timing.number
        yield about(words, EVENT_TIMING_REACHED, node.what, on=node.with_, role=role, timing=timing)
    elif isinstance(node, AttackTargetSelected):
        yield about(words, EVENT_ATTACK_TARGET, node.what)
    elif isinstance(node, CountersPlaced):
        yield about(words, EVENT_COUNTERS_CHANGED, node.what, nth=node.nth, counter=node.kind.value)
    elif isinstance(node, Equipped):
        yield about(words, EVENT_EQUIPPED, node.what, on=node.to)
    elif isinstance(node, ControlChanged):
        yield about(words, EVENT_CONTROL_CHANGED, node.what)
    elif isinstance(node, PositionChanged):
        was, now = node.was.value, node.to.value
        yield about(words, EVENT_POSITION_CHANGED, node.what, from_positions=was, positions=now)
    else:
        raise TypeError(f"{node!r} is nothing that happens")


def arrivals(
    words: NounWriter,
    what: Filter | Ref,
    to: Place,
    from_: Place,
    *,
    because: int = 0,
    by: Player = EITHER,
    on: Filter | Ref | None = None,
    was: Filter | None = None,
    destroyed: bool = False,
    drawn: bool = True,
) -> Iterator[EventCode]:
    """Yield an event for every kind of place that a card can be sent to."""
    for mask, kind in ARRIVALS:
        if (to.yours | to.opponents) & mask:
            said = {"because": because, "destroyed": destroyed}
            yield about(words, kind, what, by=by, to=to, from_=from_, on=on, was=was, **said)
            if drawn and kind == EVENT_ADDED_TO_HAND and by in (Player(0), EITHER) and on is None:
                # rule: move.draw.counts-as-added-to-hand
                yield about(words, EVENT_DRAWN, what, to=to, from_=from_, because=because)
