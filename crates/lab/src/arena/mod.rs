//! Plays whole games between bots as fast as the rules allow, without a log or undo. The traces
//! equal those of a [`misere_engine::table::Table`] that plays the same actions.
//!
//! A game depends only on its seed, its rules and its players, not on other games or the number of
//! threads, unless bots are limited by time.

mod decider;
mod histories;
pub(crate) mod latency;
mod observer;

use std::sync::atomic::{AtomicBool, Ordering};

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use decider::ask;
use histories::Histories;
pub use latency::{Latency, Times};
use misere_engine::cards::Cards;
use misere_engine::rules::options::HouseRules;
use misere_engine::rules::{BySeat, Event, Next, Rules, Score, Seat, Wins, winners};
use misere_engine::table::{Setup, SetupError, Table, Watch as _, cut, pack_for};
use misere_engine::trace::{Head, Lines};
use misere_players::bots::{Bot, Limit, Strategy, Thinker};
use misere_players::external::{ExternalBot, GameStart};
use misere_players::play::{PeekCheck, PeekReport, seed_of};
use observer::{EventRelay, Observer};

/// A game with its house rules, ready for any number of games.
pub trait Arena: Send + Sync {
    /// All house rules.
    fn rules(&self) -> HouseRules;
    /// The total that wins.
    fn wins(&self) -> Wins;
    /// Plays one game with a player for each seat. `None` if stopped.
    fn play(
        &self, game: GameNumber, players: &mut [ArenaPlayer<'_>], limit: Limit, recording: Recording<'_>,
        stop: &AtomicBool,
    ) -> Option<GameResult>;
    /// Deals the first pack of a game, without playing.
    fn deal(&self, game: GameNumber) -> Option<Dealt>;
    /// Plays one game and checks that no decision changes when cards hidden from the seat are swapped.
    /// `None` if stopped.
    fn check_peeking(&self, game: GameNumber, check: PeekCheck, bots: &[Bot], stop: &AtomicBool) -> Option<PeekReport>;
}

/// Figures to record during a game.
#[derive(Debug, Default)]
pub struct Recording<'a> {
    pub trace: Option<&'a mut Lines>,
    /// The time for decisions, for each seat.
    pub latency: Option<&'a mut [Latency]>,
}

/// A game of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameNumber {
    /// The seed of the run.
    pub seed: u64,
    /// The number of the game, from 0.
    pub number: u64,
}

/// The first deal of a game.
#[derive(Clone, Copy, Debug)]
pub struct Dealt {
    /// The cards that were shuffled.
    pub pack: Cards,
    pub hands: BySeat<Cards>,
}

#[derive(Debug)]
pub enum ArenaPlayer<'a> {
    /// One of the program's own bots.
    Bot(Bot),
    External(&'a mut ExternalBot),
}

impl ArenaPlayer<'_> {
    /// Tells whether past actions of the deal matter to it.
    const fn infers(&self) -> bool {
        matches!(self, Self::Bot(bot) if bot.level.infers())
    }
}

#[derive(Clone, Copy, Debug)]
pub struct GameResult {
    pub totals: BySeat<Score>,
    pub deals: u32,
    pub actions: u64,
}

/// The arena of a game whose type is known.
#[derive(Debug)]
pub struct ArenaOf<R: Rules> {
    game: R,
    options: R::Options,
    seats: usize,
    dealer: Option<Seat>,
}

impl<R: Strategy> ArenaOf<R> {
    /// An arena for games with this setup, apart from the seed, which each game has of its own.
    /// Does not check the number of seats.
    ///
    /// # Errors
    /// Returns an error if the dealer or a house rule is out of range.
    pub fn new(game: R, setup: &Setup) -> Result<Self, SetupError> {
        setup.check_dealer()?;
        Ok(Self {
            game,
            options: game.form(setup.seats).options(&setup.rules)?,
            seats: setup.seats,
            dealer: setup.dealer,
        })
    }

    /// The table of a game, before its first deal.
    fn table(&self, game: GameNumber) -> Option<Table<R>> {
        let setup = Setup {
            seats: self.seats,
            rules: self.rules(),
            seed: seed_of(game.seed, game.number),
            dealer: self.dealer,
        };
        Table::new(self.game, &setup).ok()
    }

    /// Plays a game from its cut to its end. `None` if stopped.
    fn run(
        &self, seed: u64, players: &mut [ArenaPlayer<'_>], mut thinker: Thinker<'_, R, ChaCha8Rng>,
        observer: &mut impl Observer<R>, mut latency: Option<&mut [Latency]>,
    ) -> Option<GameResult> {
        let dealer = self.dealer.unwrap_or_else(|| cut(seed, self.seats));
        let mut state = R::start(&self.options, self.seats, dealer);
        let mut histories = Histories::new(players);
        let stop = thinker.stop;
        let (mut deals, mut shuffles, mut actions) = (0, 0, 0);
        loop {
            match R::next(&state.public) {
                Next::Act(seat) => {
                    let view = state.view(seat);
                    let player = &mut players[seat.index()];
                    let latency = latency.as_mut().map(|all| &mut all[seat.index()]);
                    let action = ask(&mut thinker, player, view, histories.of(seat), latency);
                    observer.act(seat, action, players, |legal| R::legal(view, legal));
                    histories.note(&state, action);
                    R::apply(&mut state, action, observer);
                    actions += 1;
                }
                Next::Deal(cards) => {
                    if stop.load(Ordering::Relaxed) {
                        return None;
                    }
                    (deals, shuffles) = (deals + 1, 0);
                    histories.end_deal();
                    R::deal(&mut state, &pack_for(cards, seed, deals, 0), observer);
                }
                Next::Reshuffle(cards) => {
                    shuffles += 1;
                    let pack = pack_for(cards, seed, deals, shuffles);
                    R::deal(&mut state, &pack, observer);
                }
                Next::Over => break,
            }
            observer.tell_events(players);
        }
        // Bots that were stopped did not play as they otherwise would have.
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        Some(GameResult { totals: R::totals(&state.public), deals, actions })
    }
}

impl<R: Strategy> Arena for ArenaOf<R> {
    fn rules(&self) -> HouseRules {
        self.game.form(self.seats).values(&self.options)
    }

    fn wins(&self) -> Wins {
        R::WINS
    }

    fn play(
        &self, game: GameNumber, players: &mut [ArenaPlayer<'_>], limit: Limit,
        Recording { mut trace, latency }: Recording<'_>, stop: &AtomicBool,
    ) -> Option<GameResult> {
        let seed = seed_of(game.seed, game.number);
        let thinker = Thinker::new(limit, rng_of(seed, None), stop);
        let has_external = players.iter().any(|player| matches!(player, ArenaPlayer::External(_)));
        if trace.is_none() && !has_external {
            return self.run(seed, players, thinker, &mut (), latency);
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
            if let ArenaPlayer::External(bot) = player {
                bot.begin_game(&GameStart {
                    game: self.game.id(),
                    seats: self.seats,
                    rules: &rules,
                    seat,
                    bot_seed: bot_seed(game.number, seat),
                });
            }
        }
        let mut observer = EventRelay { lines: trace, legal: Vec::new(), news: has_external.then(Vec::new) };
        let result = self.run(seed, players, thinker, &mut observer, latency)?;
        let winners = winners::<R>(&result.totals);
        if let Some(lines) = observer.lines {
            lines.end(&winners, &result.totals);
        }
        for player in players {
            if let ArenaPlayer::External(bot) = player {
                bot.end_game(&winners, &result.totals);
            }
        }
        Some(result)
    }

    fn deal(&self, game: GameNumber) -> Option<Dealt> {
        let mut table = self.table(game)?;
        let Next::Deal(pack) = table.next() else { return None };
        table.shuffle();
        let hands = table.story().find_map(|event| match event {
            Event::Deal { hands, .. } => Some(*hands),
            _ => None,
        });
        hands.map(|hands| Dealt { pack, hands })
    }

    fn check_peeking(&self, game: GameNumber, check: PeekCheck, bots: &[Bot], stop: &AtomicBool) -> Option<PeekReport> {
        check.play(self.table(game)?, bots, stop)
    }
}

/// The seed that an external bot gets for its random choices. It depends only on the number of the
/// game: if it followed from the seed of the packs, a bot could try seeds until it knew every card.
fn bot_seed(number: u64, seat: Seat) -> u64 {
    rng_of(number, Some(seat)).next_u64() >> 11
}

/// The random numbers of a game besides its packs: one generator for the program's own bots, and one
/// for each external bot.
fn rng_of(seed: u64, seat: Option<Seat>) -> ChaCha8Rng {
    let mut key = *b"................Misere, minds 1.";
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8] = seat.map_or(0, |seat| seat.index() as u8 + 1);
    ChaCha8Rng::from_seed(key)
}
