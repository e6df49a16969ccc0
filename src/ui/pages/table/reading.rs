//! The part of a text that the person has read.

/// The part of a scrolled text that has been in sight, from its top without a gap.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reading {
    /// The height of the text, `None` before it was first shown.
    pub height: Option<f32>,
    seen: f32,
}

impl Reading {
    /// Records which part of the text is in sight. A text that is laid out anew has to be read anew.
    pub fn show(&mut self, height: f32, top: f32, bottom: f32) {
        if self.height != Some(height) {
            *self = Self { height: Some(height), seen: 0.0 };
        } else if top <= self.seen + 1.0 {
            self.seen = self.seen.max(bottom);
        }
    }

    /// Tells whether all of it has been in sight.
    pub fn is_complete(&self) -> bool {
        self.height.is_some_and(|height| self.seen >= height - 1.0)
    }
}
