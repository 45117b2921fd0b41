//! What is always true of a position with Cities & Knights.

use steading_game::{Seat, SeatSet};

use super::battle::{self, LANDING};
use super::cards::politics::{self, GIFT};
use super::cards::trade::TAKEN;
use super::decks::{Deck, HAND_MAX, HELD_MAX};
use super::improvements::{self, LEVEL_MAX, METROPOLIS, WALLS};
use super::knights::{self, PIECES};
use super::text::name;
use super::{Edition, Frame, Rank, Track, dice, progress, sight};
use crate::Island;
use crate::base::seven;
use crate::cards::GoodSet;
use crate::frame::Frame as AnyFrame;
use crate::modules;
use crate::places::VertexSet;
use crate::state::{SEATS, State, at};

/// Knights, cities, the plan, the cards and the questions fit together.
pub fn audit(game: &Island, state: &State) -> Result<(), String> {
    knights(game, state)?;
    cities(game, state)?;
    plan(game, state)?;
    progress_cards(game, state)?;
    turn(game, state)?;
    frames(game, state)
}

fn ensure(holds: bool, complaint: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(complaint()) }
}

/// `CK-105`, `CK-124`: knights stand alone, two of each rank at most, and marks lie on knights.
fn knights(game: &Island, state: &State) -> Result<(), String> {
    let public = &state.public.modules.cities_and_knights;
    let mut all = VertexSet::EMPTY;
    for seat in (0..SEATS as u8).map(Seat) {
        let own = public.knights[at(seat)];
        ensure(game.seats.contains(seat) || own.is_empty(), || "a seat that does not play has knights".into())?;
        ensure(all.and(own).is_empty(), || format!("{}: two knights on an intersection", name(game, seat)))?;
        all = all.or(own);
        for rank in Rank::ALL {
            let of_rank = own.iter().filter(|&knight| public.rank_at(knight) == rank).count();
            ensure(of_rank <= PIECES.into(), || format!("{}: {of_rank} {} knights", name(game, seat), rank.name()))?;
        }
    }
    ensure(all.minus(game.topology.vertices).is_empty(), || "a knight that stands nowhere".into())?;
    ensure(all.and(state.public.occupied).is_empty(), || "a knight in a building".into())?;
    ensure(public.strong.and(public.mighty).is_empty(), || "a knight of two ranks".into())?;
    let marks = [("rank", public.strong.or(public.mighty)), ("active", public.active), ("committed", public.committed)];
    for (what, marked) in marks {
        ensure(marked.minus(all).is_empty(), || format!("{what} is said of knights that are not there"))?;
    }
    ensure(public.committed.minus(public.active).is_empty(), || "inactive knights fight".into())?;
    let own = public.knights[at(state.public.turn)];
    let is_own = public.weary.or(public.promoted).minus(own).is_empty();
    ensure(is_own, || "knights of others are weary or promoted".into())
}

/// `CK-081`, `CK-082`, `CK-195`: walls under upright cities, three at most; reduced cities are settlements by count.
fn cities(game: &Island, state: &State) -> Result<(), String> {
    let public = &state.public.modules.cities_and_knights;
    let (mut cities, mut settlements) = (VertexSet::EMPTY, VertexSet::EMPTY);
    for seat in game.seats.iter() {
        cities = cities.or(state.public.cities[at(seat)]);
        settlements = settlements.or(state.public.settlements[at(seat)]);
        let walls = improvements::own_walls(state, seat).len();
        ensure(walls <= WALLS.into(), || format!("{}: {walls} walls", name(game, seat)))?;
    }
    ensure(public.walls.minus(cities).is_empty(), || "a wall under no city".into())?;
    ensure(public.reduced.minus(settlements).is_empty(), || "a city on its side that is no building".into())
}

/// `CK-008`, `CK-171`: metropolises on cities of players who have come so far, each on another city.
fn plan(game: &Island, state: &State) -> Result<(), String> {
    let public = &state.public.modules.cities_and_knights;
    for seat in (0..SEATS as u8).map(Seat) {
        let levels = public.levels[at(seat)];
        ensure(levels.iter().all(|&level| level <= LEVEL_MAX), || format!("{}: a level above 5", name(game, seat)))?;
        let is_fresh = levels == [0; 3] && public.defender[at(seat)] == 0;
        ensure(game.seats.contains(seat) || is_fresh, || "a seat that does not play has a city plan".into())?;
    }
    let count = public.metropolis.iter().flatten().count() as u32;
    ensure(public.metropolises().len() == count, || "two metropolises on a city".into())?;
    for track in Track::ALL {
        let Some(city) = public.metropolis[track.index()] else {
            let is_due = |seat: Seat| public.level(seat, track) >= METROPOLIS;
            let is_awaited = state.public.frames.iter().any(|frame| frame == Frame::Metropolis(track).into());
            let is_nobodys = is_awaited || !game.seats.iter().any(is_due);
            ensure(is_nobodys, || format!("the metropolis of {} is nobody's, and somebody has level 4", track.name()))?;
            continue;
        };
        let holder = improvements::holder(state, track);
        let is_earned = holder.is_some_and(|seat| public.level(seat, track) >= METROPOLIS);
        ensure(is_earned, || format!("the metropolis of {} on {city} without a city or level 4", track.name()))?;
    }
    let owners = [public.printer, public.constitution, public.merchant.map(|(_, owner)| owner)];
    let is_player = owners.into_iter().flatten().all(|owner| game.seats.contains(owner));
    ensure(is_player, || "a point or the merchant is with nobody who plays".into())?;
    let is_land = public.merchant.is_none_or(|(hex, _)| game.topology.is_land(hex));
    ensure(is_land, || "the merchant is at sea".into())
}

/// `CK-003`, `CK-050`: every card is in one place, and nobody holds too many.
fn progress_cards(game: &Island, state: &State) -> Result<(), String> {
    let (hidden, public) = (&state.hidden.cities_and_knights, &state.public.modules.cities_and_knights);
    let mut seen = hidden.fresh;
    seen.add_all(sight::open_cards(public));
    hidden.cards.audit(&Deck, &seen)?;
    let is_fresh = is_ours(state.public.frames.last(), |frame| matches!(frame, Frame::Fresh(_)));
    ensure(is_fresh || hidden.received.is_none(), || "a card was received, and nobody is asked about it".into())?;
    for seat in (0..SEATS as u8).map(Seat) {
        let count = hidden.hand(seat).len();
        ensure(game.seats.contains(seat) || count == 0, || "a seat that does not play holds progress cards".into())?;
        let is_asked = state.public.frames.iter().any(|frame| match frame {
            AnyFrame::Module(modules::Frame::CitiesAndKnights(Frame::Fifth(asked))) => asked == seat,
            AnyFrame::Module(modules::Frame::CitiesAndKnights(Frame::OwnFifth)) => state.public.turn == seat,
            _ => false,
        });
        let most = if is_asked { HAND_MAX } else { HELD_MAX };
        ensure(count <= most, || format!("{}: holds {count} progress cards", name(game, seat)))?;
        ensure(!is_asked || count == HAND_MAX, || format!("{}: has no fifth card", name(game, seat)))?;
        let has_point = hidden.hand(seat).iter().any(|card| card.is_point());
        ensure(!has_point, || format!("{}: a point that is not open", name(game, seat)))?;
    }
    Ok(())
}

/// What belongs to a turn is there only in one; the ship is at sea unless the battle goes on.
fn turn(game: &Island, state: &State) -> Result<(), String> {
    let public = &state.public.modules.cities_and_knights;
    let has = |wanted: fn(Frame) -> bool| state.public.frames.iter().any(|frame| is_ours(frame, wanted));
    let is_battle =
        has(|frame| matches!(frame, Frame::Commit(_) | Frame::Battle | Frame::Losses(_) | Frame::Aftermath(_)));
    let is_at_sea = public.ship < LANDING || public.ship == LANDING && is_battle;
    ensure(is_at_sea, || format!("the ship is at {}", public.ship))?;
    ensure(public.ship == LANDING || !is_battle, || "a battle, and the ship has not landed".into())?;
    ensure(is_battle || public.committed.is_empty(), || "knights are committed, but there is no battle".into())?;
    let is_red = public.thrown.is_none_or(|(red, _)| (1..=6).contains(&red));
    ensure(is_red, || "a red die that cannot fall".into())?;
    let brings_number = |frame| matches!(frame, AnyFrame::Module(frame) if frame.is_number() || frame.is_production());
    let is_thrown = state.public.has_rolled() || state.public.frames.iter().any(brings_number);
    ensure(is_thrown || public.thrown.is_none(), || "dice were thrown before the roll".into())?;
    let is_card_turn = public.cranes > 0 || public.harbour || !public.fleet.is_empty();
    let is_action_turn = state.public.has_rolled() || public.thrown.is_some();
    ensure(!is_card_turn || is_action_turn, || "cards were opened before the roll".into())?;
    ensure(public.harbour || public.offered.is_empty(), || "exchanges without a harbour".into())?;
    let offered = public.offered.minus(game.seats.without(state.public.turn));
    ensure(offered.is_empty(), || "an exchange with nobody".into())?;
    let served = public.fleet;
    let is_fleet = served.counts().into_iter().all(|count| count <= 1) && served.among(game.rules.goods) == served;
    ensure(is_fleet, || "a fleet for nothing".into())?;
    let is_fresh = public.all_knights().is_empty() && public.ship == 0 && !public.landed;
    ensure(state.public.has_begun() || is_fresh, || "knights or a ship under way before play began".into())
}

fn is_ours(frame: AnyFrame, wanted: impl Fn(Frame) -> bool) -> bool {
    matches!(frame, AnyFrame::Module(modules::Frame::CitiesAndKnights(frame)) if wanted(frame))
}

/// The stack of frames is one that play comes to. A game may be won in the midst of anything (`CK-042`).
fn frames(game: &Island, state: &State) -> Result<(), String> {
    if state.public.winner.is_some() {
        return Ok(());
    }
    let frames: Vec<AnyFrame> = state.public.frames.iter().collect();
    let last = frames.len() - 1;
    for (place, &any) in frames.iter().enumerate() {
        let AnyFrame::Module(modules::Frame::CitiesAndKnights(frame)) = any else { continue };
        let above = frames.get(place + 1).copied();
        let is_single = frames.iter().filter(|&&other| is_same_kind(other, frame)).count() == 1;
        let below = place.checked_sub(1).map(|place| frames[place]);
        let fits = is_single && fits(game, state, frame, below, above, place == last);
        ensure(fits, || format!("`{}` does not fit the rest", modules::Frame::CitiesAndKnights(frame).write(game)))?;
    }
    Ok(())
}

fn is_same_kind(any: AnyFrame, frame: Frame) -> bool {
    is_ours(any, |other| std::mem::discriminant(&other) == std::mem::discriminant(&frame))
}

/// Whether a frame fits what lies below and above it, and those who are asked have something to answer.
fn fits(
    game: &Island,
    state: &State,
    frame: Frame,
    below: Option<AnyFrame>,
    above: Option<AnyFrame>,
    is_top: bool,
) -> bool {
    let public = &state.public.modules.cities_and_knights;
    let hidden = &state.hidden.cities_and_knights;
    let is_turn = below == Some(AnyFrame::Turn);
    let is_in_effect = below == Some(AnyFrame::Effect);
    let is_step_two = progress::is_in_step_two(state);
    let is_player = |seat: Seat| game.seats.contains(seat);
    let are_players = |seats: SeatSet| seats.minus(game.seats).is_empty();
    let is_asked = |seats: SeatSet| !is_top || !seats.is_empty();
    let turn = state.public.turn;
    match frame {
        Frame::Throw => is_turn && is_top && public.thrown.is_none() && dice::may_throw(state),
        Frame::Number => is_turn && !is_top && public.thrown.is_some() && dice::is_set(game, state),
        Frame::Draws(drawers, _) => is_step_two && !is_top && are_players(drawers),
        Frame::Draw(seat, track) => is_step_two && is_top && is_player(seat) && hidden.fresh_left(track) > 0,
        Frame::Fifth(seat) => is_step_two && is_top && is_player(seat) && seat != turn,
        Frame::OwnFifth => is_step_two && is_top,
        Frame::Fresh(track) => {
            let is_held = hidden.received.is_some_and(|card| card.track() == track && hidden.holds(turn, card));
            is_step_two && is_top && game.options.edition == Edition::Old && is_held
        }
        Frame::Commit(seats) => {
            game.options.commit_knights && is_step_two && is_top && are_players(seats) && is_asked(seats)
        }
        Frame::Battle => {
            is_step_two && is_ours(above.unwrap_or(AnyFrame::Turn), |frame| matches!(frame, Frame::Commit(_)))
        }
        Frame::Losses(losers) => {
            let first = battle::first_of(game, state, losers);
            is_step_two
                && is_in_effect
                && is_top
                && are_players(losers)
                && first.is_some_and(|seat| battle::vulnerable(state, seat).len() > 1)
        }
        Frame::Aftermath(tied) => is_step_two && !is_top && tied.is_empty(),
        Frame::Defenders(tied) => is_step_two && are_players(tied) && (!is_top || !tied.is_empty()),
        Frame::Aqueduct(asked) => {
            let has_cards = !state.public.bank.among(GoodSet::RESOURCES).is_empty();
            let owns = |seat: Seat| public.level(seat, Track::Science) >= improvements::GIFT;
            is_turn && is_top && has_cards && !asked.is_empty() && are_players(asked) && asked.iter().all(owns)
        }
        Frame::Retreat { owner, from, rank, .. } => {
            let has_piece = public.pieces_left(owner, rank) > 0;
            let has_choice = knights::free_goals(game, state, owner, from).len() > 1;
            is_in_effect && is_top && is_player(owner) && owner != turn && has_piece && has_choice
        }
        Frame::Remove(seat) => {
            is_in_effect && is_top && is_player(seat) && seat != turn && public.knights[at(seat)].len() > 1
        }
        Frame::Place { rank, .. } => {
            is_in_effect && is_top && public.pieces_left(turn, rank) > 0 && knights::places(state, turn).len() > 1
        }
        Frame::Wedding => {
            let owes_two = |seat: Seat| {
                let private = &state.private[at(seat)];
                let (owed, chosen) = (state.public.owed[at(seat)], private.chosen.total());
                let is_owing = owed == GIFT as u8 && chosen == 0 && private.hand.total() > GIFT;
                owed == 0 && chosen <= GIFT || is_owing && seat != turn
            };
            let somebody_owes = !seven::debtors(game, state).is_empty();
            is_top && somebody_owes && state.private[at(turn)].chosen.is_empty() && game.seats.iter().all(owes_two)
        }
        Frame::Exchange(partner, resource) => {
            let can_give = state.private[at(turn)].hand.has(resource) && resource.is_resource();
            let can_answer = !state.private[at(partner)].hand.among(GoodSet::COMMODITIES).is_empty();
            is_turn
                && is_top
                && is_player(partner)
                && partner != turn
                && can_give
                && can_answer
                && public.offered.contains(partner)
        }
        Frame::Metropolis(track) => {
            let is_due = public.level(turn, track) >= METROPOLIS && public.metropolis[track.index()].is_none();
            is_turn && is_top && is_due && battle::vulnerable(state, turn).len() > 1
        }
        Frame::Road(old) => {
            let has_site = !politics::relay_sites(game, state, turn, old).is_empty();
            is_in_effect
                && is_top
                && has_site
                && !state.public.all_roads.contains(old)
                && state.public.pool[at(turn)].roads > 0
        }
        Frame::Spy(victim) => is_top && is_player(victim) && victim != turn && !hidden.hand(victim).is_empty(),
        Frame::Master(victim, count) => {
            let held = state.private[at(victim)].hand.total();
            is_top && is_player(victim) && victim != turn && u16::from(count) == held.min(TAKEN) && count > 0
        }
        Frame::Bishop => public.landed && above == Some(AnyFrame::MoveRobber),
        Frame::Thefts(victims) => {
            are_players(victims) && !victims.contains(turn) && matches!(above, Some(AnyFrame::Steal(..)))
        }
        Frame::Chase => {
            let is_robbing = matches!(above, Some(AnyFrame::MoveRobber | AnyFrame::Rob | AnyFrame::Steal(..)));
            is_turn && public.landed && is_robbing
        }
    }
}
