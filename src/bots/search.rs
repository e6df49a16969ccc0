//! Looking ahead in any game: worlds that the seat cannot rule out are imagined, each candidate
//! is tried in each of them, and the rest of the deal is played out by rules of thumb, or by what
//! was learned in self-play, every seat for itself. The worse half of the candidates is dropped
//! after each round, so that time goes where the choice is close.
//!
//! It can be stopped at any time and then says what it found so far; before the first world is
//! done that is what the rules of thumb would do.
//!
//! Absent on purpose: a tree. Where one was measured it gained nothing over a flat look with
//! informed playouts, and exact play with open cards is misled by what nobody can know.

use std::sync::atomic::AtomicBool;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::ending;
use super::learned::{Choices, Learned};
use super::sample::Sample;
use super::utility::{Gain, Utility};
use super::worlds::{History, Worlds};
use super::{Deadline, Limit, Policy};
use crate::cards::{Pack, below};
use crate::rules::{Next, State, View};

/// One in so many actions of a playout is any legal one: nobody plays by the book all the time.
const NOISE: u32 = 10;

/// The most candidates that are looked at: of more, those that the rules of thumb like best.
const MOST: usize = 32;

/// How surely something must be better than what the rules of thumb would do, in standard errors
/// of the difference.
const CAUTION: f64 = 1.0;

/// What looking ahead says of one legal action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Appraisal {
    /// Its place among the legal actions.
    pub place: usize,
    /// What it is worth to the seat on average, more being better: the points, and near the end of
    /// the game what they do for winning it, see [`Utility`]. By this it is chosen. Without a world
    /// nothing is known, and it is less than any number.
    pub value: f64,
    /// The standard error of the value; infinite where nothing is known.
    pub error: f64,
    /// What it brings the seat on average, in points, more being better;
    /// [`Policy::POINTS`] says in words what they are.
    pub points: f64,
    /// The standard error of the points.
    pub points_error: f64,
    /// In how many worlds it was tried. Those soon found worse were tried in fewer.
    pub worlds: u32,
    /// Is the value what perfect play comes to, and no estimate? The error is then 0.
    pub exact: bool,
}

impl Appraisal {
    /// Of this action nothing is known.
    pub(super) const fn nothing(place: usize) -> Self {
        Self {
            place,
            value: f64::NEG_INFINITY,
            error: f64::INFINITY,
            points: f64::NEG_INFINITY,
            points_error: f64::INFINITY,
            worlds: 0,
            exact: false,
        }
    }
}

/// What looking ahead says of the best of the legal actions, if there are any; with a learned policy
/// it stands in for the rules of thumb.
pub fn best<R: Policy>(
    view: View<'_, R>,
    past: &History<R>,
    moves: &[R::Action],
    learned: Option<&Learned>,
    limit: Limit,
    rng: &mut impl Rng,
    stop: &AtomicBool,
) -> Option<Appraisal> {
    let deadline = Deadline::new(limit, stop);
    let solved = R::solve(view, moves, false, &deadline);
    let best = solved.unwrap_or_else(|| imagine(view, past, moves, learned, rng, &deadline));
    best.first().copied()
}

/// What looking ahead says of every legal action, the best first, and first among those that are
/// equally good what the rules of thumb would do. Actions dropped early come after those that were
/// looked at for longer.
///
/// With a past the worlds are weighed by how likely the others would have done in them what they
/// did; without one all are equally likely.
pub fn appraise<R: Policy>(
    view: View<'_, R>,
    past: &History<R>,
    moves: &[R::Action],
    limit: Limit,
    rng: &mut impl Rng,
    stop: &AtomicBool,
) -> Vec<Appraisal> {
    let deadline = Deadline::new(limit, stop);
    let solved = R::solve(view, moves, true, &deadline);
    let learned = R::learned(view.public);
    solved.unwrap_or_else(|| imagine(view, past, moves, learned, rng, &deadline))
}

/// What two actions come to in the same worlds, each played out: in how many, the limit says.
pub(super) fn compare<R: Policy>(
    view: View<'_, R>,
    past: &History<R>,
    pair: [R::Action; 2],
    learned: Option<&Learned>,
    limit: Limit,
    rng: &mut impl Rng,
    stop: &AtomicBool,
) -> Vec<[f64; 2]> {
    let deadline = Deadline::new(limit, stop);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(rng.next_u64());
    let mut player = Player::new(learned);
    let mut worlds = Worlds::new(view, past, learned, &mut rng);
    let mut utility = Utility::new::<R>(view);
    let mut ends = Vec::new();
    if !gauge(&mut utility, &mut worlds, &mut player, &mut rng, &deadline) {
        return ends;
    }
    let most = deadline.worlds().unwrap_or(u32::MAX) as usize;
    while ends.len() < most && !deadline.is_over() {
        let world = worlds.next(&mut rng);
        ends.push(pair.map(|action| {
            let after = player.end(world, Some(action), &mut rng);
            utility.value::<R>(after)
        }));
    }
    ends
}

/// The same where something is hidden.
fn imagine<R: Policy>(
    view: View<'_, R>,
    past: &History<R>,
    moves: &[R::Action],
    learned: Option<&Learned>,
    rng: &mut impl Rng,
    deadline: &Deadline<'_>,
) -> Vec<Appraisal> {
    if let Some(list) = ending::solve(view, moves, rng, deadline) {
        return list;
    }
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(rng.next_u64());
    let mut player = Player::new(learned);
    let mut field = field(view, moves, &mut player, &mut rng, deadline);
    look(
        view,
        past,
        moves,
        &mut field,
        &mut player,
        &mut rng,
        deadline,
    );
    let mut untried = vec![true; moves.len()];
    for candidate in &field {
        untried[candidate.place] = false;
    }
    let rest = (0..moves.len()).filter(|&place| untried[place]);
    field.extend(rest.map(Candidate::new));
    field.iter().map(Candidate::appraisal).collect()
}

/// An action that is looked at.
struct Candidate {
    place: usize,
    /// What it is worth.
    value: Sample,
    /// The points that it brings.
    points: Sample,
    /// How much more it is worth than what the rules of thumb would do.
    lead: Sample,
    /// What it brings in the world that is being tried.
    now: Gain,
}

impl Candidate {
    fn new(place: usize) -> Self {
        Self {
            place,
            value: Sample::NONE,
            points: Sample::NONE,
            lead: Sample::NONE,
            now: Gain::default(),
        }
    }

    /// Takes in a world, in which what the rules of thumb would do is worth so much.
    fn count(&mut self, usual: f64) {
        self.value.add(self.now.value);
        self.points.add(self.now.points);
        self.lead.add(self.now.value - usual);
    }

    /// How much better it surely is than what the rules of thumb would do.
    fn merit(&self) -> f64 {
        match self.lead.count() {
            0 => f64::NEG_INFINITY,
            _ => self.lead.mean() - CAUTION * self.lead.error(),
        }
    }

    fn appraisal(&self) -> Appraisal {
        if self.value.count() == 0 {
            return Appraisal::nothing(self.place);
        }
        Appraisal {
            place: self.place,
            value: self.value.mean(),
            error: self.value.error(),
            points: self.points.mean(),
            points_error: self.points.error(),
            worlds: self.value.count(),
            exact: false,
        }
    }
}

/// The candidates, first what the rules of thumb would do.
fn field<R: Policy>(
    view: View<'_, R>,
    moves: &[R::Action],
    player: &mut Player<'_, R>,
    rng: &mut impl Rng,
    deadline: &Deadline<'_>,
) -> Vec<Candidate> {
    if moves.is_empty() {
        return Vec::new();
    }
    let first = player.usual(view, moves, rng);
    let mut places = vec![first];
    if moves.len() <= MOST {
        places.extend((0..moves.len()).filter(|&place| place != first));
    } else if let Some(list) = R::shortlist(view, moves, MOST) {
        places.extend(list.into_iter().filter(|&place| place != first));
    } else {
        // What they would do if they could not do that, and so on.
        let mut left: Vec<usize> = (0..moves.len()).filter(|&place| place != first).collect();
        let mut actions: Vec<R::Action> = left.iter().map(|&place| moves[place]).collect();
        while places.len() < MOST && !deadline.is_over() {
            let next = R::choose(view, &actions, rng);
            actions.remove(next);
            places.push(left.remove(next));
        }
    }
    places.truncate(MOST);
    places.into_iter().map(Candidate::new).collect()
}

/// Tries the candidates and leaves them in order.
fn look<R: Policy>(
    view: View<'_, R>,
    past: &History<R>,
    moves: &[R::Action],
    field: &mut [Candidate],
    player: &mut Player<'_, R>,
    rng: &mut impl Rng,
    deadline: &Deadline<'_>,
) {
    if field.is_empty() || deadline.is_over() {
        return;
    }
    let mut worlds = Worlds::new(view, past, player.learned, rng);
    let mut utility = Utility::new::<R>(view);
    if !gauge(&mut utility, &mut worlds, player, rng, deadline) {
        return;
    }
    let first = field[0].place;
    let rounds = field.len().next_power_of_two().trailing_zeros().max(1);
    let mut alive = field.len();
    for round in 1..=rounds {
        let mut tried = 0;
        while tried == 0 || !is_round_over(tried, (round, rounds), deadline) {
            let world = worlds.next(rng);
            for candidate in &mut field[..alive] {
                if deadline.is_over() {
                    // A world that not all have been tried in would favour some.
                    sort(&mut field[..alive]);
                    return;
                }
                let after = player.end(world, Some(moves[candidate.place]), rng);
                candidate.now = utility.gain::<R>(after);
            }
            let usual = field[..alive].iter().find(|c| c.place == first);
            let usual = usual.map_or(0.0, |candidate| candidate.now.value);
            for candidate in &mut field[..alive] {
                candidate.count(usual);
            }
            tried += 1;
        }
        sort(&mut field[..alive]);
        alive = alive.div_ceil(2);
        // What the rules of thumb would do stays to the end, for comparison.
        if let Some(place) = field.iter().position(|c| c.place == first)
            && place >= alive
        {
            field[alive..=place].rotate_right(1);
            alive += 1;
        }
    }
}

/// Gauges the utility; false if the time is up before that.
fn gauge<R: Policy>(
    utility: &mut Utility,
    worlds: &mut Worlds<'_, R>,
    player: &mut Player<'_, R>,
    rng: &mut impl Rng,
    deadline: &Deadline<'_>,
) -> bool {
    for _ in 0..Utility::SAMPLES {
        if deadline.is_over() {
            return false;
        }
        utility.gauge::<R>(player.end(worlds.any(rng), None, rng));
    }
    true
}

/// Have so many worlds been enough for this round?
fn is_round_over(worlds: u32, round: (u32, u32), deadline: &Deadline<'_>) -> bool {
    let enough = |all: u32| worlds >= all.div_ceil(round.1);
    deadline.worlds().is_some_and(enough) || deadline.is_over_for(round)
}

fn sort(field: &mut [Candidate]) {
    field.sort_by(|a, b| b.merit().total_cmp(&a.merit()));
}

/// Plays deals out.
struct Player<'a, R: Policy> {
    learned: Option<&'a Learned>,
    state: Option<State<R>>,
    moves: Vec<R::Action>,
    choices: Choices,
}

impl<'a, R: Policy> Player<'a, R> {
    fn new(learned: Option<&'a Learned>) -> Self {
        Self {
            learned,
            state: None,
            moves: Vec::with_capacity(64),
            choices: Choices::default(),
        }
    }

    /// The place of what would be done without looking ahead.
    fn usual(&mut self, view: View<'_, R>, moves: &[R::Action], rng: &mut impl Rng) -> usize {
        let liked = self.learned.and_then(|learned| {
            let action = learned.best(view, &mut self.moves, &mut self.choices)?;
            moves.iter().position(|&legal| legal == action)
        });
        liked.unwrap_or_else(|| R::choose(view, moves, rng))
    }

    /// How a deal ends that goes on with this action, or as usual.
    fn end(
        &mut self,
        world: &State<R>,
        action: Option<R::Action>,
        rng: &mut impl Rng,
    ) -> &R::Public {
        let state = self.state.insert(world.clone());
        // Against one opponent a slip of his would be paid for in full.
        let noise = if state.private.seats() > 2 { NOISE } else { 0 };
        if let Some(action) = action {
            R::apply(state, action, &mut ());
        }
        let (moves, choices) = (&mut self.moves, &mut self.choices);
        loop {
            match R::next(&state.public) {
                Next::Act(turn) => {
                    let view = state.view(turn);
                    let action = if let Some(learned) = self.learned {
                        learned.draw(view, moves, choices, rng)
                    } else if noise > 0 && below(rng, noise) == 0 {
                        R::random(view, moves, rng)
                    } else {
                        R::act(view, moves, rng)
                    };
                    R::apply(state, action, &mut ());
                }
                Next::Reshuffle(cards) => R::deal(state, &Pack::shuffled(cards, rng), &mut ()),
                Next::Deal(_) | Next::Over => return &state.public,
            }
        }
    }
}
