//! Hand-made positions of the Fosdick family.

use misere_engine::cards::{Card, Cards, Suit};
use misere_engine::rules::options::{HouseRuleError, read_rules};
use misere_engine::rules::{BySeat, Event, Rules, Score, Seat, Seats, State};
use misere_games::fosdick::{Fosdick, Options, Phase, Public};

/// All games of the family.
pub const FAMILY: [Fosdick; 7] = {
    let [bad, mad, paws, finis, fate, acorn] = Fosdick::COMPONENTS;
    [bad, mad, paws, finis, fate, acorn, Fosdick::Compendium]
};

/// The usual rules with these changes, in RON.
///
/// # Errors
/// Returns a message if the house rules are refused.
pub fn options(game: Fosdick, seats: usize, rules: &str) -> Result<Options, String> {
    let form = game.form(seats);
    let rules = read_rules(form.fields(), rules).map_err(|error| error.to_string())?;
    form.options(&rules).map_err(|refusal: HouseRuleError| refusal.to_string())
}

/// Like [`options`], for rules that must be legal.
pub fn legal_options(game: Fosdick, seats: usize, rules: &str) -> Options {
    options(game, seats, rules).expect(rules)
}

/// Cards from their codes.
pub fn cards(codes: &str) -> Cards {
    codes.parse().expect(codes)
}

/// A card from its code.
pub fn card(code: &str) -> Card {
    code.parse().expect(code)
}

/// A deal in the middle of its tricks: the seats hold these cards, and the first one is to lead.
pub fn playing(options: &Options, deal: u32, hands: &[Cards]) -> State<Fosdick> {
    let seats = hands.len();
    let mut state = Fosdick::start(options, seats, Seat::new(0));
    state.public.deal = deal;
    state.public.contract = options.contract(deal);
    state.public.phase = Phase::Playing;
    state.public.turn = Seat::new(0);
    for (own, hand) in state.private.iter_mut().zip(hands) {
        own.hand = *hand;
    }
    state
}

/// The course of a deal, as far as it counts.
#[derive(Clone, Debug)]
pub struct PlayedDeal {
    /// The cards that each seat won, of those that count.
    pub taken: Vec<Cards>,
    /// The seats that bid the moon.
    pub bids: Vec<usize>,
    /// The winner of the first trick.
    pub first: usize,
    /// The winner of the last trick.
    pub last: usize,
}

impl PlayedDeal {
    /// A deal in which these cards were won.
    pub fn taking(taken: &[&str]) -> Self {
        Self { taken: taken.iter().map(|codes| cards(codes)).collect(), bids: Vec::new(), first: 0, last: 0 }
    }

    /// Adds these bids.
    pub fn bidding(mut self, bids: &[usize]) -> Self {
        self.bids = bids.to_vec();
        self
    }

    /// Sets the winners of the first and the last trick.
    pub fn tricks(mut self, first: usize, last: usize) -> Self {
        (self.first, self.last) = (first, last);
        self
    }

    /// The deal just before its last trick, which contains nothing that counts and is led by its
    /// winner.
    fn before_the_end(&self, options: &Options, deal: u32) -> State<Fosdick> {
        let seats = self.taken.len();
        let penalties = options.contract(deal).penalties();
        let mut blanks: Vec<Card> = Cards::suit(Suit::Clubs)
            .iter()
            .filter(|&card| !penalties.contains(card) && card >= self::card("8C"))
            .collect();
        blanks.sort_by_key(|&card| options.card_order.strength(card));
        let mut hands: Vec<Cards> = blanks[..seats].iter().map(|&card| Cards::of(card)).collect();
        // The strongest card goes to the winner.
        hands.swap(self.last, seats - 1);
        let mut state = playing(options, deal, &hands);
        let public = &mut state.public;
        public.turn = Seat::new(self.last);
        public.tricks = public.hand_size() - 1;
        public.first_winner = Seat::new(self.first);
        public.taken = BySeat::from_fn(seats, |seat| self.taken[seat.index()]);
        for &seat in &self.bids {
            public.bids.insert(Seat::new(seat));
        }
        state
    }

    /// The scores of the seats in points, and the events of the deal.
    pub fn told(&self, options: &Options, deal: u32) -> (Vec<f64>, Vec<Event>) {
        let mut state = self.before_the_end(options, deal);
        let events = play_out(&mut state);
        assert_eq!(state.public.previous.winner.index(), self.last);
        let scores = events.iter().find_map(|event| match event {
            Event::Score { scores, totals, .. } => {
                assert_eq!(scores, totals, "the totals were nothing before");
                Some(scores.iter().map(|score| score.as_f64()).collect())
            }
            _ => None,
        });
        (scores.expect("the deal is over"), events)
    }

    /// The scores of the seats, in points.
    pub fn scores(&self, options: &Options, deal: u32) -> Vec<f64> {
        self.told(options, deal).0
    }
}

/// Plays the first legal card until the deal is over; returns the events.
pub fn play_out(state: &mut State<Fosdick>) -> Vec<Event> {
    let mut events = Vec::new();
    let mut moves = Vec::new();
    while state.public.phase != Phase::Between {
        moves.clear();
        Fosdick::legal(state.view(state.public.turn), &mut moves);
        Fosdick::apply(state, moves[0], &mut events);
    }
    events
}

/// The public state after this many deals, with these totals.
pub fn after_deals(options: &Options, deals: u32, totals: &[f64]) -> Public {
    let mut public = Fosdick::start(options, totals.len(), Seat::new(0)).public;
    public.deal = deals;
    public.totals = BySeat::from_fn(totals.len(), |seat| Score::halves((totals[seat.index()] * 2.0) as i32));
    public
}

/// A set of seats.
pub fn seats(numbers: &[usize]) -> Seats {
    let mut seats = Seats::default();
    for &number in numbers {
        seats.insert(Seat::new(number));
    }
    seats
}
