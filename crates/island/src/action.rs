//! What seats do and what chance does.

use serde::{Deserialize, Serialize};
use steading_game::{Seat, SeatSet};

use crate::cards::{Cards, DevCard, Good};
use crate::modules;
use crate::modules::gold::Coins;
use crate::places::{Edge, Hex, Vertex};
use crate::state::is_default;

/// What a seat does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Founding: places a settlement.
    FoundSettlement(Vertex),
    /// Founding: places a road at the settlement just placed.
    FoundRoad(Edge),
    /// Throws the dice.
    Roll,
    /// Chooses one card of the discard that is due.
    DiscardOne(Good),
    /// Chooses the whole discard at once; an open form, never listed.
    Discard(Cards),
    /// Moves the robber.
    MoveRobber(Hex),
    /// Robs this seat.
    Rob(Seat),
    /// Offers a trade: the player on turn to some opponents, an opponent to the player on turn.
    Offer {
        /// What the maker gives.
        give: Cards,
        /// What the maker wants.
        want: Cards,
        /// Who is asked.
        to: SeatSet,
        /// Gold on one of the sides, in games that have it.
        #[serde(default, skip_serializing_if = "is_default")]
        gold: Coins,
    },
    /// Accepts the terms this seat has offered. For the player on turn that closes the trade.
    Accept(Seat),
    /// Declines the offer of the player on turn.
    Decline,
    /// Takes back the own offer.
    Withdraw,
    /// The player on turn trades with one of those who accepted.
    TradeWith(Seat),
    /// Trades with the bank.
    BankTrade {
        /// What the bank gets.
        give: Cards,
        /// The card taken.
        want: Good,
    },
    /// Builds a road; free while road building is being carried out.
    BuildRoad(Edge),
    /// Builds a settlement.
    BuildSettlement(Vertex),
    /// Turns a settlement into a city.
    BuildCity(Vertex),
    /// Buys a development card.
    BuyCard,
    /// Plays a knight.
    PlayKnight,
    /// Plays road building.
    PlayRoadBuilding,
    /// Plays year of plenty; one card only if the bank holds no more than one.
    PlayYearOfPlenty(Good, Option<Good>),
    /// Plays monopoly.
    PlayMonopoly(Good),
    /// Tries to play a victory-point card; always refused, with the reason.
    PlayVictoryPoint,
    /// Claims victory, where the table asks for that.
    ClaimVictory,
    /// Ends the turn.
    EndTurn,
    /// What a module lets a seat do.
    #[serde(untagged)]
    Module(modules::Action),
}

const _: () = assert!(size_of::<Action>() == 24, "lists of actions are written all the time");

/// What chance does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Both dice.
    Dice(u8, u8),
    /// The card stolen.
    Steal(Good),
    /// The development card drawn.
    Draw(DevCard),
    /// The seat that begins.
    First(Seat),
    /// What a module draws.
    #[serde(untagged)]
    Module(modules::Outcome),
}
