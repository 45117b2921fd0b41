//! Figures for operators, in the format of Prometheus.

/// The figures of a server.
#[derive(Default, Debug)]
pub struct Metrics {}
