//! City improvements, their benefits, the metropolis and the merchant (sections 1.12, 1.13 and 1.16).

use steading_game::{Game, Observer, Table};
use steading_island::Island;
use steading_island::illegal::Code;
use steading_island::rule;

use super::knights::{code, has_won, knight, offers, refuses};
use super::*;

/// The levels of a colour: trade, politics, science.
fn levels(table: &Table<Island>, name: &str) -> [u8; 3] {
    ck(table).levels[seat(table, name).index()]
}

/// Where the metropolis of a track stands.
fn metropolis(table: &Table<Island>, track: Track) -> Option<Vertex> {
    ck(table).metropolis[track as usize]
}

// Improvements.

#[test]
fn ck_143_each_track_takes_its_own_commodity() {
    let all = "cloth coin paper";
    for (track, commodity, after) in
        [("trade", "cloth", [1, 0, 0]), ("politics", "coin", [0, 1, 0]), ("science", "paper", [0, 0, 1])]
    {
        let mut table = at(&format!("red city N(-1,0), hand {all}\nturn red, rolled"));
        play(&mut table, &format!("red improves {track}"));
        assert_eq!(hand(&table, "red") + cards(commodity), cards(all), "{track}");
        assert_eq!(levels(&table, "red"), after);
        let poor = at(&format!("red city N(-1,0), hand {} 9 ore\nturn red, rolled", all.replace(commodity, "")));
        assert_eq!(code(&poor, &format!("red improves {track}")), Code::CannotAfford, "{track}");
    }
}

/// Also: CK-098.
#[test]
fn ck_144_a_step_costs_as_many_commodities_as_its_level() {
    for (level, price) in [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)] {
        let position = |held: u8| {
            let metropolis = if level == 4 { ", metropolis science N(-1,0)" } else { "" };
            let hand = if held == 0 { String::new() } else { format!(", hand {held} paper") };
            format!("red city N(-1,0), levels science {level}{metropolis}{hand}\nturn red, rolled")
        };
        let mut table = at(&position(price));
        play(&mut table, "red improves science");
        assert_eq!(levels(&table, "red"), [0, 0, level + 1]);
        assert!(hand(&table, "red").is_empty());
        assert_eq!(code(&at(&position(price - 1)), "red improves science"), Code::CannotAfford, "{level}");
    }
    // There is no sixth.
    let position = "red city N(-1,0), levels science 5, metropolis science N(-1,0), hand 9 paper\nturn red, rolled";
    refused(position, "red improves science", Code::MaxLevel, rule::CK_144);
}

#[test]
fn ck_ex_36_the_first_three_steps_cost_one_two_and_three_cloth() {
    let mut table = at("red city N(-1,0), hand 7 cloth\nturn red, rolled");
    for left in ["6 cloth", "4 cloth", "cloth"] {
        play(&mut table, "red improves trade");
        assert_eq!(hand(&table, "red"), cards(left));
    }
    assert_eq!(levels(&table, "red"), [3, 0, 0]);
}

#[test]
fn ck_145_levels_come_one_by_one_and_several_in_a_turn() {
    let mut table = at("red city N(-1,0), hand 3 coin paper\nturn red, rolled");
    play(&mut table, "red improves politics");
    assert_eq!(
        (levels(&table, "red"), hand(&table, "red")),
        ([0, 1, 0], cards("2 coin paper")),
        "one level, though two could be paid"
    );
    play(&mut table, "red improves politics; red improves science");
    assert_eq!(levels(&table, "red"), [0, 2, 1]);
}

#[test]
fn ck_146_improving_takes_an_upright_city() {
    let position = |city: &str| format!("red {city}, hand paper\nturn red, rolled");
    refused(&position("settlement N(-1,0)"), "red improves science", Code::NeedsCity, rule::CK_146);
    assert!(is_legal(&at(&position("city N(-1,0)")), "red improves science"));
    // A metropolis is a city; the city of somebody else is none of red's.
    let metropolis = "city N(-1,0), levels trade 4, metropolis trade N(-1,0)";
    assert!(is_legal(&at(&position(metropolis)), "red improves science"));
    let foreign = format!("blue city N(1,0)\n{}", position("settlement N(-1,0)"));
    assert!(moves(&at(&foreign), "red", "improves").is_empty());
}

/// The barbarians take red's only city in the same turn.
#[test]
fn ck_147_nobody_improves_without_a_city_in_either_edition() {
    for mut table in in_both("red city N(-1,0), levels trade 1, hand 2 cloth\nship 6\nturn red") {
        play(&mut table, "red rolls 1+1 ship");
        refuses(&table, "red improves trade", Code::NeedsCity, rule::CK_146);
    }
    for table in in_both("red city N(-1,0), levels trade 1, hand 2 cloth\nturn red, rolled") {
        assert!(is_legal(&table, "red improves trade"));
    }
}

#[test]
fn ck_148_one_city_carries_all_three_tracks() {
    let mut table = at("red city N(-1,0), hand 6 cloth 6 coin 6 paper\nturn red, rolled");
    for track in ["trade", "politics", "science"] {
        play(&mut table, &format!("red improves {track}; red improves {track}; red improves {track}"));
    }
    assert_eq!(levels(&table, "red"), [3, 3, 3]);
}

/// Red's only city carries the metropolis of trade.
const CAPPED: &str =
    "red city N(-1,0), levels trade 4 politics 3 science 2, metropolis trade N(-1,0), hand 5 cloth 4 coin 7 paper\n";

#[test]
fn ck_149_beyond_the_third_level_a_track_needs_its_metropolis_or_a_free_city() {
    let mut table = at(&format!("{CAPPED}turn red, rolled"));
    refuses(&table, "red improves politics", Code::MetropolisCap, rule::CK_149);
    // Up to the third level everything is open, and the holder goes from 4 to 5.
    play(&mut table, "red improves science; red improves trade");
    assert_eq!(levels(&table, "red"), [5, 3, 3]);
    refuses(&table, "red improves science", Code::MetropolisCap, rule::CK_149);
    // A settlement is no city; another city is.
    let with = |building: &str| at(&format!("{CAPPED}red {building} N(-1,1)\nturn red, rolled"));
    assert_eq!(code(&with("settlement"), "red improves politics"), Code::MetropolisCap);
    assert!(is_legal(&with("city"), "red improves politics"));
}

#[test]
fn ck_ex_10_the_fourth_level_waits_for_another_city() {
    let mut table = at("
        red   settlement N(-1,1), city N(-1,0), levels trade 4 science 3, metropolis trade N(-1,0), hand 4 paper 3 ore 2 grain
        turn  red, rolled
    ");
    refuses(&table, "red improves science", Code::MetropolisCap, rule::CK_149);
    play(&mut table, "red builds city N(-1,1); red improves science");
    assert_eq!(levels(&table, "red"), [4, 0, 4]);
}

/// Blue's metropolis of politics cannot be won any more.
#[test]
fn ck_150_the_cap_holds_where_no_metropolis_is_to_be_won() {
    let blue = "blue city N(1,0), levels politics 5, metropolis politics N(1,0)\nturn red, rolled";
    refused(&format!("{CAPPED}{blue}"), "red improves politics", Code::MetropolisCap, rule::CK_149);
    let mut table = at(&format!("{CAPPED}red city N(-1,1)\n{blue}"));
    play(&mut table, "red improves politics");
    assert_eq!(metropolis(&table, Track::Politics), Some(v("N(1,0)")));
}

/// Also: CK-EX-56.
#[test]
fn ck_151_a_reduced_city_stops_all_improving() {
    let position = "red city N(-1,0), reduced N(-1,1), hand cloth coin 3 ore 2 grain\nturn red, rolled";
    for mut table in in_both(position) {
        for track in ["trade", "politics"] {
            refuses(&table, &format!("red improves {track}"), Code::ReducedCity, rule::CK_151);
        }
        assert!(moves(&table, "red", "improves").is_empty());
        play(&mut table, "red restores city N(-1,1); red improves trade");
        assert_eq!(levels(&table, "red"), [1, 0, 0]);
    }
    // It is red's own matter.
    let other = position.replace("red city", "blue city N(1,0), hand paper\nred city").replace("turn red", "turn blue");
    assert!(is_legal(&at(&other), "blue improves science"));
}

#[test]
fn ck_ex_56_one_cloth_and_an_upright_city_do_not_help_beside_a_reduced_one() {
    for table in in_both("red city N(-1,0), reduced N(-1,1), hand cloth\nturn red, rolled") {
        refuses(&table, "red improves trade", Code::ReducedCity, rule::CK_151);
    }
    for table in in_both("red city N(-1,0), settlement N(-1,1), hand cloth\nturn red, rolled") {
        assert!(is_legal(&table, "red improves trade"));
    }
}

#[test]
fn ck_ex_63_a_city_on_its_side_and_no_city_are_told_apart() {
    let position = |building: &str| format!("red {building} N(-1,0), hand cloth\nturn red, rolled");
    refused(&position("reduced"), "red improves trade", Code::ReducedCity, rule::CK_151);
    refused(&position("settlement"), "red improves trade", Code::NeedsCity, rule::CK_146);
}

/// The barbarians take red's only city.
#[test]
fn ck_152_levels_and_benefits_stay_when_the_cities_are_gone() {
    let mut table = at("
        red   city N(-1,0), strong S(0,-1), levels trade 3 politics 3 science 3, hand 2 cloth wool ore
        ship  6
        turn  red
    ");
    play(&mut table, "red rolls 1+1 ship");
    assert!(public(&table).cities[0].is_empty());
    assert_eq!(levels(&table, "red"), [3, 3, 3]);
    assert_eq!(asked(&table), ["red"]);
    play(&mut table, "red takes grain from aqueduct; red banks 2 cloth for brick; red promotes knight S(0,-1)");
    assert_eq!(hand(&table, "red"), cards("grain brick"));
    assert_eq!(knight(&table, "S(0,-1)"), "red mighty");
}

/// Also: CK-154, CK-155, CK-156.
#[test]
fn ck_153_each_third_level_brings_its_benefit() {
    let position = |levels: &str| format!("red strong S(0,-1), levels {levels}, hand 2 cloth wool ore\nturn red");
    let benefits = |levels: &str| {
        let mut table = at(&position(levels));
        play(&mut table, "red rolls 6+6 ship");
        let aqueduct = !moves(&table, "red", "takes").is_empty();
        if aqueduct {
            play(&mut table, "red takes nothing from aqueduct");
        }
        [is_legal(&table, "red banks 2 cloth for ore"), is_legal(&table, "red promotes knight S(0,-1)"), aqueduct]
    };
    assert_eq!(benefits("trade 2 politics 2 science 2"), [false, false, false]);
    assert_eq!(benefits("trade 3 politics 2 science 2"), [true, false, false]);
    assert_eq!(benefits("trade 2 politics 3 science 2"), [false, true, false]);
    assert_eq!(benefits("trade 2 politics 2 science 3"), [false, false, true]);
}

#[test]
fn ck_154_the_guild_gives_a_card_for_two_equal_commodities() {
    let position = "red levels trade 3, hand 4 cloth 2 coin 2 paper 2 wool 3 ore\nturn red, rolled";
    let mut table = at(position);
    for action in ["red banks 2 cloth for grain", "red banks 2 coin for paper", "red banks 2 paper for cloth"] {
        assert!(is_legal(&table, action), "{action}");
    }
    for action in ["red banks 2 wool for grain", "red banks 2 ore for cloth", "red banks 3 cloth for grain"] {
        assert_eq!(code(&table, action), Code::BadRate, "{action}");
    }
    assert_eq!(code(&table, "red banks 2 cloth for cloth"), Code::SameResource);
    play(&mut table, "red banks 2 cloth for grain; red banks 2 cloth for coin");
    assert_eq!(hand(&table, "red"), cards("grain 3 coin 2 paper 2 wool 3 ore"));
    let below = at(&position.replace("trade 3", "trade 2 politics 3 science 3"));
    assert_eq!(code(&below, "red banks 2 cloth for grain"), Code::BadRate);
}

// The Aqueduct. Red's settlement N(2,1) stands at the mountains (2,0), whose number is 8, and at nothing else.

const AQUEDUCT: &str = "red settlement N(2,1), levels science 3\n";

/// What red may take, in the order of the alphabet.
fn takes(table: &Table<Island>) -> Vec<String> {
    let all = moves(table, "red", "takes").into_iter();
    let goods = all.filter_map(|text| Some(text.strip_prefix("takes ")?.strip_suffix(" from aqueduct")?.to_owned()));
    let mut goods: Vec<String> = goods.collect();
    goods.sort();
    goods
}

/// Also: CK-157.
#[test]
fn ck_156_who_gets_nothing_may_take_a_resource() {
    for mut table in in_both(&format!("{AQUEDUCT}turn red")) {
        play(&mut table, "red rolls 4+5 ship");
        assert_eq!(asked(&table), ["red"]);
        play(&mut table, "red takes brick from aqueduct");
        assert_eq!(hand(&table, "red"), cards("brick"));
        assert!(is_legal(&table, "red ends turn"), "one card");
    }
    // A card from the number is enough to lose the choice.
    for mut table in in_both(&format!("{AQUEDUCT}turn red")) {
        play(&mut table, "red rolls 4+4 ship");
        assert_eq!(hand(&table, "red"), cards("ore"));
        assert!(is_legal(&table, "red ends turn"));
    }
    let mut table = at(&format!("{}turn red", AQUEDUCT.replace("science 3", "science 2 trade 3 politics 3")));
    play(&mut table, "red rolls 4+5 ship");
    assert!(is_legal(&table, "red ends turn"));
}

#[test]
fn ck_157_both_editions_know_the_same_aqueduct() {
    // Nobody's hex pays on a 6 here; on a 5 blue's does.
    for roll in ["4+2", "4+1"] {
        for mut table in in_both(&format!("{AQUEDUCT}blue settlement N(1,2)\nturn red")) {
            play(&mut table, &format!("red rolls {roll} ship"));
            assert_eq!(takes(&table).len(), 6, "{roll}");
        }
    }
}

/// Also: CK-EX-42.
#[test]
fn ck_158_a_hex_stopped_by_the_robber_brings_nothing() {
    let position = format!("{AQUEDUCT}landed\nrobber (2,0)\nturn red");
    let mut table = at(&position);
    play(&mut table, "red rolls 4+4 ship");
    assert!(hand(&table, "red").is_empty());
    assert_eq!(takes(&table).len(), 6);
    let mut table = at(&position.replace("robber (2,0)", "robber (1,1)"));
    play(&mut table, "red rolls 4+4 ship");
    assert!(takes(&table).is_empty());
}

#[test]
fn ck_ex_42_an_eight_on_the_robbers_hex_leaves_the_choice_of_a_resource() {
    for mut table in in_both(&format!("{AQUEDUCT}landed\nrobber (2,0)\nturn red")) {
        play(&mut table, "red rolls 3+5 ship; red takes ore from aqueduct");
        assert_eq!(hand(&table, "red"), cards("ore"));
    }
}

/// Blue holds the only ore there is.
#[test]
fn ck_159_an_empty_stack_brings_nothing_too() {
    let mut table = at(&format!("option bank_limit 1\n{AQUEDUCT}blue hand ore\nturn red"));
    play(&mut table, "red rolls 4+4 ship");
    assert!(hand(&table, "red").is_empty());
    assert_eq!(takes(&table), ["brick", "grain", "lumber", "nothing", "wool"]);
}

#[test]
fn ck_160_the_aqueduct_gives_one_resource_of_the_supply_to_who_wants_it() {
    let mut table = at(&format!("option bank_limit 1\n{AQUEDUCT}blue hand grain\nturn red"));
    play(&mut table, "red rolls 4+5 ship");
    assert_eq!(takes(&table), ["brick", "lumber", "nothing", "ore", "wool"]);
    for commodity in ["cloth", "coin", "paper"] {
        assert_eq!(code(&table, &format!("red takes {commodity} from aqueduct")), Code::NotAChoice, "{commodity}");
    }
    assert!(!is_legal(&table, "red takes grain from aqueduct"));
    assert_eq!(code(&table, "red ends turn"), Code::ActionPending);
    play(&mut table, "red takes nothing from aqueduct");
    assert!(hand(&table, "red").is_empty());
    assert!(is_legal(&table, "red ends turn"));
}

#[test]
fn ck_161_owners_take_one_after_another_from_the_player_on_turn_on() {
    let position = "
        red    levels science 3
        blue   levels science 3
        orange levels science 3
        turn   blue
    ";
    let mut table = at(position);
    play(&mut table, "blue rolls 4+5 ship");
    assert_eq!(asked(&table), ["blue"]);
    play(&mut table, "blue takes ore from aqueduct");
    assert_eq!(asked(&table), ["orange"], "white has none");
    assert!(!is_legal(&table, "red takes ore from aqueduct"));
    play(&mut table, "orange takes wool from aqueduct");
    assert_eq!(asked(&table), ["red"]);
    play(&mut table, "red takes ore from aqueduct");
    assert_eq!(asked(&table), ["blue"]);
    assert!(is_legal(&table, "blue ends turn"));
    // White's production comes first, though red is on turn: the only ore is gone.
    let mut table = at("option bank_limit 1\nred levels science 3\nwhite settlement N(2,1)\nturn red");
    play(&mut table, "red rolls 4+4 ship");
    assert_eq!(hand(&table, "white"), cards("ore"));
    assert_eq!(takes(&table), ["brick", "grain", "lumber", "nothing", "wool"]);
}

/// Also: CK-EX-43.
#[test]
fn ck_162_a_seven_fills_no_aqueduct() {
    let position = format!("{AQUEDUCT}turn red");
    let mut locked = at(&position);
    play(&mut locked, "red rolls 3+4 ship");
    assert!(takes(&locked).is_empty());
    assert!(is_legal(&locked, "red ends turn"));
    let mut landed = at(&format!("landed\nrobber (0,0)\n{position}"));
    play(&mut landed, "red rolls 3+4 ship; red moves robber (1,0)");
    assert!(is_legal(&landed, "red ends turn"));
}

#[test]
fn ck_ex_43_the_owner_of_an_aqueduct_gets_nothing_on_a_seven() {
    for mut table in in_both(&format!("{AQUEDUCT}turn red")) {
        play(&mut table, "red rolls 1+6 ship");
        assert!(moves(&table, "red", "takes").is_empty());
        assert!(hand(&table, "red").is_empty());
    }
}

#[test]
fn ck_163_everybody_sees_the_levels() {
    let table = at(
        "red levels trade 2 science 1\nwhite city N(0,2), levels politics 5, metropolis politics N(0,2)\nturn red, rolled",
    );
    for observer in [Observer::Public, Observer::Seat(seat(&table, "blue"))] {
        let view = table.game().view(table.state(), observer);
        let levels = view.public.modules.cities_and_knights.levels;
        assert_eq!(levels, [[2, 0, 1], [0, 0, 0], [0, 5, 0], [0, 0, 0]]);
    }
}

/// Also: CK-EX-62.
#[test]
fn ck_326_a_level_without_a_metropolis_uses_up_no_city() {
    let position = "
        red    city N(-1,0) N(-1,1), levels trade 4 politics 3 science 3, metropolis trade N(-1,0), hand 4 coin 4 paper
        blue   city N(1,0), levels politics 5, metropolis politics N(1,0)
        turn   red, rolled
    ";
    let mut table = at(position);
    play(&mut table, "red improves politics");
    assert_eq!(levels(&table, "red"), [4, 4, 3]);
    // The city is still there for the one that is to be won; then it is used up.
    play(&mut table, "red improves science");
    assert_eq!(metropolis(&table, Track::Science), Some(v("N(-1,1)")));
    let mut table = at(position);
    play(&mut table, "red improves science");
    refuses(&table, "red improves politics", Code::MetropolisCap, rule::CK_149);
}

#[test]
fn ck_ex_62_a_free_city_opens_both_other_tracks_until_it_is_lost() {
    let mut table = at("
        red    city N(-1,0) N(-1,1), levels trade 4 politics 3 science 3, metropolis trade N(-1,0), hand 5 cloth 9 coin 9 paper
        blue   city N(1,0), levels politics 5, metropolis politics N(1,0)
        white  city N(0,1), levels science 5, metropolis science N(0,1)
        ship   6
        turn   red, rolled
    ");
    play(&mut table, "red improves politics; red improves science");
    assert_eq!(levels(&table, "red"), [4, 4, 4]);
    assert_eq!(ck(&table).metropolis, [Some(v("N(-1,0)")), Some(v("N(1,0)")), Some(v("N(0,1)"))]);
    for track in ["politics", "science"] {
        assert!(is_legal(&table, &format!("red improves {track}")), "the city is free: {track}");
    }
    // A three brings red and white something, so that nobody is asked about an Aqueduct.
    play(&mut table, "red ends turn; blue rolls 1+2 ship");
    assert!(public(&table).settlements[0].contains(v("N(-1,1)")), "the only city that could be lost");
    play(&mut table, "blue ends turn; white rolls 1+2 ship; white ends turn; orange rolls 1+2 ship; orange ends turn");
    play(&mut table, "red rolls 1+2 ship");
    for track in ["politics", "science"] {
        refuses(&table, &format!("red improves {track}"), Code::MetropolisCap, rule::CK_149);
    }
    assert!(is_legal(&table, "red improves trade"));
}

/// Mining is played before the number counts, which the older edition allows.
#[test]
fn ck_327_only_cards_of_the_number_count_for_the_aqueduct() {
    let position = "option edition 2008\nred settlement N(-1,1), levels science 3\nturn red";
    let mut table = at(position);
    play(&mut table, "red rolls 1+1 science; draw mining; red plays mining");
    assert_eq!(hand(&table, "red"), cards("2 ore"));
    assert_eq!(takes(&table).len(), 6);
    // The number 3 brings an ore, and that counts.
    let mut table = at(position);
    play(&mut table, "red rolls 1+2 science; draw mining; red plays mining");
    assert_eq!(hand(&table, "red"), cards("3 ore"));
    assert!(takes(&table).is_empty());
}

// The metropolis.

#[test]
fn ck_164_who_is_first_at_the_fourth_level_takes_the_metropolis() {
    let position = "red city N(-1,0), settlement N(-1,1), levels science 2, hand 7 paper\nturn red, rolled";
    let mut table = at(position);
    play(&mut table, "red improves science");
    assert_eq!((metropolis(&table, Track::Science), points(&table, "red")), (None, 3), "not with the third");
    play(&mut table, "red improves science");
    assert_eq!(ck(&table).metropolis, [None, None, Some(v("N(-1,0)"))]);
    assert_eq!(points(&table, "red"), 5);
    assert_eq!(asked(&table), ["red"], "the only free city is not asked about");
    assert!(is_legal(&table, "red ends turn"));
}

/// Red's third city has a metropolis already, and the settlement is no place for one.
#[test]
fn ck_165_the_owner_chooses_among_the_free_cities_and_must() {
    let mut table = at("
        red   settlement N(-3,1), city N(-1,0) N(-1,1) N(-2,2), levels trade 3 science 4, metropolis science N(-2,2), hand 4 cloth
        blue  city N(1,0)
        turn  red, rolled
    ");
    play(&mut table, "red improves trade");
    assert_eq!(asked(&table), ["red"]);
    offers(&table, "red", "raises metropolis", &["N(-1,0)", "N(-1,1)"]);
    assert_eq!(listed(&table, "red").len(), 2, "nothing else");
    for place in ["N(-2,2)", "N(-3,1)", "N(1,0)"] {
        assert!(!is_legal(&table, &format!("red raises metropolis {place}")), "{place}");
    }
    assert_eq!(code(&table, "red ends turn"), Code::ActionPending);
    play(&mut table, "red raises metropolis N(-1,1)");
    assert_eq!(metropolis(&table, Track::Trade), Some(v("N(-1,1)")));
}

/// Also: CK-EX-09.
#[test]
fn ck_166_a_metropolis_makes_a_city_worth_four_points() {
    let position = "red city N(-1,0), levels trade 4, metropolis trade N(-1,0)\nblue city N(1,0)\nturn red, rolled";
    let table = at(position);
    assert_eq!((points(&table, "red"), points(&table, "blue")), (4, 2));
}

#[test]
fn ck_ex_09_a_city_with_its_metropolis_is_worth_four_points() {
    let mut table = at("red city N(-1,0), levels politics 3, hand 4 coin\nturn red, rolled");
    assert_eq!(points(&table, "red"), 2);
    play(&mut table, "red improves politics");
    assert_eq!(points(&table, "red"), 4);
}

/// Red holds the metropolis of politics at the fourth level; blue has one level less and another city.
const HELD: &str = "
    red   city N(-1,0), levels politics 4, metropolis politics N(-1,0)
    blue  city N(1,0), levels politics 3, hand 9 coin
    turn  blue, rolled
";

#[test]
fn ck_167_the_fifth_level_takes_the_metropolis_from_its_holder() {
    let mut table = at(HELD);
    play(&mut table, "blue improves politics; blue improves politics");
    assert_eq!(metropolis(&table, Track::Politics), Some(v("N(1,0)")));
    assert_eq!((points(&table, "red"), points(&table, "blue")), (2, 4));
    assert!(public(&table).cities[0].contains(v("N(-1,0)")), "the city stays");
    assert_eq!(levels(&table, "red"), [0, 4, 0]);
}

#[test]
fn ck_ex_08_the_metropolis_of_politics_goes_over_and_stays() {
    let mut table = at("
        red   city N(-1,0), levels politics 3, hand 4 coin
        blue  city N(1,0), levels politics 3, hand 4 coin
        turn  red, rolled
    ");
    play(&mut table, "red improves politics");
    assert_eq!(metropolis(&table, Track::Politics), Some(v("N(-1,0)")));
    play(&mut table, "red ends turn; blue rolls 1+1 trade; blue improves politics");
    assert_eq!(metropolis(&table, Track::Politics), Some(v("N(-1,0)")), "red was first");
    let mut table = at("
        red   city N(-1,0), levels politics 4, metropolis politics N(-1,0), hand 5 coin
        blue  city N(1,0), levels politics 4, hand 5 coin
        turn  blue, rolled
    ");
    play(&mut table, "blue improves politics");
    assert_eq!(metropolis(&table, Track::Politics), Some(v("N(1,0)")));
    assert!(public(&table).cities[0].contains(v("N(-1,0)")));
    // Red reaches the fifth level too, and the metropolis stays where it is.
    play(
        &mut table,
        "blue ends turn; white rolls 1+1 trade; white ends turn; orange rolls 1+1 trade; orange ends turn",
    );
    play(&mut table, "red rolls 1+1 trade; red improves politics");
    assert_eq!(metropolis(&table, Track::Politics), Some(v("N(1,0)")));
}

#[test]
fn ck_168_at_the_fifth_level_a_metropolis_is_safe() {
    let mut table = at(&HELD.replace("politics 4", "politics 5"));
    play(&mut table, "blue improves politics; blue improves politics");
    assert_eq!(levels(&table, "blue"), [0, 5, 0], "for the cards");
    assert_eq!(metropolis(&table, Track::Politics), Some(v("N(-1,0)")));
    assert_eq!((points(&table, "red"), points(&table, "blue")), (4, 2));
}

#[test]
fn ck_169_a_second_fourth_level_takes_nothing() {
    let mut table = at(HELD);
    play(&mut table, "blue improves politics");
    assert_eq!(metropolis(&table, Track::Politics), Some(v("N(-1,0)")));
    assert_eq!((points(&table, "red"), points(&table, "blue")), (4, 2));
}

/// Red has another city, and blue is a level behind.
#[test]
fn ck_170_the_holder_at_the_fifth_level_keeps_it_where_it_stands() {
    let mut table = at("
        red   city N(-1,0) N(-1,1) N(-2,2), levels science 4, metropolis science N(-1,0), hand 5 paper
        blue  city N(1,0), levels science 4
        turn  red, rolled
    ");
    play(&mut table, "red improves science");
    assert_eq!(metropolis(&table, Track::Science), Some(v("N(-1,0)")));
    assert!(is_legal(&table, "red ends turn"), "nothing is asked");
    assert_eq!(points(&table, "red"), 8);
}

/// Also: CK-172.
#[test]
fn ck_171_one_player_has_several_metropolises_each_on_its_own_city() {
    let mut table = at("
        red   city N(-1,0) N(-1,1), levels trade 4 politics 3 science 3, metropolis trade N(-1,0), hand 4 coin 4 paper
        turn  red, rolled
    ");
    play(&mut table, "red improves science");
    assert_eq!(ck(&table).metropolis, [Some(v("N(-1,0)")), None, Some(v("N(-1,1)"))]);
    assert_eq!(points(&table, "red"), 8);
    refuses(&table, "red improves politics", Code::MetropolisCap, rule::CK_149);
}

/// Whoever may go to the fourth level has a city for the metropolis; whoever has none may not.
#[test]
fn ck_172_a_place_for_the_metropolis_is_there_whenever_it_is_won() {
    for (cities, used) in [("N(-1,0)", 0), ("N(-1,0)", 1), ("N(-1,0) N(-1,1)", 1), ("N(-1,0) N(-1,1)", 2)] {
        let held = ["", "metropolis trade N(-1,0), ", "metropolis trade N(-1,0), metropolis politics N(-1,1), "][used];
        let levels = ["trade 3", "trade 4", "trade 4 politics 4"][used];
        let mut table =
            at(&format!("red city {cities}, levels {levels} science 3, {held}hand 4 paper\nturn red, rolled"));
        if cities.split(' ').count() > used {
            play(&mut table, "red improves science");
            assert!(metropolis(&table, Track::Science).is_some(), "{cities}, {used}");
        } else {
            refuses(&table, "red improves science", Code::MetropolisCap, rule::CK_149);
        }
    }
}

#[test]
fn ck_175_a_metropolis_does_not_move_between_own_cities() {
    let position = "
        red   city N(-1,0) N(-1,1), levels trade 4, metropolis trade N(-1,0), hand 5 cloth 2 brick
        turn  red, rolled
    ";
    let mut table = at(position);
    for moves in ["", "red improves trade", "red builds wall N(-1,1)"] {
        play(&mut table, moves);
        assert!(!listed(&table, "red").iter().any(|action| action.contains("metropolis")), "{moves}");
        assert_eq!(code(&table, "red raises metropolis N(-1,1)"), Code::NotAChoice, "{moves}");
    }
    assert_eq!(metropolis(&table, Track::Trade), Some(v("N(-1,0)")));
}

/// The barbarians are stronger; white has a city to lose, red has not.
#[test]
fn ck_176_a_metropolis_may_have_a_wall_and_keeps_it() {
    let mut table = at("
        red    city N(-1,0), levels trade 4, metropolis trade N(-1,0), hand 2 brick
        white  city N(2,0), wall N(2,0)
        ship   6
        turn   red, rolled
    ");
    play(&mut table, "red builds wall N(-1,0); red ends turn; blue rolls 1+1 ship");
    assert!(ck(&table).walls.contains(v("N(-1,0)")));
    assert!(!ck(&table).walls.contains(v("N(2,0)")), "white lost the city and its wall");
}

/// Red has eleven points and reaches the fifth level before blue.
#[test]
fn ck_339_victory_waits_until_the_metropolis_stands() {
    let mut table = at("
        red   settlement N(-3,1) N(-3,2) N(-3,3), city N(-1,0) N(-1,1) N(-2,2), levels trade 4, defender 2, hand 5 cloth
        blue  city N(1,0), levels trade 4, metropolis trade N(1,0)
        turn  red, rolled
    ");
    assert_eq!((points(&table, "red"), points(&table, "blue")), (11, 4));
    play(&mut table, "red improves trade");
    assert!(hand(&table, "red").is_empty());
    assert_eq!(levels(&table, "red"), [5, 0, 0]);
    assert_eq!(metropolis(&table, Track::Trade), None, "blue's is gone, red's does not stand yet");
    assert_eq!((asked(&table), public(&table).winner), (vec!["red"], None));
    play(&mut table, "red raises metropolis N(-1,1)");
    assert_eq!(metropolis(&table, Track::Trade), Some(v("N(-1,1)")));
    assert_eq!((points(&table, "red"), points(&table, "blue")), (13, 2));
    assert!(has_won(&table, "red"));
}

// The merchant. Red's settlement N(-1,0) adjoins the forest (-1,0), the fields (-1,-1) and the hills (0,-1).

const MERCHANT: &str = "red settlement N(-1,0), hand 6 lumber 2 grain 2 paper, progress merchant\n";

fn merchant(table: &Table<Island>) -> Option<(Hex, steading_game::Seat)> {
    ck(table).merchant
}

#[test]
fn ck_212_only_its_card_brings_and_moves_the_merchant() {
    let mut table = at(&format!("{MERCHANT}landed\nrobber (0,0)\nturn red"));
    assert_eq!(merchant(&table), None);
    play(&mut table, "red rolls 1+1 ship");
    assert_eq!(merchant(&table), None);
    play(&mut table, "red plays merchant (-1,0)");
    let red = seat(&table, "red");
    assert_eq!(merchant(&table), Some((h("(-1,0)"), red)));
    assert!(held(&table, "red").is_empty());
    assert_eq!(code(&table, "red plays merchant (0,-1)"), Code::NoSuchCard);
    // Another turn and the robber leave it where it is.
    play(&mut table, "red ends turn; blue rolls 1+1 ship; blue ends turn; white rolls 3+4 ship");
    play(&mut table, "red discards 5 lumber; white moves robber (-1,0); steal lumber");
    assert_eq!(merchant(&table), Some((h("(-1,0)"), red)));
}

#[test]
fn ck_213_the_merchant_goes_to_a_hex_beside_an_own_building() {
    let position = format!("{MERCHANT}red road NW(1,1), basic S(1,0)\nblue settlement N(1,0)\nturn red, rolled");
    let table = at(&position);
    offers(&table, "red", "plays merchant", &["(-1,0)", "(-1,-1)", "(0,-1)"]);
    // Hexes of a road and a knight, of somebody else, and of nobody.
    for hex in ["(1,1)", "(2,-1)", "(-2,2)"] {
        refuses(&table, &format!("red plays merchant {hex}"), Code::NoBuildingThere, rule::CK_213);
    }
    offers(
        &at(&position.replace("red settlement", "red city")),
        "red",
        "plays merchant",
        &["(-1,0)", "(-1,-1)", "(0,-1)"],
    );
}

#[test]
fn ck_214_its_owner_trades_the_resource_of_its_hex_two_for_one() {
    let mut table = at(&format!("{MERCHANT}turn red, rolled"));
    assert_eq!(code(&table, "red banks 2 lumber for ore"), Code::BadRate);
    play(&mut table, "red plays merchant (-1,0)");
    play(&mut table, "red banks 2 lumber for ore; red banks 2 lumber for coin");
    assert_eq!(hand(&table, "red"), cards("2 lumber 2 grain 2 paper ore coin"));
    assert_eq!(code(&table, "red banks 2 grain for ore"), Code::BadRate, "another hex of red's");
    // As long as it is red's.
    let later = at(&format!("{MERCHANT}merchant red (-1,-1)\nturn red, rolled"));
    assert!(is_legal(&later, "red banks 2 grain for ore"));
    let foreign = at(&format!("{MERCHANT}merchant blue (-1,-1)\nturn red, rolled"));
    assert_eq!(code(&foreign, "red banks 2 grain for ore"), Code::BadRate);
}

#[test]
fn ck_215_the_commodity_of_the_hex_keeps_its_rate() {
    let table = at(&format!("{MERCHANT}merchant red (-1,0)\nturn red, rolled"));
    assert_eq!(code(&table, "red banks 2 paper for ore"), Code::BadRate);
    assert!(is_legal(&table, "red banks 2 lumber for ore"));
}

#[test]
fn ck_216_the_merchant_is_worth_a_point() {
    let mut table = at(&format!("{MERCHANT}turn red, rolled"));
    assert_eq!(points(&table, "red"), 1);
    play(&mut table, "red plays merchant (-1,0)");
    assert_eq!(points(&table, "red"), 2);
}

#[test]
fn ck_217_the_robber_does_not_disturb_the_merchant() {
    let mut table = at(&format!("{MERCHANT}landed\nrobber (-1,0)\nturn red, rolled"));
    play(&mut table, "red plays merchant (-1,0); red banks 2 lumber for ore");
    assert_eq!(points(&table, "red"), 2);
}

#[test]
fn ck_218_the_card_of_another_player_takes_figure_rate_and_point() {
    let mut table = at(&format!(
        "{MERCHANT}merchant red (-1,0)
         blue settlement N(1,0), hand 2 wool 2 lumber, progress merchant
         turn blue, rolled"
    ));
    assert_eq!((points(&table, "red"), points(&table, "blue")), (2, 1));
    play(&mut table, "blue plays merchant (1,-1)");
    assert_eq!(merchant(&table), Some((h("(1,-1)"), seat(&table, "blue"))));
    assert_eq!((points(&table, "red"), points(&table, "blue")), (1, 2));
    assert!(is_legal(&table, "blue banks 2 wool for ore"));
    assert_eq!(code(&table, "blue banks 2 lumber for ore"), Code::BadRate);
    play(&mut table, "blue ends turn; white rolls 1+1 ship; white ends turn; orange rolls 1+1 ship; orange ends turn");
    play(&mut table, "red rolls 1+1 ship");
    assert_eq!(code(&table, "red banks 2 lumber for ore"), Code::BadRate);
}

#[test]
fn ck_219_on_the_desert_the_merchant_is_worth_its_point_alone() {
    let mut table = at("
        red   settlement N(0,0), hand 2 brick 2 lumber 2 wool 2 grain 2 ore, progress merchant
        turn  red, rolled
    ");
    play(&mut table, "red plays merchant (0,0)");
    assert_eq!(points(&table, "red"), 2);
    for (given, taken) in [("brick", "ore"), ("lumber", "ore"), ("wool", "ore"), ("grain", "ore"), ("ore", "wool")] {
        assert_eq!(code(&table, &format!("red banks 2 {given} for {taken}")), Code::BadRate, "{given}");
    }
}

/// Red and blue have buildings at the forest (-1,0).
#[test]
fn ck_220_the_merchant_stays_on_a_hex_only_for_a_new_owner() {
    let position =
        |owner: &str| format!("{MERCHANT}blue settlement N(-1,1)\nmerchant {owner} (-1,0)\nturn red, rolled");
    let mut table = at(&position("blue"));
    play(&mut table, "red plays merchant (-1,0)");
    assert_eq!(merchant(&table), Some((h("(-1,0)"), seat(&table, "red"))));
    refused(&position("red"), "red plays merchant (-1,0)", Code::NoEffect, rule::CK_322);
    offers(&at(&position("red")), "red", "plays merchant", &["(-1,-1)", "(0,-1)"]);
}
