//! Scenario cards but Treason (section 1.7).

use steading_game::Observer;
use steading_island::cards::Good;
use steading_island::rule;

use super::*;
use crate::support::{cards, check_illegal, hand, points, private, public, seat};

/// Red can buy three cards.
const RICH: &str = "hand 3 wool 3 grain 3 ore";

/// Red has bought this card.
fn bought(lines: &str, card: &str) -> Table<Island> {
    played(&format!("{lines}\nturn red, rolled"), &format!("red buys card; card {card}"))
}

#[test]
fn barb_058_a_card_costs_wool_grain_and_ore() {
    let table = bought(&format!("red {RICH}"), "knighthood");
    assert_eq!(hand(&table, "red"), cards("2 wool 2 grain 2 ore"));
    for short in ["grain ore", "wool ore", "wool grain"] {
        let position = attack(&format!("red hand {short}\nturn red, rolled"));
        check_illegal(&position, "red buys card", Code::CannotAfford, rule::BASE_135);
    }
}

#[test]
fn barb_059_a_bought_card_is_carried_out_at_once_and_never_held() {
    let mut table = bought(&format!("red {RICH}"), "knighthood");
    assert_eq!(private(&table, "red").cards.total(), 0);
    assert_eq!(refusal(&table, "red ends turn").code, Code::ActionPending);
    play(&mut table, "red musters knight NE(-2,2)");
    assert_eq!(guards(&table, "red"), ["NE(-2,2)"]);
    assert_eq!((private(&table, "red").cards.total(), private(&table, "red").new_cards.total()), (0, 0));
}

#[test]
fn barb_060_any_number_is_bought_one_after_another() {
    let mut table = bought(&format!("red {RICH}"), "knighthood");
    assert_eq!(refusal(&table, "red buys card").code, Code::ActionPending, "this one first");
    play(&mut table, "red musters knight NE(-2,2); red buys card; card black-knight; red musters knight NE(0,0)");
    play(&mut table, "red buys card; card knighthood; red musters knight W(-2,2)");
    assert_eq!(guards(&table, "red"), ["NE(-2,2)", "NE(0,0)", "W(-2,2)"]);
    assert_eq!(refusal(&table, "red buys card").code, Code::CannotAfford);
}

#[test]
fn barb_061_an_empty_deck_is_made_of_the_discards() {
    let most = "discarded 14 knighthood 4 black-knight 4 intrigue 3 treason";
    let mut table = played(&format!("red {RICH}\nbarbarians none\n{most}\nturn red, rolled"), "red buys card");
    assert_eq!(possible(&table), [("card treason".to_owned(), 1)]);
    let left = |table: &Table<Island>| table.game().view(table.state(), Observer::Public).deck_left;
    assert_eq!(left(&table), 1);
    play(&mut table, "card treason; red turns barbarian supply (0,2); red turns barbarian supply (1,1)");
    assert_eq!(left(&table), 0, "nothing is shuffled before a card is needed");
    play(&mut table, "red buys card");
    let weights: BTreeMap<String, u32> = possible(&table).into_iter().collect();
    let expected = [("card knighthood", 14), ("card black-knight", 4), ("card intrigue", 4), ("card treason", 4)];
    assert_eq!(weights, BTreeMap::from(expected.map(|(card, count)| (card.to_owned(), count))));
    play(&mut table, "card knighthood; red musters knight NE(-2,2)");
    assert_eq!((line(&table, "discarded").as_str(), left(&table)), ("1 knighthood", 25));
    assert!(!is_position("discarded 15 knighthood\nturn red"));
}

#[test]
fn barb_062_fourteen_knighthoods_and_four_of_each_other_card() {
    let table = played(&format!("red {RICH}\nturn red, rolled"), "red buys card");
    let weights: BTreeMap<String, u32> = possible(&table).into_iter().collect();
    let expected = [("card knighthood", 14), ("card black-knight", 4), ("card intrigue", 4), ("card treason", 4)];
    assert_eq!(weights, BTreeMap::from(expected.map(|(card, count)| (card.to_owned(), count))));
}

#[test]
fn barb_063_knighthood_puts_a_knight_on_a_free_side_of_the_castle() {
    let table = bought(&format!("red {RICH}\nblue guards NW(-2,2)"), "knighthood");
    let mut offered = listed_with(&table, "red", "");
    offered.sort_unstable();
    let mut expected: Vec<String> = CASTLE[..5].iter().map(|side| format!("red musters knight {side}")).collect();
    expected.sort_unstable();
    assert_eq!(offered, expected);
    assert_eq!(told(&table, "red musters knight NE(0,0)"), (Code::CastleOnly, rule::BARB_063));
    assert_eq!(told(&table, "red musters knight NW(-2,2)").0, Code::KnightThere);
}

/// Also: BARB-065.
#[test]
fn barb_064_a_black_knight_enters_on_any_free_path() {
    let position = format!(
        "red {RICH}, road NE(0,0), guards W(0,0)
         blue road W(1,0), guards NW(1,0)
         barbarians (-2,1) 3"
    );
    let table = bought(&position, "black-knight");
    assert_eq!(listed_with(&table, "red", "musters knight").len(), 70);
    // Castle, coast, own and foreign roads, an overrun hex.
    for path in ["NE(-3,3)", "W(3,0)", "NE(0,0)", "W(1,0)", "W(-2,1)", "NW(-2,1)", "W(1,1)"] {
        assert!(is_legal(&table, &format!("red musters knight {path}")), "{path}");
    }
    for path in ["W(0,0)", "NW(1,0)"] {
        assert_eq!(told(&table, &format!("red musters knight {path}")), (Code::KnightThere, rule::BARB_076), "{path}");
    }
    assert_eq!(told(&table, "red musters knight NE(9,9)"), (Code::UnknownPlace, rule::BASE_236));
}

#[test]
fn barb_066_without_a_knight_or_a_side_for_it_the_card_is_lost() {
    let six = format!("red {RICH}, guards NE(0,0) W(0,0) NW(0,0) NE(1,0) W(1,0) NW(1,0)");
    for card in ["knighthood", "black-knight"] {
        let table = bought(&six, card);
        assert!(is_legal(&table, "red buys card"), "nothing is asked and nothing drawn");
        assert_eq!((hand(&table, "red"), guards(&table, "red").len()), (cards("2 wool 2 grain 2 ore"), 6));
        assert_eq!(line(&table, "discarded"), format!("1 {card}"));
    }
    let full = format!("red {RICH}\nblue guards {}", CASTLE.join(" "));
    let table = bought(&full, "knighthood");
    assert!(is_legal(&table, "red buys card") && guards(&table, "red").is_empty());
    // A Black Knight finds a path elsewhere, and must take one.
    let table = bought(&full, "black-knight");
    assert_eq!(listed_with(&table, "red", "").len(), 66);
    assert_eq!(refusal(&table, "red ends turn").code, Code::ActionPending);
}

#[test]
fn barb_067_intrigue_takes_a_barbarian_of_any_coast_prisoner() {
    let mut table = bought(&format!("red {RICH}\nbarbarians (-2,1) 2, (0,2) 1"), "intrigue");
    assert_eq!(listed_with(&table, "red", "").len(), 2);
    assert_eq!(refusal(&table, "red ends turn").code, Code::ActionPending);
    assert_eq!(told(&table, "red captures barbarian (1,1)"), (Code::NoBarbarian, rule::BARB_067));
    assert_eq!(told(&table, "red captures barbarian (0,0)").0, Code::NotACoast);
    play(&mut table, "red captures barbarian (-2,1)");
    assert_eq!((on(&table, "(-2,1)"), on(&table, "(0,2)"), prisoners(&table, "red")), (1, 1, 1));
}

#[test]
fn barb_068_without_barbarians_intrigue_is_replaced_free_of_charge() {
    let mut table = bought(&format!("red {RICH}\nbarbarians none"), "intrigue");
    assert_eq!(chance(&table), "card");
    let left: u32 = possible(&table).iter().map(|(_, weight)| weight).sum();
    assert_eq!(left, 25);
    play(&mut table, "card intrigue; card knighthood; red musters knight NE(-2,2)");
    assert_eq!(hand(&table, "red"), cards("2 wool 2 grain 2 ore"), "paid once");
    assert_eq!(prisoners(&table, "red"), 0);
    assert_eq!(line(&table, "discarded"), "1 knighthood 2 intrigue");
}

/// A replacement that is the last of the deck comes from the discards. Also: BARB-061.
#[test]
fn barb_068_the_replacement_may_come_from_a_new_deck() {
    let most = "discarded 14 knighthood 4 black-knight 3 intrigue 4 treason";
    let table = bought(&format!("red {RICH}\nbarbarians none\n{most}"), "intrigue");
    assert_eq!(chance(&table), "card");
    assert_eq!(possible(&table).iter().map(|(_, weight)| weight).sum::<u32>(), 26);
}

/// Also: BARB-110.
#[test]
fn barb_073_a_barbarian_less_frees_an_overrun_coast() {
    let lines =
        format!("red settlement N(-3,2), {RICH}\nblue settlement N(1,0)\nbarbarians (-2,1) 3, (0,2) 1, (1,1) 1");
    let mut table = bought(&lines, "intrigue");
    assert_eq!(points(&table, "red"), 0);
    play(&mut table, "red captures barbarian (-2,1)");
    assert_eq!(points(&table, "red"), 1);
    let more = table.clone();
    play(&mut table, "red ends turn; blue rolls 2+2");
    assert_eq!(hand(&table, "red").count(Good::Wool), 3, "it yields again");
    // By Treason alike.
    let mut table = bought(&lines, "treason");
    play(&mut table, "red turns barbarian (-2,1) (1,-2); red turns barbarian (0,2) (2,0)");
    assert_eq!((points(&table, "red"), on(&table, "(-2,1)")), (1, 2));
    // Until a third one stands there again.
    let mut table = more;
    play(&mut table, "red buys card; card treason");
    play(&mut table, "red turns barbarian (0,2) (-2,1); red turns barbarian (1,1) (2,0)");
    assert_eq!(points(&table, "red"), 0);
}

/// Also: BARB-074.
#[test]
fn barb_075_a_card_may_win_at_once_and_free_what_is_then_built() {
    // Eleven points and one prisoner.
    let eleven = format!("red city N(1,1) N(-1,1) S(2,-2) S(0,-2), settlement N(-2,2), prisoners 5, {RICH}");
    let mut table = bought(&format!("{eleven}\nbarbarians (0,2) 1"), "intrigue");
    assert_eq!(points(&table, "red"), 11);
    play(&mut table, "red captures barbarian (0,2)");
    assert_eq!((points(&table, "red"), public(&table).winner), (12, Some(seat(&table, "red"))));
    // A road beside a coast that was overrun a moment ago.
    let lines = "red road NW(-2,1), hand wool grain ore brick lumber\nbarbarians (-2,1) 3";
    assert_eq!(refusal(&at(&format!("{lines}\nturn red, rolled")), "red builds road NE(-2,1)").code, Code::Overrun);
    let mut table = bought(lines, "intrigue");
    play(&mut table, "red captures barbarian (-2,1)");
    assert!(is_legal(&table, "red builds road NE(-2,1)"));
}

#[test]
fn barb_141_only_a_single_side_of_the_castle_is_taken_without_asking() {
    let five = format!("red {RICH}\nblue guards {}", CASTLE[..5].join(" "));
    let table = bought(&five, "knighthood");
    assert_eq!(guards(&table, "red"), ["NW(-2,2)"]);
    assert!(is_legal(&table, "red ends turn"));
    let four = format!("red {RICH}\nblue guards {}", CASTLE[..4].join(" "));
    assert_eq!(listed_with(&bought(&four, "knighthood"), "red", "").len(), 2);
    // Intrigue asks although one hex alone has a barbarian.
    let table = bought(&format!("red {RICH}\nbarbarians (0,2) 1"), "intrigue");
    assert_eq!(listed_with(&table, "red", ""), ["red captures barbarian (0,2)"]);
    assert_eq!(prisoners(&table, "red"), 0);
}
