//! Tables in the browser: lobby, sockets, clocks, bots in seats. The rules are reached through the registry only.
//!
//! From the inside out:
//!
//! * [`table`] is a table as a plain state machine: messages and the time go in, writes and messages come out. It does no input or
//!   output, so a simulation can drive it with any clock and any network.
//! * [`hub`] runs the tables: a task each, loaded from the store when somebody comes, unloaded when nobody is left. What a table wants
//!   written is committed before anything is sent.
//! * [`http`] is the door: guests, lists, records, sockets, the page, and what operators need.
//! * [`names`] is what people and tables may be called, [`words`] what tables are called in addresses.
//! * [`config`] is what an operator can set, [`metrics`] and [`log`] are what they can watch.

pub mod config;
pub mod http;
pub mod hub;
pub mod log;
pub mod metrics;
pub mod names;
pub mod table;
pub mod words;
