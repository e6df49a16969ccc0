//! The reasons why a spot cannot be used now.

use super::options::SuitReach;
use super::square::{Cover, Matches, Place};
use super::{Garbo, Last, Phase, Public};
use crate::text::{garbo as texts, table};
use misere_engine::rules::scene::SpotId;
use misere_engine::rules::{Message, View};

pub(super) fn why_not(view: View<'_, Garbo>, spot: SpotId) -> Option<Message> {
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
        return Some(table::turn_of(public.turn));
    }
    match (public.phase, public.last) {
        (Phase::Claim, Some(last)) => no_claim(public, &last, spot),
        _ => no_place(public, spot),
    }
}

/// The reason why no card can be played at a spot (GA-3, GA-5).
fn no_place(public: &Public, spot: SpotId) -> Option<Message> {
    match spot {
        SpotId::At(row, column) => {
            let place = Place::new(row, column);
            let lies = place.is_some_and(|place| public.square.taken().contains(place));
            if place.is_some_and(|place| public.legal_places().contains(place)) {
                None
            } else if !public.is_level_one() {
                Some(texts::covered_once())
            } else if lies {
                Some(texts::empty_places_only())
            } else {
                Some(texts::must_touch())
            }
        }
        SpotId::Under(..) => Some(texts::out_of_play()),
        SpotId::Card(_) | SpotId::Hidden(..) | SpotId::Suit(_) => None,
    }
}

/// The reason why a spot cannot be claimed (GA-8), worded to fit every wrong spot, so as not to
/// give away the right ones.
fn no_claim(public: &Public, last: &Last, spot: SpotId) -> Option<Message> {
    let (open, claimed) = match spot {
        SpotId::Card(_) => return Some(texts::claim_first(last.card)),
        SpotId::Under(row, column) if spot_of(row, column, last) => {
            (last.unclaimed.cover != Cover::None, last.claimed.cover != Cover::None)
        }
        SpotId::Under(..) => return Some(texts::no_longer_counts()),
        SpotId::At(row, column) if spot_of(row, column, last) => {
            return Some(texts::just_played());
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
        Some(texts::already_claimed())
    } else {
        Some(match public.options.suit_reach {
            SuitReach::Adjacent => texts::no_match_around(last.card),
            SuitReach::InLine => texts::no_match_in_line(last.card),
        })
    }
}

fn spot_of(row: i8, column: i8, last: &Last) -> bool {
    Place::new(row, column) == Some(last.place)
}
