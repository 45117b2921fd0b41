//! What positions of the card game are worth.

use steading_rivals::Rivals;

use super::Judge;

impl Judge for Rivals {}
