//! A full state that a view could have come from: the cards nobody showed are dealt anew, at random.
//!
//! What the view implies is kept: hand sizes, what open offers and acceptances prove about a hand, that the player on turn has
//! not won yet, and which victory-point cards were shown at the end.

use rand::{Rng, RngExt};
use steading_game::{Game, Seat};

use crate::Island;
use crate::cards::{Cards, DevCard, DevCards};
use crate::hooks;
use crate::modules;
use crate::state::{Private, Producers, SEATS, State};
use crate::view::View;

/// Deals the hidden cards of a view anew.
pub fn guess(game: &Island, view: &View, rng: &mut impl Rng) -> State {
    let mut private = [Private::default(); SEATS];
    if let (Some(seat), Some(own)) = (view.seat, view.own) {
        private[seat.index()] = own;
    }
    deal_hands(game, view, &mut private, rng);
    let deck = deal_development_cards(game, view, &mut private, rng);
    let mut state = State { public: view.public.clone(), private, deck, hidden: modules::Hidden::default() };
    if state.public.producers == Producers::NONE {
        // The view was read, and not completed.
        game.complete(&mut state);
    }
    modules::guess(game, view, &mut state, rng);
    state
}

/// The seats whose cards the observer does not see.
fn hidden_seats<'a>(game: &'a Island, view: &'a View) -> impl Iterator<Item = Seat> + Clone + 'a {
    game.seats.iter().filter(|&seat| view.seat != Some(seat))
}

/// What a seat must hold, since it has offered or accepted it (`BASE-113`, `BASE-120`).
fn proven_cards(view: &View, seat: Seat) -> Cards {
    let trade = &view.public.trade;
    let offered = if seat == view.public.turn { trade.offer.give } else { trade.proposals[seat.index()].give };
    let accepted = if trade.accepted.contains(seat) { trade.offer.want } else { Cards::NONE };
    // The same cards may back both, so the larger number of each kind is what is proven.
    offered.either(accepted)
}

/// Hands: what is neither in the bank nor in the observer's hand is spread over the others.
fn deal_hands(game: &Island, view: &View, private: &mut [Private; SEATS], rng: &mut impl Rng) {
    let own = view.own.map_or(Cards::NONE, |own| own.hand);
    let mut pool = game.rules.bank - view.public.bank - own;
    for seat in hidden_seats(game, view) {
        let proven = proven_cards(view, seat);
        pool -= proven;
        private[seat.index()].hand = proven;
    }
    for seat in hidden_seats(game, view) {
        modules::prove(game, view, seat, &mut private[seat.index()].hand, &mut pool, rng);
    }
    for seat in hidden_seats(game, view) {
        let counts = view.counts[seat.index()];
        let hand = &mut private[seat.index()].hand;
        for _ in hand.total()..counts.hand {
            *hand += draw(&mut pool, rng);
        }
        let mut left = *hand;
        for _ in 0..counts.chosen {
            private[seat.index()].chosen += draw(&mut left, rng);
        }
    }
}

/// Takes one card out of the pool, each equally likely.
pub(crate) fn draw(pool: &mut Cards, rng: &mut impl Rng) -> Cards {
    let number = rng.random_range(0..pool.total().max(1));
    let card = pool.nth(number).map_or(Cards::NONE, Cards::one);
    *pool -= card;
    card
}

/// Development cards: what was neither played nor is the observer's is spread over the others and the deck.
fn deal_development_cards(game: &Island, view: &View, private: &mut [Private; SEATS], rng: &mut impl Rng) -> DevCards {
    let mut pool = unseen_cards(game, view);
    let is_over = view.public.winner.is_some();
    // Seats with a bound on their victory-point cards are dealt first, so that the bound can always be met.
    let mut seats: Vec<Seat> = hidden_seats(game, view).collect();
    seats.sort_by_key(|&seat| !is_over && seat != view.public.turn);
    if is_over {
        for &seat in &seats {
            for _ in 0..view.counts[seat.index()].revealed {
                pool.take(DevCard::VictoryPoint);
                private[seat.index()].cards.put(DevCard::VictoryPoint);
            }
        }
        pool.0[DevCard::VictoryPoint as usize] = 0;
    }
    let mut deck_points = if is_over { unrevealed_points(game, view, private) } else { 0 };
    for &seat in &seats {
        let counts = view.counts[seat.index()];
        let is_judged = game.rules.declares_victory && !view.public.frames.is_in_effect();
        let must_be_short = !is_over && seat == view.public.turn && is_judged;
        let target = game.rules.victory_target + hooks::extra_target(game, &view.public, seat);
        let room = (target - 1 - view.public.open_points[seat.index()]).max(0) as u8;
        for _ in private[seat.index()].cards.total()..counts.cards {
            let held = private[seat.index()].cards.count(DevCard::VictoryPoint);
            let mut choice = pool;
            if must_be_short && held >= room {
                choice.0[DevCard::VictoryPoint as usize] = 0;
            }
            let card = choice.nth(rng.random_range(0..choice.total().max(1))).unwrap_or(DevCard::Knight);
            pool.take(card);
            private[seat.index()].cards.put(card);
        }
        let mut held = private[seat.index()].cards;
        for _ in 0..counts.new_cards {
            let card = held.nth(rng.random_range(0..held.total().max(1))).unwrap_or(DevCard::Knight);
            held.take(card);
            private[seat.index()].new_cards.put(card);
        }
    }
    while deck_points > 0 {
        pool.put(DevCard::VictoryPoint);
        deck_points -= 1;
    }
    pool
}

/// All cards of the deck less those played and those the observer holds.
fn unseen_cards(game: &Island, view: &View) -> DevCards {
    let mut pool = game.rules.deck.cards();
    pool.0[DevCard::Knight as usize] -= view.public.knights.iter().sum::<u8>();
    let own = view.own.map_or(DevCards::default(), |own| own.cards);
    for card in DevCard::ALL {
        pool.0[card as usize] -= view.public.spent.count(card) + own.count(card);
    }
    pool
}

/// After the end: the victory-point cards that nobody showed are in the deck.
fn unrevealed_points(game: &Island, view: &View, private: &[Private; SEATS]) -> u8 {
    let held: u8 = private.iter().map(|private| private.cards.count(DevCard::VictoryPoint)).sum();
    debug_assert!(view.public.winner.is_some());
    game.rules.deck.cards().count(DevCard::VictoryPoint) - held
}
