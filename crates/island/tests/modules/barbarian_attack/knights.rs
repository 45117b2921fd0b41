//! Knights on the board: where they stand, and what they hinder (section 1.8, first half).

use super::*;
use crate::support::{cards, hand, points, public, seat};

#[test]
fn barb_076_knights_and_roads_share_paths_and_hinder_nothing() {
    // Roads under knights of every colour, a settlement between knights, and a road through them.
    let position = "
        red    road W(1,-1), guards NE(0,0), hand 4 brick 4 lumber wool grain
        blue   guards NW(1,0) W(1,0) NW(0,0)
        turn   red, rolled
        ";
    let mut table = at(position);
    for action in ["red builds road NE(0,0)", "red builds road NW(1,0)", "red builds road NE(1,0)"] {
        play(&mut table, action);
    }
    assert!(is_legal(&table, "red builds road W(1,0)"));
    assert!(is_legal(&table, "red builds settlement N(0,0)"));
    // A chain of five is the Longest Road, whoever stands on it.
    let table = at("
        red    road W(1,-1) NE(0,0) NW(1,0) NE(1,0) NW(2,0)
        blue   guards W(1,-1) NE(0,0) NW(1,0) NE(1,0) NW(2,0)
        turn   red
        ");
    assert_eq!((points(&table, "red"), public(&table).longest_road), (2, Some(seat(&table, "red"))));
    // The distance rule knows buildings only.
    let table = at(&format!("red road NE(0,0), {SETTLEMENT}\nblue guards W(1,-1) NW(0,0)\nturn red, rolled"));
    assert!(is_legal(&table, "red builds settlement N(0,0)"));
    assert!(!is_position("red guards NE(0,0)\nblue guards NE(0,0)\nturn red"));
}

/// A knight placed this turn marches and fights like any other, and nothing is paid for it.
#[test]
fn barb_089_knights_have_no_strength_no_activation_and_no_upkeep() {
    let position = "
        red        guards NE(-2,1), hand wool grain ore
        barbarians (-2,1) 2
        turn       red, rolled
        ";
    let mut table = played(position, "red buys card; card knighthood; red musters knight W(-1,2)");
    play(&mut table, "red ends turn; red sends knight W(-1,2) W(-1,1); red ends march");
    assert_eq!(chance(&table), "losses", "one and one are two");
    play(&mut table, "losses 3");
    assert_eq!((prisoners(&table, "red"), hand(&table, "red")), (2, cards("nothing")));
    play(
        &mut table,
        "blue rolls 1+1; blue ends turn; white rolls 1+1; white ends turn; orange rolls 1+1; orange ends turn",
    );
    assert_eq!(guards(&table, "red"), ["NE(-2,1)", "W(-1,1)"], "they stay for nothing");
    // Every Knighthood is worth one knight against one barbarian.
    assert_eq!(chance(&checked("blue guards NE(-2,1)\nbarbarians (-2,1) 2\nturn red, rolled")), "");
}
