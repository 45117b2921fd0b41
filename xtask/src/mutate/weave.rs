//! Planted faults in the text of a file, each behind its switch.

use std::ops::Range;

use super::plant::Fault;

/// The module that the crate gets for its switches: the environment names the fault that is on.
pub const SWITCHES: &str = r#"
/// Switches for planted faults.
mod steading_fault {
    use std::sync::LazyLock;

    static ON: LazyLock<u32> =
        LazyLock::new(|| std::env::var("STEADING_FAULT").ok().and_then(|text| text.parse().ok()).unwrap_or(0));

    pub fn on(fault: u32) -> bool {
        *ON == fault
    }
}
"#;

/// The variable that [`SWITCHES`] reads.
pub const VARIABLE: &str = "STEADING_FAULT";

/// A text with its faults.
pub struct Woven {
    pub text: String,
    /// Where the switch of each fault stands in it, so that what the compiler says can be told from which fault it comes.
    pub places: Vec<(u32, Range<usize>)>,
}

/// The text with these faults, by number; they are in the order of [`super::plant::faults`].
pub fn weave(text: &str, faults: &[(u32, &Fault)]) -> Woven {
    let mut woven = Woven { text: String::with_capacity(text.len() * 2), places: Vec::new() };
    woven.add(text, 0..text.len(), faults);
    woven
}

impl Woven {
    /// Adds a piece of the text with the faults inside of it. Only one fault is ever on, so what stands in its place needs no switches.
    fn add(&mut self, text: &str, range: Range<usize>, mut faults: &[(u32, &Fault)]) {
        let mut written = range.start;
        while let Some((&(number, fault), rest)) = faults.split_first() {
            self.text += &text[written..fault.range.start];
            let inside = rest.iter().take_while(|(_, inner)| inner.range.start < fault.range.end).count();
            let start = self.text.len();
            let on = format!("crate::steading_fault::on({number})");
            let end = if fault.after.is_empty() {
                self.text += &format!("if !{on} {{ ");
                " }"
            } else {
                self.text += &format!("(if {on} {{ {} }} else {{ ", fault.after);
                " })"
            };
            self.add(text, fault.range.clone(), &rest[..inside]);
            self.text += end;
            self.places.push((number, start..self.text.len()));
            written = fault.range.end;
            faults = &rest[inside..];
        }
        self.text += &text[written..range.end];
    }

    /// The faults whose switches these bytes touch: the innermost, if they lie in several.
    pub fn touched(&self, bytes: &Range<usize>) -> Vec<u32> {
        let touching = self.places.iter().filter(|(_, place)| place.start < bytes.end && bytes.start < place.end);
        let holding = touching.clone().filter(|(_, place)| place.start <= bytes.start && bytes.end <= place.end);
        match holding.min_by_key(|(_, place)| place.len()) {
            Some(&(number, _)) => vec![number],
            None => touching.map(|&(number, _)| number).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::plant::faults;
    use super::*;

    fn woven(text: &str, chosen: &[usize]) -> Woven {
        let faults = faults(text).unwrap();
        let chosen: Vec<_> = chosen.iter().map(|&index| (index as u32 + 1, &faults[index])).collect();
        weave(text, &chosen)
    }

    #[test]
    fn a_fault_stands_behind_its_switch() {
        let woven = woven("fn f() -> bool { a < b }", &[0]);
        assert_eq!(woven.text, "fn f() -> bool { (if crate::steading_fault::on(1) { a <= b } else { a < b }) }");
    }

    #[test]
    fn a_statement_is_left_out_with_its_semicolon() {
        let woven = woven("fn f() { a(); b }", &[0]);
        assert_eq!(woven.text, "fn f() { if !crate::steading_fault::on(1) { a(); } b }");
    }

    #[test]
    fn faults_lie_inside_of_others() {
        let text = "fn f() { a(1); if b < 2 {} }";
        let all: Vec<usize> = (0..faults(text).unwrap().len()).collect();
        let woven = woven(text, &all);
        syn::parse_file(&woven.text).unwrap();
        assert_eq!(woven.places.len(), all.len());
        let at = |number: u32| woven.places.iter().find(|(other, _)| *other == number).unwrap().1.clone();
        // The constant in the call that may be left out.
        assert!(at(1).start < at(2).start && at(2).end < at(1).end);
        assert_eq!(woven.touched(&at(2)), [2]);
        assert_eq!(woven.touched(&(0..3)), [0; 0]);
    }
}
