//! The languages there are texts for.

/// A language of the texts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English, `en`.
    #[default]
    English,
    /// Russian, `ru`.
    Russian,
    /// Ukrainian, `uk`.
    Ukrainian,
}

impl Language {
    /// All three.
    pub const ALL: [Language; 3] = [Language::English, Language::Russian, Language::Ukrainian];

    /// The tag, which is also the folder in `locales/`.
    pub const fn tag(self) -> &'static str {
        ["en", "ru", "uk"][self as usize]
    }

    /// The language with this tag.
    pub fn from_tag(tag: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.tag() == tag)
    }
}
