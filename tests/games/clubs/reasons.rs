//! Reasons given for a play in Clubs.

use misere_engine::cards::{Card, Cards, Suit};
use misere_engine::rules::State;
use misere_engine::rules::words::count;
use misere_games::clubs::{self, Clubs, tally};

use crate::reasons::{To, hear, heard_often};

/// Tells whether a card beats another in a trick of this suit (CL-5).
fn beats(card: Card, other: Card, suit: Suit) -> bool {
    let able = |card: Card| card.suit() == suit || card.suit() == Suit::Clubs;
    able(card)
        && (!able(other)
            || card.rank() > other.rank()
            || card.rank() == other.rank() && card.suit() == Suit::Clubs && other != card)
}

#[test]
fn reasons_in_clubs_say_who_wins_what() {
    let jack = clubs::JACK;
    let check = |state: &State<Clubs>, play: clubs::Play, text: &str, to: To| {
        let (public, turn) = (&state.public, state.public.turn);
        let hand = state.private[turn].hand;
        let card = play.card;
        let trick = public.trick.cards();
        let suit = public.suit.or(play.named).unwrap_or(card.suit());
        let able = |card: Card| card.suit() == suit || card.suit() == Suit::Clubs;
        let loses = trick.iter().any(|&other| !beats(card, other, suit));
        let unseen = !(public.seen() | to.sees(hand, card));
        let safe = !loses && !unseen.iter().any(|other| beats(other, card, suit));
        let last = trick.len() + 1 == public.seats();
        match text {
            "It is your last card." => assert!(hand.len() == 1 && to == To::Seat),
            "It is the last card." => assert!(hand.len() == 1 && to == To::Others),
            "It is the lowest club dealt, so you must open with it." => {
                assert!(
                    trick.is_empty()
                        && public.tricks == 0
                        && public.played.iter().all(|p| p.is_empty())
                );
                let dealt = state
                    .private
                    .iter()
                    .fold(Cards::EMPTY, |all, own| all | own.hand);
                assert_eq!(dealt.of_suit(Suit::Clubs).first(), Some(card));
            }
            "It is the only card you can follow with." => {
                assert!(!trick.is_empty() && able(card) || hand.len() == 1);
                assert_eq!(hand.iter().filter(|&card| able(card)).count(), 1);
            }
            "The jack of clubs goes to another player." => assert!(loses && card == jack),
            "It leaves the jack of clubs to another player." => {
                assert!(loses && trick.contains(&jack));
            }
            "It cannot win the trick." => assert!(loses),
            "It cannot win the trick, so it can go." => {
                assert!(loses && !hand.iter().any(able));
            }
            "No card still out can beat it." => assert!(safe),
            "It wins a trick without the jack of clubs." => {
                assert!(safe && !trick.contains(&jack) && card != jack && !unseen.contains(jack));
            }
            "Everyone who has a club must play one." => {
                assert!(trick.is_empty() && suit == Suit::Clubs);
            }
            _ if play.named.is_some() && public.can_name() && to == To::Seat => {
                let can_beat = |suit: Suit| {
                    let out = unseen.iter();
                    out.filter(|&other| beats(other, card, suit)).count()
                };
                let found = can_beat(suit);
                let others = Suit::ALL.into_iter().filter(|&other| other != suit);
                let others: Vec<(Suit, usize)> = others.map(|one| (one, can_beat(one))).collect();
                let plain = || others.iter().filter(|(one, _)| *one != Suit::Clubs);
                if text.starts_with("More cards") {
                    assert!(
                        text.contains(&format!("{} named ({found})", suit.name())),
                        "{text}"
                    );
                    assert!(others.iter().all(|&(_, other)| other < found), "{text}");
                } else if text.starts_with("Fewer cards") {
                    assert!(
                        text.contains(&format!("{} named ({found})", suit.name())),
                        "{text}"
                    );
                    assert!(plain().all(|&(_, other)| other > found), "{text}");
                } else if found == 0 {
                    let takes_no_jack = card != jack && !unseen.contains(jack);
                    assert_eq!(
                        text.starts_with("It wins a trick without"),
                        takes_no_jack,
                        "{text}"
                    );
                } else {
                    let counted =
                        format!(", and {} still out can beat yours.", count(found, "card"));
                    assert!(text.ends_with(&counted), "{text}");
                    assert_eq!(text.starts_with("Everyone"), suit == Suit::Clubs, "{text}");
                }
            }
            _ if text.starts_with("With ") => {
                assert!(trick.is_empty() && card.suit() == Suit::Clubs && suit != Suit::Clubs);
                let (many, one) = (suit.name(), suit.singular());
                assert_eq!(
                    text,
                    format!("With {many} named, whoever has a {one} need not play a club.")
                );
            }
            _ => {
                let cards = public.trick.set() | Cards::of(card);
                assert!(last && !loses, "{text}");
                assert_eq!(
                    text,
                    format!(
                        "It wins the trick, which is worth {}.",
                        count(tally(cards), "point")
                    )
                );
            }
        }
    };
    let options = clubs::Options::USUAL;
    let mut heard = hear::<Clubs>(&options, 4, 4, check);
    let unnamed = clubs::Options {
        declare: false,
        ..options
    };
    for (options, seats) in [(options, 3), (unnamed, 4)] {
        for (text, count) in hear::<Clubs>(&options, seats, 4, check) {
            *heard.entry(text).or_default() += count;
        }
    }
    heard_often(
        &heard,
        &[
            "It is your last card.",
            "It is the lowest club dealt",
            "It is the only card you can",
            "The jack of clubs goes to",
            "It leaves the jack",
            "It cannot win the trick.",
            "It cannot win the trick, so",
            "No card still out",
            "It wins a trick without the jack",
            "Everyone who has a club",
            "More cards still out can beat it",
            "Fewer cards still out can beat it",
            "It wins a trick without the jack of clubs, and whoever",
            "With ",
            "It wins the trick, which is worth",
        ],
    );
}
