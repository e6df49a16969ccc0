//! The input and output of the board.

use super::Board;
use super::pictures::TablePictures;
use crate::cards::{Card, Cards};
use crate::games::{Play, Stake};
use crate::rules::scene::{Scene, Spot, SpotId};
use crate::rules::{Message, Names, Seat};
use crate::table::{Move, PastStep};
use crate::ui::backdrop::Backdrop;
use crate::ui::personas::Portrait;
use crate::ui::settings::Settings;

/// The board's input for one frame.
pub struct BoardInput<'a> {
    /// The table as the viewer sees it.
    pub scene: &'a Scene,
    /// The seat at the lower edge.
    pub viewer: Seat,
    /// The viewer's legal moves; empty when it is not their turn.
    pub moves: &'a [Move],
    /// The rule against using a spot now, in words for screen readers.
    pub why_not: &'a dyn Fn(SpotId) -> Option<Message>,
    /// The players' names.
    pub names: &'a Names,
    /// The picture woven into the cloth, as elements of SVG; may be empty.
    pub emblem: &'a str,
    /// The stake of the deal, where it is told.
    pub stake: Option<&'a Stake>,
    /// The faces of computer players, where they are shown.
    pub faces: Option<Faces<'a>>,
    pub pictures: &'a TablePictures,
    pub settings: &'a Settings,
    /// The person's own picture in place of a cloth.
    pub backdrop: Option<Backdrop>,
    /// Set for software rendering: the cloth is already painted in one color, and shadows are left out.
    pub software_rendering: bool,
    /// Set while a finished trick is held on the table until the player has seen it.
    pub holding: bool,
    /// Set if the cards can only be looked at, so that they take neither clicks nor the focus.
    pub inert: bool,
    pub main_button: MainButton<'a>,
    /// The cards that can be asked about, if the person asks why cards were played.
    pub asking: Option<Asking>,
    /// A message in place of the prompt.
    pub message: Option<&'a str>,
    pub comment: Option<Comment<'a>>,
}

/// The coach's comment on what the person has just played, to be answered.
#[derive(Clone, Copy)]
pub struct Comment<'a> {
    /// The cards that it is about.
    pub spots: &'a [SpotId],
    pub words: &'a str,
    pub can_take_back: bool,
}

/// The button above the hand that stands out.
#[derive(Clone, Copy)]
pub enum MainButton<'a> {
    First,
    /// The button for this action, which a hint recommends; none if it is done without a button.
    Hinted(&'a str),
    /// None, so that none suggests the answer to an exercise.
    Nothing,
}

/// The faces of computer players, and what one of them says.
#[derive(Clone, Copy)]
pub struct Faces<'a> {
    /// By seat; `None` for people and programs.
    pub shown: &'a [Option<Portrait>],
    /// A remark, with the seat of its speaker.
    pub remark: Option<(Seat, &'a str)>,
}

/// Something a person did at the board.
#[derive(Clone, Debug, PartialEq)]
pub enum BoardAction {
    /// Did something on the board itself, or cards moved: how it goes on from here, for [`Board::go_on_from`].
    Drawn(Box<Board>),
    /// Made a legal move, by its text.
    Play(String),
    /// Tried a spot that cannot be played now.
    Refused(SpotId),
    /// Tried something that the board itself does not allow, for this reason.
    RefusedBecause(Message),
    /// Asked why this card was played.
    Asked(Card),
    /// Has seen the trick.
    Seen,
    /// Has answered the coach's comment.
    Answered { takes_back: bool },
    /// Did something that changes nothing but the board, to be spoken in these words.
    Said(String),
}

/// The cards that the person can ask about, and the one that is explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asking {
    pub cards: Cards,
    /// The card that is explained.
    pub about: Option<Card>,
}

impl Asking {
    /// All cards that can be explained, and the one played last.
    pub fn begin(session: &dyn Play, past: &[PastStep]) -> Self {
        let acts = past.iter().rev().map_while(|step| step.act.as_ref());
        let mut open = acts.filter(|act| !act.is_secret);
        Self { cards: session.explainable(), about: open.find_map(|act| act.cards.first()) }
    }

    /// Tells whether another card that can be asked about lies in sight.
    pub fn has_another(&self, scene: &Scene) -> bool {
        let mut seen = scene.zones.iter().flat_map(|zone| &zone.spots).filter_map(Spot::card);
        seen.any(|card| self.cards.contains(card) && Some(card) != self.about)
    }
}
