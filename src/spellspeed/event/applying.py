"""What each kind of row does to an event; it has been judged before, so nothing is refused here."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from spellspeed.event.records import (
    BYE,
    DISQUALIFICATION,
    DOUBLE_LOSS,
    DRAW,
    GAME_LOSS,
    LEFT,
    LOSS,
    MATCH_LOSS,
    PENALTY,
    WIN,
    Pairing,
    Penalty,
    Player,
    Result,
    Round,
    Row,
)
from spellspeed.event.rules import EventRules

if TYPE_CHECKING:
    from spellspeed.event.tournament import Tournament

WON, LOST = (WIN, LOSS), (LOSS, WIN)


def apply(t: "Tournament", row: Row) -> None:
    """Let a row take effect.

    >>> from spellspeed.event.tournament import Tournament
    >>> t = Tournament()
    >>> apply(t, Row(1, "new", {"name": "Sunday", "rules": {}}))
    >>> t.name
    'Sunday'
    """
    APPLIED[row.kind](t, row.body, row.number)
    t.rows = (*t.rows, row)


def result_of(score: Iterable[int], how: str) -> Result:
    """Return the result that a score means.

    >>> result_of((2, 1, 0), "played").outcome
    ('win', 'loss')
    """
    first, second, drawn = score
    if how == DOUBLE_LOSS:
        return Result((LOSS, LOSS), (first, second, drawn), how)
    outcome = WON if first > second else LOST if second > first else (DRAW, DRAW)
    return Result(outcome, (first, second, drawn), how)


def settle(t: "Tournament", pairing: Pairing, round: int) -> Pairing:
    """Return a pairing with the result that counts: a match lost by penalty, else the slip, else who has not left."""
    second = pairing.players[1]
    given = [one for one in t.penalties.values() if one.round == round]
    punished = [player for player in pairing.players if player is not None and _lost(player, given, t.config.wins)]
    if second is None:
        outcome = (LOSS, "") if punished else (WIN, "")
        score = (0, 0, 0) if punished else (t.config.wins, 0, 0)
        return replace(pairing, result=Result(outcome, score, PENALTY if punished else BYE))
    if punished:
        return replace(pairing, result=_won_against(punished, pairing, PENALTY, t.config))
    if pairing.reported:
        return replace(pairing, result=pairing.reported)
    gone = _won_against(list(pairing.gone), pairing, LEFT, t.config) if pairing.gone else None
    return replace(pairing, result=gone)


def _lost(player: int, given: list[Penalty], wins: int) -> bool:
    """Whether penalties of the round have lost a player the match."""
    own = [one.penalty for one in given if one.player == player]
    return MATCH_LOSS in own or own.count(GAME_LOSS) >= wins


def _won_against(losers: list[int], pairing: Pairing, how: str, rules: EventRules) -> Result:
    """The result of a match that these players have lost without its being played to the end."""
    if len(losers) > 1:
        return Result((LOSS, LOSS), (0, 0, 0), how)
    won = pairing.players[1] in losers
    return Result(WON if won else LOST, (rules.wins, 0, 0) if won else (0, rules.wins, 0), how)


def settle_all(t: "Tournament") -> None:
    """Work out the result of every pairing anew."""
    t.rounds = tuple(
        [replace(one, pairings=tuple([settle(t, each, one.number) for each in one.pairings])) for one in t.rounds]
    )


def change_pairing(t: "Tournament", round: int, table: int, **change: Any) -> None:
    """Put another pairing in the place of one."""
    old = t.rounds[round - 1]
    pairings = [settle(t, replace(each, **change), round) if each.table == table else each for each in old.pairings]
    rounds = list(t.rounds)
    rounds[round - 1] = replace(old, pairings=tuple(pairings))
    t.rounds = tuple(rounds)


def change_player(t: "Tournament", number: int, **change: Any) -> None:
    """Put another entry in the place of a player's."""
    t.players = {**t.players, number: replace(t.players[number], **change)}


def _new(t: "Tournament", body: dict[str, Any], number: int) -> None:
    t.name = body["name"]
    t.config = EventRules.read(body["rules"])


def _rules(t: "Tournament", body: dict[str, Any], number: int) -> None:
    t.config = EventRules.read({**t.config.to_json(), **body})
    if t.started and "rounds" in body:
        t.planned = body["rounds"]


def _enter(t: "Tournament", body: dict[str, Any], number: int) -> None:
    missed = {int(round): how for round, how in body["missed"].items()}
    player = Player(body["player"], body["name"], body["member"], missed, body["sheet"])
    t.players = {**t.players, player.number: player}


def _rename(t: "Tournament", body: dict[str, Any], number: int) -> None:
    change_player(t, body["player"], name=body["name"])


def _deck(t: "Tournament", body: dict[str, Any], number: int) -> None:
    change_player(t, body["player"], sheet=body["sheet"])


def _start(t: "Tournament", body: dict[str, Any], number: int) -> None:
    t.started = True
    t.planned = body["rounds"]
    t.seeds = tuple(body["seeds"])


def _pair(t: "Tournament", body: dict[str, Any], number: int) -> None:
    pairings = [Pairing(at, (one, other)) for at, (one, other) in enumerate(body["pairings"], 1)]
    settled = [settle(t, pairing, body["round"]) for pairing in pairings]
    t.rounds = (*t.rounds, Round(body["round"], body["stage"], tuple(settled)))


def _unpair(t: "Tournament", body: dict[str, Any], number: int) -> None:
    gone = body["round"]
    t.rounds = t.rounds[:-1]
    for player in t.players.values():
        missed = {round: how for round, how in player.missed.items() if round != gone}
        left = None if player.left is None else min(player.left, gone - 1)
        change_player(t, player.number, missed=missed, left=left)


def _result(t: "Tournament", body: dict[str, Any], number: int) -> None:
    change_pairing(t, body["round"], body["table"], reported=result_of(body["score"], body["how"]))
    _follow(t, body)


def _follow(t: "Tournament", body: dict[str, Any]) -> None:
    """What a changed result changes further: players of matches not played yet, a cut not paired yet."""
    for moved in body.get("moved", ()):
        one, other = moved["players"]
        change_pairing(t, moved["round"], moved["table"], players=(one, other), gone=())
    if body.get("seeds"):
        t.seeds = tuple(body["seeds"])


def _penalty(t: "Tournament", body: dict[str, Any], number: int) -> None:
    given = Penalty(number, body["player"], body["penalty"], body["round"], body["reason"], body["removed"])
    t.penalties = {**t.penalties, number: given}
    if given.removed:
        leave(t, given.player)
    if given.penalty == DISQUALIFICATION:
        change_player(t, given.player, disqualified=True)
    settle_all(t)
    _follow(t, body)


def _lift(t: "Tournament", body: dict[str, Any], number: int) -> None:
    lifted = t.penalties[body["penalty"]]
    t.penalties = {at: one for at, one in t.penalties.items() if at != lifted.number}
    if lifted.penalty == DISQUALIFICATION:
        change_player(t, lifted.player, disqualified=False)
    if lifted.removed:
        come_back(t, lifted.player, body["missed"])
    if body["score"] is not None:
        pairing = t.rounds[lifted.round - 1].find(lifted.player)
        assert pairing is not None
        change_pairing(t, lifted.round, pairing.table, reported=result_of(body["score"], "played"))
    settle_all(t)
    _follow(t, body)


def leave(t: "Tournament", player: int) -> None:
    """Take somebody out of the event; a match he has begun is lost, unless its slip comes in later."""
    change_player(t, player, left=len(t.rounds))
    pairing = t.rounds[-1].find(player) if t.rounds else None
    if pairing and not pairing.is_bye and pairing.reported is None:
        change_pairing(t, len(t.rounds), pairing.table, gone=(*pairing.gone, player))


def come_back(t: "Tournament", player: int, missed: dict[str, str]) -> None:
    """Take somebody back; a match of the last round that he lost by leaving is open again."""
    before = t.players[player]
    rounds = {int(round): how for round, how in missed.items()}
    change_player(t, player, left=None, missed={**before.missed, **rounds})
    pairing = t.rounds[-1].find(player) if t.rounds else None
    if pairing and player in pairing.gone:
        change_pairing(t, len(t.rounds), pairing.table, gone=tuple([one for one in pairing.gone if one != player]))


def _drop(t: "Tournament", body: dict[str, Any], number: int) -> None:
    if t.started:
        leave(t, body["player"])
    else:
        t.players = {at: one for at, one in t.players.items() if at != body["player"]}


def _return(t: "Tournament", body: dict[str, Any], number: int) -> None:
    come_back(t, body["player"], body["missed"])


def _cut(t: "Tournament", body: dict[str, Any], number: int) -> None:
    t.seeds = tuple(body["players"])


def _finish(t: "Tournament", body: dict[str, Any], number: int) -> None:
    t.finished = True


def _reopen(t: "Tournament", body: dict[str, Any], number: int) -> None:
    t.finished = False


APPLIED: dict[str, Callable[["Tournament", dict[str, Any], int], None]] = {
    "new": _new,
    "rules": _rules,
    "enter": _enter,
    "rename": _rename,
    "deck": _deck,
    "start": _start,
    "pair": _pair,
    "unpair": _unpair,
    "result": _result,
    "correct": _result,
    "penalty": _penalty,
    "lift": _lift,
    "drop": _drop,
    "return": _return,
    "cut": _cut,
    "finish": _finish,
    "reopen": _reopen,
}
