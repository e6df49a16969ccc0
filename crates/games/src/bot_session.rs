//! A session of any game with bots, which decide, and whose decisions can be studied.

use std::sync::atomic::AtomicBool;

use misere_engine::rules::{Message, Next, ParseActionError, Rules, Seat};
use misere_engine::table::{Session, Table, Watch as _};
use misere_engine::trace::{self, Lines};
use misere_players::bots::{Bot, Limit, Strategy, alike};
use misere_players::external::{ExternalBot, GameStart};
use misere_players::play::{self, Knowledge, PeekReport};
use misere_players::puzzles::{self, Margin, Puzzle};
use misere_players::review::{self, Advice, Coach, Mark, Review, Verdict, VerdictWords};

use crate::play::{HintJob, Play};

/// A bot's pending decision; returns the action's text.
pub type MoveJob = Box<dyn FnOnce(&AtomicBool) -> String + Send>;

/// Tells an external bot what has happened; runs on any thread.
pub type Updates = Box<dyn FnOnce(&mut ExternalBot) + Send>;

/// A pending comment by the coach; `None` if there is none to make, or if stopped.
pub type CoachJob = Box<dyn FnOnce(&AtomicBool) -> Option<Advice> + Send>;

/// A pending check that no computer player peeks. Calls its function argument after each decision; `None` if stopped.
pub type PeekJob = Box<dyn FnOnce(&AtomicBool, &mut dyn FnMut()) -> Option<PeekReport> + Send>;

/// A pending review. Calls its function argument with each part as soon as it is known; `None` if stopped.
pub type ReviewJob = Box<dyn FnOnce(&AtomicBool, &mut dyn FnMut(review::Progress)) -> Option<Review> + Send>;

/// A session in which bots can play, and whose decisions can be studied.
pub trait BotSession: Session + Play {
    /// The decision of a bot for the seat to act, to be run on any thread; `None` if no action is
    /// due. It holds only what that seat may know.
    fn think(&self, bot: Bot, limit: Limit, seed: u64) -> Option<MoveJob>;

    /// Like [`Self::think`], but the same everywhere after the same course of a game, see [`alike`].
    fn think_alike(&self, bot: Bot) -> Option<MoveJob> {
        let Next::Act(seat) = self.next() else { return None };
        let seed = alike::decision_seed(self.seed(), seat, self.deal_number(), self.at());
        self.think(bot, alike::LIMIT, seed)
    }

    /// The updates for a program that plays this seat and knows the first `since` steps of the log.
    /// A program that knows none is sent the start of the game first.
    fn news(&self, seat: Seat, since: usize) -> Updates;

    /// The lines of a trace that a seat may know, starting from step `since` of the log.
    fn lines(&self, seat: Seat, since: usize) -> Lines;

    /// A check of all decisions of this game, to be run on any thread: each bot decides again with and without hidden
    /// cards swapped, and must choose the same. For seats without a bot, hints are checked instead.
    fn check_peeking(&self, bots: Vec<Option<Bot>>, limit: Limit) -> PeekJob;

    /// A review of the finished deals of this game, to be run on any thread.
    fn review(&self, request: review::Request) -> ReviewJob;

    /// The decisions of each seat that reviews judge, each as the number of steps before it.
    fn decisions(&self) -> Vec<Vec<usize>>;

    /// The coach's comment on an action that the seat to act is about to take, to be run on any thread; `None` if it is
    /// no decision. It holds only what that seat may know.
    fn coach(&self, action: &str, least: Mark, seed: u64) -> Option<CoachJob>;

    /// The words for a verdict; `None` if it is not on a decision of this game.
    fn verdict_words(&self, verdict: &Verdict) -> Option<VerdictWords>;

    /// Lets Medium play the first deal of this game and looks for puzzles in it. `None` if stopped.
    fn mine_puzzles(&self, seed: u64, stop: &AtomicBool) -> Option<Vec<Puzzle>>;

    /// Tells whether an answer to the present position is still clearly the best in worlds of another seed. `None` if
    /// stopped.
    ///
    /// # Errors
    /// Returns an error if the text is not an action of the game.
    fn check_answer(&self, answer: &str, seed: u64, stop: &AtomicBool) -> Result<Option<bool>, ParseActionError>;

    /// The reason why an action of the seat to act is good, in one sentence from what the seat knows; `None` if there
    /// is no simple reason, or no action is due.
    ///
    /// # Errors
    /// Returns an error if the text is not an action of the game.
    fn reason(&self, action: &str) -> Result<Option<Message>, ParseActionError>;

    /// The game as a seat sees it that may choose at the same time as the seat to act, after its choice if it has made
    /// one, see [`Table::asked_at_once`].
    fn asked_at_once(&self, seat: Seat, choice: Option<&str>) -> Option<Box<dyn BotSession>>;

    /// A hint for a seat that is asked for a decision, be it at the same time as the seat to act.
    fn advise_seat(&self, seat: Seat, limit: Limit, seed: u64) -> Option<HintJob> {
        match self.asked_at_once(seat, None) {
            Some(asked) => asked.advise(limit, seed),
            None => self.advise(limit, seed),
        }
    }

    /// A copy that can be moved through and continued without changing this game.
    fn copy(&self) -> Box<dyn BotSession>;
}

impl<R: Rules + Strategy> BotSession for Table<R> {
    fn think(&self, bot: Bot, limit: Limit, seed: u64) -> Option<MoveJob> {
        let known = if bot.level.infers() { Knowledge::of(self)? } else { Knowledge::of_present(self)? };
        Some(Box::new(move |stop| known.decide(bot, limit, seed, stop).to_string()))
    }

    fn news(&self, seat: Seat, since: usize) -> Updates {
        let (game, seats, rules) = (self.id(), self.seats(), self.rules());
        let lines = self.lines(seat, since);
        Box::new(move |program| {
            if since == 0 {
                // This must not follow from the seed of the packs, which would give the cards away.
                let random = getrandom::u64().expect("the system has random numbers");
                program.begin_game(&GameStart { game, seats, rules: &rules, seat, bot_seed: random >> 11 });
            }
            program.tell_lines(&lines);
        })
    }

    fn lines(&self, seat: Seat, since: usize) -> Lines {
        trace::seen_by(self, seat, since)
    }

    fn check_peeking(&self, bots: Vec<Option<Bot>>, limit: Limit) -> PeekJob {
        let table = self.clone();
        Box::new(move |stop, done| play::check_game(&table, &bots, limit, stop, done))
    }

    fn review(&self, request: review::Request) -> ReviewJob {
        let table = self.clone();
        Box::new(move |stop, found| review::review(&table, &request, stop, found))
    }

    fn decisions(&self) -> Vec<Vec<usize>> {
        review::decisions(self)
    }

    fn coach(&self, action: &str, least: Mark, seed: u64) -> Option<CoachJob> {
        let found = self.legal().into_iter().find(|one| one.to_string() == action)?;
        let coach = Coach::of(self, found)?;
        Some(Box::new(move |stop| coach.advise(least, seed, stop)))
    }

    fn verdict_words(&self, verdict: &Verdict) -> Option<VerdictWords> {
        review::words(self, verdict)
    }

    fn mine_puzzles(&self, seed: u64, stop: &AtomicBool) -> Option<Vec<Puzzle>> {
        puzzles::mine(self, seed, stop)
    }

    fn check_answer(&self, answer: &str, seed: u64, stop: &AtomicBool) -> Result<Option<bool>, ParseActionError> {
        let margin = Margin::CHECKED;
        Ok(puzzles::holds(self, answer.parse()?, margin, seed, stop))
    }

    fn reason(&self, action: &str) -> Result<Option<Message>, ParseActionError> {
        let action = action.parse()?;
        let known = Knowledge::of_present(self);
        Ok(known.and_then(|known| R::reason(known.view(), action)))
    }

    fn asked_at_once(&self, seat: Seat, choice: Option<&str>) -> Option<Box<dyn BotSession>> {
        let choice = match choice.map(str::parse) {
            Some(Ok(action)) => Some(action),
            Some(Err(_)) => return None,
            None => None,
        };
        let asked = Self::asked_at_once(self, seat, choice)?;
        Some(Box::new(asked))
    }

    fn copy(&self) -> Box<dyn BotSession> {
        Box::new(self.clone())
    }
}
