//! The modules of Traders & Barbarians, rule by rule: a file per module. Tests are named after the rule they would fail without.

#[path = "../support/mod.rs"]
mod support;

mod barbarian_attack;
mod caravans;
mod cities_and_knights;
mod combinations;
mod event_cards;
mod fishermen;
mod friendly_robber;
mod gold;
mod harbormaster;
mod rivers;
mod timeout;
mod traders_and_barbarians;
mod two_players;
