//! Pages of `docs/` whose examples are tested: fenced blocks by their names.

/// The fenced blocks of a page with this name, in order.
pub fn blocks(page: &str, name: &str) -> Vec<String> {
    let found: Vec<String> = all_blocks(page).filter(|(kind, _)| *kind == name).map(|(_, block)| block).collect();
    assert!(!found.is_empty(), "no block `{name}`");
    found
}

/// The lines of all blocks with this name.
pub fn lines(page: &str, name: &str) -> Vec<String> {
    blocks(page, name).iter().flat_map(|block| block.lines()).map(str::to_owned).collect()
}

/// The names of the blocks of a page. A test that knows them all notices a block that nothing reads.
pub fn kinds(page: &str) -> impl Iterator<Item = &str> {
    all_blocks(page).map(|(kind, _)| kind)
}

fn all_blocks(page: &str) -> impl Iterator<Item = (&str, String)> {
    let mut lines = page.lines();
    std::iter::from_fn(move || {
        let kind = lines.find_map(|line| line.strip_prefix("```"))?;
        Some((kind, lines.by_ref().take_while(|line| *line != "```").flat_map(|line| [line, "\n"]).collect()))
    })
}
