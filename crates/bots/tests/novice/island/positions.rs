//! What the novice does in positions of the base game.

use steading_bots::{Budget, Stop};
use steading_island::layout::pips;
use steading_island::places::Vertex;
use steading_island::topology::ISLAND;

use super::{choice, choice_within, table};

#[test]
fn it_founds_where_much_and_various_is_to_be_had() {
    let table = table("turn red\nframes found-settlement 0\n");
    let choice = choice_within(&table, &Budget::default());
    let place: Vertex = choice.strip_prefix("red founds settlement ").unwrap().parse().unwrap();
    let layout = table.game().layout();
    let around: Vec<usize> = ISLAND.vertex_cells[place.index()].iter().map(|hex| hex.index()).collect();
    assert!(around.iter().all(|&hex| hex < layout.tokens.len()), "{place} is on the coast");
    let pips: u8 = around.iter().map(|&hex| pips(layout.tokens[hex])).sum();
    assert!(pips >= 11, "{place} has {pips} pips");
    let mut terrain: Vec<_> = around.iter().map(|&hex| layout.terrain[hex]).collect();
    terrain.sort_unstable();
    terrain.dedup();
    assert_eq!(terrain.len(), 3, "{place} has {terrain:?}");
}

#[test]
fn it_builds_a_city_when_it_can() {
    let position = "
        red   settlement N(0,0), road NE(0,0), hand 2 grain 3 ore
        blue  settlement S(0,1), hand ore
        turn  red, rolled
    ";
    assert_eq!(choice(position), "red builds city N(0,0)");
}

#[test]
fn it_settles_on_the_better_of_two_places() {
    // Both places have forest, pasture and something else; at one of them that is the desert, at the other it is grain.
    let position = "
        red   settlement S(0,0), road NW(0,1) NE(0,1) W(1,0), hand 1 brick 1 lumber 1 wool 1 grain
        turn  red, rolled
    ";
    assert_eq!(choice(position), "red builds settlement S(1,0)");
}

#[test]
fn it_wins_when_it_can() {
    let position = "
        red   city N(-2,1) S(0,1) S(2,-2) N(1,1), settlement S(0,-2), road W(0,-1) NE(-1,0), hand 2 brick 2 lumber 1 wool 3 grain 3 ore
        turn  red, rolled
    ";
    assert_eq!(choice(position), "red builds settlement S(0,-1)");
}

#[test]
fn it_keeps_what_it_needs_when_it_discards() {
    let position = "
        red    settlement N(0,0), road NE(0,0), hand 4 wool 2 grain 3 ore, owes 4
        turn   red, rolled 3+4
        frames turn, move-robber, discard
    ";
    assert_eq!(choice(position), "red sets aside wool");
    // All that a settlement costs stays, whatever is listed first.
    let settler = "red    settlement S(0,0), road NW(0,1) NE(0,1), hand 1 brick 1 lumber 1 wool 1 grain 5 ore, owes 4";
    let position_of_settler = format!("{settler}\nturn red, rolled 3+4\nframes turn, move-robber, discard");
    assert_eq!(choice(&position_of_settler), "red sets aside ore");
    assert_eq!(
        choice(&position.replace("4 wool 2 grain 3 ore, owes 4", "4 wool 2 grain 3 ore, chosen 3 wool, owes 1")),
        "red sets aside wool"
    );
}

#[test]
fn it_sends_the_robber_where_the_leader_loses_most_and_not_to_itself() {
    let position = "
        red    settlement N(-2,2), road NE(-2,2)
        blue   city N(1,1), settlement S(0,1), hand 4 ore
        white  settlement N(-1,0), hand 4 ore
        turn   red, rolled 3+4
        frames turn, move-robber
    ";
    // The mountains with the 8, with a city at them.
    assert_eq!(choice(position), "red moves robber (2,0)");
}

#[test]
fn it_robs_the_leader() {
    let position = "
        red    settlement N(-2,1), road NE(-2,1)
        blue   city N(1,1), hand 2 ore
        white  settlement S(1,-1), hand 2 ore
        turn   red, rolled 3+4
        robber (1,0)
        frames turn, rob
    ";
    assert_eq!(choice(position), "red robs blue");
    assert_eq!(
        choice(&position.replace("city N(1,1)", "settlement N(1,1)").replace("settlement S(1,-1)", "city S(1,-1)")),
        "red robs white"
    );
}

#[test]
fn it_trades_with_the_bank_to_complete_a_city_and_not_otherwise() {
    let position = "
        red   settlement N(0,0), road NE(0,0), hand 4 wool 2 grain 2 ore
        turn  red, rolled
    ";
    assert_eq!(choice(position), "red banks 4 wool for ore");
    assert_eq!(choice(&position.replace("4 wool 2 grain 2 ore", "4 wool 1 ore")), "red ends turn");
}

#[test]
fn it_offers_what_it_can_spare_for_what_completes_a_city() {
    let position = "
        red   settlement N(0,0), road NE(0,0), hand 2 wool 2 grain 2 ore
        blue  settlement S(0,1), hand 2 ore
        turn  red, rolled
        turns 9
    ";
    assert_eq!(choice(position), "red offers 1 wool for 1 ore to blue white orange");
    // In the next round it asks nobody, and ore that nobody has is never asked for.
    assert_eq!(choice(&position.replace("turns 9", "turns 13")), "red buys card");
    assert_eq!(choice(&position.replace("hand 2 ore", "hand 2 brick")), "red buys card");
}

#[test]
fn it_does_not_take_back_an_offer_to_make_it_again() {
    let position = "
        red   settlement N(0,0), road NE(0,0), hand 2 wool 2 grain 2 ore
        blue  settlement S(0,1), hand 2 ore
        turn  red, rolled
        offer 1 wool for 1 ore to blue white orange, declined blue white orange
    ";
    let table = table(position);
    let actions = table.actions(table.state().public.turn);
    assert!(actions.contains(&steading_island::action::Action::Withdraw));
    assert_eq!(choice_within(&table, &Budget::default()), "red buys card");
}

#[test]
fn it_accepts_what_helps_it_but_never_helps_a_player_who_is_about_to_win() {
    // With the brick blue can settle, and has wool to spare.
    let position = "
        red   settlement N(0,0), road NE(0,0), hand 2 brick
        blue  settlement S(0,1), road NW(0,2) W(1,1), hand 1 lumber 3 wool 1 grain
        turn  red, rolled
        offer 1 brick for 1 wool to blue
    ";
    assert_eq!(choice(position), "blue accepts red");
    let leader = position.replace("red   settlement N(0,0)", "red   city N(0,0) N(-2,1) N(2,-1) S(-1,1)");
    assert_eq!(choice(&leader), "blue declines");
    // Its only grain for a fourth wool is no bargain.
    let bargain = position.replace("2 brick", "2 wool").replace("1 brick for 1 wool", "1 wool for 1 grain");
    assert_eq!(choice(&bargain), "blue declines");
}

#[test]
fn on_turn_it_takes_a_good_proposal_and_trades_with_the_weaker_of_two_partners() {
    let position = "
        red   settlement S(0,0), road NW(0,1) NE(0,1), hand 1 lumber 3 wool 1 grain
        blue  settlement S(2,-2), hand 1 brick
        turn  red, rolled
        proposal blue 1 brick for 1 wool
    ";
    assert_eq!(choice(position), "red accepts blue");
    let accepted = "
        red   settlement S(0,0), road NW(0,1) NE(0,1), hand 1 lumber 3 wool 1 grain
        blue  city S(2,-2) N(-1,0), hand 1 brick
        white settlement N(-2,1), hand 1 brick
        turn  red, rolled
        offer 1 wool for 1 brick to blue white, accepted blue white
    ";
    assert_eq!(choice(accepted), "red trades with white");
}

#[test]
fn it_plays_a_knight_before_the_roll_when_the_robber_is_on_its_land() {
    let position = "
        red    settlement S(0,0), road NW(0,1), cards 1 knight
        blue   settlement S(2,-2), hand 3 ore
        robber (0,1)
        turn   red
    ";
    assert_eq!(choice(position), "red plays knight");
}

#[test]
fn its_monopoly_takes_what_it_needs() {
    let position = "
        red    settlement N(0,0), road NE(0,0), hand 2 grain, cards 1 monopoly
        blue   settlement S(0,1), hand 3 ore
        white  settlement S(2,-2), hand 3 wool
        turn   red, rolled
    ";
    assert_eq!(choice(position), "red plays monopoly ore");
}

#[test]
fn its_year_of_plenty_completes_a_city() {
    let position = "
        red    settlement N(0,0), road NE(0,0), hand 1 grain 2 ore, cards 1 year-of-plenty
        turn   red, rolled
    ";
    assert_eq!(choice(position), "red plays year-of-plenty grain ore");
}

#[test]
fn positions_are_looked_at_only_within_the_budget() {
    let position = table(
        "
        red   settlement N(0,0), road NE(0,0), hand 2 grain 3 ore
        turn  red, rolled
        ",
    );
    // The end of the turn is listed first, and is what is left without a look at anything else.
    for nodes in [0, 1] {
        assert_eq!(choice_within(&position, &Budget { nodes: Some(nodes), ..Budget::default() }), "red ends turn");
    }
    assert_eq!(choice_within(&position, &Budget { nodes: Some(100), ..Budget::default() }), "red builds city N(0,0)");
    let stop = Stop::default();
    let until_stopped = Budget { stop: Some(stop.clone()), ..Budget::default() };
    assert_eq!(choice_within(&position, &until_stopped), "red builds city N(0,0)");
    stop.say();
    assert_eq!(choice_within(&position, &until_stopped), "red ends turn", "an overtaken thought ends at once");
    let offered = table(
        "
        red   settlement N(0,0), road NE(0,0), hand 2 brick
        blue  settlement S(0,1), hand 1 wool
        turn  red, rolled
        offer 1 brick for 1 wool to blue
        ",
    );
    assert_eq!(choice_within(&offered, &Budget { nodes: Some(0), ..Budget::default() }), "blue declines");
    let won = table(
        "
        option victory_claim claim
        option victory_points 3
        red   city N(0,0), settlement N(1,1), road NE(0,0)
        turn  red, rolled
        ",
    );
    assert_eq!(choice_within(&won, &Budget { nodes: Some(0), ..Budget::default() }), "red claims victory");
}
