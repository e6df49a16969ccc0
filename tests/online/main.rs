//! Tables with friends elsewhere: hosts and guests in one process, without a window.

mod agreement;
mod disk;
mod fairness;
mod floods;
mod games;
mod golden;
mod hostile;
mod idle;
mod kills;
mod kills_over_links;
mod refused;
mod rig;
mod soak;
mod spectators;
mod standings;
mod twins;
mod versions;
