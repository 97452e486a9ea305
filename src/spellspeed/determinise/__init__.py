"""Dealing the cards that a player cannot see anew, as they might be for all that player knows."""

from spellspeed.determinise.deal import deal_anew
from spellspeed.determinise.prior import Prior, read_prior
from spellspeed.determinise.redact import Redacted, list_hidden, redact
from spellspeed.determinise.renumber import Renumbering

__all__ = ["Prior", "Redacted", "Renumbering", "deal_anew", "list_hidden", "read_prior", "redact"]
