//! Positions as lines. What is not mentioned has its default, so most positions need three lines:
//!
//! ```text
//! red   settlement N(0,0), road NE(0,0), hand brick lumber wool grain
//! turn  red, rolled
//! ```

use steading_game::{Game, Next, Notation, Seat, SeatSet, Syntax, meant};

use crate::Island;
use crate::audit;
use crate::base::{
    building, domestic, founding, largest_army, longest_road, maritime, opening, production, robber, seven, turn,
    victory,
};
use crate::cards::{Cards, DevCard, DevCards};
use crate::frame::{Frame, Frames};
use crate::hooks;
use crate::illegal::Piece;
use crate::modules;
use crate::modules::gold::Coins;
use crate::places::{Edge, Hex, Vertex};
use crate::rules::{Founded, Numbers, Refuge};
use crate::state::{NumberTokens, State, Terms};
use crate::text::moves;
use crate::text::words::{self, clip};

/// The dice that a plain `rolled` stands for.
const SOME_DICE: (u8, u8) = (3, 3);

/// Writes a position.
pub fn write(game: &Island, state: &State) -> String {
    let mut lines: Vec<String> = game.colours.iter().map(|seat| write_seat(game, state, seat)).collect();
    let name = |seat| words::seat_name(&game.options, seat);
    let holder = |seat: Option<Seat>| seat.map_or("nobody", name);
    let public = &state.public;
    lines.push(write_turn(game, state));
    lines.push(format!("first {}", name(public.first)));
    lines.push(format!("turns {}", public.turn_count));
    lines.push(match public.robber {
        Some(hex) => format!("robber {hex}"),
        None => "robber off".to_owned(),
    });
    if public.moved_tokens != NumberTokens::default() {
        let tokens = public.moved_tokens.iter().map(|(hex, number)| format!("{hex} {number}"));
        lines.push(format!("tokens {}", tokens.collect::<Vec<_>>().join(", ")));
    }
    lines.push(format!("longest-road {}", holder(public.longest_road)));
    lines.push(format!("largest-army {}", holder(public.largest_army)));
    if public.spent.total() > 0 {
        lines.push(format!("spent {}", words::write_dev_cards(public.spent)));
    }
    if public.trade.offer.is_some() {
        let (offer, trade) = (public.trade.offer, &public.trade);
        let seats = |seats| words::write_seats(game, seats);
        lines.push(format!(
            "offer {} to {}, accepted {}, declined {}",
            words::write_terms(offer),
            seats(trade.asked),
            seats(trade.accepted),
            seats(trade.declined)
        ));
    }
    for (index, terms) in public.trade.proposals.iter().enumerate().filter(|(_, terms)| terms.is_some()) {
        lines.push(format!("proposal {} {}", name(Seat(index as u8)), words::write_terms(*terms)));
    }
    if public.frames.iter().ne([Frame::Turn]) {
        let frames: Vec<String> = public.frames.iter().map(|frame| write_frame(game, frame)).collect();
        lines.push(format!("frames {}", frames.join(", ")));
    }
    if let Some(winner) = public.winner {
        lines.push(format!("winner {}", name(winner)));
    }
    modules::write_lines(game, state, &mut lines);
    lines.join("\n") + "\n"
}

fn write_seat(game: &Island, state: &State, seat: Seat) -> String {
    let (public, private, index) = (&state.public, &state.private[seat.index()], seat.index());
    let mut items = Vec::new();
    let mut list = |word: &str, places: Vec<String>| {
        if !places.is_empty() {
            items.push(format!("{word} {}", places.join(" ")));
        }
    };
    let settlements = public.settlements[index].minus(hooks::reduced_cities(game, state, seat));
    list("settlement", settlements.iter().map(|place| place.to_string()).collect());
    list("city", public.cities[index].iter().map(|place| place.to_string()).collect());
    let roads = public.roads[index].minus(game.facts.bridge_sites);
    list("road", roads.iter().map(|place| place.to_string()).collect());
    let mut some = |word: &str, is_some: bool, text: String| {
        if is_some {
            items.push(format!("{word} {text}"));
        }
    };
    some("hand", !private.hand.is_empty(), private.hand.to_string());
    some("chosen", !private.chosen.is_empty(), private.chosen.to_string());
    some("cards", private.cards.total() > 0, words::write_dev_cards(private.cards));
    some("new", private.new_cards.total() > 0, words::write_dev_cards(private.new_cards));
    some("knights", public.knights[index] > 0, public.knights[index].to_string());
    some("owes", public.owed[index] > 0, public.owed[index].to_string());
    some("threw", public.opening[index] > 0, public.opening[index].to_string());
    modules::write_seat(game, state, seat, &mut items);
    let items = if items.is_empty() { "nothing".to_owned() } else { items.join(", ") };
    format!("{} {items}", words::seat_name(&game.options, seat))
}

fn write_turn(game: &Island, state: &State) -> String {
    let public = &state.public;
    let mut line = format!("turn {}", words::seat_name(&game.options, public.turn));
    if public.has_rolled() {
        line += &match public.dice {
            [number, 0] => format!(", rolled {number}"),
            [first, second] => format!(", rolled {first}+{second}"),
        };
    }
    if let Some(card) = public.card_played {
        line += &format!(", played {card}");
    }
    if public.has_built {
        line += ", built";
    }
    line
}

fn write_frame(game: &Island, frame: Frame) -> String {
    let name = |seat| words::seat_name(&game.options, seat);
    match frame {
        Frame::OpeningDice(seat) => format!("opening-dice {}", name(seat)),
        Frame::OpeningDraw => "opening-draw".to_owned(),
        Frame::FoundSettlement(step) => format!("found-settlement {step}"),
        Frame::FoundRoad(step, vertex) => format!("found-road {step} {vertex}"),
        Frame::Turn => "turn".to_owned(),
        Frame::Dice => "dice".to_owned(),
        Frame::Discard => "discard".to_owned(),
        Frame::MoveRobber => "move-robber".to_owned(),
        Frame::Rob => "rob".to_owned(),
        Frame::Steal(thief, victim) => format!("steal {} {}", name(thief), name(victim)),
        Frame::FreeRoads(count) => format!("free-roads {count}"),
        Frame::DrawCard => "draw-card".to_owned(),
        Frame::Pass => "pass".to_owned(),
        Frame::Effect => "effect".to_owned(),
        // No stack tells it: a line names the winner.
        Frame::Over => "over".to_owned(),
        Frame::Module(frame) => frame.write(game),
    }
}

fn parse_frame(game: &Island, text: &str) -> Result<Frame, Syntax> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let seat = |word| words::seat(&game.options, word);
    Ok(match words[..] {
        ["opening-dice", name] => Frame::OpeningDice(seat(name)?),
        ["opening-draw"] => Frame::OpeningDraw,
        ["found-settlement", step] => Frame::FoundSettlement(words::number(step)?),
        ["found-road", step, place] => Frame::FoundRoad(words::number(step)?, vertex(game, place)?),
        ["turn"] => Frame::Turn,
        ["dice"] => Frame::Dice,
        ["discard"] => Frame::Discard,
        ["move-robber"] => Frame::MoveRobber,
        ["rob"] => Frame::Rob,
        ["steal", thief, victim] => Frame::Steal(seat(thief)?, seat(victim)?),
        ["free-roads", count] => Frame::FreeRoads(words::number(count)?),
        ["draw-card"] => Frame::DrawCard,
        ["pass"] => Frame::Pass,
        ["effect"] => Frame::Effect,
        _ => match modules::Frame::parse(game, &words) {
            Some(read) => Frame::Module(read?),
            None => return Err(Syntax::new(format!("`{}` is no frame", clip(text)))),
        },
    })
}

/// An intersection of the board.
pub fn vertex(game: &Island, word: &str) -> Result<Vertex, Syntax> {
    let named = word.parse().ok().and_then(|name| moves::vertex_named(game, name));
    named.ok_or_else(|| Syntax::new(format!("`{}` is no intersection of this board", clip(word))))
}

/// A land hex of the board, or a complaint.
pub fn hex(game: &Island, word: &str) -> Result<Hex, Syntax> {
    land_hex(game, word).ok_or_else(|| Syntax::new(format!("`{}` is no land hex of this board", clip(word))))
}

/// A land hex of the board.
fn land_hex(game: &Island, word: &str) -> Option<Hex> {
    let named = word.parse().ok().and_then(|name| game.topology.hex_named(name));
    named.filter(|&hex| game.topology.is_land(hex))
}

/// A path of the board.
pub fn edge(game: &Island, word: &str) -> Result<Edge, Syntax> {
    let named = word.parse().ok().and_then(|name| moves::edge_named(game, name));
    named.ok_or_else(|| Syntax::new(format!("`{}` is no path of this board", clip(word))))
}

/// Reads a position. Reports all problems; a position that could not be played on is refused too.
pub fn parse<'a>(game: &'a Island, text: &'a str) -> Result<State, Vec<Syntax>> {
    let mut reader = Reader::new(game);
    let mut problems = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        reader.lines.push((word, index + 1));
        problems.extend(reader.line(word, rest.trim()).err().map(|problem| problem.at(index + 1)));
    }
    if problems.is_empty() {
        problems.extend(reader.finish().err());
    }
    if problems.is_empty() { Ok(reader.state) } else { Err(problems) }
}

/// What lines begin with, colours and the words of modules aside.
const LINES: &[&str] = &[
    "turn",
    "first",
    "turns",
    "robber",
    "tokens",
    "longest-road",
    "largest-army",
    "spent",
    "offer",
    "proposal",
    "frames",
    "winner",
];

/// What a seat may have, the words of modules aside.
const ITEMS: &[&str] =
    &["settlement", "city", "road", "hand", "chosen", "cards", "new", "knights", "owes", "threw", "nothing"];

struct Reader<'a> {
    game: &'a Island,
    /// The first word of each line, and its number.
    lines: Vec<(&'a str, usize)>,
    state: State,
    longest_road: Option<Option<Seat>>,
    largest_army: Option<Option<Seat>>,
    turns: Option<u16>,
    has_turn: bool,
}

impl<'a> Reader<'a> {
    fn new(game: &'a Island) -> Reader<'a> {
        let state = opening::empty_board(game);
        Reader { game, lines: Vec::new(), state, longest_road: None, largest_army: None, turns: None, has_turn: false }
    }

    fn line(&mut self, word: &str, rest: &str) -> Result<(), Syntax> {
        let seat = |word: &str| words::seat(&self.game.options, word);
        let holder = |word: &str| if word == "nobody" { Ok(None) } else { seat(word).map(Some) };
        match word {
            "turn" => return self.turn(rest),
            "first" => self.state.public.first = seat(rest)?,
            "turns" => {
                let count = rest.parse().map_err(|_| Syntax::new(format!("`{}` is no number of turns", clip(rest))))?;
                self.turns = Some(count);
            }
            "robber" => {
                let hex = land_hex(self.game, rest);
                if hex.is_none() && rest != "off" {
                    return Err(Syntax::new(format!("`{}` is no land hex; beside the board is `off`", clip(rest))));
                }
                if hex.is_some() && self.game.rules.refuge == Refuge::NoRobber {
                    return Err(Syntax::new("this table plays without a robber"));
                }
                self.state.public.robber = hex;
            }
            "tokens" => return self.tokens(rest),
            "longest-road" if rest == "nobody" => self.longest_road = Some(None),
            "longest-road" => self.longest_road = Some(Some(words::colour(self.game, rest)?)),
            "largest-army" => self.largest_army = Some(holder(rest)?),
            "spent" => self.state.public.spent = words::dev_cards(&split(rest))?,
            "offer" => return self.offer(rest),
            "proposal" => return self.proposal(rest),
            "frames" => return self.frames(rest),
            "winner" => self.state.public.winner = Some(seat(rest)?),
            colour => {
                if let Some(read) = modules::parse_line(self.game, &mut self.state, word, rest) {
                    return read;
                }
                let seat =
                    words::colour(self.game, colour).map_err(|complaint| match meant(word, LINES.iter().copied()) {
                        Some(line) => {
                            Syntax::new(format!("no line begins with `{}`; did you mean `{line}`?", clip(word)))
                        }
                        None => complaint,
                    })?;
                for item in rest.split(", ").filter(|item| !matches!(item.trim(), "" | "nothing")) {
                    self.item(seat, item.trim())?;
                }
            }
        }
        Ok(())
    }

    fn item(&mut self, seat: Seat, item: &str) -> Result<(), Syntax> {
        let words = split(item);
        let Some((&word, rest)) = words.split_first() else { return Ok(()) };
        let (game, index) = (self.game, seat.index());
        if self.state.public.neutral.contains(seat) && !matches!(word, "settlement" | "road") {
            return Err(Syntax::new(format!("a neutral colour has settlements and roads, but no {}", clip(word))));
        }
        match word {
            "settlement" => {
                rest.iter().try_for_each(|place| self.building(seat, vertex(game, place)?, Piece::Settlement))?;
            }
            "city" => rest.iter().try_for_each(|place| self.building(seat, vertex(game, place)?, Piece::City))?,
            "road" => rest.iter().try_for_each(|place| self.road(seat, edge(game, place)?))?,
            "hand" => self.state.private[index].hand = words::cards(rest)?,
            "chosen" => self.state.private[index].chosen = words::cards(rest)?,
            "cards" => self.state.private[index].cards = words::dev_cards(rest)?,
            "new" => self.state.private[index].new_cards = words::dev_cards(rest)?,
            "knights" => self.state.public.knights[index] = one_number(rest)?,
            "owes" => self.state.public.owed[index] = one_number(rest)?,
            "threw" => self.state.public.opening[index] = one_number(rest)?,
            _ => match modules::parse_item(self.game, &mut self.state, seat, word, rest) {
                Some(read) => return read,
                None => {
                    let complaint = Syntax::new(format!("`{}` is nothing a seat has", clip(word)));
                    return Err(complaint.or_meant(word, ITEMS.iter().copied()));
                }
            },
        }
        Ok(())
    }

    fn building(&mut self, seat: Seat, vertex: Vertex, piece: Piece) -> Result<(), Syntax> {
        if building::check_site(self.game, &self.state, vertex).is_err() {
            return Err(Syntax::new(format!("{vertex} is taken or too close to another building")));
        }
        let pool = self.state.public.pool[seat.index()];
        let left = if piece == Piece::City { pool.cities } else { pool.settlements };
        if left == 0 {
            return Err(Syntax::new(format!("no {} left for {vertex}", piece.name())));
        }
        if piece == Piece::City {
            building::found_city(self.game, &mut self.state, seat, vertex);
        } else {
            building::put_settlement(self.game, &mut self.state, seat, vertex);
        }
        Ok(())
    }

    fn road(&mut self, seat: Seat, edge: Edge) -> Result<(), Syntax> {
        if self.state.public.all_roads.contains(edge) {
            return Err(Syntax::new(format!("two roads on {edge}")));
        }
        if self.state.public.pool[seat.index()].roads == 0 {
            return Err(Syntax::new(format!("no road left for {edge}")));
        }
        if self.game.facts.bridge_sites.contains(edge) {
            return Err(Syntax::new(format!("{edge} is a bridge site, and no road lies there")));
        }
        building::put_road(self.game, &mut self.state, seat, edge);
        Ok(())
    }

    /// Number tokens that lie elsewhere than the board has them.
    fn tokens(&mut self, rest: &str) -> Result<(), Syntax> {
        for item in rest.split(", ") {
            let read = match split(item)[..] {
                [place, number] => land_hex(self.game, place).zip(words::number(number).ok()),
                _ => None,
            };
            let read =
                read.filter(|&(hex, _)| self.game.layout().tokens.get(hex.index()).is_some_and(|&token| token > 0));
            let (hex, number) = read.ok_or_else(|| {
                Syntax::new(format!("`{}` is no number on a hex that has one, such as `(0,-2) 5`", clip(item)))
            })?;
            production::put_token(self.game, &mut self.state.public, hex, number);
        }
        Ok(())
    }

    fn turn(&mut self, rest: &str) -> Result<(), Syntax> {
        let game = self.game;
        self.has_turn = true;
        let mut items = rest.split(", ").map(str::trim);
        self.state.public.turn = words::seat(&self.game.options, items.next().unwrap_or(""))?;
        for item in items {
            match split(item)[..] {
                ["rolled"] if game.rules.numbers == Numbers::EventCards => {
                    self.state.public.dice = [SOME_DICE.0 + SOME_DICE.1, 0];
                }
                ["rolled", number] if game.rules.numbers == Numbers::EventCards && !number.contains('+') => {
                    let number = words::number(number)?;
                    if !(2..=12).contains(&number) {
                        return Err(Syntax::new(format!("no event card has the number {number}")));
                    }
                    self.state.public.dice = [number, 0];
                }
                ["rolled"] => self.state.public.dice = [SOME_DICE.0, SOME_DICE.1],
                ["rolled", throw] => self.state.public.dice = words::dice(throw)?.into(),
                ["played", card] => self.state.public.card_played = Some(words::dev_card(card)?),
                ["built"] => self.state.public.has_built = true,
                _ => return Err(Syntax::new(format!("`{}` says nothing about a turn", clip(item)))),
            }
        }
        Ok(())
    }

    fn terms(game: &Island, words: &[&str]) -> Result<Terms, Syntax> {
        let middle = words.iter().position(|&word| word == "for");
        let middle = middle.ok_or_else(|| Syntax::new("terms read `CARDS for CARDS`"))?;
        let (give, given) = words::side(&words[..middle])?;
        let (want, wanted) = words::side(&words[middle + 1..])?;
        match (given, wanted) {
            (1.., _) | (_, 1..) if game.rules.gold.is_none() => Err(Syntax::new("this table plays without gold")),
            (_, 0) => Ok(Terms { give, want, gold: Coins::given(given) }),
            (0, _) => Ok(Terms { give, want, gold: Coins::wanted(wanted) }),
            _ => Err(Syntax::new("gold stands on one side of an offer only")),
        }
    }

    fn offer(&mut self, rest: &str) -> Result<(), Syntax> {
        let turn = self.state.public.turn;
        for item in rest.split(", ") {
            let words = split(item);
            let trade = &mut self.state.public.trade;
            match words.split_first() {
                Some((&"accepted", names)) => trade.accepted = words::seats(self.game, names, turn)?,
                Some((&"declined", names)) => trade.declined = words::seats(self.game, names, turn)?,
                _ => {
                    let end = words.iter().position(|&word| word == "to");
                    let end = end.ok_or_else(|| Syntax::new("an offer reads `offer CARDS for CARDS to SEATS`"))?;
                    trade.offer = Reader::terms(self.game, &words[..end])?;
                    trade.asked = words::seats(self.game, &words[end + 1..], turn)?;
                    trade.is_open = true;
                }
            }
        }
        Ok(())
    }

    fn proposal(&mut self, rest: &str) -> Result<(), Syntax> {
        let words = split(rest);
        let Some((&name, terms)) = words.split_first() else {
            return Err(Syntax::new("a proposal reads `proposal SEAT CARDS for CARDS`"));
        };
        let seat = words::seat(&self.game.options, name)?;
        self.state.public.trade.proposals[seat.index()] = Reader::terms(self.game, terms)?;
        self.state.public.trade.is_open = true;
        Ok(())
    }

    fn frames(&mut self, rest: &str) -> Result<(), Syntax> {
        let frames = rest.split(", ").map(|item| parse_frame(self.game, item)).collect::<Result<Vec<Frame>, _>>()?;
        self.state.public.frames = Frames::try_from(frames).map_err(Syntax::new)?;
        Ok(())
    }

    /// What follows from the lines: bank, deck, routes, awards. Then the position must be one that can be played on.
    fn finish(&mut self) -> Result<(), Syntax> {
        let game = self.game;
        if !self.has_turn {
            return Err(self.about(&[], "a line `turn SEAT` is missing"));
        }
        let hands = self.state.private.iter().try_fold(Cards::NONE, |sum, private| sum.checked_add(private.hand));
        let hands = hands.filter(|&hands| game.rules.bank.covers(hands));
        let hands = hands.ok_or_else(|| {
            let rich = game.seats.iter().max_by_key(|seat| self.state.private[seat.index()].hand.total());
            self.about_seat(rich.unwrap_or(Seat(0)), "the hands hold more cards than there are")
        })?;
        self.state.public.bank = game.rules.bank - hands;
        self.state.deck = self.deck_left()?;
        for seat in game.colours.iter() {
            // Buildings may have been written after the roads they cut.
            self.state.public.road_length[seat.index()] = longest_road::length_afresh(game, &self.state, seat);
        }
        self.state.public.complete(game);
        modules::finish_position(game, &mut self.state).map_err(|(lines, what)| self.about_module(&lines, &what))?;
        for seat in game.colours.iter() {
            // Modules change them, and what they say may have been written after the harbours.
            maritime::rates_changed(game, &mut self.state, seat);
        }
        let is_play = matches!(self.state.public.frames.lowest(), Frame::Turn | Frame::Pass);
        self.state.public.turn_count = self.turns.unwrap_or(u16::from(is_play));
        self.set_awards();
        for seat in game.seats.iter() {
            self.state.public.open_points[seat.index()] += hooks::points(game, &self.state, seat);
        }
        self.check_flow()?;
        self.audit()
    }

    /// What is always true of a position; a complaint is about the line that says otherwise.
    fn audit(&self) -> Result<(), Syntax> {
        let (game, state) = (self.game, &self.state);
        audit::longest_road(game, state).map_err(|what| self.about(&["longest-road"], what))?;
        audit::largest_army(game, state).map_err(|what| self.about(&["largest-army"], what))?;
        audit::tokens(game, &state.public).map_err(|what| self.about(&["tokens"], what))?;
        modules::audit_lines(game, state).map_err(|(lines, what)| self.about_module(&lines, &what))?;
        audit::audit(game, state).map_err(|what| self.about_module(&[], &what))
    }

    /// A complaint about the first of these lines that was written; about the whole, and so its last line, if none was.
    fn about(&self, words: &[&str], what: impl Into<String>) -> Syntax {
        let number = |word: &&str| self.lines.iter().rev().find(|(other, _)| other.eq_ignore_ascii_case(word));
        let line = words.iter().find_map(number).or(self.lines.last()).map_or(1, |&(_, line)| line);
        Syntax::new(what).at(line)
    }

    /// A complaint about what a seat has.
    fn about_seat(&self, seat: Seat, what: impl Into<String>) -> Syntax {
        self.about(&[words::seat_name(&self.game.options, seat)], what)
    }

    /// A complaint about a module, which wrote these lines itself. One that begins with the name of a seat is about its line.
    fn about_module(&self, written: &[String], what: &str) -> Syntax {
        let seat = what.split(':').next().unwrap_or_default();
        let lines = written.iter().filter_map(|line| line.split_whitespace().next());
        let words: Vec<&str> = [seat].into_iter().chain(lines).chain(["frames"]).collect();
        self.about(&words, what)
    }

    fn deck_left(&self) -> Result<DevCards, Syntax> {
        let too_many = || {
            let holds_cards = |seat: &Seat| self.state.private[seat.index()].cards.total() > 0;
            let holder = self.game.seats.iter().find(holds_cards).unwrap_or(self.state.public.turn);
            let name = words::seat_name(&self.game.options, holder);
            self.about(&["spent", name], "more development cards than there are")
        };
        let mut deck = self.game.rules.deck.cards();
        let mut take = |card: DevCard, count: u8| deck.take_some(card, count).ok_or_else(too_many);
        for card in DevCard::ALL {
            take(card, self.state.public.spent.count(card))?;
            for (index, private) in self.state.private.iter().enumerate() {
                take(card, private.cards.count(card))?;
                if private.new_cards.count(card) > private.cards.count(card) {
                    return Err(self.about_seat(Seat(index as u8), format!("more new {card} cards than held")));
                }
            }
        }
        for &knights in &self.state.public.knights {
            take(DevCard::Knight, knights)?;
        }
        Ok(deck)
    }

    fn set_awards(&mut self) {
        let (game, public) = (self.game, &mut self.state.public);
        let longest = longest_road::due_to(game, public.road_length, None);
        public.longest_road = self.longest_road.unwrap_or(longest);
        let most = public.knights.into_iter().max().unwrap_or(0);
        let leader = public.knights.iter().position(|&knights| knights == most).map(|index| Seat(index as u8));
        let army = leader.filter(|_| largest_army::is_enough(game, most));
        public.largest_army = self.largest_army.unwrap_or(army);
        for holder in [public.longest_road, public.largest_army].into_iter().flatten() {
            if !public.neutral.contains(holder) {
                public.open_points[holder.index()] += crate::rules::AWARD_POINTS;
            }
        }
    }

    /// Whether the stack of frames fits the rest, so that whoever is asked has something to answer.
    fn check_flow(&self) -> Result<(), Syntax> {
        let (game, state, public) = (self.game, &self.state, &self.state.public);
        let wrong = |what: &str| Err(self.about(&["frames", "turn"], what));
        let is_of_base = |frame: &Frame| !matches!(frame, Frame::Module(_) | Frame::Effect);
        let of_base: Vec<Frame> = public.frames.iter().filter(is_of_base).collect();
        // What follows discards or a card is a module's frame where there is no robber.
        let has_robber = game.rules.after_knight == Frame::MoveRobber;
        let discards_alone = (game.facts.discards_alone || !has_robber) && of_base == [Frame::Turn, Frame::Discard];
        let plays_on = !has_robber && matches!(of_base[..], [Frame::Pass, Frame::Steal(..) | Frame::FreeRoads(_)]);
        if !(discards_alone || plays_on || is_reachable(&of_base)) {
            return wrong("no game comes to this stack of frames");
        }
        let moves_robber = of_base.iter().any(|frame| matches!(frame, Frame::MoveRobber | Frame::Rob));
        if moves_robber && robber::check_in_play(game).is_err() {
            return wrong("there is no robber at this table");
        }
        if of_base.contains(&Frame::MoveRobber) && hooks::robber_may_move(game, state).is_err() {
            return wrong("the robber may not be moved");
        }
        if !public.has_begun() && !self.is_founded() {
            return wrong("more on the board than was founded");
        }
        if public.trade.is_open && !(public.has_rolled() && turn::is_trade_open(game, state)) {
            return Err(self.about(&["offer", "proposal", "turn"], "offers are open only in the trade step"));
        }
        let is_free_road_of_use = building::has_use_for_free_road(game, state, public.turn);
        match public.frames.last() {
            Frame::FoundSettlement(step) | Frame::FoundRoad(step, _)
                if u32::from(step) >= 2 * game.seats.len()
                    || founding::seat_of_step(game, state, step) != public.turn =>
            {
                wrong("the founding step does not fit the seat on turn")
            }
            Frame::FoundRoad(_, building) if !public.buildings(public.turn).contains(building) => {
                wrong("the founding road has no settlement")
            }
            Frame::Discard if seven::debtors(game, state).is_empty() => wrong("nobody owes a discard"),
            Frame::Rob if robber::victims(game, state).is_empty() => wrong("nobody can be robbed"),
            Frame::Steal(_, victim) if state.private[victim.index()].hand.is_empty() => wrong("the victim has no card"),
            Frame::DrawCard if state.deck.total() == 0 => wrong("the deck is empty"),
            // A game may be won by the first of two free roads, while there is no place for the other.
            Frame::FreeRoads(count) if count == 0 || (public.winner.is_none() && !is_free_road_of_use) => {
                wrong("there is no free road to place")
            }
            Frame::Effect => wrong("an effect that asks nothing is over"),
            Frame::Dice if public.has_rolled() && !game.facts.rolls_twice => wrong("the dice were thrown already"),
            _ => self.check_rest(),
        }
    }

    /// Whether nobody has more pieces than the founding steps so far have brought; a neutral colour has its settlement.
    fn is_founded(&self) -> bool {
        let (game, state, public) = (self.game, &self.state, &self.state.public);
        let (steps, has_settled) = match public.frames.lowest() {
            Frame::FoundSettlement(step) => (step, false),
            Frame::FoundRoad(step, _) => (step, true),
            // The beginner board has its pieces before the first player is found.
            _ if game.rules.uses_presets => (2 * game.seats.len() as u8, false),
            _ => (0, false),
        };
        let last = 2 * game.seats.len() as u8;
        game.colours.iter().all(|seat| {
            let index = seat.index();
            let is_own = |step: &u8| founding::seat_of_step(game, state, *step) == seat;
            let done = (0..steps.min(last)).filter(is_own).count() as u32;
            let founded = (0..(steps.min(last) + u8::from(has_settled)).min(last)).filter(is_own);
            let is_city = |step: &u8| founding::founded_in(game, *step) == Founded::City;
            let cities = founded.clone().filter(is_city).count() as u32;
            let all = founded.count() as u32 + u32::from(public.neutral.contains(seat));
            let is_small = public.buildings(seat).len() <= all && public.cities[index].len() <= cities;
            is_small && public.roads[index].len() <= done && public.knights[index] == 0
        })
    }

    fn may_offer(&self, seat: Seat, terms: Terms, to: SeatSet) -> bool {
        domestic::check_offer(self.game, &self.state, seat, terms, to).is_ok()
    }

    fn check_rest(&self) -> Result<(), Syntax> {
        let (game, state, public) = (self.game, &self.state, &self.state.public);
        for seat in game.seats.iter() {
            let (private, owed) = (&state.private[seat.index()], public.owed[seat.index()]);
            if !private.hand.covers(private.chosen) || (private.hand - private.chosen).total() < u16::from(owed) {
                return Err(self.about_seat(seat, "a discard needs more cards than the hand holds"));
            }
            let accepted = if public.trade.accepted.contains(seat) { public.trade.offer } else { Terms::NONE };
            let proposal = public.trade.proposals[seat.index()];
            let is_proposal_wrong =
                proposal != Terms::NONE && !self.may_offer(seat, proposal, SeatSet::only(public.turn));
            if is_proposal_wrong || !domestic::can_give(state, seat, accepted.reversed()) {
                let lines = if is_proposal_wrong { ["proposal", "offer"] } else { ["offer", "proposal"] };
                return Err(self.about(&lines, "a proposal or an acceptance that the rules do not allow"));
            }
        }
        let is_owing = |seat: &Seat| public.owed[seat.index()] > 0 || !state.private[seat.index()].chosen.is_empty();
        if let Some(seat) = game.seats.iter().find(is_owing).filter(|_| !public.frames.last().is_sealed()) {
            return Err(self.about_seat(seat, "cards are owed, but the game does not wait for them"));
        }
        let trade = &public.trade;
        if trade.offer != Terms::NONE && !self.may_offer(public.turn, trade.offer, trade.asked) {
            return Err(self.about(&["offer"], "an offer that the rules do not allow"));
        }
        if !trade.accepted.minus(trade.asked).is_empty() || !trade.declined.minus(trade.asked).is_empty() {
            return Err(self.about(&["offer"], "only seats that were asked can answer"));
        }
        if public.winner.is_none() && victory::is_due(game, state) {
            return Err(self.about(&["turn"], "the player on turn has enough points: the game would be over"));
        }
        if public.winner.is_some_and(|winner| !victory::may_have_won(game, state, winner)) {
            let what = "only the player on turn wins, and only with enough points, unless the turns are used up";
            return Err(self.about(&["winner"], what));
        }
        if let Next::Seats(seats) = game.next(state)
            && let Some(seat) = seats.iter().find(|&seat| {
                let mut actions = Vec::new();
                game.actions(state, seat, &mut actions);
                actions.is_empty()
            })
        {
            let what = format!("{} is asked but has no action", game.seat_name(seat));
            return Err(self.about(&["frames", "turn"], what));
        }
        Ok(())
    }
}

/// Whether play can come to this stack: the opening, founding, or a turn with at most what the turn has set off.
fn is_reachable(frames: &[Frame]) -> bool {
    match *frames {
        [
            Frame::OpeningDice(_)
            | Frame::OpeningDraw
            | Frame::FoundSettlement(_)
            | Frame::FoundRoad(..)
            | Frame::Turn
            | Frame::Pass,
        ] => true,
        [Frame::Turn, above] => matches!(
            above,
            Frame::Dice | Frame::MoveRobber | Frame::Rob | Frame::Steal(..) | Frame::FreeRoads(_) | Frame::DrawCard
        ),
        [Frame::Turn, Frame::MoveRobber, Frame::Discard] => true,
        _ => false,
    }
}

fn split(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

fn one_number(words: &[&str]) -> Result<u8, Syntax> {
    match words {
        [word] => words::number(word),
        _ => Err(Syntax::new("expected one number")),
    }
}
