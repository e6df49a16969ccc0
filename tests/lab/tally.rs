use misere_engine::rules::{BySeat, Score, Wins};
use misere_lab::for_tests::*;
use misere_store::statistics::Z;

fn outcome(totals: [i32; 3], deals: u32) -> GameResult {
    GameResult { totals: BySeat::from_fn(3, |seat| Score::points(totals[seat.index()])), deals, actions: 10 }
}

#[test]
fn means_and_shares_follow_from_the_games() {
    let mut tally = Tally::new(2);
    for totals in [[4, 2, 2], [1, 3, 8]] {
        tally.record(Wins::Lowest, &[(&[0, 1, 1], outcome(totals, 2))]);
    }
    assert_eq!((tally.games, tally.plays, tally.deals), (2, 2, 4));
    let [first, others] = [tally.contestants[0], tally.contestants[1]];
    assert_eq!(first.mean(), Some(5.0 / 4.0));
    assert_eq!(others.mean(), Some(15.0 / 8.0));
    // A shared win counts as a win: two of the four seats in two games.
    assert_eq!(others.won, 2);
    assert_eq!(others.share(2, 2).map(|(share, _)| share), Some(0.5));
    // Two samples of 2 and ½ points a deal: the standard error is ¾.
    let margin = first.margin(&first.by_play, 2).expect("two samples");
    assert!((margin - 0.75 * Z).abs() < 1e-9, "{margin}");
    assert_eq!(first.margin(&first.by_play, 1), None);
    // Two behind in one game and four and a half ahead in the other, each over two deals: 5/8
    // per deal on average.
    let (lead, margin) = first.lead(2, 2).expect("two samples");
    assert!((lead - 0.625).abs() < 1e-9, "{lead}");
    assert!((margin - 1.625 * Z).abs() < 1e-9, "{margin}");
    let (behind, same) = others.lead(2, 1).expect("two samples");
    assert!((behind + lead).abs() < 1e-9 && (same - margin).abs() < 1e-9);
    assert_eq!(first.lead(2, 0), None);
}

#[test]
fn one_seat_has_wilsons_interval() {
    let mut tally = Tally::new(3);
    for winner in 0..10 {
        let totals = if winner < 3 { [0, 1, 1] } else { [2, 1, 1] };
        tally.record(Wins::Lowest, &[(&[0, 1, 2], outcome(totals, 1))]);
    }
    let (share, [low, high]) = tally.contestants[0].share(10, 1).expect("games");
    assert!((share - 0.3).abs() < 1e-9);
    assert!((low - 0.1078).abs() < 1e-4 && (high - 0.6032).abs() < 1e-4, "{low} {high}");
    let (_, [low, high]) = Counts::default().share(10, 1).expect("games");
    assert!(low == 0.0 && (0.27..0.29).contains(&high), "{low} {high}");
}

#[test]
fn parts_add_up_and_overflow_is_an_error() {
    let plays: Vec<_> = (0..8).map(|n| outcome([n, 7 - n, 3], 1 + n as u32 % 3)).collect();
    let all = |range: std::ops::Range<usize>| {
        let mut tally = Tally::new(2);
        for play in &plays[range] {
            tally.record(Wins::Highest, &[(&[0, 1, 0], *play), (&[1, 0, 0], *play)]);
        }
        tally
    };
    assert_eq!(all(0..3).plus(&all(3..8)), Some(all(0..8)));
    let mut huge = all(0..3);
    huge.contestants[0].halves = i64::MAX;
    assert_eq!(huge.plus(&all(3..8)), None);
}

#[test]
fn a_number_that_rounds_to_zero_has_no_sign() {
    for (number, text) in [(-0.00004, "0.0000"), (-0.0, "0.0000"), (-0.00006, "-0.0001"), (1.25, "1.2500")] {
        assert_eq!(four_decimals(number), text);
    }
}
