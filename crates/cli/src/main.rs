//! The `steading` command.

fn main() {}
