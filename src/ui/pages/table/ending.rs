//! Worth telling at the end of a deal or of a game: the cards that decided it, what was
//! special, and the moments that a review in the background finds.

use super::game::{TableGame, TableState};
use crate::cards::Card;
use crate::games::BotSession;
use crate::or_log::OrLog as _;
use crate::review::{self, MOMENTS, MomentKind, story};
use crate::rules::scene::Scene;
use crate::rules::{Message, Next, Score, Seat, Wins};
use crate::statistics::{Feat, Rivalry, feats};
use crate::store::today::{DayResult, Days};
use crate::store::{Date, FinishedGame, Medal, Origin, Saved, people, with_squares};
use crate::table::{Decisive, best_play, decisive, play_at, turning_points};
use crate::text::board::card_name;
use crate::text::ending as texts;
use crate::ui::game_summary;
use crate::ui::personas::at_table;
use crate::ui::personas::moment::Moment;
use crate::ui::personas::remarks::{Company, Conversation, Remark};
use crate::ui::results::ReviewStores;
use crate::ui::review_work::{ReviewWork, Status, moment_in_words};
use crate::ui::services::Services;
use crate::ui::settings::Remarks;
use crate::ui::shell::Shell;

/// The time in which everything in a result comes to rest once it has been cheered, in seconds.
const SCENE: f64 = 2.0;

/// The time for which a result then waits for its story, in seconds.
const PATIENCE: f64 = 20.0;

/// The number of reasons that are named; there can be as many as cards.
const MOST_REASONS: usize = 3;

/// The story of a deal or a game that is over.
#[derive(Default)]
pub(super) struct Ending {
    /// The state of the table, the number of its dialog, and whether the whole game is here.
    of: Option<(TableState, u64, bool)>,
    pub decisive: Option<Decisive>,
    /// The points that the person's best decision was worth, or that the costliest one cost if the game was lost; `None`
    /// until the review has found it.
    pub worth: Option<f64>,
    pub feats: Vec<Feat>,
    /// The medal of this game, if a step of it was reached, and what was filled before.
    pub medal: Option<(Medal, [bool; 5])>,
    /// The remark of a computer player at the end of the game.
    pub last_word: Option<Remark>,
    /// The record against an opponent.
    pub rivalry: Option<Rivalry>,
    /// Set if today's deal is still to be played, which this game is not.
    pub invites_today: bool,
    /// The result of the day's deal among those of all days, if this game counts as one.
    pub day: Option<(DayResult, Days)>,
    /// The review of a finished game.
    pub review: Option<ReviewWork>,
    /// The moments that mattered most for the person; `None` until the review has found them. By the points if there is no
    /// review, and as long as it takes long.
    pub story: Option<Vec<ToldMoment>>,
    /// Set once the decisions are judged.
    is_judged: bool,
    /// The time at which the result came into sight, in seconds.
    seen_at: Option<f64>,
}

/// A moment of the story.
pub(super) struct ToldMoment {
    /// The reason for telling it.
    pub what: Message,
    /// Set if the person lost something there, as the review has found.
    pub is_loss: bool,
    /// The number of steps before that action.
    pub step: usize,
    /// The deal, unless it was the only one, and the person's action.
    pub place: Message,
    pub cards: Vec<Card>,
    /// The table before it, as the person saw it.
    pub scene: Scene,
}

impl Ending {
    /// Looks at the position again if it has changed.
    ///
    /// The review begins once nothing moves in the result any more, because both take all that the computer has.
    /// `shown_for` is the time in seconds since the result came into sight, `None` if it is not shown, and `cheered` that at
    /// which it has been cheered.
    pub fn follow(&mut self, game: &TableGame, shown_for: Option<f64>, cheered: f64, shell: &mut Shell<'_>) {
        let now = (game.state(), game.dialog(), game.own_session().is_some());
        if self.of != Some(now) {
            let is_over = game.session().next() == Next::Over;
            self.of = Some(now);
            let copy = || game.own_session().map(BotSession::copy);
            self.worth = None;
            self.decisive = match now.0 {
                // A moon tells itself.
                TableState::DealOver => copy()
                    .filter(|_| game.moon().is_none())
                    .and_then(|mut session| decisive(&mut *session, None))
                    .filter(|play| play.trick.is_some()),
                TableState::Result if game.is_own_win() => {
                    copy().and_then(|mut session| best_play(&mut *session, game.viewer()))
                }
                TableState::Result => copy().and_then(|mut session| decisive(&mut *session, Some(game.viewer()))),
                TableState::Playing | TableState::Curtain(_) => None,
            };
            self.last_word = last_word(game).filter(|_| shell.services.settings().remarks != Remarks::Off);
            self.day = if is_over { day(game, shell.services) } else { None };
            if !is_over {
                self.feats.clear();
                self.medal = None;
                self.rivalry = None;
                self.invites_today = false;
                self.review = None;
                self.story = None;
                self.is_judged = false;
                self.seen_at = None;
            }
        }
        if let Some(saved) = game.own().filter(|saved| saved.session.next() == Next::Over) {
            let (queue, stores) = (shell.services.saving.queue(), ReviewStores::of(shell.services));
            self.review.get_or_insert_with(|| ReviewWork::open(saved, game.path().to_owned(), queue, stores));
            let scene = cheered + SCENE;
            let seen_at = shown_for.map(|_| *self.seen_at.get_or_insert(shell.time()));
            match shown_for {
                Some(seconds) if seconds < scene => {
                    shell.ctx.request_repaint_after_secs((scene - seconds) as f32);
                }
                Some(_) => self.begin_review(game, shell),
                None => {}
            }
            let review = self.review.as_mut().expect("it has just been opened");
            let was_running = matches!(review.status(), Status::Running(_));
            review.update();
            if !self.is_judged && review.judged() == Some(1.0) {
                let mut session = saved.session.copy();
                let plays = turning_points(&mut *session, game.viewer(), usize::MAX);
                let mut moons: Vec<Decisive> = plays.into_iter().map(|(_, play)| play).collect();
                moons.retain(|play| is_moon(play) && play.seat == game.viewer());
                // Costs on the way to a moon are left out.
                let mut moments = story(review.review(), game.viewer().index(), game.is_own_win());
                moments.retain(|moment| !is_loss(moment.kind) || moons.iter().all(|moon| moon.deal != moment.deal));
                let kind = if game.is_own_win() { MomentKind::BestDecision } else { MomentKind::CostliestDecision };
                let most = moments.iter().filter(|moment| moment.kind == kind);
                let most = most.max_by(|one, other| one.points.total_cmp(&other.points));
                // The play that decided the game stays, as does one that has been read. A hint was no decision of the person.
                let stays = |play: &Decisive| is_moon(play) || changes_winners(game, play);
                let is_decided = self.decisive.as_ref().is_some_and(stays);
                let is_read = seen_at.is_some_and(|at| shell.time() > at + scene);
                let is_helped = game.is_own_win() && saved.hints > 0;
                if let Some(most) = most.filter(|_| !is_decided && !is_read && !is_helped)
                    && let Some(play) = play_at(&mut *saved.session.copy(), most.step)
                    && !play.cards.is_empty()
                {
                    (self.decisive, self.worth) = (Some(play), Some(most.points));
                }
                let told = by_review(&moments, &moons, game, saved);
                if self.story.is_none() || !told.is_empty() {
                    self.story = Some(told);
                }
                self.is_judged = true;
            }
            if was_running && matches!(review.status(), Status::Done) {
                // Now it tells what Master averages.
                self.day = day(game, shell.services);
            }
            let is_unreviewed = !shell.services.settings().review_games || matches!(self.status(), Status::Failed);
            let is_late = seen_at.is_some_and(|at| shell.time() > at + scene + PATIENCE);
            if self.story.is_none() && (is_unreviewed || is_late) && game.people() == 1 {
                self.story = Some(by_points(game, saved));
            }
        }
    }

    pub fn compare(&mut self, finished: &FinishedGame, services: &Services) {
        if let Some(results) = services.saving.all_results().or_log("comparing a result") {
            self.feats = feats(&results, finished);
            self.rivalry = Rivalry::of(&results, finished);
            let settings = services.settings();
            let is_played = Days::of(&results).result(Date::today()).is_some();
            self.invites_today = settings.today && !finished.origin.is_of_day() && !is_played;
            let medal = Medal::grown(&results, finished, |entry| settings.has_learned(entry.id));
            self.medal = medal.filter(|_| settings.goals);
        }
    }

    /// The line about the deal of a day, with its squares.
    pub fn day_line(&self, saved: &Saved) -> Option<Message> {
        let (result, days) = self.day.as_ref()?;
        Some(with_squares(result.line(days.streak(Date::today()).days), Some(saved)))
    }

    /// Hands over the review, which begins now at the latest.
    pub fn take_review(&mut self, game: &TableGame, shell: &Shell<'_>) -> Option<ReviewWork> {
        self.begin_review(game, shell);
        self.review.take()
    }

    /// Begins the review of a finished game, if the person wants it and none is kept.
    pub fn begin_review(&mut self, game: &TableGame, shell: &Shell<'_>) {
        let is_wanted = game.people() == 1 && shell.services.settings().review_games;
        if let (Some(review), Some(saved)) = (&mut self.review, game.own().filter(|_| is_wanted))
            && matches!(review.status(), Status::Idle)
        {
            review.start(shell.ctx, saved);
        }
    }

    pub fn status(&self) -> Status {
        self.review.as_ref().map_or(Status::Idle, ReviewWork::status)
    }

    /// Tells whether the review has found decisions that cost something.
    pub fn has_mistakes(&self, game: &TableGame) -> bool {
        let review = self.review.as_ref();
        review.is_some_and(|review| review.marked(game.viewer()).next().is_some())
    }
}

/// The remark of a computer player once the game is over, if there is one.
fn last_word(game: &TableGame) -> Option<Remark> {
    if game.state() != TableState::Result {
        return None;
    }
    let session = game.session();
    let company = Company { personas: &at_table(game.players()), people: people(game.players()) };
    Conversation::default().about(&Moment::Over(session.places(), session.totals()), session.deal_number(), &company)
}

/// The result of the day's deal, if this is the first attempt at one and results are kept.
fn day(game: &TableGame, services: &Services) -> Option<(DayResult, Days)> {
    let Origin::Today(date) = game.origin() else { return None };
    let days = Days::of(&services.saving.all_results().or_log("the result of a day")?);
    Some((days.result(date)?.clone(), days))
}

/// Tells whether others would have won the game, or have come out best in the deal, without its points, or whether it was
/// a feat, which gives points to all others.
pub(super) fn changes_winners(game: &TableGame, play: &Decisive) -> bool {
    if play.trick.is_none() && play.points == Score::ZERO {
        return true;
    }
    let scores = match (game.state(), game.session().sheet().rows.last()) {
        (TableState::DealOver, Some(row)) => row.scores,
        _ => game.session().totals(),
    };
    let mut without = scores;
    for seat in &play.seats {
        without[*seat] = scores[*seat] - play.points;
    }
    game.wins().winners(&without) != game.wins().winners(&scores)
}

/// Who got points for a play, and why: `You: 1 point (Last trick)`. Where cards that usually count brought none, only why.
pub(super) fn outcome(play: &Decisive, wins: Wins) -> Message {
    let reasons = play.lines.iter().flat_map(|line| {
        // Where a line of the sheet tells of more cards than these, they tell by themselves.
        let cards = line.cards.iter().filter(|_| line.why.is_empty()).map(card_name);
        Some(line.why.clone()).filter(|why| !why.is_empty()).into_iter().chain(cards)
    });
    let reasons: Vec<Message> = reasons.take(MOST_REASONS).collect();
    let worth = worth(&play.seats, play.points, wins).filter(|_| play.points != Score::ZERO || reasons.is_empty());
    texts::outcome(whose(&play.seats), worth.into_iter().chain(reasons))
}

/// The most points of others in a deal in which a play brought its own seat none; where that has a reason, only if all
/// others got as many.
pub(super) fn for_others(game: &TableGame, play: &Decisive) -> Option<Message> {
    let rows = game.session().sheet().rows;
    let row = rows.iter().find(|row| row.deal == play.deal && play.points == Score::ZERO)?;
    let others = || row.scores.each().filter(|(seat, _)| *seat != play.seat);
    let (_, points) = others().max_by_key(|(_, points)| **points).filter(|(_, points)| **points != Score::ZERO)?;
    let seats: Vec<Seat> = others().filter(|(_, other)| *other == points).map(|(seat, _)| seat).collect();
    let is_alike = seats.len() + 1 == row.scores.seats();
    (is_alike || play.lines.is_empty()).then(|| texts::outcome(whose(&seats), worth(&seats, *points, game.wins())))
}

fn whose(seats: &[Seat]) -> Message {
    match *seats {
        [seat] => texts::whose(seat),
        _ => texts::whose_all(seats.iter().copied()),
    }
}

/// The points that each of these seats got.
fn worth(seats: &[Seat], points: Score, wins: Wins) -> Option<Message> {
    Some(match (wins, seats.len()) {
        (Wins::Lowest, 1) => texts::penalty_points(points),
        (Wins::Lowest, _) => texts::penalty_points_each(points),
        (Wins::Highest, 1) => texts::points(points),
        (Wins::Highest, _) => texts::points_each(points),
    })
}

/// The moments in which the person's points were won and lost. What was right and wrong is not known yet.
fn by_points(game: &TableGame, saved: &Saved) -> Vec<ToldMoment> {
    let mut session = saved.session.copy();
    let plays = turning_points(&mut *session, game.viewer(), MOMENTS);
    told(game, saved, plays.iter().map(|(_, play)| (play.step, outcome(play, game.wins()), false)))
}

/// The moments that a review has found for the person, after the moons.
fn by_review(moments: &[review::Moment], moons: &[Decisive], game: &TableGame, saved: &Saved) -> Vec<ToldMoment> {
    let others = moments.iter().filter(|moment| moons.iter().all(|moon| moon.step != moment.step));
    let others = others.map(|moment| (moment.step, moment_in_words(moment), is_loss(moment.kind)));
    let moons = moons.iter().map(|play| (play.step, outcome(play, game.wins()), false));
    let mut told_moments: Vec<_> = moons.chain(others).take(MOMENTS).collect();
    told_moments.sort_by_key(|(step, ..)| *step);
    told(game, saved, told_moments.into_iter())
}

const fn is_loss(kind: MomentKind) -> bool {
    matches!(kind, MomentKind::CostlyDecision | MomentKind::CostliestDecision)
}

/// Tells whether a play made a moon.
fn is_moon(play: &Decisive) -> bool {
    play.points == Score::ZERO && play.lines.iter().any(|line| line.seat == play.seat && !line.cards.is_empty())
}

/// Moments with the table before each, as the person saw it.
fn told(game: &TableGame, saved: &Saved, moments: impl Iterator<Item = (usize, Message, bool)>) -> Vec<ToldMoment> {
    let past = saved.session.past();
    let mut replay = saved.session.copy();
    let told = moments.filter_map(|(step, what, is_loss)| {
        let done = past.get(step)?;
        let act = done.act.as_ref()?;
        let place = if saved.session.deal_number() == 1 {
            act.spoken.done.clone()
        } else {
            texts::moment_place(game_summary::deal(done.deal, game.entry.unit), act.spoken.done.clone())
        };
        replay.go_to(step);
        let cards = act.cards.iter().collect();
        Some(ToldMoment { what, is_loss, step, place, cards, scene: replay.scene(game.viewer()) })
    });
    told.collect()
}
