//! The novice on the island.

mod cities_and_knights;
mod fairness;
mod games;
mod modules;
mod positions;

use rand::SeedableRng;
use rand::rngs::SmallRng;
use steading_bots::{Bot, Budget, Decision, Novice};
use steading_game::{Game, Next, Notation, Table};
use steading_island::Island;

/// The beginner board without its starting pieces, four seats, red begins; two players have no red.
const OPTIONS: &str = "setup explicit\nboard beginner\nfirst_player eldest\n";

/// A table in the position that the lines describe. Lines `option key value` set table options.
fn table(position: &str) -> Table<Island> {
    let lines = || position.lines().map(str::trim);
    let given: Vec<&str> = lines().filter_map(|line| line.strip_prefix("option ")).collect();
    let options = Island::parse_options(&(OPTIONS.to_owned() + &given.join("\n"))).expect("good options");
    let game = Island::new(options).expect("options that make a table");
    let lines: Vec<&str> = lines().filter(|line| !line.starts_with("option ")).collect();
    let state = game.parse_position(&lines.join("\n")).unwrap_or_else(|problems| panic!("bad position: {problems:?}"));
    Table::from_position(game, state)
}

/// What a novice with this budget does when the game waits for it, as notation. It must not depend on the generator, so several
/// are tried.
fn choice_within(table: &Table<Island>, budget: &Budget) -> String {
    let Next::Seats(seats) = table.next() else { panic!("nobody is to choose") };
    let seat = seats.lowest().expect("somebody is to choose");
    let actions = table.actions(seat);
    assert!(actions.len() > 1, "there is nothing to choose from: {actions:?}");
    let choose = |seed| {
        let decision = Decision::new(table.game(), table.state(), seat, &actions);
        Novice::new(budget.clone()).choose(decision, &mut SmallRng::seed_from_u64(seed))
    };
    let choices: Vec<usize> = (0..5).map(choose).collect();
    assert!(choices.iter().all(|&choice| choice == choices[0]), "not the same for every generator: {choices:?}");
    table.game().write_action(seat, &actions[choices[0]])
}

/// What a novice does in a position.
fn choice(position: &str) -> String {
    choice_within(&table(position), &Budget::default())
}
