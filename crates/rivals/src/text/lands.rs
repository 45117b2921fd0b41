//! Principalities in positions: short lines over the starting layout (`red city (-1,0)`), or a drawing of the whole.
//!
//! ```text
//! red from -2
//!   forest-red 1 | abbey      | gold-field-red 0 | -    | fields-red 1
//!                | settlement | road             | city |
//!   hills-red 1  | -          | pasture-red 1    | mint | mountains-red 1
//! ```

use steading_game::Syntax;

use crate::Rivals;
use crate::cards::{Card, Region, Title};
use crate::grid::{Column, End, Half, Place, Places, Site};
use crate::principality::{Principality, STORE_MAX};
use crate::text::frames;
use crate::text::words::{self, Cell, clip};

/// What stands between two cells of a drawing.
const BAR: char = '|';

// Short lines.

/// The words that begin lines about a principality, for typing errors.
pub const WORDS: &[&str] = &["from", "settlement", "road", "city", "cache", "places", "stock", "stores"];

/// The order in which lines about a principality are carried out, whatever order they are written in; `None` if the word begins no
/// such line.
pub fn rank(word: &str) -> Option<u8> {
    Some(match word {
        "from" => 0,
        "settlement" => 1,
        "road" | "city" | "cache" => 2,
        "places" => 3,
        "stock" => 4,
        "stores" => 5,
        _ => return None,
    })
}

/// Carries out a line such as `city (-1,0)`.
pub fn read(game: &Rivals, land: &mut Principality, word: &str, rest: &str) -> Result<(), Syntax> {
    match word {
        "settlement" => settlement(land, rest),
        "road" => words::items(rest).try_for_each(|end| road(land, end)),
        "city" => words::items(rest).try_for_each(|at| city(land, at)),
        "cache" => cache(land, rest),
        "places" => words::items(rest).try_for_each(|item| places(game, land, item)),
        "stock" => words::items(rest).try_for_each(|item| stock(land, item)),
        _ => words::items(rest).try_for_each(|item| stores(land, item)),
    }
}

/// `settlement (3,0) forest-4 gold-field-2`: the next one of the line, with its upper and lower region.
fn settlement(land: &mut Principality, rest: &str) -> Result<(), Syntax> {
    let split: Vec<&str> = rest.split_whitespace().collect();
    let [at, upper, lower] = split[..] else {
        return Err(Syntax::new("a settlement reads `settlement (3,0) forest-4 gold-field-2`: the upper region first"));
    };
    let column = column(at)?;
    let end = End::ALL.into_iter().find(|&end| land.next_column(end) == Some(column));
    let end =
        end.ok_or_else(|| Syntax::new(format!("{column} is not beside the line; write nearer settlements first")))?;
    let regions = [words::region(upper)?, words::region(lower)?];
    land.settle(column);
    for (half, region) in Half::ALL.into_iter().zip(regions) {
        land.lay_region(column.site(half).neighbour(end), region, 0);
    }
    Ok(())
}

fn road(land: &mut Principality, end: &str) -> Result<(), Syntax> {
    let end = crate::text::moves::end_named(end);
    let end = end.ok_or_else(|| Syntax::new("an open road lies `left` or `right` of the line"))?;
    land.open_roads[end as usize] = true;
    Ok(())
}

fn city(land: &mut Principality, at: &str) -> Result<(), Syntax> {
    let column = column(at)?;
    if !land.settled.contains(column) || land.is_city(column) {
        return Err(Syntax::new(format!("no settlement at {column} that could become a city")));
    }
    land.found_city(column);
    Ok(())
}

fn column(at: &str) -> Result<Column, Syntax> {
    let column = words::cell(at)?.column();
    column.ok_or_else(|| Syntax::new(format!("no settlement can stand at {}: x is odd, y is 0", clip(at))))
}

/// `cache (-2,+2) 2`.
fn cache(land: &mut Principality, rest: &str) -> Result<(), Syntax> {
    let split: Vec<&str> = rest.split_whitespace().collect();
    let (at, units) = match split[..] {
        [at] => (at, 0),
        [at, units] => (at, self::units(units)?),
        _ => return Err(Syntax::new("the Gold Cache reads `cache (-2,+2) 2`")),
    };
    let beside = words::cell(at)?.inside();
    let beside =
        beside.ok_or_else(|| Syntax::new(format!("the Gold Cache cannot lie at {}: such as (-2,+2)", clip(at))))?;
    open_cache(land, beside, units)
}

fn open_cache(land: &mut Principality, beside: Place, units: u8) -> Result<(), Syntax> {
    if land.region(beside).is_none() {
        return Err(Syntax::new(format!("the Gold Cache lies beside a region, and {beside} has none")));
    }
    if land.cache.is_some() {
        return Err(Syntax::new("a second Gold Cache"));
    }
    land.open_cache(beside, units);
    Ok(())
}

/// `abbey (-1,+1)`.
fn places(game: &Rivals, land: &mut Principality, item: &str) -> Result<(), Syntax> {
    match item.split_whitespace().collect::<Vec<_>>()[..] {
        [card, at] | [card, "at", at] => place_card(land, frames::site(at)?, words::card_of(game, card)?),
        _ => Err(Syntax::new(format!("`{}` is no card at a cell, such as `abbey (-1,+1)`", clip(item)))),
    }
}

/// Lays an expansion as the rules allow it to lie; a Town Hall covers the Parish Hall of its site.
fn place_card(land: &mut Principality, site: Site, card: Card) -> Result<(), Syntax> {
    let wrong = |what: String| Err(Syntax::new(what));
    if !card.kind().is_expansion() {
        return wrong(format!("{card} is no expansion"));
    }
    if !land.settled.contains(site.column()) {
        return wrong(format!("{card} at {site}: no settlement or city stands there"));
    }
    if card.data().is_red && !land.is_city(site.column()) {
        return wrong(format!("{card} at {site}: a red card stands only in cities"));
    }
    if card.data().is_single && land.has(card.title()) {
        return wrong(format!("{card} at {site}: a principality holds only one"));
    }
    if card.title() == Title::TownHall {
        if land.has_covered_hall || !land.has_at(site, Card::BasicParishHall) {
            return wrong(format!("{card} at {site}: it lies on a parish-hall, which is not there"));
        }
        land.cover_hall(site, card);
        return Ok(());
    }
    if !land.free_sites().contains(site) {
        return wrong(format!("{card} at {site}: the site is full"));
    }
    land.place(site, card);
    Ok(())
}

/// `lumber 3`: so many in all, over the regions of that kind in the order of places; `none`: empty regions, whatever their kind. What
/// the Gold Cache holds its own line says.
fn stock(land: &mut Principality, item: &str) -> Result<(), Syntax> {
    let (kind, mut left) = match item.split_whitespace().collect::<Vec<_>>()[..] {
        ["none"] => {
            land.places().without(Places::CACHE).iter().for_each(|place| set_units(land, place, 0));
            return Ok(());
        }
        [kind, count] if count.starts_with(|first: char| first.is_ascii_digit()) => (kind, words::number(count)?),
        [count, kind] => (kind, words::number(count)?),
        _ => return Err(Syntax::new(format!("`{}` is no stock such as `lumber 3`", clip(item)))),
    };
    let kind = words::resource(kind)?;
    for place in land.places_of(kind).iter() {
        let units = left.min(STORE_MAX);
        set_units(land, place, units);
        left -= units;
    }
    if left > 0 {
        return Err(Syntax::new(format!("no room for {left} more {}", kind.name())));
    }
    Ok(())
}

/// `(-2,+1) 3`.
fn stores(land: &mut Principality, item: &str) -> Result<(), Syntax> {
    let split: Vec<&str> = item.split_whitespace().collect();
    let [at, count] = split[..] else {
        return Err(Syntax::new(format!("`{}` is no store such as `(-2,+1) 3`", clip(item))));
    };
    let (place, units) = (frames::place(at)?, units(count)?);
    if land.kind_at(place).is_none() {
        return Err(Syntax::new(format!("nothing can be stored at {place}")));
    }
    set_units(land, place, units);
    Ok(())
}

/// `RIV-027`: what a place can hold.
fn units(word: &str) -> Result<u8, Syntax> {
    let units = word.parse().ok().filter(|&units| units <= STORE_MAX);
    units.ok_or_else(|| Syntax::new(format!("`{}` is not a number from 0 to {STORE_MAX}", clip(word))))
}

fn set_units(land: &mut Principality, place: Place, units: u8) {
    let Some(kind) = land.kind_at(place) else { return };
    while land.units(place) < units.min(STORE_MAX) {
        land.store(place, kind);
    }
    while land.units(place) > units {
        land.unstore(place, kind);
    }
}

// Drawings.

/// The rows of a drawing, with the x of the leftmost column.
pub fn write_drawing(land: &Principality) -> (i8, [String; 3]) {
    let left = land.outermost(End::Left).x() - 1;
    let right = land.outermost(End::Right).x() + 1;
    let mut rows = [Vec::new(), Vec::new(), Vec::new()];
    for x in left..=right {
        let cells = [write_outer(land, x, 1), write_middle(land, x, (left, right)), write_outer(land, x, -1)];
        let width = cells.iter().map(String::len).max().unwrap_or(0);
        for (row, cell) in rows.iter_mut().zip(cells) {
            row.push(format!("{cell:width$}"));
        }
    }
    (left, rows.map(|row| row.join(" | ").trim_end().to_owned()))
}

fn write_middle(land: &Principality, x: i8, (left, right): (i8, i8)) -> String {
    let is_open =
        (x == left && land.open_roads[End::Left as usize]) || (x == right && land.open_roads[End::Right as usize]);
    let word = match Column::at(x) {
        Some(column) if land.is_city(column) => "city",
        Some(_) => "settlement",
        None if is_open || (left < x && x < right) => "road",
        None => "",
    };
    word.to_owned()
}

fn write_outer(land: &Principality, x: i8, y: i8) -> String {
    if let Some(site) = Site::at(x, y) {
        let cards: Vec<String> = land.on_site(site).map(|card| write_expansion(land, card)).collect();
        return if cards.is_empty() { "-".to_owned() } else { cards.join(", ") };
    }
    let Some((place, region)) = Place::at(x, y).and_then(|place| Some((place, land.region(place)?))) else {
        return "-".to_owned();
    };
    let cache = match land.cache {
        Some(beside) if beside == place => format!(" cache {}", land.units(Place::CACHE)),
        _ => String::new(),
    };
    format!("{region} {}{cache}", land.units(place))
}

fn write_expansion(land: &Principality, card: Card) -> String {
    let is_covering = card.title() == Title::TownHall && land.has_covered_hall;
    if is_covering { format!("{card} on {}", Card::BasicParishHall) } else { card.to_string() }
}

/// Reads a drawing: the x of the leftmost column, then three rows.
pub fn read_drawing(game: &Rivals, x: &str, rows: [&str; 3]) -> Result<Principality, Syntax> {
    let left = x.replace('−', "-").parse::<i8>().ok().filter(|x| x % 2 == 0 && (-12..=12).contains(x));
    let left = left.ok_or_else(|| Syntax::new(format!("`{}` is no even x from -12 to 12", clip(x))))?;
    let rows = rows.map(|row| row.split(BAR).map(str::trim).collect::<Vec<_>>());
    let width = rows[0].len();
    if rows.iter().any(|row| row.len() != width) || width % 2 == 0 || width > 25 {
        return Err(Syntax::new("the three rows of a drawing have equally many cells, an odd number"));
    }
    let right = left + width as i8 - 1;
    let cell = |x: i8, row: usize| rows[row][usize::try_from(x - left).unwrap_or(0)];
    let mut land = Principality::empty();
    for x in left..=right {
        read_middle(&mut land, x, cell(x, 1), (left, right))?;
    }
    if [Column::FIRST, Column::SECOND].iter().any(|&column| !land.settled.contains(column)) {
        return Err(Syntax::new("a principality has settlements or cities at (-1,0) and (1,0)"));
    }
    // Regions before expansions and the Gold Cache, which lie beside them.
    for is_site in [false, true] {
        for x in (left..=right).filter(|x| (x % 2 != 0) == is_site) {
            read_outer(game, &mut land, x, Half::Upper, cell(x, 0))?;
            read_outer(game, &mut land, x, Half::Lower, cell(x, 2))?;
        }
    }
    land.recount();
    Ok(land)
}

fn read_middle(land: &mut Principality, x: i8, text: &str, (left, right): (i8, i8)) -> Result<(), Syntax> {
    let cell = Cell { x, y: 0 };
    let wrong = |what: &str| Err(Syntax::new(format!("{cell}: `{}` is not {what}", clip(text))));
    let Some(column) = Column::at(x) else {
        let is_end = x == left || x == right;
        match text {
            "road" if x == left => land.open_roads[End::Left as usize] = true,
            "road" if x == right => land.open_roads[End::Right as usize] = true,
            "road" => {}
            "" | "-" if is_end => {}
            _ => return wrong("a road"),
        }
        return Ok(());
    };
    match text {
        "settlement" => land.settle(column),
        "city" => {
            land.settle(column);
            land.found_city(column);
        }
        _ => return wrong("a settlement or city"),
    }
    Ok(())
}

fn read_outer(game: &Rivals, land: &mut Principality, x: i8, half: Half, text: &str) -> Result<(), Syntax> {
    if matches!(text, "" | "-") {
        return Ok(());
    }
    let y = if half == Half::Upper { 1 } else { -1 };
    if let Some(site) = Site::at(x, y) {
        return text.split(',').try_for_each(|card| read_expansion(game, land, site, card.trim()));
    }
    let cell = Cell { x, y };
    let place = cell.place().ok_or_else(|| Syntax::new(format!("no region can lie at {cell}")))?;
    let (region, units, cache) = read_region(text)?;
    land.lay_region(place, region, units);
    cache.map_or(Ok(()), |units| open_cache(land, place, units))
}

/// `forest-red 1`, or `forest-red 1 cache 2`.
fn read_region(text: &str) -> Result<(Region, u8, Option<u8>), Syntax> {
    match text.split_whitespace().collect::<Vec<_>>()[..] {
        [name, count] => Ok((words::region(name)?, units(count)?, None)),
        [name, count, "cache", gold] => Ok((words::region(name)?, units(count)?, Some(units(gold)?))),
        _ => Err(Syntax::new(format!("`{}` is no region such as `forest-red 1`", clip(text)))),
    }
}

fn read_expansion(game: &Rivals, land: &mut Principality, site: Site, text: &str) -> Result<(), Syntax> {
    match text.split_whitespace().collect::<Vec<_>>()[..] {
        [card] => place_card(land, site, words::card_of(game, card)?),
        [card, "on", below] => {
            place_card(land, site, words::card_of(game, below)?)?;
            place_card(land, site, words::card_of(game, card)?)
        }
        _ => Err(Syntax::new(format!("`{}` is no card", clip(text)))),
    }
}
