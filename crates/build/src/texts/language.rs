//! Languages: the folders of `assets/text`, and the facts about each that its file `language.ftl` states.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use intl_pluralrules::{PluralRuleType, PluralRules};

use super::{Faults, NOUNS, TEXTS};

/// The code of the language that all others are compared with.
pub const ENGLISH: &str = "en";

/// The facts that a language states, each a message without variables.
const FACTS: [&str; 12] = [
    "name",
    "complete",
    "confirmed",
    "decimal-mark",
    "own-letters",
    "quotation-marks",
    "no-break-space-before",
    "no-break-space-after",
    "changes-before-names",
    "melts-with-articles",
    "small-after-colon",
    "own-indices-are-usual",
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
    /// Words that change before some names, such as "a" (ad) in Italian, apart by spaces.
    pub changes_before_names: String,
    /// Words that melt with an article, such as "de" (du) in French, apart by spaces.
    pub melts_with_articles: String,
    /// Set if what follows a colon begins with a small letter.
    pub small_after_colon: bool,
    /// Set if players expect the letters of the language on cards.
    pub has_usual_indices: bool,
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
        let (cardinal, ordinal) = (rules(PluralRuleType::CARDINAL)?, rules(PluralRuleType::ORDINAL)?);
        let categories = |rules: &PluralRules, decimals: &str| {
            let numbers = NUMBERS.map(|number| format!("{number}{decimals}"));
            let categories = numbers.filter_map(|number| rules.select(number.as_str()).ok());
            categories.map(|category| name_of(&category)).collect::<BTreeSet<_>>()
        };
        let whole = categories(&cardinal, "");
        let any = whole.union(&categories(&cardinal, ".5")).copied().collect();
        Some(Self { any, ordinal: categories(&ordinal, ""), whole })
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
pub struct Nouns {
    /// The ids of the messages in the file of nouns, each with its attributes.
    forms: Vec<(String, Vec<String>)>,
    /// Set if a part of the file cannot be read, so that nothing is known to be missing.
    is_broken: bool,
}

impl Nouns {
    /// The nouns of a language; those of English if it has none yet.
    fn of(code: &str) -> Self {
        let path = |code: &str| format!("{TEXTS}/{code}/engine/{NOUNS}.ftl");
        let own = path(code);
        let is_there = crate::root().join(&own).exists();
        let source = super::read(&if is_there { own } else { path(ENGLISH) });
        // The check of the file tells why it cannot be read.
        source.map_or_else(|_| Self::broken(), |source| Self::read(&source))
    }

    const fn broken() -> Self {
        Self { forms: Vec::new(), is_broken: true }
    }

    pub fn read(source: &str) -> Self {
        let mut faults = Faults::new("", source);
        let resource = super::parse(source, &mut faults);
        let mut forms = Vec::new();
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let attributes = message.attributes.iter();
                let attributes = attributes.map(|attribute| attribute.id.name.to_owned());
                forms.push((message.id.name.to_owned(), attributes.collect()));
            }
        }
        Self { forms, is_broken: !faults.list.is_empty() }
    }

    /// Tells whether a noun whose id begins like this has a form for the value of an option.
    pub fn has_form(&self, begins: &[&str], value: &str) -> bool {
        let mut nouns = self.forms.iter();
        self.is_broken
            || nouns.any(|(id, forms)| {
                let is_meant = begins.iter().any(|begin| id.starts_with(begin));
                is_meant && forms.iter().any(|form| form.split('-').any(|part| part == value))
            })
    }

    /// The forms that nothing asks for in these texts.
    pub fn unused_forms(&self, texts: &[String]) -> BTreeSet<&str> {
        let asked: BTreeSet<&str> = texts.iter().flat_map(|text| text.split('"')).collect();
        let forms = self.forms.iter().flat_map(|(_, forms)| forms);
        let forms = forms.flat_map(|form| form.split('-'));
        let unused = forms.filter(|form| !asked.contains(form));
        unused.filter(|form| !["index", "gender"].contains(form)).collect()
    }

    pub fn has(&self, id: &str) -> bool {
        self.is_broken || self.forms.iter().any(|(other, _)| other == id)
    }
}

/// The languages by code, with English first.
///
/// # Errors
/// Returns what is wrong with their facts, a line for each fault.
pub fn languages() -> Result<Vec<Language>, String> {
    let mut codes = super::list(TEXTS)?;
    codes.retain(|code| crate::root().join(TEXTS).join(code).is_dir());
    codes.sort_by_key(|code| (code != ENGLISH, code.clone()));
    let (mut languages, mut faults) = (Vec::new(), Vec::new());
    for code in codes {
        match Language::read(code) {
            Ok(language) => languages.push(language),
            Err(faults_there) => faults.push(faults_there),
        }
    }
    if faults.is_empty() { Ok(languages) } else { Err(faults.join("\n")) }
}

impl Language {
    /// The path from the root of the repository to what has this path in the folder of the language.
    pub fn path(&self, path: &str) -> String {
        let path = format!("{TEXTS}/{}/{path}", self.code);
        path.trim_end_matches('/').to_owned()
    }

    fn read(code: String) -> Result<Self, String> {
        let path = format!("{TEXTS}/{code}/language.ftl");
        if !crate::root().join(&path).exists() {
            return Err(format!("{path}: a language needs this file with facts about it"));
        }
        let source = super::read(&path)?;
        let mut faults = Faults::new(&path, &source);
        let resource = super::parse(&source, &mut faults);
        let mut facts = Vec::new();
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            match text_of(message) {
                Some(text) if FACTS.contains(&id) => facts.push((id, text)),
                Some(_) => {
                    let expected = FACTS.join(", ");
                    faults.add(id, &format!("there is no fact `{id}`: expected {expected}"));
                }
                None => faults.add(id, "facts are plain text"),
            }
        }
        let find = |id: &str| facts.iter().find(|(other, _)| *other == id);
        let optional = |id| find(id).map_or_else(String::new, |(_, text)| text.clone());
        let mut fact = |id, fits: fn(&str) -> bool, expected| {
            match find(id) {
                Some((_, text)) if fits(text) => return text.clone(),
                Some((place, text)) => {
                    faults.add(place, &format!("`{id}` is `{text}`: expected {expected}"));
                }
                None => faults.add_at(0, &format!("`{id}` is missing: expected {expected}")),
            }
            String::new()
        };
        let is_answer = |text: &str| ["yes", "no"].contains(&text);
        let name = fact("name", |_| true, "the language’s own name");
        let is_complete = fact("complete", is_answer, "`yes` or `no`") == "yes";
        let is_confirmed = fact("confirmed", is_answer, "`yes` or `no`") == "yes";
        let decimal_mark = fact("decimal-mark", |mark| mark.chars().count() == 1, "one character");
        let is_printed = |marks: &str| !marks.contains(['"', '\'']);
        let quotation_marks = fact("quotation-marks", is_printed, "printed marks, such as “”‘’");
        let plurals = Plurals::of(&code);
        if plurals.is_none() {
            faults.add_at(0, "the name of the folder is not the code of a language");
        }
        match plurals {
            Some(plurals) if faults.list.is_empty() => Ok(Self {
                name,
                is_complete,
                is_confirmed,
                decimal_mark: decimal_mark.chars().next().unwrap_or('.'),
                quotation_marks,
                own_letters: optional("own-letters"),
                space_before: optional("no-break-space-before"),
                space_after: optional("no-break-space-after"),
                changes_before_names: optional("changes-before-names"),
                melts_with_articles: optional("melts-with-articles"),
                small_after_colon: optional("small-after-colon") == "yes",
                has_usual_indices: optional("own-indices-are-usual") == "yes",
                nouns: Nouns::of(&code),
                plurals,
                code,
            }),
            _ => Err(faults.list.join("\n")),
        }
    }
}

/// The text of a message without variables.
fn text_of(message: &Message<&str>) -> Option<String> {
    let Pattern { elements } = message.value.as_ref()?;
    let mut text = String::new();
    for element in elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
                text.push_str(value);
            }
            PatternElement::Placeable { .. } => return None,
        }
    }
    Some(text)
}
