//! A cache for the house rules that the settings hold as text, so that they are not parsed in every frame.

use egui::Ui;
use egui::cache::{ComputerMut, FrameCache};

use crate::games::{Entry, entry};
use crate::rules::options::HouseRules;

/// The key of a parsed text of house rules: the game's id, the number of players, the text.
type Key<'a> = (&'static str, usize, &'a str);

#[derive(Default)]
struct Reader;

impl ComputerMut<Key<'_>, HouseRules> for Reader {
    fn compute(&mut self, (id, seats, changes): Key<'_>) -> HouseRules {
        entry(id).map_or_else(HouseRules::default, |entry| entry.rules_or_usual(seats, changes))
    }
}

/// The complete house rules that a text stands for, see [`Entry::rules_or_usual`].
pub fn read_rules(ui: &Ui, entry: &Entry, seats: usize, changes: &str) -> HouseRules {
    ui.memory_mut(|memory| {
        let cache = memory.caches.cache::<FrameCache<HouseRules, Reader>>();
        cache.get((entry.id, seats, changes)).clone()
    })
}
