//! What happened, for logs and clients. Secret parts are optional and removed for those who may not know them.

use serde::{Deserialize, Serialize};
use steading_game::{Observer, Seat, SeatSet};

use crate::cards::{Cards, DevCard, Good};
use crate::modules;
use crate::modules::gold::Coins;
use crate::places::{Edge, Hex, HexSet, Vertex};
use crate::state::{Terms, is_default};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GameEvent"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A throw for the first turn.
    OpeningThrow(Seat, u8, u8),
    /// Who begins.
    Begins(Seat),
    /// A settlement was placed on an intersection.
    Settled(Seat, Vertex),
    /// A city was placed: in a settlement's place, or in the founding phase.
    Upgraded(Seat, Vertex),
    /// A road was laid.
    Road(Seat, Edge),
    /// Cards taken from the bank: starting cards, production, year of plenty.
    Gained(Seat, Cards),
    /// The production roll.
    Rolled(Seat, u8, u8),
    /// The number came for these cells, and everybody with a building at them gets what they yield. Not a line of its own in a log:
    /// who gets what is told by the events that follow.
    Produced(HexSet),
    /// The bank could not pay this resource to everybody.
    BankShort(Good),
    /// Cards paid or discarded to the bank.
    Discarded(Seat, Cards),
    /// The robber moved.
    RobberMoved(Seat, Hex),
    /// The robber went beside the board.
    RobberLeft(Seat),
    /// A card was stolen; only thief and victim know which.
    Stole {
        /// Who took it.
        thief: Seat,
        /// From whom.
        victim: Seat,
        /// Which card.
        card: Option<Good>,
    },
    /// An offer was made.
    Offered {
        /// Who made it.
        maker: Seat,
        /// The terms.
        terms: Terms,
        /// Who is asked.
        to: SeatSet,
    },
    /// A seat accepted the offer of the player on turn.
    Accepted(Seat),
    /// A seat declined it.
    Declined(Seat),
    /// A seat took its offer back, or the offer lapsed.
    Withdrawn(Seat),
    /// Two players exchanged cards.
    Traded {
        /// The player on turn.
        active: Seat,
        /// The other side.
        partner: Seat,
        /// What the player on turn gave.
        gave: Cards,
        /// What the player on turn got.
        got: Cards,
        /// The gold that went with it, given or got by the player on turn.
        #[serde(default, skip_serializing_if = "is_default")]
        gold: Coins,
    },
    /// A trade with the bank.
    BankTraded(Seat, Cards, Good),
    /// Something was paid for.
    Paid(Seat, Cards),
    /// A development card was bought; only the buyer knows which.
    Bought(Seat, Option<DevCard>),
    /// A development card was played.
    Played(Seat, DevCard),
    /// A monopoly took so many cards from a seat.
    Monopolised {
        /// Who played it.
        taker: Seat,
        /// Who paid.
        giver: Seat,
        /// What.
        resource: Good,
        /// How many.
        count: u8,
    },
    /// The Longest Road changed hands; `None` if it was set aside.
    LongestRoad(Option<Seat>),
    /// The Largest Army changed hands; `None` if it was set aside (`TWO-036`).
    LargestArmy(Option<Seat>),
    /// The turn passed to this seat.
    TurnBegan(Seat),
    /// So many turns were played and nobody has won: the points decide (`BASE-285`).
    TurnsUsedUp(u16),
    /// Victory-point cards shown at the end.
    Revealed(Seat, u8),
    /// The game was won with so many points.
    Won(Seat, i8),
    /// What happened in a module.
    #[serde(untagged)]
    Module(modules::Event),
}

impl Event {
    /// The event as the observer may know it (`BASE-104`, `BASE-162`).
    pub fn redacted(self, observer: Observer) -> Event {
        match self {
            Event::Stole { thief, victim, .. } if !observer.is(thief) && !observer.is(victim) => {
                Event::Stole { thief, victim, card: None }
            }
            Event::Bought(seat, _) if !observer.is(seat) => Event::Bought(seat, None),
            Event::Module(event) => Event::Module(event.redacted(observer)),
            other => other,
        }
    }
}

/// A piece that was just placed, for hooks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Built {
    /// A road on this path.
    Road(Edge),
    /// A settlement on this intersection.
    Settlement(Vertex),
    /// A city on this intersection.
    City(Vertex),
}
