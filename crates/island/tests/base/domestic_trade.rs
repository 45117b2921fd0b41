//! Domestic trade (section 1.10).
