//! Tables under a bad network and a server that dies, in a world with its own clock: everything that happens follows from a seed.
//!
//! * [`world`] is time, the wire, the disk and the server's life; clients are real ones ([`steading_client::Session`]).
//! * The tests play whole games in many such worlds and hold what came out against what was acknowledged.
//!
//! A failing test prints its seed; `SIMULATION_SEED=… cargo test -p steading-server --test simulation` plays that world alone.

mod disk;
mod world;

use world::{Faults, Plan, World};

/// The tables that are played: game, options, seats of people by client, bots, seconds of the clock.
const PLANS: &[Plan] = &[
    Plan { game: "island", options: "players 4\nvictory_points 4", clients: &[1, 1, 1, 1], bots: 0, clock: None },
    Plan { game: "island", options: "players 3\nvictory_points 4", clients: &[1, 1], bots: 1, clock: Some(20) },
    Plan { game: "island", options: "variants two_players\nvictory_points 5", clients: &[2], bots: 0, clock: None },
    Plan {
        game: "island",
        options: "scenario fishermen\nvictory_points 5\nplayers 3",
        clients: &[2, 1],
        bots: 0,
        clock: None,
    },
    Plan {
        game: "island",
        options: "expansion cities_and_knights\nvictory_points 5\nplayers 3",
        clients: &[1, 1],
        bots: 1,
        clock: Some(20),
    },
    Plan { game: "rivals", options: "mode intro\nturn_limit 30", clients: &[1, 1], bots: 0, clock: Some(30) },
    Plan { game: "rivals", options: "mode gold\nturn_limit 20", clients: &[1], bots: 1, clock: None },
];

fn seeds(count: u64) -> Vec<u64> {
    match std::env::var("SIMULATION_SEED").ok().and_then(|seed| seed.parse().ok()) {
        Some(seed) => vec![seed],
        None => (1..=count).collect(),
    }
}

fn play_all(faults: Faults, count: u64) {
    let mut given_up = 0;
    let seeds = seeds(count);
    for &seed in &seeds {
        for (index, plan) in PLANS.iter().enumerate() {
            println!("plan {index}, seed {seed}");
            let mut world = World::new(plan, faults, seed);
            world.play();
            given_up += world.check();
        }
    }
    assert!(given_up > 0 || seeds.len() == 1, "somebody gives up");
}

#[test]
fn on_a_good_wire_every_game_ends_and_nothing_is_doubled() {
    play_all(Faults::NONE, 2);
}

#[test]
fn dropped_delayed_doubled_and_reordered_frames_lose_and_double_nothing() {
    play_all(Faults { drop: 0.03, double: 0.05, delay_ms_max: 800, crash: 0.0 }, 10);
}

#[test]
fn a_server_that_dies_at_any_moment_loses_and_doubles_nothing() {
    play_all(Faults { drop: 0.01, double: 0.02, delay_ms_max: 300, crash: 0.02 }, 10);
}

#[test]
fn the_same_seed_is_the_same_world() {
    let play = || {
        let faults = Faults { drop: 0.03, double: 0.05, delay_ms_max: 800, crash: 0.01 };
        let mut world = World::new(&PLANS[1], faults, 11);
        world.play();
        world.history()
    };
    assert_eq!(play(), play());
}
