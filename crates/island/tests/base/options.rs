//! Table options (section 4).
