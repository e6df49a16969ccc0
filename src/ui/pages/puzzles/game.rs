//! A puzzle on the table, and what the person has tried.
//!
//! Knows nothing of how the puzzle is drawn.

use super::super::exercise::Reply;
use super::collection::Listed;
use super::words::wrong_answer_reply;
use crate::bots::Estimate;
use crate::games::{BotSession, Entry, PuzzleError, open_puzzle};
use crate::printable::escaped;
use crate::rules::scene::{Scene, SpotId};
use crate::rules::{Message, Names, Seat, Spoken};
use crate::store::{Player, Saved, names};
use crate::table::Move;
use crate::text::{Language, common, exercise, puzzles_page as texts, review_page};
use crate::ui::settings::Settings;

/// The stage of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Stage {
    /// The person is to find the play.
    Asked,
    /// The person has found it.
    Solved,
    /// The answer has been shown to the person.
    Shown,
}

/// A choice in a puzzle, with its cost compared with the answer.
pub(super) struct Choice {
    pub name: Message,
    /// `None` for the answer.
    pub cost: Option<Estimate>,
    pub is_tried: bool,
}

pub(super) struct PuzzleGame {
    pub entry: &'static Entry,
    pub listed: Listed,
    /// The language of all texts.
    pub language: Language,
    session: Box<dyn BotSession>,
    players: Vec<Player>,
    scene: Scene,
    moves: Vec<Move>,
    stage: Stage,
    reply: Option<Reply>,
    /// The wrong actions that were tried.
    tried: Vec<String>,
    /// Set while the previous trick is shown again.
    looks_back: bool,
    /// Set while a trick finished by the answer lies on the table.
    holding: bool,
    /// The table before that trick was finished.
    before_trick: Scene,
}

impl PuzzleGame {
    pub fn open(entry: &'static Entry, listed: Listed, settings: &Settings) -> Result<Self, PuzzleError> {
        let (session, players) = if let Some(own) = listed.mistake() {
            (own.saved.session.copy(), own.saved.players.clone())
        } else {
            let session = open_puzzle(&listed.puzzle)?;
            let mut players = settings.players(session.seats(), &[]);
            players.swap(0, listed.puzzle.seat);
            (session, players)
        };
        let mut game = Self {
            entry,
            language: settings.language,
            session,
            players,
            scene: Scene::default(),
            moves: Vec::new(),
            stage: Stage::Asked,
            reply: None,
            tried: Vec::new(),
            looks_back: false,
            holding: false,
            before_trick: Scene::default(),
            listed,
        };
        game.moves = game.session.moves();
        game.scene = game.session.scene(game.seat());
        Ok(game)
    }

    pub fn seat(&self) -> Seat {
        Seat::new(self.listed.puzzle.seat)
    }

    pub const fn stage(&self) -> Stage {
        self.stage
    }

    pub const fn reply(&self) -> Option<&Reply> {
        self.reply.as_ref()
    }

    pub fn session(&self) -> &dyn BotSession {
        self.session.as_ref()
    }

    pub fn names(&self) -> Names {
        names(&self.players, self.language)
    }

    /// Tells whether there is a previous trick to show again.
    pub const fn has_previous_trick(&self) -> bool {
        self.scene.previous_trick.is_some()
    }

    pub const fn looks_back(&self) -> bool {
        self.looks_back
    }

    /// Shows the previous trick again, or returns to the position.
    pub const fn look_back(&mut self, looks_back: bool) {
        self.looks_back = looks_back && self.has_previous_trick();
    }

    /// Tells whether a finished trick lies on the table.
    pub const fn is_holding(&self) -> bool {
        self.holding || self.looks_back
    }

    /// The table as it is known to the person.
    pub const fn table(&self) -> &Scene {
        &self.scene
    }

    /// The table as the person sees it now.
    pub fn scene(&self) -> Scene {
        let mut scene = self.scene.clone();
        if self.is_holding() {
            scene.hold_previous_trick(if self.holding { &self.before_trick } else { &self.scene });
        }
        scene
    }

    /// The moves that the person may make.
    pub fn moves(&self) -> &[Move] {
        match self.stage {
            Stage::Asked if !self.looks_back => &self.moves,
            _ => &[],
        }
    }

    /// Replies to the person's action, and performs it if it is right. Returns whether it is; `None` if it is no answer.
    pub fn act(&mut self, action: &str) -> Option<bool> {
        if self.stage != Stage::Asked {
            return None;
        }
        let puzzle = &self.listed.puzzle;
        if action == puzzle.answer {
            self.finish(Stage::Solved);
            return Some(true);
        }
        let own = self.listed.mistake();
        if own.is_some_and(|own| own.as_good.iter().any(|other| other == action)) {
            self.finish(Stage::Solved);
            self.reply = Some(Reply::Right(review_page::also_right()));
            return Some(true);
        }
        // A review compares the action taken only.
        let not_best = || own.and_then(|_| self.words(action)).map(|_| review_page::not_best());
        let cost = self.cost(action).map(|cost| common::sentences([cost, texts::try_another()]));
        self.reply = Some(Reply::Wrong(cost.or_else(not_best)?));
        if !self.tried.iter().any(|tried| tried == action) {
            self.tried.push(action.to_owned());
        }
        Some(false)
    }

    pub fn refuse_because(&mut self, words: Message) {
        if self.stage == Stage::Asked {
            self.reply = Some(Reply::Refused(words));
        }
    }

    pub fn refuse(&mut self, spot: SpotId) {
        if self.stage == Stage::Asked
            && let Some(reason) = self.session.why_not(self.seat(), spot)
        {
            self.reply = Some(Reply::Refused(reason));
        }
    }

    pub fn show_answer(&mut self) {
        if self.stage == Stage::Asked {
            self.finish(Stage::Shown);
        }
    }

    /// The cost of a wrong answer in words, if it is known.
    fn cost(&self, action: &str) -> Option<Message> {
        let (_, loss) = self.listed.puzzle.losses.iter().find(|(other, _)| other == action)?;
        Some(wrong_answer_reply(self.noun(action), *loss, self.scene.wins))
    }

    /// Shows the answer after the cost of the wrong one, which has ended a streak.
    pub fn end_streak(&mut self) {
        let cost = self.tried.last().and_then(|tried| self.cost(tried));
        self.finish(Stage::Shown);
        if let (Some(cost), Some(Reply::Shown(answer))) = (cost, &self.reply) {
            self.reply = Some(Reply::Wrong(common::sentences([cost, exercise::shown(), answer.clone()])));
        }
    }

    fn finish(&mut self, stage: Stage) {
        let puzzle = &self.listed.puzzle;
        let order = self.words(&puzzle.answer).map(|words| words.order.clone());
        let order = order.unwrap_or_default();
        let words = match self.session.reason(&puzzle.answer) {
            Ok(Some(reason)) => texts::answer_and_reason(order, reason),
            Ok(None) | Err(_) => texts::answer(order),
        };
        self.reply = Some(match stage {
            Stage::Shown => Reply::Shown(words),
            Stage::Asked | Stage::Solved => Reply::Right(words),
        });
        self.stage = stage;
        self.looks_back = false;
        if let Err(error) = self.session.play(&puzzle.answer) {
            // Puzzles are checked when they are read.
            let error = escaped(&error.to_string());
            eprintln!("misere: puzzle of {}: {error}", self.entry.id);
        }
        let scene = self.session.scene(self.seat());
        self.holding = scene.previous_trick_number() > self.scene.previous_trick_number();
        self.before_trick = std::mem::replace(&mut self.scene, scene);
    }

    pub fn again(&mut self) {
        if self.stage == Stage::Asked {
            self.reply = None;
            return;
        }
        self.session.undo();
        self.session.forget_undone();
        self.scene = self.session.scene(self.seat());
        self.stage = Stage::Asked;
        self.reply = None;
        self.looks_back = false;
        self.holding = false;
    }

    /// A game that continues from here.
    pub fn branch(&self) -> Saved {
        let puzzle = Saved::new(self.players.clone(), self.session.copy());
        puzzle.branch()
    }

    /// All choices, the answer first, then by what they cost.
    pub fn choices(&self) -> Vec<Choice> {
        let puzzle = &self.listed.puzzle;
        let mut losses: Vec<_> = puzzle.losses.iter().collect();
        losses.sort_by(|(_, a), (_, b)| a.mean.total_cmp(&b.mean));
        let answer = Choice { name: self.noun(&puzzle.answer), cost: None, is_tried: false };
        let others = losses.into_iter().map(|(action, loss)| Choice {
            name: self.noun(action),
            cost: Some(*loss),
            is_tried: self.tried.contains(action),
        });
        [answer].into_iter().chain(others).collect()
    }

    /// A legal action in the middle of a sentence: `the ace of hearts`.
    fn noun(&self, action: &str) -> Message {
        let words = self.words(action).map(|words| words.noun.clone());
        words.unwrap_or_default()
    }

    fn words(&self, action: &str) -> Option<&Spoken> {
        let found = self.moves.iter().find(|one| one.text == action)?;
        Some(&found.spoken)
    }

    /// The events of the deal as known to the person, one sentence each.
    pub fn story(&self) -> impl Iterator<Item = Message> {
        let told = self.session.announcements(0, Some(self.seat()));
        told.into_iter().map(|told| told.words)
    }
}
