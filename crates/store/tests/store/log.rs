//! The log, snapshots and chat of a table.

use steading_store::{
    Store, StoreError,
    rows::{ChatRow, SnapshotRow, Write},
};

use crate::place::{entry, make_table, on_each, table};

async fn numbers(store: &dyn Store, table: &str) -> Vec<u32> {
    store.entries(table, 1, 1000).await.unwrap().iter().map(|entry| entry.number).collect()
}

fn snapshot(number: u32) -> SnapshotRow {
    SnapshotRow { table: "t".to_owned(), number, doc: format!("after {number}") }
}

fn chat(number: u32) -> ChatRow {
    ChatRow {
        table: "t".to_owned(),
        number,
        guest: "g".to_owned(),
        name: "Ґалаґан".to_owned(),
        text: format!("hello {number} 'quoted' 🎲"),
        phrase: number.is_multiple_of(2).then(|| "hello".to_owned()),
        command: "c".to_owned(),
        at: 7,
    }
}

#[test]
fn lines_come_back_in_order_and_in_parts() {
    on_each(async |place| {
        let store = place.open().await;
        make_table(&*store, "t").await;
        make_table(&*store, "other").await;
        let mut full = entry("t", 3);
        full.line = "red says 'ї' \n \"two\"".to_owned();
        full.command = "guest/7".to_owned();
        full.meta = "{\"reserve\":[1,2]}".to_owned();
        full.at = 1 << 52;
        store.commit(&[Write::Entry(entry("t", 2)), Write::Entry(entry("t", 1))]).await.unwrap();
        store.commit(&[Write::Entry(full.clone()), Write::Entry(entry("other", 1))]).await.unwrap();
        assert_eq!(store.entries("t", 1, 100).await.unwrap(), [entry("t", 1), entry("t", 2), full.clone()]);
        assert_eq!(store.entries("t", 2, 1).await.unwrap(), [entry("t", 2)]);
        assert_eq!(store.entries("t", 3, 5).await.unwrap(), [full]);
        assert_eq!(store.entries("t", 4, 5).await.unwrap(), []);
        assert_eq!(store.entries("nowhere", 1, 5).await.unwrap(), []);
    });
}

#[test]
fn a_line_is_written_once_and_never_changed() {
    on_each(async |place| {
        let store = place.open().await;
        make_table(&*store, "t").await;
        store.commit(&[Write::Entry(entry("t", 1))]).await.unwrap();
        let mut other = entry("t", 1);
        other.line = "blue rolls 12".to_owned();
        let refused = store.commit(&[Write::Entry(other)]).await;
        assert!(matches!(refused, Err(StoreError::Conflict { table, number: 1 }) if table == "t"));
        assert_eq!(store.entries("t", 1, 9).await.unwrap(), [entry("t", 1)]);
    });
}

#[test]
fn nothing_of_a_refused_batch_is_left() {
    on_each(async |place| {
        let store = place.open().await;
        make_table(&*store, "t").await;
        store.commit(&[Write::Entry(entry("t", 2))]).await.unwrap();
        let batch = [
            Write::NewTable(table("new", &["g"], 1)),
            Write::Entry(entry("t", 1)),
            Write::Snapshot(snapshot(1)),
            Write::Chat(chat(1)),
            Write::Entry(entry("t", 2)),
            Write::Entry(entry("t", 3)),
        ];
        assert!(matches!(store.commit(&batch).await, Err(StoreError::Conflict { number: 2, .. })));
        assert_eq!(numbers(&*store, "t").await, [2]);
        assert_eq!(store.table("new").await.unwrap(), None);
        assert_eq!(store.tables_of("g", 9).await.unwrap(), []);
        assert_eq!(store.snapshot("t").await.unwrap(), None);
        assert_eq!(store.chat("t", 9).await.unwrap(), []);
        // The writer is free again.
        store.commit(&[Write::Entry(entry("t", 1))]).await.unwrap();
    });
}

#[test]
fn two_connections_never_write_the_same_number() {
    on_each(async |place| {
        let (one, two) = (place.open().await, place.open().await);
        make_table(&*one, "t").await;
        for number in 1..=40 {
            let write = [Write::Entry(entry("t", number))];
            let results: [Result<(), StoreError>; 2] = tokio::join!(one.commit(&write), two.commit(&write)).into();
            let written = results.iter().filter(|result| result.is_ok()).count();
            let conflicts = results.iter().filter(|result| matches!(result, Err(StoreError::Conflict { .. }))).count();
            assert_eq!((written, conflicts), (1, 1), "{results:?}");
        }
        assert_eq!(numbers(&*two, "t").await, (1..=40).collect::<Vec<_>>());
    });
}

#[test]
fn a_command_counts_once_at_its_table() {
    on_each(async |place| {
        let store = place.open().await;
        make_table(&*store, "t").await;
        make_table(&*store, "other").await;
        let with_command = |table: &str, number: u32| {
            let mut row = entry(table, number);
            row.command = "guest/1".to_owned();
            Write::Entry(row)
        };
        store.commit(&[with_command("t", 1), with_command("other", 1)]).await.unwrap();
        let twice = store.commit(&[with_command("t", 2)]).await;
        assert!(matches!(&twice, Err(StoreError::Exists(what)) if what == "command guest/1 of table t"), "{twice:?}");
        let same_number = store.commit(&[with_command("t", 1)]).await;
        assert!(matches!(same_number, Err(StoreError::Conflict { number: 1, .. })), "{same_number:?}");
        assert_eq!(numbers(&*store, "t").await, [1]);
    });
}

#[test]
fn what_belongs_to_a_missing_table_is_refused() {
    on_each(async |place| {
        let store = place.open().await;
        for write in [Write::Entry(entry("t", 1)), Write::Snapshot(snapshot(1)), Write::Chat(chat(1))] {
            let refused = store.commit(&[write]).await;
            assert!(matches!(&refused, Err(StoreError::Missing(what)) if what == "table t"), "{refused:?}");
        }
    });
}

#[test]
fn the_latest_snapshot_is_kept() {
    on_each(async |place| {
        let store = place.open().await;
        make_table(&*store, "t").await;
        assert_eq!(store.snapshot("t").await.unwrap(), None);
        store.commit(&[Write::Snapshot(snapshot(10))]).await.unwrap();
        store.commit(&[Write::Snapshot(snapshot(30)), Write::Snapshot(snapshot(20))]).await.unwrap();
        assert_eq!(store.snapshot("t").await.unwrap(), Some(snapshot(30)));
        let again = SnapshotRow { doc: "the same place, told better".to_owned(), ..snapshot(30) };
        store.commit(&[Write::Snapshot(again.clone())]).await.unwrap();
        assert_eq!(store.snapshot("t").await.unwrap(), Some(again));
    });
}

#[test]
fn the_last_lines_of_chat_come_oldest_first() {
    on_each(async |place| {
        let store = place.open().await;
        make_table(&*store, "t").await;
        let writes: Vec<_> = (1..=5).map(|number| Write::Chat(chat(number))).collect();
        store.commit(&writes).await.unwrap();
        assert_eq!(store.chat("t", 2).await.unwrap(), [chat(4), chat(5)]);
        assert_eq!(store.chat("t", 50).await.unwrap().len(), 5);
        let mut again = chat(5);
        again.text = "something else".to_owned();
        let refused = store.commit(&[Write::Chat(again)]).await;
        assert!(matches!(refused, Err(StoreError::Exists(_))), "{refused:?}");
        assert_eq!(store.chat("t", 1).await.unwrap(), [chat(5)]);
    });
}
