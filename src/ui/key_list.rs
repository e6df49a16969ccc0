//! The list of keyboard shortcuts, in a dialog over any page.

use egui::Ui;

use super::theme::{self, Palette, size};
use crate::text::{Message, keys as texts};

/// Keys with their meanings, under a heading.
type Section = (Message, &'static [(Message, Message)]);

const ANYWHERE: Section = (
    texts::anywhere(),
    &[
        (texts::tab(), texts::next_group()),
        (texts::arrows(), texts::within_group()),
        (texts::enter_or_space(), texts::press_button()),
        (texts::pages(), texts::scroll()),
        (texts::escape(), texts::go_back()),
        (texts::control_n(), texts::new_game()),
        (texts::control_o(), texts::saved_games()),
        (texts::control_t(), texts::statistics()),
        (texts::control_v(), texts::paste()),
        (texts::control_and_plus(), texts::zoom()),
        (texts::control_0(), texts::usual_size()),
        (texts::f11(), texts::full_screen()),
        (texts::question_mark(), texts::this_list()),
    ],
);

const TABLE: Section = (
    texts::at_the_table(),
    &[
        (texts::enter_or_space(), texts::play_card()),
        (texts::enter(), texts::confirm()),
        (texts::enter_or_space(), texts::go_on()),
        (texts::shift_and_arrows(), texts::every_card()),
        (texts::control_and_arrows(), texts::move_card()),
        (texts::u(), texts::undo()),
        (texts::h(), texts::hint()),
        (texts::m(), texts::think_longer()),
        (texts::w(), texts::why()),
        (texts::l(), texts::previous_trick()),
        (texts::t(), texts::read_out()),
        (texts::f(), texts::finish_deal()),
        (texts::s(), texts::score_sheet()),
        (texts::f1(), texts::rules()),
        (texts::control_s(), texts::save_copy()),
        (texts::escape(), texts::menu()),
    ],
);

const REVIEW: Section = (
    texts::review(),
    &[
        (texts::left_and_right(), texts::next_step()),
        (texts::pages(), texts::next_trick()),
        (texts::home_and_end(), texts::first_and_last()),
        (texts::space(), texts::play_back()),
        (texts::m(), texts::think_longer()),
    ],
);

/// The width of the dialog where there is room.
const WIDTH: f32 = 920.0;

/// The width of the column of keys.
const KEYS_WIDTH: f32 = 170.0;

/// The distance between the columns.
const GAP: f32 = 24.0;

/// Shows the list; returns whether it was closed.
pub fn show(ui: &Ui) -> bool {
    let title = texts::title();
    theme::dialog(ui, "keys", WIDTH, title, |ui| {
        // Lines are only as tall as their text.
        ui.spacing_mut().interact_size.y = 0.0;
        if ui.available_width() < WIDTH - GAP {
            for part in [ANYWHERE, TABLE, REVIEW] {
                section(ui, part);
            }
            return;
        }
        ui.columns_const(|[left, right]| {
            section(left, ANYWHERE);
            section(left, REVIEW);
            section(right, TABLE);
        });
    })
}

fn section(ui: &mut Ui, (heading, keys): Section) {
    let accent = Palette::of(ui).accent;
    ui.add_space(8.0);
    theme::heading(ui, &heading);
    // In a small window the meanings wrap.
    let widest = (ui.available_width() - KEYS_WIDTH - GAP).max(KEYS_WIDTH);
    egui::Grid::new(heading).num_columns(2).min_col_width(KEYS_WIDTH).max_col_width(widest).spacing([GAP, 6.0]).show(
        ui,
        |ui| {
            for (key, meaning) in keys {
                ui.label(theme::strong(ui, key, size::BODY).color(accent));
                ui.label(theme::text(ui, meaning, size::BODY));
                ui.end_row();
            }
        },
    );
}
