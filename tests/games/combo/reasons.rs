//! Reasons given for an action in Seven Card Combo.

use misere_engine::cards::{Card, Cards, Rank, Suit};
use misere_engine::rules::options::Choice;
use misere_engine::rules::words::name;
use misere_engine::rules::{GameAction, Seat, State};
use misere_games::combo::{self, Combo};
use misere_players::bots::Strategy as _;

use super::turns::{begun, cards};
use crate::reasons::{To, hear, heard_often, is_told};

/// Tells whether a card makes anything with those of a hand (SC-9), determined card by card.
fn goes_with(card: Card, hand: Cards) -> bool {
    let of_suit = hand.of_suit(card.suit()).len() + 1;
    let holds = |rank: usize| {
        let rank = Rank::ALL[rank % 13];
        rank == card.rank() || hand.intersects(Cards::rank(rank))
    };
    let at = card.rank().index() + 13;
    let in_run = (0..4).any(|first| (at - first..at - first + 4).all(holds));
    hand.intersects(Cards::rank(card.rank())) || of_suit >= 3 || in_run
}

/// Motives: whole sentences, from the cards that the listener may know. Those about what cards make are
/// left over, as the combination and whether it must contain one of some cards.
fn motive<'a>(state: &State<Combo>, action: combo::Action, text: &'a str, to: To) -> Option<&'a str> {
    let public = &state.public;
    let turn = public.turn();
    let own = &state.private[turn];
    let sees_hand = to == To::Everyone;
    let who = name(turn);
    let named: Vec<String> = action.cards().iter().map(Card::name).collect();
    let top = public.pile.last().copied();
    let made = match action {
        combo::Action::Discard(Cards::EMPTY) => text
            .strip_prefix(&format!("{who} discarded nothing and kept "))
            .and_then(|text| text.strip_suffix(" together.")),
        combo::Action::Discard(_) => text
            .strip_prefix(&format!("{who} discarded the "))
            .and_then(|text| text.split_once(" and kept "))
            .and_then(|(_, made)| made.strip_suffix(" together.")),
        combo::Action::Take(cards) if !cards.is_empty() => text
            .strip_prefix(&format!("{who} took the "))
            .and_then(|text| text.split_once(", which made "))
            .and_then(|(_, made)| made.strip_suffix('.')),
        combo::Action::DrawPile => {
            let top = top.expect("a card").name();
            text.strip_prefix(&format!("{who} drew the {top} from the pile, which made "))
                .and_then(|text| text.strip_suffix('.'))
        }
        _ => None,
    };
    if made.is_some() {
        assert!(sees_hand && named.iter().all(|name| text.contains(name)), "{text}");
        return made;
    }
    let is_useless = |card| sees_hand && !goes_with(card, own.hand);
    let laid = named.first().cloned().unwrap_or_default();
    let top_name = top.map(Card::name).unwrap_or_default();
    let allowed = [
        (
            "took nothing from the packet, because none of its cards went with those in hand.".into(),
            action == combo::Action::Take(Cards::EMPTY) && own.offered.iter().all(is_useless),
        ),
        (
            format!("drew from the stock, because the {top_name} on the pile went with nothing in hand."),
            action == combo::Action::DrawStock && top.is_some_and(is_useless),
        ),
        (
            "drew from the stock first: the top card of the pile could wait.".into(),
            action == combo::Action::DrawStock && public.need() > 1 && top.is_some(),
        ),
        (
            format!(
                "laid the {laid} on the pile before the last card of the packet, so that another card \
                 lay on top."
            ),
            matches!(action, combo::Action::Lay(_)) && own.offered.len() > 1,
        ),
    ];
    is_told(turn, &allowed, text);
    None
}

#[test]
fn reasons_in_seven_card_combo_name_cards_that_go_together() {
    let check = |state: &State<Combo>, action: combo::Action, text: &str, to: To| {
        let public = &state.public;
        let own = &state.private[public.turn()];
        let told = if to == To::Seat {
            None
        } else {
            match motive(state, action, text, to) {
                Some(made) => Some(made),
                None => return,
            }
        };
        let is_useless = |card| !goes_with(card, own.hand - Cards::of(card));
        let useless = [
            ("None of the cards that you discard goes with any other card in your hand.".into(), action.cards()),
            ("No card of the packet goes with your hand.".into(), own.offered),
            (
                format!(
                    "The {} on the pile goes with nothing in your hand.",
                    public.pile.last().map_or_else(String::new, |card| card.name())
                ),
                public.pile.last().copied().into_iter().collect(),
            ),
            (
                format!(
                    "The {} goes with nothing in your hand.",
                    action.cards().first().map_or_else(String::new, Card::name)
                ),
                action.cards(),
            ),
        ];
        if let Some((_, cards)) = useless.iter().find(|(words, _)| words == text) {
            assert!(told.is_none() && cards.iter().all(is_useless), "{text}");
            return;
        }
        let (cards, some, made) = match action {
            combo::Action::Discard(cards) => {
                let kept = own.hand - cards;
                let made = text.strip_prefix("It keeps ").and_then(|t| t.strip_suffix(" together."));
                (kept, kept, made)
            }
            combo::Action::Take(cards) => {
                let made = text.strip_prefix("It gives you ").and_then(|t| t.strip_suffix('.'));
                (own.hand | cards, cards, made)
            }
            combo::Action::DrawPile => {
                let card = *public.pile.last().expect("a card");
                let made = text.strip_prefix("It gives you ").and_then(|t| t.strip_suffix('.'));
                (own.hand | Cards::of(card), Cards::of(card), made)
            }
            combo::Action::DrawStock => {
                assert_eq!(text, "The top card of the pile can wait for the next draw.");
                assert!(public.need() > 1);
                return;
            }
            combo::Action::Lay(_) => panic!("what is this: {text}"),
        };
        let made = told.or(made);
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
            assert!(ranks.iter().all(|&rank| cards.intersects(Cards::rank(rank))));
            assert!(some.iter().any(|card| ranks.contains(&card.rank())));
            return;
        }
        let (many, kind) = made.split_once(' ').expect("a number and a kind");
        let suit = Suit::ALL.into_iter().find(|suit| suit.name() == kind).map(Cards::suit);
        let rank = Rank::ALL.into_iter().find(|rank| rank.label().for_programs() == kind).map(Cards::rank);
        let set = cards & suit.or(rank).unwrap_or_else(|| panic!("what is this: {text}"));
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
            "discarded the ",
            "took the ",
            "took nothing ",
            "drew the ",
            "drew from the stock, because ",
            "drew from the stock first",
            "laid the ",
        ],
    );
}

/// Regression: a hint to discard two cards said that one of them would cost more, as if to discard the other were best.
#[test]
fn a_part_of_the_cards_is_called_so() {
    let (state, _) = begun(3, "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC");
    let view = state.view(Seat::new(0));
    let [cheap, dear] = ["2C", "2C 5C"].map(|codes| combo::Action::Discard(cards(codes)));
    let noun = |action, with| Combo::compared(view, action, with).for_programs();
    assert_eq!(noun(cheap, dear), "discarding only the two of clubs");
    assert_eq!(noun(dear, cheap), "discarding the two of clubs and five of clubs");
}
