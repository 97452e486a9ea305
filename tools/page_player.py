"""A player who plays on the page: looks at it as a screen reader does, and answers by mouse, by keyboard or by touch.

What is on the page is known by roles and names alone. The player summons what can be summoned, attacks whenever that is
possible, sometimes activates something, and else passes: so that duels end. The page must speak English.
"""

import json
import random
import re
import time
from collections import Counter
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

Way = Literal["mouse", "keys", "touch"]
LINE: Final = re.compile(r"^( *)- ('?)(\w+)(?: (\"(?:[^\"\\]|\\.)*\"))?((?: \[[^\]]*\])*)\2(?::(?: (.*))?)?$")
ENDINGS: Final = ("You win", "You lose", "A draw")
SHIFT: Final = "⇧"  # Space alone passes; with this it also passes what comes later
CAN: Final = "you can: "
READING = "Read the "  # what a menu offers beside what can be done
CHOSEN: Final = ", chosen"
ASKING: Final = "What do you do?"
PATIENCE: Final = 120.0  # seconds for which nothing may change on the page while a duel is under way
# What is done of all that can be done, by the words it is called with: the first that is found.
FIRST: Final = ("attack", "special summon", "summon", "flip")
LAST: Final = ("Go to the Battle Phase", "End the Battle Phase", "Go to Main Phase 2", "Go to the End Phase")
OFTEN: Final = 0.4  # how often something is activated that could be


class Thing(NamedTuple):
    """Something on the page: what it is, what it is called, its states, and how many like it come before it."""

    role: str
    name: str
    states: tuple[str, ...] = ()
    before: int = 0
    inside: tuple[str, ...] = ()  # what it lies in, from the outside, each as its role and name

    @property
    def works(self) -> bool:
        """Whether it can be pressed."""
        return "disabled" not in self.states

    def lies_in(self, role: str, name: str = "") -> bool:
        """Whether it lies in something of that role and name."""
        return any(each.startswith(f"{role} {name}") for each in self.inside)


class Stuck(AssertionError):
    """The page waits for something that the player does not find on it."""


def read_things(snapshot: str) -> list[Thing]:
    r"""The things that a page tells a screen reader.

    >>> read_things('- group "Hand":\n  - \'button "Sangan, you can: Set"\' [pressed]\n')[1].inside
    ('group Hand',)
    """
    found: list[Thing] = []
    count: dict[tuple[str, str], int] = {}
    around: list[tuple[int, str]] = []
    for line in snapshot.splitlines():
        match = LINE.match(line)
        if not match:
            continue
        depth, quoted, role, name, states, text = match.groups()
        name = name or ""
        if quoted:
            name = name.replace("''", "'")
        name = json.loads(name) if name else ""
        if role in ("text", "paragraph", "status", "listitem") and text:
            name = text.strip('"')
        around = [each for each in around if each[0] < len(depth)]
        before = count.get((role, name), 0)
        count[role, name] = before + 1
        kept = tuple(states[2:-1].split("] [")) if states else ()
        found.append(Thing(role, name, kept, before, tuple([each[1] for each in around])))
        around.append((len(depth), f"{role} {name}"))
    return found


class PagePlayer:
    """Plays on one page until the duel is over."""

    def __init__(self, page: "Page", way: Way = "mouse", seed: int = 1) -> None:
        self.page: Final = page
        self.way: Final = way
        self.random: Final = random.Random(seed)
        self.things: list[Thing] = []
        self.kinds: Final[Counter[str]] = Counter()  # by their first words, the questions that were answered
        self.answers = 0
        self._seen = ""
        self._since = time.monotonic()
        self._tried: set[tuple[str, str]] = set()

    # ------------------------------------------------------------------------------------------------- looking

    def look(self) -> list[Thing]:
        """See what is on the page now."""
        snapshot = self.page.locator("body").aria_snapshot()
        now = time.monotonic()
        if snapshot != self._seen:
            self._seen = snapshot
            self._since = now
        elif now - self._since > PATIENCE:
            raise Stuck(f"nothing has changed for {PATIENCE:.0f} s:\n{snapshot}")
        self.things = read_things(snapshot)
        return self.things

    def find(self, role: str, name: str = "", *, exact: bool = False) -> Thing | None:
        """The first thing with that role whose name begins so, among those seen last."""
        for thing in self.things:
            if thing.role == role and (thing.name == name if exact else thing.name.startswith(name)):
                return thing
        return None

    @property
    def question(self) -> str:
        """What the page asks, or says that it waits for."""
        heading = next((thing for thing in self.things if thing.role == "heading" and "level=1" in thing.states), None)
        return heading.name if heading else ""

    def has_ended(self) -> bool:
        """Whether the page says how it ended."""
        return self.question.startswith(ENDINGS)

    def where(self, thing: Thing) -> "Locator":
        """The place of a thing on the page."""
        return self.page.get_by_role(thing.role, name=thing.name, exact=True).nth(thing.before)  # type: ignore[arg-type]

    # ----------------------------------------------------------------------------------------------- answering

    def press(self, thing: Thing) -> bool:
        """Press a thing in the player's own way; whether it was still there."""
        from playwright.sync_api import Error

        try:
            if self.way == "keys":
                if not self.go_to(thing):
                    return False
                self.page.keyboard.press("Enter")
            elif self.way == "touch":
                self.where(thing).tap(timeout=2000)
            else:
                self.where(thing).click(timeout=2000)
        except Error:
            return False  # the page has changed meanwhile
        return True

    def go_to(self, thing: Thing) -> bool:
        """Go to a thing with Tab, as somebody without a mouse does; whether it was still there."""
        wanted = self.where(thing).element_handle(timeout=2000)
        for _ in range(150):
            is_here, is_there = self.page.evaluate(
                "thing => [document.activeElement === thing, thing.isConnected && !thing.disabled]", wanted
            )
            if is_here or not is_there:
                return bool(is_here)
            self.page.keyboard.press("Tab")
        raise Stuck(f"Tab does not lead to {thing.role} {thing.name}")

    def step(self) -> bool:
        """Look once, and do what is to be done; whether anything was."""
        self.look()
        for name in (self.random.choice(("Rock", "Paper", "Scissors")), "Go first", "Go second"):
            if thing := self.find("button", name):
                return self.press(thing)
        chosen = self.choose()
        if chosen is None:
            return False
        self.kinds[" ".join(self.question.split()[:3])] += 1
        self.answers += 1
        return self.press(chosen)

    def choose(self) -> Thing | None:
        """What is to be pressed now, or nothing while somebody else is to act."""
        buttons = [each for each in self.things if each.role in ("button", "menuitem") and each.works]
        menu = [each for each in buttons if each.role == "menuitem" and not each.name.startswith(READING)]
        if menu:
            return self.prefer(menu) or menu[0]
        if any(each.role == "menuitem" for each in self.things):
            self.page.keyboard.press("Escape")  # opened as the question changed: nothing in it can be done
            return None
        panel = any(each.role == "dialog" for each in self.things)
        confirm = next((each for each in buttons if each.name.startswith("Confirm") and each.lies_in("dialog")), None)
        confirm = confirm or self.find("button", "Confirm")
        if confirm and confirm.works:
            return confirm
        if not confirm and any(self.is_chosen(each) for each in buttons):
            return None  # it is on its way
        if panel:
            spread = [each for each in buttons if each.lies_in("dialog") and CAN in each.name]
            return next((each for each in spread if not self.is_chosen(each)), None)
        on_table = [each for each in buttons if CAN in each.name and not self.is_chosen(each)]
        listed = [each for each in buttons if each.lies_in("group", self.question) and not self.is_chosen(each)]
        passing = next((each for each in buttons if each.name.endswith(" Space") and SHIFT not in each.name), None)
        if self.question == ASKING:
            return self.choose_deed(on_table, listed)
        if passing and self.random.random() > OFTEN:
            return passing
        return (on_table + listed + ([passing] if passing else []) + [None])[0]

    def is_chosen(self, thing: Thing) -> bool:
        """Whether a thing is picked already."""
        of_question = thing.lies_in("group", self.question) or thing.lies_in("dialog")
        return CHOSEN in thing.name or ("pressed" in thing.states and of_question)

    def choose_deed(self, on_table: list[Thing], listed: list[Thing]) -> Thing | None:
        """What to do in one's own turn."""
        if wanted := self.prefer(on_table):
            return wanted
        active = [each for each in on_table if "activate" in each.name.lower()]
        active = [each for each in active if (each.name, self.turn()) not in self._tried]
        if active and self.random.random() < OFTEN:
            self._tried.add((active[0].name, self.turn()))
            return active[0]
        for name in LAST:
            for each in listed:
                if each.name == name:
                    return each
        return (listed + on_table + [None])[0]

    def prefer(self, among: list[Thing]) -> Thing | None:
        """What is done before anything else."""
        for word in FIRST:
            for each in among:
                said = each.name.partition(CAN)[2] or each.name
                if word in said.lower() and "why not" not in said.lower():
                    return each
        return None

    def turn(self) -> str:
        """What the page says of the turn."""
        told = [each.name for each in self.things if each.lies_in("contentinfo") and each.name.startswith("Turn ")]
        return told[0] if told else ""

    def play(self, seconds: float = 600, steps: int = 10**9) -> str:
        """Play until the duel is over, or so many answers were given; what the page says then."""
        until = time.monotonic() + seconds
        last = self.answers + steps
        while self.answers < last:
            if time.monotonic() > until:
                raise Stuck(f"not over after {seconds:.0f} s and {self.answers} answers:\n{self._seen}")
            did = self.step()
            if self.has_ended():
                break
            self.page.wait_for_timeout(20 if did else 60)
        return self.question
