//! Finds the commit that the program is built from.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    misere_build::state_commit();
}
