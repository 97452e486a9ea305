"""Dealing the cards that a player cannot see anew, as they might be for all that player knows."""

from spellspeed.determinise.deal import deal_anew
from spellspeed.determinise.renumber import Renumbering

__all__ = ["Renumbering", "deal_anew"]
