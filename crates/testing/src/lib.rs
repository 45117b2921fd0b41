//! What the tests of every game share. Only tests depend on it; a feature of [`steading_game`] would have the games built twice.
//!
//! * [`script`] is how tests speak: positions and moves as notation, and what must come out of them.
//! * [`garbage`] spoils texts and feeds them to every parser of a game.
//! * [`page`] reads the examples out of a page of the documentation.
//! * [`allocations`] counts what a test asks of the allocator.

pub mod allocations;
pub mod garbage;
pub mod page;
pub mod script;
