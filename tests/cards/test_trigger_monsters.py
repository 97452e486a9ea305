"""Cards: monsters whose effects are set off by their summon."""

import pytest

from table import Table, table

ATTACK_FORBIDDEN = "effect.cannot.forbids-while-it-applies"


def your_turn(you: str, opp: str = "", lp: int = 8000) -> Table:
    """Lay out your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nyou {lp}   {you}\nopp 8000   {opp}")


def reborn(name: str, you: str = "", opp: str = "") -> Table:
    """Special Summon a monster from your Graveyard with Monster Reborn, in Attack Position."""
    t = your_turn(f"hand: Monster Reborn   graveyard: {name}   {you}", opp)
    t.you.activates("Monster Reborn", targeting=f"{name} (your graveyard)").nobody_responds()
    t.you.takes_position("attack")
    return t


# ------------------------------------------------------------------------------------------------------------- searches

GADGETS = [
    ("Green Gadget", "Red Gadget", "Yellow Gadget"),
    ("Red Gadget", "Yellow Gadget", "Green Gadget"),
    ("Yellow Gadget", "Green Gadget", "Red Gadget"),
]


@pytest.mark.parametrize(("gadget", "wanted", "other"), GADGETS)
@pytest.mark.parametrize("special", [False, True])
def test_a_gadget_adds_the_next_one(gadget: str, wanted: str, other: str, special: bool) -> None:
    """card: Green Gadget ①, Red Gadget ①, Yellow Gadget ①"""
    deck = f"deck: {other}, {wanted}, {gadget}"
    if special:
        t = reborn(gadget, you=deck)
    else:
        t = your_turn(f"hand: {gadget}   {deck}")
        t.you.summons(gadget)
    t.you.triggers(gadget)
    assert t.you.hand == [wanted] and sorted(t.you.deck) == sorted([gadget, other])


@pytest.mark.rule("timing.optional.player-decides", scenario=0)
@pytest.mark.parametrize(("gadget", "wanted", "other"), GADGETS)
def test_a_gadget_may_be_declined_and_does_nothing_without_the_next_one(gadget: str, wanted: str, other: str) -> None:
    """card: Green Gadget ①, Red Gadget ①, Yellow Gadget ①"""
    t = your_turn(f"hand: {gadget}   deck: {wanted}")
    t.you.summons(gadget)
    assert t.you.is_asked("trigger").offers == [f"trigger {gadget}", "pass"]
    t.you.passes()
    assert t.you.hand == [] and t.you.deck == [wanted]
    t = your_turn(f"hand: {gadget}   deck: {gadget}, {other}")
    t.you.summons(gadget)
    t.you.is_asked("open state")


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
@pytest.mark.parametrize(("gadget", "wanted", "other"), GADGETS)
def test_a_gadget_is_not_set_off_by_a_flip_summon(gadget: str, wanted: str, other: str) -> None:
    """card: Green Gadget ①, Red Gadget ①, Yellow Gadget ①"""
    t = your_turn(f"monsters: {gadget} (set)   deck: {wanted}, {other}")
    t.you.flip_summons(gadget)
    t.you.is_asked("open state")


# ------------------------------------------------------------------------------------------------------ Special Summons


def test_junk_synchron_revives_a_small_monster_in_defense_position_without_its_effects() -> None:
    """card: Junk Synchron ①"""
    t = your_turn(
        "hand: Junk Synchron   graveyard: White Magician Pikeru, Sangan, Kuriboh   deck: 2 Umi",
        "graveyard: Kuriboh   deck: 2 Umi",
    )
    t.you.summons("Junk Synchron")
    t.you.triggers("Junk Synchron")
    assert t.you.is_asked("target").offers == ["White Magician Pikeru", "Kuriboh"]
    t.you.targets("White Magician Pikeru")
    t.you.take_zone(None)
    assert t.you.monster("White Magician Pikeru").position == "defense"
    t.you.ends_turn()
    t.opp.ends_turn()
    t.nobody_responds()
    # Its effect is activated in the Standby Phase and does nothing.
    assert (t.turn, t.phase, t.you.lp) == (5, "Main Phase 1", 8000)


@pytest.mark.rule("timing.optional.player-decides", scenario=0)
def test_junk_synchron_is_optional_and_answers_only_a_normal_summon() -> None:
    """card: Junk Synchron ①"""
    t = your_turn("hand: Junk Synchron   graveyard: Kuriboh")
    t.you.summons("Junk Synchron")
    assert t.you.is_asked("trigger").offers == ["trigger Junk Synchron", "pass"]
    t.you.passes()
    assert t.you.graveyard == ["Kuriboh"]
    t = your_turn("hand: Junk Synchron   graveyard: Sangan", "graveyard: Kuriboh")
    t.you.summons("Junk Synchron")
    t.you.is_asked("open state")
    t = your_turn("hand: Monster Reborn   graveyard: Junk Synchron, Kuriboh")
    t.you.activates("Monster Reborn", targeting="Junk Synchron").nobody_responds()
    t.you.takes_position("attack")
    t.you.is_asked("open state")


def test_puppet_master_revives_two_fiends_that_cannot_attack_in_this_turn() -> None:
    """card: Puppet Master ①"""
    t = your_turn("hand: Puppet Master   monsters: Gemini Elf   graveyard: Headless Knight, Opticlops, Sangan")
    t.you.summons("Puppet Master")
    t.you.triggers("Puppet Master")
    question = t.you.is_asked("target")
    assert (question.least, question.most, t.you.lp) == (2, 2, 6000)
    assert question.offers == ["Headless Knight", "Opticlops", "Sangan"]
    t.you.targets("Headless Knight", "Opticlops")
    t.you.takes_position("attack")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Headless Knight", "Opticlops", "Puppet Master"]
    t.you.goes_to("Battle Phase")
    t.you.can("attack with Puppet Master")
    t.you.cannot("attack with Opticlops", because=ATTACK_FORBIDDEN)


@pytest.mark.rule("cost.lp.not-more-than-current", scenario=0)
@pytest.mark.parametrize(("graveyard", "lp"), [("Opticlops, Sangan", 1999), ("Opticlops", 8000)])
def test_puppet_master_needs_2000_lp_and_two_fiends(graveyard: str, lp: int) -> None:
    """card: Puppet Master ①"""
    t = your_turn(f"hand: Puppet Master   monsters: Gemini Elf   graveyard: {graveyard}", lp=lp)
    t.you.summons("Puppet Master")
    t.you.is_asked("open state")
    assert t.you.lp == lp


@pytest.mark.rule("summon.special.several-at-once-need-zones", scenario=0)
@pytest.mark.parametrize(("others", "asked"), [(2, "trigger"), (3, "open state")])
def test_puppet_master_needs_two_free_zones(others: int, asked: str) -> None:
    """card: Puppet Master ①"""
    t = your_turn(f"hand: Puppet Master   monsters: Gemini Elf, {others} Kuriboh   graveyard: Opticlops, Sangan")
    t.you.summons("Puppet Master", tributing=["Gemini Elf"])
    t.you.is_asked(asked)


@pytest.mark.rule("timing.optional.player-decides", scenario=0)
def test_puppet_master_may_be_declined_and_answers_only_a_tribute_summon() -> None:
    """card: Puppet Master ①"""
    t = your_turn("hand: Puppet Master   monsters: Gemini Elf   graveyard: Opticlops, Sangan")
    t.you.summons("Puppet Master")
    assert t.you.is_asked("trigger").offers == ["trigger Puppet Master", "pass"]
    t.you.passes()
    assert t.you.lp == 8000
    t = your_turn("hand: Monster Reborn   graveyard: Puppet Master, Opticlops, Sangan")
    t.you.activates("Monster Reborn", targeting="Puppet Master").nobody_responds()
    t.you.takes_position("attack")
    t.you.is_asked("open state")


def test_kings_knight_calls_jacks_knight_beside_queens_knight() -> None:
    """card: King's Knight ①"""
    t = your_turn("hand: King's Knight   monsters: Queen's Knight   deck: Jack's Knight, Celtic Guardian")
    t.you.summons("King's Knight")
    t.you.triggers("King's Knight")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Queen's Knight", "King's Knight", "Jack's Knight"]


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
@pytest.mark.parametrize(
    "position",
    [
        "monsters: Gemini Elf   deck: Jack's Knight",
        "monsters: Queen's Knight (set)   deck: Jack's Knight",
        "monsters: Queen's Knight   deck: Celtic Guardian   graveyard: Jack's Knight",
    ],
)
def test_kings_knight_needs_a_face_up_queens_knight_and_a_jacks_knight_in_the_deck(position: str) -> None:
    """card: King's Knight ①"""
    t = your_turn(f"hand: King's Knight   {position}")
    t.you.summons("King's Knight")
    t.you.is_asked("open state")


@pytest.mark.rule("timing.summon.success-means-faceup-normal-summon", scenario=0)
def test_kings_knight_answers_only_a_normal_summon_and_may_be_declined() -> None:
    """card: King's Knight ①"""
    t = reborn("King's Knight", you="monsters: Queen's Knight   deck: Jack's Knight")
    t.you.is_asked("open state")
    t = your_turn("hand: King's Knight   monsters: Queen's Knight   deck: Jack's Knight")
    t.you.summons("King's Knight")
    t.you.passes()
    assert t.you.deck == ["Jack's Knight"]


def test_machina_soldier_summons_another_machina_from_the_hand() -> None:
    """card: Machina Soldier ①"""
    t = your_turn("hand: 2 Machina Soldier, Machina Sniper, Machina Defender, Machina Force, Green Gadget")
    t.you.summons("Machina Soldier")
    t.you.triggers("Machina Soldier")
    # Machina Force can be Special Summoned only by its own way.
    assert t.you.is_asked("effect").offers == ["Machina Sniper", "Machina Defender"]
    t.you.chooses("Machina Sniper")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Machina Soldier", "Machina Sniper"]


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
@pytest.mark.parametrize(
    "mine", ["hand: Machina Soldier, Machina Sniper   monsters: Kuriboh (set)", "hand: 2 Machina Soldier"]
)
def test_machina_soldier_must_be_alone_and_find_another_machina(mine: str) -> None:
    """card: Machina Soldier ①"""
    t = your_turn(mine, "monsters: Gemini Elf")
    t.you.summons("Machina Soldier")
    t.you.is_asked("open state")


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_machina_soldier_does_not_mind_the_opponents_monsters_and_answers_only_a_normal_summon() -> None:
    """card: Machina Soldier ①"""
    t = your_turn("hand: Machina Soldier, Machina Sniper", "monsters: Gemini Elf")
    t.you.summons("Machina Soldier")
    assert t.you.is_asked("trigger").offers == ["trigger Machina Soldier", "pass"]
    t = your_turn("hand: Monster Reborn, Machina Sniper   graveyard: Machina Soldier")
    t.you.activates("Monster Reborn").nobody_responds()
    t.you.takes_position("attack")
    t.you.is_asked("open state")


# ------------------------------------------------------------------------------------------------------------- Monarchs


def test_zaborg_destroys_any_monster_on_the_field() -> None:
    """card: Zaborg the Thunder Monarch ①"""
    t = your_turn(
        "hand: Zaborg the Thunder Monarch   monsters: Gemini Elf, Sangan", "monsters: Vorse Raider, Kuriboh (set)"
    )
    t.you.summons("Zaborg the Thunder Monarch", tributing=["Gemini Elf"])
    offers = t.you.is_asked("target").offers
    assert sorted(offers) == ["Kuriboh", "Sangan", "Vorse Raider", "Zaborg the Thunder Monarch"]
    t.you.targets("Kuriboh")
    assert t.opp.graveyard == ["Kuriboh"] and t.opp.monsters == ["Vorse Raider"]


@pytest.mark.rule("effect.wording.compulsory", scenario=0)
def test_zaborg_must_destroy_itself_when_it_is_alone() -> None:
    """card: Zaborg the Thunder Monarch ①"""
    t = your_turn("hand: Zaborg the Thunder Monarch   monsters: Gemini Elf")
    t.you.summons("Zaborg the Thunder Monarch")
    assert t.you.graveyard == ["Gemini Elf", "Zaborg the Thunder Monarch"]


def test_mobius_destroys_up_to_two_spells_and_traps() -> None:
    """card: Mobius the Frost Monarch ①"""
    t = your_turn(
        "hand: Mobius the Frost Monarch   monsters: Gemini Elf   set: Trap Hole",
        "set: Mirror Force, Ookazi   field: Umi   monsters: Kuriboh",
    )
    t.you.summons("Mobius the Frost Monarch")
    t.you.triggers("Mobius the Frost Monarch")
    question = t.you.is_asked("target")
    assert sorted(question.offers) == ["Mirror Force", "Ookazi", "Trap Hole", "Umi"]
    assert (question.least, question.most) == (1, 2)
    t.you.targets("Mirror Force", "Umi")
    t.nobody_responds()
    assert sorted(t.opp.graveyard) == ["Mirror Force", "Umi"] and t.opp.set_cards == ["Ookazi"]


@pytest.mark.rule("timing.optional.player-decides", scenario=0)
def test_mobius_may_destroy_one_or_be_declined() -> None:
    """card: Mobius the Frost Monarch ①"""
    position = "hand: Mobius the Frost Monarch   monsters: Gemini Elf"
    t = your_turn(position, "set: Mirror Force, Ookazi")
    t.you.summons("Mobius the Frost Monarch")
    t.you.triggers("Mobius the Frost Monarch")
    t.you.targets("Ookazi")
    assert t.opp.graveyard == ["Ookazi"]
    t = your_turn(position, "set: Mirror Force, Ookazi")
    t.you.summons("Mobius the Frost Monarch")
    t.you.passes()
    assert t.opp.graveyard == []


@pytest.mark.parametrize(
    ("hand", "lp", "graveyard"),
    [("Summoned Skull", 7400, ["Summoned Skull"]), ("Umi", 8000, ["Umi"]), ("", 8000, [])],
)
def test_thestalos_discards_a_card_and_burns_for_its_level(hand: str, lp: int, graveyard: list[str]) -> None:
    """card: Thestalos the Firestorm Monarch ①"""
    t = your_turn("hand: Thestalos the Firestorm Monarch   monsters: Gemini Elf", f"hand: {hand}" if hand else "")
    t.you.summons("Thestalos the Firestorm Monarch")
    t.nobody_responds()
    assert t.opp.lp == lp and t.opp.graveyard == graveyard


def test_thestalos_discards_at_random_and_asks_nobody() -> None:
    """card: Thestalos the Firestorm Monarch ①"""
    gone = set()
    for seed in range(12):
        t = table(
            """
            turn 3, Main Phase 1, you to act
            you 8000   hand: Thestalos the Firestorm Monarch   monsters: Gemini Elf
            opp 8000   hand: Umi, Vorse Raider, Kuriboh
            """,
            seed=seed,
        )
        t.you.summons("Thestalos the Firestorm Monarch")
        t.you.is_asked("open state")
        (name,) = t.opp.graveyard
        gone.add(name)
        assert t.opp.lp == {"Umi": 8000, "Vorse Raider": 7600, "Kuriboh": 7900}[name]
    assert gone == {"Umi", "Vorse Raider", "Kuriboh"}


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
@pytest.mark.parametrize(
    "monarch", ["Zaborg the Thunder Monarch", "Mobius the Frost Monarch", "Thestalos the Firestorm Monarch"]
)
def test_a_monarch_answers_only_a_tribute_summon(monarch: str) -> None:
    """card: Zaborg the Thunder Monarch ①, Mobius the Frost Monarch ①, Thestalos the Firestorm Monarch ①"""
    t = reborn(monarch, opp="monsters: Kuriboh   set: Ookazi   hand: Sangan")
    t.you.is_asked("open state")
    assert t.opp.monsters == ["Kuriboh"] and t.opp.hand == ["Sangan"]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_a_monarch_that_was_set_with_a_tribute_is_not_set_off_by_its_flip_summon() -> None:
    """card: Zaborg the Thunder Monarch ①"""
    t = your_turn("monsters: Zaborg the Thunder Monarch (set)", "monsters: Kuriboh")
    t.you.flip_summons("Zaborg the Thunder Monarch")
    t.you.is_asked("open state")
    assert t.opp.monsters == ["Kuriboh"]


def test_thestalos_burns_for_despair_from_the_dark_and_brings_it_back() -> None:
    """card: Thestalos the Firestorm Monarch ①, Despair from the Dark ①"""
    t = your_turn("hand: Thestalos the Firestorm Monarch   monsters: Gemini Elf", "hand: Despair from the Dark")
    t.you.summons("Thestalos the Firestorm Monarch")
    t.opp.takes_position("defense")
    assert t.opp.lp == 7200 and t.opp.monsters == ["Despair from the Dark"]


# -------------------------------------------------------------------------------------------------------------- others


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_sacred_crane_draws_when_special_summoned_only() -> None:
    """card: Sacred Crane"""
    t = reborn("Sacred Crane", you="deck: Umi, Kuriboh")
    assert t.you.hand == ["Umi"]
    t = your_turn("hand: Sacred Crane   deck: Umi, Kuriboh")
    t.you.summons("Sacred Crane")
    t.you.is_asked("open state")
    assert t.you.hand == []


def test_sacred_crane_draws_for_its_controller() -> None:
    """card: Sacred Crane"""
    t = your_turn("hand: Monster Reborn   deck: Umi", "graveyard: Sacred Crane   deck: Kuriboh")
    t.you.activates("Monster Reborn").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.hand == ["Umi"] and t.opp.hand == []


@pytest.mark.parametrize("how", ["tribute summon", "flip summon", "special summon"])
def test_byser_shock_returns_all_set_cards_however_it_is_summoned(how: str) -> None:
    """card: Byser Shock"""
    mine, theirs = "set: Trap Hole", "monsters: Kuriboh (set), Gemini Elf   set: Ookazi   spells: Royal Decree"
    if how == "special summon":
        t = reborn("Byser Shock", you=mine, opp=theirs)
    elif how == "flip summon":
        t = your_turn(f"monsters: Byser Shock (set)   {mine}", theirs)
        t.you.flip_summons("Byser Shock")
    else:
        t = your_turn(f"hand: Byser Shock   monsters: Gemini Elf (set)   {mine}", theirs)
        t.you.summons("Byser Shock")
    t.nobody_responds()
    assert t.you.hand == ["Trap Hole"] and sorted(t.opp.hand) == ["Kuriboh", "Ookazi"]
    assert t.opp.monsters == ["Gemini Elf"] and t.opp.spells == ["Royal Decree"]


def test_byser_shock_returns_set_cards_to_their_owners() -> None:
    """card: Byser Shock"""
    t = your_turn("hand: Byser Shock   monsters: Gemini Elf, Kuriboh (set, owner opp)")
    t.you.summons("Byser Shock", tributing=["Gemini Elf"])
    t.nobody_responds()
    assert t.opp.hand == ["Kuriboh"] and "Kuriboh" not in t.you.hand


def test_white_horned_dragon_banishes_up_to_five_spells_and_gains_300_for_each() -> None:
    """card: White-Horned Dragon ①"""
    t = your_turn(
        "hand: White-Horned Dragon   monsters: Gemini Elf   graveyard: Umi",
        "graveyard: Ookazi, Hinotama, Fissure, Raigeki, Dark Hole, Pot of Greed, Trap Hole, Kuriboh",
    )
    t.you.summons("White-Horned Dragon")
    question = t.you.is_asked("target")
    assert question.offers == ["Ookazi", "Hinotama", "Fissure", "Raigeki", "Dark Hole", "Pot of Greed"]
    assert (question.least, question.most) == (1, 5)
    t.you.targets("Ookazi", "Raigeki", "Fissure")
    assert sorted(t.opp.banished) == ["Fissure", "Ookazi", "Raigeki"]
    assert t.you.atk_of("White-Horned Dragon") == 3100


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=0)
def test_white_horned_dragon_answers_a_special_summon_and_does_nothing_without_spells() -> None:
    """card: White-Horned Dragon ①"""
    t = reborn("White-Horned Dragon", opp="graveyard: Ookazi")
    assert t.opp.banished == ["Ookazi"] and t.you.atk_of("White-Horned Dragon") == 2500
    t = reborn("White-Horned Dragon", opp="graveyard: Trap Hole")
    t.you.is_asked("open state")
    assert t.opp.graveyard == ["Trap Hole"] and t.you.atk_of("White-Horned Dragon") == 2200


@pytest.mark.rule("target.multiple.remaining-still-affected", scenario=0)
def test_white_horned_dragon_gains_only_for_what_it_banishes() -> None:
    """card: White-Horned Dragon ①"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: White-Horned Dragon   monsters: Gemini Elf   set: Disappear
        opp 8000   graveyard: Ookazi, Hinotama
        """,
        ask_all=True,
    )
    t.you.summons("White-Horned Dragon", tributing=["Gemini Elf"])
    t.both_pass()
    t.you.triggers("White-Horned Dragon")
    t.you.targets("Ookazi", "Hinotama")
    t.opp.passes()
    t.you.activates("Disappear", targeting="Ookazi").nobody_responds()
    assert sorted(t.opp.banished) == ["Hinotama", "Ookazi"] and t.you.atk_of("White-Horned Dragon") == 2500


# ------------------------------------------------------------------------------------------------------ turned monsters


@pytest.mark.parametrize("seat", ["you", "opp"])
def test_dream_clown_destroys_when_it_is_turned_from_attack_to_defense(seat: str) -> None:
    """card: Dream Clown"""
    other = "opp" if seat == "you" else "you"
    t = table(f"turn 3, Main Phase 1, {seat} to act\n{seat} 8000 monsters: Dream Clown\n{other} 8000 monsters: Sangan")
    mine, theirs = (t.you, t.opp) if seat == "you" else (t.opp, t.you)
    mine.changes_position("Dream Clown")
    t.nobody_responds()
    assert theirs.monsters == [] and "Sangan" in theirs.graveyard


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_dream_clown_does_nothing_when_it_is_turned_the_other_way_or_face_down() -> None:
    """card: Dream Clown"""
    t = your_turn("monsters: Dream Clown (defense)", "monsters: Sangan")
    t.you.changes_position("Dream Clown")
    assert t.opp.monsters == ["Sangan"]
    t = your_turn("hand: Book of Moon   monsters: Dream Clown", "monsters: Sangan")
    t.you.activates("Book of Moon", targeting="Dream Clown").nobody_responds()
    assert t.opp.monsters == ["Sangan"] and t.chain == []


@pytest.mark.parametrize("how", ["turned", "flipped", "by effect"])
def test_crass_clown_returns_a_monster_when_it_comes_to_attack_position(how: str) -> None:
    """card: Crass Clown"""
    lies = {"turned": "defense", "flipped": "set", "by effect": "set"}[how]
    t = your_turn(f"hand: Book of Taiyou   monsters: Crass Clown ({lies})", "monsters: Sangan")
    if how == "turned":
        t.you.changes_position("Crass Clown")
    elif how == "flipped":
        t.you.flip_summons("Crass Clown")
    else:
        t.you.activates("Book of Taiyou", targeting="Crass Clown")
    t.nobody_responds()
    assert t.opp.monsters == [] and t.opp.hand == ["Sangan"]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_crass_clown_does_nothing_when_it_is_turned_to_defense() -> None:
    """card: Crass Clown"""
    t = your_turn("monsters: Crass Clown", "monsters: Sangan")
    t.you.changes_position("Crass Clown")
    assert t.opp.monsters == ["Sangan"]
