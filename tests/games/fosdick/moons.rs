//! Moons: hands that cannot fail are bid and won however the cards lie, and the others break those
//! moons that can be broken.

use std::sync::atomic::AtomicBool;

use misere_engine::cards::{Cards, below};
use misere_engine::rules::{Next, Rules, Score, Seat, State};
use misere_games::fosdick::{Action, CardOrder, Fosdick, Phase};
use misere_players::bots::{History, Level, Limit, Strategy, Thinker};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::hands::{SOUND, any_pack, chooses, deal, position};

/// FB-2, FB-3, AH-2: a seat whose hand cannot fail bids and then wins everything that counts,
/// against any cards and against opponents who play at random or at their best, with every number
/// of players.
#[test]
fn a_moon_that_cannot_fail_is_bid_and_won() {
    let mut bids = [0; 4];
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for trial in 0..4000 {
        let seats = 3 + trial as usize % 4;
        let order = [CardOrder::AceHigh, CardOrder::French][trial as usize / 4 % 2];
        let mut state = deal(Fosdick::FourBadQueens, seats, &any_pack(seats, trial), order);
        let bidder = Seat::new(below(&mut rng, seats as u32) as usize);
        give_strong_hand(&mut state, bidder, &mut rng);
        while state.public.turn != bidder {
            Fosdick::apply(&mut state, Action::Bid(false), &mut ());
        }
        let mut moves = Vec::new();
        Fosdick::legal(state.view(bidder), &mut moves);
        let Some(bid) = (Fosdick::LOOKAHEAD.obvious)(state.view(bidder), &moves) else { continue };
        assert_eq!(moves[bid], Action::Bid(true));
        bids[seats - 3] += 1;
        for level in SOUND {
            assert_eq!(chooses(&state, level), "moon", "trial {trial}, {level:?}");
        }
        for others in [Level::Random, Level::Random, Level::Medium] {
            let after = play_out(state.clone(), bidder, others, &mut rng);
            let won = after.public.totals[bidder];
            assert_eq!(won, Score::points(0), "trial {trial}, {order:?}, {others:?}");
        }
    }
    assert!(bids.iter().all(|&bids| bids > 20), "{bids:?}");
}

/// Exchanges cards so that a seat has long suits from the top, and deals the rest at random.
fn give_strong_hand(state: &mut State<Fosdick>, bidder: Seat, rng: &mut ChaCha8Rng) {
    let order = state.public.options.card_order;
    let size = state.private[bidder].hand.len();
    let mut hand = Cards::EMPTY;
    let mut pack: Vec<_> = state.public.pack().iter().collect();
    let lift = 2 + below(rng, 4);
    pack.sort_by_cached_key(|&card| {
        let suit = card.suit().index() as u32;
        std::cmp::Reverse(u32::from(order.strength(card)) * 3 + lift * suit + below(rng, 4))
    });
    for card in &pack[..size] {
        hand.insert(*card);
    }
    let mut rest = state.public.pack() - hand;
    for seat in Seat::all(state.public.seats()).filter(|&seat| seat != bidder) {
        let other = rest.choose(size, rng);
        rest -= other;
        state.private[seat].hand = other;
    }
    state.private[bidder].hand = hand;
}

/// Plays a deal out; the bidder plays the obvious move as long as there is one.
fn play_out(mut state: State<Fosdick>, bidder: Seat, others: Level, rng: &mut ChaCha8Rng) -> State<Fosdick> {
    let (stop, past) = (AtomicBool::new(false), History::default());
    while let Next::Act(seat) = Fosdick::next(&state.public) {
        let view = state.view(seat);
        let mut moves = Vec::new();
        Fosdick::legal(view, &mut moves);
        let obvious = (Fosdick::LOOKAHEAD.obvious)(view, &moves).filter(|_| seat == bidder);
        let is_open = !state.public.won().contains_all(state.public.contract.penalties());
        assert!(seat != bidder || obvious.is_some() || !is_open || moves.len() == 1);
        let mut thinker = Thinker::new(Limit::Worlds(1), &mut *rng, &stop);
        let action = match obvious {
            Some(index) => moves[index],
            None if state.public.phase == Phase::Bidding => Action::Bid(false),
            None => thinker.decide(view, &past, others.into()),
        };
        Fosdick::apply(&mut state, action, &mut ());
    }
    state
}

/// FB-3: the bidder has three queens and takes this trick. Without QH the bid fails, and QH beats
/// the last card, 8H.
#[test]
fn nobody_gives_a_bidder_the_last_queen() {
    let state = position(
        Fosdick::FourBadQueens,
        ["QH 9H 7H TD 9D TS 9S 8S", "AH JH KS JD 8D 7D JC TC", "KH TH KD JS 7S 9C 8C 7C", "8H AC KC QC AS QS AD QD"],
        "moon, no moon, no moon, no moon, AS, 8S, KS, 7S, QS, 9S, AH, JS, AD, 9D, 7D, KD, QD, TD, \
         8D, KH, QC, TS, JC, 7C, AC",
    );
    for level in SOUND {
        assert_ne!(chooses(&state, level), "play QH", "{level:?}");
    }
}

/// FB-3: seat 1 has taken the trick from the bidder. Playing QS on it breaks the bid, which
/// benefits everyone but seat 1: otherwise the bidder may still win all four, for five points each.
#[test]
fn a_queen_falls_on_the_trick_that_the_bidder_has_lost() {
    let state = position(
        Fosdick::FourBadQueens,
        ["QH 7H TD 9D 8D 9S 8S 7S", "AC QC 8C 7C QD JD 7D TS", "AH KH JH TH 9H 8H QS JS", "KC JC TC 9C AD KD AS KS"],
        "moon, no moon, no moon, no moon, KC, 7S, AC",
    );
    for level in SOUND {
        assert_eq!(chooses(&state, level), "play QS", "{level:?}");
    }
}

/// FB-3: the bidder has the other three queens. AS takes QS, which costs two points; a moon would
/// cost five.
#[test]
fn a_defender_takes_a_queen_to_break_a_bid() {
    let state = position(
        Fosdick::FourBadQueens,
        ["JC 9C KD 9H 8H 7H TS 9S", "TC 8C JD TD KH QS 8S 7S", "KC 9D 8D 7D JH TH AS JS", "AC QC 7C AD QD AH QH KS"],
        "moon, no moon, no moon, no moon, AC, 9C, 8C, KC, QC, JC, TC, 9D, AD, KD, TD, 8D, QD, 9S, \
         JD, 7D, AH, 9H, KH, TH, QH, 8H, 8S, JH, KS, TS, QS",
    );
    for level in SOUND {
        assert_eq!(chooses(&state, level), "play AS", "{level:?}");
    }
}

/// AH-2: seat 3 has won everything that counts so far and still has KH. QH takes TH for two points;
/// after 7H, it falls under KH, and the moon costs twelve.
#[test]
fn a_silent_moon_is_broken_before_the_last_trick() {
    let state = position(
        Fosdick::AcornHearts,
        ["7S JH 7C 8C 9C TC JC QC", "8S 9H KC AC 7D 8D 9D TD", "9S QH 8H 7H JD QD KD AD", "AS KS QS JS TS AH KH TH"],
        "AS, 7S, 8S, 9S, KS, 7C, 7D, JD, QS, 8C, 8D, QD, JS, 9C, 9D, KD, TS, TC, TD, AD, AH, JH, \
         9H, 8H, TH, JC, KC",
    );
    for level in SOUND {
        assert_eq!(chooses(&state, level), "play QH", "{level:?}");
    }
}
