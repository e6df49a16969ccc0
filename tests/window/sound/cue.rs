use misere::ui::sound::Cue;
use misere::ui::sound::cue::SoundState;
fn heard() -> SoundState {
    SoundState { deal: 1, at: 1, holding: false, trick: None, sheet: false, won: false, asked: false }
}

#[test]
fn every_card_and_the_end_of_a_trick_are_heard() {
    let dealt = heard();
    assert_eq!(dealt.since(None), [Cue::Deal]);
    let asked = SoundState { asked: true, at: 4, ..heard() };
    assert_eq!(asked.since(Some(&dealt)), [Cue::Slide, Cue::Snap, Cue::Turn]);
    let full = SoundState { holding: true, at: 5, ..heard() };
    assert_eq!(full.since(Some(&asked)), [Cue::Slide, Cue::Snap]);
    assert_eq!(full.since(Some(&full)), []);
    let costly = SoundState { trick: Some(Cue::Hurt), ..full.clone() };
    let heard = costly.since(Some(&asked));
    assert_eq!(heard, [Cue::Slide, Cue::Snap, Cue::Hurt]);
    let gone = SoundState { holding: false, asked: true, ..full.clone() };
    assert_eq!(gone.since(Some(&full)), [Cue::Gather, Cue::Turn]);
}

#[test]
fn the_end_of_a_deal_and_the_next_deal_are_heard() {
    let full = SoundState { holding: true, at: 53, ..heard() };
    let over = SoundState { holding: false, sheet: true, ..full.clone() };
    assert_eq!(over.since(Some(&full)), [Cue::Gather, Cue::Over]);
    let won = SoundState { won: true, ..over.clone() };
    assert_eq!(won.since(Some(&full)), [Cue::Gather, Cue::Win]);
    let next = SoundState { deal: 2, at: 54, asked: true, ..heard() };
    assert_eq!(next.since(Some(&over)), [Cue::Deal]);
}

#[test]
fn undoing_and_resuming_are_silent() {
    let later = SoundState { at: 9, ..heard() };
    assert_eq!(heard().since(Some(&later)), []);
    assert_eq!(later.since(None), []);
}
