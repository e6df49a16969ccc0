//! The memory and judgment of each level: weaker levels forget cards and misjudge the costs that the
//! heuristics compare.

use std::sync::atomic::AtomicBool;

use misere_engine::cards::{Card, Cards, below};
use misere_engine::rules::options::HouseRules;
use misere_engine::rules::{Next, Rules, Seat, View};
use misere_engine::table::{Setup, Step, Table, Watch as _};
use misere_players::bots::{Level, Limit, Strategy, decide};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// A game, with access to the cards that a seat can forget.
pub struct Forgetful<R: Rules> {
    pub game: R,
    /// The cards played by others in this deal that neither lie face up nor fell in the last
    /// trick.
    pub gone: fn(&R::Public, Seat) -> Cards,
    /// The cards that count, which all but the weakest remember.
    pub counting: fn(&R::Public) -> Cards,
    /// Puts the second card in the place of the first, which was played.
    pub replace: fn(&mut R::Public, Card, Card),
}

/// Puts the second card in the place of the first in a set.
pub fn replace(cards: &mut Cards, [gone, other]: [Card; 2]) {
    if cards.contains(gone) {
        cards.remove(gone);
        cards.insert(other);
    }
}

impl<R: Strategy> Forgetful<R> {
    /// If a card played long ago and one still out are swapped, Novice and Easy decide as before,
    /// because they cannot tell the two apart. Medium can, and sometimes decides differently.
    pub fn check(&self) {
        let stop = AtomicBool::new(false);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let (mut asked, mut matters) = (0, 0);
        for seed in 0..12 {
            let setup = Setup { seats: 4, rules: HouseRules::default(), seed, dealer: None };
            let mut table = Table::new(self.game, &setup).expect("the usual rules");
            table.shuffle();
            while let Next::Act(seat) = table.next() {
                let view = table.view(seat);
                let decides = |view: View<'_, R>, level| decide(&view.to_seen(), level, Limit::Worlds(1), seed, &stop);
                let counting = (self.counting)(view.public);
                let gone = (self.gone)(view.public, seat) - counting;
                let out = R::unseen(view) - counting;
                if let (Some(gone), Some(out)) = (gone.any(&mut rng), out.any(&mut rng)) {
                    let mut other = view.public.clone();
                    (self.replace)(&mut other, gone, out);
                    let twin = View { public: &other, ..view };
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

/// The heuristic's choice is the cheapest by its own costs, in positions that are `judged` by
/// costs. These are the costs that weaker levels misjudge.
pub fn chooses_the_cheapest<R: Strategy>(game: R, seats: usize, judged: fn(&R::Public) -> bool) {
    let id = game.id();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut decisions = 0;
    for seed in 0..4 {
        let setup = Setup { seats, rules: HouseRules::default(), seed, dealer: None };
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
