use misere_lab::for_tests::*;
use misere_players::bots::Level;
use misere_players::play::seed_of;

#[test]
fn every_decision_is_drawn_equally_often() {
    let steps: Vec<usize> = (0..9).map(|number| 3 * number + 1).collect();
    let mut times = [0; 9];
    for seed in 0..9000 {
        let drawn = draw(&steps, 4, seed);
        assert_eq!(drawn.len(), 4);
        for step in drawn {
            times[(step - 1) / 3] += 1;
        }
    }
    // 4,000 on average, with a standard deviation of 47.
    assert!(times.iter().all(|times| (3800..4200).contains(times)), "{times:?}");
    assert_eq!(draw(&steps, 20, 5).len(), 9);
}

/// Games of one seat, in which some are played worse than others, with all losses.
fn games(number: u64) -> Vec<Vec<f64>> {
    let random = |number: u64| (seed_of(7, number) >> 11) as f64 / (1u64 << 53) as f64;
    let game = |game: u64| {
        let skill = 0.2 * random(game);
        let losses = (0..30).map(|loss| skill + random(1_000_000 + 30 * game + loss));
        losses.collect()
    };
    (0..number).map(game).collect()
}

/// The measurement if only this many losses of each game are known.
fn measured(games: &[Vec<f64>], sample: usize) -> Measured {
    let games = games.iter().zip(0..).map(|(losses, seed)| {
        let steps: Vec<usize> = (0..losses.len()).collect();
        let drawn = draw(&steps, sample, seed);
        vec![SeatLosses {
            decisions: losses.len() as u32,
            losses: drawn.into_iter().map(|step| losses[step]).collect(),
        }]
    });
    Measured { level: Level::Medium, games: games.collect() }
}

#[test]
fn a_sample_tells_what_full_reviews_would() {
    let games = games(2000);
    let (full, sampled) = (measured(&games, 30), measured(&games, 8));
    let [all, some] = [&full, &sampled].map(|one| one.rate().expect("games"));
    assert!((all.mean - some.mean).abs() < 3.0 * some.error(), "{some:?}");
    assert!(some.error() > 1.2 * all.error(), "{some:?}");
    let ratio = sampled.variance_of_a_game() / full.variance_of_a_game();
    assert!((0.8..1.25).contains(&ratio), "{ratio}");
}

#[test]
fn levels_that_were_not_told_apart_have_no_number_of_games() {
    let games = games(40);
    let better: Vec<Vec<f64>> = games.iter().map(|losses| losses.iter().map(|loss| loss - 0.3).collect()).collect();
    let [one, same, better] = [&games, &games, &better].map(|games| measured(games, 30));
    assert_eq!(one.games_to_tell_from(&same), None);
    let games = better.games_to_tell_from(&one).expect("a difference");
    assert!((2.0..5.0).contains(&games), "{games}");
    assert_eq!(measured(&[], 30).rate(), None);
}
