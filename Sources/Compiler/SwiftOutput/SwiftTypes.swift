/// The names of an output's types that do not depend on tokens: the prefixes of its own top-level
/// types, in declarations and in uses.
///
/// Swift does not look up names in the types around an extended type. So a type in a namespace is
/// written with the namespace everywhere.
struct SwiftTypes {
  /// The access level of declarations, followed by a space; empty for `internal`.
  let access: String
  /// The prefix of types in their declarations.
  let declared: String
  /// The prefix of types in uses.
  let used: String
  /// The prefix of value types in uses.
  let values: String
  /// The enum that contains all types.
  let namespace: String?
  /// The module that value types are imported from; nil if they are generated next to the themes.
  let module: String?

  private let hasPlainImports: Bool

  init(_ output: Project.Output) {
    access = output.access == .internal ? "" : output.access.rawValue + " "
    hasPlainImports = output.hasPlainImports
    declared = output.prefix ?? ""
    namespace = output.namespace
    used = output.namespace.map { $0 + "." } ?? declared
    module = output.runtime == .import ? output.module ?? Self.defaultModule : nil
    values = output.runtime == .import ? "" : used
  }

  static let defaultModule = "TokenValues"

  /// The import of a module that public declarations use.
  func importText(_ module: String) -> String { "\(hasPlainImports ? "" : access)import \(module)" }

  /// The type of all themes, where it is used.
  var theme: String { used + "Theme" }

  func literal(of value: TokenValue) -> String {
    switch value {
    case .color(let color): literal(color)
    case .dimension(let length): length.unit == .px ? plain(length.value) : literal(length)
    case .fontFamily(let names):
      "\(values)TokenFontFamily(names: [\(names.map(\.swiftLiteral).joined(separator: ", "))])"
    case .fontWeight(let weight): "\(values)TokenFontWeight(\(plain(weight)))"
    case .duration(let time):
      "Duration.\(time.unit == .ms ? "milliseconds" : "seconds")(\(plain(time.value)))"
    case .cubicBezier(let curve):
      "\(values)TokenCubicBezier("
        + [curve.x1, curve.y1, curve.x2, curve.y2].map(plain).joined(separator: ", ") + ")"
    case .number(let number): plain(number)
    case .strokeStyle(let style): literal(style)
    case .border, .transition, .typography: call(value.type.swiftType, value.parts ?? [:])
    case .shadow(let layers):
      "\(values)TokenShadow(layers: ["
        + layers.map { call("TokenShadow.Layer", $0.parts, end: ", isInset: \($0.isInset)") }
        .joined(separator: ", ") + "])"
    case .gradient(let stops):
      "\(values)TokenGradient(stops: ["
        + stops.inOrder.map { call("TokenGradient.Stop", $0.parts) }.joined(separator: ", ") + "])"
    }
  }

  /// A call with the parts of a composite value as arguments.
  private func call(_ type: String, _ parts: TokenValue.Parts, end: String = "") -> String {
    let arguments = parts.map { name, value in
      "\(Self.labels[name] ?? name): \(literal(of: value, as: .length))"
    }
    return "\(values)\(type)(\(arguments.joined(separator: ", "))\(end))"
  }

  /// The labels of parts that are not named like them.
  private static let labels = ["fontFamily": "family", "fontSize": "size", "fontWeight": "weight"]

  func literal(of value: TokenValue, as form: ValueForm) -> String {
    switch (form, value) {
    case (.paint, .gradient): ".gradient(\(literal(of: value)))"
    case (.paint, _): ".color(\(literal(of: value)))"
    case (.length, .dimension(let length)): literal(length)
    case (.text(let style), _): literal(of: value).dropLast() + ", relativeTo: .\(style.rawValue))"
    case (.length, _), (.plain, _): literal(of: value)
    }
  }

  /// The Swift type of a value. Lengths in px are numbers of points.
  func type(of value: TokenValue) -> String {
    if case .dimension(let length) = value, length.unit == .px { return "Double" }
    let name = value.type.swiftType
    return SwiftName.valueTypes.contains(name) ? values + name : name
  }

  func type(_ plain: String, as form: ValueForm) -> String {
    switch form {
    case .plain, .text: plain
    case .paint: values + "TokenPaint"
    case .length: values + "TokenLength"
    }
  }

  /// A color in the space it is shown in: Display P3 if the token uses it or sRGB lacks the color.
  private func literal(_ color: ColorValue) -> String {
    let alpha = color.alpha < 1 ? ", alpha: \(plain(color.alpha))" : ""
    let shown = color.shown
    if let bytes = shown.bytes { return "\(values)TokenColor(0x\(bytes.hex.dropFirst())\(alpha))" }
    let numbers = shown.numbers.map(plain).joined(separator: ", ")
    return "\(values)TokenColor(\(shown.isWide ? "displayP3" : "sRGB"): \(numbers)\(alpha))"
  }

  private func literal(_ length: DimensionValue) -> String {
    "\(values)TokenLength.\(length.unit == .px ? "points" : "rem")(\(plain(length.value)))"
  }

  private func literal(_ style: StrokeStyleValue) -> String {
    switch style {
    case .keyword(let keyword): "\(values)TokenStrokeStyle.\(keyword.rawValue)"
    case .dashes(let lengths, let cap):
      "\(values)TokenStrokeStyle.dashes([\(lengths.map { literal($0) }.joined(separator: ", "))], "
        + "cap: .\(cap.rawValue))"
    }
  }
}

extension Project.Output {
  /// The name of a Swift file, unique in its module.
  func swiftFileName(_ name: String) -> String {
    "\(prefix ?? namespace.map { $0 + "+" } ?? "")\(name).swift"
  }
}

extension TokenType {
  /// The type of generated properties.
  var swiftType: String {
    switch self {
    case .color: "TokenColor"
    case .dimension: "TokenLength"
    case .fontFamily: "TokenFontFamily"
    case .fontWeight: "TokenFontWeight"
    case .duration: "Duration"
    case .cubicBezier: "TokenCubicBezier"
    case .number: "Double"
    case .strokeStyle: "TokenStrokeStyle"
    case .border: "TokenBorder"
    case .transition: "TokenTransition"
    case .shadow: "TokenShadow"
    case .gradient: "TokenGradient"
    case .typography: "TokenTextStyle"
    }
  }
}

extension String {
  /// The text as a string literal of Swift. It cannot end the literal.
  var swiftLiteral: String {
    if allBytes({ $0.isPlain && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      return "\"\(self)\""
    }
    let text = replacingScalars { scalar in
      isHidden(scalar)
        ? scalar.spelling : "\"\\".unicodeScalars.contains(scalar) ? "\\\(scalar)" : nil
    }
    return "\"\(text)\""
  }
}
