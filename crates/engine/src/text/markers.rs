//! Seats in sentences: markers, and the names or "you" that replace them.

use super::Names;
use crate::seats::{MAX_SEATS, Seat};

/// The seat as the subject of a verb in the third person: `{0 takes}`.
pub fn does(seat: Seat, verb: &str) -> String {
    format!("{{{seat} {verb}}}")
}

/// The seat as a possessive: `{0's}`, followed by what it owns.
pub fn whose(seat: Seat) -> String {
    format!("{{{seat}'s}}")
}

/// The seat as an object at the end of a clause: `{0}`.
pub fn name(seat: Seat) -> String {
    format!("{{{seat}}}")
}

/// Replaces the markers by the players' names, or by "you" for the seat that is addressed.
pub fn with_names(text: &str, names: &Names) -> String {
    debug_assert_eq!(unmarked(text), None, "mark the verb: words::does(seat, verb)");
    fill(text, |seat, part, begins| {
        if !names.addresses(seat) {
            return third_person(names.of(seat), part);
        }
        let (you, your) = if begins { ("You", "Your") } else { ("you", "your") };
        match part {
            Part::Name => you.into(),
            Part::Owner => your.into(),
            Part::Subject(verb) => format!("{you} {}", second_person(verb)),
        }
    })
}

/// Reduces the markers to plain `{0}`, for programs that fill in names themselves: `{0} takes the trick`.
pub fn in_third_person(text: &str) -> String {
    fill(text, |seat, part, _| third_person(&name(seat), part))
}

/// The rest of a text from the first bare seat that is used as a subject or possessive, which would
/// come out as "you takes" or "you’s".
pub fn unmarked(text: &str) -> Option<&str> {
    let bare = text.match_indices('}').filter(|(end, _)| {
        let seat = text[..*end].rsplit('{').next().unwrap_or_default();
        seat.parse::<usize>().is_ok()
    });
    bare.map(|(end, _)| &text[end + 1..]).find(|rest| {
        let word = rest.strip_prefix(' ');
        let joined = |word: &str| word.starts_with("and ") || word.starts_with("or ");
        rest.starts_with(['\'', '’']) || word.is_some_and(|word| !joined(word))
    })
}

/// The role of a seat in its sentence.
#[derive(Clone, Copy)]
enum Part<'a> {
    Name,
    Owner,
    Subject(&'a str),
}

/// Replaces each marker; `write` is also told whether it begins a sentence.
fn fill(text: &str, write: impl Fn(Seat, Part<'_>, bool) -> String) -> String {
    let (mut out, mut rest) = (String::with_capacity(text.len()), text);
    while let Some((before, after)) = rest.split_once('{') {
        out.push_str(before);
        let marker = after.split_once('}').and_then(|(marker, after)| {
            let digits = marker.trim_start_matches(|letter: char| letter.is_ascii_digit());
            let seat: usize = marker[..marker.len() - digits.len()].parse().ok()?;
            let seat = (seat < MAX_SEATS).then(|| Seat::new(seat))?;
            let part = match digits {
                "" => Part::Name,
                "'s" => Part::Owner,
                verb => Part::Subject(verb.strip_prefix(' ')?),
            };
            Some((seat, part, after))
        });
        match marker {
            Some((seat, part, after)) => {
                let begins = out.is_empty() || out.ends_with(". ");
                out.push_str(&write(seat, part, begins));
                rest = after;
            }
            None => {
                out.push('{');
                rest = after;
            }
        }
    }
    out + rest
}

fn third_person(name: &str, part: Part<'_>) -> String {
    match part {
        Part::Name => name.into(),
        Part::Owner => format!("{name}’s"),
        Part::Subject(verb) => format!("{name} {verb}"),
    }
}

/// The form of a verb that goes with "you": `take` for `takes`, `have` for `has`.
pub(super) fn second_person(verb: &str) -> String {
    let regular = |verb: &str| {
        let sibilant = ["sses", "shes", "ches", "xes", "oes"].iter().any(|end| verb.ends_with(end));
        match verb.strip_suffix('s') {
            Some(stem) if sibilant => stem[..stem.len() - 1].into(),
            Some(stem) if stem.ends_with("ie") => format!("{}y", &stem[..stem.len() - 2]),
            Some(stem) if !stem.ends_with('s') => stem.into(),
            Some(_) | None => verb.to_owned(),
        }
    };
    match verb {
        "is" => "are".into(),
        "isn’t" => "aren’t".into(),
        "was" => "were".into(),
        "has" => "have".into(),
        "hasn’t" => "haven’t".into(),
        "does" => "do".into(),
        "doesn’t" => "don’t".into(),
        "lies" => "lie".into(),
        verb => regular(verb),
    }
}
