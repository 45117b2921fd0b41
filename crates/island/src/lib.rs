//! The hex-board island game: base rules and modules, on the contract of `steading-game`.
//!
//! Where to look:
//!
//! * [`topology`] and [`places`]: cells, intersections, paths and their names; [`layout`] and [`setup`]: boards.
//! * [`options`]: what a table agrees on; [`rules`]: the numbers and slots that follow from it; [`hooks`]: where modules join in.
//! * [`state`], [`frame`], [`cards`]: a position; [`action`], [`event`], [`illegal`]: what is done, what happened, what is refused.
//! * [`base`]: the base rules, one file per chapter of the rulebook; [`modules`]: one file or folder per module.
//! * [`view`] and [`guess`]: what a seat knows, and a state it could be in; [`audit`] and [`laws`]: what is always true;
//!   [`scene`]: what never changes and everybody knows.
//! * [`text`]: notation for positions, moves and boards; [`kinds`]: words for actions, and which come to a player's mind.
//! * [`summary`]: a game that was played, in figures.

pub mod action;
pub mod audit;
pub mod base;
pub mod cards;
pub mod combinations;
pub mod event;
pub mod frame;
pub mod game;
pub mod guess;
pub mod hooks;
pub mod illegal;
pub mod kinds;
pub mod laws;
pub mod layout;
pub mod modules;
pub mod options;
pub mod places;
pub mod rule;
pub mod rules;
pub mod scene;
pub mod setup;
pub mod state;
pub mod summary;
pub mod text;
pub mod timeout;
pub mod topology;
pub mod view;
pub mod ways;

pub use game::Island;
