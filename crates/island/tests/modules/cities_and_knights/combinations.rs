//! With the variants of Traders & Barbarians (section 4), and what is refused.

use rand::SeedableRng;
use rand::rngs::SmallRng;
use steading_game::{Game, Notation, RuleId};
use steading_island::cards::Good;
use steading_island::illegal::{Code, Illegal};
use steading_island::modules::harbormaster::harbour_points;
use steading_island::rule;

use super::cards_science::{code, fails, played};
use super::*;

/// The table after some moves, with event cards.
fn revealed(position: &str, moves: &str) -> Table<Island> {
    played(&format!("option variants event_cards\n{position}"), moves)
}

/// The table of these option lines, its board drawn.
pub fn made(lines: &str) -> Result<Island, Vec<Illegal>> {
    let lines = format!("expansion cities_and_knights\n{lines}");
    let mut options = Island::parse_options(&lines).unwrap_or_else(|problems| panic!("{lines}: {problems:?}"));
    Island::deal(&mut options, &mut SmallRng::seed_from_u64(1));
    Island::new(options)
}

/// The combination is refused for one of these rules, in both editions.
fn not_combined(lines: &str, rules: &[RuleId]) {
    for edition in ["2008", "new"] {
        let lines = format!("edition {edition}\n{lines}");
        let problems = made(&lines).err().unwrap_or_else(|| panic!("`{lines}` is allowed"));
        let is_named = |problem: &Illegal| problem.code == Code::Combination && rules.contains(&problem.rule);
        assert!(problems.iter().any(is_named), "{lines}: {problems:?}");
    }
}

/// A table without the expansion does not know these moves.
fn unknown_without(options: &str, actions: &[&str]) {
    let table = table(&format!(
        "{options}\nred settlement N(0,0), road NE(0,0), hand 4 ore 4 wool\nblue hand ore\nturn red, rolled"
    ));
    for action in actions {
        assert_eq!(code(&table, action), Code::NotInPlay, "{action}");
    }
}

/// A table with the expansion does not know these moves.
fn unknown_here(actions: &[&str]) {
    let table = at("red settlement N(0,0), road NE(0,0), hand 4 coin 4 wool\nblue hand ore\nturn red, rolled");
    for action in actions {
        assert_eq!(code(&table, action), Code::NotInPlay, "{action}");
    }
}

fn holder(table: &Table<Island>) -> Option<&'static str> {
    let seat = public(table).modules.harbormaster.holder?;
    Some(steading_island::text::words::seat_name(&table.game().options, seat))
}

fn harbours(table: &Table<Island>, name: &str) -> u8 {
    harbour_points(table.game(), table.state(), seat(table, name))
}

// Which modules go together.

#[test]
fn ck_tb_01_event_cards_harbormaster_and_friendly_robber_go_with_it() {
    for variants in ["event_cards", "harbormaster", "friendly_robber", "event_cards harbormaster friendly_robber"] {
        for players in [3, 4] {
            assert!(made(&format!("variants {variants}\nplayers {players}")).is_ok(), "{variants} with {players}");
        }
    }
    assert!(made("variants two_players").is_err());
    assert!(made("scenario rivers").is_err());
}

/// Also: COMBO-030.
#[test]
fn ck_tb_20_two_players_is_refused() {
    not_combined("variants two_players", &[rule::COMBO_030, rule::CK_TB_20]);
    not_combined("variants two_players harbormaster", &[rule::COMBO_030, rule::CK_TB_20]);
}

/// Also: CK-TB-20.
#[test]
fn combo_030_two_players_without_the_largest_army_is_refused() {
    not_combined("variants two_players event_cards", &[rule::COMBO_030, rule::CK_TB_20]);
    assert!(made("variants event_cards").is_ok());
}

/// Also: COMBO-006.
#[test]
fn ck_tb_21_scenarios_are_refused() {
    for scenario in ["fishermen", "rivers", "caravans"] {
        for variants in ["none", "event_cards", "harbormaster"] {
            not_combined(&format!("scenario {scenario}\nvariants {variants}"), &[rule::COMBO_006, rule::CK_TB_21]);
        }
    }
    assert!(made("scenario none").is_ok());
}

/// No city earns gold, and no commodity is sold for it.
#[test]
fn combo_062_rivers_is_refused_and_there_is_no_gold() {
    not_combined("scenario rivers", &[rule::COMBO_006, rule::CK_TB_21]);
    unknown_here(&["red buys ore for gold", "red banks 4 coin for gold", "red offers 1 gold for 1 ore to blue"]);
    unknown_without("option scenario rivers", &["red banks 4 coin for ore", "red improves trade"]);
}

#[test]
fn combo_063_rivers_is_refused_and_no_knight_stands_at_a_bridge() {
    not_combined("scenario rivers\nvariants friendly_robber", &[rule::COMBO_006, rule::CK_TB_21]);
    unknown_here(&["red builds bridge W(1,-1)"]);
    unknown_without("option scenario rivers", &["red builds knight S(1,-1)", "red plays intrigue S(1,-1)"]);
}

/// Nobody pays to keep a city: the loss is asked for nothing.
#[test]
fn combo_064_rivers_is_refused_and_no_gold_keeps_a_city() {
    not_combined("scenario rivers\nvariants harbormaster", &[rule::COMBO_006, rule::CK_TB_21]);
    let table = played("red city N(0,0) N(1,1)\nship 6\nturn red", "red rolls 1+1 ship");
    assert_eq!(listed(&table, "red"), ["red loses city N(0,0)", "red loses city N(1,1)"]);
}

#[test]
fn combo_065_rivers_is_refused_and_diplomat_meets_no_bridge() {
    not_combined("scenario rivers\nvariants event_cards", &[rule::COMBO_006, rule::CK_TB_21]);
    unknown_without("option scenario rivers", &["red plays diplomat NE(0,0)"]);
}

/// No neutral knights: at a table for two there are no knights at all.
#[test]
fn combo_067_two_players_is_refused_and_there_are_no_neutral_knights() {
    not_combined("variants two_players friendly_robber", &[rule::COMBO_030, rule::CK_TB_20]);
    unknown_without("option variants two_players\noption colours red blue", &["red builds knight S(1,-1)"]);
    unknown_here(&["red builds road NW(0,0) for white", "red forces trade", "red retires knight"]);
}

#[test]
fn combo_069_fishermen_is_refused_and_fish_buy_no_progress_card() {
    not_combined("scenario fishermen", &[rule::COMBO_006, rule::CK_TB_21]);
    unknown_here(&["red spends fish 1 3 3 to draw card", "red spends fish 2 to remove robber"]);
    unknown_without("option scenario fishermen", &["red plays spy blue", "red plays merchant (0,-1)"]);
}

/// The votes of the caravans stay those of wool and grain, and their target is 12.
#[test]
fn combo_070_caravans_is_refused_and_keeps_its_own_votes_and_target() {
    not_combined("scenario caravans", &[rule::COMBO_006, rule::CK_TB_21]);
    unknown_here(&["red bids 1 brick", "red names path W(0,1)"]);
    let caravans = table(
        "option scenario caravans\nred settlement N(0,0), road NE(0,0), hand brick wool\ncamels none, due\nturn red, rolled",
    );
    assert_eq!(caravans.game().rules.victory_target, 12);
    let mut vote = caravans;
    play(&mut vote, "red ends turn");
    assert!(is_legal(&vote, "red bids 1 wool") && !is_legal(&vote, "red bids 1 brick"));
}

// Event Cards.

/// Blue has level 1 in politics and a city at the eight.
const BOTH: &str = "
    blue  city N(2,0), levels politics 1
    turn  red
";

/// Also: COMBO-024.
#[test]
fn ck_tb_02_the_event_die_is_settled_before_the_event_card() {
    let mut table = at(&format!("option variants event_cards\n{BOTH}"));
    play(&mut table, "red rolls");
    assert!(is_legal(&table, "dice 1 politics") && !is_legal(&table, "reveal 8"));
    play(&mut table, "dice 1 politics");
    assert!(is_legal(&table, "draw spy") && !is_legal(&table, "reveal 8"), "the draw comes first");
    play(&mut table, "draw spy");
    assert_eq!(held(&table, "blue"), [Card::Spy]);
    assert!(is_legal(&table, "reveal 8") && hand(&table, "blue").is_empty());
    play(&mut table, "reveal 8");
    assert_eq!(hand(&table, "blue"), cards("ore coin"));
    assert!(is_legal(&table, "red ends turn"));
}

/// A battle too: the city is lost before the card is revealed.
#[test]
fn combo_024_the_landing_comes_before_the_event_card() {
    let position = format!("{BOTH}\nship 6");
    let table = revealed(&position, "red rolls 1 ship; reveal 8");
    assert_eq!((hand(&table, "blue"), points(&table, "blue")), (cards("ore"), 1));
    let near = revealed(&position.replace("ship 6", "ship 5"), "red rolls 1 ship; reveal 8");
    assert_eq!(hand(&near, "blue"), cards("ore coin"));
}

/// Red 2 draws on level 1, red 3 does not; the number is the card's whatever the red die shows. Also: COMBO-025.
#[test]
fn ck_tb_03_the_red_die_serves_the_draws_and_the_card_the_number() {
    let drawn = revealed(BOTH, "red rolls 2 politics; draw spy; reveal 8");
    let missed = revealed(BOTH, "red rolls 3 politics; reveal 8");
    assert_eq!((held(&drawn, "blue").len(), held(&missed, "blue").len()), (1, 0));
    assert_eq!((hand(&drawn, "blue"), hand(&missed, "blue")), (cards("ore coin"), cards("ore coin")));
}

#[test]
fn combo_025_no_yellow_die_is_thrown() {
    let mut table = at(&format!("option variants event_cards\n{BOTH}"));
    play(&mut table, "red rolls");
    assert!(fails(&table, "dice 1+1 politics") && fails(&table, "dice politics"));
    play(&mut table, "dice 6 ship; reveal 8");
    assert_eq!(hand(&table, "blue"), cards("ore coin"));
}

/// Also: COMBO-026.
#[test]
fn ck_tb_04_alchemist_sets_both_dice_and_no_card_is_revealed() {
    let position =
        "red progress alchemist\nblue city N(2,0), levels politics 1, hand 8 wool\nlanded\nrobber (0,0)\nturn red";
    let mut table = revealed(position, "red plays alchemist 2+6; dice politics");
    assert!(is_legal(&table, "draw spy"), "the red two");
    play(&mut table, "draw spy");
    assert_eq!(hand(&table, "blue"), cards("8 wool ore coin"), "two and six");
    assert!(is_legal(&table, "red ends turn"), "no card");
    assert_eq!(public(&table).modules.event_cards.revealed.iter().count(), 0);
    // A seven is a seven.
    let seven = revealed(position, "red plays alchemist 3+4; dice ship");
    assert_eq!(asked(&seven), ["blue"]);
}

#[test]
fn combo_026_the_event_die_is_still_thrown_after_alchemist() {
    let table = revealed("red progress alchemist\nturn red", "red plays alchemist 3+3");
    assert!(is_legal(&table, "dice ship") && !is_legal(&table, "reveal 6"));
    // The next turn reveals again.
    let mut next = table;
    play(&mut next, "dice ship; red ends turn; blue rolls 4 ship");
    assert!(is_legal(&next, "reveal 6"));
}

/// Also: EVENT-026.
#[test]
fn ck_tb_05_an_epidemic_leaves_one_resource_and_no_commodity() {
    let table = revealed(
        "red city N(2,0)\nblue city N(-2,2)\nwhite settlement N(2,1)\nturn red",
        "red rolls 1 ship; reveal 8 epidemic",
    );
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("ore"), cards("lumber")));
    assert_eq!(hand(&table, "white"), cards("ore"));
}

/// Hills and fields give one card too, and the next eight is whole again.
#[test]
fn event_026_no_commodity_in_an_epidemic() {
    let table = revealed("red city N(-1,2)\nturn red", "red rolls 1 ship; reveal 6 epidemic");
    assert_eq!(hand(&table, "red"), cards("grain"));
    let next = revealed(
        "red city N(2,0)\nturn red",
        "red rolls 1 ship; reveal 8 epidemic; red ends turn; blue rolls 1 ship; reveal 8",
    );
    assert_eq!(hand(&next, "red"), cards("2 ore coin"));
}

/// Also: EVENT-043.
#[test]
fn ck_tb_06_a_good_neighbour_may_give_a_commodity() {
    let mut table = revealed("red hand ore coin\nturn red", "red rolls 1 ship; reveal 6 good-neighbours");
    assert_eq!(listed(&table, "red"), ["red gives left ore", "red gives left coin"]);
    play(&mut table, "red gives left coin");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("ore"), cards("coin")));
}

#[test]
fn event_043_who_has_only_commodities_must_give_one() {
    let table = revealed("red hand coin cloth\nturn red", "red rolls 1 ship; reveal 6 good-neighbours");
    assert_eq!(asked(&table), ["red"]);
    assert_eq!(listed(&table, "red"), ["red gives left cloth", "red gives left coin"]);
    assert_eq!(code(&table, "red ends turn"), Code::ActionPending);
}

/// Red has one knight of three, blue two of one each, white a sleeping mighty one. Also: EVENT-048.
#[test]
fn ck_tb_07_a_tournament_goes_by_the_strength_of_active_knights() {
    let position = "
        red   mighty N(0,0), active N(0,0)
        blue  basic N(1,1) N(-1,2), active N(1,1) N(-1,2)
        white mighty N(-2,1), strong N(2,-1)
        turn  red
    ";
    let mut table = revealed(position, "red rolls 1 ship; reveal 5 tournament");
    assert_eq!(asked(&table), ["red"]);
    assert_eq!(moves(&table, "red", "receives").len(), 5, "resources only");
    assert!(fails(&table, "red receives coin"));
    play(&mut table, "red receives ore");
    assert_eq!(hand(&table, "red"), cards("ore"));
    assert!(is_legal(&table, "red ends turn"));
}

#[test]
fn event_048_a_sleeping_knight_counts_nothing_and_a_commodity_is_not_received() {
    let position = "red mighty N(0,0)\nblue basic N(1,1), active N(1,1)\nturn red";
    let table = revealed(position, "red rolls 1 ship; reveal 5 tournament");
    assert_eq!(asked(&table), ["blue"]);
    let refused = refusal(&table, "blue receives cloth");
    assert_eq!(refused.code, Code::NotAChoice);
    assert!(is_legal(&table, "blue receives wool"));
}

#[test]
fn event_049_all_who_are_level_receive_and_nobody_without_strength() {
    let tied = "red strong N(0,0), active N(0,0)\nblue basic N(1,1) N(-1,2), active N(1,1) N(-1,2)\nturn red";
    let table = revealed(tied, "red rolls 1 ship; reveal 5 tournament; red receives ore; blue receives ore");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("ore"), cards("ore")));
    let idle = revealed("red strong N(0,0)\nturn red", "red rolls 1 ship; reveal 5 tournament");
    assert!(is_legal(&idle, "red ends turn"));
}

/// Also: EVENT-078.
#[test]
fn ck_tb_08_a_trade_advantage_draws_a_hand_card_and_no_progress_card() {
    let position = "
        red   road NE(0,0) W(1,0) NW(0,1) NE(-1,1) W(0,0)
        blue  hand coin, progress spy
        white progress crane
        turn  red
    ";
    let mut table = revealed(position, "red rolls 1 ship; reveal 5 trade-advantage");
    assert_eq!(listed(&table, "red"), ["red draws from blue", "red draws from nobody"], "white has no hand card");
    play(&mut table, "red draws from blue");
    assert!(is_legal(&table, "steal coin") && fails(&table, "draw spy"));
    play(&mut table, "steal coin");
    assert_eq!((hand(&table, "red"), held(&table, "blue").len()), (cards("coin"), 1));
}

/// Also: EVENT-059.
#[test]
fn ck_tb_09_a_calm_sea_brings_a_resource_and_no_commodity() {
    let mut table = revealed("red settlement N(0,-2)\nturn red", "red rolls 1 ship; reveal 12 calm-sea");
    assert_eq!(moves(&table, "red", "receives").len(), 5);
    assert_eq!(code(&table, "red receives paper"), Code::NotAChoice);
    play(&mut table, "red receives grain");
    assert_eq!(hand(&table, "red"), cards("grain"));
}

/// A city counts as one building, as ever: two settlements are more.
#[test]
fn event_059_no_commodity_is_chosen_in_a_calm_sea() {
    let table =
        revealed("red city N(0,-2)\nblue settlement N(2,-1) N(1,2)\nturn red", "red rolls 1 ship; reveal 12 calm-sea");
    assert_eq!(asked(&table), ["blue"]);
    for commodity in ["cloth", "coin", "paper"] {
        assert_eq!(code(&table, &format!("blue receives {commodity}")), Code::NotAChoice);
    }
}

/// Also: EVENT-067.
#[test]
fn ck_tb_10_neighbourly_help_may_be_a_commodity() {
    let mut table =
        revealed("red settlement N(0,0), hand coin wool\nturn red", "red rolls 1 ship; reveal 10 neighbourly-help");
    assert!(is_legal(&table, "red helps blue with wool"));
    play(&mut table, "red helps blue with coin");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("wool"), cards("coin")));
}

/// Also: EVENT-066.
#[test]
fn event_067_a_leader_with_commodities_only_gives_one() {
    let table = revealed("red settlement N(0,0), hand coin\nturn red", "red rolls 1 ship; reveal 11 neighbourly-help");
    assert_eq!(asked(&table), ["red"]);
    assert!(moves(&table, "red", "helps").iter().all(|action| action.ends_with("with coin")));
    assert_eq!(code(&table, "red ends turn"), Code::ActionPending);
}

/// Also: EVENT-072.
#[test]
fn ck_tb_11_a_conflict_is_won_by_the_strongest_alone() {
    let position = "
        red   strong N(0,0), active N(0,0)
        blue  basic N(1,1), mighty N(-1,2), active N(1,1), hand coin, progress spy
        white progress crane
        turn  red
    ";
    let mut table = revealed(position, "red rolls 1 ship; reveal 3 conflict");
    assert_eq!(listed(&table, "red"), ["red draws from blue"], "a hand card, and a duty");
    play(&mut table, "red draws from blue; steal coin");
    assert_eq!((hand(&table, "red"), held(&table, "blue").len()), (cards("coin"), 1));
}

#[test]
fn event_072_a_tie_or_no_strength_is_no_conflict() {
    for knights in [
        "red basic N(0,0), active N(0,0)\nblue basic N(1,1), active N(1,1)",
        "red strong N(0,0), active N(0,0)\nblue basic N(1,1) N(-1,2), active N(1,1) N(-1,2)",
        "red mighty N(0,0)",
        "",
    ] {
        let table = revealed(
            &format!("{knights}\nblue hand ore\nwhite hand ore\nturn red"),
            "red rolls 1 ship; reveal 3 conflict",
        );
        assert!(is_legal(&table, "red ends turn"), "{knights}");
    }
}

#[test]
fn ck_tb_12_a_plentiful_year_brings_a_resource_each_and_no_commodity() {
    let mut table = revealed("turn red", "red rolls 1 ship; reveal 2 plentiful-year");
    assert!(fails(&table, "red receives coin"));
    play(&mut table, "red receives ore; blue receives ore; white receives wool; orange receives brick");
    assert_eq!((hand(&table, "white"), hand(&table, "orange")), (cards("wool"), cards("brick")));
    assert!(is_legal(&table, "red ends turn"));
}

/// With a wall nine cards are safe; commodities count. Also: COMBO-027, EVENT-022.
#[test]
fn ck_tb_13_a_robber_attack_is_a_seven_with_walls_and_lock() {
    let position = "
        red   city N(0,0), wall N(0,0), hand 5 coin 4 wool
        blue  settlement N(1,1), hand 4 ore 4 coin
        turn  red
    ";
    let mut locked = revealed(position, "red rolls 1 ship; reveal 7 robber-attack");
    assert_eq!(asked(&locked), ["blue"]);
    play(&mut locked, "blue discards 4 coin");
    assert!(is_legal(&locked, "red ends turn") && public(&locked).robber.is_none(), "no move, no theft");
    let free = format!("{position}\nlanded\nrobber (0,0)");
    let mut table = revealed(&free, "red rolls 1 ship; reveal 7 robber-attack; blue discards 4 coin");
    assert_eq!(code(&table, "red ends turn"), Code::ActionPending);
    play(&mut table, "red moves robber (1,1); steal ore");
    assert_eq!(hand(&table, "red"), cards("5 coin 4 wool ore"));
}

/// In the new edition it stays beside the board, in the older one on the desert. Also: CK-TB-14.
#[test]
fn combo_027_before_the_first_landing_the_robber_stays_where_it_is() {
    for (edition, place) in [("new", None), ("2008", Some(h("(0,0)")))] {
        for card in ["7 robber-attack", "4 robber-flees"] {
            let position = format!("option edition {edition}\nblue settlement N(1,1), hand ore\nturn red");
            let table = revealed(&position, &format!("red rolls 1 ship; reveal {card}"));
            assert_eq!(public(&table).robber, place, "{card}");
            assert!(is_legal(&table, "red ends turn") && hand(&table, "blue") == cards("ore"));
        }
    }
}

#[test]
fn ck_tb_14_a_robber_that_flees_goes_to_the_desert_after_the_landing_only() {
    let landed = "blue settlement N(1,1), hand ore\nlanded\nrobber (1,1)\nturn red";
    let table = revealed(landed, "red rolls 1 ship; reveal 4 robber-flees");
    assert_eq!((public(&table).robber, hand(&table, "blue")), (Some(h("(0,0)")), cards("ore")));
    let locked = revealed("turn red", "red rolls 1 ship; reveal 4 robber-flees");
    assert_eq!(public(&locked).robber, None);
}

/// The card frees the way for new roads once nothing is damaged. Also: EVENT-037, EVENT-038.
#[test]
fn ck_tb_15_an_earthquake_damages_roads_that_road_building_repairs() {
    let position = "
        red   settlement N(0,0), road NE(0,0), hand 2 brick 2 lumber, progress road-building
        turn  red
    ";
    let mut table = revealed(position, "red rolls 1 ship; reveal 6 earthquake; red damages road NE(0,0)");
    assert_eq!(code(&table, "red builds road W(1,0)"), Code::RoadDamaged);
    play(&mut table, "red plays road-building; red repairs road NE(0,0); red builds road W(1,0)");
    assert!(public(&table).modules.event_cards.damaged.is_empty());
    assert_eq!(hand(&table, "red").count(Good::Brick), 3, "one of them from the six");
}

/// A card without a name does nothing but produce.
#[test]
fn ck_tb_15_blank_cards_are_as_ever() {
    let table = revealed("red city N(2,0)\nturn red", "red rolls 1 ship; reveal 8");
    assert_eq!(hand(&table, "red"), cards("ore coin"));
    assert!(is_legal(&table, "red ends turn"));
}

#[test]
fn ck_tb_16_the_aqueduct_works_on_the_number_of_the_card() {
    let position = "red settlement N(2,0), levels science 3\nturn red";
    let mut table = revealed(position, "red rolls 1 ship; reveal 9");
    assert_eq!(asked(&table), ["red"]);
    play(&mut table, "red takes wool from aqueduct");
    assert_eq!(hand(&table, "red"), cards("wool"));
    let paid = revealed(position, "red rolls 1 ship; reveal 8");
    assert!(is_legal(&paid, "red ends turn") && hand(&paid, "red") == cards("ore"));
    let seven = revealed(position, "red rolls 1 ship; reveal 7 robber-attack");
    assert!(is_legal(&seven, "red ends turn") && hand(&seven, "red").is_empty());
}

/// It carries knights: to move, to be placed, and it is an own road for Intrigue.
#[test]
fn ck_tb_22_a_damaged_road_carries_knights() {
    let position = "
        option variants event_cards
        red   settlement N(0,0), road NE(0,0) NW(0,0), damaged NE(0,0) NW(0,0), basic S(0,-1), active S(0,-1), hand wool ore, progress intrigue
        blue  basic S(1,-1), road NW(1,0), damaged NW(1,0)
        turn red, rolled
    ";
    let mut table = played(position, "red plays intrigue S(1,-1)");
    assert!(ck(&table).knights[1].contains(v("N(1,0)")), "the retreat over a damaged road");
    let mut placed = table.clone();
    play(&mut placed, "red builds knight S(1,-1)");
    play(&mut table, "red moves knight S(0,-1) S(1,-1)");
    assert!(ck(&table).knights[0].contains(v("S(1,-1)")) && ck(&placed).knights[0].len() == 2);
}

/// The cards above New Year.
const ABOVE: &str = "2 plentiful-year, 3 conflict, 3, 4 robber-flees, 4 robber-flees, 4, 5 tournament, 5 trade-advantage, 5, 5, \
    6 epidemic, 6 earthquake, 6 good-neighbours, 6, 6, 7 robber-attack, 7 robber-attack, 7 robber-attack, 7 robber-attack, \
    7 robber-attack, 7 robber-attack, 8 epidemic, 8, 8, 8, 8, 9 calm-sea, 9, 9, 9, 10 neighbourly-help";

/// The ship moves once, cards are drawn once, and the next card is of the new deck. Also: EVENT-008.
#[test]
fn ck_tb_23_new_year_repeats_nothing_of_the_dice() {
    let position = format!("blue city N(2,0), levels politics 1\nrevealed {ABOVE}\nturn red");
    let mut drawn = revealed(&position, "red rolls 2 politics; draw spy; reveal 8");
    assert_eq!((held(&drawn, "blue").len(), hand(&drawn, "blue")), (1, cards("ore coin")));
    assert!(is_legal(&drawn, "red ends turn"));
    assert_eq!(public(&drawn).modules.event_cards.revealed.iter().count(), 1, "the deck is rebuilt");
    drawn = revealed(&position, "red rolls 2 ship; reveal 8");
    assert_eq!(ck(&drawn).ship, 1);
}

/// Red's road NE(0,0) is damaged, W(1,0) behind it is open. Also: EVENT-038.
#[test]
fn ck_tb_24_diplomat_takes_no_damaged_road_and_lays_none_while_one_is_damaged() {
    let position = "
        option variants event_cards
        red   settlement N(0,0), road NE(0,0) W(1,0) NW(0,0), damaged NW(0,0), progress diplomat
        blue  road NE(2,0), damaged NE(2,0)
        turn red, rolled
    ";
    for damaged in ["NW(0,0)", "NE(2,0)"] {
        assert_eq!(code(&at(position), &format!("red plays diplomat {damaged}")), Code::RoadDamaged, "{damaged}");
    }
    let table = played(position, "red plays diplomat W(1,0)");
    assert!(is_legal(&table, "red ends turn"), "no question");
    assert_eq!((public(&table).roads[0].len(), public(&table).pool[0].roads), (2, 13));
    assert!(public(&table).modules.event_cards.damaged.contains(e("NW(0,0)")), "nothing is repaired");
    // Whole, it could be laid anew.
    let whole = played(&position.replace("damaged NW(0,0), ", ""), "red plays diplomat W(1,0)");
    assert!(is_legal(&whole, "red moves road NW(1,0)"));
    // As a neighbour a damaged road closes an end.
    let behind = position.replace("damaged NW(0,0)", "damaged W(1,0)");
    assert_eq!(code(&at(&behind), "red plays diplomat NE(0,0)"), Code::RoadNotOpen);
}

#[test]
fn event_038_diplomat_neither_removes_nor_repairs_a_damaged_road() {
    let position = "
        option variants event_cards
        red   progress diplomat road-building
        blue  road NE(2,0) NE(0,0), damaged NE(2,0)
        turn red, rolled
    ";
    let refused = refusal(&at(position), "red plays diplomat NE(2,0)");
    assert_eq!(refused.code, Code::RoadDamaged);
    assert!([rule::EVENT_038, rule::CK_TB_24].contains(&refused.rule), "{}", refused.rule);
    let table = played(position, "red plays diplomat NE(0,0)");
    assert!(public(&table).modules.event_cards.damaged.contains(e("NE(2,0)")));
    // Road Building repairs.
    let own = position.replace("blue  road NE(2,0) NE(0,0)", "red road NE(2,0) NE(0,0)");
    let repaired = played(&own, "red plays road-building; red repairs road NE(2,0)");
    assert!(public(&repaired).modules.event_cards.damaged.is_empty());
}

/// A gift is no production: with nothing from the number the aqueduct gives too. Also: CK-327.
#[test]
fn ck_tb_28_a_gift_does_not_close_the_aqueduct() {
    let position = "red settlement N(0,-2), levels science 3\nturn red";
    let mut table = revealed(position, "red rolls 1 ship; reveal 12 calm-sea; red receives ore");
    assert_eq!(asked(&table), ["red"]);
    assert!(is_legal(&table, "red takes ore from aqueduct"));
    play(&mut table, "red takes ore from aqueduct");
    assert_eq!(hand(&table, "red"), cards("2 ore"));
    // Production does close it.
    let paid =
        revealed(&position.replace("N(0,-2)", "N(2,-1)"), "red rolls 1 ship; reveal 9 calm-sea; red receives ore");
    assert!(is_legal(&paid, "red ends turn") && hand(&paid, "red") == cards("ore lumber"));
}

/// Red's knight has won the battle and sleeps when the tournament begins.
#[test]
fn ck_tb_29_event_cards_meet_the_state_after_the_battle() {
    let position = "red settlement N(0,0), basic N(1,1), active N(1,1)\nblue hand ore\nship 6\nturn red";
    for card in ["5 tournament", "3 conflict"] {
        let fought = revealed(position, &format!("red rolls 1 ship; reveal {card}"));
        assert!(is_legal(&fought, "red ends turn"), "{card}");
        let awake = revealed(&position.replace("ship 6", "ship 5"), &format!("red rolls 1 ship; reveal {card}"));
        assert_eq!(code(&awake, "red ends turn"), Code::ActionPending, "{card}");
    }
    // Points after the loss: blue had most with its city, red has now.
    let lost = "red settlement N(0,0) N(-1,2) N(2,-1), hand ore\nblue city N(1,1) N(-2,1), hand wool\nship 6\nturn red";
    let table = revealed(lost, "red rolls 1 ship; blue loses city N(1,1); reveal 10 neighbourly-help");
    assert_eq!((points(&table, "red"), points(&table, "blue")), (3, 3));
    assert_eq!(asked(&table), ["red"], "level with blue, and first");
}

// Harbormaster.

/// Also: HARBOR-005, HARBOR-008.
#[test]
fn ck_tb_17_harbormaster_needs_a_point_more_and_counts_cities_as_two() {
    let game = made("variants harbormaster").expect("allowed");
    assert_eq!(game.rules.victory_target, 14);
    assert_eq!(made("").expect("allowed").rules.victory_target, 13);
    let table = at(
        "option variants harbormaster\nred city N(0,-2), settlement N(1,-2)\nblue reduced N(2,-1), city N(1,2)\nwhite settlement N(2,1)\nturn red",
    );
    assert_eq!(["red", "blue", "white"].map(|name| harbours(&table, name)), [3, 3, 1]);
}

#[test]
fn harbor_008_a_metropolis_counts_two_a_reduced_city_one_and_the_merchant_nothing() {
    let table = at("
        option variants harbormaster
        red    city N(0,-2), metropolis trade N(0,-2), levels trade 4
        blue   reduced N(2,-1)
        white  settlement N(0,0)
        orange settlement S(1,1) N(-3,3)
        merchant white (0,-1)
        turn red
    ");
    assert_eq!(["red", "blue", "white", "orange"].map(|name| harbours(&table, name)), [2, 1, 0, 2]);
}

/// Red has the card alone with three; the harbour city is lost in white's turn, and red keeps two: nobody has three.
#[test]
fn ck_tb_25_a_lost_harbour_city_counts_one_and_a_restored_one_two() {
    let position = "
        option variants harbormaster
        red    city N(0,-2), settlement N(1,-2), hand 3 ore 2 grain
        ship   6
        turn   white
    ";
    let mut table = at(position);
    assert_eq!((holder(&table), points(&table, "red")), (Some("red"), 5));
    play(&mut table, "white rolls 1+3 ship");
    assert_eq!((holder(&table), harbours(&table, "red"), points(&table, "red")), (None, 2, 2));
    play(&mut table, "white ends turn; orange rolls 1+3 ship; orange ends turn; red rolls 1+3 ship");
    play(&mut table, "red builds city N(0,-2)");
    assert_eq!((holder(&table), harbours(&table, "red"), points(&table, "red")), (Some("red"), 3, 5));
}

/// Red and blue lose a harbour city each. Judged after red's loss alone, the card would go to blue and stay there. Also: CK-328.
#[test]
fn ck_tb_25_the_card_is_judged_once_after_all_losses() {
    let position = "
        option variants harbormaster
        red    city N(0,-2) N(1,-2)
        blue   city N(2,1) S(1,1)
        harbormaster red
        ship   6
        turn   orange
    ";
    let mut table = played(position, "orange rolls 1+3 ship; red loses city N(0,-2)");
    assert_eq!(holder(&table), Some("red"), "blue has not lost yet");
    play(&mut table, "blue loses city S(1,1)");
    assert_eq!((harbours(&table, "red"), harbours(&table, "blue"), holder(&table)), (3, 3, Some("red")));
}
