//! Rulings on contradictions and gaps (section 20 of the catalogue) that no other file tests: by the behaviour they rule.

mod support;

use steading_rivals::cards::{Card, EventCard, Happening};
use support::{after, card, hand, is_legal, land, listed, play, stock_text, table, waits_for};

/// Also: RIV-179, RIV-302.
#[test]
fn riv_281_gudrun_takes_one_gold_for_each_pirate_ship() {
    let position = |ships: &str| {
        format!(
            "option mode gold\nred hand gudrun\nred stock none\nblue stock none, gold 3\nred places pirate-ship (-1,+1)\n{ships}"
        )
    };
    let one = after(&position(""), "red plays gudrun");
    assert_eq!((stock_text(&one, "red").as_str(), stock_text(&one, "blue").as_str()), ("1 gold", "2 gold"));
    let two = after(&position("red places pirate-ship (1,+1)"), "red plays gudrun");
    assert_eq!((stock_text(&two, "red").as_str(), stock_text(&two, "blue").as_str()), ("2 gold", "1 gold"));
}

/// Also: RIV-205, RIV-336.
#[test]
fn riv_282_the_giver_chooses_at_the_voyage_of_plunder() {
    let position = "option mode turmoil\nred places candamir (1,+1)\nred hand voyage-of-plunder";
    let table = after(position, "red plays voyage-of-plunder");
    assert!(listed(&table, "red").is_empty());
    assert_eq!(listed(&table, "blue").len(), 5);
}

#[test]
fn riv_283_brigands_of_the_turmoil_set_are_those_of_the_gold_set() {
    let (turmoil, gold) = (Card::TurmoilBrigands.data(), Card::GoldBrigands.data());
    assert_eq!((turmoil.title, turmoil.kind, turmoil.cost), (gold.title, gold.kind, gold.cost));
    assert_ne!(turmoil.set, gold.set);
}

/// Also: RIV-224.
#[test]
fn riv_284_there_are_two_different_chapels() {
    let (low, high) = (card("chapel-1-3"), card("chapel-4-6"));
    assert_ne!((low, low.title()), (high, high.title()));
    assert_eq!((low.data().count, high.data().count), (1, 1));
    assert_eq!((low.data().cost, low.data().symbols), (high.data().cost, high.data().symbols));
}

/// Also: RIV-199.
#[test]
fn riv_286_trading_base_adds_a_symbol_to_marketplace_and_to_harbor() {
    let commerce = |lines: &str| {
        let table = table(&format!("option mode gold\nred city (1,0)\nred city (-1,0)\n{lines}"));
        land(&table, "red").symbols().commerce
    };
    let (market, harbor, base) =
        ("red places marketplace (1,+1)\n", "red places harbor (1,-1)\n", "red places trading-base (-1,+1)\n");
    assert_eq!(commerce(&format!("{market}{harbor}")), 1 + 1);
    assert_eq!(commerce(&format!("{market}{base}")), 2 + 1);
    assert_eq!(commerce(&format!("{harbor}{base}")), 2 + 1);
    assert_eq!(commerce(&format!("{market}{harbor}{base}")), 2 + 2 + 1);
}

#[test]
fn riv_288_both_toll_bridges_show_a_commerce_symbol() {
    let position = "option mode gold\nred places toll-bridge (-1,+1)\nred places gold-toll-bridge (1,+1)";
    assert_eq!(land(&table(position), "red").symbols().commerce, 2);
    assert_eq!((Card::BasicTollBridge.data().count, Card::GoldTollBridge.data().count), (1, 1));
}

/// Also: RIV-103.
#[test]
fn riv_296_the_victim_of_fraternal_feuds_refills_in_his_own_hand_check() {
    let position = "
        phase before-roll
        turn blue 2
        red places candamir (1,+1)
        blue hand abbey, inga, osmund
        red hand austin, harald, siglind
    ";
    let mut table = after(position, "blue rolls 3 event; event basic-fraternal-feuds");
    play(&mut table, "red puts abbey under B1; red puts inga under B2");
    assert_eq!((hand(&table, "blue").as_str(), waits_for(&table).as_str()), ("osmund", "actions"));
    play(&mut table, "blue ends actions");
    assert!(is_legal(&table, "blue draws B3"), "the refill of this very turn is not lost");
}

/// Also: RIV-244.
#[test]
fn riv_297_the_owner_chooses_among_the_matching_stacks_after_the_arsonist() {
    let position = "
        option mode turmoil
        red city (-1,0)
        red places hedge-tavern (-1,+1)
        red hand arsonist
        blue places drill-ground (1,+1)
    ";
    let table = after(position, "red plays arsonist");
    assert_eq!(listed(&table, "blue"), ["blue returns to T1", "blue returns to T2"]);
}

/// Also: RIV-108.
#[test]
fn riv_300_the_traveling_merchant_sells_for_one_gold() {
    let position = "phase before-roll\nred stock none, gold 2\nblue stock none";
    let mut table = after(position, "red rolls 2 event; event basic-traveling-merchant");
    assert_eq!(waits_for(&table), "buy-for-gold red 2");
    play(&mut table, "red names ore; red passes");
    assert_eq!(stock_text(&table, "red"), "1 lumber 1 ore 1 gold");
    assert_eq!(EventCard::ALL.iter().filter(|it| it.data().happening == Happening::TravelingMerchant).count(), 3);
}
