use egui::vec2;
use misere::ui::board::Pose;

#[test]
fn what_counts_as_covered_lies_under_the_other_card() {
    let below = Pose { angle: -0.1, ..Pose::straight(egui::pos2(200.0, 300.0), 120.0) };
    for (x, y, angle) in [(40.0, 0.0, -0.1), (30.0, -25.0, 0.1), (0.0, 2.0, -0.1)] {
        let above = Pose { center: below.center + vec2(x, y), angle, ..below };
        let covered = below.covered_by(above).expect("much is covered");
        let turn = egui::emath::Rot2::from_angle(below.angle);
        for corner in [covered.left_top(), covered.right_bottom()] {
            let point = below.center + turn * (corner - below.center);
            assert!(above.covers(point), "{point} with {x}, {y}, {angle}");
        }
    }
    let beside = Pose::straight(egui::pos2(330.0, 300.0), 120.0);
    assert!(below.covered_by(beside).is_none());
}
