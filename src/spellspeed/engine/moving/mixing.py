"""Face-down monsters that are shuffled on the field: from then on only their controller knows which is which."""

from typing import Final

from spellspeed.engine.kernel.places import is_main_monster_zone, own
from spellspeed.engine.kernel.rows import CardState, DeedDone
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell
from spellspeed.engine.moving.attached import materials_of
from spellspeed.engine.moving.moves import mix
from spellspeed.words import BY_EFFECT, EVENT_SHUFFLED, MIXED, MONSTER_ZONE

# What a MIXED deed says in its line: twice how many were mixed, and whether this one had been mixed before, so that
# nobody can tell any more what was seen of it.
LOST_BEFORE: Final = 1


def can_be_mixed(row: CardState) -> bool:
    """Whether a card lies face-down in Defense Position in a Main Monster Zone."""
    return is_main_monster_zone(row.place) and not row.face_up and not row.attack


def has_others_to_mix(s: State, row: CardState) -> bool:
    """Whether another monster lies so on the same side."""
    return any(uid != row.uid and can_be_mixed(s.cards[uid]) for uid in s.monsters_of(row.controller))


def mix_monsters(s: State, uids: list[int]) -> None:
    """Shuffle the face-down monsters of each player among their zones.  rule: duel.shuffle.no-purposeful-ordering

    A monster keeps its number, and with it all that was done with it: it has not left the field.
    """
    for player in (s.turn_player, 1 - s.turn_player):
        rows = [s.cards[uid] for uid in uids if s.cards[uid].controller == player and can_be_mixed(s.cards[uid])]
        if len(rows) > 1:
            rows.sort(key=lambda row: row.place)
            note_mixed(s, player, rows)
            order = [row.uid for row in rows]
            mix(s, order)
            lay_in_order(s, [row.place for row in rows], order)
            tell(s, EVENT_SHUFFLED, player, own(player, MONSTER_ZONE), BY_EFFECT)


def lay_in_order(s: State, places: list[int], uids: list[int]) -> None:
    """Lay monsters in zones, the first in the first one."""
    for place, uid in zip(places, uids, strict=True):
        row = s.cards[uid]
        lies = (row.face_up, row.attack, row.reserved, row.doomed)
        s.put(row.again(row.card, row.owner, row.controller, place, *lies))
        s.set_pile(place, (uid,))


def note_mixed(s: State, player: int, rows: list[CardState]) -> None:
    """Remember which monsters lie mixed; nobody loses sight of one that is marked."""
    lost = {row.uid for row in rows if is_mixed(s, row)}
    s.set_deeds([deed for deed in s.deeds if deed.deed != MIXED or deed.player != player])
    alike = [row for row in rows if not is_marked(s, row)]
    if len(alike) > 1:
        for row in alike:
            before = LOST_BEFORE if row.uid in lost else 0
            s.remember(
                DeedDone(player, MIXED, row.uid, row.visit, row.card, 2 * len(alike) + before, s.phase, row.turned)
            )


def is_marked(s: State, row: CardState) -> bool:
    """Whether everybody sees by something else than its place which monster this is."""
    if row.owner != row.controller or materials_of(s, row.uid):
        return True
    for bond in s.bonds:
        if s.holds_bond(bond) and row.uid in (bond.uid, bond.other):
            return True
    for lasting in s.lingering:
        for at in range(0, len(lasting.affected), 3):
            if lasting.affected[at] == row.uid and lasting.affected[at + 1 : at + 3] == (row.visit, row.turned):
                return True
    return False


def is_mixed(s: State, row: CardState) -> bool:
    """Whether only its controller knows which of the mixed monsters this one is, since it lies there."""
    return not row.face_up and any(is_of(deed, row) for deed in s.deeds)


def is_of(deed: DeedDone, row: CardState) -> bool:
    """Whether a deed says that this monster lies mixed with others."""
    if deed.deed != MIXED or deed.uid != row.uid or deed.player != row.controller:
        return False
    return deed.visit == row.visit and deed.turned == row.turned


def find_mixed(s: State, player: int) -> list[DeedDone]:
    """Return of which monsters of a player nobody else knows which is which, in the order of the zones they lie in."""
    found = [deed for deed in s.deeds if deed.deed == MIXED and deed.player == player]
    found = [deed for deed in found if not s.cards[deed.uid].face_up and is_of(deed, s.cards[deed.uid])]
    return sorted(found, key=lambda deed: s.cards[deed.uid].place)


def tell_apart(s: State, uid: int) -> None:
    """Let a monster no longer count as mixed with others: the other player has seen it."""
    if any(deed.deed == MIXED and deed.uid == uid for deed in s.deeds):
        s.set_deeds([deed for deed in s.deeds if deed.deed != MIXED or deed.uid != uid])
