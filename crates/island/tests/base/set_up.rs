//! Set-up (sections 1.3 and 1.4).
