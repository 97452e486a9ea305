"""Cases that nobody had looked at: what can be declared, an equip under Skill Drain, reasons that are none."""

import pytest

from turns import resolve, your_turn

BAGOOSKA = "Number 41: Bagooska the Terribly Tired Tapir"
NO_TARGET = "target.timing.chosen-at-activation"
NEEDS_FACE_UP = "equip.target.face-up-monster-only"
NEEDS_EXTRA_ZONE = "summon.extra.faceup-pendulum-needs-emz-or-linked-zone"
SLAYER = "Master Pendulum, the Dracoslayer"


# --------------------------------------------------------------------------------------------------- what is declared


@pytest.mark.rule("card.name.rule-name-in-every-place", scenario=0)
def test_a_name_that_no_card_has_by_the_rules_cannot_be_declared() -> None:
    """Harpie Lady 1 and Cyber Harpie Lady are named Harpie Lady everywhere; that is the name to prohibit."""
    t = your_turn("hand: Prohibition")
    t.you.activates("Prohibition")
    offers = t.you.is_asked("declaration").offers
    assert len(set(offers)) == len(offers)
    assert {"Harpie Lady", "Umi", "Kuriboh", "Trap Hole"} <= set(offers)
    assert not {"Harpie Lady 1", "Cyber Harpie Lady", "A Legendary Ocean"} & set(offers)
    assert not [name for name in offers if name.endswith(" Token")]


@pytest.mark.rule("card.name.rule-name-in-every-place", scenario=0)
def test_where_the_name_of_a_monster_is_asked_for_no_other_card_can_be_declared() -> None:
    """Dark Designator asks for a monster; a Token is none that a Deck could hold."""
    t = your_turn("hand: Dark Designator", "deck: Kuriboh, Harpie Lady 1")
    t.you.activates("Dark Designator")
    resolve(t)
    offers = t.you.is_asked("declaration").offers
    assert {"Harpie Lady", "Kuriboh"} <= set(offers)
    assert not {"Harpie Lady 1", "Umi", "Trap Hole", "Kuriboh Token"} & set(offers)
    t.you.does("declare Harpie Lady")
    resolve(t)
    assert t.opp.hand == ["Harpie Lady 1"]


# ------------------------------------------------------------------------------------------------------------ equipping


@pytest.mark.rule("equip.continuously-targets-equipped-monster", scenario=0)
@pytest.mark.parametrize(("drained", "atk"), [(False, 1200), (True, 2200)])
def test_what_is_negated_itself_does_not_negate_what_keeps_targeting_a_monster(drained: bool, atk: int) -> None:
    """Cyber Phoenix negates Axe of Despair, which targets it as long as it is equipped; under Skill Drain it cannot."""
    t = your_turn(f"hand: Axe of Despair   monsters: Cyber Phoenix   {'spells: Skill Drain' if drained else ''}")
    t.you.activates("Axe of Despair", targeting="Cyber Phoenix")
    resolve(t)
    assert "Axe of Despair" in t.you.spells
    assert t.you.atk_of("Cyber Phoenix") == atk


@pytest.mark.rule("equip.negated.stays-equipped", scenario=0)
def test_an_equip_spell_has_its_effect_from_the_moment_the_monster_is_negated() -> None:
    """Skill Drain is turned up when Axe of Despair is equipped already, without effect."""
    t = your_turn("hand: Axe of Despair, Mystical Space Typhoon   monsters: Cyber Phoenix   set: Skill Drain")
    t.you.activates("Axe of Despair", targeting="Cyber Phoenix")
    resolve(t)
    assert t.you.atk_of("Cyber Phoenix") == 1200
    t.you.activates("Skill Drain")
    resolve(t)
    assert t.you.atk_of("Cyber Phoenix") == 2200
    t.you.activates("Mystical Space Typhoon", targeting="Skill Drain")
    resolve(t)
    assert t.you.spells == ["Axe of Despair"] and t.you.atk_of("Cyber Phoenix") == 1200


@pytest.mark.rule(NEEDS_FACE_UP, scenario=0)
@pytest.mark.parametrize("face_up", [False, True])
def test_only_where_no_monster_is_face_up_is_that_what_keeps_an_equip_spell_in_the_hand(face_up: bool) -> None:
    """Bagooska is face-up and cannot be targeted: that is the reason, and not that another monster is Set."""
    t = your_turn("hand: Axe of Despair", f"monsters: Battle Ox (set){', ' + BAGOOSKA if face_up else ''}")
    reason = "effect.cannot.forbids-while-it-applies" if face_up else NEEDS_FACE_UP
    t.you.cannot("activate Axe of Despair", because=reason)
    assert [refusal.rule for refusal in t.you.reasons("activate Axe of Despair")] == [reason, NO_TARGET]


# ----------------------------------------------------------------------------------------------------------- no target


@pytest.mark.rule(NO_TARGET, scenario=0)
@pytest.mark.parametrize("monsters", ["", "monsters: Battle Ox (set)"])
def test_a_text_that_speaks_of_face_up_monsters_has_no_target_where_all_are_set(monsters: str) -> None:
    """Book of Moon has nothing to choose, as on an empty field; only an Equip Spell has a rule of its own for that."""
    t = your_turn("hand: Book of Moon, Umi", monsters)
    t.you.cannot("activate Book of Moon", because=NO_TARGET)
    assert [refusal.rule for refusal in t.you.reasons("activate Book of Moon")] == [NO_TARGET]


# ------------------------------------------------------------------------------------------------------- Pendulum zones


@pytest.mark.rule(NEEDS_EXTRA_ZONE, scenario=0)
@pytest.mark.parametrize(
    ("monsters", "because"),
    [
        ("Thousand Dragon (extra zone 1)", NEEDS_EXTRA_ZONE),
        ("Thousand Dragon (extra zone 1), 5 Battle Ox", "summon.special.needs-free-monster-zone"),
        ("Thousand Dragon", ""),
    ],
)
def test_a_pendulum_monster_of_the_extra_deck_does_not_come_to_a_plain_zone(monsters: str, because: str) -> None:
    """Master Pendulum is the only monster there is; it needs an Extra Monster Zone, or one that is linked to."""
    mine = f"pendulum: Astrograph Sorcerer, Amorphage Goliath   monsters: {monsters}"
    t = your_turn(f"{mine}   extra: {SLAYER} (face-up)")
    if because:
        t.you.cannot("pendulum summon", because=because)
    else:
        t.you.can("pendulum summon")
