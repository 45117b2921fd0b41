//! Progress cards: what each is worth while it is held, and when it is time for it.

use steading_game::{Game, Seat};
use steading_island::Island;
use steading_island::base::production;
use steading_island::cards::{Cards, GoodSet};
use steading_island::layout::pips;
use steading_island::modules::cities_and_knights::decks::HELD_MAX;
use steading_island::modules::cities_and_knights::{Action, Card, Play, Track, cards, improvements};
use steading_island::places::Vertex;
use steading_island::state::{State, at};

use super::super::super::super::NEVER;
use super::super::super::{CARD, POINT, others};

/// A progress card before one knows which it is.
pub(super) const ANY: f32 = 190.0;

/// What holding as many cards as one may is worth less: the next one will be one too many.
const FULL: f32 = 110.0;

/// What a card is worth that a number brings to the hand.
const HARVESTED: f32 = 45.0;

/// What an exchange by a Commercial Harbour brings if the partner has a commodity.
const COMMODITY: f32 = 105.0;

/// A road that somebody else loses.
const ROAD: f32 = 160.0;

/// A knight of somebody else that has to go elsewhere.
const EXPELLED: f32 = 110.0;

/// A swap of tokens that brings so many cards of 36 throws less than the best may still be the better one, since kinds differ.
const NEARLY: i32 = 1;

/// What a card is worth that is kept for a good moment: less than it brings then, so that it is played.
const fn kept(card: Card) -> f32 {
    match card {
        Card::Alchemist => 90.0,
        Card::Crane => 45.0,
        Card::Mining => 80.0,
        Card::Irrigation => 70.0,
        Card::Inventor => 120.0,
        Card::Engineer => 50.0,
        // That it makes a city cheaper is part of the plans.
        Card::Medicine => 10.0,
        Card::Smith => 80.0,
        Card::RoadBuilding => 150.0,
        Card::Bishop => 140.0,
        Card::Diplomat => 70.0,
        Card::Warlord => 80.0,
        Card::Wedding => 75.0,
        Card::Intrigue => 60.0,
        Card::Saboteur => 55.0,
        Card::Spy => 140.0,
        Card::Deserter => 130.0,
        Card::Merchant => 500.0,
        Card::CommercialHarbour => 70.0,
        Card::MerchantFleet => 70.0,
        Card::MasterMerchant => 120.0,
        Card::TradeMonopoly => 80.0,
        Card::ResourceMonopoly => 120.0,
        Card::Printer | Card::Constitution => POINT,
    }
}

/// The cards that a seat holds.
pub(super) fn worth(state: &State, seat: Seat) -> f32 {
    let held = state.hidden.cities_and_knights.hand(seat);
    let full = if held.len() >= HELD_MAX { FULL } else { 0.0 };
    held.iter().map(|&card| kept(card)).sum::<f32>() - full
}

/// A card of a deck before one knows which it is.
pub(super) fn of_deck(track: Track) -> f32 {
    let cards = Card::all().filter(|card| card.track() == track);
    let (worth, count) = cards.fold((0.0, 0.0), |(worth, count), card| {
        let copies = f32::from(card.copies());
        (worth + copies * kept(card), count + copies)
    });
    worth / count
}

/// What speaks for or against a card besides what it leads to. Many of the ways to aim a card are never worth a look.
pub(super) fn inclination(game: &Island, state: &State, seat: Seat, play: Play) -> i32 {
    let hand = state.private[at(seat)].hand;
    let public = &state.public.modules.cities_and_knights;
    let unless = |is_useless: bool| if is_useless { NEVER } else { 0 };
    match play {
        Play::Alchemist(red, other) => alchemist(game, state, seat, red, other),
        Play::Inventor(..) => unless(!is_good_swap(game, state, seat, play)),
        Play::Crane => unless(!crane_helps(state, seat)),
        Play::Smith(first, second) => unless(!is_best_smith(game, state, seat, first, second)),
        Play::MerchantFleet(kind) => unless(hand.count(kind) < 2 || state.public.rates[at(seat)].count(kind) <= 2),
        Play::CommercialHarbour => unless(public.harbour || hand.among(GoodSet::RESOURCES).is_empty()),
        Play::Diplomat(road) => {
            let owner = game.seats.without(seat).iter().find(|other| state.public.roads[at(*other)].contains(road));
            owner.map_or(0, |owner| (ROAD * others::fear(game, state, owner)) as i32)
        }
        Play::Intrigue(knight) => {
            public.owner_at(knight).map_or(0, |owner| (EXPELLED * others::fear(game, state, owner)) as i32)
        }
        _ => 0,
    }
}

/// Carries out what waits for the dice, as if they had fallen; `false` for everything else.
pub(super) fn imagine(game: &Island, state: &mut State, seat: Seat, play: Play) -> bool {
    let Play::Alchemist(red, other) = play else { return false };
    let number = red + other;
    let got: Vec<(Seat, Cards)> = game.seats.iter().map(|seat| (seat, harvest(game, state, seat, number))).collect();
    game.apply(state, seat, Action::Play(play).into(), &mut ());
    got.into_iter().for_each(|(seat, cards)| state.private[at(seat)].hand += cards);
    true
}

/// What a number brings a seat.
fn harvest(game: &Island, state: &State, seat: Seat, number: u8) -> Cards {
    let hexes = production::producing(game, &state.public, number).iter();
    hexes.fold(Cards::NONE, |cards, hex| cards + game.yields(hex, state.public.harvest[hex.index()].of(seat)))
}

/// What a throw that is chosen is worth beside the cards that it brings: progress cards, less what any throw would bring. Of the throws
/// with one sum only the one with the lowest red die is looked at, since it draws most, and no seven.
fn alchemist(game: &Island, state: &State, seat: Seat, red: u8, other: u8) -> i32 {
    let number = red + other;
    if number == 7 || (red > 1 && other < 6) {
        return NEVER;
    }
    let average: f32 =
        (2..=12).map(|any| f32::from(pips(any)) / 36.0 * f32::from(harvest(game, state, seat, any).total())).sum();
    let levels = state.public.modules.cities_and_knights.levels;
    let draws = |seat: Seat| -> f32 {
        let chances = Track::ALL.into_iter().map(|track| {
            let level = levels[at(seat)][track.index()];
            let usual = f32::from(level + 1).min(6.0) / 6.0;
            match level {
                0 => 0.0,
                _ if red <= level + 1 => 1.0 - usual,
                _ => -usual,
            }
        });
        chances.sum::<f32>() / 6.0
    };
    let theirs: f32 =
        game.seats.without(seat).iter().map(|other| draws(other) * others::fear(game, state, other)).sum();
    ((draws(seat) - theirs) * ANY - average * HARVESTED) as i32
}

/// Whether an improvement could be paid for with one Crane more.
fn crane_helps(state: &State, seat: Seat) -> bool {
    let public = &state.public.modules.cities_and_knights;
    let hand = state.private[at(seat)].hand;
    public.cranes == 0
        && Track::ALL.into_iter().any(|track| {
            let price = Cards::of(track.commodity(), public.level(seat, track));
            improvements::check_open(state, seat, track).is_ok() && hand.covers(price)
        })
}

/// Whether no other swap of tokens brings the seat's buildings clearly more.
fn is_good_swap(game: &Island, state: &State, seat: Seat, play: Play) -> bool {
    let gain = |play: Play| -play.preference(game, state, seat).0;
    let mut best = 0;
    if gain(play) > 0 {
        cards::list(Card::Inventor, game, state, seat, &mut |other| best = best.max(gain(other)));
    }
    gain(play) > 0 && gain(play) + NEARLY >= best
}

/// Whether a Smith does all it can so: two promotions where there are two, and of the same two in any order only the first order.
fn is_best_smith(game: &Island, state: &State, seat: Seat, first: Vertex, second: Option<Vertex>) -> bool {
    let is_legal = |first, second| Play::Smith(first, second).check(game, state, seat).is_ok();
    match second {
        Some(second) => first < second || !is_legal(second, Some(first)),
        None => {
            let own = state.public.modules.cities_and_knights.knights[at(seat)];
            !own.without(first).iter().any(|second| is_legal(first, Some(second)))
        }
    }
}

/// What an offer by a Commercial Harbour brings, besides the resource that is given.
pub(super) fn exchange(game: &Island, state: &State, partner: Seat) -> i32 {
    // The more cards a hand has, the more likely there is a commodity among them.
    let cards = f32::from(state.private[at(partner)].hand.total());
    let chance = cards / (cards + 1.5);
    ((COMMODITY + CARD) * chance * (1.0 - 0.5 * others::fear(game, state, partner))) as i32
}
