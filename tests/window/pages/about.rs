use misere::ui::for_tests::pages::*;

/// Run `python3 docs/licenses.py` to update the list.
#[test]
fn every_crate_is_listed_under_a_license() {
    let lock = include_str!("../../../Cargo.lock");
    let mut listed: Vec<String> = Vec::new();
    for license in licenses() {
        assert!(license.text.len() > 500, "{}", license.name);
        let crates = license.crates.lines();
        listed.extend(crates.map(|line| line.split(':').next().unwrap_or_default().to_owned()));
    }
    let field = |package: &str, name: &str| {
        let start = format!("{name} = \"");
        let mut lines = package.lines();
        let value = lines.find_map(|line| line.strip_prefix(&start));
        value.map(|value| value.trim_end_matches('"').to_owned())
    };
    let packages = lock.split("[[package]]").skip(1);
    let needed: Vec<String> = packages
        .filter(|package| field(package, "source").is_some())
        .filter_map(|package| Some(format!("{} {}", field(package, "name")?, field(package, "version")?)))
        .collect();
    assert!(needed.len() > 100);
    let missing: Vec<_> = needed.iter().filter(|one| !listed.contains(one)).collect();
    assert!(missing.is_empty(), "missing: {missing:?}");
    let gone: Vec<_> = listed.iter().filter(|one| !needed.contains(one)).collect();
    assert!(gone.is_empty(), "no longer in Cargo.lock: {gone:?}");
}
