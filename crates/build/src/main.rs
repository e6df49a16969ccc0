//! Checks the texts of languages without building anything else: `cargo run -p misere-build -- de`.

use std::env;
use std::process::ExitCode;

use misere_build::reports;

fn main() -> ExitCode {
    let wanted: Vec<String> = env::args().skip(1).collect();
    let reports = match reports() {
        Ok(reports) => reports,
        Err(faults) => {
            eprintln!("{faults}");
            return ExitCode::FAILURE;
        }
    };
    let is_wanted = |code: &String| wanted.is_empty() || wanted.contains(code);
    let mut ended = ExitCode::SUCCESS;
    for report in reports.iter().filter(|report| is_wanted(&report.code)) {
        for fault in &report.faults {
            eprintln!("{fault}");
            ended = ExitCode::FAILURE;
        }
        if !wanted.is_empty() {
            for missing in &report.missing {
                println!("missing: {missing}");
            }
        }
        let (code, name, total) = (&report.code, &report.name, report.total);
        let (faults, done) = (report.faults.len(), total - report.missing.len());
        println!("{code} {name}: {done} of {total} texts, {faults} faults");
    }
    ended
}
