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

#[cfg(test)]
mod tests {
    use std::io::Write;

    use flate2::Compression;
    use flate2::write::ZlibEncoder;

    use super::*;

    /// As in a checkout by Git for Windows.
    #[test]
    fn a_text_is_unpacked_with_the_same_line_ends_on_every_system() {
        let packed = |text: &str| {
            let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
            encoder.write_all(text.as_bytes()).expect("memory");
            encoder.finish().expect("memory")
        };
        for text in ["a\n\nb\n", "a\r\n\r\nb\r\n"] {
            assert_eq!(unpack_text(&packed(text)), "a\n\nb\n");
        }
    }
}
