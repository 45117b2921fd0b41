//! What happened, for logs and clients. Secret parts are optional and removed for those who may not know them.

use serde::{Deserialize, Serialize};
use steading_game::{Observer, Seat};

use crate::cards::{Card, EventCard, Region};
use crate::frame::{Spot, Symbol};
use crate::goods::{Goods, Resource};
use crate::grid::{Column, Place};
use crate::hidden::other;
use crate::stacks::Stack;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GameEvent"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The draw cards lie in their stacks.
    Dealt,
    /// Throws for the first turn, by seat.
    FirstThrow(u8, u8),
    /// Who begins.
    Begins(Seat),
    /// A card from the top of a stack; only the drawer knows which (`RIV-278`).
    Drew(Seat, Stack, Option<Card>),
    /// A seat looks through a stack.
    Searched(Seat, Stack),
    /// A card out of a searched stack; only the searcher knows which.
    TookFrom(Seat, Stack, Option<Card>),
    /// A hand card under a stack; only its owner knows which.
    PutUnder(Seat, Stack, Option<Card>),
    /// A card of the other's hand under a stack, put there by the seat; the owner learns only that it left (`RIV-312`).
    PutVictimsUnder(Seat, Stack, Option<Card>),
    /// Two regions of a seat changed places.
    SwappedRegions(Seat, Place, Place),
    /// Two expansions of a seat changed places.
    SwappedExpansions(Seat, Spot, Spot),
    /// The turn passed to this seat.
    TurnBegan(Seat),
    /// The dice of the turn, thrown or set.
    Rolled(Seat, u8, Symbol),
    /// A region produced, boosters included; what finds no room is lost.
    Produced(Seat, Place, u8),
    /// A unit came to a place.
    Gained(Seat, Place, Resource),
    /// So many units of a gain were lost for want of room.
    Lost(Seat, u8),
    /// A unit left a place: paid, given or taken.
    Paid(Seat, Place, Resource),
    /// Brigands took these goods.
    Robbed(Seat, Goods),
    /// Plague took a unit here.
    Sickened(Seat, Place),
    /// An event card was revealed.
    Revealed(EventCard),
    /// The event deck was rebuilt (`RIV-099`).
    Reshuffled,
    /// An action card was played openly.
    Played(Seat, Card),
    /// An expansion was placed.
    Built(Seat, Spot),
    /// The Gold Cache was placed beside a region.
    CacheOpened(Seat, Place),
    /// A road was laid, at this x.
    RoadLaid(Seat, i8),
    /// A settlement was placed.
    Settled(Seat, Column),
    /// A city was placed.
    CityFounded(Seat, Column),
    /// A new region was laid.
    RegionLaid(Seat, Place, Region),
    /// A trade of the active player: so many units of the first for one of the second.
    Traded(Seat, u8, Resource, Resource),
    /// The seat names units to take from the other.
    NamedUnits(Seat, Goods),
    /// The seat names a building of the other.
    NamedBuilding(Seat, Spot),
    /// An expansion went to the discard pile: demolished or sunk.
    Removed(Seat, Spot),
    /// An expansion went under a stack; `None` back to the face-up stack (`RIV-247`).
    Returned(Seat, Spot, Option<Stack>),
    /// The seat sees the other's hand.
    SawHand(Seat),
    /// A card from the other's hand: both know which.
    Stole(Seat, Option<Card>),
    /// A card from the discard pile.
    Fetched(Seat, Card),
    /// The defence roll, and whether it stopped the attack.
    Defended(Seat, u8, bool),
    /// The seat does not use what it could: a defence, a search, a purchase.
    Declined(Seat),
    /// The seat holds Sebastian and does not play him; nobody else hears of it (`RIV-278`).
    KeptSebastian(Seat),
    /// The hero token changed hands; `None` if it was set aside.
    HeroToken(Option<Seat>),
    /// The merchant token changed hands.
    MerchantToken(Option<Seat>),
    /// The game was won with so many points.
    Won(Seat, u8),
}

impl Event {
    /// The event as the observer may know it (`RIV-278`).
    pub fn redacted(self, observer: Observer) -> Option<Event> {
        Some(match self {
            // That somebody holds Sebastian and keeps him is nobody's business.
            Event::KeptSebastian(seat) if !observer.is(seat) => return None,
            Event::Drew(seat, stack, _) if !observer.is(seat) => Event::Drew(seat, stack, None),
            Event::TookFrom(seat, stack, _) if !observer.is(seat) => Event::TookFrom(seat, stack, None),
            Event::PutUnder(seat, stack, _) if !observer.is(seat) => Event::PutUnder(seat, stack, None),
            Event::PutVictimsUnder(seat, stack, _) if !observer.is(seat) => Event::PutVictimsUnder(seat, stack, None),
            Event::Stole(seat, _) if !observer.is(seat) && !observer.is(other(seat)) => Event::Stole(seat, None),
            event => event,
        })
    }
}
