"""Cards: monsters whose effects are set off by their destruction, by being flipped, by a phase."""

import pytest

from table import Table, table


def your_turn(you: str, opp: str = "") -> Table:
    """Lay out your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}")


def beaten(monster: str, deck: str = "Umi", hand: str = "Umi", others: str = "") -> Table:
    """Destroy a monster of yours, in Attack Position, with the opponent's Blue-Eyes White Dragon."""
    t = table(f"""
        turn 4, Battle Step, opp to act
        you 8000   monsters: {monster} (attack){others}   deck: {deck}   hand: {hand}
        opp 8000   monsters: Blue-Eyes White Dragon   hand: Ookazi
    """)
    t.opp.attacks("Blue-Eyes White Dragon", monster)
    t.nobody_responds()
    return t


def destroyed_by_an_effect(monster: str, deck: str = "Umi", hand: str = "Umi") -> Table:
    """Destroy a monster of yours with the opponent's Raigeki."""
    t = table(f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: {monster}   deck: {deck}   hand: {hand}
        opp 8000   hand: Raigeki   monsters: Gemini Elf
    """)
    t.opp.activates("Raigeki")
    assert monster in t.you.graveyard
    return t


# ------------------------------------------------------------------------------------------------- destroyed by battle

RECRUITS = [
    ("Giant Rat", "Gemini Elf, Mystical Elf, Giant Rat, Queen's Knight, Desertapir", ["Giant Rat", "Desertapir"]),
    (
        "Mystic Tomato",
        "Vorse Raider, Giant Rat, Sangan, Witch of the Black Forest",
        ["Sangan", "Witch of the Black Forest"],
    ),
    ("Pyramid Turtle", "Despair from the Dark, Ryu Kokki, Skull Servant, Giant Rat", ["Ryu Kokki", "Skull Servant"]),
]


@pytest.mark.rule("damage-step.end.destroyed-by-battle-triggers", scenario=0)
@pytest.mark.parametrize(("monster", "deck", "wanted"), RECRUITS)
def test_a_recruiter_destroyed_by_battle_summons_from_the_deck(monster: str, deck: str, wanted: list[str]) -> None:
    """card: Giant Rat ①, Mystic Tomato, Pyramid Turtle ①"""
    t = beaten(monster, deck=deck)
    t.you.triggers(monster)
    assert sorted(t.you.is_asked("search").offers) == sorted(wanted)
    t.you.chooses(wanted[0])
    if monster == "Pyramid Turtle":
        assert t.you.is_asked("position").offers == ["attack position", "defense position"]
        t.you.takes_position("attack")
    t.you.settle_zone(None)
    assert t.you.monster(wanted[0]).position == "attack" and t.you.graveyard == [monster]


@pytest.mark.rule("timing.optional.player-decides", scenario=0)
@pytest.mark.parametrize(("monster", "deck", "wanted"), RECRUITS)
def test_a_recruiter_may_be_declined(monster: str, deck: str, wanted: list[str]) -> None:
    """card: Giant Rat ①, Mystic Tomato, Pyramid Turtle ①"""
    t = beaten(monster, deck=deck)
    assert t.you.is_asked("trigger").offers == [f"trigger {monster}", "pass"]
    t.you.passes()
    assert t.you.monsters == [] and len(t.you.deck) == len(deck.split(", "))


@pytest.mark.rule("battle.destruction.not-by-card-effect", scenario=0)
@pytest.mark.parametrize(("monster", "deck", "wanted"), RECRUITS)
def test_a_recruiter_destroyed_by_an_effect_summons_nothing(monster: str, deck: str, wanted: list[str]) -> None:
    """card: Giant Rat ①, Mystic Tomato, Pyramid Turtle ①"""
    t = destroyed_by_an_effect(monster, deck=deck)
    t.opp.is_asked("open state")


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=0)
@pytest.mark.parametrize("monster", ["Giant Rat", "Mystic Tomato", "Pyramid Turtle"])
def test_a_recruiter_without_a_monster_to_summon_is_not_asked_for(monster: str) -> None:
    """card: Giant Rat ①, Mystic Tomato, Pyramid Turtle ①"""
    t = beaten(monster, deck="Gemini Elf, Vorse Raider")
    t.opp.is_asked("open state")


def test_a_recruiter_that_was_taken_works_for_its_owner() -> None:
    """card: Giant Rat ①"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   monsters: Giant Rat (attack, owner opp)   deck: Giant Rat
        opp 8000   monsters: Blue-Eyes White Dragon   deck: Desertapir, Umi
    """)
    t.opp.attacks("Blue-Eyes White Dragon", "Giant Rat")
    t.nobody_responds()
    t.opp.triggers("Giant Rat")
    t.opp.take_zone(None)
    assert t.opp.monsters == ["Blue-Eyes White Dragon", "Desertapir"] and t.you.monsters == []


def test_newdoria_takes_a_monster_with_it() -> None:
    """card: Newdoria"""
    t = beaten("Newdoria", others=", Mystical Elf (set)")
    # It must be activated, and any monster on the field can be the target.
    assert sorted(t.you.is_asked("target").offers) == ["Blue-Eyes White Dragon", "Mystical Elf"]
    t.you.targets("Blue-Eyes White Dragon")
    assert t.opp.graveyard == ["Blue-Eyes White Dragon"] and t.you.monsters == ["Mystical Elf"]


@pytest.mark.rule("battle.destruction.not-by-card-effect", scenario=0)
def test_newdoria_destroyed_by_an_effect_takes_nothing_with_it() -> None:
    """card: Newdoria"""
    t = destroyed_by_an_effect("Newdoria")
    t.opp.is_asked("open state")
    assert t.opp.monsters == ["Gemini Elf"]


def test_newdoria_destroys_nothing_when_no_monster_is_left() -> None:
    """card: Newdoria"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   monsters: Newdoria (attack)
        opp 8000   monsters: Newdoria   hand: Ookazi
    """)
    t.opp.attacks("Newdoria", "Newdoria")
    t.opp.is_asked("open state")
    assert t.you.graveyard == ["Newdoria"] and t.opp.graveyard == ["Newdoria"]


@pytest.mark.parametrize("how", ["battle", "effect"])
def test_the_thing_in_the_crater_summons_a_pyro_from_the_hand_however_it_is_destroyed(how: str) -> None:
    """card: The Thing in the Crater"""
    hand = "Fireyarou, Flame Champion, UFO Turtle"
    destroy = beaten if how == "battle" else destroyed_by_an_effect
    t = destroy("The Thing in the Crater", hand=hand)
    t.you.triggers("The Thing in the Crater")
    assert t.you.is_asked("effect").offers == ["Fireyarou", "Flame Champion"]
    t.you.chooses("Flame Champion")
    t.you.takes_position("defense")
    assert t.you.monsters == ["Flame Champion"]


@pytest.mark.rule("timing.optional.player-decides", scenario=0)
def test_the_thing_in_the_crater_may_be_declined_and_needs_a_pyro() -> None:
    """card: The Thing in the Crater"""
    t = destroyed_by_an_effect("The Thing in the Crater", hand="Fireyarou")
    assert t.you.is_asked("trigger").offers == ["trigger The Thing in the Crater", "pass"]
    t.you.passes()
    assert t.you.hand == ["Fireyarou"]
    t = destroyed_by_an_effect("The Thing in the Crater", hand="UFO Turtle")
    t.opp.is_asked("open state")


@pytest.mark.rule("move.tribute.is-not-destruction", scenario=0)
def test_the_thing_in_the_crater_is_not_destroyed_by_a_tribute() -> None:
    """card: The Thing in the Crater"""
    t = your_turn("hand: Summoned Skull, Fireyarou   monsters: Cannon Soldier, The Thing in the Crater")
    t.you.activates("Cannon Soldier", tributing="The Thing in the Crater")
    t.you.is_asked("open state")
    assert t.you.hand == ["Summoned Skull", "Fireyarou"]


@pytest.mark.rule("move.destroy.banished-instead-still-destroyed", scenario=0)
def test_the_thing_in_the_crater_must_come_to_the_graveyard() -> None:
    """card: The Thing in the Crater"""
    monsters = "monsters: The Thing in the Crater"
    t = your_turn(f"hand: Dark Hole, Fireyarou   {monsters}   spells: Dimensional Fissure")
    t.you.activates("Dark Hole")
    t.you.is_asked("open state")
    assert t.you.banished == ["The Thing in the Crater"] and t.you.hand == ["Fireyarou"]


@pytest.mark.rule("timing.when-optional.misses", scenario=0)
def test_the_thing_in_the_crater_misses_its_timing_in_the_middle_of_a_chain() -> None:
    """card: The Thing in the Crater"""
    t = your_turn("hand: Ookazi, Fireyarou   monsters: The Thing in the Crater", "set: Raigeki Break   hand: Umi")
    t.you.activates("Ookazi")
    t.opp.activates("Raigeki Break", targeting="The Thing in the Crater").nobody_responds()
    t.you.is_asked("open state")
    assert t.opp.lp == 7200 and t.you.graveyard == ["The Thing in the Crater", "Ookazi"]


# ------------------------------------------------------------------------------------------------------------ the Witch

WITCH = "Witch of the Black Forest"


def witch_tributed(deck: str, hand: str = "Umi", others: str = "") -> Table:
    """Tribute the Witch to Cannon Soldier."""
    t = your_turn(f"monsters: Cannon Soldier, {WITCH}{others}   deck: {deck}   hand: {hand}", "deck: 3 Umi")
    t.you.activates("Cannon Soldier", tributing=f"{WITCH} (zone 2)").nobody_responds()
    return t


def test_the_witch_adds_a_monster_with_1500_def_or_less() -> None:
    """card: Witch of the Black Forest ①"""
    t = witch_tributed("Mystical Elf, Thunder Dragon, Opticlops, Kuriboh, Umi")
    assert sorted(t.you.is_asked("search").offers) == ["Kuriboh", "Thunder Dragon"]
    t.you.chooses("Kuriboh")
    assert "Kuriboh" in t.you.hand


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_what_the_witch_added_cannot_be_activated_in_this_turn() -> None:
    """card: Witch of the Black Forest ①"""
    t = witch_tributed("3 Thunder Dragon", hand="Thunder Dragon")
    t.you.chooses("Thunder Dragon (copy 1)")
    assert t.you.hand == ["Thunder Dragon"] * 2
    # Neither the added card nor another copy.
    assert not [wish for wish in t.you.is_offered() if wish.startswith("activate Thunder Dragon")]
    t.you.ends_turn()
    t.opp.ends_turn()
    assert [wish for wish in t.you.is_offered() if wish.startswith("activate Thunder Dragon")]


def test_what_the_witch_added_is_refused_with_a_reason_but_may_be_summoned() -> None:
    """card: Witch of the Black Forest ①"""
    t = witch_tributed("Thunder Dragon x2, Kuriboh", others=", Gemini Elf")
    t.you.chooses("Thunder Dragon (copy 1)")
    t.you.cannot("activate Thunder Dragon", because="effect.cannot.forbids-while-it-applies")
    t.you.summons("Thunder Dragon", tributing=["Gemini Elf"])
    assert "Thunder Dragon" in t.you.monsters


@pytest.mark.rule("effect.name-limit.this-effect-of-x-once", scenario=0)
def test_the_witch_works_once_per_turn() -> None:
    """card: Witch of the Black Forest ①"""
    t = witch_tributed("Sangan, Kuriboh, Giant Rat", others=f", {WITCH}")
    t.you.chooses("Sangan")
    t.you.activates("Cannon Soldier", tributing=WITCH)
    t.you.is_asked("open state")
    assert t.you.graveyard == [WITCH] * 2 and len(t.you.deck) == 2


@pytest.mark.rule("effect.once-per-turn.name-limit-binds-the-player", scenario=0)
def test_of_two_witches_destroyed_at_once_one_works() -> None:
    """card: Witch of the Black Forest ①"""
    t = your_turn(f"hand: Dark Hole   monsters: 2 {WITCH}   deck: Sangan, Kuriboh")
    t.you.activates("Dark Hole")
    assert len(t.you.is_asked("trigger").offers) == 2
    t.duel.answer(0, by=t.you.player)
    t.you.chooses("Sangan")
    t.you.is_asked("open state")
    assert t.you.hand == ["Sangan"] and t.you.deck == ["Kuriboh"]


def test_the_witch_in_the_opponents_hands_searches_for_her_owner() -> None:
    """card: Witch of the Black Forest ①"""
    t = your_turn("hand: Dark Hole   deck: Sangan, Opticlops", f"monsters: {WITCH} (owner you)   deck: Kuriboh")
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.hand == ["Sangan"] and t.opp.hand == []


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_the_witch_is_not_set_off_from_the_hand() -> None:
    """card: Witch of the Black Forest ①"""
    t = your_turn(f"hand: {WITCH}   set: Raigeki Break   deck: Sangan", "monsters: Kuriboh")
    t.you.activates("Raigeki Break", discarding=WITCH)
    t.you.is_asked("open state")
    assert WITCH in t.you.graveyard and t.you.deck == ["Sangan"]


# --------------------------------------------------------------------------------------------------------------- flips


@pytest.mark.rule("effect-type.flip.example-mandatory-with-optional-part", scenario=0)
@pytest.mark.parametrize("wanted", [True, False])
def test_ryko_may_destroy_a_card_and_always_sends_three(wanted: bool) -> None:
    """card: Ryko, Lightsworn Hunter ①"""
    t = your_turn("monsters: Ryko, Lightsworn Hunter (set)   deck: Kuriboh, Umi, Sangan, Gemini Elf", "set: Ookazi")
    t.you.flip_summons("Ryko, Lightsworn Hunter")
    if wanted:
        t.you.says_yes()
        assert sorted(t.you.is_asked("effect").offers) == ["Ookazi", "Ryko, Lightsworn Hunter"]
        t.you.chooses("Ookazi")
    else:
        t.you.says_no()
    assert sorted(t.you.graveyard) == ["Kuriboh", "Sangan", "Umi"] and t.you.deck == ["Gemini Elf"]
    assert t.opp.graveyard == (["Ookazi"] if wanted else [])


def test_ryko_attacked_destroys_its_attacker() -> None:
    """card: Ryko, Lightsworn Hunter ①"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   monsters: Ryko, Lightsworn Hunter (set)   deck: 4 Umi
        opp 8000   monsters: Blue-Eyes White Dragon
    """)
    t.opp.attacks("Blue-Eyes White Dragon", "Ryko, Lightsworn Hunter")
    t.nobody_responds()
    t.you.says_yes()
    t.you.chooses("Blue-Eyes White Dragon")
    assert t.opp.graveyard == ["Blue-Eyes White Dragon"]
    assert sorted(t.you.graveyard) == ["Ryko, Lightsworn Hunter", "Umi", "Umi", "Umi"]


@pytest.mark.rule("timing.simultaneous-steps.when-optional-allowed", scenario=0)
def test_ryko_destroys_and_sends_at_once_so_that_peten_does_not_miss_its_timing() -> None:
    """card: Ryko, Lightsworn Hunter ①"""
    t = your_turn(
        "monsters: Ryko, Lightsworn Hunter (set)   deck: 4 Umi",
        "monsters: Peten the Dark Clown   hand: Peten the Dark Clown",
    )
    t.you.flip_summons("Ryko, Lightsworn Hunter")
    t.you.says_yes()
    t.you.chooses("Peten the Dark Clown")
    assert t.you.graveyard == ["Umi"] * 3
    assert t.opp.is_asked("trigger").offers == ["trigger Peten the Dark Clown", "pass"]


def test_ryko_sends_as_many_cards_as_the_deck_has() -> None:
    """card: Ryko, Lightsworn Hunter ①"""
    t = your_turn("monsters: Ryko, Lightsworn Hunter (set)   deck: Kuriboh, Umi")
    t.you.flip_summons("Ryko, Lightsworn Hunter")
    t.you.says_no()
    assert sorted(t.you.graveyard) == ["Kuriboh", "Umi"] and t.you.deck == []


@pytest.mark.parametrize(("mine", "theirs"), [("Umi, Kuriboh", "Sangan"), ("", "")])
def test_morphing_jar_discards_both_hands_and_both_draw_five(mine: str, theirs: str) -> None:
    """card: Morphing Jar ①"""
    hands = [f"hand: {names}" if names else "" for names in (mine, theirs)]
    t = your_turn(f"monsters: Morphing Jar (set)   deck: 6 Gemini Elf   {hands[0]}", f"deck: 6 Umi   {hands[1]}")
    t.you.flip_summons("Morphing Jar")
    t.nobody_responds()
    assert t.you.hand == ["Gemini Elf"] * 5 and t.opp.hand == ["Umi"] * 5
    assert sorted(t.you.graveyard + t.opp.graveyard) == (["Kuriboh", "Sangan", "Umi"] if mine else [])
    assert len([line for line in t.log() if "discarded" in line]) == (3 if mine else 0)


def test_morphing_jar_works_after_an_attack_on_it() -> None:
    """card: Morphing Jar ①"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   monsters: Morphing Jar (set)   deck: 5 Gemini Elf   hand: Beiige, Vanguard of Dark World
        opp 8000   monsters: Blue-Eyes White Dragon   deck: 5 Umi   hand: 7 Kuriboh
    """)
    t.opp.attacks("Blue-Eyes White Dragon", "Morphing Jar")
    t.nobody_responds()
    assert t.opp.hand == ["Umi"] * 5 and t.you.hand == ["Gemini Elf"] * 5
    # It discards by its effect.
    t.you.takes_position("attack")
    assert t.you.monsters == ["Beiige, Vanguard of Dark World"] and "Morphing Jar" in t.you.graveyard


@pytest.mark.rule("win.deck-out.mandatory-draw", scenario=0)
def test_morphing_jar_decks_out_a_player_who_cannot_draw_five() -> None:
    """card: Morphing Jar ①"""
    t = your_turn("monsters: Morphing Jar (set)   deck: 6 Gemini Elf", "deck: 4 Umi   hand: Kuriboh")
    t.you.flip_summons("Morphing Jar")
    assert t.winner == "you"


def test_bubonic_vermin_summons_another_face_down() -> None:
    """card: Bubonic Vermin ①"""
    t = your_turn("monsters: Bubonic Vermin (set)   deck: Bubonic Vermin, Giant Rat")
    t.you.flip_summons("Bubonic Vermin")
    t.you.triggers("Bubonic Vermin")
    t.you.take_zone(2)
    assert t.you.monster("Bubonic Vermin", 2).position == "set" and t.you.deck == ["Giant Rat"]
    assert "you shuffled" in t.log()


def test_bubonic_vermin_attacked_summons_another_before_it_goes() -> None:
    """card: Bubonic Vermin ①"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   monsters: Bubonic Vermin (set)   deck: Bubonic Vermin
        opp 8000   monsters: Blue-Eyes White Dragon   hand: Ookazi
    """)
    t.opp.attacks("Blue-Eyes White Dragon", "Bubonic Vermin")
    t.you.triggers("Bubonic Vermin")
    t.you.take_zone(3)
    assert t.you.monster("Bubonic Vermin").position == "set" and t.you.graveyard == ["Bubonic Vermin"]


@pytest.mark.rule("timing.optional.player-decides", scenario=0)
def test_bubonic_vermin_may_be_declined_and_needs_another_in_the_deck() -> None:
    """card: Bubonic Vermin ①"""
    t = your_turn("monsters: Bubonic Vermin (set)   deck: Bubonic Vermin")
    t.you.flip_summons("Bubonic Vermin")
    assert t.you.is_asked("trigger").offers == ["trigger Bubonic Vermin", "pass"]
    t.you.passes()
    assert t.you.deck == ["Bubonic Vermin"]
    t = your_turn("monsters: Bubonic Vermin (set)   deck: Giant Rat   hand: Bubonic Vermin")
    t.you.flip_summons("Bubonic Vermin")
    t.you.is_asked("open state")


def test_desertapir_turns_another_face_up_monster_face_down() -> None:
    """card: Desertapir ①"""
    t = your_turn(
        "monsters: Desertapir (set), Desertapir (zone 3), Gemini Elf", "monsters: Vorse Raider, Kuriboh (set)"
    )
    t.you.flip_summons("Desertapir (zone 1)")
    assert sorted(t.you.is_asked("target").offers) == ["Gemini Elf", "Vorse Raider"]
    t.you.targets("Vorse Raider")
    assert t.opp.monster("Vorse Raider").position == "set" and t.you.monster("Gemini Elf").position == "attack"


def test_desertapir_turns_its_attacker_face_down() -> None:
    """card: Desertapir ①"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   monsters: Desertapir (set)
        opp 8000   monsters: Blue-Eyes White Dragon
    """)
    t.opp.attacks("Blue-Eyes White Dragon", "Desertapir")
    t.nobody_responds()
    assert t.opp.monster("Blue-Eyes White Dragon").position == "set" and t.you.graveyard == ["Desertapir"]


def test_desertapir_does_nothing_without_another_face_up_monster() -> None:
    """card: Desertapir ①"""
    t = your_turn("monsters: Desertapir (set)", "monsters: Kuriboh (set), Desertapir")
    t.you.flip_summons("Desertapir")
    t.you.is_asked("open state")
    assert t.you.monster("Desertapir").position == "attack" and t.opp.monster("Desertapir").position == "attack"


# -------------------------------------------------------------------------------------------------------------- phases


def standby_phase(turn_player: str, you: str, opp: str = "") -> Table:
    """Lay out the Standby Phase of a player."""
    turn = 3 if turn_player == "you" else 4
    return table(f"turn {turn}, Standby Phase, {turn_player} to act\nyou 8000   {you}\nopp 8000   {opp}")


@pytest.mark.rule("turn.standby.effects-handled-here", scenario=0)
@pytest.mark.parametrize(
    ("turn_player", "mine", "lp"),
    [
        ("you", "Cure Mermaid", 8800),
        ("you", "Cure Mermaid (set)", 8000),
        ("opp", "Cure Mermaid", 8000),
    ],
)
def test_cure_mermaid_heals_800_in_each_of_its_players_standby_phases(turn_player: str, mine: str, lp: int) -> None:
    """card: Cure Mermaid"""
    t = standby_phase(turn_player, f"monsters: {mine}")
    t.nobody_responds()  # whoever passes, it must be activated
    assert t.phase == "Main Phase 1" and (t.you.lp, t.opp.lp) == (lp, 8000)


def test_cure_mermaid_heals_nothing_once_it_lies_face_down() -> None:
    """card: Cure Mermaid"""
    t = standby_phase("you", "monsters: Cure Mermaid   hand: Umi", "set: Book of Moon")
    t.you.activates("Cure Mermaid")
    t.opp.activates("Book of Moon", targeting="Cure Mermaid").nobody_responds()
    assert t.you.lp == 8000 and t.you.monster("Cure Mermaid").position == "set"


@pytest.mark.rule("chain.trigger.phase-triggers-one-after-another", scenario=0)
def test_two_cure_mermaids_heal_one_after_the_other() -> None:
    """card: Cure Mermaid"""
    t = standby_phase("you", "monsters: 2 Cure Mermaid")
    t.you.activates("Cure Mermaid (zone 2)")
    t.nobody_responds()
    assert t.phase == "Main Phase 1" and t.you.lp == 9600


@pytest.mark.parametrize(
    ("turn_player", "mine", "lp"),
    [
        ("you", "White Magician Pikeru", 8400),
        ("you", "White Magician Pikeru, Gemini Elf, Kuriboh (set)", 9200),
        ("you", "White Magician Pikeru (set), Gemini Elf", 8000),
        ("opp", "White Magician Pikeru, Gemini Elf", 8000),
    ],
)
def test_pikeru_heals_400_for_each_monster_of_its_player(turn_player: str, mine: str, lp: int) -> None:
    """card: White Magician Pikeru"""
    t = standby_phase(turn_player, f"monsters: {mine}", "monsters: Vorse Raider")
    t.nobody_responds()
    assert t.phase == "Main Phase 1" and (t.you.lp, t.opp.lp) == (lp, 8000)


def test_pikeru_counts_the_monsters_when_its_effect_resolves() -> None:
    """card: White Magician Pikeru"""
    t = standby_phase("you", "monsters: White Magician Pikeru, Gemini Elf", "set: Raigeki Break   hand: Umi")
    t.you.activates("White Magician Pikeru")
    t.opp.activates("Raigeki Break", targeting="Gemini Elf").nobody_responds()
    assert t.you.lp == 8400
