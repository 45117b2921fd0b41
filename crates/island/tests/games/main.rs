//! Whole games: the laws over random ones, stored stories, counts of the tree of play, and positions that no game comes to.
//!
//! One binary for all of them: each would be built with the whole engine.

mod combinations;
mod laws;
mod perft;
mod playthroughs;
mod positions;
