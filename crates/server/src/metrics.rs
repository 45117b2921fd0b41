//! Figures for operators, in the format of Prometheus.

use std::time::Duration;

use steading_protocol::ErrorCode;

/// The figures of a server.
#[derive(Default, Debug)]
pub struct Metrics {}

impl Metrics {
    /// A command was answered.
    pub fn command(&self, _result: Result<(), ErrorCode>) {}

    /// A command was acknowledged so long after it came in.
    pub fn acknowledged(&self, _time: Duration) {}

    /// A table was loaded (+1) or unloaded (-1).
    pub fn tables(&self, _change: i64) {}

    /// A bot thought for so long.
    pub fn bot_thought(&self, _time: Duration) {}

    /// A client was too slow and was dropped.
    pub fn slow_client(&self) {}
}
