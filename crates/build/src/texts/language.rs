//! Languages: the folders of `assets/text`, and the facts about each that its file `language.ftl` states.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use fluent_syntax::ast::Expression;
use fluent_syntax::ast::{Entry, InlineExpression, Message, Pattern, PatternElement, Resource};
use fluent_syntax::parser;
use intl_pluralrules::{PluralRuleType, PluralRules};

use super::{Faults, NOUNS, TEXTS};

/// The code of the language that all others are compared with.
pub const ENGLISH: &str = "en";

/// The facts that a language states, each a message without variables.
const FACTS: [&str; 8] = [
    "name",
    "complete",
    "confirmed",
    "decimal-mark",
    "own-letters",
    "quotation-marks",
    "no-break-space-before",
    "no-break-space-after",
];

/// Numbers whose plural categories are tried: as many as a text could count.
const NUMBERS: std::ops::RangeInclusive<usize> = 0..=1000;

/// A language with what its texts are checked against.
pub struct Language {
    /// The name of its folder, such as `de`.
    pub code: String,
    pub name: String,
    /// Set if players can choose it, since nothing is missing.
    pub is_complete: bool,
    /// Set if native speakers have confirmed its texts.
    pub is_confirmed: bool,
    pub decimal_mark: char,
    /// Letters with accents that have their own place in the alphabet.
    pub own_letters: String,
    /// The quotation marks that texts may have.
    pub quotation_marks: String,
    /// Marks after which a no-break space stands.
    pub space_after: String,
    /// Marks before which a no-break space stands.
    pub space_before: String,
    pub plurals: Plurals,
    pub nouns: Nouns,
}

/// The plural categories of a language.
pub struct Plurals {
    /// Those of whole numbers.
    pub whole: BTreeSet<&'static str>,
    /// Those of whole numbers and of numbers with decimals.
    pub any: BTreeSet<&'static str>,
    /// Those of places: first, second.
    pub ordinal: BTreeSet<&'static str>,
}

impl Plurals {
    pub fn of(code: &str) -> Option<Self> {
        let language: unic_langid::LanguageIdentifier = code.parse().ok()?;
        let rules = |kind| PluralRules::create(language.clone(), kind).ok();
        let (cardinal, ordinal) = (
            rules(PluralRuleType::CARDINAL)?,
            rules(PluralRuleType::ORDINAL)?,
        );
        let categories = |rules: &PluralRules, decimals: &str| {
            let numbers = NUMBERS.map(|number| format!("{number}{decimals}"));
            let categories = numbers.filter_map(|number| rules.select(number.as_str()).ok());
            categories
                .map(|category| name_of(&category))
                .collect::<BTreeSet<_>>()
        };
        let whole = categories(&cardinal, "");
        let any = whole.union(&categories(&cardinal, ".5")).copied().collect();
        Some(Self {
            any,
            ordinal: categories(&ordinal, ""),
            whole,
        })
    }
}

const fn name_of(category: &intl_pluralrules::PluralCategory) -> &'static str {
    use intl_pluralrules::PluralCategory as Category;
    match category {
        Category::ZERO => "zero",
        Category::ONE => "one",
        Category::TWO => "two",
        Category::FEW => "few",
        Category::MANY => "many",
        Category::OTHER => "other",
    }
}

/// The forms of nouns that a language has.
#[derive(Default)]
pub struct Nouns {
    /// The ids of the messages in the file of nouns, each with its attributes.
    forms: Vec<(String, Vec<String>)>,
}

impl Nouns {
    pub(super) fn read(resource: &Resource<&str>) -> Self {
        let mut forms = Vec::new();
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let attributes = message.attributes.iter();
                let attributes = attributes.map(|attribute| attribute.id.name.to_owned());
                forms.push((message.id.name.to_owned(), attributes.collect()));
            }
        }
        Self { forms }
    }

    /// Tells whether a noun whose id begins like this has a form for the value of an option.
    pub fn has_form(&self, begins: &[&str], value: &str) -> bool {
        let mut nouns = self.forms.iter();
        nouns.any(|(id, forms)| {
            let is_meant = begins.iter().any(|begin| id.starts_with(begin));
            is_meant
                && forms
                    .iter()
                    .any(|form| form.split('-').any(|part| part == value))
        })
    }

    pub fn has(&self, id: &str) -> bool {
        self.forms.iter().any(|(other, _)| other == id)
    }
}

/// The languages by code, with English first.
///
/// # Errors
/// Returns what is wrong with their facts, a line for each fault.
pub fn languages() -> Result<Vec<Language>, String> {
    let mut codes = Vec::new();
    for folder in fs::read_dir(crate::root().join(TEXTS)).expect("the folder of the texts") {
        let folder = folder.expect("a folder can be read");
        if folder.path().is_dir() {
            let code = folder.file_name().into_string();
            codes.push(code.expect("the codes of languages are ASCII"));
        }
    }
    codes.sort_by_key(|code| (code != ENGLISH, code.clone()));
    let (mut languages, mut faults) = (Vec::new(), Vec::new());
    for code in codes {
        match Language::read(code) {
            Ok(language) => languages.push(language),
            Err(faults_there) => faults.push(faults_there),
        }
    }
    if faults.is_empty() {
        Ok(languages)
    } else {
        Err(faults.join("\n"))
    }
}

impl Language {
    /// The folder or file with this path in the folder of the language.
    pub fn path(&self, path: &str) -> PathBuf {
        crate::root().join(TEXTS).join(&self.code).join(path)
    }

    fn read(code: String) -> Result<Self, String> {
        let path = format!("{TEXTS}/{code}/language.ftl");
        let file = crate::root().join(&path);
        if !file.is_file() {
            return Err(format!(
                "{path}: a language needs this file with facts about it"
            ));
        }
        let source = crate::read_text(&file);
        let mut faults = Faults::new(&path, &source);
        let resource = super::parse(&source, &mut faults);
        let mut facts = resource
            .body
            .iter()
            .filter_map(|entry| match entry {
                Entry::Message(message) => Some((message.id.name, text_of(message)?)),
                _ => None,
            })
            .collect::<Vec<_>>();
        for (id, _) in &facts {
            if !FACTS.contains(id) {
                faults.add(
                    id,
                    &format!("there is no fact `{id}`: expected {}", FACTS.join(", ")),
                );
            }
        }
        let mut fact = |id: &str| {
            let place = facts.iter().position(|(other, _)| *other == id);
            place.map(|place| facts.swap_remove(place).1)
        };
        let name = fact("name");
        let (complete, confirmed) = (fact("complete"), fact("confirmed"));
        let decimal_mark = fact("decimal-mark");
        let quotation_marks = fact("quotation-marks");
        let own_letters = fact("own-letters");
        let (before, after) = (fact("no-break-space-before"), fact("no-break-space-after"));
        if name.is_none() {
            faults.add_at(0, "`name` is missing: the language’s own name");
        }
        for (id, fact) in [("complete", &complete), ("confirmed", &confirmed)] {
            if !matches!(fact.as_deref(), Some("yes" | "no")) {
                faults.add_at(0, &format!("`{id}` is missing: `yes` or `no`"));
            }
        }
        let mark_length = decimal_mark.as_ref().map(|mark| mark.chars().count());
        if mark_length != Some(1) {
            faults.add_at(0, "`decimal-mark` is missing: one character");
        }
        let plurals = Plurals::of(&code);
        if plurals.is_none() {
            faults.add_at(0, "the name of the folder is not the code of a language");
        }
        let nouns = read_nouns(&code);
        if let (Some(plurals), true) = (plurals, faults.list.is_empty()) {
            Ok(Self {
                name: name.unwrap_or_default(),
                is_complete: complete.is_some_and(|fact| fact == "yes"),
                is_confirmed: confirmed.is_some_and(|fact| fact == "yes"),
                decimal_mark: decimal_mark
                    .and_then(|mark| mark.chars().next())
                    .unwrap_or('.'),
                own_letters: own_letters.unwrap_or_default(),
                quotation_marks: quotation_marks.unwrap_or_default(),
                space_before: before.unwrap_or_default(),
                space_after: after.unwrap_or_default(),
                plurals,
                nouns,
                code,
            })
        } else {
            Err(faults.list.join("\n"))
        }
    }
}

/// The nouns of a language; those of English if it has none yet.
fn read_nouns(code: &str) -> Nouns {
    let of = |code: &str| {
        let path = crate::root().join(format!("{TEXTS}/{code}/engine/{NOUNS}.ftl"));
        fs::read_to_string(path).ok()
    };
    let source = of(code).or_else(|| of(ENGLISH));
    let source = source.expect("the English nouns are there");
    let (Ok(resource) | Err((resource, _))) = parser::parse(source.as_str());
    Nouns::read(&resource)
}

/// The text of a message without variables.
fn text_of(message: &Message<&str>) -> Option<String> {
    let Pattern { elements } = message.value.as_ref()?;
    let mut text = String::new();
    for element in elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } => text.push_str(value),
            PatternElement::Placeable { .. } => return None,
        }
    }
    Some(text)
}
