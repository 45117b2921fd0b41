//! The novice sees what its seat sees, and nothing else.

use rand::SeedableRng;
use rand::rngs::SmallRng;
use steading_bots::{Bot, Budget, Decision, Novice};
use steading_game::{Game, Next, Observer};
use steading_island::Island;
use steading_island::options::Options;

/// Plays a game of novices. At every decision the hidden cards are dealt anew, and the novice must do the same as before. Says how often
/// they were other cards.
fn play_with_other_secrets(modules: &str, seed: u64) -> usize {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut options = Options::playing(modules.parse().unwrap());
    Island::deal(&mut options, &mut rng);
    let game = Island::new(options).unwrap();
    let mut state = game.start();
    let mut differences = 0;
    let mut actions = Vec::new();
    loop {
        match game.next(&state) {
            Next::Over => return differences,
            Next::Chance => {
                let outcome = game.sample(&state, &mut rng);
                game.resolve(&mut state, &outcome, &mut ());
            }
            Next::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                actions.clear();
                game.actions(&state, seat, &mut actions);
                let other = game.guess(&game.view(&state, Observer::Seat(seat)), &mut rng);
                differences += usize::from(other != state);
                let choose = |state| {
                    let decision = Decision::new(&game, state, seat, &actions);
                    Novice::new(Budget::default()).choose(decision, &mut SmallRng::seed_from_u64(seed))
                };
                let choice = choose(&state);
                assert_eq!(choice, choose(&other), "{modules}: {:?}", actions[choice]);
                game.apply(&mut state, seat, actions[choice], &mut ());
            }
        }
    }
}

#[test]
fn the_choice_is_the_same_whatever_the_others_hide() {
    for modules in ["base", "fishermen", "event_cards+rivers", "two_players+caravans", "event_cards+cities_and_knights"]
    {
        let differences: usize = (0..4).map(|seed| play_with_other_secrets(modules, seed)).sum();
        assert!(differences > 50, "{modules}: only {differences} decisions with other secrets");
    }
}
