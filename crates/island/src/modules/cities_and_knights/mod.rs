//! Cities & Knights (`CK-001` to `CK-370`): commodities and city plans, knights against barbarians, progress cards.
//!
//! Three dice are thrown; the event die moves the barbarian ship or lets those draw progress cards who have built up the track. Cities
//! yield commodities, which buy levels of the city plan; knights guard against the barbarians, close intersections and drive the robber
//! away. Two editions differ in a few rules ([`Edition`], section 2 of the catalogue). Combines with Friendly Robber, Event Cards and
//! Harbormaster (section 4). `docs/modules/cities-and-knights.md` shows how it is played.
//!
//! * [`dice`]: the throw and its order; [`battle`]: the ship, the battle, and what follows it.
//! * [`progress`]: drawing, holding and playing progress cards; [`cards`]: what each does; [`decks`]: where they lie and who knows them.
//! * [`knights`]: what knights are and do; [`improvements`]: the city plan, metropolises, walls, cities on their side.
//! * [`questions`]: who is asked what, and what may be answered; [`timeout`]: what is done for those who let the time pass.
//! * [`scene`]: prices and supplies; [`sight`]: what an observer sees of the cards that lie face down; [`audit`]: what is always true;
//!   [`text`], [`position`]: notation.

pub mod audit;
pub mod battle;
pub mod cards;
pub mod decks;
pub mod dice;
mod hooks;
pub mod improvements;
pub mod kinds;
pub mod knights;
mod parts;
pub mod position;
pub mod progress;
pub mod questions;
pub mod scene;
mod setting;
pub mod sight;
pub mod text;
pub mod timeout;

use serde::{Deserialize, Serialize};
use steading_game::{Seat, SeatSet};

pub use cards::Play;
pub use decks::Hidden;
pub use kinds::{Card, Face, Rank, Track};
pub use scene::Scene;
pub use setting::Edition;
pub use sight::Sight;

use crate::cards::{Cards, Good, Packed};
use crate::places::{Edge, Hex, Vertex, VertexSet};
use crate::state::SEATS;

/// Cities & Knights.
pub struct CitiesAndKnights;

/// What everybody sees (`CK-301`). How many progress cards everybody holds and what lies under the decks is in the [`Sight`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CitiesPublic"))]
pub struct Public {
    /// Knights on the board, by seat.
    pub knights: [VertexSet; SEATS],
    /// Of all knights, the strong ones.
    pub strong: VertexSet,
    /// Of all knights, the mighty ones.
    pub mighty: VertexSet,
    /// Of all knights, the active ones.
    pub active: VertexSet,
    /// Knights of the player on turn that cannot act this turn, or not any more (`CK-119`, `CK-120`).
    pub weary: VertexSet,
    /// Knights that were promoted this turn (`CK-114`).
    pub promoted: VertexSet,
    /// Knights that fight in the battle at hand.
    pub committed: VertexSet,
    /// Walled cities.
    pub walls: VertexSet,
    /// Cities that lie on their side and count as settlements (`CK-195`).
    pub reduced: VertexSet,
    /// Levels of the city plan, by seat and track.
    pub levels: [[u8; 3]; SEATS],
    /// The city with the metropolis of each track.
    pub metropolis: [Option<Vertex>; 3],
    /// Defender points, by seat.
    pub defender: [u8; SEATS],
    /// Who has laid Printer open.
    pub printer: Option<Seat>,
    /// Who has laid Constitution open.
    pub constitution: Option<Seat>,
    /// How far the ship has come.
    pub ship: u8,
    /// Whether it has landed once, so that the robber is free (`CK-072`).
    pub landed: bool,
    /// Where the merchant stands, and whose it is.
    pub merchant: Option<(Hex, Seat)>,
    /// The red die and the event die of this turn.
    pub thrown: Option<(u8, Face)>,
    /// Cranes played this turn and not used yet.
    pub cranes: u8,
    /// The kinds that Merchant Fleets of this turn serve.
    pub fleet: Cards,
    /// Whether a Commercial Harbour was played this turn.
    pub harbour: bool,
    /// Whom an exchange was offered this turn.
    pub offered: SeatSet,
}

/// What seats do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CitiesAction"))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Builds a knight.
    BuildKnight(Vertex),
    /// Activates a knight.
    Activate(Vertex),
    /// Promotes a knight.
    Promote(Vertex),
    /// Moves a knight, and displaces a foreign one there.
    MoveKnight(Vertex, Vertex),
    /// Drives the robber away with this knight.
    Chase(Vertex),
    /// Builds a wall under this city.
    BuildWall(Vertex),
    /// Restores a city that lies on its side.
    Restore(Vertex),
    /// Improves a track, with an open Crane or without.
    Improve {
        /// The track.
        track: Track,
        /// Whether a Crane makes it cheaper.
        crane: bool,
    },
    /// Plays a progress card.
    Play(Play),
    /// Drops a card, five being one too many.
    Drop(Card),
    /// Keeps the card just received.
    Keep,
    /// Says which active knights fight.
    Commit(Knights),
    /// Loses this city to the barbarians.
    LoseCity(Vertex),
    /// Draws from this deck as a tied defender.
    PickDeck(Track),
    /// Takes a resource from the Aqueduct, or nothing.
    Aqueduct(Option<Good>),
    /// Sends a knight that was driven away here.
    Retreat(Vertex),
    /// Gives this knight up to a Deserter.
    RemoveKnight(Vertex),
    /// Places the knight that deserted.
    PlaceKnight(Vertex),
    /// Gives two cards for a Wedding, sealed until everybody has chosen.
    Present(Good, Good),
    /// Offers this seat a resource for a commodity, by a Commercial Harbour.
    Exchange(Seat, Good),
    /// Hands a commodity over.
    HandOver(Good),
    /// Raises the metropolis on this city.
    RaiseMetropolis(Vertex),
    /// Lays the road that the Diplomat took up here, or nowhere.
    MoveRoad(Option<Edge>),
    /// Takes this progress card as a Spy.
    TakeCard(Card),
    /// Takes these cards as a Master Merchant.
    TakeGoods(Good, Option<Good>),
}

/// Some knights, without the alignment of a set of intersections, so that nested enums stay small.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Vertex>"))]
#[serde(from = "VertexSet", into = "VertexSet")]
pub struct Knights([u8; 8]);

impl From<VertexSet> for Knights {
    fn from(set: VertexSet) -> Knights {
        Knights(set.0.to_le_bytes())
    }
}

impl From<Knights> for VertexSet {
    fn from(knights: Knights) -> VertexSet {
        VertexSet(u64::from_le_bytes(knights.0))
    }
}

/// What is asked, drawn or done next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CitiesFrame"))]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// Chance: the dice of the turn.
    Throw,
    /// Do: the event die is settled, and the number counts.
    Number,
    /// Do: these seats draw from the deck, one after the other.
    Draws(SeatSet, Track),
    /// Chance: the seat's card from the deck.
    Draw(Seat, Track),
    /// Ask: a seat that is not on turn drops one of five cards.
    Fifth(Seat),
    /// Ask: the player on turn plays or drops one of five cards.
    OwnFifth,
    /// Ask: the player on turn plays the card of this deck just received, or keeps it. Which it is, only the player knows.
    Fresh(Track),
    /// Ask: these seats say which knights fight, one after the other.
    Commit(SeatSet),
    /// Do: the battle is fought.
    Battle,
    /// Ask: these seats lose a city each, one after the other.
    Losses(SeatSet),
    /// Do: what follows a battle; these seats are tied defenders.
    Aftermath(SeatSet),
    /// Ask: these seats pick a deck to draw from, one after the other.
    Defenders(SeatSet),
    /// Ask: these seats may take a resource, one after the other.
    Aqueduct(SeatSet),
    /// Ask: the owner sends a knight elsewhere that was driven away.
    Retreat {
        /// Whose it is.
        owner: Seat,
        /// Where it stood.
        from: Vertex,
        /// Its rank.
        rank: Rank,
        /// Whether it is active.
        is_active: bool,
    },
    /// Ask: the seat removes one of its knights.
    Remove(Seat),
    /// Ask: the player on turn places a knight like the one that deserted.
    Place {
        /// Its rank.
        rank: Rank,
        /// Whether it is active.
        is_active: bool,
    },
    /// Ask: everybody who owes cards for a Wedding.
    Wedding,
    /// Ask: the seat hands over a commodity for this resource.
    Exchange(Seat, Good),
    /// Ask: the player on turn raises the metropolis of the track.
    Metropolis(Track),
    /// Ask: the player on turn lays the road from this path elsewhere.
    Road(Edge),
    /// Ask: the player on turn takes a card of this seat.
    Spy(Seat),
    /// Ask: the player on turn takes so many cards of this seat.
    Master(Seat, u8),
    /// Do: a Bishop has moved the robber, and robs everybody there.
    Bishop,
    /// Do: these seats are robbed, one after the other.
    Thefts(SeatSet),
    /// Do: a knight has driven the robber away.
    Chase,
}

/// What chance does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The red die, the other one and the event die; 0 for a die that is not thrown.
    Dice(u8, u8, Face),
    /// The progress card drawn.
    Progress(Card),
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CitiesEvent"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The dice fell: red, other, event die; 0 for a die that was not thrown.
    Threw(Seat, u8, u8, Face),
    /// The ship came so far.
    Sailed(u8),
    /// These knights fight.
    Committed(Seat, VertexSet),
    /// The battle.
    Fought {
        /// Strength of the barbarians.
        barbarians: u8,
        /// Strength of the knights.
        knights: u8,
    },
    /// A city became a settlement.
    Lost(Seat, Vertex),
    /// A city lies on its side.
    Reduced(Seat, Vertex),
    /// A defender's point.
    Defended(Seat),
    /// The battle is over: those who fought rest, and the ship goes back.
    Landed,
    /// A progress card was drawn; only the seat knows which.
    Drew(Seat, Track, Option<Card>),
    /// A point was laid open.
    Opened(Seat, Card),
    /// A card was dropped; only the seat knows which.
    Dropped(Seat, Track, Option<Card>),
    /// A card just received was kept.
    Kept(Seat),
    /// A progress card was played.
    Played(Seat, Play),
    /// A knight was placed.
    Knight(Seat, Vertex, Rank),
    /// A knight was activated.
    Activated(Seat, Vertex),
    /// A knight was promoted to this rank.
    Promoted(Seat, Vertex, Rank),
    /// A knight moved.
    Moved(Seat, Vertex, Vertex),
    /// A knight was driven from here.
    Expelled(Seat, Vertex),
    /// It went from here to there.
    Retreated(Seat, Vertex, Vertex),
    /// A knight left the board.
    Removed(Seat, Vertex, Rank),
    /// A knight drove the robber away.
    Chased(Seat, Vertex),
    /// A wall was built.
    Walled(Seat, Vertex),
    /// A city stands upright again.
    Restored(Seat, Vertex),
    /// A track was improved to this level.
    Improved(Seat, Track, u8),
    /// A metropolis was raised.
    Metropolis(Seat, Track, Vertex),
    /// A metropolis was lost to another.
    Toppled(Seat, Track),
    /// A seat took nothing from the Aqueduct.
    TookNothing(Seat),
    /// Two number tokens changed places.
    Swapped(Hex, Hex),
    /// A road was taken up; it was this seat's.
    RoadTaken(Seat, Edge),
    /// The merchant came to this hex.
    Merchant(Seat, Hex),
    /// A Spy saw the cards of the second seat.
    Spied(Seat, Seat),
    /// A Spy took a card; only the two know which.
    TookCard {
        /// Who took it.
        taker: Seat,
        /// From whom.
        victim: Seat,
        /// Of which deck.
        track: Track,
        /// Which card.
        card: Option<Card>,
    },
    /// A Master Merchant saw a hand.
    SawHand {
        /// Who saw it.
        seer: Seat,
        /// Whose hand.
        whose: Seat,
        /// What it held.
        #[cfg_attr(feature = "typescript", ts(type = "Cards | null"))]
        hand: Option<Packed>,
    },
    /// Cards went from hand to hand; only the two know which.
    Gave {
        /// Who gave them.
        giver: Seat,
        /// To whom.
        receiver: Seat,
        /// How many.
        count: u8,
        /// Which.
        #[cfg_attr(feature = "typescript", ts(type = "Cards | null"))]
        cards: Option<Packed>,
    },
    /// An exchange by a Commercial Harbour; `None` if the partner has no commodity.
    Exchanged {
        /// The player on turn.
        active: Seat,
        /// The partner.
        partner: Seat,
        /// The resource offered.
        gave: Good,
        /// The commodity got.
        got: Option<Good>,
    },
}
