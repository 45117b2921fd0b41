//! Options of a table from pairs and JSON, turned into the `key value` lines that games read.
//!
//! A game alone knows what keys mean. This module only lays out lines: a value of several lines, such as a drawn board, stands
//! indented below its key.

use serde_json::{Map, Value as Json};

use crate::{Error, Problem};

/// Lines from `key=value` pairs, as commands take them with `--set`.
///
/// ```
/// assert_eq!(steading_registry::options::from_pairs(["players=3", "board = beginner"]).unwrap(), "players 3\nboard beginner\n");
/// assert!(steading_registry::options::from_pairs(["players"]).is_err());
/// ```
pub fn from_pairs<S: AsRef<str>>(pairs: impl IntoIterator<Item = S>) -> Result<String, Error> {
    let mut out = String::new();
    for pair in pairs {
        let pair = pair.as_ref();
        let (key, value) =
            pair.split_once('=').ok_or_else(|| wrong(format!("`{pair}` is not of the form key=value.")))?;
        push(&mut out, key.trim(), value)?;
    }
    Ok(out)
}

/// Lines from a JSON object. Values are text, numbers, booleans (`on` and `off`), or lists of those; `null` leaves the default.
/// Items of a list are parted by blanks, or by commas if an item itself holds a blank.
///
/// ```
/// let json = serde_json::json!({"players": 3, "colours": ["red", "blue", "white"], "phases": null});
/// assert_eq!(steading_registry::options::from_object(json.as_object().unwrap()).unwrap(), "players 3\ncolours red blue white\n");
/// ```
pub fn from_object(object: &Map<String, Json>) -> Result<String, Error> {
    let mut out = String::new();
    for (key, value) in object {
        match value {
            Json::Null => {}
            Json::Array(items) => {
                let words: Result<Vec<String>, Error> = items.iter().map(|item| scalar(key, item)).collect();
                let words = words?;
                let has_blanks = words.iter().any(|word| word.contains(char::is_whitespace));
                push(&mut out, key, &words.join(if has_blanks { ", " } else { " " }))?;
            }
            _ => push(&mut out, key, &scalar(key, value)?)?,
        }
    }
    Ok(out)
}

fn scalar(key: &str, value: &Json) -> Result<String, Error> {
    match value {
        Json::String(text) => Ok(text.clone()),
        Json::Number(number) => Ok(number.to_string()),
        Json::Bool(flag) => Ok(if *flag { "on" } else { "off" }.to_owned()),
        Json::Null | Json::Array(_) | Json::Object(_) => Err(wrong(format!(
            "The option `{}` must be text, a number, true or false, or a list of those.",
            crate::error::clip(key)
        ))),
    }
}

fn push(out: &mut String, key: &str, value: &str) -> Result<(), Error> {
    let is_word =
        !key.is_empty() && key.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-');
    if !is_word {
        return Err(wrong(format!("`{}` is no name of an option.", crate::error::clip(key))));
    }
    out.push_str(key);
    if value.trim().contains('\n') {
        out.push('\n');
        for line in value.lines().filter(|line| !line.trim().is_empty()) {
            out.push_str("  ");
            out.push_str(line.trim_end());
            out.push('\n');
        }
    } else {
        out.push(' ');
        out.push_str(value.trim());
        out.push('\n');
    }
    Ok(())
}

fn wrong(message: String) -> Error {
    Error::BadOptions(vec![Problem { detail: message.into(), ..Problem::default() }])
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn values_become_lines() {
        let json = json!({"offers": false, "sites": ["NW(0,-2) 3:1", "NE(1,-2) ore"], "board": "\n   A B\n  C D \n"});
        let lines = from_object(json.as_object().unwrap()).unwrap();
        assert_eq!(lines, "offers off\nsites NW(0,-2) 3:1, NE(1,-2) ore\nboard\n     A B\n    C D\n");
    }

    #[test]
    fn a_value_cannot_smuggle_in_another_key() {
        assert!(from_pairs(["a b=1"]).is_err());
        assert!(from_pairs(["a\nb=1"]).is_err());
        assert!(from_pairs(["=1"]).is_err());
    }
}
