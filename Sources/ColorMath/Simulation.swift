/// A kind of color vision deficiency.
package enum VisionDeficiency: String, CaseIterable, Sendable, Hashable {
  /// The cones for long waves differ (red-green).
  case protan
  /// The cones for middle waves differ (red-green).
  case deutan
  /// The cones for short waves differ (blue-yellow); this model is weakest here.
  case tritan
}

/// How a gamma-encoded sRGB color looks with a deficiency of `severity` 0 (none) to 1 (full).
///
/// Machado, Oliveira, Fernandes 2009 on linear sRGB, then clamped to 0...1 and encoded again.
/// Between the authors' steps of 0.1 the matrices are mixed in proportion.
package func simulate(
  _ deficiency: VisionDeficiency, severity: Double = 1, on srgb: Triple
) -> Triple {
  let linear = convert(srgb, from: .srgb, to: .srgbLinear)
  let tenths = min(max(severity, 0), 1) * 10
  let lower = Int(tenths)
  let share = tenths - Double(lower)
  var seen = deficiency.matrix(tenths: lower) * linear
  if share > 0 {
    seen = seen * (1 - share) + deficiency.matrix(tenths: lower + 1) * linear * share
  }
  return convert(clip(seen, to: .srgbLinear), from: .srgbLinear, to: .srgb)
}

extension VisionDeficiency {
  /// The matrix at full severity, three rows of three numbers: a column of linear sRGB to what is
  /// seen of it (Machado, Oliveira, Fernandes 2009).
  package var matrix: [[Double]] {
    let numbers = Array(table.suffix(9))
    return stride(from: 0, to: 9, by: 3).map { Array(numbers[$0..<$0 + 3]) }
  }

  /// The matrix for a severity of so many tenths, 0 to 10; the identity at 0.
  func matrix(tenths: Int) -> Matrix3 {
    if tenths == 0 { return Matrix3(Triple(1, 0, 0), Triple(0, 1, 0), Triple(0, 0, 1)) }
    let numbers = table.dropFirst((tenths - 1) * 9).prefix(9)
    let start = numbers.startIndex
    func row(_ index: Int) -> Triple {
      let first = start + index * 3
      return Triple(numbers[first], numbers[first + 1], numbers[first + 2])
    }
    return Matrix3(row(0), row(1), row(2))
  }
}
