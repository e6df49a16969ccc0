//! The code that belongs to the texts: a table of them, and a module of functions for each file.

use std::fmt::Write as _;

use super::Kind;
use super::language::Language;
use super::part::{Part, Text};

/// Writes the code: the functions with this visibility, and the compressed files, each with the number of its part
/// and the code of its language.
pub(super) fn write(parts: &[Part], packed: &[(usize, String, String)], visibility: &str) -> String {
    let mut code = String::new();
    let mut line = |text: &str| {
        code.push_str(text);
        code.push('\n');
    };
    let count = parts.len();
    line(&format!("static FILES: [declared::File; {count}] = ["));
    for (number, Part { path, .. }) in parts.iter().enumerate() {
        let packed = packed.iter().filter(|(part, ..)| *part == number);
        let packed = packed.map(|(_, code, name)| format!("({code:?}, include_bytes!({name:?}))"));
        let packed: Vec<String> = packed.collect();
        let packed = packed.join(", ");
        line(&format!(
            "    declared::File::new({path:?}, &[{packed}], || {{
        static READY: declared::Ready = declared::Ready::not_yet();
        &READY
    }}),"
        ));
    }
    line("];");
    if let Some(nouns) = parts.iter().position(|part| part.has_nouns) {
        line(&format!("static NOUNS: &declared::File = &FILES[{nouns}];"));
    }
    let all = parts.iter().enumerate().filter(|(_, part)| !part.has_nouns);
    let all = all.flat_map(|(file, part)| part.texts.iter().map(move |text| (file, text)));
    line("/// All messages of this crate.\npub static DECLARATIONS: &[declared::Declaration] = &[");
    for (file, Text { id, arguments, .. }) in all {
        let arguments = arguments.iter().map(|(name, kind)| {
            // Both are numbers; a count cannot be negative.
            let kind = match kind {
                Kind::Count => Kind::Number,
                kind => *kind,
            };
            format!("({name:?}, declared::Kind::{kind:?})")
        });
        let arguments: Vec<String> = arguments.collect();
        let arguments = arguments.join(", ");
        line(&format!("    declared::Declaration {{ file: &FILES[{file}], key: {id:?}, arguments: &[{arguments}] }},"));
    }
    line("];");
    let (mut first, mut found_by_id) = (0, Vec::new());
    for part in parts.iter().filter(|part| !part.has_nouns) {
        let next = first + part.texts.len();
        if part.is_found_by_id() {
            found_by_id.push(format!("({:?}, {first}..{next})", part.name));
        } else {
            line(&module(part, first, visibility));
        }
        first = next;
    }
    if !found_by_id.is_empty() {
        let parts = found_by_id.join(", ");
        line(&format!("static FOUND_BY_ID: &[(&str, std::ops::Range<usize>)] = &[{parts}];"));
        line(
            "/// The messages of a file that are found by their ids.
pub(crate) fn found_by_id(file: &str) -> &'static [declared::Declaration] {
    let found = FOUND_BY_ID.iter().find(|(name, _)| *name == file);
    found.map_or(&[], |(_, numbers)| &DECLARATIONS[numbers.clone()])
}",
        );
    }
    code
}

/// The list of languages with their facts.
pub(super) fn list(languages: &[Language]) -> String {
    let mut code = "static LANGUAGES: &[declared::Facts] = &[\n".to_owned();
    for language in languages {
        let Language { code: language_code, name, is_complete, is_confirmed, decimal_mark, own_letters, .. } = language;
        let has_usual_indices = language.has_usual_indices;
        writeln!(
            code,
            "    declared::Facts {{ code: {language_code:?}, name: {name:?}, is_complete: {is_complete}, \
             is_confirmed: {is_confirmed}, \
             decimal_mark: {decimal_mark:?}, own_letters: {own_letters:?}, \
             has_usual_indices: {has_usual_indices} }},"
        )
        .expect("memory");
    }
    code + "];\n"
}

/// The module of a file, whose first message has this number.
fn module(part: &Part, first: usize, visibility: &str) -> String {
    let Part { name, path, texts, .. } = part;
    let mut code = format!(
        "/// The messages of `{path}`.\n{visibility} mod {name} {{\n    use super::DECLARATIONS;\n    use super::declared::*;\n"
    );
    for (number, text) in (first..).zip(texts) {
        code.push_str(&function(number, text, visibility));
    }
    code.push('}');
    code
}

/// The function that makes a message.
fn function(number: usize, text: &Text, visibility: &str) -> String {
    let Text { id, comment, arguments, .. } = text;
    let name = id.replace('-', "_");
    let mut code = format!("    #[doc = {:?}]\n", format!("`{id}`. {comment}"));
    if arguments.is_empty() {
        writeln!(code, "    {visibility} const fn {name}() -> Message {{ Message::plain(&DECLARATIONS[{number}]) }}")
            .expect("memory");
        return code;
    }
    let parameters = arguments.iter().map(|(name, kind)| {
        let name = name.replace('-', "_");
        let kind = match kind {
            Kind::Seat => "Seat",
            Kind::Seats => "impl IntoIterator<Item = Seat>",
            Kind::Card => "Card",
            Kind::Cards => "impl IntoIterator<Item = Card>",
            Kind::Suit => "Suit",
            Kind::Rank => "Rank",
            Kind::Count => "usize",
            Kind::Number => "impl Into<Number>",
            Kind::Points => "Score",
            Kind::Name => "impl AsRef<str>",
            Kind::List => "impl IntoIterator<Item = Message>",
            Kind::Message => "Message",
        };
        format!("{name}: {kind}")
    });
    let values = arguments.iter().map(|(name, kind)| {
        let name = name.replace('-', "_");
        match kind {
            Kind::Seats | Kind::Cards | Kind::List => {
                format!("Argument::{kind:?}({name}.into_iter().collect())")
            }
            Kind::Count | Kind::Number => format!("Argument::Number({name}.into())"),
            Kind::Name => format!("Argument::Name({name}.as_ref().into())"),
            Kind::Seat | Kind::Card | Kind::Suit | Kind::Rank | Kind::Points | Kind::Message => {
                format!("Argument::{kind:?}({name})")
            }
        }
    });
    let (parameters, values): (Vec<String>, Vec<String>) = (parameters.collect(), values.collect());
    let (parameters, values) = (parameters.join(", "), values.join(", "));
    writeln!(
        code,
        "    {visibility} fn {name}({parameters}) -> Message {{ Message::new(&DECLARATIONS[{number}], [{values}]) }}"
    )
    .expect("memory");
    code
}
