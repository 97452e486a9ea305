"""Answers that the record does not give in one piece: put together from its parts, or guessed."""

from collections import Counter
from itertools import islice

from tools.traces.chance import answer
from tools.traces.following import Followed
from tools.traces.ours import meanings
from tools.traces.play import Answers, Picks, Play
from tools.traces.reading import Meaning, offers
from tools.traces.sides import our_side

from spellspeed.engine.kernel.frames import FRAME_CONTROL
from spellspeed.engine.kernel.rows import Request
from spellspeed.words import FOR_ZONE

MOST_GUESSES = 60  # answers tried where the record has none: it leaves out what had one answer there


def gather(play: Play, request: Request, known: list[Meaning], single: list[tuple[int, int, Meaning]]) -> Answers:
    """Return answers from cards chosen one at a time; what the record leaves out is guessed."""
    picks: list[int] = []
    used: list[tuple[int, int]] = []
    for at, number, chosen in single:
        fitting = [option for option, ours in enumerate(known) if ours == chosen and option not in picks]
        if fitting and len(picks) < request.most:
            picks.append(fitting[0])
            used.append((at, number))
    follow = play.with_used(used)
    if used:
        note_other_cards(play, used[0][0], request, known, follow)
    if len(picks) >= request.least and picks and play.duel.check(*picks) is None:
        return [(tuple(picks), follow)]
    legal = list(islice(play.duel.legal_answers(), 5000))
    guesses = [answer for answer in legal if set(picks) <= set(answer)]
    if not guesses:
        follow, guesses = play.follow.copy(), legal
    if request.purpose == FOR_ZONE:
        left = [known.index(one) for one in known if one not in zones_chosen(play)]
        if len(left) == 1:
            return [((left[0],), play.follow.copy())]
    if not used and not is_idle(play, guesses):  # nor is the last of several cards if nothing else could be taken
        cards = [*play.cards_in(known), *asker(play, request)]
        told = play.difference(f"asks for {play.told(Counter(known))}", "is not asked", cards)
        play.note_loose(follow, told, is_about_control(play, request))
    return [(answer, follow.copy()) for answer in guesses[:MOST_GUESSES]]


def note_other_cards(play: Play, at: int, request: Request, known: list[Meaning], follow: Followed) -> None:
    """Note if the first of several cards is picked from others than ours; a Tuner is picked before the others there."""
    step = play.record.steps[at]
    if step["kind"] != "unselect" or step.get("for") == "synchro-material" or offers(step, "unselect"):
        return
    theirs = Counter([play.record.read(option, step) for option in step["options"] if option["do"] == "select"])
    ours = Counter(known)
    if ours - theirs:  # ours may list what no answer can have in it, such as a Tribute that makes no room
        possible = {pick for picks in islice(play.duel.legal_answers(), 5000) for pick in picks}
        ours = Counter([one for number, one in enumerate(known) if number in possible])
    more, less = ours - theirs, theirs - ours
    if more or (less and request.most >= step["max"]):  # with us LIGHT and DARK are two questions
        words = f"also offers {play.told(more)}", f"also offers {play.told(less)}"
        cards = [*play.cards_in([*more, *less]), *asker(play, request)]
        play.note_loose(follow, play.difference(*words, cards, at), is_about_control(play, request))


def zones_chosen(play: Play) -> set[Meaning]:
    """Return the zones chosen for other cards at the same moment."""
    near = [play.record.steps[at] for at in range(play.settled, play.next_act())]
    return {one for step in near if step["kind"] == "zone" for one in play.record.chosen(step)}


def is_idle(play: Play, answers: list[Picks]) -> bool:
    """Tell whether it is all the same how a question is answered."""
    if len(answers) > 3:
        return False
    after = []
    for picks in answers:
        other = play.duel.fork()
        answer(other, picks)
        asked = other.state.request
        after.append(([our_side(other, player) for player in (0, 1)], asked and meanings(other, asked)))
    return all(one == after[0] for one in after)


def asker(play: Play, request: Request) -> list[str]:
    """Return the names of the card that asks and of those whose effects are being carried out."""
    state = play.duel.state
    uids = [request.uid, *[link.uid for link in state.chain[-1:]], *[frame.uid for frame in state.frames]]
    return [play.duel.pool.facts[state.cards[uid].card].name_en for uid in uids if uid >= 0]


def is_about_control(play: Play, request: Request) -> bool:
    """Tell whether a question is where a monster goes whose controller changes."""
    return request.purpose == FOR_ZONE and play.duel.state.frames[-1].kind == FRAME_CONTROL


def find_picks(known: list[Meaning], chosen: list[Meaning]) -> Picks | None:
    """Return the options of these meanings, each used once, None if one is not there."""
    picks: list[int] = []
    for wanted in chosen:
        fitting = [at for at, ours in enumerate(known) if ours == wanted and at not in picks]
        if not fitting:
            return None
        picks.append(fitting[0])
    return tuple(picks) if picks else None
