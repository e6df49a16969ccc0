//! The days of a month, and how many in a row were played.

use std::sync::Arc;

use misere_engine::text::Language;
use misere_players::bots::Estimate;
use misere_store::today::{DayDeal, DayState, Days};
use misere_store::{Date, FinishedGame, Origin, PlayedGame, Results, ReviewedGame, ReviewedSeat};

fn date(text: &str) -> Date {
    text.parse().expect("a date")
}

/// A first attempt that was finished this many days after its day.
fn played(day: &str, later: u64) -> PlayedGame {
    let date = date(day);
    let deal = DayDeal::of(date);
    let saved = deal.start(&["Ada".into()], Origin::Today(date));
    let seats = deal.setup.seats;
    let midnight = (0..40_000).find(|days| Date::at(days * 86_400) == date);
    let result = FinishedGame {
        id: format!("{day}/{:016x}", deal.setup.seed),
        time: (midnight.expect("a day") + later) * 86_400 + 50_000,
        game: deal.entry.id.into(),
        rules: Default::default(),
        players: saved.players,
        scores: vec![3.0; seats],
        places: vec![1; seats],
        lowest_wins: true,
        deals: 1,
        undos: 0,
        hints: 0,
        coached: 0,
        origin: Origin::Today(date),
        moons: Vec::new(),
        log: String::new(),
    };
    PlayedGame { result, review: None }
}

fn days(games: impl IntoIterator<Item = PlayedGame>) -> Days {
    let games = games.into_iter().map(Arc::new).collect();
    Days::of(&Results { games, damaged: Vec::new() })
}

#[test]
fn a_missed_day_can_be_made_up_within_two_days() {
    let row = ["2026-11-23", "2026-11-24", "2026-11-25"].map(|day| played(day, 0));
    let today = date("2026-11-27");
    let all = days(row.clone());
    // Today and yesterday are still open.
    assert_eq!(all.streak(date("2026-11-25")).days, 3);
    let streak = all.streak(today);
    assert_eq!((streak.days, streak.to_make_up), (3, vec![date("2026-11-26")]));
    assert_eq!(all.streak(date("2026-11-28")).days, 3);
    let broken = all.streak(date("2026-11-29"));
    assert_eq!((broken.days, broken.longest), (0, 3));
    let with = |later| days(row.iter().cloned().chain([played("2026-11-26", later)]));
    assert_eq!(with(2).streak(date("2026-11-29")).days, 4, "made up");
    assert_eq!(with(3).streak(date("2026-11-29")).days, 0, "too late");
    assert_eq!(with(3).state(date("2026-11-26"), today), DayState::PlayedLate(1));
}

#[test]
fn a_month_shows_each_day() {
    let all = days([played("2026-11-02", 0), played("2026-11-03", 9)]);
    let month = all.month(date("2026-11-20"), date("2026-11-26"));
    assert_eq!(month.len(), 30);
    let state = |day: usize| month[day - 1].state;
    assert_eq!(state(1), DayState::Missed);
    assert_eq!(state(2), DayState::Played(1));
    assert_eq!(state(3), DayState::PlayedLate(1));
    assert_eq!([state(24), state(25), state(26)], [DayState::Open; 3]);
    assert_eq!([state(23), state(27)], [DayState::Missed, DayState::ToCome]);
}

/// 9, 16, 23 and 30 November 2026 are Mondays, when everybody plays Finis.
#[test]
fn the_best_result_before_a_day_is_of_the_same_game() {
    let with = |day: &str, place: usize, points: f64| {
        let mut game = played(day, 0);
        game.result.places[0] = place;
        game.result.scores[0] = points;
        game
    };
    let games = [
        with("2026-11-09", 2, 0.0),
        with("2026-11-16", 1, 2.0),
        with("2026-11-23", 1, 1.0),
        with("2026-11-24", 1, 0.0),
        with("2026-11-30", 1, 0.0),
    ];
    let all = days(games);
    let best = |day: &str| all.best_before(date(day)).map(|best| best.date.to_string());
    assert_eq!(best("2026-11-09"), None, "nothing is earlier");
    assert_eq!(best("2026-11-16").as_deref(), Some("2026-11-09"));
    assert_eq!(best("2026-11-23").as_deref(), Some("2026-11-16"), "the place comes first");
    assert_eq!(best("2026-11-30").as_deref(), Some("2026-11-23"), "then the points, of earlier days alone");
    assert_eq!(all.in_month(date("2026-11-02")).count(), 5);
    assert_eq!(all.in_month(date("2026-12-02")).count(), 0);
}

#[test]
fn only_first_attempts_without_help_count() {
    let day = "2026-11-24";
    let good = || played(day, 0);
    let counts = |game: PlayedGame| days([game]).result(date(day)).is_some();
    assert!(counts(good()));
    let changed = |change: fn(&mut FinishedGame)| {
        let mut game = good();
        change(&mut game.result);
        counts(game)
    };
    assert!(!changed(|game| game.hints = 1));
    assert!(!changed(|game| game.undos = 1));
    assert!(!changed(|game| game.origin = Origin::New));
    assert!(!changed(|game| game.origin = Origin::TodayAgain(game_date())));
    assert!(!changed(|game| game.origin = Origin::Today(game_date().plus(1))));
    assert!(!changed(|game| game.time -= 86_400), "before its day");
    assert!(!changed(|game| game.id = "1/0000000000000007".into()));
    assert!(!changed(|game| game.players.swap(0, 1)));
    assert!(!changed(|game| game.game = "clubs".into()));
    assert!(!changed(|game| _ = game.rules.insert("rounds".into(), 2.into())));
    let mut worse = played(day, 1);
    worse.result.places[0] = 3;
    let first = days([worse, good()]);
    assert_eq!(first.result(date(day)).map(|result| result.place), Some(1));
}

fn game_date() -> Date {
    date("2026-11-24")
}

#[test]
fn the_line_for_friends_tells_the_result_and_no_cards() {
    let day = "2026-11-24";
    let mut game = played(day, 0);
    game.result.log = "log".into();
    game.review = Some(ReviewedGame {
        id: game.result.id.clone(),
        time: 0,
        log: "log".into(),
        deals: 1,
        seats: vec![ReviewedSeat {
            seat: 0,
            luck: Estimate::default(),
            skill: Estimate::exact(-0.6),
            decisions: Vec::new(),
        }],
    });
    let days = days([game]);
    let result = days.result(date(day)).expect("it counts");
    let line = result.line(5).in_language(Language::ENGLISH);
    assert_eq!(line, "Misère, 2026-11-24: Slippery Paws, 3 penalty points, place 1 of 4. 5 days in a row.");
    assert!(!result.line(1).in_language(Language::ENGLISH).contains("row"));
}
