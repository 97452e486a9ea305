"""The desk of an organiser: finds the event that is meant, and writes one thing after the other into it."""

import argparse
import contextlib
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from difflib import get_close_matches
from typing import Any, Final

from spellspeed.commands.options import WrongInput
from spellspeed.event.records import Player, Row
from spellspeed.event.refused import EventRefused
from spellspeed.event.store import Store, fold_name
from spellspeed.event.store_errors import NoSuchEvent, NoSuchStore, WrittenMeanwhile
from spellspeed.event.tournament import Tournament
from spellspeed.packaged_decks import Pair

TRIES: Final = 20  # at a row that others keep writing beside

# What is typed for the next step of an event.
TYPED: Final[dict[str, str]] = {
    "new": "new NAME",
    "enter": "enter NAME …",
    "deck": "deck PLAYER DECK",
    "start": "start",
    "pair": "pair",
    "result": "result TABLE SCORE",
    "cut": "cut",
    "finish": "finish",
    "": "print standings",
}
# What is typed instead of a step that was refused, where that is not the next step of the event.
INSTEAD: Final[dict[str, str]] = {
    "no-sheet": "deck PLAYER DECK",
    "deck-locked": "deck PLAYER DECK --reason TEXT",
    "entered-and-left": "return PLAYER",
    "over": "correct TABLE SCORE --round N",
    "reported-already": "correct TABLE SCORE",
    "round-over": "correct TABLE SCORE --round N",
    "round-begun": "correct TABLE SCORE",
    "nothing-to-correct": "result TABLE SCORE, or correct TABLE SCORE --round N",
    "lost-by-penalty": "lift NUMBER",
    "disqualified": "lift NUMBER",
    "would-reopen": "lift NUMBER --score SCORE",
    "out-already": "return PLAYER",
}


class Desk:
    """An event under an organiser's hands, and the place where it is kept."""

    def __init__(self, store: Store, name: str, lang: str) -> None:
        self.store: Final = store
        self.lang: Final = lang
        self.name, rows = store.read(name)
        self.t = self._fold(rows)

    def say(self, english: str, chinese: str) -> None:
        """Print a line in the language that was asked for."""
        print(chinese if self.lang == "zh" else english, flush=True)

    def write(self, kind: str, body: Mapping[str, Any]) -> Row:
        """Write one row, or raise why it is refused."""
        return self.write_all([(kind, body, "")])[0]

    def write_all(self, steps: Iterable[tuple[str, Mapping[str, Any], str]]) -> list[Row]:
        """Write rows, all or none; each is its kind, what it says, and where it stands in a file that is read.

        Somebody else may have written since the event was read: then it is read again, and judged anew.
        """
        wanted = list(steps)
        for _ in range(TRIES):
            trial = self.t.fork()
            at = tell_time()
            rows = [self._accept(trial, kind, body, at, where) for kind, body, where in wanted]
            try:
                self.store.append(self.name, rows)
            except WrittenMeanwhile:
                self.t = self._fold(self.store.read(self.name).rows)
                continue
            self.t = trial
            return rows
        raise WrittenMeanwhile(
            f"others keep writing to {self.name!r}: nothing of yours was written, try again",
            f"其他人一直在写入“{self.name}”：你的操作没有写入，请再试一次",
        )

    def _accept(self, t: Tournament, kind: str, body: Mapping[str, Any], at: str, where: str) -> Row:
        try:
            return t.accept(kind, body, at)
        except EventRefused as refused:
            raise tell_refusal(refused, t, where) from None

    def _fold(self, rows: Iterable[Row]) -> Tournament:
        try:
            return Tournament.fold(rows)
        except EventRefused as broken:
            raise WrongInput(
                f"the event {self.name!r} cannot be read: {broken.sentence()}",
                f"赛事“{self.name}”无法读取：{broken.sentence('zh')}",
            ) from None

    def find_player(self, who: str) -> Player:
        """Return the player of this name or number, or say whose name comes close."""
        wanted = fold_name(who)
        for player in self.t.players.values():
            if fold_name(player.name) == wanted:
                return player
        try:
            return self.t.find_player(who)
        except EventRefused as refused:
            near = tell_near(who, [player.name for player in self.t.players.values()])
            raise WrongInput(refused.sentence() + near[0], refused.sentence("zh") + near[1]) from None

    def count_players(self) -> int:
        """Return how many players are in the event now."""
        return len([player for player in self.t.players.values() if player.is_in])

    def tell_next(self) -> None:
        """Say what comes next, and what is typed for it."""
        step = self.t.next_step()
        typed = f"spellspeed tournament {TYPED[step.action]}"
        self.say(f"Next: {step.sentence()} ({typed})", f"下一步：{step.sentence('zh')}（{typed}）")


def tell_refusal(refused: EventRefused, t: Tournament, where: str = "") -> WrongInput:
    """Return a refusal as the one line that is printed: why, under which rule, and what to do instead.

    >>> t = Tournament()
    >>> print(tell_refusal(t.check("pair", {}), t))
    There is no event yet. Make the event first: give it a name. (spellspeed tournament new NAME)
    """
    told: list[str] = []
    for lang, space, opening, closing in (("en", " ", " (", ")"), ("zh", "", "（", "）")):
        sentence = (f"{where}: " if where and lang == "en" else f"{where}：" if where else "") + refused.sentence(lang)
        if refused.rule:
            sentence += f"{opening}{refused.rule}{closing}"
        instead = INSTEAD.get(refused.why.key, "")
        if refused.next_step(lang) and not instead:
            sentence += space + refused.next_step(lang)
            instead = TYPED[t.next_step().action]
        if instead:
            sentence += f"{opening}spellspeed tournament {instead}{closing}"
        told.append(sentence)
    return WrongInput(told[0], told[1])


def tell_time() -> str:
    """Return the time as rows note it.

    >>> tell_time()[10], tell_time()[-6:]
    ('T', '+00:00')
    """
    return datetime.now(UTC).isoformat(timespec="seconds")


def clean_name(name: str) -> str:
    """Return a name with single spaces, its letters put together as they are usually written.

    >>> clean_name("  Spring   Cup ")
    'Spring Cup'
    """
    return " ".join(unicodedata.normalize("NFC", name).split())


def is_slip(typed: str, name: str) -> bool:
    """Whether one letter of a short name was written wrongly, as in names of two or three Chinese letters.

    >>> is_slip("李磊", "李雷"), is_slip("韩梅", "韩梅梅"), is_slip("al", "bo")
    (True, False, False)
    """
    wrong = [one != other for one, other in zip(typed, name, strict=False)]
    return len(typed) == len(name) <= 3 and sum(wrong) == 1 < len(name)


def tell_near(typed: str, names: Iterable[str]) -> Pair:
    """Return which names come close to one that there is not.

    >>> tell_near("Sprign cup", ["Spring Cup", "Autumn"])[0]
    ' Did you mean Spring Cup?'
    """
    folded = {fold_name(name): name for name in names}
    near = [folded[one] for one in get_close_matches(fold_name(typed), list(folded), 3)]
    near = near or [name for one, name in folded.items() if is_slip(fold_name(typed), one)][:3]
    if not near:
        near = [name for one, name in folded.items() if fold_name(typed) in one][:3]
    return (f" Did you mean {' or '.join(near)}?", f"是不是{'或'.join(near)}？") if near else ("", "")


def open_place(place: str | None) -> Store:
    """Open the place where events are kept; where there is none yet, say how one is made."""
    try:
        return Store.open(place, create=False)
    except NoSuchStore as none:
        typed = "spellspeed tournament new NAME"
        raise WrongInput(f"{none}; make one: {typed}", f"{none.chinese}；请新建：{typed}") from None


@contextlib.contextmanager
def open_desk(chosen: argparse.Namespace) -> Iterator[Desk]:
    """Open the event that is meant: the one that is named, or the only one that is not over."""
    with open_place(chosen.db) as store:
        try:
            yield Desk(store, chosen.event or choose_event(store), chosen.lang)
        except NoSuchEvent as none:
            near = tell_near(chosen.event or "", [event.name for event in store.list_events()])
            raise WrongInput(f"{none}.{near[0]}", f"{none.chinese}。{near[1]}") from None


def choose_event(store: Store) -> str:
    """Return the name of the event that is meant if none is named: the only one that is not over, or the only one."""
    events = store.list_events()
    names = [event.name for event in events if not event.finished] or [event.name for event in events]
    if len(names) == 1:
        return names[0]
    if not names:
        typed = "spellspeed tournament new NAME"
        raise WrongInput(f"there is no event yet; make one: {typed}", f"还没有赛事；请新建：{typed}")
    listed = ", ".join([repr(name) for name in names[:8]])
    raise WrongInput(
        f"say which event is meant, with --event NAME: {listed}",
        f"请用--event指明是哪个赛事：{'、'.join([f'“{name}”' for name in names[:8]])}",
    )


def note(chosen: argparse.Namespace, english: str, chinese: str) -> None:
    """Print on stderr what must be known and is not asked for."""
    print(chinese if chosen.lang == "zh" else english, file=sys.stderr)
