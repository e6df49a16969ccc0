//! Unpacks files embedded in the program, which the build script compressed (zlib).

use std::io::Read;

use flate2::read::ZlibDecoder;

/// The contents of a file.
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

/// Compresses a text as the build script does.
#[cfg(test)]
pub fn pack(text: &str) -> Vec<u8> {
    use std::io::Write as _;
    let mut encoder = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::default());
    let written = encoder.write_all(text.as_bytes());
    written.and_then(|()| encoder.finish()).expect("memory")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As in a checkout by Git for Windows.
    #[test]
    fn a_text_is_unpacked_with_the_same_line_ends_on_every_system() {
        for text in ["a\n\nb\n", "a\r\n\r\nb\r\n"] {
            assert_eq!(unpack_text(&pack(text)), "a\n\nb\n");
        }
    }
}
