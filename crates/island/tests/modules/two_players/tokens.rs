//! Section 5.4: gaining trade tokens.

use steading_game::{Notation, Seat};
use steading_island::cards::DevCard;
use steading_island::modules::two_players::tokens::supply;
use steading_island::places::Vertex;
use steading_island::topology::VERTEX_COUNT;

use super::*;
use crate::support::*;

const PRICE: &str = "hand brick lumber wool grain";
/// The options for the beginner board with the desert on the coast, at (2,-2).
const COASTAL_DESERT: &str = "variants two_players\nsetup explicit\ncolours red blue\nfirst_player red\nboard
    M10 P2 D
    G12 H6 P4 H10
    G9 F11 F9 F3 M8
    F8 M3 G4 P5
    H5 G6 P11\n";

/// The tokens that red gets for settling a place that the road leads to.
fn tokens_at(game: &Island, road: &str, place: &str) -> u8 {
    let position = format!("red road {road}, {PRICE}, tokens 5\nturn red, rolled");
    let state = game.parse_position(&position).unwrap_or_else(|problems| panic!("{problems:?}"));
    let mut table = Table::from_position(game.clone(), state);
    play(&mut table, &format!("red builds settlement {place}"));
    tokens(&table)[0] - 5
}

/// The same on the beginner board.
fn tokens_for(road: &str, place: &str) -> u8 {
    tokens_at(two("turn red").game(), road, place)
}

#[test]
fn two_030_a_settlement_at_the_desert_brings_two_tokens() {
    assert_eq!(tokens_for("NE(0,0)", "N(0,0)"), 2);
    // Inland elsewhere there are none.
    assert_eq!(tokens_for("NW(-1,0)", "N(-1,0)"), 0);
}

#[test]
fn two_031_a_settlement_on_the_coast_brings_one() {
    assert_eq!(tokens_for("NW(2,-2)", "N(2,-2)"), 1);
    // Where two land hexes meet the sea, too.
    assert_eq!(tokens_for("W(1,-2)", "N(0,-1)"), 0);
    assert_eq!(tokens_for("W(1,-2)", "S(1,-3)"), 1);
}

/// Also: TWO-030.
#[test]
fn two_031_founding_brings_them_too_on_the_whole_coast_and_nowhere_else() {
    let beginner = start("variants two_players\ncolours red blue\nfirst_player red\nsetup explicit\nboard beginner");
    let mut met = [0; 3];
    for site in (0..VERTEX_COUNT as u8).map(Vertex) {
        let mut table = beginner.clone();
        if !is_legal(&table, &format!("red founds settlement {site}")) {
            continue;
        }
        play(&mut table, &format!("red founds settlement {site}"));
        let hexes = table.game().topology.vertex_cells[site.index()];
        let is_coast = hexes.iter().any(|&hex| !table.game().topology.is_land(hex));
        let is_desert = hexes.iter().any(|hex| hex.to_string() == "(0,0)");
        let brought = tokens(&table)[0] - 5;
        assert_eq!(brought, u8::from(is_coast) + 2 * u8::from(is_desert), "{site}");
        met[usize::from(brought)] += 1;
    }
    // 30 intersections on the coast, two of them beside a neutral settlement; 6 at the desert, two of them closed.
    assert_eq!(met.iter().sum::<u32>(), 46);
    assert!(met[0] > 10 && met[1] > 20 && met[2] > 2, "{met:?}");
}

/// Also: TWO-032, TWO-033.
#[test]
fn two_ex_02_desert_and_coast_bring_three_and_a_city_nothing() {
    let coastal = start(COASTAL_DESERT);
    assert_eq!(tokens_at(coastal.game(), "NE(2,-2)", "N(2,-2)"), 3);
    // At that desert, inland; and at the coast beside it.
    assert_eq!(tokens_at(coastal.game(), "W(2,-2)", "N(1,-1)"), 2);
    assert_eq!(tokens_at(coastal.game(), "NE(1,-2)", "N(1,-2)"), 1);
    let mut table = two("red settlement N(2,-2), hand 2 grain 3 ore, tokens 5\nturn red, rolled");
    assert_eq!(play(&mut table, "red builds city N(2,-2)"), ["red pays 2 grain 3 ore", "red raises a city N(2,-2)"]);
    assert_eq!(tokens(&table), [5, 0]);
}

#[test]
fn two_032_a_founding_settlement_at_desert_and_coast_brings_three() {
    let mut table = start(COASTAL_DESERT);
    play(&mut table, "red founds settlement N(2,-2)");
    assert_eq!(tokens(&table), [8, 5]);
}

#[test]
fn two_033_neutral_settlements_bring_no_tokens() {
    let mut table = two(&format!(
        "white settlement S(1,-2), road W(1,-1) NE(0,0)
         red road NW(-1,0), {PRICE}, tokens 5
         turn red, rolled"
    ));
    // White's new settlement is at the desert.
    play(&mut table, "red builds settlement N(-1,0)");
    assert_eq!(play(&mut table, "red builds settlement S(1,-1) for white"), ["white settles S(1,-1)"]);
    assert_eq!(tokens(&table), [5, 0]);
}

#[test]
fn two_034_a_played_knight_is_worth_two_tokens_once_a_turn() {
    let mut table = among_neutrals("red knights 2, tokens 1\nblue knights 1\nturn red");
    assert_eq!(told(&table, "blue retires knight"), ("NOT_YOUR_TURN", "BASE-231".into()));
    assert_eq!(listed_with(&table, "retires"), ["red retires knight"]);
    assert_eq!(play(&mut table, "red retires knight"), ["red discards a played knight", "red takes 2 trade tokens"]);
    assert_eq!((tokens(&table), public(&table).knights), ([3, 0], [1, 1, 0, 0]));
    assert_eq!(told(&table, "red retires knight"), ("ONCE_PER_TURN", "TWO-034".into()));
    assert!(listed_with(&table, "retires").is_empty());
    // Between the rolls there is no time for it; afterwards it was done this turn.
    play(&mut table, "red rolls 1+1");
    assert_eq!(told(&table, "red retires knight"), ("ACTION_PENDING", "BASE-069".into()));
    play(&mut table, "dice 1+2");
    assert_eq!(told(&table, "red retires knight"), ("ONCE_PER_TURN", "TWO-034".into()));
    // The next turn is another one, for both.
    play(
        &mut table,
        "red ends turn; blue retires knight; blue rolls 1+1; dice 1+2; blue ends turn; red retires knight",
    );
    assert_eq!((tokens(&table), public(&table).knights), ([5, 2], [0, 0, 0, 0]));
}

/// Also: TWO-034.
#[test]
fn two_069_only_played_knights_count() {
    let table = among_neutrals("red cards 2 knight\nturn red");
    assert_eq!(told(&table, "red retires knight"), ("NO_PLAYED_KNIGHT", "TWO-034".into()));
}

/// Who holds the army after red, who holds it, has discarded a knight; and the points of both for it.
fn army(red: u8, blue: u8) -> (Option<Seat>, [i8; 4], Vec<String>) {
    let mut table = two(&format!("red knights {red}\nblue knights {blue}\nlargest-army red\nturn red"));
    let log = play(&mut table, "red retires knight");
    (public(&table).largest_army, public(&table).open_points, log[2..].to_vec())
}

/// Also: TWO-035, TWO-036.
#[test]
fn two_ex_03_the_holder_of_three_loses_the_army() {
    let aside = (None, [0; 4], vec!["the Largest Army is set aside".to_owned()]);
    assert_eq!(army(3, 2), aside);
    assert_eq!(army(3, 0), aside);
    assert_eq!(army(3, 3), (Some(Seat(1)), [0, 2, 0, 0], vec!["blue takes the Largest Army".to_owned()]));
}

/// Also: TWO-035, TWO-036.
#[test]
fn two_ex_04_a_tie_sets_the_army_aside() {
    assert_eq!(army(4, 3), (None, [0; 4], vec!["the Largest Army is set aside".to_owned()]));
}

/// Also: TWO-035, TWO-036.
#[test]
fn two_ex_08_fewer_knights_than_the_opponent_hand_the_army_over() {
    assert_eq!(army(4, 4), (Some(Seat(1)), [0, 2, 0, 0], vec!["blue takes the Largest Army".to_owned()]));
}

#[test]
fn two_035_a_holder_who_still_has_the_most_keeps_it() {
    assert_eq!(army(4, 2), (Some(Seat(0)), [2, 0, 0, 0], vec![]));
    assert_eq!(army(5, 3), (Some(Seat(0)), [2, 0, 0, 0], vec![]));
    // Nor does anything change when the other one discards.
    let mut table = two("red knights 4\nblue knights 4\nlargest-army blue\nturn red");
    assert_eq!(play(&mut table, "red retires knight").len(), 2);
    assert_eq!(public(&table).largest_army, Some(Seat(1)));
}

#[test]
fn two_036_set_aside_it_goes_to_the_first_with_more() {
    // Both have three and nobody the card: the next knight takes it.
    let aside = "red cards knight, knights 3\nblue knights 3\nlargest-army nobody\nturn red";
    let mut table = two(aside);
    assert_eq!(play(&mut table, "red plays knight"), ["red plays knight", "red takes the Largest Army"]);
    assert_eq!(points(&table, "red"), 2);
    // So does a further discard of the other.
    let mut table = two(aside);
    assert_eq!(
        play(&mut table, "red retires knight")[1..],
        ["red takes 2 trade tokens", "blue takes the Largest Army"]
    );
    // With two each, the third knight takes it.
    let mut table = two("red cards knight, knights 2\nblue knights 2\nturn red");
    play(&mut table, "red plays knight");
    assert_eq!(public(&table).largest_army, Some(Seat(0)));
    // A tie is the only way to have enough knights and no card.
    let wrong = "red knights 4\nblue knights 3\nlargest-army nobody\nturn red";
    assert!(table.game().parse_position(wrong).is_err());
}

#[test]
fn two_037_a_discarded_knight_leaves_the_game() {
    let mut table = two("red knights 1\nturn red");
    let left = table.state().deck.count(DevCard::Knight);
    play(&mut table, "red retires knight");
    assert_eq!((table.state().deck.count(DevCard::Knight), left), (13, 13));
    assert_eq!(public(&table).spent.count(DevCard::Knight), 1);
}

#[test]
fn two_038_there_are_twenty_tokens() {
    let mut table = two("red knights 1, tokens 9\nblue tokens 10\nturn red");
    assert_eq!(supply(public(&table)), 1);
    assert_eq!(play(&mut table, "red retires knight")[1], "red takes 1 trade token");
    let mut table = two("red knights 1, tokens 10\nblue tokens 10\nturn red");
    assert_eq!(play(&mut table, "red retires knight"), ["red discards a played knight"]);
    assert_eq!(tokens(&table), [10, 10]);
    assert!(table.game().parse_position("red tokens 11\nblue tokens 10\nturn red").is_err());
}
