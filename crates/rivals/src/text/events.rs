//! Events as log lines.

use steading_game::Seat;

use crate::Rivals;
use crate::cards::Card;
use crate::event::Event;
use crate::grid::Place;
use crate::hidden::other;
use crate::stacks::Stack;
use crate::text::words::{self, Cell};

/// An event as a line for people.
pub fn write(game: &Rivals, event: &Event) -> String {
    let name = |seat: Seat| words::seat_name(game, seat);
    let stack = |stack: Stack| words::stack_name(game, stack);
    match *event {
        Event::Dealt => "the cards are shuffled and dealt".to_owned(),
        Event::FirstThrow(first, second) => {
            format!("{} throws {first}, {} throws {second}", name(Seat(0)), name(Seat(1)))
        }
        Event::Begins(seat) => format!("{} begins", name(seat)),
        Event::Drew(seat, from, card) => format!("{} draws {} from {}", name(seat), some_card(card), stack(from)),
        Event::Searched(seat, at) => format!("{} looks through {}", name(seat), stack(at)),
        Event::TookFrom(seat, from, card) => format!("{} takes {} from {}", name(seat), some_card(card), stack(from)),
        Event::PutUnder(seat, at, card) => format!("{} puts {} under {}", name(seat), some_card(card), stack(at)),
        Event::PutVictimsUnder(seat, at, card) => {
            format!("{} puts {} of {} under {}", name(seat), some_card(card), name(other(seat)), stack(at))
        }
        Event::SwappedRegions(seat, a, b) => format!("{} swaps the regions {a} and {b}", name(seat)),
        Event::SwappedExpansions(seat, a, b) => format!("{} swaps {a} and {b}", name(seat)),
        Event::TurnBegan(seat) => format!("turn of {}", name(seat)),
        Event::Rolled(seat, number, symbol) => format!("{} rolls {number}, {}", name(seat), symbol.name()),
        Event::Produced(seat, place, count) => format!("{} produces {count} at {place}", name(seat)),
        Event::Gained(seat, place, kind) => format!("{} gains 1 {} at {}", name(seat), kind.name(), at(place)),
        Event::Lost(seat, 1) => format!("{} has no room for 1 unit", name(seat)),
        Event::Lost(seat, count) => format!("{} has no room for {count} units", name(seat)),
        Event::Paid(seat, place, kind) => format!("{} gives 1 {} from {}", name(seat), kind.name(), at(place)),
        Event::Robbed(seat, goods) => format!("brigands rob {} of {goods}", name(seat)),
        Event::Sickened(seat, place) => format!("the plague takes 1 unit of {} at {place}", name(seat)),
        Event::Revealed(card) => format!("event card {}", card.data().id),
        Event::Reshuffled => "the event deck is built anew".to_owned(),
        Event::Played(seat, card) => format!("{} plays {card}", name(seat)),
        Event::Built(seat, spot) => format!("{} builds {spot}", name(seat)),
        Event::CacheOpened(seat, place) => format!("{} opens the Gold Cache at {}", name(seat), Cell::beyond(place)),
        Event::RoadLaid(seat, x) => format!("{} lays a road at ({x},0)", name(seat)),
        Event::Settled(seat, column) => format!("{} founds a settlement at {column}", name(seat)),
        Event::CityFounded(seat, column) => format!("{} raises a city at {column}", name(seat)),
        Event::RegionLaid(seat, place, region) => format!("{} lays {region} at {place}", name(seat)),
        Event::Traded(seat, count, give, want) => {
            format!("{} trades {count} {} for 1 {}", name(seat), give.name(), want.name())
        }
        Event::NamedUnits(seat, goods) => format!("{} asks for {goods} of {}", name(seat), name(other(seat))),
        Event::NamedBuilding(seat, spot) => format!("{} names {spot} of {}", name(seat), name(other(seat))),
        Event::Removed(seat, spot) => format!("{} discards {spot}", name(seat)),
        Event::Returned(seat, spot, Some(to)) => format!("{} returns {spot} under {}", name(seat), stack(to)),
        Event::Returned(seat, spot, None) => format!("{} returns {spot} to the face-up stack", name(seat)),
        Event::SawHand(seat) => format!("{} sees the hand of {}", name(seat), name(other(seat))),
        Event::Stole(seat, card) => {
            format!("{} takes {} from the hand of {}", name(seat), some_card(card), name(other(seat)))
        }
        Event::Fetched(seat, card) => format!("{} takes {card} from the discard pile", name(seat)),
        Event::Defended(seat, face, true) => format!("{} rolls {face} and stops the attack", name(seat)),
        Event::Defended(seat, face, false) => format!("{} rolls {face} and does not stop the attack", name(seat)),
        Event::Declined(seat) => format!("{} declines", name(seat)),
        Event::KeptSebastian(seat) => format!("{} keeps Sebastian", name(seat)),
        Event::HeroToken(Some(seat)) => format!("{} takes the hero token", name(seat)),
        Event::HeroToken(None) => "the hero token is set aside".to_owned(),
        Event::MerchantToken(Some(seat)) => format!("{} takes the merchant token", name(seat)),
        Event::MerchantToken(None) => "the merchant token is set aside".to_owned(),
        Event::Won(seat, points) => format!("{} wins with {points} points", name(seat)),
    }
}

fn some_card(card: Option<Card>) -> &'static str {
    card.map_or("a card", Card::name)
}

/// A place within a sentence.
fn at(place: Place) -> String {
    if place.is_region() { place.to_string() } else { "the Gold Cache".to_owned() }
}
