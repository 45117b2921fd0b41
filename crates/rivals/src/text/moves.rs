//! Actions and outcomes as lines: `red builds abbey at (-1,+1)`, `dice 4 celebration`.

use steading_game::{Game, Seat, Syntax, Unread, mended};

use crate::Rivals;
use crate::action::{Action, Outcome};
use crate::cards::{Card, Title};
use crate::goods::Resource;
use crate::grid::{Column, End, Half, Place, Site};
use crate::illegal::{Code, Detail, Illegal};
use crate::principality::Principality;
use crate::rule;
use crate::stacks::{Dealt, Stack};
use crate::state::State;
use crate::text::words::{self, Cell, clip};

// Writing.

/// An action as a line.
pub fn write_action(game: &Rivals, seat: Seat, action: &Action) -> String {
    format!("{} {}", words::seat_name(game, seat), write_what(game, action))
}

fn write_what(game: &Rivals, action: &Action) -> String {
    let stack = |stack: Stack| words::stack_name(game, stack);
    match *action {
        Action::Draw(from) => format!("draws {}", stack(from)),
        Action::Search(at) => format!("searches {}", stack(at)),
        Action::Take(card) => format!("takes {card}"),
        Action::PutUnder(card, at) => format!("puts {card} under {}", stack(at)),
        Action::Arrange(place) => format!("arranges {place}"),
        Action::Brigitta(card, number) => format!("plays {card} {number}"),
        Action::Reiner => format!("plays {}", Card::GoldReiner),
        Action::Roll => "rolls".to_owned(),
        Action::Play(card) => format!("plays {card}"),
        Action::Build(card, site) => format!("builds {card} at {site}"),
        Action::BuildOpen(card, site) => format!("builds {card} at {site} from the face-up stack"),
        Action::OpenCache(place) => format!("opens cache at {}", Cell::beyond(place)),
        Action::LayRoad(end) => format!("builds road {}", end_name(end)),
        Action::Settle { end, scout } => {
            format!("builds settlement {}{}", end_name(end), if scout { " with scout" } else { "" })
        }
        Action::FoundCity(column) => format!("builds city {column}"),
        Action::Trade { give, want } => format!("trades 3 {} for {}", give.name(), want.name()),
        Action::ShipTrade { give, want } => format!("trades 2 {} for {}", give.name(), want.name()),
        Action::LargeShipTrade { site, side, want } => {
            format!("trades by large ship {site} {} for {}", end_name(side), want.name())
        }
        Action::MintTrade(want) => format!("trades 1 gold for {}", want.name()),
        Action::Demolish(site, card) => format!("demolishes {card} at {site}"),
        Action::End => "ends actions".to_owned(),
        Action::Pay(place) => format!("pays {place}"),
        Action::Gain(place) => format!("gains {place}"),
        Action::Name(kind) => format!("names {}", kind.name()),
        Action::Choose(site, card) => format!("chooses {card} at {site}"),
        Action::Under(at) => format!("returns to {}", stack(at)),
        Action::LayRegions(Half::Upper) => "lays first up".to_owned(),
        Action::LayRegions(Half::Lower) => "lays first down".to_owned(),
        Action::Pick(region) => format!("picks {region}"),
        Action::ChoosePlace(place) => format!("chooses {place}"),
        Action::Defend => "defends".to_owned(),
        Action::PayRiots => "pays rioters".to_owned(),
        Action::Sebastian => format!("plays {}", Card::TurmoilSebastian),
        Action::Pass => "passes".to_owned(),
    }
}

/// The word for an end of the line, or for a side.
pub const fn end_name(end: End) -> &'static str {
    ["left", "right"][end as usize]
}

/// The end of the line with this name.
pub fn end_named(word: &str) -> Option<End> {
    End::ALL.into_iter().find(|&end| end_name(end) == word)
}

/// An outcome as a line.
pub fn write_outcome(game: &Rivals, outcome: &Outcome) -> String {
    match *outcome {
        Outcome::Deal(ref dealt) => {
            let stacks = game.rules.all_stacks().zip(&dealt.0).map(|(stack, cards)| {
                let names = std::iter::once(words::stack_name(game, stack)).chain(cards.iter().map(|card| card.name()));
                names.collect::<Vec<_>>().join(" ")
            });
            format!("deal {}", stacks.collect::<Vec<_>>().join("; "))
        }
        Outcome::FirstThrow(first, second) => format!("first {first} {second}"),
        Outcome::Dice(number, symbol) => {
            let number = number.map(|number| format!(" {number}")).unwrap_or_default();
            let symbol = symbol.map(|symbol| format!(" {}", symbol.name())).unwrap_or_default();
            format!("dice{number}{symbol}")
        }
        Outcome::Event(card) => format!("event {}", card.data().id),
        Outcome::Region(region) => format!("region {region}"),
        Outcome::Defence(face) => format!("defence {face}"),
    }
}

// Reading outcomes.

/// Whether a line is meant as an outcome: outcomes begin with what chance does, actions with who acts.
pub fn is_outcome(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    matches!(first, "deal" | "first" | "dice" | "event" | "region" | "defence")
}

/// Reads an outcome.
pub fn parse_outcome(game: &Rivals, text: &str) -> Result<Outcome, Syntax> {
    let split: Vec<&str> = text.split_whitespace().collect();
    Ok(match split[..] {
        ["deal", ..] => Outcome::Deal(Box::new(parse_deal(game, text)?)),
        ["first", first, second] => Outcome::FirstThrow(words::face(first)?, words::face(second)?),
        ["dice", number, symbol] => Outcome::Dice(Some(words::face(number)?), Some(words::symbol(symbol)?)),
        ["dice", one] if one.starts_with(|first: char| first.is_ascii_digit()) => {
            Outcome::Dice(Some(words::face(one)?), None)
        }
        ["dice", one] => Outcome::Dice(None, Some(words::symbol(one)?)),
        ["event", card] => Outcome::Event(words::event_card(card)?),
        ["region", region] => Outcome::Region(words::region(region)?),
        ["defence", face] => Outcome::Defence(words::face(face)?),
        _ => {
            let forms = "`deal …`, `first 3 5`, `dice 4 trade`, `event basic-yule`, `region hills-5`, `defence 3`";
            return Err(Syntax::new(format!("`{}` is no outcome: {forms}", clip(text))));
        }
    })
}

/// Stacks parted by semicolons, each with its name and its cards from top to bottom.
fn parse_deal(game: &Rivals, text: &str) -> Result<Dealt, Syntax> {
    let mut dealt = vec![None; game.rules.stacks.len()];
    let rest = text.trim_start().strip_prefix("deal").unwrap_or_default();
    for part in rest.split(';').filter(|part| !part.trim().is_empty()) {
        let mut split = part.split_whitespace();
        let stack = words::stack(game, split.next().unwrap_or_default())?;
        let cards = split.map(words::card).collect::<Result<Vec<Card>, Syntax>>()?;
        if dealt[stack.index()].replace(cards).is_some() {
            return Err(Syntax::new(format!("stack {} is dealt twice", words::stack_name(game, stack))));
        }
    }
    let missing = game.rules.all_stacks().find(|stack| dealt[stack.index()].is_none());
    if let Some(stack) = missing {
        return Err(Syntax::new(format!("stack {} is not dealt", words::stack_name(game, stack))));
    }
    Ok(Dealt(dealt.into_iter().flatten().collect()))
}

// Reading actions.

/// Why a line is no action.
type Wrong = Unread<Illegal>;

/// Reads an action.
pub fn parse_action(game: &Rivals, state: &State, text: &str) -> Result<(Seat, Action), Wrong> {
    let split: Vec<&str> = text.split_whitespace().collect();
    let Some((&name, rest)) = split.split_first() else {
        return Err(Syntax::new("an empty line is no move").into());
    };
    let seat = words::seat(game, name)?;
    let reader = Reader { game, state, seat };
    Ok((seat, reader.action(rest)?))
}

/// The words of the moves for typing errors, names of cards, resources and places aside.
const WORDS: &[&str] = &[
    "draws",
    "searches",
    "takes",
    "puts",
    "under",
    "arranges",
    "rolls",
    "plays",
    "builds",
    "road",
    "settlement",
    "city",
    "left",
    "right",
    "with",
    "at",
    "the",
    "face-up",
    "stack",
    "opens",
    "cache",
    "trades",
    "by",
    "large",
    "ship",
    "for",
    "from",
    "demolishes",
    "ends",
    "actions",
    "pays",
    "rioters",
    "gains",
    "names",
    "chooses",
    "returns",
    "to",
    "lays",
    "first",
    "up",
    "down",
    "picks",
    "defends",
    "passes",
];

/// Reads the moves of a seat in a position.
struct Reader<'a> {
    game: &'a Rivals,
    state: &'a State,
    seat: Seat,
}

impl Reader<'_> {
    /// Reads a move; a typing error gets a suggestion.
    fn action(&self, words: &[&str]) -> Result<Action, Wrong> {
        match self.form(words) {
            Ok(Some(action)) => Ok(action),
            Ok(None) => Err(self.or_meant(not_a_move(words), words, true).into()),
            Err(Unread::Syntax(complaint)) => Err(self.or_meant(complaint, words, false).into()),
            Err(refused) => Err(refused),
        }
    }

    /// The complaint, asking for the move that was meant if words with typing errors make one. If they do not, and have the form of no
    /// move, it asks for the first word that was meant; else the complaint knows better which word is wrong.
    fn or_meant(&self, complaint: Syntax, words: &[&str], is_formless: bool) -> Syntax {
        let known = || WORDS.iter().copied();
        let Some((meant, first)) = mended(words, known, |word| words::is_name(self.game, word)) else {
            return complaint;
        };
        let suggestion = match self.form(&meant) {
            Ok(Some(_)) | Err(Unread::Illegal(_)) => {
                format!("{} {}", words::seat_name(self.game, self.seat), meant.join(" "))
            }
            _ if is_formless => first.to_owned(),
            _ => return complaint,
        };
        Syntax::new(format!("{}; did you mean `{suggestion}`?", complaint.message))
    }

    /// Reads a move; `None` if the words have the form of none.
    fn form(&self, words: &[&str]) -> Result<Option<Action>, Wrong> {
        Ok(Some(match *words {
            ["draws", name] => Action::Draw(self.stack(name, Action::Draw(Stack(0)))?),
            ["searches", name] => Action::Search(self.stack(name, Action::Search(Stack(0)))?),
            ["takes", card] => Action::Take(words::card(card)?),
            ["puts", card, "under", name] => {
                let card = words::card(card)?;
                Action::PutUnder(card, self.stack(name, Action::PutUnder(card, Stack(0)))?)
            }
            ["arranges", at] => Action::Arrange(self.place(at, Action::Arrange, Code::NotAChoice, rule::RIV_068)?),
            ["rolls"] => Action::Roll,
            ["plays", card] => play(words::card(card)?)?,
            ["plays", card, number] => brigitta(words::card(card)?, words::number(number)?)?,
            ["builds", "road", at] => Action::LayRoad(self.road_end(at)?),
            ["builds", "settlement", at] => Action::Settle { end: self.settlement_end(at)?, scout: false },
            ["builds", "settlement", at, "with", "scout"] => {
                Action::Settle { end: self.settlement_end(at)?, scout: true }
            }
            ["builds", "city", at] => Action::FoundCity(self.city(at)?),
            ["builds", card, "at", at] => {
                let card = words::card(card)?;
                Action::Build(card, self.building_site(at, |site| Action::Build(card, site))?)
            }
            ["builds", card, "at", at, "from", "the", "face-up", "stack"] => {
                let card = words::card(card)?;
                Action::BuildOpen(card, self.building_site(at, |site| Action::BuildOpen(card, site))?)
            }
            ["opens", "cache", "at", at] => Action::OpenCache(self.beside(at)?),
            ["trades", "by", "large", "ship", at, side, "for", want] => self.large_ship(at, side, want)?,
            ["trades", count, give, "for", want] => {
                self.trade(words::number(count)?, words::resource(give)?, words::resource(want)?)?
            }
            ["demolishes", card, "at", at] => {
                let card = words::card(card)?;
                Action::Demolish(self.spot(at, card, Action::Demolish, rule::RIV_130)?, card)
            }
            ["ends", "actions"] => Action::End,
            ["pays", "rioters"] => Action::PayRiots,
            ["pays", at] => Action::Pay(self.place(at, Action::Pay, Code::NoRegion, rule::RIV_031)?),
            ["gains", at] => Action::Gain(self.place(at, Action::Gain, Code::NoRegion, rule::RIV_032)?),
            ["names", kind] => Action::Name(words::resource(kind)?),
            ["chooses", card, "at", at] => {
                let card = words::card(card)?;
                Action::Choose(self.spot(at, card, Action::Choose, rule::RIV_326)?, card)
            }
            ["chooses", at] => {
                Action::ChoosePlace(self.place(at, Action::ChoosePlace, Code::NoRegion, rule::RIV_032)?)
            }
            ["returns", "to", name] => Action::Under(self.stack(name, Action::Under(Stack(0)))?),
            ["lays", "first", "up"] => Action::LayRegions(Half::Upper),
            ["lays", "first", "down"] => Action::LayRegions(Half::Lower),
            ["picks", region] => Action::Pick(words::region(region)?),
            ["defends"] => Action::Defend,
            ["passes"] => Action::Pass,
            _ => return Ok(None),
        }))
    }

    /// A refusal of something no action can say: first whatever is refused before it, asked with an action of the same kind.
    fn refusal(&self, probe: Action, illegal: Illegal) -> Wrong {
        let earlier = self.game.check(self.state, self.seat, probe).err().filter(is_general);
        Unread::Illegal(earlier.unwrap_or(illegal))
    }

    fn land(&self) -> &Principality {
        self.state.public.land(self.seat)
    }

    /// A stack; one that only other modes have is refused.
    fn stack(&self, name: &str, probe: Action) -> Result<Stack, Wrong> {
        let illegal = Illegal { code: Code::NotInPlay, rule: rule::RIV_056, detail: Detail::Word("stack") };
        words::stack_of_any_mode(self.game, name)?.ok_or_else(|| self.refusal(probe, illegal))
    }

    /// A region or the Gold Cache; a cell where no region can lie is refused.
    fn place(
        &self,
        word: &str,
        action: impl Fn(Place) -> Action,
        code: Code,
        rule: steading_game::RuleId,
    ) -> Result<Place, Wrong> {
        if word == "cache" {
            return Ok(Place::CACHE);
        }
        let cell = words::cell(word)?;
        let illegal = Illegal { code, rule, detail: Detail::Cell(cell.x, cell.y) };
        cell.place().ok_or_else(|| self.refusal(action(Place(0)), illegal))
    }

    /// Where an expansion can be built.
    fn building_site(&self, word: &str, action: impl Fn(Site) -> Action) -> Result<Site, Wrong> {
        let cell = words::cell(word)?;
        let illegal = Illegal { code: Code::NoSite, rule: rule::RIV_120, detail: Detail::Cell(cell.x, cell.y) };
        cell.site().ok_or_else(|| self.refusal(action(Site(0)), illegal))
    }

    /// Where a card lies.
    fn spot(
        &self,
        word: &str,
        card: Card,
        action: impl Fn(Site, Card) -> Action,
        rule: steading_game::RuleId,
    ) -> Result<Site, Wrong> {
        let illegal = Illegal { code: Code::NotThere, rule, detail: Detail::Card(card) };
        words::cell(word)?.site().ok_or_else(|| self.refusal(action(Site(0), card), illegal))
    }

    /// `RIV-023`: the region that the cell of the Gold Cache lies beside.
    fn beside(&self, word: &str) -> Result<Place, Wrong> {
        let cell = words::cell(word)?;
        let illegal = Illegal { code: Code::NoRegion, rule: rule::RIV_023, detail: Detail::Cell(cell.x, cell.y) };
        cell.inside().ok_or_else(|| self.refusal(Action::OpenCache(Place(0)), illegal))
    }

    /// `RIV-134`: `left`, `right`, or the cell behind the last settlement or city of that end.
    fn road_end(&self, word: &str) -> Result<End, Wrong> {
        if let Some(end) = end_named(word) {
            return Ok(end);
        }
        let cell = words::cell(word)?;
        let land = self.land();
        if cell.y == 0
            && let Some(end) = End::ALL.into_iter().find(|&end| road_x(land, end) == i16::from(cell.x))
        {
            return Ok(end);
        }
        let [left, right] = End::ALL.map(|end| road_x(land, end));
        let is_road = cell.y == 0 && cell.x % 2 == 0 && (left..=right).contains(&i16::from(cell.x));
        let code = if is_road { Code::RoadThere } else { Code::NoSite };
        let illegal = Illegal { code, rule: rule::RIV_134, detail: Detail::Cell(cell.x, cell.y) };
        Err(self.refusal(Action::LayRoad(End::Left), illegal))
    }

    /// `RIV-135`: `left`, `right`, or the cell behind the road of that end.
    fn settlement_end(&self, word: &str) -> Result<End, Wrong> {
        if let Some(end) = end_named(word) {
            return Ok(end);
        }
        let cell = words::cell(word)?;
        let column = cell.column();
        let found = End::ALL.into_iter().find(|&end| column.is_some() && self.land().next_column(end) == column);
        let illegal = Illegal { code: Code::NoOpenRoad, rule: rule::RIV_135, detail: Detail::Cell(cell.x, cell.y) };
        found.ok_or_else(|| self.refusal(Action::Settle { end: End::Left, scout: false }, illegal))
    }

    /// `RIV-138`: where a city can stand.
    fn city(&self, word: &str) -> Result<Column, Wrong> {
        let cell = words::cell(word)?;
        let detail = Detail::Cell(cell.x, cell.y);
        let illegal = Illegal { code: Code::NoSettlementHere, rule: rule::RIV_138, detail };
        cell.column().ok_or_else(|| self.refusal(Action::FoundCity(Column(0)), illegal))
    }

    /// `RIV-142`–`RIV-145`: the number of units says which rate is meant.
    fn trade(&self, count: u8, give: Resource, want: Resource) -> Result<Action, Wrong> {
        match (count, give) {
            (3, _) => Ok(Action::Trade { give, want }),
            (2, _) => Ok(Action::ShipTrade { give, want }),
            (1, Resource::Gold) => Ok(Action::MintTrade(want)),
            _ => {
                let held = self.land().stock().count(give);
                let detail = Detail::Units { resource: give, held, needed: 3 };
                let illegal = Illegal { code: Code::BadRate, rule: rule::RIV_142, detail };
                Err(self.refusal(Action::Trade { give, want }, illegal))
            }
        }
    }

    fn large_ship(&self, at: &str, side: &str, want: &str) -> Result<Action, Wrong> {
        let want = words::resource(want)?;
        let wrong = || Syntax::new(format!("`{}` is no side: left or right", clip(side)));
        let side = end_named(side).ok_or_else(wrong)?;
        let action = |site| Action::LargeShipTrade { site, side, want };
        let card = Card::BasicLargeTradeShip;
        Ok(action(self.spot(at, card, |site, _| action(site), rule::RIV_144)?))
    }
}

/// Where a road at this end lies or would lie.
fn road_x(land: &Principality, end: End) -> i16 {
    let x = i16::from(land.outermost(end).x());
    if end == End::Left { x - 1 } else { x + 1 }
}

/// Whether a refusal is about the moment and not about the place.
fn is_general(illegal: &Illegal) -> bool {
    match illegal.code {
        Code::GameOver | Code::NotYourTurn | Code::ActionPending | Code::WrongPhase => true,
        Code::RollFirst | Code::AlreadyRolled | Code::NoSuchCard | Code::NotInPlay => true,
        Code::NotAChoice => matches!(illegal.detail, Detail::Word(_)),
        _ => false,
    }
}

/// A card without further words. Some cards have actions of their own.
fn play(card: Card) -> Result<Action, Syntax> {
    match card.title() {
        Title::Brigitta => Err(Syntax::new(format!("which number? `plays {card} 4`"))),
        Title::Reiner => Ok(Action::Reiner),
        Title::Sebastian => Ok(Action::Sebastian),
        _ => Ok(Action::Play(card)),
    }
}

fn brigitta(card: Card, number: u8) -> Result<Action, Syntax> {
    if card.title() == Title::Brigitta {
        return Ok(Action::Brigitta(card, number));
    }
    Err(Syntax::new(format!("{card} is played without a number")))
}

/// What moves with this verb look like.
fn not_a_move(words: &[&str]) -> Syntax {
    let forms = match words.first().copied().unwrap_or_default() {
        "draws" | "searches" | "returns" => "`draws B1`, `searches B1`, `returns to B1`",
        "takes" | "puts" => "`takes abbey`, `puts abbey under B2`",
        "plays" => "`plays goldsmith`, `plays brigitta 4`",
        "builds" => {
            "`builds road left`, `builds settlement right with scout`, `builds city (-1,0)`, `builds abbey at (-1,+1)`"
        }
        "opens" => "`opens cache at (-2,+2)`",
        "trades" => "`trades 3 ore for wool`, `trades by large ship (1,+1) left for wool`",
        "demolishes" => "`demolishes abbey at (-1,+1)`",
        "ends" => "`ends actions`",
        "pays" | "gains" => "`pays (-2,+1)`, `gains cache`",
        "chooses" | "names" => "`chooses abbey at (-1,+1)`, `chooses (0,+1)`, `names ore`",
        "lays" | "picks" => "`lays first up`, `picks fields-3`",
        _ => "`rolls`, `builds …`, `plays …`, `trades …`, `ends actions`",
    };
    Syntax::new(format!("`{}` is no move; moves look like {forms}", clip(&words.join(" "))))
}
