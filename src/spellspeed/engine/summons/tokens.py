"""Tokens: they come from nowhere and vanish when they leave the field."""

from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import free_monster_zones, player_meant
from spellspeed.engine.kernel.rows import CardState, Frame
from spellspeed.engine.kernel.slots import AT_DONE, with_int, with_slot
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.effect_of import source_of
from spellspeed.engine.may.special_summon import may_summon_tokens, token_of, tokens_due
from spellspeed.engine.summons.summon_by_effect import begin_special_summon
from spellspeed.lang.codes.code import ANY_NUMBER
from spellspeed.lang.codes.line_code import Step
from spellspeed.words import NO_DEED, VOID


def summon_tokens(g: Game, s: State, frame: Frame, step: Step) -> None:
    """Special Summon Tokens, all or none.

    rule: token.stats.original-from-creating-text, token.related-effects-belong-to-creator
    """
    memory = frame.memory
    if not may_summon_tokens(g, s, frame.player, step, source_of(g, s, frame)):
        s.go_on_with(frame.step + 1, with_int(memory, AT_DONE, 0))
        return
    to = player_meant(frame.player, step.field_of)
    coming: list[int] = []
    there: list[int] = []
    many = step.count == ANY_NUMBER
    count = len(free_monster_zones(s, to)) if many else tokens_due(g, s, frame.player, step)
    for _ in range(count):
        row = take_token(s, token_of(g, step), frame.player, coming)
        coming += [row.uid, row.visit]
        there += [row.uid, row.visit + 1]  # as it will be once it has come to the field
    memory = with_slot(memory, step.slot, tuple(there))
    s.go_on_with(frame.step + 1, with_int(memory, AT_DONE, count))
    begin_special_summon(s, frame.player, frame.uid, tuple(coming), step.positions, to)


def take_token(s: State, card: int, owner: int, taken: list[int]) -> CardState:
    """Return the row of a Token that is not on the field yet: one that has vanished serves again."""
    for uid in s.piles[VOID]:
        if uid not in taken[::2]:
            row = s.cards[uid].with_card(card, owner).elsewhere(card, owner, VOID)
            s.put(row)
            s.deal_anew()
            return row
    row = CardState(
        uid=len(s.cards),
        card=card,
        owner=owner,
        controller=owner,
        place=VOID,
        face_up=True,
        attack=False,
        visit=0,
        turned=0,
        turn_placed=s.turn,
        turn_set=-1,
        came_from=VOID,
        arrived_by=NO_DEED,
        reserved=-1,
        doomed=False,
        working=False,
        proper=False,
        home=owner,
        counters=(),
        holder=-1,
    )
    s.add(row)
    s.set_pile(VOID, (*s.piles[VOID], row.uid))
    return row
