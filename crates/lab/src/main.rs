//! The program of the laboratory: runs the command given on the command line.

use std::process::ExitCode;

fn main() -> ExitCode {
    misere_lab::run(std::env::args_os())
}
