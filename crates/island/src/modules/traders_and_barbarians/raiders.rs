//! The three barbarians on the paths (`TRADE-069` to `TRADE-083`, `TRADE-093`): moving them, drawing a card, driving them off, and
//! bribing them with tokens (`TRADE-COMBO-04`).

use std::sync::LazyLock;

use steading_game::{Journal, Seat};

use super::ways::raided;
use super::{Action, Event, Frame, RAIDERS, Why, own_frame, train, wagon};
use crate::Island;
use crate::action::Action as AnyAction;
use crate::base::building::check_edge;
use crate::event::Event as AnyEvent;
use crate::frame::Frame as AnyFrame;
use crate::illegal::{About, Code, Detail, Illegal, refuse};
use crate::modules::two_players::tokens;
use crate::places::{Edge, EdgeSet};
use crate::rule;
use crate::rules::{Module, Numbers};
use crate::state::{State, at};
use crate::topology::TRADE_ISLAND;

/// Which of the three stands on a path.
pub fn raider_on(state: &State, path: Edge) -> Option<usize> {
    state.public.modules.traders_and_barbarians.raiders.iter().position(|&raider| raider == path)
}

/// The paths without a barbarian.
pub fn free_paths(game: &Island, state: &State) -> EdgeSet {
    game.topology.edges.minus(raided(&state.public.modules.traders_and_barbarians))
}

/// The player whose road lies on a path. Neutral colours own none that matters here (`TRADE-COMBO-17`).
fn owner(game: &Island, state: &State, path: Edge) -> Option<Seat> {
    game.seats.iter().find(|&seat| state.public.roads[at(seat)].contains(path))
}

// Moving.

/// `TRADE-122`: a barbarian is there, it may be moved, and none is where it goes.
pub fn check_move(game: &Island, state: &State, from: Edge, to: Edge) -> Result<(), Illegal> {
    check_stands(game, state, from, rule::TRADE_082)?;
    match own_frame(state.public.frames.top()) {
        Some(Frame::Barbarian(_)) => {}
        Some(Frame::Driven(driven)) if driven == from => {}
        Some(Frame::Driven(driven)) => {
            return refuse(Code::NotAChoice, rule::TRADE_074, Detail::Why("other-barbarian", About::Edge(driven)));
        }
        _ => return refuse(Code::NotAChoice, rule::TRADE_082, Detail::Unasked("barbarian")),
    }
    check_goal(game, state, to)
}

/// A barbarian stands on the path.
fn check_stands(game: &Island, state: &State, path: Edge, rule: steading_game::RuleId) -> Result<(), Illegal> {
    check_edge(game, path)?;
    if raider_on(state, path).is_none() {
        return refuse(Code::NoBarbarian, rule, Detail::Edge(path));
    }
    Ok(())
}

/// `TRADE-069`, `TRADE-080`: no barbarian stands where one goes, not even itself.
fn check_goal(game: &Island, state: &State, path: Edge) -> Result<(), Illegal> {
    check_edge(game, path)?;
    if raider_on(state, path).is_some() {
        return refuse(Code::BarbarianThere, rule::TRADE_069, Detail::Edge(path));
    }
    Ok(())
}

/// The moves of a barbarian from each path to every path of the board, in index order: copying a finished list is cheaper than writing
/// it anew.
static MOVES_FROM: LazyLock<Vec<Vec<AnyAction>>> = LazyLock::new(|| {
    let paths: Vec<Edge> = TRADE_ISLAND.edges.iter().collect();
    let last = paths.last().map_or(0, |path| path.0);
    let moves_from = |from: u8| paths.iter().map(|&to| Action::MoveBarbarian(Edge(from), to).into()).collect();
    (0..=last).map(moves_from).collect()
});

/// Lists where the barbarians that may be moved can go: everywhere but to a barbarian.
pub fn list_moves(game: &Island, state: &State, frame: Frame, out: &mut Vec<AnyAction>) {
    debug_assert_eq!(game.topology.edges, TRADE_ISLAND.edges, "barbarians on another board");
    let raiders = state.public.modules.traders_and_barbarians.raiders;
    let is_movable = |raider: &Edge| match frame {
        Frame::Driven(driven) => driven == *raider,
        _ => true,
    };
    // The runs between the paths with a barbarian in the list of all paths.
    let taken = game.topology.edges.and(raided(&state.public.modules.traders_and_barbarians));
    let place_of = |path: Edge| game.topology.edges.and(EdgeSet((1 << path.0) - 1)).len() as usize;
    let mut runs = [(0, 0); RAIDERS + 1];
    let mut next = 0;
    for (run, path) in runs.iter_mut().zip(taken.iter()) {
        let place = place_of(path);
        *run = (next, place);
        next = place + 1;
    }
    runs[RAIDERS] = (next, game.topology.edges.len() as usize);
    for from in raiders.into_iter().filter(is_movable) {
        let Some(moves) = MOVES_FROM.get(from.index()) else { continue };
        runs.iter().for_each(|&(first, end)| out.extend_from_slice(&moves[first..end]));
    }
}

/// Puts a barbarian elsewhere.
fn put(state: &mut State, seat: Seat, from: Edge, to: Edge, journal: &mut impl Journal<AnyEvent>) {
    if let Some(raider) = raider_on(state, from) {
        state.public.modules.traders_and_barbarians.raiders[raider] = to;
    }
    journal.note(Event::MovedBarbarian { seat, from, to }.into());
}

/// `TRADE-074`, `TRADE-082`, `TRADE-093`: a barbarian goes elsewhere. After a seven or a knight the owner of the road there may lose a
/// card (`TRADE-083`); when it was driven off nobody does (`TRADE-075`).
pub fn move_barbarian(
    game: &Island,
    state: &mut State,
    seat: Seat,
    from: Edge,
    to: Edge,
    journal: &mut impl Journal<AnyEvent>,
) {
    let frame = own_frame(state.public.frames.top());
    put(state, seat, from, to, journal);
    let victim = owner(game, state, to).filter(|&owner| owner != seat && !state.private[at(owner)].hand.is_empty());
    match (frame, victim) {
        // `TRADE-COMBO-08`: with event cards the draw after a seven is obligatory.
        (Some(Frame::Barbarian(Why::Seven)), Some(victim)) if game.rules.numbers == Numbers::EventCards => {
            state.public.frames.replace(AnyFrame::Steal(seat, victim));
        }
        (Some(Frame::Barbarian(_)), Some(victim)) => state.public.frames.replace(Frame::Take(victim).into()),
        _ => state.public.frames.pop(),
    }
}

// Drawing a card.

/// `TRADE-083`: the draw is asked for; where it is obligatory it is not declined (`TRADE-COMBO-08`).
pub fn check_take(state: &State) -> Result<(), Illegal> {
    match state.public.frames.top() {
        AnyFrame::Steal(_, victim) => {
            refuse(Code::NotAChoice, rule::TRADE_COMBO_08, Detail::Why("obligatory-draw", About::Seat(victim)))
        }
        top if matches!(own_frame(top), Some(Frame::Take(_))) => Ok(()),
        _ => refuse(Code::NotAChoice, rule::TRADE_083, Detail::Unasked("draw")),
    }
}

/// Draws a card of the road's owner, or does not.
pub fn take(state: &mut State, seat: Seat, takes: bool, journal: &mut impl Journal<AnyEvent>) {
    let Some(Frame::Take(victim)) = own_frame(state.public.frames.top()) else { return };
    if takes {
        state.public.frames.replace(AnyFrame::Steal(seat, victim));
    } else {
        state.public.frames.pop();
        journal.note(Event::Spared(seat, victim).into());
    }
}

// Driving off.

/// `TRADE-121`: from level 2 on, beside the wagon, and each barbarian once a turn.
pub fn check_fend_off(game: &Island, state: &State, seat: Seat, path: Edge) -> Result<(), Illegal> {
    wagon::check_moving(state)?;
    check_edge(game, path)?;
    let card = train::card_of(state, seat);
    if card.repels_from.is_none() {
        return refuse(Code::LevelTooLow, rule::TRADE_073, Detail::Count { held: card.level, needed: card.level + 1 });
    }
    check_stands(game, state, path, rule::TRADE_073)?;
    let public = &state.public.modules.traders_and_barbarians;
    let Some(at) = public.wagons[at(seat)] else {
        return refuse(Code::NotAChoice, rule::TRADE_035, Detail::Why("no-wagon", About::Nothing));
    };
    if !game.topology.vertex_edges[at.index()].contains(path) {
        return refuse(Code::NotBeside, rule::TRADE_073, Detail::Apart(path, at));
    }
    if has_tried(state, path) {
        return refuse(Code::OncePerTurn, rule::TRADE_078, Detail::Why("tried-barbarian", About::Edge(path)));
    }
    Ok(())
}

/// `TRADE-078`: whether the barbarian on a path was tried this turn.
fn has_tried(state: &State, path: Edge) -> bool {
    let tried = state.public.modules.traders_and_barbarians.journey.map_or(0, |journey| journey.tried);
    raider_on(state, path).is_some_and(|raider| tried >> raider & 1 != 0)
}

/// Lists the barbarians that can be tried.
pub fn list_tries(game: &Island, state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
    let public = &state.public.modules.traders_and_barbarians;
    let Some(stand) = public.wagons[at(seat)] else { return };
    for path in public.raiders {
        // Hardly ever is one beside the wagon, which is seen at once.
        let ends = game.topology.edge_ends.get(path.index());
        if ends.is_some_and(|ends| ends.contains(&stand)) && check_fend_off(game, state, seat, path).is_ok() {
            out.push(Action::FendOff(path).into());
        }
    }
}

/// `TRADE-073`: the die is thrown; it costs nothing (`TRADE-077`).
pub fn fend_off(state: &mut State, path: Edge) {
    let raider = raider_on(state, path);
    if let (Some(raider), Some(journey)) = (raider, &mut state.public.modules.traders_and_barbarians.journey) {
        journey.tried |= 1 << raider;
    }
    state.public.frames.push(Frame::Fend(path).into());
}

/// `TRADE-074`, `TRADE-076`: on a number of the open card the barbarian is moved next; otherwise it stays.
pub fn thrown(state: &mut State, path: Edge, die: u8, journal: &mut impl Journal<AnyEvent>) {
    let seat = state.public.turn;
    let succeeds = train::card_of(state, seat).repels_from.is_some_and(|least| die >= least);
    journal.note(Event::Tried { seat, path, die, succeeds }.into());
    if succeeds {
        state.public.frames.replace(Frame::Driven(path).into());
    } else {
        state.public.frames.pop();
    }
}

// Two players.

/// `TRADE-COMBO-04`: for tokens, a barbarian goes to a path without a road.
pub fn check_bribe(game: &Island, state: &State, seat: Seat, from: Edge, to: Edge) -> Result<(), Illegal> {
    tokens::check_price(game, state, seat)?;
    check_stands(game, state, from, rule::TRADE_COMBO_04)?;
    check_goal(game, state, to)?;
    match game.colours.iter().find(|colour| state.public.roads[at(*colour)].contains(to)) {
        Some(owner) => refuse(Code::PathOccupied, rule::TRADE_COMBO_04, Detail::Road(to, owner)),
        None => Ok(()),
    }
}

/// Lists the token action.
pub fn list_bribes(game: &Island, state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
    if !game.has(Module::TwoPlayers) || tokens::check_price(game, state, seat).is_err() {
        return;
    }
    let bare = free_paths(game, state).minus(state.public.all_roads);
    for from in state.public.modules.traders_and_barbarians.raiders {
        out.extend(bare.iter().map(|to| AnyAction::from(Action::BribeBarbarian(from, to))));
    }
}

/// Pays the tokens and moves the barbarian; nobody loses a card.
pub fn bribe(state: &mut State, seat: Seat, from: Edge, to: Edge, journal: &mut impl Journal<AnyEvent>) {
    tokens::pay(state, seat, journal);
    put(state, seat, from, to, journal);
}
