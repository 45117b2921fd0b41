//! Refusals and their order (section 1.23).
