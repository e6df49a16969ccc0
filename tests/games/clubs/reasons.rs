//! Reasons given for a play in Clubs.

use misere_engine::cards::{Card, Cards, Rank, Suit};
use misere_engine::rules::State;
use misere_engine::rules::words::count;
use misere_games::clubs::{self, Clubs, tally};

use crate::reasons::{To, hear, heard_often, is_told};

/// Tells whether a card beats another in a trick of this suit (CL-5).
fn beats(card: Card, other: Card, suit: Suit) -> bool {
    let able = |card: Card| card.suit() == suit || card.suit() == Suit::Clubs;
    able(card)
        && (!able(other)
            || card.rank() > other.rank()
            || card.rank() == other.rank() && card.suit() == Suit::Clubs && other != card)
}

/// Motives: whole sentences, from the cards that the listener may know.
fn motive(state: &State<Clubs>, play: clubs::Play, text: &str, to: To) {
    let (public, turn) = (&state.public, state.public.turn);
    let hand = state.private[turn].hand;
    let sees_hand = to == To::Everyone;
    let card = play.card;
    let trick = public.trick.cards();
    let leads = trick.is_empty();
    let suit = public.suit.or(play.named).unwrap_or(card.suit());
    let able = |card: Card| card.suit() == suit || card.suit() == Suit::Clubs;
    let is_best = |one: &&Card| trick.iter().all(|other| other == *one || beats(**one, *other, suit));
    let best = trick.iter().find(is_best).map_or(card, |best| *best);
    let loses = !leads && !beats(card, best, suit);
    let unseen = !(public.seen() | to.sees(hand, card));
    let out = unseen.iter().filter(|&other| able(other));
    let (above, below): (Vec<Card>, Vec<Card>) = out.partition(|&other| beats(other, card, suit));
    let last = trick.len() + 1 == public.seats();
    let lies = public.trick.set() | Cards::of(card);
    let worth = tally(lies);
    let playable = public.playable(hand);
    let follows = able(card) && !leads;
    let (name, best_name, suit_name) = (card.name(), best.name(), suit.name());
    let leads_club = leads && card.suit() == Suit::Clubs;
    let can_beat = |suit| unseen.iter().filter(|&other| beats(other, card, suit)).count();
    let mut others = Suit::ALL.into_iter().filter(|&other| other != suit);
    let is_easy = others.all(|other| can_beat(other) < can_beat(suit));
    let holds_club = !hand.of_suit(Suit::Clubs).is_empty();
    let allowed = [
        (
            format!("had to follow, and the {name} was the only card in hand that could."),
            sees_hand && follows && playable == Cards::of(card),
        ),
        (format!("led the {name} to draw a club from everyone who had one."), leads_club && suit == Suit::Clubs),
        (
            format!(
                "led the {name} and named {suit_name}, so that whoever had a {} could keep their clubs.",
                suit.name().trim_end_matches('s')
            ),
            leads_club && suit != Suit::Clubs,
        ),
        (
            format!("led the {name} and named {suit_name}, the suit in which it was most easily beaten."),
            leads_club && suit != Suit::Clubs && sees_hand && is_easy,
        ),
        (
            format!("played the {name}, which nobody could beat, in a trick without the jack of clubs."),
            !loses && above.is_empty() && !(lies | unseen).contains(clubs::JACK),
        ),
        (
            format!(
                "played the {name} and counted on being beaten: most of the cards still out that could follow were \
                 higher."
            ),
            !loses && !last && above.len() > below.len(),
        ),
        (format!("slipped the jack of clubs under the {best_name}, to be rid of it."), loses && card == clubs::JACK),
        (
            format!("stayed below the {best_name} with the {name}, to leave the jack of clubs to another player."),
            loses && follows && public.trick.set().contains(clubs::JACK),
        ),
        (
            format!("stayed below the {best_name} with the {name}: the trick cost {} so far.", count(-worth, "point")),
            loses && follows && worth < 0,
        ),
        (
            format!("followed with the {name} and kept the clubs, so as not to give one to another player."),
            sees_hand && loses && follows && card.suit() != Suit::Clubs && holds_club,
        ),
        (
            format!(
                "could not follow and threw the {name}, the highest card in hand, which might have won a \
                 costly trick."
            ),
            sees_hand
                && !leads
                && !able(card)
                && card.rank() >= Rank::Ten
                && hand.iter().all(|other| other == card || other.rank() < card.rank()),
        ),
        (format!("could not follow, so the {name} could not win the trick."), !leads && !hand.iter().any(able)),
        (
            format!("could not stay below the {best_name}, and took the trick with the {name}."),
            sees_hand && last && playable.iter().all(|other| beats(other, best, suit)),
        ),
        (
            format!("took the trick with the {name}: it was worth {}.", count(worth, "point")),
            last && !loses && worth > 0,
        ),
        (
            format!("played the {name} to take the trick, which was worth {} so far.", count(worth, "point")),
            follows && !loses && worth > 0,
        ),
    ];
    is_told(turn, &allowed, text);
}

#[test]
fn reasons_in_clubs_say_who_wins_what() {
    let jack = clubs::JACK;
    let check = |state: &State<Clubs>, play: clubs::Play, text: &str, to: To| {
        let (public, turn) = (&state.public, state.public.turn);
        if to != To::Seat && text != "It is the last card." {
            return motive(state, play, text, to);
        }
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
                assert!(trick.is_empty() && public.tricks == 0 && public.played.iter().all(|p| p.is_empty()));
                let dealt = state.private.iter().fold(Cards::EMPTY, |all, own| all | own.hand);
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
            "It cannot win the trick, and the costliest card is still out." => {
                assert!(loses && !last && unseen.contains(jack));
            }
            "It may well be beaten: most of the cards still out that can follow are higher." => {
                let can_follow = unseen.iter().filter(|&other| able(other));
                let (above, below): (Vec<Card>, Vec<Card>) = can_follow.partition(|&other| beats(other, card, suit));
                assert!(!loses && !last && above.len() > below.len());
            }
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
                    assert!(text.contains(&format!("{} named ({found})", suit.name())), "{text}");
                    assert!(others.iter().all(|&(_, other)| other < found), "{text}");
                } else if text.starts_with("Fewer cards") {
                    assert!(text.contains(&format!("{} named ({found})", suit.name())), "{text}");
                    assert!(plain().all(|&(_, other)| other > found), "{text}");
                } else if found == 0 {
                    let takes_no_jack = card != jack && !unseen.contains(jack);
                    assert_eq!(text.starts_with("It wins a trick without"), takes_no_jack, "{text}");
                } else {
                    let counted = format!(", and {} still out can beat yours.", count(found, "card"));
                    assert!(text.ends_with(&counted), "{text}");
                    assert_eq!(text.starts_with("Everyone"), suit == Suit::Clubs, "{text}");
                }
            }
            _ if text.ends_with(" so far.") => {
                let cost = -tally(public.trick.set() | Cards::of(card));
                let cost = count(cost, "point");
                assert!(loses, "{text}");
                assert_eq!(text, format!("It cannot win the trick, which costs {cost} so far."));
            }
            _ => {
                let cards = public.trick.set() | Cards::of(card);
                assert!(last && !loses, "{text}");
                assert_eq!(text, format!("It wins the trick, which is worth {}.", count(tally(cards), "point")));
            }
        }
    };
    let options = clubs::Options::USUAL;
    let mut heard = hear::<Clubs>(&options, 4, 4, check);
    let unnamed = clubs::Options { declare: false, ..options };
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
            "It cannot win the trick, and the costliest",
            "It cannot win the trick, which costs",
            "It may well be beaten",
            "No card still out",
            "It wins a trick without the jack",
            "Everyone who has a club",
            "More cards still out can beat it",
            "Fewer cards still out can beat it",
            "It wins a trick without the jack of clubs, and whoever",
            "With ",
            "It wins the trick, which is worth",
            "had to follow",
            "led the ",
            "played the ",
            "slipped the jack",
            "stayed below ",
            "followed with ",
            "could not follow and threw ",
            "could not follow, so ",
            "could not stay below ",
            "took the trick with ",
        ],
    );
}
