//! The features of a card for a learned policy.

use super::{Evaluator, Jack, above};
use crate::clubs::{Clubs, JACK, Play, answers, strength, tally};
use crate::files;
use misere_engine::cards::{Cards, Rank, Suit};
use misere_engine::rules::{Rules, Seat, View};
use misere_players::bots::Learning;
use misere_players::bots::learned::{Choices, Features, PATTERNS, ShippedPolicy, Tables, pattern};

/// Increase in score for each point by which the heuristic values a card higher.
const SHARPNESS: f32 = 0.7;

/// Kinds of plays, see [`Kind`].
const KINDS: usize = 8;
/// States of the jack of clubs: this card, in hand, in another hand, played.
const JACKS: usize = 4;
/// Cards of a suit, up to seven.
const NEAR: usize = 8;
/// Clubs in hand, up to five.
const CLUBS: usize = 6;
/// Cards of a suit that are out, up to twelve.
const OUT: usize = 13;
/// Cards in hand, in pairs.
const SIZES: usize = 9;
/// Seats that are still to play, up to three.
const LATER: usize = 4;
/// Tallies and values of tricks, in steps.
const STEPS: usize = 8;
/// Places of a card in a pattern, and one for all cards beyond it.
const PLACES: usize = 9;

/// Trust in the heuristic.
const TRUST: usize = 0;
/// Cards out that answer the suit led, above and below the card.
const OUT_AROUND: usize = 1;
/// The value of the trick, by the cards and seats that may beat the card.
const POT: usize = 2;
/// The card's rank.
const RANK: usize = 3;
/// Cards of the card's suit in hand and out.
const SUIT_SHARES: usize = 4;
/// Cards in hand that answer the suit led.
const ANSWERS: usize = 5;
/// The seat's own tally and the worst one.
const TALLIES: usize = 6;
/// The value of the trick, by the later seats and those among them without clubs.
const POT_BY_VOIDS: usize = 7;
/// Place in the pattern from the strongest card down, by the state of the jack.
const STRONGEST_BY_JACK: usize = 8;
/// Place in the pattern from the strongest card down, by the seats to come.
const STRONGEST_BY_LATER: usize = 9;
/// Place in the pattern from the weakest card up, by the state of the jack.
const WEAKEST_BY_JACK: usize = 10;

/// The dimensions of each table. The shipped policy depends on them and on the order of the tables.
const TABLES: Tables<11> = {
    let mut tables: [&[usize]; 11] = [&[]; 11];
    tables[TRUST] = &[KINDS, JACKS, SIZES];
    tables[OUT_AROUND] = &[KINDS, JACKS, NEAR, NEAR, SIZES];
    tables[POT] = &[KINDS, JACKS, STEPS, NEAR, LATER];
    tables[RANK] = &[KINDS, JACKS, Rank::ALL.len(), SIZES];
    tables[SUIT_SHARES] = &[KINDS, NEAR, OUT, CLUBS];
    tables[ANSWERS] = &[KINDS, NEAR, CLUBS, SIZES];
    tables[TALLIES] = &[KINDS, STEPS, STEPS, SIZES, JACKS];
    tables[POT_BY_VOIDS] = &[KINDS, LATER, LATER, STEPS, SIZES];
    tables[STRONGEST_BY_JACK] = &[KINDS, JACKS, PATTERNS, PLACES];
    tables[STRONGEST_BY_LATER] = &[KINDS, LATER, PATTERNS, PLACES];
    tables[WEAKEST_BY_JACK] = &[KINDS, JACKS, PATTERNS, PLACES];
    Tables::new(tables)
};

pub(super) const LEARNING: Learning<Clubs> = Learning {
    weights: TABLES.weights(),
    version: 2,
    rate: 0.05,
    describe,
    shipped: |_| Some(&SHIPPED),
    guides: |_| false,
    is_trained: |_| true,
};

static SHIPPED: ShippedPolicy = ShippedPolicy::new(files::CLUBS.policy);

/// The effect of a card in the trick.
#[derive(Clone, Copy)]
enum Kind {
    LeadPlain,
    /// Leads a club as a club.
    LeadClub,
    /// Leads a club as a card of another suit.
    LeadClubAs,
    BeatWithPlain,
    BeatWithClub,
    StayUnderWithPlain,
    StayUnderWithClub,
    Discard,
}

/// Lists the legal plays with their features.
fn describe(view: View<'_, Clubs>, moves: &mut Vec<Play>, choices: &mut Choices) -> bool {
    Clubs::legal(view, moves);
    if moves.len() == 1 {
        choices.push(Features::only());
        return true;
    }
    let describer = Describer::new(view);
    for &play in &*moves {
        choices.push(describer.features(play));
    }
    true
}

/// Describes cards; holds what is the same for all of them.
struct Describer<'a> {
    evaluator: Evaluator<'a>,
    size: usize,
    /// The number of clubs in hand.
    clubs: usize,
    /// The seat's own tally, in steps.
    tally: usize,
    /// The distance of the worst tally from a scramble, in steps.
    to_scramble: usize,
    /// The number of later seats without clubs.
    voids: usize,
    /// The number of seats that play after this one.
    later: usize,
    /// The cards not yet played.
    left: Cards,
    /// By suit of the trick, the pattern of the cards that answer it, from the strongest down.
    strongest: [usize; 4],
    /// By suit, its pattern from the weakest card up.
    weakest: [usize; 4],
}

impl<'a> Describer<'a> {
    fn new(view: View<'a, Clubs>) -> Self {
        let public = view.public;
        let evaluator = Evaluator::new(view);
        let hand = view.own.hand;
        let tallies = &evaluator.counts[0];
        let worst = tallies.iter().copied().min().unwrap_or_default();
        let to_scramble =
            if public.options.scramble { (worst - public.options.scramble_at).max(0) as usize / 5 } else { STEPS - 1 };
        let later = public.seats() - 1 - public.trick.len();
        let after = (1..=later).map(|steps| view.seat.clockwise(steps, public.seats()));
        let void = |seat: &Seat| public.voids[*seat].contains(Suit::Clubs);
        let left = hand | evaluator.out;
        let strongest = Suit::ALL.map(|suit| {
            let strongest_first = |cards| by_strength(cards, suit).reverse_bits();
            pattern(strongest_first(hand), strongest_first(left))
        });
        let weakest = Suit::ALL.map(|suit| pattern(hand.ranks_of(suit).into(), left.ranks_of(suit).into()));
        Self {
            size: (hand.len() - 1) / 2,
            clubs: hand.of_suit(Suit::Clubs).len(),
            tally: ((tallies[view.seat] + 24).max(0) / 4) as usize,
            to_scramble,
            voids: after.filter(void).count(),
            later,
            left,
            strongest,
            weakest,
            evaluator,
        }
    }

    fn features(&self, play: Play) -> Features {
        let view = self.evaluator.view;
        let public = view.public;
        let Play { card, named } = play;
        let suit = public.suit.or(named).unwrap_or(card.suit());
        let leads = public.trick.is_empty();
        // A discard is described in its own suit.
        let order = if answers(suit).contains(card) { suit } else { card.suit() };
        let stronger = (above(order, strength(card, order)) & self.left).len();
        let weaker = (self.left.of_suit(card.suit()) - Cards::from_rank_up(card.rank())).len();
        let card_strength = strength(card, suit);
        let is_discard = card_strength == 0;
        let is_club = card.suit() == Suit::Clubs;
        let beats = card_strength > public.best.1;
        let kind = match (leads, is_club) {
            (true, false) => Kind::LeadPlain,
            (true, true) if suit == Suit::Clubs => Kind::LeadClub,
            (true, true) => Kind::LeadClubAs,
            (false, _) if is_discard => Kind::Discard,
            (false, false) if beats => Kind::BeatWithPlain,
            (false, true) if beats => Kind::BeatWithClub,
            (false, false) => Kind::StayUnderWithPlain,
            (false, true) => Kind::StayUnderWithClub,
        } as usize;
        let jack = match self.evaluator.jack {
            _ if card == JACK => 0,
            Jack::Mine => 1,
            Jack::Out => 2,
            Jack::Played => 3,
        };
        let able = answers(suit) & self.evaluator.out;
        let beating = if is_discard { Cards::EMPTY } else { above(suit, card_strength) & able };
        let (stronger_out, weaker_out) = (beating.len(), (able - beating).len());
        let pot = tally(public.trick.set() | Cards::of(card));
        let pot = ((pot + 12).max(0) / 3) as usize;
        let own = view.own.hand.of_suit(card.suit()).len() - 1;
        let led = view.own.hand.of_suit(suit).len();
        let out = self.evaluator.out.of_suit(card.suit()).len();
        let rank = card.rank().index();
        let strongest = self.strongest[order.index()];
        let weakest = self.weakest[card.suit().index()];
        let (size, clubs, later) = (self.size, self.clubs, self.later);

        let score = SHARPNESS * self.evaluator.value(play);
        let mut features = Features::new(score, TABLES.index(TRUST, [kind, jack, size]));
        features.add(TABLES.index(OUT_AROUND, [kind, jack, stronger_out, weaker_out / 2, size]));
        features.add(TABLES.index(POT, [kind, jack, pot, stronger_out, later]));
        features.add(TABLES.index(RANK, [kind, jack, rank, size]));
        features.add(TABLES.index(SUIT_SHARES, [kind, own, out, clubs]));
        features.add(TABLES.index(ANSWERS, [kind, led, clubs, size]));
        features.add(TABLES.index(TALLIES, [kind, self.tally, self.to_scramble, size, jack]));
        features.add(TABLES.index(POT_BY_VOIDS, [kind, later, self.voids, pot, size]));
        features.add(TABLES.index(STRONGEST_BY_JACK, [kind, jack, strongest, stronger]));
        features.add(TABLES.index(STRONGEST_BY_LATER, [kind, later, strongest, stronger]));
        features.add(TABLES.index(WEAKEST_BY_JACK, [kind, jack, weakest, weaker]));
        features
    }
}

/// The cards that answer a suit, as bits by strength.
fn by_strength(cards: Cards, suit: Suit) -> u32 {
    let clubs = spread(cards.ranks_of(Suit::Clubs)) << 1;
    match suit {
        Suit::Clubs => clubs,
        _ => spread(cards.ranks_of(suit)) | clubs,
    }
}

/// Moves each bit to twice its position, leaving every second bit 0.
const fn spread(bits: u16) -> u32 {
    let mut bits = bits as u32;
    bits = (bits | bits << 8) & 0x00FF_00FF;
    bits = (bits | bits << 4) & 0x0F0F_0F0F;
    bits = (bits | bits << 2) & 0x3333_3333;
    (bits | bits << 1) & 0x5555_5555
}
