//! What one observer may know of a position.

use serde::{Deserialize, Serialize};
use steading_game::{Observer, Seat};

use crate::Island;
use crate::base::{longest_road, production};
use crate::cards::{DevCard, DevCards};
use crate::hooks;
use crate::modules;
use crate::places::EdgeSet;
use crate::state::{NumberTokens, Private, Public, SEATS, State, is_default};
use crate::ways::Way;

/// What an observer sees: everything open, the sizes of what is hidden, and the observer's own cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// Whose view it is; nobody's for spectators.
    pub seat: Option<Seat>,
    /// Everything open.
    pub public: Public,
    /// The observer's own cards.
    pub own: Option<Private>,
    /// The sizes of everybody's hidden holdings (`BASE-014`, `BASE-015`).
    pub counts: [Counts; SEATS],
    /// Cards left in the deck that cards are bought from.
    pub deck_left: u8,
    /// Where the number tokens lie now.
    #[serde(default)]
    pub tokens: NumberTokens,
    /// The roads of the Longest Road, where they are asked for ([`Drawn`]): who only plays needs its length alone.
    #[serde(default)]
    pub route: EdgeSet,
    /// The ways that the player on turn may send a piece of a module, where they are asked for ([`Drawn`]).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ways: Vec<Way>,
    /// What the observer sees of what lies face down in the modules.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sights: modules::Sights,
}

/// Everything, for those who look at a finished game: what a spectator sees, and what was hidden from them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OpenView {
    /// What a spectator sees.
    #[serde(flatten)]
    pub view: View,
    /// Everybody's cards, by seat.
    pub private: [Private; SEATS],
    /// The development deck.
    pub deck: DevCards,
}

impl OpenView {
    /// Everything about a state.
    pub fn of(game: &Island, state: &State) -> OpenView {
        OpenView {
            view: View {
                sights: modules::Sights::everything(game, state),
                ..Drawn::of(game, state).over(View::of(game, state, Observer::Public))
            },
            private: state.private,
            deck: state.deck,
        }
    }
}

/// Sizes of what a seat hides.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Counts {
    /// Cards in hand.
    pub hand: u16,
    /// Cards chosen for the discard that is due.
    pub chosen: u16,
    /// Development cards held.
    pub cards: u8,
    /// Of those, bought this turn.
    pub new_cards: u8,
    /// Victory-point cards, shown to all once the game is over (`BASE-192`).
    pub revealed: u8,
    /// Cards that the hand may hold on a seven beyond the limit of the table; not written where there are none.
    #[serde(default, skip_serializing_if = "is_default")]
    pub more_hand_limit: u8,
}

impl View {
    /// The observer's view of a state.
    pub fn of(game: &Island, state: &State, observer: Observer) -> View {
        let seat = match observer {
            Observer::Seat(seat) if seat.index() < SEATS => Some(seat),
            Observer::Seat(_) | Observer::Public => None,
        };
        let is_over = state.public.winner.is_some();
        View {
            seat,
            public: state.public.clone(),
            own: seat.map(|seat| state.private[seat.index()]),
            counts: std::array::from_fn(|index| {
                let private = &state.private[index];
                Counts {
                    hand: private.hand.total(),
                    chosen: private.chosen.total(),
                    cards: private.cards.total(),
                    new_cards: private.new_cards.total(),
                    revealed: if is_over { private.cards.count(DevCard::VictoryPoint) } else { 0 },
                    more_hand_limit: hooks::more_hand_limit(game, state, Seat(index as u8)),
                }
            }),
            deck_left: state.deck.total() + hooks::deck_left(game, &state.public),
            tokens: production::tokens(game, &state.public),
            route: EdgeSet::EMPTY,
            ways: Vec::new(),
            sights: modules::Sights::of(game, state, observer),
        }
    }
}

/// What those want who draw a position: the same for everybody, and much more work than the rest of a view.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// The roads of the Longest Road.
    pub route: EdgeSet,
    /// The ways that pieces may go.
    pub ways: Vec<Way>,
}

impl Drawn {
    /// Of this position.
    pub fn of(game: &Island, state: &State) -> Drawn {
        let route = state.public.longest_road.map_or(EdgeSet::EMPTY, |seat| longest_road::route(game, state, seat));
        Drawn { route, ways: hooks::ways(game, state) }
    }

    /// A view with it.
    pub fn over(self, view: View) -> View {
        View { route: self.route, ways: self.ways, ..view }
    }
}
