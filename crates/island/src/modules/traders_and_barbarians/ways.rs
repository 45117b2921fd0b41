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
const BARE: u8 = 2;
const ROAD: u8 = 1;
const BARBARIAN: u8 = 2;

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

    /// The same without these.
    #[inline(always)]
    const fn minus(self, other: Paths) -> Paths {
        Paths([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    /// Those that are in both.
    #[inline(always)]
    const fn and(self, other: Paths) -> Paths {
        Paths([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    /// The ends of all.
    #[inline(always)]
    fn ends(self, topology: &Topology) -> VertexSet {
        let mut ends = VertexSet::EMPTY;
        for (mut rest, first) in [(self.0[0], 0), (self.0[1], 64)] {
            while rest != 0 {
                ends = ends.or(topology.edge_end_set[first + (rest.trailing_zeros() & 63) as usize]);
                rest &= rest - 1;
            }
        }
        ends
    }

    /// The set with one path more, made without a look at memory: whoever reads both words at once would wait for what was just written.
    #[inline(always)]
    const fn with(self, edge: Edge) -> Paths {
        let (bit, is_high) = (1 << (edge.0 & 63), (edge.0 as u64) >> 6 & 1);
        Paths([self.0[0] | bit & is_high.wrapping_sub(1), self.0[1] | bit & is_high.wrapping_neg()])
    }

    /// One if the path is among them, and nothing otherwise.
    #[inline(always)]
    const fn lies(self, edge: Edge) -> u64 {
        self.0[(edge.0 >> 6 & 1) as usize] >> (edge.0 & 63) & 1
    }
}

/// What steps cost in a position.
#[derive(Clone, Copy)]
pub struct Tariff {
    /// The paths with an own road that is whole.
    own: Paths,
    /// The paths with a foreign road that is whole, neutral ones among them.
    foreign: Paths,
    /// The paths with a barbarian.
    raided: Paths,
    /// The intersections with a road or a barbarian beside them, and perhaps others.
    special: VertexSet,
}

impl Tariff {
    /// That of a seat. A damaged road is a bare path (`TRADE-COMBO-10`).
    #[inline]
    pub fn of(game: &Island, state: &State, seat: Seat) -> Tariff {
        let whole = state.public.all_roads.minus(hooks::damaged_roads(game, state));
        let own = state.public.roads[at(seat)];
        let reach = state.public.reach.iter().fold(VertexSet::EMPTY, |all, reach| all.or(*reach));
        let raiders = state.public.modules.traders_and_barbarians.raiders;
        Tariff::new(game.topology, [whole.and(own), whole.minus(own)], reach, raiders)
    }

    /// That of own and foreign roads, of which every end is given, and barbarians.
    fn new(topology: &Topology, roads: [EdgeSet; 2], ends: VertexSet, raiders: [Edge; RAIDERS]) -> Tariff {
        let (mut raided, mut special) = (Paths([0; 2]), ends);
        for path in raiders {
            raided = raided.with(path);
            special = special.or(topology.edge_end_set[path.index()]);
        }
        let [own, foreign] = roads.map(Paths::of);
        Tariff { own, foreign, raided, special }
    }

    /// Table D-10: points, and gold.
    #[inline]
    pub fn step(&self, edge: Edge) -> (u8, u8) {
        let toll = self.foreign.lies(edge) as u8;
        let road = toll | self.own.lies(edge) as u8;
        (BARE - (BARE - ROAD) * road + BARBARIAN * self.raided.lies(edge) as u8, toll)
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
type Row = [VertexSet; 16];

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
    /// What is settled within so many points, for as much gold as in this row or less.
    within: Row,
    /// What the next row begins with: the far ends of foreign roads.
    tolled: Row,
}

impl<'a> Search<'a> {
    fn new(topology: &'a Topology, tariff: &'a Tariff, start: Vertex) -> Search<'a> {
        let empty = [VertexSet::EMPTY; 16];
        Search { topology, tariff, open: topology.sites.with(start), within: empty, tolled: empty }
    }

    /// Settles these points of a row, whose intersections are then those that are settled with exactly so many; `here` is what is
    /// settled in the row. Stops when the goal is, if there is one, and leaves out what is too far from it. What foreign roads lead to is
    /// noted only if they can be paid.
    #[inline(always)]
    fn sweep(
        &mut self,
        row: &mut Row,
        points: Range<usize>,
        limit: Limit,
        here: &mut VertexSet,
        goal: Option<Vertex>,
    ) -> Option<usize> {
        for sum in points.start..points.end.min(POINTS_MAX + 1) {
            let mut fresh = row[sum].minus(self.within[sum]).minus(*here);
            if let Some(goal) = goal {
                // A step takes a point at least.
                fresh = fresh.and(self.topology.vertices_within[goal.index()][limit.budget - sum]);
            }
            row[sum] = fresh;
            *here = here.or(fresh);
            self.within[sum] = self.within[sum].or(*here);
            if goal.is_some_and(|goal| fresh.contains(goal)) {
                return Some(sum);
            }
            if !fresh.is_empty() && sum < limit.budget {
                self.expand(row, sum, fresh.and(self.open), limit);
            }
        }
        None
    }

    /// Notes where a step leads to from these intersections, which so many points lead to. Where roads or barbarians are, paths of one
    /// kind are noted together, and with both ends: one of them is settled already.
    #[inline(always)]
    fn expand(&mut self, row: &mut Row, sum: usize, open: VertexSet, limit: Limit) {
        let (topology, tariff) = (self.topology, self.tariff);
        let (road, bare) = (sum + usize::from(ROAD), sum + usize::from(BARE));
        let mut bare_ends = VertexSet::EMPTY;
        let mut rest = open.and(tariff.special).0;
        if rest != 0 {
            let mut paths = EdgeSet::EMPTY;
            while rest != 0 {
                paths = paths.or(topology.vertex_edges[(rest.trailing_zeros() & 63) as usize]);
                rest &= rest - 1;
            }
            let mut paths = Paths::of(paths);
            let raided = paths.and(tariff.raided);
            if raided.0 != [0; 2] {
                self.pass_barbarians(row, sum, raided);
                paths = paths.minus(raided);
            }
            row[road] = row[road].or(paths.and(tariff.own).ends(topology));
            if limit.pays {
                let foreign = paths.and(tariff.foreign).ends(topology);
                self.tolled[road] = self.tolled[road].or(foreign);
            }
            if bare <= limit.budget {
                bare_ends = paths.minus(tariff.own).minus(tariff.foreign).ends(topology);
            }
        }
        if bare <= limit.budget {
            let mut rest = open.minus(tariff.special).0;
            while rest != 0 {
                bare_ends = bare_ends.or(topology.vertex_neighbours[(rest.trailing_zeros() & 63) as usize]);
                rest &= rest - 1;
            }
            row[bare] = row[bare].or(bare_ends);
        }
    }

    /// Notes where paths with a barbarian lead to.
    #[inline(never)]
    fn pass_barbarians(&mut self, row: &mut Row, sum: usize, raided: Paths) {
        for edge in EdgeSet(u128::from(raided.0[1]) << 64 | u128::from(raided.0[0])).iter() {
            let (step, toll) = self.tariff.step(edge);
            let next = if toll > 0 { &mut self.tolled } else { &mut *row };
            let next = &mut next[(sum + usize::from(step)) & 15];
            *next = next.or(self.topology.edge_end_set[edge.index()]);
        }
    }

    /// Turns a row into what the next one begins with; says whether gold leads anywhere.
    #[inline(always)]
    fn next_row(&mut self, row: &mut Row) -> bool {
        *row = self.tolled;
        self.tolled = [VertexSet::EMPTY; 16];
        !row.iter().fold(VertexSet::EMPTY, |any, ends| any.or(*ends)).is_empty()
    }
}

/// What a row may take: points, and whether there is gold for another row.
#[derive(Clone, Copy)]
struct Limit {
    budget: usize,
    pays: bool,
}

/// Points and gold that there are no more of than a way can take.
fn limits(budget: u8, purse: u16) -> (usize, usize) {
    (usize::from(budget).min(POINTS_MAX), usize::from(purse).min(GOLD_MAX))
}

/// Where a wagon can go, with the gold at hand.
pub struct Reach {
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
        let mut search = Search::new(topology, tariff, start);
        let mut row = [VertexSet::EMPTY; 16];
        row[0] = VertexSet::only(start);
        let (mut near_again, mut far, mut far_again) = (VertexSet::EMPTY, VertexSet::EMPTY, VertexSet::EMPTY);
        for gold in 0..=purse {
            // What less gold leads to takes more points if it is settled again: its thrifty way is not the quick one.
            let cheaper = [search.within[few], search.within[many]];
            let mut here = VertexSet::EMPTY;
            let limit = Limit { budget: many, pays: gold < purse };
            search.sweep(&mut row, 0..few + 1, limit, &mut here, None);
            near_again = near_again.or(here.and(cheaper[0]));
            let near_here = here;
            search.sweep(&mut row, few + 1..many + 1, limit, &mut here, None);
            let far_here = here.minus(near_here);
            (far, far_again) = (far.or(far_here), far_again.or(far_here.and(cheaper[1])));
            if !limit.pays || !search.next_row(&mut row) {
                break;
            }
        }
        let near = search.within[few].without(start);
        Reach { near: [near, near_again], far: [far, far_again.minus(near)] }
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
    let mut search = Search::new(topology, tariff, to);
    let mut rows = [[VertexSet::EMPTY; 16]; ROWS];
    rows[0][0] = VertexSet::only(to);
    let mut found = None;
    for gold in 0..ROWS {
        let mut here = VertexSet::EMPTY;
        let limit = Limit { budget, pays: gold < purse };
        if let Some(points) = search.sweep(&mut rows[gold], 0..budget + 1, limit, &mut here, Some(start)) {
            found = Some(Price { gold: gold as u8, points: points as u8 });
            if !quick || points == 0 {
                break;
            }
            // More gold is worth it only for fewer points.
            budget = points - 1;
        }
        if !limit.pays || !search.next_row(&mut rows[gold + 1]) {
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
            let ends = rows[gold][points & 15].and(search.open);
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
        let ends = own.or(foreign).iter().flat_map(|edge| TRADE_ISLAND.edge_ends[edge.index()]).collect();
        Tariff::new(&TRADE_ISLAND, [own, foreign], ends, raiders)
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
