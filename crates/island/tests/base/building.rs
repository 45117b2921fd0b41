//! Building (sections 1.12 to 1.15).

use steading_island::illegal::Code;
use steading_island::rule;

use crate::support::*;

#[test]
fn base_149_settlement_next_to_a_settlement_is_refused() {
    check_illegal(
        "
        red   settlement N(0,0), road NE(0,0), hand brick lumber wool grain
        turn  red, rolled
        ",
        "red builds settlement S(1,-1)",
        Code::TooClose,
        rule::BASE_149,
    );
}
