"""Positions as text: `read_position` and `write_position`, in English or Chinese words."""

from spellspeed.notation.build import read_position
from spellspeed.notation.phrases import PositionError
from spellspeed.notation.write import write_position

__all__ = ["PositionError", "read_position", "write_position"]
