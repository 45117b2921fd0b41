//! The store, held to the same promises on SQLite and on PostgreSQL.
//!
//! PostgreSQL takes part when `STEADING_TEST_POSTGRES` holds the address of a database that may be written to; `cargo xtask test` starts
//! one. Every test makes a folder or a schema of its own.

mod checkpoint;
mod durability;
mod groups;
mod guests;
mod log;
mod opening;
mod place;
mod tables;
mod writer;
