//! The Longest Road (section 1.20).
