//! Production (section 1.7) and bank shortage (section 1.8).
