//! The same types as TypeScript.

use ts_rs::{Config, TS};

use crate::http::{
    AskBoard, AskChoices, BoardPreview, Choices, GameDescription, Health, Invitation, Made, Me, MoveLink, NewName,
    NewRecord, NewTable, Redeem, Replay, RuleInfo, RuleModule, Story, Summary, TableLine,
};
use crate::{ClientMessage, Failure, ServerMessage};

macro_rules! write_all {
    ($config:expr, $($root:ty),* $(,)?) => {
        $(<$root>::export_all($config)?;)*
    };
}

/// Writes every type of the protocol into a folder, one file each.
pub fn write_typescript(folder: &std::path::Path) -> Result<(), ts_rs::ExportError> {
    let config = Config::new().with_out_dir(folder).with_large_int("number");
    write_all!(
        &config,
        ClientMessage,
        ServerMessage,
        Failure,
        AskBoard,
        AskChoices,
        BoardPreview,
        Choices,
        GameDescription,
        Health,
        Invitation,
        Made,
        Me,
        MoveLink,
        NewName,
        NewRecord,
        NewTable,
        Redeem,
        Replay,
        RuleInfo,
        RuleModule,
        Story,
        Summary,
        TableLine,
    );
    Ok(())
}
