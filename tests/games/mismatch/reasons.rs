//! Reasons given for a play in Mismatch.

use misere_engine::cards::{Card, Cards, Rank};
use misere_engine::rules::words::{count, name};
use misere_engine::rules::{Score, State};
use misere_games::mismatch::{self, Mismatch};

use crate::reasons::{To, after, figure, hear, heard_often, is_told};

/// Tells whether a card matches others (MM-3), determined card by card.
fn matches(card: Card, others: &[Card]) -> bool {
    let places = |card: Card| match card.rank() {
        Rank::Ace => vec![-1, 12],
        rank => vec![rank.index() as i32],
    };
    let in_a_row = |a: i32, b: i32, c: i32| {
        let mut row = [a, b, c];
        row.sort_unstable();
        row[0] + 1 == row[1] && row[1] + 1 == row[2]
    };
    let run = |one: Card, other: Card| {
        places(card).iter().any(|&a| {
            let thirds = places(one).into_iter().flat_map(|b| places(other).into_iter().map(move |c| (b, c)));
            thirds.into_iter().any(|(b, c)| in_a_row(a, b, c))
        })
    };
    others.iter().any(|&other| {
        other.suit() == card.suit() || other.rank() == card.rank() || others.iter().any(|&third| run(other, third))
    })
}

/// The points that a card costs its player at once.
fn paid(state: &State<Mismatch>, card: Card) -> Score {
    let turn = state.public.turn;
    let total = |public: &mismatch::Public| public.totals[turn] + Score::points(public.piles[turn].points());
    let public = after(state, mismatch::Play(card)).public;
    total(&public) - total(&state.public)
}

/// Motives: whole sentences, from the cards that the listener may know.
fn motive(state: &State<Mismatch>, card: Card, text: &str, to: To) {
    let (public, turn) = (&state.public, state.public.turn);
    let hand = state.private[turn].hand;
    let sees_hand = to == To::Everyone;
    let trick = public.trick.cards();
    let (last, suit, card_name) = (trick.len() == 3, card.suit(), card.name());
    let out = !public.seen() - to.sees(hand, card);
    let many = out.of_suit(suit).len();
    let higher = out.iter().filter(|other| other.rank() > card.rank());
    let lower = out.iter().filter(|other| other.rank() < card.rank());
    let mut allowed = vec![
        (
            format!(
                "led the {card_name}, since a lead matches nothing: with {many} other {} still out, it \
                 might have matched later.",
                suit.name()
            ),
            trick.is_empty() && many > if sees_hand { 5 } else { 8 },
        ),
        (
            format!("led the {card_name}, low enough that somebody else was likelier to pay if nobody matched."),
            trick.is_empty() && higher.count() > lower.count(),
        ),
    ];
    if let Some((winner, standing)) = public.standing() {
        let matches = matches(card, trick);
        let all_match = sees_hand && hand.iter().all(|card| self::matches(card, trick));
        let best = trick[standing.winner_index];
        let next = after(state, mismatch::Play(card)).public;
        let penalty = next.piles[winner].points() - public.piles[winner].points();
        let low = trick.iter().copied().chain([card]).map(Card::rank);
        let low = low.min().expect("a card").index() as i32 + 2;
        let points = |points: i32| count(Score::points(points), "penalty point");
        let start = format!("matched nothing with the {card_name}");
        allowed.extend([
            (
                format!("{start} and left the trick to {}, for {}.", name(winner), points(penalty)),
                last && !matches && paid(state, card) == Score::ZERO,
            ),
            (
                format!("{start}, so the trick stayed with {} for the moment.", name(winner)),
                !last && !matches && standing.matched,
            ),
            (
                format!("{start} and stayed below the {}: without a match, the highest card pays.", best.name()),
                !last && !matches && !standing.matched && card.rank() < best.rank(),
            ),
            (
                format!("{start}: without a match, the trick costs no more than {}.", points(low)),
                !matches && !standing.matched && card.rank() > best.rank(),
            ),
            (
                format!(
                    "had to match, and no card in hand was cheaper than the {card_name}: {}.",
                    count(paid(state, card), "penalty point")
                ),
                all_match && last && hand.iter().all(|other| paid(state, card) <= paid(state, other)),
            ),
            (
                format!("had to match and played the {card_name}, leaving it to the next player to match again."),
                all_match && !last,
            ),
        ]);
    }
    is_told(turn, &allowed, text);
}

#[test]
fn reasons_in_mismatch_say_what_matches_and_what_it_costs() {
    let check = |state: &State<Mismatch>, play: mismatch::Play, text: &str, to: To| {
        let (public, turn) = (&state.public, state.public.turn);
        let card = play.0;
        if to != To::Seat && text != "It is the last card." {
            return motive(state, card, text, to);
        }
        let hand = state.private[turn].hand;
        let trick = public.trick.cards();
        let last = trick.len() == 3;
        let paid = |card| {
            let after = after(state, mismatch::Play(card)).public;
            (self::paid(state, card), after.turn == turn || !after.in_deal())
        };
        match text {
            "It is your last card." => assert_eq!((hand, to), (Cards::of(card), To::Seat)),
            "It is the last card." => assert_eq!((hand, to), (Cards::of(card), To::Others)),
            "It matches nothing on the table." => assert!(!matches(card, trick) && !last),
            "It matches nothing on the table, and another player wins the trick." => {
                assert!(!matches(card, trick) && last && paid(card).0 == Score::ZERO);
            }
            "Every card you hold matches." => assert!(hand.iter().all(|card| matches(card, trick))),
            "Every card you hold matches, and none costs you less." => {
                assert!(hand.iter().all(|card| matches(card, trick)));
                assert!(hand.iter().all(|other| paid(card).0 <= paid(other).0));
            }
            _ if text.starts_with("It matches nothing on the table, and the trick costs only ") => {
                assert!(!matches(card, trick) && last && paid(card).1);
                assert_eq!(paid(card).0, Score::points(figure(text)));
            }
            _ => {
                let out = Cards::FULL - public.seen() - hand;
                let (suit, rank) = (card.suit(), card.rank());
                let suits = |card: Card| out.of_suit(card.suit()).len();
                let ranks = |card: Card| (out & Cards::rank(card.rank())).len();
                let both = |card: Card| suits(card) + ranks(card);
                let start = "Many ";
                let end = " are still out, so it would often match later.";
                let kind = text.strip_prefix(start).and_then(|text| text.strip_suffix(end));
                let kind = kind.unwrap_or_else(|| panic!("what is this: {text}"));
                let most = if kind == suit.name() {
                    hand.iter().all(|other| suits(other) <= suits(card)) && suits(card) > 4
                } else {
                    assert_eq!(kind, format!("{} and {}", suit.name(), rank.plural()));
                    hand.iter().all(|other| both(other) <= both(card)) && both(card) > 4
                };
                assert!(trick.is_empty() && most, "{text}");
            }
        }
    };
    let heard = hear::<Mismatch>(&mismatch::Options::USUAL, 4, 4, check);
    heard_often(
        &heard,
        &[
            "It matches nothing on the table.",
            "It matches nothing on the table, and another",
            "It matches nothing on the table, and the trick costs",
            "Every card you hold matches.",
            "Every card you hold matches, and",
            "Many ",
            "It is your last card.",
            "led the ",
            "matched nothing with ",
            "had to match, and ",
            "had to match and ",
        ],
    );
}
