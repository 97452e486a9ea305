"""Windows: what is activated in answer to something, and whether both sides offer the same."""

from collections import Counter

from tools.traces.following import Followed
from tools.traces.ours import meaning, meanings, phases_of
from tools.traces.play import Picks, Play
from tools.traces.reading import Meaning, Recorded, first_chosen

from spellspeed.engine.kernel.rows import Request
from spellspeed.words import ACTIVATE, CARRY_OUT, NOWHERE, PASS

AT_THE_SAME_TIME = "sys:94"  # whether an effect is activated together with its card


def by_line(play: Play, request: Request, fitting: list[int], *done: int) -> list[tuple[Picks, Followed]]:
    """Return the ways to activate a card, first the line that was chosen: a record may ask for it later.

    Copies of a card are the same card.
    """
    kept: dict[int, int] = {}
    for at in fitting:
        kept.setdefault(request.options[at].number, at)
    answers: list[tuple[Picks, Followed]] = [((at,), play.with_done(*done)) for at in kept.values()]
    for at in play.pending(play.next_act(*done)):
        step = play.record.steps[at]
        if step["kind"] == "option" and len(step["options"]) == len(answers):
            chosen = answers.pop(step["chosen"][0])
            return [(chosen[0], play.with_done(*done, at)), *answers]
        if step.get("question") == AT_THE_SAME_TIME:
            wanted = first_chosen(step)["do"] == "yes"
            picks = sorted([picks for picks, _ in answers], reverse=wanted)
            return [(pick, play.with_done(*done, at)) for pick in picks]
    return answers


def respond(play: Play, request: Request) -> None:
    """Activate what was activated at this moment, or pass; what a phase demands is put off as long as possible."""
    at = play.next_act()
    compare_window(play, at, request)
    answers: list[tuple[Picks, Followed]] = []
    passes: list[tuple[Picks, Followed]] = []
    due: list[tuple[Picks, Followed]] = []
    duty = next_duty(play, at, request)
    for number, option in enumerate(request.options):
        if option.deed == PASS:
            passes.append(((number,), play.follow.copy()))
        elif duty >= 0 and meaning(play.duel, request, option) == play.record.chosen(play.record.steps[duty])[0]:
            due.insert(0, ((number,), play.with_done(duty)))
        elif option.deed == CARRY_OUT:
            due.append(((number,), play.follow.copy()))
    if at < len(play.record.steps) and is_moment_of(play, at, request):
        chosen = activation(play, play.record.steps[at])
        fitting = [number for number, known in enumerate(meanings(play.duel, request)) if known == chosen]
        answers = by_line(play, request, fitting, at)
        for _, follow in answers:
            follow.noted["mandatory-effect-without-target"] += min(play.record.idle_links[at], 1)
    if answers and not play.duel.state.piles[NOWHERE] and play.differs(play.record.state_before(at)):
        answers = passes + answers
    else:
        answers = answers + passes
    if not answers and not due:
        answers = [((number,), play.follow.copy()) for number in range(len(request.options))]
    play.give_one_of(answers + due)


def next_duty(play: Play, upto: int, request: Request) -> int:
    """Return the recorded decision which of the duties of a phase comes first, -1 for none."""
    for at in play.pending(upto):
        step = play.record.steps[at]
        if step.get("forced") and step["player"] == request.player:
            return at
    return -1


def activation(play: Play, step: Recorded) -> Meaning:
    """Return what was activated."""
    if step["kind"] == "chain":
        return play.record.chosen(step)[0]
    return play.record.read({"do": "activate", **step["subject"]}, step)


def is_moment_of(play: Play, at: int, request: Request) -> bool:
    """Tell whether a recorded activation can belong to the window that is open."""
    step = play.record.steps[at]
    if step["kind"] not in ("chain", "effect-yes-no") or step["player"] != request.player:
        return False
    state = play.duel.state
    return (
        step["turn"] == state.turn
        and step["chain_length"] - play.record.idle_links[at] == len(state.chain)
        and step["phase"] in phases_of(play.duel)
    )


def compare_window(play: Play, act: int, request: Request) -> None:
    """Compare what can be activated with the recorded windows of this moment, one of which must be this one.

    What a phase sets off or demands is asked for separately in the record.
    """
    waiting = [row.uid for row in play.duel.state.waiting]
    ours: dict[int, Meaning] = {}
    apart: list[Meaning] = []
    for option in request.options:
        if option.deed == ACTIVATE and option.uid in waiting:
            apart.append(meaning(play.duel, request, option))
        elif option.deed == ACTIVATE:
            ours[option.uid] = meaning(play.duel, request, option)
    offered = Counter(ours.values())
    windows = []
    for at in play.pending(act + 1 if act < len(play.record.steps) else act):
        step = play.record.steps[at]
        if step["kind"] == "chain" and not step.get("forced") and is_moment_of(play, at, request):
            if not play.differs(play.record.state_before(at)):
                windows.append(play.record.offered(step, "activate") - Counter(apart))
    if offered in windows:
        play.follow.windows += 1
    elif windows and offered:
        more, less = offered - windows[0], windows[0] - offered
        told = f"window also offers {play.told(more)}", f"window also offers {play.told(less)}"
        play.note_loose(play.follow, play.difference(*told, play.cards_in([*more, *less])), False)
