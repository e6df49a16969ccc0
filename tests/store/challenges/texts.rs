//! Challenges as texts, which travel through mail programs and messengers.

use super::*;

#[test]
fn a_challenge_of_every_game_travels_as_text() {
    for entry in GAMES {
        let challenge = with_reply(entry.id);
        let text = challenge.to_text(Language::ENGLISH);
        let again = Challenge::from_text(&text).expect("what was written");
        assert_eq!(again.id(), challenge.id(), "{}", entry.id);
        assert_eq!(again.entries, challenge.entries);
        assert_eq!(again.opponents, challenge.opponents);
        assert!(text.len() < 3000, "{}: {} bytes", entry.id, text.len());
        // Played again, both plays give what they gave.
        let results = again.results(&RUNNING).expect("nobody stops it");
        assert_eq!((results.checked.len(), results.refused.len()), (2, 0), "{}", entry.id);
        for (_, entry) in &results.checked {
            assert_eq!(entry.session.next(), Next::Over);
        }
        let of = |index| results.checked.iter().find(|(at, _)| *at == index).map(|(_, entry)| entry.proof);
        assert_eq!((of(0), of(1)), (Some(Proof::ByTheClock), Some(Proof::Opponents)));
    }
}

#[test]
fn a_text_survives_messengers_and_mail() {
    let challenge = with_reply("finis");
    let text = challenge.to_text(Language::ENGLISH);
    assert!(text.starts_with("Misère challenge: Finis, 4 players, played by 2 people."), "{text}");
    let quoted = text.lines().fold("Look at this:\n".to_owned(), |all, line| all + "> " + line + "\r\n") + "Best, Ada";
    for changed in [
        text.to_lowercase(),
        text.to_uppercase(),
        text.replace('\n', " "),
        text.replace('0', "o").replace('1', "l").replace("misere-challenge-l", "misere-challenge-1"),
        quoted,
    ] {
        let again = Challenge::from_text(&changed).expect("the same challenge");
        assert_eq!(again.entries, challenge.entries);
    }
}

/// What mail programs, messengers, keyboards and spell checkers make of a text.
#[test]
fn a_text_survives_whatever_it_is_pasted_through() {
    let challenge = with_reply("finis");
    let text = challenge.to_text(Language::ENGLISH);
    let lines = |change: &dyn Fn(&str) -> String| text.lines().map(|line| change(line) + "\n").collect::<String>();
    let every = |count: usize, mark: &str| {
        let mut all = String::new();
        for (place, letter) in text.chars().enumerate() {
            all.push(letter);
            if place % count == count - 1 {
                all += mark;
            }
        }
        all
    };
    let wide = |letter: char| match letter {
        '!'..='~' => char::from_u32(u32::from(letter) + 0xfee0).expect("a letter"),
        other => other,
    };
    let begin = "misere-challenge-1";
    let accented: String = text.chars().map(|letter| if letter == 'E' { 'É' } else { letter }).collect();
    let arabic =
        |letter: char| letter.to_digit(10).map_or(letter, |digit| char::from_u32(0x660 + digit).expect("a digit"));
    let mut changed = vec![
        text.replace("misere-", "misère-"),
        text.replace("misere-", "Mise\u{300}re-"),
        accented,
        text.replace('\n', "\r"),
        text.replace('\n', "\t"),
        text.replace('\n', ""),
        text.replace(' ', "\u{a0}"),
        text.replace(':', "\u{ff1a}"),
        text.replace(":end", "\u{1f51a}"),
        text.replace(":end", ""),
        text.replace(&format!("{begin}:\n"), &format!("{begin}\u{1f604}")),
        text.replace(&format!("{begin}:"), &format!("[{begin}:]({begin}:)")),
        text.chars().map(wide).collect(),
        text.chars().map(arabic).collect(),
        format!("\u{feff}\u{2068}{text}\u{2069}"),
        format!("```text\n{text}\n```"),
        format!("[27.11.26, 21:03:11] Ada: {text}-- \nAda\nSent from my phone"),
        format!("“{}”", text.trim()),
        format!("<{}>.", text.trim()),
        format!("*{text}*\n\n{text}"),
        text.trim().replace(":end", ":end.\nbye"),
        text.replace('-', "%2D").replace(':', "%3A"),
    ];
    for mark in ["\u{200b}", "\u{ad}", "\u{2060}", "\u{200e}", "\u{fe0f}", "\u{202a}"] {
        changed.push(every(7, mark));
    }
    for dash in ["–", "—", "\u{2011}", "\u{2212}", "_", " ", "--", "\u{ff0d}"] {
        changed.push(text.replace(begin, &begin.replace('-', dash)));
    }
    for colon in ["\u{ff1a}", "\u{2236}", ";", "", " :", "\u{a789}"] {
        changed.push(text.replace(&format!("{begin}:"), &format!("{begin}{colon}")));
    }
    for margin in ["> ", ">> ", "> > ", "| ", "&gt; ", "    ", "\t", "\u{200f}", "* "] {
        changed.push(lines(&|line| format!("{margin}{line}")));
    }
    // Lines that are wrapped, with a hyphen or without.
    for wrap in ["\n", "-\n", "=\n", " \r\n", "\n> "] {
        changed.push(lines(&|line| match line.split_at_checked(40) {
            Some((first, rest)) if line.len() == 60 => format!("{first}{wrap}{rest}"),
            _ => line.into(),
        }));
    }
    for text in changed {
        assert!(Challenge::is_in(&text), "{text}");
        let again = Challenge::from_text(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!((again.id(), &again.entries), (challenge.id(), &challenge.entries));
    }
    // What is lost is lost, and said so.
    let lines: Vec<&str> = text.lines().collect();
    let swapped = [&lines[..4], &[lines[5], lines[4]][..], &lines[6..]].concat().join("\n");
    for (damaged, error) in [
        (text[..300].to_owned() + "… Read more", ChallengeTextError::Cut),
        (swapped, ChallengeTextError::Damaged),
        (text.replace(begin, "misere-challenge-2"), ChallengeTextError::LaterVersion),
        (text.replace("challenge", "invitation"), ChallengeTextError::NoBlock),
    ] {
        assert_eq!(Challenge::from_text(&damaged).err(), Some(error), "{damaged}");
    }
}

#[test]
fn a_sealed_play_cannot_be_read_by_eye() {
    let text = with_reply("finis").to_text(Language::ENGLISH);
    let (_, block) = text.split_once("misere-challenge-1:").expect("a block");
    // Shorter words may come up by chance.
    for word in ["Berta", "play", "finis"] {
        assert!(!block.to_lowercase().contains(&word.to_lowercase()), "{word}");
    }
}

/// Damaged texts, and texts with a right checksum around damaged data.
#[test]
fn damaged_texts_are_refused_without_panic() {
    let text = with_reply("garbo").to_text(Language::ENGLISH);
    let mut seed = 1_u64;
    let mut random = |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below
    };
    let start = text.find("misere-challenge").expect("a block");
    for _ in 0..2000 {
        let mut letters: Vec<char> = text[start..].chars().collect();
        for _ in 0..1 + random(3) {
            let at = random(letters.len());
            match random(4) {
                0 => letters[at] = ['Z', '0', '\u{e9}', '\u{1f0a1}', ':', '\n'][random(6)],
                1 => _ = letters.remove(at),
                2 => letters.insert(at, ['7', 'Q', '\u{202e}', '\u{0}'][random(4)]),
                _ => letters.truncate(at + 1),
            }
        }
        let damaged: String = letters.into_iter().collect();
        if let Ok(challenge) = Challenge::from_text(&damaged) {
            assert_eq!(challenge.to_text(Language::ENGLISH), text, "only what does not matter was changed");
        }
    }
    // Plays at random.
    let mut challenge = with_reply("garbo");
    let mut refused = 0;
    for _ in 0..60 {
        challenge = with_plays(&challenge, 0, |plays| {
            let at = random(plays.len());
            let digit = ["0", "1", "2", "4", "8", "b", "d", "f"][random(8)];
            format!("{}{digit}{}", &plays[..at], &plays[at + 1..])
        });
        refused += usize::from(challenge.check(0, &RUNNING).expect("nobody stops it").is_err());
    }
    assert!(refused > 10, "{refused}");
}

#[test]
fn unsound_data_is_refused_whatever_its_checksum() {
    let challenge = with_reply("finis");
    let read = |change: &dyn Fn(String) -> String| Challenge::from_text(&rewritten(&challenge, change));
    assert!(read(&|json| json).is_ok());
    for (from, to, words) in [
        ("\"deal\":\"finis", "\"deal\":\"bridge", "unknown game"),
        ("\"seat\":0", "\"seat\":4", "expected 0 to 3"),
        ("\"bot\":\"novice\"", "\"bot\":\"exec:rm\"", "is not a computer player"),
        ("\"opponents\":[{", "\"opponents\":[{\"name\":\"X\",\"bot\":\"easy\"},{", "4 opponents"),
        ("\"hints\":0", "\"hints\":-1", "invalid value"),
        ("\"alike\":false", "\"alike\":false,\"command\":\"rm\"", "unknown field"),
        ("\"name\":\"Ada\"", "\"name\":\"Ada of a very long name\"", "expected at most 16"),
        ("\"plays\":\"", "\"plays\":\"zz", "hexadecimal"),
        ("\"plays\":\"", "\"plays\":\"a", "hexadecimal"),
        ("\"time\":1795000000", "\"time\":999999999999999", "time"),
    ] {
        let changed = read(&|json| {
            assert!(json.contains(from), "{from}: {json}");
            json.replacen(from, to, 1)
        });
        let error = changed.expect_err("an error").to_string();
        assert!(error.contains(words), "{error} lacks {words}");
    }
    let bomb = read(&|_| format!("{{\"deal\":\"{}\"", "a".repeat(2 << 20)));
    assert_eq!(bomb.err(), Some(ChallengeTextError::Damaged));
    let read = |text: &str| Challenge::from_text(text).err().map(|error| error.to_string()).unwrap_or_default();
    assert!(read("hello").contains("not a challenge"));
    assert!(read("misere-challenge-2: AAAA :end").contains("later version"));
    assert!(read("misere-challenge-1: AAAA").contains("the end of the challenge is missing"));
    assert!(read("misere-challenge-1: AUAA :end").contains("the character"));
    assert!(read("misere-challenge-1: :end").contains("damaged"));
    assert!(read(&"x".repeat(MOST_BYTES + 1)).contains("expected at most"));
}
