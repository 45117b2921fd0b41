//! The Largest Army (section 1.21).
