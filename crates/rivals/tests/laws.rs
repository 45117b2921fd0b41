//! The laws over random games of the five modes.

use steading_game::laws::Tally;
use steading_rivals::laws::hold_mode;
use steading_rivals::options::Mode;

const GAMES: u64 = 2000;

/// Plays and checks that enough was met: secrets were guessed wrong, nonsense was refused, records were read back.
fn hold(mode: Mode) -> Tally {
    let tally = hold_mode(mode, GAMES, None).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(tally.games, GAMES);
    assert!(tally.surprises * 2 > tally.guesses, "views tell too much: {tally:?}");
    assert!(tally.refused * 4 > tally.steps && tally.defaults * 40 > tally.steps, "{tally:?}");
    assert!(tally.records > GAMES / 100, "{tally:?}");
    tally
}

#[test]
fn laws_hold_in_the_introductory_game() {
    hold(Mode::Intro);
}

#[test]
fn laws_hold_in_the_era_of_gold() {
    hold(Mode::Gold);
}

#[test]
fn laws_hold_in_the_era_of_turmoil() {
    hold(Mode::Turmoil);
}

#[test]
fn laws_hold_in_the_era_of_progress() {
    hold(Mode::Progress);
}

#[test]
fn laws_hold_in_the_duel() {
    hold(Mode::Duel);
}
