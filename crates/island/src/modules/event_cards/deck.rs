//! The deck (section 3.1): 36 numbered cards, twenty of them with an event, and New Year above the last five.
//!
//! Nobody knows the order, and the five buried cards are as unseen as the rest, so the deck is the multiset of what was not yet
//! revealed since the last shuffle, and every one of those cards is equally likely to come next.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Cards above New Year in a fresh deck (`EVENT-005`).
pub const ABOVE_NEW_YEAR: u8 = 31;
/// Cards below New Year, out of play until the next shuffle (`EVENT-006`).
pub const BELOW_NEW_YEAR: u8 = 5;

/// What a card makes happen before its number counts (`EVENT-004`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "EventHappening", rename_all = "kebab-case"))]
pub enum Happening {
    /// A seven in every respect (`EVENT-022`).
    RobberAttack,
    /// Cities yield one card (`EVENT-025`).
    Epidemic,
    /// Everybody damages a road (`EVENT-030`).
    Earthquake,
    /// Everybody gives a card to the left (`EVENT-042`).
    GoodNeighbours,
    /// A card for the most knights (`EVENT-047`).
    Tournament,
    /// The Longest Road may draw a card from somebody (`EVENT-052`).
    TradeAdvantage,
    /// A card for the most buildings at harbours (`EVENT-057`).
    CalmSea,
    /// The robber goes to its refuge (`EVENT-062`).
    RobberFlees,
    /// Leaders give a card to somebody behind them (`EVENT-065`).
    NeighbourlyHelp,
    /// The Largest Army draws a card from somebody (`EVENT-070`).
    Conflict,
    /// A card for everybody (`EVENT-075`).
    PlentifulYear,
}

impl Happening {
    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Happening::RobberAttack => "robber-attack",
            Happening::Epidemic => "epidemic",
            Happening::Earthquake => "earthquake",
            Happening::GoodNeighbours => "good-neighbours",
            Happening::Tournament => "tournament",
            Happening::TradeAdvantage => "trade-advantage",
            Happening::CalmSea => "calm-sea",
            Happening::RobberFlees => "robber-flees",
            Happening::NeighbourlyHelp => "neighbourly-help",
            Happening::Conflict => "conflict",
            Happening::PlentifulYear => "plentiful-year",
        }
    }
}

/// The face of a card, and how many cards have it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// The number that produces.
    pub number: u8,
    /// What happens before.
    pub happening: Option<Happening>,
    /// How many cards there are.
    pub count: u8,
}

const fn plain(number: u8, count: u8) -> Face {
    Face { number, happening: None, count }
}

const fn with(number: u8, happening: Happening, count: u8) -> Face {
    Face { number, happening: Some(happening), count }
}

/// How many different cards there are.
pub const FACE_COUNT: usize = 22;

/// The 36 cards (table 3.3).
pub const FACES: [Face; FACE_COUNT] = [
    with(2, Happening::PlentifulYear, 1),
    with(3, Happening::Conflict, 1),
    plain(3, 1),
    with(4, Happening::RobberFlees, 2),
    plain(4, 1),
    with(5, Happening::Tournament, 1),
    with(5, Happening::TradeAdvantage, 1),
    plain(5, 2),
    with(6, Happening::Epidemic, 1),
    with(6, Happening::Earthquake, 1),
    with(6, Happening::GoodNeighbours, 1),
    plain(6, 2),
    with(7, Happening::RobberAttack, 6),
    with(8, Happening::Epidemic, 1),
    plain(8, 4),
    with(9, Happening::CalmSea, 1),
    plain(9, 3),
    with(10, Happening::NeighbourlyHelp, 1),
    plain(10, 2),
    with(11, Happening::NeighbourlyHelp, 1),
    plain(11, 1),
    with(12, Happening::CalmSea, 1),
];

/// A card, as one of the different faces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "EventCard", type = "`${number}` | `${number} ${EventHappening}`"))]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

impl Card {
    /// Every different card.
    pub fn all() -> impl Iterator<Item = Card> + Clone {
        (0..FACE_COUNT as u8).map(Card)
    }

    /// What is printed on it.
    pub const fn face(self) -> Face {
        FACES[self.0 as usize]
    }
}

/// A card as `8` or `6 earthquake`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Face { number, happening, .. } = self.face();
        match happening {
            Some(happening) => write!(f, "{number} {}", happening.name()),
            None => write!(f, "{number}"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Card, String> {
        let mut words = text.split_whitespace();
        let (number, happening, rest) = (words.next(), words.next(), words.next());
        let number = number.and_then(|word| word.parse::<u8>().ok());
        let is_meant = |card: &Card| {
            let face = card.face();
            Some(face.number) == number && face.happening.map(Happening::name) == happening && rest.is_none()
        };
        Card::all().find(is_meant).ok_or_else(|| {
            let clipped: String = text.chars().take(40).collect();
            format!("`{clipped}` is no event card, such as `8` or `6 earthquake`")
        })
    }
}

impl TryFrom<String> for Card {
    type Error = String;

    fn try_from(text: String) -> Result<Card, String> {
        text.parse()
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.to_string()
    }
}

/// The open discard pile: what was revealed since the last shuffle (`EVENT-007`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<EventCard>", rename = "EventCards"))]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
pub struct Discards([u8; FACE_COUNT]);

impl Discards {
    /// How many of these cards lie open.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        self.0[card.0 as usize]
    }

    /// How many cards lie open.
    #[inline]
    pub fn total(self) -> u8 {
        // Never more than 31 in play; a position that is read may claim more before it is refused.
        self.0.iter().fold(0, |sum, &count| sum.saturating_add(count))
    }

    /// How many of these cards are in the deck or buried.
    #[inline]
    pub const fn unseen(self, card: Card) -> u8 {
        card.face().count.saturating_sub(self.count(card))
    }

    /// How many cards lie above New Year.
    #[inline]
    pub fn above_new_year(self) -> u8 {
        ABOVE_NEW_YEAR.saturating_sub(self.total())
    }

    /// Whether New Year lies on top of the deck.
    #[inline]
    pub fn is_used_up(self) -> bool {
        self.above_new_year() == 0
    }

    /// One card more is open.
    #[inline]
    pub fn put(&mut self, card: Card) {
        let count = &mut self.0[card.0 as usize];
        *count = count.saturating_add(1);
    }

    /// The unseen card with this number, counted in the order of the table.
    pub fn nth_unseen(self, mut number: u8) -> Option<Card> {
        for card in Card::all() {
            let count = self.unseen(card);
            if number < count {
                return Some(card);
            }
            number -= count;
        }
        None
    }

    /// The open cards, each as often as it lies there.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::all().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }
}

impl From<Vec<Card>> for Discards {
    fn from(cards: Vec<Card>) -> Discards {
        let mut discards = Discards::default();
        cards.into_iter().for_each(|card| discards.put(card));
        discards
    }
}

impl From<Discards> for Vec<Card> {
    fn from(discards: Discards) -> Vec<Card> {
        discards.iter().collect()
    }
}
