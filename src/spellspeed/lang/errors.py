"""Errors of card texts. Not in the compiled core: mypyc cannot compile a class that is an exception."""


class CardError(RuntimeError):
    """A card's text could not be carried out: the message names the card, the line and the step."""
