"""Open states and the end: everything is compared with the recorded action, then the same is done."""

from collections import Counter

from tools.traces.differences import find_entry
from tools.traces.mending import mend
from tools.traces.ours import meanings, phases_of
from tools.traces.play import PLAYS, Play
from tools.traces.reading import ACTIONS, LEAVING, Meaning, Recorded, offers
from tools.traces.windows import by_line

from spellspeed.engine.kernel.rows import Request
from spellspeed.words import BATTLE_PHASE, END_BATTLE_PHASE, END_PHASE, MAIN_PHASE_2, TO_END_PHASE


def skip_leaving(play: Play) -> None:
    """Pass over recorded questions that have one answer with us: how to leave a Battle Phase without attackers."""
    steps = play.record.steps
    at = play.next_act()
    while at < len(steps) and is_idle_main_phase(play, steps[at]):
        play.follow = play.with_done(at)
        play.follow.noted["skipped-battle-phase"] += 1
        at = play.next_act()
    while at < len(steps) and steps[at]["kind"] == "battle-action" and not offers(steps[at], "attack"):
        step = steps[at]
        if step["options"][step["chosen"][0]]["do"] not in LEAVING:
            return
        if offers(step, "activate") and play.duel.state.phase <= BATTLE_PHASE and play.duel.state.turn == step["turn"]:
            return
        play.follow = play.with_done(at)
        play.follow.noted["end-of-battle-is-one-choice"] += 1
        note_end_of_turn(play, step)
        at = play.next_act()


def is_idle_main_phase(play: Play, step: Recorded) -> bool:
    """Tell whether a recorded question is only whether to enter a Battle Phase, and our turn is over by then."""
    state = play.duel.state
    if step["kind"] != "main-action" or {option["do"] for option in step["options"]} != {"to-battle", "end-turn"}:
        return False
    entered = [event for event in step.get("events", ()) if event[0] == "phase" and event[1] == "battle-step"]
    return not entered and (state.turn > step["turn"] or (state.turn == step["turn"] and state.phase == END_PHASE))


def note_end_of_turn(play: Play, step: Recorded) -> None:
    """Remember that the record left the Battle Phase for the end of the turn, if it did."""
    if step["options"][step["chosen"][0]]["do"] == "end-turn":
        play.follow.left_in_turn = step["turn"]


def decide_in_main_phase(play: Play, request: Request) -> None:
    """Compare everything with the recorded action, then do the same."""
    skip_leaving(play)
    state = play.duel.state
    at = play.next_act()
    if state.phase == MAIN_PHASE_2 and play.follow.left_in_turn == state.turn and not is_main_2(play, at):
        play.follow.noted["end-turn-in-battle-phase"] += 1
        play.give(([option.deed for option in request.options].index(TO_END_PHASE),))
        return
    if not is_recorded(play, at, "main-action", request):
        leave(play, request, TO_END_PHASE, "main-action", at)
        return
    step = play.record.steps[at]
    request = agree_on_states(play, at, request)
    play.compare_options(request, step)
    play.settle(at)
    act(play, request, step, play.record.chosen(step)[0])


def agree_on_states(play: Play, at: int, request: Request) -> Request:
    """Compare LP, piles and zones, mended where a difference is listed; return the question that is open then."""
    before = play.record.state_before(at)
    if not play.differs(before):
        return request
    play.duel, noted = mend(play.duel, play.record, before, play.decks)
    play.follow.noted.update(noted)
    agree_on_lp(play, before)
    play.compare_states(before)
    assert play.duel.state.request is not None
    return play.duel.state.request


def agree_on_lp(play: Play, before: Recorded) -> None:
    """Lay LP as recorded where a listed difference says so."""
    lp = [side["lp"] for side in before["players"]]
    for player in (0, 1):
        if play.duel.state.lp[player] != lp[player]:
            told = play.difference(
                f"player {player}'s lp {play.duel.state.lp[player]}", f"{lp[player]}", [], plays=PLAYS
            )
            entry = find_entry(play.listed, told)
            if entry is not None and entry.lay == "lp":
                play.follow.noted[entry.id] += 1
                state = play.duel.state.fork()
                state.lp = (lp[0], state.lp[1]) if player == 0 else (state.lp[0], lp[1])
                play.duel = play.duel.resume(state, play.duel.node)


def is_main_2(play: Play, at: int) -> bool:
    """Tell whether a recorded decision is an action in Main Phase 2 of this turn."""
    if at >= len(play.record.steps):
        return False
    step = play.record.steps[at]
    return (step["kind"], step["phase"], step["turn"]) == ("main-action", "main2", play.duel.state.turn)


def decide_in_battle(play: Play, request: Request) -> None:
    """Compare everything with the recorded action, then do the same."""
    at = play.next_act()
    if not is_recorded(play, at, "battle-action", request):
        leave(play, request, END_BATTLE_PHASE, "battle-action", at)
        return
    step = play.record.steps[at]
    request = agree_on_states(play, at, request)
    play.compare_options(request, step)
    play.settle(at)
    chosen = play.record.chosen(step)[0]
    if chosen[0] in LEAVING:
        note_end_of_turn(play, step)
        play.give(([option.deed for option in request.options].index(END_BATTLE_PHASE),))
    else:
        act(play, request, step, chosen)


def is_recorded(play: Play, at: int, kind: str, request: Request) -> bool:
    """Tell whether a recorded decision is of this kind, of this player and of this phase."""
    if at >= len(play.record.steps):
        return False
    step = play.record.steps[at]
    asked = (request.player, kind, play.duel.state.turn)
    return asked == (step["player"], step["kind"], step["turn"]) and step["phase"] in phases_of(play.duel)


def leave(play: Play, request: Request, deed: int, kind: str, at: int) -> None:
    """Leave a phase in which the record does not ask for an action: nothing but to leave it was possible there."""
    more = Counter([known for known in meanings(play.duel, request) if known[0] not in LEAVING])
    deeds = [option.deed for option in request.options]
    steps, turn = play.record.steps, play.duel.state.turn
    near = at < len(steps) and steps[at]["turn"] in (turn, turn + 1) and steps[at]["kind"] in ACTIONS
    if not more or deed not in deeds or not near or turn in play.follow.left_alone:
        raise play.disagree(f"player {request.player} is asked for a {kind}", play.record.tell(at))
    difference = play.difference(f"also offers {play.told(more)}", "is not asked", play.cards_in([*more]))
    play.note_loose(play.follow, difference, False)
    play.follow.left_alone = (*play.follow.left_alone, turn) if deed == TO_END_PHASE else play.follow.left_alone
    play.give((deeds.index(deed),))


def act(play: Play, request: Request, step: Recorded, chosen: Meaning) -> None:
    """Do what was chosen; of several lines or copies of a card the first that fits is tried first."""
    known = meanings(play.duel, request)
    fitting = [at for at, ours in enumerate(known) if ours == chosen]
    if not fitting and chosen == ("to-battle",) and "skipped-battle-phase" in play.follow.noted:
        # The reference goes from there to the End Phase.
        play.give(([option.deed for option in request.options].index(TO_END_PHASE),))
        return
    if not fitting:
        raise play.disagree(f"cannot do {chosen}", play.record.tell(play.follow.at - 1))
    play.give_one_of(by_line(play, request, fitting))


def is_broken_off(play: Play) -> bool:
    """Tell whether the record ends here though the duel does not; both sides agree up to there."""
    steps = play.record.steps
    if play.record.result["reason"] != "cap" or play.follow.at < len(steps):
        return False
    play.compare_states(play.record.state_before(len(steps)))
    return True


def reason_of(recorded: str) -> str:
    """Return why a recorded duel ended, in our words.

    >>> [reason_of(reason) for reason in ("lp", "draw-lp", "deck-out", "exodia")]
    ['lp', 'lp', 'deck-out', 'card effect']
    """
    reason = recorded.removeprefix("draw-")
    return reason if reason in ("lp", "deck-out") else "card effect"


def compare_end(play: Play) -> None:
    """Compare the last state and the result."""
    skip_leaving(play)
    outcome = play.duel.outcome
    assert outcome is not None
    at = play.next_act()
    if at < len(play.record.steps):
        step = play.record.steps[at]
        if outcome.reason != "deck-out" or (step["turn"], step["phase"]) != (outcome.turn, "draw"):
            raise play.disagree("our duel is over", play.record.tell(at))
        play.follow.noted["activation-after-the-failing-draw"] += 1
    result = play.record.result
    ours = (outcome.winner, outcome.reason, outcome.turn)
    if ours != (result["winner"], reason_of(result["reason"]), result["turns"]):
        raise play.disagree(f"ours ends {ours}", f"recorded is {result}")
    play.compare_states(play.record.state_before(at), over=True)
    play.settle(at)
