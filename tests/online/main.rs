//! Tables with friends elsewhere: hosts and guests in one process, without a window.

mod agreement;
mod cuts;
mod fairness;
mod games;
mod golden;
mod hostile;
mod idle;
mod kills;
mod refused;
mod rewriting;
mod rig;
mod soak;
mod spectators;
mod standings;
mod twins;
mod versions;
