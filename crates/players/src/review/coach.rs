//! The coach at the table: tells whoever has just acted what that surely cost, and why, from what the seat knew.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use super::words::difference;
use super::{Mark, STEPS};
use crate::bots::{DealScale, Effort, Judge, Judgment, Sample, Strategy, reason_against};
use crate::play::{Knowledge, random_deals};
use crate::text::coach as texts;
use misere_engine::cards::Card;
use misere_engine::rules::scene::Spot;
use misere_engine::rules::{Message, Next, Rules, Seat, State, View};
use misere_engine::table::{Session as _, Step, Table, Watch as _};

/// The number of worlds in which the search looks for a better action. Fewer than in reviews, because the next player
/// waits; `misere-lab coach` counts how many comments hold.
const WORLDS: u32 = 32;

/// The number of random deals that measure the usual variation of a deal.
const SAMPLES: u32 = 30;

/// The number of results in which hands are looked at.
const RESULTS_SEEN: u32 = 256;

/// The least number of those from which something follows.
const LEAST_SEEN: u32 = 40;

/// A comment on an action, as a saved game keeps it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Comment {
    /// The number of steps of the log before the action.
    pub step: usize,
    /// The text of the action.
    pub played: String,
    /// The text of the best action found.
    pub best: String,
    /// The least that it surely cost.
    pub mark: Mark,
}

/// A comment, and its sentence for whoever acted.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// What is kept.
    pub comment: Comment,
    /// What it costs and why.
    pub sentence: Message,
    /// Set if the sentence rests on this card in another hand.
    pub suspect: Option<Suspect>,
}

/// A card in another hand that makes the difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suspect {
    /// The seat that may have it.
    pub who: Seat,
    pub card: Card,
    /// The number of sampled worlds in which the seat has it.
    pub worlds: u32,
    /// The number of sampled worlds.
    pub of: u32,
}

/// A decision that has just been made.
pub struct Coach<R: Rules> {
    known: Knowledge<R>,
    /// The table before the deal.
    before: State<R>,
    played: R::Action,
    step: usize,
}

impl<R: Strategy> Coach<R> {
    /// The decision of the seat to act for one of several actions, unless it can no longer change a score.
    pub fn of(table: &Table<R>, played: R::Action) -> Option<Self> {
        let Next::Act(seat) = table.next() else { return None };
        let view = table.view(seat);
        if table.legal().len() < 2 || R::decided(view.public) || R::can_claim(view) {
            return None;
        }
        let dealt = table.log()[..table.at()].iter().rposition(|step| matches!(step, Step::Deal(_)))?;
        let mut before = table.clone();
        before.go_to(dealt);
        let (known, before) = (Knowledge::of(table)?, before.state().clone());
        Some(Self { known, before, played, step: table.at() })
    }

    /// The comment, if the action surely deserves this mark or a worse one. `None` also if stopped.
    pub fn advise(&self, least: Mark, seed: u64, stop: &AtomicBool) -> Option<Advice> {
        let mut seen = Holders::default();
        let judgment = self.judge(WORLDS, &STEPS[least as usize..], seed, stop, &mut |world, loss| {
            if seen.worlds < RESULTS_SEEN {
                seen.note(self.known.view().seat, world, loss);
            }
        })?;
        let mark = Mark::surely(judgment.loss).filter(|mark| *mark >= least)?;
        let reason = reason_against(self.known.view(), judgment.best, self.played);
        let suspect = if judgment.for_the_game || reason.is_some() { None } else { seen.suspect() };
        Some(Advice {
            comment: Comment {
                step: self.step,
                played: self.played.to_string(),
                best: judgment.best.to_string(),
                mark,
            },
            sentence: sentence(self.known.view(), &judgment, reason, suspect),
            suspect,
        })
    }

    /// Judges the decision with the effort that follows from a number of worlds. `None` if stopped.
    pub fn judge(
        &self, worlds: u32, steps: &[f64], seed: u64, stop: &AtomicBool, watch: &mut dyn FnMut(&State<R>, f64),
    ) -> Option<Judgment<R::Action>> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let ends = random_deals(&self.before, SAMPLES, &mut rng, stop)?;
        let scale = &DealScale::new::<R>(self.before.view(Seat::new(0)), &ends);
        let past = &self.known.past();
        let judge = Judge { view: self.known.view(), past, scale, bots: &[], stop };
        judge.loss(self.played, Effort { worlds, steps, seed }, &mut rng, watch)
    }
}

/// The cards that the others have in sampled worlds, with what the action lost there.
#[derive(Default)]
struct Holders {
    worlds: u32,
    all: Vec<f64>,
    losses: HashMap<(Seat, Card), Vec<f64>>,
}

impl Holders {
    fn note<R: Rules>(&mut self, own: Seat, world: &State<R>, loss: f64) {
        self.worlds += 1;
        self.all.push(loss);
        for seat in Seat::all(world.private.seats()).filter(|seat| *seat != own) {
            let scene = R::scene(world.view(seat));
            let spots = scene.hand(seat).into_iter().flat_map(|hand| &hand.spots);
            for card in spots.filter_map(Spot::card) {
                self.losses.entry((seat, card)).or_default().push(loss);
            }
        }
    }

    /// The card that tells best in which worlds the action loses: nearly all of the loss must come from worlds in which
    /// it is there, and it must be missing in some.
    fn suspect(&self) -> Option<Suspect> {
        let total: f64 = self.all.iter().sum();
        if self.worlds < LEAST_SEEN || total <= 0.0 {
            return None;
        }
        let of = self.worlds;
        let tells = self.losses.iter().filter_map(|(&(who, card), losses)| {
            let worlds = losses.len() as u32;
            let share = f64::from(worlds) / f64::from(of);
            let sum: f64 = losses.iter().sum();
            let with: Sample = losses.iter().copied().collect();
            let without = (total - sum) / f64::from((of - worlds).max(1));
            let is_sure = with.mean() - without > SURE * with.error();
            let is_possible = (LEAST_SHARE..=MOST_SHARE).contains(&share);
            let holds = is_possible && is_sure && sum >= EXPLAINED * total;
            holds.then_some((sum / total - share, Suspect { who, card, worlds, of }))
        });
        // Equal tells are told apart by the card, so that the same cards always give the same sentence.
        let order = |one: &(f64, Suspect)| (one.1.card, one.1.who.index());
        let best = tells.max_by(|a, b| a.0.total_cmp(&b.0).then_with(|| order(b).cmp(&order(a))));
        best.map(|(_, suspect)| suspect)
    }
}

/// Standard errors by which the loss has to be greater in worlds with a card than in the others.
const SURE: f64 = 4.0;

/// The share of the loss that has to come from worlds with a card.
const EXPLAINED: f64 = 0.75;

/// The least and the greatest share of worlds with a card of which that is worth telling.
const LEAST_SHARE: f64 = 0.2;
const MOST_SHARE: f64 = 0.9;

/// What an action cost and why: `That costs about 0.8 penalty points: Konrad has the queen of spades in 6 of 10 cases.`
fn sentence<R: Strategy>(
    view: View<'_, R>, judgment: &Judgment<R::Action>, reason: Option<Message>, suspect: Option<Suspect>,
) -> Message {
    let better = R::spoken(view, judgment.best).noun;
    let Some(cost) = difference(judgment.points, R::WINS) else {
        return if judgment.for_the_game { texts::costs_chance(better) } else { texts::costs_something(better) };
    };
    if judgment.for_the_game {
        return texts::costs_points_and_chance(cost, better);
    }
    match (reason, suspect) {
        (Some(reason), _) => texts::costs_because(cost, better, reason),
        (None, Some(Suspect { who, card, worlds, of })) => {
            let tenths = (f64::from(10 * worlds) / f64::from(of)).round() as usize;
            texts::costs_because_of(cost, who, card, tenths, better)
        }
        (None, None) => texts::costs(cost, better),
    }
}
