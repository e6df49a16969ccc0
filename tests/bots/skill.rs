//! The memory and judgment of each level: weaker levels forget cards and misjudge the costs that the
//! heuristics compare, and no level misses a moon that cannot fail.

use std::sync::atomic::AtomicBool;

use misere::bots::{Level, Limit, Policy, decide};
use misere::cards::{Card, Cards, Suit, below};
use misere::games::clubs::Clubs;
use misere::games::combo::Combo;
use misere::games::fosdick::{Fosdick, Options, Phase};
use misere::games::garbo::{Garbo, Public};
use misere::games::mismatch::Mismatch;
use misere::rules::options::HouseRules;
use misere::rules::{Next, Rules, Seat, View};
use misere::table::{Session as _, Setup, Step, Table};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// A game, with access to the cards that a seat can forget.
struct Forgetful<R: Rules> {
    game: R,
    /// The cards played by others in this deal that neither lie face up nor fell in the last
    /// trick.
    gone: fn(&R::Public, Seat) -> Cards,
    /// The cards that count, which all but the weakest remember.
    counting: fn(&R::Public) -> Cards,
    /// Puts the second card in the place of the first, which was played.
    replace: fn(&mut R::Public, Card, Card),
}

/// Puts the second card in the place of the first in a set.
fn replace(cards: &mut Cards, [gone, other]: [Card; 2]) {
    if cards.contains(gone) {
        cards.remove(gone);
        cards.insert(other);
    }
}

impl<R: Policy> Forgetful<R> {
    /// If a card played long ago and one still out are swapped, Novice and Easy decide as before,
    /// because they cannot tell the two apart. Medium can, and sometimes decides differently.
    fn check(&self) {
        let stop = AtomicBool::new(false);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let (mut asked, mut matters) = (0, 0);
        for seed in 0..12 {
            let setup = Setup {
                seats: 4,
                rules: HouseRules::default(),
                seed,
                dealer: None,
            };
            let mut table = Table::new(self.game, &setup).expect("the usual rules");
            table.shuffle();
            while let Next::Act(seat) = table.next() {
                let view = table.view(seat);
                let decides = |view: View<'_, R>, level| {
                    decide(&view.to_seen(), level, Limit::Worlds(1), seed, &stop)
                };
                let counting = (self.counting)(view.public);
                let gone = (self.gone)(view.public, seat) - counting;
                let out = R::unseen(view) - counting;
                if let (Some(gone), Some(out)) = (gone.any(&mut rng), out.any(&mut rng)) {
                    let mut other = view.public.clone();
                    (self.replace)(&mut other, gone, out);
                    let twin = View {
                        public: &other,
                        ..view
                    };
                    for level in [Level::Novice, Level::Easy] {
                        let (one, other) = (decides(view, level), decides(twin, level));
                        let what = format!("seed {seed}, {level:?}: {gone} for {out}");
                        assert_eq!(one, other, "{}: {what}", self.game.id());
                    }
                    asked += 1;
                    let medium = [view, twin].map(|view| decides(view, Level::Medium));
                    matters += u32::from(medium[0] != medium[1]);
                }
                let moves = table.legal();
                let any = moves[below(&mut rng, moves.len() as u32) as usize];
                table.take(Step::Act(any)).expect("it is legal");
            }
        }
        let id = self.game.id();
        assert!(asked >= 50, "{id}: only {asked} decisions");
        assert!(matters > 0, "{id}: no card matters");
    }
}

#[test]
fn novice_and_easy_forget_what_was_played() {
    Forgetful {
        game: Clubs,
        gone: |public, seat| {
            let recent = public.trick.set() | public.last.trick.set();
            public.seen() - public.played[seat] - recent
        },
        counting: |_| Cards::suit(Suit::Clubs),
        replace: |public, gone, other| {
            for seat in Seat::all(4) {
                replace(&mut public.played[seat], [gone, other]);
            }
        },
    }
    .check();
    Forgetful {
        game: Mismatch,
        gone: |public, _| {
            let face_up = public.piles.iter().map(|pile| pile.face_up);
            let shown = face_up.fold(public.trick.set(), |all, cards| all | cards);
            public.seen() - shown - public.last.trick.set()
        },
        counting: |_| Cards::EMPTY,
        replace: |public, gone, other| {
            for seat in Seat::all(4) {
                replace(&mut public.played[seat], [gone, other]);
            }
        },
    }
    .check();
    for game in [Fosdick::SlipperyPaws, Fosdick::Finis, Fosdick::AcornHearts] {
        Forgetful {
            game,
            gone: |public, seat| {
                let played = public.played.each().filter(|&(other, _)| other != seat);
                let all = played.fold(Cards::EMPTY, |all, (_, &cards)| all | cards);
                all - public.trick.set() - public.last.trick.set()
            },
            counting: |public| public.contract.penalties(),
            replace: |public, gone, other| {
                for seat in Seat::all(4) {
                    replace(&mut public.played[seat], [gone, other]);
                }
            },
        }
        .check();
    }
}

/// FB-2: whether a level bids to win all queens with this hand and the first lead.
fn bids(hand: &str, level: Level, luck: u64) -> bool {
    let hand: Cards = hand.parse().expect("cards");
    let options = Options::usual(Fosdick::FourBadQueens, 4);
    let dealer = Seat::new(0);
    let mut state = Fosdick::start(&options, 4, dealer);
    let leader = state.public.leader();
    state.public.deal = 1;
    state.public.phase = Phase::Bidding;
    state.public.turn = leader;
    let mut others = Seat::all(4).filter(|&seat| seat != leader).cycle();
    for card in state.public.pack() - hand {
        let seat = others.next().expect("there is no end");
        state.private[seat].hand.insert(card);
    }
    state.private[leader].hand = hand;
    let seen = state.view(leader).to_seen();
    let stop = AtomicBool::new(false);
    let bid = decide(&seen, level, Limit::Worlds(100), luck, &stop);
    bid.to_string() == "moon"
}

#[test]
fn every_level_bids_a_sure_moon_and_none_bids_a_hopeless_one() {
    for level in Level::OPPONENTS {
        for luck in 0..4 {
            assert!(bids("AH KH QH JH TH 9H 8H 7H", level, luck), "{level:?}");
            assert!(bids("AC KC QC JC AD KD QD JD", level, luck), "{level:?}");
            assert!(!bids("7C 8C 7D 8D 7H 8H 7S 8S", level, luck), "{level:?}");
            assert!(!bids("AC 7C 8D TD 9H JH KS 7S", level, luck), "{level:?}");
        }
    }
}

/// The heuristic's choice is the cheapest by its own costs, in positions that are `judged` by
/// costs. These are the costs that weaker levels misjudge.
fn chooses_the_cheapest<R: Policy>(game: R, seats: usize, judged: fn(&R::Public) -> bool) {
    let id = game.id();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut decisions = 0;
    for seed in 0..4 {
        let setup = Setup {
            seats,
            rules: HouseRules::default(),
            seed,
            dealer: None,
        };
        let mut table = Table::new(game, &setup).expect("the usual rules");
        loop {
            match table.next() {
                Next::Over => break,
                Next::Deal(_) | Next::Reshuffle(_) => table.shuffle(),
                Next::Act(seat) => {
                    let (view, moves) = (table.view(seat), table.legal());
                    let costs = R::costs(view, &moves, &mut rng.clone());
                    let choice = moves.len() > 1 && judged(view.public);
                    if let Some(costs) = costs.filter(|_| choice) {
                        let least = costs.iter().copied().fold(f32::INFINITY, f32::min);
                        let place = R::choose(view, &moves, &mut rng.clone());
                        let cost = costs[place];
                        assert!(cost <= least + 1e-3, "{id}, seed {seed}: {cost}, {least}");
                        decisions += 1;
                    }
                    let any = moves[below(&mut rng, moves.len() as u32) as usize];
                    table.take(Step::Act(any)).expect("it is legal");
                }
            }
        }
    }
    assert!(decisions > 50, "{id}: only {decisions} decisions");
}

#[test]
fn the_heuristic_chooses_its_cheapest_move() {
    chooses_the_cheapest(Clubs, 4, |_| true);
    chooses_the_cheapest(Mismatch, 4, |_| true);
    chooses_the_cheapest(Combo, 3, |_| true);
    // The last cards of level two are solved exactly.
    chooses_the_cheapest(Garbo, 2, Public::is_level_one);
    for game in Fosdick::COMPONENTS {
        chooses_the_cheapest(game, 4, |_| true);
    }
}
