//! The engine on standard input and output: `cargo run --example engine`.

fn main() -> std::io::Result<()> {
    steading_registry::engine::serve(std::io::stdin().lock(), std::io::stdout().lock())
}
