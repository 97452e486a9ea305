"""What depends on what: on a chosen card, on what is there from the beginning, on nothing that matters by itself."""

from spellspeed.lang.codes.code import speaks_of
from spellspeed.lang.codes.filter_code import FilterCode
from spellspeed.lang.words.deeds import Deed, Joined
from spellspeed.lang.words.every_word import YOU
from spellspeed.lang.words.nouns import THIS_CARD
from spellspeed.lang.words.verbs import ChangePosition, Draw, Forbid, ReturnToDeck


def depends_on(what: FilterCode, slot: int) -> bool:
    """Whether cards fit only beside the card of a slot: its name, its values or its materials decide."""
    ends = [end for each in what.ranges() for end in (each.least, each.most)]
    return slot in (what.like(), what.beside(), what.attached_to()) or any(speaks_of(end, slot) for end in ends)


def draws_from_what_is_there(node: Joined) -> bool:
    """Whether the second part draws a fixed number of cards that must be in the deck from the beginning.

    rule: move.draw.needs-enough-cards-to-activate, move.draw.return-then-draw-ok-with-empty-deck
    """
    return (
        isinstance(node.second, Draw)
        and isinstance(node.second.count, int)
        and not isinstance(node.first, ReturnToDeck)
    )


def binds_only_you(node: Deed) -> bool:
    """Whether a deed does nothing but forbid its player something: no effect is activated for that alone.

    rule: effect.condition.no-possible-resolution-blocks-activation
    """
    return isinstance(node, Forbid) and node.cards is None and node.who == YOU


def turns_only_this_card(node: Deed) -> bool:
    """Whether a deed does nothing but turn the card itself, which is no matter by itself after another deed.

    rule: effect.condition.no-possible-resolution-blocks-activation
    """
    return isinstance(node, ChangePosition) and node.cards == THIS_CARD
