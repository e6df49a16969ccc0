//! Positions with one clearly best action: naming the suit of a club led (CL-3), steering into a
//! scramble (CL-8), and the end of a game of Mismatch, where winning is worth more than points
//! (C-5). Every position can arise in a real deal.

use misere::bots::search::evaluate;
use misere::bots::{Evaluation, History, Limit, Policy};
use misere::cards::{Card, Cards, Pack, Suit};
use misere::games::clubs::{self, Clubs, strength};
use misere::games::mismatch::{self, Mismatch};
use misere::rules::{BySeat, Next, Rules, Score, Seat, State, winners};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

fn cards(text: &str) -> Cards {
    text.parse().expect("cards")
}

/// The search's evaluation of every action, best first.
fn look<R: Policy>(state: &State<R>, seat: Seat) -> Vec<(R::Action, Evaluation)> {
    let view = state.view(seat);
    let mut moves = Vec::new();
    R::legal(view, &mut moves);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (past, limit, stop) = (History::default(), Limit::Worlds(1000), false.into());
    let list = evaluate(view, &past, &moves, limit, &mut rng, &stop);
    list.into_iter()
        .map(|one| (moves[one.index], one))
        .collect()
}

/// The heuristic's choice.
fn usual<R: Policy>(state: &State<R>, seat: Seat) -> R::Action {
    let view = state.view(seat);
    let mut moves = Vec::new();
    R::legal(view, &mut moves);
    moves[R::choose(view, &moves, &mut ChaCha8Rng::seed_from_u64(1))]
}

/// A deal of Clubs with these hands left, these cards taken so far, and these known voids; seat 0
/// is to lead, unless there is a trick.
fn clubs_deal(
    options: &clubs::Options,
    hands: [&str; 4],
    taken: [Cards; 4],
    lacks: [&[Suit]; 4],
    trick: &[(usize, &str)],
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
    let played = public
        .played
        .iter()
        .fold(Cards::EMPTY, |all, &played| all | played);
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
    let plain: Cards = rest
        .iter()
        .filter(|card| card.suit() != Suit::Clubs)
        .take(missing)
        .collect();
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
    let left = hands
        .iter()
        .fold(Cards::EMPTY, |all, hand| all | cards(hand));
    let no_minor: &[Suit] = &[Suit::Clubs, Suit::Diamonds];
    let state = clubs_deal(
        &clubs::Options {
            scramble: false,
            ..clubs::Options::USUAL
        },
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
    assert!(
        usual.card == best.card && usual.named != Some(Suit::Diamonds),
        "{usual}"
    );
}

/// CL-8: seat 0 has the jack and eleven cards other than clubs: −22. If it wins the trick, its
/// tally becomes −26, the deal is scrambled, and the jack is worth ten points; but only if the
/// scramble is on and happens at −26.
#[test]
fn the_holder_of_the_jack_steers_into_a_scramble_if_there_is_one() {
    let hands = ["KD 2D", "QH", "QS", "JS"];
    let trick = [(1, "9D"), (2, "8D"), (3, "7D")];
    let left = hands
        .iter()
        .fold(cards("9D 8D 7D"), |all, hand| all | cards(hand));
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
    let without = clubs::Options {
        scramble: false,
        ..usual
    };
    assert_eq!(choices(&without), ["2D", "2D"]);
    let late = clubs::Options {
        scramble_at: -40,
        ..usual
    };
    assert_eq!(choices(&late), ["2D", "2D"]);
}

/// A random deal of Mismatch up to the last card of the second-to-last trick.
fn two_tricks_left(seed: u64) -> State<Mismatch> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut state = Mismatch::start(&mismatch::Options::USUAL, 4, Seat::new(0));
    Mismatch::deal(&mut state, &Pack::shuffled(Cards::FULL, &mut rng), &mut ());
    let mut moves = Vec::new();
    while state.public.tricks < 11 || state.public.trick.len() < 3 {
        let view = state.view(state.public.turn);
        let play = Mismatch::random(view, &mut moves, &mut rng);
        Mismatch::apply(&mut state, play, &mut ());
    }
    state
}

/// Lets the seats have these totals if the deal ended now.
fn with_totals(state: &State<Mismatch>, totals: impl Fn(Seat) -> i32) -> State<Mismatch> {
    let mut state = state.clone();
    for seat in Seat::all(4) {
        let pile = state.public.piles[seat].points();
        state.public.totals[seat] = Score::points(totals(seat) - pile);
    }
    state
}

/// The outcome of a card, averaged over all distributions of the others’ last cards: what the seat
/// has paid minus a third of what the others have, and the share of the game that it wins.
fn by_force(state: &State<Mismatch>, play: mismatch::Play) -> (f64, f64) {
    let seat = state.public.turn;
    let unseen: Vec<Card> = Mismatch::unseen(state.view(seat)).iter().collect();
    let others: Vec<Seat> = Seat::all(4).filter(|&other| other != seat).collect();
    let (mut paid, mut won) = (0.0, 0.0);
    const ORDERS: [[usize; 3]; 6] = [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ];
    for order in ORDERS {
        let mut world = state.clone();
        for (&other, card) in others.iter().zip(order) {
            world.private[other].hand = Cards::of(unseen[card]);
        }
        Mismatch::apply(&mut world, play, &mut ());
        while world.public.in_deal() {
            let card = world.private[world.public.turn].hand.first();
            let card = card.expect("everyone has one");
            Mismatch::apply(&mut world, mismatch::Play(card), &mut ());
        }
        let totals = Mismatch::totals(&world.public);
        paid +=
            totals[seat].as_f64() - others.iter().map(|&s| totals[s].as_f64()).sum::<f64>() / 9.0;
        let winners = winners::<Mismatch>(&totals);
        if winners.contains(&seat) && Mismatch::next(&world.public) == Next::Over {
            won += 1.0 / winners.len() as f64;
        }
    }
    (paid / 6.0, won / 6.0)
}

/// MM-8: at 245 or more of 250, the game is what counts. In deals where one card costs fewer points
/// and the other wins the game more often, the first is played at the start of a game and the
/// second at its end.
#[test]
fn near_the_target_the_game_is_worth_more_than_points() {
    let mut found = 0;
    for seed in 0..8000 {
        let even = two_tricks_left(seed);
        let seat = even.public.turn;
        let end = with_totals(&even, |other| if other == seat { 245 } else { 249 });
        let even = with_totals(&even, |_| 0);
        let hand = even.private[seat].hand;
        let [a, b] = [hand.first(), hand.last()].map(|card| mismatch::Play(card.expect("two")));
        let (cheap, dear) = if by_force(&even, a).0 < by_force(&even, b).0 {
            (a, b)
        } else {
            (b, a)
        };
        let saved = by_force(&even, dear).0 - by_force(&even, cheap).0;
        let more = by_force(&end, dear).1 - by_force(&end, cheap).1;
        if saved < 1.0 || more < 0.5 {
            continue;
        }
        found += 1;
        assert_eq!(look(&even, seat)[0].0, cheap, "seed {seed}: {saved} points");
        assert_eq!(
            look(&end, seat)[0].0,
            dear,
            "seed {seed}: {more} of the game"
        );
    }
    assert!(found >= 3, "{found} such deals");
}
