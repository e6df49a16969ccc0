//! Law 9: no text reaches a person that is not a message. The laws in `misere_games::laws` render every message of
//! random games; here is what they cannot see.

use std::fs;
use std::path::Path;

use misere_engine::text::{Language, laws};

use crate::common::in_repository;

#[test]
fn every_message_is_whole_in_every_language() {
    let store = misere_store::text::DECLARATIONS;
    laws::check(misere_games::messages().chain(store).chain(misere_online::text::DECLARATIONS));
}

#[test]
fn no_sentence_is_put_together_by_code_and_called_a_message() {
    let root = in_repository("");
    let raw = count(&root.join("src")) + count(&root.join("crates"));
    assert_eq!(raw, 0, "uses of `Message::raw`: use a message of assets/text");
}

/// The compiler does not report unused functions that other crates may call.
#[test]
fn every_message_that_crates_share_is_used() {
    let root = in_repository("");
    let mut code = String::new();
    collect(&root.join("src"), &mut code);
    collect(&root.join("crates"), &mut code);
    for folder in ["engine", "online", "players", "store"] {
        let folder = root.join("assets/text/en").join(folder);
        for file in fs::read_dir(folder).expect("the texts are there").flatten() {
            if file.file_name() == "cards.ftl" {
                continue;
            }
            let text = fs::read_to_string(file.path()).expect("a file of texts can be read");
            let ids = text.lines().filter_map(|line| line.split_once(" ="));
            for (id, _) in ids.filter(|(id, _)| !id.starts_with([' ', '#', '-', '}'])) {
                let name = format!("::{}", id.replace('-', "_"));
                let goes_on = |letter: char| letter.is_alphanumeric() || letter == '_';
                let is_used = code.split(&name).skip(1).any(|rest| !rest.starts_with(goes_on));
                assert!(is_used, "{}: nobody uses `{id}`", file.path().display());
            }
        }
    }
}

#[test]
fn packages_speak_every_language_that_players_can_choose() {
    let packaging = in_repository("packaging");
    let read = |file: &str| fs::read_to_string(packaging.join(file)).unwrap_or_default();
    let id = "linux/io.github.misere.Misere";
    let entry = read(&format!("{id}.desktop"));
    let description = read(&format!("{id}.metainfo.xml"));
    let file_type = read(&format!("{id}.mime.xml"));
    let bundle = read("macos/Info.plist");
    for language in Language::offered() {
        let code = language.code();
        let listed = format!("<lang percentage=\"100\">{code}</lang>");
        assert!(description.contains(&listed), "AppStream metadata: {code}");
        let listed = format!("<string>{code}</string>");
        assert!(bundle.contains(&listed), "bundle for macOS: {code}");
        if language == Language::ENGLISH {
            continue;
        }
        let translated = |file: &str| file.matches(&format!("xml:lang=\"{code}\"")).count();
        assert!(translated(&description) > 9, "AppStream metadata: {code}");
        assert_eq!(translated(&file_type), 1, "file type: {code}");
        for key in ["GenericName", "Comment", "Keywords"] {
            assert!(entry.contains(&format!("{key}[{code}]=")), "menu entry: {code}");
        }
        let page = read(&format!("linux/man/{code}/misere.6"));
        assert!(page.contains("MISERE_LANGUAGE"), "man page: {code}");
    }
    let installer = read("windows/misere.nsi");
    let languages = installer.matches("!insertmacro MUI_LANGUAGE ").count();
    assert_eq!(languages, Language::offered().count(), "installer");
}

/// Regression: a click on an invitation opened nothing.
#[test]
fn every_package_registers_links_with_invitations() {
    for (file, words) in [
        ("linux/io.github.misere.Misere.desktop", "x-scheme-handler/misere;"),
        ("linux/io.github.misere.Misere.desktop", "Exec=misere %u"),
        ("linux/install.sh", "%u"),
        ("windows/misere.nsi", "\"Software\\Classes\\misere\" \"URL Protocol\""),
        ("windows/misere.nsi", "DeleteRegKey HKCU \"Software\\Classes\\misere\""),
        ("windows/misere.wxs", "Name=\"URL Protocol\""),
        ("macos/Info.plist", "<key>CFBundleURLSchemes</key><array><string>misere</string></array>"),
    ] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging").join(file);
        let text = fs::read_to_string(path).expect("a file of a package");
        assert!(text.contains(words), "{file} lacks {words}");
    }
}

/// Adds the sources in a folder to a text.
fn collect(folder: &Path, code: &mut String) {
    for item in fs::read_dir(folder).expect("the sources are there") {
        let path = item.expect("a folder can be read").path();
        if path.is_dir() {
            collect(&path, code);
        } else if path.extension().is_some_and(|name| name == "rs") {
            *code += &fs::read_to_string(&path).expect("a source file can be read");
        }
    }
}

/// The files that may make texts without a message: those that read them from a friend's program, where games from
/// outside may have them.
const READERS: [&str; 1] = ["online/src/wire/text.rs"];

/// The uses of `Message::raw` in a folder, except in the module of messages and in tests.
fn count(folder: &Path) -> usize {
    let mut found = 0;
    for item in fs::read_dir(folder).expect("the sources are there") {
        let path = item.expect("a folder can be read").path();
        if path.is_dir() {
            if !path.ends_with("engine/src/text") {
                found += count(&path);
            }
        } else if !READERS.iter().any(|reader| path.ends_with(reader)) {
            let code = fs::read_to_string(&path).expect("a source file can be read");
            let end = code.find("#[cfg(test)]").unwrap_or(code.len());
            found += code[..end].matches("Message::raw(").count();
        }
    }
    found
}
