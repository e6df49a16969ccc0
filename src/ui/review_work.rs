//! Master's review in the background, whose verdicts are collected as they come.

use std::path::PathBuf;

use egui::Context;

use crate::review::{Finding, Mark, Progress, Request, Review, Verdict};
use crate::rules::{Seat, Seats};
use crate::store::{
    Player, Record, ReviewedGame, Saved, Store, WriteQueue, now, people, read_review, write_review,
};
use crate::ui::job::{Job, Poll};

/// The verdicts on a game so far.
#[derive(Default)]
pub struct ReviewWork {
    /// The game's file, beside which the review is kept, and what writes it.
    file: Option<(PathBuf, WriteQueue)>,
    /// Where a complete review is added to the results; `None` if none are kept.
    results: Option<Store>,
    review: Review,
    state: State,
}

#[derive(Default)]
enum State {
    /// No review was requested.
    #[default]
    Idle,
    Running {
        /// Ends with the complete review; `None` if canceled.
        job: Job<Option<Review>, Box<Progress>>,
        done: u32,
        of: u32,
    },
    Done,
    Failed,
}

/// The state of the work, to be shown.
pub enum Status {
    Idle,
    /// The share that is done, from 0 to 1.
    Running(f32),
    Done,
    Failed,
}

impl ReviewWork {
    /// Reads the review that is kept beside the file of a game.
    pub fn open(saved: &Saved, file: PathBuf, queue: WriteQueue, results: Option<Store>) -> Self {
        let kept = read_review(&file, &*saved.session);
        Self {
            state: match kept {
                Some(_) => State::Done,
                None => State::Idle,
            },
            review: kept.unwrap_or_default(),
            file: Some((file, queue)),
            results,
        }
    }

    /// The verdicts so far.
    pub const fn review(&self) -> &Review {
        &self.review
    }

    pub fn status(&self) -> Status {
        match &self.state {
            State::Idle => Status::Idle,
            State::Running { done, of, .. } => Status::Running(*done as f32 / (*of).max(1) as f32),
            State::Done => Status::Done,
            State::Failed => Status::Failed,
        }
    }

    /// Starts judging the decisions of all people, or of all seats if there are none.
    pub fn start(&mut self, ctx: &Context, saved: &Saved) {
        let players = &saved.players;
        let request = Request::new(seats(players), players.iter().map(Player::bot).collect());
        let judge = saved.session.review(request);
        let (file, whole, results) = (self.file.clone(), saved.copy(), self.results.clone());
        let job = Job::start("review", ctx, move |worker| {
            let review = judge(worker.is_canceled(), &mut |progress| {
                worker.report(Box::new(progress));
            });
            if let (Some(review), Some((file, queue))) = (&review, file) {
                let reviewed = ReviewedGame::of(&whole, &file, review, now());
                let review = review.clone();
                if let Err(error) = queue.run(move || write_review(&file, &review)) {
                    eprintln!("misere: this review is not kept: {error}");
                }
                if let (Some(reviewed), Some(results)) = (reviewed, results) {
                    results.add_result(&queue, &Record::Review(reviewed));
                }
            }
            review
        });
        self.review = Review::default();
        self.state = State::Running {
            job,
            done: 0,
            of: 0,
        };
    }

    /// Stops the work and discards its results.
    pub fn cancel(&mut self) {
        self.state = State::Idle;
        self.review = Review::default();
    }

    /// Receives what was found since the last frame.
    pub fn update(&mut self) {
        while let State::Running { job, done, of } = &mut self.state {
            match job.poll() {
                Poll::Pending => return,
                Poll::Progress(progress) => {
                    (*done, *of) = (progress.done, progress.of);
                    match progress.finding {
                        Finding::Verdict(verdict) => {
                            if !self.review.seats.contains(&verdict.seat) {
                                self.review.seats.push(verdict.seat);
                            }
                            self.review.verdicts.push(verdict);
                        }
                        Finding::Deal(report) => self.review.reports.push(report),
                    }
                }
                Poll::Done(Some(review)) => {
                    self.review = review;
                    self.state = State::Done;
                }
                Poll::Done(None) | Poll::Failed => self.state = State::Failed,
            }
        }
    }

    /// The marked decisions of a seat, in the order of the game.
    pub fn marked(&self, seat: Seat) -> impl Iterator<Item = (Mark, &Verdict)> {
        let verdicts = self.review.of_seat(seat.index());
        verdicts.filter_map(|verdict| Some((verdict.mark?, verdict)))
    }

    /// The verdict on the decision at a position, if it is marked.
    pub fn marked_at(&self, step: usize) -> Option<(Mark, &Verdict)> {
        let mut verdicts = self.review.verdicts.iter();
        let verdict = verdicts.find(|verdict| verdict.step == step)?;
        Some((verdict.mark?, verdict))
    }
}

/// The seats whose decisions are judged.
fn seats(players: &[Player]) -> Seats {
    let mut seats = people(players);
    if seats.is_empty() {
        Seat::all(players.len()).for_each(|seat| seats.insert(seat));
    }
    seats
}

/// The sign of a mark, as chess players write it.
pub const fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Inaccuracy => "?!",
        Mark::Mistake => "?",
        Mark::Blunder => "??",
    }
}
