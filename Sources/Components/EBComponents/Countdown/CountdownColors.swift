public import Themes
public import TokenValues

/// The colors of a countdown in one style, theme and state.
public struct CountdownColors: Hashable, Sendable {
  /// The colors of the text and icon, which depend on the style.
  public enum Ink: Hashable, Sendable {
    /// Numbers over words, with colons between them.
    case cells(number: TokenColor, unit: TokenColor, colon: TokenColor)
    /// One line of text and the icon before it.
    case pill(text: TokenColor, icon: TokenColor)
  }

  /// The fill behind everything, or behind each box.
  public let background: TokenPaint
  /// The color of the border; nil if the theme has none.
  public let border: TokenColor?
  /// The colors of the text and icon.
  public let ink: Ink

  /// The color of the numbers, or of the pill's text.
  public var text: TokenColor {
    switch ink {
    case .cells(let number, _, _): number
    case .pill(let text, _): text
    }
  }

  /// The color of the pill's icon; that of the text in other styles.
  public var icon: TokenColor {
    if case .pill(_, let icon) = ink { icon } else { text }
  }

  /// Looks up the colors in a theme.
  ///
  /// - Parameters:
  ///   - style: The layout.
  ///   - state: How near the end is.
  ///   - theme: The theme.
  ///   - increasedContrast: Whether the user asked for more contrast. Then units, the border, and
  ///     colons on the same fill use the color of the text, which contrasts most with the fill. The
  ///     end of the bar's gradient becomes the fill, so everything on it except a border reaches
  ///     4.5:1. A fill without a gradient does not change.
  public init(
    style: EBCountdownStyle, state: EBCountdownState, theme: Theme, increasedContrast: Bool = false
  ) {
    let solid = increasedContrast ? theme.countdown.one[state].bg.end : nil
    switch style {
    case .one:
      let roles = theme.countdown.one[state]
      let accent = increasedContrast ? roles.number : nil
      background = solid ?? roles.bg
      border = accent ?? roles.border
      ink = .cells(number: roles.number, unit: accent ?? roles.unit, colon: accent ?? roles.colon)
    case .per:
      let roles = theme.countdown.per[state]
      let accent = increasedContrast ? roles.number : nil
      background = solid ?? roles.bg
      border = accent ?? roles.border
      ink = .cells(number: roles.number, unit: accent ?? roles.unit, colon: roles.colon)
    case .pill:
      let roles = theme.countdown.pill[state]
      background = solid ?? roles.bg
      border = increasedContrast ? roles.text : roles.border
      ink = .pill(text: roles.text, icon: roles.icon)
    }
  }
}

extension TokenPaint {
  /// The last color of a gradient; nil for a single color.
  fileprivate var end: TokenPaint? {
    guard case .gradient(let gradient) = self else { return nil }
    return gradient.stops.last.map { .color($0.color) }
  }
}

extension CountdownFace {
  /// The colors of the face in a theme.
  public func colors(in theme: Theme, increasedContrast: Bool = false) -> CountdownColors {
    CountdownColors(style: style, state: state, theme: theme, increasedContrast: increasedContrast)
  }
}
