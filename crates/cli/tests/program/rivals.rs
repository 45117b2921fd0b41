//! The card game on the command line.

use crate::support::{fails, file, json, run, run_with, stdout};
use serde_json::Value as Json;

/// The record of a short game of this mode.
fn recorded(name: &str, mode: &str) -> String {
    let path = file(name).to_str().unwrap().to_owned();
    let words =
        ["sim", "--game", "rivals", "--mode", mode, "--games", "1", "--set", "turn_limit=60", "--json", "--record"];
    assert!(run(&[&words[..], &[&path]].concat()).status.success());
    path
}

#[test]
fn sim_plays_every_mode() {
    for mode in ["intro", "gold", "turmoil", "progress", "duel"] {
        let words = format!(
            "sim --game rivals --mode {mode} --games 20 --bots random,random --seed 3 --json --set turn_limit=200"
        );
        let results = json(&words.split(' ').collect::<Vec<_>>());
        assert_eq!((&results["game"], &results["seat_names"]), (&"rivals".into(), &serde_json::json!(["red", "blue"])));
        let wins: Vec<u64> = results["wins"].as_array().unwrap().iter().map(|wins| wins.as_u64().unwrap()).collect();
        assert_eq!((wins.len(), wins.iter().sum::<u64>()), (2, 20), "{mode}");
    }
    let words = ["sim", "--game", "rivals", "--games", "5", "--json", "--seats", "2"];
    assert_eq!(json(&words)["points"], json(&[&words[..], &["--set", "mode=intro"]].concat())["points"]);
}

#[test]
fn sim_plays_the_same_games_on_any_number_of_threads() {
    let words = ["sim", "--game", "rivals", "--games", "50", "--seed", "7", "--json", "--threads"];
    let [one, two] = ["1", "2"].map(|threads| json(&[&words[..], &[threads]].concat()));
    for key in ["wins", "points", "turns_per_game", "actions_per_game"] {
        assert_eq!(one[key], two[key], "{key}");
    }
}

#[test]
fn options_of_one_game_do_not_go_with_the_other() {
    for (words, right) in [
        ("sim --mode duel", "--mode belongs to the game rivals, not to island: leave it out, or add `--game rivals`"),
        ("perft --depth 1 --mode duel", "--mode belongs to the game rivals"),
        ("sim --game rivals --scenario rivers", "--scenario belongs to the game island, not to rivals"),
        ("sim --game rivals --variants harbormaster", "--variants belongs to the game island"),
        ("sim --game rivals --no-player-trade", "--no-player-trade belongs to the game island"),
        ("sim --game rivals --seats 3", "the card game is for 2 players, not 3"),
        ("sim --game rivals --set victory_points=9", "no option is called `victory_points`"),
        ("sim --game rivals --mode war", "mode: intro, gold, turmoil, progress or duel"),
        ("sim --game rivals --set turn_limit=never", "turn_limit"),
        ("sim --game rivals --bots random,random,random", "3 bots for 2 seats"),
        ("sim --game chess", "possible values: island, rivals"),
    ] {
        let complaint = fails(&run(&words.split(' ').collect::<Vec<_>>()), 2);
        assert!(complaint.contains(right), "{words}: {complaint}");
    }
}

#[test]
fn a_game_is_shown_and_replayed() {
    let path = file("rivals-shown.txt").to_str().unwrap().to_owned();
    let words =
        ["sim", "--game", "rivals", "--mode", "progress", "--show", "--set", "turn_limit=30", "--record", &path];
    let shown = stdout(&run(&words));
    assert!(shown.contains("turn 2\n") && shown.contains("blue"), "{shown}");
    let standing = shown.lines().last().unwrap().strip_prefix("Final standing: ").unwrap();
    let replayed = stdout(&run(&["replay", &path]));
    assert!(replayed.trim_end().ends_with(&format!("Standing: {standing}")), "{replayed}");
    let lowered = replayed.to_lowercase();
    assert!(
        ["red", "blue", "settlement", "forest", "mountains"].iter().all(|word| lowered.contains(word)),
        "{replayed}"
    );
}

#[test]
fn records_are_replayed_step_by_step() {
    for mode in ["intro", "duel"] {
        let record = recorded(&format!("rivals-{mode}.txt"), mode);
        let steps = stdout(&run(&["replay", &record, "--json"]));
        let first: Json = serde_json::from_str(steps.lines().next().unwrap()).unwrap();
        assert!(first["entry"].as_str().unwrap().starts_with("deal B1 "), "{first}");
        let last: Json = serde_json::from_str(steps.lines().last().unwrap()).unwrap();
        assert!(last["winner"].is_string(), "{last}");
        let stepped = stdout(&run_with(&["replay", &record, "--step"], "\n\nb\nq\n"));
        assert!(stepped.contains("step 2 of "), "{stepped}");
    }
    assert!(fails(&run(&["replay", &recorded("rivals-to.txt", "gold"), "--to", "99999"]), 2).contains("steps"));
}

#[test]
fn a_refused_move_in_a_record_names_line_code_and_rule() {
    let good = std::fs::read_to_string(recorded("rivals-bad.txt", "intro")).unwrap();
    let line = good.lines().position(|line| line.ends_with(" rolls")).unwrap() + 1;
    let roll = good.lines().nth(line - 1).unwrap().trim().to_owned();
    let seat = roll.split(' ').next().unwrap();
    let replay = |text: &str| fails(&run_with(&["replay", "-"], &good.replacen(&roll, text, 1)), 1);
    let complaint = replay(&format!("{seat} ends actions"));
    for word in [&format!("line {line}"), "ROLL_FIRST (RIV-077)", "The dice come first", "RIV-077 says: "] {
        assert!(complaint.contains(word), "{complaint}");
    }
    assert!(replay(&format!("{seat} sings")).contains(&format!("line {line}: ")));
    assert!(replay(&format!("{seat} plays brigitta 4 (default)")).contains(&format!("line {line}: ")));
    let marked = good.replacen(&roll, &format!("{roll} (default)"), 1);
    stdout(&run_with(&["replay", "-"], &marked));
}

/// Nobody can list the ways to shuffle: trees are counted from positions.
#[test]
fn perft_counts_from_positions() {
    let words = ["perft", "--game", "rivals", "--depth", "1"];
    let complaint = run(&[&words[..], &["--json"]].concat());
    assert!(fails(&complaint, 1).contains("too many outcomes to list: begin at a position behind it, with --position"));

    let position = "mode gold\nred stock none\nphase before-roll\nrolled none\n";
    let words = ["perft", "--game", "rivals", "--depth", "2", "--json", "--divide", "--position", "-"];
    let counted: Json = serde_json::from_str(&stdout(&run_with(&words, position))).unwrap();
    let counts: Vec<&Json> = counted["counts"].as_array().unwrap().iter().map(|depth| &depth["count"]).collect();
    assert_eq!(counts, [1, 1, 30], "one way to roll, six numbers and five symbols");
    assert_eq!(counted["divide"][0]["entry"], "red rolls");

    let complaint = fails(&run_with(&words, "mode gold\nred places nonsense (-1,+1)\n"), 1);
    assert!(complaint.contains("line 2"), "{complaint}");
    let record = recorded("rivals-perft.txt", "gold");
    assert_eq!(
        json(&["perft", "--game", "rivals", "--depth", "1", "--json", "--position", &record])["counts"][1]["count"],
        1
    );
    fails(&run(&["perft", "--game", "rivals", "--depth", "1", "--position", &record, "--mode", "gold"]), 2);
}

#[test]
fn the_engine_plays_the_card_game() {
    let lines = "{\"cmd\":\"new\",\"game\":\"rivals\",\"options\":{\"mode\":\"duel\"},\"seed\":1}\n{\"cmd\":\"resolve\"}\n{\"cmd\":\"board\"}\n";
    let answers = stdout(&run_with(&["engine"], lines));
    assert_eq!(answers.matches("\"ok\":true").count(), 3, "{answers}");
    assert!(answers.contains("\"seats\":[\"red\",\"blue\"]"), "{answers}");
}

#[test]
fn rules_of_the_card_game_are_found() {
    assert!(stdout(&run(&["rules", "RIV-042"])).starts_with("RIV-042  "));
    assert!(stdout(&run(&["rules", "NO_SHIP"])).contains("RIV-143"));
    let found = json(&["rules", "gold", "cache", "--module", "riv", "--json"]);
    assert!(!found.as_array().unwrap().is_empty());
}
