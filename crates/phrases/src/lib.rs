//! Sentences for players, in their language.
//!
//! The engine refuses with a code and values; this crate makes the sentence, from the texts in `locales/`:
//!
//! - [`refusal`]: why an action was refused, with the concrete values (`BASE-227`). It knows only what the refusal carries, so it
//!   cannot give away hidden cards (`BASE-228`).
//! - [`error`]: why a request was not carried out at all.
//! - [`word`]: resources, pieces, development cards, colours, parts of the game, table options. [`card`]: the cards of the card game,
//!   its events and regions. [`progress`]: the progress cards of Cities & Knights and its tracks. [`module`]: the modules of the rule
//!   catalogue.
//! - [`Language`]: the languages there are. `bundle` reads their texts, `values` puts values into words.
//!
//! To change a refusal, edit `locales/<tag>/refusals.ftl`, run the tests with `UPDATE_EXPECT=1` and read the difference in
//! `locales/<tag>/refusals.txt`, the list of every sentence in every variant.

mod bundle;
mod language;
#[cfg(test)]
mod tests;
mod values;

use fluent_bundle::FluentArgs;
use steading_game::Value;

pub use crate::language::Language;

/// The sentence for a refusal: its code and values as [`steading_game::Refusal`] gives them.
///
/// `seat_name` names a seat, by its player or its colour; a name that is the engine's word for a colour, such as `red`, is
/// translated. A code without a message, or one that comes without the values it needs, gets a plain sentence that says no more
/// than that the action cannot be done.
///
/// ```
/// use steading_phrases::{Language, refusal};
///
/// let values = [("seat", 2.into()), ("owes", "discard".into()), ("count", 4.into())];
/// let sentence = refusal(Language::English, "ACTION_PENDING", &values, |seat| format!("player {}", seat + 1));
/// assert_eq!(sentence, "First player 3 has to discard 4 cards.");
/// ```
pub fn refusal(
    language: Language,
    code: &str,
    values: &[(&'static str, Value)],
    seat_name: impl Fn(u8) -> String,
) -> String {
    sentence(language, code, values, seat_name)
        .or_else(|| bundle::texts(language).refusals.plain("unknown-refusal"))
        .unwrap_or_default()
}

/// The sentence, if the code has a message and the message gets all its values.
fn sentence(
    language: Language,
    code: &str,
    values: &[(&'static str, Value)],
    seat_name: impl Fn(u8) -> String,
) -> Option<String> {
    let args = values::in_words(language, values, seat_name);
    bundle::texts(language).refusals.format(code, |variant| values::are_about(&args, values, variant), &args)
}

/// The sentence for an error that is no refusal, or a part of one: a message of `errors.ftl` by its id, with its values. Seats are
/// given by name under `seat` and `acts`; colours are translated. `None` if there is no such message, or a value is missing.
///
/// ```
/// use steading_phrases::{Language, error, word};
///
/// assert_eq!(error(Language::English, "NO_ACTIONS", &[]).unwrap(), "The game does not wait for a seat.");
/// let sentence = error(Language::Ukrainian, "NO_ACTIONS", &[("seat", "red".to_owned())]).unwrap();
/// assert!(sentence.contains(&word(Language::Ukrainian, "red")));
/// ```
pub fn error(language: Language, id: &str, values: &[(&'static str, String)]) -> Option<String> {
    let mut args = FluentArgs::new();
    for (name, value) in values {
        let is_seat = matches!(*name, "seat" | "acts");
        args.set(*name, if is_seat { values::name_in_words(language, value.clone()) } else { value.clone() });
    }
    bundle::texts(language).errors.format(id, |variant| args.get(variant).is_some(), &args)
}

/// The word of a language for one of the engine's: a resource, piece, card, colour, part of the game or table option. A word without
/// translation stays as it is.
///
/// ```
/// use steading_phrases::{Language, word};
///
/// assert_eq!(word(Language::English, "road-building"), "road building");
/// assert_eq!(word(Language::Ukrainian, "wool"), "вовна");
/// assert_eq!(word(Language::Ukrainian, "abbey"), "Абатство");
/// ```
pub fn word(language: Language, key: &str) -> String {
    bundle::texts(language).words.plain(key).unwrap_or_else(|| card(language, key))
}

/// The name of a card of the card game, of one of its events or of a region. A card of another name stays as it is.
///
/// ```
/// use steading_phrases::{Language, card};
///
/// assert_eq!(card(Language::English, "toll-bridge"), "Toll Bridge");
/// assert_eq!(card(Language::Russian, "year-of-plenty"), "Благополучный год");
/// ```
pub fn card(language: Language, key: &str) -> String {
    bundle::texts(language).cards.plain(key).unwrap_or_else(|| key.to_owned())
}

/// The name of a progress card of Cities & Knights, or of a track of its city plan. A word without a name stays as it is.
///
/// ```
/// use steading_phrases::{Language, progress};
///
/// assert_eq!(progress(Language::English, "commercial-harbour"), "Commercial Harbour");
/// assert_eq!(progress(Language::Russian, "politics"), "политика");
/// ```
pub fn progress(language: Language, key: &str) -> String {
    let names = &bundle::texts(language).progress;
    let name = ["progress", "track"].into_iter().find_map(|kind| names.plain(&format!("{kind}-{key}")));
    name.unwrap_or_else(|| key.to_owned())
}

/// The name of a module of the rule catalogue, by the first part of its ids. A module without a name keeps that.
///
/// ```
/// use steading_phrases::{Language, module};
///
/// assert_eq!(module(Language::English, "FRIEND"), "Friendly Robber");
/// assert_eq!(module(Language::Ukrainian, "FISH"), "Рибалки");
/// ```
pub fn module(language: Language, key: &str) -> String {
    bundle::texts(language).modules.plain(key).unwrap_or_else(|| key.to_owned())
}
