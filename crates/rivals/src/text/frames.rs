//! What must happen next, as short lines: `pay red 2 wool saved 1`.

use steading_game::{Seat, Syntax};

use crate::Rivals;
use crate::cards::Region;
use crate::frame::{Frame, Search, Spot};
use crate::goods::{Kinds, Resource};
use crate::grid::{Place, Site};
use crate::text::moves::{end_name, end_named};
use crate::text::words::{self, clip};

/// A frame as a line.
pub fn write(game: &Rivals, frame: Frame) -> String {
    let name = |seat: Seat| words::seat_name(game, seat);
    let of = |word: &str, seat: Seat| format!("{word} {}", name(seat));
    let count = |word: &str, seat: Seat, count: u8| format!("{word} {} {count}", name(seat));
    match frame {
        Frame::Deal => "deal".to_owned(),
        Frame::FirstThrow => "first-throw".to_owned(),
        Frame::StartHand(seat) => of("start-hand", seat),
        Frame::Arrange(seat, place) => format!("arrange {} {place}", name(seat)),
        Frame::BeginPlay => "begin-play".to_owned(),
        Frame::BeforeRoll => "before-roll".to_owned(),
        Frame::Dice => "dice".to_owned(),
        Frame::Production => "production".to_owned(),
        Frame::Symbol(symbol) => format!("symbol {}", symbol.name()),
        Frame::DrawEvent => "draw-event".to_owned(),
        Frame::Happening(card) => format!("happening {}", card.data().id),
        Frame::Actions => "actions".to_owned(),
        Frame::HandCheck => "hand-check".to_owned(),
        Frame::Exchange => "exchange".to_owned(),
        Frame::ExchangeTake => "exchange-take".to_owned(),
        Frame::EndTurn => "end-turn".to_owned(),
        Frame::Pay { seat, saved, regions_only, price } => {
            let saved = if saved > 0 { format!(" saved {saved}") } else { String::new() };
            let regions = if regions_only { " from regions" } else { "" };
            format!("pay {} {price}{saved}{regions}", name(seat))
        }
        Frame::PayAny(seat, left) => count("pay-any", seat, left),
        Frame::Gain { seat, count, kinds } => format!("gain {} {count} {}", name(seat), write_kinds(kinds)),
        Frame::NameUnits(seat, left) => count("name-units", seat, left),
        Frame::TakeNamed(seat) => of("take-named", seat),
        Frame::GiveBack(seat) => of("give-back", seat),
        Frame::Tribute(seat, left) => count("tribute", seat, left),
        Frame::Brigands(seat) => of("brigands", seat),
        Frame::HarvestGold(seat) => of("harvest-gold", seat),
        Frame::BuyForGold(seat, left) => count("buy-for-gold", seat, left),
        Frame::Sebastian(seat, event) => format!("sebastian {} {}", name(seat), words::write_happening(event)),
        Frame::FeudName(seat, left) => count("feud-name", seat, left),
        Frame::FeudReturn(seat) => of("feud-return", seat),
        Frame::Fraternal(seat, left) => count("fraternal", seat, left),
        Frame::FraternalSecond(seat, card, stack) => {
            format!("fraternal-second {} {card} {}", name(seat), words::stack_name(game, stack))
        }
        Frame::Riots(seat) => of("riots", seat),
        Frame::Place(seat, spot) => format!("place {} {spot}", name(seat)),
        Frame::Discard(card) => format!("discard {card}"),
        Frame::LookThrough(seat, stack, search) => {
            format!("look-through {} {} {}", name(seat), words::stack_name(game, stack), write_search(search))
        }
        Frame::TakeFrom(seat, stack, search) => {
            format!("take-from {} {} {}", name(seat), words::stack_name(game, stack), write_search(search))
        }
        Frame::ReturnUnder(seat, spot) => format!("return-under {} {spot}", name(seat)),
        Frame::Irmgard(seat) => of("irmgard", seat),
        Frame::LayRoad(end) => format!("lay-road {}", end_name(end)),
        Frame::Settle(end, scout) => format!("settle {}{}", end_name(end), if scout { " with scout" } else { "" }),
        Frame::FoundCity(column) => format!("found-city {column}"),
        Frame::DrawRegion(end, first) => format!("draw-region {}{}", end_name(end), write_first(first)),
        Frame::ScoutPick(end, first) => format!("scout-pick {}{}", end_name(end), write_first(first)),
        Frame::LayRegions(end, first, second) => format!("lay-regions {} {first} {second}", end_name(end)),
        Frame::RelocateFirst => "relocate".to_owned(),
        Frame::RelocateRegion(place) => format!("relocate {place}"),
        Frame::RelocateExpansion(spot) => format!("relocate {spot}"),
        Frame::BrigandStore(seat) => of("brigand-store", seat),
        Frame::SinkShip(seat) => of("sink-ship", seat),
        Frame::Defend(seat, card) => format!("defend {} {card}", name(seat)),
        Frame::DefenceRoll(seat, card) => format!("defence-roll {} {card}", name(seat)),
        Frame::Strike(card) => format!("strike {card}"),
        Frame::Archer(seat) => of("archer", seat),
        Frame::Arsonist(seat) => of("arsonist", seat),
        Frame::Traitor(seat) => of("traitor", seat),
        Frame::TitheBarn(seat) => of("tithe-barn", seat),
        Frame::Library(seat) => of("library", seat),
        Frame::FromDiscard(seat) => of("from-discard", seat),
        Frame::Doctor(seat) => of("doctor", seat),
        Frame::Veiled(seat, event) => format!("veiled {} {}", name(seat), words::write_happening(event)),
    }
}

fn write_kinds(kinds: Kinds) -> String {
    match kinds {
        Kinds::ANY => "any".to_owned(),
        Kinds::NONE => "none".to_owned(),
        kinds => kinds.iter().map(Resource::name).collect::<Vec<_>>().join(" "),
    }
}

fn write_search(search: Search) -> String {
    match search {
        Search::Start(left) => format!("start {left}"),
        Search::Exchange => "exchange".to_owned(),
        Search::Library => "library".to_owned(),
    }
}

fn write_first(first: Option<Region>) -> String {
    first.map(|region| format!(" {region}")).unwrap_or_default()
}

/// Reads a frame.
pub fn parse(game: &Rivals, text: &str) -> Result<Frame, Syntax> {
    let split: Vec<&str> = text.split_whitespace().collect();
    let wrong = || Syntax::new(format!("`{}` is nothing a game waits for", clip(text)));
    if let Some(frame) = parse_plain(&split) {
        return Ok(frame);
    }
    match split[..] {
        ["symbol", symbol] => Ok(Frame::Symbol(words::symbol(symbol)?)),
        ["happening", card] => Ok(Frame::Happening(words::event_card(card)?)),
        ["discard", card] => Ok(Frame::Discard(words::card_of(game, card)?)),
        ["strike", card] => Ok(Frame::Strike(words::card(card)?)),
        ["relocate", card, "at", at] => Ok(Frame::RelocateExpansion(spot(game, card, at)?)),
        ["relocate", at] => Ok(Frame::RelocateRegion(place(at)?)),
        ["found-city", at] => Ok(Frame::FoundCity(words::cell(at)?.column().ok_or_else(wrong)?)),
        ["lay-road" | "settle" | "draw-region" | "scout-pick" | "lay-regions", ..] => parse_end(&split, wrong),
        [word, seat, ref rest @ ..] => parse_of_seat(game, word, words::seat(game, seat)?, rest, wrong),
        _ => Err(wrong()),
    }
}

/// Frames that are one word.
fn parse_plain(split: &[&str]) -> Option<Frame> {
    let &[word] = split else { return None };
    Some(match word {
        "deal" => Frame::Deal,
        "first-throw" => Frame::FirstThrow,
        "begin-play" => Frame::BeginPlay,
        "before-roll" => Frame::BeforeRoll,
        "dice" => Frame::Dice,
        "production" => Frame::Production,
        "draw-event" => Frame::DrawEvent,
        "actions" => Frame::Actions,
        "hand-check" => Frame::HandCheck,
        "exchange" => Frame::Exchange,
        "exchange-take" => Frame::ExchangeTake,
        "end-turn" => Frame::EndTurn,
        "relocate" => Frame::RelocateFirst,
        _ => return None,
    })
}

/// Frames about an end of the line.
fn parse_end(split: &[&str], wrong: impl Fn() -> Syntax) -> Result<Frame, Syntax> {
    let &[word, end, ref rest @ ..] = split else { return Err(wrong()) };
    let end = end_named(end).ok_or_else(&wrong)?;
    let first = || match *rest {
        [] => Ok(None),
        [region] => words::region(region).map(Some),
        _ => Err(wrong()),
    };
    Ok(match (word, rest) {
        ("lay-road", []) => Frame::LayRoad(end),
        ("settle", []) => Frame::Settle(end, false),
        ("settle", ["with", "scout"]) => Frame::Settle(end, true),
        ("draw-region", _) => Frame::DrawRegion(end, first()?),
        ("scout-pick", _) => Frame::ScoutPick(end, first()?),
        ("lay-regions", [a, b]) => Frame::LayRegions(end, words::region(a)?, words::region(b)?),
        _ => return Err(wrong()),
    })
}

/// Frames about a seat.
fn parse_of_seat(
    game: &Rivals,
    word: &str,
    seat: Seat,
    rest: &[&str],
    wrong: impl Fn() -> Syntax,
) -> Result<Frame, Syntax> {
    Ok(match (word, rest) {
        ("start-hand", []) => Frame::StartHand(seat),
        ("take-named", []) => Frame::TakeNamed(seat),
        ("give-back", []) => Frame::GiveBack(seat),
        ("brigands", []) => Frame::Brigands(seat),
        ("harvest-gold", []) => Frame::HarvestGold(seat),
        ("feud-return", []) => Frame::FeudReturn(seat),
        ("riots", []) => Frame::Riots(seat),
        ("irmgard", []) => Frame::Irmgard(seat),
        ("brigand-store", []) => Frame::BrigandStore(seat),
        ("sink-ship", []) => Frame::SinkShip(seat),
        ("archer", []) => Frame::Archer(seat),
        ("arsonist", []) => Frame::Arsonist(seat),
        ("traitor", []) => Frame::Traitor(seat),
        ("tithe-barn", []) => Frame::TitheBarn(seat),
        ("library", []) => Frame::Library(seat),
        ("from-discard", []) => Frame::FromDiscard(seat),
        ("doctor", []) => Frame::Doctor(seat),
        ("pay-any", [count]) => Frame::PayAny(seat, words::number(count)?),
        ("name-units", [count]) => Frame::NameUnits(seat, words::number(count)?),
        ("tribute", [count]) => Frame::Tribute(seat, words::number(count)?),
        ("buy-for-gold", [count]) => Frame::BuyForGold(seat, words::number(count)?),
        ("feud-name", [count]) => Frame::FeudName(seat, words::number(count)?),
        ("fraternal", [count]) => Frame::Fraternal(seat, words::number(count)?),
        ("fraternal-second", [card, stack]) => {
            Frame::FraternalSecond(seat, words::card(card)?, words::stack(game, stack)?)
        }
        ("arrange", [at]) => Frame::Arrange(seat, place(at)?),
        ("sebastian", [event]) => Frame::Sebastian(seat, words::happening(event)?),
        ("veiled", [event]) => Frame::Veiled(seat, words::happening(event)?),
        ("defend", [card]) => Frame::Defend(seat, words::card(card)?),
        ("defence-roll", [card]) => Frame::DefenceRoll(seat, words::card(card)?),
        ("place", [card, "at", at]) => Frame::Place(seat, spot(game, card, at)?),
        ("return-under", [card, "at", at]) => Frame::ReturnUnder(seat, spot(game, card, at)?),
        ("look-through", [name, search @ ..]) => {
            Frame::LookThrough(seat, words::stack(game, name)?, parse_search(search).ok_or_else(wrong)?)
        }
        ("take-from", [name, search @ ..]) => {
            Frame::TakeFrom(seat, words::stack(game, name)?, parse_search(search).ok_or_else(wrong)?)
        }
        ("pay", price) => parse_pay(seat, price)?,
        ("gain", [count, kinds @ ..]) => Frame::Gain { seat, count: words::number(count)?, kinds: parse_kinds(kinds)? },
        _ => return Err(wrong()),
    })
}

fn parse_pay(seat: Seat, words: &[&str]) -> Result<Frame, Syntax> {
    let (words, regions_only) = match words {
        [rest @ .., "from", "regions"] => (rest, true),
        _ => (words, false),
    };
    let (words, saved) = match words {
        [rest @ .., "saved", count] => (rest, words::number(count)?),
        _ => (words, 0),
    };
    Ok(Frame::Pay { seat, saved, regions_only, price: words::goods(words)? })
}

fn parse_kinds(words: &[&str]) -> Result<Kinds, Syntax> {
    match words {
        ["any"] => Ok(Kinds::ANY),
        ["none"] => Ok(Kinds::NONE),
        [] => Err(Syntax::new("which resources? `any`, or their names")),
        _ => words.iter().try_fold(Kinds::NONE, |kinds, word| Ok(kinds.with(words::resource(word)?))),
    }
}

fn parse_search(words: &[&str]) -> Option<Search> {
    match *words {
        ["start", left] => left.parse().ok().map(Search::Start),
        ["exchange"] => Some(Search::Exchange),
        ["library"] => Some(Search::Library),
        _ => None,
    }
}

/// A region or the Gold Cache.
pub fn place(word: &str) -> Result<Place, Syntax> {
    if word == "cache" {
        return Ok(Place::CACHE);
    }
    let place = words::cell(word)?.place();
    place.ok_or_else(|| Syntax::new(format!("no region can lie at {}: x is even, y is +1 or -1", clip(word))))
}

/// A site.
pub fn site(word: &str) -> Result<Site, Syntax> {
    let site = words::cell(word)?.site();
    site.ok_or_else(|| Syntax::new(format!("no expansion can lie at {}: x is odd, y is not 0", clip(word))))
}

/// A card on a site.
pub fn spot(game: &Rivals, card: &str, at: &str) -> Result<Spot, Syntax> {
    Ok(Spot { site: site(at)?, card: words::card_of(game, card)? })
}
