//! The points of a deal, counted card by card, after those of the deals before it at the end of a game, so that one sees
//! who comes out ahead.

use egui::emath::easing::cubic_out;

use crate::cards::Cards;
use crate::rules::{BySeat, Score, Seat, Wins};
use crate::table::{SheetLine, SheetRow};
use crate::text::{Message, ending as texts};
use crate::ui::game_summary;
use crate::ui::pages::table::game::{TableGame, TableState};

/// The most steps in which the deals before the last are counted, and the most steps for parts of the last one.
const MOST: [usize; 2] = [5, 5];

/// When the count begins, in seconds.
const BEGINS: f64 = 0.4;

/// The time that a deal before the last may take, and a part of the last one, in seconds.
const SLOWEST: [f64; 2] = [0.3, 0.8];

/// The time that those deals may take together, and those parts, for one's own victory and for another's, in seconds.
const OWN: [f64; 2] = [1.0, 2.8];
const OTHERS: [f64; 2] = [1.0, 2.6];

/// The time that the parts of a deal may take after which the game goes on, in seconds.
const ON_THE_WAY: [f64; 2] = [0.0, 2.2];

/// The further time of a last step that decides, and the time for which it waits with its cards face down, in seconds.
const SUSPENSE: f64 = 0.8;
const WAITING: f64 = 0.6;

/// The share of a step after which its points are there, and the part of it in which its cards have landed; then they fly to
/// the totals, which run up once they have been hit.
const RUNNING: f64 = 0.6;
const LANDING: f64 = 0.45;
const FLYING: f64 = 0.65;

/// The time in which points that have struck come to rest, in seconds.
const SETTLING: f64 = 0.25;

pub(in crate::ui::pages::table) struct Count {
    /// The totals that it begins with.
    from: BySeat<Score>,
    steps: Vec<Step>,
    /// Set if the points of the last step decide who wins, or cost the person the game, or are those of a moon.
    has_climax: bool,
    /// The most points of a part of the last deal.
    most: Score,
    wins: Wins,
}

/// The totals after a deal, or after a part of the score of the last one.
struct Step {
    /// Its name: the deal or the reason for the points.
    name: Message,
    /// The cards that counted.
    cards: Cards,
    totals: BySeat<Score>,
    /// The cards of the deal that each seat has got points for by then.
    taken: BySeat<Cards>,
    /// When it begins, and the time that it takes, in seconds.
    begins: f64,
    takes: f64,
    /// Set for a part of the last deal, whose points fly to the totals.
    is_part: bool,
}

impl Step {
    fn new(name: Message, cards: Cards, totals: BySeat<Score>) -> Self {
        let taken = BySeat::new(totals.seats());
        Self { name, cards, totals, taken, begins: 0.0, takes: 0.0, is_part: false }
    }
}

/// The count at a moment.
pub(super) struct Counted {
    /// The totals before and after the present step, and how much of it is done.
    pub before: BySeat<Score>,
    pub after: BySeat<Score>,
    pub share: f32,
    /// How far cards and points that fly have landed in the middle, and how far they have flown on to the totals; `None` if
    /// none do.
    pub flight: Option<[f32; 2]>,
    /// The most points of a step of the last deal.
    pub most: Score,
    /// The cards of the deal that each seat has got points for before the present step, and after it.
    pub taken: [BySeat<Cards>; 2],
    /// The seconds since the step was done; negative until then.
    pub since_done: f64,
    /// Set while a last step is counted that decides.
    pub decides: bool,
    /// Set while a last step that decides is waited for.
    pub waits: bool,
    wins: Wins,
    /// The name of the present step and its cards, or those that are waited for; `None` after the count.
    pub what: Option<(Message, Cards)>,
}

impl Count {
    pub fn of(game: &TableGame) -> Self {
        let (wins, has_slow_end) = (game.wins(), game.has_slow_end());
        let (is_over, is_moon) = (game.state() == TableState::Result, game.moon().is_some());
        let (mut from, mut steps) = (BySeat::new(game.session().seats()), Vec::new());
        if !is_over && game.state() != TableState::DealOver {
            return Self { from, steps, has_climax: false, most: Score::ZERO, wins };
        }
        let rows = game.session().sheet().rows;
        let (mut deals, mut has_climax, mut overtakes, mut most) = (0, false, false, Score::ZERO);
        let totals = rows.last().map_or_else(|| game.session().totals(), |row| row.totals);
        if let Some((last, before)) = rows.split_last() {
            let of_deal =
                |row: &SheetRow| Step::new(game_summary::deal_of(row, game.entry.unit), Cards::EMPTY, row.totals);
            let mut so_far = before.last().map_or(from, |row| row.totals);
            let mut taken = BySeat::new(totals.seats());
            if is_over {
                steps.extend(thinned(before.iter().map(of_deal).collect()));
            } else {
                from = so_far;
            }
            deals = steps.len();
            let mut lines: Vec<&SheetLine> = last.lines.iter().filter(|line| line.points != Score::ZERO).collect();
            let deciding = deciding_seat(game, &so_far, &totals, !before.is_empty());
            // Of many parts the smaller ones come first, all at once.
            let is_long = lines.len() > MOST[1];
            while lines.len() > MOST[1]
                && let Some(least) = (0..lines.len()).min_by_key(|at| lines[*at].points.in_halves().abs())
            {
                let line = lines.remove(least);
                so_far[line.seat] += line.points;
                taken[line.seat] |= line.cards;
            }
            if is_long {
                let name =
                    if before.is_empty() { Message::EMPTY } else { game_summary::deal_of(last, game.entry.unit) };
                steps.push(Step { taken, ..Step::new(name, Cards::EMPTY, so_far) });
            }
            // Points of several seats for the same reason count at once.
            let alike = lines.chunk_by(|one, other| one.why == other.why && one.cards == other.cards);
            let mut alike: Vec<&[&SheetLine]> = alike.collect();
            // The greatest come last, those that decide at the end.
            let decide = |lines: &&[&SheetLine]| lines.iter().any(|line| Some(line.seat) == deciding);
            let worth = |lines: &&[&SheetLine]| lines[0].points.in_halves().abs();
            alike.sort_by_key(|lines| (has_slow_end && decide(lines), worth(lines)));
            most = Score::halves(alike.iter().map(worth).max().unwrap_or_default());
            let feat = last.feat().map_or(Cards::EMPTY, |line| line.cards);
            if let Some(line) = last.feat() {
                taken[line.seat] |= line.cards;
            }
            steps.extend(alike.iter().map(|lines| {
                for line in *lines {
                    so_far[line.seat] += line.points;
                    taken[line.seat] |= line.cards;
                }
                let SheetLine { seat, why, cards, .. } = lines[0];
                let is_own = lines.len() == 1 && !why.is_empty();
                let name = if is_own { texts::outcome(texts::whose(*seat), [why.clone()]) } else { why.clone() };
                Step { taken, is_part: true, ..Step::new(name, if is_moon { feat } else { *cards }, so_far) }
            }));
            let before_last = steps.iter().rev().nth(1).map_or(from, |step| step.totals);
            let is_own = game.is_own_defeat() && alike.last().is_some_and(decide);
            // In the first deal, somebody always takes the lead.
            let may_overtake = if is_over { steps.len() > 1 } else { !before.is_empty() };
            overtakes = may_overtake && wins.winners(&before_last) != wins.winners(&totals);
            has_climax = is_moon || is_own || overtakes;
        }
        match steps.last_mut() {
            Some(last) => last.totals = totals,
            None => steps.push(Step::new(Message::EMPTY, Cards::EMPTY, totals)),
        }
        let longest = if !has_slow_end {
            ON_THE_WAY
        } else if game.is_own_win() {
            OWN
        } else {
            OTHERS
        };
        let (all, mut begins) = (steps.len(), BEGINS);
        for (index, step) in steps.iter_mut().enumerate() {
            let (kind, count) = if index < deals { (0, deals) } else { (1, all - deals) };
            let is_climax = has_climax && index + 1 == all;
            let suspense = if is_climax { SUSPENSE } else { 0.0 };
            // It waits only where cards are to be turned over that change who wins.
            begins += if is_climax && overtakes && is_over && !step.cards.is_empty() { WAITING } else { 0.0 };
            (step.begins, step.takes) = (begins, (longest[kind] / count as f64).min(SLOWEST[kind]) + suspense);
            begins += step.takes;
        }
        Self { from, steps, has_climax, most, wins }
    }

    /// The time at which the points that decide have been counted, in seconds, if there are any.
    pub fn climax(&self) -> Option<f64> {
        self.ticks().last().filter(|_| self.has_climax)
    }

    /// The time at which each step is done, in seconds.
    pub fn ticks(&self) -> impl Iterator<Item = f64> {
        self.steps.iter().map(|step| step.begins + RUNNING * step.takes)
    }

    /// The time at which everything has been counted, in seconds.
    pub fn seconds(&self) -> f64 {
        self.steps.last().map_or(0.0, |last| last.begins + last.takes)
    }

    /// The places by what has been counted after this many seconds; `None` if there is nothing to count.
    pub fn places(&self, since: f64) -> Option<BySeat<usize>> {
        let counted = self.at(since)?;
        Some(self.wins.places(if counted.since_done < 0.0 { &counted.before } else { &counted.after }))
    }

    /// The count after this many seconds; `None` if there is nothing to count.
    pub(super) fn at(&self, since: f64) -> Option<Counted> {
        let now = self.steps.iter().rposition(|step| step.begins <= since).unwrap_or(0);
        let step = self.steps.get(now)?;
        let after = step.totals;
        let last = now.checked_sub(1).map(|last| &self.steps[last]);
        let before = last.map_or(self.from, |last| last.totals);
        let taken = [last.map_or_else(|| BySeat::new(after.seats()), |last| last.taken), step.taken];
        let done = (since - step.begins) / step.takes;
        let part = |from: f64, until: f64| ((done - from) / (until - from)).clamp(0.0, 1.0) as f32;
        let landed = part(0.0, LANDING * RUNNING);
        let flight = step.is_part.then(|| [landed, part(FLYING * RUNNING, RUNNING).powi(2)]);
        let share = if step.is_part { part(RUNNING, 1.0) } else { part(0.0, RUNNING) };
        // Before the last step, its cards lie face down for a moment.
        let next = self.steps.get(now + 1).filter(|_| since >= step.begins + step.takes);
        let waits = next.is_some() || since < step.begins;
        let hidden = || (Message::EMPTY, next.map_or(Cards::EMPTY, |next| next.cards));
        let shown = if waits { hidden() } else { (step.name.clone(), step.cards) };
        let what = (since < self.seconds()).then_some(shown);
        let since_done = since - step.begins - RUNNING * step.takes;
        let decides = self.has_climax && now + 1 == self.steps.len() && what.is_some();
        let (share, most) = (cubic_out(share), self.most);
        Some(Counted { before, after, share, flight, most, taken, since_done, decides, waits, wins: self.wins, what })
    }
}

/// The seat whose points in the last deal decide: of the one who led before and does not win, of the person in a defeat,
/// or else of the best without whose points others would win.
fn deciding_seat(game: &TableGame, before: &BySeat<Score>, totals: &BySeat<Score>, is_ahead: bool) -> Option<Seat> {
    let wins = game.wins();
    let winners = wins.winners(totals);
    let overtaken = wins.winners(before).into_iter().find(|seat| is_ahead && !winners.contains(seat));
    let own = || Some(game.viewer()).filter(|own| game.is_own_defeat() && before[*own] != totals[*own]);
    let decides = |seat: &Seat| {
        let mut without = *totals;
        without[*seat] = before[*seat];
        wins.winners(&without) != winners
    };
    let places = wins.places(totals);
    let best = || Seat::all(totals.seats()).filter(decides).min_by_key(|seat| places[*seat]);
    overtaken.filter(|_| wins == Wins::Lowest).or_else(own).or_else(best)
}

/// Some of these steps, with the last.
fn thinned(mut steps: Vec<Step>) -> Vec<Step> {
    let every = steps.len().div_ceil(MOST[0]);
    let mut left = steps.len();
    steps.retain(|_| {
        left -= 1;
        left.is_multiple_of(every)
    });
    steps
}

impl Counted {
    /// The total of a seat as far as it has been counted.
    pub fn total(&self, seat: Seat) -> Score {
        let (before, after) = (self.before[seat], self.after[seat]);
        let [from, to] = [before, after].map(|total| f64::from(total.in_halves()));
        // Halves run up only where there are some.
        let unit = if [from, to].iter().any(|halves| halves % 2.0 != 0.0) { 1.0 } else { 2.0 };
        let halves = (egui::lerp(from..=to, f64::from(self.share)) / unit).round() * unit;
        Score::halves(halves as i32)
    }

    /// The points of a seat in the present step relative to the most in the deal, from 0 to 1.
    pub fn weight(&self, seat: Seat) -> f32 {
        let gained = (self.after[seat] - self.before[seat]).in_halves().abs();
        (gained as f32 / self.most.in_halves().max(1) as f32).min(1.0)
    }

    /// How far what points have struck has come to rest.
    pub fn settled(&self) -> f32 {
        (self.since_done / SETTLING).clamp(0.0, 1.0) as f32
    }

    /// How much of the knock of its points a seat still feels.
    pub fn knock(&self, seat: Seat) -> f32 {
        let is_hit = self.flight.is_some() && self.since_done >= 0.0;
        if is_hit { self.weight(seat) * (1.0 - self.settled()).powi(2) } else { 0.0 }
    }

    /// The field of each seat in the row of places before and after the present step, from 0.
    pub fn fields(&self) -> [BySeat<usize>; 2] {
        [&self.before, &self.after].map(|totals| {
            let places = self.wins.places(totals);
            let seats = totals.seats();
            let is_ahead = |other: &Seat, seat| (places[*other], *other) < (places[seat], seat);
            BySeat::from_fn(seats, |seat| Seat::all(seats).filter(|other| is_ahead(other, seat)).count())
        })
    }
}
