/// The names of typefaces to try, best first.
public struct TokenFontFamily: Hashable, Sendable {
  /// The names, best first.
  public let names: [String]

  /// Creates a family from its names, best first.
  public init(names: [String]) {
    self.names = names
  }

  /// Whether a name stands for whatever the system has, as in CSS Fonts 4 (section 2.1.3).
  static func isGeneric(_ name: String) -> Bool {
    let generic = [
      "system-ui", "ui-sans-serif", "ui-serif", "ui-monospace", "ui-rounded", "sans-serif",
      "serif", "monospace", "cursive", "fantasy", "math", "emoji",
    ]
    return generic.contains(name)
  }
}

/// How heavy type is, on OpenType's scale: 400 is regular, 700 is bold.
public struct TokenFontWeight: Hashable, Sendable {
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
