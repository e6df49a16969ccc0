//! Times one headless frame of a full table: the window's own layout, drawing and tessellation,
//! without a graphics card.

use divan::Bencher;
use egui::{Context, Event, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, Vec2, vec2};
use misere::bots::Level;
use misere::games::entry;
use misere::online::for_tests::{MOST_CHOICES, MOST_LINES, MOST_SPOTS, MOST_ZONES};
use misere::rules::options::HouseRules;
use misere::rules::scene::{Anchor, Button, ButtonId, RecapLine, Scene, Zone};
use misere::rules::{Message, Names, Seat};
use misere::store::{Player, Store};
use misere::table::Setup;
use misere::ui::board::{Board, BoardAction, BoardInput, MainButton, TablePictures};
use misere::ui::settings::Settings;
use misere::ui::{App, GameRequest, NewGame};

fn main() {
    divan::main();
}

/// Acorn Hearts with six players, with the person choosing cards.
fn table(folder: &tempfile::TempDir) -> (Context, App) {
    let settings = "(motion: None, pace: Fast)";
    std::fs::write(folder.path().join("settings.ron"), settings).expect("writing");
    let ctx = Context::default();
    let mut app = App::new(&ctx, Store::within(folder.path()));
    frame(&ctx, &mut app, input(0.0));
    let easy = |name: &str| Player::Computer(name.into(), Level::Easy.into());
    app.command(GameRequest::Start(Box::new(NewGame {
        entry: entry("acorn_hearts").expect("a game of the menu"),
        setup: Setup { seats: 6, rules: HouseRules::default(), seed: 1988, dealer: None },
        players: std::iter::once(Player::Person("".into())).chain(["A", "B", "C", "D", "E"].map(easy)).collect(),
        evening: None,
        seal: None,
        typed: Vec::new(),
    })));
    for step in 0..60 {
        frame(&ctx, &mut app, input(0.2 + f64::from(step) * 0.1));
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    (ctx, app)
}

fn input(time: f64) -> RawInput {
    sized(time, vec2(1280.0, 800.0))
}

/// The input for a window of this size in points.
fn sized(time: f64, size: Vec2) -> RawInput {
    RawInput {
        screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)),
        time: Some(time),
        max_texture_side: Some(8192),
        ..RawInput::default()
    }
}

fn frame(ctx: &Context, app: &mut App, input: RawInput) -> usize {
    let output = ctx.run_ui(input, |ui| {
        app.step(ui);
        app.frame(ui);
    });
    let pixels = output.pixels_per_point;
    // Nothing uploads the textures here.
    let (shapes, mut textures) = (output.shapes, output.textures_delta);
    textures.clear();
    ctx.tessellate(shapes, pixels).len()
}

/// Nothing moves.
#[divan::bench]
fn at_rest(bencher: Bencher<'_, '_>) {
    let folder = tempfile::tempdir().expect("a folder");
    let (ctx, mut app) = table(&folder);
    let mut time = 10.0;
    bencher.bench_local(|| {
        time += 0.016;
        frame(&ctx, &mut app, input(time))
    });
}

/// Opens the rules beside the table, with F1.
fn open_rules(ctx: &Context, app: &mut App) {
    let mut input = input(9.0);
    input.events =
        vec![Event::Key { key: Key::F1, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE }];
    frame(ctx, app, input);
    frame(ctx, app, crate::input(9.1));
}

/// Nothing moves, and the rules are open beside the table.
#[divan::bench]
fn at_rest_with_rules(bencher: Bencher<'_, '_>) {
    let folder = tempfile::tempdir().expect("a folder");
    let (ctx, mut app) = table(&folder);
    open_rules(&ctx, &mut app);
    let mut time = 10.0;
    bencher.bench_local(|| {
        time += 0.016;
        frame(&ctx, &mut app, input(time))
    });
}

/// The window changes its size by some pixels in every frame.
#[divan::bench]
fn resizing(bencher: Bencher<'_, '_>) {
    resize(bencher, false);
}

/// The window changes its size, and the rules are open beside the table.
#[divan::bench]
fn resizing_with_rules(bencher: Bencher<'_, '_>) {
    resize(bencher, true);
}

fn resize(bencher: Bencher<'_, '_>, with_rules: bool) {
    let folder = tempfile::tempdir().expect("a folder");
    let (ctx, mut app) = table(&folder);
    if with_rules {
        open_rules(&ctx, &mut app);
    }
    let mut time = 10.0_f64;
    bencher.bench_local(|| {
        time += 0.016;
        let more = vec2((time * 3.0).sin() as f32, (time * 2.0).cos() as f32) * 60.0;
        frame(&ctx, &mut app, sized(time, vec2(1240.0, 760.0) + more))
    });
}

/// The first frame after a second without any: a computer player has moved.
#[divan::bench]
fn waking(bencher: Bencher<'_, '_>) {
    let folder = tempfile::tempdir().expect("a folder");
    let (ctx, mut app) = table(&folder);
    let mut time = 10.0;
    bencher.bench_local(|| {
        time += 1.0;
        frame(&ctx, &mut app, input(time))
    });
}

/// A card follows the pointer, and the rules are open beside the table.
#[divan::bench]
fn dragging_with_rules(bencher: Bencher<'_, '_>) {
    drag(bencher, true);
}

/// A card follows the pointer.
#[divan::bench]
fn dragging(bencher: Bencher<'_, '_>) {
    drag(bencher, false);
}

fn drag(bencher: Bencher<'_, '_>, with_rules: bool) {
    let folder = tempfile::tempdir().expect("a folder");
    let (ctx, mut app) = table(&folder);
    if with_rules {
        open_rules(&ctx, &mut app);
    }
    let mut time = 10.0;
    let start = Pos2::new(if with_rules { 430.0 } else { 640.0 }, 700.0);
    let mut down = input(time);
    down.events = vec![
        Event::PointerMoved(start),
        Event::PointerButton { pos: start, button: PointerButton::Primary, pressed: true, modifiers: Modifiers::NONE },
    ];
    frame(&ctx, &mut app, down);
    bencher.bench_local(|| {
        time += 0.016;
        let mut input = input(time);
        let off = vec2((time * 3.0).sin() as f32, (time * 2.0).cos() as f32) * 200.0;
        input.events = vec![Event::PointerMoved(Pos2::new(640.0, 400.0) + off)];
        frame(&ctx, &mut app, input)
    });
}

/// The largest scene that a guest accepts from a host: as many zones, spots, facts, lines and buttons as the
/// bounds in `docs/online.md` allow, of which no game has a half.
fn largest_scene() -> Scene {
    let finis = entry("finis").expect("a game of the menu");
    let setup = Setup { seats: 6, rules: finis.usual_rules(6), seed: 1988, dealer: None };
    let mut session = finis.start(&setup).expect("a table");
    session.shuffle();
    let mut scene = session.scene(Seat::new(0));
    let hand = scene.zones.iter().find(|zone| zone.anchor == Anchor::OwnHand).expect("a hand").clone();
    let words = || Message::raw("What a hostile host may say about it");
    let taken = |place: usize| {
        let spots = hand.spots.iter().cycle().skip(place).take(MOST_SPOTS / MOST_ZONES).cloned().collect();
        Zone::taken(Seat::new(place % 6), words(), spots)
    };
    scene.zones = (0..MOST_ZONES).map(taken).collect();
    scene.facts = scene.facts.into_iter().cycle().take(MOST_LINES).collect();
    scene.recap = vec![RecapLine { text: words(), spots: hand.spots.iter().map(|spot| spot.id).collect() }; MOST_LINES];
    let button = |number| Button { id: ButtonId(number), label: words() };
    scene.buttons = (0..=u8::MAX).take(MOST_CHOICES).map(button).collect();
    scene
}

/// Draws the largest scene that a guest accepts.
#[divan::bench]
fn largest_scene_of_a_host(bencher: Bencher<'_, '_>) {
    let folder = tempfile::tempdir().expect("a folder");
    let ctx = Context::default();
    // Loads the fonts.
    drop(App::new(&ctx, Store::within(folder.path())));
    let (scene, settings) = (largest_scene(), Settings::default());
    let (mut board, mut pictures) = (Board::default(), TablePictures::default());
    let names = Names::new(["You", "Ann", "Bob", "Cid", "Dot", "Eve"]);
    let mut time = 0.0;
    bencher.bench_local(|| {
        time += 0.016;
        pictures.receive(&ctx);
        let shown = BoardInput {
            scene: &scene,
            viewer: Seat::new(0),
            moves: &[],
            why_not: &|_| None,
            names: &names,
            emblem: "",
            stake: None,
            faces: None,
            pictures: &pictures,
            settings: &settings,
            backdrop: None,
            software_rendering: false,
            holding: false,
            inert: false,
            main_button: MainButton::First,
            asking: None,
            message: None,
            comment: None,
        };
        let mut done = Vec::new();
        let mut output = ctx.run_ui(input(time), |ui| done = board.show(ui, &shown));
        output.textures_delta.clear();
        for action in done {
            if let BoardAction::Drawn(next) = action {
                pictures.ensure(&ctx, next.widths(), settings.look());
                board.go_on_from(*next);
            }
        }
        ctx.tessellate(output.shapes, output.pixels_per_point).len()
    });
}
