//! Rules texts that the checks refuse.

use super::language;
use misere_build::for_tests::{Faults, compare};

#[test]
fn rules_texts_have_the_same_outline() {
    let english = "\
# Finis

Avoid the last 10 tricks.

- Lead low.

## The cards

include: cards

cards: QD=0 AD=1 | a last trick

example: Too late
step: AC TS | West leads: 2 points.
end

house rule: rounds
";
    let polish = english.replace("The cards", "Karty").replace("a last trick", "ostatnia lewa").replace("=0", "=zero");
    for (from, to, expected) in [
        ("Too late", "Za późno", ""),
        ("# Finis", "# Koniec", "pl:1: the English text has `# Finis` here"),
        ("AC TS |", "AC |", "pl:14: the English text has `step: AC TS` here"),
        ("include: cards\n", "", "pl:10: the English text has `include: cards` here"),
        ("house rule: rounds\n", "", "`house rule: rounds` of the English text is missing"),
        ("end\n", "end\n## Nic\n", "pl:16: the English text has `house rule: rounds` here"),
        ("Avoid the last", "Unikaj\nendoskopii", ""),
        ("- Lead low.\n", "", "pl:6: the English text has `-` here"),
        ("2 points", "3 punkty", "pl:14: `3`: the numbers of the English text here are 2"),
        ("2 points", "dwa punkty", ""),
        ("Avoid the last", "“Avoid” the last", "pl:3: the text has “"),
        ("Avoid the last 10", "K♠ i 10♠ w", ""),
        ("Avoid the last", "D♠ w", "pl:3: `D♠`: cards have the letters"),
    ] {
        let text = polish.replace(from, to);
        let mut faults = Faults::new("pl", &text);
        compare(&text, english, &language("pl"), &mut faults);
        let fault = faults.list.first().map_or("", String::as_str);
        let is_told = fault.contains(expected) && fault.is_empty() == expected.is_empty();
        assert!(is_told, "{to}: {:?}", faults.list);
    }
}
