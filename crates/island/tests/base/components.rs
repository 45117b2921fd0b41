//! Components and supplies (section 1.1).

use std::collections::BTreeMap;

use expect_test::expect;
use steading_game::{Game, Notation, Observer, Table};
use steading_island::Island;
use steading_island::action::Outcome;
use steading_island::cards::{Cards, DevCard, DevCards, Good};
use steading_island::illegal::{Code, Detail, Piece};
use steading_island::layout::{HARBOUR_SITES, Harbour, Layout, Terrain, is_red, pips};
use steading_island::options::{Colour, Options};
use steading_island::places::Hex;
use steading_island::rule;
use steading_island::setup::TOKEN_LETTERS;
use steading_island::state::Pool;
use steading_island::topology::{CELL_COUNT, ISLAND, LAND_COUNT};
use steading_island::view::View;

use crate::support::*;

/// How often each value occurs.
fn tally<T: Ord>(values: impl IntoIterator<Item = T>) -> BTreeMap<T, usize> {
    let mut counts = BTreeMap::new();
    for value in values {
        *counts.entry(value).or_insert(0) += 1;
    }
    counts
}

/// The possible outcomes of the chance a table waits for, with their weights.
fn outcomes(table: &Table<Island>) -> Vec<(Outcome, u32)> {
    let mut out = Vec::new();
    table.game().outcomes(table.state(), &mut out);
    out
}

/// What a colour sees; `nobody` is a spectator.
fn view(table: &Table<Island>, name: &str) -> View {
    let observer = if name == "nobody" { Observer::Public } else { Observer::Seat(seat(table, name)) };
    table.game().view(table.state(), observer)
}

#[test]
fn base_001_three_or_four_players_have_a_colour_each() {
    let names = |options: &str| {
        let table = start(options);
        let seats = table.game().seats();
        seats.iter().map(|seat| table.game().seat_name(seat)).collect::<Vec<_>>()
    };
    assert_eq!(names("setup beginner\nplayers 4"), ["red", "blue", "white", "orange"]);
    assert_eq!(names("setup beginner\nplayers 3"), ["blue", "white", "orange"]);
    assert_eq!(names("setup beginner\ncolours orange red white blue"), ["orange", "red", "white", "blue"]);

    let refused = |colours: &[Colour]| {
        let problems = Island::new(Options { colours: colours.to_vec(), ..Options::beginner() }).err();
        problems.expect("refused").iter().map(|problem| (problem.code, problem.rule)).collect::<Vec<_>>()
    };
    assert_eq!(refused(&[Colour::Blue]), [(Code::BadOption, rule::BASE_001)]);
    let five = [Colour::Red, Colour::Blue, Colour::White, Colour::Orange, Colour::Red];
    assert_eq!(refused(&five), [(Code::BadOption, rule::BASE_001); 2]);
}

#[test]
fn base_002_the_island_has_nineteen_hexes_of_six_kinds() {
    let printed = [
        (Terrain::Forest, 4),
        (Terrain::Pasture, 4),
        (Terrain::Fields, 4),
        (Terrain::Hills, 3),
        (Terrain::Mountains, 3),
        (Terrain::Desert, 1),
    ];
    assert_eq!(LAND_COUNT, 19);
    assert_eq!(&Terrain::ALL.map(|terrain| (terrain, terrain.count()))[..6], printed);
    assert!(Terrain::ALL[6..].iter().all(|terrain| terrain.count() == 0), "lake, swamp and oasis are in another box");
    assert_eq!(tally(Layout::beginner().terrain), BTreeMap::from(printed));
}

#[test]
fn base_003_each_land_yields_its_resource_and_the_desert_nothing() {
    let yields = [
        (Terrain::Forest, Some(Good::Lumber)),
        (Terrain::Pasture, Some(Good::Wool)),
        (Terrain::Fields, Some(Good::Grain)),
        (Terrain::Hills, Some(Good::Brick)),
        (Terrain::Mountains, Some(Good::Ore)),
        (Terrain::Desert, None),
    ];
    assert_eq!(&Terrain::ALL.map(|terrain| (terrain, terrain.resource()))[..6], yields);
    let game = Island::new(Options::beginner()).expect("the beginner table");
    let hex = |name: &str| name.parse::<Hex>().expect("a cell");
    assert_eq!(game.resource_of(hex("(0,-2)")), Some(Good::Ore));
    assert_eq!(game.resource_of(hex("(0,0)")), None);
    assert_eq!(game.resource_of(hex("(0,-3)")), None, "the sea yields nothing");
    check(
        "
        red   settlement N(1,1)
        turn  red
        ",
        "red rolls 1+2; red ends turn; blue rolls 3+5; blue ends turn; white rolls 2+3",
        &expect![[r#"
            red rolls 1+2 = 3
            red gains 1 lumber
            turn of blue
            blue rolls 3+5 = 8
            red gains 1 ore
            turn of white
            white rolls 2+3 = 5
            red gains 1 wool
        "#]],
    );
}

#[test]
fn base_004_nine_harbours_lie_on_the_frame() {
    let printed = BTreeMap::from([
        (Harbour::Generic, 4),
        (Harbour::Special(Good::Brick), 1),
        (Harbour::Special(Good::Lumber), 1),
        (Harbour::Special(Good::Wool), 1),
        (Harbour::Special(Good::Grain), 1),
        (Harbour::Special(Good::Ore), 1),
    ]);
    assert_eq!(tally(HARBOUR_SITES.map(|(_, harbour)| harbour)), printed);
    assert_eq!(tally(Layout::beginner().harbours.into_iter().map(|(_, harbour)| harbour)), printed);
    assert_eq!(CELL_COUNT - LAND_COUNT, 6 * 3, "six frame pieces of three sea cells each");
    assert!(Layout::beginner().harbours.iter().all(|&(edge, _)| ISLAND.is_coast(edge)));
}

#[test]
fn base_005_eighteen_number_tokens_and_no_seven() {
    let printed = BTreeMap::from([(2, 1), (3, 2), (4, 2), (5, 2), (6, 2), (8, 2), (9, 2), (10, 2), (11, 2), (12, 1)]);
    assert_eq!(tally(TOKEN_LETTERS), printed);
    assert_eq!(tally(Layout::beginner().tokens.into_iter().filter(|&token| token != 0)), printed);

    for (token, is_refused) in [(6, false), (7, true), (0, true), (1, true), (13, true)] {
        let mut layout = Layout::beginner();
        layout.tokens[0] = token;
        let options =
            Options { setup: steading_island::options::Setup::Explicit, layout: Some(layout), ..Options::default() };
        let problems: Vec<_> = options.problems().iter().map(|problem| (problem.rule, problem.detail)).collect();
        let refused = [(rule::BASE_005, Detail::Token { hex: Hex(0), token })];
        assert_eq!(problems, if is_refused { &refused[..] } else { &[] }, "token {token}");
    }
}

#[test]
fn base_006_each_token_has_its_letter() {
    let letters: Vec<(char, u8)> = ('A'..='R').zip(TOKEN_LETTERS).collect();
    let printed = [
        ('A', 5),
        ('B', 2),
        ('C', 6),
        ('D', 3),
        ('E', 8),
        ('F', 10),
        ('G', 9),
        ('H', 12),
        ('I', 11),
        ('J', 4),
        ('K', 8),
        ('L', 10),
        ('M', 9),
        ('N', 4),
        ('O', 5),
        ('P', 6),
        ('Q', 3),
        ('R', 11),
    ];
    assert_eq!(letters, printed);
}

#[test]
fn base_007_six_and_eight_are_red_and_pips_count_throws() {
    let red: Vec<u8> = (0..=12).filter(|&token| is_red(token)).collect();
    assert_eq!(red, [6, 8]);
    for (token, expected) in [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (8, 5), (9, 4), (10, 3), (11, 2), (12, 1)] {
        let throws = (1..=6).flat_map(|a| (1..=6).map(move |b| a + b)).filter(|&sum| sum == token).count();
        assert_eq!((pips(token), throws), (expected, usize::from(expected)), "token {token}");
    }
    assert_eq!(pips(0), 0, "a hex without a token is never rolled");
}

#[test]
fn base_008_each_player_owns_five_settlements_four_cities_and_fifteen_roads() {
    let table = start("setup explicit\nboard beginner\nfirst_player red");
    for name in ["red", "blue", "white", "orange"] {
        let pool = public(&table).pool[seat(&table, name).index()];
        assert_eq!(pool, Pool { settlements: 5, cities: 4, roads: 15 }, "{name}");
    }
}

#[test]
fn base_009_the_bank_starts_with_nineteen_of_each() {
    let table = start("setup explicit\nboard beginner\nfirst_player red");
    let bank = public(&table).bank;
    assert_eq!(bank, cards("19 brick 19 lumber 19 wool 19 grain 19 ore"));
    assert_eq!(bank.total(), 95);
}

#[test]
fn base_010_the_deck_has_twenty_five_cards_any_of_which_may_lie_on_top() {
    let table = after("red hand ore wool grain\nturn red, rolled", "red buys card");
    let all = [
        (Outcome::Draw(DevCard::Knight), 14),
        (Outcome::Draw(DevCard::RoadBuilding), 2),
        (Outcome::Draw(DevCard::YearOfPlenty), 2),
        (Outcome::Draw(DevCard::Monopoly), 2),
        (Outcome::Draw(DevCard::VictoryPoint), 5),
    ];
    assert_eq!(outcomes(&table), all);
    assert_eq!(start("setup beginner").state().deck, DevCards::DECK);
    assert_eq!(DevCards::DECK.total(), 25);
    assert_eq!(view(&table, "red").deck_left, 25, "face down: the buyer knows only how many are left");
}

#[test]
fn base_012_special_cards_start_with_nobody_and_are_worth_two_points() {
    let table = start("setup beginner");
    assert_eq!((public(&table).longest_road, public(&table).largest_army), (None, None));

    let mut table = after(
        "
        red   settlement N(0,0), road NE(0,0) W(1,0) NW(0,1) NE(-1,1), hand brick lumber, cards knight, knights 2
        turn  red, rolled
        ",
        "",
    );
    assert_eq!(points(&table, "red"), 1);
    play(&mut table, "red builds road W(0,0)");
    assert_eq!((public(&table).longest_road, points(&table, "red")), (Some(seat(&table, "red")), 3));
    play(&mut table, "red plays knight");
    assert_eq!((public(&table).largest_army, points(&table, "red")), (Some(seat(&table, "red")), 5));
}

#[test]
fn base_013_two_six_sided_dice_one_robber_and_the_printed_prices() {
    let mut table = after("red settlement N(-1,0)\nrobber (-1,0)\nturn red", "red rolls");
    let throws = (1..=6).flat_map(|a| (1..=6).map(move |b| (Outcome::Dice(a, b), 1)));
    assert_eq!(outcomes(&table), throws.collect::<Vec<_>>());

    // One robber: where it has left, the hex pays again.
    let log = play(&mut table, "dice 3+4; red moves robber (0,0); red ends turn; blue rolls 5+6");
    assert_eq!(log.last().map(String::as_str), Some("red gains 1 lumber"));
    assert_eq!(public(&table).robber, Some("(0,0)".parse().expect("a hex")));

    // The cost card (table 2.4).
    let prices = table.game().rules.prices;
    assert_eq!(prices.road, cards("brick lumber"));
    assert_eq!(prices.settlement, cards("brick lumber wool grain"));
    assert_eq!(prices.city, cards("2 grain 3 ore"));
    assert_eq!(prices.card, cards("wool grain ore"));
}

#[test]
fn base_014_hands_are_secret_and_their_sizes_public() {
    let one = table("red hand 2 brick ore\nblue hand 3 wool\nturn white");
    let other = table("red hand 3 wool\nblue hand 2 brick ore\nturn white");
    for observer in ["white", "nobody"] {
        assert_eq!(view(&one, observer), view(&other, observer), "{observer} cannot tell the hands apart");
    }
    let seen = view(&one, "white");
    assert_eq!(seen.counts.map(|counts| counts.hand), [3, 3, 0, 0]);
    assert_eq!(seen.own.map(|own| own.hand), Some(Cards::NONE));
    assert_eq!(view(&one, "red").own.map(|own| own.hand), Some(cards("2 brick ore")));
    assert_eq!(view(&one, "nobody").own, None);
}

#[test]
fn base_015_development_cards_are_secret_and_their_number_public() {
    let one = table("red cards 2 knight\nblue cards monopoly victory-point\nturn white");
    let other = table("red cards monopoly victory-point\nblue cards 2 knight\nturn white");
    for observer in ["white", "nobody"] {
        assert_eq!(view(&one, observer), view(&other, observer), "{observer} cannot tell the cards apart");
    }
    assert_eq!(view(&one, "white").counts.map(|counts| counts.cards), [2, 2, 0, 0]);
    let own = view(&one, "blue").own.expect("blue's own cards");
    assert_eq!((own.cards.count(DevCard::Monopoly), own.cards.count(DevCard::VictoryPoint)), (1, 1));
}

#[test]
fn base_016_stacks_deck_board_knights_and_holders_are_public() {
    let table = table(
        "
        red   settlement N(0,0), road NE(0,0), hand 2 brick, knights 3
        blue  cards knight
        robber (1,1)
        turn  white
        ",
    );
    let seen = view(&table, "nobody");
    let red = seat(&table, "red");
    assert_eq!(seen.public.bank, cards("17 brick 19 lumber 19 wool 19 grain 19 ore"));
    assert_eq!(seen.deck_left, 21);
    assert_eq!(seen.public.building_at("N(0,0)".parse().expect("a place")), Some((red, Piece::Settlement)));
    assert!(seen.public.roads[red.index()].contains("NE(0,0)".parse().expect("a place")));
    assert_eq!(seen.public.robber, Some("(1,1)".parse().expect("a place")));
    assert_eq!(seen.public.knights, [3, 0, 0, 0]);
    assert_eq!((seen.public.longest_road, seen.public.largest_army), (None, Some(red)));
}

#[test]
fn base_017_a_piece_is_built_only_while_one_is_left() {
    let position = |cities: &str| format!("red settlement N(0,0), city {cities}, hand 3 ore 2 grain\nturn red, rolled");
    let before = table(&position("N(1,0) N(-1,0) N(0,1)"));
    let pool = |table: &Table<Island>| public(table).pool[seat(table, "red").index()];
    assert_eq!(pool(&before), Pool { settlements: 4, cities: 1, roads: 15 });
    let mut built = before.clone();
    play(&mut built, "red builds city N(0,0)");
    assert_eq!(pool(&built), Pool { settlements: 5, cities: 0, roads: 15 });

    let none_left = table(&position("N(1,0) N(-1,0) N(0,1) N(1,1)"));
    let illegal = refusal(&none_left, "red builds city N(0,0)");
    assert_eq!(illegal.code, Code::NoPiecesLeft);
    assert_eq!((illegal.rule, illegal.detail), (rule::BASE_137, Detail::Pieces(Piece::City, 4)));
}
