//! What is asked of secrets: that nobody's view, choices or moves depend on what they cannot see.

use super::{Held, Trial, ensure, same_in_json};
use crate::laws::{Law, Lawful};
use crate::{Next, Observer, Seat};

impl<G: Lawful> Trial<G> {
    /// A guess looks the same to the observer, is sound, and allows the observer the same.
    pub(super) fn guess(&mut self, observer: Observer) -> Held {
        let (game, state) = (self.table.game(), self.table.state());
        let view = game.view(state, observer);
        let guess = game.guess(&view, &mut self.rng);
        self.extent.guesses += 1;
        self.extent.surprises += u64::from(guess != *state);
        let seen = game.view(&guess, observer);
        ensure(seen == view, Law::Views, || {
            format!("{observer:?} sees {view:?} and guesses what would look like {seen:?}")
        })?;
        same_in_json(&view, |read| game.complete_view(read))?;
        game.audit(&guess)
            .map_err(|complaint| (Law::Views, format!("the guess of {observer:?} is unsound: {complaint}")))?;
        let (next, guessed) = (game.next(state), game.next(&guess));
        ensure(next == guessed, Law::Views, || {
            format!("the game waits for {next:?}, in the guess of {observer:?} for {guessed:?}")
        })?;
        let Observer::Seat(seat) = observer else { return Ok(()) };
        let place = self.seats.iter().position(|&other| other == seat).unwrap_or(0);
        let mut list = Vec::new();
        game.actions(&guess, seat, &mut list);
        ensure(list == self.listed[place], Law::Secrets, || {
            format!("{seat} may do {:?}, but {list:?} if hidden cards lay otherwise", self.listed[place])
        })?;
        let (default, otherwise) = (game.default_action(state, seat), game.default_action(&guess, seat));
        ensure(default == otherwise, Law::Secrets, || {
            format!("{default:?} is done for {seat} by default, but {otherwise:?} if hidden cards lay otherwise")
        })?;
        let extra = (0..self.effort.samples).map(|_| game.any_action(state, seat, &mut self.rng)).collect::<Vec<_>>();
        let mut quiet = 0;
        let sampled = self.sampled.iter().map(|&(_, action)| action).chain(extra);
        for action in list.iter().copied().chain(sampled) {
            let (answer, otherwise) = (game.check(state, seat, action), game.check(&guess, seat, action));
            ensure(answer == otherwise, Law::Secrets, || {
                format!("{seat}: {action:?} is answered {answer:?}, but {otherwise:?} if hidden cards lay otherwise")
            })?;
            if answer.is_ok() {
                quiet += u64::from(self.is_quiet(&guess, seat, action)?);
            }
        }
        self.extent.quiet += quiet;
        Ok(())
    }

    /// An action that reveals nothing leads to what looks the same to the seat and to the public, and is told to the seat in the same
    /// words, had the hidden cards lain as in this guess. Answers whether it is such an action. Chance and the end of a game always show
    /// something, whatever led to them.
    fn is_quiet(&self, guess: &G::State, seat: Seat, action: G::Action) -> Result<bool, (Law, String)> {
        let game = self.table.game();
        let carry_out = |before: &G::State| {
            let (mut state, mut events) = (before.clone(), Vec::new());
            game.apply(&mut state, seat, action, &mut events);
            let heard: Vec<_> = events.iter().filter_map(|event| game.redact(event, Observer::Seat(seat))).collect();
            (state, heard)
        };
        let (after, heard) = carry_out(self.table.state());
        let is_calm = matches!(game.next(&after), Next::Seats(_));
        if !is_calm || game.reveals(self.table.state(), &after, seat, action) {
            return Ok(false);
        }
        let (otherwise, heard_otherwise) = carry_out(guess);
        for observer in [Observer::Seat(seat), Observer::Public] {
            let (seen, other) = (game.view(&after, observer), game.view(&otherwise, observer));
            ensure(seen == other, Law::Reveals, || {
                format!(
                    "{seat}: {action:?} shows {seen:?} to {observer:?}, but {other:?} if hidden cards lay otherwise"
                )
            })?;
        }
        ensure(heard == heard_otherwise, Law::Reveals, || {
            format!("{seat}: {action:?} is told as {heard:?}, but as {heard_otherwise:?} if hidden cards lay otherwise")
        })?;
        Ok(true)
    }
}
