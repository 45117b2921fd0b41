//! A throw-away PostgreSQL for the tests of the store, from the packages of the system.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{self, Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail};

use crate::packages::{self, is_root};
use crate::shell::succeeds;

/// The variable that tells tests where a PostgreSQL is.
pub const VARIABLE: &str = "STEADING_TEST_POSTGRES";

/// Where packages put the programs, beside the folders of `PATH`.
const PACKAGE_FOLDER: &str = "/usr/lib/postgresql";

const START_MAX: Duration = Duration::from_secs(60);

/// Whom the server runs as when this program is root, which PostgreSQL refuses to be.
const USERS: &[&str] = &["postgres", "nobody"];

/// A server in a temporary folder that stops and disappears when this is dropped.
pub struct Postgres {
    kit: Kit,
    folder: PathBuf,
    server: Child,
}

/// The programs of PostgreSQL and who runs them.
struct Kit {
    programs: PathBuf,
    user: Option<User>,
}

struct User {
    name: String,
    group: String,
}

/// Starts a server, or says in a line why the tests do without. One that the environment names already is used as it is.
pub fn start() -> Option<Postgres> {
    if env::var_os(VARIABLE).is_some() {
        println!("PostgreSQL: tests use the one in {VARIABLE}");
        return None;
    }
    match Postgres::start() {
        Ok(server) => {
            println!("PostgreSQL: a throw-away server runs in {}", server.folder.display());
            Some(server)
        }
        Err(error) => {
            println!("PostgreSQL: skipped, the store is tested on SQLite alone: {error:#}");
            None
        }
    }
}

impl Postgres {
    fn start() -> Result<Postgres> {
        let kit = Kit::find()?;
        let folder = new_folder(kit.user.as_ref())?;
        let started = kit.make_cluster(&folder).and_then(|()| kit.spawn_server(&folder));
        if started.is_err() {
            let _ = fs::remove_dir_all(&folder);
        }
        let mut postgres = Postgres { kit, folder, server: started? };
        postgres.wait_until_ready()?;
        Ok(postgres)
    }

    /// The address for [`VARIABLE`]: a socket in the folder, so that no port is taken.
    pub fn url(&self) -> String {
        format!("postgres://postgres@localhost/postgres?host={}", self.folder.display())
    }

    fn wait_until_ready(&mut self) -> Result<()> {
        let start = Instant::now();
        while start.elapsed() < START_MAX {
            if let Some(status) = self.server.try_wait()? {
                bail!("the server ended with {status}: {}", last_line(&self.folder.join("log")));
            }
            if succeeds(self.kit.call("pg_isready").arg("--host").arg(&self.folder)) {
                return Ok(());
            }
            thread::sleep(Duration::from_millis(100));
        }
        bail!("the server was not ready after {} seconds", START_MAX.as_secs());
    }
}

impl Drop for Postgres {
    /// Nothing in it is worth saving, so it need not stop gently.
    fn drop(&mut self) {
        let data = self.folder.join("data");
        if !succeeds(self.kit.call("pg_ctl").args(["stop", "--mode=immediate", "--pgdata"]).arg(data)) {
            let _ = self.server.kill();
        }
        let _ = self.server.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

impl Kit {
    fn find() -> Result<Kit> {
        let programs = match find_programs() {
            Some(programs) => programs,
            None => {
                packages::install("postgresql").and_then(|()| find_programs().context("the package has no initdb"))?
            }
        };
        Ok(Kit { programs, user: if is_root() { Some(find_user()?) } else { None } })
    }

    /// A call of a program, as the user if there is one. The program takes the place of `setpriv`, so the child is the server itself; and
    /// it ends when this program is killed.
    fn call(&self, program: &str) -> Command {
        let path = self.programs.join(program);
        let mut command = match &self.user {
            None => Command::new(path),
            Some(user) => {
                let mut command = Command::new("setpriv");
                command.args(["--reuid", &user.name, "--regid", &user.group, "--clear-groups", "--pdeathsig", "QUIT"]);
                command.arg("--").arg(path);
                command
            }
        };
        command.current_dir("/").stdin(Stdio::null());
        command
    }

    fn make_cluster(&self, folder: &Path) -> Result<()> {
        let mut initdb = self.call("initdb");
        initdb.args(["--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync", "--pgdata"]);
        let output = initdb.arg(folder.join("data")).output().context("cannot start initdb")?;
        if !output.status.success() {
            let errors = String::from_utf8_lossy(&output.stderr);
            bail!("initdb failed: {}", errors.lines().last().unwrap_or_default());
        }
        Ok(())
    }

    /// Fast instead of safe: the data lives no longer than the tests.
    fn spawn_server(&self, folder: &Path) -> Result<Child> {
        let log = fs::File::create(folder.join("log"))?;
        let mut server = self.call("postgres");
        server.arg("-D").arg(folder.join("data")).arg("-k").arg(folder);
        server.args(["-h", "", "-F", "-N", "200", "-c", "full_page_writes=off"]);
        server.stdout(log.try_clone()?).stderr(log).spawn().context("cannot start postgres")
    }
}

/// The folder with `initdb` and the other programs; the newest version if there are several.
fn find_programs() -> Option<PathBuf> {
    let paths = env::var_os("PATH").unwrap_or_default();
    let mut versions: Vec<_> = fs::read_dir(PACKAGE_FOLDER).into_iter().flatten().flatten().collect();
    versions.sort_by_key(|folder| std::cmp::Reverse(version_of(&folder.file_name().to_string_lossy())));
    let packages = versions.iter().map(|folder| folder.path().join("bin"));
    env::split_paths(&paths).chain(packages).find(|folder| {
        ["initdb", "postgres", "pg_ctl", "pg_isready"].iter().all(|program| folder.join(program).is_file())
    })
}

/// `9.6` comes before `15`.
fn version_of(name: &str) -> Vec<u32> {
    name.split('.').filter_map(|part| part.parse().ok()).collect()
}

fn find_user() -> Result<User> {
    for name in USERS {
        let group = Command::new("id").args(["-g", name]).output()?;
        if group.status.success() {
            let group = String::from_utf8_lossy(&group.stdout).trim().to_owned();
            return Ok(User { name: (*name).to_owned(), group });
        }
    }
    bail!("root must not run it, and there is no other user for it");
}

fn new_folder(user: Option<&User>) -> Result<PathBuf> {
    let folder = env::temp_dir().join(format!("steading-postgres-{}", process::id()));
    fs::create_dir(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    if let Some(user) = user
        && !succeeds(Command::new("chown").arg(&user.name).arg(&folder))
    {
        let _ = fs::remove_dir(&folder);
        bail!("cannot give a folder to the user {}", user.name);
    }
    Ok(folder)
}

fn last_line(log: &Path) -> String {
    let text = fs::read_to_string(log).unwrap_or_default();
    text.lines().last().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_as_numbers() {
        assert!(version_of("9.6") < version_of("15"));
        assert!(version_of("15") < version_of("16.1"));
    }
}
