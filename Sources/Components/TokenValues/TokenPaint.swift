/// The fill of a surface: a color or a gradient.
nonisolated public enum TokenPaint: Hashable, Sendable {
  /// One color everywhere.
  case color(TokenColor)
  /// Colors that change from top to bottom.
  case gradient(TokenGradient)
}
