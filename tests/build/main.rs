//! The check of a language whose files are broken in many ways.

mod refused;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A copy of the English and German texts, the latter as Dutch.
fn copy_texts(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let texts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/text");
    let _ = fs::remove_dir_all(&root);
    for (from, to) in [("en", "en"), ("de", "nl")] {
        let to = root.join("assets/text").join(to);
        copy(&texts.join(from), &to);
    }
    root
}

fn copy(from: &Path, to: &Path) {
    if from.is_dir() {
        fs::create_dir_all(to).expect("a folder");
        for item in fs::read_dir(from).expect("a folder") {
            let item = item.expect("an item");
            copy(&item.path(), &to.join(item.file_name()));
        }
    } else {
        fs::copy(from, to).expect("a file");
    }
}

/// What the check of Dutch prints, which must neither panic nor be killed.
fn check(root: &Path) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_misere-build"));
    let program = program.arg("nl").env("CARGO_MANIFEST_DIR", root);
    let output = program.output().expect("the program runs");
    let errors = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(1), "{errors}");
    String::from_utf8(output.stdout).expect("UTF-8") + &errors
}

fn assert_told(printed: &str, faults: &[&str]) {
    for fault in faults {
        assert!(printed.contains(fault), "no {fault}: {printed}");
    }
}

#[test]
fn files_that_cannot_be_read_are_told() {
    let root = copy_texts("broken");
    let dutch = root.join("assets/text/nl");
    let write = |path: &str, bytes: &[u8]| fs::write(dutch.join(path), bytes).expect("a file");
    let remove = |path: &str| fs::remove_file(dutch.join(path)).expect("a file");
    write("games/clubs.ftl", b"a = x\nb = \xe9\xe9n\n");
    write("games/combo.ftl", b"a = x\n\nb = \0\n");
    write("games/garbo.ftl", b"\xff\xfea\0 \0=\0");
    write("games/garbo.md", b"# Garbo\n\xe9\xe9n\n");
    write("games/finis.md", b"");
    write("games/finis_lesson.ftl", b"");
    write("games/.finis.md.swp", b"\0\xff");
    write("games/LEESMIJ.md", b"x\n");
    write("clubs.ftl", b"a = b\n");
    remove("games/themes.ftl");
    fs::create_dir(dutch.join("games/themes.ftl")).expect("a folder");
    fs::remove_dir_all(dutch.join("store")).expect("a folder");
    write("store", b"");
    let path = dutch.join("engine/tricks.ftl");
    let marked = ["\u{feff}".as_bytes(), &fs::read(&path).expect("a file")].concat();
    write("engine/tricks.ftl", &marked);
    let line = "Zo'n kaart! \"Q♠\" ".repeat(600_000);
    write("engine/table.ftl", format!("deal-ends = {line}\n").as_bytes());
    write("engine/rules.ftl", "x = {".repeat(600_000).as_bytes());
    let printed = check(&root);
    assert_told(
        &printed,
        &[
            "nl/games/clubs.ftl:2: this is not UTF-8: save the file in that encoding",
            "nl/games/combo.ftl:3: this is not UTF-8",
            "nl/games/garbo.ftl:1: this is not UTF-8",
            "nl/games/garbo.md:2: this is not UTF-8",
            "nl/games/finis.md:1: `# Finis` of the English text is missing",
            "missing: games/finis_lesson: ",
            "nl/games/LEESMIJ.md: there is no English file of this name",
            "nl/clubs.ftl: there is no English file of this name",
            "nl/games/themes.ftl: ",
            "nl/store: ",
            "nl/engine/table.ftl:1: the text has a straight apostrophe",
            "nl/engine/rules.ftl:1: too many braces are open here",
        ],
    );
    assert!(!printed.contains("tricks.ftl"), "{printed}");
    assert!(!printed.contains(".swp"), "{printed}");
}

#[test]
fn one_fault_in_the_nouns_is_one_fault() {
    let root = copy_texts("nouns");
    let path = root.join("assets/text/nl/engine/cards.ftl");
    let nouns = fs::read_to_string(&path).expect("a file");
    let nouns = nouns.replacen("card = {", "card = ", 1);
    let nouns = nouns.replace(".index = B", ".index = B\n    .dta = Buben");
    fs::write(&path, nouns).expect("a file");
    let printed = check(&root);
    // The other is that `complete = yes` is not true.
    assert_told(
        &printed,
        &[": a `}` without a `{`", "warning: assets/text/nl/engine/cards.ftl: no text asks for `.dta`", ", 2 faults"],
    );
}

#[test]
fn facts_of_a_language_are_told_with_their_lines() {
    let root = copy_texts("facts");
    let facts = "name = x\ncomplete = nee\nconfirmed = no\nquotation-marks = \"\n";
    fs::write(root.join("assets/text/nl/language.ftl"), facts).expect("a file");
    assert_told(
        &check(&root),
        &[
            "nl/language.ftl:2: `complete` is `nee`: expected `yes` or `no`",
            "nl/language.ftl:4: `quotation-marks` is `\"`: expected printed marks",
            "nl/language.ftl:1: `decimal-mark` is missing: expected one character",
        ],
    );
}

/// The texts of the repository.
#[test]
fn all_languages_are_without_faults() {
    let reports = misere_build::reports().expect("English has no faults");
    assert!(reports.len() > 1);
    for report in reports {
        assert_eq!(report.faults, [""; 0], "{}", report.code);
        assert!(report.total > 2000, "{}: {}", report.code, report.total);
        assert!(report.missing.is_empty() || !report.is_complete, "{}", report.code);
    }
}
