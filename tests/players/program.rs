use std::path::Path;

use misere_players::external::{MAX_FILES, Program};
use std::fs;

fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("bot.py"), "1").expect("a file");
    folder
}

#[test]
fn files_are_found_however_a_command_names_them() {
    let folder = folder();
    let spaced = folder.path().join("my bot.py");
    fs::write(&spaced, "2").expect("a file");
    let bot = folder.path().join("bot.py").display().to_string();
    let spaced = spaced.display().to_string();
    for (command, path) in [
        ("no-such-program bot.py", &bot),
        ("no-such-program ./bot.py", &bot),
        ("no-such-program --script=bot.py", &bot),
        ("no-such-program <bot.py", &bot),
        ("x; no-such-program 'bot.py'", &bot),
        ("sh -c \"cd .; no-such-program bot.py\"", &bot),
        (&format!("no-such-program \"{bot}\""), &bot),
        ("no-such-program \"my bot.py\"", &spaced),
    ] {
        let program = Program::examine_in(command, folder.path()).expect("a program");
        assert!(program.files().any(|file| file == path), "{command}: {program:?}");
    }
}

#[test]
fn a_program_differs_if_a_file_that_it_names_has_changed_or_is_new() {
    let folder = folder();
    let examine = || Program::examine_in("no-such-program bot.py weights", folder.path());
    let before = examine().expect("a program");
    assert!(before.is_unchanged());
    for (name, content) in [("bot.py", "2"), ("weights", "0"), ("unrelated", "3")] {
        fs::write(folder.path().join(name), content).expect("a file");
        assert!(!before.is_unchanged(), "{name}");
    }
    fs::write(folder.path().join("bot.py"), "1").expect("a file");
    fs::remove_file(folder.path().join("weights")).expect("a file");
    assert!(before.is_unchanged());
}

#[test]
fn the_same_command_means_another_program_in_another_folder() {
    let [here, there] = [folder(), folder()];
    let [here, there] = [here.path(), there.path()]
        .map(|folder| Program::examine_in("no-such-program bot.py", folder).expect("a program"));
    assert!(!here.has_files_of(&there));
}

#[cfg(unix)]
#[test]
fn a_program_is_found_where_the_shell_finds_it() {
    let folder = folder();
    let program = Program::examine_in("sh bot.py", folder.path()).expect("a program");
    assert!(program.files().any(|file| file.ends_with("/sh")), "{program:?}");
}

/// They would have to be read without end.
#[cfg(unix)]
#[test]
fn devices_and_folders_are_not_read() {
    let program = Program::examine_in("cat /dev/zero /tmp", Path::new("/")).expect("a program");
    assert!(program.files().all(|file| file.ends_with("cat")), "{program:?}");
}

#[test]
fn what_nobody_can_check_is_refused() {
    let folder = folder();
    let long = format!("no-such-program {}", "x".repeat(2000));
    let error = Program::examine_in(&long, folder.path()).expect_err("an error");
    assert_eq!(error.to_string(), "the command is too long to be checked");
    let names: Vec<String> = (0..=MAX_FILES).map(|number| number.to_string()).collect();
    for name in &names {
        fs::write(folder.path().join(name), name).expect("a file");
    }
    let error = Program::examine_in(&names.join(" "), folder.path()).expect_err("an error");
    assert_eq!(error.to_string(), "the command names more than 100 files");
}
