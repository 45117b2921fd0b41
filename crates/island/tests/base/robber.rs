//! The seven and the robber (section 1.9).
