//! Which of the possible faults are planted: evenly over the files, and in a file evenly over the kinds of faults.

use std::collections::BTreeMap;

use super::plant::{Fault, Kind};

/// A file's path and the faults it has room for.
type Room = (String, Vec<Fault>);

/// Draws faults, in rounds over the files; one seed draws the same from the same files. What is drawn first does not depend on how many
/// are wanted.
pub fn draw(room: Vec<Room>, wanted: usize, seed: u64) -> Vec<(String, Fault)> {
    let mut chance = Chance(seed);
    let mut files: Vec<(String, BTreeMap<Kind, Vec<Fault>>)> = Vec::new();
    for (path, faults) in room {
        let mut kinds = BTreeMap::<Kind, Vec<Fault>>::new();
        for fault in faults {
            kinds.entry(fault.kind).or_default().push(fault);
        }
        files.push((path, kinds));
    }
    chance.shuffle(&mut files);
    let mut drawn = Vec::new();
    while drawn.len() < wanted && files.iter().any(|(_, kinds)| !kinds.is_empty()) {
        for (path, kinds) in &mut files {
            let names: Vec<Kind> = kinds.keys().copied().collect();
            if names.is_empty() || drawn.len() == wanted {
                continue;
            }
            let kind = names[chance.below(names.len())];
            let faults = kinds.entry(kind).or_default();
            drawn.push((path.clone(), faults.swap_remove(chance.below(faults.len()))));
            if faults.is_empty() {
                kinds.remove(&kind);
            }
        }
    }
    drawn
}

/// The generator SplitMix64: enough for drawing, and the same on every machine.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((bits ^ (bits >> 31)) % limit as u64) as usize
    }

    fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::plant::faults;
    use super::*;

    fn room() -> Vec<Room> {
        let long = format!("fn f() {{ {} }}", "a(b < 7); ".repeat(30));
        [
            ("long.rs", long.as_str()),
            ("short.rs", "fn g() -> bool { a == b }"),
            ("other.rs", "fn h() { a(); b(c + d); }"),
        ]
        .map(|(path, text)| (path.to_owned(), faults(text).unwrap()))
        .to_vec()
    }

    #[test]
    fn a_seed_draws_the_same_again() {
        assert_eq!(draw(room(), 9, 7), draw(room(), 9, 7));
        assert_ne!(draw(room(), 9, 7), draw(room(), 9, 8));
        assert_eq!(draw(room(), 9, 7)[..5], draw(room(), 5, 7)[..]);
    }

    #[test]
    fn every_file_gets_its_share() {
        let drawn = draw(room(), 7, 1);
        let count = |name: &str| drawn.iter().filter(|(path, _)| path == name).count();
        assert_eq!((count("short.rs"), count("other.rs"), count("long.rs")), (1, 3, 3));
    }

    #[test]
    fn nothing_is_drawn_twice() {
        let all: usize = room().iter().map(|(_, faults)| faults.len()).sum();
        let mut drawn = draw(room(), 10_000, 1);
        assert_eq!(drawn.len(), all);
        drawn.sort_by(|a, b| {
            (&a.0, a.1.range.start, a.1.range.end, &a.1.after).cmp(&(&b.0, b.1.range.start, b.1.range.end, &b.1.after))
        });
        drawn.dedup();
        assert_eq!(drawn.len(), all);
    }
}
