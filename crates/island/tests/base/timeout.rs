//! What is done for a player who lets the time pass (`BASE-276` to `BASE-284`).

use rand::SeedableRng;
use rand::rngs::SmallRng;
use steading_game::{Entry, Game, Next, record};
use steading_island::places::Hex;
use steading_island::timeout::burden;

use crate::support::*;

/// Red founds, with nothing on the board.
const FIRST: &str = "turn red\nframes found-settlement 0";

/// Red founds last of all.
const LAST: &str = "turn red\nframes found-settlement 7";

// Founding and free roads.

/// Four intersections have eleven pips; three of them three kinds.
#[test]
fn base_276_the_founding_settlement_has_most_pips() {
    assert_eq!(default_after(FIRST, ""), "red founds settlement N(1,1)");
    // They and their neighbours are taken.
    let taken = format!("blue settlement N(1,1) S(-1,1)\nwhite settlement N(-2,1)\n{LAST}");
    assert_eq!(default_after(&taken, ""), "red founds settlement S(2,-2)");
}

/// With pasture, forest and mountains at home, fields and hills are new: S(-1,1) has both, N(-2,1) and N(-2,2) one of them.
#[test]
fn base_276_of_equal_ones_new_kinds_decide() {
    let second = format!("red settlement N(1,1), road NW(1,1)\n{LAST}");
    assert_eq!(default_after(&second, ""), "red founds settlement S(-1,1)");
    // To somebody else's settlement they say nothing: the first with three kinds is taken.
    assert_eq!(
        default_after(&second.replace("red settlement", "blue settlement"), ""),
        "red founds settlement N(-2,2)"
    );
}

/// From N(1,1) two paths lead to N(0,2) with nine pips, to N(1,0) with eight, to N(2,1) with five.
#[test]
fn base_277_the_founding_road_leads_to_the_best_site() {
    let founded = "red founds settlement N(1,1)";
    assert_eq!(default_after(FIRST, founded), "red founds road NW(1,1)");
    // A neighbour closes N(0,2), and N(0,1) beside it has only five.
    let closed = format!("blue settlement S(0,1)\n{LAST}");
    assert_eq!(default_after(&closed, founded), "red founds road W(2,0)");
}

#[test]
fn base_277_free_roads_go_to_the_best_site() {
    let position = "red settlement N(1,1), road NW(1,1), cards road-building\nturn red";
    let begun = "red plays road-building";
    assert_eq!(default_after(position, begun), "red builds road W(1,1)");
    assert_eq!(default_after(position, &format!("{begun}; red builds road W(1,1)")), "red builds road NW(0,2)");
    // A site at the end of the road comes before a better one behind it.
    let taken = format!("blue settlement N(0,2)\n{position}");
    assert_eq!(default_after(&taken, begun), "red builds road NE(0,1)");
}

// The turn.

#[test]
fn base_278_before_the_roll_the_dice_are_rolled() {
    assert_eq!(default_after("red cards knight monopoly\nturn red", ""), "red rolls");
}

#[test]
fn base_278_after_the_roll_the_turn_ends() {
    let rich = "red settlement N(0,0), road NE(0,0), hand 5 brick 5 lumber 5 wool 5 grain 5 ore, cards knight monopoly";
    assert_eq!(default_after(&format!("{rich}\nturn red, rolled"), ""), "red ends turn");
}

/// Also: BASE-278.
#[test]
fn base_279_who_is_asked_declines_and_offers_lapse_with_the_turn() {
    let position = "red hand ore\nblue hand wool\nwhite hand wool\nturn red, rolled";
    let mut table = after(position, "red offers 1 ore for 1 wool to blue white");
    assert_eq!(defaults(&table), ["blue declines", "white declines"], "nobody waits for red");
    play(&mut table, "blue declines");
    assert_eq!(defaults(&table), ["white declines"]);
    // Accepted or proposed, it is for red to trade, and red says nothing.
    play(&mut table, "blue offers 1 wool for 1 ore to red; white accepts red");
    assert_eq!(defaults(&table), ["red ends turn"]);
    let log = play(&mut table, "red ends turn");
    assert_eq!(log, ["the offer of red is gone", "the offer of blue is gone", "turn of blue"]);
}

#[test]
fn base_280_the_discard_comes_from_the_kinds_held_most() {
    let position = "red hand 5 ore 3 wool brick\nblue hand 2 brick 2 lumber 2 wool 2 grain\nturn red";
    let mut table = after(position, "red rolls 3+4");
    assert_eq!(defaults(&table), ["red discards 1 wool 3 ore", "blue discards 1 brick 1 lumber 1 wool 1 grain"]);
    play(&mut table, "red discards 2 ore wool brick");
    assert_eq!(defaults(&table), ["blue discards 1 brick 1 lumber 1 wool 1 grain"]);
    // What was set aside before the time ran out stays chosen.
    let half = after(position, "red rolls 3+4; red sets aside brick; red sets aside ore");
    assert_eq!(defaults(&half)[0], "red discards 1 wool 1 ore");
}

/// Blue's city and white's settlement are both on (-2,1), an eight.
const ROBBED: &str = "
    red   settlement N(1,1)
    blue  city N(-2,1)
    white settlement N(-2,2)
    turn  red
";

#[test]
fn base_281_the_robber_goes_where_it_hurts_the_others_most() {
    assert_eq!(default_after(ROBBED, "red rolls 3+4"), "red moves robber (-2,1)");
    // There it must leave: blue's nine comes next.
    assert_eq!(default_after(&format!("{ROBBED}\nrobber (-2,1)"), "red rolls 3+4"), "red moves robber (-2,0)");
}

#[test]
fn base_281_it_spares_the_own_hexes() {
    let neighbour = ROBBED.replace("settlement N(1,1)", "settlement N(-3,2)");
    assert_eq!(default_after(&neighbour, "red rolls 3+4"), "red moves robber (-2,0)");
    let alone = "red settlement N(1,1) N(0,0)\nrobber (0,-2)\nturn red";
    assert_eq!(default_after(alone, "red rolls 3+4"), "red moves robber (1,-2)", "the first that is not red's");
}

/// Where every hex is an own one, the fewest pips are given up; an own hex that yields nothing is still an own one.
#[test]
fn base_281_own_hexes_are_ranked_by_what_they_yield() {
    let table = table("red settlement N(1,1), city N(0,0)\nblue settlement N(1,-1)\nturn red");
    let hex = |name: &str| name.parse::<Hex>().expect("a hex");
    let rank = |name: &str| burden(table.game(), table.state(), seat(&table, "red"), hex(name));
    // Blue's nine, nobody's eleven; of red the desert, the three, the five, the eight, the city's six.
    for pair in ["(2,-2)", "(0,2)", "(0,0)", "(1,0)", "(1,1)", "(2,0)", "(0,-1)"].windows(2) {
        assert!(rank(pair[0]) < rank(pair[1]), "{pair:?}");
    }
}

#[test]
fn base_282_the_victim_has_most_cards_then_points_then_the_next_turn() {
    let rob = |blue: &str, white: &str, turn: &str| {
        let position = format!(
            "blue settlement N(-2,1), {blue}
             white settlement N(-2,2), {white}
             turn {turn}"
        );
        default_after(&position, &format!("{turn} rolls 3+4; {turn} moves robber (-2,1)"))
    };
    assert_eq!(rob("hand ore", "hand 2 wool", "red"), "red robs white");
    assert_eq!(rob("hand 2 ore, settlement N(1,1)", "hand 2 wool, city N(1,0)", "red"), "red robs white");
    assert_eq!(rob("hand 2 ore, city N(1,0)", "hand 2 wool, settlement N(1,1)", "red"), "red robs blue");
    assert_eq!(rob("hand 2 ore", "hand 2 wool", "red"), "red robs blue");
    let first_after_blue = "red settlement N(-2,1)\nwhite settlement N(-2,2)\nturn blue";
    assert_eq!(default_after(first_after_blue, "blue rolls 3+4; blue moves robber (-2,1)"), "blue robs white");
}

#[test]
fn base_283_a_win_is_claimed() {
    let position = "red city N(0,0) N(1,0) N(-1,0) N(0,-1), settlement N(0,1), cards victory-point\nturn red";
    let claimed = format!("option victory_claim claim\n{position}");
    assert_eq!(default_after(&claimed, ""), "red claims victory");
    assert_eq!(default_after(&claimed.replace("turn red", "turn red, rolled"), ""), "red claims victory");
    let short = claimed.replace(", cards victory-point", "");
    assert_eq!(default_after(&short, ""), "red rolls");
    // Points in another's turn are not claimed.
    let orange = claimed.replace("turn red", "turn orange");
    assert_eq!(default_after(&orange, ""), "orange rolls");
}

// All of them.

#[test]
fn base_284_nothing_is_done_while_chance_speaks_or_after_the_end() {
    let rolling = after("turn red", "red rolls");
    assert_eq!((rolling.next(), defaults(&rolling)), (Next::Chance, vec![]));
    let over = table("red city N(0,0) N(1,0) N(-1,0) N(0,-1), settlement N(0,1) N(2,0)\nturn red\nwinner red");
    assert!(defaults(&over).is_empty());
    assert_eq!(over.game().default_action(over.state(), steading_game::Seat(7)), None, "no such seat");
}

#[test]
fn base_284_defaults_are_marked_in_log_and_record() {
    let mut table = start("setup variable\nboard beginner\nfirst_player red");
    table.play_default(seat(&table, "red")).expect("a default is legal");
    assert!(matches!(table.log(), [Entry::Default(..)]));
    assert!(table.play_default(seat(&table, "blue")).is_err(), "nobody waits for blue");
    let record = record::write(&table);
    assert!(record.contains("red founds settlement N(1,1) (default)"), "{record}");
}

/// A table that everybody has left: founding, rolls, discards and the robber, and the turns go round to the limit.
#[test]
fn base_284_a_table_that_nobody_attends_comes_to_its_end() {
    let mut table = start("setup variable\nboard beginner\nfirst_player dice\nturn_limit 200");
    let mut rng = SmallRng::seed_from_u64(1);
    let mut steps = 0;
    loop {
        match table.next() {
            Next::Seats(seats) => {
                drop(table.play_default(seats.lowest().expect("somebody")).expect("a default is legal"));
            }
            Next::Chance => drop(table.resolve(table.game().sample(table.state(), &mut rng)).expect("it may happen")),
            Next::Over => break,
        }
        steps += 1;
        assert!(steps < 200 * 10, "a turn that does not end");
    }
    assert_eq!((table.game().turns(table.state()), public(&table).open_points), (200, [2; 4]), "nobody builds");
}
