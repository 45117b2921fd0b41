//! What survives a crash: the rows that were committed.

use steading_store::rows::{ChatRow, EntryRow, SnapshotRow, TableRow, Write};

/// The store of one table.
#[derive(Default)]
pub struct Disk {
    pub table: Option<TableRow>,
    pub entries: Vec<EntryRow>,
    pub snapshot: Option<SnapshotRow>,
    pub chat: Vec<ChatRow>,
}

impl Disk {
    /// Writes everything, as a transaction would. The server alone writes here, so a number that is taken is its mistake.
    pub fn commit(&mut self, writes: Vec<Write>) {
        for write in writes {
            match write {
                Write::NewTable(row) => {
                    assert!(self.table.is_none(), "the table is made once");
                    self.table = Some(row);
                }
                Write::Table(row) => self.table = Some(row),
                Write::Entry(row) => {
                    assert_eq!(row.number as usize, self.entries.len() + 1, "lines are written in order, each once");
                    self.entries.push(row);
                }
                Write::Snapshot(row) => self.snapshot = Some(row),
                Write::Chat(row) => self.chat.push(row),
            }
        }
    }

    /// The lines that a server reads after a restart.
    pub fn entries_after_snapshot(&self) -> &[EntryRow] {
        let number = self.snapshot.as_ref().map_or(0, |snapshot| snapshot.number);
        &self.entries[number as usize..]
    }
}
