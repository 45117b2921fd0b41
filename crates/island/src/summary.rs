//! A game that was played, in figures: where points come from, what rolls gave, what was traded and lost.

use steading_game::{Entry, PointSource, Seat, Tally, mean_production};

use crate::Island;
use crate::action::Action;
use crate::cards::DevCard;
use crate::event::Event;
use crate::frame::Frame;
use crate::hooks;
use crate::rules::{AWARD_POINTS, Deck};
use crate::state::{State, at};

/// What the seat has points for, hidden cards included; only what it has any of.
pub fn sources(game: &Island, state: &State, seat: Seat) -> Vec<PointSource> {
    let (public, index) = (&state.public, at(seat));
    let each = |name, count: u32, worth: i8| {
        let points = count as i16 * i16::from(worth);
        PointSource { name, count, points, is_hidden: false }
    };
    let award = |name, holder: Option<Seat>| each(name, u32::from(holder == Some(seat)), AWARD_POINTS);
    let point_cards = state.private[index].cards.count(DevCard::VictoryPoint);
    let base = [
        each("settlements", public.settlements[index].len(), 1),
        each("cities", public.cities[index].len(), 2),
        award("longest_road", public.longest_road),
        award("largest_army", public.largest_army),
        PointSource { is_hidden: true, ..each("point_cards", point_cards.into(), 1) },
    ];
    base.into_iter().chain(hooks::sources(game, state, seat)).filter(|source| source.count > 0).collect()
}

/// Trades with the bank, for cards or for what a module pays with.
pub const TRADES_BANK: &str = "trades_bank";

/// The figures of every game, counted or not.
const FIGURES: [&str; 5] = ["trades_players", TRADES_BANK, "sevens", "cards_lost", "cards_stolen"];
/// Those of games with development cards.
const FIGURES_OF_DECK: [&str; 2] = ["cards_bought", "knights_played"];

/// Counts what an entry brought, given the position before it and the events that came of it.
pub fn tally(game: &Island, before: &State, entry: &Entry<Island>, events: &[Event], tally: &mut Tally) {
    FIGURES.iter().for_each(|figure| tally.add(figure, 0));
    if game.rules.deck != Deck::Nothing {
        FIGURES_OF_DECK.iter().for_each(|figure| tally.add(figure, 0));
    }
    if is_roll(before) {
        let mean = mean_production(game, before, awaits_production, |_, entry, events, out| {
            produced(entry, events, out);
        });
        tally.expect(&mean);
    }
    produced(entry, events, &mut tally.produced);
    events.iter().for_each(|event| count(event, tally));
}

fn count(event: &Event, tally: &mut Tally) {
    match *event {
        Event::Rolled(_, first, second) => count_roll(first + second, tally),
        Event::Traded { .. } => tally.add("trades_players", 1),
        Event::BankTraded(..) => tally.add(TRADES_BANK, 1),
        Event::Discarded(_, cards) => tally.add("cards_lost", u32::from(cards.total())),
        Event::Stole { .. } => tally.add("cards_stolen", 1),
        Event::Bought(..) => tally.add("cards_bought", 1),
        Event::Played(_, DevCard::Knight) => tally.add("knights_played", 1),
        Event::Module(event) => event.count(tally),
        _ => {}
    }
}

/// Counts a number of a turn.
pub fn count_roll(sum: u8, tally: &mut Tally) {
    tally.add_roll(sum);
    tally.add("sevens", u32::from(sum == 7));
}

/// Whether chance draws the number of a turn next, with dice or in a module.
fn is_roll(state: &State) -> bool {
    match state.public.frames.top() {
        Frame::Dice => true,
        Frame::Module(frame) => frame.is_number(),
        _ => false,
    }
}

/// Whether a number has not produced yet, since a module asks somebody something first.
fn awaits_production(state: &State) -> bool {
    let is_production = |frame: Frame| matches!(frame, Frame::Module(frame) if frame.is_production());
    state.public.frames.iter().any(is_production)
}

/// Adds the cards that numbers gave by an entry: all cards from the bank, those aside that the action itself takes, which come first.
fn produced(entry: &Entry<Island>, events: &[Event], out: &mut [u32]) {
    let own = usize::from(entry.action().is_some_and(|(_, action)| takes_from_bank(action)));
    let gains = events.iter().filter_map(|event| match event {
        Event::Gained(seat, cards) => Some((seat, cards)),
        _ => None,
    });
    for (seat, cards) in gains.skip(own) {
        if let Some(sum) = out.get_mut(seat.index()) {
            *sum += u32::from(cards.total());
        }
    }
}

/// Whether the action itself takes cards from the bank that are no production. A founding settlement may: what comes with it is all its
/// own.
fn takes_from_bank(action: Action) -> bool {
    match action {
        Action::FoundSettlement(_) | Action::PlayYearOfPlenty(..) => true,
        Action::Module(action) => action.takes_from_bank(),
        _ => false,
    }
}
