//! The chance of a record is drawn again, and whatever was changed in it is found.

mod tampering;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use steading_fair::Secret;
use steading_game::{Next, record};
use steading_registry::{AnyTable, GAMES, GameInfo, Verdict, chance_of, game_named};

/// A game as a server plays it: everything random comes from the secret, the moves from a generator of their own.
struct Played {
    game: &'static GameInfo,
    secret: Secret,
    asked: &'static str,
    table: Box<dyn AnyTable>,
    draws: u64,
}

impl Played {
    fn record(&self) -> String {
        self.table.record_with_chance(&chance_of(&self.secret, self.asked))
    }

    fn is_over(&self) -> bool {
        self.table.next() == Next::Over
    }
}

/// Plays random moves until the game is over or has this many entries.
fn play(game: &str, asked: &'static str, seed: &str, entries_max: usize) -> Played {
    let game = game_named(GAMES, game).unwrap();
    let secret = Secret::from_seed(seed);
    let mut table = game.create(asked, &mut secret.deal()).unwrap();
    let mut rng = SmallRng::seed_from_u64(seed.len() as u64);
    let mut draws = 0;
    loop {
        match table.next() {
            Next::Chance => {
                table.draw(&mut secret.draw(draws)).unwrap();
                draws += 1;
            }
            Next::Seats(seats) if table.entry_count() < entries_max => {
                let seat = seats.lowest().unwrap();
                let actions = table.actions(seat);
                let action = &actions[rng.random_range(0..actions.len())].action;
                table.play(action, Some(seat)).unwrap();
            }
            Next::Seats(_) | Next::Over => return Played { game, secret, asked, table, draws },
        }
    }
}

#[track_caller]
fn check_verifies(game: &str, asked: &'static str, entries_max: usize) {
    let played = play(game, asked, asked, entries_max);
    assert!(played.draws > 5, "{asked}: only {} draws", played.draws);
    let record = played.record();
    let expected = Verdict::Verified { draws: played.draws, is_over: played.is_over() };
    assert_eq!(played.game.verify(&record), Ok(expected), "{record}");
    let again = played.game.load(&record).unwrap();
    assert_eq!(again.record(), played.table.record(), "the section changes nothing in the game");
}

#[test]
fn games_of_the_island_verify() {
    check_verifies("island", "list_offers off\nvictory_points 5", 20_000);
    check_verifies("island", "players 3\nsetup beginner", 400);
    check_verifies("island", "list_offers off\nvariants event_cards harbormaster friendly_robber", 800);
    check_verifies("island", "list_offers off\nvariants two_players\nplayers 2", 800);
    for scenario in ["scenario fishermen", "scenario rivers", "scenario caravans"] {
        check_verifies("island", scenario, 800);
    }
    for scenario in ["scenario barbarian_attack", "scenario traders_and_barbarians"] {
        check_verifies("island", scenario, 800);
    }
    check_verifies("island", "list_offers off\nexpansion cities_and_knights", 1500);
    check_verifies("island", "list_offers off\nexpansion cities_and_knights\nedition 2008\nvariants event_cards", 1500);
}

#[test]
fn games_of_the_card_game_verify() {
    check_verifies("rivals", "mode intro", 20_000);
    for mode in ["mode gold", "mode turmoil", "mode progress", "mode duel"] {
        check_verifies("rivals", mode, 1000);
    }
}

#[test]
fn a_game_that_ended_says_so() {
    let played = play("island", "list_offers off\nvictory_points 4", "ends", 20_000);
    assert!(played.is_over());
    assert!(matches!(played.game.verify(&played.record()), Ok(Verdict::Verified { is_over: true, .. })));
}

#[test]
fn records_without_a_secret_are_read_and_not_verified() {
    let played = play("island", "list_offers off", "old", 200);
    let old = played.table.record();
    assert!(!old.contains("chance"));
    assert_eq!(played.game.verify(&old), Ok(Verdict::NoSecret));
    assert_eq!(played.game.load(&old).unwrap().record(), old);

    let mut chance = chance_of(&played.secret, played.asked);
    chance.secret = None;
    let sealed = played.table.record_with_chance(&chance);
    assert_eq!(played.game.verify(&sealed), Ok(Verdict::NoSecret));
    assert_eq!(played.game.load(&sealed).unwrap().record(), old);
}

/// Records written long ago must go on to verify: the example of the page is one.
#[test]
fn the_record_of_the_page_verifies() {
    let page = include_str!("../../../../../docs/fairness.md");
    let record = page.split("```record\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let game = game_named(GAMES, record::game_name(record).unwrap()).unwrap();
    assert_eq!(game.verify(record), Ok(Verdict::Verified { draws: 12, is_over: false }));
    assert!(game.load(record).is_ok());
}
