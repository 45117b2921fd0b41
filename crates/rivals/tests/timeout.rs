//! What is done for a player who lets the time pass (`RIV-327`–`RIV-333`).

use std::collections::BTreeSet;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use steading_game::{Entry, Game, Next, Seat, Table};
use steading_rivals::Rivals;
use steading_rivals::action::Action;
use steading_rivals::options::{Mode, Options};

// Whole games.

/// Plays a game to its end. The awaited seat lets its time pass as often as `lets_pass` says, and chooses at random otherwise.
/// The names of the questions met are added to `met`.
fn play_out(
    mode: Mode,
    seed: u64,
    lets_pass: impl Fn(&mut SmallRng) -> bool,
    met: &mut BTreeSet<String>,
) -> Table<Rivals> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let game = Rivals::new(Options { mode, ..Options::default() }).expect("the options are sound");
    let mut table = Table::new(game);
    loop {
        match table.next() {
            Next::Over => return table,
            Next::Chance => {
                let outcome = table.game().sample(table.state(), &mut rng);
                table.resolve(outcome).expect("the outcome was drawn");
            }
            Next::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is awaited");
                check_defaults(&table, seat);
                met.insert(question(&table));
                if lets_pass(&mut rng) {
                    table.play_default(seat).expect("a default is legal");
                } else {
                    let action = choose(table.actions(seat), &mut rng);
                    table.play(seat, action).expect("a listed action is legal");
                }
            }
        }
    }
}

/// An action at random, cards and centre cards before all else, so that games get somewhere.
fn choose(mut actions: Vec<Action>, rng: &mut SmallRng) -> Action {
    let is_bold = |action: &Action| {
        matches!(
            action,
            Action::Play(_)
                | Action::Build(..)
                | Action::BuildOpen(..)
                | Action::OpenCache(_)
                | Action::LayRoad(_)
                | Action::Settle { .. }
                | Action::FoundCity(_)
        )
    };
    if actions.iter().any(is_bold) {
        actions.retain(is_bold);
    } else if rng.random_ratio(3, 4) {
        let keeps = |action: &Action| !matches!(action, Action::Demolish(..));
        actions.retain(keeps);
    }
    actions[rng.random_range(0..actions.len())]
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

/// The name of the present question.
fn question(table: &Table<Rivals>) -> String {
    let frame = format!("{:?}", table.state().public.frames.top());
    frame.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// Every question that a position can ask a seat; `Veiled` stands in views only.
const QUESTIONS: [&str; 37] = [
    "Actions",
    "Archer",
    "Arrange",
    "Arsonist",
    "BeforeRoll",
    "BrigandStore",
    "BuyForGold",
    "Defend",
    "Doctor",
    "Exchange",
    "ExchangeTake",
    "FeudName",
    "FeudReturn",
    "Fraternal",
    "FraternalSecond",
    "FromDiscard",
    "Gain",
    "GiveBack",
    "HandCheck",
    "LayRegions",
    "Library",
    "NameUnits",
    "Pay",
    "PayAny",
    "RelocateExpansion",
    "RelocateFirst",
    "RelocateRegion",
    "ReturnUnder",
    "Riots",
    "ScoutPick",
    "Sebastian",
    "SinkShip",
    "StartHand",
    "TakeFrom",
    "TitheBarn",
    "Traitor",
    "Tribute",
];

#[test]
fn riv_333_random_games_with_many_defaults_never_meet_an_illegal_one() {
    let mut met = BTreeSet::new();
    for mode in Mode::ALL {
        for seed in 0..200 {
            let table = play_out(mode, seed, |rng| rng.random_ratio(1, 3), &mut met);
            assert!(table.state().public.winner.is_some(), "{mode:?} {seed}");
        }
    }
    let met: Vec<&str> = met.iter().map(String::as_str).collect();
    assert_eq!(met, QUESTIONS, "every question was met");
}

#[test]
fn riv_333_games_of_defaults_only_go_on_to_the_turn_limit() {
    for mode in Mode::ALL {
        for seed in 0..3 {
            let table = play_out(mode, seed, |_| true, &mut BTreeSet::new());
            let turns = table.game().turns(table.state());
            assert_eq!(turns, u32::from(table.game().options.turn_limit), "nobody builds: {mode:?} {seed}");
            let is_default = |entry: &Entry<Rivals>| !matches!(entry, Entry::Action(..));
            assert!(table.log().iter().all(is_default), "all is marked as a default");
        }
    }
}
