"""Could a deed act on a card, and could a line do anything at all?  One answer per verb."""

from typing import Final

import spellspeed.engine.continuous as continuous
import spellspeed.engine.find as find
import spellspeed.engine.numbers as numbers
from spellspeed.engine.game import Game
from spellspeed.engine.limits import is_being_summoned
from spellspeed.engine.places import (
    KINDS,
    free_monster_zones,
    free_spell_trap_zones,
    has_free_monster_zone,
    has_free_spell_trap_zone,
    is_monster_zone,
    own,
)
from spellspeed.engine.rows import CardState
from spellspeed.engine.slots import AT_LINK, slot_of
from spellspeed.engine.state import State
from spellspeed.lang.code import (
    BOTH_OF,
    ONE_OF,
    OP_BANISH,
    OP_DAMAGE,
    OP_DESTROY,
    OP_DISCARD,
    OP_DRAW,
    OP_EQUIP,
    OP_GAIN_LP,
    OP_NEGATE_EFFECTS,
    OP_PAY_LP,
    OP_POSITION,
    OP_SEND,
    OP_SET,
    OP_SPECIAL_SUMMON,
    OP_STAT,
    OP_TO_DECK,
    OP_TO_HAND,
    OP_TRIBUTE,
    OP_UNLESS,
    SLOT_THIS,
    LineCode,
    Step,
)
from spellspeed.words import (
    BANISHING,
    DECK,
    DRAWING,
    EITHER,
    EXTRA_DECK_KINDS,
    FACE_DOWN,
    FACE_DOWN_DEFENSE,
    FACE_UP_ATTACK,
    FACE_UP_DEFENSE,
    FIELD,
    IN_BANISHED,
    IN_DECK,
    IN_EXTRA_DECK,
    IN_GRAVEYARD,
    IN_HAND,
    IN_NOWHERE,
    LINK,
    MONSTER,
    ON_THE_FIELD,
    OPPONENT,
    RITUAL,
    SPECIAL_SUMMON_ONLY,
    SPECIAL_SUMMONING,
    SPELL,
    THE_OTHER_POSITION,
    TOKEN,
    TRAP,
    YOU,
)

HIDDEN_PLACES: Final = IN_HAND | IN_DECK


def could_act(g: Game, s: State, player: int, step: Step, row: CardState) -> bool:
    """Whether a deed of this player could do what it says to this card."""
    op = step.op
    place = KINDS[row.place]
    if op == OP_DESTROY:
        # rule: move.destroy.cards-in-gy-or-banished-cannot-be-destroyed
        return place & (IN_GRAVEYARD | IN_BANISHED) == 0
    if op == OP_SPECIAL_SUMMON:
        return may_special_summon(g, s, player, row, step)
    if op == OP_BANISH:
        return place & IN_BANISHED == 0 and continuous.find_forbidding(g, s, player, BANISHING, row) < 0
    if op == OP_SEND:
        return place & IN_GRAVEYARD == 0
    if op == OP_DISCARD:
        return place & IN_HAND != 0
    if op == OP_TRIBUTE:
        # rule: move.tribute.only-cards-being-monsters
        # rule: damage-step.doomed-monster.what-it-cannot-do
        if row.doomed and step.as_cost:
            return False
        return is_monster_zone(row.place) and not is_being_summoned(s, row)
    if op == OP_TO_HAND:
        return may_go_to_hand(g, row, step)
    if op == OP_TO_DECK:
        return place & (IN_DECK | IN_EXTRA_DECK) == 0 and not row.doomed
    if op == OP_SET:
        return may_be_set(g, s, player, row)
    if op == OP_POSITION:
        return may_turn(g, row, step.a)
    if op == OP_STAT or op == OP_NEGATE_EFFECTS or op == OP_EQUIP:
        return row.face_up and place & ON_THE_FIELD != 0
    return True


def may_go_to_hand(g: Game, row: CardState, step: Step) -> bool:
    """Whether a card could be put into the hand; as a cost it must really go there."""
    place = KINDS[row.place]
    kind = g.facts[row.card].kind
    if place & (IN_HAND | IN_EXTRA_DECK) or kind & TOKEN or row.doomed:
        return False
    return not (step.as_cost and kind & EXTRA_DECK_KINDS)


def may_be_set(g: Game, s: State, player: int, row: CardState) -> bool:
    """Whether a Spell or Trap could be Set on the player's field by an effect."""
    kind = g.facts[row.card].kind
    if not kind & (SPELL | TRAP) or KINDS[row.place] & ON_THE_FIELD:
        return False
    return kind & FIELD != 0 or has_free_spell_trap_zone(s, player)


def may_turn(g: Game, row: CardState, to: int) -> bool:
    """Whether a monster could be turned to this position: it must be a change."""
    if not is_monster_zone(row.place) or g.facts[row.card].kind & LINK:
        return False
    if to == THE_OTHER_POSITION:
        return True
    if to & FACE_DOWN and g.facts[row.card].kind & TOKEN:
        return False
    return row.position() & to == 0


def may_special_summon(g: Game, s: State, player: int, row: CardState, step: Step) -> bool:
    """Whether a monster could be Special Summoned by an effect, in one of the step's positions.

    rule: summon.special-monster.condition-is-not-effect
    """
    kind = g.facts[row.card].kind
    place = KINDS[row.place]
    if not kind & MONSTER or place & (ON_THE_FIELD | IN_NOWHERE):
        return False
    if place & IN_BANISHED and not row.face_up:
        return False
    if kind & (EXTRA_DECK_KINDS | RITUAL | SPECIAL_SUMMON_ONLY) and not row.proper:
        return False
    if kind & LINK and step.a == FACE_DOWN_DEFENSE:
        return False
    to = player if step.b == YOU else 1 - player
    if continuous.find_forbidding(g, s, player, SPECIAL_SUMMONING, row) >= 0:
        return False
    # A cost that takes a monster off the field leaves its zone.
    return has_free_monster_zone(s, to) or (step.c != 0 and to == player)


def could_do(g: Game, s: State, player: int, memory: tuple[int, ...], step: Step, source: CardState) -> bool:
    """Whether one deed of a line could do anything now, before cost and targets are chosen."""
    op = step.op
    if op == OP_UNLESS:
        return numbers.holds(g, s, player, memory, step.condition)
    if op == OP_DRAW:
        # rule: move.draw.needs-enough-cards-to-activate, move.draw.empty-deck-no-optional-draw-effect
        count = numbers.foresee(g, s, player, memory, step.number)
        mine = step.a == OPPONENT or len(s.piles[own(player, DECK)]) >= count
        theirs = step.a == YOU or len(s.piles[own(1 - player, DECK)]) >= count
        if step.a & YOU and continuous.find_forbidding(g, s, player, DRAWING, None) >= 0:
            return False
        return mine and theirs and count > 0
    if op == OP_PAY_LP:
        return s.lp[player] >= numbers.foresee(g, s, player, memory, step.number)
    if op == OP_GAIN_LP or op == OP_DAMAGE:
        return numbers.foresee(g, s, player, memory, step.number) > 0
    choice = step.choice
    if choice is not None:
        if choice.among >= 0 and memory[AT_LINK] == 0 and not slot_of(memory, choice.among):
            return True  # about targets that are chosen later: the choice of the targets answers for it
        if op == OP_SPECIAL_SUMMON and not has_zones(s, player, step, choice.least):
            return False
        return len(candidates(g, s, player, memory, step, source)) >= choice.least and both_sides(
            g, s, player, memory, step, source
        )
    if step.slot == SLOT_THIS:
        return could_act(g, s, player, step, source)
    return True


def has_zones(s: State, player: int, step: Step, count: int) -> bool:
    """Whether there are free zones for so many monsters on the field they are summoned to."""
    return count <= 1 or len(free_monster_zones(s, player if step.b == YOU else 1 - player)) + step.c >= count


def both_sides(g: Game, s: State, player: int, memory: tuple[int, ...], step: Step, source: CardState) -> bool:
    """Whether, where each player chooses of his own, each has enough."""
    choice = step.choice
    assert choice is not None
    if choice.by != EITHER:
        return True
    found = candidates(g, s, player, memory, step, source)
    mine = len([uid for uid in found if s.cards[uid].controller == player])
    return mine >= choice.least and len(found) - mine >= choice.least


def candidates(g: Game, s: State, player: int, memory: tuple[int, ...], step: Step, source: CardState) -> list[int]:
    """Return the cards a deed's choice is made from: those that fit and that the deed could act on.

    A card that is being activated from the hand is no longer one of the hand's other cards.
    """
    choice = step.choice
    assert choice is not None
    # rule: cost.release.facedown-allowed-with-condition, cost.send-to-gy.facedown-not-allowed-with-condition
    found: list[int] = []
    leaves_hand = KINDS[source.place] & IN_HAND != 0 and not g.facts[source.card].kind & MONSTER
    leaves_hand = leaves_hand and memory[AT_LINK] == 0  # back in the hand, a card is one of its cards again
    if leaves_hand and step.op == OP_SET and not g.facts[source.card].kind & FIELD:
        # The card itself takes one of the free zones.
        if len(free_spell_trap_zones(s, player)) < 2:
            return []
    for uid in find.find(g, s, player, memory, choice, step.op == OP_TRIBUTE):
        row = s.cards[uid]
        if uid == source.uid and (leaves_hand or (step.as_cost and is_being_activated(g, source))):
            continue
        if could_act(g, s, player, step, row):
            found.append(uid)
    if memory[AT_LINK] == 0 and choice.opponents & HIDDEN_PLACES:
        # Nobody may learn what the opponent holds from what he may activate: each hidden card may be the one.
        for uid in find.find_places(s, player, 0, choice.opponents & HIDDEN_PLACES):
            if uid not in found:
                found.append(uid)
    return found


def is_being_activated(g: Game, source: CardState) -> bool:
    """Whether a card is a Spell or Trap whose own activation is under way: it cannot pay for itself."""
    return not g.facts[source.card].kind & MONSTER and not source.working


def could_resolve(g: Game, s: State, player: int, memory: tuple[int, ...], line: LineCode, source: CardState) -> bool:
    """Whether a line could do anything at all if it were activated now.

    rule: effect.condition.no-possible-resolution-blocks-activation
    """
    if not line.possible:
        return True
    stack: list[bool] = []
    for word in line.possible:
        if word == BOTH_OF or word == ONE_OF:
            second = stack.pop()
            first = stack.pop()
            stack.append((first and second) if word == BOTH_OF else (first or second))
        else:
            stack.append(could_do_after_cost(g, s, player, memory, line, line.steps[word], source))
    return stack[0]


def could_do_after_cost(
    g: Game, s: State, player: int, memory: tuple[int, ...], line: LineCode, step: Step, source: CardState
) -> bool:
    """Whether a deed could do anything once the cost has taken away what it must."""
    if not could_do(g, s, player, memory, step, source):
        return False
    choice = step.choice
    if choice is None or choice.among >= 0 or line.targets_at == 0:
        return True
    found = candidates(g, s, player, memory, step, source)
    return len(found) - spent_by_cost(g, s, player, source, line, memory, found) >= choice.least


def spent_by_cost(
    g: Game, s: State, player: int, row: CardState, line: LineCode, memory: tuple[int, ...], targets: list[int]
) -> int:
    """Return how many of these targets the cost takes away even if it is paid with other cards as far as possible."""
    spent = 0
    for at in range(line.targets_at):
        step = line.steps[at]
        if not step.as_cost or step.op < OP_DESTROY:
            continue
        if step.choice is not None:
            taken = candidates(g, s, player, memory, step, row)
            others = [uid for uid in taken if uid not in targets]
            if step.choice.everything:
                spent += len(taken) - len(others)
                continue
            missing = step.choice.least - len(others)
            spent += missing if missing > 0 else 0
        elif step.slot == SLOT_THIS and row.uid in targets:
            spent += 1
    return spent


def references(s: State, uids: list[int]) -> tuple[int, ...]:
    """Return cards as uid, visit, uid, visit …"""
    found: list[int] = []
    for uid in uids:
        found.append(uid)
        found.append(s.cards[uid].visit)
    return tuple(found)


def still_meant(s: State, memory: tuple[int, ...], slot: int) -> list[int]:
    """Return the uids of a slot's cards that are still the same."""
    found: list[int] = []
    kept = slot_of(memory, slot)
    for at in range(0, len(kept), 2):
        if s.holds(kept[at], kept[at + 1]):
            found.append(kept[at])
    return found


def summon_positions(g: Game, row: CardState, lies: int) -> list[int]:
    """Return the positions a monster can be Special Summoned in.  rule: summon.special.face-up-position-choice"""
    found: list[int] = []
    for position in (FACE_UP_ATTACK, FACE_UP_DEFENSE, FACE_DOWN_DEFENSE):
        if lies & position and not (g.facts[row.card].kind & LINK and position != FACE_UP_ATTACK):
            found.append(position)
    return found
