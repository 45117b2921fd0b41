//! Hands, bank and trade over all eight kinds of cards. No module of ours has commodities yet, so the table here is given them by the
//! parameter that decides it: what the bank holds at the start.

use expect_test::expect;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use steading_game::laws::Lawful;
use steading_game::{Game, Journal, Next, Notation, Observer, Seat, Table};
use steading_island::Island;
use steading_island::action::{Action, Outcome};
use steading_island::cards::{Cards, Good, GoodSet};
use steading_island::event::Event;
use steading_island::illegal::{About, Code, Detail, Illegal};
use steading_island::layout::Harbour;
use steading_island::options::Options;
use steading_island::rule;
use steading_island::rules::Rules;
use steading_island::scene::Scene;
use steading_island::state::State;
use steading_island::text::draw::draw;

use crate::support::*;

/// A table with twelve cards of each commodity in the bank.
fn with_commodities(options: Options) -> Island {
    let mut rules = Rules::new(&options);
    rules.bank += GoodSet::COMMODITIES.each(12);
    rules.goods = rules.bank.kind_set();
    Island::with_rules(options, rules).expect("the options make a table")
}

/// A position of such a table.
fn rich_table(position: &str) -> Table<Island> {
    let game = with_commodities(table("turn red").game().options().clone());
    let state = game.parse_position(position).unwrap_or_else(|problems| panic!("bad position: {problems:?}"));
    Table::from_position(game, state)
}

fn check_rich(position: &str, moves: &str, expected: &expect_test::Expect) {
    let mut table = rich_table(position);
    let log = play(&mut table, moves);
    expected.assert_eq(&(log.join("\n") + "\n"));
}

#[test]
fn a_table_plays_with_the_kinds_that_its_bank_holds() {
    let plain = table("turn red");
    assert_eq!(plain.game().rules.goods, GoodSet::RESOURCES);
    assert_eq!(Scene::of(plain.game()).goods, Good::RESOURCES);
    assert_eq!(public(&plain).rates, [Cards::each(4); 4]);
    let rich = rich_table("turn red");
    assert_eq!(Scene::of(rich.game()).goods, Good::ALL);
    assert_eq!(public(&rich).rates, [GoodSet::ALL.each(4); 4]);
}

#[test]
fn a_kind_that_is_not_played_with_is_neither_given_nor_taken() {
    let position = "red hand 4 ore; turn red, rolled".replace("; ", "\n");
    let table = table(&position);
    for (action, kind) in [
        ("red banks 4 ore for cloth", Good::Cloth),
        ("red banks 4 cloth for ore", Good::Cloth),
        ("red offers 1 ore for 1 coin to blue", Good::Coin),
        ("red offers 1 paper for 1 wool to blue", Good::Paper),
        ("red discards 4 paper", Good::Paper),
        ("red plays monopoly cloth", Good::Cloth),
        ("red plays year-of-plenty ore coin", Good::Coin),
    ] {
        let told = Illegal::new(Code::NotInPlay, rule::COMBO_009, Detail::Why("foreign-cards", About::Good(kind)));
        assert_eq!(refusal(&table, action), told, "{action}");
    }
    assert!(
        listed(&table, "red").iter().all(|action| !["cloth", "coin", "paper"].iter().any(|kind| action.contains(kind)))
    );
    let problems = table.game().parse_position("red hand 1 cloth\nturn red").unwrap_err();
    assert!(problems[0].to_string().contains("the hands hold more cards than there are"), "{}", problems[0]);
    assert!(!table.game().may_happen(table.state(), &Outcome::Steal(Good::Cloth)));
}

#[test]
fn the_bank_takes_and_gives_every_kind() {
    check_rich(
        "red hand 4 wool 4 coin\nturn red, rolled",
        "red banks 4 wool for paper; red banks 4 coin for cloth",
        &expect![[r#"
            red gives the bank 4 wool for 1 paper
            red gives the bank 4 coin for 1 cloth
        "#]],
    );
    let table = rich_table("red hand 4 cloth\nturn red, rolled");
    let wants: Vec<String> = listed(&table, "red")
        .into_iter()
        .filter_map(|action| Some(action.split_once("banks 4 cloth for ")?.1.into()))
        .collect();
    assert_eq!(wants, ["brick", "lumber", "wool", "grain", "ore", "coin", "paper"]);
    for (action, code) in [
        ("red banks 4 cloth for cloth", Code::SameResource),
        ("red banks 3 cloth for ore", Code::BadRate),
        ("red banks 4 paper for ore", Code::CannotAfford),
    ] {
        assert_eq!(refusal(&table, action).code, code, "{action}");
    }
}

/// A bank without commodities lists only what it has, for commodities too.
#[test]
fn stacks_that_are_empty_are_not_listed() {
    let table = rich_table("red hand 12 cloth 12 coin 12 paper\nturn red, rolled");
    let from_cloth = listed(&table, "red").into_iter().filter(|action| action.contains("banks 4 cloth for")).count();
    let from_all = listed(&table, "red").into_iter().filter(|action| action.contains("banks 4")).count();
    assert_eq!((from_cloth, from_all), (5, 15));
    assert_eq!(refusal(&table, "red banks 4 cloth for coin").code, Code::BankEmpty);
}

#[test]
fn a_generic_harbour_serves_commodities_and_a_special_one_only_its_resource() {
    let game = with_commodities(table("turn red").game().options().clone());
    let at = |wanted: Harbour| {
        let &(path, _) = game.layout().harbours.iter().find(|(_, harbour)| *harbour == wanted).unwrap();
        game.topology.edge_ends[path.index()][0]
    };
    let rates = |harbour: Harbour| {
        let table = rich_table(&format!("red settlement {}, hand 3 coin 3 wool\nturn red, rolled", at(harbour)));
        (public(&table).rates[0], is_legal(&table, "red banks 3 coin for cloth"))
    };
    assert_eq!(rates(Harbour::Generic), (GoodSet::ALL.each(3), true));
    let wool = GoodSet::ALL.without(Good::Wool).each(4) + Cards::of(Good::Wool, 2);
    assert_eq!(rates(Harbour::Special(Good::Wool)), (wool, false));
}

#[test]
fn players_trade_every_kind() {
    check_rich(
        "red hand 1 cloth\nblue hand 2 paper\nturn red, rolled",
        "red offers 1 cloth for 2 paper to blue; blue accepts red; red trades with blue",
        &expect![[r#"
            red offers 1 cloth for 2 paper to blue
            blue accepts
            red gives 1 cloth to blue for 2 paper
        "#]],
    );
    let table = rich_table("red hand 1 cloth\nturn red, rolled");
    let same = refusal(&table, "red offers 1 cloth for 1 cloth to blue");
    assert_eq!((same.code, same.detail), (Code::TradeSameResource, Detail::Good(Good::Cloth)));
    let short = refusal(&table, "red offers 2 cloth 1 coin for 1 ore to blue");
    assert_eq!((short.code, short.detail), (Code::TradeCardsMissing, Detail::Short(cards("1 cloth 1 coin"))));
}

/// Half of the whole hand goes, by default card by card of what is held most; a thief draws from all of it.
#[test]
fn a_seven_takes_from_the_whole_hand() {
    let mut table = rich_table("red hand 3 brick 3 cloth 4 paper\nblue settlement N(0,0), hand 2 coin 1 ore\nturn red");
    play(&mut table, "red rolls 3+4");
    assert_eq!(defaults(&table), ["red discards 2 brick 1 cloth 2 paper"]);
    assert_eq!(listed(&table, "red"), ["red sets aside brick", "red sets aside cloth", "red sets aside paper"]);
    play(&mut table, "red discards 1 brick 1 cloth 3 paper; red moves robber (0,-1)");
    let (game, state) = (table.game(), table.state());
    let mut outcomes = Vec::new();
    game.outcomes(state, &mut outcomes);
    assert_eq!(outcomes, [(Outcome::Steal(Good::Ore), 1), (Outcome::Steal(Good::Coin), 2)]);
    play(&mut table, "steal coin");
    assert_eq!(
        (hand(&table, "red"), hand(&table, "blue")),
        (cards("2 brick 2 cloth 1 paper 1 coin"), cards("1 ore 1 coin"))
    );
}

/// What brings resources brings no commodity, and names none.
#[test]
fn year_of_plenty_and_monopoly_are_about_resources() {
    let table = rich_table("red cards year-of-plenty monopoly\nblue hand 2 cloth\nturn red, rolled");
    let plays: Vec<String> = listed(&table, "red").into_iter().filter(|action| action.contains("plays")).collect();
    assert_eq!(plays.len(), 15 + 5);
    assert!(plays.iter().all(|action| !["cloth", "coin", "paper"].iter().any(|kind| action.contains(kind))));
    for (action, rule, kind) in [
        ("red plays year-of-plenty ore cloth", rule::BASE_183, Good::Cloth),
        ("red plays year-of-plenty paper ore", rule::BASE_183, Good::Paper),
        ("red plays monopoly coin", rule::BASE_185, Good::Coin),
    ] {
        let illegal = refusal(&table, action);
        assert_eq!(
            (illegal.code, illegal.rule, illegal.detail),
            (Code::NotAChoice, rule, Detail::Why("no-resource", About::Good(kind)))
        );
    }
}

#[test]
fn the_drawing_has_a_column_for_each_kind() {
    let table = rich_table("red hand 2 cloth 1 paper\nturn red");
    let drawn = draw(table.game(), table.state());
    let (heading, red) = (line_with(&drawn, "pts"), line_with(&drawn, "> red"));
    expect![["         pts   br lu wo gr or cl co pa  all   kn rb yp mo vp  played  length   rd se ci"]]
        .assert_eq(heading);
    assert!(red.contains(".  .  .  .  .  2  .  1    3"), "{red}");
}

fn line_with<'a>(drawn: &'a str, words: &str) -> &'a str {
    drawn.lines().find(|line| line.contains(words)).unwrap_or_else(|| panic!("no `{words}` in:\n{drawn}"))
}

/// Random games in which everybody begins with commodities, and trades: nothing is lost of any kind, lists and checks agree, and texts, JSON
/// and guesses keep all eight kinds.
#[test]
fn games_with_eight_kinds_are_sound() {
    let mut seen = Cards::NONE;
    for seed in 0..40 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let options = Options { list_offers: true, victory_points: 5, ..Options::beginner() };
        let game = with_commodities(options);
        seen = seen.either(sound_game(&game, &mut rng));
    }
    assert!(seen.covers(GoodSet::ALL.each(4)), "hands held {seen} at most");
}

/// Plays a game at random, and says how many cards of each kind a hand held at most.
fn sound_game(game: &Island, rng: &mut SmallRng) -> Cards {
    let (mut state, mut list, mut most) = (game.start(), Vec::new(), Cards::NONE);
    for seat in game.seats().iter() {
        state.private[seat.index()].hand += GoodSet::COMMODITIES.each(2);
        state.public.bank -= GoodSet::COMMODITIES.each(2);
    }
    for step in 0..2000 {
        game.audit(&state).unwrap();
        most = state.private.iter().fold(most, |most, private| most.either(private.hand));
        if step % 20 == 0 {
            round_trips(game, &state, rng);
        }
        match game.next(&state) {
            Next::Over => break,
            Next::Chance => {
                let outcome = game.sample(&state, rng);
                game.resolve(&mut state, &outcome, &mut Checked(game));
            }
            Next::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                list.clear();
                game.actions(&state, seat, &mut list);
                for &action in &list {
                    assert_eq!(game.check(&state, seat, action), Ok(()), "{action:?}");
                }
                let nonsense = game.any_action(&state, seat, rng);
                let is_legal = game.check(&state, seat, nonsense).is_ok();
                assert!(!is_legal || list.contains(&nonsense) || !game.lists(&state, seat, nonsense), "{nonsense:?}");
                let action = if is_legal { nonsense } else { likely(&list, rng) };
                let text = game.write_action(seat, &action);
                assert_eq!(game.parse_action(&state, &text).unwrap(), (seat, action), "{text}");
                game.apply(&mut state, seat, action, &mut Checked(game));
            }
        }
    }
    most
}

/// Trades with the bank are made whenever there is one, and others half of the time, so that cards move.
fn likely(list: &[Action], rng: &mut SmallRng) -> Action {
    let trades: Vec<&Action> = list.iter().filter(|action| matches!(action, Action::BankTrade { .. })).collect();
    match trades.choose(rng) {
        Some(&&trade) if rng.random() => trade,
        _ => *list.choose(rng).expect("whoever is waited for has something to do"),
    }
}

/// A position comes back from its text and its JSON, and a guess from a view looks the same.
fn round_trips(game: &Island, state: &State, rng: &mut SmallRng) {
    let text = game.write_position(state);
    assert!(game.parse_position(&text).unwrap() == *state, "{text}");
    let json = serde_json::to_string(state).unwrap();
    let mut read: State = serde_json::from_str(&json).unwrap();
    game.complete(&mut read);
    assert!(read == *state, "{json}");
    for observer in [Observer::Public, Observer::Seat(Seat(0)), Observer::Seat(Seat(1))] {
        let view = game.view(state, observer);
        let guess = game.guess(&view, rng);
        assert!(game.view(&guess, observer) == view);
        game.audit(&guess).unwrap();
    }
}

/// Every event comes back from its JSON and has its words.
struct Checked<'a>(&'a Island);

impl Journal<Event> for Checked<'_> {
    fn note(&mut self, event: Event) {
        let json = serde_json::to_string(&event).unwrap();
        assert_eq!(serde_json::from_str::<Event>(&json).unwrap(), event);
        assert!(!self.0.write_event(&event).is_empty());
    }
}
