//! The two-player card game of rival princes: introductory game, three theme games, duel.
//!
//! The rules are those of `rules/rivals.md`; every rule id in the code is one of that catalogue. A map:
//!
//! * [`cards`]: the 180 cards, generated from `rules/rivals-cards.csv`; [`goods`]: the six resources.
//! * [`grid`] and [`principality`]: where things lie, what is beside what, and the sums that follow.
//! * [`stacks`] and [`hidden`]: piles, hands, and what each seat knows of what lies face down.
//! * [`options`], [`rules`] and [`setup`]: the five modes.
//! * [`state`], [`frame`], [`action`], [`event`], [`illegal`]: a position, what must happen next, what is done, what happened, what
//!   is refused.
//! * [`game`]: the contract; [`flow`]: the loop over frames.
//! * The chapters of the rulebook: [`turn`], [`die`] (the event die), [`happenings`] (event cards), [`units`] (paying, gaining,
//!   giving), [`building`], [`trade`], [`hand`], [`advantage`], [`removal`].
//! * [`sets`]: what each card does, one file per set; [`scene`]: what never changes at a table.
//! * [`timeout`]: what is done for a player who lets the time pass; [`kinds`]: words for actions, and which come to mind.
//! * [`summary`]: a game that was played, in figures.
//! * [`view`], [`guess`], [`audit`], [`laws`]: secrets, and what must always be true. [`text`]: notation and drawings.

pub mod action;
pub mod advantage;
pub mod audit;
pub mod building;
pub mod cards;
pub mod die;
pub mod event;
pub mod flow;
pub mod frame;
pub mod game;
pub mod goods;
pub mod grid;
pub mod guess;
pub mod hand;
pub mod happenings;
pub mod hidden;
pub mod illegal;
pub mod kinds;
pub mod laws;
pub mod options;
pub mod principality;
pub mod removal;
pub mod rule;
pub mod rules;
pub mod scene;
pub mod sets;
pub mod setup;
pub mod stacks;
pub mod state;
pub mod summary;
pub mod text;
pub mod timeout;
pub mod trade;
pub mod turn;
pub mod units;
pub mod view;

pub use game::Rivals;
