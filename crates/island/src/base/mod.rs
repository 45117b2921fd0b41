//! The base rules, one file per chapter of the rulebook. Each chapter has the same shape: what the rule allows (`check_…`), what
//! it lists (`list_…`), and what it does.

pub mod building;
pub mod development;
pub mod domestic;
pub mod effects;
pub mod founding;
pub mod largest_army;
pub mod longest_road;
pub mod maritime;
pub mod opening;
pub mod production;
pub mod robber;
pub mod seven;
pub mod turn;
pub mod victory;
