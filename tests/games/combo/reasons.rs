//! Reasons given for an action in Seven Card Combo.

use misere_engine::cards::{Cards, Rank, Suit};
use misere_engine::rules::State;
use misere_engine::rules::options::Choice;
use misere_games::combo::{self, Combo};

use crate::reasons::{To, hear, heard_often};

#[test]
fn reasons_in_seven_card_combo_name_cards_that_go_together() {
    let check = |state: &State<Combo>, action: combo::Action, text: &str, to: To| {
        let public = &state.public;
        let own = &state.private[public.turn()];
        assert!(
            to == To::Seat || action == combo::Action::DrawStock,
            "{text}"
        );
        let (cards, some, made) = match action {
            combo::Action::Discard(cards) => {
                let kept = own.hand - cards;
                let made = text
                    .strip_prefix("It keeps ")
                    .and_then(|t| t.strip_suffix(" together."));
                (kept, kept, made)
            }
            combo::Action::Take(cards) => {
                let made = text
                    .strip_prefix("It gives you ")
                    .and_then(|t| t.strip_suffix('.'));
                (own.hand | cards, cards, made)
            }
            combo::Action::DrawPile => {
                let card = *public.pile.last().expect("a card");
                let made = text
                    .strip_prefix("It gives you ")
                    .and_then(|t| t.strip_suffix('.'));
                (own.hand | Cards::of(card), Cards::of(card), made)
            }
            combo::Action::DrawStock => {
                assert_eq!(text, "The top card of the pile can wait for the next draw.");
                assert!(public.need() > 1);
                return;
            }
            combo::Action::Lay(_) => panic!("what is this: {text}"),
        };
        let made = made.unwrap_or_else(|| panic!("what is this: {text}"));
        if let Some(run) = made.strip_prefix("a run from ") {
            let (first, last) = run.split_once(" to ").expect("two ranks");
            let named = |name: &str| Rank::ALL.iter().position(|rank| rank.name() == name);
            let (mut at, last) = (named(first).expect("a rank"), named(last).expect("a rank"));
            let mut ranks = vec![Rank::ALL[at]];
            while at != last {
                at = (at + 1) % 13;
                ranks.push(Rank::ALL[at]);
            }
            assert!(ranks.len() >= 4);
            assert!(
                ranks
                    .iter()
                    .all(|&rank| cards.intersects(Cards::rank(rank)))
            );
            assert!(some.iter().any(|card| ranks.contains(&card.rank())));
            return;
        }
        let (many, kind) = made.split_once(' ').expect("a number and a kind");
        let suit = Suit::ALL
            .into_iter()
            .find(|suit| suit.name() == kind)
            .map(Cards::suit);
        let rank = Rank::ALL
            .into_iter()
            .find(|rank| rank.label().for_programs() == kind)
            .map(Cards::rank);
        let set = cards
            & suit
                .or(rank)
                .unwrap_or_else(|| panic!("what is this: {text}"));
        assert_eq!(Rank::ALL[set.len() - 2].name(), many, "{text} {cards}");
        assert!(set.intersects(some), "{text}");
    };
    let mut heard = hear::<Combo>(&combo::Options::USUAL, 3, 2, check);
    for (text, count) in hear::<Combo>(&combo::Options::USUAL, 2, 2, check) {
        *heard.entry(text).or_default() += count;
    }
    heard_often(
        &heard,
        &[
            "It keeps a run",
            "It keeps three ",
            "It keeps two ",
            "It keeps four ",
            "It gives you two ",
            "The top card of the pile",
        ],
    );
}
