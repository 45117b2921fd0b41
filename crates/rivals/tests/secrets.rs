//! What a view tells and what it hides, over random games: guesses fit the view, and knowledge depends on nothing unseen.

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use steading_game::{Game, Next, Observer, Seat};
use steading_rivals::Rivals;
use steading_rivals::action::Action;
use steading_rivals::audit::audit;
use steading_rivals::event::Event;
use steading_rivals::frame::Frame;
use steading_rivals::hidden::other;
use steading_rivals::options::{Mode, Options};
use steading_rivals::state::State;

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
fn after(game: &Rivals, state: &State, seat: Seat, action: Action, observer: Observer) -> (State, Vec<Event>) {
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
                    let (state, heard) = after(game, state, seat, one, observer);
                    let (guess, otherwise) = after(game, &guess, seat, two, observer);
                    let (view, guessed) = (game.view(&state, observer), game.view(&guess, observer));
                    if heard == otherwise && view.hand == guessed.hand {
                        pairs += 1;
                        different += u64::from(one != two);
                        assert_eq!(view, guessed, "{observer:?} at {frame:?}: {one:?} and {two:?} in\n{state:?}");
                    }
                }
            }
        }
    });
    eprintln!("{mode:?}: {pairs} {different}");
    assert!(pairs > 1000 && different > 100, "{pairs} pairs, {different} of different actions");
}

/// Also: RIV-312.
#[test]
fn riv_278_worlds_that_look_alike_stay_alike() {
    for mode in Mode::ALL {
        worlds_stay_alike(mode, 20);
    }
}
