//! The geometry of the island: cells, intersections, paths, what touches what, and what everything is called.
//!
//! Coordinates are those of section 2.6 of the catalogue: axial `(q,r)`, pointy-top, centre `(0,0)`, q to the east, r to the
//! south-east. An intersection is the north or south tip of exactly one cell, a path the west, north-west or north-east side of
//! exactly one cell; that gives each its one name.

use std::str::FromStr;
use std::sync::LazyLock;

use crate::places::{Edge, EdgeSet, Hex, HexSet, Vertex, VertexSet};

/// Land hexes of the island (`BASE-002`).
pub const LAND_COUNT: usize = 19;
/// The land hex in the middle, (0,0).
pub const CENTRE: usize = LAND_COUNT / 2;
/// Land hexes and the sea cells of the frame.
pub const CELL_COUNT: usize = 37;
/// Intersections (`BASE-019`).
pub const VERTEX_COUNT: usize = 54;
/// Paths (`BASE-020`).
pub const EDGE_COUNT: usize = 72;

/// The island's geometry, worked out once.
pub static ISLAND: LazyLock<Topology> = LazyLock::new(Topology::island);

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

/// A written place: `(q,r)`, or a direction and a cell such as `NE(0,0)`. It need not be on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlaceName {
    /// The corner or side meant; none for a cell.
    pub direction: Option<Direction>,
    /// The cell.
    pub cell: Cell,
}

impl std::fmt::Display for PlaceName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}({},{})", self.direction.map_or("", Direction::letters), self.cell.q, self.cell.r)
    }
}

impl FromStr for PlaceName {
    type Err = ();

    fn from_str(text: &str) -> Result<PlaceName, ()> {
        let (letters, rest) = text.trim().split_once('(').ok_or(())?;
        let inside = rest.strip_suffix(')').ok_or(())?;
        let (q, r) = inside.split_once(',').ok_or(())?;
        // Names stay far inside the range of the arithmetic on them.
        let number = |text: &str| text.trim().parse::<i8>().ok().filter(|number| number.abs() <= 60).ok_or(());
        let cell = Cell::new(number(q)?, number(r)?);
        let letters = letters.trim();
        let direction = if letters.is_empty() { None } else { Some(Direction::from_letters(letters).ok_or(())?) };
        Ok(PlaceName { direction, cell })
    }
}

/// What touches what, and names. All tables are indexed by [`Hex`], [`Vertex`] or [`Edge`].
pub struct Topology {
    /// The coordinate of each cell; land first, by r and then q, then the frame likewise.
    pub cells: [Cell; CELL_COUNT],
    /// The six corners of a land hex, clockwise from the north.
    pub hex_corners: [[Vertex; 6]; LAND_COUNT],
    /// The same as a set.
    pub hex_corner_set: [VertexSet; LAND_COUNT],
    /// The six sides of a land hex, clockwise from the north-east.
    pub hex_sides: [[Edge; 6]; LAND_COUNT],
    /// The land hexes around each land hex.
    pub hex_neighbours: [Vec<Hex>; LAND_COUNT],
    /// The three cells at an intersection, land or sea.
    pub vertex_cells: [[Hex; 3]; VERTEX_COUNT],
    /// The intersections one path away.
    pub vertex_neighbours: [VertexSet; VERTEX_COUNT],
    /// The paths at an intersection.
    pub vertex_edges: [EdgeSet; VERTEX_COUNT],
    /// The two ends of a path.
    pub edge_ends: [[Vertex; 2]; EDGE_COUNT],
    /// The two cells a path separates.
    pub edge_cells: [[Hex; 2]; EDGE_COUNT],
    hex_names: [String; CELL_COUNT],
    vertex_names: [String; VERTEX_COUNT],
    edge_names: [String; EDGE_COUNT],
    vertex_points: [(bool, Cell); VERTEX_COUNT],
    edge_points: [(Direction, Cell); EDGE_COUNT],
}

impl Topology {
    fn island() -> Topology {
        let mut cells: Vec<Cell> =
            (-3..=3).flat_map(|r| (-3..=3).map(move |q| Cell::new(q, r))).filter(|cell| cell.distance() <= 3).collect();
        cells.sort_by_key(|cell| (cell.distance() > 2, cell.r, cell.q));
        let cells: [Cell; CELL_COUNT] = cells.try_into().expect("19 land hexes and 18 sea cells");
        let hex_at = |cell: Cell| cells.iter().position(|&other| other == cell).map(|index| Hex(index as u8));
        let is_land = |cell: Cell| cell.distance() <= 2;

        // Intersections: north and south tips that touch land, by y and then x. In units of half a side, y = 3r ∓ 2 and
        // x = 2q + r.
        let mut points: Vec<(bool, Cell)> = cells
            .iter()
            .flat_map(|&cell| [(true, cell), (false, cell)])
            .filter(|&(north, cell)| tip_cells(north, cell).into_iter().any(is_land))
            .collect();
        points.sort_by_key(|&(north, cell)| (3 * cell.r + if north { -2 } else { 2 }, 2 * cell.q + cell.r));
        let vertex_points: [(bool, Cell); VERTEX_COUNT] = points.try_into().expect("54 intersections");
        let vertex_at = |point: (bool, Cell)| {
            vertex_points
                .iter()
                .position(|&other| other == point)
                .map(|index| Vertex(index as u8))
                .expect("an intersection")
        };

        // Paths: west, north-west and north-east sides that touch land, by their ends.
        let mut sides: Vec<([Vertex; 2], Direction, Cell)> = cells
            .iter()
            .flat_map(|&cell| [Direction::W, Direction::NW, Direction::NE].map(|side| (side, cell)))
            .filter(|&(side, cell)| is_land(cell) || is_land(across(side, cell)))
            .map(|(side, cell)| {
                let mut ends = side_ends(side, cell).map(vertex_at);
                ends.sort();
                (ends, side, cell)
            })
            .collect();
        sides.sort_by_key(|&(ends, _, _)| ends);
        let sides: [([Vertex; 2], Direction, Cell); EDGE_COUNT] = sides.try_into().expect("72 paths");
        let edge_ends = sides.map(|(ends, _, _)| ends);
        let edge_points = sides.map(|(_, side, cell)| (side, cell));

        let land = |index: usize| cells[index];
        let hex_corners: [[Vertex; 6]; LAND_COUNT] = std::array::from_fn(|hex| {
            use Direction::{N, NE, NW, S, SE, SW};
            [N, NE, SE, S, SW, NW].map(|corner| vertex_at(corner_point(corner, land(hex)).expect("a corner")))
        });
        let edge_at = |point: (Direction, Cell)| {
            edge_points.iter().position(|&other| other == point).map(|index| Edge(index as u8)).expect("a path")
        };
        let hex_sides: [[Edge; 6]; LAND_COUNT] = std::array::from_fn(|hex| {
            use Direction::{E, NE, NW, SE, SW, W};
            [NE, E, SE, SW, W, NW].map(|side| edge_at(side_point(side, land(hex)).expect("a side")))
        });
        let edges_at = |vertex: Vertex| {
            (0..EDGE_COUNT as u8)
                .map(Edge)
                .filter(move |edge| edge_ends[edge.index()].contains(&vertex))
                .collect::<Vec<_>>()
        };
        let far_end = |edge: Edge, vertex: Vertex| {
            let [a, b] = edge_ends[edge.index()];
            if a == vertex { b } else { a }
        };
        let per_vertex = |index: usize| Vertex(index as u8);

        Topology {
            cells,
            hex_corners,
            hex_corner_set: hex_corners.map(|corners| corners.into_iter().collect()),
            hex_sides,
            hex_neighbours: std::array::from_fn(|hex| {
                land(hex).neighbours().into_iter().filter(|&cell| is_land(cell)).filter_map(hex_at).collect()
            }),
            vertex_cells: vertex_points
                .map(|(north, cell)| tip_cells(north, cell).map(|cell| hex_at(cell).expect("a cell"))),
            vertex_neighbours: std::array::from_fn(|index| {
                let vertex = per_vertex(index);
                edges_at(vertex).into_iter().map(|edge| far_end(edge, vertex)).collect()
            }),
            vertex_edges: std::array::from_fn(|index| edges_at(per_vertex(index)).into_iter().collect()),
            edge_cells: edge_points
                .map(|(side, cell)| [cell, across(side, cell)].map(|cell| hex_at(cell).expect("a cell of the board"))),
            edge_ends,
            hex_names: cells.map(|cell| PlaceName { direction: None, cell }.to_string()),
            vertex_names: vertex_points.map(|(north, cell)| {
                let direction = if north { Direction::N } else { Direction::S };
                PlaceName { direction: Some(direction), cell }.to_string()
            }),
            edge_names: edge_points.map(|(side, cell)| PlaceName { direction: Some(side), cell }.to_string()),
            vertex_points,
            edge_points,
        }
    }

    /// The name of a cell.
    pub fn hex_name(&self, hex: Hex) -> &str {
        self.hex_names.get(hex.index()).map_or("?", String::as_str)
    }

    /// The one name of an intersection.
    pub fn vertex_name(&self, vertex: Vertex) -> &str {
        self.vertex_names.get(vertex.index()).map_or("?", String::as_str)
    }

    /// The one name of a path.
    pub fn edge_name(&self, edge: Edge) -> &str {
        self.edge_names.get(edge.index()).map_or("?", String::as_str)
    }

    /// The cell at a coordinate, if it is on the board or its frame.
    pub fn hex_at(&self, cell: Cell) -> Option<Hex> {
        self.cells.iter().position(|&other| other == cell).map(|index| Hex(index as u8))
    }

    /// The cell with this name.
    pub fn hex_named(&self, name: PlaceName) -> Option<Hex> {
        if name.direction.is_some() { None } else { self.hex_at(name.cell) }
    }

    /// The intersection with this name, or with the name of any corner of any cell.
    pub fn vertex_named(&self, name: PlaceName) -> Option<Vertex> {
        let point = corner_point(name.direction?, name.cell)?;
        self.vertex_points.iter().position(|&other| other == point).map(|index| Vertex(index as u8))
    }

    /// The path with this name, or with the name of any side of any cell.
    pub fn edge_named(&self, name: PlaceName) -> Option<Edge> {
        let point = side_point(name.direction?, name.cell)?;
        self.edge_points.iter().position(|&other| other == point).map(|index| Edge(index as u8))
    }

    /// The land hexes.
    #[inline]
    pub fn land(&self) -> HexSet {
        HexSet((1 << LAND_COUNT) - 1)
    }

    /// Whether the cell is land.
    #[inline]
    pub fn is_land(&self, hex: Hex) -> bool {
        hex.index() < LAND_COUNT
    }

    /// Whether the path has the sea on one side.
    pub fn is_coast(&self, edge: Edge) -> bool {
        self.edge_cells[edge.index()].iter().any(|&hex| !self.is_land(hex))
    }

    /// The other end of a path.
    #[inline(always)]
    pub fn far_end(&self, edge: Edge, vertex: Vertex) -> Vertex {
        // Of two numbers and their exclusive or, any two give the third.
        let [a, b] = self.edge_ends[edge.index()];
        Vertex(a.0 ^ b.0 ^ vertex.0)
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
        ISLAND.hex_named(text.parse()?).ok_or(())
    }
}

impl FromStr for Vertex {
    type Err = ();

    fn from_str(text: &str) -> Result<Vertex, ()> {
        ISLAND.vertex_named(text.parse()?).ok_or(())
    }
}

impl FromStr for Edge {
    type Err = ();

    fn from_str(text: &str) -> Result<Edge, ()> {
        ISLAND.edge_named(text.parse()?).ok_or(())
    }
}
