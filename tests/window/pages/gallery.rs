use egui::{Rect, pos2, vec2};
use misere::games::menu;
use misere::text::{Language, Message};
use misere::ui::for_tests::gallery::*;
use misere::ui::for_tests::theme::{self, size};
use misere::ui::settings::Settings;

#[test]
fn eleven_tiles_fit_below_the_games_to_resume_in_every_usual_window() {
    // The room in points at 800 × 600, 1280 × 800, 1920 × 1080 and 3840 × 2160 pixels, less the
    // margins, the title and the games to resume.
    for (wide, tall) in [(1066.0, 800.0), (1280.0, 800.0), (1396.0, 785.0), (1536.0, 864.0)] {
        let room = vec2(wide - 76.0, tall - 240.0);
        let (columns, tile) = grid(room, 11);
        let rows = 11_usize.div_ceil(columns) as f32;
        assert!(rows * (tile.y + GAP) - GAP <= room.y, "{wide} × {tall}");
        assert!(tile.x >= LEAST.x && tile.y >= LEAST.y, "{tile:?}");
        assert!(columns as f32 * (tile.x + GAP) - GAP <= room.x + 0.1);
    }
}

/// Regression: the third line of a long aim covered the number of players.
#[test]
fn every_aim_has_room_in_the_smallest_tile() {
    let ctx = egui::Context::default();
    theme::install(&ctx, &Settings::default());
    let mut long = Vec::new();
    let output = ctx.run_ui(egui::RawInput::default(), |ui| {
        for entry in menu() {
            let wide = LEAST.x - 28.0;
            let font = theme::font(size::SMALL);
            for language in Language::offered() {
                let most = if language == Language::ENGLISH { ROWS } else { 3 };
                let aim = (entry.aim)().in_language(language);
                let aim = ui.painter().layout(aim, font.clone(), egui::Color32::WHITE, wide);
                if aim.rows.len() > most {
                    long.push(format!("{} {}: {}", language.code(), entry.id, aim.text()));
                }
            }
        }
    });
    output.drop_without_applying_deltas();
    assert!(long.is_empty(), "{long:#?}");
}

/// Regression: the button that opens a lesson covered the length of the game, and later its
/// picture.
#[test]
fn the_button_that_opens_a_lesson_covers_neither_text_nor_picture() {
    let ctx = egui::Context::default();
    for large_targets in [false, true] {
        let settings = Settings { large_targets, ..Settings::default() };
        theme::install(&ctx, &settings);
        let output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let tile = Rect::from_min_size(pos2(10.0, 20.0), LEAST);
            let button = button(ui, tile, &Message::raw("Learn"));
            assert!(tile.contains_rect(button), "{button}");
            assert!(button.top() >= tile.bottom() - footer(ui), "{button}");
            for entry in menu() {
                let line = players_and_time(entry);
                let end = tile.left() + MARGIN + theme::text_width(ui, &line, theme::font(size::SMALL));
                assert!(end <= button.left(), "{}: {line:?}", entry.id);
            }
        });
        output.drop_without_applying_deltas();
    }
}

#[test]
fn tiles_stay_readable_where_they_cannot_all_be_in_sight() {
    for (wide, tall) in [(457.0, 100.0), (120.0, 80.0), (4000.0, 50.0)] {
        let (columns, tile) = grid(vec2(wide, tall), 11);
        assert!(columns >= 1 && tile.y >= LEAST.y, "{columns} {tile:?}");
    }
}
