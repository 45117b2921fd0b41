//! What a seat does, and what chance does.

use serde::{Deserialize, Serialize};

use crate::cards::{Card, EventCard, Region};
use crate::frame::Symbol;
use crate::goods::Resource;
use crate::grid::{Column, End, Half, Place, Site};
use crate::stacks::{Dealt, Stack};

/// What a seat does: commands of the own turn, and answers to questions.
///
/// A command that costs something is paid unit by unit where the payer has a choice (`RIV-031`); the questions follow the command,
/// before it takes effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    // Stacks and hand.
    /// Takes the top card of a stack: in the hand check and the exchange; the three top cards at the start of the introductory
    /// game.
    Draw(Stack),
    /// Looks through a stack: at the start of the other games, in the exchange, for the Library.
    Search(Stack),
    /// Takes this card out of the searched stack, the discard pile or the shown hand; of equal cards the topmost.
    Take(Card),
    /// Puts a hand card under a stack: own ones in hand check and exchange, the other's at Fraternal Feuds.
    PutUnder(Card, Stack),
    /// Lays the region of this place at the place in question (`RIV-068`).
    Arrange(Place),

    // Before the roll.
    /// Plays Brigitta and sets the production die (`RIV-159`).
    Brigitta(Card, u8),
    /// Plays Reiner (`RIV-187`).
    Reiner,
    /// Rolls the dice.
    Roll,

    // The action phase.
    /// Plays an action card.
    Play(Card),
    /// Builds an expansion from the hand.
    Build(Card, Site),
    /// Builds an expansion of the face-up stack (`RIV-125`).
    BuildOpen(Card, Site),
    /// Lays the Gold Cache beside this region (`RIV-188`).
    OpenCache(Place),
    /// Lays a road at an end of the line (`RIV-134`).
    LayRoad(End),
    /// Founds a settlement behind the open road at this end, with or without a Scout (`RIV-135`).
    Settle {
        /// Which end.
        end: End,
        /// Whether the Scout is played.
        scout: bool,
    },
    /// Turns a settlement into a city (`RIV-138`).
    FoundCity(Column),
    /// Three units for one (`RIV-142`).
    Trade {
        /// What is given.
        give: Resource,
        /// What is taken.
        want: Resource,
    },
    /// Two units for one by a trade ship (`RIV-143`).
    ShipTrade {
        /// What is given.
        give: Resource,
        /// What is taken.
        want: Resource,
    },
    /// Two units of the region beside a Large Trade Ship for one (`RIV-144`).
    LargeShipTrade {
        /// The ship.
        site: Site,
        /// The region on its left or right.
        side: End,
        /// What is taken.
        want: Resource,
    },
    /// One gold for one other by a Mint (`RIV-145`).
    MintTrade(Resource),
    /// Puts an own expansion on the discard pile (`RIV-130`).
    Demolish(Site, Card),
    /// Ends the action phase.
    End,

    // Answers.
    /// A unit leaves this place.
    Pay(Place),
    /// A unit comes to this place.
    Gain(Place),
    /// Names a resource.
    Name(Resource),
    /// Chooses a card on a site, own or the other's as the question says.
    Choose(Site, Card),
    /// Puts the removed card under this stack.
    Under(Stack),
    /// The first of the two new regions goes to this half.
    LayRegions(Half),
    /// The Scout picks this region.
    Pick(Region),
    /// Relocation moves the region of this place; Brigands fill this place.
    ChoosePlace(Place),
    /// Rolls against the attack (`RIV-211`).
    Defend,
    /// Pays the rioters (`RIV-111`).
    PayRiots,
    /// Plays Sebastian (`RIV-208`).
    Sebastian,
    /// Declines, or has enough: every question that may be declined.
    Pass,
}

/// What chance does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The stacks as shuffled.
    Deal(Box<Dealt>),
    /// Both throws for the first turn, by seat.
    FirstThrow(u8, u8),
    /// The dice: the number, unless Brigitta set it, and the symbol, unless Reiner did.
    Dice(Option<u8>, Option<Symbol>),
    /// The revealed event card.
    Event(EventCard),
    /// A region from the stack.
    Region(Region),
    /// The defence roll.
    Defence(u8),
}
