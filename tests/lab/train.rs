//! Training a policy from the command line.

use std::fs;

use crate::{Folder, printed, refused};

#[test]
fn the_file_depends_on_the_seed_and_not_on_the_threads() {
    let folder = Folder::new();
    let learn = |name: &str, seed: &str, jobs: &str| {
        let path = folder.path(name);
        let told = printed(&[
            "train", "finis", "--games", "1", "--deals", "16", "--seed", seed, "--jobs", jobs, "--out", &path,
        ]);
        for rules in ["the usual rules", "other house rules and numbers of players"] {
            let line = format!("ahead of the heuristic with {rules} (95 %, 16 deals, each");
            assert!(told.contains(&line), "{told}");
        }
        fs::read(path).expect("the file is written")
    };
    let first = learn("a.policy", "1", "1");
    assert_eq!(first, learn("b.policy", "1", "2"));
    assert_ne!(first, learn("c.policy", "2", "2"));
}

#[test]
fn training_goes_on_from_a_policy_of_the_same_game() {
    let folder = Folder::new();
    let [first, again, other] = ["a.policy", "b.policy", "c.policy"].map(|name| folder.path(name));
    let few = ["--games", "1", "--deals", "2", "--out"];
    printed(&[&["train", "finis"], &few[..], &[&first]].concat());
    let measured = ["--games", "0", "--deals", "2", "--from", &first, "--out"];
    printed(&[&["train", "finis"], &measured[..], &[&again]].concat());
    let read = |path: &str| fs::read(path).expect("the file is written");
    assert_eq!(read(&first), read(&again));
    let told = printed(&[&["train", "finis", "--against", &first], &measured[..], &[&again]].concat());
    let even = "0.0000 ± 0.0000 points per deal ahead of ";
    assert!(told.contains(even) && told.contains("a.policy with"), "{told}");
    let (status, error) = refused(&[&["train", "clubs"], &measured[..], &[&other]].concat());
    assert_eq!(status, 1);
    assert!(error.contains("a.policy: learned with version"), "{error}");
}

#[test]
fn a_file_that_cannot_be_written_is_named() {
    let path = Folder::new().path("no/such/folder");
    let (status, error) = refused(&["train", "finis", "--games", "0", "--out", &path]);
    assert_eq!(status, 1);
    assert!(error.contains("no/such/folder: "), "{error}");
}
