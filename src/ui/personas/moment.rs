//! The latest events at a table, as far as everyone there saw them.

use crate::cards::{Card, Cards};
use crate::rules::scene::{Scene, SeatInfo, Spot, Zone};
use crate::rules::{BySeat, Score, Seat, Wins};

/// The open part of a table: the same for every seat, whoever looks.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OpenTable {
    wins: Wins,
    seats: Vec<OpenSeat>,
    previous_trick: Option<OpenTrick>,
    /// Set if cards are discarded onto a pile.
    has_pile: bool,
}

/// Common knowledge of a seat.
#[derive(Clone, Debug, Default, PartialEq)]
struct OpenSeat {
    held: usize,
    /// The cards won that lie face up, and the number of all cards that lie there.
    won: Cards,
    pile: usize,
    /// The number of cards laid down for another seat.
    packet: usize,
    total: Score,
    running: Score,
    turn: bool,
    /// Set if something was said about the seat, such as a bid.
    has_note: bool,
}

/// A trick that was taken.
#[derive(Clone, Debug, PartialEq)]
struct OpenTrick {
    number: u32,
    cards: Vec<(Seat, Card)>,
    to: Seat,
    points: Score,
    moon: bool,
}

impl OpenTable {
    /// The open part of a scene.
    pub fn of(scene: &Scene) -> Self {
        let seat = |(index, player): (usize, &SeatInfo)| {
            let seat = Seat::new(index);
            let size = |zone: Option<&Zone>| zone.map_or(0, |zone| zone.spots.len());
            let won = scene.taken(seat).map_or(&[][..], |zone| &zone.spots);
            OpenSeat {
                held: size(scene.hand(seat)),
                won: won.iter().filter_map(Spot::card).collect(),
                pile: won.len(),
                packet: size(scene.packet(seat)),
                total: player.total,
                running: player.running.unwrap_or_default(),
                turn: player.turn,
                has_note: !player.note.is_empty(),
            }
        };
        let last = scene.previous_trick.as_ref().map(|last| {
            let card = |spot: &Spot| Some((spot.seat?, spot.card()?));
            OpenTrick {
                number: last.number,
                cards: last.zone.spots.iter().filter_map(card).collect(),
                to: last.to,
                points: last.points,
                moon: last.moon,
            }
        });
        Self {
            wins: scene.wins,
            seats: scene.players.iter().enumerate().map(seat).collect(),
            previous_trick: last,
            has_pile: scene.pile().is_some(),
        }
    }

    /// Tells whether it is a seat's turn.
    pub fn is_turn(&self, seat: Seat) -> bool {
        let found = self.seats.get(seat.index());
        found.is_some_and(|seat| seat.turn)
    }

    /// The cost of a score: penalty points, or points that are lost.
    fn loss(&self, points: Score) -> Score {
        -self.wins.worth(points)
    }

    fn trick_number(&self) -> u32 {
        self.previous_trick.as_ref().map_or(0, |last| last.number)
    }
}

/// Something that everyone saw.
#[derive(Clone, Debug, PartialEq)]
pub enum Moment {
    Trick(TrickMoment),
    /// A deal was scored: what it cost each seat, and the seat that took everything, if one did.
    Scored {
        /// By seat; negative for a gain.
        losses: Vec<Score>,
        /// The seat that took every card that costs points, to its advantage.
        moon: Option<Seat>,
    },
    /// A card gave points to another seat at once.
    Gift {
        /// Whose card it was.
        from: Seat,
        /// The seat that got the points.
        to: Seat,
        points: Score,
    },
    Discards {
        from: Seat,
        /// The number of cards.
        count: usize,
    },
    /// The game is over: the place of each seat, from 1, and the totals.
    Over(BySeat<usize>, BySeat<Score>),
}

/// A trick that was just taken.
#[derive(Clone, Debug, PartialEq)]
pub struct TrickMoment {
    /// The trick's number in the game.
    pub number: u32,
    /// The seat that took it.
    pub to: Seat,
    /// The cost; negative for a gain.
    pub loss: Score,
    /// Set if it completed the moon of its seat.
    pub moon: bool,
    pub cards: Vec<(Seat, Card)>,
    /// The cards that cost points and came with it, in games where they lie face up.
    pub penalties: Cards,
    /// All of them that the taker has now.
    pub taken: Cards,
    /// The number of tricks of this deal that the taker has taken in a row; 0 if it is not known.
    pub streak: usize,
    /// The cards that each hand still holds.
    pub left: usize,
    /// The seats that have not lost anything in this deal, while others have.
    pub clean: Vec<Seat>,
    /// The seat whose moon it broke.
    pub broken: Option<Seat>,
}

/// Follows a table, and notes its moments.
#[derive(Clone, Debug, Default)]
pub struct Witness {
    before: Option<OpenTable>,
    /// The number of steps and the deal at the last look.
    at: usize,
    deal: u32,
    /// The number of the last trick seen.
    trick: u32,
    /// The seat that has taken the last tricks, and their number; 0 if it is not known.
    streak: Option<(Seat, usize)>,
    /// The losses of each seat in tricks of this deal; empty if it was not seen from the start.
    lost: Vec<Score>,
}

impl Witness {
    /// The table as it was last seen.
    pub fn table(&self) -> Option<&OpenTable> {
        self.before.as_ref()
    }

    /// Looks at the table of a game again, after this number of steps, in this deal; returns what happened since.
    pub fn look(&mut self, at: usize, deal: u32, now: OpenTable) -> Vec<Moment> {
        let is_same_game = self.before.as_ref().is_some_and(|before| before.seats.len() == now.seats.len());
        if !is_same_game || at < self.at {
            // What was seen after this step has not happened.
            *self = Self::default();
        }
        let mut moments = Vec::new();
        let before = self.before.take();
        self.remember_deal(deal, before.is_none(), &now);
        if let Some(before) = before {
            moments.extend(self.trick(&before, &now).map(Moment::Trick));
            moments.extend(scored(&before, &now));
            moments.extend(gift(&before, &now));
            moments.extend(discards(&before, &now));
        }
        self.trick = self.trick.max(now.trick_number());
        self.at = at;
        self.before = Some(now);
        moments
    }

    /// Forgets the tricks of an earlier deal, and all of this one if some were taken unseen.
    fn remember_deal(&mut self, deal: u32, is_first_look: bool, now: &OpenTable) {
        let is_new_deal = is_first_look || deal != self.deal;
        let seen = self.trick + u32::from(!is_new_deal);
        let is_unseen = now.trick_number() > seen && (is_new_deal || self.trick > 0);
        if is_new_deal || is_unseen {
            self.lost = if is_unseen { Vec::new() } else { vec![Score::ZERO; now.seats.len()] };
            self.streak = None;
            self.deal = deal;
        }
    }

    fn trick(&mut self, before: &OpenTable, now: &OpenTable) -> Option<TrickMoment> {
        let last = now.previous_trick.as_ref()?;
        if last.number <= self.trick {
            return None;
        }
        let to = last.to;
        let streak = match self.streak {
            Some((seat, count)) if seat == to => count + usize::from(count > 0),
            None if self.lost.is_empty() => 0,
            _ => 1,
        };
        self.streak = Some((to, streak));
        let loss = now.loss(last.points);
        if let Some(lost) = self.lost.get_mut(to.index()) {
            *lost += loss.max(Score::ZERO);
        }
        let cards: Cards = last.cards.iter().map(|(_, card)| *card).collect();
        let lowest = now.wins == Wins::Lowest;
        // The cards won are put away after a deal.
        let had = before.seats[to.index()].won;
        let has = now.seats[to.index()].won;
        let penalties = if lowest { has & cards } else { Cards::EMPTY };
        let all_clean = self.lost.iter().all(|lost| *lost == Score::ZERO);
        let clean = Seat::all(self.lost.len()).filter(|seat| !all_clean && self.lost[seat.index()] == Score::ZERO);
        Some(TrickMoment {
            number: last.number,
            to,
            loss,
            moon: last.moon,
            cards: last.cards.clone(),
            penalties,
            taken: if lowest { had | penalties } else { Cards::EMPTY },
            streak,
            left: now.seats.iter().map(|seat| seat.held).max().unwrap_or(0),
            clean: clean.collect(),
            broken: broken(before, to).filter(|_| lowest && !penalties.is_empty()),
        })
    }
}

/// The number of cards that nobody takes alone by accident.
const MOON_CARDS: usize = 5;

/// The seat whose moon is broken when another takes a card that costs points: one that has
/// announced it, or that has taken many of them, and all so far.
fn broken(before: &OpenTable, to: Seat) -> Option<Seat> {
    Seat::all(before.seats.len()).find(|seat| {
        let one = &before.seats[seat.index()];
        let others = before.seats.iter().map(|other| other.pile).sum::<usize>() - one.pile;
        *seat != to && others == 0 && (one.has_note || one.pile >= MOON_CARDS)
    })
}

fn scored(before: &OpenTable, now: &OpenTable) -> Option<Moment> {
    let pairs = before.seats.iter().zip(&now.seats);
    let losses: Vec<Score> = pairs.map(|(before, now_at)| now.loss(now_at.total - before.total)).collect();
    if losses.iter().all(|loss| *loss == Score::ZERO) {
        return None;
    }
    let moon = Seat::all(losses.len()).find(|seat| {
        let others = before.seats.iter().map(|other| other.pile).sum::<usize>() - before.seats[seat.index()].pile;
        let free = losses[seat.index()] == Score::ZERO;
        let (_, rest): (Vec<_>, Vec<_>) = losses.iter().enumerate().partition(|(index, _)| *index == seat.index());
        let dear = rest.iter().all(|(_, loss)| **loss > Score::points(1));
        let alike = rest.windows(2).all(|pair| pair[0].1 == pair[1].1);
        now.previous_trick.is_some() && free && dear && alike && others == 0
    });
    Some(Moment::Scored { losses, moon })
}

fn gift(before: &OpenTable, now: &OpenTable) -> Option<Moment> {
    if now.seats.len() != 2 {
        return None;
    }
    let to = Seat::all(2).find(|seat| now.seats[seat.index()].running > before.seats[seat.index()].running)?;
    let points = now.seats[to.index()].running - before.seats[to.index()].running;
    Some(Moment::Gift { from: to.left(2), to, points })
}

fn discards(before: &OpenTable, now: &OpenTable) -> Option<Moment> {
    // Cards passed before the first trick are the same number for everyone.
    if !now.has_pile || now.previous_trick.is_some() {
        return None;
    }
    let from =
        Seat::all(now.seats.len()).find(|seat| now.seats[seat.index()].packet > before.seats[seat.index()].packet)?;
    Some(Moment::Discards { from, count: now.seats[from.index()].packet })
}
