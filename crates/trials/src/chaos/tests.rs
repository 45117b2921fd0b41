//! The trial must be able to fail.

use super::*;

fn chaos(kills: u32) -> Chaos {
    Chaos {
        server: PathBuf::from("false"),
        tables: 1,
        kills,
        life: 0,
        think: 0,
        short: false,
        seed: None,
        folder: None,
    }
}

fn finished(connections: &[u32], breaches: &[&str]) -> Finished {
    let journal = |&connections: &u32| Journal { connections, ..Journal::default() };
    Finished {
        plan: plan::table(0),
        journals: connections.iter().map(journal).collect(),
        breaches: breaches.iter().map(ToString::to_string).collect(),
    }
}

fn verdict(kills: u32, results: &[Finished]) -> String {
    match chaos(kills).judge(results, &Progress::default(), Duration::ZERO) {
        Ok(()) => "good".to_owned(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_trial_fails_by_one_breach_at_one_table() {
    assert_eq!(verdict(3, &[finished(&[2, 3], &[]), finished(&[2], &[])]), "good");
    assert_eq!(verdict(3, &[finished(&[2, 3], &[]), finished(&[2], &["lost"])]), "1 breaches");
    assert_eq!(verdict(3, &[finished(&[2], &["lost", "doubled"]), finished(&[], &["hangs"])]), "3 breaches");
}

#[test]
fn a_trial_that_nobody_had_to_survive_proves_nothing() {
    let nothing = "no client had to connect again: the trial tried nothing";
    assert_eq!(verdict(1, &[finished(&[1, 1], &[])]), nothing);
    assert_eq!(verdict(1, &[]), nothing);
    assert_eq!(verdict(1, &[finished(&[1, 2], &[])]), "good");
    assert_eq!(verdict(0, &[finished(&[1, 1], &[])]), "good", "nothing was killed");
}

#[tokio::test]
async fn a_record_that_does_not_verify_is_a_breach() {
    let record = Path::new("table-0.record");
    let objected = objections(Path::new("false"), record).await.unwrap();
    assert_eq!(objected, ["`steading verify` says: ", "`steading replay` says: "]);
    assert_eq!(objections(Path::new("true"), record).await.unwrap(), [""; 0]);
    assert!(objections(Path::new("no such program"), record).await.is_err());
}

#[tokio::test]
async fn a_game_that_breaks_off_is_a_breach() {
    let door = Door::new(([127, 0, 0, 1], 1).into());
    let breaks_off = tokio::spawn(async { bail!("the table was closed before the game ended") });
    let panics = tokio::spawn(async { panic!("a client panics") });
    for (task, expected) in [(breaks_off, "the table was closed before the game ended"), (panics, "a client panics")] {
        let finished = Game { plan: plan::table(0), task }.finish(&chaos(1), &door, Path::new("nowhere")).await;
        assert!(matches!(&finished.breaches[..], [breach] if breach.contains(expected)), "{:?}", finished.breaches);
    }
}
