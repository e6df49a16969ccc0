//! Games that can follow the one at the table.

use super::game::{TableGame, next_dealer};
use crate::rules::Seat;
use crate::seal::SealedSeed;
use crate::store::Evening;
use crate::table::Setup;
use crate::ui::friends::seats;
use crate::ui::requests::NewGame;

impl TableGame {
    /// A new game with the same players and rules, dealt by the next seat. It continues the evening.
    pub fn rematch(&self) -> NewGame {
        let session = self.session();
        let dealer = next_dealer(session);
        let evening = self.evening().filter(|evening| !evening.ended);
        let seal = self.next_seal.cut("");
        NewGame {
            evening: evening.map(|evening| evening.after(session)),
            ..self.again(seal.seed(), dealer, Some(seal))
        }
    }

    /// The next game of the evening; if there is no evening yet, it begins with this game.
    pub fn next_of_evening(&self) -> NewGame {
        let begun = || Evening::begin().after(self.session());
        let rematch = self.rematch();
        NewGame { evening: Some(rematch.evening.unwrap_or_else(begun)), ..rematch }
    }

    /// A game with the same packs. It does not count for the evening. Computer players take the seats of friends
    /// elsewhere, unless their table is there.
    pub fn same_deal(&self, keeps_friends: bool) -> Option<NewGame> {
        let session = self.own_session()?;
        let seal = self.own().and_then(|saved| saved.seal.clone()).filter(|_| keeps_friends);
        let mut game = self.again(session.seed(), session.first_dealer(), seal);
        if !keeps_friends {
            seats::replace_friends(&mut game.players);
        }
        Some(game)
    }

    fn again(&self, seed: u64, dealer: Seat, seal: Option<SealedSeed>) -> NewGame {
        let session = self.session();
        NewGame {
            entry: self.entry,
            setup: Setup { seats: session.seats(), rules: session.rules(), seed, dealer: Some(dealer) },
            players: self.players().to_vec(),
            typed: Vec::new(),
            evening: None,
            seal,
        }
    }
}
