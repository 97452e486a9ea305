"""Guards are asked both ways: for all their reasons, as a refused wish asks them, and whether they refuse at all.

The options of a question come from guards that nobody asks for reasons, which stop at the first rule that forbids. What
is refused with reasons must be what is not offered, so whenever a test asks for the reasons against a wish, each guard
is asked the short way too, and has to name the first of its reasons, or one that says the same more broadly.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import spellspeed.rulebook.codes as rule
import spellspeed.wishes.activation_reasons as activation_reasons
import spellspeed.wishes.reasons as reasons
from spellspeed.engine.may.why import Why

Guard = Callable[..., int]
PLACES = (
    (reasons, "may_attack"),
    (reasons, "may_attack_directly"),
    (reasons, "may_attack_target"),
    (reasons, "may_change_position"),
    (reasons, "may_enter_battle_phase"),
    (reasons, "may_flip_summon"),
    (reasons, "may_normal_summon"),
    (reasons, "may_pendulum_summon"),
    (reasons, "may_set_spell_trap"),
    (reasons, "may_summon_by_procedure"),
    (activation_reasons, "may_activate"),
)
# Who wants no reasons is told no more than that the attacker, the materials or the cost are not as they should be.
BROADER = (
    rule.BATTLE_ATTACK_ATTACKER_MUST_BE_FACEUP_ATTACK,
    rule.COST_UNPAYABLE_CANNOT_ACTIVATE,
    rule.XYZ_SUMMON_PROCEDURE,
)


@contextmanager
def guards_asked_both_ways() -> Iterator[None]:
    """Let every guard that is asked for reasons be asked without as well."""
    kept = [(module, name, getattr(module, name)) for module, name in PLACES]
    try:
        for module, name, guard in kept:
            setattr(module, name, ask_both_ways(guard))
        yield
    finally:
        for module, name, guard in kept:
            setattr(module, name, guard)


def ask_both_ways(guard: Guard) -> Guard:
    """Return the guard in such a way that it is also asked without reasons; both answers must agree."""

    def ask(*arguments: Any) -> int:
        said = guard(*arguments)
        why = arguments[-1]
        assert isinstance(why, Why)
        shortly = guard(*arguments[:-1], None)
        agreed = shortly == why.first() or (why.rules and shortly in BROADER)
        assert agreed, f"{guard.__name__} gives the reasons {why.rules}, but {shortly} to who wants none"
        return said

    return ask
