//! What positions of the island are worth.

use steading_island::Island;

use super::Judge;

impl Judge for Island {}
