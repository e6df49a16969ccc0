//! Compression of what a host sends. Most of each state repeats the one before, so packed it fits into one packet, and
//! fewer packets mean fewer that get lost on the way and hold a card up.

use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress, Status};

use crate::links::FrameFault;

/// The maximum number of bytes that are unpacked at once.
const PIECE: usize = 16 << 10;

/// Packs the pieces of one stream.
pub(super) struct Packer(Compress);

impl Packer {
    pub(super) fn new() -> Self {
        Self(Compress::new(Compression::default(), false))
    }

    /// Packs a piece, so that the other side can read all of it at once.
    pub(super) fn pack(&mut self, piece: &[u8]) -> Vec<u8> {
        let mut packed = Vec::with_capacity(256 + piece.len() / 4);
        let begin = self.0.total_in();
        loop {
            let read = (self.0.total_in() - begin) as usize;
            // It fails only for a stream that has ended.
            let _ = self.0.compress_vec(&piece[read..], &mut packed, FlushCompress::Sync);
            if packed.len() < packed.capacity() {
                return packed;
            }
            packed.reserve(packed.len());
        }
    }
}

/// Unpacks one stream.
pub(super) struct Unpacker {
    state: Decompress,
    piece: Vec<u8>,
}

impl Unpacker {
    pub(super) fn new() -> Self {
        Self { state: Decompress::new(false), piece: vec![0; PIECE] }
    }

    /// The next piece of what is packed here, which is taken from it; `None` when nothing is left.
    ///
    /// # Errors
    /// Returns [`FrameFault::Malformed`] if it was not packed by a [`Packer`].
    pub(super) fn next(&mut self, packed: &mut &[u8]) -> Result<Option<&[u8]>, FrameFault> {
        loop {
            let (read, written) = (self.state.total_in(), self.state.total_out());
            let flush = FlushDecompress::None;
            let status = self.state.decompress(packed, &mut self.piece, flush);
            if !matches!(status, Ok(Status::Ok | Status::BufError)) {
                return Err(FrameFault::Malformed);
            }
            let read = (self.state.total_in() - read) as usize;
            let length = (self.state.total_out() - written) as usize;
            *packed = &packed[read..];
            if length > 0 {
                return Ok(Some(&self.piece[..length]));
            }
            if packed.is_empty() {
                return Ok(None);
            }
            if read == 0 {
                return Err(FrameFault::Malformed);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everything that comes out of these pieces.
    fn unpacked(pieces: &[&[u8]]) -> Result<Vec<u8>, FrameFault> {
        let mut unpacker = Unpacker::new();
        let mut all = Vec::new();
        for mut packed in pieces.iter().copied() {
            while let Some(piece) = unpacker.next(&mut packed)? {
                all.extend(piece);
            }
        }
        Ok(all)
    }

    #[test]
    fn every_piece_comes_out_whole_before_the_next_goes_in() {
        let mut noise = 7_u32;
        let mut random = |length: usize| -> Vec<u8> {
            let mut next = || {
                noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (noise >> 24) as u8
            };
            (0..length).map(|_| next()).collect()
        };
        let pieces = [b"one".to_vec(), Vec::new(), vec![0; 1 << 20], random(70_000), b"one".to_vec(), random(1)];
        let (mut packer, mut unpacker) = (Packer::new(), Unpacker::new());
        for piece in &pieces {
            let packed = packer.pack(piece);
            assert!(packed.len() < piece.len() + 100, "{}", packed.len());
            let mut out: Vec<u8> = Vec::new();
            for mut part in packed.chunks(1000) {
                while let Some(piece) = unpacker.next(&mut part).expect("packed") {
                    out.extend(piece);
                }
            }
            assert!(out == *piece, "a piece of {}", piece.len());
        }
    }

    #[test]
    fn what_repeats_is_packed_into_little() {
        let mut packer = Packer::new();
        let state = |at: usize| format!("{{\"at\":{at},\"zones\":{:?}}}", [at; 500]);
        packer.pack(state(1).as_bytes());
        let packed = packer.pack(state(2).as_bytes());
        assert!(packed.len() < 100, "{}", packed.len());
    }

    #[test]
    fn other_bytes_are_refused() {
        assert_eq!(unpacked(&[&[0xff; 100]]), Err(FrameFault::Malformed));
        // A stream that has an end, with more behind it.
        assert_eq!(unpacked(&[&[3, 0, 1, 2, 3]]), Err(FrameFault::Malformed));
        assert_eq!(unpacked(&[b""]), Ok(Vec::new()));
    }
}
