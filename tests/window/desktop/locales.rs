use misere::text::Language;
use misere::ui::for_tests::desktop::*;

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
