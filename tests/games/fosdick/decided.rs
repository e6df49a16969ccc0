//! FO-5: deals whose rest cannot change any score.

use std::collections::BTreeSet;

use misere_engine::cards::Cards;
use misere_engine::rules::{Next, Rules, Seat, State};
use misere_engine::table::Watch as _;
use misere_games::fosdick::{Fosdick, Options, Phase};
use misere_games::laws::{Dice, one_of, play_on_at, up_to};
use rand::SeedableRng;

use super::common_ground::FAMILY;
use super::played::{deals, table};
use super::positions::{cards, legal_options, playing, seats};

/// A deal with a few tricks to go, in which these cards have been won.
fn ending(options: &Options, hands: &[&str], taken: &[&str], bids: &[usize]) -> State<Fosdick> {
    let hands: Vec<Cards> = hands.iter().map(|codes| cards(codes)).collect();
    let mut state = playing(options, 1, &hands);
    let public = &mut state.public;
    public.tricks = public.hand_size() - hands[0].len();
    public.bids = seats(bids);
    for (won, codes) in public.taken.iter_mut().zip(taken) {
        *won = cards(codes);
    }
    state
}

/// The different outcomes that a deal can still have, over every way to play it.
fn outcomes(state: &State<Fosdick>) -> BTreeSet<Vec<i32>> {
    if state.public.phase == Phase::Between {
        let totals = state.public.totals.iter();
        return [totals.map(|total| total.in_halves()).collect()].into();
    }
    let mut moves = Vec::new();
    Fosdick::legal(state.view(state.public.turn), &mut moves);
    moves
        .into_iter()
        .flat_map(|action| {
            let mut state = state.clone();
            Fosdick::apply(&mut state, action, &mut ());
            outcomes(&state)
        })
        .collect()
}

#[test]
fn fo5_a_deal_is_decided_when_all_that_counts_is_won() {
    let hands = ["7D 8D", "9D TD", "JD KD"];
    for (game, rules, taken, bids, decided) in [
        (Fosdick::FourBadQueens, "()", ["QC", "QD QH", "QS"], &[][..], true),
        (Fosdick::FourBadQueens, "()", ["QC QD QH QS", "", ""], &[0], true),
        (Fosdick::FourBadQueens, "(moon_bids: false)", ["QC", "QH", "QS"], &[], false),
        // Everyone has bid the moon and missed it.
        (Fosdick::FourBadQueens, "()", ["QC", "QH", ""], &[0, 1, 2], true),
        (Fosdick::FourBadQueens, "()", ["QC", "QH", ""], &[0, 1], false),
        // Seat 0 may still make it.
        (Fosdick::FourBadQueens, "()", ["QC QH", "", ""], &[0, 1, 2], false),
        (Fosdick::AcornHearts, "()", ["7H 8H 9H TH", "JH QH KH AH", "QS"], &[], true),
        (Fosdick::AcornHearts, "()", ["7H 8H 9H TH", "JH QH KH AH", ""], &[], false),
        (Fosdick::AcornHearts, "(queen_points: 0)", ["7H 8H 9H TH", "JH QH KH AH", ""], &[], true),
        (Fosdick::AcornHearts, "(queen_points: 0)", ["7H 8H 9H TH JH QH KH AH", "", ""], &[], false),
        (Fosdick::AcornHearts, "(queen_points: 0, moon: false)", ["7H 8H 9H TH JH QH KH AH", "", ""], &[], true),
        // The last trick counts.
        (Fosdick::FourMadQueens, "()", ["QC", "QD QH", "QS"], &[], false),
        (Fosdick::SlipperyPaws, "()", ["QS", "", ""], &[], false),
        (Fosdick::Finis, "()", ["", "", ""], &[], false),
        (Fosdick::CruelFate, "()", ["", "", ""], &[], false),
    ] {
        let options = legal_options(game, 3, rules);
        let state = ending(&options, &hands, &taken, bids);
        assert_eq!(Fosdick::decided(&state.public), decided, "{game:?} {rules} {taken:?} {bids:?}");
    }
}

/// Tries every line of play in thousands of random endings: a decided deal has one outcome.
#[test]
fn fo5_the_rest_of_a_decided_deal_changes_nothing_however_it_is_played() {
    let mut decided = 0;
    for seed in 0..3000 {
        let mut dice = Dice::seed_from_u64(seed);
        let game = match seed % 8 {
            0 => *one_of(&FAMILY, &mut dice),
            1..4 => Fosdick::FourBadQueens,
            _ => Fosdick::AcornHearts,
        };
        let players = 3 + up_to(3, &mut dice);
        let rules = match game {
            Fosdick::AcornHearts => *one_of(&["()", "(moon: false)", "(queen_points: 0)"], &mut dice),
            _ => "()",
        };
        let options = legal_options(game, players, rules);
        let Next::Deal(pack) = table(game, players, rules, 1).next() else {
            panic!("a game begins with a deal");
        };
        // Few cards are left; of the counting cards won, most belong to one player.
        let left = pack.choose(2 * players, &mut dice);
        let favourite = up_to(players - 1, &mut dice);
        let mut hands = vec![Cards::EMPTY; players];
        let mut rest = left;
        for hand in &mut hands {
            *hand = rest.choose(2, &mut dice);
            rest -= *hand;
        }
        let mut state = playing(&options, 1, &hands);
        let public = &mut state.public;
        public.tricks = public.hand_size() - 2;
        for card in pack - left {
            let seat = if up_to(9, &mut dice) == 0 { up_to(players - 1, &mut dice) } else { favourite };
            public.taken[Seat::new(seat)].insert(card);
        }
        for seat in Seat::all(players) {
            if up_to(2, &mut dice) > 0 {
                public.bids.insert(seat);
            }
        }
        if Fosdick::decided(public) {
            decided += 1;
            assert_eq!(outcomes(&state).len(), 1, "{state:?}");
        }
    }
    assert!(decided > 200, "only {decided} decided endings");
}

/// The rest is played by legal cards, and the score sheet stays the same.
#[test]
fn fo5_a_decided_deal_is_played_on_to_its_end() {
    let mut seen = 0;
    for seed in 0..40 {
        let mut table = table(Fosdick::AcornHearts, 3 + seed as usize % 4, "()", seed);
        let mut dice = Dice::seed_from_u64(seed);
        while table.next() != Next::Over {
            play_on_at(&mut table, 1, &mut dice);
            seen += usize::from(table.decided());
        }
        assert_eq!(table.sheet().rows.len(), 3 + seed as usize % 4);
    }
    assert!(seen > 0, "no deal was decided early");
    // Every deal has all its tricks.
    for played in deals(Fosdick::AcornHearts) {
        assert_eq!(played.tricks.len(), [10, 8, 6, 5][played.seats - 3]);
    }
}
