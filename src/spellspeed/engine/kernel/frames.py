"""The kinds of job that can be under way. Each module that runs a kind names its steps."""

from typing import Final

FRAME_SETUP: Final = 1
FRAME_TURN: Final = 2
FRAME_MAIN_PHASE: Final = 3
FRAME_BATTLE_PHASE: Final = 4
FRAME_WINDOW: Final = 5
FRAME_SETTLE: Final = 6
FRAME_SUMMON: Final = 7
FRAME_FLIP_SUMMON: Final = 8
FRAME_SET: Final = 9
FRAME_CHANGE_POSITION: Final = 10
FRAME_ATTACK: Final = 11
FRAME_DAMAGE_STEP: Final = 12
FRAME_DESTROY: Final = 13
FRAME_RUN: Final = 14  # a line under way: paying its cost, choosing its targets, or resolving
FRAME_CHAIN: Final = 15
FRAME_ACTIVATE: Final = 16
FRAME_SPECIAL_SUMMON: Final = 17
FRAME_CONTROL: Final = 18  # monsters change sides or zones
FRAME_EQUIP: Final = 19  # cards are put into Spell & Trap Zones to be equipped
FRAME_COME_BACK: Final = 20  # cards banished for a time return to the field
FRAME_PROCEDURE: Final = 21  # a monster is Special Summoned by itself
FRAME_FUSION: Final = 22
FRAME_TRAP_MONSTERS: Final = 23  # Traps that were monsters go back to Spell & Trap Zones
FRAME_PENDULUM: Final = 24
FRAME_PLACE: Final = 26  # an effect Sets cards, or lays them face-up in Spell & Trap Zones
FRAME_ORDER: Final = 25  # a player says in which order cards lie that came to the Graveyard at once
FRAME_EQUIP_EACH: Final = 40  # cards are equipped one by one, each to a monster that is chosen for it
FRAME_GEMINI_SUMMON: Final = 27  # a Gemini Monster on the field is Normal Summoned again

# What a window answers: `Frame.window`.
WINDOW_PHASE: Final = 1  # in a phase or step without an open state: it ends when both pass
WINDOW_AFTER_ACTION: Final = 2
WINDOW_LEAVING: Final = 3  # the turn player has announced the end of a phase or step, which includes his pass
WINDOW_SUMMON_ATTEMPT: Final = 4
WINDOW_ATTACK_DECLARED: Final = 5
WINDOW_DAMAGE_STEP: Final = 6
WINDOW_HAND_LIMIT: Final = 7  # after the hand was adjusted: what the discards trigger, and nothing Set
WINDOW_BEFORE_DRAW: Final = 8  # a chain of what is activated before the normal draw; no window follows it

# Steps that other jobs than their own speak of.
MAIN_PHASE_OPEN: Final = 0  # the turn player may do anything
MAIN_PHASE_1_SKIPPED: Final = 16  # of a turn: its player says which phase comes instead
BATTLE_STEP_OPEN: Final = 2  # attacks are declared
TO_THE_END_STEP: Final = 4  # the Battle Phase goes on to its End Step
OUT_OF_THE_DAMAGE_STEP: Final = 6  # nothing more happens in the Damage Step
DAMAGE_COMES: Final = 3  # damage is calculated next, unless something is used instead
DAMAGE_ASKED: Final = 7  # whether a line is used before damage is taken
SETTLING_BEGINS: Final = 0
WINDOW_OFFERS: Final = 0  # whoever is next is asked
WINDOW_BEGINS: Final = 2
LINK_UNDER_WAY: Final = 5  # a link of the chain is being processed
TRIBUTES_MADE: Final = 2  # of a Normal Summon or Set: its zone comes next
PROCEDURE_PAID: Final = 1  # what the procedure asks for is given; position and zone come next
MATERIALS_GIVEN: Final = 3  # of a Fusion or Ritual Summon: the monster comes next
TURN_ENDS: Final = 5  # of a turn: its End Phase comes next
MAIN_PHASE_ENDS: Final = 4  # of a Main Phase: the End Phase comes next
BATTLE_PHASE_ENDS: Final = 5  # of a Battle Phase: it is over, without an End Step
