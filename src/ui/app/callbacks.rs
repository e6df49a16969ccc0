//! The calls from eframe, once for each frame.

use eframe::Frame;
use egui::{Context, RawInput, Ui};

use super::App;
use crate::ui::theme;
use crate::ui::window::TITLE;

impl eframe::App for App {
    /// The color of the cloth or the page. With software rendering, clearing the window takes the place of painting it.
    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        let has_table = self.shown.page.traits().has_table;
        let color = if has_table { self.settings().surface(visuals.dark_mode).color } else { visuals.panel_fill };
        color.to_normalized_gamma_f32()
    }

    fn raw_input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        if let Some(time) = input.time {
            self.services.set_time(time);
        }
        theme::zoom_first_frame(ctx, input, self.settings().zoom as f32 / 100.0);
    }

    /// The first frame is an empty page, so that the window opens before cards and fonts are rasterized.
    fn logic(&mut self, ctx: &Context, _frame: &mut Frame) {
        if ctx.cumulative_frame_nr() > 0 {
            self.step(ctx);
        }
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut Frame) {
        // egui names everything for screen readers but the window itself.
        ui.accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_label(TITLE));
        if ui.ctx().cumulative_frame_nr() == 0 {
            ui.ctx().request_repaint();
            self.place.fill_screen(ui);
        } else {
            self.frame(ui);
        }
    }
}
