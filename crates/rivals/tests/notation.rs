//! Notation: every form is read back as it was written, and garbage is refused without a panic.

mod support;

use steading_game::Notation;
use support::{hand, is_legal, points, stock_text, table};

#[test]
fn short_lines_change_the_starting_layout() {
    let table = table(
        "
        option mode gold
        red city (-1,0)
        red places mint (-1,+1), abbey (-1,+1), storehouse (1,-1)
        red stock none
        red stock lumber 3, ore 2
        red settlement (3,0) forest-4 gold-field-2
        red road right
        red cache (-2,+2) 2
        red stores (4,+1) 1
        red hand abbey, scout
        blue stores (0,+1) 3
        discard austin
        turn red 5
        rolled 3 trade
        ",
    );
    let text = table.game().write_position(table.state());
    assert_eq!(table.game().parse_position(&text).as_ref(), Ok(table.state()), "{text}");
    assert_eq!(stock_text(&table, "red"), "4 lumber 2 ore 2 gold");
    assert_eq!(hand(&table, "red"), "scout, abbey");
    assert_eq!(points(&table, "red"), 5);
}

#[test]
fn the_default_position_is_playable() {
    let table = table("");
    assert!(is_legal(&table, "red ends actions"));
    let text = table.game().write_position(table.state());
    assert_eq!(table.game().parse_position(&text).as_ref(), Ok(table.state()), "{text}");
}
