//! The laws hold for a sound game, and each law notices the flaw that is meant for it.

mod dare;

#[test]
fn a_sound_game_breaks_no_law() {
    use rand::RngExt;
    use steading_game::laws::{Effort, hold};
    let tally = hold::<dare::Dare>(
        |rng| dare::Options { target: rng.random_range(5..=30) },
        Effort { games: 2000, ..Effort::default() },
    )
    .unwrap_or_else(|breach| panic!("{breach}"));
    println!("{tally:?}");
}
