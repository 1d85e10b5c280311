/// A kind of color vision deficiency.
package enum VisionDeficiency: String, CaseIterable, Sendable, Hashable {
  /// The long-wavelength cones are affected (red-green).
  case protan
  /// The medium-wavelength cones are affected (red-green).
  case deutan
  /// The short-wavelength cones are affected (blue-yellow); the model is least accurate here.
  case tritan

  /// The rows of the matrix at full severity. It maps linear sRGB to the color that is seen.
  package var matrix: [[Double]] {
    [rows.top, rows.middle, rows.bottom].map { [$0.x, $0.y, $0.z] }
  }

  /// The same, with the six decimals that Machado, Oliveira and Fernandes publish ("A
  /// Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15, 2009).
  fileprivate var rows: (top: Triple, middle: Triple, bottom: Triple) {
    switch self {
    case .protan:
      (
        Triple(0.152286, 1.052583, -0.204868), Triple(0.114503, 0.786281, 0.099216),
        Triple(-0.003882, -0.048116, 1.051998)
      )
    case .deutan:
      (
        Triple(0.367322, 0.860646, -0.227968), Triple(0.280085, 0.672501, 0.047413),
        Triple(-0.01182, 0.04294, 0.968881)
      )
    case .tritan:
      (
        Triple(1.255528, -0.076749, -0.178779), Triple(-0.078411, 0.930809, 0.147602),
        Triple(0.004733, 0.691367, 0.3039)
      )
    }
  }
}

extension Triple {
  /// This gamma-encoded sRGB color as seen with a deficiency at full severity: Machado, Oliveira,
  /// Fernandes 2009 on linear sRGB, then clamped to 0...1 and encoded again.
  package func seen(with deficiency: VisionDeficiency) -> Triple {
    let (top, middle, bottom) = deficiency.rows
    let linear = converted(from: .srgb, to: .srgbLinear)
    return (Matrix3(top: top, middle: middle, bottom: bottom) * linear)
      .clipped(to: .srgbLinear).converted(from: .srgbLinear, to: .srgb)
  }
}
