//! Moving knights (section 1.8, second half).

use std::collections::BTreeSet;

use steading_island::places::Edge;
use steading_island::rule;
use steading_island::view::Drawn;
use steading_island::ways::Stand;

use super::*;
use crate::support::{cards, hand, public};

/// The steps from a path to every path of the board: one to each path that shares an intersection.
fn steps_from(table: &Table<Island>, from: &str) -> BTreeMap<String, u32> {
    let topology = table.game().topology;
    let from: Edge = from.parse().expect("a path");
    let mut steps = BTreeMap::from([(from, 0)]);
    let mut reached = vec![from];
    while let Some(path) = reached.pop() {
        // Not the shortest way first: steps are lowered until nothing changes.
        for end in topology.edge_ends[path.index()] {
            for next in topology.vertex_edges[end.index()].iter() {
                let new = steps[&path] + 1;
                if steps.get(&next).is_none_or(|&old| new < old) {
                    steps.insert(next, new);
                    reached.push(next);
                }
            }
        }
    }
    steps.into_iter().map(|(path, count)| (path.to_string(), count)).collect()
}

/// Red marches from these paths; everything else is as in the lines.
fn marching(red: &str, lines: &str) -> Table<Island> {
    played(&format!("red guards {red}\nbarbarians none\n{lines}\nturn red, rolled"), "red ends turn")
}

/// Where red's knight may go, without grain and with it.
fn destinations(table: &Table<Island>, from: &str) -> (BTreeSet<String>, BTreeSet<String>) {
    let prefix = format!("red sends knight {from} ");
    let all = listed_with(table, "red", &prefix);
    let place = |action: &String| action[prefix.len()..].split(' ').next().expect("a path").to_owned();
    let (grain, plain): (Vec<&String>, Vec<&String>) = all.iter().partition(|action| action.ends_with(" for grain"));
    (plain.into_iter().map(place).collect(), grain.into_iter().map(place).collect())
}

#[test]
fn barb_077_own_knights_move_once_each_in_any_order() {
    let mut table = marching("W(0,0) NE(1,0)", "blue guards NW(1,1)");
    assert_eq!(told(&table, "red sends knight NW(1,1) W(1,1)"), (Code::NoKnightHere, rule::BARB_077));
    assert_eq!(told(&table, "red sends knight NE(-1,2) W(1,1)"), (Code::NoKnightHere, rule::BARB_077));
    play(&mut table, "red sends knight NE(1,0) NW(2,0)");
    assert_eq!(item(&table, "red", "sent"), "NW(2,0)");
    assert_eq!(told(&table, "red sends knight NW(2,0) NE(1,0)"), (Code::KnightMoved, rule::BARB_077));
    assert_eq!(refusal(&table, "blue sends knight NW(1,1) W(1,1)").code, Code::NotYourTurn);
    play(&mut table, "red sends knight W(0,0) NW(0,0)");
    // Both have moved: blue's turn, in which blue's knight may move, and red's in the next one.
    assert_eq!((on_turn(&table), item(&table, "red", "sent")), ("blue".to_owned(), String::new()));
    assert_eq!(refusal(&table, "blue sends knight NW(1,1) W(1,1)").code, Code::WrongPhase);
}

#[test]
fn barb_078_moving_is_voluntary_away_from_the_castle() {
    let mut table = marching("W(0,0) NE(1,0)", "");
    play(&mut table, "red ends march");
    assert_eq!((on_turn(&table).as_str(), guards(&table, "red").len()), ("blue", 2));
}

/// Also: BARB-152.
#[test]
fn barb_079_a_knight_on_a_side_of_the_castle_must_leave() {
    for side in CASTLE {
        let mut table = marching(&format!("{side} W(0,0)"), "");
        assert_eq!(told(&table, "red ends march"), (Code::MustLeave, rule::BARB_079), "{side}");
        // It does not matter when the others move.
        play(&mut table, "red sends knight W(0,0) NW(0,0)");
        assert_eq!(told(&table, "red ends march"), (Code::MustLeave, rule::BARB_079), "{side}");
        assert!(!listed_with(&table, "red", "").contains(&"red ends march".to_owned()));
        let (near, _) = destinations(&table, side);
        play(&mut table, &format!("red sends knight {side} {}", near.first().expect("a path")));
        assert_eq!(on_turn(&table), "blue");
    }
    // Placed this turn, by either card.
    for card in ["knighthood", "black-knight"] {
        let position = format!("red {CARD}, guards W(0,0)\nturn red, rolled");
        let moves = format!("red buys card; card {card}; red musters knight NE(-2,2); red ends turn");
        assert_eq!(told(&played(&position, &moves), "red ends march").0, Code::MustLeave, "{card}");
    }
    // Only one's own.
    let mut table = marching("W(0,0)", "blue guards NE(-2,2)");
    play(&mut table, "red ends march");
}

/// Also: BARB-081, BARB-086.
#[test]
fn barb_080_three_steps_and_five_for_a_grain() {
    for from in ["W(0,0)", "NW(0,-2)", "NE(-3,2)", "W(3,0)", "NE(-2,2)", "NE(-3,3)"] {
        let table = played(&format!("red guards {from}, hand grain\nturn red, rolled"), "red ends turn");
        let steps = steps_from(&table, from);
        assert_eq!(steps.len(), 72);
        let within = |low: u32, high: u32| -> BTreeSet<String> {
            let fits = |path: &&String| (low..=high).contains(&steps[*path]) && !CASTLE.contains(&path.as_str());
            steps.keys().filter(fits).cloned().collect()
        };
        assert_eq!(destinations(&table, from), (within(1, 3), within(4, 5)), "{from}");
    }
    let table = played("red guards W(0,0), hand grain\nturn red, rolled", "red ends turn");
    assert_eq!(steps_from(&table, "W(0,0)")["NE(1,0)"], 4);
    assert_eq!(told(&table, "red sends knight W(0,0) NE(1,0)"), (Code::TooFar, rule::BARB_080));
    assert_eq!(steps_from(&table, "W(0,0)")["NE(2,0)"], 6);
    assert_eq!(told(&table, "red sends knight W(0,0) NE(2,0) for grain"), (Code::TooFar, rule::BARB_081));
}

/// Also: BARB-082.
#[test]
fn barb_081_each_knight_that_goes_further_costs_a_grain() {
    let position = "red guards W(0,0) NE(-2,2), hand 2 grain\nturn red, rolled";
    let mut table = played(position, "red ends turn");
    let bank = public(&table).bank;
    play(&mut table, "red sends knight W(0,0) NE(1,0) for grain");
    assert_eq!((hand(&table, "red"), public(&table).bank), (cards("grain"), bank + cards("grain")), "paid at once");
    // The grain was for one knight: the other needs its own, at the castle too.
    assert_eq!(told(&table, "red sends knight NE(-2,2) W(1,0)").0, Code::TooFar);
    play(&mut table, "red sends knight NE(-2,2) W(1,0) for grain");
    assert!(hand(&table, "red").is_empty());
    let table = played("red guards W(0,0), hand wool\nturn red, rolled", "red ends turn");
    assert_eq!(told(&table, "red sends knight W(0,0) NE(1,0) for grain").0, Code::CannotAfford);
    assert!(destinations(&table, "W(0,0)").1.is_empty());
}

#[test]
fn barb_083_knights_pass_over_knights_and_past_buildings() {
    // All neighbours of W(0,0) hold knights, and one of its ends a city.
    let lines = "blue guards NE(-1,0) NW(0,0) NW(-1,1), city N(-1,1), road NE(-1,1)";
    let free = marching("W(0,0)", "");
    let crowded = marching("W(0,0) NE(-1,1)", lines);
    let (mut all, _) = destinations(&free, "W(0,0)");
    for path in ["NE(-1,0)", "NW(0,0)", "NW(-1,1)", "NE(-1,1)"] {
        assert!(all.remove(path));
    }
    assert_eq!(destinations(&crowded, "W(0,0)").0, all);
}

#[test]
fn barb_084_the_last_path_holds_no_knight() {
    let mut table = marching("W(0,0) NE(-1,1)", "blue guards NW(0,0)");
    assert_eq!(told(&table, "red sends knight W(0,0) NW(0,0)"), (Code::KnightThere, rule::BARB_084));
    assert_eq!(told(&table, "red sends knight W(0,0) NE(-1,1)"), (Code::KnightThere, rule::BARB_084));
    // Nor at the end of a way that costs a grain.
    let far = marching("W(0,0), hand grain", "blue guards NE(1,0)");
    assert_eq!(told(&far, "red sends knight W(0,0) NE(1,0) for grain"), (Code::KnightThere, rule::BARB_084));
    // A path that was left in this phase is free.
    play(&mut table, "red sends knight NE(-1,1) NW(0,1); red sends knight W(0,0) NE(-1,1)");
    assert_eq!(guards(&table, "red"), ["NE(-1,1)", "NW(0,1)"]);
}

#[test]
fn barb_085_no_march_ends_at_the_castle_and_it_may_lead_along_it() {
    let table = marching("NE(-3,2)", "");
    assert_eq!(told(&table, "red sends knight NE(-3,2) NW(-2,2)"), (Code::CastlePath, rule::BARB_085));
    // Over NW(-2,2) and NE(-2,2), the only way of three steps.
    assert!(is_legal(&table, "red sends knight NE(-3,2) NW(-1,2)"));
    let table = marching("NE(-2,2) W(0,0)", "");
    assert_eq!(told(&table, "red sends knight NE(-2,2) W(-1,2)"), (Code::CastlePath, rule::BARB_085));
}

#[test]
fn barb_086_there_are_no_paths_at_sea() {
    let table = marching("W(-2,0)", "");
    for place in ["W(-3,1)", "NE(-4,2)", "NW(9,9)"] {
        assert_eq!(told(&table, &format!("red sends knight W(-2,0) {place}")), (Code::UnknownPlace, rule::BASE_236));
    }
}

/// Six knights of blue on all paths within three steps of NE(-3,3) that are no castle sides.
const AROUND: &str = "NE(-3,2) NE(-2,3) W(-2,1) W(-1,1) NW(-1,2) NW(-1,3)";

#[test]
fn barb_087_a_castle_knight_without_a_path_within_three_steps_may_stay() {
    let mut table = marching("NE(-3,3), hand grain", &format!("blue guards {AROUND}"));
    assert!(is_legal(&table, "red sends knight NE(-3,3) NE(-2,1) for grain"), "further is allowed");
    play(&mut table, "red ends march");
    assert_eq!((on_turn(&table).as_str(), guards(&table, "red")), ("blue", vec!["NE(-3,3)".to_owned()]));
    // One of them free, and it must leave.
    let table = marching("NE(-3,3), hand grain", &format!("blue guards {}", AROUND.replace(" NW(-1,3)", "")));
    assert_eq!(told(&table, "red ends march"), (Code::MustLeave, rule::BARB_079));
    assert!(is_legal(&table, "red sends knight NE(-3,3) NW(-1,3)"));
}

#[test]
fn barb_088_staying_is_no_move() {
    let table = marching("W(0,0) NE(-2,2)", "");
    assert_eq!(told(&table, "red sends knight W(0,0) W(0,0)"), (Code::NoEffect, rule::BARB_088));
    assert_eq!(told(&table, "red sends knight NE(-2,2) NE(-2,2)").0, Code::NoEffect);
}

#[test]
fn barb_142_ending_the_turn_opens_the_march_and_the_turn_passes_by_itself() {
    let position = "red guards W(0,0) NE(1,0), hand ore\nturn red, rolled\noffer 1 ore for 1 wool to blue";
    let mut table = at(position);
    assert!(public(&table).trade.is_open);
    assert_eq!(refusal(&table, "red sends knight W(0,0) NW(0,0)").code, Code::WrongPhase);
    play(&mut table, "red ends turn");
    assert!(!public(&table).trade.is_open && line(&table, "offer").is_empty());
    assert_eq!(refusal(&table, "blue accepts red").code, Code::WrongPhase);
    play(&mut table, "red sends knight W(0,0) NW(0,0)");
    assert!(is_legal(&table, "red sends knight NE(1,0) NW(2,0)"), "the next decision, the next knight");
    play(&mut table, "red ends march");
    assert_eq!(on_turn(&table), "blue");
    assert!(is_legal(&table, "blue rolls"));
}

#[test]
fn barb_143_a_grain_is_not_paid_where_three_steps_suffice() {
    let table = played("red guards W(0,0), hand grain\nturn red, rolled", "red ends turn");
    assert_eq!(told(&table, "red sends knight W(0,0) NW(0,0) for grain"), (Code::NoEffect, rule::BARB_143));
    // Three steps by the shortest way, though there are longer ones.
    assert_eq!(steps_from(&table, "W(0,0)")["NW(1,0)"], 3);
    assert_eq!(told(&table, "red sends knight W(0,0) NW(1,0) for grain"), (Code::NoEffect, rule::BARB_143));
}

#[test]
fn barb_144_the_march_is_over_when_no_knight_can_move() {
    // No knights: no march. One knight: over with its move.
    assert_eq!(on_turn(&played("blue guards W(0,0)\nbarbarians none\nturn red, rolled", "red ends turn")), "blue");
    let mut table = marching("W(0,0)", "");
    assert_eq!(on_turn(&table), "red");
    play(&mut table, "red sends knight W(0,0) NW(0,0)");
    assert_eq!(on_turn(&table), "blue");
    // Asked though nothing but a grain that nobody holds would help: the hand does not matter.
    let table = marching("NE(-3,3)", &format!("blue guards {AROUND}"));
    assert_eq!(on_turn(&table), "red");
    assert_eq!(listed_with(&table, "red", ""), ["red ends march"]);
}

/// The 21 paths within five steps of the castle knight all hold knights: it cannot move, and is not waited for.
#[test]
fn barb_144_a_knight_shut_in_for_five_steps_is_not_asked_about() {
    let sample = at("turn red");
    let steps = steps_from(&sample, "NE(-3,3)");
    let near: Vec<String> = steps
        .iter()
        .filter(|(path, count)| (1..=5).contains(*count) && !CASTLE.contains(&path.as_str()))
        .map(|(path, _)| path.clone())
        .collect();
    assert_eq!(near.len(), 21);
    let of = |name: &str, paths: &[String]| format!("{name} guards {}\n", paths.join(" "));
    let others = of("blue", &near[..6]) + &of("white", &near[6..12]) + &of("orange", &near[12..18]);
    let own = near[18..21].join(" ");
    // Red's three others have moved already: nothing is left to move.
    let position = format!(
        "red guards NE(-3,3) W(2,-1) {own}, sent {own}\n{others}barbarians none\nturn red, rolled\nframes pass, attack march"
    );
    let mut table = at(&position);
    assert_eq!(on_turn(&table), "red");
    assert!(is_legal(&table, "red ends march"), "and it need not leave");
    play(&mut table, "red sends knight W(2,-1) NE(1,0)");
    assert_eq!(on_turn(&table), "blue");
}

/// Everybody is shown how far knights can go, whatever the hand holds; the list of the player has what can be paid.
#[test]
fn barb_143_the_shortest_ways_are_shown_before_the_choice() {
    let path_of = |stand: Stand| match stand {
        Stand::Path(path) => path,
        Stand::Intersection(place) => panic!("a knight does not stand on {place}"),
    };
    let ways = |table: &Table<Island>| Drawn::of(table.game(), table.state()).ways;
    let table = marching("W(0,0) NE(1,0), hand grain", "blue guards NW(1,1)");
    let shown = ways(&table);
    for way in &shown {
        let (from, to) = (path_of(way.from), path_of(way.to));
        let cost = steps_from(&table, &from.to_string())[&to.to_string()];
        assert_eq!((u32::from(way.cost), way.path.len() as u32, way.path.last()), (cost, cost, Some(&to)), "{way:?}");
        assert_eq!((way.grain, way.quick, way.toll), (cost > 3, false, [0; 4]), "{way:?}");
        let ends = |path: Edge| table.game().topology.edge_ends[path.index()];
        let mut at = from;
        for &next in &way.path {
            assert!(ends(at).iter().any(|end| ends(next).contains(end)), "{at} {next}: {way:?}");
            at = next;
        }
    }
    let moves = shown.iter().map(|way| {
        let grain = if way.grain { " for grain" } else { "" };
        format!("red sends knight {} {}{grain}", path_of(way.from), path_of(way.to))
    });
    assert_eq!(moves.collect::<BTreeSet<_>>(), listed_with(&table, "red", "red sends knight ").into_iter().collect());
    assert_eq!(ways(&marching("W(0,0) NE(1,0)", "blue guards NW(1,1)")), shown, "the hand tells nothing");
    // One that has moved has no way any more, and nobody else's has one.
    let mut table = table;
    play(&mut table, "red sends knight NE(1,0) NW(2,0)");
    assert!(ways(&table).iter().all(|way| path_of(way.from).to_string() == "W(0,0)"));
    play(&mut table, "red ends march");
    assert_eq!(ways(&table), []);
}
