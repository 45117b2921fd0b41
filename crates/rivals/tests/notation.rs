//! Notation: every form is read back as it was written, and garbage is refused without a panic.

mod support;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use steading_game::{Entry, Game, Next, Notation, Table};
use steading_rivals::Rivals;
use steading_rivals::options::{Colour, Mode, Options};
use steading_rivals::state::State;
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

/// A table some random steps into a game.
fn played(mode: Mode, seed: u64, steps: usize, mut look: impl FnMut(&Table<Rivals>)) -> Table<Rivals> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let first_colour = if seed % 2 == 0 { Colour::Red } else { Colour::Blue };
    let mut table = Table::new(Rivals::new(Options { mode, first_colour, ..Options::default() }).unwrap());
    for _ in 0..steps {
        look(&table);
        match table.next() {
            Next::Over => break,
            Next::Chance => {
                table.draw(&mut rng);
            }
            Next::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                let actions = table.actions(seat);
                table.play(seat, actions[rng.random_range(0..actions.len())]).unwrap();
            }
        }
    }
    table
}

fn check_position(game: &Rivals, state: &State) {
    let text = game.write_position(state);
    match game.parse_position(&text) {
        Ok(read) => assert!(read == *state, "{text}\nis read as\n{}", game.write_position(&read)),
        Err(problems) => panic!("{text}{problems:#?}"),
    }
}

#[test]
fn positions_of_random_games_are_read_back() {
    for mode in Mode::ALL {
        for seed in 0..6 {
            played(mode, seed, 600, |table| check_position(table.game(), table.state()));
        }
    }
}

#[test]
fn moves_of_random_games_are_read_back() {
    for mode in Mode::ALL {
        let table = played(mode, 7, 1500, |table| {
            let (game, state) = (table.game(), table.state());
            if let Next::Seats(seats) = table.next() {
                for (seat, action) in seats.iter().flat_map(|seat| table.actions(seat).into_iter().map(move |a| (seat, a))) {
                    let text = game.write_action(seat, &action);
                    assert_eq!(game.parse_entry(state, &text), Ok(Entry::Action(seat, action)), "{text}");
                }
            }
        });
        for entry in table.log() {
            let text = table.game().write_entry(entry);
            assert_eq!(table.game().parse_entry(table.start(), &text).as_ref(), Ok(entry), "{text}");
        }
    }
}
