//! Section 5.5: spending trade tokens.

use steading_game::{Next, Notation, Observer};
use steading_island::illegal::{About, Detail};

use super::*;
use crate::support::*;

/// Red has cards to trade, and the robber is out in the forest.
const READY: &str = "red settlement N(2,0), hand 2 brick ore, tokens 5\nblue settlement S(1,1), hand 2 wool grain, tokens 5\n\
                     robber (1,0)\n";

fn ready(turn: &str) -> Table<Island> {
    among_neutrals(&format!("{READY}turn {turn}"))
}

/// Also: COMBO-079.
#[test]
fn two_040_one_token_action_a_turn() {
    let mut table = ready("red");
    assert_eq!(listed_with(&table, "forces trade"), ["red forces trade"]);
    assert_eq!(listed_with(&table, "chases"), ["red chases robber"]);
    play(&mut table, "red chases robber");
    assert_eq!(told(&table, "red forces trade"), ("ONCE_PER_TURN", "TWO-040".into()));
    assert!(listed_with(&table, "forces").is_empty());
    play(&mut table, "red rolls 1+1; dice 1+2");
    assert_eq!(told(&table, "red forces trade"), ("ONCE_PER_TURN", "TWO-040".into()));
    assert_eq!(told(&table, "red chases robber"), ("ONCE_PER_TURN", "TWO-040".into()));
    // The position remembers it.
    let text = table.game().write_position(table.state());
    assert!(text.ends_with("two-players token-action\n"), "{text}");
    play(&mut table, "red ends turn; blue forces trade");
    // The other way round.
    let mut table = ready("red");
    play(&mut table, "red forces trade; steal wool; steal wool; red hands over brick brick");
    assert_eq!(told(&table, "red chases robber"), ("ONCE_PER_TURN", "TWO-040".into()));
}

/// Tokens are no building: they are spent after it, and close no trading.
#[test]
fn combo_071_token_actions_are_no_building() {
    let mut table = two(&format!(
        "option phases separate\n{NEUTRAL}{}turn red, rolled",
        READY.replace("2 brick ore", "7 brick ore")
    ));
    play(&mut table, "red forces trade; steal wool; steal wool; red hands over brick ore");
    assert!(!public(&table).has_built && is_legal(&table, "red banks 4 brick for ore"));
    for action in ["red forces trade", "red chases robber"] {
        assert!(is_legal(&ready("red, rolled, built"), action), "{action}");
    }
}

/// Also: TWO-041, COMBO-017.
#[test]
fn two_ex_05_whoever_is_ahead_pays_two() {
    let paid = |red: &str, turn: &str| {
        let mut table = two(&format!(
            "red settlement N(2,0) N(2,-2), tokens 5{red}
             blue settlement S(1,1) N(-2,0), tokens 5
             robber (1,0)
             turn {turn}"
        ));
        play(&mut table, &format!("{turn} chases robber"));
        tokens(&table)
    };
    assert_eq!((paid(", city N(-2,2)", "red"), paid(", city N(-2,2)", "blue")), ([3, 5], [5, 4]));
    assert_eq!((paid("", "red"), paid("", "blue")), ([4, 5], [5, 4]));
    // Hidden points do not count.
    assert_eq!(paid(", cards 2 victory-point", "red"), [4, 5]);
}

/// Also: TWO-041.
#[test]
fn two_068_without_the_tokens_no_action() {
    let table = two("red city N(2,0), hand 2 brick, tokens 1\nblue hand wool\nrobber (1,0)\nturn red");
    for action in ["red forces trade", "red chases robber"] {
        assert_eq!(told(&table, action), ("TOKENS_SHORT", "TWO-041".into()));
    }
    assert_eq!(refusal(&table, "red chases robber").detail, Detail::Count { held: 1, needed: 2 });
    assert!(listed_with(&table, "forces").is_empty() && listed_with(&table, "chases").is_empty());
}

#[test]
fn two_041_spent_tokens_return_to_the_supply() {
    let mut table = two("red city N(2,0), hand 2 brick, tokens 10, knights 1\nblue tokens 10\nrobber (1,0)\nturn red");
    assert_eq!(play(&mut table, "red chases robber"), ["red pays 2 trade tokens", "red moves the robber to (0,0)"]);
    assert_eq!(play(&mut table, "red retires knight")[1], "red takes 2 trade tokens");
}

#[test]
fn two_042_before_the_first_roll_or_after_the_second() {
    assert!(is_legal(&ready("red"), "red forces trade"));
    assert_eq!(told(&ready("blue"), "red forces trade"), ("NOT_YOUR_TURN", "BASE-231".into()));
    let mut table = ready("red");
    play(&mut table, "red rolls 1+1");
    assert_eq!(told(&table, "red forces trade"), ("ACTION_PENDING", "BASE-069".into()));
    play(&mut table, "dice 3+4");
    assert_eq!(told(&table, "red chases robber"), ("ACTION_PENDING", "BASE-069".into()));
    play(&mut table, "red moves robber (0,1)");
    assert!(is_legal(&table, "red chases robber") && is_legal(&table, "red forces trade"));
    // Not while a neutral piece is due.
    let mut table = among_neutrals(&format!("{READY}turn red, rolled").replace("2 brick ore", "2 brick lumber"));
    play(&mut table, "red builds road NW(2,0)");
    assert_eq!(told(&table, "red forces trade"), ("ACTION_PENDING", "BASE-069".into()));
    // Founding is no turn.
    let founding = start("variants two_players\nsetup explicit\nboard beginner\ncolours red blue\nfirst_player red");
    assert_eq!(told(&founding, "red forces trade"), ("WRONG_PHASE", "BASE-060".into()));
}

#[test]
fn two_043_two_cards_are_drawn_and_two_given() {
    let mut table = ready("red");
    assert_eq!(play(&mut table, "red forces trade"), ["red pays 1 trade token"]);
    assert_eq!(table.next(), Next::Chance);
    play(&mut table, "steal wool");
    assert_eq!((table.next(), is_legal(&table, "steal ore")), (Next::Chance, false));
    play(&mut table, "steal grain");
    assert_eq!(told(&table, "red ends turn"), ("ACTION_PENDING", "BASE-069".into()));
    // Neither one nor three.
    assert!(table.clone().enter_text("red hands over brick").is_err());
    assert!(table.clone().enter_text("red hands over brick brick ore").is_err());
    assert_eq!(play(&mut table, "red hands over brick ore"), ["red hands over 1 brick 1 ore to blue"]);
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("brick wool grain"), cards("brick wool ore")));
    assert!(is_legal(&table, "red rolls"));
    // Nothing is handed over otherwise.
    assert_eq!(told(&table, "red hands over brick wool"), ("NOT_A_CHOICE", "TWO-043".into()));
}

#[test]
fn two_043_nobody_else_learns_the_cards() {
    let mut table = ready("red");
    play(&mut table, "red forces trade; steal wool; steal grain");
    let events = table.enter_text("red hands over brick ore").expect("a gift");
    let game = table.game();
    let heard =
        |observer| game.write_event(&steading_game::Game::redact(game, &events[0], observer).expect("an event"));
    assert_eq!(heard(Observer::Public), "red hands over two cards to blue");
    for seat in game.seats.iter() {
        assert_eq!(heard(Observer::Seat(seat)), "red hands over 1 brick 1 ore to blue");
    }
}

#[test]
fn two_044_only_cards_held_before_the_draw_are_given() {
    let mut table = ready("red");
    play(&mut table, "red forces trade; steal wool; steal wool");
    assert_eq!(told(&table, "red hands over wool wool"), ("NOT_A_CHOICE", "TWO-044".into()));
    assert_eq!(
        refusal(&table, "red hands over brick wool").detail,
        Detail::Why("drawn-cards", About::Short(cards("wool")))
    );
    assert_eq!(told(&table, "red hands over ore ore"), ("NOT_A_CHOICE", "TWO-044".into()));
    assert_eq!(listed(&table, "red"), ["red hands over brick brick", "red hands over brick ore"]);
    assert!(is_legal(&table, "red hands over ore brick"));
    // A card of a kind that was held before may be given, drawn or not.
    let mut same = two("red hand wool ore, tokens 5\nblue hand 3 wool\nrobber (1,0)\nturn red");
    play(&mut same, "red forces trade; steal wool; steal wool");
    assert_eq!(listed(&same, "red"), ["red hands over wool ore"]);
    // The position in the middle of it says what was held.
    let text = table.game().write_position(table.state());
    assert!(
        text.contains("red settlement N(2,0), hand 2 brick 2 wool 1 ore, tokens 4, held 2 brick 1 ore\n"),
        "{text}"
    );
    assert_eq!(table.game().parse_position(&text).as_ref(), Ok(table.state()));
    for wrong in [text.replace("held 2 brick 1 ore", "held 2 brick"), text.replace("forced-trade 2", "forced-trade 1")]
    {
        assert!(table.game().parse_position(&wrong).is_err(), "{wrong}");
    }
}

/// Also: TWO-044.
#[test]
fn two_070_two_cards_of_ones_own_are_needed() {
    let table = two("red hand brick, tokens 5\nblue hand 3 wool\nturn red");
    assert_eq!(told(&table, "red forces trade"), ("TOO_FEW_CARDS", "TWO-044".into()));
    assert_eq!(refusal(&table, "red forces trade").detail, Detail::Count { held: 1, needed: 2 });
    assert!(listed_with(&table, "forces").is_empty());
}

#[test]
fn two_045_an_opponent_with_one_card_loses_one_and_gets_two() {
    let mut table = two("red hand 2 brick, tokens 5\nblue hand wool\nturn red");
    play(&mut table, "red forces trade; steal wool; red hands over brick brick");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("wool"), cards("2 brick")));
    let none = two("red hand 2 brick, tokens 5\nturn red");
    assert_eq!(told(&none, "red forces trade"), ("NOT_A_VICTIM", "TWO-045".into()));
    assert!(listed_with(&none, "forces").is_empty());
}

#[test]
fn two_045_open_offers_lapse_when_a_trade_is_forced() {
    let mut table = ready("red, rolled");
    play(&mut table, "red offers ore for wool to blue; blue accepts red");
    assert_eq!(play(&mut table, "red forces trade"), ["red pays 1 trade token", "the offer of red is gone"]);
    play(&mut table, "steal wool; steal wool; red hands over brick ore; red ends turn");
}

/// Also: COMBO-016, COMBO-080.
#[test]
fn two_046_the_robber_is_chased_to_the_desert_and_steals_nothing() {
    // Blue lives at the desert.
    let mut table = two("red tokens 5\nblue settlement N(0,0), hand 3 wool\nrobber (1,0)\nturn red");
    assert_eq!(play(&mut table, "red chases robber"), ["red pays 1 trade token", "red moves the robber to (0,0)"]);
    assert_eq!((hand(&table, "blue"), public(&table).robber), (cards("3 wool"), "(0,0)".parse().ok()));
    assert!(is_legal(&table, "red rolls"));
    let away = two("red tokens 5\nturn red");
    assert_eq!(told(&away, "red chases robber"), ("ROBBER_AWAY", "TWO-046".into()));
    assert!(listed_with(&away, "chases").is_empty());
    // Naming the desert is the same; another hex is not.
    let table = ready("red");
    assert!(is_legal(&table, "red chases robber (0,0)"));
    assert_eq!(told(&table, "red chases robber (1,1)"), ("NOT_A_CHOICE", "TWO-046".into()));
    assert_eq!(told(&table, "red chases robber (9,9)"), ("UNKNOWN_PLACE", "BASE-236".into()));
}

#[test]
fn two_047_the_players_trade_as_ever() {
    let mut table = among_neutrals(
        "red settlement N(0,-2), hand 3 brick ore
         blue hand grain
         turn red, rolled",
    );
    play(
        &mut table,
        "red offers ore for grain to all; blue accepts red; red trades with blue; red banks 3 brick for wool",
    );
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("wool grain"), cards("ore")));
}

#[test]
fn two_048_ten_points_win_and_only_players_win() {
    let options = Options::playing(Modules::NONE.with(Module::TwoPlayers));
    assert_eq!(options.victory_points, 10);
    let mut table = two("option victory_points 3
         white settlement S(1,-2) N(-2,0) N(2,-2) N(2,1) N(-2,2), road W(1,-1) NE(0,0) NW(1,0) NE(1,0) NW(2,0)
         red settlement S(1,1), city N(-1,0), tokens 1
         turn blue, rolled");
    assert_eq!(public(&table).open_points, [3, 0, 0, 0]);
    // Red's turn begins with enough points.
    assert_eq!(play(&mut table, "blue ends turn"), ["turn of red", "red wins with 3 points"]);
    assert!(table.game().parse_position("turn red\nwinner white").is_err());
}
