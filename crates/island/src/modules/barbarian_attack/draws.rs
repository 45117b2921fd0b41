//! What chance does in Barbarian Attack: the card that is drawn, the throws of landings and lots, and the die of losses.

use rand::{Rng, RngExt};
use steading_game::{Journal, Syntax};

use super::{Card, Frame, Outcome, battle, cards, landing, lots, rng_below, text};
use crate::Island;
use crate::action::Outcome as AnyOutcome;
use crate::event::Event as AnyEvent;
use crate::laws;
use crate::modules::parts::Draw;
use crate::state::State;

impl Draw for Outcome {
    type Frame = Frame;

    fn outcomes(game: &Island, state: &State, frame: Frame, out: &mut Vec<(AnyOutcome, u32)>) {
        let throws = || (1..=6).flat_map(|first| (1..=6).map(move |second| (first, second)));
        match frame {
            Frame::Draw => out.extend(Card::ALL.into_iter().filter_map(|card| {
                let count = cards::left(&state.public.modules.barbarian_attack).count(card);
                (count > 0).then_some((Outcome::Card(card).into(), u32::from(count)))
            })),
            Frame::Landing(_) => {
                out.extend(throws().map(|(first, second)| (Outcome::Landing(first, second).into(), 1)));
            }
            Frame::Lots(lots) => {
                let seat = lots.next(game, state);
                out.extend(throws().map(|(first, second)| (Outcome::Lots(seat, first, second).into(), 1)));
            }
            Frame::Losses(_) => out.extend((1..=6).map(|die| (Outcome::Losses(die).into(), 1))),
            Frame::Raid
            | Frame::Muster(_)
            | Frame::MusterForeign
            | Frame::Intrigue
            | Frame::Treason(_)
            | Frame::March
            | Frame::MarchForeign
            | Frame::Expel(_) => {}
        }
    }

    fn sample(game: &Island, state: &State, frame: Frame, rng: &mut impl Rng) -> Outcome {
        let throw = |rng: &mut _| {
            let throw = rng_below(rng, 36) as u8;
            (throw / 6 + 1, throw % 6 + 1)
        };
        match frame {
            Frame::Draw => {
                let deck = cards::left(&state.public.modules.barbarian_attack);
                Outcome::Card(deck.nth(rng_below(rng, deck.total().into()) as u8))
            }
            Frame::Lots(lots) => {
                let (first, second) = throw(rng);
                Outcome::Lots(lots.next(game, state), first, second)
            }
            Frame::Losses(_) => Outcome::Losses(rng_below(rng, 6) as u8 + 1),
            Frame::Landing(_)
            | Frame::Raid
            | Frame::Muster(_)
            | Frame::MusterForeign
            | Frame::Intrigue
            | Frame::Treason(_)
            | Frame::March
            | Frame::MarchForeign
            | Frame::Expel(_) => {
                let (first, second) = throw(rng);
                Outcome::Landing(first, second)
            }
        }
    }

    fn resolve(self, game: &Island, state: &mut State, frame: Frame, journal: &mut impl Journal<AnyEvent>) {
        match (self, frame) {
            (Outcome::Card(card), Frame::Draw) => cards::drawn(game, state, card, journal),
            (Outcome::Landing(first, second), Frame::Landing(numbers)) => {
                landing::thrown(game, state, numbers, (first, second), journal);
            }
            (Outcome::Lots(seat, first, second), Frame::Lots(lots)) => {
                lots::thrown(game, state, lots, seat, (first, second), journal);
            }
            (Outcome::Losses(die), Frame::Losses(hex)) => battle::lose(game, state, hex, die, journal),
            _ => debug_assert!(false, "this is not what chance is asked for"),
        }
    }

    const WORDS: &'static [&'static str] = &["card", "landing", "lots", "losses"];

    fn write(self, game: &Island) -> String {
        text::write_outcome(game, self)
    }

    fn parse(game: &Island, words: &[&str]) -> Option<Result<Outcome, Syntax>> {
        text::parse_outcome(game, words)
    }

    fn any(game: &Island, _: &State, rng: &mut impl Rng) -> Self {
        let mut die = || rng.random_range(1..=6);
        let (first, second) = (die(), die());
        match rng.random_range(0..4) {
            0 => Outcome::Card(Card::ALL[rng_below(rng, Card::ALL.len() as u32) as usize]),
            1 => Outcome::Landing(first, second),
            2 => Outcome::Lots(laws::any_seat(game, rng), first, second),
            _ => Outcome::Losses(first),
        }
    }
}
