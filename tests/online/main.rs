//! Tables with friends elsewhere: hosts and guests in one process, without a window.

mod games;
mod kills;
mod rig;
