//! Progress cards of politics (section 1.20).

use steading_game::{Game, Notation, Observer};
use steading_island::illegal::Code;
use steading_island::rule;

use super::cards_science::{code, fails, only_after_the_roll_on_the_own_turn, played};
use super::*;

/// What a colour hears of a move.
pub fn heard(table: &mut Table<Island>, action: &str, name: &str) -> String {
    let events = table.enter_text(action).unwrap_or_else(|error| panic!("`{action}` failed: {error:?}"));
    let observer = Observer::Seat(seat(table, name));
    let told = events.iter().filter_map(|event| table.game().redact(event, observer));
    told.map(|event| table.game().write_event(&event)).collect::<Vec<_>>().join("\n")
}

fn sorted(mut texts: Vec<String>) -> Vec<String> {
    texts.sort();
    texts
}

/// Red could use every card of the deck: blue is ahead, holds cards, and has a knight at red's road.
const ABLE: &str = "
    red   settlement N(0,0), road NE(0,0) NW(0,0), basic S(0,-1)
    blue  city N(1,1), road NW(1,0), basic S(1,-1), hand 3 wool, progress crane
    landed
    robber (0,0)
    turn red, rolled
";

/// Also: CK-035.
#[test]
fn ck_056_cards_of_politics_are_played_after_the_roll_of_the_own_turn() {
    only_after_the_roll_on_the_own_turn(
        ABLE,
        &[
            ("bishop", ""),
            ("diplomat", "NW(1,0)"),
            ("warlord", ""),
            ("wedding", ""),
            ("intrigue", "S(1,-1)"),
            ("saboteur", ""),
            ("spy", "blue"),
            ("deserter", "blue"),
        ],
    );
}

// Bishop.

/// Three players live at (2,0).
const FLOCK: &str = "
    red    progress bishop
    blue   settlement N(1,1), hand wool
    white  settlement N(2,0), hand ore
    orange settlement N(2,1)
    landed
    robber (0,0)
    turn red, rolled
";

#[test]
fn ck_252_bishop_moves_the_robber_and_takes_a_card_from_everybody_there() {
    let mut table = played(FLOCK, "red plays bishop");
    assert_eq!(code(&table, "red ends turn"), Code::ActionPending);
    play(&mut table, "red moves robber (2,0)");
    assert!(waits_for_chance(&table));
    play(&mut table, "steal wool; steal ore");
    assert_eq!((hand(&table, "red"), public(&table).robber), (cards("wool ore"), Some(h("(2,0)"))));
    assert!(hand(&table, "blue").is_empty() && hand(&table, "white").is_empty());
    assert!(is_legal(&table, "red ends turn") && held(&table, "red").is_empty());
}

/// A commodity may be what is drawn.
#[test]
fn ck_252_the_card_may_be_a_commodity() {
    let position = FLOCK.replace("hand wool", "hand wool coin");
    let table = played(&position, "red plays bishop; red moves robber (2,0)");
    assert!(is_legal(&table, "steal coin") && is_legal(&table, "steal wool") && !is_legal(&table, "steal ore"));
}

/// Blue has two buildings there, and red lives there too.
#[test]
fn ck_253_one_card_from_each_player_and_none_from_the_own_or_an_empty_hand() {
    let position = "
        red   settlement N(2,0) N(-1,2), hand brick, progress bishop
        blue  settlement N(1,1) N(2,1), hand 3 wool
        landed
        robber (0,0)
        turn red, rolled
    ";
    let mut table = played(position, "red plays bishop; red moves robber (2,0); steal wool");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("brick wool"), cards("2 wool")));
    assert!(is_legal(&table, "red ends turn"));
    // To a hex of one's own alone: nothing is taken.
    table = played(position, "red plays bishop; red moves robber (-1,2)");
    assert!(is_legal(&table, "red ends turn") && hand(&table, "red") == cards("brick"));
    // Orange has an empty hand, white's follows blue's.
    let poor = played(FLOCK, "red plays bishop; red moves robber (2,0); steal wool; steal ore");
    assert_eq!((hand(&poor, "red"), is_legal(&poor, "red ends turn")), (cards("wool ore"), true));
}

/// In both editions, also where the robber stands beside the board.
#[test]
fn ck_254_bishop_is_refused_before_the_first_landing() {
    let locked = FLOCK.replace("landed\n", "").replace("robber (0,0)\n", "");
    for table in in_both(&locked) {
        let early = refusal(&table, "red plays bishop");
        assert_eq!((early.code, early.rule), (Code::RobberLocked, rule::CK_070));
    }
    for table in in_both(FLOCK) {
        assert!(is_legal(&table, "red plays bishop"));
    }
    assert_eq!(code(&at(&locked.replace("progress bishop", "nothing")), "red plays bishop"), Code::NoSuchCard);
}

#[test]
fn ck_255_nobody_discards_for_a_bishop() {
    let position = FLOCK.replace("hand wool", "hand 9 wool").replace("red    progress", "red hand 9 brick, progress");
    let table = played(&position, "red plays bishop; red moves robber (2,0); steal wool; steal ore");
    assert_eq!(asked(&table), ["red"]);
    assert_eq!((hand(&table, "blue").total(), hand(&table, "red").total()), (8, 11));
    assert!(is_legal(&table, "red ends turn"));
}

#[test]
fn ck_256_any_other_terrain_hex_will_do() {
    for table in in_both(FLOCK) {
        let mut table = table;
        play(&mut table, "red plays bishop");
        assert_eq!(moves(&table, "red", "moves robber").len(), 18, "also where nobody lives");
        let stays = refusal(&table, "red moves robber (0,0)");
        assert_eq!((stays.code, stays.rule), (Code::RobberMustMove, rule::BASE_095));
        let sea = refusal(&table, "red moves robber (0,-3)");
        assert_eq!((sea.code, sea.rule), (Code::RobberLandOnly, rule::BASE_096));
        play(&mut table, "red moves robber (-2,2)");
        assert!(is_legal(&table, "red ends turn"));
    }
    // The desert is one of them.
    let away = FLOCK.replace("robber (0,0)", "robber (1,0)");
    assert!(is_legal(&played(&away, "red plays bishop"), "red moves robber (0,0)"));
}

/// White plays: orange, then red, then blue. Also: CK-310.
#[test]
fn ck_309_the_thefts_go_round_from_the_left_and_are_known_to_the_two() {
    let position = "
        red    settlement S(2,-1), hand brick
        blue   settlement S(2,0), hand wool
        white  progress bishop
        orange settlement S(3,-1), hand ore
        landed
        robber (0,0)
        turn   white, rolled
    ";
    let mut table = played(position, "white plays bishop; white moves robber (2,0)");
    assert!(is_legal(&table, "steal ore") && !is_legal(&table, "steal brick") && !is_legal(&table, "steal wool"));
    assert!(!heard(&mut table, "steal ore", "red").contains("ore"));
    assert!(is_legal(&table, "steal brick") && !is_legal(&table, "steal wool"));
    assert!(heard(&mut table, "steal brick", "red").contains("brick"), "the victim knows");
    assert!(heard(&mut table, "steal wool", "white").contains("wool"), "the thief knows");
    assert_eq!(hand(&table, "white"), cards("brick wool ore"));
}

// Diplomat.

/// A blue line of two roads away from its settlement: the outer one is open, the inner one is not.
const LINE: &str = "
    red   road NW(-2,1), progress diplomat, hand brick lumber
    blue  settlement S(2,-1), road NE(1,0) NW(1,0)
    turn red, rolled
";

#[test]
fn ck_257_diplomat_removes_an_open_road_of_anybody() {
    let mut table = played(LINE, "red plays diplomat NW(1,0)");
    assert!(!public(&table).roads[1].contains(e("NW(1,0)")));
    assert_eq!((public(&table).pool[1].roads, public(&table).roads[1].len()), (14, 1));
    play(&mut table, "red ends turn");
    assert!(held(&table, "red").is_empty());
}

/// The inner road has its own settlement at one end and its own road at the other.
#[test]
fn ck_258_a_road_between_own_pieces_is_not_open() {
    let edition = |text: &str| format!("option edition {text}\n{LINE}");
    for position in [edition("2008"), edition("new")] {
        refused(&position, "red plays diplomat NE(1,0)", Code::RoadNotOpen, rule::CK_258);
        refused(&position, "red plays diplomat W(0,1)", Code::RoadNotOpen, rule::CK_258);
        // An own knight at the end closes it too, and so does a settlement.
        for closed in ["basic S(1,-1)", "settlement S(1,-1)", "city S(1,-1)"] {
            let closed = format!("{position}\nblue {closed}");
            refused(&closed, "red plays diplomat NW(1,0)", Code::RoadNotOpen, rule::CK_258);
        }
        // Foreign roads at the end do not matter.
        let foreign = format!("{position}\nwhite road NE(0,0) W(1,0)");
        assert!(is_legal(&at(&foreign), "red plays diplomat NW(1,0)"));
    }
}

/// Also: CK-EX-48.
#[test]
fn ck_258_a_foreign_piece_at_the_end_closes_a_road_in_the_new_edition_only() {
    for piece in ["white settlement S(1,-1)", "white city S(1,-1)", "red settlement S(1,-1)", "white basic S(1,-1)"] {
        let [older, newer] = in_both(&format!("{LINE}\n{piece}"));
        assert!(is_legal(&older, "red plays diplomat NW(1,0)"), "{piece}");
        let closed = refusal(&newer, "red plays diplomat NW(1,0)");
        assert_eq!((closed.code, closed.rule), (Code::RoadNotOpen, rule::CK_258), "{piece}");
    }
}

#[test]
fn ck_259_a_foreign_road_returns_to_its_owner_and_nothing_is_laid() {
    let table = played(LINE, "red plays diplomat NW(1,0)");
    assert_eq!(asked(&table), ["red"]);
    assert!(is_legal(&table, "red ends turn") && fails(&table, "red moves road W(-1,0)"));
    assert!(public(&table).roads[0].len() == 1 && public(&table).pool[0].roads == 14);
}

/// Red's two roads: NE(0,0) from the settlement, W(1,0) behind it.
const OWN: &str = "
    red   settlement N(0,0), road NE(0,0) W(1,0), progress diplomat
    turn red, rolled
";

/// Also: CK-331.
#[test]
fn ck_260_an_own_road_is_laid_anew_for_nothing_or_returns() {
    let mut table = played(OWN, "red plays diplomat W(1,0)");
    assert_eq!(code(&table, "red ends turn"), Code::ActionPending);
    let mut laid = table.clone();
    play(&mut laid, "red moves road NW(0,0)");
    assert!(public(&laid).roads[0].contains(e("NW(0,0)")) && !public(&laid).roads[0].contains(e("W(1,0)")));
    assert_eq!(public(&laid).pool[0].roads, 13);
    play(&mut table, "red moves road nowhere");
    assert_eq!((public(&table).pool[0].roads, public(&table).roads[0].len()), (14, 1));
    assert!(is_legal(&table, "red ends turn"));
}

/// N(0,1) is reached by the removed road only.
#[test]
fn ck_261_the_new_place_must_be_legal_after_the_removal() {
    let table = played(OWN, "red plays diplomat W(1,0)");
    assert_eq!(code(&table, "red moves road NW(0,1)"), Code::RoadNotConnected);
    assert_eq!(code(&table, "red moves road NE(0,0)"), Code::PathOccupied);
    assert!(is_legal(&at(&OWN.replace("progress diplomat", "hand brick lumber")), "red builds road NW(0,1)"));
    assert!(is_legal(&table, "red moves road NW(1,0)"), "NE(0,0) still leads there");
}

#[test]
fn ck_331_the_new_path_is_another_one_and_without_any_nobody_is_asked() {
    let table = played(OWN, "red plays diplomat W(1,0)");
    assert!(fails(&table, "red moves road W(1,0)"));
    assert_eq!(
        sorted(moves(&table, "red", "moves road")),
        ["moves road NW(0,0)", "moves road NW(1,0)", "moves road W(1,-1)", "moves road nowhere"]
    );
    // A single road without a building: nothing is left to build on.
    let alone = played("red road W(1,0), progress diplomat\nturn red, rolled", "red plays diplomat W(1,0)");
    assert!(is_legal(&alone, "red ends turn") && public(&alone).roads[0].is_empty());
}

/// Red's line of five leads by the card alone; blue has five too. The last road goes from one end to the other. Also: CK-302.
#[test]
fn ck_262_the_longest_route_is_judged_after_the_whole_effect() {
    let position = "
        red   settlement N(0,0), road NE(0,0) W(1,0) NW(0,1) NE(-1,1) W(0,0), progress diplomat
        blue  road NE(-2,1) W(-1,1) NE(-2,2) W(-1,2) NE(-2,3)
        longest-road red
        turn red, rolled
    ";
    let mut table = played(position, "red plays diplomat W(0,0)");
    assert_eq!(public(&table).longest_road, Some(seat(&table, "red")), "not yet judged");
    let mut kept = table.clone();
    play(&mut kept, "red moves road W(1,-1)");
    assert_eq!((public(&kept).longest_road, points(&kept, "red")), (Some(seat(&kept, "red")), 3));
    play(&mut table, "red moves road nowhere");
    assert_eq!((public(&table).longest_road, points(&table, "blue")), (Some(seat(&table, "blue")), 2));
}

/// The knight at the far end stays, and cannot move without a road. In the new edition it would close the road, so the older one.
#[test]
fn ck_332_knights_and_buildings_at_the_ends_stay() {
    let position = "
        option edition 2008
        red   progress diplomat
        blue  road NW(1,0), basic S(1,-1), active S(1,-1)
        white settlement N(1,0)
        turn red, rolled
    ";
    let mut table = played(position, "red plays diplomat NW(1,0)");
    assert!(ck(&table).knights[1].contains(v("S(1,-1)")) && public(&table).roads[1].is_empty());
    play(&mut table, "red ends turn; blue rolls 1+1 ship");
    assert_eq!(code(&table, "blue moves knight S(1,-1) N(0,0)"), Code::KnightNoPath);
}

/// Also: CK-315.
#[test]
fn ck_319_diplomat_needs_an_open_road_of_anybody() {
    let closed = "
        red   progress diplomat
        blue  settlement N(0,0) N(0,1), road NE(0,0) W(1,0)
        turn red, rolled
    ";
    refused(closed, "red plays diplomat NE(0,0)", Code::NoEffect, rule::CK_061);
    refused("red progress diplomat\nturn red, rolled", "red plays diplomat NE(0,0)", Code::NoEffect, rule::CK_061);
    let open = closed.replace("N(0,0) N(0,1)", "N(0,0)");
    assert!(is_legal(&at(&open), "red plays diplomat W(1,0)"));
}

// Warlord.

/// The basic knight is active since before, the mighty one is not.
const HOST: &str = "
    red   settlement N(0,0), road NE(0,0) NW(0,0) W(1,0), basic S(1,-1), mighty S(0,-1), active S(1,-1), progress warlord
    blue  basic N(1,1)
    turn red, rolled
";

#[test]
fn ck_263_warlord_activates_all_own_knights_for_nothing() {
    let table = played(HOST, "red plays warlord");
    assert!(ck(&table).active.contains(v("S(1,-1)")) && ck(&table).active.contains(v("S(0,-1)")));
    assert!(!ck(&table).active.contains(v("N(1,1)")), "blue's sleeps on");
}

#[test]
fn ck_264_only_knights_that_were_active_before_act_this_turn() {
    let table = played(HOST, "red plays warlord");
    assert!(is_legal(&table, "red moves knight S(1,-1) N(0,1)"));
    let new = refusal(&table, "red moves knight S(0,-1) N(0,1)");
    assert_eq!((new.code, new.rule), (Code::KnightTooNew, rule::CK_119));
}

/// Also: CK-315.
#[test]
fn ck_319_warlord_needs_an_own_inactive_knight() {
    refused(
        &HOST.replace("active S(1,-1)", "active S(1,-1) S(0,-1)"),
        "red plays warlord",
        Code::NoEffect,
        rule::CK_061,
    );
    let none = HOST.replace("basic S(1,-1), mighty S(0,-1), active S(1,-1), ", "");
    refused(&none, "red plays warlord", Code::NoEffect, rule::CK_061);
}

// Wedding.

/// Red has one point; blue and orange have two, white one.
const GUESTS: &str = "
    red    settlement N(0,0), progress wedding
    blue   city N(1,1), hand 3 wool coin
    white  settlement N(-1,2), hand 5 ore
    orange city N(-2,1), hand 2 brick
    turn red, rolled
";

/// Orange has no choice and is not asked. Also: CK-320, CK-337.
#[test]
fn ck_265_everybody_with_more_points_gives_two_cards_of_his_choice() {
    let mut table = played(GUESTS, "red plays wedding");
    assert_eq!(asked(&table), ["blue"]);
    assert_eq!(code(&table, "red ends turn"), Code::ActionPending);
    assert_eq!(code(&table, "blue presents ore ore"), Code::WrongDiscard, "not held");
    assert_eq!(code(&table, "blue presents coin coin"), Code::WrongDiscard, "held once");
    play(&mut table, "blue presents wool coin");
    assert_eq!(hand(&table, "red"), cards("wool coin 2 brick"));
    assert_eq!((hand(&table, "blue"), hand(&table, "white")), (cards("2 wool"), cards("5 ore")));
    assert!(hand(&table, "orange").is_empty() && is_legal(&table, "red ends turn"));
}

#[test]
fn ck_266_with_one_card_it_is_given_and_with_none_nothing() {
    let position = GUESTS.replace("hand 3 wool coin", "hand coin").replace(", hand 2 brick", "");
    let table = played(&position, "red plays wedding");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("coin"), cards("nothing")));
    assert!(is_legal(&table, "red ends turn"));
}

/// Also: CK-224.
#[test]
fn ck_320_wedding_needs_somebody_richer_with_a_card() {
    let poor = GUESTS.replace(", hand 3 wool coin", "").replace(", hand 2 brick", "");
    refused(&poor, "red plays wedding", Code::NoEffect, rule::CK_061);
    let level = GUESTS.replace("settlement N(0,0), progress", "city N(0,0), progress");
    refused(&level, "red plays wedding", Code::NoEffect, rule::CK_061);
}

#[test]
fn ck_310_what_is_presented_is_known_to_the_two() {
    let said = |name: &str| heard(&mut played(GUESTS, "red plays wedding"), "blue presents wool coin", name);
    assert!(said("red").contains("coin") && said("blue").contains("coin"));
    assert!(!said("white").contains("coin") && !said("white").contains("brick") && !said("white").contains("wool"));
}

/// Also: CK-337.
#[test]
fn ck_337_gifts_stay_sealed_until_the_last_has_chosen() {
    let position = GUESTS.replace("hand 2 brick", "hand 3 brick");
    let mut table = played(&position, "red plays wedding");
    assert_eq!(asked(&table), ["blue", "orange"]);
    play(&mut table, "orange presents brick brick");
    assert!(hand(&table, "red").is_empty(), "sealed");
    assert_eq!(hand(&table, "orange").total(), 3);
    assert_eq!(asked(&table), ["blue"]);
    play(&mut table, "blue presents wool wool");
    assert_eq!(hand(&table, "red"), cards("2 brick 2 wool"));
}

// Intrigue.

/// A mighty, active knight of blue at the end of red's road; blue can go to N(1,0) and S(2,-2).
const PLOT: &str = "
    red   settlement N(0,0), road NE(0,0), hand wool ore, progress intrigue
    blue  settlement S(2,-1), road NE(1,0) NW(1,0) W(2,-1), mighty S(1,-1), active S(1,-1)
    turn red, rolled
";

/// Also: CK-132, CK-268, CK-269.
#[test]
fn ck_267_intrigue_drives_away_a_knight_of_any_level_without_an_own_one() {
    let mut table = played(PLOT, "red plays intrigue S(1,-1)");
    assert_eq!(asked(&table), ["blue"]);
    assert_eq!(sorted(moves(&table, "blue", "retreats")), ["retreats N(1,0)", "retreats S(2,-2)"]);
    assert_eq!(code(&table, "red ends turn"), Code::ActionPending);
    play(&mut table, "blue retreats S(2,-2)");
    assert!(ck(&table).knights[1].contains(v("S(2,-2)")) && !ck(&table).knights[1].contains(v("S(1,-1)")));
    assert!(ck(&table).mighty.contains(v("S(2,-2)")) && ck(&table).active.contains(v("S(2,-2)")));
}

/// Also: CK-366.
#[test]
fn ck_267_the_knight_must_be_foreign_and_stand_at_an_own_road() {
    let position = format!("{PLOT}\nred road NW(0,0), basic S(0,-1)\nblue basic S(2,-2)");
    refused(&position, "red plays intrigue S(2,-2)", Code::NoOwnRoad, rule::CK_267);
    refused(&position, "red plays intrigue S(0,-1)", Code::OwnKnight, rule::CK_130);
    refused(&position, "red plays intrigue N(0,1)", Code::NoKnightHere, rule::CK_267);
    assert!(is_legal(&at(&position), "red plays intrigue S(1,-1)"));
    // Without any at an own road the card does nothing. Also: CK-321.
    refused(
        &PLOT.replace("mighty S(1,-1), active S(1,-1)", "basic S(2,-2)"),
        "red plays intrigue S(2,-2)",
        Code::NoEffect,
        rule::CK_061,
    );
}

/// With one way out nobody is asked, with none the knight goes home. Also: CK-133.
#[test]
fn ck_268_the_owner_retreats_it_and_it_is_removed_only_without_a_way_out() {
    let one = played(&PLOT.replace(" W(2,-1)", ""), "red plays intrigue S(1,-1)");
    assert!(ck(&one).knights[1].contains(v("N(1,0)")) && is_legal(&one, "red ends turn"));
    let none = played(&PLOT.replace("NE(1,0) NW(1,0) W(2,-1)", "NE(1,0)"), "red plays intrigue S(1,-1)");
    assert!(ck(&none).knights[1].is_empty() && ck(&none).mighty.is_empty() && ck(&none).active.is_empty());
    assert!(is_legal(&none, "red ends turn"));
}

/// A ring of blue roads leads back to the place, which is empty now, and still it must leave.
#[test]
fn ck_269_the_knight_does_not_return_to_where_it_stood() {
    let ring = PLOT.replace("NW(1,0) W(2,-1)", "NW(1,0) W(2,0) NW(1,1) NE(0,1) W(1,0)");
    let table = played(&ring, "red plays intrigue S(1,-1)");
    assert_eq!(
        sorted(moves(&table, "blue", "retreats")),
        ["retreats N(0,1)", "retreats N(1,0)", "retreats N(1,1)", "retreats S(1,0)"]
    );
    assert!(fails(&table, "blue retreats S(1,-1)"));
    assert!(fails(&table, "blue retreats N(0,0)"), "and red's road does not carry it");
}

#[test]
fn ck_270_the_intersection_is_free_in_the_same_turn() {
    let before = at(PLOT);
    assert_eq!(code(&before, "red builds knight S(1,-1)"), Code::IntersectionOccupied);
    let table = played(PLOT, "red plays intrigue S(1,-1); blue retreats N(1,0); red builds knight S(1,-1)");
    assert!(ck(&table).knights[0].contains(v("S(1,-1)")));
}

// Saboteur.

/// Everybody but orange has two points or more.
const RICH: &str = "
    red    city N(0,0), hand 9 ore, progress saboteur
    blue   city N(1,1), hand 5 wool
    white  city N(-1,2) N(-2,1), hand 3 brick coin
    orange settlement N(2,-1), hand 8 grain
    turn red, rolled
";

/// Also: CK-310, CK-320, CK-337.
#[test]
fn ck_271_everybody_else_with_as_many_points_discards_half() {
    let mut table = played(RICH, "red plays saboteur");
    assert_eq!(asked(&table), ["blue", "white"]);
    assert_eq!(code(&table, "blue discards 3 wool"), Code::WrongDiscard, "half is rounded down");
    play(&mut table, "blue discards 2 wool");
    assert_eq!(hand(&table, "blue"), cards("5 wool"), "sealed");
    let said = heard(&mut table, "white discards brick coin", "orange");
    assert!(said.contains("coin") && said.contains("wool"), "open: {said}");
    assert_eq!((hand(&table, "blue"), hand(&table, "white")), (cards("3 wool"), cards("2 brick")));
    assert_eq!((hand(&table, "red"), hand(&table, "orange")), (cards("9 ore"), cards("8 grain")));
    assert!(is_legal(&table, "red ends turn"));
}

/// Also: CK-086.
#[test]
fn ck_272_no_seven_cards_are_needed_and_walls_do_not_help() {
    let position = RICH.replace("city N(1,1), hand 5 wool", "city N(1,1), wall N(1,1), hand 2 wool");
    let mut table = played(&position, "red plays saboteur; white discards 2 brick");
    assert_eq!(asked(&table), ["blue"]);
    play(&mut table, "blue discards wool");
    assert_eq!(hand(&table, "blue"), cards("wool"));
    // Half of one card is none.
    let single = RICH.replace("hand 5 wool", "hand wool");
    assert_eq!(asked(&played(&single, "red plays saboteur")), ["white"]);
}

// Spy.

const SPIED: &str = "
    red   progress spy
    blue  progress crane spy
    turn red, rolled
";

/// Also: CK-310, CK-335.
#[test]
fn ck_273_spy_takes_a_progress_card_in_sight() {
    let mut table = played(SPIED, "red plays spy blue");
    assert_eq!(asked(&table), ["red"]);
    assert_eq!(sorted(moves(&table, "red", "takes card")), ["takes card crane", "takes card spy"]);
    assert_eq!(code(&table, "red takes card mining"), Code::NotAChoice);
    let said = heard(&mut table.clone(), "red takes card crane", "white");
    assert!(!said.contains("crane"), "{said}");
    assert!(heard(&mut table.clone(), "red takes card crane", "blue").contains("crane"));
    play(&mut table, "red takes card crane");
    assert_eq!((held(&table, "red"), held(&table, "blue")), (vec![Card::Crane], vec![Card::Spy]));
}

/// Also: CK-EX-49.
#[test]
fn ck_274_a_stolen_card_may_be_played_at_once() {
    let position =
        SPIED.replace("crane spy", "crane spy mining").replace("red   progress", "red settlement N(1,1), progress");
    let mut table = played(&position, "red plays spy blue; red takes card mining; red plays mining");
    assert_eq!(hand(&table, "red"), cards("2 ore"));
    table = played(&position, "red plays spy blue; red takes card spy; red plays spy blue; red takes card crane");
    assert_eq!((held(&table, "red"), held(&table, "blue")), (vec![Card::Crane], vec![Card::Mining]));
}

#[test]
fn ck_275_open_victory_points_are_not_taken() {
    let position = "
        red   progress spy
        blue  open constitution, progress crane
        white open printer
        turn red, rolled
    ";
    refused(position, "red plays spy white", Code::NotAVictim, rule::CK_276);
    let mut table = played(position, "red plays spy blue");
    assert_eq!(moves(&table, "red", "takes card"), ["takes card crane"]);
    play(&mut table, "red takes card crane");
    assert_eq!((points(&table, "blue"), points(&table, "red")), (1, 0));
}

/// Also: CK-321.
#[test]
fn ck_276_the_victim_holds_a_card_and_taking_is_a_duty() {
    let position = "red progress spy\nblue progress crane\nturn red, rolled";
    for nobody in ["white", "red"] {
        refused(position, &format!("red plays spy {nobody}"), Code::NotAVictim, rule::CK_276);
    }
    refused("red progress spy crane\nturn red, rolled", "red plays spy blue", Code::NoEffect, rule::CK_061);
    let table = played(position, "red plays spy blue");
    assert_eq!(code(&table, "red ends turn"), Code::ActionPending);
    assert_eq!(listed(&table, "red"), ["red takes card crane"]);
}

// Deserter.

/// Blue's strong active and basic inactive knights; red may place at S(0,-1), and at S(1,-1) once it is empty.
const TURNCOAT: &str = "
    red   settlement N(0,0), road NE(0,0) NW(0,0), progress deserter
    blue  road NW(1,0) NE(1,0), strong S(1,-1), basic S(2,-1), active S(1,-1)
    turn red, rolled
";

/// Also: CK-279, CK-330.
#[test]
fn ck_277_deserter_replaces_a_knight_that_its_owner_chooses() {
    let mut table = played(TURNCOAT, "red plays deserter blue");
    assert_eq!(asked(&table), ["blue"]);
    assert_eq!(sorted(moves(&table, "blue", "removes knight")), ["removes knight S(1,-1)", "removes knight S(2,-1)"]);
    play(&mut table, "blue removes knight S(1,-1)");
    assert_eq!(asked(&table), ["red"]);
    assert_eq!(sorted(moves(&table, "red", "places knight")), ["places knight S(0,-1)", "places knight S(1,-1)"]);
    play(&mut table, "red places knight S(0,-1)");
    assert!(ck(&table).knights[0].contains(v("S(0,-1)")) && ck(&table).strong.contains(v("S(0,-1)")));
    assert!(ck(&table).active.contains(v("S(0,-1)")), "active as the other was");
    assert!(ck(&table).knights[1].len() == 1 && !ck(&table).strong.contains(v("S(1,-1)")));
}

#[test]
fn ck_278_the_knight_comes_to_a_free_intersection_at_an_own_road() {
    let table = played(TURNCOAT, "red plays deserter blue; blue removes knight S(1,-1)");
    assert_eq!(code(&table, "red places knight N(0,0)"), Code::IntersectionOccupied);
    assert_eq!(code(&table, "red places knight S(2,-1)"), Code::IntersectionOccupied);
    let far = refusal(&table, "red places knight N(0,1)");
    assert_eq!(far.code, Code::NoOwnRoad);
    // Not in the place of the removed one, unless an own road leads there.
    let apart = played(
        &TURNCOAT.replace("NE(0,0) NW(0,0)", "NW(0,0) W(1,-1)"),
        "red plays deserter blue; blue removes knight S(1,-1)",
    );
    assert_eq!(code(&apart, "red places knight S(1,-1)"), Code::NoOwnRoad);
}

#[test]
fn ck_279_the_new_knight_has_the_status_of_the_removed_one() {
    let table = played(TURNCOAT, "red plays deserter blue; blue removes knight S(2,-1)");
    assert!(ck(&table).knights[0].contains(v("S(0,-1)")) && !ck(&table).active.contains(v("S(0,-1)")));
    assert!(!ck(&table).strong.contains(v("S(0,-1)")));
}

/// Both strong and both basic pieces of red are out: a removed mighty knight is replaced in the new edition by nothing lower that is
/// there; with a strong one free it is strong, and in 2008 nothing, since basic ones are out.
#[test]
fn ck_280_without_a_piece_of_the_level_a_lower_one_is_placed() {
    let position = "
        red   road NW(0,0), mighty N(-2,1) N(-1,0), strong N(1,1), basic N(0,2) N(-1,2), progress deserter
        blue  mighty N(2,-1)
        turn red, rolled
    ";
    let [mut older, mut newer] = in_both(position);
    play(&mut older, "red plays deserter blue");
    assert!(ck(&older).knights[1].is_empty() && ck(&older).knights[0].len() == 5, "the removal stands");
    assert!(is_legal(&older, "red ends turn"));
    play(&mut newer, "red plays deserter blue; red places knight N(0,0)");
    assert!(ck(&newer).strong.contains(v("N(0,0)")) && ck(&newer).knights[0].len() == 6);
    // With all strong pieces out too, nothing is placed in the new edition either.
    let full = played(&position.replace("strong N(1,1)", "strong N(1,1) N(2,0)"), "red plays deserter blue");
    assert!(ck(&full).knights[1].is_empty() && ck(&full).knights[0].len() == 6 && is_legal(&full, "red ends turn"));
}

#[test]
fn ck_281_a_mighty_knight_needs_no_fortress() {
    for table in in_both("red road NW(0,0), progress deserter\nblue mighty N(2,-1)\nturn red, rolled") {
        let mut table = table;
        play(&mut table, "red plays deserter blue; red places knight N(0,0)");
        assert!(ck(&table).mighty.contains(v("N(0,0)")) && ck(&table).levels[0] == [0, 0, 0]);
    }
}

/// With one place nobody is asked, and without any nothing is placed.
#[test]
fn ck_282_placing_is_a_duty_where_it_is_possible() {
    for table in in_both(TURNCOAT) {
        let mut table = table;
        play(&mut table, "red plays deserter blue; blue removes knight S(2,-1)");
        assert!(ck(&table).knights[0].contains(v("S(0,-1)")), "the only place");
        assert!(is_legal(&table, "red ends turn"));
    }
    for table in in_both(TURNCOAT) {
        let mut table = table;
        play(&mut table, "red plays deserter blue; blue removes knight S(1,-1)");
        assert_eq!(code(&table, "red ends turn"), Code::ActionPending, "two places");
    }
    let nowhere = TURNCOAT.replace(", road NE(0,0) NW(0,0), progress", ", progress");
    let table = played(&nowhere, "red plays deserter blue; blue removes knight S(2,-1)");
    assert!(ck(&table).knights[0].is_empty() && ck(&table).knights[1].len() == 1 && is_legal(&table, "red ends turn"));
}

#[test]
fn ck_283_a_knight_placed_active_does_not_act_this_turn() {
    let table = played(TURNCOAT, "red plays deserter blue; blue removes knight S(1,-1); red places knight S(1,-1)");
    assert!(ck(&table).active.contains(v("S(1,-1)")));
    assert_eq!(code(&table, "red moves knight S(1,-1) S(0,-1)"), Code::KnightTooNew);
}

/// A player with one knight is not asked. Also: CK-321.
#[test]
fn ck_284_the_opponent_must_have_a_knight() {
    let position = "red road NW(0,0), basic N(0,0), progress deserter\nblue basic N(2,-1)\nturn red, rolled";
    for nobody in ["white", "red"] {
        refused(position, &format!("red plays deserter {nobody}"), Code::NotAVictim, rule::CK_284);
    }
    refused(
        &position.replace("blue basic N(2,-1)", "blue nothing"),
        "red plays deserter blue",
        Code::NoEffect,
        rule::CK_061,
    );
    let table = played(position, "red plays deserter blue");
    assert!(ck(&table).knights[1].is_empty() && ck(&table).knights[0].contains(v("S(0,-1)")));
}

/// The only place is the one that the knight has left.
#[test]
fn ck_330_the_place_just_left_may_be_taken() {
    let position = "
        red   settlement N(0,0), road NE(0,0), progress deserter
        blue  strong S(1,-1)
        turn red, rolled
    ";
    let table = played(position, "red plays deserter blue");
    assert!(ck(&table).knights[0].contains(v("S(1,-1)")) && ck(&table).knights[1].is_empty());
    assert!(ck(&table).strong.contains(v("S(1,-1)")));
}

/// Named first, promoted first.
#[test]
fn ck_333_smith_judges_the_second_knight_after_the_first() {
    let position = "red strong N(0,0) N(1,1), basic S(0,0), levels politics 3, progress smith\nturn red, rolled";
    assert!(is_legal(&at(position), "red plays smith N(0,0) S(0,0)"));
    assert_eq!(code(&at(position), "red plays smith S(0,0) N(0,0)"), Code::NoPiecesLeft);
    let table = played(position, "red plays smith N(1,1)");
    assert!(ck(&table).mighty.len() == 1 && is_legal(&table, "red ends turn"));
}

// Constitution.

/// Also: CK-054.
#[test]
fn ck_285_constitution_is_laid_open_and_worth_a_point() {
    let position = "red city N(0,0), levels politics 1\nblue city N(1,1), levels politics 1\nturn red";
    let own = played(position, "red rolls 1+1 politics; draw constitution; draw spy");
    assert_eq!((points(&own, "red"), ck(&own).constitution), (3, Some(seat(&own, "red"))));
    assert!(held(&own, "red").is_empty());
    let other = played(position, "red rolls 1+1 politics; draw spy; draw constitution");
    assert_eq!((points(&other, "blue"), ck(&other).constitution), (3, Some(seat(&other, "blue"))));
}
