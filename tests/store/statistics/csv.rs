//! Games as a table for spreadsheets.

use misere_store::Player;
use misere_store::statistics::{Filter, csv};

use super::{results, reviewed};

#[test]
fn cells_with_commas_and_quotes_stay_one_cell() {
    let mut games = vec![reviewed(0, 1.0)];
    games[0].result.players[0].rename("Ada, \"A\"".into());
    let text = csv(&Filter::default().apply(&results(games)));
    let lines: Vec<&str> = text.split("\r\n").collect();
    assert!(lines[0].starts_with("time,game,players,"));
    assert_eq!(
        lines[1],
        "1970-01-01T00:00:00Z,finis,4,easy,,new,\"Ada, \"\"A\"\"\",0,5,lowest,1,1,2,1,2,\
         1.000,0.000,1.000,0.500,2,2,1,27,"
    );
    assert_eq!(lines[2], "");
}

/// Regression: a spreadsheet calculated a player named `=1+1`.
#[test]
fn a_text_is_never_a_formula_and_a_number_is_always_a_number() {
    for (name, cell) in [
        ("=1+1", "'=1+1"),
        ("@SUM(1+1)", "'@SUM(1+1)"),
        ("+1", "'+1"),
        ("-1", "'-1"),
        ("\u{ff1d}1+1", "'\u{ff1d}1+1"),
        (" =1+1", "' =1+1"),
        ("\t=1", "\\t=1"),
        ("=\"a\",b", "\"'=\"\"a\"\",b\""),
        ("a;=1+1", "\"a;=1+1\""),
        ("Zoë Jürgen", "Zoë Jürgen"),
        ("a-b=c", "a-b=c"),
    ] {
        let mut games = vec![reviewed(0, -1.5)];
        games[0].result.players[0] = Player::Person(name.into());
        games[0].result.scores[0] = -3.5;
        let text = csv(&Filter::default().apply(&results(games)));
        let line = text.lines().nth(1).expect("a game");
        let cells = format!(",new,{cell},0,-3.5,lowest,1,1,2,1,2,");
        assert!(line.contains(&cells), "{cells} in {line}");
        assert!(line.contains(",1.000,0.000,-1.500,0.500,"), "{line}");
    }
}
