"""Why a wish is refused: the guards of the engine, asked for all their reasons, with the facts in words."""

from typing import Final

import spellspeed.rulebook.codes as rule
from spellspeed.duel import Duel
from spellspeed.engine.answer import check_picks
from spellspeed.engine.game import Game
from spellspeed.engine.may.attack import may_attack, may_attack_directly, may_attack_target
from spellspeed.engine.may.phase import may_enter_battle_phase, may_enter_end_phase, may_enter_main_phase_2
from spellspeed.engine.may.set import may_set_spell_trap
from spellspeed.engine.may.summon import may_change_position, may_flip_summon, may_normal_summon
from spellspeed.engine.may.why import Why
from spellspeed.engine.places import is_monster_zone, own
from spellspeed.engine.rows import CardState, Request
from spellspeed.engine.state import State
from spellspeed.rulebook.book import Refusal
from spellspeed.rulebook.errors import AmbiguousAnswer, UnreadableAnswer
from spellspeed.wishes.match import find_picks, fits, is_known
from spellspeed.wishes.words import Ref, Wish, read_wish
from spellspeed.words import (
    BEFORE_FIRST_TURN,
    FOR_HAND_LIMIT,
    FOR_OPEN_STATE,
    FOR_TRIBUTE,
    FOR_ZONE,
    HAND,
    MONSTER,
    NORMAL,
    NORMAL_SUMMON,
    NOT_OVER,
    SET_MONSTER,
    TRAP,
    TRIBUTE_SUMMON,
)

_PHASES: Final = ("battle phase", "end battle phase", "end phase")
_FROM_HAND: Final = ("summon", "set")
_WITHOUT_CARDS: Final = ("pass", "go first", "go second")


def find_reasons(duel: Duel, text: str, by: int | None = None) -> list[Refusal]:
    """Return every rule that forbids the wish now, the most telling first; [] when it is possible.

    >>> duel = Duel.from_position("turn 1, Main Phase 1, you to act\\nyou 8000 hand: Sangan\\nopp 8000")
    >>> [refusal.rule for refusal in find_reasons(duel, "battle phase")]
    ['battle.phase.not-on-first-turn']
    """
    wish = read_wish(text, duel.pool)
    request = duel.request
    player = by if by is not None else request.player if request is not None else 0
    return Reasons(duel.game, duel.state, wish, player).find()


class Reasons:
    """The reasons against one wish of one player, as they are found."""

    def __init__(self, g: Game, s: State, wish: Wish, player: int) -> None:
        self.game: Final = g
        self.state: Final = s
        self.wish: Final = wish
        self.player: Final = player
        self.found: Final[list[Refusal]] = []

    def add(self, number: int, *facts: str) -> None:
        """Note a rule once, with its facts."""
        refusal = Refusal.of(number, facts)
        if all(known.rule != refusal.rule for known in self.found):
            self.found.append(refusal)

    def find(self) -> list[Refusal]:
        """Return all reasons."""
        s, wish = self.state, self.wish
        if s.outcome != NOT_OVER:
            # rule: duel.definition.single-game
            self.add(rule.DUEL_DEFINITION_SINGLE_GAME, "the duel is over")
            self.add(rule.ASK_DUEL_OVER)
        elif wish.verb == "surrender":
            return []
        elif wish.verb == "shuffle":
            self.add(rule.DUEL_SETUP_NO_RESHUFFLE_AFTER_CUT)
        elif s.phase == BEFORE_FIRST_TURN and wish.verb not in _WITHOUT_CARDS:
            self.add(rule.DUEL_SETUP_NO_CARDS_BEFORE_FIRST_TURN, "the first turn has not begun")
        else:
            self.find_in_turn()
        return self.found

    def find_in_turn(self) -> None:
        """Find the reasons against a wish while the duel goes on."""
        unknown = self.wish.names_unknown()
        if unknown is not None:
            self.add(rule.ASK_NO_SUCH_CARD, unknown.problem)
            return
        request = self.state.request
        if request is not None and request.player == self.player and self.is_possible(request):
            return
        if request is not None and request.purpose == FOR_HAND_LIMIT and request.player == self.player:
            # rule: turn.end.hand-limit.discard-down-to-six
            fact = f"{request.least} must be discarded"
            self.add(rule.TURN_END_HAND_LIMIT_DISCARD_DOWN_TO_SIX, fact)
        self.ask_guards()
        if self.found:
            return
        if request is not None and request.player != self.player:
            self.add(rule.ASK_WRONG_PLAYER, f"player {request.player} is asked, not player {self.player}")
        elif self.wish.verb == "zone" and request is not None and request.purpose == FOR_ZONE:
            self.add(rule.ASK_NOT_OFFERED, "that zone is not free")
        self.add(rule.ASK_NOT_OFFERED)

    def is_possible(self, request: Request) -> bool:
        """Whether an option fits the wish; picks that fit and break a rule of answering leave that rule behind."""
        try:
            picks = find_picks(self.state, self.wish)
        except AmbiguousAnswer:
            return True
        if picks is None:
            return False
        number = check_picks(self.state, request, picks)
        if number:
            self.add(number, f"{len(picks)} given, {request.least} to {request.most} are asked for")
        return not number

    def ask_guards(self) -> None:
        """Ask the guards that belong to the verb."""
        verb = self.wish.verb
        if verb in _PHASES:
            self.ask_about_phase()
        elif verb == "activate":
            self.ask_about_activation()
        elif verb == "tribute":
            self.ask_about_tributes()
        elif verb in ("attack", "attack directly", "attack target"):
            self.ask_about_attack()
        elif verb in ("summon", "set", "flip summon", "change position"):
            self.ask_about_card(self.wish.cards[0])
        elif verb in ("choose", "discard"):
            self.ask_about_choice()

    # ------------------------------------------------------------------------------------------------------ one by one

    def is_open(self) -> bool:
        """Whether the duel waits in an open state."""
        request = self.state.request
        return request is not None and request.purpose == FOR_OPEN_STATE

    def ask_about_phase(self) -> None:
        """Ask whether the player may go on to another phase."""
        g, s, player, why = self.game, self.state, self.player, Why()
        if s.turn_player != player:
            self.add(rule.TURN_PHASE_START_DECLARED_BY_TURN_PLAYER, "it is the other player's turn")
            self.add(rule.TURN_TURN_PLAYER_DEFINITION)
        elif not self.is_open():
            self.add(rule.TURN_MAIN_OPEN_STATE_REQUIRED, "something else is under way")
        if self.wish.verb == "battle phase":
            may_enter_battle_phase(g, s, player, why)
        elif self.wish.verb == "end phase":
            may_enter_end_phase(s, player, why)
        else:
            may_enter_main_phase_2(s, player, why)
        self.take(why, None)

    def ask_about_card(self, ref: Ref) -> None:
        """Ask whether the player may do this with this card."""
        row = self.find_row(ref)
        if row is None:
            return
        g, s, player, why = self.game, self.state, self.player, Why()
        if s.turn_player == player and not self.is_open():
            self.add(rule.TURN_MAIN_OPEN_STATE_REQUIRED, "something else is under way")
        verb = self.wish.verb
        if verb == "summon" or (verb == "set" and g.facts[row.card].kind & MONSTER):
            may_normal_summon(g, s, player, row, verb == "set", why)
        elif verb == "set":
            may_set_spell_trap(g, s, player, row, why)
        elif verb == "flip summon":
            may_flip_summon(s, player, row, why)
        else:
            may_change_position(g, s, player, row, why)
        self.take(why, row)
        if not self.found and self.wish.position:
            self.add(rule.ASK_NOT_OFFERED, f"{self.name(row)} is in {self.wish.position} position already")

    def find_row(self, ref: Ref) -> CardState | None:
        """Return the card that is meant: one the player can use, else one he can at least see."""
        s, player = self.state, self.player
        mine = [row for row in s.cards if row.controller == player and fits(s, player, ref, row)]
        if self.wish.verb in _FROM_HAND:
            mine.sort(key=lambda row: row.place != own(player, HAND))
        else:
            mine.sort(key=lambda row: not is_monster_zone(row.place))
        if mine:
            return mine[0]
        theirs = [row for row in s.cards if row.controller != player and fits(s, player, ref, row)]
        if not theirs:
            self.add(rule.ASK_NO_SUCH_CARD, f"no {ref.name} is where the player could use it")
            return None
        self.add(rule.ASK_NOT_YOUR_CARD, f"{ref.name} is the other player's")
        return theirs[0]

    def ask_about_attack(self) -> None:
        """Ask whether the player may attack so."""
        s, player, wish = self.state, self.player, self.wish
        if wish.cards:
            row = self.find_row(wish.cards[0])
            if row is None:
                return
            why = Why()
            may_attack(s, player, row, why)
            self.take(why, row)
            if not self.found and not self.is_open():
                self.add(rule.BATTLE_BATTLE_STEP_ONE_ATTACKER_AT_A_TIME, "an attack is under way")
        if wish.direct or wish.verb == "attack directly":
            why = Why()
            may_attack_directly(s, player, why)
            self.take(why, None)
        if wish.target is not None:
            self.ask_about_target(wish.target)

    def ask_about_target(self, ref: Ref) -> None:
        """Ask whether the player may attack this."""
        s, player = self.state, self.player
        seen = [row for row in s.cards if fits(s, player, ref, row)]
        monsters = [row for row in seen if is_monster_zone(row.place) and row.controller != player]
        if monsters:
            return
        if not s.monsters_of(1 - player):
            # rule: battle.attack.direct-when-no-monster
            self.add(rule.BATTLE_ATTACK_DIRECT_WHEN_NO_MONSTER, "the opponent has no monster")
        elif seen:
            why = Why()
            may_attack_target(s, player, seen[0], why)
            self.take(why, seen[0])
        else:
            self.add(rule.ASK_NO_SUCH_CARD, f"no {ref.name} can be seen on the opponent's field")

    def ask_about_activation(self) -> None:
        """Ask about an activation: only what no effect is needed to know can be answered yet."""
        row = self.find_row(self.wish.cards[0])
        if row is None or self.found:
            return
        kind = self.game.facts[row.card].kind
        if kind & MONSTER and kind & NORMAL:
            self.add(rule.CARD_NORMAL_MONSTER_NO_MONSTER_EFFECT, f"{self.name(row)} is a Normal Monster")
        elif kind & TRAP and row.place == own(self.player, HAND):
            self.add(rule.TRAP_SET_MUST_BE_SET_FIRST, f"{self.name(row)} is in the hand")
        else:
            raise UnreadableAnswer("effects are not playable yet")

    def ask_about_tributes(self) -> None:
        """Ask whether these monsters can be Tributed: only those on the player's own field."""
        s, player = self.state, self.player
        for ref in self.wish.cards:
            if not any(fits(s, player, ref, s.cards[uid]) for uid in s.monsters_of(player)):
                # rule: summon.tribute.own-field-monsters
                self.add(rule.SUMMON_TRIBUTE_OWN_FIELD_MONSTERS, f"the player controls no {ref.name}")
        request = s.request
        if not self.found and (request is None or request.purpose != FOR_TRIBUTE):
            self.add(rule.ASK_NOT_OFFERED, "no Tribute is asked for")

    def ask_about_choice(self) -> None:
        """Say what is wrong with cards that are not among those to choose from."""
        s, player = self.state, self.player
        request = s.request
        if request is not None and request.purpose == FOR_TRIBUTE:
            self.ask_about_tributes()
            return
        for ref in self.wish.cards:
            seen = [row for row in s.cards if fits(s, player, ref, row)]
            if not seen:
                self.add(rule.ASK_NO_SUCH_CARD, f"no {ref.name} can be seen")
            elif self.wish.verb == "discard" and all(row.controller != player for row in seen):
                self.add(rule.ASK_NOT_YOUR_CARD, f"{ref.name} is the other player's")

    # ----------------------------------------------------------------------------------------------------------- facts

    def name(self, row: CardState) -> str:
        """The card's name, if the player knows it."""
        if not is_known(self.state, self.player, row):
            return "the face-down card"
        return self.game.facts[row.card].name_en

    def take(self, why: Why, row: CardState | None) -> None:
        """Take over what a guard found."""
        for number in why.rules:
            self.add(number, *self.facts(number, row))

    def facts(self, number: int, row: CardState | None) -> tuple[str, ...]:
        """Say what in this position makes the rule forbid the wish."""
        s = self.state
        name = "" if row is None else self.name(row)
        if number == rule.SUMMON_NORMAL_ONCE_PER_TURN_SHARED:
            done = [deed for deed in s.deeds if deed.deed in (NORMAL_SUMMON, TRIBUTE_SUMMON, SET_MONSTER)]
            return (f"the Normal Summon or Set of turn {s.turn} has been used",) if done else ()
        if number in (rule.SUMMON_FLIP_NOT_IN_TURN_IT_WAS_SET, rule.POSITION_CHANGE_NOT_TURN_NORMAL_SUMMONED):
            set_now = row is not None and row.arrived_by == SET_MONSTER
            return (f"{name} was {'Set' if set_now else 'Normal Summoned'} in this turn",)
        tributes = f"{name} is Level {self.level(row)}; {self.count_mine()} there to Tribute"
        texts = {
            rule.POSITION_CHANGE_NOT_TURN_SPECIAL_SUMMONED: f"{name} was Special Summoned in this turn",
            rule.POSITION_CHANGE_ONCE_PER_MONSTER_PER_TURN: f"{name} has changed its position this turn",
            rule.POSITION_CHANGE_NOT_AFTER_ATTACKING: f"{name} has attacked this turn",
            rule.BATTLE_ATTACK_ONCE_PER_TURN: f"{name} has attacked this turn",
            rule.TURN_MAIN_OPEN_STATE_REQUIRED: "it is the other player's turn",
            rule.PRIORITY_ADVANCE_HELD_BY_TURN_PLAYER: "it is the other player's turn",
            rule.ZONE_MAIN_MONSTER_MAX_FIVE: "all five Main Monster Zones are occupied",
            rule.ZONE_SPELL_TRAP_MAX_FIVE: "all five Spell & Trap Zones are occupied",
            rule.BATTLE_PHASE_NOT_ON_FIRST_TURN: "this is turn 1",
            rule.BATTLE_ATTACK_MUST_CHOOSE_MONSTER_IF_ANY: f"the opponent has {self.count_theirs()}",
            rule.SUMMON_TRIBUTE_LEVEL_5_6_ONE: tributes,
            rule.SUMMON_TRIBUTE_LEVEL_7_PLUS_TWO: tributes,
            rule.SUMMON_SET_LEVEL_5_PLUS_NEEDS_TRIBUTES: tributes,
        }
        return (texts[number],) if number in texts else ()

    def level(self, row: CardState | None) -> int:
        """The Level of a card."""
        return 0 if row is None else self.game.facts[row.card].level

    def count_theirs(self) -> str:
        """How many monsters the opponent has, in words."""
        count = len(self.state.monsters_of(1 - self.player))
        return "1 monster" if count == 1 else f"{count} monsters"

    def count_mine(self) -> str:
        """How many monsters the player has, in words."""
        count = len(self.state.monsters_of(self.player))
        return "1 monster is" if count == 1 else f"{count} monsters are"
