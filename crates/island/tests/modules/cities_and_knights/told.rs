//! What is told of a game: the drawn board, the figures, and the reasons for what comes to a player's mind.

use super::*;
use steading_game::{Notation, Tally};
use steading_island::illegal::Detail;
use steading_island::kinds;
use steading_island::text::draw::draw;

/// The line of a drawn board that begins with this word.
fn line(table: &Table<Island>, beginning: &str) -> String {
    let drawn = draw(table.game(), table.state());
    let lines: Vec<_> = drawn.lines().map(str::trim).filter(|line| line.starts_with(beginning)).collect();
    assert_eq!(lines.len(), 1, "{drawn}");
    lines[0].to_owned()
}

#[test]
fn a_drawn_board_tells_what_it_does_not_show() {
    let position = "
        red  city N(0,0) N(0,2), wall N(0,2), reduced S(-2,1), metropolis trade N(0,0), levels trade 4
        red  defender 2, progress smith wedding, strong S(1,-1), active S(1,-1)
        blue city N(2,-1), wall N(2,-1), basic S(-1,1)
        merchant blue (1,0)
        turn red, rolled 3+2";
    let table = at(&format!("{position}\nship 3"));
    let red = "red: trade 4, politics 0, science 0; walls N(0,2); metropolis N(0,0); on its side S(-2,1); defender 2";
    assert_eq!(line(&table, "red: trade"), format!("{red}; progress cards 2"));
    let blue = "blue: trade 0, politics 0, science 0; walls N(2,-1); merchant (1,0); defender 0; progress cards 0";
    assert_eq!(line(&table, "blue: trade"), blue);
    assert_eq!(line(&table, "barbarian ship"), "barbarian ship: 3 of 7; the robber is locked");
    let freed = at(&format!("{position}\nship 3\nlanded"));
    assert_eq!(line(&freed, "barbarian ship"), "barbarian ship: 3 of 7");
    let drawn = draw(table.game(), table.state());
    assert!(drawn.contains("R2") && drawn.contains("b1"), "active knights are in capitals: {drawn}");
}

/// The figures after all that was entered at a table.
fn figures(table: &Table<Island>) -> Tally {
    let mut state = table.start().clone();
    let mut tally = Tally::new(4);
    for entry in table.log() {
        let (before, mut events) = (state.clone(), Vec::new());
        entry.carry_out(table.game(), &mut state, &mut events);
        steading_island::summary::tally(table.game(), &before, entry, &events, &mut tally);
    }
    tally
}

#[test]
fn figures_count_numbers_landings_and_cards_that_were_played() {
    let mut table = at("red city N(0,0), hand ore, progress smith bishop, basic S(1,-1)\nship 6\nturn red");
    play(&mut table, "red rolls; dice 3+4 ship");
    let tally = figures(&table);
    assert_eq!(tally.rolls[&7], 1);
    assert_eq!((tally.figures["sevens"], tally.figures["barbarians_landed"]), (1, 1));
    assert!(!tally.figures.contains_key("cards_bought") && !tally.figures.contains_key("progress_played"));
    assert!(tally.expected.is_some_and(|expected| expected[0] > 0.0), "what the number would have given on average");

    // What an Alchemist sets is no roll.
    let mut table = at("red city N(0,0), progress alchemist\nturn red");
    play(&mut table, "red plays alchemist 3+5; dice ship");
    let tally = figures(&table);
    assert_eq!((tally.rolls.len(), tally.figures["progress_played"]), (0, 1));
}

/// What comes to a colour's mind, without its name.
fn thoughts(table: &Table<Island>, name: &str) -> Vec<String> {
    let mut actions = Vec::new();
    let seat = seat(table, name);
    kinds::candidates(table.game(), table.state(), seat, &mut actions);
    let written = actions.into_iter().map(|action| table.game().write_action(seat, &action));
    written.filter_map(|text| text.strip_prefix(name).map(|rest| rest.trim().to_owned())).collect()
}

/// Reasons are given for these; of those that can be carried out the first is enough.
#[test]
fn everything_a_player_may_want_comes_to_mind() {
    let position = "
        red  city N(0,0), reduced S(-2,1), road NE(0,0), basic S(1,-1), progress smith spy medicine
        blue settlement N(2,-1)
        opened crane 1, harbour
        turn red, rolled 3+2";
    let thoughts = thoughts(&at(position), "red");
    for wish in [
        "builds knight S(1,-1)",
        "activates knight S(1,-1)",
        "promotes knight S(1,-1)",
        "chases robber from S(1,-1)",
        "builds wall N(0,0)",
        "restores city S(-2,1)",
        "improves trade",
        "improves science with crane",
        "plays medicine S(-2,1)",
        "plays smith S(1,-1)",
        // Nobody has a card to spy on: anybody will do.
        "plays spy blue",
        "exchanges brick with blue",
    ] {
        assert!(thoughts.iter().any(|thought| thought == wish), "{wish}: {thoughts:#?}");
    }
    assert!(thoughts.iter().any(|thought| thought.starts_with("moves knight S(1,-1)")), "{thoughts:#?}");
    assert!(thoughts.iter().all(|thought| thought != "plays spy red"));
}

#[test]
fn a_player_without_knights_and_cities_still_thinks_of_them() {
    let thoughts = thoughts(&at("turn red, rolled 3+2"), "red");
    for beginning in
        ["builds knight", "activates knight", "promotes knight", "moves knight", "chases", "builds wall", "improves"]
    {
        assert!(thoughts.iter().any(|thought| thought.starts_with(beginning)), "{beginning}: {thoughts:#?}");
    }
    assert!(!thoughts.iter().any(|thought| thought.contains("crane") || thought.starts_with("exchanges")));
}

#[test]
fn ck_295_the_points_that_a_master_merchant_needs_are_told() {
    let position = "
        red   settlement N(0,0), progress master-merchant
        blue  city N(1,1), hand ore
        white settlement N(-1,2), hand ore
        turn red, rolled 3+2";
    let refused = refusal(&at(position), "red plays master-merchant white");
    assert_eq!(refused.detail, Detail::Points { held: 1, needed: 2 });
}

/// `CK-261`: the road that was taken up is placed again, so one of the fifteen is off the board.
#[test]
fn ck_261_nobody_relays_a_road_with_all_of_them_on_the_board() {
    let position = "red road NE(0,0) NW(0,0), settlement N(0,0), progress diplomat\nturn red, rolled 3+2";
    let mut table = at(position);
    play(&mut table, "red plays diplomat NE(0,0)");
    let asking = table.game().write_position(table.state());
    assert!(asking.contains("road NE(0,0)"), "{asking}");
    assert!(table.game().parse_position(&asking).is_ok());
    let edges = table.game().topology.edges.iter().map(|edge| edge.to_string());
    let fifteen: Vec<_> = edges.filter(|edge| edge != "NE(0,0)").take(15).collect();
    let crowded = asking.replacen("road NW(0,0)", &format!("road {}", fifteen.join(" ")), 1);
    assert_ne!(crowded, asking);
    assert!(table.game().parse_position(&crowded).is_err());
    let one_less = asking.replacen("road NW(0,0)", &format!("road {}", fifteen[1..].join(" ")), 1);
    assert!(table.game().parse_position(&one_less).is_ok());
}
