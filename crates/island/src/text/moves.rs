//! Actions and outcomes as lines: `red builds settlement N(0,0)`, `dice 3+4`.

use std::str::FromStr;

use steading_game::{Game, Seat, Syntax, Unread, mended};

use crate::Island;
use crate::action::{Action, Outcome};
use crate::base::founding;
use crate::cards::{DevCard, Good};
use crate::frame::Frame;
use crate::illegal::{Code, Detail, Illegal, Misplaced, Place, Stage};
use crate::modules;
use crate::modules::gold::Coins;
use crate::places::{Edge, Hex, Vertex};
use crate::rules::Founded;
use crate::state::{State, Terms};
use crate::text::words::{self, clip};
use crate::topology::PlaceName;

/// An action as a line.
pub fn write_action(game: &Island, seat: Seat, action: &Action) -> String {
    let name = |seat| words::seat_name(&game.options, seat);
    let what = match *action {
        Action::FoundSettlement(vertex) => format!("founds settlement {vertex}"),
        Action::FoundRoad(edge) => format!("founds road {edge}"),
        Action::Roll => "rolls".to_owned(),
        Action::DiscardOne(resource) => format!("sets aside {resource}"),
        Action::Discard(cards) => format!("discards {cards}"),
        Action::MoveRobber(hex) => format!("moves robber {hex}"),
        Action::Rob(victim) => format!("robs {}", name(victim)),
        Action::Offer { give, want, to, gold } => {
            let terms = words::write_terms(Terms { give, want, gold });
            format!("offers {terms} to {}", words::write_seats(game, to))
        }
        Action::Accept(maker) => format!("accepts {}", name(maker)),
        Action::Decline => "declines".to_owned(),
        Action::Withdraw => "withdraws".to_owned(),
        Action::TradeWith(partner) => format!("trades with {}", name(partner)),
        Action::BankTrade { give, want } => format!("banks {give} for {want}"),
        Action::BuildRoad(edge) => format!("builds road {edge}"),
        Action::BuildSettlement(vertex) => format!("builds settlement {vertex}"),
        Action::BuildCity(vertex) => format!("builds city {vertex}"),
        Action::BuyCard => "buys card".to_owned(),
        Action::PlayKnight => format!("plays {}", DevCard::Knight),
        Action::PlayRoadBuilding => format!("plays {}", DevCard::RoadBuilding),
        Action::PlayYearOfPlenty(first, None) => format!("plays {} {first}", DevCard::YearOfPlenty),
        Action::PlayYearOfPlenty(first, Some(second)) => format!("plays {} {first} {second}", DevCard::YearOfPlenty),
        Action::PlayMonopoly(resource) => format!("plays {} {resource}", DevCard::Monopoly),
        Action::PlayVictoryPoint => format!("plays {}", DevCard::VictoryPoint),
        Action::ClaimVictory => "claims victory".to_owned(),
        Action::EndTurn => "ends turn".to_owned(),
        Action::Module(action) => action.write(game),
    };
    format!("{} {what}", name(seat))
}

/// An outcome as a line.
pub fn write_outcome(game: &Island, outcome: &Outcome) -> String {
    match *outcome {
        Outcome::Dice(first, second) => format!("dice {first}+{second}"),
        Outcome::Steal(resource) => format!("steal {resource}"),
        Outcome::Draw(card) => format!("draw {card}"),
        Outcome::First(seat) => format!("first {}", words::seat_name(&game.options, seat)),
        Outcome::Module(outcome) => outcome.write(game),
    }
}

/// Whether a line is meant as an outcome: outcomes begin with what chance does, actions with who acts.
pub fn is_outcome(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    matches!(first, "dice" | "steal" | "draw" | "first") || modules::Outcome::is_begun_by(first)
}

/// Reads an outcome.
pub fn parse_outcome(game: &Island, text: &str) -> Result<Outcome, Syntax> {
    let words: Vec<&str> = text.split_whitespace().collect();
    if let Some(read) = modules::Outcome::parse(game, &words) {
        return read.map(Outcome::Module);
    }
    match words[..] {
        ["dice", throw] => words::dice(throw).map(|(first, second)| Outcome::Dice(first, second)),
        ["steal", kind] => words::good(kind).map(Outcome::Steal),
        ["draw", card] => words::dev_card(card).map(Outcome::Draw),
        ["first", seat] => words::seat(&game.options, seat).map(Outcome::First),
        _ => Err(Syntax::new(format!("`{}` is no outcome: dice, steal, draw or first", clip(text)))),
    }
}

/// Reads an action. A name that no place has is refused in the order of `BASE-229`: first whatever comes before unknown places.
pub fn parse_action(game: &Island, state: &State, text: &str) -> Result<(Seat, Action), Unread<Illegal>> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let Some((&name, words)) = words.split_first() else {
        return Err(Syntax::new("an empty line is no move").into());
    };
    let seat = words::seat(&game.options, name)?;
    let mut unknown = None;
    let action = parse_words(game, seat, words, &mut unknown)?;
    if let Some(unknown) = unknown {
        let refusal = game.check(state, seat, action).err();
        let illegal = refusal.unwrap_or(Illegal::new(Code::UnknownPlace, crate::rule::BASE_236, Detail::None));
        let detail = if illegal.code == Code::UnknownPlace { unknown.detail(game) } else { illegal.detail };
        return Err(Unread::Illegal(Illegal { detail, ..illegal }));
    }
    if let ["founds", "city", _] = words
        && let Frame::FoundSettlement(step) = state.public.frames.top()
        && founding::founded_in(game, step) == Founded::Settlement
    {
        // A city is founded by the move of a settlement, but not in a round of settlements.
        let refusal = game.check(state, seat, action).err();
        let stage = Detail::Stage(Stage::FoundingSettlement);
        return Err(Unread::Illegal(refusal.unwrap_or(Illegal::new(Code::WrongPhase, crate::rule::BASE_060, stage))));
    }
    if offers_gold_for_gold(words) {
        // As with unknown places: first whatever is refused before it. That a side is empty, or that cards are missing, is not.
        let refusal = game.check(state, seat, action).err();
        let earlier = refusal.filter(|illegal| !matches!(illegal.code, Code::TradeEmptySide | Code::TradeCardsMissing));
        let illegal = Illegal::new(Code::TradeSameResource, crate::rule::COMBO_073, Detail::GoldTwice);
        return Err(Unread::Illegal(earlier.unwrap_or(illegal)));
    }
    Ok((seat, action))
}

/// `COMBO-073`: gold on both sides, which no action can say.
fn offers_gold_for_gold(words: &[&str]) -> bool {
    let ["offers", terms @ ..] = words else { return false };
    let mut sides = terms.split(|&word| matches!(word, "for" | "to"));
    let mut has_gold = || sides.next().is_some_and(|side| words::side(side).is_ok_and(|(_, gold)| gold > 0));
    has_gold() && has_gold()
}

/// Reads what the seat does. A place that is not on the board is kept in `unknown` and becomes nowhere.
fn parse_words(game: &Island, seat: Seat, words: &[&str], unknown: &mut Option<Unknown>) -> Result<Action, Syntax> {
    Ok(match *words {
        ["founds", "settlement", place] => Action::FoundSettlement(vertex(game, place, unknown)?),
        // The second building may be a city, which is founded by the same move.
        ["founds", "city", place] if game.rules.founding.contains(&Founded::City) => {
            Action::FoundSettlement(vertex(game, place, unknown)?)
        }
        ["founds", "road", place] => Action::FoundRoad(edge(game, place, unknown)?),
        ["rolls"] => Action::Roll,
        ["sets", "aside", kind] => Action::DiscardOne(words::good(kind)?),
        ["discards", ref cards @ ..] => Action::Discard(words::cards(cards)?),
        ["moves", "robber", place] => Action::MoveRobber(hex(game, place, unknown)?),
        ["robs", victim] => Action::Rob(words::seat(&game.options, victim)?),
        ["offers", ref terms @ ..] => parse_offer(game, seat, terms)?,
        ["accepts", maker] => Action::Accept(words::seat(&game.options, maker)?),
        ["declines"] => Action::Decline,
        ["withdraws"] => Action::Withdraw,
        ["trades", "with", partner] => Action::TradeWith(words::seat(&game.options, partner)?),
        ["banks", ref give @ .., "for", want] if want != "gold" => {
            Action::BankTrade { give: words::cards(give)?, want: words::good(want)? }
        }
        ["builds", "road", place] => Action::BuildRoad(edge(game, place, unknown)?),
        ["builds", "settlement", place] => Action::BuildSettlement(vertex(game, place, unknown)?),
        ["builds", "city", place] => Action::BuildCity(vertex(game, place, unknown)?),
        ["buys", "card"] => Action::BuyCard,
        ["plays", card, ref kinds @ ..] => match modules::Action::parse(game, seat, words, unknown) {
            Some(read) => Action::Module(read?),
            None => parse_play(words::dev_card(card)?, kinds)?,
        },
        ["claims", "victory"] => Action::ClaimVictory,
        ["ends", "turn"] => Action::EndTurn,
        _ => match modules::Action::parse(game, seat, words, unknown) {
            Some(read) => Action::Module(read?),
            None => return Err(no_move(game, seat, words)),
        },
    })
}

/// The words of the base game's moves, names of places, seats and cards aside.
const WORDS: &[&str] = &[
    "founds",
    "rolls",
    "sets",
    "aside",
    "discards",
    "moves",
    "robber",
    "robs",
    "offers",
    "for",
    "to",
    "accepts",
    "declines",
    "withdraws",
    "trades",
    "with",
    "banks",
    "builds",
    "road",
    "settlement",
    "city",
    "buys",
    "card",
    "plays",
    "claims",
    "victory",
    "ends",
    "turn",
];

/// The complaint about words that are no move, with the move that was meant if words with typing errors make one.
fn no_move(game: &Island, seat: Seat, words: &[&str]) -> Syntax {
    let complaint = Syntax::new(format!("`{}` is no move", clip(&words.join(" "))));
    let known = || WORDS.iter().copied().chain(modules::Action::words());
    let is_name = |word: &str| Good::named(word).is_some() || DevCard::named(word).is_some();
    let Some((meant, first)) = mended(words, known, is_name) else { return complaint };
    let is_move = parse_words(game, seat, &meant, &mut None).is_ok();
    let name = words::seat_name(&game.options, seat);
    let suggestion = if is_move { format!("{name} {}", meant.join(" ")) } else { first.to_owned() };
    Syntax::new(format!("{}; did you mean `{suggestion}`?", complaint.message))
}

fn parse_offer(game: &Island, seat: Seat, words: &[&str]) -> Result<Action, Syntax> {
    let wrong = || Syntax::new("an offer reads `offers CARDS for CARDS to SEATS`");
    let middle = words.iter().position(|&word| word == "for").ok_or_else(wrong)?;
    let end = words.iter().position(|&word| word == "to").filter(|&end| end > middle).ok_or_else(wrong)?;
    let (give, given) = words::side(&words[..middle])?;
    let (want, wanted) = words::side(&words[middle + 1..end])?;
    let gold = if given > 0 { Coins::given(given) } else { Coins::wanted(wanted) };
    Ok(Action::Offer { give, want, to: words::seats(game, &words[end + 1..], seat)?, gold })
}

fn parse_play(card: DevCard, kinds: &[&str]) -> Result<Action, Syntax> {
    Ok(match (card, kinds) {
        (DevCard::Knight, []) => Action::PlayKnight,
        (DevCard::RoadBuilding, []) => Action::PlayRoadBuilding,
        (DevCard::YearOfPlenty, [only]) => Action::PlayYearOfPlenty(words::good(only)?, None),
        (DevCard::YearOfPlenty, [first, second]) => {
            Action::PlayYearOfPlenty(words::good(first)?, Some(words::good(second)?))
        }
        (DevCard::Monopoly, [kind]) => Action::PlayMonopoly(words::good(kind)?),
        (DevCard::VictoryPoint, []) => Action::PlayVictoryPoint,
        _ => return Err(Syntax::new(format!("`plays {card}` with the wrong number of resources"))),
    })
}

/// The name of a place that an action cannot be about, and what it is about.
#[derive(Clone, Copy, Debug)]
pub struct Unknown {
    name: PlaceName,
    wanted: Place,
}

impl Unknown {
    /// What is wrong with it: no place has the name, or a place of another kind.
    fn detail(self, game: &Island) -> Detail {
        let Unknown { name, wanted } = self;
        let found = match () {
            () if game.topology.hex_named(name).is_some() => Place::Hex,
            () if vertex_named(game, name).is_some() => Place::Intersection,
            () if edge_named(game, name).is_some() => Place::Path,
            () => return Detail::Name(name),
        };
        Detail::Misplaced(Misplaced { name, wanted, found })
    }
}

/// The intersection of this board with the name; corners that no path leads to keep theirs on every board (`TRADE-029`).
pub fn vertex_named(game: &Island, name: PlaceName) -> Option<Vertex> {
    game.topology.vertex_named(name).filter(|&vertex| game.topology.vertices.contains(vertex))
}

/// The path of this board with the name.
pub fn edge_named(game: &Island, name: PlaceName) -> Option<Edge> {
    game.topology.edge_named(name).filter(|&edge| game.topology.edges.contains(edge))
}

/// A cell; one that is not on the board is kept in `unknown`.
pub fn hex(game: &Island, word: &str, unknown: &mut Option<Unknown>) -> Result<Hex, Syntax> {
    place(word, unknown, Place::Hex, |name| game.topology.hex_named(name), Hex::NOWHERE)
}

/// An intersection.
pub fn vertex(game: &Island, word: &str, unknown: &mut Option<Unknown>) -> Result<Vertex, Syntax> {
    place(word, unknown, Place::Intersection, |name| vertex_named(game, name), Vertex::NOWHERE)
}

/// A path.
pub fn edge(game: &Island, word: &str, unknown: &mut Option<Unknown>) -> Result<Edge, Syntax> {
    place(word, unknown, Place::Path, |name| edge_named(game, name), Edge::NOWHERE)
}

fn place<P>(
    word: &str,
    unknown: &mut Option<Unknown>,
    wanted: Place,
    find: impl Fn(PlaceName) -> Option<P>,
    nowhere: P,
) -> Result<P, Syntax> {
    let name = PlaceName::from_str(word)
        .map_err(|()| Syntax::new(format!("`{}` is no place such as `(0,0)`, `N(0,0)` or `NE(0,0)`", clip(word))))?;
    Ok(find(name).unwrap_or_else(|| {
        *unknown = Some(Unknown { name, wanted });
        nowhere
    }))
}
