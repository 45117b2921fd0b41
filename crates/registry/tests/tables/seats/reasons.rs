//! Why a seat cannot do what it may think of.

use std::collections::BTreeSet;

use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::Value as Json;
use steading_game::{Next, Observer, Seat, Table};
use steading_island::Island;
use steading_registry::{AnyTable, Language, Playable, Reason, Sort};
use steading_rivals::Rivals;

use super::{game, island_options, rivals_options};
use crate::toy;

fn island(position: &str) -> Box<dyn AnyTable> {
    let options = "setup explicit\nboard beginner\nfirst_player red\n";
    game("island").create_at(options, position, &mut SmallRng::seed_from_u64(0)).unwrap()
}

/// The code and the sentence of the reason for a kind, if there is one.
fn told(table: &dyn AnyTable, seat: u8, kind: &str) -> Option<(&'static str, String)> {
    let reason = table.reasons(Seat(seat)).into_iter().find(|reason| reason.kind == kind)?;
    Some((reason.refusal.code.unwrap(), reason.refusal.message()))
}

fn code(table: &dyn AnyTable, seat: u8, kind: &str) -> Option<&'static str> {
    told(table, seat, kind).map(|(code, _)| code)
}

#[test]
fn a_seat_with_a_site_and_no_cards_hears_of_the_cards() {
    let table = island("red settlement N(0,0), road NE(0,0) W(1,0), hand brick lumber wool\nturn red, rolled");
    let (why, sentence) = told(&*table, 0, "build_settlement").unwrap();
    assert_eq!((why, sentence.contains("1 grain")), ("CANNOT_AFFORD", true), "{sentence}");
    assert_eq!(code(&*table, 0, "build_road"), None, "there is a road to build");
    assert_eq!(code(&*table, 0, "end_turn"), None);
    assert_eq!(code(&*table, 0, "build_city"), Some("CANNOT_AFFORD"));
    assert_eq!(code(&*table, 0, "buy_card"), Some("CANNOT_AFFORD"));
    assert_eq!(code(&*table, 0, "play_knight"), Some("NO_SUCH_CARD"));
    assert_eq!(code(&*table, 0, "bank_trade"), Some("CANNOT_AFFORD"));
    assert_eq!(code(&*table, 0, "roll"), Some("ALREADY_ROLLED"));
    assert_eq!(code(&*table, 0, "build_bridge"), None, "nobody thinks of bridges without rivers");
}

#[test]
fn a_seat_with_cards_and_no_site_hears_of_the_site() {
    let table = island("red settlement N(0,0), road NE(0,0), hand brick lumber wool grain\nturn red, rolled");
    assert_eq!(code(&*table, 0, "build_settlement"), Some("TOO_CLOSE"), "all that its road reaches is too close");
    let table = island("red city N(0,0), hand 2 grain 3 ore\nturn red, rolled");
    assert_eq!(code(&*table, 0, "build_city"), Some("NO_SETTLEMENT_HERE"));
}

#[test]
fn what_comes_first_is_told_first() {
    let table = island("red settlement N(0,0), hand brick lumber\nturn red");
    assert_eq!(code(&*table, 0, "build_road"), Some("ROLL_FIRST"));
    assert_eq!(code(&*table, 0, "end_turn"), Some("ROLL_FIRST"));
    assert_eq!(code(&*table, 0, "roll"), None);
    assert_eq!(told(&*table, 1, "build_road").unwrap().1, "It is not your turn: red is to play.");
    assert_eq!(code(&*table, 1, "offer"), Some("ROLL_FIRST"), "offers may come from anybody");
    let reason = &table.reasons(Seat(1))[0];
    assert!(reason.refusal.sentence(Language::Russian, &["Anna".to_owned()]).ends_with(" Anna."));
    assert!(table.reasons(Seat(7)).is_empty());
}

#[test]
fn of_bank_trades_the_nearest_is_told() {
    let table = island("red settlement N(0,0), hand brick 3 wool\nturn red, rolled");
    let (_, sentence) = told(&*table, 0, "bank_trade").unwrap();
    assert!(sentence.contains("1 wool"), "{sentence}");
}

#[test]
fn an_offer_that_cannot_be_met_says_what_is_missing() {
    let mut table = island("red settlement N(0,0), hand brick\nblue hand ore\nwhite hand wool\nturn red, rolled");
    assert_eq!(code(&*table, 1, "accept"), None, "there is nothing to accept");
    table.play("red offers 1 brick for 1 wool to blue white", None).unwrap();
    assert_eq!(code(&*table, 1, "accept"), Some("TRADE_CARDS_MISSING"));
    assert_eq!(code(&*table, 2, "accept"), None, "white can");
    assert_eq!(code(&*table, 0, "trade_with"), Some("NOT_ACCEPTED"));
    assert_eq!(code(&*table, 0, "offer"), None, "another offer would take its place, listed or not");
}

#[test]
fn the_cards_of_a_hand_have_a_reason_each() {
    let rng = &mut SmallRng::seed_from_u64(3);
    let mut table = game("rivals").create("mode duel\nfirst_player red\n", rng).unwrap();
    while table.turns() < 12 {
        assert!(super::step(&mut *table, rng));
    }
    let Next::Seats(seats) = table.next() else { panic!("{:?}", table.next()) };
    let other = table.seats().minus(seats).lowest().unwrap();
    let about: BTreeSet<&str> = table.reasons(other).iter().filter_map(|reason| reason.about).collect();
    let view: Json = serde_json::from_str(table.view_json(Observer::Seat(other)).get()).unwrap();
    let hand = view["hand"].as_array().unwrap();
    assert!(!about.is_empty() && about.len() <= hand.len() + 1, "{about:?} {hand:?}");
    assert!(table.reasons(other).iter().any(|reason| reason.kind == "trade"));
}

#[test]
fn the_toy_has_reasons_too() {
    let table = toy::GAMES[0].create("", &mut SmallRng::seed_from_u64(0)).unwrap();
    assert!(table.reasons(Seat(0)).is_empty());
    let kinds: Vec<&str> = table.reasons(Seat(1)).iter().map(|reason| reason.kind).collect();
    assert_eq!(kinds, ["flip", "pass"]);
}

/// Plays a random game and looks at every seat's reasons now and then.
fn hold<G: Playable>(options: &str, entries: usize, seed: u64) {
    let rng = &mut SmallRng::seed_from_u64(seed);
    let mut options = G::parse_options(options).unwrap();
    G::deal(&mut options, rng);
    let mut table = Table::new(G::new(options).unwrap());
    while table.log().len() < entries && table.next() != Next::Over {
        match table.next() {
            Next::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                let actions = table.actions(seat);
                let action = actions[rand::RngExt::random_range(rng, 0..actions.len())];
                table.play(seat, action).unwrap();
            }
            _ => drop(table.draw(rng).unwrap()),
        }
        if table.log().len() % 5 == 0 {
            table.game().seats().iter().for_each(|seat| hold_seat(&table, seat, rng));
        }
    }
}

/// Every kind that comes to mind is either legal or has a reason, never both; and the reasons are the same whatever the seat cannot
/// see.
fn hold_seat<G: Playable>(table: &Table<G>, seat: Seat, rng: &mut SmallRng) {
    let (game, state) = (table.game(), table.state());
    let reasons = reasons_at(game, state, seat);
    let legal: BTreeSet<Sort> = table.actions(seat).iter().map(G::sort).collect();
    let mut candidates = Vec::new();
    game.candidates(state, seat, &mut candidates);
    let refused: BTreeSet<Sort> = reasons.iter().map(|reason| (reason.kind, reason.about)).collect();
    assert_eq!(refused.len(), reasons.len(), "one reason for each kind");
    assert!(refused.is_disjoint(&legal));
    for action in candidates {
        let may = game.check(state, seat, action);
        let sort = G::sort(&action);
        assert!(may.is_err() || !refused.contains(&sort), "{action:?} is legal, but {sort:?} has a reason");
        assert!(may.is_ok() || refused.contains(&sort) || legal.contains(&sort) || sort.0 == "offer", "{action:?}");
    }
    let guess = game.guess(&game.view(state, Observer::Seat(seat)), rng);
    assert_eq!(reasons_at(game, &guess, seat), reasons, "{}", game.write_position(state));
}

/// The reasons at a position, asked of a table that begins there.
fn reasons_at<G: Playable>(rules: &G, state: &G::State, seat: Seat) -> Vec<Reason> {
    let options = G::write_options(rules.options());
    let table = game(G::NAME).create_at(&options, &rules.write_position(state), &mut SmallRng::seed_from_u64(0));
    table.unwrap_or_else(|error| panic!("{error}")).reasons(seat)
}

#[test]
fn reasons_are_complete_and_tell_no_secrets() {
    for (seed, options) in (0..).zip(island_options()) {
        hold::<Island>(&options, 250, seed);
    }
    for (seed, options) in (0..).zip(rivals_options()) {
        hold::<Rivals>(&options, 400, seed);
    }
}
