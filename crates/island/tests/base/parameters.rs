//! What a table may change: every parameter is read where its rule stands, so a table that sets another value plays by it.

use steading_game::{Game, Notation, Table};
use steading_island::Island;
use steading_island::illegal::Code;
use steading_island::rule;
use steading_island::rules::Rules;

use crate::support::{cards, hand, listed, play, refusal, table};

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
