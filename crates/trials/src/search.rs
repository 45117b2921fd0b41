//! How many are too many: which numbers to try, one after the other.

/// The limit is known well enough when the gap above it is at most this part of it.
const GAP_PART: usize = 4;

/// A search for the most that is good: twice as many each time until it is too many, then halfway between the two, until the gap is at
/// most a quarter of the good number.
#[derive(Clone, Debug)]
pub struct Search {
    first: usize,
    /// The most that was good; none so far is 0.
    good: usize,
    /// The least that was too many.
    bad: Option<usize>,
}

impl Search {
    /// A search that begins with this number, or with 1.
    pub fn new(first: usize) -> Search {
        Search { first: first.max(1), good: 0, bad: None }
    }

    /// The number to try next; none when the limit is known well enough.
    pub fn next_number(&self) -> Option<usize> {
        let Some(bad) = self.bad else {
            return if self.good == 0 { Some(self.first) } else { self.good.checked_mul(2) };
        };
        let gap = bad - self.good;
        let is_known = gap <= 1 || gap <= self.good / GAP_PART;
        (!is_known).then(|| self.good + gap / 2)
    }

    /// Takes in how the number went that was to be tried.
    pub fn note(&mut self, tried: usize, is_good: bool) {
        if is_good {
            self.good = self.good.max(tried);
        } else {
            self.bad = Some(self.bad.map_or(tried, |bad| bad.min(tried)));
        }
    }

    /// The most that was good; 0 if nothing was.
    pub fn good(&self) -> usize {
        self.good
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is tried when `limit` is the most that is good, and what is found.
    fn search(first: usize, limit: usize) -> (Vec<usize>, usize) {
        let mut search = Search::new(first);
        let mut tried = Vec::new();
        while let Some(number) = search.next_number() {
            search.note(number, number <= limit);
            tried.push(number);
            assert!(tried.len() < 30, "the search does not end: {tried:?}");
        }
        (tried, search.good())
    }

    #[test]
    fn numbers_double_until_one_is_too_many_and_then_halve_the_gap() {
        assert_eq!(search(1000, 2600), (vec![1000, 2000, 4000, 3000, 2500], 2500));
        assert_eq!(search(1000, 3900), (vec![1000, 2000, 4000, 3000, 3500], 3500));
        assert_eq!(search(1000, 1000), (vec![1000, 2000, 1500, 1250], 1000));
    }

    #[test]
    fn a_gap_of_a_quarter_is_enough_and_a_wider_one_is_not() {
        let after = |good, bad| Search { first: 1, good, bad: Some(bad) }.next_number();
        assert_eq!(after(1000, 1250), None);
        assert_eq!(after(1000, 1251), Some(1125));
        assert_eq!(after(7, 8), None);
        assert_eq!(after(3, 5), Some(4));
    }

    #[test]
    fn a_first_number_that_is_too_many_is_halved() {
        assert_eq!(search(1000, 300), (vec![1000, 500, 250, 375, 312], 250));
        assert_eq!(search(4, 0), (vec![4, 2, 1], 0));
        assert_eq!(search(0, 1), (vec![1, 2], 1));
    }

    #[test]
    fn the_answer_is_never_too_many_and_at_most_a_quarter_too_few() {
        for first in [1, 2, 7, 100, 1000] {
            for limit in 0..3000 {
                let (_, found) = search(first, limit);
                assert!(found <= limit, "{limit} from {first}: {found}");
                assert!(limit - found <= found / GAP_PART, "{limit} from {first}: {found}");
            }
        }
    }

    #[test]
    fn a_number_without_a_double_is_the_last() {
        assert_eq!(Search { first: 1, good: usize::MAX / 2 + 1, bad: None }.next_number(), None);
    }
}
