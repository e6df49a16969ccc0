//! Tables with friends elsewhere: hosts and guests in one process, without a window.

mod address;
mod agreement;
mod at_once;
mod cuts;
mod disk;
mod fairness;
mod floods;
mod games;
mod golden;
mod hostile;
mod hostile_guest;
mod hostile_host;
mod idle;
mod kills;
mod kills_over_links;
mod next_game;
mod refused;
mod rewriting;
mod rig;
mod shown;
mod soak;
mod spectators;
mod twins;
mod versions;
