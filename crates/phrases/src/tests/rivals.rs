//! The refusals and cards of the card game.

use std::collections::BTreeSet;

use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use steading_game::laws::Lawful;
use steading_game::{Game, Next, Refusal, Seat};
use steading_rivals::Rivals;
use steading_rivals::cards::{Card, Happening, Kind, Region, Title};
use steading_rivals::goods::{Goods, Resource};
use steading_rivals::grid::{Column, End, Half, Place};
use steading_rivals::illegal::{About, Code, Detail, Illegal};
use steading_rivals::options::{Mode, Options};
use steading_rivals::rule;

use super::{Values, colour_of, messages};
use crate::{Language, bundle, card, refusal, sentence, values};

/// What somebody owes, by the words of the frames.
const OWED: &[&str] = &[
    "chance",
    "payment",
    "gain",
    "units",
    "giving",
    "purchase",
    "victim",
    "feud",
    "search",
    "return",
    "regions",
    "relocation",
    "defence",
    "attack",
    "effect",
    "start",
    "hand-check",
    "exchange",
];

/// Frames that nobody is told to wait for: then it is somebody's turn, or the engine goes on by itself.
const NEVER_OWED: &[&str] = &["roll", "actions", "engine"];

/// What requirements ask for.
const REQUIREMENTS: &[(Title, &str)] = &[
    (Title::Merchant, "commerce-or-city"),
    (Title::TradeMaster, "merchant-guild"),
    (Title::StapleHouse, "merchant-guild"),
    (Title::Brigands, "strength-advantage"),
    (Title::GoldCache, "hero"),
    (Title::Archer, "hedge-tavern"),
    (Title::VoyageOfPlunder, "strength-advantage"),
    (Title::Gustav, "library-or-fewer-points"),
    (Title::Guido, "town-hall-or-fewer-points"),
    (Title::Doctor, "bath-house"),
    (Title::MineralMining, "university"),
    (Title::ChiefCannoneer, "university"),
    (Title::Parliament, "progress-symbols"),
    (Title::University, "abbey-or-library"),
    (Title::TownHall, "parish-hall"),
];

/// What cards lack that would do nothing.
const LACKS: &[(Title, &str)] = &[
    (Title::Goldsmith, "gold"),
    (Title::MerchantCaravan, "units"),
    (Title::Gudrun, "pirate-ship"),
    (Title::Gudrun, "opponent-gold"),
    (Title::Merchant, "opponent-units"),
    (Title::Benjamin, "room"),
    (Title::Gustav, "discarded-card"),
    (Title::Arsonist, "target"),
];

fn first_card(title: Title) -> Card {
    Card::ALL.into_iter().find(|card| card.title() == title).unwrap()
}

/// The details the rules give with each code.
fn details(code: Code) -> Vec<Detail> {
    let (red, blue) = (Seat(0), Seat(1));
    let (column, abbey) = (Column::FIRST, Card::BasicAbbey);
    let site = column.site(Half::Upper);
    let place = site.neighbour(End::Left);
    let of_card = |titles: &[Title]| titles.iter().map(|&title| Detail::Card(first_card(title))).collect::<Vec<_>>();
    let needs = |list: &[(Title, &'static str)]| {
        list.iter().map(|&(title, what)| Detail::Needs(first_card(title), what)).collect::<Vec<_>>()
    };
    let cell = Detail::Cell(9, 3);
    match code {
        Code::GameOver => [1, 2, 5, 12, 21].map(|points| Detail::Winner(blue, points)).to_vec(),
        Code::NotYourTurn => vec![Detail::Turn(red)],
        Code::ActionPending => OWED.iter().map(|&what| Detail::Owes(red, what)).collect(),
        Code::WrongPhase => vec![Detail::Stage("actions")],
        Code::RollFirst => vec![Detail::Stage("before-roll")],
        Code::AlreadyRolled => vec![Detail::Stage("rolled")],
        Code::NotInPlay => ["demolition", "face-up", "stack"].map(Detail::Word).to_vec(),
        Code::NoSuchCard => of_card(&Title::ALL),
        Code::CardTiming => of_card(&[Title::Brigitta, Title::Reiner, Title::Scout, Title::Sebastian]),
        Code::NotPlayable => of_card(&[Title::Abbey, Title::Inga, Title::Scout, Title::GoldCache]),
        Code::NoEffect => needs(LACKS),
        Code::Requirement => needs(REQUIREMENTS),
        Code::OneOnly | Code::WrongStack => of_card(&[Title::Abbey, Title::MerchantGuild]),
        Code::NoSite => vec![Detail::Site(site), cell],
        Code::SiteFull => vec![Detail::Site(site)],
        Code::CityOnly | Code::Protected => vec![Detail::Spot(site, Card::GoldMint)],
        Code::CannotAfford => {
            let (price, short) = (Goods::from_counts([0, 1, 2, 0, 0, 3]), Goods::from_counts([0, 0, 1, 0, 0, 2]));
            vec![Detail::Price { price, short }]
        }
        Code::NoPiecesLeft => ["road", "settlement", "city"].map(Detail::Piece).to_vec(),
        Code::RoadThere | Code::NoOpenRoad => vec![Detail::None, cell],
        Code::NoSettlementHere => vec![Detail::Column(column), cell],
        Code::SameResource | Code::NoRoom | Code::NoShip => Resource::ALL.map(Detail::Resource).to_vec(),
        Code::BadRate => {
            let trades = [(Resource::Wool, 2, 3), (Resource::Gold, 0, 1)];
            let trades = trades.map(|(resource, held, needed)| Detail::Units { resource, held, needed });
            let searches = [(0, 1), (1, 2), (4, 5), (20, 21)].map(|(held, needed)| Detail::Search { held, needed });
            trades.into_iter().chain(searches).collect()
        }
        Code::OncePerTurn => of_card(&[Title::Brigitta, Title::Reiner, Title::Mint]),
        Code::NotThere => vec![Detail::Card(abbey), Detail::Spot(site, abbey)],
        Code::NoRegion => vec![Detail::Place(place), Detail::Place(Place::CACHE), cell],
        Code::StoreEmpty | Code::StoreFull => [place, Place::CACHE].map(Detail::Place).to_vec(),
        Code::StackEmpty => ["B1", "face-up"].map(Detail::Stack).to_vec(),
        Code::NotAChoice => {
            let of_questions = OWED.iter().filter(|&&word| word != "chance").copied();
            let others = ["number", "pass", "region"];
            let words = of_questions.chain(others).map(Detail::Word);
            let kinds = ["gain-kind", "payment-kind", "tribute-room", "opponent-lacks", "tithe-kind"];
            let cards = [
                "ship-only",
                "face-up-card",
                "bath-house-only",
                "strength-only",
                "building-only",
                "feud-building",
                "named-already",
                "not-named",
                "no-rioter",
            ];
            let reasons = kinds.map(|why| Detail::Why(why, About::Resource(Resource::Gold))).into_iter();
            let reasons = reasons.chain(cards.map(|why| Detail::Why(why, About::Card(abbey))));
            let reasons = reasons.chain(["taken-stack", "basic-stack"].map(|why| Detail::Why(why, About::Stack("T2"))));
            let reasons = reasons.chain(
                [("arranged", place), ("regions-only", Place::CACHE)]
                    .map(|(why, place)| Detail::Why(why, About::Place(place))),
            );
            words.chain(reasons).chain([cell]).collect()
        }
        Code::BadOption => vec![Detail::Option("first_player", "a seat of this table")],
    }
}

/// Every refusal of the card game, and those only a newer engine could give.
pub fn samples() -> Vec<(&'static str, Values)> {
    let of_code = |&code: &Code| {
        let of_detail = move |detail| (code.text(), Illegal { code, rule: rule::RIV_326, detail }.values());
        details(code).into_iter().map(of_detail)
    };
    let newer: [(&str, Values); 2] = [
        ("CARD_TIMING", vec![("card", "goldsmith".into())]),
        ("REQUIREMENT", vec![("card", "mint".into()), ("needs", "something new".into())]),
    ];
    Code::ALL.iter().flat_map(of_code).chain(newer).collect()
}

/// The codes of the card game.
pub fn codes() -> impl Iterator<Item = &'static str> {
    Code::ALL.iter().map(|code| code.text())
}

/// The words that the card game has beside its cards.
pub fn words() -> impl Iterator<Item = &'static str> {
    Resource::ALL.into_iter().map(Resource::name)
}

/// The word of a kind of region: `gold-field` for `basic-region-gold-field-2`.
fn region_word(region: Region) -> String {
    let id = region.data().id.trim_start_matches("basic-region-");
    id.rsplit_once('-').map_or(id, |(kind, _)| kind).to_owned()
}

#[test]
fn every_card_event_and_region_has_a_name_and_nothing_else_has() {
    let titles = Title::ALL.iter().map(|title| title.word().to_owned());
    let events = Happening::ALL.iter().map(|event| event.name().to_lowercase().replace(' ', "-"));
    let keys: BTreeSet<String> = titles.chain(events).chain(Region::ALL.map(region_word)).collect();
    assert_eq!(keys.len(), 73 + 10 + 6);
    let there: BTreeSet<String> =
        messages(bundle::sources(Language::English).cards).into_iter().map(|message| message.0.to_owned()).collect();
    assert_eq!(there, keys);
    for language in Language::ALL {
        let names: BTreeSet<String> = keys.iter().map(|key| card(language, key)).collect();
        assert_eq!(names.len(), keys.len(), "{language:?} has one name for two cards");
    }
}

/// The names are those of the data file; there the two Chapels share one name in Russian.
#[test]
fn names_are_those_of_the_data_file() {
    let file = include_str!("../../../../rules/rivals-cards.csv");
    let ascii = |name: &str| name.replace('–', "-");
    let mut count = 0;
    for title in Title::ALL {
        assert_eq!(ascii(&card(Language::English, title.word())), title.name());
        let russian = card(Language::Russian, title.word());
        let printed = russian.split(" (").next().unwrap_or_default();
        let row = file.lines().find(|row| row.starts_with(&format!("{},", first_card(title).id()))).unwrap();
        assert!(row.contains(printed), "{row}: {russian}");
        count += 1;
    }
    for event in Happening::ALL {
        let key = event.name().to_lowercase().replace(' ', "-");
        assert_eq!(card(Language::English, &key), event.name());
        let row = format!("{},{},", event.name(), card(Language::Russian, &key));
        assert!(file.contains(&row), "{row}");
        count += 1;
    }
    for region in Region::ALL {
        let key = region_word(region);
        let row = format!(",region,{},{},", card(Language::English, &key), card(Language::Russian, &key));
        assert!(file.contains(&row), "{row}");
    }
    assert_eq!(count, 83);
}

/// The words of the frames stand in the source of the card game; none of them may be without a sentence.
#[test]
fn riv_343_every_question_has_its_words() {
    let source = include_str!("../../../rivals/src/illegal.rs");
    let (_, words) = source.split_once("pub const fn word(self)").unwrap();
    let words: BTreeSet<&str> = words.split("=> \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let known: BTreeSet<&str> = OWED.iter().chain(NEVER_OWED).copied().collect();
    assert_eq!(words, known);
}

#[test]
fn riv_364_prices_of_a_search_take_their_plural_forms() {
    let say = |language, needed: u8| {
        let detail = Detail::Search { held: 0, needed };
        let values = Illegal { code: Code::BadRate, rule: rule::RIV_155, detail }.values();
        refusal(language, "BAD_RATE", &values, colour_of)
    };
    // The forms after 1, 2 and 5; 21 takes the first in Russian and Ukrainian, the last in English.
    let check = |language, forms: &str| {
        let forms: Vec<&str> = forms.split(' ').collect();
        let after_21 = if language == Language::English { forms[2] } else { forms[0] };
        for (needed, form) in [(1, forms[0]), (2, forms[1]), (5, forms[2]), (21, after_21)] {
            let sentence = say(language, needed);
            assert!(sentence.contains(&format!(" {needed} {form}")), "{sentence}");
        }
    };
    check(Language::English, "unit units units");
    check(Language::Russian, "единица единицы единиц");
    check(Language::Ukrainian, "ресурс ресурси ресурсів");
}

/// Expansions and action cards that are taken for each other are told apart.
#[test]
fn riv_350_what_a_card_is_decides_the_sentence() {
    let say = |card: Card| {
        let values = Illegal { code: Code::NotPlayable, rule: rule::RIV_120, detail: Detail::Card(card) }.values();
        refusal(Language::English, "NOT_PLAYABLE", &values, colour_of)
    };
    for card in Card::ALL {
        let sentence = say(card);
        let is_right = match card.kind() {
            Kind::Action => sentence.contains("is an action card"),
            Kind::ExtraordinarySite => sentence.contains("beside a region"),
            _ => sentence.contains("it is built on a site"),
        };
        assert!(is_right && sentence.starts_with(card.title().name().split(" (").next().unwrap()), "{sentence}");
    }
}

/// Nonsense in random games of every mode: whatever is refused has a sentence, and words of questions and requirements have their own.
#[test]
fn whatever_is_refused_in_random_games_has_its_sentence() {
    let mut met: BTreeSet<(&'static str, String)> = BTreeSet::new();
    for (seed, mode) in (0..).zip(Mode::ALL) {
        let mut rng = SmallRng::seed_from_u64(seed);
        for _ in 0..4 {
            let game = Rivals::new(Options { mode, ..Options::default() }).unwrap();
            let mut state = game.start();
            for _ in 0..6000 {
                for seat in [Seat(0), Seat(1)] {
                    let action = game.any_action(&state, seat, &mut rng);
                    let Err(illegal) = game.check(&state, seat, action) else { continue };
                    if met.insert((illegal.code(), format!("{:?}", illegal.values()))) {
                        is_said(&illegal);
                    }
                }
                match game.next(&state) {
                    Next::Over => break,
                    Next::Chance => {
                        let outcome = game.sample(&state, &mut rng);
                        game.resolve(&mut state, &outcome, &mut ());
                    }
                    Next::Seats(seats) => {
                        let seat = seats.lowest().unwrap();
                        let mut actions = Vec::new();
                        game.actions(&state, seat, &mut actions);
                        // Whoever demolishes whatever can be demolished never gets far.
                        let is_kept = |action: &&_| !game.is_rash(**action);
                        let calm = actions.iter().find(is_kept).filter(|_| rng.random_ratio(1, 3));
                        let action = *calm.or(actions.choose(&mut rng)).unwrap();
                        game.apply(&mut state, seat, action, &mut ());
                    }
                }
            }
        }
    }
    let codes: BTreeSet<&str> = met.iter().map(|(code, _)| *code).collect();
    assert!(codes.len() > 25, "{codes:?}");
}

/// The refusal has a sentence in every language, and not the general one where a word of the engine wants its own.
fn is_said(illegal: &Illegal) {
    let (code, values) = (illegal.code(), illegal.values());
    for language in Language::ALL {
        assert!(sentence(language, code, &values, colour_of).is_some(), "{language:?} has no words for {illegal:?}");
    }
    let has_word = matches!(illegal.detail, Detail::Owes(..) | Detail::Stage(_) | Detail::Needs(..) | Detail::Word(_));
    let args = values::in_words(Language::English, &values, colour_of);
    let all = messages(bundle::sources(Language::English).refusals);
    let variants = all.iter().find(|message| message.0 == code).map_or(&[][..], |message| &message.1);
    let chosen = variants.iter().find(|variant| values::are_about(&args, &values, variant));
    assert!(!has_word || chosen.is_some(), "{illegal:?} gets the general sentence");
}
