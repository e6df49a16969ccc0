//! Learned policies in files.

use misere_players::bots::learned::{LearnedPolicy, MAX_WEIGHT};

/// The bytes before the weights.
const HEADER: usize = 16;

fn example() -> LearnedPolicy {
    LearnedPolicy { weights: vec![0.0, 1.5, -0.25, MAX_WEIGHT, -MAX_WEIGHT] }
}

#[test]
fn a_policy_survives_a_round_trip() {
    let file = example().to_bytes(3);
    assert_eq!(LearnedPolicy::from_bytes(&file, 3, 5), Ok(example()));
}

#[test]
fn weights_are_rounded_to_eighths() {
    let fine = LearnedPolicy { weights: vec![0.8, -0.07] };
    let rounded = vec![0.75, -0.125];
    assert_eq!(LearnedPolicy::from_bytes(&fine.to_bytes(3), 3, 2), Ok(LearnedPolicy { weights: rounded }));
}

#[test]
fn a_file_that_does_not_fit_is_refused_with_the_reason() {
    let file = example().to_bytes(3);
    let refusal = |file: &[u8], version: u32, weights: usize| {
        let policy = LearnedPolicy::from_bytes(file, version, weights);
        policy.expect_err("it does not fit").to_string()
    };
    let not_a_policy = "this is not a learned policy: expected a file that begins with `misere-p`";
    assert_eq!(refusal(b"", 3, 5), not_a_policy);
    assert_eq!(refusal(&file[..HEADER - 1], 3, 5), not_a_policy);
    assert_eq!(refusal(&[b"X".as_slice(), &file].concat(), 3, 5), not_a_policy);
    assert_eq!(refusal(&file, 4, 5), "learned with version 3 of the features, expected 4; train it again");
    assert_eq!(refusal(&file, 3, 6), "5 weights, expected 6");
    let damaged = "the file is cut short or damaged: its 5 weights cannot be read";
    for length in HEADER..file.len() {
        assert_eq!(refusal(&file[..length], 3, 5), damaged, "{length} bytes");
    }
    // More weights than the header says.
    let mut longer = example();
    longer.weights.push(0.0);
    let longer = [&file[..HEADER], &longer.to_bytes(3)[HEADER..]].concat();
    assert_eq!(refusal(&longer, 3, 5), damaged);
    let mut changed = file.clone();
    *changed.last_mut().expect("a checksum") ^= 1;
    assert_eq!(refusal(&changed, 3, 5), damaged);
}
