import ColorMath
import TokenModel

/// ΔEOK between two colors or gradients, the largest of all stops; nil for other values, and for
/// gradients with different positions.
func distance(_ one: TokenValue?, to other: TokenValue?) -> Double? {
  guard let one = one?.stops, let other = other?.stops else { return nil }
  let pairs: [(ColorValue, ColorValue)]
  if one.count == 1 {
    pairs = other.map { (one[0].color, $0.color) }
  } else if other.count == 1 {
    pairs = one.map { ($0.color, other[0].color) }
  } else {
    guard one.map(\.position) == other.map(\.position) else { return nil }
    pairs = zip(one, other).map { ($0.color, $1.color) }
  }
  return pairs.map(distance).max()
}

/// ΔEOK between two colors. For translucent colors, the larger of the distances over black and over
/// white, composited in gamma-encoded sRGB.
private func distance(_ one: ColorValue, to other: ColorValue) -> Double {
  if one.alpha >= 1, other.alpha >= 1 {
    return one.components.converted(from: one.space, to: .oklab).deltaEOK(
      to: other.components.converted(from: other.space, to: .oklab))
  }
  let backdrops: [Triple] = [.zero, .one]
  return backdrops.map { one.oklab(over: $0).deltaEOK(to: other.oklab(over: $0)) }.max() ?? 0
}

extension ColorValue {
  fileprivate func oklab(over backdrop: Triple) -> Triple {
    srgb.composited(alpha: alpha, over: backdrop).converted(from: .srgb, to: .oklab)
  }
}

extension TokenValue {
  /// The stops of a gradient, or one stop for a color.
  fileprivate var stops: [GradientStopValue]? {
    if case .color(let color) = self { return [GradientStopValue(color: color, position: 0)] }
    if case .gradient(let stops) = self { return stops }
    return nil
  }
}
