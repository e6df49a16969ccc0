//! The file of a person's own mistakes, and when they return.

use std::fs;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use misere_engine::rules::options::HouseRules;
use misere_engine::rules::{Next, Seat, Seats};
use misere_engine::table::Setup;
use misere_games as games;
use misere_players::bots::Estimate;
use misere_players::review::{Mark, Request, Review, Verdict};
use misere_store::training::{FIRST_RETURN, MISTAKES, Mistake, Mistakes, Training, Try};
use misere_store::{Date, Origin, Player, Saved, Store, Writer, open_example};

/// A finished game of one's own, and a review with as many clear mistakes as wanted.
fn with_mistakes(count: usize) -> (Saved, Review) {
    let entry = games::entry("finis").expect("a game");
    let saved = Saved { origin: Origin::New, ..open_example(entry, true).expect("an example") };
    let mut then = saved.session.copy();
    let steps = saved.session.steps();
    let mut verdicts = Vec::new();
    for step in saved.session.decisions()[0].iter().take(count).copied() {
        then.go_to(step);
        let moves = then.moves();
        let best = moves.iter().find(|one| one.text != steps[step]).expect("another action");
        verdicts.push(Verdict {
            step,
            played: steps[step].clone(),
            best: best.text.clone(),
            options: moves.len(),
            mark: Some(Mark::Mistake),
            loss: Estimate::exact(0.3),
            points: Estimate::sampled(2.0, 0.1),
            ..Verdict::default()
        });
    }
    (saved, Review { seats: vec![0], verdicts, ..Review::default() })
}

fn store(folder: &tempfile::TempDir) -> (Store, Writer) {
    let store = Store::within(folder.path());
    let writer = Writer::start(store.disk(), || ());
    (store, writer)
}

fn written(store: &Store, writer: &Writer) -> Mistakes {
    assert!(writer.wait(Duration::from_secs(20)));
    store.mistakes(writer).expect("mistakes")
}

#[test]
fn a_mistake_is_kept_once_without_its_game_and_shows_no_other_cards() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, writer) = store(&folder);
    let (saved, review) = with_mistakes(3);
    assert_eq!(store.add_mistakes(&writer, &saved, &review).expect("added"), 3);
    assert_eq!(store.add_mistakes(&writer, &saved, &review).expect("known"), 0);
    let found = written(&store, &writer);
    assert_eq!((found.all.len(), found.damaged.len()), (3, 0));
    for (line, verdict) in found.all.iter().zip(&review.verdicts) {
        let own = line.open().expect("a position");
        let steps = saved.session.steps();
        assert_eq!(own.saved.session.steps(), steps[..verdict.step], "nothing that came later");
        assert_eq!((&own.puzzle.answer, own.puzzle.seat), (&verdict.best, 0));
        assert_eq!(own.puzzle.losses, [(verdict.played.clone(), verdict.points)]);
    }
}

/// A game in which everybody plays the first legal action, which is often a mistake.
fn played_carelessly() -> Saved {
    let entry = games::entry("finis").expect("a game");
    let example = open_example(entry, true).expect("an example");
    let setup = Setup { seats: 4, rules: HouseRules::default(), seed: 7, dealer: None };
    let mut session = entry.start(&setup).expect("a table");
    loop {
        match session.next() {
            Next::Over => return Saved { session, origin: Origin::New, ..example },
            Next::Act(_) => {
                let first = session.moves()[0].text.clone();
                session.play(&first).expect("a legal action");
            }
            _ => session.shuffle(),
        }
    }
}

#[test]
fn what_a_review_finds_returns_as_puzzles() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, writer) = store(&folder);
    let saved = played_carelessly();
    let own = saved.session.decisions()[0].iter().take(12).copied().collect();
    let mut seats = Seats::default();
    seats.insert(Seat::new(0));
    let bots = saved.players.iter().map(Player::bot).collect();
    let request = Request { luck: false, only: Some(own), ..Request::new(seats, bots) };
    let review = saved.session.review(request)(&AtomicBool::new(false), &mut |_| ()).expect("not stopped");
    let added = store.add_mistakes(&writer, &saved, &review).expect("added");
    let found = written(&store, &writer);
    assert_eq!((found.all.len(), found.damaged.len()), (added, 0));
    assert!(added > 1, "{:?}", review.verdicts);
    for line in &found.all {
        let puzzle = line.open().expect("a position").puzzle;
        let verdict = review.verdicts.iter().find(|one| one.step == puzzle.steps().count()).expect("a verdict");
        let loss = puzzle.losses[0].1.mean;
        assert!(puzzle.answer == verdict.best && (loss - verdict.points.mean).abs() < 1e-9, "{verdict:?}");
        assert!(verdict.mark.is_some() && verdict.points.mean > verdict.points.margin(), "{verdict:?}");
    }
}

#[test]
fn only_clear_losses_of_points_by_the_only_person_are_kept() {
    let (mut saved, review) = with_mistakes(1);
    let count = |saved: &Saved, change: &dyn Fn(&mut Verdict)| {
        let mut review = review.clone();
        change(&mut review.verdicts[0]);
        Mistake::of(saved, &review).len()
    };
    assert_eq!(count(&saved, &|_| ()), 1);
    assert_eq!(count(&saved, &|one| one.mark = None), 0);
    assert_eq!(count(&saved, &|one| one.for_the_game = true), 0);
    assert_eq!(count(&saved, &|one| one.points = Estimate::sampled(2.0, 1.1)), 0, "within its margin");
    assert_eq!(count(&saved, &|one| one.seat = 1), 0, "of a computer player");
    saved.origin = Origin::Import;
    assert_eq!(count(&saved, &|_| ()), 0, "of somebody else");
    saved.origin = Origin::New;
    saved.players[1] = saved.players[0].clone();
    assert_eq!(count(&saved, &|_| ()), 0, "of one of two people");
}

#[test]
fn a_removed_mistake_stays_away_until_it_is_brought_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, writer) = store(&folder);
    let (saved, review) = with_mistakes(2);
    store.add_mistakes(&writer, &saved, &review).expect("added");
    let all = written(&store, &writer).all;
    store.add_mistake(&writer, &all[0].removed());
    assert_eq!(written(&store, &writer).all, all[1..]);
    assert_eq!(store.add_mistakes(&writer, &saved, &review).expect("known"), 0);
    store.add_mistake(&writer, &all[0]);
    assert_eq!(written(&store, &writer).all, all);
}

#[test]
fn a_damaged_line_affects_only_itself() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, writer) = store(&folder);
    let (saved, review) = with_mistakes(2);
    store.add_mistakes(&writer, &saved, &review).expect("added");
    written(&store, &writer);
    let path = store.mistakes_path();
    let text = fs::read_to_string(&path).expect("reading");
    let (first, second) = text.split_once('\n').expect("two lines");
    let version = first.replace("\"version\":1", "\"version\":2");
    let found = Mistakes::parse(format!("{}\n{version}\n\n{second}", &first[..first.len() / 2]).as_bytes());
    assert_eq!((found.all.len(), found.damaged.len()), (1, 2));
    // A line whose values do not fit its game is found when it is opened.
    for (from, to) in [("\"key\":", "\"key\":1"), ("play ", "play X"), ("\"mean\":2.0", "\"mean\":-2.0")] {
        let found = Mistakes::parse(second.replacen(from, to, 1).as_bytes());
        assert!(found.all.first().is_none_or(|line| line.open().is_err()), "{from}");
    }
}

#[test]
fn the_newest_mistakes_return() {
    let (saved, review) = with_mistakes(1);
    let [line] = &Mistake::of(&saved, &review)[..] else { panic!("one mistake") };
    let json = |key: usize| {
        let mut one = line.clone();
        (one.key, one.time) = (key as u64, key as u64);
        serde_json::to_string(&one).expect("a line") + "\n"
    };
    let text: String = (0..MISTAKES + 5).map(json).collect();
    let found = Mistakes::parse(text.as_bytes()).all;
    assert_eq!((found.len(), found[0].key), (MISTAKES, 5));
}

#[test]
fn a_mistake_returns_after_two_days_then_like_a_failed_puzzle() {
    const DAY: u64 = 86_400;
    let found = Date::at(100 * DAY);
    let after = |tries: &[(u32, bool)]| {
        let tries = tries.iter().map(|(days, solved)| {
            let mut one = Try::now("finis", 7, *solved);
            one.time = (100 + u64::from(*days)) * DAY;
            one
        });
        let tries: Vec<Try> = tries.collect();
        Training::of_mistakes([(7, found)], &tries).returns(7).map(|date| found.days_until(date))
    };
    assert_eq!(after(&[]), Some(FIRST_RETURN));
    assert_eq!(after(&[(1, true)]), Some(2), "before its day, nothing is known");
    assert_eq!(after(&[(2, true)]), Some(5));
    assert_eq!(after(&[(2, true), (5, true)]), Some(14));
    assert_eq!(after(&[(2, true), (5, false)]), Some(6));
    assert_eq!(after(&[(2, true), (5, true), (14, true)]), None, "learned");
    let other = Training::of_mistakes([(7, found)], &[Try::now("finis", 8, false)]);
    assert_eq!(other.returns(8), None, "that is a puzzle");
}
