"""The cards that are written in the card language, a file a theme."""

from typing import Final

from spellspeed.cards import (
    battle_monsters,
    chance,
    changing_stats,
    classic,
    control_and_time,
    counters_and_negation,
    declarations,
    equips,
    fusions,
    hand_and_deck,
    monsters,
    names,
    negation,
    normal_summons,
    removal,
    replacement,
    spirits,
    summon_procedures,
    trap_monsters,
    trigger_monsters,
    unions,
    zones,
)
from spellspeed.lang.lines import Card

ALL_CARDS: Final[tuple[Card, ...]] = (
    *removal.CARDS,
    *hand_and_deck.CARDS,
    *negation.CARDS,
    *monsters.CARDS,
    *trigger_monsters.CARDS,
    *battle_monsters.CARDS,
    *control_and_time.CARDS,
    *replacement.CARDS,
    *changing_stats.CARDS,
    *equips.CARDS,
    *fusions.CARDS,
    *counters_and_negation.CARDS,
    *summon_procedures.CARDS,
    *classic.CARDS,
    *zones.CARDS,
    *chance.CARDS,
    *declarations.CARDS,
    *normal_summons.CARDS,
    *spirits.CARDS,
    *trap_monsters.CARDS,
    *names.CARDS,
    *unions.CARDS,
)
