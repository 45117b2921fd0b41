//! What modules do for a player who lets the time pass, and whole games of every combination with many such players.

use std::collections::BTreeSet;

use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use steading_game::{Game, Next, Seat, Table};
use steading_island::Island;
use steading_island::combinations;
use steading_island::modules::cities_and_knights::Edition;
use steading_island::options::Options;
use steading_island::rules::Module;

use crate::support::*;

// Event Cards.

/// What is done for the seat that is asked when this card is revealed.
fn default_on(card: &str, position: &str) -> String {
    let turn = position.rsplit("turn ").next().expect("a turn").trim();
    default_after(&format!("option variants event_cards\n{position}"), &format!("{turn} rolls; reveal {card}"))
}

/// The road to N(1,1), where red could settle, comes first in the order of paths; the other one leads from home to nowhere.
#[test]
fn event_082_the_earthquake_damages_the_road_that_is_needed_least() {
    let open = "red settlement N(0,2), road W(1,1) NW(1,1)\nturn red";
    assert_eq!(default_on("6 earthquake", open), "red damages road W(1,1)");
    // With a settlement there nothing is lost by either.
    let settled = open.replace("settlement N(0,2)", "settlement N(0,2) N(1,1)");
    assert_eq!(default_on("6 earthquake", &settled), "red damages road NW(1,1)");
    let damaged = settled.replace("NW(1,1)\n", "NW(1,1), damaged NW(1,1)\n");
    assert_eq!(default_on("6 earthquake", &damaged), "red damages road W(1,1)");
}

#[test]
fn event_083_a_gift_is_of_the_kind_held_most() {
    assert_eq!(default_on("6 good-neighbours", "red hand brick 3 wool 2 ore\nturn blue"), "red gives left wool");
    assert_eq!(default_on("6 good-neighbours", "red hand grain ore\nturn blue"), "red gives left grain");
}

#[test]
fn event_084_the_bank_gives_the_kind_held_least() {
    let position = "red hand 2 brick lumber 2 wool grain 2 ore\nturn red";
    assert_eq!(default_on("2 plentiful-year", position), "red receives lumber");
    // The bank has no brick and no lumber any more.
    let short = "option bank_limit 1\nred hand brick\nblue hand lumber\nturn red";
    assert_eq!(default_on("2 plentiful-year", short), "red receives wool");
}

#[test]
fn event_085_no_use_is_made_of_a_trade_advantage() {
    let position = "red road NW(-2,0) NE(-2,0) NW(-1,0) NE(-1,0) NW(0,0)\nblue hand 3 wool\nturn blue";
    assert_eq!(default_on("5 trade-advantage", position), "red draws from nobody");
}

#[test]
fn event_086_a_conflict_is_with_whom_has_most_cards() {
    let position = "red knights 3\nblue hand ore\nwhite hand 2 wool\nturn blue";
    assert_eq!(default_on("3 conflict", position), "red draws from white");
    let equal = position.replace("hand ore", "hand 2 ore");
    assert_eq!(default_on("3 conflict", &equal), "red draws from blue");
    let ahead = equal.replace("white", "white settlement N(0,0),");
    assert_eq!(default_on("3 conflict", &ahead), "red draws from white");
}

#[test]
fn event_087_help_goes_to_whom_is_furthest_behind() {
    let position = "red city N(0,0), hand 2 wool ore\nblue settlement N(1,0)\nturn white";
    assert_eq!(default_on("10 neighbourly-help", position), "red helps white with wool");
    let white = position.replace("turn", "white settlement N(-1,0)\nturn");
    assert_eq!(default_on("10 neighbourly-help", &white), "red helps orange with wool");
}

#[test]
fn event_088_the_robber_flees_from_the_own_hexes() {
    let flee = |red: &str| {
        let position = format!("option scenario rivers\nred {red}\nrobber (0,0)\nturn red");
        default_on("4 robber-flees", &position)
    };
    assert_eq!(flee("settlement N(2,0)"), "red lets robber flee (-1,-1)");
    assert_eq!(flee("settlement N(-1,-1)"), "red lets robber flee (-2,1)");
}

#[test]
fn event_089_a_free_road_repairs_the_first_damaged_one() {
    let position = "
        option variants event_cards
        red  settlement N(0,0), road NE(0,0) W(1,0), damaged NE(0,0) W(1,0), cards road-building
        turn red
    ";
    assert_eq!(default_after(position, "red plays road-building"), "red repairs road NE(0,0)");
    let first = "red plays road-building; red repairs road NE(0,0)";
    assert_eq!(default_after(position, first), "red repairs road W(1,0)");
    // With everything whole a free road is a road again.
    let whole = position.replace("W(1,0), damaged NE(0,0) W(1,0)", "W(1,0), damaged NE(0,0)");
    assert!(default_after(&whole, first).starts_with("red builds road "));
}

// Two Players.

const TWO: &str = "
    option variants two_players
    option colours red blue
    orange settlement N(-1,2)
    turn red, rolled
";

#[test]
fn two_071_a_neutral_road_leaves_the_own_paths_free() {
    let position = |home: &str| format!("{TWO}white settlement S(1,-2)\nred settlement {home}, hand brick lumber");
    // From S(0,-2) red comes to the first path at the white settlement.
    assert_eq!(default_after(&position("S(0,-2)"), "red builds road NW(0,-1)"), "red builds road NW(1,-1) for white");
    assert_eq!(default_after(&position("N(2,0)"), "red builds road NW(2,0)"), "red builds road NE(0,-1) for white");
}

/// White may settle S(0,-1) and S(1,-1).
#[test]
fn two_072_a_neutral_settlement_takes_no_site_and_cuts_no_road() {
    let default = |roads: &str| {
        let position = format!(
            "{TWO}white settlement S(1,-2), road W(1,-1) NE(0,0) NW(0,0)
             blue settlement S(0,-2)
             red settlement N(-2,1) N(1,1), road NW(1,1) W(1,1) {roads}, hand brick lumber wool grain"
        );
        default_after(&position, "red builds settlement N(0,2)")
    };
    assert_eq!(default(""), "red builds settlement S(0,-1) for white");
    // Red could settle S(0,-1) itself.
    assert_eq!(default("NE(-1,0)"), "red builds settlement S(1,-1) for white");
    // Red could settle N(-1,1) beside it, and nothing beside the other.
    assert_eq!(default("NE(-1,1)"), "red builds settlement S(1,-1) for white");
    // Red's own road ends there, which weighs more than the sites N(0,1) and N(1,0) beside the other.
    assert_eq!(default("NE(-1,0) NE(0,1) W(2,0) NE(1,0)"), "red builds settlement S(1,-1) for white");
}

#[test]
fn two_073_a_forced_trade_is_paid_with_what_is_held_most() {
    let default = |hand: &str| {
        let position = format!(
            "{TWO}white settlement S(1,-2)
             red settlement N(2,0), hand {hand}, tokens 5
             blue settlement S(1,1), hand 2 wool grain, tokens 5"
        );
        default_after(&position, "red forces trade; steal wool; steal wool")
    };
    assert_eq!(default("3 ore brick"), "red hands over ore ore");
    assert_eq!(default("2 ore 2 brick"), "red hands over brick ore");
    // The wool that was drawn cannot be given.
    assert_eq!(default("wool grain ore"), "red hands over wool grain");
}

// Fishermen.

#[test]
fn fish_074_tokens_and_boot_stay_where_they_are() {
    let full = "option scenario fishermen\nred city N(0,0), fish 1 1 1 1 1 1 1\nturn red";
    assert_eq!(default_after(full, "red rolls 1+1"), "red keeps fish");
    let rich = "option scenario fishermen\nred fish 3 3 3\nboot red\nrobber (1,0)\nturn red, rolled";
    assert!(is_legal(&table(rich), "red passes boot to blue"));
    assert_eq!(default_after(rich, ""), "red ends turn");
}

// Caravans.

/// The end of a turn in which red has built.
const CAMEL: &str = "
    option scenario caravans
    red    hand 4 wool
    blue   hand 3 grain
    camels none, due
    turn   red, rolled
";

#[test]
fn caravan_062_nothing_is_bid() {
    assert_eq!(default_after(CAMEL, "red ends turn"), "red bids nothing");
    assert_eq!(default_after(CAMEL, "red ends turn; red bids 2 wool"), "blue bids nothing");
}

#[test]
fn caravan_063_no_path_is_named() {
    let bids = "red ends turn; red bids 2 wool; blue bids 2 grain; white bids nothing; orange bids nothing";
    assert_eq!(default_after(CAMEL, bids), "red abstains");
    assert_eq!(default_after(CAMEL, &format!("{bids}; red names path NW(1,0)")), "blue abstains");
}

/// Where red places the next camel: NE(-1,0), NW(1,0) and W(0,1) leave the oasis, in this order.
fn camel(camels: &str, pieces: &str) -> String {
    let position = format!(
        "option scenario caravans\n{pieces}\ncamels {camels}, due\nturn red, rolled\nframes pass, caravans place red"
    );
    default_after(&position, "").replace("red places camel ", "")
}

#[test]
fn caravan_064_the_camel_goes_to_the_own_road_and_not_to_anothers() {
    assert_eq!(camel("none", ""), "NE(-1,0)");
    assert_eq!(camel("none", "red road W(0,1)"), "W(0,1)");
    assert_eq!(camel("none", "blue road NE(-1,0)"), "NW(1,0)");
    assert_eq!(camel("none", "blue road NE(-1,0) NW(1,0) W(0,1)"), "NE(-1,0)", "all alike");
}

/// From the head at N(-1,0) the first caravan goes on to W(0,-1) or NW(-1,0).
#[test]
fn caravan_064_a_building_between_camels_counts_more() {
    assert_eq!(camel("NE(-1,0)", ""), "W(0,-1)");
    assert_eq!(camel("NE(-1,0)", "blue settlement N(-1,0)"), "NW(1,0)");
    assert_eq!(camel("NE(-1,0)", "red settlement N(-1,0), road W(0,1)"), "W(0,-1)");
    assert_eq!(camel("NE(-1,0)", "red settlement N(-1,0), road NW(-1,0)"), "NW(-1,0)");
    assert_eq!(camel("NE(-1,0)", "red road W(0,-1)\nblue settlement N(-1,0)"), "NW(1,0)");
}

/// The second camel of two players is placed likewise, in another caravan.
#[test]
fn caravan_064_two_players_place_both_camels_so() {
    let position = "
        option scenario caravans
        option variants two_players
        option colours red blue
        white  settlement S(1,-2)
        orange settlement N(-1,2)
        red    road NW(1,0), hand wool
        camels none, due
        turn   red, rolled
    ";
    let bids = "red ends turn; red bids wool; blue bids nothing";
    assert_eq!(default_after(position, bids), "red places camel NW(1,0)");
    let second = format!("{bids}; red places camel NW(1,0)");
    assert_eq!(default_after(position, &second), "red places camel NE(-1,0)");
}

/// Also: TWO-065. Neutral pieces neither draw the camel nor drive it away.
#[test]
fn caravan_064_neutral_pieces_count_for_nothing() {
    let camel = |white: &str, blue: &str| {
        let position = format!(
            "option scenario caravans
             option variants two_players
             option colours red blue
             white  settlement S(1,-2) {white}
             orange settlement N(-1,2)
             red    hand wool
             blue   {blue} hand wool
             camels NE(-1,0), due
             turn   red, rolled"
        );
        default_after(&position, "red ends turn; red bids wool; blue bids nothing")
    };
    assert_eq!(camel("N(-1,0), road W(0,-1)", ""), "red places camel W(0,-1)");
    assert_eq!(camel("", "settlement N(-1,0),"), "red places camel NW(1,0)", "an opponent's drives it away");
}

// Whole games.

/// Plays a game to its end: defaults where `lets_pass` says so, anything legal otherwise. `look` sees every question.
fn play_out(
    options: Options,
    seed: u64,
    lets_pass: impl Fn(&mut SmallRng) -> bool,
    mut look: impl FnMut(&Table<Island>, Seat),
) -> Table<Island> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut options = options;
    Island::deal(&mut options, &mut rng);
    let mut table = Table::new(Island::new(options).expect("a table that can be played"));
    for _ in 0..200_000 {
        match table.next() {
            Next::Over => return table,
            Next::Chance => {
                let outcome = table.game().sample(table.state(), &mut rng);
                table.resolve(outcome).expect("it may happen");
            }
            Next::Seats(seats) => {
                let seat = seats.lowest().expect("somebody is asked");
                look(&table, seat);
                if lets_pass(&mut rng) {
                    table.play_default(seat).expect("a default is legal");
                } else {
                    let action = *table.actions(seat).choose(&mut rng).expect("something is legal");
                    table.play(seat, action).expect("listed actions are legal");
                }
            }
        }
    }
    panic!("no end: seed {seed}");
}

/// The present question: `Turn`, `Events Damage`.
fn question(table: &Table<Island>) -> String {
    let frame = format!("{:?}", public(table).frames.top());
    let is_answer = frame == "Turn" && table.next() != Next::Seats([public(table).turn].into_iter().collect());
    let mut words = frame.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    match words.next() {
        Some("Module") => words.take(2).collect::<Vec<_>>().join(" "),
        Some("Turn") if is_answer => "Answer".to_owned(),
        word => word.unwrap_or_default().to_owned(),
    }
}

/// Every question that a seat can be asked.
const QUESTIONS: [&str; 50] = [
    "Answer",
    "BarbarianAttack Intrigue",
    "BarbarianAttack March",
    "BarbarianAttack MarchForeign",
    "BarbarianAttack Muster",
    "BarbarianAttack MusterForeign",
    "BarbarianAttack Raid",
    "BarbarianAttack Treason",
    "Caravans Bid",
    "Caravans Name",
    "Caravans Place",
    "Caravans PlaceApart",
    "CitiesAndKnights Aqueduct",
    "CitiesAndKnights Commit",
    "CitiesAndKnights Defenders",
    "CitiesAndKnights Exchange",
    "CitiesAndKnights Fifth",
    "CitiesAndKnights Fresh",
    "CitiesAndKnights Losses",
    "CitiesAndKnights Master",
    "CitiesAndKnights OwnFifth",
    "CitiesAndKnights Place",
    "CitiesAndKnights Remove",
    "CitiesAndKnights Retreat",
    "CitiesAndKnights Road",
    "CitiesAndKnights Spy",
    "CitiesAndKnights Wedding",
    "Discard",
    "EventCards Advantage",
    "EventCards Conflict",
    "EventCards Damage",
    "EventCards Flee",
    "EventCards Gifts",
    "EventCards Help",
    "EventCards Receive",
    "Fishermen Draw",
    "FoundRoad",
    "FoundSettlement",
    "FreeRoads",
    "MoveRobber",
    "Rob",
    "TradersAndBarbarians Arrived",
    "TradersAndBarbarians Barbarian",
    "TradersAndBarbarians Drive",
    "TradersAndBarbarians Driven",
    "TradersAndBarbarians Take",
    "Turn",
    "TwoPlayers ForcedTrade",
    "TwoPlayers NeutralRoad",
    "TwoPlayers NeutralSettlement",
];

/// The laws hold each default to more; here every question of every combination is met. Only a metropolis with a choice of cities is too
/// rare in such games: `ck_356` asks for it.
#[test]
fn base_284_every_question_has_a_legal_default() {
    let mut met = BTreeSet::new();
    for (index, modules) in combinations::all().enumerate() {
        // The older edition of Cities & Knights asks more than the new one; metropolises and fights for them take their time.
        let has_cities = modules.has(Module::CitiesAndKnights);
        let (edition, turn_limit) = if has_cities { (Edition::Old, 600) } else { (Edition::New, 150) };
        let options = Options { turn_limit, edition, commit_knights: has_cities, ..Options::playing(modules) };
        for seed in 0..3 {
            let play = |rng: &mut SmallRng| rng.random_ratio(1, 4);
            play_out(options.clone(), 100 * index as u64 + seed, play, |table, seat| {
                let (game, state) = (table.game(), table.state());
                let default = game.default_action(state, seat).unwrap_or_else(|| panic!("none: {}", question(table)));
                assert_eq!(game.check(state, seat, default), Ok(()), "{}", question(table));
                met.insert(question(table));
            });
        }
    }
    met.remove("CitiesAndKnights Metropolis");
    assert_eq!(met.iter().map(String::as_str).collect::<Vec<_>>(), QUESTIONS);
}

/// Nobody attends: the turns go round, and the limit ends the game of every combination.
#[test]
fn base_284_games_of_defaults_only_go_on_to_the_limit() {
    for (index, modules) in combinations::all().enumerate() {
        let options = Options { turn_limit: 120, ..Options::playing(modules) };
        let mut asked = 0;
        let table = play_out(options, index as u64, |_| true, |_, _| asked += 1);
        assert_eq!(table.game().turns(table.state()), 120, "{modules}");
        assert!(asked < 120 * 12, "{modules}: {asked} questions");
    }
}
