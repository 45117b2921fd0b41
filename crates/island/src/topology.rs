//! The geometry of the island: cells, intersections, paths, what touches what, and what everything is called.
//!
//! Coordinates are those of section 2.6 of the catalogue: axial `(q,r)`, pointy-top, centre `(0,0)`, q to the east, r to the
//! south-east. An intersection is the north or south tip of exactly one cell, a path the west, north-west or north-east side of
//! exactly one cell; that gives each its one name.

use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::places::{EDGE_ROOM, Edge, EdgeSet, Hex, HexSet, LAND_ROOM, VERTEX_ROOM, Vertex, VertexSet};

/// Land hexes of the island (`BASE-002`). For those who lay the board; rules ask the table's [`Topology::land`].
pub const LAND_COUNT: usize = 19;
/// The land hex in the middle, (0,0).
pub const CENTRE: usize = LAND_COUNT / 2;
/// Land hexes and the sea cells of the frame.
pub const CELL_COUNT: usize = 37;
/// Intersections (`BASE-019`).
pub const VERTEX_COUNT: usize = 54;
/// Paths (`BASE-020`).
pub const EDGE_COUNT: usize = 72;

/// The island, worked out once.
pub static ISLAND: LazyLock<Topology> = LazyLock::new(|| Topology::new(&[]));

/// The island with the plazas and spokes of the three trade hexes (`TRADE-022`). Its indices go on where those of the island end (table
/// D-6), so it knows the name of every place of every board, and names that stand without a table are read and written by it.
pub static TRADE_ISLAND: LazyLock<Topology> = LazyLock::new(|| Topology::new(&TradeHex::ALL));

/// An axial cell coordinate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// Grows to the east.
    pub q: i8,
    /// Grows to the south-east.
    pub r: i8,
}

impl Cell {
    /// The cell at `(q,r)`.
    pub const fn new(q: i8, r: i8) -> Cell {
        Cell { q, r }
    }

    /// How many steps the cell is from the centre.
    pub fn distance(self) -> i8 {
        self.q.abs().max(self.r.abs()).max((self.q + self.r).abs())
    }

    fn step(self, q: i8, r: i8) -> Cell {
        Cell { q: self.q + q, r: self.r + r }
    }

    /// The six neighbours, clockwise from the east.
    pub fn neighbours(self) -> [Cell; 6] {
        [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)].map(|(q, r)| self.step(q, r))
    }
}

/// The six directions a corner or a side of a cell can be named by. Corners have `N`, `NE`, `SE`, `S`, `SW`, `NW`; sides have
/// `NE`, `E`, `SE`, `SW`, `W`, `NW`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// North.
    N,
    /// North-east.
    NE,
    /// East.
    E,
    /// South-east.
    SE,
    /// South.
    S,
    /// South-west.
    SW,
    /// West.
    W,
    /// North-west.
    NW,
}

impl Direction {
    /// The letters of the direction.
    pub fn letters(self) -> &'static str {
        match self {
            Direction::N => "N",
            Direction::NE => "NE",
            Direction::E => "E",
            Direction::SE => "SE",
            Direction::S => "S",
            Direction::SW => "SW",
            Direction::W => "W",
            Direction::NW => "NW",
        }
    }

    fn from_letters(letters: &str) -> Option<Direction> {
        use Direction::{E, N, NE, NW, S, SE, SW, W};
        [N, NE, E, SE, S, SW, W, NW].into_iter().find(|direction| direction.letters().eq_ignore_ascii_case(letters))
    }
}

/// A hex with a plaza in its middle, to which spokes lead from its corners (table D-6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TradeHex {
    /// The castle.
    Castle,
    /// The quarry.
    Quarry,
    /// The glassworks.
    Glassworks,
}

impl TradeHex {
    /// All three, in index order.
    pub const ALL: [TradeHex; 3] = [TradeHex::Castle, TradeHex::Quarry, TradeHex::Glassworks];

    /// `TRADE-007`: where it lies.
    pub const fn cell(self) -> Cell {
        match self {
            TradeHex::Castle => Cell::new(-2, 0),
            TradeHex::Quarry => Cell::new(2, -2),
            TradeHex::Glassworks => Cell::new(0, 2),
        }
    }

    /// Its word in names.
    pub const fn name(self) -> &'static str {
        match self {
            TradeHex::Castle => "castle",
            TradeHex::Quarry => "quarry",
            TradeHex::Glassworks => "glassworks",
        }
    }

    /// The one with this name.
    pub fn named(name: &str) -> Option<TradeHex> {
        TradeHex::ALL.into_iter().find(|hex| hex.name().eq_ignore_ascii_case(name))
    }
}

/// A written place. It need not be on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlaceName {
    /// A cell, `(q,r)`.
    Cell(Cell),
    /// A corner or a side of a cell, such as `NE(0,0)`.
    At(Direction, Cell),
    /// The middle of a trade hex, `Plaza(castle)`.
    Plaza(TradeHex),
    /// The path from a plaza to a corner, `Spoke(castle,N(-2,0))`.
    Spoke(TradeHex, Direction, Cell),
}

impl std::fmt::Display for PlaceName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            PlaceName::Cell(cell) => write!(f, "({},{})", cell.q, cell.r),
            PlaceName::At(direction, cell) => write!(f, "{}({},{})", direction.letters(), cell.q, cell.r),
            PlaceName::Plaza(hex) => write!(f, "Plaza({})", hex.name()),
            PlaceName::Spoke(hex, direction, cell) => {
                write!(f, "Spoke({},{})", hex.name(), PlaceName::At(*direction, *cell))
            }
        }
    }
}

impl FromStr for PlaceName {
    type Err = ();

    fn from_str(text: &str) -> Result<PlaceName, ()> {
        let (letters, rest) = text.trim().split_once('(').ok_or(())?;
        let inside = rest.strip_suffix(')').ok_or(())?;
        let letters = letters.trim();
        if letters.eq_ignore_ascii_case("plaza") {
            return TradeHex::named(inside.trim()).map(PlaceName::Plaza).ok_or(());
        }
        if letters.eq_ignore_ascii_case("spoke") {
            let (hex, corner) = inside.split_once(',').ok_or(())?;
            let hex = TradeHex::named(hex.trim()).ok_or(())?;
            return match corner.parse()? {
                PlaceName::At(direction, cell) => Ok(PlaceName::Spoke(hex, direction, cell)),
                _ => Err(()),
            };
        }
        let (q, r) = inside.split_once(',').ok_or(())?;
        // Names stay far inside the range of the arithmetic on them.
        let number = |text: &str| text.trim().parse::<i8>().ok().filter(|number| number.abs() <= 60).ok_or(());
        let cell = Cell::new(number(q)?, number(r)?);
        if letters.is_empty() {
            return Ok(PlaceName::Cell(cell));
        }
        Direction::from_letters(letters).map(|direction| PlaceName::At(direction, cell)).ok_or(())
    }
}

/// Which places a board has, what touches what, and names. A table has one; all tables are indexed by [`Hex`], [`Vertex`] or
/// [`Edge`] and have room for as many as the sets of them.
pub struct Topology {
    /// The coordinate of each cell; land first, by r and then q, then the frame likewise.
    pub cells: Vec<Cell>,
    /// The land hexes.
    pub land: HexSet,
    /// The intersections there are, plazas among them.
    pub vertices: VertexSet,
    /// Of those, the ones where buildings may stand at all (`TRADE-025`).
    pub sites: VertexSet,
    /// The paths there are.
    pub edges: EdgeSet,
    /// The six corners of a land hex, clockwise from the north.
    pub hex_corners: [[Vertex; 6]; LAND_ROOM],
    /// The same as a set.
    pub hex_corner_set: [VertexSet; LAND_ROOM],
    /// The six sides of a land hex, clockwise from the north-east.
    pub hex_sides: [[Edge; 6]; LAND_ROOM],
    /// The land hexes around each land hex.
    pub hex_neighbours: Vec<Vec<Hex>>,
    /// The three cells at an intersection, land or sea; none at a plaza.
    pub vertex_cells: [[Hex; 3]; VERTEX_ROOM],
    /// The intersections one path away.
    pub vertex_neighbours: [VertexSet; VERTEX_ROOM],
    /// The paths at an intersection.
    pub vertex_edges: [EdgeSet; VERTEX_ROOM],
    /// The paths at an intersection with what they lead to, in index order, for those who walk along them.
    pub vertex_links: [Links; VERTEX_ROOM],
    /// The intersections that so many paths at most lead to, from none to [`WALK_MAX`].
    pub vertices_within: [[VertexSet; WALK_MAX + 1]; VERTEX_ROOM],
    /// The two ends of a path.
    pub edge_ends: [[Vertex; 2]; EDGE_ROOM],
    /// The two ends of a path, as a set.
    pub edge_end_set: [VertexSet; EDGE_ROOM],
    /// The two cells a path separates; for a spoke the same one twice.
    pub edge_cells: [[Hex; 2]; EDGE_ROOM],
    names: Names,
}

/// The longest walk that anybody plans: that of a wagon with nine movement points (`TRADE-037`, `TRADE-046`).
pub const WALK_MAX: usize = 9;

/// The paths at an intersection, and where each of them leads: no more than four.
#[derive(Clone, Copy, Default)]
pub struct Links {
    links: [Link; 4],
    count: u8,
}

/// A path that leads somewhere.
#[derive(Clone, Copy)]
pub struct Link {
    /// The path.
    pub edge: Edge,
    /// Its other end.
    pub end: Vertex,
    /// The same as a set.
    pub end_set: VertexSet,
}

impl Default for Link {
    fn default() -> Link {
        Link { edge: Edge::NOWHERE, end: Vertex::NOWHERE, end_set: VertexSet::EMPTY }
    }
}

impl Links {
    /// All of them.
    #[inline(always)]
    pub fn as_slice(&self) -> &[Link] {
        &self.links[..usize::from(self.count).min(4)]
    }

    /// Calls this for all of them, and perhaps for some that do not exist and lead nowhere: three are as quick as two, and only where a
    /// spoke begins there are more.
    #[inline(always)]
    pub fn for_each(&self, mut walk: impl FnMut(&Link)) {
        let [first, second, third, fourth] = &self.links;
        walk(first);
        walk(second);
        walk(third);
        if self.count > 3 {
            walk(fourth);
        }
    }
}

impl FromIterator<Link> for Links {
    fn from_iter<I: IntoIterator<Item = Link>>(all: I) -> Links {
        let mut links = Links::default();
        for (place, link) in links.links.iter_mut().zip(all) {
            *place = link;
            links.count += 1;
        }
        links
    }
}

/// What places are called, by index: as words, and as text that is ready to be written.
struct Names {
    hexes: Vec<String>,
    vertices: Vec<(PlaceName, String)>,
    edges: Vec<(PlaceName, String)>,
}

impl Names {
    fn written(names: &[PlaceName]) -> Vec<(PlaceName, String)> {
        names.iter().map(|name| (*name, name.to_string())).collect()
    }
}

impl Topology {
    /// The island, and a plaza with its spokes in each of these hexes. What plazas add has the indices after those of the island, so that
    /// every place keeps its number and its name on every board.
    fn new(trade_hexes: &[TradeHex]) -> Topology {
        let cells = cells();
        let hex_at = |cell: Cell| cells.iter().position(|&other| other == cell).map(|index| Hex(index as u8));
        let tips = tips(&cells);
        let sides = sides(&cells, &tips);
        let vertex_at = |point| place_of(&tips, &point).map(Vertex).expect("an intersection");
        let edge_at = |point| place_of(&sides, &point).map(Edge).expect("a path");

        let mut vertex_names: Vec<PlaceName> = tips.iter().map(|&(north, cell)| tip_name(north, cell)).collect();
        let mut edge_names: Vec<PlaceName> = sides.iter().map(|&(side, cell)| PlaceName::At(side, cell)).collect();
        let mut vertex_cells: Vec<[Hex; 3]> = tips
            .iter()
            .map(|&(north, cell)| tip_cells(north, cell).map(|cell| hex_at(cell).expect("a cell")))
            .collect();
        let mut edge_ends: Vec<[Vertex; 2]> =
            sides.iter().map(|&(side, cell)| sorted_ends(&tips, side, cell)).collect();
        let mut edge_cells: Vec<[Hex; 2]> = sides
            .iter()
            .map(|&(side, cell)| [cell, across(side, cell)].map(|cell| hex_at(cell).expect("a cell of the board")))
            .collect();

        let land: Vec<Cell> = cells.iter().copied().filter(|&cell| is_land(cell)).collect();
        let hex_corners: Vec<[Vertex; 6]> = land
            .iter()
            .map(|&cell| CORNERS.map(|corner| vertex_at(corner_point(corner, cell).expect("a corner"))))
            .collect();
        let hex_sides: Vec<[Edge; 6]> =
            land.iter().map(|&cell| SIDES.map(|side| edge_at(side_point(side, cell).expect("a side")))).collect();

        let mut sites: VertexSet = (0..vertex_names.len() as u8).map(Vertex).collect();
        let mut edges: EdgeSet = (0..edge_names.len() as u8).map(Edge).collect();
        let mut plazas = VertexSet::EMPTY;
        for &trade_hex in trade_hexes {
            let hex = hex_at(trade_hex.cell()).expect("a land hex");
            let touches_land = |vertex: Vertex| {
                vertex_cells[vertex.index()].iter().any(|&cell| cell != hex && cell.index() < land.len())
            };
            let (spoked, barred): (VertexSet, VertexSet) = {
                let corners = hex_corners[hex.index()];
                let (spoked, barred): (Vec<Vertex>, Vec<Vertex>) =
                    corners.into_iter().partition(|&vertex| touches_land(vertex));
                (spoked.into_iter().collect(), barred.into_iter().collect())
            };
            // The corners and sides that only the sea is at keep their names but are of no use (`TRADE-023`).
            sites = sites.minus(barred);
            for side in hex_sides[hex.index()] {
                if edge_cells[side.index()].iter().any(|cell| cell.index() >= land.len()) {
                    edges = edges.without(side);
                }
            }
            let plaza = Vertex(vertex_names.len() as u8);
            vertex_names.push(PlaceName::Plaza(trade_hex));
            vertex_cells.push([Hex::NOWHERE; 3]);
            plazas = plazas.with(plaza);
            for corner in spoked.iter() {
                let PlaceName::At(direction, cell) = vertex_names[corner.index()] else { continue };
                edges = edges.with(Edge(edge_names.len() as u8));
                edge_names.push(PlaceName::Spoke(trade_hex, direction, cell));
                edge_ends.push([corner, plaza]);
                edge_cells.push([hex, hex]);
            }
        }

        let edges_at = |vertex: usize| -> EdgeSet {
            edges.iter().filter(|edge| edge_ends[edge.index()].iter().any(|end| end.index() == vertex)).collect()
        };
        let vertex_edges: Vec<EdgeSet> = (0..vertex_names.len()).map(edges_at).collect();
        let neighbours_of = |vertex: usize| -> VertexSet {
            let ends: VertexSet = vertex_edges[vertex].iter().flat_map(|edge| edge_ends[edge.index()]).collect();
            ends.without(Vertex(vertex as u8))
        };
        let vertex_neighbours: Vec<VertexSet> = (0..vertex_names.len()).map(neighbours_of).collect();
        let links_of = |vertex: usize| -> Links {
            let here = Vertex(vertex as u8);
            let end_of = |ends: [Vertex; 2]| if ends[0] == here { ends[1] } else { ends[0] };
            let link_over = |edge: Edge| {
                let end = end_of(edge_ends[edge.index()]);
                Link { edge, end, end_set: VertexSet::only(end) }
            };
            vertex_edges[vertex].iter().map(link_over).collect()
        };
        let vertex_links: Vec<Links> = (0..vertex_names.len()).map(links_of).collect();
        let within = |vertex: usize| -> [VertexSet; WALK_MAX + 1] {
            let mut within = [VertexSet::only(Vertex(vertex as u8)); WALK_MAX + 1];
            for steps in 1..=WALK_MAX {
                let beside = within[steps - 1].iter().map(|vertex| vertex_neighbours[vertex.index()]);
                within[steps] = beside.fold(within[steps - 1], VertexSet::or);
            }
            within
        };
        let vertices_within: Vec<[VertexSet; WALK_MAX + 1]> = (0..vertex_names.len()).map(within).collect();
        let end_sets: Vec<VertexSet> = edge_ends.iter().map(|ends| ends.iter().copied().collect()).collect();
        let corner_sets: Vec<VertexSet> = hex_corners.iter().map(|corners| corners.iter().copied().collect()).collect();

        Topology {
            land: (0..land.len() as u8).map(Hex).collect(),
            vertices: sites.or(plazas),
            sites,
            edges,
            hex_corners: padded(&hex_corners, [Vertex::NOWHERE; 6]),
            hex_corner_set: padded(&corner_sets, VertexSet::EMPTY),
            hex_sides: padded(&hex_sides, [Edge::NOWHERE; 6]),
            hex_neighbours: land
                .iter()
                .map(|cell| cell.neighbours().into_iter().filter(|&cell| is_land(cell)).filter_map(hex_at).collect())
                .collect(),
            vertex_cells: padded(&vertex_cells, [Hex::NOWHERE; 3]),
            vertex_neighbours: padded(&vertex_neighbours, VertexSet::EMPTY),
            vertex_edges: padded(&vertex_edges, EdgeSet::EMPTY),
            vertex_links: padded(&vertex_links, Links::default()),
            vertices_within: padded(&vertices_within, [VertexSet::EMPTY; WALK_MAX + 1]),
            edge_ends: padded(&edge_ends, [Vertex::NOWHERE; 2]),
            edge_end_set: padded(&end_sets, VertexSet::EMPTY),
            edge_cells: padded(&edge_cells, [Hex::NOWHERE; 2]),
            names: Names {
                hexes: cells.iter().map(|&cell| PlaceName::Cell(cell).to_string()).collect(),
                vertices: Names::written(&vertex_names),
                edges: Names::written(&edge_names),
            },
            cells,
        }
    }

    /// What an intersection is called, as a written place.
    pub fn vertex_place(&self, vertex: Vertex) -> Option<PlaceName> {
        self.names.vertices.get(vertex.index()).map(|&(name, _)| name)
    }

    /// What a path is called, as a written place.
    pub fn edge_place(&self, edge: Edge) -> Option<PlaceName> {
        self.names.edges.get(edge.index()).map(|&(name, _)| name)
    }

    /// The hex that an intersection is the plaza of (`TRADE-022`).
    pub fn plaza_hex(&self, vertex: Vertex) -> Option<Hex> {
        if !self.vertices.contains(vertex) || self.sites.contains(vertex) {
            return None;
        }
        self.vertex_edges[vertex.index()].iter().next().map(|spoke| self.edge_cells[spoke.index()][0])
    }

    /// The name of a cell.
    pub fn hex_name(&self, hex: Hex) -> &str {
        self.names.hexes.get(hex.index()).map_or("?", String::as_str)
    }

    /// The one name of an intersection.
    pub fn vertex_name(&self, vertex: Vertex) -> &str {
        self.names.vertices.get(vertex.index()).map_or("?", |(_, name)| name)
    }

    /// The one name of a path.
    pub fn edge_name(&self, edge: Edge) -> &str {
        self.names.edges.get(edge.index()).map_or("?", |(_, name)| name)
    }

    /// The cell at a coordinate, if it is on the board or its frame.
    pub fn hex_at(&self, cell: Cell) -> Option<Hex> {
        self.cells.iter().position(|&other| other == cell).map(|index| Hex(index as u8))
    }

    /// The cell with this name.
    pub fn hex_named(&self, name: PlaceName) -> Option<Hex> {
        if let PlaceName::Cell(cell) = name { self.hex_at(cell) } else { None }
    }

    /// The intersection with this name, or with the name of any corner of any cell.
    pub fn vertex_named(&self, name: PlaceName) -> Option<Vertex> {
        let name = vertex_alias(name)?;
        self.names.vertices.iter().position(|&(other, _)| other == name).map(|index| Vertex(index as u8))
    }

    /// The path with this name, or with the name of any side of any cell.
    pub fn edge_named(&self, name: PlaceName) -> Option<Edge> {
        let name = edge_alias(name)?;
        self.names.edges.iter().position(|&(other, _)| other == name).map(|index| Edge(index as u8))
    }

    /// Whether the cell is land.
    #[inline]
    pub fn is_land(&self, hex: Hex) -> bool {
        self.land.contains(hex)
    }

    /// Whether the cell is on the board or its frame.
    pub fn has_cell(&self, hex: Hex) -> bool {
        hex.index() < self.cells.len()
    }

    /// Whether the path has the sea on one side.
    pub fn is_coast(&self, edge: Edge) -> bool {
        self.edge_cells[edge.index()].iter().any(|&hex| !self.is_land(hex))
    }

    /// The intersections at a cell, land or sea.
    pub fn corners_of(&self, cell: Hex) -> VertexSet {
        self.vertices.iter().filter(|vertex| self.vertex_cells[vertex.index()].contains(&cell)).collect()
    }

    /// The other end of a path.
    #[inline(always)]
    pub fn far_end(&self, edge: Edge, vertex: Vertex) -> Vertex {
        // Of two numbers and their exclusive or, any two give the third.
        let [a, b] = self.edge_ends[edge.index()];
        Vertex(a.0 ^ b.0 ^ vertex.0)
    }
}

/// The corners of a cell, clockwise from the north.
const CORNERS: [Direction; 6] =
    [Direction::N, Direction::NE, Direction::SE, Direction::S, Direction::SW, Direction::NW];

/// The sides of a cell, clockwise from the north-east.
const SIDES: [Direction; 6] = [Direction::NE, Direction::E, Direction::SE, Direction::SW, Direction::W, Direction::NW];

/// `BASE-002`: whether a cell is land, and not a part of the frame.
fn is_land(cell: Cell) -> bool {
    cell.distance() <= 2
}

/// The land hexes and the sea cells of the frame.
fn cells() -> Vec<Cell> {
    let all = (-3..=3).flat_map(|r| (-3..=3).map(move |q| Cell::new(q, r)));
    let mut cells: Vec<Cell> = all.filter(|cell| cell.distance() <= 3).collect();
    cells.sort_by_key(|&cell| (!is_land(cell), cell.r, cell.q));
    cells
}

/// Intersections: north and south tips that touch land, by y and then x. In units of half a side, y = 3r ∓ 2 and x = 2q + r.
fn tips(cells: &[Cell]) -> Vec<(bool, Cell)> {
    let all = cells.iter().flat_map(|&cell| [(true, cell), (false, cell)]);
    let mut tips: Vec<(bool, Cell)> =
        all.filter(|&(north, cell)| tip_cells(north, cell).into_iter().any(is_land)).collect();
    tips.sort_by_key(|&(north, cell)| (3 * cell.r + if north { -2 } else { 2 }, 2 * cell.q + cell.r));
    tips
}

/// Paths: west, north-west and north-east sides that touch land, by their ends.
fn sides(cells: &[Cell], tips: &[(bool, Cell)]) -> Vec<(Direction, Cell)> {
    let all = cells.iter().flat_map(|&cell| [Direction::W, Direction::NW, Direction::NE].map(|side| (side, cell)));
    let mut sides: Vec<(Direction, Cell)> =
        all.filter(|&(side, cell)| is_land(cell) || is_land(across(side, cell))).collect();
    sides.sort_by_key(|&(side, cell)| sorted_ends(tips, side, cell));
    sides
}

/// The ends of a path, the lower index first.
fn sorted_ends(tips: &[(bool, Cell)], side: Direction, cell: Cell) -> [Vertex; 2] {
    let mut ends = side_ends(side, cell).map(|tip| place_of(tips, &tip).map(Vertex).expect("an intersection"));
    ends.sort();
    ends
}

/// The index of a place in a list of places.
fn place_of<T: PartialEq>(places: &[T], place: &T) -> Option<u8> {
    places.iter().position(|other| other == place).map(|index| index as u8)
}

/// A table by index with room for more; `nothing` stands where no place is.
fn padded<T: Copy, const ROOM: usize>(table: &[T], nothing: T) -> [T; ROOM] {
    assert!(table.len() <= ROOM, "more places than the sets of them hold");
    std::array::from_fn(|index| table.get(index).copied().unwrap_or(nothing))
}

/// The name of a tip.
fn tip_name(north: bool, cell: Cell) -> PlaceName {
    PlaceName::At(if north { Direction::N } else { Direction::S }, cell)
}

/// The one name of the intersection that is called so.
fn vertex_alias(name: PlaceName) -> Option<PlaceName> {
    match name {
        PlaceName::At(corner, cell) => corner_point(corner, cell).map(|(north, cell)| tip_name(north, cell)),
        PlaceName::Plaza(_) => Some(name),
        PlaceName::Cell(_) | PlaceName::Spoke(..) => None,
    }
}

/// The one name of the path that is called so.
fn edge_alias(name: PlaceName) -> Option<PlaceName> {
    match name {
        PlaceName::At(side, cell) => side_point(side, cell).map(|(side, cell)| PlaceName::At(side, cell)),
        PlaceName::Spoke(hex, corner, cell) => {
            let (north, cell) = corner_point(corner, cell)?;
            let PlaceName::At(corner, cell) = tip_name(north, cell) else { return None };
            Some(PlaceName::Spoke(hex, corner, cell))
        }
        PlaceName::Cell(_) | PlaceName::Plaza(_) => None,
    }
}

/// The three cells that meet at the north or south tip of a cell.
fn tip_cells(north: bool, cell: Cell) -> [Cell; 3] {
    if north { [cell, cell.step(0, -1), cell.step(1, -1)] } else { [cell, cell.step(0, 1), cell.step(-1, 1)] }
}

/// The cell on the other side of a west, north-west or north-east side.
fn across(side: Direction, cell: Cell) -> Cell {
    match side {
        Direction::W => cell.step(-1, 0),
        Direction::NW => cell.step(0, -1),
        _ => cell.step(1, -1),
    }
}

/// The ends of a west, north-west or north-east side.
fn side_ends(side: Direction, cell: Cell) -> [(bool, Cell); 2] {
    match side {
        Direction::NE => [(true, cell), (false, cell.step(1, -1))],
        Direction::NW => [(true, cell), (false, cell.step(0, -1))],
        _ => [(false, cell.step(0, -1)), (true, cell.step(-1, 1))],
    }
}

/// A corner of a cell as the tip it is.
fn corner_point(corner: Direction, cell: Cell) -> Option<(bool, Cell)> {
    Some(match corner {
        Direction::N => (true, cell),
        Direction::NE => (false, cell.step(1, -1)),
        Direction::SE => (true, cell.step(0, 1)),
        Direction::S => (false, cell),
        Direction::SW => (true, cell.step(-1, 1)),
        Direction::NW => (false, cell.step(0, -1)),
        Direction::E | Direction::W => return None,
    })
}

/// A side of a cell by the name that path has.
fn side_point(side: Direction, cell: Cell) -> Option<(Direction, Cell)> {
    Some(match side {
        Direction::W | Direction::NW | Direction::NE => (side, cell),
        Direction::E => (Direction::W, cell.step(1, 0)),
        Direction::SE => (Direction::NW, cell.step(0, 1)),
        Direction::SW => (Direction::NE, cell.step(-1, 1)),
        Direction::N | Direction::S => return None,
    })
}

impl FromStr for Hex {
    type Err = ();

    fn from_str(text: &str) -> Result<Hex, ()> {
        TRADE_ISLAND.hex_named(text.parse()?).ok_or(())
    }
}

impl FromStr for Vertex {
    type Err = ();

    fn from_str(text: &str) -> Result<Vertex, ()> {
        TRADE_ISLAND.vertex_named(text.parse()?).ok_or(())
    }
}

impl FromStr for Edge {
    type Err = ();

    fn from_str(text: &str) -> Result<Edge, ()> {
        TRADE_ISLAND.edge_named(text.parse()?).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vertex(name: &str) -> Vertex {
        name.parse().expect("an intersection")
    }

    fn edge(name: &str) -> Edge {
        name.parse().expect("a path")
    }

    #[test]
    fn plazas_and_spokes_are_places_like_others_and_come_after_them() {
        let (island, trade) = (&*ISLAND, &*TRADE_ISLAND);
        assert_eq!(
            (island.vertices.len(), island.sites.len(), island.edges.len(), island.land.len()),
            (54, 54, 72, 19)
        );
        // `TRADE-032`: 48 intersections to build on, 3 plazas, 75 paths of which 12 are spokes.
        assert_eq!((trade.vertices.len(), trade.sites.len(), trade.edges.len(), trade.land.len()), (51, 48, 75, 19));
        assert_eq!(trade.edges.minus(island.edges).len(), 12);
        let plazas: Vec<String> = trade.vertices.minus(trade.sites).iter().map(|plaza| plaza.to_string()).collect();
        assert_eq!(plazas, ["Plaza(castle)", "Plaza(quarry)", "Plaza(glassworks)"]);
        for place in (0..VERTEX_COUNT as u8).map(Vertex) {
            assert_eq!(island.vertex_name(place), trade.vertex_name(place));
            assert_eq!(place.to_string().parse(), Ok(place));
        }
        for place in trade.edges.or(island.edges).iter() {
            assert_eq!(place.to_string().parse(), Ok(place));
            assert_eq!(serde_json::from_str::<Edge>(&serde_json::to_string(&place).unwrap()).unwrap(), place);
        }
        assert_eq!(edge("spoke(Castle, NW(-2,1))"), edge("Spoke(castle,S(-2,0))"));
    }

    /// Table D-6, and `TRADE-023`: four spokes, to the corners that touch other land.
    #[test]
    fn spokes_lead_to_the_corners_that_touch_other_land() {
        let corners = [
            ("castle", ["N(-2,0)", "S(-1,-1)", "N(-2,1)", "S(-2,0)"]),
            ("quarry", ["S(2,-3)", "S(2,-2)", "N(1,-1)", "N(2,-1)"]),
            ("glassworks", ["S(0,1)", "N(0,2)", "S(1,1)", "N(-1,3)"]),
        ];
        for (hex, corners) in corners {
            let plaza = vertex(&format!("Plaza({hex})"));
            let near: VertexSet = corners.map(vertex).into_iter().collect();
            assert_eq!(TRADE_ISLAND.vertex_neighbours[plaza.index()], near, "{hex}");
            for corner in corners {
                let spoke = edge(&format!("Spoke({hex},{corner})"));
                assert_eq!(TRADE_ISLAND.edge_ends[spoke.index()], [vertex(corner), plaza]);
                assert_eq!(TRADE_ISLAND.far_end(spoke, plaza), vertex(corner));
                assert!(!TRADE_ISLAND.is_coast(spoke));
            }
        }
    }

    /// A table without plazas does not know them, whatever its parser is given.
    #[test]
    fn a_table_knows_the_places_of_its_own_board_alone() {
        let plaza: PlaceName = "Plaza(castle)".parse().expect("a name");
        assert_eq!(
            (ISLAND.vertex_named(plaza), TRADE_ISLAND.vertex_named(plaza)),
            (None, Some(vertex("Plaza(castle)")))
        );
        assert_eq!(ISLAND.vertex_name(vertex("Plaza(castle)")), "?");
        assert!(
            !ISLAND.vertices.contains(vertex("Plaza(castle)")) && !ISLAND.edges.contains(edge("Spoke(castle,N(-2,0))"))
        );
        // The sea corners of a trade hex keep their names but are no places of that board.
        assert!(ISLAND.sites.contains(vertex("N(2,-2)")) && !TRADE_ISLAND.vertices.contains(vertex("N(2,-2)")));
        assert!(
            ["Plaza(mill)", "Spoke(castle)", "Spoke(castle,(0,0))"]
                .iter()
                .all(|name| name.parse::<PlaceName>().is_err())
        );
    }
}
