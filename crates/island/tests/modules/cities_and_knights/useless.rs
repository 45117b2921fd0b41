//! Which progress cards can do nothing, and are not played then (CK-315 to CK-324).

use steading_island::illegal::Code;
use steading_island::rule;

use super::progress::{allowed, is_done, no_effect, played, refusal_of};
use super::*;

// Which card can do nothing.

/// Also: CK-052, CK-315.
#[test]
fn ck_ex_61_a_hand_without_a_playable_card_is_dropped_and_merchant_fleet_is_always_playable() {
    let position = "option edition 2008\nred levels politics 1, progress alchemist crane warlord engineer\nturn red";
    let mut table = played(position, "red rolls 1+1 politics; draw spy");
    assert_eq!(moves(&table, "red", "drops").len(), 5);
    assert!(moves(&table, "red", "plays").is_empty());
    play(&mut table, "red drops engineer");
    assert!(is_done(&table));
    let table = played(&position.replace("engineer", "merchant-fleet"), "red rolls 1+1 politics; draw spy");
    for card in ["alchemist", "crane", "warlord", "merchant-fleet", "spy"] {
        assert_eq!(refusal_of(&table, &format!("red drops {card}")), (Code::MustPlay, rule::CK_052), "{card}");
    }
    assert!(is_legal(&table, "red plays merchant-fleet paper"));
}

/// A card that works at once needs its payment; a card that gives a right does not ask for cards of the own hand.
#[test]
fn ck_315_payment_counts_for_medicine_and_not_for_crane() {
    let drop = |red: &str| {
        let position = format!("option edition 2008\nred {red}, levels science 1\nturn red");
        played(&position, "red rolls 1+1 science; draw medicine")
    };
    let hopeless = "progress alchemist crane warlord engineer";
    // No city: Crane and Engineer do nothing, and Medicine cannot be paid.
    let poor = drop(&format!("settlement N(0,1), {hopeless}"));
    assert!(is_legal(&poor, "red drops medicine"));
    let rich = drop(&format!("settlement N(0,1), hand 2 ore grain, {hopeless}"));
    assert_eq!(refusal_of(&rich, "red drops medicine"), (Code::MustPlay, rule::CK_052));
    // A city with a wall: Crane can be played without any commodity.
    let city = drop(&format!("city N(0,1), wall N(0,1), {hopeless}"));
    assert_eq!(listed(&city, "red"), ["red plays crane"]);
    assert_eq!(refusal_of(&city, "red drops medicine"), (Code::MustPlay, rule::CK_052));
}

/// Five settlements, and a city on its side.
const FIVE_AND_REDUCED: &str = "settlement N(0,0) N(-2,1) N(0,2) N(-1,0) N(-1,2), reduced N(2,0)";

#[test]
fn ck_316_crane_needs_an_improvement_that_is_open_but_for_its_price() {
    let crane = |red: &str| format!("red {red}, progress crane\nturn red, rolled");
    allowed(&crane("city N(2,0)"), "red plays crane");
    no_effect(&crane("settlement N(2,0)"), "red plays crane");
    no_effect(&crane(&format!("{FIVE_AND_REDUCED}, city N(1,1)")), "red plays crane");
    // Only a metropolis: the other tracks end at 3, its own at 5.
    let metropolis = "city N(2,0), metropolis trade N(2,0), levels politics 3 science 3 trade";
    allowed(&crane(&format!("{metropolis} 4")), "red plays crane");
    no_effect(&crane(&format!("{metropolis} 5")), "red plays crane");
    allowed(&crane(&format!("{} 5", metropolis.replace("city N(2,0)", "city N(2,0) N(0,1)"))), "red plays crane");
    allowed(&crane(&format!("{} 5", metropolis.replace("science 3", "science 2"))), "red plays crane");
}

#[test]
fn ck_317_mining_and_irrigation_need_a_building_there_and_cards_in_the_supply() {
    for (card, kind, place, elsewhere) in
        [("mining", "ore", "N(2,0)", "N(0,1)"), ("irrigation", "grain", "N(0,1)", "N(2,0)")]
    {
        let action = format!("red plays {card}");
        let position = |red: &str, more: &str| format!("red {red}, progress {card}\n{more}turn red, rolled");
        allowed(&position(&format!("settlement {place}"), ""), &action);
        allowed(&position(&format!("city {place}"), &format!("blue hand 18 {kind}\n")), &action);
        no_effect(&position(&format!("city {elsewhere}"), ""), &action);
        no_effect(&position(&format!("settlement {place}"), &format!("blue hand 19 {kind}\n")), &action);
        // A foreign building does not count.
        no_effect(&position("settlement N(0,0)", &format!("blue city {place}\n")), &action);
    }
    // A reduced city counts: N(2,0) at one mountain, N(-1,2) at another.
    let table = played(&format!("red {FIVE_AND_REDUCED}, progress mining\nturn red, rolled"), "red plays mining");
    assert_eq!(hand(&table, "red"), cards("4 ore"));
}

/// A board on which two tokens at most may be swapped: those of the first two hexes.
fn with_tokens(first: &str, second: &str) -> String {
    format!(
        "option board
        option M{first} P{second} F6
        option G6 H6 P6 H6
        option G6 F6 D F6 M6
        option F6 M6 G6 P6
        option H6 G6 P6
        red progress inventor
        turn red, rolled"
    )
}

#[test]
fn ck_318_inventor_needs_two_tokens_that_may_be_swapped() {
    allowed(&with_tokens("5", "9"), "red plays inventor (0,-2) (1,-2)");
    no_effect(&with_tokens("5", "5"), "red plays inventor (0,-2) (1,-2)");
    no_effect(&with_tokens("5", "8"), "red plays inventor (0,-2) (1,-2)");
}

#[test]
fn ck_318_engineer_needs_an_unwalled_upright_city_and_a_wall() {
    let engineer = |red: &str| format!("red {red}, progress engineer\nturn red, rolled");
    allowed(&engineer("city N(2,0)"), "red plays engineer N(2,0)");
    no_effect(&engineer("settlement N(2,0)"), "red plays engineer N(2,0)");
    no_effect(&engineer("city N(2,0), wall N(2,0)"), "red plays engineer N(2,0)");
    no_effect(&engineer(FIVE_AND_REDUCED), "red plays engineer N(2,0)");
    let no_wall = engineer("city N(0,0) N(2,0) N(-2,1) N(0,2), wall N(0,0) N(2,0) N(-2,1)");
    assert_eq!(refusal(&at(&no_wall), "red plays engineer N(0,2)").code, Code::NoPiecesLeft);
}

/// Also: CK-361.
#[test]
fn ck_318_medicine_needs_a_place_a_piece_and_the_payment() {
    let medicine = |red: &str| format!("red {red}, progress medicine\nturn red, rolled");
    allowed(&medicine("settlement N(2,0), hand 2 ore grain"), "red plays medicine N(2,0)");
    no_effect(&medicine("city N(2,0), hand 2 ore grain"), "red plays medicine N(2,0)");
    assert_eq!(
        refusal(&at(&medicine("settlement N(2,0), hand 2 ore")), "red plays medicine N(2,0)").code,
        Code::CannotAfford
    );
    let no_piece = medicine("settlement N(1,1), city N(0,0) N(2,0) N(-2,1) N(0,2), hand 2 ore grain");
    assert_eq!(refusal(&at(&no_piece), "red plays medicine N(1,1)").code, Code::NoPiecesLeft);
    // A reduced city comes first, and needs no piece of the supply.
    let reduced = medicine(&format!("{FIVE_AND_REDUCED}, hand 2 ore grain"));
    allowed(&reduced, "red plays medicine N(2,0)");
    refused(&reduced, "red plays medicine N(0,0)", Code::RestoreFirst, rule::CK_196);
}

#[test]
fn ck_318_smith_needs_a_knight_that_may_be_promoted() {
    let smith = |red: &str| format!("red {red}, progress smith\nturn red, rolled");
    allowed(&smith("basic N(2,0)"), "red plays smith N(2,0)");
    no_effect(&smith("settlement N(0,0)"), "red plays smith N(2,0)");
    no_effect(&smith("mighty N(2,0), levels politics 3"), "red plays smith N(2,0)");
    no_effect(&smith("strong N(2,0), levels politics 2"), "red plays smith N(2,0)");
    allowed(&smith("strong N(2,0), levels politics 3"), "red plays smith N(2,0)");
    // Both strong pieces stand, and they cannot go on.
    no_effect(&smith("basic N(2,0), strong N(0,1) N(0,2), levels politics 2"), "red plays smith N(2,0)");
}

#[test]
fn ck_318_road_building_needs_a_road_that_may_be_laid() {
    let card = "progress road-building\nturn red, rolled";
    allowed(&format!("red settlement N(2,0), {card}"), "red plays road-building");
    no_effect(&format!("red {card}"), "red plays road-building");
    // The corner is shut in by blue.
    let shut = format!("red settlement N(0,-2), {card}\nblue road NW(0,-2) NE(0,-2)");
    no_effect(&shut, "red plays road-building");
}

#[test]
fn ck_319_bishop_needs_the_end_of_the_lock_diplomat_an_open_road_and_warlord_an_inactive_knight() {
    refused("red progress bishop\nturn red, rolled", "red plays bishop", Code::RobberLocked, rule::CK_070);
    allowed("red progress bishop\nlanded\nrobber (0,0)\nturn red, rolled", "red plays bishop");
    let diplomat = |pieces: &str| format!("red progress diplomat\nblue {pieces}\nturn red, rolled");
    no_effect(&diplomat("settlement N(0,0)"), "red plays diplomat NE(0,0)");
    no_effect(&diplomat("settlement N(0,0), road NE(0,0), basic S(1,-1)"), "red plays diplomat NE(0,0)");
    allowed(&diplomat("settlement N(0,0), road NE(0,0)"), "red plays diplomat NE(0,0)");
    let warlord = |knights: &str| format!("red {knights}, progress warlord\nblue basic N(0,1)\nturn red, rolled");
    no_effect(&warlord("settlement N(0,0)"), "red plays warlord");
    no_effect(&warlord("basic N(2,0), active N(2,0)"), "red plays warlord");
    allowed(&warlord("basic N(2,0) N(0,2), active N(2,0)"), "red plays warlord");
}

#[test]
fn ck_320_wedding_needs_a_richer_player_with_a_card_and_saboteur_one_as_rich_with_two() {
    let against =
        |card: &str, red: &str, blue: &str| format!("red {red}progress {card}\nblue {blue}\nturn red, rolled");
    let own = "settlement N(0,0), ";
    for (red, blue, is_allowed) in [
        ("", "settlement N(2,0), hand ore", true),
        ("", "settlement N(2,0)", false),
        (own, "settlement N(2,0), hand 5 ore", false),
        (own, "city N(2,0), hand ore", true),
    ] {
        let position = against("wedding", red, blue);
        let judge = if is_allowed { allowed } else { no_effect };
        judge(&position, "red plays wedding");
    }
    for (red, blue, is_allowed) in [
        (own, "settlement N(2,0), hand 2 ore", true),
        (own, "settlement N(2,0), hand ore", false),
        (own, "hand 5 ore", false),
        ("", "hand ore coin", true),
    ] {
        let position = against("saboteur", red, blue);
        let judge = if is_allowed { allowed } else { no_effect };
        judge(&position, "red plays saboteur");
    }
}

/// Also: CK-276, CK-284.
#[test]
fn ck_321_intrigue_spy_and_deserter_need_somebody_to_aim_at() {
    let intrigue =
        |blue: &str| format!("red road NE(0,0), basic N(0,0), progress intrigue\nblue {blue}\nturn red, rolled");
    allowed(&intrigue("basic S(1,-1)"), "red plays intrigue S(1,-1)");
    no_effect(&intrigue("basic N(2,0)"), "red plays intrigue N(2,0)");
    no_effect(&intrigue("settlement N(2,0)"), "red plays intrigue N(0,0)");
    let spy = |others: &str| format!("red progress spy crane\n{others}turn red, rolled");
    no_effect(&spy(""), "red plays spy blue");
    allowed(&spy("blue progress mining\n"), "red plays spy blue");
    refused(&spy("white progress mining\n"), "red plays spy blue", Code::NotAVictim, rule::CK_276);
    let deserter = |others: &str| format!("red basic N(0,0), progress deserter\n{others}turn red, rolled");
    no_effect(&deserter(""), "red plays deserter blue");
    allowed(&deserter("blue basic N(2,0)\n"), "red plays deserter blue");
    refused(&deserter("white basic N(2,0)\n"), "red plays deserter blue", Code::NotAVictim, rule::CK_284);
}

/// Also: CK-220.
#[test]
fn ck_322_merchant_needs_a_hex_where_it_changes_something() {
    let merchant =
        |place: &str, figure: &str| format!("red settlement {place}, progress merchant\n{figure}turn red, rolled");
    // N(0,-2) lies at one hex only.
    allowed(&merchant("N(0,-2)", ""), "red plays merchant (0,-2)");
    allowed(&merchant("N(0,-2)", "merchant blue (0,-2)\n"), "red plays merchant (0,-2)");
    let only_hex = at(&merchant("N(0,-2)", "merchant red (0,-2)\n"));
    assert_eq!(refusal(&only_hex, "red plays merchant (0,-2)").code, Code::NoEffect);
    assert!(moves(&only_hex, "red", "plays").is_empty());
    let several = merchant("N(0,-1)", "merchant red (0,-2)\n");
    allowed(&several, "red plays merchant (0,-1)");
    refused(&several, "red plays merchant (0,-2)", Code::NoEffect, rule::CK_322);
    let nowhere = at("red progress merchant\nturn red, rolled");
    assert_eq!(refusal(&nowhere, "red plays merchant (0,-2)").code, Code::NoEffect);
}

/// Also: CK-291, CK-311.
#[test]
fn ck_323_a_second_harbour_adds_nothing_and_a_second_fleet_needs_another_type() {
    let position = "
        red   hand 2 ore, progress commercial-harbour commercial-harbour
        blue  hand wool
        turn  red, rolled
    ";
    for moves in ["red plays commercial-harbour", "red plays commercial-harbour; red exchanges ore with blue"] {
        let table = played(&position.replace("turn", "white hand wool\nturn"), moves);
        assert_eq!(refusal_of(&table, "red plays commercial-harbour"), (Code::NoEffect, rule::CK_061));
        assert!(is_legal(&table, "red exchanges ore with white"), "white has had no offer");
    }
    let fleets = "red progress merchant-fleet merchant-fleet\nturn red, rolled";
    let table = played(fleets, "red plays merchant-fleet paper");
    assert_eq!(refusal(&table, "red plays merchant-fleet paper").code, Code::NoEffect);
    assert!(is_legal(&table, "red plays merchant-fleet ore") && is_legal(&table, "red plays merchant-fleet coin"));
    assert_eq!(moves(&table, "red", "plays merchant-fleet").len(), 7);
}

/// Also: CK-295.
#[test]
fn ck_324_master_merchant_needs_a_richer_player_with_a_card() {
    let master = |others: &str| format!("red settlement N(0,0), progress master-merchant\n{others}turn red, rolled");
    allowed(&master("blue city N(2,0), hand ore\n"), "red plays master-merchant blue");
    no_effect(&master("blue city N(2,0)\n"), "red plays master-merchant blue");
    no_effect(&master("blue settlement N(2,0), hand 3 ore\n"), "red plays master-merchant blue");
    // Somebody else would do.
    let white = master("blue settlement N(2,0), hand 3 ore\nwhite city N(0,1), hand ore\n");
    refused(&white, "red plays master-merchant blue", Code::VpNotHigher, rule::CK_295);
    allowed(&white, "red plays master-merchant white");
}
