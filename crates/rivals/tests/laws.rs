//! The laws over random games of the five modes.

use steading_game::laws::Extent;
use steading_rivals::laws::hold_mode;
use steading_rivals::options::Mode;

const GAMES: u64 = 2000;

/// Plays and checks that enough was met: secrets were guessed wrong, nonsense was refused, records were read back.
fn hold(mode: Mode) -> Extent {
    let extent = hold_mode(mode, GAMES, None).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(extent.games, GAMES);
    assert!(extent.surprises * 2 > extent.guesses, "views tell too much: {extent:?}");
    assert!(extent.refused * 4 > extent.steps && extent.defaults * 40 > extent.steps, "{extent:?}");
    assert!(extent.records > GAMES / 100 && extent.quiet > GAMES && extent.draws > 0, "{extent:?}");
    extent
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
