//! The languages that the person has told the system, by their locales, the preferred one first.

#[cfg(any(windows, target_os = "macos"))]
pub fn of_system() -> Vec<String> {
    sys_locale::get_locales().collect()
}

#[cfg(not(any(windows, target_os = "macos")))]
pub fn of_system() -> Vec<String> {
    of_environment(|name| std::env::var(name).ok())
}

/// The locales by the rules of gettext: the list `LANGUAGE` stands for the locale, unless that is `C`.
#[cfg(not(any(windows, target_os = "macos")))]
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let variable = |name: &&str| variable(name).filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(variable);
    let Some(locale) = locale.filter(|locale| !matches!(locale.as_str(), "C" | "POSIX")) else {
        return Vec::new();
    };
    let list = variable(&"LANGUAGE").unwrap_or(locale);
    list.split(':').filter(|one| !one.is_empty()).map(str::to_owned).collect()
}

#[cfg(not(any(windows, target_os = "macos")))]
#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn the_list_of_languages_counts_with_its_priorities_unless_the_locale_is_c() {
        for (variables, code) in [
            (&[("LANGUAGE", "ca:es"), ("LANG", "ca_ES.UTF-8")][..], "es"),
            (&[("LANGUAGE", "ca:es:de"), ("LANG", "de_DE.UTF-8")], "es"),
            (&[("LANGUAGE", "pt_BR:fr_CA:fr"), ("LC_ALL", "C.UTF-8")], "fr"),
            (&[("LANGUAGE", "en_GB:en"), ("LANG", "de_DE.UTF-8")], "en"),
            (&[("LANGUAGE", "C:de"), ("LANG", "de_DE.UTF-8")], "en"),
            (&[("LANGUAGE", ":pl"), ("LANG", "de_DE.UTF-8")], "pl"),
            (&[("LANGUAGE", ""), ("LANG", "it_IT.UTF-8")], "it"),
            (&[("LANGUAGE", "ca"), ("LANG", "it_IT.UTF-8")], "en"),
            (&[("LANGUAGE", "es"), ("LANG", "C")], "en"),
            (&[("LANGUAGE", "es"), ("LC_ALL", "POSIX"), ("LANG", "de_DE")], "en"),
            (&[("LANGUAGE", "es")], "en"),
            (&[("LC_MESSAGES", "fr_FR"), ("LANG", "de_DE")], "fr"),
            (&[("LC_ALL", "pl_PL"), ("LC_MESSAGES", "fr_FR"), ("LANG", "de_DE")], "pl"),
            (&[], "en"),
        ] {
            let value = |name: &str| variables.iter().find(|one| one.0 == name).map(|one| one.1.to_owned());
            assert_eq!(Language::of_locales(&of_environment(value)).code(), code, "{variables:?}");
        }
    }
}
