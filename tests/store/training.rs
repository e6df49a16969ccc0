//! The rating and the plan that follow from a person's tries.

use std::collections::{BTreeMap, BTreeSet};

use misere_engine::cards::unit;
use misere_games::{GAMES, puzzles};
use misere_players::puzzles::{Grade, Puzzle, Rating, SOLVERS};
use misere_store::Date;
use misere_store::training::{PuzzleStreak, Training, Tries, Try};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

const DAY: u64 = 86_400;

/// The number of simulated people for each level.
const PEOPLE: usize = 40;

fn rated(puzzles: &[Puzzle]) -> BTreeMap<u64, Rating> {
    let rated = puzzles.iter().map(|one| (one.key(), one.rating()));
    rated.collect()
}

fn next<'a>(training: &Training, all: &'a [Puzzle], today: Date) -> Option<&'a Puzzle> {
    let rated: Vec<(u64, Rating)> = rated(all).into_iter().collect();
    let key = training.next(&rated, today)?;
    all.iter().find(|one| one.key() == key)
}

fn tried(puzzle: &Puzzle, day: u64, solved: bool) -> Try {
    let mut one = Try::now(&puzzle.game, puzzle.key(), solved);
    one.time = day * DAY;
    one
}

#[test]
fn the_levels_are_expected_to_solve_what_they_solved() {
    let all: Vec<Puzzle> = GAMES.iter().flat_map(|entry| puzzles(entry.id)).collect();
    let count = all.len() as f64;
    let mean = all.iter().map(|one| one.rating().value).sum::<f64>() / count;
    assert!((mean - 1500.0).abs() < 5.0, "{mean}");
    for (level, (_, value)) in SOLVERS.into_iter().enumerate() {
        let solver = Rating { value, ..Rating::default() };
        let expected = all.iter().map(|one| solver.expected(one.rating())).sum::<f64>() / count;
        let found = all.iter().map(|one| one.found[level]).sum::<f64>() / count;
        assert!((expected - found).abs() < 0.02, "{level}: {expected} {found}");
    }
}

#[test]
fn a_failed_puzzle_returns_after_one_three_and_nine_days() {
    let all = puzzles("finis");
    let one = &all[0];
    let due = |tries: &[Try], day: u64| {
        !Training::of(tries, &rated(&all), Date::at(day * DAY)).due(Date::at(day * DAY)).is_empty()
    };
    let mut tries = vec![tried(one, 100, false)];
    assert!(!due(&tries, 100) && due(&tries, 101) && due(&tries, 109));
    tries.push(tried(one, 101, true));
    assert!(!due(&tries, 103) && due(&tries, 104));
    // Solved before its day, which changes nothing.
    tries.push(tried(one, 102, true));
    assert!(!due(&tries, 103) && due(&tries, 104));
    tries.push(tried(one, 104, true));
    assert!(!due(&tries, 112) && due(&tries, 113));
    tries.push(tried(one, 113, true));
    assert!(!due(&tries, 500), "it is learned");
    tries.push(tried(one, 600, false));
    assert!(due(&tries, 601), "and forgotten again");
    assert!(!due(&[tried(one, 100, true)], 500), "solved at once");
}

#[test]
fn the_next_puzzle_returns_or_is_near_ones_rating() {
    let all = puzzles("clubs");
    let today = Date::at(200 * DAY);
    // A person who solves all of the hardest gets a harder one, and one who fails an easier one.
    let after = |solved: bool| {
        let tries: Vec<Try> = all.iter().rev().take(8).map(|one| tried(one, 199, solved)).collect();
        let training = Training::of(&tries, &rated(&all), today);
        (training.rating.value, training.due(today).len(), training.days)
    };
    let (strong, weak) = (after(true), after(false));
    assert!(strong.0 > 1700.0 && weak.0 < 1550.0, "{strong:?} {weak:?}");
    assert_eq!((strong.1, weak.1, strong.2), (0, 8, 1));
    let tries = [tried(&all[3], 198, false)];
    let training = Training::of(&tries, &rated(&all), today);
    assert_eq!(next(&training, &all, today), Some(&all[3]));
    assert_eq!(training.days, 0, "yesterday was missed");
}

/// Regression: an easy puzzle that was solved led to a hard one.
#[test]
fn the_first_puzzles_are_easy_and_get_harder_step_by_step() {
    let today = Date::at(100 * DAY);
    for entry in GAMES {
        let all = puzzles(entry.id);
        let mut tries = Vec::new();
        let mut last = Grade::Easy;
        for _ in 0..20 {
            let training = Training::of(&tries, &rated(&all), today);
            let found = next(&training, &all, today).expect("a puzzle");
            assert!(found.grade() as usize <= last as usize + 1, "{}: {last:?} to {:?}", entry.id, found.grade());
            last = found.grade();
            tries.push(tried(found, 100, true));
        }
        assert!(last > Grade::Easy, "{}", entry.id);
    }
}

/// Regression: who missed every new puzzle and solved it when it returned was rated above Medium.
#[test]
fn puzzles_that_return_do_not_change_the_rating() {
    let all: Vec<Puzzle> = GAMES.iter().flat_map(|entry| puzzles(entry.id)).collect();
    let mut tries = Vec::new();
    for (number, one) in all.iter().enumerate() {
        let day = 100 + number as u64 / 10;
        tries.push(tried(one, day, false));
        tries.extend([1, 4, 13].map(|after| tried(one, day + after, true)));
    }
    tries.sort_by_key(|one| one.time);
    let rating = |tries: &[Try]| Training::of(tries, &rated(&all), Date::at(153 * DAY)).rating;
    let new: Vec<Try> = tries.iter().filter(|one| !one.solved).cloned().collect();
    // Days with returning puzzles alone count as days of rest.
    assert_eq!(rating(&tries).value, rating(&new).value);
    assert!(rating(&tries).value < 700.0);
}

/// People who find new answers as often as a level does, and know the answers of puzzles that return.
#[test]
fn a_person_who_solves_like_a_level_gets_its_rating() {
    let all: Vec<Puzzle> = GAMES.iter().flat_map(|entry| puzzles(entry.id)).collect();
    let all: Vec<(u64, Rating)> = all.iter().map(|one| (one.key(), one.rating())).collect();
    let ratings: BTreeMap<u64, Rating> = all.iter().copied().collect();
    let mut dice = ChaCha8Rng::seed_from_u64(54);
    for (_, value) in SOLVERS {
        let person = Rating { value, deviation: 0.0, ..Rating::default() };
        let mut within = 0;
        for _ in 0..PEOPLE {
            let mut tries = Vec::new();
            for number in 0..80 {
                let day = 100 + number / 20;
                let training = Training::of(&tries, &ratings, Date::at(day * DAY));
                let key = training.next(&all, Date::at(day * DAY)).expect("a puzzle");
                let solved = !training.is_new(key) || unit(&mut dice) < person.expected(ratings[&key]);
                let mut one = Try::now("finis", key, solved);
                one.time = day * DAY;
                tries.push(one);
            }
            let rating = Training::of(&tries, &ratings, Date::at(104 * DAY)).rating;
            assert!(rating.margin() < 130.0, "{rating:?}");
            within += usize::from((rating.value - value).abs() <= rating.margin());
        }
        assert!(within * 10 >= PEOPLE * 9, "{value}: {within} of {PEOPLE}");
    }
}

#[test]
fn every_puzzle_has_its_day() {
    let all = puzzles("garbo");
    let date: Date = "2026-11-26".parse().expect("a date");
    let keys: BTreeSet<u64> =
        (0..400).filter_map(|day| Training::of_day(&all, date.plus(day))).map(Puzzle::key).collect();
    assert_eq!(keys.len(), all.len());
    assert_eq!(Training::of_day::<Puzzle>(&[], date), None);
}

#[test]
fn damaged_lines_affect_only_themselves() {
    let all = puzzles("finis");
    let line = tried(&all[0], 100, true).to_line();
    let content = format!(
        "{line}\noops\n\n{}\n{}\n{line}",
        line.replace("\"version\":1", "\"version\":2"),
        line.replace("finis", "fi nis"),
    );
    let found = Tries::parse(content.as_bytes());
    assert_eq!((found.tries.len(), found.damaged.len()), (2, 3));
    assert_eq!(found.damaged[1].line, 4);
    // Every byte damaged once: nothing panics, and the other line stays.
    for place in 0..line.len() {
        for byte in [0, b'"', b'9', 255] {
            let mut bytes = format!("{line}\n{line}").into_bytes();
            bytes[place] = byte;
            assert!(!Tries::parse(&bytes).tries.is_empty());
        }
    }
}

#[test]
fn a_streak_gets_harder_and_no_puzzle_comes_again_for_eighteen_days() {
    let all = GAMES.iter().flat_map(|entry| puzzles(entry.id));
    let mut all: Vec<_> = all.collect();
    all.sort_by(|a, b| a.difficulty().total_cmp(&b.difficulty()).then(a.key().cmp(&b.key())));
    let date = Date::new(2026, 11, 28).expect("a day");
    let keys = |days: u32| -> Vec<u64> {
        let list = PuzzleStreak::puzzles(&all, date.plus(days));
        assert!(list.is_sorted_by(|a, b| a.difficulty() <= b.difficulty()));
        list.iter().map(|one| one.key()).collect()
    };
    assert_eq!(keys(0).len(), PuzzleStreak::LENGTH);
    let seen: BTreeSet<u64> = (0..18).flat_map(keys).collect();
    assert_eq!((all.len(), seen.len()), (396, 18 * PuzzleStreak::LENGTH));
    assert_eq!(keys(18), keys(0));
    // The same on every machine.
    assert_eq!(keys(0)[..2], [1_730_657_381_396_352_592, 11_202_973_827_573_633_576]);
}

#[test]
fn a_streak_counts_until_its_first_miss() {
    let [today, before] = [20_000, 19_999].map(|day| Date::at(day * 86_400));
    let tries = |of: &[(Date, bool)]| -> Vec<Try> {
        let made = of.iter().map(|(date, solved)| {
            let mut one = Try::now("finis", 1, *solved);
            one.streak = Some(*date);
            one
        });
        made.collect()
    };
    let made = tries(&[(before, true), (before, true), (before, false), (before, true), (today, true)]);
    let all = PuzzleStreak::all(&made);
    let [then, now] = [before, today].map(|date| all[&date]);
    assert_eq!((then.solved, then.is_over(), now.solved, now.is_over()), (2, true, 1, false));
    assert_eq!((all.len(), PuzzleStreak::all(&[]).len()), (2, 0));
    let line = made[0].to_line();
    assert_eq!(Tries::parse(line.as_bytes()).tries, made[..1]);
    assert_eq!(now.line().for_programs(), format!("Misère streak {today}: 1\n🟦"));
    assert_eq!(then.line().for_programs(), format!("Misère streak {before}: 2\n🟦🟦🟥"));
}
