//! Values in words: what a refusal carries, as a sentence of the language can say it.

use fluent_bundle::{FluentArgs, FluentValue};
use steading_game::Value;

use crate::bundle;
use crate::{Language, progress, word};

/// The values under their names, each in words. An empty one, no cards or no seats, is left out, so that the sentence without it
/// is chosen.
pub fn in_words(
    language: Language,
    values: &[(&'static str, Value)],
    seat_name: impl Fn(u8) -> String,
) -> FluentArgs<'static> {
    let seat = |number: &str| seat_in_words(language, number, &seat_name);
    let mut args = FluentArgs::new();
    for (name, value) in values {
        let value: Option<FluentValue<'static>> = match (*name, value) {
            ("winner" | "turn" | "seat" | "neutral", value) => Some(seat(&value.to_string()).into()),
            ("seats", value) => {
                let seats: Vec<String> = value.to_string().split_whitespace().map(seat).collect();
                (!seats.is_empty()).then(|| seats.join(", ").into())
            }
            ("price" | "short" | "missing", Value::Text(cards)) => {
                (cards != "nothing").then(|| cards_in_words(language, cards).into())
            }
            (
                "piece" | "card" | "resource" | "colour" | "part" | "key" | "first" | "second" | "module",
                Value::Text(key),
            ) => Some(word(language, key).into()),
            ("word", Value::Text(key)) => Some(progress(language, key).into()),
            (_, Value::Text(text)) => Some(text.clone().into()),
            (_, Value::Number(number)) => Some((*number).into()),
        };
        if let Some(value) = value {
            args.set(*name, value);
        }
    }
    args
}

/// Whether a variant of this name fits the refusal: it is called after one of its values, or after what a value says, with
/// hyphens for blanks.
pub fn are_about(args: &FluentArgs<'_>, values: &[(&'static str, Value)], variant: &str) -> bool {
    let says = |value: &Value| matches!(value, Value::Text(text) if text.replace(' ', "-") == variant);
    args.get(variant).is_some() || values.iter().any(|(_, value)| says(value))
}

/// A seat's name; a colour's name in the language.
fn seat_in_words(language: Language, number: &str, seat_name: impl Fn(u8) -> String) -> String {
    let Ok(seat) = number.parse() else { return number.to_owned() };
    name_in_words(language, seat_name(seat))
}

/// The name of a seat; a colour's name in the language.
pub fn name_in_words(language: Language, name: String) -> String {
    let is_colour = ["red", "blue", "white", "orange"].contains(&name.as_str());
    if is_colour { word(language, &name) } else { name }
}

/// Cards written `2 brick 1 ore`, kind by kind in the language; anything else stays as it is.
fn cards_in_words(language: Language, cards: &str) -> String {
    let parts: Vec<&str> = cards.split_whitespace().collect();
    let kinds: Option<Vec<String>> = parts.chunks(2).map(|kind| cards_of_kind(language, kind)).collect();
    kinds.map_or_else(|| cards.to_owned(), |kinds| kinds.join(", "))
}

fn cards_of_kind(language: Language, kind: &[&str]) -> Option<String> {
    let [count, resource] = kind else { return None };
    let count: u16 = count.parse().ok()?;
    let mut args = FluentArgs::new();
    args.set("count", count);
    args.set("resource", word(language, resource));
    bundle::texts(language).words.format("cards-of-kind", |_| false, &args)
}
