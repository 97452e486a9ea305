"""Wishes in words, such as "summon Mystical Elf": found among the options, or refused with the rule that forbids."""

from spellspeed.wishes.find import find_option
from spellspeed.wishes.play import play_wishes, split_player
from spellspeed.wishes.reasons import find_reasons
from spellspeed.wishes.since import play_since, write_duel
from spellspeed.wishes.write import write_option, write_picks

__all__ = [
    "find_option",
    "find_reasons",
    "play_since",
    "play_wishes",
    "split_player",
    "write_duel",
    "write_option",
    "write_picks",
]
