//! Large sizes: in every window, at every interface and card size, nothing at the table covers
//! anything else or leaves the window, and neither cards nor text are smaller than at 100 %.

use egui::accesskit::Role;
use egui::{Rect, Vec2, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use misere::games::{Entry, GAMES, entry};
use misere::rules::{Names, Next, Seat};
use misere::store::{Saved, Store};
use misere::text::Language;
use misere::ui::board::layout::TableLayout;
use misere::ui::board::{Room, lay};
use misere::ui::settings::Settings;
use misere::ui::{App, GameRequest, change_settings};

use super::layout::{check, course, published};
use super::pictures::{Point, game};
use super::play::person::{add_game, run};
use crate::app::app;

/// Sizes of the window, in pixels.
const WINDOWS: [Vec2; 4] = [vec2(800.0, 600.0), vec2(1280.0, 800.0), vec2(1920.0, 1080.0), vec2(3840.0, 2160.0)];

/// Sizes of the interface, in percent.
const INTERFACES: [u32; 3] = [100, 150, 200];

/// Sizes of the cards, in percent.
const CARDS: [u32; 3] = [100, 140, 200];

/// Maximum number of faults listed.
const FAULTS: usize = 40;

/// The height above the table: the toolbar alone, or with facts in a second row and an aim.
const TOOLBARS: [f32; 2] = [52.0, 90.0];

/// Allowed overlap in points at 100 %, since corners are rounded and cards are rotated.
const TOUCH: f32 = 6.0;

/// Pixels per point.
fn zoom(window: Vec2, interface: u32) -> f32 {
    let fit = (window.x / 1280.0).min(window.y / 800.0).max(0.75);
    (fit * interface as f32 / 100.0 * 8.0).round() / 8.0
}

/// The room for a table below a toolbar.
fn room(window: Vec2, interface: u32, toolbar: f32) -> Room {
    let (now, usual) = (zoom(window, interface), zoom(window, 100));
    let size = window / now - vec2(0.0, toolbar);
    Room {
        rect: Rect::from_min_size(pos2(0.0, toolbar), size),
        usual: window / usual - vec2(0.0, toolbar),
        zoom: now / usual,
    }
}

#[test]
fn cards_and_text_are_never_smaller_than_at_their_usual_size() {
    let mut faults = Vec::new();
    for entry in GAMES {
        for seats in entry.seats.clone() {
            course(entry, &published(seats, 3), 31, |session| {
                let scene = session.scene(Seat::new(0));
                for (window, toolbar) in all(&WINDOWS, &TOOLBARS) {
                    let usual = lay(&scene, Seat::new(0), &Names::default(), room(window, 100, toolbar), 1.0);
                    for (interface, cards) in all(&INTERFACES, &CARDS) {
                        let room = room(window, interface, toolbar);
                        let layout = lay(&scene, Seat::new(0), &Names::default(), room, cards as f32 / 100.0);
                        let place = format!(
                            "{}, {seats} players, step {}, {window:?}, toolbar {toolbar}, interface \
                             {interface} %, cards {cards} %",
                            entry.id,
                            session.at()
                        );
                        let checked =
                            check(&layout, room.rect, &scene).and_then(|()| not_smaller(&usual, &layout, room.zoom));
                        faults.extend(checked.err().map(|what| format!("{place}: {what}")));
                    }
                }
            });
        }
    }
    report(&faults);
}

/// Tells whether text and cards have at least their usual size.
fn not_smaller(usual: &TableLayout, layout: &TableLayout, zoom: f32) -> Result<(), String> {
    if layout.text * zoom < 0.999 {
        return Err(format!("text × {}", layout.text * zoom));
    }
    for (usual, now) in usual.placed.iter().zip(&layout.placed) {
        let (least, width) = (usual.pose.width, now.pose.width * zoom);
        if width < least - 0.5 {
            return Err(format!("{:?} has {width}, not {least}", now.spot.id));
        }
    }
    Ok(())
}

/// Fails if there are faults, listing the first ones.
pub fn report(faults: &[String]) {
    let first = faults.iter().take(FAULTS).cloned().collect::<Vec<_>>();
    let (count, first) = (faults.len(), first.join("\n"));
    assert!(faults.is_empty(), "{count} faults:\n{first}");
}

/// Every pair.
fn all<A: Copy, B: Copy>(one: &[A], other: &[B]) -> Vec<(A, B)> {
    let with = |a: A| other.iter().map(move |b| (a, *b));
    one.iter().flat_map(|a| with(*a)).collect()
}

#[test]
fn nothing_covers_anything_in_windows_and_interfaces_of_every_size() {
    let mut faults = Vec::new();
    for entry in GAMES {
        for seats in entry.seats.clone() {
            let mut check = |saved: Saved, windows: &[Vec2], sizes: &[(u32, u32)]| {
                let mut table = Table::open(&saved);
                for (window, (interface, cards)) in all(windows, sizes) {
                    table.set(window, interface, cards);
                    let place =
                        format!("{}, {seats} players, {window:?}, interface {interface} %, cards {cards} %", entry.id);
                    let fault = table.check().err();
                    faults.extend(fault.map(|what| format!("{place}: {what}")));
                }
            };
            let midway = game(entry, seats, Point::Midway);
            // Every window for the usual number of players, only the smallest for all others.
            if seats == entry.usual {
                check(midway, &WINDOWS, &[(200, 100)]);
                let first = first_decision(entry, seats);
                check(first, &WINDOWS[..1], &[(150, 200), (200, 100)]);
            } else {
                check(midway, &WINDOWS[..1], &[(200, 140)]);
            }
        }
    }
    report(&faults);
}

/// In another language, words may be longer.
#[test]
fn longer_words_cover_nothing_either() {
    let mut faults = Vec::new();
    for entry in GAMES {
        let saved = game(entry, entry.usual, Point::Midway);
        let mut table = Table::open_in(Language::PSEUDO, &saved);
        for (window, (interface, cards)) in all(&WINDOWS, &[(100, 100), (200, 100)]) {
            table.set(window, interface, cards);
            let place = format!("{}, {window:?}, interface {interface} %", entry.id);
            let fault = table.check().err();
            faults.extend(fault.map(|what| format!("{place}: {what}")));
        }
    }
    report(&faults);
}

/// A game at the person's first decision, which may be choosing cards or bidding.
fn first_decision(entry: &Entry, seats: usize) -> Saved {
    let mut saved = game(entry, seats, Point::Midway);
    saved.session.go_to(1);
    while saved.session.next() != Next::Act(Seat::new(0)) {
        assert!(saved.session.redo(), "the first seat never acts");
    }
    saved
}

/// A window with a game at the table.
struct Table {
    harness: Harness<'static, App>,
    _folder: tempfile::TempDir,
}

/// A widget at the table.
struct Widget {
    name: String,
    rect: Rect,
    /// Set if it is a card outside the viewer's hand.
    is_table_card: bool,
}

impl Table {
    fn open(saved: &Saved) -> Self {
        Self::open_in(Language::ENGLISH, saved)
    }

    fn open_in(language: Language, saved: &Saved) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let settings = "(motion: None, pace: Fast, side: Left)";
        std::fs::write(folder.path().join("settings.ron"), settings).expect("writing");
        let store = Store::within(folder.path());
        let path = add_game(&store, saved);
        let mut harness = Harness::builder()
            .with_size(vec2(1280.0, 800.0))
            .with_max_steps(2000)
            .build_eframe(move |creation| app(&creation.egui_ctx, store));
        // Cards as small as possible, for speed.
        harness.input_mut().max_texture_side = Some(1024);
        harness.run();
        let settings = Settings { language, ..harness.state().settings().clone() };
        harness.state_mut().command(change_settings(|kept| *kept = settings));
        run(&mut harness, GameRequest::Open(path));
        Self { harness, _folder: folder }
    }

    fn set(&mut self, window: Vec2, interface: u32, cards: u32) {
        let settings = Settings { zoom: interface, cards, ..self.harness.state().settings().clone() };
        self.harness.state_mut().command(change_settings(|kept| *kept = settings));
        for _ in 0..3 {
            let points = window / self.harness.ctx.zoom_factor();
            self.harness.set_size(points);
            self.harness.step();
        }
    }

    /// Everything with a name.
    fn widgets(&self) -> Vec<Widget> {
        let mut widgets = Vec::new();
        let root = self.harness.root();
        for node in root.query_all_by(|node| !node.is_hidden()) {
            let access = node.accesskit_node();
            let name = access.label().or_else(|| access.value()).unwrap_or_default();
            let role = access.role();
            let is_one = matches!(role, Role::Button | Role::Heading | Role::Label | Role::Status | Role::Image);
            if name.is_empty() || !is_one {
                continue;
            }
            let parent = access.parent().filter(|parent| parent.role() == Role::Group);
            let zone = parent.and_then(|parent| parent.label());
            widgets.push(Widget {
                name,
                rect: node.rect(),
                is_table_card: zone.is_some_and(|zone| zone != "Your hand"),
            });
        }
        widgets
    }

    /// The first thing that is cut off or covered, if anything is.
    fn check(&self) -> Result<(), String> {
        let window = self.harness.ctx.content_rect();
        let touch = TOUCH / (self.harness.state().settings().zoom as f32 / 100.0);
        let widgets = self.widgets();
        assert!(widgets.len() > 8, "only {} widgets", widgets.len());
        for (place, one) in widgets.iter().enumerate() {
            if !window.expand(touch).contains_rect(one.rect) {
                return Err(format!("“{}” is cut off: {:?}", one.name, one.rect));
            }
            for other in &widgets[..place] {
                let shared = one.rect.intersect(other.rect).size().min_elem();
                if shared > touch && !(one.is_table_card && other.is_table_card) {
                    return Err(format!(
                        "“{}” at {:?} covers “{}” at {:?}",
                        one.name, one.rect, other.name, other.rect
                    ));
                }
            }
        }
        Ok(())
    }
}

/// Regression: the title ran under a button, facts disappeared, and panels left no room for the
/// table.
#[test]
fn a_large_interface_has_a_menu_all_facts_and_panels_that_fill_the_window() {
    let clubs = entry("clubs").expect("an entry of the menu");
    let saved = game(clubs, 4, Point::Midway);
    let mut table = Table::open(&saved);
    table.set(vec2(1280.0, 800.0), 100, 100);
    assert!(table.harness.query_by_label("Menu").is_none());
    table.set(vec2(800.0, 600.0), 200, 140);
    // The aim replaces the facts until it is dismissed.
    table.harness.get_by_label("Got it").click();
    table.harness.run();
    let deal = format!("Deal {}", saved.session.deal_number());
    assert_eq!(table.harness.query_all_by_label(&deal).count(), 1);
    for fact in ["Suit of the trick:", "Scored again at ", "Game ends at "] {
        let facts = table.harness.query_all_by_label_contains(fact);
        assert_eq!(facts.count(), 1, "{fact}");
    }
    table.harness.get_by_label("Menu").click();
    table.harness.run();
    table.harness.get_by_label("Rules (F1)").click();
    table.harness.run();
    assert!(table.harness.query_by_label("Your hand").is_none());
    let text = table.harness.query_all_by_label_contains("Clubs").next();
    assert!(text.is_some());
    table.harness.get_by_label("Close").click();
    table.harness.run();
    assert!(table.harness.query_by_label("Your hand").is_some());
}
