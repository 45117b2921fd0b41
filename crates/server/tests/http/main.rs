//! The HTTP part: most tests call the router, those of sockets and of ending a server on a port.

mod errors;
mod games;
mod guests;
mod old_data;
mod page;
mod patience;
mod quitting;
mod records;
mod rules;
mod serving;
mod sockets;
mod stories;
mod support;
mod tables;
