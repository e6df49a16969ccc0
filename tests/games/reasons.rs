//! Reasons for a play: in random games, no sentence is false, and none names a card that the
//! listener cannot know (C-7). Every kind of sentence is listed with its game.

use std::collections::BTreeMap;

use misere_engine::cards::{Card, Cards, Pack};
use misere_engine::rules::words::name;
use misere_engine::rules::{GameAction, Message, Next, Rules, Seat, State};
use misere_engine::text::Language;
use misere_players::bots::{ActionTaken, Strategy, reason_against, reason_for};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

/// The action in front of a reason.
const DONE: &str = "Done";

/// The text for the others if public knowledge does not explain an action.
const NOTHING: &str = "Nothing on the table shows why.";

/// The text for the others about a secret action.
const SECRET: &str = "The reason is secret too.";

/// The listener of a sentence.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum To {
    /// The seat whose action it is.
    Seat,
    /// The others, during the deal.
    Others,
    /// Everyone, once the deal is over and the hand may be told.
    Everyone,
}

impl To {
    /// The cards of a hand that the listener sees when this one is played.
    pub fn sees(self, hand: Cards, card: Card) -> Cards {
        match self {
            Self::Seat | Self::Everyone => hand,
            Self::Others => Cards::of(card),
        }
    }
}

/// Plays random games, asks for the reason for every legal action, for the seat and for the others,
/// and has both checked; returns how often each sentence occurred, with figures left out.
pub fn hear<R: Strategy>(
    options: &R::Options, seats: usize, games: u64, check: impl Fn(&State<R>, R::Action, &str, To),
) -> BTreeMap<String, usize> {
    let mut heard = BTreeMap::new();
    for seed in 0..games {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut state = R::start(options, seats, Seat::new(seed as usize % seats));
        let (mut moves, mut list) = (Vec::new(), Vec::new());
        loop {
            match R::next(&state.public) {
                Next::Deal(cards) | Next::Reshuffle(cards) => {
                    R::deal(&mut state, &Pack::shuffled(cards, &mut rng), &mut ());
                }
                Next::Act(seat) => {
                    let view = state.view(seat);
                    list.clear();
                    R::legal(view, &mut list);
                    let reasons: Vec<_> = list.iter().map(|&one| reason_for(view, one)).collect();
                    let same = reasons.iter().all(|one| one.is_some() && *one == reasons[0]);
                    assert!(
                        list.len() == 1 || !same,
                        "{:?} is no reason for one action rather than another",
                        reasons[0]
                    );
                    for (&better, &other) in list.iter().zip(list.iter().skip(1)) {
                        let reason = reason_against(view, better, other);
                        assert!(reason.is_none() || reason != R::reason(view, other), "{reason:?} for both");
                    }
                    for &action in &list {
                        let own = R::reason(view, action);
                        own.iter().for_each(calls_the_card_by_a_noun);
                        let own = own.map(|own| own.for_programs());
                        if let Some(text) = &own {
                            names_none_of(text, R::unseen(view));
                        }
                        let taken = |own| {
                            let public = &state.public;
                            let taken = ActionTaken::<R> { public, seat, action, own };
                            taken.explain(&Message::raw(DONE), false).for_programs()
                        };
                        let reason = |told: String| {
                            let reason = told.strip_prefix(DONE);
                            reason.map_or_else(|| told.clone(), |reason| reason[2..].to_owned())
                        };
                        let told = reason(taken(None));
                        let after_all = taken(Some(&state.private[seat]));
                        names_none_of(&after_all, R::unseen(view));
                        let after_all = (!after_all.starts_with(DONE)).then_some(after_all);
                        if action.is_secret() {
                            assert_eq!(told, SECRET);
                        } else {
                            let next = after(&state, action);
                            for other in Seat::all(seats).filter(|&other| other != seat) {
                                names_none_of(&told, R::unseen(next.view(other)));
                            }
                        }
                        let own = own.map(|text| (text, To::Seat));
                        let after_all = after_all.map(|text| (text, To::Everyone));
                        let all = own.into_iter().chain(after_all);
                        for (text, to) in all.chain([(told, To::Others)]) {
                            if text != NOTHING && text != SECRET {
                                check(&state, action, &text, to);
                            }
                            // Without the player who did it, and figures.
                            let kind = text.strip_prefix(&format!("{} ", name(seat)));
                            let kind = kind.unwrap_or(&text);
                            let kind = kind.split(|c: char| c.is_ascii_digit()).next();
                            *heard.entry(kind.unwrap_or_default().to_owned()).or_default() += 1;
                        }
                    }
                    let action = R::random(view, &mut moves, &mut rng);
                    R::apply(&mut state, action, &mut ());
                }
                Next::Over => break,
            }
        }
    }
    heard
}

/// Pronouns that would have the gender of the card before them: a king is no "ona".
const PRONOUNS: [(&str, &[&str]); 4] = [
    ("de", &["sie", "ihn"]),
    ("es", &["ella", "supera", "superan", "superarla"]),
    ("it", &["ella", "supera", "superano", "superarla"]),
    ("pl", &["ona", "jej", "ją", "nią", "niej"]),
];

/// Regression: "Zagraj króla. Żadna karta jej nie przebije." In a reason no pronoun stands for the card.
fn calls_the_card_by_a_noun(reason: &Message) {
    for (code, pronouns) in PRONOUNS {
        let text = reason.in_language(Language::with_code(code).expect("a language"));
        let words: Vec<&str> = text.split(|letter: char| !letter.is_alphanumeric()).collect();
        for (before, word) in words.iter().zip(&words[1..]) {
            // In Spanish and Italian, the pronoun is an article elsewhere: "la supera".
            let is_meant = !word.starts_with("supera") || *before == "la" || word.ends_with("la");
            assert!(!(is_meant && pronouns.contains(word)), "{text}");
        }
    }
}

fn names_none_of(text: &str, hidden: Cards) {
    for card in hidden {
        assert!(!text.contains(&card.name()), "{text} names a hidden card");
    }
}

/// The whole number in a text.
pub fn figure(text: &str) -> i32 {
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    digits.parse().expect("a figure")
}

/// Checks that a motive is among those that may be told, and true. All name who acted first.
pub fn is_told(who: Seat, allowed: &[(String, bool)], text: &str) {
    let who = format!("{} ", name(who));
    let told = text.strip_prefix(&who).expect("a sentence about the seat");
    let found = allowed.iter().find(|(words, _)| words == told);
    let (_, is_true) = found.unwrap_or_else(|| panic!("what is this: {text}"));
    assert!(is_true, "{text}");
}

pub fn after<R: Rules>(state: &State<R>, action: R::Action) -> State<R> {
    let mut next = state.clone();
    R::apply(&mut next, action, &mut ());
    next
}

pub fn heard_often(heard: &BTreeMap<String, usize>, sentences: &[&str]) {
    for sentence in sentences {
        let count = heard.iter().filter(|(text, _)| text.starts_with(sentence));
        let count: usize = count.map(|(_, count)| count).sum();
        assert!(count > 10, "heard {count} times: {sentence}; {heard:#?}");
    }
}
