//! House misere_engine::cards::{Card, Cards, Rank};
use misere_engine::cards::{Card, Cards, Rank};
use misere_engine::rules::Message;
use misere_engine::rules::options::{Choice, Form, Labelled, read_rules};

#[derive(Clone, Copy, Debug, PartialEq)]
enum Fruit {
    Pear,
    Plum,
}

impl Choice for Fruit {
    const ALL: &'static [Labelled<Self>] =
        &[(Self::Pear, "Pear", || Message::raw("a pear")), (Self::Plum, "Plum", || Message::raw("a plum"))];
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Size {
    Four,
    Eight,
}

impl Choice for Size {
    const ALL: &'static [Labelled<Self>] =
        &[(Self::Four, "4", || Message::raw("four")), (Self::Eight, "8", || Message::raw("eight"))];
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Basket {
    full: bool,
    count: i32,
    limit: Option<i32>,
    fruit: Fruit,
    size: Size,
    card: Card,
    table: [i32; 2],
}

fn form() -> Form<Basket> {
    let card = "QS".parse().expect("card");
    Form::new(Basket { full: true, count: 3, limit: None, fruit: Fruit::Pear, size: Size::Eight, card, table: [1, 2] })
        .toggle("full", Message::raw("Full"), Message::EMPTY, |o| &mut o.full)
        .number("count", Message::raw("Count"), Message::EMPTY, 1..=9, |o| &mut o.count)
        .number_or_none("limit", Message::raw("Limit"), Message::EMPTY, (1..=500, Message::raw("no limit")), |o| {
            &mut o.limit
        })
        .choice("fruit", Message::raw("Fruit"), Message::EMPTY, |o| &mut o.fruit)
        .choice("size", Message::raw("Size"), Message::EMPTY, |o| &mut o.size)
        .card("card", Message::raw("Card"), Message::EMPTY, Cards::rank(Rank::Queen), |o| &mut o.card)
        .table("table", Message::raw("Table"), Message::EMPTY, ((&["one", "two"], |_| Message::EMPTY), 0..=99), |o| {
            &mut o.table
        })
        .with_check(|o| if o.full && o.count == 9 { Err(Message::raw("full with nine")) } else { Ok(()) })
}

fn read(text: &str) -> Result<Basket, String> {
    let form = form();
    let rules = read_rules(form.fields(), text).map_err(|error| error.to_string())?;
    form.options(&rules).map_err(|error| error.to_string())
}

#[test]
fn what_is_written_reads_back() {
    let form = form();
    let basket = read("(limit: 10, fruit: Plum, card: \"QH\", full: false, count: 9, table: (one: 4, two: 5))");
    let basket = basket.expect("valid rules");
    assert_eq!((basket.limit, basket.fruit, basket.table), (Some(10), Fruit::Plum, [4, 5]));
    let text = ron::to_string(&form.values(&basket)).expect("RON");
    assert_eq!(read(&text), Ok(basket));
    assert_eq!(read("(limit: Some(10))").map(|b| b.limit), Ok(Some(10)));
    assert_eq!(read("(fruit: \"Plum\")").map(|b| b.fruit), Ok(Fruit::Plum));
    assert_eq!(read("()").map(|b| b.count), Ok(3));
}

#[test]
fn a_choice_among_numbers_is_written_as_a_number() {
    let form = form();
    let basket = read("(size: 4)").expect("valid rules");
    assert_eq!(basket.size, Size::Four);
    let text = ron::to_string(&form.values(&basket)).expect("RON");
    assert!(text.contains("size:4"), "{text}");
    assert_eq!(read(&text), Ok(basket));
    let text = serde_json::to_string(&form.values(&basket)).expect("JSON");
    assert!(text.contains("\"size\":4"), "{text}");
}

#[test]
fn out_of_range_is_refused_with_name_value_and_range() {
    for (text, words) in [
        ("(count: 10)", ["count", "10", "1 to 9"]),
        ("(count: None)", ["count", "None", "1 to 9"]),
        ("(limit: 0)", ["limit", "0", "1 to 500, or None"]),
        ("(fruit: Fig)", ["fruit", "Fig", "Pear, Plum"]),
        ("(size: 5)", ["size", "5", "4, 8"]),
        ("(card: \"KS\")", ["card", "KS", "QC QD QH QS"]),
        ("(nuts: 1)", ["nuts", "not a house rule", "fruit"]),
        ("(table: (one: 1))", ["table", "two is missing", "0 to 99"]),
        ("(count: 9)", ["full", "with", "nine"]),
        ("(count: 1, count: 2)", ["count", "given", "twice"]),
    ] {
        let error = read(text).expect_err(text);
        for word in words {
            assert!(error.contains(word), "{text}: {error} lacks {word}");
        }
    }
    let error = read("(\n  count: 3,\n  limit: 501)").expect_err("out of range");
    assert!(error.starts_with("3:"), "{error} has no place");
}
