"""What comes of an answer: tried in a duel that looks the same to the player, with plain answers to what follows."""

from collections.abc import Sequence
from typing import Final

from spellspeed.duel import Duel
from spellspeed.seen import SeenCard
from spellspeed.view import View
from spellspeed.words import FOR_COST, FOR_DISCARD, FOR_OPEN_STATE, FOR_RESPONSE, FOR_TRIBUTE, PASS

PATIENCE: Final = 60  # answers after which a trial is judged as it stands
A_CARD_IN_HAND: Final = 700
A_CARD_ON_THE_FIELD: Final = 500  # any that is no monster
A_HIDDEN_MONSTER: Final = 1000
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
    for card in (*view.monsters(player), *view.extra_monster_zones):
        if card is not None and card.controller == player:
            total += A_HIDDEN_MONSTER if card.hidden else 300 + max(points(card.atk), points(card.def_) // 2)
    others = (*view.spells(player), view.field_zone(player))
    return total + A_CARD_ON_THE_FIELD * len([card for card in others if card is not None])


def answer_plainly(duel: Duel) -> tuple[int, ...]:
    """Return an answer without much thought: pass, give the weakest, take or hit the strongest."""
    assert duel.request is not None
    view: View = duel.view(duel.request.player)
    request = view.request
    assert request is not None
    options = request.options
    if request.purpose == FOR_RESPONSE:
        # Where the phase demands something of him, he cannot pass.
        return (next((at for at, option in enumerate(options) if option.deed == PASS), 0),)
    gives = request.purpose in (FOR_COST, FOR_DISCARD, FOR_TRIBUTE)

    def worth(at: int) -> int:
        card = options[at].card
        value = 0 if card is None else card_worth(card)
        if card is not None and not gives and card.controller != view.player:
            value += 10_000  # what an effect is pointed at, rather the opponent's
        return value

    picks: tuple[int, ...] = ()
    while True:
        following, may_stop = duel.next_picks(*picks)
        if not following or (may_stop and (picks or gives)):
            return picks
        picks += (min(following, key=worth) if gives else max(following, key=worth),)


def card_worth(card: SeenCard) -> int:
    """Return what a card is worth to whoever has it."""
    return max(points(card.atk), points(card.def_) // 2) or A_CARD_ON_THE_FIELD


def try_answer(maybe: Duel, player: int, picks: tuple[int, ...]) -> int:
    """Return how the player stands after this answer, once there is an open state again."""
    trial = maybe.fork()
    trial.answer(*picks)
    for _ in range(PATIENCE):
        request = trial.request
        if request is None or request.purpose == FOR_OPEN_STATE:
            break
        trial.answer(*answer_plainly(trial))
    return judge(trial.view(player))


def find_best(duel: Duel, answers: Sequence[tuple[int, ...]], seed: int) -> tuple[int, ...]:
    """Return the answer after which the player of the request stands best; of equal ones the first.

    >>> opponent = "opp 8000 monsters: Luster Dragon  deck: 5 Mystical Elf"
    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Raigeki\\n" + opponent)
    >>> best = find_best(duel, list(duel.legal_answers()), seed=1)
    >>> duel.view(0).request.options[best[0]]
    <activate Raigeki>
    """
    assert duel.request is not None
    player = duel.request.player
    maybe = duel.view(player).determinise(seed)
    return max(answers, key=lambda picks: try_answer(maybe, player, picks))
