//! Opening and closing, and what cannot be opened.

use std::fs;

use steading_store::{Sqlite, StoreError, rows::Write};

use crate::place::{entry, guest, make_table, on_each, on_sqlite};

#[test]
fn everything_is_there_after_closing_and_opening() {
    on_each(async |place| {
        let store = place.open().await;
        store.ping().await.unwrap();
        make_table(&*store, "t").await;
        store.commit(&[Write::Entry(entry("t", 1))]).await.unwrap();
        store.add_guest(&guest("a", 1)).await.unwrap();
        store.close().await;
        assert!(store.ping().await.is_err());
        assert!(store.commit(&[Write::Entry(entry("t", 2))]).await.is_err());
        let store = place.open().await;
        assert_eq!(store.entries("t", 1, 9).await.unwrap(), [entry("t", 1)]);
        assert_eq!(store.guest_with_secret(&[1; 32]).await.unwrap(), Some(guest("a", 1)));
    });
}

#[test]
fn data_of_a_newer_program_is_refused() {
    on_each(async |place| {
        place.open().await.close().await;
        let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                     SELECT 9999, 'later', success, checksum, execution_time FROM _sqlx_migrations WHERE version = 1";
        place.run_sql(later).await;
        let refused = steading_store::open(place.database.as_deref(), &place.folder).await;
        assert!(matches!(refused.err(), Some(StoreError::Newer)));
    });
}

#[test]
fn a_file_that_is_no_database_is_an_error() {
    on_sqlite(async |place| {
        let garbage: Vec<u8> = (0..100_000u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
        fs::write(place.folder.join(steading_store::sqlite::FILE), garbage).unwrap();
        let refused = Sqlite::open(&place.folder).await;
        assert!(matches!(&refused, Err(StoreError::Database(_))), "{refused:?}");
        let refused = Sqlite::open(&place.folder.join(steading_store::sqlite::FILE).join("below a file")).await;
        assert!(matches!(&refused, Err(StoreError::Database(_))), "{refused:?}");
    });
}

#[test]
fn an_address_that_is_not_understood_is_named_without_its_password() {
    on_sqlite(async |place| {
        for url in ["nonsense", "", "mysql://user:pssst@host/db", "postgres://user:pssst@host:port/db"] {
            let Err(error) = steading_store::open(Some(url), &place.folder).await else {
                panic!("{url} was opened");
            };
            assert!(matches!(error, StoreError::Address(_)), "{url}: {error:?}");
            assert!(!format!("{error} {error:?}").contains("pssst"), "{error:?}");
        }
    });
}

#[test]
fn a_database_that_does_not_answer_is_an_error() {
    on_sqlite(async |place| {
        let url = format!("postgres://nobody@localhost/x?host={}", place.folder.display());
        let refused = steading_store::open(Some(&url), &place.folder).await;
        assert!(matches!(refused.err(), Some(StoreError::Database(_))));
    });
}
