//! The turn (section 1.6): whose it is, which step it is in, and how it passes on.

use steading_game::{Journal, Seat};

use crate::Island;
use crate::action::Action;
use crate::base::{development, domestic, founding, production, robber, seven, victory};
use crate::cards::{Cards, DevCards};
use crate::event::Event;
use crate::frame::{Frame, Frames};
use crate::hooks;
use crate::illegal::{About, Code, Detail, Illegal, Owed, Stage, refuse};
use crate::modules::event_cards;
use crate::rule;
use crate::rules::{Deck, Founded, Numbers};
use crate::state::{State, at};

/// The first four questions of `BASE-229`: is the game over, is it the seat's turn, does somebody owe something, is it the right
/// step? Place rules, pieces and prices come after them, in the chapters.
pub fn check_order(game: &Island, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    if let Some(winner) = state.public.winner {
        let detail = Detail::Winner(winner, victory::total(state, winner));
        return refuse(Code::GameOver, rule::BASE_225, detail);
    }
    let top = state.public.frames.top();
    if matches!(top, Frame::OpeningDice(_) | Frame::OpeningDraw) {
        return refuse(Code::WrongPhase, rule::BASE_060, Detail::Stage(Stage::Opening));
    }
    check_in_play(game, action)?;
    if !game.seats.contains(seat) || (seat != state.public.turn && is_for_player_on_turn(action)) {
        return refuse(Code::NotYourTurn, rule::BASE_231, Detail::Turn(state.public.turn));
    }
    if let Some((debtor, owed)) = owed_before(game, state, top, action) {
        let (code, rule) = match top {
            Frame::Module(frame) => frame.pending(),
            _ => (Code::ActionPending, rule::BASE_069),
        };
        return refuse(code, rule, Detail::Owes(debtor, owed));
    }
    check_step(game, state, top, action)
}

/// `COMBO-009`: the table plays the module that the action belongs to, and with the cards that it names. `CK-370`: where nothing is
/// bought blind, there are no development cards.
fn check_in_play(game: &Island, action: Action) -> Result<(), Illegal> {
    if game.rules.deck == Deck::Nothing && development::is_about_cards(action) {
        return refuse(Code::NotInPlay, rule::CK_370, Detail::Why("development-cards", About::Nothing));
    }
    // `BARB-160`: where cards are carried out at once, none is ever held and played.
    let is_play = development::is_about_cards(action) && !matches!(action, Action::BuyCard);
    if matches!(game.rules.deck, Deck::AtOnce(_)) && is_play {
        return refuse(Code::NotInPlay, rule::BARB_003, Detail::Why("development-cards", About::Nothing));
    }
    if let Some(card) = development::played_card(action)
        && game.rules.deck == Deck::Traders
        && game.rules.deck.cards().count(card) == 0
    {
        return refuse(Code::NotInPlay, rule::TRADE_003, Detail::Card(card));
    }
    if matches!(action, Action::MoveRobber(_) | Action::Rob(_)) {
        robber::check_in_play(game)?;
    }
    let unplayed = match action {
        Action::Module(action) => action.unplayed(game).map(Detail::Unplayed),
        Action::Offer { gold, .. } if gold.is_some() && game.rules.gold.is_none() => Some(Detail::Unplayed("gold")),
        _ => {
            let foreign = named_cards(action) - named_cards(action).among(game.rules.goods);
            foreign.kinds().next().map(|kind| Detail::Why("foreign-cards", About::Good(kind)))
        }
    };
    unplayed.map_or(Ok(()), |detail| refuse(Code::NotInPlay, rule::COMBO_009, detail))
}

/// The cards that an action names, whoever holds them.
fn named_cards(action: Action) -> Cards {
    match action {
        Action::DiscardOne(kind) | Action::PlayMonopoly(kind) => Cards::one(kind),
        Action::Discard(cards) => cards,
        Action::Offer { give, want, .. } => give.either(want),
        Action::BankTrade { give, want } => give.either(Cards::one(want)),
        Action::PlayYearOfPlenty(first, second) => [Some(first), second].into_iter().flatten().collect(),
        _ => Cards::NONE,
    }
}

/// Whether only the player on turn may do this. Discards and trade answers come from anybody.
fn is_for_player_on_turn(action: Action) -> bool {
    match action {
        Action::DiscardOne(_)
        | Action::Discard(_)
        | Action::Offer { .. }
        | Action::Accept(_)
        | Action::Decline
        | Action::Withdraw => false,
        Action::Module(action) => action.is_for_player_on_turn(),
        _ => true,
    }
}

/// `BASE-069`: what is owed before this action, and by whom.
fn owed_before(game: &Island, state: &State, top: Frame, action: Action) -> Option<(Seat, Owed)> {
    let turn = state.public.turn;
    match (top, action) {
        (Frame::Discard, Action::DiscardOne(_) | Action::Discard(_))
        | (Frame::MoveRobber, Action::MoveRobber(_))
        | (Frame::Rob, Action::Rob(_))
        | (Frame::FreeRoads(_), Action::BuildRoad(_)) => None,
        (top, Action::Module(action)) if action.answers(top) => None,
        (Frame::Module(frame), action) if frame.permits(action) => None,
        (Frame::Module(frame), _) => Some(frame.owed(game, state)),
        (Frame::Discard, _) => game
            .seats
            .iter()
            .find(|seat| state.public.owed[seat.index()] > 0)
            .map(|seat| (seat, Owed::Discard(state.public.owed[seat.index()]))),
        (Frame::MoveRobber, _) => Some((turn, Owed::RobberMove)),
        (Frame::Rob, _) => Some((turn, Owed::Theft)),
        (Frame::FreeRoads(count), _) => Some((turn, Owed::FreeRoads(count))),
        (Frame::Dice | Frame::Steal(..) | Frame::DrawCard | Frame::Pass | Frame::Effect, _) => {
            Some((turn, Owed::Chance))
        }
        (
            Frame::OpeningDice(_)
            | Frame::OpeningDraw
            | Frame::FoundSettlement(_)
            | Frame::FoundRoad(..)
            | Frame::Turn
            | Frame::Over,
            _,
        ) => None,
    }
}

/// Nobody moves the robber now: something holds it, or nothing has set it free.
fn misses_robber(game: &Island, state: &State) -> Result<(), Illegal> {
    hooks::robber_may_move(game, state)?;
    refuse(Code::WrongPhase, rule::BASE_108, Detail::Why("robber-rests", About::Nothing))
}

/// Whether the action belongs to the present part and step of the game.
fn check_step(game: &Island, state: &State, top: Frame, action: Action) -> Result<(), Illegal> {
    let foreign = |stage| refuse(Code::WrongPhase, rule::BASE_060, Detail::Stage(stage));
    match top {
        Frame::FoundSettlement(step) if !matches!(action, Action::FoundSettlement(_)) => {
            return foreign(match founding::founded_in(game, step) {
                Founded::Settlement => Stage::FoundingSettlement,
                Founded::City => Stage::FoundingCity,
            });
        }
        Frame::FoundRoad(..) if !matches!(action, Action::FoundRoad(_)) => return foreign(Stage::FoundingRoad),
        Frame::FoundSettlement(_) | Frame::FoundRoad(..) => return Ok(()),
        _ => {}
    }
    match action {
        Action::FoundSettlement(_) | Action::FoundRoad(_) => foreign(Stage::Play),
        Action::MoveRobber(_) if top != Frame::MoveRobber => misses_robber(game, state),
        Action::Rob(_) if top != Frame::Rob => misses_robber(game, state),
        Action::Roll if state.public.has_rolled() => {
            refuse(Code::AlreadyRolled, rule::BASE_063, Detail::Rolled(state.public.dice[0], state.public.dice[1]))
        }
        Action::BuildRoad(_) if top != Frame::Turn => Ok(()),
        Action::BuildRoad(_)
        | Action::BuildSettlement(_)
        | Action::BuildCity(_)
        | Action::BuyCard
        | Action::EndTurn => check_rolled(state),
        Action::Offer { .. }
        | Action::Accept(_)
        | Action::Decline
        | Action::Withdraw
        | Action::TradeWith(_)
        | Action::BankTrade { .. } => {
            check_rolled(state)?;
            check_trade_open(game, state)
        }
        Action::Roll
        | Action::DiscardOne(_)
        | Action::Discard(_)
        | Action::MoveRobber(_)
        | Action::Rob(_)
        | Action::PlayKnight
        | Action::PlayRoadBuilding
        | Action::PlayYearOfPlenty(..)
        | Action::PlayMonopoly(_)
        | Action::PlayVictoryPoint
        | Action::ClaimVictory
        | Action::Module(_) => Ok(()),
    }
}

/// `BASE-063`: trading, building and ending come after the roll.
pub fn check_rolled(state: &State) -> Result<(), Illegal> {
    if state.public.has_rolled() { Ok(()) } else { refuse(Code::RollFirst, rule::BASE_063, Detail::None) }
}

/// `BASE-066`: in separate phases building closes trading.
pub fn check_trade_open(game: &Island, state: &State) -> Result<(), Illegal> {
    if is_trade_open(game, state) { Ok(()) } else { refuse(Code::TradeClosed, rule::BASE_066, Detail::None) }
}

/// `BASE-066`, `BASE-067`: whether the player on turn may still trade.
#[inline]
pub fn is_trade_open(game: &Island, state: &State) -> bool {
    !(game.rules.building_closes_trade && state.public.has_built)
}

/// `BASE-066`: something was built or bought.
#[inline]
pub fn mark_built(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) {
    state.public.has_built = true;
    if state.public.trade.is_open {
        domestic::after_building(game, state, journal);
    }
}

/// The player on turn wants the number of the turn.
#[inline(always)]
pub fn roll(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) {
    if game.modules.is_empty() {
        state.public.frames.push(Frame::Dice);
    } else {
        hooks::before_roll(game, state);
        match game.rules.before_number {
            Some(frame) => state.public.frames.push(frame),
            None => draw_number(game, state, journal),
        }
    }
}

/// A number is drawn next.
#[cold]
#[inline(never)]
pub fn draw_number(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) {
    match game.rules.numbers {
        Numbers::TwoDice => state.public.frames.push(Frame::Dice),
        Numbers::EventCards => event_cards::draw(game, state, journal),
    }
}

/// `BASE-081`: the dice fell, and their sum is the number, unless a module has them thrown again.
#[inline(always)]
pub fn rolled(game: &Island, state: &mut State, dice: (u8, u8), journal: &mut impl Journal<Event>) {
    journal.note(Event::Rolled(state.public.turn, dice.0, dice.1));
    let number = dice.0 + dice.1;
    if !game.modules.is_empty() && hooks::repeats_roll(game, state, number) {
        return;
    }
    state.public.frames.pop();
    state.public.dice = [dice.0, dice.1];
    number_came(game, state, number, Yields::Full, journal);
}

/// `BASE-073`, `BASE-090`: what a number brings, whether dice, a card or a player's choice brought it: production with what
/// modules add to it, or a seven. This is said here alone.
#[inline(always)]
pub fn number_came(game: &Island, state: &mut State, number: u8, yields: Yields, journal: &mut impl Journal<Event>) {
    if number == 7 {
        return seven::rolled(game, state);
    }
    let got = match yields {
        Yields::Full => production::produce(game, state, number, journal),
        Yields::Epidemic => production::produce_in_epidemic(game, state, number, journal),
    };
    hooks::after_production(game, state, number, &got, journal);
}

/// How much the land yields this time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Yields {
    /// All it has.
    Full,
    /// A city yields no more than a settlement (`EVENT-025`).
    Epidemic,
}

/// `BASE-071`: the player on turn is done.
#[inline(always)]
pub fn end(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) {
    if state.public.trade.is_open {
        domestic::close(state, journal);
    }
    if game.modules.is_empty() {
        pass(game, state, journal);
    } else {
        // All that is left of this turn is to pass it on, after whatever the modules ask.
        state.public.frames.replace(Frame::Pass);
        hooks::end_of_turn(game, state, journal);
    }
}

/// `BASE-065`: the turn passes to the left, unless it was the last one (`BASE-286`).
pub fn pass(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) {
    if victory::are_turns_used_up(game, state) {
        return victory::decide_by_points(game, state, journal);
    }
    let turn = state.public.turn;
    state.private[at(turn)].new_cards = DevCards::default();
    let next = turn.0 + 1;
    let next = if u32::from(next) == game.seats.len() { 0 } else { next };
    begin(game, state, Seat(next), journal);
}

/// A turn begins with everything fresh.
pub fn begin(game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<Event>) {
    debug_assert!(state.public.frames == Frames::only(Frame::Turn), "a turn begins when everything else is done");
    state.public.turn = seat;
    state.public.dice = [0; 2];
    state.public.card_played = None;
    state.public.has_built = false;
    state.public.turn_count = state.public.turn_count.saturating_add(1);
    journal.note(Event::TurnBegan(seat));
    hooks::turn_over(game, state);
}
