//! Development cards (sections 1.16 to 1.19).
