"""Positions as text: `read_position` and `write_position`, in English or Chinese words."""

from spellspeed.notation.build import build_position, read_position
from spellspeed.notation.phrases import PositionError
from spellspeed.notation.read import read_sheet
from spellspeed.notation.write import write_position

__all__ = ["PositionError", "build_position", "read_position", "read_sheet", "write_position"]
