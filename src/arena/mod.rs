//! Whole games between computer players, one after another as fast as the rules allow: no log, no
//! undo, and every action applied as soon as it is decided. A [`crate::table::Table`] that is
//! given the same actions gives the same trace.
//!
//! A game depends on its seed, its rules and its players, and on nothing else: not on the games
//! before it, not on how many run at once (unless players think by the clock).

mod twins;

use std::sync::atomic::{AtomicBool, Ordering};

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::bots::{self, Bot, History, Limit, Policy};
use crate::external::{ExternalBot, GameStart};
use crate::rules::options::HouseRules;
use crate::rules::{BySeat, Event, EventSink, Next, Rules, Score, Seat, Wins, winners};
use crate::table::{Setup, SetupError, Table, cut, pack_for};
use crate::trace::{Head, Lines};
pub use twins::Twins;

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
    /// Plays one game, with a player for each seat, and tells its trace if asked to; nothing comes
    /// out if it was stopped.
    fn play(
        &self,
        game: Numbered,
        players: &mut [Player<'_>],
        limit: Limit,
        trace: Option<&mut Lines>,
        stop: &AtomicBool,
    ) -> Option<Outcome>;
    /// Plays one game, or its first `most` decisions, with a player for each seat, and asks at each
    /// decision whether it is the same where cards that the seat cannot know are swapped; nothing
    /// comes out if it was stopped.
    fn swap_hidden(
        &self,
        game: Numbered,
        most: u64,
        bots: &[Bot],
        limit: Limit,
        stop: &AtomicBool,
    ) -> Option<Twins>;
}

/// A game of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbered {
    /// The seed of the run.
    pub seed: u64,
    /// The game's number within it.
    pub number: u64,
}

/// Who sits on a seat.
#[derive(Debug)]
pub enum Player<'a> {
    /// One of the program's own players.
    Bot(Bot),
    /// A program from outside.
    Outside(&'a mut ExternalBot),
}

impl Player<'_> {
    /// Does it go by what the others have done since the deal?
    const fn looks_back(&self) -> bool {
        matches!(self, Self::Bot(bot) if bot.level.looks_back())
    }
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
    pub fn new(game: R, setup: &Setup) -> Result<Self, SetupError> {
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
        seed: u64,
        players: &mut [Player<'_>],
        limit: Limit,
        witness: &mut impl Observer<R>,
        stop: &AtomicBool,
    ) -> Option<Outcome> {
        let dealer = self.dealer.unwrap_or_else(|| cut(seed, self.seats));
        let mut state = R::start(&self.options, self.seats, dealer);
        let mut luck = luck(seed, None);
        let (mut moves, mut past) = (Vec::new(), History::default());
        let remembers = players.iter().any(Player::looks_back);
        let (mut deals, mut shuffles, mut actions) = (0, 0, 0);
        loop {
            match R::next(&state.public) {
                Next::Act(seat) => {
                    let view = state.view(seat);
                    let action = match &mut players[seat.index()] {
                        Player::Bot(bot) => {
                            let (luck, moves) = (&mut luck, &mut moves);
                            bots::choose(view, &past, *bot, limit, luck, moves, stop)
                        }
                        Player::Outside(program) => {
                            moves.clear();
                            R::legal(view, &mut moves);
                            let texts: Vec<String> =
                                moves.iter().map(R::Action::to_string).collect();
                            moves[program.decide(&R::scene(view), &texts, stop)]
                        }
                    };
                    witness.act(seat, action, players, |legal| R::legal(view, legal));
                    if remembers {
                        past.note(&state.public, action);
                    }
                    R::apply(&mut state, action, witness);
                    actions += 1;
                }
                Next::Deal(cards) => {
                    if stop.load(Ordering::Relaxed) {
                        return None;
                    }
                    (deals, shuffles) = (deals + 1, 0);
                    past.clear();
                    R::deal(&mut state, &pack_for(cards, seed, deals, 0), witness);
                }
                Next::Reshuffle(cards) => {
                    shuffles += 1;
                    R::deal(&mut state, &pack_for(cards, seed, deals, shuffles), witness);
                }
                Next::Over => break,
            }
            witness.tell_events(players);
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
        game: Numbered,
        players: &mut [Player<'_>],
        limit: Limit,
        mut trace: Option<&mut Lines>,
        stop: &AtomicBool,
    ) -> Option<Outcome> {
        let seed = seed_of(game.seed, game.number);
        let programs = players
            .iter()
            .any(|player| matches!(player, Player::Outside(_)));
        if trace.is_none() && !programs {
            return self.run(seed, players, limit, &mut (), stop);
        }
        let rules = self.rules();
        if let Some(lines) = &mut trace {
            lines.game(&Head {
                game: self.game.id(),
                seats: self.seats,
                rules: &rules,
                seed: game.seed,
                number: game.number,
            });
        }
        for (seat, player) in Seat::all(self.seats).zip(players.iter_mut()) {
            if let Player::Outside(program) = player {
                program.begin_game(&GameStart {
                    game: self.game.id(),
                    seats: self.seats,
                    rules: &rules,
                    seat,
                    luck: luck_of(seed, seat),
                });
            }
        }
        let mut scribe = TraceObserver {
            lines: trace,
            legal: Vec::new(),
            news: programs.then(Vec::new),
        };
        let outcome = self.run(seed, players, limit, &mut scribe, stop)?;
        let winners = winners::<R>(&outcome.totals);
        if let Some(lines) = scribe.lines {
            lines.end(&winners, &outcome.totals);
        }
        for player in players {
            if let Player::Outside(program) = player {
                program.end_game(&winners, &outcome.totals);
            }
        }
        Some(outcome)
    }

    fn swap_hidden(
        &self,
        game: Numbered,
        most: u64,
        bots: &[Bot],
        limit: Limit,
        stop: &AtomicBool,
    ) -> Option<Twins> {
        let setup = Setup {
            seats: self.seats,
            rules: self.rules(),
            seed: seed_of(game.seed, game.number),
            dealer: self.dealer,
        };
        let table = Table::new(self.game, &setup).ok()?;
        twins::play(table, most, bots, limit, stop)
    }
}

/// What everyone at a table has seen done since the deal.
pub fn past<R: Rules>(table: &Table<R>) -> History<R> {
    let mut past = History::default();
    table.retrace(|state, action| past.note(&state.public, action));
    past
}

/// The number from which a program from outside that has this seat draws its random choices.
pub fn luck_of(seed: u64, seat: Seat) -> u64 {
    luck(seed, Some(seat)).next_u64() >> 11
}

/// Where random numbers besides the packs come from: one generator a game for the program's own
/// players, one more for each seat of a program from outside.
fn luck(seed: u64, seat: Option<Seat>) -> ChaCha8Rng {
    let mut key = *b"................Misere, minds 1.";
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8] = seat.map_or(0, |seat| seat.index() as u8 + 1);
    ChaCha8Rng::from_seed(key)
}

/// Hears of the actions too. `()` does not listen and costs nothing.
trait Observer<R: Rules>: EventSink {
    /// Hears of an action before it is done; `list` adds all that are legal.
    fn act(
        &mut self,
        seat: Seat,
        action: R::Action,
        players: &mut [Player<'_>],
        list: impl FnOnce(&mut Vec<R::Action>),
    );

    /// Tells external bots the events since the last call.
    fn tell_events(&mut self, players: &mut [Player<'_>]);
}

impl<R: Rules> Observer<R> for () {
    fn act(
        &mut self,
        _: Seat,
        _: R::Action,
        _: &mut [Player<'_>],
        _: impl FnOnce(&mut Vec<R::Action>),
    ) {
    }

    fn tell_events(&mut self, _: &mut [Player<'_>]) {}
}

/// Writes the trace, and tells programs from outside what they may hear.
struct TraceObserver<'a, A> {
    lines: Option<&'a mut Lines>,
    legal: Vec<A>,
    /// What has happened that the programs do not know yet, if there are any.
    news: Option<Vec<Event>>,
}

impl<A> EventSink for TraceObserver<'_, A> {
    const LISTENS: bool = true;

    fn note(&mut self, event: impl FnOnce() -> Event) {
        let event = event();
        if let Some(lines) = &mut self.lines {
            lines.event(&event);
        }
        if let Some(news) = &mut self.news {
            news.push(event);
        }
    }
}

impl<R: Rules> Observer<R> for TraceObserver<'_, R::Action> {
    fn act(
        &mut self,
        seat: Seat,
        action: R::Action,
        players: &mut [Player<'_>],
        list: impl FnOnce(&mut Vec<R::Action>),
    ) {
        if let Some(lines) = &mut self.lines {
            let legal = lines.wants_legal().then(|| {
                self.legal.clear();
                list(&mut self.legal);
                self.legal.as_slice()
            });
            lines.act(seat, &action, legal);
        }
        if self.news.is_some() {
            for player in players {
                if let Player::Outside(program) = player {
                    program.tell_action(seat, action);
                }
            }
        }
    }

    fn tell_events(&mut self, players: &mut [Player<'_>]) {
        let Some(events) = &mut self.news else { return };
        for player in players {
            if let Player::Outside(program) = player {
                for event in events.iter() {
                    program.tell_event(event);
                }
            }
        }
        events.clear();
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
