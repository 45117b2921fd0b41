//! Time-outs (section 2.15).

use steading_game::{Next, Table};
use steading_island::Island;
use steading_island::places::{Hex, Vertex};

use super::*;
use crate::support::*;

/// What is done by default after some moves, for the only seat that is asked.
fn done(position: &str, moves: &str) -> String {
    let table = played(position, moves);
    only(&table)
}

fn only(table: &Table<Island>) -> String {
    let mut defaults = defaults(table);
    assert_eq!(defaults.len(), 1, "{defaults:?}");
    defaults.remove(0)
}

#[test]
fn trade_123_founding_by_pips_and_a_turn_that_does_nothing() {
    let mut table = start("scenario traders_and_barbarians\nsetup explicit\nboard beginner\nfirst_player red");
    // Everybody is away: founding goes through, and turns go round.
    let mut founded = Vec::new();
    while public(&table).turn_count < 6 {
        if table.next() == Next::Chance {
            play(&mut table, "dice 1+3");
            continue;
        }
        let default = only(&table);
        assert!(default.starts_with(&on_turn(&table)), "{default}");
        assert!(
            !["buys", "upgrades", "plays", "drives", "fends"].iter().any(|word| default.contains(word)),
            "{default}"
        );
        if default.contains("founds settlement") || default.contains("founds city") {
            founded.push(default.rsplit(' ').next().unwrap_or_default().to_owned());
        }
        play(&mut table, &default);
    }
    // Most pips first: N(-1,2), S(-1,0)… each of them once, the last four as cities with wagons.
    assert_eq!(founded.len(), 8);
    let cities: Vec<String> = ["orange", "white", "blue", "red"].map(|name| item(&table, name, "city")).into();
    assert_eq!(cities, founded[4..]);
    assert_eq!(["orange", "white", "blue", "red"].map(|name| item(&table, name, "wagon")).as_slice(), &founded[4..]);
    let pips = |place: &str| -> u32 {
        let place: Vertex = place.parse().unwrap();
        let token = |cell: &Hex| table.game().layout().tokens.get(cell.index()).copied().unwrap_or(0);
        let pips = |token: u8| if token == 0 { 0 } else { 6 - u32::from(token.abs_diff(7)) };
        table.game().topology.vertex_cells[place.index()].iter().map(|cell| pips(token(cell))).sum()
    };
    let counted: Vec<u32> = founded.iter().map(|place| pips(place)).collect();
    assert!(counted.windows(2).all(|pair| pair[0] >= pair[1]), "{founded:?} {counted:?}");
    assert_eq!(
        done("red wagon N(0,0), hand 9 lumber 9 wool 9 ore 9 grain 9 brick, gold 9, cards knight\nturn red", ""),
        "red rolls"
    );
    let rich = "red wagon N(0,0), hand 5 lumber 5 wool 5 ore, gold 9, cards knight\nturn red, rolled";
    assert_eq!(done(rich, ""), "red ends turn");
    let two = "option variants two_players\noption colours red blue\nred wagon N(0,0), tokens 9\nturn red, rolled";
    assert_eq!(done(two, ""), "red ends turn", "no token is spent");
}

/// A free road goes where a settlement could follow, on a spoke or not.
#[test]
fn trade_123_free_roads_lead_to_places_for_settlements() {
    let position = "red wagon N(0,0), settlement N(-2,0), cards road-building\nturn red, rolled";
    // N(-1,0), two paths away, has most pips; with that path taken, N(-2,1) beyond the plaza has more than the coast.
    assert_eq!(done(position, "red plays road-building"), "red builds road NE(-2,0)");
    let taken = format!("blue road NE(-2,0)\n{position}");
    assert_eq!(done(&taken, "red plays road-building"), "red builds road Spoke(castle,N(-2,0))");
}

/// W(2,-1) is the first of the three barbarians, NW(0,-2) the first path of all.
#[test]
fn trade_124_the_first_barbarian_goes_to_a_road_of_the_opponent_with_most_cards() {
    let seven = |lines: &str| done(&format!("red wagon N(0,0)\n{lines}\nturn red"), "red rolls 3+4");
    assert_eq!(seven(""), "red moves barbarian W(2,-1) NW(0,-2)");
    // Most cards; then most open points; then the first clockwise.
    let roads = "blue road NE(0,0), hand ore\nwhite road W(0,0) NW(0,0), hand 2 ore\norange road W(1,1), hand 2 ore";
    assert_eq!(seven(roads), "red moves barbarian W(2,-1) NW(0,0)", "white's first road");
    let pointed = roads.replace("orange", "orange settlement N(2,0),");
    assert_eq!(seven(&pointed), "red moves barbarian W(2,-1) W(1,1)");
    // Not without cards, and not where a barbarian is.
    assert_eq!(seven("blue road NE(0,0)\nwhite hand 5 ore"), "red moves barbarian W(2,-1) NW(0,-2)");
    let taken = "blue road NE(0,0) NW(-1,0), hand ore";
    assert_eq!(seven(taken), "red moves barbarian W(2,-1) NE(0,0)");
    let only_taken = "blue road NW(-1,0), hand 5 ore\nwhite road NE(0,0), hand ore";
    assert_eq!(seven(only_taken), "red moves barbarian W(2,-1) NE(0,0)");
}

#[test]
fn trade_124_a_barbarian_on_an_own_road_goes_first_and_none_comes_to_one() {
    let seven = |red: &str| done(&format!("red wagon N(0,0), {red}\nturn red"), "red rolls 3+4");
    assert_eq!(seven("road NE(-1,2)"), "red moves barbarian NE(-1,2) NW(0,-2)");
    assert_eq!(seven("road NE(-1,2) NW(-1,0)"), "red moves barbarian NW(-1,0) NW(0,-2)");
    assert_eq!(seven("road NW(0,-2) NE(0,-2)"), "red moves barbarian W(2,-1) NW(1,-2)", "past the own roads");
    // A knight the same.
    let knight = "red wagon N(0,0), road NE(-1,2), cards knight\nblue road NE(0,0), hand ore\nturn red, rolled";
    assert_eq!(done(knight, "red plays knight"), "red moves barbarian NE(-1,2) NE(0,0)");
    // And Robber Attack.
    let attack = "option variants event_cards\nred wagon N(0,0)\nblue road NE(0,0), hand ore\nturn red";
    assert_eq!(done(attack, "red rolls; reveal 7 robber-attack"), "red moves barbarian W(2,-1) NE(0,0)");
}

#[test]
fn trade_125_the_card_is_drawn() {
    let position = "red wagon N(0,0)\nblue road NE(0,0), hand ore\nturn red";
    assert_eq!(done(position, "red rolls 3+4; red moves barbarian W(2,-1) NE(0,0)"), "red takes card");
}

#[test]
fn trade_126_the_barbarian_driven_off_goes_to_the_opponent_with_most_points() {
    let driven = |lines: &str| {
        let position = format!(
            "red wagon S(0,-1), level 2, road NW(0,-2)\n{lines}\nraiders NW(0,0) W(3,0) NE(2,0)\nturn red, rolled"
        );
        done(&position, "red ends turn; red fends off NW(0,0); die 6")
    };
    assert_eq!(driven(""), "red moves barbarian NW(0,0) NE(0,-2)", "the first path without an own road");
    assert_eq!(driven("blue road W(1,1)\nwhite road W(0,0)"), "red moves barbarian NW(0,0) W(1,1)", "clockwise");
    // Cards do not matter, points do.
    let points = "blue road W(1,1), hand 5 ore\nwhite road W(0,0), settlement N(2,0)\norange settlement N(0,2) N(-2,2)";
    assert_eq!(driven(points), "red moves barbarian NW(0,0) W(0,0)", "orange has no road");
}

#[test]
fn trade_127_the_wagon_stops() {
    let position = "red wagon N(-2,0), level 5, cargo glass, gold 9, hand grain, cards swift-journey\nturn red, rolled";
    assert_eq!(done(position, "red ends turn"), "red stops wagon");
}

#[test]
fn trade_128_swift_journey_is_not_played_for_somebody_who_is_away() {
    let position = "red wagon N(-2,0), cards swift-journey\nturn red, rolled";
    assert_eq!(done(position, "red ends turn; red drives wagon Plaza(castle); cargo sand"), "red stops wagon");
}
