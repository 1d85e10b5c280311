/// A kind of color vision deficiency.
package enum VisionDeficiency: String, CaseIterable, Sendable, Hashable {
  /// The long-wavelength cones are affected (red-green).
  case protan
  /// The medium-wavelength cones are affected (red-green).
  case deutan
  /// The short-wavelength cones are affected (blue-yellow); the model is least accurate here.
  case tritan
}

extension VisionDeficiency {
  /// The matrix at full severity as three rows of three numbers. It maps linear sRGB to the color that
  /// is seen (Machado, Oliveira, Fernandes 2009).
  package var matrix: [[Double]] {
    let numbers = Array(table.suffix(9))
    return stride(from: 0, to: 9, by: 3).map { Array(numbers[$0..<$0 + 3]) }
  }

  /// The matrix for a severity in tenths, 0 to 10; the identity at 0.
  func matrix(tenths: Int) -> Matrix3 {
    if tenths == 0 {
      return Matrix3(top: Triple(1, 0, 0), middle: Triple(0, 1, 0), bottom: Triple(0, 0, 1))
    }
    let numbers = table.dropFirst((tenths - 1) * 9).prefix(9)
    let start = numbers.startIndex
    func row(_ index: Int) -> Triple {
      let first = start + index * 3
      return Triple(numbers[first], numbers[first + 1], numbers[first + 2])
    }
    return Matrix3(top: row(0), middle: row(1), bottom: row(2))
  }
}

extension Triple {
  /// This gamma-encoded sRGB color as seen with a deficiency of `severity` 0 (none) to 1 (full).
  ///
  /// Machado, Oliveira, Fernandes 2009 on linear sRGB, then clamped to 0...1 and encoded again.
  /// Between the authors' steps of 0.1 the matrices are interpolated linearly.
  package func seen(with deficiency: VisionDeficiency, severity: Double = 1) -> Triple {
    let linear = converted(from: .srgb, to: .srgbLinear)
    let tenths = Swift.min(Swift.max(severity, 0), 1) * 10
    let lower = Int(tenths)
    let share = tenths - Double(lower)
    var seen = deficiency.matrix(tenths: lower) * linear
    if share > 0 {
      seen = seen * (1 - share) + deficiency.matrix(tenths: lower + 1) * linear * share
    }
    return seen.clipped(to: .srgbLinear).converted(from: .srgbLinear, to: .srgb)
  }
}
