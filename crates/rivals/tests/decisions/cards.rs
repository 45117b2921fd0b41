//! Building, and cards that are played: `RIV-268`–`RIV-275`, `RIV-277`, `RIV-324`, `RIV-325`.

use crate::support::*;
use crate::{ATTACK, asks, question};

// Building and cards.

#[test]
fn riv_268_a_settlement_draws_or_picks_its_regions_and_then_lays_them() {
    let position = "
        red road right
        red hand scout
        ";
    asks(
        position,
        "
        > red builds settlement right; region forest-4; region hills-1
        red: lays first up down > red lays first down
        red: action phase
        ",
    );
    asks(
        position,
        "
        > red builds settlement right with scout
        red: picks forest-4 forest-6 gold-field-2 gold-field-3 fields-1 fields-3 hills-1 hills-5 pasture-5 pasture-6 mountains-2 mountains-4 > red picks hills-1
        red: picks forest-4 forest-6 gold-field-2 gold-field-3 fields-1 fields-3 hills-5 pasture-5 pasture-6 mountains-2 mountains-4 > red picks forest-4
        red: lays first up down > red lays first up
        red: action phase
        ",
    );
}

#[test]
fn riv_269_the_merchant_names_takes_and_gives_back() {
    let position = "
        option mode gold
        red city (1,0)
        red settlement (3,0) forest-4 hills-5
        red hand merchant
        blue settlement (3,0) forest-6 fields-3
        blue stock none
        blue stores (-2,+1) 2
        blue stores (4,+1) 1
        blue stores (2,-1) 1
        ";
    asks(
        position,
        "
        > red plays merchant
        red: names lumber ore > red names lumber
        red: names lumber ore; passes > red names lumber
        blue: pays (-2,+1) (4,+1) > blue pays (-2,+1)
        blue: pays (-2,+1) (4,+1) > blue pays (4,+1)
        red: gains (-2,+1) (4,+1) > red gains (-2,+1)
        red: gains (-2,+1) (4,+1) > red gains (4,+1)
        red: pays (-2,+1) (-2,-1) (0,-1) (2,+1) (2,-1) (4,+1) > red pays (2,+1)
        blue: gains (2,+1) (4,-1) > blue gains (4,-1)
        red: action phase
        ",
    );
}

#[test]
fn riv_270_trade_master_brigands_gudrun_and_voyage_of_plunder_ask_in_their_orders() {
    let lumber = "
        red settlement (3,0) forest-4 gold-field-2
        blue settlement (3,0) forest-6 gold-field-3
        blue stock none
        blue stores (-2,+1) 2
        blue stores (4,+1) 1
        blue stores (2,-1) 1
        ";
    let trade_master = "
        option mode gold
        red city (1,0)
        red places merchant-guild (1,+1)
        red hand trade-master
        "
    .to_owned()
        + lumber;
    asks(
        &trade_master,
        "
        > red plays trade-master
        red: names lumber ore > red names lumber
        red: names lumber ore; passes > red names ore
        blue: pays (-2,+1) (4,+1) > blue pays (4,+1)
        red: gains (-2,+1) (4,+1) > red gains (4,+1)
        red: action phase
        ",
    );
    let brigands = "
        option mode gold
        red places candamir (1,+1)
        red hand gold-brigands
        "
    .to_owned()
        + lumber;
    // The store with room for 2 takes 2 of 3.
    asks(
        &brigands,
        "
        > red plays gold-brigands
        red: chooses (-2,+1) (2,-1) (4,+1) > red chooses (-2,+1)
        blue: pays (-2,+1) (4,+1) > blue pays (-2,+1)
        blue: pays (-2,+1) (4,+1) > blue pays (4,+1)
        red: action phase
        ",
    );
    let gudrun = "
        option mode gold
        red settlement (3,0) forest-4 gold-field-2
        red places pirate-ship (1,+1)
        red hand gudrun
        blue settlement (3,0) forest-6 gold-field-3
        blue stores (0,+1) 2
        blue stores (4,-1) 1
        ";
    asks(
        gudrun,
        "
        > red plays gudrun
        blue: pays (0,+1) (4,-1) > blue pays (4,-1)
        red: gains (0,+1) (4,-1) > red gains (4,-1)
        red: action phase
        ",
    );
    let plunder = "
        option mode turmoil
        red places candamir (1,+1)
        red hand voyage-of-plunder
        blue city (-1,0)
        blue city (1,0)
        "
    .to_owned()
        + lumber;
    asks(
        &plunder,
        "
        > red plays voyage-of-plunder
        blue: pays (-2,+1) (2,-1) (4,+1) > blue pays (2,-1)
        blue: pays (-2,+1) (4,+1) > blue pays (4,+1)
        red: gains (-2,+1) (4,+1) > red gains (4,+1)
        red: action phase
        ",
    );
}

#[test]
fn riv_271_the_pirate_ship_lies_before_a_trade_ship_is_picked() {
    let position = "
        option mode gold
        red hand pirate-ship
        blue city (1,0)
        blue places ore-ship (-1,+1)
        blue places large-trade-ship (1,+1)
        blue places harald (1,+1)
        ";
    asks(
        position,
        "
        > red builds pirate-ship at (1,+1)
        blue: chooses ore-ship at (-1,+1), large-trade-ship at (1,+1) > blue chooses large-trade-ship at (1,+1)
        red: action phase
        ",
    );
    let mut table = table(position);
    play(&mut table, "red builds pirate-ship at (1,+1)");
    assert_eq!(public(&table).land(seat(&table, "red")).expansions().count(), 1, "it is placed already");
    // Nothing to sink: nothing to ask.
    let none = "
        option mode gold
        red hand pirate-ship
        ";
    asks(
        none,
        "
        > red builds pirate-ship at (1,+1)
        red: action phase
        ",
    );
}

#[test]
fn riv_272_the_archer_waits_for_defence_unit_stack_and_irmgard() {
    let position = ATTACK.to_owned() + "\nred hand archer";
    asks(
        &position,
        "
        > red plays archer
        blue: passes; defends > blue defends; defence 3
        blue: chooses austin at (1,+1), harald at (1,+1) > blue chooses austin at (1,+1)
        blue: returns to B1 B2 B3 > blue returns to B1
        blue: gains anywhere > blue gains (-2,+1)
        red: action phase
        ",
    );
    asks(
        &position,
        "
        > red plays archer
        blue: passes; defends > blue defends; defence 2
        red: action phase
        ",
    );
    asks(
        &position,
        "
        > red plays archer
        blue: passes; defends > blue passes
        blue: chooses austin at (1,+1), harald at (1,+1)
        ",
    );
}

#[test]
fn riv_273_the_arsonist_waits_for_defence_building_stack_and_irmgard() {
    let position = ATTACK.to_owned() + "\nred hand arsonist";
    asks(
        &position,
        "
        > red plays arsonist
        blue: passes; defends > blue passes
        red: chooses lookout-tower at (-1,+1), abbey at (1,-1) > red chooses abbey at (1,-1)
        blue: returns to B1 B2 B3 > blue returns to B3
        blue: gains anywhere > blue gains (-2,+1)
        red: action phase
        ",
    );
    asks(
        &position,
        "
        > red plays arsonist
        blue: passes; defends > blue defends; defence 1
        red: action phase
        ",
    );
}

#[test]
fn riv_274_the_traitor_sees_the_hand_after_the_defence_and_may_leave_it() {
    let position = ATTACK.to_owned() + "\nred hand traitor\nblue hand abbey, scout";
    asks(
        &position,
        "
        > red plays traitor
        blue: passes; defends > blue defends; defence 6
        red: passes; takes scout abbey > red takes abbey
        red: action phase
        ",
    );
    asks(
        &position,
        "
        > red plays traitor
        blue: passes; defends > blue passes
        red: passes; takes scout abbey > red passes
        red: action phase
        ",
    );
}

#[test]
fn riv_275_what_a_discount_saves_is_chosen_with_the_payment() {
    let drill = "
        option mode turmoil
        red places drill-ground (1,+1)
        red stock wool 2, grain 1, ore 1
        red hand candamir
        ";
    // Wool, wool, grain: the ore is saved. The last unit may still be either.
    asks(
        drill,
        "
        > red builds candamir at (-1,+1)
        red: pays (0,-1) (2,+1) (2,-1) > red pays (0,-1)
        red: pays (0,-1) (2,+1) (2,-1) > red pays (0,-1)
        red: pays (2,+1) (2,-1) > red pays (2,+1)
        red: action phase
        ",
    );
    // What is short is what is saved.
    let short = drill.replace("ore 1", "ore 0");
    asks(
        &short,
        "
        > red builds candamir at (-1,+1)
        red: action phase
        ",
    );
}

#[test]
fn riv_275_the_building_crane_saves_a_unit_of_an_expensive_city_building() {
    let crane = "
        option mode progress
        red city (1,0)
        red places abbey (-1,+1)
        red places building-crane (1,+1)
        red stock lumber 2, wool 0, grain 2, brick 1, ore 0, gold 0
        ";
    // University: two lumber, two grain and a brick, less one of them.
    asks(
        crane,
        "
        > red builds university at (1,+1) from the face-up stack
        red: pays (-2,+1) (-2,-1) (2,+1) > red pays (-2,+1)
        red: pays (-2,+1) (-2,-1) (2,+1) > red pays (2,+1)
        red: pays (-2,+1) (-2,-1) (2,+1) > red pays (-2,-1)
        red: pays (-2,+1) (2,+1) > red pays (2,+1)
        red: action phase
        ",
    );
}

#[test]
fn riv_277_production_good_years_doctor_and_benjamin_leave_the_kind_to_the_cards() {
    let position = "
        option mode progress
        red city (-1,0)
        red places abbey (-1,+1)
        red places bath-house (-1,+1)
        red places bath-house (-1,-1)
        red hand doctor, benjamin
        phase before-roll
        ";
    asks(
        position,
        "
        > red rolls; dice 4 event; event basic-year-of-plenty
        red: action phase > red plays benjamin
        red: action phase > red plays doctor
        red: chooses bath-house at (-1,+1) (-1,-1) > red chooses bath-house at (-1,+1)
        red: action phase
        ",
    );
}

#[test]
fn riv_324_library_gustav_and_guido_give_a_card_before_any_other_command() {
    let library = "
        option mode progress
        red city (1,0)
        red stock lumber 2, brick 1, ore 1
        red hand library
        stack B2 scout, abbey
        ";
    asks(
        library,
        "
        > red builds library at (1,+1)
        red: passes; searches B1 B2 B3 T1 T2 > red searches B2
        red: takes scout abbey > red takes abbey
        red: action phase
        ",
    );
    asks(
        library,
        "
        > red builds library at (1,+1)
        red: passes; searches B1 B2 B3 T1 T2 > red passes
        red: action phase
        ",
    );
    for name in ["gustav", "guido"] {
        let position = format!(
            "
            option mode progress
            red hand {name}
            blue city (1,0)
            discard abbey, scout, library
            "
        );
        let mut table = table(&position);
        play(&mut table, &format!("red plays {name}"));
        assert_eq!(question(&table), "red: takes library scout abbey");
        play(&mut table, "red takes abbey");
        assert_eq!(question(&table), "red: action phase");
        assert!(listed(&table, "red").contains(&"red builds abbey at (1,+1)".to_owned()), "it can be played at once");
    }
    // So can the Traitor's card.
    let traitor = ATTACK.to_owned() + "\nred hand traitor\nblue hand abbey, scout";
    let table = after(&traitor, "red plays traitor; blue passes; red takes abbey");
    assert!(listed(&table, "red").contains(&"red builds abbey at (-1,+1)".to_owned()));
}

#[test]
fn riv_325_cards_that_ask_their_own_player() {
    let goldsmith = "
        red settlement (3,0) gold-field-2 hills-5
        red stores (0,+1) 2
        red stores (4,+1) 2
        red hand goldsmith
        ";
    asks(
        goldsmith,
        "
        > red plays goldsmith
        red: pays (0,+1) (4,+1) > red pays (0,+1)
        red: pays (0,+1) (4,+1) > red pays (4,+1)
        red: pays (0,+1) (4,+1) > red pays (4,+1)
        red: gains anywhere > red gains (0,+1)
        red: gains anywhere > red gains (4,-1)
        red: action phase
        ",
    );
    let caravan = "
        red stock lumber 2, ore 1
        red hand merchant-caravan
        ";
    asks(
        caravan,
        "
        > red plays merchant-caravan
        red: pays (-2,+1) (-2,-1) (0,-1) (2,+1) (2,-1) > red pays (-2,+1)
        red: pays (-2,+1) (-2,-1) (0,-1) (2,+1) (2,-1) > red pays (2,-1)
        red: gains anywhere > red gains (2,-1)
        red: gains anywhere > red gains (0,+1)
        red: action phase
        ",
    );
    let staple = "
        option mode gold
        red city (1,0)
        red places merchant-guild (1,+1)
        red stock wool 1, brick 2, ore 2
        red hand staple-house
        ";
    asks(
        staple,
        "
        > red builds staple-house at (1,+1)
        red: gains anywhere > red gains (0,+1)
        red: gains anywhere > red gains (0,+1)
        red: action phase
        ",
    );
    let fair = "
        option mode turmoil
        red city (1,0)
        red places inga (1,+1)
        red stock lumber 2, wool 1, grain 1
        red hand fairgrounds
        ";
    asks(
        fair,
        "
        > red builds fairgrounds at (1,+1)
        red: gains anywhere > red gains (0,+1)
        red: gains anywhere > red gains (0,+1)
        red: action phase
        ",
    );
    let barn = "
        option mode turmoil
        red city (1,0)
        red places inga (1,+1)
        red places austin (1,-1)
        red settlement (3,0) pasture-5 hills-5
        red stock lumber 2, brick 1, ore 1
        red hand tithe-barn
        ";
    asks(
        barn,
        "
        > red builds tithe-barn at (1,+1)
        red: names wool grain > red names wool
        red: gains (0,-1) (4,+1) > red gains (4,+1)
        red: gains (0,-1) (4,+1) > red gains (0,-1)
        red: action phase
        ",
    );
    let mining = "
        option mode progress
        red city (1,0)
        red places university (1,+1)
        red settlement (3,0) mountains-4 fields-3
        red hand mineral-mining, three-field-system
        ";
    asks(
        mining,
        "
        > red plays mineral-mining
        red: gains (2,-1) (4,+1) > red gains (2,-1)
        red: gains (2,-1) (4,+1) > red gains (4,+1)
        red: action phase > red plays three-field-system
        red: gains (2,+1) (4,-1) > red gains (2,+1)
        red: gains (2,+1) (4,-1) > red gains (4,-1)
        red: action phase
        ",
    );
    let doctor = "
        option mode progress
        red city (1,0)
        red places bath-house (1,+1)
        red places bath-house (1,-1)
        red hand doctor, benjamin
        ";
    asks(
        doctor,
        "
        > red plays benjamin
        red: action phase > red plays doctor
        red: chooses bath-house at (1,+1) (1,-1) > red chooses bath-house at (1,-1)
        red: action phase
        ",
    );
    let relocation = "
        red places abbey (-1,+1)
        red places storehouse (1,-1)
        red places inga (1,+1)
        red hand relocation
        ";
    asks(
        relocation,
        "
        > red plays relocation
        red: chooses (-2,+1) (-2,-1) (0,+1) (0,-1) (2,+1) (2,-1), abbey at (-1,+1), inga at (1,+1), storehouse at (1,-1) > red chooses (0,+1)
        red: chooses (-2,+1) (-2,-1) (0,-1) (2,+1) (2,-1) > red chooses (2,-1)
        red: action phase
        ",
    );
    asks(
        relocation,
        "
        > red plays relocation
        red: chooses (-2,+1) (-2,-1) (0,+1) (0,-1) (2,+1) (2,-1), abbey at (-1,+1), inga at (1,+1), storehouse at (1,-1) > red chooses abbey at (-1,+1)
        red: chooses inga at (1,+1), storehouse at (1,-1) > red chooses inga at (1,+1)
        red: action phase
        ",
    );
}
