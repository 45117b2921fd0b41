//! The program `steading`: its commands from outside, and the pages that tell of it.

mod commands;
mod notation_doc;
mod rivals;
mod rivals_doc;
mod support;
