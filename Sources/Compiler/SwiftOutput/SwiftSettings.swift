enum SwiftSettings {
  static let all = [
    OutputSetting(
      "access", summary: "Access level of the generated Swift declarations.",
      shape: .word(Project.Output.Access.allCases.map(\.rawValue))),
    OutputSetting(
      "runtime",
      summary: "`import`: generated Swift imports its value types. `inline`: they are generated "
        + "next to the themes, which then need no other module.",
      shape: .word(Project.Output.Runtime.allCases.map(\.rawValue))),
    OutputSetting(
      "module", summary: "The module that value types are imported from. Default: TokenValues.",
      shape: .text(pattern: "^[A-Za-z_][A-Za-z0-9_]*$"),
      conflicts: [
        OutputSetting.Conflict(
          with: "runtime", setTo: "inline",
          message: "'module' has no effect with \"runtime\": \"inline\"; remove one of the two")
      ], faults: { $0.faults(unless: moduleFault) }),
    OutputSetting(
      "namespace",
      summary: "An enum that contains all generated types: Acme.Theme. Excludes `prefix`.",
      shape: .text(pattern: "^[A-Z][A-Za-z0-9_]*$"),
      faults: { $0.faults { typeFault($0, of: "namespace") ?? namespaceFault($0) } }),
    OutputSetting(
      "prefix",
      summary: "A prefix for the names of all generated top-level types: AcmeTheme. "
        + "Excludes `namespace`.", shape: .text(pattern: "^[A-Z][A-Za-z0-9_]*$"),
      conflicts: [
        OutputSetting.Conflict(
          with: "namespace",
          message: "use 'namespace' or 'prefix', not both; a namespace needs no prefix")
      ],
      faults: { $0.faults { typeFault($0, of: "prefix") } }),
    OutputSetting(
      "textStyles",
      summary: "The system's text styles with which text grows, by path: "
        + "`{ \"text/heading/*\": \"title2\" }`. Default: the token's name, such as `caption1`, or "
        + "else the style whose size is nearest.",
      shape: .object(of: .word(SystemTextStyle.allCases.map(\.rawValue)))),
    OutputSetting(
      "catalog",
      summary:
        "Whether to generate `ThemeCatalog`, a view that lists all tokens, and `Theme.tokens`.",
      shape: .flag),
    OutputSetting(
      "imports",
      summary:
        "`public`: imports have the access level of what uses them. `plain`: they have none, "
        + "for compilers before Swift 6.0.", shape: .word(["public", "plain"])),
    OutputSetting(
      "digits",
      summary: "What is in front of names that begin with a digit. `group`: the name of the group, "
        + "as in `amber.amber50`. `underscore`: `_50`, which symbol graphs and DocC leave out.",
      shape: .word(DigitNames.allCases.map(\.rawValue))),
    .include, .exclude, .names(unless: nameFault),
  ]

  /// What the name of a property must be; nil if it is valid.
  private static func nameFault(_ text: String) -> String? {
    guard let first = text.unicodeScalars.first, first != "_", first.properties.isXIDStart,
      text.unicodeScalars.allSatisfy({ $0 == "_" || $0.isWordPart })
    else {
      return "a name in Swift must begin with a letter, and have only letters, digits and '_'"
    }
    return SwiftName.isTaken(text) ? "choose a name that Swift or generated code does not use" : nil
  }

  private static func moduleFault(_ text: String) -> String? {
    let isName = text.utf8.isWord && !SwiftName.keywords.contains(text) && text != "_"
    return isName ? nil : "'module' must be the name of a Swift module"
  }

  private static func typeFault(_ text: String, of setting: String) -> String? {
    let first = text.utf8.first ?? 0
    if text.utf8.isWord, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) { return nil }
    return "'\(setting)' must be ASCII letters, digits and underscores, and begin with a capital"
  }

  private static func namespaceFault(_ text: String) -> String? {
    // A type that generated code uses or nests, or that value types are bridged to.
    let isTaken =
      SwiftName.usedTypes.contains(text) || SwiftName.keywords.contains(text)
      || systemTypes.contains(text) || text.hasSuffix("Tokens")
    return isTaken ? "'namespace' must not be a name that Swift or generated code uses" : nil
  }

  /// Names of the language, and of types that the value types and their bridges use.
  private static let systemTypes: Set = [
    "AnyShapeStyle", "AppKit", "Bool", "CGFloat", "Color", "EnvironmentValues", "Font", "Gradient",
    "Int", "LinearGradient", "NSAppearance", "NSColor", "Protocol", "Swift", "SwiftUI", "Type",
    "UIColor", "UIFont", "UIFontDescriptor", "UIKit", "UITraitCollection", "UInt32", "Weight",
  ]
}
