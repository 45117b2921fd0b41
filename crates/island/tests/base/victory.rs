//! Victory and hidden points (section 1.22).
