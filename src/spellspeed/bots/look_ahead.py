"""What comes of an answer: tried in a duel that looks the same to the player, with plain answers to what follows."""

from collections.abc import Sequence
from typing import Final

from spellspeed.bots.plain_sense import answer_plainly
from spellspeed.duel import Duel
from spellspeed.seen.treasures import is_treasure
from spellspeed.view import View

PATIENCE: Final = 100  # answers after which a trial is judged as it stands
A_CARD_IN_HAND: Final = 700
A_MONSTER_IN_HAND: Final = 50  # beyond that: who has no use for a Spell that fetches one would never play it
A_CARD_ON_THE_FIELD: Final = 500  # any that is no monster
A_HIDDEN_CARD: Final = 900  # a face-down Spell or Trap of the opponent, which may be anything
A_HIDDEN_MONSTER: Final = 1000
A_MATERIAL: Final = 500  # of an Xyz Monster, which can do something with it
FEW_CARDS: Final = 16  # in a deck, so that drawing becomes a danger
A_LAST_CARD: Final = 900  # each of those that are missing then: more than it is worth in the hand
A_TREASURE: Final = 1500  # each different one in the hand
VICTORY: Final = 1_000_000


def points(value: int | None) -> int:
    """Return ATK or DEF as a number to reckon with; what is missing, "?" or hidden counts nothing.

    >>> points(None), points(-1), points(1800)
    (0, 0, 1800)
    """
    return max(value or 0, 0)


def judge(view: View) -> int:
    """Return how much better the player stands than the opponent: LP, monsters, other cards."""
    outcome = view.outcome
    if outcome is not None:
        return 0 if outcome.winner is None else VICTORY if outcome.winner == view.player else -VICTORY
    return judge_side(view, view.player) - judge_side(view, 1 - view.player)


def judge_side(view: View, player: int) -> int:
    """Return what a player's LP and cards are worth."""
    total = view.lp(player) // 4 + A_CARD_IN_HAND * view.hand_size(player)
    total -= A_LAST_CARD * max(0, FEW_CARDS - view.deck_size(player))
    if player == view.player:
        total += A_MONSTER_IN_HAND * len([card for card in view.hand() if card.is_monster])
        total += A_TREASURE * len({card.facts.rule_name for card in view.hand() if card.facts and is_treasure(card)})
    for card in (*view.monsters(player), *view.extra_monster_zones):
        if card is not None and card.controller == player:
            total += A_HIDDEN_MONSTER if card.hidden else 300 + max(points(card.atk), points(card.def_) // 2)
            total += A_MATERIAL * len(card.materials)
    for card in (*view.spells(player), view.field_zone(player)):
        if card is not None:
            total += A_HIDDEN_CARD if card.hidden else A_CARD_ON_THE_FIELD
    return total


def try_answer(maybe: Duel, player: int, picks: tuple[int, ...]) -> int:
    """Return how the player stands after this answer, once both have played the turn to its end by plain sense."""
    trial = maybe.fork()
    turn = trial.state.turn
    trial.answer(*picks)
    for _ in range(PATIENCE):
        if trial.request is None or trial.state.turn != turn:
            break
        trial.answer(*answer_plainly(trial))
    return judge(trial.view(player))


def find_best(maybe: Duel, player: int, answers: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the answer after which the player stands best in a duel as it may be for all he knows; of equal the first.

    >>> opponent = "opp 8000 monsters: Luster Dragon  deck: 5 Mystical Elf"
    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Raigeki\\n" + opponent)
    >>> best = find_best(duel.view(0).determinise(seed=1), 0, list(duel.legal_answers()))
    >>> duel.view(0).request.options[best[0]]
    <activate Raigeki>
    """
    return max(answers, key=lambda picks: try_answer(maybe, player, picks))
