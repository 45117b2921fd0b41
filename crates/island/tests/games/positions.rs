//! Positions that no game comes to are refused with a reason, so that play from any position read is safe.

use steading_game::{Game, Next, Notation};
use steading_island::Island;
use steading_island::state::State;

fn problem(position: &str) -> String {
    let options = Island::parse_options("setup explicit\nboard beginner\n").unwrap();
    let game = Island::new(options).unwrap();
    let problems = game.parse_position(position).expect_err(position);
    problems.into_iter().map(|problem| problem.message).collect::<Vec<_>>().join("; ")
}

#[test]
fn stacks_of_frames_that_no_game_comes_to_are_refused() {
    let stacks = ["dice", "steal blue", "turn, turn", "turn, discard", "turn, pass", "dice, turn", "turn, rob, dice"];
    for frames in stacks {
        let text = format!("blue hand 8 ore, owes 4\nturn red\nframes {frames}");
        let message = problem(&text);
        assert!(message.contains("frame"), "{frames}: {message}");
    }
}

/// What Cities & Knights asks must be possible: dice before their number, cards to choose from, knights and cities to name.
#[test]
fn questions_of_cities_and_knights_that_no_game_comes_to_are_refused() {
    let options = "setup explicit\nboard beginner\nfirst_player red\nexpansion cities_and_knights\ncommit_knights on";
    let game = Island::new(Island::parse_options(options).unwrap()).unwrap();
    let asked = "red city N(0,0) N(0,2), basic S(1,-1), active S(1,-1)\nblue hand 2 ore\nthrown 1 ship\n";
    let complaints = |rest: &str| match game.parse_position(&format!("{asked}{rest}")) {
        Ok(_) => String::new(),
        Err(problems) => problems.into_iter().map(|problem| problem.message).collect::<Vec<_>>().join("; "),
    };
    let commit = "ship 7\nframes turn, cities number, cities battle, cities commit red";
    assert_eq!(complaints(&format!("turn red, rolled 1+1\n{commit}")), "");
    assert_eq!(complaints(&format!("turn red\n{commit}")), "`cities number` does not fit the rest", "without dice");
    assert_eq!(complaints("turn red"), "dice were thrown before the roll");
    for frames in [
        "cities number",
        "cities number, cities commit red",
        "cities number, cities losses blue",
        "cities number, cities own-fifth, cities own-fifth",
        "cities draw red science",
        "cities number, cities draw red science, cities draw blue science",
        "cities fresh",
        "cities aqueduct red",
        "cities remove red",
        "cities spy blue",
        "cities master blue 1",
        "cities metropolis trade",
        "cities bishop",
        "cities wedding",
        "cities exchange blue ore",
    ] {
        assert_ne!(complaints(&format!("turn red, rolled 1+1\nframes turn, {frames}")), "", "{frames}");
    }
    for landed in ["", "landed\n"] {
        assert_ne!(complaints(&format!("{landed}turn red, rolled 1+1\nframes turn, cities bishop")), "");
    }
    assert_eq!(complaints("turn red, rolled 1+1\nreceived smith"), "a card was received, and nobody is asked about it");
    assert_eq!(complaints("turn red, rolled 1+1\nreturned science smith"), "");
    for card in ["wedding", "printer"] {
        let said = complaints(&format!("turn red, rolled 1+1\nreturned science {card}"));
        assert_eq!(said, format!("`{card}` does not lie under the science deck"));
    }
}

#[test]
fn offers_that_the_rules_forbid_are_refused() {
    let seats = "red hand lumber wool\nblue hand lumber wool\n";
    for (trade, said) in [
        ("turn red, rolled\noffer 1 lumber for 1 lumber 1 wool to blue", "an offer that the rules do not allow"),
        ("turn red, rolled\noffer 2 lumber for 1 ore to blue", "an offer that the rules do not allow"),
        ("turn red, rolled\noffer 1 lumber for 1 ore to red", "an offer that the rules do not allow"),
        ("turn red, rolled\nproposal blue 1 lumber for 1 lumber", "a proposal or an acceptance"),
        ("turn red, rolled\nproposal red 1 lumber for 1 ore", "a proposal or an acceptance"),
        ("turn red\nproposal blue 1 lumber for 1 ore", "only in the trade step"),
        ("turn red, rolled, built\nproposal blue 1 lumber for 1 ore", "only in the trade step"),
    ] {
        let message = problem(&format!("{seats}{trade}"));
        assert!(message.contains(said), "{trade}: {message}");
    }
}

#[test]
fn more_pieces_than_were_founded_are_refused() {
    for (seats, frame) in [
        ("blue settlement N(0,0)", "found-settlement 0"),
        ("blue road NE(0,0)", "found-settlement 1"),
        ("red settlement N(0,0) N(2,0)", "found-settlement 1"),
        ("red settlement N(0,0), road NE(0,0) NW(0,0)", "found-settlement 1"),
        ("red city N(0,0)", "found-settlement 1"),
        ("red knights 1", "found-settlement 1"),
        ("blue settlement N(0,0) N(2,0)", "found-road 1 N(0,0)"),
        ("blue settlement N(0,0), road NE(0,0)", "found-road 1 N(0,0)"),
    ] {
        let turn = if frame.contains('0') && frame.starts_with("found-settlement") { "red" } else { "blue" };
        let message = problem(&format!("{seats}\nturn {turn}\nframes {frame}"));
        assert_eq!(message, "more on the board than was founded", "{seats}");
    }
}

/// On the beginner board the pieces lie there while the dice say who begins.
#[test]
fn beginner_pieces_come_before_the_opening_dice() {
    let options = Island::parse_options("setup beginner\nfirst_player dice").unwrap();
    let game = Island::new(options).unwrap();
    assert_eq!(game.parse_position(&game.write_position(&game.start())).unwrap(), game.start());
}

#[test]
fn more_than_there_is_is_refused() {
    for (text, said) in [
        ("red hand 20 ore\nturn red", "more cards than there are"),
        ("red cards 3 monopoly\nturn red", "more development cards"),
        ("red settlement N(0,0) S(1,-1)\nturn red", "too close"),
        ("red settlement N(0,0), knights 15\nturn red", "more development cards"),
        ("red hand ore", "`turn SEAT` is missing"),
        ("turn red\nwinner red", "only with enough points"),
        ("turn red\nrobber (3,0)", "no land hex"),
    ] {
        let message = problem(text);
        assert!(message.contains(said), "{text}: {message}");
    }
}

/// What a game waited for when it was won is kept; that it waits for nothing any more follows from the winner.
#[test]
fn a_position_after_the_end_is_read_as_it_is_written() {
    let options = Island::parse_options("setup explicit\nboard beginner\nvictory_points 5\n").unwrap();
    let game = Island::new(options).unwrap();
    let won = "red city N(0,0) N(1,0), hand brick lumber wool grain, road NE(0,0) NE(-1,1) W(0,1), cards knight, knights 2\nturn red, rolled";
    for (action, frames) in [("red builds settlement N(-1,1)", None), ("red plays knight", Some("turn, move-robber"))] {
        let mut state = game.parse_position(won).unwrap();
        let (seat, action) = game.parse_action(&state, action).unwrap();
        game.check(&state, seat, action).unwrap();
        game.apply(&mut state, seat, action, &mut ());
        assert_eq!((game.winner(&state), game.next(&state)), (Some(seat), Next::Over));
        let written = game.write_position(&state);
        assert_eq!(written.lines().find_map(|line| line.strip_prefix("frames ")), frames, "{written}");
        let read = game.parse_position(&written).unwrap();
        assert_eq!((&read, game.next(&read)), (&state, Next::Over));
        let json = serde_json::to_value(&state).unwrap();
        assert_eq!(json["public"]["frames"].as_array().unwrap().len(), 1 + usize::from(frames.is_some()));
        let mut read: State = serde_json::from_value(json).unwrap();
        game.complete(&mut read);
        assert_eq!(read, state);
    }
}
