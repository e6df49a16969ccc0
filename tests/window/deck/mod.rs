//! The cards as drawings and as pictures on one texture.

mod art;
mod atlas;
mod sheet;
