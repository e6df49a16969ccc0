//! What widgets say. The shell puts language and names into the context of the window, and widgets find them there.

use std::fmt::Display;

use egui::{Context, Id, Ui};

use super::icons::Icon;
use crate::games::Entry;
use crate::printable::{RawText, escaped};
use crate::rules::Seat;
use crate::store::default_name;
use crate::text::{Language, Message, Names};

/// What a widget says: a message, or text that stands for itself, perhaps after an icon.
#[derive(Clone, Debug)]
pub struct Words {
    icon: Option<Icon>,
    text: Text,
    /// Shows only the icon; the text is just its name.
    is_hidden: bool,
}

#[derive(Clone, Debug)]
enum Text {
    Message(Message),
    Verbatim(String),
}

impl Words {
    /// Text that is no message, such as a name, a code or a path. Whatever could hide in it is escaped.
    pub fn verbatim(text: impl Display) -> Self {
        Self { icon: None, text: Text::Verbatim(escaped(&text.to_string())), is_hidden: false }
    }

    /// A message with names of its own.
    pub fn with_names(message: &Message, names: &Names) -> Self {
        Self { icon: None, text: Text::Verbatim(message.render(names)), is_hidden: false }
    }

    pub fn icon_only(icon: Icon, name: impl Into<Self>) -> Self {
        Self { icon: Some(icon), is_hidden: true, ..name.into() }
    }

    /// The text for a reader.
    pub fn render(&self, names: &Names) -> String {
        match &self.text {
            Text::Message(message) => message.render(names),
            Text::Verbatim(text) => text.clone(),
        }
    }

    /// The name for screen readers.
    pub(super) fn spoken(&self, ctx: &Context) -> String {
        self.render(&reader(ctx))
    }

    /// The same in the language of the reader, for widgets that draw it more than once.
    pub fn rendered(self, ctx: &Context) -> Self {
        Self { text: Text::Verbatim(self.spoken(ctx)), ..self }
    }

    /// The characters to be drawn, given the name for screen readers.
    pub(super) fn drawn(&self, spoken: &str) -> String {
        match self.icon {
            None => spoken.to_owned(),
            Some(icon) if self.is_hidden => icon.sign().to_string(),
            Some(icon) => format!("{}  {spoken}", icon.sign()),
        }
    }
}

impl From<Message> for Words {
    fn from(message: Message) -> Self {
        Self { icon: None, text: Text::Message(message), is_hidden: false }
    }
}

impl From<&Message> for Words {
    fn from(message: &Message) -> Self {
        message.clone().into()
    }
}

impl From<&Self> for Words {
    fn from(words: &Self) -> Self {
        words.clone()
    }
}

/// The title of a game.
impl From<&Entry> for Words {
    fn from(entry: &Entry) -> Self {
        Self::verbatim(entry.title)
    }
}

impl From<&RawText> for Words {
    fn from(text: &RawText) -> Self {
        Self::verbatim(text.raw())
    }
}

impl<W: Into<Self>> From<(Icon, W)> for Words {
    fn from((icon, words): (Icon, W)) -> Self {
        Self { icon: Some(icon), ..words.into() }
    }
}

/// The words for whoever reads the window, as text.
pub fn say(ctx: &Context, words: impl Into<Words>) -> String {
    words.into().spoken(ctx)
}

/// Shows something with the names of the players at a table.
pub fn with_names<R>(ui: &mut Ui, names: Names, show: impl FnOnce(&mut Ui) -> R) -> R {
    let before = reader(ui);
    set_reader(ui, names);
    let shown = show(ui);
    set_reader(ui, before);
    shown
}

/// Lets the window be read in a language.
pub fn set_language(ctx: &Context, language: Language) {
    set_reader(ctx, Names::default().in_language(language));
}

/// The language of the window.
pub fn language(ctx: &Context) -> Language {
    reader(ctx).language()
}

/// The language and the names at the table that is shown, if any.
pub fn reader(ctx: &Context) -> Names {
    ctx.data(|data| data.get_temp(Id::NULL)).unwrap_or_default()
}

/// The name of a player as a heading: “You” for the reader, under whatever name.
pub fn name_of(ctx: &Context, names: &Names, seat: Seat) -> String {
    if names.addresses(seat) { say(ctx, default_name(seat, true)) } else { names.of(seat).to_owned() }
}

fn set_reader(ctx: &Context, names: Names) {
    ctx.data_mut(|data| data.insert_temp(Id::NULL, names));
}
