//! A test for every base rule and every worked example of the catalogue, by chapter.

mod bad_options;
mod building;
mod components;
mod development;
mod domestic_trade;
mod effects;
mod founding;
mod geometry;
mod goods;
mod largest_army;
mod longest_road;
mod maritime_trade;
mod options;
mod parameters;
mod positions;
mod production;
mod progress_cards;
mod refusal_order;
mod refusals;
mod robber;
mod set_up;
#[path = "../support/mod.rs"]
mod support;
mod timeout;
mod turn;
mod turn_limit;
mod variable_set_up;
mod victory;
