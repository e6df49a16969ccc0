//! Tests of tricks, deals and the table, each with the number of its rule.

use misere_engine::cards::{Card, Cards, Pack};
use misere_engine::rules::scene::{Face, SpotId, ZoneId};
use misere_engine::rules::{Event, Rules, Score, Seat, State};
use misere_games::mismatch::*;

fn cards(text: &str) -> Vec<Card> {
    text.parse::<Pack>().expect("cards").to_vec()
}

/// A deal in which the seats play given tricks in order, each led by the winner of the one before.
struct Deal {
    state: State<Mismatch>,
    events: Vec<Event>,
}

impl Deal {
    /// Seat 0 leads to the first trick.
    fn new(options: Options) -> Self {
        let mut state = Mismatch::start(&options, SEATS, Seat::new(3));
        let mut events = Vec::new();
        let pack = Cards::FULL.iter().collect();
        Mismatch::deal(&mut state, &pack, &mut events);
        Self { state, events }
    }

    /// Plays a trick regardless of who was dealt its cards: a seat that lacks its card swaps for
    /// it.
    fn trick(&mut self, text: &str) {
        for card in cards(text) {
            let turn = self.state.public.turn;
            let holder = Seat::all(SEATS)
                .find(|&seat| self.state.private[seat].hand.contains(card))
                .expect("the card is still in a hand");
            let spare = self.state.private[turn].hand.last().expect("a card");
            for (seat, gives, gets) in [(holder, card, spare), (turn, spare, card)] {
                if holder != turn {
                    self.state.private[seat].hand.remove(gives);
                    self.state.private[seat].hand.insert(gets);
                }
            }
            Mismatch::apply(&mut self.state, Play(card), &mut self.events);
        }
    }

    fn pile(&self, seat: usize) -> Pile {
        self.state.public.piles[Seat::new(seat)]
    }
}

#[test]
fn packets_are_3_3_3_3_1_from_the_dealers_left_mm_1() {
    let Deal { state, .. } = Deal::new(Options::USUAL);
    let pack: Vec<Card> = Cards::FULL.iter().collect();
    for seat in 0..4 {
        let mut hand = Cards::of(pack[48 + seat]);
        for round in 0..4 {
            let start = 12 * round + 3 * seat;
            hand |= pack[start..start + 3].iter().copied().collect();
        }
        assert_eq!(state.private[Seat::new(seat)].hand, hand);
        assert_eq!(hand.len(), HAND);
    }
    assert_eq!(state.public.turn, Seat::new(0));
}

#[test]
fn the_winner_leads_to_the_next_trick_mm_1() {
    let mut deal = Deal::new(Options::USUAL);
    deal.trick("2C 2D 9H KS");
    assert_eq!(deal.state.public.turn, Seat::new(1));
    deal.trick("3C 5D 9S JH");
    assert_eq!(deal.state.public.turn, Seat::new(0));
}

#[test]
fn the_pile_shows_the_lowest_card_or_one_back_for_each_ten_mm_7() {
    let mut deal = Deal::new(Options::USUAL);
    // Seat 3 wins 2 points: the two, face up.
    deal.trick("2C 5D 9H KS");
    assert_eq!(deal.pile(3).face_up.to_string(), "2C");
    assert_eq!(deal.state.public.waste.to_string(), "5D 9H KS");
    // Seat 3 leads, seat 2 wins 30: the first three cards of the trick.
    deal.trick("5C JS 5H 6S");
    assert_eq!(deal.pile(2).face_down.to_string(), "5C 5H JS");
    assert_eq!(deal.state.public.waste.to_string(), "5D 9H 6S KS");
    // Seat 2 leads, seat 1 wins 110: this trick, four cards of the waste and three counters.
    deal.trick("2D 3H 3D 4D");
    let pile = deal.pile(1);
    assert_eq!(pile.face_down.to_string(), "2D 3D 4D 5D 3H 9H 6S KS");
    assert_eq!((pile.counters, pile.points()), (3, 110));
    assert!(deal.state.public.waste.is_empty());
    let scene = Mismatch::scene(deal.state.view(Seat::new(0)));
    let taken = |seat| scene.zone(ZoneId::taken(Seat::new(seat))).expect("a pile");
    assert_eq!(taken(1).note.for_programs(), "penalty 110, with 3 counters");
    assert_eq!(taken(1).spots.len(), 8);
    assert_eq!(taken(3).note.for_programs(), "penalty 2");
    assert_eq!(taken(3).spots[0].face, Face::Up("2C".parse().expect("card")));
    assert!(taken(2).spots.iter().all(|spot| spot.face == Face::Down));
}

#[test]
fn what_a_trick_cost_is_told_with_its_reason_mm_6() {
    let mut deal = Deal::new(Options::USUAL);
    deal.trick("7H JH 9S 8S");
    deal.trick("TC 9D 5H 4S");
    let told: Vec<_> = deal
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Points { seat, points, why, cards } => {
                Some((seat.index(), *points, why.for_programs(), cards.to_string()))
            }
            _ => None,
        })
        .collect();
    assert_eq!(
        told,
        [
            (
                3,
                Score::points(50),
                "Two hearts for 10, two spades for 10, run 7-8-9 for 30".to_owned(),
                "7H JH 8S 9S".to_owned()
            ),
            (3, Score::points(4), "No match, 4 for the lowest card".to_owned(), "4S".to_owned()),
        ]
    );
    let note_of_last = |deal: &Deal| {
        let scene = Mismatch::scene(deal.state.view(Seat::new(0)));
        scene.previous_trick.expect("a trick was taken").note.for_programs()
    };
    let words = "4 penalty points for the four of spades, the lowest card";
    assert_eq!(note_of_last(&deal), words);
    deal.trick("5C 6D 7C AS");
    let words = "40 penalty points for two clubs and the run 5-6-7";
    assert_eq!(note_of_last(&deal), words);
}

#[test]
fn whoever_is_to_play_sees_what_each_card_would_match_mm_5() {
    let mut deal = Deal::new(Options::USUAL);
    let hint = |deal: &Deal, card: &str| {
        let card: Card = card.parse().expect("card");
        let view = deal.state.view(deal.state.public.turn);
        let gesture = Mismatch::gesture(view, Play(card));
        let hints = Mismatch::scene(view).previews;
        let hint = hints.into_iter().find(|hint| hint.gesture == gesture)?;
        let with: Vec<String> = hint.spots.iter().map(|spot| format!("{spot:?}")).collect();
        Some((hint.text.for_programs(), with.join(" ")))
    };
    let give = |deal: &mut Deal, hand: &str| {
        let turn = deal.state.public.turn;
        deal.state.private[turn].hand = hand.parse().expect("cards");
    };
    give(&mut deal, "7H");
    assert_eq!(hint(&deal, "7H"), None, "a lead");
    Mismatch::apply(&mut deal.state, Play(cards("7H")[0]), &mut ());
    let scene = Mismatch::scene(deal.state.view(Seat::new(0)));
    assert!(scene.previews.is_empty(), "not on turn");
    give(&mut deal, "JH 6C KD");
    for (card, words, with) in [
        ("JH", "Two hearts: so far 10 penalty points to you", "Card(7H)"),
        ("6C", "No match: so far 6 penalty points to {0}", ""),
        ("KD", "No match: so far 7 penalty points to you", ""),
    ] {
        let expected = Some((words.to_owned(), with.to_owned()));
        assert_eq!(hint(&deal, card), expected);
    }
    for card in cards("JH 9S") {
        give(&mut deal, &card.to_string());
        Mismatch::apply(&mut deal.state, Play(card), &mut ());
    }
    give(&mut deal, "8S 3C");
    for (card, words, with) in [
        ("8S", "Two spades, run 7-8-9: 50 penalty points to you", "Card(7H) Card(9S)"),
        ("3C", "No match: 10 penalty points to {1}", ""),
    ] {
        let expected = Some((words.to_owned(), with.to_owned()));
        assert_eq!(hint(&deal, card), expected);
    }
}

#[test]
fn any_card_may_be_played_and_only_the_turn_is_explained_mm_2() {
    let deal = Deal::new(Options::USUAL);
    for seat in Seat::all(SEATS) {
        let view = deal.state.view(seat);
        for card in Cards::FULL {
            let reason = Mismatch::why_not(view, SpotId::Card(card));
            let waits = seat != Seat::new(0) && view.own.hand.contains(card);
            assert_eq!(reason.is_some(), waits);
        }
        let mut moves = Vec::new();
        Mismatch::legal(view, &mut moves);
        assert_eq!(moves.len(), HAND);
    }
}
