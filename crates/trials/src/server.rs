//! The server under trial: the real program, as a process of its own.

use std::fs::{File, OpenOptions};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};
use tokio::time::timeout;

/// How long the server may take to say where it is.
const START_TIME: Duration = Duration::from_secs(60);

/// What the server says before its address.
const GREETING: &str = "Steading is at http://";

/// Files that a process may have open: every connection is one.
const FILES_MAX: &str = "65536";

/// A server that runs, or was just killed.
pub struct Server {
    program: PathBuf,
    folder: PathBuf,
    arguments: Vec<String>,
    address: SocketAddr,
    child: Child,
    /// Kept so that the server can always write to it.
    _output: Lines<BufReader<ChildStdout>>,
}

impl Server {
    /// Starts the program with a folder for its data and its log, at any free port.
    pub async fn start(program: &Path, folder: &Path, arguments: &[&str]) -> Result<Server> {
        let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
        let anywhere = SocketAddr::from(([127, 0, 0, 1], 0));
        let (child, output, address) = spawn(program, folder, &arguments, anywhere).await?;
        let (program, folder) = (program.to_owned(), folder.to_owned());
        Ok(Server { program, folder, arguments, address, child, _output: output })
    }

    /// Where it listens; the same after every start.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Kills it in the middle of whatever it does.
    pub async fn kill(&mut self) -> Result<()> {
        if let Some(status) = self.child.try_wait()? {
            bail!("the server ended by itself ({status}); its log is {}", self.log_path().display());
        }
        self.child.kill().await.context("cannot kill the server")
    }

    /// Starts it again with the same data at the same port.
    pub async fn restart(&mut self) -> Result<()> {
        let (child, output, _) = spawn(&self.program, &self.folder, &self.arguments, self.address).await?;
        (self.child, self._output) = (child, output);
        Ok(())
    }

    /// The memory that the process holds, in bytes.
    pub fn memory(&self) -> Result<u64> {
        let id = self.child.id().ok_or_else(|| anyhow!("the server does not run"))?;
        let status = std::fs::read_to_string(format!("/proc/{id}/status"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS")?;
        let kibibytes: u64 = line.trim().trim_end_matches("kB").trim().parse()?;
        Ok(kibibytes * 1024)
    }

    /// Processor time that the process has used.
    pub fn processor_time(&self) -> Result<Duration> {
        /// The unit of `/proc/PID/stat` on Linux.
        const TICKS_PER_SECOND: f64 = 100.0;
        let id = self.child.id().ok_or_else(|| anyhow!("the server does not run"))?;
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat"))?;
        let (_, fields) = stat.rsplit_once(')').context("no name in stat")?;
        let ticks: Vec<f64> =
            fields.split_whitespace().skip(11).take(2).filter_map(|field| field.parse().ok()).collect();
        Ok(Duration::from_secs_f64(ticks.iter().sum::<f64>() / TICKS_PER_SECOND))
    }

    /// Where the server writes its log to.
    pub fn log_path(&self) -> PathBuf {
        log_path(&self.folder)
    }
}

fn log_path(folder: &Path) -> PathBuf {
    folder.join("server.log")
}

async fn spawn(
    program: &Path,
    folder: &Path,
    arguments: &[String],
    address: SocketAddr,
) -> Result<(Child, Lines<BufReader<ChildStdout>>, SocketAddr)> {
    std::fs::create_dir_all(folder)?;
    let log: File = OpenOptions::new().create(true).append(true).open(log_path(folder))?;
    let mut child = Command::new(program)
        .arg("serve")
        .args(["--addr", &address.to_string()])
        .arg("--data")
        .arg(folder.join("data"))
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(log)
        .kill_on_drop(true)
        .spawn()
        .with_context(|| format!("cannot start {}", program.display()))?;
    let output = child.stdout.take().context("no output")?;
    let mut lines = BufReader::new(output).lines();
    let greeting = async {
        while let Some(line) = lines.next_line().await? {
            if let Some(address) = line.strip_prefix(GREETING) {
                return address.trim_end_matches('/').parse().context("the address of the server");
            }
        }
        bail!("the server did not start; its log is {}", log_path(folder).display());
    };
    let address = timeout(START_TIME, greeting).await.context("the server takes too long to start")??;
    Ok((child, lines, address))
}

/// Lets this process and those it starts have many files open; where that is not allowed, the limit stays as it is.
pub fn allow_many_files() {
    let id = std::process::id().to_string();
    let limit = format!("--nofile={FILES_MAX}:{FILES_MAX}");
    let raised = std::process::Command::new("prlimit").args(["--pid", &id, &limit]).output();
    if !raised.is_ok_and(|output| output.status.success()) {
        eprintln!("note: the limit of open files stays as it is");
    }
}
