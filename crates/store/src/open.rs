//! Opens files: the only place of the program that does. Whatever lies at a path, opening it never
//! blocks, and reading it never takes more memory than expected.

use std::fs::{File, OpenOptions};
use std::io::{self, Read};
use std::path::Path;

use super::StoreError;

/// Opens a regular file. Anything else, such as a folder, a pipe or a device, is refused.
///
/// # Errors
/// Returns any I/O error.
pub(super) fn open(path: &Path, options: &mut OpenOptions) -> io::Result<File> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        // Opening a pipe would block until somebody opens its other end.
        options.custom_flags(rustix::fs::OFlags::NONBLOCK.bits().cast_signed());
    }
    // Opening a device can have effects of its own.
    if path.metadata().is_ok_and(|found| !found.is_file()) {
        return Err(not_regular());
    }
    let file = options.open(path)?;
    if file.metadata()?.is_file() { Ok(file) } else { Err(not_regular()) }
}

pub(super) fn not_regular() -> io::Error {
    io::Error::other("not a regular file")
}

/// Reads a regular file that has at most this many bytes.
///
/// # Errors
/// Returns an error if the file cannot be read, is not a regular file, or is larger.
pub fn read_bytes(path: &Path, most: u64) -> Result<Vec<u8>, StoreError> {
    read(path, most).map_err(StoreError::io(path))
}

/// Like [`read_bytes`], with the error of the system.
pub(super) fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    read_at_most(open(path, OpenOptions::new().read(true))?, most)
}

/// Like [`read_bytes`], for a file named on the command line, which may also be a pipe; `-` is standard input.
///
/// # Errors
/// Returns an error if the file cannot be read, is neither a regular file nor a pipe, or is larger.
pub fn read_argument(path: &Path, most: u64) -> Result<Vec<u8>, StoreError> {
    if path == Path::new("-") {
        return read_at_most(io::stdin(), most).map_err(StoreError::io(path));
    }
    let read = File::open(path).and_then(|file| {
        if is_file_or_pipe(&file)? {
            read_at_most(file, most)
        } else {
            Err(io::Error::other("neither a regular file nor a pipe"))
        }
    });
    read.map_err(StoreError::io(path))
}

#[cfg(unix)]
fn is_file_or_pipe(file: &File) -> io::Result<bool> {
    use std::os::unix::fs::FileTypeExt as _;
    let found = file.metadata()?.file_type();
    Ok(found.is_file() || found.is_fifo())
}

#[cfg(not(unix))]
fn is_file_or_pipe(_: &File) -> io::Result<bool> {
    // Windows opens no folders, and its devices cannot be told from pipes.
    Ok(true)
}

fn read_at_most(file: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        let most = match most >> 20 {
            0 => format!("{most} bytes"),
            mega => format!("{mega} MiB"),
        };
        let words = format!("too long: expected at most {most}");
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, words));
    }
    Ok(bytes)
}
