//! Calling cargo, always from the root of the repository.

use std::{
    env,
    ffi::OsString,
    fs::File,
    io::{BufRead, BufReader, Read, Write},
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

/// Where commands write: to the terminal, or into a file while something else has the terminal.
pub enum Output {
    Terminal,
    File(File),
}

impl Output {
    /// One more handle for a child's output or errors.
    fn handle(&self) -> Result<Stdio> {
        Ok(match self {
            Output::Terminal => Stdio::inherit(),
            Output::File(file) => file.try_clone()?.into(),
        })
    }

    fn print(&self, line: &str, is_error: bool) {
        match self {
            Output::Terminal if is_error => eprintln!("{line}"),
            Output::Terminal => println!("{line}"),
            Output::File(file) => {
                let mut file = file;
                let _ = writeln!(file, "{line}");
            }
        }
    }
}

/// Runs the command with the terminal as its own; a failure names the command.
pub fn call(command: Command) -> Result<()> {
    call_into(command, &Output::Terminal)
}

/// The same, with the output put there.
pub fn call_into(mut command: Command, output: &Output) -> Result<()> {
    command.stdout(output.handle()?).stderr(output.handle()?);
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
pub fn call_counting(mut command: Command, output: &Output, read: fn(&str) -> usize) -> Result<usize> {
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start `{}`", text_of(&command)))?;
    let (lines, errors) = (child.stdout.take(), child.stderr.take());
    let count = thread::scope(|scope| {
        let errors = scope.spawn(|| errors.map_or(0, |errors| pass_on(errors, output, true, read)));
        let count = lines.map_or(0, |lines| pass_on(lines, output, false, read));
        count + errors.join().unwrap_or(0)
    });
    if !child.wait()?.success() {
        bail!("`{}` failed", text_of(&command));
    }
    Ok(count)
}

fn pass_on(lines: impl Read, output: &Output, is_error: bool, read: fn(&str) -> usize) -> usize {
    let mut count = 0;
    for line in BufReader::new(lines).split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line);
        output.print(&line, is_error);
        count += read(&line);
    }
    count
}

fn text_of(command: &Command) -> String {
    let args = command.get_args().map(|arg| arg.to_string_lossy().into_owned());
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default().to_string_lossy().into_owned();
    format!("{program} {}", args.collect::<Vec<_>>().join(" "))
}
