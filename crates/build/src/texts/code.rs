//! The code that belongs to the texts: a table of them, and a module of functions for each file.

use std::fmt::Write as _;

use super::{Kind, NOUNS, Part, Text};

/// Writes the code.
pub fn write(parts: &[Part]) -> String {
    let mut code = String::new();
    let mut line = |text: &str| {
        code.push_str(text);
        code.push('\n');
    };
    let count = parts.len();
    line(&format!("static FILES: [File; {count}] = ["));
    for Part { name, path, .. } in parts {
        let path = path.to_string_lossy().replace('\\', "/");
        line(&format!(
            "    File {{ path: {path:?}, packed: include_bytes!(\"{name}.ftl.packed\") }},"
        ));
    }
    line("];");
    let nouns = parts.iter().position(|part| part.name == NOUNS);
    let nouns = nouns.expect("there is a file of nouns");
    line(&format!("const NOUNS: usize = {nouns};"));
    let all = parts.iter().enumerate();
    let all = all.flat_map(|(file, part)| part.texts.iter().map(move |text| (file, text)));
    line("static ENTRIES: &[Entry] = &[");
    for (file, Text { id, arguments, .. }) in all {
        let arguments = arguments.iter().map(|(name, kind)| {
            // Both are numbers; a count cannot be negative.
            let kind = match kind {
                Kind::Count => Kind::Number,
                kind => *kind,
            };
            format!("({name:?}, Kind::{kind:?})")
        });
        let arguments: Vec<String> = arguments.collect();
        let arguments = arguments.join(", ");
        line(&format!(
            "    Entry {{ file: {file}, key: {id:?}, arguments: &[{arguments}] }},"
        ));
    }
    line("];");
    let mut first = 0;
    for part in parts.iter().filter(|part| part.name != NOUNS) {
        line(&module(part, first));
        first += part.texts.len();
    }
    code
}

/// The module of a file, whose first message has this number.
fn module(part: &Part, first: usize) -> String {
    let mut code = String::new();
    if part.is_of_window() {
        code.push_str("#[cfg(feature = \"window\")]\n");
    }
    let path = part.path.to_string_lossy().replace('\\', "/");
    writeln!(code, "/// The messages of `{path}`.").expect("memory");
    writeln!(code, "pub(crate) mod {} {{\n    use super::*;", part.name).expect("memory");
    for (number, text) in (first..).zip(&part.texts) {
        code.push_str(&function(number, text));
    }
    code.push('}');
    code
}

/// The function that makes a message.
fn function(number: usize, text: &Text) -> String {
    let Text {
        id,
        comment,
        arguments,
    } = text;
    let name = id.replace('-', "_");
    let mut code = format!("    #[doc = {:?}]\n", format!("`{id}`. {comment}"));
    if arguments.is_empty() {
        writeln!(
            code,
            "    pub(crate) const fn {name}() -> Message {{ Message::plain(Id({number})) }}"
        )
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
        "    pub(crate) fn {name}({parameters}) -> Message {{ Message::new(Id({number}), [{values}]) }}"
    )
    .expect("memory");
    code
}
