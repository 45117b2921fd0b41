//! The Longest Road (section 1.20): lengths, interruptions, and who holds the card.
//!
//! A length is the longest trail in the graph of a player's roads: each road at most once, intersections as often as you like
//! (`BASE-194`), never passing an opponent's building (`BASE-196`). Lengths are cached and kept true piece by piece: a new road can
//! only bring trails that use it, and only a foreign building in the middle of a route can shorten it.
//!
//! A module may let roads count twice ([`hooks::doubled_roads`]). Such a road is an edge of weight 2, and all that is said here of
//! lengths holds for sums of weights. Tables without it do not pay for it: the weight is a parameter of the type.

use steading_game::{Journal, Seat};

use crate::Island;
use crate::event::Event;
use crate::hooks;
use crate::places::{Edge, EdgeSet, Vertex, VertexSet};
use crate::rules::AWARD_POINTS;
use crate::state::{SEATS, State};
use crate::topology::Topology;

/// A player's roads, and where opponents' pieces stop a route ([`hooks::stops`]). With `DOUBLED`, some of the roads count twice.
#[derive(Clone, Copy)]
struct Network<'a, const DOUBLED: bool> {
    topology: &'a Topology,
    roads: EdgeSet,
    stops: VertexSet,
    doubled: EdgeSet,
}

impl<const DOUBLED: bool> Network<'_, DOUBLED> {
    fn of<'a>(game: &'a Island, state: &State, seat: Seat) -> Network<'a, DOUBLED> {
        Network {
            topology: game.topology,
            roads: state.public.roads[seat.index()],
            stops: hooks::stops(game, state, seat),
            doubled: if DOUBLED { hooks::doubled_roads(game, state) } else { EdgeSet::EMPTY },
        }
    }

    /// What a road counts, given as its bit.
    #[inline(always)]
    const fn weight(&self, road: u128) -> u8 {
        1 + (DOUBLED && self.doubled.0 & road != 0) as u8
    }

    /// What all roads count together: no route is longer.
    #[inline(always)]
    const fn weight_of_all(&self) -> u32 {
        self.roads.len() + if DOUBLED { self.roads.and(self.doubled).len() } else { 0 }
    }

    /// The longest trail that goes on from the intersection over roads not yet used; `seen` collects the intersections met.
    #[inline(always)]
    fn longest_from(&self, vertex: Vertex, unused: EdgeSet, seen: &mut VertexSet) -> u8 {
        let (mut vertex, mut unused, mut length) = (vertex, unused, 0);
        loop {
            *seen = seen.with(vertex);
            let onward = self.topology.vertex_edges[vertex.index()].and(unused);
            if onward.is_empty() || self.stops.contains(vertex) {
                return length;
            }
            if onward.0 & (onward.0 - 1) != 0 {
                return length + self.longest_leaving(vertex, unused, seen);
            }
            // Where there is no choice, walking on is cheaper than a call: only forks are one.
            vertex = self.topology.far_end(Edge(onward.0.trailing_zeros() as u8), vertex);
            unused = unused.minus(onward);
            length += self.weight(onward.0);
        }
    }

    /// The same from an intersection where the trail may begin even if an opponent's building stands there.
    #[inline(never)]
    fn longest_leaving(&self, vertex: Vertex, unused: EdgeSet, seen: &mut VertexSet) -> u8 {
        let mut best = 0;
        let onward = self.topology.vertex_edges[vertex.index()].and(unused);
        let mut rest = onward.0;
        while rest != 0 {
            let far = self.topology.far_end(Edge(rest.trailing_zeros() as u8), vertex);
            // The lowest bit is the road taken: cheaper than a shift in 128 bits.
            let road = rest & rest.wrapping_neg();
            rest ^= road;
            best = best.max(self.weight(road) + self.longest_from(far, EdgeSet(unused.0 & !road), seen));
        }
        best
    }

    /// The longest trail that uses this road; where it closes a ring, the longest of all that it leads to.
    fn longest_through(&self, edge: Edge) -> u8 {
        let [a, b] = self.topology.edge_ends[edge.index()];
        let unused = self.roads.without(edge);
        let mut seen = VertexSet::EMPTY;
        let beyond_b = self.longest_from(b, unused, &mut seen);
        if seen.contains(a) {
            // Both sides compete for the same roads, and all that the road leads to was met.
            return self.longest_among(seen);
        }
        beyond_b + self.weight(EdgeSet::only(edge).0) + self.longest_from(a, unused, &mut seen)
    }

    /// The longest trail of all.
    fn longest(&self) -> u8 {
        self.longest_among(self.roads.iter().flat_map(|edge| self.topology.edge_ends[edge.index()]).collect())
    }

    /// The longest trail over these intersections and whatever they lead to.
    ///
    /// A trail that cannot be made longer has used every road at both its ends. So it begins where an odd number of own roads
    /// meet, or at an opponent's building; a trail that ends where it began is the whole of its network, a ring without branches.
    /// Beginning at those places only, and anywhere in a network that has none, finds the longest. The first place with an odd number
    /// of roads and no building of an opponent is left out: a trail from there ends at another of these places, and is found from it.
    fn longest_among(&self, vertices: VertexSet) -> u8 {
        let mut seen = VertexSet::EMPTY;
        let mut best = 0;
        let mut is_first = true;
        for vertex in vertices.iter() {
            let degree = self.topology.vertex_edges[vertex.index()].and(self.roads).len();
            let is_stop = self.stops.contains(vertex);
            if is_stop || (degree % 2 == 1 && !std::mem::take(&mut is_first)) {
                seen = seen.with(vertex);
                best = best.max(self.longest_leaving(vertex, self.roads, &mut seen));
            }
        }
        while let Some(vertex) = vertices.minus(seen).iter().next() {
            best = best.max(self.longest_from(vertex, self.roads, &mut seen));
        }
        best
    }

    /// The roads of a longest trail.
    fn route(mut self) -> EdgeSet {
        let length = self.longest();
        for road in self.roads.iter() {
            let fewer = Self { roads: self.roads.without(road), ..self };
            if fewer.longest() == length {
                self = fewer;
            }
        }
        self.roads
    }
}

/// `BASE-193` to `BASE-199`: the length of the seat's longest route, worked out afresh. Where no card is in play nobody measures.
pub fn length_afresh(game: &Island, state: &State, seat: Seat) -> u8 {
    if game.rules.longest_road_min.is_none() {
        0
    } else if game.facts.doubles_roads {
        Network::<true>::of(game, state, seat).longest()
    } else {
        Network::<false>::of(game, state, seat).longest()
    }
}

/// A longest route of the seat: the roads of one, for people who want to see it. A road without which the route would be as long is left
/// out, until every road that is left is needed.
pub fn route(game: &Island, state: &State, seat: Seat) -> EdgeSet {
    if game.facts.doubles_roads {
        Network::<true>::of(game, state, seat).route()
    } else {
        Network::<false>::of(game, state, seat).route()
    }
}

/// A road was laid, or counts twice from now on: the seat's length is the old one, or that of a route over this road.
pub fn extend(game: &Island, state: &mut State, seat: Seat, edge: Edge) {
    if game.rules.longest_road_min.is_none() {
        return;
    }
    if game.facts.doubles_roads {
        extend_in::<true>(game, state, seat, edge);
    } else {
        extend_in::<false>(game, state, seat, edge);
    }
}

#[inline(always)]
fn extend_in<const DOUBLED: bool>(game: &Island, state: &mut State, seat: Seat, edge: Edge) {
    let network = Network::<DOUBLED>::of(game, state, seat);
    let length = &mut state.public.road_length[seat.index()];
    if network.weight_of_all() > u32::from(*length) {
        *length = (*length).max(network.longest_through(edge));
    }
}

/// A piece that stops others was placed: their routes that pass it are cut (`BASE-151`, `BASE-209`). Says whether any was.
pub fn interrupt(game: &Island, state: &mut State, builder: Seat, vertex: Vertex) -> bool {
    let mut was_cut = false;
    for seat in game.colours.without(builder).iter() {
        let roads_here = state.public.roads[seat.index()].and(game.topology.vertex_edges[vertex.index()]);
        if roads_here.len() > 1 {
            state.public.road_length[seat.index()] = length_afresh(game, state, seat);
            was_cut = true;
        }
    }
    was_cut
}

/// Who is due the card at this table with these lengths; nobody where it is not in play.
pub fn due_to(game: &Island, lengths: [u8; SEATS], present: Option<Seat>) -> Option<Seat> {
    holder(lengths, present, game.rules.longest_road_min?)
}

/// The tie rule, `BASE-211`: nobody below the minimum; the holder keeps the card while nobody is longer; otherwise the single
/// longest takes it, and a tie sets it aside.
pub fn holder(lengths: [u8; SEATS], present: Option<Seat>, minimum: u8) -> Option<Seat> {
    let longest = lengths.into_iter().max().unwrap_or(0);
    if longest < minimum {
        return None;
    }
    if let Some(seat) = present
        && lengths[seat.index()] == longest
    {
        return present;
    }
    let mut leaders = (0..SEATS as u8).map(Seat).filter(|seat| lengths[seat.index()] == longest);
    let first = leaders.next();
    if leaders.next().is_some() { None } else { first }
}

/// Judges the card after a road or an interruption and moves its points (`BASE-200` to `BASE-208`); within an effect, at its end.
pub fn award(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) {
    let before = state.public.longest_road;
    let after = due_to(game, state.public.road_length, before);
    if after == before || state.public.frames.is_in_effect() {
        return;
    }
    let public = &mut state.public;
    // Nobody scores for a neutral holder (`TWO-028`).
    let scores = |holder: Option<Seat>| holder.filter(|&seat| !public.neutral.contains(seat));
    if let Some(seat) = scores(before) {
        public.open_points[seat.index()] -= AWARD_POINTS;
    }
    if let Some(seat) = scores(after) {
        public.open_points[seat.index()] += AWARD_POINTS;
    }
    public.longest_road = after;
    journal.note(Event::LongestRoad(after));
}

#[cfg(test)]
mod tests {
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    use super::*;
    use steading_game::{Game, Notation};

    use crate::illegal::Code;
    use crate::options::Options;
    use crate::topology::{EDGE_COUNT, ISLAND, TRADE_ISLAND, VERTEX_COUNT};

    /// The longest trail by trying everything from everywhere.
    fn longest_by_trying<const DOUBLED: bool>(network: &Network<'_, DOUBLED>) -> u8 {
        fn go_on<const DOUBLED: bool>(network: &Network<'_, DOUBLED>, vertex: Vertex, unused: EdgeSet) -> u8 {
            let onward = network.topology.vertex_edges[vertex.index()].and(unused);
            let lengths = onward.iter().map(|edge| {
                let far = network.topology.far_end(edge, vertex);
                let is_stopped = network.stops.contains(far);
                let weight = if network.doubled.contains(edge) { 2 } else { 1 };
                weight + if is_stopped { 0 } else { go_on(network, far, unused.without(edge)) }
            });
            lengths.max().unwrap_or(0)
        }
        let vertices = network.topology.vertices.iter();
        vertices.map(|vertex| go_on(network, vertex, network.roads)).max().unwrap_or(0)
    }

    /// Lays roads, doubles some of them and stops others, and compares the length after each step.
    fn compare<const DOUBLED: bool>(rounds: u32) {
        let mut rng = SmallRng::seed_from_u64(1);
        for _ in 0..rounds {
            // Roads around few hexes, so that rings are common, and stops on some intersections.
            let empty = EdgeSet::EMPTY;
            let mut network: Network<'_, DOUBLED> =
                Network { topology: &ISLAND, roads: empty, stops: VertexSet::EMPTY, doubled: empty };
            let hexes = [rng.random_range(0..19), rng.random_range(0..19)];
            let mut best = 0;
            for _ in 0..15 {
                let near = ISLAND.hex_sides[hexes[rng.random_range(0..2)]][rng.random_range(0..6)];
                let edge = if rng.random_bool(0.8) { near } else { Edge(rng.random_range(0..EDGE_COUNT as u8)) };
                // A path that has a road already is doubled, others may be before the road comes.
                if DOUBLED && (network.roads.contains(edge) || rng.random_bool(0.2)) {
                    network.doubled = network.doubled.with(edge);
                } else if network.roads.contains(edge) {
                    continue;
                }
                network.roads = network.roads.with(edge);
                best = best.max(network.longest_through(edge));
                let tried = longest_by_trying(&network);
                assert_eq!((network.longest(), best), (tried, tried), "{:?}", network.roads);
                assert!(u32::from(tried) <= network.weight_of_all());
            }
            for _ in 0..4 {
                network.stops = network.stops.with(Vertex(rng.random_range(0..VERTEX_COUNT as u8)));
                assert_eq!(network.longest(), longest_by_trying(&network), "{:?} {:?}", network.roads, network.stops);
            }
        }
    }

    /// `TRADE-024`, `TRADE-031`: roads run across a plaza from spoke to spoke, and nothing is built on it (`TRADE-025`).
    #[test]
    fn routes_run_over_the_plazas_of_a_table_that_has_them() {
        let mut game = Island::new(Options::beginner()).expect("a table");
        let roads = "red road W(-1,-1) Spoke(castle,N(-2,0)) Spoke(castle,N(-2,1)) NE(-2,1), hand 1 brick 1 lumber 1 wool 1 grain\n";
        let position = format!("{roads}turn red, rolled");
        assert!(game.parse_position(&position).is_err(), "the island has no plazas");
        game.topology = &TRADE_ISLAND;
        let state = game.parse_position(&position).expect("a position");
        assert_eq!((state.public.road_length[0], state.public.longest_road), (4, None));
        assert!(game.write_position(&state).contains("Spoke(castle,N(-2,0)) Spoke(castle,N(-2,1))"));
        let mut actions = Vec::new();
        game.actions(&state, Seat(0), &mut actions);
        let mut listed: Vec<String> = actions.iter().map(|action| game.write_action(Seat(0), action)).collect();
        listed.retain(|action| action.contains("builds"));
        assert!(listed.contains(&"red builds road Spoke(castle,S(-2,0))".to_owned()), "{listed:?}");
        assert!(listed.contains(&"red builds settlement N(-2,0)".to_owned()), "{listed:?}");
        assert!(!listed.iter().any(|action| action.contains("Plaza") || action.contains("NW(-2,0)")), "{listed:?}");
        assert!(game.parse_action(&state, "red builds road NW(-2,0)").is_err(), "only the sea is at that side");
        let (seat, action) = game.parse_action(&state, "red builds settlement Plaza(castle)").expect("a move");
        let refused = game.check(&state, seat, action).map_err(|illegal| illegal.code);
        assert_eq!(refused, Err(Code::UnknownPlace), "`TRADE-117`");
    }

    #[test]
    fn lengths_equal_those_found_by_trying_everything() {
        compare::<false>(3000);
    }

    #[test]
    fn caravan_047_lengths_with_doubled_roads_equal_those_found_by_trying_everything() {
        compare::<true>(3000);
    }
}
