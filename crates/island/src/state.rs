//! A position of the island game: what is open to all, what each seat keeps to itself, and the order-less deck.
//!
//! Flat and without heap. [`Public`] holds nothing secret by construction, so a view is `Public` plus one seat's [`Private`].

use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use steading_game::{Seat, SeatSet};

use crate::Island;
use crate::base::production;
use crate::cards::{Cards, DevCard, DevCards};
use crate::frame::{Frame, Frames};
use crate::modules;
use crate::modules::gold::Coins;
use crate::places::{EdgeSet, Hex, HexSet, LAND_ROOM, Vertex, VertexSet};
use crate::topology::Topology;

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

const _: () = assert!(size_of::<State>() <= 2048, "the state must stay small: searching copies it all the time");

/// What everybody sees (`BASE-016`).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
    /// Intersections where the distance rule, a building or the board itself forbids a settlement; cached.
    pub closed: VertexSet,
    /// Intersections touched by own roads, by seat; cached.
    pub reach: [VertexSet; SEATS],
    /// Buildings of the seats at each hex; cached, and not written. See [`crate::base::production`].
    #[serde(skip)]
    pub harvest: [Harvest; LAND_ROOM],
    /// The hexes with each number; cached, and not written.
    #[serde(skip)]
    pub producers: Producers,
    /// Where number tokens lie that were moved since the board was laid (`CK-242`).
    #[serde(default, skip_serializing_if = "is_default")]
    pub moved_tokens: NumberTokens,
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
    /// Length of each seat's longest route; cached. Nobody measures where no card is in play.
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

/// The buildings of each seat at a hex: four bits a seat, two for settlements and two for cities, since no hex has room for more
/// than three buildings (`BASE-149`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Harvest(u16);

impl Harvest {
    /// No building.
    pub const NONE: Harvest = Harvest(0);

    /// How many different answers [`Harvest::of`] has.
    pub const KINDS: usize = 16;

    /// Which buildings a seat has here, as a place in tables by buildings: settlements, and four times the cities.
    #[inline(always)]
    pub const fn of(self, seat: Seat) -> usize {
        (self.0 >> (4 * seat.0) & 15) as usize
    }

    /// The buildings that such a place stands for: settlements and cities.
    pub const fn counts(kind: usize) -> (u8, u8) {
        ((kind & 3) as u8, (kind >> 2) as u8)
    }

    /// The seat has a settlement more.
    #[inline(always)]
    pub fn settle(&mut self, seat: Seat) {
        self.0 += 1 << (4 * seat.0);
    }

    /// A settlement of the seat becomes a city.
    #[inline(always)]
    pub fn raise(&mut self, seat: Seat) {
        self.0 += 3 << (4 * seat.0);
    }

    /// A city of the seat becomes a settlement.
    #[inline(always)]
    pub fn lower(&mut self, seat: Seat) {
        self.0 -= 3 << (4 * seat.0);
    }
}

/// Which hexes have which number now. Official boards have two of each at most, and production pays them at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Producers {
    /// The first two hexes with each number. Sixteen places, so that four bits need no check.
    pairs: [[Hex; 2]; 16],
    /// Hexes that found no place there, on boards given hex by hex.
    more: HexSet,
}

impl Producers {
    /// In the place of a hex that is not there: no building ever stands at it, and it yields nothing.
    const NO_HEX: Hex = Hex(LAND_ROOM as u8 - 1);

    /// Nothing has a number.
    pub const NONE: Producers = Producers { pairs: [[Producers::NO_HEX; 2]; 16], more: HexSet::EMPTY };

    /// One hex more has this number.
    pub fn put(&mut self, number: u8, hex: Hex) {
        match self.pairs[usize::from(number & 15)].iter_mut().find(|place| **place == Producers::NO_HEX) {
            Some(place) => *place = hex,
            None => self.more = self.more.with(hex),
        }
    }

    /// The first two hexes with this number; those that are missing yield nothing.
    #[inline(always)]
    pub const fn pair(&self, number: u8) -> [Hex; 2] {
        debug_assert!(number <= 12, "no such number");
        self.pairs[(number & 15) as usize]
    }

    /// Hexes beyond the pair of some number: of which, their tokens tell.
    #[inline(always)]
    pub const fn more(&self) -> HexSet {
        self.more
    }
}

impl Default for Producers {
    fn default() -> Producers {
        Producers::NONE
    }
}

/// Number tokens by the hex they lie on; 0 where none does. Written as a map of those there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "{ [key in Hex]?: number }"))]
pub struct NumberTokens([u8; LAND_ROOM]);

impl NumberTokens {
    /// The number on a hex; 0 where none lies.
    #[inline(always)]
    pub fn on(&self, hex: Hex) -> u8 {
        self.0.get(hex.index()).copied().unwrap_or(0)
    }

    /// Puts a number on a land hex.
    pub fn put(&mut self, hex: Hex, number: u8) {
        self.0[hex.index()] = number;
    }

    /// These, and on other hexes those that lie there from the beginning.
    pub fn over(mut self, laid: &[u8]) -> NumberTokens {
        for (token, &laid) in self.0.iter_mut().zip(laid) {
            *token = if *token == 0 { laid } else { *token };
        }
        self
    }

    /// All tokens, by hex.
    pub fn iter(&self) -> impl Iterator<Item = (Hex, u8)> + Clone {
        let tokens = self.0;
        (0..LAND_ROOM as u8).map(Hex).map(move |hex| (hex, tokens[hex.index()])).filter(|&(_, number)| number > 0)
    }
}

impl Serialize for NumberTokens {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        self.iter().try_for_each(|(hex, number)| map.serialize_entry(&hex, &number))?;
        map.end()
    }
}

impl<'de> Deserialize<'de> for NumberTokens {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let mut tokens = NumberTokens::default();
        for (hex, number) in std::collections::BTreeMap::<Hex, u8>::deserialize(deserializer)? {
            let place = tokens.0.get_mut(hex.index()).ok_or_else(|| Error::custom(format!("{hex} has no number")))?;
            *place = number;
        }
        Ok(tokens)
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

impl Public {
    /// The buildings at each hex, worked out from the board; neutral ones do not count (`TWO-014`).
    pub fn harvest_afresh(&self, topology: &Topology) -> [Harvest; LAND_ROOM] {
        let mut harvest = [Harvest::NONE; LAND_ROOM];
        for (corners, harvest) in topology.hex_corner_set.iter().zip(&mut harvest) {
            for seat in SeatSet::first(SEATS as u8).minus(self.neutral).iter() {
                let cities = self.cities[seat.index()].and(*corners).len();
                let settlements = self.settlements[seat.index()].and(*corners).len();
                (0..settlements + cities).for_each(|_| harvest.settle(seat));
                (0..cities).for_each(|_| harvest.raise(seat));
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

    /// Works out what nobody writes.
    pub fn complete(&mut self, game: &Island) {
        production::remember(game, self);
        if self.winner.is_some() {
            self.frames.close();
        }
    }

    /// Whether the founding phase is over.
    pub fn has_begun(&self) -> bool {
        let lowest = self.frames.lowest();
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
    fn what_is_not_written_follows_from_the_table() {
        let game = Island::new(Options::beginner()).unwrap();
        let state = game.start();
        assert_ne!(state.public.harvest, [Harvest::NONE; LAND_ROOM]);
        let written = serde_json::to_string(&state).unwrap();
        assert!(["harvest", "producers", "moved_tokens"].iter().all(|cached| !written.contains(cached)));
        let mut read: State = serde_json::from_str(&written).unwrap();
        assert_ne!(read, state);
        game.complete(&mut read);
        assert_eq!(read, state);
    }

    #[test]
    fn the_kinds_of_a_harvest_tell_settlements_and_cities_apart() {
        let mut harvest = Harvest::NONE;
        for _ in 0..3 {
            harvest.settle(Seat(1));
            harvest.settle(Seat(2));
        }
        (0..2).for_each(|_| harvest.raise(Seat(2)));
        let counts = [0, 1, 2, 3].map(|seat| Harvest::counts(harvest.of(Seat(seat))));
        assert_eq!(counts, [(0, 0), (3, 0), (1, 2), (0, 0)]);
    }
}
