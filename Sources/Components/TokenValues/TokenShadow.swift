/// The shadows of a shape, the first on top.
nonisolated public struct TokenShadow: Hashable, Sendable {
  /// One shadow.
  nonisolated public struct Layer: Hashable, Sendable {
    /// The color of the shadow.
    public let color: TokenColor
    /// How far the shadow is moved to the right.
    public let offsetX: TokenLength
    /// How far the shadow is moved down.
    public let offsetY: TokenLength
    /// How far the edge is blurred.
    public let blur: TokenLength
    /// How far the shadow grows before it is blurred.
    public let spread: TokenLength
    /// Whether the shadow is inside the shape instead of behind it.
    public let isInset: Bool

    /// Creates one shadow.
    @inline(never)
    public init(
      color: TokenColor, offsetX: TokenLength, offsetY: TokenLength, blur: TokenLength,
      spread: TokenLength, isInset: Bool
    ) {
      self.color = color
      self.offsetX = offsetX
      self.offsetY = offsetY
      self.blur = blur
      self.spread = spread
      self.isInset = isInset
    }
  }

  /// The shadows, the first on top.
  public let layers: [Layer]

  /// Creates a shadow from its layers, the first on top.
  public init(layers: [Layer]) {
    self.layers = layers
  }
}
