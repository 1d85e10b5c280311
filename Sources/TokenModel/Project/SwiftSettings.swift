import TokenJSON
import Writers

/// Reads the module and type-name settings of an output of the format `swift`.
struct SwiftSettings {
  private var module: String?
  private var namespace: String?
  private var prefix: String?

  /// Reads the settings for any format, because the format itself may be invalid.
  init(_ members: inout Members, _ findings: inout Findings) {
    module = members.string("module", &findings)
    namespace = members.string("namespace", &findings)
    prefix = members.string("prefix", &findings)
  }

  /// Applies the settings to an output, and reports those that are invalid.
  func apply(
    to output: inout Project.Output, _ document: Document, _ steps: [JSONStep],
    _ findings: inout Findings
  ) {
    func refuse(_ key: String, _ sentence: String) {
      findings.add(.invalidProject, sentence, at: document.place(steps + [.key(key)]))
    }
    let given = [("module", module), ("namespace", namespace), ("prefix", prefix)]
    guard output.format == .swift else { return }  // `checkSettings` reports them
    for (key, value) in given {
      guard let value, let fault = fault(of: value, key) else { continue }
      refuse(key, "\(fault), found '\(printable(value))'")
    }
    if module != nil, output.runtime == .inline {
      refuse(
        "module",
        "'module' has no effect with \"runtime\": \"inline\"; remove one of the two")
    }
    if prefix != nil, namespace != nil {
      refuse(
        "prefix",
        "use 'namespace' or 'prefix', not both; a prefix is for top-level types")
    }
    (output.module, output.namespace, output.prefix) = (module, namespace, prefix)
  }

  /// The requirement that a setting's value does not meet; nil when the value is valid.
  private func fault(of value: String, _ key: String) -> String? {
    let bytes = Array(value.utf8)
    let isWord = !bytes.isEmpty && bytes.allSatisfy(Self.isWordByte) && !Self.isDigit(bytes[0])
    guard key != "module" else {
      let isName = isWord && !SwiftName.keywords.contains(value) && value != "_"
      return isName ? nil : "'module' must be the name of a Swift module"
    }
    guard isWord, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[0]) else {
      return "'\(key)' must be ASCII letters, digits and underscores, and begin with a capital"
    }
    guard key == "namespace", Self.isTaken(value) else { return nil }
    return "'namespace' must not be a name that Swift or generated code uses"
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) || isDigit(byte)
      || byte == UInt8(ascii: "_")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Whether generated code or a system framework uses a type with that name.
  private static func isTaken(_ name: String) -> Bool {
    SwiftName.usedTypes.contains(name) || SwiftName.keywords.contains(name)
      || systemTypes.contains(name) || name.hasSuffix("Tokens") || name.hasSuffix("Colors")
  }

  /// Names from the language, and of types that value types and their bridges use.
  private static let systemTypes: Set = [
    "AnyShapeStyle", "AppKit", "Bool", "CGFloat", "Color",
    "EnvironmentValues", "Font", "Gradient", "Int", "LinearGradient", "NSAppearance", "NSColor",
    "Protocol", "Swift", "SwiftUI", "Type", "UIColor", "UIFont", "UIFontDescriptor", "UIKit",
    "UITraitCollection", "UInt32", "Weight",
  ]
}
