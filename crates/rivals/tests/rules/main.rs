//! A test for every rule and worked example of the card game, by chapters of the catalogue; also knowledge, views and time-outs.

mod basic_set;
mod building;
mod cards;
mod decisions;
mod ending;
mod events;
mod gold_set;
mod grid;
mod hand;
mod knowledge;
mod progress_set;
#[path = "../random/mod.rs"]
mod random;
mod refusals;
mod rulings;
mod secrets;
mod setup;
#[path = "../support/mod.rs"]
mod support;
mod timeout;
mod trade;
mod turmoil_set;
mod turn;
