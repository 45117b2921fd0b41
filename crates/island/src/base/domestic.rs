//! Domestic trade (section 1.10): offers, answers, counter-offers and the exchange itself.
//!
//! The player on turn may have one open offer to some or all opponents, who accept or decline; the player on turn then picks a
//! partner among those who accepted (`BASE-121`). Any opponent may have one open proposal to the player on turn, as an answer or
//! unasked (`BASE-112`); the player on turn accepts it or not. Two players who are not on turn never trade (`BASE-111`). In games
//! with gold, gold may stand on one side of an offer (`COMBO-073`).

use steading_game::{Journal, Seat, SeatSet};

use crate::Island;
use crate::action::Action;
use crate::base::turn;
use crate::cards::{Cards, GoodSet};
use crate::event::Event;
use crate::hooks;
use crate::illegal::{About, Code, Detail, Illegal, refuse};
use crate::modules::gold::{self, Coins};
use crate::rule;
use crate::state::{State, Terms, Trade, at};

/// The largest offer that a listed counter-offer raises; bigger haggling is left to those who type it.
const LISTED_COUNTER_MAX: u16 = 3;

/// An offer: between the player on turn and somebody else, both sides give something, no kind on both, and the maker has it.
pub fn check_offer(game: &Island, state: &State, seat: Seat, terms: Terms, to: SeatSet) -> Result<(), Illegal> {
    let Terms { give, want, gold } = terms;
    let active = state.public.turn;
    let others = game.seats.without(seat);
    let is_between_sides =
        if seat == active { !to.is_empty() && to.minus(others).is_empty() } else { to == SeatSet::only(active) };
    if !is_between_sides {
        return refuse(Code::TradeNeedsActive, rule::BASE_111, Detail::Turn(active));
    }
    if give.is_empty() && gold.gives() == 0 {
        return refuse(Code::TradeEmptySide, rule::BASE_115, Detail::Side(seat));
    }
    if want.is_empty() && gold.wants() == 0 {
        let other = if seat == active { to.lowest().unwrap_or(active) } else { active };
        return refuse(Code::TradeEmptySide, rule::BASE_115, Detail::Side(other));
    }
    if let Some(kind) = give.common(want).kinds().next() {
        return refuse(Code::TradeSameResource, rule::BASE_116, Detail::Good(kind));
    }
    check_gives(state, seat, terms)
}

/// `BASE-113`: the seat itself holds what it gives by these terms.
fn check_gives(state: &State, seat: Seat, terms: Terms) -> Result<(), Illegal> {
    let hand = state.private[seat.index()].hand;
    if !hand.covers(terms.give) {
        return refuse(Code::TradeCardsMissing, rule::BASE_113, Detail::Short(hand.shortfall(terms.give)));
    }
    let price = terms.gold.gives();
    if gold::holds(state, seat, price) {
        return Ok(());
    }
    let held = state.public.modules.gold.purse[seat.index()];
    refuse(Code::TradeCardsMissing, rule::COMBO_073, Detail::Gold { price, held })
}

/// Whether the seat holds what these terms want of it.
#[inline]
fn can_meet(state: &State, seat: Seat, terms: &Terms) -> bool {
    let price = terms.gold.wants();
    state.private[at(seat)].hand.covers(terms.want) && (price == 0 || gold::holds(state, seat, price))
}

/// Whether the seat holds what it gives by these terms.
#[inline]
pub fn can_give(state: &State, seat: Seat, terms: Terms) -> bool {
    let price = terms.gold.gives();
    state.private[at(seat)].hand.covers(terms.give) && (price == 0 || gold::holds(state, seat, price))
}

/// Accepting the terms of `maker`: the player on turn accepts a proposal, an opponent the offer of the player on turn.
pub fn check_accept(state: &State, seat: Seat, maker: Seat) -> Result<(), Illegal> {
    let active = state.public.turn;
    if seat != active && maker != active || seat == maker {
        return refuse(Code::TradeNeedsActive, rule::BASE_111, Detail::Turn(active));
    }
    let trade = &state.public.trade;
    let terms =
        if seat == active { trade.proposals.get(maker.index()).copied().unwrap_or_default() } else { trade.offer };
    if !terms.is_some() {
        return refuse(Code::NoSuchOffer, rule::BASE_120, Detail::None);
    }
    if seat != active {
        check_asked(trade, seat)?;
    }
    if seat != active && trade.accepted.contains(seat) {
        return refuse(Code::AlreadyAnswered, rule::BASE_112, Detail::None);
    }
    check_gives(state, seat, terms.reversed())
}

/// `BASE-269`: the open offer was made to the seat.
fn check_asked(trade: &Trade, seat: Seat) -> Result<(), Illegal> {
    match trade.asked.contains(seat) {
        true => Ok(()),
        false if trade.offer.is_some() => {
            refuse(Code::NoSuchOffer, rule::BASE_269, Detail::Why("offer-to-others", About::Seats(trade.asked)))
        }
        false => refuse(Code::NoSuchOffer, rule::BASE_120, Detail::None),
    }
}

/// Declining: only what was offered to the seat, and once.
pub fn check_decline(state: &State, seat: Seat) -> Result<(), Illegal> {
    check_asked(&state.public.trade, seat)?;
    if state.public.trade.declined.contains(seat) {
        return refuse(Code::AlreadyAnswered, rule::BASE_112, Detail::None);
    }
    Ok(())
}

/// Taking back one's own offer.
pub fn check_withdraw(state: &State, seat: Seat) -> Result<(), Illegal> {
    if own_terms(state, seat).is_some() { Ok(()) } else { refuse(Code::NoSuchOffer, rule::BASE_120, Detail::None) }
}

/// `BASE-121`: the partner is one of those who accepted. Offers lapse as soon as a side no longer holds the cards, so both do.
pub fn check_trade_with(state: &State, partner: Seat) -> Result<(), Illegal> {
    if state.public.trade.accepted.contains(partner) {
        return Ok(());
    }
    if state.public.trade.offer.is_some() {
        return refuse(Code::NotAccepted, rule::BASE_113, Detail::Accepted(state.public.trade.accepted));
    }
    refuse(Code::NoSuchOffer, rule::BASE_120, Detail::None)
}

fn own_terms(state: &State, seat: Seat) -> Terms {
    if seat == state.public.turn { state.public.trade.offer } else { state.public.trade.proposals[seat.index()] }
}

/// Lists what the player on turn may do about trade: answers to proposals, the open offer's next step, or a first offer of one
/// card for one card to all opponents.
#[inline(always)]
pub fn list_active(game: &Island, state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.public.trade.is_open || game.options.list_offers {
        list_offers(game, state, seat, out);
    }
}

#[inline(never)]
fn list_offers(game: &Island, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let hand = state.private[seat.index()].hand;
    let trade = &state.public.trade;
    if trade.is_open {
        for maker in game.seats.without(seat).iter() {
            let terms = trade.proposals[maker.index()];
            if terms.is_some() && can_meet(state, seat, &terms) {
                out.push(Action::Accept(maker));
            }
        }
        if trade.offer.is_some() {
            out.extend(trade.accepted.iter().map(Action::TradeWith));
            out.push(Action::Withdraw);
            return;
        }
    }
    if game.options.list_offers {
        let to = game.seats.without(seat);
        for give in hand.kinds() {
            let offer = |want| Action::Offer { give: Cards::one(give), want: Cards::one(want), to, gold: Coins::NONE };
            match give.other_resources() {
                // The common case, four at a time: the list grows once for all of them.
                Some(others) if game.rules.goods == GoodSet::RESOURCES => out.extend(others.into_iter().map(offer)),
                _ => out.extend(game.rules.goods.without(give).iter().map(offer)),
            }
        }
        if game.rules.gold.is_some() {
            list_gold_offers(game, state, seat, to, out);
        }
    }
}

/// Lists first offers with gold: one for a card, and a card for one.
fn list_gold_offers(game: &Island, state: &State, seat: Seat, to: SeatSet, out: &mut Vec<Action>) {
    if gold::holds(state, seat, 1) {
        let offers = game.rules.goods.iter().map(|want| Action::Offer {
            give: Cards::NONE,
            want: Cards::one(want),
            to,
            gold: Coins::given(1),
        });
        out.extend(offers);
    }
    let offers = state.private[seat.index()].hand.kinds().map(|give| Action::Offer {
        give: Cards::one(give),
        want: Cards::NONE,
        to,
        gold: Coins::wanted(1),
    });
    out.extend(offers);
}

/// Lists the answers of an opponent that are not given yet: accept, decline, or ask for one card more.
#[inline(never)]
pub fn list_answers(game: &Island, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let trade = &state.public.trade;
    if !trade.is_open || !turn::is_trade_open(game, state) {
        return;
    }
    if trade.proposals[seat.index()].is_some() {
        out.push(Action::Withdraw);
    }
    if !trade.asked.contains(seat) {
        return;
    }
    let holds = can_meet(state, seat, &trade.offer);
    if holds && !trade.accepted.contains(seat) {
        out.push(Action::Accept(state.public.turn));
    }
    if !trade.declined.contains(seat) {
        out.push(Action::Decline);
    }
    if holds && let Some(counter) = listed_counter(trade.offer) {
        let to = SeatSet::only(state.public.turn);
        out.push(Action::Offer { give: counter.give, want: counter.want, to, gold: counter.gold });
    }
}

/// The counter-offer that is listed: the same kinds, one card more for oneself, or one gold more.
fn listed_counter(offer: Terms) -> Option<Terms> {
    let Terms { give, want, gold } = offer;
    let is_small = give.total() + want.total() + u16::from(gold.gives() + gold.wants()) <= LISTED_COUNTER_MAX;
    let counter = offer.reversed();
    is_small.then(|| match give.kinds().next() {
        Some(kind) => Terms { want: counter.want + Cards::one(kind), ..counter },
        None => Terms { gold: Coins::wanted(gold.gives() + 1), ..counter },
    })
}

/// Whether the lists above contain this offer form.
pub fn lists_offer(game: &Island, state: &State, seat: Seat, terms: Terms, to: SeatSet) -> bool {
    let trade = &state.public.trade;
    if seat == state.public.turn {
        let is_first = !trade.offer.is_some() && to == game.seats.without(seat);
        let gives = terms.give.total() + u16::from(terms.gold.gives());
        let wants = terms.want.total() + u16::from(terms.gold.wants());
        return game.options.list_offers && is_first && gives == 1 && wants == 1;
    }
    trade.asked.contains(seat) && listed_counter(trade.offer) == Some(terms)
}

/// Opens an offer of the player on turn, or a proposal of an opponent, which also declines what it answers.
#[inline(never)]
pub fn offer(state: &mut State, seat: Seat, terms: Terms, to: SeatSet, journal: &mut impl Journal<Event>) {
    let active = state.public.turn;
    let trade = &mut state.public.trade;
    trade.is_open = true;
    if seat == active {
        trade.offer = terms;
        trade.asked = to;
        trade.accepted = SeatSet::EMPTY;
        trade.declined = SeatSet::EMPTY;
    } else {
        trade.proposals[seat.index()] = terms;
        if trade.asked.contains(seat) {
            trade.declined = trade.declined.with(seat);
            trade.accepted = trade.accepted.without(seat);
        }
    }
    journal.note(Event::Offered { maker: seat, terms, to });
}

/// Accepts: the player on turn trades at once, an opponent waits to be picked.
#[inline(never)]
pub fn accept(game: &Island, state: &mut State, seat: Seat, maker: Seat, journal: &mut impl Journal<Event>) {
    if seat == state.public.turn {
        let terms = std::mem::take(&mut state.public.trade.proposals[maker.index()]);
        exchange(game, state, maker, terms.reversed(), journal);
    } else {
        let trade = &mut state.public.trade;
        trade.accepted = trade.accepted.with(seat);
        trade.declined = trade.declined.without(seat);
        journal.note(Event::Accepted(seat));
    }
}

/// Declines the offer of the player on turn.
#[inline(never)]
pub fn decline(state: &mut State, seat: Seat, journal: &mut impl Journal<Event>) {
    let trade = &mut state.public.trade;
    trade.declined = trade.declined.with(seat);
    trade.accepted = trade.accepted.without(seat);
    journal.note(Event::Declined(seat));
}

/// Takes an offer back.
#[inline(never)]
pub fn withdraw(state: &mut State, seat: Seat, journal: &mut impl Journal<Event>) {
    let is_active = seat == state.public.turn;
    let trade = &mut state.public.trade;
    if is_active {
        clear_offer(trade);
    } else {
        trade.proposals[seat.index()] = Terms::NONE;
    }
    trade.is_open = trade.offer.is_some() || trade.proposals.iter().any(|terms| terms.is_some());
    journal.note(Event::Withdrawn(seat));
}

/// Trades with the chosen partner on the terms of the open offer.
#[inline(never)]
pub fn trade_with(game: &Island, state: &mut State, partner: Seat, journal: &mut impl Journal<Event>) {
    let terms = state.public.trade.offer;
    clear_offer(&mut state.public.trade);
    exchange(game, state, partner, terms, journal);
}

/// The offer of the player on turn is off the table, with the answers to it.
fn clear_offer(trade: &mut Trade) {
    *trade = Trade { is_open: trade.is_open, proposals: trade.proposals, ..Trade::default() };
}

/// `BASE-113`: cards change hands at once and in full. Other offers stay open while both sides can keep them (`BASE-120`).
fn exchange(game: &Island, state: &mut State, partner: Seat, terms: Terms, journal: &mut impl Journal<Event>) {
    let active = state.public.turn;
    let Terms { give, want, gold } = terms;
    let ours = &mut state.private[active.index()].hand;
    *ours = *ours - give + want;
    let theirs = &mut state.private[partner.index()].hand;
    *theirs = *theirs - want + give;
    gold::exchange(state, active, partner, gold);
    journal.note(Event::Traded { active, partner, gave: give, got: want, gold });
    if gold.is_some() {
        hooks::gold_changed(game, state, journal);
    }
    lapse(state, journal);
}

/// `BASE-120`: offers lapse when a side no longer holds the cards.
#[inline(never)]
pub fn lapse(state: &mut State, journal: &mut impl Journal<Event>) {
    if !state.public.trade.is_open {
        return;
    }
    let active = state.public.turn;
    let offer = state.public.trade.offer;
    if offer.is_some() && !can_give(state, active, offer) {
        withdraw(state, active, journal);
    }
    for seat in state.public.trade.accepted.iter() {
        if !can_meet(state, seat, &state.public.trade.offer) {
            decline(state, seat, journal);
        }
    }
    for index in 0..state.public.trade.proposals.len() {
        let terms = state.public.trade.proposals[index];
        if terms.is_some() && !can_give(state, Seat(index as u8), terms) {
            withdraw(state, Seat(index as u8), journal);
        }
    }
    let trade = &mut state.public.trade;
    trade.is_open = trade.offer.is_some() || trade.proposals.iter().any(|terms| terms.is_some());
}

/// Drops what a seat has on offer or has accepted, whatever it still holds: after a theft the reason would tell which card is
/// gone (`BASE-104`).
#[inline(never)]
pub fn drop_offers_of(state: &mut State, seat: Seat, journal: &mut impl Journal<Event>) {
    if !state.public.trade.is_open {
        return;
    }
    if state.public.trade.accepted.contains(seat) {
        decline(state, seat, journal);
    }
    if state.public.trade.proposals[seat.index()].is_some() {
        withdraw(state, seat, journal);
    }
}

/// `BASE-120`: building ends the trade step in separate phases; in combined ones it may only use up what was offered.
pub fn after_building(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) {
    if game.rules.building_closes_trade { close(state, journal) } else { lapse(state, journal) }
}

/// `BASE-120`: all offers lapse.
#[inline(never)]
pub fn close(state: &mut State, journal: &mut impl Journal<Event>) {
    let active = state.public.turn;
    if state.public.trade.offer.is_some() {
        withdraw(state, active, journal);
    }
    for index in 0..state.public.trade.proposals.len() {
        if state.public.trade.proposals[index].is_some() {
            withdraw(state, Seat(index as u8), journal);
        }
    }
}
