//! Tables and the lists of them.

use steading_store::{
    Store, StoreError,
    rows::{NamedTable, TableRow, TableStatus, Write},
};

use crate::place::{entry, on_each, table};

fn ids(rows: &[TableRow]) -> Vec<&str> {
    rows.iter().map(|row| row.id.as_str()).collect()
}

async fn make(store: &dyn Store, rows: &[TableRow]) {
    let writes: Vec<_> = rows.iter().cloned().map(Write::NewTable).collect();
    store.commit(&writes).await.unwrap();
}

/// Two tables of each status, open and closed to lists, with the guest at all of them.
fn tables_of_every_kind() -> Vec<TableRow> {
    let statuses = [
        ("lobby", TableStatus::Lobby),
        ("playing", TableStatus::Playing),
        ("over", TableStatus::Over),
        ("closed", TableStatus::Closed),
    ];
    let kinds = statuses.into_iter().zip(1..);
    kinds
        .flat_map(|((name, status), at)| {
            let row = TableRow { status, ..table(name, &["g"], at * 10) };
            [row.clone(), TableRow { id: format!("private {name}"), is_open: false, changed_at: at * 10 + 1, ..row }]
        })
        .collect()
}

#[test]
fn a_table_comes_back_as_it_was() {
    on_each(async |place| {
        let store = place.open().await;
        let rows = tables_of_every_kind();
        make(&*store, &rows).await;
        for row in &rows {
            assert_eq!(store.table(&row.id).await.unwrap().as_ref(), Some(row));
        }
        let full = TableRow {
            guests: vec!["b".to_owned(), "a".to_owned(), "b".to_owned(), "quote \" and\nline".to_owned()],
            doc: "{\"name\":\"їжак\"}".to_owned(),
            record: Some("record\nof a game".to_owned()),
            ..table("full", &[], 3)
        };
        make(&*store, std::slice::from_ref(&full)).await;
        assert_eq!(store.table("full").await.unwrap(), Some(full));
        assert_eq!(store.table("nowhere").await.unwrap(), None);
    });
}

#[test]
fn a_new_table_is_new_and_a_changed_one_is_there() {
    on_each(async |place| {
        let store = place.open().await;
        make(&*store, &[table("t", &["a"], 1)]).await;
        let again = store.commit(&[Write::NewTable(table("t", &["b"], 2))]).await;
        assert!(matches!(&again, Err(StoreError::Exists(what)) if what == "table t"), "{again:?}");
        let missing = store.commit(&[Write::Table(table("u", &["b"], 2))]).await;
        assert!(matches!(&missing, Err(StoreError::Missing(what)) if what == "table u"), "{missing:?}");
        assert_eq!(store.table("t").await.unwrap(), Some(table("t", &["a"], 1)));
        let changed =
            TableRow { status: TableStatus::Playing, is_open: false, changed_at: 9, ..table("t", &["a", "c"], 1) };
        store.commit(&[Write::Table(changed.clone())]).await.unwrap();
        assert_eq!(store.table("t").await.unwrap(), Some(changed));
    });
}

#[test]
fn a_record_is_not_lost_again() {
    on_each(async |place| {
        let store = place.open().await;
        make(&*store, &[table("t", &["a"], 1)]).await;
        let record = |text: &str| Some(text.to_owned());
        let over = TableRow { status: TableStatus::Over, record: record("first"), ..table("t", &["a"], 1) };
        store.commit(&[Write::Table(over.clone())]).await.unwrap();
        for guests in [&["a"][..], &["a", "b"]] {
            store.commit(&[Write::Table(TableRow { record: None, ..table("t", guests, 1) })]).await.unwrap();
            assert_eq!(store.table("t").await.unwrap().unwrap().record, record("first"));
        }
        store.commit(&[Write::Table(TableRow { record: record("second"), ..over })]).await.unwrap();
        assert_eq!(store.table("t").await.unwrap().unwrap().record, record("second"));
    });
}

#[test]
fn lists_show_what_belongs_in_them_the_latest_first() {
    on_each(async |place| {
        let store = place.open().await;
        make(&*store, &tables_of_every_kind()).await;
        make(&*store, &[table("old", &[], 2), table("new", &[], 99)]).await;
        let over = TableRow { status: TableStatus::Over, ..table("over before", &[], 5) };
        make(&*store, &[over]).await;
        assert_eq!(ids(&store.open_tables(9).await.unwrap()), ["new", "playing", "lobby", "old"]);
        assert_eq!(ids(&store.open_tables(2).await.unwrap()), ["new", "playing"]);
        assert_eq!(ids(&store.recent_tables(9).await.unwrap()), ["over", "over before"]);
        assert_eq!(ids(&store.recent_tables(1).await.unwrap()), ["over"]);
        assert_eq!(store.live_tables().await.unwrap(), 6);
        store.commit(&[Write::Table(table("old", &[], 100))]).await.unwrap();
        assert_eq!(ids(&store.open_tables(2).await.unwrap()), ["old", "new"]);
    });
}

#[test]
fn a_guest_finds_their_tables() {
    on_each(async |place| {
        let store = place.open().await;
        make(&*store, &tables_of_every_kind()).await;
        make(&*store, &[table("foreign", &["h"], 1000)]).await;
        let own = store.tables_of("g", 99).await.unwrap();
        let expected = ["private over", "over", "private playing", "playing", "private lobby", "lobby"];
        assert_eq!(ids(&own), expected);
        assert_eq!(ids(&store.tables_of("g", 3).await.unwrap()), expected[..3]);
        assert_eq!(store.live_tables_of("g").await.unwrap(), 4);
        assert_eq!(store.live_tables_of("h").await.unwrap(), 1);
        assert_eq!(store.live_tables_of("nobody").await.unwrap(), 0);
        assert_eq!(store.tables_of("nobody", 9).await.unwrap(), []);
    });
}

#[test]
fn who_leaves_during_the_game_keeps_it_in_their_list() {
    on_each(async |place| {
        let store = place.open().await;
        make(&*store, &[table("t", &["a", "b", "c"], 1)]).await;
        store.commit(&[Write::Table(table("t", &["a", "b"], 1))]).await.unwrap();
        assert_eq!(store.tables_of("c", 9).await.unwrap(), [], "gone before the game");
        let playing = TableRow { status: TableStatus::Playing, ..table("t", &["a"], 1) };
        store.commit(&[Write::Table(playing.clone())]).await.unwrap();
        assert_eq!(store.tables_of("b", 9).await.unwrap(), std::slice::from_ref(&playing), "gone during the game");
        assert_eq!(store.live_tables_of("b").await.unwrap(), 0);
        assert_eq!(store.live_tables_of("a").await.unwrap(), 1);
        let back = TableRow { guests: vec!["a".to_owned(), "b".to_owned()], ..playing };
        store.commit(&[Write::Table(back)]).await.unwrap();
        assert_eq!(store.live_tables_of("b").await.unwrap(), 1);
    });
}

#[test]
fn tables_that_nobody_touches_are_found() {
    on_each(async |place| {
        let store = place.open().await;
        // Changed at 10 and 11 in the lobby, 20 and 21 in play.
        make(&*store, &tables_of_every_kind()).await;
        assert_eq!(store.stale_tables(11, 21, 9).await.unwrap(), ["lobby", "playing"]);
        assert_eq!(store.stale_tables(10, 0, 9).await.unwrap(), [""; 0]);
        assert_eq!(store.stale_tables(u64::MAX, 0, 9).await.unwrap(), ["lobby", "private lobby"]);
        assert_eq!(store.stale_tables(0, u64::MAX, 1).await.unwrap(), ["playing"]);
    });
}

#[test]
fn a_table_is_found_by_words_that_no_other_has() {
    on_each(async |place| {
        let store = place.open().await;
        let named =
            |id: &str, words: Option<&str>| TableRow { words: words.map(str::to_owned), ..table(id, &["g"], 1) };
        make(&*store, &[named("a", Some("amber-otter-482")), named("b", None), named("c", None)]).await;
        let found = async |words: &str| store.table_with_words(words).await.unwrap().map(|table| table.id);
        assert_eq!(found("amber-otter-482").await.as_deref(), Some("a"));
        assert_eq!(found("amber-otter-483").await, None);
        let taken = Write::NewTable(named("d", Some("amber-otter-482")));
        assert!(matches!(store.commit(&[taken]).await, Err(StoreError::NameTaken)));
        let taken = Write::Table(named("b", Some("amber-otter-482")));
        assert!(matches!(store.commit(&[taken]).await, Err(StoreError::NameTaken)));
        let both = store.commit(&[Write::NewTable(named("a", Some("amber-otter-482")))]).await;
        assert!(matches!(both, Err(StoreError::Exists(_))), "{both:?}");
        store.commit(&[Write::Table(named("b", Some("brave-lark-100")))]).await.unwrap();
        assert_eq!(found("brave-lark-100").await.as_deref(), Some("b"));
        assert_eq!(store.table("b").await.unwrap(), Some(named("b", Some("brave-lark-100"))));
        let over =
            TableRow { status: TableStatus::Over, is_open: false, changed_at: 7, ..named("b", Some("calm-owl-200")) };
        store.commit(&[Write::Table(over)]).await.unwrap();
        let told = NamedTable { id: "b".to_owned(), status: TableStatus::Over, is_open: false, changed_at: 7 };
        assert_eq!(store.table_with_words("calm-owl-200").await.unwrap(), Some(told));
    });
}

#[test]
fn errors_tell_no_links() {
    on_each(async |place| {
        let store = place.open().await;
        let (id, words) = ("0123456789abcdef0123456789abcdef", "amber-otter-482");
        let row = TableRow { words: Some(words.to_owned()), ..table(id, &[], 1) };
        make(&*store, std::slice::from_ref(&row)).await;
        store.commit(&[Write::Entry(entry(id, 1))]).await.unwrap();
        let nowhere = "f".repeat(32);
        let wrong = [
            Write::NewTable(row.clone()),
            Write::NewTable(TableRow { id: nowhere.clone(), ..row }),
            Write::Table(table(&nowhere, &[], 1)),
            Write::Entry(entry(id, 1)),
            Write::Entry(entry(&nowhere, 1)),
        ];
        for write in wrong {
            let error = store.commit(std::slice::from_ref(&write)).await.expect_err("refused").to_string();
            let is_told = [id, &nowhere, words].iter().any(|link| error.contains(link));
            assert!(!is_told, "{error}");
        }
    });
}

#[test]
fn who_has_had_a_part_in_a_table_is_known() {
    on_each(async |place| {
        let store = place.open().await;
        let knows = async |guest: &str| store.has_part(guest, "t").await.unwrap();
        make(&*store, &[table("t", &["ann", "bob", "cleo"], 1), table("u", &["dan"], 1)]).await;
        store.commit(&[Write::Table(table("t", &["ann", "bob"], 1))]).await.unwrap();
        let playing = TableRow { status: TableStatus::Playing, ..table("t", &["ann"], 1) };
        store.commit(&[Write::Table(playing)]).await.unwrap();
        assert_eq!((knows("ann").await, knows("bob").await), (true, true), "who plays, and who has given up");
        assert_eq!((knows("cleo").await, knows("dan").await), (false, false));
    });
}
