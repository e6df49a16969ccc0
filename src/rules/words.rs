//! Sentences for people: counted nouns, lists, capitals, and seats as the subject of a sentence.
//!
//! A game does not know who sits where, so its sentences name seats by markers in braces. Make the
//! markers with [`does`], [`whose`] and [`name`], never by hand:
//!
//! | marker      | made by                | of Berta      | to the person at the machine |
//! |-------------|------------------------|---------------|------------------------------|
//! | `{0 takes}` | `does(seat, "takes")`  | `Berta takes` | `You take`                   |
//! | `{0's}`     | `whose(seat)`          | `Berta’s`     | `your`                       |
//! | `{0}`       | `name(seat)`           | `Berta`       | `you`                        |
//!
//! Verbs are written in the third person. A bare `{0}` is an object and ends its clause: "pass 3
//! cards to {0}". [`unmarked`] finds sentences that break this rule; a test sweeps every game.
//! [`with_names`] replaces the markers, and [`in_third_person`] prepares a text for programs.
//!
//! This module knows nothing of particular games, of languages other than English, or of how texts
//! are shown.

use std::fmt::Display;

use super::{MAX_SEATS, Names, Score, Seat, Wins};

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
    debug_assert_eq!(
        unmarked(text),
        None,
        "mark the verb: words::does(seat, verb)"
    );
    fill(text, |seat, part, begins| {
        if !names.addresses(seat) {
            return third_person(names.of(seat), part);
        }
        let (you, your) = if begins {
            ("You", "Your")
        } else {
            ("you", "your")
        };
        match part {
            Part::Name => you.into(),
            Part::Owner => your.into(),
            Part::Subject(verb) => format!("{you} {}", second_person(verb)),
        }
    })
}

/// Reduces the markers to plain `{0}`, for programs that fill in names themselves: `{0} takes the
/// trick`.
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
fn second_person(verb: &str) -> String {
    let regular = |verb: &str| {
        let sibilant = ["sses", "shes", "ches", "xes", "oes"]
            .iter()
            .any(|end| verb.ends_with(end));
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

/// A spoken action as something that a seat has done: `{0 played} the ten of hearts` for `Play the ten
/// of hearts`.
pub fn did(seat: Seat, spoken: &str) -> String {
    let (verb, rest) = spoken.split_once(' ').unwrap_or((spoken, ""));
    let past = match &*verb.to_lowercase() {
        "bid" => "bid".to_owned(),
        "draw" => "drew".into(),
        "lay" => "laid".into(),
        "lead" => "led".into(),
        "say" => "said".into(),
        "take" => "took".into(),
        verb if verb.ends_with('e') => format!("{verb}d"),
        verb => format!("{verb}ed"),
    };
    does(seat, &past) + if rest.is_empty() { "" } else { " " } + rest
}

/// A spoken action as a noun, for the middle of a sentence: `the ten of hearts` for `Play the ten
/// of hearts`, otherwise `drawing from the stock` for `Draw from the stock`.
pub fn as_noun(spoken: &str) -> String {
    if let Some(card) = spoken.strip_prefix("Play the ") {
        return format!("the {card}");
    }
    let (verb, rest) = spoken.split_once(' ').unwrap_or((spoken, ""));
    let doing = match &*verb.to_lowercase() {
        "bid" => "bidding".to_owned(),
        verb => format!("{}ing", verb.strip_suffix('e').unwrap_or(verb)),
    };
    doing + if rest.is_empty() { "" } else { " " } + rest
}

/// The reason why a seat has to wait: `It is Berta’s turn.`
pub fn turn_of(seat: Seat) -> String {
    format!("It is {} turn.", whose(seat))
}

/// A number with its noun: `1 card`, `2 cards`, `½ point`.
pub fn count(number: impl Display, noun: &str) -> String {
    let number = number.to_string();
    let size = number.trim_start_matches(['+', '−', '-']);
    if matches!(size, "1" | "½") {
        format!("{number} {noun}")
    } else {
        format!("{number} {}", plural(noun))
    }
}

/// Points with their unit: `1 point`, `5½ points`, `−3 points`.
pub fn points(score: Score) -> String {
    count(score, "point")
}

/// Points as the game counts them: `3 penalty points` where the lowest score wins. Negative points
/// are good for the player there, so they stay plain points.
pub fn scored(score: Score, wins: Wins) -> String {
    match score < Score::ZERO {
        true => points(score),
        false => count(score, wins.point()),
    }
}

/// The plural of a regular noun.
pub fn plural(noun: &str) -> String {
    let sibilant = ["s", "sh", "ch", "x"].iter().any(|end| noun.ends_with(end));
    match noun.strip_suffix('y') {
        Some(stem) if !stem.ends_with(['a', 'e', 'o', 'u']) => format!("{stem}ies"),
        _ if sibilant => format!("{noun}es"),
        _ => format!("{noun}s"),
    }
}

/// A noun with its article: `a ten`, `an ace`.
pub fn a(noun: &str) -> String {
    let article = if noun.starts_with(['a', 'e', 'i', 'o', 'u']) {
        "an"
    } else {
        "a"
    };
    format!("{article} {noun}")
}

/// Items as listed in a sentence: `a`, `a or b`, `a, b or c`.
pub fn list(items: &[impl AsRef<str>], conjunction: &str) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    match items.split_last() {
        Some((last, [])) => (*last).into(),
        Some((last, others)) => format!("{} {conjunction} {last}", others.join(", ")),
        None => String::new(),
    }
}

/// Quoted items as listed in an error message; only the first few of many.
pub fn quoted(items: &[impl Display]) -> String {
    const SHOWN: usize = 12;
    let shown = items.iter().take(SHOWN);
    let mut list: Vec<String> = shown.map(|item| format!("`{item}`")).collect();
    if items.len() > SHOWN {
        list.push(format!("one of {} others", items.len() - SHOWN));
    }
    list.join(", ")
}

/// An ordinal number: `1st`, `2nd`, `11th`.
pub fn ordinal(place: usize) -> String {
    let end = match (place % 10, place % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{place}{end}")
}

/// The text with a capital first letter.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let head = letters.next().into_iter().flat_map(char::to_uppercase);
    head.chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn others_are_spoken_of_and_you_are_spoken_to() {
        let (you, berta) = (Seat::new(0), Seat::new(1));
        let names = Names::new(["Ada", "Berta"]).addressing(you);
        for (text, said) in [
            (
                format!("{} the trick", does(you, "takes")),
                "You take the trick",
            ),
            (
                format!("{} the trick", does(berta, "takes")),
                "Berta takes the trick",
            ),
            (format!("{} turn", whose(you)), "Your turn"),
            (
                format!("{} at {} packet", does(berta, "looks"), whose(you)),
                "Berta looks at your packet",
            ),
            (
                format!("3 points to {}. {}", name(you), does(you, "leads")),
                "3 points to you. You lead",
            ),
            (
                format!("{} nothing", does(you, "claimed")),
                "You claimed nothing",
            ),
            (
                format!("{} the lead", does(you, "has")),
                "You have the lead",
            ),
        ] {
            assert_eq!(with_names(&text, &names), said);
        }
        let called_you = Names::new(["You", "Berta"]).addressing(berta);
        let said = with_names(&does(you, "takes"), &called_you);
        assert_eq!(said, "You takes", "nobody is addressed because of a name");
    }

    #[test]
    fn any_verb_agrees_with_you() {
        for (verb, agreeing) in [
            ("breaks", "break"),
            ("passes", "pass"),
            ("chooses", "choose"),
            ("reaches", "reach"),
            ("does", "do"),
            ("goes", "go"),
            ("is", "are"),
            ("has", "have"),
            ("tries", "try"),
            ("lies", "lie"),
            ("played", "played"),
            ("may", "may"),
        ] {
            assert_eq!(second_person(verb), agreeing);
        }
    }

    #[test]
    fn spoken_actions_are_told_as_done() {
        let berta = Seat::new(1);
        for (spoken, told) in [
            ("Play the ten of hearts", "{1 played} the ten of hearts"),
            ("Lead the two of clubs", "{1 led} the two of clubs"),
            ("Draw from the stock", "{1 drew} from the stock"),
            ("Place the ace of spades", "{1 placed} the ace of spades"),
            ("Bid the moon", "{1 bid} the moon"),
            ("Pass", "{1 passed}"),
        ] {
            assert_eq!(did(berta, spoken), told);
        }
    }

    #[test]
    fn spoken_actions_become_nouns() {
        for (spoken, noun) in [
            ("Play the ten of hearts", "the ten of hearts"),
            ("Lead the two of clubs", "leading the two of clubs"),
            ("Place the ace of spades", "placing the ace of spades"),
            ("Bid to shoot the moon", "bidding to shoot the moon"),
            ("Pass", "passing"),
        ] {
            assert_eq!(as_noun(spoken), noun);
        }
    }

    #[test]
    fn names_are_not_filled_in_twice() {
        let names = Names::new(["{1}", "Berta"]);
        assert_eq!(with_names("{0 leads}", &names), "{1} leads");
    }

    #[test]
    fn programs_read_plain_seats_in_the_third_person() {
        let text = "{0 looks} at {1's} packet and gives it to {2}";
        let plain = "{0} looks at {1}’s packet and gives it to {2}";
        assert_eq!(in_third_person(text), plain);
    }

    #[test]
    fn a_verb_without_a_marker_is_found() {
        for text in [
            "{0} breaks hearts",
            "It is {0}’s turn",
            "10 points to {1} so far",
        ] {
            assert!(unmarked(text).is_some(), "{text}");
        }
        for text in [
            "{0 breaks} hearts",
            "{0's} turn",
            "10 to {1}",
            "To {0}: 10",
            "{0} and {1}",
        ] {
            assert_eq!(unmarked(text), None, "{text}");
        }
    }

    #[test]
    fn one_is_singular() {
        let halves = |halves| points(Score::halves(halves));
        assert_eq!(
            [0, 1, 2, 3].map(halves),
            ["0 points", "½ point", "1 point", "1½ points"]
        );
        assert_eq!(
            [-1, -2, -4].map(halves),
            ["−½ point", "−1 point", "−2 points"]
        );
        let scored = |points| scored(Score::points(points), Wins::Lowest);
        assert_eq!(
            [-1, 1, 2].map(scored),
            ["−1 point", "1 penalty point", "2 penalty points"]
        );
        assert_eq!(count(1, "card"), "1 card");
        assert_eq!(count(0, "penalty"), "0 penalties");
        assert_eq!(count(2, "match"), "2 matches");
    }

    #[test]
    fn articles_and_lists() {
        assert_eq!([a("ten"), a("ace")], ["a ten", "an ace"]);
        assert_eq!(list(&["a", "b", "c"], "or"), "a, b or c");
        assert_eq!(list(&["a"], "or"), "a");
    }
}
