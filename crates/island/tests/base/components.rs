//! Components and supplies (section 1.1) and geometry (section 1.2).
