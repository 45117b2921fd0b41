//! Why a seat cannot do what it may think of: a reason for every kind of action of which none is legal now.

use serde::Serialize;
use steading_game::Seat;

use crate::{Playable, Problem};

/// What an action is: its kind in one stable word, and what it is about where that matters, such as the card that is played.
pub type Sort = (&'static str, Option<&'static str>);

/// A kind of action that the seat cannot do now, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Reason {
    /// The kind, such as `build_road`.
    pub kind: &'static str,
    /// What it is about, such as the card, for kinds that have a reason for each.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<&'static str>,
    /// The refusal of the action that came nearest to being allowed.
    pub refusal: Problem,
}

/// The reasons of a seat, in the order its game thinks of the kinds. Of several refusals of a kind the nearest to a yes is told: who
/// has a site and no cards hears of the cards. Actions are refused by what the seat can see alone, and so are these.
pub(crate) fn reasons<G: Playable>(game: &G, state: &G::State, seat: Seat, seat_names: &[String]) -> Vec<Reason> {
    if !game.seats().contains(seat) {
        return Vec::new();
    }
    let mut actions = Vec::new();
    game.actions(state, seat, &mut actions);
    let mut legal: Vec<Sort> = Vec::new();
    for sort in actions.iter().map(G::sort) {
        if !legal.contains(&sort) {
            legal.push(sort);
        }
    }
    actions.clear();
    game.candidates(state, seat, &mut actions);
    let mut refused: Vec<(Sort, G::Illegal)> = Vec::new();
    for action in actions {
        let sort = G::sort(&action);
        if legal.contains(&sort) {
            continue;
        }
        let Err(illegal) = game.check(state, seat, action) else {
            // An open form that no list contains.
            legal.push(sort);
            continue;
        };
        match refused.iter_mut().find(|(other, _)| *other == sort) {
            Some((_, nearest)) if G::nearness(&illegal) > G::nearness(nearest) => *nearest = illegal,
            Some(_) => {}
            None => refused.push((sort, illegal)),
        }
    }
    let refused = refused.iter().filter(|(sort, _)| !legal.contains(sort));
    let reason = |&((kind, about), illegal): &(Sort, G::Illegal)| Reason {
        kind,
        about,
        refusal: Problem::refusal(&illegal, seat_names),
    };
    refused.map(reason).collect()
}
