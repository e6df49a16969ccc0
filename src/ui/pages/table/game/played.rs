//! The game at the table: one's own, or one that somebody else hosts.

use crate::games::{BotSession, Play};
use crate::online::guest::GuestView;
use crate::store::{Player, Saved};

pub enum Played {
    /// A game with its log, which is written to a file.
    Own(Saved),
    /// A game whose log is elsewhere until it is over.
    Visit { players: Vec<Player>, session: GuestView },
}

impl From<Saved> for Played {
    fn from(saved: Saved) -> Self {
        Self::Own(saved)
    }
}

impl Played {
    pub fn session(&self) -> &dyn Play {
        match self {
            Self::Own(saved) => saved.session.as_ref(),
            Self::Visit { session, .. } => session,
        }
    }

    pub fn session_mut(&mut self) -> &mut dyn Play {
        match self {
            Self::Own(saved) => saved.session.as_mut(),
            Self::Visit { session, .. } => session,
        }
    }

    pub fn players(&self) -> &[Player] {
        match self {
            Self::Own(Saved { players, .. }) | Self::Visit { players, .. } => players,
        }
    }

    pub const fn players_mut(&mut self) -> &mut Vec<Player> {
        match self {
            Self::Own(Saved { players, .. }) | Self::Visit { players, .. } => players,
        }
    }
}

/// The game as a seat sees it that is asked at the same time as the seat to act.
#[derive(Default)]
pub struct AtOnce {
    pub seen: Option<Box<dyn BotSession>>,
    /// A deal, and the action that the person has chosen in it.
    pub choice: Option<(u32, String)>,
}
