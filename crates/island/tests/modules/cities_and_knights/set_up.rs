//! Components, supplies, set-up and founding (sections 1.1 and 1.2).

use rand::SeedableRng;
use rand::rngs::SmallRng;
use steading_game::{Game, Notation, Observer, Table};
use steading_island::Island;
use steading_island::cards::{Cards, Good, GoodSet};
use steading_island::illegal::Code;
use steading_island::layout::{Harbour, Layout};
use steading_island::modules::cities_and_knights::Track;
use steading_island::rule;
use steading_island::state::Pool;

use super::*;

/// A table of four at its very start, on the beginner board; red begins unless these options say otherwise.
fn fresh(options: &str) -> Table<Island> {
    start(&format!("expansion cities_and_knights\nsetup explicit\nboard beginner\nfirst_player red\n{options}"))
}

/// The same in both editions.
fn fresh_in_both() -> [Table<Island>; 2] {
    ["edition 2008", "edition new"].map(fresh)
}

/// What chance may do now, as notation, with its weight.
pub fn possible(table: &Table<Island>) -> Vec<(String, u32)> {
    let mut outcomes = Vec::new();
    table.game().outcomes(table.state(), &mut outcomes);
    outcomes.iter().map(|(outcome, weight)| (table.game().write_outcome(outcome), *weight)).collect()
}

/// Whether these lines are a position of a table with the expansion.
fn is_position(position: &str) -> bool {
    at("turn red").game().parse_position(position).is_ok()
}

/// Founds on this place whatever is due there.
fn found(table: &mut Table<Island>, name: &str, place: &str) {
    let due = listed(table, name).into_iter().find(|action| action.ends_with(&format!(" {place}")));
    let action = due.unwrap_or_else(|| panic!("{name} cannot found on {place}"));
    play(table, &action);
}

/// Founding for four, red first: who, where the building stands, and its road.
const FOUNDING: [(&str, &str, &str); 8] = [
    ("red", "N(0,0)", "NE(0,0)"),
    ("blue", "N(2,0)", "NE(2,0)"),
    ("white", "N(-2,0)", "NE(-2,0)"),
    ("orange", "N(0,2)", "NE(0,2)"),
    ("orange", "N(0,-2)", "NE(0,-2)"),
    ("white", "N(2,-2)", "NE(2,-2)"),
    ("blue", "N(-2,2)", "NE(-2,2)"),
    ("red", "N(1,1)", "NE(1,1)"),
];

/// A table whose founding is over.
fn founded() -> Table<Island> {
    let mut table = fresh("");
    for (name, building, road) in FOUNDING {
        found(&mut table, name, building);
        found(&mut table, name, road);
    }
    table
}

/// How many settlements and cities a colour has on the board.
fn buildings(table: &Table<Island>, name: &str) -> (u32, u32) {
    let index = seat(table, name).index();
    (public(table).settlements[index].len(), public(table).cities[index].len())
}

// Components and supplies.

#[test]
fn ck_001_three_or_four_play() {
    let made = |players: u8| {
        let options = format!("expansion cities_and_knights\nsetup explicit\nboard beginner\nplayers {players}");
        Island::new(Island::parse_options(&options).expect("readable options"))
    };
    for players in [3, 4] {
        let Ok(game) = made(players) else { panic!("{players} may play") };
        assert_eq!(game.seats().len(), u32::from(players));
    }
    let problems = made(2).err().expect("two may not");
    assert_eq!((problems[0].code, problems[0].rule), (Code::Combination, rule::COMBO_008));
}

#[test]
fn ck_002_there_are_twelve_cards_of_each_commodity() {
    for commodity in ["paper", "cloth", "coin"] {
        assert!(is_position(&format!("red hand 12 {commodity}\nturn red")), "{commodity}");
        assert!(!is_position(&format!("red hand 12 {commodity}\nblue hand {commodity}\nturn red")), "{commodity}");
    }
    for table in fresh_in_both() {
        assert_eq!(public(&table).bank.total(), 5 * 19 + 36);
    }
}

/// What the first card of each deck may be, and how likely.
#[test]
fn ck_003_three_decks_have_eighteen_cards_each() {
    let decks: [(&str, &[(&str, u32)]); 3] = [
        (
            "trade",
            &[
                ("merchant", 6),
                ("commercial-harbour", 2),
                ("merchant-fleet", 2),
                ("master-merchant", 2),
                ("trade-monopoly", 2),
                ("resource-monopoly", 4),
            ],
        ),
        (
            "politics",
            &[
                ("bishop", 2),
                ("diplomat", 2),
                ("warlord", 2),
                ("wedding", 2),
                ("intrigue", 2),
                ("saboteur", 2),
                ("spy", 3),
                ("deserter", 2),
                ("constitution", 1),
            ],
        ),
        (
            "science",
            &[
                ("alchemist", 2),
                ("crane", 2),
                ("mining", 2),
                ("irrigation", 2),
                ("printer", 1),
                ("inventor", 2),
                ("engineer", 1),
                ("medicine", 2),
                ("smith", 2),
                ("road-building", 2),
            ],
        ),
    ];
    for (deck, printed) in decks {
        let mut table = at(&format!("red levels {deck} 1\nturn red"));
        play(&mut table, &format!("red rolls 1+1 {deck}"));
        let mut drawn = possible(&table);
        drawn.sort();
        let mut expected: Vec<(String, u32)> =
            printed.iter().map(|&(card, count)| (format!("draw {card}"), count)).collect();
        expected.sort();
        assert_eq!(drawn, expected);
        assert_eq!(drawn.iter().map(|(_, count)| count).sum::<u32>(), 18, "{deck}");
    }
    for table in fresh_in_both() {
        assert_eq!([Track::Trade, Track::Politics, Track::Science].map(|track| left(&table, track)), [18, 18, 18]);
    }
}

#[test]
fn ck_004_a_defender_point_is_worth_one() {
    let worth = |count: u8| points(&at(&format!("blue settlement N(0,0), defender {count}\nturn red")), "blue");
    assert_eq!([0, 1, 2, 6].map(worth), [1, 2, 3, 7]);
}

#[test]
fn ck_006_everybody_has_two_knights_of_each_rank_and_a_helmet_for_each() {
    let all = "basic N(0,0) N(2,0), strong N(-2,1) N(0,2), mighty N(-1,1) N(1,1)";
    let helmets = "active N(0,0) N(2,0) N(-2,1) N(0,2) N(-1,1) N(1,1)";
    assert!(is_position(&format!("red {all}, {helmets}\nturn red")));
    for (rank, place) in [("basic N(0,0)", "N(0,0)"), ("strong N(-2,1)", "N(-2,1)"), ("mighty N(-1,1)", "N(-1,1)")] {
        let third = all.replace(rank, &rank.replace(place, &format!("{place} N(0,-1)")));
        assert!(!is_position(&format!("red {third}\nturn red")), "{third}");
    }
    // Of every colour.
    assert!(is_position("red strong N(0,0) N(2,0)\nblue strong N(-2,1) N(0,2)\nturn red"));
}

#[test]
fn ck_007_everybody_has_three_walls() {
    let cities = "city N(0,0) N(2,0) N(-2,1) N(0,2)";
    assert!(is_position(&format!("red {cities}, wall N(0,0) N(2,0) N(-2,1)\nturn red")));
    assert!(!is_position(&format!("red {cities}, wall N(0,0) N(2,0) N(-2,1) N(0,2)\nturn red")));
    let red = "red city N(0,0) N(2,0), wall N(0,0) N(2,0)";
    assert!(is_position(&format!("{red}\nblue city N(-2,1) N(0,2), wall N(-2,1) N(0,2)\nturn red")));
}

#[test]
fn ck_008_a_player_may_have_all_three_metropolises_but_each_exists_once() {
    let all = "metropolis trade N(0,0), metropolis politics N(2,0), metropolis science N(-2,1)";
    let table = at(&format!("red city N(0,0) N(2,0) N(-2,1), {all}, levels trade 4 politics 4 science 4\nturn red"));
    assert_eq!(ck(&table).metropolis, [Some(v("N(0,0)")), Some(v("N(2,0)")), Some(v("N(-2,1)"))]);
    let red = "red city N(0,0), metropolis trade N(0,0), levels trade 4";
    assert!(is_position(&format!("{red}\nblue city N(2,0), levels trade 4\nturn red")));
    assert!(!is_position(&format!("{red}\nblue city N(2,0), metropolis trade N(2,0), levels trade 4\nturn red")));
}

#[test]
fn ck_009_everybody_has_the_pieces_of_the_base_game() {
    for table in fresh_in_both() {
        assert_eq!(public(&table).pool, [Pool { settlements: 5, cities: 4, roads: 15 }; 4]);
    }
}

#[test]
fn ck_010_each_track_has_five_levels() {
    let red = "red city N(0,0), metropolis trade N(0,0), hand 12 cloth, levels trade";
    assert_eq!(ck(&at(&format!("{red} 5 science 2\nturn red"))).levels[0], [5, 0, 2]);
    assert!(!is_position(&format!("{red} 6\nturn red")));
    // The fifth may be bought, a sixth not.
    let table = at(&format!("{red} 4\nturn red, rolled"));
    assert!(is_legal(&table, "red improves trade"));
    refused(&format!("{red} 5\nturn red, rolled"), "red improves trade", Code::MaxLevel, rule::CK_144);
}

/// Also: CK-218.
#[test]
fn ck_011_there_is_one_merchant() {
    let mut table = at("
        red   settlement N(0,-1), progress merchant
        blue  settlement N(2,0)
        merchant blue (2,0)
        turn  red, rolled
    ");
    assert_eq!((points(&table, "red"), points(&table, "blue")), (1, 2));
    play(&mut table, "red plays merchant (0,-2)");
    assert_eq!(ck(&table).merchant, Some((h("(0,-2)"), seat(&table, "red"))));
    assert_eq!((points(&table, "red"), points(&table, "blue")), (2, 1));
}

/// Three dice fall: the red one is the first, and it alone counts for progress cards. Also: CK-011, CK-039.
#[test]
fn ck_012_a_throw_is_the_red_die_another_number_die_and_the_event_die() {
    for mut table in in_both("red settlement N(2,0), levels trade 1\nturn red") {
        play(&mut table, "red rolls");
        assert_eq!(possible(&table).len(), 6 * 6 * 4);
        assert!(!is_legal(&table, "dice 3+4") && !is_legal(&table, "dice ship"));
        assert!(is_legal(&table, "dice 3+4 ship"));
        let mut other = table.clone();
        play(&mut table, "dice 2+6 trade");
        assert!(waits_for_chance(&table), "a red 2 brings a card");
        play(&mut other, "dice 6+2 trade");
        assert!(!waits_for_chance(&other), "a red 6 does not");
        assert_eq!(hand(&other, "red"), cards("ore"), "the sum is an eight all the same");
    }
}

#[test]
fn ck_014_there_are_no_development_cards_and_no_largest_army() {
    let table = at("red hand ore wool grain\nturn red, rolled");
    for action in ["red buys card", "red plays knight", "red plays year-of-plenty ore ore", "red plays monopoly ore"] {
        assert_eq!(refusal(&table, action).code, Code::NotInPlay, "{action}");
    }
    assert!(!listed(&table, "red").contains(&"red buys card".to_owned()));
    assert!(!is_position("red cards knight\nturn red"));
    assert!(!is_position("red knights 3\nturn red"));
}

#[test]
fn ck_015_the_longest_trade_route_is_worth_two_points() {
    let four = "red road NW(-1,0) NE(-1,0) NW(0,0) NE(0,0)";
    assert_eq!(points(&at(&format!("{four}\nturn red")), "red"), 0);
    let table = at(&format!("{four} NW(1,0)\nturn red"));
    assert_eq!(public(&table).longest_road, Some(seat(&table, "red")));
    assert_eq!(points(&table, "red"), 2);
}

/// Also: CK-011.
#[test]
fn ck_016_the_event_die_has_three_ships_and_each_track_once() {
    let mut table = at("red progress alchemist\nturn red");
    play(&mut table, "red plays alchemist 1+1");
    let mut faces = possible(&table);
    faces.sort();
    let expected = [("dice politics", 1), ("dice science", 1), ("dice ship", 3), ("dice trade", 1)];
    assert_eq!(faces, expected.map(|(face, weight)| (face.to_owned(), weight)));
    // With the number dice alike.
    let mut table = at("turn red");
    play(&mut table, "red rolls");
    let weight = |face: &str| {
        possible(&table).iter().filter(|(text, _)| text.ends_with(face)).map(|(_, weight)| weight).sum::<u32>()
    };
    assert_eq!(weight(" ship"), 3 * weight(" trade"));
    assert_eq!((weight(" politics"), weight(" science")), (weight(" trade"), weight(" trade")));
}

/// Also: CK-177, CK-178.
#[test]
fn ck_017_the_seventh_ship_is_a_landing() {
    let mut table = at("turn red");
    for count in 1..=7u8 {
        let name = asked(&table)[0];
        play(&mut table, &format!("{name} rolls 1+1 ship"));
        let expected = if count == 7 { (0, true) } else { (count, false) };
        assert_eq!((ck(&table).ship, ck(&table).landed), expected, "ship {count}");
        play(&mut table, &format!("{name} ends turn"));
    }
    assert!(is_position("ship 6\nturn red") && !is_position("ship 7\nturn red"));
}

#[test]
fn ck_019_all_nine_harbours_are_there_in_both_editions() {
    for edition in ["2008", "new"] {
        for (path, harbour) in Layout::beginner().harbours {
            if harbour != Harbour::Generic {
                continue;
            }
            let any = at(&format!("option edition {edition}\nturn red"));
            let site = any.game().topology.edge_ends[path.index()][0];
            let position = format!("option edition {edition}\nred settlement {site}, hand 3 coin\nturn red, rolled");
            assert!(is_legal(&at(&position), "red banks 3 coin for cloth"), "{edition} {path}");
        }
    }
    for table in fresh_in_both() {
        assert_eq!(table.game().layout().harbours, Layout::beginner().harbours);
        assert_eq!(table.game().layout().harbours.len(), 9);
    }
}

#[test]
fn ck_312_the_bank_limit_is_about_resources() {
    let commodities = GoodSet::COMMODITIES.each(12);
    assert_eq!(public(&fresh("bank_limit 5")).bank, Cards::each(5) + commodities);
    let free = public(&fresh("bank_limit unlimited")).bank;
    assert!(free.count(Good::Ore) > 19);
    assert_eq!(free.among(GoodSet::COMMODITIES), commodities);
    // A twelfth coin can be had from a small bank, a thirteenth from no bank.
    for limit in ["5", "unlimited"] {
        let position =
            |rest: &str| format!("option bank_limit {limit}\nred hand 4 wool 11 coin\n{rest}turn red, rolled");
        assert!(is_legal(&at(&position("")), "red banks 4 wool for coin"), "{limit}");
        let empty = refusal(&at(&position("blue hand coin\n")), "red banks 4 wool for coin");
        assert_eq!(empty.code, Code::BankEmpty, "{limit}");
    }
}

// Set-up.

#[test]
fn ck_020_the_board_is_any_board_of_the_base_game() {
    let table = start("expansion cities_and_knights\nsetup beginner");
    assert!(*table.game().layout() == Layout::beginner());
    for seed in 0..5 {
        let mut options = Island::parse_options("expansion cities_and_knights\nsetup variable").expect("options");
        Island::deal(&mut options, &mut SmallRng::seed_from_u64(seed));
        let Ok(game) = Island::new(options) else { panic!("a drawn board is a board") };
        assert_eq!(game.layout().harbours.len(), 9);
    }
}

#[test]
fn ck_021_resources_and_commodities_lie_in_an_open_supply() {
    for table in fresh_in_both() {
        let supply = cards("19 brick 19 lumber 19 wool 19 grain 19 ore 12 cloth 12 coin 12 paper");
        assert_eq!(public(&table).bank, supply);
        assert_eq!(table.game().view(table.state(), Observer::Public).public.bank, supply);
    }
}

#[test]
fn ck_022_the_decks_are_sorted_and_shuffled() {
    let mut table = at("red levels trade 1\nblue levels trade 1\nturn red");
    play(&mut table, "red rolls 1+1 trade");
    assert!(is_legal(&table, "draw merchant") && is_legal(&table, "draw trade-monopoly"), "the order is chance");
    for foreign in ["draw crane", "draw spy"] {
        assert!(!is_legal(&table, foreign), "{foreign}");
    }
    play(&mut table, "draw merchant");
    let merchants = possible(&table).into_iter().find(|(text, _)| text == "draw merchant");
    assert_eq!(merchants.map(|(_, weight)| weight), Some(5), "one is gone");
    assert_eq!(left(&table, Track::Trade), 17);
    assert_eq!((left(&table, Track::Politics), left(&table, Track::Science)), (18, 18));
}

/// Also: CK-017.
#[test]
fn ck_023_the_ship_begins_at_the_start() {
    for table in fresh_in_both() {
        assert_eq!((ck(&table).ship, ck(&table).landed), (0, false));
    }
}

#[test]
fn ck_024_the_robber_begins_on_the_desert_or_off_the_board() {
    let [old, new] = fresh_in_both();
    assert_eq!(public(&old).robber, Some(h("(0,0)")));
    assert_eq!(public(&new).robber, None);
}

#[test]
fn ck_025_the_merchant_begins_off_the_board() {
    for table in fresh_in_both() {
        assert_eq!(ck(&table).merchant, None);
    }
    // Nobody has a rate or a point by it.
    let table = at("red settlement N(0,-1), hand 2 ore\nturn red, rolled");
    assert!(!is_legal(&table, "red banks 2 ore for wool"));
    assert_eq!(points(&table, "red"), 1);
}

#[test]
fn ck_026_everybody_begins_at_level_0() {
    for table in fresh_in_both() {
        assert_eq!(ck(&table).levels, [[0; 3]; 4]);
    }
    assert_eq!(ck(&founded()).levels, [[0; 3]; 4], "and founding changes nothing");
}

/// The dice decide in both editions, on the beginner board too; the option of the base game may name somebody.
#[test]
fn ck_027_the_highest_throw_of_both_number_dice_founds_first() {
    for edition in ["2008", "new"] {
        for set_up in ["setup explicit\nboard beginner", "setup beginner"] {
            let mut table = start(&format!("expansion cities_and_knights\nedition {edition}\n{set_up}"));
            assert!(waits_for_chance(&table), "{edition} {set_up}");
            assert!(!is_legal(&table, "dice 4+6 ship"), "the event die is left out");
            // Blue and orange tie and throw again.
            play(&mut table, "dice 4+5; dice 4+6; dice 1+1; dice 5+5");
            assert!(waits_for_chance(&table));
            play(&mut table, "dice 1+2; dice 2+2");
            assert_eq!(asked(&table), ["orange"], "{edition} {set_up}");
        }
    }
    assert_eq!(asked(&fresh("first_player white")), ["white"]);
}

#[test]
fn ck_028_round_one_brings_a_settlement_and_a_road_clockwise() {
    let mut table = fresh("");
    for (name, building, road) in &FOUNDING[..4] {
        assert_eq!(asked(&table), [*name]);
        found(&mut table, name, building);
        assert_eq!(buildings(&table, name), (1, 0), "{name}");
        assert_eq!(asked(&table), [*name]);
        // The road adjoins it.
        assert!(listed(&table, name).iter().all(|action| action.contains(" road ")));
        assert!(listed(&table, name).len() <= 3);
        found(&mut table, name, road);
    }
    assert_eq!(public(&table).cities.iter().map(|cities| cities.len()).sum::<u32>(), 0);
}

#[test]
fn ck_029_round_two_brings_a_city_and_a_road_at_it_in_reverse_order() {
    let mut table = fresh("");
    for (name, building, road) in &FOUNDING[..4] {
        found(&mut table, name, building);
        found(&mut table, name, road);
    }
    for (name, building, road) in &FOUNDING[4..] {
        assert_eq!(asked(&table), [*name]);
        found(&mut table, name, building);
        assert_eq!(buildings(&table, name), (1, 1), "{name}");
        assert!(public(&table).cities[seat(&table, name).index()].contains(v(building)));
        // The road touches the city, and not the settlement.
        let first = FOUNDING.iter().find(|(other, ..)| other == name).expect("a settlement").2;
        let paths: Vec<String> = listed(&table, name);
        assert!(!paths.is_empty() && paths.iter().all(|action| !action.ends_with(&format!(" {first}"))));
        let ends = |path: &str| table.game().topology.edge_ends[e(path).index()];
        assert!(paths.iter().all(|action| {
            let path = action.rsplit(' ').next().expect("a path");
            ends(path).contains(&v(building))
        }));
        found(&mut table, name, road);
    }
}

#[test]
fn ck_030_after_founding_everybody_has_three_points_and_four_settlements_three_cities_and_thirteen_roads_left() {
    let table = founded();
    assert_eq!(public(&table).pool, [Pool { settlements: 4, cities: 3, roads: 13 }; 4]);
    for name in ["red", "blue", "white", "orange"] {
        assert_eq!(points(&table, name), 3, "{name}");
    }
}

/// Also: CK-029.
#[test]
fn ck_031_the_city_brings_one_resource_for_each_hex_and_no_commodity() {
    let table = founded();
    assert_eq!(hand(&table, "red"), cards("lumber wool ore"));
    assert_eq!(hand(&table, "blue"), cards("brick lumber ore"));
    // The sea gives nothing.
    assert_eq!(hand(&table, "white"), cards("lumber"));
    assert_eq!(hand(&table, "orange"), cards("ore"));
    // The settlements gave nothing, and the city at the desert two cards.
    let mut table = fresh("");
    for (name, building, road) in [("red", "N(1,1)", "NE(1,1)")].into_iter().chain(FOUNDING[1..7].iter().copied()) {
        found(&mut table, name, building);
        found(&mut table, name, road);
    }
    assert_eq!(hand(&table, "red"), Cards::NONE);
    found(&mut table, "red", "N(0,0)");
    assert_eq!(hand(&table, "red"), cards("brick wool"));
}

#[test]
fn ck_032_who_placed_the_last_city_takes_the_first_turn() {
    let mut table = founded();
    assert_eq!(asked(&table), ["red"]);
    play(&mut table, "red rolls 1+1 ship; red ends turn");
    assert_eq!(asked(&table), ["blue"]);
    // With three players, and another one first.
    let three = "setup explicit\nboard beginner\nplayers 3\nfirst_player orange";
    let mut table = start(&format!("expansion cities_and_knights\n{three}"));
    let mut order = Vec::new();
    while !is_legal(&table, &format!("{} rolls", asked(&table)[0])) {
        let name = asked(&table)[0];
        let action = listed(&table, name).swap_remove(0);
        play(&mut table, &action);
        if !action.contains(" road ") {
            order.push(name);
        }
    }
    assert_eq!(order, ["orange", "blue", "white", "white", "blue", "orange"]);
    assert_eq!(asked(&table), ["orange"]);
}

#[test]
fn ck_299_the_beginner_board_is_founded_like_every_other() {
    for edition in ["2008", "new"] {
        let options = format!("expansion cities_and_knights\nsetup beginner\nfirst_player red\nedition {edition}");
        let mut table = start(&options);
        assert_eq!(listed(&table, "red").len(), 54, "every intersection is free");
        for name in ["red", "blue", "white", "orange"] {
            assert_eq!(buildings(&table, name), (0, 0), "{name}");
            assert_eq!(hand(&table, name), Cards::NONE, "{name}");
            assert_eq!(points(&table, name), 0, "{name}");
        }
        assert!(!is_legal(&table, "red rolls"));
        found(&mut table, "red", "N(0,0)");
    }
}

/// Also: CK-031, CK-064.
#[test]
fn ck_ex_51_the_founding_city_brings_resources_and_later_commodities_too() {
    let mut table = founded();
    assert_eq!(hand(&table, "red"), cards("lumber ore wool"));
    play(&mut table, "red rolls 1+2 ship");
    assert_eq!(hand(&table, "red"), cards("2 lumber ore wool paper"));
    play(&mut table, "red ends turn; blue rolls 4+4 ship");
    assert_eq!(hand(&table, "red"), cards("2 lumber 2 ore wool paper coin"));
    play(&mut table, "blue ends turn; white rolls 2+3 ship");
    assert_eq!(hand(&table, "red"), cards("2 lumber 2 ore 2 wool paper coin cloth"));
}
