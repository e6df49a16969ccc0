//! Remarks: what a persona says about a moment, now and then.
//!
//! Each `Occasion` is a condition on a [`Moment`], which holds only what everyone saw, with its
//! words for each way of speaking. Which remark is made, and by whom, follows from the moment alone.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::moment::{Moment, TrickMoment};
use super::{Persona, Voice};
use crate::cards::{Card, Cards, Rank, Suit};
use crate::rules::{BySeat, Message, Score, Seat, Seats};
use crate::text::declared::{Argument, Kind};
use crate::text::found_by_id;

/// Words of a persona.
#[derive(Clone, Debug, PartialEq)]
pub struct Remark {
    /// The speaker.
    pub seat: Seat,
    pub words: Message,
}

/// The numbers that a remark may mention.
#[derive(Clone, Copy, Debug, Default)]
pub struct Figures {
    count: usize,
    points: Score,
}

/// A reason for a remark.
pub struct Occasion {
    /// The figures, if a persona at this seat may say something about the moment.
    pub when: fn(&Moment, Seat, &Company<'_>) -> Option<Figures>,
    /// The frequency of the remark, in percent.
    chance: u64,
    /// The beginning of the ids of its messages, of which there are two for each voice: `moon-warm-1`.
    pub id: &'static str,
}

impl Occasion {
    const fn new(when: fn(&Moment, Seat, &Company<'_>) -> Option<Figures>, chance: u64, id: &'static str) -> Self {
        Self { when, chance, id }
    }

    /// One of the two messages for a voice.
    pub fn words(&self, voice: Voice, number: usize, figures: Figures) -> Message {
        let id = format!("{}-{}-{number}", self.id, voice.name());
        let mut remarks = found_by_id("remarks").iter();
        let declaration = remarks.find(|one| one.key == id).expect("two remarks for each voice");
        let arguments = declaration.arguments.iter().map(|(_, kind)| match kind {
            Kind::Points => Argument::Points(figures.points),
            _ => Argument::Number(figures.count.into()),
        });
        Message::of_parts(declaration, arguments.collect()).expect("remarks mention counts and points only")
    }
}

/// All occasions, the most remarkable first.
pub static OCCASIONS: [Occasion; 20] = [
    Occasion::new(won_the_game, 100, "won-game"),
    Occasion::new(lost_to_the_person, 100, "lost-game"),
    Occasion::new(shot_the_moon, 100, "moon"),
    Occasion::new(saw_a_moon, 100, "moon-of-other"),
    Occasion::new(took_another_queen, 80, "more-queens"),
    Occasion::new(gave_a_queen, 40, "queen-given"),
    Occasion::new(took_first_queen, 60, "first-queen"),
    Occasion::new(took_club_jack, 80, "club-jack"),
    Occasion::new(took_hearts, 60, "hearts"),
    Occasion::new(took_dear_trick, 50, "dear-trick"),
    Occasion::new(took_last_trick, 60, "last-trick"),
    Occasion::new(saw_a_person_suffer, 40, "sympathy"),
    Occasion::new(had_worst_deal, 60, "worst-deal"),
    Occasion::new(had_best_deal, 60, "best-deal"),
    Occasion::new(got_a_gift, 35, "gift"),
    Occasion::new(gave_a_gift, 35, "gift-given"),
    Occasion::new(took_tricks_in_a_row, 25, "streak"),
    Occasion::new(is_clean, 25, "clean"),
    Occasion::new(took_a_gain, 15, "gain"),
    Occasion::new(discarded_many, 40, "discards"),
];

/// The people and personas at a table.
pub struct Company<'a> {
    /// By seat; `None` for people and programs.
    pub personas: &'a [Option<Persona>],
    pub people: Seats,
}

/// The tricks between two remarks, unless something remarkable happens.
const PAUSE: u32 = 3;

/// The remarks made so far at a table.
#[derive(Clone, Debug, Default)]
pub struct Conversation {
    /// Each with its deal; those of earlier deals are forgotten.
    made: Vec<(u32, Message)>,
    trick: u32,
}

impl Conversation {
    /// A remark about a moment of this deal, if anybody makes one.
    pub fn about(&mut self, moment: &Moment, deal: u32, company: &Company<'_>) -> Option<Remark> {
        self.made.retain(|(made_in, _)| made_in + 1 >= deal);
        let number = match moment {
            Moment::Trick(trick) => Some(trick.number),
            _ => None,
        };
        let is_early = number.is_some_and(|number| self.trick > 0 && number < self.trick + PAUSE);
        for (index, occasion) in OCCASIONS.iter().enumerate() {
            let mut draw = Draw::new(moment, deal, index);
            if draw.below(100) >= occasion.chance || (is_early && occasion.chance < 60) {
                continue;
            }
            let seats = Seat::all(company.personas.len());
            let able: Vec<(Seat, Persona, Figures)> = seats
                .filter_map(|seat| {
                    let persona = company.personas[seat.index()]?;
                    let figures = (occasion.when)(moment, seat, company)?;
                    Some((seat, persona, figures))
                })
                .collect();
            if able.is_empty() {
                continue;
            }
            let (seat, persona, figures) = able[draw.below(able.len() as u64) as usize];
            let wanted = if draw.below(2) == 0 { [1, 2] } else { [2, 1] };
            let wanted = wanted.map(|number| occasion.words(persona.voice(), number, figures));
            let is_new = |line: &Message| self.made.iter().all(|(_, made)| made != line);
            let Some(words) = wanted.into_iter().find(is_new) else { continue };
            self.made.push((deal, words.clone()));
            self.trick = number.unwrap_or(self.trick);
            return Some(Remark { seat, words });
        }
        None
    }
}

/// Numbers that follow from what everyone saw.
struct Draw(DefaultHasher);

impl Draw {
    fn new(moment: &Moment, deal: u32, occasion: usize) -> Self {
        let mut hasher = DefaultHasher::new();
        (deal, occasion).hash(&mut hasher);
        match moment {
            Moment::Trick(trick) => (trick.number, &trick.cards).hash(&mut hasher),
            Moment::Scored { losses, .. } => losses.hash(&mut hasher),
            Moment::Gift { from, to, points } => (from, to, points).hash(&mut hasher),
            Moment::Discards { from, count } => (from, count).hash(&mut hasher),
            Moment::Over(_, totals) => totals.iter().for_each(|total| total.hash(&mut hasher)),
        }
        Self(hasher)
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.0.write_u8(1);
        self.0.finish() % bound
    }
}

/// The trick of a moment, if this seat took it.
fn taken_by(moment: &Moment, seat: Seat) -> Option<&TrickMoment> {
    match moment {
        Moment::Trick(trick) if trick.to == seat => Some(trick),
        _ => None,
    }
}

fn counting(count: usize) -> Figures {
    Figures { count, ..Figures::default() }
}

fn worth(points: Score) -> Figures {
    Figures { points, ..Figures::default() }
}

fn queens(cards: Cards) -> usize {
    (cards & Cards::rank(Rank::Queen)).len()
}

fn took_first_queen(moment: &Moment, seat: Seat, _: &Company<'_>) -> Option<Figures> {
    let trick = taken_by(moment, seat)?;
    let is_first = queens(trick.penalties) == 1 && queens(trick.taken) == 1;
    is_first.then(Figures::default)
}

fn took_another_queen(moment: &Moment, seat: Seat, _: &Company<'_>) -> Option<Figures> {
    let trick = taken_by(moment, seat)?;
    let count = queens(trick.taken);
    (queens(trick.penalties) > 0 && count > 1).then(|| counting(count))
}

fn gave_a_queen(moment: &Moment, seat: Seat, _: &Company<'_>) -> Option<Figures> {
    let Moment::Trick(trick) = moment else { return None };
    let is_gift =
        |(from, card): &(Seat, Card)| *from == seat && card.rank() == Rank::Queen && trick.penalties.contains(*card);
    (trick.to != seat && trick.cards.iter().any(is_gift)).then(Figures::default)
}

fn took_hearts(moment: &Moment, seat: Seat, _: &Company<'_>) -> Option<Figures> {
    let trick = taken_by(moment, seat)?;
    (trick.penalties.of_suit(Suit::Hearts).len() >= 3).then(Figures::default)
}

fn took_club_jack(moment: &Moment, seat: Seat, _: &Company<'_>) -> Option<Figures> {
    let trick = taken_by(moment, seat)?;
    let jack = Card::new(Rank::Jack, Suit::Clubs);
    let has_jack = trick.cards.iter().any(|(_, card)| *card == jack);
    (has_jack && trick.loss >= Score::points(4)).then(Figures::default)
}

/// The points from which a trick is dear in any game.
const DEAR: Score = Score::points(30);

fn took_dear_trick(moment: &Moment, seat: Seat, _: &Company<'_>) -> Option<Figures> {
    let trick = taken_by(moment, seat)?;
    (trick.loss >= DEAR).then(|| worth(trick.loss))
}

fn took_last_trick(moment: &Moment, seat: Seat, _: &Company<'_>) -> Option<Figures> {
    let trick = taken_by(moment, seat)?;
    (trick.left == 0 && trick.loss > Score::ZERO).then(Figures::default)
}

fn took_a_gain(moment: &Moment, seat: Seat, _: &Company<'_>) -> Option<Figures> {
    let trick = taken_by(moment, seat)?;
    (trick.loss <= Score::points(-2)).then(Figures::default)
}

fn took_tricks_in_a_row(moment: &Moment, seat: Seat, _: &Company<'_>) -> Option<Figures> {
    let trick = taken_by(moment, seat)?;
    (trick.streak >= 3 && trick.left > 0).then(|| counting(trick.streak))
}

fn is_clean(moment: &Moment, seat: Seat, _: &Company<'_>) -> Option<Figures> {
    match moment {
        Moment::Trick(trick) if matches!(trick.left, 1..=3) && trick.clean.contains(&seat) => Some(Figures::default()),
        _ => None,
    }
}

fn saw_a_person_suffer(moment: &Moment, seat: Seat, company: &Company<'_>) -> Option<Figures> {
    match moment {
        Moment::Trick(trick) if trick.to != seat && company.people.contains(trick.to) => {
            let hurts = queens(trick.penalties) > 0 || trick.loss >= DEAR;
            hurts.then(Figures::default)
        }
        _ => None,
    }
}

fn shot_the_moon(moment: &Moment, seat: Seat, _: &Company<'_>) -> Option<Figures> {
    match moment {
        Moment::Scored { moon, .. } if *moon == Some(seat) => Some(Figures::default()),
        _ => None,
    }
}

fn saw_a_moon(moment: &Moment, seat: Seat, _: &Company<'_>) -> Option<Figures> {
    match moment {
        Moment::Scored { moon: Some(moon), .. } if *moon != seat => Some(Figures::default()),
        _ => None,
    }
}

/// The loss of a seat in a deal, and the losses of the others.
fn loss(moment: &Moment, seat: Seat) -> Option<(Score, Vec<Score>)> {
    let Moment::Scored { losses, .. } = moment else { return None };
    let mut others = losses.clone();
    let own = others.remove(seat.index());
    Some((own, others))
}

fn had_best_deal(moment: &Moment, seat: Seat, _: &Company<'_>) -> Option<Figures> {
    let (own, others) = loss(moment, seat)?;
    others.iter().all(|other| own < *other).then(Figures::default)
}

fn had_worst_deal(moment: &Moment, seat: Seat, _: &Company<'_>) -> Option<Figures> {
    let (own, others) = loss(moment, seat)?;
    others.iter().all(|other| own > *other).then(Figures::default)
}

/// The points from which a gift is worth a remark.
const GIFT: Score = Score::points(20);

fn got_a_gift(moment: &Moment, seat: Seat, _: &Company<'_>) -> Option<Figures> {
    match moment {
        Moment::Gift { to, points, .. } if *to == seat && *points >= GIFT => Some(worth(*points)),
        _ => None,
    }
}

fn gave_a_gift(moment: &Moment, seat: Seat, _: &Company<'_>) -> Option<Figures> {
    match moment {
        Moment::Gift { from, points, .. } if *from == seat && *points >= GIFT => Some(worth(*points)),
        _ => None,
    }
}

fn won_the_game(moment: &Moment, seat: Seat, _: &Company<'_>) -> Option<Figures> {
    match moment {
        Moment::Over(places, _) if is_alone(places, places[seat]) && places[seat] == 1 => Some(Figures::default()),
        _ => None,
    }
}

/// The best of the others in a game that the only person has won, alone or with others.
fn lost_to_the_person(moment: &Moment, seat: Seat, company: &Company<'_>) -> Option<Figures> {
    let Moment::Over(places, _) = moment else { return None };
    let won = |(other, place): (Seat, &usize)| *place == 1 && company.people.contains(other);
    let is_won = company.people.len() == 1 && places.each().any(won);
    let best = places.iter().filter(|place| **place > 1).min();
    (is_won && best == Some(&places[seat])).then(Figures::default)
}

/// Tells whether exactly one seat has this place.
fn is_alone(places: &BySeat<usize>, place: usize) -> bool {
    places.iter().filter(|other| **other == place).count() == 1
}

fn discarded_many(moment: &Moment, seat: Seat, _: &Company<'_>) -> Option<Figures> {
    match moment {
        Moment::Discards { from, count } if *from == seat && *count >= 3 => Some(Figures::default()),
        _ => None,
    }
}
