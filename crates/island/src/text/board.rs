//! A board as a drawing: five rows of terrain letters and number tokens.
//!
//! ```text
//!         M10  P2   F9
//!      G12  H6   P4   H10
//!   G9   F11  D    F3   M8
//!      F8   M3   G4   P5
//!         H5   G6   P11
//! ```

use steading_game::Syntax;

use crate::layout::{Harbour, Layout, Terrain};
use crate::places::{Edge, Hex};
use crate::text::words::{self, clip};
use crate::topology::LAND_COUNT;

/// Hexes in each row of a drawing.
pub const ROWS: [usize; 5] = [3, 4, 5, 4, 3];

/// Draws terrain and tokens, one line a row.
pub fn write_rows(layout: &Layout) -> Vec<String> {
    let mut hexes = layout.terrain.iter().zip(layout.tokens);
    ROWS.iter()
        .map(|&count| {
            let mut row = " ".repeat((5 - count) * 5 / 2);
            for (terrain, token) in hexes.by_ref().take(count) {
                let cell =
                    if token == 0 { terrain.letter().to_string() } else { format!("{}{token}", terrain.letter()) };
                row.push_str(&format!("{cell:<5}"));
            }
            row.trim_end().to_owned()
        })
        .collect()
}

/// Reads the five rows of a drawing. Blanks do not matter, only the number of hexes in each row does.
pub fn parse_rows(rows: &[&str]) -> Result<([Terrain; LAND_COUNT], [u8; LAND_COUNT]), Syntax> {
    let mut terrain = Vec::with_capacity(LAND_COUNT);
    let mut tokens = Vec::with_capacity(LAND_COUNT);
    for (index, (row, count)) in rows.iter().zip(ROWS).enumerate() {
        let cells: Vec<&str> = row.split_whitespace().collect();
        if cells.len() != count {
            return Err(Syntax::new(format!("expected {count} hexes in this row, found {}", cells.len())).at(index + 1));
        }
        for cell in cells {
            let (land, token) = parse_cell(cell).map_err(|problem| problem.at(index + 1))?;
            terrain.push(land);
            tokens.push(token);
        }
    }
    match (terrain.try_into(), tokens.try_into()) {
        (Ok(terrain), Ok(tokens)) => Ok((terrain, tokens)),
        _ => Err(Syntax::new("a board has five rows of 3, 4, 5, 4 and 3 hexes")),
    }
}

fn parse_cell(cell: &str) -> Result<(Terrain, u8), Syntax> {
    let wrong = || Syntax::new(format!("`{}` is no hex: a letter of F P G H M D L S O and a number token", clip(cell)));
    let mut letters = cell.chars();
    let terrain = letters.next().and_then(Terrain::lettered).ok_or_else(wrong)?;
    let number = letters.as_str();
    let token = if number.is_empty() { 0 } else { number.parse().map_err(|_| wrong())? };
    Ok((terrain, token))
}

/// Harbours as `NW(0,-2) 3:1, NE(1,-2) grain, …`.
pub fn write_harbours(harbours: &[(Edge, Harbour)]) -> String {
    let words: Vec<String> = harbours.iter().map(|(edge, harbour)| format!("{edge} {harbour}")).collect();
    if words.is_empty() { "none".to_owned() } else { words.join(", ") }
}

/// Reads harbours.
pub fn parse_harbours(text: &str) -> Result<Vec<(Edge, Harbour)>, Syntax> {
    if text.trim() == "none" {
        return Ok(Vec::new());
    }
    let mut harbours = Vec::new();
    for item in text.split(", ") {
        let wrong = || Syntax::new(format!("`{}` is no harbour: a path, and `3:1` or a resource", clip(item)));
        let (path, kind) = item.trim().split_once(' ').ok_or_else(wrong)?;
        let edge: Edge = path.parse().map_err(|()| wrong())?;
        harbours.push((edge, Harbour::named(kind.trim()).ok_or_else(wrong)?));
    }
    harbours.sort();
    Ok(harbours)
}

/// Fishing grounds as `(1,-3) 6, (3,-1) 5, …`.
pub fn write_grounds(grounds: &[(Hex, u8)]) -> String {
    let words: Vec<String> = grounds.iter().map(|(cell, number)| format!("{cell} {number}")).collect();
    words.join(", ")
}

/// Reads fishing grounds.
pub fn parse_grounds(text: &str) -> Result<Vec<(Hex, u8)>, Syntax> {
    let mut grounds = text.split(", ").map(parse_second_token).collect::<Result<Vec<_>, _>>()?;
    grounds.sort_unstable();
    Ok(grounds)
}

/// Reads a cell and a number, such as `(2,0) 2`.
pub fn parse_second_token(text: &str) -> Result<(Hex, u8), Syntax> {
    let wrong = || Syntax::new(format!("`{}` is no cell with a number, such as `(2,0) 2`", clip(text)));
    let (cell, number) = text.trim().split_once(' ').ok_or_else(wrong)?;
    Ok((cell.parse().map_err(|()| wrong())?, words::number(number.trim())?))
}
