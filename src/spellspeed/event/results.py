"""Results, corrections and penalties as they are reported: read and judged."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from spellspeed.event.records import (
    DISQUALIFICATION,
    DOUBLE_LOSS,
    ELIMINATION,
    GAME_LOSS,
    MATCH_LOSS,
    NO_SHOW,
    PENALTIES,
    PENALTY,
    PLAYED,
    Pairing,
    Player,
    Round,
)
from spellspeed.event.refused import refuse
from spellspeed.event.rules import is_number

if TYPE_CHECKING:
    from spellspeed.event.tournament import Tournament

LONGEST_REASON: Final = 500
LONGEST_ROOM: Final = 64  # the name of the room of a server in which a match was played


def open_round() -> "Tournament":
    """Return an event of two with its first round paired, for examples.

    >>> open_round()
    <Example: 2 players, 1 rounds, round>
    """
    from spellspeed.event.tournament import Tournament

    t = Tournament()
    for kind, body in (("new", "Example"), ("enter", "Anna"), ("enter", "Bo")):
        t.accept(kind, {"name": body})
    t.accept("start", {})
    t.accept("pair", {})
    return t


def read_result(t: "Tournament", body: Mapping[str, Any], correcting: bool) -> dict[str, Any]:
    """Return the result of a match as a row keeps it.

    >>> read_result(open_round(), {"player": "Bo", "score": [2, 1]}, False)["score"]
    [1, 2, 0]
    """
    round = find_round(t, body)
    pairing = find_table(t, round, body)
    if pairing.is_bye:
        raise refuse("bye-has-no-result", table=pairing.table, to_do=t.next_step().why)
    if pairing.result and pairing.result.how == PENALTY:
        raise refuse("lost-by-penalty", table=pairing.table, round=round.number)
    if correcting and pairing.result is None:
        raise refuse("nothing-to-correct", table=pairing.table, round=round.number, to_do=t.next_step().why)
    if not correcting and pairing.reported:
        raise refuse("reported-already", table=pairing.table, round=round.number)
    if not correcting and round is not t.rounds[-1]:
        raise refuse("round-over", round=round.number, to_do=t.next_step().why)
    score, how = read_score(t, pairing, body)
    if how == PLAYED and score[0] == score[1] and round.kind == ELIMINATION:
        raise refuse("no-draw-in-elimination")
    check_game_losses(t, round, pairing, score, how)
    if pairing.reported and (list(pairing.reported.score), pairing.reported.how) == (score, how):
        raise refuse("nothing-changes", table=pairing.table, round=round.number)
    players = [player for player in pairing.players if player is not None]
    read = {"round": round.number, "table": pairing.table, "players": players, "score": score, "how": how}
    if body.get("room"):
        read["room"] = str(body["room"])[:LONGEST_ROOM]
    return {**read, "reason": read_reason(body)} if correcting else read


def read_reason(body: Mapping[str, Any]) -> str:
    """Return why something was done, if it is said.

    >>> read_reason({"reason": " late "})
    'late'
    """
    reason = body.get("reason", "")
    if not isinstance(reason, str) or len(reason) > LONGEST_REASON:
        raise refuse("name-form", name="reason", most=LONGEST_REASON)
    return reason.strip()


def find_round(t: "Tournament", body: Mapping[str, Any]) -> Round:
    """Return the round that is meant: the last one, unless it is said.

    >>> find_round(open_round(), {}).number
    1
    """
    if not t.rounds:
        raise refuse("nothing-paired", to_do=t.next_step().why)
    number = body.get("round", len(t.rounds))
    if not is_number(number) or not 1 <= number <= len(t.rounds):
        raise refuse("no-such-round", round=str(number)[:20], rounds=len(t.rounds))
    return t.rounds[number - 1]


def find_table(t: "Tournament", round: Round, body: Mapping[str, Any]) -> Pairing:
    """Return the match that is meant, by its table or by one of its players.

    >>> t = open_round()
    >>> find_table(t, t.rounds[0], {"player": "Anna"}).table
    1
    """
    if body.get("table") is None and "player" in body:
        player = t.find_player(body["player"])
        found = round.find(player.number)
        if found is None:
            raise refuse("not-in-round", player=player.name, round=round.number)
        return found
    for pairing in round.pairings:
        if pairing.table == body.get("table"):
            return pairing
    raise refuse("no-such-table", table=str(body.get("table"))[:20], round=round.number)


def read_score(t: "Tournament", pairing: Pairing, body: Mapping[str, Any]) -> tuple[list[int], str]:
    """Return the duels won by the first and the second player and the drawn ones, and how it came to that.

    Who is named by `player` has his duels first; by `table`, they are in the order of the pairing.

    >>> t = open_round()
    >>> read_score(t, t.rounds[0].pairings[0], {"table": 1, "absent": ["Anna", "Bo"]})
    ([0, 0, 0], 'double-loss')
    """
    given = body.get("players")
    if given is not None and given != list(pairing.players):
        raise refuse("other-players", table=pairing.table)
    if body.get("absent"):
        return _absent(t, pairing, body["absent"])
    if body.get("double_loss") or body.get("how") == DOUBLE_LOSS:
        return [0, 0, 0], DOUBLE_LOSS
    score, wins = body.get("score"), t.config.wins
    if not isinstance(score, list | tuple) or not 2 <= len(score) <= 3 or not all(is_number(one) for one in score):
        raise refuse("score-form", wins=wins)
    first, second, drawn = (*score, 0)[:3]
    if min(first, second, drawn) < 0 or max(first, second) > wins or first == second == wins or drawn > 99:
        raise refuse("score-form", wins=wins)
    if body.get("table") is None and t.find_player(body["player"]).number == pairing.players[1]:
        first, second = second, first
    how = body.get("how", PLAYED)
    if how not in (PLAYED, NO_SHOW):
        raise refuse("score-form", wins=wins)
    return [first, second, drawn], how


def _absent(t: "Tournament", pairing: Pairing, absent: object) -> tuple[list[int], str]:
    """The result where somebody did not come to the table: the other wins; if neither came, both lose."""
    names = absent if isinstance(absent, list | tuple) else [absent]
    players = {t.find_player(name).number for name in names}
    for player in players:
        if player not in pairing.players:
            raise refuse("not-at-table", player=t.players[player].name, table=pairing.table)
    if len(players) == 2:
        return [0, 0, 0], DOUBLE_LOSS
    return [0, t.config.wins, 0] if pairing.players[0] in players else [t.config.wins, 0, 0], NO_SHOW


def check_game_losses(t: "Tournament", round: Round, pairing: Pairing, score: list[int], how: str) -> None:
    """Refuse a score in which a duel that was lost by penalty is not counted for the opponent.

    >>> t = open_round()
    >>> check_game_losses(t, t.rounds[0], t.rounds[0].pairings[0], [2, 0, 0], "played")
    """
    if how == DOUBLE_LOSS:
        return
    for seat, player in enumerate(pairing.players):
        lost = [one for one in t.penalties.values() if one.player == player and one.round == round.number]
        count = len([one for one in lost if one.penalty == GAME_LOSS])
        if player is not None and score[1 - seat] < count:
            raise refuse("game-loss-missing", player=t.players[player].name, count=count)


def read_penalty(t: "Tournament", body: Mapping[str, Any]) -> dict[str, Any]:
    """Return a penalty as a row keeps it, with the round whose match it concerns.

    >>> read_penalty(open_round(), {"player": "Bo", "penalty": "game-loss"})["round"]
    1
    """
    player = t.find_player(body.get("player"))
    penalty = body.get("penalty")
    if penalty not in PENALTIES:
        raise refuse("penalty-form", penalty=str(penalty)[:40], known=", ".join(PENALTIES))
    if not t.started and penalty in (GAME_LOSS, MATCH_LOSS):
        raise refuse("not-started", to_do=t.next_step().why)
    if player.disqualified:
        raise refuse("disqualified", player=player.name)
    round = body.get("round")
    if round is None:
        round = _round_of_penalty(t, player, penalty)
    if not is_number(round) or not 0 <= round <= len(t.rounds) + 1:
        raise refuse("no-such-round", round=str(round)[:20], rounds=len(t.rounds))
    if penalty in (GAME_LOSS, MATCH_LOSS):
        _check_round(t, player, penalty, round)
    removed = penalty == DISQUALIFICATION and player.is_in
    read = {"player": player.number, "penalty": penalty, "round": round, "reason": read_reason(body)}
    return {**read, "removed": removed}


def _round_of_penalty(t: "Tournament", player: Player, penalty: str) -> int:
    """The round of the match that is being played, else of the next one, else of the last one."""
    last = len(t.rounds)
    if penalty not in (GAME_LOSS, MATCH_LOSS):
        return last
    pairing = t.rounds[-1].find(player.number) if t.rounds else None
    if pairing and pairing.result is None:
        return last
    if pairing and penalty == MATCH_LOSS and pairing.result and pairing.result.how == PENALTY:
        return last  # it is the opponent who has lost this match so far
    goes_on = t.stage == "round" or t.next_kind() != ""
    return last + 1 if goes_on and player.is_in else last


def _check_round(t: "Tournament", player: Player, penalty: str, round: int) -> None:
    """Refuse a lost duel or match where there is no match to lose, or no duel of it left."""
    if round == len(t.rounds) + 1:
        if not player.is_in or t.finished:
            raise refuse("no-match-to-come", player=player.name)
        return
    pairing = t.rounds[round - 1].find(player.number) if round else None
    if pairing is None:
        raise refuse("not-in-round", player=player.name, round=round)
    if penalty == GAME_LOSS and pairing.result is not None:
        raise refuse("match-over", player=player.name, round=round)


def read_lift(
    t: "Tournament", body: Mapping[str, Any], missed_since: "Callable[[Tournament, Player], dict[str, str]]"
) -> dict[str, Any]:
    """Return what takes a penalty back, with the score of a match that would otherwise be left without a result.

    >>> t = open_round()
    >>> row = t.accept("penalty", {"player": "Bo", "penalty": "warning"})
    >>> read_lift(t, {"penalty": row.number}, lambda t, player: {})["penalty"]
    6
    """
    given = t.penalties.get(body["penalty"]) if is_number(body.get("penalty")) else None
    if given is None:
        raise refuse("no-such-penalty", number=str(body.get("penalty"))[:20], known=_list_penalties(t))
    missed = missed_since(t, t.players[given.player]) if given.removed else {}
    score = body.get("score")
    if score is not None:
        pairing = t.rounds[given.round - 1].find(given.player) if 0 < given.round <= len(t.rounds) else None
        if pairing is None or pairing.is_bye or pairing.reported:
            raise refuse("no-score-wanted")
        score, _ = read_score(t, pairing, {"table": pairing.table, "score": score})
        if score[0] == score[1] and t.rounds[given.round - 1].kind == ELIMINATION:
            raise refuse("no-draw-in-elimination")
    return {"penalty": given.number, "score": score, "missed": missed}


def _list_penalties(t: "Tournament") -> str:
    return ", ".join([f"{one.number} ({t.players[one.player].name})" for one in t.penalties.values()]) or "-"
