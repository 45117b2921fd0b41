//! Positions as lines. What is not mentioned has its default, so most positions need a line or two:
//!
//! ```text
//! red city (-1,0)
//! red hand mint, abbey
//! ```
//!
//! The default: both principalities as at the start, empty hands, all other cards in the stacks, turn 1 of red in the action phase.

use steading_game::{Game, Next, Seat, Syntax};

use crate::Rivals;
use crate::advantage;
use crate::cards::{CITY_COUNT, Card, EventCard, Origin, ROAD_COUNT, Region, SETTLEMENT_COUNT, Set};
use crate::frame::{DEPTH_MAX, Frame, Frames, Symbol};
use crate::grid::{End, Half, Place, REGION_COUNT};
use crate::hidden::other;
use crate::options::Colour;
use crate::rules::{BELOW_YULE, FACE_UP_COUNT};
use crate::setup;
use crate::stacks::{Bag, CARDS_MAX, HAND_MAX, STACK_COUNT, STACK_MAX, Stack};
use crate::state::{RegionSet, State};
use crate::text::words::{self, clip};
use crate::text::{frames, lands};

/// The seats.
const SEATS: [Seat; 2] = [Seat(0), Seat(1)];
/// The dice that lie when nothing else is said.
const SOME_DICE: (u8, Symbol) = (4, Symbol::Celebration);
/// Things to do that a position can begin with: the rules must still be able to push more.
const DEPTH_READ_MAX: usize = DEPTH_MAX - 4;

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
    for (word, bits) in [("knows", &knowledge.known), ("marks", &knowledge.marked)] {
        for stack in game.rules.all_stacks().filter(|stack| bits[stack.index()] != 0) {
            let places = write_places(bits[stack.index()], state.hidden.height(stack));
            lines.push(format!("{name} {word} {} {places}", words::stack_name(game, stack)));
        }
    }
    for (word, bag) in [("hand", &knowledge.held), ("loose", &knowledge.loose)] {
        if !bag.is_empty() {
            lines.push(format!("{name} knows {word} {}", words::write_cards(bag.iter())));
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

struct Reader<'a, 't> {
    game: &'a Rivals,
    state: State,
    land_lines: Vec<LandLine<'t>>,
    phase: Option<Frame>,
    then: Vec<Frame>,
    rolled: Option<(u8, Option<Symbol>)>,
    stacks: [Option<Vec<Card>>; STACK_COUNT],
    discard: Vec<Card>,
    is_rest_discarded: bool,
    face_up: Option<u8>,
    /// `knows B1 1 3-5`: seat, whether it is about marks, stack, places from the top.
    places: Vec<(Seat, bool, Stack, Vec<usize>)>,
}

impl<'a, 't> Reader<'a, 't> {
    fn new(game: &'a Rivals) -> Self {
        let mut state = setup::start(game);
        let red = SEATS.into_iter().find(|&seat| game.colour(seat) == Colour::Red);
        state.public.turn = red.unwrap_or(Seat(0));
        state.public.turns = 1;
        Reader {
            game,
            state,
            land_lines: Vec::new(),
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
        *self.state.public.land_mut(seat) = lands::read_drawing(x.trim(), rows).map_err(|problem| problem.at(line))?;
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
                    Syntax::new(format!(
                        "`{}` begins no line of a position; most begin with `red` or `blue`",
                        clip(word)
                    ))
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
            "marks" => self.known_places(seat, true, rest),
            _ => Err(Syntax::new(format!("`{}` is nothing a seat has", clip(word)))),
        }
    }

    fn turn(&mut self, rest: &str) -> Result<(), Syntax> {
        let split: Vec<&str> = rest.split_whitespace().collect();
        let (name, turns) = match split[..] {
            [name] => (name, "1"),
            [name, turns] => (name, turns),
            _ => return Err(Syntax::new("a turn reads `turn red 5`")),
        };
        self.state.public.turn = words::seat(self.game, name)?;
        let wrong = |_| Syntax::new(format!("`{}` is no number of turns", clip(turns)));
        self.state.public.turns = turns.parse().map_err(wrong)?;
        Ok(())
    }

    fn hand(&mut self, seat: Seat, rest: &str) -> Result<(), Syntax> {
        let cards = words::cards(rest)?;
        let hand = &mut self.state.hidden.hands[seat.index()];
        if hand.len() + cards.len() > HAND_MAX {
            return Err(Syntax::new(format!("no hand ever holds more than {HAND_MAX} cards")));
        }
        cards.into_iter().for_each(|card| hand.add(card));
        Ok(())
    }

    fn named(&mut self, rest: &str) -> Result<(), Syntax> {
        let spots = words::items(rest).map(|item| match item.split_whitespace().collect::<Vec<_>>()[..] {
            ["-"] => Ok(None),
            [card, "at", at] => frames::spot(card, at).map(Some),
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
        let cards = words::cards(rest)?;
        self.discard.extend(cards);
        Ok(())
    }

    fn stack(&mut self, rest: &str) -> Result<(), Syntax> {
        let (name, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let stack = words::stack(self.game, name)?;
        let cards = words::cards(rest)?;
        if self.stacks[stack.index()].replace(cards).is_some() {
            return Err(Syntax::new(format!("a second stack {name}")));
        }
        Ok(())
    }

    fn knows(&mut self, seat: Seat, rest: &str) -> Result<(), Syntax> {
        let (word, cards) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let bag = match word {
            "hand" => &mut self.state.hidden.knowledge[seat.index()].held,
            "loose" => &mut self.state.hidden.knowledge[seat.index()].loose,
            _ => return self.known_places(seat, false, rest),
        };
        for card in words::cards(cards)? {
            if bag.count(card) == 3 {
                return Err(Syntax::new(format!("{card} does not exist four times")));
            }
            bag.add(card);
        }
        Ok(())
    }

    /// `B1 1 3-5`.
    fn known_places(&mut self, seat: Seat, is_mark: bool, rest: &str) -> Result<(), Syntax> {
        let mut split = rest.split_whitespace();
        let stack = words::stack(self.game, split.next().unwrap_or_default())?;
        let mut places = Vec::new();
        for word in split {
            let (first, last) = word.split_once('-').unwrap_or((word, word));
            let number = |text: &str| text.parse::<usize>().ok().filter(|place| (1..=STACK_MAX).contains(place));
            let wrong = || Syntax::new(format!("`{}` is no place of a stack; the top is 1", clip(word)));
            places.extend(number(first).ok_or_else(wrong)?..=number(last).ok_or_else(wrong)?);
        }
        self.places.push((seat, is_mark, stack, places));
        Ok(())
    }

    /// Carries out the lines about principalities in the order of their ranks; returns what is wrong with them.
    fn lay_out(&mut self) -> Vec<Syntax> {
        let mut lines = std::mem::take(&mut self.land_lines);
        lines.sort_by_key(|&(rank, line, ..)| (rank, line));
        let mut problems = Vec::new();
        for (_, line, seat, word, rest) in lines {
            let read = lands::read(self.state.public.land_mut(seat), word, rest);
            problems.extend(read.err().map(|problem| problem.at(line)));
        }
        problems
    }

    // What follows from the lines, and whether the whole is a position of the game.

    fn finish(&mut self) -> Vec<Syntax> {
        let mut problems = Vec::new();
        problems.extend(self.set_frames().err());
        problems.extend(self.set_dice().err());
        problems.extend(self.count_centre_cards().err());
        problems.extend(self.set_regions().err());
        problems.extend(self.check_events().err());
        self.set_cards(&mut problems);
        if !problems.is_empty() {
            return problems;
        }
        for land in &mut self.state.public.lands {
            land.recount();
        }
        advantage::update(&mut self.state, &mut ());
        problems.extend(self.set_knowledge().err());
        if problems.is_empty() {
            problems.extend(self.check_flow().err());
        }
        problems
    }

    fn set_frames(&mut self) -> Result<(), Syntax> {
        let mut list = vec![self.phase.unwrap_or(Frame::Actions)];
        list.append(&mut self.then);
        let is_base = |frame: &Frame| {
            matches!(
                frame,
                Frame::FirstThrow
                    | Frame::BeginPlay
                    | Frame::BeforeRoll
                    | Frame::Dice
                    | Frame::Actions
                    | Frame::HandCheck
                    | Frame::Exchange
                    | Frame::ExchangeTake
                    | Frame::EndTurn
            )
        };
        if !is_base(&list[0]) {
            return Err(Syntax::new("a phase is one of before-roll, actions, hand-check, exchange and the like"));
        }
        if list[1..].iter().any(is_base) {
            return Err(Syntax::new("a phase is written with `phase`, what it waits for with `then`"));
        }
        if list.len() > DEPTH_READ_MAX {
            return Err(Syntax::new("more things to do than a game ever has"));
        }
        self.state.public.frames = Frames::try_from(list).map_err(Syntax::new)?;
        Ok(())
    }

    /// Whether the game waits for something of this kind, on top or below.
    fn waits(&self, is_it: impl Fn(&Frame) -> bool) -> bool {
        self.state.public.frames.as_slice().iter().any(is_it)
    }

    fn base(&self) -> Frame {
        self.state.public.frames.as_slice()[0]
    }

    fn set_dice(&mut self) -> Result<(), Syntax> {
        let is_before = matches!(self.base(), Frame::BeforeRoll | Frame::Dice);
        let is_setup = matches!(self.base(), Frame::FirstThrow | Frame::BeginPlay);
        let default = if is_before || is_setup { (0, None) } else { (SOME_DICE.0, Some(SOME_DICE.1)) };
        let (number, symbol) = self.rolled.unwrap_or(default);
        let has_rolled = number > 0 && symbol.is_some();
        if is_before && symbol.is_some() || is_setup && number > 0 {
            return Err(Syntax::new("the dice are not rolled yet in this phase"));
        }
        // A game won before the roll has rolled no dice; it waits for nothing any more.
        if !is_before && !is_setup && !has_rolled {
            return Err(Syntax::new("the dice are rolled in this phase: number and symbol"));
        }
        self.state.public.number = number;
        self.state.public.symbol = symbol;
        Ok(())
    }

    /// `RIV-002`, `RIV-052`: what of the centre cards is left.
    fn count_centre_cards(&mut self) -> Result<(), Syntax> {
        let lands = &self.state.public.lands;
        let count = |of: &dyn Fn(usize) -> u32| of(0) + of(1);
        let settlements = count(&|land| lands[land].settled.len());
        let cities = count(&|land| lands[land].cities.len());
        let open = count(&|land| lands[land].open_roads.iter().filter(|&&is_open| is_open).count() as u32);
        let left = |name: &str, all: u8, used: u32| {
            let left = u32::from(all).checked_sub(used);
            left.map(|left| left as u8).ok_or_else(|| Syntax::new(format!("{used} {name}, but there are only {all}")))
        };
        // A settlement that became a city stays below it.
        let settlements_left = left("settlements", SETTLEMENT_COUNT, settlements)?;
        let cities_left = left("cities", CITY_COUNT, cities)?;
        let roads_left = left("roads", ROAD_COUNT, settlements.saturating_sub(2) + open)?;
        let public = &mut self.state.public;
        (public.settlements_left, public.cities_left, public.roads_left) = (settlements_left, cities_left, roads_left);
        Ok(())
    }

    /// The region stack: the regions that lie nowhere. Starters lie with their colour, and only a settlement that was just founded
    /// lacks its regions.
    fn set_regions(&mut self) -> Result<(), Syntax> {
        let mut left = RegionSet::default();
        Region::ALL.into_iter().for_each(|region| left.insert(region));
        let mut take = |region: Region| {
            let is_there = left.contains(region);
            left.remove(region);
            if is_there { Ok(()) } else { Err(Syntax::new(format!("{region} lies in two places"))) }
        };
        for seat in SEATS {
            let own = if self.game.colour(seat) == Colour::Red { Origin::Red } else { Origin::Blue };
            let land = self.state.public.land(seat);
            for region in (0..REGION_COUNT as u8).filter_map(|number| land.region(Place(number))) {
                take(region)?;
                if region.data().origin != own && region.data().origin != Origin::Stack {
                    return Err(Syntax::new(format!("{region} is a starter of the other colour")));
                }
            }
        }
        for &frame in self.state.public.frames.as_slice() {
            match frame {
                Frame::DrawRegion(_, Some(region)) | Frame::ScoutPick(_, Some(region)) => take(region)?,
                Frame::LayRegions(_, first, second) => {
                    take(first)?;
                    take(second)?;
                }
                _ => {}
            }
        }
        if let Some(region) = left.iter().find(|region| region.data().origin != Origin::Stack) {
            return Err(Syntax::new(format!("{region} lies nowhere, but starters lie with their colour")));
        }
        self.state.public.regions_left = left;
        self.check_corners()
    }

    /// `RIV-026`: every settlement has its four regions, but for one whose regions are being drawn.
    fn check_corners(&self) -> Result<(), Syntax> {
        let public = &self.state.public;
        let founding = public.frames.as_slice().iter().find_map(|frame| match *frame {
            Frame::DrawRegion(end, _) | Frame::ScoutPick(end, _) | Frame::LayRegions(end, ..) => Some(end),
            _ => None,
        });
        for seat in SEATS {
            let land = public.land(seat);
            for column in land.settled.iter() {
                for (half, end) in Half::ALL.into_iter().flat_map(|half| End::ALL.map(|end| (half, end))) {
                    let place = column.site(half).neighbour(end);
                    let is_new = public.turn == seat && founding == Some(end) && land.outermost(end) == column;
                    if land.region(place).is_none() != is_new {
                        let what = if is_new { "its regions are not laid yet" } else { "a region is missing" };
                        return Err(Syntax::new(format!("{place}: {what}")));
                    }
                }
            }
        }
        Ok(())
    }

    fn check_events(&self) -> Result<(), Syntax> {
        let events = &self.state.public.events;
        let before_yule = (events.known.count_ones() as u8 + events.from_pool).saturating_sub(BELOW_YULE);
        if events.seen.count_ones() > u32::from(before_yule) {
            return Err(Syntax::new(format!("no more than {before_yule} events come before Yule")));
        }
        Ok(())
    }

    /// Every card lies in exactly one place: what is not mentioned lies in the stacks.
    fn set_cards(&mut self, problems: &mut Vec<Syntax>) {
        let mut left: Vec<u8> = Card::ALL.into_iter().map(|card| self.copies(card)).collect();
        let mut too_many = Vec::new();
        for card in self.mentioned() {
            match left[card as usize].checked_sub(1) {
                Some(rest) => left[card as usize] = rest,
                None => too_many.push(card),
            }
        }
        too_many.sort_unstable();
        too_many.dedup();
        problems.extend(too_many.into_iter().map(|card| match self.copies(card) {
            0 => Syntax::new(format!("{card} is not in this game")),
            copies => Syntax::new(format!("{card} is mentioned more often than the {copies} there are")),
        }));
        problems.extend(self.set_face_up(&mut left).err());
        if problems.is_empty() {
            problems.extend(self.fill_stacks(&left).err());
        }
    }

    /// Copies of a card in the game, in the face-up stack or in the others.
    fn copies(&self, card: Card) -> u8 {
        if self.game.rules.face_up == Some(card) { FACE_UP_COUNT } else { self.game.rules.copies(card) }
    }

    /// All cards that the lines mention: in principalities, hands, piles, and on their way.
    fn mentioned(&self) -> Vec<Card> {
        let public = &self.state.public;
        let mut cards: Vec<Card> = self.discard.clone();
        cards.extend(self.stacks.iter().flatten().flatten());
        cards.extend(self.state.hidden.hands.iter().flat_map(|hand| hand.as_slice()));
        for land in &public.lands {
            cards.extend(land.expansions().map(|(_, card)| card));
            cards.extend(land.has_covered_hall.then_some(Card::BasicParishHall));
            cards.extend(land.cache.map(|_| Card::GoldGoldCache));
        }
        cards.extend(public.frames.as_slice().iter().filter_map(|frame| match *frame {
            Frame::Discard(card) => Some(card),
            Frame::Place(_, spot) | Frame::ReturnUnder(_, spot) => Some(spot.card),
            _ => None,
        }));
        cards
    }

    fn set_face_up(&mut self, left: &mut [u8]) -> Result<(), Syntax> {
        let Some(card) = self.game.rules.face_up else {
            let is_none = self.face_up.is_none_or(|count| count == 0);
            return if is_none { Ok(()) } else { Err(Syntax::new("this game has no face-up stack")) };
        };
        let rest = std::mem::take(&mut left[card as usize]);
        if self.face_up.is_some_and(|count| count != rest) {
            let hint = "write where the others lie, such as `discard` or `red places`";
            return Err(Syntax::new(format!(
                "{rest} of {card} are mentioned nowhere, so the face-up stack has them; {hint}"
            )));
        }
        self.state.public.face_up_left = rest;
        Ok(())
    }

    /// What is mentioned nowhere goes in turn to the stacks of its back that no line describes; if there is none, under those that
    /// are described. Before the deal it lies nowhere yet.
    fn fill_stacks(&mut self, left: &[u8]) -> Result<(), Syntax> {
        let rest = |set: Set| {
            let cards = Card::ALL.into_iter().filter(move |card| card.set() == set);
            cards.flat_map(|card| std::iter::repeat_n(card, usize::from(left[card as usize])))
        };
        if self.waits(|frame| *frame == Frame::Deal) {
            let is_dealt = self.stacks.iter().flatten().any(|cards| !cards.is_empty());
            return if is_dealt { Err(Syntax::new("the cards are not dealt yet")) } else { Ok(()) };
        }
        let mut piles: [Vec<Card>; STACK_COUNT] = std::array::from_fn(|_| Vec::new());
        for set in Set::ALL {
            let stacks: Vec<Stack> = self.game.rules.stacks_of(set).collect();
            for &stack in &stacks {
                let given = self.stacks[stack.index()].as_deref().unwrap_or_default();
                if let Some(card) = given.iter().find(|card| card.set() != set) {
                    let name = words::stack_name(self.game, stack);
                    return Err(Syntax::new(format!("{card} has not the back of stack {name}")));
                }
                piles[stack.index()].extend(given);
            }
            if self.is_rest_discarded {
                self.discard.splice(0..0, rest(set));
                continue;
            }
            let open: Vec<Stack> =
                stacks.iter().copied().filter(|stack| self.stacks[stack.index()].is_none()).collect();
            let takers = if open.is_empty() { &stacks } else { &open };
            takers.iter().cycle().zip(rest(set)).for_each(|(stack, card)| piles[stack.index()].push(card));
        }
        if piles.iter().any(|pile| pile.len() > STACK_MAX) || self.discard.len() > CARDS_MAX {
            return Err(Syntax::new("a pile higher than any can be"));
        }
        self.state.hidden.deal(&crate::stacks::Dealt(piles.to_vec()));
        for &card in &self.discard {
            self.state.public.discard.push(card);
        }
        Ok(())
    }

    /// What each seat knows must be true.
    fn set_knowledge(&mut self) -> Result<(), Syntax> {
        let hidden = &mut self.state.hidden;
        for (seat, is_mark, stack, places) in std::mem::take(&mut self.places) {
            let height = hidden.height(stack);
            let knowledge = &mut hidden.knowledge[seat.index()];
            let bits = if is_mark { &mut knowledge.marked } else { &mut knowledge.known };
            for place in places {
                if place > height {
                    let name = words::stack_name(self.game, stack);
                    return Err(Syntax::new(format!("stack {name} has {height} cards, so no place {place}")));
                }
                bits[stack.index()] |= 1 << (height - place);
            }
        }
        for seat in SEATS {
            let knowledge = &hidden.knowledge[seat.index()];
            let mut possible: Vec<Card> = hidden.hands[other(seat).index()].as_slice().to_vec();
            take_all(&mut possible, &knowledge.held).map_err(|card| {
                Syntax::new(format!(
                    "{} knows {card} in a hand that does not hold it",
                    words::seat_name(self.game, seat)
                ))
            })?;
            for stack in self.game.rules.all_stacks() {
                let cards = hidden.stacks[stack.index()];
                let marked = knowledge.marked[stack.index()];
                let is_marked = |&(place, _): &(usize, &Card)| marked >> place & 1 != 0;
                possible.extend(cards.as_slice().iter().enumerate().filter(is_marked).map(|(_, card)| card));
            }
            take_all(&mut possible, &knowledge.loose).map_err(|card| {
                Syntax::new(format!("{} knows {card} where it cannot be", words::seat_name(self.game, seat)))
            })?;
        }
        Ok(())
    }

    /// Whether the game can go on from here.
    fn check_flow(&self) -> Result<(), Syntax> {
        let (game, state, public) = (self.game, &self.state, &self.state.public);
        let wrong = |what: &str| Err(Syntax::new(what));
        let is_naming =
            |frame: &Frame| matches!(frame, Frame::NameUnits(..) | Frame::TakeNamed(_) | Frame::Tribute(..));
        if !public.transit.is_empty() && !self.waits(is_naming) {
            return wrong("units are on their way, but the game does not wait for them");
        }
        if public.winner.is_some() {
            return Ok(());
        }
        match public.frames.top().asks(public.turn) {
            Next::Seats(seats) => {
                for seat in seats.iter() {
                    let mut actions = Vec::new();
                    game.actions(state, seat, &mut actions);
                    if actions.is_empty() {
                        let name = words::seat_name(game, seat);
                        let asked = frames::write(game, public.frames.top());
                        return wrong(&format!("{name} is asked (`{asked}`) but has no action"));
                    }
                }
                Ok(())
            }
            _ if is_chance(public.frames.top()) => Ok(()),
            _ => wrong("the game never stops at a step that the engine does by itself"),
        }
    }
}

/// Takes each card of the bag out of the list; the first that is not there is the error.
fn take_all(cards: &mut Vec<Card>, bag: &Bag) -> Result<(), Card> {
    for card in bag.iter() {
        let position = cards.iter().position(|&other| other == card).ok_or(card)?;
        cards.swap_remove(position);
    }
    Ok(())
}

fn is_chance(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::Deal
            | Frame::FirstThrow
            | Frame::Dice
            | Frame::DrawEvent
            | Frame::DrawRegion(..)
            | Frame::DefenceRoll(..)
    )
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
