//! Readable names of tables: two friendly words and a number, such as `amber-otter-482`.
//!
//! Any adjective goes with any noun: there is nobody's body, people, faith or illness among them. There are about a hundred million names, and
//! the store keeps them unique; who draws one that is taken draws again. They are shorter than ids, so whoever guesses is slowed down
//! (`http::guard`).

/// The least number, and how many there are: always three digits.
const NUMBERS: (u32, u32) = (100, 900);

/// The longest name, in bytes.
const BYTES_MAX: usize = 32;

/// The name that random bytes stand for.
pub fn draw(random: &[u8; 32]) -> String {
    let number = |at: usize| random[at..at + 4].iter().fold(0_u32, |number, &byte| number << 8 | u32::from(byte));
    let word = |list: &[&'static str], at: usize| list[number(at) as usize % list.len()];
    let (least, count) = NUMBERS;
    format!("{}-{}-{}", word(ADJECTIVES, 0), word(NOUNS, 4), least + number(8) % count)
}

/// Whether a text has the form of such a name: ids of tables have none of its dashes.
pub fn is_name(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let [first, second, number] = parts[..] else { return false };
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|letter| letter.is_ascii_alphabetic());
    let is_number = number.len() == 3 && number.bytes().all(|digit| digit.is_ascii_digit());
    text.len() <= BYTES_MAX && is_word(first) && is_word(second) && is_number
}

#[rustfmt::skip]
const ADJECTIVES: &[&str] = &[
    "agile", "airy", "alpine", "amber", "ample", "apt", "arctic", "ardent", "ashen", "autumn", "azure", "balmy",
    "balsam", "basic", "beaming", "blithe", "blooming", "blue", "bold", "bonny", "boreal", "brave", "breezy", "bright",
    "brisk", "bronze", "bubbly", "buoyant", "calm", "candid", "caring", "carved", "cedar", "celestial", "cheerful",
    "cheery", "chestnut", "chief", "chilly", "civil", "classic", "clean", "clear", "clever", "cloudy", "clover",
    "coastal", "cobalt", "cocoa", "cool", "copper", "coral", "cosmic", "cosy", "cotton", "crimson", "crisp", "crystal",
    "curious", "daily", "dainty", "dapper", "daring", "dawn", "dazzling", "deft", "delicate", "dewy", "diligent",
    "distant", "dotted", "downy", "dreamy", "drifting", "dusty", "eager", "early", "earnest", "earthen", "eastern",
    "elegant", "emerald", "endless", "even", "evening", "fabled", "faithful", "famous", "fancy", "fearless", "ferny",
    "festive", "fleet", "floral", "flowing", "fluffy", "flying", "fond", "fragrant", "frank", "free", "fresh",
    "friendly", "frosty", "gallant", "gentle", "gilded", "glad", "gleaming", "glossy", "glowing", "golden", "good",
    "graceful", "grand", "grassy", "grateful", "great", "green", "hale", "handy", "happy", "hardy", "harvest", "hazel",
    "hearty", "heather", "helpful", "hidden", "hilly", "honest", "honey", "hopeful", "humble", "hushed", "icy",
    "indigo", "inland", "ivory", "jade", "jolly", "jovial", "joyful", "jubilant", "keen", "kind", "kindly", "laced",
    "lasting", "laurel", "lavender", "lemon", "level", "light", "lilac", "lilting", "lively", "lofty", "lone", "long",
    "loyal", "lucid", "lucky", "lunar", "magic", "maple", "marble", "maroon", "mauve", "meadow", "mellow", "merry",
    "mighty", "mild", "mindful", "mint", "minty", "misty", "modest", "morning", "mossy", "moving", "mulberry", "navy",
    "neat", "nimble", "noble", "northern", "nutty", "oaken", "ocean", "ochre", "olive", "opal", "open", "orange",
    "orchard", "pastel", "patient", "peaceful", "peachy", "pearly", "peppery", "perky", "pine", "placid", "plain",
    "playful", "pleasant", "plucky", "plum", "polar", "polite", "prairie", "prime", "proud", "prudent", "purple",
    "quaint", "quick", "quiet", "radiant", "rainy", "rapid", "rare", "ready", "regal", "restful", "rising", "roaming",
    "robust", "rolling", "rosy", "round", "royal", "ruby", "russet", "rustic", "saffron", "sage", "sandy", "sapphire",
    "scarlet", "scenic", "serene", "shady", "shining", "shiny", "silent", "silken", "silver", "simple", "sincere",
    "sleepy", "smart", "smiling", "smooth", "snowy", "snug", "soaring", "social", "solar", "solid", "southern",
    "sparkling", "speckled", "spotted", "sprightly", "spring", "spry", "stable", "starlit", "starry", "steady",
    "stellar", "stony", "striped", "sturdy", "subtle", "summer", "sunlit", "sunny", "sure", "swift", "tall", "tangy",
    "tawny", "teal", "tender", "thankful", "thrifty", "tidal", "tidy", "timber", "tiny", "topaz", "tranquil", "trim",
    "true", "trusty", "turquoise", "twilight", "upbeat", "valiant", "vast", "velvet", "verdant", "vernal", "violet",
    "vivid", "wandering", "warm", "waving", "western", "whole", "wide", "windy", "winged", "winter", "wise", "witty",
    "wooded", "woolly", "worthy", "young", "zesty",
];

#[rustfmt::skip]
const NOUNS: &[&str] = &[
    "acorn", "agate", "albatross", "alder", "almond", "anchor", "antelope", "apple", "apricot", "arbor", "arch",
    "arrow", "aspen", "aster", "aurora", "avenue", "badger", "balcony", "bamboo", "banjo", "barley", "barn", "basil",
    "basin", "basket", "bay", "beacon", "beech", "beetle", "bell", "berry", "birch", "bison", "blossom", "bluebell",
    "boat", "bobcat", "boulder", "breeze", "bridge", "brook", "buckle", "buffalo", "butte", "buttercup", "cabin",
    "cactus", "camel", "canal", "candle", "canoe", "canyon", "caravan", "caribou", "castle", "cavern", "cello",
    "chalet", "cheetah", "chestnut", "cliff", "cloud", "clover", "coast", "cobble", "comet", "compass", "condor",
    "coral", "cottage", "cove", "coyote", "cradle", "crane", "crater", "creek", "crescent", "crest", "cricket",
    "crocus", "crown", "cypress", "dahlia", "daisy", "dale", "dawn", "deer", "delta", "dingo", "dolphin", "dome",
    "dove", "dragonfly", "drum", "dune", "eagle", "ember", "falcon", "fennel", "fern", "ferry", "fiddle", "field",
    "finch", "fir", "fjord", "flint", "flute", "forest", "fountain", "fox", "freesia", "frost", "galaxy", "garden",
    "garnet", "gate", "gazelle", "gecko", "geyser", "ginger", "glacier", "glade", "glen", "goldfinch", "gondola",
    "gorge", "granite", "grotto", "grove", "guitar", "gull", "hamlet", "harbour", "hare", "harp", "haven", "hawk",
    "hawthorn", "hazel", "hedge", "hedgehog", "heron", "hill", "hillside", "holly", "horizon", "hornbill", "house",
    "hut", "ibex", "ibis", "inlet", "iris", "island", "ivy", "jasmine", "jaybird", "juniper", "kayak", "kestrel",
    "kettle", "kingfisher", "kite", "kiwi", "koala", "lagoon", "lake", "lantern", "larch", "lark", "lavender", "ledge",
    "lemur", "leopard", "lighthouse", "lily", "linden", "linnet", "lion", "llama", "lodge", "loom", "lotus", "lupin",
    "lute", "lynx", "lyre", "magpie", "mallow", "mammoth", "maple", "marigold", "marlin", "marmot", "marsh", "marten",
    "meadow", "melody", "mesa", "meteor", "mill", "mimosa", "mink", "mirror", "moon", "moor", "moose", "moss", "moth",
    "mountain", "mulberry", "myrtle", "narwhal", "nebula", "nectar", "newt", "nightingale", "nook", "oak", "oasis",
    "oat", "ocean", "olive", "opal", "orbit", "orca", "orchard", "orchid", "oriole", "osprey", "otter", "owl",
    "oyster", "paddle", "palm", "panda", "panther", "paprika", "parrot", "parsley", "pasture", "path", "pavilion",
    "peach", "peak", "pear", "pebble", "pelican", "penguin", "peony", "pepper", "petal", "pheasant", "piano", "pier",
    "pigeon", "pine", "planet", "plateau", "plaza", "plover", "plum", "pond", "poplar", "poppy", "porcupine",
    "prairie", "primrose", "puffin", "puma", "quail", "quarry", "quartz", "quill", "quince", "rabbit", "rafter",
    "rainbow", "raven", "reef", "reindeer", "ridge", "river", "robin", "rook", "rosemary", "rowan", "saddle",
    "saffron", "sail", "salmon", "sandpiper", "saxophone", "seal", "sequoia", "shamrock", "shell", "shore", "silo",
    "skylark", "sloop", "snowdrop", "sparrow", "spinnaker", "spire", "spring", "spruce", "squirrel", "star",
    "starling", "stone", "stork", "stream", "summit", "sundial", "swan", "sycamore", "tapir", "teapot", "tern",
    "terrace", "thicket", "thistle", "thrush", "thyme", "tiger", "timber", "toucan", "tower", "trail", "trout",
    "tulip", "tundra", "turtle", "valley", "vessel", "viaduct", "village", "viola", "violet", "vista", "volcano",
    "wagon", "walnut", "walrus", "warbler", "waterfall", "wave", "weaver", "whale", "wheat", "wheel", "willow",
    "windmill", "wolf", "wombat", "woodland", "wren", "yak", "yarrow", "zebra", "zephyr", "zinnia",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_plain_and_each_stands_once() {
        for list in [ADJECTIVES, NOUNS] {
            assert!(list.len() >= 256);
            assert!(list.is_sorted_by(|word, next| word < next), "in order, so none twice");
            assert!(list.iter().all(|word| word.len() <= 11 && word.bytes().all(|letter| letter.is_ascii_lowercase())));
        }
    }

    #[test]
    fn names_are_recognised_and_ids_are_not() {
        let mut random = [0; 32];
        for byte in 0..=255 {
            random.fill(byte);
            let name = draw(&random);
            assert!(is_name(&name), "{name}");
        }
        assert!(is_name("Amber-Otter-482"), "as people type it");
        let others =
            ["", "amber-otter", "amber-otter-48", "amber-otter-4820", "amber--482", "amber-otter-4x2", "a-b-c-482"];
        assert!(others.iter().all(|text| !is_name(text)));
        assert!(!is_name(&"0123456789abcdef".repeat(2)));
    }

    #[test]
    fn every_part_is_drawn() {
        let name = |at: usize| {
            let mut random = [0; 32];
            random[at] = 1;
            draw(&random)
        };
        let names = [name(31), name(3), name(7), name(11)];
        assert_eq!(names.iter().collect::<std::collections::BTreeSet<_>>().len(), 4, "{names:?}");
    }
}
