//! A position of the island game: what is open to all, what each seat keeps to itself, and the order-less deck.
//!
//! Flat and without heap. [`Public`] holds nothing secret by construction, so a view is `Public` plus one seat's [`Private`].

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use steading_game::{Seat, SeatSet};

use crate::cards::{Cards, DevCard, DevCards};
use crate::frame::{Frame, Frames};
use crate::modules;
use crate::modules::gold::Coins;
use crate::places::{EdgeSet, Hex, Vertex, VertexSet};
use crate::topology::{ISLAND, LAND_COUNT};

/// Room for four colours.
pub const SEATS: usize = 4;

/// Where a seat's entry is in the arrays by seat. The remainder changes nothing, and saves the hot path the bounds check.
#[inline(always)]
pub const fn at(seat: Seat) -> usize {
    debug_assert!(seat.index() < SEATS, "not a seat of this game");
    seat.index() % SEATS
}

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub public: Public,
    /// What only the seat itself sees.
    pub private: [Private; SEATS],
    /// The development deck. Its order is unknown to all, so it is a multiset drawn from by chance.
    pub deck: DevCards,
    /// What modules keep from everybody.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hidden: modules::Hidden,
}

const _: () = assert!(size_of::<State>() <= 1024, "the state must stay small: searching copies it all the time");

/// What everybody sees (`BASE-016`).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(remote = "Self")] // Reading it works out what is not written; see below.
pub struct Public {
    /// The colours that nobody plays (`TWO-001`): their pieces only stand there, they hold no cards and score no points.
    #[serde(default, skip_serializing_if = "is_default")]
    pub neutral: SeatSet,
    /// Roads on the board, by seat.
    pub roads: [EdgeSet; SEATS],
    /// All roads; cached.
    pub all_roads: EdgeSet,
    /// Settlements on the board, by seat.
    pub settlements: [VertexSet; SEATS],
    /// Cities on the board, by seat.
    pub cities: [VertexSet; SEATS],
    /// Intersections that hold a building; cached.
    pub occupied: VertexSet,
    /// Intersections where the distance rule or a building forbids a settlement; cached.
    pub closed: VertexSet,
    /// Intersections touched by own roads, by seat; cached.
    pub reach: [VertexSet; SEATS],
    /// Cards that each hex yields to the seats, the robber aside; cached, and not written.
    #[serde(skip)]
    pub harvest: [Harvest; LAND_COUNT],
    /// The bank's stacks.
    pub bank: Cards,
    /// How many equal cards each seat gives the bank for one, by resource; cached.
    pub rates: [Cards; SEATS],
    /// Offers of the present trade step.
    pub trade: Trade,
    /// Pieces left in the pool, by seat.
    pub pool: [Pool; SEATS],
    /// Points everybody can see, by seat; cached.
    pub open_points: [i8; SEATS],
    /// Length of each seat's longest route; cached.
    pub road_length: [u8; SEATS],
    /// Knights played, by seat.
    pub knights: [u8; SEATS],
    /// Discards still owed on this seven, by seat.
    pub owed: [u8; SEATS],
    /// Opening throws for the first turn, by seat; 0 before the throw.
    pub opening: [u8; SEATS],
    /// Progress cards that were played and left the game.
    pub spent: DevCards,
    /// Who holds the Longest Road.
    pub longest_road: Option<Seat>,
    /// Who holds the Largest Army.
    pub largest_army: Option<Seat>,
    /// The seat that took the first turn, or will.
    pub first: Seat,
    /// The player on turn.
    pub turn: Seat,
    /// The winner.
    pub winner: Option<Seat>,
    /// Both dice of this turn, apart (`BASE-081`); the number of an event card and a zero; zeros before the roll.
    pub dice: [u8; 2],
    /// The development card played this turn.
    pub card_played: Option<DevCard>,
    /// Whether something was built or bought this turn (`BASE-066`).
    pub has_built: bool,
    /// Where the robber stands; `None` beside the board.
    pub robber: Option<Hex>,
    /// How many turns have begun.
    pub turn_count: u16,
    /// What must happen next.
    pub frames: Frames,
    /// What modules add.
    #[serde(default, skip_serializing_if = "is_default")]
    pub modules: modules::Public,
}

/// Whether nothing is to be written.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// How many cards a hex yields to each seat: four bits a seat, since three cities yield six.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Harvest(u16);

impl Harvest {
    /// Nothing for nobody.
    pub const NONE: Harvest = Harvest(0);

    /// How many cards the seat gets.
    #[inline(always)]
    pub const fn of(self, seat: Seat) -> u8 {
        (self.0 >> (4 * seat.0) & 15) as u8
    }

    /// The seat gets one card more.
    #[inline(always)]
    pub fn grow(&mut self, seat: Seat) {
        self.0 += 1 << (4 * seat.0);
    }
}

/// What only the seat itself sees (`BASE-014`, `BASE-015`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Private {
    /// Cards of the kinds that are played with.
    pub hand: Cards,
    /// Cards chosen in secret for the discard or the gift that is due; they leave the hand when everybody is done.
    pub chosen: Cards,
    /// Development cards held, those bought this turn included.
    pub cards: DevCards,
    /// Of those, the ones bought this turn (`BASE-166`).
    pub new_cards: DevCards,
    /// What modules add.
    #[serde(default, skip_serializing_if = "is_default")]
    pub modules: modules::Private,
}

/// Pieces in front of a player (`BASE-017`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Pool {
    /// Settlements left.
    pub settlements: u8,
    /// Cities left.
    pub cities: u8,
    /// Roads left.
    pub roads: u8,
}

/// The terms of a trade, seen from the side that made them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Terms {
    /// What the maker gives; empty means that there is no offer.
    pub give: Cards,
    /// What the maker wants.
    pub want: Cards,
    /// Gold on one of the sides, in games that have it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub gold: Coins,
}

impl Terms {
    /// No offer.
    pub const NONE: Terms = Terms { give: Cards::NONE, want: Cards::NONE, gold: Coins::NONE };

    /// Whether there is an offer.
    #[inline]
    pub const fn is_some(self) -> bool {
        !self.give.is_empty() || self.gold.gives() > 0
    }

    /// The terms as the other side sees them.
    #[inline]
    #[must_use]
    pub const fn reversed(self) -> Terms {
        Terms { give: self.want, want: self.give, gold: self.gold.reversed() }
    }
}

/// Open offers (`BASE-110` to `BASE-121`): one of the player on turn, and one of each opponent to the player on turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Trade {
    /// Whether any offer is open; the common case is that none is.
    pub is_open: bool,
    /// The seats the player on turn asked.
    pub asked: SeatSet,
    /// Of those, the seats that accepted.
    pub accepted: SeatSet,
    /// Of those, the seats that declined.
    pub declined: SeatSet,
    /// What the player on turn offers.
    pub offer: Terms,
    /// What opponents propose to the player on turn, by seat.
    pub proposals: [Terms; SEATS],
}

impl Trade {
    /// The seats that were asked and have not answered.
    #[inline]
    pub fn unanswered(&self) -> SeatSet {
        self.asked.minus(self.accepted).minus(self.declined)
    }
}

impl Serialize for Public {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Public::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Public {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut public = Public::deserialize(deserializer)?;
        public.harvest = public.harvest_afresh();
        Ok(public)
    }
}

impl Public {
    /// What each hex yields, worked out from the buildings: 1 card for a settlement, 2 for a city (`BASE-074`, `BASE-075`);
    /// nothing for neutral ones (`TWO-014`).
    pub fn harvest_afresh(&self) -> [Harvest; LAND_COUNT] {
        let mut harvest = [Harvest::NONE; LAND_COUNT];
        for (corners, harvest) in ISLAND.hex_corner_set.iter().zip(&mut harvest) {
            for seat in SeatSet::first(SEATS as u8).minus(self.neutral).iter() {
                let settlements = self.settlements[seat.index()].and(*corners).len();
                let cities = self.cities[seat.index()].and(*corners).len();
                (0..settlements + 2 * cities).for_each(|_| harvest.grow(seat));
            }
        }
        harvest
    }

    /// Whose building stands here.
    pub fn building_at(&self, vertex: Vertex) -> Option<(Seat, crate::illegal::Piece)> {
        use crate::illegal::Piece;
        (0..SEATS).find_map(|index| {
            let seat = Seat(index as u8);
            if self.settlements[index].contains(vertex) {
                Some((seat, Piece::Settlement))
            } else {
                self.cities[index].contains(vertex).then_some((seat, Piece::City))
            }
        })
    }

    /// The intersections with buildings of this seat.
    #[inline]
    pub fn buildings(&self, seat: Seat) -> VertexSet {
        self.settlements[at(seat)].or(self.cities[at(seat)])
    }

    /// The intersections with buildings of other seats.
    #[inline]
    pub fn foreign_buildings(&self, seat: Seat) -> VertexSet {
        self.occupied.minus(self.buildings(seat))
    }

    /// Whether the founding phase is over.
    pub fn has_begun(&self) -> bool {
        let lowest = self.frames.as_slice()[0];
        !matches!(lowest, Frame::OpeningDice(_) | Frame::OpeningDraw | Frame::FoundSettlement(_) | Frame::FoundRoad(..))
    }

    /// Whether the dice of this turn were thrown.
    #[inline]
    pub fn has_rolled(&self) -> bool {
        self.dice[0] != 0
    }
}

#[cfg(test)]
mod tests {
    use steading_game::Game;

    use super::*;
    use crate::Island;
    use crate::options::Options;

    #[test]
    fn what_is_not_written_is_worked_out_when_it_is_read() {
        let state = Island::new(Options::beginner()).unwrap().start();
        assert_ne!(state.public.harvest, [Harvest::NONE; LAND_COUNT]);
        let written = serde_json::to_string(&state).unwrap();
        assert!(!written.contains("harvest"));
        assert_eq!(serde_json::from_str::<State>(&written).unwrap(), state);
    }
}
