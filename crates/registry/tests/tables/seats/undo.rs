//! Taking one's own last move back.

use std::collections::BTreeMap;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use steading_game::{Next, Observer, Seat, Table};
use steading_island::Island;
use steading_registry::{AnyTable, Playable};
use steading_rivals::Rivals;

use super::{game, island_options, rivals_options, step};
use crate::toy;

fn island(position: &str) -> Box<dyn AnyTable> {
    let options = "setup explicit\nboard beginner\nfirst_player red\n";
    game("island").create_at(options, position, &mut SmallRng::seed_from_u64(0)).unwrap()
}

#[test]
fn building_and_ending_the_turn_are_taken_back_until_something_follows() {
    let mut table = island("red settlement N(0,0), hand brick lumber\nturn red, rolled");
    assert_eq!(table.undoable(), None, "nothing was done");
    table.play("red builds road NE(0,0)", None).unwrap();
    assert_eq!(table.undoable(), Some(Seat(0)));
    table.play("red ends turn", None).unwrap();
    assert_eq!(table.undoable(), Some(Seat(0)), "it is blue's turn, but blue has not acted");
    table.undo(1).unwrap();
    assert_eq!(table.undoable(), Some(Seat(0)), "the road is the last move again");
    table.play("red ends turn", None).unwrap();
    table.play("blue rolls", None).unwrap();
    assert_eq!(table.undoable(), None, "chance was called upon");
    table.resolve("dice 1+1").unwrap();
    assert_eq!(table.undoable(), None, "and has spoken");
    table.undo(2).unwrap();
    assert_eq!(table.undoable(), Some(Seat(0)));
}

#[test]
fn what_shows_the_hands_or_the_will_of_others_stays() {
    let mut table = island("red settlement N(0,0), hand brick, cards monopoly\nblue hand ore\nturn red, rolled");
    table.play("red offers 1 brick for 1 ore to blue", None).unwrap();
    assert_eq!(table.undoable(), Some(Seat(0)), "nobody has answered");
    table.play("blue accepts red", None).unwrap();
    assert_eq!(table.undoable(), None, "red knows that blue would");
    table.play("red trades with blue", None).unwrap();
    assert_eq!(table.undoable(), None);
    table.play("red plays monopoly ore", None).unwrap();
    assert_eq!(table.undoable(), None, "blue showed what it holds");
}

#[test]
fn a_bought_card_and_a_default_stay() {
    let mut table = island("red settlement N(0,0), hand wool grain ore\nturn red, rolled");
    table.play("red buys card", None).unwrap();
    assert_eq!(table.undoable(), None);
    let mut table = toy::GAMES[0].create("", &mut SmallRng::seed_from_u64(0)).unwrap();
    table.play_default(None).unwrap();
    assert_eq!(table.undoable(), None, "the seat did not choose it");
    table.play("boris passes", None).unwrap();
    assert_eq!(table.undoable(), Some(Seat(1)));
    let loaded = toy::GAMES[0].load(&table.record()).unwrap();
    assert_eq!(loaded.undoable(), Some(Seat(1)), "a loaded table knows it too");
    assert_eq!(table.boxed_clone().undoable(), Some(Seat(1)));
}

fn views(table: &dyn AnyTable) -> Vec<String> {
    let seats = table.seats().iter().map(Observer::Seat);
    seats.chain([Observer::Public]).map(|observer| table.view_json(observer).get().to_owned()).collect()
}

#[test]
fn after_taking_back_everybody_sees_what_they_saw() {
    let tables =
        island_options().map(|options| ("island", options)).chain(rivals_options().map(|options| ("rivals", options)));
    for (seed, (name, options)) in (0..).zip(tables) {
        let rng = &mut SmallRng::seed_from_u64(seed);
        let mut table = game(name).create(&options, rng).unwrap();
        let mut taken_back = 0;
        while table.entry_count() < 300 {
            let before = views(&*table);
            let events = table.event_count();
            if !step(&mut *table, rng) {
                break;
            }
            if let Some(seat) = table.undoable() {
                let entry = table.undo(1).unwrap().remove(0);
                assert_eq!(views(&*table), before, "{options}: {entry}");
                assert_eq!(table.event_count(), events);
                table.play(&entry, Some(seat)).unwrap();
                taken_back += 1;
            }
        }
        assert!(taken_back > 20, "{options}: {taken_back}");
    }
}

/// Plays random games. Whenever a move may be taken back, the seat that made it must have learnt nothing: had the cards it cannot see
/// lain otherwise, it and everybody else would see the same now. Counts the moves by kind: all, and those that may be taken back.
fn hold<G: Playable>(options: &str, entries: usize, seed: u64, counts: &mut BTreeMap<&'static str, (u32, u32)>) {
    let rng = &mut SmallRng::seed_from_u64(seed);
    let mut options = G::parse_options(options).unwrap();
    G::deal(&mut options, rng);
    let mut table = Table::new(G::new(options).unwrap());
    while table.log().len() < entries && table.next() != Next::Over {
        let Next::Seats(seats) = table.next() else {
            table.draw(rng).unwrap();
            continue;
        };
        let seat = seats.lowest().unwrap();
        let actions = table.actions(seat);
        let action = actions[rng.random_range(0..actions.len())];
        let before = table.state().clone();
        table.play(seat, action).unwrap();
        let count = counts.entry(G::sort(&action).0).or_default();
        count.0 += 1;
        let is_calm = matches!(table.next(), Next::Seats(_));
        if is_calm && !table.game().reveals(&before, table.state(), seat, action) {
            count.1 += 1;
            (0..2).for_each(|_| hold_move(&table, &before, seat, action, rng));
        }
    }
}

fn hold_move<G: Playable>(table: &Table<G>, before: &G::State, seat: Seat, action: G::Action, rng: &mut SmallRng) {
    let game = table.game();
    let mut other = game.guess(&game.view(before, Observer::Seat(seat)), rng);
    game.apply(&mut other, seat, action, &mut ());
    for observer in [Observer::Seat(seat), Observer::Public] {
        let (seen, otherwise) = (game.view(table.state(), observer), game.view(&other, observer));
        assert_eq!(seen, otherwise, "{}: {}", game.write_action(seat, &action), game.write_position(before));
    }
}

#[test]
fn what_may_be_taken_back_showed_nothing() {
    let mut counts = BTreeMap::new();
    for (seed, options) in (0..).zip(island_options()) {
        (0..3).for_each(|game| hold::<Island>(&options, 600, 100 * seed + game, &mut counts));
    }
    for (seed, options) in (0..).zip(rivals_options()) {
        (0..20).for_each(|game| hold::<Rivals>(&options, 600, 100 * seed + game, &mut counts));
    }
    for kind in ["roll", "buy_card", "play_monopoly", "accept", "trade_with", "give_left", "search", "draw", "take"] {
        assert!(counts[kind].0 > 0 && counts[kind].1 == 0, "{kind}: {:?}", counts[kind]);
    }
    for kind in
        ["build_road", "build_settlement", "bank_trade", "end_turn", "offer", "trade", "build", "lay_road", "pay"]
    {
        assert!(counts[kind].1 * 2 > counts[kind].0, "{kind}: {:?}", counts[kind]);
    }
}
