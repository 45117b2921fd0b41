//! Whatever a client sends gets a clear error or a closed socket, and the table goes on: other clients finish their game.
//!
//! Every test starts a server on a port of its own, lets three people begin a game, does its worst, and then lets them play to the end.

mod commands;
mod floods;
mod frames;
mod noise;
mod world;
