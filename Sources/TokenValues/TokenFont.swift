/// The names of typefaces to try, best first.
nonisolated public struct TokenFontFamily: Hashable, Sendable {
  /// The names, best first.
  public let names: [String]

  /// Creates a family from its names, best first.
  public init(names: [String]) {
    self.names = names
  }

  /// What a device draws a family with.
  nonisolated enum Typeface: Hashable, Sendable {
    /// An installed typeface of that name.
    case installed(String)
    /// A design of the system's typeface.
    case system(Design)
  }

  /// The designs that the system's typeface comes in.
  nonisolated enum Design: Hashable, Sendable {
    case standard, serif, monospaced, rounded
  }

  /// The first of the names that can be drawn; the system's typeface where none can.
  ///
  /// A generic name of CSS Fonts 4 (section 2.1.3) is drawn in the system's design of that kind, and
  /// passed over where the system has none: `cursive`, `fantasy`, `math` and `emoji`.
  ///
  /// - Parameter isInstalled: Whether the device has a typeface of that name.
  func typeface(isInstalled: (String) -> Bool) -> Typeface {
    for name in names {
      switch name {
      case "system-ui", "ui-sans-serif", "sans-serif": return .system(.standard)
      case "ui-serif", "serif": return .system(.serif)
      case "ui-monospace", "monospace": return .system(.monospaced)
      case "ui-rounded": return .system(.rounded)
      case "cursive", "fantasy", "math", "emoji": continue
      default: if isInstalled(name) { return .installed(name) }
      }
    }
    return .system(.standard)
  }
}

/// How heavy type is, on OpenType's scale: 400 is regular, 700 is bold.
nonisolated public struct TokenFontWeight: Hashable, Sendable {
  /// The weight, 1 to 1000.
  public let value: Double

  /// Creates a weight from 1 to 1000.
  public init(_ value: Double) {
    self.value = value
  }

  /// The nearest of the steps a platform has, which are 100, 200 and so on.
  func nearest<Step>(of steps: [Step]) -> Step {
    // Not `rounded()`: on Linux that needs the C math library, which nothing here links.
    let step = Int(value / 100 + 0.5)
    return steps[min(max(step, 1), steps.count) - 1]
  }
}
