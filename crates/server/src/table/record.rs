//! The record of a finished game, made from its log.

use steading_registry::ChanceSection;
use steading_store::rows::EntryRow;

use super::doc::TableDoc;
use super::play::{Broken, Play};

/// Plays the whole log of a table again and writes the record, with the secret and the options that were asked for, so that everybody
/// can check the chance. Moves that were taken back are not in it.
pub fn of_log(doc: &TableDoc, entries: &[EntryRow]) -> Result<String, Broken> {
    let play = Play::resume(doc, None, entries)?;
    let chance = ChanceSection {
        commitment: doc.commitment.clone(),
        secret: Some(doc.secret.clone()),
        asked: doc.asked.clone(),
    };
    Ok(play.table.record_with_chance(&chance))
}
