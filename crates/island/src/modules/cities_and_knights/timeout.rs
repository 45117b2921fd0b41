//! What is done for a player who lets the time pass (section 1.23).

use std::cmp::Reverse;

use steading_game::Seat;

use super::cards::{self, Play};
use super::{Action, Card, Frame, battle, improvements, knights, progress};
use crate::Island;
use crate::action::Action as AnyAction;
use crate::cards::{Cards, Good, GoodSet};
use crate::places::{Vertex, VertexSet};
use crate::state::{State, at};
use crate::timeout::{least_held, most_held, pips_at, promise, spare};

/// The default of a seat that is asked.
pub fn default_answer(game: &Island, state: &State, seat: Seat, question: Frame) -> Option<AnyAction> {
    let public = &state.public.modules.cities_and_knights;
    let hand = state.private[at(seat)].hand;
    let answer = match question {
        Frame::Fifth(_) => Some(Action::Drop(spare_card(state, seat)?)),
        Frame::OwnFifth => fifth(game, state, seat),
        // `CK-359`.
        Frame::Fresh(_) => Some(Action::Keep),
        // `CK-348`: all fight.
        Frame::Commit(_) => Some(Action::Commit(public.active_knights(seat).into())),
        Frame::Losses(_) => city_to_lose(game, state, seat).map(Action::LoseCity),
        // `CK-350`: where one has come furthest.
        Frame::Defenders(_) => {
            battle::decks(state).min_by_key(|&track| (Reverse(public.level(seat, track)), track)).map(Action::PickDeck)
        }
        // `CK-351`: what is needed most.
        Frame::Aqueduct(_) => {
            least_held(hand, state.public.bank.among(GoodSet::RESOURCES)).map(|card| Action::Aqueduct(Some(card)))
        }
        Frame::Retreat { owner, from, .. } => retreat(game, state, owner, from).map(Action::Retreat),
        // `CK-353`: the weakest, then an inactive one.
        Frame::Remove(_) => {
            let weakest = |&knight: &Vertex| (public.rank_at(knight), public.active.contains(knight), knight);
            public.knights[at(seat)].iter().min_by_key(weakest).map(Action::RemoveKnight)
        }
        // `CK-357`: where it closes no site.
        Frame::Place { .. } => {
            let places = knights::places(state, seat).iter();
            places.min_by_key(|&place| (!is_closed(state, place), place)).map(Action::PlaceKnight)
        }
        Frame::Wedding => gift(hand),
        // `CK-354`.
        Frame::Exchange(..) => most_held(hand.among(GoodSet::COMMODITIES)).map(Action::HandOver),
        Frame::Metropolis(_) => metropolis(game, state, seat).map(Action::RaiseMetropolis),
        Frame::Road(old) => {
            let sites = cards::politics::relay_sites(game, state, seat, old).iter();
            Some(Action::MoveRoad(sites.min_by_key(|&edge| (Reverse(promise(game, state, seat, edge)), edge))))
        }
        // `CK-347`.
        Frame::Spy(victim) => state.hidden.cities_and_knights.kinds(victim).next().map(Action::TakeCard),
        Frame::Master(victim, count) => take(state.private[at(victim)].hand, count),
        Frame::Throw
        | Frame::Number
        | Frame::Draws(..)
        | Frame::Draw(..)
        | Frame::Battle
        | Frame::Aftermath(_)
        | Frame::Bishop
        | Frame::Thefts(_)
        | Frame::Chase => None,
    };
    answer.map(AnyAction::from)
}

/// `CK-343`: the card of which most copies are held, then the first.
fn spare_card(state: &State, seat: Seat) -> Option<Card> {
    let hidden = &state.hidden.cities_and_knights;
    let copies = |card: Card| hidden.hand(seat).iter().filter(|&&other| other == card).count();
    hidden.kinds(seat).min_by_key(|&card| (Reverse(copies(card)), card))
}

/// `CK-344`: cards that only bring something.
const HARMLESS: [Card; 8] = [
    Card::Mining,
    Card::Irrigation,
    Card::Warlord,
    Card::TradeMonopoly,
    Card::ResourceMonopoly,
    Card::Crane,
    Card::MerchantFleet,
    Card::CommercialHarbour,
];

/// `CK-343`, `CK-344`: a card is dropped where that is legal; otherwise the most harmless one is played.
fn fifth(game: &Island, state: &State, seat: Seat) -> Option<Action> {
    let spare = spare_card(state, seat)?;
    if progress::check_drop(game, state, seat, spare).is_ok() {
        return Some(Action::Drop(spare));
    }
    let hidden = &state.hidden.cities_and_knights;
    let harmless = HARMLESS.into_iter().filter(|&card| hidden.holds(seat, card));
    let mut playable =
        harmless.chain(hidden.kinds(seat)).filter(|&card| progress::is_playable(game, state, seat, card));
    playable.next().and_then(|card| aim(game, state, seat, card)).map(Action::Play)
}

/// `CK-345`, `CK-346`: how the card is aimed; of equal targets the first.
pub fn aim(game: &Island, state: &State, seat: Seat, card: Card) -> Option<Play> {
    let mut best: Option<((i32, i32), Play)> = None;
    cards::list(card, game, state, seat, &mut |play| {
        let rank = play.preference(game, state, seat);
        if best.is_none_or(|(other, _)| rank < other) {
            best = Some((rank, play));
        }
    });
    best.map(|(_, play)| play)
}

/// `CK-349`: a city without a wall, then the one that yields least.
fn city_to_lose(game: &Island, state: &State, seat: Seat) -> Option<Vertex> {
    let walls = improvements::own_walls(state, seat);
    let worth = |&city: &Vertex| (walls.contains(city), pips_at(game, &state.public, city), city);
    battle::vulnerable(state, seat).iter().min_by_key(worth)
}

/// `CK-356`: a walled city, then the one that yields most.
fn metropolis(game: &Island, state: &State, seat: Seat) -> Option<Vertex> {
    let walls = improvements::own_walls(state, seat);
    let worth = |&city: &Vertex| (!walls.contains(city), Reverse(pips_at(game, &state.public, city)), city);
    battle::vulnerable(state, seat).iter().min_by_key(worth)
}

/// Whether the distance rule closes the intersection to settlements anyway.
fn is_closed(state: &State, vertex: Vertex) -> bool {
    state.public.closed.contains(vertex)
}

/// `CK-352`: where the knight closes no site, then the nearest place, then the first.
fn retreat(game: &Island, state: &State, owner: Seat, from: Vertex) -> Option<Vertex> {
    let goals = knights::free_goals(game, state, owner, from);
    let distance = |goal: Vertex| roads_between(game, state, owner, from, goal);
    goals.iter().min_by_key(|&goal| (!is_closed(state, goal), distance(goal), goal))
}

/// How many of the seat's roads lie between two intersections.
fn roads_between(game: &Island, state: &State, seat: Seat, from: Vertex, to: Vertex) -> u8 {
    let stops = crate::hooks::stops(game, state, seat);
    let mut reached = VertexSet::only(from);
    let mut outermost = reached;
    let mut distance = 0;
    while !reached.contains(to) && !outermost.is_empty() {
        let next = knights::neighbours(game, state, seat, outermost).minus(reached);
        reached = reached.or(next);
        outermost = next.minus(stops);
        distance += 1;
    }
    distance
}

/// `CK-342`: two cards, one after the other of the kind that is held most.
fn gift(hand: Cards) -> Option<Action> {
    let [first, second] = two_of(spare(hand, 2))?;
    Some(Action::Present(first, second))
}

/// `CK-347`: card by card of the kind that the hand holds most.
fn take(hand: Cards, count: u8) -> Option<Action> {
    match count {
        1 => most_held(hand).map(|kind| Action::TakeGoods(kind, None)),
        _ => two_of(spare(hand, 2)).map(|[first, second]| Action::TakeGoods(first, Some(second))),
    }
}

/// Two cards, in order.
fn two_of(cards: Cards) -> Option<[Good; 2]> {
    Some([cards.nth(0)?, cards.nth(1)?])
}
