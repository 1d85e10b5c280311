extension RampPiece {
  /// Where the luminance of a straight line in gamma-encoded RGB is lowest, as a fraction of its
  /// length; nil if that is at an end.
  ///
  /// The slope is Σ weight · f′(channel) · change. f′ rises along a rising channel and falls along
  /// a falling one, so the slope only rises, and bisection finds the only place where it crosses 0.
  func turnOfEncodedLine(weights: Triple) -> Double? {
    let change = last - first
    if change.min() >= 0 || change.max() <= 0 { return nil }
    func slope(_ share: Double) -> Double {
      ((first + change * share).mapped(TransferCurve.slopeOfSRGB) * change).luminance(
        weights: weights)
    }
    guard slope(0) < 0, slope(1) > 0 else { return nil }
    var falling = 0.0
    var rising = 1.0
    for _ in 0..<60 {
      let middle = (falling + rising) / 2
      if slope(middle) < 0 { falling = middle } else { rising = middle }
    }
    return rising
  }

  /// Where the luminance of a straight line in OKLab turns, as fractions of its length, in order.
  ///
  /// The cone responses' roots are a + b·t, so luminance is Σ weight · (a + b·t)³. This cubic turns
  /// where its derivative, a quadratic, is 0.
  var turnsOfOKLabLine: [Double] {
    let a = Matrix3.okLabToConeRoots * first
    let b = Matrix3.okLabToConeRoots * last - a
    let weighted = luminanceOfCones * b
    let roots = quadraticRoots(
      (weighted * b * b).sum(), and: 2 * (weighted * a * b).sum(), c: (weighted * a * a).sum())
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }
}

/// The luminance of one unit of each cone response.
private let luminanceOfCones: Triple = {
  func luminanceOf(_ cones: Triple) -> Double {
    (Matrix3.xyzToLinearSRGB * (Matrix3.conesToXYZ * cones)).luminance()
  }
  return Triple(
    luminanceOf(Triple(1, 0, 0)), luminanceOf(Triple(0, 1, 0)), luminanceOf(Triple(0, 0, 1)))
}()

/// The real solutions of a·x² + b·x + c = 0, without losing digits if b² is much larger than 4ac.
private func quadraticRoots(_ a: Double, and b: Double, c: Double) -> [Double] {
  let discriminant = b * b - 4 * a * c
  guard discriminant >= 0 else { return [] }
  let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
  return (a == 0 ? [] : [sum / a]) + (sum == 0 ? [] : [c / sum])
}
