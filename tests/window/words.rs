//! Whatever is on the screen is a message, a name, a card or a number: shown in the pseudo-language, nothing
//! else stands outside brackets, on any page and at any size. And each language that players can choose fits.

use std::path::{Path, PathBuf};

use egui::accesskit::Role;
use egui::{Key, Shape, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{By, NodeT as _, Queryable as _};
use misere::bots::Estimate;
use misere::games::{BotSession, GAMES, entry};
use misere::review::{Mark, Review, Verdict, fingerprint};
use misere::rules::Seat;
use misere::store::{open_example, write_review};
use misere::text::Language;
use misere::ui::personas::Persona;
use misere::ui::settings::Settings;
use misere::ui::{
    AnyCommand, App, Command, GameRequest, HOME_PAGES, LessonCommand, PageId, PuzzleCommand, ReviewCommand, Sharing,
    SidePanel, TableCommand, change_settings,
};

use super::challenges::replied;
use super::messages;
use super::play::person::*;
use super::sizes::report;
use super::statistics::fill;

#[test]
fn every_message_is_whole_in_every_language() {
    messages::check(misere::text::DECLARATIONS.iter());
}

/// Windows in pixels, and the size of the interface in percent.
const SIZES: [(Vec2, u32); 6] = [
    (vec2(800.0, 600.0), 100),
    (vec2(800.0, 600.0), 200),
    (vec2(1280.0, 800.0), 100),
    (vec2(1280.0, 800.0), 150),
    (vec2(1920.0, 1080.0), 100),
    (vec2(3840.0, 2160.0), 100),
];

/// The texts of the window that are no messages, each once.
#[derive(Default)]
pub struct Texts {
    pub faults: Vec<String>,
    pub seen: usize,
    /// The size of the window now.
    size: String,
}

impl Texts {
    /// Looks at everything that is drawn and spoken.
    pub fn look(&mut self, harness: &Harness<'_, App>, place: &str) {
        let mut texts = Vec::new();
        for node in harness.query_all(By::new().predicate(|node| !node.is_hidden())) {
            let access = node.accesskit_node();
            let data = access.data();
            texts.extend(data.label().map(str::to_owned));
            texts.extend(data.description().map(str::to_owned));
            texts.extend(data.placeholder().map(str::to_owned));
            texts.extend(data.value().map(str::to_owned));
        }
        for clipped in &harness.output().shapes {
            add_painted(&clipped.shape, &mut texts);
        }
        for text in texts {
            self.seen += 1;
            if !is_message(&text) && !is_name(&text) {
                let fault = format!("{text:?} ({place}, {})", self.size);
                let is_new = !self.faults.iter().any(|old| old.starts_with(&format!("{text:?}")));
                self.faults.extend(is_new.then_some(fault));
            }
        }
    }
}

fn add_painted(shape: &Shape, texts: &mut Vec<String>) {
    match shape {
        Shape::Text(text) => texts.push(text.galley.text().to_owned()),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| add_painted(shape, texts)),
        _ => {}
    }
}

fn is_icon(letter: char) -> bool {
    ('\u{e100}'..='\u{e1ff}').contains(&letter)
}

/// Tells whether a text is one whole message, perhaps beside an icon.
fn is_message(text: &str) -> bool {
    let text = text.trim_matches(is_icon).trim();
    let mut depth = 0;
    let closes = text.char_indices().find(|(_, letter)| {
        match letter {
            '[' => depth += 1,
            ']' => depth -= 1,
            _ => {}
        }
        depth == 0
    });
    text.is_empty() || closes.is_some_and(|(at, letter)| letter == ']' && at + 1 == text.len())
}

/// Tells whether a text is a name, a number, a sign, the letter of a combination, or a card or rank as on its corner.
fn is_name(text: &str) -> bool {
    let is_title =
        GAMES.iter().any(|entry| entry.title == text || entry.presets.iter().any(|preset| preset.name == text));
    let is_word = |word: &str| {
        let letters: String = word.chars().filter(|letter| letter.is_alphabetic()).collect();
        letters.is_empty() || ["A", "K", "Q", "J", "a", "b", "c"].contains(&&*letters)
    };
    let is_language = Language::offered().any(|language| language.name() == text);
    is_title || is_language || text == "Misère" || Persona::named(text).is_some() || text.split(' ').all(is_word)
}

/// Opens a window in English, with games and results.
pub fn open_with_games(folder: &tempfile::TempDir) -> (Harness<'static, App>, Vec<PathBuf>) {
    let store = quick_store(folder);
    fill(&store);
    let mut games = Vec::new();
    for (id, finished) in
        [("clubs", false), ("finis", true), ("garbo", false), ("mismatch", false), ("seven_card_combo", true)]
    {
        let saved = open_example(entry(id).expect("a game"), finished).expect("an example");
        let path = add_game(&store, &saved);
        if finished {
            let review = with_mistakes(&*saved.session);
            write_review(&path, &review).expect("written");
        }
        games.push(path);
    }
    let kept = replied();
    let path = store.challenge_path(kept.challenge.id());
    std::fs::create_dir_all(store.challenges_path()).expect("a folder");
    std::fs::write(path, kept.to_file()).expect("written");
    (open(&store), games)
}

/// A review that marks the person's first decisions.
pub fn with_mistakes(session: &dyn BotSession) -> Review {
    let mut then = session.copy();
    let mut verdicts = Vec::new();
    for (step, past) in session.past().into_iter().enumerate() {
        then.go_to(step);
        let Some(act) = past.act.filter(|act| act.seat == Seat::new(0)) else { continue };
        let moves = then.moves();
        let Some(best) = moves.iter().find(|one| one.text != act.action) else { continue };
        let mark = Mark::ALL[verdicts.len() % 3];
        verdicts.push(Verdict {
            step,
            deal: past.deal,
            seat: 0,
            played: act.action,
            best: best.text.clone(),
            options: moves.len(),
            mark: Some(mark),
            loss: Estimate::exact([0.2, 0.4, 0.6][mark as usize]),
            points: Estimate::exact(0.5),
            expected: Estimate::sampled(0.5, 0.1),
            worlds: 64,
            exact: false,
            for_the_game: mark == Mark::Blunder,
            lead: 0.0,
            as_good: Vec::new(),
        });
        if verdicts.len() == 4 {
            break;
        }
    }
    Review {
        log: fingerprint(session),
        seats: vec![0],
        worlds: 64,
        deals: session.deal_number(),
        verdicts,
        reports: Vec::new(),
    }
}

/// Changes the settings.
pub fn change(harness: &mut Harness<'_, App>, change: impl FnOnce(&mut Settings)) {
    let mut settings = harness.state().settings().clone();
    change(&mut settings);
    harness.state_mut().command(change_settings(|kept| *kept = settings));
    harness.step();
}

#[test]
fn nothing_but_messages_names_and_cards_is_on_the_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, games) = open_with_games(&folder);
    change(&mut harness, |settings| {
        settings.language = Language::PSEUDO;
    });
    let mut texts = Texts::default();
    for (window, zoom) in SIZES {
        resize(&mut harness, window, zoom);
        texts.size = format!("{window:?}, {zoom} %");
        let look = &mut |harness: &Harness<'_, App>, place: &str| texts.look(harness, place);
        let mut tour = Tour { harness: &mut harness, look };
        tour.everywhere(&games);
    }
    report(&texts.faults);
    assert!(texts.seen > 10_000, "only {} texts", texts.seen);
}

/// Gives the window a size in pixels, and the interface one in percent.
pub fn resize(harness: &mut Harness<'_, App>, window: Vec2, zoom: u32) {
    change(harness, |settings| settings.zoom = zoom);
    for _ in 0..2 {
        let points = window / harness.ctx.zoom_factor();
        harness.set_size(points);
        harness.step();
    }
}

/// A walk through all pages and dialogs.
pub struct Tour<'a> {
    pub harness: &'a mut Harness<'static, App>,
    /// The look at each place.
    pub look: &'a mut dyn FnMut(&Harness<'_, App>, &str),
}

impl Tour<'_> {
    pub fn everywhere(&mut self, games: &[PathBuf]) {
        self.pages();
        for id in ["finis", "clubs", "garbo"] {
            self.puzzle(id);
        }
        for path in games {
            self.game(path);
        }
    }

    fn run(&mut self, command: impl Into<AnyCommand>, place: &str) {
        self.harness.state_mut().command(command);
        self.look(place);
    }

    fn press(&mut self, key: Key, place: &str) {
        self.harness.key_press(key);
        self.look(place);
    }

    fn look(&mut self, place: &str) {
        self.harness.run_steps(4);
        (self.look)(self.harness, place);
    }

    fn pages(&mut self) {
        let others = [
            PageId::HOME,
            PageId::TODAY,
            PageId::Challenge(replied().challenge.id()),
            PageId::GOALS,
            PageId::PuzzlesOf("finis"),
            PageId::MISTAKES,
            PageId::STREAK,
        ];
        let from_home = HOME_PAGES.map(|(_, _, page)| page);
        for page in others.into_iter().chain(from_home) {
            let place = format!("{page:?}");
            self.run(Command::Show(page), &place);
        }
        self.statistics();
        for entry in GAMES {
            self.run(Command::Begin(PageId::NewGame(entry.id)), entry.id);
            self.run(Command::Begin(PageId::Lesson(entry.id)), "a lesson");
            for step in 2..6 {
                let place = format!("lesson of {}, step {step}", entry.id);
                self.run(LessonCommand::Next, &place);
            }
        }
    }

    /// All figures over time, in a game whose levels were measured.
    fn statistics(&mut self) {
        self.run(Command::Show(PageId::STATISTICS), "statistics");
        let finis = By::new().label_contains("Finis").role(Role::Button);
        let finis = self.harness.query_all(finis).next();
        finis.expect("a row").focus();
        self.look("a row of statistics");
        self.press(Key::Enter, "a row of statistics");
        let figures = By::new().role(Role::RadioButton);
        let figures = self.harness.query_all(figures).count();
        for figure in 0..figures {
            let buttons = By::new().role(Role::RadioButton);
            let button = self.harness.query_all(buttons).nth(figure);
            button.expect("a figure").focus();
            self.look("a figure over time");
            self.press(Key::Enter, "a figure over time");
        }
    }

    fn puzzle(&mut self, id: &'static str) {
        self.run(Command::Show(PageId::PuzzlesOf(id)), "puzzles");
        let first = By::new().label_contains(" 1, ").role(Role::Button);
        let first = self.harness.query_all(first).next();
        first.expect("a puzzle").click();
        self.look("a puzzle");
        self.run(PuzzleCommand::PreviousTrick, "the previous trick of a puzzle");
        self.run(PuzzleCommand::Story, "the deal so far");
        self.run(PuzzleCommand::Story, "a puzzle");
        self.run(PuzzleCommand::ShowAnswer, "an answer");
    }

    fn game(&mut self, path: &Path) {
        let name = path.file_name().expect("a file").to_string_lossy();
        self.run(GameRequest::Open(path.to_owned()), &name);
        self.run(TableCommand::ReadTable, "the table read out");
        self.run(TableCommand::Why, "a reason");
        let settings = TableCommand::ToggleSidePanel(SidePanel::Settings);
        self.run(settings.clone(), "settings beside the table");
        self.run(settings, &name);
        for (key, dialog) in [(Key::S, "the score sheet"), (Key::Questionmark, "keys"), (Key::Escape, "the menu")] {
            self.press(key, dialog);
            self.press(Key::Escape, &name);
        }
        let share = Command::Share(Sharing::File(path.to_owned()));
        self.run(share, "the ways to share");
        self.press(Key::Escape, &name);
        self.run(Command::Begin(PageId::Review(path.to_owned())), "a review");
        self.run(ReviewCommand::ToggleVerdicts, "verdicts");
        self.run(ReviewCommand::StartRetry, "a mistake to learn from");
    }
}
