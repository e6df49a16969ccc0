//! Rules about the modules that the compiler does not check: the order of modules within a crate, and that only a
//! game's own code knows the game. Checked by reading the sources, without their tests.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use crate::sources::{Source, add, root, sources};
use crate::texts::list;

/// The modules that each module of the engine and the players may use. The compiler keeps the crates apart.
const MAY_USE: [(&str, &str); 20] = [
    ("printable", ""),
    ("compressed", ""),
    ("encoding", ""),
    ("hex", ""),
    ("or_log", ""),
    ("pasted", "hex"),
    ("cards", ""),
    ("seats", ""),
    ("score", ""),
    ("text", "compressed cards seats score"),
    ("rules", "cards seats score text"),
    ("table", "cards rules text"),
    ("trace", "cards rules text table"),
    ("limits", "printable"),
    ("seal", "hex limits printable"),
    ("bots", "cards rules text"),
    ("external", "encoding hex printable limits rules text trace"),
    ("play", "cards rules text bots table trace"),
    ("review", "cards hex rules text bots table play"),
    ("puzzles", "cards rules text bots table play limits review"),
];

#[test]
fn modules_use_only_those_below_them() {
    for source in sources() {
        let [home @ ("engine" | "players"), own, ..] = &source.names()[..] else { continue };
        let found = MAY_USE.iter().find(|(name, _)| name == own);
        let (_, allowed) = found.unwrap_or_else(|| panic!("what may the module `{own}` use?"));
        for path in source.uses() {
            let [crate_name, other, ..] = &path[..] else { continue };
            let is_module = MAY_USE.iter().any(|(name, _)| name == other);
            let is_own = other == own && crate_name == home;
            // Each crate has its own messages, and those of the crates below.
            let is_allowed = other == "text" || allowed.split(' ').any(|name| name == other);
            assert!(!is_module || is_own || is_allowed, "{:?} uses `{}`", source.module, path.join("::"));
        }
    }
}

/// Only the menu names a game's module; games do not name each other.
#[test]
fn only_a_games_own_code_knows_the_game() {
    let sources = sources();
    let games = game_modules(&sources);
    assert!(games.contains("fosdick"));
    for source in &sources {
        for path in source.uses().iter().filter(|path| path[0] == "games") {
            let Some(game) = path.get(1).filter(|name| games.contains(*name)) else { continue };
            let knows = match source.names()[..] {
                ["games"] => true,
                ["games", own, ..] => own == game,
                _ => false,
            };
            assert!(knows, "{:?} knows {game}", source.module);
        }
    }
}

/// A page needs no line in the shell: it reads only their list.
#[test]
fn the_shell_knows_no_page() {
    const LIST: [&str; 5] = ["HOME_PAGES", "first", "home", "open", "parts"];
    for source in sources() {
        let module = source.names();
        if matches!(module[..], ["misere", "ui", "pages", ..]) || !matches!(module[..], ["misere", "ui", _, ..]) {
            continue;
        }
        let code = source.code.replace("home_pages", "");
        let mut names = code.split("pages::").skip(1);
        let stranger = names.find(|rest| !LIST.iter().any(|name| rest.starts_with(name)));
        assert_eq!(stranger, None, "{module:?}");
    }
}

/// A zone's place and use follow from its anchor, its arrangement and its other fields.
#[test]
fn nobody_but_the_rules_tells_zones_by_their_names() {
    for source in sources() {
        let module = source.names();
        if matches!(module[..], ["engine", "rules", ..] | ["games", ..]) {
            continue;
        }
        let tells = source.code.contains("ZoneId::")
            || source.code.contains(".id.name") && module != ["players", "external", "view"];
        assert!(!tells, "{module:?} asks for the name of a zone");
    }
}

/// Consent comes from a person: from the question, or from their own typing. Whoever starts a
/// process has to have it.
#[test]
fn no_program_is_started_without_the_consent_of_a_person() {
    let sources = sources();
    for (what, expected) in [
        ("Command::new(", &["misere::ui::window::scale", "players::external::group", "players::external::process"][..]),
        ("Process::start(", &["players::external"]),
        ("Consent(Scope::", &["players::external::consent"]),
        ("Consent::typed_on_command_line(", &["lab::players"]),
        ("Consent::typed(", &["misere::ui::pages::table::permissions"]),
        ("TypedCommand(", &["misere::ui::command_field"]),
        (".allow()", &["misere::ui::pages::table::consent_question"]),
        ("Question::allow", &["misere::ui::pages::table::consent_question"]),
        (".set_seen(", &["misere::ui::pages::table::consent_question"]),
    ] {
        let users = sources.iter().filter(|source| source.code.contains(what));
        let users: BTreeSet<String> = users.map(|source| source.module.join("::")).collect();
        let expected: BTreeSet<String> = expected.iter().map(ToString::to_string).collect();
        assert_eq!(users, expected, "{what}");
    }
}

/// Whoever looks into a fault needs the reason: `or_log` keeps it. Where there is none to keep, this list says why.
#[test]
fn no_reason_of_an_error_is_thrown_away() {
    const NO_REASON: [(&str, &str); 30] = [
        (".send(", "nobody listens any more"),
        (".try_send(", "the other end has something to read, or is gone"),
        (".recv(", "nobody will say anything any more"),
        (".try_recv(", "nothing has come"),
        ("recv_timeout(", "nothing has come in time"),
        ("connect_timeout(&local", "the thread ends with the next guest"),
        (".parse(", "it is none, which the caller knows"),
        ("from_str_radix(", "it is no number"),
        ("::try_from(", "it does not fit"),
        ("from_utf8(", "it is no text, but something else"),
        ("write!(", "writing to a text cannot fail"),
        (".join(", "the panic has been reported"),
        (".shutdown(", "it is closed already"),
        ("FAREWELL", "nobody waits for a goodbye"),
        (".as_ref().ok()", "the error stays"),
        (".modified()", "a file system may keep no times"),
        ("parse_line(", "damaged lines are counted"),
        ("HeadRon", "the whole file is read then"),
        ("catch_unwind(", "the panic has been reported"),
        ("compress_vec(", "compressing in memory cannot fail"),
        ("decode(address)", "it is none, which the caller knows"),
        ("try_into()", "it does not fit"),
        ("env::var(", "it is not set"),
        ("request_inner_size(", "the system tells the size later"),
        ("Challenge::", "not every game can be one"),
        ("self.setup()", "the form says what is wrong"),
        ("entry.start(", "the form says what is wrong"),
        ("act_elsewhere(", "the host has checked the action"),
        ("?;", "the error is returned"),
        (".game()", "the list of saved games says what is wrong"),
    ];
    let mut thrown = Vec::new();
    for source in sources() {
        let module = source.names();
        let is_apart = module == ["store", "journal"] || module.contains(&"tests");
        if is_apart || !matches!(module[..], ["misere", "ui", ..] | ["store", ..] | ["online", "links", ..]) {
            continue;
        }
        let statements = source.code.split_inclusive([';', '{', '}']);
        for statement in statements.map(str::trim) {
            let throws = [".ok()", "::ok)", "let _ = "].iter().any(|way| statement.contains(way))
                || ((statement.starts_with("_ = ") || statement.contains("| _ = ")) && !statement.contains("or_log("));
            if throws && !NO_REASON.iter().any(|(what, _)| statement.contains(what)) {
                thrown.push(format!("{}: {statement}", source.module.join("::")));
            }
        }
    }
    assert!(thrown.is_empty(), "{thrown:#?}");
}

/// Elsewhere, a pipe in the place of a file could block a thread, and an endless file fill the memory.
#[test]
fn files_are_opened_for_reading_in_one_place() {
    for source in sources() {
        let module = source.names();
        // `open` itself, the folder that is flushed, and the files of programs that are hashed, which lie below
        // `store` and are regular files of any size.
        let opens_files: [&[&str]; 3] = [&["store", "open"], &["store", "write"], &["players", "external", "program"]];
        if opens_files.contains(&&module[..]) {
            continue;
        }
        for opens in ["File::open(", "fs::read(", "fs::read_to_string(", ".open(&path)"] {
            // `SaveFile` and other types of our own may have a function of that name.
            let found = source
                .code
                .match_indices(opens)
                .any(|(at, _)| !source.code[..at].ends_with(|before: char| before.is_ascii_alphanumeric()));
            assert!(!found || module == ["lab", "train"], "{module:?} has `{opens}`");
        }
    }
}

/// Elsewhere, a link could lead to something that is no file, and that a file would take the place of.
#[test]
fn files_are_written_in_one_place() {
    for source in sources() {
        let module = source.names();
        // Files of tests, which write what they need.
        if module.contains(&"tests") || module.contains(&"nat") {
            continue;
        }
        let writes = [
            "fs::write(",
            "fs::rename(",
            "fs::copy(",
            "File::create",
            ".persist(",
            ".persist_noclobber(",
            ".truncate(true)",
        ];
        for writes in writes {
            assert!(module == ["store", "write"] || !source.code.contains(writes), "{module:?} has `{writes}`");
        }
        // A socket is removed where it was made.
        let removes = [&["store", "write"][..], &["store", "open_requests"]].contains(&&module[..]);
        assert!(removes || !source.code.contains("fs::remove_file("), "{module:?} removes files");
    }
}

/// With tests of its own, a library would be built twice.
#[test]
fn libraries_have_no_tests_of_their_own() {
    let mut files = Vec::new();
    ["src", "crates"].iter().for_each(|home| list(&root().join(home), &mut files));
    for file in files {
        let code = fs::read_to_string(&file).expect("a source file can be read");
        assert!(!code.contains("#[cfg(test)]") && !code.contains("#[test]"), "{}", file.display());
    }
}

/// Regression: a test failed with the cards of one run in a hundred.
#[test]
fn tests_have_the_same_cards_in_every_run() {
    let mut sources = Vec::new();
    add(&root().join("tests"), &mut sources);
    assert!(sources.len() > 100);
    // What is drawn is tested itself, and no two endpoints in a network have one key.
    sources.retain(|source| !source.names().ends_with(&["engine", "seal"]) && !source.names().ends_with(&["iroh"]));
    for source in sources {
        for draws in ["::draw()", concat!("getran", "dom")] {
            let found = source.code.match_indices(draws).any(|(at, _)| !source.code[..at].ends_with('"'));
            assert!(!found, "{:?} has `{draws}`", source.names());
        }
        // The window shows the deal of the day.
        let is_of_window = source.names().contains(&"window") && !source.names().ends_with(&["clock"]);
        let reads = ["Date::today()", "store::now"].into_iter().find(|reads| source.code.contains(reads));
        assert!(!is_of_window || reads.is_none(), "{:?} has {reads:?} in place of `clock`", source.names());
    }
}

/// Regression: a table of six ended with a panic, because what was paired with its seats asked for a seventh.
#[test]
fn seats_are_counted_only_as_far_as_there_are_any() {
    for source in sources() {
        let is_endless = source.code.contains(concat!("(0..).map(Se", "at::new)"));
        assert!(!is_endless, "{:?}: `Seat::all` knows how many there are", source.names());
    }
}

/// Regression: Enter threw friends out, because a page opened with the focus on such a button.
#[test]
fn a_button_that_deletes_something_never_has_the_focus_first() {
    let mut count = 0;
    for source in sources() {
        for (at, _) in source.code.match_indices("Icon::Delete") {
            // A destructive button keeps the focus away by itself, and any other one by what follows.
            let line = source.code[..at].rfind('\n').unwrap_or(0);
            let next: Vec<&str> = source.code[line..].lines().take(3).collect();
            let next = next.join("\n");
            let is_avoided = next.contains("destructive") || next.contains("focus::avoid");
            assert!(is_avoided, "{:?}:{next}", source.names());
            count += 1;
        }
    }
    assert!(count > 0);
}

/// A re-exported item belongs to the file that defines it.
#[test]
fn no_files_import_each_other() {
    let mut files = sources();
    let exports = files.iter_mut().flat_map(Source::take_exports).collect();
    let modules: BTreeSet<_> = files.iter().map(|source| source.module.clone()).collect();
    let imports = files.iter().map(|source| {
        let paths = source.uses();
        let mut others: BTreeSet<_> = paths.iter().filter_map(|path| definition(path, &modules, &exports)).collect();
        others.remove(&source.module);
        (source.module.clone(), others)
    });
    let mut imports: BTreeMap<_, _> = imports.collect();
    assert!(imports.values().map(BTreeSet::len).sum::<usize>() > 100);
    // Removes files that import no remaining file or that none imports, until only cycles are left.
    loop {
        let before = imports.len();
        let imported: BTreeSet<_> = imports.values().flatten().cloned().collect();
        imports.retain(|module, others| !others.is_empty() && imported.contains(module));
        let left: BTreeSet<_> = imports.keys().cloned().collect();
        for others in imports.values_mut() {
            others.retain(|other| left.contains(other));
        }
        if imports.len() == before {
            break;
        }
    }
    assert!(imports.is_empty(), "{imports:#?}");
}

/// The file that defines what a path names, through any re-exports; none outside of these modules.
fn definition(
    path: &[String], modules: &BTreeSet<Vec<String>>, exports: &BTreeMap<Vec<String>, Vec<String>>,
) -> Option<Vec<String>> {
    let known = (1..=path.len()).rev().find(|&length| modules.contains(&path[..length]))?;
    let name = path.get(..=known).and_then(|name| exports.get(name));
    match name {
        Some(target) => definition(&[target, &path[known + 1..]].concat(), modules, exports),
        None => Some(path[..known].to_vec()),
    }
}

/// The modules of `crates/games` that are one game, or one family, each.
fn game_modules(sources: &[Source]) -> BTreeSet<String> {
    let games = sources.iter().filter(|source| {
        source.module.len() == 2 && source.module[0] == "games" && source.code.contains("\nimpl Rules for ")
    });
    games.map(|source| source.module[1].clone()).collect()
}
