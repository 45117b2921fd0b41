//! The old boot.

use steading_game::Seat;

use super::{boot_holder, fishers, fishing, lists, told};
use crate::support::*;

/// Five points, as cities and a settlement of their own for each colour.
const RED_FIVE: &str = "red city N(0,0) N(2,0), settlement S(0,0)";
const BLUE_FIVE: &str = "blue city N(-1,0) N(-2,2), settlement N(1,1)";
const WHITE_FOUR: &str = "white city N(0,2) S(2,-2)";

/// Also: FISH-057, FISH-058, FISH-073.
#[test]
fn fish_ex_05_the_boot_goes_to_players_with_as_many_points() {
    let table = fishers(&format!("{RED_FIVE}\n{BLUE_FIVE}\n{WHITE_FOUR}\nboot red\nturn red, rolled"));
    assert_eq!([points(&table, "red"), points(&table, "blue"), points(&table, "white")], [5, 5, 4]);
    assert!(is_legal(&table, "red passes boot to blue"));
    for other in ["white", "orange", "red"] {
        assert_eq!(told(&table, &format!("red passes boot to {other}")), "BOOT_STAYS FISH-057: seats=1");
    }
    let passes: Vec<String> = listed(&table, "red").into_iter().filter(|action| action.contains("boot")).collect();
    assert_eq!(passes, ["red passes boot to blue"]);
    // With the most points it stays.
    let red_six = RED_FIVE.replace("settlement S(0,0)", "settlement S(0,0) S(1,-3)");
    let most = fishers(&format!("{red_six}\n{BLUE_FIVE}\nboot red\nturn red, rolled"));
    assert_eq!(told(&most, "red passes boot to blue"), "BOOT_STAYS FISH-058: seats=");
    assert!(!listed(&most, "red").iter().any(|action| action.contains("boot")));
}

/// Hidden victory points do not count (COMBO-017). Also: FISH-058.
#[test]
fn fish_057_open_points_are_compared() {
    let hidden = "red settlement N(0,0)\nblue settlement N(1,1) N(-1,0), cards victory-point\nboot blue\nturn blue";
    assert_eq!(told(&fishers(hidden), "blue passes boot to red"), "BOOT_STAYS FISH-058: seats=");
    let hidden = "red settlement N(0,0), cards 2 victory-point\nblue settlement N(1,1) N(-1,0)\nboot red\nturn red";
    assert!(is_legal(&fishers(hidden), "red passes boot to blue"));
}

#[test]
fn fish_058_the_boot_stays_until_somebody_draws_level() {
    let position = fishing(&format!(
        "{RED_FIVE}\n{WHITE_FOUR}, settlement N(-2,1)\nblue city N(-1,0)\nboot red\nturn red, rolled"
    ));
    let table = table(&position.replace(", settlement N(-2,1)", ""));
    assert_eq!(told(&table, "red passes boot to white"), "BOOT_STAYS FISH-058: seats=");
    let level = self::table(&position);
    assert!(is_legal(&level, "red passes boot to white"));
}

/// Also: FISH-072.
#[test]
fn fish_059_at_any_time_of_the_own_turn_and_once() {
    for turn in ["turn red", "turn red, rolled", "turn red, rolled, built"] {
        let mut table = fishers(&format!("boot red\n{turn}"));
        assert_eq!(play(&mut table, "red passes boot to blue"), ["red passes the old boot to blue"]);
        assert_eq!(boot_holder(&table), Some(Seat(1)));
        // Blue is not asked, and cannot give it back before the own turn.
        assert_eq!(told(&table, "red passes boot to white"), "NO_BOOT FISH-057: seat=1");
        assert_eq!(told(&table, "blue passes boot to red"), "NOT_YOUR_TURN BASE-231: turn=0");
        assert!(!listed(&table, "red").iter().any(|action| action.contains("boot")));
    }
    assert_eq!(told(&fishers("turn red"), "red passes boot to blue"), "NO_BOOT FISH-057");
    let asked = after(&fishing("boot red\nturn red"), "red rolls 3+4");
    assert_eq!(told(&asked, "red passes boot to blue"), "ACTION_PENDING BASE-069: seat=0, owes=robber-move, count=1");
}

/// Also: FISH-060, FISH-065, FISH-067, COMBO-011.
#[test]
fn fish_ex_02_the_holder_needs_a_point_more() {
    let nine = "red city N(0,0) N(2,0) N(-2,1) N(0,2), settlement S(-2,1), road W(1,-1) NE(0,-1)";
    let harbormaster = "option variants harbormaster\n";
    for (option, boot, needed) in
        [("", "", 10), ("", "boot red\n", 11), (harbormaster, "", 11), (harbormaster, "boot red\n", 12)]
    {
        let hidden = ["", ", cards victory-point", ", cards 2 victory-point"][needed as usize - 10];
        let hand = "hand brick lumber wool grain";
        let mut table = fishers(&format!("{option}{nine}, {hand}{hidden}\n{boot}turn red, rolled"));
        assert_eq!((points(&table, "red"), public(&table).winner), (needed - 1, None));
        play(&mut table, "red builds settlement N(0,-1)");
        assert_eq!((points(&table, "red"), public(&table).winner), (needed, Some(Seat(0))));
    }
}

/// The boot is no negative point: points stay as they are, and without it they are enough.
#[test]
fn fish_060_passing_the_boot_may_win() {
    let mut table = fishers(&format!("option victory_points 5\n{RED_FIVE}\n{BLUE_FIVE}\nboot red\nturn red"));
    assert_eq!((points(&table, "red"), public(&table).winner), (5, None));
    play(&mut table, "red passes boot to blue");
    assert_eq!((points(&table, "red"), public(&table).winner), (5, Some(Seat(0))));
}

#[test]
fn fish_067_with_harbormaster_eleven_and_twelve() {
    let target = |position: &str| {
        let table =
            fishers(&format!("option variants harbormaster\noption victory_claim claim\n{position}\nturn red, rolled"));
        told(&table, "red claims victory")
    };
    assert_eq!(target(""), "TOO_FEW_POINTS BASE-190: held=0, needed=11");
    assert_eq!(target("boot red"), "TOO_FEW_POINTS BASE-190: held=0, needed=12");
    assert!(!lists(&fishers("turn red"), "red", "claims victory"));
}
