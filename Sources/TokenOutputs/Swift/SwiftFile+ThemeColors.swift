import ColorMath
import TokenModel
import Writers

/// Writes each color that differs by theme as one call with an argument for each theme. This costs
/// the compiler a third of a switch over the theme.
extension SwiftFile {
  /// Writes the initializers for these colors, even if no token uses them. Otherwise the first such
  /// token would also change this file.
  mutating func writeThemeColors(_ plan: SwiftPlan) {
    guard plan.tokens.hasThemeColors else { return }
    out.line()
    out.open("nonisolated extension \(plan.types.values)TokenColor")
    for notation in ThemeColorArgument.Notation.allCases {
      out.gap()
      doc("Picks a theme's color from the \(notation.phrase) of each theme.")
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

  /// Opens an initializer, with one line per parameter if they do not fit on one line.
  private mutating func openInitializer(_ parameters: [String]) {
    let head = "init(\(parameters.joined(separator: ", ")))"
    if out.fits(head + " {") { return out.open(head) }
    out.expression(head, after: " {")
    out.indent()
  }
}

/// A color as an argument of a call with a color for each theme.
struct ThemeColorArgument {
  /// The form in which an initializer takes the color of each theme.
  enum Notation: String, CaseIterable {
    case hex, sRGB, displayP3

    /// The label of the theme; nil for none.
    var label: String? { self == .hex ? nil : rawValue }
    /// The type of an argument.
    var type: String { self == .hex ? "UInt32" : "(Double, Double, Double)" }
    /// The noun for an argument in doc comments.
    var phrase: String {
      switch self {
      case .hex: "one `0xRRGGBB`"
      case .sRGB: "gamma-encoded sRGB components"
      case .displayP3: "gamma-encoded Display P3 components"
      }
    }

    /// The arguments for creating one theme's color.
    func argument(_ name: String) -> String {
      self == .hex ? name : "\(rawValue): \(name).0, \(name).1, \(name).2"
    }
  }

  private let isWide: Bool
  private let hex: String?
  private let components: String?

  /// Creates the argument; nil if the value is not an opaque color.
  init?(_ value: TokenValue) {
    guard case .color(let color) = value, color.alpha == 1 else { return nil }
    let shown = color.shown
    isWide = shown.isWide
    hex = shown.bytes.map { "0x\($0.hex.dropFirst())" }
    // // The components of 8-bit colors are fractions of 255; only these decimals express them.
    let hasDecimals = shown.bytes == nil || shown.numbers.allSatisfy { $0 == 0 || $0 == 1 }
    components =
      hasDecimals ? "(\(shown.numbers.map(plain).joined(separator: ", ")))" : nil
  }

  /// The color in a notation; nil if the notation cannot express it.
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
  /// The expression of a color that differs by theme; nil for other tokens, and if the themes have
  /// no notation in common.
  func themeColor(_ path: PathID, in theme: String) -> String? {
    guard tokens.hasThemeColors, differs(path) else { return nil }
    for notation in ThemeColorArgument.Notation.allCases {
      guard let arguments = arguments(of: path, notation: notation) else { continue }
      let first = (notation.label.map { "\($0): " } ?? "") + theme
      return "\(types.values)TokenColor(\(first), \(arguments))"
    }
    return nil
  }

  /// The arguments for creating a `DynamicColor`.
  func dynamicArguments(of path: PathID) -> String {
    if tokens.hasThemeColors, let hex = arguments(of: path, notation: .hex) { return hex }
    return labeled(themes.indices.map { literal(of: path, in: $0) })
  }

  private func differs(_ path: PathID) -> Bool {
    let values = tokens.themes.indices.map { tokens.valueIndex(path, in: $0) }
    return values.contains { $0 != values[0] }
      && themes.indices.contains { literal(of: path, in: $0) != literal(of: path, in: 0) }
  }

  /// The values of all themes in a notation, each with its label; nil if one cannot be expressed.
  private func arguments(
    of path: PathID, notation: ThemeColorArgument.Notation
  ) -> String? {
    var texts: [String] = []
    for theme in tokens.themes.indices {
      guard let value = tokens.valueIndex(path, in: theme),
        let text = arguments[value]?.text(notation)
      else { return nil }
      texts.append(text)
    }
    return labeled(texts)
  }

  private func labeled(_ texts: [String]) -> String {
    zip(themes, texts).map { "\($0.argumentLabel): \($1)" }.joined(separator: ", ")
  }
}
