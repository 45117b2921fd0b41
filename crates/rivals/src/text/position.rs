//! Positions as lines. What is not mentioned has its default, so most positions need a line or two:
//!
//! ```text
//! red city (-1,0)
//! red hand mint, abbey
//! ```
//!
//! The default: both principalities as at the start, empty hands, all other cards in the stacks, turn 1 of red in the action phase.

use steading_game::{Seat, Syntax};

use crate::Rivals;
use crate::cards::{Card, EventCard};
use crate::frame::{Frame, Symbol};
use crate::hidden::Knowledge;
use crate::options::Colour;
use crate::setup;
use crate::stacks::{HAND_START_MAX, STACK_COUNT, STACK_MAX, Stack};
use crate::state::State;
use crate::text::words::{self, clip};
use crate::text::{frames, lands};

/// The seats.
pub(super) const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

// Writing.

/// Writes a position.
pub fn write(game: &Rivals, state: &State) -> String {
    let mut lines = Vec::new();
    for seat in SEATS {
        write_seat(game, state, seat, &mut lines);
    }
    write_turn(game, state, &mut lines);
    write_piles(game, state, &mut lines);
    for seat in SEATS {
        write_knowledge(game, state, seat, &mut lines);
    }
    if let Some(winner) = state.public.winner {
        lines.push(format!("winner {}", words::seat_name(game, winner)));
    }
    lines.join("\n") + "\n"
}

fn write_seat(game: &Rivals, state: &State, seat: Seat, lines: &mut Vec<String>) {
    let name = words::seat_name(game, seat);
    let (left, rows) = lands::write_drawing(state.public.land(seat));
    lines.push(format!("{name} from {left}"));
    lines.extend(rows.map(|row| format!("  {row}")));
    let hand = &state.hidden.hands[seat.index()];
    if !hand.is_empty() {
        lines.push(format!("{name} hand {}", words::write_cards(hand.as_slice().iter().copied())));
    }
    if state.hidden.sebastian_waits[seat.index()] {
        lines.push(format!("{name} waits sebastian"));
    }
}

fn write_turn(game: &Rivals, state: &State, lines: &mut Vec<String>) {
    let public = &state.public;
    lines.push(format!("turn {} {}", words::seat_name(game, public.turn), public.turns));
    let rolled = match (public.number, public.symbol) {
        (0, _) => "none".to_owned(),
        (number, None) => number.to_string(),
        (number, Some(symbol)) => format!("{number} {}", symbol.name()),
    };
    lines.push(format!("rolled {rolled}"));
    for (index, &frame) in public.frames.as_slice().iter().enumerate() {
        let word = if index == 0 { "phase" } else { "then" };
        lines.push(format!("{word} {}", frames::write(game, frame)));
    }
    if public.has_reiner {
        lines.push("played reiner".to_owned());
    }
    if public.mints_used > 0 {
        lines.push(format!("mints {}", public.mints_used));
    }
    if !public.transit.is_empty() {
        lines.push(format!("transit {}", public.transit));
    }
    if public.named.iter().any(Option::is_some) {
        let spots = public.named.map(|spot| spot.map_or("-".to_owned(), |spot| spot.to_string()));
        lines.push(format!("named {}", spots.join(", ")));
    }
}

fn write_piles(game: &Rivals, state: &State, lines: &mut Vec<String>) {
    let events = &state.public.events;
    for (word, bits) in [("seen", events.seen), ("known", events.known & game.rules.event_pool.0)] {
        if bits != 0 {
            let cards = EventCard::ALL.into_iter().filter(|&card| bits >> card as u32 & 1 != 0);
            lines.push(format!("events {word} {}", cards.map(|card| card.data().id).collect::<Vec<_>>().join(", ")));
        }
    }
    if !state.public.discard.is_empty() {
        lines.push(format!("discard {}", words::write_cards(state.public.discard.as_slice().iter().copied())));
    }
    if game.rules.face_up.is_some() {
        lines.push(format!("face-up {}", state.public.face_up_left));
    }
    for stack in game.rules.all_stacks() {
        let cards = words::write_cards(state.hidden.stacks[stack.index()].from_top());
        lines.push(format!("stack {} {cards}", words::stack_name(game, stack)));
    }
}

fn write_knowledge(game: &Rivals, state: &State, seat: Seat, lines: &mut Vec<String>) {
    let name = words::seat_name(game, seat);
    let knowledge = &state.hidden.knowledge[seat.index()];
    for lore in Lore::ALL {
        let (word, bits) = (lore.word(), lore.bits(knowledge));
        for stack in game.rules.all_stacks().filter(|stack| bits[stack.index()] != 0) {
            let places = write_places(bits[stack.index()], state.hidden.height(stack));
            lines.push(format!("{name} {word} {} {places}", words::stack_name(game, stack)));
        }
    }
    for (word, bag) in [("hand", &*knowledge.held), ("loose", &knowledge.loose)] {
        if !bag.is_empty() {
            lines.push(format!("{name} knows {word} {}", words::write_cards(bag.iter())));
        }
    }
}

/// What a seat knows of places of a stack.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lore {
    Known,
    Marked,
    Sure,
}

impl Lore {
    const ALL: [Lore; 3] = [Lore::Known, Lore::Marked, Lore::Sure];

    /// The word that begins such lines.
    const fn word(self) -> &'static str {
        ["knows", "marks", "trusts"][self as usize]
    }

    fn bits(self, knowledge: &Knowledge) -> &[u64; STACK_COUNT] {
        match self {
            Lore::Known => &knowledge.known,
            Lore::Marked => &knowledge.marked,
            Lore::Sure => &knowledge.sure,
        }
    }

    pub(super) fn bits_mut(self, knowledge: &mut Knowledge) -> &mut [u64; STACK_COUNT] {
        match self {
            Lore::Known => &mut knowledge.known,
            Lore::Marked => &mut knowledge.marked,
            Lore::Sure => &mut knowledge.sure,
        }
    }
}

/// Places of a stack, counted from the top, such as `1 3-5`.
fn write_places(bits: u64, height: usize) -> String {
    let is_in = |place: usize| bits >> (height - place) & 1 != 0;
    let mut ranges: Vec<String> = Vec::new();
    let mut place = 1;
    while place <= height {
        if is_in(place) {
            let first = place;
            while place < height && is_in(place + 1) {
                place += 1;
            }
            ranges.push(if first == place { place.to_string() } else { format!("{first}-{place}") });
        }
        place += 1;
    }
    ranges.join(" ")
}

// Reading.

/// The words that begin lines, for typing errors.
const LINES: &[&str] = &[
    "red", "blue", "turn", "phase", "then", "rolled", "played", "mints", "transit", "named", "events", "discard",
    "face-up", "stack", "winner",
];

/// The words for what a seat has beside its principality, for typing errors.
const ITEMS: &[&str] = &["hand", "waits", "knows", "marks", "trusts"];

/// Reads a position. Reports all problems; a position that no game comes to is refused too.
pub fn parse(game: &Rivals, text: &str) -> Result<State, Vec<Syntax>> {
    let mut reader = Reader::new(game);
    let mut problems = Vec::new();
    let mut lines = text.lines().map(str::trim).enumerate();
    while let Some((index, line)) = lines.next() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let read = match rest.trim().split_once(char::is_whitespace) {
            Some(("from", x)) => {
                let rows = [(); 3].map(|()| lines.next().map_or("", |(_, row)| row));
                reader.drawing(index + 1, word, x, rows)
            }
            _ => reader.line(index + 1, word, rest.trim()),
        };
        problems.extend(read.err().map(|problem| problem.at(index + 1)));
    }
    problems.extend(reader.lay_out());
    problems.sort_by_key(|problem| problem.line);
    if problems.is_empty() {
        problems.extend(reader.finish());
    }
    if problems.is_empty() { Ok(reader.state) } else { Err(problems) }
}

/// A line about a principality, kept until all are known: rank, line number, seat, first word, the rest.
type LandLine<'a> = (u8, usize, Seat, &'a str, &'a str);

/// Reads the lines; [`super::finish`] makes a position of them.
pub(super) struct Reader<'a, 't> {
    pub(super) game: &'a Rivals,
    pub(super) state: State,
    land_lines: Vec<LandLine<'t>>,
    pub(super) turns: Option<u16>,
    pub(super) phase: Option<Frame>,
    pub(super) then: Vec<Frame>,
    pub(super) rolled: Option<(u8, Option<Symbol>)>,
    pub(super) stacks: [Option<Vec<Card>>; STACK_COUNT],
    pub(super) discard: Vec<Card>,
    pub(super) is_rest_discarded: bool,
    pub(super) face_up: Option<u8>,
    /// `red knows B1 1 3-5`: seat, what it knows, stack, places from the top.
    pub(super) places: Vec<(Seat, Lore, Stack, Vec<usize>)>,
}

impl<'a, 't> Reader<'a, 't> {
    fn new(game: &'a Rivals) -> Self {
        let mut state = setup::start(game);
        let red = SEATS.into_iter().find(|&seat| game.colour(seat) == Colour::Red);
        state.public.turn = red.unwrap_or(Seat(0));
        Reader {
            game,
            state,
            land_lines: Vec::new(),
            turns: None,
            phase: None,
            then: Vec::new(),
            rolled: None,
            stacks: [const { None }; STACK_COUNT],
            discard: Vec::new(),
            is_rest_discarded: false,
            face_up: None,
            places: Vec::new(),
        }
    }

    fn drawing(&mut self, line: usize, name: &str, x: &str, rows: [&str; 3]) -> Result<(), Syntax> {
        let seat = words::seat(self.game, name)?;
        *self.state.public.land_mut(seat) =
            lands::read_drawing(self.game, x.trim(), rows).map_err(|problem| problem.at(line))?;
        Ok(())
    }

    fn line(&mut self, line: usize, word: &str, rest: &'t str) -> Result<(), Syntax> {
        let public = &mut self.state.public;
        match word {
            "turn" => return self.turn(rest),
            "phase" => self.phase = Some(frames::parse(self.game, rest)?),
            "then" => self.then.push(frames::parse(self.game, rest)?),
            "rolled" => self.rolled = Some(rolled(rest)?),
            "played" if rest == "reiner" => public.has_reiner = true,
            "mints" => public.mints_used = words::number(rest)?,
            "transit" => public.transit = words::goods(&rest.split_whitespace().collect::<Vec<_>>())?,
            "named" => return self.named(rest),
            "events" => return self.events(rest),
            "discard" => return self.discard(rest),
            "face-up" => self.face_up = Some(words::number(rest)?),
            "stack" => return self.stack(rest),
            "winner" => public.winner = Some(words::seat(self.game, rest)?),
            _ => {
                let seat = words::seat(self.game, word).map_err(|_| {
                    let complaint =
                        format!("`{}` begins no line of a position; most begin with `red` or `blue`", clip(word));
                    Syntax::new(complaint).or_meant(word, LINES.iter().copied())
                })?;
                let (word, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                return self.seat_line(line, seat, word, rest.trim());
            }
        }
        Ok(())
    }

    fn seat_line(&mut self, line: usize, seat: Seat, word: &'t str, rest: &'t str) -> Result<(), Syntax> {
        if let Some(rank) = lands::rank(word) {
            self.land_lines.push((rank, line, seat, word, rest));
            return Ok(());
        }
        match word {
            "hand" => self.hand(seat, rest),
            "waits" if rest == "sebastian" => {
                self.state.hidden.sebastian_waits[seat.index()] = true;
                Ok(())
            }
            "knows" => self.knows(seat, rest),
            "marks" => self.known_places(seat, Lore::Marked, rest),
            "trusts" => self.known_places(seat, Lore::Sure, rest),
            _ => {
                let complaint = Syntax::new(format!("`{}` is nothing a seat has", clip(word)));
                Err(complaint.or_meant(word, lands::WORDS.iter().chain(ITEMS).copied()))
            }
        }
    }

    fn turn(&mut self, rest: &str) -> Result<(), Syntax> {
        let split: Vec<&str> = rest.split_whitespace().collect();
        let (name, turns) = match split[..] {
            [name] => (name, None),
            [name, turns] => (name, Some(turns)),
            _ => return Err(Syntax::new("a turn reads `turn red 5`")),
        };
        self.state.public.turn = words::seat(self.game, name)?;
        let wrong = |word: &str| Syntax::new(format!("`{}` is no number of turns from 0 to 65535", clip(word)));
        self.turns = turns.map(|word| word.parse().map_err(|_| wrong(word))).transpose()?;
        Ok(())
    }

    fn hand(&mut self, seat: Seat, rest: &str) -> Result<(), Syntax> {
        let cards = words::cards(self.game, rest)?;
        let hand = &mut self.state.hidden.hands[seat.index()];
        if hand.len() + cards.len() > HAND_START_MAX {
            return Err(Syntax::new(format!("no hand ever holds more than {HAND_START_MAX} cards")));
        }
        cards.into_iter().for_each(|card| hand.add(card));
        Ok(())
    }

    fn named(&mut self, rest: &str) -> Result<(), Syntax> {
        let spots = words::items(rest).map(|item| match item.split_whitespace().collect::<Vec<_>>()[..] {
            ["-"] => Ok(None),
            [card, "at", at] => frames::spot(self.game, card, at).map(Some),
            _ => Err(Syntax::new(format!("`{}` is no building such as `abbey at (-1,+1)`", clip(item)))),
        });
        let spots = spots.collect::<Result<Vec<_>, Syntax>>()?;
        if spots.len() > 3 {
            return Err(Syntax::new("a Feud names three buildings at most"));
        }
        self.state.public.named = std::array::from_fn(|index| spots.get(index).copied().flatten());
        Ok(())
    }

    fn events(&mut self, rest: &str) -> Result<(), Syntax> {
        let (word, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let (pool, _) = self.game.rules.event_pool;
        for item in words::items(rest).filter(|&item| item != "none") {
            let card = words::event_card(item)?;
            let bit = 1 << card as u32;
            if card == EventCard::BasicYule || (self.game.rules.events | pool) & bit == 0 {
                return Err(Syntax::new(format!("{item} is not one of the events here")));
            }
            let deck = &mut self.state.public.events;
            match word {
                "seen" => deck.seen |= bit,
                "known" => {}
                _ => return Err(Syntax::new("events are `seen` since the last Yule, or `known` to be in the deck")),
            }
            if deck.pool & bit != 0 {
                let wrong = || Syntax::new("more marked events than the deck has");
                deck.from_pool = deck.from_pool.checked_sub(1).ok_or_else(wrong)?;
                deck.pool &= !bit;
                deck.known |= bit;
            }
        }
        Ok(())
    }

    fn discard(&mut self, rest: &str) -> Result<(), Syntax> {
        if rest == "rest" {
            self.is_rest_discarded = true;
            return Ok(());
        }
        let cards = words::cards(self.game, rest)?;
        self.discard.extend(cards);
        Ok(())
    }

    fn stack(&mut self, rest: &str) -> Result<(), Syntax> {
        let (name, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let stack = words::stack(self.game, name)?;
        let cards = words::cards(self.game, rest)?;
        if self.stacks[stack.index()].replace(cards).is_some() {
            return Err(Syntax::new(format!("a second stack {name}")));
        }
        Ok(())
    }

    fn knows(&mut self, seat: Seat, rest: &str) -> Result<(), Syntax> {
        let (word, cards) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let bag = match word {
            "hand" => &mut *self.state.hidden.knowledge[seat.index()].held,
            "loose" => &mut self.state.hidden.knowledge[seat.index()].loose,
            _ => return self.known_places(seat, Lore::Known, rest),
        };
        for card in words::cards(self.game, cards)? {
            if bag.count(card) == 3 {
                return Err(Syntax::new(format!("{card} does not exist four times")));
            }
            bag.add(card);
        }
        Ok(())
    }

    /// `B1 1 3-5`.
    fn known_places(&mut self, seat: Seat, lore: Lore, rest: &str) -> Result<(), Syntax> {
        let mut split = rest.split_whitespace();
        let stack = words::stack(self.game, split.next().unwrap_or_default())?;
        let mut places = Vec::new();
        for word in split {
            let (first, last) = word.split_once('-').unwrap_or((word, word));
            let number = |text: &str| text.parse::<usize>().ok().filter(|place| (1..=STACK_MAX).contains(place));
            let wrong = || Syntax::new(format!("`{}` is no place of a stack; the top is 1", clip(word)));
            places.extend(number(first).ok_or_else(wrong)?..=number(last).ok_or_else(wrong)?);
        }
        self.places.push((seat, lore, stack, places));
        Ok(())
    }

    /// Carries out the lines about principalities in the order of their ranks; returns what is wrong with them.
    fn lay_out(&mut self) -> Vec<Syntax> {
        let mut lines = std::mem::take(&mut self.land_lines);
        lines.sort_by_key(|&(rank, line, ..)| (rank, line));
        let mut problems = Vec::new();
        for (_, line, seat, word, rest) in lines {
            let read = lands::read(self.game, self.state.public.land_mut(seat), word, rest);
            problems.extend(read.err().map(|problem| problem.at(line)));
        }
        problems
    }
}

/// `4 celebration`, `4` (set by Brigitta, before the roll) or `none`.
fn rolled(rest: &str) -> Result<(u8, Option<Symbol>), Syntax> {
    match rest.split_whitespace().collect::<Vec<_>>()[..] {
        ["none"] => Ok((0, None)),
        [number] => Ok((words::face(number)?, None)),
        [number, symbol] => Ok((words::face(number)?, Some(words::symbol(symbol)?))),
        _ => Err(Syntax::new("dice read `rolled 4 celebration` or `rolled none`")),
    }
}
