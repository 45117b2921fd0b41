//! What the progress cards do: a type each, with what the card is aimed at, in the file of its deck.
//!
//! [`Progress`] is what every card says of itself. [`Play`] is any of them as a move; it only routes. The points (Printer, Constitution)
//! are never played: they are laid open when they are drawn (`CK-054`).

pub mod politics;
pub mod science;
pub mod trade;

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use steading_game::{Journal, RuleId, Seat};

use super::{Card, improvements};
use crate::Island;
use crate::cards::Good;
use crate::event::Event as AnyEvent;
use crate::illegal::{Code, Detail, Illegal, refuse};
use crate::laws;
use crate::places::{Edge, Hex, Vertex};
use crate::state::{State, at};

/// A progress card with what it is aimed at.
pub trait Progress: Copy {
    /// Whether it can be played so, by what everybody sees and the player's own cards (`CK-305`). That it is held and that it is time
    /// for it was asked before.
    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal>;

    /// Every way to play it that [`Progress::check`] allows.
    fn list(game: &Island, state: &State, seat: Seat, offer: &mut impl FnMut(Self));

    /// What it does. It has been shown and lies under its deck.
    fn play(self, game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>);

    /// `CK-345`, `CK-346`: how a player who lets the time pass would rather have it aimed, the smallest first. Of equal ones, the first
    /// target is taken.
    fn preference(self, _game: &Island, _state: &State, _seat: Seat) -> (i32, i32) {
        (0, 0)
    }
}

/// Declares [`Play`] and routes to the cards.
macro_rules! plays {
    ($($(#[doc = $doc:literal])? $deck:ident::$name:ident $word:literal $(($($field:ident: $type:ty),*))?;)*) => {
        /// A progress card that is played, with what it is aimed at.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ProgressPlay"))]
        #[serde(rename_all = "snake_case")]
        pub enum Play { $(#[doc = $($doc)?] $name $(($($type),*))?,)* }

        impl Play {
            /// The kinds of moves, in the order of the cards.
            pub const KINDS: &'static [&'static str] = &[$(concat!("progress_", $word)),*];

            /// The card.
            pub const fn card(self) -> Card {
                match self { $(Play::$name { .. } => Card::$name,)* }
            }

            /// The kind of move.
            pub const fn kind(self) -> &'static str {
                match self { $(Play::$name { .. } => concat!("progress_", $word),)* }
            }

            /// Whether it can be played so.
            pub fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
                match self { $(Play::$name $(($($field),*))? => $deck::$name $(($($field),*))?.check(game, state, seat),)* }
            }

            /// What it does.
            pub fn carry_out(self, game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
                match self { $(Play::$name $(($($field),*))? => $deck::$name $(($($field),*))?.play(game, state, seat, journal),)* }
            }

            /// How a player who lets the time pass would rather have it aimed.
            pub fn preference(self, game: &Island, state: &State, seat: Seat) -> (i32, i32) {
                match self { $(Play::$name $(($($field),*))? => $deck::$name $(($($field),*))?.preference(game, state, seat),)* }
            }
        }

        /// Every legal way to play a card.
        pub fn list(card: Card, game: &Island, state: &State, seat: Seat, offer: &mut impl FnMut(Play)) {
            match card {
                $(Card::$name => $deck::$name::list(game, state, seat, &mut |card| {
                    let $deck::$name $(($($field),*))? = card;
                    offer(Play::$name $(($($field),*))?);
                }),)*
                // Never held.
                Card::Printer | Card::Constitution => {}
            }
        }
    };
}

plays! {
    /// Sets both dice, the red one first.
    science::Alchemist "alchemist"(red: u8, other: u8);
    /// Makes one improvement cheaper.
    science::Crane "crane";
    /// Ore for mountains.
    science::Mining "mining";
    /// Grain for fields.
    science::Irrigation "irrigation";
    /// Swaps two number tokens.
    science::Inventor "inventor"(one: Hex, other: Hex);
    /// A free wall.
    science::Engineer "engineer"(city: Vertex);
    /// A cheap city.
    science::Medicine "medicine"(settlement: Vertex);
    /// One or two free promotions.
    science::Smith "smith"(first: Vertex, second: Option<Vertex>);
    /// Two free roads.
    science::RoadBuilding "road_building";
    /// Moves the robber and robs everybody there.
    politics::Bishop "bishop";
    /// Removes an open road.
    politics::Diplomat "diplomat"(road: Edge);
    /// Activates all own knights.
    politics::Warlord "warlord";
    /// Those ahead give two cards.
    politics::Wedding "wedding";
    /// Drives a knight away.
    politics::Intrigue "intrigue"(knight: Vertex);
    /// Those not behind discard half.
    politics::Saboteur "saboteur";
    /// Sees an opponent's progress cards and takes one.
    politics::Spy "spy"(victim: Seat);
    /// An opponent's knight changes sides.
    politics::Deserter "deserter"(victim: Seat);
    /// Places the merchant.
    trade::Merchant "merchant"(hex: Hex);
    /// Resources for commodities of the opponents.
    trade::CommercialHarbour "commercial_harbour";
    /// Two for one with the bank.
    trade::MerchantFleet "merchant_fleet"(kind: Good);
    /// Sees the hand of somebody ahead and takes two cards.
    trade::MasterMerchant "master_merchant"(victim: Seat);
    /// A commodity of everybody.
    trade::TradeMonopoly "trade_monopoly"(kind: Good);
    /// Two resources of everybody.
    trade::ResourceMonopoly "resource_monopoly"(kind: Good);
}

/// What a player with the card may think of: all that it can do, or anything if that is nothing.
pub fn candidates(card: Card, game: &Island, state: &State, seat: Seat, offer: &mut impl FnMut(Play)) {
    let mut has_target = false;
    list(card, game, state, seat, &mut |play| {
        has_target = true;
        offer(play);
    });
    if has_target {
        return;
    }
    let other = game.seats.without(seat).lowest().unwrap_or(seat);
    // A Medicine that cannot be paid for is thought of where it would help.
    let patients = [improvements::own_reduced(state, seat), state.public.settlements[at(seat)]];
    let site = patients.iter().find_map(|places| places.iter().next()).unwrap_or(Vertex(0));
    if let Some(play) = aimed(card, Aims { vertices: (site, None), seat: other, ..Aims::default() }) {
        offer(play);
    }
}

/// What a card of any kind can be aimed at.
#[derive(Clone, Copy)]
struct Aims {
    dice: (u8, u8),
    hexes: (Hex, Hex),
    vertices: (Vertex, Option<Vertex>),
    edge: Edge,
    seat: Seat,
    good: Good,
}

impl Default for Aims {
    fn default() -> Aims {
        let (hexes, vertices) = ((Hex(0), Hex(1)), (Vertex(0), None));
        Aims { dice: (1, 1), hexes, vertices, edge: Edge(0), seat: Seat(0), good: Good::Brick }
    }
}

/// The card aimed at what it is aimed at; nothing for the points, which are never played.
fn aimed(card: Card, aims: Aims) -> Option<Play> {
    let Aims { dice, hexes, vertices, edge, seat, good } = aims;
    Some(match card {
        Card::Alchemist => Play::Alchemist(dice.0, dice.1),
        Card::Crane => Play::Crane,
        Card::Mining => Play::Mining,
        Card::Irrigation => Play::Irrigation,
        Card::Inventor => Play::Inventor(hexes.0, hexes.1),
        Card::Engineer => Play::Engineer(vertices.0),
        Card::Medicine => Play::Medicine(vertices.0),
        Card::Smith => Play::Smith(vertices.0, vertices.1),
        Card::RoadBuilding => Play::RoadBuilding,
        Card::Bishop => Play::Bishop,
        Card::Diplomat => Play::Diplomat(edge),
        Card::Warlord => Play::Warlord,
        Card::Wedding => Play::Wedding,
        Card::Intrigue => Play::Intrigue(vertices.0),
        Card::Saboteur => Play::Saboteur,
        Card::Spy => Play::Spy(seat),
        Card::Deserter => Play::Deserter(seat),
        Card::Merchant => Play::Merchant(hexes.0),
        Card::CommercialHarbour => Play::CommercialHarbour,
        Card::MerchantFleet => Play::MerchantFleet(good),
        Card::MasterMerchant => Play::MasterMerchant(seat),
        Card::TradeMonopoly => Play::TradeMonopoly(good),
        Card::ResourceMonopoly => Play::ResourceMonopoly(good),
        Card::Printer | Card::Constitution => return None,
    })
}

/// The card aimed at anything, for the laws.
pub fn any(card: Card, game: &Island, (first, second): (Vertex, Vertex), rng: &mut impl Rng) -> Play {
    let aims = Aims {
        dice: (rng.random_range(1..=6), rng.random_range(1..=6)),
        hexes: (laws::any_cell(game, rng), laws::any_cell(game, rng)),
        vertices: (first, rng.random::<bool>().then_some(second)),
        edge: laws::any_edge(game, rng),
        seat: laws::any_seat(game, rng),
        good: laws::any_good(game, rng),
    };
    aimed(card, aims).unwrap_or(Play::Crane)
}

/// Lists a card that is aimed at nothing, if it can be played.
fn list_plain<C: Progress>(card: C, game: &Island, state: &State, seat: Seat, offer: &mut impl FnMut(C)) {
    if card.check(game, state, seat).is_ok() {
        offer(card);
    }
}

/// `CK-061`: refuses a card that could do nothing.
fn needs_effect(has_effect: bool, card: Card, rule: RuleId) -> Result<(), Illegal> {
    if has_effect { Ok(()) } else { refuse(Code::NoEffect, rule, Detail::Effect(card.name())) }
}

/// The opponents of a seat for whom something holds.
fn opponents<'a>(
    game: &'a Island,
    seat: Seat,
    holds: impl Fn(Seat) -> bool + Clone + 'a,
) -> impl Iterator<Item = Seat> + Clone + 'a {
    game.seats.without(seat).iter().filter(move |&other| holds(other))
}

/// Whether an opponent holds a hand card (`CK-305`: how many cards a hand has is public).
fn has_cards(state: &State, seat: Seat) -> bool {
    !state.private[seat.index()].hand.is_empty()
}

/// The open points of a seat (`CK-224`).
fn points(state: &State, seat: Seat) -> i8 {
    state.public.open_points[seat.index()]
}
