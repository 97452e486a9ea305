"""The field as a picture: one self-contained SVG, the player who looks at the bottom."""

from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import escape

from spellspeed.seen import SeenBattle, SeenCard
from spellspeed.telling.voice import Voice, capital
from spellspeed.wording import check_language, points
from spellspeed.words import EFFECT, FUSION, LINK, RITUAL, SPELL, SYNCHRO, TRAP, XYZ

if TYPE_CHECKING:
    from spellspeed.duel import Duel
    from spellspeed.view import View

CELL: Final = 112  # a zone is a square, so that a card fits upright and sideways
GAP: Final = 6
CARD: Final = (78, 106)  # width and height of an upright card
COLUMNS: Final = 9  # banished, piles, five zones, piles, banished
MARGIN: Final = 12
IN_A_ROW: Final = 12  # cards of a hand
HEADER: Final = 44
BAR: Final = 30  # the line with a player's LP
WIDTH: Final = 2 * MARGIN + COLUMNS * (CELL + GAP) - GAP
LETTER: Final = 0.56  # width of a Latin letter, in heights of the font; a Chinese one is as wide as high
FONT: Final = 11
FONTS: Final = "'Noto Sans','Noto Sans CJK SC','Microsoft YaHei','PingFang SC',Helvetica,Arial,sans-serif"

BACK: Final = "#7a4b2a"
# The frame of a card by the first kind it has.
FRAMES: Final = (
    (SPELL, "#9fd3c4"),
    (TRAP, "#dfb0cb"),
    (FUSION, "#c9b0dd"),
    (RITUAL, "#aac4ea"),
    (SYNCHRO, "#f3f3ef"),
    (XYZ, "#b9bcc4"),
    (LINK, "#a9c8f2"),
    (EFFECT, "#e3ab82"),
)
NORMAL_FRAME: Final = "#eedba6"

LABELS: Final = {
    "deck": ("Deck", "卡组"),
    "extra": ("Extra Deck", "额外卡组"),
    "graveyard": ("Graveyard", "墓地"),
    "banished": ("Banished", "除外"),
    "field": ("Field Zone", "场地区"),
    "emz": ("Extra Monster", "额外怪兽区"),
    "monster": ("Monster", "怪兽区"),
    "blocked": ("cannot be used", "不能使用"),
    "spell": ("Spell & Trap", "魔法与陷阱区"),
    "hand": ("hand", "手卡"),
    "you": ("you", "你"),
    "opponent": ("opponent", "对方"),
}


def draw_view(view: "View", lang: str = "en") -> str:
    """Draw the field as one player sees it.

    >>> from spellspeed import Deck, Duel
    >>> deck = Deck(["Mystical Elf"] * 40)
    >>> draw_view(Duel(deck, deck, first=0, limits=False).view(0)).count("Mystical Elf") >= 5
    True
    """
    return Picture(view, None, lang).draw()


def draw_duel(duel: "Duel", player: int = 0, lang: str = "en", reveal: bool = True) -> str:
    """Draw the field from one player's side, with every card shown unless `reveal` is off.

    >>> from spellspeed import Deck, Duel
    >>> duel = Duel(Deck(["Mystical Elf"] * 40), Deck(["Summoned Skull"] * 40), first=0, limits=False)
    >>> "Skull" in draw_duel(duel), "Skull" in draw_duel(duel, reveal=False)
    (True, False)
    """
    return Picture(duel.view(player), duel.view(1 - player) if reveal else None, lang).draw()


def wrap(text: str, width: float, lines: int, font: float = FONT) -> list[str]:
    """Break a name into lines of this width in pixels; what does not fit ends in an ellipsis.

    >>> wrap("Blue-Eyes White Dragon", 60, 3)
    ['Blue-Eyes', 'White', 'Dragon']
    """
    wrapped: list[str] = []
    line = ""
    for piece in _pieces(text, width, font):
        if measure((line + piece).rstrip(), font) <= width:
            line += piece
        else:
            wrapped.append(line.rstrip())
            line = piece
    wrapped.append(line.rstrip())
    wrapped = [line for line in wrapped if line]
    if len(wrapped) <= lines:
        return wrapped
    last = wrapped[lines - 1] + "…"
    while measure(last, font) > width:
        last = last[:-2] + "…"
    return [*wrapped[: lines - 1], last]


def _pieces(text: str, width: float, font: float) -> list[str]:
    """The parts between which a line may end: words, parts of hyphenated words, single Chinese letters."""
    pieces: list[str] = []
    piece = ""
    for letter in text:
        wide = ord(letter) > 0x2E7F
        if piece and (wide or measure(piece + letter, font) > width):
            pieces.append(piece)
            piece = ""
        piece += letter
        if wide or letter in " -/":
            pieces.append(piece)
            piece = ""
    return [*pieces, piece] if piece else pieces


def measure(text: str, font: float) -> float:
    """Return about how many pixels wide a text is."""
    return sum([font if ord(letter) > 0x2E7F else font * LETTER for letter in text])


class Picture:
    """A drawing under way: a list of SVG elements from back to front."""

    def __init__(self, view: "View", other: "View | None", lang: str) -> None:
        self.view: Final = view
        self.other: Final = other  # shows the opponent's hidden cards
        self.lang: Final = check_language(lang)
        self.extra_zones: Final = view.format.extra_monster_zones
        self.parts: Final[list[str]] = []

    def draw(self) -> str:
        """Return the whole SVG."""
        view = self.view
        y: float = HEADER
        self.text(MARGIN, 28, view.describe_moment(self.lang), 18, anchor="start", weight="bold")
        y = self.player_bar(1 - view.near, y)
        y = self.hand(1 - view.near, y)
        for place in ("spell", "monster"):
            y = self.row(1 - view.near, place, y)
        if self.extra_zones:
            y = self.extra_row(y)
        for place in ("monster", "spell"):
            y = self.row(view.near, place, y)
        y = self.hand(view.near, y)
        y = self.player_bar(view.near, y)
        title = escape(view.describe_moment(self.lang))
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y:g}" width="{WIDTH}" height="{y:g}" '
            f'role="img" font-family="{FONTS}">'
        )
        ground = f'<rect width="{WIDTH}" height="{y:g}" fill="#22303c"/>'
        told = f"<title>{title}</title><desc>{escape(view.to_text(self.lang))}</desc>"
        return "\n".join([head, told, ground, *self.parts, "</svg>"]) + "\n"

    # ------------------------------------------------------------------------------------------------------ the layout

    def label(self, name: str) -> str:
        """Return a word of the picture in its language."""
        return LABELS[name][1 if self.lang == "zh" else 0]

    def column(self, player: int, number: int) -> float:
        """Return where a column begins; the opponent's half is turned round."""
        at = number if player == self.view.near else COLUMNS - 1 - number
        return MARGIN + at * (CELL + GAP)

    def eyes(self, player: int) -> "View":
        """Return the view through which a player's side is drawn."""
        return self.view if player == self.view.near or self.other is None else self.other

    def player_bar(self, player: int, y: float) -> float:
        """Write a player's name, LP and number of cards in the hand."""
        who = self.label("you" if player == self.view.player else "opponent")
        who = who if self.view.plays else capital(Voice(self.lang).who(player))
        text = f"{who}   LP {self.view.lp(player)}   {self.label('hand')} {self.view.hand_size(player)}"
        x = MARGIN if player == self.view.near else WIDTH - MARGIN
        self.text(x, y + 20, text, 15, anchor="start" if player == self.view.near else "end", weight="bold")
        return y + BAR

    def hand(self, player: int, y: float) -> float:
        """Lay out a hand in rows of twelve, backs where the cards are hidden."""
        cards = self.eyes(player).hand(player)
        size = len(cards)
        pitch = CARD[0] + GAP
        rows = max(1, -(-size // IN_A_ROW))
        for at, card in enumerate(cards):
            row, column = divmod(at, IN_A_ROW)
            in_row = min(IN_A_ROW, size - row * IN_A_ROW)
            if player != self.view.near:
                row, column = rows - 1 - row, in_row - 1 - column
            x = (WIDTH - in_row * pitch + GAP) / 2 + column * pitch
            top = y + row * (CELL + GAP)
            if card.hidden:
                self.back(x, top, CARD[0], CARD[1])
            else:
                self.card(card, x, top, CARD[0], CARD[1], back=False)
        return y + rows * (CELL + GAP)

    def row(self, player: int, place: str, y: float) -> float:
        """Lay out one of a player's two rows with the piles at its ends."""
        eyes = self.eyes(player)
        cards = eyes.monsters(player) if place == "monster" else eyes.spells(player)
        blocked = eyes.blocked_zones(player) if place == "monster" else ()
        for at, card in enumerate(cards):
            label = self.label("blocked" if at + 1 in blocked else place)
            self.zone(card, self.column(player, at + 2), y, label)
        left, right = self.column(player, 1), self.column(player, 7)
        if place == "monster":
            self.zone(eyes.field_zone(player), left, y, self.label("field"))
            self.pile(eyes.graveyard(player), right, y, self.label("graveyard"))
            self.pile(eyes.banished(player), self.column(player, 8), y, self.label("banished"))
        else:
            self.stack(eyes.extra_size(player), left, y, self.label("extra"))
            self.stack(eyes.deck_size(player), right, y, self.label("deck"))
        return y + CELL + GAP

    def extra_row(self, y: float) -> float:
        """Lay out the two Extra Monster Zones, above the second and the fourth column."""
        for at, card in enumerate(self.view.extra_monster_zones):
            if card is not None and card.hidden and self.other is not None:
                card = self.other.extra_monster_zones[1 - at]
            self.zone(card, self.column(self.view.near, 3 + 2 * at), y, self.label("emz"))
        return y + CELL + GAP

    # ------------------------------------------------------------------------------------------------------- the parts

    def zone(self, card: SeenCard | None, x: float, y: float, label: str) -> None:
        """Draw a zone with the card in it, a monster in Defense Position sideways."""
        self.frame(x, y)
        if card is None:
            self.text(x + CELL / 2, y + CELL / 2 + 4, label, FONT, fill="#8fa3b3")
            return
        sideways = card.position != "" and not card.attack
        width, height = (CARD[1], CARD[0]) if sideways else CARD
        left, top = x + (CELL - width) / 2, y + (CELL - height) / 2
        self.card(card, left, top, width, height, back=not card.face_up)
        mark = self.mark(card)
        if mark:
            self.parts.append(
                f'<rect x="{left:g}" y="{top:g}" width="{width}" height="{height}" rx="5" fill="none" '
                f'stroke="#ff5a4d" stroke-width="3"{mark}/>'
            )
        self.badges(card, left + width - 10, top + 10)

    def badges(self, card: SeenCard, x: float, y: float) -> None:
        """Write the numbers of the chain links that a card on the field stands for on its corner."""
        for link in self.view.chain:
            if (card.where, card.controller) == (link.card.where, link.card.controller):
                self.parts.append(
                    f'<circle class="link" cx="{x:g}" cy="{y:g}" r="11" fill="#ffd54d" stroke="#2c1a0e"/>'
                )
                self.text(x, y + 4, str(link.number), 13, fill="#1a1a1a", weight="bold")
                x -= 16

    def mark(self, card: SeenCard) -> str:
        """Return how the outline of an attacking or attacked monster is drawn, nothing for any other card."""
        battle: SeenBattle | None = self.view.battle
        if battle is None:
            return ""
        if (card.where, card.controller) == (battle.attacker.where, battle.attacker.controller):
            return ' class="attacker"'
        target = battle.target
        if target is not None and (card.where, card.controller) == (target.where, target.controller):
            return ' class="target" stroke-dasharray="6 4"'
        return ""

    def pile(self, cards: tuple[SeenCard, ...], x: float, y: float, label: str) -> None:
        """Draw a pile that everybody may look through: its top card and how many there are."""
        self.frame(x, y)
        if not cards:
            self.text(x + CELL / 2, y + CELL / 2 + 4, label, FONT, fill="#8fa3b3")
            return
        left = x + (CELL - CARD[0]) / 2
        self.card(cards[-1], left, y + 3, CARD[0], CELL - 26, back=not cards[-1].face_up)
        self.count(len(cards), label, x, y)

    def stack(self, count: int, x: float, y: float, label: str) -> None:
        """Draw a face-down pile with the number of its cards."""
        self.frame(x, y)
        if count:
            self.back(x + (CELL - CARD[0]) / 2, y + 3, CARD[0], CELL - 26)
            self.count(count, label, x, y)
        else:
            self.text(x + CELL / 2, y + CELL / 2 + 4, f"{label} 0", FONT, fill="#8fa3b3")

    def count(self, count: int, label: str, x: float, y: float) -> None:
        """Write under a pile what it is and how many cards it has."""
        self.parts.append(
            f'<rect x="{x + 4:g}" y="{y + CELL - 21:g}" width="{CELL - 8}" height="18" rx="4" fill="#10202c"/>'
        )
        self.text(x + CELL / 2, y + CELL - 8, f"{label} {count}", FONT, fill="#ffffff", weight="bold")

    def frame(self, x: float, y: float) -> None:
        """Draw an empty zone."""
        self.parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{CELL}" height="{CELL}" rx="6" fill="#2d3f4e" stroke="#4d6476"/>'
        )

    def back(self, x: float, y: float, width: float, height: float) -> None:
        """Draw the back of a card."""
        self.parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="5" fill="{BACK}" stroke="#2c1a0e"/>'
            f'<ellipse cx="{x + width / 2:g}" cy="{y + height / 2:g}" rx="{width * 0.3:g}" ry="{height * 0.3:g}" '
            'fill="#3b2413"/>'
        )

    def card(self, card: SeenCard, x: float, y: float, width: float, height: float, back: bool) -> None:
        """Draw a card with its name and, for a monster, its points; a known one that lies face-down on its back."""
        facts = card.facts
        if back or facts is None:
            self.back(x, y, width, height)
        if facts is None:
            return
        inset = 6 if back else 0
        fill = next((colour for kind, colour in FRAMES if facts.kind & kind), NORMAL_FRAME)
        self.parts.append(
            f'<g><title>{escape(card.to_text(self.lang))}</title><rect x="{x + inset:g}" y="{y + inset:g}" '
            f'width="{width - 2 * inset:g}" height="{height - 2 * inset:g}" rx="5" fill="{fill}" stroke="#2c1a0e" '
            f'opacity="{0.75 if back else 1}"/></g>'
        )
        monster = card.atk is not None
        lines = int((height - 2 * inset - (22 if monster else 8)) // 13)
        for at, line in enumerate(wrap(card.called(self.lang), width - 2 * inset - 6, min(lines, 6))):
            self.text(x + width / 2, y + inset + 15 + 13 * at, line, FONT, fill="#1a1a1a")
        if card.atk is not None:
            numbers = points(card.atk) + ("" if card.def_ is None else f"/{points(card.def_)}")
            self.text(x + width / 2, y + height - inset - 6, numbers, FONT, fill="#1a1a1a", weight="bold")

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        fill: str = "#eef3f7",
        anchor: str = "middle",
        weight: str = "normal",
    ) -> None:
        """Write a line of text."""
        self.parts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" text-anchor="{anchor}" '
            f'font-weight="{weight}" xml:space="preserve">{escape(text)}</text>'
        )
