//! Positions of Clubs with one clearly best card: naming the suit of a club led (CL-3) and steering into
//! a scramble (CL-8). Every position can arise in a real deal.

use std::sync::atomic::AtomicBool;

use misere_engine::cards::{Card, Cards, Pack, Suit};
use misere_engine::rules::{BySeat, Next, Rules, Seat, State};
use misere_games::clubs::{self, Clubs, JACK, strength};
use misere_players::bots::search::evaluate;
use misere_players::bots::{History, Level, Limit, Thinker};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::evaluations::{look, usual};

fn cards(text: &str) -> Cards {
    text.parse().expect("cards")
}

/// A deal of Clubs with these hands left, these cards taken so far, and these known voids; seat 0
/// is to lead, unless there is a trick.
fn clubs_deal(
    options: &clubs::Options, hands: [&str; 4], taken: [Cards; 4], lacks: [&[Suit]; 4], trick: &[(usize, &str)],
) -> State<Clubs> {
    let mut state = Clubs::start(options, 4, Seat::new(3));
    Clubs::deal(&mut state, &Cards::FULL.iter().collect(), &mut ());
    let public = &mut state.public;
    public.opener = Seat::new(0);
    public.turn = Seat::new(0);
    public.taken = BySeat::new(4);
    for seat in Seat::all(4) {
        let at = seat.index();
        state.private[seat].hand = cards(hands[at]);
        public.taken[seat] = taken[at];
        // It no longer matters who played what, only that everyone has seen it.
        public.played[seat] = taken[at];
        for &suit in lacks[at] {
            public.voids[seat].insert(suit);
        }
    }
    public.tricks = public.taken.iter().map(|taken| taken.len()).sum::<usize>() / 4;
    for &(seat, card) in trick {
        let (seat, card): (_, Card) = (Seat::new(seat), card.parse().expect("a card"));
        let suit = *public.suit.get_or_insert(card.suit());
        let strength = strength(card, suit);
        if public.trick.is_empty() || strength > public.best.1 {
            public.best = (seat, strength);
        }
        public.trick.push(seat, card);
        public.played[seat].insert(card);
    }
    // Everyone has played as many cards as they no longer hold.
    let played = public.played.iter().fold(Cards::EMPTY, |all, &played| all | played);
    let mut rest = played;
    for seat in Seat::all(4) {
        let own: Cards = trick
            .iter()
            .filter(|(of, _)| *of == seat.index())
            .map(|(_, card)| card.parse::<Card>().expect("a card"))
            .collect();
        rest -= own;
        public.played[seat] = own;
    }
    for seat in Seat::all(4) {
        let missing = 13 - state.private[seat].hand.len() - public.played[seat].len();
        let share: Cards = rest.iter().take(missing).collect();
        rest -= share;
        public.played[seat] |= share;
    }
    assert!(rest.is_empty());
    state
}

/// Everything but these cards, dealt out evenly as tricks taken, the given ones to seat 0.
fn all_taken_but(left: Cards, first: Cards) -> [Cards; 4] {
    let mut rest = Cards::FULL - left - first;
    let mut taken = [first, Cards::EMPTY, Cards::EMPTY, Cards::EMPTY];
    let missing = first.len().next_multiple_of(4) - first.len();
    let plain: Cards = rest.iter().filter(|card| card.suit() != Suit::Clubs).take(missing).collect();
    taken[0] |= plain;
    rest -= plain;
    let mut seat = 1;
    while !rest.is_empty() {
        let trick: Cards = rest.iter().step_by(rest.len() / 4).take(4).collect();
        taken[seat] |= trick;
        rest -= trick;
        seat = seat % 3 + 1;
    }
    taken
}

/// CL-3, CL-4: two tricks are left, and only seat 1 can hold the jack of clubs and the nine of
/// diamonds, since the others have neither clubs nor diamonds. A low club that names anything but
/// diamonds forces the jack out. If diamonds are named, seat 1 wins with the nine, and the jack
/// falls on the ace in the last trick; if the ace is led, the jack falls at once or has to win.
#[test]
fn a_club_led_names_the_suit_that_brings_the_jack_out() {
    let hands = ["5C AC", "JC 9D", "7H 8H", "6S 4S"];
    let left = hands.iter().fold(Cards::EMPTY, |all, hand| all | cards(hand));
    let no_minor: &[Suit] = &[Suit::Clubs, Suit::Diamonds];
    let state = clubs_deal(
        &clubs::Options { scramble: false, ..clubs::Options::USUAL },
        hands,
        all_taken_but(left, cards("2H 3H")),
        [&[], &[], no_minor, no_minor],
        &[],
    );
    let seat = Seat::new(0);
    let list = look(&state, seat);
    assert_eq!(list.len(), 8, "two clubs, each with four suits to name");
    let (best, value) = list[0];
    assert_eq!(best.card.to_string(), "5C");
    assert_ne!(best.named, Some(Suit::Diamonds));
    for (play, other) in &list {
        let brings_it_out = play.card == best.card && play.named != Some(Suit::Diamonds);
        if !brings_it_out {
            assert!(value.value > other.value + 5.0, "{play}: {other:?}");
        }
    }
    let usual = usual(&state, seat);
    assert!(usual.card == best.card && usual.named != Some(Suit::Diamonds), "{usual}");
}

/// CL-8: seat 0 has the jack and eleven cards other than clubs: −22. If it wins the trick, its
/// tally becomes −26, the deal is scrambled, and the jack is worth ten points; but only if the
/// scramble is on and happens at −26.
#[test]
fn the_holder_of_the_jack_steers_into_a_scramble_if_there_is_one() {
    let hands = ["KD 2D", "QH", "QS", "JS"];
    let trick = [(1, "9D"), (2, "8D"), (3, "7D")];
    let left = hands.iter().fold(cards("9D 8D 7D"), |all, hand| all | cards(hand));
    let choices = |options: &clubs::Options| {
        let first = cards("JC 2H 3H 4H 5H 6H 7H 8H 2S 3S 4S 5S");
        let taken = all_taken_but(left, first);
        let state = clubs_deal(options, hands, taken, [&[]; 4], &trick);
        let seat = Seat::new(0);
        let best = look(&state, seat)[0].0;
        [best, usual(&state, seat)].map(|play| play.card.to_string())
    };
    let usual = clubs::Options::USUAL;
    assert_eq!(choices(&usual), ["KD", "KD"]);
    let without = clubs::Options { scramble: false, ..usual };
    assert_eq!(choices(&without), ["2D", "2D"]);
    let late = clubs::Options { scramble_at: -40, ..usual };
    assert_eq!(choices(&late), ["2D", "2D"]);
}

/// CL-7: the cases in which Master keeps the jack of clubs although it could be discarded on a
/// trick that it cannot win, with the gain from keeping it in 2,000 worlds.
///
/// `cargo test --release --test games -- --ignored --nocapture jack_of_clubs`
#[test]
#[ignore = "a measurement"]
fn the_jack_of_clubs_is_kept_where_that_gains_points() {
    const DEALS: u64 = 60;
    let (mut chances, mut kept, mut gains) = (0, 0, Vec::new());
    let (stop, options) = (AtomicBool::new(false), clubs::Options::USUAL);
    for seed in 0..DEALS {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut state = Clubs::start(&options, 4, Seat::new(0));
        let pack = Pack::shuffled(Cards::FULL, &mut rng);
        Clubs::deal(&mut state, &pack, &mut ());
        let mut past = History::default();
        while let Next::Act(seat) = Clubs::next(&state.public) {
            let view = state.view(seat);
            let mut moves = Vec::new();
            Clubs::legal(view, &mut moves);
            let jack = moves.iter().position(|play| play.card == JACK);
            let cannot_win = state
                .public
                .suit
                .is_some_and(|suit| !state.public.trick.is_empty() && strength(JACK, suit) < state.public.best.1);
            let mut decide = |level: Level, worlds| {
                let mut thinker = Thinker::new(Limit::Worlds(worlds), &mut rng, &stop);
                thinker.decide(view, &past, level.into())
            };
            let action = if jack.is_some() && cannot_win && moves.len() > 1 {
                chances += 1;
                decide(Level::Master, 100)
            } else {
                decide(Level::Medium, 1)
            };
            if let Some(jack) = jack
                && cannot_win
                && action.card != JACK
            {
                kept += 1;
                let limit = Limit::Worlds(2000);
                let list = evaluate(view, &past, &moves, limit, &mut rng, &stop);
                let value = |index| list.iter().find(|one| one.index == index).expect("a value");
                let chosen = moves.iter().position(|&play| play == action).expect("legal");
                let (chosen, thrown) = (value(chosen), value(jack));
                let error = libm::hypot(chosen.points_error, thrown.points_error);
                gains.push((chosen.points - thrown.points, error));
            }
            past.note(&state.public, action);
            Clubs::apply(&mut state, action, &mut ());
        }
    }
    gains.sort_by(|a, b| a.0.total_cmp(&b.0));
    println!("kept in {kept} of {chances}");
    for (gain, error) in &gains {
        println!("{gain:.2} ± {error:.2}");
    }
    let mean = gains.iter().map(|gain| gain.0).sum::<f64>() / gains.len() as f64;
    println!("mean {mean:.2}");
    assert!(gains.iter().all(|(gain, error)| gain + 2.0 * error > 0.0));
}
