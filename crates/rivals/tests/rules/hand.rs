//! Hand check and exchange (section 13 of the catalogue).

use crate::support::{
    after, check_illegal, check_refused, hand, is_legal, listed, listed_with, play, public, seat, stack, stock_text,
    table, waits_for,
};
use steading_game::{Game, Next, SeatSet};
use steading_rivals::action::Action;
use steading_rivals::illegal::Code;
use steading_rivals::rule;

// Hand check.

/// Also: RIV-044.
#[test]
fn riv_149_the_limit_is_three_and_a_card_for_each_progress_symbol() {
    let limit = |lines: &str| {
        let table = table(&format!("option mode progress\nred city (-1,0)\n{lines}"));
        public(&table).hand_limit(seat(&table, "red"))
    };
    assert_eq!(limit(""), 3);
    assert_eq!(limit("red places abbey (-1,+1)"), 4);
    assert_eq!(limit("red places abbey (-1,+1)\nred places university (-1,-1)"), 5);
    assert_eq!(limit("red places library (-1,+1)"), 3);
    assert_eq!(limit("blue places abbey (-1,+1)"), 3);
}

#[test]
fn riv_149_the_limit_is_checked_only_in_the_own_hand_check() {
    let position = "red hand abbey, scout, scout, austin\nturn blue 2\nblue hand inga, harald, osmund";
    let mut table = after(position, "blue ends actions; blue passes");
    assert_eq!(hand(&table, "red").split(", ").count(), 4, "nothing happens in the other's turn");
    play(&mut table, "red rolls 4 brigands");
    assert_eq!(waits_for(&table), "actions");
    play(&mut table, "red ends actions");
    assert_eq!(waits_for(&table), "hand-check");
    assert!(listed(&table, "red").iter().all(|line| line.starts_with("red puts ")));
}

/// Also: RIV-276, RIV-318.
#[test]
fn riv_150_below_the_limit_cards_are_drawn_one_by_one() {
    let position = "red hand abbey\nstack B1 scout, austin\nstack B2 inga\nstack B3 osmund";
    let mut table = after(position, "red ends actions");
    assert_eq!(listed(&table, "red"), ["red draws B1", "red draws B2", "red draws B3", "red draws B4"]);
    play(&mut table, "red draws B1");
    assert_eq!(hand(&table, "red"), "scout, abbey");
    assert_eq!(waits_for(&table), "hand-check");
    play(&mut table, "red draws B1");
    assert_eq!(hand(&table, "red"), "scout, abbey, austin");
    assert_eq!(waits_for(&table), "exchange");
}

#[test]
fn riv_150_nothing_else_is_allowed_below_the_limit() {
    let table = after("red hand abbey", "red ends actions");
    check_refused(&table, "red passes", Code::NotAChoice, rule::RIV_150);
    check_refused(&table, "red puts abbey under B1", Code::NotAChoice, rule::RIV_150);
    check_refused(&table, "red searches B1", Code::NotAChoice, rule::RIV_150);
    check_refused(&table, "blue draws B1", Code::ActionPending, rule::RIV_128);
}

#[test]
fn riv_150_a_theme_stack_is_drawn_from_as_well() {
    let table = after("option mode turmoil\nred hand abbey, inga\nstack T2 archer", "red ends actions; red draws T2");
    assert_eq!(hand(&table, "red"), "abbey, inga, archer");
}

/// Also: RIV-244, RIV-245.
#[test]
fn riv_151_above_the_limit_cards_go_under_matching_stacks() {
    let position = "
        option mode turmoil
        red hand abbey, scout, inga, archer, traitor
        stack B2 osmund
        stack T1 arsonist
    ";
    let mut table = after(position, "red ends actions");
    assert_eq!(listed_with(&table, "red", "puts archer"), ["puts archer under T1", "puts archer under T2"]);
    assert_eq!(listed_with(&table, "red", "puts abbey").len(), 3);
    play(&mut table, "red puts archer under T1");
    assert_eq!(waits_for(&table), "hand-check");
    play(&mut table, "red puts scout under B2");
    assert_eq!(waits_for(&table), "exchange");
    assert_eq!(hand(&table, "red"), "abbey, inga, traitor");
    assert_eq!((stack(&table, "T1"), stack(&table, "B2")), ("arsonist, archer".to_owned(), "osmund, scout".to_owned()));
}

#[test]
fn riv_151_what_is_refused_above_the_limit() {
    let position = "option mode turmoil\nred hand abbey, scout, inga, archer";
    let table = after(position, "red ends actions");
    check_refused(&table, "red puts archer under B1", Code::WrongStack, rule::RIV_244);
    check_refused(&table, "red puts abbey under T1", Code::WrongStack, rule::RIV_244);
    check_refused(&table, "red puts traitor under T1", Code::NoSuchCard, rule::RIV_117);
    check_refused(&table, "red passes", Code::NotAChoice, rule::RIV_151);
    check_refused(&table, "red draws B1", Code::NotAChoice, rule::RIV_151);
}

#[test]
fn riv_152_drawing_stops_when_all_stacks_are_empty() {
    let table = after("red hand abbey\nblue hand inga\ndiscard rest", "red ends actions");
    assert_eq!((hand(&table, "red").as_str(), waits_for(&table).as_str()), ("abbey", "exchange"));
    let last = after("red hand abbey\nblue hand inga\nstack B3 scout\ndiscard rest", "red ends actions");
    assert_eq!((hand(&last, "red").as_str(), waits_for(&last).as_str()), ("scout, abbey", "exchange"));
}

/// Also: RIV-276.
#[test]
fn riv_318_all_drawing_comes_before_the_exchange() {
    let table = after("red hand abbey, scout\nstack B1 inga", "red ends actions");
    check_refused(&table, "red puts abbey under B1", Code::NotAChoice, rule::RIV_150);
    let drawn = after("red hand abbey, scout\nstack B1 inga", "red ends actions; red draws B1");
    assert!(is_legal(&drawn, "red puts inga under B1"));
    assert!(!is_legal(&drawn, "red draws B1"));
}

#[test]
fn riv_318_each_drawn_card_is_seen_before_the_next_stack_is_chosen() {
    let table = after("red hand abbey\nstack B1 inga", "red ends actions; red draws B1");
    assert_eq!(hand(&table, "red"), "abbey, inga");
    assert_eq!(waits_for(&table), "hand-check");
}

// Exchange.

/// Three cards in the hand of red, who is asked about the exchange.
const EXCHANGE: &str = "
    option mode progress
    red hand abbey, inga, gustav
    blue hand austin, osmund, harald
    stack B1 scout, candamir
    stack B2 siglind
    stack T1 library
    phase exchange
";

#[test]
fn riv_153_the_exchange_is_optional() {
    let table = after(EXCHANGE, "red passes");
    assert_eq!(hand(&table, "red"), "abbey, inga, gustav");
    assert_eq!(waits_for(&table), "before-roll");
    assert_eq!(public(&table).turn, seat(&table, "blue"));
}

#[test]
fn riv_153_one_card_is_exchanged_and_the_turn_is_over() {
    let table = after(EXCHANGE, "red puts abbey under B1; red draws B1");
    assert_eq!(hand(&table, "red"), "scout, inga, gustav");
    assert_eq!(table.next(), Next::Seats(SeatSet::only(seat(&table, "blue"))));
}

#[test]
fn riv_153_without_a_card_there_is_no_exchange() {
    let table = after("blue hand inga\ndiscard rest", "red ends actions");
    assert_eq!(waits_for(&table), "before-roll");
    assert_eq!(public(&table).turn, seat(&table, "blue"));
}

/// Also: RIV-276.
#[test]
fn riv_154_first_a_card_goes_under_then_one_is_taken() {
    let mut table = table(EXCHANGE);
    check_refused(&table, "red draws B1", Code::NotAChoice, rule::RIV_154);
    check_refused(&table, "red searches B1", Code::NotAChoice, rule::RIV_154);
    assert_eq!(listed_with(&table, "red", "puts gustav"), ["puts gustav under T1", "puts gustav under T2"]);
    check_refused(&table, "red puts gustav under B1", Code::WrongStack, rule::RIV_244);
    check_refused(&table, "red puts scout under B1", Code::NoSuchCard, rule::RIV_117);
    play(&mut table, "red puts gustav under T1");
    assert_eq!((hand(&table, "red").as_str(), stack(&table, "T1").as_str()), ("abbey, inga", "library, gustav"));
    check_refused(&table, "red passes", Code::NotAChoice, rule::RIV_154);
    let mut drawing = table.clone();
    play(&mut drawing, "red draws B2");
    assert_eq!(hand(&drawing, "red"), "abbey, inga, siglind");
    assert_eq!(stock_text(&drawing, "red"), stock_text(&table, "red"), "a top card is free");
    play(&mut table, "red searches B1; red pays (2,+1); red pays (2,-1); red takes candamir");
    assert_eq!(hand(&table, "red"), "abbey, candamir, inga");
    assert_eq!(stock_text(&table, "red"), "1 lumber 1 wool 1 brick");
}

/// What a search costs red with these lines.
fn search_price(lines: &str) -> u8 {
    let table = after(&format!("{EXCHANGE}\nred city (-1,0)\n{lines}"), "red puts inga under B2; red searches B1");
    match waits_for(&table).split_whitespace().collect::<Vec<_>>()[..] {
        ["pay-any", "red", count] => count.parse().expect("a number"),
        _ => 0,
    }
}

/// Also: RIV-169, RIV-241.
#[test]
fn riv_155_the_price_of_a_search() {
    assert_eq!(search_price(""), 2);
    assert_eq!(search_price("red places parish-hall (-1,+1)"), 1);
    assert_eq!(search_price("red places parish-hall (-1,+1)\nred places town-hall (-1,+1)"), 0);
    assert_eq!(search_price("blue places parish-hall (-1,+1)"), 2);
}

#[test]
fn riv_155_any_units_pay_for_a_search() {
    let mut table = after(EXCHANGE, "red puts inga under B2; red searches B1");
    assert_eq!(listed_with(&table, "red", "pays").len(), 5);
    check_refused(&table, "red pays (0,+1)", Code::StoreEmpty, rule::RIV_031);
    check_refused(&table, "red takes scout", Code::NotAChoice, rule::RIV_326);
    play(&mut table, "red pays (-2,+1); red pays (0,-1)");
    assert_eq!(stock_text(&table, "red"), "1 grain 1 brick 1 ore");
    assert!(is_legal(&table, "red takes scout"));
}

/// Also: RIV-242.
#[test]
fn riv_ex_35_the_price_follows_the_halls() {
    assert_eq!(search_price(""), 2);
    assert_eq!(search_price("red places parish-hall (-1,-1)"), 1);
    assert_eq!(search_price("red places parish-hall (-1,-1)\nred places town-hall (-1,-1)"), 0);
    let burnt = after(
        "
        option mode duel
        blue city (1,0)
        blue places hedge-tavern (1,+1)
        blue hand arsonist, abbey, inga
        red city (-1,0)
        red places parish-hall (-1,-1)
        red places town-hall (-1,-1)
        red hand austin, harald, osmund
        turn blue 2
        ",
        "blue plays arsonist; blue ends actions; blue draws B1; blue passes; red rolls 4 brigands; red ends actions
        red puts austin under B1; red searches B2",
    );
    assert_eq!(waits_for(&burnt), "pay-any red 1");
}

#[test]
fn riv_156_a_search_shows_the_stack_and_one_card_must_be_taken() {
    let position = "
        option mode progress
        red hand osmund, gustav
        stack B3 abbey, parish-hall, scout, parish-hall, inga
        phase exchange
    ";
    let mut table = after(position, "red puts osmund under B2; red searches B3; red pays (2,+1); red pays (2,-1)");
    let listed = listed(&table, "red");
    assert_eq!(listed, ["abbey", "parish-hall", "scout", "inga"].map(|card| format!("red takes {card}")));
    check_refused(&table, "red passes", Code::NotAChoice, rule::RIV_156);
    check_refused(&table, "red takes candamir", Code::NotThere, rule::RIV_156);
    play(&mut table, "red takes parish-hall");
    // The topmost copy; the order of the others stays.
    assert_eq!(stack(&table, "B3"), "abbey, scout, parish-hall, inga");
    assert_eq!(public(&table).turn, seat(&table, "blue"));
}

#[test]
fn riv_157_the_stack_may_be_the_one_that_got_the_card_or_of_any_set() {
    let back = after(&EXCHANGE.replace("stack T1 library", "stack T2 none"), "red puts gustav under T2; red draws T2");
    assert_eq!(hand(&back, "red"), "abbey, inga, gustav");
    let other = after(EXCHANGE, "red puts abbey under B2; red draws T1");
    assert_eq!(hand(&other, "red"), "inga, gustav, library");
}

/// Also: RIV-246.
#[test]
fn riv_157_an_empty_stack_cannot_be_chosen() {
    let position = EXCHANGE.replace("stack T1 library", "stack T2 none");
    let table = after(&position, "red puts abbey under B2");
    check_refused(&table, "red draws T2", Code::StackEmpty, rule::RIV_157);
    check_refused(&table, "red searches T2", Code::StackEmpty, rule::RIV_157);
    assert!(!listed(&table, "red").iter().any(|line| line.ends_with("T2")));
}

#[test]
fn riv_158_the_price_must_be_payable_when_the_card_lies_away() {
    let poor = after(&format!("{EXCHANGE}\nred stock none, ore 1"), "red puts abbey under B2");
    check_refused(&poor, "red searches B1", Code::BadRate, rule::RIV_155);
    assert!(is_legal(&poor, "red draws B1"));
    assert!(!listed(&poor, "red").iter().any(|line| line.contains("searches")));
    let enough = after(&format!("{EXCHANGE}\nred stock none, ore 2"), "red puts abbey under B2");
    assert!(is_legal(&enough, "red searches B1") && is_legal(&enough, "red draws B1"));
}

/// Also: RIV-326.
#[test]
fn riv_158_with_one_stack_and_no_price_nothing_is_asked() {
    let table = after(
        "red hand abbey\nred stock none\nblue hand inga\ndiscard rest\nphase exchange",
        "red puts abbey under B3",
    );
    assert_eq!(hand(&table, "red"), "abbey");
    assert_eq!(public(&table).turn, seat(&table, "blue"));
    let rich = after("red hand abbey\nblue hand inga\ndiscard rest\nphase exchange", "red puts abbey under B3");
    let answers = [Action::Draw(steading_rivals::stacks::Stack(2)), Action::Search(steading_rivals::stacks::Stack(2))];
    assert_eq!(rich.actions(seat(&rich, "red")), answers);
}

#[test]
fn riv_154_the_other_player_does_not_exchange() {
    check_illegal(EXCHANGE, "blue passes", Code::ActionPending, rule::RIV_128);
    check_illegal(EXCHANGE, "blue puts austin under B1", Code::ActionPending, rule::RIV_128);
    assert_eq!(
        table(EXCHANGE).game().next(table(EXCHANGE).state()),
        Next::Seats(SeatSet::only(seat(&table(EXCHANGE), "red")))
    );
}
