//! Every way to change a record that a cheat could think of.

use steading_fair::Secret;
use steading_registry::{About, Discrepancy, Error, Verdict, chance_of};

use super::{Played, play};

fn island() -> Played {
    play("island", "list_offers off", "tampering", 600)
}

fn rivals() -> Played {
    play("rivals", "mode duel", "tampering", 600)
}

/// The first discrepancy of a record that was changed.
#[track_caller]
fn broken(played: &Played, record: &str) -> Discrepancy {
    match played.game.verify(record) {
        Ok(Verdict::Broken(discrepancy)) => discrepancy,
        other => panic!("not found: {other:?}\n{record}"),
    }
}

/// The lines of a record.
fn lines(played: &Played) -> Vec<String> {
    played.record().lines().map(str::to_owned).collect()
}

/// The places of the lines that begin with this word.
fn places(lines: &[String], word: &str) -> Vec<usize> {
    (0..lines.len()).filter(|&index| lines[index].trim_start().starts_with(word)).collect()
}

/// How many of the lines of an island game before this one are draws.
fn draws_before(lines: &[String], place: usize) -> u64 {
    let words = ["dice", "steal", "draw", "first"];
    let moves = places(lines, "moves")[0];
    let is_draw = |line: &&String| words.iter().any(|word| line.trim_start().starts_with(word));
    lines[moves..place].iter().filter(is_draw).count() as u64
}

#[test]
fn a_changed_die_is_found_where_it_was_changed() {
    let island = island();
    let lines = lines(&island);
    let places = places(&lines, "dice ");
    assert!(places.len() > 20);
    for &place in [0, 1, places.len() / 2, places.len() - 1].map(|index| &places[index]) {
        let thrown = lines[place].trim();
        let other = if thrown == "dice 3+3" { "dice 3+4" } else { "dice 3+3" };
        let mut changed = lines.clone();
        changed[place] = format!("  {other}");
        let found = broken(&island, &(changed.join("\n") + "\n"));
        assert_eq!(found.about, About::Draw(draws_before(&lines, place) + 1));
        assert_eq!((found.line, found.found.as_str(), found.expected.as_str()), (place + 1, other, thrown));
        let sentence = found.to_string();
        assert!(sentence.starts_with(&format!("line {}: draw ", place + 1)), "{sentence}");
        assert!(sentence.ends_with(&format!(": found `{other}`, expected `{thrown}`")), "{sentence}");
    }
}

#[test]
fn a_changed_card_is_found() {
    let island = island();
    let lines = lines(&island);
    let place = *places(&lines, "steal ").first().or(places(&lines, "draw ").first()).expect("a card is drawn");
    let drawn = lines[place].trim();
    let (word, card) = drawn.split_once(' ').unwrap();
    let kinds = ["brick", "lumber", "wool", "grain", "ore", "knight", "monopoly"];
    for other in kinds.iter().filter(|&&other| other != card) {
        let mut changed = lines.clone();
        changed[place] = format!("  {word} {other}");
        // A card that is not there is no less a lie than one that is.
        match island.game.verify(&(changed.join("\n") + "\n")) {
            Ok(Verdict::Broken(found)) => assert_eq!((found.line, found.expected.as_str()), (place + 1, drawn)),
            Err(Error::BadRecord(problems)) => assert_eq!(problems[0].line, Some(place + 1)),
            other => panic!("not found: {other:?}"),
        }
    }
}

#[test]
fn a_changed_order_of_cards_is_found() {
    let rivals = rivals();
    let lines = lines(&rivals);
    let place = places(&lines, "deal ")[0];
    let mut words: Vec<&str> = lines[place].split_whitespace().collect();
    let (left, right) = (1..words.len())
        .flat_map(|left| (left + 1..words.len()).map(move |right| (left, right)))
        .find(|&(left, right)| words[left] != words[right])
        .unwrap();
    words.swap(left, right);
    let mut changed = lines.clone();
    changed[place] = format!("  {}", words.join(" "));
    match rivals.game.verify(&(changed.join("\n") + "\n")) {
        Ok(Verdict::Broken(found)) => assert_eq!((found.about, found.line), (About::Draw(1), place + 1)),
        Err(Error::BadRecord(problems)) => assert_eq!(problems[0].line, Some(place + 1)),
        other => panic!("not found: {other:?}"),
    }
}

#[test]
fn another_secret_is_found() {
    for played in [&island(), &rivals()] {
        let other = Secret::from_seed("another");
        let secret = played.secret.to_hex();
        let found = broken(played, &played.record().replace(&secret, &other.to_hex()));
        assert_eq!(found.about, About::Commitment);
        assert_eq!((found.line, found.found), (4, played.secret.commitment().to_hex()));
        assert_eq!(found.expected, other.commitment().to_hex());
        // A secret with a fitting commitment does not help: the draws give it away.
        let found = broken(played, &played.table.record_with_chance(&chance_of(&other, played.asked)));
        assert!(matches!(found.about, About::Options | About::Draw(1)), "{found}");
    }
}

#[test]
fn another_commitment_is_found() {
    let island = island();
    let commitment = island.secret.commitment().to_hex();
    let other = Secret::from_seed("another").commitment().to_hex();
    let found = broken(&island, &island.record().replace(&commitment, &other));
    assert_eq!((found.about, found.line, found.expected), (About::Commitment, 4, commitment));
}

#[test]
fn what_is_no_hexadecimal_number_is_told_with_its_line() {
    let island = island();
    for (text, line) in [(island.secret.to_hex(), 5), (island.secret.commitment().to_hex(), 4)] {
        for bad in ["", "12", "nonsense", &text.replace('0', "x"), &(text.clone() + "00")] {
            let answer = island.game.verify(&island.record().replace(&text, bad));
            let Err(Error::BadRecord(problems)) = answer else { panic!("{bad}: {answer:?}") };
            assert_eq!(problems[0].line, Some(line), "{bad}");
        }
    }
}

#[test]
fn a_changed_board_is_found() {
    let island = island();
    let lines = lines(&island);
    let board = places(&lines, "board")[0];
    let mut changed = lines.clone();
    let row: Vec<&str> = lines[board + 1].split_whitespace().collect();
    changed[board + 1] = format!("    {} {} {}", row[1], row[0], row[2]);
    let found = broken(&island, &(changed.join("\n") + "\n"));
    assert_eq!((found.about, found.line), (About::Options, places(&lines, "options")[0] + 1));
    assert_ne!(found.found, found.expected);
}

#[test]
fn what_was_asked_for_is_checked() {
    let island = island();
    let chance = chance_of(&island.secret, "list_offers off\nvictory_points 12");
    let found = broken(&island, &island.table.record_with_chance(&chance));
    assert_eq!(found.about, About::Options);
    assert_eq!((found.found.as_str(), found.expected.as_str()), ("victory_points 10", "victory_points 12"));

    let chance = chance_of(&island.secret, "victory_points many");
    let answer = island.game.verify(&island.table.record_with_chance(&chance));
    let Err(Error::BadRecord(problems)) = answer else { panic!("{answer:?}") };
    assert_eq!(problems[0].line, Some(6));
}

#[test]
fn a_position_of_its_own_is_found() {
    let island = island();
    let moves = places(&lines(&island), "moves")[0];
    let head = lines(&island)[..moves].join("\n");
    let record = head + "\nposition\n  red settlement N(0,0), road NE(0,0), hand ore\n  turn red, rolled\nmoves\nend\n";
    let found = broken(&island, &record);
    assert_eq!((found.about, found.line), (About::Start, moves + 1));
}

#[test]
fn a_missing_outcome_is_found() {
    let island = island();
    let lines = lines(&island);
    for place in places(&lines, "dice ") {
        let mut changed = lines.clone();
        let taken = changed.remove(place);
        let found = broken(&island, &(changed.join("\n") + "\n"));
        assert_eq!(found.about, About::Draw(draws_before(&lines, place) + 1));
        assert_eq!((found.line, found.expected.as_str()), (place + 1, taken.trim()));
        assert_eq!(found.found, changed[place].trim());
    }
}

#[test]
fn an_outcome_too_many_is_found() {
    let island = island();
    let lines = lines(&island);
    for place in places(&lines, "dice ") {
        let mut changed = lines.clone();
        changed.insert(place + 1, lines[place].clone());
        let found = broken(&island, &(changed.join("\n") + "\n"));
        assert_eq!((found.line, found.found.as_str()), (place + 2, lines[place].trim()));
        assert_ne!(found.expected, found.found);
    }
}

#[test]
fn outcomes_that_changed_places_are_found() {
    for played in [&island(), &rivals()] {
        let lines = lines(played);
        let places = places(&lines, "dice ");
        let pairs = places.windows(2).filter(|pair| lines[pair[0]] != lines[pair[1]]);
        let mut count = 0;
        for pair in pairs {
            let mut changed = lines.clone();
            changed.swap(pair[0], pair[1]);
            let found = broken(played, &(changed.join("\n") + "\n"));
            assert_eq!((found.line, found.expected.as_str()), (pair[0] + 1, lines[pair[0]].trim()));
            count += 1;
        }
        assert!(count > 10, "{}: {count}", played.game.name);
    }
}

#[test]
fn a_move_against_the_rules_is_told_with_its_line() {
    let island = island();
    let lines = lines(&island);
    let place = places(&lines, "dice ")[3];
    let mut changed = lines.clone();
    changed.insert(place, lines[place - 1].clone());
    assert!(broken(&island, &(changed.join("\n") + "\n")).line == place + 1);

    let founding = lines.iter().position(|line| line.contains(" founds settlement ")).unwrap();
    let mut changed = lines.clone();
    changed.insert(founding + 1, "  red claims victory".to_owned());
    let answer = island.game.verify(&(changed.join("\n") + "\n"));
    let Err(Error::BadRecord(problems)) = answer else { panic!("{answer:?}") };
    assert_eq!(problems[0].line, Some(founding + 2));
}

#[test]
fn a_section_that_says_nonsense_is_refused_with_its_line() {
    let island = island();
    let record = island.record();
    let bad = [
        (record.replace("  asked\n", ""), 6),
        (record.replace("  commitment ", "  promise "), 4),
        (record.replace("  secret ", "  commitment "), 5),
        (record.replacen("chance\n", "chance\n  asked for nothing\n", 1), 4),
    ];
    for (text, line) in bad {
        for answer in [island.game.verify(&text).map(|_| ()), island.game.load(&text).map(|_| ())] {
            let Err(Error::BadRecord(problems)) = answer else { panic!("{answer:?}") };
            assert_eq!(problems[0].line, Some(line), "{problems:?}");
        }
    }
    let text = record.replace("  asked\n    list_offers off\n", "");
    let Err(Error::BadRecord(problems)) = island.game.load(&text).map(|_| ()) else { panic!("`asked` is missing") };
    assert!(problems[0].message().contains("asked"), "{problems:?}");
}
