//! Numbers and points as Fluent's values, and as the language writes them.

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;

use super::{Number, reader};
use crate::score::Score;

pub(super) fn number_value(number: Number) -> FluentValue<'static> {
    let mut value = FluentNumber::from(number.as_f64());
    if number.decimals() > 0 {
        value.options.minimum_fraction_digits = Some(number.decimals().into());
        value.options.maximum_fraction_digits = value.options.minimum_fraction_digits;
    }
    value.into()
}

/// Equal to the number as a text would write it: `0.5` for half a point.
pub(super) fn score_value(score: Score) -> FluentValue<'static> {
    let mut value = FluentNumber::from(score.as_f64());
    if score.in_halves() % 2 != 0 {
        value.options.minimum_fraction_digits = Some(1);
    }
    value.into()
}

/// The score in a value made by [`score_value`].
pub(super) fn score_of(value: &FluentValue<'_>) -> Option<Score> {
    match value {
        FluentValue::Number(number) => Some(Score::halves((number.value * 2.0).round() as i32)),
        _ => None,
    }
}

/// Writes a number as the language does, with a real minus sign.
pub(super) fn format_number<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let decimals = number.options.maximum_fraction_digits.unwrap_or(0);
    let sign = if number.value < 0.0 { "−" } else { "" };
    let digits = format!("{:.decimals$}", number.value.abs());
    let mark = reader::language().decimal_mark().to_string();
    Some(format!("{sign}{}", digits.replace('.', &mark)))
}
