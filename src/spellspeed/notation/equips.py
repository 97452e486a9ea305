"""Equip Spells of a written position: each lies face-up on a monster, which its flag names."""

from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS, is_monster_zone, own
from spellspeed.engine.kernel.rows import BOND_EQUIP, Bond, CardState
from spellspeed.engine.kernel.state import State
from spellspeed.notation.facts import BOND
from spellspeed.notation.phrases import ON_ZONE
from spellspeed.notation.read import Entry, Sheet, player_called
from spellspeed.pool import CardPool
from spellspeed.words import EQUIP, EXTRA_MONSTER_ZONE, IN_SPELL_TRAP_ZONE, MONSTER_ZONE, SPELL_TRAP_ZONE


def equip_cards(g: Game, s: State, sheet: Sheet, pool: CardPool) -> None:
    """Bind the Equip Spells that lie face-up to the monsters that their flags name.

    rule: equip.target.face-up-monster-only, equip.spell.stays-and-uses-a-zone
    """
    for entry in sheet.entries:
        equips = entry.key in ("spells", "set") and entry.flags.has("as equip")
        equips = equips or (entry.key == "spells" and entry.card.kind & EQUIP != 0)
        if not equips and entry.flags.on:
            raise entry.wrong("only a face-up Equip Spell is on a monster, or a card that is used as one")
        if not equips:
            continue
        if not entry.flags.on and any(fact.key == BOND[0] for fact in sheet.facts):
            continue  # those lines say what it is on
        if not entry.flags.on:
            raise entry.wrong("an Equip Spell lies face-up only on a monster: write, for example, (on Mystical Elf)")
        row, monster = find_unbound(s, entry), find_equipped(s, entry, pool)
        bond = (row.uid, row.visit, row.turned, monster.uid, monster.visit, monster.turned, s.next_serial(), row.card)
        s.set_bonds([*s.bonds, Bond(BOND_EQUIP, *bond, False)])


def find_unbound(s: State, entry: Entry) -> CardState:
    """Return the Equip Spell of an entry, of several copies the first that is on no monster yet."""
    bound = [bond.uid for bond in s.bonds]
    for row in s.cards:
        mine = row.card == entry.card.index and row.controller == entry.player and row.uid not in bound
        up = row.face_up == (entry.key == "spells")
        if mine and KINDS[row.place] & IN_SPELL_TRAP_ZONE and up and is_there(row, entry):
            return row
    raise entry.wrong("it is not there")


def is_there(row: CardState, entry: Entry) -> bool:
    """Whether a card lies in the zone that an entry names, if it names one."""
    zone = entry.flags.zone
    return not zone or row.place == own(entry.player, SPELL_TRAP_ZONE) + zone - 1


def find_equipped(s: State, entry: Entry, pool: CardPool) -> CardState:
    """Return the face-up monster that an Equip Spell is on: the one in a zone, or by its name, one's own first."""
    zone = ON_ZONE.fullmatch(entry.flags.on)
    if zone is not None:
        player, number = player_called(zone[1] or zone[3]), int(zone[5])
        place = own(player, MONSTER_ZONE) + number - 1
        if zone[2] or zone[4]:
            # Player 0's left one is player 1's right one.
            place = EXTRA_MONSTER_ZONE + (number - 1 if player == 0 else 2 - number)
        found = [s.cards[uid] for uid in s.piles[place]] if number <= 2 or not (zone[2] or zone[4]) else []
    else:
        try:
            card = pool.find(entry.flags.on).index
        except LookupError as unknown:
            raise entry.wrong(str(unknown)) from None
        found = [row for row in s.cards if row.card == card and is_monster_zone(row.place)]
        found.sort(key=lambda row: row.controller != entry.player)
    found = [row for row in found if row.face_up]
    if not found:
        raise entry.wrong(f"there is no face-up monster {entry.flags.on!r} that it could be on")
    return found[0]
