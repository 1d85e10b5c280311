import Testing

@testable import ColorMath

@Suite struct MatrixTests {
  private let d65 = xyz(0.3127, 0.3290)
  private let d50 = xyz(0.3457, 0.3585)

  @Test func `every RGB matrix maps the primaries and white to their chromaticities`() {
    let cases: [(Matrix3, [(Double, Double)], Triple)] = [
      (.linearSRGBToXYZ, [(0.64, 0.33), (0.30, 0.60), (0.15, 0.06)], d65),
      (.linearP3ToXYZ, [(0.680, 0.320), (0.265, 0.690), (0.150, 0.060)], d65),
      (.linearA98ToXYZ, [(0.64, 0.33), (0.21, 0.71), (0.15, 0.06)], d65),
      (.linearRec2020ToXYZ, [(0.708, 0.292), (0.170, 0.797), (0.131, 0.046)], d65),
      (
        .linearProPhotoToXYZD50,
        [(0.734699, 0.265301), (0.159597, 0.840403), (0.036598, 0.000105)], d50
      ),
    ]
    for (matrix, primaries, white) in cases {
      #expect(distance(matrix * Triple(1, 1, 1), white) < 1e-15)
      for (unit, primary) in zip(units, primaries) {
        let color = matrix * unit
        let sum = color.x + color.y + color.z
        #expect((color.x / sum - primary.0).magnitude < 1e-14)
        #expect((color.y / sum - primary.1).magnitude < 1e-14)
      }
    }
  }

  @Test func `the Bradford matrix scales the cone responses of one white to the other`() {
    let bradford = Matrix3(
      top: Triple(0.8951, 0.2664, -0.1614), middle: Triple(-0.7502, 1.7135, 0.0367),
      bottom: Triple(0.0389, -0.0685, 1.0296))
    let scale = (bradford * d50) / (bradford * d65)
    for unit in units {
      let adapted = bradford * (Matrix3.d65ToD50 * unit)
      #expect(distance(adapted, (bradford * unit) * scale) < 1e-14)
    }
  }

  @Test func `each matrix and its inverse cancel out`() {
    let pairs: [(Matrix3, Matrix3)] = [
      (.linearSRGBToXYZ, .xyzToLinearSRGB), (.linearP3ToXYZ, .xyzToLinearP3),
      (.linearA98ToXYZ, .xyzToLinearA98), (.linearRec2020ToXYZ, .xyzToLinearRec2020),
      (.linearProPhotoToXYZD50, .xyzD50ToLinearProPhoto), (.d65ToD50, .d50ToD65),
      (.xyzToCones, .conesToXYZ), (.coneRootsToOKLab, .okLabToConeRoots),
    ]
    for (there, back) in pairs {
      for unit in units {
        #expect(distance(back * (there * unit), unit) < 1e-14)
        #expect(distance(there * (back * unit), unit) < 1e-14)
      }
    }
  }

  private let units = [Triple(1, 0, 0), Triple(0, 1, 0), Triple(0, 0, 1)]
}

private func xyz(_ x: Double, _ y: Double) -> Triple { Triple(x / y, 1, (1 - x - y) / y) }
