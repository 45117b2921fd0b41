//! Garbage and half-valid text into every parser of the notation: clear errors, never a panic, and what is taken in can be played on.

use rand::SeedableRng;
use rand::rngs::SmallRng;
use steading_game::{Game, Notation, Table};
use steading_island::Island;
use steading_island::modules::cities_and_knights::Edition;
use steading_island::options::Options;
use steading_island::rules::{Module, Modules};
use steading_testing::garbage::Garbage;
use steading_testing::script::played_on;

/// Lines tried on each parser.
const LINES: usize = 10_000;

/// The base game at so many different times.
fn base_tables(count: u64) -> Vec<Table<Island>> {
    let start = || {
        let options = Island::parse_options("setup explicit\nboard beginner\n").expect("well written");
        Table::new(Island::new(options).expect("sound options"))
    };
    (0..count).map(|seed| played_on(start(), seed, 1000 / count as usize * seed as usize, |_| {})).collect()
}

/// Letters of the notation, other scripts, control characters, numbers too large.
const WORDS: &[&str] = &[
    "red",
    "blue",
    "builds",
    "settlement",
    "road",
    "N(0,0)",
    "NE(9,9)",
    "(",
    ")",
    ",",
    "+",
    "-128",
    "999999999999",
    "dice",
    "3+4",
    "7+0",
    "first",
    "offers",
    "for",
    "to",
    "all",
    "nobody",
    "hand",
    "turn",
    "frames",
    "board",
    "🦙",
    "дорога",
    "\u{0}",
    "\t",
    "=",
    "4:1",
    "banks",
    "plays",
    "year-of-plenty",
    "knight",
    "127",
    "128",
    "255",
    "256",
    "rolled",
    "chosen",
    "robber",
    "steal",
];

#[test]
fn moves_of_garbage_get_an_answer_each() {
    let answers = Garbage { words: WORDS, tables: &base_tables(20), lines: LINES, seed: 1 }.try_moves();
    assert!(
        answers.refused + answers.unread > LINES / 2 && answers.taken > 100,
        "most garbage is refused: {answers:?}"
    );
}

#[test]
fn positions_of_garbage_get_an_answer_each_and_good_ones_play_on() {
    let answers = Garbage { words: WORDS, tables: &base_tables(40), lines: LINES, seed: 2 }.try_positions();
    assert!(answers.taken > 100, "some spoiled positions are still positions: {answers:?}");
}

#[test]
fn options_and_records_of_garbage_get_an_answer_each() {
    let answers = Garbage { words: WORDS, tables: &base_tables(5), lines: LINES, seed: 3 }.try_options_and_records();
    assert!(answers.taken > 50 && answers.unread > 50, "{answers:?}");
}

// The same with modules.

/// The words that the modules add, and some that they share with the base game: seats, places and numbers, a line for each module,
/// and the rest of positions and options.
const MODULE_WORDS: &str = "
    red blue white orange nobody N(0,0) S(1,-2) W(1,-1) NE(0,0) (0,0) (-1,-1) NW(9,9)
    0 1 2 3 6 7 8 99 127 128 255 256 -1 brick wool ore knight none ,
    reveal earthquake good-neighbours robber-attack plentiful-year damages repairs gives left receives draws from helps with
    lets robber flee damaged revealed events produce damage receive advantage conflict help gifts chosen owes
    builds road settlement for retires forces trade hands over chases tokens held
    two-players token-action retired-knight second-number first-number neutral-road forced-trade
    fish boot spends to remove rob take build draw card exchanges keeps passes fish-due fish-spent fishermen
    bridge gold buys banks offers bought
    bids nothing names path abstains places camel camels heads due extended votes named caravans bid name place place-apart
    barbarian takes no bribes upgrades wagon drives quickly grain fends off stops plays swift-journey die cargo glass marble tools sand
    traders seven driven drive arrived fend castle quarry glassworks Plaza(castle) Spoke(castle,N(-2,0)) level delivered raiders stacks
    journey second tried neutral event_2_12_redraw grain_per_movement traders_and_barbarians
    basic strong mighty active weary promoted wall reduced metropolis levels politics science defender open printer progress spy crane
    knows seeks marks trusts suspects ship landed merchant thrown opened offered committed received returned cities fresh own-fifth
    retreat losses aqueduct wedding master activates promotes moves improves drops commits loses picks deck retreats removes presents
    raises cloth coin paper smith inventor merchant-fleet expansion edition 2008 commit_knights cities_and_knights dice 3+4
    turn rolled frames pass harbormaster scenario variants start_fish on off oasis arrows A grounds second_token
    river_gold_limit fishing_grounds fixed oasis_closed strict_fish_payment board beginner players two_players
    attack raids musters foreign captures barbarian turns supply sends grain march expels landing lots throws won treason
    intrigue knighthood black-knight muster castle anywhere march-foreign expel barbarians guards sent prisoners aside discarded
    gold_at_four strict_majority foreign_tie_reroll overrun_cities barbarian_attack effect raid (-2,1) (0,2) NE(-2,2) W(-2,2)
";

fn module_words() -> Vec<&'static str> {
    MODULE_WORDS.split_whitespace().chain(["\n", "rolled 6"]).collect()
}

/// Every scenario, and none, with all variants for two and for more players; the expansion in both editions, with those for more.
fn tables_with_modules() -> Vec<Table<Island>> {
    let variants = [Module::FriendlyRobber, Module::EventCards, Module::Harbormaster, Module::TwoPlayers];
    let scenarios = [
        None,
        Some(Module::Fishermen),
        Some(Module::Rivers),
        Some(Module::Caravans),
        Some(Module::BarbarianAttack),
        Some(Module::TradersAndBarbarians),
    ];
    let sets = scenarios.into_iter().flat_map(|scenario| {
        [3, 4].map(|count| variants[..count].iter().copied().chain(scenario).collect::<Modules>())
    });
    let mut rng = SmallRng::seed_from_u64(4);
    let mut start = |options: Options| {
        let mut options = Options { list_offers: false, victory_points: 14, ..options };
        Island::deal(&mut options, &mut rng);
        Table::new(Island::new(options).unwrap_or_else(|problems| panic!("{problems:?}")))
    };
    let mut tables: Vec<Table<Island>> = sets.map(Options::playing).map(&mut start).collect();
    let cities = variants[..3].iter().copied().chain([Module::CitiesAndKnights]).collect();
    tables.extend(Edition::ALL.map(|edition| {
        let commit_knights = edition == Edition::Old;
        start(Options { edition, commit_knights, ..Options::playing(cities) })
    }));
    let alone = Options::playing(Modules::NONE.with(Module::CitiesAndKnights));
    tables.push(start(alone));
    tables
}

/// Tables of every combination at different times of the game.
fn played_with_modules(steps: &[usize]) -> Vec<Table<Island>> {
    let tables = tables_with_modules().into_iter();
    tables
        .flat_map(|table| steps.iter().map(move |&steps| played_on(table.clone(), steps as u64, steps, |_| {})))
        .collect()
}

/// From the first move to the end of most games.
const TIMES: &[usize] = &[0, 12, 40, 90, 150, 260, 400, 700];

#[test]
fn moves_of_modules_and_garbage_get_an_answer_each() {
    let (words, tables) = (module_words(), played_with_modules(TIMES));
    let answers = Garbage { words: &words, tables: &tables, lines: 3 * LINES, seed: 5 }.try_moves();
    assert!(answers.refused + answers.unread > LINES && answers.taken > 250, "most garbage is refused: {answers:?}");
}

#[test]
fn positions_of_modules_and_garbage_get_an_answer_each_and_good_ones_play_on() {
    let (words, tables) = (module_words(), played_with_modules(TIMES));
    let answers = Garbage { words: &words, tables: &tables, lines: 3 * LINES, seed: 6 }.try_positions();
    assert!(answers.taken > 300, "some spoiled positions are still positions: {answers:?}");
}

#[test]
fn options_and_records_of_modules_and_garbage_get_an_answer_each() {
    let (words, tables) = (module_words(), played_with_modules(&[60]));
    let answers = Garbage { words: &words, tables: &tables, lines: LINES, seed: 7 }.try_options_and_records();
    assert!(answers.taken > 50, "some spoiled options still make a table: {answers:?}");
}
