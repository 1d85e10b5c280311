/// A color as an argument of a call with a color for each value of some theme axes.
///
/// Such a call costs the compiler a small part of a switch with a color in each case.
struct ColorArgument: Sendable {
  /// The form in which an initializer takes the colors.
  enum Notation: String, CaseIterable, Sendable {
    case hex, sRGB, displayP3

    /// The label of the first argument; nil for none.
    var label: String? { self == .hex ? nil : rawValue }
    var type: String { self == .hex ? "UInt32" : "(Double, Double, Double)" }
    /// The noun for a color in doc comments.
    var phrase: String {
      switch self {
      case .hex: "`0xRRGGBB`"
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
    // The components of 8-bit colors are fractions of 255; only these decimals express them.
    let hasDecimals = shown.bytes == nil || shown.numbers.allSatisfy { $0 == 0 || $0 == 1 }
    components = hasDecimals ? "(\(shown.numbers.map(plain).joined(separator: ", ")))" : nil
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

/// An initializer that picks a color by the values of some theme axes.
struct ColorPicker: Hashable, Sendable {
  /// The axes, as indices in `ThemeSpace.axes`.
  var axes: [Int]
  var notation: ColorArgument.Notation

  /// The initializers that this one calls, and itself.
  var chain: [ColorPicker] {
    axes.indices.map { ColorPicker(axes: Array(axes[$0...]), notation: notation) }
  }
}

extension SwiftFile {
  mutating func writePickers(_ pickers: Set<ColorPicker>) {
    let all = Set(pickers.flatMap(\.chain)).sorted { one, other in
      one.axes == other.axes
        ? one.notation.rawValue < other.notation.rawValue
        : one.axes.lexicographicallyPrecedes(other.axes)
    }
    guard !all.isEmpty else { return }
    out.line()
    out.open("nonisolated extension \(plan.types.values)TokenColor")
    for picker in all {
      out.gap()
      writePicker(picker)
    }
    out.close()
  }

  private mutating func writePicker(_ picker: ColorPicker) {
    let axes = picker.axes.compactMap { plan.theme[$0] }
    guard let first = axes.first else { return }
    let notation = picker.notation
    let names = axes.map { "_" + $0.property.text }
    let axisNames = axes.map(\.name).list(hasSerialComma: true)
    doc("Picks a color from the \(notation.phrase) of each \(axisNames).")
    out.line("@inline(never)")
    let subjects = zip(axes, names).enumerated().map { index, axis in
      "\((index == 0 ? notation.label : nil) ?? "_") \(axis.1): \(plan.types.theme).\(axis.0.type)"
    }
    let colors = first.values.map { value in
      "\(first.cases[value].parameterLabel): " + type(of: axes.dropFirst(), notation: notation)
    }
    openInitializer(subjects + colors)
    out.line("switch \(names[0]) {")
    for value in first.values {
      let name = first.cases[value]
      let arguments =
        axes.count == 1
        ? notation.argument(name.declared)
        : (notation.label.map { "\($0): " } ?? "") + names.dropFirst().joined(separator: ", ")
          + ", "
          + axes[1].values.map { inner in
            "\(axes[1].cases[inner].argumentLabel): "
              + "\(name.declared).\(axes[1].cases[inner].text)"
          }.joined(separator: ", ")
      out.expression("self.init(\(arguments))", before: "case .\(name.text): ")
    }
    out.line("}")
    out.close()
  }

  /// The type of the colors of all values of some axes.
  private func type(
    of axes: ArraySlice<SwiftTheme.Axis>, notation: ColorArgument.Notation
  ) -> String {
    guard let axis = axes.first else { return notation.type }
    let inner = type(of: axes.dropFirst(), notation: notation)
    return "(\(axis.values.map { "\(axis.cases[$0].declared): \(inner)" }.joined(separator: ", ")))"
  }

  /// Opens an initializer, with one line per parameter if they do not fit on one line.
  mutating func openInitializer(_ parameters: [String], head: String = "init", result: String = "")
  {
    let head = "\(head)(\(parameters.joined(separator: ", ")))"
    if out.fits(head + result + " {") { return out.open(head + result) }
    out.expression(head, after: result + " {")
    out.indent()
  }
}
