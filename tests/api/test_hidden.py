"""What a player is told is the same, whatever cards he cannot see: positions that once gave them away."""

import pytest

from playing import looks_alike
from spellspeed import Deck, Duel
from spellspeed.engine.kernel.state import State
from spellspeed.seen import SeenEvent
from spellspeed.view import View
from spellspeed.words import EVENT_RETURNED_TO_DECK, EVENT_SPECIAL_SUMMONED, HAPPENED
from table import Table, table, there

BACKS = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: {}  monsters: Summoned Skull   deck: 3 Sangan, 3 Kuriboh, 3 Umi, 3 Mirror Force, 2 Giant Rat
    opp 8000   hand: 2 Umi   monsters: {} (set), {} (set)   set: {}, {}   deck: 4 Umi
"""
PLAYS = {
    "nothing is asked": ("Umi", ()),
    "an attack target": ("Umi", ("battle phase", "attack with Summoned Skull")),
    "a target of Mystical Space Typhoon": (
        "Mystical Space Typhoon",
        ("activate Mystical Space Typhoon", "zone 1"),
    ),
}
HIDDEN = [
    ("Man-Eater Bug", "Mystical Elf", "Magic Jammer", "Ookazi"),
    ("Giant Soldier of Stone", "Kuriboh", "Mirror Force", "Trap Hole"),
]


SUPPOSED = Deck.packaged("classic")
BABOON = "Green Baboon, Defender of the Forest"


def backs(play: str, hidden: tuple[str, ...]) -> Duel:
    hand, wishes = PLAYS[play]
    duel = table(BACKS.format(hand, *hidden)).duel
    for wish in wishes:
        duel.play(wish)
    return duel


def dealt_backs(duel: Duel, seed: int) -> list[str]:
    view = duel.view(0).determinise(seed, suppose=SUPPOSED).view(1)
    return [card.name for card in (*view.monsters(1), *view.spells(1)) if card is not None]


@pytest.mark.parametrize("play", list(PLAYS))
def test_a_back_that_may_be_chosen_stays_a_back(play: str) -> None:
    duel = backs(play, HIDDEN[0])
    request = duel.view(0).request
    assert request is not None and request.player == 0
    free = backs("nothing is asked", HIDDEN[0])
    deals = [dealt_backs(duel, seed) for seed in range(200)]
    assert deals == [dealt_backs(free, seed) for seed in range(200)]
    assert len({tuple(deal[:2]) for deal in deals}) > 60 and len({tuple(deal[2:]) for deal in deals}) > 60


@pytest.mark.parametrize("play", list(PLAYS))
def test_what_is_dealt_is_the_same_whatever_lies_there(play: str) -> None:
    one, two = (backs(play, hidden) for hidden in HIDDEN)
    assert one.view(0) == two.view(0)
    for seed in range(10):
        assert one.view(0).determinise(seed) == two.view(0).determinise(seed)


def test_a_back_that_was_chosen_stays_a_back_too() -> None:
    """In the middle of an answer, when the target is chosen and the chain is answered."""
    text = BACKS.replace("hand: {} ", "hand: Mystical Space Typhoon, Seven Tools of the Bandit ").replace(
        "you 8000 ", "you 8000  set: Jar of Greed "
    )
    deals = []
    for hidden in (
        ("Sangan", "Kuriboh", "Ookazi", "Umiiruka"),
        ("Giant Rat", "Mystical Elf", "Raigeki", "Mirror Force"),
    ):
        if "Umiiruka" in hidden:
            hidden = ("Sangan", "Kuriboh", "Ookazi", "Dark Hole")
        duel = table(text.format(*hidden)).duel
        duel.play("activate Mystical Space Typhoon", "zone 2", "target face-down (their spell zone 1)")
        assert duel.request is not None and duel.request.player == 0 and len(duel.chain) == 1
        deals.append([duel.view(0).determinise(seed).state for seed in range(10)])
    assert deals[0] == deals[1]


@pytest.mark.parametrize("past", ["with its past", "as a position"])
def test_a_back_that_was_banished_for_a_time_stays_a_back(past: str) -> None:
    deals = []
    for hidden in ("Mystical Elf", "Giant Soldier of Stone"):
        t = table(f"""
            turn 3, Main Phase 1, opp to act
            you 8000   deck: 4 Umi, 3 Sangan, 3 Kuriboh
            opp 8000   hand: Dimensionhole   monsters: {hidden} (set, zone 3)   deck: 4 Umi
        """)
        t.opp.activates("Dimensionhole", targeting=hidden).nobody_responds()
        assert t.opp.monsters == []
        t.opp.goes_to("End Phase")
        t.you.goes_to("End Phase")
        t.opp.does("carry out Dimensionhole")
        t.opp.chooses_zone(3)
        assert t.opp.monsters == [hidden] and t.opp.monster(hidden).position == "set" and t.turn == 5
        duel = t.duel if past == "with its past" else t.duel.resume(t.duel.state, None)
        deals.append([duel.view(t.you.player).determinise(seed).state for seed in range(10)])
    assert deals[0] == deals[1]


def test_in_turn_1_nothing_is_known_of_the_opponents_list() -> None:
    mine, real = Deck(["Kuriboh"] * 40), Deck(["Blue-Eyes White Dragon"] * 40)
    view = Duel(mine, real, first=0, limits=False).view(0)
    cards = [card.name for seed in range(10) for card in view.determinise(seed).view(1).hand()]
    assert "Blue-Eyes White Dragon" not in cards
    cards = [card.name for seed in range(10) for card in view.determinise(seed, open_lists=True).view(1).hand()]
    assert set(cards) == {"Blue-Eyes White Dragon"}


@pytest.mark.parametrize("seed", range(3))
def test_a_monster_that_would_watch_the_chain_does_nothing_face_down(seed: int) -> None:
    """Silent Swordsman LV3 acts before a link is processed; while it is Set, what happened is told as without it."""
    deals = []
    for monster in ("Silent Swordsman LV3", "Mystical Elf"):
        t = table(f"""
            turn 3, Main Phase 1, you to act
            you 8000   hand: Ookazi   deck: 9 Umi
            opp 8000   monsters: {monster} (set)   deck: 9 Umi
        """)
        t.you.activates("Ookazi")
        deals.append(t.duel.view(0).determinise(seed, suppose=SUPPOSED).state)
    assert deals[0] == deals[1]


def deals_of(t: Table) -> list[State]:
    """What ten deals come to that are made for you."""
    return [t.you.view.determinise(seed, suppose=SUPPOSED).state for seed in range(10)]


@pytest.mark.rule("info.face-down.not-open-to-opponent", scenario=0)
def test_a_back_that_an_effect_is_just_moving_stays_a_back() -> None:
    """Change of Heart resolves, and the zone is chosen: what is taken is not looked at before it is taken."""
    deals = []
    for monster in ("Sangan", "Mystical Elf"):
        t = table(f"""
            turn 3, Main Phase 1, you to act
            you 8000   hand: Change of Heart   deck: 9 Umi
            opp 8000   monsters: {monster} (set), Kuriboh (set)   deck: 9 Umi
        """)
        t.duel.play("activate Change of Heart", "zone 1", "target face-down (their monster zone 1)")
        t.you.is_asked("zone")
        deals.append(deals_of(t))
        t.you.chooses_zone(2)
        assert [card.name for card in t.you.view.monsters(t.you.player) if card is not None] == [monster]
    assert deals[0] == deals[1]


@pytest.mark.rule("info.hand.hidden-from-opponent", scenario=0)
def test_a_trigger_that_waits_in_the_hand_is_not_dealt_to_it() -> None:
    """Green Baboon waits in the opponent's hand while the turn player may respond first; nobody knows that it does."""
    deals, waiting = [], []
    for card in (BABOON, "Mystical Elf"):
        t = table(f"""
            turn 3, Main Phase 1, you to act
            you 8000   hand: Raigeki, Rush Recklessly   monsters: Battle Ox   deck: 9 Umi
            opp 8000   hand: {card}   monsters: Mad Dog of Darkness   deck: 9 Umi
        """)
        t.you.activates("Raigeki")
        t.you.passes()
        assert t.opp.graveyard == ["Mad Dog of Darkness"]
        t.you.is_asked("response")
        waiting.append([t.duel.pool.facts[row.card].name_en for row in t.duel.state.waiting])
        deals.append(deals_of(t))
    assert waiting == [[BABOON], []] and deals[0] == deals[1]


@pytest.mark.rule("info.set-monster.level-not-revealed", scenario=0)
def test_the_level_of_a_set_monster_is_known_by_its_tributes_alone() -> None:
    """Nobody saw how the two came to lie there, so either may be any monster that can be Set."""
    high, low = (
        table(BACKS.format("Umi", first, second, "Magic Jammer", "Ookazi"))
        for first, second in (("Summoned Skull", "Blue-Eyes White Dragon"), ("Kuriboh", "Mystical Elf"))
    )
    assert deals_of(high) == deals_of(low)


# ---------------------------------------------------------------------------------------------------------- being asked


def equip_with(trap: str) -> Duel:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Black Pendant   monsters: Gemini Elf
        opp 8000   hand: Umi   set: {trap}
    """)
    t.duel.play("activate Black Pendant", "zone 1")
    return t.duel


def test_events_do_not_tell_whether_the_opponent_could_respond() -> None:
    asked, passed_over = equip_with("Magic Jammer"), equip_with("Mirror Force")
    assert asked.request is not None and asked.request.player == 1
    assert passed_over.request is not None and passed_over.request.player == 0
    asked.play("pass")
    assert asked.view(0) == passed_over.view(0)
    elf = [event for event in asked.view(0).events if event.card is not None and event.card.name == "Gemini Elf"]
    assert [there(event.card).atk for event in elf] == [1900, 1900]  # targeted twice over, before it was equipped


def attack_into(trap: str) -> Duel:
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: Gemini Elf
        opp 8000   hand: Umi   monsters: Mystical Elf (attack)   set: {trap}
    """)
    t.duel.play("attack with Gemini Elf")
    return t.duel


def test_being_asked_is_no_tell() -> None:
    asked, passed_over = attack_into("Mirror Force"), attack_into("Magic Jammer")
    assert asked.request is not None and asked.request.player == 1
    waiting = asked.sights(0)
    assert repr(waiting[-1].request) == "<player 1 is choosing>" and waiting[-1].battle is not None
    asked.play("pass")
    while asked.request is not None and asked.request.player == 1:
        waiting += asked.sights(0)
        asked.play("pass")
    seen = [view.key() for view in [*waiting, *asked.sights(0)]]
    assert seen == [view.key() for view in passed_over.sights(0)]
    assert any(view.battle is not None for view in passed_over.sights(0))


def test_while_the_opponent_chooses_in_the_middle_of_an_effect_the_table_stays_as_it_was_seen_last() -> None:
    """Whether a search leaves him a choice depends on his deck."""
    views: list[View] = []
    for deck in ("Marauding Captain, Exiled Force", "Marauding Captain"):
        t = table(f"""
            turn 4, Main Phase 1, opp to act
            you 8000   deck: 9 Umi
            opp 8000   hand: Reinforcement of the Army   deck: {deck}, 5 Umi
        """)
        t.duel.play("activate Reinforcement of the Army", "zone 1")
        request = t.duel.request
        assert request is not None and request.player == 1
        views.append(t.duel.view(0))
    assert views[0].chain and not views[1].chain  # the second has found its card and goes on
    assert not [event for event in views[0].events if "resolves" in event.to_text()]
    assert repr(views[0].request) == "<player 1 is choosing>"


def tornado_with(hand: str) -> Duel:
    t = table(f"""
        turn 4, Main Phase 1, you to act
        you 8000   hand: Sangan   set: Jar of Greed   deck: 9 Umi
        opp 8000   hand: {hand}   set: Dust Tornado   deck: 9 Umi
    """)
    t.duel.play("summon Sangan", "zone 1", "pass")
    t.duel.play("activate Dust Tornado")
    while t.duel.request is not None and t.duel.request.player == 0 and t.duel.chain:
        t.duel.play("pass")
    return t.duel


def test_who_does_without_an_optional_part_may_have_had_to() -> None:
    """Dust Tornado lets its player Set a card from his hand; Kuriboh cannot be Set so."""
    asked, passed_over = tornado_with("Raigeki"), tornado_with("Kuriboh")
    assert asked.request is not None and asked.request.player == 1
    asked.play("no")
    assert asked.view(0) == passed_over.view(0)
    assert len(asked.view(1).events) == len(passed_over.view(1).events) + 1


# -------------------------------------------------------------------------------------------------------- into the deck


def returned(duel: Duel, player: int) -> list[SeenEvent]:
    return [event for event in duel.view(player).events if event.kind == EVENT_RETURNED_TO_DECK]


@pytest.mark.rule("info.hand.hidden-from-opponent")
def test_cards_that_go_from_a_hand_into_a_deck_are_not_shown() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Reload, Sangan, Kuriboh   deck: 9 Ookazi
        opp 8000   deck: 9 Umi
    """)
    t.you.activates("Reload")
    assert sorted(there(event.card).name for event in returned(t.duel, t.you.player)) == ["Kuriboh", "Sangan"]
    assert [there(event.card).name for event in returned(t.duel, t.opp.player)] == ["", ""]
    text = " ".join(event.to_text() for event in t.opp.view.events)
    assert "Sangan" not in text and "Kuriboh" not in text


@pytest.mark.rule("info.deck.contents-and-order-hidden")
def test_who_searches_his_deck_does_not_learn_its_order() -> None:
    views: list[View] = []
    for deck in (
        "Marauding Captain, Umi, Exiled Force, Ookazi, Sangan",
        "Sangan, Exiled Force, Ookazi, Umi, Marauding Captain",
    ):
        t = table(f"""
            turn 3, Main Phase 1, you to act
            you 8000   hand: Reinforcement of the Army   deck: {deck}
            opp 8000   deck: 9 Umi
        """)
        t.you.activates("Reinforcement of the Army")
        views.append(t.you.view)
    assert views[0].searches_deck
    assert [card.name for card in views[0].deck()] == [card.name for card in views[1].deck()]


def test_a_monster_brought_face_down_from_the_deck_is_shown_once() -> None:
    """The opponent sees that it fits the text; then it is a back like any other."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Summoned Skull
        opp 8000   monsters: Apprentice Magician (attack)   deck: Magician of Faith, Mystical Elf, Sangan
    """)
    t.you.goes_to("Battle Phase")
    t.you.attacks("Summoned Skull", "Apprentice Magician")
    t.opp.triggers("Apprentice Magician")
    t.opp.chooses_zone(1)
    assert t.opp.monsters == ["Magician of Faith"]
    view = t.you.view
    told = [event.card.name for event in view.events if event.kind == EVENT_SPECIAL_SUMMONED and event.card is not None]
    assert told == ["Magician of Faith"]
    assert [card.name for card in view.monsters(t.opp.player) if card is not None] == [""]
    dealt = [view.determinise(seed, suppose=SUPPOSED).view(t.opp.player).monsters() for seed in range(5)]
    assert {card.name for cards in dealt for card in cards if card is not None} == {"Magician of Faith"}


def after_tribute_to_the_doomed(deck: str) -> View:
    """What you see when you have destroyed Peten the Dark Clown, which a second one could follow, and he is to act."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Tribute to The Doomed, Umi
        opp 8000   monsters: Peten the Dark Clown (attack)   set: Jar of Greed   deck: {deck}, 3 Umi
    """)
    t.you.activates("Tribute to The Doomed", discarding="Umi", targeting="Peten the Dark Clown")
    t.opp.passes()
    assert t.opp.is_to_decide()
    return t.you.view


def test_considering_a_trigger_is_no_tell() -> None:
    with_a_second, without = [after_tribute_to_the_doomed(deck) for deck in ("Peten the Dark Clown", "Kuriboh")]
    assert with_a_second == without and with_a_second.chain == ()


def test_why_not_does_not_depend_on_whether_the_opponent_was_asked_in_the_turn() -> None:
    """Its trigger of the Standby Phase could do nothing; with Jar of Greed the opponent was asked there."""
    answers = []
    for back in ("Jar of Greed", "Magic Jammer"):
        t = table(f"""
            turn 3, Main Phase 1, opp to act
            you 8000   monsters: Silent Swordsman LV3 (attack)   deck: 3 Umi
            opp 8000   set: {back}   deck: 3 Umi
        """)
        t.opp.goes_to("End Phase")
        t.nobody_responds()
        assert (t.turn, t.phase) == (4, "Main Phase 1")
        answers.append(t.you.reasons("activate Silent Swordsman LV3"))
    assert answers[0] == answers[1]
    assert [each.rule for each in answers[0]] == ["effect.condition.no-possible-resolution-blocks-activation"]


# ---------------------------------------------------------------------------------------- while a trigger is considered


def test_what_is_dealt_while_a_trigger_is_considered_does_not_tell_that_it_can_be_activated() -> None:
    with_a_second, without = [after_tribute_to_the_doomed(deck) for deck in ("Peten the Dark Clown", "Kuriboh")]
    for seed in range(20):
        dealt = [view.determinise(seed, suppose=SUPPOSED) for view in (with_a_second, without)]
        assert dealt[0].state.key() == dealt[1].state.key()


def see_until_asked(duel: Duel, *wishes: str) -> list[View]:
    """What you see from your answers to your next question, your opponent passing or taking what is named."""
    seen: list[View] = []
    for wish in wishes:
        duel.play(wish)
        seen += duel.sights(0)
    while duel.request is not None and duel.request.player == 1:
        duel.play("pass")
        seen += duel.sights(0)
    return seen


def test_who_may_respond_first_is_not_told_that_the_opponent_considers_a_trigger() -> None:
    """Only with a second Peten the Dark Clown in the deck is there anything to consider."""
    courses: list[list[View]] = []
    asked: list[bool] = []
    for deck in ("Peten the Dark Clown", "Kuriboh"):
        t = table(f"""
            turn 3, Main Phase 1, you to act
            you 8000   hand: Tribute to The Doomed, Umi   set: Jar of Greed   deck: 9 Umi
            opp 8000   monsters: Peten the Dark Clown (attack)   deck: {deck}, 3 Umi
        """)
        t.duel.play("activate Tribute to The Doomed", "zone 2")
        courses.append(t.duel.sights(0))
        t.duel.play("pass")
        asked.append(t.opp.is_to_decide())
        courses[-1] += t.duel.sights(0) + see_until_asked(t.duel)
        assert t.you.is_to_decide() and not t.duel.chain
    assert asked == [True, False]
    assert courses[0] == courses[1] and courses[0]


def test_who_must_respond_is_not_told_that_the_opponent_considers_another_trigger() -> None:
    """Doomcaliber Knight answers the first trigger; Legion has something to add from one of the two decks only."""
    courses: list[list[View]] = []
    asked: list[bool] = []
    for deck in ("Dark Magician", "Summoned Skull"):
        t = table(f"""
            turn 3, Main Phase 1, opp to act
            you 8000   monsters: Doomcaliber Knight (attack)   deck: 9 Umi
            opp 8000   hand: Red-Eyes Black Dragon   deck: {deck}, 3 Umi
                       monsters: Legion the Fiend Jester (attack), Mithra the Thunder Vassal (attack)
        """)
        t.duel.play("summon Red-Eyes Black Dragon", "zone 1", "activate Mithra the Thunder Vassal")
        courses.append(t.duel.sights(0))
        asked.append(there(t.duel.request).purpose == "trigger")
        if asked[-1]:
            t.duel.play("pass")
            courses[-1] += t.duel.sights(0)
        assert t.you.graveyard == ["Doomcaliber Knight"]
    assert asked == [True, False]
    assert courses[0] == courses[1] and courses[0]


def test_at_ones_own_trigger_nothing_tells_what_the_opponent_can_do_with_his() -> None:
    """Both monsters fall; Mystic Tomato finds something in one of the two decks only."""
    duels: list[Duel] = []
    for deck in ("Mystic Tomato", "Umi"):
        t = table(f"""
            turn 3, Battle Step, you to act
            you 8000   monsters: Giant Rat (attack), Summoned Skull   deck: 3 Giant Rat, 3 Umi
            opp 8000   monsters: Mystic Tomato (attack)   deck: {deck}, 3 Umi
        """)
        t.duel.play("attack Mystic Tomato with Giant Rat")
        duels.append(t.duel)
    dealt = [duel.view(0).determinise(5, suppose=Deck(["Mystic Tomato"] * 40)) for duel in duels]
    assert dealt[0].state.key() == dealt[1].state.key()
    dealt[1].play("pass")
    assert "<activate Mystic Tomato effect>" in [repr(option) for option in there(dealt[1].view(1).request).options]
    courses = [see_until_asked(duel, "activate Giant Rat") for duel in duels]
    assert courses[0] == courses[1] and len(courses[0]) > 1


def test_what_is_dealt_does_not_tell_that_an_optional_part_was_declined() -> None:
    asked, passed_over = tornado_with("Raigeki"), tornado_with("Kuriboh")
    asked.play("no")
    dealt = [duel.view(0).determinise(3, suppose=SUPPOSED) for duel in (asked, passed_over)]
    assert dealt[0].state.key() == dealt[1].state.key()


def test_that_the_opponent_has_a_choice_after_ones_own_is_no_moment() -> None:
    """Vampire Lady makes him send a card of the declared kind from his deck; one Spell leaves no choice."""
    courses: list[list[View]] = []
    asked: list[bool] = []
    for deck in ("Umi, Raigeki", "Umi, Kuriboh"):
        t = table(f"""
            turn 3, Battle Step, you to act
            you 8000   monsters: Vampire Lady, Summoned Skull   deck: 9 Umi
            opp 8000   deck: {deck}, 3 Sangan
        """)
        t.duel.play("attack with Vampire Lady")
        t.duel.play("Spell")
        asked.append(t.opp.is_to_decide())
        courses.append(t.duel.sights(0))
        if asked[-1]:
            assert courses[-1] == []
            courses[-1] += see_until_asked(t.duel, "Umi")
        assert t.opp.graveyard == ["Umi"]
    assert asked == [True, False]
    assert [view.key() for view in courses[0]] == [view.key() for view in courses[1]] and courses[0]


@pytest.mark.rule("info.hand.hidden-from-opponent")
def test_a_card_whose_effect_was_activated_in_the_hand_is_known_to_be_there() -> None:
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   deck: 9 Kuriboh
        opp 8000   hand: SPYRAL Super Agent, Umi, Sangan   deck: 9 Umi
    """)
    before = [t.you.view.determinise(seed, suppose=SUPPOSED) for seed in range(10)]
    assert not any("SPYRAL Super Agent" in [card.name for card in duel.view(t.opp.player).hand()] for duel in before)
    t.duel.play("activate SPYRAL Super Agent", "Spell")
    assert "SPYRAL Super Agent" in t.opp.hand and not t.duel.chain
    after = [t.you.view.determinise(seed, suppose=SUPPOSED) for seed in range(10)]
    assert all("SPYRAL Super Agent" in [card.name for card in duel.view(t.opp.player).hand()] for duel in after)


@pytest.mark.parametrize("extra", ["Thousand Dragon", "Stardust Dragon"])
def test_why_not_does_not_tell_what_the_one_card_of_his_extra_deck_is(extra: str) -> None:
    """Success Probability 0% needs two Fusion Monsters there."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   set: Success Probability 0%
        opp 8000   extra: {extra}
    """)
    reasons = t.duel.reasons_against("activate Success Probability 0%", by=t.you.player)
    assert [reason.rule for reason in reasons] == ["effect.condition.no-possible-resolution-blocks-activation"]
    assert "no such card is there" not in str(reasons[0]) and "没有这样的卡" not in reasons[0].in_chinese()


def test_a_card_of_the_hand_that_was_shuffled_away_is_not_named_by_what_has_just_happened() -> None:
    dealt: list[State] = []
    for hand, deck in (("Kuriboh", "Sangan"), ("Sangan", "Kuriboh")):
        t = table(f"""
            turn 4, Main Phase 1, opp to act
            asking: everything
            you 8000   hand: Umi   deck: 9 Umi
            opp 8000   hand: Reload, {hand}   deck: {deck}, 3 Ookazi, 3 Umi
        """)
        t.duel.play("activate Reload", "zone 1", "you pass")
        while not t.you.is_to_decide():
            t.duel.play("pass")
        assert EVENT_RETURNED_TO_DECK in [event.kind for event in t.duel.state.happened]
        dealt.append(t.you.view.determinise(7, suppose=SUPPOSED).state)
    assert dealt[0].key() == dealt[1].key()


def test_why_not_looks_back_over_what_the_opponent_declined() -> None:
    """He does not Set a card by Dust Tornado, of which nobody else hears; Trap Hole answered a summon before."""
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   field: Umi   set: Trap Hole, Waboku   deck: 9 Umi
        opp 8000   hand: Vorse Raider, Raigeki   set: Dust Tornado   deck: 4 Umi
    """)
    t.opp.summons("Vorse Raider")
    t.nobody_responds()
    t.opp.activates("Dust Tornado", targeting="Umi")
    while t.you.is_to_decide():
        t.duel.play("pass")
    t.duel.play("no")
    reasons = t.duel.reasons_against("activate Trap Hole", by=t.you.player)
    assert "Vorse Raider" in str(reasons[0]) and reasons[0].rule == "timing.summon-response.only-in-first-chain"


def test_cards_are_dealt_anew_also_where_a_turn_goes_on_without_a_main_phase_1() -> None:
    """Timeater has taken the opponent's: whether the Battle Phase or the End Phase comes no card decides."""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Timeater   hand: Umi   deck: 9 Umi
        opp 8000   monsters: Kuriboh, Mystical Elf (set)   hand: Umi   deck: 9 Umi
    """)
    t.you.attacks("Timeater", "Kuriboh")
    t.you.ends_turn()
    assert t.opp.is_to_decide() and t.phase == "Standby Phase"
    view = t.duel.view(t.you.player)
    dealt = view.determinise(3)
    assert looks_alike(view, dealt)
    assert dealt.request is not None and len(dealt.request.options) == 2  # the Battle Phase and the End Phase


def test_what_a_hidden_card_counts_does_not_tell_that_it_is_there() -> None:
    """A Deal with Dark Ruler counts monsters of Level 8 that were sent to the Graveyard: only who holds it may know."""
    deals = []
    for hidden in ("A Deal with Dark Ruler", "Umi"):
        t = table(f"""
            turn 4, Main Phase 1, you to act
            you 8000   hand: Dark Hole
            opp 8000   hand: {hidden}   monsters: Blue-Eyes White Dragon
        """)
        t.you.activates("Dark Hole").nobody_responds()
        assert t.opp.graveyard == ["Blue-Eyes White Dragon"]
        counted = [done for done in t.duel.state.deeds if done.deed == HAPPENED]
        assert bool(counted) == (hidden != "Umi")
        deals.append([t.you.view.determinise(seed, suppose=SUPPOSED).state for seed in range(10)])
    assert deals[0] == deals[1]
