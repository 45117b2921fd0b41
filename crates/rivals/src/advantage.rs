//! Strength and trade advantage (`RIV-037`–`RIV-042`).

use steading_game::{Journal, Seat};

use crate::event::Event;
use crate::state::State;

/// `RIV-037`, `RIV-038`: fewer symbols give no advantage.
const SYMBOLS_MIN: u8 = 3;

/// Who has an advantage with these totals: at least three and strictly more; nobody on a tie (`RIV-041`).
pub fn holder(totals: [u8; 2]) -> Option<Seat> {
    let [first, second] = totals;
    let leader = if first > second { Seat(0) } else { Seat(1) };
    (first != second && totals[leader.index()] >= SYMBOLS_MIN).then_some(leader)
}

/// `RIV-042`: hands the tokens to whoever meets the conditions now. Called after every change of placed cards.
pub fn update(state: &mut State, journal: &mut impl Journal<Event>) {
    let symbols = [0, 1].map(|seat| state.public.lands[seat].symbols());
    let hero = holder(symbols.map(|symbols| symbols.strength));
    if hero != state.public.hero_token {
        state.public.hero_token = hero;
        journal.note(Event::HeroToken(hero));
    }
    let merchant = holder(symbols.map(|symbols| symbols.commerce));
    if merchant != state.public.merchant_token {
        state.public.merchant_token = merchant;
        journal.note(Event::MerchantToken(merchant));
    }
}
