//! The actions of a game, packed: each as its place among the legal ones, in as few bits as their number needs.

use thiserror::Error;

use misere_engine::rules::Next;
use misere_games::BotSession;

/// The most bytes of packed actions. The longest games take less than a tenth.
pub(super) const MOST: usize = 8000;

/// The reason why packed actions are no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PlaysError {
    #[error("the plays end in deal {deal}: expected the whole game")]
    TooFew {
        /// The deal in which they end.
        deal: u32,
    },
    /// The game ends before they do.
    #[error("there are plays after the end of the game: expected none")]
    TooMany,
    /// A place among the legal actions that there is not.
    #[error("step {step} in deal {deal} is no legal action")]
    Illegal {
        /// The number of the step, from 1.
        step: usize,
        deal: u32,
    },
}

/// The legal actions of a session, in the order in which they are counted.
fn legal(session: &dyn BotSession) -> Vec<String> {
    let mut texts: Vec<String> = session.moves().into_iter().map(|one| one.text).collect();
    texts.sort_unstable();
    texts
}

/// The number of bits for a place among this many.
const fn bits(count: usize) -> u32 {
    match count {
        0 | 1 => 0,
        more => (more - 1).ilog2() + 1,
    }
}

/// Packs the actions of a session up to its position.
pub(super) fn pack(session: &dyn BotSession) -> Vec<u8> {
    let mut then = session.copy();
    let (end, steps) = (session.at(), session.steps());
    let (mut bytes, mut used) = (Vec::new(), 0);
    then.go_to(0);
    for step in &steps[..end] {
        if let Next::Act(_) = then.next() {
            let legal = legal(then.as_ref());
            let place = legal.iter().position(|text| text == step);
            let place = place.expect("a step of the log is a legal action");
            for bit in 0..bits(legal.len()) {
                if used % 8 == 0 {
                    bytes.push(0);
                }
                let last = bytes.last_mut().expect("a byte for the bit");
                *last |= ((place >> bit & 1) as u8) << (used % 8);
                used += 1;
            }
        }
        then.redo();
    }
    bytes
}

/// Plays packed actions in a new session to the end of the game.
///
/// # Errors
/// Returns an error if they are not exactly a game of legal actions.
pub(super) fn unpack(bytes: &[u8], session: &mut dyn BotSession) -> Result<(), PlaysError> {
    let mut used = 0;
    let left = 8 * bytes.len();
    loop {
        let deal = session.deal_number();
        match session.next() {
            Next::Over => break,
            Next::Deal(_) | Next::Reshuffle(_) => session.shuffle(),
            Next::Act(_) => {
                let legal = legal(session);
                let mut place = 0;
                for bit in 0..bits(legal.len()) {
                    if used == left {
                        return Err(PlaysError::TooFew { deal });
                    }
                    place |= usize::from(bytes[used / 8] >> (used % 8) & 1) << bit;
                    used += 1;
                }
                let step = session.at() + 1;
                let illegal = PlaysError::Illegal { step, deal };
                let action = legal.get(place).ok_or(illegal)?;
                session.play(action).map_err(|_| illegal)?;
            }
        }
    }
    // The rest of the last byte is empty.
    let is_empty = |bit: usize| bytes[bit / 8] >> (bit % 8) & 1 == 0;
    if left - used >= 8 || !(used..left).all(is_empty) {
        return Err(PlaysError::TooMany);
    }
    Ok(())
}
