/// A line around a shape.
nonisolated public struct TokenBorder: Hashable, Sendable {
  /// The color of the line.
  public let color: TokenColor
  /// The thickness of the line.
  public let width: TokenLength
  /// The pattern of the line.
  public let style: TokenStrokeStyle

  /// Creates a border.
  @inline(never)
  public init(color: TokenColor, width: TokenLength, style: TokenStrokeStyle) {
    self.color = color
    self.width = width
    self.style = style
  }
}

/// The pattern of a line, named as in CSS's `border-style`.
nonisolated public enum TokenStrokeStyle: Hashable, Sendable {
  /// The shape of the ends of a dash.
  nonisolated public enum LineCap: Hashable, Sendable {
    /// A half circle beyond the end.
    case round
    /// Cut at the end.
    case butt
    /// A half square beyond the end.
    case square
  }

  /// One unbroken line.
  case solid
  /// Dashes; the renderer chooses their length.
  case dashed
  /// Round dots.
  case dotted
  /// Two parallel lines.
  case double
  /// A line that looks carved in.
  case groove
  /// A line that looks raised.
  case ridge
  /// A frame whose content looks raised.
  case outset
  /// A frame whose content looks sunken.
  case inset
  /// Alternating lengths of dash and gap, and the ends of each dash.
  case dashes([TokenLength], cap: LineCap)
}
