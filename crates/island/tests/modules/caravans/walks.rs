//! Caravans walked at random and compared with their histories: every caravan kept as the list of intersections it has visited, and
//! the legal paths read off the rules (`CARAVAN-032` to `CARAVAN-043`).

use rand::rngs::SmallRng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};
use steading_game::Notation;
use steading_island::modules::caravans::paths::{self, Arrow};
use steading_island::modules::caravans::{CAMELS, CARAVANS};
use steading_island::places::{Edge, EdgeSet, Vertex};
use steading_island::topology::ISLAND;

use crate::support::table;

/// What has happened to the camels so far.
struct History {
    arrows: [Arrow; CARAVANS],
    /// The intersections each caravan has come to, the arrow's corner first; empty before it starts.
    trails: [Vec<Vertex>; CARAVANS],
    /// Whether the caravan has joined another.
    has_joined: [bool; CARAVANS],
    camels: Vec<Edge>,
}

impl History {
    /// Where the caravan goes on, if it does so by itself.
    fn head(&self, caravan: usize) -> Option<Vertex> {
        self.trails[caravan].last().copied().filter(|_| !self.has_joined[caravan])
    }

    /// The paths without a camel at a head, and the arrows without one.
    fn paths(&self) -> EdgeSet {
        let mut paths = EdgeSet::EMPTY;
        for caravan in (0..CARAVANS).filter(|_| self.camels.len() < CAMELS as usize) {
            let own: Vec<Edge> = match self.head(caravan) {
                Some(head) => ISLAND.vertex_edges[head.index()].iter().collect(),
                None if self.trails[caravan].is_empty() => vec![self.arrows[caravan].path],
                None => Vec::new(),
            };
            let free = own.into_iter().filter(|path| !self.camels.contains(path)).collect::<Vec<_>>();
            assert!(free.len() <= 2, "CARAVAN-034: up to two paths for each caravan");
            paths = free.into_iter().fold(paths, EdgeSet::with);
        }
        paths
    }

    fn place(&mut self, path: Edge) {
        let ends = ISLAND.edge_ends[path.index()];
        let at_path = |caravan: &usize| self.head(*caravan).is_some_and(|head| ends.contains(&head));
        let extended = (0..CARAVANS).find(at_path);
        self.camels.push(path);
        match extended {
            Some(caravan) => {
                let from = self.head(caravan);
                for other in (0..CARAVANS).filter(|&other| other != caravan) {
                    self.has_joined[other] |= self.head(other) == from;
                }
                let to = if from == Some(ends[0]) { ends[1] } else { ends[0] };
                self.trails[caravan].push(to);
            }
            None => {
                let starting = (0..CARAVANS).find(|&caravan| self.arrows[caravan].path == path).expect("an arrow");
                self.trails[starting] = vec![self.arrows[starting].corner, self.arrows[starting].head];
            }
        }
    }

    /// The paths between the intersections visited, of all caravans.
    fn walked(&self) -> Vec<Edge> {
        let steps = self.trails.iter().flat_map(|trail| trail.windows(2));
        let between = |step: &[Vertex]| {
            let shared = ISLAND.vertex_edges[step[0].index()].and(ISLAND.vertex_edges[step[1].index()]);
            shared.iter().next().expect("neighbours")
        };
        steps.map(between).collect()
    }
}

/// Also: CARAVAN-032, CARAVAN-035, CARAVAN-036, CARAVAN-039, CARAVAN-040, CARAVAN-041, CARAVAN-042, CARAVAN-043.
#[test]
fn caravan_034_legal_paths_follow_from_the_history_of_the_camels() {
    let mut rng = SmallRng::seed_from_u64(1);
    let (mut joined, mut ended_early) = (0, 0);
    for orientation in ["A", "B"] {
        let start = table(&format!("option scenario caravans\noption oasis {orientation}\nturn red, rolled"));
        for _ in 0..1000 {
            let (game, mut state) = (start.game(), start.state().clone());
            let arrows = *paths::arrows(game);
            let mut history =
                History { arrows, trails: Default::default(), has_joined: [false; CARAVANS], camels: Vec::new() };
            // Some walks stay near the oasis, where caravans meet.
            let stays_near = rng.random::<bool>();
            loop {
                let open = paths::paths(game, &state);
                assert_eq!(open, history.paths(), "{:?}", history.camels);
                assert!(open.len() <= 6, "CARAVAN-034: up to six choices");
                let near = open.iter().filter(|path| path.to_string().matches('0').count() >= 1);
                let near = near.choose(&mut rng).filter(|_| stays_near);
                let Some(path) = near.or_else(|| open.iter().choose(&mut rng)) else { break };
                paths::walk(game, &mut state, path);
                history.place(path);
            }
            let mut walked = history.walked();
            walked.sort_unstable();
            walked.dedup();
            let camels: Vec<Edge> = state.public.modules.caravans.camels.iter().collect();
            assert_eq!(walked, camels, "each camel stands on a path that one caravan has walked once");
            let written = game.write_position(&state);
            assert_eq!(game.parse_position(&written).as_ref(), Ok(&state), "{written}");
            joined += u32::from(history.has_joined.contains(&true));
            ended_early += u32::from(camels.len() < CAMELS as usize);
        }
    }
    assert!(joined > 100 && ended_early > 100, "{joined} with caravans that joined, {ended_early} that ended early");
}
