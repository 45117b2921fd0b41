//! The `steading` command from outside: what it prints where, and how it ends.

use std::process::Stdio;

use crate::support::{command, fails, file, json, run, run_with, stdout};
use serde_json::Value as Json;
use steading_testing::page;

/// The record of a game on the beginner board, without trade to keep it short.
fn recorded(name: &str, seed: &str) -> String {
    let path = file(name).to_str().unwrap().to_owned();
    let words =
        ["sim", "--games", "1", "--seed", seed, "--no-player-trade", "--set", "setup=beginner", "--json", "--record"];
    assert!(run(&[&words[..], &[&path]].concat()).status.success());
    path
}

#[test]
fn sim_prints_one_json_object() {
    let words =
        "sim --game island --seats 4 --bots random,random,random,random --games 100 --threads 1 --seed 1 --json";
    let results = json(&words.split(' ').collect::<Vec<_>>());
    assert_eq!(results["games"], 100);
    for key in ["seconds", "games_per_second", "actions_per_second", "actions_per_game", "turns_per_game"] {
        assert!(results[key].as_f64().unwrap() > 0.0, "{key}");
    }
    let wins: Vec<u64> = results["wins"].as_array().unwrap().iter().map(|wins| wins.as_u64().unwrap()).collect();
    assert_eq!((wins.len(), wins.iter().sum::<u64>()), (4, 100));
}

#[test]
fn sim_plays_the_same_games_on_any_number_of_threads() {
    let words = ["sim", "--games", "200", "--seed", "7", "--json", "--threads"];
    let [one, two] = ["1", "2"].map(|threads| json(&[&words[..], &[threads]].concat()));
    for key in ["wins", "points", "turns_per_game", "actions_per_game"] {
        assert_eq!(one[key], two[key], "{key}");
    }
    assert_ne!(one["wins"], json(&["sim", "--games", "200", "--seed", "8", "--json"])["wins"]);
}

#[test]
fn sim_without_json_prints_a_table() {
    let output = run(&["sim", "--games", "20", "--seats", "3", "--bots", "random"]);
    let text = stdout(&output);
    assert!(["blue", "white", "orange", "20 games in", "a game:"].iter().all(|word| text.contains(word)), "{text}");
    assert!(!text.contains("red") && output.stderr.is_empty());
}

#[test]
fn sim_leaves_offers_out_when_asked() {
    let words = ["sim", "--games", "50", "--json", "--threads", "1"];
    let (with, without) = (json(&words), json(&[&words[..], &["--no-player-trade"]].concat()));
    assert!(without["actions_per_game"].as_f64() < with["actions_per_game"].as_f64());
}

#[test]
fn sim_sets_options_by_key() {
    let words = ["sim", "--games", "20", "--json", "--set", "victory_points=3", "--set"];
    let short = json(&[&words[..], &["setup=beginner"]].concat());
    assert!(short["turns_per_game"].as_f64().unwrap() < 100.0);
    let board = "board=M10 P2 F9/G12 H6 P4 H10/G9 F11 D F3 M8/F8 M3 G4 P5/H5 G6 P11";
    json(&[&words[..], &["setup=explicit", "--set", board, "--set", "harbour_sites=none"]].concat());
}

#[test]
fn sim_explains_wrong_options() {
    let complaint = fails(&run(&["sim", "--set", "victory_point=12"]), 2);
    assert!(
        complaint.contains("did you mean `victory_points`?") && complaint.contains("friendly_robber"),
        "{complaint}"
    );
    let complaint = fails(&run(&["sim", "--set", "tokens=square"]), 2);
    assert!(complaint.contains("tokens=square") && complaint.contains("spiral or random"), "{complaint}");
    assert!(fails(&run(&["sim", "--set", "victory_points"]), 2).contains("KEY=VALUE"));
    assert!(fails(&run(&["sim", "--set", "players=3\nplayers 4"]), 2).contains("one line"));
    assert!(fails(&run(&["sim", "--set", "colours=red blue", "--seats", "3"]), 2).contains("3 players, but 2 colours"));
    let complaint = fails(&run(&["sim", "--set", "victory_points=99"]), 2);
    assert!(
        ["BAD_OPTION", "BASE-218", "choose from 3 to 20"].iter().all(|word| complaint.contains(word)),
        "{complaint}"
    );
}

#[test]
fn sim_plays_variants() {
    let words = ["sim", "--games", "20", "--json", "--no-player-trade", "--seed", "1"];
    let results = json(&[&words[..], &["--variants", "harbormaster,friendly_robber"]].concat());
    assert_eq!(results["wins"].as_array().unwrap().len(), 4);
    let apart = json(&[&words[..], &["--variants", "friendly-robber", "--variants", "harbormaster"]].concat());
    let set = json(&[&words[..], &["--set", "variants=harbormaster friendly_robber"]].concat());
    for same in [apart, set] {
        assert_eq!(same["points"], results["points"]);
    }
    assert_ne!(json(&words)["points"], results["points"], "the variants change the games");
}

#[test]
fn an_expansion_has_options_of_its_own() {
    let words =
        ["--expansion cities_and_knights", "--expansion cities-and-knights --set edition=2008 --set commit_knights=on"];
    for words in words {
        let words: Vec<&str> =
            "perft --depth 0 --json --variants harbormaster".split(' ').chain(words.split(' ')).collect();
        assert_eq!(json(&words)["counts"][0]["count"], 1);
    }
}

#[test]
fn a_table_of_two_needs_no_number_of_seats() {
    for words in ["--variants two_players", "--scenario rivers --variants two_players,harbormaster --seats 2"] {
        let words: Vec<&str> = "perft --depth 0 --json".split(' ').chain(words.split(' ')).collect();
        assert_eq!(json(&words)["counts"][0]["count"], 1);
    }
    let complaint = fails(&run(&["sim", "--variants", "two_players", "--seats", "3"]), 2);
    assert!(complaint.contains("COMBINATION (COMBO-008): The variant Two Players is for exactly 2 players, not 3."));
}

#[test]
fn modules_that_do_not_go_together_are_explained() {
    for command in ["sim", "perft --depth 1"] {
        let refused = |words: &str| fails(&run(&command.split(' ').chain(words.split(' ')).collect::<Vec<_>>()), 2);
        let complaint = refused("--scenario rivers,caravans --variants harbormaster");
        let sentence = "COMBINATION (COMBO-006): These do not go together at one table: Rivers and Caravans.";
        assert!(
            complaint.contains(sentence) && complaint.contains("COMBO-006 says: Scenario with scenario"),
            "{complaint}"
        );
        assert_eq!(refused("--scenario rivers --scenario caravans --variants harbormaster"), complaint);
        let complaint = refused("--scenario fishermen --seats 2");
        assert!(
            complaint.contains("COMBINATION (COMBO-008): Variants, scenarios and the expansion are for 3 to 4 players"),
            "{complaint}"
        );
        let complaint = refused("--set oasis_closed=on");
        assert!(complaint.contains("BAD_OPTION (CARAVAN-007): Option “oasis closed to the robber”"), "{complaint}");
        // Names that are not there, with those that are.
        let complaint = refused("--variants harbourmaster");
        assert!(complaint.contains("no variant is called `harbourmaster`") && complaint.contains("harbormaster,"));
        let complaint = refused("--scenario seafarers");
        let there = "fishermen rivers caravans barbarian_attack traders_and_barbarians";
        assert!(complaint.contains(&format!("no scenario is called `seafarers`; there are: {there}")), "{complaint}");
        assert!(refused("--variants rivers").contains("`rivers` is no variant: write `scenario rivers`"));
        let complaint = refused("--scenario cities_and_knights");
        assert!(complaint.contains("is no scenario: write `expansion cities_and_knights`"), "{complaint}");
        let complaint = refused("--expansion cities_and_knights --scenario rivers");
        let sentence = "COMBINATION (COMBO-006): These do not go together at one table: Cities & Knights and Rivers.";
        assert!(complaint.contains(sentence), "{complaint}");
        let complaint = refused("--expansion cities_and_knights --variants two_players");
        assert!(complaint.contains("COMBINATION (COMBO-030): These do not go together"), "{complaint}");
        assert!(refused("--set edition=2008").contains("BAD_OPTION (COMBO-009): Option “edition”"));
    }
}

#[test]
fn sim_explains_wrong_usage() {
    assert!(fails(&run(&["sim", "--bots", "clever"]), 2).contains("there are: random"));
    assert!(fails(&run(&["sim", "--bots", "random,random"]), 2).contains("2 bots for 4 seats"));
    assert!(fails(&run(&["sim", "--seats", "9"]), 2).contains("players"));
    fails(&run(&["sim", "--games", "0"]), 2);
    fails(&run(&["sim", "--game", "ludo"]), 2);
    fails(&run(&["sim", "--games", "2", "--show"]), 2);
    fails(&run(&["sim", "--games", "1", "--show", "--json"]), 2);
    fails(&run(&["dance"]), 2);
    fails(&run(&[]), 2);
}

#[test]
fn sim_shows_a_game() {
    let output = run(&["sim", "--show", "--set", "setup=beginner", "--no-player-trade", "--every", "50"]);
    let text = stdout(&output);
    for word in ["Mountains", "turn 1\n", "turn 2\n", " wins with ", "Final standing: "] {
        assert!(text.contains(word), "{word}");
    }
    assert!(!text.contains('\x1b'), "a pipe gets no colours");
    let coloured = run(&["--colour", "always", "sim", "--show", "--set", "setup=beginner", "--every", "0"]);
    assert!(stdout(&coloured).contains("\x1b["));
}

#[test]
fn perft_counts_by_depth() {
    let counted = json(&["perft", "--depth", "3", "--set", "setup=beginner", "--json", "--divide"]);
    let counts: Vec<u64> =
        counted["counts"].as_array().unwrap().iter().map(|row| row["count"].as_u64().unwrap()).collect();
    assert_eq!(counts[..3], [1, 1, 36]);
    assert_eq!(counted["divide"][0]["entry"], "red rolls");
    assert_eq!(counted["divide"][0]["count"], counts[3]);
    assert!(counted["nodes_per_second"].as_f64().unwrap() > 0.0);
    let text = stdout(&run(&["perft", "--depth", "2", "--set", "setup=beginner", "--divide"]));
    assert!(text.contains("depth") && text.contains("36  red rolls"), "{text}");
}

#[test]
fn perft_reads_positions_options_and_records() {
    let page = include_str!("../../../../docs/notation.md");
    let position = &page::blocks(page, "position-file")[0];
    let words = ["perft", "--depth", "2", "--json", "--divide", "--no-player-trade", "--position", "-"];
    let counted: Json = serde_json::from_str(&stdout(&run_with(&words, position))).unwrap();
    assert_eq!(counted["counts"][1]["count"], 5);
    assert_eq!(counted["divide"][0]["entry"], "red ends turn");
    for position in &page::blocks(page, "position-file")[1..] {
        let counted: Json = serde_json::from_str(&stdout(&run_with(&words, position))).unwrap();
        assert!(counted["counts"][1]["count"].as_u64().unwrap() > 0, "{position}");
    }

    let drawn = "board\n  M10 P2 F9\n  G12 H6 P4 H10\n  G9 F11 D F3 M8\n  F8 M3 G4 P5\n  H5 G6 P11\nsetup explicit\nfirst_player red\n";
    let counted: Json = serde_json::from_str(&stdout(&run_with(&words, drawn))).unwrap();
    assert_eq!(counted["counts"][1]["count"], 54);

    let record = recorded("perft.txt", "3");
    let over = json(&["perft", "--depth", "2", "--json", "--position", &record]);
    assert_eq!(over["counts"][2]["count"], 1);
    fails(&run(&["perft", "--depth", "2", "--position", &record, "--set", "players=3"]), 2);
}

#[test]
fn perft_explains_what_is_wrong_with_a_position() {
    let words = ["perft", "--depth", "1", "--position", "-"];
    assert!(fails(&run_with(&words, "setup beginner\nred settlement N(9,9)\nturn red\n"), 1).contains("line 2"));
    assert!(fails(&run_with(&words, "setup beginner\ntokens square\n"), 1).contains("line 2"));
    fails(&run(&["perft"]), 2);
    fails(&run(&["perft", "--depth", "1", "--position", "no such file"]), 1);
}

#[test]
fn replay_ends_in_the_standing_of_the_game() {
    let path = file("replay.txt").to_str().unwrap().to_owned();
    let shown = stdout(&run(&["sim", "--show", "--no-player-trade", "--seed", "5", "--record", &path]));
    let standing = shown.lines().last().unwrap().strip_prefix("Final standing: ").unwrap();
    let replayed = stdout(&run(&["replay", &path]));
    assert!(replayed.trim_end().ends_with(&format!("Standing: {standing}")), "{replayed}");
    let piped = run_with(&["replay", "-"], &std::fs::read_to_string(&path).unwrap());
    assert_eq!(stdout(&piped), replayed);
}

#[test]
fn the_first_game_is_recorded_as_it_was_simulated() {
    let record = recorded("first.txt", "11");
    let words = ["sim", "--games", "1", "--seed", "11", "--no-player-trade", "--set", "setup=beginner", "--json"];
    let results = json(&words);
    let steps = stdout(&run(&["replay", &record, "--json"]));
    let last: Json = serde_json::from_str(steps.lines().last().unwrap()).unwrap();
    let points = results["points"].as_array().unwrap().iter().map(|points| points.as_f64().unwrap() as i64);
    assert_eq!(last["standing"], points.collect::<Json>());
    assert_eq!(last["turn"].as_f64(), results["turns_per_game"].as_f64());
    assert!(last["winner"].is_string() && last["next"].as_array().unwrap().is_empty());
}

#[test]
fn replay_stops_steps_and_draws_where_asked() {
    let record = recorded("steps.txt", "2");
    let start = stdout(&run(&["replay", &record, "--to", "0"]));
    assert!(start.contains("Turn 1, waiting for red.") && start.contains("Step 0 of "), "{start}");
    let every = stdout(&run(&["replay", &record, "--to", "4", "--every", "2"]));
    assert_eq!(every.matches("Mountains").count(), 6, "two boards with three mountains each:\n{every}");
    assert!(every.contains("    1  red rolls"));
    assert_eq!(stdout(&run(&["replay", &record, "--to", "7", "--json"])).lines().count(), 7);
    assert!(fails(&run(&["replay", &record, "--to", "99999"]), 2).contains("steps"));

    let stepped = stdout(&run_with(&["replay", &record, "--step"], "\n\nb\n99999\nnonsense\nq\n"));
    let places: Vec<&str> = stepped.split("step ").skip(1).map(|rest| &rest[..1]).collect();
    assert_eq!(places, ["0", "1", "2", "1", "1", "1"], "{stepped}");
    assert!(stdout(&run_with(&["replay", &record, "--step"], "")).contains("step 0 of"));
    fails(&run(&["replay", "-", "--step"]), 2);
}

#[test]
fn bad_records_fail_with_the_line() {
    let good = std::fs::read_to_string(recorded("bad.txt", "4")).unwrap();
    let replay = |text: &str| fails(&run_with(&["replay", "-"], text), 1);
    assert!(replay("garbage\n").contains("line 1: expected `steading record 1`"));
    assert!(replay("").contains("steading record 1"));
    assert!(replay("steading record 1\ngame ludo\n").contains("no game is called `ludo`"));
    assert!(replay(good.trim_end().trim_end_matches("end")).contains("`end` is missing"));
    let line = good.lines().position(|line| line == "moves").unwrap() + 2;
    let with_first_move = |text: &str| good.replacen("  red rolls", &format!("  {text}"), 1);
    assert!(replay(&with_first_move("red sings")).contains(&format!("line {line}: `sings` is no move")));
    assert!(replay(&with_first_move("dice 3+4")).contains(&format!("line {line}: `dice 3+4` cannot happen now")));
    let refused = replay(&with_first_move("blue rolls"));
    for word in [&format!("line {line}"), "NOT_YOUR_TURN", "BASE-", "red"] {
        assert!(refused.contains(word), "{refused}");
    }
    assert!(replay(&good.replace("victory_points 10", "victory_points 99")).contains("BAD_OPTION (BASE-218)"));
    assert!(replay(&good.replace("victory_points 10", "victory_points x")).contains("line 15: `x` is not a number"));
    fails(&run(&["replay", "no such file"]), 1);

    let path = file("binary.txt");
    std::fs::write(&path, b"steading record 1\n\xff\xfe\n").unwrap();
    assert!(fails(&run(&["replay", path.to_str().unwrap()]), 1).contains("line 2: this is not UTF-8"));
}

#[test]
fn rules_are_found_by_id_code_and_words() {
    for id in ["BASE-149", "base_149"] {
        let text = stdout(&run(&["rules", id]));
        assert!(text.starts_with("BASE-149  1.14 Building: settlement\n  Distance rule"), "{text}");
        assert!(text.contains("source: ") && text.contains("rules/base.md:"), "{text}");
    }
    assert!(stdout(&run(&["rules", "distance", "rule"])).contains("BASE-149"));
    assert!(stdout(&run(&["rules", "TOO_CLOSE"])).contains("BASE-149"));
    let found = json(&["rules", "robber", "--module", "friend", "--json"]);
    assert!(found.as_array().unwrap().iter().all(|rule| rule["module"] == "FRIEND" && rule["text"].is_string()));
    let text = stdout(&run(&["rules", "robber", "--limit", "1"]));
    assert!(text.contains("more: --limit 0"), "{text}");
}

#[test]
fn rules_that_are_not_there_suggest_others() {
    assert!(fails(&run(&["rules", "BASE-999"]), 1).contains("near it: BASE-099"));
    assert!(fails(&run(&["rules", "zeppelin"]), 1).contains("zeppelin"));
    assert!(fails(&run(&["rules", "BASE-149", "--module", "CK"]), 1).contains("in CK"));
    assert!(fails(&run(&["rules", "robber", "--module", "NOPE"]), 2).contains("there are: BASE"));
    fails(&run(&["rules"]), 2);
}

#[test]
fn engine_answers_line_by_line() {
    let lines = "{\"cmd\":\"new\",\"game\":\"island\",\"seed\":1}\nnonsense\n{\"cmd\":\"quit\"}\n";
    let answers: Vec<Json> =
        stdout(&run_with(&["engine"], lines)).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.iter().map(|answer| answer["ok"] == true).collect::<Vec<_>>(), [true, false, true]);
}

#[test]
fn a_closed_pipe_is_a_quiet_end() {
    for words in [&["rules", "rule", "--limit", "0"][..], &["sim", "--show"], &["perft", "--depth", "2"]] {
        let mut child = command(words).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success() && output.stderr.is_empty(), "{words:?}: {output:?}");
    }
}

#[test]
fn help_teaches_by_example() {
    assert!(stdout(&run(&["--help"])).contains("Examples:"));
    for name in ["sim", "perft", "replay", "rules", "engine"] {
        let help = stdout(&run(&[name, "--help"]));
        assert!(help.contains("Example") && help.contains(&format!("steading {name}")), "{help}");
    }
    assert!(stdout(&run(&["--version"])).starts_with("steading "));
}

/// A record with a secret: the founding on the beginner's board is over, so this is all dice.
fn fair_record() -> String {
    let secret = steading_fair::Secret::from_seed("command line");
    let game = &steading_registry::GAMES[0];
    let mut table = game.create("setup beginner", &mut secret.deal()).unwrap();
    for number in 0..6 {
        for action in ["rolls", "ends turn"] {
            let steading_game::Next::Seats(seats) = table.next() else { panic!("a draw was left out") };
            let seat = seats.lowest().unwrap();
            let moved = format!("{} {action}", table.seat_name(seat));
            if table.play(&moved, None).is_err() {
                break;
            }
            if table.next() == steading_game::Next::Chance {
                table.draw(&mut secret.draw(number)).unwrap();
            }
        }
    }
    table.record_with_chance(&steading_registry::chance_of(&secret, "setup beginner"))
}

#[test]
fn verify_draws_the_dice_again() {
    let path = file("fair.txt");
    let record = fair_record();
    std::fs::write(&path, &record).unwrap();
    let path = path.to_str().unwrap();
    let draws = record.lines().filter(|line| line.starts_with("  dice ")).count();
    let told = format!("verified: {draws} draws follow from the secret; the game is not over\n");
    assert_eq!(stdout(&run(&["verify", path])), told);
    assert_eq!(stdout(&run_with(&["verify", "-"], &record)), told);
    assert_eq!(
        json(&["verify", path, "--json"]),
        serde_json::json!({ "verdict": "verified", "draws": draws, "over": false })
    );
    assert!(run(&["replay", path]).status.success());
}

#[test]
fn verify_tells_the_first_line_that_does_not_follow() {
    let record = fair_record();
    let (index, die) = record.lines().enumerate().find(|(_, line)| line.starts_with("  dice ")).unwrap();
    let other = if die == "  dice 1+2" { "  dice 2+1" } else { "  dice 1+2" };
    let changed = record.replacen(die, other, 1);
    let complaint = fails(&run_with(&["verify", "-"], &changed), 1);
    let told = format!("line {}: draw 1 does not follow from the secret: found `{}`", index + 1, other.trim());
    assert!(complaint.contains(&told), "{complaint}");

    let output = run_with(&["verify", "-", "--json"], &changed);
    assert_eq!(output.status.code(), Some(1));
    let answer: Json = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&answer["verdict"], &answer["line"]), (&"broken".into(), &(index + 1).into()));
    assert_eq!((&answer["about"]["draw"], &answer["expected"]), (&1.into(), &die.trim().into()));
}

#[test]
fn verify_wants_a_record_with_a_secret() {
    let old = std::fs::read_to_string(recorded("unsealed.txt", "3")).unwrap();
    assert!(fails(&run_with(&["verify", "-"], &old), 1).contains("carries no secret"));
    assert!(fails(&run_with(&["verify", "-"], "nonsense"), 1).contains("steading record 1"));
    assert!(fails(&run_with(&["verify", "-"], "steading record 1\ngame chess\n"), 1).contains("chess"));
    fails(&run(&["verify", "no-such-file.txt"]), 1);
    fails(&run(&["verify"]), 2);
    fails(&run(&["verify", "-", "--what"]), 2);
}

/// A server on a free port with a folder of its own, the reader of what it prints, and the address it printed.
#[cfg(unix)]
fn served(name: &str) -> (std::process::Child, std::io::BufReader<std::process::ChildStdout>, String) {
    use std::io::BufRead;
    let data = file(name);
    let words = ["serve", "--addr", "127.0.0.1:0", "--data", data.to_str().unwrap()];
    let mut server = command(&words).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut printed = std::io::BufReader::new(server.stdout.take().unwrap());
    let mut line = String::new();
    printed.read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Steading is at http://").unwrap_or_else(|| panic!("{line}")).to_owned();
    (server, printed, address)
}

#[cfg(unix)]
#[test]
fn serve_prints_its_address_answers_and_ends_when_told() {
    use std::io::{Read, Write};
    let (server, mut printed, address) = served("served");
    let mut stream = std::net::TcpStream::connect(&address).unwrap();
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("\"status\":\"ok\""), "{answer}");
    let taken = run(&["serve", "--addr", &address, "--data", file("served-too").to_str().unwrap()]);
    assert!(fails(&taken, 1).contains(&format!("cannot listen at {address}")));
    assert!(std::process::Command::new("kill").arg(server.id().to_string()).status().unwrap().success());
    let output = server.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let mut rest = String::new();
    printed.read_to_string(&mut rest).unwrap();
    assert_eq!(rest, "", "the log goes to standard error");
}

#[test]
fn serve_refuses_wrong_settings() {
    for words in [
        &["--addr", "nowhere"][..],
        &["--database", "mysql://x"],
        &["--public-url", "play.example.org"],
        &["--public-url", "https://example.org/games"],
        &["--log", "xml"],
        &["--outbox", "0"],
        &["--tables-max", "-1"],
        &["--misses-max", "0"],
    ] {
        fails(&run(&[&["serve"], words].concat()), 2);
    }
    let by_environment = command(&["serve"]).env("STEADING_ADDR", "nowhere").output().unwrap();
    assert!(fails(&by_environment, 2).contains("nowhere"));
}

#[test]
fn serve_tells_what_is_wrong_with_the_data() {
    let path = file("no-folder");
    std::fs::write(&path, "a file").unwrap();
    let output = run(&["serve", "--addr", "127.0.0.1:0", "--data", path.to_str().unwrap()]);
    assert!(fails(&output, 1).contains("cannot open the data"));
}
