//! The texts of `locales/`, read once and shared by all threads.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use crate::Language;

/// The texts of one language. Words and names of cards stand apart, so that a code never meets a word of the same name, nor a card
/// of one game one of another.
pub struct Texts {
    pub refusals: Bundle,
    pub errors: Bundle,
    pub words: Bundle,
    pub cards: Bundle,
    pub modules: Bundle,
    pub progress: Bundle,
}

/// The texts of a language.
pub fn texts(language: Language) -> &'static Texts {
    static TEXTS: LazyLock<[Texts; 3]> = LazyLock::new(|| {
        Language::ALL.map(|language| {
            let sources = sources(language);
            Texts {
                refusals: Bundle::read(language, sources.refusals),
                errors: Bundle::read(language, sources.errors),
                words: Bundle::read(language, sources.words),
                cards: Bundle::read(language, sources.cards),
                modules: Bundle::read(language, sources.modules),
                progress: Bundle::read(language, sources.progress),
            }
        })
    });
    &TEXTS[language as usize]
}

/// The files of a language.
pub struct Sources {
    pub refusals: &'static str,
    pub errors: &'static str,
    pub words: &'static str,
    pub cards: &'static str,
    pub modules: &'static str,
    pub progress: &'static str,
}

macro_rules! sources {
    ($tag:literal) => {
        Sources {
            refusals: include_str!(concat!("../../../locales/", $tag, "/refusals.ftl")),
            errors: include_str!(concat!("../../../locales/", $tag, "/errors.ftl")),
            words: include_str!(concat!("../../../locales/", $tag, "/words.ftl")),
            cards: include_str!(concat!("../../../locales/", $tag, "/cards.ftl")),
            modules: include_str!(concat!("../../../locales/", $tag, "/modules.ftl")),
            progress: include_str!(concat!("../../../locales/", $tag, "/progress.ftl")),
        }
    };
}

/// The files of this language.
pub const fn sources(language: Language) -> Sources {
    match language {
        Language::English => sources!("en"),
        Language::Russian => sources!("ru"),
        Language::Ukrainian => sources!("uk"),
    }
}

/// The messages of one file.
pub struct Bundle(FluentBundle<FluentResource>);

impl Bundle {
    /// Reads a file. The files are part of the program: a mistake in one is ours, and tests read them all.
    fn read(language: Language, source: &str) -> Bundle {
        let tag = language.tag().parse().expect("tags of languages are well formed");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Sentences go to terminals and logs too, where invisible marks around values only get in the way.
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(source.to_owned());
        let resource = resource.unwrap_or_else(|(_, errors)| panic!("locales/{}: {errors:?}", language.tag()));
        bundle.add_resource(resource).unwrap_or_else(|errors| panic!("locales/{}: {errors:?}", language.tag()));
        Bundle(bundle)
    }

    /// The text of a message with its values put in, unless there is no such message or a value is missing. Variants are the
    /// message's attributes: the first one `is_about` accepts by name is taken, else the message itself.
    pub fn format(&self, id: &str, is_about: impl Fn(&str) -> bool, args: &FluentArgs<'_>) -> Option<String> {
        let message = self.0.get_message(id)?;
        let variant = message.attributes().find(|variant| is_about(variant.id()));
        let pattern = variant.map(|variant| variant.value()).or(message.value())?;
        let mut errors = Vec::new();
        let text = self.0.format_pattern(pattern, Some(args), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }

    /// A message that takes no values.
    pub fn plain(&self, id: &str) -> Option<String> {
        self.format(id, |_| false, &FluentArgs::new())
    }
}
