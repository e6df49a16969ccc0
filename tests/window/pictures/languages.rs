//! Pictures of the window in a language, for its translators to look at.

use std::path::{Path, PathBuf};

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{By, Queryable as _};
use image::imageops::{FilterType, replace, resize};
use image::{DynamicImage, RgbImage, RgbaImage};
use misere::rules::Seat;
use misere::store::{SaveFile, write_review};
use misere::text::Language;
use misere::ui::board::BoardAction;
use misere::ui::{Command, GameRequest, LessonCommand, PageId, ReviewCommand, SidePanel, TableCommand};

use super::photo::{Photographer, Point, Setup, game};
use super::{NamedPicture, listed, write};
use crate::frames::until;
use crate::words::{change, with_mistakes};

/// Windows in pixels, with the size of the interface in percent and further settings.
const WINDOWS: [([u32; 2], u32, &str); 3] =
    [([1280, 800], 100, ""), ([800, 600], 100, "deck: (local_index: true),"), ([800, 600], 200, "")];

/// The views of a player, roughly in the order of an evening.
const VIEWS: [NamedPicture; 20] = [
    ("home", |setup| at(setup, "finis", Point::Midway).picture()),
    ("first-visit", |setup| new_game(&setup).picture()),
    ("new-game", |setup| {
        let settings = format!("{} played: [\"clubs\"],", setup.settings);
        let settings = &settings;
        new_game(&Setup { settings, ..setup }).picture()
    }),
    ("lesson", |setup| lesson(&setup, "slippery_paws").picture()),
    ("lesson-answer", |setup| {
        let mut photo = lesson(&setup, "finis");
        photo.run(LessonCommand::ShowAnswer).picture()
    }),
    ("table-clubs", |setup| table(setup, "clubs").picture()),
    ("table-mismatch", |setup| table(setup, "mismatch").picture()),
    ("table-garbo", |setup| table(setup, "garbo").picture()),
    ("table-combo", |setup| table(setup, "seven_card_combo").picture()),
    ("hint", |setup| {
        let mut photo = table(setup, "four_bad_queens");
        let language = photo.harness.state().settings().language;
        change(&mut photo.harness, |settings| {
            settings.speak(Language::ENGLISH);
        });
        photo.run(TableCommand::Hint);
        // It stays among the announcements.
        let thinking = || By::new().role(Role::Status).label("Thinking about a hint…");
        until(&mut photo.harness, "a hint", |harness| harness.query_all(thinking()).next().is_none());
        change(&mut photo.harness, |settings| {
            settings.speak(language);
        });
        photo.picture()
    }),
    ("refusal", |setup| {
        let mut photo = table(setup, "clubs");
        let session = photo.harness.state().session().expect("a game");
        let scene = session.scene(Seat::new(0));
        let spots = scene.zones.iter().flat_map(|zone| &zone.spots);
        let mut refused = spots.filter(|spot| spot.dim);
        let spot = refused.next().expect("a card that cannot be played").id;
        // The reason stays for some seconds only.
        photo.picture();
        photo.run(TableCommand::Board(BoardAction::Refused(spot)));
        photo.harness.render().expect("a picture")
    }),
    ("reason", |setup| table(setup, "slippery_paws").run(TableCommand::Why).picture()),
    ("settings", |setup| {
        let panel = TableCommand::ToggleSidePanel(SidePanel::Settings);
        table(setup, "acorn_hearts").run(panel).picture()
    }),
    ("rules", |setup| Photographer::open(&setup).run(Command::Show(PageId::Rules("four_bad_queens"))).picture()),
    ("keys", |setup| Photographer::open(&setup).key(Key::Questionmark).picture()),
    ("deal-over", |setup| table_at(setup, "four_mad_queens", Point::DealOver).picture()),
    ("result", |setup| table_at(setup, "clubs", Point::GameOver).picture()),
    ("review", |setup| review(setup).picture()),
    ("retry", |setup| review(setup).run(ReviewCommand::StartRetry).picture()),
    ("statistics", |setup| {
        let mut photo = Photographer::open(&setup);
        crate::statistics::fill(photo.store());
        photo.run(Command::Show(PageId::STATISTICS)).picture()
    }),
];

/// The views in the README of a language.
const README: [&str; 4] = ["home", "table-clubs", "lesson-answer", "deal-over"];

/// Four pictures of the window in a language, at half the size, two beside two.
pub fn sheet(language: Language) -> RgbImage {
    const GAP: u32 = 8;
    let ([wide, tall], zoom, _) = WINDOWS[0];
    let mut sheet = RgbaImage::new(wide + GAP, tall + GAP);
    let settings = format!("language: Some({:?}), zoom: {zoom},", language.code());
    for (place, name) in README.into_iter().enumerate() {
        let (_, way) = VIEWS.iter().find(|view| view.0 == name).expect("a view");
        let setup = Setup { settings: &settings, ..super::window([wide, tall], place) };
        let half = resize(&way(setup), wide / 2, tall / 2, FilterType::Lanczos3);
        let (column, row) = (place as u32 % 2, place as u32 / 2);
        let (x, y) = (column * (wide / 2 + GAP), row * (tall / 2 + GAP));
        replace(&mut sheet, &half, x.into(), y.into());
    }
    DynamicImage::ImageRgba8(sheet).into_rgb8()
}

/// Opens the window with a game to resume.
fn at(setup: Setup<'_>, id: &str, point: Point) -> Photographer {
    let entry = listed(id);
    let game = Some(game(entry, entry.usual, point));
    Photographer::open(&Setup { game, ..setup })
}

fn table(setup: Setup<'_>, id: &str) -> Photographer {
    table_at(setup, id, Point::Midway)
}

fn table_at(setup: Setup<'_>, id: &str, point: Point) -> Photographer {
    let mut photo = at(setup, id, point);
    let path = saved(&photo).path;
    photo.run(GameRequest::Open(path));
    photo
}

fn saved(photo: &Photographer) -> SaveFile {
    photo.store().list().pop().expect("the game's file")
}

fn new_game(setup: &Setup<'_>) -> Photographer {
    let mut photo = Photographer::open(setup);
    photo.run(Command::Begin(PageId::NewGame("clubs")));
    photo
}

/// Opens a lesson where there is something to try.
fn lesson(setup: &Setup<'_>, id: &'static str) -> Photographer {
    let mut photo = Photographer::open(setup);
    photo.run(Command::Begin(PageId::Lesson(id)));
    photo.run(LessonCommand::Next);
    photo
}

/// Opens the review of a game with some mistakes.
fn review(setup: Setup<'_>) -> Photographer {
    let mut photo = at(setup, "finis", Point::GameOver);
    let file = saved(&photo);
    let path = file.path.clone();
    let game = file.into_game().expect("a game that can be read");
    write_review(&path, &with_mistakes(&*game.session)).expect("written");
    photo.run(Command::Begin(PageId::Review(path)));
    photo.run(ReviewCommand::ToggleVerdicts);
    photo
}

/// Writes pictures in the language of `MISERE_LANGUAGE`, complete or not, or else in all that players can choose, to
/// a folder for each in `target/tmp/languages`.
#[test]
#[ignore = "makes pictures to look at"]
fn languages() {
    let wanted = std::env::var("MISERE_LANGUAGE").ok();
    let languages: Vec<Language> = match wanted {
        Some(code) => vec![Language::with_code(&code).expect("a folder in assets/text")],
        None => Language::offered().collect(),
    };
    for language in languages {
        let code = language.code();
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("languages/{code}"));
        // Not on rayon's threads: there, pictures would wait for a hint, and the hint for a thread.
        std::thread::scope(|scope| {
            for window in WINDOWS {
                let folder = &folder;
                scope.spawn(move || take(language, window, folder));
            }
        });
        println!("{}", folder.display());
    }
}

/// Writes pictures of all views in a window.
fn take(language: Language, (size, zoom, more): ([u32; 2], u32, &str), folder: &Path) {
    let settings = format!("language: Some({:?}), zoom: {zoom}, {more}", language.code());
    for (place, (name, way)) in VIEWS.iter().enumerate() {
        let setup = Setup { settings: &settings, ..super::window(size, place) };
        let [wide, tall] = size;
        let file = format!("{:02}-{name}-{wide}x{tall}-{zoom}.png", place + 1);
        write(&way(setup), &folder.join(file));
    }
}
