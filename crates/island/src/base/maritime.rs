//! Maritime trade and harbours (section 1.11).

use steading_game::{Journal, RuleId, Seat};

use crate::Island;
use crate::action::Action;
use crate::base::domestic;
use crate::cards::{Cards, Good, GoodSet};
use crate::event::Event;
use crate::hooks;
use crate::illegal::{About, Code, Detail, Illegal, refuse};
use crate::layout::Harbour;
use crate::places::{Vertex, VertexSet};
use crate::rule;
use crate::state::{State, at};

/// The rate that is always open (`BASE-122`).
pub const PLAIN_RATE: u8 = 4;
/// The rate of a generic harbour (`BASE-123`).
pub const GENERIC_RATE: u8 = 3;
/// The rate of a special harbour for its own kind (`BASE-124`), and of what modules let a seat give two for one.
pub const SPECIAL_RATE: u8 = 2;

/// A bank trade: equal cards, another kind back, at a rate open to the player, cards in hand and in the bank.
pub fn check(game: &Island, state: &State, seat: Seat, give: Cards, want: Good) -> Result<(), Illegal> {
    let kind = single_kind(give)?;
    if kind == want {
        return refuse(Code::SameResource, rule::BASE_128, Detail::Good(kind));
    }
    check_rate(game, state, seat, kind, give)?;
    check_in_bank(state, want)
}

/// `BASE-127`: the cards given are of one kind.
pub fn single_kind(give: Cards) -> Result<Good, Illegal> {
    let mut kinds = give.kinds();
    let Some(kind) = kinds.next() else {
        return refuse(Code::BadRate, rule::BASE_129, Detail::None);
    };
    if kinds.next().is_some() { refuse(Code::MixedCards, rule::BASE_127, Detail::None) } else { Ok(kind) }
}

/// `BASE-129`, `BASE-138`: so many cards of the kind are a rate open to the player, who has them.
pub fn check_rate(game: &Island, state: &State, seat: Seat, kind: Good, give: Cards) -> Result<(), Illegal> {
    if !is_rate_open(game, state, seat, kind, give.count(kind)) {
        return refuse(Code::BadRate, rule::BASE_129, open_rates(game, state, seat, kind));
    }
    let hand = state.private[seat.index()].hand;
    if hand.covers(give) {
        return Ok(());
    }
    refuse(Code::CannotAfford, rule::BASE_138, Detail::Price { price: give, short: hand.shortfall(give) })
}

/// What brings resources brings no commodity: the rule that gives the card says so.
pub fn check_resource(kind: Good, rule: RuleId) -> Result<(), Illegal> {
    if kind.is_resource() {
        Ok(())
    } else {
        refuse(Code::NotAChoice, rule, Detail::Why("no-resource", About::Good(kind)))
    }
}

/// `BASE-088`, `BASE-131`: no stack, no card.
pub fn check_in_bank(state: &State, want: Good) -> Result<(), Illegal> {
    if state.public.bank.has(want) { Ok(()) } else { refuse(Code::BankEmpty, rule::BASE_088, Detail::Good(want)) }
}

/// `BASE-129`: any rate open to the player will do, not only the best one.
fn is_rate_open(game: &Island, state: &State, seat: Seat, kind: Good, count: u8) -> bool {
    match count {
        PLAIN_RATE => game.rules.goods.contains(kind),
        GENERIC_RATE => has_harbour(game, state, seat, Harbour::Generic),
        SPECIAL_RATE => goes_two_for_one(game, state, seat, kind),
        _ => false,
    }
}

/// The rates open for a kind, to tell in a refusal.
fn open_rates(game: &Island, state: &State, seat: Seat, kind: Good) -> Detail {
    Detail::Rates {
        resource: kind,
        special: goes_two_for_one(game, state, seat, kind),
        generic: has_harbour(game, state, seat, Harbour::Generic),
    }
}

/// Whether the seat may give two of the kind for one: at a special harbour, or because a module says so.
fn goes_two_for_one(game: &Island, state: &State, seat: Seat, kind: Good) -> bool {
    has_harbour(game, state, seat, Harbour::Special(kind)) || hooks::two_for_one(game, state, seat).contains(kind)
}

/// `BASE-134`: a building on a site of such a harbour; a road there gives no right.
fn has_harbour(game: &Island, state: &State, seat: Seat, harbour: Harbour) -> bool {
    trading_posts(game, state, seat).iter().any(|vertex| game.harbour_at(vertex) == Some(harbour))
}

/// The seat's buildings, without those whose harbours are closed to it.
fn trading_posts(game: &Island, state: &State, seat: Seat) -> VertexSet {
    state.public.buildings(seat).minus(hooks::closed_harbours(game, state, seat))
}

/// The best rate of the seat for a kind.
#[inline]
pub fn best_rate(state: &State, seat: Seat, kind: Good) -> u8 {
    state.public.rates[seat.index()].count(kind)
}

/// The kinds of which the seat holds enough for the bank.
#[inline(always)]
pub fn kinds_to_give(game: &Island, state: &State, seat: Seat) -> impl Iterator<Item = Good> + Clone {
    // A kind that is not played with has no rate, and any hand holds as many of it.
    state.private[at(seat)].hand.covering(state.public.rates[at(seat)]).and(game.rules.goods).iter()
}

/// Lists bank trades at the best rate of each kind.
#[inline(always)]
pub fn list(game: &Island, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let rates = state.public.rates[at(seat)];
    for kind in kinds_to_give(game, state, seat) {
        list_wants(state.public.bank.kind_set(), Cards::of(kind, rates.count(kind)), kind, out);
    }
}

/// Lists what the bank has to give for these cards.
#[inline(always)]
fn list_wants(stacks: GoodSet, give: Cards, kind: Good, out: &mut Vec<Action>) {
    match kind.other_resources() {
        // The common case, without a loop.
        Some(others) if stacks == GoodSet::RESOURCES => {
            out.extend(others.into_iter().map(|want| Action::BankTrade { give, want }));
        }
        _ => out.extend(stacks.without(kind).iter().map(|want| Action::BankTrade { give, want })),
    }
}

/// Carries the trade out.
pub fn trade(state: &mut State, seat: Seat, give: Cards, want: Good, journal: &mut impl Journal<Event>) {
    let card = Cards::one(want);
    let hand = &mut state.private[at(seat)].hand;
    *hand = *hand - give + card;
    state.public.bank = state.public.bank + give - card;
    journal.note(Event::BankTraded(seat, give, want));
    if state.public.trade.is_open {
        domestic::lapse(state, journal);
    }
}

/// `BASE-123`, `BASE-124`: a building on a harbour site improves the owner's rates.
#[inline]
pub fn open_harbour(game: &Island, state: &mut State, seat: Seat, vertex: Vertex) {
    if let Some(harbour) = game.harbour_at(vertex)
        && !hooks::closed_harbours(game, state, seat).contains(vertex)
    {
        let rates = &mut state.public.rates[seat.index()];
        *rates = improved(*rates, harbour);
    }
}

/// The rates of a seat have changed otherwise: harbours were closed to it or opened again, or a module gives it two for one from now on
/// or no longer. Rates are kept, for lists, bots and clients ask for them all the time; whoever changes them has them worked out here.
pub fn rates_changed(game: &Island, state: &mut State, seat: Seat) {
    state.public.rates[at(seat)] = rates_afresh(game, state, seat);
}

/// `BASE-122`: the rates of a seat without harbours. Kinds that are not played with have none.
pub fn plain_rates(game: &Island) -> Cards {
    game.rules.goods.each(PLAIN_RATE)
}

/// Rates with one harbour more; a special harbour helps only its own kind (`BASE-126`).
fn improved(rates: Cards, harbour: Harbour) -> Cards {
    let better = match harbour {
        Harbour::Generic => GoodSet::ALL.each(GENERIC_RATE),
        Harbour::Special(kind) => GoodSet::ALL.without(kind).each(PLAIN_RATE) + Cards::of(kind, SPECIAL_RATE),
    };
    rates.common(better)
}

/// The rates of a seat worked out afresh from its buildings and what modules say; neutral colours do not trade (`TWO-015`).
pub fn rates_afresh(game: &Island, state: &State, seat: Seat) -> Cards {
    if state.public.neutral.contains(seat) {
        return plain_rates(game);
    }
    let posts = trading_posts(game, state, seat);
    let harbours = posts.iter().filter_map(|vertex| game.harbour_at(vertex));
    // What a module gives is worth as much as a special harbour.
    let given = hooks::two_for_one(game, state, seat).iter().map(Harbour::Special);
    harbours.chain(given).fold(plain_rates(game), improved)
}
