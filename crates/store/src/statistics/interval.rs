//! The confidence interval of a share.

/// The 97.5 % point of the normal distribution.
pub const Z: f64 = 1.959_963_984_540_054;

/// Wilson's 95 % confidence interval of a share in this many independent samples. It also holds near 0 and 1.
pub fn wilson(share: f64, samples: f64) -> [f64; 2] {
    let spread = Z * Z / samples;
    let middle = (share + spread / 2.0) / (1.0 + spread);
    let margin = Z / (1.0 + spread) * (share * (1.0 - share) / samples + spread / (4.0 * samples)).sqrt();
    [(middle - margin).max(0.0), (middle + margin).min(1.0)]
}
