//! Where the sound server is, found as PulseAudio's own programs find it.

use std::io::{self, Read, Write};
use std::net::{TcpStream, ToSocketAddrs as _};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::or_log::OrLog as _;
use crate::store::read_text;

/// The port of a server that names none.
const PORT: u16 = 4713;

/// The address of a sound server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Server {
    Unix(PathBuf),
    Tcp(String, u16),
}

/// A connection to a sound server.
pub trait Socket: Read + Write {}

impl<S: Read + Write> Socket for S {}

impl Server {
    /// Connects to the server, which has this time for each answer.
    ///
    /// # Errors
    /// Returns the error of the last address that the server's name stands for.
    pub fn connect(&self, patience: Duration) -> io::Result<Box<dyn Socket>> {
        match self {
            Self::Unix(path) => {
                let socket = UnixStream::connect(path)?;
                socket.set_read_timeout(Some(patience))?;
                socket.set_write_timeout(Some(patience))?;
                Ok(Box::new(socket))
            }
            Self::Tcp(host, port) => {
                let mut refusal = io::Error::from(io::ErrorKind::NotFound);
                for address in (host.as_str(), *port).to_socket_addrs()? {
                    match TcpStream::connect_timeout(&address, patience) {
                        Ok(socket) => {
                            socket.set_read_timeout(Some(patience))?;
                            socket.set_write_timeout(Some(patience))?;
                            socket.set_nodelay(true)?;
                            return Ok(Box::new(socket));
                        }
                        Err(error) => refusal = error,
                    }
                }
                Err(refusal)
            }
        }
    }

    /// Reads an entry of a list of servers. `None` if it is meant for another computer, or makes no sense.
    fn parse(entry: &str, machine: &[String]) -> Option<Self> {
        let entry = match entry.strip_prefix('{') {
            Some(rest) => {
                let (name, rest) = rest.split_once('}')?;
                machine.iter().any(|own| own == name).then_some(rest)?
            }
            None => entry,
        };
        if let Some(path) = entry.strip_prefix("unix:").or(entry.starts_with('/').then_some(entry)) {
            return Some(Self::Unix(path.into()));
        }
        let host = ["tcp:", "tcp4:", "tcp6:"].iter().find_map(|kind| entry.strip_prefix(kind)).unwrap_or(entry);
        let (host, port) = match host.strip_prefix('[') {
            Some(rest) => {
                let (host, port) = rest.split_once(']')?;
                (host, port.strip_prefix(':'))
            }
            None => match host.split_once(':') {
                // An IPv6 address without brackets has no port.
                Some((name, port)) if !port.contains(':') => (name, Some(port)),
                _ => (host, None),
            },
        };
        let port = port.map_or(Some(PORT), |port| port.parse().ok())?;
        (!host.is_empty()).then(|| Self::Tcp(host.into(), port))
    }
}

/// The servers to try, in this order.
pub fn servers() -> Vec<Server> {
    let variable = |name: &str| std::env::var(name).ok();
    list(variable, &configuration(), &machine())
}

/// The servers that are named, or else those in the usual places.
pub fn list(variable: impl Fn(&str) -> Option<String>, configuration: &str, machine: &[String]) -> Vec<Server> {
    let variable = |name: &str| variable(name).filter(|value| !value.trim().is_empty());
    let named = variable("PULSE_SERVER").or_else(|| {
        let lines = configuration.lines().filter_map(|line| line.split_once('='));
        let mut values = lines.filter(|(key, _)| key.trim() == "default-server").map(|(_, value)| value.trim());
        values.rfind(|value| !value.is_empty()).map(str::to_owned)
    });
    if let Some(named) = named {
        return named.split_whitespace().filter_map(|entry| Server::parse(entry, machine)).collect();
    }
    let mut folders = Vec::new();
    match (variable("PULSE_RUNTIME_PATH"), variable("XDG_RUNTIME_DIR")) {
        (Some(own), _) => folders.push(PathBuf::from(own)),
        (None, Some(runtime)) => folders.push(Path::new(&runtime).join("pulse")),
        (None, None) => {
            let homes = [config_home(&variable), variable("HOME").map(|home| Path::new(&home).join(".pulse"))];
            for home in homes.into_iter().flatten() {
                folders.extend(machine.iter().map(|name| home.join(format!("{name}-runtime"))));
            }
        }
    }
    folders.push("/var/run/pulse".into());
    folders.into_iter().map(|folder| Server::Unix(folder.join("native"))).collect()
}

/// The folder of the person's own files of PulseAudio.
fn config_home(variable: &impl Fn(&str) -> Option<String>) -> Option<PathBuf> {
    let config = variable("XDG_CONFIG_HOME").map(PathBuf::from);
    let config = config.or_else(|| Some(Path::new(&variable("HOME")?).join(".config")))?;
    Some(config.join("pulse"))
}

/// The text of the first `client.conf` that there is, and of the files that add to it.
fn configuration() -> String {
    let variable = |name: &str| std::env::var(name).ok();
    let own = variable("PULSE_CLIENTCONFIG").map(PathBuf::from);
    let paths = match own {
        Some(own) => vec![own],
        None => {
            let homes = [config_home(&variable), variable("HOME").map(|home| Path::new(&home).join(".pulse"))];
            let homes = homes.into_iter().flatten().chain(["/etc/pulse".into()]);
            homes.map(|home| home.join("client.conf")).collect()
        }
    };
    let Some(path) = paths.into_iter().find(|path| path.exists()) else { return String::new() };
    let added = std::fs::read_dir(path.with_added_extension("d"));
    let mut added: Vec<PathBuf> = added.into_iter().flatten().flatten().map(|file| file.path()).collect();
    added.retain(|file| file.extension().is_some_and(|end| end == "conf"));
    added.sort();
    let files = std::iter::once(path).chain(added);
    files.filter_map(|file| read_text(&file).or_log("reading client.conf")).map(|text| text + "\n").collect()
}

/// The names that this computer has in lists of servers.
fn machine() -> Vec<String> {
    let files = ["/etc/machine-id", "/var/lib/dbus/machine-id", "/proc/sys/kernel/hostname", "/etc/hostname"];
    let names = files.iter().filter_map(|file| read_text(Path::new(file)).or_log("reading the name of the computer"));
    names.map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
}
