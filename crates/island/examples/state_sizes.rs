//! Prints what each part of a position takes, for the table in `ARCHITECTURE.md`.

use steading_island::frame::Frames;
use steading_island::modules::{
    self, barbarian_attack, caravans, cities_and_knights, event_cards, fishermen, gold, harbormaster, rivers,
    traders_and_barbarians, two_players,
};
use steading_island::state::{Private, Public, SEATS, State, Trade};

fn main() {
    let modules = [
        ("Event Cards", size_of::<event_cards::Public>()),
        ("Harbormaster", size_of::<harbormaster::Public>()),
        ("Two Players", size_of::<two_players::Public>()),
        ("Cities & Knights", size_of::<cities_and_knights::Public>()),
        ("gold", size_of::<gold::Public>()),
        ("Fishermen", size_of::<fishermen::Public>()),
        ("Rivers", size_of::<rivers::Public>()),
        ("Caravans", size_of::<caravans::Public>()),
        ("Barbarian Attack", size_of::<barbarian_attack::Public>()),
        ("Traders & Barbarians", size_of::<traders_and_barbarians::Public>()),
    ];
    let of_base = size_of::<Public>() - size_of::<modules::Public>() - size_of::<Trade>() - size_of::<Frames>();
    let parts = [
        ("board, bank, points and turn", of_base),
        ("open offers", size_of::<Trade>()),
        ("frames", size_of::<Frames>()),
        ("what modules show everybody", size_of::<modules::Public>()),
        (
            "hands and secrets of four seats, without modules",
            SEATS * (size_of::<Private>() - size_of::<modules::Private>()),
        ),
        ("what modules show a seat alone, four times", SEATS * size_of::<modules::Private>()),
        ("what nobody sees", size_of::<State>() - size_of::<Public>() - SEATS * size_of::<Private>()),
        ("all of it", size_of::<State>()),
    ];
    println!("| Part | Bytes |\n| --- | --- |");
    parts.iter().for_each(|(part, bytes)| println!("| {part} | {bytes} |"));
    println!("\nof what modules show everybody:");
    modules.iter().for_each(|(module, bytes)| println!("  {module} {bytes}"));
    println!("\nof what nobody sees:\n  Cities & Knights {}", size_of::<cities_and_knights::Hidden>());
}
