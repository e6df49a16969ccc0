use misere::games::entry;
use misere::rules::options::Value;
use misere::seal::Seal;
use misere::text::Language;
use misere::ui::for_tests::pages::*;
use misere::ui::settings::Settings;

#[test]
fn a_typed_deal_code_brings_its_seed_and_house_rules() {
    let finis = entry("finis").expect("a game");
    let mut form = NewGameForm::new(finis, &Settings::default(), Seal::new(1, 2));
    form.deal_code = " finis/3/7F3K-2Q9A/rounds=2 ".into();
    let setup = form.setup().expect("a deal of this game");
    assert_eq!(setup.seats, 3);
    assert_eq!(setup.rules.value("rounds"), Some(&Value::Number(Some(2))));
    form.deal_code = "“Finis \u{2044} 3 \u{2044} 7F3K−2Q9A \u{2044} Rounds=2”.".into();
    assert_eq!(form.setup(), Ok(setup.clone()), "as phones write it");
    form.deal_code = "7F3K-2Q9A".into();
    let plain = form.setup().expect("a seed alone");
    assert_eq!((plain.seats, plain.seed), (form.players.len(), setup.seed));
    form.deal_code = "clubs/4/7F3K-2Q9A".into();
    let refusal = form.setup().expect_err("a deal of another game");
    let refusal = refusal.in_language(Language::ENGLISH);
    assert_eq!(refusal, "This code is for Clubs.");
    for nothing in ["!", "“”", "U"] {
        form.deal_code = nothing.into();
        assert!(form.setup().is_err(), "{nothing} is not random");
    }
}
