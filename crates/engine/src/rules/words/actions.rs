//! Spoken actions, such as `Play the ten of hearts`, in other forms.

use super::does;
use crate::rules::Seat;

/// A spoken action as something that a seat has done: `{0 played} the ten of hearts` for `Play the
/// ten of hearts`, and `{0 led} the two of clubs and named hearts` for `Lead the two of clubs and
/// name hearts`.
pub fn did(seat: Seat, spoken: &str) -> String {
    let (verb, rest) = spoken.split_once(' ').unwrap_or((spoken, ""));
    let past = match &*verb.to_lowercase() {
        "bid" => "bid".to_owned(),
        "choose" => "chose".into(),
        "draw" => "drew".into(),
        "lay" => "laid".into(),
        "lead" => "led".into(),
        "say" => "said".into(),
        "take" => "took".into(),
        verb if verb.ends_with('e') => format!("{verb}d"),
        verb => format!("{verb}ed"),
    };
    let rest = rest.replacen(" and name ", " and named ", 1);
    does(seat, &past) + if rest.is_empty() { "" } else { " " } + &rest
}

/// A spoken action as a noun, for the middle of a sentence: `the ten of hearts` for `Play the ten
/// of hearts`, otherwise `drawing from the stock` for `Draw from the stock`.
pub fn as_noun(spoken: &str) -> String {
    if let Some(card) = spoken.strip_prefix("Play the ") {
        return format!("the {card}");
    }
    let (verb, rest) = spoken.split_once(' ').unwrap_or((spoken, ""));
    let doing = match &*verb.to_lowercase() {
        "bid" => "bidding".to_owned(),
        verb => format!("{}ing", verb.strip_suffix('e').unwrap_or(verb)),
    };
    let rest = rest.replacen(" and name ", " and naming ", 1);
    doing + if rest.is_empty() { "" } else { " " } + &rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spoken_actions_are_told_as_done() {
        let berta = Seat::new(1);
        for (spoken, told) in [
            ("Play the ten of hearts", "{1 played} the ten of hearts"),
            ("Lead the two of clubs", "{1 led} the two of clubs"),
            (
                "Lead the two of clubs and name hearts",
                "{1 led} the two of clubs and named hearts",
            ),
            ("Draw from the stock", "{1 drew} from the stock"),
            ("Place the ace of spades", "{1 placed} the ace of spades"),
            ("Bid the moon", "{1 bid} the moon"),
            ("Pass", "{1 passed}"),
        ] {
            assert_eq!(did(berta, spoken), told);
        }
    }

    #[test]
    fn spoken_actions_become_nouns() {
        for (spoken, noun) in [
            ("Play the ten of hearts", "the ten of hearts"),
            ("Lead the two of clubs", "leading the two of clubs"),
            (
                "Lead the two of clubs and name hearts",
                "leading the two of clubs and naming hearts",
            ),
            ("Place the ace of spades", "placing the ace of spades"),
            ("Bid to shoot the moon", "bidding to shoot the moon"),
            ("Pass", "passing"),
        ] {
            assert_eq!(as_noun(spoken), noun);
        }
    }
}
