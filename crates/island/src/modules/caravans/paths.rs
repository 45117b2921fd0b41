//! Where camels can go, and what changes when one is placed (`CARAVAN-032` to `CARAVAN-052`).

use std::sync::LazyLock;

use serde::Serialize;
use steading_game::{Journal, Seat};

use super::{CAMELS, CARAVANS, Event, Public};
use crate::Island;
use crate::base::longest_road;
use crate::event::Event as AnyEvent;
use crate::layout::Orientation;
use crate::places::{Edge, EdgeSet, Vertex, VertexSet};
use crate::state::State;

/// An arrow of the oasis.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Arrow {
    /// The corner of the oasis it points to.
    pub corner: Vertex,
    /// The path that leads outward from there.
    pub path: Edge,
    /// The outer end of that path.
    pub head: Vertex,
}

/// Table 6.3.1: corner, path and first head of each arrow, by orientation.
const TABLE: [[(&str, &str, &str); CARAVANS]; 2] = [
    [("S(0,-1)", "NE(-1,0)", "N(-1,0)"), ("S(1,-1)", "NW(1,0)", "N(1,0)"), ("S(0,0)", "W(0,1)", "N(-1,2)")],
    [("N(0,0)", "W(1,-1)", "S(1,-2)"), ("N(0,1)", "NE(0,1)", "S(1,0)"), ("N(-1,1)", "NW(-1,1)", "S(-1,0)")],
];

static ARROWS: LazyLock<[[Arrow; CARAVANS]; 2]> = LazyLock::new(|| {
    const WRONG: &str = "a place of table 6.3.1";
    TABLE.map(|arrows| {
        arrows.map(|(corner, path, head)| Arrow {
            corner: corner.parse().expect(WRONG),
            path: path.parse().expect(WRONG),
            head: head.parse().expect(WRONG),
        })
    })
});

/// `CARAVAN-003`, `CARAVAN-004`: the three arrows as the oasis lies.
pub fn arrows(game: &Island) -> &'static [Arrow; CARAVANS] {
    match game.layout().oasis {
        Some(Orientation::A) | None => &ARROWS[0],
        Some(Orientation::B) => &ARROWS[1],
    }
}

/// `CARAVAN-032` to `CARAVAN-043`: the paths where the next camel may stand. None when the camels are used up.
pub fn paths(game: &Island, state: &State) -> EdgeSet {
    let public = &state.public.modules.caravans;
    if public.camels.len() >= CAMELS {
        return EdgeSet::EMPTY;
    }
    let mut paths = EdgeSet::EMPTY;
    for (head, arrow) in public.heads.into_iter().zip(arrows(game)) {
        paths = paths.or(match head {
            Some(head) => game.topology.vertex_edges[head.index()],
            None => EdgeSet::only(arrow.path),
        });
    }
    paths.minus(public.camels)
}

/// Whether the path touches the one where a caravan without camels starts.
pub fn is_at_start(game: &Island, state: &State, path: Edge) -> bool {
    let ends = game.topology.edge_end_set;
    let heads = state.public.modules.caravans.heads;
    let mut waiting = heads.into_iter().zip(arrows(game)).filter(|(head, _)| head.is_none());
    waiting.any(|(_, arrow)| !ends[arrow.path.index()].and(ends[path.index()]).is_empty())
}

/// The caravans that a camel on this legal path extends: those with a head at one of its ends, or else the one that starts there.
/// Where heads meet it is more than one.
pub fn extended_by(game: &Island, state: &State, path: Edge) -> [bool; CARAVANS] {
    let ends = game.topology.edge_ends[path.index()];
    let going_on = state.public.modules.caravans.heads.map(|head| head.is_some_and(|head| ends.contains(&head)));
    if going_on == [false; CARAVANS] { arrows(game).map(|arrow| arrow.path == path) } else { going_on }
}

/// `TWO-063`: the legal paths that extend none of these caravans.
pub fn paths_apart(game: &Island, state: &State, extended: [bool; CARAVANS]) -> EdgeSet {
    let is_apart = |&path: &Edge| {
        let by = extended_by(game, state, path);
        !(0..CARAVANS).any(|caravan| by[caravan] && extended[caravan])
    };
    paths(game, state).iter().filter(is_apart).collect()
}

/// Puts a camel on a legal path and takes the head of its caravan along.
pub fn walk(game: &Island, state: &mut State, path: Edge) {
    let by = extended_by(game, state, path);
    let public = &mut state.public.modules.caravans;
    public.camels = public.camels.with(path);
    let Some(caravan) = by.into_iter().position(|is_extended| is_extended) else { return };
    let from = public.heads[caravan];
    let to = match from {
        Some(head) => game.topology.far_end(path, head),
        None => arrows(game)[caravan].head,
    };
    if from.is_some() {
        // A second head at the same place joins this caravan (`CARAVAN-039`).
        public.heads = public.heads.map(|head| head.filter(|_| head != from));
    }
    public.heads[caravan] = Some(to);
}

/// Places a camel, with all that follows: points for buildings at its ends, and the length of the road beside it
/// (`CARAVAN-049`).
pub fn put_camel(game: &Island, state: &mut State, path: Edge, journal: &mut impl Journal<AnyEvent>) {
    walk(game, state, path);
    journal.note(Event::Camel(path).into());
    for end in game.topology.edge_ends[path.index()] {
        // Only the second camel brings the point, a third one brings no other (`CARAVAN-051`).
        if camels_at(game, state, end) == BETWEEN
            && let Some((owner, _)) = state.public.building_at(end)
            && game.seats.contains(owner)
        {
            reward(state, owner, end, journal);
        }
    }
    if let Some(owner) = game.colours.iter().find(|seat| state.public.roads[seat.index()].contains(path)) {
        longest_road::extend(game, state, owner, path);
        longest_road::award(game, state, journal);
    }
}

/// So many camels at an intersection enclose it.
pub(super) const BETWEEN: u32 = 2;

/// How many of the paths at an intersection carry a camel.
pub(super) fn camels_at(game: &Island, state: &State, vertex: Vertex) -> u32 {
    game.topology.vertex_edges[vertex.index()].and(state.public.modules.caravans.camels).len()
}

/// `CARAVAN-051`: at least two paths at the intersection carry camels, of whatever caravan.
pub fn is_between(game: &Island, state: &State, vertex: Vertex) -> bool {
    camels_at(game, state, vertex) >= BETWEEN
}

/// `CARAVAN-050`: the building is worth a point more.
pub fn reward(state: &mut State, owner: Seat, vertex: Vertex, journal: &mut impl Journal<AnyEvent>) {
    state.public.open_points[owner.index()] += 1;
    journal.note(Event::Between(owner, vertex).into());
}

/// What is always true of camels and heads.
pub fn audit(game: &Island, state: &State) -> Result<(), String> {
    let public = &state.public.modules.caravans;
    let camels = public.camels;
    let ensure = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
    ensure(camels.len() <= CAMELS && camels.minus(game.topology.edges).is_empty(), "more camels than there are")?;
    ensure(state.public.has_begun() || (camels.is_empty() && !public.is_due), "camels before play began")?;
    for (head, arrow) in public.heads.into_iter().zip(arrows(game)) {
        let is_started = camels.contains(arrow.path);
        ensure(head.is_none() || is_started, "a caravan that has not started has a head")?;
        ensure(head.is_none_or(|head| camels_at(game, state, head) > 0), "a head without a camel")?;
    }
    ensure(camels.is_empty() || public.heads != [None; CARAVANS], "camels without a head")?;
    ensure(from_the_oasis(game, camels) == camels, "camels that came from nowhere")?;
    let mut vertices = game.topology.vertices.iter();
    ensure(vertices.all(|vertex| may_meet(game, state, vertex)), "camels that no caravan has left so")
}

/// Whether caravans can have come by this intersection so that its camels are left. Each time one passes it leaves two of them, and
/// one where it begins or has its head (`CARAVAN-035`). A caravan without a head has joined another where three camels stand, or
/// never began, since another took its arrow's path.
fn may_meet(game: &Island, state: &State, vertex: Vertex) -> bool {
    let Public { heads, camels, .. } = state.public.modules.caravans;
    let count = camels_at(game, state, vertex);
    let mut certain = heads.into_iter().filter(|&head| head == Some(vertex)).count() as u32;
    let mut possible = 0;
    for (head, arrow) in heads.into_iter().zip(arrows(game)) {
        let is_at_corner = arrow.corner == vertex && camels.contains(arrow.path);
        let may_have_joined = head.is_none() && camels.contains(arrow.path) && count == 3;
        certain += u32::from(is_at_corner && head.is_some());
        possible += u32::from((is_at_corner && head.is_none()) || may_have_joined);
    }
    (certain..=certain + possible).any(|ends| ends <= count && (count - ends).is_multiple_of(2))
}

/// The camels that hang together with an arrow.
fn from_the_oasis(game: &Island, camels: EdgeSet) -> EdgeSet {
    let mut reached: EdgeSet = arrows(game).iter().map(|arrow| arrow.path).collect::<EdgeSet>().and(camels);
    loop {
        let ends: VertexSet = reached.iter().flat_map(|path| game.topology.edge_ends[path.index()]).collect();
        let near = ends.iter().fold(reached, |near, end| near.or(game.topology.vertex_edges[end.index()].and(camels)));
        if near == reached {
            return reached;
        }
        reached = near;
    }
}
