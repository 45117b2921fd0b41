//! What was confirmed survives a program that is killed.

use std::{
    collections::BTreeMap,
    env,
    io::{BufRead, BufReader, Read, Write as _},
    process::{Command, Stdio},
};

use steading_store::{Writer, rows::Write};
use tokio::{runtime::Runtime, task::JoinSet};

use crate::place::{Place, entry, make_table, on_each};

/// Set for the program that will be killed: this test again, in another role.
const FOLDER: &str = "STEADING_TEST_KILLED_FOLDER";
const DATABASE: &str = "STEADING_TEST_KILLED_DATABASE";

const TABLES: [&str; 4] = ["a", "b", "c", "d"];
const LINES_BEFORE_THE_KILL: usize = 200;

#[test]
fn confirmed_lines_survive_a_kill() {
    if let Some(folder) = env::var_os(FOLDER) {
        let place = Place { folder: folder.into(), database: env::var(DATABASE).ok() };
        return Runtime::new().unwrap().block_on(write_until_killed(&place));
    }
    on_each(async |place| {
        let store = place.open().await;
        for table in TABLES {
            make_table(&*store, table).await;
        }
        store.close().await;
        let mut confirmed = BTreeMap::new();
        for _ in 0..3 {
            confirmed.extend(lines_confirmed_before_a_kill(place));
            let store = place.open().await;
            for table in TABLES {
                let rows = store.entries(table, 1, u32::MAX).await.unwrap();
                let numbers: Vec<_> = rows.iter().map(|row| row.number).collect();
                assert!(numbers.len() as u32 >= confirmed[table], "a confirmed line of {table} is lost");
                assert_eq!(numbers, (1..=numbers.len() as u32).collect::<Vec<_>>(), "{table} has a hole");
                assert!(rows.iter().all(|row| *row == entry(table, row.number)));
            }
            store.close().await;
        }
    });
}

/// Goes on with every table where it stands, and says aloud what is confirmed.
async fn write_until_killed(place: &Place) {
    let store = place.open().await;
    let writer = Writer::new(store.clone());
    let mut tasks = JoinSet::new();
    for table in TABLES {
        let next = store.entries(table, 1, u32::MAX).await.unwrap().len() as u32 + 1;
        let writer = writer.clone();
        tasks.spawn(async move {
            for number in next.. {
                writer.commit(vec![Write::Entry(entry(table, number))]).await.unwrap();
                let mut out = std::io::stdout().lock();
                writeln!(out, "confirmed {table} {number}").unwrap();
            }
        });
    }
    tasks.join_all().await;
}

/// The last confirmed number of each table.
fn lines_confirmed_before_a_kill(place: &Place) -> BTreeMap<String, u32> {
    let mut command = Command::new(env::current_exe().unwrap());
    command.args(["--exact", "durability::confirmed_lines_survive_a_kill", "--nocapture"]);
    command.env(FOLDER, &place.folder).stdout(Stdio::piped());
    if let Some(url) = &place.database {
        command.env(DATABASE, url);
    }
    let mut child = command.spawn().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut text = String::new();
    for _ in 0..LINES_BEFORE_THE_KILL {
        assert_ne!(output.read_line(&mut text).unwrap(), 0, "the program ended by itself:\n{text}");
    }
    child.kill().unwrap();
    child.wait().unwrap();
    output.read_to_string(&mut text).unwrap();
    // A line that the kill cut in two says nothing.
    let whole = &text[..text.rfind('\n').map_or(0, |end| end + 1)];
    let confirmed: Vec<_> = whole.lines().filter_map(|line| line.strip_prefix("confirmed ")?.split_once(' ')).collect();
    assert!(confirmed.len() + 10 > LINES_BEFORE_THE_KILL, "only {} lines were confirmed", confirmed.len());
    confirmed.into_iter().map(|(table, number)| (table.to_owned(), number.parse().unwrap())).collect()
}
