//! Names that people can read: what cannot be seen, or turns other text around, is taken out.

use steading_protocol::{ErrorCode, Failure};
use unicode_normalization::UnicodeNormalization;

/// A name as it is shown: in composed form, without what cannot be seen, with single blanks between words.
pub fn clean(name: &str, chars_max: usize) -> Result<String, Failure> {
    // What is much too long is not worth the work; composed letters are at most a few times shorter.
    if name.chars().count() > 8 * chars_max {
        return Err(too_long(chars_max));
    }
    let visible: String =
        name.nfc().map(|letter| if letter.is_whitespace() { ' ' } else { letter }).filter(is_visible).collect();
    let name = visible.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    if name.chars().count() > chars_max {
        return Err(too_long(chars_max));
    }
    if !name.chars().any(char::is_alphanumeric) {
        return Err(Failure::new(ErrorCode::BadText, "A name needs a letter or a number."));
    }
    Ok(name)
}

fn too_long(chars_max: usize) -> Failure {
    Failure::new(ErrorCode::BadText, format!("A name has at most {chars_max} characters."))
}

/// Neither a control, nor a mark that joins, hides or turns text, nor private, nor a tag, nor a letter that shows as nothing.
fn is_visible(letter: &char) -> bool {
    !letter.is_control()
        && !matches!(u32::from(*letter),
            0x00AD | 0x034F | 0x061C | 0x115F..=0x1160 | 0x17B4..=0x17B5 | 0x180B..=0x180F | 0x200B..=0x200F | 0x202A..=0x202E
            | 0x2060..=0x206F | 0x2800 | 0x3164 | 0xE000..=0xF8FF | 0xFE00..=0xFE0F | 0xFEFF | 0xFFA0 | 0xFFF0..=0xFFFF
            | 0x1D173..=0x1D17A | 0xE0000..=0x10FFFF)
}

#[cfg(test)]
mod tests {
    use steading_protocol::NAME_CHARS_MAX;

    use super::*;

    fn clean(name: &str) -> Result<String, Failure> {
        super::clean(name, NAME_CHARS_MAX)
    }

    #[test]
    fn names_are_composed_and_trimmed() {
        assert_eq!(clean("  Ann \t  Lee\n").as_deref(), Ok("Ann Lee"));
        assert_eq!(clean("Zoe\u{308}").as_deref(), Ok("Zo\u{eb}"));
        assert_eq!(
            clean("\u{414}\u{430}\u{440}\u{438}\u{43d}\u{430} 2").as_deref(),
            Ok("\u{414}\u{430}\u{440}\u{438}\u{43d}\u{430} 2")
        );
    }

    #[test]
    fn what_cannot_be_seen_is_taken_out() {
        assert_eq!(clean("a\u{202e}b\u{200b}c\u{0}d\u{feff}e\u{2066}f").as_deref(), Ok("abcdef"));
        assert_eq!(clean("a\u{a0}\u{2003}b").as_deref(), Ok("a b"));
    }

    #[test]
    fn nothing_is_no_name() {
        for name in ["", "   ", "\u{200b}\u{202e}", "\u{3164}", "...", "\u{301}"] {
            assert_eq!(clean(name).map_err(|failure| failure.code), Err(ErrorCode::BadText), "{name:?}");
        }
    }

    #[test]
    fn long_names_are_refused_after_cleaning() {
        let longest = "n".repeat(NAME_CHARS_MAX);
        assert_eq!(clean(&format!(" {longest}\u{200b} ")).as_deref(), Ok(longest.as_str()));
        assert!(clean(&format!("{longest}n")).is_err());
        assert!(clean(&" ".repeat(1_000_000)).is_err());
    }
}
