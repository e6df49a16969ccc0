//! The interface between pages and the shell. A [`Page`] is drawn with [`Around`], asks for what the person does
//! in [`Commands`], and changes with a [`Shell`]. What outlives a visit is a [`Part`].

use std::any::Any;

use egui::{Context, Id, Rect, Ui, UserAttentionType, ViewportCommand};

use super::board::Board;
use super::command::{Command, Overlay};
use super::page_id::PageId;
use super::question::Question;
use super::services::Services;
use super::settings::Settings;
use super::theme::Icon;
use crate::store::{Moved, Saved};
use crate::text::{Language, Message};

/// A page of the window, with its state while it is shown or one can go back to it.
pub trait Page: Any {
    fn id(&self) -> PageId;

    /// Draws the page, and asks for what the person does. Nothing changes until that is run.
    fn show(&self, ui: &mut Ui, around: Around<'_>, commands: &mut Commands);

    /// Reads what may have changed since the page was last shown.
    fn enter(&mut self, _shell: &mut Shell<'_>) {}

    /// Ends what must not outlast the time that the page is shown. Also called before the window closes; if it then stays
    /// open, [`Page::enter`] follows.
    fn leave(&mut self, _shell: &mut Shell<'_>) {}

    /// Follows the time that has passed, before every frame of the page.
    fn advance(&mut self, _shell: &mut Shell<'_>) {}

    /// Closes what is only shown for a while, or a panel; returns whether there was anything to close.
    fn close_topmost(&mut self, _shell: &mut Shell<'_>) -> bool {
        false
    }

    /// Takes the keys that mean something on this page, besides those of its controls.
    fn take_keys(&self, _ui: &Ui, _parts: &Parts, _commands: &mut Commands) {}

    /// The id of the game that is at the table, in a lesson, a puzzle or a review.
    fn game(&self, _parts: &Parts) -> Option<&'static str> {
        None
    }

    /// The game to be shared, and the part of the window that shows its table.
    fn shared(&self, _parts: &Parts) -> Option<(Saved, Option<Rect>)> {
        None
    }

    /// Tells whether the page shows the large emblem of a game.
    fn has_large_emblem(&self, _parts: &Parts, _services: &Services) -> bool {
        false
    }

    /// The height of the bars at the top of the page, and where players are, for messages that should cover neither.
    fn obstacles<'a>(&self, _around: Around<'a>) -> (f32, &'a [Rect]) {
        (TOOLBAR, &[])
    }

    /// The identity of the view; a press of the pointer ends when it changes.
    fn press_scope(&self, around: Around<'_>) -> Id {
        Id::unique((around.visit, around.overlay))
    }

    /// The page's traits, for the shell.
    fn traits(&self) -> Traits {
        Traits::default()
    }
}

/// The usual height of the toolbar.
pub const TOOLBAR: f32 = 52.0;

/// Traits of a page that the shell acts on.
#[derive(Clone, Debug, Default)]
pub struct Traits {
    /// The label of the button that leads back to it from a page that it has opened.
    pub way_back: Option<Message>,
    /// It has a table, which fills the window.
    pub has_table: bool,
    /// Nothing but Home lies behind it, and it always begins at its top.
    pub begins_anew: bool,
    /// Another page of its kind about something else can lie behind it.
    pub is_one_of_many: bool,
    /// A text that is pasted on it can be a challenge, an invitation or a deal code.
    pub takes_text: bool,
    /// It shows the present day.
    pub shows_day: bool,
    /// It shows results of finished games.
    pub shows_results: bool,
}

/// Something that can be asked of a page or of a [`Part`] from several places, or only after a question, and what it
/// does there; for all else there is [`change`].
pub trait Ask: 'static {
    /// The page or the part that it concerns. If that page is not shown, nothing is done.
    type Of: 'static;

    fn run(self, of: &mut Self::Of, shell: &mut Shell<'_>);

    /// The question to be answered first, if it throws somebody out or takes something away for good.
    fn question(&self, _parts: &Parts) -> Option<Question> {
        None
    }

    /// Prepares it once the person has answered with yes.
    fn agree(_of: &mut Self::Of) {}
}

/// Anything that has been asked for.
pub enum AnyCommand {
    Shell(Command),
    /// Of a page or part.
    Other(Box<dyn AnyAsk>),
    /// A change of a page, a part or the settings.
    Change(Box<dyn FnOnce(&mut Shell<'_>)>),
    /// Shows this page, which has just been made.
    Open(Box<dyn Page>),
    /// The command behind the button of the message with this number.
    Offered(u64),
}

/// [`Ask`] for any page or part.
pub trait AnyAsk {
    fn run(self: Box<Self>, shell: &mut Shell<'_>);
    fn question(&self, parts: &Parts) -> Option<Question>;
    fn agree(&self, shell: &mut Shell<'_>);
}

impl<A: Ask> AnyAsk for A {
    fn run(self: Box<Self>, shell: &mut Shell<'_>) {
        shell.with_page_or_part(|of, shell| A::run(*self, of, shell));
    }

    fn question(&self, parts: &Parts) -> Option<Question> {
        A::question(self, parts)
    }

    fn agree(&self, shell: &mut Shell<'_>) {
        shell.with_page_or_part(|of, _| A::agree(of));
    }
}

impl From<Command> for AnyCommand {
    fn from(command: Command) -> Self {
        Self::Shell(command)
    }
}

impl AnyCommand {
    /// The question to be answered first, if there is one.
    pub fn question(&self, parts: &Parts) -> Option<Question> {
        match self {
            Self::Other(other) => other.question(parts),
            Self::Shell(_) | Self::Change(_) | Self::Open(_) | Self::Offered(_) => None,
        }
    }
}

impl<A: Ask> From<A> for AnyCommand {
    fn from(asked: A) -> Self {
        Self::Other(Box::new(asked))
    }
}

/// A command that changes the page or the part of this type. If that page is not shown, nothing is done.
pub fn change<T: 'static>(change: impl FnOnce(&mut T, &mut Shell<'_>) + 'static) -> AnyCommand {
    AnyCommand::Change(Box::new(|shell| shell.with_page_or_part(change)))
}

pub fn change_settings(change: impl FnOnce(&mut Settings) + 'static) -> AnyCommand {
    AnyCommand::Change(Box::new(|shell| change(shell.services.settings_mut())))
}

/// Requests made while something was drawn, in order. They run after drawing.
#[derive(Default)]
pub struct Commands(Vec<AnyCommand>);

impl Commands {
    pub fn push(&mut self, command: impl Into<AnyCommand>) {
        self.0.push(command.into());
    }

    pub fn extend(&mut self, commands: impl IntoIterator<Item = impl Into<AnyCommand>>) {
        self.0.extend(commands.into_iter().map(Into::into));
    }

    /// Lets `body` draw a changed copy of a value; a change is kept by a command, before those of `body`.
    pub fn edit<T: Clone + PartialEq, A: Into<AnyCommand>>(
        &mut self, value: &T, keep: impl FnOnce(T) -> A, body: impl FnOnce(&mut T, &mut Self),
    ) {
        let mut changed = value.clone();
        let mut asked = Self::default();
        body(&mut changed, &mut asked);
        if changed != *value {
            self.push(keep(changed));
        }
        self.0.append(&mut asked.0);
    }

    pub fn into_vec(self) -> Vec<AnyCommand> {
        self.0
    }
}

/// A part of the window that outlives visits to pages: state, and what goes on whatever page is shown.
pub trait Part: Any {
    /// Takes what has arrived from outside, before every frame.
    fn receive(&mut self, _shell: &mut Shell<'_>) {}

    /// Follows the time that has passed, before every frame.
    fn advance(&mut self, _shown: &Shown, _shell: &mut Shell<'_>) {}

    /// Waits for what goes on in the background and has then to be written.
    fn finish(&mut self) {}

    /// Writes what has changed, in the background.
    fn write(&mut self, _services: &Services) {}

    /// Writes what has changed, because the program ends.
    fn end(&mut self, services: &Services) {
        self.write(services);
    }

    /// Goes on in another file, because somebody else has changed this one; returns what to tell the person.
    fn continue_in(&mut self, _moved: &Moved) -> Option<Message> {
        None
    }

    /// The id of the game that goes on or waits here.
    fn game(&self) -> Option<&'static str> {
        None
    }

    /// The way back to that game from any page.
    fn way_back(&self) -> Option<(Message, PageId)> {
        None
    }
}

/// The view over which parts go on in the background.
pub struct Shown {
    pub page: PageId,
    /// Set if a dialog lies over it.
    pub is_covered: bool,
}

const AT_REST: &str = "every part is in the list of parts, and does not ask for itself";

/// All parts, in the order in which they go on.
#[derive(Default)]
pub struct Parts {
    parts: Vec<Option<Box<dyn Part>>>,
    /// The commands behind the buttons of messages, by their numbers.
    offers: Vec<(u64, Box<dyn Fn() -> AnyCommand>)>,
}

impl Parts {
    pub fn add(&mut self, part: impl Part) {
        self.parts.push(Some(Box::new(part)));
    }

    fn index_of<T: 'static>(&self) -> Option<usize> {
        self.parts.iter().position(|part| part.as_deref().is_some_and(|part| (part as &dyn Any).is::<T>()))
    }

    /// A part of this type.
    ///
    /// # Panics
    /// Panics if it is changing just now, or is not in the list of parts.
    pub fn get<T: Part>(&self) -> &T {
        let mut parts = self.parts.iter().flatten();
        let part = parts.find_map(|part| (&**part as &dyn Any).downcast_ref());
        part.expect(AT_REST)
    }

    /// Like [`Parts::get`], to change it.
    ///
    /// # Panics
    /// Panics as [`Parts::get`] does.
    pub fn get_mut<T: Part>(&mut self) -> &mut T {
        let mut parts = self.parts.iter_mut().flatten();
        let part = parts.find_map(|part| (&mut **part as &mut dyn Any).downcast_mut());
        part.expect(AT_REST)
    }

    pub fn iter(&self) -> impl Iterator<Item = &dyn Part> {
        self.parts.iter().flatten().map(|part| &**part)
    }

    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut dyn Part> {
        self.parts.iter_mut().flatten().map(|part| &mut **part)
    }

    pub fn count(&self) -> usize {
        self.parts.len()
    }

    /// The request behind the button of a message.
    pub fn offered(&self, number: u64) -> Option<AnyCommand> {
        let offer = self.offers.iter().find(|(other, _)| *other == number);
        offer.map(|(_, make)| make())
    }

    /// Forgets what is behind the buttons of messages that are gone.
    pub fn keep_offers(&mut self, is_shown: impl Fn(u64) -> bool) {
        self.offers.retain(|(number, _)| is_shown(*number));
    }
}

/// The shell, for a page or a part that runs a command.
pub struct Shell<'a> {
    pub ctx: &'a Context,
    pub services: &'a mut Services,
    pub parts: &'a mut Parts,
    /// The page that is shown, unless it is what runs.
    page: Option<&'a mut dyn Any>,
    /// Requests to run next.
    asked: Commands,
}

impl<'a> Shell<'a> {
    pub fn new(ctx: &'a Context, services: &'a mut Services, parts: &'a mut Parts) -> Self {
        Self { ctx, services, parts, page: None, asked: Commands::default() }
    }

    /// Lends the page that is shown, too.
    #[must_use]
    pub fn with_page(mut self, page: &'a mut dyn Any) -> Self {
        self.page = Some(page);
        self
    }

    fn with_page_or_part<T: 'static>(&mut self, act: impl FnOnce(&mut T, &mut Self)) {
        match self.page.take() {
            Some(page) if page.is::<T>() => {
                if let Some(page) = page.downcast_mut() {
                    act(page, self);
                }
                self.page = Some(page);
            }
            page => {
                self.page = page;
                self.try_with(act);
            }
        }
    }

    fn try_with<T: 'static, R>(&mut self, act: impl FnOnce(&mut T, &mut Self) -> R) -> Option<R> {
        let index = self.parts.index_of::<T>()?;
        let mut taken = self.parts.parts[index].take();
        let part = taken.as_deref_mut().and_then(|part| (part as &mut dyn Any).downcast_mut());
        let result = part.map(|part| act(part, self));
        self.parts.parts[index] = taken;
        result
    }

    /// Changes a part.
    ///
    /// # Panics
    /// Panics as [`Parts::get`] does.
    pub fn with<T: Part, R>(&mut self, act: impl FnOnce(&mut T, &mut Self) -> R) -> R {
        self.try_with(act).expect(AT_REST)
    }

    /// Lets the part of this index do something.
    pub fn with_part(&mut self, index: usize, act: impl FnOnce(&mut dyn Part, &mut Self)) {
        if let Some(mut part) = self.parts.parts[index].take() {
            act(&mut *part, self);
            self.parts.parts[index] = Some(part);
        }
    }

    /// The page that is shown, if it is of this type and not what runs.
    pub fn shown<T: Page>(&self) -> Option<&T> {
        self.page.as_ref()?.downcast_ref()
    }

    /// Asks to show a page that has just been made.
    pub fn open(&mut self, page: impl Page) {
        self.asked.0.push(AnyCommand::Open(Box::new(page)));
    }

    /// Asks for something to be run next.
    pub fn ask(&mut self, command: impl Into<AnyCommand>) {
        self.asked.push(command);
    }

    pub fn notify(&mut self, message: &Message) {
        self.services.notify(self.ctx, message);
    }

    /// Shows a message with a button that runs a command.
    pub fn offer(&mut self, message: &Message, button: Message, command: impl Into<AnyCommand> + Clone + 'static) {
        let message = self.services.say(message);
        let number = self.services.toasts.offer(self.ctx, &message, button);
        self.parts.offers.push((number, Box::new(move || command.clone().into())));
    }

    pub fn language(&self) -> Language {
        self.services.settings().language
    }

    /// Lets the system point at the window of a person who is using another one; returns whether they are.
    pub fn draw_attention(&self) -> bool {
        let is_away = !self.ctx.input(|input| input.raw.focused);
        if is_away {
            let kind = UserAttentionType::Informational;
            let command = ViewportCommand::RequestUserAttention(kind);
            self.ctx.send_viewport_cmd(command);
        }
        is_away
    }

    /// Lets a board go on from how it was drawn, and draws the pictures that it lacked.
    pub fn go_on_from(&mut self, board: &mut Board, drawn: Board) {
        let look = self.services.settings().look();
        let pictures = &mut self.services.pictures;
        if !pictures.are_ready() {
            self.ctx.request_discard("a table without cards");
        }
        pictures.ensure(self.ctx, drawn.widths(), look);
        board.go_on_from(drawn);
    }

    pub const fn time(&self) -> f64 {
        self.services.time()
    }

    pub fn into_asked(self) -> Vec<AnyCommand> {
        self.asked.into_vec()
    }
}

/// The window around a page that is drawn.
#[derive(Clone, Copy)]
pub struct Around<'a> {
    pub services: &'a Services,
    pub parts: &'a Parts,
    /// The number of the visit. A page keeps its place during a visit, and begins at its top in another.
    pub visit: u64,
    pub overlay: Option<Overlay>,
    /// The label of the button that leads back, besides Home, and the page it leads to.
    pub way_back: Option<&'a (Message, PageId)>,
    /// The pages that Home leads to with their icons and labels, in reading order.
    pub home_pages: &'a [(Icon, Message, PageId)],
}
