"""What each verb does to cards and players, one function a family."""

from typing import Final

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.numbers as numbers
import spellspeed.engine.applies.stats as stats
import spellspeed.engine.moving.attached as attached
import spellspeed.engine.moving.counters as counters
import spellspeed.engine.moving.hands as hands
import spellspeed.engine.moving.mixing as mixing
import spellspeed.engine.moving.trap_monsters as trap_monsters
import spellspeed.engine.summons.fusion_summon as fusion_summon
import spellspeed.engine.summons.normal_summon_by_effect as normal_summon_by_effect
import spellspeed.engine.summons.tokens as tokens
import spellspeed.engine.verbs.by_itself as by_itself
import spellspeed.engine.verbs.come_back as come_back
import spellspeed.engine.verbs.control as control
import spellspeed.engine.verbs.equip as equip
import spellspeed.engine.verbs.equip_each as equip_each
import spellspeed.engine.verbs.placing as placing
from spellspeed.engine.applies.attack_targets import switch_attack
from spellspeed.engine.applies.find import kind_now
from spellspeed.engine.applies.grants import is_spared
from spellspeed.engine.kernel.frames import (
    BATTLE_PHASE_ENDS,
    FRAME_BATTLE_PHASE,
    FRAME_DAMAGE_STEP,
    FRAME_MAIN_PHASE,
    FRAME_TURN,
    MAIN_PHASE_ENDS,
    OUT_OF_THE_DAMAGE_STEP,
    TO_THE_END_STEP,
    TURN_ENDS,
)
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.how_summoned import remember_materials
from spellspeed.engine.kernel.limits import note_skip
from spellspeed.engine.kernel.places import KINDS, column_of, deck_of, own, player_meant
from spellspeed.engine.kernel.rows import BOND_LINK, Bond, DeedDone, Frame, Lingering
from spellspeed.engine.kernel.slots import (
    AT_ANSWERED,
    AT_CARD,
    AT_LINK,
    go_on,
    go_on_done,
    note_change,
    references,
    slot_of,
    still_meant,
    with_slot,
)
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell_card, tell_stat
from spellspeed.engine.line.negate import negate, switch_target
from spellspeed.engine.may.effect_of import meant, source_of
from spellspeed.engine.may.special_summon import summoner
from spellspeed.engine.moving.moves import (
    add_to_hand,
    banish,
    discard,
    draw,
    lay,
    lay_in_deck,
    return_to_deck,
    send_to_graveyard,
    shuffle,
    stop_redirecting,
    tell_flipped,
)
from spellspeed.engine.settling.settle import end_duel
from spellspeed.engine.summons.summon_by_effect import BY_FUSION, PROPERLY, WHERE_IT_POINTS, begin_special_summon
from spellspeed.engine.verbs.damage import gain_lp, inflict_damage, lose_lp, pay_lp, set_lp, takes_as_damage
from spellspeed.engine.verbs.destroy import begin_destroy
from spellspeed.lang.codes.code import (
    LINE_CLAUSE,
    NO_SLOT,
    OP_ATTACH,
    OP_BANISH,
    OP_CHANGE_DAMAGE,
    OP_CHANGE_PHASES,
    OP_CONTROL,
    OP_DAMAGE,
    OP_DESTROY,
    OP_DISCARD,
    OP_DRAW,
    OP_END_BATTLE,
    OP_END_TURN,
    OP_EQUIP,
    OP_EQUIP_EACH,
    OP_EXCHANGE_LP,
    OP_FORBID,
    OP_FUSION_SUMMON,
    OP_GAIN_LP,
    OP_GRANT,
    OP_LEND,
    OP_LINK,
    OP_LOOK,
    OP_LOSE_GAINS,
    OP_LOSE_LP,
    OP_MIX,
    OP_MOVE_ZONE,
    OP_NEGATE,
    OP_NEGATE_EFFECTS,
    OP_NORMAL_SUMMON,
    OP_PAY_LP,
    OP_PICK,
    OP_PLACE_COUNTERS,
    OP_POSITION,
    OP_REDIRECT,
    OP_REMOVE_COUNTERS,
    OP_RETURN_TO_FIELD,
    OP_REVEAL,
    OP_RITUAL_SUMMON,
    OP_SEND,
    OP_SET,
    OP_SET_LP,
    OP_SHUFFLE,
    OP_SPARE,
    OP_SPECIAL_SUMMON,
    OP_STAT,
    OP_SWITCH_ATTACK,
    OP_SWITCH_TARGET,
    OP_TO_DECK,
    OP_TO_HAND,
    OP_TOKEN,
    OP_TREAT,
    OP_TRIBUTE,
    OP_WIN,
    SLOT_THIS,
    speaks_of,
)
from spellspeed.lang.codes.line_code import Step
from spellspeed.words import (
    BATTLE_STEP,
    BY_COST,
    BY_EFFECT,
    BY_RULE,
    BY_SUMMON,
    EITHER,
    END_PHASE,
    EVENT_POSITION_CHANGED,
    EVENT_REVEALED,
    EVENT_SUMMON_ATTEMPTED,
    EVENT_TRIBUTED,
    EXTRA_DECK_KINDS,
    FACE_UP_ATTACK,
    FACE_UP_DEFENSE,
    HAND,
    IN_DECK,
    MONSTER,
    NO_CARD,
    NO_DEED,
    ON_TOP,
    SHUFFLED,
    THE_OTHER_POSITION,
    TO_BATTLE_PHASE,
    UNTIL_IT_RESOLVES,
    WAS_PAID,
    WHILE_IT_STAYS,
    WON_BY_CARD,
    WON_MATCH,
)

SETS_LP: Final = (OP_SET_LP, OP_EXCHANGE_LP)


def perform(g: Game, s: State, frame: Frame, step: Step) -> None:
    """Carry out one deed of a line, and go on to the next step."""
    op = step.op
    if op == OP_FUSION_SUMMON or op == OP_RITUAL_SUMMON:
        fusion_summon.begin_fusion(s, frame)
    elif op == OP_NORMAL_SUMMON:
        normal_summon_by_effect.begin_normal_summon(g, s, frame, step)
    elif op == OP_LEND:
        apply_to_cards(g, s, frame, step)
    elif step.moves_cards or op == OP_ATTACH:
        move_cards(g, s, frame, step)
    elif step.about_players:
        act_on_players(g, s, frame, step)
    else:
        apply_to_cards(g, s, frame, step)


def players_of(s: State, player: int, who: int) -> list[int]:
    """Return the players a deed is about, the turn player first.

    rule: effect.resolve.simultaneous-turn-player-first
    """
    if who == EITHER:
        return [s.turn_player, 1 - s.turn_player]
    return [player_meant(player, who)]


# --------------------------------------------------------------------------------------------------- cards change place


def move_cards(g: Game, s: State, frame: Frame, step: Step) -> None:
    """Move the cards a deed is about; the step behind it counts those that have moved."""
    uids = meant(g, s, frame, step)
    memory = with_slot(frame.memory, step.slot, references(s, uids))
    go_on(s, frame.step + 1, memory)
    op = step.op
    if not uids:
        if op == OP_SPECIAL_SUMMON and step.slot == SLOT_THIS:
            trap_monsters.leave_without_zone(g, s, frame)
        return
    cause = BY_COST if step.as_cost else BY_EFFECT
    if frame.memory[AT_ANSWERED] == EVENT_SUMMON_ATTEMPTED:
        # rule: summon.procedure.materials-not-moved-by-effect
        cause = BY_SUMMON
    if op == OP_ATTACH:
        attached.attach_cards(g, s, frame, step, uids, cause, source_of(g, s, frame))
    elif op == OP_DESTROY:
        if g.line_of(frame.memory[AT_CARD], frame.line).kind == LINE_CLAUSE:
            cause = BY_RULE  # rule: effect.non-effect-text.maintenance-clause. No effect destroys it.
        begin_destroy(s, frame.player, cause, [(uid, frame.uid) for uid in uids], step.banish)
    elif op == OP_SPECIAL_SUMMON:
        to = player_meant(frame.player, step.field_of)
        how = (BY_FUSION | PROPERLY if step.fused else 0) | (WHERE_IT_POINTS if step.where_it_points else 0)
        begin_special_summon(s, summoner(frame.player, step), frame.uid, references(s, uids), step.positions, to, how)
    elif op == OP_SET:
        how = step.placed_as or (placing.AT_ONCE if step.usable_at_once else placing.SET)
        placing.begin_placing(s, frame.player, frame.uid, how, references(s, uids))
    elif op == OP_RETURN_TO_FIELD:
        come_back.begin_return(s, frame.player, frame.uid, references(s, uids))
    else:
        if op == OP_TO_DECK and step.in_any_order and step.deck_place == ON_TOP:
            uids.reverse()  # the first of them shall lie on top
        activating = cause == BY_COST and frame.memory[AT_LINK] != 0
        deed = WAS_PAID if activating and kind_now(g, s, s.cards[frame.uid]) & MONSTER else NO_DEED
        stop_redirecting(g, s, uids)
        if cause == BY_SUMMON:
            numbers.note_materials(g, s, frame.player, frame.uid, uids)
        for uid in uids:
            move_one(g, s, uid, step, cause, frame.uid, deed)
        if op == OP_TO_DECK and step.deck_place == SHUFFLED:
            shuffle_into(s, uids)
        if cause == BY_SUMMON:
            # The monster is nowhere first, and then it comes to the field.
            remember_materials(s, frame.uid, s.cards[frame.uid].visit + 2, references(s, uids))


def move_one(g: Game, s: State, uid: int, step: Step, cause: int, source: int, deed: int) -> None:
    """Move one card as the deed says."""
    op = step.op
    extra = g.facts[s.cards[uid].card].kind & EXTRA_DECK_KINDS != 0
    if op == OP_BANISH:
        banish(g, s, uid, cause, source, step.face_down, step.for_a_time)
    elif op == OP_SEND:
        # rule: move.send-to-gy.is-not-destruction-or-release, move.send-to-gy.from-hand-is-not-discard
        send_to_graveyard(g, s, uid, cause, source, deed)
    elif op == OP_DISCARD:
        # rule: move.discard.counts-as-discarded-and-sent
        discard(g, s, uid, cause, source, deed)
    elif op == OP_TRIBUTE:
        # rule: cost.release.must-release-and-goes-to-gy, move.tribute.is-not-destruction
        row = s.cards[uid]
        tell_card(s, EVENT_TRIBUTED, row.controller, row, row, cause, source, 0)
        send_to_graveyard(g, s, uid, cause, source, deed)
    elif op == OP_TO_HAND:
        add_to_hand(g, s, uid, cause, source, extra)
    elif KINDS[s.cards[uid].place] & IN_DECK:
        lay_in_deck(s, uid, step.deck_place, step.searched)
    else:
        return_to_deck(g, s, uid, cause, source, extra, step.deck_place)


def shuffle_into(s: State, uids: list[int]) -> None:
    """Shuffle the decks that cards were returned to.  rule: move.to-deck.shuffle"""
    for player in range(2):
        for uid in uids:
            if s.cards[uid].place == deck_of(player):
                shuffle(s, player, deck_of(player), BY_EFFECT)
                break


# -------------------------------------------------------------------------------------------------------------- players


def act_on_players(g: Game, s: State, frame: Frame, step: Step) -> None:
    """Carry out a deed about players."""
    op = step.op
    player = frame.player
    memory = frame.memory
    if op == OP_LOOK or op == OP_REVEAL:
        show(s, frame, step)
        return
    amount = numbers.compute(g, s, player, memory, step.number)
    if op == OP_PAY_LP and is_spared(g, s, player, step, source_of(g, s, frame)):
        go_on_done(s, frame.step + 1, memory, 1)
        return
    if op == OP_DRAW:
        held = [uid for whose in range(2) for uid in s.piles[own(whose, HAND)]]
        drawn = draw_cards(s, players_of(s, player, step.who), amount)
        if step.slot != NO_SLOT:
            there = [uid for whose in range(2) for uid in s.piles[own(whose, HAND)]]
            memory = with_slot(memory, step.slot, references(s, [uid for uid in there if uid not in held]))
        go_on_done(s, frame.step + 1, memory, drawn)
        note_change(s, drawn)
        return
    go_on_done(s, frame.step + 1, memory, amount if step.number is not None and op != OP_SET_LP else 1)
    if op == OP_DAMAGE or op == OP_GAIN_LP or op == OP_LOSE_LP or op == OP_PAY_LP or op in SETS_LP:
        mine, theirs = s.lp[player], s.lp[1 - player]
        change_lp(g, s, frame, step, amount)
        note_change(s, abs(s.lp[player] - mine) + abs(s.lp[1 - player] - theirs))
    elif op == OP_SHUFFLE:
        for whose in players_of(s, player, step.who):
            shuffle(s, whose, deck_of(whose), BY_EFFECT)
    elif op == OP_WIN:
        # rule: win.card-effect.alternative-victory
        end_duel(s, WON_MATCH if step.match else WON_BY_CARD, player)
    elif op == OP_END_BATTLE:
        end_battle_phase(s)


def change_lp(g: Game, s: State, frame: Frame, step: Step, amount: int) -> None:
    """Carry out a deed about LP."""
    op = step.op
    player = frame.player
    if op == OP_DAMAGE:
        # rule: damage.effect.reduces-lp
        for whose in players_of(s, player, step.who):
            inflict_damage(g, s, whose, amount, BY_EFFECT, frame.uid)
    elif op == OP_GAIN_LP:
        for whose in players_of(s, player, step.who):
            if takes_as_damage(g, s, whose, frame.uid):
                inflict_damage(g, s, whose, amount, BY_EFFECT, frame.uid)
            else:
                gain_lp(s, whose, amount, BY_EFFECT, frame.uid)
    elif op == OP_LOSE_LP:
        for whose in players_of(s, player, step.who):
            lose_lp(s, whose, amount, frame.uid)
    elif op == OP_EXCHANGE_LP:
        mine, theirs = s.lp[player], s.lp[1 - player]
        set_lp(s, player, theirs, frame.uid)
        set_lp(s, 1 - player, mine, frame.uid)
    elif op == OP_SET_LP:
        for whose in players_of(s, player, step.who):
            set_lp(s, whose, amount, frame.uid)
    elif op == OP_PAY_LP:
        pay_lp(s, player, amount, frame.uid)


def draw_cards(s: State, players: list[int], amount: int) -> int:
    """Let players draw, and return how many cards each of them has drawn who could; who cannot draw all of it loses.

    What others draw in the same batch is still to come, so who has lost is judged when the batch settles.

    rule: win.deck-out.cannot-draw-loses, win.draw.simultaneous-deck-out
    """
    drawn = 0
    for player in players:
        if len(s.piles[deck_of(player)]) < amount:
            s.set_undrawn(s.undrawn | 1 << player)
            continue
        drawn = amount
        # rule: move.draw.multiple-are-simultaneous, move.draw.effect-draw-is-not-normal-draw
        for _ in range(amount):
            draw(s, player, BY_EFFECT)
    return drawn


def end_battle_phase(s: State) -> None:
    """Let the Battle Phase go on to its End Step once what is under way is over.

    rule: battle.end-step.effect-that-ends-battle-phase
    """
    if s.step == BATTLE_STEP:
        s.set_battle(None)  # no Damage Step follows
    undecided = s.battle is not None and not s.battle.calculated
    for at, frame in enumerate(s.frames):
        if frame.kind == FRAME_BATTLE_PHASE:
            s.send(at, TO_THE_END_STEP, frame.memory)
        elif frame.kind == FRAME_DAMAGE_STEP and undecided:
            s.send(at, OUT_OF_THE_DAMAGE_STEP, frame.memory)  # damage is not calculated any more


def end_turn(s: State) -> None:
    """Let the End Phase come once what is under way is over, whatever phase it is."""
    if s.phase == END_PHASE:
        return
    end_battle_phase(s)
    for at, frame in enumerate(s.frames):
        if frame.kind == FRAME_TURN:
            s.send(at, TURN_ENDS, frame.memory)
        elif frame.kind == FRAME_MAIN_PHASE:
            s.send(at, MAIN_PHASE_ENDS, frame.memory)
        elif frame.kind == FRAME_BATTLE_PHASE:
            s.send(at, BATTLE_PHASE_ENDS, frame.memory)


def show(s: State, frame: Frame, step: Step) -> None:
    """Show cards to the effect's player, or to both; the number of the event says to whom."""
    uids = still_meant(s, frame.memory, step.slot)
    go_on_done(s, frame.step + 1, frame.memory, len(uids))
    cause = BY_COST if step.as_cost else BY_EFFECT
    for uid in uids:
        row = s.cards[uid]
        if step.op == OP_REVEAL or row.controller != frame.player:
            mixing.tell_apart(s, uid)
        tell_card(s, EVENT_REVEALED, frame.player, None, row, cause, frame.uid, int(step.op == OP_REVEAL))


# --------------------------------------------------------------------------------------- what applies to cards in place

LASTING: Final = (OP_STAT, OP_NEGATE_EFFECTS, OP_FORBID, OP_TREAT, OP_GRANT, OP_CHANGE_DAMAGE, OP_REDIRECT, OP_SPARE)


def apply_to_cards(g: Game, s: State, frame: Frame, step: Step) -> None:
    """Carry out a deed that leaves cards where they are."""
    op = step.op
    if op == OP_NEGATE:
        memory = frame.memory
        changed = negate(g, s, frame, step.negates)
        if changed:
            memory = with_slot(memory, step.slot, changed)
        go_on_done(s, frame.step + 1, memory, 1 if changed else 0)
        return
    uids = [] if step.slot == NO_SLOT else meant(g, s, frame, step)
    if step.spread:
        counters.spread_counters(g, s, frame, step, uids)
        return
    if op == OP_POSITION and frame.memory[AT_LINK] == 0:
        by = s.cards[frame.uid]
        uids = [uid for uid in uids if not by_itself.is_overruled(g, s, by, frame.line, s.cards[uid], step.positions)]
    go_on_done(s, frame.step + 1, frame.memory, len(uids) if step.slot != NO_SLOT else 1)
    if op == OP_POSITION:
        for uid in uids:
            turn(s, uid, step.positions, frame.uid, step.quietly)
        trap_monsters.put_back_turned(g, s, frame, uids)
    elif op == OP_EQUIP:
        equip.equip_cards(g, s, frame, step, uids)
    elif op == OP_EQUIP_EACH:
        equip_each.begin_equip_each(s, frame, uids)
    elif op == OP_LINK:
        bind(s, frame, uids)
    elif op in LASTING or op == OP_LEND:
        apply_for_a_time(g, s, frame, step, uids)
    elif op == OP_CONTROL:
        control.change_control(g, s, frame, step, uids)
    elif op == OP_SWITCH_ATTACK:
        switch_attack(s, uids[0] if uids else NO_CARD)
    elif op == OP_END_TURN:
        end_turn(s)
    elif op == OP_LOSE_GAINS:
        lose_gains(g, s, uids)
    elif op == OP_SWITCH_TARGET and uids:
        switch_target(g, s, frame, uids[0])
    elif op == OP_MIX:
        mixing.mix_monsters(s, uids)
    elif op == OP_MOVE_ZONE:
        control.move_to_zones(g, s, frame, uids)
    elif op == OP_PLACE_COUNTERS:
        counters.place_counters(g, s, frame, step, uids)
    elif op == OP_REMOVE_COUNTERS:
        counters.remove_counters(g, s, frame, step, uids)
    elif op == OP_TOKEN:
        tokens.summon_tokens(g, s, frame, step)
    elif op == OP_CHANGE_PHASES and step.phase:
        for whose in players_of(s, frame.player, step.who):
            note_skip(s, whose, frame.memory[AT_CARD], step.phase, step.times)
    elif op == OP_CHANGE_PHASES:
        s.remember(DeedDone(s.turn_player, TO_BATTLE_PHASE, -1, 0, -1, 0, s.phase, 0))
    elif op != OP_PICK:  # what is only chosen is there for what comes later
        raise ValueError(f"there is no deed {op}")


def lose_gains(g: Game, s: State, uids: list[int]) -> None:
    """End what cards have made of themselves by their own effects."""
    kept: list[Lingering] = []
    for lasting in s.lingering:
        step = continuous.step_of(g, lasting)
        its_own = step.op == OP_STAT and step.slot == SLOT_THIS
        if not (its_own and any(continuous.is_affected(s, lasting, s.cards[uid]) for uid in uids)):
            kept.append(lasting)
    s.set_lingering(kept)


def turn(s: State, uid: int, to: int, source: int, quietly: bool) -> None:
    """Turn a monster to a position; one that is turned face-up is flipped, but quietly without its Flip Effect."""
    before = s.cards[uid]
    if to == THE_OTHER_POSITION:
        to = FACE_UP_DEFENSE if before.attack else FACE_UP_ATTACK
    face_up = to & (FACE_UP_ATTACK | FACE_UP_DEFENSE) != 0
    attack = to & FACE_UP_ATTACK != 0
    if to == FACE_UP_ATTACK | FACE_UP_DEFENSE:
        attack = before.attack
    if before.face_up == face_up and before.attack == attack:
        return
    if before.counters and not face_up:
        before = counters.lose_all(s, before)
    after = lay(s, before, face_up, attack)
    tell_card(s, EVENT_POSITION_CHANGED, before.controller, before, after, BY_EFFECT, source, to)
    if face_up and not before.face_up:
        # rule: effect-type.trigger.event-may-be-caused-by-other-cards
        tell_flipped(s, before.controller, before, after, BY_EFFECT, source, int(quietly))


def bind(s: State, frame: Frame, uids: list[int]) -> None:
    """Link this card to others; later lines speak of that."""
    this = still_meant(s, frame.memory, SLOT_THIS)
    if not this:
        return
    row = s.cards[this[0]]
    bonds = list(s.bonds)
    for uid in uids:
        other = s.cards[uid]
        serial = s.next_serial()
        bonds.append(
            Bond(BOND_LINK, row.uid, row.visit, row.turned, uid, other.visit, other.turned, serial, row.card, False)
        )
    s.set_bonds(bonds)


def apply_for_a_time(g: Game, s: State, frame: Frame, step: Step, uids: list[int]) -> None:
    """Apply a change, a negation or a restriction that lasts."""
    affected: list[int] = []
    if step.op == OP_FORBID and step.holder != NO_SLOT:
        uids = still_meant(s, frame.memory, step.holder)  # with these it is not forbidden
    for uid in [] if step.newcomers else uids:
        row = s.cards[uid]
        affected += [uid, row.visit, row.turned]
    if step.slot != NO_SLOT and not affected and not hands.reaches_newcomers(step):
        return
    if step.slot == NO_SLOT and (step.op == OP_LEND or step.until == WHILE_IT_STAYS):
        source = s.cards[frame.uid]
        affected = [source.uid, source.visit, source.turned]
        if step.holder != NO_SLOT:
            for uid in still_meant(s, frame.memory, step.holder):
                affected += [uid, s.cards[uid].visit, s.cards[uid].turned]  # the card that its lines are about
    if step.filter is not None and step.filter.other_than() != NO_SLOT:
        for uid in still_meant(s, frame.memory, step.filter.other_than()):
            affected += [uid, s.cards[uid].visit, s.cards[uid].turned]  # what is forbidden to the others only
    if step.op == OP_STAT:
        change_stats(g, s, frame, step, uids, tuple(affected))
        return
    amount = numbers.compute(g, s, frame.player, frame.memory, step.name if step.op == OP_TREAT else step.number)
    if step.op == OP_LEND and step.from_next_turn:
        amount = s.turn + 1  # the first turn in which the cards have it
    let_last(s, frame, step, tuple(affected), amount)


def let_last(s: State, frame: Frame, step: Step, affected: tuple[int, ...], amount: int) -> None:
    """Note what has been applied to cards, with its amount, and until when."""
    until, until_turn = control.last_turn(s, frame.player, step.until)
    if until == UNTIL_IT_RESOLVES:
        until_turn = frame.memory[AT_LINK] - 1  # the link that is answered
    memory = (amount, *subject_of(s, frame, step))
    card = frame.memory[AT_CARD]
    serial = s.next_serial()
    lasting = Lingering(frame.player, card, frame.line, frame.step, affected, memory, until, until_turn, serial)
    s.set_lingering([*s.lingering, lasting])


def change_stats(g: Game, s: State, frame: Frame, step: Step, uids: list[int], affected: tuple[int, ...]) -> None:
    """Change a value of cards; a number that speaks of the very cards it changes is each card's own."""
    player = frame.player
    rows = [s.cards[uid] for uid in uids]
    before = [stats.stat_of(g, s, row, step.stat) for row in rows]
    if len(rows) > 1 and speaks_of(step.number, step.slot):
        amounts = [numbers.compute_for(g, s, player, frame.memory, step.number, step.slot, row) for row in rows]
        for at in range(len(rows)):
            let_last(s, frame, step, affected[3 * at : 3 * at + 3], amounts[at])
    else:
        amount = numbers.compute(g, s, player, frame.memory, step.number)
        amounts = [amount] * len(rows)
        let_last(s, frame, step, affected, amount)
    changed = 0
    for at, row in enumerate(rows):
        tell_stat(s, player, row, frame.uid, amounts[at], step.stat, step.stat_change)
        # rule: stats.decrease.actual-amount-is-referenced
        changed += abs(stats.stat_of(g, s, s.cards[row.uid], step.stat) - before[at])
    note_change(s, changed)


def subject_of(s: State, frame: Frame, step: Step) -> tuple[int, ...]:
    """Return the pool index of the card whose name it is about, or the column it is about, () if it is about none."""
    if step.filter is None:
        return ()
    if step.filter.column_of() != NO_SLOT:
        return (column_of(s.cards[slot_of(frame.memory, step.filter.column_of())[0]].place),)
    if step.filter.like() == NO_SLOT:
        return ()
    like = still_meant(s, frame.memory, step.filter.like())
    return (s.cards[like[0]].card,) if like else ()
