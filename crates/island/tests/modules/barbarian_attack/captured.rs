//! Captured settlements, cities and harbours (section 1.6).

use steading_island::places::Vertex;
use steading_island::rule;

use super::*;
use crate::support::{check_illegal, points, public, seat};

/// The points of red in a position where some coasts are overrun.
fn worth(building: &str, overrun: &[&str]) -> i16 {
    let coasts: Vec<String> = overrun.iter().map(|hex| format!("{hex} 3")).collect();
    let coasts = if coasts.is_empty() { "none".to_owned() } else { coasts.join(", ") };
    points(&at(&format!("red {building}\nbarbarians {coasts}\nturn red")), "red")
}

#[test]
fn barb_049_a_building_is_captured_when_every_land_hex_around_it_is_overrun() {
    // One hex and the sea.
    assert_eq!((worth("settlement N(-3,2)", &[]), worth("settlement N(-3,2)", &["(-2,1)"])), (1, 0));
    assert_eq!(worth("settlement N(-3,2)", &["(-2,0)"]), 1);
    // Two hexes and the sea: both.
    for half in ["(-2,1)", "(-2,0)"] {
        assert_eq!(worth("settlement S(-2,0)", &[half]), 1);
    }
    assert_eq!(worth("settlement S(-2,0)", &["(-2,1)", "(-2,0)"]), 0);
    // Two barbarians are not enough.
    assert_eq!(points(&at("red settlement N(-3,2)\nbarbarians (-2,1) 2\nturn red"), "red"), 1);
}

#[test]
fn barb_050_beside_desert_castle_or_an_inner_hex_nothing_is_captured() {
    for safe in ["S(-2,1)", "N(-3,3)", "N(2,-1)", "S(2,-3)", "N(2,-2)", "N(-2,1)", "N(0,2)", "N(0,0)"] {
        assert_eq!(worth(&format!("city {safe}"), &COAST), 2, "{safe}");
    }
}

#[test]
fn barb_051_a_captured_building_is_worth_nothing() {
    let both = "settlement N(-3,2), city N(2,1)";
    assert_eq!(worth(both, &[]), 3);
    assert_eq!(worth(both, &["(-2,1)"]), 2);
    assert_eq!(worth(both, &["(2,0)"]), 1);
    assert_eq!(worth(both, &["(-2,1)", "(2,0)"]), 0);
}

/// Also: BARB-128.
#[test]
fn barb_052_the_harbour_of_a_captured_building_is_closed() {
    let brick =
        |count| at(&format!("red settlement N(-3,2), hand 4 brick\nbarbarians (-2,1) {count}\nturn red, rolled"));
    assert!(is_legal(&brick(2), "red banks 2 brick for ore") && is_legal(&brick(2), "red banks 2 brick for gold"));
    for trade in ["red banks 2 brick for ore", "red banks 2 brick for gold", "red banks 3 brick for ore"] {
        assert_eq!(told(&brick(3), trade).0, Code::BadRate, "{trade}");
    }
    assert!(is_legal(&brick(3), "red banks 4 brick for ore"));
    // The same rate stays open at another harbour of one's own.
    let three =
        |more: &str| at(&format!("red settlement N(0,-2){more}, hand 3 brick\nbarbarians (0,-2) 3\nturn red, rolled"));
    assert_eq!(told(&three(""), "red banks 3 brick for ore").0, Code::BadRate);
    assert!(is_legal(&three(" N(2,1)"), "red banks 3 brick for ore"));
    assert!(is_legal(&three(" N(2,1)"), "red banks 3 brick for gold"));
    // A harbour closes with the third barbarian of an attack and opens with its removal.
    let position =
        "red settlement N(-3,2), road NE(0,0), hand 3 brick lumber wool grain\nbarbarians (-2,1) 2\nturn red, rolled";
    let position = format!("option phases combined\n{}", attack(position));
    let mut table = support::table(&position);
    play(&mut table, "red builds settlement N(0,0); landing 2+2; landing 1+1; landing 1+2");
    assert_eq!(told(&table, "red banks 2 brick for ore").0, Code::BadRate);
}

/// The distance rule, the pieces, and other players' roads.
#[test]
fn barb_053_a_captured_piece_stays_where_it_is_and_in_the_way() {
    let position = "
        red        road NE(-3,2) NW(-2,2), hand brick lumber wool grain
        blue       settlement N(-3,2)
        barbarians (-2,1) 3
        turn       red, rolled
        ";
    assert_eq!(told(&at(position), "red builds settlement N(-3,2)").0, Code::IntersectionOccupied);
    assert_eq!(told(&at(position), "red builds settlement S(-2,1)"), (Code::TooClose, rule::BASE_149));
    // Five settlements, one of them captured, are all there are.
    let five = "
        red        settlement N(-3,2) N(0,0) N(1,1) N(-1,2) N(2,-1), road NW(-1,0), hand brick lumber wool grain
        barbarians (-2,1) 3
        turn       red, rolled
        ";
    assert_eq!(told(&at(five), "red builds settlement N(-1,0)").0, Code::NoPiecesLeft);
    assert!(is_legal(&at(&five.replace(" N(2,-1)", "")), "red builds settlement N(-1,0)"));
    // Blue's captured settlement cuts red's road in two.
    let road = "NE(-2,1) NW(-2,1) W(-2,1) NE(-3,2) W(-2,2)";
    let length = |lines: &str| {
        let table = at(&format!("red road {road}\n{lines}\nturn red"));
        public(&table).road_length[seat(&table, "red").index()]
    };
    assert_eq!(length("barbarians (-2,1) 3"), 5);
    assert_eq!(length("blue settlement N(-3,2)\nbarbarians (-2,1) 3"), 3);
}

#[test]
fn barb_054_a_captured_settlement_does_not_become_a_city() {
    let position = format!("red settlement N(-3,2) N(0,0), {CITY}\nbarbarians (-2,1) 3\nturn red, rolled");
    check_illegal(&attack(&position), "red builds city N(-3,2)", Code::Captured, rule::BARB_054);
    assert_eq!(listed_with(&at(&position), "red", "builds city"), ["red builds city N(0,0)"]);
    assert!(is_legal(&at(&position.replace("(-2,1) 3", "(-2,1) 2")), "red builds city N(-3,2)"));
}

/// Also: BARB-111.
#[test]
fn barb_055_with_one_hex_free_again_the_building_stands_up() {
    let position = "red settlement S(-2,0), hand 4 brick wool grain ore
         barbarians (-2,1) 3, (-2,0) 3\nturn red, rolled";
    let position = format!("option phases combined\n{}", attack(position));
    let mut table = support::table(&position);
    assert_eq!((points(&table, "red"), is_legal(&table, "red banks 2 brick for ore")), (0, false));
    play(&mut table, "red buys card; card intrigue; red captures barbarian (-2,0)");
    assert_eq!((points(&table, "red"), is_legal(&table, "red banks 2 brick for ore")), (1, true));
}

/// Every intersection under many coasts, by the formula.
#[test]
fn barb_056_captured_follows_from_the_hexes_alone() {
    let sample = at("turn red");
    let topology = sample.game().topology;
    let mut captured = 0;
    for index in 0..54u8 {
        let site = Vertex(index);
        let hexes: Vec<String> = topology.vertex_cells[site.index()]
            .iter()
            .filter(|&&cell| topology.is_land(cell))
            .map(ToString::to_string)
            .collect();
        for mask in [0u32, 0x3ff, 0x155, 0x2aa, 0x333, 0x0cc, 0x1c7, 0x238, 0x0f0, 0x30f] {
            let overrun: Vec<&str> =
                COAST.into_iter().enumerate().filter(|(bit, _)| mask >> bit & 1 != 0).map(|(_, hex)| hex).collect();
            let is_captured = hexes.iter().all(|hex| overrun.contains(&hex.as_str()));
            assert_eq!(worth(&format!("settlement {site}"), &overrun), i16::from(!is_captured), "{site} {mask:x}");
            captured += u32::from(is_captured);
        }
    }
    assert!(captured > 50);
}

#[test]
fn barb_057_points_lost_by_capture_neither_end_nor_undo_anything() {
    // Orange builds; red falls from twelve points to eleven before the own turn, and does not win.
    let position = "
        red        city N(1,1) N(-1,1) S(2,-2) S(0,-2), settlement N(-3,2), prisoners 6
        orange     road NE(0,0), hand brick lumber wool grain
        barbarians (-2,1) 2
        turn       orange, rolled
        ";
    let mut table = at(position);
    assert_eq!(points(&table, "red"), 12);
    play(&mut table, "orange builds settlement N(0,0); landing 2+2; landing 1+1; landing 1+2; orange ends turn");
    assert_eq!((points(&table, "red"), public(&table).winner), (11, None));
    assert!(is_legal(&table, "red rolls"));
    // With another number red would have won.
    let mut table = at(position);
    play(&mut table, "orange builds settlement N(0,0); landing 3+3; landing 1+1; landing 1+2; orange ends turn");
    assert_eq!(table.next(), Next::Over);
}
