//! Law 9: no text reaches a person that is not a message. The laws in `misere_games::laws` render every message of
//! random games; here is what they cannot see.

use std::fs;
use std::path::{Path, PathBuf};

use misere_engine::text::Language;

use crate::common::in_repository;
use crate::messages;

#[test]
fn every_message_is_whole_in_every_language() {
    let store = misere_store::text::DECLARATIONS;
    messages::check(misere_games::messages().chain(store).chain(misere_online::text::DECLARATIONS));
}

#[test]
fn no_sentence_is_put_together_by_code_and_called_a_message() {
    let root = in_repository("");
    let raw = count(&root.join("src")) + count(&root.join("crates"));
    assert_eq!(raw, 0, "uses of `Message::raw`: use a message of assets/text");
}

/// A text in words is shown as it is: what is to stand apart, or beside something else, is a message of its own.
#[test]
fn the_window_neither_cuts_nor_joins_texts_in_words() {
    let mut files = Vec::new();
    list(&in_repository("src"), &mut files);
    let mut words = 0;
    for file in files {
        if JOINERS.iter().any(|joiner| file.ends_with(joiner)) {
            continue;
        }
        let code = fs::read_to_string(&file).expect("a source file can be read");
        words += places(&code).count();
        let changed = changed_words(&code);
        assert!(changed.is_empty(), "{}: {changed:#?}", file.display());
    }
    assert!(words > 100, "where are texts put into words?");
}

#[test]
fn changes_of_texts_in_words_are_found() {
    for code in [
        "let facts = theme::say(ui, facts).replace(' ', \"-\");",
        "let words = message.render(&names(a, b));\n    let first = words.split(\" · \").next();",
        "let [head, body] = [a, b].map(|part| part.render(&names));\n    ui.label(body.trim());",
        "let words = theme::say(ui, words);\n    let both = format!(\"{words}: {number}\");",
        "let words = theme::say(ui, words);\n    let both = words + &number;",
        "ui.label(format!(\"{}: {}\", message.in_language(language), number));",
    ] {
        assert_eq!(changed_words(code).len(), 1, "{code}");
    }
    for code in [
        "let words = theme::say(ui, words);\n}\n\nfn other() {\n    words.split(' ');",
        "let name = texts::of(format!(\"{number}\"), theme::say(ui, name));",
        "let wide = theme::say(ui, words).chars().count();",
    ] {
        assert_eq!(changed_words(code), Vec::<String>::new(), "{code}");
    }
}

/// The files that may join: icons are characters beside the words of a button, and an invitation is copied as a document,
/// below a line in words.
const JOINERS: [&str; 3] = ["ui/theme/words.rs", "ui/theme/icon_button.rs", "ui/pages/lobby/seats.rs"];

/// What puts a message into words.
const IN_WORDS: [&str; 5] = ["say(ui, ", "say(ctx, ", "services.say(", ".in_language(", ".render("];

/// What changes a text.
const CHANGES: [&str; 9] =
    [".replace", ".split", ".trim", ".strip_", ".lines()", ".to_uppercase", ".to_lowercase", ".push_str", " + "];

/// The places where code puts messages into words, from the call to its end.
fn places(code: &str) -> impl Iterator<Item = (usize, usize)> {
    IN_WORDS.into_iter().flat_map(move |call| {
        code.match_indices(call).map(move |(at, _)| {
            let mut depth = 0;
            let end = code[at..].find(|letter| {
                depth += i32::from(letter == '(') - i32::from(letter == ')');
                letter == ')' && depth == 0
            });
            (at, end.map_or(code.len(), |end| at + end + 1))
        })
    })
}

/// The lines in which code changes words, or puts them into another text.
fn changed_words(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (at, end) in places(code) {
        let ends = [";\n", "{\n", "}\n"].map(|end| code[..at].rfind(end).map_or(0, |begin| begin + end.len()));
        let begin = ends.into_iter().max().unwrap_or_default();
        let statement = &code[begin..at];
        let is_within = |macro_name: &str| {
            let arguments = statement.rsplit_once(macro_name).map_or("", |(_, arguments)| arguments);
            arguments.matches('(').count() >= arguments.matches(')').count() && statement.contains(macro_name)
        };
        let is_changed = CHANGES.iter().any(|change| code[end..].trim_start().starts_with(change));
        if is_changed || is_within("format!(") {
            found.push(code[begin..end].trim().to_owned());
        }
        // The names that the words are given.
        let Some((names, _)) = statement.trim_start().strip_prefix("let ").and_then(|rest| rest.split_once(" = "))
        else {
            continue;
        };
        if !code[end..].trim_start_matches(')').starts_with(';') {
            continue;
        }
        let indent = statement.len() - statement.trim_start().len();
        let block_ends = format!("\n{}}}", " ".repeat(indent.saturating_sub(4)));
        let rest = &code[end..];
        let rest = &rest[..rest.find(&block_ends).unwrap_or(rest.len())];
        for name in
            names.split(|letter: char| !letter.is_alphanumeric() && letter != '_').filter(|name| !name.is_empty())
        {
            let changes = CHANGES.map(|change| format!("{name}{change}"));
            let uses = changes.into_iter().chain([format!("{{{name}}}")]);
            for change in uses {
                let goes_on = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '.';
                let uses = rest.match_indices(&change).filter(|(at, _)| !rest[..*at].ends_with(goes_on));
                found.extend(uses.map(|(at, _)| rest[at..].lines().next().unwrap_or_default().to_owned()));
            }
        }
    }
    found
}

/// Lists the sources in a folder.
pub fn list(folder: &Path, files: &mut Vec<PathBuf>) {
    for item in fs::read_dir(folder).expect("the sources are there") {
        let path = item.expect("a folder can be read").path();
        if path.is_dir() {
            list(&path, files);
        } else if path.extension().is_some_and(|name| name == "rs") {
            files.push(path);
        }
    }
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
        let path = in_repository("packaging").join(file);
        let text = fs::read_to_string(path).expect("a file of a package");
        assert!(text.contains(words), "{file} lacks {words}");
    }
}

/// Adds the sources in a folder to a text.
fn collect(folder: &Path, code: &mut String) {
    let mut files = Vec::new();
    list(folder, &mut files);
    for file in files {
        *code += &fs::read_to_string(file).expect("a source file can be read");
    }
}

/// The files that may make texts without a message: those that read them from a friend's program, where games from
/// outside may have them.
const READERS: [&str; 1] = ["online/src/wire/text.rs"];

/// The uses of `Message::raw` in a folder, except in the module of messages and in tests.
fn count(folder: &Path) -> usize {
    let mut files = Vec::new();
    list(folder, &mut files);
    let is_free = |file: &PathBuf| {
        READERS.iter().any(|reader| file.ends_with(reader))
            || file.parent().is_some_and(|home| home.ends_with("engine/src/text"))
    };
    files.retain(|file| !is_free(file));
    let uses = files.iter().map(|file| {
        let code = fs::read_to_string(file).expect("a source file can be read");
        code.matches("Message::raw(").count()
    });
    uses.sum()
}
