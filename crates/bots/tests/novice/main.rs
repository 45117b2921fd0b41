//! How well the novice plays.

mod rivals;
