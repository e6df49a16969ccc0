//! A table at which computer players sit, whichever its game is: they think, advise and give
//! account.

use std::sync::atomic::AtomicBool;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::arena::{luck_of, past};
use crate::bots::search::Appraisal;
use crate::bots::{self, Bot, History, Limit, Policy};
use crate::external::{ExternalBot, GameStart};
use crate::rules::{Next, Rules, Seat, View};
use crate::table::{Session, Table};
use crate::trace;

/// What a computer player does when it is let think: the text of its action comes out.
pub type MoveJob = Box<dyn FnOnce(&AtomicBool) -> String + Send>;

/// Tells a program from outside what has happened, on whichever thread asks it then.
pub type Updates = Box<dyn FnOnce(&mut ExternalBot) + Send>;

/// What comes out of thinking about a hint.
pub type HintJob = Box<dyn FnOnce(&AtomicBool) -> Advice + Send>;

/// A hint: what the best computer player would do, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The action's text: `play QS`.
    pub action: String,
    /// One sentence, from what the seat knows.
    pub reason: String,
    /// What it thinks of everything that is legal, the action first and the best of the others
    /// next.
    pub values: Vec<Opinion>,
    /// What the values are, in a sentence.
    pub points: &'static str,
}

/// What the best computer player thinks of a legal action.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion {
    /// Its text: `play QS`.
    pub action: String,
    /// What a voice says.
    pub spoken: String,
    /// The points that it brings, more being better, with their standard error:
    /// `−2.1 ± 0.3`; none if it was not looked at.
    pub value: Option<String>,
}

/// A session at which computer players can sit.
pub trait BotSession: Session {
    /// The thinking of the seat whose turn it is, to be run on any thread; none if no action is
    /// due. It holds what that seat may know and nothing else.
    fn think(&self, bot: Bot, limit: Limit, seed: u64) -> Option<MoveJob>;

    /// What a program from outside that has this seat is to be told, if it knows of the first
    /// `since` steps of the log; one that knows of none is greeted first.
    fn news(&self, seat: Seat, since: usize) -> Updates;

    /// The thinking about a hint for the seat whose turn it is, likewise.
    fn advise(&self, limit: Limit, seed: u64) -> Option<HintJob>;

    /// Who acted last in this deal, and why that may have been a good idea, from what everyone
    /// knew; none before the first action.
    fn account(&self) -> Option<(Seat, String)>;
}

impl<R: Rules + Policy> BotSession for Table<R> {
    fn think(&self, bot: Bot, limit: Limit, seed: u64) -> Option<MoveJob> {
        let Next::Act(seat) = self.next() else {
            return None;
        };
        let seen = self.seen(seat);
        let past = if bot.level.looks_back() {
            past(self)
        } else {
            History::default()
        };
        Some(Box::new(move |stop| {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut moves = Vec::new();
            let view = seen.view();
            bots::choose(view, &past, bot, limit, &mut rng, &mut moves, stop).to_string()
        }))
    }

    fn news(&self, seat: Seat, since: usize) -> Updates {
        let (game, seats, rules) = (self.id(), self.seats(), self.rules());
        let luck = luck_of(self.seed(), seat);
        let lines = trace::seen_by(self, seat, since);
        Box::new(move |program| {
            if since == 0 {
                program.begin_game(&GameStart {
                    game,
                    seats,
                    rules: &rules,
                    seat,
                    luck,
                });
            }
            program.tell_lines(&lines);
        })
    }

    fn advise(&self, limit: Limit, seed: u64) -> Option<HintJob> {
        let Next::Act(seat) = self.next() else {
            return None;
        };
        let (seen, past) = (self.seen(seat), past(self));
        Some(Box::new(move |stop| {
            advice(seen.view(), &bots::advise(&seen, &past, limit, seed, stop))
        }))
    }

    fn account(&self) -> Option<(Seat, String)> {
        let mut last = None;
        self.retrace(|state, action| {
            if let Next::Act(seat) = R::next(&state.public) {
                last = Some((state.public.clone(), seat, action));
            }
        });
        let (public, seat, action) = last?;
        Some((seat, bots::account::<R>(&public, seat, action)))
    }
}

/// A hint in words.
fn advice<R: Policy>(view: View<'_, R>, hint: &bots::Hint<R>) -> Advice {
    let opinion = |&(action, appraisal): &(R::Action, Option<Appraisal>)| Opinion {
        action: action.to_string(),
        spoken: R::spoken(view, action),
        value: appraisal.map(|appraisal| appraisal.to_string()),
    };
    Advice {
        action: hint.action.to_string(),
        reason: hint.reason.clone(),
        values: hint.opinions.iter().map(opinion).collect(),
        points: R::POINTS,
    }
}
