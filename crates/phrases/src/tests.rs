//! Every code has its sentences, in every language, and a reader finds them all in `locales/<tag>/refusals.txt`.

mod rivals;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use expect_test::expect_file;
use steading_game::{Refusal, Seat, SeatSet, Value};
use steading_island::cards::{Cards, DevCard, Good};
use steading_island::illegal::{About, Code, Detail, Illegal, Misplaced, Owed, Piece, Place, Stage};
use steading_island::layout::{Harbour, Layout, Terrain};
use steading_island::modules::cities_and_knights::{Card, Edition, Track};
use steading_island::options::{Colour, FirstPlayer, Options, Setup, default_colours};
use steading_island::places::{Edge, Hex, Vertex};
use steading_island::rule;
use steading_island::rules::{Module, Modules};

use crate::{Language, bundle, progress, refusal, sentence, values, word};

const UNKNOWN: &str = "unknown-refusal";

type Values = Vec<(&'static str, Value)>;

/// What modules ask for, by the words in their refusals.
const OWED_TO_MODULES: &[&str] = &[
    // Event Cards.
    "road-damage",
    "gift",
    "bank-card",
    "card-draw",
    "neighbourly-help",
    "robber-flight",
    // Two Players.
    "neutral-road",
    "neutral-settlement",
    "forced-trade",
    // Fishermen.
    "fish-exchange",
    // Caravans.
    "bid",
    "naming",
    "camel",
    // Barbarian Attack.
    "raid",
    "muster",
    "muster-foreign",
    "intrigue",
    "treason",
    // Traders & Barbarians.
    "barbarian",
    "draw",
    // Cities & Knights.
    "fresh-card",
    "commitment",
    "city-loss",
    "defender-deck",
    "aqueduct",
    "retreat",
    "knight-removal",
    "knight-placing",
    "wedding-gift",
    "commodity",
    "metropolis",
    "road-move",
    "spy-pick",
    "master-pick",
];

/// What is asked while knights and wagons move, which is a part of the turn of its own.
const IN_MOVEMENT: [&str; 4] = ["march", "march-foreign", "wagon", "swift-journey"];

/// What is owed under a code of its own.
const FIFTH_CARD: &str = "fifth-card";

const STAGES: [Stage; 5] =
    [Stage::Opening, Stage::FoundingSettlement, Stage::FoundingCity, Stage::FoundingRoad, Stage::Play];

/// The details the rules give with each code.
fn details(code: Code) -> Vec<Detail> {
    let hex: Hex = "(0,-2)".parse().unwrap();
    let vertex: Vertex = "N(0,0)".parse().unwrap();
    let other: Vertex = "S(1,-2)".parse().unwrap();
    let edge: Edge = "NE(0,0)".parse().unwrap();
    let (red, blue) = (Seat(0), Seat(1));
    let building = Detail::Building(vertex, red, Piece::City);
    let knight = Detail::Building(vertex, blue, Piece::Knight);
    let counts = [1, 2, 5, 21];
    match code {
        Code::GameOver => counts.map(|points| Detail::Winner(blue, points as i8)).to_vec(),
        Code::NotYourTurn | Code::TradeNeedsActive => vec![Detail::Turn(red)],
        Code::ActionPending => {
            let discards = counts.map(Owed::Discard);
            let others = [Owed::RobberMove, Owed::Theft, Owed::Chance, Owed::FreeRoads(1), Owed::FreeRoads(2)];
            let of_modules = OWED_TO_MODULES.iter().copied().map(Owed::Answer);
            discards.into_iter().chain(others).chain(of_modules).map(|owed| Detail::Owes(red, owed)).collect()
        }
        Code::WrongPhase => {
            let in_movement = IN_MOVEMENT.map(|asked| Detail::Owes(red, Owed::Answer(asked)));
            let before = ["march", "wagon", "swift-journey"].map(Detail::Unasked);
            let rests = why(&["robber-rests"]);
            STAGES.map(Detail::Stage).into_iter().chain(rests).chain(in_movement).chain(before).collect()
        }
        Code::AlreadyRolled => vec![Detail::Rolled(3, 5), Detail::Rolled(8, 0)],
        Code::RollFirst => [Detail::None].into_iter().chain(why(&["fish-spending", "gold-trade"])).collect(),
        Code::NoSuchOffer => {
            vec![Detail::None, Detail::Why("offer-to-others", About::Seats(SeatSet::only(blue).with(Seat(2))))]
        }
        Code::TradeClosed | Code::DeckEmpty | Code::AlreadyAnswered | Code::MixedCards => vec![Detail::None],
        Code::UnknownPlace => {
            let places = [(Place::Hex, "(0,0)"), (Place::Intersection, "N(0,0)"), (Place::Path, "W(0,0)")];
            let misplaced = places.iter().flat_map(|&(wanted, _)| {
                let others = places.iter().filter(move |(found, _)| *found != wanted);
                others.map(move |&(found, name)| Misplaced { name: name.parse().unwrap(), wanted, found })
            });
            let plaza = Detail::Why("plaza", About::Nothing);
            let known = [Detail::None, Detail::Name("N(7,0)".parse().unwrap()), plaza];
            known.into_iter().chain(misplaced.map(Detail::Misplaced)).collect()
        }
        Code::PathOccupied => vec![Detail::Road(edge, blue), Detail::Bridge(edge, blue)],
        Code::FoundingRoad => vec![Detail::Vertex(vertex)],
        Code::NoOwnRoad => vec![Detail::Vertex(vertex), knight],
        Code::RoadBlocked => {
            vec![Detail::Building(vertex, blue, Piece::Settlement), building, knight, Detail::Vertex(vertex)]
        }
        Code::IntersectionOccupied => vec![Detail::Building(vertex, blue, Piece::Settlement), building, knight],
        Code::RoadNotConnected => vec![Detail::Ends(vertex, other), Detail::BridgeEnds(vertex, other)],
        Code::TooClose => vec![Detail::Vertex(vertex), building],
        Code::NoSettlementHere => {
            vec![Detail::Vertex(vertex), building, Detail::Why("upright", About::Vertex(vertex))]
        }
        Code::AlreadyPromoted => vec![Detail::Vertex(vertex), Detail::Why("twice", About::Vertex(vertex))],
        Code::NoPiecesLeft => {
            let pieces = [(Piece::Road, 15), (Piece::Settlement, 5), (Piece::City, 4), (Piece::Bridge, 3)];
            let knights = [Piece::BasicKnight, Piece::StrongKnight, Piece::MightyKnight].map(|rank| (rank, 2));
            let all = pieces.into_iter().chain(knights).chain([(Piece::Wall, 3)]);
            all.map(|(piece, limit)| Detail::Pieces(piece, limit)).collect()
        }
        Code::CannotAfford => {
            let price = Cards::from_counts([0, 0, 0, 2, 3]);
            let short = Cards::from_counts([0, 0, 0, 1, 2]);
            vec![
                Detail::Price { price, short },
                Detail::Price { price: Cards::from_counts([1, 1, 1, 1, 0]), short: Cards::one(Good::Wool) },
                Detail::Gold { price: 2, held: 1 },
            ]
        }
        Code::NoSuchCard => DevCard::ALL.map(Detail::Card).into_iter().chain(progress_cards()).collect(),
        Code::OneCardPerTurn | Code::CardTooNew => DevCard::ALL[..4].iter().copied().map(Detail::Card).collect(),
        Code::NotPlayable => vec![Detail::Card(DevCard::VictoryPoint)],
        Code::NoEffect => {
            let cards = [DevCard::RoadBuilding, DevCard::YearOfPlenty].map(Detail::Card);
            // An Alchemist always does something, a Bishop waits for the landing, and points are never played.
            let is_useful = |card: &Card| card.is_point() || matches!(card, Card::Alchemist | Card::Bishop);
            let of_progress = Card::all().filter(|card| !is_useful(card)).map(|card| Detail::Effect(card.name()));
            let of_pieces = ["free-road", "wagon", "wagon-grain"].map(Detail::Effect);
            let of_knights = [("knight-stays", About::Edge(edge)), ("needless-grain", About::Nothing)];
            let of_knights = of_knights.map(|(word, about)| Detail::Why(word, about));
            cards.into_iter().chain(of_pieces).chain(of_progress).chain(of_knights).collect()
        }
        Code::WrongCount => vec![Detail::Card(DevCard::YearOfPlenty)],
        Code::WrongDiscard => {
            let count = counts.map(|owed| Detail::Discard { owed, given: 4, missing: Cards::NONE });
            let missing = Cards::one(Good::Ore);
            let hand = counts.map(|owed| Detail::Discard { owed, given: owed.into(), missing });
            let nothing =
                [Cards::NONE, Cards::one(Good::Ore)].map(|missing| Detail::Discard { owed: 0, given: 1, missing });
            nothing.into_iter().chain(count).chain(hand).collect()
        }
        Code::RobberMustMove => vec![Detail::Hex(hex)],
        Code::RobberLandOnly => vec![Detail::Hex("(0,-3)".parse().unwrap())],
        Code::RobberSpares => vec![Detail::Protected(hex, red)],
        Code::NotAVictim => vec![Detail::Victims(SeatSet::EMPTY), Detail::Victims(SeatSet::only(blue).with(Seat(2)))],
        Code::TradeEmptySide => vec![Detail::Side(red)],
        Code::TradeSameResource => Good::ALL.map(Detail::Good).into_iter().chain([Detail::GoldTwice]).collect(),
        Code::SameResource | Code::BankEmpty => Good::ALL.map(Detail::Good).to_vec(),
        Code::TradeCardsMissing => {
            vec![Detail::Short(Cards::from_counts([2, 0, 0, 0, 1])), Detail::Gold { price: 3, held: 1 }]
        }
        Code::NotAccepted => vec![Detail::Accepted(SeatSet::EMPTY), Detail::Accepted(SeatSet::only(Seat(1)))],
        Code::BadRate => {
            let rates = |special, generic| Detail::Rates { resource: Good::Brick, special, generic };
            vec![
                rates(false, false),
                rates(true, false),
                rates(false, true),
                rates(true, true),
                Detail::None,
                Detail::Why("gold-at-harbours", About::Nothing),
            ]
        }
        Code::TooFewPoints => [1, 3, 10, 21].map(|needed| Detail::Points { held: 0, needed }).to_vec(),
        Code::BadOption => bad_tables(Code::BadOption),
        // Common to several modules.
        Code::Combination => bad_tables(Code::Combination),
        Code::RobberAway => vec![Detail::None],
        Code::NotInPlay => {
            let modules = ["gold"].into_iter().chain(Module::ALL.map(Module::name)).map(Detail::Unplayed);
            let foreign = Detail::Why("foreign-cards", About::Good(Good::Cloth));
            let missing = Detail::Card(DevCard::Monopoly);
            modules.chain(why(&["trade-tokens", "development-cards", "robber"])).chain([foreign, missing]).collect()
        }
        Code::NotAChoice => {
            let unasked = OWED_TO_MODULES.iter().copied().chain([FIFTH_CARD]).map(Detail::Unasked);
            let reasons = [
                ("bid-kind", About::Good(Good::Brick)),
                ("not-neutral", About::Seat(blue)),
                ("drawn-cards", About::Short(Cards::one(Good::Ore))),
                ("no-refuge", About::Hex(hex)),
                ("name-refuge", About::Nothing),
                ("damaged-already", About::Edge(edge)),
                ("bridge-stands", About::Edge(edge)),
                ("others-road", About::Edge(edge)),
                ("no-road-there", About::Edge(edge)),
                ("must-draw", About::Nothing),
                ("not-poorer", About::Seat(blue)),
                ("not-held", About::Good(Good::Wool)),
                ("no-resource", About::Good(Good::Paper)),
                ("no-active-knight", About::Vertex(vertex)),
                ("city-is-safe", About::Vertex(vertex)),
                ("deck-empty", About::Word(Track::Trade.name())),
                ("no-free-city", About::Vertex(vertex)),
                ("no-own-knight", About::Vertex(vertex)),
                ("not-in-that-hand", About::Seat(blue)),
                ("not-in-that-hand", About::Short(Cards::one(Good::Coin))),
                ("not-in-that-hand", About::Short(Cards::NONE)),
                ("no-commodity", About::Good(Good::Ore)),
                ("not-from-supply", About::Nothing),
                ("from-supply", About::Nothing),
                ("no-second-move", About::Nothing),
                ("other-barbarian", About::Edge(edge)),
                ("obligatory-draw", About::Seat(blue)),
                ("no-wagon", About::Nothing),
            ];
            let others = [Detail::Edge(edge), Detail::Rolled(7, 3), Detail::Rolled(7, 0)];
            unasked.chain(reasons.map(|(word, about)| Detail::Why(word, about))).chain(others).collect()
        }
        Code::OncePerTurn => {
            let tried = Detail::Why("tried-barbarian", About::Edge(edge));
            why(&["token-action", "retired-knight", "wagon-grain"]).chain([tried]).collect()
        }
        // Event Cards.
        Code::RoadDamaged => {
            vec![Detail::Edge(edge), Detail::Vertex(vertex), Detail::Why("taken", About::Edge(edge))]
        }
        Code::NotDamaged => vec![Detail::Edge(edge)],
        // Two Players.
        Code::TokensShort => [(0, 1), (1, 2), (4, 5)].map(|(held, needed)| Detail::Count { held, needed }).to_vec(),
        Code::NoPlayedKnight => vec![Detail::None],
        Code::TooFewCards => vec![Detail::Count { held: 1, needed: 2 }],
        // Gold.
        Code::GoldLimit => vec![Detail::Limit(2)],
        // Fishermen.
        Code::FishNotHeld => [1, 2, 3].map(Detail::FishToken).to_vec(),
        Code::TooFewFish => vec![Detail::Fish { price: 2, paid: 1 }, Detail::Fish { price: 7, paid: 5 }],
        Code::FishSurplus => vec![Detail::Fish { price: 3, paid: 5 }],
        Code::NoBoot => vec![Detail::Holder(None), Detail::Holder(Some(blue))],
        Code::BootStays => [SeatSet::EMPTY, SeatSet::only(blue).with(Seat(2))].map(Detail::Receivers).to_vec(),
        // Rivers.
        Code::BridgeSite | Code::NoBridgeSite => vec![Detail::Edge(edge)],
        // Caravans.
        Code::RobberClosed => vec![Detail::Hex(hex)],
        Code::NoCamelHere => ["camel-there", "same-caravan", "beside-oasis", "first-camel", "not-at-head"]
            .map(|word| Detail::Why(word, About::Edge(edge)))
            .to_vec(),
        // Cities & Knights.
        Code::RobberLocked | Code::MustPlay | Code::NeedsCity => vec![Detail::None],
        Code::CardBeforeRoll => progress_cards().filter(|&card| card != Detail::Word("alchemist")).collect(),
        Code::CardAfterRoll => vec![Detail::Word("alchemist")],
        Code::CardLimit => vec![Detail::Owes(red, Owed::Answer(FIFTH_CARD))],
        Code::CardNotOpen => vec![Detail::Word("crane"), Detail::Word("commercial-harbour")],
        Code::NoKnightHere => vec![Detail::Vertex(vertex), Detail::Edge(edge), knight, building],
        Code::KnightInactive
        | Code::KnightTooNew
        | Code::KnightActive
        | Code::OwnKnight
        | Code::RobberNotAdjacent
        | Code::NeedsFortress
        | Code::ReducedCity
        | Code::RestoreFirst
        | Code::WallExists => vec![Detail::Vertex(vertex)],
        Code::KnightNoPath => vec![Detail::Ends(vertex, other)],
        Code::KnightTooWeak => vec![knight],
        Code::NoForeignBuilding | Code::NoBuildingThere => vec![Detail::Hex(hex)],
        Code::MaxLevel => tracks().chain([Detail::Vertex(vertex), Detail::Limit(5)]).collect(),
        Code::MetropolisCap => tracks().collect(),
        Code::WallNeedsCity => vec![Detail::Vertex(vertex), Detail::Building(vertex, blue, Piece::Settlement)],
        Code::RoadNotOpen => vec![Detail::Edge(edge)],
        Code::TokenFixed => [0, 6].map(|token| Detail::Token { hex, token }).to_vec(),
        Code::VpNotHigher => vec![Detail::Points { held: 5, needed: 8 }],
        Code::AlreadyExchanged => vec![Detail::Side(blue)],
        // Barbarian Attack.
        Code::Overrun => vec![Detail::Hex(hex), Detail::Why("overrun-city", About::Hex(hex))],
        Code::Captured => vec![Detail::Vertex(vertex)],
        Code::KnightMoved | Code::CastlePath | Code::CastleOnly | Code::MustLeave => vec![Detail::Edge(edge)],
        Code::KnightThere => vec![Detail::Guard(edge, Some(blue)), Detail::Guard(edge, None)],
        Code::TooFar => vec![Detail::Count { held: 3, needed: 4 }],
        Code::NotACoast => ["no-coast", "overrun-coast", "used-hex", "same-hex"]
            .map(|word| Detail::Why(word, About::Hex(hex)))
            .to_vec(),
        Code::NoBarbarian => vec![Detail::Hex(hex), Detail::Edge(edge)],
        // Traders & Barbarians.
        Code::BarbarianThere => vec![Detail::Edge(edge)],
        Code::NoToll => vec![Detail::Gold { price: 2, held: 1 }],
        Code::LevelTooLow => vec![Detail::Count { held: 1, needed: 2 }],
        Code::NotBeside => vec![Detail::Apart(edge, vertex)],
    }
}

/// The progress cards that a seat can hold, by name.
fn progress_cards() -> impl Iterator<Item = Detail> {
    Card::all().filter(|card| !card.is_point()).map(|card| Detail::Word(card.name()))
}

/// The tracks of the city plan, by name.
fn tracks() -> impl Iterator<Item = Detail> {
    Track::ALL.into_iter().map(|track| Detail::Word(track.name()))
}

/// Reasons that are about nothing else.
fn why(words: &'static [&'static str]) -> impl Iterator<Item = Detail> {
    words.iter().map(|word| Detail::Why(word, About::Nothing))
}

/// What is refused of pieces that a player places for a neutral colour, where the player's own would be spoken of otherwise.
fn of_neutral_colours() -> Vec<(&'static str, Values)> {
    let codes = [Code::RoadNotConnected, Code::NoOwnRoad, Code::NoPiecesLeft];
    let first = codes.map(|code| Illegal::new(code, rule::TWO_023, details(code)[0]).of_neutral(Seat(2)));
    first.map(|illegal| (illegal.code.text(), illegal.values())).to_vec()
}

/// What the options themselves report, so that their texts and ours stay together.
fn bad_tables(code: Code) -> Vec<Detail> {
    let problems = bad_options().into_iter().filter(|problem| problem.code == code);
    problems.map(|problem| problem.detail).collect()
}

/// Tables of which each has something wrong.
fn bad_options() -> Vec<Illegal> {
    let mut tokens = Layout::beginner();
    tokens.tokens[..2].copy_from_slice(&[7, 0]);
    tokens.harbours.insert(0, ("NE(0,0)".parse().unwrap(), Harbour::Generic));
    let tables = [
        Options { colours: vec![Colour::Red], victory_points: 2, hand_limit: 0, ..Options::beginner() },
        Options { longest_road_min: 2, largest_army_min: 15, bank_limit: Some(0), ..Options::beginner() },
        Options { colours: vec![Colour::Red, Colour::Red], ..Options::beginner() },
        Options { colours: vec![Colour::Red, Colour::Blue, Colour::White], ..Options::beginner() },
        Options { first_player: Some(FirstPlayer::Named(Seat(4))), ..Options::beginner() },
        Options { layout: Some(tokens.clone()), ..Options::beginner() },
        Options { layout: Some(tokens), ..Options::default() },
        Options { layout: None, ..Options::default() },
    ];
    tables.iter().chain(&bad_modules()).flat_map(Options::problems).collect()
}

/// Modules that do not go together, their options without them, and their boards where they do not belong.
fn bad_modules() -> Vec<Options> {
    let beside = |modules: &[Module]| {
        let modules = modules.iter().copied().collect();
        Options { layout: Some(Layout::beginner_of(modules)), ..Options::playing(modules) }
    };
    let base = || beside(&[]);
    let mut coastal_lake = Layout::beginner_of(Modules::NONE.with(Module::Fishermen));
    (coastal_lake.terrain[0], coastal_lake.tokens[0]) = (Terrain::Lake, 0);
    (coastal_lake.terrain[9], coastal_lake.tokens[9]) = (Terrain::Forest, 5);
    let scenarios =
        [Module::Fishermen, Module::Rivers, Module::Caravans, Module::BarbarianAttack, Module::TradersAndBarbarians];
    let mut idle_token = Layout::beginner_of(Modules::NONE.with(Module::TradersAndBarbarians));
    idle_token.tokens[0] = 12;
    let mut twice = Layout::beginner_of(Modules::NONE.with(Module::BarbarianAttack));
    twice.tokens[0] = twice.tokens[1];
    let mut tables = vec![
        beside(&[Module::Fishermen, Module::Rivers]),
        beside(&[Module::Fishermen, Module::Caravans]),
        beside(&[Module::Rivers, Module::Caravans]),
        beside(&[Module::CitiesAndKnights, Module::Fishermen]),
        beside(&[Module::CitiesAndKnights, Module::TwoPlayers]),
        Options { colours: default_colours(2), ..beside(&[Module::Harbormaster]) },
        Options { colours: default_colours(3), ..beside(&[Module::TwoPlayers]) },
        Options { setup: Setup::Beginner, ..beside(&[Module::Rivers]) },
        Options { setup: Setup::Beginner, ..beside(&[Module::TwoPlayers]) },
        Options { start_fish: true, strict_fish_payment: true, fixed_grounds: true, ..base() },
        Options { river_gold_limit: Some(2), oasis: None, oasis_closed: true, ..base() },
        Options { edition: Edition::Old, commit_knights: true, ..base() },
        Options { gold_at_four: false, strict_majority: true, ..base() },
        Options { foreign_tie_reroll: true, overrun_cities: false, ..base() },
        Options { event_2_12_redraw: false, grain_per_movement: true, ..base() },
        Options { layout: Some(idle_token), ..beside(&[Module::TradersAndBarbarians]) },
        Options { layout: Some(twice), ..beside(&[Module::BarbarianAttack]) },
        Options { layout: Some(coastal_lake), ..beside(&[Module::Fishermen]) },
    ];
    tables.extend(scenarios.map(|scenario| Options { layout: Some(Layout::beginner()), ..beside(&[scenario]) }));
    tables.extend(scenarios.map(|scenario| Options { modules: Modules::NONE, ..beside(&[scenario]) }));
    tables
}

/// Every refusal of the rules, and after them those only a newer engine could give, which the general sentences are for.
fn samples() -> Vec<(&'static str, Values)> {
    let of_code = |&code: &Code| {
        let of_detail = move |detail| (code.text(), Illegal::new(code, rule::BASE_226, detail).values());
        details(code).into_iter().map(of_detail)
    };
    let newer: [(&str, Values); 10] = [
        ("NOT_IN_PLAY", vec![]),
        ("NOT_A_CHOICE", vec![]),
        ("ONCE_PER_TURN", vec![]),
        ("NO_CAMEL_HERE", vec![("path", "NE(0,0)".into())]),
        ("ACTION_PENDING", vec![("seat", 0.into()), ("owes", "tribute".into()), ("count", 1.into())]),
        ("WRONG_PHASE", vec![("part", "play-off".into())]),
        ("NO_PIECES_LEFT", vec![("piece", "ship".into()), ("limit", 15.into())]),
        ("NO_EFFECT", vec![("card", "monopoly".into())]),
        ("BAD_OPTION", vec![("key", "board".into()), ("needs", "something new".into())]),
        ("BAD_OPTION", vec![]),
    ];
    Code::ALL.iter().flat_map(of_code).chain(of_neutral_colours()).chain(newer).chain(rivals::samples()).collect()
}

fn colour_of(seat: u8) -> String {
    Colour::ALL[usize::from(seat)].name().to_owned()
}

/// The ids of a file's messages, each with its variants in order.
fn messages(source: &str) -> Vec<(&str, Vec<&str>)> {
    let mut messages: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        let Some((id, _)) = line.split_once(" =") else { continue };
        if let Some(variant) = id.strip_prefix("    .") {
            messages.last_mut().expect("a variant follows its message").1.push(variant);
        } else if !id.starts_with(' ') {
            messages.push((id, Vec::new()));
        }
    }
    messages
}

#[test]
fn base_227_sentences_of_all_refusals() {
    let list = |language| {
        let lines = samples().into_iter().map(|(code, values)| {
            let sentence = sentence(language, code, &values, colour_of);
            format!("{code}: {}\n", sentence.unwrap_or_else(|| panic!("{code} has no sentence for {values:?}")))
        });
        lines.collect::<String>()
    };
    expect_file!["../../../locales/en/refusals.txt"].assert_eq(&list(Language::English));
    expect_file!["../../../locales/ru/refusals.txt"].assert_eq(&list(Language::Russian));
    expect_file!["../../../locales/uk/refusals.txt"].assert_eq(&list(Language::Ukrainian));
}

#[test]
fn base_227_every_code_has_a_message_and_every_message_a_code() {
    let codes = Code::ALL.iter().map(|code| code.text()).chain(rivals::codes());
    let codes: BTreeSet<&str> = codes.chain([UNKNOWN]).collect();
    for language in Language::ALL {
        let messages = messages(bundle::sources(language).refusals);
        assert_eq!(messages.iter().map(|message| message.0).collect::<BTreeSet<_>>(), codes, "{language:?}");
        assert_eq!(messages.len(), codes.len(), "{language:?} says something twice");
    }
}

#[test]
fn languages_have_the_same_messages_in_the_same_order() {
    let english = bundle::sources(Language::English);
    for language in Language::ALL {
        let other = bundle::sources(language);
        assert_eq!(messages(other.refusals), messages(english.refusals), "{language:?}");
        assert_eq!(messages(other.errors), messages(english.errors), "{language:?}");
        assert_eq!(messages(other.words), messages(english.words), "{language:?}");
        assert_eq!(messages(other.cards), messages(english.cards), "{language:?}");
        assert_eq!(messages(other.modules), messages(english.modules), "{language:?}");
        assert_eq!(messages(other.progress), messages(english.progress), "{language:?}");
    }
}

#[test]
fn every_variant_is_used() {
    let samples = samples();
    for (id, variants) in messages(bundle::sources(Language::English).refusals) {
        if id == UNKNOWN {
            continue;
        }
        let chosen: BTreeSet<Option<&str>> = samples
            .iter()
            .filter(|sample| sample.0 == id)
            .map(|(_, values)| {
                let args = values::in_words(Language::English, values, colour_of);
                variants.iter().copied().find(|variant| values::are_about(&args, values, variant))
            })
            .collect();
        let all: BTreeSet<Option<&str>> = variants.iter().copied().map(Some).chain([None]).collect();
        assert_eq!(chosen, all, "{id}");
    }
}

/// A reason that no position leads to is a sentence for nobody: the rule tests of its game name each.
#[test]
fn every_reason_is_told_in_a_test_of_its_game() {
    let of_island = Code::ALL.iter().flat_map(|&code| details(code)).filter_map(|detail| match detail {
        Detail::Why(word, _) => Some(word.to_owned()),
        _ => None,
    });
    let is_reason = |&(key, _): &(&str, Value)| key == "why";
    let of_rivals = rivals::samples().into_iter().filter_map(|(_, values)| values.into_iter().find(is_reason));
    let of_rivals = of_rivals.map(|(_, word)| word.to_string());
    let reasons: [(&str, BTreeSet<String>); 2] = [("island", of_island.collect()), ("rivals", of_rivals.collect())];
    for (game, words) in reasons {
        let tests = texts_under(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("tests"));
        // As a value of its own, or in a refusal that is written in one line.
        let is_told = |word: &str| {
            let ends = |rest: &str| !rest.starts_with(|next: char| next == '-' || next.is_alphanumeric());
            let quoted = format!("\"{word}\"");
            tests.contains(&quoted) || tests.split(&format!("why={word}")).skip(1).any(ends)
        };
        let untold: Vec<&String> = words.iter().filter(|word| !is_told(word)).collect();
        assert!(!words.is_empty() && untold.is_empty(), "no test of {game} reaches {untold:?}");
    }
}

/// The text of every file in a folder and below it.
fn texts_under(folder: &Path) -> String {
    let entries = fs::read_dir(folder).expect("a folder of tests").map(|entry| entry.expect("an entry").path());
    let texts = entries.map(|path| match path.is_dir() {
        true => texts_under(&path),
        false => fs::read_to_string(path).expect("a text"),
    });
    texts.collect()
}

#[test]
fn the_general_sentence_on_options_is_for_newer_engines_only() {
    for detail in bad_tables(Code::BadOption) {
        let values = Illegal::new(Code::BadOption, rule::BASE_226, detail).values();
        let args = values::in_words(Language::English, &values, colour_of);
        let messages = messages(bundle::sources(Language::English).refusals);
        let variants = &messages.iter().find(|message| message.0 == "BAD_OPTION").unwrap().1;
        let chosen = variants.iter().find(|variant| values::are_about(&args, &values, variant));
        assert!(chosen.is_some_and(|&variant| variant != "needs"), "{detail:?}");
    }
}

#[test]
fn sentences_are_sentences_of_their_language() {
    for language in Language::ALL {
        let foreign = match language {
            Language::English => "абвгдеёжзиіїєґклмнопрстуфхцчшщъыьэюя",
            Language::Russian => "іїєґ",
            Language::Ukrainian => "ёъыэ",
        };
        for (code, values) in samples() {
            let sentence = refusal(language, code, &values, colour_of);
            let begins = sentence.trim_start_matches('«').starts_with(char::is_uppercase);
            assert!(begins && sentence.ends_with('.'), "{sentence}");
            assert!(!sentence.contains(['{', '}', '$', '\n', '\u{2068}', '\u{2069}']), "{sentence}");
            assert!(!sentence.contains("  ") && !sentence.contains(".."), "{sentence}");
            assert!(!sentence.to_lowercase().contains(|letter| foreign.contains(letter)), "{sentence}");
        }
    }
}

#[test]
fn counts_take_their_plural_forms() {
    // The forms after 1, 2 and 5; 21 takes the first in Russian and Ukrainian, the last in English.
    let check = |language, code, values: fn(u8) -> Values, forms: &str| {
        let forms: Vec<&str> = forms.split(' ').collect();
        let after_21 = if language == Language::English { forms[2] } else { forms[0] };
        for (count, form) in [(1, forms[0]), (2, forms[1]), (5, forms[2]), (21, after_21)] {
            let sentence = refusal(language, code, &values(count), colour_of);
            assert!(sentence.contains(&format!(" {count} ")) && sentence.ends_with(&format!(" {form}.")), "{sentence}");
        }
    };
    let discard = |count: u8| vec![("seat", 0.into()), ("owes", "discard".into()), ("count", count.into())];
    check(Language::English, "ACTION_PENDING", discard, "card cards cards");
    check(Language::Russian, "ACTION_PENDING", discard, "карту карты карт");
    check(Language::Ukrainian, "ACTION_PENDING", discard, "карту карти карт");
    let roads = |count: u8| vec![("seat", 0.into()), ("owes", "free-roads".into()), ("count", count.into())];
    check(Language::English, "ACTION_PENDING", roads, "road roads roads");
    check(Language::Russian, "ACTION_PENDING", roads, "дорогу дороги дорог");
    check(Language::Ukrainian, "ACTION_PENDING", roads, "дорогу дороги доріг");
    let points = |points: u8| vec![("winner", 0.into()), ("points", points.into())];
    check(Language::English, "GAME_OVER", points, "point points points");
    check(Language::Russian, "GAME_OVER", points, "очко очка очков");
    check(Language::Ukrainian, "GAME_OVER", points, "очко очки очок");
}

#[test]
fn base_228_what_the_other_side_lacks_is_not_said() {
    let values = Illegal::new(Code::NotAccepted, rule::BASE_113, Detail::Accepted(SeatSet::EMPTY)).values();
    for language in Language::ALL {
        let sentence = refusal(language, "NOT_ACCEPTED", &values, colour_of);
        assert!(Good::ALL.iter().all(|resource| !sentence.contains(&word(language, resource.name()))), "{sentence}");
    }
}

#[test]
fn codes_and_values_we_do_not_know_get_a_plain_sentence() {
    let plain = |language, code, values: &[_]| refusal(language, code, values, colour_of);
    assert_eq!(plain(Language::English, "NO_SUCH_CODE", &[]), "This cannot be done now.");
    for language in Language::ALL {
        let unknown = plain(language, UNKNOWN, &[]);
        for code in ["", "NO_SUCH_CODE", "brick", "GAME OVER", "-term", "GAME_OVER.x", "GAME_OVER"] {
            assert_eq!(plain(language, code, &[]), unknown, "{code}");
        }
    }
    let odd = [("price", "three sheep and".into()), ("short", "2".into()), ("seat", Value::Number(-1))];
    assert_eq!(plain(Language::English, "CANNOT_AFFORD", &odd), "You need three sheep and; you are short of 2.");
}

#[test]
fn seats_go_by_name_or_by_colour_in_the_language() {
    let turn = [("turn", 1.into())];
    let names = |seat: u8| ["Anna", "Boris"][usize::from(seat)].to_owned();
    assert_eq!(refusal(Language::English, "NOT_YOUR_TURN", &turn, names), "It is not your turn: Boris is to play.");
    assert!(refusal(Language::Russian, "NOT_YOUR_TURN", &turn, names).ends_with(" ходит Boris."));
    assert!(refusal(Language::Russian, "NOT_YOUR_TURN", &turn, colour_of).ends_with("ходит синий."));
    assert!(refusal(Language::Ukrainian, "NOT_YOUR_TURN", &turn, colour_of).ends_with("ходить синій."));
}

#[test]
fn cards_are_put_into_words_kind_by_kind() {
    let short = [("short", "2 brick 1 ore".into())];
    let check = |language, cards| {
        let sentence = refusal(language, "TRADE_CARDS_MISSING", &short, colour_of);
        assert!(sentence.ends_with(cards), "{sentence}");
    };
    check(Language::English, "2 brick, 1 ore.");
    check(Language::Russian, "глина ×2, руда ×1.");
    check(Language::Ukrainian, "глина ×2, руда ×1.");
}

#[test]
fn every_word_of_the_engine_is_there_and_no_other() {
    let pieces = [Piece::Road, Piece::Settlement, Piece::City, Piece::Bridge, Piece::Knight, Piece::Wall];
    let knights = [Piece::BasicKnight, Piece::StrongKnight, Piece::MightyKnight];
    let options = bad_options().into_iter().filter_map(|problem| match problem.detail {
        Detail::Range { key, .. } | Detail::Needs { key, .. } => Some(key),
        _ => None,
    });
    let words: BTreeSet<&str> = Good::ALL
        .map(Good::name)
        .into_iter()
        .chain(DevCard::ALL.map(DevCard::name))
        .chain(Colour::ALL.map(Colour::name))
        .chain(STAGES.map(Stage::name))
        .chain(pieces.into_iter().chain(knights).map(Piece::name))
        .chain(options)
        .chain(Module::ALL.map(Module::name))
        .chain(rivals::words())
        .collect();
    let there: BTreeSet<&str> =
        messages(bundle::sources(Language::English).words).into_iter().map(|word| word.0).collect();
    assert_eq!(there, words.iter().copied().chain(["cards-of-kind"]).collect());
    for language in Language::ALL {
        let translated: BTreeSet<String> = words.iter().map(|key| word(language, key)).collect();
        assert_eq!(translated.len(), words.len(), "{language:?} has one word for two things");
        assert_eq!(word(language, "no such word"), "no such word");
    }
}

#[test]
fn every_progress_card_and_every_track_has_a_name_of_its_own() {
    let cards = Card::all().map(Card::name);
    let words: Vec<&str> = cards.clone().chain(Track::ALL.map(Track::name)).collect();
    for language in Language::ALL {
        let names: BTreeSet<String> = words.iter().map(|key| progress(language, key)).collect();
        assert_eq!(names.len(), words.len(), "{language:?} has one name for two things");
        assert!(language == Language::English || words.iter().all(|&key| !names.contains(key)), "{language:?}");
        assert_eq!(progress(language, "no such card"), "no such card");
    }
    let ids = messages(bundle::sources(Language::English).progress);
    let known = cards.map(|card| format!("progress-{card}"));
    let known = known.chain(Track::ALL.map(|track| format!("track-{}", track.name())));
    assert_eq!(ids.iter().map(|id| id.0).collect::<Vec<_>>(), known.collect::<Vec<_>>());
}

#[test]
fn languages_go_by_their_tags() {
    for language in Language::ALL {
        assert_eq!(Language::from_tag(language.tag()), Some(language));
    }
    assert_eq!(Language::from_tag("de"), None);
}
