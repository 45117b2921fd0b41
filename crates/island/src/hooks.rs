//! Hooks: what modules add at a step of the base rules.
//!
//! [`Hooks`] lists the steps; a module implements those that it has something to do at, in its own folder. The functions below only
//! route: they ask the modules in play, in rulebook order, and put their answers together. The table of steps and modules stands in
//! `ARCHITECTURE.md`. Hooks of the hot path ask first whether there is any module at all; calls of modules that have nothing to do at
//! a step vanish.

#[cfg(test)]
pub(crate) mod made_up;
#[cfg(test)]
mod tests;

use steading_game::{Journal, PointSource, RuleId, Seat};

use crate::Island;
use crate::action::Action;
use crate::cards::{Cards, GoodSet};
use crate::event::{Built, Event};
use crate::illegal::{Detail, Illegal};
use crate::modules::each;
use crate::places::{Edge, EdgeSet, Hex, HexSet, Vertex, VertexSet};
use crate::state::{Public, SEATS, State, at};
use crate::ways::Way;

/// Whether the robber may be moved.
pub type RobberVeto = fn(&State) -> Result<(), Illegal>;
/// Whether the robber may stand on a hex.
pub type HexVeto = fn(&Island, &State, Hex) -> Result<(), Illegal>;
/// Whether a seat may have a road on a path.
pub type RoadVeto = fn(&Island, &State, Seat, Edge) -> Result<(), Illegal>;
/// Whether no piece of a module stands on an intersection.
pub type SiteVeto = fn(&State, Vertex) -> Result<(), Illegal>;
/// Whether a seat may have a settlement, or a city in its place, on an intersection.
pub type SettlementVeto = fn(&Island, &State, Seat, Vertex) -> Result<(), Illegal>;

/// What becomes of the number of an event card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NumberOnCard {
    /// It counts as a throw would.
    Counts,
    /// Nothing comes of it (`TRADE-COMBO-12`).
    Void,
    /// Nothing comes of it, and the next card is revealed.
    Redrawn,
}

/// What a module does at the steps of the base rules; nothing where it says nothing.
///
/// A veto is a value and no function of its own, so that a table knows from the start whether there is one ([`Facts`]).
pub trait Hooks {
    /// Whether the module is in play at this table.
    fn in_play(game: &Island) -> bool;

    // Setting out and founding.

    /// Runs on the empty board before anything is placed.
    #[inline(always)]
    fn set_out(_game: &Island, _state: &mut State) {}

    /// Runs after a founding settlement or road was placed.
    #[inline(always)]
    fn after_founding(
        _game: &Island,
        _state: &mut State,
        _seat: Seat,
        _built: Built,
        _journal: &mut impl Journal<Event>,
    ) {
    }

    /// Runs once, when the founding phase is over and before the first turn begins.
    #[inline(always)]
    fn play_begins(_game: &Island, _state: &mut State, _journal: &mut impl Journal<Event>) {}

    // The turn.

    /// Whether a turn has two numbers.
    const ROLLS_TWICE: bool = false;

    /// Runs when a turn is over: when the next one has begun, or when there is none. What is counted by the turn starts afresh.
    #[inline(always)]
    fn turn_over(_game: &Island, _state: &mut State) {}

    /// Runs when the player on turn asks for the number of the turn; what must come after it is pushed here.
    #[inline(always)]
    fn before_roll(_state: &mut State) {}

    /// Whether a throw does not count and is made again.
    #[inline(always)]
    fn repeats_roll(_state: &State, _number: u8) -> bool {
        false
    }

    /// What becomes of a number on an event card, once its event is over.
    #[inline(always)]
    fn number_on_card(_game: &Island, _number: u8) -> NumberOnCard {
        NumberOnCard::Counts
    }

    /// The hexes that yield nothing for the time being, as if they had no number. Which hexes have which number is kept in the position:
    /// a module whose answer changes says so (`production::producers_changed`).
    #[inline(always)]
    fn silent_hexes(_public: &Public) -> HexSet {
        HexSet::EMPTY
    }

    /// How many cards lie in a deck of the module's own, in the place of the development cards.
    #[inline(always)]
    fn deck_left(_public: &Public) -> u8 {
        0
    }

    /// Runs after the cards of a production roll were dealt out, with what everybody got.
    #[inline(always)]
    fn after_production(
        _game: &Island,
        _state: &mut State,
        _number: u8,
        _got: &[Cards; SEATS],
        _journal: &mut impl Journal<Event>,
    ) {
    }

    /// Runs when the player on turn has ended the turn and before it passes on; what must be asked is pushed here.
    #[inline(always)]
    fn end_of_turn(_game: &Island, _state: &mut State, _journal: &mut impl Journal<Event>) {}

    /// Whether an action showed somebody what the seat that acted did not know, by what it led to ([`crate::kinds::reveals`]).
    fn reveals(_before: &State, _after: &State, _action: Action) -> bool {
        false
    }

    // Seven and robber.

    /// How many cards more than the limit of the table the seat may hold on a seven.
    #[inline(always)]
    fn more_hand_limit(_state: &State, _seat: Seat) -> u8 {
        0
    }

    /// Forbids that anything moves the robber: a seven, a card, an effect.
    const ROBBER_MAY_MOVE: Option<RobberVeto> = None;

    /// Closes hexes to the robber whoever lives there.
    const ROBBER_MAY_ENTER: Option<HexVeto> = None;

    /// Closes hexes to the robber for the sake of those who live there.
    const ROBBER_MAY_GO: Option<HexVeto> = None;

    /// Whether the module may close hexes to the robber just now.
    #[inline(always)]
    fn limits_robber(_state: &State) -> bool {
        true
    }

    /// Whether the robber stays at its refuge or goes beside the board, so that nobody is asked to move it.
    #[inline(always)]
    fn robber_stays(_game: &Island, _state: &State) -> bool {
        false
    }

    /// Whether whoever moved the robber robs nobody here: what let it be moved takes its cards by itself.
    #[inline(always)]
    fn robs_by_itself(_state: &State) -> bool {
        false
    }

    /// Whether cards may be discarded otherwise than before the robber moves.
    const DISCARDS_ALONE: bool = false;

    /// Whether this seat may be robbed.
    #[inline(always)]
    fn may_rob(_state: &State, _victim: Seat) -> bool {
        true
    }

    // Trade with the bank.

    /// The kinds of which the module lets the seat give two for one, besides what its harbours allow. Best rates are kept in the
    /// position: a module whose answer changes says so (`maritime::rates_changed`).
    #[inline(always)]
    fn two_for_one(_game: &Island, _state: &State, _seat: Seat) -> GoodSet {
        GoodSet::EMPTY
    }

    /// The seat's buildings whose harbours it cannot use for the time being. What is said of changes above holds here too.
    #[inline(always)]
    fn closed_harbours(_state: &State, _seat: Seat) -> VertexSet {
        VertexSet::EMPTY
    }

    // Building.

    /// Forbids roads. Asked after the base rules have allowed them.
    const MAY_BUILD_ROAD: Option<RoadVeto> = None;

    /// Closes intersections to settlements where a piece of the module stands. Asked before everything else, as for buildings.
    const SITE_IS_FREE: Option<SiteVeto> = None;

    /// Forbids settlements. Asked after the base rules have allowed them.
    const MAY_BUILD_SETTLEMENT: Option<SettlementVeto> = None;

    /// Forbids that settlements become cities. Asked after the base rules have allowed it.
    const MAY_BUILD_CITY: Option<SettlementVeto> = None;

    /// The intersections where the module's pieces of others stop the seat's roads and routes, as foreign buildings do. Whether the seat
    /// may settle there is another question ([`Hooks::SITE_IS_FREE`], [`Hooks::MAY_BUILD_SETTLEMENT`]). When such a piece comes or goes, the module has the
    /// routes there measured again (`longest_road::interrupt`).
    #[inline(always)]
    fn stops(_state: &State, _seat: Seat) -> VertexSet {
        VertexSet::EMPTY
    }

    /// What of the module stops roads at an intersection: the rule, and what stands there.
    fn what_stops(_state: &State, _vertex: Vertex) -> Option<(RuleId, Detail)> {
        None
    }

    /// The seat's settlements that are city pieces all the same.
    #[inline(always)]
    fn reduced_cities(_state: &State, _seat: Seat) -> VertexSet {
        VertexSet::EMPTY
    }

    /// The roads that are damaged, whoever owns them.
    #[inline(always)]
    fn damaged_roads(_state: &State) -> EdgeSet {
        EdgeSet::EMPTY
    }

    /// What the module adds to the strength of a seat's knights.
    #[inline(always)]
    fn might(_state: &State, _seat: Seat) -> u8 {
        0
    }

    /// The paths that are for bridges; whatever lies there is no road piece, though it joins its ends like one.
    fn bridge_sites() -> EdgeSet {
        EdgeSet::EMPTY
    }

    /// The price of a bridge, where there are any.
    const BRIDGE_PRICE: Option<Cards> = None;

    /// Whether the seat may use a free road for something else than a new road.
    #[inline(always)]
    fn may_use_free_road(_state: &State, _seat: Seat) -> bool {
        false
    }

    /// What is done with a free road that can be no road, for a seat that lets the time pass.
    fn default_for_free_road(_state: &State, _seat: Seat) -> Option<Action> {
        None
    }

    /// Runs after a piece was placed and paid for, before the awards are judged: lengths may be changed and questions pushed here.
    #[inline(always)]
    fn after_build(_game: &Island, _state: &mut State, _seat: Seat, _built: Built, _journal: &mut impl Journal<Event>) {
    }

    /// Runs after a piece of a neutral colour was placed (`TWO-020`, `TWO-021`).
    #[inline(always)]
    fn after_neutral(_game: &Island, _state: &mut State, _built: Built) {}

    /// The trade tokens that a settlement here brings besides those of the desert and the coast (`TWO-030`).
    #[inline(always)]
    fn more_tokens(_game: &Island, _vertex: Vertex) -> u8 {
        0
    }

    /// Runs after a module let harbours be closed or opened: awards for them are judged here.
    #[inline(always)]
    fn harbours_changed(_game: &Island, _state: &mut State, _journal: &mut impl Journal<Event>) {}

    /// Runs when an effect that was carried out whole is complete: awards that waited for it are judged here.
    #[inline(always)]
    fn effect_over(_game: &Island, _state: &mut State, _journal: &mut impl Journal<Event>) {}

    /// What is left of the intersections that the seat's roads and bridges lead to, when those are taken out that connect nothing for
    /// the time being (`COMBO-043`).
    #[inline(always)]
    fn whole_reach(_game: &Island, _state: &State, _seat: Seat, reach: VertexSet) -> VertexSet {
        reach
    }

    /// The paths where a road counts twice in its owner's routes.
    const DOUBLED_ROADS: Option<fn(&State) -> EdgeSet> = None;

    // Gold and points.

    /// Runs once after an action has changed somebody's gold.
    #[inline(always)]
    fn gold_changed(_game: &Island, _state: &mut State, _journal: &mut impl Journal<Event>) {}

    /// How many points more than the target of the table the seat needs.
    #[inline(always)]
    fn extra_target(_public: &Public, _seat: Seat) -> i8 {
        0
    }

    /// The ways that the piece or the pieces may go that the player on turn is asked to move, for those who show them.
    fn ways(_game: &Island, _state: &State, _out: &mut Vec<Way>) {}

    /// What the seat has open points for, worked out afresh.
    fn sources(_game: &Island, _state: &State, _seat: Seat, _out: &mut Vec<PointSource>) {}
}

/// What the modules in play say of themselves once and for all, asked when the table is made.
#[derive(Clone, Copy, Default, Debug)]
pub struct Facts {
    /// Whether a module forbids roads, settlements or cities; if not, lists need not ask.
    pub limits_sites: bool,
    /// Whether a module closes hexes to the robber.
    pub limits_robber: bool,
    /// Whether roads may count twice.
    pub doubles_roads: bool,
    /// Whether a turn has two numbers.
    pub rolls_twice: bool,
    /// Whether cards may be discarded otherwise than before the robber moves.
    pub discards_alone: bool,
    /// The paths that are for bridges.
    pub bridge_sites: EdgeSet,
    /// The price of a bridge, where there are any.
    pub bridge_price: Option<Cards>,
}

impl Facts {
    /// What holds at this table.
    pub fn of(game: &Island) -> Facts {
        let mut facts = Facts::default();
        each!(game, M => {
            facts.limits_sites |= M::MAY_BUILD_ROAD.is_some() || M::MAY_BUILD_SETTLEMENT.is_some();
            facts.limits_sites |= M::SITE_IS_FREE.is_some() || M::MAY_BUILD_CITY.is_some();
            facts.limits_robber |= M::ROBBER_MAY_ENTER.is_some() || M::ROBBER_MAY_GO.is_some();
            facts.doubles_roads |= M::DOUBLED_ROADS.is_some();
            facts.rolls_twice |= M::ROLLS_TWICE;
            facts.discards_alone |= M::DISCARDS_ALONE;
            facts.bridge_sites = facts.bridge_sites.or(M::bridge_sites());
            facts.bridge_price = facts.bridge_price.or(M::BRIDGE_PRICE);
        });
        facts
    }
}

// Setting out and founding.

/// Sets out what modules have on the empty board.
pub fn set_out(game: &Island, state: &mut State) {
    each!(game, M => M::set_out(game, state));
}

/// A founding settlement or road was placed.
#[inline]
pub fn after_founding(game: &Island, state: &mut State, seat: Seat, built: Built, journal: &mut impl Journal<Event>) {
    if game.modules.is_empty() {
        return;
    }
    each!(game, M => M::after_founding(game, state, seat, built, journal));
}

/// The founding phase is over.
pub fn play_begins(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) {
    each!(game, M => M::play_begins(game, state, journal));
}

// The turn.

/// A turn is over.
#[inline]
pub fn turn_over(game: &Island, state: &mut State) {
    if !game.modules.is_empty() {
        freshen(game, state);
    }
}

/// What modules count by the turn starts anew.
#[cold]
#[inline(never)]
fn freshen(game: &Island, state: &mut State) {
    each!(game, M => M::turn_over(game, state));
}

/// The number of the turn is asked for.
#[inline]
pub fn before_roll(game: &Island, state: &mut State) {
    each!(game, M => M::before_roll(state));
}

/// Whether a throw does not count and is made again.
#[inline]
pub fn repeats_roll(game: &Island, state: &State, number: u8) -> bool {
    let mut repeats = false;
    each!(game, M => repeats |= M::repeats_roll(state, number));
    repeats
}

/// What becomes of a number on an event card.
pub fn number_on_card(game: &Island, number: u8) -> NumberOnCard {
    let mut comes = NumberOnCard::Counts;
    each!(game, M => if comes == NumberOnCard::Counts {
        comes = M::number_on_card(game, number);
    });
    comes
}

/// The hexes that modules keep from producing.
#[inline]
pub fn silent_hexes(game: &Island, public: &Public) -> HexSet {
    let mut silent = HexSet::EMPTY;
    if game.modules.is_empty() {
        return silent;
    }
    each!(game, M => silent = silent.or(M::silent_hexes(public)));
    silent
}

/// The cards in a module's deck.
#[inline]
pub fn deck_left(game: &Island, public: &Public) -> u8 {
    let mut left = 0;
    each!(game, M => left += M::deck_left(public));
    left
}

/// The cards of a production roll were dealt out.
#[inline]
pub fn after_production(
    game: &Island,
    state: &mut State,
    number: u8,
    got: &[Cards; SEATS],
    journal: &mut impl Journal<Event>,
) {
    each!(game, M => M::after_production(game, state, number, got, journal));
}

/// The player on turn has ended the turn.
#[inline]
pub fn end_of_turn(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) {
    each!(game, M => M::end_of_turn(game, state, journal));
}

/// Whether an action showed somebody what the seat that acted did not know, by what it led to.
pub fn reveals(game: &Island, before: &State, after: &State, action: Action) -> bool {
    let mut reveals = false;
    each!(game, M => reveals |= M::reveals(before, after, action));
    reveals
}

// Seven and robber.

/// How many cards the seat may hold on a seven without discarding (`BASE-092`).
#[inline]
pub fn discard_limit(game: &Island, state: &State, seat: Seat) -> u8 {
    game.rules.hand_limit + more_hand_limit(game, state, seat)
}

/// How many of them modules add to the limit of the table.
#[inline]
pub fn more_hand_limit(game: &Island, state: &State, seat: Seat) -> u8 {
    let mut more = 0;
    each!(game, M => more += M::more_hand_limit(state, seat));
    more
}

/// Whether a module forbids the robber this hex; asked only where [`Facts::limits_robber`] says so.
#[inline]
pub fn robber_may_go(game: &Island, state: &State, hex: Hex) -> Result<(), Illegal> {
    robber_may_enter(game, state, hex)?;
    each!(game, M => if let Some(veto) = M::ROBBER_MAY_GO {
        veto(game, state, hex)?;
    });
    Ok(())
}

/// Whether some module may close hexes to the robber just now.
#[inline]
pub fn limits_robber(game: &Island, state: &State) -> bool {
    let mut limits = false;
    each!(game, M => limits |= (M::ROBBER_MAY_ENTER.is_some() || M::ROBBER_MAY_GO.is_some()) && M::limits_robber(state));
    limits
}

/// Whether a module closes a hex to the robber whoever lives there.
#[inline]
pub fn robber_may_enter(game: &Island, state: &State, hex: Hex) -> Result<(), Illegal> {
    each!(game, M => if let Some(veto) = M::ROBBER_MAY_ENTER {
        veto(game, state, hex)?;
    });
    Ok(())
}

/// Whether no module forbids that the robber is moved at all. Where one does, a seven brings discards alone, a knight only joins the
/// army, an event that concerns the robber does nothing, and what a player would pay for is refused.
#[inline]
pub fn robber_may_move(game: &Island, state: &State) -> Result<(), Illegal> {
    each!(game, M => if let Some(veto) = M::ROBBER_MAY_MOVE {
        veto(state)?;
    });
    Ok(())
}

/// Whether a module keeps the robber at its refuge or sends it beside the board, so that nobody is asked to move it.
#[inline]
pub fn robber_stays(game: &Island, state: &State) -> bool {
    let mut stays = false;
    each!(game, M => stays |= M::robber_stays(game, state));
    stays
}

/// Whether whoever moved the robber robs nobody here, since a module takes the cards.
#[inline]
pub fn robs_by_itself(game: &Island, state: &State) -> bool {
    let mut robs = false;
    each!(game, M => robs |= M::robs_by_itself(state));
    robs
}

/// Whether no module forbids robbing this seat.
#[inline]
pub fn may_rob(game: &Island, state: &State, victim: Seat) -> bool {
    let mut may = true;
    each!(game, M => may &= M::may_rob(state, victim));
    may
}

// Trade with the bank.

/// The kinds of which modules let the seat give two for one.
#[inline]
pub fn two_for_one(game: &Island, state: &State, seat: Seat) -> GoodSet {
    let mut kinds = GoodSet::EMPTY;
    each!(game, M => kinds = kinds.or(M::two_for_one(game, state, seat)));
    kinds
}

/// The seat's buildings whose harbours it cannot use for the time being.
#[inline]
pub fn closed_harbours(game: &Island, state: &State, seat: Seat) -> VertexSet {
    let mut closed = VertexSet::EMPTY;
    each!(game, M => closed = closed.or(M::closed_harbours(state, seat)));
    closed
}

// Building.

/// The intersections where opponents' pieces stop the seat: no road goes on from there (`BASE-143`), and no route passes
/// (`BASE-196`). Buildings do, and what modules add; building and measuring ask here alone.
#[inline]
pub fn stops(game: &Island, state: &State, seat: Seat) -> VertexSet {
    let mut stops = state.public.foreign_buildings(seat);
    each!(game, M => stops = stops.or(M::stops(state, seat)));
    stops
}

/// What of a module stops roads at an intersection, to tell in a refusal.
pub fn what_stops(game: &Island, state: &State, vertex: Vertex) -> Option<(RuleId, Detail)> {
    let mut what = None;
    each!(game, M => what = what.or(M::what_stops(state, vertex)));
    what
}

/// Whether a module forbids a road here. Asked after the base rules have allowed it.
#[inline]
pub fn may_build_road(game: &Island, state: &State, seat: Seat, edge: Edge) -> Result<(), Illegal> {
    each!(game, M => if let Some(veto) = M::MAY_BUILD_ROAD {
        veto(game, state, seat, edge)?;
    });
    Ok(())
}

/// Whether no piece of a module stands here.
#[inline]
pub fn site_is_free(game: &Island, state: &State, vertex: Vertex) -> Result<(), Illegal> {
    each!(game, M => if let Some(veto) = M::SITE_IS_FREE {
        veto(state, vertex)?;
    });
    Ok(())
}

/// Whether a module forbids a settlement here. Asked after the base rules have allowed it.
#[inline]
pub fn may_build_settlement(game: &Island, state: &State, seat: Seat, vertex: Vertex) -> Result<(), Illegal> {
    each!(game, M => if let Some(veto) = M::MAY_BUILD_SETTLEMENT {
        veto(game, state, seat, vertex)?;
    });
    Ok(())
}

/// Whether a module forbids that this settlement becomes a city. Asked after the base rules have allowed it.
#[inline]
pub fn may_build_city(game: &Island, state: &State, seat: Seat, vertex: Vertex) -> Result<(), Illegal> {
    each!(game, M => if let Some(veto) = M::MAY_BUILD_CITY {
        veto(game, state, seat, vertex)?;
    });
    Ok(())
}

/// The seat's settlements that are city pieces all the same.
#[inline]
pub fn reduced_cities(game: &Island, state: &State, seat: Seat) -> VertexSet {
    let mut reduced = VertexSet::EMPTY;
    each!(game, M => reduced = reduced.or(M::reduced_cities(state, seat)));
    reduced
}

/// The damaged roads, whoever owns them.
#[inline]
pub fn damaged_roads(game: &Island, state: &State) -> EdgeSet {
    let mut damaged = EdgeSet::EMPTY;
    each!(game, M => damaged = damaged.or(M::damaged_roads(state)));
    damaged
}

/// The strength of a seat's knights: those played, and what modules add.
#[inline]
pub fn might(game: &Island, state: &State, seat: Seat) -> u8 {
    let mut might = state.public.knights[at(seat)];
    each!(game, M => might += M::might(state, seat));
    might
}

/// Whether a module lets the seat use a free road for something else than a new road.
#[inline]
pub fn may_use_free_road(game: &Island, state: &State, seat: Seat) -> bool {
    let mut may = false;
    each!(game, M => may |= M::may_use_free_road(state, seat));
    may
}

/// What is done with a free road that can be no road, for a seat that lets the time pass.
pub fn default_for_free_road(game: &Island, state: &State, seat: Seat) -> Option<Action> {
    let mut action = None;
    each!(game, M => action = action.or_else(|| M::default_for_free_road(state, seat)));
    action
}

/// A piece was placed and paid for; the awards are judged afterwards.
#[inline]
pub fn after_build(game: &Island, state: &mut State, seat: Seat, built: Built, journal: &mut impl Journal<Event>) {
    if game.modules.is_empty() {
        return;
    }
    each!(game, M => M::after_build(game, state, seat, built, journal));
}

/// A piece of a neutral colour was placed.
pub fn after_neutral(game: &Island, state: &mut State, built: Built) {
    each!(game, M => M::after_neutral(game, state, built));
}

/// The trade tokens that modules add for a settlement here.
pub fn more_tokens(game: &Island, vertex: Vertex) -> u8 {
    let mut more = 0;
    each!(game, M => more += M::more_tokens(game, vertex));
    more
}

/// A module has closed or opened harbours.
pub fn harbours_changed(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) {
    each!(game, M => M::harbours_changed(game, state, journal));
}

/// The intersections that the seat's roads and bridges lead to, those aside that connect nothing for the time being (`COMBO-043`).
#[inline]
pub fn whole_reach(game: &Island, state: &State, seat: Seat) -> VertexSet {
    let mut reach = state.public.reach[at(seat)];
    each!(game, M => reach = M::whole_reach(game, state, seat, reach));
    reach
}

/// An effect that was carried out whole is complete.
pub fn effect_over(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) {
    each!(game, M => M::effect_over(game, state, journal));
}

/// The paths where a road counts twice in its owner's routes; there are some only where [`Facts::doubles_roads`] says so.
#[inline]
pub fn doubled_roads(game: &Island, state: &State) -> EdgeSet {
    let mut doubled = EdgeSet::EMPTY;
    each!(game, M => if let Some(roads) = M::DOUBLED_ROADS {
        doubled = doubled.or(roads(state));
    });
    doubled
}

// Gold and points.

/// An action has changed somebody's gold.
pub fn gold_changed(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) {
    each!(game, M => M::gold_changed(game, state, journal));
}

/// How many points more than the target of the table the seat needs.
#[inline]
pub fn extra_target(game: &Island, public: &Public, seat: Seat) -> i8 {
    let mut extra = 0;
    each!(game, M => extra += M::extra_target(public, seat));
    extra
}

/// The ways that pieces of modules may go now.
pub fn ways(game: &Island, state: &State) -> Vec<Way> {
    let mut ways = Vec::new();
    each!(game, M => M::ways(game, state, &mut ways));
    ways
}

/// The open points that modules give a seat, worked out afresh.
pub fn points(game: &Island, state: &State, seat: Seat) -> i8 {
    sources(game, state, seat).iter().map(|source| source.points as i8).sum()
}

/// What modules give a seat points for, worked out afresh.
pub fn sources(game: &Island, state: &State, seat: Seat) -> Vec<PointSource> {
    let mut sources = Vec::new();
    each!(game, M => M::sources(game, state, seat, &mut sources));
    sources
}
