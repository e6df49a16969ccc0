//! Tables with friends elsewhere: hosts and guests in one process, without a window.

mod agreement;
mod fairness;
mod games;
mod golden;
mod hostile;
mod idle;
mod kills;
mod refused;
mod rig;
mod soak;
mod spectators;
mod twins;
mod versions;
