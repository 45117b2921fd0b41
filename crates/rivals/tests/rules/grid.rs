//! The grid, regions as counters, symbols and advantages: sections 2, 3 and 4 of the catalogue.

use crate::support::{
    after, asked, check_illegal, check_told, is_legal, land, listed, play, points, refusal, seat, stock_text, table,
    units,
};
use steading_rivals::cards::{Card, Region, Title};
use steading_rivals::frame::Frame;
use steading_rivals::goods::Resource;
use steading_rivals::grid::{Column, End, Half, Place, Places, Site};
use steading_rivals::illegal::Code;
use steading_rivals::rule;

/// Places by their cells.
fn places(cells: &[(i8, i8)]) -> Places {
    let all = cells.iter().map(|&(x, y)| Place::at(x, y).expect("a cell of a region"));
    all.fold(Places::NONE, |set, place| set.or(Places::only(place)))
}

fn site(x: i8, y: i8) -> Site {
    Site::at(x, y).expect("a site")
}

// The grid.

#[test]
fn riv_013_cells_lie_above_and_below_the_middle_row() {
    for (y, half) in [(2, Half::Upper), (1, Half::Upper), (-1, Half::Lower), (-2, Half::Lower)] {
        assert_eq!(site(-1, y).half(), half);
    }
    assert_eq!((Site::at(-1, 0), Site::at(-1, 3), Site::at(-1, -3)), (None, None, None));
    // The words agree: above is plus.
    let table = after("red hand storehouse\nred stock none, lumber 1, wool 1", "red builds storehouse at (-1,-1)");
    assert!(land(&table, "red").has_at(site(-1, -1), Card::BasicStorehouse));
    assert!(!land(&table, "red").has_at(site(-1, 1), Card::BasicStorehouse));
}

#[test]
fn riv_014_roads_lie_at_even_x_and_settlements_at_odd_x() {
    for x in -11..=11 {
        assert_eq!(Column::at(x).map(Column::x), Some(x).filter(|x| x % 2 != 0), "x = {x}");
    }
    let position = "red stock none, lumber 1, brick 2";
    check_illegal(position, "red builds road (3,0)", Code::NoSite, rule::RIV_134);
    let ready = "red road right\nred stock none, lumber 1, wool 1, grain 1, brick 1";
    assert!(is_legal(&table(ready), "red builds settlement (3,0)"));
    check_illegal(ready, "red builds settlement (2,0)", Code::NoOpenRoad, rule::RIV_135);
}

#[test]
fn riv_015_regions_lie_at_even_x_beside_the_middle_row() {
    for (x, y) in [(-2, 2), (-2, 0), (-2, -2), (1, 1), (-1, -1)] {
        assert_eq!(Place::at(x, y), None, "({x},{y})");
    }
    let table = table("");
    let cells: Vec<(i8, Half)> = land(&table, "red").places().iter().map(|place| (place.x(), place.half())).collect();
    let expected = [-2, 0, 2].into_iter().flat_map(|x| Half::ALL.map(|half| (x, half)));
    assert!(expected.eq(cells));
}

#[test]
fn riv_016_a_settlement_opens_two_sites() {
    let position = "red hand abbey\nred stock none, grain 1, brick 1, ore 1";
    let offered: Vec<String> =
        listed(&table(position), "red").into_iter().filter(|line| line.contains("abbey")).collect();
    assert_eq!(offered, ["(-1,+1)", "(-1,-1)", "(1,+1)", "(1,-1)"].map(|cell| format!("red builds abbey at {cell}")));
    check_illegal(
        "red hand abbey\nred stock none, grain 1, brick 1, ore 1\nred places harald (-1,+1)",
        "red builds abbey at (-1,+2)",
        Code::SiteFull,
        rule::RIV_120,
    );
}

#[test]
fn riv_017_a_city_has_four_sites() {
    let position = "red city (-1,0)\nred hand storehouse\nred stock none, lumber 1, wool 1\n";
    let three = "red places harald (-1,+1)\nred places inga (-1,+2)\nred places osmund (-1,-1)\n";
    assert!(is_legal(&table(&format!("{position}{three}")), "red builds storehouse at (-1,-2)"));
    let four = format!("{position}{three}red places austin (-1,-2)");
    for cell in ["(-1,+1)", "(-1,+2)", "(-1,-1)", "(-1,-2)"] {
        check_illegal(&four, &format!("red builds storehouse at {cell}"), Code::SiteFull, rule::RIV_120);
    }
}

#[test]
fn riv_018_the_two_sites_of_a_half_are_the_same() {
    let near = "red city (-1,0)\nred places harald (-1,+1)\nred places abbey (-1,+2)";
    let far = "red city (-1,0)\nred places abbey (-1,+1)\nred places harald (-1,+2)";
    assert_eq!(table(near).state(), table(far).state());
    let position = "red city (-1,0)\nred hand storehouse\nred stock none, lumber 1, wool 1";
    let offered = listed(&table(position), "red").iter().filter(|line| line.contains("at (-1,+")).count();
    assert_eq!(offered, 1);
}

#[test]
fn riv_019_an_expansion_touches_the_two_regions_of_its_half() {
    for x in (-11..=11).step_by(2) {
        for y in [1, 2, -1, -2] {
            let half = if y > 0 { 1 } else { -1 };
            let neighbours = End::ALL.map(|end| site(x, y).neighbour(end));
            assert_eq!(neighbours.map(Some), [Place::at(x - 1, half), Place::at(x + 1, half)]);
        }
    }
    // A Weaver's Shop on either site of a half serves the pasture of that half.
    for (cell, wool) in [("(-1,-1)", 2), ("(-1,-2)", 2), ("(-1,+1)", 1), ("(-1,+2)", 1)] {
        let position = format!("red city (-1,0)\nred places weavers-shop {cell}\nred stock none\nphase before-roll");
        let table = after(&position, "red rolls; dice 4 brigands");
        assert_eq!(units(&table, "red", "(0,-1)"), wool, "{cell}");
    }
}

/// Also: RIV-017, RIV-019.
#[test]
fn riv_ex_05_a_city_opens_four_sites_beside_the_same_regions() {
    let position = "red stock none, grain 2, ore 3";
    let table = after(position, "red builds city (-1,0)");
    assert_eq!(points(&table, "red"), 3);
    let beside = End::ALL.map(|end| site(-1, 2).neighbour(end));
    assert_eq!(beside.map(Some), [Place::at(-2, 1), Place::at(0, 1)]);
    assert_eq!(listed(&table, "red"), ["red ends actions"]);
}

#[test]
fn riv_020_a_region_touches_what_lies_on_both_sides_of_it() {
    for (cell, wool) in [("(-1,-1)", 2), ("(1,-1)", 2), ("(1,+1)", 1), ("(3,-1)", 1)] {
        let position = format!(
            "red settlement (3,0) hills-5 forest-6\nred places weavers-shop {cell}\nred stock none\nphase before-roll"
        );
        let table = after(&position, "red rolls; dice 4 brigands");
        assert_eq!(units(&table, "red", "(0,-1)"), wool, "{cell}");
    }
}

#[test]
fn riv_021_a_settlement_touches_four_regions() {
    let column = Column::at(-1).expect("a column");
    assert_eq!(column.sites().beside(), places(&[(-2, 1), (-2, -1), (0, 1), (0, -1)]));
}

#[test]
fn riv_022_all_four_sites_belong_to_their_city() {
    for y in [1, 2, -1, -2] {
        assert_eq!(Some(site(-1, y).column()), Column::at(-1));
        assert_ne!(Some(site(1, y).column()), Column::at(-1));
    }
}

#[test]
fn riv_023_the_gold_cache_lies_above_or_below_a_region() {
    let position = "option mode gold\nred places austin (-1,+1)\nred hand gold-cache";
    let offered: Vec<String> =
        listed(&table(position), "red").into_iter().filter(|line| line.contains("cache")).collect();
    let cells = ["(-2,+2)", "(-2,-2)", "(0,+2)", "(0,-2)", "(2,+2)", "(2,-2)"];
    assert_eq!(offered, cells.map(|cell| format!("red opens cache at {cell}")));
    for cell in ["(4,+2)", "(-1,+2)", "(-2,+1)"] {
        check_illegal(position, &format!("red opens cache at {cell}"), Code::NoRegion, rule::RIV_023);
    }
}

#[test]
fn riv_024_the_gold_cache_lies_beside_nothing() {
    let position = "option mode gold\nred places large-trade-ship (1,+1)\nred stock none\nred cache (0,+2) 3";
    check_illegal(position, "red trades by large ship (1,+1) left for wool", Code::BadRate, rule::RIV_144);
    assert!(is_legal(&table(position), "red trades 3 gold for wool"));
    // No site has it as a neighbour.
    for x in (-11..=11).step_by(2) {
        for y in [1, -1] {
            assert!(End::ALL.iter().all(|&end| site(x, y).neighbour(end) != Place::CACHE));
        }
    }
}

#[test]
fn riv_025_the_middle_row_is_a_line_without_gaps() {
    let position = "red stock none, lumber 3, brick 3, wool 3, grain 3\nred road right";
    check_illegal(position, "red builds road right", Code::RoadThere, rule::RIV_134);
    let table = after(
        position,
        "red builds settlement right; region hills-5; region forest-4; red lays first up; red builds road right",
    );
    let land = land(&table, "red");
    let columns: Vec<i8> = land.settled.iter().map(Column::x).collect();
    assert_eq!((columns, land.open_roads), (vec![-1, 1, 3], [false, true]));
}

#[test]
fn riv_026_each_settlement_adds_two_regions() {
    let mut position = String::new();
    let regions = ["forest-4 hills-5", "forest-6 hills-1", "fields-1 fields-3", "pasture-5 pasture-6"];
    for (count, regions) in regions.iter().enumerate() {
        let table = table(&position);
        let land = land(&table, "red");
        assert_eq!(land.places().len(), 2 * (land.settled.len() + 1));
        position += &format!("red settlement ({},0) {regions}\n", 2 * count + 3);
    }
}

// Regions as counters.

#[test]
fn riv_027_a_region_holds_three_units() {
    let start = "red stock none\nblue stock none\nred hand scout, scout, brigitta\nblue hand goldsmith, goldsmith, brigitta\n\
                 phase before-roll";
    let mut table = table(start);
    for held in [1, 2, 3, 3] {
        let name = asked(&table);
        play(&mut table, &format!("{name} rolls; dice 2 brigands; {name} ends actions; {name} passes"));
        assert_eq!(units(&table, "red", "(-2,+1)"), held);
    }
}

#[test]
fn riv_028_each_region_gives_its_own_resource() {
    for (number, resource) in ["gold", "lumber", "brick", "wool", "ore", "grain"].into_iter().enumerate() {
        let moves = format!("red rolls; dice {} brigands", number + 1);
        let table = after("red stock none\nblue stock none\nphase before-roll", &moves);
        assert_eq!(stock_text(&table, "red"), format!("1 {resource}"));
    }
    for region in Region::ALL {
        let resource = match region.data().name {
            "forest" => Resource::Lumber,
            "pasture" => Resource::Wool,
            "gold-field" => Resource::Gold,
            "hills" => Resource::Brick,
            "mountains" => Resource::Ore,
            _ => Resource::Grain,
        };
        assert_eq!(region.kind(), resource);
    }
}

#[test]
fn riv_029_what_finds_no_room_is_lost() {
    // The second forest is empty, but the unit of the first does not move there.
    let position = "red settlement (3,0) forest-4 hills-5\nred stock none\nred stores (-2,+1) 3\nphase before-roll";
    let table = after(position, "red rolls; dice 2 brigands");
    assert_eq!((units(&table, "red", "(-2,+1)"), units(&table, "red", "(4,+1)")), (3, 0));
}

#[test]
fn riv_030_the_stock_is_the_sum_over_the_regions_and_the_cache() {
    let position = "option mode gold\nred settlement (3,0) gold-field-2 hills-5\nred stock none\nred cache (0,+2) 1\n\
                    red stores (0,+1) 1\nred stores (4,+1) 1\nred stores (-2,-1) 1\nred stores (4,-1) 1\nred stores (-2,+1) 1";
    let table = table(position);
    assert_eq!(stock_text(&table, "red"), "1 lumber 2 brick 3 gold");
    // All three gold are enough for a trade, both bricks for a road.
    let table = after(position, "red trades 3 gold for wool; red builds road left");
    assert_eq!(stock_text(&table, "red"), "1 wool");
}

#[test]
fn riv_031_the_payer_chooses_the_region() {
    let position = "red settlement (3,0) forest-4 mountains-4\nred stock none\n\
                    red stores (-2,+1) 1\nred stores (4,+1) 1\nred stores (-2,-1) 2";
    let mut table = after(position, "red builds road left");
    assert_eq!(listed(&table, "red"), ["red pays (-2,+1)", "red pays (4,+1)"]);
    for (action, code) in [
        ("red pays (4,-1)", Code::StoreEmpty),
        ("red pays (6,+1)", Code::NoRegion),
        ("red pays cache", Code::NoRegion),
        ("red passes", Code::NotAChoice),
    ] {
        assert_eq!(refusal(&table, action).code, code, "{action}");
    }
    play(&mut table, "red pays (4,+1)");
    assert_eq!((units(&table, "red", "(-2,+1)"), units(&table, "red", "(4,+1)")), (1, 0));
}

#[test]
fn riv_031_a_region_of_another_kind_does_not_pay() {
    let position = "red settlement (3,0) forest-4 mountains-4\nred stock none\n\
                    red stores (-2,+1) 1\nred stores (4,+1) 1\nred stores (-2,-1) 2\nred stores (2,-1) 1";
    let table = after(position, "red builds road left");
    check_told(&table, "red pays (2,-1)", "NOT_A_CHOICE RIV-031 why=payment-kind resource=ore");
}

/// Also: RIV-161.
#[test]
fn riv_032_the_gainer_chooses_a_place_with_room() {
    let position = "option mode gold\nred hand goldsmith\nred stock none, gold 3, lumber 3\nred cache (0,+2) 0";
    let mut table = after(position, "red plays goldsmith");
    let cells = ["(-2,-1)", "(0,+1)", "(0,-1)", "(2,+1)", "(2,-1)", "cache"];
    assert_eq!(listed(&table, "red"), cells.map(|cell| format!("red gains {cell}")));
    for (action, code) in
        [("red gains (-2,+1)", Code::StoreFull), ("red gains (4,+1)", Code::NoRegion), ("red passes", Code::NotAChoice)]
    {
        assert_eq!(refusal(&table, action).code, code, "{action}");
    }
    play(&mut table, "red gains cache; red gains (2,-1)");
    assert_eq!(stock_text(&table, "red"), "3 lumber 1 ore 1 gold");
    assert_eq!(units(&table, "red", "cache"), 1);
    // Of two places for a kind the full one is not offered.
    let wide = "red settlement (3,0) forest-4 hills-5\nred hand goldsmith\nred stock none, gold 3, lumber 3";
    let offered = listed(&after(wide, "red plays goldsmith"), "red");
    assert!(offered.contains(&"red gains (4,+1)".to_owned()) && !offered.contains(&"red gains (-2,+1)".to_owned()));
}

/// Everything red can store is full.
const FULL: &str = "red stock none, lumber 3, wool 3, grain 3, brick 3, ore 3, gold 3\n";

/// Also: RIV-095, RIV-326, RIV-305.
#[test]
fn riv_033_a_gain_without_any_room_is_skipped_and_no_other_can_be_declined() {
    let table = after(&format!("{FULL}blue places inga (-1,+1)\nphase before-roll"), "red rolls; dice 1 celebration");
    assert_eq!(asked(&table), "blue", "only the more skilled gains");
    let position = format!("{FULL}red places inga (-1,+1)\nphase before-roll");
    let table = after(&position, "red rolls; dice 1 celebration");
    assert_eq!(table.state().public.frames.top(), Frame::Actions, "there is no room");
    let table = after("red places inga (-1,+1)\nphase before-roll", "red rolls; dice 1 celebration");
    assert_eq!(refusal(&table, "red passes").code, Code::NotAChoice);
}

#[test]
fn riv_034_there_is_no_limit_besides_the_regions() {
    let position = "red settlement (3,0) forest-4 hills-5\nred settlement (5,0) forest-6 hills-1\n\
                    red stock none, lumber 8\nblue stock none, lumber 3\nphase before-roll";
    let table = after(position, "red rolls; dice 6 brigands");
    assert_eq!(
        (stock_text(&table, "red").as_str(), stock_text(&table, "blue").as_str()),
        ("9 lumber 1 grain", "3 lumber 1 ore")
    );
}

#[test]
fn riv_308_the_price_is_paid_first_and_makes_room() {
    // All places are full; only the gold that was paid leaves room.
    let table = after(&format!("{FULL}red hand goldsmith"), "red plays goldsmith");
    assert_eq!(stock_text(&table, "red"), "3 lumber 3 wool 3 grain 3 brick 3 ore 2 gold");
    let table = after(
        &format!("{FULL}red hand merchant-caravan"),
        "red plays merchant-caravan; red pays (0,-1); red pays (2,-1)",
    );
    assert_eq!(stock_text(&table, "red"), "3 lumber 3 wool 3 grain 3 brick 3 ore 3 gold");
}

#[test]
fn riv_308_each_unit_needs_room_at_its_moment() {
    let position = "red hand goldsmith\nred stock none, gold 3";
    let table = after(position, "red plays goldsmith; red gains (2,-1); red gains (2,-1)");
    assert_eq!(stock_text(&table, "red"), "2 ore");
    let position = "red hand goldsmith\nred stock none, gold 3, ore 2";
    let table = after(position, "red plays goldsmith; red gains (2,-1)");
    assert_eq!(refusal(&table, "red gains (2,-1)").code, Code::StoreFull);
}

// Symbols and points.

#[test]
fn riv_035_totals_are_sums_of_placed_symbols() {
    let position = "red city (-1,0)\nred places harald (-1,+1)\nred places osmund (-1,+1)\nred places abbey (-1,-1)\n\
                    red places toll-bridge (1,+1)\nred places ore-ship (1,-1)";
    let symbols = land(&table(position), "red").symbols();
    assert_eq!((symbols.strength, symbols.skill, symbols.progress, symbols.commerce), (4, 3, 1, 2));
}

/// Also: RIV-197, RIV-199, RIV-193.
#[test]
fn riv_ex_37_salt_silo_trading_base_and_harbor_add_up() {
    let position = "
        option mode gold
        red city (-1,0)
        red city (1,0)
        red places salt-silo (-1,+1)
        red places trading-base (-1,+1)
        red places harbor (-1,-1)
        red places marketplace (-1,-1)
        red places ore-ship (1,+1)
        red places wool-ship (1,+1)
        red places large-trade-ship (1,-1)
    ";
    let mut table = table(position);
    let symbols = land(&table, "red").symbols();
    assert_eq!((symbols.commerce, symbols.victory), (11, 4 + 3));
    play(&mut table, "red demolishes wool-ship at (1,+1)");
    let symbols = land(&table, "red").symbols();
    assert_eq!((symbols.commerce, symbols.victory), (9, 4 + 2));
}

#[test]
fn riv_036_points_come_from_settlements_cities_tokens_and_symbols() {
    let position = "option mode gold\nred city (-1,0)\nred places mint (-1,+1)\nred places candamir (1,+1)\nred places merchant-guild (-1,-1)\n\
                    red places toll-bridge (1,-1)";
    let table = table(position);
    // A city 2, a settlement 1, Mint and Merchant Guild 1 each, both tokens.
    assert_eq!(points(&table, "red"), 2 + 1 + 2 + 2);
    assert_eq!(points(&table, "blue"), 2);
}

#[test]
fn riv_037_the_strength_advantage_needs_three_symbols_and_more_than_the_other() {
    let holder = |position: &str| {
        let table = table(position);
        (table.state().public.hero_token.map(|seat| seat.0), points(&table, "red"), points(&table, "blue"))
    };
    assert_eq!(holder("red places harald (-1,+1)"), (None, 2, 2));
    assert_eq!(holder("red places harald (-1,+1)\nred places austin (1,+1)"), (Some(0), 3, 2));
    assert_eq!(
        holder("red places candamir (-1,+1)\nblue places harald (-1,+1)\nblue places austin (1,+1)"),
        (Some(0), 3, 2)
    );
    assert_eq!(holder("red places harald (-1,+1)\nblue places candamir (1,+1)"), (Some(1), 2, 3));
}

#[test]
fn riv_038_the_trade_advantage_needs_three_symbols_and_more_than_the_other() {
    let ships = ["ore-ship (-1,+1)", "wool-ship (-1,-1)", "gold-ship (1,+1)", "grain-ship (1,-1)"];
    let position = |red: usize| ships[..red].iter().map(|ship| format!("red places {ship}\n")).collect::<String>();
    let holder = |position: &str| table(position).state().public.merchant_token.map(|seat| seat.0);
    assert_eq!((holder(&position(2)), holder(&position(3))), (None, Some(0)));
    let three =
        "blue places brick-ship (-1,+1)\nblue places lumber-ship (-1,-1)\nblue places large-trade-ship (1,+1)\n";
    assert_eq!(holder(&format!("{three}{}", position(2))), Some(1));
    assert_eq!(holder(&format!("{three}{}", position(4))), Some(0));
    assert_eq!(points(&table(&position(3)), "red"), 3);
}

#[test]
fn riv_039_falling_below_three_loses_the_token() {
    let alone = "option mode gold\nred places harald (-1,+1)\nred places austin (1,+1)";
    let table = after(alone, "red demolishes austin at (1,+1)");
    assert_eq!(table.state().public.hero_token, None);
    let rival = "option mode gold\nred places candamir (-1,+1)\nblue places harald (-1,+1)\nblue places austin (1,+1)";
    let table = after(rival, "red demolishes candamir at (-1,+1)");
    assert_eq!(table.state().public.hero_token, Some(seat(&table, "blue")));
}

#[test]
fn riv_040_being_overtaken_passes_the_token() {
    let position = "blue places harald (-1,+1)\nblue places austin (1,+1)\nred hand candamir\nred stock none, wool 2, grain 1, ore 1";
    let before = table(position);
    assert_eq!(before.state().public.hero_token, Some(seat(&before, "blue")));
    let table = after(position, "red builds candamir at (-1,+1)");
    assert_eq!(table.state().public.hero_token, Some(seat(&table, "red")));
    assert_eq!((points(&table, "red"), points(&table, "blue")), (3, 2));
}

/// Also: RIV-301.
#[test]
fn riv_041_on_a_tie_nobody_has_the_advantage() {
    let position = "blue places harald (-1,+1)\nblue places austin (1,+1)\nred places osmund (-1,+1)\nred hand inga\n\
                    red stock none, wool 1, grain 1, ore 1";
    let table = after(position, "red builds inga at (1,+1)");
    assert_eq!(table.state().public.hero_token, None);
}

/// Also: RIV-037, RIV-040, RIV-041.
#[test]
fn riv_ex_17_the_hero_token_follows_the_symbols() {
    let position = "blue places candamir (-1,+1)\nred places harald (-1,+1)\nred hand osmund, austin\n\
                    red stock none, wool 1, grain 2, ore 2";
    let mut table = table(position);
    assert_eq!((table.state().public.hero_token, points(&table, "blue")), (Some(seat(&table, "blue")), 3));
    play(&mut table, "red builds osmund at (1,+1)");
    assert_eq!((table.state().public.hero_token, points(&table, "blue")), (None, 2));
    play(&mut table, "red builds austin at (1,-1)");
    assert_eq!(table.state().public.hero_token, Some(seat(&table, "red")));
}

/// Also: RIV-039, RIV-042, RIV-191.
#[test]
fn riv_ex_18_a_sunk_ship_costs_the_trade_advantage() {
    let position = "option mode gold\nblue places ore-ship (-1,+1)\nblue places wool-ship (-1,-1)\nblue places toll-bridge (1,+1)\n\
                    red places gold-ship (-1,+1)\nred places grain-ship (-1,-1)\nred hand pirate-ship\nred stock none, lumber 1, wool 1";
    let mut table = after(position, "red builds pirate-ship at (1,+1)");
    assert_eq!(table.state().public.merchant_token, Some(seat(&table, "blue")));
    play(&mut table, "blue chooses wool-ship at (-1,-1)");
    assert_eq!(land(&table, "blue").symbols().commerce, 2);
    assert_eq!(table.state().public.merchant_token, None);
}

#[test]
fn riv_042_advantages_follow_every_change_in_either_turn() {
    let position = "option mode gold\nblue places ore-ship (-1,+1)\nblue places wool-ship (-1,-1)\nblue places grain-ship (1,+1)\n\
                    red places gold-ship (-1,+1)\nred places toll-bridge (-1,-1)\nred city (1,0)\nred places harbor (1,-1)\n\
                    red hand pirate-ship\nred stock none, lumber 1, wool 1";
    let mut table = after(position, "red builds pirate-ship at (1,+1)");
    assert_eq!(table.state().public.merchant_token, None, "three each");
    play(&mut table, "blue chooses ore-ship at (-1,+1)");
    assert_eq!(table.state().public.merchant_token, Some(seat(&table, "red")));
}

#[test]
fn riv_043_a_token_counts_wherever_its_holder_lives() {
    let position =
        "red places candamir (-1,+1)\nred places abbey (1,+1)\nred hand relocation\nred stock none, grain 2, ore 3";
    let mut table = table(position);
    assert_eq!(points(&table, "red"), 3);
    play(&mut table, "red plays relocation; red chooses candamir at (-1,+1); red builds city (-1,0)");
    assert!(land(&table, "red").has_at(site(1, 1), Card::BasicCandamir));
    assert_eq!(points(&table, "red"), 4);
}

#[test]
fn riv_044_each_progress_symbol_raises_the_hand_limit() {
    let limit = |position: &str| {
        let table = table(position);
        table.state().public.hand_limit(seat(&table, "red"))
    };
    assert_eq!((limit(""), limit("red places abbey (-1,+1)")), (3, 4));
    let both = "option mode progress\nred city (-1,0)\nred places abbey (-1,+1)\nred places university (-1,-1)";
    assert_eq!(limit(both), 5);
    // The other player's symbols do not count.
    assert_eq!(limit("blue places abbey (-1,+1)"), 3);
    let mut table = after("red places abbey (-1,+1)\nred hand scout, scout, brigitta", "red ends actions");
    play(&mut table, "red draws B1");
    assert_eq!(table.state().hidden.hands[0].len(), 4);
}

/// Also: RIV-095.
#[test]
fn riv_045_skill_decides_celebrations_and_gives_nothing_else() {
    let position = "red places inga (-1,+1)\nblue places austin (-1,+1)\nphase before-roll";
    let mut table = after(position, "red rolls; dice 4 celebration");
    assert_eq!(asked(&table), "red");
    play(&mut table, "red gains (0,+1)");
    assert_eq!(table.state().public.frames.top(), Frame::Actions, "blue has less skill and gains nothing");
    let public = &table.state().public;
    assert_eq!((points(&table, "red"), public.hero_token, public.merchant_token), (2, None, None));
    assert_eq!(public.hand_limit(seat(&table, "red")), 3);
    assert!(land(&table, "red").has(Title::Inga));
}
