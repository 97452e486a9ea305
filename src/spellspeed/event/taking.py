"""Whether an event takes a row: each kind is read, judged and completed by what follows from it."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from spellspeed.event.applying import APPLIED, apply
from spellspeed.event.bracket import couples_of
from spellspeed.event.draw import draw_order
from spellspeed.event.following import complete
from spellspeed.event.records import ELIMINATION, SWISS, Player, Row, fold_name, name_players
from spellspeed.event.refused import EventRefused, refuse
from spellspeed.event.results import read_lift, read_penalty, read_reason, read_result
from spellspeed.event.rules import EventRules, is_number
from spellspeed.event.sheet import deck_of, read_sheet, same_cards

if TYPE_CHECKING:
    from spellspeed.event.tournament import Tournament

LONGEST_NAME: Final = 100
LATER: Final = ("correct", "penalty", "lift", "rename", "reopen")  # what is still possible when the event is over
CHANGES: Final = ("result", "correct", "penalty", "lift")  # what may change who plays in the bracket


def judge(t: "Tournament", kind: str, body: Mapping[str, Any]) -> dict[str, Any]:
    """Return the body of a row as it is to be kept, or raise `EventRefused`.

    >>> from spellspeed.event.tournament import Tournament
    >>> judge(Tournament(), "new", {"name": " Sunday "})["name"]
    'Sunday'
    """
    if kind not in APPLIED:
        raise refuse("unknown-kind", kind=str(kind)[:40], known=", ".join(APPLIED))
    if not isinstance(body, Mapping):
        raise refuse("body-form", kind=kind)
    if (kind == "new") == bool(t.rows):
        raise refuse("made-already" if t.rows else "not-made", to_do=t.next_step().why)
    if t.finished and kind not in LATER:
        raise refuse("over")
    for name in body:
        if name not in TAKEN[kind][1]:
            raise refuse("unknown-entry", kind=kind, name=str(name)[:40], known=", ".join(TAKEN[kind][1]) or "-")
    read = TAKEN[kind][0](t, body)
    if kind in CHANGES:
        trial = t.fork()
        apply(trial, Row(len(t.rows) + 1, kind, read))
        read = complete(t, trial, read)
    for name in FOLLOWS.get(kind, ()):
        if name in body and body[name] != read.get(name):
            raise refuse("does-not-follow", name=name)
    return read


def read_name(value: object, what: str) -> str:
    """Return a name without what surrounds it.

    >>> read_name("  Anna ", "name")
    'Anna'
    """
    if not isinstance(value, str) or not value.strip() or len(value.strip()) > LONGEST_NAME:
        raise refuse("name-form", name=what, most=LONGEST_NAME)
    if not value.strip().isprintable():
        raise refuse("name-form", name=what, most=LONGEST_NAME)
    return value.strip()


def _new(t: "Tournament", body: Mapping[str, Any]) -> dict[str, Any]:
    rules = body.get("rules", {})
    if not isinstance(rules, Mapping):
        raise refuse("body-form", kind="rules")
    return {"name": read_name(body.get("name"), "name"), "rules": EventRules.read(rules).to_json()}


def _rules(t: "Tournament", body: Mapping[str, Any]) -> dict[str, Any]:
    changed = EventRules.read({**t.config.to_json(), **body}).to_json()
    if t.started and set(body) - {"rounds", "top"}:
        raise refuse("rules-fixed", to_do=t.next_step().why)
    if t.started and "rounds" in body:
        played = len(t.swiss_rounds)
        if t.seeds or body["rounds"] is None or body["rounds"] < max(1, played):
            raise refuse("rounds-fixed", played=played)
    if t.seeds and "top" in body:
        raise refuse("rules-fixed", to_do=t.next_step().why)
    if not t.started:
        for player in t.players.values():
            if player.sheet is not None:
                _check_again(player, EventRules.read(changed))
    return {name: changed[name] for name in body}


def _check_again(player: Player, rules: EventRules) -> None:
    """Refuse rules under which a deck that is filed would not be legal."""
    try:
        read_sheet(player.sheet, rules)
    except EventRefused as refused:
        told = (refused.sentence("en"), refused.sentence("zh"))
        raise refuse("filed-deck", refused.rule, player=player.name, why=told) from None


def _enter(t: "Tournament", body: Mapping[str, Any]) -> dict[str, Any]:
    name = read_name(body.get("name"), "name")
    member = body.get("member", "")
    if not isinstance(member, str) or len(member) > LONGEST_NAME or not member.isprintable():
        raise refuse("name-form", name="member", most=LONGEST_NAME)
    check_free(t, name)
    if t.started and (t.seeds or len(t.swiss_rounds) >= t.planned):
        raise refuse("too-late", player=name, to_do=t.next_step().why)
    used = [row.body["player"] for row in t.rows if row.kind == "enter"]
    sheet = read_sheet(body["sheet"], t.config) if body.get("sheet") is not None else None
    return {
        "player": max(used, default=0) + 1,
        "name": name,
        "member": member,
        "sheet": sheet,
        "missed": {str(round.number): t.config.late for round in t.rounds},
    }


def check_free(t: "Tournament", name: str, but: Player | None = None) -> None:
    """Refuse a name that cannot be told apart from that of another player.

    >>> from spellspeed.event.tournament import Tournament
    >>> check_free(Tournament(), "Anna")
    """
    for player in t.players.values():
        if player is not but and fold_name(player.name) == fold_name(name):
            raise refuse("entered-already" if player.is_in or but else "entered-and-left", player=player.name)


def _rename(t: "Tournament", body: Mapping[str, Any]) -> dict[str, Any]:
    player = t.find_player(body.get("player"))
    name = read_name(body.get("name"), "name")
    check_free(t, name, player)
    return {"player": player.number, "name": name}


def _deck(t: "Tournament", body: Mapping[str, Any]) -> dict[str, Any]:
    player = t.find_player(body.get("player"))
    sheet = read_sheet(body.get("sheet"), t.config)
    reason = read_reason(body)
    if player.sheet is not None and is_locked(t, player):
        if same_cards(deck_of(player.sheet), deck_of(sheet)):
            raise refuse("same-deck", player=player.name)
        if not reason:  # with one it is the list that was wrong, not the deck that is another
            # rule: tournament.deck.one-deck-per-event
            raise refuse("deck-locked", "tournament.deck.one-deck-per-event", player=player.name)
    read = {"player": player.number, "sheet": sheet}
    return {**read, "reason": reason} if reason else read


def is_locked(t: "Tournament", player: Player) -> bool:
    """Whether a deck that a player has filed can no longer be changed: since the start, or since his first pairing.

    >>> from spellspeed.event.tournament import Tournament
    >>> is_locked(Tournament(), Player(1, "Anna"))
    False
    """
    late = len(player.missed) == len(t.rounds) > 0 and 1 in player.missed
    late = late or (came_late(t, player) and not any(round.find(player.number) for round in t.rounds))
    return t.started and not late


def came_late(t: "Tournament", player: Player) -> bool:
    """Whether somebody entered after the start.

    >>> from spellspeed.event.tournament import Tournament
    >>> came_late(Tournament(), Player(1, "Anna"))
    False
    """
    for row in t.rows:
        if row.kind == "start" or (row.kind == "enter" and row.body["player"] == player.number):
            return row.kind == "start"
    return False


def _start(t: "Tournament", body: Mapping[str, Any]) -> dict[str, Any]:
    if t.started:
        raise refuse("started", to_do=t.next_step().why)
    numbers = [player.number for player in t.players.values() if player.is_in]
    if len(numbers) < 2:
        raise refuse("too-few", count=len(numbers), to_do=t.next_step().why)
    demand_sheets(t)
    if t.config.form != "elimination":
        return {"rounds": t.config.usual_rounds(len(numbers)), "seeds": []}
    drawn = t.config.bracket == "drawn"
    return {"rounds": 0, "seeds": draw_order(t.config.seed, "bracket", numbers) if drawn else numbers}


def demand_sheets(t: "Tournament") -> None:
    """Refuse to go on while somebody has not filed a deck that the organiser asks for.

    >>> from spellspeed.event.tournament import Tournament
    >>> demand_sheets(Tournament())
    """
    lacking = t.without_sheet()
    if lacking:
        # rule: tournament.deck.registration-on-demand
        raise refuse("no-sheet", "tournament.deck.registration-on-demand", players=name_players(lacking))


def _pair(t: "Tournament", body: Mapping[str, Any]) -> dict[str, Any]:
    kind = t.next_kind()
    if kind not in (SWISS, ELIMINATION):
        raise refuse("cannot-pair", to_do=t.next_step().why)
    demand_sheets(t)
    if "pairings" not in body:
        return t.pair_next_round()
    read: list[list[int | None]] = []
    for couple in body["pairings"] if isinstance(body["pairings"], list | tuple) else [None]:
        if not isinstance(couple, list | tuple) or len(couple) != 2 or couple[0] is None:
            raise refuse("pairing-form")
        read.append([None if who is None else t.find_player(who).number for who in couple])
    if kind == ELIMINATION:
        if read != [list(couple) for couple in couples_of(t.slots())]:
            raise refuse("not-the-bracket", to_do=t.next_step().why)
    else:
        check_seated(t, read)
    return {"round": len(t.rounds) + 1, "stage": kind, "pairings": read}


def check_seated(t: "Tournament", couples: list[list[int | None]]) -> None:
    """Refuse pairings in which not everybody who is in sits exactly once.

    >>> from spellspeed.event.tournament import Tournament
    >>> check_seated(Tournament(), [])
    """
    seated = [who for couple in couples for who in couple if who is not None]
    wanted = [player for player in t.players.values() if player.is_in]
    twice = [t.players[who] for who in dict.fromkeys(seated) if seated.count(who) > 1]
    missing = [player for player in wanted if player.number not in seated]
    strange = [t.players[who] for who in seated if not t.players[who].is_in]
    for key, players in (("paired-twice", twice), ("not-paired", missing), ("paired-though-out", strange)):
        if players:
            raise refuse(key, players=name_players(players))
    if sum([None in couple for couple in couples]) > len(wanted) % 2:
        raise refuse("too-many-byes")


def _unpair(t: "Tournament", body: Mapping[str, Any]) -> dict[str, Any]:
    if not t.rounds:
        raise refuse("nothing-paired", to_do=t.next_step().why)
    round = t.rounds[-1]
    if any(pairing.reported for pairing in round.pairings) or (t.seeds and round.kind != ELIMINATION):
        raise refuse("round-begun", round=round.number, to_do=t.next_step().why)
    return {"round": round.number}


def _drop(t: "Tournament", body: Mapping[str, Any]) -> dict[str, Any]:
    player = t.find_player(body.get("player"))
    if not player.is_in:
        raise refuse("out-already", player=player.name)
    return {"player": player.number}


def _return(t: "Tournament", body: Mapping[str, Any]) -> dict[str, Any]:
    player = t.find_player(body.get("player"))
    if player.is_in:
        raise refuse("in-already", player=player.name)
    if player.disqualified:
        raise refuse("disqualified", player=player.name)
    return {"player": player.number, "missed": missed_since(t, player)}


def missed_since(t: "Tournament", player: Player) -> dict[str, str]:
    """Return what the rounds count that were paired since a player left; refused once he would be in the bracket.

    >>> from spellspeed.event.tournament import Tournament
    >>> missed_since(Tournament(), Player(1, "Anna", left=0))
    {}
    """
    since = t.rounds[player.left or 0 :]
    if any(round.kind == ELIMINATION for round in since) or (t.bracket_rounds and player.number not in t.seeds):
        raise refuse("bracket-goes-on", player=player.name)
    return {str(round.number): t.config.late for round in since}


def _cut(t: "Tournament", body: Mapping[str, Any]) -> dict[str, Any]:
    top = body.get("top", t.config.top)
    if not is_number(top) or top < 2:
        raise refuse(
            "wrong-setting", name="top", value=str(top)[:40], wanted=("a whole number from 2", "不小于2的整数")
        )
    # Until the bracket is paired the cut may be made anew: somebody of it has left, and the next moves up.
    again = t.config.form == "swiss+cut" and t.seeds and not t.bracket_rounds
    if t.next_kind() != "cut" and not (again and len(t.choose_cut(top=top)) > 1):
        raise refuse("cannot-cut", to_do=t.next_step().why)
    return {"top": top, "players": t.choose_cut(top=top)}


def _finish(t: "Tournament", body: Mapping[str, Any]) -> dict[str, Any]:
    early = body.get("early", False)
    if not t.started or t.stage == "round" or (t.next_kind() and early is not True):
        raise refuse("cannot-finish", to_do=t.next_step().why)
    return {"early": early is True}


def _reopen(t: "Tournament", body: Mapping[str, Any]) -> dict[str, Any]:
    if not t.finished:
        raise refuse("not-over", to_do=t.next_step().why)
    return {"reason": read_reason(body)}


Taken = tuple[Callable[["Tournament", Mapping[str, Any]], dict[str, Any]], tuple[str, ...]]
_RULES: Final = tuple(EventRules().to_json())
_RESULT: Final = (
    "round",
    "table",
    "player",
    "players",
    "score",
    "how",
    "absent",
    "double_loss",
    "reason",
    "room",
    "moved",
    "seeds",
)
TAKEN: Final[dict[str, Taken]] = {
    "new": (_new, ("name", "rules")),
    "rules": (_rules, _RULES),
    "enter": (_enter, ("name", "member", "sheet", "player", "missed")),
    "rename": (_rename, ("player", "name")),
    "deck": (_deck, ("player", "sheet", "reason")),
    "start": (_start, ("rounds", "seeds")),
    "pair": (_pair, ("round", "stage", "pairings")),
    "unpair": (_unpair, ("round",)),
    "result": (lambda t, body: read_result(t, body, False), _RESULT),
    "correct": (lambda t, body: read_result(t, body, True), _RESULT),
    "penalty": (read_penalty, ("player", "penalty", "round", "reason", "removed", "moved", "seeds")),
    "lift": (lambda t, body: read_lift(t, body, missed_since), ("penalty", "score", "missed", "moved", "seeds")),
    "drop": (_drop, ("player",)),
    "return": (_return, ("player", "missed")),
    "cut": (_cut, ("top", "players")),
    "finish": (_finish, ("early",)),
    "reopen": (_reopen, ("reason",)),
}
# What is computed may be handed in, as a row that is taken again has it; then it must be what is computed.
FOLLOWS: Final = {
    "enter": ("player", "missed"),
    "start": ("rounds", "seeds"),
    "pair": ("round", "stage"),
    "unpair": ("round",),
    "result": ("moved", "seeds"),
    "correct": ("moved", "seeds"),
    "penalty": ("removed", "moved", "seeds"),
    "lift": ("missed", "moved", "seeds"),
    "return": ("missed",),
    "cut": ("players",),
}
