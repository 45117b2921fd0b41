//! The small words of the notation: seats, cards, development cards.

use steading_game::{Seat, SeatSet, Syntax};

use crate::Island;
use crate::cards::{Cards, DevCard, DevCards, Good};
use crate::modules::gold::Coins;
use crate::options::{Colour, Options};
use crate::state::Terms;

/// The colour of a seat, neutral ones included; a seat that is not at the table has none.
pub fn seat_name(options: &Options, seat: Seat) -> &'static str {
    options.colour(seat).map_or("nobody", |colour| colour.name())
}

/// The seat with this colour.
pub fn seat(options: &Options, word: &str) -> Result<Seat, Syntax> {
    let colour = Colour::named(word);
    let found = options.colours.iter().position(|&other| Some(other) == colour);
    found.map(|index| Seat(index as u8)).ok_or_else(|| {
        let colours = options.colours.iter().map(|colour| colour.name());
        Syntax::new(format!("no seat is called `{}`", clip(word))).or_meant(word, colours)
    })
}

/// The seat or neutral colour with this name: whoever has pieces on the board.
pub fn colour(game: &Island, word: &str) -> Result<Seat, Syntax> {
    let colour = Colour::named(word);
    let found = game.colours.iter().find(|&seat| colour.is_some() && game.options.colour(seat) == colour);
    found.ok_or_else(|| {
        let colours = game.colours.iter().map(|seat| seat_name(&game.options, seat));
        Syntax::new(format!("no seat or neutral colour is called `{}`", clip(word))).or_meant(word, colours)
    })
}

/// Several seats by their colours; `all` is everybody but one.
pub fn seats(game: &Island, words: &[&str], but: Seat) -> Result<SeatSet, Syntax> {
    if words == ["all"] {
        return Ok(game.seats.without(but));
    }
    if words == ["nobody"] {
        return Ok(SeatSet::EMPTY);
    }
    if words.is_empty() {
        return Err(Syntax::new("expected the colours of the seats, or `all`"));
    }
    words.iter().map(|word| seat(&game.options, word)).collect()
}

/// The colours of several seats.
pub fn write_seats(game: &Island, seats: SeatSet) -> String {
    if seats.is_empty() {
        return "nobody".to_owned();
    }
    let names: Vec<&str> = seats.iter().map(|seat| seat_name(&game.options, seat)).collect();
    names.join(" ")
}

/// A kind of card. Whether the table plays with it, and what may be done with it, the rules say.
pub fn good(word: &str) -> Result<Good, Syntax> {
    Good::named(word).ok_or_else(|| {
        let complaint = Syntax::new(format!("no resource is called `{}`", clip(word)));
        complaint.or_meant(word, Good::ALL.map(Good::name))
    })
}

/// A development card.
pub fn dev_card(word: &str) -> Result<DevCard, Syntax> {
    DevCard::named(word).ok_or_else(|| {
        let complaint = Syntax::new(format!("no card is called `{}`", clip(word)));
        complaint.or_meant(word, DevCard::ALL.map(DevCard::name))
    })
}

/// Cards such as `2 brick ore`; a kind without a number is one card, `nothing` is none.
pub fn cards(words: &[&str]) -> Result<Cards, Syntax> {
    if words == ["nothing"] {
        return Ok(Cards::NONE);
    }
    let mut sum = Cards::NONE;
    for (count, word) in counted(words)? {
        let more = Cards::of(good(word)?, count);
        sum = sum.checked_add(more).ok_or_else(|| Syntax::new("more than 127 cards of a kind"))?;
    }
    Ok(sum)
}

/// One side of an offer: cards and gold, such as `2 brick` or `1 wool 2 gold`.
pub fn side(words: &[&str]) -> Result<(Cards, u8), Syntax> {
    if words == ["nothing"] {
        return Ok((Cards::NONE, 0));
    }
    let (mut sum, mut gold) = (Cards::NONE, 0u8);
    for (count, word) in counted(words)? {
        if word.eq_ignore_ascii_case("gold") {
            gold = gold.saturating_add(count);
        } else {
            let more = Cards::of(good(word)?, count);
            sum = sum.checked_add(more).ok_or_else(|| Syntax::new("more than 127 cards of a kind"))?;
        }
    }
    if gold > Coins::MAX { Err(Syntax::new("more than 127 gold")) } else { Ok((sum, gold)) }
}

/// One side of an offer as text.
pub fn write_side(cards: Cards, gold: u8) -> String {
    match (cards.is_empty(), gold) {
        (_, 0) => cards.to_string(),
        (true, _) => format!("{gold} gold"),
        (false, _) => format!("{cards} {gold} gold"),
    }
}

/// Terms as text, such as `2 gold for 1 ore`.
pub fn write_terms(terms: Terms) -> String {
    format!("{} for {}", write_side(terms.give, terms.gold.gives()), write_side(terms.want, terms.gold.wants()))
}

/// Development cards such as `2 knight monopoly`.
pub fn dev_cards(words: &[&str]) -> Result<DevCards, Syntax> {
    let mut sum = DevCards::default();
    for (count, word) in counted(words)? {
        let lane = &mut sum.0[dev_card(word)? as usize];
        *lane = lane.saturating_add(count);
    }
    Ok(sum)
}

/// Development cards as text.
pub fn write_dev_cards(cards: DevCards) -> String {
    let kinds = DevCard::ALL.into_iter().filter(|&card| cards.count(card) > 0);
    let words: Vec<String> = kinds.map(|card| format!("{} {card}", cards.count(card))).collect();
    words.join(" ")
}

/// Pairs of an optional number and a word.
fn counted<'a>(words: &[&'a str]) -> Result<Vec<(u8, &'a str)>, Syntax> {
    let mut pairs = Vec::new();
    let mut rest = words.iter();
    while let Some(&word) = rest.next() {
        if !word.starts_with(|first: char| first.is_ascii_digit()) {
            pairs.push((1, word));
            continue;
        }
        let count = number(word)?;
        if count > Cards::LANE_MAX {
            return Err(Syntax::new(format!("{count} is more than 127 cards of a kind")));
        }
        let &kind = rest.next().ok_or_else(|| Syntax::new(format!("a kind of card is missing after `{word}`")))?;
        pairs.push((count, kind));
    }
    if pairs.is_empty() { Err(Syntax::new("expected cards, such as `2 brick 1 ore`")) } else { Ok(pairs) }
}

/// A small number.
pub fn number(word: &str) -> Result<u8, Syntax> {
    word.parse().map_err(|_| Syntax::new(format!("`{}` is not a number from 0 to 255", clip(word))))
}

/// Both dice, such as `3+4`.
pub fn dice(word: &str) -> Result<(u8, u8), Syntax> {
    let wrong = || Syntax::new(format!("`{}` is not a throw of two dice such as `3+4`", clip(word)));
    let (first, second) = word.split_once('+').ok_or_else(wrong)?;
    let die = |text: &str| text.parse::<u8>().ok().filter(|die| (1..=6).contains(die)).ok_or_else(wrong);
    Ok((die(first)?, die(second)?))
}

/// The beginning of a word, for messages about it.
pub fn clip(word: &str) -> String {
    word.chars().take(40).collect()
}

/// Which of these names the value of an option is.
pub fn choose(key: &str, names: &[&str], value: &str) -> Result<usize, Syntax> {
    let found = names.iter().position(|name| name.eq_ignore_ascii_case(value));
    found.ok_or_else(|| Syntax::new(format!("`{key}` is {}, not `{}`", names.join(" or "), clip(value))))
}
