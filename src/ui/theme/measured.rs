//! Sizes that are known only once something has been drawn, and that what lies around it depends on.

use egui::{Id, Ui, Vec2};

/// The size that something had when it was drawn last; zero before.
pub fn measured(ui: &Ui, id: Id) -> Vec2 {
    ui.data(|data| data.get_temp(id)).unwrap_or_default()
}

/// Notes the size of something, and has the frame drawn again if it had another one.
pub fn measure(ui: &Ui, id: Id, size: Vec2) {
    if (measured(ui, id) - size).length() > 0.5 {
        ui.data_mut(|data| data.insert_temp(id, size));
        ui.request_discard("something of another size");
    }
}
