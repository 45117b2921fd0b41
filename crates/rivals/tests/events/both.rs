//! Events that give to or take from both players alike: Year of Plenty, Invention, Trade Ships Race, Traveling Merchant, Gift for the
//! Prince, Plague (section 9 of the catalogue).

use steading_game::{Game, Table};
use steading_rivals::cards::Card;
use steading_rivals::goods::Resource;
use steading_rivals::grid::Site;
use steading_rivals::illegal::Code;
use steading_rivals::rule;

use crate::support::*;
use crate::{event, roll, stores};

// Year of Plenty.

/// Also: RIV-101, RIV-167.
#[test]
fn riv_ex_21_a_year_of_plenty() {
    let position = "red stock none\nred places abbey (-1,+1), storehouse (1,+1)";
    let table = event(position, 5, "basic-year-of-plenty");
    // The ore is the number's.
    assert_eq!(stores(&table, "red"), [1, 2, 1, 0, 0, 1]);
}

/// Also: RIV-267.
#[test]
fn riv_101_storehouses_and_abbeys_feed_the_regions_beside_them() {
    let table = event(
        "
        red  stock none
        red  places marketplace (-1,+1)
        blue stock none
        blue city (-1,0)
        blue places storehouse (-1,-1), abbey (-1,-1), storehouse (1,-1)
        blue stores (0,-1) 2, (2,-1) 3
        ",
        5,
        "basic-year-of-plenty-moon",
    );
    assert_eq!(stores(&table, "red"), [0, 0, 0, 0, 0, 1], "other buildings feed nobody");
    assert_eq!(stores(&table, "blue"), [0, 0, 1, 2, 3, 3], "one unit for each building, up to three");
    assert_eq!(waits_for(&table), "actions");
}

// Invention.

/// Also: RIV-106, RIV-167, RIV-238.
#[test]
fn riv_ex_22_inventions_of_abbey_and_university() {
    let asked = |cards: &str| {
        let position = format!("option mode progress\nred city (1,0)\nred places {cards}");
        waits_for(&event(&position, 6, "progress-invention"))
    };
    assert_eq!(asked("abbey (-1,+1), university (1,+1)"), "gain red 2 any");
    assert_eq!(asked("abbey (-1,+1)"), "gain red 1 any");
    assert_eq!(asked("library (1,+1)"), "actions");
}

/// Also: RIV-266.
#[test]
fn riv_106_each_player_gains_for_his_own_buildings() {
    let position = "
        option mode progress
        red  city (1,0)
        red  places abbey (-1,+1), university (1,+1)
        blue places abbey (-1,+1)
        ";
    let mut table = event(position, 6, "basic-invention");
    play(&mut table, "red gains (0,+1)");
    assert_eq!(waits_for(&table), "gain red 1 any", "all of red's choices, then blue's");
    play(&mut table, "red gains (0,+1)");
    assert_eq!(waits_for(&table), "gain blue 1 any");
    play(&mut table, "blue gains (0,+1)");
    assert_eq!((units(&table, "red", "(0,+1)"), units(&table, "blue", "(0,+1)")), (2, 1));
}

/// No game comes to three progress symbols, so the position is made by hand.
#[test]
fn riv_106_an_invention_brings_two_units_at_most() {
    let start =
        table("option mode progress\nred city (1,0)\nred places abbey (-1,+1), university (1,+1)\nphase before-roll");
    let mut state = start.state().clone();
    state.public.lands[0].place(Site::at(1, -1).expect("a site"), Card::BasicAbbey);
    let mut table = Table::from_position(start.game().clone(), state);
    play(&mut table, "red rolls 6 event; event basic-invention");
    assert_eq!(waits_for(&table), "gain red 2 any");
}

// Trade Ships Race.

/// Also: RIV-176, RIV-192, RIV-266.
#[test]
fn riv_107_the_player_with_more_trade_ships_wins_the_race() {
    let asked = |red: &str, blue: &str| {
        let line =
            |name: &str, cards: &str| if cards.is_empty() { String::new() } else { format!("{name} places {cards}") };
        let position = format!("option mode gold\n{}\n{}", line("red", red), line("blue", blue));
        let mut table = event(&position, 6, "basic-trade-ships-race");
        let mut asked = Vec::new();
        while waits_for(&table) != "actions" {
            let name = if waits_for(&table).contains("red") { "red" } else { "blue" };
            assert_eq!(waits_for(&table), format!("gain {name} 1 any"));
            play(&mut table, &format!("{name} gains (0,+1)"));
            asked.push(name);
        }
        asked
    };
    assert_eq!(asked("brick-ship (-1,+1), ore-ship (1,+1)", "wool-ship (-1,+1)"), ["red"]);
    assert_eq!(asked("brick-ship (-1,+1)", "wool-ship (-1,+1), ore-ship (1,+1)"), ["blue"]);
    assert_eq!(asked("brick-ship (-1,+1)", "wool-ship (-1,+1)"), ["red", "blue"]);
    assert!(asked("", "").is_empty(), "without ships there is no race");
    assert_eq!(asked("large-trade-ship (-1,+1)", ""), ["red"]);
    assert!(asked("pirate-ship (-1,+1)", "").is_empty(), "no trade ship");
    assert_eq!(asked("pirate-ship (-1,+1), brick-ship (1,+1)", "wool-ship (-1,+1)"), ["red", "blue"]);
}

// Traveling Merchant.

/// Also: RIV-098, RIV-266.
#[test]
fn riv_108_each_player_may_buy_two_resources_for_a_gold_each() {
    let mut table = event("red stores (0,+1) 3\nblue stores (0,+1) 2", 6, "basic-traveling-merchant");
    assert_eq!(waits_for(&table), "buy-for-gold red 2");
    play(&mut table, "red names ore");
    assert_eq!(waits_for(&table), "buy-for-gold red 1");
    play(&mut table, "red names ore");
    assert_eq!(stores(&table, "red"), [1, 1, 2, 1, 1, 3], "two units, though a third gold is left");
    assert_eq!(waits_for(&table), "buy-for-gold blue 2", "blue decides after red's purchases");
    play(&mut table, "blue names lumber; blue passes");
    assert_eq!(stores(&table, "blue"), [2, 1, 1, 1, 1, 2]);
    assert_eq!(waits_for(&table), "actions");
}

#[test]
fn riv_108_gold_of_this_roll_may_be_spent() {
    let mut table = event("", 1, "basic-traveling-merchant");
    assert_eq!(waits_for(&table), "buy-for-gold red 2");
    play(&mut table, "red names wool");
    assert_eq!(stores(&table, "red"), [1, 0, 1, 1, 2, 1]);
    assert_eq!(waits_for(&table), "actions", "who has no gold is not asked");
}

#[test]
fn riv_108_the_buyer_chooses_the_gold_and_the_place() {
    let position = "
        option mode gold
        red cache (0,+2) 1
        red settlement (3,0) forest-4 hills-1
        red stores (0,+1) 1
        ";
    let mut table = event(position, 6, "gold-traveling-merchant");
    play(&mut table, "red names lumber");
    assert_eq!(waits_for(&table), "pay red 1 gold");
    play(&mut table, "red pays cache");
    assert_eq!(waits_for(&table), "gain red 1 lumber");
    play(&mut table, "red gains (4,+1)");
    assert_eq!((units(&table, "red", "cache"), units(&table, "red", "(4,+1)")), (0, 1));
    assert_eq!(waits_for(&table), "buy-for-gold red 1");
}

/// Also: RIV-307.
#[test]
fn riv_109_gold_cannot_be_bought_and_what_is_bought_must_fit() {
    let table = event("red stores (0,+1) 2, (2,-1) 3", 6, "basic-traveling-merchant");
    check_refused(&table, "red names gold", Code::SameResource, rule::RIV_109);
    check_refused(&table, "red names ore", Code::NoRoom, rule::RIV_109);
    check_refused(&table, "blue names ore", Code::ActionPending, rule::RIV_128);
    let offers = ["names lumber", "names wool", "names grain", "names brick", "passes"];
    assert_eq!(listed_with(&table, "red", ""), offers);
    // Nothing fits: not asked.
    let full = "red stock lumber 3, wool 3, grain 3, brick 3, ore 3, gold 1";
    assert_eq!(waits_for(&event(full, 6, "basic-traveling-merchant")), "actions");
}

// Gift for the Prince.

/// Also: RIV-110, RIV-235.
#[test]
fn riv_ex_45_fighters_bring_gold() {
    let position = "
        option mode duel
        red places harald (-1,+1), chief-cannoneer (-1,-1), lookout-tower (1,+1), ore-ship (1,-1)
        ";
    assert_eq!(units(&event(position, 6, "gold-gift-for-the-prince"), "red", "(0,+1)"), 2);
}

/// Also: RIV-267.
#[test]
fn riv_110_gifts_go_where_there_is_room_for_gold() {
    let position = "
        option mode gold
        red  places austin (-1,+1), candamir (-1,-1), inga (1,+1)
        blue places harald (-1,+1)
        ";
    let table = event(&format!("{position}\nred stores (0,+1) 2"), 6, "gold-gift-for-the-prince");
    assert_eq!((units(&table, "red", "(0,+1)"), units(&table, "blue", "(0,+1)")), (3, 1), "two gold are lost");
    assert_eq!(stock(&table, "red").count(Resource::Grain), 2, "only gold is given");

    let mut table = event(&format!("{position}\nred cache (0,+2)"), 6, "gold-gift-for-the-prince");
    assert_eq!(waits_for(&table), "gain red 3 gold");
    assert_eq!(units(&table, "blue", "(0,+1)"), 0);
    play(&mut table, "red gains cache; red gains (0,+1); red gains cache");
    assert_eq!((units(&table, "red", "cache"), units(&table, "red", "(0,+1)")), (2, 1));
    assert_eq!(units(&table, "blue", "(0,+1)"), 1);
}

// Plague.

const TWOS: &str = "red stock lumber 2, wool 2, grain 2, brick 2, ore 2, gold 2";

/// Also: RIV-114, RIV-115, RIV-236.
#[test]
fn riv_ex_31_bath_house_and_pharmacy() {
    let position = format!("option mode progress\n{TWOS}\nred city (-1,0), (1,0)\nred places bath-house (-1,+2)");
    let table = event(&position, 6, "progress-plague");
    // The grain of the number is among what is lost.
    assert_eq!(stores(&table, "red"), [2, 2, 2, 2, 2, 1]);
    assert_eq!(waits_for(&table), "actions");
    let mut table = event(&format!("{position}\nred places pharmacy (1,-1)"), 6, "progress-plague");
    assert_eq!(waits_for(&table), "gain red 1 any");
    play(&mut table, "red gains (2,-1)");
    assert_eq!(stores(&table, "red"), [2, 2, 2, 2, 2, 2]);
}

/// Also: RIV-021, RIV-267.
#[test]
fn riv_114_plague_takes_a_unit_of_each_region_beside_a_city() {
    let one_city = format!("option mode progress\n{TWOS}\nred city (-1,0)\nred stores (0,-1) 0");
    let table = event(&one_city, 6, "progress-plague-moon");
    assert_eq!(stores(&table, "red"), [1, 1, 3, 1, 0, 2], "regions beside a settlement stay");
    assert_eq!(stores(&table, "blue"), [1, 0, 1, 1, 1, 2], "blue has no city");
    let two_cities = format!("option mode progress\n{TWOS}\nred city (-1,0), (1,0)\nblue city (1,0)");
    let table = event(&two_cities, 6, "progress-plague");
    assert_eq!(stores(&table, "red"), [1, 1, 2, 1, 1, 1], "once only between two cities");
    assert_eq!(stores(&table, "blue"), [1, 0, 0, 1, 0, 1]);
}

/// Also: RIV-189.
#[test]
fn riv_114_plague_does_not_reach_the_gold_cache() {
    let table = event("option mode duel\nred city (-1,0)\nred cache (-2,+2) 1", 6, "progress-plague");
    assert_eq!(units(&table, "red", "cache"), 1);
    assert_eq!(units(&table, "red", "(-2,+1)"), 0);
}

/// Also: RIV-236.
#[test]
fn riv_114_a_bath_house_protects_its_city_only() {
    let position = format!("option mode progress\n{TWOS}\nred city (-1,0), (1,0)\nred places bath-house (1,-1)");
    let table = event(&position, 6, "progress-plague");
    assert_eq!(stores(&table, "red"), [1, 2, 3, 1, 2, 2]);
}

/// Also: RIV-240, RIV-266.
#[test]
fn riv_115_each_pharmacy_gives_a_unit_after_the_losses() {
    let position = "
        option mode progress
        red  stock lumber 3, wool 3, grain 3, brick 3, ore 3, gold 3
        red  city (-1,0)
        red  places pharmacy (-1,+1), pharmacy (-1,-1)
        ";
    let mut table = event(position, 6, "progress-plague");
    assert_eq!(stores(&table, "red"), [2, 2, 3, 2, 2, 3], "the losses make room");
    assert_eq!(waits_for(&table), "gain red 2 any");
    play(&mut table, "red gains (-2,+1); red gains (0,-1)");
    assert_eq!(stores(&table, "red"), [3, 2, 3, 2, 3, 3]);

    // Blue's Bath House keeps all from harm, and the Pharmacy gives all the same; red comes first.
    let position = "
        option mode progress
        red  city (-1,0)
        red  places pharmacy (-1,+1)
        blue city (-1,0)
        blue places pharmacy (-1,+1), bath-house (-1,-1)
        ";
    let mut table = event(position, 6, "progress-plague");
    play(&mut table, "red gains (0,+1)");
    assert_eq!(waits_for(&table), "gain blue 1 any");
}

#[test]
fn riv_267_no_question_at_year_of_plenty_or_plague() {
    let table = event("red places storehouse (-1,+1)", 6, "basic-year-of-plenty");
    assert_eq!(waits_for(&table), "actions");
    let table = event("option mode progress\nred city (-1,0)", 6, "progress-plague");
    assert_eq!(waits_for(&table), "actions");
    assert!(table.game().winner(table.state()).is_none());
    assert_eq!(waits_for(&roll("", "6 trade")), "actions");
}
