//! The small words of the notation: seats, cards, cells, stacks, resources.

use std::fmt;
use std::sync::LazyLock;

use steading_game::{Seat, Syntax};

use crate::Rivals;
use crate::cards::{Card, EventCard, Happening, Region, Set};
use crate::frame::{Spot, Symbol};
use crate::goods::{Goods, Resource};
use crate::grid::{Column, Half, Place, Site};
use crate::options::Mode;
use crate::rules::Rules;
use crate::stacks::Stack;

/// More units of a kind than any principality holds; six times as many can still be counted.
const UNITS_MAX: u8 = 40;

/// What begins the id of a region card.
const REGION_PREFIX: &str = "basic-region-";

/// The words for the cards, found once: two cards must not have the same.
static CARD_NAMES: LazyLock<[&str; Card::ALL.len()]> = LazyLock::new(|| {
    Card::ALL.map(|card| {
        let bare = card.bare_name();
        let is_taken = Card::ALL.iter().any(|&other| other != card && other.bare_name() == bare);
        if card.set() == Set::Basic || !is_taken { bare } else { card.id() }
    })
});

impl Card {
    /// The word for it: the id without the set, unless a basic card or two cards of other sets are called so.
    pub fn name(self) -> &'static str {
        CARD_NAMES[self as usize]
    }

    /// The id without the set.
    fn bare_name(self) -> &'static str {
        let id = self.id();
        id.strip_prefix(self.set().name()).and_then(|rest| rest.strip_prefix('-')).unwrap_or(id)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Region {
    /// The word for it, such as `forest-red` or `gold-field-2`.
    pub fn name(self) -> &'static str {
        let id = self.data().id;
        id.strip_prefix(REGION_PREFIX).unwrap_or(id)
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// `abbey at (-1,+1)`.
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at {}", self.card, self.site)
    }
}

/// The colour of a seat.
pub fn seat_name(game: &Rivals, seat: Seat) -> &'static str {
    game.colour(seat).name()
}

/// The seat with this colour.
pub fn seat(game: &Rivals, word: &str) -> Result<Seat, Syntax> {
    let found = [Seat(0), Seat(1)].into_iter().find(|&seat| seat_name(game, seat).eq_ignore_ascii_case(word));
    found.ok_or_else(|| {
        let complaint = Syntax::new(format!("no seat is called `{}`: red or blue", clip(word)));
        complaint.or_meant(word, [Seat(0), Seat(1)].map(|seat| seat_name(game, seat)))
    })
}

/// A card by its name or its id.
pub fn card(word: &str) -> Result<Card, Syntax> {
    if let Some(card) = card_named(word) {
        return Ok(card);
    }
    let alike: Vec<&str> = Card::ALL.into_iter().filter(|card| card.bare_name() == word).map(Card::id).collect();
    if alike.is_empty() {
        let complaint = Syntax::new(format!("no card is called `{}`", clip(word)));
        return Err(complaint.or_meant(word, Card::ALL.into_iter().flat_map(|card| [card.name(), card.id()])));
    }
    Err(Syntax::new(format!("several cards are called `{}`: {}", clip(word), alike.join(", "))))
}

/// A card that this game has.
pub fn card_of(game: &Rivals, word: &str) -> Result<Card, Syntax> {
    let card = card(word)?;
    if game.rules.copies(card) > 0 || game.rules.face_up == Some(card) {
        return Ok(card);
    }
    Err(Syntax::new(format!("{card} is not in this game: the mode is {}", game.options.mode.name())))
}

/// Whether a card, a region, a resource or a stack of this game is called so.
pub fn is_name(game: &Rivals, word: &str) -> bool {
    let is_stack = || game.rules.stacks.iter().any(|(name, _)| name.eq_ignore_ascii_case(word));
    card_named(word).is_some() || region_named(word).is_some() || Resource::named(word).is_some() || is_stack()
}

fn card_named(word: &str) -> Option<Card> {
    Card::ALL.into_iter().find(|card| card.name() == word || card.id() == word)
}

fn region_named(word: &str) -> Option<Region> {
    Region::ALL.into_iter().find(|region| region.name() == word || region.data().id == word)
}

/// A region card.
pub fn region(word: &str) -> Result<Region, Syntax> {
    region_named(word).ok_or_else(|| {
        let complaint = Syntax::new(format!("no region is called `{}`: such as `forest-red` or `hills-5`", clip(word)));
        complaint.or_meant(word, Region::ALL.map(Region::name))
    })
}

/// An event card by its id, or by the id without the set if no other has it.
pub fn event_card(word: &str) -> Result<EventCard, Syntax> {
    let bare_name = |card: EventCard| card.data().id.split_once('-').map_or("", |(_, rest)| rest);
    if let Some(card) = EventCard::ALL.into_iter().find(|card| card.data().id == word) {
        return Ok(card);
    }
    let alike: Vec<EventCard> = EventCard::ALL.into_iter().filter(|&card| bare_name(card) == word).collect();
    match alike[..] {
        [card] => Ok(card),
        [] => {
            let complaint = Syntax::new(format!("no event card is called `{}`", clip(word)));
            Err(complaint.or_meant(word, EventCard::ALL.into_iter().flat_map(|card| [card.data().id, bare_name(card)])))
        }
        _ => {
            let ids: Vec<&str> = alike.iter().map(|card| card.data().id).collect();
            Err(Syntax::new(format!("several event cards are called `{}`: {}", clip(word), ids.join(", "))))
        }
    }
}

/// What an event card does, as a word: `year-of-plenty`.
pub fn write_happening(happening: Happening) -> String {
    happening.name().to_lowercase().replace(' ', "-")
}

/// What an event card does.
pub fn happening(word: &str) -> Result<Happening, Syntax> {
    let found = Happening::ALL.into_iter().find(|&happening| write_happening(happening) == word);
    found.ok_or_else(|| {
        let names = Happening::ALL.map(write_happening);
        Syntax::new(format!("no event is called `{}`", clip(word))).or_meant(word, names.iter().map(String::as_str))
    })
}

/// A symbol of the event die.
pub fn symbol(word: &str) -> Result<Symbol, Syntax> {
    let found = Symbol::ALL.into_iter().find(|symbol| symbol.name() == word);
    let names = Symbol::ALL.map(Symbol::name).join(", ");
    found.ok_or_else(|| {
        let complaint = Syntax::new(format!("no symbol is called `{}`: {names}", clip(word)));
        complaint.or_meant(word, Symbol::ALL.map(Symbol::name))
    })
}

/// A resource.
pub fn resource(word: &str) -> Result<Resource, Syntax> {
    let names = Resource::ALL.map(Resource::name).join(", ");
    Resource::named(word).ok_or_else(|| {
        let complaint = Syntax::new(format!("no resource is called `{}`: {names}", clip(word)));
        complaint.or_meant(word, Resource::ALL.map(Resource::name))
    })
}

/// Goods such as `2 wool 1 ore`; a kind without a number is one unit, `nothing` is none.
pub fn goods(words: &[&str]) -> Result<Goods, Syntax> {
    let mut counts = [0u8; 6];
    let mut rest = words.iter();
    while let Some(&word) = rest.next() {
        if word == "nothing" && words.len() == 1 {
            return Ok(Goods::NONE);
        }
        let (count, word) = match word.parse::<u8>() {
            Ok(count) => {
                let kind = rest.next();
                (count, *kind.ok_or_else(|| Syntax::new(format!("a resource is missing after `{count}`")))?)
            }
            Err(_) => (1, word),
        };
        let lane = &mut counts[resource(word)?.index()];
        *lane = lane.checked_add(count).filter(|&sum| sum <= UNITS_MAX).ok_or_else(|| Syntax::new("too many units"))?;
    }
    if words.is_empty() { Err(Syntax::new("expected goods, such as `2 wool 1 ore`")) } else { Ok(counts.into()) }
}

/// A small number.
pub fn number(word: &str) -> Result<u8, Syntax> {
    word.parse().map_err(|_| Syntax::new(format!("`{}` is not a number from 0 to 255", clip(word))))
}

/// A face of the production die.
pub fn face(word: &str) -> Result<u8, Syntax> {
    let face = word.parse().ok().filter(|face| (1..=6).contains(face));
    face.ok_or_else(|| Syntax::new(format!("`{}` is not a number from 1 to 6", clip(word))))
}

/// A cell of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    /// Odd for settlements and sites, even for roads and regions.
    pub x: i8,
    /// Above the middle row if positive.
    pub y: i8,
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.y > 0 { "+" } else { "" };
        write!(f, "({},{sign}{})", self.x, self.y)
    }
}

impl Cell {
    /// Where an extraordinary site beside a region lies (`RIV-023`).
    pub const fn beyond(place: Place) -> Cell {
        Cell { x: place.x(), y: if matches!(place.half(), Half::Upper) { 2 } else { -2 } }
    }

    /// The site here.
    pub const fn site(self) -> Option<Site> {
        Site::at(self.x, self.y)
    }

    /// The region cell here.
    pub const fn place(self) -> Option<Place> {
        Place::at(self.x, self.y)
    }

    /// The region that an extraordinary site here lies beside.
    pub const fn inside(self) -> Option<Place> {
        if self.y == 2 || self.y == -2 { Place::at(self.x, self.y / 2) } else { None }
    }

    /// The column of a settlement here.
    pub const fn column(self) -> Option<Column> {
        if self.y == 0 { Column::at(self.x) } else { None }
    }
}

/// A cell such as `(-2,+1)`; a true minus sign is read too.
pub fn cell(word: &str) -> Result<Cell, Syntax> {
    let wrong = || Syntax::new(format!("`{}` is no cell such as `(-1,+1)`", clip(word)));
    let plain = word.replace('−', "-");
    let inside = plain.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).ok_or_else(wrong)?;
    let (x, y) = inside.split_once(',').ok_or_else(wrong)?;
    let number = |text: &str| text.parse::<i8>().map_err(|_| wrong());
    Ok(Cell { x: number(x)?, y: number(y)? })
}

/// The name of a stack.
pub fn stack_name(game: &Rivals, stack: Stack) -> &'static str {
    game.rules.stacks.get(stack.index()).map_or("?", |&(name, _)| name)
}

/// The stack with this name; `None` if only another mode has it.
pub fn stack_of_any_mode(game: &Rivals, word: &str) -> Result<Option<Stack>, Syntax> {
    let find = |rules: &Rules| rules.stacks.iter().position(|(name, _)| name.eq_ignore_ascii_case(word));
    if let Some(index) = find(&game.rules) {
        return Ok(Some(Stack(index as u8)));
    }
    if Mode::ALL.into_iter().any(|mode| find(&Rules::of(mode)).is_some()) {
        return Ok(None);
    }
    Err(no_stack(game, word))
}

/// The stack with this name.
pub fn stack(game: &Rivals, word: &str) -> Result<Stack, Syntax> {
    stack_of_any_mode(game, word)?.ok_or_else(|| no_stack(game, word))
}

fn no_stack(game: &Rivals, word: &str) -> Syntax {
    let names: Vec<&str> = game.rules.stacks.iter().map(|&(name, _)| name).collect();
    Syntax::new(format!("no stack of this game is called `{}`: {}", clip(word), names.join(", ")))
}

/// The items between commas; commas within the brackets of a cell part nothing.
pub fn items(text: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0u32;
    let parts = text.split(move |letter: char| {
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        letter == ',' && depth == 0
    });
    parts.map(str::trim).filter(|item| !item.is_empty())
}

/// Cards of this game between commas.
pub fn cards(game: &Rivals, text: &str) -> Result<Vec<Card>, Syntax> {
    items(text).filter(|&item| item != "none").map(|item| card_of(game, item)).collect()
}

/// Cards between commas, `none` if there are none.
pub fn write_cards(cards: impl IntoIterator<Item = Card>) -> String {
    let names: Vec<&str> = cards.into_iter().map(Card::name).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}

/// The beginning of a word, for messages about it.
pub fn clip(word: &str) -> String {
    word.chars().take(40).collect()
}
