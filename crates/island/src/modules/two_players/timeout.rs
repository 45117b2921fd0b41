//! What is done for a player who lets the time pass (`TWO-071` to `TWO-073`).

use steading_game::Seat;

use super::{Action, Frame, neutral, tokens};
use crate::Island;
use crate::action::Action as AnyAction;
use crate::base::building;
use crate::modules;
use crate::places::{Edge, Vertex};
use crate::state::{State, at};
use crate::timeout::spare;

/// The default of the player on turn.
pub fn default_answer(game: &Island, state: &State, seat: Seat, frame: Frame) -> Option<AnyAction> {
    match frame {
        Frame::NeutralRoad => build_road(game, state, seat),
        Frame::NeutralSettlement => build_settlement(game, state, seat),
        Frame::ForcedTrade(_) => hand_over(state, seat),
        Frame::SecondNumber | Frame::FirstNumber(_) => None,
    }
}

/// `TWO-071`: a neutral road that takes no path from the player.
fn build_road(game: &Island, state: &State, seat: Seat) -> Option<AnyAction> {
    let own = building::road_sites(game, state, seat);
    let mut roads = Vec::new();
    neutral::list_roads(game, state, &mut roads);
    let key = |action: Action| match action {
        Action::BuildRoadFor(colour, edge) => Some((own.contains(edge), colour, edge)),
        _ => None,
    };
    least::<(bool, Seat, Edge)>(&roads, key)
}

/// `TWO-072`: a neutral settlement that cuts no road of the player, and takes as few sites as can be.
fn build_settlement(game: &Island, state: &State, seat: Seat) -> Option<AnyAction> {
    let own = building::settlement_sites(state, seat);
    let mut settlements = Vec::new();
    neutral::list_settlements(game, state, &mut settlements);
    let key = |action: Action| match action {
        Action::BuildSettlementFor(colour, vertex) => {
            // The intersection itself is such a site wherever an own road leads to it.
            let closes = game.topology.vertex_neighbours[vertex.index()].and(own);
            Some((state.public.reach[at(seat)].contains(vertex), closes.len(), colour, vertex))
        }
        _ => None,
    };
    least::<(bool, u32, Seat, Vertex)>(&settlements, key)
}

/// `TWO-073`: two cards of those that may be given, of the kinds there are most of.
fn hand_over(state: &State, seat: Seat) -> Option<AnyAction> {
    let cards = spare(state.private[at(seat)].modules.two_players.held, tokens::FORCED_CARDS);
    Some(Action::HandOver(cards.nth(0)?, cards.nth(1)?).into())
}

/// The listed action of this module with the smallest key.
fn least<K: Ord>(listed: &[AnyAction], key: impl Fn(Action) -> Option<K>) -> Option<AnyAction> {
    let keyed = listed.iter().filter_map(|&listed| match listed {
        AnyAction::Module(modules::Action::TwoPlayers(action)) => key(action).map(|key| (key, listed)),
        _ => None,
    });
    keyed.min_by(|(key, _), (other, _)| key.cmp(other)).map(|(_, listed)| listed)
}
