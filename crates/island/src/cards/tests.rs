//! Hands against a naive model: every operation on random multisets of all eight kinds, and on those at the edge of a lane.

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::*;

/// A multiset as plain counts.
type Model = [u8; 8];

/// How many pairs of multisets are tried.
const PAIRS: u32 = 20_000;

/// Random counts: mostly a few of some kinds, now and then as many as a lane holds.
fn any_counts(rng: &mut SmallRng) -> Model {
    let most = [0, 1, 3, 19, Cards::LANE_MAX][rng.random_range(0..5)];
    std::array::from_fn(|_| match rng.random_range(0..4) {
        0 => 0,
        1 => most,
        _ => rng.random_range(0..=most),
    })
}

fn for_pairs(mut prove: impl FnMut(Model, Model)) {
    let mut rng = SmallRng::seed_from_u64(15);
    for _ in 0..PAIRS {
        prove(any_counts(&mut rng), any_counts(&mut rng));
    }
}

/// The model's answer to an operation that goes kind by kind.
fn by_kind(a: Model, b: Model, join: impl Fn(u8, u8) -> u8) -> Cards {
    Cards::from_counts(std::array::from_fn::<u8, 8, _>(|kind| join(a[kind], b[kind])))
}

fn kinds_where(is_meant: impl Fn(usize) -> bool) -> Vec<Good> {
    Good::ALL.into_iter().filter(|&good| is_meant(good as usize)).collect()
}

#[test]
fn hands_hold_all_eight_kinds_apart() {
    for_pairs(|counts, _| {
        let cards = Cards::from_counts(counts);
        assert_eq!(cards.counts(), counts);
        assert_eq!(Good::ALL.map(|good| cards.count(good)), counts);
        assert_eq!(Good::ALL.map(|good| cards.has(good)), counts.map(|count| count > 0));
        assert_eq!(cards.total(), counts.iter().map(|&count| u16::from(count)).sum::<u16>());
        assert_eq!(cards.is_empty(), counts == [0; 8]);
        assert_eq!(cards.kinds().collect::<Vec<_>>(), kinds_where(|kind| counts[kind] > 0));
        let lanes = Good::ALL.map(|good| Cards::of(good, cards.count(good)));
        assert_eq!(lanes.into_iter().fold(Cards::NONE, Cards::add), cards);
    });
}

#[test]
fn hands_are_added_taken_and_compared_kind_by_kind() {
    for_pairs(|a, b| {
        let (ours, theirs) = (Cards::from_counts(a), Cards::from_counts(b));
        let fits = (0..8).all(|kind| u16::from(a[kind]) + u16::from(b[kind]) <= u16::from(Cards::LANE_MAX));
        let sum = ours.checked_add(theirs);
        assert_eq!(sum, fits.then(|| by_kind(a, b, |a, b| a + b)), "{ours} and {theirs}");
        if let Some(sum) = sum {
            assert_eq!((ours + theirs, sum - theirs), (sum, ours));
        }
        assert_eq!(ours.covers(theirs), (0..8).all(|kind| a[kind] >= b[kind]), "{ours} over {theirs}");
        assert_eq!(ours.covering(theirs).iter().collect::<Vec<_>>(), kinds_where(|kind| a[kind] >= b[kind]));
        assert_eq!(ours.common(theirs), by_kind(a, b, u8::min), "{ours} and {theirs}");
        assert_eq!(ours.either(theirs), by_kind(a, b, u8::max), "{ours} or {theirs}");
        assert_eq!(ours.shortfall(theirs), by_kind(b, a, u8::saturating_sub), "{ours} short of {theirs}");
    });
}

#[test]
fn cards_are_counted_kind_by_kind() {
    for_pairs(|counts, _| {
        let cards = Cards::from_counts(counts);
        let mut laid_out = Good::ALL.into_iter().flat_map(|good| (0..counts[good as usize]).map(move |_| good));
        for number in 0..=cards.total() {
            assert_eq!(cards.nth(number), laid_out.next(), "card {number} of {cards}");
        }
    });
}

#[test]
fn hands_are_written_and_read_with_all_eight_kinds() {
    for_pairs(|counts, _| {
        let cards = Cards::from_counts(counts);
        let json = serde_json::to_string(&cards).unwrap();
        assert_eq!(serde_json::from_str::<Cards>(&json).unwrap(), cards, "{json}");
        let text = cards.to_string();
        let words: Vec<&str> = text.split(' ').collect();
        assert_eq!(crate::text::words::cards(&words).unwrap(), cards, "{text}");
        assert_eq!(Cards::from(Packed::from(cards)), cards);
        assert_eq!(serde_json::to_string(&Packed::from(cards)).unwrap(), json);
    });
}

#[test]
fn a_hand_is_written_in_the_order_of_kinds() {
    let cards = Cards::from_counts([2, 0, 1, 19, 3, 1, 0, 4]);
    assert_eq!(cards.to_string(), "2 brick 1 wool 19 grain 3 ore 1 cloth 4 paper");
    let json = r#"{"brick":2,"wool":1,"grain":19,"ore":3,"cloth":1,"paper":4}"#;
    assert_eq!(serde_json::to_string(&cards).unwrap(), json);
    assert_eq!(Cards::NONE.to_string(), "nothing");
    assert_eq!(Cards::from_counts([2, 0, 1]), Cards::from_counts([2, 0, 1, 0, 0, 0, 0, 0]));
}

#[test]
fn a_lane_holds_127_cards_and_no_more() {
    let full = GoodSet::ALL.each(Cards::LANE_MAX);
    assert_eq!((full.total(), full.checked_add(Cards::NONE)), (1016, Some(full)));
    for good in Good::ALL {
        assert_eq!(full.checked_add(Cards::one(good)), None);
        assert_eq!(full.checked_add(full), None);
        let json = format!(r#"{{"{good}":128}}"#);
        assert!(serde_json::from_str::<Cards>(&json).is_err(), "{json}");
    }
}

#[test]
fn sets_of_kinds_choose_from_hands() {
    let sets = [GoodSet::RESOURCES, GoodSet::COMMODITIES, GoodSet::ALL];
    assert_eq!(sets.map(GoodSet::len), [5, 3, 8]);
    assert!(GoodSet::RESOURCES.iter().eq(Good::RESOURCES));
    assert!(GoodSet::ALL.iter().eq(Good::ALL));
    assert!(GoodSet::RESOURCES.and(GoodSet::COMMODITIES).is_empty());
    assert_eq!(GoodSet::RESOURCES.or(GoodSet::COMMODITIES), GoodSet::ALL);
    assert_eq!(GoodSet::EMPTY.or(GoodSet::COMMODITIES), GoodSet::COMMODITIES);
    for_pairs(|counts, wanted| {
        let (cards, set) = (Cards::from_counts(counts), Cards::from_counts(wanted).kind_set());
        assert_eq!(cards.among(set), by_kind(counts, wanted, |count, wanted| if wanted > 0 { count } else { 0 }));
        for good in Good::ALL {
            let rest: Vec<Good> = set.iter().filter(|&other| other != good).collect();
            assert_eq!(set.without(good).iter().collect::<Vec<_>>(), rest);
            assert_eq!(set.contains(good), wanted[good as usize] > 0);
        }
        assert_eq!(set.each(3), by_kind(wanted, wanted, |count, _| if count > 0 { 3 } else { 0 }));
    });
}

#[test]
fn kinds_have_one_name_each() {
    for (index, good) in Good::ALL.into_iter().enumerate() {
        assert_eq!(Good::from_index(index), good);
        assert_eq!(Good::named(good.name()), Some(good));
        assert_eq!(serde_json::to_value(good).unwrap(), good.name());
        assert_eq!(Good::resource_named(good.name()), Some(good).filter(|good| Good::RESOURCES.contains(good)));
        let others: Vec<Good> = Good::RESOURCES.into_iter().filter(|&other| other != good).collect();
        let expected = good.is_resource().then_some(others);
        assert_eq!(good.other_resources().map(Vec::from), expected);
    }
}

/// Positions that were written before there were six kinds have five counts, and tables without the sixth still write five.
#[test]
fn development_cards_are_written_as_five_counts_or_six() {
    let written = |cards: DevCards| serde_json::to_string(&cards).unwrap();
    assert_eq!(written(DevCards::DECK), "[14,2,2,2,5]");
    assert_eq!(written(DevCards::TRADERS), "[16,3,0,0,3,3]");
    let read = |text: &str| serde_json::from_str::<DevCards>(text);
    for cards in [DevCards::DECK, DevCards::TRADERS, DevCards::default()] {
        assert_eq!(read(&written(cards)).unwrap(), cards);
    }
    assert_eq!(read("[1,0,0,0,2,0]").unwrap(), DevCards::of([1, 0, 0, 0, 2, 0]));
    for wrong in ["[]", "[1,2,3,4]", "[1,2,3,4,5,6,7]", "[-1,0,0,0,0]", "[300,0,0,0,0]"] {
        assert!(read(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn a_swift_journey_can_be_played_and_a_point_cannot() {
    let of = |card| {
        let mut cards = DevCards::default();
        cards.put(card);
        cards
    };
    for card in DevCard::ALL {
        let is_playable = of(card).has_playable_beyond(DevCards::default());
        assert_eq!(is_playable, card != DevCard::VictoryPoint, "{card}");
        assert!(!of(card).has_playable_beyond(of(card)), "{card}");
        assert_eq!((of(card).total(), of(card).nth(0), DevCard::named(card.name())), (1, Some(card), Some(card)));
    }
}
