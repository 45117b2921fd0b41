//! What is done for a player who lets the time pass (section 1.17).

use steading_island::places::Vertex;

use super::*;
use crate::support::{default_after, defaults, listed, start};

fn done(lines: &str, moves: &str) -> String {
    default_after(&attack(lines), moves)
}

fn bought(lines: &str, card: &str) -> String {
    done(&format!("{lines}\nturn red, rolled"), &format!("red buys card; card {card}"))
}

/// What is done by default, again and again, until the turn is another's.
fn until_the_turn_passes(lines: &str) -> Vec<String> {
    let mut table = at(lines);
    let mut log = Vec::new();
    while on_turn(&table) == "red" && table.next() != Next::Chance {
        let next = defaults(&table).remove(0);
        play(&mut table, &next);
        log.push(next);
    }
    log
}

/// The pips around the intersection that a founding move names.
fn pips(table: &Table<Island>, action: &str) -> u8 {
    let place: Vertex = action.rsplit(' ').next().and_then(|place| place.parse().ok()).expect("an intersection");
    let (topology, layout) = (table.game().topology, table.game().layout());
    let hexes = topology.vertex_cells[place.index()].iter().filter(|&&hex| topology.is_land(hex));
    hexes.map(|hex| layout.tokens[hex.index()]).filter(|&token| token > 0).map(|token| 6 - token.abs_diff(7)).sum()
}

#[test]
fn barb_164_the_turn_ends_and_the_march_begins() {
    assert_eq!(done("red gold 9, hand wool grain ore\nturn red", ""), "red rolls");
    assert_eq!(done("red gold 9, hand wool grain ore\nturn red, rolled", ""), "red ends turn");
    let two = "option variants two_players\noption colours red blue\nred tokens 5\nbarbarians (-2,1) 3";
    assert_eq!(done(&format!("{two}\nturn red"), ""), "red rolls");
    assert_eq!(done(&format!("{two}\nturn red, rolled"), ""), "red ends turn");
    let moves = until_the_turn_passes("red guards W(0,0), hand wool grain ore\nbarbarians none\nturn red, rolled");
    assert_eq!(moves, ["red ends turn", "red ends march"]);
    // Founding buildings, cities among them, go where most pips are.
    let mut table = start("scenario barbarian_attack\nsetup explicit\nboard beginner\nfirst_player red");
    while !is_legal(&table, "red rolls") {
        let next = defaults(&table).remove(0);
        let name = next.split(' ').next().expect("a colour").to_owned();
        if !next.contains("founds road") {
            let best = listed(&table, &name).iter().map(|action| pips(&table, action)).max();
            assert_eq!(Some(pips(&table, &next)), best, "{next}");
        }
        play(&mut table, &next);
    }
    assert!(["red", "blue", "white", "orange"].iter().all(|name| support::points(&table, name) == 3));
}

/// Also: BARB-COMBO-13, BARB-COMBO-15.
#[test]
fn barb_165_after_a_seven_a_card_is_drawn_from_the_fullest_hand() {
    let lines = "red hand ore\nblue hand 2 ore\nwhite hand 3 ore\norange hand 3 ore, settlement N(0,0)\nturn red";
    assert_eq!(done(lines, "red rolls 3+4"), "red raids orange");
    assert_eq!(done(&lines.replace(", settlement N(0,0)", ""), "red rolls 3+4"), "red raids white");
    let cards = format!("option variants event_cards\n{lines}");
    assert_eq!(done(&cards, "red rolls; reveal 7 robber-attack"), "red raids orange");
    let conflict = cards.replace("red hand ore", "red hand ore, guards W(0,0)");
    assert_eq!(done(&conflict, "red rolls; reveal 3 conflict"), "red draws from orange");
    assert_eq!(done("red hand 6 wool 3 ore\nblue hand ore\nturn red", "red rolls 3+4"), "red discards 4 wool");
}

/// In the order of paths: NW(-2,2), NE(-2,2), W(-2,2), W(-1,2), NE(-3,3), NW(-2,3).
#[test]
fn barb_166_knighthood_takes_the_first_free_side_of_the_castle() {
    let rich = format!("red {CARD}");
    assert_eq!(bought(&rich, "knighthood"), "red musters knight NW(-2,2)");
    assert_eq!(bought(&format!("{rich}\nblue guards NW(-2,2)"), "knighthood"), "red musters knight NE(-2,2)");
    assert_eq!(bought(&format!("{rich}\nblue guards NW(-2,2) NE(-2,2)"), "knighthood"), "red musters knight W(-2,2)");
    let two = format!("option variants two_players\noption colours red blue\n{rich}\nturn red, rolled");
    let foreign = done(&two, "red buys card; card knighthood; red musters knight NW(-2,2)");
    assert_eq!(foreign, "red musters foreign knight NE(-2,2)");
}

#[test]
fn barb_167_a_black_knight_goes_where_most_barbarians_are() {
    let rich = format!("red {CARD}");
    // The side between the two fullest hexes.
    let lines = format!("{rich}\nbarbarians (1,1) 2, (0,2) 2, (-2,1) 3");
    assert_eq!(bought(&lines, "black-knight"), "red musters knight NE(0,2)");
    // The castle's side of (-2,1) is left out, though it is the only one there that is free.
    let lines = format!("{rich}\nblue guards NE(-2,1) W(-2,1) NW(-2,1) W(-1,1) NE(-3,2)\nbarbarians (-2,1) 3, (0,2) 1");
    assert_eq!(bought(&lines, "black-knight"), "red musters knight NW(0,2)");
    // Of equals the first.
    assert_eq!(bought(&format!("{rich}\nbarbarians (-2,1) 3"), "black-knight"), "red musters knight NW(-2,1)");
    assert_eq!(bought(&format!("{rich}\nbarbarians none"), "black-knight"), "red musters knight NW(0,-2)");
}

#[test]
fn barb_168_intrigue_frees_points_then_a_coast_then_thins_the_fullest() {
    let red = |own: &str, coasts: &str| bought(&format!("red {own}{CARD}\nbarbarians {coasts}"), "intrigue");
    // Points first: a captured city before a captured settlement, whatever the pips.
    let both = "settlement N(0,-2), city N(0,3), ";
    assert_eq!(red(both, "(0,-2) 3, (0,2) 3"), "red captures barbarian (0,2)");
    assert_eq!(red("settlement N(0,3), ", "(0,-2) 3, (0,2) 3"), "red captures barbarian (0,2)");
    // No points: an overrun hex, the one with the own pips, a city counting twice.
    assert_eq!(red("", "(0,-2) 2, (0,2) 3"), "red captures barbarian (0,2)");
    assert_eq!(red("settlement N(-2,1), ", "(0,-2) 3, (-2,1) 3"), "red captures barbarian (-2,1)");
    // One settlement at the 9 has four pips, a city at the 4 six.
    let pips = "settlement N(-1,0), city N(-2,2), ";
    assert_eq!(red(pips, "(-1,-1) 3, (-2,1) 3"), "red captures barbarian (-2,1)");
    assert_eq!(
        red(&pips.replace("city N(-2,2)", "settlement N(-2,2)"), "(-1,-1) 3, (-2,1) 3"),
        "red captures barbarian (-1,-1)"
    );
    // Two settlements at the 9 have eight.
    let pips = "settlement N(-1,0) N(-2,0), city N(-2,2), ";
    assert_eq!(red(pips, "(-1,-1) 3, (-2,1) 3"), "red captures barbarian (-1,-1)");
    // Most barbarians, then the first.
    assert_eq!(red("settlement N(-2,1), ", "(-2,1) 1, (0,2) 2"), "red captures barbarian (0,2)");
    assert_eq!(red("", "(-2,1) 1, (0,2) 1, (2,0) 1"), "red captures barbarian (2,0)");
}

#[test]
fn barb_169_treason_frees_and_burdens_others() {
    let lines = |red: &str, more: &str| format!("red {red}{CARD}\n{more}");
    // The source as for Intrigue; the destination without own pips, where the opponents have most.
    let blue = "blue city N(1,1)\nbarbarians (-2,1) 3, (0,2) 1";
    assert_eq!(bought(&lines("settlement N(-3,2), ", blue), "treason"), "red turns barbarian (-2,1) (2,0)");
    let first = format!("{}\nturn red, rolled", lines("settlement N(-3,2), ", blue));
    let second = done(&first, "red buys card; card treason; red turns barbarian (-2,1) (2,0)");
    assert_eq!(second, "red turns barbarian (0,2) (1,1)");
    // Not to a hex with two while there is another.
    let two = "blue city N(1,1)\nbarbarians (-2,1) 3, (0,2) 1, (2,0) 2";
    assert_eq!(bought(&lines("", two), "treason"), "red turns barbarian (-2,1) (1,1)");
    // One is no reason to go elsewhere.
    let one = "blue city N(1,1)\nbarbarians (-2,1) 3, (0,2) 1, (2,0) 1";
    assert_eq!(bought(&lines("", one), "treason"), "red turns barbarian (-2,1) (2,0)");
    // Own pips are spared.
    let own = "blue city N(2,0)\nbarbarians (-2,1) 3, (0,2) 1";
    assert_eq!(bought(&lines("", own), "treason"), "red turns barbarian (-2,1) (2,0)");
    assert_eq!(bought(&lines("settlement N(2,1), ", own), "treason"), "red turns barbarian (-2,1) (2,-1)");
    // The supply where it must be used.
    assert_eq!(bought(&lines("", "barbarians none"), "treason"), "red turns barbarian supply (0,-2)");
}

#[test]
fn barb_170_castle_knights_go_to_the_nearest_path_and_the_others_stay() {
    let moves =
        until_the_turn_passes("red guards NE(-2,2) NW(-2,2) W(0,0), hand 3 grain\nbarbarians none\nturn red, rolled");
    // NW(-2,2) is the first of the two in the order of paths; W(-1,1) and NE(-3,2) are one step away.
    let expected =
        ["red ends turn", "red sends knight NW(-2,2) W(-1,1)", "red sends knight NE(-2,2) NW(-1,2)", "red ends march"];
    assert_eq!(moves, expected);
    // Shut in for three steps it stays, grain or not.
    let around = "NE(-3,2) NE(-2,3) W(-2,1) W(-1,1) NW(-1,2) NW(-1,3)";
    let lines = format!("red guards NE(-3,3), hand grain\nblue guards {around}\nbarbarians none\nturn red, rolled");
    assert_eq!(done(&lines, "red ends turn"), "red ends march");
}

#[test]
fn barb_171_the_foreign_knight_leaves_the_castle_or_stays() {
    let two = |foreign: &str| {
        let lines = format!(
            "option variants two_players\noption colours red blue\nforeign {foreign}\nbarbarians none\nturn red, rolled"
        );
        done(&lines, "red ends turn")
    };
    assert_eq!(two("W(0,0)"), "red ends march");
    assert_eq!(two("NE(-3,3)"), "red sends knight NE(-3,3) NE(-3,2)");
    assert_eq!(two("NE(-2,2)"), "red sends knight NE(-2,2) W(-1,1)");
}
