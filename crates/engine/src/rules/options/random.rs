//! Random house rules, for training and tests.

use std::ops::RangeInclusive;

use rand::Rng;

use super::{Field, FieldKind, Form, HouseRules, Value};
use crate::cards::below;

/// Maximum number of consecutive draws that may be refused.
const ATTEMPTS: usize = 100;

impl<O: Copy + 'static> Form<O> {
    /// Draws house rules, see [`random_rules`].
    ///
    /// # Panics
    /// Panics if a hundred draws in a row are refused.
    pub fn random(&self, rng: &mut impl Rng) -> HouseRules {
        random_rules(self.fields(), |rules| self.options(rules).is_ok(), rng)
    }
}

/// Draws house rules that are accepted; each rule keeps its default half of the time.
///
/// # Panics
/// Panics if a hundred draws in a row are refused.
pub fn random_rules(fields: &[Field], accepts: impl Fn(&HouseRules) -> bool, rng: &mut impl Rng) -> HouseRules {
    for _ in 0..ATTEMPTS {
        let mut rules = HouseRules::default();
        for field in fields {
            if below(rng, 2) == 0 {
                rules.set(field.name, field.random(rng));
            }
        }
        if accepts(&rules) {
            return rules;
        }
    }
    panic!("{ATTEMPTS} draws of house rules in a row are refused");
}

impl Field {
    /// Draws a value of this rule. In a long range, the ends, small values and the default are more
    /// likely than other values.
    pub fn random(&self, rng: &mut impl Rng) -> Value {
        let number = |range: &RangeInclusive<i32>, rng: &mut _| {
            let (first, last) = (*range.start(), *range.end());
            let steps = (last - first) as u32;
            match below(rng, 6) {
                0 => first,
                1 => last,
                2 => first + below(rng, steps.min(10) + 1) as i32,
                3 => match self.usual {
                    Value::Number(Some(default)) => default,
                    _ => first,
                },
                _ => first + below(rng, steps + 1) as i32,
            }
        };
        match &self.kind {
            FieldKind::Toggle => Value::Toggle(below(rng, 2) == 0),
            FieldKind::Number { none: Some(_), .. } if below(rng, 4) == 0 => Value::Number(None),
            FieldKind::Number { range, .. } => Value::Number(Some(number(range, rng))),
            FieldKind::Choice(names) => Value::Choice(names[below(rng, names.len() as u32) as usize].0),
            FieldKind::Card(cards) => Value::Card(cards.any(rng).expect("a rule about cards allows some")),
            FieldKind::Table { keys, range, .. } => {
                Value::Table(keys.iter().map(|&key| (key, number(range, rng))).collect())
            }
        }
    }
}
