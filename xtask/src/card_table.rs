//! The card table of `crates/rivals`, written from the rows of `rules/rivals-cards.csv`.

use std::{collections::HashSet, fmt::Write as _};

use anyhow::{Context, Result, bail, ensure};

use crate::{
    card_rows::{self, Kind, Row},
    codegen::{MARK, opening},
};

const HEADER: &str = "from rules/rivals-cards.csv: edit that file, not this one.

//! The cards, the regions and the events, with everything that is printed on them.

use serde::{Deserialize, Serialize};

use super::{CardData, EventData, Kind, Origin, RegionData, Set, Symbols};
use crate::goods::{Goods, Resource};
";

const DERIVES: &str = "#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]";
const DERIVES_WITH_SERDE: &str =
    "#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = \"typescript\", derive(ts_rs::TS))]";

/// `RIV-028`: lands and what they give.
const LANDS: &[(&str, &str)] = &[
    ("Forest", "Lumber"),
    ("Pasture", "Wool"),
    ("Fields", "Grain"),
    ("Hills", "Brick"),
    ("Mountains", "Ore"),
    ("Gold Field", "Gold"),
];

/// The source text for the data file given, not yet formatted.
pub fn source(text: &str) -> Result<String> {
    let rows = card_rows::read(text)?;
    let mut source = format!("{MARK} {HEADER}");
    write_draw_cards(&mut source, &rows)?;
    write_regions(&mut source, &rows)?;
    write_events(&mut source, &rows)?;
    write_centre_cards(&mut source, &rows)?;
    Ok(source)
}

/// A draw card: its plain row, and the numbers of that and its row with the half-moon together.
struct DrawCard<'a> {
    row: &'a Row,
    count: u8,
    marked: u8,
}

/// `RIV-011`: copies that differ in the half-moon only are one card.
fn draw_cards(rows: &[Row]) -> Result<Vec<DrawCard<'_>>> {
    let mut cards: Vec<DrawCard<'_>> = Vec::new();
    for row in rows.iter().filter(|row| row.kind.is_drawn()) {
        let marked = if row.is_marked { row.count } else { 0 };
        let Some(plain_id) = row.plain_id() else {
            cards.push(DrawCard { row, count: row.count, marked });
            continue;
        };
        let card = cards.iter_mut().find(|card| card.row.id == plain_id);
        let card = card.with_context(|| format!("{}: no row {plain_id} above it", row.place()))?;
        ensure!(
            row.is_same_card(card.row),
            "{}: differs from line {} in more than the half-moon",
            row.place(),
            card.row.line
        );
        card.count = card.count.checked_add(row.count).with_context(|| format!("{}: too many copies", row.place()))?;
        card.marked += marked;
    }
    Ok(cards)
}

fn write_draw_cards(source: &mut String, rows: &[Row]) -> Result<()> {
    let cards = draw_cards(rows)?;
    Enum {
        name: "Card",
        doc: "A draw card of a set. Copies with and without half-moon are one card (`RIV-011`).",
        attributes: DERIVES_WITH_SERDE,
        variants: cards.iter().map(|card| Variant::of_row(card.row)).collect(),
    }
    .write(source)?;
    let names = distinct_names(cards.iter().map(|card| card.row));
    let titles = Enum {
        name: "Title",
        doc: "The name of a draw card. Equal cards of several sets share one (`RIV-012`).",
        attributes: DERIVES,
        variants: names.iter().map(|name| Variant::of_name(short(name), name)).collect(),
    };
    titles.write(source)?;
    titles.write_names(source, &names);
    let _ = writeln!(source, "\npub(super) static CARDS: [CardData; {}] = [", cards.len());
    for DrawCard { row, count, marked } in &cards {
        let kind = match row.kind {
            Kind::ActionNeutral | Kind::ActionAttack => "Action".to_owned(),
            other => format!("{other:?}"),
        };
        let Row { id, set, victory, commerce, strength, skill, progress, is_single, .. } = row;
        let (title, cost, is_red) = (camel_case(short(&row.name)), goods(row), row.placement == "city");
        let _ = writeln!(
            source,
            "CardData {{ id: {id:?}, set: Set::{set:?}, kind: Kind::{kind}, title: Title::{title}, \
             count: {count}, marked: {marked}, cost: {cost}, symbols: Symbols {{ victory: {victory}, \
             commerce: {commerce}, strength: {strength}, skill: {skill}, progress: {progress} }}, \
             is_single: {is_single}, is_red: {is_red} }},"
        );
    }
    source.push_str("];\n");
    Ok(())
}

fn write_regions(source: &mut String, rows: &[Row]) -> Result<()> {
    let mut variants = Vec::new();
    let mut data = String::new();
    for row in rows.iter().filter(|row| row.kind == Kind::Region) {
        let land = kebab_case(&row.name);
        let number = row.dice.unwrap_or_default();
        let place = || format!("{}: not `basic-region-{land}-` and `red`, `blue` or the number", row.place());
        let word = row.id.strip_prefix("basic-region-").with_context(place)?;
        let start = word.strip_prefix(&land).and_then(|rest| rest.strip_prefix('-')).with_context(place)?;
        let (origin, beginning) = match start {
            "red" => ("Red", "a red starter"),
            "blue" => ("Blue", "a blue starter"),
            _ if start == number.to_string() => ("Stack", "in the stack"),
            _ => bail!(place()),
        };
        let (_, kind) = LANDS
            .iter()
            .find(|&&(name, _)| name == row.name)
            .with_context(|| format!("{}: a land that RIV-028 does not know", row.place()))?;
        let doc = format!("{} with the number {number}, {beginning}.", opening(&row.name));
        variants.push(Variant { name: camel_case(word), doc, rename: Some(word.to_owned()) });
        let id = &row.id;
        let _ = writeln!(
            data,
            "RegionData {{ id: {id:?}, name: {land:?}, kind: Resource::{kind}, number: {number}, \
             origin: Origin::{origin} }},"
        );
    }
    let count = variants.len();
    let doc = "A region card.";
    Enum { name: "Region", doc, attributes: DERIVES_WITH_SERDE, variants }.write(source)?;
    let _ = writeln!(source, "\npub(super) static REGIONS: [RegionData; {count}] = [\n{data}];");
    Ok(())
}

fn write_events(source: &mut String, rows: &[Row]) -> Result<()> {
    let mut variants = Vec::new();
    let mut data = String::new();
    for row in rows.iter().filter(|row| row.kind == Kind::Event) {
        for copy in 1..=row.count {
            let id = if copy == 1 { row.id.clone() } else { format!("{}-{copy}", row.id) };
            let mark = if row.is_marked { ", with a half-moon" } else { "" };
            let doc = format!("{}: {}{mark}.", row.set.title(), opening(&row.name));
            let (set, happening, is_marked) = (row.set, camel_case(&row.name), row.is_marked);
            let _ = writeln!(
                data,
                "EventData {{ id: {id:?}, set: Set::{set:?}, happening: Happening::{happening}, is_marked: {is_marked} }},"
            );
            variants.push(Variant { name: camel_case(&id), doc, rename: Some(id) });
        }
    }
    let names = distinct_names(rows.iter().filter(|row| row.kind == Kind::Event));
    let happenings = Enum {
        name: "Happening",
        doc: "The name of an event, which says what it does.",
        attributes: &format!("{DERIVES_WITH_SERDE}\n#[serde(rename_all = \"kebab-case\")]"),
        variants: names.iter().map(|name| Variant::of_name(name, name)).collect(),
    };
    happenings.write(source)?;
    happenings.write_names(source, &names);
    let count = variants.len();
    let doc = "An event card. Every copy is one of its own, because the Duel draws single ones (`RIV-075`).";
    Enum { name: "EventCard", doc, attributes: DERIVES_WITH_SERDE, variants }.write(source)?;
    let _ = writeln!(source, "\npub(super) static EVENTS: [EventData; {count}] = [\n{data}];");
    Ok(())
}

fn write_centre_cards(source: &mut String, rows: &[Row]) -> Result<()> {
    for (kind, name, plural) in
        [(Kind::Road, "ROAD", "roads"), (Kind::Settlement, "SETTLEMENT", "settlements"), (Kind::City, "CITY", "cities")]
    {
        let mut found = rows.iter().filter(|row| row.kind == kind);
        let row = found.next().with_context(|| format!("there is no row for {plural}"))?;
        if let Some(second) = found.next() {
            bail!("{}: a second row for {plural} after line {}", second.place(), row.line);
        }
        let _ = writeln!(source, "\n/// The price of {plural}.\npub const {name}_COST: Goods = {};", goods(row));
        let _ = writeln!(source, "/// How many {plural} the box holds.\npub const {name}_COUNT: u8 = {};", row.count);
    }
    Ok(())
}

struct Enum<'a> {
    name: &'a str,
    doc: &'a str,
    attributes: &'a str,
    variants: Vec<Variant>,
}

struct Variant {
    name: String,
    doc: String,
    /// The word for it in JSON, if it is not made from the name.
    rename: Option<String>,
}

impl Variant {
    fn of_row(row: &Row) -> Self {
        let doc = format!("{}: {}.", row.set.title(), opening(&row.name));
        Self { name: camel_case(&row.id), doc, rename: Some(row.id.clone()) }
    }

    fn of_name(short: &str, name: &str) -> Self {
        Self { name: camel_case(short), doc: format!("{}.", opening(name)), rename: None }
    }
}

impl Enum<'_> {
    fn write(&self, source: &mut String) -> Result<()> {
        let Enum { name, doc, attributes, variants } = self;
        let mut known = HashSet::new();
        let _ = writeln!(source, "\n/// {doc}\n{attributes}\n#[repr(u8)]\npub enum {name} {{");
        for Variant { name: variant, doc, rename } in variants {
            let is_name = variant.starts_with(|c: char| c.is_ascii_alphabetic());
            ensure!(is_name && known.insert(variant), "{name}::{variant} for \"{doc}\": no name, or one that is taken");
            let _ = writeln!(source, "/// {doc}");
            if let Some(word) = rename {
                let _ = writeln!(source, "#[serde(rename = {word:?})]");
            }
            let _ = writeln!(source, "{variant},");
        }
        let count = variants.len();
        let _ = writeln!(source, "}}\n\nimpl {name} {{\n/// All of them, in the order of the data file.");
        let _ = write!(source, "pub const ALL: [{name}; {count}] = [");
        for variant in variants {
            let _ = write!(source, "{name}::{},", variant.name);
        }
        source.push_str("];\n}\n");
        Ok(())
    }

    /// A function with the printed names, one for each variant.
    fn write_names(&self, source: &mut String, names: &[&str]) {
        let _ = writeln!(source, "\nimpl {} {{\n/// The printed English name.", self.name);
        source.push_str("pub const fn name(self) -> &'static str {\nmatch self {\n");
        for (variant, name) in self.variants.iter().zip(names) {
            let _ = writeln!(source, "{}::{} => {name:?},", self.name, variant.name);
        }
        source.push_str("}\n}\n}\n");
    }
}

/// Each name once, in the order of the rows.
fn distinct_names<'a>(rows: impl Iterator<Item = &'a Row>) -> Vec<&'a str> {
    let mut known = HashSet::new();
    rows.map(|row| row.name.as_str()).filter(|&name| known.insert(name)).collect()
}

fn goods(row: &Row) -> String {
    format!("Goods::from_counts({:?})", row.cost)
}

/// A name without what comes after a comma or `the`: `Brigitta`, `Reiner`.
fn short(name: &str) -> &str {
    let end = [",", " the "].iter().filter_map(|mark| name.find(mark)).min();
    &name[..end.unwrap_or(name.len())]
}

/// `WeaversShop` for `Weaver's Shop` and `weavers-shop`.
fn camel_case(words: &str) -> String {
    let mut camel = String::new();
    for word in words.replace('\'', "").split(|c: char| !c.is_ascii_alphanumeric()) {
        camel.extend(word.chars().take(1).map(|c| c.to_ascii_uppercase()));
        camel.extend(word.chars().skip(1));
    }
    camel
}

/// `gold-field` for `Gold Field`.
fn kebab_case(words: &str) -> String {
    words.to_lowercase().replace(' ', "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "id,set,kind,name_en,name_ru,count,cost,victory,commerce,strength,skill,progress,\
                        one_per_principality,placement,half_moon,requires,dice,notes\n";
    const CENTRE: &str = "basic-road,basic,road,Road,,9,LBB,0,0,0,0,0,0,center,0,,,\n\
                          basic-settlement,basic,settlement,Settlement,,9,LWGB,1,0,0,0,0,0,center,0,,,\n\
                          basic-city,basic,city,City,,7,GGOOO,2,0,0,0,0,0,center,0,,,\n";
    const INN: &str = "gold-inn,gold,city-building,Inn,,2,WWA,1,0,0,0,1,1,city,0,,,\n";

    fn made(rows: &str) -> Result<String> {
        source(&format!("{HEAD}{CENTRE}{rows}"))
    }

    fn problem(rows: &str) -> String {
        format!("{:#}", made(rows).expect_err(rows))
    }

    fn moon(row: &str) -> String {
        row.replace("-inn", "-inn-moon").replace(",2,WWA", ",1,WWA").replace("city,0", "city,1")
    }

    #[test]
    fn rows_with_a_half_moon_are_counted_with_the_plain_ones() {
        let source = made(&format!("{INN}{}", moon(INN))).unwrap();
        assert!(source.starts_with(MARK));
        assert!(source.contains("pub const ALL: [Card; 1] = [Card::GoldInn,];"), "{source}");
        assert!(source.contains("/// Era of Gold: Inn.\n#[serde(rename = \"gold-inn\")]\nGoldInn,"), "{source}");
        let data = "CardData { id: \"gold-inn\", set: Set::Gold, kind: Kind::CityBuilding, title: Title::Inn, \
                    count: 3, marked: 1, cost: Goods::from_counts([0, 2, 0, 0, 0, 1]), symbols: Symbols { victory: 1, \
                    commerce: 0, strength: 0, skill: 0, progress: 1 }, is_single: true, is_red: true },";
        assert!(source.contains(data), "{source}");
        assert!(!source.contains("Moon"), "{source}");
    }

    #[test]
    fn a_row_with_a_half_moon_needs_an_equal_one_without() {
        assert_eq!(problem(&moon(INN)), "line 5, gold-inn-moon: no row gold-inn above it");
        let cheaper = moon(INN).replace("WWA", "WA");
        let said = "line 6, gold-inn-moon: differs from line 5 in more than the half-moon";
        assert_eq!(problem(&format!("{INN}{cheaper}")), said);
    }

    #[test]
    fn a_title_is_short_and_its_name_is_whole() {
        let witch = "basic-witch,basic,action-neutral,\"Ada, the Witch\",,1,,0,0,0,0,0,0,,0,,,\n";
        let again = witch.replace("basic", "gold").replace(",,0,,,", ",,1,,,");
        let source = made(&format!("{witch}{again}")).unwrap();
        assert!(source.contains("pub const ALL: [Title; 1] = [Title::Ada,];"), "{source}");
        assert!(source.contains("Title::Ada => \"Ada, the Witch\","), "{source}");
        assert!(
            source.contains("id: \"gold-witch\", set: Set::Gold, kind: Kind::Action, title: Title::Ada,"),
            "{source}"
        );
        let other = witch.replace("basic-witch", "basic-cook").replace("the Witch", "the Cook");
        assert!(problem(&format!("{witch}{other}")).starts_with("Title::Ada for \"Ada, the Cook.\""));
    }

    #[test]
    fn every_event_card_is_a_variant() {
        let flood = "basic-flood,basic,event,Flood,,1,,0,0,0,0,0,0,,0,,,\n";
        let twice =
            flood.replace("basic-flood", "basic-flood-moon").replace(",,1,,0", ",,2,,0").replace(",,0,,,", ",,1,,,");
        let source = made(&format!("{flood}{twice}")).unwrap();
        let all = "[EventCard; 3] = [EventCard::BasicFlood,EventCard::BasicFloodMoon,EventCard::BasicFloodMoon2,]";
        assert!(source.contains(all), "{source}");
        assert!(source.contains("[Happening; 1] = [Happening::Flood,]"), "{source}");
        assert!(
            source
                .contains("id: \"basic-flood-moon-2\", set: Set::Basic, happening: Happening::Flood, is_marked: true")
        );
    }

    #[test]
    fn a_region_begins_where_its_id_says() {
        let region = "basic-region-gold-field-2,basic,region,Gold Field,,1,,0,0,0,0,0,0,region,0,,2,\n";
        let red = region.replace("field-2", "field-red").replace(",,2,", ",,1,");
        let source = made(&format!("{region}{red}")).unwrap();
        assert!(source.contains("#[serde(rename = \"gold-field-2\")]\nGoldField2,"), "{source}");
        assert!(source.contains("name: \"gold-field\", kind: Resource::Gold, number: 2, origin: Origin::Stack }"));
        assert!(source.contains("name: \"gold-field\", kind: Resource::Gold, number: 1, origin: Origin::Red }"));
        assert!(
            problem(&region.replace("field-2", "field-3")).starts_with("line 5, basic-region-gold-field-3: not `basic")
        );
        assert!(problem(&region.replace("gold-field", "lake").replace("Gold Field", "Lake")).contains("RIV-028"));
    }

    #[test]
    fn each_centre_card_has_one_row() {
        let source = made("").unwrap();
        assert!(source.contains("pub const ROAD_COST: Goods = Goods::from_counts([1, 0, 0, 2, 0, 0]);"));
        assert!(source.contains("pub const CITY_COUNT: u8 = 7;"));
        let bridge = CENTRE.lines().next().unwrap().replace("basic-road", "basic-bridge") + "\n";
        assert_eq!(problem(&bridge), "line 5, basic-bridge: a second row for roads after line 2");
        assert_eq!(super::source(HEAD).unwrap_err().to_string(), "there is no row for roads");
    }

    #[test]
    fn names_become_variants() {
        for (name, variant) in [
            ("Weaver's Shop", "WeaversShop"),
            ("Gudrun, Terror of the Seas", "Gudrun"),
            ("Heinrich the Sentinel", "Heinrich"),
            ("Chapel (1-3)", "Chapel13"),
            ("Three-Field System", "ThreeFieldSystem"),
        ] {
            assert_eq!(camel_case(short(name)), variant);
        }
        assert_eq!(camel_case("turmoil-chapel-4-6"), "TurmoilChapel46");
    }
}
