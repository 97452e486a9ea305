"""What lies on one player's side of the test table."""

from typing import TYPE_CHECKING

from log_words import WHO, CardOnField
from spellspeed.engine.applies.stats import stat_of
from spellspeed.engine.kernel.places import own
from spellspeed.engine.moving.attached import materials_of
from spellspeed.view import View
from spellspeed.words import ATK, BANISHED, DECK, DEF, EXTRA_DECK, FIELD_ZONE, GRAVEYARD, HAND, SPELL_TRAP_ZONE

if TYPE_CHECKING:
    from table import Table


class Side:
    """The cards and the LP of one player; tests see all of them."""

    def __init__(self, table: "Table", player: int) -> None:
        self.table = table
        self.player = player
        self.who = WHO[player]

    @property
    def view(self) -> View:
        """The duel as this player may see it."""
        return self.table.duel.view(self.player)

    @property
    def lp(self) -> int:
        return self.table.duel.state.lp[self.player]

    @property
    def hand(self) -> list[str]:
        return self.names(HAND)

    @property
    def graveyard(self) -> list[str]:
        """The Graveyard from the bottom up."""
        return self.names(GRAVEYARD)

    @property
    def banished(self) -> list[str]:
        return self.names(BANISHED)

    @property
    def deck(self) -> list[str]:
        """The deck from the top down."""
        return self.names(DECK)[::-1]

    @property
    def extra(self) -> list[str]:
        return self.names(EXTRA_DECK)

    @property
    def monsters(self) -> list[str]:
        """The monsters the player controls, from the left, then those in Extra Monster Zones."""
        state = self.table.duel.state
        return [self.table.name(uid) for uid in state.monsters_of(self.player)]

    @property
    def set_cards(self) -> list[str]:
        """The face-down cards in the Spell & Trap Zones, from the left."""
        return [card.name for card in self.spell_trap_cards() if not card.row.face_up]

    @property
    def spells(self) -> list[str]:
        """The face-up cards in the Spell & Trap Zones, from the left."""
        return [card.name for card in self.spell_trap_cards() if card.row.face_up]

    @property
    def field_zone(self) -> list[str]:
        return self.names(FIELD_ZONE)

    def names(self, place: int) -> list[str]:
        return [self.table.name(uid) for uid in self.table.duel.state.piles[own(self.player, place)]]

    def spell_trap_cards(self) -> list[CardOnField]:
        state = self.table.duel.state
        first = own(self.player, SPELL_TRAP_ZONE)
        return [self.table.look(uid) for place in range(first, first + 5) for uid in state.piles[place]]

    def materials_of(self, name: str, zone: int = 0) -> list[str]:
        """The materials of a monster the player controls, the first attached first."""
        uid = self.monster(name, zone).row.uid
        return [self.table.name(material) for material in materials_of(self.table.duel.state, uid)]

    def monster(self, name: str, zone: int = 0) -> CardOnField:
        """The one monster of this name that the player controls, in this zone if one is said."""
        state = self.table.duel.state
        cards = [self.table.look(uid) for uid in state.monsters_of(self.player)]
        return self.only(cards, name, zone)

    def atk_of(self, name: str, zone: int = 0) -> int:
        """The ATK of a monster the player controls, as it is now."""
        return stat_of(self.table.duel.game, self.table.duel.state, self.monster(name, zone).row, ATK)

    def def_of(self, name: str, zone: int = 0) -> int:
        """The DEF of a monster the player controls, as it is now."""
        return stat_of(self.table.duel.game, self.table.duel.state, self.monster(name, zone).row, DEF)

    def spell_trap(self, name: str, zone: int = 0) -> CardOnField:
        """The one card of this name in the player's Spell & Trap Zones."""
        return self.only(self.spell_trap_cards(), name, zone)

    def only(self, cards: list[CardOnField], name: str, zone: int) -> CardOnField:
        wanted = self.table.duel.pool.find(name).name_en
        found = [card for card in cards if card.name == wanted and zone in (0, card.zone)]
        assert len(found) == 1, f"{self.who} has {len(found)} cards {name!r} there: {[card.name for card in cards]}"
        return found[0]
