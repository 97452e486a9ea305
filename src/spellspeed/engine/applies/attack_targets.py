"""At what an attack is directed: the choice of its player, and effects that switch it."""

from spellspeed.engine.applies.standing_attack import can_still_battle
from spellspeed.engine.kernel.limits import note
from spellspeed.engine.kernel.rows import Battle, CardState, DeedDone
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell_card
from spellspeed.words import BATTLE_STEP, BY_PLAYER, EVENT_ATTACK_TARGET, NO_CARD, WAS_ATTACK_TARGET


def select_target(s: State, player: int, attacker: CardState, target: int, again: bool) -> None:
    """Direct the attack at a monster, which has been selected as an attack target, or at the opponent."""
    visit = 0
    if target != NO_CARD:
        row = s.cards[target]
        visit = row.visit
        note(s, 1 - player, WAS_ATTACK_TARGET, row)
        tell_card(s, EVENT_ATTACK_TARGET, player, row, row, BY_PLAYER, attacker.uid, 0)
    elif again:
        # What was declared on a monster has become a direct attack.
        s.remember(DeedDone(1 - player, WAS_ATTACK_TARGET, -1, 0, -1, 0, s.phase, 0))
    s.set_battle(Battle(player, attacker.uid, attacker.visit, target, visit, False, False))


def switch_attack(s: State, target: int) -> None:
    """Direct the attack under way at another monster, or at the player himself: this is no new declaration.

    What has come or gone on the attacked side still leads to a replay.
    """
    battle = s.battle
    if battle is None or s.step != BATTLE_STEP or not can_still_battle(s, battle):
        return
    select_target(s, battle.player, s.cards[battle.attacker], target, True)
    again = s.battle
    assert again is not None
    if target == NO_CARD:
        again = again.made_direct()
    s.set_battle(again.with_count_changed() if battle.count_changed else again)
