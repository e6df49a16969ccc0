//! The day's deal: its tile, its page, the attempt that counts, and the result to send to friends.

use egui::{Key, Rect, Shape, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{By, NodeT as _, Queryable as _};
use misere::games::entry;
use misere::store::today::DayDeal;
use misere::store::{Date, Origin, open_example};
use misere::text::Language;
use misere::ui::{App, Command, GameRequest, PageId};

use super::clock;
use super::play::person::*;
use super::words::{change, resize};

/// Opens the page of the day's deal from Home.
fn open_page(harness: &mut Harness<'_, App>) {
    press(harness, "Today’s deal");
    harness.run();
    assert_eq!(harness.state().page(), PageId::TODAY);
}

#[test]
fn the_first_attempt_at_the_deal_of_a_day_counts_and_has_no_help() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let mut harness = open(&store);
    // On 23 November 2026, everybody plays Finis.
    let date: Date = "2026-11-23".parse().expect("a date");
    run(&mut harness, GameRequest::PlayDay(date));
    assert!(says(&harness, "Your first attempt counts"));
    wait(&mut harness);
    assert!(DayDeal::of(date).is_of(session(&harness)));
    for (key, refusal) in [(Key::H, "has no hints"), (Key::W, "has no hints"), (Key::U, "has no undo")] {
        strike(&mut harness, key);
        harness.step();
        assert!(prompt_says(&harness, refusal), "{key:?}");
    }
    play_to_the_end(&mut harness);
    // Regression: an undo after the end took the result out of the calendar.
    let at = session(&harness).at();
    harness.run_steps(60);
    strike(&mut harness, Key::U);
    assert_eq!(session(&harness).at(), at);
    crate::frames::until_saved(&mut harness);
    let origins = || {
        let files = store.list();
        let mut origins: Vec<Origin> = files.iter().filter_map(|file| Some(file.head()?.origin)).collect();
        origins.sort_by_key(|origin| origin.name());
        origins
    };
    assert_eq!(origins(), [Origin::Today(date)]);
    // Another attempt is practice, with hints.
    run(&mut harness, GameRequest::PlayDay(date));
    wait(&mut harness);
    strike(&mut harness, Key::U);
    assert!(!prompt_says(&harness, "has no undo"));
    crate::frames::until_saved(&mut harness);
    assert_eq!(origins(), [Origin::Today(date), Origin::TodayAgain(date)]);
}

#[test]
fn the_page_shows_the_result_and_copies_a_line_without_cards() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    open_page(&mut harness);
    let deal = DayDeal::of(clock::today());
    assert!(says(&harness, deal.entry.title));
    assert!(says(&harness, "Your first attempt counts"));
    press(&mut harness, "Play");
    assert_eq!(harness.state().page(), PageId::TABLE);
    play_to_the_end(&mut harness);
    crate::frames::until_saved(&mut harness);
    harness.run_steps(60);
    // The result says that it was the day's deal, and when the next one comes.
    let line = copied(&mut harness, "Copy result");
    assert!(line.starts_with(&format!("Misère, {}", clock::today())), "{line}");
    assert!(
        says(&harness, "First day")
            && says(&harness, &format!("Next: {}", DayDeal::of(clock::today().plus(1)).entry.title))
    );
    assert!(says(&harness, &format!("Medal for {}: ", deal.entry.title)) && says(&harness, "Next step: "));
    assert!(says(&harness, "Done") && harness.query_by_label("Rematch").is_none());
    harness.set_size(egui::vec2(800.0, 600.0));
    harness.run_steps(20);
    super::ending::is_whole(&harness, "Done");
    run(&mut harness, Command::Show(PageId::TODAY));
    let seats = deal.setup.seats;
    assert!(says(&harness, &format!("of {seats}")), "the place");
    assert!(says(&harness, "First day"));
    let copied = copied(&mut harness, "Copy result");
    assert!(copied.starts_with(&format!("Misère, {}", clock::today())), "{copied}");
    let has_cards = copied.contains(['♣', '♦', '♥', '♠']);
    assert!(!has_cards && copied.lines().count() <= 2, "{copied}");
    // The calendar shows the place, and practice is offered.
    let day = By::new().predicate(|node| {
        let label = node.label().unwrap_or_default();
        label.contains(": played, place ")
    });
    assert_eq!(harness.query_all(day).count(), 1);
    // So do the bars.
    let places = ["1st", "2nd", "3rd", "4th"].map(|place| says(&harness, &format!("{place}: 1 day")));
    assert_eq!(places.into_iter().filter(|is_told| *is_told).count(), 1);
    assert!(says(&harness, "1 day played") && says(&harness, "average place"));
    assert!(says(&harness, "Play again for practice"));
}

#[test]
fn past_days_can_be_chosen_and_days_to_come_cannot() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    open_page(&mut harness);
    let is_off = |state: &str, harness: &Harness<'_, App>| {
        let day = By::new().predicate(|node| node.label().unwrap_or_default().ends_with(state));
        let mut days = harness.query_all(day);
        days.all(|node| node.accesskit_node().is_disabled())
    };
    assert!(is_off(": yet to come", &harness));
    assert!(!is_off(": not played yet", &harness));
    press(&mut harness, "How the deal follows from the date");
    harness.run();
    let code = DayDeal::of(clock::today()).code().to_string();
    assert!(says(&harness, &code));
}

#[test]
fn whoever_wants_to_play_in_peace_can_hide_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    assert!(says(&harness, "Today’s deal"));
    change(&mut harness, |settings| settings.today = false);
    harness.run();
    assert!(!says(&harness, "Today’s deal"));
}

#[test]
fn the_deal_of_a_day_leaves_the_introduction_of_its_game_and_its_lesson() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&newcomers_store(&folder));
    let deal = DayDeal::of(clock::today());
    open_page(&mut harness);
    assert!(says(&harness, &format!("Learn {}", deal.entry.title)), "whoever is new to it may learn it first");
    press(&mut harness, "Play");
    assert_eq!(harness.state().page(), PageId::TABLE);
    press(&mut harness, "Home");
    assert!(says(&harness, &format!("Learn {}", deal.entry.title)));
    press(&mut harness, deal.entry.title);
    harness.run();
    assert!(says(&harness, "The aim") && says(&harness, "Play now"));
}

#[test]
fn between_the_deals_of_the_first_attempt_nothing_is_reviewed() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let mut harness = open(&store);
    run(&mut harness, GameRequest::PlayDay("2026-11-23".parse().expect("a date")));
    while next(&harness).is_none() {
        wait(&mut harness);
        if is_asked(&harness) {
            act(&mut harness);
        }
    }
    harness.run_steps(3);
    assert!(harness.query_by_label("Review").is_none());
    crate::frames::until_saved(&mut harness);
    let path = store.list()[0].path.clone();
    run(&mut harness, Command::Begin(PageId::Review(path)));
    press(&mut harness, "Decisions");
    assert!(says(&harness, "has no hints"));
}

/// Regression: a game that was begun stood beside the deal of the day as any other, which then had no button.
#[test]
fn the_tile_on_home_resumes_a_deal_that_was_begun() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    open_page(&mut harness);
    press(&mut harness, "Play");
    wait(&mut harness);
    press(&mut harness, "Home");
    crate::frames::until_saved(&mut harness);
    run(&mut harness, Command::Show(PageId::HOME));
    let deal = DayDeal::of(clock::today());
    assert!(!says(&harness, &format!("Resume {}", deal.entry.title)), "{}", super::frames::shown(&harness));
    press(&mut harness, "Resume");
    assert_eq!(harness.state().page(), PageId::TABLE);
    assert!(DayDeal::of(clock::today()).is_of(session(&harness)));
}

/// The puzzles of the day are the shorter thing to do on a day.
#[test]
fn the_tile_on_home_leads_to_the_puzzles_of_the_day_and_tells_how_they_went() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let mut harness = open(&store);
    press(&mut harness, "Puzzle streak");
    harness.run();
    assert_eq!(harness.state().page(), PageId::STREAK);
    run(&mut harness, Command::Show(PageId::HOME));
    assert!(says(&harness, "Puzzle streak"), "it has not been missed yet");
    drop(harness);
    let today = clock::today();
    let tries =
        format!(r#"{{"version":1,"time":1790000000,"game":"finis","puzzle":1,"solved":false,"streak":"{today}"}}"#);
    std::fs::create_dir_all(store.tries_path().parent().expect("a folder")).expect("a folder");
    std::fs::write(store.tries_path(), tries).expect("writing");
    let mut harness = open(&store);
    press(&mut harness, "Puzzle streak: 0");
    harness.run();
    assert_eq!(harness.state().page(), PageId::PUZZLES, "there is one a day");
    run(&mut harness, Command::Show(PageId::HOME));
    change(&mut harness, |settings| settings.rate_puzzles = false);
    harness.run();
    assert!(!says(&harness, "Puzzle streak"), "where tries are not kept");
}

/// The texts within the tile on Home, each with where it is; those that are cut off have an ellipsis.
fn texts_of_tile(harness: &Harness<'_, App>, game: &str) -> (Rect, Vec<(Rect, String)>) {
    let tells_of = |text: Option<&str>| text.is_some_and(|text| text.contains(game));
    let tiles = harness.query_all(By::new().predicate(|node| tells_of(node.data().description())));
    let tile = tiles.map(|node| node.rect()).min_by(|one, other| one.top().total_cmp(&other.top()));
    let tile = tile.expect("the tile");
    let texts = harness.output().shapes.iter().filter_map(|clipped| match &clipped.shape {
        Shape::Text(text) => {
            let end = if text.galley.elided { "…" } else { "" };
            Some((text.galley.rect.translate(text.pos.to_vec2()), format!("{}{end}", text.galley.text())))
        }
        _ => None,
    });
    let is_near = |rect: &Rect| tile.expand(8.0).contains(rect.center());
    (tile, texts.filter(|(rect, _)| is_near(rect)).collect())
}

/// Regression: Home offered it again, as if another attempt could still count.
#[test]
fn a_deal_stays_played_when_its_game_is_deleted() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let mut harness = open(&store);
    let deal = DayDeal::of(clock::today());
    run(&mut harness, GameRequest::PlayDay(deal.date));
    play_to_the_end(&mut harness);
    crate::frames::until_saved(&mut harness);
    drop(harness);
    for file in store.list() {
        std::fs::remove_file(&file.path).expect("deleting");
    }
    let mut harness = open(&store);
    harness.run();
    let (_, texts) = texts_of_tile(&harness, deal.entry.title);
    assert!(texts.iter().any(|(_, text)| text.ends_with("  Puzzle streak")), "{texts:?}");
    assert!(!texts.iter().any(|(_, text)| text.ends_with("  Play")), "{texts:?}");
}

/// Regression: beside several games, the last line was cut off, and the week was missing.
#[test]
fn the_tile_on_home_is_whole_beside_any_number_of_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let mut harness = open(&store);
    run(&mut harness, GameRequest::PlayDay(clock::today()));
    play_to_the_end(&mut harness);
    crate::frames::until_saved(&mut harness);
    drop(harness);
    let game = DayDeal::of(clock::today()).entry.title;
    for (number, id) in ["clubs", "garbo", "mismatch", "cruel_fate", "compendium", "slippery_paws"].iter().enumerate() {
        let saved = open_example(entry(id).expect("a game"), false).expect("an example");
        add_game(&store, &saved);
        if ![1, 3, 6].contains(&(number + 1)) {
            continue;
        }
        let mut harness = open(&store);
        for language in Language::offered() {
            change(&mut harness, |settings| settings.language = language);
            for (window, zoom) in [((1200.0, 760.0), 100), ((800.0, 600.0), 100), ((1280.0, 800.0), 115)] {
                resize(&mut harness, vec2(window.0, window.1), zoom);
                harness.run_steps(3);
                let place = format!("{window:?}, {zoom} %, {} games, {}", number + 1, language.code());
                let (tile, texts) = texts_of_tile(&harness, game);
                for (rect, text) in &texts {
                    assert!(tile.contains_rect(*rect) && !text.ends_with('…'), "{place}: {text} at {rect}, {tile}");
                }
                // The place of today in the week.
                let has_week = texts.iter().any(|(_, text)| text == "1");
                assert!(texts.len() > 3 && (has_week || zoom > 100), "{place}: {texts:?}");
            }
        }
    }
}
