//! Treason (section 1.7).

use steading_island::rule;

use super::*;
use crate::support::{listed, points, public, seat};

/// Red has bought Treason with these barbarians on the coast.
fn treason(lines: &str) -> Table<Island> {
    played(&format!("red {CARD}\n{lines}\nturn red, rolled"), "red buys card; card treason")
}

/// The coasts, all overrun but some, which hold so many.
fn all_overrun_but(others: &[(&str, u32)]) -> String {
    let count = |hex: &str| others.iter().find(|(other, _)| *other == hex).map_or(3, |other| other.1);
    let coasts: Vec<String> =
        COAST.into_iter().filter(|hex| count(hex) > 0).map(|hex| format!("{hex} {}", count(hex))).collect();
    format!("barbarians {}", coasts.join(", "))
}

#[test]
fn barb_069_two_gold_and_two_barbarians_to_two_other_coasts() {
    let mut table = treason("barbarians (-2,1) 2, (-2,0) 1, (0,2) 1");
    assert_eq!(gold(&table, "red"), 2);
    play(&mut table, "red turns barbarian (-2,1) (1,1); red turns barbarian (-2,0) (2,0)");
    let expected = [("(-2,1)", 1), ("(0,2)", 1), ("(1,1)", 1), ("(2,0)", 1)];
    assert_eq!(barbarians(&table), BTreeMap::from(expected.map(|(hex, count)| (hex.to_owned(), count))));
    assert_eq!((gold(&table, "red"), prisoners(&table, "red")), (2, 0));
    assert!(is_legal(&table, "red ends turn"));
}

#[test]
fn barb_070_destinations_are_other_coasts_that_are_not_overrun() {
    let mut table = treason("barbarians (-2,1) 2, (-2,0) 1, (0,2) 3, (1,1) 2");
    for (to, why) in
        [("(0,0)", "inner"), ("(2,-2)", "desert"), ("(-2,2)", "castle"), ("(-2,1)", "source"), ("(0,2)", "overrun")]
    {
        let refused = told(&table, &format!("red turns barbarian (-2,1) {to}"));
        assert_eq!(refused.0, Code::NotACoast, "{why}");
    }
    assert!(is_legal(&table, "red turns barbarian (-2,1) (1,1)"), "two barbarians leave room for a third");
    play(&mut table, "red turns barbarian (-2,1) (1,1)");
    // Neither the source nor the destination of the first move.
    assert_eq!(told(&table, "red turns barbarian (-2,0) (1,1)").0, Code::NotACoast);
    assert_eq!(told(&table, "red turns barbarian (-2,0) (-2,1)").0, Code::NotACoast);
    assert_eq!(told(&table, "red turns barbarian (-2,1) (2,0)").0, Code::NotACoast);
    assert_eq!(told(&table, "red turns barbarian (1,1) (2,0)").0, Code::NotACoast);
    assert!(
        is_legal(&table, "red turns barbarian (0,2) (2,0)") && is_legal(&table, "red turns barbarian (-2,0) (2,0)")
    );
}

/// Also: BARB-140.
#[test]
fn barb_071_missing_barbarians_come_from_the_supply() {
    // One coast with barbarians: from it, then from the supply.
    let mut table = treason("barbarians (-2,1) 1");
    assert_eq!(told(&table, "red turns barbarian supply (0,2)"), (Code::NotAChoice, rule::BARB_140));
    play(&mut table, "red turns barbarian (-2,1) (0,2)");
    assert_eq!(told(&table, "red turns barbarian (0,2) (1,1)").0, Code::NotAChoice);
    play(&mut table, "red turns barbarian supply (1,1)");
    assert_eq!((on(&table, "(-2,1)"), on(&table, "(0,2)"), on(&table, "(1,1)")), (0, 1, 1));
    // None: both.
    let mut table = treason("barbarians none");
    assert_eq!(told(&table, "red turns barbarian (-2,1) (0,2)").0, Code::NotAChoice);
    play(&mut table, "red turns barbarian supply (0,2); red turns barbarian supply (1,1)");
    assert_eq!(all_barbarians(&table), 2);
    // One in the supply alone, or none: as many as possible.
    let mut table = treason("blue prisoners 35\nbarbarians none");
    play(&mut table, "red turns barbarian supply (0,2)");
    assert_eq!((all_barbarians(&table), is_legal(&table, "red ends turn")), (1, true));
    let mut table = treason("blue prisoners 35\nbarbarians (-2,1) 1");
    play(&mut table, "red turns barbarian (-2,1) (0,2)");
    assert_eq!((on(&table, "(0,2)"), is_legal(&table, "red ends turn")), (1, true));
    // One destination alone.
    let mut table = treason(&all_overrun_but(&[("(0,2)", 0)]));
    play(&mut table, "red turns barbarian (1,1) (0,2)");
    assert_eq!((on(&table, "(1,1)"), on(&table, "(0,2)"), is_legal(&table, "red ends turn")), (2, 1, true));
}

#[test]
fn barb_072_both_moves_are_carried_out_together() {
    let mut table = treason("barbarians (-2,1) 3, (0,2) 1");
    let before = barbarians(&table);
    play(&mut table, "red turns barbarian (-2,1) (1,1)");
    assert_eq!(barbarians(&table), before, "nothing moves between the two");
    // The hex that the first move leaves is no destination, though it would have room then.
    assert_eq!(told(&table, "red turns barbarian (0,2) (-2,1)").0, Code::NotACoast);
    play(&mut table, "red turns barbarian (0,2) (2,0)");
    assert_eq!((on(&table, "(-2,1)"), on(&table, "(0,2)"), on(&table, "(1,1)"), on(&table, "(2,0)")), (2, 0, 1, 1));
}

#[test]
fn barb_074_treason_may_overrun_a_coast_and_is_no_attack() {
    let mut table = treason("blue settlement N(1,2)\nbarbarians (-2,1) 1, (0,2) 1, (1,1) 2");
    assert_eq!(points(&table, "blue"), 1);
    play(&mut table, "red turns barbarian (-2,1) (1,1); red turns barbarian (0,2) (2,0)");
    assert_eq!((on(&table, "(1,1)"), points(&table, "blue"), chance(&table).as_str()), (3, 0, ""));
    assert!(is_legal(&table, "red ends turn"));
}

#[test]
fn barb_138_two_questions_after_the_gold_and_the_points_when_the_card_is_done() {
    let lines = "
        red        city N(1,1) N(-1,1) S(2,-2) S(0,-2), settlement N(-3,2), prisoners 6, hand wool grain ore
        barbarians (-2,1) 3, (0,2) 1
        turn       red, rolled
        ";
    let mut table = played(lines, "red buys card; card treason");
    assert_eq!((gold(&table, "red"), points(&table, "red")), (2, 11));
    assert!(listed(&table, "red").iter().all(|action| action.starts_with("red turns barbarian ")));
    play(&mut table, "red turns barbarian (-2,1) (1,1)");
    assert_eq!((points(&table, "red"), public(&table).winner), (11, None));
    assert_eq!(refusal(&table, "red ends turn").code, Code::ActionPending);
    play(&mut table, "red turns barbarian (0,2) (2,0)");
    assert_eq!((points(&table, "red"), public(&table).winner), (12, Some(seat(&table, "red"))));
}

#[test]
fn barb_139_both_moves_are_made_wherever_both_are_possible() {
    // With barbarians on two coasts alone, the one is no destination for the other.
    let mut table = treason("barbarians (-2,1) 1, (0,2) 1");
    assert_eq!(told(&table, "red turns barbarian (-2,1) (0,2)"), (Code::NotAChoice, rule::BARB_139));
    assert!(is_legal(&table, "red turns barbarian (-2,1) (1,1)"));
    play(&mut table, "red turns barbarian (-2,1) (1,1)");
    assert_eq!(refusal(&table, "red ends turn").code, Code::ActionPending, "the second is obligatory");
    // With three, it is.
    assert!(is_legal(&treason("barbarians (-2,1) 1, (0,2) 1, (1,1) 1"), "red turns barbarian (-2,1) (0,2)"));
    // Two coasts with room: neither may be left as a source.
    let table = treason(&all_overrun_but(&[("(0,2)", 1), ("(1,1)", 2)]));
    assert_eq!(told(&table, "red turns barbarian (1,1) (0,2)"), (Code::NotAChoice, rule::BARB_139));
    assert!(is_legal(&table, "red turns barbarian (2,0) (0,2)"));
    // Nothing is possible: the gold alone.
    let table = treason(&all_overrun_but(&[]));
    assert_eq!((gold(&table, "red"), all_barbarians(&table), is_legal(&table, "red ends turn")), (2, 30, true));
    let table = treason("blue prisoners 36\nbarbarians none");
    assert_eq!((gold(&table, "red"), is_legal(&table, "red ends turn")), (2, true));
}

#[test]
fn barb_140_the_supply_is_used_only_where_coasts_are_short() {
    let mut table = treason("barbarians (-2,1) 1, (0,2) 1");
    assert!(listed(&table, "red").iter().all(|action| !action.contains("supply")));
    assert_eq!(told(&table, "red turns barbarian supply (1,1)"), (Code::NotAChoice, rule::BARB_140));
    play(&mut table, "red turns barbarian (-2,1) (1,1)");
    assert_eq!(told(&table, "red turns barbarian supply (2,0)"), (Code::NotAChoice, rule::BARB_140));
    let mut table = treason("barbarians none");
    assert_eq!(listed(&table, "red").len(), 10);
    play(&mut table, "red turns barbarian supply (1,1)");
    assert_eq!(listed(&table, "red").len(), 9);
    assert_eq!(told(&table, "red turns barbarian supply (1,1)").0, Code::NotACoast);
}
