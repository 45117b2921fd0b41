//! Effects that are carried out whole: awards and victory wait for their end.

use steading_game::{Notation, Seat};
use steading_island::base::{building, effects, largest_army, longest_road};
use steading_island::event::{Built, Event};
use steading_island::hooks;

use crate::support::{play, points, public, table};

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);

/// Two free roads of one effect, the first of which makes five, with so many points besides.
fn two_roads(buildings: &str, frames: &str) -> String {
    format!("red road NE(0,0) NW(0,0) W(0,0) NE(-1,1), {buildings}\nturn red, rolled\nframes {frames}")
}

const ROADS: &str = "red builds road NW(0,1); red builds road W(1,0)";

/// Also: BASE-210.
#[test]
fn base_209_an_effect_is_judged_once_when_it_is_complete() {
    let mut one_by_one = table(&two_roads("settlement N(0,0)", "turn, free-roads 2"));
    let log = play(&mut one_by_one, ROADS);
    assert_eq!(log, ["red lays a road NW(0,1)", "red takes the Longest Road", "red lays a road W(1,0)"]);

    let mut whole = table(&two_roads("settlement N(0,0)", "turn, effect, free-roads 2"));
    let log = play(&mut whole, ROADS);
    assert_eq!(log, ["red lays a road NW(0,1)", "red lays a road W(1,0)", "red takes the Longest Road"]);
    assert_eq!(whole.state(), one_by_one.state());
}

#[test]
fn base_221_victory_is_looked_at_after_a_completed_effect() {
    const EIGHT: &str = "city N(-2,1) N(1,1) N(0,2) N(-2,2)";
    let (first, second) = ROADS.split_once("; ").expect("two moves");
    let mut one_by_one = table(&two_roads(EIGHT, "turn, free-roads 2"));
    play(&mut one_by_one, first);
    assert_eq!(public(&one_by_one).winner, Some(RED));

    let mut whole = table(&two_roads(EIGHT, "turn, effect, free-roads 2"));
    play(&mut whole, first);
    assert_eq!((public(&whole).winner, points(&whole, "red")), (None, 8));
    play(&mut whole, second);
    assert_eq!((public(&whole).winner, points(&whole, "red")), (Some(RED), 10));
}

#[test]
fn base_209_a_passing_length_moves_no_card() {
    let table = table("red road NE(0,0) NW(0,0) W(0,0) NE(-1,1) NW(0,1)\nblue road W(1,-1)\nturn red, rolled");
    let (game, mut state) = (table.game(), table.state().clone());
    assert_eq!(state.public.longest_road, Some(RED));
    let site = "N(0,0)".parse().expect("an intersection");
    let mut events: Vec<Event> = Vec::new();
    effects::begin(&mut state);
    building::put_settlement(game, &mut state, BLUE, site);
    assert!(longest_road::interrupt(game, &mut state, BLUE, site));
    longest_road::award(game, &mut state, &mut events);
    assert_eq!(state.public.road_length[RED.index()], 4, "lengths are true all the time");
    let road = "W(1,0)".parse().expect("a path");
    building::put_road(game, &mut state, RED, road);
    effects::end(game, &mut state, &mut events);
    assert_eq!((state.public.longest_road, events), (Some(RED), vec![]));
}

#[test]
fn base_221_an_effect_within_an_effect_waits_for_its_end() {
    let table = table("option variants harbormaster\nred city N(0,-2), knights 2\nturn red, rolled");
    let (game, mut state) = (table.game(), table.state().clone());
    let mut events: Vec<Event> = Vec::new();
    effects::begin(&mut state);
    effects::begin(&mut state);
    state.public.knights[RED.index()] += 1;
    largest_army::award(game, &mut state, RED, &mut events);
    let site = "N(1,-2)".parse().expect("an intersection");
    building::put_settlement(game, &mut state, RED, site);
    hooks::after_build(game, &mut state, RED, Built::Settlement(site), &mut events);
    effects::end(game, &mut state, &mut events);
    assert_eq!((state.public.open_points[RED.index()], events.len()), (3, 0));
    effects::end(game, &mut state, &mut events);
    assert_eq!(state.public.open_points[RED.index()], 7);
    assert_eq!((state.public.largest_army, state.public.modules.harbormaster.holder), (Some(RED), Some(RED)));
    assert_eq!(events.len(), 2);
}

#[test]
fn effects_lie_between_a_turn_and_what_they_ask() {
    let refused = |frames: &str| {
        let game = table("turn red").game().clone();
        game.parse_position(&two_roads("settlement N(0,0)", frames)).is_err()
    };
    assert!(refused("effect, free-roads 2") && refused("turn, effect"));
    assert!(!refused("turn, effect, effect, free-roads 2"));
}
