//! When a camel comes, and who decides where it goes (`CARAVAN-010` to `CARAVAN-029`).

use expect_test::expect;
use steading_game::{Next, Notation};
use steading_island::illegal::{Code, Detail, Owed};
use steading_island::rule;

use super::placing;
use crate::support::{
    after, cards, check, check_illegal, hand, listed, play, points, public, refusal, seat, start, table,
};

/// The end of a turn in which red has built.
const BUILT: &str = "
    option scenario caravans
    red    hand 4 wool 1 brick
    blue   hand 3 grain 1 wool
    white  hand 3 wool
    orange hand 1 wool 1 grain
    camels none, due
    turn   red, rolled
    ";

/// Who is asked after these moves.
fn asked(moves: &str) -> String {
    let table = after(BUILT, moves);
    match table.next() {
        Next::Seats(seats) => seats.iter().map(|seat| table.game().seat_name(seat)).collect(),
        next => format!("{next:?}"),
    }
}

/// After these bids the seat decides alone: nothing is listed for it but the paths.
fn check_decides(bids: &str, name: &str) {
    let table = after(BUILT, bids);
    let paths = ["NE(-1,0)", "W(0,1)", "NW(1,0)"].map(|path| format!("{name} places camel {path}"));
    let mut listed = listed(&table, name);
    listed.sort_unstable();
    let mut paths = paths.to_vec();
    paths.sort_unstable();
    assert_eq!(listed, paths);
}

#[test]
fn caravan_010_a_settlement_brings_a_camel_at_the_end_of_the_turn() {
    check(
        "
        option scenario caravans
        red    road NE(0,0), hand brick lumber wool grain
        turn   red, rolled
        ",
        "red builds settlement N(0,0); red ends turn; red bids nothing",
        &expect![[r#"
            red pays 1 brick 1 lumber 1 wool 1 grain
            red settles N(0,0)
            red bids nothing
        "#]],
    );
}

#[test]
fn caravan_010_a_city_brings_a_camel() {
    let table = after(
        "
        option scenario caravans
        red    settlement N(0,0), hand 2 grain 3 ore
        turn   red, rolled
        ",
        "red builds city N(0,0); red ends turn",
    );
    assert_eq!(listed(&table, "red"), ["red bids nothing"]);
}

#[test]
fn caravan_010_roads_and_cards_bring_none() {
    let table = after(
        "
        option scenario caravans
        red    settlement N(0,0), hand brick lumber wool grain ore
        turn   red, rolled
        ",
        "red builds road NE(0,0); red buys card; draw knight; red ends turn",
    );
    assert_eq!(public(&table).turn, seat(&table, "blue"));
}

#[test]
fn caravan_010_founding_brings_none_and_the_next_turn_starts_afresh() {
    let table = start("setup beginner\nscenario caravans");
    assert!(!public(&table).modules.caravans.is_due);
    let moves = "red ends turn; red bids nothing; blue bids nothing; white bids nothing; orange bids nothing; red places camel W(0,1)";
    let mut table = after(BUILT, moves);
    play(&mut table, "blue rolls 1+1; blue ends turn");
    assert_eq!(public(&table).turn, seat(&table, "white"));
}

/// Also: CARAVAN-011.
#[test]
fn caravan_012_the_vote_comes_after_the_end_of_the_turn_and_before_the_next() {
    check(
        BUILT,
        "
        red ends turn
        red bids 3 wool
        blue bids 1 wool 1 grain
        white bids nothing
        orange bids nothing
        red places camel W(0,1)
        ",
        &expect![[r#"
            red bids 3 wool
            blue bids 1 wool 1 grain
            white bids nothing
            orange bids nothing
            a camel goes to W(0,1)
            turn of blue
        "#]],
    );
}

#[test]
fn caravan_012_nobody_bids_before_the_end_of_the_turn() {
    for action in ["red bids 1 wool", "red abstains", "red names path W(0,1)", "red places camel W(0,1)"] {
        check_illegal(BUILT, action, Code::NotAChoice, rule::CARAVAN_012);
    }
}

/// Also: CARAVAN-050.
#[test]
fn caravan_012_the_point_that_a_camel_brings_can_win() {
    check(
        "
        option scenario caravans
        red    city N(-2,2) N(0,2) N(2,-1) N(2,0), settlement N(-1,0), knights 3
        camels NE(-1,0), due
        turn   red, rolled
        ",
        "red ends turn; red bids nothing; blue bids nothing; white bids nothing; orange bids nothing; red places camel W(0,-1)",
        &expect![[r#"
            red bids nothing
            blue bids nothing
            white bids nothing
            orange bids nothing
            a camel goes to W(0,-1)
            red has a building between camels N(-1,0)
            red wins with 12 points
        "#]],
    );
}

#[test]
fn caravan_012_the_point_of_another_player_wins_on_that_players_turn() {
    check(
        "
        option scenario caravans
        white  city N(-2,2) N(0,2) N(2,-1) N(2,0), settlement N(-1,0), knights 3
        camels NE(-1,0), due
        turn   red, rolled
        frames pass, caravans place red
        ",
        "red places camel W(0,-1); blue rolls 1+1; blue ends turn",
        &expect![[r#"
            a camel goes to W(0,-1)
            white has a building between camels N(-1,0)
            turn of blue
            blue rolls 1+1 = 2
            turn of white
            white wins with 12 points
        "#]],
    );
}

#[test]
fn caravan_020_everybody_in_turn_from_the_player_on_turn() {
    assert_eq!(asked("red ends turn"), "red");
    assert_eq!(asked("red ends turn; red bids nothing"), "blue");
    assert_eq!(asked("red ends turn; red bids nothing; blue bids nothing"), "white");
    let late = BUILT.replace("turn   red", "turn   white");
    let table = after(&late, "white ends turn; white bids nothing; orange bids nothing; red bids nothing");
    assert_eq!(listed(&table, "blue").len(), 2 * 4);
}

#[test]
fn caravan_020_any_number_of_wool_and_grain() {
    let table = after(BUILT, "red ends turn; red bids nothing; blue bids nothing; white bids nothing");
    assert_eq!(
        listed(&table, "orange"),
        ["orange bids nothing", "orange bids 1 grain", "orange bids 1 wool", "orange bids 1 wool 1 grain"]
    );
}

#[test]
fn caravan_020_only_wool_and_grain_and_only_what_is_held() {
    let table = after(BUILT, "red ends turn");
    let refused = |action| {
        let illegal = refusal(&table, action);
        (illegal.code, illegal.rule)
    };
    assert_eq!(refused("red bids 1 brick"), (Code::NotAChoice, rule::CARAVAN_020));
    assert_eq!(refused("red bids 5 wool"), (Code::CannotAfford, rule::CARAVAN_020));
    assert_eq!(refused("red bids 1 grain"), (Code::CannotAfford, rule::CARAVAN_020));
}

#[test]
fn caravan_020_nothing_else_is_done_meanwhile() {
    let table = after(BUILT, "red ends turn");
    for action in ["red ends turn", "red builds road W(0,0)", "red abstains", "red places camel W(0,1)"] {
        assert_eq!(refusal(&table, action).detail, Detail::Owes(seat(&table, "red"), Owed::Answer("bid")), "{action}");
    }
}

/// Wool and grain are worth the same: 2 wool against 1 wool and 1 grain is a tie, and the bidders name paths.
#[test]
fn caravan_021_one_card_one_vote() {
    let table = after(
        BUILT,
        "red ends turn; red bids 2 wool; blue bids 1 wool 1 grain; white bids nothing; orange bids nothing",
    );
    assert_eq!(public(&table).modules.caravans.votes, [2, 2, 0, 0]);
    assert!(listed(&table, "red").contains(&"red abstains".to_owned()));
}

#[test]
fn caravan_021_without_a_card_no_say() {
    let bids = "red ends turn; red bids nothing; blue bids 1 grain; white bids nothing; orange bids 1 wool";
    assert_eq!(asked(bids), "blue");
    assert_eq!(asked(&format!("{bids}; blue abstains")), "orange");
    // White and red were not asked; on the tie red decides as the player on turn.
    assert_eq!(asked(&format!("{bids}; blue abstains; orange abstains")), "red");
}

#[test]
fn caravan_022_nobody_bids_twice_or_out_of_order() {
    let table = after(BUILT, "red ends turn; red bids 1 wool");
    for action in ["red bids 1 wool", "white bids 1 wool"] {
        let illegal = refusal(&table, action);
        assert_eq!((illegal.code, illegal.rule), (Code::ActionPending, rule::CARAVAN_020));
        assert_eq!(illegal.detail, Detail::Owes(seat(&table, "blue"), Owed::Answer("bid")));
    }
}

#[test]
fn caravan_023_more_votes_than_all_others_together_decide_alone() {
    let bids = |red, blue, white| {
        format!("red ends turn; red bids {red}; blue bids {blue}; white bids {white}; orange bids nothing")
    };
    check_decides(&bids("1 wool", "2 grain", "nothing"), "blue");
    check_decides(&bids("nothing", "nothing", "1 wool"), "white");
    // Two of four are not more than the others together.
    assert!(listed(&after(BUILT, &bids("1 wool", "2 grain", "1 wool")), "red").contains(&"red abstains".to_owned()));
}

/// Also: CARAVAN-025.
#[test]
fn caravan_024_two_with_the_majority_agree() {
    check(
        BUILT,
        "
        red ends turn
        red bids 3 wool
        blue bids 2 grain
        white bids 2 wool
        orange bids nothing
        red names path NW(1,0)
        blue names path W(0,1)
        white names path W(0,1)
        ",
        &expect![[r#"
            red bids 3 wool
            blue bids 2 grain
            white bids 2 wool
            orange bids nothing
            red names path NW(1,0)
            blue names path W(0,1)
            white names path W(0,1)
            a camel goes to W(0,1)
            turn of blue
        "#]],
    );
}

#[test]
fn caravan_025_one_legal_path_or_none_is_named() {
    let bids = "red ends turn; red bids 1 wool; blue bids 1 grain; white bids nothing; orange bids nothing";
    let table = after(BUILT, bids);
    let mut names = listed(&table, "red");
    names.sort_unstable();
    assert_eq!(names, ["red abstains", "red names path NE(-1,0)", "red names path NW(1,0)", "red names path W(0,1)"]);
    let illegal = refusal(&table, "red names path W(0,0)");
    assert_eq!((illegal.code, illegal.rule), (Code::NoCamelHere, rule::CARAVAN_033));
    assert_eq!(refusal(&table, "red names path W(9,9)").code, Code::UnknownPlace);
    assert_eq!(
        refusal(&table, "blue names path W(0,1)").detail,
        Detail::Owes(seat(&table, "red"), Owed::Answer("naming"))
    );
}

/// One bidder is no agreement, however many votes the path has; abstaining backs nothing.
#[test]
fn caravan_025_a_path_needs_two_bidders() {
    let bids = "red ends turn; red bids 2 wool; blue bids 2 grain; white bids 1 wool; orange bids nothing";
    let named = format!("{bids}; red names path NW(1,0); blue names path W(0,1); white abstains");
    let table = after(BUILT, &named);
    assert!(public(&table).modules.caravans.camels.is_empty());
    let table = after(BUILT, &format!("{bids}; red abstains; blue names path W(0,1); white names path W(0,1)"));
    assert_eq!(public(&table).modules.caravans.camels.len(), 1);
}

#[test]
fn caravan_026_without_agreement_the_most_votes_decide() {
    check_decides(
        "red ends turn; red bids 1 wool; blue bids 3 grain; white bids 2 wool; orange bids nothing;
         red names path W(0,1); blue names path NW(1,0); white names path NE(-1,0)",
        "blue",
    );
}

#[test]
fn caravan_027_on_a_tie_the_player_on_turn_decides() {
    check_decides(
        "red ends turn; red bids 1 wool; blue bids 2 grain; white bids 2 wool; orange bids nothing;
         red abstains; blue abstains; white abstains",
        "red",
    );
}

#[test]
fn caravan_027_without_bids_the_player_on_turn_must_decide() {
    let bids = "red ends turn; red bids nothing; blue bids nothing; white bids nothing; orange bids nothing";
    check_decides(bids, "red");
    let table = after(BUILT, bids);
    assert_eq!(refusal(&table, "red ends turn").detail, Detail::Owes(seat(&table, "red"), Owed::Answer("camel")));
}

#[test]
fn caravan_028_all_cards_laid_go_to_the_bank() {
    let before = table(BUILT);
    let table = after(
        BUILT,
        "red ends turn; red bids 3 wool; blue bids 1 wool 1 grain; white bids 1 wool; orange bids nothing;
         red abstains; blue abstains; white abstains; red places camel W(0,1)",
    );
    assert_eq!(public(&table).bank, public(&before).bank + cards("5 wool 1 grain"));
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("1 wool 1 brick"), cards("2 grain")));
    assert_eq!(hand(&table, "white"), cards("2 wool"));
}

/// Two caravans have ended in each other, so the third can only start.
#[test]
fn caravan_029_a_single_path_needs_no_vote() {
    check(
        "
        option scenario caravans
        red    hand 2 wool
        camels NW(1,0) NE(-1,0) W(0,-1) NW(0,-1) W(2,-1) W(1,-2) NE(1,-1) W(2,-2) NE(1,-2) NW(1,-2), due
        turn   red, rolled
        ",
        "red ends turn",
        &expect![[r#"
            a camel goes to W(0,1)
            turn of blue
        "#]],
    );
}

#[test]
fn caravan_061_a_place_that_is_not_on_the_board_is_unknown() {
    assert_eq!(refusal(&placing("none"), "red places camel W(9,9)").code, Code::UnknownPlace);
    assert_eq!(refusal(&placing("none"), "red places camel W(0,0)").code, Code::NoCamelHere);
}

const FOUR_TWO_ONE: &str = "
    option scenario caravans
    red    hand 4 wool
    blue   hand 3 grain
    white  hand 3 wool
    camels none, due
    turn   red, rolled
    ";

#[test]
fn caravan_ex_04_four_two_one_and_three_two_one() {
    let table = after(
        FOUR_TWO_ONE,
        "red ends turn; red bids 4 wool; blue bids 2 grain; white bids 1 wool; orange bids nothing",
    );
    assert!(listed(&table, "red").contains(&"red places camel W(0,1)".to_owned()));
    let table = after(
        FOUR_TWO_ONE,
        "red ends turn; red bids 3 wool; blue bids 2 grain; white bids 1 wool; orange bids nothing;
         red names path NW(1,0); blue names path W(0,1); white names path W(0,1)",
    );
    assert!(public(&table).modules.caravans.camels.is_empty());
    assert!(listed(&table, "red").contains(&"red places camel W(0,1)".to_owned()));
}

#[test]
fn caravan_ex_05_four_three_three() {
    let table = after(
        FOUR_TWO_ONE,
        "red ends turn; red bids 4 wool; blue bids 3 grain; white bids 3 wool; orange bids nothing;
         red names path NW(1,0); blue names path W(0,1); white names path W(0,1)",
    );
    let camels: Vec<String> = public(&table).modules.caravans.camels.iter().map(|path| path.to_string()).collect();
    assert_eq!(camels, ["W(0,1)"]);
    assert_eq!(public(&table).turn, seat(&table, "blue"));
}

#[test]
fn caravan_ex_06_two_two_nothing() {
    let table = after(
        FOUR_TWO_ONE,
        "red ends turn; red bids nothing; blue bids 2 grain; white bids 2 wool; orange bids nothing;
         blue names path NW(1,0); white names path W(0,1)",
    );
    assert!(listed(&table, "red").contains(&"red places camel NE(-1,0)".to_owned()));
}

#[test]
fn caravan_ex_08_two_settlements_in_a_turn_bring_one_camel() {
    let mut table = table(
        "
        option scenario caravans
        red    road NE(0,0) W(1,0) NW(0,1), hand 2 brick 2 lumber 2 wool 2 grain
        turn   red, rolled
        ",
    );
    play(&mut table, "red builds settlement N(0,0); red builds settlement N(0,1); red ends turn");
    play(
        &mut table,
        "red bids nothing; blue bids nothing; white bids nothing; orange bids nothing; red places camel W(0,1)",
    );
    assert_eq!(public(&table).modules.caravans.camels.len(), 1);
    assert_eq!((public(&table).turn, points(&table, "red")), (seat(&table, "blue"), 2));
}

#[test]
fn a_vote_is_written_and_read_at_every_step() {
    let mut table = table(BUILT);
    let moves = "red ends turn; red bids 2 wool; blue bids 2 grain; white bids nothing; orange bids 1 wool;
        red names path W(0,1); blue abstains; orange abstains";
    for step in moves.split(';') {
        play(&mut table, step);
        let written = table.game().write_position(table.state());
        assert_eq!(table.game().parse_position(&written).unwrap(), *table.state(), "{written}");
    }
}

#[test]
fn a_vote_that_could_not_be_is_no_position() {
    let game = table(BUILT);
    for wrong in [
        "red votes 1\nturn red, rolled",
        "red named W(0,1)\ncamels none, due\nturn red, rolled\nframes pass, caravans bid blue",
        "blue votes 1\ncamels none, due\nturn red, rolled\nframes pass, caravans bid red",
        "turn red, rolled\nframes pass, caravans bid red",
        "camels none, due\nturn red, rolled\nframes turn, caravans bid red",
        "camels none, due\nturn red, rolled\nframes pass, caravans name red",
        "red votes 3\nblue votes 1\ncamels none, due\nturn red, rolled\nframes pass, caravans name red",
        "camels none, due\nturn red, rolled\nframes pass, caravans place-apart red",
        "red votes 1, named W(0,0)\nblue votes 1\ncamels none, due\nturn red, rolled\nframes pass, caravans name blue",
    ] {
        assert!(game.game().parse_position(wrong).is_err(), "{wrong}");
    }
}
