//! The strength of the heuristics for Mismatch.

use misere_engine::cards::{Card, Cards, Pack};
use misere_engine::rules::options::HouseRules;
use misere_engine::rules::{Next, Rules, Seat, winners};
use misere_engine::table::{Setup, Step, Table, Watch as _};
use misere_games::mismatch::{Mismatch, Options, Play, SEATS};
use misere_players::bots::{Estimate, Level, Limit, decide};

/// The card that the last player plays from this hand after these three cards.
fn last_plays(trick: &str, hand: &str) -> Card {
    let trick: Pack = trick.parse().expect("cards");
    let hand: Cards = hand.parse().expect("cards");
    let mut state = Mismatch::start(&Options::USUAL, SEATS, Seat::new(3));
    Mismatch::deal(&mut state, &Cards::FULL.iter().collect(), &mut ());
    for &card in trick.iter() {
        Mismatch::apply(&mut state, Play(card), &mut ());
    }
    let seat = state.public.turn;
    state.private[seat].hand = hand;
    let seen = state.view(seat).to_seen();
    let seeds = 0..20;
    let mut choices = seeds.map(|seed| {
        let limit = Limit::Worlds(1);
        decide(&seen, Level::Medium, limit, seed, &false.into()).0
    });
    let choice = choices.next().expect("twenty choices");
    assert!(choices.all(|other| other == choice), "chance does not decide here");
    choice
}

#[test]
fn the_last_player_avoids_a_match_if_possible_mm_4_and_5() {
    for (trick, hand, card) in [
        // Only the four matches nothing.
        ("7H JH 9C", "8S 9D 4S QH JC", "4S"),
        // Only a spade stays out of it, and none above the queen.
        ("QC 9D 7H", "KS TS 2C 3D 4H", "TS"),
        // A match cannot be avoided; two of a suit are the cheapest.
        ("8S 9D QH", "8C QD 2S 8H", "2S"),
    ] {
        let expected: Card = card.parse().expect("card");
        assert_eq!(last_plays(trick, hand), expected, "{hand} to {trick}");
    }
}

fn table(seed: u64) -> Table<Mismatch> {
    let setup = Setup { seats: SEATS, rules: HouseRules::default(), seed, dealer: None };
    Table::new(Mismatch, &setup).expect("a setup that can be")
}

/// One player of one level against three of another, in every seat in turn: for each game, the
/// points per deal of the one and of the others, and the one's share of the win.
fn match_up(one: Level, others: Level, games: u64) -> Vec<[f64; 3]> {
    let play = |game: u64| {
        let mut table = table(1000 + game);
        let place = Seat::new(game as usize % SEATS);
        let mut nth = 0;
        while table.next() != Next::Over {
            table.shuffle();
            while let Next::Act(seat) = table.next() {
                let level = if seat == place { one } else { others };
                nth += 1;
                let seed = game << 16 | nth;
                let seen = table.seen(seat);
                let action = decide(&seen, level, Limit::Worlds(1), seed, &false.into());
                table.take(Step::Act(action)).expect("legal");
            }
        }
        let totals = table.totals();
        let deals = f64::from(table.state().public.deal);
        let all: f64 = totals.iter().map(|total| total.as_f64()).sum();
        let mine = totals[place].as_f64();
        let won = winners::<Mismatch>(&totals);
        let share = f64::from(u8::from(won.contains(&place))) / won.len() as f64;
        [mine / deals, (all - mine) / 3.0 / deals, share]
    };
    (0..games).map(play).collect()
}

/// The mean of one of the figures, and half the width of its 95 % interval.
fn mean(figures: &[[f64; 3]], which: usize) -> (f64, f64) {
    let figures: Vec<f64> = figures.iter().map(|game| game[which]).collect();
    let estimate = Estimate::of(&figures, 0.0);
    (estimate.mean, estimate.margin())
}

#[test]
fn the_heuristic_beats_chance_by_far() {
    let figures = match_up(Level::Medium, Level::Random, 24);
    let [mine, others, won] = [0, 1, 2].map(|which| mean(&figures, which).0);
    assert!(3.0 * mine < others, "{mine} points a deal against {others}");
    assert!(won > 0.9, "{won} of the games won");
}

/// The full figures: `cargo test --test games -- --ignored figures --nocapture`.
#[test]
#[ignore = "a measurement, not a promise"]
fn figures_of_a_thousand_games() {
    for (one, others) in [(Level::Medium, Level::Random), (Level::Random, Level::Medium)] {
        let figures = match_up(one, others, 1000);
        let [mine, theirs, won] = [0, 1, 2].map(|which| mean(&figures, which));
        println!(
            "one {} against three {}: {:.1} ± {:.1} points a deal against {:.1} ± {:.1}, {:.1} ± {:.1} % won",
            one.name(),
            others.name(),
            mine.0,
            mine.1,
            theirs.0,
            theirs.1,
            100.0 * won.0,
            100.0 * won.1,
        );
    }
}
