//! Refusals in words.

use steading_game::Value;

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

/// An English sentence for a refusal: the code in words, then the values. Seats should have their names already, see
/// [`with_names`].
pub fn sentence(code: &str, values: &[(&'static str, Value)]) -> String {
    let words = code.replace('_', " ").to_lowercase();
    let mut letters = words.chars();
    let mut out: String = letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
    let values: Vec<String> = values.iter().map(|(key, value)| format!("{key} {value}")).collect();
    if !values.is_empty() {
        out.push_str(": ");
        out.push_str(&values.join(", "));
    }
    out.push('.');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusals_become_sentences_with_names() {
        let names = ["red".to_owned(), "blue".to_owned()];
        let values = [("turn", Value::Number(1)), ("seats", Value::from("0 1")), ("count", Value::Number(1))];
        let named = with_names(&values, &names);
        assert_eq!(sentence("NOT_YOUR_TURN", &named), "Not your turn: turn blue, seats red blue, count 1.");
        assert_eq!(sentence("GAME_OVER", &[]), "Game over.");
        assert_eq!(sentence("", &[]), ".");
    }

    #[test]
    fn seats_without_a_name_keep_their_number() {
        assert_eq!(with_names(&[("seat", Value::Number(7))], &["red".to_owned()]), [("seat", Value::from("7"))]);
        assert_eq!(with_names(&[("seat", Value::Number(7))], &[]), [("seat", Value::Number(7))]);
    }
}
