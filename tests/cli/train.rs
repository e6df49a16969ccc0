//! Training a policy from the command line.

use std::fs;

use crate::{Folder, printed, refused};

#[test]
fn the_file_depends_on_the_seed_and_not_on_the_threads() {
    let folder = Folder::new();
    let learn = |name: &str, seed: &str, jobs: &str| {
        let path = folder.path(name);
        let told = printed(&[
            "train", "finis", "--games", "1", "--deals", "16", "--seed", seed, "--jobs", jobs,
            "--out", &path,
        ]);
        assert!(
            told.contains("ahead of the heuristic (95 %, 16 deals, each from every seat)"),
            "{told}"
        );
        fs::read(path).expect("the file is written")
    };
    let first = learn("a.policy", "1", "1");
    assert_eq!(first, learn("b.policy", "1", "2"));
    assert_ne!(first, learn("c.policy", "2", "2"));
}

#[test]
fn a_file_that_cannot_be_written_is_named() {
    let path = Folder::new().path("no/such/folder");
    let (status, error) = refused(&["train", "finis", "--games", "0", "--out", &path]);
    assert_eq!(status, 1);
    assert!(error.contains("no/such/folder: "), "{error}");
}
