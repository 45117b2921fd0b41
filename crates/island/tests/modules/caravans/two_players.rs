//! Caravans for two (`TWO-060` to `TWO-065`).

use expect_test::expect;
use steading_game::Game;
use steading_island::base::building;
use steading_island::frame::{Frame, Frames};
use steading_island::hooks::Hooks;
use steading_island::illegal::{About, Code, Detail};
use steading_island::modules::caravans;
use steading_island::places::{Edge, Vertex};
use steading_island::rule;
use steading_island::state::State;

use crate::support::{after, check, is_legal, listed, public, refusal, seat, table};

/// The end of a turn in which blue has built, with two caravans on their way.
const BUILT: &str = "
    option scenario caravans
    option variants two_players
    blue   hand 2 wool
    white  hand 2 grain
    camels NE(-1,0) NW(1,0), due
    turn   blue, rolled
    ";

/// The paths that the seat can choose from.
fn choices(moves: &str, name: &str) -> Vec<String> {
    let table = after(BUILT, moves);
    let prefix = format!("{name} places camel ");
    let mut paths: Vec<String> =
        listed(&table, name).iter().filter_map(|action| action.strip_prefix(&prefix).map(str::to_owned)).collect();
    paths.sort_unstable();
    paths
}

/// Also: CARAVAN-058.
#[test]
fn two_060_the_winner_places_two_camels_in_different_caravans() {
    let bids = "blue ends turn; blue bids 1 wool; white bids 2 grain";
    assert_eq!(choices(bids, "white"), ["NE(1,0)", "NW(-1,0)", "W(0,-1)", "W(0,1)", "W(2,-1)"]);
    let first = format!("{bids}; white places camel W(0,-1)");
    assert_eq!(choices(&first, "white"), ["NE(1,0)", "W(0,1)", "W(2,-1)"]);
    let table = after(BUILT, &format!("{first}; white places camel W(2,-1)"));
    assert_eq!(public(&table).modules.caravans.camels.len(), 4);
    assert_eq!(public(&table).turn, seat(&table, "white"));
}

#[test]
fn two_061_on_a_stalemate_each_places_one_the_player_on_turn_first() {
    check(
        BUILT,
        "
        blue ends turn
        blue bids 1 wool
        white bids 1 grain
        blue places camel W(0,-1)
        white places camel W(0,1)
        ",
        &expect![[r#"
            blue bids 1 wool
            white bids 1 grain
            a camel goes to W(0,-1)
            a camel goes to W(0,1)
            turn of white
        "#]],
    );
}

/// Three to two wins; equal numbers, nothing and nothing among them, do not.
#[test]
fn two_062_more_cards_win_and_equal_numbers_are_a_stalemate() {
    let second = |bids: &str| {
        let table = after(BUILT, &format!("blue ends turn; {bids}; blue places camel W(0,-1)"));
        (!listed(&table, "blue").is_empty(), !listed(&table, "white").is_empty())
    };
    assert_eq!(second("blue bids 2 wool; white bids 1 grain"), (true, false));
    assert_eq!(second("blue bids 1 wool; white bids nothing"), (true, false));
    assert_eq!(second("blue bids 2 wool; white bids 2 grain"), (false, true));
    assert_eq!(second("blue bids nothing; white bids nothing"), (false, true));
}

#[test]
fn two_063_the_second_camel_does_not_extend_the_same_caravan() {
    let moves = "blue ends turn; blue bids 1 wool; white bids nothing; blue places camel W(0,1)";
    // A caravan that was started was extended.
    let refused = refusal(&after(BUILT, moves), "blue places camel NE(-1,2)");
    let why = Detail::Why("same-caravan", About::Edge("NE(-1,2)".parse().unwrap()));
    assert_eq!((refused.code, refused.rule, refused.detail), (Code::NoCamelHere, rule::TWO_063, why));
}

#[test]
fn two_063_on_a_stalemate_the_same_caravan_may_be_used() {
    let moves = "blue ends turn; blue bids nothing; white bids nothing; blue places camel W(0,1)";
    assert!(is_legal(&after(BUILT, moves), "white places camel NE(-1,2)"));
}

/// Caravan 3 has taken the arrow of the first and comes to that of the second: nothing else goes on.
#[test]
fn two_063_with_one_caravan_left_one_camel_is_placed() {
    let position = BUILT.replace(
        "NE(-1,0) NW(1,0)",
        "W(0,1) NW(-1,2) NE(-2,2) W(-1,1) NE(-2,1) W(-1,0) NW(-1,0) NE(-1,0) NW(0,0) NE(0,0)",
    );
    for bids in ["blue bids 1 wool; white bids nothing", "blue bids nothing; white bids nothing"] {
        let table = after(&position, &format!("blue ends turn; {bids}; blue places camel W(1,0)"));
        assert_eq!(public(&table).turn, seat(&table, "white"), "{bids}");
    }
}

#[test]
fn two_063_with_one_camel_left_one_is_placed() {
    let camels = "NW(1,0) W(2,-1) NE(-1,0) NW(2,-1) W(3,-2) W(0,1) NW(-1,2) NW(-1,0) W(-1,0) NE(2,-2) W(-1,2) \
        NE(-2,3) NW(-1,3) NW(-2,1) NE(-3,1) NE(-1,3) W(-2,0) NW(0,3) W(1,2) NW(-2,0) NW(1,2)";
    let position = BUILT.replace("NE(-1,0) NW(1,0)", camels);
    let table = after(&position, "blue ends turn; blue bids 1 wool; white bids nothing; blue places camel W(2,1)");
    assert_eq!(public(&table).modules.caravans.camels.len(), 22);
    assert_eq!(public(&table).turn, seat(&table, "white"));
}

/// The first camel makes caravan 1 meet caravan 2; the path where they go on as one extends them both.
#[test]
fn two_063_the_path_of_two_that_met_extends_both() {
    let camels = "NE(-1,0) W(0,-1) NW(0,-1) NW(1,0) W(2,-1) NE(1,-1) NW(1,-1) W(0,1)";
    let position = BUILT.replace("NE(-1,0) NW(1,0)", camels);
    let table = after(&position, "blue ends turn; blue bids 1 wool; white bids nothing; blue places camel NE(0,-1)");
    assert_eq!(refusal(&table, "blue places camel W(1,-1)").rule, rule::TWO_063);
    assert!(is_legal(&table, "blue places camel NW(-1,2)"));
}

/// A single path left for the second camel needs no choice.
#[test]
fn two_063_the_second_camel_goes_by_itself_where_there_is_one_way() {
    let camels = "NE(-1,0) W(0,-1) NW(0,-1) NW(1,0) W(2,-1) NE(1,-1) NW(1,-1) NE(0,-1)";
    let position = BUILT.replace("NE(-1,0) NW(1,0)", camels);
    let table = after(&position, "blue ends turn; blue bids 1 wool; white bids nothing; blue places camel W(1,-1)");
    assert!(public(&table).modules.caravans.camels.contains("W(0,1)".parse().unwrap()));
    assert_eq!(public(&table).turn, seat(&table, "white"));
}

/// Blue may place a camel, and the two neutral colours have pieces.
fn with_neutrals() -> (steading_island::Island, State) {
    let table = table(BUILT);
    let (game, mut state) = (table.game().clone(), table.state().clone());
    let neutral = steading_game::Seat(2);
    for road in ["NE(-1,0)", "NW(-1,0)", "W(-1,0)"] {
        building::put_road(&game, &mut state, neutral, road.parse::<Edge>().unwrap());
    }
    building::put_settlement(&game, &mut state, neutral, "N(-1,0)".parse::<Vertex>().unwrap());
    state.public.frames = Frames::only(Frame::Pass);
    state.public.frames.push(caravans::Frame::Place(steading_game::Seat(0)).into());
    (game, state)
}

#[test]
fn two_065_neutral_buildings_score_nothing_and_neutral_roads_count_double() {
    let (game, mut state) = with_neutrals();
    let neutral = steading_game::Seat(2);
    let points = state.public.open_points[2];
    assert_eq!(state.public.road_length[2], 4);
    let place = caravans::Action::Place("NW(-1,0)".parse().unwrap());
    game.apply(&mut state, steading_game::Seat(0), place.into(), &mut ());
    assert_eq!((state.public.road_length[2], state.public.longest_road), (5, Some(neutral)));
    // Nobody scores the Longest Road of a neutral colour, nor its settlement.
    assert_eq!(state.public.open_points[2], points);
    assert_eq!(steading_island::hooks::points(&game, &state, neutral), 0);
}

#[test]
fn two_065_a_neutral_settlement_brings_no_camel() {
    let (game, mut state) = with_neutrals();
    state.public.modules.caravans.is_due = false;
    let built = steading_island::event::Built::Settlement("N(-1,0)".parse().unwrap());
    caravans::Caravans::after_build(&game, &mut state, steading_game::Seat(2), built, &mut ());
    assert!(!state.public.modules.caravans.is_due);
    caravans::Caravans::after_build(&game, &mut state, steading_game::Seat(0), built, &mut ());
    assert!(state.public.modules.caravans.is_due);
}
