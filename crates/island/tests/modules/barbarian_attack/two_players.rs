//! Barbarian Attack for two (section 7.1, `BARB-COMBO-02` to `BARB-COMBO-12` and `BARB-COMBO-21` to `BARB-COMBO-26`).

use steading_island::text::draw::draw;
use steading_island::{kinds, rule};

use super::*;
use crate::support::{cards, hand, listed, points, public, seat, start};

/// Red and blue play.
fn for_two(lines: &str) -> String {
    format!("option variants two_players\noption colours red blue\n{lines}")
}

fn two(lines: &str) -> Table<Island> {
    at(&for_two(lines))
}

fn two_played(lines: &str, moves: &str) -> Table<Island> {
    played(&for_two(lines), moves)
}

/// When the coasts are checked at the end of red's turn.
fn two_checked(lines: &str) -> Table<Island> {
    checked(&for_two(lines))
}

fn aside(table: &Table<Island>) -> u32 {
    let text = line(table, "aside");
    if text.is_empty() { 0 } else { text.parse().expect("a number") }
}

fn tokens(table: &Table<Island>, name: &str) -> u32 {
    number(table, name, "tokens")
}

/// Also: COMBO-047.
#[test]
fn barb_combo_02_the_first_knight_of_the_game_brings_the_foreign_knight() {
    let position = format!("red {}\nturn red, rolled", CARD.replace("wool grain ore", "2 wool 2 grain 2 ore"));
    let mut table = two(&for_two(&position));
    play(&mut table, "red buys card; card black-knight; red musters knight W(0,0)");
    let mut offered = listed(&table, "red");
    offered.sort_unstable();
    let mut sides = CASTLE.map(|side| format!("red musters foreign knight {side}"));
    sides.sort_unstable();
    assert_eq!(offered, sides);
    assert_eq!(told(&table, "red musters foreign knight NE(0,0)").0, Code::CastleOnly);
    assert_eq!(refusal(&table, "red ends turn").code, Code::ActionPending);
    play(&mut table, "red musters foreign knight W(-2,2)");
    assert_eq!((line(&table, "foreign"), guards(&table, "red").len()), ("W(-2,2)".to_owned(), 1));
    // Only the first.
    play(&mut table, "red buys card; card knighthood");
    assert_eq!(told(&table, "red musters knight W(-2,2)").0, Code::KnightThere);
    play(&mut table, "red musters knight NE(-2,2)");
    assert!(is_legal(&table, "red ends turn"));
    // It may be blue's, too, and with more players there is none.
    let blue = format!("blue {CARD}\nturn blue, rolled");
    let table = two_played(&blue, "blue buys card; card knighthood; blue musters knight NE(-2,2)");
    assert_eq!(listed_with(&table, "blue", "musters foreign knight").len(), 5);
    let table =
        played(&format!("red {CARD}\nturn red, rolled"), "red buys card; card knighthood; red musters knight NE(-2,2)");
    assert!(is_legal(&table, "red ends turn"));
}

#[test]
fn barb_combo_03_without_a_free_side_it_enters_with_the_next_knight() {
    let full =
        format!("red {}\nblue guards {}", CARD.replace("wool grain ore", "2 wool 2 grain 2 ore"), CASTLE.join(" "));
    let mut table =
        two_played(&format!("{full}\nturn red, rolled"), "red buys card; card black-knight; red musters knight W(0,0)");
    assert!(is_legal(&table, "red ends turn"));
    assert_eq!(line(&table, "foreign"), "");
    play(&mut table, "red ends turn; red ends march");
    // Four sides are taken, and another knight comes.
    let four = full.replace(&format!(" {} {}", CASTLE[4], CASTLE[5]), "") + "\nturn red, rolled";
    let table = two_played(&four, "red buys card; card black-knight; red musters knight W(0,0)");
    assert_eq!(listed_with(&table, "red", "musters foreign knight").len(), 2);
    // A single side is taken without asking (`BARB-141`).
    let five = full.replace(&format!(" {}", CASTLE[5]), "") + "\nturn red, rolled";
    let table = two_played(&five, "red buys card; card black-knight; red musters knight W(0,0)");
    assert_eq!((line(&table, "foreign").as_str(), is_legal(&table, "red ends turn")), (CASTLE[5], true));
}

#[test]
fn barb_combo_04_the_own_knights_move_first_and_then_the_foreign_one() {
    let lines = "red guards W(0,0), hand 2 grain\nforeign NE(1,0)\nbarbarians none\nturn red, rolled";
    let mut table = two_played(lines, "red ends turn");
    assert_eq!(told(&table, "red sends knight NE(1,0) NW(2,0)").0, Code::NoKnightHere);
    play(&mut table, "red ends march");
    assert_eq!(told(&table, "red sends knight W(0,0) NW(0,0)").0, Code::NoKnightHere);
    assert_eq!(told(&table, "red sends knight NE(1,0) W(0,0)").0, Code::KnightThere);
    assert_eq!(told(&table, "red sends knight NE(1,0) W(-1,0)").0, Code::TooFar);
    assert_eq!(listed_with(&table, "red", "ends march").len(), 1);
    let mut kind = table.clone();
    play(&mut kind, "red sends knight NE(1,0) NW(2,0)");
    assert_eq!((line(&kind, "foreign"), on_turn(&kind).as_str()), ("NW(2,0)".to_owned(), "blue"));
    // Five steps for a grain of the mover.
    let mut far = table.clone();
    play(&mut far, "red sends knight NE(1,0) NE(-1,0) for grain");
    assert_eq!((line(&far, "foreign").as_str(), hand(&far, "red")), ("NE(-1,0)", cards("grain")));
    // Or not at all.
    play(&mut table, "red ends march");
    assert_eq!((line(&table, "foreign").as_str(), on_turn(&table).as_str()), ("NE(1,0)", "blue"));
    // Never to the castle, and away from it.
    let mut table = two_played("foreign NE(-3,2)\nbarbarians none\nturn red, rolled", "red ends turn");
    assert_eq!(told(&table, "red sends knight NE(-3,2) NW(-2,2)").0, Code::CastlePath, "without own knights, too");
    play(&mut table, "red sends knight NE(-3,2) W(-2,1)");
    let table = two_played("foreign NE(-2,2)\nbarbarians none\nturn red, rolled", "red ends turn");
    assert_eq!(told(&table, "red ends march"), (Code::MustLeave, rule::BARB_COMBO_04));
    assert_eq!(listed_with(&table, "red", "ends march").len(), 0);
}

#[test]
fn barb_combo_05_the_foreign_knight_never_dies() {
    let lines = "red guards W(-1,1), tokens 5\nforeign W(-2,1)\nbarbarians (-2,1) 2\nturn red, rolled";
    let mut table = two_checked(lines);
    play(&mut table, "losses 2");
    assert_eq!((line(&table, "foreign").as_str(), guards(&table, "red").len()), ("W(-2,1)", 0));
    assert_eq!((gold(&table, "red"), gold(&table, "blue")), (2, 0), "for the own knight alone");
}

/// White can settle S(1,-1), and red S(2,-2).
const SETTLERS: &str = "
    white      settlement S(1,-2), road W(1,-1) NE(0,0)
    orange     settlement N(-1,2)
    red        settlement N(2,1), road W(2,-1), hand brick lumber wool grain
    barbarians none
    turn       red, rolled
    ";

#[test]
fn barb_combo_06_both_settlements_are_placed_and_then_two_attacks_are_rolled() {
    let mut table = two_played(SETTLERS, "red builds settlement S(2,-2)");
    assert_eq!(chance(&table), "", "the neutral settlement comes first");
    play(&mut table, "red builds settlement S(1,-1) for white");
    play(&mut table, "landing 1+3; landing 1+4; landing 1+5");
    assert_eq!((all_barbarians(&table), chance(&table).as_str()), (3, "landing"));
    play(&mut table, "landing 1+3; landing 1+4; landing 1+5");
    assert_eq!((all_barbarians(&table), chance(&table).as_str(), is_legal(&table, "red ends turn")), (6, "", true));
    // A neutral road brings none.
    let road = SETTLERS.replace(", road W(1,-1) NE(0,0)", "");
    let mut table = two_played(&road, "red builds settlement S(2,-2); red builds road W(1,-1) for white");
    play(&mut table, "landing 1+3; landing 1+4; landing 1+5");
    assert_eq!((all_barbarians(&table), chance(&table).as_str()), (3, ""));
    // A city brings one attack, a road none.
    let lines = SETTLERS.replace("hand brick lumber wool grain", "hand brick lumber 2 grain 3 ore");
    let mut table = two_played(&lines, "red builds city N(2,1); landing 1+3; landing 1+4; landing 1+5");
    assert_eq!(chance(&table), "");
    play(&mut table, "red builds road NE(1,0); red builds road NW(1,-1) for white");
    assert_eq!(chance(&table), "");
    // It counts as a knight.
    let together = "red guards W(-1,1)\nforeign W(-2,1)\nbarbarians (-2,1) 2\nturn red, rolled";
    assert_eq!(on(&two_checked(together), "(-2,1)"), 0);
    assert_eq!(on(&two_checked(&together.replace("foreign W(-2,1)", "foreign W(3,0)")), "(-2,1)"), 2);
}

/// Also: BARB-136.
#[test]
fn barb_combo_06_a_settlement_that_wins_brings_neither_a_neutral_one_nor_an_attack() {
    let lines =
        SETTLERS.replace("settlement N(2,1)", "settlement N(2,1), city N(1,1) N(0,2) N(-2,1) S(0,-2), prisoners 4");
    let table = two_played(&lines, "red builds settlement S(2,-2)");
    assert_eq!((table.next(), public(&table).winner), (Next::Over, Some(seat(&table, "red"))));
    assert_eq!((all_barbarians(&table), public(&table).settlements[2].len()), (0, 1));
}

#[test]
fn barb_combo_07_a_token_sends_a_barbarian_back_to_the_supply() {
    let lines = "red tokens 5\nblue settlement N(0,0), prisoners 35\nbarbarians (-2,1) 1\nturn red";
    let mut table = two_played(lines, "red expels barbarian (-2,1)");
    assert_eq!((all_barbarians(&table), prisoners(&table, "red"), tokens(&table, "red")), (0, 0, 4));
    assert_eq!(told(&table, "red expels barbarian (-2,1)").0, Code::OncePerTurn);
    // From the supply it may land again: without it no dice would be rolled.
    let lines = "
        red        road NE(0,0), tokens 5, hand brick lumber wool grain
        blue       prisoners 35
        barbarians (-2,1) 1
        turn       red, rolled
        ";
    table = two_played(lines, "red expels barbarian (-2,1); red builds settlement N(0,0)");
    assert_eq!(chance(&table), "landing");
    assert_eq!(chance(&two_played(lines, "red builds settlement N(0,0)")), "");
    // Two tokens for whoever is ahead, by what everybody sees.
    let ahead = "red settlement N(0,0), tokens 5\nbarbarians (-2,1) 1\nturn red";
    assert_eq!(tokens(&two_played(ahead, "red expels barbarian (-2,1)"), "red"), 3);
    let captured = "red settlement N(-3,2), tokens 5\nbarbarians (-2,1) 3\nturn red";
    assert_eq!(tokens(&two_played(captured, "red expels barbarian (-2,1)"), "red"), 4);
    assert_eq!(told(&two(&ahead.replace("tokens 5", "tokens 1")), "red expels barbarian (-2,1)").0, Code::TokensShort);
    // Tokens are for two.
    let four = at("barbarians (-2,1) 1\nturn red");
    assert_eq!(told(&four, "red expels barbarian (-2,1)"), (Code::NotInPlay, rule::COMBO_009));
    // Every barbarian on the coast is thought of, or one hex that says why not.
    for (coast, count) in [("(-2,1) 1, (0,2) 2", 2), ("none", 1)] {
        let table = two(&format!("red tokens 5\nbarbarians {coast}\nturn red"));
        let mut candidates = Vec::new();
        kinds::candidates(table.game(), table.state(), seat(&table, "red"), &mut candidates);
        let written = candidates.iter().map(|action| table.game().write_action(seat(&table, "red"), action));
        assert_eq!(written.filter(|action| action.contains("expels")).count(), count, "{coast}");
    }
    // Without a barbarian there is nothing to do.
    assert_eq!(told(&two(ahead), "red expels barbarian (0,2)"), (Code::NoBarbarian, rule::BARB_COMBO_07));
    assert_eq!(told(&two(ahead), "red expels barbarian (0,0)").0, Code::NotACoast);
    let none = two(&ahead.replace("(-2,1) 1", "none"));
    assert_eq!(listed_with(&none, "red", "expels"), Vec::<String>::new());
    assert_eq!(listed_with(&two(ahead), "red", "expels"), ["red expels barbarian (-2,1)"]);
}

/// Red and the foreign knight against one barbarian.
const DISPUTED: &str = "red guards W(-1,1)\nforeign W(-2,1)\nbarbarians (-2,1) 1\nturn red, rolled";

fn disputed(option: &str, lots: &[&str]) -> Table<Island> {
    let mut table = two_checked(&format!("{option}\n{DISPUTED}"));
    cast(&mut table, lots);
    table
}

#[test]
fn barb_combo_08_the_foreign_knight_has_thrown_a_three() {
    for (dice, wins) in [("1+1", false), ("1+2", false), ("2+1", false), ("1+3", true), ("6+6", true)] {
        let table = disputed("", &[&format!("red {dice}")]);
        let expected = if wins { (1, 0, 0) } else { (0, 1, 3) };
        assert_eq!((prisoners(&table, "red"), aside(&table), gold(&table, "red")), expected, "{dice}");
        assert_eq!(chance(&table), "losses");
    }
    // Where the table wants it, a three is thrown again.
    let table = disputed("option foreign_tie_reroll on", &["red 1+2"]);
    assert_eq!((throwers(&table), aside(&table)), (vec!["red".to_owned()], 0));
    let table = disputed("option foreign_tie_reroll on", &["red 1+2", "red 2+2"]);
    assert_eq!((prisoners(&table, "red"), aside(&table)), (1, 0));
    let table = disputed("option foreign_tie_reroll on", &["red 1+1"]);
    assert_eq!((prisoners(&table, "red"), aside(&table), gold(&table, "red")), (0, 1, 3));
    // What it wins counts for nobody.
    let aside = two("foreign W(0,0)\naside 6\nbarbarians none\nturn red");
    assert_eq!(points(&aside, "red"), 0);
    assert!(draw(aside.game(), aside.state()).contains("prisoners put aside: 6"));
    let none = two("foreign W(0,0)\nbarbarians none\nturn red");
    assert!(!draw(none.game(), none.state()).contains("put aside"));
}

/// Also: BARB-COMBO-23.
#[test]
fn barb_combo_09_the_foreign_knight_takes_part_with_one_knight() {
    let both = DISPUTED.replace("(-2,1) 1", "(-2,1) 2");
    let table = two_checked(&both);
    assert_eq!((prisoners(&table, "red"), aside(&table), chance(&table).as_str()), (1, 1, "losses"));
    // Alone it puts them all aside.
    let alone = "foreign W(-2,1)\nbarbarians (-2,1) 1\nturn red, rolled";
    let table = two_checked(alone);
    assert_eq!((aside(&table), on(&table, "(-2,1)")), (1, 0));
    assert_eq!(
        [gold(&table, "red"), gold(&table, "blue"), prisoners(&table, "red"), prisoners(&table, "blue")],
        [0; 4]
    );
}

#[test]
fn barb_combo_10_a_dead_knight_brings_two_gold_and_a_token() {
    let lines = "red guards W(-1,1) W(-2,1), tokens 5\nblue tokens 5\nbarbarians (-2,1) 1\nturn red, rolled";
    let mut table = two_checked(lines);
    play(&mut table, "losses 2");
    assert_eq!((gold(&table, "red"), tokens(&table, "red"), tokens(&table, "blue")), (4, 7, 5));
    // A lost lot still brings three gold.
    let table = disputed("", &["red 1+1"]);
    assert_eq!((gold(&table, "red"), tokens(&table, "red")), (3, 0));
    // For blue's knight in red's turn alike, and no more tokens than there are.
    let lines = "red tokens 10\nblue guards W(-2,1), tokens 10\nbarbarians (-2,1) 1\nturn red, rolled";
    let mut table = two_checked(lines);
    play(&mut table, "losses 2");
    assert_eq!((gold(&table, "blue"), tokens(&table, "blue")), (2, 10));
}

/// Also: TWO-067, BARB-021.
#[test]
fn barb_combo_11_founding_brings_a_settlement_a_city_and_tokens_for_both() {
    let options = "scenario barbarian_attack\nvariants two_players\nsetup explicit\nboard beginner\ncolours red blue\nfirst_player red";
    let mut table = start(options);
    assert_eq!(all_barbarians(&table), 2, "the neutral settlements bring no attack");
    let mut found = |name: &str, place: &str| {
        let due = listed(&table, name).into_iter().find(|action| action.ends_with(&format!(" {place}")));
        play(&mut table, &due.unwrap_or_else(|| panic!("{name} at {place}")));
    };
    for (name, building, road) in [
        ("red", "N(1,1)", "NE(1,1)"),
        ("blue", "N(0,2)", "NE(0,2)"),
        ("blue", "N(2,-2)", "NE(2,-2)"),
        ("red", "N(-3,2)", "NE(-3,2)"),
    ] {
        found(name, building);
        found(name, road);
    }
    // Red's city stands at the coast, blue's at the desert on the coast; the settlements are inland.
    assert_eq!((tokens(&table, "red"), tokens(&table, "blue")), (6, 8));
    assert_eq!((points(&table, "red"), points(&table, "blue"), all_barbarians(&table)), (3, 3, 2));
    assert_eq!(refusal(&table, "red retires knight").code, Code::NotInPlay);
    assert_eq!(refusal(&table, "red chases robber").code, Code::NotInPlay);
}

#[test]
fn barb_combo_12_neutral_pieces_obey_the_ban_and_may_be_captured() {
    let lines = "
        white      settlement N(-2,1), road W(-1,0)
        orange     settlement N(-3,2)
        red        settlement N(1,1), hand 2 brick 2 lumber wool grain
        barbarians (-2,1) 3
        turn       red, rolled
        ";
    let mut table = two_played(lines, "red builds road NW(1,1)");
    for path in ["NE(-2,1)", "NW(-2,1)"] {
        let refused = told(&table, &format!("red builds road {path} for white"));
        assert_eq!(refused, (Code::Overrun, rule::BARB_044), "{path}");
    }
    // Orange has no place at all.
    assert!(listed(&table, "red").iter().all(|action| action.ends_with("for white")));
    play(&mut table, "red builds road NE(-2,0) for white");
    // Orange's settlement at (-2,1) alone is captured, and nobody's points or tokens change.
    assert_eq!((points(&table, "red"), points(&table, "blue")), (1, 0));
    // No settlement on its corner either.
    let lines = "
        white      settlement S(-1,-1), road W(-1,0) NW(-2,1)
        red        settlement N(1,1), road NW(1,1) NE(0,1), hand brick lumber wool grain
        barbarians (-2,1) 3
        turn       red, rolled
        ";
    let table = two_played(lines, "red builds settlement N(0,1)");
    assert!(listed(&table, "red").iter().all(|action| action.contains("builds road")), "a road instead");
    let free = lines.replace("(-2,1) 3", "(-2,1) 2");
    let table = two_played(&free, "red builds settlement N(0,1)");
    assert_eq!(listed(&table, "red"), ["red builds settlement S(-2,0) for white"]);
}

#[test]
fn barb_combo_21_the_third_prisoner_goes_to_the_player_beside_the_foreign_knight() {
    let lines = "red guards W(-1,1) NE(-3,2)\nforeign W(-2,1)\nbarbarians (-2,1) 3\nturn red, rolled";
    let table = two_checked(lines);
    assert_eq!((prisoners(&table, "red"), aside(&table), chance(&table).as_str()), (2, 1, "losses"));
    // With both players beside it everybody gets one.
    let lines = "red guards W(-1,1)\nblue guards NE(-3,2)\nforeign W(-2,1)\nbarbarians (-2,1) 3\nturn red, rolled";
    let table = two_checked(lines);
    assert_eq!((prisoners(&table, "red"), prisoners(&table, "blue"), aside(&table)), (1, 1, 1));
}

#[test]
fn barb_combo_22_the_foreign_knight_comes_first_at_a_tie_across_the_cut() {
    let lines = "red guards W(-1,1)\nblue guards NE(-3,2)\nforeign W(-2,1)\nbarbarians (-2,1) 2\nturn red, rolled";
    let result = |count: u32, lots: &[&str]| {
        let mut table = two_checked(&lines.replace("(-2,1) 2", &format!("(-2,1) {count}")));
        cast(&mut table, lots);
        table
    };
    let shares = |table: &Table<Island>| {
        let share = |name| (prisoners(table, name), gold(table, name));
        (share("red"), share("blue"), aside(table))
    };
    // Both throw a three: one goes aside, and they throw again for the other.
    let mut table = result(2, &["red 1+2", "blue 2+1"]);
    assert_eq!(throwers(&table), ["blue", "red"]);
    cast(&mut table, &["red 1+1", "blue 1+2"]);
    assert_eq!(shares(&table), ((0, 3), (1, 0), 1));
    // One above it, one at it.
    assert_eq!(shares(&result(2, &["red 4+4", "blue 1+2"])), ((1, 0), (0, 3), 1));
    // Both above it.
    assert_eq!(shares(&result(2, &["red 4+4", "blue 2+2"])), ((1, 0), (1, 0), 0));
    // One prisoner and both at three: it is put aside, and nobody throws again.
    assert_eq!(shares(&result(1, &["red 1+2", "blue 1+2"])), ((0, 3), (0, 3), 1));
    // One prisoner and both above it, alike: the players throw again.
    let mut table = result(1, &["red 2+2", "blue 2+2"]);
    assert_eq!(throwers(&table), ["blue", "red"]);
    cast(&mut table, &["red 1+1", "blue 1+2"]);
    assert_eq!(shares(&table), ((0, 3), (1, 0), 0), "without the foreign knight");
}

#[test]
fn barb_combo_23_a_hex_it_wins_alone_is_freed_and_the_die_is_rolled() {
    // The coast was overrun, and two of blue's knights fell earlier: one foreign knight wins a single barbarian.
    let lines = "foreign W(-2,1)\nbarbarians (-2,1) 1\nturn red, rolled";
    let mut table = two_checked(lines);
    assert_eq!((chance(&table).as_str(), on(&table, "(-2,1)")), ("losses", 0));
    play(&mut table, "losses 2");
    assert_eq!((on_turn(&table).as_str(), line(&table, "foreign").as_str()), ("blue", "W(-2,1)"));
}

#[test]
fn barb_combo_24_what_was_put_aside_never_returns() {
    let lines =
        "red road NE(0,0), hand brick lumber wool grain\nforeign W(0,0)\naside 36\nbarbarians none\nturn red, rolled";
    let table = two_played(lines, "red builds settlement N(0,0)");
    assert_eq!(chance(&table), "", "the supply is empty");
    assert_eq!(chance(&two_played(&lines.replace("36", "35"), "red builds settlement N(0,0)")), "landing");
    assert!(two("turn red").game().parse_position("foreign W(0,0)\naside 37\nbarbarians none\nturn red").is_err());
}

#[test]
fn barb_combo_25_the_foreign_knight_is_asked_about_once_after_the_own_march() {
    // Not on the board: nothing is asked.
    assert_eq!(on_turn(&two_played("barbarians none\nturn red, rolled", "red ends turn")), "blue");
    // One move, and the turn is over.
    let table = two_played(
        "foreign W(0,0)\nbarbarians none\nturn red, rolled",
        "red ends turn; red sends knight W(0,0) NW(0,0)",
    );
    assert_eq!(on_turn(&table), "blue");
    // The same with `Done`.
    assert_eq!(
        on_turn(&two_played("foreign W(0,0)\nbarbarians none\nturn red, rolled", "red ends turn; red ends march")),
        "blue"
    );
    // After the last own knight has moved it is asked about without a `Done`.
    let lines = "red guards W(1,0)\nforeign W(0,0)\nbarbarians none\nturn red, rolled";
    let mut table = two_played(lines, "red ends turn; red sends knight W(1,0) NE(0,0)");
    assert_eq!(on_turn(&table), "red");
    play(&mut table, "red sends knight W(0,0) NW(0,0)");
    assert_eq!(on_turn(&table), "blue");
    // Blue moves it next.
    play(&mut table, "blue rolls 1+1; dice 1+2; blue ends turn; blue sends knight NW(0,0) W(0,0)");
    assert_eq!((on_turn(&table).as_str(), line(&table, "foreign").as_str()), ("red", "W(0,0)"));
    // Within three steps it must leave the castle; shut in, it may stay.
    let around = "red guards NE(-3,2) NE(-2,3) W(-2,1)\nblue guards W(-1,1) NW(-1,2) NW(-1,3)\nforeign NE(-3,3)\nbarbarians none\nturn blue, rolled";
    let table = two_played(around, "blue ends turn; blue ends march");
    assert!(is_legal(&table, "blue ends march"));
    let table = two_played(&around.replace(" NW(-1,3)", ""), "blue ends turn; blue ends march");
    assert_eq!(refusal(&table, "blue ends march").code, Code::MustLeave);
}

#[test]
fn barb_combo_26_tokens_are_spent_before_the_first_roll_and_in_trade_and_build() {
    let lines =
        "red guards W(0,0), tokens 5, hand 2 ore\nblue hand wool\nforeign NE(1,0)\nbarbarians (-2,1) 1\nturn red";
    let expels = "red expels barbarian (-2,1)";
    assert!(is_legal(&two(lines), expels));
    let mut table = two_played(lines, "red rolls 1+1");
    assert_eq!(refusal(&table, expels).code, Code::ActionPending, "between the rolls");
    play(&mut table, "dice 1+2");
    assert!(is_legal(&table, expels));
    play(&mut table, "red ends turn");
    for action in [expels, "red forces trade"] {
        assert_eq!(refusal(&table, action).code, Code::WrongPhase, "{action}");
    }
    play(&mut table, "red ends march");
    assert_eq!(refusal(&table, expels).code, Code::WrongPhase);
    // Not while a decision is open.
    let table = two_played(
        &lines.replace("hand 2 ore", "hand wool grain ore").replace("turn red", "turn red, rolled"),
        "red buys card; card intrigue",
    );
    assert_eq!(refusal(&table, expels).code, Code::ActionPending);
}
