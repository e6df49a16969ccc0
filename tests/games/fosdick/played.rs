//! Random deals, whose scores are then counted again.

use misere_engine::cards::Pack;
use misere_engine::rules::{BySeat, Event, Next, Rules, Score, Seat, Seats};
use misere_engine::table::{Setup, Step, Table};
use misere_games::fosdick::{Fosdick, Options};
use misere_games::laws::{Dice, one_of};
use rand::SeedableRng;

/// A deal that was played to its end.
pub struct Played {
    pub options: Options,
    pub seats: usize,
    /// Its number, from 1.
    pub deal: u32,
    /// The tricks, each with its winner, the cards in order of play.
    pub tricks: Vec<(Seat, Pack)>,
    /// The seats that bid the moon.
    pub bids: Seats,
    /// The scores of the seats.
    pub scores: BySeat<Score>,
}

impl Played {
    /// The number of these cards that the seat won.
    pub fn won(&self, seat: Seat, codes: &str) -> i32 {
        let all: Pack = codes.parse().expect(codes);
        let tricks = self.tricks.iter().filter(|(winner, _)| *winner == seat);
        tricks.map(|(_, cards)| cards.iter().filter(|card| all.contains(card)).count() as i32).sum()
    }

    /// Tells whether the seat won the first trick.
    pub fn first(&self, seat: Seat) -> bool {
        self.tricks[0].0 == seat
    }

    /// Tells whether the seat won the last trick.
    pub fn last(&self, seat: Seat) -> bool {
        self.tricks[self.tricks.len() - 1].0 == seat
    }

    /// Checks the points of every seat in this deal.
    pub fn brings(&self, points: impl Fn(Seat) -> f64) {
        for (seat, score) in self.scores.each() {
            let told = format!("{seat:?} in {:?} under {:?}", self.tricks, self.options);
            assert_eq!(score.as_f64(), points(seat), "{told}");
        }
    }
}

/// A new table of the game.
pub fn table(game: Fosdick, seats: usize, rules: &str, seed: u64) -> Table<Fosdick> {
    let form = game.form(seats);
    let rules = misere_engine::rules::options::read_rules(form.fields(), rules).expect(rules);
    let dealer = Some(Seat::new(seed as usize % seats));
    let setup = Setup { seats, rules, seed, dealer };
    Table::new(game, &setup).expect("the rules are legal")
}

/// A few hundred random deals of the game with 3 to 6 players and all kinds of house rules.
pub fn deals(game: Fosdick) -> Vec<Played> {
    let mut deals = Vec::new();
    for seed in 0..60 {
        let mut dice = Dice::seed_from_u64(seed);
        let seats = 3 + seed as usize % 4;
        let setup = Setup { seats, rules: game.form(seats).random(&mut dice), seed, dealer: None };
        let mut table = Table::new(game, &setup).expect("the rules are legal");
        let enough = deals.len() + 8;
        while deals.len() < enough && Fosdick::next(&table.state().public) != Next::Over {
            deals.push(play_deal(&mut table, &mut dice));
        }
    }
    deals
}

/// Shuffles, and plays the deal at random.
pub fn play_deal(table: &mut Table<Fosdick>, dice: &mut Dice) -> Played {
    table.shuffle();
    let options = *table.options();
    let mut tricks = Vec::new();
    let mut bids = Seats::default();
    loop {
        let action = *one_of(&table.legal(), dice);
        let seat = table.state().public.turn;
        if action.to_string() == "moon" {
            bids.insert(seat);
        }
        table.take(Step::Act(action)).expect("it is legal");
        for event in table.latest() {
            match event {
                Event::Trick { winner, cards, .. } => tricks.push((*winner, *cards)),
                Event::Score { deal, scores, .. } => {
                    return Played { options, seats: scores.seats(), deal: *deal, tricks, bids, scores: *scores };
                }
                _ => {}
            }
        }
    }
}
