//! The ways of a wagon (`TRADE-036` to `TRADE-049`, `TRADE-109`, table D-10): what a step costs, where a wagon can go, and how.
//!
//! Everything follows from one table: the intersections that so much gold and exactly so many movement points lead to. Points never
//! exceed nine, and a step costs a point at least, so a way has nine steps at most and its paths fit into one number.

use std::ops::Range;

use serde::{Deserialize, Serialize};
use steading_game::Seat;

use super::{Public, RAIDERS};
use crate::Island;
use crate::hooks;
use crate::places::{Edge, EdgeSet, VERTEX_ROOM, Vertex, VertexSet};
use crate::state::{SEATS, State, at};
use crate::topology::{Topology, WALK_MAX};

/// The most movement points there can be: those of the highest level, and two for a grain (`TRADE-037`, `TRADE-046`).
pub const POINTS_MAX: usize = WALK_MAX;

/// `TRADE-038`, `TRADE-039`: points for a bare path and for a road, and what a barbarian adds (`TRADE-041`).
const BARE: usize = 2;
const ROAD: usize = 1;
const BARBARIAN: usize = 2;

/// The paths of a way in the order in which they are walked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Edge>"))]
#[serde(try_from = "Vec<Edge>", into = "Vec<Edge>")]
pub struct Route(u64);

impl Route {
    /// No step.
    pub const NONE: Route = Route(0);

    /// The bits of a path, which is counted from one; the first path has the highest bits, so that routes of equal cost compare like
    /// the lists of their paths (`TRADE-109`).
    const BITS: u32 = 7;

    /// The route with one path more.
    #[must_use]
    fn then(self, edge: Edge, steps: usize) -> Route {
        debug_assert!(steps < POINTS_MAX, "a way of more steps than points");
        let place = Route::BITS * (POINTS_MAX as u32 - 1 - steps as u32);
        Route(self.0 | (u64::from(edge.0) + 1) << place)
    }

    /// One step.
    pub fn only(edge: Edge) -> Route {
        Route::NONE.then(edge, 0)
    }

    /// How many paths it has.
    pub fn len(self) -> usize {
        self.iter().count()
    }

    /// Whether it has no path.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The paths.
    pub fn iter(self) -> impl Iterator<Item = Edge> + Clone {
        let step = move |steps: usize| self.0 >> (Route::BITS * (POINTS_MAX - 1 - steps) as u32) & 127;
        (0..POINTS_MAX).map(step).take_while(|&path| path > 0).map(|path| Edge(path as u8 - 1))
    }
}

impl TryFrom<Vec<Edge>> for Route {
    type Error = &'static str;

    fn try_from(paths: Vec<Edge>) -> Result<Route, &'static str> {
        if paths.len() > POINTS_MAX {
            return Err("a way of more than nine paths");
        }
        Ok(paths.into_iter().enumerate().fold(Route::NONE, |route, (steps, path)| route.then(path, steps)))
    }
}

impl From<Route> for Vec<Edge> {
    fn from(route: Route) -> Vec<Edge> {
        route.iter().collect()
    }
}

/// A set of paths in two words, of which a step looks at one.
#[derive(Clone, Copy)]
struct Paths([u64; 2]);

impl Paths {
    const fn of(set: EdgeSet) -> Paths {
        Paths([set.0 as u64, (set.0 >> 64) as u64])
    }

    /// The set with one path more, made without a look at memory: whoever reads both words at once would wait for what was just written.
    #[inline(always)]
    const fn with(self, edge: Edge) -> Paths {
        let (bit, is_high) = (1 << (edge.0 & 63), (edge.0 as u64) >> 6 & 1);
        Paths([self.0[0] | bit & is_high.wrapping_sub(1), self.0[1] | bit & is_high.wrapping_neg()])
    }

    /// One if the path is among them, and nothing otherwise.
    #[inline(always)]
    const fn lies(&self, edge: Edge) -> u64 {
        self.0[(edge.0 >> 6 & 1) as usize] >> (edge.0 & 63) & 1
    }
}

/// What steps cost in a position.
#[derive(Clone, Copy)]
pub struct Tariff {
    /// The paths with a road that is whole.
    roads: Paths,
    /// Of those the foreign ones, neutral ones among them.
    foreign: Paths,
    /// The paths with a barbarian.
    raided: Paths,
    /// The intersections beside them.
    raided_ends: VertexSet,
    /// The intersections with an own road beside them, and those with any road; perhaps others, too.
    own_ends: VertexSet,
    road_ends: VertexSet,
}

impl Tariff {
    /// That of a seat. A damaged road is a bare path (`TRADE-COMBO-10`).
    #[inline]
    pub fn of(game: &Island, state: &State, seat: Seat) -> Tariff {
        let whole = state.public.all_roads.minus(hooks::damaged_roads(game, state));
        let foreign = whole.minus(state.public.roads[at(seat)]);
        let reach = state.public.reach.iter().fold(VertexSet::EMPTY, |all, reach| all.or(*reach));
        let raiders = state.public.modules.traders_and_barbarians.raiders;
        Tariff::new(game.topology, [whole, foreign], [state.public.reach[at(seat)], reach], raiders)
    }

    /// That of all roads and the foreign ones among them, of the ends of own roads and of all, and of barbarians.
    fn new(topology: &Topology, roads: [EdgeSet; 2], ends: [VertexSet; 2], raiders: [Edge; RAIDERS]) -> Tariff {
        let (mut raided, mut raided_ends) = (Paths([0; 2]), VertexSet::EMPTY);
        for path in raiders {
            raided = raided.with(path);
            raided_ends = raided_ends.or(topology.edge_end_set[path.index()]);
        }
        let [roads, foreign] = roads.map(Paths::of);
        Tariff { roads, foreign, raided, raided_ends, own_ends: ends[0], road_ends: ends[1] }
    }

    /// Table D-10: points, and gold.
    #[inline]
    pub fn step(&self, edge: Edge) -> (u8, u8) {
        let ahead = self.ahead(edge);
        ((ahead % ROW) as u8, (ahead / ROW) as u8)
    }

    /// The same as how far the end of a step is from its beginning in a [`Search`]: a gold is a row.
    #[inline(always)]
    fn ahead(&self, edge: Edge) -> usize {
        self.ahead_unraided(edge) + BARBARIAN * self.raided.lies(edge) as usize
    }

    /// The same for a path without a barbarian.
    #[inline(always)]
    fn ahead_unraided(&self, edge: Edge) -> usize {
        BARE - (BARE - ROAD) * self.roads.lies(edge) as usize + ROW * self.foreign.lies(edge) as usize
    }
}

/// The paths with a barbarian.
pub fn raided(public: &Public) -> EdgeSet {
    public.raiders.into_iter().collect()
}

/// What a way takes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Price {
    /// Gold.
    pub gold: u8,
    /// Movement points.
    pub points: u8,
}

/// No way.
const NONE: u8 = u8::MAX;

/// The most gold that a way can cost: one for each step.
const GOLD_MAX: usize = POINTS_MAX;

/// Intersections by points. There is room for a step beyond the most points, so that no step needs to be checked before it is noted.
type Row = [VertexSet; ROW];
const ROW: usize = 16;

/// A search for ways, row by row: everything that no gold leads to, then what the first gold adds, and so on. No way leads through a
/// plaza (`TRADE-045`).
///
/// In a row intersections are settled in the order of points, and only where they take fewer points than with less gold: other ways
/// lead nowhere better. Ways are walked in either direction, so the search may begin at either end.
struct Search<'a> {
    topology: &'a Topology,
    tariff: &'a Tariff,
    /// Where a way may go on: on intersections that are no plazas, and where it begins.
    open: VertexSet,
    /// Where a way may go on with one point: where a road begins that costs nothing, or that can be paid.
    open_for_one: VertexSet,
    /// What is settled within so many points, for as much gold as in this row or less.
    within: Row,
    /// The row, and what the next one begins with: the far ends of foreign roads. What is settled in the row is noted with exactly the
    /// points that it takes, and what is ahead with every sum that leads there.
    rows: [VertexSet; 2 * ROW],
}

impl<'a> Search<'a> {
    /// A search that begins at an intersection, for somebody who pays tolls or not.
    #[inline(always)]
    fn new(topology: &'a Topology, tariff: &'a Tariff, start: Vertex, pays: bool) -> Search<'a> {
        let open = topology.sites.with(start);
        let open_for_one = open.and(if pays { tariff.road_ends } else { tariff.own_ends });
        let mut rows = [VertexSet::EMPTY; 2 * ROW];
        rows[0] = VertexSet::only(start);
        Search { topology, tariff, open, open_for_one, within: [VertexSet::EMPTY; ROW], rows }
    }

    /// Settles these points of the row; `here` is what is settled in the row. Stops when the goal is, if there is one, and leaves out what
    /// is too far from it.
    #[inline(always)]
    fn sweep(
        &mut self,
        points: Range<usize>,
        budget: usize,
        here: &mut VertexSet,
        goal: Option<Vertex>,
    ) -> Option<usize> {
        for sum in points.start..points.end.min(POINTS_MAX + 1) {
            let mut fresh = self.rows[sum].minus(self.within[sum]).minus(*here);
            if let Some(goal) = goal {
                // A step takes a point at least.
                fresh = fresh.and(self.topology.vertices_within[goal.index()][budget - sum]);
            }
            self.rows[sum] = fresh;
            *here = here.or(fresh);
            self.within[sum] = self.within[sum].or(*here);
            if goal.is_some_and(|goal| fresh.contains(goal)) {
                return Some(sum);
            }
            let from = fresh.and(if sum + BARE <= budget { self.open } else { self.open_for_one });
            if !from.is_empty() && sum < budget {
                self.expand(sum, from);
            }
        }
        None
    }

    /// Notes where a step leads to from these intersections, which so many points lead to.
    #[inline(always)]
    fn expand(&mut self, sum: usize, from: VertexSet) {
        let (topology, tariff) = (self.topology, self.tariff);
        let raided = from.and(tariff.raided_ends);
        if !raided.is_empty() {
            self.walk_paths(sum, raided, |path| tariff.ahead(path));
        }
        let calm = from.minus(raided);
        self.walk_paths(sum, calm.and(tariff.road_ends), |path| tariff.ahead_unraided(path));
        // Elsewhere all paths are bare.
        let mut rest = calm.minus(tariff.road_ends).0;
        let mut ends = VertexSet::EMPTY;
        while rest != 0 {
            ends = ends.or(topology.vertex_neighbours[(rest.trailing_zeros() & 63) as usize]);
            rest &= rest - 1;
        }
        self.rows[sum + BARE] = self.rows[sum + BARE].or(ends);
    }

    /// Notes the ends of all paths at these intersections, as far ahead as they are.
    #[inline(always)]
    fn walk_paths(&mut self, sum: usize, from: VertexSet, ahead: impl Fn(Edge) -> usize) {
        let mut rest = from.0;
        while rest != 0 {
            self.topology.vertex_links[(rest.trailing_zeros() & 63) as usize].for_each(|link| {
                let next = &mut self.rows[(sum + ahead(link.edge)) % (2 * ROW)];
                *next = next.or(link.end_set);
            });
            rest &= rest - 1;
        }
    }

    /// Where one step leads to that was just noted, within so many points, and with a toll if it can be paid.
    #[inline(always)]
    fn steps(&self, budgets: [usize; 2], pays: bool) -> [VertexSet; 2] {
        budgets.map(|budget| {
            let mut ends = VertexSet::EMPTY;
            for points in ROAD..=BARE + BARBARIAN {
                let tolled = if pays { self.rows[ROW + points] } else { VertexSet::EMPTY };
                let noted = self.rows[points].or(tolled);
                ends = ends.or(if points <= budget { noted } else { VertexSet::EMPTY });
            }
            ends
        })
    }

    /// Goes on to the next row; says whether gold leads anywhere.
    #[inline(always)]
    fn next_row(&mut self) -> bool {
        let (row, next) = self.rows.split_at_mut(ROW);
        row.copy_from_slice(next);
        next.fill(VertexSet::EMPTY);
        !row.iter().fold(VertexSet::EMPTY, |any, ends| any.or(*ends)).is_empty()
    }
}

/// Points and gold that there are no more of than a way can take.
fn limits(budget: u8, purse: u16) -> (usize, usize) {
    (usize::from(budget).min(POINTS_MAX), usize::from(purse).min(GOLD_MAX))
}

/// Where a wagon can go, with the gold at hand.
pub struct Reach {
    /// Where one step leads to, without a grain and with it.
    pub steps: [VertexSet; 2],
    /// Destinations that points without a grain lead to, and of those the ones with a quick way of their own.
    near: [VertexSet; 2],
    /// Destinations whose thrifty way takes a grain, and those with a quick way of their own that takes one.
    far: [VertexSet; 2],
}

impl Reach {
    /// From an intersection, with so many points at most, without a grain and with it, and so much gold.
    #[inline(always)]
    pub fn from(topology: &Topology, tariff: &Tariff, start: Vertex, budgets: [u8; 2], purse: u16) -> Reach {
        let (few, _) = limits(budgets[0], purse);
        let (many, purse) = limits(budgets[1], purse);
        let mut search = Search::new(topology, tariff, start, purse > 0);
        let (mut near_again, mut far, mut far_again) = (VertexSet::EMPTY, VertexSet::EMPTY, VertexSet::EMPTY);
        let (mut here, mut settled, mut cheaper) = (VertexSet::EMPTY, 1, [VertexSet::EMPTY; 2]);
        search.sweep(0..settled, many, &mut here, None);
        let steps = search.steps([few, many], purse > 0);
        for gold in 0..=purse {
            search.sweep(settled..few + 1, many, &mut here, None);
            near_again = near_again.or(here.and(cheaper[0]));
            let near_here = here;
            search.sweep((few + 1).max(settled)..many + 1, many, &mut here, None);
            let far_here = here.minus(near_here);
            (far, far_again) = (far.or(far_here), far_again.or(far_here.and(cheaper[1])));
            if gold == purse || !search.next_row() {
                break;
            }
            (here, settled) = (VertexSet::EMPTY, 0);
            // What less gold leads to takes more points if it is settled again: its thrifty way is not the quick one.
            cheaper = [search.within[few], search.within[many]];
        }
        let near = search.within[few].without(start);
        Reach { steps, near: [near, near_again], far: [far, far_again.minus(near)] }
    }

    /// Everything within reach but the start.
    pub const fn destinations(&self) -> VertexSet {
        self.near[0].or(self.far[0])
    }

    /// The destinations to which another way may lead than the thrifty one without a grain.
    pub const fn choices(&self) -> VertexSet {
        self.near[1].or(self.far[0])
    }

    /// Whether there is a way of its own: the thrifty or the quick one, without the grain or one that needs it.
    pub const fn differs(&self, vertex: Vertex, quick: bool, grain: bool) -> bool {
        let ways = if grain { self.far } else { self.near };
        ways[quick as usize].contains(vertex)
    }
}

/// A way that is asked for.
#[derive(Clone, Copy)]
pub struct Errand {
    /// Where it begins, and where it leads to.
    pub ends: [Vertex; 2],
    /// The points there are.
    pub budget: u8,
    /// The gold there is.
    pub purse: u16,
    /// The quick way, and not the thrifty one.
    pub quick: bool,
}

/// A way: what it takes, and its paths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trip {
    /// What it takes.
    pub price: Price,
    /// Its paths.
    pub route: Route,
}

/// `TRADE-109`: the thrifty way, for least gold and then fewest points, or the quick one, for fewest points and then least gold; of
/// several the one whose paths come first. The search goes backwards from the destination, so that whoever then walks forwards sees at
/// every step what leads on: whatever is left of the best way is itself the best from there. A way that nobody wants to see walked has
/// no paths.
pub fn trip(
    topology: &Topology,
    tariff: &Tariff,
    errand: Errand,
    is_walked: impl FnOnce(Price) -> bool,
) -> Option<Trip> {
    // A purse is seldom full, and rows that are not needed take their time, too.
    match errand.purse {
        0 => trip_in::<1>(topology, tariff, errand, is_walked),
        1 => trip_in::<2>(topology, tariff, errand, is_walked),
        _ => trip_in::<{ GOLD_MAX + 1 }>(topology, tariff, errand, is_walked),
    }
}

/// The same in a table with so many rows.
fn trip_in<const ROWS: usize>(
    topology: &Topology,
    tariff: &Tariff,
    Errand { ends: [start, to], budget, purse, quick }: Errand,
    is_walked: impl FnOnce(Price) -> bool,
) -> Option<Trip> {
    let (mut budget, purse) = limits(budget, purse);
    let mut search = Search::new(topology, tariff, to, purse > 0);
    let mut rows = [[VertexSet::EMPTY; ROW]; ROWS];
    let mut found = None;
    for (gold, row) in rows.iter_mut().enumerate() {
        let mut here = VertexSet::EMPTY;
        let points = search.sweep(0..budget + 1, budget, &mut here, Some(start));
        row.copy_from_slice(&search.rows[..ROW]);
        if let Some(points) = points {
            found = Some(Price { gold: gold as u8, points: points as u8 });
            if !quick || points == 0 {
                break;
            }
            // More gold is worth it only for fewer points.
            budget = points - 1;
        }
        if gold == purse || !search.next_row() {
            break;
        }
    }
    let price = found?;
    let route = if is_walked(price) { walk(&search, &rows, start, price) } else { Route::NONE };
    Some(Trip { price, route })
}

/// Walks with exactly so much gold and so many points to where a search began, over the first path at each step that leads there.
fn walk(search: &Search<'_>, rows: &[Row], start: Vertex, price: Price) -> Route {
    let (mut gold, mut points) = (usize::from(price.gold), usize::from(price.points));
    let (mut route, mut at, mut steps) = (Route::NONE, start, 0);
    while points > 0 {
        let next = search.topology.vertex_links[at.index()].as_slice().iter().find_map(|link| {
            let (step, toll) = search.tariff.step(link.edge);
            let gold = gold.checked_sub(usize::from(toll))?;
            let points = points.checked_sub(usize::from(step))?;
            let ends = rows[gold][points % ROW].and(search.open);
            ends.contains(link.end).then_some((link, gold, points))
        });
        let Some((link, less_gold, fewer_points)) = next else {
            debug_assert!(false, "no way has this price");
            break;
        };
        route = route.then(link.edge, steps);
        (at, gold, points, steps) = (link.end, less_gold, fewer_points, steps + 1);
    }
    route
}

/// `BARB-151`: the points of the shortest way, however many they are and whatever the gold.
pub fn least_points(topology: &Topology, tariff: &Tariff, start: Vertex, to: Vertex) -> u8 {
    let mut least = [NONE; VERTEX_ROOM];
    least[start.index()] = 0;
    let mut is_settled = false;
    while !is_settled {
        is_settled = true;
        for vertex in topology.vertices.iter().filter(|&vertex| vertex == start || topology.sites.contains(vertex)) {
            for edge in topology.vertex_edges[vertex.index()].iter() {
                let end = topology.far_end(edge, vertex).index();
                let longer = least[vertex.index()].saturating_add(tariff.step(edge).0);
                if longer < least[end] {
                    least[end] = longer;
                    is_settled = false;
                }
            }
        }
    }
    least[to.index()]
}

/// Whose roads a way uses, and how often: what each is paid (`TRADE-040`). Neutral colours have their counts, too.
pub fn tolls(state: &State, tariff: &Tariff, route: Route) -> [u8; SEATS] {
    let mut tolls = [0; SEATS];
    for edge in route.iter().filter(|&edge| tariff.step(edge).1 > 0) {
        if let Some(owner) = (0..SEATS).find(|&seat| state.public.roads[seat].contains(edge)) {
            tolls[owner] += 1;
        }
    }
    tolls
}

#[cfg(test)]
mod tests {
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    use super::*;
    use crate::topology::TRADE_ISLAND;

    /// Any roads and barbarians.
    fn any_tariff(rng: &mut SmallRng) -> Tariff {
        let edges: Vec<Edge> = TRADE_ISLAND.edges.iter().collect();
        let (mut own, mut foreign) = (EdgeSet::EMPTY, EdgeSet::EMPTY);
        // Some boards are crowded, others almost empty.
        let odds = rng.random_range(4..24);
        for &edge in &edges {
            match rng.random_range(0..odds) {
                0 => own = own.with(edge),
                1 => foreign = foreign.with(edge),
                _ => {}
            }
        }
        let raiders = [(); RAIDERS].map(|()| edges[rng.random_range(0..edges.len())]);
        let ends_of = |roads: EdgeSet| roads.iter().flat_map(|edge| TRADE_ISLAND.edge_ends[edge.index()]).collect();
        let ends = [own, own.or(foreign)].map(ends_of);
        Tariff::new(&TRADE_ISLAND, [own.or(foreign), foreign], ends, raiders)
    }

    /// Every way from here on: its price and its paths.
    fn walk_all(
        tariff: &Tariff,
        at: Vertex,
        spent: Price,
        way: &mut Vec<Edge>,
        budget: u8,
        out: &mut Vec<(Vertex, Price, Vec<Edge>)>,
    ) {
        for edge in TRADE_ISLAND.vertex_edges[at.index()].iter() {
            let (points, toll) = tariff.step(edge);
            let price = Price { gold: spent.gold + toll, points: spent.points + points };
            if price.points > budget {
                continue;
            }
            let end = TRADE_ISLAND.far_end(edge, at);
            way.push(edge);
            out.push((end, price, way.clone()));
            if TRADE_ISLAND.sites.contains(end) {
                walk_all(tariff, end, price, way, budget, out);
            }
            way.pop();
        }
    }

    /// `TRADE-109`: both ways are those that trying everything finds.
    #[test]
    fn ways_are_those_of_a_search_through_all_of_them() {
        let mut rng = SmallRng::seed_from_u64(18);
        let vertices: Vec<Vertex> = TRADE_ISLAND.vertices.iter().collect();
        for _ in 0..200 {
            let tariff = any_tariff(&mut rng);
            let start = vertices[rng.random_range(0..vertices.len())];
            let (budget, purse) = (rng.random_range(1..=7u8), rng.random_range(0..5u16));
            let few = budget.saturating_sub(2);
            let reach = Reach::from(&TRADE_ISLAND, &tariff, start, [few, budget], purse);
            let mut all = Vec::new();
            walk_all(&tariff, start, Price { gold: 0, points: 0 }, &mut Vec::new(), budget, &mut all);
            for &to in vertices.iter().filter(|&&to| to != start) {
                let best = |quick: bool, budget: u8, purse: u16| {
                    let found = all.iter().filter(|(end, price, _)| {
                        *end == to && price.points <= budget && u16::from(price.gold) <= purse
                    });
                    let key = |price: Price| {
                        if quick { (price.points, price.gold) } else { (price.gold, price.points) }
                    };
                    let best = found.min_by_key(|(_, price, way)| (key(*price), way.clone()));
                    best.map(|(_, price, way)| (*price, way.clone()))
                };
                for quick in [false, true] {
                    for (budget, purse) in [(few, purse), (budget, purse), (budget, u16::MAX)] {
                        let errand = Errand { ends: [start, to], budget, purse, quick };
                        let unseen = trip(&TRADE_ISLAND, &tariff, errand, |_| false);
                        let trip = trip(&TRADE_ISLAND, &tariff, errand, |_| true);
                        assert_eq!(unseen.map(|trip| trip.price), trip.map(|trip| trip.price));
                        let trip = trip.map(|trip| (trip.price, Vec::from(trip.route)));
                        assert_eq!(trip, best(quick, budget, purse), "{start} {to} {quick}");
                    }
                }
                let [thrifty, quickest] = [false, true].map(|quick| best(quick, budget, purse));
                assert_eq!(reach.destinations().contains(to), thrifty.is_some());
                if let Some((price, _)) = quickest {
                    assert!(least_points(&TRADE_ISLAND, &tariff, start, to) <= price.points);
                }
                for grain in [false, true] {
                    let points = if grain { budget } else { few };
                    let [thrifty, quick] =
                        [false, true].map(|quick| best(quick, points, purse).map(|(price, _)| price));
                    let needs = |price: Option<Price>| price.is_some_and(|price| !grain || price.points > few);
                    assert_eq!(reach.differs(to, false, grain), needs(thrifty), "{to} {grain}");
                    assert_eq!(reach.differs(to, true, grain), needs(quick) && quick != thrifty, "{to} {grain}");
                }
                let step = TRADE_ISLAND.vertex_links[start.index()].as_slice().iter().find(|link| link.end == to);
                let is_payable = |points: u8| {
                    let price = step.map(|link| tariff.step(link.edge));
                    price.is_some_and(|(cost, toll)| cost <= points && u16::from(toll) <= purse)
                };
                assert_eq!(reach.steps.map(|ends| ends.contains(to)), [few, budget].map(is_payable), "{start} {to}");
                let is_choice = reach.differs(to, true, false) || reach.differs(to, false, true);
                assert!(is_choice == reach.choices().contains(to) && (is_choice || !reach.differs(to, true, true)));
            }
        }
    }

    #[test]
    fn a_route_is_written_and_read_as_the_list_of_its_paths() {
        let paths: Vec<Edge> = TRADE_ISLAND.edges.iter().take(POINTS_MAX).collect();
        let route = Route::try_from(paths.clone()).unwrap();
        assert_eq!((Vec::from(route), route.len()), (paths.clone(), POINTS_MAX));
        let written = serde_json::to_string(&route).unwrap();
        assert_eq!(serde_json::from_str::<Route>(&written).unwrap(), route);
        assert!(Route::try_from([paths.clone(), paths].concat()).is_err());
    }
}
