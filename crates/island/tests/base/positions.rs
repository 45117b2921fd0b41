//! Complaints about positions: each names the line that it is about, in words.

use steading_game::{Notation, Unread};

use crate::support::*;

/// The complaints about a position at a table, one a line.
fn complaints(options: &str, position: &str) -> String {
    let table = table(&format!("{options}turn red"));
    let problems = table.game().parse_position(position).expect_err("a position with a fault");
    problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

#[test]
fn complaints_about_the_whole_name_the_line_that_says_otherwise() {
    for (position, complaint) in [
        ("red nothing\nlongest-road blue\nturn red", "line 2: the Longest Road is blue's, and nobody's by the roads"),
        (
            "turn red\nred knights 2\nlargest-army red",
            "line 3: the Largest Army is red's, who has not the most knights, or too few",
        ),
        (
            "blue knights 3\nturn red\nlargest-army nobody",
            "line 3: the Largest Army is nobody's, and somebody has the knights for it",
        ),
        ("red hand ore\nblue cards knight, new 2 knight\nturn red", "line 2: more new knight cards than held"),
        ("turn red\nblue cards knight, new knight", "line 2: blue: new development cards out of turn"),
        ("turn red\nblue owes 2, hand 9 ore", "line 2: cards are owed, but the game does not wait for them"),
        ("turn red\nred hand 20 ore", "line 2: the hands hold more cards than there are"),
        ("red nothing\nturn red\nframes turn, rob", "line 3: nobody can be robbed"),
        ("red hand ore\nturn red\noffer ore for wool to blue", "line 3: offers are open only in the trade step"),
        (
            "red nothing\nturn red\nwinner red",
            "line 3: only the player on turn wins, and only with enough points, unless the turns are used up",
        ),
        ("red nothing\nfirst red", "line 2: a line `turn SEAT` is missing"),
        (
            "turn red\nred settlement N(0,0)\nblue settlement S(1,-1)",
            "line 3: S(1,-1) is taken or too close to another building",
        ),
    ] {
        assert_eq!(complaints("", position), complaint, "{position}");
    }
}

#[test]
fn complaints_about_modules_name_their_line() {
    for (options, position, complaint) in [
        (
            "option variants harbormaster\n",
            "red nothing\nharbormaster blue\nturn red",
            "line 2: the Harbormaster is blue's, and nobody's by the harbours",
        ),
        (
            "option scenario caravans\n",
            "turn red\nred nothing\ncamels W(1,1)",
            "line 3: no camel can come to W(1,1) after those before it",
        ),
        (
            "option variants event_cards\n",
            "red settlement N(0,0), road NE(0,0)\nturn red, rolled 6\nframes turn, events damage red",
            "line 3: `events damage red` does not fit the rest",
        ),
    ] {
        let told = complaints(options, position);
        assert!(!told.contains(['{', '[']) && !told.contains("Some("), "{told}");
        assert_eq!(told, complaint, "{position}");
    }
}

/// Also: COMBO-009.
#[test]
fn what_belongs_to_a_module_that_is_not_played_names_the_module() {
    for (line, module) in [
        ("frames turn, events reveal", "event_cards"),
        ("frames turn, two-players neutral-road", "two_players"),
        ("frames turn, fishermen draw", "fishermen"),
        ("frames pass, caravans bid red", "caravans"),
        ("blue tokens 2", "two_players"),
        ("blue gold 2", "gold"),
        ("blue fish 2", "fishermen"),
        ("blue votes 2", "caravans"),
        ("blue damaged NE(-2,1)", "event_cards"),
        ("blue bridge W(1,-1)", "rivers"),
        ("boot blue", "fishermen"),
        ("camels none", "caravans"),
        ("harbormaster nobody", "harbormaster"),
    ] {
        let told = complaints("", &format!("turn red\n{line}"));
        let names = format!("belongs to the module `{module}`, which this table does not play");
        assert!(told.starts_with("line 2: `") && told.ends_with(&names), "{line}: {told}");
    }
}

#[test]
fn typing_errors_get_a_suggestion() {
    for (position, complaint) in [
        ("red setlement N(0,0)\nturn red", "line 1: `setlement` is nothing a seat has; did you mean `settlement`?"),
        ("red hand 2 brik\nturn red", "line 1: no resource is called `brik`; did you mean `brick`?"),
        ("turn red\nroober (0,0)", "line 2: no line begins with `roober`; did you mean `robber`?"),
        ("turn rde", "line 1: no seat is called `rde`; did you mean `red`?"),
        ("turn red\nred castle N(0,0)", "line 2: `castle` is nothing a seat has"),
    ] {
        assert_eq!(complaints("", position), complaint, "{position}");
    }
    let table = table("turn red, rolled");
    for (line, complaint) in [
        ("red bulids settlement N(0,0)", "did you mean `red builds settlement N(0,0)`?"),
        ("red builds setlement N(0,0)", "did you mean `red builds settlement N(0,0)`?"),
        ("red chasse robber", "did you mean `red chases robber`?"),
        ("red plays knigth", "did you mean `knight`?"),
        ("red ends tourn", "did you mean `red ends turn`?"),
        ("red bulids", "did you mean `builds`?"),
        ("blu accepts red", "did you mean `blue`?"),
    ] {
        let Err(Unread::Syntax(syntax)) = table.game().parse_action(table.state(), line) else { panic!("{line}") };
        assert!(syntax.message.ends_with(complaint), "{line}: {syntax}");
    }
    let Err(Unread::Syntax(far)) = table.game().parse_action(table.state(), "red contemplates a melody") else {
        panic!()
    };
    assert_eq!(far.message, "`contemplates a melody` is no move");
}

/// The first of two free roads wins the game, and no piece is left for the other.
#[test]
fn a_game_that_ended_between_two_free_roads_is_read_as_it_is_written() {
    let table = table(
        "
        option victory_points 4
        red   settlement S(-2,-1) S(1,0), road W(-1,-1) W(3,-1) NW(-2,0) NE(1,0) NW(2,0) W(-2,0) W(1,0) W(2,0) NE(0,1) NW(1,1) NE(1,1) NW(2,1) W(1,1) W(2,1) NE(0,2)
        turn  red, rolled, played road-building
        spent road-building
        frames turn, free-roads 1
        winner red
        ",
    );
    let written = table.game().write_position(table.state());
    assert!(written.contains("free-roads 1") && written.contains("winner red"), "{written}");
    assert_eq!(table.game().parse_position(&written).as_ref(), Ok(table.state()));
}
