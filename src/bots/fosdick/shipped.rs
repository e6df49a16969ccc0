//! What was learned for each game of the family.

use std::sync::LazyLock;

use crate::bots::Policy;
use crate::bots::learned::Learned;
use crate::rules::fosdick::Fosdick;

/// What comes with the program, by the games of [`Fosdick::COMPONENTS`].
static LEARNED: LazyLock<[Option<Learned>; 6]> = LazyLock::new(|| {
    [
        include_bytes!("../../../assets/bots/four_bad_queens.policy").as_slice(),
        include_bytes!("../../../assets/bots/four_mad_queens.policy"),
        include_bytes!("../../../assets/bots/slippery_paws.policy"),
        include_bytes!("../../../assets/bots/finis.policy"),
        include_bytes!("../../../assets/bots/cruel_fate.policy"),
        include_bytes!("../../../assets/bots/acorn_hearts.policy"),
    ]
    .map(|file| Learned::read(file, Fosdick::DESCRIPTION, Fosdick::WEIGHTS).ok())
});

/// The policy for deals of a game. A test sees to it that every file fits.
pub(super) fn learned(game: Fosdick) -> Option<&'static Learned> {
    let place = Fosdick::COMPONENTS.iter().position(|&one| one == game)?;
    LEARNED[place].as_ref()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_fits() {
        for game in Fosdick::COMPONENTS {
            assert!(learned(game).is_some(), "{game:?}");
        }
        assert!(learned(Fosdick::Compendium).is_none());
    }
}
