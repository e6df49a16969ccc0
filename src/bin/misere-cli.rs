//! `misere` as a console program: a Windows console shows nothing that a program with a window prints.

use std::process::ExitCode;

fn main() -> ExitCode {
    misere::start()
}
