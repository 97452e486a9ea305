"""Where the points of a monster come from: which effects changed them, in the order in which they began."""

from typing import Final, NamedTuple

from spellspeed.engine.applies.stats import can_change, find_changes, printed_of
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.lang.codes.code import STAT_BECOME, STAT_BECOME_ORIGINAL, STAT_GAIN, STAT_HALVE, STAT_LOSE
from spellspeed.words import ATK, DEF

STATS: Final = ((ATK, "ATK"), (DEF, "DEF"))
HOWS: Final = {
    STAT_GAIN: "gain",
    STAT_LOSE: "lose",
    STAT_HALVE: "lose",  # half of what everything else makes of it
    STAT_BECOME: "become",
    STAT_BECOME_ORIGINAL: "original",
}


class PointChange(NamedTuple):
    """One effect that changes the points of a monster; everybody sees the card whose effect it is, or has seen it."""

    stat: str  # "ATK" or "DEF"
    how: str  # "gain", "lose", "become", or "original": the original value becomes that
    amount: int
    facts: CardFacts

    def called(self, lang: str = "en") -> str:
        """Return the name of the card whose effect it is, in a language."""
        return (self.facts.name_zh if lang == "zh" else "") or self.facts.name_en


def explain_points(game: Game, state: State, row: CardState) -> tuple[PointChange, ...]:
    """Return what changes the ATK and the DEF of a monster, of each the first that began first.

    >>> from spellspeed import Duel
    >>> text = "turn 3, Main Phase 1, you to act\\nyou 8000 monsters: Mystical Elf field: Yami\\nopp 8000"
    >>> duel = Duel.from_position(text)
    >>> [(change.stat, change.how, change.amount, change.called()) for change in duel.view(0).monsters()[0].changes]
    [('ATK', 'gain', 200, 'Yami'), ('DEF', 'gain', 200, 'Yami')]
    """
    if not can_change(row):
        return ()
    told: list[PointChange] = []
    for stat, word in STATS:
        changes = find_changes(game, state, row, stat)
        if changes is None:
            continue
        serials, facts = changes.serials, game.facts
        whole = changes.fold_whole(printed_of(game, row, stat))
        for at in sorted(range(len(serials)), key=serials.__getitem__):
            amount = changes.amounts[at]
            if changes.hows[at] == STAT_HALVE:
                amount, whole = whole // 2, whole - whole // 2
            told.append(PointChange(word, HOWS[changes.hows[at]], amount, facts[changes.cards[at]]))
    return tuple(told)
