//! The confidence interval of a share.

/// The 97.5 % point of the normal distribution.
pub const Z: f64 = 1.959_963_984_540_054;

/// Wilson's 95 % confidence interval of a share in this many independent samples. It also holds
/// near 0 and 1.
pub fn wilson(share: f64, samples: f64) -> [f64; 2] {
    let spread = Z * Z / samples;
    let middle = (share + spread / 2.0) / (1.0 + spread);
    let margin = Z / (1.0 + spread) * (share * (1.0 - share) / samples + spread / (4.0 * samples)).sqrt();
    [(middle - margin).max(0.0), (middle + margin).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_of_a_share_is_the_published_one() {
        // 3 of 10, computed by hand, and none of 10.
        let [low, high] = wilson(0.3, 10.0);
        assert!((low - 0.1078).abs() < 1e-4 && (high - 0.6032).abs() < 1e-4);
        let [low, high] = wilson(0.0, 10.0);
        assert!(low == 0.0 && (high - 0.2775).abs() < 1e-4, "{high}");
    }
}
