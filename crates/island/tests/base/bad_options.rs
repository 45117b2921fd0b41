//! Table options that make no game (`BASE-274`).

use steading_game::{Game, Notation, Refusal, Seat};
use steading_island::Island;
use steading_island::illegal::{Code, Detail};
use steading_island::layout::Harbour;
use steading_island::options::{Colour, FirstPlayer, Options, Setup};
use steading_island::places::{Edge, Hex};
use steading_island::rule;

/// The line and the message of every problem of an options text.
fn complaints(text: &str) -> Vec<(usize, String)> {
    let problems = Island::parse_options(text).expect_err("unreadable options");
    problems.into_iter().map(|problem| (problem.line, problem.message)).collect()
}

fn explicit() -> Options {
    Options { setup: Setup::Explicit, ..Options::beginner() }
}

#[test]
fn base_274_numbers_out_of_range_are_refused_with_the_range() {
    for (key, low, high, rule) in [
        ("victory_points", 3, 20, rule::BASE_218),
        ("hand_limit", 1, 100, rule::BASE_092),
        ("longest_road_min", 3, 15, rule::BASE_200),
        ("largest_army_min", 1, 14, rule::BASE_212),
        ("bank_limit", 1, 120, rule::BASE_009),
    ] {
        for (given, is_refused) in [(low - 1, true), (low, false), (high, false), (high + 1, true), (255, true)] {
            let options = Island::parse_options(&format!("setup beginner\n{key} {given}")).expect("a number");
            let problems = Island::new(options).err().unwrap_or_default();
            let found: Vec<_> = problems.iter().map(|problem| (problem.code, problem.rule, problem.detail)).collect();
            let refused = [(Code::BadOption, rule, Detail::Range { key, given, low, high })];
            assert_eq!(found, if is_refused { &refused[..] } else { &[] }, "{key} {given}");
        }
        let wrong = |value: &str| vec![(1, format!("`{value}` is not a number from 0 to 255"))];
        assert_eq!(complaints(&format!("{key} 256")), wrong("256"));
        assert_eq!(complaints(&format!("{key} many")), wrong("many"));
    }
}

#[test]
fn base_274_unknown_values_are_refused_with_what_is_allowed() {
    for (line, message) in [
        ("setup expert", "`setup` is beginner or variable or explicit, not `expert`"),
        ("tokens shuffled", "`tokens` is spiral or random, not `shuffled`"),
        ("spiral_corner N", "`spiral_corner` is random or NW or W or SW or SE or E or NE, not `N`"),
        ("red_neighbours maybe", "`red_neighbours` is forbidden or allowed, not `maybe`"),
        ("harbours random", "`harbours` is shuffled or fixed, not `random`"),
        ("phases none", "`phases` is separate or combined, not `none`"),
        ("bank_limit infinite", "`infinite` is not a number from 0 to 255"),
        ("bank_shortage lenient", "`bank_shortage` is single or strict, not `lenient`"),
        ("victory_claim never", "`victory_claim` is automatic or claim, not `never`"),
        ("variants yes", "no variant is called `yes`; there are: friendly_robber event_cards harbormaster two_players"),
        (
            "scenario yes",
            "no scenario is called `yes`; there are: fishermen rivers caravans barbarian_attack traders_and_barbarians",
        ),
        ("counts_visible hidden", "`counts_visible` is public, not `hidden`"),
        ("list_offers no", "`list_offers` is off or on, not `no`"),
        ("board expert", "`board` is beginner, not `expert`"),
        ("players 5", "`players` is 2, 3 or 4, not 5"),
        ("players four", "`four` is not a number from 0 to 255"),
        ("colours red green blue", "no colour is called `green`"),
        ("first_player green", "no seat is called `green`"),
        ("harbour_sites NE(9,9) ore", "`NE(9,9) ore` is no harbour: a path, and `3:1` or a resource"),
        ("harbour_sites NW(0,-2) gold", "`NW(0,-2) gold` is no harbour: a path, and `3:1` or a resource"),
        ("harbour_sites NW(0,-2) 3:1", "`harbour_sites` needs a board"),
        ("dragons on", "no option is called `dragons`"),
        ("setup", "`setup` is beginner or variable or explicit, not ``"),
    ] {
        assert_eq!(complaints(line), [(1, message.to_owned())], "{line}");
    }
    assert_eq!(complaints("players 3\ncolours red blue white orange")[0].1, "3 players, but 4 colours");
    assert_eq!(complaints("players 3\nfirst_player red")[0].1, "no seat is called `red`");
}

#[test]
fn base_274_all_unreadable_lines_are_reported_together_each_with_its_line() {
    let found = complaints("setup expert\nphases combined\n\ntokens none\nplayers 5\nfirst_player green");
    let lines: Vec<usize> = found.iter().map(|(line, _)| *line).collect();
    assert_eq!(lines, [1, 4, 5, 6], "{found:?}");
    // A board that could not be read does not hide the rest, and empty lines count.
    let found =
        complaints("board\n\nM10 P2 F9\n# the second row\nG12 H6\nG9 F11 D F3 M8\nF8 M3 G4 P5\nH5 G6 P11\nplayers 0x");
    let lines: Vec<usize> = found.iter().map(|(line, _)| *line).collect();
    assert_eq!(lines, [5, 9], "{found:?}");
}

#[test]
fn base_274_all_refused_options_are_reported_together() {
    let mut options = Options {
        colours: vec![Colour::White; 5],
        first_player: Some(FirstPlayer::Named(Seat(5))),
        victory_points: 2,
        hand_limit: 0,
        longest_road_min: 2,
        largest_army_min: 15,
        bank_limit: Some(0),
        ..explicit()
    };
    let layout = options.layout.as_mut().expect("a board");
    layout.tokens[0] = 7;
    layout.tokens[9] = 2;
    layout.harbours.push(("NE(0,0)".parse().expect("a path"), Harbour::Generic));
    let problems = Island::new(options).err().expect("refused");
    assert!(problems.iter().all(|problem| problem.code == Code::BadOption && problem.code() == "BAD_OPTION"));
    let rules: Vec<_> = problems.iter().map(|problem| problem.rule).collect();
    let expected = [
        rule::BASE_001,
        rule::BASE_001,
        rule::BASE_034,
        rule::BASE_218,
        rule::BASE_092,
        rule::BASE_200,
        rule::BASE_212,
        rule::BASE_009,
        rule::BASE_005,
        rule::BASE_043,
        rule::BASE_026,
    ];
    assert_eq!(rules, expected, "{problems:?}");
}

#[test]
fn base_274_options_that_do_not_fit_each_other_name_the_option_and_the_need() {
    let refused = |options: Options| {
        let problems = Island::new(options).err().expect("refused");
        assert_eq!(problems.len(), 1, "{problems:?}");
        (problems[0].rule, problems[0].values().into_iter().map(|(name, value)| format!("{name} {value}")).collect())
    };
    let found: (_, Vec<String>) =
        refused(Options { colours: vec![Colour::Red, Colour::Blue, Colour::Red], ..explicit() });
    assert_eq!(found, (rule::BASE_001, vec!["colour red".to_owned()]));
    let found = refused(Options { first_player: Some(FirstPlayer::Named(Seat(4))), ..explicit() });
    assert_eq!(found, (rule::BASE_034, vec!["key first_player".into(), "needs a seat of this table".into()]));
    let three = Options { colours: vec![Colour::Red, Colour::Blue, Colour::White], ..Options::beginner() };
    let needs = "needs no red with three players on the beginner board";
    assert_eq!(refused(three), (rule::BASE_031, vec!["key colours".into(), needs.into()]));
    let needs = "needs to be drawn or given before play";
    assert_eq!(
        refused(Options { layout: None, ..explicit() }),
        (rule::BASE_028, vec!["key board".into(), needs.into()])
    );
}

#[test]
fn base_274_boards_that_are_none_are_refused() {
    let rows = "M10 P2 F9\nG12 H6 P4 H10\nG9 F11 D F3 M8\nF8 M3 G4 P5\nH5 G6 P11";
    assert!(Island::parse_options(&format!("setup explicit\nboard\n{rows}")).is_ok());
    for (from, to, line, message) in [
        ("P4 H10", "P4", 4, "expected 4 hexes in this row, found 3"),
        ("M8", "M8 M8", 5, "expected 5 hexes in this row, found 6"),
        ("P5", "X5", 6, "`X5` is no hex: a letter of F P G H M D L S O and a number token"),
        ("P5", "P5x", 6, "`P5x` is no hex: a letter of F P G H M D L S O and a number token"),
        ("\nH5 G6 P11", "", 3, "a board has five rows of 3, 4, 5, 4 and 3 hexes"),
    ] {
        let found = complaints(&format!("setup explicit\nboard\n{}", rows.replace(from, to)));
        assert_eq!(found, [(line, message.to_owned())], "{from} → {to}");
    }
    for (row, hex, token, rule) in [
        ("M7 P2 F9", Hex(0), 7, rule::BASE_005),
        ("M P2 F9", Hex(0), 0, rule::BASE_005),
        ("M10 P13 F9", Hex(1), 13, rule::BASE_005),
        ("M10 P2 D9", Hex(2), 9, rule::BASE_043),
    ] {
        let text = format!("setup explicit\nboard\n{}", rows.replace("M10 P2 F9", row));
        let problems = Island::new(Island::parse_options(&text).expect("readable")).err().expect("refused");
        let found: Vec<_> = problems.iter().map(|problem| (problem.code, problem.rule, problem.detail)).collect();
        assert_eq!(found, [(Code::BadOption, rule, Detail::Token { hex, token })], "{row}");
    }
    let edge = |name: &str| name.parse::<Edge>().expect("a path");
    for (sites, path, rule) in [
        ("NE(0,0) 3:1", "NE(0,0)", rule::BASE_026),
        ("NW(0,-2) 3:1, NE(0,-2) ore", "NE(0,-2)", rule::BASE_027),
        ("NW(0,-2) 3:1, NW(0,-2) ore", "NW(0,-2)", rule::BASE_027),
    ] {
        let text = format!("setup explicit\nboard beginner\nharbour_sites {sites}");
        let problems = Island::new(Island::parse_options(&text).expect("readable")).err().expect("refused");
        let found: Vec<_> = problems.iter().map(|problem| (problem.code, problem.rule, problem.detail)).collect();
        assert_eq!(found, [(Code::BadOption, rule, Detail::Edge(edge(path)))], "{sites}");
    }
}
