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
pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let variable = |name: &&str| variable(name).filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(variable);
    let Some(locale) = locale.filter(|locale| !matches!(locale.as_str(), "C" | "POSIX")) else { return Vec::new() };
    let list = variable(&"LANGUAGE").unwrap_or(locale);
    list.split(':').filter(|one| !one.is_empty()).map(str::to_owned).collect()
}
