//! Building roads, settlements and cities (sections 1.12 to 1.15).

use steading_game::{Journal, RuleId, Seat};

use crate::Island;
use crate::action::Action;
use crate::base::{longest_road, maritime, turn};
use crate::cards::Cards;
use crate::event::{Built, Event};
use crate::frame::Frame;
use crate::hooks;
use crate::illegal::{About, Code, Detail, Illegal, Piece, refuse};
use crate::places::{Edge, EdgeSet, Vertex, VertexSet};
use crate::rule;
use crate::state::{Harvest, State, at};

/// A road: what it needs at no cost, and the price, unless it is free.
pub fn check_road(game: &Island, state: &State, seat: Seat, edge: Edge) -> Result<(), Illegal> {
    check_unpaid_road(game, state, seat, edge)?;
    let is_free = matches!(state.public.frames.top(), Frame::FreeRoads(_));
    if is_free { Ok(()) } else { check_price(state, seat, game.rules.prices.road) }
}

/// What a road needs besides its price: a free path, connected, and a piece left.
pub fn check_unpaid_road(game: &Island, state: &State, seat: Seat, edge: Edge) -> Result<(), Illegal> {
    check_edge(game, edge)?;
    check_path_free(game, state, edge)?;
    check_connected(game, state, seat, edge)?;
    hooks::may_build_road(game, state, seat, edge)?;
    let pieces = game.rules.pieces.roads;
    check_pieces(state.public.pool[seat.index()].roads, Piece::Road, pieces)
}

/// A settlement: what it needs at no cost, and the price.
pub fn check_settlement(game: &Island, state: &State, seat: Seat, vertex: Vertex) -> Result<(), Illegal> {
    check_unpaid_settlement(game, state, seat, vertex)?;
    check_price(state, seat, game.rules.prices.settlement)
}

/// What a settlement needs besides its price: a free intersection, the distance rule, an own road, and a piece left.
pub fn check_unpaid_settlement(game: &Island, state: &State, seat: Seat, vertex: Vertex) -> Result<(), Illegal> {
    check_vertex(game, vertex)?;
    check_site(game, state, vertex)?;
    if !state.public.reach[seat.index()].contains(vertex) {
        return refuse(Code::NoOwnRoad, rule::BASE_148, Detail::Vertex(vertex));
    }
    hooks::may_build_settlement(game, state, seat, vertex)?;
    check_pieces(state.public.pool[seat.index()].settlements, Piece::Settlement, game.rules.pieces.settlements)
}

/// A city: what it needs at no cost, and the price.
pub fn check_city(game: &Island, state: &State, seat: Seat, vertex: Vertex) -> Result<(), Illegal> {
    check_unpaid_city(game, state, seat, vertex)?;
    check_price(state, seat, game.rules.prices.city)
}

/// What a city needs besides its price: an own settlement (`BASE-154`), and a piece left.
pub fn check_unpaid_city(game: &Island, state: &State, seat: Seat, vertex: Vertex) -> Result<(), Illegal> {
    check_vertex(game, vertex)?;
    if !state.public.settlements[seat.index()].contains(vertex) {
        return refuse(Code::NoSettlementHere, rule::BASE_154, what_stands(state, vertex));
    }
    hooks::may_build_city(game, state, seat, vertex)?;
    check_pieces(state.public.pool[seat.index()].cities, Piece::City, game.rules.pieces.cities)
}

/// `BASE-236`: the intersection is on the board, and no plaza (`TRADE-117`): buildings can stand there.
pub fn check_vertex(game: &Island, vertex: Vertex) -> Result<(), Illegal> {
    if game.topology.sites.contains(vertex) {
        return Ok(());
    }
    if game.topology.vertices.contains(vertex) {
        return refuse(Code::UnknownPlace, rule::TRADE_025, Detail::Why("plaza", About::Nothing));
    }
    refuse(Code::UnknownPlace, rule::BASE_236, game.topology.vertex_place(vertex).map_or(Detail::None, Detail::Name))
}

/// `BASE-236`: the path is on the board.
pub fn check_edge(game: &Island, edge: Edge) -> Result<(), Illegal> {
    if game.topology.edges.contains(edge) {
        return Ok(());
    }
    refuse(Code::UnknownPlace, rule::BASE_236, game.topology.edge_place(edge).map_or(Detail::None, Detail::Name))
}

/// `BASE-024`, `BASE-141`: one road per path.
pub fn check_path_free(game: &Island, state: &State, edge: Edge) -> Result<(), Illegal> {
    match game.colours.iter().find(|seat| state.public.roads[seat.index()].contains(edge)) {
        Some(owner) => {
            let is_bridge = game.facts.bridge_sites.contains(edge);
            let detail = if is_bridge { Detail::Bridge(edge, owner) } else { Detail::Road(edge, owner) };
            refuse(Code::PathOccupied, rule::BASE_141, detail)
        }
        None => Ok(()),
    }
}

/// `BASE-142`, `BASE-143`: one end holds an own building or touches an own road, and no opponent's piece stops the way there.
fn check_connected(game: &Island, state: &State, seat: Seat, edge: Edge) -> Result<(), Illegal> {
    let ends = game.topology.edge_ends[edge.index()];
    let own = state.public.reach[seat.index()].or(state.public.buildings(seat));
    let stops = hooks::stops(game, state, seat);
    if ends.iter().any(|&end| own.contains(end) && !stops.contains(end)) {
        return Ok(());
    }
    if let Some(&end) = ends.iter().find(|&&end| own.contains(end)) {
        let (rule, detail) =
            hooks::what_stops(game, state, end).unwrap_or_else(|| (rule::BASE_143, what_stands(state, end)));
        return refuse(Code::RoadBlocked, rule, detail);
    }
    refuse(Code::RoadNotConnected, rule::BASE_142, Detail::Ends(ends[0], ends[1]))
}

/// The building on an intersection, to tell in a refusal; the intersection alone where there is none.
pub fn what_stands(state: &State, vertex: Vertex) -> Detail {
    match state.public.building_at(vertex) {
        Some((owner, piece)) => Detail::Building(vertex, owner, piece),
        None => Detail::Vertex(vertex),
    }
}

/// `BASE-147` and the distance rule `BASE-149`: the intersection is free, and no neighbouring one holds a settlement or city,
/// no matter whose.
pub fn check_site(game: &Island, state: &State, vertex: Vertex) -> Result<(), Illegal> {
    hooks::site_is_free(game, state, vertex)?;
    if !state.public.closed.contains(vertex) {
        return Ok(());
    }
    if let Some((owner, piece)) = state.public.building_at(vertex) {
        return refuse(Code::IntersectionOccupied, rule::BASE_147, Detail::Building(vertex, owner, piece));
    }
    let near = game.topology.vertex_neighbours[vertex.index()].and(state.public.occupied);
    let neighbour =
        near.iter().find_map(|near| state.public.building_at(near).map(|(owner, piece)| (near, owner, piece)));
    match neighbour {
        Some((near, owner, piece)) => refuse(Code::TooClose, rule::BASE_149, Detail::Building(near, owner, piece)),
        None => refuse(Code::TooClose, rule::BASE_149, Detail::Vertex(vertex)),
    }
}

/// `BASE-137`: a piece is left in the pool.
fn check_pieces(left: u8, piece: Piece, limit: u8) -> Result<(), Illegal> {
    if left > 0 { Ok(()) } else { refuse(Code::NoPiecesLeft, rule::BASE_137, Detail::Pieces(piece, limit)) }
}

/// `BASE-135`, `BASE-138`: the price is in the hand.
pub fn check_price(state: &State, seat: Seat, price: Cards) -> Result<(), Illegal> {
    check_price_of(state, seat, price, rule::BASE_135)
}

/// The same for a price that another rule names.
pub fn check_price_of(state: &State, seat: Seat, price: Cards, rule: RuleId) -> Result<(), Illegal> {
    let hand = state.private[seat.index()].hand;
    if hand.covers(price) {
        return Ok(());
    }
    refuse(Code::CannotAfford, rule, Detail::Price { price, short: hand.shortfall(price) })
}

/// The paths where the seat may lay a road, pieces and price aside.
#[inline]
pub fn road_sites(game: &Island, state: &State, seat: Seat) -> EdgeSet {
    let public = &state.public;
    let own = public.reach[at(seat)].or(public.buildings(seat));
    let open = own.minus(hooks::stops(game, state, seat));
    let mut sites = EdgeSet::EMPTY;
    for vertex in open.iter() {
        sites = sites.or(game.topology.vertex_edges[vertex.index()]);
    }
    sites.minus(public.all_roads)
}

/// Whether the seat has a road piece and a place for it.
pub fn has_road_site(game: &Island, state: &State, seat: Seat) -> bool {
    if state.public.pool[at(seat)].roads == 0 {
        return false;
    }
    let sites = road_sites(game, state, seat);
    if !game.facts.limits_sites {
        return !sites.is_empty();
    }
    sites.iter().any(|edge| hooks::may_build_road(game, state, seat, edge).is_ok())
}

/// The intersections where the seat may settle, pieces and price aside.
#[inline]
pub fn settlement_sites(state: &State, seat: Seat) -> VertexSet {
    state.public.reach[at(seat)].minus(state.public.closed)
}

/// Lists road sites.
#[inline(never)]
pub fn list_roads(game: &Island, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let sites = road_sites(game, state, seat);
    if !game.facts.limits_sites {
        out.extend(sites.iter().map(Action::BuildRoad));
    } else {
        let may_build = |edge: &Edge| hooks::may_build_road(game, state, seat, *edge).is_ok();
        out.extend(sites.iter().filter(may_build).map(Action::BuildRoad));
    }
}

/// Whether the hand may pay for anything. A quick answer that errs on the side of yes.
#[inline(always)]
pub fn may_afford_something(game: &Island, state: &State, seat: Seat) -> bool {
    let hand = state.private[at(seat)].hand;
    let [one, other] = game.least_prices;
    hand.covers(one) || hand.covers(other)
}

/// Lists everything the seat can build and pay for.
#[inline(always)]
pub fn list(game: &Island, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let (hand, prices) = (state.private[at(seat)].hand, &game.rules.prices);
    let pool = state.public.pool[at(seat)];
    if pool.roads > 0 && hand.covers(prices.road) {
        list_roads(game, state, seat, out);
    }
    if pool.settlements > 0 && hand.covers(prices.settlement) {
        let is_free = |vertex| hooks::site_is_free(game, state, vertex).is_ok();
        let may_build = |vertex| hooks::may_build_settlement(game, state, seat, vertex).is_ok();
        for vertex in settlement_sites(state, seat).iter() {
            if !game.facts.limits_sites || is_free(vertex) && may_build(vertex) {
                out.push(Action::BuildSettlement(vertex));
            }
        }
    }
    if pool.cities > 0 && hand.covers(prices.city) {
        let may_build = |vertex| hooks::may_build_city(game, state, seat, vertex).is_ok();
        for vertex in state.public.settlements[at(seat)].iter() {
            if !game.facts.limits_sites || may_build(vertex) {
                out.push(Action::BuildCity(vertex));
            }
        }
    }
}

/// Pays a price to the bank (`BASE-135`, `BASE-087`).
pub fn pay(state: &mut State, seat: Seat, price: Cards, journal: &mut impl Journal<Event>) {
    state.private[at(seat)].hand -= price;
    state.public.bank += price;
    journal.note(Event::Paid(seat, price));
}

/// Builds a road: free while road building is carried out, else paid for.
#[inline(never)]
pub fn build_road(game: &Island, state: &mut State, seat: Seat, edge: Edge, journal: &mut impl Journal<Event>) {
    let free = match state.public.frames.top() {
        Frame::FreeRoads(count) => Some(count),
        _ => None,
    };
    if free.is_none() {
        pay(state, seat, game.rules.prices.road, journal);
    }
    put_road(game, state, seat, edge);
    journal.note(Event::Road(seat, edge));
    match free {
        None => turn::mark_built(game, state, journal),
        Some(_) => use_free_road(state),
    }
    hooks::after_build(game, state, seat, Built::Road(edge), journal);
    longest_road::award(game, state, journal);
}

/// One free road less. What is left is dropped when no place is left, which only shows once nothing else is asked.
pub fn use_free_road(state: &mut State) {
    match state.public.frames.top() {
        Frame::FreeRoads(count) if count > 1 => state.public.frames.replace(Frame::FreeRoads(count - 1)),
        _ => state.public.frames.pop(),
    }
}

/// Whether a free road is good for anything: a road piece and a place for it, or what a module lets it do.
pub fn has_use_for_free_road(game: &Island, state: &State, seat: Seat) -> bool {
    has_road_site(game, state, seat) || hooks::may_use_free_road(game, state, seat)
}

/// Builds a settlement.
#[inline(never)]
pub fn build_settlement(
    game: &Island,
    state: &mut State,
    seat: Seat,
    vertex: Vertex,
    journal: &mut impl Journal<Event>,
) {
    pay(state, seat, game.rules.prices.settlement, journal);
    put_settlement(game, state, seat, vertex);
    journal.note(Event::Settled(seat, vertex));
    hooks::after_build(game, state, seat, Built::Settlement(vertex), journal);
    if longest_road::interrupt(game, state, seat, vertex) {
        longest_road::award(game, state, journal);
    }
    turn::mark_built(game, state, journal);
}

/// Turns a settlement into a city; the settlement goes back to the pool (`BASE-155`).
#[inline(never)]
pub fn build_city(game: &Island, state: &mut State, seat: Seat, vertex: Vertex, journal: &mut impl Journal<Event>) {
    pay(state, seat, game.rules.prices.city, journal);
    put_city(game, state, seat, vertex);
    journal.note(Event::Upgraded(seat, vertex));
    hooks::after_build(game, state, seat, Built::City(vertex), journal);
    turn::mark_built(game, state, journal);
}

/// Lays a road piece and keeps the caches true.
pub fn put_road(game: &Island, state: &mut State, seat: Seat, edge: Edge) {
    state.public.pool[seat.index()].roads -= 1;
    join(game, state, seat, edge);
}

/// A path now joins its ends for the seat, by a road or by whatever serves as one.
pub fn join(game: &Island, state: &mut State, seat: Seat, edge: Edge) {
    let public = &mut state.public;
    let ends = game.topology.edge_ends[edge.index()];
    public.roads[seat.index()] = public.roads[seat.index()].with(edge);
    public.all_roads = public.all_roads.with(edge);
    public.reach[seat.index()] = public.reach[seat.index()].with(ends[0]).with(ends[1]);
    longest_road::extend(game, state, seat, edge);
}

/// Takes a road off the board, back into its owner's pool, and keeps the caches true (`CK-257`).
pub fn take_road(game: &Island, state: &mut State, seat: Seat, edge: Edge) {
    let public = &mut state.public;
    public.pool[at(seat)].roads += 1;
    public.roads[at(seat)] = public.roads[at(seat)].without(edge);
    public.all_roads = public.all_roads.without(edge);
    let ends = public.roads[at(seat)].iter().flat_map(|road| game.topology.edge_ends[road.index()]);
    public.reach[at(seat)] = ends.collect();
    state.public.road_length[at(seat)] = longest_road::length_afresh(game, state, seat);
}

/// Places a settlement piece and keeps the caches true. A neutral one only stands there (`TWO-014`, `TWO-015`).
pub fn put_settlement(game: &Island, state: &mut State, seat: Seat, vertex: Vertex) {
    let public = &mut state.public;
    public.settlements[seat.index()] = public.settlements[seat.index()].with(vertex);
    public.occupied = public.occupied.with(vertex);
    public.closed = public.closed.with(vertex).or(game.topology.vertex_neighbours[vertex.index()]);
    public.pool[seat.index()].settlements -= 1;
    if public.neutral.contains(seat) {
        return;
    }
    public.open_points[seat.index()] += 1;
    tend(game, state, vertex, |harvest| harvest.settle(seat));
    maritime::open_harbour(game, state, seat, vertex);
}

/// Places a city piece where no settlement stood. For a moment it stands on a settlement piece, which is lent.
pub fn found_city(game: &Island, state: &mut State, seat: Seat, vertex: Vertex) {
    state.public.pool[seat.index()].settlements += 1;
    put_settlement(game, state, seat, vertex);
    put_city(game, state, seat, vertex);
    state.public.pool[seat.index()].settlements -= 1;
}

/// Puts a city piece in a settlement's place.
pub fn put_city(game: &Island, state: &mut State, seat: Seat, vertex: Vertex) {
    let pool = &mut state.public.pool[seat.index()];
    pool.settlements += 1;
    pool.cities -= 1;
    raise_city(game, state, seat, vertex);
}

/// What counted as a settlement counts as a city from now on: one point more (`BASE-156`). Pieces are the caller's.
pub fn raise_city(game: &Island, state: &mut State, seat: Seat, vertex: Vertex) {
    let public = &mut state.public;
    public.settlements[seat.index()] = public.settlements[seat.index()].without(vertex);
    public.cities[seat.index()] = public.cities[seat.index()].with(vertex);
    if public.neutral.contains(seat) {
        return;
    }
    public.open_points[seat.index()] += 1;
    tend(game, state, vertex, |harvest| harvest.raise(seat));
}

/// What was a city counts as a settlement from now on: a point less (`CK-193`, `CK-195`). Pieces are the caller's.
pub fn lower_city(game: &Island, state: &mut State, seat: Seat, vertex: Vertex) {
    let public = &mut state.public;
    public.cities[seat.index()] = public.cities[seat.index()].without(vertex);
    public.settlements[seat.index()] = public.settlements[seat.index()].with(vertex);
    public.open_points[seat.index()] -= 1;
    tend(game, state, vertex, |harvest| harvest.lower(seat));
}

/// Other buildings stand at the land around.
fn tend(game: &Island, state: &mut State, vertex: Vertex, change: impl Fn(&mut Harvest)) {
    for hex in game.topology.vertex_cells[vertex.index()] {
        if game.topology.is_land(hex) {
            change(&mut state.public.harvest[hex.index()]);
        }
    }
}
