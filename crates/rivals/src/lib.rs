//! The two-player card game of rival princes, on the contract of `steading-game`.
//!
//! Where to look:
//!
//! * [`cards`]: the 180 cards and what is printed on them; [`goods`]: resources and numbers of them.
//! * [`rule`]: the ids of the rules.

pub mod cards;
pub mod goods;
pub mod rule;
