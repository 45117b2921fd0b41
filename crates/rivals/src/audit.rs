//! What is always true of a position: nothing is lost, sums kept at hand are right, and nobody knows what is not so.

use steading_game::{Next, Seat};

use crate::Rivals;
use crate::advantage;
use crate::cards::{CITY_COUNT, Card, EventCard, ROAD_COUNT, Region, SETTLEMENT_COUNT};
use crate::frame::{DEPTH_MAX, Frame};
use crate::goods::Goods;
use crate::grid::{PLACE_COUNT, Place, REGION_COUNT};
use crate::hidden::{ones, other};
use crate::options::Mode;
use crate::principality::{Principality, STORE_MAX};
use crate::rules::FACE_UP_COUNT;
use crate::stacks::{Hand, Pile, Stack};
use crate::state::{RegionSet, State};

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// Checks a position; the first thing that is wrong is told.
pub fn audit(game: &Rivals, state: &State) -> Result<(), String> {
    for seat in SEATS {
        land(state, seat)?;
    }
    centre(state)?;
    events(game, state)?;
    face_down(game, state)?;
    audit_what_moves(game, state)
}

/// Checks a position that came from one already checked: what did not change is not counted again.
pub fn audit_after(game: &Rivals, before: &State, state: &State) -> Result<(), String> {
    let (old, new) = (&before.public, &state.public);
    for seat in SEATS {
        if old.land(seat) != new.land(seat) {
            land(state, seat)?;
        }
    }
    centre(state)?;
    if old.events != new.events {
        events(game, state)?;
    }
    if before.hidden != state.hidden {
        face_down(game, state)?;
    }
    audit_what_moves(game, state)
}

fn face_down(game: &Rivals, state: &State) -> Result<(), String> {
    stacks(game, state)?;
    state.hidden.audit_knowledge(&game.rules)
}

fn audit_what_moves(game: &Rivals, state: &State) -> Result<(), String> {
    cards(game, state)?;
    tokens(state)?;
    turn(game, state)?;
    frames(game, state)?;
    end(game, state)
}

fn ensure(holds: bool, complaint: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(complaint()) }
}

// Cards.

/// Every draw card is somewhere, as often as the mode has it (`RIV-058`, `RIV-065`, `RIV-071`).
fn cards(game: &Rivals, state: &State) -> Result<(), String> {
    let mut counts = [0u8; Card::ALL.len()];
    let open = state.public.open_cards();
    let hands = state.hidden.hands.iter().flat_map(Hand::as_slice);
    let piles = state.hidden.stacks.iter().flat_map(Pile::as_slice);
    hands.chain(piles).for_each(|&card| counts[card as usize] += 1);
    if state.public.frames.top() == Frame::Deal {
        return ensure(counts.iter().all(|&count| count == 0), || "cards lie there before they are dealt".into());
    }
    for card in Card::ALL {
        let is_face_up = game.rules.face_up == Some(card);
        let (face_up, copies) =
            if is_face_up { (state.public.face_up_left, FACE_UP_COUNT) } else { (0, game.rules.copies(card)) };
        ensure(!is_face_up || counts[card as usize] == 0, || format!("{card:?} lies face down"))?;
        let count = counts[card as usize] + open.count(card) + face_up;
        ensure(count == copies, || format!("{count} copies of {card:?}, not {copies}"))?;
    }
    Ok(())
}

/// `RIV-010`: stacks hold cards of their back only, and hands are sorted.
fn stacks(game: &Rivals, state: &State) -> Result<(), String> {
    for (index, pile) in state.hidden.stacks.iter().enumerate() {
        let back = game.rules.back(Stack(index as u8));
        let is_pure = pile.as_slice().iter().all(|card| back == Some(card.set()));
        ensure(is_pure, || format!("a stack of {back:?} holds {pile:?}"))?;
    }
    for hand in &state.hidden.hands {
        ensure(hand.as_slice().is_sorted(), || format!("{hand:?} is not sorted"))?;
    }
    Ok(())
}

// The table.

/// `RIV-025`–`RIV-027`: a line without gaps, regions on both sides of it, up to three units each; and the sums are right.
fn land(state: &State, seat: Seat) -> Result<(), String> {
    let land = state.public.land(seat);
    let line = land.settled.0 >> land.settled.0.trailing_zeros().min(31);
    ensure(line != 0 && line & (line + 1) == 0, || format!("{seat}: the line has a gap: {:?}", land.settled))?;
    ensure(land.cities.without(land.settled).is_empty(), || format!("{seat}: a city without a settlement"))?;
    let unlaid = u32::from(seat == state.public.turn && state.public.frames.as_slice().iter().any(is_new_land));
    let count = regions(land).count() as u32;
    ensure(count == 2 * (land.settled.len() + 1 - unlaid), || format!("{seat}: {count} regions"))?;
    for place in (0..PLACE_COUNT as u8).map(Place) {
        let most = if land.kind_at(place).is_some() { STORE_MAX } else { 0 };
        ensure(land.units(place) <= most, || format!("{seat}: {} units at {place}", land.units(place)))?;
    }
    if let Some(place) = land.cache {
        ensure(land.region(place).is_some(), || format!("{seat}: the Gold Cache lies beside nothing"))?;
    }
    let mut recounted = land.clone();
    recounted.recount();
    ensure(recounted == *land, || format!("{seat}: {land:?}, recounted {recounted:?}"))
}

fn regions(land: &Principality) -> impl Iterator<Item = Region> {
    (0..REGION_COUNT as u8).filter_map(|place| land.region(Place(place)))
}

/// Whether regions of a new settlement are still to be laid.
fn is_new_land(frame: &Frame) -> bool {
    matches!(frame, Frame::DrawRegion(..) | Frame::ScoutPick(..) | Frame::LayRegions(..))
}

/// `RIV-002`: roads, settlements, cities and regions add up.
fn centre(state: &State) -> Result<(), String> {
    let public = &state.public;
    let sum = |count: fn(&Principality) -> u32| public.lands.iter().map(count).sum::<u32>();
    let roads = sum(|land| land.settled.len() - 1 + land.open_roads.iter().map(|&open| u32::from(open)).sum::<u32>());
    let counts = [
        ("roads", roads, public.roads_left, ROAD_COUNT),
        ("settlements", sum(|land| land.settled.len()), public.settlements_left, SETTLEMENT_COUNT),
        ("cities", sum(|land| land.cities.len()), public.cities_left, CITY_COUNT),
    ];
    for (name, placed, left, all) in counts {
        ensure(placed + u32::from(left) == u32::from(all), || format!("{placed} {name} placed, {left} left"))?;
    }
    let mut seen = public.regions_left;
    let mut count = seen.len();
    let mut see = |region: Region| {
        seen.insert(region);
        count += 1;
    };
    public.lands.iter().flat_map(regions).for_each(&mut see);
    for frame in public.frames.as_slice() {
        match *frame {
            Frame::DrawRegion(_, Some(region)) | Frame::ScoutPick(_, Some(region)) => see(region),
            Frame::LayRegions(_, first, second) => [first, second].into_iter().for_each(&mut see),
            _ => {}
        }
    }
    let is_whole = seen == RegionSet(ones(Region::ALL.len()) as u32) && count == Region::ALL.len() as u32;
    ensure(is_whole, || format!("{count} regions, and there are {seen:?}"))
}

/// `RIV-063`, `RIV-075`: the event deck has its cards, and Yule comes in time.
fn events(game: &Rivals, state: &State) -> Result<(), String> {
    let events = state.public.events;
    let yule = 1 << EventCard::BasicYule as u32;
    let (pool, from_pool) = game.rules.event_pool;
    let is_sorted = events.known & events.pool == 0 && events.seen & !events.known == 0 && events.known & yule == 0;
    let is_whole = events.known | events.pool == (game.rules.events & !yule) | pool;
    let drawn = (pool & !events.pool).count_ones() as u8;
    ensure(is_sorted && is_whole && drawn + events.from_pool == from_pool, || format!("{events:?}"))?;
    let above = game.rules.event_count() - crate::rules::BELOW_YULE - 1;
    ensure(events.seen.count_ones() as u8 + events.above_yule() == above, || format!("Yule is lost: {events:?}"))
}

/// `RIV-037`, `RIV-038`: the tokens are where the symbols say.
fn tokens(state: &State) -> Result<(), String> {
    let symbols = state.public.lands.each_ref().map(Principality::symbols);
    let hero = advantage::holder(symbols.map(|symbols| symbols.strength));
    let merchant = advantage::holder(symbols.map(|symbols| symbols.commerce));
    let (held, sold) = (state.public.hero_token, state.public.merchant_token);
    ensure(hero == held && merchant == sold, || {
        format!("tokens at {held:?} and {sold:?}, not {hero:?} and {merchant:?}")
    })
}

// What happens.

/// What belongs to a step of the turn is there in this step only.
fn turn(game: &Rivals, state: &State) -> Result<(), String> {
    let (public, hidden) = (&state.public, &state.hidden);
    let phase = public.frames.as_slice()[0];
    let is_rolled = !matches!(phase, Frame::FirstThrow | Frame::BeginPlay | Frame::BeforeRoll | Frame::Dice);
    ensure(public.number <= 6 && public.symbol.is_some() == is_rolled, || {
        format!("{} and {:?} are rolled at {phase:?}", public.number, public.symbol)
    })?;
    ensure(public.symbol.is_none() || public.number > 0, || "no number was rolled".into())?;
    for seat in SEATS.into_iter().filter(|seat| hidden.sebastian_waits[seat.index()]) {
        let is_late = matches!(phase, Frame::HandCheck | Frame::Exchange | Frame::ExchangeTake | Frame::EndTurn);
        let is_turmoil = game.rules.mode == Mode::Turmoil;
        ensure(is_turmoil && (seat != public.turn || is_late), || format!("{seat} waits for Sebastian"))?;
    }
    let has = |wanted: fn(&Frame) -> bool| public.frames.as_slice().iter().any(wanted);
    let is_moving = has(|frame| matches!(frame, Frame::NameUnits(..) | Frame::TakeNamed(_) | Frame::Tribute(..)));
    ensure(public.transit.is_empty() || is_moving, || format!("{} in transit to nowhere", public.transit))?;
    let is_feud = has(|frame| matches!(frame, Frame::FeudName(..) | Frame::FeudReturn(_)));
    ensure(public.named == [None; 3] || is_feud, || format!("{:?} are named for nothing", public.named))
}

/// The frames make sense: the game waits for a choice or for chance, and the questions can be asked.
fn frames(game: &Rivals, state: &State) -> Result<(), String> {
    let frames = state.public.frames.as_slice();
    ensure(frames.len() <= DEPTH_MAX, || "too many frames".into())?;
    let complaint = || format!("{frames:?} cannot be");
    let is_phase = |frame: &Frame| {
        matches!(
            frame,
            Frame::FirstThrow
                | Frame::BeginPlay
                | Frame::BeforeRoll
                | Frame::Dice
                | Frame::Actions
                | Frame::HandCheck
                | Frame::Exchange
                | Frame::ExchangeTake
                | Frame::EndTurn
        )
    };
    ensure(is_phase(&frames[0]) && !frames[1..].iter().any(is_phase), complaint)?;
    let top = state.public.frames.top();
    ensure(state.public.winner.is_some() || waits(top, state.public.turn), complaint)?;
    ensure(is_sound(game, state, top), complaint)
}

/// Whether the game can stop here.
fn waits(frame: Frame, turn: Seat) -> bool {
    let is_chance = matches!(
        frame,
        Frame::Deal
            | Frame::FirstThrow
            | Frame::Dice
            | Frame::DrawEvent
            | Frame::DrawRegion(..)
            | Frame::DefenceRoll(..)
    );
    is_chance || (matches!(frame.asks(turn), Next::Seats(_)) && !matches!(frame, Frame::Veiled(..)))
}

/// Whether what the question is about is there.
fn is_sound(game: &Rivals, state: &State, frame: Frame) -> bool {
    let (public, hidden) = (&state.public, &state.hidden);
    match frame {
        Frame::Pay { seat, saved, price, .. } => {
            price.total() > saved && price.beyond(public.land(seat).stock()).total() <= saved
        }
        Frame::PayAny(seat, count) => count > 0 && public.land(seat).stock() != Goods::NONE,
        Frame::Gain { seat, count, kinds } => count > 0 && kinds.0 & public.land(seat).room().kinds().0 != 0,
        Frame::Sebastian(seat, _) => {
            let holds_him = hidden.hands[seat.index()].contains(Card::TurmoilSebastian);
            holds_him && !hidden.sebastian_waits[seat.index()]
        }
        Frame::Fraternal(seat, left) => {
            sees_hand(state, seat) && usize::from(left) == hidden.hands[other(seat).index()].len().min(2)
        }
        Frame::FraternalSecond(seat, card, stack) => {
            let hand = &hidden.hands[other(seat).index()];
            sees_hand(state, seat)
                && hand.len() > 1
                && hand.contains(card)
                && game.rules.back(stack) == Some(card.set())
        }
        Frame::Traitor(seat) => sees_hand(state, seat) && !hidden.hands[other(seat).index()].is_empty(),
        Frame::TakeFrom(seat, stack, _) => {
            let height = hidden.height(stack);
            height > 0 && hidden.knowledge[seat.index()].known[stack.index()] == ones(height)
        }
        _ => true,
    }
}

/// Whether the seat knows all of the other's hand.
fn sees_hand(state: &State, seat: Seat) -> bool {
    let held = &state.hidden.knowledge[seat.index()].held;
    held.iter().eq(state.hidden.hands[other(seat).index()].as_slice().iter().copied())
}

/// `RIV-250`–`RIV-254`, `RIV-340`: who has won may have, and nobody rolls who has won already.
fn end(game: &Rivals, state: &State) -> Result<(), String> {
    let public = &state.public;
    let has_goal = public.points(public.turn) >= game.rules.goal;
    let limit = game.options.turn_limit;
    let Some(winner) = public.winner else {
        let is_early = game.rules.is_full() && public.frames.as_slice()[0] == Frame::BeforeRoll;
        return ensure(!(is_early && has_goal), || format!("{} has won already", public.turn));
    };
    let is_timed_out = limit > 0 && public.turns >= limit;
    ensure((winner == public.turn && has_goal) || is_timed_out, || format!("{winner} wins too early"))
}
