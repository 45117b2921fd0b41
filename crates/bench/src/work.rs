//! The pieces of work that are measured: each does the same thing so many times and gives back a checksum.

use std::hint::black_box;

use rand::SeedableRng;
use rand::rngs::SmallRng;
use steading_bots::Random;
use steading_game::{Game, Next, Observer, Seat};
use steading_island::Island;
use steading_island::base::longest_road;
use steading_island::options::Options;
use steading_island::rules::{Module, Modules};
use steading_island::state::State;
use steading_rivals::Rivals;
use steading_rivals::options::{Mode, Options as RivalsOptions};
use steading_sim::{Driver, generator, play};

/// The seed of every measured game.
const SEED: u64 = 1;
/// Positions are taken from this many games.
const GAMES_SAMPLED: u64 = 32;
/// Positions taken from each game.
const POSITIONS_PER_GAME: usize = 8;
/// Actions between two positions; random games take about a thousand, so these are spread over the middle.
const ACTIONS_APART: u64 = 100;

/// One piece of work.
pub struct Work {
    /// The name in tables, files and on the command line.
    pub name: &'static str,
    /// What one repetition is.
    pub unit: &'static str,
    /// Repetitions that take about a hundredth of a second: shorter than the turns a busy machine deals out.
    pub count: u64,
    /// Does the work so many times.
    pub run: fn(&Material, u64) -> Output,
}

/// What was done: numbers that depend on the work alone, never on the machine.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, serde::Serialize)]
pub struct Output {
    /// Repetitions.
    pub count: u64,
    /// Actions of seats; 0 for work that is not playing.
    pub actions: u64,
    /// Outcomes of chance.
    pub outcomes: u64,
    /// Turns begun.
    pub turns: u64,
    /// Whatever the work gave, added up, so that no work is optimised away and changes are noticed.
    pub checksum: u64,
}

/// All pieces of work.
pub const ALL: [Work; 23] = [
    Work { name: "games", unit: "game", count: 200, run: games },
    Work { name: "games-with-offers", unit: "game", count: 100, run: games_with_offers },
    Work { name: "listing", unit: "list", count: 200_000, run: listing },
    Work { name: "listing-with-offers", unit: "list", count: 100_000, run: listing_with_offers },
    Work { name: "clone", unit: "state", count: 400_000, run: clone },
    Work { name: "view", unit: "view", count: 100_000, run: view },
    Work { name: "guess", unit: "state", count: 20_000, run: guess },
    Work { name: "longest-road", unit: "length", count: 20_000, run: longest_road },
    playing::<{ Module::FriendlyRobber as usize }>("games-friendly-robber"),
    playing::<{ Module::EventCards as usize }>("games-event-cards"),
    playing::<{ Module::Harbormaster as usize }>("games-harbormaster"),
    playing::<{ Module::TwoPlayers as usize }>("games-two-players"),
    playing::<{ Module::CitiesAndKnights as usize }>("games-cities-and-knights"),
    playing::<{ Module::Fishermen as usize }>("games-fishermen"),
    playing::<{ Module::Rivers as usize }>("games-rivers"),
    playing::<{ Module::Caravans as usize }>("games-caravans"),
    playing::<{ Module::BarbarianAttack as usize }>("games-barbarian-attack"),
    playing::<{ Module::TradersAndBarbarians as usize }>("games-traders"),
    Work { name: "rivals-intro", unit: "game", count: 50, run: rivals_games::<{ Mode::Intro as usize }> },
    Work { name: "rivals-gold", unit: "game", count: 10, run: rivals_games::<{ Mode::Gold as usize }> },
    Work { name: "rivals-turmoil", unit: "game", count: 10, run: rivals_games::<{ Mode::Turmoil as usize }> },
    Work { name: "rivals-progress", unit: "game", count: 10, run: rivals_games::<{ Mode::Progress as usize }> },
    Work { name: "rivals-duel", unit: "game", count: 10, run: rivals_games::<{ Mode::Duel as usize }> },
];

/// Games with one module, by its place in [`Module::ALL`].
const fn playing<const MODULE: usize>(name: &'static str) -> Work {
    Work { name, unit: "game", count: 100, run: games_of::<MODULE> }
}

/// The piece of work with this name.
pub fn named(name: &str) -> Option<&'static Work> {
    ALL.iter().find(|work| work.name == name)
}

/// A table with a drawn board and the official options of the modules.
fn table(modules: Modules, list_offers: bool, rng: &mut SmallRng) -> Island {
    let mut options = Options { list_offers, ..Options::playing(modules) };
    Island::deal(&mut options, rng);
    Island::new(options).unwrap_or_else(|problems| unreachable!("the official options are refused: {problems:?}"))
}

/// A position in the middle of a game, where the seat on turn chooses.
struct Position {
    table: usize,
    state: State,
    seat: Seat,
}

/// What the work is done on: tables and positions from the middle of random games.
pub struct Material {
    tables: Vec<Island>,
    tables_with_offers: Vec<Island>,
    positions: Vec<Position>,
}

impl Material {
    /// Plays some games and keeps positions of them. Always the same ones.
    pub fn new() -> Material {
        let mut material = Material { tables: Vec::new(), tables_with_offers: Vec::new(), positions: Vec::new() };
        for number in 0..GAMES_SAMPLED {
            let mut rng = generator(SEED, number);
            let game = table(Modules::NONE, false, &mut rng);
            keep_positions(&game, material.tables.len(), &mut rng, &mut material.positions);
            let options = Options { list_offers: true, ..game.options.clone() };
            material.tables_with_offers.extend(Island::new(options));
            material.tables.push(game);
        }
        material
    }

    /// The positions, over and over, `count` in all, with their tables.
    fn cycle<'a>(&'a self, tables: &'a [Island], count: u64) -> impl Iterator<Item = (&'a Island, &'a Position)> {
        self.positions.iter().cycle().take(count as usize).map(|position| (&tables[position.table], position))
    }
}

impl Default for Material {
    fn default() -> Self {
        Material::new()
    }
}

fn keep_positions(game: &Island, table: usize, rng: &mut SmallRng, out: &mut Vec<Position>) {
    let mut state = game.start();
    let mut kept = 0;
    let mut actions_done = 0;
    let mut actions = Vec::new();
    while kept < POSITIONS_PER_GAME {
        match game.next(&state) {
            Next::Over => return,
            Next::Chance => {
                let outcome = game.sample(&state, rng);
                game.resolve(&mut state, &outcome, &mut ());
            }
            Next::Seats(seats) => {
                let Some(seat) = seats.lowest() else { return };
                actions.clear();
                game.actions(&state, seat, &mut actions);
                let is_choice = actions.len() > 1 && state.public.has_rolled();
                if is_choice && actions_done >= (kept as u64 + 1) * ACTIONS_APART {
                    out.push(Position { table, state: state.clone(), seat });
                    kept += 1;
                }
                let decision = steading_bots::Decision::new(game, &state, seat, &actions);
                let choice = steading_bots::Bot::choose(&mut Random, decision, rng);
                game.apply(&mut state, seat, actions[choice], &mut ());
                actions_done += 1;
            }
        }
    }
}

fn games(_material: &Material, count: u64) -> Output {
    play_games::<4, _>(|rng| table(Modules::NONE, false, rng), count)
}

fn games_with_offers(_material: &Material, count: u64) -> Output {
    play_games::<4, _>(|rng| table(Modules::NONE, true, rng), count)
}

fn games_of<const MODULE: usize>(_material: &Material, count: u64) -> Output {
    play_games::<4, _>(|rng| table(Modules::NONE.with(Module::ALL[MODULE]), false, rng), count)
}

/// Games of the card game in one mode, by its place in [`Mode::ALL`].
fn rivals_games<const MODE: usize>(_material: &Material, count: u64) -> Output {
    let options = RivalsOptions { mode: Mode::ALL[MODE], ..RivalsOptions::default() };
    let game = |_: &mut SmallRng| {
        Rivals::new(options).unwrap_or_else(|problems| unreachable!("the usual options are refused: {problems:?}"))
    };
    play_games::<2, _>(game, count)
}

/// Whole games, board and table included.
fn play_games<const SEATS: usize, G: Game>(table: impl Fn(&mut SmallRng) -> G, count: u64) -> Output {
    let mut output = Output { count, ..Output::default() };
    let mut driver = Driver::default();
    let mut bots = [Random; SEATS];
    for number in 0..count {
        let mut rng = generator(SEED, number);
        let game = table(&mut rng);
        let mut state = game.start();
        let played = play(&game, &mut state, &mut bots, &mut driver, &mut rng, &mut ());
        output.actions += played.actions;
        output.outcomes += played.outcomes;
        output.turns += u64::from(game.turns(&state));
        let winner = game.winner(&state).map_or(9, |seat| u64::from(seat.0));
        output.checksum = output.checksum.wrapping_mul(31).wrapping_add(winner);
    }
    output
}

fn listing(material: &Material, count: u64) -> Output {
    list(material, &material.tables, count)
}

fn listing_with_offers(material: &Material, count: u64) -> Output {
    list(material, &material.tables_with_offers, count)
}

fn list(material: &Material, tables: &[Island], count: u64) -> Output {
    let mut actions = Vec::with_capacity(256);
    let lengths = material.cycle(tables, count).map(|(game, position)| {
        actions.clear();
        game.actions(&position.state, position.seat, &mut actions);
        black_box(&actions).len() as u64
    });
    checked(count, lengths)
}

fn clone(material: &Material, count: u64) -> Output {
    let turns = material.cycle(&material.tables, count).map(|(_, position)| {
        let state = black_box(&position.state).clone();
        u64::from(black_box(&state).public.turn.0)
    });
    checked(count, turns)
}

fn view(material: &Material, count: u64) -> Output {
    let left = material.cycle(&material.tables, count).map(|(game, position)| {
        let view = game.view(black_box(&position.state), Observer::Seat(position.seat));
        u64::from(black_box(&view).deck_left)
    });
    checked(count, left)
}

fn guess(material: &Material, count: u64) -> Output {
    let views: Vec<_> = material
        .positions
        .iter()
        .map(|position| {
            (position.table, material.tables[position.table].view(&position.state, Observer::Seat(position.seat)))
        })
        .collect();
    let mut rng = SmallRng::seed_from_u64(SEED);
    let left = views.iter().cycle().take(count as usize).map(|(table, view)| {
        let state = material.tables[*table].guess(black_box(view), &mut rng);
        u64::from(black_box(&state).deck.total())
    });
    checked(count, left)
}

fn longest_road(material: &Material, count: u64) -> Output {
    let lengths = material.cycle(&material.tables, count).map(|(game, position)| {
        u64::from(longest_road::length_afresh(game, black_box(&position.state), position.seat))
    });
    checked(count, lengths)
}

fn checked(count: u64, results: impl Iterator<Item = u64>) -> Output {
    Output { count, checksum: results.sum(), ..Output::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_is_the_same_every_time() {
        for work in &ALL {
            let once = (work.run)(&Material::new(), 20);
            assert_eq!(once.count, 20, "{}", work.name);
            assert_eq!(once, (work.run)(&Material::new(), 20), "{}", work.name);
        }
    }

    /// The hot path keeps many values up to date instead of working them out: after every step they equal those worked out.
    #[test]
    fn caches_are_true_after_every_step() {
        let of_modules = Module::ALL.map(|module| (false, Modules::NONE.with(module)));
        for (list_offers, modules) in [(false, Modules::NONE), (true, Modules::NONE)].into_iter().chain(of_modules) {
            for number in 0..20 {
                let mut rng = generator(SEED, number);
                let game = table(modules, list_offers, &mut rng);
                let mut state = game.start();
                let mut actions = Vec::new();
                loop {
                    steading_island::audit::audit(&game, &state).unwrap();
                    match game.next(&state) {
                        Next::Over => break,
                        Next::Chance => {
                            let outcome = game.sample(&state, &mut rng);
                            game.resolve(&mut state, &outcome, &mut ());
                        }
                        Next::Seats(seats) => {
                            let seat = seats.lowest().unwrap();
                            actions.clear();
                            game.actions(&state, seat, &mut actions);
                            assert!(actions.iter().all(|&action| game.check(&state, seat, action).is_ok()));
                            let decision = steading_bots::Decision::new(&game, &state, seat, &actions);
                            let choice = steading_bots::Bot::choose(&mut Random, decision, &mut rng);
                            game.apply(&mut state, seat, actions[choice], &mut ());
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn every_game_gives_its_positions() {
        let material = Material::new();
        assert!(material.positions.len() as u64 > GAMES_SAMPLED * POSITIONS_PER_GAME as u64 * 9 / 10);
    }
}
