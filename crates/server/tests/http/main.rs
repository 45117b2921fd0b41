//! The HTTP part: most tests call the router, those of sockets and of ending a server on a port.

mod errors;
mod games;
mod guests;
mod page;
mod patience;
mod records;
mod rules;
mod serving;
mod sockets;
mod stories;
mod support;
mod tables;
