//! The reasons why a spot cannot be used now.

use super::options::SuitReach;
use super::square::{Cover, Matches, Place};
use super::{Garbo, Last, Phase, Public};
use crate::rules::scene::SpotId;
use crate::rules::words;
use crate::rules::{Reason, View};

pub(super) fn why_not(view: View<'_, Garbo>, spot: SpotId) -> Option<Reason> {
    let public = view.public;
    if matches!(public.phase, Phase::Before | Phase::Over) {
        return None;
    }
    let concerns = match spot {
        SpotId::Card(card) => view.own.hand.contains(card),
        SpotId::At(..) | SpotId::Under(..) => true,
        SpotId::Hidden(..) | SpotId::Suit(_) => false,
    };
    if !concerns {
        return None;
    }
    if public.turn != view.seat {
        return Some(words::turn_of(public.turn).into());
    }
    match (public.phase, public.last) {
        (Phase::Claim, Some(last)) => no_claim(public, &last, spot),
        _ => no_place(public, spot),
    }
}

/// The reason why no card can be played at a spot (GA-3, GA-5).
fn no_place(public: &Public, spot: SpotId) -> Option<Reason> {
    match spot {
        SpotId::At(row, column) => {
            let place = Place::new(row, column);
            let lies = place.is_some_and(|place| public.square.taken().contains(place));
            if place.is_some_and(|place| public.legal_places().contains(place)) {
                None
            } else if !public.is_level_one() {
                Some("A place can be covered only once.".into())
            } else if lies {
                Some("On level one, cards go on empty places.".into())
            } else {
                Some(
                    "A card must touch another edge to edge, within four rows and four columns."
                        .into(),
                )
            }
        }
        SpotId::Under(..) => Some("A covered card is out of play.".into()),
        SpotId::Card(_) | SpotId::Hidden(..) | SpotId::Suit(_) => None,
    }
}

/// The reason why a spot cannot be claimed (GA-8), worded to fit every wrong spot, so as not to
/// give away the right ones.
fn no_claim(public: &Public, last: &Last, spot: SpotId) -> Option<Reason> {
    let card = last.card.name();
    let reach = match public.options.suit_reach {
        SuitReach::Adjacent => "Suits match on the eight places around a card, ranks in line",
        SuitReach::InLine => "Suits and ranks match in line",
    };
    let (open, claimed) = match spot {
        SpotId::Card(_) => {
            let words = format!("First claim the matches of the {card}, then press Done.");
            return Some(words.into());
        }
        SpotId::Under(row, column) if spot_of(row, column, last) => (
            last.unclaimed.cover != Cover::None,
            last.claimed.cover != Cover::None,
        ),
        SpotId::Under(..) => return Some("A covered card no longer counts.".into()),
        SpotId::At(row, column) if spot_of(row, column, last) => {
            return Some("That is the card just played.".into());
        }
        SpotId::At(row, column) => {
            let place = Place::new(row, column)?;
            public.square.card(place)?;
            let among = |matches: &Matches| (matches.suit | matches.rank).contains(place);
            (among(&last.unclaimed), among(&last.claimed))
        }
        SpotId::Hidden(..) | SpotId::Suit(_) => return None,
    };
    if open {
        None
    } else if claimed {
        Some("You have already claimed that match.".into())
    } else {
        Some(format!("The {card} does not match that card. {reach}.").into())
    }
}

fn spot_of(row: i8, column: i8, last: &Last) -> bool {
    Place::new(row, column) == Some(last.place)
}
