import ColorMath
import TokenModel
import Writers

/// Writes colors that differ by theme as one call each, with an argument for each theme: a third of
/// what a switch over the theme costs the compiler.
extension SwiftFile {
  /// The initializers that such colors are written with. They are there whether or not a token needs
  /// them, so that the first one that does changes no other file.
  mutating func writeThemeColors(_ plan: SwiftPlan) {
    guard plan.tokens.hasThemeColors else { return }
    out.line()
    out.open("nonisolated extension \(plan.types.values)TokenColor")
    for notation in ThemeColorArgument.Notation.allCases {
      out.gap()
      doc("The color of a theme, of \(notation.phrase) for each.")
      out.line("@inline(never)")
      let parameters =
        ["\(notation.label ?? "_") _theme: \(plan.types.theme)"]
        + plan.themes.map { "\($0.parameterLabel): \(notation.type)" }
      openInitializer(parameters)
      out.line("switch _theme {")
      for theme in plan.themes {
        out.line("case .\(theme.text): self.init(\(notation.argument(theme.declared)))")
      }
      out.line("}")
      out.close()
    }
    out.close()
  }

  /// The head of an initializer, with a line for each parameter where one does not hold all.
  private mutating func openInitializer(_ parameters: [String]) {
    let head = "init(\(parameters.joined(separator: ", ")))"
    if out.fits(head + " {") { return out.open(head) }
    out.expression(head, after: " {")
    out.indent()
  }
}

/// A color as an argument beside those of other themes.
struct ThemeColorArgument {
  /// How an initializer takes the color of each theme.
  enum Notation: String, CaseIterable {
    case hex, sRGB, displayP3

    /// The label of the theme; nil for none.
    var label: String? { self == .hex ? nil : rawValue }
    /// The type of an argument.
    var type: String { self == .hex ? "UInt32" : "(Double, Double, Double)" }
    /// What an argument is, for people.
    var phrase: String {
      switch self {
      case .hex: "one `0xRRGGBB`"
      case .sRGB: "gamma-encoded sRGB components"
      case .displayP3: "gamma-encoded Display P3 components"
      }
    }

    /// The arguments that make a color of one theme's.
    func argument(_ name: String) -> String {
      self == .hex ? name : "\(rawValue): \(name).0, \(name).1, \(name).2"
    }
  }

  private let isWide: Bool
  private let hex: String?
  private let components: String?

  /// Nil for what is no opaque color.
  init?(_ value: TokenValue) {
    guard case .color(let color) = value, color.alpha == 1 else { return nil }
    let shown = color.shown
    isWide = shown.isWide
    hex = shown.bytes.map { "0x\($0.hex.dropFirst())" }
    // The components of 8 bits are fractions of 255, which no decimals write but for these.
    let hasDecimals = shown.bytes == nil || shown.numbers.allSatisfy { $0 == 0 || $0 == 1 }
    components =
      hasDecimals ? "(\(shown.numbers.map(plain).joined(separator: ", ")))" : nil
  }

  /// The color in a notation; nil where it has none there.
  func text(_ notation: Notation) -> String? {
    switch notation {
    case .hex: hex
    case .sRGB: isWide ? nil : components
    case .displayP3: isWide ? components : nil
    }
  }
}

extension ResolvedTokens {
  /// Whether colors that differ by theme are written as calls.
  var hasThemeColors: Bool { 2...SwiftPlan.dynamicThemeLimit ~= themes.count }
}

extension SwiftPlan {
  /// The expression of a color that differs by theme; nil for every other token, and where the
  /// themes have no notation in common.
  func themeColor(_ path: PathID, in theme: String) -> String? {
    guard tokens.hasThemeColors, differs(path) else { return nil }
    for notation in ThemeColorArgument.Notation.allCases {
      guard let arguments = arguments(of: path, notation: notation) else { continue }
      let first = (notation.label.map { "\($0): " } ?? "") + theme
      return "\(types.values)TokenColor(\(first), \(arguments))"
    }
    return nil
  }

  /// What `DynamicColor` is made of.
  func dynamicArguments(of path: PathID) -> String {
    if tokens.hasThemeColors, let hex = arguments(of: path, notation: .hex) { return hex }
    return labeled(themes.indices.map { literal(of: path, in: $0) })
  }

  private func differs(_ path: PathID) -> Bool {
    let values = tokens.themes.map { $0.values[Int(path.index)] }
    return values.contains { $0 != values[0] }
      && themes.indices.contains { literal(of: path, in: $0) != literal(of: path, in: 0) }
  }

  /// The values of all themes in a notation, each with its label; nil where one has none there.
  private func arguments(
    of path: PathID, notation: ThemeColorArgument.Notation
  ) -> String? {
    var texts: [String] = []
    for theme in tokens.themes {
      guard let value = theme.values[Int(path.index)],
        let text = arguments[Int(value)]?.text(notation)
      else { return nil }
      texts.append(text)
    }
    return labeled(texts)
  }

  private func labeled(_ texts: [String]) -> String {
    zip(themes, texts).map { "\($0.argumentLabel): \($1)" }.joined(separator: ", ")
  }
}
