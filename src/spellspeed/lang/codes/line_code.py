"""What a line is flattened into: its steps, and what surrounds them; kept in the pool and never in a state."""

from typing import Final

from spellspeed.lang.codes.code import (
    ABOUT_PLAYERS,
    BRANCHES,
    FIRST_NAMED_SLOT,
    MOVES_CARDS,
    NO_OATH,
    NO_REGISTER,
    NO_SLOT,
    NOT_SAID,
    OP_FORBID,
    OP_POSITION,
    OP_TREAT,
    SLOT_BOUND,
    SLOT_THIS,
    STEERS,
    ChoiceCode,
    ConditionCode,
    EventCode,
    NumberCode,
    RangeCode,
    bit_of,
)
from spellspeed.lang.codes.filter_code import FilterCode
from spellspeed.words import FACE_DOWN, IN_PENDULUM_ZONE


class Step:
    """One step of a line: `op` says what it does, and a field of which the op does not speak is nought.

    Every field has one meaning, whichever op it is of: `who` are the players that a deed is about, and so on. Players
    are words as seen by the player of the line, YOU, OPPONENT or EITHER; masks of places are those of kinds of place.
    """

    def __init__(
        self,
        op: int,
        *,
        slot: int = NO_SLOT,
        out: int = NO_SLOT,
        choice: ChoiceCode | None = None,
        number: NumberCode | None = None,
        condition: ConditionCode | None = None,
        filter_: FilterCode | None = None,
        as_cost: bool = False,
        as_card: bool = False,
        # Where the line goes on, and what it keeps.
        deed_at: int = 0,
        jump_to: int = 0,
        register: int = NO_REGISTER,
        freely: bool = False,
        # Whom it is about, and when.
        who: int = 0,
        field_of: int = 0,
        turn_of: int = 0,
        phase: int = 0,
        nth_turn: int = 0,
        nth_phase: int = 0,
        this_turn: bool = False,
        at_end: bool = False,
        until: int = 0,
        # How cards move, and how they lie then.
        banish: bool = False,
        face_down: bool = False,
        for_a_time: bool = False,
        detached: bool = False,
        to_graveyard: bool = False,
        deck_place: int = 0,
        searched: bool = False,
        in_any_order: bool = False,
        positions: int = 0,
        quietly: bool = False,
        usable_at_once: bool = False,
        placed_as: int = 0,
        equipment: int = NO_SLOT,
        holder: int = NO_SLOT,
        # Summons.
        ignoring_conditions: bool = False,
        fused: bool = False,
        where_it_points: bool = False,
        frees_a_zone: bool = False,
        token: int = 0,
        material_places: int = 0,
        tributes: FilterCode | None = None,
        exactly: bool = False,
        level: int = 0,
        only_named: bool = False,
        ways: int = 0,
        # What is applied.
        stat: int = 0,
        stat_change: int = 0,
        negates: int = 0,
        doing: int = 0,
        from_places: int = 0,
        by: FilterCode | None = None,
        otherwise: bool = False,
        attribute: int = 0,
        type_: int = 0,
        kind: int = 0,
        besides: bool = False,
        name: NumberCode | None = None,
        declared: int = 0,
        allowance: int = 0,
        newcomers: bool = False,
        sentence: int = 0,
        first_line: int = 0,
        line_count: int = 0,
        from_next_turn: bool = False,
        damage_change: int = 0,
        directly: bool = False,
        because: int = 0,
        counter: int = 0,
        at_most: int = 0,
        spread: bool = False,
        to_place: int = 0,
        instead_of: int = 0,
        of_rituals: bool = False,
        # Zones, chance, declarations, the end of the duel.
        your_places: int = 0,
        opponents_places: int = 0,
        count: int = 0,
        or_fewer: bool = False,
        times: int = 0,
        sides: int = 0,
        call: bool = False,
        again: ConditionCode | None = None,
        declares: int = 0,
        remembered: bool = False,
        in_steps_of: int = 0,
        range_: RangeCode | None = None,
        match: bool = False,
    ) -> None:
        self.op: Final = op
        self.bit: Final = bit_of(op)
        self.is_branch: Final = op in BRANCHES
        self.is_deed: Final = op not in STEERS
        self.moves_cards: Final = op in MOVES_CARDS
        self.about_players: Final = op in ABOUT_PLAYERS
        self.slot: Final = slot  # the cards it is about
        self.out: Final = out  # where the cards are remembered that it finds
        self.choice: Final = choice  # how those cards are chosen, for the question whether it could act
        self.number: Final = number  # how much, or how many
        self.condition: Final = condition
        self.filter: Final = filter_  # cards of which kind it speaks of
        self.as_cost: Final = as_cost
        self.as_card: Final = as_card  # of the activation of a card, or about such
        self.deed_at = deed_at  # the pc of the deed that it is for, known only once that is written
        self.jump_to = jump_to  # the pc where the line goes on if not at the next step, also known later
        self.register: Final = register  # in which register a number is kept
        self.freely: Final = freely  # both deeds are offered, possible or not
        self.who: Final = who  # which players do it, have it done to them, or get the monsters
        self.field_of: Final = field_of  # to whose field monsters come
        self.turn_of: Final = turn_of  # in whose turns
        self.phase: Final = phase  # which phase it is about; of OP_CHANGE_PHASES 0 for one more Battle Phase
        self.nth_turn: Final = nth_turn  # due in the n-th turn from now,
        self.this_turn: Final = this_turn  # in the turn under way or not at all,
        self.at_end: Final = at_end  # not before the phase ends
        self.nth_phase: Final = nth_phase  # or in the n-th such phase
        self.until: Final = until  # one of the words UNTIL_*
        self.banish: Final = banish  # what would go to the Graveyard is banished
        self.face_down: Final = face_down
        self.for_a_time: Final = for_a_time
        self.detached: Final = detached  # they are materials that are detached
        self.to_graveyard: Final = to_graveyard  # the text says "to the Graveyard"
        self.deck_place: Final = deck_place  # where in the deck
        self.searched: Final = searched  # the deck was looked through
        self.in_any_order: Final = in_any_order
        self.positions: Final = positions  # how monsters lie then: one of these
        self.quietly: Final = quietly  # without Flip Effects
        self.usable_at_once: Final = usable_at_once
        self.placed_as: Final = placed_as  # as what it lies face-up, 0 for a card that is Set
        self.equipment: Final = equipment  # the slot of what is equipped to the monster
        self.holder: Final = holder  # the slot of whose materials the cards become, or of what is not forbidden
        self.ignoring_conditions: Final = ignoring_conditions
        self.fused: Final = fused  # it is treated as a Fusion Summon
        self.where_it_points: Final = where_it_points  # to a zone that this Link Monster points to
        self.frees_a_zone: Final = frees_a_zone  # the cost of the line does
        self.token: Final = token  # the password of the Tokens
        self.material_places: Final = material_places  # mask of the places from which materials or Tributes come
        self.tributes: Final = tributes  # what is Tributed for a Ritual Summon
        self.exactly: Final = exactly  # whether the Levels may be no more than asked for
        self.level: Final = level  # the Levels asked for, 0 for that of the monster
        self.only_named: Final = only_named  # a material is given by its name and nothing else
        self.ways: Final = ways  # mask of ways of summoning it speaks of
        self.stat: Final = stat  # which value
        self.stat_change: Final = stat_change  # STAT_GAIN …
        self.negates: Final = negates  # what of it: THE_ACTIVATION …
        self.doing: Final = doing  # what is forbidden
        self.from_places: Final = from_places  # from which places it is forbidden, 0 for all
        self.by: Final = by  # whose effects a protection is against
        self.otherwise: Final = otherwise  # this very effect may still do what is forbidden
        self.attribute: Final = attribute
        self.type_: Final = type_
        self.kind: Final = kind  # what kind of card it makes of cards
        self.besides: Final = besides  # they keep the attribute and Type that they have
        self.name: Final = name  # the password of the name they have
        self.declared: Final = declared  # which of these was declared
        self.allowance: Final = allowance  # what monsters, or players, are allowed
        self.newcomers: Final = newcomers  # also monsters that come later
        self.sentence: Final = sentence  # the same for sentences that say the same
        self.first_line: Final = first_line  # of the lines said here, the first that is lent,
        self.line_count: Final = line_count  # and how many, 0 for those of a card
        self.from_next_turn: Final = from_next_turn
        self.damage_change: Final = damage_change  # what becomes of damage: NO_DAMAGE …
        self.directly: Final = directly  # of damage by a direct attack
        self.because: Final = because  # mask of 1 << cause, 0 for every cause
        self.counter: Final = counter  # which kind of counter
        self.at_most: Final = at_most  # how many counters a card can hold, 0 for any number
        self.spread: Final = spread  # they are placed one by one, on cards that are chosen
        self.to_place: Final = to_place  # the kind of place to which cards go
        self.instead_of: Final = instead_of  # in the place of one of these
        self.of_rituals: Final = of_rituals  # only what is Tributed for a Ritual Summon
        self.your_places: Final = your_places  # mask of the places in which zones are chosen, on your side,
        self.opponents_places: Final = opponents_places  # and on your opponent's
        self.count: Final = count  # how many zones or Tokens
        self.or_fewer: Final = or_fewer
        self.times: Final = times  # how often
        self.sides: Final = sides  # of a coin or a die
        self.call: Final = call  # a player calls how it will fall
        self.again: Final = again  # once more, if that is so then
        self.declares: Final = declares  # what a player declares
        self.remembered: Final = remembered  # the card remembers it
        self.in_steps_of: Final = in_steps_of
        self.range: Final = range_  # which numbers
        self.match: Final = match  # the match with the duel
        # The later choice whose cards must fit the one card that this one chooses, known only once that is written.
        self.narrowed_by: Step | None = None
        self.judged_as: Step | None = None  # of a target: the deed it is chosen for, with the choice of the target
        self.said = NOT_SAID  # which deed of the sentence it is, counted from 0


def find_deeds(steps: tuple[Step, ...]) -> int:
    """Return the mask of the bits of the ops of steps."""
    deeds = 0
    for step in steps:
        deeds |= step.bit
    return deeds


def find_kinds(events: tuple[EventCode, ...]) -> int:
    """Return the mask of 1 << kind over events."""
    mask = 0
    for event in events:
        mask |= 1 << event.kind | find_kinds(event.after)
    return mask


def find_doings(steps: tuple[Step, ...]) -> int:
    """Return the mask of 1 << doing over the steps that forbid something."""
    mask = 0
    for step in steps:
        if step.op == OP_FORBID:
            mask |= 1 << step.doing
    return mask


def speaks_of_bound(steps: tuple[Step, ...]) -> bool:
    """Whether one of the steps is about the card that this one is bound to."""
    for step in steps:
        if step.slot == SLOT_BOUND:
            return True
    return False


def turns_itself_down(steps: tuple[Step, ...]) -> bool:
    """Whether one of the steps turns the card itself face-down."""
    for step in steps:
        if step.op == OP_POSITION and step.slot == SLOT_THIS and step.positions & FACE_DOWN:
            return True
    return False


def has_joint_cost(cost: tuple[Step, ...]) -> bool:
    """Whether several parts of a cost take cards that are chosen."""
    given = 0
    for step in cost:
        if step.as_cost and step.choice is not None and step.is_deed:
            given += 1
    return given > 1


class LineCode:
    """One line of a card: what it answers, what it needs, and its steps, cost first, then targets, then the deeds."""

    def __init__(
        self,
        index: int,
        *,
        kind: int,
        number: int = 0,
        speed: int = 0,
        mandatory: bool = False,
        can_miss: bool = False,
        places: int = 0,
        anywhere: bool = False,
        events: tuple[EventCode, ...] = (),
        needs: ConditionCode | None = None,
        still_needs: ConditionCode | None = None,
        from_hand: ConditionCode | None = None,
        while_: ConditionCode | None = None,
        limit_of: int = 0,
        limit_per: int = 0,
        limit_times: int = 0,
        steps: tuple[Step, ...] = (),
        targets_at: int = 0,
        deeds_at: int = 0,
        oath_at: int = NO_OATH,
        possible: tuple[int, ...] = (),
        slots: int = FIRST_NAMED_SLOT,
        includes: tuple[int, ...] = (),
        damage_step: int = 0,
        stays: bool = False,
        shared: bool = False,
        together: bool = False,
        elsewhere: int = 0,
        face_down: bool = False,
        outlasts: bool = False,
        # About the summon of its card.
        positions: int = 0,
        field_of: int = 0,
        properly: bool = False,
        never: int = 0,
        tributes: int = 0,
        no_other_way: bool = False,
        set_too: bool = False,
        discards_hand: bool = False,
        made_by: int = 0,
        and_more: bool = False,
        of_different_names: bool = False,
        no_substitutes: bool = False,
        never_one: bool = False,
        not_fused: bool = False,
        asked_of_materials: tuple[FilterCode, ...] = (),
        counted: tuple[tuple[int, EventCode], ...] = (),
    ) -> None:
        self.index: Final = index
        self.number: Final = number  # ①②③
        self.kind: Final = kind
        self.speed: Final = speed
        self.mandatory: Final = mandatory
        self.can_miss: Final = can_miss
        self.places: Final = places  # mask of the kinds of place it is activated in
        self.anywhere: Final = anywhere
        self.events: Final = events
        self.needs: Final = needs
        self.still_needs: Final = still_needs
        self.from_hand: Final = from_hand
        self.while_: Final = while_
        self.limit_of: Final = limit_of
        self.limit_per: Final = limit_per
        self.limit_times: Final = limit_times
        self.steps: Final = steps
        self.targets_at: Final = targets_at
        self.deeds_at: Final = deeds_at
        self.oath_at: Final = oath_at  # what the player may not do in the turn of the activation; behind the deeds
        self.possible: Final = possible
        self.slots: Final = slots
        self.includes: Final = includes  # op, mask of places, op … : what its effect does to cards in which places
        self.damage_step: Final = damage_step  # mask of the timings in which it can be activated
        self.stays: Final = stays
        self.shared: Final = shared  # either player may use it
        self.together: Final = together  # what happens at once counts as one time
        self.elsewhere: Final = elsewhere  # of what goes on: mask of the kinds of place off the field in which it does
        self.face_down: Final = face_down  # of what goes on: whether it does also while the card is face-down
        self.outlasts: Final = outlasts  # of what goes on: also once the destruction of its monster is decided
        self.positions: Final = positions  # how a monster can lie that is summoned by itself,
        self.field_of: Final = field_of  # and to whose field it comes
        self.properly: Final = properly  # whether it matters that the monster was once summoned properly
        self.never: Final = never  # mask of the ways in which it cannot be summoned
        self.tributes: Final = tributes  # how many Tributes it takes in this way,
        self.no_other_way: Final = no_other_way  # whether it can be summoned in no other one,
        self.set_too: Final = set_too  # and whether it can be Set so as well
        self.discards_hand: Final = discards_hand  # all other cards of the hand are discarded for it
        self.made_by: Final = made_by  # SYNCHRO_SUMMON … whose materials the steps are; 0 for those of a Fusion Summon
        self.and_more: Final = and_more  # whether of the last material there can be any number,
        self.of_different_names: Final = of_different_names  # whether no two of them have the same name,
        self.no_substitutes: Final = no_substitutes  # whether nothing can take the place of one,
        self.never_one: Final = never_one  # whether the monster itself is never one,
        self.not_fused: Final = not_fused  # and whether they make it in no Fusion Summon
        self.asked_of_materials: Final = asked_of_materials  # what it asks of what its card was made of
        self.counted: Final = counted  # what it counts this turn, each event under a number of its own
        # What is known only once the other lines of the card are written.
        self.counts_as = index  # the line whose use it is: a Trap may be activated together with an effect
        self.unanswered: FilterCode | None = None  # what cannot be activated in response to it,
        self.unanswered_as = 0  # as cards or as effects,
        self.unanswered_by = 0  # and by whom
        self.only_one = False  # whether it says that only one card of the name can be face-up on its player's field
        self.gemini = False  # whether a Gemini Monster has it only while it is summoned again
        # What follows from the rest, so that the engine need not ask again and again.
        self.empty: Final[tuple[int, ...]] = (0,) * (slots - 1)  # the slots behind its card's, before it begins
        self.end: Final = oath_at if oath_at >= 0 else len(steps)
        self.hides_itself: Final = turns_itself_down(steps)  # whether its card is turned face-down by it
        self.deeds: Final = find_deeds(steps[deeds_at : self.end])  # mask of ops: what the effect includes
        self.event_mask: Final = find_kinds(events)
        self.awaits: Final = [code for event in events for code in event.after]  # what its phase must come after
        self.pendulum: Final = places & IN_PENDULUM_ZONE != 0  # whether it is of a Pendulum Card, not of a monster
        self.joint_cost: Final = has_joint_cost(steps[:targets_at])
        self.doings: Final = find_doings(steps)  # mask of 1 << doing: what it forbids
        self.is_bound: Final = speaks_of_bound(steps)  # whether it speaks of the card that this one is bound to
        # Whether it only gives the card itself another name, which it keeps when its effects are negated.
        self.is_name: Final = self.deeds == 1 << OP_TREAT and steps[0].slot == SLOT_THIS and steps[0].name is not None
