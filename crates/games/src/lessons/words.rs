//! The words of lessons: messages whose ids begin with the name of their step.

use std::collections::BTreeMap;

use serde::{Deserialize as _, Deserializer};

use super::{LessonStep, Task};
use crate::text::found_by_id;
use misere_engine::rules::Message;

/// Reads a list of actions, whose replies are found later.
pub(super) fn actions<'de, D: Deserializer<'de>>(file: D) -> Result<BTreeMap<String, Message>, D::Error> {
    let actions = Vec::<String>::deserialize(file)?;
    let actions = actions.into_iter().map(|action| (action, Message::EMPTY));
    Ok(actions.collect())
}

/// Reads the number of answers, whose words are found later.
pub(super) fn choices<'de, D: Deserializer<'de>>(file: D) -> Result<Vec<(Message, Message)>, D::Error> {
    let count = u8::deserialize(file)?;
    Ok(vec![Default::default(); count.into()])
}

impl LessonStep {
    /// Takes all words from the messages of a game's lesson.
    pub(super) fn find_words(&mut self, game: &str) -> Result<(), String> {
        let name = &self.name;
        let lesson = found_by_id(&format!("{game}_lesson"));
        let find = |part: &str| {
            let id = format!("{name}-{part}");
            let found = lesson.iter().find(|declaration| declaration.key == id);
            found.map(Message::plain).ok_or_else(|| format!("there is no message `{id}`"))
        };
        self.title = find("title")?;
        self.text = find("text")?;
        match &mut self.task {
            Task::Read => {}
            Task::Play { reply, wrong, refused, otherwise, .. } => {
                *reply = find("reply")?;
                for (kind, replies) in [("wrong", wrong), ("refused", refused)] {
                    for (action, reply) in replies {
                        *reply = find(&format!("{kind}-{}", action.replace(' ', "-")))?;
                    }
                }
                *otherwise = find("otherwise").unwrap_or_default();
            }
            Task::Answer { question, choices, .. } => {
                *question = find("question")?;
                for (number, (choice, reply)) in (1..).zip(choices) {
                    *choice = find(&format!("choice-{number}"))?;
                    *reply = find(&format!("reply-{number}"))?;
                }
            }
        }
        Ok(())
    }
}
