//! An engine on a stream.

use std::io::{self, BufRead, Write};

use super::{Engine, LINE_MAX, refuse};
use crate::Error;

/// Answers every line of the input until it ends or says `quit`. Only a broken stream is an error here.
pub fn serve(input: impl BufRead, output: impl Write) -> io::Result<()> {
    Engine::default().serve(input, output)
}

impl Engine {
    /// Answers every line of the input until it ends or says `quit`.
    pub fn serve(&mut self, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
        let mut line = Vec::new();
        while !self.is_done() {
            let answer = match read_line(&mut input, &mut line)? {
                Line::End => break,
                Line::TooLong => refuse(None, &Error::LineTooLong(LINE_MAX)),
                Line::Whole => match str::from_utf8(&line) {
                    Ok(text) => self.answer(text.trim()),
                    Err(_) => refuse(None, &Error::BadUtf8),
                },
            };
            writeln!(output, "{answer}")?;
            output.flush()?;
        }
        Ok(())
    }
}

enum Line {
    Whole,
    TooLong,
    End,
}

/// Reads up to the next line end. Of a line that is too long the rest is read and forgotten, so memory stays bounded.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    let mut is_too_long = false;
    let mut is_begun = false;
    loop {
        let bytes = match input.fill_buf() {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        let is_over = bytes.is_empty();
        is_begun |= !is_over;
        is_too_long |= line.len() + part.len() > LINE_MAX;
        if !is_too_long {
            line.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() || is_over {
            return Ok(match (is_begun, is_too_long) {
                (false, _) => Line::End,
                (true, true) => Line::TooLong,
                (true, false) => Line::Whole,
            });
        }
    }
}
