//! What a card looks like to a learned policy.

use super::Judge;
use super::outlook::{Lane, Outlook, last_trick};
use crate::bots::learned::{Choices, Row, Tables};
use crate::cards::Card;
use crate::rules::View;
use crate::rules::fosdick::{Action, Fosdick, Phase};

/// How sharply the rules of thumb choose before anything is learned, in deals: so much more is said
/// for a card that is a deal's points cheaper.
const SHARPNESS: f32 = 40.0;

/// The same where everything is to be won, a cost of its own kind.
const SWEEPING: f32 = 4.0;

/// To lead, to go over the best card, to stay under it, to throw away; to sweep, to stop.
const KINDS: usize = 6;
/// Cards of a suit, up to seven.
const NEAR: usize = 8;
/// Cards in hand, from one to ten.
const SIZES: usize = 10;
/// Seats still to play.
const LATER: usize = 6;
/// Points, up to three.
const POINTS: usize = 4;
/// Players, from three to six.
const SEATS: usize = 4;

/// What is looked up in each table.
const TABLES: Tables<9> = Tables::new([
    &[KINDS, SIZES, SEATS],
    &[KINDS, NEAR, NEAR, SIZES],
    &[KINDS, NEAR, LATER, POINTS, POINTS],
    &[KINDS, NEAR, 9, POINTS, LATER],
    &[KINDS, 5, 5, NEAR, NEAR],
    &[KINDS, 8, SIZES, SEATS],
    &[KINDS, 5, 5, SIZES, 3],
    &[KINDS, 3, 3, POINTS, 3, POINTS],
    &[KINDS, NEAR, NEAR, LATER, SEATS],
]);

pub(super) const WEIGHTS: usize = TABLES.weights();

/// Lists the cards that may be played, with what each looks like.
pub(super) fn describe(
    view: View<'_, Fosdick>,
    moves: &mut Vec<Action>,
    choices: &mut Choices,
) -> bool {
    if view.public.phase != Phase::Playing {
        return false;
    }
    let playable = view.public.playable(view.own.hand);
    if let Some(only) = playable.first().filter(|_| playable.len() == 1) {
        moves.push(Action::Play(only));
        choices.push(Row::only());
        return true;
    }
    let outlook = Outlook::new(view);
    let eye = Eye::new(view, &outlook);
    for card in playable {
        moves.push(Action::Play(card));
        choices.push(eye.row(card));
    }
    true
}

/// What is the same for all cards.
struct Eye<'a> {
    view: View<'a, Fosdick>,
    o: &'a Outlook,
    judge: Judge<'a>,
    /// By how much the rules of thumb are to be multiplied.
    sharpness: f32,
    /// Cards in hand, from 0 for one.
    size: usize,
    seats: usize,
    /// What lies in the trick.
    table: usize,
    /// By suit, how many cards have none out above them, and how many none below.
    masters: [usize; 4],
    exits: [usize; 4],
}

impl<'a> Eye<'a> {
    fn new(view: View<'a, Fosdick>, o: &'a Outlook) -> Self {
        let public = view.public;
        let contract = &public.contract;
        let first = if public.tricks == 0 {
            contract.first_trick
        } else {
            0
        };
        let judge = Judge::new(view, o);
        let all = contract.worth(contract.penalties()) + contract.first_trick;
        let all = all as f32 + last_trick(contract).abs();
        let sharpness = match judge {
            Judge::Sweep(..) => SWEEPING,
            Judge::Shed(_) | Judge::Stop(..) => SHARPNESS / all.max(1.0),
        };
        let ends = |suit: usize| {
            let (own, out) = (o.own[suit], o.out[suit]);
            let top = 16 - out.leading_zeros();
            let masters = (u32::from(own) >> top).count_ones();
            let exits = own & out.wrapping_sub(1) & !out;
            let exits = if out == 0 { 0 } else { exits.count_ones() };
            (masters as usize, exits as usize)
        };
        let ends: [(usize, usize); 4] = std::array::from_fn(ends);
        Self {
            view,
            o,
            judge,
            sharpness,
            size: view.own.hand.len() - 1,
            seats: public.seats() - 3,
            table: (contract.worth(public.trick.set()) + first) as usize,
            masters: ends.map(|(masters, _)| masters),
            exits: ends.map(|(_, exits)| exits),
        }
    }

    fn row(&self, card: Card) -> Row {
        let (o, public) = (self.o, self.view.public);
        let suit = card.suit().index();
        let strength = public.options.card_order.strength(card);
        let bit: Lane = 1 << strength;
        let (below, above) = o.around(suit, u32::from(strength));
        let led = public.trick.led().map_or(suit, |led| led.suit().index());
        let leads = public.trick.is_empty();
        let follows = led == suit;
        let over = follows && strength > public.best.1;
        let kind = match self.judge {
            Judge::Sweep(..) => 4,
            Judge::Stop(..) => 5,
            Judge::Shed(_) if leads => 0,
            Judge::Shed(_) if over => 1,
            Judge::Shed(_) if follows => 2,
            Judge::Shed(_) => 3,
        };
        let later = if follows { o.later[led] } else { o.to_come };
        let own = o.worth(suit, bit) as usize;
        let length = o.own[suit].count_ones() as usize;
        let lower = (o.own[suit] & (bit - 1)).count_ones() as usize;
        let higher = length - 1 - lower;
        let out = o.out[suit].count_ones() as usize;
        let under = o.worth(suit, o.out[suit] & (bit - 1)) as usize;
        let beyond = o.worth(suit, o.out[suit] >> strength << strength) as usize;
        let elsewhere = (o.at_large as usize).saturating_sub(under + beyond);
        let end = match (above, below) {
            (0, _) => 0,
            (_, 0) => 1,
            _ => 2,
        };
        let masters = self.masters.iter().sum::<usize>() - usize::from(end == 0);
        let exits = self.exits.iter().sum::<usize>() - usize::from(end == 1);
        let (size, seats) = (self.size, self.seats);

        let rule = -self.sharpness * self.judge.cost(card);
        let mut row = Row::new(rule, TABLES.place(0, [kind, size, seats]));
        row.add(TABLES.place(1, [kind, above, below, size]));
        row.add(TABLES.place(2, [kind, above, later, self.table, own]));
        row.add(TABLES.place(3, [kind, length - 1, out, own, o.holders[suit]]));
        row.add(TABLES.place(4, [kind, lower, higher, above, below]));
        row.add(TABLES.place(
            5,
            [kind, usize::from(strength).saturating_sub(5), size, seats],
        ));
        row.add(TABLES.place(6, [kind, masters, exits, size, end]));
        row.add(TABLES.place(7, [kind, under, beyond, elsewhere, end, self.table]));
        row.add(TABLES.place(8, [kind, above, below, later, seats]));
        row
    }
}
