//! Gold earned, the rich and the poor, and the end of the game.

use expect_test::expect;
use steading_game::{Game, Notation, Seat};
use steading_island::combinations;
use steading_island::event::Built;
use steading_island::hooks::Hooks;
use steading_island::illegal::Code;
use steading_island::options::Options;
use steading_island::rule;
use steading_island::rules::{Module, Modules};

use super::{purses, rich_and_poor, rivers};
use crate::support::{after, check, check_illegal, hand, is_legal, listed, play, points, public, refusal, table};

#[test]
fn river_035_roads_and_settlements_at_the_river_earn_one_gold() {
    check(
        &rivers("red road NE(0,0), hand 2 brick 2 lumber wool grain\nturn red, rolled"),
        "red builds road NW(0,0); red builds settlement S(1,-1)",
        &expect![[r#"
            red pays 1 brick 1 lumber
            red lays a road NW(0,0)
            red earns 1 gold
            red is the rich settler
            poor settlers: blue white orange
            red pays 1 brick 1 lumber 1 wool 1 grain
            red settles S(1,-1)
            red earns 1 gold
        "#]],
    );
    // Away from the river they earn nothing.
    let away = after(
        &rivers("red road NE(1,1), hand 2 brick 2 lumber wool grain\nturn red, rolled"),
        "red builds settlement S(2,0); red builds road NW(1,1)",
    );
    assert_eq!(purses(&away), [0; 4]);
}

#[test]
fn river_036_a_city_earns_no_gold() {
    let played =
        after(&rivers("red settlement N(0,0), hand 2 grain 3 ore\nturn red, rolled"), "red builds city N(0,0)");
    assert_eq!(purses(&played), [0; 4]);
}

#[test]
fn river_037_a_bridge_earns_three_gold_and_none_as_a_road() {
    let played =
        after(&rivers("red road NE(0,0), hand 2 brick lumber, gold 2\nturn red, rolled"), "red builds bridge W(1,-1)");
    assert_eq!(purses(&played), [5, 0, 0, 0]);
}

#[test]
fn river_038_free_roads_earn_gold_at_once() {
    let position = rivers("red settlement N(0,0), cards 1 road-building\nturn red, rolled");
    let mut table = after(&position, "red plays road-building; red builds road NE(0,0)");
    assert_eq!(purses(&table), [1, 0, 0, 0]);
    assert_eq!(rich_and_poor(&table), (Some("red"), vec!["blue", "white", "orange"]));
    play(&mut table, "red builds road NW(1,0)");
    assert_eq!(purses(&table), [2, 0, 0, 0]);
}

#[test]
fn river_057_the_single_player_with_the_most_gold_is_rich() {
    let table = table(&rivers(
        "red gold 2, settlement N(0,0)\nblue gold 3, settlement S(0,2)\nwhite gold 2\norange gold 1\nturn red",
    ));
    assert_eq!(rich_and_poor(&table), (Some("blue"), vec!["orange"]));
    assert_eq!(["red", "blue", "white", "orange"].map(|name| points(&table, name)), [1, 2, 0, -2]);
}

/// Also: RIVER-058.
#[test]
fn river_ex_03_a_second_player_with_as_much_gold_sets_the_rich_card_aside() {
    let position = rivers(
        "red gold 4\nblue gold 3, settlement N(0,0), hand brick lumber\nwhite gold 3\norange gold 1\nturn blue, rolled",
    );
    assert_eq!(rich_and_poor(&table(&position)), (Some("red"), vec!["orange"]));
    check(
        &position,
        "blue builds road NE(0,0)",
        &expect![[r#"
            blue pays 1 brick 1 lumber
            blue lays a road NE(0,0)
            blue earns 1 gold
            nobody is the rich settler
        "#]],
    );
    let played = after(&position, "blue builds road NE(0,0)");
    assert_eq!(purses(&played), [4, 4, 3, 1]);
    assert_eq!(rich_and_poor(&played), (None, vec!["orange"]));
    assert_eq!(["red", "blue", "white", "orange"].map(|name| points(&played, name)), [0, 1, 0, -2]);
}

/// Also: RIVER-058.
#[test]
fn river_ex_04_spending_hands_the_rich_card_on() {
    let spent = "red buys ore for gold";
    let position = rivers("red gold 4\nblue gold 3\nwhite gold 1\norange gold 1\nturn red, rolled");
    check(
        &position,
        spent,
        &expect![[r#"
            red buys 1 ore for 2 gold
            blue is the rich settler
        "#]],
    );
    assert_eq!(rich_and_poor(&after(&position, spent)), (Some("blue"), vec!["white", "orange"]));
    // Two players with 3: the card is set aside until one of them leads.
    let position = rivers(
        "red gold 4\nblue gold 3, settlement N(0,0), hand brick lumber\nwhite gold 3\norange gold 1\nturn red, rolled",
    );
    let mut played = after(&position, spent);
    assert_eq!(rich_and_poor(&played), (None, vec!["orange"]));
    play(&mut played, "red ends turn; blue rolls 1+1; blue builds road NE(0,0)");
    assert_eq!(rich_and_poor(&played), (Some("blue"), vec!["orange"]));
}

/// Also: RIVER-062.
#[test]
fn river_059_all_with_the_least_gold_are_poor() {
    let table = table(&rivers("red gold 1, settlement N(0,0)\nwhite settlement S(0,2)\nturn red"));
    assert_eq!(rich_and_poor(&table), (Some("red"), vec!["blue", "white", "orange"]));
    assert_eq!(["red", "blue", "white", "orange"].map(|name| points(&table, name)), [2, -2, -1, -2]);
    let mut standing = [0; 4];
    table.game().standing(table.state(), &mut standing);
    assert_eq!(standing, [2, -2, -1, -2]);
}

#[test]
fn river_060_whoever_leaves_the_last_place_gives_the_card_back() {
    let position = rivers("red settlement N(0,0), hand brick lumber\nturn red, rolled");
    assert_eq!(rich_and_poor(&table(&position)).1, ["red", "blue", "white", "orange"]);
    let played = after(&position, "red builds road NE(0,0)");
    assert_eq!(rich_and_poor(&played), (Some("red"), vec!["blue", "white", "orange"]));
    // And the last to be poor alone becomes level with the others, who are poor then.
    let position = rivers("red gold 3\nblue gold 1\nwhite gold 1\norange gold 2\nturn red, rolled");
    let played = after(&position, "red buys ore for gold");
    assert_eq!(rich_and_poor(&played), (Some("orange"), vec!["red", "blue", "white"]));
}

/// A trade moves gold from one purse to another; judged in between, blue would have been rich for a moment.
#[test]
fn river_061_a_trade_is_judged_once_at_its_end() {
    let position = rivers(
        "red gold 3\nblue gold 2, hand ore\nwhite gold 2\norange gold 2\nturn red, rolled
         offer 1 gold for 1 ore to blue, accepted blue",
    );
    check(
        &position,
        "red trades with blue",
        &expect![[r#"
            red gives 1 gold to blue for 1 ore
            blue is the rich settler
            poor settlers: red white orange
        "#]],
    );
}

#[test]
fn river_063_nobody_is_rich_and_poor() {
    for gold in [[0, 0, 0, 0], [5, 5, 5, 5], [1, 0, 0, 0], [2, 2, 1, 1], [0, 1, 2, 3]] {
        let [red, blue, white, orange] = gold;
        let position =
            rivers(&format!("red gold {red}\nblue gold {blue}\nwhite gold {white}\norange gold {orange}\nturn red"));
        let (rich, poor) = rich_and_poor(&table(&position));
        assert!(!poor.is_empty() && rich.is_none_or(|rich| !poor.contains(&rich)), "{gold:?}");
    }
}

/// Also: RIVER-061.
#[test]
fn river_067_ten_points_in_the_own_turn_win_and_wealth_counts() {
    // Eight points in buildings and two for the army: the rich settler's point makes eleven, the poor settler's eight.
    let cities = "city N(1,1) N(1,-2) S(-1,2) N(-2,1), knights 3";
    let poor = rivers(&format!(
        "red {cities}, gold 1, hand brick lumber, road W(2,0)\nblue gold 1\nwhite gold 1\norange gold 1\nturn red, rolled"
    ));
    let waiting = table(&poor);
    assert_eq!(points(&waiting, "red"), 8);
    let won = after(&poor, "red builds road NW(2,0)");
    assert_eq!((points(&won, "red"), public(&won).winner), (11, Some(Seat(0))));
    // What others do can make the points too, but only the own turn wins.
    let position =
        rivers(&format!("red {cities}, gold 3\nblue gold 3\nwhite gold 1\norange gold 1\nturn blue, rolled"));
    let mut table = after(&position, "blue buys ore for gold");
    assert_eq!((points(&table, "red"), public(&table).winner), (11, None));
    let log = play(&mut table, "blue ends turn; white rolls 1+2; white ends turn; orange rolls 1+2; orange ends turn");
    assert_eq!(log.last().map(String::as_str), Some("red wins with 11 points"));
    assert_eq!(Options::playing(Modules::NONE.with(Module::Rivers)).victory_points, 10);
}

/// Also: COMBO-021, COMBO-013.
#[test]
fn river_068_rivers_go_with_every_variant_and_the_refuge_is_a_swamp() {
    let with_rivers: Vec<Modules> = combinations::all().filter(|modules| modules.has(Module::Rivers)).collect();
    assert_eq!(with_rivers.len(), 16, "any of the four variants, or none");
    // Protected players live at every hex: the robber goes to a swamp, whichever its mover wants.
    let position = "
        option scenario rivers
        option variants friendly_robber
        red settlement N(1,-1) S(2,-1)
        blue settlement N(0,2) N(-2,1)
        white settlement S(0,-2) S(-1,1)
        orange settlement N(-1,1)
        turn red
        robber (0,0)
    ";
    let played = after(position, "red rolls 3+4");
    assert_eq!(listed(&played, "red"), ["red moves robber (-1,-1)", "red moves robber (-2,1)"]);
}

/// Ten points win without the Harbormaster, and eleven with it.
#[test]
fn river_069_with_harbormaster_eleven_points() {
    let ends = |variants: &str, cards: &str| {
        let table = after(
            &format!(
                "option scenario rivers\noption variants {variants}
                 red city N(1,1) S(2,-2) N(-1,1), knights 3, cards {cards} victory-point, gold 1
                 blue gold 1\nwhite gold 1\norange gold 1\nturn orange, rolled"
            ),
            "orange ends turn",
        );
        (points(&table, "red"), public(&table).winner.is_some())
    };
    assert_eq!(ends("none", "3"), (9, false));
    assert_eq!(ends("none", "4"), (10, true));
    assert_eq!(ends("harbormaster", "4"), (10, false));
    assert_eq!(ends("harbormaster", "5"), (11, true));
}

/// The neutral colours of two players are neither rich nor poor and earn nothing. Also: TWO-059.
#[test]
fn river_070_only_the_two_players_are_rich_or_poor() {
    let table = table(
        "
        option scenario rivers
        option variants two_players
        blue gold 2
        white gold 1
        turn blue
    ",
    );
    assert_eq!(rich_and_poor(&table), (Some("blue"), vec!["white"]));
    assert_eq!(public(&table).open_points, [1, -2, 0, 0]);
    let mut state = table.state().clone();
    for (seat, purses) in [(2, [2, 1, 0, 0]), (1, [2, 2, 0, 0])] {
        let built = Built::Settlement("N(0,0)".parse().unwrap());
        steading_island::modules::rivers::Rivers::after_build(table.game(), &mut state, Seat(seat), built, &mut ());
        assert_eq!(state.public.modules.gold.purse, purses);
    }
}

/// Also: RIVER-043.
#[test]
fn river_042_gold_is_untouched_by_sevens_robbers_and_monopolies() {
    // Seven cards and a purse: nothing to discard.
    let position = rivers("red hand 4 wool 3 ore, gold 9\nblue settlement S(1,0), gold 5, hand 1 wool\nturn red");
    let mut table = after(&position, "red rolls 3+4; red moves robber (1,0); steal wool");
    assert_eq!(purses(&table), [9, 5, 0, 0]);
    assert!(hand(&table, "blue").is_empty());
    play(&mut table, "red ends turn");
    // A victim with gold alone cannot be robbed.
    let position = rivers("blue settlement S(1,0), gold 5\nturn red");
    let played = after(&position, "red rolls 3+4; red moves robber (1,0)");
    assert!(is_legal(&played, "red ends turn"));
    let position = rivers("red cards 1 monopoly\nblue gold 5, hand 2 ore\nturn red, rolled");
    let played = after(&position, "red plays monopoly ore");
    assert_eq!(purses(&played), [0, 5, 0, 0]);
}

#[test]
fn river_043_purses_are_open_and_the_stock_never_ends() {
    let table = table(&rivers("red gold 99, hand 4 ore\nblue gold 77\nturn red, rolled"));
    let view = table.game().view(table.state(), steading_game::Observer::Public);
    assert_eq!(view.public.modules.gold.purse, [99, 77, 0, 0]);
    // More than the hundred coins of the box.
    assert!(is_legal(&table, "red banks 4 ore for gold"));
    let written = table.game().write_position(table.state());
    assert!(written.contains("red hand 4 ore, gold 99\n"), "{written}");
}

/// Also: COMBO-072, RIVER-073, RIVER-040.
#[test]
fn river_ex_10_three_cards_in_a_turn_unless_the_table_limits_them() {
    let purchases = "red buys ore for gold; red buys wool for gold; red buys ore for gold";
    let played = after(&rivers("red gold 6\nturn red, rolled"), purchases);
    assert_eq!((hand(&played, "red").total(), purses(&played)[0]), (3, 0));
    let limited = "option scenario rivers\noption river_gold_limit 2\nred gold 6\nturn red, rolled";
    let mut played = after(limited, "red buys ore for gold; red buys wool for gold");
    let illegal = refusal(&played, "red buys ore for gold");
    assert_eq!((illegal.code, illegal.rule), (Code::GoldLimit, rule::COMBO_072));
    assert_eq!(illegal.detail, steading_island::illegal::Detail::Limit(2));
    // The next turn is a new one.
    play(&mut played, "red ends turn; blue rolls 1+1; blue ends turn; white rolls 1+1; white ends turn");
    play(&mut played, "orange rolls 1+1; orange ends turn; red rolls 1+1; red buys ore for gold");
    let written = played.game().write_position(played.state());
    assert!(written.contains("\nbought 1\n"), "{written}");
}

/// Also: RIVER-039, COMBO-071.
#[test]
fn river_ex_11_gold_earned_by_building_buys_a_card_in_the_same_turn() {
    let position = rivers("red settlement N(0,0), hand brick lumber 4 wool, gold 1\nturn red, rolled");
    let played = after(&position, "red builds road NE(0,0); red buys ore for gold");
    assert_eq!(purses(&played), [0; 4]);
    check_illegal(
        &rivers("red settlement N(0,0), hand 4 wool, gold 1\nturn red, rolled, built"),
        "red banks 4 wool for gold",
        Code::TradeClosed,
        rule::BASE_066,
    );
}
