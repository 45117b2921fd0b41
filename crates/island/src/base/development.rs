//! Development cards (sections 1.16 to 1.19): buying, and playing each kind.

use steading_game::{Journal, Seat};

use crate::Island;
use crate::action::Action;
use crate::base::{building, domestic, largest_army, maritime, robber, turn};
use crate::cards::{Cards, DevCard, Good, GoodSet};
use crate::event::Event;
use crate::frame::Frame;
use crate::hooks;
use crate::illegal::{Code, Detail, Illegal, refuse};
use crate::rule;
use crate::rules::Deck;
use crate::state::{State, at};

/// Whether the action buys or plays a development card.
pub const fn is_about_cards(action: Action) -> bool {
    matches!(
        action,
        Action::BuyCard
            | Action::PlayKnight
            | Action::PlayRoadBuilding
            | Action::PlayYearOfPlenty(..)
            | Action::PlayMonopoly(_)
            | Action::PlayVictoryPoint
    )
}

/// The card that the action plays.
pub const fn played_card(action: Action) -> Option<DevCard> {
    match action {
        Action::PlayKnight => Some(DevCard::Knight),
        Action::PlayRoadBuilding => Some(DevCard::RoadBuilding),
        Action::PlayYearOfPlenty(..) => Some(DevCard::YearOfPlenty),
        Action::PlayMonopoly(_) => Some(DevCard::Monopoly),
        Action::PlayVictoryPoint => Some(DevCard::VictoryPoint),
        _ => None,
    }
}

/// `BASE-165`, `BASE-160`: a card in the deck, and the price.
pub fn check_buy(game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
    if !has_cards(game, state) {
        return refuse(Code::DeckEmpty, rule::BASE_165, Detail::None);
    }
    building::check_price(state, seat, game.rules.prices.card)
}

/// `BASE-165`: whether a card can be drawn. What is carried out at once comes back, so there is always one.
#[inline]
pub fn has_cards(game: &Island, state: &State) -> bool {
    state.deck.total() > 0 || matches!(game.rules.deck, Deck::AtOnce(_))
}

/// `BASE-270`: held, playable at all, the first this turn, not bought this turn, and of some effect.
pub fn check_play(game: &Island, state: &State, seat: Seat, card: DevCard) -> Result<(), Illegal> {
    let private = &state.private[seat.index()];
    let held = private.cards.count(card);
    if held == 0 {
        return refuse(Code::NoSuchCard, rule::BASE_161, Detail::Card(card));
    }
    if card == DevCard::VictoryPoint {
        return refuse(Code::NotPlayable, rule::BASE_171, Detail::Card(card));
    }
    if let Some(played) = state.public.card_played {
        return refuse(Code::OneCardPerTurn, rule::BASE_168, Detail::Card(played));
    }
    if held == private.new_cards.count(card) {
        return refuse(Code::CardTooNew, rule::BASE_166, Detail::Card(card));
    }
    match card {
        DevCard::RoadBuilding if !building::has_use_for_free_road(game, state, seat) => {
            refuse(Code::NoEffect, rule::BASE_181, Detail::Card(card))
        }
        DevCard::YearOfPlenty if resources_left(state).is_empty() => {
            refuse(Code::NoEffect, rule::BASE_184, Detail::Card(card))
        }
        _ => Ok(()),
    }
}

/// The resource cards of the bank, which year of plenty takes from.
fn resources_left(state: &State) -> Cards {
    state.public.bank.among(GoodSet::RESOURCES)
}

/// `BASE-183`, `BASE-184`: both cards are resources and in the bank; a single one only if the bank holds no more.
pub fn check_plenty(state: &State, first: Good, second: Option<Good>) -> Result<(), Illegal> {
    for kind in [Some(first), second].into_iter().flatten() {
        maritime::check_resource(kind, rule::BASE_183)?;
    }
    maritime::check_in_bank(state, first)?;
    match second {
        None if resources_left(state).total() > 1 => {
            refuse(Code::WrongCount, rule::BASE_183, Detail::Card(DevCard::YearOfPlenty))
        }
        Some(second) if second == first && state.public.bank.count(first) < 2 => {
            refuse(Code::BankEmpty, rule::BASE_088, Detail::Good(second))
        }
        Some(second) => maritime::check_in_bank(state, second),
        None => Ok(()),
    }
}

/// Lists the purchase.
#[inline]
pub fn list_buy(game: &Island, state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.private[at(seat)].hand.covers(game.rules.prices.card) && has_cards(game, state) {
        out.push(Action::BuyCard);
    }
}

/// Lists the cards that may be played.
#[inline(always)]
pub fn list_plays(game: &Island, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let private = &state.private[at(seat)];
    // Mostly there is nothing to play: that is found out without a call.
    if private.cards.has_playable_beyond(private.new_cards) && state.public.card_played.is_none() {
        list_playable(game, state, seat, out);
    }
}

#[inline(never)]
fn list_playable(game: &Island, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let private = &state.private[at(seat)];
    let is_playable = |card: DevCard| private.cards.count(card) > private.new_cards.count(card);
    if is_playable(DevCard::Knight) {
        out.push(Action::PlayKnight);
    }
    if is_playable(DevCard::RoadBuilding) && building::has_use_for_free_road(game, state, seat) {
        out.push(Action::PlayRoadBuilding);
    }
    if is_playable(DevCard::YearOfPlenty) {
        list_plenty(state, out);
    }
    if is_playable(DevCard::Monopoly) {
        out.extend(Good::RESOURCES.map(Action::PlayMonopoly));
    }
}

/// Lists the pairs of cards that the bank has, each pair once; a single card if the bank has no more.
fn list_plenty(state: &State, out: &mut Vec<Action>) {
    let bank = resources_left(state);
    if bank.total() == 1 {
        out.extend(bank.kinds().map(|only| Action::PlayYearOfPlenty(only, None)));
        return;
    }
    for first in bank.kinds() {
        for second in bank.kinds().filter(|&second| second >= first) {
            if second != first || bank.count(first) > 1 {
                out.push(Action::PlayYearOfPlenty(first, Some(second)));
            }
        }
    }
}

/// `BASE-161`: pays; chance says which card.
pub fn buy(game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<Event>) {
    building::pay(state, seat, game.rules.prices.card, journal);
    turn::mark_built(game, state, journal);
    draw(game, state);
}

/// A card is drawn next, bought or not.
pub fn draw(game: &Island, state: &mut State) {
    match game.rules.deck {
        Deck::Development | Deck::Traders => state.public.frames.push(Frame::DrawCard),
        Deck::AtOnce(frame) => state.public.frames.push(frame),
        Deck::Nothing => {}
    }
}

/// The bought card comes into the hand; it may be played from the next turn on (`BASE-166`).
#[inline(never)]
pub fn drawn(state: &mut State, card: DevCard, journal: &mut impl Journal<Event>) {
    let seat = state.public.turn;
    state.public.frames.pop();
    state.deck.take(card);
    let private = &mut state.private[at(seat)];
    private.cards.put(card);
    private.new_cards.put(card);
    journal.note(Event::Bought(seat, Some(card)));
}

/// Lays a card open: one a turn (`BASE-168`); progress cards leave the game (`BASE-178`).
pub fn lay_open(state: &mut State, seat: Seat, card: DevCard, journal: &mut impl Journal<Event>) {
    state.private[seat.index()].cards.take(card);
    state.public.card_played = Some(card);
    if card == DevCard::Knight {
        state.public.knights[seat.index()] += 1;
    } else {
        state.public.spent.put(card);
    }
    journal.note(Event::Played(seat, card));
}

/// `BASE-173` to `BASE-177`: the army is judged first, then the robber moves, if it may; nobody discards.
#[inline(never)]
pub fn play_knight(game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<Event>) {
    lay_open(state, seat, DevCard::Knight, journal);
    largest_army::award(game, state, seat, journal);
    robber::ask(game, state, game.rules.after_knight);
}

/// `BASE-179` to `BASE-182`: two free roads, as far as pieces last.
#[inline(never)]
pub fn play_road_building(game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<Event>) {
    lay_open(state, seat, DevCard::RoadBuilding, journal);
    // Roads that cannot be laid for want of pieces may still be good for something else.
    let may_be_used = hooks::may_use_free_road(game, state, seat);
    let count = if may_be_used { 2 } else { state.public.pool[seat.index()].roads.min(2) };
    state.public.frames.push(Frame::FreeRoads(count));
}

/// `BASE-183`: cards from the bank.
#[inline(never)]
pub fn play_plenty(
    state: &mut State,
    seat: Seat,
    first: Good,
    second: Option<Good>,
    journal: &mut impl Journal<Event>,
) {
    lay_open(state, seat, DevCard::YearOfPlenty, journal);
    let cards = Cards::one(first) + second.map_or(Cards::NONE, Cards::one);
    state.public.bank -= cards;
    state.private[seat.index()].hand += cards;
    journal.note(Event::Gained(seat, cards));
}

/// `BASE-185` to `BASE-187`: everybody hands over all cards of the kind, openly.
#[inline(never)]
pub fn play_monopoly(game: &Island, state: &mut State, seat: Seat, resource: Good, journal: &mut impl Journal<Event>) {
    lay_open(state, seat, DevCard::Monopoly, journal);
    for giver in game.seats.without(seat).iter() {
        let count = state.private[giver.index()].hand.count(resource);
        let cards = Cards::of(resource, count);
        state.private[giver.index()].hand -= cards;
        state.private[seat.index()].hand += cards;
        journal.note(Event::Monopolised { taker: seat, giver, resource, count });
    }
    domestic::lapse(state, journal);
}
