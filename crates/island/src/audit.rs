//! What is always true of a position: nothing is lost, and every cached value equals the recomputed one.

use steading_game::Seat;

use crate::Island;
use crate::base::{domestic, largest_army as army, longest_road as routes, maritime, production, victory};
use crate::cards::{Cards, DevCard};
use crate::frame::Frame;
use crate::hooks;
use crate::modules;
use crate::places::{EdgeSet, Hex, VertexSet};
use crate::rules::{AWARD_POINTS, Refuge};
use crate::state::{Public, SEATS, State, Terms};
use crate::text::words::seat_name;

/// Checks a position; the first thing that is wrong is told.
pub fn audit(game: &Island, state: &State) -> Result<(), String> {
    for seat in (0..SEATS as u8).map(Seat) {
        length(game, state, seat)?;
    }
    audit_but_lengths(game, state)
}

/// Checks a position that came from one already checked. Measuring routes takes most of the time, and lengths can only change
/// with roads, what stops them, and what modules let count twice.
pub fn audit_after(game: &Island, before: &State, state: &State) -> Result<(), String> {
    let (old, new) = (&before.public, &state.public);
    let is_rebuilt = old.roads != new.roads || old.occupied != new.occupied || old.road_length != new.road_length;
    let is_stopped =
        game.colours.iter().any(|seat| hooks::stops(game, before, seat) != hooks::stops(game, state, seat));
    let is_doubled = hooks::doubled_roads(game, before) != hooks::doubled_roads(game, state);
    if is_rebuilt || is_stopped || is_doubled { audit(game, state) } else { audit_but_lengths(game, state) }
}

fn audit_but_lengths(game: &Island, state: &State) -> Result<(), String> {
    conservation(game, state)?;
    for seat in (0..SEATS as u8).map(Seat) {
        pieces(game, state, seat)?;
        caches(game, state, seat)?;
        step(game, state, seat)?;
    }
    board(game, state)?;
    trade(game, state)?;
    longest_road(game, state)?;
    largest_army(game, state)?;
    if game.modules.is_empty() { Ok(()) } else { modules::audit(game, state) }
}

/// A colour in words, as positions name it.
fn name(game: &Island, seat: Seat) -> &'static str {
    seat_name(&game.options, seat)
}

fn ensure(holds: bool, complaint: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(complaint()) }
}

/// `BASE-089`: bank and hands add up; so do the development cards.
fn conservation(game: &Island, state: &State) -> Result<(), String> {
    let hands = state.private.iter().fold(Cards::NONE, |sum, private| sum + private.hand);
    ensure(state.public.bank + hands == game.rules.bank, || {
        format!("bank {} and hands {hands} do not add up to {}", state.public.bank, game.rules.bank)
    })?;
    let mut cards = state.deck;
    for private in &state.private {
        for card in DevCard::ALL {
            cards.0[card as usize] += private.cards.count(card);
        }
    }
    for card in DevCard::ALL {
        cards.0[card as usize] += state.public.spent.count(card);
    }
    cards.0[DevCard::Knight as usize] += state.public.knights.iter().sum::<u8>();
    ensure(cards == game.rules.deck.cards(), || "the development cards do not add up".into())?;
    for private in &state.private {
        ensure(private.hand.covers(private.chosen), || "a discard names cards that are not held".into())?;
        let has_new = DevCard::ALL.into_iter().all(|card| private.new_cards.count(card) <= private.cards.count(card));
        ensure(has_new, || "more new development cards than held".into())?;
    }
    Ok(())
}

/// `BASE-008`, `BASE-137`: pieces on the board and in the pool add up.
fn pieces(game: &Island, state: &State, seat: Seat) -> Result<(), String> {
    let (public, limits, index) = (&state.public, game.rules.pieces, seat.index());
    let pool = public.pool[index];
    let roads = public.roads[index].minus(game.facts.bridge_sites);
    let reduced = hooks::reduced_cities(game, state, seat);
    let counts = [
        ("roads", roads.len(), pool.roads, limits.roads),
        ("settlements", public.settlements[index].minus(reduced).len(), pool.settlements, limits.settlements),
        ("cities", public.cities[index].or(reduced).len(), pool.cities, limits.cities),
    ];
    for (kind, placed, left, limit) in counts {
        ensure(placed + u32::from(left) == u32::from(limit), || {
            format!("{}: {placed} {kind} placed, {left} left", name(game, seat))
        })?;
    }
    ensure(public.settlements[index].and(public.cities[index]).is_empty(), || {
        format!("{}: a settlement in a city", name(game, seat))
    })
}

/// Cached values of a seat.
fn caches(game: &Island, state: &State, seat: Seat) -> Result<(), String> {
    let (public, index) = (&state.public, seat.index());
    let reach: VertexSet = public.roads[index].iter().flat_map(|edge| game.topology.edge_ends[edge.index()]).collect();
    ensure(public.reach[index] == reach, || format!("{}: the reach of the roads is stale", name(game, seat)))?;
    let rates = maritime::rates_afresh(game, state, seat);
    ensure(public.rates[index] == rates, || {
        format!("{}: rates {}, not {rates}", name(game, seat), public.rates[index])
    })?;
    let awards =
        [public.longest_road, public.largest_army].iter().filter(|&&holder| holder == Some(seat)).count() as i8;
    let pieces = public.settlements[index].len() as i8 + 2 * public.cities[index].len() as i8;
    let scored = pieces + AWARD_POINTS * awards + hooks::points(game, state, seat);
    let points = if public.neutral.contains(seat) { 0 } else { scored };
    ensure(public.open_points[index] == points, || {
        format!("{}: {} points, not {points}", name(game, seat), public.open_points[index])
    })
}

/// The cached length of a seat's longest route.
fn length(game: &Island, state: &State, seat: Seat) -> Result<(), String> {
    let (cached, length) = (state.public.road_length[seat.index()], routes::length_afresh(game, state, seat));
    ensure(cached == length, || format!("{}: road length {cached}, not {length}", name(game, seat)))
}

/// What a seat has left over from another step of the game: discards outside a seven, new cards outside its turn, a win that
/// nobody noticed (`BASE-222`).
fn step(game: &Island, state: &State, seat: Seat) -> Result<(), String> {
    let (public, private) = (&state.public, &state.private[seat.index()]);
    let owes = public.owed[seat.index()] > 0 || !private.chosen.is_empty();
    ensure(public.frames.last().is_sealed() || !owes, || {
        format!("{}: owes cards that nobody asks for", name(game, seat))
    })?;
    let is_new = private.new_cards.total() > 0;
    ensure(public.turn == seat || !is_new, || format!("{}: new development cards out of turn", name(game, seat)))?;
    ensure(public.winner.is_some() == (public.frames.top() == Frame::Over), || "a winner, or the end, alone".into())?;
    match public.winner {
        Some(winner) => {
            let may_have_won = winner != seat || victory::may_have_won(game, state, seat);
            ensure(may_have_won, || format!("{}: won with too few points", name(game, seat)))
        }
        None => {
            let must_have_won = public.turn == seat && victory::is_due(game, state);
            ensure(!must_have_won, || format!("{}: has enough points, yet the game goes on", name(game, seat)))
        }
    }
}

/// `BASE-113`, `BASE-120`: open offers are covered by the hands of those who made or accepted them.
fn trade(game: &Island, state: &State) -> Result<(), String> {
    let (trade, turn) = (&state.public.trade, state.public.turn);
    let can_give = |seat: Seat, terms: Terms| domestic::can_give(state, seat, terms);
    ensure(can_give(turn, trade.offer), || format!("{}: offers what is not held", name(game, turn)))?;
    ensure(trade.proposals[turn.index()] == Terms::NONE, || format!("{}: proposes to itself", name(game, turn)))?;
    for seat in game.seats.iter() {
        ensure(can_give(seat, trade.proposals[seat.index()]), || {
            format!("{}: proposes what is not held", name(game, seat))
        })?;
        let is_covered = !trade.accepted.contains(seat) || can_give(seat, trade.offer.reversed());
        ensure(is_covered, || format!("{}: has accepted to give what is not held", name(game, seat)))?;
    }
    let answers = trade.accepted.iter().chain(trade.declined.iter());
    let is_asked = answers.clone().all(|seat| trade.asked.contains(seat));
    ensure(is_asked && trade.accepted.and(trade.declined).is_empty(), || {
        "unasked or double answers to an offer".into()
    })?;
    ensure(trade.offer.is_some() != trade.asked.is_empty(), || "an offer to nobody, or none to somebody".into())
}

/// Cached values of the board, and rules that hold for all pieces together.
fn board(game: &Island, state: &State) -> Result<(), String> {
    let public = &state.public;
    let mut roads = EdgeSet::EMPTY;
    let mut occupied = VertexSet::EMPTY;
    for seat in (0..SEATS as u8).map(Seat) {
        ensure(roads.and(public.roads[seat.index()]).is_empty(), || {
            format!("{}: two roads on a path", name(game, seat))
        })?;
        ensure(occupied.and(public.buildings(seat)).is_empty(), || {
            format!("{}: two buildings on an intersection", name(game, seat))
        })?;
        roads = roads.or(public.roads[seat.index()]);
        occupied = occupied.or(public.buildings(seat));
    }
    ensure(public.neutral == game.colours.minus(game.seats), || {
        "the neutral colours are not those of the table".into()
    })?;
    ensure(public.all_roads == roads && public.occupied == occupied, || "the sets of all pieces are stale".into())?;
    let mut closed = occupied.or(game.topology.vertices.minus(game.topology.sites));
    for vertex in occupied.iter() {
        let near = game.topology.vertex_neighbours[vertex.index()];
        ensure(near.and(occupied).is_empty(), || format!("{vertex}: a building next to a building"))?;
        closed = closed.or(near);
    }
    let harvest = public.harvest_afresh(game.topology);
    ensure(public.harvest == harvest, || "the buildings at the hexes are stale".into())?;
    let producers = production::producers_afresh(game, public);
    ensure(public.producers == producers, || "the hexes of the numbers are stale".into())?;
    tokens(game, public)?;
    ensure(public.closed == closed, || "the closed intersections are stale".into())?;
    let has_robber = game.rules.refuge != Refuge::NoRobber;
    ensure(has_robber || public.robber.is_none(), || "a robber where there is none".into())?;
    let trade = &public.trade;
    let is_open = trade.offer.is_some() || trade.proposals.iter().any(|terms| terms.is_some());
    ensure(trade.is_open == is_open, || "the open-offer flag is stale".into())
}

/// Tokens may change places, but none comes or goes, and hexes without one stay so.
pub(crate) fn tokens(game: &Island, public: &Public) -> Result<(), String> {
    let laid = game.layout().tokens;
    let is_bare = |hex: Hex| laid.get(hex.index()).is_none_or(|&number| number == 0);
    let mut moved = public.moved_tokens.iter();
    ensure(!moved.any(|(hex, number)| is_bare(hex) || laid[hex.index()] == number), || {
        "a token that moved has not".into()
    })?;
    let mut lie: Vec<u8> = game.topology.land.iter().map(|hex| production::token_on(game, public, hex)).collect();
    let mut laid = laid.to_vec();
    lie.sort_unstable();
    laid.sort_unstable();
    ensure(lie == laid, || "the number tokens are not those of the board".into())
}

/// Who holds the Longest Road; within an effect it waits.
pub(crate) fn longest_road(game: &Island, state: &State) -> Result<(), String> {
    let public = &state.public;
    if public.frames.is_in_effect() {
        return Ok(());
    }
    let holder = routes::due_to(game, public.road_length, public.longest_road);
    ensure(holder == public.longest_road, || {
        let name = |seat: Option<Seat>| seat.map_or("nobody", |seat| name(game, seat));
        format!("the Longest Road is {}'s, and {}'s by the roads", name(public.longest_road), name(holder))
    })
}

/// Who holds the Largest Army; within an effect it waits.
pub(crate) fn largest_army(game: &Island, state: &State) -> Result<(), String> {
    let public = &state.public;
    if public.frames.is_in_effect() {
        return Ok(());
    }
    let most = public.knights.iter().copied().max().unwrap_or(0);
    let is_tie = public.knights.iter().filter(|&&knights| knights == most).count() > 1;
    let is_right = match public.largest_army {
        None => !army::is_enough(game, most) || game.rules.army_set_aside && is_tie,
        Some(seat) => public.knights[seat.index()] == most && army::is_enough(game, most),
    };
    ensure(is_right, || match public.largest_army {
        Some(seat) => format!("the Largest Army is {}'s, who has not the most knights, or too few", name(game, seat)),
        None => "the Largest Army is nobody's, and somebody has the knights for it".into(),
    })
}
