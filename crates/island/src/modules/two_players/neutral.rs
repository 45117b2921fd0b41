//! Building for the neutral colours (`TWO-003`, `TWO-020` to `TWO-029`).
//!
//! Their pieces obey the placing rules of the base game for their own colour. They block and interrupt like any others, and a
//! neutral colour can hold the Longest Road, but they bring nobody cards, points, harbours, tokens or gold.

use steading_game::{Journal, Seat};

use crate::Island;
use crate::action::Action as AnyAction;
use crate::base::{building, longest_road};
use crate::event::{Built, Event};
use crate::hooks;
use crate::illegal::{About, Code, Detail, Illegal, refuse};
use crate::places::{Edge, Vertex, VertexSet};
use crate::rule;
use crate::state::State;

use super::{Action, Frame, own};

/// Where the neutral colours stand from the start: straight north and straight south of the middle (`TWO-003`, `TWO-004`).
const STARTING_PLACES: [&str; 2] = ["S(1,-2)", "N(-1,2)"];

/// `TWO-003`: one settlement without a road for each neutral colour.
pub fn set_out(game: &Island, state: &mut State) {
    for (colour, place) in state.public.neutral.iter().zip(STARTING_PLACES) {
        building::put_settlement(game, state, colour, place.parse().expect("an intersection of the island"));
    }
}

/// `TWO-020`, `TWO-023`: a road by the rules, for a neutral colour.
pub fn check_road(game: &Island, state: &State, colour: Seat, edge: Edge) -> Result<(), Illegal> {
    check_colour(state, colour, Frame::NeutralRoad)?;
    building::check_unpaid_road(game, state, colour, edge).map_err(|illegal| illegal.of_neutral(colour))
}

/// `TWO-021`, `TWO-023`: a settlement by the rules, for a neutral colour.
pub fn check_settlement(game: &Island, state: &State, colour: Seat, vertex: Vertex) -> Result<(), Illegal> {
    check_colour(state, colour, Frame::NeutralSettlement)?;
    building::check_unpaid_settlement(game, state, colour, vertex).map_err(|illegal| illegal.of_neutral(colour))
}

/// The piece is asked for, and the colour is neutral.
fn check_colour(state: &State, colour: Seat, asked: Frame) -> Result<(), Illegal> {
    let (rule, question) = match asked {
        Frame::NeutralRoad => (rule::TWO_020, "neutral-road"),
        _ => (rule::TWO_021, "neutral-settlement"),
    };
    if own(state.public.frames.top()) != Some(asked) {
        return refuse(Code::NotAChoice, rule, Detail::Unasked(question));
    }
    if !state.public.neutral.contains(colour) {
        return refuse(Code::NotAChoice, rule, Detail::Why("not-neutral", About::Seat(colour)));
    }
    Ok(())
}

/// Whether any neutral colour can lay a road.
pub fn has_road_site(game: &Island, state: &State) -> bool {
    state.public.neutral.iter().any(|colour| building::has_road_site(game, state, colour))
}

/// Whether any neutral colour can settle.
pub fn has_settlement_site(game: &Island, state: &State) -> bool {
    state.public.neutral.iter().any(|colour| settlement_sites(game, state, colour).iter().next().is_some())
}

/// Where the colour may settle, if it has a piece left.
fn settlement_sites(game: &Island, state: &State, colour: Seat) -> VertexSet {
    if state.public.pool[colour.index()].settlements == 0 {
        return VertexSet::EMPTY;
    }
    let sites = building::settlement_sites(state, colour);
    sites.iter().filter(|&vertex| hooks::may_build_settlement(game, state, colour, vertex).is_ok()).collect()
}

/// Lists the neutral roads.
pub fn list_roads(game: &Island, state: &State, out: &mut Vec<AnyAction>) {
    for colour in state.public.neutral.iter() {
        if state.public.pool[colour.index()].roads > 0 {
            let sites = building::road_sites(game, state, colour);
            let open = sites.iter().filter(|&edge| hooks::may_build_road(game, state, colour, edge).is_ok());
            out.extend(open.map(|edge| AnyAction::from(Action::BuildRoadFor(colour, edge))));
        }
    }
}

/// Lists the neutral settlements.
pub fn list_settlements(game: &Island, state: &State, out: &mut Vec<AnyAction>) {
    for colour in state.public.neutral.iter() {
        let sites = settlement_sites(game, state, colour);
        out.extend(sites.iter().map(|vertex| AnyAction::from(Action::BuildSettlementFor(colour, vertex))));
    }
}

/// Lays a neutral road; it may take the Longest Road (`TWO-028`).
pub fn build_road(game: &Island, state: &mut State, colour: Seat, edge: Edge, journal: &mut impl Journal<Event>) {
    state.public.frames.pop();
    building::put_road(game, state, colour, edge);
    journal.note(Event::Road(colour, edge));
    hooks::after_neutral(game, state, Built::Road(edge));
    longest_road::award(game, state, journal);
}

/// Places a neutral settlement; it may cut a route (`TWO-029`).
pub fn build_settlement(
    game: &Island,
    state: &mut State,
    colour: Seat,
    vertex: Vertex,
    journal: &mut impl Journal<Event>,
) {
    state.public.frames.pop();
    building::put_settlement(game, state, colour, vertex);
    journal.note(Event::Settled(colour, vertex));
    hooks::after_neutral(game, state, Built::Settlement(vertex));
    if longest_road::interrupt(game, state, colour, vertex) {
        longest_road::award(game, state, journal);
    }
}
