//! Tables that one player hosts, and that friends elsewhere join.
//!
//! The host's program holds the only game. A guest's program receives what its seat may know, as data, and answers
//! with the texts of actions. `docs/online.md` describes every message.
//!
//! Glossary: *host* the player whose program holds the game · *guest* a player elsewhere · *link* a connection
//! between the two programs, which can drop and be made again · *frame* the bytes of one message on a link ·
//! *peer* the program at the other end of a link, known by its key.

pub mod links;
