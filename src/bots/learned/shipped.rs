//! Policies that come with the program.

use std::sync::OnceLock;

use super::LearnedPolicy;
use crate::bots::{Learning, Policy};

/// A policy file that comes with the program, read when it is first used.
#[derive(Debug)]
pub struct ShippedPolicy {
    file: &'static [u8],
    policy: OnceLock<Option<LearnedPolicy>>,
}

impl ShippedPolicy {
    /// A policy in this file.
    pub const fn new(file: &'static [u8]) -> Self {
        Self {
            file,
            policy: OnceLock::new(),
        }
    }

    /// The policy; `None` if the file does not fit the features, which a test rules out.
    pub fn get<R: Policy>(&self, learning: &Learning<R>) -> Option<&LearnedPolicy> {
        let read = || LearnedPolicy::from_bytes(self.file, learning.version, learning.weights).ok();
        self.policy.get_or_init(read).as_ref()
    }
}
