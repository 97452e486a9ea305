"""Questions about attacks: with us the target, a direct attack and stopping are one question."""

from tools.traces.play import Play
from tools.traces.reading import Meaning

from spellspeed.engine.kernel.rows import Request
from spellspeed.words import FOR_REPLAY

ABOUT_ATTACKS = ("sys:30", "sys:31")  # go on with the attack? attack directly?


def going_on(play: Play, upto: int) -> list[int]:
    """Return the recorded decisions before this one to go on with an attack, or not to attack directly.

    With us both are part of the question for the target.
    """
    steps = play.record.steps
    return [at for at in play.pending(upto) if steps[at].get("question") in ABOUT_ATTACKS]


def asked_before(play: Play, upto: int, request: Request) -> list[Meaning]:
    """Return the answers to the question for a target that the record asks for before."""
    questions = [play.record.steps[at]["question"] for at in going_on(play, upto)]
    found: list[Meaning] = [("direct",)] if "sys:31" in questions else []
    return [*found, ("stop",)] if request.purpose == FOR_REPLAY else found


def attacked(question: str, said: Meaning, known: list[Meaning]) -> list[Meaning]:
    """Return what a yes or no about an attack means; a single target is not asked for in the record."""
    if question == "sys:31" and said == ("yes",):
        return [("direct",)]
    if question == "sys:30" and said == ("no",):
        return [("stop",)]
    targets = [one for one in known if one[0] == "card"] or [one for one in known if one == ("direct",)]
    return targets if len(targets) == 1 else []
