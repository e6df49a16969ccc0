//! Master's review in the background, whose verdicts are collected as they come.

use std::path::{Path, PathBuf};

use egui::Context;

use crate::games::BotSession;
use crate::or_log::OrLog as _;
use crate::review::{Finding, Mark, Moment, MomentKind, Progress, Request, Review, Verdict};
use crate::rules::{Message, Seat, Seats};
use crate::store::{Player, ResultLine, ReviewedGame, Saved, WriteQueue, now, people, read_review, write_review};
use crate::text::{Number, ending};
use crate::ui::job::{Job, Poll};
use crate::ui::results::ReviewStores;
use crate::ui::shell::{Part, Shell, Shown};

/// The verdicts on a game so far.
pub struct ReviewWork {
    /// A copy of the game, for the words of the verdicts.
    session: Box<dyn BotSession>,
    /// The game's file, beside which the review is kept, and what writes it.
    file: Option<(PathBuf, WriteQueue)>,
    stores: ReviewStores,
    review: Review,
    /// The number of the person's mistakes that return as puzzles.
    returning: usize,
    marked: Vec<Marked>,
    state: State,
}

/// A marked decision, and its words.
pub struct Marked {
    pub seat: Seat,
    pub mark: Mark,
    pub verdict: Verdict,
    /// The action, without a full stop: `Berta played the eight of spades`.
    pub done: Message,
    /// The better action, and the reason.
    pub better: Message,
    pub reason: Option<Message>,
}

#[derive(Default)]
enum State {
    /// No review was requested.
    #[default]
    Idle,
    Running {
        /// Ends with the complete review and the number of mistakes that return; `None` if canceled.
        job: Job<Option<(Review, usize)>, Box<Progress>>,
        done: u32,
        of: u32,
        /// The part of the work that judges decisions, which comes first.
        decisions: u32,
    },
    Done,
    Failed,
}

pub enum Status {
    Idle,
    /// The share that is done, from 0 to 1.
    Running(f32),
    Done,
    Failed,
}

impl ReviewWork {
    /// Reads the review that is kept beside the file of a game.
    pub fn open(saved: &Saved, file: PathBuf, queue: WriteQueue, stores: ReviewStores) -> Self {
        let kept = read_review(&file, &*saved.session);
        let mut work = Self {
            session: saved.session.copy(),
            state: match kept {
                Some(_) => State::Done,
                None => State::Idle,
            },
            review: Review::default(),
            returning: 0,
            marked: Vec::new(),
            file: Some((file, queue)),
            stores,
        };
        work.set(kept.unwrap_or_default());
        work
    }

    fn set(&mut self, review: Review) {
        self.marked.clear();
        for verdict in &review.verdicts {
            self.marked.extend(marked(&*self.session, verdict));
        }
        self.review = review;
    }

    pub const fn review(&self) -> &Review {
        &self.review
    }

    /// The number of the person's mistakes in it that return as puzzles, if it has just been made.
    pub const fn returning(&self) -> usize {
        self.returning
    }

    pub fn status(&self) -> Status {
        match &self.state {
            State::Idle => Status::Idle,
            State::Running { done, of, .. } => Status::Running(*done as f32 / (*of).max(1) as f32),
            State::Done => Status::Done,
            State::Failed => Status::Failed,
        }
    }

    /// The share of the decisions that are judged, from 0 to 1; `None` without a review. Luck is told from skill later.
    pub fn judged(&self) -> Option<f32> {
        match &self.state {
            State::Idle | State::Failed => None,
            State::Running { done, decisions, .. } => Some((*done as f32 / (*decisions).max(1) as f32).min(1.0)),
            State::Done => Some(1.0),
        }
    }

    /// Starts judging the decisions of all people, or of all seats if there are none.
    pub fn start(&mut self, ctx: &Context, saved: &Saved) {
        let players = &saved.players;
        let request = Request::new(seats(players), players.iter().map(Player::bot).collect());
        let judge = saved.session.review(request);
        let (file, whole, stores) = (self.file.clone(), saved.copy(), self.stores.clone());
        let job = Job::start("review", ctx, move |worker| {
            let review = judge(worker.is_canceled(), &mut |progress| {
                worker.report(Box::new(progress));
            })?;
            let mut returning = 0;
            if let Some((file, queue)) = file {
                let reviewed = ReviewedGame::of(&whole, &file, &review, now());
                if let Some(store) = stores.mistakes {
                    let added = store.add_mistakes(&queue, &whole, &review);
                    returning = added.or_log("keeping mistakes").unwrap_or_default();
                }
                let kept = review.clone();
                _ = queue.run(move || write_review(&file, &kept)).or_log("keeping a review");
                if let (Some(reviewed), Some(results)) = (reviewed, stores.results) {
                    results.add_result(&queue, &ResultLine::Review(reviewed));
                }
            }
            Some((review, returning))
        });
        self.set(Review::default());
        self.state = State::Running { job, done: 0, of: 0, decisions: 0 };
    }

    /// Hands over the work that is running, so that it can go on elsewhere; `None` if none is.
    pub fn hand_over(&mut self) -> Option<Self> {
        match self.state {
            State::Running { .. } => Some(Self {
                session: self.session.copy(),
                file: self.file.clone(),
                stores: self.stores.clone(),
                returning: 0,
                review: std::mem::take(&mut self.review),
                marked: std::mem::take(&mut self.marked),
                state: std::mem::take(&mut self.state),
            }),
            State::Idle | State::Done | State::Failed => None,
        }
    }

    /// Stops the work and discards its results.
    pub fn cancel(&mut self) {
        self.state = State::Idle;
        self.set(Review::default());
    }

    /// Receives what was found since the last frame.
    pub fn update(&mut self) {
        while let State::Running { job, done, of, decisions } = &mut self.state {
            match job.poll() {
                Poll::Pending => return,
                Poll::Progress(progress) => {
                    (*done, *of, *decisions) = (progress.done, progress.of, progress.decisions);
                    match progress.finding {
                        Finding::Verdict(verdict) => {
                            if !self.review.seats.contains(&verdict.seat) {
                                self.review.seats.push(verdict.seat);
                            }
                            self.marked.extend(marked(&*self.session, &verdict));
                            self.review.verdicts.push(verdict);
                        }
                        Finding::Deal(report) => self.review.reports.push(report),
                    }
                }
                Poll::Done(Some((review, returning))) => {
                    self.state = State::Done;
                    self.returning = returning;
                    self.set(review);
                }
                Poll::Done(None) | Poll::Failed => self.state = State::Failed,
            }
        }
    }

    /// Replaces a verdict by a surer one, as long as the review is open.
    pub fn replace(&mut self, verdict: Verdict) {
        let marked = marked(&*self.session, &verdict);
        let place = self.marked.iter().position(|one| one.verdict.step >= verdict.step).unwrap_or(self.marked.len());
        if self.marked.get(place).is_some_and(|one| one.verdict.step == verdict.step) {
            self.marked.remove(place);
        }
        self.marked.splice(place..place, marked);
        if let Some(old) = self.review.verdicts.iter_mut().find(|one| one.step == verdict.step) {
            *old = verdict;
        }
    }

    /// The marked decisions of a seat, in the order of the game.
    pub fn marked(&self, seat: Seat) -> impl Iterator<Item = &Marked> {
        self.marked.iter().filter(move |marked| marked.seat == seat)
    }

    /// The decision at a position, if it is marked.
    pub fn marked_at(&self, step: usize) -> Option<&Marked> {
        self.marked.iter().find(|marked| marked.verdict.step == step)
    }
}

/// Reviews that go on after their games have left the table.
#[derive(Default)]
pub struct UnfinishedReviews(Vec<ReviewWork>);

impl UnfinishedReviews {
    pub fn keep(&mut self, work: ReviewWork) {
        if matches!(work.status(), Status::Running(_)) {
            self.0.push(work);
        }
    }

    /// Hands over the review of the game in a file, to be shown.
    pub fn take(&mut self, file: &Path) -> Option<ReviewWork> {
        let is_of_file = |work: &ReviewWork| work.file.as_ref().is_some_and(|(path, _)| path == file);
        let place = self.0.iter().position(is_of_file)?;
        Some(self.0.swap_remove(place))
    }
}

impl Part for UnfinishedReviews {
    /// Receives what was found, and forgets reviews that are done and on disk.
    fn advance(&mut self, _shown: &Shown, _shell: &mut Shell<'_>) {
        self.0.iter_mut().for_each(ReviewWork::update);
        self.0.retain(|work| matches!(work.status(), Status::Running(_)));
    }
}

/// A decision with its words, if it is marked.
fn marked(session: &dyn BotSession, verdict: &Verdict) -> Option<Marked> {
    let mark = verdict.mark?;
    let words = session.verdict_words(verdict)?;
    Some(Marked {
        seat: Seat::new(verdict.seat),
        mark,
        verdict: verdict.clone(),
        done: words.played.done,
        better: words.sentence?,
        reason: words.reason,
    })
}

fn seats(players: &[Player]) -> Seats {
    let mut seats = people(players);
    if seats.is_empty() {
        Seat::all(players.len()).for_each(|seat| seats.insert(seat));
    }
    seats
}

/// A moment of the story in words: `Your costliest decision: it cost about 3 points`.
pub fn moment_in_words(moment: &Moment) -> Message {
    let points = Number::short(moment.points);
    match moment.kind {
        MomentKind::BestDecision => ending::best_decision(points),
        MomentKind::GoodDecision => ending::good_decision(points),
        MomentKind::CostlyDecision => ending::costly_decision(points),
        MomentKind::CostliestDecision => ending::costliest_decision(points),
        MomentKind::CloseDecision => ending::close_decision(),
    }
}

/// The sign of a mark, as chess players write it.
pub const fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Inaccuracy => "?!",
        Mark::Mistake => "?",
        Mark::Blunder => "??",
    }
}
