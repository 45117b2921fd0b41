//! Knights: how they are built, activated and promoted, what they block, and what they do (sections 1.10 and 1.11).

use steading_game::{Next, RuleId, Table};
use steading_island::Island;
use steading_island::illegal::Code;
use steading_island::rule;

use super::*;

// What the tests of knights, improvements, battles and refusals have in common.

/// The red roads of the worked examples: S(0,0), N(-1,1), the settlement S(0,-1), N(0,0), S(1,-1) in a row.
pub const RED_NET: &str = "red settlement S(0,-1), road NW(0,0) NE(0,0) W(0,0) NE(-1,1)\n";

/// The blue roads of the worked examples: the settlement S(2,-1), N(1,0), S(1,-1) in a row.
pub const BLUE_NET: &str = "blue settlement S(2,-1), road NE(1,0) NW(1,0)\n";

/// Everybody takes a turn in which nothing happens, until red has rolled again.
pub const ROUND: &str = "
    red ends turn; blue rolls 1+1 trade
    blue ends turn; white rolls 1+1 trade
    white ends turn; orange rolls 1+1 trade
    orange ends turn; red rolls 1+1 trade
";

/// The knight on an intersection: whose it is, its rank, and whether it is active; `nobody` if there is none.
pub fn knight(table: &Table<Island>, place: &str) -> String {
    let (cities, vertex) = (ck(table), v(place));
    let owner = ["red", "blue", "white", "orange"]
        .into_iter()
        .find(|name| cities.knights[seat(table, name).index()].contains(vertex));
    let Some(owner) = owner else { return "nobody".to_owned() };
    let rank = match (cities.strong.contains(vertex), cities.mighty.contains(vertex)) {
        (false, false) => "basic",
        (true, false) => "strong",
        (false, true) => "mighty",
        (true, true) => "strong and mighty",
    };
    let active = if cities.active.contains(vertex) { " active" } else { "" };
    format!("{owner} {rank}{active}")
}

/// The code that refuses a move.
pub fn code(table: &Table<Island>, action: &str) -> Code {
    refusal(table, action).code
}

/// A move that must be refused at this table with this code for this rule.
pub fn refuses(table: &Table<Island>, action: &str, code: Code, rule: RuleId) {
    let refused = refusal(table, action);
    assert_eq!((refused.code, refused.rule), (code, rule), "`{action}`");
}

/// The listed moves of a colour that begin with these words are exactly those that end in one of these places.
pub fn offers(table: &Table<Island>, name: &str, beginning: &str, ends: &[&str]) {
    let mut found = moves(table, name, beginning);
    let mut expected: Vec<String> = ends.iter().map(|end| format!("{beginning} {end}")).collect();
    found.sort();
    expected.sort();
    assert_eq!(found, expected);
}

/// Whether a colour has won.
pub fn has_won(table: &Table<Island>, name: &str) -> bool {
    table.next() == Next::Over && public(table).winner == Some(seat(table, name))
}

// Building.

/// Also: CK-098.
#[test]
fn ck_102_a_knight_costs_wool_and_ore_and_begins_basic_and_inactive() {
    let mut table = at("red road NE(0,0), hand 2 wool 3 ore grain\nturn red, rolled");
    let bank = public(&table).bank;
    play(&mut table, "red builds knight N(0,0)");
    assert_eq!(knight(&table, "N(0,0)"), "red basic");
    assert_eq!(hand(&table, "red"), cards("wool 2 ore grain"));
    assert_eq!(public(&table).bank, bank + cards("wool ore"));
    assert_eq!(points(&table, "red"), 0);
    for short in ["2 wool grain", "2 ore grain"] {
        let table = at(&format!("red road NE(0,0), hand {short}\nturn red, rolled"));
        assert_eq!(code(&table, "red builds knight N(0,0)"), Code::CannotAfford, "{short}");
    }
}

#[test]
fn ck_103_a_knight_is_placed_on_a_free_intersection_at_an_own_road() {
    let table =
        at(&format!("{RED_NET}{BLUE_NET}red basic N(0,0), hand wool ore\nwhite basic N(-1,1)\nturn red, rolled"));
    offers(&table, "red", "builds knight", &["S(1,-1)", "S(0,0)"]);
    for taken in ["S(0,-1)", "S(2,-1)", "N(0,0)", "N(-1,1)"] {
        refuses(&table, &format!("red builds knight {taken}"), Code::IntersectionOccupied, rule::CK_103);
    }
    // A road of somebody else, no road at all.
    for far in ["N(1,0)", "S(1,0)"] {
        refuses(&table, &format!("red builds knight {far}"), Code::NoOwnRoad, rule::CK_103);
    }
}

/// Red may settle S(1,-1) with a knight on the next intersection, and N(-1,1) not, for the settlement beside it.
#[test]
fn ck_104_knights_keep_no_distance_and_nobody_keeps_it_from_them() {
    let rich = "red hand 2 brick 2 lumber 4 wool 2 grain 2 ore\nturn red, rolled";
    let mut table = at(&format!("{RED_NET}{rich}"));
    play(&mut table, "red builds knight N(0,0)");
    play(&mut table, "red builds knight N(-1,1)");
    refuses(&at(&format!("{RED_NET}{rich}")), "red builds settlement N(-1,1)", Code::TooClose, rule::BASE_149);
    play(&mut table, "red builds settlement S(1,-1)");
    assert_eq!(points(&table, "red"), 2);
    // Not from knights of others either.
    let table = at(&format!("{RED_NET}{rich}\nblue strong N(0,0) N(1,0), active N(1,0)"));
    assert!(is_legal(&table, "red builds settlement S(1,-1)"));
}

#[test]
fn ck_105_there_are_two_knights_of_each_rank() {
    let position = "
        red   road NW(0,0) NE(0,0) NW(1,0), basic N(0,0), strong S(1,-1) S(0,-1), levels politics 3, hand 3 wool 3 ore
        turn  red, rolled
    ";
    // No strong piece for the basic one; the third rank has pieces.
    refused(position, "red promotes knight N(0,0)", Code::NoPiecesLeft, rule::CK_105);
    assert!(is_legal(&at(position), "red promotes knight S(1,-1)"));
    let position = position.replace("strong S(1,-1) S(0,-1)", "strong S(1,-1), mighty S(0,-1) N(1,0)");
    refused(&position, "red promotes knight S(1,-1)", Code::NoPiecesLeft, rule::CK_105);
    assert!(is_legal(&at(&position), "red promotes knight N(0,0)"));
    // The pieces of others do not count.
    let foreign =
        position.replace("mighty S(0,-1) N(1,0)", "mighty N(1,0)").replace("turn", "blue mighty S(0,-1)\nturn");
    assert!(is_legal(&at(&foreign), "red promotes knight S(1,-1)"));
}

/// Also: CK-EX-29.
#[test]
fn ck_106_a_third_basic_knight_waits_for_a_promotion() {
    let position = format!("{RED_NET}red basic S(1,-1) N(0,0), hand 2 wool 2 ore\nturn red, rolled");
    refused(&position, "red builds knight S(0,0)", Code::NoPiecesLeft, rule::CK_105);
    let mut table = at(&position);
    assert!(moves(&table, "red", "builds knight").is_empty());
    play(&mut table, "red promotes knight S(1,-1); red builds knight S(0,0)");
    assert_eq!(knight(&table, "S(0,0)"), "red basic");
}

#[test]
fn ck_ex_29_with_two_basic_knights_another_is_refused_until_one_is_promoted() {
    let mut table =
        at(&format!("{RED_NET}red basic S(1,-1) N(0,0), active N(0,0), hand 2 wool 2 ore\nturn red, rolled"));
    assert_eq!(code(&table, "red builds knight N(-1,1)"), Code::NoPiecesLeft);
    play(&mut table, "red promotes knight N(0,0)");
    assert!(is_legal(&table, "red builds knight N(-1,1)"));
}

/// Also: CK-EX-06, CK-101.
#[test]
fn ck_ex_06_a_knight_at_the_end_of_a_road_stops_the_next_one() {
    let position =
        format!("{RED_NET}{BLUE_NET}red hand brick lumber wool ore\nblue hand brick lumber\nturn red, rolled");
    let mut table = at(&position);
    offers(&table, "red", "builds knight", &["N(0,0)", "S(1,-1)", "N(-1,1)", "S(0,0)"]);
    assert!(is_legal(&at(&position.replace("turn red", "turn blue")), "blue builds road W(1,0)"), "before");
    play(&mut table, "red builds knight S(1,-1)");
    assert!(is_legal(&table, "red builds road W(1,0)"));
    play(&mut table, "red ends turn; blue rolls 1+1 trade");
    refuses(&table, "blue builds road W(1,0)", Code::RoadBlocked, rule::CK_101);
}

/// Also: CK-100, CK-101, CK-125.
#[test]
fn ck_107_active_or_not_a_knight_blocks_opponents() {
    for status in ["", ", active S(1,-1)"] {
        let position = format!(
            "{BLUE_NET}blue road W(1,0), strong N(0,1), active N(0,1), hand 2 brick 2 lumber wool grain
             red basic S(1,-1){status}
             turn blue, rolled"
        );
        let blocked = at(&position);
        let free = at(&position.replace(&format!("red basic S(1,-1){status}"), ""));
        // Building onward, settling, passing.
        refuses(&blocked, "blue builds road NE(0,0)", Code::RoadBlocked, rule::CK_101);
        refuses(&blocked, "blue builds settlement S(1,-1)", Code::IntersectionOccupied, rule::CK_100);
        refuses(&blocked, "blue moves knight N(0,1) N(1,0)", Code::KnightNoPath, rule::CK_125);
        for action in ["blue builds road NE(0,0)", "blue builds settlement S(1,-1)", "blue moves knight N(0,1) N(1,0)"]
        {
            assert!(is_legal(&free, action), "{action}");
        }
    }
}

/// Blue has five roads in a row: N(-1,2), S(0,0), N(0,1), S(1,0), N(1,1), S(2,0).
const FIVE: &str = "blue road W(0,1) NW(0,1) NE(0,1) NW(1,1) NE(1,1)\n";

#[test]
fn ck_ex_07_a_knight_within_a_route_cuts_it() {
    let mut table = at(&format!("{RED_NET}{FIVE}red hand wool ore\nturn red, rolled"));
    assert_eq!((public(&table).road_length[1], points(&table, "blue")), (5, 2));
    play(&mut table, "red builds knight S(0,0)");
    assert_eq!((public(&table).road_length[1], points(&table, "blue")), (4, 0), "parts of 1 and 4");
}

#[test]
fn ck_108_only_a_foreign_knight_within_a_route_interrupts_it() {
    let length = |knight: &str| public(&at(&format!("{FIVE}{knight}\nturn red, rolled"))).road_length[1];
    assert_eq!(length("red basic S(0,0)"), 4);
    assert_eq!(length("red mighty N(0,1), active N(0,1)"), 3);
    // At its ends, or one's own.
    assert_eq!(length("red basic N(-1,2)"), 5);
    assert_eq!(length("red mighty S(2,0)"), 5);
    assert_eq!(length("blue basic S(0,0), strong N(0,1)"), 5);
    // A move counts at once, there and away.
    let mut table = at(&format!("{RED_NET}{FIVE}red basic N(-1,1), active N(-1,1)\nturn red, rolled"));
    play(&mut table, "red moves knight N(-1,1) S(0,0)");
    assert_eq!((public(&table).road_length[1], public(&table).longest_road), (4, None));
    let mut table = at(&format!("{RED_NET}{FIVE}red basic S(0,0), active S(0,0)\nturn red, rolled"));
    assert_eq!(public(&table).longest_road, None);
    play(&mut table, "red moves knight S(0,0) N(-1,1)");
    assert_eq!(public(&table).road_length[1], 5);
    assert_eq!(public(&table).longest_road, Some(seat(&table, "blue")));
}

#[test]
fn ck_109_an_interruption_moves_the_card_as_in_the_base_game() {
    let holder = |roads: &str| {
        let mut table = at(&format!("{RED_NET}{FIVE}{roads}\nred hand wool ore\nlongest-road blue\nturn red, rolled"));
        play(&mut table, "red builds knight S(0,0)");
        public(&table).longest_road
    };
    let white = "white road NW(0,-2) NE(0,-2) NW(1,-2) NE(1,-2) NW(2,-2)";
    let orange = "orange road NW(-2,0) NE(-2,0) NW(-1,0) W(0,-1) NW(0,-1)";
    let [_, blue, third, _] = [0, 1, 2, 3].map(steading_game::Seat);
    assert_eq!(holder(""), None, "nobody has five");
    assert_eq!(holder(white), Some(third), "the only one with five, in red's turn");
    assert_eq!(holder(&format!("{white}\n{orange}")), None, "two others have five");
    assert_eq!(holder(&format!("{white}\nblue road W(2,1)")), Some(blue), "still five, and nobody has more");
}

// Activating.

#[test]
fn ck_110_a_grain_activates_a_knight_of_any_rank() {
    let position = "
        red   road NE(0,0) NW(0,0), basic N(0,0), strong S(1,-1), mighty S(0,-1), hand 3 grain ore
        blue  basic N(1,0)
        turn  red, rolled
    ";
    let mut table = at(position);
    play(&mut table, "red activates knight N(0,0); red activates knight S(1,-1); red activates knight S(0,-1)");
    assert_eq!(hand(&table, "red"), cards("ore"), "a grain each");
    assert_eq!(knight(&table, "S(0,-1)"), "red mighty active");
    assert_eq!(ck(&table).active.len(), 3);
    refuses(&table, "red activates knight N(0,0)", Code::KnightActive, rule::CK_110);
    // Only one's own, and only for grain.
    for nobody in ["N(1,0)", "N(0,1)"] {
        refuses(&table, &format!("red activates knight {nobody}"), Code::NoKnightHere, rule::CK_110);
    }
    let poor = at(&position.replace("3 grain ore", "ore wool"));
    assert_eq!(code(&poor, "red activates knight N(0,0)"), Code::CannotAfford);
    // Also one that was built this turn.
    let mut table = at("red road NE(0,0), hand wool ore grain\nturn red, rolled");
    play(&mut table, "red builds knight N(0,0); red activates knight N(0,0)");
    assert_eq!(knight(&table, "N(0,0)"), "red basic active");
}

#[test]
fn ck_111_a_knight_activated_this_turn_acts_in_the_next() {
    let mut table = at(&format!("{RED_NET}red basic S(0,0), hand grain\nturn red, rolled"));
    play(&mut table, "red activates knight S(0,0)");
    refuses(&table, "red moves knight S(0,0) N(-1,1)", Code::KnightTooNew, rule::CK_119);
    assert!(moves(&table, "red", "moves knight").is_empty());
    play(&mut table, ROUND);
    assert!(is_legal(&table, "red moves knight S(0,0) N(-1,1)"));
}

// Promoting.

/// Also: CK-098.
#[test]
fn ck_112_wool_and_ore_promote_a_knight_by_one_rank() {
    let position = "
        red   road NE(0,0), basic N(0,0), strong S(1,-1), levels politics 3, hand 2 wool 3 ore grain
        blue  basic N(1,0)
        turn  red, rolled
    ";
    let mut table = at(position);
    play(&mut table, "red promotes knight N(0,0)");
    assert_eq!(knight(&table, "N(0,0)"), "red strong");
    assert_eq!(hand(&table, "red"), cards("wool 2 ore grain"));
    play(&mut table, "red promotes knight S(1,-1)");
    assert_eq!(knight(&table, "S(1,-1)"), "red mighty");
    assert_eq!(hand(&table, "red"), cards("ore grain"));
    for nobody in ["N(1,0)", "N(0,1)"] {
        refuses(&table, &format!("red promotes knight {nobody}"), Code::NoKnightHere, rule::CK_112);
    }
    for short in ["2 wool grain", "2 ore grain"] {
        let poor = at(&position.replace("2 wool 3 ore grain", short));
        assert_eq!(code(&poor, "red promotes knight N(0,0)"), Code::CannotAfford, "{short}");
    }
    // There is no fourth rank.
    let mighty = position.replace("strong S(1,-1)", "mighty S(1,-1)");
    refused(&mighty, "red promotes knight S(1,-1)", Code::MaxLevel, rule::CK_249);
}

#[test]
fn ck_113_a_promotion_changes_neither_status_nor_the_right_to_act() {
    let position =
        format!("{RED_NET}red basic S(0,0) N(-1,1), active S(0,0), hand 2 wool 2 ore grain\nturn red, rolled");
    let mut table = at(&position);
    play(&mut table, "red promotes knight S(0,0); red promotes knight N(-1,1)");
    assert_eq!(knight(&table, "S(0,0)"), "red strong active");
    assert_eq!(knight(&table, "N(-1,1)"), "red strong");
    assert!(is_legal(&table, "red moves knight S(0,0) N(0,0)"));
    refuses(&table, "red moves knight N(-1,1) N(0,0)", Code::KnightInactive, rule::CK_119);
    // Nor does it make an old hand of one that was activated this turn.
    let mut table = at(&position);
    play(&mut table, "red activates knight N(-1,1); red promotes knight N(-1,1)");
    refuses(&table, "red moves knight N(-1,1) N(0,0)", Code::KnightTooNew, rule::CK_119);
}

#[test]
fn ck_114_a_knight_is_promoted_once_a_turn() {
    let position = "
        red   road NE(0,0), basic N(0,0), levels politics 3, hand 3 wool 3 ore, progress smith
        turn  red, rolled
    ";
    let mut table = at(position);
    play(&mut table, "red promotes knight N(0,0)");
    refuses(&table, "red promotes knight N(0,0)", Code::AlreadyPromoted, rule::CK_114);
    // Another one may be; so may one that was built this turn, once.
    play(&mut table, "red builds knight S(1,-1); red promotes knight S(1,-1)");
    assert_eq!(knight(&table, "S(1,-1)"), "red strong");
    assert_eq!(code(&table, "red promotes knight S(1,-1)"), Code::AlreadyPromoted);
    // A Smith counts like payment.
    let mut table = at(position);
    play(&mut table, "red plays smith N(0,0)");
    refuses(&table, "red promotes knight N(0,0)", Code::AlreadyPromoted, rule::CK_114);
    // The next turn is another one.
    play(&mut table, ROUND);
    play(&mut table, "red promotes knight N(0,0)");
    assert_eq!(knight(&table, "N(0,0)"), "red mighty");
}

#[test]
fn ck_114_the_promotion_of_a_turn_moves_with_the_knight() {
    let mut table = at(&format!(
        "{RED_NET}red basic S(0,0), active S(0,0), levels politics 3, hand 2 wool 2 ore\nturn red, rolled"
    ));
    play(&mut table, "red promotes knight S(0,0); red moves knight S(0,0) N(0,0)");
    refuses(&table, "red promotes knight N(0,0)", Code::AlreadyPromoted, rule::CK_114);
}

/// Also: CK-155.
#[test]
fn ck_115_only_a_fortress_makes_knights_mighty() {
    let position =
        "red road NE(0,0), basic N(0,0), strong S(1,-1), levels politics 2 trade 3 science 3, hand 2 wool 2 ore
        turn red, rolled";
    refused(position, "red promotes knight S(1,-1)", Code::NeedsFortress, rule::CK_115);
    assert!(is_legal(&at(position), "red promotes knight N(0,0)"));
    let mut table = at(&position.replace("politics 2", "politics 3"));
    play(&mut table, "red promotes knight S(1,-1)");
    assert_eq!(knight(&table, "S(1,-1)"), "red mighty");
}

/// The barbarians take red's only city.
#[test]
fn ck_116_the_fortress_outlasts_the_last_city() {
    let position = "
        red   city N(-1,0), strong S(0,-1), levels politics 3, hand wool ore
        ship  6
        turn  red
    ";
    let mut table = at(position);
    play(&mut table, "red rolls 1+1 ship");
    assert!(public(&table).cities[0].is_empty());
    play(&mut table, "red promotes knight S(0,-1)");
    assert_eq!(knight(&table, "S(0,-1)"), "red mighty");
    let mut table = at(&position.replace("politics 3", "politics 2"));
    play(&mut table, "red rolls 1+1 ship");
    assert_eq!(code(&table, "red promotes knight S(0,-1)"), Code::NeedsFortress);
}

#[test]
fn ck_117_a_promotion_frees_its_piece_for_the_same_turn() {
    let position = "
        red   road NE(0,0) NW(0,0) NW(1,0), basic N(0,0) N(1,0), strong S(1,-1) S(0,-1), levels politics 3, hand 3 wool 3 ore
        turn  red, rolled
    ";
    assert_eq!(code(&at(position), "red promotes knight N(0,0)"), Code::NoPiecesLeft);
    let mut table = at(&position.replace("NW(1,0),", "NW(1,0) W(1,-1),"));
    assert_eq!(code(&table, "red builds knight S(1,-2)"), Code::NoPiecesLeft);
    play(&mut table, "red promotes knight S(1,-1); red promotes knight N(0,0); red builds knight S(1,-2)");
    let ranks = ["S(1,-1)", "S(0,-1)", "N(0,0)", "N(1,0)", "S(1,-2)"].map(|place| knight(&table, place));
    assert_eq!(ranks, ["red mighty", "red strong", "red strong", "red basic", "red basic"]);
}

// Acting.

#[test]
fn ck_118_knights_act_in_the_own_turn_after_the_roll() {
    let position =
        format!("{RED_NET}red basic S(0,0), active S(0,0)\nblue basic N(1,0), active N(1,0), road NW(1,0)\n");
    let before = at(&format!("{position}turn red"));
    assert_eq!(code(&before, "red moves knight S(0,0) N(-1,1)"), Code::RollFirst);
    assert!(moves(&before, "red", "moves knight").is_empty());
    let after = at(&format!("{position}turn red, rolled"));
    assert!(is_legal(&after, "red moves knight S(0,0) N(-1,1)"));
    assert_eq!(code(&after, "blue moves knight N(1,0) S(1,-1)"), Code::NotYourTurn);
    // Only one's own knights.
    for nobody in ["N(1,0)", "N(0,0)"] {
        refuses(&after, &format!("red moves knight {nobody} S(1,-1)"), Code::NoKnightHere, rule::CK_118);
    }
}

/// Also: CK-264.
#[test]
fn ck_119_a_knight_acts_that_was_active_since_the_turn_began() {
    let position = format!(
        "{RED_NET}red basic S(0,0) N(-1,1), strong N(0,0), active S(0,0), hand grain, progress warlord\nturn red, rolled"
    );
    let mut table = at(&position);
    refuses(&table, "red moves knight N(0,0) S(1,-1)", Code::KnightInactive, rule::CK_119);
    play(&mut table, "red activates knight N(-1,1); red plays warlord");
    assert_eq!(ck(&table).active.len(), 3);
    for new in ["N(-1,1)", "N(0,0)"] {
        refuses(&table, &format!("red moves knight {new} S(1,-1)"), Code::KnightTooNew, rule::CK_119);
    }
    offers(&table, "red", "moves knight S(0,0)", &["S(1,-1)"]);
}

/// Also: CK-122.
#[test]
fn ck_120_a_knight_acts_once_a_turn_and_is_inactive_then() {
    let mut table = at(&format!("{RED_NET}red basic S(0,0) N(0,0), active S(0,0) N(0,0)\nturn red, rolled"));
    play(&mut table, "red moves knight S(0,0) N(-1,1)");
    assert_eq!(knight(&table, "N(-1,1)"), "red basic");
    refuses(&table, "red moves knight N(-1,1) S(0,0)", Code::KnightInactive, rule::CK_119);
    // The other one is as it was.
    play(&mut table, "red moves knight N(0,0) S(1,-1)");
    assert_eq!(knight(&table, "S(1,-1)"), "red basic");
    assert!(moves(&table, "red", "moves knight").is_empty());
}

#[test]
fn ck_121_a_knight_that_acted_may_be_activated_and_does_not_act_again() {
    let mut table = at(&format!("{RED_NET}red basic S(0,0), active S(0,0), hand grain\nturn red, rolled"));
    play(&mut table, "red moves knight S(0,0) N(-1,1); red activates knight N(-1,1)");
    assert_eq!(knight(&table, "N(-1,1)"), "red basic active");
    assert!(hand(&table, "red").is_empty());
    refuses(&table, "red moves knight N(-1,1) S(0,0)", Code::KnightTooNew, rule::CK_119);
    play(&mut table, ROUND);
    assert!(is_legal(&table, "red moves knight N(-1,1) S(0,0)"));
}

/// The red knight may go to S(0,-1), drive blue's away from S(1,-1), or chase the robber beside it.
#[test]
fn ck_122_a_knight_moves_displaces_or_chases_and_does_one_of_them() {
    let position = "
        red    road NE(0,0) NW(0,0), strong N(0,0), active N(0,0)
        blue   settlement N(2,0), road NW(1,0), basic S(1,-1)
        landed
        robber (0,-1)
        turn   red, rolled
    ";
    let acts = |table: &Table<Island>| {
        let mut acts = moves(table, "red", "moves knight");
        acts.extend(moves(table, "red", "chases"));
        acts.sort();
        acts
    };
    let table = at(position);
    assert_eq!(
        acts(&table),
        ["chases robber from N(0,0)", "moves knight N(0,0) S(0,-1)", "moves knight N(0,0) S(1,-1)"]
    );
    for act in [
        "red moves knight N(0,0) S(0,-1)",
        "red moves knight N(0,0) S(1,-1)",
        "red chases robber from N(0,0); red moves robber (2,0)",
    ] {
        let mut table = at(position);
        play(&mut table, act);
        assert!(acts(&table).is_empty(), "{act}");
        assert!(ck(&table).active.is_empty(), "{act}");
    }
}
