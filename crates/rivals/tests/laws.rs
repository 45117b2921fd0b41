//! The laws over random games of the five modes.

use steading_game::laws::Extent;
use steading_rivals::laws::hold_mode;
use steading_rivals::options::Mode;

/// Games of each mode; `LAWS_GAMES=5000` plays more.
const GAMES: u64 = 600;

/// Plays and checks that enough was met: secrets were guessed wrong, nonsense was refused, records were read back.
fn hold(mode: Mode) -> Extent {
    let games =
        std::env::var("LAWS_GAMES").map_or(GAMES, |games| games.parse().expect("LAWS_GAMES is a number of games"));
    let extent = hold_mode(mode, games, None).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(extent.games, games);
    assert!(extent.surprises * 2 > extent.guesses, "views tell too much: {extent:?}");
    assert!(extent.refused * 4 > extent.steps && extent.defaults * 40 > extent.steps, "{extent:?}");
    assert!(extent.records > games / 100 && extent.quiet > games && extent.draws > 0, "{extent:?}");
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
