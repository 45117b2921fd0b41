//! Notation: every form is read back as it was written, and what is wrong is told where it stands.

mod page;
#[path = "../random/mod.rs"]
mod random;
#[path = "../support/mod.rs"]
mod support;
mod typing_errors;

use expect_test::expect;
use steading_game::{Entry, Game, Next, Notation, Seat, Table, Unread, record};
use steading_rivals::Rivals;
use steading_rivals::action::{Action, Outcome};
use steading_rivals::cards::{Card, EventCard, Happening, Region};
use steading_rivals::event::Event;
use steading_rivals::frame::{Frame, Search, Spot, Symbol};
use steading_rivals::goods::{Goods, Kinds, Resource};
use steading_rivals::grid::{Column, End, Half, Place, Site};
use steading_rivals::illegal::{Code, Detail};
use steading_rivals::options::{Colour, Mode, Options};
use steading_rivals::rule;
use steading_rivals::stacks::{Dealt, Stack};
use steading_rivals::text::{draw, frames, words};
use support::{check_illegal, check_position, hand, is_legal, played, points, refusal, stock_text, table};

fn game(mode: Mode) -> Rivals {
    Rivals::new(Options { mode, first_player: Some(Seat(0)), ..Options::default() }).unwrap()
}

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);

fn site() -> Site {
    Site::at(-1, 1).unwrap()
}

fn spot(card: Card) -> Spot {
    Spot { site: site(), card }
}

fn place() -> Place {
    Place::at(-2, -1).unwrap()
}

// Names.

#[test]
fn every_card_has_a_name_of_its_own() {
    for card in Card::ALL {
        assert_eq!(words::card(card.name()), Ok(card));
        assert_eq!(words::card(card.id()), Ok(card));
        assert!(!card.name().starts_with("basic-"), "{card}");
    }
    let names = |cards: &[Card]| cards.iter().map(|card| card.name()).collect::<Vec<_>>();
    let some =
        [Card::BasicTollBridge, Card::GoldTollBridge, Card::GoldMint, Card::TurmoilBrigands, Card::GoldGoldCache];
    assert_eq!(names(&some), ["toll-bridge", "gold-toll-bridge", "mint", "turmoil-brigands", "gold-cache"]);
    let problem = words::card("brigands").unwrap_err();
    assert_eq!(problem.message, "several cards are called `brigands`: gold-brigands, turmoil-brigands");
    for region in Region::ALL {
        assert_eq!(words::region(region.name()), Ok(region));
    }
    for card in EventCard::ALL {
        assert_eq!(words::event_card(card.data().id), Ok(card));
    }
    assert_eq!(words::event_card("yule"), Ok(EventCard::BasicYule));
    assert!(words::event_card("feud").is_err());
    for happening in Happening::ALL {
        assert_eq!(words::happening(&words::write_happening(happening)), Ok(happening));
    }
}

// Moves.

#[test]
fn every_move_is_read_as_it_is_written() {
    let game = game(Mode::Gold);
    let state = table("option mode gold").state().clone();
    let (ore, wool, gold) = (Resource::Ore, Resource::Wool, Resource::Gold);
    let forms = [
        (Action::Draw(Stack(0)), "draws B1"),
        (Action::Search(Stack(3)), "searches T1"),
        (Action::Take(Card::BasicAbbey), "takes abbey"),
        (Action::PutUnder(Card::BasicAbbey, Stack(1)), "puts abbey under B2"),
        (Action::Arrange(Place::at(0, 1).unwrap()), "arranges (0,+1)"),
        (Action::Brigitta(Card::BasicBrigitta, 4), "plays brigitta 4"),
        (Action::Brigitta(Card::ProgressBrigitta, 6), "plays progress-brigitta 6"),
        (Action::Reiner, "plays reiner"),
        (Action::Roll, "rolls"),
        (Action::Play(Card::BasicGoldsmith), "plays goldsmith"),
        (Action::Build(Card::BasicAbbey, site()), "builds abbey at (-1,+1)"),
        (Action::BuildOpen(Card::GoldMerchantGuild, site()), "builds merchant-guild at (-1,+1) from the face-up stack"),
        (Action::OpenCache(place()), "opens cache at (-2,-2)"),
        (Action::LayRoad(End::Left), "builds road left"),
        (Action::Settle { end: End::Right, scout: false }, "builds settlement right"),
        (Action::Settle { end: End::Left, scout: true }, "builds settlement left with scout"),
        (Action::FoundCity(Column::FIRST), "builds city (-1,0)"),
        (Action::Trade { give: ore, want: wool }, "trades 3 ore for wool"),
        (Action::ShipTrade { give: ore, want: wool }, "trades 2 ore for wool"),
        (
            Action::LargeShipTrade { site: site(), side: End::Left, want: gold },
            "trades by large ship (-1,+1) left for gold",
        ),
        (Action::MintTrade(wool), "trades 1 gold for wool"),
        (Action::Demolish(site(), Card::BasicAbbey), "demolishes abbey at (-1,+1)"),
        (Action::End, "ends actions"),
        (Action::Pay(place()), "pays (-2,-1)"),
        (Action::Pay(Place::CACHE), "pays cache"),
        (Action::Gain(place()), "gains (-2,-1)"),
        (Action::Gain(Place::CACHE), "gains cache"),
        (Action::Name(ore), "names ore"),
        (Action::Choose(site(), Card::BasicAbbey), "chooses abbey at (-1,+1)"),
        (Action::ChoosePlace(place()), "chooses (-2,-1)"),
        (Action::ChoosePlace(Place::CACHE), "chooses cache"),
        (Action::Under(Stack(4)), "returns to T2"),
        (Action::LayRegions(Half::Upper), "lays first up"),
        (Action::LayRegions(Half::Lower), "lays first down"),
        (Action::Pick(Region::Fields3), "picks fields-3"),
        (Action::Defend, "defends"),
        (Action::PayRiots, "pays rioters"),
        (Action::Sebastian, "plays sebastian"),
        (Action::Pass, "passes"),
    ];
    for (action, text) in forms {
        let line = format!("blue {text}");
        assert_eq!(game.write_action(BLUE, &action), line);
        assert_eq!(game.parse_action(&state, &line), Ok((BLUE, action)), "{line}");
    }
}

#[test]
fn other_spellings_of_moves_are_read() {
    let game = game(Mode::Intro);
    let state = table("red settlement (3,0) forest-4 gold-field-2").state().clone();
    for (text, written) in [
        ("RED  builds   abbey at (-1,+2)", "red builds abbey at (-1,+1)"),
        ("red builds basic-abbey at (−1,−2)", "red builds abbey at (-1,-1)"),
        ("red builds road (4,0)", "red builds road right"),
        ("red builds road (-2,0)", "red builds road left"),
        ("red builds settlement (5,0)", "red builds settlement right"),
        ("red builds settlement (-3,0) with scout", "red builds settlement left with scout"),
        ("red draws b3", "red draws B3"),
    ] {
        let (seat, action) = game.parse_action(&state, text).unwrap_or_else(|problem| panic!("{text}: {problem:?}"));
        assert_eq!(game.write_action(seat, &action), written);
    }
}

#[test]
fn every_outcome_is_read_as_it_is_written() {
    let game = game(Mode::Intro);
    let dealt = Dealt(vec![vec![Card::BasicAbbey, Card::BasicScout], vec![], vec![Card::BasicInga], vec![]]);
    let forms = [
        (Outcome::Deal(Box::new(dealt)), "deal B1 abbey scout; B2; B3 inga; B4"),
        (Outcome::FirstThrow(3, 5), "first 3 5"),
        (Outcome::Dice(Some(4), Some(Symbol::Celebration)), "dice 4 celebration"),
        (Outcome::Dice(Some(4), None), "dice 4"),
        (Outcome::Dice(None, Some(Symbol::BrigandAttack)), "dice brigands"),
        (Outcome::Event(EventCard::ProgressPlagueMoon2), "event progress-plague-moon-2"),
        (Outcome::Region(Region::GoldField2), "region gold-field-2"),
        (Outcome::Defence(6), "defence 6"),
    ];
    for (outcome, text) in forms {
        assert!(game.is_outcome(text));
        assert_eq!(game.write_outcome(&outcome), text);
        assert_eq!(game.parse_outcome(text), Ok(outcome));
    }
    for symbol in Symbol::ALL {
        let outcome = Outcome::Dice(Some(1), Some(symbol));
        assert_eq!(game.parse_outcome(&game.write_outcome(&outcome)), Ok(outcome));
    }
    for wrong in
        ["dice 7 trade", "dice", "dice 0", "first 3", "deal B1 abbey; B1 scout", "deal B1 abbey", "region marsh"]
    {
        assert!(game.parse_outcome(wrong).is_err(), "{wrong}");
    }
}

/// A cell that can be written but where nothing of the kind can lie is refused by the rules, after whatever they refuse first.
/// Also: RIV-135, RIV-138, RIV-120, RIV-023, RIV-056.
#[test]
fn riv_134_a_road_that_is_no_end_of_the_line_is_refused_by_the_rules() {
    let cells = [
        ("red builds road (4,0)", Code::NoSite, rule::RIV_134),
        ("red builds road (1,0)", Code::NoSite, rule::RIV_134),
        ("red builds road (2,+1)", Code::NoSite, rule::RIV_134),
        ("red builds road (0,0)", Code::RoadThere, rule::RIV_134),
        ("red builds settlement (5,0)", Code::NoOpenRoad, rule::RIV_135),
        ("red builds settlement (2,0)", Code::NoOpenRoad, rule::RIV_135),
        ("red builds city (0,0)", Code::NoSettlementHere, rule::RIV_138),
        ("red opens cache at (0,+1)", Code::NoRegion, rule::RIV_023),
        ("red builds abbey at (13,+1)", Code::NoSite, rule::RIV_120),
        ("red trades 1 ore for wool", Code::BadRate, rule::RIV_142),
    ];
    let hands = "option mode gold\nred hand abbey, gold-cache\nred stock ore 3";
    for (text, code, rule) in cells {
        check_illegal(hands, text, code, rule);
        let waiting = format!("{hands}\nphase before-roll");
        check_illegal(&waiting, text, Code::RollFirst, rule::RIV_077);
    }
    check_illegal("red hand none", "red builds abbey at (13,+1)", Code::NoSuchCard, rule::RIV_117);
    check_illegal("phase exchange\nred hand abbey", "red puts abbey under T1", Code::NotInPlay, rule::RIV_056);
    assert_eq!(refusal(&table(""), "red builds road (4,0)").detail, Detail::Cell(4, 0));
}

#[test]
fn what_is_no_move_is_told_with_the_forms_that_are() {
    let game = game(Mode::Intro);
    let state = table("").state().clone();
    let problems: Vec<String> = [
        "",
        "green rolls",
        "red",
        "red dances",
        "red builds castle at (-1,+1)",
        "red builds abbey",
        "red builds abbey at here",
        "red plays brigitta",
        "red plays goldsmith 4",
        "red plays brigands",
        "red draws Q",
        "red names clay",
        "red trades by large ship (1,+1) up for wool",
    ]
    .into_iter()
    .map(|text| match game.parse_action(&state, text) {
        Err(Unread::Syntax(syntax)) => syntax.message,
        read => panic!("{text}: {read:?}"),
    })
    .collect();
    expect![[r#"
        an empty line is no move
        no seat is called `green`: red or blue
        `` is no move; moves look like `rolls`, `builds …`, `plays …`, `trades …`, `ends actions`
        `dances` is no move; moves look like `rolls`, `builds …`, `plays …`, `trades …`, `ends actions`
        no card is called `castle`
        `builds abbey` is no move; moves look like `builds road left`, `builds settlement right with scout`, `builds city (-1,0)`, `builds abbey at (-1,+1)`
        `here` is no cell such as `(-1,+1)`
        which number? `plays brigitta 4`
        goldsmith is played without a number
        several cards are called `brigands`: gold-brigands, turmoil-brigands
        no stack of this game is called `Q`: B1, B2, B3, B4
        no resource is called `clay`: lumber, wool, grain, brick, ore, gold
        `up` is no side: left or right
    "#]].assert_eq(&(problems.join("\n") + "\n"));
}

// Options.

#[test]
fn options_are_read_and_written_with_their_defaults() {
    let default = Options::default();
    let text = "mode intro\nfirst_colour red\nfirst_player dice\nturn_limit 1000\n";
    assert_eq!(Rivals::write_options(&default), text);
    assert_eq!(Rivals::parse_options(""), Ok(default));
    for mode in Mode::ALL {
        for first_colour in [Colour::Red, Colour::Blue] {
            for first_player in [None, Some(RED), Some(BLUE)] {
                let options = Options { mode, first_colour, first_player, turn_limit: 7 };
                assert_eq!(Rivals::parse_options(&Rivals::write_options(&options)), Ok(options));
            }
        }
    }
    let options = Rivals::parse_options("first_player red\n# A remark.\n\nfirst_colour blue").unwrap();
    assert_eq!(options.first_player, Some(BLUE), "the second seat has the red cards");
}

#[test]
fn all_problems_of_options_are_told() {
    let problems =
        Rivals::parse_options("mode war\nfirst_player green\nturn_limit 70000\nmode gold\ncolour red").unwrap_err();
    let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
    expect![[r#"
        line 1: no mode is called `war`: intro, gold, turmoil, progress, duel
        line 2: no colour is called `green`: red or blue
        line 3: `70000` is no number of turns from 0 (never) to 65535
        line 5: no option is called `colour`: mode, first_colour, first_player, turn_limit
    "#]]
    .assert_eq(&(lines.join("\n") + "\n"));
}

// Frames.

#[test]
fn everything_a_game_waits_for_is_read_as_it_is_written() {
    let game = game(Mode::Duel);
    let (forest, hills) = (Region::Forest4, Region::Hills5);
    let price = Goods::from_counts([0, 2, 0, 0, 1, 0]);
    let kinds = Kinds::only(Resource::Wool).with(Resource::Gold);
    let forms = [
        (Frame::Deal, "deal"),
        (Frame::FirstThrow, "first-throw"),
        (Frame::StartHand(RED), "start-hand red"),
        (Frame::Arrange(BLUE, place()), "arrange blue (-2,-1)"),
        (Frame::BeginPlay, "begin-play"),
        (Frame::BeforeRoll, "before-roll"),
        (Frame::Dice, "dice"),
        (Frame::Production, "production"),
        (Frame::Symbol(Symbol::Trade), "symbol trade"),
        (Frame::DrawEvent, "draw-event"),
        (Frame::Happening(EventCard::BasicFeud), "happening basic-feud"),
        (Frame::Actions, "actions"),
        (Frame::HandCheck, "hand-check"),
        (Frame::Exchange, "exchange"),
        (Frame::ExchangeTake, "exchange-take"),
        (Frame::EndTurn, "end-turn"),
        (Frame::Pay { seat: RED, saved: 0, regions_only: false, price }, "pay red 2 wool 1 ore"),
        (Frame::Pay { seat: RED, saved: 1, regions_only: true, price }, "pay red 2 wool 1 ore saved 1 from regions"),
        (Frame::PayAny(RED, 2), "pay-any red 2"),
        (Frame::Gain { seat: BLUE, count: 2, kinds }, "gain blue 2 wool gold"),
        (Frame::Gain { seat: BLUE, count: 1, kinds: Kinds::ANY }, "gain blue 1 any"),
        (Frame::NameUnits(RED, 2), "name-units red 2"),
        (Frame::TakeNamed(RED), "take-named red"),
        (Frame::GiveBack(RED), "give-back red"),
        (Frame::Tribute(RED, 2), "tribute red 2"),
        (Frame::Brigands(RED), "brigands red"),
        (Frame::HarvestGold(RED), "harvest-gold red"),
        (Frame::BuyForGold(RED, 2), "buy-for-gold red 2"),
        (Frame::Sebastian(RED, Happening::Feud), "sebastian red feud"),
        (Frame::FeudName(RED, 3), "feud-name red 3"),
        (Frame::FeudReturn(RED), "feud-return red"),
        (Frame::Fraternal(RED, 2), "fraternal red 2"),
        (Frame::FraternalSecond(RED, Card::GoldMint, Stack(3)), "fraternal-second red mint G"),
        (Frame::Riots(RED), "riots red"),
        (Frame::Place(RED, spot(Card::BasicAbbey)), "place red abbey at (-1,+1)"),
        (Frame::Discard(Card::GoldMerchant), "discard merchant"),
        (Frame::LookThrough(RED, Stack(0), Search::Exchange), "look-through red B1 exchange"),
        (Frame::TakeFrom(RED, Stack(5), Search::Start(3)), "take-from red P start 3"),
        (Frame::TakeFrom(RED, Stack(4), Search::Library), "take-from red T library"),
        (Frame::ReturnUnder(RED, spot(Card::BasicAbbey)), "return-under red abbey at (-1,+1)"),
        (Frame::Irmgard(RED), "irmgard red"),
        (Frame::LayRoad(End::Left), "lay-road left"),
        (Frame::Settle(End::Left, false), "settle left"),
        (Frame::Settle(End::Right, true), "settle right with scout"),
        (Frame::FoundCity(Column::FIRST), "found-city (-1,0)"),
        (Frame::DrawRegion(End::Left, None), "draw-region left"),
        (Frame::DrawRegion(End::Left, Some(forest)), "draw-region left forest-4"),
        (Frame::ScoutPick(End::Left, None), "scout-pick left"),
        (Frame::ScoutPick(End::Left, Some(forest)), "scout-pick left forest-4"),
        (Frame::LayRegions(End::Left, forest, hills), "lay-regions left forest-4 hills-5"),
        (Frame::RelocateFirst, "relocate"),
        (Frame::RelocateRegion(place()), "relocate (-2,-1)"),
        (Frame::RelocateExpansion(spot(Card::BasicAbbey)), "relocate abbey at (-1,+1)"),
        (Frame::BrigandStore(RED), "brigand-store red"),
        (Frame::SinkShip(RED), "sink-ship red"),
        (Frame::Defend(RED, Card::TurmoilArcher), "defend red archer"),
        (Frame::DefenceRoll(RED, Card::TurmoilArcher), "defence-roll red archer"),
        (Frame::Strike(Card::TurmoilArcher), "strike archer"),
        (Frame::Archer(RED), "archer red"),
        (Frame::Arsonist(RED), "arsonist red"),
        (Frame::Traitor(RED), "traitor red"),
        (Frame::TitheBarn(RED), "tithe-barn red"),
        (Frame::Library(RED), "library red"),
        (Frame::FromDiscard(RED), "from-discard red"),
        (Frame::Doctor(RED), "doctor red"),
        (Frame::Veiled(RED, Happening::Riots), "veiled red riots"),
    ];
    for (frame, text) in forms {
        assert_eq!(frames::write(&game, frame), text);
        assert_eq!(frames::parse(&game, text), Ok(frame), "{text}");
    }
}

// Positions.

#[test]
fn short_lines_change_the_starting_layout() {
    let table = table(
        "
        option mode gold
        red city (-1,0)
        red places mint (-1,+1), abbey (-1,+1), storehouse (1,-1)
        red stock none
        red stock lumber 3, ore 2
        red settlement (3,0) forest-4 gold-field-2
        red road right
        red cache (-2,+2) 2
        red stores (4,+1) 1
        red hand abbey, scout
        blue stores (0,+1) 3
        discard austin
        turn red 5
        rolled 3 trade
        ",
    );
    let text = table.game().write_position(table.state());
    assert_eq!(table.game().parse_position(&text).as_ref(), Ok(table.state()), "{text}");
    assert_eq!(stock_text(&table, "red"), "4 lumber 2 ore 2 gold");
    assert_eq!(hand(&table, "red"), "scout, abbey");
    assert_eq!(points(&table, "red"), 5);
}

#[test]
fn the_default_position_is_playable() {
    let table = table("");
    assert!(is_legal(&table, "red ends actions"));
    let text = table.game().write_position(table.state());
    assert_eq!(table.game().parse_position(&text).as_ref(), Ok(table.state()), "{text}");
}

#[test]
fn a_drawing_stands_for_the_whole_principality() {
    let drawn = table(
        "
        option mode progress
        red from -4
          hills-5 0 | -          | forest-red 3 | abbey, town-hall on parish-hall | gold-field-red 0 | -          | fields-red 0
                    | settlement | road         | city                            | road             | settlement | road
          fields-1 2| austin     | hills-red 0  | -                               | pasture-red 0    | storehouse | mountains-red 2
        ",
    );
    let listed = table(
        "
        option mode progress
        red settlement (-3,0) hills-5 fields-1
        red city (-1,0)
        red road right
        red places parish-hall (-1,+1), town-hall (-1,+1), abbey (-1,+1)
        red places storehouse (1,-1), austin (-3,-1)
        red stock none, lumber 3, ore 2
        red stores (-4,-1) 2
        ",
    );
    assert_eq!(drawn.state(), listed.state());
    check_position(drawn.game(), drawn.state());
}

/// The rows of a drawing are indented twice there.
#[test]
fn a_record_can_begin_with_a_drawn_position() {
    let mut begun = table("red city (-1,0)\nred hand abbey\nred road left\nblue road right");
    support::play(&mut begun, "red builds abbey at (-1,+1); red ends actions");
    let read: Table<Rivals> = record::read(&record::write(&begun)).unwrap();
    assert_eq!((read.start(), read.state()), (begun.start(), begun.state()));
}

#[test]
fn stacks_take_what_is_mentioned_nowhere_else() {
    let stack = |position: &str, name: &str| support::stack(&table(position), name);
    assert_eq!(stack("stack B1 abbey, scout", "B1"), "abbey, scout");
    assert_eq!(stack("stack B1 none", "B1"), "none");
    let top = |text: String| text.split(", ").take(3).collect::<Vec<_>>().join(", ");
    assert_eq!(
        top(stack("stack B1 none\nstack B2 none\nred hand brigitta", "B3")),
        "brigitta, goldsmith, merchant-caravan"
    );
    // With every stack of a back described, the rest lies below.
    assert_eq!(top(stack("option mode duel\nstack G mint, salt-silo", "G")), "mint, salt-silo, gudrun");
    let bare = table("discard rest\nstack B2 abbey");
    assert_eq!((support::stack(&bare, "B1"), support::stack(&bare, "B2")), ("none".to_owned(), "abbey".to_owned()));
    assert_eq!(support::public(&bare).discard.len(), 35);
}

/// Everything that is wrong is told at once, with its line.
#[test]
fn all_problems_of_a_position_are_told() {
    let game = game(Mode::Gold);
    let problems = |text: &str| {
        let problems = game.parse_position(text).expect_err(text);
        problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n") + "\n"
    };
    let lines = "red city (0,0)
green city (1,0)
red hand abbey, castle
red hand archer
red places mint (-1,+1)
red places scout (-1,+1)
red places abbey (-1,+1), storehouse (-1,+1)
red places abbey (1,+1)
red stores (-2,+1) 4
red stock lumber 9
red road up
blue settlement (5,0) forest-4 forest-6
blue cache (4,+2) 1
blue settlement (3,0) forest-4
stack T3 mint
rolled 7 trade
then dance red
phase night
events seen basic-yule
face-up many
turn red often
blue knows B1 99
red hand abbey, scout, scout, inga, osmund, harald, austin, candamir, siglind
town-hall (1,0)
";
    expect![[r#"
        line 1: no settlement can stand at (0,0): x is odd, y is 0
        line 2: `green` begins no line of a position; most begin with `red` or `blue`
        line 3: no card is called `castle`
        line 4: archer is not in this game: the mode is gold
        line 5: mint at (-1,+1): a red card stands only in cities
        line 6: scout is no expansion
        line 7: storehouse at (-1,+1): the site is full
        line 8: abbey at (1,+1): a principality holds only one
        line 9: `4` is not a number from 0 to 3
        line 10: no room for 6 more lumber
        line 11: an open road lies `left` or `right` of the line
        line 12: (5,0) is not beside the line; write nearer settlements first
        line 13: the Gold Cache lies beside a region, and (4,+1) has none
        line 14: a settlement reads `settlement (3,0) forest-4 gold-field-2`: the upper region first
        line 15: no stack of this game is called `T3`: B1, B2, B3, T1, T2
        line 16: `7` is not a number from 1 to 6
        line 17: `dance red` is nothing a game waits for
        line 18: `night` is nothing a game waits for
        line 19: basic-yule is not one of the events here
        line 20: `many` is not a number from 0 to 255
        line 21: `often` is no number of turns from 0 to 65535
        line 22: `99` is no place of a stack; the top is 1
        line 23: no hand ever holds more than 8 cards
        line 24: `town-hall` begins no line of a position; most begin with `red` or `blue`
    "#]]
    .assert_eq(&problems(lines));
    let wholes = [
        "red hand abbey, abbey\nblue hand abbey",
        "face-up 0",
        "red settlement (3,0) forest-4 gold-field-2\nblue settlement (3,0) forest-4 hills-5",
        "blue settlement (3,0) forest-red hills-5",
        "stack B1 mint",
        "rolled none",
        "phase before-roll\nrolled 4 trade",
        "phase begin-play\nturn red 3",
        "then pay red 9 gold",
        "then archer red",
        "then production",
        "then draw-region left",
        "phase gain red 1 any",
        "then actions",
        "transit 2 wool",
        "named abbey at (-1,+1)",
        "red knows hand abbey",
        "red marks B1 1",
        "winner red",
        "waits",
        "red waits",
    ];
    let told: String =
        wholes.iter().map(|text| format!("{}\n  {}", text.replace('\n', "; "), problems(text))).collect();
    expect![[r#"
        red hand abbey, abbey; blue hand abbey
          line 1: abbey is mentioned more often than the 2 there are
        face-up 0
          line 1: 2 of merchant-guild are mentioned nowhere, so the face-up stack has them; write where the others lie, such as `discard` or `red places`
        red settlement (3,0) forest-4 gold-field-2; blue settlement (3,0) forest-4 hills-5
          line 1: forest-4 lies in two places
        blue settlement (3,0) forest-red hills-5
          line 1: forest-red lies in two places
        stack B1 mint
          line 1: mint has not the back of stack B1
        rolled none
          line 1: the dice are rolled in this phase: number and symbol
        phase before-roll; rolled 4 trade
          line 1: the dice are not rolled yet in this phase
        phase begin-play; turn red 3
          line 1: turns are counted from 1, and before `phase begin-play` is over there are none
        then pay red 9 gold
          line 1: `pay red 9 gold`: the price cannot be paid
        then archer red
          line 1: red is asked (`archer red`) but has no action
        then production
          line 1: the game never stops at a step that the engine does by itself
        then draw-region left
          line 1: (-2,+1): a region, where new ones are still to come
        phase gain red 1 any
          line 1: a phase is one of before-roll, actions, hand-check, exchange and the like
        then actions
          line 1: a phase is written with `phase`, what it waits for with `then`
        transit 2 wool
          line 1: units are on their way, but nobody takes them
        named abbey at (-1,+1)
          line 1: buildings are named, but no Feud waits for them
        red knows hand abbey
          line 1: red knows abbey in a hand that does not hold it
        red marks B1 1
          line 1: red marks a place that the other has not seen
        winner red
          line 1: red wins too early
        waits
          line 1: `waits` begins no line of a position; most begin with `red` or `blue`
        red waits
          line 1: `waits` is nothing a seat has
    "#]].assert_eq(&told);
}

// Log lines.

#[test]
fn every_event_is_a_line_that_a_person_follows() {
    let game = game(Mode::Gold);
    let at = spot(Card::BasicAbbey);
    let events = [
        Event::Dealt,
        Event::FirstThrow(3, 5),
        Event::Begins(BLUE),
        Event::Drew(RED, Stack(0), Some(Card::BasicAbbey)),
        Event::Drew(RED, Stack(0), None),
        Event::Searched(RED, Stack(3)),
        Event::TookFrom(RED, Stack(3), Some(Card::GoldMint)),
        Event::PutUnder(RED, Stack(0), None),
        Event::PutVictimsUnder(RED, Stack(0), Some(Card::BasicAbbey)),
        Event::SwappedRegions(RED, place(), Place::at(0, 1).unwrap()),
        Event::SwappedExpansions(RED, at, Spot { site: Site::at(1, -1).unwrap(), card: Card::BasicInga }),
        Event::TurnBegan(RED),
        Event::Rolled(RED, 4, Symbol::PlentifulHarvest),
        Event::Produced(RED, place(), 2),
        Event::Gained(RED, place(), Resource::Brick),
        Event::Gained(RED, Place::CACHE, Resource::Gold),
        Event::Lost(RED, 2),
        Event::Paid(RED, place(), Resource::Brick),
        Event::Robbed(RED, Goods::from_counts([0, 2, 0, 0, 0, 3])),
        Event::Sickened(RED, place()),
        Event::Revealed(EventCard::BasicFeud),
        Event::Reshuffled,
        Event::Played(RED, Card::BasicScout),
        Event::Built(RED, at),
        Event::CacheOpened(RED, place()),
        Event::RoadLaid(RED, 2),
        Event::Settled(RED, Column::at(3).unwrap()),
        Event::CityFounded(RED, Column::FIRST),
        Event::RegionLaid(RED, place(), Region::Hills5),
        Event::Traded(RED, 3, Resource::Ore, Resource::Wool),
        Event::NamedUnits(RED, Goods::one(Resource::Ore)),
        Event::NamedBuilding(RED, at),
        Event::Removed(RED, at),
        Event::Returned(RED, at, Some(Stack(0))),
        Event::Returned(RED, at, None),
        Event::SawHand(RED),
        Event::Stole(RED, Some(Card::GoldMint)),
        Event::Fetched(RED, Card::GoldMint),
        Event::Defended(RED, 2, true),
        Event::Defended(RED, 6, false),
        Event::Declined(RED),
        Event::KeptSebastian(RED),
        Event::HeroToken(Some(RED)),
        Event::HeroToken(None),
        Event::MerchantToken(Some(RED)),
        Event::Won(RED, 12),
    ];
    let lines: Vec<String> = events.iter().map(|event| game.write_event(event)).collect();
    expect![[r#"
        the cards are shuffled and dealt
        red throws 3, blue throws 5
        blue begins
        red draws abbey from B1
        red draws a card from B1
        red looks through T1
        red takes mint from T1
        red puts a card under B1
        red puts abbey of blue under B1
        red swaps the regions (-2,-1) and (0,+1)
        red swaps abbey at (-1,+1) and inga at (1,-1)
        turn of red
        red rolls 4, harvest
        red produces 2 at (-2,-1)
        red gains 1 brick at (-2,-1)
        red gains 1 gold at the Gold Cache
        red has no room for 2 units
        red gives 1 brick from (-2,-1)
        brigands rob red of 2 wool 3 gold
        the plague takes 1 unit of red at (-2,-1)
        event card basic-feud
        the event deck is built anew
        red plays scout
        red builds abbey at (-1,+1)
        red opens the Gold Cache at (-2,-2)
        red lays a road at (2,0)
        red founds a settlement at (3,0)
        red raises a city at (-1,0)
        red lays hills-5 at (-2,-1)
        red trades 3 ore for 1 wool
        red asks for 1 ore of blue
        red names abbey at (-1,+1) of blue
        red discards abbey at (-1,+1)
        red returns abbey at (-1,+1) under B1
        red returns abbey at (-1,+1) to the face-up stack
        red sees the hand of blue
        red takes mint from the hand of blue
        red takes mint from the discard pile
        red rolls 2 and stops the attack
        red rolls 6 and does not stop the attack
        red declines
        red keeps Sebastian
        red takes the hero token
        the hero token is set aside
        red takes the merchant token
        red wins with 12 points
    "#]]
    .assert_eq(&(lines.join("\n") + "\n"));
}

// Whole games.

/// Players who build what they can come to positions that others do not. All of them can be drawn.
#[test]
fn positions_of_bold_games_are_read_back_and_drawn() {
    for mode in Mode::ALL {
        for seed in 0..2 {
            let mut number = 0;
            let look = |table: &Table<Rivals>, _| {
                number += 1;
                if number % 5 == 0 {
                    check_position(table.game(), table.state());
                    let picture = draw::draw(table.game(), table.state(), false);
                    assert!(picture.lines().all(|line| line.chars().count() <= 100), "{picture}");
                }
            };
            random::play_out(mode, seed, |_| false, look);
        }
    }
}

#[test]
fn positions_of_random_games_are_read_back() {
    for mode in Mode::ALL {
        for seed in 0..4 {
            played(mode, seed, 5_000, |table| {
                // Every position of the beginning, and some of the rest.
                if table.log().len() < 300 || table.log().len() % 10 == 0 {
                    check_position(table.game(), table.state());
                }
            });
        }
    }
}

#[test]
fn moves_of_random_games_are_read_back() {
    for mode in Mode::ALL {
        let table = played(mode, 7, 1500, |table| {
            let (game, state) = (table.game(), table.state());
            if let Next::Seats(seats) = table.next() {
                for (seat, action) in
                    seats.iter().flat_map(|seat| table.actions(seat).into_iter().map(move |a| (seat, a)))
                {
                    let text = game.write_action(seat, &action);
                    assert_eq!(game.parse_entry(state, &text), Ok(Entry::Action(seat, action)), "{text}");
                }
            }
        });
        for entry in table.log() {
            let text = table.game().write_entry(entry);
            assert_eq!(table.game().parse_entry(table.start(), &text).as_ref(), Ok(entry), "{text}");
        }
    }
}
