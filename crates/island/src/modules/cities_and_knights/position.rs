//! Cities & Knights in positions: what a seat has, lines about the whole, and what follows from both.

use steading_game::hidden::{Bag, Hand, Pile, bits};
use steading_game::{Seat, SeatSet, Syntax};

use super::decks::{DECK_MAX, Hidden, Knowledge, stack};
use super::improvements::{self, LEVEL_MAX};
use super::text::{card, parse_seats, track, write_seats};
use super::{Card, Face, Public, Rank, Track, sight};
use crate::Island;
use crate::base::building;
use crate::cards::{Cards, Good};
use crate::places::VertexSet;
use crate::state::{SEATS, State, at};
use crate::text::position::{hex, vertex};
use crate::text::words::{self, clip};

/// The words of what a seat has.
pub const ITEMS: &[&str] = &[
    "basic",
    "strong",
    "mighty",
    "active",
    "weary",
    "promoted",
    "wall",
    "reduced",
    "metropolis",
    "levels",
    "defender",
    "open",
    "progress",
    "knows",
    "seeks",
    "marks",
    "trusts",
    "suspects",
];

/// More defender's points than any game can have: points are small numbers.
const DEFENDER_MAX: u8 = 60;

/// The words that lines begin with.
pub const LINES: &[&str] = &["ship", "landed", "merchant", "thrown", "opened", "committed", "received", "returned"];

// What a seat has.

/// Adds what a position says of a seat.
pub fn write_seat(game: &Island, state: &State, seat: Seat, items: &mut Vec<String>) {
    let public = &state.public.modules.cities_and_knights;
    let own = public.knights[at(seat)];
    let weak = own.minus(public.strong).minus(public.mighty);
    let sets = [
        ("basic", weak),
        ("strong", own.and(public.strong)),
        ("mighty", own.and(public.mighty)),
        ("active", own.and(public.active)),
        ("weary", own.and(public.weary)),
        ("promoted", own.and(public.promoted)),
        ("wall", improvements::own_walls(state, seat)),
        ("reduced", improvements::own_reduced(state, seat)),
    ];
    for (word, places) in sets.into_iter().filter(|(_, places)| !places.is_empty()) {
        items.push(format!("{word} {}", write_places(places)));
    }
    for track in Track::ALL.into_iter().filter(|&track| improvements::holder(state, track) == Some(seat)) {
        items.extend(public.metropolis[track.index()].map(|city| format!("metropolis {} {city}", track.name())));
    }
    let levels = Track::ALL.into_iter().map(|track| (track, public.level(seat, track))).filter(|&(_, level)| level > 0);
    list(items, "levels", levels.map(|(track, level)| format!("{} {level}", track.name())));
    if public.defender[at(seat)] > 0 {
        items.push(format!("defender {}", public.defender[at(seat)]));
    }
    let points = [(public.printer, Card::Printer), (public.constitution, Card::Constitution)];
    list(items, "open", points.into_iter().filter(|&(owner, _)| owner == Some(seat)).map(|(_, card)| card.to_string()));
    list(items, "progress", state.hidden.cities_and_knights.hand(seat).iter().map(ToString::to_string));
    write_knowledge(game, state, seat, items);
}

/// What a seat knows beyond the returned cards, whose line tells who knows them.
fn write_knowledge(game: &Island, state: &State, seat: Seat, items: &mut Vec<String>) {
    let knowledge = &state.hidden.cities_and_knights.cards.knowledge[at(seat)];
    for other in game.seats.without(seat).iter() {
        let held = knowledge.held[steading_game::hidden::place_of::<SEATS>(seat, other)];
        let name = words::seat_name(&game.options, other);
        list(items, &format!("knows {name}"), held.iter().map(|card| card.to_string()));
    }
    list(items, "seeks", knowledge.loose.iter().map(|card| card.to_string()));
    for track in Track::ALL {
        let index = stack(track).index();
        for (word, places) in [("marks", knowledge.marked[index]), ("trusts", knowledge.sure[index])] {
            list(items, &format!("{word} {}", track.name()), bits(places).map(|place| place.to_string()));
        }
        let hands = bits(knowledge.hands[index].into());
        let seats: SeatSet = hands.map(|place| steading_game::hidden::seat_at::<SEATS>(seat, place)).collect();
        let names = seats.iter().map(|seat| words::seat_name(&game.options, seat).to_owned());
        list(items, &format!("suspects {}", track.name()), names);
    }
}

/// Adds an item unless the list is empty.
fn list(items: &mut Vec<String>, word: &str, list: impl Iterator<Item = String>) {
    let list: Vec<String> = list.collect();
    if !list.is_empty() {
        items.push(format!("{word} {}", list.join(" ")));
    }
}

fn write_places(places: VertexSet) -> String {
    places.iter().map(|place| place.to_string()).collect::<Vec<_>>().join(" ")
}

/// Reads an item of a seat.
pub fn parse_item(
    game: &Island,
    state: &mut State,
    seat: Seat,
    word: &str,
    rest: &[&str],
) -> Option<Result<(), Syntax>> {
    ITEMS.contains(&word).then(|| read_item(game, state, seat, word, rest))
}

fn read_item(game: &Island, state: &mut State, seat: Seat, word: &str, rest: &[&str]) -> Result<(), Syntax> {
    if let Some(rank) = Rank::named(word) {
        return rest.iter().try_for_each(|place| read_knight(game, state, seat, rank, place));
    }
    let wrong = || Syntax::new(format!("`{word} {}` is nothing that can be read", clip(&rest.join(" "))));
    match (word, rest) {
        ("active" | "weary" | "promoted" | "wall", places) => {
            let places = places.iter().map(|place| vertex(game, place)).collect::<Result<VertexSet, _>>()?;
            let public = &mut state.public.modules.cities_and_knights;
            let set = match word {
                "active" => &mut public.active,
                "weary" => &mut public.weary,
                "promoted" => &mut public.promoted,
                _ => &mut public.walls,
            };
            *set = set.or(places);
        }
        ("reduced", places) => places.iter().try_for_each(|place| read_reduced(game, state, seat, place))?,
        ("metropolis", [name, place]) => {
            let (track, city) = (track(name)?, vertex(game, place)?);
            let metropolis = &mut state.public.modules.cities_and_knights.metropolis[track.index()];
            if metropolis.replace(city).is_some() {
                return Err(Syntax::new(format!("two metropolises of {}", track.name())));
            }
        }
        ("levels", pairs) => {
            for pair in pairs.chunks(2) {
                let [name, level] = pair else { return Err(wrong()) };
                let (track, level) = (track(name)?, words::number(level)?);
                if level > LEVEL_MAX {
                    return Err(Syntax::new(format!("no track has a level {level}")));
                }
                state.public.modules.cities_and_knights.levels[at(seat)][track.index()] = level;
            }
        }
        ("defender", [count]) => {
            let count = words::number(count)?;
            if count > DEFENDER_MAX {
                return Err(Syntax::new(format!("nobody is a defender {count} times")));
            }
            state.public.modules.cities_and_knights.defender[at(seat)] = count;
        }
        ("open", names) => {
            for name in names {
                let public = &mut state.public.modules.cities_and_knights;
                match card(name)? {
                    Card::Printer => public.printer = Some(seat),
                    Card::Constitution => public.constitution = Some(seat),
                    other => return Err(Syntax::new(format!("`{other}` is no point that is laid open"))),
                }
            }
        }
        ("progress", names) => {
            for name in names {
                let hand = &mut state.hidden.cities_and_knights.cards.hands[at(seat)];
                if hand.len() == super::decks::HAND_MAX {
                    return Err(Syntax::new("nobody holds more than five progress cards"));
                }
                hand.add(card(name)?);
            }
        }
        _ => return read_knowledge(game, state, seat, word, rest).unwrap_or_else(|| Err(wrong())),
    }
    Ok(())
}

fn read_knight(game: &Island, state: &mut State, seat: Seat, rank: Rank, place: &str) -> Result<(), Syntax> {
    let vertex = vertex(game, place)?;
    let public = &mut state.public.modules.cities_and_knights;
    if public.owner_at(vertex).is_some() {
        return Err(Syntax::new(format!("two knights on {vertex}")));
    }
    if public.pieces_left(seat, rank) == 0 {
        return Err(Syntax::new(format!("no {} knight left for {vertex}", rank.name())));
    }
    public.put_knight(seat, vertex, rank, false);
    Ok(())
}

fn read_reduced(game: &Island, state: &mut State, seat: Seat, place: &str) -> Result<(), Syntax> {
    let vertex = vertex(game, place)?;
    if building::check_site(game, state, vertex).is_err() {
        return Err(Syntax::new(format!("{vertex} is taken or too close to another building")));
    }
    let pool = &mut state.public.pool[at(seat)];
    if pool.cities == 0 {
        return Err(Syntax::new(format!("no city left for {vertex}")));
    }
    // It is a city piece, whatever it counts (`CK-306`).
    pool.cities -= 1;
    pool.settlements += 1;
    building::put_settlement(game, state, seat, vertex);
    let reduced = &mut state.public.modules.cities_and_knights.reduced;
    *reduced = reduced.with(vertex);
    Ok(())
}

/// Reads what a seat knows; nothing if the words say something else.
fn read_knowledge(
    game: &Island,
    state: &mut State,
    seat: Seat,
    word: &str,
    rest: &[&str],
) -> Option<Result<(), Syntax>> {
    let knowledge = &mut state.hidden.cities_and_knights.cards.knowledge[at(seat)];
    let (&first, others) = rest.split_first()?;
    Some(match word {
        "knows" => read_cards(others).and_then(|cards| {
            let other = words::seat(&game.options, first)?;
            if other == seat {
                return Err(Syntax::new("everybody knows the own hand"));
            }
            knowledge.held[steading_game::hidden::place_of::<SEATS>(seat, other)] = cards;
            Ok(())
        }),
        "seeks" => read_cards(rest).map(|cards| knowledge.loose = cards),
        "marks" | "trusts" => read_places(first, others).map(|(index, places)| match word {
            "marks" => knowledge.marked[index] = places,
            _ => knowledge.sure[index] = places,
        }),
        "suspects" => track(first).and_then(|track| {
            for other in parse_seats(game, others)?.without(seat).iter() {
                knowledge.hands[stack(track).index()] |= 1 << steading_game::hidden::place_of::<SEATS>(seat, other);
            }
            Ok(())
        }),
        _ => return None,
    })
}

/// Cards by name, no more of any than there are.
fn read_cards(names: &[&str]) -> Result<Bag<Card>, Syntax> {
    let mut cards = Bag::default();
    for name in names {
        let card = card(name)?;
        if cards.count(card) == card.copies() {
            return Err(Syntax::new(format!("more of {card} than there are")));
        }
        cards.add(card);
    }
    Ok(cards)
}

/// A deck, and places under it counted from the bottom.
fn read_places(deck: &str, places: &[&str]) -> Result<(usize, u64), Syntax> {
    let mut bits = 0;
    for place in places {
        let number = words::number(place)?;
        if usize::from(number) >= DECK_MAX {
            return Err(Syntax::new(format!("no deck has a place {number}")));
        }
        bits |= 1 << number;
    }
    Ok((stack(track(deck)?).index(), bits))
}

// Lines about the whole.

/// Adds lines about the position as a whole.
pub fn write_lines(game: &Island, state: &State, lines: &mut Vec<String>) {
    let public = &state.public.modules.cities_and_knights;
    let name = |seat| words::seat_name(&game.options, seat);
    lines.push(format!("ship {}", public.ship));
    if public.landed {
        lines.push("landed".to_owned());
    }
    lines.extend(public.merchant.map(|(hex, owner)| format!("merchant {} {hex}", name(owner))));
    lines.extend(public.thrown.map(|(red, face)| format!("thrown {red} {}", face.name())));
    let opened = write_opened(game, public);
    if !opened.is_empty() {
        lines.push(format!("opened {}", opened.join(", ")));
    }
    if !public.committed.is_empty() {
        lines.push(format!("committed {}", write_places(public.committed)));
    }
    lines.extend(state.hidden.cities_and_knights.received.map(|card| format!("received {card}")));
    for track in Track::ALL {
        let cards = write_returned(game, state, track);
        if !cards.is_empty() {
            lines.push(format!("returned {} {}", track.name(), cards.join(", ")));
        }
    }
}

/// What cards have opened for the turn.
fn write_opened(game: &Island, public: &Public) -> Vec<String> {
    let mut opened = Vec::new();
    if public.cranes > 0 {
        opened.push(format!("crane {}", public.cranes));
    }
    list(&mut opened, "fleet", public.fleet.kinds().map(|kind| kind.to_string()));
    if public.harbour {
        opened.push("harbour".to_owned());
    }
    if !public.offered.is_empty() {
        opened.push(format!("offered {}", write_seats(game, public.offered)));
    }
    opened
}

/// The cards under a deck, the next to come first, with those who know them unless everybody does.
fn write_returned(game: &Island, state: &State, track: Track) -> Vec<String> {
    let cards = &state.hidden.cities_and_knights.cards;
    let index = stack(track).index();
    let pile = cards.stacks[index].as_slice();
    let knows = |seat: &Seat, place: usize| cards.knowledge[at(*seat)].known[index] >> place & 1 != 0;
    let written = pile.iter().enumerate().rev().map(|(place, card)| {
        let knowing: SeatSet = game.seats.iter().filter(|seat| knows(seat, place)).collect();
        if knowing == game.seats {
            card.to_string()
        } else {
            format!("{card}/{}", write_seats(game, knowing).replace(' ', "+"))
        }
    });
    written.collect()
}

/// Reads such a line.
pub fn parse_line(game: &Island, state: &mut State, word: &str, rest: &str) -> Option<Result<(), Syntax>> {
    LINES.contains(&word).then(|| read_line(game, state, word, rest))
}

fn read_line(game: &Island, state: &mut State, word: &str, rest: &str) -> Result<(), Syntax> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let public = &mut state.public.modules.cities_and_knights;
    match (word, &words[..]) {
        ("ship", [space]) => public.ship = words::number(space)?,
        ("landed", []) => public.landed = true,
        ("merchant", [name, place]) => public.merchant = Some((hex(game, place)?, words::seat(&game.options, name)?)),
        ("thrown", [red, face]) => {
            let side = Face::named(face)
                .ok_or_else(|| Syntax::new(format!("`{}` is no side of the event die", clip(face))))?;
            public.thrown = Some((words::number(red)?, side));
        }
        ("committed", places) => {
            public.committed = places.iter().map(|place| vertex(game, place)).collect::<Result<_, _>>()?;
        }
        ("opened", _) => rest.split(", ").try_for_each(|item| read_opened(game, public, item))?,
        ("received", [name]) => state.hidden.cities_and_knights.received = Some(card(name)?),
        ("returned", _) => {
            let (deck, cards) = rest.split_once(' ').unwrap_or((rest, ""));
            return read_returned(game, &mut state.hidden.cities_and_knights, track(deck)?, cards);
        }
        _ => return Err(Syntax::new(format!("`{word} {}` is nothing that can be read", clip(rest)))),
    }
    Ok(())
}

fn read_opened(game: &Island, public: &mut Public, item: &str) -> Result<(), Syntax> {
    let words: Vec<&str> = item.split_whitespace().collect();
    match words[..] {
        ["crane", count] => public.cranes = words::number(count)?,
        ["fleet", ref kinds @ ..] => {
            let kinds = kinds.iter().map(|kind| words::good(kind)).collect::<Result<Vec<Good>, _>>()?;
            public.fleet = kinds.into_iter().fold(Cards::NONE, |fleet, kind| fleet.either(Cards::one(kind)));
        }
        ["harbour"] => public.harbour = true,
        ["offered", ref names @ ..] => public.offered = parse_seats(game, names)?,
        _ => return Err(Syntax::new(format!("`{}` is nothing that a card opens", clip(item)))),
    }
    Ok(())
}

fn read_returned(game: &Island, hidden: &mut Hidden, track: Track, cards: &str) -> Result<(), Syntax> {
    let items: Vec<&str> = cards.split(", ").map(str::trim).filter(|item| !item.is_empty()).collect();
    if items.len() > DECK_MAX {
        return Err(Syntax::new("more cards than a deck has"));
    }
    let index = stack(track).index();
    hidden.cards.lay(stack(track), []);
    // The next to come lies on top.
    for (place, item) in items.iter().rev().enumerate() {
        let (name, knowing) = item.split_once('/').unwrap_or((item, ""));
        let card = card(name)?;
        if card.track() != track || card.is_point() {
            return Err(Syntax::new(format!("`{card}` does not lie under the {} deck", track.name())));
        }
        let knowing = match knowing {
            "" => game.seats,
            names => parse_seats(game, &names.split('+').collect::<Vec<_>>())?,
        };
        hidden.cards.stacks[index].push(card);
        for seat in knowing.iter() {
            hidden.cards.knowledge[at(seat)].known[index] |= 1 << place;
        }
    }
    Ok(())
}

// What follows.

/// What is neither held nor open nor returned is left of the first shuffle.
pub fn finish_position(game: &Island, state: &mut State) -> Result<(), Syntax> {
    let hidden = &mut state.hidden.cities_and_knights;
    let mut fresh = Hidden::full().fresh;
    let held = hidden.cards.hands.iter().flat_map(Hand::as_slice);
    let seen = held.chain(hidden.cards.stacks.iter().flat_map(Pile::as_slice)).copied();
    for card in seen.chain(sight::open_cards(&state.public.modules.cities_and_knights).iter()) {
        if !fresh.remove(card) {
            return Err(Syntax::new(format!("more of {card} than there are")));
        }
    }
    hidden.fresh = fresh;
    for absent in game.seats.len() as usize..SEATS {
        hidden.cards.knowledge[absent] = Knowledge::default();
    }
    Ok(())
}
