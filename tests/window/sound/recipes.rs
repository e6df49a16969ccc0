use misere::ui::sound::Cue;
use misere::ui::sound::recipes::{RATE, samples};
#[test]
fn sounds_are_short_quiet_and_do_not_click() {
    for cue in Cue::ALL {
        for variation in 0..20 {
            let samples = samples(cue, variation);
            let loudest = samples.iter().fold(0.0_f32, |most, one| most.max(one.abs()));
            assert!((0.03..0.4).contains(&loudest), "{cue:?}: {loudest}");
            let seconds = samples.len() as f32 / RATE as f32;
            assert!(seconds <= 1.5, "{cue:?} lasts {seconds} s");
            assert_eq!((samples[0], samples.last()), (0.0, Some(&0.0)), "{cue:?}");
        }
    }
}

#[test]
fn no_sound_is_twice_the_same() {
    for cue in Cue::ALL {
        assert_ne!(samples(cue, 1), samples(cue, 2), "{cue:?}");
    }
}
