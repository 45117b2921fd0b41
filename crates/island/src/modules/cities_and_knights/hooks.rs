//! What the module does at the steps of the base rules.

use steading_game::{Journal, PointSource, RuleId, Seat};

use super::cards::trade::MERCHANT_POINTS;
use super::improvements::{self, GIFT, METROPOLIS_POINTS, WALL_CARDS};
use super::{Action, CitiesAndKnights, Edition, Frame, Hidden, Track, knights};
use crate::Island;
use crate::action::Action as AnyAction;
use crate::base::maritime;
use crate::cards::{Cards, GoodSet};
use crate::event::Event as AnyEvent;
use crate::frame::Frame as AnyFrame;
use crate::hooks::{self, HexVeto, Hooks, RobberVeto, SettlementVeto, SiteVeto};
use crate::illegal::{Code, Detail, Illegal, Piece, refuse};
use crate::modules;
use crate::places::{Hex, Vertex, VertexSet};
use crate::rule;
use crate::rules::Module;
use crate::state::{SEATS, State, at};

impl Hooks for CitiesAndKnights {
    fn in_play(game: &Island) -> bool {
        game.has(Module::CitiesAndKnights)
    }

    fn set_out(_: &Island, state: &mut State) {
        state.hidden.cities_and_knights = Hidden::full();
    }

    /// Knights may act and rise again; what cards have opened for the turn is over (`CK-237`, `CK-289`, `CK-292`).
    fn turn_over(game: &Island, state: &mut State) {
        let public = &mut state.public.modules.cities_and_knights;
        (public.weary, public.promoted) = (VertexSet::EMPTY, VertexSet::EMPTY);
        (public.cranes, public.harbour, public.offered) = (0, false, Default::default());
        public.thrown = None;
        if !std::mem::take(&mut public.fleet).is_empty() {
            game.seats.iter().for_each(|seat| maritime::rates_changed(game, state, seat));
        }
    }

    /// `CK-156`: owners of an Aqueduct who got nothing are asked.
    fn after_production(game: &Island, state: &mut State, _: u8, got: &[Cards; SEATS], _: &mut impl Journal<AnyEvent>) {
        let thirsty = improvements::thirsty(game, state, got);
        if !thirsty.is_empty() {
            state.public.frames.push(Frame::Aqueduct(thirsty).into());
        }
    }

    /// Whatever was answered, somebody drew a card that came back under a deck: no chance spoke, and yet it was seen.
    fn reveals(before: &State, after: &State, action: AnyAction) -> bool {
        let left =
            |state: &State| Track::ALL.map(|track| state.hidden.cities_and_knights.left(track)).iter().sum::<usize>();
        let is_put_back =
            matches!(action, AnyAction::Module(modules::Action::CitiesAndKnights(Action::Play(_) | Action::Drop(_))));
        left(after) < left(before) + usize::from(is_put_back)
    }

    /// `CK-083`.
    fn more_hand_limit(state: &State, seat: Seat) -> u8 {
        WALL_CARDS * improvements::own_walls(state, seat).len() as u8
    }

    /// `CK-070`: nothing moves the robber before the first landing.
    const ROBBER_MAY_MOVE: Option<RobberVeto> = Some(|state| {
        if state.public.modules.cities_and_knights.landed {
            Ok(())
        } else {
            refuse(Code::RobberLocked, rule::CK_070, Detail::None)
        }
    });

    /// `CK-138`: in the new edition a knight drives the robber to a hex with a building of somebody else.
    const ROBBER_MAY_GO: Option<HexVeto> = Some(may_be_chased_to);

    fn limits_robber(state: &State) -> bool {
        is_chase(state)
    }

    /// `CK-252`: a Bishop robs everybody, and nobody is chosen.
    fn robs_by_itself(state: &State) -> bool {
        matches!(
            state.public.frames.below_top(),
            Some(AnyFrame::Module(modules::Frame::CitiesAndKnights(Frame::Bishop)))
        )
    }

    /// A Saboteur makes others discard in the midst of a turn, and a seven before the first landing moves no robber.
    const DISCARDS_ALONE: bool = true;

    /// `CK-154`, `CK-214`, `CK-292`: Guild, merchant and Merchant Fleet.
    fn two_for_one(game: &Island, state: &State, seat: Seat) -> GoodSet {
        let public = &state.public.modules.cities_and_knights;
        let mut kinds = GoodSet::EMPTY;
        if public.level(seat, Track::Trade) >= GIFT {
            kinds = kinds.or(GoodSet::COMMODITIES);
        }
        if let Some((hex, owner)) = public.merchant
            && owner == seat
            && let Some(resource) = game.resource_of(hex)
        {
            kinds = kinds.or(Cards::one(resource).kind_set());
        }
        if seat == state.public.turn { kinds.or(public.fleet.kind_set()) } else { kinds }
    }

    /// `CK-100`: knights occupy intersections.
    const SITE_IS_FREE: Option<SiteVeto> = Some(knights::check_no_knight);

    /// `CK-196`: a city that lies on its side comes first.
    const MAY_BUILD_CITY: Option<SettlementVeto> =
        Some(|_, state, seat, _| improvements::check_nothing_reduced(state, seat));

    /// `CK-101`, `CK-107`, `CK-108`: opponents' knights stop roads and routes, active or not.
    fn stops(state: &State, seat: Seat) -> VertexSet {
        let public = &state.public.modules.cities_and_knights;
        public.all_knights().minus(public.knights[at(seat)])
    }

    /// `CK-101`.
    fn what_stops(state: &State, vertex: Vertex) -> Option<(RuleId, Detail)> {
        let owner = state.public.modules.cities_and_knights.owner_at(vertex)?;
        Some((rule::CK_101, Detail::Building(vertex, owner, Piece::Knight)))
    }

    /// `CK-306`: these are city pieces.
    fn reduced_cities(state: &State, seat: Seat) -> VertexSet {
        improvements::own_reduced(state, seat)
    }

    /// `CK-TB-07`, `CK-TB-11`: active knights count, by their strength.
    fn might(state: &State, seat: Seat) -> u8 {
        let public = &state.public.modules.cities_and_knights;
        public.strength(public.active_knights(seat))
    }

    /// `CK-223`.
    fn sources(_: &Island, state: &State, seat: Seat, out: &mut Vec<PointSource>) {
        let public = &state.public.modules.cities_and_knights;
        let metropolises =
            Track::ALL.into_iter().filter(|&track| improvements::holder(state, track) == Some(seat)).count();
        let cards = [public.printer, public.constitution].iter().filter(|&&owner| owner == Some(seat)).count();
        let has_merchant = public.merchant.is_some_and(|(_, owner)| owner == seat);
        let counts = [
            ("metropolises", metropolises, METROPOLIS_POINTS),
            ("defender", public.defender[at(seat)].into(), 1),
            ("progress_points", cards, 1),
            ("merchant", has_merchant.into(), MERCHANT_POINTS),
        ];
        out.extend(counts.map(|(name, count, each): (_, usize, i8)| PointSource {
            name,
            count: count as u32,
            points: count as i16 * i16::from(each),
            is_hidden: false,
        }));
    }
}

/// `CK-138`, `CK-139`: with a building of another player, unless no hex that is open otherwise has one.
fn may_be_chased_to(game: &Island, state: &State, hex: Hex) -> Result<(), Illegal> {
    if !is_chase(state) || game.options.edition == Edition::Old || has_foreign_building(game, state, hex) {
        return Ok(());
    }
    // Of a hex with such a building only the other modules are asked here, since this one lets it pass above.
    let is_open = |other: Hex| state.public.robber != Some(other) && hooks::robber_may_go(game, state, other).is_ok();
    let mut better = game.topology.land.iter().filter(|&other| has_foreign_building(game, state, other));
    if better.any(is_open) {
        return refuse(Code::NoForeignBuilding, rule::CK_138, Detail::Hex(hex));
    }
    Ok(())
}

/// Whether a knight has driven the robber away, and it is moved for that.
fn is_chase(state: &State) -> bool {
    matches!(state.public.frames.below_top(), Some(AnyFrame::Module(modules::Frame::CitiesAndKnights(Frame::Chase))))
}

fn has_foreign_building(game: &Island, state: &State, hex: Hex) -> bool {
    let foreign = state.public.foreign_buildings(state.public.turn);
    !foreign.and(game.topology.hex_corner_set[hex.index()]).is_empty()
}
