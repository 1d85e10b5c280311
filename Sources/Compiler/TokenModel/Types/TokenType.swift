/// The 13 types of DTCG 2025.10 (Format 8 and 9; requirement F-050).
package enum TokenType: String, CaseIterable, Sendable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography

  /// Whether its values are paints. Only paints have contrast.
  package var isPaint: Bool { self == .color || self == .gradient }

  /// Whether its values have colors inside.
  package var hasInnerColors: Bool { self == .border || self == .shadow || self == .gradient }
}
