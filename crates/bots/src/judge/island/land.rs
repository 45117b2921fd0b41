//! What the land brings: pips, incomes, and what a building somewhere would be worth.

use steading_game::Seat;
use steading_island::Island;
use steading_island::base::production;
use steading_island::cards::{Good, GoodSet};
use steading_island::layout::{Harbour, pips};
use steading_island::places::{CELL_ROOM, Hex, LAND_ROOM, Vertex, VertexSet};
use steading_island::rules::Module;
use steading_island::state::{SEATS, State, at};

use super::{modules, time_left};

/// Every kind of card, and fish.
const KINDS: usize = GOODS + 1;

/// The kinds of cards.
const GOODS: usize = Good::ALL.len();

/// The kinds that only cities bring, where they do.
pub(super) const COMMODITIES: [Good; 3] = [Good::Cloth, Good::Coin, Good::Paper];

/// Where fish stand among the kinds.
const FISH: usize = GOODS;

/// What brings nothing.
const FALLOW: usize = KINDS;

/// How much each kind is wanted, beside the others.
const WANTED: [f32; KINDS] = [1.0, 1.0, 0.8, 1.15, 1.15, 1.5, 1.5, 1.5, 0.5];

/// What a pip is worth at the start of a game.
const PIP: f32 = 60.0;

/// What each of the first pips of a kind is worth besides: some of everything is better than much of one.
const FIRST_PIP: f32 = 45.0;

/// How many pips of a kind are its first ones.
const FIRST_PIPS: f32 = 4.0;

/// What is left of the pips that the robber blocks: it goes on sooner or later.
const BLOCKED: f32 = 0.7;

/// What a pip gains for each card less that the bank wants for one.
const RATE_PIP: f32 = 5.0;

/// What a harbour is worth besides, where the harbours have a master.
const MASTERED_HARBOUR: f32 = 300.0;

/// The land as everybody has it.
pub(super) struct Land {
    kinds: [usize; LAND_ROOM],
    /// What a city gets from each hex in the place of a second card, where cities yield commodities.
    commodities: Option<[usize; LAND_ROOM]>,
    hex_pips: [f32; LAND_ROOM],
    incomes: [[f32; KINDS]; SEATS],
    waters: Waters,
}

/// The intersections that fish on each number; empty where nobody fishes.
type Waters = [VertexSet; NUMBERS];

/// Numbers up to 12.
const NUMBERS: usize = 13;

/// What each cell would bring a seat: the worth of a settlement there is the sum over its cells.
pub(super) struct Wishes<'a> {
    land: &'a Land,
    cells: [f32; CELL_ROOM],
    /// What one more pip of each kind is worth; what brings nothing is worth nothing.
    pips: [f32; KINDS + 1],
    /// What one more pip of each kind helps at the bank, by the cards spared for one.
    rate_pip: [f32; GOODS],
    time_left: f32,
}

impl Land {
    /// The land of a position. Where the robber is `lifted`, it blocks nothing.
    pub(super) fn of(game: &Island, state: &State, lifted: bool) -> Land {
        let layout = game.layout();
        let mut land = Land {
            kinds: [FALLOW; LAND_ROOM],
            commodities: None,
            hex_pips: [0.0; LAND_ROOM],
            incomes: [[0.0; KINDS]; SEATS],
            waters: [VertexSet::EMPTY; NUMBERS],
        };
        for hex in game.topology.land.iter().map(Hex::index) {
            let Some(resource) = layout.terrain[hex].resource() else { continue };
            land.kinds[hex] = resource as usize;
            let numbers = production::numbers_on(game, &state.public, Hex(hex as u8));
            land.hex_pips[hex] = numbers.map(|number| f32::from(pips(number))).sum();
        }
        let robbed = state.public.robber.filter(|_| !lifted);
        for hex in (0..LAND_ROOM).filter(|&hex| land.kinds[hex] != FALLOW) {
            let is_robbed = robbed.is_some_and(|robbed| robbed.index() == hex);
            let pips = land.hex_pips[hex] * if is_robbed { BLOCKED } else { 1.0 };
            for seat in game.seats.iter() {
                let cards = game.yields(Hex(hex as u8), state.public.harvest[hex].of(seat)).total();
                land.incomes[at(seat)][land.kinds[hex]] += pips * f32::from(cards);
            }
        }
        if game.has(Module::CitiesAndKnights) {
            land.tell_commodities(game, state, robbed);
        }
        if game.has(Module::Fishermen) {
            land.add_fish(game, state, robbed.is_some() && robbed == game.waters.lake);
        }
        land
    }

    /// Of what cities bring, some cards are commodities: they are counted as what they are.
    fn tell_commodities(&mut self, game: &Island, state: &State, robbed: Option<Hex>) {
        let mut commodities = self.kinds;
        for hex in (0..LAND_ROOM).filter(|&hex| self.kinds[hex] != FALLOW) {
            let yields = &game.rules.yields[game.layout().terrain[hex] as usize];
            let Some(commodity) = yields.city.among(GoodSet::COMMODITIES).kinds().next() else { continue };
            commodities[hex] = commodity as usize;
            let is_robbed = robbed.is_some_and(|robbed| robbed.index() == hex);
            let pips = self.hex_pips[hex] * if is_robbed { BLOCKED } else { 1.0 };
            for seat in game.seats.iter() {
                let cards = game.yields(Hex(hex as u8), state.public.harvest[hex].of(seat)).count(commodity);
                self.incomes[at(seat)][self.kinds[hex]] -= pips * f32::from(cards);
                self.incomes[at(seat)][commodity as usize] += pips * f32::from(cards);
            }
        }
        self.commodities = Some(commodities);
    }

    /// Fish from the grounds, and from the lake unless the robber is there.
    fn add_fish(&mut self, game: &Island, state: &State, is_lake_robbed: bool) {
        for number in 2..=12 {
            let lake = if is_lake_robbed { VertexSet::EMPTY } else { game.waters.lake_shore(number) };
            let shore = game.waters.ground_shore(number).or(lake);
            self.waters[usize::from(number)] = shore;
            for seat in game.seats.iter() {
                let settlements = state.public.settlements[at(seat)].and(shore).len();
                let cities = state.public.cities[at(seat)].and(shore).len();
                self.incomes[at(seat)][FISH] += ((settlements + 2 * cities) * u32::from(pips(number))) as f32;
            }
        }
    }

    /// The pips of each kind of card of a seat.
    pub(super) fn income(&self, seat: Seat) -> [f32; GOODS] {
        std::array::from_fn(|kind| self.incomes[at(seat)][kind])
    }

    /// All pips of a seat.
    pub(super) fn total(&self, seat: Seat) -> f32 {
        self.incomes[at(seat)].iter().sum()
    }

    /// What the incomes and the harbours of a seat are worth.
    pub(super) fn appeal(&self, game: &Island, state: &State, seat: Seat) -> f32 {
        let income = &self.incomes[at(seat)];
        let rates = modules::lasting_rates(game, state, seat);
        let of_kind = |kind: usize| WANTED[kind] * (PIP * income[kind] + FIRST_PIP * income[kind].min(FIRST_PIPS));
        let spared = |kind: Good| f32::from(4 - rates.count(kind)) * RATE_PIP * income[kind as usize];
        let (mut land, mut harbours) = (0.0, 0.0);
        for kind in Good::RESOURCES {
            land += of_kind(kind as usize);
            harbours += spared(kind);
        }
        if self.commodities.is_some() {
            land += COMMODITIES.into_iter().map(|kind| of_kind(kind as usize)).sum::<f32>();
            harbours += COMMODITIES.into_iter().map(spared).sum::<f32>();
        }
        (land + of_kind(FISH) + harbours) * time_left(game, state, seat)
    }

    /// What more of each kind would be worth to a seat.
    pub(super) fn wishes(&self, game: &Island, state: &State, seat: Seat) -> Wishes<'_> {
        let income = &self.incomes[at(seat)];
        let time_left = time_left(game, state, seat);
        let pip = |kind: usize| {
            let first = if income[kind] < FIRST_PIPS { FIRST_PIP } else { 0.0 };
            WANTED[kind] * (PIP + first) * time_left
        };
        let rates = state.public.rates[at(seat)];
        let rate = |kind: Good| f32::from(rates.count(kind)) * RATE_PIP * income[kind as usize];
        let (mut pips, mut rate_pip) = ([0.0; KINDS + 1], [0.0; GOODS]);
        for kind in Good::RESOURCES {
            (pips[kind as usize], rate_pip[kind as usize]) = (pip(kind as usize), rate(kind));
        }
        if self.commodities.is_some() {
            for kind in COMMODITIES {
                (pips[kind as usize], rate_pip[kind as usize]) = (pip(kind as usize), rate(kind));
            }
        }
        if game.has(Module::Fishermen) {
            pips[FISH] = pip(FISH);
        }
        let mut cells = [0.0; CELL_ROOM];
        for hex in (0..LAND_ROOM).filter(|&hex| self.kinds[hex] != FALLOW) {
            cells[hex] = self.hex_pips[hex] * pips[self.kinds[hex]];
        }
        Wishes { land: self, cells, pips, rate_pip, time_left }
    }
}

impl Wishes<'_> {
    /// What one more card from each hex around the intersection is worth.
    pub(super) fn harvest(&self, game: &Island, vertex: Vertex) -> f32 {
        let cells = game.topology.vertex_cells[vertex.index()];
        let land: f32 = cells.iter().map(|cell| self.cells[cell.index()]).sum();
        let fish_pip = self.pips[FISH];
        if fish_pip > 0.0 { land + fish_pip * self.fish_pips(vertex) } else { land }
    }

    /// What a city in the place of a settlement there would bring besides.
    pub(super) fn upgrade(&self, game: &Island, vertex: Vertex) -> f32 {
        let Some(commodities) = &self.land.commodities else { return self.harvest(game, vertex) };
        let hexes = game.topology.vertex_cells[vertex.index()].iter().map(|cell| cell.index());
        hexes.filter(|&hex| hex < LAND_ROOM).map(|hex| self.land.hex_pips[hex] * self.pips[commodities[hex]]).sum()
    }

    /// How many of the 36 throws bring fish to a settlement there.
    fn fish_pips(&self, vertex: Vertex) -> f32 {
        let fishing = (2..=12).filter(|&number| self.land.waters[usize::from(number)].contains(vertex));
        fishing.map(|number| f32::from(pips(number))).sum()
    }

    /// What a new settlement there is worth, its point aside.
    pub(super) fn site(&self, game: &Island, vertex: Vertex) -> f32 {
        let harbour = game.harbour_at(vertex).map_or(0.0, |harbour| self.harbour(harbour));
        let mastered = game.has(Module::Harbormaster) && harbour > 0.0;
        self.harvest(game, vertex) + harbour + if mastered { MASTERED_HARBOUR } else { 0.0 }
    }

    /// What the rates of a harbour are worth, beside those that one has.
    fn harbour(&self, harbour: Harbour) -> f32 {
        // A rate of 4 falls to 3 or 2: a quarter or a half of what all four cards of it are worth.
        let worth = match harbour {
            Harbour::Generic => self.rate_pip.iter().sum::<f32>() / 4.0,
            Harbour::Special(kind) => self.rate_pip[kind as usize] / 2.0,
        };
        worth * self.time_left
    }
}
