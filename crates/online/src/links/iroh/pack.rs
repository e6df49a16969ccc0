//! Compression of what a host sends. Most of each state repeats the one before, so packed it fits into one packet, and
//! fewer packets mean fewer that get lost on the way and hold a card up.

use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress, Status};

use crate::links::FrameFault;

/// The maximum number of bytes that are unpacked at once.
const PIECE: usize = 16 << 10;

/// Packs the pieces of one stream.
pub struct Packer(Compress);

impl Default for Packer {
    fn default() -> Self {
        Self(Compress::new(Compression::default(), false))
    }
}

impl Packer {
    /// Packs a piece, so that the other side can read all of it at once.
    pub fn pack(&mut self, piece: &[u8]) -> Vec<u8> {
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
pub struct Unpacker {
    state: Decompress,
    piece: Vec<u8>,
}

impl Default for Unpacker {
    fn default() -> Self {
        Self { state: Decompress::new(false), piece: vec![0; PIECE] }
    }
}

impl Unpacker {
    /// The next piece of what is packed here, which is taken from it; `None` when nothing is left.
    ///
    /// # Errors
    /// Returns [`FrameFault::Malformed`] if it was not packed by a [`Packer`].
    pub fn next(&mut self, packed: &mut &[u8]) -> Result<Option<&[u8]>, FrameFault> {
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
