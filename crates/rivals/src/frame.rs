//! What must happen next, as a small stack in the state.
//!
//! A frame is a question to a seat, a throw of chance, or a step the engine does by itself (`Ask`, `Chance` and `Do` below). Rules
//! push what must happen next, last thing first; they never wait and never ask. Questions that have one possible answer, or none,
//! are settled by the engine (`RIV-326`).

use serde::{Deserialize, Serialize};
use steading_game::Seat;

use crate::cards::{Card, EventCard, Happening, Region};
use crate::goods::{Goods, Kinds};
use crate::grid::{Column, End, Place, Site};
use crate::stacks::Stack;

/// The symbols of the event die (`RIV-008`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DieSymbol"))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Symbol {
    /// The only red one (`RIV-009`).
    BrigandAttack,
    /// The holder of the trade advantage takes a unit.
    Trade,
    /// A gift for the more skilled.
    Celebration,
    /// A gift for both.
    PlentifulHarvest,
    /// An event card is revealed; on two faces of the die.
    EventCard,
}

impl Symbol {
    /// All of them.
    pub const ALL: [Symbol; 5] =
        [Symbol::BrigandAttack, Symbol::Trade, Symbol::Celebration, Symbol::PlentifulHarvest, Symbol::EventCard];

    /// Faces of the die that show it (`RIV-008`).
    pub const fn faces(self) -> u32 {
        if matches!(self, Symbol::EventCard) { 2 } else { 1 }
    }

    /// The word for it.
    pub const fn name(self) -> &'static str {
        ["brigands", "trade", "celebration", "harvest", "event"][self as usize]
    }
}

/// A card on an expansion site. The two places of a city's half are equal, so site and card say which it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Spot {
    /// The half of the settlement or city.
    pub site: Site,
    /// The card there.
    pub card: Card,
}

/// Why somebody looks through a stack and takes a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Search {
    /// So many more cards of the starting hand (`RIV-066`).
    Start(u8),
    /// The exchange at the end of the turn (`RIV-154`).
    Exchange,
    /// The Library (`RIV-238`).
    Library,
}

/// One thing that must happen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Frame {
    // Set-up.
    /// Chance: the draw cards are shuffled into stacks (`RIV-058`, `RIV-065`, `RIV-071`).
    Deal,
    /// Chance: both roll for the first turn (`RIV-053`).
    FirstThrow,
    /// Ask: the seat takes its starting hand from a stack (`RIV-060`, `RIV-066`).
    StartHand(Seat),
    /// Ask: the seat may lay its regions anew; this place is next, in the order of places (`RIV-068`).
    Arrange(Seat, Place),
    /// Do: the first turn begins.
    BeginPlay,

    // The turn.
    /// Ask: before the roll (`RIV-257`).
    BeforeRoll,
    /// Chance: the dice that no card fixed (`RIV-080`).
    Dice,
    /// Do: production by the number of the turn (`RIV-086`).
    Production,
    /// Do: what the event die shows.
    Symbol(Symbol),
    /// Chance: the next event card (`RIV-097`).
    DrawEvent,
    /// Do: what the event card says; then it is used up.
    Happening(EventCard),
    /// Ask: the action phase (`RIV-081`).
    Actions,
    /// Ask: cards up or down to the limit (`RIV-149`).
    HandCheck,
    /// Ask: put a card away for another, or pass (`RIV-153`).
    Exchange,
    /// Ask: the card in return (`RIV-154`).
    ExchangeTake,
    /// Do: win check, then the other player's turn.
    EndTurn,

    // Units.
    /// Ask: the seat pays this price, unit by unit; `saved` units of it are left unpaid (`RIV-275`). `regions_only`: not from the
    /// Gold Cache (`RIV-311`).
    Pay {
        /// Who pays.
        seat: Seat,
        /// Units of a discount.
        saved: u8,
        /// Whether the Gold Cache is left out.
        regions_only: bool,
        /// What is still owed.
        price: Goods,
    },
    /// Ask: the seat pays so many units of any kind.
    PayAny(Seat, u8),
    /// Ask: the seat gains so many units, each of one of these kinds, wherever there is room (`RIV-032`, `RIV-308`).
    Gain {
        /// Who gains.
        seat: Seat,
        /// How many.
        count: u8,
        /// Of which kinds.
        kinds: Kinds,
    },
    /// Ask: the seat names so many more units to take from the other, into `transit`. It must name one, and may stop then.
    NameUnits(Seat, u8),
    /// Do: the named units change owners: sources first, then receiving places (`RIV-262`, `RIV-269`).
    TakeNamed(Seat),
    /// Ask: the seat gives a unit of its choice to the other (`RIV-181`, `RIV-183`).
    GiveBack(Seat),
    /// Ask: the seat gives so many more units that the other has room for, of its own choice, into `transit` (`RIV-319`).
    Tribute(Seat, u8),

    // Events.
    /// Do: a player counts his goods at a Brigand Attack (`RIV-090`).
    Brigands(Seat),
    /// Do: gold of Toll Bridges and Pirate Ships (`RIV-096`).
    HarvestGold(Seat),
    /// Ask: the seat may buy so many more resources for a gold each (`RIV-108`).
    BuyForGold(Seat, u8),
    /// Ask: whether the seat plays Sebastian against this event (`RIV-208`).
    Sebastian(Seat, Happening),
    /// Ask: the holder of the strength advantage names so many more buildings (`RIV-104`).
    FeudName(Seat, u8),
    /// Ask: the victim gives up one of the named buildings, or of all if none are named.
    FeudReturn(Seat),
    /// Ask: the holder of the strength advantage puts so many more of the other's hand cards under stacks (`RIV-102`).
    Fraternal(Seat, u8),
    /// Ask: the second of two such cards; the first lies aside with its stack. Others see `Fraternal(seat, 1)` in its place: the
    /// victim learns which cards left when both are gone (`RIV-312`).
    FraternalSecond(Seat, Card, Stack),
    /// Ask: the seat pays, gives up a unit, or plays Sebastian (`RIV-111`, `RIV-265`).
    Riots(Seat),

    // Cards.
    /// Do: a paid expansion is placed and takes effect (`RIV-334`).
    Place(Seat, Spot),
    /// Do: a played action card goes to the discard pile, last of all.
    Discard(Card),
    /// Do: the seat looks through this stack, once the price is paid.
    LookThrough(Seat, Stack, Search),
    /// Ask: the seat has looked through this stack and takes a card.
    TakeFrom(Seat, Stack, Search),
    /// Ask: a removed card of the seat goes under a matching stack (`RIV-244`).
    ReturnUnder(Seat, Spot),
    /// Do: Irmgard comforts the seat that had to remove a card (`RIV-215`).
    Irmgard(Seat),
    /// Do: a paid road is laid.
    LayRoad(End),
    /// Do: a paid settlement is placed; `true` with a Scout.
    Settle(End, bool),
    /// Do: a paid city is placed.
    FoundCity(Column),
    /// Chance: a region from the stack; the first one drawn is kept here.
    DrawRegion(End, Option<Region>),
    /// Ask: the Scout picks a region; the first one picked is kept here (`RIV-166`).
    ScoutPick(End, Option<Region>),
    /// Ask: which of two regions goes up (`RIV-137`).
    LayRegions(End, Region, Region),
    /// Ask: the first card of Relocation (`RIV-163`).
    RelocateFirst,
    /// Ask: the second, a region like the first.
    RelocateRegion(Place),
    /// Ask: the second, an expansion like the first.
    RelocateExpansion(Spot),
    /// Ask: Brigands, the action card: the store to fill (`RIV-185`).
    BrigandStore(Seat),
    /// Ask: the seat gives up a trade ship to a Pirate Ship (`RIV-191`).
    SinkShip(Seat),
    /// Ask: whether the seat rolls against this attack (`RIV-211`).
    Defend(Seat, Card),
    /// Chance: the defence roll.
    DefenceRoll(Seat, Card),
    /// Do: an attack that was not stopped.
    Strike(Card),
    /// Ask: the seat gives up a unit with strength to the Archer (`RIV-201`).
    Archer(Seat),
    /// Ask: the seat names a building of the other for the Arsonist (`RIV-202`).
    Arsonist(Seat),
    /// Ask: the seat takes a card of the shown hand, or none (`RIV-204`).
    Traitor(Seat),
    /// Ask: grain or wool for the Tithe Barn (`RIV-220`).
    TitheBarn(Seat),
    /// Ask: whether and where the Library's owner searches (`RIV-322`).
    Library(Seat),
    /// Ask: a card of the discard pile (`RIV-228`).
    FromDiscard(Seat),
    /// Ask: the Bath House that the Doctor visits (`RIV-231`).
    Doctor(Seat),
    /// Ask: the seat decides something about this event that the observer may not know (`RIV-278`). Stands only in views.
    Veiled(Seat, Happening),
}

impl Frame {
    /// The draw card that lies in this frame: played, paid for or removed, and on its way.
    pub const fn card(self) -> Option<Card> {
        match self {
            Frame::Discard(card) => Some(card),
            Frame::Place(_, spot) | Frame::ReturnUnder(_, spot) => Some(spot.card),
            _ => None,
        }
    }
}

const _: () = assert!(size_of::<Frame>() <= 16, "frames are copied all the time");

/// How many frames the stack holds.
pub const DEPTH_MAX: usize = 16;

/// The stack of frames; the last one pushed is what the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Frame>"))]
#[serde(try_from = "Vec<Frame>", into = "Vec<Frame>")]
pub struct Frames {
    depth: u8,
    /// Unused places hold `Actions`, so that equal stacks are equal values.
    frames: [Frame; DEPTH_MAX],
}

impl Frames {
    /// A stack with one frame.
    pub const fn only(frame: Frame) -> Frames {
        let mut frames = [Frame::Actions; DEPTH_MAX];
        frames[0] = frame;
        Frames { depth: 1, frames }
    }

    /// What the game waits for.
    #[inline(always)]
    pub fn top(&self) -> Frame {
        self.frames[usize::from(self.depth.wrapping_sub(1)) & (DEPTH_MAX - 1)]
    }

    /// Puts a frame on top.
    #[inline]
    pub fn push(&mut self, frame: Frame) {
        debug_assert!(usize::from(self.depth) < DEPTH_MAX, "the stack of frames is full");
        self.frames[usize::from(self.depth) & (DEPTH_MAX - 1)] = frame;
        self.depth += 1;
    }

    /// Takes the top frame off. The lowest frame stays: a game always waits for something.
    #[inline]
    pub fn pop(&mut self) {
        debug_assert!(self.depth > 1, "the lowest frame is replaced, never popped");
        self.depth -= 1;
        self.frames[usize::from(self.depth) & (DEPTH_MAX - 1)] = Frame::Actions;
    }

    /// Puts a frame in the place of the top one.
    #[inline]
    pub fn replace(&mut self, frame: Frame) {
        self.frames[usize::from(self.depth.wrapping_sub(1)) & (DEPTH_MAX - 1)] = frame;
    }

    /// The frames, lowest first.
    pub fn as_slice(&self) -> &[Frame] {
        &self.frames[..usize::from(self.depth)]
    }
}

impl TryFrom<Vec<Frame>> for Frames {
    type Error = &'static str;

    fn try_from(list: Vec<Frame>) -> Result<Frames, &'static str> {
        let (&first, rest) = list.split_first().ok_or("a game waits for something")?;
        if list.len() > DEPTH_MAX {
            return Err("too many things to do");
        }
        let mut frames = Frames::only(first);
        rest.iter().for_each(|&frame| frames.push(frame));
        Ok(frames)
    }
}

impl From<Frames> for Vec<Frame> {
    fn from(frames: Frames) -> Vec<Frame> {
        frames.as_slice().to_vec()
    }
}
