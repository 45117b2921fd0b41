//! Wagon movement (`TRADE-033` to `TRADE-049`, `TRADE-108` to `TRADE-111`): beginning it, driving, tolls, stopping, and the second
//! movement of Swift Journey.

use steading_game::{Journal, Seat};

use super::ways::{self, Errand, Price, Reach, Route, Tariff, Trip};
use super::{Action, Event, Frame, Journey, cargo, own_frame, train};
use crate::Island;
use crate::action::Action as AnyAction;
use crate::base::{building, development};
use crate::cards::{Cards, DevCard, Good};
use crate::event::Event as AnyEvent;
use crate::frame::Frame as AnyFrame;
use crate::illegal::{About, Code, Detail, Illegal, refuse};
use crate::modules::gold;
use crate::places::{Edge, Vertex};
use crate::rule;
use crate::state::{SEATS, State, at};
use crate::ways::{Stand, Way};

/// `TRADE-046`: what a grain adds.
const GRAIN_POINTS: u8 = 2;

/// What a grain is paid with.
const GRAIN: Cards = Cards::one(Good::Grain);

/// `TRADE-108`: the turn is over but for the wagon, whose movement is always asked.
pub fn begin(state: &mut State) {
    state.public.modules.traders_and_barbarians.journey = Some(fresh(state, state.public.turn));
    state.public.frames.push(Frame::Drive.into());
}

/// A first movement with all points of the wagon's level.
pub fn fresh(state: &State, seat: Seat) -> Journey {
    Journey { points: train::card_of(state, seat).points, ..Journey::default() }
}

/// A destination, and how the wagon shall go there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drive {
    /// Where to.
    pub to: Vertex,
    /// The quick way, and not the thrifty one.
    pub quick: bool,
    /// With a grain.
    pub grain: bool,
}

/// The movement under way: where the wagon is, and what is left.
struct Movement {
    at: Vertex,
    journey: Journey,
    purse: u16,
    tariff: Tariff,
    /// The points there are, without the grain and with it.
    budgets: [u8; 2],
}

impl Movement {
    /// That of a seat with a wagon, if it is under way, with the gold at hand. Points that only a grain gives are looked at too, if it
    /// still may be paid.
    fn of(game: &Island, state: &State, seat: Seat) -> Option<Movement> {
        Movement::within(game, state, seat, true, state.public.modules.gold.purse[at(seat)])
    }

    /// The same, with or without what a grain would give, and with so much gold.
    #[inline(always)]
    fn within(game: &Island, state: &State, seat: Seat, with_grain: bool, purse: u16) -> Option<Movement> {
        let public = &state.public.modules.traders_and_barbarians;
        let (journey, stand) = (public.journey?, public.wagons[at(seat)]?);
        let budgets = budgets(journey, with_grain);
        Some(Movement { at: stand, journey, purse, tariff: Tariff::of(game, state, seat), budgets })
    }

    /// The points there are for the way.
    fn budget(&self, grain: bool) -> u8 {
        self.budgets[usize::from(grain)]
    }

    /// The step to a destination that is one path away, if it can be paid, with or without the grain.
    fn step_to(&self, game: &Island, to: Vertex, grain: bool) -> Option<Trip> {
        let link = game.topology.vertex_links[self.at.index()].as_slice().iter().find(|link| link.end == to)?;
        let price = self.payable(link.edge, grain)?;
        Some(Trip { price, route: Route::only(link.edge) })
    }

    /// What a step over a path takes, if it can be paid.
    #[inline(always)]
    fn payable(&self, path: Edge, grain: bool) -> Option<Price> {
        let (points, gold) = self.tariff.step(path);
        (points <= self.budget(grain) && u16::from(gold) <= self.purse).then_some(Price { gold, points })
    }

    /// The way that is meant; `None` if there is none. Whatever is one path away is gone to over that path, as long as this step can be
    /// paid (`TRADE-109`).
    fn trip(&self, game: &Island, drive: Drive) -> Option<Trip> {
        self.trip_if(game, drive, |_| true)
    }

    /// The same, with its paths only if they are wanted at that price.
    fn trip_if(&self, game: &Island, drive: Drive, is_walked: impl FnOnce(Price) -> bool) -> Option<Trip> {
        let Drive { to, quick, grain } = drive;
        let step = self.step_to(game, to, grain);
        if step.is_some() {
            return step;
        }
        let errand = Errand { ends: [self.at, to], budget: self.budget(grain), purse: self.purse, quick };
        ways::trip(game.topology, &self.tariff, errand, is_walked)
    }

    /// What the way that is meant takes.
    fn price(&self, game: &Island, drive: Drive) -> Option<Price> {
        self.trip_if(game, drive, |_| false).map(|trip| trip.price)
    }

    /// What the wagon can reach.
    #[inline(always)]
    fn reach(&self, game: &Island) -> Reach {
        Reach::from(game.topology, &self.tariff, self.at, self.budgets, self.purse)
    }
}

/// Every way of several steps that differs from others: both to each destination, where they differ, without a grain and with one
/// where the way needs it.
#[inline(always)]
fn each_distant(reach: &Reach, mut found: impl FnMut(Drive)) {
    let [now, for_grain] = reach.steps;
    for to in reach.destinations().minus(now).iter() {
        for (quick, grain) in [(false, false), (true, false), (false, true), (true, true)] {
            let is_step = grain && for_grain.contains(to);
            if !is_step && reach.differs(to, quick, grain) {
                found(Drive { to, quick, grain });
            }
        }
    }
}

/// Every way over one path.
#[inline(always)]
fn each_beside(reach: &Reach) -> impl Iterator<Item = Drive> {
    let [now, for_grain] = reach.steps;
    for_grain.iter().map(move |to| Drive { to, quick: false, grain: !now.contains(to) })
}

/// The points there are in a movement, without a grain and with one, which may be paid once (`TRADE-046`).
fn budgets(journey: Journey, with_grain: bool) -> [u8; 2] {
    let more = if journey.has_paid_grain || !with_grain { 0 } else { GRAIN_POINTS };
    [journey.points, journey.points.saturating_add(more)].map(|points| points.min(ways::POINTS_MAX as u8))
}

// Asking.

/// `TRADE-119`: what belongs to a movement is done in one.
pub fn check_moving(state: &State) -> Result<(), Illegal> {
    match own_frame(state.public.frames.top()) {
        Some(Frame::Drive) => Ok(()),
        _ => refuse(Code::WrongPhase, rule::TRADE_033, Detail::Unasked("wagon")),
    }
}

/// `TRADE-121`: a wagon's move.
pub fn check_drive(game: &Island, state: &State, seat: Seat, drive: Drive) -> Result<(), Illegal> {
    check_moving(state)?;
    let topology = game.topology;
    if !topology.vertices.contains(drive.to) {
        let detail = topology.vertex_place(drive.to).map_or(Detail::None, Detail::Name);
        return refuse(Code::UnknownPlace, rule::BASE_236, detail);
    }
    let Some(movement) = Movement::of(game, state, seat) else {
        return refuse(Code::NotAChoice, rule::TRADE_035, Detail::Why("no-wagon", About::Nothing));
    };
    if movement.at == drive.to {
        return refuse(Code::NoEffect, rule::TRADE_036, Detail::Effect("wagon"));
    }
    if drive.grain && movement.journey.has_paid_grain {
        return refuse(Code::OncePerTurn, rule::TRADE_046, Detail::Why("wagon-grain", About::Nothing));
    }
    let Some(price) = movement.price(game, drive) else { return refuse_way(game, state, seat, drive, &movement) };
    if !drive.grain {
        return Ok(());
    }
    if price.points <= movement.journey.points {
        return refuse(Code::NoEffect, rule::TRADE_110, Detail::Effect("wagon-grain"));
    }
    building::check_price_of(state, seat, GRAIN, rule::TRADE_046)
}

/// `TRADE-121`: a way that is too far whatever the gold, or one that only gold is missing for.
fn refuse_way(game: &Island, state: &State, seat: Seat, drive: Drive, movement: &Movement) -> Result<(), Illegal> {
    let rich = Movement::within(game, state, seat, true, u16::MAX);
    let cheapest = rich.and_then(|rich| rich.price(game, Drive { quick: false, ..drive }));
    if let Some(cheapest) = cheapest {
        return refuse(Code::NoToll, rule::TRADE_043, Detail::Gold { price: cheapest.gold, held: movement.purse });
    }
    let needed = ways::least_points(game.topology, &movement.tariff, movement.at, drive.to);
    refuse(Code::TooFar, rule::TRADE_042, Detail::Count { held: movement.budget(drive.grain), needed })
}

/// Whether a move stands in the list: the quick way only where it is another than the thrifty one.
pub fn is_listed(game: &Island, state: &State, seat: Seat, drive: Drive) -> bool {
    let Some(movement) = Movement::of(game, state, seat) else { return false };
    !drive.quick || movement.price(game, drive) != movement.price(game, Drive { quick: false, ..drive })
}

/// Lists the moves of the wagon.
pub fn list(game: &Island, state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
    let has_grain = state.private[at(seat)].hand.covers(GRAIN);
    // A wagon without points goes nowhere; nearly every movement ends so.
    let journey = state.public.modules.traders_and_barbarians.journey;
    if journey.is_none_or(|journey| budgets(journey, has_grain)[1] == 0) {
        return;
    }
    let purse = state.public.modules.gold.purse[at(seat)];
    let Some(movement) = Movement::within(game, state, seat, has_grain, purse) else { return };
    let action_of = |Drive { to, quick, grain }| AnyAction::from(Action::DriveWagon { to, quick, grain });
    let reach = movement.reach(game);
    let distant = reach.destinations().minus(reach.steps[0]);
    if reach.choices().and(distant).is_empty() {
        // One way leads to each, so the list is as long as the set and grows once.
        out.extend(distant.iter().map(|to| action_of(Drive { to, quick: false, grain: false })));
    } else {
        each_distant(&reach, |drive| out.push(action_of(drive)));
    }
    out.extend(each_beside(&reach).map(action_of));
}

/// The ways that the wagon of the player on turn may go, for all to see: whether there is a grain for them is the player's business.
pub fn show(game: &Island, state: &State, out: &mut Vec<Way>) {
    if own_frame(state.public.frames.top()) != Some(Frame::Drive) {
        return;
    }
    let Some(movement) = Movement::of(game, state, state.public.turn) else { return };
    let mut show = |drive| {
        let Some(Trip { price, route }) = movement.trip(game, drive) else { return };
        let Drive { to, quick, grain } = drive;
        out.push(Way {
            from: Stand::Intersection(movement.at),
            to: Stand::Intersection(to),
            path: route.into(),
            cost: price.points,
            toll: ways::tolls(state, &movement.tariff, route),
            grain,
            quick,
        });
    };
    let reach = movement.reach(game);
    each_distant(&reach, &mut show);
    each_beside(&reach).for_each(show);
}

// Answering.

/// Goes to a destination with all steps on the way (`TRADE-108`), and pays for it (`TRADE-040`, `TRADE-046`).
pub fn drive(game: &Island, state: &mut State, seat: Seat, drive: Drive, journal: &mut impl Journal<AnyEvent>) {
    let purse = state.public.modules.gold.purse[at(seat)];
    let Some(movement) = Movement::within(game, state, seat, drive.grain, purse) else { return };
    // The paths are for those who are told, and for those who get a toll.
    let is_walked = |price: Price| journal.is_read() || price.gold > 0;
    let Some(Trip { price, route }) = movement.trip_if(game, drive, is_walked) else {
        debug_assert!(false, "a way that cannot be paid");
        return;
    };
    if drive.grain {
        building::pay(state, seat, GRAIN, journal);
    }
    let left = movement.budget(drive.grain) - price.points;
    let public = &mut state.public.modules.traders_and_barbarians;
    public.wagons[at(seat)] = Some(drive.to);
    if let Some(journey) = &mut public.journey {
        journey.points = left;
        journey.has_paid_grain |= drive.grain;
    }
    let event = Event::Drove { seat, from: movement.at, to: drive.to, path: route, cost: price.points };
    journal.note(event.into());
    if price.gold > 0 {
        pay_tolls(game, state, seat, ways::tolls(state, &movement.tariff, route), journal);
    }
    if !game.topology.sites.contains(drive.to)
        && let Some(hex) = super::board::hex_of_plaza(drive.to)
    {
        cargo::arrive(game, state, seat, hex, journal);
    }
}

/// `TRADE-040`: a gold for each foreign road. What neutral roads cost is paid too, and shared out when the movement ends
/// (`TRADE-COMBO-03`).
fn pay_tolls(game: &Island, state: &mut State, seat: Seat, tolls: [u8; SEATS], journal: &mut impl Journal<AnyEvent>) {
    for (owner, count) in (0..SEATS as u8).map(Seat).zip(tolls).filter(|&(_, count)| count > 0) {
        gold::take(state, seat, count);
        if game.seats.contains(owner) {
            gold::put(state, owner, count);
        } else if let Some(journey) = &mut state.public.modules.traders_and_barbarians.journey {
            journey.neutral_roads = journey.neutral_roads.saturating_add(count);
        }
        journal.note(Event::Toll { seat, owner, count }.into());
    }
}

/// `TRADE-COMBO-02`, `TRADE-COMBO-03`: of what neutral roads cost in this movement the opponent gets half, rounded down.
pub fn settle(game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
    let Some(journey) = &mut state.public.modules.traders_and_barbarians.journey else { return };
    let share = std::mem::take(&mut journey.neutral_roads) / 2;
    let opponent = game.seats.without(seat).lowest().filter(|_| share > 0);
    if let Some(opponent) = opponent {
        gold::put(state, opponent, share);
        journal.note(Event::NeutralToll(opponent, share).into());
    }
}

/// `TRADE-108`: ends the movement and the turn.
pub fn stop(game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
    settle(game, state, seat, journal);
    state.public.frames.pop();
}

/// Whether the movement can be ended: it is under way, or has come to a plaza.
pub fn check_stop(state: &State) -> Result<(), Illegal> {
    if own_frame(state.public.frames.top()) == Some(Frame::Arrived) { Ok(()) } else { check_moving(state) }
}

// Swift Journey.

/// `TRADE-122`: in a movement or after one, and then as any card.
pub fn check_swift_journey(game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
    if check_stop(state).is_err() {
        return refuse(Code::WrongPhase, rule::TRADE_096, Detail::Unasked("swift-journey"));
    }
    development::check_play(game, state, seat, DevCard::SwiftJourney)
}

/// `TRADE-111`: whether everybody knows that a Swift Journey might be held and played.
pub fn might_hold_swift_journey(state: &State, seat: Seat) -> bool {
    let private = &state.private[at(seat)];
    state.public.card_played.is_none() && private.cards.total() > private.new_cards.total()
}

/// `TRADE-096`: the present movement is over, and the second begins with all points. The barbarians that were tried stay so
/// (`TRADE-078`), and so does the grain unless the table wants otherwise (`TRADE-047`).
pub fn play_swift_journey(game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
    development::lay_open(state, seat, DevCard::SwiftJourney, journal);
    settle(game, state, seat, journal);
    let points = train::card_of(state, seat).points;
    if let Some(journey) = &mut state.public.modules.traders_and_barbarians.journey {
        journey.points = points;
        journey.is_second = true;
        journey.has_paid_grain &= !game.options.grain_per_movement;
    }
    state.public.frames.replace(Frame::Drive.into());
}

/// Lists what else may be done in a movement.
pub fn list_others(game: &Island, state: &State, seat: Seat, frame: Frame, out: &mut Vec<AnyAction>) {
    if check_swift_journey(game, state, seat).is_ok() {
        out.push(Action::PlaySwiftJourney.into());
    }
    if frame == Frame::Drive {
        development::list_plays(game, state, seat, out);
    }
    if !game.rules.declares_victory && crate::base::victory::has_enough(game, state) {
        out.push(AnyAction::ClaimVictory);
    }
    out.push(Action::StopWagon.into());
}

/// `TRADE-107`: cards that may be played between two steps, and a win that may be claimed.
pub const fn permits(frame: Frame, action: AnyAction) -> bool {
    match action {
        AnyAction::PlayKnight | AnyAction::PlayRoadBuilding | AnyAction::PlayVictoryPoint => {
            matches!(frame, Frame::Drive)
        }
        AnyAction::ClaimVictory => matches!(frame, Frame::Drive | Frame::Arrived),
        _ => false,
    }
}

/// The frame is one of a movement.
pub fn is_of_movement(frame: AnyFrame) -> bool {
    matches!(own_frame(frame), Some(Frame::Drive | Frame::Arrived | Frame::Cargo(_)))
}
