//! Worked examples of the catalogue (section 5): progress cards and combinations. Those of the other chapters stand with their rules.

use steading_island::illegal::Code;
use steading_island::rule;

use super::cards_science::{code, played};
use super::*;

/// Two settlements at the mountains (2,0), a city at those of (-1,1).
#[test]
fn ck_ex_19_mining_brings_four_ore_for_two_mountains() {
    let position = "red settlement N(2,0) N(1,1), city N(-1,2), progress mining\nturn red, rolled";
    assert_eq!(hand(&played(position, "red plays mining"), "red"), cards("4 ore"));
}

/// Both cities at the fields (0,1), the settlement at those of (-2,0).
#[test]
fn ck_ex_20_irrigation_brings_four_grain_for_two_fields() {
    let position = "red city N(0,1) N(0,2), settlement S(-2,-1), progress irrigation\nturn red, rolled";
    assert_eq!(hand(&played(position, "red plays irrigation"), "red"), cards("4 grain"));
}

#[test]
fn ck_ex_21_irrigation_does_not_ask_for_the_kind_of_building() {
    let position = "red settlement N(0,1) N(0,2), city S(-2,-1), progress irrigation\nturn red, rolled";
    assert_eq!(hand(&played(position, "red plays irrigation"), "red"), cards("4 grain"));
}

/// The nine of (-2,0), where the robber stands, and the eleven of (-1,0).
#[test]
fn ck_ex_22_inventor_swaps_nine_and_eleven_under_the_robber() {
    let position = "red progress inventor\nlanded\nrobber (-2,0)\nturn red, rolled";
    let mut table = played(position, "red plays inventor (-2,0) (-1,0)");
    play(&mut table, "red ends turn; blue rolls 3+4 ship; blue moves robber (0,0)");
    assert_eq!(producing(&table, 9), [h("(2,-2)"), h("(-1,0)")]);
    assert_eq!(producing(&table, 11), [h("(-2,0)"), h("(0,2)")]);
}

#[test]
fn ck_ex_23_inventor_on_six_and_nine_is_refused() {
    let position = "red progress inventor\nturn red, rolled";
    refused(position, "red plays inventor (0,-1) (-2,0)", Code::TokenFixed, rule::CK_242);
    assert!(is_legal(&at(position), "red plays inventor (-1,0) (-2,0)"));
}

#[test]
fn ck_ex_24_saboteur_costs_four_of_nine_cards() {
    let position = "
        red   settlement N(0,0), progress saboteur
        blue  settlement N(1,1), hand 9 wool
        turn red, rolled
    ";
    let mut table = played(position, "red plays saboteur");
    assert_eq!(code(&table, "blue discards 5 wool"), Code::WrongDiscard);
    play(&mut table, "blue discards 4 wool");
    assert_eq!(hand(&table, "blue"), cards("5 wool"));
}

/// Both strong pieces of red are on the board, a basic one is free.
#[test]
fn ck_ex_25_deserter_falls_back_to_an_active_basic_knight() {
    for table in in_both(
        "
        red   road NE(0,0), strong N(1,1) N(-1,2), progress deserter
        blue  strong N(2,-1), active N(2,-1)
        turn red, rolled
        ",
    ) {
        let mut table = table;
        play(&mut table, "red plays deserter blue; red places knight N(0,0)");
        assert!(ck(&table).knights[0].contains(v("N(0,0)")) && ck(&table).active.contains(v("N(0,0)")));
        assert!(!ck(&table).strong.contains(v("N(0,0)")) && !ck(&table).mighty.contains(v("N(0,0)")));
    }
}

#[test]
fn ck_ex_26_deserter_places_a_mighty_knight_without_a_fortress() {
    for table in in_both("red road NE(0,0), progress deserter\nblue mighty N(2,-1)\nturn red, rolled") {
        let mut table = table;
        play(&mut table, "red plays deserter blue");
        assert_eq!(code(&table, "red ends turn"), Code::ActionPending, "it must be placed");
        play(&mut table, "red places knight S(1,-1)");
        assert!(ck(&table).mighty.contains(v("S(1,-1)")) && !ck(&table).active.contains(v("S(1,-1)")));
    }
}

/// Both mighty pieces of red are on the board, one strong and one basic are in the supply.
#[test]
fn ck_ex_27_without_a_mighty_piece_it_is_basic_in_2008_and_strong_now() {
    let tables = in_both(
        "
        red   road NE(0,0), mighty N(1,1) N(-1,2), strong N(-2,1), basic N(0,2), progress deserter
        blue  mighty N(2,-1)
        turn red, rolled
        ",
    );
    for (mut table, is_strong) in tables.into_iter().zip([false, true]) {
        play(&mut table, "red plays deserter blue; red places knight N(0,0)");
        assert!(ck(&table).knights[0].contains(v("N(0,0)")) && !ck(&table).mighty.contains(v("N(0,0)")));
        assert_eq!(ck(&table).strong.contains(v("N(0,0)")), is_strong);
    }
}

#[test]
fn ck_ex_28_a_fleet_with_six_paper_makes_three_exchanges() {
    let position = "red hand 6 paper, progress merchant-fleet\nturn red, rolled";
    let mut table = played(position, "red plays merchant-fleet paper");
    play(&mut table, "red banks 2 paper for ore; red banks 2 paper for coin; red banks 2 paper for wool");
    assert_eq!(hand(&table, "red"), cards("ore coin wool"));
    assert_eq!(code(&table, "red banks 2 paper for ore"), Code::CannotAfford);
}

#[test]
fn ck_ex_30_wedding_takes_the_only_card() {
    let position = "red progress wedding\nblue settlement N(0,0), hand ore\nturn red, rolled";
    let table = played(position, "red plays wedding");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("ore"), cards("nothing")));
}

#[test]
fn ck_ex_31_resource_monopoly_takes_one_where_there_is_one() {
    let position = "red progress resource-monopoly\nblue hand ore 3 wool\nwhite hand 4 ore\nturn red, rolled";
    let table = played(position, "red plays resource-monopoly ore");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("3 ore"), cards("3 wool")));
    assert_eq!(hand(&table, "white"), cards("2 ore"));
}

#[test]
fn ck_ex_32_commercial_harbour_keeps_the_resource_without_a_commodity() {
    let position = "red hand ore, progress commercial-harbour\nblue hand 5 wool\nturn red, rolled";
    let table = played(position, "red plays commercial-harbour; red exchanges ore with blue");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("ore"), cards("5 wool")));
    assert!(is_legal(&table, "red ends turn"));
}

/// White is ahead of both, so that somebody could be named.
#[test]
fn ck_ex_33_master_merchant_needs_a_lead_of_one_point() {
    let position = "
        red   settlement N(0,0), progress master-merchant
        blue  settlement N(1,1) N(-1,2), hand ore
        white city N(2,-1), settlement N(-2,1), hand ore
        turn red, rolled
    ";
    assert!(is_legal(&at(position), "red plays master-merchant blue"));
    let equal = position.replace("N(1,1) N(-1,2)", "N(1,1)");
    refused(&equal, "red plays master-merchant blue", Code::VpNotHigher, rule::CK_295);
}

#[test]
fn ck_ex_44_crane_makes_the_first_level_of_science_free() {
    let position = "red city N(0,0), progress crane\nturn red, rolled";
    assert_eq!(code(&at(position), "red improves science"), Code::CannotAfford);
    let table = played(position, "red plays crane; red improves science with crane");
    assert_eq!((ck(&table).levels[0], hand(&table, "red")), ([0, 0, 1], cards("nothing")));
}

/// The basic knight could be promoted in either case.
#[test]
fn ck_ex_45_smith_promotes_a_strong_knight_with_the_fortress_only() {
    let position = "red basic N(0,0), strong N(1,1), levels politics 2, progress smith\nturn red, rolled";
    refused(position, "red plays smith N(1,1)", Code::NeedsFortress, rule::CK_115);
    let table = played(&position.replace("politics 2", "politics 3"), "red plays smith N(1,1)");
    assert!(ck(&table).mighty.contains(v("N(1,1)")));
}

#[test]
fn ck_ex_46_smith_does_not_promote_what_was_promoted_for_pay() {
    let position = "red basic N(0,0) N(1,1), levels politics 3, hand wool ore, progress smith\nturn red, rolled";
    let table = played(position, "red promotes knight N(0,0)");
    let again = refusal(&table, "red plays smith N(0,0)");
    assert_eq!((again.code, again.rule), (Code::AlreadyPromoted, rule::CK_114));
    assert!(is_legal(&table, "red plays smith N(1,1)"));
}

/// Blue net with a red settlement at the end of NW(1,0).
#[test]
fn ck_ex_48_a_red_settlement_closes_a_blue_road_in_the_new_edition() {
    let position = "
        red   settlement S(1,-1), progress diplomat
        blue  settlement S(2,-1), road NE(1,0) NW(1,0)
        white road W(0,1)
        turn red, rolled
    ";
    let [older, newer] = in_both(position);
    assert!(is_legal(&older, "red plays diplomat NW(1,0)"));
    let closed = refusal(&newer, "red plays diplomat NW(1,0)");
    assert_eq!((closed.code, closed.rule), (Code::RoadNotOpen, rule::CK_258));
    for table in [older, newer] {
        assert_eq!(code(&table, "red plays diplomat NE(1,0)"), Code::RoadNotOpen);
    }
}

#[test]
fn ck_ex_49_a_spy_that_a_spy_took_is_played_at_once() {
    let position = "red progress spy\nblue progress spy mining\nturn red, rolled";
    let table = played(position, "red plays spy blue; red takes card spy; red plays spy blue; red takes card mining");
    assert_eq!((held(&table, "red"), held(&table, "blue").len()), (vec![Card::Mining], 0));
}

#[test]
fn ck_ex_59_crane_is_kept_for_the_second_step() {
    let position = "red city N(0,0), hand 2 paper, progress crane\nturn red, rolled";
    let mut table = played(position, "red plays crane; red improves science");
    assert_eq!(hand(&table, "red"), cards("paper"));
    play(&mut table, "red improves science with crane");
    assert_eq!((hand(&table, "red"), ck(&table).levels[0]), (cards("nothing"), [0, 0, 2]));
}

/// White has cards too, but fewer points.
#[test]
fn ck_ex_64_saboteur_needs_two_cards_in_an_equal_hand() {
    let position = "
        red   settlement N(0,0), progress saboteur
        blue  settlement N(1,1), hand wool
        white hand 5 ore
        turn red, rolled
    ";
    refused(position, "red plays saboteur", Code::NoEffect, rule::CK_061);
    let table = played(&position.replace("hand wool", "hand 2 wool"), "red plays saboteur; blue discards wool");
    assert_eq!((hand(&table, "blue"), hand(&table, "white")), (cards("wool"), cards("5 ore")));
}

#[test]
fn ck_ex_65_an_offer_without_an_exchange_is_an_offer() {
    let position = "red hand 2 ore, progress commercial-harbour\nblue hand wool\nwhite hand coin\nturn red, rolled";
    let table = played(position, "red plays commercial-harbour; red exchanges ore with blue");
    let again = refusal(&table, "red exchanges ore with blue");
    assert_eq!(again.code, Code::AlreadyExchanged);
    assert!([rule::CK_287, rule::CK_311].contains(&again.rule), "{}", again.rule);
    assert!(is_legal(&table, "red exchanges ore with white"));
}

/// In white's turn the card goes from red to blue.
#[test]
fn ck_ex_66_the_harbormaster_goes_on_when_a_harbour_city_is_lost() {
    let position = "
        option variants harbormaster
        red   city N(0,-2), settlement N(1,-2)
        blue  settlement N(2,-1) N(2,1) S(1,1)
        harbormaster red
        ship  6
        turn  white
    ";
    let mut table = at(position);
    assert_eq!((points(&table, "red"), points(&table, "blue")), (5, 3));
    play(&mut table, "white rolls 1+3 ship");
    assert_eq!((points(&table, "red"), points(&table, "blue")), (2, 5));
    assert_eq!(public(&table).modules.harbormaster.holder, Some(seat(&table, "blue")));
}

/// White with three points is not spared.
#[test]
fn ck_ex_67_who_loses_the_city_in_this_roll_is_spared_by_its_seven() {
    let position = "
        option variants friendly_robber
        blue  settlement N(1,1), city N(-2,1)
        white settlement N(0,-1) N(2,-1) S(-2,2)
        ship  6
        turn  red
    ";
    let table = played(position, "red rolls 3+4 ship");
    assert_eq!(points(&table, "blue"), 2);
    for hex in ["(2,0)", "(1,0)", "(1,1)", "(-2,1)", "(-2,0)", "(-1,0)"] {
        let spared = refusal(&table, &format!("red moves robber {hex}"));
        assert_eq!((spared.code, spared.rule), (Code::RobberSpares, rule::FRIEND_004), "{hex}");
    }
    assert!(is_legal(&table, "red moves robber (-2,2)"));
}

#[test]
fn ck_ex_68_a_plentiful_year_and_the_aqueduct_give_a_resource_each() {
    let position = "option variants event_cards\nred settlement N(0,0), levels science 3\nturn red";
    let gifts = "red receives ore; blue receives ore; white receives ore; orange receives ore";
    let mut table = played(position, &format!("red rolls 1 ship; reveal 2 plentiful-year; {gifts}"));
    assert_eq!(asked(&table), ["red"]);
    play(&mut table, "red takes wool from aqueduct");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("ore wool"), cards("ore")));
    assert!(is_legal(&table, "red ends turn"));
}

/// Thirty-one cards lie open: New Year comes, and an eight after it.
#[test]
fn ck_ex_69_new_year_brings_another_card_and_no_further_draws() {
    let position = "
        option variants event_cards
        blue  city N(2,0), levels politics 1
        white levels politics 1
        revealed 2 plentiful-year, 3 conflict, 3, 4 robber-flees, 4 robber-flees, 4, 5 tournament, 5 trade-advantage, 5, 5, 6 epidemic, 6 earthquake, 6 good-neighbours, 6, 6, 7 robber-attack, 7 robber-attack, 7 robber-attack, 7 robber-attack, 7 robber-attack, 7 robber-attack, 8 epidemic, 8, 8, 8, 8, 9 calm-sea, 9, 9, 9, 10 neighbourly-help
        turn  red
    ";
    let mut table = played(position, "red rolls 2 politics; draw spy; draw bishop");
    assert_eq!((held(&table, "blue").len(), held(&table, "white").len()), (1, 1));
    assert!(is_legal(&table, "reveal 8"), "all cards are in the deck again");
    play(&mut table, "reveal 8");
    assert_eq!((held(&table, "blue").len(), held(&table, "white").len()), (1, 1));
    assert_eq!(hand(&table, "blue"), cards("ore coin"));
    assert_eq!(public(&table).modules.event_cards.revealed.iter().count(), 1);
    assert!(is_legal(&table, "red ends turn"));
}
