"""What a player of plain good sense does without trying anything: the step that looks best, card by card."""

from collections.abc import Callable
from typing import Final

from spellspeed.duel import Duel
from spellspeed.seen import SeenCard, SeenOption, SeenRequest
from spellspeed.seen.treasures import is_treasure
from spellspeed.view import View
from spellspeed.words import (
    ACTIVATE,
    ATTACK,
    CHANGE_POSITION,
    DIRECT_ATTACK,
    END_BATTLE_PHASE,
    FLIP_SUMMON,
    FOR_ATTACK_TARGET,
    FOR_COST,
    FOR_DISCARD,
    FOR_FIRST_TURN,
    FOR_HAND_LIMIT,
    FOR_MATERIAL,
    FOR_OPEN_STATE,
    FOR_PENDULUM,
    FOR_REPLAY,
    FOR_RESPONSE,
    FOR_TRIBUTE,
    FOR_ZONE,
    GEMINI_SUMMON,
    GO_FIRST,
    LINK_SUMMON,
    NONE,
    NORMAL_SUMMON,
    PASS,
    PENDULUM_SUMMON,
    QUICK_PLAY,
    SET_MONSTER,
    SET_SPELL_TRAP,
    STOP_ATTACK,
    SYNCHRO_SUMMON,
    TO_BATTLE_PHASE,
    TO_END_PHASE,
    TRAP,
    XYZ_SUMMON,
)

MAKING: Final = (SYNCHRO_SUMMON, XYZ_SUMMON, LINK_SUMMON)
GIVING: Final = (FOR_TRIBUTE, FOR_HAND_LIMIT, FOR_COST, FOR_DISCARD, FOR_MATERIAL)
# What a Spell or Trap in the hand is worth beside the points of a monster.
SPELL_WORTH: Final = 1000
# Who attacks a face-down monster learns its DEF too late; with this much ATK it pays on the whole.
BOLD_ENOUGH: Final = 1500
# What wins by being kept is given last, and looked for first.
TREASURE: Final = 20_000


def answer_plainly(duel: Duel) -> tuple[int, ...]:
    """Return an answer without trying anything: respond with nothing, give the weakest, take or hit the strongest."""
    assert duel.request is not None
    view: View = duel.view(duel.request.player)
    request = view.request
    assert request is not None
    purpose = request.purpose
    if purpose == FOR_OPEN_STATE:
        return (choose_action(view, request),)
    if purpose in (FOR_ATTACK_TARGET, FOR_REPLAY):
        return (choose_target(view, request),)
    if purpose == FOR_ZONE:
        return tuple(range(request.least))
    if purpose == FOR_FIRST_TURN:
        return (find_deed(request, GO_FIRST),)
    if purpose == FOR_RESPONSE:
        # Where the phase demands something of him, he cannot pass.
        return (max(find_deed(request, PASS), 0),)
    if purpose in GIVING:
        return give_the_weakest(duel, request)
    return take_the_best(duel, view, request)


# ------------------------------------------------------------------------------------------------------ what is there


def monsters_of(view: View, player: int) -> list[SeenCard]:
    """Return the monsters a player controls."""
    extra = [card for card in view.extra_monster_zones if card is not None and card.controller == player]
    return [card for card in view.monsters(player) if card is not None] + extra


def attack_points(card: SeenCard) -> int:
    """Return a card's ATK, 0 for what has none or is hidden."""
    return max(0, card.atk or 0)


def defense_points(card: SeenCard) -> int:
    """Return a card's DEF, 0 for what has none or is hidden."""
    return max(0, card.def_ or 0)


def tributes_for(card: SeenCard) -> int:
    """Return how many Tributes this monster costs."""
    level = card.level or 0
    return 0 if level < 5 else 1 if level < 7 else 2


def find_threat(view: View) -> int:
    """Return the highest ATK the opponent is known to have on the field."""
    return max([attack_points(card) for card in monsters_of(view, 1 - view.player) if card.face_up], default=0)


def find_deed(request: SeenRequest, deed: int) -> int:
    """Return the first option with this deed, -1 when there is none."""
    return next((at for at, option in enumerate(request.options) if option.deed == deed), -1)


def best_option(request: SeenRequest, deed: int, worth: Callable[[SeenCard], int]) -> tuple[int, int]:
    """Return the option of this deed whose card is worth most, and that worth; (-1, 0) if none is worth anything."""
    best = (-1, 0)
    for at, option in enumerate(request.options):
        if option.deed == deed and option.card is not None and worth(option.card) > best[1]:
            best = (at, worth(option.card))
    return best


# ---------------------------------------------------------------------------------------------------------- Main Phase


def choose_action(view: View, request: SeenRequest) -> int:
    """Return the best step in an open state: come to the field, turn, attack, or go on."""
    if find_deed(request, END_BATTLE_PHASE) >= 0 or find_deed(request, ATTACK) >= 0:
        return choose_attacker(view, request)
    for choose in (choose_making, choose_pendulum, choose_summon, choose_turning, choose_setting):
        chosen = choose(view, request)
        if chosen >= 0:
            return chosen
    battle = find_deed(request, TO_BATTLE_PHASE)
    if battle >= 0 and any(attack_worth(view, card) >= 0 for card in ready_attackers(view)):
        return battle
    # A monster that will not attack any more this turn hides from what it cannot beat.
    hiding = choose_hiding(view, request)
    if hiding >= 0:
        return hiding
    ending = find_deed(request, TO_END_PHASE)
    return ending if ending >= 0 else battle  # a monster must attack


def choose_making(view: View, request: SeenRequest) -> int:
    """Return the Synchro, Xyz or Link Summon of the strongest monster, if it is stronger than all that are there."""
    best = -1
    strength = max([attack_points(card) for card in monsters_of(view, view.player)], default=0)
    for deed in MAKING:
        chosen, atk = best_option(request, deed, attack_points)
        if atk > strength:
            best, strength = chosen, atk
    return best


def choose_pendulum(view: View, request: SeenRequest) -> int:
    """Return the Pendulum Summon, or the second Pendulum Scale that makes one possible."""
    summon = find_deed(request, PENDULUM_SUMMON)
    if summon >= 0:
        return summon
    scales = [scale_of(card) for card in view.spells(view.player) if card is not None and scale_of(card) >= 0]
    hand = [card for card in view.hand() if scale_of(card) >= 0]
    if len(scales) != 1:
        return -1

    def worth(card: SeenCard) -> int:
        return strength_between(view, scales[0], card) if card in hand else 0

    return best_option(request, ACTIVATE, worth)[0]


def scale_of(card: SeenCard) -> int:
    """Return a card's Pendulum Scale, a negative number for what has none or is hidden."""
    return NONE if card.facts is None else card.facts.scale


def strength_between(view: View, scale: int, second: SeenCard) -> int:
    """Return the ATK of all other monsters in the hand and the Extra Deck that two scales would let come."""
    low, high = sorted((scale, scale_of(second)))
    waiting = [card for card in view.extra_deck(view.player) if card.face_up]
    cards = [card for card in (*view.hand(), *waiting) if card != second]
    return sum([attack_points(card) for card in cards if low < (card.level or 0) < high])


def choose_summon(view: View, request: SeenRequest) -> int:
    """Return the summon that adds most strength, or a second one, or the Set of a wall when nothing can stand."""
    own = sorted(attack_points(card) for card in monsters_of(view, view.player))

    def gain(card: SeenCard) -> int:
        if is_treasure(card):
            return 0
        return attack_points(card) - sum(own[: tributes_for(card)])

    summon, _ = best_option(request, NORMAL_SUMMON, gain)
    if summon >= 0 and can_stand(view, request.options[summon]):
        return summon
    again, _ = best_option(request, GEMINI_SUMMON, lambda card: attack_points(card) + 1)
    if again >= 0:
        return again  # it only gains by that
    wall, _ = best_option(
        request, SET_MONSTER, lambda card: 0 if tributes_for(card) or is_treasure(card) else defense_points(card) + 1
    )
    return wall if wall >= 0 else summon


def can_stand(view: View, option: SeenOption) -> bool:
    """Whether a monster is not simply run over once it lies in Attack Position."""
    assert option.card is not None
    return attack_points(option.card) >= find_threat(view) or attack_worth(view, option.card) >= BOLD_ENOUGH


def choose_turning(view: View, request: SeenRequest) -> int:
    """Return the monster to turn to Attack Position because it has something to win there."""

    def worth(card: SeenCard) -> int:
        if card.attack or not can_attack_this_turn(view, request):
            return 0
        strong = attack_points(card) >= find_threat(view)
        return attack_points(card) + 1 if strong and attack_worth(view, card) >= 0 else 0

    for deed in (FLIP_SUMMON, CHANGE_POSITION):
        chosen, _ = best_option(request, deed, worth)
        if chosen >= 0:
            return chosen
    return -1


def choose_setting(view: View, request: SeenRequest) -> int:
    """Return the Trap or Quick-Play Spell to Set; other Spells are kept in the hand."""
    for at, option in enumerate(request.options):
        card = option.card
        if option.deed == SET_SPELL_TRAP and card is not None and card.facts is not None:
            if card.facts.kind & (TRAP | QUICK_PLAY):
                return at
    return -1


def can_attack_this_turn(view: View, request: SeenRequest) -> bool:
    """Whether a Battle Phase is still to come in this turn."""
    return view.phase == "Main Phase 1" and find_deed(request, TO_BATTLE_PHASE) >= 0


def choose_hiding(view: View, request: SeenRequest) -> int:
    """Return the monster that is safer, or costs fewer LP, in Defense Position."""
    threat = find_threat(view)

    def worth(card: SeenCard) -> int:
        return threat - attack_points(card) if card.attack else 0

    return best_option(request, CHANGE_POSITION, worth)[0]


# -------------------------------------------------------------------------------------------------------- Battle Phase


def ready_attackers(view: View) -> list[SeenCard]:
    """Return the monsters in face-up Attack Position."""
    return [card for card in monsters_of(view, view.player) if card.face_up and card.attack]


def attack_worth(view: View, attacker: SeenCard) -> int:
    """Return what the attacker's best attack is worth to it, negative when it has none worth making."""
    targets = monsters_of(view, 1 - view.player)
    if not targets:
        return attack_points(attacker)
    return max(target_worth(view, attacker, target) for target in targets)


def target_worth(view: View, attacker: SeenCard, target: SeenCard) -> int:
    """Return what attacking this monster is worth: the strength it takes off the field, -1 for a bad attack."""
    atk = attack_points(attacker)
    if target.facts is None:
        return 0 if atk >= BOLD_ENOUGH else -1
    if not target.attack:
        return attack_points(target) if atk > defense_points(target) else -1
    if atk == attack_points(target):
        # An even trade pays for whoever has more monsters left after it.
        many = len(monsters_of(view, view.player)) > len(monsters_of(view, 1 - view.player))
        return atk if many and atk else -1
    return attack_points(target) + 1 if atk > attack_points(target) else -1


def choose_attacker(view: View, request: SeenRequest) -> int:
    """Return the weakest monster that takes the strongest prey, so that the strong ones stay free for more."""
    best = find_deed(request, END_BATTLE_PHASE)
    if best < 0:
        best = find_deed(request, ATTACK)  # a monster must attack
    prize = (-1, 0)
    for at, option in enumerate(request.options):
        if option.deed == ATTACK and option.card is not None:
            worth = attack_worth(view, option.card)
            # A face-down monster is best met by the strongest.
            spare = attack_points(option.card) if worth == 0 else -attack_points(option.card)
            if worth >= 0 and (worth, spare) > (prize if prize[0] >= 0 else (-1, 0)):
                best, prize = at, (worth, spare)
    return best


def choose_target(view: View, request: SeenRequest) -> int:
    """Return the best thing to attack with the monster the request is about."""
    direct = find_deed(request, DIRECT_ATTACK)
    if direct >= 0:
        return direct
    assert request.card is not None
    best, prize = find_deed(request, STOP_ATTACK), -1
    for at, option in enumerate(request.options):
        if option.card is not None:
            worth = target_worth(view, request.card, option.card)
            if best < 0 or worth > prize:
                best, prize = at, worth
    return best


# -------------------------------------------------------------------------------------------------------------- giving


def give_the_weakest(duel: Duel, request: SeenRequest) -> tuple[int, ...]:
    """Return the fewest cards that answer the request, those that are worth least: Tributes, discards."""

    def worth(at: int) -> int:
        card = request.options[at].card
        if card is None:
            return 0
        if is_treasure(card):
            return TREASURE
        if card.is_monster is False:
            return SPELL_WORTH
        on_field = bool(card.position)
        # In the hand a monster that costs Tributes is worth less than its ATK says.
        return max(attack_points(card), defense_points(card) // 2) - (0 if on_field else 700 * tributes_for(card))

    picks: tuple[int, ...] = ()
    while True:
        following, may_stop = duel.next_picks(*picks)
        if may_stop or not following:
            return picks
        picks = picks + (min(following, key=worth),)


def take_the_best(duel: Duel, view: View, request: SeenRequest) -> tuple[int, ...]:
    """Return an answer that takes as much as it may, the best first, and rather what is the opponent's."""

    def worth(at: int) -> int:
        card = request.options[at].card
        value = 0 if card is None else max(attack_points(card), defense_points(card) // 2) or SPELL_WORTH // 2
        if card is not None and card.controller == view.player and is_treasure(card):
            return TREASURE
        return value + 10_000 if card is not None and card.controller != view.player else value

    picks: tuple[int, ...] = ()
    while True:
        following, may_stop = duel.next_picks(*picks)
        if not following or (may_stop and picks and request.purpose != FOR_PENDULUM):
            return picks
        picks += (max(following, key=worth),)
