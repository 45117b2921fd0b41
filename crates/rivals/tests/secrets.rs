//! What a view tells and what it hides, over random games: guesses fit the view, and knowledge depends on nothing unseen.

mod support;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use steading_game::laws::Lawful;
use steading_game::{Game, Next, Observer, Seat, Table};
use steading_rivals::Rivals;
use steading_rivals::action::Action;
use steading_rivals::audit::audit;
use steading_rivals::cards::{Card, Set};
use steading_rivals::event::Event;
use steading_rivals::frame::Frame;
use steading_rivals::hidden::{Knowledge, other};
use steading_rivals::options::{Mode, Options};
use steading_rivals::stacks::Stack;
use steading_rivals::state::State;
use steading_rivals::text::frames;
use steading_rivals::view::View;
use support::*;

/// Plays random games of a mode and looks at every position in which somebody has to choose.
fn each_choice(mode: Mode, games: u64, mut look: impl FnMut(&Rivals, &State, Seat, &mut SmallRng)) {
    let game = Rivals::new(Options { mode, turn_limit: 120, ..Options::default() }).expect("sound options");
    let mut actions = Vec::new();
    for seed in 0..games {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut state = game.start();
        loop {
            match game.next(&state) {
                Next::Over => break,
                Next::Chance => {
                    let outcome = game.sample(&state, &mut rng);
                    game.resolve(&mut state, &outcome, &mut ());
                }
                Next::Seats(seats) => {
                    let seat = seats.lowest().expect("somebody is waited for");
                    look(&game, &state, seat, &mut rng);
                    actions.clear();
                    game.actions(&state, seat, &mut actions);
                    if actions.len() > 1 && rng.random_ratio(15, 16) {
                        actions.retain(|&action| !game.is_rash(action));
                    }
                    game.apply(&mut state, seat, actions[rng.random_range(0..actions.len())], &mut ());
                }
            }
            if let Err(complaint) = audit(&game, &state) {
                panic!("{mode:?} {seed}: {complaint}\n{state:?}");
            }
        }
    }
}

/// The position after an action, and what the observer hears of it.
fn outcome(game: &Rivals, state: &State, seat: Seat, action: Action, observer: Observer) -> (State, Vec<Event>) {
    let (mut state, mut events) = (state.clone(), Vec::new());
    game.apply(&mut state, seat, action, &mut events);
    (state, events.iter().filter_map(|event| event.redacted(observer)).collect())
}

/// Whether two actions may look the same to others: they differ in a card that nobody else sees.
fn may_look_alike(frame: Frame, one: Action, two: Action) -> bool {
    match (one, two) {
        (Action::Take(_), Action::Take(_)) => matches!(frame, Frame::TakeFrom(..)),
        (Action::PutUnder(..), Action::PutUnder(..)) => true,
        _ => one == two,
    }
}

/// Whatever a seat does in one of two worlds that look the same to the other seat: if it sounds the same, it looks the same
/// afterwards. So nothing that a seat knows, or is shown of the game, depends on what it cannot see.
fn worlds_stay_alike(mode: Mode, games: u64) {
    let (mut pairs, mut different) = (0u64, 0u64);
    each_choice(mode, games, |game, state, seat, rng| {
        for observer in [Observer::Seat(other(seat)), Observer::Public] {
            let view = game.view(state, observer);
            let guess = game.guess(&view, rng);
            assert_eq!(game.view(&guess, observer), view);
            if let Err(complaint) = audit(game, &guess) {
                panic!("{complaint}\n{state:?}\n{guess:?}");
            }
            if !rng.random_ratio(1, 10) {
                continue;
            }
            let (mut truly, mut maybe) = (Vec::new(), Vec::new());
            game.actions(state, seat, &mut truly);
            game.actions(&guess, seat, &mut maybe);
            let frame = state.public.frames.top();
            for &one in &truly {
                for &two in maybe.iter().filter(|&&two| may_look_alike(frame, one, two)) {
                    let (state, heard) = outcome(game, state, seat, one, observer);
                    let (guess, otherwise) = outcome(game, &guess, seat, two, observer);
                    let (view, guessed) = (game.view(&state, observer), game.view(&guess, observer));
                    let is_shown =
                        heard.iter().any(|event| matches!(event, Event::SawHand(seer) if observer.is(*seer)));
                    if heard == otherwise && view.hand == guessed.hand && !is_shown {
                        pairs += 1;
                        different += u64::from(one != two);
                        assert_eq!(view, guessed, "{observer:?} at {frame:?}: {one:?} and {two:?} in\n{state:?}");
                    }
                }
            }
        }
    });
    assert!(pairs > 20_000 && different > 10_000, "{mode:?}: {pairs} pairs, {different} of different actions");
}

/// Also: RIV-312.
#[test]
fn riv_278_worlds_that_look_alike_stay_alike() {
    for mode in Mode::ALL {
        worlds_stay_alike(mode, 25);
    }
}

// What a view shows.

fn view(table: &Table<Rivals>, name: &str) -> View {
    let observer = if name == "public" { Observer::Public } else { Observer::Seat(seat(table, name)) };
    table.game().view(table.state(), observer)
}

/// What the observer thinks that the game waits for.
fn seen_frame(table: &Table<Rivals>, name: &str) -> String {
    frames::write(table.game(), view(table, name).public.frames.top())
}

/// Many guesses of what the observer sees.
fn guesses(table: &Table<Rivals>, name: &str) -> Vec<State> {
    let mut rng = SmallRng::seed_from_u64(1);
    let view = view(table, name);
    (0..200).map(|_| table.game().guess(&view, &mut rng)).collect()
}

/// How the guesses differ in what the function looks at: each answer with how often it came, in the order of the answers.
fn spread<T: Ord>(guesses: &[State], look: impl Fn(&State) -> T) -> Vec<(T, usize)> {
    let mut answers = std::collections::BTreeMap::new();
    guesses.iter().for_each(|guess| *answers.entry(look(guess)).or_default() += 1);
    answers.into_iter().collect()
}

const HANDS: &str = "
    option mode gold
    red hand abbey, mint
    blue hand inga, scout, reiner
    stack B1 austin, osmund
    red knows B1 2
    red knows hand scout
";

#[test]
fn riv_278_a_view_holds_the_own_hand_and_the_backs_of_the_other() {
    let table = table(HANDS);
    let red = view(&table, "red");
    assert_eq!(red.hand.as_slice(), [card("abbey"), card("mint")]);
    assert_eq!(red.backs, [[1, 1, 0, 0], [2, 1, 0, 0]]);
    let (known, unknown) = (red.stacks[0].as_slice(), red.stacks[1].as_slice());
    assert_eq!(known, [Some(card("osmund")), None]);
    assert!(unknown.len() > 10 && unknown.iter().all(Option::is_none));
    let text = serde_json::to_string(&red).expect("views can be written");
    assert!(!text.contains("basic-inga") && !text.contains("gold-reiner"), "{text}");
    assert!(!text.contains("basic-austin"), "{text}");
}

#[test]
fn riv_278_spectators_see_no_hand_and_know_nothing() {
    let public = view(&table(HANDS), "public");
    assert!(public.hand.is_empty() && public.knowledge == [Knowledge::default(); 2]);
    assert_eq!(public.backs, [[1, 1, 0, 0], [2, 1, 0, 0]]);
    assert!(public.stacks.iter().all(|stack| stack.as_slice().iter().all(Option::is_none)));
    assert_eq!(public, view(&table(&HANDS.replace("abbey, mint", "harald, merchant")), "public"));
}

#[test]
fn riv_310_only_its_owner_sees_that_sebastian_waits() {
    let table = table("option mode turmoil\nturn red 5\nblue hand sebastian, abbey\nblue waits sebastian");
    assert!(view(&table, "blue").sebastian_waits);
    assert!(!view(&table, "red").sebastian_waits && !view(&table, "public").sebastian_waits);
    let waits = spread(&guesses(&table, "red"), |guess| {
        (guess.hidden.hands[1].contains(card("sebastian")), guess.hidden.sebastian_waits[1])
    });
    let kinds: Vec<(bool, bool)> = waits.into_iter().map(|(kind, _)| kind).collect();
    assert_eq!(kinds, [(false, false), (true, false), (true, true)]);
}

// The veil.

/// Red has the strength advantage; blue has two or three buildings, or as many as are added.
const STRUCK: &str = "
    option mode turmoil
    phase before-roll
    red places candamir (1,+1)
    blue places abbey (-1,+1)
    blue places storehouse (1,+1)
";

fn struck(lines: &str, event: &str) -> Table<Rivals> {
    after(&format!("{STRUCK}{lines}"), &format!("red rolls 3 event; event {event}"))
}

fn is_sebastian_asked(guess: &State) -> bool {
    matches!(guess.public.frames.top(), Frame::Sebastian(..))
}

fn holds_sebastian(guess: &State) -> bool {
    guess.hidden.hands[1].contains(card("sebastian"))
}

/// Also: RIV-210.
#[test]
fn riv_278_whether_sebastian_is_asked_about_stays_hidden_at_a_feud() {
    let (asked, plain) =
        (struck("blue hand sebastian, inga", "basic-feud"), struck("blue hand archer, inga", "basic-feud"));
    assert_eq!((waits_for(&asked).as_str(), waits_for(&plain).as_str()), ("sebastian blue feud", "feud-return blue"));
    for name in ["red", "public"] {
        assert_eq!(view(&asked, name), view(&plain, name));
        assert_eq!(seen_frame(&asked, name), "veiled blue feud");
    }
    assert_eq!((seen_frame(&asked, "blue"), seen_frame(&plain, "blue")), (waits_for(&asked), waits_for(&plain)));
    // Red cannot tell from refusals either.
    assert_eq!(refusal(&asked, "red ends actions"), refusal(&plain, "red ends actions"));
    // When blue keeps him, red's view stays as it was.
    let mut kept = asked.clone();
    play(&mut kept, "blue passes");
    assert_eq!(view(&kept, "red"), view(&asked, "red"));
    let all = guesses(&asked, "red");
    assert!(all.iter().any(is_sebastian_asked) && all.iter().any(|guess| !is_sebastian_asked(guess)));
    assert!(all.iter().all(|guess| holds_sebastian(guess) || !is_sebastian_asked(guess)));
}

#[test]
fn riv_278_a_veil_that_can_only_mean_sebastian_is_lifted_in_guesses() {
    let four = "blue places marketplace (-1,-1)\nblue places toll-bridge (1,-1)\nblue hand sebastian, archer";
    let one = "blue hand sebastian, archer";
    let tables = [
        struck(four, "basic-feud"),
        struck("blue hand sebastian, archer", "basic-fraternal-feuds"),
        after(&STRUCK.replace("blue places storehouse (1,+1)", one), "red rolls 3 event; event basic-feud"),
    ];
    for table in tables {
        for name in ["red", "public"] {
            assert!(seen_frame(&table, name).starts_with("veiled blue"), "{}", seen_frame(&table, name));
            let guesses = guesses(&table, name);
            assert!(guesses.iter().all(|guess| is_sebastian_asked(guess) && holds_sebastian(guess)));
        }
    }
}

#[test]
fn riv_278_named_buildings_or_a_discarded_sebastian_need_no_veil() {
    let four = "blue places marketplace (-1,-1)\nblue places toll-bridge (1,-1)\nblue hand archer";
    let mut named = struck(four, "basic-feud");
    assert_eq!(seen_frame(&named, "blue"), "feud-name red 3");
    play(
        &mut named,
        "red chooses abbey at (-1,+1); red chooses storehouse at (1,+1); red chooses marketplace at (-1,-1)",
    );
    assert_eq!(seen_frame(&named, "red"), "feud-return blue");
    let discarded = struck("discard sebastian\nblue hand archer", "basic-feud");
    assert_eq!(seen_frame(&discarded, "red"), "feud-return blue");
    let gold = after(&STRUCK.replace("turmoil", "gold"), "red rolls 3 event; event basic-feud");
    assert_eq!(seen_frame(&gold, "red"), "feud-return blue");
}

/// Also: RIV-312.
#[test]
fn riv_278_the_card_set_aside_at_fraternal_feuds_is_the_holders_secret() {
    let hand = "blue hand inga, abbey, archer";
    let first = |choice: &str| {
        let mut table = struck(hand, "basic-fraternal-feuds");
        play(&mut table, choice);
        table
    };
    let (one, other) = (first("red puts inga under B1"), first("red puts archer under T2"));
    assert_eq!(waits_for(&one), "fraternal-second red inga B1");
    for name in ["blue", "public"] {
        assert_eq!(view(&one, name), view(&other, name));
        assert_eq!(seen_frame(&one, name), "fraternal red 1");
        let choices = spread(&guesses(&one, name), |guess| format!("{:?}", guess.public.frames.top()));
        assert!(
            choices.len() > 6 && choices.iter().all(|(choice, _)| choice.starts_with("FraternalSecond")),
            "{choices:?}"
        );
    }
    assert_eq!(seen_frame(&one, "red"), "fraternal-second red inga B1");
}

// Guesses.

#[test]
fn riv_278_guesses_keep_to_what_is_known() {
    let table = table(HANDS);
    let guesses = guesses(&table, "red");
    for guess in &guesses {
        let hidden = &guess.hidden;
        assert_eq!(hidden.hands[0], table.state().hidden.hands[0]);
        assert!(hidden.hands[1].contains(card("scout")) && hidden.hands[1].len() == 3);
        assert_eq!(hidden.hands[1].count_of(Set::Gold), 1);
        assert_eq!(hidden.stacks[0].as_slice()[0], card("osmund"));
    }
    // All that is not known comes up.
    assert!(spread(&guesses, |guess| guess.hidden.hands[1].as_slice().to_vec()).len() > 50);
    assert!(spread(&guesses, |guess| guess.hidden.stacks[0].as_slice()[1]).len() > 10);
}

#[test]
fn riv_312_guesses_lay_two_cards_in_either_order() {
    let table = after(
        &format!("{STRUCK}blue hand inga, abbey, archer\nstack B1 harald\nstack B2 osmund"),
        "red rolls 3 event; event basic-fraternal-feuds; red puts inga under B1; red puts abbey under B2",
    );
    let orders = spread(&guesses(&table, "blue"), |guess| [0, 1].map(|stack| guess.hidden.stacks[stack].as_slice()[0]));
    let cards: Vec<[Card; 2]> = orders.iter().map(|&(cards, _)| cards).collect();
    assert_eq!(cards, [[card("abbey"), card("inga")], [card("inga"), card("abbey")]]);
    assert!(orders.iter().all(|&(_, count)| count > 60), "{orders:?}");
}

#[test]
fn riv_278_guesses_leave_loose_cards_in_the_hand_or_at_marked_places() {
    let position = "
        phase exchange
        red hand abbey, scout, inga
        stack B1 harald
        blue knows hand inga
    ";
    let table = after(position, "red puts abbey under B1");
    let guesses = guesses(&table, "blue");
    let places = spread(&guesses, |guess| {
        (guess.hidden.hands[0].contains(card("inga")), guess.hidden.stacks[0].as_slice()[0] == card("inga"))
    });
    let kinds: Vec<(bool, bool)> = places.iter().map(|&(kind, _)| kind).collect();
    assert_eq!(kinds, [(false, true), (true, false)]);
}

// Events.

#[test]
fn riv_278_hidden_parts_of_events_are_told_to_those_concerned() {
    let [red, blue] = [Seat(0), Seat(1)];
    let inga = Some(card("inga"));
    let (to_red, to_blue) = (Observer::Seat(red), Observer::Seat(blue));
    for (event, bare) in [
        (Event::Drew(red, Stack(0), inga), Event::Drew(red, Stack(0), None)),
        (Event::TookFrom(red, Stack(0), inga), Event::TookFrom(red, Stack(0), None)),
        (Event::PutUnder(red, Stack(0), inga), Event::PutUnder(red, Stack(0), None)),
        (Event::PutVictimsUnder(red, Stack(0), inga), Event::PutVictimsUnder(red, Stack(0), None)),
    ] {
        assert_eq!(event.redacted(to_red), Some(event));
        assert_eq!((event.redacted(to_blue), event.redacted(Observer::Public)), (Some(bare), Some(bare)));
    }
    let stolen = Event::Stole(red, inga);
    assert_eq!((stolen.redacted(to_red), stolen.redacted(to_blue)), (Some(stolen), Some(stolen)));
    assert_eq!(stolen.redacted(Observer::Public), Some(Event::Stole(red, None)));
    let kept = Event::KeptSebastian(blue);
    assert_eq!(
        (kept.redacted(to_blue), kept.redacted(to_red), kept.redacted(Observer::Public)),
        (Some(kept), None, None)
    );
}
