use misere_online::for_tests::iroh::*;
use misere_online::links::FrameFault;

/// Everything that comes out of these pieces.
fn unpacked(pieces: &[&[u8]]) -> Result<Vec<u8>, FrameFault> {
    let mut unpacker = Unpacker::default();
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
    let (mut packer, mut unpacker) = (Packer::default(), Unpacker::default());
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
    let mut packer = Packer::default();
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
