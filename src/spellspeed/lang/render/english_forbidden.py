"""English for what can be forbidden."""

from typing import Final

import spellspeed.lang.words as words

# What is forbidden: to cards, to a player, and to a player as far as certain cards are concerned.
FORBIDDEN: Final = {
    words.ATTACKING: ("attack", "attack", "attack with {}"),
    words.DECLARING_ATTACKS: ("declare an attack", "declare an attack", "declare an attack with {}"),
    words.ACTIVATING: (
        "be activated, nor can their effects",
        "activate cards or effects",
        "activate {} or their effects",
    ),
    words.NORMAL_SUMMONING: ("be Normal Summoned or Set", "Normal Summon or Set monsters", "Normal Summon or Set {}"),
    words.SPECIAL_SUMMONING: ("be Special Summoned", "Special Summon", "Special Summon {}"),
    words.SETTING: ("be Set", "Set anything", "Set {}"),
    words.CHANGING_POSITION: (
        "change their battle positions",
        "change battle positions",
        "change the battle positions of {}",
    ),
    words.BEING_TARGETED: (
        "be targeted by card effects",
        "target anything with card effects",
        "target {} with card effects",
    ),
    words.BEING_DESTROYED_BY_EFFECTS: (
        "be destroyed by card effects",
        "destroy anything with card effects",
        "destroy {} with card effects",
    ),
    words.BEING_DESTROYED_BY_BATTLE: (
        "be destroyed by battle",
        "destroy anything by battle",
        "destroy {} by battle",
    ),
    words.ENTERING_BATTLE: ("enter battle", "conduct a Battle Phase", "enter battle with {}"),
    words.BANISHING: ("be banished", "banish anything", "banish {}"),
    words.DRAWING: ("be drawn", "draw", "draw {}"),
    words.BEING_AFFECTED: (
        "be affected by card effects",
        "affect anything with card effects",
        "affect {} with card effects",
    ),
    words.CHANGING_CONTROL: ("have their control switched", "switch control of anything", "switch control of {}"),
    words.BEING_ATTACKED: ("be targeted for attacks", "target anything for attacks", "target {} for attacks"),
    words.ATTACKING_MONSTERS: ("attack monsters", "attack monsters", "attack {}"),
    words.ATTACKING_DIRECTLY: ("attack directly", "attack directly", "attack directly with {}"),
    words.BEING_TRIBUTED: ("be Tributed", "Tribute anything", "Tribute {}"),
    words.SUMMONING_FACE_UP: ("be Normal Summoned (they can be Set)", "Normal Summon", "Normal Summon {}"),
    words.FLIP_SUMMONING: ("be Flip Summoned", "Flip Summon", "Flip Summon {}"),
    words.BEING_MATERIAL: ("be used as material for a Special Summon", "use materials", "use {} as material"),
    words.BEING_SYNCHRO_MATERIAL: (
        "be used as Synchro Material",
        "use Synchro Materials",
        "use {} as Synchro Material",
    ),
    words.BEING_XYZ_MATERIAL: ("be used as Xyz Material", "use Xyz Materials", "use {} as Xyz Material"),
    words.COMING_TO_FIELD: ("come to the field", "put anything on the field", "put {} on the field"),
    words.ANSWERING_SUMMONS: (
        "be answered by the other player when they are Normal or Special Summoned",
        "activate cards or effects when the other player Normal or Special Summons a monster",
        "activate cards or effects when the other player Normal or Special Summons {}",
    ),
    words.BEING_LINK_MATERIAL: ("be used as Link Material", "use Link Materials", "use {} as Link Material"),
    words.BEING_TRIBUTED_FOR_SUMMON: (
        "be Tributed for a Tribute Summon",
        "Tribute anything for a Tribute Summon",
        "Tribute {} for a Tribute Summon",
    ),
    words.FUSION_SUMMONING: ("be Fusion Summoned", "Fusion Summon", "Fusion Summon {}"),
    words.TAKING_COUNTERS: ("have counters placed on them", "place counters on anything", "place counters on {}"),
}
# What nobody can do to cards of a kind is said of the cards.
UNHARMED: Final = (words.BEING_TARGETED, words.BEING_DESTROYED_BY_EFFECTS, words.BEING_DESTROYED_BY_BATTLE)
