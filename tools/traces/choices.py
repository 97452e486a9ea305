"""How something is done: cards, zones, positions and declarations, read from what is recorded nearby."""

from collections import Counter

from tools.traces.attacks import ABOUT_ATTACKS, asked_before, attacked, going_on
from tools.traces.following import Followed
from tools.traces.guesses import asker, find_picks, gather, is_about_control
from tools.traces.ours import meanings
from tools.traces.play import Answers, Picks, Play
from tools.traces.reading import Meaning, Recorded
from tools.traces.sums import useful

from spellspeed.engine.kernel.rows import Request
from spellspeed.words import (
    FOR_ATTACK_TARGET,
    FOR_BLOCKING,
    FOR_MODE,
    FOR_POSITION,
    FOR_REPLAY,
    FOR_RIGHT,
    FOR_WAY,
    FOR_ZONE,
)

MODES = ("option", "yes-no", "announce-number")


def choose(play: Play, request: Request) -> None:
    """Answer a question about cards, zones and positions from what is recorded nearby."""
    known = meanings(play.duel, request)
    if request.purpose == FOR_BLOCKING and request.least == 0:
        play.give_one_of(go_on_blocking(play, request, known))
        return
    if request.purpose in (FOR_MODE, FOR_RIGHT, FOR_WAY):
        play.give_one_of(choose_mode(play, request) or gather(play, request, known, []))
        return
    found: list[tuple[bool, Picks, Followed]] = []
    parts: Answers = []
    single: list[tuple[int, int, Meaning]] = []
    for at in play.pending(play.next_act()):
        step = play.record.steps[at]
        if not is_asked_of(step, request) or not is_about(play, step, request):
            continue
        chosen = chosen_now(play, at, known)
        single += [(at, number, one) for number, one in chosen if one[0] == "card"]
        if step["kind"] == "unselect":
            continue
        picks = find_picks(known, [one for _, one in chosen])
        if picks is not None and play.duel.check(*picks) is None:
            follow = play.with_done(at, *going_on(play, at))
            other = note_other_answers(play, at, request, known, follow)
            found.append((other, picks, follow))
        elif len(chosen) > request.most:
            parts += take_part(play, at, request, known, chosen)
    found.sort(key=lambda answer: answer[0])
    answers = [(picks, follow) for _, picks, follow in found[:2]] or parts
    play.give_one_of(answers or gather(play, request, known, single))


def is_asked_of(step: Recorded, request: Request) -> bool:
    """Tell whether a recorded decision is of who is asked with us; a zone may be asked of whose zone it is there."""
    return step["player"] == request.player or (step["kind"] == "zone" and request.purpose == FOR_ZONE)


def note_other_answers(play: Play, at: int, request: Request, known: list[Meaning], follow: Followed) -> bool:
    """Note if a recorded decision has other answers than ours, and say whether it has."""
    step = play.record.steps[at]
    if step["kind"].endswith("yes-no") or any(one[0] == at for one in play.follow.used):
        return False
    ours = Counter(known)
    theirs = Counter([play.record.read(option, step) for option in (*step["options"], *step.get("must", ()))])
    theirs.update(asked_before(play, at, request))
    if step["kind"] == "sum":
        theirs = Counter({one: number for one, number in theirs.items() if one in useful(play, step)})
    if step["kind"] == "zone":
        others = play.zones_filled()  # who is asked for which card first is not compared
        ours, theirs = without(ours, others), without(theirs, others)
    more = Counter() if step.get("open") else ours - theirs  # of what can be declared the record lists a part
    less = theirs - ours
    if not more and not less:
        return False
    words = f"also offers {play.told(more)}", f"also offers {play.told(less)}"
    cards = [*play.cards_in([*more, *less]), *play.record.cards_of(at), *asker(play, request)]
    play.note_loose(follow, play.difference(*words, cards, at), is_about_control(play, request))
    return True


def without(options: Counter[Meaning], others: set[Meaning]) -> Counter[Meaning]:
    """Return the options but for these."""
    return Counter({one: number for one, number in options.items() if one not in others})


def choose_mode(play: Play, request: Request) -> Answers:
    """Return the answers to a question which of several effects: the record asks by words, numbers or yes and no."""
    for at in play.pending(play.next_act()):
        step = play.record.steps[at]
        if step["player"] == request.player and step["kind"] in MODES and len(step["options"]) == len(request.options):
            picks = list(range(len(request.options)))
            picks.sort(key=lambda pick: pick != step["chosen"][0])
            return [((pick,), play.with_done(at)) for pick in picks]
    return []


def go_on_blocking(play: Play, request: Request, known: list[Meaning]) -> Answers:
    """Return the answer to the question for a further zone: the record asks whether one is wanted before."""
    done: list[int] = []
    for at in play.pending(play.next_act()):
        step = play.record.steps[at]
        if step["player"] == request.player and step["kind"] in ("yes-no", "zone"):
            done.append(at)
            if is_blocking(step):
                return [(find_picks(known, play.record.chosen(step)) or (), play.with_done(*done))]
    return [((), play.with_done(*done))]


def take_part(
    play: Play, at: int, request: Request, known: list[Meaning], chosen: list[tuple[int, Meaning]]
) -> Answers:
    """Return the answer with the first of several things that were chosen together where we ask one after the other."""
    fitting = [(number, one) for number, one in chosen if one in known][: request.most]
    picks = find_picks(known, [one for _, one in fitting])
    if picks is None or play.duel.check(*picks) is not None:
        return []
    return [(picks, play.with_used([(at, number) for number, _ in fitting]))]


def chosen_now(play: Play, at: int, known: list[Meaning]) -> list[tuple[int, Meaning]]:
    """Return what was chosen and is not done with, each with its number, in the words of our question."""
    step = play.record.steps[at]
    chosen = play.record.chosen(step)
    if step.get("question") in ABOUT_ATTACKS:
        return [(0, one) for one in attacked(step["question"], chosen[0], known)]
    return [(number, one) for number, one in enumerate(chosen) if (at, number) not in play.follow.used]


def is_blocking(step: Recorded) -> bool:
    """Tell whether a recorded decision is which zones cannot be used from now on."""
    return bool(step.get("disable")) and step.get("for") != "to-zone"


def is_about(play: Play, step: Recorded, request: Request) -> bool:
    """Tell whether a recorded decision can be about what our question is about."""
    attack = request.purpose in (FOR_ATTACK_TARGET, FOR_REPLAY)
    if step["kind"] == "yes-no" and step.get("question") in ABOUT_ATTACKS:
        return attack
    if attack != (step.get("for") == "attack-target"):
        return False
    if is_blocking(step) != (request.purpose == FOR_BLOCKING):
        return False
    if step["kind"] in ("zone", "position") and request.purpose in (FOR_ZONE, FOR_POSITION) and "subject" in step:
        if request.uid < 0:
            return True
        card = play.duel.pool.facts[play.duel.state.cards[request.uid].card]
        return play.record.password(step["subject"]["card"]) in (card.password, 0)
    return True
