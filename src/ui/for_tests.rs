//! Items of the window that are public for its tests only.

pub mod board {
    pub use crate::ui::board::bubble::{free_place, taken};
    pub use crate::ui::board::flight::Place;
    pub use crate::ui::board::layout::{PlacedSpot, TableLayout};
    pub use crate::ui::board::motion::Motion;
}

pub mod backdrop {
    pub use crate::ui::backdrop::{Backdrops, EXTENSIONS, FORMATS, limit, read};
}

pub mod deck {
    pub use crate::ui::deck::atlas::SETTLING;
    pub use crate::ui::deck::sheet::{GUTTER, Grid, rasterize};
}

pub mod desktop {
    pub use crate::ui::settings::SystemWishes;
    pub use crate::ui::window::graphics::{is_software, renderer_in};
    #[cfg(not(any(windows, target_os = "macos")))]
    pub use crate::ui::window::locales::of_environment;
    pub use crate::ui::window::place::{LONGEST_SIDE, Place, reachable};
    #[cfg(target_os = "linux")]
    pub use crate::ui::window::scale::{dots_in_settings, is_sound};
    #[cfg(target_os = "linux")]
    pub use crate::ui::window::wishes::{NAMESPACES, wishes_in};
}

pub mod drawings {
    pub use crate::ui::drawing::rasterize;
    pub use crate::ui::emblem::notation::{Arrangement, Fan, parse, piece};
    pub use crate::ui::medal::elements;
}

pub mod files {
    pub use crate::ui::file_exchange::{
        Content, LONGEST_NAME, MOST_BYTES, crop, file_name, free_path, png, with_extension,
    };
}

pub mod focus {
    pub use crate::ui::focus::walk::{FocusKey, Group, Item, Map, Shape};
}

pub mod job {
    pub use crate::ui::job::{Job, Poll};
    pub use crate::ui::pages::table::external_bots::ExternalBots;
    pub use crate::ui::pages::table::game::TableGame;
    pub use crate::ui::pages::table::pending_move::{Decision, PendingMove, SubstituteReason, decide};
    pub use crate::ui::pages::table::turns::Now;
}

pub mod pages {
    pub use crate::ui::chart::round_values;
    pub use crate::ui::pages::about::licenses;
    pub use crate::ui::pages::new_game::NewGameForm;
    pub use crate::ui::pages::puzzles::collection::Collection;
    pub use crate::ui::pages::puzzles::words::{loss_label, question, unlisted, wrong_answer_reply};
    pub use crate::ui::pages::review::luck_and_skill::sentences;
    pub use crate::ui::pages::review::replay::{Replay, Stride};
    pub use crate::ui::pages::rules::blocks::{Block, parse};
    pub use crate::ui::pages::rules::lead;
    pub use crate::ui::pages::table::earlier::comparison;
    pub use crate::ui::pages::table::peek_check::{details, verdict};
    pub use crate::ui::pages::table::reading::Reading;
    pub use crate::ui::pages::today::TodayPage;
}

pub mod gallery {
    pub use crate::ui::game_summary::players_and_time;
    pub use crate::ui::pages::home::GAP;
    pub use crate::ui::pages::home::gallery::{LEAST, MARGIN, ROWS, button, footer, grid};
}

pub mod sound {
    #[cfg(not(any(windows, target_os = "macos")))]
    pub use crate::ui::sound::pulse::{Mix, play};
    #[cfg(not(any(windows, target_os = "macos")))]
    pub use crate::ui::sound::server::{Server, list};
}

pub mod theme {
    pub use crate::ui::theme::icons::DRAWINGS;
    pub use crate::ui::theme::lettering::install as install_fonts;
    pub use crate::ui::theme::palette::DISABLED;
    pub use crate::ui::theme::scale::fitting;
    pub use crate::ui::theme::{
        Cloth, FIRST_WINDOW, Palette, Surface, WindowFit, Words, bold, contrast, dim, font, install, lit,
        pixels_for_window, plate, size, text_width, zoom_first_frame,
    };
}
