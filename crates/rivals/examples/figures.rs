#![allow(missing_docs)]
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;
use std::time::Instant;
use steading_game::{Game, Next, Seat};
use steading_rivals::Rivals;
use steading_rivals::options::{Mode, Options};

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|s| s.parse().ok()).unwrap_or(1000);
    let limit: u16 = std::env::args().nth(2).and_then(|s| s.parse().ok()).unwrap_or(1000);
    for mode in Mode::ALL {
        let game = Rivals::new(Options { mode, turn_limit: limit, ..Options::default() }).unwrap();
        let begun = Instant::now();
        let (mut turns, mut steps, mut limited) = (Vec::new(), 0u64, 0u64);
        let mut frames: BTreeMap<String, u64> = BTreeMap::new();
        let mut points = [0u64; 20];
        let (mut depth, mut list) = (0, 0);
        let mut actions = Vec::new();
        for seed in 0..games {
            let mut rng = SmallRng::seed_from_u64(seed);
            let mut state = game.start();
            loop {
                depth = depth.max(state.public.frames.as_slice().len());
                match game.next(&state) {
                    Next::Over => break,
                    Next::Chance => {
                        let outcome = game.sample(&state, &mut rng);
                        game.resolve(&mut state, &outcome, &mut ());
                    }
                    Next::Seats(seats) => {
                        let seat = seats.lowest().unwrap();
                        let name = format!("{:?}", state.public.frames.top());
                        let name = name.split(['(', ' ']).next().unwrap().to_owned();
                        *frames.entry(name).or_default() += 1;
                        actions.clear();
                        game.actions(&state, seat, &mut actions);
                        list = list.max(actions.len());
                        if std::env::args().nth(3).is_some() && rng.random_ratio(15, 16) && actions.len() > 1 {
                            actions.retain(|a| !matches!(a, steading_rivals::action::Action::Demolish(..)));
                        }
                        game.apply(&mut state, seat, actions[rng.random_range(0..actions.len())], &mut ());
                    }
                }
                steps += 1;
            }
            let best = [0, 1].map(|s| state.public.points(Seat(s)));
            points[usize::from(best[0].max(best[1]))] += 1;
            turns.push(state.public.turns);
            limited += u64::from(state.public.points(state.public.winner.unwrap()) < game.rules.goal);
        }
        turns.sort_unstable();
        let mean = turns.iter().map(|&t| f64::from(t)).sum::<f64>() / games as f64;
        println!(
            "{mode:?}: {games} games, turns mean {mean:.0} median {} p90 {} max {}, {:.2}% by limit, {:.0} steps a game, {:.1} s, depth {depth}, list {list}, points {points:?}",
            turns[turns.len() / 2],
            turns[turns.len() * 9 / 10],
            turns[turns.len() - 1],
            100.0 * limited as f64 / games as f64,
            steps as f64 / games as f64,
            begun.elapsed().as_secs_f64()
        );
        println!("   {frames:?}");
    }
}
