//! Unpacks files embedded in the program, which the build script compressed (zlib).

use std::io::Read;

use flate2::read::ZlibDecoder;

pub fn unpack(file: &[u8]) -> Vec<u8> {
    let mut contents = Vec::new();
    let read = ZlibDecoder::new(file).read_to_end(&mut contents);
    read.expect("the build script wrote it");
    contents
}

/// The text of a file, with the same line ends on every system.
pub fn unpack_text(file: &[u8]) -> String {
    let text = String::from_utf8(unpack(file)).expect("the build script read text");
    text.replace("\r\n", "\n")
}
