"""Could a deed act on a card, and could a line do anything at all?  One answer per verb."""

from typing import Final

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.equipped as equipped
import spellspeed.engine.applies.find as find
import spellspeed.engine.applies.grants as grants
import spellspeed.engine.applies.numbers as numbers
import spellspeed.engine.applies.stats as stats
import spellspeed.engine.applies.texts as texts
import spellspeed.engine.kernel.falling as falling
import spellspeed.engine.may.fusion as fusion
import spellspeed.engine.may.put_away as put_away
import spellspeed.engine.may.ritual as ritual
import spellspeed.engine.may.ways as ways
import spellspeed.engine.moving.attached as attached
import spellspeed.engine.moving.counters as counters
import spellspeed.engine.moving.hands as hands
from spellspeed.engine.applies.negation_order import withstands
from spellspeed.engine.asking.levels import EXACTLY, LEVELS, can_add_up
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.limits import is_being_summoned
from spellspeed.engine.kernel.places import (
    KINDS,
    facts_now,
    find_replaced,
    free_monster_zones,
    free_spell_trap_zones,
    has_free_monster_zone,
    has_free_spell_trap_zone,
    is_main_monster_zone,
    is_monster_zone,
    own,
    player_meant,
)
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.slots import AT_ANSWERED, AT_LINK, AT_REGISTERS, AT_SLOTS, slot_of, with_slot
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.gemini import could_summon_again
from spellspeed.engine.may.material import is_taken_up
from spellspeed.engine.may.place import may_be_placed, may_come
from spellspeed.engine.may.special_summon import NO_LIMIT, has_zones, may_special_summon, may_summon_tokens
from spellspeed.engine.moving.mixing import can_be_mixed, has_others_to_mix
from spellspeed.engine.moving.moves import HIDDEN_PLACES
from spellspeed.lang.codes.code import (
    AS_MATERIALS,
    NO_SLOT,
    ON_ACTIVATION,
    OP_ATTACH,
    OP_BANISH,
    OP_CHOOSE_ZONES,
    OP_CONTROL,
    OP_DAMAGE,
    OP_DESTROY,
    OP_DISCARD,
    OP_DRAW,
    OP_EQUIP,
    OP_EQUIP_EACH,
    OP_EXCHANGE_LP,
    OP_FUSION_SUMMON,
    OP_GAIN_LP,
    OP_GRANT,
    OP_MIX,
    OP_MOVE_ZONE,
    OP_NEGATE,
    OP_NEGATE_EFFECTS,
    OP_NORMAL_SUMMON,
    OP_PAY_LP,
    OP_PLACE_COUNTERS,
    OP_POSITION,
    OP_REMOVE_COUNTERS,
    OP_RITUAL_SUMMON,
    OP_SEND,
    OP_SET,
    OP_SPECIAL_SUMMON,
    OP_STAT,
    OP_SWITCH_ATTACK,
    OP_TO_DECK,
    OP_TO_HAND,
    OP_TOKEN,
    OP_TREAT,
    OP_TRIBUTE,
    OP_UNLESS,
    SLOT_THAT,
    SLOT_THIS,
    STAT_BECOME,
    USED_MATERIALS,
    ChoiceCode,
)
from spellspeed.lang.codes.line_code import Step
from spellspeed.words import (
    ATTACK_AGAIN,
    ATTACK_DIRECTLY,
    ATTACK_EVERY_MONSTER,
    BANISHING,
    BATTLE_PHASE,
    BEING_ATTACKED,
    BEING_TRIBUTED,
    BORROWED_TRIBUTE,
    CHANGING_CONTROL,
    DECK,
    DRAWING,
    DRAWS_ATTACKS,
    EFFECT,
    EITHER,
    EVENT_REPLACED,
    EVENT_SUMMON_ATTEMPTED,
    EXTRA_ATTACK,
    EXTRA_ATTACK_ON_MONSTERS,
    FACE_DOWN,
    FACE_UP_ATTACK,
    FIELD,
    GEMINI,
    IN_BANISHED,
    IN_EXTRA_DECK,
    IN_GRAVEYARD,
    IN_HAND,
    IN_MONSTER_ZONE,
    IN_NOWHERE,
    IN_SPELL_TRAP_ZONE,
    LEVEL,
    LINK,
    MONSTER,
    NO_CARD,
    NOBODY,
    NONE,
    ON_THE_FIELD,
    OPPONENT,
    RANK,
    SETTING,
    SPECIAL_SUMMONING,
    SPELL,
    THE_OTHER_POSITION,
    TOKEN,
    TRAP,
    UNTIL_BATTLE_PHASE_ENDS,
    UNTIL_END_PHASE,
    UNTIL_TURN_ENDS,
    YOU,
)

# What a player can be forbidden to do with cards, whatever they are.
DOINGS: Final = ((OP_BANISH, BANISHING), (OP_SPECIAL_SUMMON, SPECIAL_SUMMONING), (OP_TRIBUTE, BEING_TRIBUTED))

# What matters only to attacks that are still to be made in the turn.
TO_ATTACK: Final = (ATTACK_DIRECTLY, EXTRA_ATTACK, EXTRA_ATTACK_ON_MONSTERS, ATTACK_EVERY_MONSTER, ATTACK_AGAIN)
THIS_TURN: Final = (UNTIL_TURN_ENDS, UNTIL_END_PHASE, UNTIL_BATTLE_PHASE_ENDS)
UNSEEN: Final = HIDDEN_PLACES | IN_EXTRA_DECK  # of the opponent, as far as a card there lies face-down
IN_VAIN: Final = (OP_STAT, OP_NEGATE_EFFECTS)  # what may find that a card is so already


def could_act(g: Game, s: State, player: int, step: Step, row: CardState, source: CardState) -> bool:
    """Whether a deed of this player, of an effect of the source, could do what it says to this card."""
    op = step.op
    place = KINDS[row.place]
    if row.doomed and step.as_cost and step.moves_cards:
        return False  # rule: damage-step.doomed-monster.what-it-cannot-do
    if op == OP_DESTROY:
        # rule: move.destroy.cards-in-gy-or-banished-cannot-be-destroyed
        return place & (IN_GRAVEYARD | IN_BANISHED) == 0
    if op == OP_SPECIAL_SUMMON:
        return may_special_summon(g, s, player, row, step, source)
    if op == OP_NORMAL_SUMMON:
        if is_monster_zone(row.place):
            return step.positions & FACE_UP_ATTACK != 0 and could_summon_again(g, s, player, row)
        return ways.could_summon(g, s, player, row, step.positions)
    if op == OP_BANISH:
        # rule: token.no-facedown-banish, token.banish-faceup-for-cost-or-procedure-allowed
        if place & IN_BANISHED or (step.face_down and g.facts[row.card].kind & TOKEN):
            return False
        return continuous.find_forbidding(g, s, player, BANISHING, row) == continuous.NOBODY_FORBIDS
    if op == OP_ATTACH:
        able = step.holder != SLOT_THIS or attached.may_receive(g, s, s.cards[source.uid])
        return able and attached.may_become_material(g, s, row)
    if op == OP_SEND:
        return put_away.may_be_sent(g, s, row, step)
    if op == OP_DISCARD:
        # rule: cost.discard.allowed-while-sent-cards-are-banished
        must_arrive = step.as_cost and step.to_graveyard
        return place & IN_HAND != 0 and (not must_arrive or put_away.goes_to_graveyard(g, s, row))
    if op == OP_TRIBUTE:
        return may_be_tributed(g, s, player, row, step)
    if op == OP_TO_HAND:
        return put_away.may_go_to_hand(g, s, row, step)
    if op == OP_TO_DECK:
        return put_away.may_go_to_deck(g, s, row, step)
    if op == OP_SET:
        return may_be_placed(g, s, player, row, step.placed_as) if step.placed_as else may_be_set(g, s, player, row)
    if op == OP_POSITION:
        return may_turn(g, row, step.positions)
    if op == OP_NEGATE_EFFECTS and place & IN_GRAVEYARD:
        return True
    if op == OP_GRANT and step.allowance == ATTACK_AGAIN and len(grants.attacks_made(s, row)) > 1:
        return False  # it has attacked again already
    if op == OP_GRANT and step.allowance in TO_ATTACK and step.until in THIS_TURN:
        if s.phase > BATTLE_PHASE or s.turn_player != row.controller:
            return False  # it has no attack left to which it could matter
        if s.turn == 1 and not g.format.first_turn_battle:
            return False  # rule: battle.phase.not-on-first-turn
    if op == OP_GRANT and (step.allowance == BORROWED_TRIBUTE or step.allowance == DRAWS_ATTACKS):
        return place & IN_MONSTER_ZONE != 0  # also face-down
    if op == OP_STAT and step.stat == LEVEL and facts_now(g, row).level == NONE:
        return False  # rule: xyz.monster.no-level, link.monster.no-level
    if op == OP_STAT and step.stat == RANK and facts_now(g, row).rank == NONE:
        return False  # rule: xyz.rank.only-xyz
    if op == OP_STAT and step.stat == LEVEL and place & IN_HAND:
        return True
    if op == OP_STAT or op == OP_NEGATE_EFFECTS or op == OP_EQUIP or op == OP_TREAT or op == OP_GRANT:
        return row.face_up and place & ON_THE_FIELD != 0
    return could_act_there(g, s, player, step, row)


def could_act_there(g: Game, s: State, player: int, step: Step, row: CardState) -> bool:
    """Whether a deed about sides, zones and counters could do what it says to this card."""
    op = step.op
    if op == OP_CONTROL:
        return may_change_control(g, s, player, step, row)
    if op == OP_PLACE_COUNTERS and step.as_cost and not row.face_up:
        return step.slot == SLOT_THIS  # it lies face-up by the time
    if op == OP_PLACE_COUNTERS:
        return counters.may_take(g, s, player, row, step)
    if op == OP_REMOVE_COUNTERS:
        return counters.may_lose(row, step)
    if op == OP_EQUIP_EACH:
        return has_free_spell_trap_zone(s, player) and bool(equipped.find_wearers(g, s, player, step, row))
    if op == OP_SWITCH_ATTACK:
        return may_become_target(g, s, row)
    if op == OP_MIX:
        return can_be_mixed(row) and has_others_to_mix(s, row)
    if op == OP_MOVE_ZONE:
        return is_monster_zone(row.place) and has_free_monster_zone(s, row.controller)
    return True


def may_become_target(g: Game, s: State, row: CardState) -> bool:
    """Whether the attack under way could be directed at this monster, which it is not directed at already."""
    battle = s.battle
    if battle is None or battle.target == row.uid or battle.player == row.controller or not is_monster_zone(row.place):
        return False
    attacker = s.cards[battle.attacker]
    by = continuous.find_forbidding(g, s, battle.player, BEING_ATTACKED, row, source=attacker)
    return by == continuous.NOBODY_FORBIDS


def may_be_tributed(g: Game, s: State, player: int, row: CardState, step: Step) -> bool:
    """Whether a monster could be Tributed.

    rule: move.tribute.only-cards-being-monsters, cost.release.allowed-while-sent-cards-are-banished
    rule: token.tribute-for-cost-or-procedure-allowed
    """
    if step.slot == SLOT_THIS and step.as_cost and g.facts[row.card].kind & (SPELL | TRAP):
        return KINDS[row.place] & ON_THE_FIELD != 0  # a Spell or Trap whose own text says so
    in_hand = KINDS[row.place] & IN_HAND != 0 and g.facts[row.card].kind & MONSTER != 0  # where a text says so
    as_equip = step.slot == SLOT_THIS and KINDS[row.place] & IN_SPELL_TRAP_ZONE != 0  # as its own text says
    if not (is_monster_zone(row.place) or in_hand or as_equip) or is_being_summoned(s, row):
        return False
    return continuous.find_forbidding(g, s, player, BEING_TRIBUTED, row) == continuous.NOBODY_FORBIDS


def may_change_control(g: Game, s: State, player: int, step: Step, row: CardState) -> bool:
    """Whether control of a monster could pass to another player; whether he has a zone for it is another question.

    rule: damage-step.doomed-monster.what-it-cannot-do
    """
    if not is_monster_zone(row.place) or is_taken_up(s, row):
        return False
    if step.who == EITHER:
        # What comes in exchange must find a Main Monster Zone.
        if not is_main_monster_zone(row.place) and not has_free_monster_zone(s, row.controller):
            return False
    elif row.controller == player_meant(player, step.who):
        return False
    return continuous.find_forbidding(g, s, player, CHANGING_CONTROL, row) == continuous.NOBODY_FORBIDS


def may_be_set(g: Game, s: State, player: int, row: CardState) -> bool:
    """Whether a Spell or Trap could be Set on the player's field by an effect."""
    kind = g.facts[row.card].kind
    if not kind & (SPELL | TRAP) or KINDS[row.place] & ON_THE_FIELD or g.programs[row.card].only_placed:
        return False
    if continuous.find_forbidding(g, s, player, SETTING, row) != continuous.NOBODY_FORBIDS:
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


def could_do(g: Game, s: State, player: int, memory: tuple[int, ...], step: Step, source: CardState) -> bool:
    """Whether one deed of a line could do anything now, before cost and targets are chosen."""
    op = step.op
    if op == OP_UNLESS:
        return numbers.is_undecided(memory, step.condition) or numbers.holds(g, s, player, memory, step.condition)
    if op == OP_DRAW:
        # rule: move.draw.needs-enough-cards-to-activate, move.draw.empty-deck-no-optional-draw-effect
        count = numbers.foresee(g, s, player, memory, step.number)
        mine = step.who == OPPONENT or len(s.piles[own(player, DECK)]) >= count
        theirs = step.who == YOU or len(s.piles[own(1 - player, DECK)]) >= count
        drawing = player if step.who & YOU else 1 - player
        if continuous.find_forbidding(g, s, drawing, DRAWING, None) != continuous.NOBODY_FORBIDS:
            return False
        return mine and theirs and count > 0
    if op == OP_PAY_LP:
        if grants.is_spared(g, s, player, step, source):
            return True
        return s.lp[player] >= numbers.foresee(g, s, player, memory, step.number)
    if op == OP_GAIN_LP or op == OP_DAMAGE:
        return numbers.foresee(g, s, player, memory, step.number) > 0
    if op == OP_EXCHANGE_LP:
        return s.lp[0] != s.lp[1]
    if op == OP_NEGATE and memory[AT_ANSWERED] == ON_ACTIVATION and memory[AT_LINK] == 0:
        # rule: effect.condition.no-possible-resolution-blocks-activation
        return not s.chain or not withstands(g, s, s.chain[-1])
    if op == OP_RITUAL_SUMMON:
        return bool(ritual.find_rituals(g, s, player, memory, step, source))
    if op == OP_SWITCH_ATTACK and step.slot == NO_SLOT:
        return s.battle is not None and s.battle.target != NO_CARD
    if op == OP_GRANT and step.slot == NO_SLOT:
        return ways.could_allow(g, s, player, step)
    if op == OP_FUSION_SUMMON:
        return bool(fusion.find_fusions(g, s, player, memory, step, source, True))
    if op == OP_TOKEN:
        return may_summon_tokens(g, s, player, step, source)
    if op == OP_CHOOSE_ZONES and step.slot == NO_SLOT:
        unused = len(free_monster_zones(s, player)) if step.your_places else 0
        unused += len(free_monster_zones(s, 1 - player)) if step.opponents_places else 0
        return unused >= (1 if step.or_fewer else step.count)
    if op == OP_EQUIP and step.slot == SLOT_THIS and not could_act(g, s, player, step, source, source):
        return False
    if op == OP_EQUIP and step.equipment == SLOT_THIS and g.facts[source.card].kind & MONSTER:
        return may_be_equipped(g, s, player, source, step)
    if step.choice is not None:
        return could_be_chosen(g, s, player, memory, step, step.choice, source)
    if step.slot == SLOT_THIS:
        return could_act(g, s, player, step, source, source)
    return memory[AT_LINK] != 0 or could_act_on_those(g, s, player, memory, step, source)


def could_be_chosen(
    g: Game, s: State, player: int, memory: tuple[int, ...], step: Step, choice: ChoiceCode, source: CardState
) -> bool:
    """Whether enough cards could be chosen for a deed."""
    op = step.op
    said = choice.among if choice.among != NO_SLOT else choice.filter.attached_to()
    if said != NO_SLOT and memory[AT_LINK] == 0 and not slot_of(memory, said):
        return True  # about targets that are chosen later: the choice of the targets answers for it
    if choice.materials == AS_MATERIALS:
        found = candidates(g, s, player, memory, step, source)
        names = fusion.names_of(g, s, found)
        return fusion.could_be_made(g, s, player, source, found, names, g.programs[source.card].more, False)
    if hands.reaches_newcomers(step):
        return True
    if not find.asks_for_any(g, s, player, memory, choice):
        return False
    least = find.least_of(g, s, player, memory, choice)
    if not has_zones(s, player, step, least):
        return False
    if op == OP_EQUIP and not has_zones_for_equips(g, s, player, source, least):
        return False
    if choice.by == EITHER:
        return both_sides(g, s, player, memory, step, source)
    if step.spread and op == OP_REMOVE_COUNTERS:
        return counters.are_enough(g, s, player, memory, step, candidates(g, s, player, memory, step, source))
    if choice.levels is not None and not numbers.is_unknown(memory, choice.levels):
        found = candidates(g, s, player, memory, step, source)
        total = numbers.compute(g, s, player, memory, choice.levels)
        return total > 0 and can_add_up(levels_of(g, s, found), [], total, EXACTLY)
    return len(candidates(g, s, player, memory, step, source, max(least, 1))) >= least


def levels_of(g: Game, s: State, uids: list[int]) -> list[int]:
    """Return the Levels of cards as they count together."""
    return [min(stats.level_of(g, s, s.cards[uid]), LEVELS) for uid in uids]


def could_act_on_those(g: Game, s: State, player: int, memory: tuple[int, ...], step: Step, source: CardState) -> bool:
    """Whether a deed could act on one of the cards that are known before the activation; others are chosen later.

    rule: effect.condition.no-possible-resolution-blocks-activation
    """
    those = slot_of(memory, step.slot) if step.slot != NO_SLOT else ()
    for at in range(0, len(those), 2):
        row = s.cards[those[at]]
        if row.visit == those[at + 1] and could_act(g, s, player, step, row, source):
            return True
    return not those


def takes_a_zone(g: Game, row: CardState) -> bool:
    """Whether a card will lie in one of the Spell & Trap Zones that are free now when its effect resolves."""
    kind = g.facts[row.card].kind
    return KINDS[row.place] & IN_HAND != 0 and not kind & (MONSTER | FIELD)


def has_zones_for_equips(g: Game, s: State, player: int, source: CardState, count: int) -> bool:
    """Whether there are free Spell & Trap Zones for so many cards that are equipped by an effect of this card."""
    return len(free_spell_trap_zones(s, player)) >= count + int(takes_a_zone(g, source))


def may_be_equipped(g: Game, s: State, player: int, row: CardState, step: Step) -> bool:
    """Whether a card could be put into a Spell & Trap Zone as an equip.  rule: equip.spell.stays-and-uses-a-zone"""
    place = KINDS[row.place]
    if is_taken_up(s, row):
        return False
    if place & ON_THE_FIELD and not place & IN_MONSTER_ZONE:
        return row.face_up and (row.controller == player or step.freely)
    return not place & IN_NOWHERE and has_free_spell_trap_zone(s, player) and may_come(g, s, player, row)


def both_sides(g: Game, s: State, player: int, memory: tuple[int, ...], step: Step, source: CardState) -> bool:
    """Whether, where each player chooses of his own, each has enough."""
    choice = step.choice
    assert choice is not None
    found = candidates(g, s, player, memory, step, source)
    mine = len([uid for uid in found if s.cards[uid].controller == player])
    least = find.least_of(g, s, player, memory, choice)
    return mine >= least and len(found) - mine >= least


def candidates(
    g: Game,
    s: State,
    player: int,
    memory: tuple[int, ...],
    step: Step,
    source: CardState,
    enough: int = NO_LIMIT,
) -> list[int]:
    """Return the cards a deed's choice is made from, or enough of them: they fit, and the deed could act on them."""
    choice = step.choice
    assert choice is not None
    found: list[int] = []
    # rule: cost.release.facedown-allowed-with-condition, cost.send-to-gy.facedown-not-allowed-with-condition
    if step.op == OP_TRIBUTE and continuous.has_op(g, s, OP_GRANT):
        found += ways.borrow(g, s, player, memory, choice)
        if found and choice.most == 1:
            return found
    if step.op == OP_SET and memory[AT_LINK] == 0 and takes_a_zone(g, source):
        # The card itself takes one of the free zones.
        if len(free_spell_trap_zones(s, player)) < 2:
            return []
    if not has_zones(s, player, step, 1):
        return []
    tried: dict[tuple[int, ...], bool] = {}
    # What befalls all cards of a kind befalls those too for which it is in vain.
    may_be_in_vain = step.op in IN_VAIN and (memory[AT_LINK] == 0 or not choice.everything)
    gone = find_replaced(g, s, player, source) if choice.not_itself and memory[AT_LINK] == 0 else NOBODY
    for uid in find.find(g, s, player, memory, choice, step.op == OP_TRIBUTE):
        row = s.cards[uid]
        if choice.materials == AS_MATERIALS and not fusion.could_be_material(g, s, player, source, row):
            continue
        if uid == gone or (uid == source.uid and choice.not_itself and is_this(memory, row)):
            continue
        if uid == source.uid and memory[AT_ANSWERED] == EVENT_SUMMON_ATTEMPTED:
            continue  # a monster is not given for its own summon
        if memory[AT_ANSWERED] == EVENT_REPLACED and cannot_stand_in(s, memory, step, row):
            continue
        if may_be_in_vain and would_be_in_vain(g, s, player, memory, step, row):
            continue
        if is_equip(step):
            fits = step.freely or fits_its_wearer(g, s, memory, step, row)
            able = fits and may_be_equipped(g, s, player, row, step)
        else:
            able = could_act(g, s, player, step, row, source)
        if able and (step.narrowed_by is None or leaves_a_fitting_one(g, s, player, memory, step, row, source, tried)):
            found.append(uid)
            if len(found) == enough:
                return found
    if memory[AT_LINK] == 0 and choice.filter.through:
        # Nor may he learn what lies face-down.
        for uid in find.find_places(s, player, 0, choice.opponents & ON_THE_FIELD):
            if uid not in found and not s.cards[uid].face_up and is_monster_zone(s.cards[uid].place):
                found.append(uid)
    if choice.materials == USED_MATERIALS and len(found) * 2 != len(slot_of(memory, choice.among)):
        return []  # all of them or none
    found = enough_names(g, s, player, memory, choice, found)
    hidden = choice.opponents & UNSEEN if choice.among == NO_SLOT else 0
    if memory[AT_LINK] == 0 and hidden and not is_forbidden_anyway(g, s, player, step):
        # Nobody may learn what the opponent holds from what he may activate: each hidden card may be the one.
        for uid in find.find_places(s, player, 0, hidden):
            if uid not in found and not s.cards[uid].face_up:
                found.append(uid)
    return found


def would_be_in_vain(g: Game, s: State, player: int, memory: tuple[int, ...], step: Step, row: CardState) -> bool:
    """Whether a deed would leave a card as it is: a Level that it has already, effects that are none or are negated.

    rule: effect.condition.no-possible-resolution-blocks-activation
    """
    if step.op == OP_STAT:
        if step.stat != LEVEL or step.stat_change != STAT_BECOME or numbers.is_unknown(memory, step.number):
            return False
        return stats.level_of(g, s, row) == numbers.compute(g, s, player, memory, step.number)
    if not is_monster_zone(row.place) or not row.face_up:
        return False
    has_effects = facts_now(g, row).kind & (EFFECT | GEMINI) != 0 or texts.has_gained(g, s, row)
    return not has_effects or continuous.is_negated(g, s, row)


def is_forbidden_anyway(g: Game, s: State, player: int, step: Step) -> bool:
    """Whether what a deed does is forbidden to the player with any card, so that none need be seen to know it."""
    for op, doing in DOINGS:
        if op == step.op:
            return continuous.find_forbidding(g, s, player, doing, None) != continuous.NOBODY_FORBIDS
    return False


def enough_names(
    g: Game, s: State, player: int, memory: tuple[int, ...], choice: ChoiceCode, found: list[int]
) -> list[int]:
    """Return the cards, or none if they are to have different names and there are too few names among them."""
    if not choice.all_different:
        return found
    return found if len(set(fusion.names_of(g, s, found))) >= find.least_of(g, s, player, memory, choice) else []


def leaves_a_fitting_one(
    g: Game,
    s: State,
    player: int,
    memory: tuple[int, ...],
    step: Step,
    row: CardState,
    source: CardState,
    tried: dict[tuple[int, ...], bool],
) -> bool:
    """Whether, if a card is chosen here, a later choice finds cards that fit it; what was tried for its like is known.

    rule: effect.condition.no-possible-resolution-blocks-activation
    """
    later = step.narrowed_by
    assert later is not None and later.choice is not None
    memory = with_slot(memory, step.slot, (row.uid, row.visit))
    filter_ = later.choice.filter
    memory = numbers.read_ahead(g, s, player, memory, later.number)
    for range_ in filter_.ranges():
        memory = numbers.read_ahead(g, s, player, memory, range_.least)
        memory = numbers.read_ahead(g, s, player, memory, range_.most)
    if (
        filter_.like() != NO_SLOT
        or filter_.beside() != NO_SLOT
        or filter_.attached_to() != NO_SLOT
        or later.choice.other_than != NO_SLOT
        or later.choice.levels is not None
        or later.number is not None
        or later.name is not None
    ):
        return could_do(g, s, player, memory, later, source)
    # All that the later choice takes from this one are the numbers in the registers, and the place that becomes free.
    like = (KINDS[row.place], *memory[AT_REGISTERS:AT_SLOTS])
    if like not in tried:
        tried[like] = could_do(g, s, player, memory, later, source)
    return tried[like]


def is_equip(step: Step) -> bool:
    """Whether a choice is that of the card to be equipped, not of the monster it is equipped to."""
    return step.op == OP_EQUIP and step.equipment != NO_SLOT


def fits_its_wearer(g: Game, s: State, memory: tuple[int, ...], step: Step, row: CardState) -> bool:
    """Whether a card that would be equipped fits the monster it would be equipped to, if that is known already.

    rule: effect.condition.no-possible-resolution-blocks-activation
    """
    wearer = () if step.slot == NO_SLOT else slot_of(memory, step.slot)
    return step.freely or not wearer or equipped.fits_monster(g, s, row, s.cards[wearer[0]])


def cannot_stand_in(s: State, memory: tuple[int, ...], step: Step, row: CardState) -> bool:
    """Whether a card cannot leave in the place of one that would be destroyed: it is lost itself, or the one spared.

    rule: damage-step.doomed-monster.what-it-cannot-do
    """
    if not step.moves_cards:
        return False
    return row.doomed or falling.is_falling(s, row.uid) or row.uid in slot_of(memory, SLOT_THAT)[::2]


def is_this(memory: tuple[int, ...], row: CardState) -> bool:
    """Whether a card is the one whose line is asked about: once it has gone elsewhere, it is a card like any other."""
    this = slot_of(memory, SLOT_THIS)
    return this[0] == row.uid and this[1] == row.visit
