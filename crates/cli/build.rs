//! Finds the commit that the program is built from, and what each language lacks.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    misere_build::state_commit();
    misere_build::write_reports();
}
