//! What is done for a player who lets the time pass (`RIV-327`–`RIV-333`).

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use steading_game::{Entry, Game, Next, Seat, Table};
use steading_rivals::Rivals;
use steading_rivals::options::{Mode, Options};

// Whole games.

/// Plays a game to its end. The awaited seat lets its time pass as often as `lets_pass` says, and chooses at random otherwise.
/// Returns the table and how many defaults were played.
fn play_out(mode: Mode, seed: u64, lets_pass: impl Fn(&mut SmallRng) -> bool) -> (Table<Rivals>, u32) {
    let mut rng = SmallRng::seed_from_u64(seed);
    let game = Rivals::new(Options { mode, ..Options::default() }).expect("the options are sound");
    let mut table = Table::new(game);
    let mut defaults = 0;
    loop {
        match table.next() {
            Next::Over => return (table, defaults),
            Next::Chance => {
                let outcome = table.game().sample(table.state(), &mut rng);
                table.resolve(outcome).expect("the outcome was drawn");
            }
            Next::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is awaited");
                check_defaults(&table, seat);
                if lets_pass(&mut rng) {
                    table.play_default(seat).expect("a default is legal");
                    defaults += 1;
                } else {
                    let actions = table.actions(seat);
                    let action = actions[rng.random_range(0..actions.len())];
                    table.play(seat, action).expect("a listed action is legal");
                }
            }
        }
    }
}

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

#[test]
fn riv_333_random_games_with_many_defaults_never_meet_an_illegal_one() {
    for mode in Mode::ALL {
        for seed in 0..30 {
            let (table, defaults) = play_out(mode, seed, |rng| rng.random_ratio(1, 3));
            assert!(table.state().public.winner.is_some() && defaults > 0, "{mode:?} {seed}");
        }
    }
}

#[test]
fn riv_333_games_of_defaults_only_go_on_to_the_turn_limit() {
    for mode in Mode::ALL {
        for seed in 0..3 {
            let (table, _) = play_out(mode, seed, |_| true);
            let turns = table.game().turns(table.state());
            assert_eq!(turns, u32::from(table.game().options.turn_limit), "nobody builds: {mode:?} {seed}");
            let log = table.log();
            assert!(log.iter().all(|entry| !matches!(entry, Entry::Action(..))), "all is marked as a default");
        }
    }
}
