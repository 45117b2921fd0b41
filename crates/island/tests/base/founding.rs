//! The founding phase (section 1.5).
