//! Rule modules: one file or folder each, with everything about the module in it.

pub mod friendly_robber;
