//! The deal of a day.

use std::collections::BTreeSet;

use misere_games::GAMES;
use misere_players::bots::Level;
use misere_store::today::DayDeal;
use misere_store::{Date, Origin, Saved};

/// The examples of `docs/today.md`, which others can check.
#[test]
fn the_documented_deals_never_change() {
    let page = include_str!("../../docs/today.md");
    let mut rows = 0;
    let has_code = |line: &&str| line.starts_with("| 20") && line.contains('`');
    for row in page.lines().filter(has_code) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let deal = DayDeal::of(cells[1].parse().expect("a date"));
        let found = [
            deal.entry.id.to_owned(),
            deal.opponents.name().to_owned(),
            format!("{:010x}", deal.setup.seed),
            format!("`{}`", deal.code()),
        ];
        assert_eq!(cells[2..6], found, "{row}");
        rows += 1;
    }
    assert!(rows >= 7, "only {rows} examples");
}

#[test]
fn every_game_has_its_day_and_no_two_days_have_the_same_deal() {
    let first: Date = "2026-11-23".parse().expect("a Monday");
    let deals: Vec<DayDeal> = (0..700).map(|day| DayDeal::of(first.plus(day))).collect();
    let ids: BTreeSet<&str> = deals[..14].iter().map(|deal| deal.entry.id).collect();
    assert_eq!(ids.len(), GAMES.len());
    let seeds: BTreeSet<u64> = deals.iter().map(|deal| deal.setup.seed).collect();
    assert_eq!(seeds.len(), deals.len());
    for (day, deal) in deals.iter().enumerate() {
        assert_eq!(deal.opponents == Level::Easy, day % 7 == 0, "Monday is the easiest");
        assert_eq!(deal.entry.id, deals[day % 14].entry.id);
    }
}

#[test]
fn a_new_game_is_of_its_deal_and_reads_back() {
    let date: Date = "2026-11-26".parse().expect("a date");
    let deal = DayDeal::of(date);
    let mut saved = deal.start(&["Ada".into(), "Berta".into()], Origin::Today(date));
    saved.session.shuffle();
    assert!(deal.is_of(saved.session.as_ref()) && deal.has_players(&saved.players));
    let again = Saved::from_ron(&saved.to_ron(), "today.misere".as_ref()).expect("what was written");
    assert_eq!((again.origin, again.players.len()), (Origin::Today(date), 4));
    assert!(saved.to_ron().contains("origin: today(\"2026-11-26\")"), "{}", saved.to_ron());
    assert!(!DayDeal::of(date.plus(1)).is_of(saved.session.as_ref()));
    saved.players.swap(0, 1);
    assert!(!deal.has_players(&saved.players));
}
