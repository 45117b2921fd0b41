//! What the laws of [`steading_game::laws`] need from the card game: tables of every mode, nonsense of every form, and what is always
//! true.

use rand::{Rng, RngExt};
use steading_game::Seat;
use steading_game::laws::{Breach, Effort, Extent, Lawful, hold};

use crate::Rivals;
use crate::action::{Action, Outcome};
use crate::audit;
use crate::cards::{Card, EventCard, Region, Title};
use crate::frame::Symbol;
use crate::goods::Resource;
use crate::grid::{Column, End, Half, PLACE_COUNT, Place, SITE_COUNT, Site};
use crate::options::{Colour, Mode, Options, TURN_LIMIT};
use crate::setup;
use crate::stacks::{Dealt, Stack};
use crate::state::{State, all_draw_cards};

impl Lawful for Rivals {
    fn any_action(&self, state: &State, seat: Seat, rng: &mut impl Rng) -> Action {
        any_action(self, state, seat, rng)
    }

    fn any_outcome(&self, state: &State, rng: &mut impl Rng) -> Outcome {
        any_outcome(self, state, rng)
    }

    /// Demolition comes to mind as often as there are cards to demolish, which is too often.
    fn is_rash(&self, action: Action) -> bool {
        matches!(action, Action::Demolish(..))
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(self, state)
    }

    fn audit_after(&self, before: &State, state: &State) -> Result<(), String> {
        audit::audit_after(self, before, state)
    }
}

/// Plays random games of a mode and holds them to the laws. The seed is that of the first game; without one, every mode has games
/// of its own.
pub fn hold_mode(mode: Mode, games: u64, seed: Option<u64>) -> Result<Extent, Box<Breach>> {
    let effort = Effort {
        seed: seed.unwrap_or((mode as u64) << 32),
        games,
        threads: 0,
        steps_max: 200_000,
        samples: 1,
        close_every: 400,
        record_every: 10,
    };
    hold::<Rivals>(|rng| any_table(mode, rng), effort)
}

/// Any table of a mode. Half of them play by the official limit of turns (`RIV-340`); short ones end by it.
pub fn any_table(mode: Mode, rng: &mut impl Rng) -> Options {
    let seat = Seat(rng.random_range(0..2));
    Options {
        mode,
        first_colour: one_of([Colour::Red, Colour::Blue], rng),
        first_player: one_of([None, Some(seat)], rng),
        turn_limit: if rng.random_ratio(1, 2) { rng.random_range(1..=200) } else { TURN_LIMIT },
    }
}

// Nonsense.

/// How many forms [`any_action`] chooses from.
const FORMS: u32 = 33;

/// Any well-formed action; cards and places are often plausible ones.
fn any_action(game: &Rivals, state: &State, seat: Seat, rng: &mut impl Rng) -> Action {
    match rng.random_range(0..FORMS) {
        0 => Action::Draw(any_stack(game, rng)),
        1 => Action::Search(any_stack(game, rng)),
        2 => Action::Take(any_card(game, state, seat, rng)),
        3 => Action::PutUnder(any_card(game, state, seat, rng), any_stack(game, rng)),
        4 => Action::Arrange(any_cell(state, seat, rng)),
        5 => Action::Brigitta(one_of([Card::BasicBrigitta, Card::ProgressBrigitta], rng), rng.random_range(1..=6)),
        6 => Action::Reiner,
        7 => Action::Roll,
        8 => any_play(game, state, seat, rng),
        9 => Action::Build(any_card(game, state, seat, rng), any_site(state, seat, rng)),
        10 => Action::BuildOpen(any_face_up(game, state, seat, rng), any_site(state, seat, rng)),
        11 => Action::OpenCache(any_cell(state, seat, rng)),
        12 => Action::LayRoad(any_end(rng)),
        13 => Action::Settle { end: any_end(rng), scout: rng.random() },
        14 => Action::FoundCity(any_site(state, seat, rng).column()),
        15 => Action::Trade { give: any_resource(rng), want: any_resource(rng) },
        16 => Action::ShipTrade { give: any_resource(rng), want: any_resource(rng) },
        17 => any_large_trade(state, seat, rng),
        18 => Action::MintTrade(any_resource(rng)),
        19 => any_spot(game, state, seat, Action::Demolish, rng),
        20 => Action::End,
        21 => Action::Pay(any_place(state, seat, rng)),
        22 => Action::Gain(any_place(state, seat, rng)),
        23 => Action::Name(any_resource(rng)),
        24 => any_spot(game, state, Seat(rng.random_range(0..2)), Action::Choose, rng),
        25 => Action::Under(any_stack(game, rng)),
        26 => Action::LayRegions(one_of(Half::ALL, rng)),
        27 => Action::Pick(any_region(rng)),
        28 => Action::ChoosePlace(any_place(state, seat, rng)),
        29 => Action::Defend,
        30 => Action::PayRiots,
        31 => Action::Sebastian,
        _ => Action::Pass,
    }
}

/// Any well-formed outcome.
fn any_outcome(game: &Rivals, state: &State, rng: &mut impl Rng) -> Outcome {
    match rng.random_range(0..6) {
        0 => Outcome::Deal(Box::new(any_deal(game, rng))),
        1 => Outcome::FirstThrow(rng.random_range(0..=7), rng.random_range(0..=7)),
        2 => {
            let number = rng.random::<bool>().then(|| rng.random_range(0..=7));
            Outcome::Dice(number, rng.random::<bool>().then(|| one_of(Symbol::ALL, rng)))
        }
        3 => Outcome::Event(one_of(EventCard::ALL, rng)),
        4 => {
            Outcome::Region(state.public.regions_left.iter().next().filter(|_| rng.random()).unwrap_or(any_region(rng)))
        }
        _ => Outcome::Defence(rng.random_range(0..=7)),
    }
}

/// The cards dealt into stacks, often with a card too many, too few, or in the wrong stack.
fn any_deal(game: &Rivals, rng: &mut impl Rng) -> Dealt {
    let mut dealt = setup::shuffle(&game.rules, rng);
    let (from, to) = (rng.random_range(0..dealt.0.len()), rng.random_range(0..dealt.0.len()));
    let card = dealt.0[from].pop().filter(|_| rng.random_ratio(3, 4));
    dealt.0[to].extend(card);
    dealt
}

/// A stack of the mode.
fn any_stack(game: &Rivals, rng: &mut impl Rng) -> Stack {
    Stack(rng.random_range(0..game.rules.stacks.len() as u8))
}

/// A card played; those that are played at moments of their own have other forms.
fn any_play(game: &Rivals, state: &State, seat: Seat, rng: &mut impl Rng) -> Action {
    let card = any_card(game, state, seat, rng);
    match card.title() {
        Title::Brigitta => Action::Brigitta(card, rng.random_range(1..=6)),
        Title::Reiner => Action::Reiner,
        Title::Sebastian => Action::Sebastian,
        _ => Action::Play(card),
    }
}

/// A card of the mode, often one that the seat or the other holds, or one on the discard pile; now and then any card at all.
fn any_card(game: &Rivals, state: &State, seat: Seat, rng: &mut impl Rng) -> Card {
    let other = Seat(rng.random_range(0..2));
    let hand = state.hidden.hands[if rng.random_ratio(2, 3) { seat } else { other }.index()];
    let cards = match rng.random_range(0..8) {
        0..4 => hand.as_slice(),
        4 => state.public.discard.as_slice(),
        5 => return one_of(Card::ALL, rng),
        _ => &[],
    };
    if !cards.is_empty() {
        return cards[rng.random_range(0..cards.len())];
    }
    let count = all_draw_cards(&game.rules).count();
    let number = rng.random_range(0..count.max(1));
    all_draw_cards(&game.rules).nth(number).map_or(Card::BasicAbbey, |(card, _)| card)
}

fn any_face_up(game: &Rivals, state: &State, seat: Seat, rng: &mut impl Rng) -> Card {
    let face_up = game.rules.face_up.filter(|_| rng.random_ratio(7, 8));
    face_up.unwrap_or_else(|| any_card(game, state, seat, rng))
}

/// A site, mostly one of the seat.
fn any_site(state: &State, seat: Seat, rng: &mut impl Rng) -> Site {
    let land = state.public.land(seat);
    if rng.random_ratio(1, 8) {
        return Site(rng.random_range(0..SITE_COUNT as u8));
    }
    let number = rng.random_range(0..land.settled.len()) as usize;
    let column = land.settled.iter().nth(number).unwrap_or(Column::FIRST);
    column.site(one_of(Half::ALL, rng))
}

/// A place, mostly one of the seat.
fn any_place(state: &State, seat: Seat, rng: &mut impl Rng) -> Place {
    let places = state.public.land(seat).places();
    if rng.random_ratio(1, 8) {
        return Place(rng.random_range(0..PLACE_COUNT as u8));
    }
    let number = rng.random_range(0..places.len()) as usize;
    places.iter().nth(number).unwrap_or(Place::CACHE)
}

/// A cell for a region, mostly with one of the seat's.
fn any_cell(state: &State, seat: Seat, rng: &mut impl Rng) -> Place {
    Some(any_place(state, seat, rng)).filter(|place| place.is_region()).unwrap_or(Place(0))
}

/// A card on a site, mostly one that lies there.
fn any_spot(
    game: &Rivals,
    state: &State,
    seat: Seat,
    form: impl Fn(Site, Card) -> Action,
    rng: &mut impl Rng,
) -> Action {
    let land = state.public.land(seat);
    let count = land.expansions().count();
    if count == 0 || rng.random_ratio(1, 8) {
        return form(any_site(state, seat, rng), any_card(game, state, seat, rng));
    }
    let number = rng.random_range(0..count);
    land.expansions().nth(number).map_or(Action::Pass, |(site, card)| form(site, card))
}

/// A trade by a Large Trade Ship, mostly by one that is there.
fn any_large_trade(state: &State, seat: Seat, rng: &mut impl Rng) -> Action {
    let ship = state.public.land(seat).sites_of(Title::LargeTradeShip).first().filter(|_| rng.random_ratio(7, 8));
    let site = ship.unwrap_or_else(|| any_site(state, seat, rng));
    Action::LargeShipTrade { site, side: any_end(rng), want: any_resource(rng) }
}

fn any_end(rng: &mut impl Rng) -> End {
    one_of(End::ALL, rng)
}

fn any_resource(rng: &mut impl Rng) -> Resource {
    one_of(Resource::ALL, rng)
}

fn any_region(rng: &mut impl Rng) -> Region {
    one_of(Region::ALL, rng)
}

/// One of the choices, each equally likely.
fn one_of<T: Copy, const N: usize>(choices: [T; N], rng: &mut impl Rng) -> T {
    choices[rng.random_range(0..N)]
}
