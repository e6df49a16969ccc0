//! Hands a saved game to the window that is already open, through a local socket, or a named pipe on
//! Windows. The window sleeps until somebody connects.
//!
//! A request is the length of a path (32 bits, little-endian) and the path; the answer is [`TAKEN`].

use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use interprocess::local_socket::prelude::*;
use interprocess::local_socket::{Listener, ListenerOptions, Name, Stream};

use super::Store;
use super::lock::{FolderLock, LockError};
use misere_engine::limits::PATH;
use misere_engine::or_log::{OrLog as _, tell};

/// The time after which the open window is considered unresponsive.
const PATIENCE: Duration = Duration::from_secs(3);

/// The pause before another try to reach a window that is just opening.
const RETRY_INTERVAL: Duration = Duration::from_millis(50);

/// The most programs that may be connected at once.
const MAX_CONNECTIONS: usize = 8;

/// The answer that the window opens the file.
const TAKEN: u8 = 1;

/// Receives requests for the first window until dropped.
#[derive(Debug)]
pub struct OpenRequests {
    files: Receiver<PathBuf>,
    has_ended: Arc<AtomicBool>,
    address: Address,
    thread: Option<JoinHandle<()>>,
}

impl OpenRequests {
    /// The next saved game to open, if there is one.
    pub fn next_file(&self) -> Option<PathBuf> {
        self.files.try_recv().ok()
    }
}

impl Drop for OpenRequests {
    fn drop(&mut self) {
        self.has_ended.store(true, Ordering::Relaxed);
        // Wakes the thread, which then removes the socket.
        if self.address.connect().is_ok()
            && let Some(thread) = self.thread.take()
        {
            let _ = thread.join();
        }
    }
}

impl Store {
    /// Starts taking requests, calling `wake` for each. Only the window that holds the lock may do so.
    ///
    /// # Errors
    /// Returns an error if the system does not allow a local socket.
    pub fn open_requests(
        &self, _lock: &FolderLock, wake: impl Fn() + Send + Sync + 'static,
    ) -> io::Result<OpenRequests> {
        let address = Address::of(&self.data);
        let listener = address.listen()?;
        let (send, files) = mpsc::channel();
        let has_ended = Arc::new(AtomicBool::new(false));
        let server = Server { send, wake: Arc::new(wake), connections: Arc::new(AtomicUsize::new(0)) };
        let ended = Arc::clone(&has_ended);
        let thread = thread::spawn(move || {
            for stream in listener.incoming() {
                if ended.load(Ordering::Relaxed) {
                    return;
                }
                match stream {
                    Ok(stream) => server.answer(stream),
                    // Out of file handles, for example.
                    Err(error) => {
                        tell("taking a request", &error);
                        thread::sleep(PATIENCE);
                    }
                }
            }
        });
        Ok(OpenRequests { files, has_ended, address, thread: Some(thread) })
    }

    /// Hands a saved game to the open window; returns whether there is one that takes it.
    pub fn hand_over(&self, save: &Path) -> bool {
        self.hand_over_within(save, PATIENCE)
    }

    pub fn hand_over_within(&self, save: &Path, patience: Duration) -> bool {
        let Some(save) = std::path::absolute(save).or_log("handing over a game") else { return false };
        let address = Address::of(&self.data);
        let begun = Instant::now();
        // The other window may have the lock, but not listen yet.
        while matches!(self.lock(), Err(LockError::Taken)) {
            if let Ok(stream) = address.connect() {
                return is_taken(stream, &save, patience);
            }
            if begun.elapsed() > patience {
                return false;
            }
            thread::sleep(RETRY_INTERVAL);
        }
        false
    }
}

/// Where the window of a data folder listens.
#[derive(Clone, Debug)]
pub struct Address(pub PathBuf);

/// The longest path of a socket that every system accepts, in bytes.
#[cfg(unix)]
const MAX_SOCKET_PATH: usize = 100;

impl Address {
    /// A socket in the data folder, or in the folder for temporary files if the path is too long for one.
    #[cfg(unix)]
    pub fn of(data: &Path) -> Self {
        let inside = data.join("open.sock");
        if inside.as_os_str().len() <= MAX_SOCKET_PATH {
            return Self(inside);
        }
        Self(std::env::temp_dir().join(format!("{}.sock", key(data))))
    }

    #[cfg(windows)]
    pub fn of(data: &Path) -> Self {
        Self(format!(r"\\.\pipe\{}", key(data)).into())
    }

    fn name(&self) -> io::Result<Name<'_>> {
        use interprocess::local_socket::GenericFilePath;
        self.0.as_path().to_fs_name::<GenericFilePath>()
    }

    pub fn connect(&self) -> io::Result<Stream> {
        Stream::connect(self.name()?)
    }

    /// Listens, and replaces the socket of a window that was killed.
    pub fn listen(&self) -> io::Result<Listener> {
        #[cfg(unix)]
        {
            use std::os::unix::fs::FileTypeExt as _;
            if std::fs::symlink_metadata(&self.0).is_ok_and(|found| found.file_type().is_socket()) {
                std::fs::remove_file(&self.0).or_log("removing an old socket");
            }
        }
        ListenerOptions::new().name(self.name()?).create_sync()
    }
}

/// A short name for a data folder.
fn key(data: &Path) -> String {
    use sha2::{Digest as _, Sha256};
    let folder = data.canonicalize().unwrap_or_else(|_| data.to_owned());
    let hash = Sha256::digest(folder.as_os_str().as_encoded_bytes());
    format!("misere-{}", misere_engine::hex::to_hex(&hash[..12]))
}

/// The side of the window.
struct Server {
    send: Sender<PathBuf>,
    wake: Arc<dyn Fn() + Send + Sync>,
    connections: Arc<AtomicUsize>,
}

impl Server {
    /// Answers on a thread of its own, so that a program that says nothing holds up nobody.
    fn answer(&self, mut stream: Stream) {
        if self.connections.fetch_add(1, Ordering::Relaxed) >= MAX_CONNECTIONS {
            self.connections.fetch_sub(1, Ordering::Relaxed);
            return;
        }
        let (send, wake) = (self.send.clone(), Arc::clone(&self.wake));
        let connections = Arc::clone(&self.connections);
        // Not every system has this limit.
        stream.set_recv_timeout(Some(PATIENCE)).or_log("limiting a request");
        thread::spawn(move || {
            if let Some(path) = read_request(&mut stream).or_log("reading a request")
                && send.send(path).is_ok()
            {
                stream.write_all(&[TAKEN]).or_log("answering a request");
                wake();
            }
            connections.fetch_sub(1, Ordering::Relaxed);
        });
    }
}

/// The path that a request names.
///
/// # Errors
/// Returns an error if the request is incomplete or too long, or its path is relative or no path of this system.
pub fn read_request(mut request: impl io::Read) -> io::Result<PathBuf> {
    let mut length = [0; 4];
    request.read_exact(&mut length)?;
    let length = u32::from_le_bytes(length) as usize;
    if length > PATH {
        return Err(io::Error::other("the path is too long"));
    }
    let mut path = vec![0; length];
    request.read_exact(&mut path)?;
    let path = path_of(path).ok_or_else(|| io::Error::other("the path is not Unicode"))?;
    if path.is_absolute() { Ok(path) } else { Err(io::Error::other("the path is relative")) }
}

/// The request to open a saved game; `None` if its path is too long.
pub fn request(save: &Path) -> Option<Vec<u8>> {
    let path = save.as_os_str().as_encoded_bytes();
    if path.len() > PATH {
        return None;
    }
    let length = u32::try_from(path.len()).ok()?;
    Some([&length.to_le_bytes(), path].concat())
}

#[cfg(unix)]
#[expect(clippy::unnecessary_wraps, reason = "other systems need Unicode")]
fn path_of(bytes: Vec<u8>) -> Option<PathBuf> {
    use std::os::unix::ffi::OsStringExt as _;
    Some(std::ffi::OsString::from_vec(bytes).into())
}

#[cfg(not(unix))]
fn path_of(bytes: Vec<u8>) -> Option<PathBuf> {
    String::from_utf8(bytes).ok().map(PathBuf::from)
}

/// Sends a request and waits for the answer.
fn is_taken(mut stream: Stream, save: &Path, patience: Duration) -> bool {
    let Some(request) = request(save) else { return false };
    let (send, answer) = mpsc::channel();
    thread::spawn(move || {
        let mut byte = [0];
        let answered = stream.write_all(&request).and_then(|()| stream.read_exact(&mut byte));
        let _ = send.send(answered.is_ok() && byte == [TAKEN]);
    });
    answer.recv_timeout(patience).unwrap_or(false)
}
