//! A game's declared house rules, each bound to a field of its options struct.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use super::field::{Keys, Meaning};
use super::{Choice, Field, FieldKind, HouseRuleError, HouseRules, Provenance, Value};
use crate::cards::{Card, Cards};
use crate::rules::Message;

type Getter<O> = Box<dyn Fn(&O) -> Value + Send + Sync>;
type Setter<O> = Box<dyn Fn(&mut O, &Value) + Send + Sync>;

/// A game's declared house rules, each bound to a field of its options struct.
#[must_use]
pub struct Form<O> {
    default: O,
    fields: Vec<Field>,
    /// The accessors of each field, in the order of `fields`.
    access: Vec<(Getter<O>, Setter<O>)>,
    check: fn(&O) -> Result<(), Message>,
}

impl<O: Copy + 'static> Form<O> {
    /// A form without fields, for options with these defaults.
    pub fn new(default: O) -> Self {
        Self { default, fields: Vec::new(), access: Vec::new(), check: |_| Ok(()) }
    }

    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// Adds a check of all options together, for values that exclude each other.
    pub fn with_check(mut self, check: fn(&O) -> Result<(), Message>) -> Self {
        self.check = check;
        self
    }

    /// Declares a rule that is on or off.
    pub fn toggle(self, name: &'static str, label: Message, help: Message, access: fn(&mut O) -> &mut bool) -> Self {
        self.field(
            (name, label, help),
            FieldKind::Toggle,
            move |options| Value::Toggle(*access(options)),
            move |options, value| {
                if let Value::Toggle(on) = value {
                    *access(options) = *on;
                }
            },
        )
    }

    /// Declares a number.
    pub fn number(
        self, name: &'static str, label: Message, help: Message, range: RangeInclusive<i32>,
        access: fn(&mut O) -> &mut i32,
    ) -> Self {
        self.field(
            (name, label, help),
            FieldKind::Number { range, none: None },
            move |options| Value::Number(Some(*access(options))),
            move |options, value| {
                if let Value::Number(Some(number)) = value {
                    *access(options) = *number;
                }
            },
        )
    }

    /// Declares a number that may be absent, with the label for "none".
    pub fn number_or_none(
        self, name: &'static str, label: Message, help: Message, (range, none): (RangeInclusive<i32>, Message),
        access: fn(&mut O) -> &mut Option<i32>,
    ) -> Self {
        self.field(
            (name, label, help),
            FieldKind::Number { range, none: Some(none) },
            move |options| Value::Number(*access(options)),
            move |options, value| {
                if let Value::Number(number) = value {
                    *access(options) = *number;
                }
            },
        )
    }

    /// Declares a choice among all values of a type.
    pub fn choice<T: Choice>(
        self, name: &'static str, label: Message, help: Message, access: fn(&mut O) -> &mut T,
    ) -> Self {
        self.choice_among(name, label, help, |_| true, access)
    }

    /// Declares a choice among those values of a type that pass the filter.
    pub fn choice_among<T: Choice>(
        self, name: &'static str, label: Message, help: Message, among: impl Fn(T) -> bool,
        access: fn(&mut O) -> &mut T,
    ) -> Self {
        let names =
            T::ALL.iter().filter(|(value, ..)| among(*value)).map(|(_, name, label)| (*name, label())).collect();
        self.field(
            (name, label, help),
            FieldKind::Choice(names),
            move |options| Value::Choice(access(options).name()),
            move |options, value| {
                if let Value::Choice(given) = value
                    && let Some((value, ..)) = T::ALL.iter().find(|(_, name, _)| name == given)
                {
                    *access(options) = *value;
                }
            },
        )
    }

    /// Declares a choice among these cards.
    pub fn card(
        self, name: &'static str, label: Message, help: Message, among: Cards, access: fn(&mut O) -> &mut Card,
    ) -> Self {
        self.field(
            (name, label, help),
            FieldKind::Card(among),
            move |options| Value::Card(*access(options)),
            move |options, value| {
                if let Value::Card(card) = value {
                    *access(options) = *card;
                }
            },
        )
    }

    /// Declares a number for each of several keys, with the labels of the keys.
    pub fn table<const N: usize>(
        self, name: &'static str, label: Message, help: Message,
        ((keys, labels), range): (Keys<N>, RangeInclusive<i32>), access: fn(&mut O) -> &mut [i32; N],
    ) -> Self {
        self.field(
            (name, label, help),
            FieldKind::Table { keys, labels: (0..N).map(labels).collect(), range },
            move |options| {
                let numbers = *access(options);
                Value::Table(keys.iter().copied().zip(numbers).collect())
            },
            move |options, value| {
                if let Value::Table(table) = value {
                    for (slot, (_, number)) in access(options).iter_mut().zip(table) {
                        *slot = *number;
                    }
                }
            },
        )
    }

    /// States that a published description of the game gives the usual value of the rule declared
    /// last. Without this, nothing calls the value published.
    ///
    /// # Panics
    /// Panics if no rule is declared yet.
    pub fn published(self) -> Self {
        self.from(Provenance::Published)
    }

    /// States in a full sentence what the sources say about the rule declared last, whose usual
    /// value was chosen for this program.
    ///
    /// # Panics
    /// Panics if no rule is declared yet.
    pub fn usual_here(self, note: Message) -> Self {
        self.from(Provenance::UsualHere { note })
    }

    fn from(mut self, provenance: Provenance) -> Self {
        let field = self.fields.last_mut();
        let field = field.expect("a rule is declared before its provenance");
        field.provenance = provenance;
        self
    }

    /// States in a full sentence what a value of the rule declared last means for the game; the value is
    /// written as in files.
    ///
    /// # Panics
    /// Panics if no rule is declared yet.
    pub fn means(self, value: &'static str, sentence: Message) -> Self {
        self.meaning(value, Meaning::Sentence(sentence))
    }

    /// Like [`Form::means`], for all other numbers.
    ///
    /// # Panics
    /// Panics if no rule is declared yet.
    pub fn numbers_mean(self, sentence: fn(i32) -> Message) -> Self {
        self.meaning(Field::ANY, Meaning::OfNumber(sentence))
    }

    /// Like [`Form::means`], for all other values, given by their labels. For a table, that lists only the
    /// numbers that differ from the usual ones.
    ///
    /// # Panics
    /// Panics if no rule is declared yet.
    pub fn values_mean(self, sentence: fn(Message) -> Message) -> Self {
        self.meaning(Field::ANY, Meaning::OfLabel(sentence))
    }

    fn meaning(mut self, value: &'static str, meaning: Meaning) -> Self {
        let field = self.fields.last_mut();
        let field = field.expect("a rule is declared before its meanings");
        field.meanings.push((value, meaning));
        self
    }

    /// States that the rule declared last has no effect while another rule has this value, written as in files.
    ///
    /// # Panics
    /// Panics if no rule is declared yet.
    pub fn idle_when(mut self, other: &'static str, value: &'static str) -> Self {
        let field = self.fields.last_mut();
        let field = field.expect("a rule is declared before what makes it idle");
        field.idle_when = Some((other, value));
        self
    }

    fn field(
        mut self, (name, label, help): (&'static str, Message, Message), kind: FieldKind,
        get: impl Fn(&mut O) -> Value + Send + Sync + 'static, set: impl Fn(&mut O, &Value) + Send + Sync + 'static,
    ) -> Self {
        let mut default = self.default;
        self.fields.push(Field {
            name,
            label,
            help,
            kind,
            usual: get(&mut default),
            provenance: Provenance::UsualHere { note: Message::EMPTY },
            meanings: Vec::new(),
            idle_when: None,
        });
        let get_from_copy = move |options: &O| {
            let mut copy = *options;
            get(&mut copy)
        };
        self.access.push((Box::new(get_from_copy), Box::new(set)));
        self
    }

    /// The complete house rules for these options.
    pub fn values(&self, options: &O) -> HouseRules {
        HouseRules(self.fields.iter().zip(&self.access).map(|(field, (get, _))| (field.name, get(options))).collect())
    }

    /// Every house rule: the given values, and the defaults for all others.
    ///
    /// # Errors
    /// See [`Form::options`].
    pub fn complete(&self, rules: &HouseRules) -> Result<HouseRules, HouseRuleError> {
        Ok(self.values(&self.options(rules)?))
    }

    /// Options with these rules, and the defaults for all others.
    ///
    /// # Errors
    /// Returns an error for an unknown name, a name given twice, a value out of range, or values
    /// that exclude each other.
    pub fn options(&self, rules: &HouseRules) -> Result<O, HouseRuleError> {
        let mut options = self.default;
        let mut given = HashSet::new();
        for (name, value) in &rules.0 {
            let field = Field::named(&self.fields, name)?;
            if !given.insert(field.name) {
                return Err(HouseRuleError::Twice(field.name));
            }
            if !field.kind.allows(value) {
                return Err(field.error_for(value.to_string()));
            }
            let index = self.fields.iter().position(|other| other.name == field.name);
            if let Some((_, set)) = index.map(|index| &self.access[index]) {
                set(&mut options, value);
            }
        }
        (self.check)(&options).map_err(HouseRuleError::Conflict)?;
        Ok(options)
    }
}
