//! The server embeds the built web client. Where nobody has built it yet, a page that says so takes its place, so that the server can be
//! built and tested without the tools of the client.

use std::fs;
use std::path::Path;

/// Where Vite puts the client.
const CLIENT: &str = "../../web/dist";

/// What is shown in its place.
const UNBUILT: &str = "unbuilt.html";

fn main() -> std::io::Result<()> {
    println!("cargo::rerun-if-changed={CLIENT}");
    println!("cargo::rerun-if-changed={UNBUILT}");
    let index = Path::new(CLIENT).join("index.html");
    if !index.exists() {
        fs::create_dir_all(CLIENT)?;
        fs::copy(UNBUILT, index)?;
    }
    Ok(())
}
