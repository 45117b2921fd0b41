//! Turn structure (section 1.6).
