//! Master's review on a background thread, whose verdicts are collected as they come.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;

use egui::Context;

use crate::review::{Finding, Mark, Progress, Request, Review, Verdict};
use crate::rules::{Seat, Seats};
use crate::store::{
    Player, Record, ResultLog, ReviewedGame, Saved, now, people, read_review, write_review,
};

/// The verdicts on a game so far.
#[derive(Default)]
pub(super) struct ReviewWork {
    /// The game's file, beside which the review is kept.
    file: Option<PathBuf>,
    /// Where a complete review is added to the results; `None` if none are kept.
    results: Option<ResultLog>,
    review: Review,
    state: State,
}

#[derive(Default)]
enum State {
    /// No review was requested.
    #[default]
    Idle,
    Running(Work),
    Done,
    Failed,
}

struct Work {
    news: Receiver<News>,
    stop: Arc<AtomicBool>,
    done: u32,
    of: u32,
}

enum News {
    Progress(Box<Progress>),
    /// The complete review; `None` if stopped.
    End(Option<Review>),
}

impl Drop for Work {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// The state of the work, to be shown.
pub(super) enum Status {
    Idle,
    /// The share that is done, from 0 to 1.
    Running(f32),
    Done,
    Failed,
}

impl ReviewWork {
    /// Reads the review that is kept beside the file of a game.
    pub fn open(saved: &Saved, file: Option<PathBuf>, results: Option<ResultLog>) -> Self {
        let kept = file
            .as_ref()
            .and_then(|file| read_review(file, &*saved.session));
        Self {
            state: match kept {
                Some(_) => State::Done,
                None => State::Idle,
            },
            review: kept.unwrap_or_default(),
            file,
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
            State::Running(work) => Status::Running(work.done as f32 / work.of.max(1) as f32),
            State::Done => Status::Done,
            State::Failed => Status::Failed,
        }
    }

    /// Starts judging the decisions of all people, or of all seats if there are none.
    pub fn start(&mut self, ctx: &Context, saved: &Saved) {
        let players = &saved.players;
        let request = Request::new(seats(players), players.iter().map(Player::bot).collect());
        let job = saved.session.review(request);
        let (sender, news) = mpsc::channel();
        let stop = Arc::new(AtomicBool::new(false));
        let (stopped, waker, file) = (Arc::clone(&stop), ctx.clone(), self.file.clone());
        let (whole, results) = (saved.copy(), self.results.clone());
        let spawned = thread::Builder::new().name("review".into()).spawn(move || {
            let review = job(&stopped, &mut |progress| {
                // Nobody is listening once the review is stopped.
                let _ = sender.send(News::Progress(Box::new(progress)));
                waker.request_repaint();
            });
            if let (Some(review), Some(file)) = (&review, &file)
                && let Err(error) = write_review(file, review)
            {
                eprintln!("misere: this review is not kept: {error}");
            }
            if let (Some(review), Some(file), Some(results)) = (&review, &file, results)
                && let Some(reviewed) = ReviewedGame::of(&whole, file, review, now())
            {
                results.add(&Record::Review(reviewed));
            }
            let _ = sender.send(News::End(review));
            waker.request_repaint();
        });
        self.review = Review::default();
        self.state = match spawned {
            Ok(_) => State::Running(Work {
                news,
                stop,
                done: 0,
                of: 0,
            }),
            Err(_) => State::Failed,
        };
    }

    /// Stops the work and discards its results.
    pub fn cancel(&mut self) {
        self.state = State::Idle;
        self.review = Review::default();
    }

    /// Receives what was found since the last frame.
    pub fn update(&mut self) {
        let State::Running(work) = &mut self.state else {
            return;
        };
        loop {
            match work.news.try_recv() {
                Ok(News::Progress(progress)) => {
                    (work.done, work.of) = (progress.done, progress.of);
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
                Ok(News::End(Some(review))) => {
                    self.review = review;
                    self.state = State::Done;
                    return;
                }
                Err(TryRecvError::Empty) => return,
                Ok(News::End(None)) | Err(TryRecvError::Disconnected) => {
                    self.state = State::Failed;
                    return;
                }
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
pub(super) const fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Inaccuracy => "?!",
        Mark::Mistake => "?",
        Mark::Blunder => "??",
    }
}
