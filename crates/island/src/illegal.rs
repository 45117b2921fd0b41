//! Refusals: the codes of section 1.23 of the catalogue, the rule each breaks, and the concrete values a sentence needs.

use serde::Serialize;
use steading_game::{Refusal, RuleId, Seat, SeatSet, Value};

use crate::cards::{Cards, DevCard, Good};
use crate::options::Colour;
use crate::places::{Edge, Hex, Vertex};
use crate::topology::PlaceName;

steading_game::codes! {
    /// The game has ended.
    GameOver = "GAME_OVER",
    /// The action belongs to the player on turn.
    NotYourTurn = "NOT_YOUR_TURN",
    /// Somebody owes a discard, a robber move, a theft or free roads.
    ActionPending = "ACTION_PENDING",
    /// The action belongs to another part of the game.
    WrongPhase = "WRONG_PHASE",
    /// The dice come first.
    RollFirst = "ROLL_FIRST",
    /// The dice were thrown already.
    AlreadyRolled = "ALREADY_ROLLED",
    /// Building closed trading.
    TradeClosed = "TRADE_CLOSED",
    /// No place has this name.
    UnknownPlace = "UNKNOWN_PLACE",
    /// A road lies there.
    PathOccupied = "PATH_OCCUPIED",
    /// A founding road must touch the settlement just placed.
    FoundingRoad = "FOUNDING_ROAD",
    /// An opponent's building stands in between.
    RoadBlocked = "ROAD_BLOCKED",
    /// Nothing of one's own at either end.
    RoadNotConnected = "ROAD_NOT_CONNECTED",
    /// A building stands there.
    IntersectionOccupied = "INTERSECTION_OCCUPIED",
    /// The distance rule.
    TooClose = "TOO_CLOSE",
    /// No own road touches the place.
    NoOwnRoad = "NO_OWN_ROAD",
    /// Only an own settlement becomes a city.
    NoSettlementHere = "NO_SETTLEMENT_HERE",
    /// The pool is empty.
    NoPiecesLeft = "NO_PIECES_LEFT",
    /// Too few cards for the price.
    CannotAfford = "CANNOT_AFFORD",
    /// The deck is used up.
    DeckEmpty = "DECK_EMPTY",
    /// The card is not held.
    NoSuchCard = "NO_SUCH_CARD",
    /// Victory-point cards are not played.
    NotPlayable = "NOT_PLAYABLE",
    /// One development card a turn.
    OneCardPerTurn = "ONE_CARD_PER_TURN",
    /// Bought this turn.
    CardTooNew = "CARD_TOO_NEW",
    /// The card could do nothing.
    NoEffect = "NO_EFFECT",
    /// Wrong number of cards, or cards not held.
    WrongDiscard = "WRONG_DISCARD",
    /// The robber may not stay.
    RobberMustMove = "ROBBER_MUST_MOVE",
    /// The robber stands on land.
    RobberLandOnly = "ROBBER_LAND_ONLY",
    /// Friendly robber: somebody there has too few points.
    RobberSpares = "ROBBER_SPARES",
    /// That player cannot be robbed.
    NotAVictim = "NOT_A_VICTIM",
    /// The player on turn must be one side.
    TradeNeedsActive = "TRADE_NEEDS_ACTIVE",
    /// The offer is gone.
    NoSuchOffer = "NO_SUCH_OFFER",
    /// The same answer once more.
    AlreadyAnswered = "ALREADY_ANSWERED",
    /// The partner has not accepted.
    NotAccepted = "NOT_ACCEPTED",
    /// A side gives nothing.
    TradeEmptySide = "TRADE_EMPTY_SIDE",
    /// A kind on both sides.
    TradeSameResource = "TRADE_SAME_RESOURCE",
    /// A side lacks the cards.
    TradeCardsMissing = "TRADE_CARDS_MISSING",
    /// Different kinds given to the bank.
    MixedCards = "MIXED_CARDS",
    /// Asking the bank for the kind given.
    SameResource = "SAME_RESOURCE",
    /// No rate fits.
    BadRate = "BAD_RATE",
    /// The bank has no such card.
    BankEmpty = "BANK_EMPTY",
    /// Year of plenty takes two cards while the bank has them.
    WrongCount = "WRONG_COUNT",
    /// Claiming victory too early.
    TooFewPoints = "TOO_FEW_POINTS",
    /// A table option that makes no game.
    BadOption = "BAD_OPTION",
    // Common to several modules.
    /// Modules that do not go together, or not with this number of players.
    Combination = "COMBINATION",
    /// The action belongs to a module that is not in play.
    NotInPlay = "NOT_IN_PLAY",
    /// An answer that the question does not offer.
    NotAChoice = "NOT_A_CHOICE",
    /// Something allowed once a turn was done already.
    OncePerTurn = "ONCE_PER_TURN",
    /// The robber is already where the effect would send it.
    RobberAway = "ROBBER_AWAY",
    // Event Cards.
    /// A damaged road must be repaired first.
    RoadDamaged = "ROAD_DAMAGED",
    /// There is no damaged road to repair.
    NotDamaged = "NOT_DAMAGED",
    // Two Players.
    /// Too few trade tokens for the price.
    TokensShort = "TOKENS_SHORT",
    /// No played knight to discard.
    NoPlayedKnight = "NO_PLAYED_KNIGHT",
    /// Too few resource cards of one's own for a forced trade.
    TooFewCards = "TOO_FEW_CARDS",
    // Gold.
    /// As many cards bought with gold this turn as the table allows.
    GoldLimit = "GOLD_LIMIT",
    // Fishermen.
    /// The fish token is not held.
    FishNotHeld = "FISH_NOT_HELD",
    /// The tokens show fewer fish than the price.
    TooFewFish = "TOO_FEW_FISH",
    /// A token could be left out, and the table wants that.
    FishSurplus = "FISH_SURPLUS",
    /// The boot is not held.
    NoBoot = "NO_BOOT",
    /// The boot goes only to players with as many points or more.
    BootStays = "BOOT_STAYS",
    // Rivers.
    /// A road where only a bridge may be.
    BridgeSite = "BRIDGE_SITE",
    /// A bridge where no river is crossed.
    NoBridgeSite = "NO_BRIDGE_SITE",
    // Caravans.
    /// The robber may not come in here, or the oasis is closed to it.
    RobberClosed = "ROBBER_CLOSED",
    /// No caravan can take this path.
    NoCamelHere = "NO_CAMEL_HERE",
    // Cities & Knights.
    /// The robber does not move before the barbarians have landed.
    RobberLocked = "ROBBER_LOCKED",
    /// A card that is played after the dice.
    CardBeforeRoll = "CARD_BEFORE_ROLL",
    /// The card that is played before the dice.
    CardAfterRoll = "CARD_AFTER_ROLL",
    /// A fifth progress card is to be played or dropped first.
    CardLimit = "CARD_LIMIT",
    /// One of the five progress cards can be played, so none may be dropped.
    MustPlay = "MUST_PLAY",
    /// The card that gives the right to this was not played this turn.
    CardNotOpen = "CARD_NOT_OPEN",
    /// No knight of the right owner stands there.
    NoKnightHere = "NO_KNIGHT_HERE",
    /// The knight is inactive.
    KnightInactive = "KNIGHT_INACTIVE",
    /// The knight has not been active since the turn began.
    KnightTooNew = "KNIGHT_TOO_NEW",
    /// The knight is active already.
    KnightActive = "KNIGHT_ACTIVE",
    /// No unbroken chain of own roads leads there.
    KnightNoPath = "KNIGHT_NO_PATH",
    /// The knight there is as strong or stronger.
    KnightTooWeak = "KNIGHT_TOO_WEAK",
    /// The knight there is one's own.
    OwnKnight = "OWN_KNIGHT",
    /// The knight does not stand at the robber's hex.
    RobberNotAdjacent = "ROBBER_NOT_ADJACENT",
    /// No building of another player adjoins the hex.
    NoForeignBuilding = "NO_FOREIGN_BUILDING",
    /// No own building adjoins the hex.
    NoBuildingThere = "NO_BUILDING_THERE",
    /// The knight was promoted this turn.
    AlreadyPromoted = "ALREADY_PROMOTED",
    /// Only the fortress makes mighty knights.
    NeedsFortress = "NEEDS_FORTRESS",
    /// There is no higher level.
    MaxLevel = "MAX_LEVEL",
    /// Only those who have a city improve it.
    NeedsCity = "NEEDS_CITY",
    /// A city lies on its side, so none is improved.
    ReducedCity = "REDUCED_CITY",
    /// No free city for a metropolis, so the track ends at level three.
    MetropolisCap = "METROPOLIS_CAP",
    /// A city that lies on its side is restored before another is built.
    RestoreFirst = "RESTORE_FIRST",
    /// Walls are for cities.
    WallNeedsCity = "WALL_NEEDS_CITY",
    /// The city has a wall.
    WallExists = "WALL_EXISTS",
    /// The road is not open at an end, or there is none.
    RoadNotOpen = "ROAD_NOT_OPEN",
    /// This number token cannot be moved.
    TokenFixed = "TOKEN_FIXED",
    /// The other player does not have more points.
    VpNotHigher = "VP_NOT_HIGHER",
    /// The other player was asked for this exchange already.
    AlreadyExchanged = "ALREADY_EXCHANGED",
    // Barbarian Attack.
    /// Nothing new is built beside an overrun hex.
    Overrun = "OVERRUN",
    /// A captured settlement becomes no city.
    Captured = "CAPTURED",
    /// The knight has moved this turn.
    KnightMoved = "KNIGHT_MOVED",
    /// A knight stands there.
    KnightThere = "KNIGHT_THERE",
    /// No knight's way ends at the castle.
    CastlePath = "CASTLE_PATH",
    /// The knight enters at the castle.
    CastleOnly = "CASTLE_ONLY",
    /// No way is short enough for the steps or movement points.
    TooFar = "TOO_FAR",
    /// A knight must leave the castle first.
    MustLeave = "MUST_LEAVE",
    /// No barbarian can come from or to this hex.
    NotACoast = "NOT_A_COAST",
    /// There is no barbarian.
    NoBarbarian = "NO_BARBARIAN",
    // Traders & Barbarians.
    /// A barbarian stands there.
    BarbarianThere = "BARBARIAN_THERE",
    /// The way costs more toll than there is gold.
    NoToll = "NO_TOLL",
    /// The wagon's level does not allow it.
    LevelTooLow = "LEVEL_TOO_LOW",
    /// The path does not begin where the wagon stands.
    NotBeside = "NOT_BESIDE",
}

/// A building, for messages.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Piece {
    /// A road.
    Road,
    /// A settlement.
    Settlement,
    /// A city.
    City,
    /// A bridge.
    Bridge,
    /// A knight of any rank.
    Knight,
    /// A basic knight.
    BasicKnight,
    /// A strong knight.
    StrongKnight,
    /// A mighty knight.
    MightyKnight,
    /// A city wall.
    Wall,
}

impl Piece {
    /// The word for it.
    pub const fn name(self) -> &'static str {
        ["road", "settlement", "city", "bridge", "knight", "basic-knight", "strong-knight", "mighty-knight", "wall"]
            [self as usize]
    }
}

/// What a seat owes, for messages.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Owed {
    /// Cards to discard.
    Discard(u8),
    /// A robber move.
    RobberMove,
    /// The choice of whom to rob.
    Theft,
    /// Roads to place at no cost.
    FreeRoads(u8),
    /// The dice or a card: nobody can act until chance has spoken.
    Chance,
    /// The answer to a module's question, by its word in the sentences.
    Answer(&'static str),
}

/// What a reason is about, for messages.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum About {
    /// Nothing but the reason itself.
    Nothing,
    /// A kind of card.
    Good(Good),
    /// Cards that are short of what was named.
    Short(Cards),
    /// A seat, or a neutral colour.
    Seat(Seat),
    /// The seats that could have been named.
    Seats(SeatSet),
    /// A cell.
    Hex(Hex),
    /// A path.
    Edge(Edge),
    /// An intersection.
    Vertex(Vertex),
    /// A word that the sentences know.
    Word(&'static str),
}

/// The part of the game an action was foreign to, for messages.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Deciding who begins.
    Opening,
    /// Founding: a settlement is due.
    FoundingSettlement,
    /// Founding: a city is due.
    FoundingCity,
    /// Founding: a road is due.
    FoundingRoad,
    /// Turns are played.
    Play,
}

impl Stage {
    /// The part and what is expected in it, as one word.
    pub const fn name(self) -> &'static str {
        match self {
            Stage::Opening => "opening",
            Stage::FoundingSettlement => "founding-settlement",
            Stage::FoundingCity => "founding-city",
            Stage::FoundingRoad => "founding-road",
            Stage::Play => "play",
        }
    }
}

/// The concrete values of a refusal.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Detail {
    /// Nothing to add.
    None,
    /// Who won, with how many points.
    Winner(Seat, i8),
    /// Whose turn it is.
    Turn(Seat),
    /// Who owes what.
    Owes(Seat, Owed),
    /// The part of the game and what it expects.
    Stage(Stage),
    /// The dice already thrown; the number of an event card and a zero.
    Rolled(u8, u8),
    /// The unknown name.
    Name(PlaceName),
    /// A place that there is, of another kind than the action is about.
    Misplaced(Misplaced),
    /// A cell.
    Hex(Hex),
    /// An intersection.
    Vertex(Vertex),
    /// A path.
    Edge(Edge),
    /// Both ends of a path.
    Ends(Vertex, Vertex),
    /// A path, and the intersection that it does not begin at.
    Apart(Edge, Vertex),
    /// A building: where, whose and what.
    Building(Vertex, Seat, Piece),
    /// A road: where and whose.
    Road(Edge, Seat),
    /// A knight on a path: where and whose; nobody's is the foreign one.
    Guard(Edge, Option<Seat>),
    /// A bridge: where and whose.
    Bridge(Edge, Seat),
    /// Both ends of a path for a bridge.
    BridgeEnds(Vertex, Vertex),
    /// The kind of piece that is used up, and how many there are.
    Pieces(Piece, u8),
    /// The price, and what is short of it.
    Price {
        /// The price.
        price: Cards,
        /// What is short.
        short: Cards,
    },
    /// Gold asked for, and gold held.
    Gold {
        /// Asked for.
        price: u8,
        /// Held.
        held: u16,
    },
    /// Gold on both sides of a trade.
    GoldTwice,
    /// How often something is allowed in a turn.
    Limit(u8),
    /// A development card.
    Card(DevCard),
    /// A progress card or a track of the city plan, by its word in the sentences.
    Word(&'static str),
    /// How many cards are owed and how many were given.
    Discard {
        /// Owed.
        owed: u8,
        /// Given.
        given: u16,
        /// What was given but is not held.
        missing: Cards,
    },
    /// The seats that can be robbed.
    Victims(SeatSet),
    /// A protected player's building.
    Protected(Hex, Seat),
    /// The seat whose side is empty.
    Side(Seat),
    /// A resource.
    Good(Good),
    /// What the asker lacks.
    Short(Cards),
    /// The seats that accepted.
    Accepted(SeatSet),
    /// The rates open for a kind: the plain one always, those of own harbours, and what modules give.
    Rates {
        /// The kind given.
        resource: Good,
        /// Whether it goes two for one: an own special harbour takes it, or a module says so.
        special: bool,
        /// Whether there is an own generic harbour.
        generic: bool,
    },
    /// Points held and needed.
    Points {
        /// Held.
        held: i8,
        /// Needed.
        needed: i8,
    },
    /// How many of something are held and needed.
    Count {
        /// Held.
        held: u8,
        /// Needed.
        needed: u8,
    },
    /// An option out of range.
    Range {
        /// The option.
        key: &'static str,
        /// Its value.
        given: u8,
        /// The least it may be.
        low: u8,
        /// The most it may be.
        high: u8,
    },
    /// An option that needs something else.
    Needs {
        /// The option.
        key: &'static str,
        /// What it needs.
        needs: &'static str,
    },
    /// What would have no effect, by its word in the sentences.
    Effect(&'static str),
    /// Why not, by its word in the sentences, and what that is about.
    Why(&'static str, About),
    /// A question that this would answer but nobody is asked now, by its word in the sentences, as in [`Owed::Answer`].
    Unasked(&'static str),
    /// The module that the table does not play, by its word in the options.
    Unplayed(&'static str),
    /// A fish token, by its fish.
    FishToken(u8),
    /// A price in fish, and the fish paid.
    Fish {
        /// The price.
        price: u8,
        /// The fish on the tokens.
        paid: u16,
    },
    /// Who holds something, if anybody.
    Holder(Option<Seat>),
    /// The seats that may be given something.
    Receivers(SeatSet),
    /// Two modules that do not go together.
    Combination {
        /// One.
        first: &'static str,
        /// The other.
        second: &'static str,
    },
    /// A colour given to two seats.
    ColourTwice(Colour),
    /// A number token that cannot lie there.
    Token {
        /// Where.
        hex: Hex,
        /// Its value.
        token: u8,
    },
}

/// A place of another kind than was asked for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Misplaced {
    /// The name that was given.
    pub name: PlaceName,
    /// What the action is about.
    pub wanted: Place,
    /// What has the name.
    pub found: Place,
}

/// The kinds of places, for messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A cell.
    Hex,
    /// An intersection.
    Intersection,
    /// A path.
    Path,
}

impl Place {
    /// The word for it.
    pub const fn name(self) -> &'static str {
        ["hex", "intersection", "path"][self as usize]
    }
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
    /// The neutral colour whose piece it would have been; `None` if the player's own.
    pub neutral: Option<Seat>,
}

impl Illegal {
    /// A refusal.
    #[inline]
    pub const fn new(code: Code, rule: RuleId, detail: Detail) -> Illegal {
        Illegal { code, rule, detail, neutral: None }
    }

    /// The same refusal about a piece of a neutral colour, which must not speak of the player's own.
    #[must_use]
    pub const fn of_neutral(mut self, colour: Seat) -> Illegal {
        self.neutral = Some(colour);
        self
    }
}

/// Ends a check with a refusal.
#[inline]
pub fn refuse<T>(code: Code, rule: RuleId, detail: Detail) -> Result<T, Illegal> {
    Err(Illegal::new(code, rule, detail))
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
        let cards = |cards: Cards| Value::from(cards.to_string());
        let seats = |seats: SeatSet| {
            let names: Vec<String> = seats.iter().map(|seat| seat.0.to_string()).collect();
            ("seats", Value::from(names.join(" ")))
        };
        let mut values = match self.detail {
            Detail::None => Vec::new(),
            Detail::Winner(winner, points) => vec![("winner", seat(winner)), ("points", Value::Number(points.into()))],
            Detail::Turn(turn) => vec![("turn", seat(turn))],
            Detail::Owes(who, owed) => {
                let (what, count) = match owed {
                    Owed::Discard(count) => ("discard", count),
                    Owed::RobberMove => ("robber-move", 1),
                    Owed::Theft => ("theft", 1),
                    Owed::FreeRoads(count) => ("free-roads", count),
                    Owed::Chance => ("chance", 1),
                    Owed::Answer(what) => (what, 1),
                };
                vec![("seat", seat(who)), ("owes", what.into()), ("count", count.into())]
            }
            Detail::Stage(stage) => vec![("part", stage.name().into())],
            Detail::Rolled(number, 0) => vec![("number", number.into())],
            Detail::Rolled(first, second) => vec![("first", first.into()), ("second", second.into())],
            Detail::Name(name) => vec![("name", name.to_string().into())],
            Detail::Misplaced(Misplaced { name, wanted, found }) => vec![
                ("name", name.to_string().into()),
                ("wanted", wanted.name().into()),
                ("found", found.name().into()),
            ],
            Detail::Hex(hex) => vec![("hex", hex.to_string().into())],
            Detail::Vertex(vertex) => vec![("intersection", vertex.to_string().into())],
            Detail::Edge(edge) => vec![("path", edge.to_string().into())],
            Detail::Ends(a, b) => vec![("end", a.to_string().into()), ("other", b.to_string().into())],
            Detail::Apart(edge, vertex) => {
                vec![("path", edge.to_string().into()), ("intersection", vertex.to_string().into())]
            }
            Detail::Building(vertex, owner, piece) => {
                vec![("intersection", vertex.to_string().into()), ("seat", seat(owner)), ("piece", piece.name().into())]
            }
            Detail::Road(edge, owner) => vec![("path", edge.to_string().into()), ("seat", seat(owner))],
            Detail::Guard(edge, owner) => {
                let owner = owner.map(|owner| ("seat", seat(owner)));
                [("path", edge.to_string().into())].into_iter().chain(owner).collect()
            }
            Detail::Bridge(edge, owner) => {
                vec![("path", edge.to_string().into()), ("seat", seat(owner)), ("piece", Piece::Bridge.name().into())]
            }
            Detail::BridgeEnds(a, b) => vec![
                ("end", a.to_string().into()),
                ("other", b.to_string().into()),
                ("piece", Piece::Bridge.name().into()),
            ],
            Detail::Gold { price, held } => vec![("gold", price.into()), ("held", Value::Number(held.into()))],
            Detail::GoldTwice => vec![("resource", "gold".into())],
            Detail::Limit(limit) => vec![("limit", limit.into())],
            Detail::Pieces(piece, limit) => vec![("piece", piece.name().into()), ("limit", limit.into())],
            Detail::Price { price, short } => vec![("price", cards(price)), ("short", cards(short))],
            Detail::Card(card) => vec![("card", card.name().into())],
            Detail::Word(word) => vec![("word", word.into())],
            Detail::Discard { owed, given, missing } => {
                vec![("owed", owed.into()), ("given", Value::Number(given.into())), ("missing", cards(missing))]
            }
            Detail::Victims(some) | Detail::Accepted(some) | Detail::Receivers(some) => vec![seats(some)],
            Detail::Protected(hex, owner) => vec![("hex", hex.to_string().into()), ("seat", seat(owner))],
            Detail::Side(side) => vec![("seat", seat(side))],
            Detail::Good(resource) => vec![("resource", resource.name().into())],
            Detail::Short(short) => vec![("short", cards(short))],
            Detail::Rates { resource, special, generic } => {
                let rates = [(special, "2:1"), (generic, "3:1"), (true, "4:1")];
                let open: Vec<&str> = rates.iter().filter(|(is_open, _)| *is_open).map(|&(_, rate)| rate).collect();
                vec![("resource", resource.name().into()), ("rates", open.join(", ").into())]
            }
            Detail::Points { held, needed } => {
                vec![("held", Value::Number(held.into())), ("needed", Value::Number(needed.into()))]
            }
            Detail::Count { held, needed } => vec![("held", held.into()), ("needed", needed.into())],
            Detail::Range { key, given, low, high } => {
                vec![("key", key.into()), ("given", given.into()), ("low", low.into()), ("high", high.into())]
            }
            Detail::Needs { key, needs } => vec![("key", key.into()), ("needs", needs.into())],
            Detail::Effect(effect) => vec![("effect", effect.into())],
            Detail::Why(why, about) => {
                let about = match about {
                    About::Nothing => None,
                    About::Good(kind) => Some(("resource", kind.name().into())),
                    About::Short(short) => Some(("short", cards(short))),
                    About::Seat(who) => Some(("seat", seat(who))),
                    About::Seats(some) => Some(seats(some)),
                    About::Hex(hex) => Some(("hex", hex.to_string().into())),
                    About::Edge(edge) => Some(("path", edge.to_string().into())),
                    About::Vertex(vertex) => Some(("intersection", vertex.to_string().into())),
                    About::Word(word) => Some(("word", word.into())),
                };
                [("why", why.into())].into_iter().chain(about).collect()
            }
            Detail::Unasked(question) => vec![("unasked", question.into())],
            Detail::Unplayed(module) => vec![("module", module.into())],
            Detail::FishToken(fish) => vec![("token", fish.into())],
            Detail::Fish { price, paid } => vec![("price", price.into()), ("paid", Value::Number(paid.into()))],
            Detail::Holder(holder) => holder.map(|holder| ("seat", seat(holder))).into_iter().collect(),
            Detail::Combination { first, second } => vec![("first", first.into()), ("second", second.into())],
            Detail::ColourTwice(colour) => vec![("colour", colour.name().into())],
            Detail::Token { hex, token } => vec![("hex", hex.to_string().into()), ("token", token.into())],
        };
        values.extend(self.neutral.map(|colour| ("neutral", seat(colour))));
        values
    }
}
