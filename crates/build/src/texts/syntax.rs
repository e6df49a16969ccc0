//! The syntax of files of messages: reads them, and says in plain words what cannot be read.

use fluent_syntax::ast::Resource;
use fluent_syntax::parser::{self, ErrorKind, ParserError};

use super::Faults;

/// How many braces and parentheses may be open at once; the parser has no limit of its own.
const MAX_DEPTH: usize = 100;

/// Reads a file; what it does not understand becomes a fault.
pub fn parse<'a>(source: &'a str, faults: &mut Faults<'_>) -> Resource<&'a str> {
    if let Some((position, fault)) = dangers(source) {
        faults.add_at(position, fault);
        return Resource { body: Vec::new() };
    }
    match parser::parse(source) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            for error in errors {
                let (position, fault) = describe(&error, source);
                faults.add_at(position, &fault);
            }
            resource
        }
    }
}

/// What would make the parser panic, with its place.
fn dangers(source: &str) -> Option<(usize, &'static str)> {
    let (mut depth, mut start) = (0_usize, 0);
    for line in source.split_inclusive('\n') {
        let text = if line.starts_with('#') { "" } else { line };
        for (place, byte) in text.bytes().enumerate() {
            match byte {
                b'{' | b'(' => depth += 1,
                b'}' | b')' => depth = depth.saturating_sub(1),
                b'\\' if !has_figures(&text[place + 1..]) => {
                    return Some((start + place, "`\\u` needs four figures, as in `\\u00A0`"));
                }
                _ => {}
            }
            if depth > MAX_DEPTH {
                return Some((start + place, "too many braces are open here"));
            }
        }
        start += line.len();
    }
    None
}

/// Tells whether the sign after a backslash has as many figures as it needs.
fn has_figures(text: &str) -> bool {
    let needed = match text.as_bytes().first() {
        Some(b'u') => 4,
        Some(b'U') => 6,
        _ => return true,
    };
    let figures = text.bytes().skip(1).take(needed);
    figures.filter(u8::is_ascii_hexdigit).count() == needed
}

/// An error of the parser in plain words, with its place.
fn describe(error: &ParserError, source: &str) -> (usize, String) {
    let at = error.pos.start;
    let start = error.slice.as_ref().map_or(0, |slice| slice.start);
    let begins_entry = at == start;
    let begins_form = begins_entry && source[at..].trim_start_matches(' ').starts_with('.');
    let sign = source.as_bytes().get(at);
    if sign == Some(&b'\t') {
        return (at, "a tab: use spaces".to_owned());
    }
    let fault = match &error.kind {
        ErrorKind::ExpectedToken('}') => {
            let open = open_brace(source, start..at).unwrap_or(at);
            let fault = "this `{` is not closed: its `}` is missing, or something before that is wrong";
            return (open, fault.to_owned());
        }
        ErrorKind::ExpectedToken('=') => "expected `id = text`; further lines of a text begin with spaces",
        ErrorKind::ExpectedToken(' ') => "a comment begins with `# `",
        ErrorKind::ExpectedToken('"') | ErrorKind::UnterminatedStringLiteral => "a quotation mark is not closed",
        ErrorKind::ExpectedToken(mark) => return (at, format!("a `{mark}` is missing")),
        ErrorKind::ExpectedCharRange { .. } if begins_form => "expected `.form = text`",
        ErrorKind::ExpectedCharRange { .. } if begins_entry => {
            "expected an id of the letters a to z; further lines of a text begin with spaces"
        }
        ErrorKind::ExpectedCharRange { range } if range.starts_with('a') => "expected a name of the letters a to z",
        ErrorKind::ExpectedCharRange { range } if range.starts_with('0') => "expected a number",
        ErrorKind::ExpectedCharRange { .. } => "each choice after `->` begins a new line",
        ErrorKind::ExpectedMessageField { entry_id } | ErrorKind::ExpectedTermField { entry_id } => {
            return (at, format!("`{entry_id}` has no text"));
        }
        ErrorKind::MissingValue => "there is no text after `]`",
        ErrorKind::MissingDefaultVariant => "one choice has a star, as in `*[other]`, and each begins a new line",
        ErrorKind::MultipleDefaultVariants => "only one choice has a star",
        ErrorKind::ForbiddenCallee => "functions are in capitals, as in `CARD($card)`",
        ErrorKind::MessageReferenceAsSelector
        | ErrorKind::TermReferenceAsSelector
        | ErrorKind::MessageAttributeAsSelector
        | ErrorKind::ExpectedSimpleExpressionAsSelector => {
            "only a variable or a function chooses, as in `{ $count -> … }`"
        }
        ErrorKind::TermAttributeAsPlaceable => "attributes cannot be used in a text",
        ErrorKind::PositionalArgumentFollowsNamed => "options come last, as in `CARD($card, article: \"def\")`",
        ErrorKind::DuplicatedNamedArgument(option) => {
            return (at, format!("the option `{option}` is there twice"));
        }
        ErrorKind::UnknownEscapeSequence(_) | ErrorKind::InvalidUnicodeEscapeSequence(_) => {
            "after `\\` come only `u` with four figures, `\"`, `{` or another `\\`"
        }
        ErrorKind::UnbalancedClosingBrace => "a `}` without a `{`",
        ErrorKind::ExpectedInlineExpression if sign == Some(&b'}') => {
            "something is missing before this `}`, such as a `)`"
        }
        ErrorKind::ExpectedInlineExpression => "expected `$` with a variable, a function or a message",
        ErrorKind::ExpectedLiteral => "the value of an option stands in quotation marks",
    };
    (at, fault.to_owned())
}

/// The last brace that is open at the end of a part of the source.
fn open_brace(source: &str, part: std::ops::Range<usize>) -> Option<usize> {
    let mut open = Vec::new();
    for (place, byte) in source[part.clone()].bytes().enumerate() {
        match byte {
            b'{' => open.push(part.start + place),
            b'}' => {
                open.pop();
            }
            _ => {}
        }
    }
    open.pop()
}
