//! The house rules of somebody else's table that differ from the usual ones.

use egui::Ui;

use super::theme;
use crate::online::guest::Invited;
use crate::text::{rules, together as texts};

/// Shows the house rules that differ from the usual ones.
pub fn show_rules(ui: &mut Ui, invited: &Invited) {
    theme::section(ui, texts::other_rules(), |ui| {
        let mut are_usual = true;
        for (field, value) in invited.rules.changed(invited.fields()) {
            are_usual = false;
            let rule = rules::rule_and_value(field.label.clone(), field.kind.label(value));
            theme::paragraph(ui, rule);
        }
        if are_usual {
            theme::paragraph(ui, texts::no_other_rules());
        }
    });
}
