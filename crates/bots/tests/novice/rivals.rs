//! The novice at the card game: it beats chance in every mode, comes to an end against itself, and does the obvious.

use rand::SeedableRng;
use rand::rngs::SmallRng;
use steading_bots::{Bot, Budget, Decision, Judge, Named, by_name};
use steading_game::{Game, Next, Notation, Observer, Seat};
use steading_rivals::Rivals;
use steading_rivals::action::Action;
use steading_rivals::options::Mode;
use steading_rivals::state::State;

// Whole games.

fn table(mode: Mode) -> Rivals {
    let options = Rivals::parse_options(&format!("mode {}", mode.name())).expect("a mode is an option");
    Rivals::new(options).expect("every mode makes a table")
}

fn bot(name: &str) -> Named {
    by_name(name, Budget::default()).expect("the bot exists")
}

/// Plays a game to its end; `watch` sees every decision before it is made.
fn play(game: &Rivals, bots: [&str; 2], seed: u64, watch: &mut dyn FnMut(&State, Seat, &[Action])) -> State {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut bots = bots.map(bot);
    let mut state = game.start();
    loop {
        match game.next(&state) {
            Next::Over => return state,
            Next::Chance => {
                let outcome = game.sample(&state, &mut rng);
                game.resolve(&mut state, &outcome, &mut ());
            }
            Next::Seats(seats) => {
                let seat = seats.lowest().expect("somebody is asked");
                let mut actions = Vec::new();
                game.actions(&state, seat, &mut actions);
                watch(&state, seat, &actions);
                let choice = bots[seat.index()].choose(Decision::new(game, &state, seat, &actions), &mut rng);
                game.apply(&mut state, seat, actions[choice], &mut ());
            }
        }
    }
}

/// Half of the games from each seat; how many of them the novice wins against a random player.
fn wins(mode: Mode, games: u64) -> usize {
    let game = table(mode);
    let won = |seed: &u64| {
        let novice = Seat((seed % 2) as u8);
        let bots = if novice == Seat(0) { ["novice", "random"] } else { ["random", "novice"] };
        game.winner(&play(&game, bots, *seed, &mut |_, _, _| {})) == Some(novice)
    };
    (0..games).filter(won).count()
}

#[test]
fn the_novice_beats_chance_in_every_mode_from_both_seats() {
    for mode in Mode::ALL {
        let won = wins(mode, 30);
        assert!(won >= 26, "{}: {won} of 30", mode.name());
    }
}

#[test]
fn two_novices_reach_the_goal_in_a_sensible_number_of_turns() {
    for mode in Mode::ALL {
        let game = table(mode);
        for seed in 0..8 {
            let end = play(&game, ["novice"; 2], seed, &mut |_, _, _| {});
            let winner = game.winner(&end).expect("the game is over");
            let (points, turns) = (end.public.points(winner), game.turns(&end));
            assert!(points >= game.rules.goal, "{} {seed}: won with {points} points", mode.name());
            assert!(turns <= 150, "{} {seed}: {turns} turns", mode.name());
        }
    }
}

/// The novice goes by the view alone: with other secrets behind the same view it does the same.
#[test]
fn equal_views_make_equal_choices() {
    for mode in Mode::ALL {
        let game = table(mode);
        let (mut asked, mut differing) = (0, 0);
        play(&game, ["novice"; 2], 5, &mut |state, seat, actions| {
            asked += 1;
            if asked % 6 != 0 {
                return;
            }
            let view = |state: &State| game.view(state, Observer::Seat(seat));
            let other = game.guess(&view(state), &mut SmallRng::seed_from_u64(asked));
            assert_eq!(view(&other), view(state), "a guess keeps to the view");
            differing += usize::from(other != *state);
            let choose = |state: &State| {
                bot("novice").choose(Decision::new(&game, state, seat, actions), &mut SmallRng::seed_from_u64(1))
            };
            assert_eq!(choose(&other), choose(state), "{}, decision {asked}", mode.name());
        });
        assert!(differing > 10, "{}: only {differing} guesses differ from the truth", mode.name());
    }
}

// Single decisions.

/// A table and its position. Lines `option key value` set options.
fn position(text: &str) -> (Rivals, State) {
    let (options, lines): (Vec<&str>, Vec<&str>) =
        text.lines().map(str::trim).partition(|line| line.starts_with("option "));
    let options: Vec<&str> = options.iter().map(|line| line.trim_start_matches("option ")).collect();
    let game = Rivals::new(Rivals::parse_options(&options.join("\n")).expect("good options")).expect("a table");
    let state = game.parse_position(&lines.join("\n")).unwrap_or_else(|problems| panic!("{problems:#?}"));
    (game, state)
}

/// What the novice does in a position, whatever it guesses.
fn check(text: &str, expected: &str) {
    let (game, state) = position(text);
    let Next::Seats(seats) = game.next(&state) else { panic!("nobody is asked") };
    let seat = seats.lowest().expect("somebody is asked");
    let mut actions = Vec::new();
    game.actions(&state, seat, &mut actions);
    for seed in 0..8 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let choice = bot("novice").choose(Decision::new(&game, &state, seat, &actions), &mut rng);
        assert_eq!(game.write_action(seat, &actions[choice]), expected, "seed {seed}");
    }
}

#[test]
fn raises_a_city_that_it_can_pay_for() {
    check("red stock grain 2, ore 3, lumber 1", "red builds city (-1,0)");
}

#[test]
fn lays_a_road_towards_a_settlement() {
    check("red stock lumber 1, brick 2", "red builds road left");
}

#[test]
fn founds_a_settlement_with_the_scout() {
    check(
        "
        red road left
        red stock lumber 1, wool 1, grain 1, brick 1
        red hand scout
        ",
        "red builds settlement left with scout",
    );
}

#[test]
fn trades_three_for_one_when_that_completes_a_city() {
    check("red stock grain 1, ore 3, wool 3", "red trades 3 wool for grain");
}

#[test]
fn keeps_its_units_when_no_trade_completes_anything() {
    check("red stock wool 3", "red ends actions");
}

#[test]
fn builds_the_hero_that_brings_the_advantage() {
    check(
        "
        red stock wool 2, grain 1, ore 1
        red hand candamir
        ",
        "red builds candamir at (-1,+1)",
    );
}

#[test]
fn a_booster_goes_beside_the_region_it_boosts() {
    check(
        "
        red stock brick 1, ore 1
        red hand iron-foundry
        ",
        "red builds iron-foundry at (1,-1)",
    );
}

#[test]
fn the_goldsmith_is_played_when_that_completes_a_city() {
    check(
        "
        red stock grain 1, ore 2, gold 3
        red hand goldsmith
        ",
        "red plays goldsmith",
    );
}

#[test]
fn relocation_brings_a_booster_to_its_region() {
    check(
        "
        red places iron-foundry (-1,+1), storehouse (1,-1)
        red stock none
        red hand relocation
        then relocate iron-foundry at (-1,+1)
        ",
        "red chooses storehouse at (1,-1)",
    );
}

#[test]
fn nothing_is_demolished_for_nothing() {
    check(
        "
        option mode gold
        red places large-trade-ship (-1,+1), storehouse (1,+1), ore-ship (-1,-1), grain-ship (1,-1)
        red stock none
        red hand mint
        ",
        "red ends actions",
    );
}

#[test]
fn a_storehouse_is_demolished_for_a_point_that_lacks_only_room() {
    check(
        "
        option mode gold
        red city (-1,0)
        red places storehouse (-1,+1), harald (-1,+1), ore-ship (-1,-1), grain-ship (-1,-1)
        red stock lumber 2, brick 1, ore 2
        red hand mint
        ",
        "red demolishes storehouse at (-1,+1)",
    );
}

#[test]
fn brigitta_calls_a_number_that_two_regions_bear() {
    check(
        "
        red settlement (3,0) forest-4 hills-1
        red stock none
        red hand brigitta
        blue stock wool 3
        turn red 5
        phase before-roll
        rolled none
        ",
        "red plays brigitta 1",
    );
}

#[test]
fn brigitta_waits_for_a_better_turn() {
    check(
        "
        red hand brigitta
        turn red 5
        phase before-roll
        rolled none
        ",
        "red rolls",
    );
}

#[test]
fn a_free_unit_is_the_one_that_a_city_lacks() {
    check(
        "
        red stock grain 2, ore 2
        then gain red 1 any
        ",
        "red gains (2,-1)",
    );
}

#[test]
fn a_second_abbey_is_exchanged() {
    check(
        "
        red places abbey (-1,+1)
        red hand abbey, scout, candamir, grain-mill
        phase exchange
        ",
        "red puts abbey under B1",
    );
}

#[test]
fn who_has_the_points_ends_the_turn() {
    check(
        "
        red city (-1,0), (1,0)
        red places candamir (-1,+1), toll-bridge (1,+1), ore-ship (-1,-1), grain-ship (1,-1), wool-ship (-1,-1)
        red settlement (3,0) forest-4 hills-1
        red stock lumber 3, wool 2, grain 3, brick 3, ore 3
        red hand abbey
        ",
        "red ends actions",
    );
}

#[test]
fn rioters_are_paid_for_a_hero_with_the_token() {
    check(
        "
        option mode turmoil
        red places candamir (-1,+1)
        red stock gold 1
        then riots red
        ",
        "red pays rioters",
    );
}

#[test]
fn a_feud_costs_the_least_useful_building() {
    check(
        "
        option mode turmoil
        red city (-1,0)
        red places hedge-tavern (-1,+1), storehouse (1,+1), iron-foundry (1,-1)
        then feud-return red
        ",
        "red chooses storehouse at (1,+1)",
    );
}

#[test]
fn the_arsonist_burns_a_point() {
    check(
        "
        option mode turmoil
        red city (-1,0)
        red places hedge-tavern (-1,+1)
        blue city (1,0)
        blue places storehouse (-1,+1), chapel-1-3 (1,+1), marketplace (-1,-1)
        then arsonist red
        ",
        "red chooses chapel-1-3 at (1,+1)",
    );
}

#[test]
fn the_trader_asks_for_what_a_city_lacks() {
    check(
        "
        option mode gold
        red stock grain 2, ore 2
        blue stock lumber 1, wool 1, grain 1, brick 1, ore 1, gold 1
        then take-named red
        then name-units red 1
        ",
        "red names ore",
    );
}

#[test]
fn an_attack_is_defended_against() {
    check(
        "
        option mode turmoil
        red places lookout-tower (-1,+1), candamir (1,+1)
        blue city (1,0)
        blue places hedge-tavern (1,+1)
        turn blue 8
        then discard archer
        then strike archer
        then defend red archer
        ",
        "red defends",
    );
}

#[test]
fn fraternal_feuds_cost_the_rival_his_best_card() {
    check(
        "
        option mode turmoil
        red places candamir (-1,+1)
        blue city (-1,0), (1,0)
        blue hand large-festival-hall, storehouse, scout
        red knows hand large-festival-hall, storehouse, scout
        then fraternal red 2
        ",
        "red puts large-festival-hall under T1",
    );
}

#[test]
fn a_searched_stack_gives_up_its_point() {
    check(
        "
        option mode gold
        red city (-1,0)
        red hand scout, storehouse
        phase end-turn
        stack T1 merchant, gudrun, mint, pirate-ship
        red knows T1 1-4
        then take-from red T1 exchange
        ",
        "red takes mint",
    );
}

#[test]
fn reiner_is_played_before_the_roll() {
    check(
        "
        option mode gold
        red hand reiner
        turn red 5
        phase before-roll
        rolled none
        ",
        "red plays reiner",
    );
}

/// Commands are paid for afterwards, unit by unit: on the way nothing is better or worse than at the end of it.
#[test]
fn a_card_being_paid_for_is_as_good_as_built() {
    let (game, state) = position(
        "
        red settlement (3,0) forest-4 hills-1
        red stock wool 1, grain 1, brick 0, ore 0
        red stores (-2,+1) 2, (4,+1) 2
        red hand wool-ship
        ",
    );
    let seat = Seat(0);
    let mut paying = state.clone();
    let build = game.parse_action(&state, "red builds wool-ship at (-1,+1)").expect("can be built").1;
    game.apply(&mut paying, seat, build, &mut ());
    let mut built = paying.clone();
    let pay = game.parse_action(&paying, "red pays (-2,+1)").expect("lumber is still owed").1;
    game.apply(&mut built, seat, pay, &mut ());
    assert!(game.worth(&built, seat) > game.worth(&state, seat));
    assert_eq!(game.worth(&paying, seat), game.worth(&built, seat));
}
