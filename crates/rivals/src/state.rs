//! A position: what everybody sees, and what lies face down.

use serde::{Deserialize, Serialize};
use steading_game::Seat;

use crate::cards::{Card, EventCard, Region};
use crate::frame::{Frames, Spot, Symbol};
use crate::goods::Goods;
use crate::hidden::Hidden;
use crate::principality::Principality;
use crate::rules::{BELOW_YULE, Rules};
use crate::stacks::{Bag, CARDS_MAX, Pile};

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub public: Public,
    /// What lies face down.
    pub hidden: Hidden,
}

const _: () = assert!(size_of::<State>() <= 1600, "the state must stay small: searching copies it all the time");

/// What everybody sees.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Public {
    /// Whose turn it is: the active player.
    pub turn: Seat,
    /// Turns begun.
    pub turns: u16,
    /// What must happen next.
    pub frames: Frames,
    /// The principalities, by seat.
    pub lands: [Principality; 2],
    /// Roads left in their stack (`RIV-052`).
    pub roads_left: u8,
    /// Settlements left.
    pub settlements_left: u8,
    /// Cities left.
    pub cities_left: u8,
    /// The regions still in the region stack; their order is unknown to all and drawn when needed (`RIV-051`).
    pub regions_left: RegionSet,
    /// The event deck.
    pub events: EventDeck,
    /// The discard pile, common and open (`RIV-249`).
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Card>"))]
    pub discard: Pile<CARDS_MAX>,
    /// Copies left in the face-up stack (`RIV-064`).
    pub face_up_left: u8,
    /// Who has the hero token (`RIV-037`).
    pub hero_token: Option<Seat>,
    /// Who has the merchant token (`RIV-038`).
    pub merchant_token: Option<Seat>,
    /// The number of the turn; 0 before the roll.
    pub number: u8,
    /// What the event die shows, once known.
    pub symbol: Option<Symbol>,
    /// Whether Reiner was played this turn (`RIV-187`).
    pub has_reiner: bool,
    /// Trades made with Mints this turn (`RIV-145`).
    pub mints_used: u8,
    /// Units named or on their way from one principality to the other.
    pub transit: Goods,
    /// Buildings named at a Feud (`RIV-104`), sorted.
    pub named: [Option<Spot>; 3],
    /// Who has won.
    pub winner: Option<Seat>,
}

/// A set of regions, one bit each in the order of [`Region`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct RegionSet(pub u32);

impl RegionSet {
    /// Whether the region is in it.
    #[inline]
    pub const fn contains(self, region: Region) -> bool {
        self.0 >> region as u32 & 1 != 0
    }

    /// Puts a region in.
    pub fn insert(&mut self, region: Region) {
        self.0 |= 1 << region as u32;
    }

    /// Takes a region out.
    pub fn remove(&mut self, region: Region) {
        self.0 &= !(1 << region as u32);
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The regions in it.
    pub fn iter(self) -> impl Iterator<Item = Region> {
        Region::ALL.into_iter().filter(move |&region| self.contains(region))
    }
}

/// The event deck without its order, which nobody knows: every card not yet seen since the last Yule is equally likely to be next.
///
/// Used cards go under the deck and are not met again before Yule has rebuilt it (`RIV-097`, `RIV-099`), so it is enough to know
/// which cards were seen since then. In the Duel nobody knows which six of the fifteen marked events are in the deck before they
/// appear (`RIV-075`): they are drawn out of the pool when they do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EventDeck {
    /// Cards that are surely in the deck, Yule aside; one bit each.
    pub known: u32,
    /// Of those, the ones seen since the deck was last built.
    pub seen: u32,
    /// Marked events that have not appeared: some are in the deck, the others put away.
    pub pool: u32,
    /// How many of the pool are in the deck.
    pub from_pool: u8,
}

impl EventDeck {
    /// The deck at the start.
    pub fn new(rules: &Rules) -> EventDeck {
        let (pool, from_pool) = rules.event_pool;
        EventDeck { known: rules.events & !Self::YULE, seen: 0, pool, from_pool }
    }

    const YULE: u32 = 1 << EventCard::BasicYule as u32;

    /// Events that come before Yule (`RIV-100`).
    pub fn above_yule(&self) -> u8 {
        (self.known.count_ones() as u8 + self.from_pool) - BELOW_YULE - self.seen.count_ones() as u8
    }

    /// The cards that can be next, each with its weight.
    pub fn next(&self) -> impl Iterator<Item = (EventCard, u32)> {
        let deck = *self;
        let is_yule = deck.above_yule() == 0;
        let pool_size = deck.pool.count_ones();
        let of_known = if pool_size == 0 { 1 } else { pool_size };
        EventCard::ALL.into_iter().filter_map(move |card| {
            let bit = 1 << card as u32;
            let weight = if is_yule {
                u32::from(card == EventCard::BasicYule)
            } else if deck.known & !deck.seen & bit != 0 {
                of_known
            } else if deck.pool & bit != 0 {
                u32::from(deck.from_pool)
            } else {
                0
            };
            (weight > 0).then_some((card, weight))
        })
    }

    /// A card appears.
    pub fn reveal(&mut self, card: EventCard) {
        let bit = 1 << card as u32;
        if card == EventCard::BasicYule {
            self.seen = 0;
            return;
        }
        if self.pool & bit != 0 {
            self.pool &= !bit;
            self.known |= bit;
            self.from_pool -= 1;
        }
        self.seen |= bit;
    }
}

impl Public {
    /// The land of a seat.
    #[inline(always)]
    pub fn land(&self, seat: Seat) -> &Principality {
        &self.lands[usize::from(seat.0 & 1)]
    }

    /// The land of a seat, to change it.
    #[inline(always)]
    pub fn land_mut(&mut self, seat: Seat) -> &mut Principality {
        &mut self.lands[usize::from(seat.0 & 1)]
    }

    /// Victory points of a seat, tokens included (`RIV-036`).
    #[inline]
    pub fn points(&self, seat: Seat) -> u8 {
        let tokens = u8::from(self.hero_token == Some(seat)) + u8::from(self.merchant_token == Some(seat));
        self.land(seat).symbols().victory + tokens
    }

    /// `RIV-149`: the hand limit of a seat.
    #[inline]
    pub fn hand_limit(&self, seat: Seat) -> usize {
        3 + usize::from(self.land(seat).symbols().progress)
    }
}

impl Public {
    /// All draw cards that lie open, those of the face-up stack aside: placed, discarded, or on their way.
    pub fn open_cards(&self) -> Bag {
        let mut cards: Bag = self.discard.as_slice().iter().copied().collect();
        self.frames.as_slice().iter().filter_map(|frame| frame.card()).for_each(|card| cards.add(card));
        for land in &self.lands {
            land.expansions().for_each(|(_, card)| cards.add(card));
            if land.has_covered_hall {
                cards.add(Card::BasicParishHall);
            }
            if land.cache.is_some() {
                cards.add(Card::GoldGoldCache);
            }
        }
        cards
    }
}

/// The draw cards of a mode with their copies, those of the face-up stack aside.
pub fn all_draw_cards(rules: &Rules) -> impl Iterator<Item = (Card, u8)> {
    Card::ALL.into_iter().map(|card| (card, rules.copies(card))).filter(|&(_, copies)| copies > 0)
}
