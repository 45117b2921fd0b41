//! Knights on paths: where they stand and how they move (`BARB-076` to `BARB-089`, `BARB-142` to `BARB-144`).
//!
//! Every path may be passed (`BARB-083`), so how far two paths are from each other never changes: it is worked out once.

use std::sync::LazyLock;

use steading_game::{Journal, RuleId, Seat};

use super::board::{COAST, SIDES};
use super::{Action, Event, Frame, Public, own};
use crate::Island;
use crate::action::Action as AnyAction;
use crate::base::building::{check_edge, check_price_of, pay};
use crate::cards::{Cards, Good};
use crate::event::Event as AnyEvent;
use crate::illegal::{About, Code, Detail, Illegal, refuse};
use crate::places::{Edge, EdgeSet};
use crate::rule;
use crate::state::{Public as AllPublic, SEATS, State, at};
use crate::topology::{EDGE_COUNT, ISLAND};
use crate::ways::{Stand, Way};

/// `BARB-016`: knights of each player.
pub const KNIGHTS: u8 = 6;

/// `BARB-080`: the steps of a knight.
pub const STEPS: u8 = 3;

/// `BARB-081`: its steps for a grain.
pub const STEPS_FOR_GRAIN: u8 = 5;

/// `BARB-081`: what the longer way costs.
pub const GRAIN: Cards = Cards::one(Good::Grain);

/// How far paths are from each other.
struct Distances {
    /// Steps from path to path.
    steps: [[u8; EDGE_COUNT]; EDGE_COUNT],
    /// The paths within three steps of each path that is its own.
    near: [EdgeSet; EDGE_COUNT],
    /// The paths within five.
    far: [EdgeSet; EDGE_COUNT],
    /// Those one step away.
    beside: [EdgeSet; EDGE_COUNT],
}

static DISTANCES: LazyLock<Distances> = LazyLock::new(|| {
    let beside: [EdgeSet; EDGE_COUNT] = std::array::from_fn(|path| {
        let ends = ISLAND.edge_ends[path].into_iter();
        ends.fold(EdgeSet::EMPTY, |all, end| all.or(ISLAND.vertex_edges[end.index()])).without(Edge(path as u8))
    });
    let steps = std::array::from_fn(|path| steps_from(Edge(path as u8), &beside));
    let within = |limit: u8| {
        std::array::from_fn(|path: usize| {
            let steps: &[u8; EDGE_COUNT] = &steps[path];
            (0..EDGE_COUNT as u8).map(Edge).filter(|to| (1..=limit).contains(&steps[to.index()])).collect()
        })
    };
    Distances { near: within(STEPS), far: within(STEPS_FOR_GRAIN), steps, beside }
});

/// `BARB-080`: the steps from a path to every other, by going on from all paths that are reached.
fn steps_from(from: Edge, beside: &[EdgeSet; EDGE_COUNT]) -> [u8; EDGE_COUNT] {
    let mut steps = [0; EDGE_COUNT];
    let (mut reached, mut front, mut count) = (EdgeSet::only(from), EdgeSet::only(from), 0);
    while !front.is_empty() {
        count += 1;
        front = front.iter().fold(EdgeSet::EMPTY, |all, path| all.or(beside[path.index()])).minus(reached);
        front.iter().for_each(|path| steps[path.index()] = count);
        reached = reached.or(front);
    }
    steps
}

// Where knights stand.

/// The paths with a knight, whoever it belongs to.
pub fn all(public: &Public) -> EdgeSet {
    let own = public.guards.iter().fold(EdgeSet::EMPTY, |all, &knights| all.or(knights));
    public.foreign.map_or(own, |path| own.with(path))
}

/// `BARB-065`: the paths without one.
pub fn free_paths(public: &AllPublic) -> EdgeSet {
    ISLAND.edges.minus(all(&public.modules.barbarian_attack))
}

/// `BARB-016`: the knights of a seat that are not on the board.
pub fn left(public: &AllPublic, seat: Seat) -> u8 {
    KNIGHTS.saturating_sub(public.modules.barbarian_attack.guards[at(seat)].len() as u8)
}

/// `BARB-076`, `BARB-084`: the path has no knight.
pub fn check_free(public: &AllPublic, path: Edge, rule: RuleId) -> Result<(), Illegal> {
    let public = &public.modules.barbarian_attack;
    let owner = (0..SEATS as u8).map(Seat).find(|seat| public.guards[at(*seat)].contains(path));
    if owner.is_none() && public.foreign != Some(path) {
        return Ok(());
    }
    refuse(Code::KnightThere, rule, Detail::Guard(path, owner))
}

// Where they can go.

/// `BARB-084`, `BARB-085`: where a knight's way may end.
fn goals(public: &AllPublic) -> EdgeSet {
    free_paths(public).minus(SIDES.of_castle)
}

/// The paths that a knight can go to without a grain.
pub fn near_goals(public: &AllPublic, from: Edge) -> EdgeSet {
    DISTANCES.near.get(from.index()).map_or(EdgeSet::EMPTY, |near| near.and(goals(public)))
}

/// Those that it can go to at all.
fn far_goals(public: &AllPublic, from: Edge) -> EdgeSet {
    DISTANCES.far.get(from.index()).map_or(EdgeSet::EMPTY, |far| far.and(goals(public)))
}

/// The steps of the shortest way (`BARB-143`).
pub fn steps(from: Edge, to: Edge) -> u8 {
    DISTANCES.steps[from.index()][to.index()]
}

/// `BARB-144`: the seat's knights that can move.
fn movable(public: &AllPublic, seat: Seat) -> impl Iterator<Item = Edge> + '_ {
    let own = &public.modules.barbarian_attack;
    own.guards[at(seat)].minus(own.sent).iter().filter(move |&from| !far_goals(public, from).is_empty())
}

/// `BARB-079`, `BARB-087`: whether a knight there must leave: at the castle, while it can within three steps.
fn must_leave(public: &AllPublic, path: Edge) -> bool {
    SIDES.of_castle.contains(path) && !near_goals(public, path).is_empty()
}

/// The first of the seat's knights that must leave.
pub fn first_to_leave(public: &AllPublic, seat: Seat) -> Option<Edge> {
    let knights = public.modules.barbarian_attack.guards[at(seat)];
    knights.and(SIDES.of_castle).iter().find(|&path| must_leave(public, path))
}

/// The foreign knight, if it must leave (`BARB-COMBO-25`).
pub fn foreign_to_leave(public: &AllPublic) -> Option<Edge> {
    public.modules.barbarian_attack.foreign.filter(|&path| must_leave(public, path))
}

// The movement.

/// `BARB-144`: the own movement is over as soon as no knight can move.
pub fn proceed(state: &mut State) -> bool {
    let is_over = !has_more(&state.public, false);
    if is_over {
        end(state);
    }
    is_over
}

/// `BARB-COMBO-25`: the foreign knight is asked about if it is there and can move.
pub fn proceed_foreign(state: &mut State) -> bool {
    let is_over = !has_more(&state.public, true);
    if is_over {
        end(state);
    }
    is_over
}

/// Whether a knight can still move: the foreign one, or one of the player on turn.
pub fn has_more(public: &AllPublic, is_foreign: bool) -> bool {
    match public.modules.barbarian_attack.foreign {
        Some(path) if is_foreign => !far_goals(public, path).is_empty(),
        _ if is_foreign => false,
        _ => movable(public, public.turn).next().is_some(),
    }
}

/// `BARB-142`: after the own knights the foreign one, after that the coast.
pub fn end(state: &mut State) {
    let next = match own(state.public.frames.top()) {
        Some(Frame::March) => Frame::MarchForeign,
        _ => Frame::Expel(COAST[0]),
    };
    state.public.frames.replace(next.into());
}

/// Whether knights are moved now, and whether it is the foreign one.
fn asked(state: &State) -> Result<bool, Illegal> {
    match own(state.public.frames.top()) {
        Some(Frame::March) => Ok(false),
        Some(Frame::MarchForeign) => Ok(true),
        // `BARB-159`.
        _ => refuse(Code::WrongPhase, rule::BARB_026, Detail::Unasked("march")),
    }
}

/// `BARB-162`: a move, in the order of its conditions.
pub fn check_send(game: &Island, state: &State, seat: Seat, from: Edge, to: Edge, grain: bool) -> Result<(), Illegal> {
    let is_foreign = asked(state)?;
    check_edge(game, from)?;
    check_edge(game, to)?;
    let public = &state.public.modules.barbarian_attack;
    let stands = if is_foreign { public.foreign == Some(from) } else { public.guards[at(seat)].contains(from) };
    if !stands {
        let rule = if is_foreign { rule::BARB_COMBO_04 } else { rule::BARB_077 };
        return refuse(Code::NoKnightHere, rule, Detail::Edge(from));
    }
    if !is_foreign && public.sent.contains(from) {
        return refuse(Code::KnightMoved, rule::BARB_077, Detail::Edge(from));
    }
    if from == to {
        return refuse(Code::NoEffect, rule::BARB_088, Detail::Why("knight-stays", About::Edge(from)));
    }
    if SIDES.of_castle.contains(to) {
        return refuse(Code::CastlePath, rule::BARB_085, Detail::Edge(to));
    }
    check_free(&state.public, to, rule::BARB_084)?;
    check_steps(state, seat, steps(from, to), grain)
}

/// `BARB-080`, `BARB-081`, `BARB-143`: near enough, with a grain only where it is needed and held.
fn check_steps(state: &State, seat: Seat, steps: u8, grain: bool) -> Result<(), Illegal> {
    let (limit, rule) = if grain { (STEPS_FOR_GRAIN, rule::BARB_081) } else { (STEPS, rule::BARB_080) };
    if steps > limit {
        return refuse(Code::TooFar, rule, Detail::Count { held: limit, needed: steps });
    }
    if grain && steps <= STEPS {
        return refuse(Code::NoEffect, rule::BARB_143, Detail::Why("needless-grain", About::Nothing));
    }
    if grain { check_price_of(state, seat, GRAIN, rule::BARB_081) } else { Ok(()) }
}

/// `BARB-079`, `BARB-087`: the movement ends when nobody must leave the castle any more.
pub fn check_end(state: &State, seat: Seat) -> Result<(), Illegal> {
    let (stays, rule) = match asked(state)? {
        false => (first_to_leave(&state.public, seat), rule::BARB_079),
        true => (foreign_to_leave(&state.public), rule::BARB_COMBO_04),
    };
    match stays {
        Some(path) => refuse(Code::MustLeave, rule, Detail::Edge(path)),
        None => Ok(()),
    }
}

/// Lists the moves of the own knights, and the end where it is allowed.
pub fn list(state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
    let public = &state.public;
    if first_to_leave(public, seat).is_none() {
        out.push(Action::EndMarch.into());
    }
    for from in movable(public, seat) {
        list_from(state, seat, from, out);
    }
}

/// Lists the moves of the foreign knight, and the end where it is allowed.
pub fn list_foreign(state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
    if foreign_to_leave(&state.public).is_none() {
        out.push(Action::EndMarch.into());
    }
    if let Some(from) = state.public.modules.barbarian_attack.foreign {
        list_from(state, seat, from, out);
    }
}

fn list_from(state: &State, seat: Seat, from: Edge, out: &mut Vec<AnyAction>) {
    let near = near_goals(&state.public, from);
    let send = |grain: bool| move |to| AnyAction::from(Action::Send { from, to, grain });
    out.extend(near.iter().map(send(false)));
    if state.private[at(seat)].hand.covers(GRAIN) {
        out.extend(far_goals(&state.public, from).minus(near).iter().map(send(true)));
    }
}

/// `BARB-142`: the knight goes there. The foreign one moves once (`BARB-COMBO-25`).
pub fn send(state: &mut State, seat: Seat, from: Edge, to: Edge, grain: bool, journal: &mut impl Journal<AnyEvent>) {
    if grain {
        pay(state, seat, GRAIN, journal);
    }
    let is_foreign = own(state.public.frames.top()) == Some(Frame::MarchForeign);
    let public = &mut state.public.modules.barbarian_attack;
    if is_foreign {
        (public.foreign, public.foreign_sent) = (Some(to), true);
    } else {
        public.guards[at(seat)] = public.guards[at(seat)].without(from).with(to);
        public.sent = public.sent.with(to);
    }
    journal.note(Event::Sent { seat, from, to, foreign: is_foreign }.into());
    if is_foreign {
        end(state);
    }
}

// Ways to show.

/// Every way that a knight may go that the player on turn is asked about, whatever the hand holds.
pub fn ways(state: &State, out: &mut Vec<Way>) {
    let public = &state.public;
    let mut add = |from: Edge| out.extend(far_goals(public, from).iter().map(|to| way(from, to)));
    match own(public.frames.top()) {
        Some(Frame::March) => movable(public, public.turn).for_each(add),
        Some(Frame::MarchForeign) => public.modules.barbarian_attack.foreign.into_iter().for_each(&mut add),
        _ => {}
    }
}

/// The shortest way; of several the one whose paths come first.
fn way(from: Edge, to: Edge) -> Way {
    let cost = steps(from, to);
    let mut path = Vec::with_capacity(cost.into());
    let mut at = from;
    for left in (0..cost).rev() {
        let nearer = DISTANCES.beside[at.index()].iter().find(|&next| steps(next, to) == left);
        at = nearer.unwrap_or(to);
        path.push(at);
    }
    let (from, to) = (Stand::Path(from), Stand::Path(to));
    Way { from, to, path, cost, toll: [0; SEATS], grain: cost > STEPS, quick: false }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(name: &str) -> Edge {
        name.parse().unwrap()
    }

    #[test]
    fn a_step_leads_over_an_intersection_to_the_next_path() {
        assert_eq!(steps(path("NE(0,0)"), path("W(1,0)")), 1, "two sides of a hex");
        assert_eq!(steps(path("W(0,0)"), path("W(1,0)")), 3, "opposite sides of a hex");
        assert_eq!(steps(path("NE(-2,2)"), path("NE(-2,2)")), 0);
        for from in ISLAND.edges.iter() {
            for to in ISLAND.edges.iter() {
                assert_eq!(steps(from, to), steps(to, from));
                assert_eq!(steps(from, to) == 0, from == to);
            }
        }
    }

    #[test]
    fn a_way_goes_from_path_to_path_and_is_as_long_as_the_distance() {
        for from in ISLAND.edges.iter() {
            for to in DISTANCES.far[from.index()].iter() {
                let way = way(from, to);
                assert_eq!((way.path.len(), way.path.last()), (usize::from(way.cost), Some(&to)));
                assert_eq!(way.grain, way.cost > 3);
                let mut at = from;
                for &next in &way.path {
                    assert!(DISTANCES.beside[at.index()].contains(next), "{from} to {to}");
                    at = next;
                }
            }
        }
    }

    #[test]
    fn paths_within_reach_are_those_that_going_on_step_by_step_finds() {
        for from in ISLAND.edges.iter() {
            let mut reached = EdgeSet::only(from);
            for count in 1..=STEPS_FOR_GRAIN {
                reached = reached.iter().fold(reached, |all, path| all.or(DISTANCES.beside[path.index()]));
                let found = reached.without(from);
                if count == STEPS {
                    assert_eq!(found, DISTANCES.near[from.index()], "{from}");
                }
                if count == STEPS_FOR_GRAIN {
                    assert_eq!(found, DISTANCES.far[from.index()], "{from}");
                }
            }
        }
    }
}
