//! Policies that come with the program.

use std::sync::OnceLock;

use super::LearnedPolicy;

/// A policy file that comes with the program, read when it is first used.
#[derive(Debug)]
pub struct ShippedPolicy {
    file: &'static [u8],
    policy: OnceLock<Option<LearnedPolicy>>,
}

impl ShippedPolicy {
    /// A policy in this file.
    pub const fn new(file: &'static [u8]) -> Self {
        Self { file, policy: OnceLock::new() }
    }

    /// The policy; `None` if the file has another version of the features or number of weights, which a test rules out.
    pub fn get(&self, version: u32, weights: usize) -> Option<&LearnedPolicy> {
        let read = || LearnedPolicy::from_bytes(self.file, version, weights).ok();
        self.policy.get_or_init(read).as_ref()
    }
}
