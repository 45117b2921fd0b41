//! Calling cargo, always from the root of the repository.

use std::{
    env,
    ffi::OsString,
    io::{BufRead, BufReader, Read},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
};

use anyhow::{Context, Result, bail};

/// The root of the repository: the folder above `xtask/`.
pub fn root() -> PathBuf {
    let manifest_dir = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| OsString::from(env!("CARGO_MANIFEST_DIR")));
    Path::new(&manifest_dir).parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}

/// A call of the cargo that started this program.
pub fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")));
    command.args(args).current_dir(root());
    command
}

/// Runs the command with the terminal as its own; a failure names the command.
pub fn call(mut command: Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start `{}`", text_of(&command)))?;
    if !status.success() {
        bail!("`{}` failed", text_of(&command));
    }
    Ok(())
}

/// Runs the command quietly.
pub fn succeeds(command: &mut Command) -> bool {
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

/// Runs the command and shows every line of its output to `read` as soon as it is there; errors go to the terminal.
pub fn call_reading(mut command: Command, mut read: impl FnMut(&str) -> Result<()>) -> Result<()> {
    let mut child =
        command.stdout(Stdio::piped()).spawn().with_context(|| format!("cannot start `{}`", text_of(&command)))?;
    if let Some(output) = child.stdout.take() {
        for line in BufReader::new(output).lines() {
            read(&line?)?;
        }
    }
    if !child.wait()?.success() {
        bail!("`{}` failed", text_of(&command));
    }
    Ok(())
}

/// Runs the command, passes its output on line by line and shows every line to `read` as well. The sum of the answers comes back.
pub fn call_counting(mut command: Command, read: fn(&str) -> usize) -> Result<usize> {
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start `{}`", text_of(&command)))?;
    let stdout = child.stdout.take();
    let errors =
        child.stderr.take().map(|stderr| thread::spawn(move || pass_on(stderr, read, |line| eprintln!("{line}"))));
    let mut count = stdout.map_or(0, |stdout| pass_on(stdout, read, |line| println!("{line}")));
    count += errors.map_or(0, |errors| errors.join().unwrap_or(0));
    if !child.wait()?.success() {
        bail!("`{}` failed", text_of(&command));
    }
    Ok(count)
}

fn pass_on(output: impl Read, read: fn(&str) -> usize, print: fn(&str)) -> usize {
    let mut count = 0;
    for line in BufReader::new(output).split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line);
        print(&line);
        count += read(&line);
    }
    count
}

fn text_of(command: &Command) -> String {
    let args = command.get_args().map(|arg| arg.to_string_lossy().into_owned());
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default().to_string_lossy().into_owned();
    format!("{program} {}", args.collect::<Vec<_>>().join(" "))
}
