//! Prints a TypeScript file: `cargo run -p steading-types -- island`.

use anyhow::Result;
use clap::Parser;
use steading_types::{Subject, source};

/// Prints the TypeScript types of a subject.
#[derive(Parser)]
struct Arguments {
    /// What the types are about.
    subject: Subject,
}

fn main() -> Result<()> {
    print!("{}", source(Arguments::parse().subject)?);
    Ok(())
}
