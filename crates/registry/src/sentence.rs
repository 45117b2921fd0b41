//! Refusals in words.

use steading_game::Value;
use steading_phrases::Language;

/// The values of a refusal that hold numbers of seats.
const SEATS: &[&str] = &["seat", "turn", "winner", "seats"];

/// The same values with names of seats for their numbers, as people know them. A seat without a name keeps its number.
pub fn with_names(values: &[(&'static str, Value)], seat_names: &[String]) -> Vec<(&'static str, Value)> {
    let name = |number: &str| {
        let seat = number.parse::<usize>().ok().and_then(|number| seat_names.get(number));
        seat.filter(|name| !name.is_empty()).cloned().unwrap_or_else(|| number.to_owned())
    };
    let named = |key: &str, value: &Value| match value {
        Value::Number(number) if SEATS.contains(&key) && !seat_names.is_empty() => {
            Value::Text(name(&number.to_string()))
        }
        Value::Text(text) if key == "seats" => Value::Text(text.split(' ').map(name).collect::<Vec<_>>().join(" ")),
        _ => value.clone(),
    };
    values.iter().map(|(key, value)| (*key, named(key, value))).collect()
}

/// A sentence for a refusal, with names of seats for their numbers. A seat without a name is called by its number.
pub fn sentence(language: Language, code: &str, values: &[(&'static str, Value)], seat_names: &[String]) -> String {
    let name = |seat: u8| {
        let name = seat_names.get(usize::from(seat)).filter(|name| !name.is_empty());
        name.cloned().unwrap_or_else(|| phrase(language, "seat-number", &[("number", seat.to_string())]))
    };
    steading_phrases::refusal(language, code, values, name)
}

/// A message about errors with its values. Every kind of error has one, as a test sees to; its id stands in for one that is not there.
pub(crate) fn phrase(language: Language, id: &str, values: &[(&'static str, String)]) -> String {
    steading_phrases::error(language, id, values).unwrap_or_else(|| id.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusals_become_sentences_with_names() {
        let names = ["red".to_owned(), "blue".to_owned()];
        let values = [("turn", Value::Number(1)), ("seats", Value::from("0 1")), ("count", Value::Number(1))];
        let named = with_names(&values, &names);
        assert_eq!(named[0], ("turn", Value::from("blue")));
        assert_eq!(named[1], ("seats", Value::from("red blue")));
        assert_eq!(
            sentence(Language::English, "NOT_YOUR_TURN", &values, &names),
            "It is not your turn: blue is to play."
        );
        assert_eq!(
            sentence(Language::English, "NOT_YOUR_TURN", &values, &[]),
            "It is not your turn: seat 1 is to play."
        );
        let blue = steading_phrases::word(Language::Russian, "blue");
        assert!(sentence(Language::Russian, "NOT_YOUR_TURN", &values, &names).ends_with(&format!(" {blue}.")));
        assert!(sentence(Language::Ukrainian, "NOT_YOUR_TURN", &values, &[]).ends_with(" 1."));
        assert_eq!(sentence(Language::English, "", &[], &names), "This cannot be done now.");
    }

    #[test]
    fn seats_without_a_name_keep_their_number() {
        assert_eq!(with_names(&[("seat", Value::Number(7))], &["red".to_owned()]), [("seat", Value::from("7"))]);
        assert_eq!(with_names(&[("seat", Value::Number(7))], &[]), [("seat", Value::Number(7))]);
    }
}
