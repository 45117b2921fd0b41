//! The door of the server.
