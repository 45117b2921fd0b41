//! The log that SQLite writes ahead: it goes to its place in the file, and does not grow without end.

use std::{fs, path::PathBuf, time::Duration};

use steading_store::{Store, rows::Write, sqlite::FILE};
use tokio::{task::yield_now, time::timeout};

use crate::place::{Place, entry, make_table, on_sqlite};

const MEBIBYTE: u64 = 1 << 20;

/// The log begins anew after 32 MiB; what a commit or two add before that happens comes on top.
const LOG_BYTES_MAX: u64 = 48 * MEBIBYTE;

fn file_bytes(place: &Place, ending: &str) -> u64 {
    let path: PathBuf = place.folder.join(format!("{FILE}{ending}"));
    fs::metadata(path).map_or(0, |file| file.len())
}

/// Writes a line of so many bytes.
async fn write_line(store: &dyn Store, number: u32, bytes: u64) {
    let mut line = entry("t", number);
    line.line = "x".repeat(bytes as usize);
    store.commit(&[Write::Entry(line)]).await.unwrap();
}

#[test]
fn the_log_does_not_grow_without_end_while_writes_go_on() {
    on_sqlite(async |place| {
        let store = place.open().await;
        make_table(&*store, "t").await;
        for number in 1..=50 {
            write_line(&*store, number, 2 * MEBIBYTE).await;
            let log = file_bytes(place, "-wal");
            assert!(log < LOG_BYTES_MAX, "the log has {log} bytes after {number} lines of two million");
        }
        assert!(file_bytes(place, "") > LOG_BYTES_MAX, "most of it is in its place");
    });
}

/// Twice, since doing it once when the store is opened would not be enough.
#[test]
fn a_few_lines_go_to_their_place_without_further_writes() {
    on_sqlite(async |place| {
        let store = place.open().await;
        make_table(&*store, "t").await;
        for number in 1..=2 {
            write_line(&*store, number, MEBIBYTE).await;
            let in_place = async {
                while file_bytes(place, "") < u64::from(number) * MEBIBYTE {
                    yield_now().await;
                }
            };
            timeout(Duration::from_secs(60), in_place).await.expect("the lines stay in the log");
        }
    });
}

#[test]
fn an_orderly_end_leaves_no_log() {
    on_sqlite(async |place| {
        let store = place.open().await;
        make_table(&*store, "t").await;
        write_line(&*store, 1, MEBIBYTE).await;
        store.close().await;
        assert_eq!(file_bytes(place, "-wal"), 0);
        assert!(file_bytes(place, "") > MEBIBYTE);
    });
}
