//! One frame of a full table, headless: the window's own code, laid out, drawn and cut into
//! triangles, without a graphics card.

use divan::Bencher;
use egui::{Context, Event, Modifiers, PointerButton, Pos2, RawInput, Rect, vec2};
use misere::bots::Level;
use misere::games::entry;
use misere::rules::options::HouseRules;
use misere::store::{Player, Store};
use misere::table::Setup;
use misere::ui::{App, Command, NewGame};

fn main() {
    divan::main();
}

/// Acorn Hearts with six players, the person to choose cards.
fn table(folder: &tempfile::TempDir) -> (Context, App) {
    let settings = "(motion: None, pace: Fast)";
    std::fs::write(folder.path().join("settings.ron"), settings).expect("writing");
    let ctx = Context::default();
    let mut app = App::new(&ctx, Store::within(folder.path()));
    frame(&ctx, &mut app, input(0.0));
    let easy = |name: &str| Player::Computer(name.into(), Level::Easy.into());
    app.command(Command::Start(NewGame {
        entry: entry("acorn_hearts").expect("a game of the menu"),
        setup: Setup {
            seats: 6,
            rules: HouseRules::default(),
            seed: 1988,
            dealer: None,
        },
        players: std::iter::once(Player::Person(String::new()))
            .chain(["A", "B", "C", "D", "E"].map(easy))
            .collect(),
        evening: None,
    }));
    for step in 0..60 {
        frame(&ctx, &mut app, input(0.2 + f64::from(step) * 0.1));
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    (ctx, app)
}

fn input(time: f64) -> RawInput {
    RawInput {
        screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 800.0))),
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

/// A card follows the pointer.
#[divan::bench]
fn dragging(bencher: Bencher<'_, '_>) {
    let folder = tempfile::tempdir().expect("a folder");
    let (ctx, mut app) = table(&folder);
    let mut time = 10.0;
    let start = Pos2::new(640.0, 700.0);
    let mut down = input(time);
    down.events = vec![
        Event::PointerMoved(start),
        Event::PointerButton {
            pos: start,
            button: PointerButton::Primary,
            pressed: true,
            modifiers: Modifiers::NONE,
        },
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
