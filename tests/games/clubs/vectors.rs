//! The vectors of Clubs, checked through the rules.

use misere_engine::cards::{Card, Cards, Suit};
use misere_engine::rules::{BySeat, Event, Rules, Seat, State};
use misere_games::clubs::{Clubs, DealResult, Options, Phase};
use serde::Deserialize;

use crate::common::vectors::{self, Changes, GameEnd};

#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum Vector {
    /// CL-5, CL-6: who wins a trick, counted from its leader.
    Trick { suit: char, cards: Vec<Card>, winner: usize, why: String },
    /// CL-2, CL-3, CL-4: what may be played.
    Legal {
        rules: Changes,
        players: usize,
        table: Vec<Card>,
        lead: bool,
        opening: bool,
        suit: Option<char>,
        hand: Vec<Card>,
        legal: Vec<String>,
        why: String,
    },
    /// CL-7, CL-8: the scores of a deal.
    Tally {
        rules: Changes,
        players: usize,
        taken: Vec<Vec<Card>>,
        tallies: Vec<i32>,
        scrambled: bool,
        scores: Vec<i32>,
        why: String,
    },
    /// CL-9.
    GameEnd(GameEnd),
}

#[test]
fn every_vector_holds() {
    let count = vectors::check("clubs", |vector| match vector {
        Vector::Trick { suit, cards, winner, why } => check_trick(*suit, cards, Seat::new(*winner), why),
        Vector::Legal { rules, players, table, lead, opening, suit, hand, legal, why } => {
            let mut state = playing(&rules.options(&Options::form()), *players);
            state.private[Seat::new(0)].hand = hand.iter().copied().collect();
            state.hidden.table = table.first().copied();
            if *lead {
                state.public.tricks = usize::from(!opening);
            } else {
                lead_a_club(&mut state, suit.expect("a suit"));
            }
            check_legal(&state, legal, why);
        }
        Vector::Tally { rules, players, taken, tallies, scrambled, scores, why } => {
            assert_eq!(taken.len(), *players);
            let taken = BySeat::from_fn(taken.len(), |seat| taken[seat.index()].iter().copied().collect());
            let outcome = DealResult::of(&rules.options(&Options::form()), &taken);
            assert_eq!(outcome.tallies.as_slice(), tallies, "{why}");
            assert_eq!(outcome.scrambled, *scrambled, "{why}");
            assert_eq!(outcome.scores.as_slice(), scores, "{why}");
        }
        Vector::GameEnd(end) => end.holds(Clubs, |options, deals, totals| {
            let mut public = Clubs::start(options, totals.seats(), Seat::new(0)).public;
            (public.deal, public.totals) = (deals, totals);
            public
        }),
    });
    assert_eq!(count, 27);
}

/// A deal under way in which seat 0 is to act.
fn playing(options: &Options, seats: usize) -> State<Clubs> {
    let mut state = Clubs::start(options, seats, Seat::new(0));
    state.public.deal = 1;
    state.public.phase = Phase::Playing;
    state
}

fn check_trick(suit: char, cards: &[Card], winner: Seat, why: &str) {
    let mut state = playing(&Options::USUAL, cards.len());
    for (seat, &card) in Seat::all(cards.len()).zip(cards) {
        state.private[seat].hand.insert(card);
    }
    let mut events = Vec::new();
    for (place, &card) in cards.iter().enumerate() {
        let text = if place == 0 && card.suit() == Suit::Clubs {
            format!("play {card} as {suit}")
        } else {
            format!("play {card}")
        };
        Clubs::apply(&mut state, text.parse().expect("an action"), &mut events);
        if place == 0 {
            assert_eq!(state.public.suit.map(Suit::letter), Some(suit), "{why}");
        }
    }
    let trick = Event::Trick { winner, cards: cards.iter().copied().collect(), detail: None };
    assert_eq!(events, [trick], "{why}");
    assert_eq!(state.public.turn, winner, "{why}");
    assert_eq!(state.public.taken[winner].len(), cards.len());
}

/// The seat before leads a club that seat 0 does not hold, as the suit of the trick.
fn lead_a_club(state: &mut State<Clubs>, suit: char) {
    let led = Cards::suit(Suit::Clubs) - state.private[Seat::new(0)].hand;
    let led = led.first().expect("a club");
    state.public.turn = Seat::new(state.public.seats() - 1);
    let action = format!("play {led} as {suit}");
    Clubs::apply(state, action.parse().expect("an action"), &mut ());
}

fn check_legal(state: &State<Clubs>, legal: &[String], why: &str) {
    assert_eq!(state.public.turn, Seat::new(0));
    let mut moves = Vec::new();
    Clubs::legal(state.view(Seat::new(0)), &mut moves);
    let texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    assert_eq!(texts, legal, "{why}");
}
