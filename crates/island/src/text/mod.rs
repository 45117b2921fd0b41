//! Notation (to come).
