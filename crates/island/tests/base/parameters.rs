//! What a table may change: every parameter is read where its rule stands, so a table that sets another value plays by it.

use steading_game::{Game, Notation, Seat, Table};
use steading_island::Island;
use steading_island::audit::audit;
use steading_island::frame::Frame;
use steading_island::illegal::{About, Code, Detail, Illegal};
use steading_island::rule;
use steading_island::rules::{Deck, Founded, Rules};

use crate::support::{cards, hand, listed, play, points, public, refusal, start, table};

/// The table of a position, with rules that no options ask for.
fn table_with(position: &str, change: impl FnOnce(&mut Rules)) -> Table<Island> {
    let options = table(position).game().options().clone();
    let mut rules = Rules::new(&options);
    change(&mut rules);
    let game = Island::with_rules(options, rules).expect("the options were accepted before");
    let lines: Vec<&str> = position.lines().filter(|line| !line.trim().starts_with("option ")).collect();
    let state = game.parse_position(&lines.join("\n")).unwrap_or_else(|problems| panic!("bad position: {problems:?}"));
    Table::from_position(game, state)
}

/// Also: BASE-140, BASE-146, BASE-153, BASE-160.
#[test]
fn base_135_what_is_built_and_bought_costs_what_the_table_says() {
    const POSITION: &str = "red settlement N(0,0), road NE(0,0) NE(1,-1), hand 9 ore\nturn red, rolled";
    const BUILT: [(&str, u8); 4] = [
        ("red builds road NW(0,0)", 1),
        ("red builds settlement S(2,-2)", 2),
        ("red builds city N(0,0)", 3),
        ("red buys card; draw knight", 2),
    ];
    for (moves, ore) in BUILT {
        let mut table = table_with(POSITION, |rules| {
            rules.prices.road = cards("ore");
            rules.prices.settlement = cards("2 ore");
            rules.prices.city = cards("3 ore");
            rules.prices.card = cards("2 ore");
        });
        let first = moves.split(';').next().expect("a move").to_owned();
        assert!(listed(&table, "red").contains(&first), "{first} is not listed");
        play(&mut table, moves);
        assert_eq!(hand(&table, "red").total(), u16::from(9 - ore), "{moves}");
    }
    let poor = table_with("red settlement N(0,0), hand 4 grain 2 ore\nturn red, rolled", |rules| {
        rules.prices.city = cards("4 ore");
    });
    let refusal = refusal(&poor, "red builds city N(0,0)");
    assert_eq!((refusal.code, refusal.rule), (Code::CannotAfford, rule::BASE_135));
}

/// Also: BASE-057, and CK-030, CK-031 for the numbers.
#[test]
fn base_051_a_table_may_found_a_city_in_the_second_round() {
    let options = table("turn red").game().options().clone();
    let mut rules = Rules::new(&options);
    rules.founding[1] = Founded::City;
    let mut table = Table::new(Island::with_rules(options, rules).expect("the options were accepted before"));
    let mut log = Vec::new();
    while !public(&table).has_begun() {
        let on_turn = public(&table).turn;
        let action = *table.actions(on_turn).last().expect("something to found");
        let text = table.game().write_action(on_turn, &action);
        log.extend(play(&mut table, &text));
        assert_eq!(audit(table.game(), table.state()), Ok(()));
        let written = table.game().write_position(table.state());
        assert_eq!(table.game().parse_position(&written).as_ref(), Ok(table.state()), "{written}");
    }
    assert_eq!(log.iter().filter(|line| line.contains("raises a city")).count(), 4);
    for seat in table.game().seats().iter() {
        let (public, private) = (public(&table), &table.state().private[seat.index()]);
        let city = public.cities[seat.index()].iter().next().expect("a city");
        let hexes = table.game().topology.vertex_cells[city.index()];
        let due = hexes.into_iter().filter(|&hex| table.game().resource_of(hex).is_some()).count();
        assert_eq!(usize::from(private.hand.total()), due, "one card for each hex at the city");
        assert_eq!(public.open_points[seat.index()], 3);
        let pool = public.pool[seat.index()];
        assert_eq!((pool.settlements, pool.cities, pool.roads), (4, 3, 13));
    }
}

#[test]
fn base_030_a_table_may_have_a_founding_phase_on_the_beginner_board() {
    let options = start("setup beginner").game().options().clone();
    let mut rules = Rules::new(&options);
    rules.uses_presets = false;
    let state = Island::with_rules(options, rules).expect("the beginner board").start();
    assert!(state.public.occupied.is_empty() && !state.public.has_begun());
}

#[test]
fn base_212_without_a_largest_army_knights_bring_no_points() {
    let army = |least| {
        let mut table = table_with("red cards knight, knights 2\nturn red", |rules| rules.largest_army_min = least);
        play(&mut table, "red plays knight");
        (public(&table).largest_army, points(&table, "red"))
    };
    assert_eq!((army(Some(3)), army(None)), ((Some(Seat(0)), 2), (None, 0)));
}

#[test]
fn base_200_without_a_longest_road_roads_bring_no_points() {
    let road = |least| {
        let position = "red road NE(0,0) NW(0,0) W(0,0) NE(-1,1), hand brick lumber\nturn red, rolled";
        let mut table = table_with(position, |rules| rules.longest_road_min = least);
        play(&mut table, "red builds road NW(0,1)");
        (public(&table).longest_road, points(&table, "red"))
    };
    assert_eq!((road(Some(5)), road(None)), ((Some(Seat(0)), 2), (None, 0)));
}

#[test]
fn base_160_without_a_deck_no_card_is_bought() {
    let table = table_with("red hand wool grain ore\nturn red, rolled", |rules| rules.deck = Deck::Nothing);
    assert_eq!(table.state().deck.total(), 0);
    assert!(!listed(&table, "red").contains(&"red buys card".to_owned()));
    let told = Detail::Why("development-cards", About::Nothing);
    for line in ["red buys card", "red plays knight", "red plays monopoly ore", "red plays victory-point"] {
        assert_eq!(refusal(&table, line), Illegal::new(Code::NotInPlay, rule::CK_370, told), "{line}");
    }
}

/// Also: BASE-095.
#[test]
fn base_094_a_table_may_have_nothing_after_the_discards_of_a_seven() {
    const ROLLED: &str = "red rolls 3+4; blue discards 4 ore";
    let after = |after_discards| {
        let mut table = table_with("blue hand 8 ore\nturn red", |rules| rules.after_discards = after_discards);
        play(&mut table, ROLLED);
        public(&table).frames.top()
    };
    assert_eq!((after(Some(Frame::MoveRobber)), after(None)), (Frame::MoveRobber, Frame::Turn));
}
