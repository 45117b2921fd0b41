//! Trade with the supply: section 12 of the catalogue.

use crate::support::{
    after, asked, check_illegal, check_refused, land, listed, listed_with, play, seat, stock_text, table, units,
};
use steading_game::Table;
use steading_rivals::cards::{Card, Title};
use steading_rivals::frame::Spot;
use steading_rivals::grid::Site;
use steading_rivals::illegal::Code;
use steading_rivals::{removal, rule};

/// A second pair of mountains and pastures for red at (4,±1), empty.
const WIDE: &str = "red settlement (3,0) mountains-4 pasture-5";

#[test]
fn riv_142_three_units_of_one_kind_buy_one_of_another() {
    let table = after("red stock none, ore 3", "red trades 3 ore for wool");
    assert_eq!(stock_text(&table, "red"), "1 wool");
    check_illegal("red stock none, ore 2", "red trades 3 ore for wool", Code::BadRate, rule::RIV_142);
}

#[test]
fn riv_142_trade_is_made_in_the_own_action_phase_only() {
    let position = "red stock none, ore 3\nblue stock none, ore 3";
    check_illegal(position, "blue trades 3 ore for wool", Code::NotYourTurn, rule::RIV_128);
    let early = "red stock none, ore 3\nphase before-roll";
    check_illegal(early, "red trades 3 ore for wool", Code::RollFirst, rule::RIV_077);
}

/// Also: RIV-031.
#[test]
fn riv_142_the_three_units_come_from_one_or_several_regions() {
    let position = format!("{WIDE}\nred stock none\nred stores (2,-1) 2\nred stores (4,+1) 3");
    let mut table = after(&position, "red trades 3 ore for wool");
    assert_eq!(listed(&table, "red"), ["red pays (2,-1)", "red pays (4,+1)"]);
    play(&mut table, "red pays (4,+1); red pays (4,+1); red pays (4,+1)");
    assert_eq!((units(&table, "red", "(2,-1)"), units(&table, "red", "(4,+1)")), (2, 0));
}

/// Also: RIV-142, RIV-143, RIV-146.
#[test]
fn riv_ex_06_ore_of_two_mountains_buys_wool() {
    let position = format!("{WIDE}\nred stock none\nred stores (2,-1) 2\nred stores (4,+1) 3");
    let table = after(
        &position,
        "red trades 3 ore for wool; red pays (2,-1); red pays (4,+1); red pays (4,+1); red gains (0,-1)",
    );
    assert_eq!((units(&table, "red", "(2,-1)"), units(&table, "red", "(4,+1)")), (1, 1));
    assert_eq!(units(&table, "red", "(0,-1)"), 1);
    check_illegal(&position, "red trades 2 ore for wool", Code::NoShip, rule::RIV_143);
    check_illegal(&position, "red trades 3 ore for ore", Code::SameResource, rule::RIV_146);

    let ship = format!("{position}\nred places ore-ship (-1,+1)");
    let table = after(&ship, "red trades 2 ore for wool; red pays (4,+1); red pays (4,+1); red gains (4,-1)");
    assert_eq!(stock_text(&table, "red"), "1 wool 3 ore");
    check_illegal(&ship, "red trades 2 ore for ore", Code::SameResource, rule::RIV_146);
}

#[test]
fn riv_143_a_ship_trades_two_for_one_any_number_of_times() {
    let position = format!("{WIDE}\nred places ore-ship (-1,+1)\nred stock none, ore 6");
    let table = after(
        &position,
        "
        red trades 2 ore for lumber; red pays (2,-1); red pays (2,-1)
        red trades 2 ore for lumber; red pays (2,-1)
        red trades 2 ore for gold
        ",
    );
    assert_eq!(stock_text(&table, "red"), "2 lumber 1 gold");
}

#[test]
fn riv_143_a_ship_trades_its_own_resource_and_needs_two() {
    let position = "red places ore-ship (-1,+1)\nred stock none, wool 2, ore 1";
    check_illegal(position, "red trades 2 wool for ore", Code::NoShip, rule::RIV_143);
    check_illegal(position, "red trades 2 ore for wool", Code::BadRate, rule::RIV_143);
    // A ship of the other player does not help.
    let theirs = "blue places ore-ship (-1,+1)\nred stock none, ore 2";
    check_illegal(theirs, "red trades 2 ore for wool", Code::NoShip, rule::RIV_143);
}

/// Also: RIV-144.
#[test]
fn riv_ex_07_a_large_ship_takes_two_from_one_side() {
    let position = "red places large-trade-ship (1,+1)\nred stock none\nred stores (0,+1) 2\nred stores (2,+1) 1";
    let wanted = ["lumber", "wool", "grain", "brick", "ore"];
    let trades = wanted.map(|kind| format!("trades by large ship (1,+1) left for {kind}"));
    assert_eq!(listed_with(&table(position), "red", "trades"), trades);
    check_illegal(position, "red trades by large ship (1,+1) right for wool", Code::BadRate, rule::RIV_144);
    let table = after(position, "red trades by large ship (1,+1) left for wool");
    assert_eq!(stock_text(&table, "red"), "1 wool 1 grain");
}

/// Also: RIV-337.
#[test]
fn riv_144_each_side_of_a_large_ship_may_be_used_again() {
    let position = "red places large-trade-ship (1,+1)\nred stock none, gold 3, grain 2";
    let table = after(
        position,
        "
        red trades by large ship (1,+1) left for lumber
        red trades by large ship (1,+1) right for gold
        red trades by large ship (1,+1) left for wool
        ",
    );
    assert_eq!(stock_text(&table, "red"), "1 lumber 1 wool");
}

#[test]
fn riv_144_a_large_ship_knows_only_the_regions_beside_it() {
    // The lower half, and a ship that is not there.
    let position = "red places large-trade-ship (1,+1)\nred stock none, wool 2, ore 2, lumber 2";
    for side in ["left", "right"] {
        let action = format!("red trades by large ship (1,+1) {side} for brick");
        check_illegal(position, &action, Code::BadRate, rule::RIV_144);
    }
    let action = "red trades by large ship (1,-1) left for brick";
    check_illegal(position, action, Code::NotThere, rule::RIV_144);
    check_illegal(position, "red trades 2 wool for brick", Code::NoShip, rule::RIV_143);
    // Both regions must not be mixed, even of one kind.
    let mixed = "red settlement (3,0) fields-1 hills-5\nred places large-trade-ship (3,+1)\nred stock none\n\
                 red stores (2,+1) 1, (4,+1) 1";
    for side in ["left", "right"] {
        let action = format!("red trades by large ship (3,+1) {side} for wool");
        check_illegal(mixed, &action, Code::BadRate, rule::RIV_144);
    }
}

#[test]
fn riv_145_a_mint_trades_one_gold_once_a_turn() {
    let position = "option mode gold\nred city (-1,0)\nred places mint (-1,+1)\nred stock none, gold 3";
    let table = after(position, "red trades 1 gold for wool");
    assert_eq!(stock_text(&table, "red"), "1 wool 2 gold");
    check_refused(&table, "red trades 1 gold for wool", Code::OncePerTurn, rule::RIV_145);
    assert!(listed_with(&table, "red", "trades 1 gold").is_empty());
    check_illegal(
        "option mode gold\nred stock none, gold 3",
        "red trades 1 gold for wool",
        Code::NoShip,
        rule::RIV_145,
    );
    let poor = "option mode gold\nred city (-1,0)\nred places mint (-1,+1)\nred stock none, wool 3";
    check_illegal(poor, "red trades 1 gold for ore", Code::BadRate, rule::RIV_145);
}

#[test]
fn riv_145_a_mint_is_ready_again_in_the_next_turn() {
    let position = "
        option mode gold
        red city (-1,0)
        red places mint (-1,+1)
        red hand scout, scout, brigitta
        blue hand goldsmith, goldsmith, brigitta
        red stock none, gold 2
        blue stock none
    ";
    let table = after(
        position,
        "
        red trades 1 gold for wool; red ends actions; red passes
        blue rolls; dice 6 trade; blue ends actions; blue passes
        red rolls; dice 5 trade; red trades 1 gold for wool
        ",
    );
    assert_eq!(stock_text(&table, "red"), "2 wool 1 grain 1 ore");
}

/// Also: RIV-196. Each Mint trades once, so a used Mint that is pulled down takes its trade with it.
#[test]
fn riv_145_an_unused_mint_stays_ready_when_the_used_one_is_demolished() {
    let position =
        "option mode gold\nred city (-1,0)\nred places mint (-1,+1)\nred places mint (-1,-1)\nred stock none, gold 3";
    let table =
        after(position, "red trades 1 gold for wool; red demolishes mint at (-1,+1); red trades 1 gold for ore");
    assert_eq!(stock_text(&table, "red"), "1 wool 1 ore 1 gold");
    check_refused(&table, "red trades 1 gold for ore", Code::OncePerTurn, rule::RIV_145);
}

/// A Mint has had its trade, whatever else leaves the table: another building of the owner, or the other prince's Mint. In no mode of
/// ours a Mint can be struck while the other prince trades, so that one is taken away by hand.
#[test]
fn riv_145_only_a_mint_of_the_player_on_turn_takes_a_trade_with_it() {
    let position = "
        option mode gold
        red city (-1,0)
        red places mint (-1,+1)
        red places abbey (-1,-1)
        red stock none, gold 3
        blue city (-1,0)
        blue places mint (-1,+1)
    ";
    let table = after(position, "red trades 1 gold for wool; red demolishes abbey at (-1,-1)");
    check_refused(&table, "red trades 1 gold for ore", Code::OncePerTurn, rule::RIV_145);
    let mut state = table.state().clone();
    let theirs = Spot { site: Site::at(-1, 1).unwrap(), card: Card::GoldMint };
    removal::discard(&mut state, seat(&table, "blue"), theirs, &mut ());
    let table = Table::from_position(table.game().clone(), state);
    assert!(!land(&table, "blue").has(Title::Mint));
    check_refused(&table, "red trades 1 gold for ore", Code::OncePerTurn, rule::RIV_145);
}

/// Also: RIV-196. None was used, so the one that is left trades once and no more.
#[test]
fn riv_145_a_mint_that_leaves_unused_gives_no_trade_away() {
    let position =
        "option mode gold\nred city (-1,0)\nred places mint (-1,+1)\nred places mint (-1,-1)\nred stock none, gold 3";
    let table = after(position, "red demolishes mint at (-1,+1); red trades 1 gold for wool");
    check_refused(&table, "red trades 1 gold for ore", Code::OncePerTurn, rule::RIV_145);
}

#[test]
fn riv_146_every_trade_brings_another_kind_that_fits() {
    let position = "
        option mode gold
        red city (-1,0)
        red city (1,0)
        red places mint (-1,+1)
        red places gold-ship (-1,+1)
        red places large-trade-ship (1,+1)
        red stock none, gold 3, wool 3
    ";
    let trades = [
        "red trades 3 gold for",
        "red trades 2 gold for",
        "red trades by large ship (1,+1) left for",
        "red trades 1 gold for",
    ];
    for trade in trades {
        check_illegal(position, &format!("{trade} gold"), Code::SameResource, rule::RIV_146);
        check_illegal(position, &format!("{trade} wool"), Code::NoRoom, rule::RIV_146);
        let table = after(position, &format!("{trade} ore"));
        assert!(stock_text(&table, "red").contains("1 ore"), "{trade}");
    }
    let offered = listed(&table(position), "red");
    assert!(!offered.iter().any(|line| line.ends_with("for gold") || line.ends_with("for wool")), "{offered:?}");
}

#[test]
fn riv_147_trade_never_touches_the_other_player() {
    let table = after("red stock none, ore 3\nblue stock none, wool 3", "red trades 3 ore for wool");
    assert_eq!((stock_text(&table, "blue").as_str(), asked(&table).as_str()), ("3 wool", "red"));
    // No command offers the other player anything.
    let offered = listed(&table, "red");
    assert!(!offered.iter().any(|line| line.contains("blue")), "{offered:?}");
}

#[test]
fn riv_148_gold_of_the_cache_is_spent_and_received_like_any_gold() {
    let position = "option mode gold\nred cache (-2,+2) 2\nred stock none, ore 3\nred stores (0,+1) 1";
    let table = after(position, "red trades 3 gold for wool");
    assert_eq!(stock_text(&table, "red"), "1 wool 3 ore");
    assert_eq!(units(&table, "red", "cache"), 0);
    let table = after(position, "red trades 3 ore for gold; red gains cache");
    assert_eq!((units(&table, "red", "cache"), units(&table, "red", "(0,+1)")), (3, 1));
}
