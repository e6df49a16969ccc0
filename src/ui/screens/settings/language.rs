//! The choice of the language, each by its own name.

use super::rows::Rows;
use crate::text::{Language, settings as texts};
use crate::ui::settings::Settings;
use crate::ui::theme::Words;

/// Where to report what sounds odd.
const ISSUES: &str = concat!(env!("CARGO_PKG_REPOSITORY"), "/issues");

/// Shows the choice, if there is one.
pub(super) fn show(rows: &mut Rows<'_>, settings: &mut Settings) {
    let mut languages: Vec<Language> = Language::offered().collect();
    let now = settings.language.with_local_indices(false);
    // Its translators use a language before it is offered.
    if !languages.contains(&now) && !now.is_pseudo() {
        languages.push(now);
    }
    if languages.len() < 2 {
        return;
    }
    let named = languages.iter().map(|language| (*language, Words::verbatim(language.name())));
    let named: Vec<(Language, Words)> = named.collect();
    let mut chosen = now;
    rows.select(&texts::language(), &mut chosen, &named);
    if chosen != now {
        settings.chosen_language = Some(chosen);
        settings.speak(chosen);
    }
    if !now.is_complete() {
        rows.note(&texts::language_is_incomplete());
    } else if !now.is_confirmed() {
        rows.note(&texts::language_is_new(ISSUES));
    }
}
