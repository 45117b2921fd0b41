//! Knights on the board (sections 1.10 and 1.11): building, activating and promoting them, where they may go, and what they do there.

use steading_game::{Journal, RuleId, Seat};

use super::improvements::GIFT;
use super::{Action, Event, Frame, Public, Rank, Track};
use crate::Island;
use crate::action::Action as AnyAction;
use crate::base::{building, effects, longest_road, turn};
use crate::cards::Cards;
use crate::event::Event as AnyEvent;
use crate::frame::Frame as AnyFrame;
use crate::hooks;
use crate::illegal::{About, Code, Detail, Illegal, Piece, refuse};
use crate::places::{Vertex, VertexSet};
use crate::rule;
use crate::state::{SEATS, State, at};

/// `CK-006`: pieces of each rank.
pub const PIECES: u8 = 2;
/// `CK-102`, `CK-112`: a knight, and each promotion.
pub const PRICE: Cards = Cards::from_counts([0, 0, 1, 0, 1]);
/// `CK-110`: an activation.
pub const ACTIVATION: Cards = Cards::from_counts([0, 0, 0, 1, 0]);

impl Public {
    /// All knights on the board.
    #[inline]
    pub fn all_knights(&self) -> VertexSet {
        let [a, b, c, d] = self.knights;
        a.or(b).or(c).or(d)
    }

    /// Whose knight stands here.
    pub fn owner_at(&self, vertex: Vertex) -> Option<Seat> {
        (0..SEATS as u8).map(Seat).find(|seat| self.knights[seat.index()].contains(vertex))
    }

    /// The rank of the knight that stands here.
    #[inline]
    pub fn rank_at(&self, vertex: Vertex) -> Rank {
        match () {
            () if self.mighty.contains(vertex) => Rank::Mighty,
            () if self.strong.contains(vertex) => Rank::Strong,
            () => Rank::Basic,
        }
    }

    /// The knights of a rank, whoever owns them.
    #[inline]
    fn of_rank(&self, rank: Rank) -> VertexSet {
        match rank {
            Rank::Basic => self.all_knights().minus(self.strong).minus(self.mighty),
            Rank::Strong => self.strong,
            Rank::Mighty => self.mighty,
        }
    }

    /// `CK-105`: the pieces of a rank that a seat has left.
    #[inline]
    pub fn pieces_left(&self, seat: Seat, rank: Rank) -> u8 {
        PIECES.saturating_sub(self.knights[at(seat)].and(self.of_rank(rank)).len() as u8)
    }

    /// The strength of some knights together.
    #[inline]
    pub fn strength(&self, knights: VertexSet) -> u8 {
        (knights.len() + knights.and(self.strong).len() + 2 * knights.and(self.mighty).len()) as u8
    }

    /// The active knights of a seat.
    #[inline]
    pub fn active_knights(&self, seat: Seat) -> VertexSet {
        self.knights[at(seat)].and(self.active)
    }

    fn set_rank(&mut self, vertex: Vertex, rank: Rank) {
        self.strong = self.strong.without(vertex);
        self.mighty = self.mighty.without(vertex);
        match rank {
            Rank::Basic => {}
            Rank::Strong => self.strong = self.strong.with(vertex),
            Rank::Mighty => self.mighty = self.mighty.with(vertex),
        }
    }

    /// The knight that stands here rises by a rank.
    pub fn promote(&mut self, vertex: Vertex) {
        if let Some(next) = self.rank_at(vertex).next() {
            self.set_rank(vertex, next);
            self.promoted = self.promoted.with(vertex);
        }
    }

    /// Puts a piece on the board.
    pub fn put_knight(&mut self, seat: Seat, vertex: Vertex, rank: Rank, is_active: bool) {
        self.knights[at(seat)] = self.knights[at(seat)].with(vertex);
        self.set_rank(vertex, rank);
        if is_active {
            self.active = self.active.with(vertex);
        }
    }

    /// Takes a piece off the board.
    pub fn lift_knight(&mut self, seat: Seat, vertex: Vertex) {
        self.knights[at(seat)] = self.knights[at(seat)].without(vertex);
        self.set_rank(vertex, Rank::Basic);
        for marks in [&mut self.active, &mut self.weary, &mut self.promoted] {
            *marks = marks.without(vertex);
        }
    }
}

/// A knight came or went here: routes of others are cut or joined (`CK-108`).
fn routes_changed(game: &Island, state: &mut State, owner: Seat, vertex: Vertex) {
    longest_road::interrupt(game, state, owner, vertex);
}

/// Puts a knight on the board, with what follows for routes.
pub fn place(game: &Island, state: &mut State, seat: Seat, vertex: Vertex, rank: Rank, is_active: bool) {
    state.public.modules.cities_and_knights.put_knight(seat, vertex, rank, is_active);
    routes_changed(game, state, seat, vertex);
}

/// Takes a knight off the board, with what follows for routes; its rank and whether it was active.
pub fn lift(game: &Island, state: &mut State, seat: Seat, vertex: Vertex) -> (Rank, bool) {
    let public = &mut state.public.modules.cities_and_knights;
    let knight = (public.rank_at(vertex), public.active.contains(vertex));
    public.lift_knight(seat, vertex);
    routes_changed(game, state, seat, vertex);
    knight
}

/// What stands on an intersection, to tell in a refusal.
fn occupant(state: &State, vertex: Vertex) -> Option<Detail> {
    let knight = state.public.modules.cities_and_knights.owner_at(vertex);
    let knight = knight.map(|owner| Detail::Building(vertex, owner, Piece::Knight));
    knight.or_else(|| state.public.building_at(vertex).map(|(owner, piece)| Detail::Building(vertex, owner, piece)))
}

/// `CK-100`: no settlement where a knight stands, own or foreign.
pub fn check_no_knight(state: &State, vertex: Vertex) -> Result<(), Illegal> {
    match state.public.modules.cities_and_knights.owner_at(vertex) {
        Some(owner) => refuse(Code::IntersectionOccupied, rule::CK_100, Detail::Building(vertex, owner, Piece::Knight)),
        None => Ok(()),
    }
}

// Building.

/// `CK-103`, `CK-364`: a free intersection that an own road touches; the distance does not matter (`CK-104`).
pub fn check_place(game: &Island, state: &State, seat: Seat, vertex: Vertex) -> Result<(), Illegal> {
    building::check_vertex(game, vertex)?;
    if let Some(detail) = occupant(state, vertex) {
        return refuse(Code::IntersectionOccupied, rule::CK_103, detail);
    }
    if !state.public.reach[at(seat)].contains(vertex) {
        return refuse(Code::NoOwnRoad, rule::CK_103, Detail::Vertex(vertex));
    }
    Ok(())
}

/// The intersections where a seat may place a knight.
#[inline]
pub fn places(state: &State, seat: Seat) -> VertexSet {
    let knights = state.public.modules.cities_and_knights.all_knights();
    state.public.reach[at(seat)].minus(state.public.occupied).minus(knights)
}

/// `CK-105`, `CK-106`: a piece of the rank is left.
fn check_piece(public: &Public, seat: Seat, rank: Rank) -> Result<(), Illegal> {
    if public.pieces_left(seat, rank) > 0 {
        return Ok(());
    }
    let piece = [Piece::BasicKnight, Piece::StrongKnight, Piece::MightyKnight][rank as usize];
    refuse(Code::NoPiecesLeft, rule::CK_105, Detail::Pieces(piece, PIECES))
}

/// A new knight.
pub fn check_build(game: &Island, state: &State, seat: Seat, vertex: Vertex) -> Result<(), Illegal> {
    turn::check_rolled(state)?;
    check_place(game, state, seat, vertex)?;
    check_piece(&state.public.modules.cities_and_knights, seat, Rank::Basic)?;
    building::check_price_of(state, seat, PRICE, rule::CK_102)
}

/// `CK-102`: a basic knight, inactive.
pub fn build(game: &Island, state: &mut State, seat: Seat, vertex: Vertex, journal: &mut impl Journal<AnyEvent>) {
    building::pay(state, seat, PRICE, journal);
    place(game, state, seat, vertex, Rank::Basic, false);
    journal.note(Event::Knight(seat, vertex, Rank::Basic).into());
    longest_road::award(game, state, journal);
    turn::mark_built(game, state, journal);
}

// Activating and promoting.

/// An own knight stands here.
fn check_own(game: &Island, state: &State, seat: Seat, vertex: Vertex, rule: RuleId) -> Result<(), Illegal> {
    building::check_vertex(game, vertex)?;
    if state.public.modules.cities_and_knights.knights[at(seat)].contains(vertex) {
        return Ok(());
    }
    refuse(Code::NoKnightHere, rule, occupant(state, vertex).unwrap_or(Detail::Vertex(vertex)))
}

/// `CK-110`, `CK-365`: an own inactive knight, also one built this turn.
pub fn check_activate(game: &Island, state: &State, seat: Seat, vertex: Vertex) -> Result<(), Illegal> {
    turn::check_rolled(state)?;
    check_own(game, state, seat, vertex, rule::CK_110)?;
    if state.public.modules.cities_and_knights.active.contains(vertex) {
        return refuse(Code::KnightActive, rule::CK_110, Detail::Vertex(vertex));
    }
    building::check_price_of(state, seat, ACTIVATION, rule::CK_110)
}

/// `CK-111`: the knight is active, but does not act this turn.
pub fn activate(game: &Island, state: &mut State, seat: Seat, vertex: Vertex, journal: &mut impl Journal<AnyEvent>) {
    building::pay(state, seat, ACTIVATION, journal);
    rouse(state, VertexSet::only(vertex));
    journal.note(Event::Activated(seat, vertex).into());
    turn::mark_built(game, state, journal);
}

/// `CK-119`: knights become active, and those that were not cannot act this turn.
pub fn rouse(state: &mut State, knights: VertexSet) {
    let public = &mut state.public.modules.cities_and_knights;
    public.weary = public.weary.or(knights.minus(public.active));
    public.active = public.active.or(knights);
}

/// `CK-112` to `CK-115`, `CK-365`: what a promotion needs besides its price.
pub fn check_promotion(game: &Island, state: &State, seat: Seat, vertex: Vertex) -> Result<(), Illegal> {
    check_promotion_in(game, state, &state.public.modules.cities_and_knights, seat, vertex)
}

/// The same when the knights are as given: a Smith promotes one before the other.
pub fn check_promotion_in(
    game: &Island,
    state: &State,
    public: &Public,
    seat: Seat,
    vertex: Vertex,
) -> Result<(), Illegal> {
    check_own(game, state, seat, vertex, rule::CK_112)?;
    let Some(next) = public.rank_at(vertex).next() else {
        return refuse(Code::MaxLevel, rule::CK_249, Detail::Vertex(vertex));
    };
    if public.promoted.contains(vertex) {
        return refuse(Code::AlreadyPromoted, rule::CK_114, Detail::Vertex(vertex));
    }
    if next == Rank::Mighty && public.level(seat, Track::Politics) < GIFT {
        return refuse(Code::NeedsFortress, rule::CK_115, Detail::Vertex(vertex));
    }
    check_piece(public, seat, next)
}

/// The knights of a seat that may be promoted, as [`check_promotion`] says of each.
#[inline]
pub fn promotable(public: &Public, seat: Seat) -> VertexSet {
    let fresh = public.knights[at(seat)].minus(public.promoted).minus(public.mighty);
    if fresh.is_empty() {
        return fresh;
    }
    let may_be = |rank, is_allowed: bool| is_allowed && public.pieces_left(seat, rank) > 0;
    let basic = if may_be(Rank::Strong, true) { fresh.minus(public.strong) } else { VertexSet::EMPTY };
    let has_fortress = public.level(seat, Track::Politics) >= GIFT;
    if may_be(Rank::Mighty, has_fortress) { basic.or(fresh.and(public.strong)) } else { basic }
}

/// A promotion for its price.
pub fn check_promote(game: &Island, state: &State, seat: Seat, vertex: Vertex) -> Result<(), Illegal> {
    turn::check_rolled(state)?;
    check_promotion(game, state, seat, vertex)?;
    building::check_price_of(state, seat, PRICE, rule::CK_112)
}

/// `CK-112`, `CK-113`, `CK-117`: another piece in the same place, active or not as before.
pub fn promote(state: &mut State, seat: Seat, vertex: Vertex, journal: &mut impl Journal<AnyEvent>) {
    let public = &mut state.public.modules.cities_and_knights;
    public.promote(vertex);
    journal.note(Event::Promoted(seat, vertex, public.rank_at(vertex)).into());
}

/// A promotion that was paid for.
pub fn promote_paid(
    game: &Island,
    state: &mut State,
    seat: Seat,
    vertex: Vertex,
    journal: &mut impl Journal<AnyEvent>,
) {
    building::pay(state, seat, PRICE, journal);
    promote(state, seat, vertex, journal);
    turn::mark_built(game, state, journal);
}

// Acting.

/// `CK-118` to `CK-120`: an own knight that has been active since the turn began and has not acted.
fn check_may_act(game: &Island, state: &State, seat: Seat, vertex: Vertex) -> Result<(), Illegal> {
    check_own(game, state, seat, vertex, rule::CK_118)?;
    let public = &state.public.modules.cities_and_knights;
    if !public.active.contains(vertex) {
        return refuse(Code::KnightInactive, rule::CK_119, Detail::Vertex(vertex));
    }
    if public.weary.contains(vertex) {
        return refuse(Code::KnightTooNew, rule::CK_119, Detail::Vertex(vertex));
    }
    Ok(())
}

/// The knights of a seat that may act.
#[inline]
pub fn ready(state: &State, seat: Seat) -> VertexSet {
    let public = &state.public.modules.cities_and_knights;
    public.active_knights(seat).minus(public.weary)
}

/// `CK-120`: the knight has acted; activated again, it cannot act once more this turn (`CK-121`).
fn tire(state: &mut State, vertex: Vertex) {
    let public = &mut state.public.modules.cities_and_knights;
    public.active = public.active.without(vertex);
    public.weary = public.weary.with(vertex);
}

/// `CK-123`, `CK-125`, `CK-126`: where unbroken chains of the seat's roads lead from here. A chain ends at an opponent's knight or
/// building, which may be its last intersection; the first is left, and not passed.
pub fn led_to(game: &Island, state: &State, seat: Seat, from: Vertex) -> VertexSet {
    led_past(game, state, seat, from, hooks::stops(game, state, seat))
}

/// The same where only these intersections end a chain.
fn led_past(game: &Island, state: &State, seat: Seat, from: Vertex, stops: VertexSet) -> VertexSet {
    let mut reached = VertexSet::only(from);
    let mut outermost = reached;
    while !outermost.is_empty() {
        let next = neighbours(game, state, seat, outermost).minus(reached);
        reached = reached.or(next);
        outermost = next.minus(stops);
    }
    reached.without(from)
}

/// The intersections that one road of the seat leads to from any of these.
pub fn neighbours(game: &Island, state: &State, seat: Seat, from: VertexSet) -> VertexSet {
    let roads = state.public.roads[at(seat)];
    let mut next = VertexSet::EMPTY;
    for vertex in from.iter() {
        for road in game.topology.vertex_edges[vertex.index()].and(roads).iter() {
            next = next.with(game.topology.far_end(road, vertex));
        }
    }
    next
}

/// The free intersections that a knight of the seat can go to.
pub fn free_goals(game: &Island, state: &State, seat: Seat, from: Vertex) -> VertexSet {
    let knights = state.public.modules.cities_and_knights.all_knights();
    led_to(game, state, seat, from).minus(state.public.occupied).minus(knights)
}

/// `CK-128`, `CK-129`: foreign knights that are weaker than the one that stands here, active or not.
fn weaker_than(state: &State, seat: Seat, from: Vertex) -> VertexSet {
    let public = &state.public.modules.cities_and_knights;
    let foreign = public.all_knights().minus(public.knights[at(seat)]);
    match public.rank_at(from) {
        Rank::Basic => VertexSet::EMPTY,
        Rank::Strong => foreign.minus(public.strong).minus(public.mighty),
        Rank::Mighty => foreign.minus(public.mighty),
    }
}

/// `CK-366`: a move, onto a free intersection or onto a weaker foreign knight.
pub fn check_move(game: &Island, state: &State, seat: Seat, from: Vertex, to: Vertex) -> Result<(), Illegal> {
    turn::check_rolled(state)?;
    check_may_act(game, state, seat, from)?;
    building::check_vertex(game, to)?;
    let public = &state.public.modules.cities_and_knights;
    match public.owner_at(to) {
        Some(owner) if owner == seat => return refuse(Code::OwnKnight, rule::CK_130, Detail::Vertex(to)),
        Some(owner) if !weaker_than(state, seat, from).contains(to) => {
            return refuse(Code::KnightTooWeak, rule::CK_128, Detail::Building(to, owner, Piece::Knight));
        }
        _ => {}
    }
    if let Some((owner, piece)) = state.public.building_at(to) {
        return refuse(Code::IntersectionOccupied, rule::CK_124, Detail::Building(to, owner, piece));
    }
    if led_to(game, state, seat, from).contains(to) {
        return Ok(());
    }
    let rule = what_blocks(game, state, seat, from, to);
    refuse(Code::KnightNoPath, rule, Detail::Ends(from, to))
}

/// Why no way leads there: no chain of roads (`CK-123`), a foreign knight on it (`CK-125`) or a foreign building (`CK-126`).
fn what_blocks(game: &Island, state: &State, seat: Seat, from: Vertex, to: Vertex) -> RuleId {
    let leads = |stops| led_past(game, state, seat, from, stops).contains(to);
    match () {
        () if leads(state.public.foreign_buildings(seat)) => rule::CK_125,
        () if leads(VertexSet::EMPTY) => rule::CK_126,
        () => rule::CK_123,
    }
}

/// Moves a knight; a foreign one in its way is displaced, and its owner sends it elsewhere (`CK-302`: all of that is one effect).
pub fn march(
    game: &Island,
    state: &mut State,
    seat: Seat,
    from: Vertex,
    to: Vertex,
    journal: &mut impl Journal<AnyEvent>,
) {
    journal.note(Event::Moved(seat, from, to).into());
    let was_promoted = state.public.modules.cities_and_knights.promoted.contains(from);
    let (rank, _) = lift(game, state, seat, from);
    if let Some(owner) = state.public.modules.cities_and_knights.owner_at(to) {
        effects::begin(state);
        expel(game, state, owner, to, journal);
    }
    place(game, state, seat, to, rank, false);
    if was_promoted {
        let public = &mut state.public.modules.cities_and_knights;
        public.promoted = public.promoted.with(to);
    }
    // `CK-120`, `CK-136`.
    tire(state, to);
    longest_road::award(game, state, journal);
}

/// `CK-131`, `CK-268`: a knight leaves its intersection, and its owner is asked where it retreats to.
pub fn expel(game: &Island, state: &mut State, owner: Seat, from: Vertex, journal: &mut impl Journal<AnyEvent>) {
    let (rank, is_active) = lift(game, state, owner, from);
    journal.note(Event::Expelled(owner, from).into());
    state.public.frames.push(Frame::Retreat { owner, from, rank, is_active }.into());
}

/// `CK-131`, `CK-135`, `CK-269`: a free intersection that the owner's roads lead to, and not the one that it was driven from.
pub fn check_retreat(game: &Island, state: &State, owner: Seat, from: Vertex, to: Vertex) -> Result<(), Illegal> {
    building::check_vertex(game, to)?;
    if let Some(detail) = occupant(state, to) {
        return refuse(Code::IntersectionOccupied, rule::CK_131, detail);
    }
    if free_goals(game, state, owner, from).contains(to) {
        return Ok(());
    }
    refuse(Code::KnightNoPath, rule::CK_131, Detail::Ends(from, to))
}

/// `CK-277`: one of one's own knights.
pub fn check_removal(game: &Island, state: &State, seat: Seat, vertex: Vertex) -> Result<(), Illegal> {
    building::check_vertex(game, vertex)?;
    if state.public.modules.cities_and_knights.knights[at(seat)].contains(vertex) {
        return Ok(());
    }
    refuse(Code::NotAChoice, rule::CK_277, Detail::Why("no-own-knight", About::Vertex(vertex)))
}

/// The knight goes there, as strong and as active as it was (`CK-132`); without a place it is removed (`CK-133`).
pub fn retreat(
    game: &Island,
    state: &mut State,
    (owner, from, rank, is_active): (Seat, Vertex, Rank, bool),
    to: Option<Vertex>,
    journal: &mut impl Journal<AnyEvent>,
) {
    state.public.frames.pop();
    match to {
        Some(to) => {
            place(game, state, owner, to, rank, is_active);
            journal.note(Event::Retreated(owner, from, to).into());
        }
        None => journal.note(Event::Removed(owner, from, rank).into()),
    }
}

/// `CK-367`: a chase by a knight beside the robber, once the lock is off.
pub fn check_chase(game: &Island, state: &State, seat: Seat, vertex: Vertex) -> Result<(), Illegal> {
    turn::check_rolled(state)?;
    hooks::robber_may_move(game, state)?;
    check_may_act(game, state, seat, vertex)?;
    if beside_robber(game, state).contains(vertex) {
        return Ok(());
    }
    refuse(Code::RobberNotAdjacent, rule::CK_137, Detail::Vertex(vertex))
}

/// `CK-137`: the corners of the robber's hex.
fn beside_robber(game: &Island, state: &State) -> VertexSet {
    state.public.robber.map_or(VertexSet::EMPTY, |hex| game.topology.hex_corner_set[hex.index()])
}

/// `CK-140`, `CK-142`: the robber is moved as ever, without discards.
pub fn chase(state: &mut State, seat: Seat, vertex: Vertex, journal: &mut impl Journal<AnyEvent>) {
    tire(state, vertex);
    journal.note(Event::Chased(seat, vertex).into());
    state.public.frames.push(Frame::Chase.into());
    state.public.frames.push(AnyFrame::MoveRobber);
}

/// Lists what the player on turn may do with knights.
pub fn list(game: &Island, state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
    let hand = state.private[at(seat)].hand;
    let public = &state.public.modules.cities_and_knights;
    let own = public.knights[at(seat)];
    if hand.covers(PRICE) {
        if public.pieces_left(seat, Rank::Basic) > 0 {
            out.extend(places(state, seat).iter().map(|vertex| AnyAction::from(Action::BuildKnight(vertex))));
        }
        out.extend(promotable(public, seat).iter().map(|vertex| AnyAction::from(Action::Promote(vertex))));
    }
    if hand.covers(ACTIVATION) {
        out.extend(own.minus(public.active).iter().map(|vertex| AnyAction::from(Action::Activate(vertex))));
    }
    let ready = ready(state, seat);
    if ready.is_empty() {
        return;
    }
    let knights = public.all_knights();
    for from in ready.iter() {
        let goals = led_to(game, state, seat, from).minus(state.public.occupied);
        let goals = goals.minus(knights).or(goals.and(weaker_than(state, seat, from)));
        out.extend(goals.iter().map(|to| AnyAction::from(Action::MoveKnight(from, to))));
    }
    if public.landed {
        let chasers = ready.and(beside_robber(game, state));
        out.extend(chasers.iter().map(|vertex| AnyAction::from(Action::Chase(vertex))));
    }
}
