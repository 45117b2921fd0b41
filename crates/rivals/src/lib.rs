//! The two-player card game of rival princes, on the contract of `steading-game`.
//!
//! Where to look:
//!
//! * [`goods`]: resources and numbers of them.
//! * [`rule`]: the ids of the rules.

pub mod goods;
pub mod rule;
