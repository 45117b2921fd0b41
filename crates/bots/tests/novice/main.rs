//! How the novice plays: whole games, single positions, and that it sees nothing it may not see.

mod island;
mod rivals;
