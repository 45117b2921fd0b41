//! What is done for a player who lets the time pass (`RIV-327`–`RIV-333`).

use std::collections::BTreeSet;

use crate::support::*;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use steading_game::{Entry, Game, Notation, Observer, Seat, Table, record};
use steading_rivals::Rivals;
use steading_rivals::options::Mode;

/// What is done by default after some moves; nothing is done for the other player.
fn default_after(position: &str, moves: &str) -> String {
    default_at(&after(position, moves))
}

fn default_at(table: &Table<Rivals>) -> String {
    let (game, state) = (table.game(), table.state());
    let defaults = [Seat(0), Seat(1)].map(|seat| game.default_action(state, seat).map(|action| (seat, action)));
    let mut written = defaults.into_iter().flatten().map(|(seat, action)| game.write_action(seat, &action));
    let default = written.next().unwrap_or_else(|| "nothing".to_owned());
    assert_eq!(written.next(), None, "only one seat is awaited");
    default
}

/// The defaults of a whole chain of questions, played one after the other.
fn defaults(position: &str, moves: &str, count: usize) -> Vec<String> {
    let mut table = after(position, moves);
    let mut all = Vec::new();
    for _ in 0..count {
        let default = default_at(&table);
        play(&mut table, &default);
        all.push(default);
    }
    all
}

// Optional questions.

#[test]
fn riv_327_before_the_roll_the_dice_are_rolled() {
    let position = "
        option mode gold
        red hand brigitta, reiner
        phase before-roll
        ";
    assert_eq!(default_after(position, ""), "red rolls");
    assert_eq!(default_after(position, "red plays brigitta 3"), "red rolls");
}

#[test]
fn riv_327_in_the_action_phase_the_phase_ends() {
    let position = "
        red road right
        red stock lumber 3, wool 3, grain 2, brick 3, ore 3
        red hand scout, abbey, merchant-caravan
        ";
    assert_eq!(default_after(position, ""), "red ends actions");
}

#[test]
fn riv_327_sebastian_stays_in_the_hand() {
    let position = "
        option mode turmoil
        red places abbey (-1,+1)
        red places storehouse (1,+1)
        red hand sebastian, scout
        blue places candamir (-1,+1)
        phase before-roll
        ";
    for event in ["basic-feud", "basic-fraternal-feuds"] {
        assert_eq!(default_after(position, &format!("red rolls 1 event; event {event}")), "red passes");
    }
}

#[test]
fn riv_327_nothing_is_bought_searched_stolen_exchanged_or_laid_anew() {
    let rich = "
        red stock gold 3
        phase before-roll
        ";
    let merchant = "red rolls 6 event; event basic-traveling-merchant";
    assert_eq!(default_after(rich, merchant), "red passes");
    assert_eq!(default_after(rich, &format!("{merchant}; red names ore")), "red passes");
    let library = "
        option mode progress
        red city (1,0)
        red stock lumber 2, brick 1, ore 1
        red hand library
        ";
    assert_eq!(default_after(library, "red builds library at (1,+1)"), "red passes");
    let traitor = "
        option mode turmoil
        red city (1,0)
        red places hedge-tavern (1,+1)
        red hand traitor
        blue hand abbey, scout
        ";
    assert_eq!(default_after(traitor, "red plays traitor"), "red passes");
    let exchange = "
        red hand abbey, scout, harald
        phase exchange
        ";
    assert_eq!(default_after(exchange, ""), "red passes");
    let arrange = "
        option mode gold
        phase begin-play
        then arrange red (-2,+1)
        ";
    assert_eq!(default_after(arrange, ""), "red passes");
    assert_eq!(default_after(arrange, "red arranges (2,+1)"), "red passes");
}

// Exceptions.

#[test]
fn riv_328_the_defence_is_rolled() {
    for card in ["archer", "arsonist", "traitor"] {
        let position = format!(
            "
            option mode turmoil
            red city (1,0)
            red places hedge-tavern (1,+1)
            red hand {card}
            blue places lookout-tower (-1,+1)
            blue places harald (1,+1)
            blue hand abbey
            "
        );
        assert_eq!(default_after(&position, &format!("red plays {card}")), "blue defends", "{card}");
    }
}

#[test]
fn riv_328_rioters_are_paid_if_the_gold_is_there() {
    let position = "
        option mode turmoil
        red places candamir (-1,+1)
        red places ore-ship (1,+1)
        red stock gold 1
        red hand sebastian
        phase before-roll
        ";
    let riots = "red rolls 6 event; event turmoil-riots";
    assert_eq!(default_after(position, riots), "red pays rioters");
    // Otherwise a unit goes, and Sebastian stays.
    let poor = position.replace("gold 1", "gold 0");
    assert_eq!(default_after(&poor, riots), "red chooses ore-ship at (1,+1)");
    let many = position.to_owned() + "\nred places harald (1,-1)";
    assert_eq!(default_after(&many, riots), "red chooses harald at (1,-1)", "three units want two gold");
}

#[test]
fn riv_328_moneylender_merchant_and_trade_master_take_two_units() {
    let lender = "
        option mode gold
        red city (1,0)
        red places merchant-guild (1,+1)
        red places ore-ship (-1,+1)
        red places moneylender (1,-1)
        red stock none
        red hand merchant, trade-master
        blue stock none
        blue stores (2,+1) 2
        ";
    // The roll gives blue a lumber besides.
    let trade = lender.to_owned() + "\nphase before-roll";
    assert_eq!(defaults(&trade, "red rolls 3 trade", 2), ["red names lumber", "red names grain"]);
    // With grain alone the first unit is settled; the second could be left.
    for card in ["merchant", "trade-master"] {
        assert_eq!(default_after(lender, &format!("red plays {card}")), "red names grain", "{card}");
        let asked = after(lender, &format!("red plays {card}"));
        assert_eq!(listed(&asked, "red"), ["red names grain", "red passes"], "{card}");
    }
}

// Gains.

/// A question to red in the action phase.
fn asked(lines: &str, question: &str) -> String {
    format!("{lines}\nphase actions\nthen {question}")
}

/// Stocks of one region each in the order of the rules, with the place of that region.
const KINDS: [(&str, &str); 6] = [
    ("lumber", "(-2,+1)"),
    ("wool", "(0,-1)"),
    ("grain", "(2,+1)"),
    ("brick", "(-2,-1)"),
    ("ore", "(2,-1)"),
    ("gold", "(0,+1)"),
];

/// A stock line: so many of the kind with this number, another number of those before it and of those after it.
fn stock_line(number: usize, before: u8, of_it: u8, after: u8) -> String {
    let count = |index: usize| {
        if index < number {
            before
        } else if index == number {
            of_it
        } else {
            after
        }
    };
    let kinds = KINDS.iter().enumerate().map(|(index, (kind, _))| format!("{kind} {}", count(index)));
    format!("red stock {}", kinds.collect::<Vec<_>>().join(", "))
}

#[test]
fn riv_329_the_kind_held_least_is_gained_in_the_order_of_the_kinds() {
    for (number, (kind, place)) in KINDS.into_iter().enumerate() {
        let gains = format!("red gains {place}");
        // Less than all others.
        assert_eq!(default_after(&asked(&stock_line(number, 2, 1, 2), "gain red 1 any"), ""), gains, "{kind}");
        // As little as all that follow.
        assert_eq!(default_after(&asked(&stock_line(number, 2, 1, 1), "gain red 1 any"), ""), gains, "{kind}");
    }
    // One unit after the other: the second question counts the first unit.
    let even = asked("red stock lumber 1, wool 1, grain 1, brick 1, ore 1, gold 1", "gain red 2 any");
    assert_eq!(defaults(&even, "", 2), ["red gains (-2,+1)", "red gains (0,-1)"]);
    // Only kinds of the question count, and only those with room.
    let some = asked("red stock none", "gain red 1 grain ore");
    assert_eq!(default_after(&some, ""), "red gains (2,+1)");
    let full = "
        red settlement (3,0) gold-field-2 gold-field-3
        red stock lumber 3, wool 3, grain 3, brick 3, ore 3
        red stores (0,+1) 2
        red stores (4,+1) 2
        red stores (4,-1) 1
        ";
    assert_eq!(default_after(&asked(full, "gain red 1 any"), ""), "red gains (4,-1)", "gold is held most but has room");
}

/// Three forests, two of them at one x.
const RIGHT: &str = "option mode gold\nred settlement (3,0) forest-4 forest-6";
/// Two forests: the one with the smaller x lies below.
const LEFT: &str = "option mode gold\nred settlement (-3,0) hills-5 forest-4";

/// Units at cells of red's principality, as lines.
fn stores<const N: usize>(cells: [&str; N], units: [u8; N]) -> String {
    let lines = cells.iter().zip(units).map(|(cell, count)| format!("\nred stores {cell} {count}"));
    lines.collect::<String>()
}

#[test]
fn riv_329_the_store_with_fewest_units_takes_the_gain() {
    let gain = |lines: String| default_after(&asked(&lines, "gain red 1 lumber"), "");
    let right = |units: [u8; 3]| gain(RIGHT.to_owned() + &stores(["(-2,+1)", "(4,+1)", "(4,-1)"], units));
    assert_eq!(right([2, 2, 1]), "red gains (4,-1)", "fewest units");
    assert_eq!(right([1, 1, 1]), "red gains (-2,+1)", "smaller x");
    assert_eq!(right([2, 1, 1]), "red gains (4,+1)", "the upper half");
    let left = |units: [u8; 2]| gain(LEFT.to_owned() + &stores(["(-4,-1)", "(-2,+1)"], units));
    assert_eq!(left([1, 1]), "red gains (-4,-1)", "x counts before the half");
    let gold = |field: u8, cache: u8| {
        let lines = format!("option mode gold\nred stores (0,+1) {field}\nred cache (-2,+2) {cache}");
        default_after(&asked(&lines, "gain red 1 gold"), "")
    };
    assert_eq!(gold(1, 1), "red gains (0,+1)", "the cache comes last");
    assert_eq!(gold(2, 1), "red gains cache", "but fewer units count first");
}

#[test]
fn riv_329_of_the_opponents_units_the_kind_held_least_is_named() {
    let position = "
        option mode gold
        red stock lumber 0, wool 0, grain 1, brick 2, ore 0, gold 2
        blue stock lumber 0, wool 2, grain 2, brick 2, ore 0, gold 2
        phase actions
        then take-named red
        then name-units red 2
        ";
    // Lumber and ore are not to be had. A named unit counts as held: no wool and one named are as much as the grain.
    assert_eq!(defaults(position, "", 2), ["red names wool", "red names wool"]);
    let even = position.replace("wool 0", "wool 1");
    assert_eq!(defaults(&even, "", 2), ["red names wool", "red names grain"]);
}

#[test]
fn riv_329_brigands_fill_the_store_that_needs_it_most() {
    let position = "
        option mode gold
        red settlement (3,0) pasture-5 pasture-6
        red places candamir (1,+1)
        red stock none
        red stores (0,-1) 2
        red stores (4,+1) 1
        red stores (4,-1) 1
        red stores (2,-1) 3
        red hand gold-brigands
        blue stock lumber 0, wool 3, grain 0, brick 0, ore 3, gold 0
        ";
    assert_eq!(default_after(position, "red plays gold-brigands"), "red chooses (4,+1)");
    let ore = position.replace("red stores (2,-1) 3", "red stores (2,-1) 2");
    assert_eq!(default_after(&ore, "red plays gold-brigands"), "red chooses (2,-1)", "less ore than wool");
}

#[test]
fn riv_329_the_tithe_is_of_the_kind_held_least() {
    let barn = |wool: u8, grain: u8| {
        let lines = format!("option mode turmoil\nred places austin (1,+1)\nred stock wool {wool}, grain {grain}");
        default_after(&asked(&lines, "tithe-barn red"), "")
    };
    assert_eq!(barn(2, 1), "red names grain");
    assert_eq!(barn(1, 2), "red names wool");
    assert_eq!(barn(1, 1), "red names wool");
}

// Payments, losses, gifts.

#[test]
fn riv_330_the_kind_held_most_is_paid_in_the_order_of_the_kinds() {
    for (number, (kind, place)) in KINDS.into_iter().enumerate() {
        let pays = format!("red pays {place}");
        for question in ["pay-any red 1", "give-back red", "tribute red 1"] {
            let most = format!("blue stock none\n{}", stock_line(number, 1, 2, 1));
            assert_eq!(default_after(&asked(&most, question), ""), pays, "{question} {kind}");
            let even = format!("blue stock none\n{}", stock_line(number, 1, 2, 2));
            assert_eq!(default_after(&asked(&even, question), ""), pays, "{question} {kind}");
        }
    }
}

#[test]
fn riv_330_the_source_with_most_units_pays() {
    let pay = |lines: String| default_after(&asked(&lines, "pay red 1 lumber"), "");
    let right = |units: [u8; 3]| pay(RIGHT.to_owned() + &stores(["(-2,+1)", "(4,+1)", "(4,-1)"], units));
    assert_eq!(right([2, 2, 3]), "red pays (4,-1)", "most units");
    assert_eq!(right([2, 2, 2]), "red pays (-2,+1)", "smaller x");
    assert_eq!(right([1, 2, 2]), "red pays (4,+1)", "the upper half");
    let left = |units: [u8; 2]| pay(LEFT.to_owned() + &stores(["(-4,-1)", "(-2,+1)"], units));
    assert_eq!(left([2, 2]), "red pays (-4,-1)", "x counts before the half");
    let gold = |field: u8, cache: u8| {
        let lines = format!("option mode gold\nred stores (0,+1) {field}\nred cache (-2,+2) {cache}");
        default_after(&asked(&lines, "pay red 1 gold"), "")
    };
    assert_eq!(gold(2, 2), "red pays (0,+1)", "the cache comes last");
    assert_eq!(gold(1, 2), "red pays cache", "but more units count first");
    // The kind is not free: lumber pays though more gold is held.
    let rich = RIGHT.to_owned() + &stores(["(-2,+1)", "(4,+1)", "(0,+1)"], [1, 1, 3]);
    assert_eq!(pay(rich), "red pays (-2,+1)");
}

#[test]
fn riv_330_a_robbed_player_loses_from_his_fullest_region() {
    let position = "
        red settlement (3,0) gold-field-2 hills-5
        red places storehouse (-1,+1)
        red stock none
        red stores (0,+1) 3
        red stores (4,+1) 2
        red stores (0,-1) 3
        red stores (2,-1) 3
        phase before-roll
        ";
    assert_eq!(defaults(position, "red rolls 6 brigands", 2), ["red pays (0,+1)", "red pays (0,+1)"]);
}

#[test]
fn riv_330_a_discount_saves_what_is_held_least() {
    let position = "
        option mode turmoil
        red places drill-ground (1,+1)
        red stock wool 2, grain 1, ore 3
        red hand candamir
        ";
    let paid = defaults(position, "red builds candamir at (-1,+1)", 3);
    // One ore, then wool; of the last wool and the grain, of which one each is held, wool comes first.
    assert_eq!(paid, ["red pays (2,-1)", "red pays (0,-1)", "red pays (0,-1)"]);
}

// Cards.

/// A question about cards on the table.
fn card_question(mode: &str, lines: &str, question: &str) -> String {
    default_after(&asked(&format!("option mode {mode}\nred city (-1,0)\nred city (1,0)\n{lines}"), question), "")
}

#[test]
fn riv_331_the_cheapest_own_card_is_given_up() {
    let feud = |lines: &str| card_question("gold", lines, "feud-return red");
    assert_eq!(feud("red places abbey (-1,+1)\nred places storehouse (1,+1)"), "red chooses storehouse at (1,+1)");
    // Ties by the id of the data file: `basic-parish-hall` before `basic-toll-bridge` before `gold-storehouse`.
    let ties = "red places gold-storehouse (-1,+1)\nred places toll-bridge (-1,+1)\nred places parish-hall (1,+1)";
    assert_eq!(feud(ties), "red chooses parish-hall at (1,+1)");
    // Equal cards: smaller x, then larger y.
    let storehouses = "red places storehouse (1,+1)\nred places storehouse (-1,-1)\nred places abbey (-1,+1)";
    assert_eq!(feud(storehouses), "red chooses storehouse at (-1,-1)");
    let storehouses = "red places storehouse (-1,+1)\nred places storehouse (-1,-1)\nred places abbey (-1,+1)";
    assert_eq!(feud(storehouses), "red chooses storehouse at (-1,+1)");
}

#[test]
fn riv_331_archer_riots_and_pirates_get_the_cheapest_unit() {
    let units = "red places candamir (-1,+1)\nred places inga (-1,-1)\nred places harald (1,+1)";
    assert_eq!(card_question("turmoil", units, "archer red"), "red chooses harald at (1,+1)");
    let riots = format!("red stock none\n{units}");
    assert_eq!(card_question("turmoil", &riots, "riots red"), "red chooses harald at (1,+1)");
    let ships = "red places ore-ship (-1,+1)\nred places brick-ship (1,+1)\nred places large-trade-ship (1,-1)";
    assert_eq!(card_question("gold", ships, "sink-ship red"), "red chooses brick-ship at (1,+1)");
}

#[test]
fn riv_331_the_hand_check_puts_the_cheapest_card_away() {
    let hand = |cards: &str| default_after(&format!("option mode turmoil\nred hand {cards}"), "red ends actions");
    assert_eq!(hand("abbey, candamir, storehouse, fairgrounds"), "red puts storehouse under B1");
    // Action cards cost nothing; ties by the id.
    assert_eq!(hand("abbey, archer, scout, traitor"), "red puts scout under B1");
    assert_eq!(hand("abbey, arsonist, archer, traitor"), "red puts archer under T1");
}

#[test]
fn riv_331_of_the_opponents_buildings_the_most_expensive_are_named() {
    let position = "
        option mode turmoil
        red city (-1,0)
        red city (1,0)
        red places abbey (-1,+1)
        red places storehouse (-1,+1)
        red places tithe-barn (-1,-1)
        red places fairgrounds (1,+1)
        red places fire-brigade (1,+1)
        red places fire-brigade (1,-1)
        blue places candamir (-1,+1)
        phase before-roll
        ";
    // Four units each: by the id, then smaller x, then larger y.
    assert_eq!(
        defaults(position, "red rolls 6 event; event basic-feud", 4),
        [
            "blue chooses fairgrounds at (1,+1)",
            "blue chooses fire-brigade at (1,+1)",
            "blue chooses fire-brigade at (1,-1)",
            "red chooses fairgrounds at (1,+1)",
        ]
    );
    let arson = |lines: &str| {
        let attack =
            "option mode turmoil\nred city (1,0)\nred places hedge-tavern (1,+1)\nred hand arsonist\nblue city (1,0)";
        default_after(&format!("{attack}\n{lines}"), "red plays arsonist")
    };
    let three = "blue places storehouse (-1,+1)\nblue places abbey (-1,-1)\nblue places toll-bridge (1,+1)";
    assert_eq!(arson(three), "red chooses abbey at (-1,-1)");
    let two = "blue places toll-bridge (-1,+1)\nblue places storehouse (-1,-1)";
    assert_eq!(arson(two), "red chooses storehouse at (-1,-1)", "by the id");
    let equal = "blue places storehouse (1,+1)\nblue places storehouse (-1,-1)";
    assert_eq!(arson(equal), "red chooses storehouse at (-1,-1)", "smaller x");
    let equal = "blue places storehouse (1,+1)\nblue places storehouse (1,-1)";
    assert_eq!(arson(equal), "red chooses storehouse at (1,+1)", "larger y");
}

#[test]
fn riv_331_at_fraternal_feuds_the_most_expensive_cards_go() {
    let position = "
        option mode turmoil
        red hand abbey, inga, fairgrounds, scout
        blue places candamir (-1,+1)
        phase before-roll
        ";
    assert_eq!(
        defaults(position, "red rolls 6 event; event basic-fraternal-feuds", 2),
        ["blue puts fairgrounds under T1", "blue puts abbey under B1"],
        "Abbey and Inga cost three units each"
    );
}

// Stacks and places.

#[test]
fn riv_332_cards_come_from_the_first_stack_with_cards() {
    let position = "
        option mode gold
        red hand abbey
        ";
    assert_eq!(default_after(position, "red ends actions"), "red draws B1");
    let empty = position.to_owned() + "\nstack B1 none\nstack B2 none";
    assert_eq!(default_after(&empty, "red ends actions"), "red draws B3");
    // In an exchange that has begun the free card is taken, from the first stack again.
    let exchange = "
        option mode gold
        red hand abbey, scout, harald
        stack B1 none
        phase exchange
        ";
    assert_eq!(default_after(exchange, "red puts abbey under B3"), "red draws B2");
}

#[test]
fn riv_332_cards_go_under_the_first_matching_stack() {
    let returns = |card: &str, site: &str, from: &str| {
        let lines = "option mode gold\nred city (-1,0)\nred city (1,0)\nred places abbey (-1,-1)";
        let position = asked(&format!("{lines}\nred places {card} {site}"), "feud-return red");
        default_after(&position, &format!("red chooses {card} at {from}"))
    };
    assert_eq!(returns("storehouse", "(1,+1)", "(1,+1)"), "red returns to B1");
    assert_eq!(returns("mint", "(1,+1)", "(1,+1)"), "red returns to T1");
}

#[test]
fn riv_332_a_starting_hand_is_the_top_of_the_first_stack() {
    let position = "
        option mode gold
        stack B1 scout, abbey, harald, inga
        phase begin-play
        then start-hand blue
        then start-hand red
        ";
    let expected = ["red searches B1", "red takes scout", "red takes abbey", "red takes harald", "blue searches B1"];
    assert_eq!(defaults(position, "", 5), expected);
    // In the introductory game the other's stack is not allowed.
    let intro = "
        phase begin-play
        then start-hand blue
        then start-hand red
        ";
    assert_eq!(defaults(intro, "", 2), ["red draws B1", "blue draws B2"]);
}

#[test]
fn riv_332_the_top_card_is_taken_of_a_searched_stack_and_of_the_discard_pile() {
    let exchange = "
        option mode gold
        red hand abbey, scout, harald
        red stock lumber 2, wool 0, grain 0, brick 0, ore 0, gold 0
        stack B2 inga, toll-bridge, brigitta
        phase exchange
        ";
    assert_eq!(default_after(exchange, "red puts abbey under B1; red searches B2"), "red takes inga");
    let gustav = "
        option mode progress
        red hand gustav
        blue city (1,0)
        discard abbey, scout, university
        ";
    assert_eq!(default_after(gustav, "red plays gustav"), "red takes scout", "a University may not be taken");
}

#[test]
fn riv_332_the_first_new_region_goes_up() {
    let position = "
        red road right
        red hand scout
        ";
    let drawn = "red builds settlement right; region mountains-2; region fields-1";
    assert_eq!(default_after(position, drawn), "red lays first up");
    // A Scout who was played picks by the id of the data file.
    assert_eq!(
        defaults(position, "red builds settlement right with scout", 3),
        ["red picks fields-1", "red picks fields-3", "red lays first up"]
    );
}

/// Rulings of this engine: Relocation takes the first regions, the Doctor the Bath House that brings most.
#[test]
fn riv_332_relocation_and_doctor_take_the_first_places() {
    let relocation = "
        red places abbey (-1,+1)
        red places storehouse (1,+1)
        red places harald (1,-1)
        red hand relocation
        ";
    assert_eq!(defaults(relocation, "red plays relocation", 2), ["red chooses (-2,+1)", "red chooses (-2,-1)"]);
    let begun = "red plays relocation; red chooses abbey at (-1,+1)";
    assert_eq!(default_after(relocation, begun), "red chooses harald at (1,-1)");
    let doctor = |left: u8| {
        let position = format!(
            "
            option mode progress
            red city (-1,0)
            red places bath-house (-1,+1)
            red places bath-house (-1,-1)
            red stores (-2,+1) {left}
            red hand doctor
            "
        );
        default_after(&position, "red plays doctor")
    };
    assert_eq!(doctor(1), "red chooses bath-house at (-1,+1)");
    assert_eq!(doctor(3), "red chooses bath-house at (-1,-1)");
}

// Whole games.

/// The awaited seat has a default, which is legal and listed; the other seat has none.
fn check_defaults(table: &Table<Rivals>, seat: Seat) {
    let (game, state) = (table.game(), table.state());
    let default = game.default_action(state, seat).unwrap_or_else(|| panic!("no default: {:?}", state.public.frames));
    let verdict = game.check(state, seat, default);
    assert!(verdict.is_ok(), "{default:?} is refused: {verdict:?} in {:?}", state.public.frames);
    assert!(table.actions(seat).contains(&default), "{default:?} is not listed in {:?}", state.public.frames);
    assert_eq!(game.default_action(state, seat), Some(default), "defaults do not change");
    assert_eq!(game.default_action(state, Seat(1 - seat.0)), None, "nobody waits for the other seat");
}

/// The name of the present question.
fn question_name(table: &Table<Rivals>) -> String {
    let frame = format!("{:?}", table.state().public.frames.top());
    frame.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// Every question that a position can ask a seat; `Veiled` stands in views only.
const QUESTIONS: [&str; 37] = [
    "Actions",
    "Archer",
    "Arrange",
    "Arsonist",
    "BeforeRoll",
    "BrigandStore",
    "BuyForGold",
    "Defend",
    "Doctor",
    "Exchange",
    "ExchangeTake",
    "FeudName",
    "FeudReturn",
    "Fraternal",
    "FraternalSecond",
    "FromDiscard",
    "Gain",
    "GiveBack",
    "HandCheck",
    "LayRegions",
    "Library",
    "NameUnits",
    "Pay",
    "PayAny",
    "RelocateExpansion",
    "RelocateFirst",
    "RelocateRegion",
    "ReturnUnder",
    "Riots",
    "ScoutPick",
    "Sebastian",
    "SinkShip",
    "StartHand",
    "TakeFrom",
    "TitheBarn",
    "Traitor",
    "Tribute",
];

#[test]
fn riv_333_random_games_with_many_defaults_never_meet_an_illegal_one() {
    let mut met = BTreeSet::new();
    for mode in Mode::ALL {
        for seed in 0..200 {
            let table = crate::random::play_out(
                mode,
                seed,
                |rng| rng.random_ratio(1, 3),
                |table, seat| {
                    check_defaults(table, seat);
                    met.insert(question_name(table));
                },
            );
            assert!(public(&table).winner.is_some(), "{mode:?} {seed}");
            assert_eq!(default_at(&table), "nothing", "the game is over");
        }
    }
    let met: Vec<&str> = met.iter().map(String::as_str).collect();
    assert_eq!(met, QUESTIONS, "every question was met");
}

#[test]
fn riv_333_defaults_depend_on_nothing_that_is_hidden() {
    for mode in Mode::ALL {
        for seed in 0..10 {
            let mut rng = SmallRng::seed_from_u64(seed);
            crate::random::play_out(
                mode,
                seed,
                |rng| rng.random_ratio(1, 3),
                |table, seat| {
                    let game = table.game();
                    let guess = game.guess(&game.view(table.state(), Observer::Seat(seat)), &mut rng);
                    let defaults = [table.state(), &guess].map(|state| game.default_action(state, seat));
                    assert_eq!(defaults[0], defaults[1], "{:?}", public(table).frames);
                },
            );
        }
    }
}

#[test]
fn riv_333_games_of_defaults_only_go_on_to_the_turn_limit() {
    for mode in Mode::ALL {
        for seed in 0..3 {
            let table = crate::random::play_out(mode, seed, |_| true, check_defaults);
            let turns = table.game().turns(table.state());
            assert_eq!(turns, u32::from(table.game().options.turn_limit), "nobody builds: {mode:?} {seed}");
        }
    }
}

#[test]
fn riv_333_defaults_are_marked_in_log_and_record() {
    let mut table = start("mode gold\nfirst_player red");
    assert_eq!(default_at(&table), "nothing", "chance comes first");
    let outcome = table.game().sample(table.state(), &mut SmallRng::seed_from_u64(1));
    table.resolve(outcome).expect("the cards are shuffled");
    table.play_default(seat(&table, "red")).expect("a default is legal");
    assert!(matches!(table.log(), [Entry::Outcome(_), Entry::Default(..)]));
    let record = record::write(&table);
    assert!(record.contains("red searches B1 (default)"), "{record}");
}
