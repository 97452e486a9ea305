"""What has been done this turn, read from the deeds."""

from typing import Final

from spellspeed.engine.kernel.frames import FRAME_FLIP_SUMMON, FRAME_GEMINI_SUMMON
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.rows import CardState, DeedDone
from spellspeed.engine.kernel.slots import AT_CARD, slot_of
from spellspeed.engine.kernel.state import State
from spellspeed.lang.codes.code import LENT, LINE_ACTIVATION, SLOT_THIS
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.words import (
    A_BATTLE,
    A_CHAIN,
    A_DUEL,
    ACTIVATE,
    ATTACK,
    AWAITS_PHASE,
    CARRY_OUT,
    GEMINI_SUMMON,
    HAPPENED,
    MIXED,
    NO_CARD,
    NORMAL_SUMMON,
    PER_ACTIVATION,
    PER_CARD,
    PER_CARD_ANYWHERE,
    PER_COPY,
    PER_NAME,
    PLACED_AS_PENDULUM,
    SET_MONSTER,
    SKIP_PHASE,
    SPECIAL_SUMMON,
    STANDBY_PASSED,
    SUMMONED_BY,
    THE_SUMMON,
    TRIBUTE_SUMMON,
    USED_ANYWHERE,
    USED_IN_DUEL,
)

KEPT: Final = (USED_IN_DUEL, SUMMONED_BY, SKIP_PHASE, AWAITS_PHASE, STANDBY_PASSED, MIXED)  # beyond the turn


def has_done(s: State, deed: int, row: CardState) -> bool:
    """Whether this card, since it came to where it is, has done this deed this turn."""
    for done in s.deeds:
        if done.deed == deed and done.uid == row.uid and done.visit == row.visit:
            return True
    return False


def count_normal_summons(s: State, player: int, right: int) -> int:
    """Return how many Normal Summons and Sets the player has made this turn with this right.

    rule: gemini.resummon.uses-the-normal-summon-of-the-turn
    """
    count = 0
    for done in s.deeds:
        if done.player == player and done.line & ~THE_SUMMON == right:
            if done.deed == NORMAL_SUMMON or done.deed == SET_MONSTER or done.deed == TRIBUTE_SUMMON:
                count += 1
            elif done.deed == GEMINI_SUMMON:
                count += 1
    return count


def count_summons_made(s: State, player: int) -> int:
    """Return how many Normal Summons and Sets of monsters the player has made this turn, with whatever right."""
    deeds = [done.deed for done in s.deeds if done.player == player]
    return len([deed for deed in deeds if deed in (NORMAL_SUMMON, SET_MONSTER, TRIBUTE_SUMMON, GEMINI_SUMMON)])


def count_happened(s: State, player: int, memory: tuple[int, ...], key: int) -> int:
    """Return how often something that a card counts has happened this turn, seen by this player."""
    found = 0
    this = slot_of(memory, SLOT_THIS)
    for done in s.deeds:
        if done.deed == HAPPENED and done.line == key and done.card == memory[AT_CARD] and done.player == player:
            if done.uid == NO_CARD or done.uid in this[:1]:
                found += 1
    return found


def count_uses(g: Game, s: State, player: int, row: CardState, line: LineCode, deed: int) -> int:
    """Return how often a line has been used of what its limit counts: this turn or, as it says, this duel or chain."""
    wanted = USED_IN_DUEL if line.limit_per == A_DUEL else deed
    if line.limit_of == PER_CARD_ANYWHERE:
        wanted = USED_ANYWHERE
    # rule: effect.gained.usage-limits-come-along. "Of (name)" is the card whose text it is.
    name = g.facts[g.author_of(row.card, line.index)].password
    count = 0
    for done in uses_in_chain(g, s, row) if line.limit_per == A_CHAIN else s.deeds:
        if done.deed == ATTACK and line.limit_per == A_BATTLE:
            count = 0  # what was done in the battles before does not count
        if done.deed != wanted:
            continue
        if line.limit_of == PER_COPY or line.limit_of == PER_CARD:
            # rule: effect.once-per-turn.plain-limit-follows-the-card
            same = done.uid == row.uid and done.visit == row.visit
            # What turns its own monster face-down is remembered; else it could be used without end.
            same = same and (done.turned == row.turned or line.hides_itself)
        elif line.limit_of == PER_CARD_ANYWHERE:
            same = done.uid == row.uid
        else:
            # rule: effect.once-per-turn.name-limit-binds-the-player, effect.once-per-turn.name-change-ignored
            same = done.player == player and done.card != NO_CARD
            same = same and g.facts[g.author_of(done.card, done.line)].password == name
        if same and line.limit_of == PER_CARD:
            same = g.line_of(done.card, done.line).limit_of == PER_CARD
        elif same and line.limit_of == PER_ACTIVATION:
            same = g.line_of(done.card, done.line).kind == LINE_ACTIVATION
        elif same and (line.limit_of == PER_COPY or line.limit_of == PER_CARD_ANYWHERE):
            same = done.line == line.counts_as
        elif same and line.limit_of != PER_NAME:
            same = done.line % LENT == line.counts_as % LENT
        elif same:
            same = was_effect(g, done)
        if same:
            count += 1
    return count


def has_used_up(g: Game, s: State, player: int, row: CardState) -> bool:
    """Whether an effect of a card has been activated as often as its limit allows."""
    for line in g.programs[row.card].lines:
        if line.limit_of and line.speed and count_uses(g, s, player, row, line, ACTIVATE) >= line.limit_times:
            return True
    return False


def uses_in_chain(g: Game, s: State, row: CardState) -> list[DeedDone]:
    """Return what the chain has activated, as deeds; whether this card has moved since then makes no difference."""
    found: list[DeedDone] = []
    for link in s.chain:
        used = g.line_of(link.card, link.line).counts_as
        found.append(DeedDone(link.player, ACTIVATE, link.uid, row.visit, link.card, used, s.phase, row.turned))
    return found


def was_effect(g: Game, done: DeedDone) -> bool:
    """Whether what was activated is an effect, not a card that only comes to the field by its activation."""
    line = g.line_of(done.card, done.line)
    return line.kind != LINE_ACTIVATION or line.end != 0


def is_used_up(g: Game, s: State, row: CardState, line: LineCode) -> bool:
    """Whether the limit of a line that makes no chain link leaves no use."""
    return line.limit_of != 0 and count_uses(g, s, row.controller, row, line, CARRY_OUT) >= line.limit_times


def was_done_in_phase(s: State, deed: int, row: CardState, line: LineCode) -> bool:
    """Whether this line of this card has been activated or carried out in this phase, whatever became of it."""
    for done in s.deeds:
        if done.deed == deed and done.uid == row.uid and done.visit == row.visit:
            if done.line == line.index and done.phase == s.phase:
                return True
    return False


def note(s: State, player: int, deed: int, row: CardState, line: int = 0) -> None:
    """Remember that the player did this with this card, or with this line of it; of a Special Summon, from where."""
    detail = row.came_from if deed == SPECIAL_SUMMON else line
    s.remember(DeedDone(player, deed, row.uid, row.visit, row.card, detail, s.phase, row.turned))


def note_use(s: State, player: int, row: CardState, line: LineCode) -> None:
    """Remember that a line which makes no chain link was used, for its limit."""
    note(s, player, USED_IN_DUEL if line.limit_per == A_DUEL else CARRY_OUT, row, line.index)


def follow_uses(s: State, before: CardState, after: CardState) -> None:
    """Let what was activated of a card count for it where it lies now, face-up on the field as before.

    rule: effect.once-per-turn.plain-limit-follows-the-card
    """
    if after.arrived_by == PLACED_AS_PENDULUM or before.arrived_by in (ACTIVATE, PLACED_AS_PENDULUM):
        return  # rule: pendulum.to-monster-zone.is-a-new-monster
    deeds: list[DeedDone] = []
    followed = False
    for done in s.deeds:
        if done.uid == before.uid and done.visit == before.visit and done.deed == ACTIVATE:
            done = DeedDone(
                done.player, ACTIVATE, done.uid, after.visit, done.card, done.line, done.phase, after.turned
            )
            followed = True
        deeds.append(done)
    if followed:
        s.set_deeds(deeds)


def lose_sight(s: State, uid: int) -> None:
    """Forget what was used of a card wherever it goes, as it comes to where nobody can tell it from others."""
    deeds = [done for done in s.deeds if done.deed != USED_ANYWHERE or done.uid != uid]
    if len(deeds) < len(s.deeds):
        s.set_deeds(deeds)


def is_being_summoned(s: State, row: CardState) -> bool:
    """Whether a Flip Summon or a Gemini Summon of this monster has been declared and has not succeeded yet."""
    for frame in s.frames:
        if frame.uid == row.uid and (frame.kind == FRAME_FLIP_SUMMON or frame.kind == FRAME_GEMINI_SUMMON):
            return True
    return False


def is_phase_start(s: State) -> bool:
    """Whether nobody has done anything yet in the phase that it is.

    rule: turn.main1.start-timing-first-action-only
    """
    for done in s.deeds:
        if done.phase == s.phase and done.deed not in KEPT and done.deed != HAPPENED:
            return False
    return True


# ---------------------------------------------------------------------------------------------- phases that are skipped
# The deed of a player who will skip a phase keeps which one in `line`, how many of them in `visit`, and in `turned` the
# turn in which that was said: the next such phase is meant.


def note_skip(s: State, player: int, card: int, phase: int, times: int) -> None:
    """Remember that a player skips his next such phases, because of this card."""
    s.remember(DeedDone(player, SKIP_PHASE, -1, times, card, phase, s.phase, s.turn))


def is_skip(s: State, done: DeedDone, player: int, phase: int) -> bool:
    """Whether a deed is that this player skips such a phase of this turn."""
    if done.deed != SKIP_PHASE or done.line != phase or done.player != player:
        return False
    # What was said before that phase of a turn means the phase of that very turn.
    return done.turned < s.turn or (done.turned == s.turn and done.phase < phase)


def use_skip(s: State, phase: int, player: int) -> bool:
    """Use up what has a player skip a phase that would come now, if anything has; skips do not add up."""
    kept: list[DeedDone] = []
    found = False
    for done in s.deeds:
        if is_skip(s, done, player, phase):
            found = True
            if done.visit > 1:
                kept.append(
                    DeedDone(done.player, SKIP_PHASE, -1, done.visit - 1, done.card, phase, done.phase, done.turned)
                )
        else:
            kept.append(done)
    if found:
        s.set_deeds(kept)
    return found
