//! Assembles the rules texts of the menu.
//!
//! The line `include: house rules` of a source becomes a chapter generated from the game's form, so that
//! window, help and files use the same names.
//!
//! Below the credit, a sentence names the readings that are settled for all games.
//!
//! A text can also describe the house rules of one table: a chapter before all others lists what
//! differs from the usual rules, and a line `house rule: NAME` becomes a note where it matters. The lines between
//! `when: NAME`, `unless: NAME` and `end when` belong to the text only under such rules.

use super::{Entry, Preset};
use crate::text::rules as texts;
use misere_engine::cards::{Card, Cards, Rank, Suit};
use misere_engine::rules::Message;
use misere_engine::rules::options::{Field, HouseRules, Value, changed_rules, chapter};
use misere_engine::text::Language;

impl Entry {
    /// The usual rules in words, as `assets/text/en/games/README.md` describes: the source with the chapter on
    /// house rules inserted.
    pub fn rules_text(&self, language: Language) -> String {
        self.rules_text_with(self.usual, &HouseRules::default(), language)
    }

    /// The rules in words at a table of `seats` with these house rules: a first chapter, and notes
    /// where they matter, state what differs from the usual rules.
    pub fn rules_text_with(&self, seats: usize, rules: &HouseRules, language: Language) -> String {
        let mut assembly = Assembly {
            entry: self,
            seats,
            fields: self.fields(seats),
            rules,
            language,
            text: String::new(),
            has_headings: false,
        };
        assembly.add(self.files.rules_in(language));
        assembly.add_line("");
        assembly.add_line(&texts::settled_everywhere().in_language(language));
        let mut text = with_letters(&assembly.text, language);
        text.truncate(text.trim_end().len());
        text.push('\n');
        text
    }
}

/// Puts the letters of a language before the signs of suits, where a source has J, Q, K and A.
fn with_letters(source: &str, language: Language) -> String {
    let mut text = source.to_owned();
    for card in Cards::FULL {
        let (usual, shown) = (Language::ENGLISH.symbol(card), language.symbol(card));
        if usual != shown {
            text = text.replace(&usual, &shown);
        }
    }
    text
}

struct Assembly<'a> {
    entry: &'a Entry,
    seats: usize,
    fields: &'a [Field],
    rules: &'a HouseRules,
    language: Language,
    text: String,
    /// Set if the first chapter has begun.
    has_headings: bool,
}

impl Assembly<'_> {
    fn add(&mut self, source: &str) {
        // Whether the lines of each open condition belong to the text.
        let mut conditions = Vec::new();
        for line in source.lines() {
            if let Some(condition) = line.strip_prefix("when: ") {
                conditions.push(self.holds(condition));
            } else if let Some(condition) = line.strip_prefix("unless: ") {
                conditions.push(!self.holds(condition));
            } else if line == "end when" {
                conditions.pop();
            } else if conditions.contains(&false) {
                // It describes other rules.
            } else if line == "include: house rules" {
                self.text.push_str(&house_rules(self.entry, self.language));
            } else if let Some(name) = line.strip_prefix("house rule: ") {
                self.add_note(name);
            } else {
                if line.starts_with("## ") && !self.has_headings {
                    self.has_headings = true;
                    self.add_tonight();
                }
                self.add_line(&self.with_penalty_cards(line));
            }
        }
    }

    /// Tells whether a house rule differs from the usual one, as in `passing`, or has this value, as in `passing = Off`.
    fn holds(&self, condition: &str) -> bool {
        let (name, wanted) = condition.split_once(" = ").map_or((condition, None), |(name, value)| (name, Some(value)));
        let mut changed = self.rules.changed(self.fields);
        changed.any(|(field, value)| field.name == name && wanted.is_none_or(|wanted| value.to_string() == wanted))
    }

    /// Puts the penalty cards in force in the place of `*`: `*S` in a picture and `*♠` in words if they are a rank, `*` if
    /// there is one card.
    fn with_penalty_cards(&self, line: &str) -> String {
        let (picture, words) = line.split_at(line.find('|').filter(|_| line.contains(": ")).unwrap_or(0));
        let (mut picture, mut words) = (picture.to_owned(), words.to_owned());
        if let Some(Value::Choice(name)) = self.value("penalty_rank") {
            let rank = Rank::ALL.into_iter().find(|rank| format!("{rank:?}") == *name).expect("a rank");
            for suit in Suit::ALL {
                let card = Card::new(rank, suit);
                picture = picture.replace(&format!("*{}", suit.letter()), &card.to_string());
                words = words.replace(&format!("*{}", suit.sign()), &card.symbol());
            }
        }
        if let Some(Value::Card(card)) = self.value("penalty_card") {
            picture = picture.replace('*', &card.to_string());
            words = words.replace('*', &card.symbol());
        }
        picture + &words
    }

    /// The value in force of a house rule, if the game has it.
    fn value(&self, name: &str) -> Option<&Value> {
        let field = self.fields.iter().find(|field| field.name == name)?;
        Some(self.rules.value(name).unwrap_or(&field.usual))
    }

    /// Adds a line. Notes that are left out must not leave two blank lines in a row.
    fn add_line(&mut self, line: &str) {
        if !line.is_empty() || !self.text.ends_with("\n\n") {
            self.text.push_str(line);
            self.text.push('\n');
        }
    }

    /// Adds a note on a house rule, if it differs from the usual one.
    fn add_note(&mut self, name: &str) {
        let mut changed = self.rules.changed(self.fields);
        if let Some((field, value)) = changed.find(|(field, _)| field.name == name) {
            let note = texts::note(field.meaning(value)).in_language(self.language);
            self.add_line(&format!("> {note}"));
        }
    }

    /// Adds the chapter on the house rules in force, if any differ from the usual ones.
    fn add_tonight(&mut self) {
        let changed = changed_rules(self.fields, self.rules);
        if changed.is_empty() {
            return;
        }
        let language = self.language;
        let (tonight, mut opening) = (texts::tonight().in_language(language), String::new());
        let above = match self.preset() {
            Some(preset) => {
                let playing = texts::playing_preset(preset.name, (preset.help)());
                opening = format!("{}\n\n", playing.in_language(language));
                texts::its_rules()
            }
            None => texts::these_rules(),
        };
        let (above, changed) = (above.in_language(language), list(&changed, language));
        self.text.push_str(&format!("## {tonight}\n\n{opening}{above}\n\n{changed}\n"));
    }

    /// The preset that has exactly these rules.
    fn preset(&self) -> Option<&Preset> {
        let changes = self.rules.changes(self.fields);
        self.entry.presets.iter().find(|preset| {
            let rules = self.entry.rules_or_usual(self.seats, preset.rules);
            rules.changes(self.fields) == changes
        })
    }
}

/// The chapter on house rules, with the presets at its end.
fn house_rules(entry: &Entry, language: Language) -> String {
    let tables: Vec<_> = entry.seats.clone().map(|seats| (seats, entry.fields(seats))).collect();
    let mut items = chapter(&tables);
    let presets = entry.presets.iter();
    items.extend(presets.map(|preset| texts::preset(preset.name, (preset.help)())));
    format!("## {}\n\n{}", texts::house_rules().in_language(language), list(&items, language))
}

/// A list in the format of rules texts.
fn list(items: &[Message], language: Language) -> String {
    let items = items.iter();
    items.map(|item| format!("- {}\n", item.in_language(language))).collect()
}
