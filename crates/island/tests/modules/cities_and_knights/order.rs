//! Which refusal is told where several rules are broken (CK-360 to CK-370). Each case breaks both rules of a pair, and beside it
//! stands one that breaks the later rule alone.

use steading_game::{Refusal, Table};
use steading_island::Island;
use steading_island::illegal::Code;
use steading_island::modules::cities_and_knights::battle::check_deck;
use steading_island::rule;
use steading_island::state::State;

use super::knights::{RED_NET, code, refuses};
use super::*;

/// The code that refuses a move in a position.
fn told(position: &str, action: &str) -> Code {
    code(&at(position), action)
}

/// The code that refuses red's move after the roll.
fn in_turn(position: &str, action: &str) -> Code {
    told(&format!("{position}\nturn red, rolled"), action)
}

// CK-360: whose turn it is, and what is owed.

#[test]
fn ck_360_an_undecided_fifth_card_is_told_as_the_limit() {
    // Blue's fifth card in red's turn.
    let mut table = at("blue levels trade 1, progress crane crane spy spy\nturn red");
    play(&mut table, "red rolls 1+1 trade; draw merchant");
    assert_eq!(asked(&table), ["blue"]);
    refuses(&table, "red ends turn", Code::CardLimit, rule::CK_051);
    // What only the player on turn may do comes first, also for the one who is asked.
    for action in ["blue ends turn", "blue builds road NE(0,0)", "white ends turn"] {
        assert_eq!(code(&table, action), Code::NotYourTurn, "{action}");
    }
    // Red's own.
    let mut table = at("red levels trade 1, progress crane crane spy spy\nturn red");
    play(&mut table, "red rolls 1+1 trade; draw merchant");
    refuses(&table, "red ends turn", Code::CardLimit, rule::CK_052);
    assert_eq!(code(&table, "red builds road NE(0,0)"), Code::CardLimit, "before price and place");
    assert_eq!(code(&table, "blue ends turn"), Code::NotYourTurn);
}

#[test]
fn ck_360_every_other_debt_is_told_as_pending() {
    let mut table = at("blue city N(1,0) N(2,0)\nship 6\nturn red");
    play(&mut table, "red rolls 1+1 ship");
    assert_eq!(asked(&table), ["blue"]);
    assert_eq!(code(&table, "red ends turn"), Code::ActionPending);
    assert_eq!(code(&table, "blue ends turn"), Code::NotYourTurn);
    let mut table = at("red city N(-1,0) N(-1,1), levels trade 3, hand 4 cloth\nturn red, rolled");
    play(&mut table, "red improves trade");
    assert_eq!(code(&table, "red ends turn"), Code::ActionPending);
    assert_eq!(code(&table, "blue ends turn"), Code::NotYourTurn);
}

// CK-361: cards.

#[test]
fn ck_361_the_wrong_step_comes_before_the_missing_card() {
    for hand in ["red nothing", "red progress crane"] {
        refuses(&at(&format!("{hand}\nturn red")), "red plays crane", Code::CardBeforeRoll, rule::CK_035);
    }
    assert_eq!(told("turn red, rolled", "red plays crane"), Code::NoSuchCard);
    for hand in ["red nothing", "red progress alchemist"] {
        refuses(
            &at(&format!("{hand}\nturn red, rolled")),
            "red plays alchemist 3+4",
            Code::CardAfterRoll,
            rule::CK_232,
        );
    }
    assert_eq!(told("turn red", "red plays alchemist 3+4"), Code::NoSuchCard);
    // And the turn before the step.
    assert_eq!(told("turn red", "blue plays crane"), Code::NotYourTurn);
}

#[test]
fn ck_361_the_missing_card_comes_before_the_lock_and_before_no_effect() {
    assert_eq!(in_turn("red nothing", "red plays bishop"), Code::NoSuchCard);
    refuses(&at("red progress bishop\nturn red, rolled"), "red plays bishop", Code::RobberLocked, rule::CK_070);
    assert_eq!(in_turn("red nothing", "red plays warlord"), Code::NoSuchCard);
    assert_eq!(in_turn("red progress warlord", "red plays warlord"), Code::NoEffect);
}

/// For each card: the move, what makes it useless everywhere, and what makes it useful elsewhere with the code it then has here.
#[test]
fn ck_361_no_effect_comes_before_the_place_or_player_named() {
    for (card, action, useless, useful, place) in [
        ("merchant", "merchant (1,1)", "red nothing", "red settlement N(-1,0)", Code::NoBuildingThere),
        ("diplomat", "diplomat NE(0,0)", "red nothing", "blue road NW(1,1)", Code::RoadNotOpen),
        ("intrigue", "intrigue N(0,0)", "blue basic N(1,0)", "red road NW(1,0)\nblue basic N(1,0)", Code::NoKnightHere),
        (
            "intrigue",
            "intrigue N(2,0)",
            "blue basic N(2,0)",
            "red road NW(1,0)\nblue basic N(1,0) N(2,0)",
            Code::NoOwnRoad,
        ),
        ("spy", "spy blue", "blue nothing", "white progress crane", Code::NotAVictim),
        ("deserter", "deserter blue", "red basic N(0,0)", "white basic N(0,0)", Code::NotAVictim),
        ("master-merchant", "master-merchant blue", "blue hand ore", "white city N(0,2), hand ore", Code::VpNotHigher),
        (
            "engineer",
            "engineer N(-1,0)",
            "red settlement N(-1,0)",
            "red settlement N(-1,0), city N(-1,1)",
            Code::WallNeedsCity,
        ),
        (
            "engineer",
            "engineer N(-1,0)",
            "red city N(-1,0), wall N(-1,0)",
            "red city N(-1,0) N(-1,1), wall N(-1,0)",
            Code::WallExists,
        ),
        ("medicine", "medicine N(0,0)", "red city N(-1,0)", "red settlement N(-1,0)", Code::NoSettlementHere),
        ("smith", "smith N(0,0)", "red mighty S(0,-1)", "red basic S(0,-1)", Code::NoKnightHere),
        ("smith", "smith S(0,-1)", "red mighty S(0,-1)", "red mighty S(0,-1), basic S(1,0)", Code::MaxLevel),
    ] {
        let position = |pieces: &str| format!("red progress {card}, hand 2 ore grain\n{pieces}");
        let action = format!("red plays {action}");
        assert_eq!(in_turn(&position(useless), &action), Code::NoEffect, "{action} with {useless}");
        assert_eq!(in_turn(&position(useful), &action), place, "{action} with {useful}");
    }
}

/// Also: CK-364.
#[test]
fn ck_361_the_place_comes_before_the_piece_and_the_piece_before_the_price() {
    let cities = "red settlement N(-3,1), city N(-1,0) N(-1,1) N(-2,2) N(0,2)";
    let medicine = format!("{cities}, progress medicine");
    assert_eq!(in_turn(&medicine, "red plays medicine N(1,0)"), Code::NoSettlementHere);
    assert_eq!(in_turn(&medicine, "red plays medicine N(-3,1)"), Code::NoPiecesLeft, "not NO_EFFECT");
    let fewer = medicine.replace(" N(0,2)", "");
    assert_eq!(in_turn(&fewer, "red plays medicine N(-3,1)"), Code::CannotAfford, "not NO_EFFECT");
    let engineer = format!("{cities}, wall N(-1,0) N(-1,1) N(-2,2), progress engineer");
    assert_eq!(in_turn(&engineer, "red plays engineer N(-3,1)"), Code::WallNeedsCity);
    assert_eq!(in_turn(&engineer, "red plays engineer N(-1,0)"), Code::WallExists);
    assert_eq!(in_turn(&engineer, "red plays engineer N(0,2)"), Code::NoPiecesLeft, "not NO_EFFECT");
}

/// Fifteen roads along the coast.
const FIFTEEN: &str = "red road W(0,-2) NW(0,-2) NE(0,-2) NW(1,-2) NE(1,-2) NW(2,-2) NE(2,-2) W(3,-2) NE(2,-1) W(3,-1) NE(2,0) W(3,0) NW(2,1) W(2,1) NW(1,2)";

#[test]
fn ck_361_for_smith_and_road_building_a_missing_piece_is_no_effect() {
    let knights = "red basic S(0,-1), strong S(1,-1) S(1,0), progress smith";
    assert_eq!(in_turn(knights, "red plays smith S(0,-1)"), Code::NoEffect);
    // With a Fortress there is something to do, elsewhere.
    let fortress = format!("{knights}, levels politics 3");
    assert_eq!(in_turn(&fortress, "red plays smith S(0,-1)"), Code::NoPiecesLeft);
    let roads = format!("{FIFTEEN}, progress road-building");
    assert_eq!(in_turn(&roads, "red plays road-building"), Code::NoEffect);
    let fewer = roads.replace(" NW(1,2)", "");
    assert!(is_legal(&at(&format!("{fewer}\nturn red, rolled")), "red plays road-building"));
}

// CK-362: the fifth card.

/// Of the five cards only the Merchant Fleet can be played: red has neither a city nor a knight.
#[test]
fn ck_362_a_card_that_is_not_held_is_told_before_the_duty_to_play() {
    let mut table = at("
        option edition 2008
        red  levels science 1, progress crane engineer warlord merchant-fleet
        turn red
    ");
    play(&mut table, "red rolls 1+1 science; draw alchemist");
    assert_eq!(code(&table, "red drops spy"), Code::NoSuchCard);
    refuses(&table, "red drops crane", Code::MustPlay, rule::CK_052);
    // Plays go by the order of all cards.
    assert_eq!(code(&table, "red plays alchemist 3+4"), Code::CardAfterRoll);
    assert_eq!(code(&table, "red plays spy blue"), Code::NoSuchCard);
    assert_eq!(code(&table, "red plays warlord"), Code::NoEffect);
    assert!(is_legal(&table, "red plays merchant-fleet ore"));
}

#[test]
fn ck_362_a_card_is_dropped_only_by_who_holds_it() {
    let mut table = at("blue levels trade 1, progress crane crane spy spy\nturn red");
    play(&mut table, "red rolls 1+1 trade; draw merchant");
    assert_eq!(code(&table, "blue drops mining"), Code::NoSuchCard);
    assert!(is_legal(&table, "blue drops crane"));
}

/// Also: CK-313.
#[test]
fn ck_362_another_card_than_the_one_just_received_is_pending() {
    let mut table = at("
        option edition 2008
        red  settlement N(-1,1), levels science 1, progress merchant-fleet
        turn red
    ");
    play(&mut table, "red rolls 1+1 science; draw mining");
    assert_eq!(code(&table, "red plays merchant-fleet ore"), Code::ActionPending);
    assert!(is_legal(&table, "red plays mining") && is_legal(&table, "red keeps card"));
}

// CK-363: improvements.

#[test]
fn ck_363_improvements_are_judged_level_first_and_price_last() {
    let metropolis = "city N(-1,0), levels trade 5 science 3, metropolis trade N(-1,0)";
    let reduced = format!("red {metropolis}, reduced N(-1,1)");
    let blue = "\nblue city N(1,0), levels trade 5, metropolis trade N(1,0)";
    for (position, action, code) in [
        // The top before a reduced city, and before the missing city.
        (reduced.clone(), "improves trade", Code::MaxLevel),
        (format!("red settlement N(-1,0), levels trade 5{blue}"), "improves trade", Code::MaxLevel),
        // A reduced city before the missing one, and before the cap.
        ("red reduced N(-1,0)".to_owned(), "improves trade", Code::ReducedCity),
        (reduced, "improves science", Code::ReducedCity),
        // The missing city before the cap.
        ("red settlement N(-1,0), levels science 3".to_owned(), "improves science", Code::NeedsCity),
        // The cap before the Crane, and before the price.
        (format!("red {metropolis}"), "improves science with crane", Code::MetropolisCap),
        (format!("red {metropolis}"), "improves science", Code::MetropolisCap),
        // The Crane before the price.
        ("red city N(-1,0), levels science 1".to_owned(), "improves science with crane", Code::CardNotOpen),
        (
            "red city N(-1,0), levels science 1\nopened crane 1".to_owned(),
            "improves science with crane",
            Code::CannotAfford,
        ),
        ("red city N(-1,0), levels science 1".to_owned(), "improves science", Code::CannotAfford),
    ] {
        assert_eq!(in_turn(&position, &format!("red {action}")), code, "{position}: {action}");
    }
    let table = at("red city N(-1,0), hand paper\nturn red, rolled");
    refuses(&table, "red improves science with crane", Code::CardNotOpen, rule::CK_307);
}

// CK-364: building.

#[test]
fn ck_364_a_city_is_judged_by_place_reduced_city_piece_and_price() {
    // All four city pieces are used, one of them lies, and red has no cards.
    let lying = "red settlement N(-3,1), reduced N(-1,1), city N(-1,0) N(-2,2) N(0,2)";
    assert_eq!(in_turn(lying, "red builds city N(1,0)"), Code::NoSettlementHere);
    assert_eq!(in_turn(lying, "red builds city N(-3,1)"), Code::RestoreFirst);
    assert_eq!(in_turn(&lying.replace(" N(0,2)", ""), "red builds city N(-3,1)"), Code::RestoreFirst);
    let upright = lying.replace("reduced N(-1,1), city", "city N(-1,1)");
    assert_eq!(in_turn(&upright, "red builds city N(-3,1)"), Code::NoPiecesLeft);
    assert_eq!(in_turn(&upright.replace(" N(0,2)", ""), "red builds city N(-3,1)"), Code::CannotAfford);
    // Medicine is judged alike.
    let medicine = format!("{lying}, progress medicine");
    assert_eq!(in_turn(&medicine, "red plays medicine N(1,0)"), Code::NoSettlementHere);
    assert_eq!(in_turn(&medicine, "red plays medicine N(-3,1)"), Code::RestoreFirst);
    assert_eq!(in_turn(&medicine, "red plays medicine N(-1,1)"), Code::CannotAfford, "it needs no piece");
}

#[test]
fn ck_364_a_wall_is_judged_by_city_wall_piece_and_price() {
    let walls = "red settlement N(-3,1), city N(-1,0) N(-1,1) N(-2,2) N(0,2), wall N(-1,0) N(-1,1) N(-2,2)";
    for place in ["N(-3,1)", "N(1,0)"] {
        refuses(
            &at(&format!("{walls}\nturn red, rolled")),
            &format!("red builds wall {place}"),
            Code::WallNeedsCity,
            rule::CK_081,
        );
    }
    refuses(&at(&format!("{walls}\nturn red, rolled")), "red builds wall N(-1,0)", Code::WallExists, rule::CK_081);
    assert_eq!(in_turn(walls, "red builds wall N(0,2)"), Code::NoPiecesLeft);
    let fewer = walls.replace(" N(-2,2) N(0,2), wall N(-1,0) N(-1,1) N(-2,2)", ", wall N(-1,0)");
    assert_eq!(in_turn(&fewer, "red builds wall N(-1,0)"), Code::WallExists, "before the price");
    assert_eq!(in_turn(&fewer, "red builds wall N(-1,1)"), Code::CannotAfford);
}

#[test]
fn ck_364_a_knight_is_judged_by_place_road_piece_and_price() {
    let both = "red road NE(0,0), basic N(0,0) S(0,1)\nblue settlement N(2,0)";
    assert_eq!(in_turn(both, "red builds knight N(2,0)"), Code::IntersectionOccupied);
    assert_eq!(in_turn(both, "red builds knight N(1,1)"), Code::NoOwnRoad);
    assert_eq!(in_turn(both, "red builds knight S(1,-1)"), Code::NoPiecesLeft);
    assert_eq!(in_turn(&both.replace(" S(0,1)", ""), "red builds knight S(1,-1)"), Code::CannotAfford);
}

/// Blue has one knight only, which leaves without a question; red may place it on N(0,0) or S(1,-1).
#[test]
fn ck_364_deserters_knight_is_judged_like_any_other() {
    let mut table = at("
        red   road NE(0,0), progress deserter
        blue  settlement N(2,0), basic S(2,0)
        turn  red, rolled
    ");
    play(&mut table, "red plays deserter blue");
    assert_eq!(code(&table, "red places knight N(2,0)"), Code::IntersectionOccupied);
    assert_eq!(code(&table, "red places knight S(2,0)"), Code::NoOwnRoad);
    assert!(is_legal(&table, "red places knight N(0,0)") && is_legal(&table, "red places knight S(1,-1)"));
}

// CK-365: activation and promotion.

#[test]
fn ck_365_activation_is_judged_by_knight_status_and_price() {
    let position = "red basic N(0,0) S(0,1), active N(0,0)\nblue basic N(1,0)";
    assert_eq!(in_turn(position, "red activates knight N(1,0)"), Code::NoKnightHere);
    assert_eq!(in_turn(position, "red activates knight N(0,0)"), Code::KnightActive);
    assert_eq!(in_turn(position, "red activates knight S(0,1)"), Code::CannotAfford);
}

#[test]
fn ck_365_promotion_is_judged_from_the_rank_to_the_price() {
    let promoted = |knights: &str| {
        let mut table = at(&format!("red {knights}, hand wool ore\nturn red, rolled"));
        play(&mut table, "red promotes knight N(0,0)");
        table
    };
    // The top before the promotion of this turn, and that before the Fortress.
    let top = promoted("strong N(0,0), mighty S(0,1), levels politics 3");
    assert_eq!(code(&top, "red promotes knight N(0,0)"), Code::MaxLevel);
    let once = promoted("basic N(0,0), mighty S(0,1) S(1,1)");
    assert_eq!(code(&once, "red promotes knight N(0,0)"), Code::AlreadyPromoted);
    // The Fortress before the piece, the piece before the price.
    let full = "red strong N(0,0), mighty S(0,1) S(1,1), levels politics 2";
    assert_eq!(in_turn(full, "red promotes knight N(0,0)"), Code::NeedsFortress);
    assert_eq!(in_turn(&full.replace("politics 2", "politics 3"), "red promotes knight N(0,0)"), Code::NoPiecesLeft);
    let fewer = full.replace(" S(1,1)", "").replace("politics 2", "politics 3");
    assert_eq!(in_turn(&fewer, "red promotes knight N(0,0)"), Code::CannotAfford);
    assert_eq!(in_turn(full, "red promotes knight N(1,0)"), Code::NoKnightHere);
    assert_eq!(in_turn(full, "red promotes knight S(0,1)"), Code::MaxLevel, "before piece and price");
}

/// The basic knight N(-1,1) may always be promoted, so the card has an effect.
#[test]
fn ck_365_smith_is_judged_like_a_promotion() {
    let position = "red basic N(-1,1), strong N(0,0), mighty S(0,1) S(1,1), levels politics 2, progress smith";
    for (place, code) in [("N(1,0)", Code::NoKnightHere), ("S(0,1)", Code::MaxLevel), ("N(0,0)", Code::NeedsFortress)] {
        assert_eq!(in_turn(position, &format!("red plays smith {place}")), code, "{place}");
    }
    assert_eq!(in_turn(&position.replace("politics 2", "politics 3"), "red plays smith N(0,0)"), Code::NoPiecesLeft);
    // Promoted to the top this turn; promoted once without a Fortress.
    let mut top =
        at("red basic N(-1,1), strong N(0,0), levels politics 3, progress smith, hand wool ore\nturn red, rolled");
    play(&mut top, "red promotes knight N(0,0)");
    assert_eq!(code(&top, "red plays smith N(0,0)"), Code::MaxLevel);
    let mut once = at("red basic N(-1,1) N(0,0), progress smith, hand wool ore\nturn red, rolled");
    play(&mut once, "red promotes knight N(0,0)");
    assert_eq!(code(&once, "red plays smith N(0,0)"), Code::AlreadyPromoted);
}

// CK-366: moves, displacements and Intrigue.

/// Red's active knight N(-1,1) reaches N(0,0) and S(1,-1); the strong one on S(0,0) sleeps; nothing else is connected.
fn marching() -> String {
    format!(
        "{RED_NET}red basic N(-1,1) S(0,2), strong S(0,0), active N(-1,1), hand grain
         blue settlement N(2,0), mighty S(2,0)\n"
    )
}

#[test]
fn ck_366_a_move_is_judged_by_knight_status_and_goal() {
    let table = at(&format!("{}turn red, rolled", marching()));
    // Own knight, building, stronger knight: each before the missing way, and after the knight itself.
    for (goal, broken) in [
        ("S(0,2)", Code::OwnKnight),
        ("N(2,0)", Code::IntersectionOccupied),
        ("S(2,0)", Code::KnightTooWeak),
        ("N(1,1)", Code::KnightNoPath),
    ] {
        assert_eq!(code(&table, &format!("red moves knight N(-1,1) {goal}")), broken, "{goal}");
        assert_eq!(code(&table, &format!("red moves knight S(0,0) {goal}")), Code::KnightInactive, "{goal}");
        assert_eq!(code(&table, &format!("red moves knight N(0,0) {goal}")), Code::NoKnightHere, "{goal}");
        assert_eq!(code(&table, &format!("red moves knight S(2,0) {goal}")), Code::NoKnightHere, "{goal}");
        let mut woken = table.clone();
        play(&mut woken, "red activates knight S(0,0)");
        assert_eq!(code(&woken, &format!("red moves knight S(0,0) {goal}")), Code::KnightTooNew, "{goal}");
    }
    // A knight that acted is both inactive and not to act any more.
    let mut acted = table;
    play(&mut acted, "red moves knight N(-1,1) N(0,0)");
    assert_eq!(code(&acted, "red moves knight N(0,0) S(1,-1)"), Code::KnightInactive);
    play(&mut acted, "red activates knight N(0,0)");
    assert_eq!(code(&acted, "red moves knight N(0,0) S(1,-1)"), Code::KnightTooNew);
}

/// Blue's knight S(1,-1) could be driven away. Red's own on N(-1,1) and blue's on N(2,0) stand at no road of red's.
#[test]
fn ck_366_intrigue_is_judged_by_knight_owner_and_road() {
    let table = at("
        red   road NE(0,0), basic N(-1,1), progress intrigue
        blue  basic S(1,-1) N(2,0)
        turn  red, rolled
    ");
    refuses(&table, "red plays intrigue N(1,1)", Code::NoKnightHere, rule::CK_267);
    assert_eq!(code(&table, "red plays intrigue N(-1,1)"), Code::OwnKnight);
    refuses(&table, "red plays intrigue N(2,0)", Code::NoOwnRoad, rule::CK_267);
    assert!(is_legal(&table, "red plays intrigue S(1,-1)"));
}

// CK-367: chasing the robber.

#[test]
fn ck_367_a_chase_is_judged_by_lock_knight_status_and_hex() {
    let position = "red basic N(0,0) S(1,1), active N(0,0), hand grain\nblue settlement N(2,0)\nlanded\nrobber (-2,0)";
    let locked = position.replace("landed\nrobber (-2,0)", "");
    // The lock comes before everything: no knight, a sleeping one, the robber beside the board.
    for place in ["N(1,0)", "S(1,1)", "N(0,0)"] {
        assert_eq!(in_turn(&locked, &format!("red chases robber from {place}")), Code::RobberLocked, "{place}");
    }
    // None of these knights stands beside the robber.
    assert_eq!(in_turn(position, "red chases robber from N(1,0)"), Code::NoKnightHere);
    assert_eq!(in_turn(position, "red chases robber from S(1,1)"), Code::KnightInactive);
    assert_eq!(in_turn(position, "red chases robber from N(0,0)"), Code::RobberNotAdjacent);
    let mut table = at(&format!("{position}\nturn red, rolled"));
    play(&mut table, "red activates knight S(1,1)");
    assert_eq!(code(&table, "red chases robber from S(1,1)"), Code::KnightTooNew);
}

#[test]
fn ck_367_the_hex_of_a_chase_is_judged_from_the_sea_to_the_building() {
    let mut table =
        at("red basic N(0,0), active N(0,0)\nblue settlement N(2,0)\nlanded\nrobber (0,0)\nturn red, rolled");
    play(&mut table, "red chases robber from N(0,0)");
    assert_eq!(code(&table, "red moves robber (3,0)"), Code::RobberLandOnly);
    assert_eq!(code(&table, "red moves robber (0,0)"), Code::RobberMustMove);
    assert_eq!(code(&table, "red moves robber (0,1)"), Code::NoForeignBuilding);
}

/// Red and blue have too few points to be robbed, white has enough. Blue is at the robber's hex (1,-1), red alone at (-1,0).
#[test]
fn ck_367_a_friendly_robber_spares_before_the_missing_building() {
    let position = "
        option variants friendly_robber
        red    settlement N(-1,0), basic N(0,0), active N(0,0), progress bishop
        blue   settlement N(1,0)
        white  city N(0,2), settlement N(1,2)
        landed
        robber (1,-1)
        turn   red, rolled
    ";
    for begin in ["red chases robber from N(0,0)", "red plays bishop"] {
        let mut table = at(position);
        play(&mut table, begin);
        assert_eq!(code(&table, "red moves robber (3,0)"), Code::RobberLandOnly, "{begin}");
        assert_eq!(code(&table, "red moves robber (1,-1)"), Code::RobberMustMove, "{begin}: before sparing blue");
        assert_eq!(code(&table, "red moves robber (-1,0)"), Code::RobberSpares, "{begin}: nobody else is there");
        assert_eq!(code(&table, "red moves robber (2,-1)"), Code::RobberSpares, "{begin}");
        // A hex of nobody's is refused to the knight alone.
        if begin == "red plays bishop" {
            assert!(is_legal(&table, "red moves robber (-2,2)"));
        } else {
            assert_eq!(code(&table, "red moves robber (-2,2)"), Code::NoForeignBuilding);
        }
        assert!(is_legal(&table, "red moves robber (0,2)"), "{begin}");
    }
}

// CK-368: other cards.

/// Blue's road NE(0,0) lies between its settlement and another road; that one has an open end.
#[test]
fn ck_368_diplomat_tells_damage_before_a_closed_end() {
    let position = "
        option variants event_cards
        red   progress diplomat
        blue  settlement N(0,0), road NE(0,0) W(1,0), damaged NE(0,0)
        turn  red, rolled
    ";
    assert_eq!(told(position, "red plays diplomat NE(0,0)"), Code::RoadDamaged);
    assert_eq!(told(&position.replace(", damaged NE(0,0)", ""), "red plays diplomat NE(0,0)"), Code::RoadNotOpen);
}

#[test]
fn ck_368_inventor_tells_fixed_tokens_before_no_effect() {
    let table = at("red progress inventor\nturn red, rolled");
    // One hex twice, and two hexes with one number.
    for fixed in ["(0,-1) (0,-1)", "(0,-1) (-1,2)", "(0,0) (0,0)"] {
        refuses(&table, &format!("red plays inventor {fixed}"), Code::TokenFixed, rule::CK_242);
    }
    for same in ["(0,-2) (0,-2)", "(0,-2) (2,-1)"] {
        refuses(&table, &format!("red plays inventor {same}"), Code::NoEffect, rule::CK_308);
    }
}

/// The merchant stands on red's own hex.
#[test]
fn ck_368_merchant_tells_the_missing_building_apart_from_no_effect() {
    let table = at("red settlement N(-1,0), progress merchant\nmerchant red (-1,0)\nturn red, rolled");
    assert_eq!(code(&table, "red plays merchant (1,1)"), Code::NoBuildingThere);
    assert_eq!(code(&table, "red plays merchant (-1,0)"), Code::NoEffect);
}

/// White is ahead and has a card, orange is ahead and has none; blue is not ahead and has none.
#[test]
fn ck_368_master_merchant_tells_points_before_the_empty_hand() {
    let table = at("
        red    settlement N(-1,0), progress master-merchant
        blue   settlement N(1,0)
        white  city N(0,2), hand ore
        orange city N(-2,2)
        turn   red, rolled
    ");
    refuses(&table, "red plays master-merchant blue", Code::VpNotHigher, rule::CK_295);
    assert_eq!(code(&table, "red plays master-merchant red"), Code::VpNotHigher);
    refuses(&table, "red plays master-merchant orange", Code::NotAVictim, rule::CK_295);
    assert!(is_legal(&table, "red plays master-merchant white"));
}

/// Blue has no commodity, so that the offer brings nothing; then a monopoly takes its only card.
#[test]
fn ck_368_a_forced_exchange_is_judged_by_card_partner_offer_and_price() {
    let mut table = at("
        red    hand ore, progress commercial-harbour resource-monopoly
        blue   hand wool
        white  hand coin
        turn   red, rolled
    ");
    // Oneself, an empty hand and a card that is not held, without an open harbour.
    for action in ["red exchanges ore with red", "red exchanges ore with orange", "red exchanges grain with white"] {
        assert_eq!(code(&table, action), Code::CardNotOpen, "{action}");
    }
    play(&mut table, "red plays commercial-harbour");
    assert_eq!(code(&table, "red exchanges grain with red"), Code::NotAVictim);
    assert_eq!(code(&table, "red exchanges grain with orange"), Code::NotAVictim);
    play(&mut table, "red exchanges ore with blue");
    assert_eq!(code(&table, "red exchanges grain with blue"), Code::AlreadyExchanged);
    assert_eq!(code(&table, "red exchanges grain with white"), Code::CannotAfford);
    play(&mut table, "red plays resource-monopoly wool");
    assert!(hand(&table, "blue").is_empty());
    assert_eq!(code(&table, "red exchanges ore with blue"), Code::NotAVictim, "before the second offer");
}

// CK-369: answers.

#[test]
fn ck_369_cards_in_a_wrong_number_or_not_held_are_a_wrong_discard() {
    let wrong = |table: &Table<Island>, answers: &[&str]| {
        for answer in answers {
            assert_eq!(code(table, answer), Code::WrongDiscard, "{answer}");
        }
    };
    let mut seven = at("blue hand 7 wool coin\nturn red");
    play(&mut seven, "red rolls 3+4 trade");
    wrong(
        &seven,
        &["blue discards 3 wool", "blue discards 5 wool", "blue discards 4 ore", "blue discards 2 wool 2 coin"],
    );
    assert!(is_legal(&seven, "blue discards 3 wool coin"));
    let mut wedding = at("red progress wedding\nblue settlement N(1,0), hand ore 2 coin\nturn red, rolled");
    play(&mut wedding, "red plays wedding");
    wrong(&wedding, &["blue presents ore ore", "blue presents ore wool"]);
    assert!(is_legal(&wedding, "blue presents ore coin"));
    let mut saboteur = at("red progress saboteur\nblue hand 4 ore coin\nturn red, rolled");
    play(&mut saboteur, "red plays saboteur");
    wrong(&saboteur, &["blue discards ore", "blue discards 3 ore", "blue discards 2 coin"]);
    assert!(is_legal(&saboteur, "blue discards ore coin"));
}

#[test]
fn ck_369_what_a_question_does_not_offer_is_not_a_choice() {
    let refused = |position: &str, moves: &str, answers: &[(&str, &str)]| {
        let mut table = at(position);
        play(&mut table, moves);
        for &(answer, reason) in answers {
            let told = refusal(&table, answer);
            assert_eq!(told.code, Code::NotAChoice, "{answer}");
            assert_eq!(told.values()[0], ("why", reason.into()), "{answer}");
        }
    };
    refused("red levels science 3\nturn red", "red rolls 4+5 ship", &[("red takes coin from aqueduct", "no-resource")]);
    refused(
        "red city N(-1,0) N(-1,1)\nblue settlement N(1,0)\nship 6\nturn red",
        "red rolls 1+1 ship",
        &[("red loses city N(1,0)", "city-is-safe"), ("red loses city N(0,0)", "city-is-safe")],
    );
    refused(
        "option commit_knights on\nred basic S(0,-1) S(-1,0), active S(0,-1)\nship 6\nturn red",
        "red rolls 1+1 ship",
        &[("red commits S(-1,0)", "no-active-knight"), ("red commits S(0,-1) S(0,0)", "no-active-knight")],
    );
    refused(
        "red progress spy\nblue progress crane mining\nturn red, rolled",
        "red plays spy blue",
        &[("red takes card smith", "not-in-that-hand")],
    );
    refused(
        "red progress master-merchant\nblue city N(1,1), hand 2 wool coin\nturn red, rolled",
        "red plays master-merchant blue",
        &[("red takes wool", "not-in-that-hand"), ("red takes ore coin", "not-in-that-hand")],
    );
    refused(
        "red hand ore, progress commercial-harbour\nblue hand coin wool\nturn red, rolled",
        "red plays commercial-harbour; red exchanges ore with blue",
        &[("blue hands over wool", "no-commodity"), ("blue hands over paper", "not-held")],
    );
    refused(
        "red progress trade-monopoly resource-monopoly\nblue hand coin wool\nturn red, rolled",
        "",
        &[("red plays trade-monopoly wool", "no-commodity"), ("red plays resource-monopoly coin", "no-resource")],
    );
    refused(
        "red progress deserter\nblue basic S(1,-1) S(2,-1)\nturn red, rolled",
        "red plays deserter blue",
        &[("blue removes knight S(0,0)", "no-own-knight")],
    );
    refused(
        "red city N(-1,0) N(-1,1), levels trade 3, hand 4 cloth\nturn red, rolled",
        "red improves trade",
        &[("red raises metropolis N(0,0)", "no-free-city")],
    );
}

/// No game empties a deck: the hands hold too few cards. So the reason is asked for without a game.
#[test]
fn ck_369_a_deck_without_cards_is_not_a_choice() {
    let mut state = State::clone(at("turn red").state());
    let fresh = &mut state.hidden.cities_and_knights.fresh;
    *fresh = fresh.with_back(Track::Politics);
    assert_eq!(check_deck(&state, Track::Politics), Ok(()));
    let told = check_deck(&state, Track::Trade).unwrap_err();
    assert_eq!(told.code, Code::NotAChoice);
    assert_eq!(told.values(), [("why", "deck-empty".into()), ("word", "trade".into())]);
}

/// Red takes up its road NE(0,0) and may lay it at its settlement again.
#[test]
fn ck_369_places_keep_the_codes_of_what_is_built_there() {
    let mut table = at("
        red   settlement N(0,0), road NE(0,0), progress diplomat
        blue  road NW(0,0)
        turn  red, rolled
    ");
    play(&mut table, "red plays diplomat NE(0,0)");
    assert_eq!(code(&table, "red moves road NW(0,0)"), Code::PathOccupied);
    assert_eq!(code(&table, "red moves road NW(1,1)"), Code::RoadNotConnected);
    assert!(is_legal(&table, "red moves road W(1,-1)") && is_legal(&table, "red moves road nowhere"));
}

// CK-370: what the table does not play.

/// Also: CK-014.
#[test]
fn ck_370_development_cards_are_not_in_play() {
    let table = at("red hand wool grain ore\nturn red, rolled");
    for action in
        ["buys card", "plays knight", "plays monopoly grain", "plays year-of-plenty brick ore", "plays victory-point"]
    {
        assert_eq!(code(&table, &format!("red {action}")), Code::NotInPlay, "{action}");
    }
}

#[test]
fn ck_370_nothing_of_the_expansion_is_in_play_without_it() {
    let table = table("red city N(0,0), road NE(0,0), hand 4 ore 4 wool 4 brick 4 grain\nturn red, rolled");
    for action in [
        "builds knight S(1,-1)",
        "activates knight S(1,-1)",
        "promotes knight S(1,-1)",
        "moves knight S(1,-1) N(1,0)",
        "chases robber from S(1,-1)",
        "builds wall N(0,0)",
        "restores city N(0,0)",
        "improves trade",
        "plays crane",
        "plays merchant (0,0)",
        "banks 4 ore for coin",
        "banks 4 paper for ore",
    ] {
        assert_eq!(code(&table, &format!("red {action}")), Code::NotInPlay, "{action}");
    }
    refuses(&table, "red builds wall N(0,0)", Code::NotInPlay, rule::COMBO_009);
    assert!(is_legal(&table, "red buys card"));
}
