"""A sample of the duels in which `tools/exchange_cards.py` exchanges what a player may not see."""

import sys
from pathlib import Path

import pytest

from spellspeed import CardPool, Deck

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT))
from tools.exchange_cards import Tally, check_duel  # noqa: E402
from tools.random_decks import Decks  # noqa: E402

# Cards that search, put hidden cards back, turn cards up or down, and cards that could respond or not.
SECRETS = Deck(
    ["Reload", "Reinforcement of the Army", "Sangan", "Marauding Captain", "Mystical Space Typhoon", "Dust Tornado"] * 3
    + ["Black Pendant", "Gemini Elf", "Giant Rat", "Man-Eater Bug", "Jar of Greed"] * 3
    + ["Mirror Force", "Magic Jammer", "Trap Hole", "Plaguespreader Zombie", "Book of Moon"] * 2
)
SAMPLE = [(3, None), (1, (SECRETS, SECRETS)), (2, (SECRETS, SECRETS))]


@pytest.mark.parametrize(("number", "lists"), SAMPLE, ids=["any cards", "secrets", "more secrets"])
def test_nothing_that_a_player_is_told_depends_on_what_he_may_not_see(
    number: int, lists: tuple[Deck, Deck] | None
) -> None:
    """Views, events, options, why-nots and dealt duels, at every question and while the opponent may choose."""
    tally = Tally()
    check_duel(number, 16, Decks(CardPool.builtin()), tally, lists)
    assert tally.differences == []
    # It has looked where there is something to see.
    assert tally.requests > 50 and tally.deals > 20 and tally.moments > 50 and tally.asked > 20
