//! The writer: common transactions, separate errors.

use std::{sync::Arc, time::Duration};

use steading_store::{Store, StoreError, Writer, rows::Write};
use tokio::{runtime::Builder, task::JoinSet};

use crate::place::{entry, make_table, on_each};

const TABLES: u32 = 200;

async fn make_tables(store: &dyn Store) {
    for number in 0..TABLES {
        make_table(store, &format!("t{number}")).await;
    }
}

#[test]
fn many_requests_share_few_transactions() {
    on_each(async |place| {
        let store = place.open().await;
        make_tables(&*store).await;
        let writer = Writer::new(store.clone());
        let mut tables = JoinSet::new();
        for table in 0..TABLES {
            let writer = writer.clone();
            tables.spawn(async move {
                for number in 1..=5 {
                    writer.commit(vec![Write::Entry(entry(&format!("t{table}"), number))]).await.unwrap();
                }
            });
        }
        tables.join_all().await;
        assert_eq!(writer.writes(), u64::from(TABLES) * 5);
        assert!(writer.batches() <= u64::from(TABLES), "{} transactions", writer.batches());
        for table in 0..TABLES {
            let rows = store.entries(&format!("t{table}"), 1, 99).await.unwrap();
            assert_eq!(rows.iter().map(|row| row.number).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
        }
    });
}

/// Whoever waits for one transaction waits no longer than its limit takes.
#[test]
fn a_transaction_has_a_limit() {
    on_each(async |place| {
        let store = place.open().await;
        make_table(&*store, "t").await;
        let writer = Writer::new(store.clone());
        let mut requests = JoinSet::new();
        for number in 1..=4000 {
            let writer = writer.clone();
            requests.spawn(async move { writer.commit(vec![Write::Entry(entry("t", number))]).await.unwrap() });
        }
        requests.join_all().await;
        assert_eq!(writer.writes(), 4000);
        assert!(writer.batches() >= 4000_u64.div_ceil(512), "{} transactions", writer.batches());
    });
}

#[test]
fn a_bad_request_hurts_only_itself() {
    on_each(async |place| {
        let store = place.open().await;
        make_table(&*store, "t").await;
        store.commit(&[Write::Entry(entry("t", 50))]).await.unwrap();
        let writer = Writer::new(store.clone());
        let mut requests = JoinSet::new();
        for number in 1..=100 {
            let writer = writer.clone();
            // The 50th is refused, and with it the line 1050 that it brought along.
            let writes = vec![Write::Entry(entry("t", number + 1000)), Write::Entry(entry("t", number))];
            requests.spawn(async move { (number, writer.commit(writes).await) });
        }
        for (number, result) in requests.join_all().await {
            match result {
                Ok(()) => assert_ne!(number, 50),
                Err(StoreError::Conflict { table, number: 50 }) if table == "t" => assert_eq!(number, 50),
                Err(error) => panic!("request {number}: {error}"),
            }
        }
        let numbers: Vec<_> = store.entries("t", 1, 9999).await.unwrap().iter().map(|row| row.number).collect();
        let expected: Vec<_> = (1..=100).chain((1001..=1100).filter(|&number| number != 1050)).collect();
        assert_eq!(numbers, expected);
        assert_eq!(writer.writes(), 198);
    });
}

/// The database may have reasons of its own, which are nobody else's business.
#[test]
fn what_the_database_itself_refuses_hurts_only_the_request() {
    on_each(async |place| {
        let store = place.open().await;
        make_table(&*store, "t").await;
        let forbid = match place.database {
            Some(_) => "ALTER TABLE entries ADD CHECK (line <> 'forbidden')",
            None => {
                "CREATE TRIGGER forbid BEFORE INSERT ON entries WHEN NEW.line = 'forbidden' \
                 BEGIN SELECT RAISE(ABORT, 'forbidden'); END"
            }
        };
        place.run_sql(forbid).await;
        let writer = Writer::new(store.clone());
        let mut requests = JoinSet::new();
        for number in 1..=40 {
            let writer = writer.clone();
            let mut line = entry("t", number);
            if number == 20 {
                line.line = "forbidden".to_owned();
            }
            requests.spawn(async move { (number, writer.commit(vec![Write::Entry(line)]).await) });
        }
        for (number, result) in requests.join_all().await {
            match result {
                Ok(()) => assert_ne!(number, 20),
                Err(StoreError::Database(_)) => assert_eq!(number, 20),
                Err(error) => panic!("request {number}: {error}"),
            }
        }
        assert_eq!(store.entries("t", 1, 99).await.unwrap().len(), 39);
    });
}

#[test]
fn requests_are_written_in_the_order_in_which_they_came() {
    on_each(async |place| {
        let store = place.open().await;
        let writer = Writer::new(store.clone());
        // The table first, then its lines: another order would be refused.
        let table = Write::NewTable(crate::place::table("t", &[], 1));
        let lines = |from: u32| (from..from + 400).map(|number| Write::Entry(entry("t", number))).collect::<Vec<_>>();
        let results = tokio::join!(
            biased;
            writer.commit(vec![table]),
            writer.commit(lines(1)),
            writer.commit(lines(401)),
            writer.commit(lines(801)),
        );
        assert!(matches!(results, (Ok(()), Ok(()), Ok(()), Ok(()))), "{results:?}");
        assert_eq!(store.entries("t", 1, 9999).await.unwrap().len(), 1200);
    });
}

#[test]
fn what_nobody_waits_for_is_written_and_the_task_ends() {
    on_each(async |place| {
        let store = place.open().await;
        make_table(&*store, "t").await;
        let writer = Writer::new(store.clone());
        for number in 1..=100 {
            let request = writer.commit(vec![Write::Entry(entry("t", number))]);
            // Asked once, so that the request is on its way, and then forgotten.
            let _ = tokio::time::timeout(Duration::ZERO, request).await;
        }
        drop(writer);
        let end = async {
            while Arc::strong_count(&store) > 1 {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), end).await.expect("the task goes on");
        assert_eq!(store.entries("t", 1, 999).await.unwrap().len(), 100);
    });
}

#[test]
fn an_empty_request_waits_for_what_came_before_and_costs_nothing() {
    on_each(async |place| {
        let store = place.open().await;
        make_table(&*store, "t").await;
        let writer = Writer::new(store.clone());
        writer.commit(vec![]).await.unwrap();
        assert_eq!((writer.batches(), writer.writes()), (0, 0));
        let _ = tokio::time::timeout(Duration::ZERO, writer.commit(vec![Write::Entry(entry("t", 1))])).await;
        writer.commit(vec![]).await.unwrap();
        assert_eq!((writer.batches(), writer.writes()), (1, 1));
        assert_eq!(store.entries("t", 1, 9).await.unwrap(), [entry("t", 1)]);
    });
}

#[test]
fn everybody_hears_that_the_database_is_gone() {
    on_each(async |place| {
        let store = place.open().await;
        make_table(&*store, "t").await;
        store.close().await;
        let writer = Writer::new(store);
        let mut requests = JoinSet::new();
        for number in 1..=50 {
            let writer = writer.clone();
            requests.spawn(async move { writer.commit(vec![Write::Entry(entry("t", number))]).await });
        }
        for result in requests.join_all().await {
            assert!(matches!(result, Err(StoreError::Database(_) | StoreError::Unreachable(_))), "{result:?}");
        }
        assert_eq!(writer.batches(), 0);
    });
}

/// On a single thread all requests are there before the writer has its turn, so they are one batch.
#[test]
fn a_batch_for_a_database_that_is_gone_is_not_tried_one_by_one() {
    on_each(async |place| {
        let store = place.open().await;
        make_table(&*store, "t").await;
        store.close().await;
        let single_thread = std::thread::spawn(|| {
            Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
                let writer = Writer::new(store);
                let mut requests = JoinSet::new();
                for number in 1..=50 {
                    let writer = writer.clone();
                    requests.spawn(async move { writer.commit(vec![Write::Entry(entry("t", number))]).await });
                }
                requests.join_all().await
            })
        });
        for result in single_thread.join().unwrap() {
            assert!(matches!(result, Err(StoreError::Unreachable(_))), "{result:?}");
        }
    });
}
