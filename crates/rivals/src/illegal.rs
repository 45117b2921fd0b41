//! Refusals: the codes of section 24 of the catalogue, the rule each breaks, and the concrete values a sentence needs.

use steading_game::{Refusal, RuleId, Seat, Value};

use crate::cards::{Card, Kind};
use crate::frame::Frame;
use crate::goods::{Goods, Resource};
use crate::grid::{Column, Place, Site};
use crate::text::words::Cell;

steading_game::codes! {
    /// The game has ended.
    GameOver = "GAME_OVER",
    /// The action belongs to the player on turn.
    NotYourTurn = "NOT_YOUR_TURN",
    /// A question must be answered first, or chance must speak.
    ActionPending = "ACTION_PENDING",
    /// The action belongs to another part of the turn or of the game.
    WrongPhase = "WRONG_PHASE",
    /// The dice come first.
    RollFirst = "ROLL_FIRST",
    /// The dice were rolled already.
    AlreadyRolled = "ALREADY_ROLLED",
    /// The game is played without this.
    NotInPlay = "NOT_IN_PLAY",
    /// The card is not in the hand.
    NoSuchCard = "NO_SUCH_CARD",
    /// The card is played at another moment.
    CardTiming = "CARD_TIMING",
    /// The card is of another kind: built and not played, or the other way round.
    NotPlayable = "NOT_PLAYABLE",
    /// The card could do nothing.
    NoEffect = "NO_EFFECT",
    /// The printed requirement is not met.
    Requirement = "REQUIREMENT",
    /// A principality holds one of this card already.
    OneOnly = "ONE_ONLY",
    /// No own settlement or city stands there.
    NoSite = "NO_SITE",
    /// The site has no free place.
    SiteFull = "SITE_FULL",
    /// A red card stands only in cities.
    CityOnly = "CITY_ONLY",
    /// Too few units for the price.
    CannotAfford = "CANNOT_AFFORD",
    /// The stack of that centre card is empty.
    NoPiecesLeft = "NO_PIECES_LEFT",
    /// An open road lies at this end already.
    RoadThere = "ROAD_THERE",
    /// No open road lies at this end.
    NoOpenRoad = "NO_OPEN_ROAD",
    /// Only an own settlement becomes a city.
    NoSettlementHere = "NO_SETTLEMENT_HERE",
    /// Trading a resource for itself.
    SameResource = "SAME_RESOURCE",
    /// Nothing of that kind fits any more.
    NoRoom = "NO_ROOM",
    /// Too few units for the rate.
    BadRate = "BAD_RATE",
    /// No own ship or Mint trades so.
    NoShip = "NO_SHIP",
    /// Allowed once a turn.
    OncePerTurn = "ONCE_PER_TURN",
    /// No such card lies there.
    NotThere = "NOT_THERE",
    /// No own region there.
    NoRegion = "NO_REGION",
    /// Nothing is stored there.
    StoreEmpty = "STORE_EMPTY",
    /// Three units are stored there.
    StoreFull = "STORE_FULL",
    /// The stack has no cards.
    StackEmpty = "STACK_EMPTY",
    /// The card has another back.
    WrongStack = "WRONG_STACK",
    /// A Fire Brigade protects the building.
    Protected = "PROTECTED",
    /// An answer that the question does not offer.
    NotAChoice = "NOT_A_CHOICE",
    /// A table option that makes no game.
    BadOption = "BAD_OPTION",
}

/// What a reason is about.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum About {
    /// A resource.
    Resource(Resource),
    /// A card.
    Card(Card),
    /// A region or the Gold Cache.
    Place(Place),
    /// A stack, by its name.
    Stack(&'static str),
}

/// The concrete values of a refusal.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Detail {
    /// Nothing to add.
    None,
    /// Who won, with how many points.
    Winner(Seat, u8),
    /// Whose turn it is.
    Turn(Seat),
    /// Who has to answer which question first, by its word in the sentences.
    Owes(Seat, &'static str),
    /// The part of the game, by its word in the sentences.
    Stage(&'static str),
    /// A card.
    Card(Card),
    /// What a card needs or would not do, by its word in the sentences.
    Needs(Card, &'static str),
    /// A site.
    Site(Site),
    /// A card on a site.
    Spot(Site, Card),
    /// A column.
    Column(Column),
    /// A region or the Gold Cache.
    Place(Place),
    /// A cell, x and y, where nothing of the kind can lie.
    Cell(i8, i8),
    /// A resource.
    Resource(Resource),
    /// The price, and what is short of it.
    Price {
        /// The price.
        price: Goods,
        /// What is short.
        short: Goods,
    },
    /// Units of any kind held and needed for the price of a search.
    Search {
        /// Held.
        held: u8,
        /// Needed.
        needed: u8,
    },
    /// Units held and needed, of a resource.
    Units {
        /// Of what.
        resource: Resource,
        /// Held.
        held: u8,
        /// Needed.
        needed: u8,
    },
    /// A kind of centre card that is used up.
    Piece(&'static str),
    /// A stack, by its name.
    Stack(&'static str),
    /// What the question or the mode does not offer, by its word in the sentences.
    Word(&'static str),
    /// Why the question does not offer this, by its word in the sentences, and what that is about.
    Why(&'static str, About),
    /// An option, and what it needs.
    Option(&'static str, &'static str),
}

/// A refused action: code, broken rule, concrete values.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Illegal {
    /// The stable code.
    pub code: Code,
    /// The rule that is broken.
    pub rule: RuleId,
    /// The concrete values.
    pub detail: Detail,
}

/// Ends a check with a refusal.
#[inline]
pub fn refuse<T>(code: Code, rule: RuleId, detail: Detail) -> Result<T, Illegal> {
    Err(Illegal { code, rule, detail })
}

impl Refusal for Illegal {
    fn code(&self) -> &'static str {
        self.code.text()
    }

    fn rule(&self) -> RuleId {
        self.rule
    }

    fn values(&self) -> Vec<(&'static str, Value)> {
        let seat = |seat: Seat| Value::Number(i64::from(seat.0));
        let goods = |goods: Goods| Value::from(goods.to_string());
        let card = |card: Card| ("card", Value::from(card.title().word()));
        match self.detail {
            Detail::None => Vec::new(),
            Detail::Winner(winner, points) => vec![("winner", seat(winner)), ("points", points.into())],
            Detail::Turn(turn) => vec![("turn", seat(turn))],
            Detail::Owes(who, what) => vec![("seat", seat(who)), ("owes", what.into()), ("count", 1.into())],
            Detail::Stage(stage) => vec![("part", stage.into())],
            // Why a card is not playable so depends on what it is.
            Detail::Card(which) if self.code == Code::NotPlayable => {
                vec![card(which), ("kind", kind_word(which).into())]
            }
            Detail::Card(which) => vec![card(which)],
            Detail::Needs(which, what) => vec![card(which), ("needs", what.into())],
            Detail::Site(site) => vec![("site", site.to_string().into())],
            Detail::Spot(site, which) => vec![("site", site.to_string().into()), card(which)],
            Detail::Column(column) => vec![("site", column.to_string().into())],
            Detail::Place(place) => vec![("place", place.to_string().into())],
            // Either word: sentences about sites and about regions.
            Detail::Cell(x, y) => {
                let cell = Value::from(Cell { x, y }.to_string());
                vec![("site", cell.clone()), ("place", cell)]
            }
            Detail::Resource(resource) => vec![("resource", resource.name().into())],
            Detail::Price { price, short } => vec![("price", goods(price)), ("short", goods(short))],
            Detail::Units { resource, held, needed } => {
                vec![("resource", resource.name().into()), ("held", held.into()), ("needed", needed.into())]
            }
            Detail::Search { held, needed } => {
                vec![("what", "search".into()), ("held", held.into()), ("needed", needed.into())]
            }
            Detail::Piece(piece) => vec![("centre", piece.into())],
            Detail::Stack(stack) => vec![("stack", stack.into())],
            Detail::Word(word) => vec![("what", word.into())],
            Detail::Why(why, about) => {
                let about = match about {
                    About::Resource(resource) => ("resource", resource.name().into()),
                    About::Card(which) => card(which),
                    About::Place(place) => ("place", place.to_string().into()),
                    About::Stack(stack) => ("stack", stack.into()),
                };
                vec![("why", why.into()), about]
            }
            Detail::Option(key, needs) => vec![("key", key.into()), ("needs", needs.into())],
        }
    }
}

/// What a card is, for somebody who took it for something else.
fn kind_word(card: Card) -> &'static str {
    match card.kind() {
        Kind::Action => "action-card",
        Kind::ExtraordinarySite => "extraordinary-site",
        _ => "expansion",
    }
}

impl Frame {
    /// What somebody has to do first, as a word for sentences. Veiled questions share a word with the one they could be.
    pub const fn word(self) -> &'static str {
        match self {
            Frame::Pay { .. } | Frame::PayAny(..) => "payment",
            Frame::Gain { .. } => "gain",
            Frame::NameUnits(..) => "units",
            Frame::GiveBack(_) | Frame::Tribute(..) => "giving",
            Frame::BuyForGold(..) => "purchase",
            Frame::Sebastian(..) | Frame::FeudReturn(_) | Frame::Riots(_) | Frame::Veiled(..) => "victim",
            Frame::FeudName(..) | Frame::Fraternal(..) | Frame::FraternalSecond(..) => "feud",
            Frame::TakeFrom(..) | Frame::Library(_) => "search",
            Frame::ReturnUnder(..) => "return",
            Frame::LayRegions(..) | Frame::ScoutPick(..) => "regions",
            Frame::RelocateFirst | Frame::RelocateRegion(_) | Frame::RelocateExpansion(_) => "relocation",
            Frame::Defend(..) => "defence",
            Frame::SinkShip(_) | Frame::Archer(_) | Frame::Arsonist(_) | Frame::Traitor(_) => "attack",
            Frame::BrigandStore(_) | Frame::TitheBarn(_) | Frame::FromDiscard(_) | Frame::Doctor(_) => "effect",
            Frame::StartHand(_) | Frame::Arrange(..) => "start",
            Frame::HandCheck => "hand-check",
            Frame::Exchange | Frame::ExchangeTake => "exchange",
            Frame::BeforeRoll => "roll",
            Frame::Actions => "actions",
            Frame::Deal
            | Frame::FirstThrow
            | Frame::Dice
            | Frame::DrawEvent
            | Frame::DrawRegion(..)
            | Frame::DefenceRoll(..) => "chance",
            Frame::BeginPlay
            | Frame::Production
            | Frame::Symbol(_)
            | Frame::Happening(_)
            | Frame::EndTurn
            | Frame::TakeNamed(_)
            | Frame::Brigands(_)
            | Frame::HarvestGold(_)
            | Frame::Place(..)
            | Frame::Discard(_)
            | Frame::Irmgard(_)
            | Frame::LayRoad(_)
            | Frame::Settle(..)
            | Frame::FoundCity(_)
            | Frame::LookThrough(..)
            | Frame::Strike(_) => "engine",
        }
    }
}
