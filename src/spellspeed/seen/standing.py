"""What a card is at the moment, and what has been done with it this turn: what applies counts, not what is printed."""

from functools import cache

from spellspeed.engine.applies.continuous import is_negated
from spellspeed.engine.applies.find import is_treated, kind_now, kind_treated
from spellspeed.engine.applies.geminis import kind_of
from spellspeed.engine.applies.texts import has_gained
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.how_summoned import way_of
from spellspeed.engine.kernel.limits import has_done, is_being_summoned
from spellspeed.engine.kernel.places import KINDS
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.telling.duel_words import DEEDS, word
from spellspeed.wording import ATTRIBUTES, CARD_KINDS, MONSTER_KINDS, PROPERTIES, TYPES, say
from spellspeed.words import (
    ATTACK,
    CHANGE_POSITION,
    EFFECT,
    FLIP_SUMMON,
    GEMINI,
    GEMINI_SUMMON,
    IN_GRAVEYARD,
    IN_SPELL_TRAP_ZONE,
    MONSTER,
    NORMAL,
    ON_THE_FIELD,
    PENDULUM,
    SPELL,
    TRAP,
)


@cache
def say_attributes(attributes: int) -> tuple[str, ...]:
    """Return the words for Attributes.

    >>> from spellspeed.words import DARK, LIGHT
    >>> say_attributes(LIGHT | DARK)
    ('LIGHT', 'DARK')
    """
    return tuple(say(ATTRIBUTES, attributes))


@cache
def say_types(types: int) -> tuple[str, ...]:
    """Return the words for Types.

    >>> from spellspeed.words import BEAST
    >>> say_types(BEAST)
    ('Beast',)
    """
    return tuple(say(TYPES, types))


def find_kind(game: Game, state: State, row: CardState) -> int:
    """Return what kind of card a card is now, with the effects it has gained and what it is treated as.

    rule: card.effect-monster.granted-effect-makes-effect-monster, card.effect-monster.own-treated-as-normal
    """
    kind = kind_now(game, state, row)
    if KINDS[row.place] & IN_SPELL_TRAP_ZONE:
        return kind
    if kind & GEMINI:
        kind = kind_of(game, state, row, kind)
    if has_gained(game, state, row):
        kind = (kind | EFFECT) & ~NORMAL
    return kind_treated(game, state, row, kind) if is_treated(game, state, row) else kind


@cache
def say_kinds(kind: int) -> tuple[str, ...]:
    """Return the words for a kind of card: Monster, Spell or Trap, then what it is among these.

    >>> from spellspeed.words import CONTINUOUS, RITUAL
    >>> say_kinds(MONSTER | EFFECT | RITUAL), say_kinds(TRAP | CONTINUOUS), say_kinds(SPELL | PENDULUM)
    (('Monster', 'Ritual', 'Effect'), ('Trap', 'Continuous'), ('Spell', 'Pendulum'))
    """
    told = say(CARD_KINDS, kind)
    if kind & (MONSTER | PENDULUM):
        told += say(MONSTER_KINDS, kind)
    if kind & (SPELL | TRAP):
        told += [property_ for property_ in say(PROPERTIES, kind) if property_ not in told]
    return tuple(told)


def is_negated_there(game: Game, state: State, row: CardState) -> bool:
    """Whether the effects of a card are negated now; those of a card that lies face-down on the field never are."""
    place = KINDS[row.place]
    return ((row.face_up and place & ON_THE_FIELD != 0) or place & IN_GRAVEYARD != 0) and is_negated(game, state, row)


def find_summon(state: State, row: CardState) -> int:
    """Return the deed by which a monster in a Monster Zone was last summoned, 0 for one that was Set or put there.

    Of a monster that was Set only a Flip Summon of this turn is known, and a Gemini Summon only in its turn.
    """
    if has_done(state, GEMINI_SUMMON, row) and row.resummoned:
        return GEMINI_SUMMON  # which a monster that was Flip Summoned can be in the same turn
    if has_done(state, FLIP_SUMMON, row) and not is_being_summoned(state, row):
        return FLIP_SUMMON
    return row.arrived_by if way_of(row.arrived_by) else 0


def say_summon(deed: int) -> str:
    """Return the word for a summon, empty for none.

    >>> say_summon(FLIP_SUMMON), say_summon(0)
    ('Flip Summon', '')
    """
    return word(DEEDS, deed) if deed else ""


def came_face_down(state: State, row: CardState) -> bool:
    """Whether a card that lies face-down on the field was Set or turned face-down this turn."""
    lies = not row.face_up and KINDS[row.place] & ON_THE_FIELD != 0
    return lies and (row.turn_placed == state.turn or row.turn_set == state.turn)


def was_turned(state: State, row: CardState) -> bool:
    """Whether a player has changed the position of this monster this turn, a Flip Summon included.

    rule: position.change.once-per-monster-per-turn
    """
    return has_done(state, CHANGE_POSITION, row) or has_done(state, FLIP_SUMMON, row)


def count_attacks(state: State, row: CardState) -> int:
    """Return how many attacks a monster has declared this turn."""
    count = 0
    for done in state.deeds:
        if done.deed == ATTACK and done.uid == row.uid and done.visit == row.visit:
            count += 1
    return count
