//! What the novice does with cities, knights and progress cards.

use steading_bots::Budget;

use super::{choice, choice_within, table};

/// The choice in a position of the expansion.
fn chosen(position: &str) -> String {
    choice(&with_expansion(position))
}

fn with_expansion(position: &str) -> String {
    format!("option expansion cities_and_knights\n{position}")
}

/// The ship lands in the turn of blue.
const LANDING: [&str; 2] = ["blue rolls", "dice 3+3 ship"];

/// The choice after these moves and outcomes.
fn chosen_after(position: &str, entries: &[&str]) -> String {
    let mut table = table(&with_expansion(position));
    entries.iter().for_each(|entry| drop(table.enter_text(entry).unwrap_or_else(|error| panic!("{entry}: {error:?}"))));
    choice_within(&table, &Budget::default())
}

/// Everybody has a city; blue and white have knights that fight, red has one that does not.
const BESIEGED: &str = "
    red    city N(0,0), settlement S(2,-2), road NE(0,0) NW(0,0), basic S(0,-1), hand 1 grain
    blue   city N(1,1), road NW(1,1), basic S(1,0), active S(1,0)
    white  city S(-1,1), road NW(-1,2), basic S(-2,1), active S(-2,1)
    orange settlement N(-1,-1)
    ship   6
    turn   red, rolled
";

#[test]
fn knights_are_activated_when_the_ship_is_near_and_not_while_the_grain_is_for_a_city() {
    assert_eq!(chosen(BESIEGED), "red activates knight S(0,-1)");
    let early = BESIEGED.replace("ship   6", "ship   0").replace("hand 1 grain", "hand 2 grain 2 ore");
    assert_eq!(chosen(&early), "red ends turn");
}

#[test]
fn a_knight_is_built_and_promoted_before_the_landing() {
    let without = BESIEGED.replace(", basic S(0,-1), hand 1 grain", ", hand 1 wool 1 grain 1 ore");
    assert!(chosen(&without).starts_with("red builds knight"), "{}", chosen(&without));
    // The strongest contribution brings a point: three strengths against three cities.
    let with = BESIEGED.replace("hand 1 grain", "active S(0,-1), hand 1 wool 1 ore");
    assert_eq!(chosen(&with), "red promotes knight S(0,-1)");
}

#[test]
fn commodities_buy_levels_and_four_levels_a_metropolis_on_the_best_city() {
    let position = "
        red   city N(0,0) N(1,1), road NE(0,0), hand 1 cloth, levels trade 0
        blue  settlement S(0,1)
        turn  red, rolled
    ";
    assert_eq!(chosen(position), "red improves trade");
    let mut table = table(&with_expansion(&position.replace("1 cloth, levels trade 0", "4 coin, levels politics 3")));
    assert_eq!(choice_within(&table, &Budget::default()), "red improves politics");
    table.enter_text("red improves politics").unwrap();
    // The mountains with the 8 lie there.
    assert_eq!(choice_within(&table, &Budget::default()), "red raises metropolis N(1,1)");
}

#[test]
fn commodities_go_to_the_bank_where_they_complete_a_city() {
    let position = "
        red   city N(0,0), settlement S(2,-2), road NE(0,0), hand 4 cloth 2 grain 2 ore, levels trade 2
        blue  settlement S(0,1)
        turn  red, rolled
    ";
    assert_eq!(chosen(position), "red banks 4 cloth for ore");
    assert_eq!(
        chosen(&position.replace("4 cloth 2 grain 2 ore, levels trade 2", "2 cloth 2 grain 2 ore, levels trade 3")),
        "red banks 2 cloth for ore",
        "the Guild gives one for two"
    );
}

#[test]
fn a_wall_saves_a_full_hand() {
    let position = "
        red   city N(0,0), road NE(0,0), hand 5 brick 4 wool
        blue  settlement S(0,1)
        turn  red, rolled
    ";
    assert_eq!(chosen(position), "red builds wall N(0,0)");
}

#[test]
fn knights_do_not_wander_about_and_drive_the_robber_away_from_their_own_land() {
    let position = "
        red    city N(0,0), road NE(0,0) NW(0,0), basic S(0,-1), active S(0,-1)
        blue   city N(1,1), hand 3 ore
        landed
        robber (0,-1)
        turn   red, rolled
    ";
    assert_eq!(chosen(position), "red chases robber from S(0,-1)");
    assert_eq!(chosen(&position.replace("robber (0,-1)", "robber (2,0)")), "red ends turn");
    assert_eq!(chosen(&position.replace("landed", "landed\nship 6")), "red ends turn", "it is needed for the battle");
}

/// Each of the cards that are played after the roll, in a position made for it.
#[test]
fn every_progress_card_is_played_at_a_good_moment() {
    // Red is behind; blue has cards, commodities and a knight.
    let base = "
        red    city S(0,-2), settlement S(2,-2), road W(0,-1) NW(0,-1) NW(2,-1), basic N(0,-1), HAND
        blue   city N(1,1) S(0,1), road NE(-1,0) NW(1,1), strong N(-1,0), hand 3 ore 3 coin, progress crane spy
        white  settlement S(-1,1), hand 3 grain
        landed
        robber (0,0)
        turn   red, rolled
    ";
    let cases = [
        ("hand 1 cloth, levels trade 1, progress crane", "crane"),
        ("hand 3 ore, progress irrigation", "irrigation"),
        ("hand 2 grain 1 ore, progress mining", "mining"),
        ("progress inventor", "inventor"),
        ("hand 3 wool, progress engineer", "engineer S(0,-2)"),
        ("hand 1 grain 2 ore, progress medicine", "medicine S(2,-2)"),
        ("progress smith", "smith N(0,-1)"),
        ("progress road-building", "road-building"),
        ("progress bishop", "bishop"),
        ("progress warlord\nship 5", "warlord"),
        ("progress wedding", "wedding"),
        ("progress saboteur", "saboteur"),
        ("progress spy", "spy blue"),
        ("progress deserter", "deserter blue"),
        ("progress merchant", "merchant ("),
        ("hand 3 wool, progress commercial-harbour", "commercial-harbour"),
        ("hand 4 wool 2 grain 1 ore, progress merchant-fleet", "merchant-fleet wool"),
        ("progress master-merchant", "master-merchant blue"),
        ("hand 3 coin, levels politics 3, progress trade-monopoly", "trade-monopoly coin"),
        ("hand 2 grain 1 ore, progress resource-monopoly", "resource-monopoly ore"),
    ];
    let choices = cases.map(|(hand, play)| (chosen(&base.replace("HAND", hand)), format!("red plays {play}")));
    let wrong: Vec<_> = choices.iter().filter(|(choice, play)| !choice.starts_with(play)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_diplomat_breaks_the_longest_road_and_an_intrigue_frees_a_place_to_settle() {
    let roads = "
        red    city S(2,-2), road NW(2,-1), progress diplomat
        blue   city N(0,0), road NE(0,0) NW(1,0) NE(1,0) NW(2,0) NE(2,0)
        longest-road blue
        turn   red, rolled
    ";
    let choice = chosen(roads);
    assert!(choice == "red plays diplomat NE(2,0)" || choice == "red plays diplomat NE(0,0)", "{choice}");
    let place = "
        red    city S(0,-2), road W(0,-1) NW(-1,0), hand 1 brick 1 lumber 1 wool 1 grain, progress intrigue
        blue   city N(1,1), road NW(1,1), basic S(-1,-1)
        turn   red, rolled
    ";
    assert_eq!(chosen(place), "red plays intrigue S(-1,-1)");
    // And in the own way a knight stands only as long as it may not move.
    let own = place
        .replace("progress intrigue", "basic S(-1,-1), active S(-1,-1)")
        .replace(", basic S(-1,-1)\n        turn", "\n        turn");
    assert!(chosen(&own).starts_with("red moves knight S(-1,-1)"), "{}", chosen(&own));
}

#[test]
fn an_alchemist_throws_what_brings_most() {
    let position = "
        red   city N(1,1), settlement S(2,-2), road NW(1,1), hand 2 grain 2 ore, progress alchemist
        blue  settlement S(0,1)
        turn  red
    ";
    // The ore for a city comes from the mountains with the 8, and the lower red die draws.
    assert_eq!(chosen(position), "red plays alchemist 2+6");
}

#[test]
fn cards_that_would_do_little_are_kept() {
    let position = "
        red    city N(0,0), road NE(0,0) NW(0,0), HAND
        blue   settlement S(0,1), hand 1 wool
        landed
        robber (0,0)
        turn   red, rolled
    ";
    for hand in [
        "levels trade 1 politics 1 science 1, progress crane",
        "progress merchant-fleet, hand 1 lumber 1 wool",
        "progress warlord, basic S(0,-1)",
        "progress saboteur, hand 1 ore",
        "progress merchant, hand 1 ore\n merchant red (0,-1)",
    ] {
        assert_eq!(chosen(&position.replace("HAND", hand)), "red ends turn", "{hand}");
    }
}

#[test]
fn of_five_cards_the_least_useful_is_dropped() {
    let position = "
        red    city N(0,0), road NE(0,0), levels politics 1, progress merchant spy bishop deserter
        blue   settlement S(0,1)
        turn   blue
    ";
    assert_eq!(chosen_after(position, &["blue rolls", "dice 1+3 politics", "draw intrigue"]), "red drops intrigue");
}

#[test]
fn the_city_that_brings_least_is_lost_and_the_better_deck_is_drawn_from() {
    let position = "
        red    city N(1,1) N(-1,-1), road NE(-1,-1)
        blue   settlement S(0,1)
        ship   6
        turn   blue
    ";
    assert_eq!(chosen_after(position, &LANDING), "red loses city N(-1,-1)");
    let tied = "
        red    city N(1,1), road NW(1,1), basic S(1,0), active S(1,0)
        blue   city S(0,1), road NW(0,2), basic S(-1,1), active S(-1,1)
        ship   6
        turn   blue
    ";
    assert_eq!(chosen_after(tied, &LANDING), "blue picks deck trade");
}

#[test]
fn the_aqueduct_gives_what_is_missing_for_a_city() {
    let position = "
        red    city N(0,0), settlement S(2,-2), road NE(0,0), hand 2 grain 2 ore, levels science 3
        blue   settlement S(0,1)
        turn   blue, rolled 6+6
        frames turn, cities aqueduct red
    ";
    assert_eq!(chosen(position), "red takes ore from aqueduct");
}

#[test]
fn the_weakest_knight_is_given_up_and_the_least_useful_cards_are_presented() {
    let position = "
        red    city N(0,0), road NE(0,0) NW(0,0), strong S(0,-1), basic S(-1,-1), active S(0,-1)
        blue   city N(1,1), road NW(1,1)
        turn   blue, rolled 3+3
        frames turn, effect, cities remove red
    ";
    assert_eq!(chosen(position), "red removes knight S(-1,-1)");
    let wedding = "
        red    city N(0,0), settlement S(2,-2), road NE(0,0), hand 3 wool 2 grain 3 ore, owes 2
        blue   settlement S(0,1)
        turn   blue, rolled 3+3
        frames turn, cities wedding
    ";
    assert_eq!(chosen(wedding), "red presents wool wool");
    let harbour = "
        red    city N(0,0), road NE(0,0), hand 2 cloth 1 coin, levels trade 1 politics 1
        blue   settlement S(0,1), hand 1 ore
        turn   blue, rolled 3+3
        opened harbour, offered red
        frames turn, cities exchange red ore
    ";
    assert_eq!(chosen(harbour), "red hands over coin");
}

#[test]
fn knights_are_committed_where_they_save_a_city_and_spared_where_nothing_is_at_stake() {
    let position = "
        option commit_knights on
        red    city N(0,0), road NE(0,0) NW(0,0), basic S(0,-1), active S(0,-1)
        blue   city N(1,1), road NW(1,1)
        ship   6
        turn   blue
    ";
    assert_eq!(chosen_after(position, &LANDING), "red commits S(0,-1)");
    let nothing = position.replace("city N(0,0)", "settlement N(0,0)").replace("city N(1,1)", "city N(1,1) S(2,-2)");
    assert_eq!(chosen_after(&nothing, &LANDING), "red commits none");
}

#[test]
fn a_spy_takes_the_best_card_and_a_master_merchant_what_is_missing() {
    let position = "
        red    city N(0,0), settlement S(2,-2), road NE(0,0), hand 2 grain 1 ore
        blue   city N(1,1), hand 2 ore 2 wool, progress intrigue merchant
        turn   red, rolled 3+3
        frames turn, cities spy blue
    ";
    assert_eq!(chosen(position), "red takes card merchant");
    assert_eq!(chosen(&position.replace("cities spy blue", "cities master blue 2")), "red takes ore ore");
}

#[test]
fn the_many_ways_to_aim_a_card_do_not_use_the_budget_up() {
    // Inventor alone can be aimed at more pairs of hexes than this.
    let position = with_expansion(
        "
        red   city N(0,0), settlement S(2,-2), road NE(0,0), hand 2 grain 3 ore, progress inventor smith
        blue  settlement S(0,1)
        turn  red, rolled
        ",
    );
    let table = table(&position);
    let listed = table.actions(table.state().public.turn).len();
    let tried = Budget { nodes: Some(30), ..Budget::default() };
    assert!(listed > 60, "{listed}");
    assert_eq!(choice_within(&table, &tried), choice_within(&table, &Budget::default()));
}
