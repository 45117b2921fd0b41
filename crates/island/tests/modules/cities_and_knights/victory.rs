//! The end of the game, and what counts for it (section 1.17).

use steading_game::{Game, Observer};
use steading_island::illegal::Code;
use steading_island::rule;

use super::battle::landing;
use super::knights::has_won;
use super::*;

/// Red has twelve points and a road to N(1,0).
const TWELVE: &str = "
    red   settlement N(-3,1) N(-3,2), city N(-1,0) N(-1,1) N(-2,2) N(-2,0), defender 2, road NE(1,0), hand brick lumber wool grain
    turn  red, rolled
";

#[test]
fn ck_221_thirteen_points_win_in_the_own_turn() {
    let mut table = at(TWELVE);
    assert_eq!((points(&table, "red"), public(&table).winner), (12, None));
    play(&mut table, "red builds settlement N(1,0)");
    assert_eq!(points(&table, "red"), 13);
    assert!(has_won(&table, "red"));
    // One less is one too few.
    let mut table = at(&TWELVE.replace("defender 2", "defender 1"));
    play(&mut table, "red builds settlement N(1,0)");
    assert_eq!((points(&table, "red"), public(&table).winner), (12, None));
}

/// Also: CK-EX-50.
#[test]
fn ck_222_thirteen_points_in_the_turn_of_another_wait_for_the_own_turn() {
    // Blue's cities, its route and two earlier points make twelve; it is a defender in red's turn.
    let position = "
        red   road NE(-1,1), hand wool ore
        blue  city N(1,0) N(2,0) N(2,1) N(0,2), road W(0,1) NW(0,1) NE(0,1) NW(1,1) NE(1,1), defender 2
        blue  mighty S(2,-1), basic S(1,1), active S(2,-1) S(1,1)";
    let mut table = landing(position);
    assert_eq!((points(&table, "blue"), public(&table).winner), (13, None));
    assert!(is_legal(&table, "red builds knight S(0,0)"), "the game goes on");
    let mut cut = table.clone();
    play(&mut table, "red ends turn");
    assert!(has_won(&table, "blue"), "before the roll");
    // Red's knight cuts the route before blue's turn begins.
    play(&mut cut, "red builds knight S(0,0)");
    assert_eq!(points(&cut, "blue"), 11);
    play(&mut cut, "red ends turn");
    assert_eq!(public(&cut).winner, None);
    assert!(is_legal(&cut, "blue rolls"));
}

#[test]
fn ck_ex_50_a_defender_of_anothers_turn_wins_when_the_own_turn_begins() {
    let mut table = at("
        white city N(-1,0) N(-1,1) N(-2,2) N(-2,0), defender 4, mighty S(0,-1), basic S(-1,0), active S(0,-1) S(-1,0)
        ship  6
        turn  red
    ");
    play(&mut table, "red rolls 1+1 ship");
    assert_eq!(points(&table, "white"), 13);
    play(&mut table, "red ends turn; blue rolls 1+1 ship");
    assert_eq!(public(&table).winner, None);
    play(&mut table, "blue ends turn");
    assert!(has_won(&table, "white"));
}

#[test]
fn ck_223_points_come_from_buildings_awards_and_open_cards_alone() {
    let of = |items: &str| {
        let table = at(&format!("red {items}\nturn blue, rolled"));
        let view = table.game().view(table.state(), Observer::Public);
        assert_eq!(i16::from(view.public.open_points[0]), points(&table, "red"), "all of it is open");
        points(&table, "red")
    };
    assert_eq!(of("settlement N(-1,0)"), 1);
    assert_eq!(of("reduced N(-1,0)"), 1);
    assert_eq!(of("city N(-1,0)"), 2);
    assert_eq!(of("city N(-1,0), levels trade 4, metropolis trade N(-1,0)"), 4);
    assert_eq!(of("road W(0,1) NW(0,1) NE(0,1) NW(1,1) NE(1,1)"), 2);
    assert_eq!(of("defender 3"), 3);
    assert_eq!(of("open printer"), 1);
    assert_eq!(of("open constitution"), 1);
    assert_eq!(of("open printer constitution"), 2);
    assert_eq!(of("settlement N(-1,0)\nmerchant red (-1,0)"), 2);
    // Knights, walls, levels and held cards are worth nothing.
    assert_eq!(of("mighty S(0,-1), active S(0,-1)"), 0);
    assert_eq!(of("city N(-1,0), wall N(-1,0), levels trade 3 politics 3 science 3, progress crane spy"), 2);
}

/// Blue is ahead by nothing but a Defender point.
#[test]
fn ck_224_cards_compare_the_open_points_of_the_moment() {
    let position = "
        red   settlement N(-1,0), progress master-merchant
        blue  settlement N(1,0), defender 1, hand 2 ore
        white city N(0,2) N(-1,2), hand wool
        turn  red, rolled
    ";
    assert!(is_legal(&at(position), "red plays master-merchant blue"));
    refused(&position.replace(", defender 1", ""), "red plays master-merchant blue", Code::VpNotHigher, rule::CK_295);
    let merchant = position.replace("turn", "merchant red (-1,0)\nturn");
    refused(&merchant, "red plays master-merchant blue", Code::VpNotHigher, rule::CK_295);
}
