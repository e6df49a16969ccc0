//! The shipped policies of the family.

use std::sync::LazyLock;

use super::features::LEARNING;
use crate::bots::learned::LearnedPolicy;
use crate::rules::fosdick::Fosdick;

/// The shipped policies, in the order of [`Fosdick::COMPONENTS`].
static SHIPPED: LazyLock<[Option<LearnedPolicy>; 6]> = LazyLock::new(|| {
    [
        include_bytes!("../../../assets/bots/four_bad_queens.policy").as_slice(),
        include_bytes!("../../../assets/bots/four_mad_queens.policy"),
        include_bytes!("../../../assets/bots/slippery_paws.policy"),
        include_bytes!("../../../assets/bots/finis.policy"),
        include_bytes!("../../../assets/bots/cruel_fate.policy"),
        include_bytes!("../../../assets/bots/acorn_hearts.policy"),
    ]
    .map(|file| LearnedPolicy::from_bytes(file, LEARNING.version, LEARNING.weights).ok())
});

/// The policy for deals of a game. A test makes sure that every file fits.
pub(super) fn policy(game: Fosdick) -> Option<&'static LearnedPolicy> {
    let index = Fosdick::COMPONENTS.iter().position(|&one| one == game)?;
    SHIPPED[index].as_ref()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shipped_policy_fits() {
        for game in Fosdick::COMPONENTS {
            assert!(policy(game).is_some(), "{game:?}");
        }
        assert!(policy(Fosdick::Compendium).is_none());
    }
}
