extension TokenValue {
  /// ΔEOK between two colors or gradients, the largest of all stops; nil for other values, and for
  /// gradients with different positions.
  func distance(to other: TokenValue?) -> Double? {
    guard let one = stops, let other = other?.stops else { return nil }
    if one.count == 1 { return other.map { one[0].color.distance(to: $0.color) }.max() }
    if other.count == 1 { return one.map { $0.color.distance(to: other[0].color) }.max() }
    guard one.map(\.position) == other.map(\.position) else { return nil }
    return zip(one, other).map { $0.color.distance(to: $1.color) }.max()
  }
}

extension ColorValue {
  /// ΔEOK between two colors. For translucent colors, the larger of the distances over black and over
  /// white, composited in gamma-encoded sRGB.
  fileprivate func distance(to other: ColorValue) -> Double {
    if alpha >= 1, other.alpha >= 1 {
      return components(in: .oklab).deltaEOK(to: other.components(in: .oklab))
    }
    let backdrops: [Triple] = [.zero, .one]
    return backdrops.map { oklab(over: $0).deltaEOK(to: other.oklab(over: $0)) }.max() ?? 0
  }

  private func oklab(over backdrop: Triple) -> Triple {
    srgb.composited(alpha: alpha, over: backdrop).converted(from: .srgb, to: .oklab)
  }
}
