//! The declared list of a game's house rules.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use super::{Choice, Field, HouseRuleError, HouseRules, Kind, Named, Value};
use crate::cards::{Card, Cards};

type Reader<O> = Box<dyn Fn(&O) -> Value + Send + Sync>;
type Writer<O> = Box<dyn Fn(&mut O, &Value) + Send + Sync>;

/// The declared list of a game's house rules, with a way into its options struct.
pub struct Form<O> {
    default: O,
    fields: Vec<Field>,
    doors: Vec<(Reader<O>, Writer<O>)>,
    together: fn(&O) -> Result<(), &'static str>,
}

impl<O: Copy + 'static> Form<O> {
    /// A form without fields yet, for options with these defaults.
    pub fn new(default: O) -> Self {
        Self {
            default,
            fields: Vec::new(),
            doors: Vec::new(),
            together: |_| Ok(()),
        }
    }

    /// The fields declared.
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// Declares what no field can say alone.
    #[must_use]
    pub fn together(mut self, check: fn(&O) -> Result<(), &'static str>) -> Self {
        self.together = check;
        self
    }

    /// Declares a rule that is on or off.
    #[must_use]
    pub fn toggle(
        self,
        name: &'static str,
        label: &'static str,
        help: &'static str,
        door: fn(&mut O) -> &mut bool,
    ) -> Self {
        self.field(
            (name, label, help),
            Kind::Toggle,
            move |options| Value::Toggle(*door(options)),
            move |options, value| {
                if let Value::Toggle(on) = value {
                    *door(options) = *on;
                }
            },
        )
    }

    /// Declares a number.
    #[must_use]
    pub fn number(
        self,
        name: &'static str,
        label: &'static str,
        help: &'static str,
        range: RangeInclusive<i32>,
        door: fn(&mut O) -> &mut i32,
    ) -> Self {
        self.field(
            (name, label, help),
            Kind::Number { range, none: None },
            move |options| Value::Number(Some(*door(options))),
            move |options, value| {
                if let Value::Number(Some(number)) = value {
                    *door(options) = *number;
                }
            },
        )
    }

    /// Declares a number that may be none.
    #[must_use]
    pub fn number_or_none(
        self,
        name: &'static str,
        label: &'static str,
        help: &'static str,
        (range, none): (RangeInclusive<i32>, &'static str),
        door: fn(&mut O) -> &mut Option<i32>,
    ) -> Self {
        self.field(
            (name, label, help),
            Kind::Number {
                range,
                none: Some(none),
            },
            move |options| Value::Number(*door(options)),
            move |options, value| {
                if let Value::Number(number) = value {
                    *door(options) = *number;
                }
            },
        )
    }

    /// Declares a choice among the names of a type.
    #[must_use]
    pub fn choice<T: Choice>(
        self,
        name: &'static str,
        label: &'static str,
        help: &'static str,
        door: fn(&mut O) -> &mut T,
    ) -> Self {
        self.choice_among(name, label, help, |_| true, door)
    }

    /// Declares a choice among those names of a type that the filter lets through.
    #[must_use]
    pub fn choice_among<T: Choice>(
        self,
        name: &'static str,
        label: &'static str,
        help: &'static str,
        among: impl Fn(T) -> bool,
        door: fn(&mut O) -> &mut T,
    ) -> Self {
        let names = T::ALL
            .iter()
            .filter(|(value, ..)| among(*value))
            .map(|(_, name, label)| Named { name, label })
            .collect();
        self.field(
            (name, label, help),
            Kind::Choice(names),
            move |options| Value::Choice(door(options).name()),
            move |options, value| {
                if let Value::Choice(given) = value
                    && let Some((value, ..)) = T::ALL.iter().find(|(_, name, _)| name == given)
                {
                    *door(options) = *value;
                }
            },
        )
    }

    /// Declares a choice among cards.
    #[must_use]
    pub fn card(
        self,
        name: &'static str,
        label: &'static str,
        help: &'static str,
        among: Cards,
        door: fn(&mut O) -> &mut Card,
    ) -> Self {
        self.field(
            (name, label, help),
            Kind::Card(among),
            move |options| Value::Card(*door(options)),
            move |options, value| {
                if let Value::Card(card) = value {
                    *door(options) = *card;
                }
            },
        )
    }

    /// Declares a number for each of several keys.
    #[must_use]
    pub fn table<const N: usize>(
        self,
        name: &'static str,
        label: &'static str,
        help: &'static str,
        (keys, range): (&'static [&'static str; N], RangeInclusive<i32>),
        door: fn(&mut O) -> &mut [i32; N],
    ) -> Self {
        self.field(
            (name, label, help),
            Kind::Table { keys, range },
            move |options| {
                let numbers = *door(options);
                Value::Table(keys.iter().copied().zip(numbers).collect())
            },
            move |options, value| {
                if let Value::Table(table) = value {
                    for (slot, (_, number)) in door(options).iter_mut().zip(table) {
                        *slot = *number;
                    }
                }
            },
        )
    }

    fn field(
        mut self,
        (name, label, help): (&'static str, &'static str, &'static str),
        kind: Kind,
        read: impl Fn(&mut O) -> Value + Send + Sync + 'static,
        write: impl Fn(&mut O, &Value) + Send + Sync + 'static,
    ) -> Self {
        let mut default = self.default;
        self.fields.push(Field {
            name,
            label,
            help,
            kind,
            default: read(&mut default),
        });
        let read_copy = move |options: &O| {
            let mut copy = *options;
            read(&mut copy)
        };
        self.doors.push((Box::new(read_copy), Box::new(write)));
        self
    }

    /// All rules by name, as these options have them.
    pub fn values(&self, options: &O) -> HouseRules {
        HouseRules(
            self.fields
                .iter()
                .zip(&self.doors)
                .map(|(field, (read, _))| (field.name, read(options)))
                .collect(),
        )
    }

    /// Options with the defaults where these rules are silent.
    ///
    /// # Errors
    /// A name that the game has not, a name given twice, a value out of its range, values that
    /// exclude each other.
    pub fn options(&self, rules: &HouseRules) -> Result<O, HouseRuleError> {
        let mut options = self.default;
        let mut given = HashSet::new();
        for (name, value) in &rules.0 {
            let field = Field::named(&self.fields, name)?;
            if !given.insert(field.name) {
                return Err(HouseRuleError::Twice(field.name));
            }
            if !field.kind.allows(value) {
                return Err(field.refuse(value.to_string()));
            }
            let place = self
                .fields
                .iter()
                .position(|other| other.name == field.name);
            if let Some((_, write)) = place.map(|place| &self.doors[place]) {
                write(&mut options, value);
            }
        }
        (self.together)(&options).map_err(HouseRuleError::Together)?;
        Ok(options)
    }
}
