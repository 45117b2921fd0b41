//! Maritime trade and harbours (section 1.11).
