"""What a changed result changes further: the cut, and who plays in the bracket."""

from typing import TYPE_CHECKING, Any

from spellspeed.event.bracket import couples_of, slots_before
from spellspeed.event.refused import refuse

if TYPE_CHECKING:
    from spellspeed.event.tournament import Tournament


def complete(t: "Tournament", trial: "Tournament", body: dict[str, Any]) -> dict[str, Any]:
    """Return the body of a row with what follows from it; refuse one that would change what has been played.

    `trial` is the event after the row.

    >>> from spellspeed.event.tournament import Tournament
    >>> complete(Tournament(), Tournament(), {"player": 1})
    {'player': 1}
    """
    for before, after in zip(t.rounds, trial.rounds, strict=True):
        closed = t.finished or after is not trial.rounds[-1]
        if closed and before.is_over and not after.is_over:
            raise refuse("would-reopen", round=after.number)
    read = dict(body)
    if t.seeds and t.config.form == "swiss+cut":
        seeds = trial.choose_cut(t.seeds, len(t.seeds))
        if seeds != t.choose_cut(t.seeds, len(t.seeds)):
            if t.bracket_rounds:
                raise refuse("cut-would-change", to_do=t.next_step().why)
            read["seeds"] = seeds
    moved = find_moved(trial)
    if moved:
        read["moved"] = moved
    return read


def find_moved(trial: "Tournament") -> list[dict[str, Any]]:
    """Return the matches of the bracket's last round that others would play; refuse it if one has been played.

    >>> from spellspeed.event.tournament import Tournament
    >>> find_moved(Tournament())
    []
    """
    moved: list[dict[str, Any]] = []
    rounds = trial.bracket_rounds
    left = {number: player.left for number, player in trial.players.items() if player.left is not None}
    for at, round in enumerate(rounds):
        expected = couples_of(slots_before(trial.seeds, rounds, at, left))
        if len(expected) != len(round.pairings):
            raise refuse("bracket-would-change", round=round.number)
        for pairing, players in zip(round.pairings, expected, strict=True):
            if pairing.players == players:
                continue
            if round is not rounds[-1] or pairing.reported or pairing.gone:
                raise refuse("bracket-would-change", round=round.number)
            moved.append({"round": round.number, "table": pairing.table, "players": list(players)})
    return moved
