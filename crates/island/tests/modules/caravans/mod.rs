//! Tests of the module, from the catalogue alone.

mod laws;
