//! Tables: what is done for a seat that lets its time pass is marked in the log, and stays marked.

mod dare;

use dare::{Action, Dare, Illegal, Options, Outcome};
use steading_game::{Entry, Game, Notation, Seat, Table, TableError, record};

/// A table whose left seat is on turn, with nothing in the pot.
fn dealt() -> Table<Dare> {
    let mut table = Table::new(Dare::new(Options { target: 30 }).unwrap());
    table.enter_text("card 1").unwrap();
    table.enter_text("card 4").unwrap();
    table
}

#[test]
fn a_default_is_played_and_marked() {
    let mut table = dealt();
    table.play_default(Seat(0)).unwrap();
    assert_eq!(table.log().last(), Some(&Entry::Default(Seat(0), Action::Throw)));
    table.resolve(Outcome::Die(5)).unwrap();
    table.play_default(Seat(0)).unwrap();
    assert_eq!(table.log().last(), Some(&Entry::Default(Seat(0), Action::Bank)));
    assert_ne!(Entry::<Dare>::Default(Seat(0), Action::Bank), Entry::Action(Seat(0), Action::Bank));
    assert_eq!(table.state().banked, [5, 0]);
}

#[test]
fn a_default_survives_record_undo_and_replay() {
    let mut table = dealt();
    table.enter_text("left throws").unwrap();
    table.enter_text("die 3").unwrap();
    table.play_default(Seat(0)).unwrap();
    let text = record::write(&table);
    assert!(text.contains("\n  left throws\n  die 3\n  left banks (default)\nend\n"), "{text}");
    let again = record::read::<Dare>(&text).unwrap();
    assert_eq!((again.log(), again.state()), (table.log(), table.state()));

    let last = table.undo().unwrap();
    assert_eq!(last, Entry::Default(Seat(0), Action::Bank));
    table.enter(last).unwrap();
    assert_eq!((again.log(), again.state()), (table.log(), table.state()));
    assert_eq!(table.state_after(5), *table.state());
}

#[test]
fn a_mark_that_is_not_true_is_refused() {
    let mut table = dealt();
    let before = table.state().clone();
    assert_eq!(table.enter_text("left shows (default)"), Err(TableError::NotDefault));
    assert_eq!(table.enter_text("left banks (default)"), Err(TableError::Illegal(Illegal::EmptyPot)));
    assert_eq!(table.enter_text("right throws (default)"), Err(TableError::Illegal(Illegal::NotYourTurn)));
    assert_eq!(table.play_default(Seat(1)), Err(TableError::NotDefault), "nobody waits for the right seat");
    assert!(matches!(table.enter_text("left throws (by default)"), Err(TableError::Unread(_))));
    assert!(matches!(table.enter_text("(default)"), Err(TableError::Unread(_))));
    assert_eq!((table.state(), table.log().len()), (&before, 2));
    table.enter_text("left throws  (default) ").unwrap();
    assert_eq!(table.game().write_entry(&table.log()[2]), "left throws (default)");
}
