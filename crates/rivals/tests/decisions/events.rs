//! The event die and the event cards: `RIV-258`–`RIV-267`.

use crate::support::*;
use crate::{FEUD, asks};

// The event die.

#[test]
fn riv_258_brigands_ask_for_gold_and_wool_apart_and_only_with_both_kinds_of_regions() {
    let position = "
        red settlement (3,0) gold-field-2 hills-5
        red places storehouse (-1,+1)
        red stock none
        red stores (0,+1) 3
        red stores (4,+1) 2
        red stores (0,-1) 3
        red stores (2,-1) 3
        blue settlement (3,0) pasture-5 gold-field-3
        blue places storehouse (1,-1)
        blue stock none
        blue stores (0,-1) 2
        blue stores (4,+1) 3
        blue stores (0,+1) 3
        blue stores (4,-1) 1
        blue stores (2,+1) 1
        phase before-roll
        ";
    // Red: 2 of 5 gold, and all 3 wool without a question. Blue: all 4 gold without one, then 3 of 5 wool.
    asks(
        position,
        "
        > red rolls; dice 6 brigands
        red: pays (0,+1) (4,+1) > red pays (0,+1)
        red: pays (0,+1) (4,+1) > red pays (4,+1)
        blue: pays (0,-1) (4,+1) > blue pays (0,-1)
        blue: pays (0,-1) (4,+1) > blue pays (4,+1)
        blue: pays (0,-1) (4,+1) > blue pays (0,-1)
        red: action phase
        ",
    );
    // Production waits for the answers.
    let mut table = table(position);
    play(&mut table, "red rolls; dice 6 brigands");
    assert_eq!(units(&table, "red", "(2,+1)"), 0);
    play(&mut table, "red pays (0,+1); red pays (4,+1); blue pays (0,-1); blue pays (4,+1)");
    assert_eq!(units(&table, "red", "(2,+1)"), 0);
    play(&mut table, "blue pays (0,-1)");
    assert_eq!(units(&table, "red", "(2,+1)"), 1);
}

#[test]
fn riv_259_the_owner_of_the_marketplace_names_kind_and_region() {
    let own = "
        blue settlement (3,0) fields-3 gold-field-3
        red places marketplace (-1,+1)
        phase before-roll
        ";
    asks(
        own,
        "
        > red rolls; dice 3 trade
        red: gains (-2,+1) (0,+1) (2,+1) > red gains (0,+1)
        red: action phase
        ",
    );
    // In the other's turn too.
    let others = "
        red settlement (3,0) pasture-5 hills-5
        blue settlement (3,0) pasture-6 mountains-4
        blue places marketplace (-1,+1)
        phase before-roll
        ";
    asks(
        others,
        "
        > red rolls; dice 5 trade
        blue: gains (-2,-1) (0,-1) (2,-1) (4,+1) (4,-1) > blue gains (4,+1)
        red: action phase
        ",
    );
    // With one place to go to nobody is asked.
    let full = others.to_owned()
        + "\nblue stock none\nblue stores (0,-1) 3\nblue stores (4,+1) 3\nblue stores (2,-1) 3\nblue stores (4,-1) 3";
    asks(
        &full,
        "
        > red rolls; dice 5 trade
        red: action phase
        ",
    );
}

#[test]
fn riv_260_celebration_asks_the_active_player_the_other_and_once_more_for_reiner() {
    let position = "
        option mode gold
        red hand reiner
        phase before-roll
        ";
    asks(
        position,
        "
        red: plays reiner; rolls > red plays reiner
        red: rolls > red rolls; dice 1
        red: gains anywhere > red gains (-2,+1)
        blue: gains anywhere > blue gains (2,+1)
        red: gains anywhere > red gains (-2,-1)
        red: action phase
        ",
    );
    // Who has fewer skill symbols is left out; Reiner gives all the same.
    let behind = position.to_owned() + "\nblue places inga (-1,+1)";
    asks(
        &behind,
        "
        red: plays reiner; rolls > red plays reiner
        red: rolls > red rolls; dice 1
        blue: gains anywhere > blue gains (2,+1)
        red: gains anywhere > red gains (-2,-1)
        red: action phase
        ",
    );
    let ahead = position.to_owned() + "\nred places inga (-1,+1)";
    asks(
        &ahead,
        "
        red: plays reiner; rolls > red rolls; dice 1 celebration
        red: gains anywhere > red gains (-2,-1)
        red: action phase
        ",
    );
}

#[test]
fn riv_261_at_a_harvest_the_active_player_is_done_before_the_other_begins() {
    let position = "
        option mode gold
        red settlement (3,0) gold-field-2 hills-5
        red places toll-bridge (-1,+1)
        blue settlement (3,0) gold-field-3 hills-1
        blue places gold-toll-bridge (-1,+1)
        blue places pirate-ship (-1,-1)
        phase before-roll
        ";
    asks(
        position,
        "
        > red rolls; dice 6 harvest
        red: gains anywhere > red gains (-2,+1)
        red: gains (0,+1) (4,+1) > red gains (0,+1)
        red: gains (0,+1) (4,+1) > red gains (4,+1)
        blue: gains anywhere > blue gains (-2,+1)
        blue: gains (0,+1) (4,+1) > blue gains (0,+1)
        blue: gains (0,+1) (4,+1) > blue gains (4,+1)
        blue: gains (0,+1) (4,+1) > blue gains (0,+1)
        red: action phase
        ",
    );
    // With one store for gold nobody is asked where it goes.
    asks(
        "
        red places toll-bridge (-1,+1)
        phase before-roll
        ",
        "
        > red rolls; dice 6 harvest
        red: gains anywhere > red gains (-2,+1)
        blue: gains anywhere > blue gains (-2,+1)
        red: action phase
        ",
    );
}

#[test]
fn riv_262_trade_names_kinds_then_sources_then_receiving_regions() {
    let position = "
        option mode gold
        red settlement (3,0) forest-6 pasture-5
        red stock none
        red stores (-2,+1) 2
        red stores (4,+1) 2
        red stores (0,-1) 1
        blue city (1,0)
        blue settlement (3,0) forest-4 hills-5
        blue places lumber-ship (-1,+1)
        blue places wool-ship (-1,-1)
        blue places ore-ship (1,+1)
        phase before-roll
        ";
    asks(
        position,
        "
        > red rolls; dice 2 trade
        blue: names lumber wool > blue names lumber
        red: pays (-2,+1) (4,+1) > red pays (4,+1)
        blue: gains (-2,+1) (4,+1) > blue gains (4,+1)
        red: action phase
        ",
    );
    let lender = position.to_owned() + "\nblue places moneylender (1,-1)";
    asks(
        &lender,
        "
        > red rolls; dice 2 trade
        blue: names lumber wool > blue names lumber
        blue: names lumber wool; passes > blue names lumber
        red: pays (-2,+1) (4,+1) > red pays (4,+1)
        red: pays (-2,+1) (4,+1) > red pays (-2,+1)
        blue: gains (-2,+1) (4,+1) > blue gains (4,+1)
        blue: gains (-2,+1) (4,+1) > blue gains (-2,+1)
        red: action phase
        ",
    );
    asks(
        &lender,
        "
        > red rolls; dice 2 trade
        blue: names lumber wool > blue names wool
        blue: names lumber; passes > blue passes
        red: action phase
        ",
    );
}

// Event cards.

#[test]
fn riv_263_a_feud_asks_for_sebastian_three_names_one_building_its_stack_and_irmgards_gift() {
    let many = FEUD.to_owned()
        + "
        red places marketplace (1,+1)
        red places parish-hall (1,+1)
        red places toll-bridge (1,-1)
        red hand sebastian, scout
        ";
    asks(
        &many,
        "
        > red rolls; dice 1 event; event basic-feud
        red: plays sebastian; passes > red passes
        blue: chooses storehouse at (-1,+1), abbey at (-1,-1), parish-hall at (1,+1), marketplace at (1,+1), toll-bridge at (1,-1) > blue chooses abbey at (-1,-1)
        blue: chooses storehouse at (-1,+1), parish-hall at (1,+1), marketplace at (1,+1), toll-bridge at (1,-1) > blue chooses toll-bridge at (1,-1)
        blue: chooses storehouse at (-1,+1), parish-hall at (1,+1), marketplace at (1,+1) > blue chooses marketplace at (1,+1)
        red: chooses abbey at (-1,-1), marketplace at (1,+1), toll-bridge at (1,-1) > red chooses toll-bridge at (1,-1)
        red: returns to B1 B2 B3 > red returns to B3
        red: gains anywhere > red gains (-2,+1)
        red: action phase
        ",
    );
    // With three or fewer nothing is named.
    asks(
        FEUD,
        "
        > red rolls; dice 1 event; event turmoil-feud
        red: chooses storehouse at (-1,+1), abbey at (-1,-1) > red chooses abbey at (-1,-1)
        red: returns to B1 B2 B3 > red returns to B1
        red: gains anywhere > red gains (-2,+1)
        red: action phase
        ",
    );
    asks(
        &many,
        "
        > red rolls; dice 1 event; event basic-feud
        red: plays sebastian; passes > red plays sebastian
        red: action phase
        ",
    );
}

#[test]
fn riv_264_at_fraternal_feuds_the_holder_picks_two_cards_each_with_its_stack() {
    let position = "
        option mode turmoil
        blue places candamir (-1,+1)
        red hand abbey, archer, scout
        phase before-roll
        ";
    asks(
        position,
        "
        > red rolls; dice 1 event; event basic-fraternal-feuds
        blue: puts scout under B1 B2 B3, abbey under B1 B2 B3, archer under T1 T2 > blue puts archer under T2
        blue: puts scout under B1 B2 B3, abbey under B1 B2 B3 > blue puts abbey under B3
        red: action phase
        ",
    );
    let guarded = position.replace("scout", "sebastian");
    asks(
        &guarded,
        "
        > red rolls; dice 1 event; event basic-fraternal-feuds
        red: plays sebastian; passes > red passes
        blue: puts abbey under B1 B2 B3, archer under T1 T2, sebastian under T1 T2
        ",
    );
    // A hand of one card: one answer for each stack of its back.
    let poor = position.replace("abbey, archer, scout", "abbey");
    asks(
        &poor,
        "
        > red rolls; dice 1 event; event basic-fraternal-feuds
        blue: puts abbey under B1 B2 B3 > blue puts abbey under B2
        red: action phase
        ",
    );
}

#[test]
fn riv_265_riots_ask_the_active_player_then_the_other() {
    let position = "
        option mode turmoil
        red settlement (3,0) gold-field-2 hills-5
        red places austin (-1,+1)
        red places irmgard (-1,-1)
        red stores (0,+1) 1
        red stores (4,+1) 1
        red hand sebastian
        blue places harald (-1,+1)
        blue places ore-ship (-1,-1)
        phase before-roll
        ";
    asks(
        position,
        "
        > red rolls; dice 6 event; event turmoil-riots
        red: pays rioters; chooses austin at (-1,+1); plays sebastian > red pays rioters
        red: pays (0,+1) (4,+1) > red pays (4,+1)
        blue: chooses harald at (-1,+1), ore-ship at (-1,-1) > blue chooses ore-ship at (-1,-1)
        blue: returns to B1 B2 B3 > blue returns to B2
        red: action phase
        ",
    );
    asks(
        position,
        "
        > red rolls; dice 6 event; event turmoil-riots
        red: pays rioters; chooses austin at (-1,+1); plays sebastian > red chooses austin at (-1,+1)
        red: returns to B1 B2 B3 > red returns to B1
        red: gains anywhere > red gains (-2,+1)
        blue: chooses harald at (-1,+1), ore-ship at (-1,-1)
        ",
    );
    asks(
        position,
        "
        > red rolls; dice 6 event; event turmoil-riots
        red: pays rioters; chooses austin at (-1,+1); plays sebastian > red plays sebastian
        blue: chooses harald at (-1,+1), ore-ship at (-1,-1)
        ",
    );
}

#[test]
fn riv_266_inventions_races_purchases_and_medicine_are_done_by_one_then_by_the_other() {
    let invention = "
        option mode progress
        red city (-1,0)
        red places abbey (-1,+1)
        red places university (-1,+1)
        blue places abbey (-1,+1)
        phase before-roll
        ";
    asks(
        invention,
        "
        > red rolls; dice 1 event; event basic-invention
        red: gains anywhere > red gains (-2,+1)
        red: gains anywhere > red gains (-2,-1)
        blue: gains anywhere > blue gains (-2,+1)
        red: action phase
        ",
    );
    let race = "
        red places ore-ship (-1,+1)
        blue places wool-ship (-1,+1)
        phase before-roll
        ";
    asks(
        race,
        "
        > red rolls; dice 1 event; event basic-trade-ships-race
        red: gains anywhere > red gains (-2,+1)
        blue: gains anywhere > blue gains (-2,+1)
        red: action phase
        ",
    );
    let merchant = "
        red settlement (3,0) gold-field-2 fields-1
        red stores (0,+1) 2
        red stores (4,+1) 2
        blue stores (0,+1) 2
        phase before-roll
        ";
    asks(
        merchant,
        "
        > red rolls; dice 6 event; event basic-traveling-merchant
        red: names lumber wool grain brick ore; passes > red names grain
        red: pays (0,+1) (4,+1) > red pays (4,+1)
        red: gains (2,+1) (4,-1) > red gains (4,-1)
        red: names lumber wool grain brick ore; passes > red names ore
        red: pays (0,+1) (4,+1) > red pays (0,+1)
        blue: names lumber wool grain brick ore; passes > blue names wool
        blue: names lumber wool grain brick ore; passes > blue passes
        red: action phase
        ",
    );
    let medicine = "
        option mode progress
        red city (-1,0)
        red places pharmacy (-1,+1)
        red places pharmacy (-1,-1)
        blue city (-1,0)
        blue places library (-1,+1)
        blue places bath-house (-1,-1)
        phase before-roll
        ";
    asks(
        medicine,
        "
        > red rolls; dice 6 event; event progress-plague
        red: gains anywhere > red gains (-2,+1)
        red: gains anywhere > red gains (-2,-1)
        red: action phase
        ",
    );
    let both = medicine.replace("red places pharmacy (-1,-1)", "").replace("library", "pharmacy");
    asks(
        &both,
        "
        > red rolls; dice 6 event; event progress-plague
        red: gains anywhere > red gains (-2,+1)
        blue: gains anywhere > blue gains (-2,-1)
        red: action phase
        ",
    );
}

#[test]
fn riv_267_gifts_ask_for_stores_of_gold_good_years_and_plagues_for_nothing() {
    let gift = "
        option mode gold
        red settlement (3,0) gold-field-2 hills-5
        red places harald (-1,+1)
        blue settlement (3,0) gold-field-3 hills-1
        blue places austin (-1,+1)
        phase before-roll
        ";
    asks(
        gift,
        "
        > red rolls; dice 6 event; event gold-gift-for-the-prince
        red: gains (0,+1) (4,+1) > red gains (4,+1)
        blue: gains (0,+1) (4,+1) > blue gains (4,+1)
        red: action phase
        ",
    );
    // With one store nobody is asked.
    let one = "
        option mode gold
        red places harald (-1,+1)
        blue places austin (-1,+1)
        phase before-roll
        ";
    asks(
        one,
        "
        > red rolls; dice 6 event; event gold-gift-for-the-prince
        red: action phase
        ",
    );
    let land = "
        option mode progress
        red city (-1,0)
        red places abbey (-1,+1)
        red places storehouse (-1,+1)
        blue city (-1,0)
        phase before-roll
        ";
    asks(
        land,
        "
        > red rolls; dice 6 event; event basic-year-of-plenty
        red: action phase
        ",
    );
    asks(
        land,
        "
        > red rolls; dice 6 event; event progress-plague
        red: action phase
        ",
    );
}
