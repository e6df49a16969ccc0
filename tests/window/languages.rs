//! Languages in the window: each that players can choose fits in small windows, a change reaches everything that is
//! on the screen, and screen readers are told.

use std::collections::BTreeMap;

use egui::{Key, Shape, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT as _;
use misere::store::Store;
use misere::text::Language;
use misere::ui::settings::Settings;
use misere::ui::{App, Command, GameRequest, HOME_PAGES, LessonCommand, PageId, SidePanel, TableCommand};

use super::play::person::*;
use super::sizes::report;
use super::words::{Texts, Tour, change, open_with_games, resize};

/// The size of the interface in a small window, in percent.
const ZOOMS: [u32; 2] = [100, 200];

/// The texts at each place that end before their time, or have a gap.
type Cut = BTreeMap<String, Vec<String>>;

#[test]
fn every_language_fits_where_english_does() {
    let languages: Vec<Language> = Language::offered().collect();
    if languages.len() == 1 {
        return;
    }
    let mut english = Cut::new();
    let mut faults = Vec::new();
    for language in languages {
        let cut = tour_in(language);
        if language == Language::ENGLISH {
            english = cut;
            continue;
        }
        for (place, texts) in cut {
            let usual = english.get(&place).map_or(0, Vec::len);
            if texts.len() > usual {
                faults.push(format!("{language:?}, {place}: {texts:?}"));
            }
        }
    }
    report(&faults);
}

/// Walks through the whole window, and collects what is cut.
fn tour_in(language: Language) -> Cut {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, games) = open_with_games(&folder);
    change(&mut harness, |settings| settings.language = language);
    let mut cut = Cut::new();
    for zoom in ZOOMS {
        resize(&mut harness, vec2(800.0, 600.0), zoom);
        let look = &mut |harness: &Harness<'_, App>, place: &str| {
            let here = cut.entry(format!("{place}, {zoom} %")).or_default();
            for clipped in &harness.output().shapes {
                add_cut(&clipped.shape, here);
            }
            here.sort();
            here.dedup();
        };
        let mut tour = Tour { harness: &mut harness, look };
        tour.everywhere(&games);
    }
    cut
}

fn add_cut(shape: &Shape, texts: &mut Vec<String>) {
    match shape {
        Shape::Text(text) => {
            let words = text.galley.text();
            if text.galley.elided || words.contains(['{', '}']) {
                texts.push(words.to_owned());
            }
        }
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| add_cut(shape, texts)),
        _ => {}
    }
}

#[test]
fn a_change_of_language_reaches_everything_on_the_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, games) = open_with_games(&folder);
    let mut texts = Texts::default();
    let english = |harness: &mut Harness<'_, App>| {
        change(harness, |settings| settings.language = Language::ENGLISH);
    };
    let mut changed = |harness: &mut Harness<'_, App>, place: &str| {
        harness.run_steps(4);
        change(harness, |settings| settings.language = Language::PSEUDO);
        harness.run_steps(4);
        texts.look(harness, place);
        english(harness);
    };
    let others = [PageId::HOME, PageId::NewGame("clubs")];
    let from_home = HOME_PAGES.map(|(_, _, page)| page);
    for page in others.into_iter().chain(from_home) {
        let place = format!("{page:?}");
        harness.state_mut().command(Command::Show(page));
        changed(&mut harness, &place);
    }
    let lesson = Command::Begin(PageId::Lesson("finis"));
    harness.state_mut().command(lesson);
    changed(&mut harness, "a lesson");
    for command in [LessonCommand::Next, LessonCommand::ShowAnswer] {
        harness.state_mut().command(command);
        changed(&mut harness, "a step of a lesson");
    }
    for game in &games {
        let place = game.display().to_string();
        harness.state_mut().command(GameRequest::Open(game.clone()));
        changed(&mut harness, &place);
        let panel = TableCommand::ToggleSidePanel(SidePanel::Settings);
        harness.state_mut().command(panel.clone());
        changed(&mut harness, &place);
        harness.state_mut().command(panel);
        for key in [Key::S, Key::Questionmark, Key::Escape] {
            harness.key_press(key);
            changed(&mut harness, &format!("{key:?}, {place}"));
            harness.key_press(Key::Escape);
        }
        for command in [TableCommand::Hint, TableCommand::Why, TableCommand::Why] {
            harness.state_mut().command(command.clone());
            changed(&mut harness, &format!("{command:?}, {place}"));
        }
        let review = Command::Begin(PageId::Review(game.clone()));
        harness.state_mut().command(review);
        changed(&mut harness, &format!("review of {place}"));
    }
    report(&texts.faults);
    assert!(texts.seen > 1000, "only {} texts", texts.seen);
}

#[test]
fn screen_readers_are_told_the_language_of_the_window() {
    for language in Language::all() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = open(&quick_store(&folder));
        change(&mut harness, |settings| settings.language = language);
        harness.step();
        let told = harness.root().accesskit_node().language().map(str::to_owned);
        assert_eq!(told.as_deref(), Some(language.code()));
    }
}

#[test]
fn a_chosen_language_is_kept_and_otherwise_the_window_has_that_of_the_system() {
    let read = |text: &str| {
        let path = std::path::Path::new("settings.ron");
        Settings::from_ron(text, path).expect("settings")
    };
    for language in Language::all().filter(|language| *language != Language::PSEUDO) {
        let text = format!("(language: Some({:?}))", language.code());
        assert_eq!(read(&text).language.code(), language.code());
    }
    for (chosen, expected) in [("()", Language::PSEUDO), ("(language: Some(\"en\"))", Language::ENGLISH)] {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("settings.ron"), chosen).expect("writing");
        let store = Store::within(folder.path());
        let harness = Harness::builder().build_eframe(move |creation| {
            App::new(&creation.egui_ctx, store.clone()).in_language_of_system(Language::PSEUDO)
        });
        assert_eq!(harness.state().settings().language, expected);
    }
    assert_eq!(read("(language: Some(\"xx\"))").language, Language::ENGLISH);
    assert_eq!(read("()").chosen_language, None);
}
