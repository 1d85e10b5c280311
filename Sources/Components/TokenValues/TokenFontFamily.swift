/// A font family: names of typefaces in order of preference.
nonisolated public struct TokenFontFamily: Hashable, Sendable {
  /// The names, in order of preference.
  public let names: [String]

  /// Creates a family from its names, in order of preference.
  public init(names: [String]) {
    self.names = names
  }

  /// The typeface a device uses for a family.
  nonisolated enum Typeface: Hashable, Sendable {
    /// An installed typeface with this name.
    case installed(String)
    /// A design of the system typeface.
    case system(Design)
  }

  /// The designs of the system typeface.
  nonisolated enum Design: Hashable, Sendable {
    case standard, serif, monospaced, rounded
  }

  /// The first name that is available; the system typeface if none is.
  ///
  /// A generic name of CSS Fonts 4 (section 2.1.3) uses the matching design of the system typeface.
  /// `cursive`, `fantasy`, `math` and `emoji` have no such design and are skipped.
  ///
  /// - Parameter isInstalled: Whether the device has a typeface with the given name.
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

/// A font weight on OpenType's scale: 400 is regular, 700 is bold.
nonisolated public struct TokenFontWeight: Hashable, Sendable {
  /// The weight, 1 to 1000.
  public let value: Double

  /// Creates a weight from 1 to 1000.
  public init(_ value: Double) {
    self.value = value
  }

  /// The nearest of a platform's steps 100, 200 and so on.
  func nearest<Step>(of steps: [Step]) -> Step {
    // Not `rounded()`: on Linux that needs the C math library, which nothing here links.
    let step = Int(value / 100 + 0.5)
    return steps[min(max(step, 1), steps.count) - 1]
  }
}
