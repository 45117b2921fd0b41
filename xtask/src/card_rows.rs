//! The rows of `rules/rivals-cards.csv`, read and checked. Section 23 of `rules/rivals.md` says what the columns mean.

use anyhow::{Context, Result, bail, ensure};
use serde::{Deserialize, Deserializer, de::Error as _};

/// How the id of a row ends whose cards differ from those of another row in the half-moon only (`RIV-011`).
const MOON: &str = "-moon";

/// The letters of a price, in the order of the numbers in a [`Row`].
const LETTERS: [char; 6] = ['L', 'W', 'G', 'B', 'O', 'A'];

/// No price is higher; sums of prices still fit in the numbers of the engine.
const COST_MAX: usize = 20;

/// One row: cards that are equal in everything.
#[derive(Deserialize)]
pub struct Row {
    /// Where the row stands in the file, from 1.
    #[serde(skip)]
    pub line: u64,
    pub id: String,
    pub set: Set,
    pub kind: Kind,
    #[serde(rename = "name_en")]
    pub name: String,
    pub count: u8,
    #[serde(deserialize_with = "price")]
    pub cost: [u8; 6],
    pub victory: u8,
    pub commerce: u8,
    pub strength: u8,
    pub skill: u8,
    pub progress: u8,
    #[serde(rename = "one_per_principality", deserialize_with = "flag")]
    pub is_single: bool,
    pub placement: String,
    #[serde(rename = "half_moon", deserialize_with = "flag")]
    pub is_marked: bool,
    pub requires: String,
    pub dice: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Set {
    Basic,
    Gold,
    Turmoil,
    Progress,
}

impl Set {
    /// How a comment calls it.
    pub fn title(self) -> &'static str {
        match self {
            Set::Basic => "Basic set",
            Set::Gold => "Era of Gold",
            Set::Turmoil => "Era of Turmoil",
            Set::Progress => "Era of Progress",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Region,
    Road,
    Settlement,
    City,
    Event,
    ActionNeutral,
    ActionAttack,
    Building,
    CityBuilding,
    Hero,
    TradeShip,
    Ship,
    Unit,
    ExtraordinarySite,
}

impl Kind {
    /// Whether players draw such cards.
    pub fn is_drawn(self) -> bool {
        !matches!(self, Kind::Region | Kind::Road | Kind::Settlement | Kind::City | Kind::Event)
    }

    /// The one word that fits in the column `placement`.
    fn placement(self) -> &'static str {
        match self {
            Kind::Event | Kind::ActionNeutral | Kind::ActionAttack => "",
            Kind::Road | Kind::Settlement | Kind::City => "center",
            Kind::Region | Kind::ExtraordinarySite => "region",
            Kind::Building | Kind::Hero | Kind::TradeShip | Kind::Ship | Kind::Unit => "settlement",
            Kind::CityBuilding => "city",
        }
    }
}

impl Row {
    /// Where the row stands, for messages.
    pub fn place(&self) -> String {
        format!("line {}, {}", self.line, self.id)
    }

    /// The id of the row that holds the same cards without half-moon, if this one has the suffix for it.
    pub fn plain_id(&self) -> Option<&str> {
        self.id.strip_suffix(MOON)
    }

    /// The price and the symbols.
    pub fn numbers(&self) -> ([u8; 6], [u8; 5]) {
        (self.cost, [self.victory, self.commerce, self.strength, self.skill, self.progress])
    }

    /// Whether the cards are the same but for the half-moon.
    pub fn is_same_card(&self, other: &Row) -> bool {
        let key = |row: &Row| (row.set, row.kind, row.numbers(), row.is_single);
        key(self) == key(other) && self.name == other.name && self.requires == other.requires
    }

    fn check(&self) -> Result<()> {
        let set = format!("{:?}-", self.set).to_lowercase();
        ensure!(self.id.starts_with(&set), "the id of a card of this set begins with `{set}`");
        let is_word =
            |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
        ensure!(self.id.split('-').all(is_word), "an id is made of words in small letters with `-` between them");
        ensure!(!self.name.trim().is_empty(), "a card without a name");
        ensure!(self.count > 0, "no copies");
        ensure!(self.plain_id().is_none() || self.is_marked, "the id says half-moon, the column `half_moon` does not");
        let fitting = self.kind.placement();
        ensure!(self.placement == fitting, "placement `{}`, but this kind has `{fitting}`", self.placement);
        if matches!(self.kind, Kind::Region | Kind::Event) {
            ensure!(self.numbers() == Default::default(), "regions and events have no price and no symbols");
        }
        match (self.kind, self.dice) {
            (Kind::Region, Some(1..=6)) => ensure!(self.count == 1, "a region is one card"),
            (Kind::Region, _) => bail!("a region has a number from 1 to 6 in the column `dice`"),
            (_, None) => {}
            (_, Some(_)) => bail!("only regions have a number in the column `dice`"),
        }
        Ok(())
    }
}

/// All rows in the order of the file. The first one that makes no sense is an error with its line.
pub fn read(text: &str) -> Result<Vec<Row>> {
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let headers = reader.headers()?.clone();
    let mut rows: Vec<Row> = Vec::new();
    for record in reader.records() {
        let record = record?;
        let mut row: Row = record.deserialize(Some(&headers))?;
        row.line = record.position().map_or(0, csv::Position::line);
        row.check().with_context(|| row.place())?;
        if let Some(first) = rows.iter().find(|first| first.id == row.id) {
            bail!("{}: line {} has this id already", row.place(), first.line);
        }
        rows.push(row);
    }
    Ok(rows)
}

/// `LLO` as numbers.
fn price<'de, D: Deserializer<'de>>(column: D) -> Result<[u8; 6], D::Error> {
    let letters = String::deserialize(column)?;
    if letters.len() > COST_MAX {
        return Err(D::Error::custom(format!("a price of more than {COST_MAX} resources")));
    }
    let mut cost = [0; 6];
    for letter in letters.chars() {
        let index = LETTERS.iter().position(|&known| known == letter);
        let index = index.ok_or_else(|| D::Error::custom(format!("`{letter}` in the column `cost` is no resource")))?;
        cost[index] += 1;
    }
    Ok(cost)
}

/// `0` or `1`.
fn flag<'de, D: Deserializer<'de>>(column: D) -> Result<bool, D::Error> {
    match u8::deserialize(column)? {
        0 => Ok(false),
        1 => Ok(true),
        other => Err(D::Error::custom(format!("{other} where only 0 or 1 can stand"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "id,set,kind,name_en,name_ru,count,cost,victory,commerce,strength,skill,progress,\
                        one_per_principality,placement,half_moon,requires,dice,notes\n";
    const INN: &str = "gold-inn,gold,city-building,\"Inn, Large\",,2,WWA,1,0,0,0,1,1,city,1,,,\"a, b\"\n";
    const LAKE: &str = "basic-region-lake-4,basic,region,Lake,,1,,0,0,0,0,0,0,region,0,,4,\n";

    fn problem(rows: &str) -> String {
        match read(&format!("{HEAD}{LAKE}{rows}")) {
            Ok(_) => panic!("{rows} was read"),
            Err(error) => format!("{error:#}"),
        }
    }

    #[test]
    fn a_row_is_read_with_commas_in_quotes() {
        let rows = read(&format!("{HEAD}{INN}{LAKE}")).unwrap();
        let inn = &rows[0];
        assert_eq!((inn.name.as_str(), inn.set, inn.kind, inn.count), ("Inn, Large", Set::Gold, Kind::CityBuilding, 2));
        assert_eq!(inn.numbers(), ([0, 2, 0, 0, 0, 1], [1, 0, 0, 0, 1]));
        assert!(inn.is_single && inn.is_marked && inn.dice.is_none());
        assert_eq!((rows[1].dice, rows[1].line), (Some(4), 3));
    }

    #[test]
    fn a_row_that_makes_no_sense_is_an_error_with_its_line() {
        for (from, to, said) in [
            ("city-building", "castle", "unknown variant `castle`"),
            ("WWA", "WWX", "`X` in the column `cost` is no resource"),
            ("WWA", "WWWWWWWWWWWWWWWWWWWWW", "more than 20 resources"),
            (",2,", ",two,", "invalid digit"),
            (",2,", ",0,", "no copies"),
            ("city,1", "city,2", "only 0 or 1"),
            ("city,1", "settlement,1", "placement `settlement`, but this kind has `city`"),
            ("gold-inn", "basic-inn", "begins with `gold-`"),
            ("gold-inn", "gold--Inn", "words in small letters"),
            ("city,1,,", "city,1,,3", "only regions have a number"),
            (",\"a, b\"", "", "17 fields"),
        ] {
            let row = INN.replacen(from, to, 1);
            let message = problem(&row);
            assert!(message.contains("line 3") || message.contains("line: 3"), "{message}");
            assert!(message.contains(said), "{said}: {message}");
        }
    }

    #[test]
    fn a_region_is_one_card_with_a_number() {
        assert!(problem(&LAKE.replace("lake-4", "lake-5").replace(",,4,", ",,7,")).contains("a number from 1 to 6"));
        assert!(problem(&LAKE.replace("lake-4", "lake-5").replace("Lake,,1", "Lake,,2")).contains("one card"));
        assert!(problem(&LAKE.replace("lake-4", "lake-5").replace("1,,0", "1,LB,0")).contains("no price"));
    }

    #[test]
    fn an_id_with_a_half_moon_has_one() {
        let row = INN.replace("gold-inn", "gold-inn-moon").replace("city,1", "city,0");
        assert!(problem(&row).contains("the id says half-moon"));
    }

    #[test]
    fn an_id_stands_once() {
        assert_eq!(problem(LAKE), "line 3, basic-region-lake-4: line 2 has this id already");
    }
}
