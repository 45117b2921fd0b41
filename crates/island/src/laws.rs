//! What the laws of [`steading_game::laws`] need from the island: nonsense of every form, and what is always true.

use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use steading_game::laws::Lawful;
use steading_game::{Seat, SeatSet};

use crate::Island;
use crate::action::{Action, Outcome};
use crate::audit;
use crate::cards::{Cards, DevCard, Resource};
use crate::modules;
use crate::modules::gold::Coins;
use crate::places::{Edge, Hex, Vertex};
use crate::state::State;
use crate::topology::{CELL_COUNT, EDGE_COUNT, VERTEX_COUNT};

/// How many forms [`Lawful::any_action`] chooses from.
const FORMS: u32 = 23;

impl Lawful for Island {
    fn any_action(&self, state: &State, seat: Seat, rng: &mut impl Rng) -> Action {
        if rng.random_ratio(1, 3)
            && let Some(action) = modules::Action::any(self, state, seat, rng)
        {
            return Action::Module(action);
        }
        match rng.random_range(0..FORMS) {
            0 => Action::FoundSettlement(any_vertex(rng)),
            1 => Action::FoundRoad(any_edge(rng)),
            2 => Action::Roll,
            3 => Action::DiscardOne(any_resource(rng)),
            4 => Action::Discard(any_discard(state, seat, rng)),
            5 => Action::MoveRobber(Hex(rng.random_range(0..CELL_COUNT as u8))),
            6 => Action::Rob(any_seat(self, rng)),
            7 => any_offer(self, state, seat, rng),
            8 => Action::Accept(any_seat(self, rng)),
            9 => Action::Decline,
            10 => Action::Withdraw,
            11 => Action::TradeWith(any_seat(self, rng)),
            12 => Action::BankTrade { give: any_payment(rng), want: any_resource(rng) },
            13 => Action::BuildRoad(any_edge(rng)),
            14 => Action::BuildSettlement(any_vertex(rng)),
            15 => Action::BuildCity(any_vertex(rng)),
            16 => Action::BuyCard,
            17 => Action::PlayKnight,
            18 => Action::PlayRoadBuilding,
            19 => Action::PlayYearOfPlenty(any_resource(rng), rng.random::<bool>().then(|| any_resource(rng))),
            20 => Action::PlayMonopoly(any_resource(rng)),
            21 => [Action::PlayVictoryPoint, Action::ClaimVictory][rng.random_range(0..2)],
            _ => Action::EndTurn,
        }
    }

    fn any_outcome(&self, state: &State, rng: &mut impl Rng) -> Outcome {
        if rng.random_ratio(1, 3)
            && let Some(outcome) = modules::Outcome::any(self, state, rng)
        {
            return Outcome::Module(outcome);
        }
        match rng.random_range(0..4) {
            0 => Outcome::Dice(rng.random_range(0..=7), rng.random_range(0..=7)),
            1 => Outcome::Steal(any_resource(rng)),
            2 => Outcome::Draw(DevCard::ALL[rng.random_range(0..DevCard::ALL.len())]),
            _ => Outcome::First(any_seat(self, rng)),
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(self, state)
    }

    fn audit_after(&self, before: &State, state: &State) -> Result<(), String> {
        audit::audit_after(self, before, state)
    }
}

/// Any intersection.
pub fn any_vertex(rng: &mut impl Rng) -> Vertex {
    Vertex(rng.random_range(0..VERTEX_COUNT as u8))
}

/// Any path.
pub fn any_edge(rng: &mut impl Rng) -> Edge {
    Edge(rng.random_range(0..EDGE_COUNT as u8))
}

/// Any resource.
pub fn any_resource(rng: &mut impl Rng) -> Resource {
    Resource::ALL[rng.random_range(0..Resource::ALL.len())]
}

/// Any seat of the table.
pub fn any_seat(game: &Island, rng: &mut impl Rng) -> Seat {
    Seat(rng.random_range(0..game.seats.len() as u8))
}

/// So many cards of the hand, or all of it.
pub fn some_of(mut hand: Cards, count: u16, rng: &mut impl Rng) -> Cards {
    let mut some = Cards::NONE;
    for _ in 0..count.min(hand.total()) {
        let card = hand.nth(rng.random_range(0..hand.total())).map_or(Cards::NONE, Cards::one);
        hand -= card;
        some += card;
    }
    some
}

/// A few cards of any kind; now and then a great many.
fn any_cards(rng: &mut impl Rng) -> Cards {
    let counts = [0, 1, 1, 2, 2, 3, Cards::LANE_MAX];
    let most = counts[rng.random_range(0..counts.len())];
    Cards::from_counts(Resource::ALL.map(|_| if rng.random_ratio(1, 3) { rng.random_range(0..=most) } else { 0 }))
}

/// A discard: often of the number owed and out of the hand.
fn any_discard(state: &State, seat: Seat, rng: &mut impl Rng) -> Cards {
    if rng.random_ratio(1, 4) {
        return any_cards(rng);
    }
    let private = &state.private[seat.index()];
    some_of(private.hand - private.chosen, state.public.owed[seat.index()].into(), rng)
}

/// An offer: often of cards the seat holds, and to those it may make offers to.
fn any_offer(game: &Island, state: &State, seat: Seat, rng: &mut impl Rng) -> Action {
    if rng.random_ratio(1, 4) {
        let to = game.seats.iter().filter(|_| rng.random()).collect();
        return Action::Offer { give: any_cards(rng), want: any_cards(rng), to, gold: any_coins(rng) };
    }
    let give = some_of(state.private[seat.index()].hand, rng.random_range(1..=3), rng);
    let kinds: Vec<Resource> = Resource::ALL.into_iter().filter(|&kind| !give.has(kind)).collect();
    let want = (0..rng.random_range(1..=2)).filter_map(|_| kinds.choose(rng).copied()).collect();
    let active = state.public.turn;
    let others = game.seats.without(seat);
    let some = others.iter().filter(|_| rng.random()).collect();
    let gold = if rng.random_ratio(1, 2) { any_coins(rng) } else { Coins::NONE };
    Action::Offer { give, want, to: if seat == active { some } else { SeatSet::only(active) }, gold }
}

/// Mostly no gold, sometimes a little on either side, now and then the most there can be.
fn any_coins(rng: &mut impl Rng) -> Coins {
    let counts = [0, 0, 1, 2, Coins::MAX];
    let count = counts[rng.random_range(0..counts.len())];
    if rng.random() { Coins::given(count) } else { Coins::wanted(count) }
}

/// What is given to the bank: mostly two to four equal cards.
pub fn any_payment(rng: &mut impl Rng) -> Cards {
    if rng.random_ratio(1, 8) { any_cards(rng) } else { Cards::of(any_resource(rng), rng.random_range(2..=4)) }
}
