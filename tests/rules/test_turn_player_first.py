"""What both players have to do at the same time begins with the turn player, whichever seat is his."""

import pytest

from either_seat import SEATS, lay
from probes import pool_with, probe
from spellspeed.lang.words.every_word import EITHER
from spellspeed.lang.words.lines import Trigger
from spellspeed.lang.words.timings import EndStepReached, If, NormalDrawDue
from spellspeed.lang.words.verbs import GainLP
from table import Table

ODD_EYES = "Odd-Eyes Pendulum Dragon"
DRAGON = "Light and Darkness Dragon"
FELGRAND, O_LION = "Divine Dragon Lord Felgrand", "Mecha Phantom Beast O-Lion"
# No card of the library speaks of the draw of either player.
FORESIGHT = probe("Test Foresight", "Spell / Continuous", Trigger(1, when=If(NormalDrawDue(EITHER)), do=GainLP(50)))

CLOSER = probe("Test Closer", "Warrior / Effect", Trigger(1, when=If(EndStepReached()), do=GainLP(100), mandatory=True))


def activations(t: Table) -> list[str]:
    """Who has activated what, in order."""
    return [line for line in t.log() if " activated " in line]


@pytest.mark.rule("chain.simultaneous.same-class-turn-player-first", scenario=0)
@SEATS
def test_of_two_mandatory_quick_effects_the_turn_players_takes_the_next_link(seat: int) -> None:
    """Both dragons must answer the Spell: the turn player's becomes link 2, the other answers it with link 3."""
    t, me, they = lay(seat, f"hand: Upstart Goblin   monsters: {DRAGON}", f"monsters: {DRAGON}")
    me.activates("Upstart Goblin").nobody_responds()
    assert activations(t) == [
        f"{me.who} activated Upstart Goblin",
        f"{me.who} activated {DRAGON}",
        f"{they.who} activated {DRAGON}",
    ]
    # The opponent's dragon has negated the turn player's, so that the Spell has resolved.
    assert (me.atk_of(DRAGON), they.atk_of(DRAGON), they.lp) == (2800, 2300, 9000)


@pytest.mark.rule("chain.simultaneous.same-class-turn-player-first", scenario=0)
@SEATS
def test_it_does_so_too_when_the_opponent_has_activated_the_card(seat: int) -> None:
    mine, theirs = f"hand: Mystical Elf   monsters: {DRAGON}", f"set: Jar of Greed, Trap Hole   monsters: {DRAGON}"
    t, me, they = lay(seat, mine, theirs)
    me.summons("Mystical Elf")
    they.activates("Jar of Greed").nobody_responds()
    assert activations(t) == [
        f"{they.who} activated Jar of Greed",
        f"{me.who} activated {DRAGON}",
        f"{they.who} activated {DRAGON}",
    ]
    assert (me.atk_of(DRAGON), they.atk_of(DRAGON), they.hand) == (2800, 2300, ["Mystical Elf"])


@pytest.mark.rule("chain.simultaneous.same-class-turn-player-first", scenario=0)
@SEATS
def test_of_two_mandatory_triggers_the_turn_players_is_link_1(seat: int) -> None:
    """Both Sangans are destroyed by Dark Hole; the opponent's resolves first."""
    t, me, they = lay(seat, "hand: Dark Hole   monsters: Sangan", "monsters: Sangan")
    me.activates("Dark Hole")
    assert activations(t)[1:] == [f"{me.who} activated Sangan", f"{they.who} activated Sangan"]
    they.is_asked("search")


@pytest.mark.rule("effect.resolve.simultaneous-turn-player-first", scenario=0)
@SEATS
def test_what_both_choose_in_one_effect_the_turn_player_chooses_first(seat: int) -> None:
    hand = "Kuriboh, Sangan, Battle Ox"
    t, me, they = lay(seat, f"hand: Hand Destruction, {hand}", f"hand: {hand}")
    me.activates("Hand Destruction")
    me.chooses("Kuriboh", "Battle Ox")
    assert me.graveyard == []  # both discard together
    they.chooses("Sangan", "Battle Ox")
    assert sorted(me.graveyard) == ["Battle Ox", "Hand Destruction", "Kuriboh"]
    assert [line for line in t.log() if "drew" in line] == [f"{me.who} drew"] * 2 + [f"{they.who} drew"] * 2


@pytest.mark.rule("turn.turn-player.definition", scenario=0)
@SEATS
def test_of_two_continuous_effects_that_do_something_each_time_the_turn_players_comes_first(seat: int) -> None:
    """Each Dark Eradicator Warlock inflicts 1000 damage to its player's opponent for a Normal Spell."""
    warlock = "monsters: Dark Eradicator Warlock"
    t, me, they = lay(seat, f"hand: Pot of Greed   {warlock}", warlock)
    me.activates("Pot of Greed")
    told = [line for line in t.log() if " lp " in line]
    assert told == [f"{they.who} lp 8000 -> 7000 (effect)", f"{me.who} lp 8000 -> 7000 (effect)"]


@pytest.mark.rule("turn.phase-end.needs-both-passes-and-nothing-pending", scenario=0)
@pytest.mark.rule("turn.standby.phase-effects-turn-player-first", scenario=0)
@SEATS
def test_of_what_both_put_off_in_the_standby_phase_the_turn_players_is_forced_first(seat: int) -> None:
    t, me, they = lay(seat, "monsters: Cure Mermaid", "spells: Minor Goblin Official", "Standby Phase")
    assert me.is_asked("response").offers == ["activate Cure Mermaid", "pass"]
    me.passes()
    assert they.is_asked("response").offers == ["activate Minor Goblin Official", "pass"]
    they.passes()
    assert activations(t) == [f"{me.who} activated Cure Mermaid"] and me.lp == 8800
    # After that chain everybody may act again, and put it off again.
    assert they.is_asked("response").offers == ["activate Minor Goblin Official", "pass"]
    they.passes()
    assert activations(t)[1:] == [f"{they.who} activated Minor Goblin Official"]
    assert (t.phase, me.lp) == ("Main Phase 1", 8300)


@pytest.mark.rule("battle.end-step.phase-effects-turn-player-first", scenario=0)
@SEATS
def test_effects_of_the_end_step_do_not_answer_one_another(seat: int) -> None:
    """The opponent's is activated when the turn player's has resolved, not in its chain."""
    t, me, they = lay(
        seat, "monsters: Test Closer, Battle Ox", "monsters: Test Closer", "Battle Step", pool_with(CLOSER)
    )
    me.goes_to("Main Phase 2")
    assert t.step == "End Step" and me.is_asked("response").offers == ["activate Test Closer", "pass"]
    me.activates("Test Closer")
    assert t.chain == [] and (me.lp, they.lp) == (8100, 8000)
    assert they.is_asked("response").offers == ["activate Test Closer", "pass"]
    they.activates("Test Closer")
    assert (t.phase, me.lp, they.lp) == ("Main Phase 2", 8100, 8100)


@pytest.mark.rule("damage-step.calc.timing-effects-turn-player-first", scenario=0)
@SEATS
def test_of_two_who_would_take_the_battle_damage_the_turn_player_decides_first(seat: int) -> None:
    """Double-Edged Sword: both take the battle damage, and the Odd-Eyes in his Pendulum Zone may spare either."""
    mine = f"pendulum: {ODD_EYES}   monsters: {ODD_EYES} (zone 1)   spells: Double-Edged Sword (on {ODD_EYES})"
    t, me, they = lay(seat, mine, f"pendulum: {ODD_EYES}   monsters: {ODD_EYES}", "Battle Step")
    me.attacks(ODD_EYES, ODD_EYES)
    t.nobody_responds()
    me.is_asked("replacement")
    me.says_yes()
    they.is_asked("replacement")
    they.says_no()
    # 4500 - 2500, which the attacking Odd-Eyes doubles for its opponent.
    assert (me.lp, they.lp) == (8000, 4000)


@pytest.mark.rule("turn.draw.effects-worded-before-draw", scenario=0)
@SEATS
def test_of_two_effects_before_the_draw_the_turn_players_comes_first(seat: int) -> None:
    spells = "spells: Test Foresight"
    _, me, they = lay(seat, spells, spells, "Draw Phase", pool_with(FORESIGHT))
    assert me.is_asked("trigger").offers == ["trigger Test Foresight", "pass"] and me.hand == []
    me.triggers("Test Foresight").nobody_responds()
    assert they.is_asked("trigger").offers == ["trigger Test Foresight", "pass"] and me.hand == []
    they.passes()
    assert (me.lp, they.lp, me.hand) == (8050, 8000, ["Mystical Elf"])


@pytest.mark.rule("timing.trigger.activated-by-current-controller", scenario=0)
@SEATS
@pytest.mark.parametrize("given", [True, False])
def test_a_trigger_follows_its_monster_to_the_opponent_of_the_turn_player(given: bool, seat: int) -> None:
    """Felgrand comes back in the chain in which Creature Swap exchanges monsters: who has it then may use it."""
    mine = f"hand: Creature Swap   monsters: Sangan   set: Call of the Haunted   graveyard: {FELGRAND}"
    _, me, they = lay(seat, mine, "monsters: Kuriboh   hand: Sogen")
    me.activates("Creature Swap")
    me.activates("Call of the Haunted", targeting=FELGRAND)
    # Who has activated Creature Swap chooses both zones.
    me.chooses(FELGRAND if given else "Sangan", zone=3)
    me.chooses_zone(4)
    user = they if given else me
    assert FELGRAND in user.monsters
    assert user.is_asked("trigger").offers == [f"trigger {FELGRAND}", "pass"]


@pytest.mark.rule("timing.trigger.activated-by-current-controller", scenario=0)
@pytest.mark.rule("chain.simultaneous.same-class-turn-player-first", scenario=0)
@SEATS
def test_a_trigger_that_has_followed_its_monster_comes_in_the_order_of_its_new_controller(seat: int) -> None:
    """O-Lion, discarded in the same chain, is the turn player's; Felgrand, which was his too, comes after it."""
    hand = f"hand: Creature Swap, {O_LION}   monsters: Sangan"
    mine = f"{hand}   set: Call of the Haunted, Raigeki Break   graveyard: {FELGRAND}"
    t, me, they = lay(seat, mine, "monsters: Kuriboh   field: Sogen")
    me.activates("Creature Swap")
    me.activates("Call of the Haunted", targeting=FELGRAND)
    me.activates("Raigeki Break", discarding=O_LION, targeting="Sogen")
    me.chooses_zone(2)
    me.chooses(FELGRAND, zone=3)
    me.chooses_zone(4)
    assert me.is_asked("trigger").offers == [f"trigger {O_LION}", "pass"]
    me.triggers(O_LION)
    assert they.is_asked("trigger").offers == [f"trigger {FELGRAND}", "pass"]
    they.passes()
    assert t.chain == [O_LION]
