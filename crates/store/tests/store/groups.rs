//! Lines of logs that are written together: as if each had been written by itself, and all or nothing.

use steading_store::{
    Store, StoreError, Writer,
    rows::{EntryRow, SnapshotRow, TableRow, TableStatus, Write},
};
use tokio::task::JoinSet;

use crate::place::{Place, entry, make_table, on_each, table};

/// More lines than the two largest statements hold together, and not a multiple of anything.
const MANY: u32 = 77;

/// A line in which every column has a value of its own.
fn full(table: &str, number: u32) -> EntryRow {
    EntryRow {
        line: format!("red rolls {number} at {table}"),
        command: format!("guest/{number}"),
        meta: format!("{{\"reserve\":[{number}]}}"),
        at: 10_000 + u64::from(number),
        ..entry(table, number)
    }
}

fn lines(table: &str, numbers: impl IntoIterator<Item = u32>) -> Vec<Write> {
    numbers.into_iter().map(|number| Write::Entry(full(table, number))).collect()
}

async fn open_with_tables(place: &Place) -> std::sync::Arc<dyn Store> {
    let store = place.open().await;
    make_table(&*store, "t").await;
    make_table(&*store, "u").await;
    store
}

async fn log(store: &dyn Store, table: &str) -> Vec<EntryRow> {
    store.entries(table, 0, u32::MAX).await.unwrap()
}

#[test]
fn groups_of_every_size_are_written_whole() {
    on_each(async |place| {
        let store = open_with_tables(place).await;
        let mut written = 0;
        for size in [1, 2, 3, 31, 32, 33, 34, 63, 64, 65, 96, 97] {
            store.commit(&lines("t", written + 1..=written + size)).await.unwrap();
            written += size;
            assert_eq!(log(&*store, "t").await.len(), written as usize, "after a group of {size}");
        }
        assert_eq!(log(&*store, "t").await, (1..=written).map(|number| full("t", number)).collect::<Vec<_>>());
    });
}

#[test]
fn a_group_holds_lines_of_several_tables_and_other_things_between_them() {
    on_each(async |place| {
        let store = open_with_tables(place).await;
        let mut writes = Vec::new();
        for number in 1..=MANY {
            writes.extend(lines("t", [number]));
            writes.extend(lines("u", [number]));
        }
        writes.push(Write::NewTable(table("new", &["g"], 1)));
        writes.extend(lines("new", 1..=40));
        let snapshot = SnapshotRow { table: "t".to_owned(), number: 5, doc: "{}".to_owned() };
        writes.push(Write::Snapshot(snapshot.clone()));
        let playing = TableRow { status: TableStatus::Playing, ..table("new", &["g"], 2) };
        writes.push(Write::Table(playing.clone()));
        writes.extend(lines("new", 41..=42));
        store.commit(&writes).await.unwrap();
        for (id, last) in [("t", MANY), ("u", MANY), ("new", 42)] {
            assert_eq!(log(&*store, id).await, (1..=last).map(|number| full(id, number)).collect::<Vec<_>>());
        }
        assert_eq!(store.snapshot("t").await.unwrap(), Some(snapshot));
        assert_eq!(store.table("new").await.unwrap(), Some(playing));
    });
}

/// Whichever line it is, in the first statement, at its end or in the last one.
#[test]
fn the_line_that_was_there_already_is_named_and_nothing_is_written() {
    on_each(async |place| {
        let store = open_with_tables(place).await;
        for taken in [1, 2, 32, 33, 64, MANY - 1, MANY] {
            let mut before = full("t", taken);
            before.line = "blue rolls 12".to_owned();
            before.command = format!("before/{taken}");
            make_table(&*store, &format!("t{taken}")).await;
            before.table = format!("t{taken}");
            store.commit(&[Write::Entry(before.clone())]).await.unwrap();
            let group = [lines("u", [1]), lines(&before.table, 1..=MANY)].concat();
            let refused = store.commit(&group).await;
            let is_named = matches!(&refused, Err(StoreError::Conflict { table, number })
                if *table == before.table && *number == taken);
            assert!(is_named, "{taken}: {refused:?}");
            assert_eq!(log(&*store, &before.table).await, [before]);
            assert_eq!(log(&*store, "u").await, []);
        }
        store.commit(&lines("u", 1..=MANY)).await.unwrap();
    });
}

#[test]
fn a_group_whose_lines_are_all_there_is_refused_by_its_first() {
    on_each(async |place| {
        let store = open_with_tables(place).await;
        store.commit(&lines("t", 1..=MANY)).await.unwrap();
        let refused = store.commit(&lines("t", 3..=40)).await;
        assert!(matches!(&refused, Err(StoreError::Conflict { table, number: 3 }) if table == "t"), "{refused:?}");
        assert_eq!(log(&*store, "t").await.len(), MANY as usize);
    });
}

#[test]
fn a_number_that_stands_twice_in_a_group_is_a_conflict() {
    on_each(async |place| {
        let store = open_with_tables(place).await;
        let mut again = full("t", 2);
        again.command = "another".to_owned();
        let group = [lines("t", 1..=3), vec![Write::Entry(again)]].concat();
        let refused = store.commit(&group).await;
        assert!(matches!(&refused, Err(StoreError::Conflict { table, number: 2 }) if table == "t"), "{refused:?}");
        assert_eq!(log(&*store, "t").await, []);
    });
}

#[test]
fn the_command_that_was_carried_out_before_is_named_and_nothing_is_written() {
    on_each(async |place| {
        let store = open_with_tables(place).await;
        store.commit(&lines("t", [1])).await.unwrap();
        let mut again = full("t", 50);
        again.command = full("t", 1).command;
        let group = [lines("u", 1..=3), lines("t", 2..=49), vec![Write::Entry(again)], lines("t", 51..=60)].concat();
        let refused = store.commit(&group).await;
        let what = "command guest/1 of table t";
        assert!(matches!(&refused, Err(StoreError::Exists(named)) if named == what), "{refused:?}");
        assert_eq!(log(&*store, "t").await, [full("t", 1)]);
        assert_eq!(log(&*store, "u").await, []);
    });
}

#[test]
fn the_table_that_is_missing_is_named_and_nothing_is_written() {
    on_each(async |place| {
        let store = open_with_tables(place).await;
        let group = [lines("t", 1..=40), lines("nowhere", [1]), lines("u", 1..=3)].concat();
        let refused = store.commit(&group).await;
        assert!(matches!(&refused, Err(StoreError::Missing(what)) if what == "table nowhere"), "{refused:?}");
        assert_eq!(log(&*store, "t").await, []);
        assert_eq!(log(&*store, "u").await, []);
        store.commit(&lines("t", 1..=40)).await.unwrap();
    });
}

/// A request in the middle of others is refused for each reason in turn: the others are written, and it hears why.
#[test]
fn every_refusal_hurts_only_the_request_that_earned_it() {
    on_each(async |place| {
        let store = open_with_tables(place).await;
        store.commit(&lines("t", [100])).await.unwrap();
        let repeated = EntryRow { command: full("t", 100).command, ..full("t", 101) };
        let refusals = [
            (full("t", 100), "line 100 of table t is already written"),
            (repeated, "command guest/100 of table t exists already"),
            (full("nowhere", 1), "table nowhere is not there"),
        ];
        let mut written = 0;
        for (bad, reason) in refusals {
            let writer = Writer::new(store.clone());
            let good = (written + 1..=written + 20).map(|number| lines("u", [number]));
            let mut requests: Vec<_> = good.collect();
            requests.insert(10, vec![Write::Entry(bad)]);
            let mut answers = JoinSet::new();
            for request in requests {
                let writer = writer.clone();
                answers.spawn(async move { writer.commit(request).await });
            }
            let errors: Vec<_> = answers.join_all().await.into_iter().filter_map(Result::err).collect();
            assert_eq!(errors.iter().map(ToString::to_string).collect::<Vec<_>>(), [reason]);
            written += 20;
            assert_eq!(log(&*store, "u").await.len(), written as usize);
        }
        assert_eq!(log(&*store, "t").await, [full("t", 100)]);
    });
}
