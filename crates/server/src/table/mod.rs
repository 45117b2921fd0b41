//! A table as a plain state machine: messages and the time go in, writes and messages come out.

pub mod doc;

pub use doc::TableDoc;
