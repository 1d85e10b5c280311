import EBComponents
import Foundation
import TokenValues

/// Relative luminance as WCAG 2.2 defines it, of a color in sRGB.
private func luminance(_ color: TokenColor) -> Double {
  func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
}

/// The contrast ratio of two colors as WCAG 2.2 defines it, 1 to 21.
func ratio(_ first: TokenColor, _ second: TokenColor) -> Double {
  let (one, other) = (luminance(first) + 0.05, luminance(second) + 0.05)
  return max(one, other) / min(one, other)
}

extension CountdownColors {
  var number: TokenColor? { if case .cells(let number, _, _) = ink { number } else { nil } }
  var unit: TokenColor? { if case .cells(_, let unit, _) = ink { unit } else { nil } }
  var colon: TokenColor? { if case .cells(_, _, let colon) = ink { colon } else { nil } }
  var pillText: TokenColor? { if case .pill(let text, _) = ink { text } else { nil } }
}

/// The lowest ratio of a color on a countdown's fill. For a gradient the stops are enough, because
/// the colors between them are between theirs.
private func ratio(_ color: TokenColor, on colors: CountdownColors) -> Double {
  switch colors.background {
  case .color(let fill): ratio(color, fill)
  case .gradient(let gradient): gradient.stops.map { ratio(color, $0.color) }.min() ?? 1
  }
}

/// The ratio of everything that is drawn on the fill, by name.
func ratios(of colors: CountdownColors) -> [String: Double] {
  let parts = [
    "number": colors.number, "unit": colors.unit, "colon": colors.colon, "text": colors.pillText,
    "border": colors.border,
  ]
  return parts.compactMapValues { $0.map { ratio($0, on: colors) } }
}
