//! Whole games between computer players, one after another as fast as the rules allow: no log, no
//! undo, and every action applied as soon as it is decided. A [`crate::table::Table`] that is
//! given the same actions gives the same trace.
//!
//! A game depends on its seed, its rules and its players, and on nothing else: not on the games
//! before it, not on how many run at once (unless players think by the clock).

use std::sync::atomic::{AtomicBool, Ordering};

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::bots::{self, Level, Limit, Policy};
use crate::rules::options::HouseRules;
use crate::rules::{BySeat, Next, Rules, Score, Seat, Sink, Wins, winners};
use crate::table::{NoSetup, Setup, cut, pack_for};
use crate::trace::{Head, Lines};

/// The seed of a run's game: a pure function of the run's seed and the game's number, from 0.
///
/// The run's seed, with the number scrambled (the finalizer of SplitMix64, which takes no two
/// numbers to the same) laid over it by exclusive or. So game 0 of a run is the game of the run's
/// seed itself, and no two games of a run have the same seed. Pinned by a test: it must never
/// change.
pub const fn seed_of(seed: u64, number: u64) -> u64 {
    let mut mixed = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    seed ^ mixed ^ mixed >> 31
}

/// What is played: a game with its house rules, ready for any number of games.
pub trait Arena: Send + Sync {
    /// Every house rule.
    fn rules(&self) -> HouseRules;
    /// Which total wins.
    fn wins(&self) -> Wins;
    /// Plays one game, and tells its trace if asked to; nothing comes out if it was stopped.
    fn play(
        &self,
        match_up: &MatchUp<'_>,
        trace: Option<&mut Lines>,
        stop: &AtomicBool,
    ) -> Option<Outcome>;
}

/// Which game is played, and by whom.
#[derive(Clone, Copy, Debug)]
pub struct MatchUp<'a> {
    /// The seed of the run.
    pub seed: u64,
    /// The game's number within it.
    pub number: u64,
    /// Who sits on each seat.
    pub players: &'a [Level],
    /// How long they may think.
    pub limit: Limit,
}

/// What a game came to.
#[derive(Clone, Copy, Debug)]
pub struct Outcome {
    /// The totals at its end.
    pub totals: BySeat<Score>,
    /// How many deals it had.
    pub deals: u32,
    /// How many actions.
    pub actions: u64,
}

/// The arena of a game with its type.
#[derive(Debug)]
pub struct ArenaOf<R: Rules> {
    game: R,
    options: R::Options,
    seats: usize,
    dealer: Option<Seat>,
}

impl<R: Policy> ArenaOf<R> {
    /// An arena for games set up like this one, each with a seed of its own.
    ///
    /// # Errors
    /// House rules out of range. The number of seats is the menu's to check.
    pub fn new(game: R, setup: &Setup) -> Result<Self, NoSetup> {
        setup.check_dealer()?;
        Ok(Self {
            game,
            options: game.form(setup.seats).options(&setup.rules)?,
            seats: setup.seats,
            dealer: setup.dealer,
        })
    }

    fn run(
        &self,
        match_up: &MatchUp<'_>,
        witness: &mut impl Witness<R>,
        stop: &AtomicBool,
    ) -> Option<Outcome> {
        let seed = seed_of(match_up.seed, match_up.number);
        let dealer = self.dealer.unwrap_or_else(|| cut(seed, self.seats));
        let mut state = R::start(&self.options, self.seats, dealer);
        let mut luck = luck(seed);
        let mut moves = Vec::new();
        let (mut deals, mut shuffles, mut actions) = (0, 0, 0);
        loop {
            match R::next(&state.public) {
                Next::Act(seat) => {
                    let view = state.view(seat);
                    let level = match_up.players[seat.index()];
                    let limit = match_up.limit;
                    let action = bots::choose(view, level, limit, &mut luck, &mut moves, stop);
                    witness.act(seat, action, |legal| R::legal(view, legal));
                    R::apply(&mut state, action, witness);
                    actions += 1;
                }
                Next::Deal(cards) => {
                    if stop.load(Ordering::Relaxed) {
                        return None;
                    }
                    (deals, shuffles) = (deals + 1, 0);
                    R::deal(&mut state, &pack_for(cards, seed, deals, 0), witness);
                }
                Next::Refill(cards) => {
                    shuffles += 1;
                    R::deal(&mut state, &pack_for(cards, seed, deals, shuffles), witness);
                }
                Next::Over => break,
            }
        }
        // Players that were told to stop have not played as they would.
        (!stop.load(Ordering::Relaxed)).then(|| Outcome {
            totals: R::totals(&state.public),
            deals,
            actions,
        })
    }
}

impl<R: Policy> Arena for ArenaOf<R> {
    fn rules(&self) -> HouseRules {
        self.game.form(self.seats).values(&self.options)
    }

    fn wins(&self) -> Wins {
        R::WINS
    }

    fn play(
        &self,
        match_up: &MatchUp<'_>,
        trace: Option<&mut Lines>,
        stop: &AtomicBool,
    ) -> Option<Outcome> {
        let Some(lines) = trace else {
            return self.run(match_up, &mut (), stop);
        };
        lines.game(&Head {
            game: self.game.id(),
            seats: self.seats,
            rules: &self.rules(),
            seed: match_up.seed,
            number: match_up.number,
        });
        let legal = Vec::new();
        let outcome = self.run(match_up, &mut Scribe { lines, legal }, stop)?;
        lines.end(&winners::<R>(&outcome.totals), &outcome.totals);
        Some(outcome)
    }
}

/// Where the players' random numbers come from: one generator a game, apart from the packs'.
fn luck(seed: u64) -> ChaCha8Rng {
    let mut key = *b"................Misere, minds 1.";
    key[..8].copy_from_slice(&seed.to_le_bytes());
    ChaCha8Rng::from_seed(key)
}

/// Hears of the actions too. `()` does not listen and costs nothing.
trait Witness<R: Rules>: Sink {
    /// Hears of an action before it is done; `list` adds all that are lawful.
    fn act(&mut self, seat: Seat, action: R::Action, list: impl FnOnce(&mut Vec<R::Action>));
}

impl<R: Rules> Witness<R> for () {
    fn act(&mut self, _: Seat, _: R::Action, _: impl FnOnce(&mut Vec<R::Action>)) {}
}

/// Writes the trace.
struct Scribe<'a, A> {
    lines: &'a mut Lines,
    legal: Vec<A>,
}

impl<A> Sink for Scribe<'_, A> {
    const LISTENS: bool = true;

    fn note(&mut self, event: impl FnOnce() -> crate::rules::Event) {
        self.lines.note(event);
    }
}

impl<R: Rules> Witness<R> for Scribe<'_, R::Action> {
    fn act(&mut self, seat: Seat, action: R::Action, list: impl FnOnce(&mut Vec<R::Action>)) {
        let legal = self.lines.wants_legal().then(|| {
            self.legal.clear();
            list(&mut self.legal);
            self.legal.as_slice()
        });
        self.lines.act(seat, &action, legal);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ranges of games that were run apart must add up for good.
    #[test]
    fn the_seed_of_each_game_is_pinned() {
        assert_eq!(seed_of(7, 0), 7);
        assert_eq!(seed_of(0, 1), 16_294_208_416_658_607_535);
        assert_eq!(seed_of(7, 1), 16_294_208_416_658_607_528);
        assert_eq!(seed_of(u64::MAX, 1_000_000), 16_298_919_056_713_109_262);
    }

    #[test]
    fn no_two_games_of_a_run_are_alike() {
        let seeds: std::collections::HashSet<u64> = (0..10_000).map(|n| seed_of(3, n)).collect();
        assert_eq!(seeds.len(), 10_000);
    }
}
