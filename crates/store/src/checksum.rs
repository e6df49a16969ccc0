//! A checksum to tell contents and names of files apart; no protection against forgery.

/// The FNV-1a checksum of these bytes, in 16 hexadecimal digits.
pub(super) fn checksum(bytes: &[u8]) -> String {
    let sum = bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{sum:016x}")
}
