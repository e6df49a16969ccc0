//! `misere` as a console program, because on Windows a console shows no output from a windowed
//! program.

use std::process::ExitCode;

fn main() -> ExitCode {
    misere::start()
}
